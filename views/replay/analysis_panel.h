// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "model/replay/analysis.h"
#include "views/panels/panel_context.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace views {

class PanelBoxes;

/// What a computer player found about a game: what each seat may expect at the position shown, what of the last change
/// was luck, error or hidden, the best actions there with their values and lines, the mistakes, luck and errors of the
/// whole game, and a report of each side. Runs nothing itself.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget *parent = nullptr);

    /// Words and pictures to show it with; `context` stays as it is until the next call.
    void setContext(const PanelContext &context);
    /// The course of the main line, which outlives the panel or is replaced before, and what was found about it. What
    /// was found rests on everything that is hidden: it is shown only where `isOpen`.
    void setGame(const replay::Timeline *game, const std::optional<replay::Analysis> &analysis, bool isOpen);
    /// The position that is shown, if it is one of the main line.
    void showStep(std::optional<int> step);
    /// So many of so many positions are done; 0 of 0: nothing is being analysed.
    void setProgress(int done, int all);

signals:
    void analyseWanted();
    void cancelWanted();
    void learnWanted();
    /// One of the best actions at that position was chosen.
    void actionChosen(int step, engine::Action action);
    /// One of the lines that begin with such an action.
    void lineChosen(int step, const std::vector<engine::Action> &line);
    /// One of the mistakes was chosen: the position before it.
    void stepChosen(int step);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QListWidget *makeList(const QString &name);
    void retranslate();
    void refreshStep();
    void refreshMistakes();
    void refreshAccounts();
    void refreshReport();
    void fitLists();
    void addCandidates(const replay::Finding &finding);
    void addCandidate(engine::Action action, const engine::Position &position, const QString &figures);
    void addLine(const replay::Candidate &candidate, const engine::Position &position);
    QString changeText(int step) const;
    QString seatName(std::size_t seat) const;
    static QString games(double value);
    QString skillText(const replay::Account &account) const;
    QString sumOf(engine::Seat seat, const replay::Account &account) const;
    QString givenAway(engine::Seat seat, double errors) const;

    PanelContext m_context;
    const replay::Timeline *m_game = nullptr;
    std::optional<replay::Analysis> m_analysis;
    std::optional<int> m_step;
    bool m_isOpen = true;
    bool m_isRunning = false;
    QLabel *m_about;
    QPushButton *m_button;
    QProgressBar *m_progress;
    QLabel *m_expected;
    QLabel *m_change; ///< how what is to be expected came to be
    QLabel *m_bestHeading;
    QLabel *m_bestAbout;
    QListWidget *m_best;
    QLabel *m_mistakesHeading;
    QListWidget *m_mistakes;
    QPushButton *m_learn; ///< from them
    QLabel *m_accountsHeading;
    QLabel *m_accounts;
    QLabel *m_accountsAbout;
    PanelBoxes *m_report;
};

} // namespace views

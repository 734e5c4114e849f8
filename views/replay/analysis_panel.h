// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "model/replay/analysis.h"
#include "views/play/panel_box.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace views {

class PanelColumn;

/// What a computer player found about a game: what each seat may expect at the position shown, the best actions there
/// with their values, the mistakes of the whole game, and a report of each side. Runs nothing itself.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget *parent = nullptr);

    /// Words and pictures to show it with; `context` stays as it is until the next call.
    void setContext(const PanelContext &context, const QStringList &seatNames);
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
    /// One of the best actions at that position was chosen.
    void actionChosen(int step, engine::Action action);
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
    void refreshReport();
    void fitLists();
    void addCandidate(const replay::Candidate &candidate, const engine::Position &position, bool played);
    QString percent(double value) const;

    PanelContext m_context;
    QStringList m_seatNames;
    const replay::Timeline *m_game = nullptr;
    std::optional<replay::Analysis> m_analysis;
    std::optional<int> m_step;
    bool m_isOpen = true;
    bool m_isRunning = false;
    QLabel *m_about;
    QPushButton *m_button;
    QProgressBar *m_progress;
    QLabel *m_expected;
    QLabel *m_bestHeading;
    QLabel *m_bestAbout;
    QListWidget *m_best;
    QLabel *m_mistakesHeading;
    QListWidget *m_mistakes;
    PanelColumn *m_report;
};

} // namespace views

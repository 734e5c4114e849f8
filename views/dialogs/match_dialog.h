// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/match/background.h"

class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace views {

class MatchForm;
class OwnEngines;

/// A match between players that are programs: what is asked for, and a table of what came of it so far. It is played
/// while the dialogue is closed, too, and ends with it. Texts follow the language.
class MatchDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with that game chosen. The engines outlive it.
    MatchDialog(const OwnEngines &engines, const engine::Game &game, QWidget *parent = nullptr);
    ~MatchDialog() override;

    bool isPlaying() const { return m_match.isPlaying(); }
    /// How far the match is, or what has ended it, in a sentence.
    QString standing() const;

signals:
    /// The match that was played is over.
    void over();

private:
    void makeParts();
    void start();
    void stop();
    void end();
    void copy(const QByteArray &text);
    void refresh();
    void refreshTable();
    void refreshFailures();
    void retranslate();
    QString failureText(const match::FailedGame &game) const;
    QString ratingText() const;

    match::BackgroundMatch m_match;
    QTabWidget *m_tabs; ///< what is asked for, what came of it
    MatchForm *m_form;
    QLabel *m_said;
    QTreeWidget *m_table;
    QLabel *m_rating;
    QLabel *m_failuresLabel;
    QListWidget *m_failures;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_copyText;
    QPushButton *m_copyCsv;
};

} // namespace views

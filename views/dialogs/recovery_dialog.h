// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDateTime>
#include <QDialog>
#include <QPointer>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace views {

class MessageBox;

/// A game that was open when the program ended unexpectedly, or that was set aside for another one. Its texts are asked
/// for again when the language changes.
struct RecoveredGame {
    std::function<QString()> title;   ///< the players and the game; may be empty where the copy cannot be read
    std::function<QString()> heading; ///< "Round 3, 14 actions"; likewise
    QDateTime when;                   ///< the copy was last written
    QString file;                     ///< the player's own, or empty for a game that was never saved
    QString journal;                  ///< the kept copy: which one, not shown
    bool readable = true;
    bool setAside = false; ///< by the player, when another one took its place
    int lostLines = 0;     ///< of the copy, at its end
};

/// Offers games that were open when the program ended unexpectedly or that were set aside, with what is kept of each.
/// Accepted: the player goes on with those in `chosen`. Rejected: later; nothing is touched. The dialogue itself
/// touches no file.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    /// So many are offered, or brought back, at once; more only when somebody wants it.
    static constexpr int kScreenful = 12;

    /// Offers these games, at least one and at most a screenful. All that can be read and were not set aside have a
    /// check mark; where there are none of them, the first.
    explicit RecoveryDialog(std::vector<RecoveredGame> games, QWidget *parent = nullptr);
    /// There are so many more, at least one, which `rest` describes once somebody wants to see them.
    void setRest(int count, std::function<std::vector<RecoveredGame>()> rest);

    /// The copies of the games with a check mark, in the order in which they are offered.
    QStringList chosen() const;

signals:
    /// The player wants these copies to be deleted, and said so twice. They are no longer offered; without any other
    /// the dialogue closes.
    void discarded(const QStringList &journals);

private:
    QWidget *makeDetails();
    QHBoxLayout *makeChoices();
    void addItem(const RecoveredGame &game, Qt::CheckState state);
    void checkAll(Qt::CheckState state);
    void showRest();
    bool isOnlySetAside() const;
    const RecoveredGame *current() const;
    void retranslate();
    void showItems();
    void showCurrent();
    void refreshButtons();
    void askToDiscard(const QStringList &journals);
    void showQuestion();
    void discard();

    std::vector<RecoveredGame> m_games; ///< a row of the list each
    QLabel *m_about;
    QLabel *m_safe;
    QListWidget *m_list;
    QPushButton *m_all;
    QPushButton *m_none;
    QPushButton *m_showRest;
    QLabel *m_fileLabel;
    QLineEdit *m_file;
    QLabel *m_whenLabel;
    QLabel *m_when;
    QLabel *m_loss;
    QPushButton *m_discardBroken;
    QPushButton *m_resume;
    QPushButton *m_later;
    QPushButton *m_discard;
    QPointer<MessageBox> m_question;
    QStringList m_asked; ///< the copies that the question is about
    int m_restCount = 0; ///< of games that are not offered yet
    std::function<std::vector<RecoveredGame>()> m_rest;
};

} // namespace views

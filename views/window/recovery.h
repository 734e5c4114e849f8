// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QObject>

#include "model/play/journals.h"
#include "model/play/play.h"
#include "views/dialogs/recovery_dialog.h"

namespace views {

class MainWindow;
class Windows;

/// Brings back games that were open when the program ended: by itself those that it kept in order for its next start,
/// and after a question those that it had no time to end.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// Of the journals in that folder. `windows` outlives it.
    Recovery(Windows &windows, QString folder, QObject *parent = nullptr);

    /// Where more than so many are set aside, at the start of the program the oldest go that are over or in which
    /// nothing was done; none with which somebody could go on.
    static constexpr std::size_t kMostSetAside = 50;

    /// At the start: brings back what was closed in order, if `restores`, and offers what was not, but for a review
    /// that had changed nothing: its journal goes. `window` has no game yet and takes the first one; the others get
    /// windows of their own. More than a screenful (`RecoveryDialog::kScreenful`) does not come back by itself: the
    /// rest is offered. What was set aside waits until somebody asks for it.
    void start(MainWindow *window, bool restores);
    /// Offers all that is left over in a dialogue over `window`. False if there is nothing.
    bool offer(MainWindow *window);

    /// The games of that file that were closed in order and are not open now, the oldest first; all can be read.
    std::vector<play::RecoverableSession> closedOf(const QString &file) const;
    /// The session of that journal, if it can be read and nobody has it.
    std::optional<play::RecoverableSession> sessionOf(const QString &journal) const;
    /// What is to be said of each game's session that was left last and can be read, where there is one; of no
    /// scenario.
    std::map<const engine::Game *, RecoveredGame> newestGames() const;

private:
    /// A journal that nobody had when it was looked at. Nobody is kept from it: it is taken when it is needed.
    struct Leftover {
        QString journal;
        QDateTime written;
        bool closed;
        bool setAside;
    };
    std::vector<Leftover> leftovers() const;
    static void discardSpent(std::vector<Leftover> aside);
    static bool isNewer(const Leftover &one, const Leftover &other) { return one.written > other.written; }
    void offer(MainWindow *window, std::vector<Leftover> games);
    void bringBack(const QStringList &journals, MainWindow *window);

    Windows &m_windows;
    QString m_folder;
};

} // namespace views

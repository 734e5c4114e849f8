// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QKeySequence>
#include <QObject>
#include <QSettings>

#include "views/common/commands.h"

namespace views {

/// The commands whose keys a page takes itself, with those that they have at first: letters, too, as what has the
/// keyboard takes those that it needs before the page gets them.
const std::map<Command, QList<QKeySequence>> &pageKeys();

/// The keys of commands: those that a command has at first, and those that a person gave it instead. A command is known
/// by a name that no language changes, such as `save-as`. What is given is written at once; what stands in the file and
/// is no key, or one that cannot be given, is left out.
class CommandKeys : public QObject {
    Q_OBJECT

public:
    /// A child of the store in which they lie.
    explicit CommandKeys(QSettings &store);

    /// Says which keys a command has at first. Every window does.
    void declare(const QString &command, const QList<QKeySequence> &keys);

    /// The keys that count: the person's own, else the first ones but for those that the person gave to others.
    QList<QKeySequence> keys(const QString &command) const;
    /// True if a person gave this command its keys, or took them away.
    bool isOwn(const QString &command) const;
    /// The command that such a key does now; empty: none.
    QString owner(const QKeySequence &key) const;
    /// True if a key may be given to a command: one chord, which types nothing, opens no menu and has no fixed meaning.
    static bool canBeGiven(const QKeySequence &key);

    /// Gives the command this key in place of all that it has; whoever has it now loses it.
    void give(const QString &command, const QKeySequence &key);
    /// The command has no keys.
    void clear(const QString &command);
    /// The command has its first keys again.
    void restore(const QString &command);
    void restoreAll();

signals:
    /// Some command has other keys now.
    void changed();

private:
    void read(const QString &command);
    void write(const QString &command, const QList<QKeySequence> &keys);
    void keep();

    QSettings &m_store;
    std::map<QString, QList<QKeySequence>> m_first;
    std::map<QString, QList<QKeySequence>> m_own;
};

} // namespace views

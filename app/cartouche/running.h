// SPDX-License-Identifier: GPL-3.0-or-later
// One program for a person, screen and state folder: a later start hands over what it was asked for and ends.
#pragma once

#include <functional>

#include <QByteArray>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QList>
#include <QObject>
#include <QVariantMap>

#include "app/cartouche/options.h"

namespace cartouche {

/// Whether a program that runs already may do what was asked for on the command line: files to open, a game to begin,
/// or nothing. Not what writes something or is more than one of these, nor a start in another language, size or theme,
/// nor what is no file that others can open, as a pipe.
bool mayBeHandedOver(const CommandLineOptions &options, bool isInOtherLanguage);

/// The program on the desktop's bus, as `org.freedesktop.Application` has it, under a name that stands for the screen
/// and the folder in which games are kept. Without a bus nobody is met and nobody comes.
class RunningProgram : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// `folder` has the journals of the games.
    RunningProgram(const QDBusConnection &bus, const QString &folder);

    /// For a program that the desktop's bus has started to ask something of it: waits for that, a while at most, and
    /// begins again as if it stood on the command line; what comes besides is done by further starts. Needs no screen.
    /// Returns only if nothing came, with true, or where that fails.
    bool serve(const QString &program);
    /// Hands that, which may be handed over, to the program that runs already. False if this one is to do it: because
    /// none runs – from now on this one does, and keeps what comes before `answer` –, or because the one that does is
    /// ending or takes too long, and then it will not do it later.
    bool handOver(const CommandLineOptions &options);
    /// From now on, or once those that had the name before have gone, this program does what later starts hand over, in
    /// the event loop: `perform` for each. It may refuse by `isEnding`.
    void answer(std::function<void(const CommandLineOptions &)> perform, std::function<bool()> isEnding);

public slots:
    // By the names that the interface gives them.
    void Activate(const QVariantMap &platform);                       // NOLINT(readability-identifier-naming)
    void Open(const QStringList &files, const QVariantMap &platform); // NOLINT(readability-identifier-naming)
    /// `new-` and the id of a game; `replay` and `edit` with a file.
    void ActivateAction(const QString &action, const QVariantList &parameters, // NOLINT(readability-identifier-naming)
                        const QVariantMap &platform);

signals:
    /// Something is asked for.
    void wished();

private:
    struct Wish {
        CommandLineOptions options;
        QByteArray token; ///< the desktop's leave for the window to come to the front, if there is one
    };
    QDBusMessage wishOf(const CommandLineOptions &options) const;
    void take(const CommandLineOptions &options, const QVariantMap &platform);
    CommandLineOptions takeWish();
    QStringList nextWords();
    void performAll();

    QDBusConnection m_bus;
    QString m_name;
    QList<Wish> m_wishes; ///< that are not done yet
    std::function<void(const CommandLineOptions &)> m_perform;
    std::function<bool()> m_isEnding;
};

} // namespace cartouche

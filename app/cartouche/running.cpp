// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cartouche/running.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProcess>
#include <QTimer>
#include <QUrl>

#include <unistd.h>

#include "model/words/words.h"
#include "views/common/play_log.h"

namespace cartouche {

namespace {

constexpr int kPatience = 10000; // ms; a program that runs needs a few, one that was begun at the same moment a second
constexpr int kReturn = 2000;    // ms that an answer may take besides
constexpr int kMostOwners = 3;   // of the name that may go while they are asked

const QString kOwn = QStringLiteral("/proc/self/exe");
const QString kProgram = QStringLiteral("org.cartouche.cartouche");
const QString kPath = QStringLiteral("/org/cartouche/cartouche");
const QString kInterface = QStringLiteral("org.freedesktop.Application");
const QString kNew = QStringLiteral("new-");
const QString kReplay = QStringLiteral("replay");
const QString kEdit = QStringLiteral("edit");
/// Until when a wish may be done, of QDeadlineTimer's clock, which all programs of a machine share: afterwards the one
/// that had it does it itself.
const QString kUntil = QStringLiteral("cartouche-until");

/// The leave of whoever started a program that its window may come to the front: what it is called in the environment
/// and among what comes with a wish. Desktops give the older one, the newer one or both.
struct Leave {
    const char *variable;
    QString key;
};
const std::array kLeaves{Leave{"XDG_ACTIVATION_TOKEN", QStringLiteral("activation-token")},
                         Leave{"DESKTOP_STARTUP_ID", QStringLiteral("desktop-startup-id")}};

using As = views::Navigator::As;

/// No element of such a name may begin with a digit.
QString nameFor(const QString &folder)
{
    QByteArray whole = QDir(folder).absolutePath().toUtf8();
    whole += '\n' + QGuiApplication::platformName().toUtf8();
    for (const char *screen : {"WAYLAND_DISPLAY", "DISPLAY"})
        whole += '\n' + qgetenv(screen);
    return kProgram + QStringLiteral(".s")
           + QString::fromLatin1(QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex().left(16));
}

QString addressOf(const QString &file) { return QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(); }

QStringList addressesOf(const QStringList &files)
{
    QStringList addresses;
    std::transform(files.begin(), files.end(), std::back_inserter(addresses), addressOf);
    return addresses;
}

/// An address elsewhere stays one: what is wrong with it is said where it is opened.
QStringList filesOf(const QStringList &addresses)
{
    QStringList files;
    for (const QString &address : addresses) {
        if (const QUrl url(address); !url.isRelative()) // which might be an option on the command line
            files << (url.isLocalFile() ? url.toLocalFile() : address);
    }
    return files;
}

/// What would have to stand on the command line, of what may be handed over.
QStringList wordsOf(const CommandLineOptions &options)
{
    if (options.newGame)
        return {QStringLiteral("--new"), words::idOf(*options.newGame)};
    QStringList words = options.files;
    if (options.as != As::Itself)
        words.prepend(options.as == As::Edit ? QStringLiteral("--edit") : QStringLiteral("--replay"));
    return words;
}

/// What goes with a wish.
QVariantMap platformData()
{
    QVariantMap data{{kUntil, QDeadlineTimer(kPatience).deadline()}};
    for (const Leave &leave : kLeaves) {
        if (const QByteArray token = qgetenv(leave.variable); !token.isEmpty())
            data.insert(leave.key, QString::fromUtf8(token));
    }
    return data;
}

/// Each is good for one window.
void forgetLeaves()
{
    for (const Leave &leave : kLeaves)
        qunsetenv(leave.variable);
}

} // namespace

bool mayBeHandedOver(const CommandLineOptions &options, bool isInOtherLanguage)
{
    const bool isPlain = !isInOtherLanguage && options.theme.isEmpty() && !options.size.isValid() && !options.demo
                         && options.exportTo.isEmpty() && !options.step && !options.exitAfterStartup
                         && (!options.newGame || options.files.isEmpty());
    // What lies there is another file for each program.
    const auto isOwn = [](const QString &file) {
        const QString path = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
        return path.startsWith(QLatin1String("/dev/")) || path.startsWith(QLatin1String("/proc/"));
    };
    return isPlain && std::all_of(options.files.begin(), options.files.end(), [&isOwn](const QString &file) {
               return QFileInfo(file).isFile() && !isOwn(file);
           });
}

RunningProgram::RunningProgram(const QDBusConnection &bus, const QString &folder) : m_bus(bus), m_name(nameFor(folder))
{
    if (m_bus.isConnected()) // first what is called, then the name by which it is found
        m_bus.registerObject(kPath, this, QDBusConnection::ExportAllSlots);
    connect(this, &RunningProgram::wished, this, &RunningProgram::performAll, Qt::QueuedConnection);
}

/// Qt reads the desktop's leave once, while the application is made: hence the new beginning. Whoever kept the name
/// would be asked for what belongs to other screens and folders.
bool RunningProgram::serve(const QString &program)
{
    QEventLoop loop;
    connect(this, &RunningProgram::wished, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    if (m_bus.isConnected() && m_bus.registerService(kProgram)) {
        loop.exec();
        m_bus.unregisterService(kProgram);
        QCoreApplication::processEvents();                // others may have come before
        m_bus.interface()->isServiceRegistered(kProgram); // once that is answered the answers to all have gone, too
        if (m_wishes.isEmpty())
            return true;
    }
    for (; m_wishes.size() > 1; forgetLeaves()) // they meet each other there
        QProcess::startDetached(kOwn, nextWords());
    const QStringList words = QStringList(program) + nextWords();
    std::vector<QByteArray> encoded;
    std::transform(words.begin(), words.end(), std::back_inserter(encoded), QFile::encodeName);
    std::vector<char *> argv;
    for (QByteArray &word : encoded)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(QFile::encodeName(kOwn).constData(), argv.data());
    return false;
}

/// Of the first wish, if there is one; its leave stands where the program that begins with them looks for it.
QStringList RunningProgram::nextWords()
{
    const QStringList words = m_wishes.isEmpty() ? QStringList() : wordsOf(takeWish());
    if (const QByteArray token = qgetenv(kLeaves.front().variable); !token.isEmpty())
        qputenv(kLeaves.back().variable, token);
    return words;
}

bool RunningProgram::handOver(const CommandLineOptions &options)
{
    // The bus gives the name to one of those that want it at the same moment.
    for (int owners = 0; m_bus.isConnected() && owners < kMostOwners && !m_bus.registerService(m_name); ++owners) {
        if (m_bus.call(wishOf(options), QDBus::Block, kPatience + kReturn).type() == QDBusMessage::ReplyMessage)
            return true;
        if (m_bus.interface()->isServiceRegistered(m_name))
            return false;
    }
    return false;
}

QDBusMessage RunningProgram::wishOf(const CommandLineOptions &options) const
{
    const QVariantMap platform = platformData();
    const auto call = [this](const QString &method) {
        return QDBusMessage::createMethodCall(m_name, kPath, kInterface, method);
    };
    const auto action = [&](const QString &name, const QVariantList &parameters = {}) {
        return call(QStringLiteral("ActivateAction")) << name << parameters << platform;
    };
    if (options.newGame)
        return action(kNew + words::idOf(*options.newGame));
    if (options.as != As::Itself)
        return action(options.as == As::Edit ? kEdit : kReplay, {addressOf(options.file())});
    if (!options.files.isEmpty())
        return call(QStringLiteral("Open")) << addressesOf(options.files) << platform;
    return call(QStringLiteral("Activate")) << platform;
}

void RunningProgram::answer(std::function<void(const CommandLineOptions &)> perform, std::function<bool()> isEnding)
{
    m_perform = std::move(perform);
    m_isEnding = std::move(isEnding);
    if (m_bus.isConnected()) // now, unless it has been since handOver(), or when those before have gone
        m_bus.interface()->registerService(m_name, QDBusConnectionInterface::QueueService);
    QMetaObject::invokeMethod(this, &RunningProgram::performAll, Qt::QueuedConnection);
}

void RunningProgram::Activate(const QVariantMap &platform) { take({}, platform); }

void RunningProgram::Open(const QStringList &files, const QVariantMap &platform)
{
    CommandLineOptions options;
    options.files = filesOf(files);
    take(options, platform);
}

void RunningProgram::ActivateAction(const QString &action, const QVariantList &parameters, const QVariantMap &platform)
{
    CommandLineOptions options;
    if (action.startsWith(kNew))
        options.newGame = engine::findGame(action.mid(kNew.size()).toStdString());
    else if (action == kReplay || action == kEdit)
        options.files = filesOf({parameters.value(0).toString()});
    options.as = action == kReplay ? As::Review : action == kEdit ? As::Edit : As::Itself;
    if (options.newGame || !options.files.isEmpty())
        take(options, platform);
    else
        sendErrorReply(QDBusError::InvalidArgs);
}

/// Whoever asked need not wait until a dialogue is answered.
void RunningProgram::take(const CommandLineOptions &options, const QVariantMap &platform)
{
    const QVariant until = platform.value(kUntil); // that of a desktop's own program has no such thing
    const bool isLate = until.isValid() && QDeadlineTimer::current().deadline() > until.toLongLong();
    if (isLate || (m_isEnding && m_isEnding())) {
        sendErrorReply(QDBusError::Failed);
        return;
    }
    QByteArray token;
    for (const Leave &leave : kLeaves) {
        if (token.isEmpty())
            token = platform.value(leave.key).toString().toUtf8();
    }
    m_wishes << Wish{options, token};
    emit wished();
}

CommandLineOptions RunningProgram::takeWish()
{
    const Wish wish = m_wishes.takeFirst();
    if (!wish.token.isEmpty()) {
        qputenv(kLeaves.front().variable, wish.token); // where Qt looks for it, for the next window that comes
        qCDebug(views::playLog, "may come to the front by %s", wish.token.constData());
    }
    return wish.options;
}

/// While one is done, which may ask something, others may come.
void RunningProgram::performAll()
{
    while (m_perform && !m_wishes.isEmpty())
        m_perform(takeWish());
}

} // namespace cartouche

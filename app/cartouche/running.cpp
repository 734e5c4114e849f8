// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cartouche/running.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

namespace cartouche {

namespace {

constexpr int kPatience = 3000; // ms; a program that runs needs a few

const QString kProgram = QStringLiteral("org.cartouche.cartouche");
const QString kPath = QStringLiteral("/org/cartouche/cartouche");
const QString kInterface = QStringLiteral("org.freedesktop.Application");
const QString kNew = QStringLiteral("new");
const QString kReplay = QStringLiteral("replay");
const QString kEdit = QStringLiteral("edit");

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

QStringList filesOf(const QStringList &addresses)
{
    QStringList files;
    for (const QString &address : addresses) {
        if (const QUrl url(address); url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

} // namespace

bool mayBeHandedOver(const CommandLineOptions &options, bool isInOtherLanguage)
{
    const bool isPlain = !isInOtherLanguage && options.theme.isEmpty() && !options.size.isValid() && !options.demo
                         && options.exportTo.isEmpty() && !options.step && !options.exitAfterStartup;
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
}

bool RunningProgram::handOver(const CommandLineOptions &options) const
{
    if (!m_bus.isConnected() || !m_bus.interface()->isServiceRegistered(m_name))
        return false;
    const auto call = [this](const QString &method) {
        return QDBusMessage::createMethodCall(m_name, kPath, kInterface, method);
    };
    const auto action = [&](const QString &name, const QString &parameter) {
        return call(QStringLiteral("ActivateAction")) << name << QVariantList{parameter} << QVariantMap();
    };
    QList<QDBusMessage> wishes;
    if (options.newGame)
        wishes << action(kNew, QString::fromStdString(std::string(options.newGame->id())));
    if (options.as != As::Itself)
        wishes << action(options.as == As::Edit ? kEdit : kReplay, addressOf(options.file()));
    else if (!options.files.isEmpty())
        wishes << (call(QStringLiteral("Open")) << addressesOf(options.files) << QVariantMap());
    if (wishes.isEmpty())
        wishes << (call(QStringLiteral("Activate")) << QVariantMap());
    return std::all_of(wishes.begin(), wishes.end(), [this](const QDBusMessage &wish) {
        return m_bus.call(wish, QDBus::Block, kPatience).type() == QDBusMessage::ReplyMessage;
    });
}

void RunningProgram::answer(std::function<void(const CommandLineOptions &)> perform, std::function<bool()> isEnding)
{
    m_perform = std::move(perform);
    m_isEnding = std::move(isEnding);
    // First what is called, then the name by which it is found.
    if (m_bus.isConnected() && m_bus.registerObject(kPath, this, QDBusConnection::ExportAllSlots))
        m_bus.registerService(m_name);
}

void RunningProgram::Activate(const QVariantMap &) { take({}); }

void RunningProgram::Open(const QStringList &files, const QVariantMap &)
{
    CommandLineOptions options;
    options.files = filesOf(files);
    take(options);
}

void RunningProgram::ActivateAction(const QString &action, const QVariantList &parameters, const QVariantMap &)
{
    const QString parameter = parameters.value(0).toString();
    CommandLineOptions options;
    if (action == kNew)
        options.newGame = engine::findGame(parameter.toStdString());
    else if (action == kReplay || action == kEdit)
        options.files = filesOf({parameter});
    options.as = action == kReplay ? As::Review : action == kEdit ? As::Edit : As::Itself;
    if (options.newGame || !options.files.isEmpty())
        take(options);
    else
        sendErrorReply(QDBusError::InvalidArgs);
}

/// Whoever asked need not wait until a dialogue is answered.
void RunningProgram::take(const CommandLineOptions &options)
{
    if (m_isEnding())
        sendErrorReply(QDBusError::Failed);
    else
        QMetaObject::invokeMethod(
            this, [this, options] { m_perform(options); }, Qt::QueuedConnection);
}

} // namespace cartouche

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/desktop.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QPalette>
#include <QThread>

#include <tuple>
#include <utility>

namespace views {

namespace {

using Namespaces = QMap<QString, QVariantMap>; ///< what the portal answers: from namespace to keys and values

constexpr int kPatience = 200; ///< ms; a portal that runs needs a few

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

// The namespace that desktops have in common, and those of older ones of GNOME, which lack contrast and motion there.
constexpr const char *kScheme = "org.freedesktop.appearance/color-scheme";
constexpr const char *kContrast = "org.freedesktop.appearance/contrast";
constexpr const char *kReducedMotion = "org.freedesktop.appearance/reduced-motion";
constexpr const char *kOlderContrast = "org.gnome.desktop.a11y.interface/high-contrast";
constexpr const char *kOlderMotion = "org.gnome.desktop.interface/enable-animations";

constexpr const char *kFont = "org.gnome.desktop.interface/font-name"; ///< such as `Cantarell 11`
constexpr const char *kTextFactor = "org.gnome.desktop.interface/text-scaling-factor";

constexpr const char *kNotesFiles = "org.gnome.desktop.privacy/remember-recent-files";

const QStringList kNamespaces{
    QStringLiteral("org.freedesktop.appearance"), QStringLiteral("org.gnome.desktop.a11y.interface"),
    QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("org.gnome.desktop.privacy")};

// Of the key `color-scheme`; 0 is none.
constexpr unsigned kPrefersDark = 1;
constexpr unsigned kPrefersLight = 2;

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// As far as it may be meant.
constexpr qreal kLeastPoints = 4, kMostPoints = 72;
constexpr qreal kLeastFactor = 0.5, kMostFactor = 4;

QString placeOf(const QString &space, const QString &key) { return space + QLatin1Char('/') + key; }

} // namespace

Desktop::Desktop(const QDBusConnection &bus, QObject *parent)
    : QObject(parent), m_isPaletteDark(isDark(QGuiApplication::palette()))
{
    if (bus.isConnected())
        ask(bus);
}

void Desktop::ask(QDBusConnection bus)
{
    // Of any service: with a name the bus is asked at once who has it, and waited for as long as it takes.
    bus.connect(QString(), kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"))
                            << kNamespaces;
    auto *call = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    const QDeadlineTimer patience(kPatience);
    while (!call->isFinished() && !patience.hasExpired()) // the answer comes in by another thread
        QThread::msleep(1);
    const auto end = [this, call] {
        takeAll(call->reply());
        call->disconnect(this);
        call->deleteLater();
    };
    if (call->isFinished())
        end();
    else
        connect(call, &QDBusPendingCallWatcher::finished, this, end);
}

/// Whatever is no such answer is none.
void Desktop::takeAll(const QDBusMessage &answer)
{
    if (answer.signature() != QLatin1String("a{sa{sv}}"))
        return;
    const auto spaces = qdbus_cast<Namespaces>(answer.arguments().constFirst());
    become([&] {
        for (auto space = spaces.begin(); space != spaces.end(); ++space) {
            for (auto value = space->begin(); value != space->end(); ++value)
                m_said.insert(placeOf(space.key(), value.key()), *value);
        }
    });
}

void Desktop::take(const QString &space, const QString &key, const QDBusVariant &value)
{
    if (kNamespaces.contains(space))
        become([&] { m_said.insert(placeOf(space, key), value.variant()); });
}

/// Changes what the portal said and tells if that matters.
template <typename Change>
void Desktop::become(Change change)
{
    const auto now = [this] { return std::tuple(theme(), wantsMotion(), text()); };
    const auto before = now();
    change();
    if (before != now())
        emit changed();
}

QString Desktop::theme() const
{
    const QVariant contrast = said(kContrast);
    if (contrast.isValid() ? contrast.toUInt() == 1 : said(kOlderContrast).toBool())
        return QStringLiteral("high-contrast");
    const unsigned scheme = said(kScheme).toUInt();
    const bool isDark = scheme == kPrefersDark || (scheme != kPrefersLight && m_isPaletteDark);
    return isDark ? QStringLiteral("dark") : QStringLiteral("light");
}

bool Desktop::wantsMotion() const
{
    const QVariant reduced = said(kReducedMotion);
    const QVariant older = said(kOlderMotion);
    return reduced.isValid() ? reduced.toUInt() != 1 : !older.isValid() || older.toBool();
}

DesktopText Desktop::text() const
{
    DesktopText text;
    const qreal points = said(kFont).toString().section(QLatin1Char(' '), -1).toDouble();
    if (points >= kLeastPoints && points <= kMostPoints)
        text.points = points;
    const qreal factor = said(kTextFactor).toDouble();
    if (factor >= kLeastFactor && factor <= kMostFactor && QGuiApplication::platformName() != QLatin1String("xcb"))
        text.factor = factor;
    return text;
}

bool Desktop::mayNoteFiles() const
{
    const QVariant notes = said(kNotesFiles);
    return !notes.isValid() || notes.toBool();
}

} // namespace views

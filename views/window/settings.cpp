// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/settings.h"

#include <QFileInfo>

namespace views {

namespace {

constexpr int kMostRecent = 10;

const QString kTheme = QStringLiteral("look/theme");
const QString kLanguage = QStringLiteral("look/language");
const QString kPace = QStringLiteral("play/pace");
const QString kMotion = QStringLiteral("play/motion");
const QString kCounting = QStringLiteral("play/counting-help");
const QString kRecent = QStringLiteral("files/recent");
const QString kGeometry = QStringLiteral("window/geometry");

QString playersKey(const QString &game) { return QStringLiteral("new-game/%1/players").arg(game); }
QString optionsKey(const QString &game) { return QStringLiteral("new-game/%1/options").arg(game); }
QString seatsKey(const QString &game, int players)
{
    return QStringLiteral("new-game/%1/seats-%2").arg(game).arg(players);
}

} // namespace

Settings::Settings(QObject *parent) : QObject(parent) {}

QString Settings::theme() const { return m_store.value(kTheme, QStringLiteral("light")).toString(); }

void Settings::setTheme(const QString &theme)
{
    m_store.setValue(kTheme, theme);
    emit themeChanged();
}

QString Settings::language() const { return m_store.value(kLanguage).toString(); }

void Settings::setLanguage(const QString &language)
{
    m_store.setValue(kLanguage, language);
    emit languageChanged();
}

PlayStyle Settings::style() const
{
    return {std::clamp(m_store.value(kPace, 1.0).toDouble(), 0.25, 8.0), m_store.value(kMotion, true).toBool(),
            m_store.value(kCounting, true).toBool()};
}

void Settings::setStyle(const PlayStyle &style)
{
    m_store.setValue(kPace, style.pace);
    m_store.setValue(kMotion, style.motion);
    m_store.setValue(kCounting, style.countingHelp);
    emit styleChanged();
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(kRecent).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files;
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = m_store.value(kRecent).toStringList();
    const QString full = QFileInfo(path).absoluteFilePath();
    files.removeAll(full);
    files.prepend(full);
    m_store.setValue(kRecent, QStringList(files.mid(0, kMostRecent)));
    emit recentFilesChanged();
}

int Settings::lastPlayers(const QString &game) const { return m_store.value(playersKey(game)).toInt(); }

QList<SeatChoice> Settings::lastSeats(const QString &game, int players) const
{
    QList<SeatChoice> seats;
    const QStringList stored = m_store.value(seatsKey(game, players)).toStringList();
    for (qsizetype i = 0; i + 1 < stored.size(); i += 2)
        seats << SeatChoice{stored[i], stored[i + 1]};
    return seats;
}

std::vector<std::pair<std::string, std::string>> Settings::lastOptions(const QString &game) const
{
    std::vector<std::pair<std::string, std::string>> options;
    const QStringList stored = m_store.value(optionsKey(game)).toStringList();
    for (qsizetype i = 0; i + 1 < stored.size(); i += 2)
        options.emplace_back(stored[i].toStdString(), stored[i + 1].toStdString());
    return options;
}

void Settings::setLastGame(const QString &game, const QList<SeatChoice> &seats,
                           const std::vector<std::pair<std::string, std::string>> &options)
{
    QStringList storedSeats;
    for (const SeatChoice &seat : seats)
        storedSeats << seat.name << seat.player;
    QStringList storedOptions;
    for (const auto &[id, choice] : options)
        storedOptions << QString::fromStdString(id) << QString::fromStdString(choice);
    m_store.setValue(playersKey(game), seats.size());
    m_store.setValue(seatsKey(game, static_cast<int>(seats.size())), storedSeats);
    m_store.setValue(optionsKey(game), storedOptions);
}

QByteArray Settings::geometry() const { return m_store.value(kGeometry).toByteArray(); }
void Settings::setGeometry(const QByteArray &geometry) { m_store.setValue(kGeometry, geometry); }

} // namespace views

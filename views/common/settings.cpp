// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/settings.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFileInfo>

#include "model/words/languages.h"
#include "views/common/desktop.h"
#include "views/common/recently_used.h"
#include "views/common/theme.h"

namespace views {

namespace {

constexpr int kMostRecent = 10;
constexpr int kMostNames = 20;
constexpr int kLongestText = 100; ///< of what is remembered about a seat or an option

const QString kSystem = QStringLiteral("system");
const QString kRecent = QStringLiteral("files/recent");
const QString kReviewed = QStringLiteral("files/reviewed"); ///< in twos: path, place
const QString kNames = QStringLiteral("new-game/names");
const QString kGeometry = QStringLiteral("window/geometry");

QString playersKey(const QString &game) { return QStringLiteral("new-game/%1/players").arg(game); }
QString optionsKey(const QString &game) { return QStringLiteral("new-game/%1/options").arg(game); }
QString trainingKey(const QString &game) { return QStringLiteral("new-game/%1/training").arg(game); }
QString secondsKey(const QString &game) { return QStringLiteral("new-game/%1/seconds").arg(game); }
QString incrementKey(const QString &game) { return QStringLiteral("new-game/%1/increment").arg(game); }
QString seatsKey(const QString &game, int players)
{
    return QStringLiteral("new-game/%1/seats-%2").arg(game).arg(players);
}

/// Texts in twos; a last one without a second is left out.
QList<std::pair<QString, QString>> pairsOf(const QVariant &stored)
{
    QList<std::pair<QString, QString>> pairs;
    const QStringList texts = stored.toStringList();
    for (qsizetype i = 0; i + 1 < texts.size(); i += 2)
        pairs.emplace_back(texts[i].left(kLongestText), texts[i + 1].left(kLongestText));
    return pairs;
}

} // namespace

Settings::Settings(QObject *parent) : QObject(parent) { publish(); }

Settings::Settings(const QString &path, QObject *parent) : QObject(parent), m_store(path, QSettings::IniFormat)
{
    publish();
}

void Settings::publish()
{
    refreshTheme();
    connect(&theme, &AnySetting::changed, this, &Settings::refreshTheme);
    connect(&systemFont, &AnySetting::changed, this, &Settings::textChanged);
    for (const AnySetting *part :
         std::initializer_list<AnySetting *>{&pace, &motion, &countingHelp, &explainPlaces, &coordinates,
                                             &studyCoordinates, &confirmTurns, &stepwise, &tutor, &spoken})
        connect(part, &AnySetting::changed, this, &Settings::styleChanged);
}

QString Settings::nearestTheme(const QString &theme)
{
    const QStringList names = Theme::themeNames();
    return names.contains(theme) ? theme : names.front();
}

QStringList Settings::themes() { return QStringList(kSystem) + Theme::themeNames(); }

QString Settings::nearestChoice(const QString &theme) { return themes().contains(theme) ? theme : kSystem; }

void Settings::refreshTheme()
{
    const QString shown = theme.get() == kSystem ? m_desktopTheme : theme.get();
    if (std::exchange(m_shownTheme, shown) != shown)
        emit shownThemeChanged();
}

void Settings::follow(const Desktop &desktop)
{
    const auto take = [this, &desktop] {
        m_desktopTheme = desktop.theme();
        refreshTheme();
        motion.setInitial(desktop.wantsMotion());
        if (std::exchange(m_desktopText, desktop.text()) != m_desktopText)
            emit textChanged();
    };
    take();
    connect(&desktop, &Desktop::changed, this, take);
    connect(this, &Settings::fileUsed, &desktop, [&desktop](const QString &path) {
        if (desktop.mayNoteFiles())
            noteFileUsed(recentlyUsedList(), path);
    });
}

QString Settings::nearestLanguage(const QString &language)
{
    return words::languages().contains(language) ? language : QString();
}

double Settings::nearestPace(double pace)
{
    const std::vector<double> all = paces();
    pace = std::clamp(pace, all.front(), all.back()); // beyond all sense the distances would be the same
    return *std::min_element(all.begin(), all.end(),
                             [pace](double a, double b) { return std::abs(a - pace) < std::abs(b - pace); });
}

std::vector<double> Settings::paces() { return {0.5, 1, 2.5}; }

std::vector<int> Settings::tutorLimits() { return {0, 5, 10, 20}; }

int Settings::nearestTutor(int percent)
{
    const std::vector<int> all = tutorLimits();
    return std::find(all.begin(), all.end(), percent) == all.end() ? 0 : percent;
}

QStringList Settings::spokenNames()
{
    return {QStringLiteral("brief"), QStringLiteral("normal"), QStringLiteral("all")};
}

QString Settings::nearestSpoken(const QString &spoken)
{
    return spokenNames().contains(spoken) ? spoken : QStringLiteral("normal");
}

int Settings::nearestVolume(int volume) { return std::clamp(volume, 0, 100); }

void Settings::restoreDefaults()
{
    for (AnySetting *setting : m_store.findChildren<AnySetting *>())
        setting->restoreDefault();
    keys.restoreAll();
}

PlayStyle Settings::style() const
{
    return {pace.get(),          motion.get(),
            countingHelp.get(),  explainPlaces.get(),
            coordinates.get(),   studyCoordinates.get(),
            confirmTurns.get(),  stepwise.get(),
            tutor.get() / 100.0, static_cast<Spoken>(spokenNames().indexOf(spoken.get()))};
}

void Settings::write(const QString &key, const QVariant &value)
{
    m_store.setValue(key, value);
    m_store.sync();
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(kRecent).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files.mid(0, kMostRecent);
}

void Settings::addRecentFile(const QString &path)
{
    m_store.sync(); // another program may have added some
    QStringList files = m_store.value(kRecent).toStringList();
    const QString full = QFileInfo(path).absoluteFilePath();
    files.removeAll(full);
    files.prepend(full);
    write(kRecent, QStringList(files.mid(0, kMostRecent)));
    emit recentFilesChanged();
    emit fileUsed(full);
}

std::optional<record::ShownPlace> Settings::reviewed(const QString &path) const
{
    const QStringList all = m_store.value(kReviewed).toStringList();
    const qsizetype at = all.indexOf(QFileInfo(path).absoluteFilePath());
    if (at < 0 || at + 1 >= all.size())
        return std::nullopt;
    const auto place = record::parseJson(all[at + 1].toUtf8());
    const auto *const list = std::get_if<record::Json>(&place);
    return list ? record::shownPlaceOf(*list) : std::nullopt;
}

void Settings::setReviewed(const QString &path, const record::ShownPlace &place)
{
    m_store.sync();
    const QString full = QFileInfo(path).absoluteFilePath();
    const QStringList recent = m_store.value(kRecent).toStringList();
    const QStringList before = m_store.value(kReviewed).toStringList();
    QStringList all{full, QString::fromUtf8(record::toJson(place).compact())};
    for (qsizetype i = 0; i + 1 < before.size(); i += 2) {
        if (before[i] != full && recent.contains(before[i]))
            all << before[i] << before[i + 1];
    }
    if (all != before)
        write(kReviewed, all);
}

int Settings::lastPlayers(const QString &game) const
{
    return std::max(0, storedValue<int>(m_store.value(playersKey(game))).value_or(0));
}

QList<SeatChoice> Settings::lastSeats(const QString &game, int players) const
{
    QList<SeatChoice> seats;
    for (const auto &[name, player] : pairsOf(m_store.value(seatsKey(game, players))))
        seats << SeatChoice{name, player};
    return seats;
}

std::vector<std::pair<std::string, std::string>> Settings::lastOptions(const QString &game) const
{
    std::vector<std::pair<std::string, std::string>> options;
    for (const auto &[id, choice] : pairsOf(m_store.value(optionsKey(game))))
        options.emplace_back(id.toStdString(), choice.toStdString());
    return options;
}

bool Settings::lastTraining(const QString &game) const
{
    return storedValue<bool>(m_store.value(trainingKey(game))).value_or(false);
}

record::TimeControl Settings::lastTimeControl(const QString &game) const
{
    const auto figure = [this](const QString &key, int most) {
        return std::clamp(storedValue<int>(m_store.value(key)).value_or(0), 0, most);
    };
    return {figure(secondsKey(game), record::kMostSeconds), figure(incrementKey(game), record::kMostIncrement)};
}

QStringList Settings::playerNames() const
{
    QStringList names;
    for (const QString &name : m_store.value(kNames).toStringList().mid(0, kMostNames))
        names << name.left(kLongestText);
    return names;
}

void Settings::setLastGame(const QString &game, const QList<SeatChoice> &seats,
                           const std::vector<std::pair<std::string, std::string>> &options, bool training,
                           record::TimeControl control)
{
    QStringList storedSeats;
    QStringList names;
    for (const SeatChoice &seat : seats) {
        storedSeats << seat.name << seat.player;
        if (!seat.name.isEmpty() && seat.player == QLatin1String("human"))
            names << seat.name;
    }
    names += playerNames();
    names.removeDuplicates();
    QStringList storedOptions;
    for (const auto &[id, choice] : options)
        storedOptions << QString::fromStdString(id) << QString::fromStdString(choice);
    m_store.setValue(kNames, QStringList(names.mid(0, kMostNames)));
    m_store.setValue(playersKey(game), seats.size());
    m_store.setValue(seatsKey(game, static_cast<int>(seats.size())), storedSeats);
    m_store.setValue(optionsKey(game), storedOptions);
    m_store.setValue(trainingKey(game), training);
    m_store.setValue(secondsKey(game), control.seconds);
    m_store.setValue(incrementKey(game), control.increment);
    m_store.sync();
}

int Settings::nearestExportWidth(int width)
{
    return std::clamp(width, ExportChoice::kLeastWidth, ExportChoice::kMostWidth);
}

double Settings::nearestExportSpeed(double speed) { return std::clamp(speed, 0.1, 20.0); }

ExportChoice Settings::lastExport() const
{
    ExportChoice choice;
    choice.kind = kindOf(QLatin1Char('.') + m_exportKind.get()).value_or(choice.kind);
    choice.width = m_exportWidth.get();
    choice.theme = m_exportTheme.get();
    choice.speed = m_exportSpeed.get();
    choice.loop = m_exportLoop.get();
    return choice;
}

void Settings::setLastExport(const ExportChoice &choice)
{
    m_exportKind.set(endingOf(choice.kind));
    m_exportWidth.set(choice.width);
    m_exportTheme.set(choice.theme);
    m_exportSpeed.set(choice.speed);
    m_exportLoop.set(choice.loop);
}

QByteArray Settings::geometry() const { return m_store.value(kGeometry).toByteArray(); }
void Settings::setGeometry(const QByteArray &geometry) { write(kGeometry, geometry); }

} // namespace views

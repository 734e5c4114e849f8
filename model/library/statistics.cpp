// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/statistics.h"

#include <algorithm>

#include <QDateTime>
#include <QSet>

#include "model/outside/program.h"
#include "model/record/csv.h"
#include "model/replay/outcome.h"
#include "model/words/words.h"

namespace library {

namespace {

using engine::search::PersonRating;
using engine::search::Placing;

/// The number of a level from 0; -1 for who plays without one.
int levelOf(const engine::Game &game, const record::SeatEntry &seat)
{
    const engine::Level *level = game.level(seat.player.toStdString());
    return level ? static_cast<int>(level - game.levels().data()) : -1;
}

bool isPerson(const engine::Game &game, const record::SeatEntry &seat)
{
    return levelOf(game, seat) < 0 && outside::programOf(seat.player).isEmpty();
}

std::optional<CountedGame> counted(const Entry &entry, const Person &person)
{
    if (!entry.isWhole || (entry.isTraining && !person.withTraining))
        return std::nullopt;
    const auto people = std::count_if(entry.seats.begin(), entry.seats.end(),
                                      [&entry](const record::SeatEntry &seat) { return isPerson(*entry.game, seat); });
    const auto own = std::find_if(entry.seats.begin(), entry.seats.end(), [&](const record::SeatEntry &seat) {
        return isPerson(*entry.game, seat) && personOf(seat) == person.name;
    });
    if (own == entry.seats.end() || (people > 1 && !person.withPeople))
        return std::nullopt;
    const auto seat = static_cast<engine::Seat>(own - entry.seats.begin());
    const std::vector<engine::Seat> &winners = entry.result->winners;
    const bool isFirst = std::find(winners.begin(), winners.end(), seat) != winners.end();
    const auto outcome = !isFirst             ? CountedGame::Outcome::Lost
                         : winners.size() > 1 ? CountedGame::Outcome::Drawn
                                              : CountedGame::Outcome::Won;
    return CountedGame{&entry, seat, outcome, replay::placesOf(*entry.result).at(seat)};
}

bool isRated(const Entry &entry) { return !entry.rated.isEmpty() && canBeRated(*entry.game, entry.seats); }

/// Of each person, in the order in which they began, each once.
std::map<QString, std::vector<CountedGame>> ratedIn(const std::vector<Entry> &played)
{
    std::map<QString, std::vector<CountedGame>> all;
    QSet<std::pair<QString, QString>> seen; // persons and moments
    for (const Entry &entry : played) {
        if (!isRated(entry))
            continue;
        const QString name = personAt(*entry.game, entry.seats);
        const std::optional<CountedGame> game = counted(entry, {name});
        if (!game || seen.contains({name, entry.rated}))
            continue;
        seen.insert({name, entry.rated});
        all[name].push_back(*game);
    }
    for (auto &[name, games] : all)
        std::stable_sort(games.begin(), games.end(), [](const CountedGame &a, const CountedGame &b) {
            return a.entry->rated < b.entry->rated; // all of one form, in UTC
        });
    return all;
}

/// In milliseconds since 1970. A file of the player's own has the time of its last change, a rated game that when it
/// began.
qint64 playedAt(const CountedGame &game)
{
    const QDateTime began = QDateTime::fromString(game.entry->rated, Qt::ISODate);
    return began.isValid() ? began.toMSecsSinceEpoch() : game.entry->ended;
}

/// As `Statistics::byLevel` has it.
int opponentsOf(const CountedGame &game)
{
    const std::vector<record::SeatEntry> &seats = game.entry->seats;
    const auto people = std::count_if(seats.begin(), seats.end(),
                                      [&](const record::SeatEntry &seat) { return isPerson(*game.entry->game, seat); });
    return game.entry->level == 0 && people == 1 ? Statistics::kOthers : game.entry->level;
}

std::vector<Placing> placingsOf(const CountedGame &game)
{
    const std::vector<int> places = replay::placesOf(*game.entry->result);
    std::vector<Placing> placings;
    for (std::size_t seat = 0; seat < game.entry->seats.size(); ++seat) {
        if (seat == game.seat)
            continue;
        const double score = places[seat] > game.place ? 1 : places[seat] == game.place ? 0.5 : 0;
        placings.push_back({engine::search::levelRating(levelOf(*game.entry->game, game.entry->seats[seat])), score});
    }
    return placings;
}

/// Before the first of these games, and after each.
std::vector<PersonRating> ratingsOf(const std::vector<CountedGame> &rated)
{
    std::vector<std::vector<Placing>> placings;
    for (const CountedGame &game : rated)
        placings.push_back(placingsOf(game));
    return engine::search::ratingsAlong(placings);
}

/// Those that are not rated are added, in the order in which all of them were played. Of several files of a game the
/// one counts that has its mark, or else the oldest.
void addOthers(std::vector<CountedGame> &games, const std::vector<Entry> &played, const Person &person)
{
    for (const Entry &entry : played) {
        if (const std::optional<CountedGame> game = isRated(entry) ? std::nullopt : counted(entry, person))
            games.push_back(*game);
    }
    QSet<quint64> lines;
    const auto isAgain = [&lines](const CountedGame &game) {
        const bool isKnown = lines.contains(game.entry->line);
        if (game.entry->line != 0)
            lines.insert(game.entry->line);
        return isKnown && !isRated(*game.entry);
    };
    const auto firstOther =
        std::find_if(games.begin(), games.end(), [](const CountedGame &game) { return !isRated(*game.entry); });
    const auto isEarlier = [](const CountedGame &a, const CountedGame &b) { return playedAt(a) < playedAt(b); };
    std::stable_sort(firstOther, games.end(), isEarlier);
    std::erase_if(games, isAgain);
    std::stable_sort(games.begin(), games.end(), isEarlier);
}

void addFigures(Statistics &statistics, const SeatFigures &figures)
{
    SeatFigures &sums = statistics.sums;
    for (const auto &[id, points] : figures.points) {
        auto found = std::find_if(sums.points.begin(), sums.points.end(),
                                  [&id = id](const auto &source) { return source.first == id; });
        if (found == sums.points.end())
            found = sums.points.insert(sums.points.end(), {id, 0});
        found->second += points;
    }
    sums.choices += figures.choices;
    sums.loss += figures.loss;
    sums.timed += figures.timed;
    sums.thinking += figures.thinking;
    statistics.analysed += figures.choices > 0 ? 1 : 0;
    statistics.clocked += figures.timed > 0 ? 1 : 0;
}

void addStreak(Statistics &statistics, CountedGame::Outcome outcome)
{
    int &streak = statistics.streak;
    switch (outcome) {
    case CountedGame::Outcome::Won: streak = std::max(streak, 0) + 1; break;
    case CountedGame::Outcome::Drawn: streak = 0; break;
    case CountedGame::Outcome::Lost: streak = std::min(streak, 0) - 1; break;
    }
    statistics.longestStreak = std::max(statistics.longestStreak, streak);
}

/// One number over another, with so many decimals; nothing over nothing.
QByteArray ratio(double sum, int count, int decimals)
{
    return count == 0 ? QByteArray() : QByteArray::number(sum / count, 'f', decimals);
}

QByteArray lineOf(const CountedGame &game, const PersonRating *rating)
{
    static const char *const kOutcomes[]{"won", "drawn", "lost"};
    const Entry &entry = *game.entry;
    const SeatFigures &figures = entry.figures[game.seat];
    QStringList opponents;
    for (std::size_t seat = 0; seat < entry.seats.size(); ++seat) {
        if (seat != game.seat)
            opponents << (isPerson(*entry.game, entry.seats[seat]) ? QStringLiteral("human")
                                                                   : entry.seats[seat].player);
    }
    const QByteArrayList fields{QDateTime::fromMSecsSinceEpoch(entry.ended).toUTC().toString(Qt::ISODate).toUtf8(),
                                words::idOf(*entry.game).toUtf8(),
                                QByteArray::number(static_cast<int>(entry.seats.size())),
                                record::csvField(personOf(entry.seats[game.seat])),
                                record::csvField(opponents.join(QLatin1Char(' '))),
                                kOutcomes[static_cast<int>(game.outcome)],
                                QByteArray::number(game.place),
                                figures.points.empty() ? QByteArray()
                                                       : QByteArray::number(entry.result->score[game.seat]),
                                entry.isTraining ? "yes" : "no",
                                ratio(figures.loss / 1000.0, figures.choices, 4),
                                ratio(static_cast<double>(figures.thinking) / 1000.0, figures.timed, 1),
                                rating ? QByteArray::number(rating->rating, 'f', 1) : QByteArray(),
                                rating ? QByteArray::number(rating->error(), 'f', 1) : QByteArray(),
                                record::csvField(entry.path)};
    return fields.join(',') + "\r\n";
}

} // namespace

void Tally::add(CountedGame::Outcome outcome)
{
    switch (outcome) {
    case CountedGame::Outcome::Won: ++won; break;
    case CountedGame::Outcome::Drawn: ++drawn; break;
    case CountedGame::Outcome::Lost: ++lost; break;
    }
}

PersonRating Statistics::rating() const { return rated.empty() ? PersonRating() : rated.back().rating; }

QString personOf(const record::SeatEntry &seat)
{
    const QString name = seat.name.in(u"en").simplified();
    return name == seat.seat ? QString() : name;
}

QString personAt(const engine::Game &game, const std::vector<record::SeatEntry> &seats)
{
    const auto found =
        std::find_if(seats.begin(), seats.end(), [&game](const auto &seat) { return isPerson(game, seat); });
    return found == seats.end() ? QString() : personOf(*found);
}

QStringList personsIn(const std::vector<Entry> &played)
{
    std::map<QString, int> games;
    for (const Entry &entry : played) {
        for (const record::SeatEntry &seat : entry.seats)
            games[personOf(seat)] += isPerson(*entry.game, seat) ? 1 : 0;
    }
    std::erase_if(games, [](const auto &person) { return person.second == 0; });
    QStringList names;
    for (const auto &[name, count] : games)
        names << name;
    std::stable_sort(names.begin(), names.end(),
                     [&games](const QString &a, const QString &b) { return games[a] > games[b]; });
    return names;
}

bool canBeRated(const engine::Game &game, const std::vector<record::SeatEntry> &seats)
{
    const auto levels =
        std::count_if(seats.begin(), seats.end(), [&game](const auto &seat) { return levelOf(game, seat) >= 0; });
    const auto people =
        std::count_if(seats.begin(), seats.end(), [&game](const auto &seat) { return isPerson(game, seat); });
    return people == 1 && levels > 0 && people + levels == static_cast<std::ptrdiff_t>(seats.size());
}

Statistics statisticsOf(const std::vector<Entry> &played, const Person &person)
{
    Statistics statistics;
    std::vector<CountedGame> games = ratedIn(played)[person.name];
    const std::vector<PersonRating> ratings = ratingsOf(games);
    for (std::size_t i = 0; i < games.size(); ++i)
        statistics.rated.push_back({games[i], ratings[i + 1]});
    addOthers(games, played, person);
    double score = 0;
    for (const CountedGame &game : games) {
        statistics.all.add(game.outcome);
        statistics.byLevel[opponentsOf(game)].add(game.outcome);
        addStreak(statistics, game.outcome);
        addFigures(statistics, game.entry->figures[game.seat]);
        score += game.entry->result->score[game.seat];
    }
    if (!games.empty())
        statistics.score = score / static_cast<double>(games.size());
    statistics.games = std::move(games);
    return statistics;
}

std::map<QString, PersonRating> ratingsIn(const std::vector<Entry> &played)
{
    std::map<QString, PersonRating> ratings;
    for (const auto &[name, games] : ratedIn(played))
        ratings.emplace(name, ratingsOf(games).back());
    return ratings;
}

std::optional<RatingChange> ratingChange(std::vector<Entry> played, const record::Record &game,
                                         const engine::Result &result)
{
    if (!canBeRated(*game.game, game.seats))
        return std::nullopt;
    Entry entry{.game = game.game, .seats = game.seats, .result = result, .rated = *game.rated, .isWhole = true};
    entry.figures.resize(entry.seats.size());
    played.push_back(std::move(entry)); // where it is there already, that one counts
    const std::vector<CountedGame> games = ratedIn(played)[personAt(*game.game, game.seats)];
    const std::vector<PersonRating> ratings = ratingsOf(games);
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&game](const CountedGame &each) { return each.entry->rated == *game.rated; });
    const auto at = found - games.begin();
    return found == games.end() ? std::nullopt : std::optional(RatingChange{ratings[at], ratings[at + 1]});
}

QByteArray toCsv(const Statistics &statistics)
{
    QByteArray csv("ended,game,seats,player,opponents,result,place,points,training,error,seconds_a_choice,rating,"
                   "rating_error,file\r\n");
    for (const CountedGame &game : statistics.games) {
        const auto rated = std::find_if(statistics.rated.begin(), statistics.rated.end(),
                                        [&game](const RatedGame &each) { return each.game.entry == game.entry; });
        csv += lineOf(game, rated == statistics.rated.end() ? nullptr : &rated->rating);
    }
    return csv;
}

} // namespace library

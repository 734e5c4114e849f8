// SPDX-License-Identifier: GPL-3.0-or-later
// How a person has played one game with so many seats, from the whole games of the library.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "model/engine/search/person_rating.h"
#include "model/library/entry.h"

namespace library {

/// Whose games count, and which. A person is known by the name; empty: who has given none.
struct Person {
    QString name = {};
    bool withTraining = false; ///< training games, too
    bool withPeople = false;   ///< games in which several people played, too
};

/// A game from a person's side.
struct CountedGame {
    enum class Outcome { Won, Drawn, Lost };
    const Entry *entry;
    engine::Seat seat;
    Outcome outcome;
    int place; ///< from 1
};

/// How often games ended so.
struct Tally {
    int won = 0;
    int drawn = 0; ///< the first place was shared
    int lost = 0;

    int games() const { return won + drawn + lost; }
    void add(CountedGame::Outcome outcome);
    friend bool operator==(const Tally &, const Tally &) = default;
};

/// What a person's rating was after a game.
struct RatedGame {
    CountedGame game;
    engine::search::PersonRating rating;
};

struct Statistics {
    static constexpr int kOthers = -1; ///< no level played, and no other person: the game itself, or programs

    std::vector<CountedGame> games = {}; ///< in the order in which they were played
    Tally all = {};
    std::map<int, Tally> byLevel = {}; ///< by the strongest level that played, from 1; 0: people alone; `kOthers`
    int streak = 0;                    ///< games won one after the other up to the last one; below 0: lost
    int longestStreak = 0;             ///< most games won one after the other
    SeatFigures sums = {};             ///< over all games; points by source in the order in which they came up
    int analysed = 0;                  ///< games of `sums.choices`
    int clocked = 0;                   ///< games of `sums.timed`
    std::optional<double> score = {};  ///< the mean; nothing without games. No points, where `sums` has none
    std::vector<RatedGame> rated = {}; ///< in the order in which they began; none of those that are left out above

    /// As it stands now; before the first rated game that of a beginner.
    engine::search::PersonRating rating() const;
};

/// The name by which a person is known: empty for one that is the seat's own.
QString personOf(const record::SeatEntry &seat);
/// The same of the first person at these seats; empty where there is none.
QString personAt(const engine::Game &game, const std::vector<record::SeatEntry> &seats);
/// All who played these games, who played most of them first.
QStringList personsIn(const std::vector<Entry> &played);
/// True for seats of which one is a person's and all others, at least one, levels of the game: only such are rated.
bool canBeRated(const engine::Game &game, const std::vector<record::SeatEntry> &seats);
/// What a person's games come to. `played` is what `Index::played` gives, and outlives it. A game of which there are
/// several files counts once.
Statistics statisticsOf(const std::vector<Entry> &played, const Person &person);

/// The rating of each person who has played a rated game.
std::map<QString, engine::search::PersonRating> ratingsIn(const std::vector<Entry> &played);

/// A person's rating before and after a rated game.
struct RatingChange {
    engine::search::PersonRating before;
    engine::search::PersonRating after;
};
/// What a rated game that is over with that result has changed, nothing where it cannot be rated; `played` as above,
/// with that game or without it.
std::optional<RatingChange> ratingChange(std::vector<Entry> played, const record::Record &game,
                                         const engine::Result &result);

/// Those games as a table, a line each after a heading: comma-separated values in UTF-8 as RFC 4180 has them, headings
/// and ids in English, numbers with a point.
QByteArray toCsv(const Statistics &statistics);

} // namespace library

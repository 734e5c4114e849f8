// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/random.h"
#include "model/engine/core/search_result.h"
#include "model/engine/core/setup.h"

namespace engine {

class Game;
class Position;

/// A game played on at random is stopped after so many actions; of the games there are, hardly one in a million comes
/// to 2,000.
inline constexpr int kMostRandomActions = 10'000;

/// A position of any game, or what one seat sees of it: an immutable value, cheap to copy. All of the program
/// outside the games' own folders sees games through this class and `Game`.
class Position {
public:
    /// What a game's adapter implements; see questions.def, and the functions of Position, for what each promises.
    class Model;

    explicit Position(std::shared_ptr<const Model> model) : m_model(std::move(model)) {}

// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...) answer name parameters const;
#define BOARD_QUESTION(answer, name, parameters, ...) answer name parameters const;
#define PLAYER_QUESTION(answer, name, parameters, ...) answer name parameters const;
#include "model/engine/core/questions.def"
    // clang-format on

    const Game &game() const;
    int seatCount() const { return setup().seats; }
    /// `actionText` with nothing left out.
    std::string actionText(Action action) const { return actionText(action, kNobody); }
    /// What `seat` sees. A view can be narrowed to its own seat only.
    Position seenBy(Seat seat) const;
    /// A full position that looks so to the viewer: what is hidden is drawn as likely as it is by the rules, without
    /// asking what the others' choices say about it. Only on a view.
    Position determinized(Random &random) const;
    bool isOver() const { return toAct() == 0; }

    /// Actions of the seats that owe one; for chance the outcomes, empty above `kMostListedOutcomes`. On a view:
    /// only what its seat knows to be possible. In no particular order.
    std::vector<Action> legal() const;
    /// The outcomes of chance that the viewer may know, with their probabilities.
    std::vector<Outcome> outcomes() const;
    /// The position after a legal action (checked by assertion), with the facts appended where asked for.
    Position after(Action action, std::vector<Message> *facts = nullptr) const;
    /// How far the position has come at each of these facts, for eyes that follow them one by one. Not for play.
    std::vector<Position> stages(Action action) const;
    /// The action of that text, or why it is none. Says nothing about legality.
    std::variant<Action, Unreadable> readAction(std::string_view text) const;

    /// Number of action sequences of exactly that length; outcomes count. Only without chances above the limit.
    std::uint64_t perft(int depth) const;
    /// How a game played on from here at random ends: any legal action of any seat with equal chances, outcomes by
    /// their probability. One that is not over after `kMostRandomActions` is stopped; then all seats win, without a
    /// reason. Only on a full position. Quick: thousands of games a second.
    Result playOut(Random &random) const;

    friend bool operator==(const Position &a, const Position &b);

private:
    std::shared_ptr<const Model> m_model;
};

/// What stands behind a Position.
class Position::Model : public std::enable_shared_from_this<Model> {
public:
    virtual ~Model() = default;
    Model() = default;
    Model(const Model &) = delete;
    Model &operator=(const Model &) = delete;

// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define BOARD_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define PLAYER_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#include "model/engine/core/questions.def"
    // clang-format on

    virtual const Game &game() const = 0;
    virtual bool equals(const Model &other) const = 0;
    virtual std::shared_ptr<const Model> seenBy(Seat seat) const = 0;
    virtual std::shared_ptr<const Model> determinized(Random &random) const = 0;
    virtual std::vector<Action> legal() const = 0;
    virtual std::vector<Outcome> outcomes() const = 0;
    virtual std::shared_ptr<const Model> after(Action action, std::vector<Message> *facts) const = 0;
    virtual std::vector<std::shared_ptr<const Model>> stages(Action action) const = 0;
    virtual std::variant<Action, Unreadable> readAction(std::string_view text) const = 0;
    virtual std::uint64_t perft(int depth) const = 0;
    virtual Result playOut(Random &random) const = 0;
};

/// A game of the table: its fixed facts, and the ways into positions.
class Game {
public:
    virtual ~Game() = default;
    Game() = default;
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    virtual std::string_view id() const = 0;
// clang-format off
#define GAME_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define GAME_QUESTION_OR(otherwise, answer, name, parameters, ...) \
    virtual answer name parameters const { return otherwise; }
#include "model/engine/core/questions.def"
    // clang-format on

    /// The position before the first action. The set-up must be one that the game offers.
    virtual Position start(const Setup &setup) const = 0;
    /// Reads a position text or a seat's text; refuses what is malformed, not canonical or cannot be played.
    virtual std::variant<Position, Unreadable> read(std::string_view text) const = 0;
    /// The position of an arrangement, or everything that is wrong with it.
    virtual std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement) const = 0;

    /// A signature of `games` seeded random games of the most seats: one hash over every position and action in them.
    virtual std::uint64_t signature(int games) const = 0;
    /// Plays `games` random games of the most seats from the start; returns how many actions that were.
    virtual std::uint64_t playRandomly(int games, Random &random) const = 0;
    /// The yardstick beside it: draws `steps` random numbers and copies as many positions; returns a sum of them,
    /// so that the work cannot be left out.
    virtual std::uint64_t drawAndCopy(std::uint64_t steps, Random &random) const = 0;
    /// Bytes of a position.
    virtual std::size_t positionSize() const = 0;

    /// Number of the seat with that id in a game of that many players, or `kNobody`; `chance` is `kChance`.
    Seat seatOf(std::string_view id, int players) const;
    /// The id of a seat, or `chance`.
    std::string_view seatId(Seat seat, int players) const;
    /// The place with that id, or `kNowhere`.
    PlaceIndex placeOf(std::string_view id) const;
    /// The level of that id, or null.
    const Level *level(std::string_view id) const;
    /// The largest number of players.
    int mostSeats() const { return static_cast<int>(seatings().back().size()); }
    /// The seats of a game of that many players, or null where it is not played so.
    const std::vector<std::string> *seating(int players) const;
};

/// The table of games, in the order in which they are shown.
std::span<const Game *const> games();
/// The game of that id, or null.
const Game *findGame(std::string_view id);
/// Reads a position text of any game: its first word says which.
std::variant<Position, Unreadable> readPosition(std::string_view text);

} // namespace engine

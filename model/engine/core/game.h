// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/engine/core/answers.h"

namespace engine {

class Game;
class Position;

/// A position of any game, or what one seat sees of it (a view): an immutable value, cheap to copy. Code outside the
/// games' own folders uses games through this class and `Game` only.
class Position {
public:
    /// The interface that a game's adapter implements; the functions are documented in questions.def and in Position.
    class Model;

    /// `model` must not be null.
    explicit Position(std::shared_ptr<const Model> model) : m_model(std::move(model)) {}

// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...) answer name parameters const;
#define BOARD_QUESTION(answer, name, parameters, ...) answer name parameters const;
#define BOARD_QUESTION_OR(otherwise, answer, name, parameters, ...) answer name parameters const;
#define PLAYER_QUESTION(answer, name, parameters, ...) answer name parameters const;
#include "model/engine/core/questions.def"
    // clang-format on

    /// The game, and the number of seats in this position.
    const Game &game() const;
    int seatCount() const { return setup().seats; }
    /// `actionText` with nothing hidden.
    std::string actionText(Action action) const { return actionText(action, kNobody); }
    /// The view of `seat`. On a view: only its own seat.
    Position seenBy(Seat seat) const;
    /// A full position that looks like this view to its viewer: what is hidden is drawn with the probability that the
    /// rules give it, without inference from the choices of others. Only on a view (asserted).
    Position determinized(Random &random) const;
    /// True if nobody has to act.
    bool isOver() const { return toAct() == 0; }

    /// The legal actions of all seats that have to act, in no particular order; for chance its outcomes, empty if there
    /// are more than `kMostListedOutcomes`. On a view: those that its seat knows to be possible.
    std::vector<Action> legal() const;
    /// The outcomes of chance with their probabilities, as far as the viewer may know them; empty where chance does not
    /// act.
    std::vector<Outcome> outcomes() const;
    /// The position after an action, which must be legal (asserted). Appends its facts to `facts` if that is not null.
    Position after(Action action, std::vector<Message> *facts = nullptr) const;
    /// The intermediate position at each fact of a legal action, for animation. Not to be played from.
    std::vector<Position> stages(Action action) const;
    /// The action that a text means, or the first error in it. Legality is not checked.
    std::variant<Action, Unreadable> readAction(std::string_view text) const;

    /// Number of action sequences of exactly `depth` actions from here, outcomes included (perft). No chance on the way
    /// may have more than `kMostListedOutcomes` outcomes.
    std::uint64_t perft(int depth) const;
    /// Result of a random playout: legal actions are equally likely, outcomes have their probability. Stopped after
    /// `kMostRandomActions`; then all seats win, with an empty reason. Only on a full position (asserted). Thousands of
    /// games a second.
    Result playOut(Random &random) const;

    friend bool operator==(const Position &a, const Position &b);

private:
    std::shared_ptr<const Model> m_model;
};

/// The implementation of a Position, one class per game (see adapter.h). The functions are those of Position.
class Position::Model : public std::enable_shared_from_this<Model> {
public:
    virtual ~Model() = default;
    Model() = default;
    Model(const Model &) = delete;
    Model &operator=(const Model &) = delete;

// clang-format off
#define RULES_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define BOARD_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define BOARD_QUESTION_OR(otherwise, answer, name, parameters, ...)                                                    \
    virtual answer name parameters const;
#define PLAYER_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#include "model/engine/core/questions.def"
    // clang-format on

    /// As the functions of Position; `equals` is its `==`.
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

/// A game of the table of games: its constants, and the functions that return positions.
class Game {
public:
    virtual ~Game() = default;
    Game() = default;
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    /// The id in files and on the command line.
    virtual std::string_view id() const = 0;
// clang-format off
#define GAME_QUESTION(answer, name, parameters, ...) virtual answer name parameters const = 0;
#define GAME_QUESTION_OR(otherwise, answer, name, parameters, ...) \
    virtual answer name parameters const;
#include "model/engine/core/questions.def"
    // clang-format on

    /// The position before the first action. `setup` must be one that the game offers.
    virtual Position start(const Setup &setup) const = 0;
    /// Reads a position text, of a full position or of a view. Error: the text is malformed, not canonical, or of a
    /// position that cannot be played.
    virtual std::variant<Position, Unreadable> read(std::string_view text) const = 0;
    /// The position of an arrangement, or all its problems.
    virtual std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement) const = 0;

    /// Signature of the rules: a hash of every position and action of `games` random games with the most seats, from a
    /// fixed seed.
    virtual std::uint64_t signature(int games) const = 0;
    /// Plays `games` random games with the most seats from the start; returns the number of actions.
    virtual std::uint64_t playRandomly(int games, Random &random) const = 0;
    /// Baseline of the benchmark: draws `steps` random numbers and copies as many positions. Returns a sum of them, so
    /// that the compiler cannot remove the work.
    virtual std::uint64_t drawAndCopy(std::uint64_t steps, Random &random) const = 0;
    /// Size of a position in bytes.
    virtual std::size_t positionSize() const = 0;

    /// The seat of that id in a game of `players`, `kChance` for `chance`, or `kNobody`.
    Seat seatOf(std::string_view id, int players) const;
    /// The id of a seat in a game of `players`; `chance` for anything that is no seat of it.
    std::string_view seatId(Seat seat, int players) const;
    /// The number of figures that a result, a score or a row of a panel has in a game of `players`: one a seat, and one
    /// of the rival where it plays.
    int figures(int players) const;
    /// As `seatOf` and `seatId`, with the rival at the number after the last seat.
    Seat figureOf(std::string_view id, int players) const;
    std::string figureId(Seat figure, int players) const;
    /// The id of a piece's owner in a game of `players`. The rival has the number after the last seat of the largest
    /// game there.
    std::string ownerId(Seat owner, int players) const;
    /// All problems of an arrangement; if there are none, the warnings of its position.
    std::vector<Problem> problemsOf(const Arrangement &arrangement) const;
    /// The arrangement with that problem of places fixed as it is found there now, whenever `problem` was found;
    /// nothing if it is none of its problems or has no fix. It is gone then; others may remain.
    std::optional<Arrangement> quickFix(const Arrangement &arrangement, const Problem &problem) const;
    /// The place of that id, or `kNowhere`.
    PlaceIndex placeOf(std::string_view id) const;
    /// The level of that id, or null.
    const Level *level(std::string_view id) const;
    /// The largest number of players.
    int mostSeats() const { return static_cast<int>(seatings().back().size()); }
    /// The seats of a game of `players`, or null if the game does not allow that number.
    const std::vector<std::string> *seating(int players) const;
};

/// All games, in the order in which they are shown.
std::span<const Game *const> games();
/// The game of that id, or null.
const Game *findGame(std::string_view id);
/// Reads a position text of any game; the first word tells which. Errors as in `Game::read`.
std::variant<Position, Unreadable> readPosition(std::string_view text);

} // namespace engine

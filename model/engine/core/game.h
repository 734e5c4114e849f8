// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/engine/core/rules.h"

namespace engine {

class Game;
class Position;

/// A game played on at random is stopped after so many actions; of the games there are, hardly one in a million comes
/// to 2,000.
inline constexpr int kMostRandomActions = 10'000;

/// A chance outcome and its probability.
struct Outcome {
    Action action;
    Fraction probability;
};

/// A text that could not be read, or an arrangement that is no position: the first thing that is wrong.
using Unreadable = Message;

/// A position of any game, or what one seat sees of it: an immutable value, cheap to copy. All of the program
/// outside the games' own folders sees games through this class and `Game`.
class Position {
public:
    /// What a game's adapter implements; see the functions of Position for what each promises.
    class Model;

    explicit Position(std::shared_ptr<const Model> model) : m_model(std::move(model)) {}

    const Game &game() const;
    int seatCount() const;
    /// Number of seats, and all options in the game's order with the choices made.
    Setup setup() const;
    /// False for a place that belongs to a seat or colour which does not take part.
    bool isInPlay(PlaceIndex place) const;

    /// The canonical one-line text: of a seat's view the `-seen` text.
    std::string text() const;
    /// Whose view this is, or `kNobody` for a full position.
    Seat viewer() const;
    /// What `seat` sees. A view can be narrowed to its own seat only.
    Position seenBy(Seat seat) const;

    /// Who owes a choice: seats, or chance alone; empty when the game is over.
    SeatSet toAct() const;
    bool isOver() const { return toAct() == 0; }
    std::optional<Result> result() const;

    /// Actions of the seats that owe one; for chance the outcomes, empty above `kMostListedOutcomes`. On a view:
    /// only what its seat knows to be possible. In no particular order.
    std::vector<Action> legal() const;
    /// How many outcomes chance has now; 0 where it is not chance's turn. Nothing is listed above the limit.
    std::uint64_t outcomeCount() const;
    /// The outcomes of chance that the viewer may know, with their probabilities.
    std::vector<Outcome> outcomes() const;
    /// One outcome drawn at random; only where chance is to act, on a full position.
    Action sample(Random &random) const;

    /// Nothing if the action is legal, else the reason why it is not.
    std::optional<Message> refusal(Action action) const;
    /// The position after a legal action (checked by assertion), with the facts appended where asked for.
    Position after(Action action, std::vector<Message> *facts = nullptr) const;
    /// How far the position has come at each of these facts, for eyes that follow them one by one. Not for play.
    std::vector<Position> stages(Action action) const;

    /// `red lay 3143`, of an action that is done here; `seat` replaces by `?` what this seat cannot know.
    std::string actionText(Action action, Seat seat = kNobody) const;
    /// The action of that text, or why it is none. Says nothing about legality.
    std::variant<Action, Unreadable> readAction(std::string_view text) const;

    /// Which piece lies where; in a view, unknown values are 0.
    Arrangement arrangement() const;
    /// The state in named fields, as promised to other programs.
    Value state() const;
    /// Problems that make this position one that cannot arise; never one that cannot be played.
    std::vector<Problem> warnings() const;

    /// What an action moves, for hands and eyes.
    std::vector<Touch> touches(Action action) const;
    /// Where the piece lies that is on the move and must be moved on, or `kNowhere`.
    PlaceIndex inHand() const;
    /// Where that piece, which may be moved now, can end up with several actions; in the order of the places.
    std::vector<Route> routes(PlaceIndex from, std::uint8_t value) const;
    /// What that piece has to move with, in a sentence; without id where there is nothing to say.
    Message means(PlaceIndex from, std::uint8_t value) const;
    /// Where in the game this is, for a heading: a round or turn with its number.
    Message moment() const;
    /// The score of each seat as it stands, for a game that ends here by resignation, agreement or on time; zeros where
    /// nothing is counted before the end.
    std::vector<int> scores() const;
    /// What is to be done now: a sentence and, where there is more to say, further ones.
    std::vector<Message> prompt() const;
    /// What the action is, as a bare id with its fields: the table of words has it as `label.ID` for a button
    /// ("Place on 3d"), `did.ID` for the log and `undo.ID` for the menu.
    Message label(Action action) const;
    /// True if the action lets somebody see what was hidden until then, so that taking it back would not be fair.
    bool reveals(Action action) const;
    /// True if the seat's next choice shows or rests on what others must not see.
    bool choosesInSecret(Seat seat) const;
    /// True if all that the seats have and have chosen lies open to this one: what it does not know, chance alone
    /// brings to light, such as a deal from a draw pile.
    bool seesAll(Seat seat) const;
    /// What follows for the seat from an action, in short; empty where there is nothing to say.
    std::vector<Message> consequences(Action action) const;
    /// Short words at places: what lies there does or may do. Each says who may see it (`isFor`).
    std::vector<Caption> captions() const;
    /// What a piece of that value would do on that place if it were put there now.
    std::optional<Promise> promise(PlaceIndex place, std::uint8_t value) const;
    /// Why `seat` may do nothing at that place now.
    Message whyNot(Seat seat, PlaceIndex place) const;
    /// Tables for the panels: the scoring as it would be now, ways to win …
    std::vector<Panel> panels() const;

    /// A full position that looks so to the viewer: what is hidden is drawn as likely as it is by the rules, without
    /// asking what the others' choices say about it. Only on a view.
    Position imagined(Random &random) const;

    /// How well a legal action looks to the seat that acts, one ply deep, in the game's own small units. Only on
    /// a view of that seat.
    int appraise(Action action) const;
    /// What a computer player thinks about the viewer's choice: only on a view whose seat owes one. Soon answered when
    /// cancelled, with what it has so far.
    Thought think(const Effort &effort) const;
    /// What each seat of a full position may expect to win when all play on as well as the effort allows, 0 … 1,
    /// summing up to 1; where the game is over, what it came to.
    std::vector<double> expected(const Effort &effort) const;
    /// Why a legal action is a good one, in words: the weightiest reason first, at most three; empty where there is
    /// nothing to say but its value. `thought` is what was thought about this view.
    std::vector<Message> reasons(Action action, const Thought &thought) const;
    /// Number of action sequences of exactly that length; outcomes count. Only without chances above the limit.
    std::uint64_t perft(int depth) const;
    /// How a game played on from here at random ends: any legal action of any seat with equal chances, outcomes by
    /// their probability. One that is not over after `kMostRandomActions` is stopped; then all seats win, without a
    /// reason. Only on a full position. Quick: thousands of games a second.
    Result playOut(Random &random) const;
    /// What happened with these actions, as tables of figures a seat: points by their source, pieces won and lost,
    /// luck … The first action is done here, on a full position; each must be legal where it is done.
    std::vector<Panel> report(std::span<const Action> actions) const;

    friend bool operator==(const Position &a, const Position &b);

private:
    std::shared_ptr<const Model> m_model;
};

/// A game of the table: its fixed facts, and the ways into positions.
class Game {
public:
    virtual ~Game() = default;
    Game() = default;
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    virtual std::string_view id() const = 0;
    /// The seats for each number of players that the game allows, ascending; of one number in the game's order.
    virtual const std::vector<std::vector<std::string>> &seatings() const = 0;
    /// Strengths of its computer players, the weakest first.
    virtual const std::vector<Level> &levels() const = 0;
    virtual const std::vector<Option> &options() const = 0;
    virtual const std::vector<Place> &places() const = 0;
    virtual const std::vector<PieceKind> &pieceKinds() const = 0;
    /// The reasons for which a result of this game may name; of the rules only (not resigned, agreed, time).
    virtual const std::vector<std::string> &reasons() const = 0;
    /// What a timeline of this game marks; a step has one landmark at most, that of the last rule that applies.
    virtual const std::vector<LandmarkRule> &landmarks() const = 0;

    /// The position before the first action. The set-up must be one that the game offers.
    virtual Position start(const Setup &setup) const = 0;
    /// Reads a position text or a seat's text; refuses what is malformed, not canonical or cannot be played.
    virtual std::variant<Position, Unreadable> read(std::string_view text) const = 0;
    /// The position of an arrangement, or everything that is wrong with it.
    virtual std::variant<Position, std::vector<Problem>> compose(const Arrangement &arrangement) const = 0;

    // ---- setting up a position by hand; none of these asks that the arrangement is a position

    /// The fields of that arrangement that may be set: those that mean something in its phase, and others that hold
    /// something all the same. In the order in which people read them.
    virtual std::vector<FieldRule> fields(const Arrangement &arrangement) const = 0;
    /// The pieces in the box, a sort at a time: `place` is where spare ones lie in a position (their home), `kNowhere`
    /// for those that lie nowhere then; `count` is how many the game has. Sorts differ in kind, owner and value, and
    /// stand in the order in which a palette shows them.
    virtual std::vector<Piece> box(const Arrangement &arrangement) const = 0;
    /// The sorts of pieces that may lie on a place, each as it lies there (face up or down, known to whom); `count` is
    /// how many at most. Empty where nothing may.
    virtual std::vector<Piece> holdable(const Arrangement &arrangement, PlaceIndex place) const = 0;
    /// Where a piece and a field, or two fields, say the same, an edit changes one of them: this lets the other one
    /// follow (the marker on the track and the score; the owners of all pieces and the number of players).
    virtual Arrangement settled(const Arrangement &before, Arrangement after) const = 0;
    /// The arrangement with that problem, one of those of `compose` or `Position::warnings`, put right; nothing where
    /// there is no one way that a person would choose. The problem is gone then; others may be left.
    virtual std::optional<Arrangement> mended(const Arrangement &arrangement, const Problem &problem) const = 0;
    /// The same position with the colours changed: each seat has what the one before it had. Nothing where the board
    /// does not allow it. As many times as there are colours is no change.
    virtual std::optional<Arrangement> mirrored(const Arrangement &arrangement) const = 0;

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

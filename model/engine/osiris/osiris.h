// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

#include "model/engine/core/facets.h"
#include "model/engine/core/fixed_list.h"
#include "model/engine/core/game.h"
#include "model/engine/osiris/rules/facts.h"
#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// What an action does; the number is `Action::verb`. Arguments: Gods four bits a god, in the order of
/// `Position::gods`; Follower colour (2 bits) and god (4); Step priest (4) and node (6); Block the space; Move colour
/// (2), god from (4) and god to (4); the others none.
enum class Verb : unsigned { Gods, Follower, Step, Stop, Swap, Keep, Block, Move, Pass };

constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
constexpr Action makeAction(Seat seat, Verb verb, std::uint64_t argument = 0)
{
    return {seat, static_cast<unsigned>(verb), argument};
}
constexpr Action makeGods(const std::array<God, kGods> &gods)
{
    std::uint64_t bits = 0;
    for (std::size_t i = gods.size(); i > 0; --i)
        bits = (bits << 4U) | gods[i - 1];
    return makeAction(kChance, Verb::Gods, bits);
}
constexpr Action makeFollower(Seat seat, int colour, God god)
{
    return makeAction(seat, Verb::Follower, static_cast<unsigned>(colour) | (static_cast<unsigned>(god) << 2U));
}
constexpr Action makeStep(Seat seat, int priest, Node to)
{
    return makeAction(seat, Verb::Step, static_cast<unsigned>(priest) | (static_cast<unsigned>(to) << 4U));
}
constexpr Action makeBlock(Seat seat, Node space) { return makeAction(seat, Verb::Block, space); }
constexpr Action makeMove(Seat seat, int colour, God from, God to)
{
    return makeAction(seat, Verb::Move,
                      static_cast<unsigned>(colour) | (static_cast<unsigned>(from) << 2U)
                          | (static_cast<unsigned>(to) << 6U));
}

/// Arguments of Gods: the god at that index.
constexpr God godArgument(Action action, std::size_t index)
{
    return static_cast<God>((action.argument() >> (4 * index)) & 15U);
}
/// Of Follower and Move.
constexpr int colourArgument(Action action) { return static_cast<int>(action.argument() & 3U); }
/// Of Follower and Move: the temple where the follower is set, or from which it is moved.
constexpr God templeArgument(Action action) { return static_cast<God>((action.argument() >> 2U) & 15U); }
/// Of Move: the temple to which the follower is moved.
constexpr God targetArgument(Action action) { return static_cast<God>((action.argument() >> 6U) & 15U); }
/// Of Step.
constexpr int priestArgument(Action action) { return static_cast<int>(action.argument() & 15U); }
constexpr Node stepArgument(Action action) { return static_cast<Node>((action.argument() >> 4U) & 63U); }
/// Of Block.
constexpr Node blockArgument(Action action) { return static_cast<Node>(action.argument() & 63U); }

/// The rules of Osiris (O1 to O23) for the program; what each function promises stands in
/// core/facets.h and core/questions.def. Numbers at the functions' bodies name the rules.
struct Osiris {
    using Position = osiris::Position;
    using Actions = FixedList<Action, 256>; // at most 36 steps, 40 blockades, 120 moves of followers and a pass
    using Facts = osiris::Facts;

    static constexpr std::string_view kId = "osiris";

    static Message describe(const Fact &fact) { return osiris::describe(fact); }
    /// False where what follows from a legal action rests on a god that the viewer does not know: then `apply` cannot
    /// say how a fight ends.
    static bool isOpen(const Position &position, Action action);
#include "model/engine/core/game_functions.inc" // NOLINT
};

static_assert(Playable<Osiris>);

inline Seat Osiris::viewer(const Position &position) { return position.viewer; }
inline SeatSet Osiris::toAct(const Position &position)
{
    // Here because playouts and searches ask it before every action.
    switch (position.phase) {
    case Phase::Gods: return seatBit(kChance);
    case Phase::Fight: return seatBit(ownerOf(colourOf(position.winner), position.seats));
    case Phase::Over: return 0;
    default: return seatBit(position.actor);
    }
}

/// The priest who stands on that node, or `kNoPriest`.
std::uint8_t priestAt(const Position &position, Node node);
/// The seat that owns the priest.
constexpr Seat ownerOfPriest(const Position &position, int priest) { return ownerOf(colourOf(priest), position.seats); }
/// Counters that the priest may spend in a turn, or has left in the walk that is on (O12).
int budgetOf(const Position &position, int priest);
/// True if any priest of the seat has a legal step at the beginning of a turn (O11).
bool hasStep(const Position &position, Seat seat);
/// The nodes to which that priest may step with `budget` counters to spend, as bits; fights and the tip included (O4,
/// O12 to O15).
Nodes stepsOf(const Position &position, int priest, int budget);
/// The empty spaces, on which the last counter may become a blockade (O14).
Spaces emptySpaces(const Position &position);
/// The colour of the next follower to be set; only in phase Follower (O8, O9).
int colourToSet(const Position &position);
/// Followers of the seat at that god's temple, with two players of both colours (O21).
int followersOf(const Position &position, Seat seat, God god);
/// Gods of which the viewer does not know where they lie, or that are out.
FixedList<God, kGods> hiddenGods(const Position &position);
/// True if a blockade there would end the game (O20).
bool closesTip(const Position &position, Node space);
/// True if the turn that is on ends the game when it ends (O22).
bool isLastStuckTurn(const Position &position);
/// Who has won a game that is over (O21).
Seat winnerOf(const Position &position);
/// The god that decides a game that is over (O19, O20), as an index into `Position::gods`.
std::size_t decidingIndex(const Position &position);

/// First words of position texts: all of a position, and what a seat sees of it.
inline constexpr std::string_view kFullText = "osiris/1";
inline constexpr std::string_view kSeenText = "osiris-seen/1";

/// Ids as in actions and files.
std::string_view seatName(Seat seat); // `a` to `d`, `chance`; empty for nobody
std::string_view phaseName(Phase phase);
std::string_view reasonName(Reason reason);
std::string_view nodeName(Node node); ///< `N-1-2`, `tip`, `town-a0`

/// The entry of the table of games.
const Game &game();

} // namespace engine::osiris

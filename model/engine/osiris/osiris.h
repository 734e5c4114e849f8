// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

#include "model/engine/core/facets.h"
#include "model/engine/core/fixed_list.h"
#include "model/engine/osiris/rules/facts.h"
#include "model/engine/osiris/rules/position.h"

namespace engine::osiris {

/// What an action does; the number is `Action::verb`. Arguments: Gods four bits a god, in the order of
/// `Position::gods`; Follower colour (2 bits) and god (4); Step priest (4) and node (6); Block the space; Move colour
/// (2), god from (4) and god to (4); the others none.
enum class Verb : unsigned { Gods, Follower, Step, Stop, Swap, Keep, Block, Move, Pass };

/// Verb of an action, and actions from their parts; arguments are not checked.
constexpr Verb verbOf(Action action) { return static_cast<Verb>(action.verb()); }
/// An action with a raw argument, laid out as at Verb.
constexpr Action makeAction(Seat seat, Verb verb, std::uint64_t argument = 0)
{
    return {seat, static_cast<unsigned>(verb), argument};
}
/// The deal of the gods: under each priest, then under the tip (O7).
constexpr Action makeGods(const std::array<God, kGods> &gods)
{
    std::uint64_t bits = 0;
    for (std::size_t i = gods.size(); i > 0; --i)
        bits = (bits << 4U) | gods[i - 1];
    return makeAction(kChance, Verb::Gods, bits);
}
/// Sets a follower at the god's temple (O8), steps (O4), turns the last counter into a blockade (O14), and moves a
/// follower between temples (O18).
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

/// Argument of Gods: the god at that index of `Position::gods`.
constexpr God godArgument(Action action, std::size_t index)
{
    return static_cast<God>((action.argument() >> (4 * index)) & 15U);
}
/// Argument of Follower and Move: the colour, 0 to 3.
constexpr int colourArgument(Action action) { return static_cast<int>(action.argument() & 3U); }
/// Argument of Follower and Move: the temple where the follower is set, or from which it is moved.
constexpr God templeArgument(Action action) { return static_cast<God>((action.argument() >> 2U) & 15U); }
/// Argument of Move: the temple to which the follower is moved.
constexpr God targetArgument(Action action) { return static_cast<God>((action.argument() >> 6U) & 15U); }
/// Arguments of Step: the priest, 0 to 11, and the node that he enters.
constexpr int priestArgument(Action action) { return static_cast<int>(action.argument() & 15U); }
constexpr Node stepArgument(Action action) { return static_cast<Node>((action.argument() >> 4U) & 63U); }
/// Argument of Block: the space.
constexpr Node blockArgument(Action action) { return static_cast<Node>(action.argument() & 63U); }

/// The rules of Osiris (O1 to O23). The contracts of the functions are those of core/facets.h and core/questions.def;
/// the bodies name the rules.
struct Osiris {
    using Position = osiris::Position;
    using Actions = FixedList<Action, 256>; // at most 36 steps, 40 blockades, 120 moves of followers and a pass
    using Facts = osiris::Facts;

    static constexpr std::string_view kId = "osiris";

    /// The fact as a message.
    static Message describe(const Fact &fact) { return osiris::describe(fact); }
    /// False if the effect of a legal action depends on a god that the viewer does not know: then `apply` cannot decide
    /// the fight.
    static bool isOpen(const Position &position, Action action);
    /// The temple of the god that decides.
    static PlaceIndex decisivePlace(const Position &position);
    /// What the board says, and panels.
    static std::vector<Route> routes(const Position &position, PlaceIndex from, std::uint8_t value);
    static std::vector<Caption> captions(const Position &position);
    static std::optional<PlacementPreview> placementPreview(const Position &position, PlaceIndex place,
                                                            std::uint8_t value);
    static std::vector<Panel> panels(const Position &position);
    static std::vector<Panel> report(const Position &position, std::span<const Action> actions);
#include "model/engine/core/game_functions.inc" // NOLINT
};

/// Inline, because playouts and searches call them before every action.
inline Seat Osiris::viewer(const Position &position) { return position.viewer; }
inline SeatSet Osiris::toAct(const Position &position)
{
    switch (position.phase) {
    case Phase::Gods: return seatBit(kChance);
    case Phase::Fight: return seatBit(ownerOf(colourOf(position.winner), position.seats));
    case Phase::Over: return 0;
    default: return seatBit(position.actor);
    }
}

/// The priest on that node, or `kNoPriest`.
std::uint8_t priestAt(const Position &position, Node node);
/// The seat that owns the priest.
constexpr Seat ownerOfPriest(const Position &position, int priest) { return ownerOf(colourOf(priest), position.seats); }
/// Counters that the priest may spend in a turn, or has left in the walk under way (O12).
int budgetOf(const Position &position, int priest);
/// True if a priest of the seat has a legal step at the beginning of a turn (O11).
bool hasStep(const Position &position, Seat seat);
/// The nodes to which the priest may step with `budget` counters left, fights and the tip included (O4, O12 to O15).
Nodes stepsOf(const Position &position, int priest, int budget);
/// The empty spaces, where the last counter may become a blockade (O14).
Spaces emptySpaces(const Position &position);
/// Colour of the next follower to be set; only in phase Follower (O8, O9).
int colourToSet(const Position &position);
/// Followers of the seat at that god's temple; of both colours with two players (O21).
int followersOf(const Position &position, Seat seat, God god);
/// The gods whose place the viewer does not know, and those that are out of the game.
FixedList<God, kGods> hiddenGods(const Position &position);
/// True if a blockade there would end the game (O20).
bool closesTip(const Position &position, Node space);
/// True if the game ends with the turn under way (O22).
bool isLastStuckTurn(const Position &position);
/// The winner of a game that is over (O21).
Seat winnerOf(const Position &position);
/// The god that decides a game that is over (O19, O20), as an index into `Position::gods`.
std::size_t decidingIndex(const Position &position);

/// First words of position texts: of full positions and of views.
inline constexpr std::string_view kFullText = "osiris/1";
inline constexpr std::string_view kSeenText = "osiris-seen/1";

/// Ids in actions and files; empty for values that have none.
std::string_view seatName(Seat seat); // `a` to `d`, `chance`; empty for nobody
std::string_view phaseName(Phase phase);
std::string_view reasonName(Reason reason);
std::string_view nodeName(Node node); ///< `N-1-2`, `tip`, `town-a0`

/// The game, for the table of games.
const Game &game();

} // namespace engine::osiris

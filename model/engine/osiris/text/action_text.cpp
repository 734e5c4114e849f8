// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of actions: `a follower b isis`, `c step c1 N-1-2`; of the deal all gods in the order of `Position::gods`.
#include "model/engine/core/action_grammar.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

const ActionGrammar &grammar()
{
    static constexpr ActionWord colour = actionNames<seatName, kColours>("action.unknown-colour");
    static constexpr ActionWord priest = actionNames<priestName, kPriests>("action.unknown-priest");
    static constexpr ActionWord god = actionNames<godName, kGods>("action.unknown-god");
    static constexpr ActionWord node = actionNames<nodeName, kNodes>("action.unknown-place");
    static const ActionGrammar all{{{"gods", std::vector(kGods, god), true, "action.god-twice"},
                                    {"follower", {colour, god}},
                                    {"step", {priest, node}},
                                    {"stop"},
                                    {"swap"},
                                    {"keep"},
                                    {"block", {node}},
                                    {"move", {colour, god, god}},
                                    {"pass"}},
                                   seatName,
                                   kColours};
    return all;
}

/// True if the seat has looked at the god of that index when it was dealt (O7, O23).
bool isShown(const Position &position, std::size_t index, Seat seat)
{
    const int priest = static_cast<int>(index);
    return index != kUnderTip && isPresent(colourOf(priest), position.seats) && ownerOfPriest(position, priest) == seat;
}

} // namespace

std::string Osiris::actionText(const Position &position, Action action, Seat seat)
{
    const bool isSecret = verbOf(action) == Verb::Gods && seat != kNobody;
    return grammar().text(action, [&](std::size_t word) -> std::string_view {
        return isSecret && !isShown(position, word, seat) ? "?" : "";
    });
}

std::variant<Action, Unreadable> Osiris::readAction(std::string_view text) { return grammar().read(text); }

} // namespace engine::osiris

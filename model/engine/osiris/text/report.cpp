// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a game: figures of walks and fights, power counters, followers.
#include "model/engine/core/panel.h"
#include "model/engine/core/tally.h"
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

void noteAction(Tally &tally, Action action)
{
    switch (verbOf(action)) {
    case Verb::Follower: return tally.add("followers-set", action.actor());
    case Verb::Step: return tally.add("steps-walked", action.actor());
    case Verb::Swap: return tally.add("gods-swapped", action.actor());
    case Verb::Block: return tally.add("blockades-set", action.actor());
    case Verb::Move: return tally.add("followers-moved", action.actor());
    default: return;
    }
}

void noteFact(Tally &tally, const Fact &fact)
{
    switch (fact.id) {
    case FactId::FightWon:
    case FactId::FightLost: {
        const bool won = fact.id == FactId::FightWon;
        tally.add(won ? "fights-won" : "fights-lost", ownerOf(colourOf(fact.priest), fact.seats));
        tally.add(won ? "fights-lost" : "fights-won", ownerOf(colourOf(fact.rival), fact.seats));
        return;
    }
    case FactId::BlockadeRemoved: return tally.add("blockades-removed", fact.seat);
    case FactId::Sown: return tally.add("counters-sown", fact.seat, fact.n);
    case FactId::LeftOver: return tally.add("counters-kept", fact.seat, fact.n);
    case FactId::NoStep: return tally.add("turns-without-step", fact.seat);
    default: return;
    }
}

} // namespace

std::vector<Panel> Osiris::report(const Position &start, std::span<const Action> actions)
{
    Tally tally(start.seats,
                {{"report-walks", {"steps-walked", "fights-won", "fights-lost", "gods-swapped"}},
                 {"report-power", {"counters-sown", "counters-kept", "blockades-set", "blockades-removed"}},
                 {"report-followers", {"followers-set", "followers-moved", "turns-without-step"}}});
    followed<Osiris>(
        start, actions, [&](const Position &, Action action) { noteAction(tally, action); },
        [&](const Fact &fact) { noteFact(tally, fact); });
    return tally.panels();
}

} // namespace engine::osiris

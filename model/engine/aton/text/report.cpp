// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a game: points by source, counters, and the luck of the cards.
#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/core/panel.h"
#include "model/engine/core/tally.h"

namespace engine::aton {

namespace {

constexpr std::int64_t kExact = 1'000'000;

/// The expected sum of these cards, in millionths: whole numbers are the same on every machine.
std::int64_t expectedSum(const Supply &due)
{
    std::int64_t sum = kExact * (due.forced.sum() + due.forcedBottom.sum());
    if (due.random > 0)
        sum += kExact * due.random * due.pool.sum() / due.pool.size();
    return sum;
}

void noteCounter(Tally &tally, const Position &position, Action action)
{
    const Seat seat = action.actor();
    if (verbOf(action) == Verb::Place)
        tally.add("counters-placed", seat);
    if (verbOf(action) == Verb::Take)
        tally.add("counters-taken", seat);
    if (verbOf(action) != Verb::Remove)
        return;
    const bool own = (position.sides[seat].squares & bit(squareArgument(action))) != 0;
    tally.add("counters-lost", own ? seat : otherSeat(seat));
    tally.add("counters-removed", seat, own ? 0 : 1);
}

void noteFact(Tally &tally, const Fact &fact)
{
    switch (fact.id) {
    case FactId::Points: return tally.add(topicName(fact.topic), fact.seat, fact.a);
    case FactId::ToKingdom: return tally.add("counters-kingdom", fact.seat);
    case FactId::Surplus:
        tally.add("counters-surplus", fact.seat, fact.a + fact.b);
        return tally.add("counters-kingdom", fact.seat, fact.a);
    default: return;
    }
}

} // namespace

std::vector<Panel> Aton::report(const Position &start, std::span<const Action> actions)
{
    Tally tally(
        2, {{"report-points",
             {"points-before", "cartouche-1", "temple-1", "temple-2", "temple-3", "temple-4", "black", "bonus", "sum"}},
            {"report-counters",
             {"counters-placed", "counters-removed", "counters-lost", "counters-kingdom", "counters-surplus",
              "counters-taken"}},
            {"report-cards", {"cards-number", "cards-sum", "cards-average", "cards-luck"}}});
    std::array<std::int64_t, 2> expected{}; // millionths
    const auto noteAction = [&](const Position &position, Action action) {
        if (verbOf(action) != Verb::Deal && verbOf(action) != Verb::Draw)
            return noteCounter(tally, position, action);
        // Cards that must come are no luck: the expectation follows from the pile before the deal (A5, A7, A11).
        const Seat seat = seatArgument(action);
        const Cards cards = cardsArgument(action);
        tally.add("cards-number", seat, cards.size());
        tally.add("cards-sum", seat, cards.sum());
        expected[seat] += expectedSum(supply(position.sides[seat], cards.size()));
    };
    const Position end = followed<Aton>(start, actions, noteAction, [&](const Fact &fact) { noteFact(tally, fact); });
    for (const Seat seat : {kRed, kAmun}) {
        const int average = static_cast<int>((expected[seat] + kExact / 2) / kExact);
        tally.add("cards-average", seat, average);
        tally.add("cards-luck", seat, tally.row("cards-sum")[seat] - average);
    }
    tally.row("points-before") = scores(start);
    tally.row("sum") = scores(end);
    std::vector<Panel> panels = tally.panels();
    if (scores(start) == std::vector{0, 0})
        panels.front().rows.erase(panels.front().rows.begin());
    return panels;
}

} // namespace engine::aton

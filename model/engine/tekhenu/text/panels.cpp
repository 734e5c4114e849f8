// SPDX-License-Identifier: GPL-3.0-or-later
// What each has, and the report of a game: points by what they are for.
#include "model/engine/core/tally.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

std::vector<Panel> Tekhenu::panels(const Position &position)
{
    Panel panel{"holdings", PanelForm::Seats};
    const auto add = [&](std::string_view id, auto figure) {
        PanelRow &row = panel.rows.emplace_back();
        row.id = id;
        for (int owner = 0; owner < position.ownerCount(); ++owner)
            row.counts.push_back(figure(position.of(owner)));
    };
    for (std::size_t good = 0; good < 7; ++good)
        add(kGoodNames[good], [good](const Holdings &own) { return int{own.goods[good]}; });
    add("population", [](const Holdings &own) { return int{own.population}; });
    add("happiness", [](const Holdings &own) { return int{own.happiness}; });
    add("balance", [](const Holdings &own) { return own.isBalanced != 0 ? int{own.balance} : runningBalance(own); });
    PanelRow &total = panel.rows.emplace_back();
    total.id = kTotalRow;
    total.points = scores(position);
    return {panel};
}

namespace {

/// The row of a topic: its name, where no other row is called so.
std::string_view rowOfTopic(Topic topic)
{
    switch (topic) {
    case Topic::Happiness: return "happiness-points";
    case Topic::Order: return "turn-order";
    case Topic::Bread: return "unpaid-bread";
    default: return kTopicNames[static_cast<std::size_t>(topic)];
    }
}

} // namespace

std::vector<Panel> Tekhenu::report(const Position &start, std::span<const Action> actions)
{
    Tally tally(start.ownerCount(), {{"report-actions",
                                      {"ra-buildings", "ra-edges", "ra-space", "ability", "statue-temple", "hathor",
                                       "bonus", "technology", "blessing", "maat"}},
                                     {"report-scorings",
                                      {"districts", "temple", "statues", "happiness-points", "levels", "row",
                                       "unpaid-bread", "decree", "turn-order", "bot"}},
                                     {"report-turns", {"drafts", "anubis-actions", "excess-goods"}}});
    followed<Tekhenu>(
        start, actions,
        [&](const Position &, Action action) {
            if (verbOf(action) == Verb::Draft)
                tally.add("drafts", action.actor());
            else if (verbOf(action) == Verb::Anubis)
                tally.add("anubis-actions", action.actor());
        },
        [&](const Fact &fact) {
            if (fact.id == FactId::Excess)
                tally.add("excess-goods", static_cast<Seat>(fact.owner), fact.n);
            if (fact.id != FactId::Points)
                return;
            tally.add(rowOfTopic(static_cast<Topic>(fact.what)), static_cast<Seat>(fact.owner), fact.n);
        });
    return tally.panels();
}

} // namespace engine::tekhenu

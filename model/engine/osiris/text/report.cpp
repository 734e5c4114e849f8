// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a game, in figures: walks and fights, power counters, followers.
#include <cassert>

#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

using Figures = std::array<int, kColours>; // a figure a seat

/// Counts while a game goes by.
class Tally {
public:
    explicit Tally(const Position &start) : p(start) {}

    void add(Action action)
    {
        noteAction(action);
        Osiris::Facts facts;
        Osiris::apply(p, action, facts);
        for (const Fact &fact : facts)
            noteFact(fact);
    }
    std::vector<Panel> panels() const
    {
        return {
            {"report-walks",
             PanelForm::Points,
             {row("steps-walked", m_steps), row("fights-won", m_won), row("fights-lost", m_lost),
              row("gods-swapped", m_swapped)}},
            {"report-power",
             PanelForm::Points,
             {row("counters-sown", m_sown), row("counters-kept", m_kept), row("blockades-set", m_set),
              row("blockades-removed", m_removed)}},
            {"report-followers",
             PanelForm::Points,
             {row("followers-set", m_followers), row("followers-moved", m_moved), row("turns-without-step", m_stuck)}}};
    }

private:
    void noteAction(Action action)
    {
        const Seat seat = action.actor();
        switch (verbOf(action)) {
        case Verb::Follower: ++m_followers[seat]; break;
        case Verb::Step: ++m_steps[seat]; break;
        case Verb::Swap: ++m_swapped[seat]; break;
        case Verb::Block: ++m_set[seat]; break;
        case Verb::Move: ++m_moved[seat]; break;
        default: break;
        }
    }
    void noteFact(const Fact &fact)
    {
        const auto owner = [&fact](int priest) { return ownerOf(colourOf(priest), fact.seats); };
        switch (fact.id) {
        case FactId::FightWon:
            ++m_won[owner(fact.priest)];
            ++m_lost[owner(fact.rival)];
            break;
        case FactId::FightLost:
            ++m_won[owner(fact.rival)];
            ++m_lost[owner(fact.priest)];
            break;
        case FactId::BlockadeRemoved: ++m_removed[fact.seat]; break;
        case FactId::Sown: m_sown[fact.seat] += fact.n; break;
        case FactId::LeftOver: m_kept[fact.seat] += fact.n; break;
        case FactId::NoStep: ++m_stuck[fact.seat]; break;
        default: break;
        }
    }
    PanelRow row(std::string id, const Figures &figures) const
    {
        return {std::move(id), {}, {figures.begin(), figures.begin() + p.seats}, 0, 0, {}};
    }

    Position p;
    Figures m_steps{};
    Figures m_won{}; ///< fights, as mover or defender
    Figures m_lost{};
    Figures m_swapped{};
    Figures m_sown{};
    Figures m_kept{}; ///< counters of a walk that stayed in the town
    Figures m_set{};
    Figures m_removed{};
    Figures m_followers{};
    Figures m_moved{};
    Figures m_stuck{};
};

} // namespace

std::vector<Panel> Osiris::report(const Position &start, std::span<const Action> actions)
{
    assert(start.viewer == kNobody);
    Tally tally(start);
    for (const Action action : actions)
        tally.add(action);
    return tally.panels();
}

} // namespace engine::osiris

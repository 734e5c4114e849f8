// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a game, in figures: points by their source, counters, and the luck of the cards.
#include <cassert>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/chance.h"

namespace engine::aton {

namespace {

using Figures = std::array<int, 2>; // a figure a seat

constexpr int kSources = 7; ///< topics that bring points, from Cartouche1 on
constexpr std::int64_t kExact = 1'000'000;

/// What these cards could be expected to sum up to, in millionths: whole numbers are the same on every machine.
std::int64_t expectedSum(const Supply &due)
{
    std::int64_t sum = kExact * (due.forced.sum() + due.forcedBottom.sum());
    if (due.random > 0)
        sum += kExact * due.random * due.pool.sum() / due.pool.size();
    return sum;
}

PanelRow row(std::string id, const Figures &figures)
{
    return {std::move(id), {}, {figures[kRed], figures[kAmun]}, 0, 0, {}};
}

/// Counts while a game goes by.
class Tally {
public:
    explicit Tally(const Position &start) : p(start), m_before{start.sides[kRed].score, start.sides[kAmun].score} {}

    void add(Action action)
    {
        noteAction(action);
        Aton::Facts facts;
        Aton::apply(p, action, facts);
        for (const Fact &fact : facts)
            noteFact(fact);
    }
    std::vector<Panel> panels() const { return {pointsPanel(), countersPanel(), cardsPanel()}; }

private:
    void noteAction(Action action)
    {
        const Seat seat = action.actor();
        switch (verbOf(action)) {
        case Verb::Deal:
        case Verb::Draw: noteCards(seatArgument(action), cardsArgument(action)); break;
        case Verb::Place: ++m_placed[seat]; break;
        case Verb::Take: ++m_taken[seat]; break;
        case Verb::Remove: {
            const bool own = (p.sides[seat].squares & bit(squareArgument(action))) != 0;
            ++m_lost[own ? seat : otherSeat(seat)];
            m_removed[seat] += own ? 0 : 1;
            break;
        }
        default: break;
        }
    }
    /// Cards that must come are no luck: what is expected is reckoned from the pile before each deal (A5, A7, A11).
    void noteCards(Seat seat, Cards cards)
    {
        m_cards[seat] += cards.size();
        m_sum[seat] += cards.sum();
        m_expected[seat] += expectedSum(supply(p.sides[seat], cards.size()));
    }
    void noteFact(const Fact &fact)
    {
        switch (fact.id) {
        case FactId::Points:
            m_points[static_cast<std::size_t>(fact.topic) - static_cast<std::size_t>(Topic::Cartouche1)][fact.seat] +=
                fact.a;
            break;
        case FactId::ToKingdom: ++m_kingdom[fact.seat]; break;
        case FactId::Surplus:
            m_surplus[fact.seat] += fact.a + fact.b;
            m_kingdom[fact.seat] += fact.a;
            break;
        default: break;
        }
    }

    Panel pointsPanel() const
    {
        static constexpr std::array<const char *, kSources> ids{"cartouche-1", "temple-1", "temple-2", "temple-3",
                                                                "temple-4",    "black",    "bonus"};
        Panel panel{"report-points"};
        if (m_before != Figures{})
            panel.rows.push_back(row("points-before", m_before));
        for (std::size_t source = 0; source < ids.size(); ++source)
            panel.rows.push_back(row(ids[source], m_points[source]));
        panel.rows.push_back(row("sum", {p.sides[kRed].score, p.sides[kAmun].score}));
        return panel;
    }
    Panel countersPanel() const
    {
        return {"report-counters",
                PanelForm::Points,
                {row("counters-placed", m_placed), row("counters-removed", m_removed), row("counters-lost", m_lost),
                 row("counters-kingdom", m_kingdom), row("counters-surplus", m_surplus),
                 row("counters-taken", m_taken)}};
    }
    Panel cardsPanel() const
    {
        Figures average{};
        Figures luck{};
        for (const Seat seat : {kRed, kAmun}) {
            average[seat] = static_cast<int>((m_expected[seat] + kExact / 2) / kExact);
            luck[seat] = m_sum[seat] - average[seat];
        }
        return {"report-cards",
                PanelForm::Points,
                {row("cards-number", m_cards), row("cards-sum", m_sum), row("cards-average", average),
                 row("cards-luck", luck)}};
    }

    Position p;
    const Figures m_before;
    std::array<Figures, kSources> m_points{};
    Figures m_placed{};
    Figures m_removed{}; ///< opposing counters that the seat removed
    Figures m_lost{};    ///< own counters that anybody removed
    Figures m_kingdom{}; ///< own counters that went to the Kingdom of the Dead
    Figures m_surplus{}; ///< own counters that found no square
    Figures m_taken{};
    Figures m_cards{};
    Figures m_sum{};
    std::array<std::int64_t, 2> m_expected{}; ///< millionths
};

} // namespace

std::vector<Panel> Aton::report(const Position &start, std::span<const Action> actions)
{
    assert(start.viewer == kNobody);
    Tally tally(start);
    for (const Action action : actions)
        tally.add(action);
    return tally.panels();
}

} // namespace engine::aton

// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a game: figures a seat, counted while its actions are replayed.
#pragma once

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "model/engine/core/panel.h"

namespace engine {

/// Panels of figures for a number of seats, all 0 at first.
class Tally {
public:
    /// A panel of points and the ids of its rows.
    using Layout = std::pair<const char *, std::initializer_list<const char *>>;

    /// `seats` is at least 1; ids of rows differ in all panels.
    Tally(int seats, std::initializer_list<Layout> layout)
    {
        for (const auto &[id, rows] : layout) {
            Panel &panel = m_panels.emplace_back(Panel{id});
            for (const char *const row : rows)
                panel.rows.push_back({row, {}, std::vector<int>(static_cast<std::size_t>(seats)), 0, 0, {}});
        }
    }

    /// The figures of the row of that id, one a seat; there must be one (asserted).
    std::vector<int> &row(std::string_view id)
    {
        for (Panel &panel : m_panels) {
            const auto found =
                std::find_if(panel.rows.begin(), panel.rows.end(), [id](const PanelRow &row) { return row.id == id; });
            if (found != panel.rows.end())
                return found->points;
        }
        assert(false);
        return m_panels.front().rows.front().points;
    }
    /// Adds to the figure of a seat.
    void add(std::string_view id, Seat seat, int number = 1) { row(id)[seat] += number; }

    /// The panels as they stand.
    const std::vector<Panel> &panels() const { return m_panels; }

private:
    std::vector<Panel> m_panels;
};

/// Replays actions of the game `G` from a full position (asserted): calls `ofAction(position, action)` before each and
/// `ofFact(fact)` for all that follows from it. Each must be legal where it is done. Returns the last position.
template <class G, class OfAction, class OfFact>
typename G::Position followed(typename G::Position position, std::span<const Action> actions, OfAction ofAction,
                              OfFact ofFact)
{
    assert(position.viewer == kNobody);
    for (const Action action : actions) {
        ofAction(std::as_const(position), action);
        typename G::Facts facts;
        G::apply(position, action, facts);
        std::for_each(facts.begin(), facts.end(), ofFact);
    }
    return position;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the problems of an arrangement or a position, each with its fix.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace engine {

/// Collects problems in the order in which they are found. Base of the classes that check arrangements or positions.
class ProblemList {
protected:
    /// `places` is the table of the game and must outlive the list. `playable`: the problems are warnings.
    explicit ProblemList(const std::vector<Place> &places, bool playable = false)
        : m_places(places), m_playable(playable)
    {
    }

    /// Adds a problem. Without a fix it has no single obvious one.
    void say(std::string_view id, Value::Members fields = {}, std::vector<PlaceIndex> places = {}, Fix fix = {})
    {
        m_found.push_back({{std::string(id), std::move(fields)}, m_playable, std::move(places), std::move(fix)});
    }
    /// Adds a problem of one place, with its id as the field `place`; empty for an invalid index.
    void sayAt(std::string_view id, PlaceIndex place, Fix fix = {})
    {
        if (isPlace(place))
            say(id, {{"place", m_places[place].id}}, {place}, std::move(fix));
        else
            say(id, {{"place", ""}}, {}, std::move(fix));
    }
    /// True for a valid index.
    bool isPlace(PlaceIndex place) const { return place >= 0 && place < static_cast<int>(m_places.size()); }

    bool nothingFound() const { return m_found.empty(); }
    /// Returns all problems and clears the list.
    std::vector<Problem> taken() { return std::exchange(m_found, {}); }

private:
    const std::vector<Place> &m_places;
    bool m_playable;
    std::vector<Problem> m_found;
};

/// The result of `compose` of the game `G`: the problems found in the arrangement, else those that `G::problems` finds
/// in the position, else the position.
template <class G>
std::variant<typename G::Position, std::vector<Problem>> composedAs(const typename G::Position &position,
                                                                    std::vector<Problem> found)
{
    if (found.empty())
        found = G::problems(position);
    if (found.empty())
        return position;
    return found;
}

/// Removes the pieces for which `isMeant` is true and returns them; both keep their order.
template <class IsMeant>
std::vector<Piece> takeOut(std::vector<Piece> &pieces, IsMeant isMeant)
{
    const auto first = std::stable_partition(pieces.begin(), pieces.end(), [&](const Piece &p) { return !isMeant(p); });
    std::vector<Piece> taken(first, pieces.end());
    pieces.erase(first, pieces.end());
    return taken;
}

/// Number of pieces for which `isMeant` is true (the sum of their `count`).
template <class IsMeant>
int countPieces(const std::vector<Piece> &pieces, IsMeant isMeant)
{
    int number = 0;
    for (const Piece &piece : pieces)
        number += isMeant(piece) ? piece.count : 0;
    return number;
}

} // namespace engine

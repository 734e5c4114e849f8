// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an arrangement or a position as it is found, and the way from a problem to its repair.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/engine/core/arrangement.h"

namespace engine {

/// Collects problems in the order in which they are said; what looks for them derives from it.
class ProblemList {
protected:
    /// `places` are those of the game, `playable` is true where they are warnings.
    explicit ProblemList(const std::vector<Place> &places, bool playable = false)
        : m_places(places), m_playable(playable)
    {
    }

    void say(std::string_view id, Value::Members fields = {}, std::vector<PlaceIndex> places = {})
    {
        m_found.push_back({{std::string(id), std::move(fields)}, m_playable, std::move(places)});
    }
    /// Of a place, which the field `place` names; empty where there is no such place.
    void sayAt(std::string_view id, PlaceIndex place)
    {
        if (isPlace(place))
            say(id, {{"place", m_places[static_cast<std::size_t>(place)].id}}, {place});
        else
            say(id, {{"place", ""}});
    }
    bool isPlace(PlaceIndex place) const { return place >= 0 && place < static_cast<int>(m_places.size()); }

    bool nothingFound() const { return m_found.empty(); }
    /// All that have been said, which leaves none.
    std::vector<Problem> taken() { return std::exchange(m_found, {}); }

private:
    const std::vector<Place> &m_places;
    bool m_playable;
    std::vector<Problem> m_found;
};

/// What `compose` of the game `G` answers: the position, or what was found in the arrangement, else what its rules
/// object to.
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

/// All that is wrong with an arrangement of the game `G`, or else what there is to warn of.
template <class G>
std::vector<Problem> allProblems(const Arrangement &arrangement)
{
    auto composed = G::compose(arrangement);
    if (auto *problems = std::get_if<std::vector<Problem>>(&composed))
        return std::move(*problems);
    return G::warnings(std::get<typename G::Position>(composed));
}

/// How the problems of that id are put right: a row of a game's table.
template <class Mend>
struct Repair {
    std::string_view problem;
    Mend fix;
};

/// The row for a problem, or null.
template <class Rows>
const typename Rows::value_type *repairOf(const Rows &rows, const Message &problem)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const auto &row) { return row.problem == problem.id; });
    return found == rows.end() ? nullptr : &*found;
}

/// Takes the pieces away of which `isMeant` holds.
template <class IsMeant>
std::vector<Piece> takeOut(std::vector<Piece> &pieces, IsMeant isMeant)
{
    const auto first = std::stable_partition(pieces.begin(), pieces.end(), [&](const Piece &p) { return !isMeant(p); });
    std::vector<Piece> taken(first, pieces.end());
    pieces.erase(first, pieces.end());
    return taken;
}

/// How many pieces there are of which `isMeant` holds.
template <class IsMeant>
int countPieces(const std::vector<Piece> &pieces, IsMeant isMeant)
{
    int number = 0;
    for (const Piece &piece : pieces)
        number += isMeant(piece) ? piece.count : 0;
    return number;
}

} // namespace engine

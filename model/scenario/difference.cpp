// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/difference.h"

#include <algorithm>
#include <set>

#include "model/scenario/editing.h"

namespace scenario {

using engine::Arrangement;
using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;

namespace {

/// One piece of each sort that lies in one of the two, in the order in which they are found.
std::vector<Piece> sortsIn(const Arrangement &before, const Arrangement &after)
{
    std::vector<Piece> sorts;
    for (const Arrangement *all : {&before, &after}) {
        for (const Piece &piece : all->pieces) {
            if (std::none_of(sorts.begin(), sorts.end(), [&](const Piece &each) { return isSameSort(each, piece); }))
                sorts.push_back(piece);
        }
    }
    return sorts;
}

std::set<PlaceIndex> placesIn(const Arrangement &before, const Arrangement &after)
{
    std::set<PlaceIndex> places;
    for (const Arrangement *all : {&before, &after}) {
        for (const Piece &piece : all->pieces)
            places.insert(piece.place);
    }
    return places;
}

/// Where there are fewer of a sort goes with where there are more, as far as both reach.
void addChanges(std::vector<PieceChange> &changes, const Piece &sort, std::vector<PieceChange> gone,
                const std::vector<PieceChange> &come)
{
    auto from = gone.begin();
    for (PieceChange to : come) {
        for (; to.count > 0 && from != gone.end(); from += from->count == 0 ? 1 : 0) {
            const int count = std::min(to.count, from->count);
            changes.push_back({sort, from->from, to.to, count});
            to.count -= count;
            from->count -= count;
        }
        if (to.count > 0)
            changes.push_back({sort, kNowhere, to.to, to.count});
    }
    for (; from != gone.end(); ++from)
        changes.push_back({sort, from->from, kNowhere, from->count});
}

/// The pieces of that place, whatever their order.
std::vector<Piece> sortedAt(const Arrangement &arrangement, PlaceIndex place)
{
    std::vector<Piece> pieces;
    std::copy_if(arrangement.pieces.begin(), arrangement.pieces.end(), std::back_inserter(pieces),
                 [place](const Piece &piece) { return piece.place == place; });
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

} // namespace

std::vector<PlaceIndex> Difference::places() const
{
    std::set<PlaceIndex> all(turned.begin(), turned.end());
    for (const PieceChange &change : pieces)
        all.insert({change.from, change.to});
    all.erase(kNowhere);
    return {all.begin(), all.end()};
}

Difference difference(const Arrangement &before, const Arrangement &after)
{
    Difference all;
    const std::set<PlaceIndex> places = placesIn(before, after);
    std::set<PlaceIndex> moved;
    for (const Piece &sort : sortsIn(before, after)) {
        std::vector<PieceChange> gone;
        std::vector<PieceChange> come;
        for (const PlaceIndex place : places) {
            const int more = countAt(after, place, sort) - countAt(before, place, sort);
            if (more < 0)
                gone.push_back({sort, place, kNowhere, -more});
            else if (more > 0)
                come.push_back({sort, kNowhere, place, more});
            if (more != 0)
                moved.insert(place);
        }
        addChanges(all.pieces, sort, std::move(gone), come);
    }
    for (const PlaceIndex place : places) {
        if (moved.count(place) == 0 && sortedAt(before, place) != sortedAt(after, place))
            all.turned.push_back(place);
    }
    for (const auto &[name, value] : after.fields) {
        const engine::Value *const was = engine::findMember(before.fields, name);
        if (!was || !(*was == value))
            all.fields.push_back(name);
    }
    return all;
}

} // namespace scenario

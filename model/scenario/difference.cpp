// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/difference.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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

/// Mostly both have the same fields in the same order.
void addFields(std::vector<std::string> &fields, const Arrangement &before, const Arrangement &after)
{
    for (std::size_t i = 0; i < after.fields.size(); ++i) {
        const auto &[name, value] = after.fields[i];
        const bool isThere = i < before.fields.size() && before.fields[i].first == name;
        const engine::Value *const was = isThere ? &before.fields[i].second : engine::findMember(before.fields, name);
        if (!was || !(*was == value))
            fields.push_back(name);
    }
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
    std::map<PlaceIndex, std::vector<std::pair<Piece, int>>> more; // of the sorts that changed at each place
    const auto count = [&more](const Piece &piece, int number) {
        auto &sorts = more[piece.place];
        const auto same =
            std::find_if(sorts.begin(), sorts.end(), [&](const auto &each) { return isSameSort(each.first, piece); });
        if (same == sorts.end())
            sorts.emplace_back(piece, number);
        else
            same->second += number;
    };
    for (const Piece &piece : before.pieces)
        count(piece, -piece.count);
    for (const Piece &piece : after.pieces)
        count(piece, piece.count);
    std::set<PlaceIndex> moved;
    for (auto &[place, sorts] : more) {
        std::erase_if(sorts, [](const auto &each) { return each.second == 0; });
        if (!sorts.empty())
            moved.insert(place);
    }
    for (const Piece &sort : sortsIn(before, after)) {
        std::vector<PieceChange> gone;
        std::vector<PieceChange> come;
        for (const PlaceIndex place : moved) {
            for (const auto &[piece, number] : more[place]) {
                if (!isSameSort(piece, sort))
                    continue;
                if (number < 0)
                    gone.push_back({sort, place, kNowhere, -number});
                else
                    come.push_back({sort, kNowhere, place, number});
            }
        }
        addChanges(all.pieces, sort, std::move(gone), come);
    }
    for (const auto &[place, sorts] : more) {
        if (sorts.empty() && sortedAt(before, place) != sortedAt(after, place))
            all.turned.push_back(place);
    }
    addFields(all.fields, before, after);
    return all;
}

} // namespace scenario

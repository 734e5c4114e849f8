// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor offers: fields, the box, places. normalize.cpp makes pieces and fields agree.
#include "model/engine/aton/aton.h"
#include "model/engine/aton/setup/fields.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/aton/setup/place_sets.h"

namespace engine::aton {

namespace {

/// Without the markers: they follow the scores, and lie beside the scoring strip at 0.
std::vector<Piece> makeBox()
{
    std::vector<Piece> box;
    for (const Seat seat : {kRed, kAmun}) {
        box.push_back(pieceOn(ownPlace(seat, Own::Stock), kCounter, seat, 0, kCounters));
        for (int value = 1; value <= 4; ++value)
            box.push_back(pieceOn(ownPlace(seat, Own::Pile), kCard, seat, value, kOfEachValue, false));
        box.push_back(pieceOn(ownPlace(seat, Own::Exchange), kExchange, seat));
    }
    return box;
}

const std::vector<Piece> &wholeBox()
{
    static const std::vector<Piece> box = makeBox();
    return box;
}

/// How many of the sort may lie on the place.
std::uint8_t mostOn(const Piece &sort, PlaceIndex place)
{
    if (isForOne(place))
        return 1;
    return place == ownPlace(sort.owner, Own::Hand) ? std::uint8_t{4} : sort.count;
}

Piece lying(Piece piece, PlaceIndex place, bool faceUp)
{
    piece.place = place;
    piece.count = mostOn(piece, place);
    turn(piece, faceUp);
    return piece;
}

/// The faces with which a piece of that seat may lie on the place, the usual one first.
std::vector<bool> facesOn(const Arrangement &arrangement, const Piece &sort, PlaceIndex place)
{
    if (sort.kind != kCard)
        return {true};
    switch (static_cast<Own>(place - ownPlace(sort.owner, Own::Cartouche1))) {
    case Own::Hand: return {false};
    case Own::Drawn: return {true};
    case Own::Pile: return {false, true};    // known ones lie at the bottom (A11)
    case Own::Discard: return {true, false}; // exchanged ones lie face down (A31)
    default: return {rowsAreWhole(arrangement)};
    }
}

} // namespace

std::vector<FieldRule> Aton::fields(const Arrangement &arrangement)
{
    Position position;
    readFields(arrangement.fields, position);
    return fieldTable().offered(position,
                                [&](const FieldRule &rule) { return fieldTable().holds(arrangement.fields, rule); });
}

std::vector<Piece> Aton::box(const Arrangement &) { return wholeBox(); }

std::vector<Piece> Aton::holdable(const Arrangement &arrangement, PlaceIndex place)
{
    if (scoreNumber(place) > 0)
        return {pieceOn(place, kMarker, kRed), pieceOn(place, kMarker, kAmun)};
    std::vector<Piece> sorts;
    for (const Piece &each : wholeBox()) {
        if (!mayLie(each.kind, each.owner, place))
            continue;
        for (const bool faceUp : facesOn(arrangement, each, place))
            sorts.push_back(lying(each, place, faceUp));
    }
    return sorts;
}

} // namespace engine::aton

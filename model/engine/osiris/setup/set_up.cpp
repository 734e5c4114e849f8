// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor offers: the fields, the box, the pieces that may lie on a place.
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/setup/fields.h"
#include "model/engine/osiris/setup/hands.h"

namespace engine::osiris {

namespace {

/// True if a field is not neutral, even if it is invalid. Where no step is left, all seats are counted
/// (O22).
bool holds(const Value::Members &fields, const FieldRule &rule, const Position &p)
{
    const Value *const value = findMember(fields, rule.name);
    const bool isAllCounted = rule.name == "stuck" && p.phase == Phase::Over && p.reason == Reason::Stuck;
    switch (rule.form) {
    case FieldRule::Form::Number: return numberIn(fields, rule.name) != (isAllCounted ? p.seats : 0);
    case FieldRule::Form::Flag: return value && *value == Value(true);
    case FieldRule::Form::SeatId: return rule.name == "actor" && textIn(fields, rule.name) != seatName(0);
    default: return value && *value != Value("-");
    }
}

Piece godPiece(PlaceIndex place, int god) { return {place, kGodKind, kNobody, static_cast<std::uint8_t>(god + 1)}; }

/// What may lie on a node: O13, O14.
std::vector<Piece> onNode(Node node, int seats)
{
    std::vector<Piece> sorts;
    for (int priest = 0; priest < kPriests; ++priest) {
        if (isPresent(colourOf(priest), seats) && (!isTown(node) || townOf(priest) == node))
            sorts.push_back(priestPiece(priest, seats, nodePlace(node)));
    }
    if (isSpace(node))
        sorts.push_back(counterPieces(nodePlace(node), 1));
    else if (isTown(node) && isPresent(colourOf(node - kTowns), seats))
        sorts.push_back(counterPieces(nodePlace(node), countersOf(seats)));
    return sorts;
}

// O8
std::vector<Piece> atTemple(PlaceIndex place, int seats)
{
    std::vector<Piece> sorts;
    for (int colour = 0; colour < coloursInPlay(seats); ++colour)
        sorts.push_back(followerPieces(colour, seats, place, kMostOfColourAtTemple));
    return sorts;
}

/// Known to the seats that have to know it, and to those that know the god that lies there.
std::vector<Piece> asGod(Table &table, std::size_t index)
{
    const bool isHere = index == kUnderTip || isPresent(colourOf(static_cast<int>(index)), table.seats());
    if (!isHere)
        return {};
    const Piece *const there = table.godAt(index);
    std::vector<Piece> sorts;
    for (int god = 0; god < kGods; ++god) {
        sorts.push_back(godPiece(godPlace(index), god));
        sorts.back().faceUp = false;
        sorts.back().known = static_cast<SeatSet>(table.mustKnow(index) | (there ? there->known : SeatSet{0}));
    }
    return sorts;
}

} // namespace

std::vector<FieldRule> Osiris::fields(const Arrangement &arrangement)
{
    const Value::Members &fields = arrangement.fields;
    Position p;
    p.phase = Phase::Walk;                                   // where the field says none
    p.walker = findMember(fields, "walker") ? 0 : kNoPriest; // one who is not known walks all the same
    fieldTable().read(fields, p);
    return fieldTable().offered(p, [&](const FieldRule &rule) { return holds(fields, rule, p); });
}

// O1, O9. Counters and gods have no home: what is taken off the board is out of the game until it is laid again.
std::vector<Piece> Osiris::box(const Arrangement &arrangement)
{
    const int seats = Table(arrangement).seats();
    std::vector<Piece> all;
    for (int colour = 0; colour < coloursInPlay(seats); ++colour) {
        for (int priest = 0; priest < kPriests; ++priest) {
            if (colourOf(priest) == colour)
                all.push_back(priestPiece(priest, seats, nodePlace(townOf(priest))));
        }
    }
    for (int colour = 0; colour < coloursInPlay(seats); ++colour)
        all.push_back(followerPieces(colour, seats, stockPlace(colour), kFollowersOfColour));
    all.push_back(counterPieces(kNowhere, countersOf(seats)));
    for (int god = 0; god < kGods; ++god)
        all.push_back(godPiece(kNowhere, god));
    return all;
}

std::vector<Piece> Osiris::holdable(const Arrangement &arrangement, PlaceIndex place)
{
    Table table(arrangement);
    const int seats = table.seats();
    if (place < 0 || place >= kPlaces)
        return {};
    if (place < kNodes)
        return onNode(static_cast<Node>(place), seats);
    if (place < godPlace(0))
        return atTemple(place, seats);
    if (place < stockPlace(0))
        return asGod(table, static_cast<std::size_t>(place - godPlace(0)));
    const int colour = place - stockPlace(0);
    if (!isPresent(colour, seats))
        return {};
    return {followerPieces(colour, seats, place, kFollowersOfColour)};
}

} // namespace engine::osiris

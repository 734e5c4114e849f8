// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table, as pieces: dice on the wheel, statues, buildings, tiles with their pillars, the display.
#include <algorithm>

#include "model/engine/tekhenu/setup/set_up.h"

namespace engine::tekhenu {

namespace {

/// The bot has the number after the last seat of the largest game, where numbers of players may change.
Seat seatOf(const Position &p, std::uint8_t owner) { return p.isBot(owner) ? Seat{kOwners} : static_cast<Seat>(owner); }

/// The owner of a piece; kNone for one that does not take part.
std::uint8_t ownerOf(const Position &p, Seat seat)
{
    if (seat == kOwners)
        return p.seats == 1 ? 1 : kNone;
    return seat < p.seats ? seat : kNone;
}

} // namespace

std::vector<Piece> Tekhenu::pieces(const Position &position)
{
    const Position &p = position;
    std::vector<Piece> all;
    for (std::size_t i = 0; i < p.wheel.size() && p.wheel[i] != kNone; ++i) {
        const int die = p.wheel[i] % kDieKinds;
        const PlaceIndex place = placeAt(kSegmentPlace, p.wheel[i] / kDieKinds);
        if (i > 0 && p.wheel[i] == p.wheel[i - 1])
            ++all.back().count;
        else
            all.push_back({place, byte(DieKind + colourOf(byte(die))), kNobody, byte(pipsOf(byte(die)))});
    }
    for (int god = 0; god < kSegments; ++god) {
        for (const std::uint8_t owner : p.statues[god]) {
            if (owner != kNone)
                all.push_back({placeAt(kGodPlace, god), StatueKind, seatOf(p, owner)});
        }
    }
    for (int site = 0; site < kSites; ++site) {
        if (const std::uint8_t owner = p.sites[site]; owner != kNone)
            all.push_back(
                {placeAt(kSitePlace, site), isStatueSite(site) ? StatueKind : BuildingKind, seatOf(p, owner)});
    }
    for (std::size_t field = 0; field < kFields; ++field) {
        if (p.tiles[field] == 0)
            continue;
        Piece &tile = all.emplace_back();
        tile.place = placeAt(kFieldPlace, static_cast<int>(field));
        tile.kind = TileKind;
        tile.value = p.tiles[field];
        tile.turn = p.turns[field];
        const PlaceIndex place = tile.place;
        if (p.tileOwners[field] != kNone)
            all.push_back({place, PillarKind, seatOf(p, p.tileOwners[field])});
    }
    for (std::size_t space = 0; space < 3; ++space) {
        if (p.spaces[space] != 0)
            all.push_back({placeAt(kTilePlace, static_cast<int>(space)), TileKind, kNobody, p.spaces[space]});
    }
    for (std::size_t i = 0; i < p.display.size(); ++i) {
        if (const std::uint8_t card = p.display[i]; card != kNone)
            all.push_back({placeAt(kCardPlace, static_cast<int>(i)), byte(CardKind + deckOf(card)), kNobody,
                           byte(card % kOfDeck + 1)});
    }
    return all;
}

namespace {

bool putDie(Position &p, const Piece &piece)
{
    const bool fits = piece.place < kGodPlace && piece.value >= 1 && piece.value <= 6 && piece.owner == kNobody;
    const auto free = std::count(p.wheel.begin(), p.wheel.end(), kNone);
    if (!fits || piece.count > free)
        return false;
    for (int i = 0; i < piece.count; ++i)
        addToWheel(p, piece.place - kSegmentPlace, dieOf(piece.kind - DieKind, piece.value));
    return true;
}

bool putTile(Position &p, const Piece &piece)
{
    if (piece.value < 1 || piece.value > kTiles || piece.count != 1)
        return false;
    if (piece.place >= kTilePlace) {
        const int space = piece.place - kTilePlace;
        if (space >= 3 || p.spaces[space] != 0 || piece.owner != kNobody || piece.turn != 0)
            return false;
        p.spaces[space] = piece.value;
        return true;
    }
    const auto field = static_cast<std::size_t>(piece.place - kFieldPlace);
    if (piece.place < kFieldPlace || p.tiles[field] != 0 || piece.owner != kNobody || piece.turn > 3)
        return false;
    p.tiles[field] = piece.value; // its turn is a field
    p.tileOwners[field] = kNone;  // until its pillar comes
    return true;
}

/// A pillar stands on a tile.
bool putPillar(Position &p, const Piece &piece, std::uint8_t owner)
{
    const int field = piece.place - kFieldPlace;
    if (field < 0 || field >= kFields || piece.count != 1)
        return false;
    std::uint8_t &there = p.tileOwners[field];
    if (p.tiles[field] == 0 || there != kNone)
        return false;
    there = owner;
    return true;
}

bool putCard(Position &p, const Piece &piece)
{
    const int i = piece.place - kCardPlace;
    const int deck = piece.kind - CardKind;
    if (i < 0 || piece.value < 1 || piece.value > kOfDeck || piece.count != 1 || piece.owner != kNobody
        || deckOfPlace(i) != deck || p.display[i] != kNone)
        return false;
    p.display[i] = cardOf(deck, piece.value);
    return true;
}

bool putStatue(Position &p, const Piece &piece, std::uint8_t owner)
{
    const int god = piece.place - kGodPlace;
    if (god < 0 || god >= kSegments)
        return false;
    auto &spaces = p.statues[god];
    auto *const end = spaces.begin() + spacesOf(p.seats);
    auto *const free = std::find(spaces.begin(), end, kNone);
    if (piece.count > end - free)
        return false;
    std::fill(free, free + piece.count, owner);
    return true;
}

} // namespace

bool lay(Position &position, const Piece &piece)
{
    if (piece.count == 0)
        return false;
    if (piece.kind < StatueKind)
        return piece.turn == 0 && putDie(position, piece);
    if (piece.kind == TileKind)
        return putTile(position, piece);
    if (piece.turn != 0)
        return false;
    if (piece.kind >= CardKind)
        return piece.kind < int{CardKind} + kDecks && putCard(position, piece);
    const std::uint8_t owner = ownerOf(position, piece.owner);
    if (owner == kNone || piece.value != 0)
        return false;
    if (piece.kind == PillarKind)
        return putPillar(position, piece, owner);
    const int site = piece.place - kSitePlace;
    if (site < 0)
        return piece.kind == StatueKind && putStatue(position, piece, owner);
    const bool isFree = site < kSites && piece.count == 1 && isStatueSite(site) == (piece.kind == StatueKind)
                        && position.sites[site] == kNone;
    if (!isFree || (isTempleSite(site) && !isStatueSite(site) && !isInUse(site, position.seats)))
        return false;
    position.sites[site] = owner;
    return true;
}

// Of a colour the dice that lie elsewhere are gone; what they show is chosen anew.
std::vector<Piece> Tekhenu::box(const Arrangement &arrangement)
{
    const Sketch sketch = sketched(arrangement);
    const Position &p = sketch.p;
    std::vector<Piece> all;
    const auto add = [&all](int kind, Seat owner, int value, int count) {
        all.push_back({kNowhere, byte(kind), owner, byte(value), byte(count)});
    };
    for (int colour = 0; colour < kColours; ++colour) {
        const int left = diceOf(colour, p.seats) - diceOnTable(p, colour) - sketch.aside[colour];
        for (int pips = 1; pips <= 6; ++pips) {
            const int here = countPieces(arrangement.pieces, [&](const Piece &piece) {
                return piece.kind == DieKind + colour && piece.value == pips;
            });
            add(DieKind + colour, kNobody, pips, std::clamp(left + here, 0, diceOf(colour, p.seats)));
        }
    }
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        const Seat seat = seatOf(p, byte(owner));
        for (const int kind : {StatueKind, BuildingKind, PillarKind})
            add(kind, seat, 0, stockOf(byte(kind)).of);
    }
    for (int tile = 1; tile <= kTiles; ++tile)
        add(TileKind, kNobody, tile, 1);
    for (int deck = 0; deck < kDecks; ++deck) {
        for (int number = 1; number <= kOfDeck; ++number)
            add(CardKind + deck, kNobody, number, 1);
    }
    return all;
}

// A field holds a tile and a pillar; that it is none for a single piece tells the second one.
std::vector<Piece> Tekhenu::holdable(const Arrangement &arrangement, PlaceIndex place)
{
    if (place < 0 || place >= kPlacesEnd)
        return {};
    Position p;
    if (const Value *const seats = findMember(arrangement.fields, "seats"); seats && seats->asInt())
        p.seats = byte(static_cast<int>(std::clamp<std::int64_t>(*seats->asInt(), 1, kOwners)));
    std::vector<Piece> sorts;
    const auto add = [&sorts, place](int kind, Seat owner, int value, int most) {
        sorts.push_back({place, byte(kind), owner, byte(value), byte(most)});
    };
    const auto addOwners = [&](int kind, int most) {
        for (int owner = 0; owner < p.ownerCount(); ++owner)
            add(kind, seatOf(p, byte(owner)), 0, most);
    };
    const bool isField = place >= kFieldPlace && place < kTilePlace;
    if (place < kGodPlace) {
        for (Die die = 0; die < kDieKinds; ++die)
            add(DieKind + colourOf(die), kNobody, pipsOf(die), diceOf(colourOf(die), p.seats));
    } else if (place < kSitePlace) {
        addOwners(StatueKind, spacesOf(p.seats));
    } else if (place < kFieldPlace) {
        const int site = place - kSitePlace;
        if (isStatueSite(site))
            addOwners(StatueKind, 1);
        else if (!isTempleSite(site) || isInUse(site, p.seats))
            addOwners(BuildingKind, 1);
    } else if (isField || place < kCardPlace) {
        for (int tile = 1; tile <= kTiles; ++tile)
            add(TileKind, kNobody, tile, 1);
        if (isField)
            addOwners(PillarKind, 2);
    } else {
        const Deck deck = deckOfPlace(place - kCardPlace);
        for (int number = 1; number <= kOfDeck; ++number)
            add(int{CardKind} + deck, kNobody, number, 1);
    }
    return sorts;
}

} // namespace engine::tekhenu

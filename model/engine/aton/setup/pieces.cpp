// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/setup/pieces.h"

#include <algorithm>
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/pending_choices.h"
#include "model/engine/aton/setup/place_sets.h"
#include "model/engine/core/problem_list.h"

namespace engine::aton {

namespace {

constexpr int kMostOfPiece = 255;

bool isCardOf(const Piece &piece, Seat seat) { return piece.kind == kCard && piece.owner == seat; }

/// Adds or removes pieces equal to `sort`; false if there are not enough to remove.
bool change(Arrangement &arrangement, const Piece &sort, int by)
{
    const auto isAlike = [&sort](const Piece &each) {
        return each.place == sort.place && each.kind == sort.kind && each.owner == sort.owner
               && each.value == sort.value && each.faceUp == sort.faceUp;
    };
    const int number = by + countPieces(arrangement.pieces, isAlike);
    if (number < 0 || number > kMostOfPiece)
        return false;
    std::erase_if(arrangement.pieces, isAlike);
    if (number > 0) {
        arrangement.pieces.push_back(sort);
        arrangement.pieces.back().count = static_cast<std::uint8_t>(number);
    }
    return true;
}

Piece stocked(Seat seat) { return pieceOn(ownPlace(seat, Own::Stock), kCounter, seat); }
Piece piled(Seat seat, int value) { return pieceOn(ownPlace(seat, Own::Pile), kCard, seat, value, 1, false); }

/// Moves a piece to the home of its sort, or removes it where there is none.
void sendHome(Arrangement &arrangement, const Piece &piece, int number)
{
    if (piece.owner > kAmun)
        return;
    if (piece.kind == kCounter)
        change(arrangement, stocked(piece.owner), number);
    else if (piece.kind == kCard && piece.value >= 1 && piece.value <= 4)
        change(arrangement, piled(piece.owner, piece.value), number);
}

/// How many pieces of all sorts, alike or not, lie on the place.
struct Crowd {
    int number = 0;
    bool areEqual = true;
    Piece one;
};

Crowd crowdOn(const Arrangement &arrangement, PlaceIndex place)
{
    Crowd crowd;
    for (const Piece &each : arrangement.pieces) {
        if (each.place != place || !mayLie(each.kind, each.owner, place))
            continue;
        if (crowd.number == 0)
            crowd.one = each;
        crowd.areEqual = crowd.areEqual && each.owner == crowd.one.owner && each.value == crowd.one.value;
        crowd.number += each.count;
    }
    crowd.one.count = 1;
    return crowd;
}

void removeFrom(Arrangement &arrangement, PlaceIndex place)
{
    std::erase_if(arrangement.pieces, [place](const Piece &each) { return each.place == place; });
}

/// Puts one counter on each square of the Kingdom; the rest goes to the stocks (A16).
void spreadKingdom(Arrangement &arrangement)
{
    const std::vector<Piece> dead = takeOut(arrangement.pieces, [](const Piece &each) {
        return deadNumber(each.place) >= 0 && mayLie(each.kind, each.owner, each.place);
    });
    int next = 0;
    for (Piece piece : dead) {
        const int there = std::min<int>(piece.count, kKingdomSize - next);
        sendHome(arrangement, piece, piece.count - there);
        piece.count = 1;
        for (int i = 0; i < there; ++i) {
            piece.place = deadPlace(next++);
            arrangement.pieces.push_back(piece);
        }
    }
}

/// The seat's cartouche at which a card lies there, or 0.
int cartoucheOf(const Piece &piece)
{
    if (piece.kind != kCard || piece.owner > kAmun)
        return 0;
    const int cartouche = piece.place - cartouchePlace(piece.owner, 1) + 1;
    return cartouche >= 1 && cartouche <= 4 ? cartouche : 0;
}

void putDrawnUnderPile(Arrangement &arrangement, Seat seat)
{
    const PlaceIndex pile = ownPlace(seat, Own::Pile);
    const auto isOn = [seat](const Piece &each, PlaceIndex place) {
        return isCardOf(each, seat) && each.place == place;
    };
    for (Piece &each :
         takeOut(arrangement.pieces, [&](const Piece &p) { return isOn(p, ownPlace(seat, Own::Drawn)); })) {
        each.place = pile;
        turn(each, true);
        arrangement.pieces.push_back(each);
    }
    const int number =
        countPieces(arrangement.pieces, [&](const Piece &each) { return isOn(each, pile) && each.faceUp; });
    for (Piece &each : arrangement.pieces) {
        if (number > OpenRow::kMost && isOn(each, pile)) {
            turn(each, false);
        }
    }
}

} // namespace

bool rowsAreWhole(const Arrangement &arrangement)
{
    std::array<std::array<bool, 5>, 2> lies{};
    int number = 0;
    for (const Piece &piece : arrangement.pieces) {
        const int cartouche = cartoucheOf(piece);
        if (cartouche == 0)
            continue;
        bool &there = lies[piece.owner][cartouche];
        number += there ? 0 : 1;
        there = true;
    }
    return number == 8;
}

void turnRows(Arrangement &arrangement)
{
    const bool areUp = rowsAreWhole(arrangement);
    for (Piece &piece : arrangement.pieces) {
        if (cartoucheOf(piece) != 0)
            turn(piece, areUp);
    }
}

void setMarker(Arrangement &arrangement, Seat seat, int score)
{
    std::erase_if(arrangement.pieces,
                  [seat](const Piece &piece) { return piece.kind == kMarker && piece.owner == seat; });
    for (const PlaceIndex place : markerPlaces(score))
        arrangement.pieces.push_back(pieceOn(place, kMarker, seat));
}

void fixCounters(Arrangement &arrangement, Seat seat)
{
    const int number = countPieces(arrangement.pieces, [seat](const Piece &each) {
        return each.kind == kCounter && each.owner == seat && mayLie(each.kind, seat, each.place);
    });
    change(arrangement, stocked(seat), kCounters - number);
}

void fixCards(Arrangement &arrangement, Seat seat, int value)
{
    const int number = countPieces(arrangement.pieces, [=](const Piece &each) {
        return isCardOf(each, seat) && each.value == value && mayLie(kCard, seat, each.place);
    });
    change(arrangement, piled(seat, value), kOfEachValue - number);
}

void dropUnknownCards(Arrangement &arrangement, Seat seat)
{
    std::erase_if(arrangement.pieces, [seat](const Piece &each) {
        return isCardOf(each, seat) && (each.value < 1 || each.value > 4) && mayLie(kCard, seat, each.place);
    });
}

void takeRowBack(Arrangement &arrangement, Seat seat)
{
    const auto isOn = [seat](const Piece &each, PlaceIndex first, PlaceIndex last) {
        return isCardOf(each, seat) && each.place >= first && each.place <= last;
    };
    if (countPieces(arrangement.pieces,
                    [&](const Piece &each) { return isOn(each, cartouchePlace(seat, 1), ownPlace(seat, Own::Hand)); })
        > kHand)
        return;
    for (Piece &each : arrangement.pieces) {
        if (isOn(each, cartouchePlace(seat, 1), cartouchePlace(seat, 4))) {
            each.place = ownPlace(seat, Own::Hand);
            turn(each, false);
        }
    }
}

void fixDraw(Arrangement &arrangement)
{
    const Position position = drafted(arrangement).position;
    putDrawnUnderPile(arrangement, kRed);
    putDrawnUnderPile(arrangement, kAmun);
    Position after = drafted(arrangement).position;
    after = firstByCards(after) == kNobody ? after : inPhaseOfCards(after);
    if (after.phase == Phase::Draw)
        after.actor = kRed;
    fieldTable().change(arrangement.fields, position, after);
}

void keepOneExchange(Arrangement &arrangement, Seat seat)
{
    giveUpExchange(arrangement, seat);
    arrangement.pieces.push_back(pieceOn(ownPlace(seat, Own::Exchange), kExchange, seat));
}

void giveUpExchange(Arrangement &arrangement, Seat seat)
{
    std::erase_if(arrangement.pieces, [seat](const Piece &each) {
        return each.kind == kExchange && each.owner == seat && mayLie(kExchange, seat, each.place);
    });
}

void sendMisplacedHome(Arrangement &arrangement)
{
    const auto isMisplaced = [](const Piece &each) {
        return each.count == 0 || !mayLie(each.kind, each.owner, each.place);
    };
    for (const Piece &each : takeOut(arrangement.pieces, isMisplaced))
        sendHome(arrangement, each, each.count);
}

void spreadOut(Arrangement &arrangement)
{
    for (PlaceIndex place = 0; place < kPlaces; ++place) {
        const Crowd crowd = crowdOn(arrangement, place);
        const bool canSpread = isForOne(place) && deadNumber(place) < 0 && crowd.areEqual && crowd.one.kind != kExchange
                               && crowd.number > 1;
        if (!canSpread)
            continue;
        removeFrom(arrangement, place);
        arrangement.pieces.push_back(crowd.one);
        sendHome(arrangement, crowd.one, crowd.number - 1);
    }
    spreadKingdom(arrangement);
}

Position inRound(Position position, std::uint32_t round)
{
    position.round = round;
    return position;
}

} // namespace engine::aton

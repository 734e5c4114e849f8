// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of a position.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/aton/setup/fields.h"

namespace engine::aton {

namespace {

/// Adds the pieces of one seat.
class Arranger {
public:
    Arranger(std::vector<Piece> &pieces, Seat seat) : m_pieces(pieces), m_seat(seat) {}

    void put(PlaceIndex place, Kind kind, int value = 0, int number = 1, bool faceUp = true)
    {
        if (number > 0)
            m_pieces.push_back(pieceOn(place, kind, m_seat, value, number, faceUp));
    }

    void putCards(const Side &side, bool areUp)
    {
        for (int value = 1; value <= 4; ++value) {
            for (int i = 0; i < side.hand.count(value); ++i)
                put(own(Own::Hand), kCard, value, 1, false);
        }
        for (int i = 0; i < side.unknownHand; ++i)
            put(own(Own::Hand), kCard, 0, 1, false);
        for (int cartouche = 1; side.hasLaid && cartouche <= 4; ++cartouche)
            put(cartouchePlace(m_seat, cartouche), kCard, side.laid.at(cartouche), 1, areUp);
        putHeap(Own::Pile, side.pile, side.unknownPile, false);
        for (int i = 0; i < side.open.bottomSize(); ++i)
            put(own(Own::Pile), kCard, side.open.bottomAt(i));
        for (int i = 0; i < side.open.drawnSize(); ++i)
            put(own(Own::Drawn), kCard, side.open.drawnAt(i));
        putHeap(Own::Discard, side.discard, 0, true);
        putHeap(Own::Discard, side.exchanged, side.unknownExchanged, false);
    }

private:
    PlaceIndex own(Own which) const { return ownPlace(m_seat, which); }
    void putHeap(Own which, Cards cards, int unknown, bool faceUp)
    {
        for (int value = 1; value <= 4; ++value)
            put(own(which), kCard, value, cards.count(value), faceUp);
        put(own(which), kCard, 0, unknown, false);
    }

    std::vector<Piece> &m_pieces;
    const Seat m_seat;
};

} // namespace

Arrangement Aton::arrangement(const Position &position)
{
    Arrangement all;
    for (int square = 0; square < kSquares; ++square) {
        for (const Seat seat : {kRed, kAmun}) {
            if ((position.sides[seat].squares & bit(square)) != 0)
                Arranger(all.pieces, seat).put(squarePlace(square), kCounter);
        }
    }
    for (int i = 0; i < position.kingdom(); ++i)
        Arranger(all.pieces, i < position.sides[kRed].dead ? kRed : kAmun).put(deadPlace(i), kCounter);
    for (const Seat seat : {kRed, kAmun}) {
        const Side &side = position.sides[seat];
        Arranger arranger(all.pieces, seat);
        arranger.put(ownPlace(seat, Own::Stock), kCounter, 0, side.stock());
        if (side.score > 0)
            arranger.put(scorePlace(std::min<int>(side.score, kWinningScore)), kMarker);
        if (side.exchangeOwned)
            arranger.put(ownPlace(seat, Own::Exchange), kExchange);
        arranger.putCards(side, position.cardsAreUp());
    }
    all.fields = fieldTable().fieldsOf(position);
    return all;
}

} // namespace engine::aton

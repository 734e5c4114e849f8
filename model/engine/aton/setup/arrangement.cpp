// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on places; what no piece shows stands in fields.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/aton/setup/fields.h"

namespace engine::aton {

namespace {

class Arranger {
public:
    explicit Arranger(const Position &position) : p(position) {}

    Arrangement arranged()
    {
        counters();
        for (const Seat seat : {kRed, kAmun}) {
            tokens(seat);
            cards(seat);
        }
        m_result.fields = fieldTable().fieldsOf(p);
        return std::move(m_result);
    }

private:
    void put(PlaceIndex place, Kind kind, Seat owner, int value = 0, int number = 1, bool faceUp = true)
    {
        if (number > 0)
            m_result.pieces.push_back(pieceOn(place, kind, owner, value, number, faceUp));
    }
    void putEach(PlaceIndex place, Seat owner, Cards cards, bool faceUp)
    {
        for (int value = 1; value <= 4; ++value) {
            for (int i = 0; i < cards.count(value); ++i)
                put(place, kCard, owner, value, 1, faceUp);
        }
    }
    void putHeap(PlaceIndex place, Seat owner, Cards cards, int unknown, bool faceUp)
    {
        for (int value = 1; value <= 4; ++value)
            put(place, kCard, owner, value, cards.count(value), faceUp);
        put(place, kCard, owner, 0, unknown, false);
    }

    void counters()
    {
        for (int square = 0; square < kSquares; ++square) {
            for (const Seat seat : {kRed, kAmun}) {
                if ((p.sides[seat].squares & bit(square)) != 0)
                    put(squarePlace(square), kCounter, seat);
            }
        }
        for (int i = 0; i < p.kingdom(); ++i)
            put(deadPlace(i), kCounter, i < p.sides[kRed].dead ? kRed : kAmun);
    }

    void tokens(Seat seat)
    {
        const Side &side = p.sides[seat];
        put(ownPlace(seat, Own::Stock), kCounter, seat, 0, side.stock());
        if (side.score > 0)
            put(scorePlace(std::min<int>(side.score, kWinningScore)), kMarker, seat);
        if (side.exchangeOwned)
            put(ownPlace(seat, Own::Exchange), kExchange, seat);
    }

    void cards(Seat seat)
    {
        const Side &side = p.sides[seat];
        const auto at = [seat](Own which) { return ownPlace(seat, which); };
        putEach(at(Own::Hand), seat, side.hand, false);
        for (int i = 0; i < side.unknownHand; ++i)
            put(at(Own::Hand), kCard, seat, 0, 1, false);
        for (int cartouche = 1; side.hasLaid && cartouche <= 4; ++cartouche)
            put(cartouchePlace(seat, cartouche), kCard, seat, side.laid.at(cartouche), 1, p.cardsAreUp());
        putHeap(at(Own::Pile), seat, side.pile, side.unknownPile, false);
        for (int i = 0; i < side.open.bottomSize(); ++i)
            put(at(Own::Pile), kCard, seat, side.open.bottomAt(i), 1, true);
        for (int i = 0; i < side.open.drawnSize(); ++i)
            put(at(Own::Drawn), kCard, seat, side.open.drawnAt(i));
        putHeap(at(Own::Discard), seat, side.discard, 0, true);
        putHeap(at(Own::Discard), seat, side.exchanged, side.unknownExchanged, false);
    }

    const Position &p;
    Arrangement m_result;
};

} // namespace

Arrangement Aton::arrangement(const Position &position) { return Arranger(position).arranged(); }

} // namespace engine::aton

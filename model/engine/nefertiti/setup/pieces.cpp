// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of a position on their places.
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/places.h"

namespace engine::nefertiti {

namespace {

class Table {
public:
    void add(PlaceIndex place, PieceSort kind, int count, int value = 0, Seat owner = kNobody)
    {
        if (count > 0)
            pieces.push_back({place, kind, owner, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(count),
                              kind != DeckPiece});
    }
    void addMarket(const Position &p, int market)
    {
        if (p.side[at(market)] != kUndrawn) {
            const Stall &stall = stallOf(visibleStall(p, market));
            for (int i = 0; i < stall.count; ++i) {
                if (const Seat seat = standing(p, market, i); seat != kNobody)
                    add(squarePlace(stall.first + i), ServantPiece, 1, 0, seat);
            }
            add(tileOf(p, market), TilePiece, 1);
        }
        add(tileOf(p, market), DebenPiece, p.reserve[at(market)]);
        for (int place = 0; place < kCardPlaces; ++place) {
            if (const int kind = cardAt(p, market, place); kind >= 0)
                add(cardPlace(market, place), GiftPiece, 1, kind + 1);
        }
        add(sealPlace(market), SealPiece, (p.sealed & marketBit(market)) != 0 ? 1 : 0);
        add(closedPlace(market), ClosedPiece, p.closed == market ? 1 : 0);
    }
    void addSeat(const Position &p, Seat seat)
    {
        add(seatPlace(seat, FreePlace), ServantPiece, p.free[seat], 0, seat);
        add(seatPlace(seat, PursePlace), DebenPiece, p.money[seat]);
        add(seatPlace(seat, OwnSealsPlace), SealPiece, p.seals[seat]);
        add(seatPlace(seat, DicePlace), DiePiece, p.dice == seat ? diceOf(p) : 0);
        add(seatPlace(seat, AmonPlace), AmonPiece, p.amon == seat ? 1 : 0);
        for (int kind = 0; kind < kKinds; ++kind)
            add(giftPlace(seat, kind), GiftPiece, held(p, seat, kind), kind + 1);
    }
    /// The dice that the visible stall of Louqsor asks for.
    static int diceOf(const Position &p)
    {
        return p.side[kLouqsor] != kUndrawn && stallOf(visibleStall(p, kLouqsor)).closing == Closing::OneDie ? 1 : 2;
    }

    std::vector<Piece> pieces;
};

} // namespace

std::vector<Piece> Nefertiti::pieces(const Position &p)
{
    Table table;
    for (int market = 0; market < kMarkets; ++market)
        table.addMarket(p, market);
    for (Seat seat = 0; seat < p.seats; ++seat)
        table.addSeat(p, seat);
    for (int character = 0; character < kCharacters; ++character)
        table.add(characterPlace(character), CharacterPiece, p.characters[at(character)], character + 1);
    table.add(kDeckPlace, DeckPiece, deckSize(p));
    table.add(kSupplyPlace, SealPiece, p.supply);
    table.add(kFreeDicePlace, DiePiece, p.dice == kNobody ? 2 : 2 - Table::diceOf(p));
    return table.pieces;
}

} // namespace engine::nefertiti

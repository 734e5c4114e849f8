// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on places; what no piece shows stands in fields.
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/setup/fields.h"

namespace engine::osiris {

namespace {

class Arranger {
public:
    explicit Arranger(const Position &position) : p(position) {}

    Arrangement arranged()
    {
        counters();
        priests();
        for (int colour = 0; colour < kColours; ++colour) {
            if (isPresent(colour, p.seats))
                followers(colour);
        }
        gods();
        m_result.fields = fieldTable().fieldsOf(p);
        return std::move(m_result);
    }

private:
    void put(const Piece &piece)
    {
        if (piece.count > 0)
            m_result.pieces.push_back(piece);
    }

    void counters()
    {
        for (int space = 0; space < kSpaces; ++space) {
            if ((p.blockades & spaceBit(static_cast<Node>(space))) != 0)
                put(counterPieces(nodePlace(static_cast<Node>(space)), 1));
        }
        for (int priest = 0; priest < kPriests; ++priest)
            put(counterPieces(nodePlace(townOf(priest)), p.town[static_cast<std::size_t>(priest)]));
    }

    void priests()
    {
        for (int priest = 0; priest < kPriests; ++priest) {
            const Node node = p.at[static_cast<std::size_t>(priest)];
            if (node != kAway)
                put(priestPiece(priest, p.seats, nodePlace(node)));
        }
    }

    void followers(int colour)
    {
        int rest = kFollowersOfColour;
        for (int god = 0; god < kGods; ++god) {
            const int here = p.temples[static_cast<std::size_t>(god)].of(colour);
            for (int i = 0; i < here; ++i)
                put(followerPieces(colour, p.seats, templePlace(static_cast<God>(god)), 1));
            rest -= here;
        }
        put(followerPieces(colour, p.seats, stockPlace(colour), rest));
    }

    void gods()
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            const auto value = static_cast<std::uint8_t>(p.gods[i] == kUnknownGod ? 0 : p.gods[i] + 1);
            if (p.gods[i] != kNoGod)
                put({godPlace(i), kGodKind, kNobody, value, 1, false, p.known[i]});
        }
    }

    const Position &p;
    Arrangement m_result;
};

} // namespace

Arrangement Osiris::arrangement(const Position &position) { return Arranger(position).arranged(); }

} // namespace engine::osiris

// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on places; what no piece shows stands in fields.
#include "model/engine/osiris/fields.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/places.h"

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
    void put(PlaceIndex place, int kind, Seat owner, int value, int number = 1)
    {
        if (number > 0)
            m_result.pieces.push_back({place, static_cast<std::uint8_t>(kind), owner, static_cast<std::uint8_t>(value),
                                       static_cast<std::uint8_t>(number)});
    }

    void counters()
    {
        for (int space = 0; space < kSpaces; ++space) {
            if ((p.blockades & spaceBit(static_cast<Node>(space))) != 0)
                put(nodePlace(static_cast<Node>(space)), kPowerKind, kNobody, 0);
        }
        for (int priest = 0; priest < kPriests; ++priest)
            put(nodePlace(townOf(priest)), kPowerKind, kNobody, 0, p.town[static_cast<std::size_t>(priest)]);
    }

    void priests()
    {
        for (int priest = 0; priest < kPriests; ++priest) {
            const Node node = p.at[static_cast<std::size_t>(priest)];
            if (node != kAway)
                put(nodePlace(node), kPriestKind + priest, ownerOfPriest(p, priest), priestValue(priest));
        }
    }

    void followers(int colour)
    {
        const int kind = kFollowerKind + colour;
        const Seat owner = ownerOf(colour, p.seats);
        int rest = kFollowersOfColour;
        for (int god = 0; god < kGods; ++god) {
            const int here = p.temples[static_cast<std::size_t>(god)].of(colour);
            for (int i = 0; i < here; ++i)
                put(templePlace(static_cast<God>(god)), kind, owner, followerValue(colour));
            rest -= here;
        }
        put(stockPlace(colour), kind, owner, followerValue(colour), rest);
    }

    void gods()
    {
        for (std::size_t i = 0; i < kGods; ++i) {
            const God god = p.gods[i];
            if (god == kNoGod)
                continue;
            const int value = god == kUnknownGod ? 0 : god + 1;
            put(godPlace(i), kGodKind, kNobody, value);
            m_result.pieces.back().faceUp = false;
            m_result.pieces.back().known = p.known[i];
        }
    }

    const Position &p;
    Arrangement m_result;
};

} // namespace

Arrangement Osiris::arrangement(const Position &position) { return Arranger(position).arranged(); }

} // namespace engine::osiris

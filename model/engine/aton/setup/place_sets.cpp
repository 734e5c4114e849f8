// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/setup/place_sets.h"

#include <algorithm>

namespace engine::aton {

bool mayLie(std::uint8_t kind, Seat owner, PlaceIndex place)
{
    if (owner > kAmun)
        return false;
    const int own = place - ownPlace(owner, Own::Cartouche1);
    const auto isOwn = [own](Own which) { return own == static_cast<int>(which); };
    switch (kind) {
    case kCounter: return (place >= 0 && place < kSquares) || deadNumber(place) >= 0 || isOwn(Own::Stock);
    case kCard: return own >= 0 && own < kOwnPlaces && !isOwn(Own::Stock) && !isOwn(Own::Exchange);
    case kExchange: return isOwn(Own::Exchange);
    case kMarker: return scoreNumber(place) > 0;
    default: return false;
    }
}

bool isForOne(PlaceIndex place)
{
    if (place < scorePlace(1))
        return true;
    for (const Seat seat : {kRed, kAmun}) {
        const int own = place - ownPlace(seat, Own::Cartouche1);
        if ((own >= 0 && own < 4) || own == static_cast<int>(Own::Exchange))
            return true;
    }
    return false;
}

int deadNumber(PlaceIndex place)
{
    return place >= deadPlace(0) && place < deadPlace(kKingdomSize) ? place - deadPlace(0) : -1;
}

int scoreNumber(PlaceIndex place)
{
    return place >= scorePlace(1) && place <= scorePlace(kWinningScore) ? place - scorePlace(1) + 1 : -1;
}

Places kingdomPlaces()
{
    Places places;
    for (int i = 0; i < kKingdomSize; ++i)
        places.push_back(deadPlace(i));
    return places;
}

Places ownPlaces(Seat seat, std::initializer_list<Own> which)
{
    Places places;
    for (const Own each : which)
        places.push_back(ownPlace(seat, each));
    return places;
}

Places cartouchePlaces(Seat seat)
{
    return ownPlaces(seat, {Own::Cartouche1, Own::Cartouche2, Own::Cartouche3, Own::Cartouche4});
}

Places handPlaces()
{
    Places places;
    for (const Seat seat : {kRed, kAmun}) {
        places.push_back(ownPlace(seat, Own::Hand));
        const Places row = cartouchePlaces(seat);
        places.insert(places.end(), row.begin(), row.end());
    }
    return places;
}

Places cartouchePair(int cartouche) { return {cartouchePlace(kRed, cartouche), cartouchePlace(kAmun, cartouche)}; }

Places markerPlaces(int score) { return score > 0 ? Places{scorePlace(std::min(score, kWinningScore))} : Places{}; }

} // namespace engine::aton

// SPDX-License-Identifier: GPL-3.0-or-later
// Places to highlight.
#include "model/engine/osiris/rules/places.h"

#include "model/engine/osiris/rules/steps.h"

namespace engine::osiris {

namespace {

std::vector<PlaceIndex> placesOf(Spaces spaces)
{
    std::vector<PlaceIndex> places;
    forEachBit(spaces, [&](int space) { places.push_back(nodePlace(static_cast<Node>(space))); });
    return places;
}

} // namespace

std::vector<PlaceIndex> counterPlaces(const Position &position)
{
    std::vector<PlaceIndex> places = placesOf(position.blockades);
    for (int priest = 0; priest < kPriests; ++priest) {
        if (position.town[priest] > 0)
            places.push_back(nodePlace(townOf(priest)));
    }
    return places;
}

std::vector<PlaceIndex> priestPlaces(const Position &position, Seat seat)
{
    std::vector<PlaceIndex> places;
    forEachBit(ownPriests(position.seats, seat), [&](int priest) {
        const Node node = position.at[priest];
        if (node < kNodes)
            places.push_back(nodePlace(node));
    });
    return places;
}

std::vector<PlaceIndex> placesRoundTip() { return placesOf(kRoundTip); }

std::vector<PlaceIndex> placesOfColour(const Position &position, int colour)
{
    std::vector<PlaceIndex> places;
    for (std::size_t i = 0; i < kPriests; ++i) {
        const int priest = static_cast<int>(i);
        if (colourOf(priest) != colour)
            continue;
        if (position.at[i] < kNodes)
            places.push_back(nodePlace(position.at[i]));
        if (position.town[i] != 0 && position.at[i] != townOf(priest))
            places.push_back(nodePlace(townOf(priest)));
        if (position.gods[i] != kNoGod || position.known[i] != 0)
            places.push_back(godPlace(i));
    }
    for (God god = 0; god < kGods; ++god) {
        if (position.temples[god].of(colour) != 0)
            places.push_back(templePlace(god));
    }
    return places;
}

std::vector<PlaceIndex> stockPlaces(int seats)
{
    std::vector<PlaceIndex> places;
    for (int colour = 0; colour < coloursInPlay(seats); ++colour)
        places.push_back(stockPlace(colour));
    return places;
}

} // namespace engine::osiris

// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of a position.
#include "model/engine/osiris/rules/places.h"
#include "model/engine/osiris/rules/steps.h"
#include "model/engine/osiris/setup/fields.h"

namespace engine::osiris {

Arrangement Osiris::arrangement(const Position &position)
{
    Arrangement all;
    const auto put = [&all](const Piece &piece) {
        if (piece.count > 0)
            all.pieces.push_back(piece);
    };
    forEachBit(position.blockades, [&](int space) { put(counterPieces(nodePlace(static_cast<Node>(space)), 1)); });
    for (int priest = 0; priest < kPriests; ++priest)
        put(counterPieces(nodePlace(townOf(priest)), position.town[priest]));
    for (int priest = 0; priest < kPriests; ++priest) {
        const Node node = position.at[priest];
        if (node != kAway)
            put(priestPiece(priest, position.seats, nodePlace(node)));
    }
    for (int colour = 0; colour < coloursInPlay(position.seats); ++colour) {
        int rest = kFollowersOfColour;
        for (God god = 0; god < kGods; ++god) {
            for (int i = 0; i < position.temples[god].of(colour); ++i, --rest)
                put(followerPieces(colour, position.seats, templePlace(god), 1));
        }
        put(followerPieces(colour, position.seats, stockPlace(colour), rest));
    }
    for (std::size_t i = 0; i < kGods; ++i) {
        const God god = position.gods[i];
        const auto value = static_cast<std::uint8_t>(god == kUnknownGod ? 0 : god + 1);
        if (god != kNoGod)
            put({godPlace(i), kGodKind, kNobody, value, 1, false, position.known[i]});
    }
    all.fields = fieldTable().fieldsOf(position);
    return all;
}

} // namespace engine::osiris

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/reading.h"

#include <algorithm>

namespace scenario {

using record::Node;

engine::Seat readSeat(const Node &node, const engine::Game &game, int players)
{
    const engine::Seat seat = game.seatOf(node.utf8(), players);
    if (seat >= players)
        node.refuse("record.unknown-seat", {{"found", record::quoted(node.text())}});
    return seat;
}

engine::PlaceIndex readPlace(const Node &node, const engine::Game &game)
{
    const engine::PlaceIndex place = game.placeOf(node.utf8());
    if (place == engine::kNowhere)
        node.refuse("record.unknown-place", {{"found", record::quoted(node.text())}});
    return place;
}

std::uint8_t readPieceKind(const Node &node, const engine::Game &game)
{
    const auto &kinds = game.pieceKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [id = node.utf8()](const engine::PieceKind &kind) { return kind.id == id; });
    if (found == kinds.end())
        node.refuse("record.unknown-piece", {{"found", record::quoted(node.text())}});
    return static_cast<std::uint8_t>(found - kinds.begin());
}

} // namespace scenario

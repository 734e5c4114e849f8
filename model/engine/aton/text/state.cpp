// SPDX-License-Identifier: GPL-3.0-or-later
// The state in named fields, in the documented form for other programs.
#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

template <class OfSide>
Value eachSeat(const Position &position, OfSide ofSide)
{
    return Value::Members{{"red", ofSide(position.sides[kRed])}, {"blue", ofSide(position.sides[kAmun])}};
}

Value temples(const Position &position)
{
    Value::List list;
    for (int temple = 0; temple < kTemples; ++temple) {
        std::string row;
        for (int i = 0; i < kSquaresOfTemple; ++i) {
            const Squares here = bit(temple * kSquaresOfTemple + i);
            row += (position.sides[kRed].squares & here) != 0    ? 'r'
                   : (position.sides[kAmun].squares & here) != 0 ? 'b'
                                                                 : '.';
        }
        list.emplace_back(row);
    }
    return list;
}

/// A hand that the viewer cannot see is a list of nulls, also where single cards of it are known.
Value hand(const Position &position, Seat seat)
{
    const Side &side = position.sides[seat];
    Value::List cards;
    if (position.viewer != kNobody && position.viewer != seat) {
        cards.resize(static_cast<std::size_t>(side.handSize()));
        return cards;
    }
    for (int value = 1; value <= 4; ++value)
        cards.insert(cards.end(), static_cast<std::size_t>(side.hand.count(value)), Value(value));
    return cards;
}

Value laid(const Side &side)
{
    if (!side.hasLaid)
        return {};
    Value::List cards;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        cards.push_back(side.laid.bits == 0 ? Value() : Value(side.laid.at(cartouche)));
    return cards;
}

Value drawn(const Side &side)
{
    Value::List cards;
    for (int i = 0; i < side.open.drawnSize(); ++i)
        cards.emplace_back(side.open.drawnAt(i));
    return cards;
}

Value discard(const Side &side)
{
    Value::List numbers;
    for (int value = 1; value <= 4; ++value)
        numbers.emplace_back(side.discard.count(value) + side.exchanged.count(value));
    return numbers;
}

} // namespace

Value Aton::state(const Position &position)
{
    return Value::Members{
        {"round", position.round},
        {"phase", phaseName(position.phase)},
        {"to_act", seatNames(toAct(position), seatName)},
        {"pending", position.pending},
        {"temples", temples(position)},
        {"kingdom", eachSeat(position, [](const Side &side) { return Value(side.dead); })},
        {"stock", eachSeat(position, [](const Side &side) { return Value(side.stock()); })},
        {"score", eachSeat(position, [](const Side &side) { return Value(side.score); })},
        {"exchange", eachSeat(position, [](const Side &side) { return Value(side.exchangeOwned); })},
        {"hand", Value::Members{{"red", hand(position, kRed)}, {"blue", hand(position, kAmun)}}},
        {"laid", eachSeat(position, laid)},
        {"drawn", eachSeat(position, drawn)},
        {"pile", eachSeat(position, [](const Side &side) { return Value(side.pileSize()); })},
        {"discard", eachSeat(position, discard)},
        {"first", position.first == kNobody ? Value() : Value(seatName(position.first))},
        {"over", resultState(result(position), seatName)},
    };
}

} // namespace engine::aton

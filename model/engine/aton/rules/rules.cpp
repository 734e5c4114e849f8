// SPDX-License-Identifier: GPL-3.0-or-later
// Legal actions.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/layings.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

void legalLayings(const Side &side, Seat seat, Aton::Actions &actions)
{
    const std::span<const Laid> layings = layingsOf(side.hand);
    Action *next = actions.end();
    for (const Laid laid : layings)
        *next++ = makeLay(seat, laid);
    actions.setEnd(next);
    if (side.exchangeOwned)
        actions.push(makeExchange(seat));
}

void legalSquares(const Position &position, Aton::Actions &actions)
{
    const Verb verb = position.phase == Phase::Remove  ? Verb::Remove
                      : position.phase == Phase::Place ? Verb::Place
                                                       : Verb::Take;
    Action *next = actions.end();
    for (Squares left = choices(position); left != 0; left &= left - 1)
        *next++ = makeSquare(position.actor, verb, std::countr_zero(left));
    actions.setEnd(next);
}

} // namespace

int removalAsked(const Position &position, int value) { return position.round == 1 ? 0 : value - 2; }

Squares allowedSquares(const Position &position, Seat seat) { return squaresUpTo(position.sides[seat].laid.at(3)); }

Squares removable(const Position &position, Seat seat)
{
    const Seat owner = removalAsked(position, position.sides[seat].laid.at(2)) < 0 ? seat : otherSeat(seat);
    return position.sides[owner].squares & allowedSquares(position, seat);
}

Seat firstByCards(const Position &position)
{
    const Laid red = position.sides[kRed].laid;
    const Laid blue = position.sides[kAmun].laid;
    for (const int cartouche : {2, 1}) {
        if (red.at(cartouche) != blue.at(cartouche))
            return red.at(cartouche) < blue.at(cartouche) ? kRed : kAmun;
    }
    return kNobody;
}

FourFigures owedByTemples(Squares counters)
{
    const auto held = [counters](int temple) { return count(counters & templeSquares(temple)); };
    FourFigures owed;
    for (int temple = 1; temple <= kTemples; ++temple)
        owed.set(temple, std::min(held(temple), 1));
    for (int temple = kTemples, missing = kTemples - owed.total(); temple >= 1; --temple) {
        const int more = std::min(missing, held(temple) - owed.at(temple));
        owed.set(temple, owed.at(temple) + more);
        missing -= more;
    }
    return owed;
}

Position withSquareChanged(const Position &position, Action action)
{
    Position after = position;
    const Squares here = bit(squareArgument(action));
    if (verbOf(action) == Verb::Place) {
        after.sides[action.actor()].squares |= here;
    } else {
        for (Side &side : after.sides)
            side.squares &= ~here;
    }
    return after;
}

Squares choices(const Position &position)
{
    const Seat seat = position.actor;
    switch (position.phase) {
    case Phase::Remove: return removable(position, seat);
    case Phase::Place: return allowedSquares(position, seat) & ~position.occupied();
    case Phase::Take: {
        Squares owing = 0;
        for (int temple = 1; temple <= kTemples; ++temple) {
            if (position.owed.at(temple) > 0)
                owing |= templeSquares(temple);
        }
        return position.sides[seat].squares & owing;
    }
    default: return 0;
    }
}

Position Aton::start(const Setup &) { return Position{}; }

Setup Aton::setup(const Position &) { return {}; }

void Aton::legal(const Position &position, Actions &actions)
{
    const auto seen = [&position](Seat seat) { return position.viewer == kNobody || position.viewer == seat; };
    if (position.phase == Phase::Lay) {
        for (const Seat seat : {kRed, kAmun}) {
            if (!position.sides[seat].hasLaid && seen(seat))
                legalLayings(position.sides[seat], seat, actions);
        }
    } else if (seen(position.actor)) {
        legalSquares(position, actions);
    }
}

std::optional<Result> Aton::result(const Position &position)
{
    if (position.phase != Phase::Over)
        return std::nullopt;
    const int red = position.sides[kRed].score;
    const int blue = position.sides[kAmun].score;
    Result result{{}, std::string(reasonName(position.reason)), {red, blue}};
    const bool onPoints = position.reason == Reason::Points || position.reason == Reason::Scoring;
    for (const Seat seat : {kRed, kAmun}) {
        const bool wins = onPoints ? position.sides[seat].score >= std::max(red, blue)
                                   : filled(position.sides[seat].squares) == position.reason;
        if (wins)
            result.winners.push_back(seat);
    }
    return result;
}

} // namespace engine::aton

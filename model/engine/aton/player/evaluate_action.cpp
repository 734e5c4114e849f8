// SPDX-License-Identifier: GPL-3.0-or-later
// One-ply evaluation of an action by simple rules, in tenths of a point. Uses only what the acting seat sees.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/aton/rules/ways.h"

namespace engine::aton {

namespace {

constexpr int kPoint = 10;
constexpr int kWin = 100'000;
constexpr int kCounterOnBoard = 6; ///< a counter on any square
constexpr int kStillPossible = 3;  ///< another square of a colour or temple that may still be filled
constexpr int kExchangeBelow = 7;  ///< hands with a lower sum are given up

/// Value of progress towards filling these squares: rises towards the end, 0 while the other has many of them.
int progress(Squares own, Squares other, Squares squares)
{
    if (count(other & squares) > 2)
        return 0;
    const int held = count(own & squares);
    return held * held * kStillPossible * 4 / count(squares);
}

int ways(Squares own, Squares other)
{
    int sum = 0;
    for (const Way &way : kWays)
        sum += progress(own, other, way.squares);
    return sum;
}

/// Evaluation of the board for the seat.
int standing(const Position &position, Seat seat)
{
    const Squares own = position.sides[seat].squares;
    const Squares other = position.sides[otherSeat(seat)].squares;
    if (filled(own) != Reason::None)
        return kWin;
    const auto points = scoringPoints(position);
    return kPoint * (points[seat] - points[otherSeat(seat)]) + kCounterOnBoard * (count(own) - count(other))
           + ways(own, other) - ways(other, own);
}

/// The best single square out of `from`, by `standing` after `change`.
template <class Change>
int bestSquare(const Position &position, Seat seat, Squares from, Change change)
{
    int best = -1;
    int bestStanding = 0;
    for (Squares left = from; left != 0; left &= left - 1) {
        const int square = std::countr_zero(left);
        Position next = position;
        change(next, bit(square));
        const int value = standing(next, seat);
        if (best < 0 || value > bestStanding) {
            best = square;
            bestStanding = value;
        }
    }
    return best;
}

/// The board after the seat alone has played these cards, each time on the best square by one-ply evaluation.
int standingAfterPlaying(Position position, Seat seat, Laid laid)
{
    const Squares allowed = squaresUpTo(laid.at(3));
    const int removal = removalAsked(position, laid.at(2));
    const Seat owner = removal < 0 ? seat : otherSeat(seat);
    const auto without = [owner](Position &p, Squares here) { p.sides[owner].squares &= ~here; };
    const auto with = [seat](Position &p, Squares here) { p.sides[seat].squares |= here; };
    for (int i = 0; i < std::abs(removal); ++i) {
        const int square = bestSquare(position, seat, position.sides[owner].squares & allowed, without);
        if (square >= 0)
            without(position, bit(square));
    }
    for (int i = 0; i < std::min(laid.at(4), position.sides[seat].stock()); ++i) {
        const int square = bestSquare(position, seat, allowed & ~position.occupied(), with);
        if (square >= 0)
            with(position, bit(square));
    }
    return standing(position, seat);
}

int evaluateLaying(const Position &position, Seat seat, Laid laid)
{
    // Twice the difference to an average card; doubled again where it would win at once.
    const int expected = kPoint * (2 * laid.at(1) - 5);
    const bool mayWin = position.sides[seat].score + 2 * (laid.at(1) - 1) >= kWinningScore;
    return standingAfterPlaying(position, seat, laid) + (mayWin ? 2 * expected : expected);
}

} // namespace

int Aton::evaluateAction(const Position &position, Action action)
{
    const Seat seat = action.actor();
    switch (verbOf(action)) {
    case Verb::Lay: return evaluateLaying(position, seat, laidArgument(action));
    case Verb::Exchange: return position.sides[seat].hand.sum() < kExchangeBelow ? kWin / 2 : -kWin;
    case Verb::Remove:
    case Verb::Place:
    case Verb::Take: return standing(withSquareChanged(position, action), seat);
    default: return 0;
    }
}

} // namespace engine::aton

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/value_player.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

#include "model/engine/aton/player/round_end.h"
#include "model/engine/aton/player/turn_lines.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/aton/rules/chance.h"
#include "model/engine/aton/rules/layings.h"

namespace train {

using namespace engine::aton;
using engine::Action;
using engine::Random;
using engine::Seat;

namespace {

constexpr int kExchangeBelow = 7; ///< hands with a lower sum are given up
constexpr int kWidth = 4;         ///< ways to move the own counters that are looked at

Board afterTurn(const Board &board, const Turn &turn)
{
    return Lines(board, turn, Heuristic::of(board), 1).begin()->board;
}

/// A seat's thoughts about a round.
class Round {
public:
    Round(const Position &position, Seat seat) : p(position), m_end(position), m_board(position), m_seat(seat) {}

    /// The seat's share when both have laid these rows.
    double share(Laid own, Laid others) const
    {
        const int difference = own.at(1) - others.at(1);
        const int more = 2 * std::max(0, difference);
        const int otherMore = 2 * std::max(0, -difference);
        if (p.sides[m_seat].score + more >= kWinningScore)
            return 1;
        if (p.sides[otherSeat(m_seat)].score + otherMore >= kWinningScore)
            return 0;
        const int order = own.at(2) != others.at(2) ? own.at(2) - others.at(2) : difference;
        const bool ownFirst = order < 0 || (order == 0 && m_seat == kRed);
        const Seat first = ownFirst ? m_seat : otherSeat(m_seat);
        const Board half = afterTurn(m_board, turnOf(p, first, ownFirst ? own : others));
        if (half.isFilled(first))
            return ownFirst ? 1 : 0;
        const Board whole = afterTurn(half, turnOf(p, otherSeat(first), ownFirst ? others : own));
        if (whole.isFilled(otherSeat(first)))
            return ownFirst ? 0 : 1;
        return ended(whole, more, otherMore);
    }

    /// The square to remove, fill or take back.
    int square() const
    {
        const Lines lines(m_board, turnDue(p), Heuristic::of(m_board), kWidth);
        const Line *best = lines.begin();
        double highest = -1;
        for (const Line &line : lines) {
            const double value = lines.size() == 1 ? 0 : answered(line.board);
            if (value > highest) {
                highest = value;
                best = &line;
            }
        }
        return std::countr_zero(choices(p) & kClassSquares[best->first]);
    }

private:
    double ended(const Board &board, int more, int otherMore) const
    {
        const int red = p.sides[kRed].score + (m_seat == kRed ? more : otherMore);
        const int blue = p.sides[kAmun].score + (m_seat == kRed ? otherMore : more);
        return ownShare(m_seat, m_end.share(board, red, blue));
    }

    /// The seat's share after its own turn, or taking back, and what the other still has to do.
    double answered(Board board) const
    {
        const Seat other = otherSeat(m_seat);
        if (p.phase == Phase::Take) {
            board.emptyKingdom();
            return ownShare(m_seat, redShare(m_end.nextRound(board, p.sides[kRed].score, p.sides[kAmun].score)));
        }
        if (board.isFilled(m_seat))
            return 1;
        if (p.first == m_seat)
            board = afterTurn(board, turnOf(p, other, p.sides[other].laid));
        return board.isFilled(other) ? 0 : ended(board, 0, 0);
    }

    const Position &p;
    const RoundEnd m_end;
    const Board m_board;
    const Seat m_seat;
};

/// A row that the other may lay, as far as the seat can know.
Laid anyRow(const Side &side, Random &random)
{
    Cards pool = Cards::all() - side.discard - side.open.cards(0, side.open.size()) - side.known;
    const auto rows = layingsOf(side.known + drawCards(pool, kHand - side.known.size(), random));
    return rows[random.below(static_cast<std::uint32_t>(rows.size()))];
}

Action anything(const Position &position, Seat seat, Random &random)
{
    Aton::Actions actions;
    Aton::legal(position, actions);
    std::vector<Action> own;
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(own),
                 [seat](Action action) { return action.actor() == seat; });
    return own[random.below(static_cast<std::uint32_t>(own.size()))];
}

} // namespace

Action ValuePlayer::lay(const Position &position, Seat seat, Random &random) const
{
    const Side &side = position.sides[seat];
    if (side.exchangeOwned && side.hand.sum() < kExchangeBelow)
        return makeExchange(seat);
    std::vector<Laid> others;
    for (int i = 0; i < m_replies; ++i)
        others.push_back(anyRow(position.sides[otherSeat(seat)], random));
    const Round round(position, seat);
    Laid best;
    double highest = -1;
    for (const Laid row : layingsOf(side.hand)) {
        double sum = 0;
        for (const Laid other : others)
            sum += round.share(row, other);
        if (sum > highest) {
            highest = sum;
            best = row;
        }
    }
    return makeLay(seat, best);
}

Action ValuePlayer::choose(const Position &position, Seat seat, Random &random) const
{
    if (m_wild > 0 && random.bits() * 0x1p-32 < m_wild)
        return anything(position, seat, random);
    if (position.phase == Phase::Lay)
        return lay(position, seat, random);
    const Verb verb = position.phase == Phase::Remove  ? Verb::Remove
                      : position.phase == Phase::Place ? Verb::Place
                                                       : Verb::Take;
    return makeSquare(seat, verb, Round(position, seat).square());
}

} // namespace train

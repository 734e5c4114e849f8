// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_end.h"

#include <algorithm>
#include <cstdlib>

#include "model/engine/aton/player/belief.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

bool isEnded(int red, int blue) { return std::max(red, blue) >= kWinningScore; }

} // namespace

std::array<int, 2> scoringPoints(const Board &board)
{
    std::array<int, 2> points{board.in(kRed, kBonusPart), board.in(kAmun, kBonusPart)};
    for (const Seat seat : {kRed, kAmun}) {
        const auto lead = [&](int part) { return board.in(seat, part) - board.in(otherSeat(seat), part); };
        points[seat] += std::max(0, lead(0)) + (lead(1) > 0 ? 5 : 0) + (lead(2) > 0 ? board.in(seat, 2) : 0)
                        + (lead(3) > 0 ? 3 * board.in(seat, kBluePart) : 0) + (lead(kBlackPart) > 0 ? 8 : 0);
    }
    return points;
}

RoundEnd::RoundEnd(const Position &position) : m_base(position)
{
    for (const Seat seat : {kRed, kAmun})
        m_base.sides[seat] = afterRound(position, seat);
    m_base.viewer = kNobody;
    m_base.phase = Phase::Deal;
    m_base.actor = kRed;
    m_base.first = kNobody;
    m_base.pending = m_base.surplus = 0;
    m_base.owed = 0;
    m_base.round = std::min(position.round + 1, kMostRound);
}

Board RoundEnd::afterTaking(Board board)
{
    const Board before = board;
    for (const Seat seat : {kRed, kAmun}) {
        Turn turn;
        turn.seat = seat;
        turn.owed = owedBy(before, seat);
        const Lines lines(before, turn, Judgement::of(Ahead::Round), 1);
        for (int which = 0; which < kClasses; ++which) {
            for (int left = before.held(seat, which) - lines.begin()->board.held(seat, which); left > 0; --left)
                board.take(seat, which);
        }
    }
    board.emptyKingdom();
    return board;
}

Position RoundEnd::nextRound(const Board &board, int redScore, int blueScore) const
{
    Position next = m_base;
    const auto squares = board.squares();
    for (const Seat seat : {kRed, kAmun}) {
        next.sides[seat].squares = squares[seat];
        next.sides[seat].dead = static_cast<std::uint8_t>(board.dead(seat));
    }
    next.sides[kRed].score = static_cast<std::uint16_t>(redScore);
    next.sides[kAmun].score = static_cast<std::uint16_t>(blueScore);
    return next;
}

double RoundEnd::shareOfNext(const Board &board, int redScore, int blueScore) const
{
    return Outlook(nextRound(board, redScore, blueScore)).red(redScore, blueScore);
}

std::optional<Position> RoundEnd::following(const Board &board, int redScore, int blueScore) const
{
    if (board.kingdom() < kKingdomSize)
        return nextRound(board, redScore, blueScore);
    const auto points = scoringPoints(board);
    const int red = redScore + points[kRed];
    const int blue = blueScore + points[kAmun];
    if (isEnded(red, blue))
        return std::nullopt;
    return nextRound(afterTaking(board), red, blue);
}

double RoundEnd::share(const Board &board, int redScore, int blueScore) const
{
    if (board.kingdom() < kKingdomSize)
        return shareOfNext(board, redScore, blueScore);
    const auto points = scoringPoints(board);
    const int red = redScore + points[kRed];
    const int blue = blueScore + points[kAmun];
    if (isEnded(red, blue))
        return shareAtEnd(red, blue);
    return shareOfNext(afterTaking(board), red, blue);
}

ShareByDifference RoundEnd::shares(const Board &board) const
{
    const bool scoring = board.kingdom() == kKingdomSize;
    const auto points = scoring ? scoringPoints(board) : std::array<int, 2>{};
    const int red = score(kRed) + points[kRed];
    const int blue = score(kAmun) + points[kAmun];
    const Outlook outlook(nextRound(scoring ? afterTaking(board) : board, red, blue));
    ShareByDifference shares{};
    for (int difference = -3; difference <= 3; ++difference) {
        const int r = red + 2 * std::max(0, difference);
        const int b = blue + 2 * std::max(0, -difference);
        const double share = isEnded(r, b) ? shareAtEnd(r, b) : outlook.red(r, b);
        shares[static_cast<std::size_t>(difference + 3)] = static_cast<float>(share);
    }
    return shares;
}

} // namespace engine::aton

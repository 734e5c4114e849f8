// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_end.h"

#include <algorithm>
#include <numeric>

#include "model/engine/aton/player/belief.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

bool isEnded(int red, int blue) { return std::max(red, blue) >= kWinningScore; }

} // namespace

std::array<int, 2> scoringPoints(const Board &board)
{
    const auto heldBy = [&board](Seat seat) {
        const auto in = [&](int part) { return board.in(seat, part); };
        return Held{{in(0), in(1), in(2), in(3)}, in(kBluePart), in(kBlackPart), in(kBonusPart)};
    };
    const auto sum = [](const std::array<int, 6> &parts) { return std::accumulate(parts.begin(), parts.end(), 0); };
    const std::array held{heldBy(kRed), heldBy(kAmun)};
    return {sum(pointsOfParts(held[0], held[1])), sum(pointsOfParts(held[1], held[0]))};
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
    m_base.owed = {};
    m_base.round = std::min(position.round + 1, kMostRound);
}

Board RoundEnd::afterTaking(Board board)
{
    const Board before = board;
    for (const Seat seat : {kRed, kAmun}) {
        Turn turn;
        turn.seat = seat;
        turn.owed = owedBy(before, seat);
        const Lines lines(before, turn, Heuristic::of(Ahead::Round), 1);
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
    if (const std::optional<Position> next = following(board, redScore, blueScore))
        return redShare(*next);
    const auto points = scoringPoints(board);
    return shareAtEnd(redScore + points[kRed], blueScore + points[kAmun]);
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
        shares[difference + 3] = static_cast<float>(share);
    }
    return shares;
}

} // namespace engine::aton

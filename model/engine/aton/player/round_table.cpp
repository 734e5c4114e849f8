// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/round_table.h"

#include <algorithm>
#include <atomic>
#include <optional>

#include "model/engine/aton/aton.h"
#include "model/engine/search/parallel.h"

namespace engine::aton {

namespace {

constexpr int kTriples = 64;

/// The cards at cartouches 2 to 4 as a number, and back.
int tripleOf(Laid laid) { return (laid.at(2) - 1) * 16 + (laid.at(3) - 1) * 4 + laid.at(4) - 1; }

Turn turnOf(Seat seat, int triple, bool firstRound)
{
    Turn turn;
    turn.seat = seat;
    turn.removals = firstRound ? 0 : triple / 16 + 1 - 2;
    turn.allowed = triple / 4 % 4 + 1;
    turn.placements = triple % 4 + 1;
    return turn;
}

/// The results of two triples, with a known order of play.
using Outcomes = std::array<std::vector<ShareByDifference>, 2>;

std::size_t cell(int red, int blue) { return static_cast<std::size_t>(red * kTriples + blue); }

constexpr ShareByDifference kRedWins{1, 1, 1, 1, 1, 1, 1};
constexpr ShareByDifference kBlueWins{};

class Builder {
public:
    Builder(const Position &position, const RoundEnd &end, const Wanted &wanted, TablePrecision precision)
        : m_end(end), m_precision(precision), m_board(position), m_firstRound(position.round == 1)
    {
        for (const Seat seat : {kRed, kAmun}) {
            m_outcomes[seat].resize(kTriples * kTriples);
            for (int i = 0; i < kLayings; ++i) {
                if (wanted.rows[seat][i])
                    m_wanted[seat][tripleOf(layingAt(i))] = true;
            }
        }
    }

    /// The results if that seat plays that triple first.
    void play(Seat first, int triple)
    {
        if (!m_wanted[first][triple])
            return;
        const Lines lines(m_board, turnOf(first, triple, m_firstRound), Heuristic::of(m_board), m_precision.width);
        const int tried = std::min(lines.size(), m_precision.firstReplies);
        const bool wins = canFill(m_board, turnOf(first, triple, m_firstRound));
        for (int second = triple / 16 * 16; second < kTriples; second += 4) {
            if (!isWanted(otherSeat(first), second))
                continue;
            Replies best;
            if (wins)
                best.fill(first == kRed ? kRedWins : kBlueWins);
            for (int i = 0; !wins && i < lines.size() && (i < tried || isLost(best, first)); ++i)
                reply(best, lines.begin()[i].board, first, second);
            for (int more = 0; more < 4; ++more)
                m_outcomes[first][first == kRed ? cell(triple, second + more) : cell(second + more, triple)] =
                    best[more].value_or(ShareByDifference{});
        }
    }

    std::vector<float> shares(double redFirst) const
    {
        std::vector<float> all(kLayings * kLayings);
        for (int red = 0; red < kLayings; ++red) {
            for (int blue = 0; blue < kLayings; ++blue)
                all[red * kLayings + blue] = share(layingAt(red), layingAt(blue), redFirst);
        }
        return all;
    }

    std::uint64_t nodes() const { return m_nodes; }

private:
    static void improve(std::optional<ShareByDifference> &best, const ShareByDifference &other, Seat seat)
    {
        if (!best) {
            best = other;
            return;
        }
        for (std::size_t i = 0; i < kDifferences; ++i)
            (*best)[i] = seat == kRed ? std::max((*best)[i], other[i]) : std::min((*best)[i], other[i]);
    }

    /// The results if the second player places one to four counters.
    using Replies = std::array<std::optional<ShareByDifference>, 4>;

    bool isWanted(Seat seat, int triple) const
    {
        const auto &wanted = m_wanted[seat];
        const auto at = static_cast<std::size_t>(triple);
        return wanted[at] || wanted[at + 1] || wanted[at + 2] || wanted[at + 3];
    }

    /// True if a reply wins for the second player at once: then further boards of the first one are tried.
    static bool isLost(const Replies &replies, Seat first)
    {
        const ShareByDifference &lost = first == kRed ? kBlueWins : kRedWins;
        return std::any_of(replies.begin(), replies.end(), [&](const auto &each) { return each == lost; });
    }

    /// The second player's best result on that board, for one to four counters at cartouche 4.
    void reply(Replies &best, const Board &board, Seat first, int triple)
    {
        const Seat seat = otherSeat(first);
        Turn turn = turnOf(seat, triple, m_firstRound);
        turn.placements = 0;
        Lines lines = Lines::afterRemoval(board, turn, Heuristic::of(board), m_precision.width);
        for (auto &each : best) {
            lines.placeOne(turn, m_precision.width);
            ++turn.placements;
            const bool fills = canFill(board, turn);
            improve(each, fills ? (seat == kRed ? kRedWins : kBlueWins) : bestOf(lines, seat), first);
        }
    }

    ShareByDifference bestOf(const Lines &lines, Seat seat)
    {
        std::optional<ShareByDifference> best;
        const int tried = std::min(lines.size(), m_precision.lastReplies);
        for (int i = 0; i < tried; ++i) {
            improve(best, m_end.shares(lines.begin()[i].board), seat);
        }
        m_nodes.fetch_add(static_cast<std::uint64_t>(tried), std::memory_order_relaxed);
        return *best;
    }

    float share(Laid red, Laid blue, double redFirst) const
    {
        const int difference = red.at(1) - blue.at(1);
        if (m_end.score(kRed) + 2 * std::max(0, difference) >= kWinningScore)
            return difference > 0 ? 1 : 0; // A10
        if (m_end.score(kAmun) + 2 * std::max(0, -difference) >= kWinningScore)
            return difference < 0 ? 0 : 1;
        const auto at = static_cast<std::size_t>(difference + 3);
        const std::size_t both = cell(tripleOf(red), tripleOf(blue));
        const int order = red.at(2) != blue.at(2) ? red.at(2) - blue.at(2) : difference;
        if (order != 0)
            return m_outcomes[order < 0 ? kRed : kAmun][both][at];
        return static_cast<float>(redFirst) * m_outcomes[kRed][both][at]
               + static_cast<float>(1 - redFirst) * m_outcomes[kAmun][both][at];
    }

    const RoundEnd &m_end;
    const TablePrecision m_precision;
    const Board m_board;
    const bool m_firstRound;
    std::array<std::array<bool, kTriples>, 2> m_wanted{};
    Outcomes m_outcomes;
    std::atomic<std::uint64_t> m_nodes{0};
};

} // namespace

std::pair<int, int> layingsRange(Cards hand)
{
    const auto layings = layingsOf(hand);
    const int begin = indexOf(layings.front());
    return {begin, begin + static_cast<int>(layings.size())};
}

Wanted Wanted::of(const std::vector<LikelyHand> &red, const std::vector<LikelyHand> &blue)
{
    Wanted wanted;
    for (const Seat seat : {kRed, kAmun}) {
        for (const LikelyHand &hand : seat == kRed ? red : blue) {
            const auto [begin, end] = layingsRange(hand.hand);
            std::fill(wanted.rows[seat].begin() + begin, wanted.rows[seat].begin() + end, true);
        }
    }
    return wanted;
}

RoundTable::RoundTable(const Position &position, const RoundEnd &end, const Wanted &wanted, TablePrecision precision,
                       int threads, const CancelToken &cancel)
{
    Builder builder(position, end, wanted, precision);
    std::atomic<bool> cancelled = false;
    search::forEachTask(threads, 2 * kTriples, [&](int task) {
        if (cancelled.load(std::memory_order_relaxed) || cancel.isCancelled())
            cancelled.store(true, std::memory_order_relaxed);
        else
            builder.play(task < kTriples ? kRed : kAmun, task % kTriples);
    });
    m_nodes = builder.nodes();
    if (!cancelled)
        m_shares = builder.shares(redDrawsLower(position));
}

double shareAgainst(const std::vector<float> &shares, Seat seat, int row, const std::vector<LikelyHand> &others)
{
    double sum = 0;
    for (const LikelyHand &hand : others) {
        const auto [begin, end] = layingsRange(hand.hand);
        for (int other = begin; other < end; ++other) {
            const int cell = seat == kRed ? row * kLayings + other : other * kLayings + row;
            sum += hand.weight / (end - begin) * static_cast<double>(shares[cell]);
        }
    }
    return ownShare(seat, sum);
}

search::BayesianGame roundGame(const RoundTable &table, const std::vector<LikelyHand> &red,
                               const std::vector<LikelyHand> &blue)
{
    search::BayesianGame game{kLayings, kLayings, table.shares(), {}, {}};
    const auto types = [](const std::vector<LikelyHand> &hands) {
        std::vector<search::HiddenType> all;
        for (const LikelyHand &hand : hands) {
            const auto [begin, end] = layingsRange(hand.hand);
            all.push_back({begin, end, hand.weight});
        }
        return all;
    };
    game.rowTypes = types(red);
    game.columnTypes = types(blue);
    return game;
}

} // namespace engine::aton

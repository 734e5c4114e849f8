// SPDX-License-Identifier: GPL-3.0-or-later
// Removal, placement and taking back: all cards are open, so the rest of the round is searched.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/think_steps.h"
#include "model/engine/aton/player/value.h"

namespace engine::aton {

namespace {

constexpr double kClear = 0.08; ///< a first square that is better by this needs no deeper search

/// Number of lines searched, by the budget of positions to evaluate.
struct Breadth {
    int own = 1;      ///< lines of the rest of the turn for each first class
    int width = 1;    ///< beam width of the search for them
    int reply = 1;    ///< lines of the other's turn after each
    int verified = 0; ///< best endings for which the other's turn is searched with the full width
    int deepened = 0; ///< ends of the round that are evaluated by solving the next one

    static Breadth of(const SearchLimits &limits)
    {
        if (limits.level.depth < 1 || limits.nodes < 400)
            return {1, 2, 1, 0, 0};
        if (limits.level.depth < 2 || limits.nodes < 20'000)
            return {8, 16, 4, 8, 0};
        return {16, 24, 6, 12, static_cast<int>(std::min<std::uint64_t>(12, limits.nodes / 8'000))};
    }
};

/// A possible end of the round.
struct Ending {
    double red = 0.5;        ///< red's share
    Board board;             ///< at the end of the round
    int first = 0;           ///< class of the first square of the line that leads there
    bool isOver = false;     ///< the game ends there
    Board turned;            ///< when the acting seat's turn is over
    bool isVerified = false; ///< the other's turn was searched with the full width
};

class SquareSearch {
public:
    SquareSearch(const Position &position, const SearchLimits &limits)
        : p(position), m_effort(limits), m_end(position), m_board(position), m_breadth(Breadth::of(limits))
    {
    }

    /// The acting seat's share for each class of the first square.
    std::array<double, kClasses> values(const Turn &turn)
    {
        for (const int which : firstClasses(m_board, turn))
            follow(turn, which);
        const Seat seat = turn.seat;
        if (p.phase != Phase::Take && seat == p.first)
            verify(seat);
        std::stable_sort(m_endings.begin(), m_endings.end(), [seat](const Ending &a, const Ending &b) {
            return seat == kRed ? a.red > b.red : a.red < b.red;
        });
        const std::size_t deepened = deepen(seat);
        std::array<double, kClasses> best{};
        std::array<bool, kClasses> known{};
        const auto learn = [&](const Ending &ending) {
            const auto at = static_cast<std::size_t>(ending.first);
            const double own = ownShare(seat, ending.red);
            best[at] = known[at] ? std::max(best[at], own) : own;
            known[at] = true;
        };
        for (std::size_t i = 0; i < deepened; ++i)
            learn(m_endings[i]);
        const auto alreadyKnown = known;
        for (std::size_t i = deepened; i < m_endings.size(); ++i) {
            if (!alreadyKnown[m_endings[i].first])
                learn(m_endings[i]);
        }
        return best;
    }

    std::uint64_t nodes() const { return m_nodes; }

private:
    const Heuristic &heuristic() const
    {
        return p.phase == Phase::Take ? Heuristic::of(Ahead::Round) : Heuristic::of(m_board);
    }

    /// The endings that the lines of the turn with that first class lead to.
    void follow(const Turn &turn, int first)
    {
        if (p.phase != Phase::Take && winsWith(turn, first)) {
            m_endings.push_back(won(m_board, turn.seat));
            m_endings.back().first = first;
            return;
        }
        const Lines lines(m_board, turn, heuristic(), m_breadth.width, first);
        const int tried = std::min(lines.size(), m_breadth.own);
        for (int i = 0; i < tried; ++i) {
            if (i > 0 && m_effort.cancel.isCancelled())
                break;
            const Board &board = lines.begin()[i].board;
            m_endings.push_back(p.phase == Phase::Take ? afterTake(board, turn.seat)
                                                       : afterTurn(board, turn.seat, m_breadth.reply));
            m_endings.back().first = first;
            m_endings.back().turned = board;
        }
    }

    /// True if the turn can fill something beginning with that class.
    bool winsWith(Turn turn, int first) const
    {
        Board board = m_board;
        if (turn.removals != 0) {
            board.remove(turn.removals < 0 ? turn.seat : otherSeat(turn.seat), first);
            turn.removals += turn.removals < 0 ? 1 : -1;
        } else {
            board.put(turn.seat, first);
            --turn.placements;
        }
        return board.isFilled(turn.seat) || canFill(board, turn);
    }

    Ending afterTurn(const Board &board, Seat seat, int replies)
    {
        if (board.isFilled(seat))
            return won(board, seat);
        if (seat != p.first)
            return ended(board);
        const Seat other = otherSeat(seat);
        const Turn turn = turnOf(p, other, p.sides[other].laid);
        if (canFill(board, turn))
            return won(board, other);
        return bestOf(Lines(board, turn, heuristic(), std::max(2, replies)), other, replies,
                      [&](const Board &last) { return last.isFilled(other) ? won(last, other) : ended(last); });
    }

    Ending afterTake(const Board &board, Seat seat)
    {
        const Seat leader = p.sides[kAmun].score > p.sides[kRed].score ? kAmun : kRed;
        if (seat != leader)
            return taken(board);
        Turn turn;
        turn.seat = otherSeat(seat);
        turn.owed = owedBy(board, turn.seat);
        return bestOf(Lines(board, turn, heuristic(), std::max(2, m_breadth.reply)), turn.seat, m_breadth.reply,
                      [&](const Board &last) { return taken(last); });
    }

    template <class Value>
    Ending bestOf(const Lines &lines, Seat seat, int replies, Value value) const
    {
        Ending best = value(lines.begin()->board);
        for (int i = 1; i < std::min(lines.size(), replies); ++i) {
            const Ending other = value(lines.begin()[i].board);
            if (ownShare(seat, other.red) > ownShare(seat, best.red))
                best = other;
        }
        return best;
    }

    /// Searches the other's reply to the best ending with the full width, until the best one is verified.
    void verify(Seat seat)
    {
        const auto worse = [seat](const Ending &a, const Ending &b) {
            return ownShare(seat, a.red) < ownShare(seat, b.red);
        };
        for (int left = m_breadth.verified; left > 0 && !m_effort.cancel.isCancelled();) {
            Ending &best = *std::max_element(m_endings.begin(), m_endings.end(), worse);
            if (best.isVerified || best.isOver)
                return;
            const auto same = std::find_if(m_endings.begin(), m_endings.end(),
                                           [&](const Ending &e) { return e.isVerified && e.turned == best.turned; });
            const int first = best.first;
            const Board turned = best.turned;
            if (same != m_endings.end()) {
                best = *same;
            } else {
                best = afterTurn(turned, seat, Lines::kMost);
                --left;
            }
            best.first = first;
            best.turned = turned;
            best.isVerified = true;
        }
    }

    static Ending won(const Board &board, Seat seat) { return {seat == kRed ? 1.0 : 0.0, board, 0, true, board}; }

    Ending taken(Board board)
    {
        board.emptyKingdom();
        ++m_nodes;
        return {redShare(m_end.nextRound(board, p.sides[kRed].score, p.sides[kAmun].score)), board, 0, false, board};
    }

    Ending ended(const Board &board)
    {
        ++m_nodes;
        return {m_end.share(board, p.sides[kRed].score, p.sides[kAmun].score), board, 0, false, board};
    }

    /// Solves the next round after the best endings and sorts these again. The others are shifted by the same amount as
    /// the best one, but stay below the solved ones. Returns the number of solved ones.
    std::size_t deepen(Seat seat)
    {
        const bool isChoice = std::any_of(m_endings.begin(), m_endings.end(),
                                          [&](const Ending &e) { return e.first != m_endings.front().first; });
        if (m_breadth.deepened == 0 || !isChoice || m_endings.front().isOver || lead(seat) > kClear)
            return 0;
        std::size_t done = 0;
        double shift = 0;
        double worst = 1;
        for (int solved = 0; done < m_endings.size(); ++done) {
            Ending &ending = m_endings[done];
            // Squares in another order lead to the same board.
            const auto end = m_endings.begin() + static_cast<std::ptrdiff_t>(done);
            const auto same =
                std::find_if(m_endings.begin(), end, [&](const Ending &e) { return e.board == ending.board; });
            if (same != end) {
                ending.red = same->red;
                continue;
            }
            const double before = ending.red;
            if (solved == m_breadth.deepened || !solve(ending))
                break;
            ++solved;
            shift += (ending.red - before - shift) / solved;
            worst = std::min(worst, ownShare(seat, ending.red));
        }
        for (std::size_t i = done; done > 0 && i < m_endings.size(); ++i) {
            const double own = std::min(worst, ownShare(seat, m_endings[i].red + shift));
            if (!m_endings[i].isOver)
                m_endings[i].red = ownShare(seat, std::clamp(own, 0.000001, 0.999999));
        }
        return done;
    }

    /// The margin of the best class over the next one.
    double lead(Seat seat) const
    {
        const Ending &best = m_endings.front();
        for (const Ending &ending : m_endings) {
            if (ending.first != best.first && !(ending.board == best.board))
                return ownShare(seat, best.red) - ownShare(seat, ending.red);
        }
        return 0;
    }

    /// False if it was cancelled.
    bool solve(Ending &ending)
    {
        const std::optional<Position> next =
            p.phase == Phase::Take ? m_end.nextRound(ending.board, p.sides[kRed].score, p.sides[kAmun].score)
                                   : m_end.following(ending.board, p.sides[kRed].score, p.sides[kAmun].score);
        if (ending.isOver || !next)
            return true;
        const RoundSolution round(*next, {{1, 1, 1}, 100}, {1, 1}, m_effort);
        m_nodes += round.nodes();
        if (round.isComplete())
            ending.red = round.red();
        return round.isComplete();
    }

    const Position &p;
    const SearchLimits &m_effort;
    const RoundEnd m_end;
    const Board m_board;
    const Breadth m_breadth;
    std::vector<Ending> m_endings;
    std::uint64_t m_nodes = 0;
};

} // namespace

Opinion searchSquare(const Position &position, const SearchLimits &limits)
{
    SquareSearch search(position, limits);
    const Turn turn = turnDue(position);
    const auto values = search.values(turn);
    Opinion opinion;
    Aton::Actions actions;
    Aton::legal(position, actions);
    for (const Action action : actions)
        opinion.actions.push_back({action, values[classOf(squareArgument(action))], 0});
    opinion.nodes = search.nodes();
    return opinion;
}

} // namespace engine::aton

// SPDX-License-Identifier: GPL-3.0-or-later
// Removal, placement and taking back: all cards are open, so the rest of the round is searched.
#include <algorithm>
#include <atomic>
#include <utility>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/player/think_steps.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/search/parallel.h"

namespace engine::aton {

namespace {

constexpr double kClear = 0.08; ///< a first square that is better by this needs no deeper search

/// Number of lines searched, by the budget of positions to evaluate.
struct Breadth {
    int own = 1;      ///< lines of the rest of the turn for each first class
    int width = 1;    ///< beam width of the search for them
    int reply = 1;    ///< lines of the other's turn after each
    int verified = 0; ///< best endings for which the other's turn is searched with the full width

    static Breadth of(const SearchLimits &limits)
    {
        if (limits.level.depth < 1 || limits.nodes < 400)
            return {1, 2, 1, 0};
        if (!isDeep(limits))
            return {8, 16, 4, 8};
        return {16, 24, 6, 12};
    }
    /// True where there is time to solve rounds to come.
    static bool isDeep(const SearchLimits &limits) { return limits.level.depth >= 2 && limits.nodes >= 20'000; }
};

/// Ends of the round that are evaluated by solving the next one: how many of the best, and how well.
struct Deepening {
    std::size_t most = 0;
    Care care;

    /// One after the other: with more nodes more of them, and the best of those again and better.
    static std::vector<Deepening> of(const SearchLimits &limits)
    {
        std::vector<Deepening> all;
        if (!Breadth::isDeep(limits))
            return all;
        const auto share = [&limits](std::uint64_t limit, std::uint64_t each) {
            return static_cast<std::size_t>(std::min(limit, limits.nodes / each));
        };
        all.push_back({share(limits.nodes < kNodesOfFine ? 12 : 24, 8'000), {{1, 1, 1}, 100}});
        if (limits.nodes >= kNodesOfFine)
            all.push_back({share(6, 40'000), {{1, 2, 3}, 300}});
        if (limits.nodes >= kNodesOfFinest)
            all.push_back({3, {{2, 4, 6}, 600}});
        return all;
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
        const std::vector<int> classes = firstClasses(m_board, turn);
        std::vector<std::vector<Ending>> found(classes.size());
        search::forEachTask(m_effort.threads, static_cast<int>(classes.size()), [&](int number) {
            const auto at = static_cast<std::size_t>(number);
            found[at] = follow(turn, classes[at]);
        });
        for (const std::vector<Ending> &some : found)
            m_endings.insert(m_endings.end(), some.begin(), some.end());
        const Seat seat = turn.seat;
        if (p.phase != Phase::Take && seat == p.first)
            verify(seat);
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
    std::vector<Ending> follow(const Turn &turn, int first)
    {
        std::vector<Ending> endings;
        if (p.phase != Phase::Take && winsWith(turn, first)) {
            endings.push_back(won(m_board, turn.seat));
            endings.back().first = first;
            return endings;
        }
        const Lines lines(m_board, turn, heuristic(), m_breadth.width, first);
        const int tried = std::min(lines.size(), m_breadth.own);
        for (int i = 0; i < tried; ++i) {
            if (i > 0 && m_effort.cancel.isCancelled())
                break;
            const Board &board = lines.begin()[i].board;
            endings.push_back(p.phase == Phase::Take ? afterTake(board, turn.seat)
                                                     : afterTurn(board, turn.seat, m_breadth.reply));
            endings.back().first = first;
            endings.back().turned = board;
        }
        return endings;
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

    void sortBest(Seat seat)
    {
        std::stable_sort(m_endings.begin(), m_endings.end(), [seat](const Ending &a, const Ending &b) {
            return seat == kRed ? a.red > b.red : a.red < b.red;
        });
    }

    /// Solves the next round after the best endings, and after the best of those again and better, as far as there is
    /// time. Returns the number of those that were solved last: the first ones.
    std::size_t deepen(Seat seat)
    {
        sortBest(seat);
        std::size_t deepened = 0;
        for (const Deepening &how : Deepening::of(m_effort)) {
            const std::size_t done = isDoubtful(seat) ? deepen(seat, how) : 0;
            if (done == 0)
                break;
            deepened = done;
            sortBest(seat);
        }
        return deepened;
    }

    /// True where another first square may be the best one.
    bool isDoubtful(Seat seat) const
    {
        const bool isChoice = std::any_of(m_endings.begin(), m_endings.end(),
                                          [&](const Ending &e) { return e.first != m_endings.front().first; });
        return isChoice && !m_endings.front().isOver && lead(seat) <= kClear;
    }

    /// Solves the next round after the best endings. The others are shifted by the same amount as these on average, but
    /// stay below them. Returns the number of solved ones.
    std::size_t deepen(Seat seat, const Deepening &how)
    {
        std::vector<std::size_t> wanted;
        for (std::size_t i = 0; i < m_endings.size() && wanted.size() < how.most; ++i) {
            if (firstLike(i) == i)
                wanted.push_back(i);
        }
        const std::vector<std::optional<double>> solved = solveAll(wanted, how.care);
        std::size_t done = 0;
        std::size_t next = 0;
        double shift = 0;
        double worst = 1;
        for (; done < m_endings.size(); ++done) {
            Ending &ending = m_endings[done];
            if (const std::size_t first = firstLike(done); first != done) {
                ending.red = m_endings[first].red;
                continue;
            }
            if (next == solved.size() || !solved[next])
                break;
            const double before = std::exchange(ending.red, *solved[next++]);
            shift += (ending.red - before - shift) / static_cast<double>(next);
            worst = std::min(worst, ownShare(seat, ending.red));
        }
        for (std::size_t i = done; done > 0 && i < m_endings.size(); ++i) {
            const double own = std::min(worst, ownShare(seat, m_endings[i].red + shift));
            if (following(m_endings[i]))
                m_endings[i].red = ownShare(seat, std::clamp(own, 0.000001, 0.999999));
        }
        return done;
    }

    /// Red's share after the next round for each of these; nothing where it was cancelled. Each thread solves some;
    /// those that are left over are solved by all threads together.
    std::vector<std::optional<double>> solveAll(const std::vector<std::size_t> &wanted, const Care &care)
    {
        std::vector<std::optional<double>> solved(wanted.size());
        const auto threads = static_cast<std::size_t>(m_effort.threads);
        const std::size_t apart = wanted.size() - wanted.size() % threads;
        search::forEachTask(m_effort.threads, static_cast<int>(apart), [&](int number) {
            const auto at = static_cast<std::size_t>(number);
            solved[at] = solve(m_endings[wanted[at]], care, 1);
        });
        for (std::size_t at = apart; at < wanted.size(); ++at)
            solved[at] = solve(m_endings[wanted[at]], care, m_effort.threads);
        return solved;
    }

    /// The first ending with the same board: squares in another order lead to it, too.
    std::size_t firstLike(std::size_t ending) const
    {
        const auto end = m_endings.begin() + static_cast<std::ptrdiff_t>(ending);
        const auto same =
            std::find_if(m_endings.begin(), end, [&](const Ending &e) { return e.board == m_endings[ending].board; });
        return static_cast<std::size_t>(same - m_endings.begin());
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

    /// The round to come after it; nothing where the game ends.
    std::optional<Position> following(const Ending &ending) const
    {
        if (ending.isOver)
            return std::nullopt;
        const int red = p.sides[kRed].score;
        const int blue = p.sides[kAmun].score;
        return p.phase == Phase::Take ? m_end.nextRound(ending.board, red, blue)
                                      : m_end.following(ending.board, red, blue);
    }

    /// Red's share after the next round; nothing if that was cancelled.
    std::optional<double> solve(const Ending &ending, const Care &care, int threads)
    {
        const std::optional<Position> next = following(ending);
        if (!next)
            return ending.red;
        const SearchLimits limits{m_effort.level, m_effort.nodes,  m_effort.seed,
                                  threads,        m_effort.cancel, m_effort.memory};
        const RoundSolution round(*next, care, {1, 1}, limits);
        m_nodes += round.nodes();
        return round.isComplete() && !m_effort.cancel.isCancelled() ? std::optional(round.red()) : std::nullopt;
    }

    const Position &p;
    const SearchLimits &m_effort;
    const RoundEnd m_end;
    const Board m_board;
    const Breadth m_breadth;
    std::vector<Ending> m_endings;
    std::atomic<std::uint64_t> m_nodes{0};
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

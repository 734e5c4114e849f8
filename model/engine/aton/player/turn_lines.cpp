// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/turn_lines.h"

#include <algorithm>
#include <cstdlib>

#include "model/engine/aton/aton.h"

namespace engine::aton {

namespace {

bool isTaking(const Turn &turn) { return turn.owed.bits != 0; }

int placementsOf(const Board &board, const Turn &turn) { return std::min(turn.placements, board.stock(turn.seat)); }

} // namespace

Turn turnOf(const Position &position, Seat seat, Laid laid)
{
    Turn turn;
    turn.seat = seat;
    turn.removals = removalAsked(position, laid.at(2));
    turn.allowed = laid.at(3);
    turn.placements = laid.at(4);
    return turn;
}

Turn turnDue(const Position &position)
{
    if (position.phase == Phase::Take) {
        Turn turn;
        turn.seat = position.actor;
        turn.owed = position.owed;
        return turn;
    }
    Turn turn = turnOf(position, position.actor, position.sides[position.actor].laid);
    if (position.phase == Phase::Remove) {
        turn.removals = turn.removals < 0 ? -position.pending : position.pending;
    } else {
        turn.removals = 0;
        turn.placements = position.pending + position.surplus;
    }
    return turn;
}

Lines::Lines(const Board &board, Seat seat, const Heuristic &heuristic)
    : m_heuristic(heuristic), m_sign(seat == kRed ? 1.0F : -1.0F)
{
    m_lines[0].board = board;
    m_lines[0].guess = 0;
    m_lines[0].first = -1;
}

Lines::Lines(const Board &board, const Turn &turn, const Heuristic &heuristic, int width, int only)
    : Lines(board, turn.seat, heuristic)
{
    if (isTaking(turn)) {
        takeBack(turn, width, only);
        return;
    }
    if (removeAll(turn, width, only))
        only = -1;
    for (int left = turn.placements; left > 0; --left) {
        if (only < 0) {
            placeOne(turn, width);
        } else if (placementsOf(m_lines[0].board, turn) > 0) {
            step(Step::Place, turn.seat, turn.allowed, width, only);
            only = -1;
        }
    }
}

Lines Lines::afterRemoval(const Board &board, const Turn &turn, const Heuristic &heuristic, int width)
{
    Lines lines(board, turn.seat, heuristic);
    lines.removeAll(turn, width, -1);
    return lines;
}

/// Temple by temple, the one of the wanted first square at the very beginning.
void Lines::takeBack(const Turn &turn, int width, int only)
{
    std::array<int, kTemples> order{3, 2, 1, 0};
    if (only >= 0)
        std::stable_partition(order.begin(), order.end(), [only](int temple) { return temple == templePart(only); });
    for (const int temple : order) {
        m_temple = temple;
        for (int left = turn.owed.at(temple + 1); left > 0; --left) {
            step(Step::Take, turn.seat, kTemples, width, only);
            only = -1;
        }
    }
}

bool Lines::removeAll(const Turn &turn, int width, int only)
{
    const Seat owner = turn.removals < 0 ? turn.seat : otherSeat(turn.seat);
    bool removed = false;
    for (int left = std::abs(turn.removals); left > 0; --left) {
        if (!step(Step::Remove, owner, turn.allowed, width, removed ? -1 : only))
            break;
        removed = true;
    }
    return removed;
}

void Lines::placeOne(const Turn &turn, int width)
{
    // Stock and free squares are equal in number for all lines.
    if (m_lines[0].board.stock(turn.seat) == 0 || step(Step::Place, turn.seat, turn.allowed, width, -1))
        return;
    for (int i = 0; i < m_count; ++i)
        m_lines[i].board.bury(turn.seat, 1); // A18
}

bool Lines::step(Step kind, Seat owner, int allowed, int width, int only)
{
    m_drafts = 0;
    for (int parent = 0; parent < m_count; ++parent) {
        const Line &line = m_lines[parent];
        for (int which = 0; which < kClassesOfTemple * allowed; ++which) {
            const bool possible =
                kind == Step::Place ? line.board.freeSquares(which) > 0 : line.board.held(owner, which) > 0;
            const bool wanted = only < 0 || which == only;
            const bool open = kind != Step::Take || templePart(which) == m_temple;
            if (possible && wanted && open)
                consider(line, parent, kind, owner, which, width);
        }
    }
    if (m_drafts == 0)
        return false;
    std::array<Line, kMost> next;
    for (int i = 0; i < m_drafts; ++i) {
        const Draft &draft = m_draft[i];
        Line &line = next[i];
        line = m_lines[draft.parent];
        line.guess = draft.guess;
        if (line.first < 0)
            line.first = draft.squareClass;
        if (kind == Step::Place)
            line.board.put(owner, draft.squareClass);
        else if (kind == Step::Take)
            line.board.take(owner, draft.squareClass);
        else
            line.board.remove(owner, draft.squareClass);
    }
    std::copy_n(next.begin(), m_drafts, m_lines.begin());
    m_count = m_drafts;
    return true;
}

void Lines::consider(const Line &line, int parent, Step kind, Seat owner, int squareClass, int width)
{
    const int by = kind == Step::Place ? 1 : -1;
    const float guess = line.guess + m_sign * m_heuristic.change(line.board, owner, squareClass, by);
    Draft *const begin = m_draft.data();
    if (m_drafts == width && guess <= begin[m_drafts - 1].guess)
        return;
    std::array<std::uint64_t, 2> key{line.board.packed(kRed), line.board.packed(kAmun)};
    key[owner] += static_cast<std::uint64_t>(static_cast<std::int64_t>(by)) * Board::packedOne(squareClass);
    for (int i = 0; i < m_drafts; ++i) {
        if (begin[i].key[kRed] == key[kRed] && begin[i].key[kAmun] == key[kAmun])
            return; // the same squares in another order
    }
    int place = m_drafts < width ? m_drafts++ : width - 1;
    for (; place > 0 && begin[place - 1].guess < guess; --place)
        begin[place] = begin[place - 1];
    begin[place] = {guess, static_cast<std::int8_t>(parent), static_cast<std::int8_t>(squareClass), key};
}

bool canFill(const Board &board, const Turn &turn)
{
    const Seat seat = turn.seat;
    const int placements = placementsOf(board, turn);
    const int open = kClassesOfTemple * turn.allowed;
    int reachable = 0; // own counters one of which is to be removed
    for (int temple = 0; temple < turn.allowed; ++temple)
        reachable += board.in(seat, temple);
    // Temple by temple, then yellow and green: the classes from `first` to `last`, each `step`th.
    const auto fills = [&](int first, int last, int step) {
        int missing = 0;
        int blocked = 0;
        int held = 0;
        for (int which = first; which < last; which += step) {
            const int own = board.held(seat, which);
            const int lacking = kClassSizes[which] - own;
            if (lacking > 0 && which >= open)
                return false;
            missing += lacking;
            blocked += board.held(otherSeat(seat), which);
            held += which < open ? own : 0;
        }
        if (turn.removals < 0 && reachable > 0 && held == reachable)
            ++missing; // one of the line itself must go
        return missing <= placements && blocked <= std::max(0, turn.removals);
    };
    for (int temple = 0; temple < turn.allowed; ++temple) {
        if (fills(kClassesOfTemple * temple, kClassesOfTemple * (temple + 1), 1))
            return true;
    }
    return fills(0, kClasses, kClassesOfTemple) || fills(1, kClasses, kClassesOfTemple);
}

std::vector<int> firstClasses(const Board &board, const Turn &turn)
{
    std::vector<int> classes;
    const auto gather = [&](auto possible) {
        for (int which = 0; which < kClassesOfTemple * turn.allowed; ++which) {
            if (possible(which))
                classes.push_back(which);
        }
    };
    if (isTaking(turn)) {
        gather([&](int which) { return board.held(turn.seat, which) > 0 && turn.owed.at(templePart(which) + 1) > 0; });
        return classes;
    }
    const Seat owner = turn.removals < 0 ? turn.seat : otherSeat(turn.seat);
    if (turn.removals != 0)
        gather([&](int which) { return board.held(owner, which) > 0; });
    else if (placementsOf(board, turn) > 0)
        gather([&](int which) { return board.freeSquares(which) > 0; });
    return classes;
}

FourFigures owedBy(const Board &board, Seat seat) { return owedByTemples(board.squares()[seat]); }

} // namespace engine::aton

// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to play cartouches 2 to 4, or to take counters back, by classes of equal squares: the most promising ones.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "model/engine/aton/player/turn_heuristic.h"

namespace engine::aton {

/// What one seat has to do in one go.
struct Turn {
    Seat seat = kRed;
    int removals = 0;   ///< above 0 opposing counters, below 0 own ones (A13)
    int allowed = 4;    ///< card at cartouche 3 (A15)
    int placements = 0; ///< card at cartouche 4, or what is left of it (A17)
    FourFigures owed;   ///< counters to be taken back from each temple (A29)
};

/// What the cards of that row at cartouches 2 to 4 ask the seat to do.
Turn turnOf(const Position &position, Seat seat, Laid laid);
/// What is left of the acting seat's turn in Remove or Place, or what it takes back in Take.
Turn turnDue(const Position &position);

/// One way to do it: the board then, a guess at its worth to the seat, and the class of the first square.
struct Line {
    Board board;
    float guess = 0;
    std::int8_t first = -1; ///< -1: there was no choice to make
};

/// The best ways found, the most promising first.
class Lines {
public:
    static constexpr int kMost = 64;

    /// Searches square by square, keeping the `width` (1 … 64) best each time. `only`: the class that the first
    /// square must be of, or -1.
    Lines(const Board &board, const Turn &turn, const Heuristic &heuristic, int width, int only = -1);

    /// The removals of a turn alone, for boards on which several numbers of counters are to be placed after them.
    static Lines afterRemoval(const Board &board, const Turn &turn, const Heuristic &heuristic, int width);
    /// One more counter on a free square that the turn allows, or into the Kingdom of the Dead (A17, A18).
    void placeOne(const Turn &turn, int width);

    const Line *begin() const { return m_lines.data(); }
    const Line *end() const { return m_lines.data() + m_count; }
    int size() const { return m_count; }

private:
    enum class Step : std::uint8_t { Remove, Place, Take };
    struct Draft {
        float guess;
        std::int8_t parent, squareClass;
        std::array<std::uint64_t, 2> key;
    };

    Lines(const Board &board, Seat seat, const Heuristic &heuristic);
    void takeBack(const Turn &turn, int width, int only);
    bool removeAll(const Turn &turn, int width, int only);
    bool step(Step kind, Seat owner, int allowed, int width, int only);
    void consider(const Line &line, int parent, Step kind, Seat owner, int squareClass, int width);

    const Heuristic &m_heuristic;
    float m_sign;
    int m_temple = 0; ///< from which counters are taken back, 0 … 3
    int m_count = 1;
    int m_drafts = 0;
    std::array<Line, kMost> m_lines;
    std::array<Draft, kMost> m_draft;
};

/// True if the turn can fill a temple, yellow or green (A19), whatever the lines found say.
bool canFill(const Board &board, const Turn &turn);

/// The classes that a first square of the turn may be of.
std::vector<int> firstClasses(const Board &board, const Turn &turn);

/// What one counter taken back from each temple comes to for a seat (A29).
FourFigures owedBy(const Board &board, Seat seat);

} // namespace engine::aton

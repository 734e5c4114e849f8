// SPDX-License-Identifier: GPL-3.0-or-later
// The most promising ways to play cartouches 2 to 4, or to take counters back, by classes of equal squares.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "model/engine/aton/player/turn_heuristic.h"

namespace engine::aton {

/// The counters that a seat has to move in one turn.
struct Turn {
    Seat seat = kRed;
    int removals = 0;   ///< above 0 opposing counters, below 0 own ones (A13)
    int allowed = 4;    ///< card at cartouche 3 (A15)
    int placements = 0; ///< card at cartouche 4, or what is left of it (A17)
    FourFigures owed;   ///< counters to be taken back from each temple (A29)
};

/// The turn that the cards of that row at cartouches 2 to 4 demand (A13 to A17).
Turn turnOf(const Position &position, Seat seat, Laid laid);
/// The rest of the acting seat's turn in Remove or Place; what it takes back in Take.
Turn turnDue(const Position &position);

/// A way to play a turn: the board after it, the heuristic value for the seat, and the class of the first square.
struct Line {
    Board board;
    float guess = 0;
    std::int8_t first = -1; ///< -1: there was no choice to make
};

/// The best ways to play a turn, by descending heuristic value; found by a beam search over classes of squares.
class Lines {
public:
    static constexpr int kMost = 64;

    /// Searches square by square with a beam of `width` (1 … 64). `only`: the class of the first square, or -1 for any.
    Lines(const Board &board, const Turn &turn, const Heuristic &heuristic, int width, int only = -1);

    /// The removals of a turn only, for boards on which different numbers of counters are placed afterwards.
    static Lines afterRemoval(const Board &board, const Turn &turn, const Heuristic &heuristic, int width);
    /// Adds one more counter to each line: on a free square that the turn allows, or in the Kingdom of the Dead (A17,
    /// A18).
    void placeOne(const Turn &turn, int width);

    /// The lines and their number.
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

/// True if the turn can fulfil a win condition (A19), whether or not the search has found the way.
bool canFill(const Board &board, const Turn &turn);

/// The possible classes of the first square of a turn.
std::vector<int> firstClasses(const Board &board, const Turn &turn);

/// Number of counters that a seat takes back from each temple (A29).
FourFigures owedBy(const Board &board, Seat seat);

} // namespace engine::aton

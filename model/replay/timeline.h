// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/record/tree.h"

namespace replay {

using record::Step;

/// Where a stretch of the game begins that the game itself counts (`Position::heading`): a round, a turn.
struct Heading {
    int first = 0;           ///< number of the position with which it begins
    engine::Message message; ///< its name, for words::Words

    friend bool operator==(const Heading &, const Heading &) = default;
};

/// What is worth finding again (`Game::bookmarks`).
struct Bookmark {
    int step = 0;                        ///< position that shows it
    std::string id;                      ///< id of its sign and its words `bookmark.ID`
    engine::Seat seat = engine::kNobody; ///< whose it is
    bool isPictured = false;             ///< a printed game shows the board there

    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

/// A course of a game, any position of which is at hand at once: positions are numbered by the actions before them,
/// 0 is the start. A value; it grows and shrinks at its end in time that does not depend on its length.
class Timeline {
public:
    /// What `known` played already it takes from there (`record::PlayedLine::append`).
    explicit Timeline(engine::Position start, std::shared_ptr<const record::PlayedLine> known = {});
    /// The course along a line of a record. The line must exist.
    Timeline(const record::Record &record, const record::LinePath &line = {});

    /// The position after these actions, all of which are legal one after the other.
    static engine::Position endOf(engine::Position start, const std::vector<engine::Action> &actions);

    void append(engine::Action action);
    void removeLast();
    /// The course of these actions, which are legal; what both have in common at the beginning stays.
    void become(const std::vector<engine::Action> &actions);

    int stepCount() const { return static_cast<int>(m_line.steps().size()); }
    const engine::Position &position(int step) const { return m_line.positions()[step]; }
    const engine::Position &last() const { return m_line.last(); }
    const record::PlayedLine &line() const { return m_line; }
    /// The action that led to position `step`, 1 … `stepCount()`.
    const Step &step(int step) const { return m_line.steps()[static_cast<std::size_t>(step) - 1]; }

    /// Rounds or turns, ascending; the first begins at 0.
    const std::vector<Heading> &headings() const { return m_headings; }
    /// Positions before the first choice of somebody: where another seat acts than before, or a moment begins.
    /// Ascending; the first is 0.
    const std::vector<int> &turns() const { return m_turns; }
    /// In the order of their steps.
    const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }
    /// A figure a seat; all zero where the game counts nothing before its end.
    const std::vector<int> &scores(int step) const { return m_scores[step]; }

    /// Index in `headings()` of the one in which that position lies.
    int headingOf(int step) const;

private:
    void note(int step);

    record::PlayedLine m_line;
    std::shared_ptr<const record::PlayedLine> m_known;
    std::vector<Heading> m_headings;
    std::vector<int> m_turns;
    std::vector<Bookmark> m_bookmarks;
    std::vector<std::vector<int>> m_scores;
};

} // namespace replay

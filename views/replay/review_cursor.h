// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include <QObject>

#include "model/play/play.h"

namespace views {

/// Where a review looks: a position of the main line or of the whole way along a variation. It stays at the same
/// actions when the record changes around it.
class ReviewCursor : public QObject {
    Q_OBJECT

public:
    /// At the last position of the main line. `play` outlives it.
    explicit ReviewCursor(play::Play &play, QObject *parent = nullptr);

    /// The way that is shown: the main line, or along a variation.
    const replay::Timeline &steps() const { return m_branch ? *m_branch : m_play.timeline(); }
    const record::LinePath &line() const { return m_line; }
    int step() const { return std::min(m_step, steps().stepCount()); }
    const engine::Position &position() const { return steps().position(step()); }
    record::Place place() const { return record::placeAlong(m_play.record().line, m_line, m_step); }

    /// To that position of the way, the nearest where there is none. `animated` where it is a neighbour.
    void seek(int step, bool animated = false);
    /// On the main line where that line is no more.
    void returnTo(const record::ShownPlace &place);
    /// To a place of the record, in whatever line it lies; false where there is none, or that one is shown already.
    bool showPlace(const record::Place &place);
    /// To where the variation left the main line. There must be one.
    void returnToMainLine();
    /// The record has changed: the same actions are looked for in it again, as far as they are there. False if all that
    /// is shown is as it was.
    bool relocate();
    /// Goes on with that action, which may be an outcome of chance: along a line that does so, or in a variation.
    /// Further chance follows by itself: what the game itself dealt after the variation left it, in that order, as far
    /// as that is possible, else from the game's own seed. Nothing happens where the action is not legal.
    void tryAction(engine::Action action);
    /// Shows the way that goes on with these actions, none of them of chance, still at this position: along a line that
    /// does so, or in a variation. It ends where an action is not legal. One step of undo.
    void tryLine(const std::vector<engine::Action> &line);

signals:
    /// `steps` is another way. `moved` follows.
    void lineChanged();
    /// Another position is to be seen.
    void moved(bool animated);

private:
    void setLine(const record::LinePath &line);
    void lookAt(const record::Place &place);
    void follow(const record::Place &place);
    engine::Action outcomeAt(const record::Place &place, const engine::Position &position) const;

    play::Play &m_play;
    record::LinePath m_line;
    std::optional<replay::Timeline> m_branch;  ///< the way along `m_line`, unless that is the main line
    std::vector<engine::Action> m_actions;     ///< of the way, to find it again when the record has changed
    std::vector<engine::Action> m_mainActions; ///< of the main line as it is shown
    int m_step = 0;
};

} // namespace views

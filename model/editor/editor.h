// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <QObject>

#include "model/play/play.h"
#include "model/scenario/editing.h"
#include "model/scenario/scenario.h"

namespace editor {

/// A scenario being made: the arrangement on the table, which need not be a position, its problems, and what the
/// scenario says. Every change is an edit of the record on the undo stack of its `Play`, kept and saved like those of a
/// game; changes of one gesture are undone together.
class Editor : public QObject {
    Q_OBJECT

public:
    /// Edits what that game begins with: it has no actions (`scenarioRecord`). `play` outlives the editor.
    explicit Editor(play::Play &play, QObject *parent = nullptr);

    play::Play &play() { return m_play; }
    const engine::Game &game() const { return m_play.game(); }
    const engine::Arrangement &arrangement() const { return m_arrangement; }
    /// The position of the arrangement, if it is one that can be played.
    const std::optional<engine::Position> &position() const { return m_position; }
    /// That position, else the last one that could be played: for what a board needs to know of players and options.
    engine::Position boardPosition() const { return m_play.record().startPosition(); }
    /// What is wrong with the arrangement: first what makes it unplayable; if nothing does, what cannot arise.
    const std::vector<engine::Problem> &problems() const { return m_problems; }
    const scenario::Scenario &scenario() const { return m_scenario; }
    int seatCount() const { return m_play.seatCount(); }

    /// A number for a gesture: changes with the same number, one straight after the other, are one step of undo.
    int newGesture() { return m_play.newGesture(); }
    /// Another arrangement. `label`: what undo is about (`undo.ID` of the shared table). False if nothing changes.
    bool change(const std::optional<engine::Arrangement> &next, engine::Message label, int gesture = 0);
    /// Something else is said of the position. False if nothing changes, or a text is too long for a file.
    bool setScenario(const scenario::Scenario &next, engine::Message label, int gesture = 0);
    /// What the scenario says goes with a change of the position as far as it is no longer right (`scenario::fitted`):
    /// whether the last change took something of it away.
    bool hasLost() const { return m_hasLost; }

signals:
    /// The arrangement, its problems or the scenario are others: by a change here, or by undo and redo.
    void changed();

private:
    using Composed = std::variant<engine::Position, std::vector<engine::Problem>>;

    const Composed &composed(const engine::Arrangement &arrangement);
    void readAgain();
    bool set(engine::Arrangement arrangement, scenario::Scenario next, engine::Message label, int gesture);

    play::Play &m_play;
    engine::Arrangement m_arrangement;
    std::optional<engine::Position> m_position;
    std::vector<engine::Problem> m_problems;
    scenario::Scenario m_scenario;
    std::optional<std::pair<engine::Arrangement, Composed>>
        m_composed; ///< the last arrangement that was, and what it is
    bool m_hasLost = false;
};

/// A record to edit: that position as the start, without actions, with that scenario.
record::Record scenarioRecord(const engine::Position &start, const scenario::Scenario &scenario = {},
                              std::vector<record::Drawing> drawings = {});
/// True if a record is what an editor works on rather than a game: it has a scenario block and no actions.
bool isScenario(const record::Record &record);

} // namespace editor

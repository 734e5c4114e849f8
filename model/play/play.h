// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QUndoStack>

#include "model/engine/search/player.h"
#include "model/record/record.h"

namespace play {

/// What happened with one action: the action itself and the facts that followed from it.
struct Step {
    engine::Action action;
    std::vector<engine::Message> facts;
};

/// A game being played, and the record that grows with it. It never goes on by itself: whoever shows it asks for
/// the next automatic step (a chance or a computer player's action) when the eye is ready for it. Every action
/// goes through one undo stack; what somebody has seen by an action ends the possibility to take it back.
class Play : public QObject {
    Q_OBJECT

public:
    /// Goes on with a record that has been checked (`record::read`) or is new. Chance and the computer players draw
    /// from `seed`: the same record, seed and choices give the same game.
    Play(record::Record record, std::uint64_t seed, QObject *parent = nullptr);
    ~Play() override;

    const record::Record &record() const { return m_record; }
    const engine::Game &game() const { return *m_record.game; }
    int seatCount() const { return static_cast<int>(m_record.seats.size()); }
    bool isHuman(engine::Seat seat) const { return !m_players[seat]; }
    int humanCount() const;
    /// The only human seat, or `kNobody` if there are none or several.
    engine::Seat onlyHuman() const;

    /// Positions are numbered by the actions before them: 0 is the start, `stepCount()` the present one.
    int stepCount() const { return static_cast<int>(m_steps.size()); }
    const engine::Position &position() const { return m_positions.back(); }
    const engine::Position &positionAt(int step) const { return m_positions[static_cast<std::size_t>(step)]; }
    /// The action that led from position `step` - 1 to `step`, 1 … `stepCount()`.
    const Step &step(int step) const { return m_steps[static_cast<std::size_t>(step) - 1]; }
    /// By the rules, or because the record says that it was resigned, agreed or lost on time.
    bool isOver() const { return position().isOver() || m_record.result.has_value(); }
    /// How the game ended, if it is over.
    std::optional<engine::Result> result() const;

    /// The first human seat that owes a choice, or `kNobody`.
    engine::Seat humanToAct() const;

    /// A human's action. False, and nothing changes, if it is not legal now.
    bool act(engine::Action action);
    /// True if chance or a computer player is next.
    bool hasAutomaticStep() const;
    /// Plays one such step; false if there is none.
    bool stepAutomatically();

    /// Takes back the last human action that nobody has learnt anything from, and what computers did after it.
    bool canUndo() const { return lastUndoable() >= 0; }
    bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();
    /// The action that `undo` or `redo` would be about, as `Position::label` has it; empty where there is none.
    engine::Message undoLabel() const;
    engine::Message redoLabel() const;

    /// True if people made choices since the game was last saved, opened or begun.
    bool isModified() const;
    void setSaved();

signals:
    /// A step was added; it is number `stepCount()`.
    void stepAdded();
    /// Steps were taken back: `stepCount()` says what is left.
    void stepsTakenBack();

private:
    class ActionCommand;
    void push(engine::Action action);
    void append(engine::Action action);
    void removeLast();
    engine::Action actionAt(int index) const;
    bool isHumans(int index) const;
    int lastUndoable() const;

    record::Record m_record;
    std::vector<engine::Position> m_positions;
    std::vector<Step> m_steps;
    engine::Random m_chance;
    std::vector<std::unique_ptr<engine::search::Player>> m_players; ///< null for humans
    QUndoStack m_stack;
    std::vector<engine::Action> m_saved; ///< the actions as they were last saved
};

/// What the players of a series of games have won, by name.
struct MatchScore {
    std::vector<std::pair<QString, int>> wins;
    int draws = 0;

    /// Adds a finished game between these names.
    void add(const engine::Result &result, const QStringList &names);
};

} // namespace play

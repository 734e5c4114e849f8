// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/command.h"

namespace play {

/// The commands done to a game, and those taken back that can be done again. Places in it are numbered by the commands
/// before them.
class UndoHistory {
public:
    /// `state` outlives it.
    explicit UndoHistory(GameState &state) : m_state(state) {}

    /// As `Command::prepare`.
    bool prepare(Command &command) const;
    /// Does it; what had been taken back goes, unless it is the same action that comes again. What somebody has learnt
    /// from an action ends the possibility to take it back, but not in a training game.
    void run(std::unique_ptr<Command> command);
    /// Undoes or redoes up to there; there is such a place.
    void goTo(qint64 place);
    bool hasPlace(qint64 place) const { return place >= 0 && place <= count(); }
    /// A number that no gesture of these commands has had.
    int newGesture() { return ++m_lastGesture; }

    bool canRedo() const { return m_place < count(); }
    /// The action that would be done again next, or null.
    const engine::Action *nextAction() const { return canRedo() ? at(m_place).action() : nullptr; }
    /// The place before the last user action that is done, or -1: something that a person did, or where no person plays
    /// a choice of a computer.
    int lastUserAction() const;
    /// True if `lastUserAction` or what followed it is more than an edit of the record's tree.
    bool isLastOfGame() const;
    /// The place after the next user action that can be redone and what followed it by itself.
    int nextUserAction() const;
    /// The place at position number `step` if it is one of the past in which a choice was made and that can be gone
    /// back to, else -1.
    int placeOf(int step) const;

    /// What undoing the last user action, or redoing the next, would be about; null where there is none.
    const Command *toUndo() const { return lastUserAction() >= 0 ? &at(lastUserAction()) : nullptr; }
    const Command *toRedo() const { return canRedo() ? &at(m_place) : nullptr; }

private:
    int count() const { return static_cast<int>(m_commands.size()); }
    const Command &at(int place) const { return *m_commands[place]; }
    bool isUserAction(int place) const;
    std::vector<record::Variation> linesLeft() const;
    void add(std::unique_ptr<Command> command);

    GameState &m_state;
    std::vector<std::unique_ptr<Command>> m_commands;
    int m_place = 0;
    int m_lastGesture = 0;
};

} // namespace play

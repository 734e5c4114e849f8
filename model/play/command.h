// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/play/game_state.h"

namespace play {

/// One edit of a game: it looks whether it is possible, does itself, takes itself back, writes itself as an object of
/// the journal and is read from there. What is called in which order: `prepare`, `toJson` and `change`, `redo`; then
/// `undo` and `redo` in turn. Its words are made when they are asked for, in the language of that moment.
///
/// In a training game the lines that it leaves for good – what had been taken back when it came – stay as variations
/// for as long as it stands.
class Command {
public:
    virtual ~Command() = default;
    Command(const Command &) = delete;
    Command &operator=(const Command &) = delete;

    /// The command of an object that a game with the same beginning wrote. Null where it is of another form; what it
    /// says need not be possible.
    static std::unique_ptr<Command> read(const record::Json &edit, const GameState &state);

    /// Makes it ready to be done to `state`, when `left` are the lines that it leaves for good. False if it is not
    /// possible now or would change nothing; then it is of no use any more.
    bool prepare(const GameState &state, std::vector<record::Variation> left);
    /// The edit as the journal keeps it, before it is done to `state`.
    virtual record::Json::Members toJson(const GameState &state) const = 0;
    /// What doing it changes.
    virtual Change change() const = 0;
    void redo(GameState &state);
    void undo(GameState &state);

    /// False for what is no step of undo: `undo` is not called then.
    virtual bool isUndoable() const { return true; }
    /// What it is about: an id of `undo.ID` in the shared words, or of an action its `Position::label`.
    const engine::Message &label() const { return m_label; }
    /// True if a person decided on it; of an action the actor says so.
    virtual bool isPersons() const { return true; }
    const std::vector<record::Variation> &left() const { return m_left; }
    /// The action that it does, or null.
    virtual const engine::Action *action() const { return nullptr; }
    /// What was said of the position after its action, while it is undone; null if nothing was.
    virtual const Annotations *annotations() const { return nullptr; }
    /// Where it makes another line the game: the main line that the record does not have now; else null.
    virtual const record::Line *otherGame() const { return nullptr; }
    /// Commands of one gesture, one straight after the other, are one step of undo: the first of them is kept, as what
    /// they all did. 0: it is part of none.
    virtual int gesture() const { return 0; }
    /// True if all that it did, with the rest of its gesture, has led back to where it began.
    virtual bool dissolves(GameState & /*state*/) { return false; }

protected:
    explicit Command(engine::Message label = {}) : m_label(std::move(label)) {}
    void setLabel(engine::Message label) { m_label = std::move(label); }

    virtual bool check(const GameState &state) = 0;
    virtual void apply(GameState &state) = 0;
    virtual void takeBack(GameState &state) { apply(state); }

private:
    engine::Message m_label;
    std::vector<record::Variation> m_left;
};

} // namespace play

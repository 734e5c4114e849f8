// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/play/game_state.h"

namespace play {

/// One edit of a game: it looks whether it is possible, does itself, takes itself back, writes itself as an object of
/// the journal and is read from there. First `prepare` is called, then `redo` and `undo` in turn.
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
    /// The edit as the journal keeps it, once it is prepared.
    const record::Json::Members &json() const { return m_json; }
    /// What doing it changes, once it is prepared.
    const Change &change() const { return m_change; }
    void redo(GameState &state);
    void undo(GameState &state);

    /// False for what is no step of undo: `undo` is not called then.
    virtual bool isUndoable() const { return true; }
    /// What it is about: an id of `undo.ID` in the shared words, or of an action the words of its label.
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
    explicit Command(unsigned parts, engine::Message label = {}, record::Json::Members json = {})
        : m_change{parts}, m_label(std::move(label)), m_json(std::move(json))
    {
    }

    /// False as `prepare`; else it completes what follows.
    virtual bool check(const GameState &state) = 0;
    virtual void apply(GameState &state) = 0;
    virtual void takeBack(GameState &state) { apply(state); }

    Change m_change;
    engine::Message m_label;
    record::Json::Members m_json;

private:
    std::vector<record::Variation> m_left;
};

} // namespace play

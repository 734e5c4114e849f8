// SPDX-License-Identifier: GPL-3.0-or-later
// The commands on the undo stack of a game: only Play includes this.
#pragma once

#include <optional>

#include "model/play/play.h"

namespace play {

/// What a record says of the position after one action: it goes and comes back with the action.
struct Play::Annotations {
    std::optional<record::Text> comment;
    std::optional<QString> mark;
    std::optional<std::vector<int>> left;
    std::optional<int> pause;
    std::vector<record::Variation> variations;
    std::optional<record::FinalResult> result; ///< the end by the rules that the action brought about

    /// Says it of the end of that line. Times belong to the game that was played, and to no variation.
    void tell(record::Line &line) const;
};

/// An edit of the record. Its words are made when they are asked for, in the language of that moment. In a training
/// game the lines that it leaves for good – what had been taken back when it came – stay as variations for as long as
/// it stands.
class Play::Edit : public QUndoCommand {
public:
    Edit(Play &play, engine::Message label) : m_play(play), m_label(std::move(label)), m_left(play.linesLeft()) {}
    const engine::Message &label() const { return m_label; }
    const std::vector<record::Variation> &left() const { return m_left; }
    /// The action that it does, or null.
    virtual const engine::Action *action() const { return nullptr; }
    /// True if a person decided on it; of an action the actor says so.
    virtual bool isPersons() const { return true; }
    void redo() final;
    void undo() final;

protected:
    virtual void apply() = 0;
    virtual void takeBack() = 0;

    Play &m_play;

private:
    engine::Message m_label;
    std::vector<record::Variation> m_left;
};

/// An action: doing it appends to the game, undoing it removes the last step.
class Play::ActionEdit : public Edit {
public:
    ActionEdit(Play &play, engine::Action action) : Edit(play, play.position().label(action)), m_action(action) {}
    const engine::Action *action() const override { return &m_action; }
    /// What was said of the position after the action, while it is undone.
    const Annotations *said() const { return m_said ? &*m_said : nullptr; }

protected:
    void apply() override;
    void takeBack() override { m_said = m_play.removeLast(); }

private:
    engine::Action m_action;
    std::optional<Annotations> m_said;
};

/// Somebody else at a seat, or another name.
class Play::SeatEdit : public Edit {
public:
    SeatEdit(Play &play, engine::Seat seat, record::SeatEntry entry);

protected:
    void apply() override { std::swap(m_play.m_record.seats[m_seat], m_other); }
    void takeBack() override { apply(); }

private:
    engine::Seat m_seat;
    record::SeatEntry m_other; ///< who is not there now
};

/// Another tree: something said of a place, a variation more or less, another main line.
class Play::TreeEdit : public Edit {
public:
    TreeEdit(Play &play, engine::Message label, record::Line changed, bool isPersons);
    bool isPersons() const override { return m_isPersons; }
    /// True if other actions are played in the game itself.
    bool changesGame() const { return m_changesGame; }
    /// The tree that the record does not have now: where the edit is undone, that which it makes.
    const record::Line &other() const { return m_line; }

protected:
    void apply() override;
    void takeBack() override { apply(); }

private:
    bool m_isPersons; ///< false for an outcome of chance that follows what a person tried
    bool m_changesGame;
    record::Line m_line; ///< the other tree than the record's, and what belongs to it
    std::uint64_t m_state;
    std::optional<record::Timing> m_timing;
    std::optional<record::FinalResult> m_result;
    std::optional<record::Json> m_analysis;
    std::uint64_t m_analysisState = 0; ///< where the edit changes the game, its analysis is another one too
};

/// Another beginning of a game without actions.
class Play::SetUpEdit : public Edit {
public:
    SetUpEdit(Play &play, engine::Message label, SetUp next, int gesture)
        : Edit(play, std::move(label)), m_gesture(gesture), m_other(std::move(next)), m_state(++play.m_lastState)
    {
    }
    int id() const override { return m_gesture == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand *next) override;

protected:
    void apply() override;
    void takeBack() override { apply(); }

private:
    int m_gesture;
    SetUp m_other; ///< the beginning that the record does not have now
    std::uint64_t m_state;
};

/// An end that no rule brought about.
class Play::EndEdit : public Edit {
public:
    EndEdit(Play &play, record::FinalResult result, engine::Seat by);
    bool isPersons() const override { return m_result.value.reason != "time"; }

protected:
    void apply() override { m_play.m_record.result = m_result; }
    void takeBack() override { m_play.m_record.result.reset(); }

private:
    record::FinalResult m_result;
};

} // namespace play

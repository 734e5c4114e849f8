// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QUndoStack>

#include "model/replay/timeline.h"

namespace play {

class Thinker;

/// What a game begins with and what its scenario says: what people change who set up a position.
struct SetUp {
    engine::Setup setup;
    std::vector<record::SeatEntry> seats;
    std::optional<engine::Position> start; ///< as in a record: nothing is the standard start
    std::optional<record::Json> scenario;

    /// That of a record.
    static SetUp of(const record::Record &record);
    friend bool operator==(const SetUp &a, const SetUp &b);
};

/// A game being played, and the record that grows with it. It never goes on by itself: whoever shows it asks for
/// the next automatic step (a chance or a computer player's action) when the eye is ready for it.
///
/// Every edit of the record – an action, a change of players, an end by resignation – is a command on one undo stack.
/// What somebody has learnt from an action ends the possibility to take it back, but not in a training game
/// (`record::Record::training`): there everything can be taken back, and another choice than the one that was taken
/// back keeps the old line as a variation.
///
/// Each edit is told by `edited` before any other signal, so that it can be kept on disk before anybody sees it;
/// `repeat` does it again.
class Play : public QObject {
    Q_OBJECT

public:
    /// Goes on with a record that has been checked (`record::read`) or is new; its actions can be taken back like those
    /// done here. Chance and the computer players draw from `seed`: the same record, seed and choices give the same
    /// game, however often it was taken back in between.
    Play(record::Record record, std::uint64_t seed, QObject *parent = nullptr);
    ~Play() override;

    const record::Record &record() const { return m_record; }
    const engine::Game &game() const { return *m_record.game; }
    bool isTraining() const { return m_record.training; }
    std::uint64_t seed() const { return m_seed; }
    int seatCount() const { return static_cast<int>(m_record.seats.size()); }
    /// False for a level of the computer.
    bool isHuman(engine::Seat seat) const;
    int humanCount() const;
    /// The only human seat, or `kNobody` if there are none or several.
    engine::Seat onlyHuman() const;

    /// Positions are numbered by the actions before them: 0 is the start, `stepCount()` the present one.
    int stepCount() const { return m_timeline.stepCount(); }
    const engine::Position &position() const { return m_timeline.last(); }
    const engine::Position &positionAt(int step) const { return m_timeline.position(step); }
    /// The action that led from position `step` - 1 to `step`, 1 … `stepCount()`.
    const replay::Step &step(int step) const { return m_timeline.step(step); }
    const replay::Timeline &timeline() const { return m_timeline; }
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
    /// Asks for one such step: `stepAdded` follows, at once for chance, and for a computer player when it has thought.
    /// Nothing happens if there is none, or if one is being thought about.
    void requestStep();
    /// What is being thought about is forgotten; another `requestStep` begins anew and comes to the same.
    void dropThought();
    bool isThinking() const { return m_thinking != engine::kNobody; }
    /// Whose choice is being thought about, or `kNobody`.
    engine::Seat thinkingSeat() const { return m_thinking; }

    /// The seat gives up: all the others win. False if the game is over.
    bool resign(engine::Seat seat);
    /// All agree to a draw. False if the game is over.
    bool agreeDraw();
    /// The seat's time has run out: all the others win. False if the game is over.
    bool loseOnTime(engine::Seat seat);
    /// From now on that is who sits there: a name, a person or a level. False if nothing changes by that.
    bool setSeat(engine::Seat seat, const record::SeatEntry &entry);
    /// What the clock showed when the action number `step` was done: milliseconds left, a figure a seat.
    void recordTime(int step, const std::vector<int> &left);
    /// The game was interrupted for so many milliseconds at the present position.
    void recordPause(int milliseconds);

    /// Another beginning, for a game without actions and variations: position, players, scenario. `label`: what undo is
    /// about. Changes of one `gesture` (any number but 0), one straight after the other, are one step of undo, and none
    /// if the last one leads back to where the first began. False, and nothing changes, if there are actions or it is
    /// the same. `next` is a proper beginning of this game.
    bool setUp(SetUp next, engine::Message label, int gesture = 0);
    /// A number that no gesture of this game has had.
    int newGesture() { return ++m_lastGesture; }

    // ---- looking at it again: edits of the record's tree (model/record/tree.h), none of which plays an action

    /// Says something of a position; an empty text takes away what was said. False if nothing changes by that, there
    /// is no such place or the text is longer than a file takes.
    bool setComment(const record::Place &place, const record::Text &text);
    /// One of the marks of files (`record::isMark`), or empty for none. False as above.
    bool setMark(const record::Place &place, const QString &mark);
    /// Another way to go on there: follows a line that does so already, or begins a variation, or lengthens the one at
    /// whose end that is. Returns the place after the action; nothing, and nothing changes, if the action is not legal
    /// there or the variation would lie too deep.
    std::optional<record::Place> tryAction(const record::Place &from, engine::Action action);
    /// As `record::promote` and `record::removeLine`. A game whose main line is another one then ends as the rules say.
    bool promote(const record::LinePath &line);
    bool removeLine(const record::LinePath &line);
    /// The file's analysis block. That is no step of undo.
    void setAnalysis(const record::Json &analysis);
    /// From now on everything can be taken back: somebody has seen what was hidden. That is no step of undo.
    void becomeTraining();
    /// Somebody looks at everything from now on: if the game goes on after all, it is a training game.
    void reveal();
    /// True if `undo` or `redo` would be about one of these edits.
    bool undoesReview() const;
    bool redoesReview() const;

    /// Takes back the last thing that a person did (where no person plays: a computer's last choice) and that nobody
    /// has learnt anything from, with what followed it by itself.
    bool canUndo() const { return lastUserAction() >= 0; }
    bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();
    /// What `undo` or `redo` would be about, as `Position::label` has it, or with the id `player` or an early end's
    /// reason and the seat; empty where there is nothing.
    engine::Message undoLabel() const;
    engine::Message redoLabel() const;
    /// True if position number `step` can be gone back to by undoing: a choice was made there.
    bool canGoBackTo(int step) const { return stackIndexOf(step) >= 0; }
    void goBackTo(int step);

    /// True if people changed something since the game was last saved, opened or begun.
    bool isModified() const;
    void setSaved() { m_saved = savedNow(); }

    /// The record that this game began with here, and every edit since: together they give the game again.
    const record::Record &beginning() const { return m_beginning; }
    const std::vector<record::Json> &changeLog() const { return m_changeLog; }
    /// Does an edit again that a game with the same beginning told by `edited`. False, and nothing changes, if it is
    /// none that is possible now.
    bool repeat(const record::Json &edit);

signals:
    /// The record has changed like this. First of all signals of a change, but for `thinkingChanged`: a thought that
    /// the change overtakes is dropped before it.
    void edited(const record::Json &edit);
    /// An action was done; it is number `stepCount()`.
    void stepAdded();
    /// Steps were taken back: `stepCount()` says what is left.
    void stepsTakenBack();
    /// Steps that had been taken back are there again, from number `first` on.
    void stepsGivenBack(int first);
    /// Other actions than before lead to the present position, which is another one.
    void gameReplaced();
    /// What is said in the record, its variations or its analysis are others.
    void treeChanged();
    /// The game begins otherwise (`setUp`), or that was undone or redone.
    void setUpChanged();
    /// Somebody else sits somewhere, or has another name.
    void seatsChanged();
    /// The game was ended without an action, or that was taken back.
    void endChanged();
    /// A computer player began to think, or is no longer thinking.
    void thinkingChanged();

private:
    class Edit;
    class ActionEdit;
    class SeatEdit;
    class TreeEdit;
    class EndEdit;
    class SetUpEdit;
    struct Annotations;
    /// What of a record people can change.
    struct Saved {
        std::vector<engine::Action> actions;
        std::vector<std::pair<record::Text, QString>> seats;
        std::string earlyEnd;
        std::size_t variations;
        bool training;
        std::uint64_t state;
        std::uint64_t analysisState;
        friend bool operator==(const Saved &, const Saved &) = default;
    };
    Saved savedNow() const;

    void begin();
    void push(engine::Action action);
    void append(engine::Action action);
    Annotations removeLast();
    void say(const Annotations &said);
    std::vector<record::Variation> linesLeft() const;
    std::vector<engine::Seat> allBut(engine::Seat seat) const;
    bool end(const std::string &reason, std::vector<engine::Seat> winners, engine::Seat by);
    record::Timing &timing();
    void tell(record::Json::Members edit);
    void setIndex(int index);
    const Edit &editAt(int index) const;
    const engine::Action *actionAt(int index) const;
    bool isUserAction(int index) const;
    int lastUserAction() const;
    int nextUserAction(int index) const;
    int stackIndexOf(int step) const;
    engine::Seat seatNamed(const record::Json &id) const;
    bool repeatAction(const QString &text);
    bool repeatSeat(const record::Json &edit);
    bool repeatEnd(const record::Json &edit);
    bool repeatTime(const record::Json &edit);
    bool review(engine::Message label, record::Json::Members edit, const std::function<bool(record::Line &)> &change,
                bool isPersons = true);
    void noteRevealed();
    bool isPlace(const record::Place &place) const;
    bool repeatReview(const record::Json &edit);
    bool repeatTry(const record::Place &from, const std::string &text);
    void exchange(SetUp &other);
    bool repeatSetUp(const record::Json &edit);
    bool isReview(int index) const;
    bool changesGame(int index) const;

    record::Record m_record;
    record::Record m_beginning;
    std::vector<record::Json> m_changeLog;
    replay::Timeline m_timeline;
    std::uint64_t m_seed;
    Thinker *m_thinker;
    engine::Seat m_thinking = engine::kNobody;
    QUndoStack m_stack;
    bool m_isRevealed = false;
    std::uint64_t m_state = 0;         ///< tells one state of the tree from another, for `isModified`
    std::uint64_t m_analysisState = 0; ///< the same of the analysis
    std::uint64_t m_lastState = 0;
    int m_lastGesture = 0;
    Saved m_saved;
};

/// A seed that nobody chose.
std::uint64_t freshSeed();

/// What the players of a series of games have won, by name.
struct MatchScore {
    std::vector<std::pair<QString, int>> wins;
    int draws = 0;

    /// Adds a finished game between these names.
    void add(const engine::Result &result, const QStringList &names);
};

} // namespace play

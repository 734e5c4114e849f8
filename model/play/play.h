// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/undo_history.h"

namespace play {

class Thinker;

/// A game being played, and the record that grows with it. It never goes on by itself: the view that shows it asks for
/// the next automatic step (a chance or a computer player's action) once its animation has finished.
///
/// Every edit of the record – an action, a change of players, a comment – is a `Command`. Those that are steps of undo
/// stand in one history (`UndoHistory`); all of them stand in the change log and are told by `edited` before any other
/// signal, so that they can be kept on disk before anybody sees them. `repeat` does them again.
class Play : public QObject, private GameState {
    Q_OBJECT

public:
    /// Goes on with a record that has been checked (`record::read`) or is new; its actions can be taken back like those
    /// done here. Chance and the levels of the computer draw from `seed`: the same record, seed and choices give the
    /// same game, however often it was taken back in between.
    Play(record::Record record, std::uint64_t seed, QObject *parent = nullptr);
    ~Play() override;

    using GameState::game;
    using GameState::hasAutomaticStep;
    using GameState::humanCount;
    using GameState::humanToAct;
    using GameState::isHuman;
    using GameState::isModified;
    using GameState::isOver;
    using GameState::isRated;
    using GameState::isTraining;
    using GameState::onlyHuman;
    using GameState::position;
    using GameState::positionAt;
    using GameState::record;
    using GameState::result;
    using GameState::seatCount;
    using GameState::setSaved;
    using GameState::step;
    using GameState::stepCount;
    using GameState::timeline;
    std::uint64_t seed() const { return m_seed; }

    /// Does the command. False, and nothing changes, if it is null or not possible now, or would change nothing.
    bool run(std::unique_ptr<Command> command);
    /// Does an edit again that a game with the same beginning told by `edited`. False, and nothing changes, if it is
    /// none that is possible now.
    bool repeat(const record::Json &edit);
    /// The record that this game began with here, and every edit since: together they give the game again.
    const record::Record &beginning() const { return m_beginning; }
    const std::vector<record::Json> &changeLog() const { return m_changeLog; }

    /// A human's action. False, and nothing changes, if it is not legal now.
    bool act(engine::Action action);
    /// The seat gives up: all the others win. False if the game is over.
    bool resign(engine::Seat seat);
    /// All agree to a draw. False if the game is over.
    bool agreeDraw();
    /// The seat's time has run out: all the others win. False if the game is over.
    bool loseOnTime(engine::Seat seat);
    /// From now on that is who sits there: a name, a person, a level or a program. False if nothing changes by that.
    /// That a program may be run is no edit of the record: it holds as long as the game is open.
    bool setSeat(engine::Seat seat, const record::SeatEntry &entry);
    /// The program that could not go on, if any did since somebody last changed who plays: a person plays at its seat.
    struct Trouble {
        engine::Seat seat = engine::kNobody;
        engine::Message why; ///< in the words of the game
    };
    const std::optional<Trouble> &trouble() const { return m_trouble; }
    /// Another way to go on there: follows a line that does so already, or adds to the tree (`addAction`). Returns the
    /// place after the action; nothing, and nothing changes, if that is not possible.
    /// An outcome of chance is a step of undo of its own only if a person has `chosen` it; actions of one `gesture`,
    /// one straight after the other, are a single one.
    std::optional<record::Place> tryAction(const record::Place &from, engine::Action action, bool chosen = false,
                                           int gesture = 0);
    /// Somebody looks at everything from now on: if the game goes on after all, it is a training game.
    void reveal();

    /// Asks for one automatic step: an action is added, at once for chance, and for a computer player when it has
    /// thought. Nothing happens if there is none, or if one is being thought about.
    void requestStep();
    /// What is being thought about is forgotten; another `requestStep` begins anew and comes to the same.
    void dropSearch();
    bool isThinking() const { return m_thinking != engine::kNobody; }
    /// Whose choice is being thought about, or `kNobody`.
    engine::Seat thinkingSeat() const { return m_thinking; }

    /// Takes back the last thing that a person did (where no person plays: a computer's last choice) and that nobody
    /// has learnt anything from, with what followed it by itself. In a rated game only edits of the record's tree.
    bool canUndo() const { return m_history.toUndo() && !(isRated() && m_history.isLastOfGame()); }
    bool canRedo() const { return m_history.toRedo(); }
    /// True where a person has chosen and cannot take it back, because something has been learnt from it or since, or
    /// because the game is rated.
    bool isUndoBarred() const;
    void undo();
    void redo();
    /// What `undo` or `redo` would be about, as `Position::label` has it, or with the id `player` or an early end's
    /// reason and the seat; empty where there is nothing.
    engine::Message undoLabel() const;
    engine::Message redoLabel() const;
    /// True if `undo` or `redo` would be about an edit of the record's tree.
    bool undoesReview() const;
    bool redoesReview() const;
    /// True if position number `step` can be gone back to by undoing: a choice was made there.
    bool canGoBackTo(int step) const { return !isRated() && m_history.placeOf(step) >= 0; }
    void goBackTo(int step);
    /// A number for commands of one gesture (`Command::gesture`) that no gesture of this game has had.
    int newGesture() { return m_history.newGesture(); }

signals:
    /// The record has changed like this. First of all signals of a change, but for the end of a thought that the change
    /// overtakes.
    void edited(const record::Json &edit);
    /// The game is another one, in all of these parts. A listener that minds several takes the steps first: what is
    /// said of the seats is said at a step that exists.
    void changed(const play::Change &change);

private:
    void begin();
    bool goTo(qint64 place);
    void announce(record::Json::Members edit, const Change &change);
    void setThinking(engine::Seat seat);
    void takeChoice(engine::Action action);
    void takeTrouble(const engine::Message &why);
    void setProgram(engine::Seat seat, const QString &program);
    void passPrograms();

    record::Record m_beginning;
    std::vector<record::Json> m_changeLog;
    std::uint64_t m_seed;
    Thinker *m_thinker;
    engine::Seat m_thinking = engine::kNobody;
    UndoHistory m_history;
    std::optional<Trouble> m_trouble;
    bool m_isRevealed = false;
};

/// A seed that nobody chose.
std::uint64_t freshSeed();

/// What the players of a series of games have won, by name.
struct MatchScore {
    std::vector<std::pair<QString, int>> wins;
    int draws = 0;

    /// Adds a finished game between these names: those of the seats, and of a rival where one plays.
    void add(const engine::Result &result, const QStringList &names);
};

} // namespace play

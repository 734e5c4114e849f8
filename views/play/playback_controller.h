// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QObject>
#include <QTimer>

#include "model/play/play.h"
#include "views/play/moment.h"
#include "views/play/pacing.h"

namespace views {

/// Decides what is shown when: a queue of moments and the one that is to be seen. It shows the steps of a game one
/// after the other at a pace that can be followed, says each fact in its moment (secret ones where one person sits
/// alone at the screen), and lets chance and computer players go on when all is told. The table waits for what seats
/// are seen to do and for the facts that the game's plan names (`BoardPlan::announced`); for draws and choices in
/// secret it does not. What it shows may lag behind the game; `skip` catches up at once. An earlier position can be
/// looked at meanwhile: the game waits. How long things stand where a person waits is shared out by `Pacing`; computers
/// and chance go on meanwhile.
class PlaybackController : public QObject {
    Q_OBJECT

public:
    /// `play`, which it follows, and `words` outlive the controller.
    PlaybackController(play::Play &play, const words::Words &words, QObject *parent = nullptr);

    /// Why nothing new may begin.
    enum Hold : unsigned { Dialogue = 1U, Pause = 2U, Review = 4U };

    /// What is to be seen now.
    const Moment &moment() const { return m_moment; }
    /// Number of the position that is to be seen.
    int shownStep() const { return m_moment.step; }
    /// That position, as far as it has come.
    const engine::Position &shownPosition() const
    {
        return m_moment.stage ? *m_moment.stage : m_play.positionAt(m_moment.step);
    }
    /// True if a line about that row of a panel is still to be told.
    bool isToBeAnnounced(const std::string &topic) const;
    /// True while there is still something to tell: people's actions wait.
    bool isPlayingBack() const;
    /// True while sentences or steps are left to tell, and not only a motion to end.
    bool hasMoreToAnnounce() const;
    /// True while a part of the game that is long over is shown again.
    bool isShowingAgain() const { return m_course == Course::Again; }
    /// True while a position of the past is looked at.
    bool isLookingBack() const { return m_activity == Activity::LookingBack; }
    /// True if the game goes on by itself: where people and computers choose at once, people come first.
    bool hasAutomaticStep() const;
    /// True if nothing is left to tell or to come by itself: a person may choose, or the game is over.
    bool isSettled() const { return m_activity == Activity::Settled; }
    /// True where each action of a computer stands.
    bool isStepwise() const { return m_isStepwise; }
    /// True where a computer's action has been told and stands until `skipStep`.
    bool isAsking() const { return m_activity == Activity::Asking; }
    /// True while something holds it.
    bool isHeld() const { return m_held != 0; }
    /// Counts games that took the place of others: what was told before tells of other actions.
    int games() const { return m_games; }

    /// Goes on from where the game stands.
    void start();
    /// Something was done to the game: it is not settled before it goes on.
    void unsettle();
    /// To be called when who is next has changed without an action.
    void resume();
    /// To be called when a motion to the moment shown has ended, or there is none.
    void motionFinished();
    /// Shows the present position at once; automatic steps up to the next human choice are played without delay.
    void skip();
    /// What is left to tell of the step that is shown is passed over; then the next one is told.
    void skipStep();
    /// Shows the steps from that one on again, to the present.
    void showAgain(int fromStep);
    /// Shows position number `step` of the past; nothing is told any more, and the game waits.
    void lookAt(int step);
    /// Ends looking at the past.
    void returnToPresent();
    /// While anything holds it nothing new begins and no computer thinks; what is due then begins when all let go.
    void hold(Hold reason, bool held);
    /// 1: normal; 2: twice as fast; 0: nothing waits.
    void setPace(double pace) { m_pace = pace; }
    /// From now on each action of a computer stands until it is said that it may go on, or no longer does.
    void setStepwise(bool isStepwise);

signals:
    /// Another moment is to be seen, of that step, or the same once more.
    void momentShown(int step);
    /// It has become settled, after the moment in which it is.
    void settled();

private:
    enum class Activity : std::uint8_t {
        Waiting,    ///< for a step that was asked for, or for what was done to be followed
        Moving,     ///< until pieces have moved to where they lie in the moment shown
        Timing,     ///< its line is read, or a pause goes by
        Asking,     ///< until it is said that it may go on
        Settled,    ///< for a person, or the game is over
        LookingBack ///< a position of the past is shown
    };
    enum class Course : std::uint8_t {
        Forward,
        Again,   ///< what is long over is shown again
        Skipping ///< nothing is shown until a person has to choose
    };

    void follow(const play::Change &change);
    bool isBounded() const;
    bool isChanceNext() const;
    bool isToStand() const;
    void pass(const Moment &moment);
    void show(Moment moment);
    void enqueue(int step);
    void showPresent();
    void enqueueFrom(int first);
    void lookAhead();
    void retell();
    void forget();
    void next();
    void setDue();
    int inPace(int milliseconds) const;
    void wait(int milliseconds);
    void limitMotion();

    play::Play &m_play;
    const words::Words &m_words;
    QTimer m_timer;
    std::deque<Moment> m_queue; ///< that are to come
    Moment m_moment;
    Pacing m_pacing;
    Activity m_activity = Activity::Waiting;
    Course m_course = Course::Forward;
    unsigned m_held = 0;
    bool m_due = false; ///< something was to begin while it was held
    double m_pace = 1;
    bool m_isStepwise = false;
    int m_passed = 0; ///< the last step of which it was said that it may go on
    int m_games = 0;
};

} // namespace views

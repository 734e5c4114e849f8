// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QObject>
#include <QTimer>

#include "model/play/play.h"
#include "model/replay/narration.h"

namespace views {

/// Decides what is shown when: shows the steps of a game one after the other at a pace that can be
/// followed, says each fact in its moment (secret ones where one person sits alone at the screen), and lets chance and
/// computer players go on when all is told. The table waits for what seats are seen to do and for the facts that the
/// game's plan names (`BoardPlan::announced`); for draws and choices in secret it does not. What it shows may lag
/// behind the game; `skip` catches up at once. An earlier position can be looked at meanwhile: the game waits.
class PlaybackController : public QObject {
    Q_OBJECT

public:
    /// `play` and `words` outlive the controller.
    PlaybackController(play::Play &play, const words::Words &words, QObject *parent = nullptr);

    /// What the table is held up by at that step of a course, in that order.
    static std::vector<replay::Sentence> announcementsAt(const replay::Timeline &timeline, const words::Words &words,
                                                         int step, engine::Seat viewer);
    /// How long such a sentence stands at normal pace at most, in milliseconds.
    static int beatOf(const replay::Sentence &line);

    /// Why nothing new may begin.
    enum Hold : unsigned { Dialogue = 1U, Pause = 2U, Review = 4U };

    /// Number of the position that is to be seen.
    int shownStep() const { return m_shown; }
    /// How far that position has come while points are told one after the other, else null.
    const engine::Position *stage() const { return m_stage ? &*m_stage : nullptr; }
    /// That, or the whole position.
    const engine::Position &shownPosition() const { return m_stage ? *m_stage : m_play.positionAt(m_shown); }
    /// The last of its facts that is told, -1 for none; only while there is a `stage`.
    int stageFact() const { return m_announced ? m_line.fact : -1; }
    /// True if a line about that row of a panel is still to be told.
    bool isToBeAnnounced(const std::string &topic) const;
    /// True while there is still something to tell: people's actions wait.
    bool isPlayingBack() const { return !m_events.empty() || m_timer.isActive() || m_waitsForMotion || m_due; }
    /// True while sentences or steps are left to tell, and not only a motion to end.
    bool hasMoreToAnnounce() const { return m_announced || !m_events.empty(); }
    /// True while a part of the game that is long over is shown again.
    bool isShowingAgain() const { return m_again; }
    /// True while a position of the past is looked at.
    bool isLookingBack() const { return m_looking; }
    /// True if the game goes on by itself: where people and computers choose at once, people come first.
    bool hasAutomaticStep() const;
    /// True if nothing is left to tell or to come by itself: a person may choose, or the game is over.
    bool isSettled() const { return m_settled; }
    /// True while something holds it.
    bool isHeld() const { return m_held != 0; }
    /// The sentence being told, if any.
    const replay::Sentence *line() const { return m_announced ? &m_line : nullptr; }

    /// Goes on from where the game stands.
    void start();
    /// To be called when the game has changed like that, which has some of `Change::Steps`.
    void follow(const play::Change &change);
    /// Something was done to the game: it is not settled before it follows or goes on.
    void unsettle() { m_settled = false; }
    /// To be called when who is next has changed without an action.
    void resume();
    /// To be called when a motion that `stepShown` began has ended.
    void motionFinished();
    /// Shows the present position at once; automatic steps up to the next human choice are played without delay.
    void skip();
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

signals:
    /// The position number `step` is to be shown; `animated` if it follows from the one before.
    void stepShown(int step, bool animated);
    /// The sentence told has changed (or there is none now).
    void lineAnnounced();
    /// It has become settled.
    void settled();

private:
    struct PlaybackEvent {
        int step = 0;
        bool isLine = false;
        bool holds = false; ///< the table waits until the step has been seen
        replay::Sentence line = {};
        std::optional<engine::Position> stage = {};
        bool isShown = false; ///< what the line says is seen while it is told
    };
    bool isSeen(int step) const;
    bool isChanceNext() const;
    void announce(PlaybackEvent event);
    void pass(PlaybackEvent event);
    void enqueue(int step);
    void enqueueStages(int step, const std::vector<engine::Position> &stages, std::vector<PlaybackEvent> lines);
    void showPresent();
    void enqueueFrom(int first);
    void forget();
    void next();
    void show(int step, bool animated);
    void wait(int milliseconds);

    play::Play &m_play;
    const words::Words &m_words;
    QTimer m_timer;
    std::deque<PlaybackEvent> m_events;
    replay::Sentence m_line;
    std::optional<engine::Position> m_stage;
    bool m_settled = false;
    bool m_announced = false;
    bool m_waitsForMotion = false;
    bool m_again = false;
    bool m_skipping = false; ///< until a person has to choose
    bool m_looking = false;
    unsigned m_held = 0;
    bool m_due = false; ///< something was to begin while it was held
    int m_shown = 0;
    double m_pace = 1;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "model/scenario/attempt.h"
#include "views/common/play_style.h"

namespace views {

class BoardPane;

/// Lets a lesson go on: what the learner chose is played, chance and other seats follow by themselves, each step when
/// the one before has come to rest, and so does the answer, when it is shown. When nothing follows any more the learner
/// may choose, or the attempt has its verdict.
class LessonPlayback : public QObject {
    Q_OBJECT

public:
    /// Both outlive it. The learner's choices are begun at the pane's input, which waits meanwhile.
    LessonPlayback(scenario::Attempt &attempt, BoardPane &pane, QObject *parent = nullptr);

    void setStyle(const PlayStyle &style) { m_style = style; }
    /// What is on the board: the attempt, or the answer as far as it is shown.
    const replay::Timeline &steps() const { return m_answer ? *m_answer : m_attempt.timeline(); }
    /// True while steps follow by themselves or pieces move.
    bool isPlayingBack() const { return m_isPlayingBack; }
    /// True while steps are left that follow by themselves.
    bool hasMore() const;
    bool hasAnswer() const { return !m_answerActions.empty(); }
    /// True from the beginning of the answer until it is tried again.
    bool isShowingAnswer() const { return m_answer.has_value(); }
    /// As far as it was told.
    scenario::Verdict verdict() const { return m_verdict; }
    /// The number of the learner's last action, or 0.
    int lastOwnStep() const;
    /// True while the learner has done something that can be taken back.
    bool canUndo() const { return !isShowingAnswer() && m_attempt.canTakeBack(); }

    /// Begins with what there is.
    void start();
    /// Catches up with all that follows by itself, at once.
    void skip();
    /// Takes back the learner's last action and all that followed from it.
    void undo();
    /// Begins anew, also in the middle of the answer.
    void tryAgain();
    /// Plays the answer from the beginning. Nothing is solved by that.
    void showAnswer();

signals:
    /// The last position of `steps` is to be seen.
    void stepShown(bool animated);
    /// Nothing follows by itself any more. `isNews` if the verdict is another one than before.
    void settled(bool isNews);

private:
    void perform(engine::Action action);
    void show(bool animated);
    void motionEnded();
    void onTimer();
    void advance();
    int pause() const;
    void settle();

    scenario::Attempt &m_attempt;
    BoardPane &m_pane;
    PlayStyle m_style;
    std::vector<engine::Action> m_answerActions;
    std::optional<replay::Timeline> m_answer; ///< as far as it is shown
    scenario::Verdict m_verdict = scenario::Verdict::Open;
    bool m_isPlayingBack = false;
    bool m_waitsForMotion = false;
    QTimer m_timer;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_playback.h"

#include <algorithm>
#include <utility>

#include "model/replay/narration.h"
#include "views/screen/board_pane.h"

namespace views {

using scenario::Verdict;

namespace {

// Long enough to read what happened; a step without facts is seen on the board.
constexpr int kPauseMs = 450;
constexpr int kLineMs = 800;
constexpr std::ptrdiff_t kMostLines = 4;
constexpr int kAnswerMs = 900; ///< more for each step of the answer, which nobody but the program does

} // namespace

LessonPlayback::LessonPlayback(scenario::Attempt &attempt, BoardPane &pane, QObject *parent)
    : QObject(parent), m_attempt(attempt), m_pane(pane), m_answerActions(attempt.answer())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LessonPlayback::onTimer);
    connect(&pane.input(), &BoardInputController::chosen, this, &LessonPlayback::perform);
    connect(&pane.input(), &BoardInputController::ignored, this, [this] {
        if (m_isPlayingBack)
            skip();
    });
    connect(&pane.board(), &BoardView::motionFinished, this, &LessonPlayback::motionEnded);
}

bool LessonPlayback::hasMore() const
{
    return isShowingAnswer() ? m_answer->stepCount() < static_cast<int>(m_answerActions.size())
                             : m_attempt.hasAutomaticStep();
}

int LessonPlayback::lastOwnStep() const
{
    const replay::Timeline &attempt = m_attempt.timeline();
    int step = attempt.stepCount();
    while (step > 0 && attempt.step(step).action.actor() != m_attempt.seat())
        --step;
    return step;
}

void LessonPlayback::start() { show(false); }

/// The last position is to be seen; what follows from it comes when that has come to rest.
void LessonPlayback::show(bool animated)
{
    m_timer.stop();
    m_waitsForMotion = false;
    m_isPlayingBack = true;
    if (isShowingAnswer() || m_attempt.verdict() == Verdict::Open)
        m_verdict = Verdict::Open; // what was told holds no longer
    m_pane.input().rest();
    m_pane.input().retract();
    emit stepShown(animated);
    m_waitsForMotion = true;
    if (!m_pane.board().inMotion())
        motionEnded();
}

void LessonPlayback::motionEnded()
{
    if (!std::exchange(m_waitsForMotion, false))
        return;
    if (hasMore())
        m_timer.start(pause());
    else
        settle();
}

/// Where nothing moves, what others do is there at once; but an answer has to be seen step by step.
int LessonPlayback::pause() const
{
    if (m_style.pace <= 0 || (!m_style.motion && !isShowingAnswer()))
        return 0;
    std::ptrdiff_t lines = 0;
    if (const int step = steps().stepCount(); step > 0) {
        const auto sentences = replay::narrate(steps(), m_pane.words(), step, m_attempt.seat());
        lines = std::count_if(sentences.begin(), sentences.end(),
                              [](const replay::Sentence &sentence) { return sentence.isFact && !sentence.isHeading; });
    }
    const int wait = kPauseMs + kLineMs * static_cast<int>(std::min(lines, kMostLines));
    return static_cast<int>((isShowingAnswer() ? wait + kAnswerMs : wait) / m_style.pace);
}

void LessonPlayback::onTimer()
{
    advance();
    show(true);
}

void LessonPlayback::advance()
{
    if (isShowingAnswer())
        m_answer->append(m_answerActions[m_answer->stepCount()]);
    else
        m_attempt.step();
}

void LessonPlayback::skip()
{
    m_pane.input().dropWay();
    while (hasMore())
        advance();
    show(false);
}

void LessonPlayback::settle()
{
    m_isPlayingBack = false;
    if (!isShowingAnswer() && m_attempt.isOnTurn()) {
        m_pane.input().begin(m_attempt.position(), m_attempt.seat());
        if (m_pane.input().resume())
            return;
    }
    const bool isNews = !isShowingAnswer() && m_verdict != m_attempt.verdict();
    if (isNews)
        m_verdict = m_attempt.verdict();
    emit settled(isNews);
}

void LessonPlayback::perform(engine::Action action)
{
    if (isShowingAnswer() || !m_attempt.act(action))
        return settle(); // cannot happen with one of the legal actions; all is as it was
    if (steps().step(steps().stepCount()).action != action)
        m_pane.input().dropWay(); // something else was played than what was guessed: it begins elsewhere
    show(true);
}

void LessonPlayback::undo()
{
    if (!canUndo())
        return;
    m_pane.input().dropWay();
    m_attempt.takeBack();
    show(false);
}

void LessonPlayback::tryAgain()
{
    m_answer.reset();
    m_pane.input().dropWay();
    while (m_attempt.takeBack()) {
    }
    show(false);
}

void LessonPlayback::showAnswer()
{
    if (!hasAnswer())
        return;
    m_pane.input().dropWay();
    m_answer.emplace(m_attempt.timeline().position(0));
    show(false);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// What follows by itself at a lesson: chance, the other seats and the answer, one step after the other, and the verdict
// when all has come to rest.
#include <algorithm>

#include "model/replay/narration.h"
#include "views/board/board_view.h"
#include "views/common/lesson_progress.h"
#include "views/play/board_input_controller.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_side.h"

namespace views {

using scenario::Verdict;

namespace {

// Long enough to read what happened; a step without facts is seen on the board.
constexpr int kPauseMs = 450;
constexpr int kLineMs = 800;
constexpr std::ptrdiff_t kMostLines = 4;
constexpr int kAnswerMs = 900; ///< more for each step of the answer, which nobody but the program does

} // namespace

/// The last position of the timeline is to be seen; what follows from it comes when that has come to rest.
void LessonPage::showLast(Motion motion)
{
    m_timer.stop();
    m_waitsForMotion = false;
    m_isTelling = true;
    if (isShowingAnswer() || m_attempt.verdict() == Verdict::Open)
        m_verdict = Verdict::Open; // what was told holds no longer
    m_input->rest();
    m_input->unsay();
    refreshBoard(motion);
    refreshPrompt();
    refreshButtons();
    refreshGoal();
    refreshMessage();
    refreshPanels();
    emit changed();
    m_waitsForMotion = true;
    if (!m_board->inMotion())
        motionEnded();
}

void LessonPage::motionEnded()
{
    if (!std::exchange(m_waitsForMotion, false))
        return;
    if (hasMore())
        m_timer.start(pause());
    else
        settle();
}

bool LessonPage::hasMore() const
{
    return isShowingAnswer() ? m_answer->stepCount() < static_cast<int>(m_answerActions.size())
                             : m_attempt.hasAutomaticStep();
}

/// Where nothing moves, what others do is there at once; but an answer has to be seen step by step.
int LessonPage::pause() const
{
    if (m_style.pace <= 0 || (!m_style.motion && !isShowingAnswer()))
        return 0;
    std::ptrdiff_t lines = 0;
    if (const int step = steps().stepCount(); step > 0) {
        const auto sentences = replay::narrate(steps(), m_words, step, m_attempt.seat());
        lines = std::count_if(sentences.begin(), sentences.end(),
                              [](const replay::Sentence &sentence) { return sentence.isFact && !sentence.isHeading; });
    }
    const int wait = kPauseMs + kLineMs * static_cast<int>(std::min(lines, kMostLines));
    return static_cast<int>((isShowingAnswer() ? wait + kAnswerMs : wait) / m_style.pace);
}

void LessonPage::goOn()
{
    advance();
    showLast(Motion::Animate);
}

void LessonPage::advance()
{
    if (isShowingAnswer())
        m_answer->append(m_answerActions[static_cast<std::size_t>(m_answer->stepCount())]);
    else
        m_attempt.step();
}

void LessonPage::skip()
{
    m_input->dropWay();
    while (hasMore())
        advance();
    showLast(Motion::None);
}

/// Nothing follows by itself any more: the learner may choose, or hears what came of it.
void LessonPage::settle()
{
    m_isTelling = false;
    if (!isShowingAnswer() && m_attempt.isOnTurn()) {
        m_input->begin(m_attempt.position(), m_attempt.seat());
        if (m_input->goOn())
            return;
    }
    const bool isNews = !isShowingAnswer() && m_verdict != m_attempt.verdict();
    if (isNews)
        m_verdict = m_attempt.verdict();
    refreshChoice();
    refreshGoal();
    refreshMessage();
    if (isShowingAnswer())
        m_side->buttons()->button(LessonButton::Again)->setFocus();
    emit changed();
    if (isNews)
        tellVerdict();
}

/// An attempt has come to its end: what may come next has the keyboard.
void LessonPage::tellVerdict()
{
    const bool isSolved = m_verdict == Verdict::Solved;
    const LessonButton next = m_hasNext ? LessonButton::Next : LessonButton::Back;
    m_side->buttons()->button(isSolved ? next : LessonButton::Again)->setFocus();
    m_progress.noteTry(m_id);
    if (!isSolved)
        return;
    m_progress.setSolved(m_id);
    emit solved(m_id);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson shows and says: board, prompt, and the column beside it.
#include "model/replay/narration.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"
#include "views/board/board_view.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/play/board_input_controller.h"
#include "views/play/panel_column.h"
#include "views/play/prompt_strip.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_side.h"
#include "views/scenario/lesson_words.h"

namespace views {

using engine::Seat;
using scenario::Goal;
using scenario::Verdict;

void LessonPage::retranslate()
{
    const scenario::Scenario &scenario = m_attempt.scenario();
    m_seatNames = replay::seatNames(m_record);
    m_words = words::Words(*m_record.game, m_seatNames);
    m_board->setAccessibleName(tr("Board"));
    m_side->setLesson(LessonWords::of(scenario.title), scenario.difficulty, LessonWords::of(scenario.text));
    m_side->setHint(m_isHintShown ? LessonWords::of(scenario.hint) : QString());
    m_side->message()->setColour(m_board->artwork().theme().colour(u"ink"));
    refreshChoice();
    refreshGoal();
    refreshMessage();
    refreshPanels();
}

/// Board, prompt and buttons: what changes while a choice is being made.
void LessonPage::refreshChoice()
{
    refreshBoard(Motion::None);
    refreshPrompt();
    refreshButtons();
}

void LessonPage::refreshBoard(Motion motion)
{
    const int step = steps().stepCount();
    BoardViewState shown = shownAt(steps(), step, m_attempt.seat());
    shown.seatNames = m_seatNames;
    shown.roles.resize(m_seatNames.size());
    if (m_attempt.seat() < shown.roles.size())
        shown.roles[m_attempt.seat()] = tr("you");
    shown.uncovered = secretPlaces(panelsSeenBy(shown.position, m_attempt.seat()));
    // While a step is told it is its own seat's, not yet the next one's.
    if (isTelling() && step > 0 && steps().step(step).action.actor() < shown.position.seatCount())
        shown.acting = engine::seatBit(steps().step(step).action.actor());
    m_input->fill(shown);
    m_board->show(shown, motion);
}

// ---- the strip above

void LessonPage::refreshPrompt()
{
    const engine::Position &full = steps().last();
    m_prompt->setHeading(m_words.say(full.heading()));
    if (promptTellsVerdict() || promptTellsStep())
        return;
    const engine::Position position = full.seenBy(m_attempt.seat());
    std::vector<engine::Message> prompt = seenMessages(position.prompt(), position, m_attempt.seat());
    if (prompt.empty())
        return m_prompt->setPrompt({}, {}, {});
    const std::string_view winner = prompt.front().text("winner");
    const Seat actor = full.game().seatOf(winner.empty() ? prompt.front().text("seat") : winner, full.seatCount());
    const QString sentence = m_words.say(prompt.front());
    prompt.erase(prompt.begin());
    const QStringList explained = m_input->explanation();
    m_prompt->setPrompt(seatSign(actor, 30), sentence,
                        explained.isEmpty() ? sayAll(m_words, prompt) : explained.join(QLatin1Char(' ')));
}

/// When an attempt or the answer has come to its end nothing can be chosen: the prompt of the game would ask in vain.
bool LessonPage::promptTellsVerdict()
{
    if (isTelling())
        return false;
    if (isShowingAnswer())
        m_prompt->setPrompt({}, tr("That was the answer."), tr("Now try it yourself."));
    else if (m_verdict == Verdict::Solved)
        m_prompt->setPrompt({}, tr("Well done!"), {});
    else if (m_verdict == Verdict::Failed)
        m_prompt->setPrompt({}, tr("Not this time."), tr("Take it back or try again."));
    else
        return false;
    return true;
}

/// While steps follow by themselves, what was done; what is to be done next has its turn when all is told.
bool LessonPage::promptTellsStep()
{
    const int step = steps().stepCount();
    if (!isTelling() || step == 0)
        return false;
    std::vector<replay::Sentence> sentences = replay::narrate(steps(), m_words, step, m_attempt.seat());
    std::erase_if(sentences, [](const replay::Sentence &sentence) { return sentence.isHeading; });
    if (sentences.empty())
        return false;
    const QString more = sentences.size() > 1 ? m_words.say(sentences.back().message) : QString();
    m_prompt->setPrompt(seatSign(sentences.front().seat, 30), m_words.say(sentences.front().message), more);
    return true;
}

void LessonPage::refreshButtons()
{
    const QString skip = hasMore() ? tr("Skip") : QString();
    m_prompt->setKept(m_prompt->mainButton(), isTelling() ? skip : m_input->label());
    m_prompt->setOffers(m_input->offers());
    PromptStrip::setButton(m_prompt->takeBackButton(), canUndo() ? tr("Undo") : QString());

    const bool isPlay = m_attempt.scenario().goal.kind == Goal::Kind::Play;
    const bool isHintLeft = !m_isHintShown && !LessonWords::of(m_attempt.scenario().hint).isEmpty();
    const bool isAnswerLeft = !m_answerActions.empty() && !isShowingAnswer();
    LessonButtons &buttons = *m_side->buttons();
    buttons.setText(LessonButton::Hint, isHintLeft ? tr("Hint") : QString());
    buttons.setText(LessonButton::Answer, isAnswerLeft ? tr("Show the answer") : QString());
    buttons.setText(LessonButton::Again, canUndo() || isShowingAnswer() ? tr("Try again") : QString());
    buttons.setText(LessonButton::Play, isPlay ? tr("Play…") : tr("Play from here…"));
    buttons.setText(LessonButton::Back, m_back == Back::Lessons  ? tr("Back to the lessons")
                                        : m_back == Back::Editor ? tr("Back to the editor")
                                                                 : tr("Back to the start"));
    buttons.setText(LessonButton::Next, m_hasNext ? tr("Next lesson") : QString());
    std::optional<LessonButton> main;
    if (isPlay)
        main = LessonButton::Play;
    else if (m_verdict == Verdict::Solved)
        main = m_hasNext ? LessonButton::Next : LessonButton::Back;
    else if (!isTelling() && (isShowingAnswer() || m_verdict == Verdict::Failed))
        main = LessonButton::Again;
    buttons.setMain(main);
}

// ---- the column beside the board

void LessonPage::refreshGoal()
{
    m_side->goal()->show(tr("Goal"), goalParts(), m_board->artwork().theme().colour(u"ink"));
}

/// The author's words, or what the program says: a limit, and each condition with whether it holds by now.
std::vector<LessonGoal::Part> LessonPage::goalParts() const
{
    const Goal &goal = m_attempt.scenario().goal;
    const LessonSign all = m_verdict == Verdict::Solved ? LessonSign::Solved : LessonSign::Open;
    if (const QString own = LessonWords::of(goal.text); !own.isEmpty())
        return {{goal.kind == Goal::Kind::Play ? LessonSign::Item : all, own}};
    std::vector<LessonGoal::Part> parts;
    if (goal.kind == Goal::Kind::Play)
        return parts;
    const std::vector<engine::Message> said = m_attempt.goalWords();
    for (const engine::Message &message : said)
        parts.push_back({goal.kind == Goal::Kind::Reach ? LessonSign::Item : all, m_words.say(message)});
    if (goal.kind != Goal::Kind::Reach || parts.size() < goal.conditions.size())
        return parts;
    const std::size_t first = parts.size() - goal.conditions.size(); // after the limit, where there is one
    for (std::size_t i = 0; i < goal.conditions.size(); ++i)
        parts[first + i].sign = holds(goal.conditions[i], steps()) ? LessonSign::Solved : LessonSign::Open;
    return parts;
}

void LessonPage::refreshMessage()
{
    LessonMessage &message = *m_side->message();
    const record::Text *reply = isShowingAnswer() ? nullptr : m_attempt.reply();
    QStringList words;
    const auto add = [&words](const QString &text) {
        if (!text.isEmpty())
            words << text;
    };
    const auto said = [&] { return words.join(QLatin1Char('\n')); };
    if (reply)
        add(reply->in(words::spokenLanguage()));
    if (isShowingAnswer()) {
        message.say(LessonSign::Note, isTelling() ? tr("The answer") : tr("That was the answer"), {}, happened(),
                    isTelling());
    } else if (m_verdict == Verdict::Solved) {
        const QString done = LessonWords::of(m_attempt.scenario().done);
        add(done);
        if (done.isEmpty() && !m_attempt.why().id.empty())
            add(m_words.say(m_attempt.why()));
        message.say(LessonSign::Solved, tr("Solved"), said(), happened(), false);
    } else if (m_verdict == Verdict::Failed) {
        if (words.isEmpty() && !m_attempt.why().id.empty()) // the author's words say it better
            add(m_words.say(m_attempt.why()));
        message.say(LessonSign::Failed, tr("Not solved this time"), said(), happened(), false);
    } else {
        message.say(LessonSign::Note, {}, said(), happened(), isTelling());
    }
}

/// The number of the learner's last action, or 0.
int LessonPage::lastOwnStep() const
{
    const replay::Timeline &attempt = m_attempt.timeline();
    int step = attempt.stepCount();
    while (step > 0 && attempt.step(step).action.actor() != m_attempt.seat())
        --step;
    return step;
}

/// What was done since the learner's last action, with that; of the answer, all of it.
QStringList LessonPage::happened() const
{
    QStringList said;
    for (int step = isShowingAnswer() ? 1 : std::max(1, lastOwnStep()); step <= steps().stepCount(); ++step) {
        if (const QString text = replay::stepText(steps(), m_words, step, m_attempt.seat()); !text.isEmpty())
            said << text;
    }
    return said;
}

void LessonPage::refreshPanels()
{
    const engine::Position &position = steps().last();
    PanelContext context{&m_words, &m_board->artwork()};
    context.isOpen = position.isOver();
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        context.seatIds << m_record.seats[seat].seat;
        context.seatSigns << views::seatSign(m_board->artwork(), position.game(), seat, position.seatCount());
    }
    const std::vector<engine::Panel> panels = panelsSeenBy(position, m_attempt.seat());
    m_side->panels()->show(panels, context);
    m_side->setPanelsUsed(!boxedPanels(panels).empty());
}

QPixmap LessonPage::seatSign(Seat seat, qreal size)
{
    if (seat >= m_record.seats.size())
        return {};
    Artwork &artwork = m_board->artwork();
    const QString id = views::seatSign(artwork, *m_record.game, seat, static_cast<int>(m_record.seats.size()));
    return artwork.pixmap(id, artwork.bounds(id).size().scaled(size, size, Qt::KeepAspectRatio), devicePixelRatioF());
}

} // namespace views

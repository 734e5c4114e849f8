// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_page.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>

#include "model/engine/core/panel.h"
#include "model/record/text.h"
#include "model/replay/narration.h"
#include "model/words/words.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/common/lesson_progress.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/panels/panel_boxes.h"
#include "views/scenario/guess_words.h"
#include "views/scenario/lesson_playback.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

namespace views {

using scenario::Goal;
using scenario::Verdict;

namespace {

/// A game's beginning without what was played.
record::Record withoutLine(const engine::Position &start, std::vector<record::SeatEntry> players)
{
    record::Record record = record::newRecord(start.game(), start.setup());
    record.start = start;
    record.seats = std::move(players);
    return record;
}

/// The words of a lesson for who has them read out.
QStringList heardOf(const LessonShown &lesson, const QString &title, const words::Words &words)
{
    QStringList said{title};
    said += lesson.text.split(u'\n', Qt::SkipEmptyParts);
    for (const LessonPart &part : lesson.goal)
        said << (part.sign == LessonSign::Solved ? LessonPage::tr("Reached: %1") : LessonPage::tr("Goal: %1"))
                    .arg(part.words);
    if (!lesson.hint.isEmpty())
        said << LessonPage::tr("Hint: %1").arg(lesson.hint);
    for (QString &each : said)
        each = words.heard(each);
    return said;
}

} // namespace

LessonPage::LessonPage(record::Record record, std::unique_ptr<scenario::Attempt> attempt, const QString &id,
                       LessonProgress &progress, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : BoardPage(nullptr, theme, parent), m_record(std::move(record)), m_id(id), m_progress(progress),
      m_attempt(std::move(attempt)), m_guessing(dynamic_cast<scenario::Guessing *>(m_attempt.get())),
      m_playback(new LessonPlayback(*m_attempt, pane(), this)), m_side(new LessonSide(this))
{
    if (!m_guessing && !m_attempt->scenario().title && !m_attempt->scenario().text)
        m_mistake = scenario::mistakeOf(m_record);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(12, 8, 12, 8);
    middle->setSpacing(12);
    middle->addLayout(pane().column(), 1);
    middle->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&pane().prompt());
    layout->addLayout(middle, 1);
    connectParts();
    pane().commentary().setCourse([this] {
        return Course{&m_playback->steps(), m_playback->steps().stepCount(), m_attempt->seat()};
    });
    offerUndo([this] { return m_playback->canUndo(); }, [this] { undo(); });
    // What is guessed would be seen in the editor, and by who plays on.
    offer(Command::PlayFromHere, [this] { return !m_guessing && !m_attempt->timeline().position(0).isOver(); });
    offer(Command::EditPosition, [this] { return !m_guessing; });
    offer(Command::Back, {});
    offer(Command::NextLesson, [this] { return m_hasNext; });
    pane().input().setViewer(m_attempt->seat());
    setStyle(style);
    const QString game = words::idOf(*m_record.game);
    if (m_id.startsWith(game + QLatin1Char('/')))
        m_progress.setLastLesson(game, m_id);
    retranslate();
    m_playback->start();
    offerHelp(this, m_guessing ? "review#guess" : "editor#solving");
}

LessonPage::LessonPage(record::Record record, scenario::Scenario scenario, const QString &id, LessonProgress &progress,
                       const Theme &theme, const PlayStyle &style, QWidget *parent)
    : LessonPage(record, std::make_unique<scenario::Attempt>(record, std::move(scenario)), id, progress, theme, style,
                 parent)
{
}

LessonPage::LessonPage(std::vector<record::SeatEntry> players, const scenario::Guessing &guessing,
                       LessonProgress &progress, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : LessonPage(withoutLine(guessing.position(), std::move(players)), std::make_unique<scenario::Guessing>(guessing),
                 {}, progress, theme, style, parent)
{
    setBack(Back::Review);
}

LessonPage::~LessonPage() = default;

void LessonPage::connectParts()
{
    PromptStrip &prompt = pane().prompt();
    connect(m_playback, &LessonPlayback::stepShown, this, &LessonPage::onStepShown);
    connect(m_playback, &LessonPlayback::settled, this, &LessonPage::onSettled);
    connect(prompt.mainButton(), &QPushButton::clicked, this, &LessonPage::pressMain);
    connect(m_side->buttons(), &LessonButtons::pressed, this, &LessonPage::press);
    pane().join(*m_side->tables());
    pane().giveRoom(*m_side->tables());
}

void LessonPage::setHasNext(bool hasNext)
{
    m_hasNext = hasNext;
    refresh();
}

void LessonPage::setBack(Back back)
{
    m_back = back;
    refresh();
}

void LessonPage::setStyle(const PlayStyle &style)
{
    m_playback->setStyle(style);
    BoardPage::setStyle(style);
}

QString LessonPage::title() const
{
    return m_guessing ? GuessWords::title() : LessonWords::title(m_attempt->scenario());
}

const replay::Timeline *LessonPage::timeline() const { return &m_playback->steps(); }

std::optional<engine::Position> LessonPage::positionToEdit() const
{
    return m_guessing ? std::nullopt : std::optional(m_attempt->timeline().position(0));
}

std::optional<record::Record> LessonPage::gameFromHere() const
{
    return m_guessing ? std::nullopt : std::optional(withoutLine(m_attempt->timeline().position(0), m_record.seats));
}

void LessonPage::resizeEvent(QResizeEvent *event)
{
    BoardPage::resizeEvent(event);
    const int designed = designedLength(width());
    const int ofClass = designed >= 1500 ? 380 : designed >= 1200 ? 350 : 320;
    m_side->setFixedWidth(qRound(scaledLength(ofClass) * sideScale(window()->size())));
}

// ---- what keyboard and buttons mean

void LessonPage::pressMain()
{
    if (m_playback->isPlayingBack())
        m_playback->skip();
    else
        pane().input().confirm();
    if (m_playback->verdict() == Verdict::Open)
        focusBoard();
}

/// Before it what was said of the attempt.
void LessonPage::sayPrompt()
{
    announce(*this, words().heard(reply().said()));
    BoardPage::sayPrompt();
}

void LessonPage::press(LessonButton button)
{
    switch (button) {
    case LessonButton::Hint: showHint(); break;
    case LessonButton::Answer: showAnswer(); break;
    case LessonButton::Again: tryAgain(); break;
    case LessonButton::Play: run(Command::PlayFromHere); break;
    case LessonButton::Back: run(Command::Back); break;
    case LessonButton::Next: run(Command::NextLesson); break;
    }
}

bool LessonPage::takeKey(const QKeyEvent &event)
{
    const int key = event.key();
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!m_playback->isPlayingBack()) {
        if (BoardPage::takeKey(event))
            return true;
        if (!m_guessing || key != Qt::Key_Escape)
            return false;
        run(Command::Back);
        return true;
    }
    if (!confirms && key != Qt::Key_Space && key != Qt::Key_Escape)
        return false;
    m_playback->skip();
    return true;
}

void LessonPage::undo()
{
    if (!m_playback->canUndo())
        return;
    const int own = m_playback->lastOwnStep();
    const replay::Timeline &steps = m_playback->steps();
    pane().commentary().reportTakenBack(editText(steps.position(own - 1).label(steps.step(own).action).words));
    m_playback->undo();
    focusBoard();
}

void LessonPage::tryAgain()
{
    pane().commentary().report(tr("The lesson begins anew."));
    pane().input().forgetPointed(); // nothing of the attempt before is left
    m_playback->tryAgain();
    focusBoard();
}

void LessonPage::showAnswer()
{
    if (!m_playback->hasAnswer())
        return;
    if (m_playback->verdict() != Verdict::Solved)
        emit tried(false);
    focusBoard(); // its button goes
    m_playback->showAnswer();
}

void LessonPage::showHint()
{
    if (m_guessing)
        m_guessing->takeHint();
    m_isHintShown = !m_guessing;
    focusBoard(); // its button goes
    refresh();
    m_side->scrollToHint();
}

// ---- what follows by itself

void LessonPage::onStepShown(bool animated)
{
    pane().input().setViewer(m_attempt->seat()); // another one's choice may be guessed now
    refresh(animated ? Motion::Animate : Motion::None);
}

/// The learner may choose, or hears what came of it.
void LessonPage::onSettled(bool isNews)
{
    refresh();
    if (m_playback->isShowingAnswer())
        m_side->buttons()->button(LessonButton::Again)->setFocus();
    if (isNews)
        showVerdict();
}

/// An attempt has come to its end: what may come next has the keyboard.
void LessonPage::showVerdict()
{
    const bool isSolved = m_playback->verdict() == Verdict::Solved;
    emit tried(isSolved); // who hears it knows whether another one follows
    const LessonButton next = m_hasNext ? LessonButton::Next : LessonButton::Back;
    m_side->buttons()->button(isSolved ? next : LessonButton::Again)->setFocus();
    m_progress.noteTry(m_id);
    if (!isSolved)
        return;
    m_progress.setSolved(m_id);
    emit solved(m_id);
}

// ---- what is shown

void LessonPage::retranslate()
{
    pane().setPlayers(m_record);
    if (m_mistake)
        m_attempt->reword(scenario::sayMistake(m_attempt->scenario(), *m_mistake, words()));
    BoardPage::retranslate();
}

std::vector<record::Drawing> LessonPage::drawingsToEdit() const
{
    return record::drawingsAt(m_record.line, {{}, static_cast<int>(m_record.line.actions.size())});
}

Screen LessonPage::compute() const
{
    const replay::Timeline &steps = m_playback->steps();
    const int step = steps.stepCount();
    const engine::Seat learner = m_attempt->seat();
    BoardViewState board = shownAt(steps, step, learner);
    std::vector<engine::Panel> panels = panelsSeenBy(board.position, learner);
    bool isAsked = true; // what the author drew belongs to the question
    for (int done = 1; done <= step; ++done)
        isAsked = isAsked && steps.step(done).action.actor() != learner;
    if (isAsked)
        board.drawings = drawingsToEdit();
    board.roles.resize(seatNames().size());
    if (learner < board.roles.size())
        board.roles[learner] = tr("you");
    board.uncovered = secretPlaces(panels);
    // While a step is told it is its own seat's, not yet the next one's.
    if (m_playback->isPlayingBack() && step > 0 && steps.step(step).action.actor() < board.position.seatCount())
        board.acting = engine::seatBit(steps.step(step).action.actor());
    Screen screen{pane().filled(std::move(board)), prompt()};
    screen.panels = Panels{std::move(panels), pane().panelContext(steps.last().isOver())};
    screen.lesson = lessonShown();
    screen.panels.context.roles = screen.board.roles;
    screen.panels.context.own = learner;
    screen.panels.context.acting = screen.board.acting;
    screen.log.game = m_playback->isShowingAnswer() ? 1 : 0; // which begins at the same position, and is another course
    screen.log.step = step;
    screen.about = heardOf(*screen.lesson, title(), words());
    return screen;
}

void LessonPage::showParts(const Screen &now, const Screen *before)
{
    tell(now, before);
    m_side->setRead(now.about + now.drawn);
    if (!before || before->lesson != now.lesson)
        m_side->show(*now.lesson, words(), pane().board().artwork().theme().colour(u"ink"));
    if (!before || before->panels != now.panels)
        m_side->tables()->show(now.panels.panels, now.panels.context);
}

Prompt LessonPage::prompt() const
{
    const engine::Position &full = m_playback->steps().last();
    const bool isPlayingBack = m_playback->isPlayingBack();
    Prompt prompt = isPlayingBack ? stepSaid() : verdictSaid();
    if (prompt.sentence.isEmpty())
        prompt = pane().promptAt(full.seenBy(m_attempt->seat()), m_attempt->seat());
    prompt.heading = words().say(full.heading());
    const QString skip = !m_playback->hasMore() ? QString() : m_guessing ? tr("Next guess") : tr("Skip");
    prompt.main = isPlayingBack ? skip : pane().input().label();
    prompt.isMainExpected = !isPlayingBack;
    // Steps are told, and the message beside the board says how an attempt or the answer has ended.
    prompt.isAnnounced = isPlayingBack;
    prompt.isTold = m_playback->isShowingAnswer() || m_playback->verdict() != Verdict::Open;
    prompt.undo = commands().can(Command::Undo) ? tr("Undo") : QString();
    prompt.offers = pane().input().offers();
    return prompt;
}

/// When an attempt or the answer has come to its end nothing can be chosen: the prompt of the game would ask in vain.
Prompt LessonPage::verdictSaid() const
{
    if (m_guessing && m_playback->verdict() == Verdict::Solved)
        return {engine::kNobody, GuessWords::end()};
    if (m_playback->isShowingAnswer())
        return {engine::kNobody, tr("That was the answer."), tr("Now try it yourself.")};
    if (m_playback->verdict() == Verdict::Solved)
        return {engine::kNobody, tr("Well done!")};
    if (m_playback->verdict() == Verdict::Failed)
        return {engine::kNobody, tr("Not this time."), tr("Take it back or try again.")};
    return {};
}

/// While steps follow by themselves, what was done; what is to be done next has its turn when all is told.
Prompt LessonPage::stepSaid() const
{
    const int step = m_playback->steps().stepCount();
    if (step == 0)
        return {};
    std::vector<replay::Sentence> sentences = replay::narrate(m_playback->steps(), words(), step, m_attempt->seat());
    std::erase_if(sentences, [](const replay::Sentence &sentence) { return sentence.isHeading; });
    if (sentences.empty())
        return {};
    const QString more = sentences.size() > 1 ? words().say(sentences.back().message) : QString();
    return {sentences.front().seat, words().say(sentences.front().message), more};
}

// ---- the column beside the board

LessonShown LessonPage::lessonShown() const
{
    const scenario::Scenario &scenario = m_attempt->scenario();
    LessonShown lesson{LessonWords::of(scenario.title), scenario.difficulty, LessonWords::of(scenario.text)};
    if (m_guessing)
        lesson = GuessWords::shown(*m_guessing, words());
    else if (m_isHintShown)
        lesson.hint = LessonWords::of(scenario.hint);
    lesson.goalHeading = tr("Goal");
    if (!m_guessing)
        lesson.goal = goalParts();
    lesson.reply = reply();
    addButtons(lesson);
    return lesson;
}

void LessonPage::addButtons(LessonShown &lesson) const
{
    const bool isAnswer = m_playback->isShowingAnswer();
    const bool isPlay = !m_guessing && m_attempt->scenario().goal.kind == Goal::Kind::Play;
    const bool isHintLeft = m_guessing ? m_guessing->isOnTurn() && m_guessing->hint().empty()
                                       : !m_isHintShown && !LessonWords::of(m_attempt->scenario().hint).isEmpty();
    const QString back = m_back == Back::Lessons    ? tr("Back to the lessons")
                         : m_back == Back::Study    ? tr("Back to the study")
                         : m_back == Back::Mistakes ? tr("Back to the mistakes")
                         : m_back == Back::Editor   ? tr("Back to the editor")
                         : m_back == Back::Review   ? tr("Back to the review")
                                                    : tr("Back to the start");
    const QString next = m_back == Back::Mistakes ? tr("Next mistake")
                         : m_back == Back::Study  ? tr("Next chapter")
                                                  : tr("Next lesson");
    lesson.buttons = {isHintLeft ? tr("Hint") : QString(),
                      m_playback->hasAnswer() && !isAnswer ? tr("Show the answer") : QString(),
                      m_playback->canUndo() || isAnswer ? tr("Try again") : QString(),
                      m_guessing ? QString()
                      : isPlay   ? tr("Play…")
                                 : tr("Play from here…"),
                      back,
                      m_hasNext ? next : QString()};
    const Verdict verdict = m_playback->verdict();
    if (isPlay)
        lesson.main = LessonButton::Play;
    else if (verdict == Verdict::Solved)
        lesson.main = m_hasNext ? LessonButton::Next : LessonButton::Back;
    else if (!m_playback->isPlayingBack() && (isAnswer || verdict == Verdict::Failed))
        lesson.main = LessonButton::Again;
}

/// The author's words, or what the program says: a limit, and each condition with whether it holds by now.
std::vector<LessonPart> LessonPage::goalParts() const
{
    const Goal &goal = m_attempt->scenario().goal;
    const LessonSign all = m_playback->verdict() == Verdict::Solved ? LessonSign::Solved : LessonSign::Open;
    if (const QString own = LessonWords::of(goal.text); !own.isEmpty())
        return {{goal.kind == Goal::Kind::Play ? LessonSign::Item : all, own}};
    std::vector<LessonPart> parts;
    if (goal.kind == Goal::Kind::Play)
        return parts;
    const std::vector<engine::Message> said = m_attempt->goalWords();
    for (const engine::Message &message : said)
        parts.push_back({goal.kind == Goal::Kind::Reach ? LessonSign::Item : all, words().say(message)});
    if (goal.kind != Goal::Kind::Reach || parts.size() < goal.conditions.size())
        return parts;
    const std::size_t first = parts.size() - goal.conditions.size(); // after the limit, where there is one
    for (std::size_t i = 0; i < goal.conditions.size(); ++i)
        parts[first + i].sign = holds(goal.conditions[i], m_playback->steps()) ? LessonSign::Solved : LessonSign::Open;
    return parts;
}

/// What was done since then, step by step.
void LessonPage::tell(const Screen &now, const Screen *before)
{
    if (!before || before->log.game != now.log.game)
        return;
    for (int step = before->log.step + 1; step <= now.log.step; ++step)
        pane().commentary().report(stepInWords(step));
}

QString LessonPage::stepInWords(int step) const
{
    return replay::stepText(m_playback->steps(), words(), step, m_attempt->seat());
}

LessonReply LessonPage::reply() const
{
    const bool isPlayingBack = m_playback->isPlayingBack();
    if (m_guessing)
        return GuessWords::reply(*m_guessing, words(), happened(), isPlayingBack);
    if (m_playback->isShowingAnswer())
        return {LessonSign::Note,
                isPlayingBack ? tr("The answer") : tr("That was the answer"),
                {},
                happened(),
                isPlayingBack};
    const record::Text *const text = m_attempt->reply();
    const QString authors = text ? record::shown(*text) : QString();
    if (m_playback->verdict() == Verdict::Open)
        return {LessonSign::Note, {}, authors, happened(), isPlayingBack};
    return verdictReply(authors);
}

/// The author's words, which say it better, or the program's.
LessonReply LessonPage::verdictReply(const QString &authors) const
{
    const bool isSolved = m_playback->verdict() == Verdict::Solved;
    const QString why = m_attempt->why().id.empty() ? QString() : words().say(m_attempt->why());
    const QString done = isSolved ? LessonWords::of(m_attempt->scenario().done) : QString();
    QStringList said{authors, done};
    if (m_mistake && isSolved) // how good it was: what is close to the best solves it, too
        said.prepend(why);
    else if (done.isEmpty() && (isSolved || authors.isEmpty()))
        said << why;
    said.removeAll(QString());
    return {isSolved ? LessonSign::Solved : LessonSign::Failed, isSolved ? tr("Solved") : tr("Not solved this time"),
            said.join(QLatin1Char('\n')), happened()};
}

/// What was done since the learner's last action or guess, with that; of the answer, all of it.
QStringList LessonPage::happened() const
{
    const replay::Timeline &steps = m_playback->steps();
    QStringList said;
    const int last = !m_guessing                     ? m_playback->lastOwnStep()
                     : m_guessing->guesses().empty() ? 0
                                                     : m_guessing->guesses().back().step;
    const int first = m_playback->isShowingAnswer() ? 1 : std::max(1, last);
    for (int step = first; step <= steps.stepCount(); ++step) {
        if (const QString text = stepInWords(step); !text.isEmpty())
            said << text;
    }
    return said;
}

} // namespace views

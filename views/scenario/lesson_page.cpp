// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include "model/words/words.h"
#include "views/board/board_view.h"
#include "views/common/lesson_progress.h"
#include "views/handbook/help_request.h"
#include "views/play/board_input_controller.h"
#include "views/play/prompt_strip.h"
#include "views/scenario/lesson_side.h"

namespace views {

using scenario::Verdict;

LessonPage::LessonPage(record::Record record, scenario::Scenario scenario, const QString &id, LessonProgress &progress,
                       const Theme &theme, const PlayStyle &style, QWidget *parent)
    : Page(parent), m_record(std::move(record)), m_id(id), m_progress(progress),
      m_attempt(m_record, std::move(scenario)), m_answerActions(m_attempt.answer()), m_style(style),
      m_prompt(new PromptStrip(this)), m_board(new BoardView(theme, this)),
      m_input(new BoardInputController(*m_board, m_words, m_prompt->mainButton(), this)), m_side(new LessonSide(this))
{
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(12, 8, 12, 8);
    middle->setSpacing(12);
    middle->addWidget(m_board, 1);
    middle->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_prompt);
    layout->addLayout(middle, 1);
    m_timer.setSingleShot(true);
    connectParts();
    offer(
        Command::Undo, [this] { return canUndo(); }, [this] { undo(); });
    offer(Command::PlayFromHere, [this] { return !m_attempt.timeline().position(0).isOver(); });
    offer(Command::EditPosition, {});
    offer(Command::Back, {});
    offer(Command::NextLesson, [this] { return m_hasNext; });
    m_input->setViewer(m_attempt.seat());
    setStyle(style);
    const QString game = words::idOf(*m_record.game);
    if (m_id.startsWith(game + QLatin1Char('/')))
        m_progress.setLastLesson(game, m_id);
    retranslate();
    showLast(Motion::None);
    offerHelp(this, "editor#solving");
}

LessonPage::~LessonPage() = default;

void LessonPage::connectParts()
{
    m_board->installEventFilter(this);
    connect(m_board, &BoardView::placeActivated, this, &LessonPage::choose);
    connect(m_board, &BoardView::motionFinished, this, &LessonPage::motionEnded);
    connect(m_input, &BoardInputController::chosen, this, &LessonPage::perform);
    connect(m_input, &BoardInputController::changed, this, &LessonPage::refreshChoice);
    connect(m_prompt, &PromptStrip::offerChosen, this, [this](int index) {
        m_input->takeOffer(index);
        focusBoard();
    });
    connect(m_prompt->mainButton(), &QPushButton::clicked, this, [this] {
        if (isTelling())
            skip();
        else
            m_input->confirm();
        if (m_verdict == Verdict::Open)
            focusBoard();
    });
    connect(m_prompt->takeBackButton(), &QPushButton::clicked, this, &LessonPage::undo);
    connect(m_side->buttons(), &LessonButtons::pressed, this, &LessonPage::press);
    connect(&m_timer, &QTimer::timeout, this, &LessonPage::goOn);
}

void LessonPage::setHasNext(bool hasNext)
{
    m_hasNext = hasNext;
    refreshButtons();
}

void LessonPage::setBack(Back back)
{
    m_back = back;
    refreshButtons();
}

void LessonPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    retranslate();
}

void LessonPage::setStyle(const PlayStyle &style)
{
    m_style = style;
    m_board->setMotionSpeed(style.motion ? style.pace : 0);
    m_board->setCountingHelp(style.countingHelp);
    m_board->setExplaining(style.explainPlaces);
}

std::optional<record::Record> LessonPage::gameFromHere() const
{
    const engine::Position &start = m_attempt.timeline().position(0);
    record::Record next = record::newRecord(start.game(), start.setup());
    next.start = start;
    next.seats = m_record.seats;
    return next;
}

void LessonPage::focusBoard() { m_board->setFocus(); }

void LessonPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit changed(); // the window says names and actions, and heard of the language first
    }
    QWidget::changeEvent(event);
}

void LessonPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_side->setFixedWidth(width() >= 1500 ? 380 : width() >= 1200 ? 350 : 320);
}

// ---- what mouse, keyboard and buttons mean

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

void LessonPage::choose(engine::PlaceIndex place, int value)
{
    if (isTelling())
        skip();
    else
        m_input->choose(place, value);
}

void LessonPage::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

/// Keys at the board that mean something here, before the board takes them for its own.
bool LessonPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool taken =
        watched == m_board && event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent *>(event)->key());
    return taken || QWidget::eventFilter(watched, event);
}

bool LessonPage::takeKey(int key)
{
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isTelling())
        return m_input->takeKey(key);
    if (!confirms && key != Qt::Key_Space && key != Qt::Key_Escape)
        return false;
    skip();
    return true;
}

void LessonPage::perform(engine::Action action)
{
    if (isShowingAnswer() || !m_attempt.act(action))
        return settle(); // cannot happen with a draft of legal actions; all is as it was
    showLast(Motion::Animate);
}

// ---- what can be done at any time

bool LessonPage::canUndo() const { return !isShowingAnswer() && lastOwnStep() > 0; }

void LessonPage::undo()
{
    if (!canUndo())
        return;
    m_input->dropWay();
    m_attempt.takeBack();
    showLast(Motion::None);
    focusBoard();
}

void LessonPage::tryAgain()
{
    m_answer.reset();
    m_input->dropWay();
    while (m_attempt.takeBack()) {
    }
    showLast(Motion::None);
    focusBoard();
}

void LessonPage::showAnswer()
{
    if (m_answerActions.empty())
        return;
    m_input->dropWay();
    m_answer.emplace(m_attempt.timeline().position(0));
    focusBoard(); // its button goes
    showLast(Motion::None);
}

void LessonPage::showHint()
{
    m_isHintShown = true;
    focusBoard(); // its button goes
    retranslate();
    m_side->scrollToHint();
}

} // namespace views

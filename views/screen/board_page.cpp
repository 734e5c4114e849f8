// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/board_page.h"

#include <optional>
#include <utility>

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "views/board/cue_of.h"
#include "views/common/side_measure.h"
#include "views/panels/panel_boxes.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

namespace views {

/// What is shown, and what all pages show it with beside the parts of `BoardPane`.
struct BoardPage::Showing {
    std::unique_ptr<Screen> screen; ///< null before the first time
    bool isBusy = false;
    std::optional<Motion> asked; ///< meanwhile: once more
    std::optional<Cue> due;      ///< to be heard when what moves has come to where it lies
    int look = 0;
    qreal scale = 1; ///< of what stands beside the board
};

BoardPage::BoardPage(play::Document *document, const Theme &theme, QWidget *parent)
    : Page(document, parent), m_pane(new BoardPane(theme, this)), m_showing(std::make_unique<Showing>())
{
    m_pane->board().installEventFilter(this);
    m_pane->commentary().setScreen([this]() -> const Screen & { return shown(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && isAncestorOf(now))
            now->installEventFilter(this);
    });
    connect(m_pane->board().findChild<BoardTouch *>(), &BoardTouch::pinched, this, [this](bool isApart) {
        if (window()->isFullScreen() != isApart) // as much of the screen as there is, or the window again
            emit wanted(Command::FullScreen);
    });
    connect(m_pane->prompt().takeBackButton(), &QPushButton::clicked, this, [this] { run(Command::Undo); });
    connect(&m_pane->input(), &BoardInputController::changed, this, [this] { refresh(); });
    connect(&m_pane->board(), &BoardView::motionFinished, this, [this] {
        if (const std::optional<Cue> cue = std::exchange(m_showing->due, std::nullopt))
            emit sounded(*cue);
    });
    offerWords();
}

BoardPage::~BoardPage() = default;

const words::Words &BoardPage::words() const { return m_pane->words(); }
QStringList BoardPage::seatNames() const { return m_pane->seatNames(); }

// ---- what is shown

namespace {

constexpr int kMostPasses = 4; ///< what asks again each time it is shown must not stop the program

/// Wherever panels stand on a page, they are in other words or sizes from now on.
void forgetPanels(const QWidget &page)
{
    const QList<PanelBoxes *> all = page.findChildren<PanelBoxes *>();
    for (PanelBoxes *panels : all)
        panels->forget();
}

} // namespace

Screen BoardPage::screen() const
{
    Screen screen = compute();
    for (const record::Drawing &drawing : screen.board.drawings)
        screen.drawn << record::drawingWords(drawing, words());
    screen.commands = commandsShown();
    screen.look = look();
    return screen;
}

const Screen &BoardPage::shown() const { return *m_showing->screen; }
int BoardPage::look() const { return m_showing->look; }

void BoardPage::refresh() { refresh(Motion::None); }

void BoardPage::refresh(Motion motion)
{
    std::optional<Motion> &asked = m_showing->asked;
    if (m_showing->isBusy) {
        asked = motion == Motion::Animate ? motion : asked.value_or(motion);
        return;
    }
    m_showing->isBusy = true;
    asked = motion;
    for (int pass = 0; asked && pass < kMostPasses; ++pass) {
        const Motion how = *std::exchange(asked, std::nullopt);
        dropOvertaken();
        const std::unique_ptr<Screen> before = std::exchange(m_showing->screen, std::make_unique<Screen>(screen()));
        const Screen &now = shown();
        const bool isOther = !before || before->look != now.look;
        if (isOther || before->board != now.board) {
            if (before && before->board.arrangement != now.board.arrangement)
                m_showing->due.reset(); // what it belongs to is overtaken
            m_pane->board().show(now.board, how);
            m_pane->boardShown(now.board);
            if (before && how == Motion::Animate)
                hear(before->board, now.board);
        }
        if (isOther)
            forgetPanels(*this);
        showParts(now, isOther ? nullptr : before.get());
        const bool isOtherStep =
            !before || before->timeline.step != now.timeline.step || before->timeline.way != now.timeline.way;
        m_pane->commentary().setAbout(now.about, !now.prompt.isTold);
        m_pane->commentary().setDrawn(now.drawn, isOtherStep, !now.prompt.isTold);
        m_pane->showPrompt(now.prompt, isOther || before->prompt != now.prompt);
        if (isOther || before->commands != now.commands)
            emit changed();
    }
    m_showing->isBusy = false;
}

/// At once, or with the end of the motion that it belongs to: one that is overtaken is not heard.
void BoardPage::hear(const BoardViewState &before, const BoardViewState &now)
{
    std::optional<Cue> cue = cueOf(before, now);
    m_showing->due.reset();
    if (!cue)
        return;
    cue->isOfOthers = isOthersDoing();
    if (isHeardAtEnd(cue->sound) && m_pane->board().inMotion())
        m_showing->due = cue;
    else
        emit sounded(*cue);
}

void BoardPage::retranslate()
{
    ++m_showing->look;
    refresh();
}

void BoardPage::setTheme(const Theme &theme)
{
    m_pane->board().setTheme(theme);
    retranslate();
}

void BoardPage::setStyle(const PlayStyle &style)
{
    const bool wasExplaining = m_pane->isExplaining();
    m_pane->setStyle(style, isForStudy());
    if (!m_showing->screen)
        return;
    if (m_pane->isExplaining() != wasExplaining)
        retranslate(); // tips of panels, which are remembered, say more or less
    else
        refresh(); // and so does the prompt
}

void BoardPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const qreal scale = sideScale(window()->size());
    if (std::exchange(m_showing->scale, scale) != scale)
        retranslate(); // signs are as large as the words beside them
}

// ---- what it does

void BoardPage::focusBoard() { m_pane->board().setFocus(); }

QString BoardPage::editText(const engine::Message &label) const
{
    return label.id.empty() ? QString() : words().say({"undo." + label.id, label.fields});
}

QString BoardPage::undoText() const { return m_pane->input().canTakeBack() ? QString() : Page::undoText(); }

void BoardPage::offerUndo(const std::function<bool()> &can, const std::function<void()> &run)
{
    offer(
        Command::Undo, [this, can] { return m_pane->input().canTakeBack() || can(); },
        [this, run] {
            if (!m_pane->input().takeBack())
                run();
        });
}

bool BoardPage::takeKey(const QKeyEvent &key)
{
    return m_pane->input().takeKey(key.key(), key.modifiers() & ~Qt::KeypadModifier);
}

void BoardPage::keyPressEvent(QKeyEvent *event)
{
    if (takeKey(*event))
        return;
    const int figure = event->key() - Qt::Key_0;
    if (figure < 0 || figure > 9 || (event->modifiers() & ~Qt::KeypadModifier) != 0)
        Page::keyPressEvent(event);
    else if (m_pane->input().isFree())
        m_pane->commentary().sayNoPiece(figure);
    else
        m_pane->commentary().sayNothingToChoose();
}

/// For who does not see all at once. While the game is covered only that is said.
void BoardPage::offerWords()
{
    const auto unlessCovered = [this](const std::function<void()> &say) {
        return [this, say] { isCovered() ? sayPrompt() : say(); };
    };
    Commentary &commentary = m_pane->commentary();
    offer(Command::SayPrompt, {}, [this] { sayPrompt(); });
    offer(Command::SayStep, {}, unlessCovered([&commentary] { commentary.sayStep(false); }));
    offer(Command::SayNextStep, {}, unlessCovered([&commentary] { commentary.sayStep(true); }));
    offer(Command::SayStanding, {}, unlessCovered([&commentary] { commentary.sayStanding(); }));
    offer(Command::SaySeat, {}, unlessCovered([&commentary] { commentary.saySeat(true); }));
    offer(Command::SayPreviousSeat, {}, unlessCovered([&commentary] { commentary.saySeat(false); }));
    offer(Command::NextChoice, {}, [this] { seekChoice(true); });
    offer(Command::PreviousChoice, {}, [this] { seekChoice(false); });
}

void BoardPage::sayPrompt() { m_pane->commentary().sayPrompt(); }

void BoardPage::seekChoice(bool forward)
{
    BoardView &board = m_pane->board();
    PromptStrip &prompt = m_pane->prompt();
    const bool wasOnOffer = prompt.isOnOffer();
    if (wasOnOffer && prompt.seekOffer(forward))
        return;
    const bool hasOffers = prompt.hasOffers();
    focusBoard();
    const auto here = [&board] { return std::pair(board.cursor(), board.keyboard().piece()); };
    const auto before = here();
    if (!board.hasFocus())
        return;
    if (board.keyboard().seekChoice(forward, wasOnOffer || !hasOffers)) {
        if (here() == before) // the only one: nothing moves that would be read
            m_pane->commentary().sayHere();
        return;
    }
    if (!prompt.seekOffer(forward))
        m_pane->commentary().sayNothingToChoose();
}

namespace {

/// True if a field would take the keys for undoing and has nothing of its own to undo: of what is typed there all is
/// in the document. Fields of a line and figures are at once.
bool leavesUndo(QObject *field, const QKeyEvent &key)
{
    const bool undoes = key.matches(QKeySequence::Undo);
    if (!undoes && !key.matches(QKeySequence::Redo))
        return false;
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(field))
        return !(undoes ? text->document()->isUndoAvailable() : text->document()->isRedoAvailable());
    return qobject_cast<const QLineEdit *>(field) || qobject_cast<const QAbstractSpinBox *>(field);
}

} // namespace

bool BoardPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && leavesUndo(watched, *static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    const bool taken =
        watched == &m_pane->board() && event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent *>(event));
    return taken || Page::eventFilter(watched, event);
}

} // namespace views

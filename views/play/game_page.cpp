// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/board/board_view.h"
#include "views/board/fonts.h"
#include "views/play/cover.h"
#include "views/play/log_model.h"
#include "views/play/prompt_strip.h"
#include "views/play/side_panel.h"

namespace views {

using engine::Action;
using engine::kNobody;
using engine::kNowhere;
using engine::PlaceIndex;
using engine::Seat;

GamePage::GamePage(std::unique_ptr<play::Play> play, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : QWidget(parent), m_play(std::move(play)), m_words(m_play->game(), seatNames()),
      m_director(new Director(*m_play, this)), m_strip(new PromptStrip(this)), m_board(new BoardView(theme, this)),
      m_log(new LogModel(*m_play, this))
{
    m_side = new SidePanel(m_log, this);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(12, 8, 12, 8);
    middle->setSpacing(10);
    middle->addWidget(m_board, 1);
    middle->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addLayout(middle, 1);
    m_cover = new Cover(m_board);

    connectBoard();
    setStyle(style);
    retranslate();
}

GamePage::~GamePage() = default;

void GamePage::connectBoard()
{
    m_board->installEventFilter(this);
    m_board->setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) {
        return mayChoose() && m_draft.canMove(from, static_cast<std::uint8_t>(value), to);
    });
    connect(m_board, &BoardView::placeActivated, this, &GamePage::onPlace);
    connect(m_board, &BoardView::placeDropped, this, &GamePage::onDrop);
    connect(m_board, &BoardView::placeHovered, this, &GamePage::onHover);
    connect(m_board, &BoardView::motionFinished, m_director, &Director::motionFinished);
    connect(m_director, &Director::stepShown, this, &GamePage::showStep);
    connect(m_director, &Director::lineTold, this, [this] {
        const Line *line = m_director->line();
        m_side->light(line ? line->topic : std::string());
        refreshPrompt();
        refreshButtons();
    });
    connect(m_director, &Director::settled, this, &GamePage::onSettled);
    connect(m_strip->mainButton(), &QPushButton::clicked, this, &GamePage::pressMain);
    connect(m_strip->takeBackButton(), &QPushButton::clicked, this, &GamePage::undo);
    connect(m_strip->secondButton(), &QPushButton::clicked, this, [this] {
        onPlace(m_draft.givingUpPlace(), 0);
        focusBoard();
    });
    connect(m_cover, &Cover::uncovered, this, [this] {
        m_uncovered = m_play->humanToAct();
        focusBoard();
        refreshBoard(false);
        refreshPrompt();
        refreshButtons();
    });
}

QStringList GamePage::seatNames() const
{
    QStringList names;
    const words::Words own(m_play->game());
    for (const record::SeatEntry &seat : m_play->record().seats) {
        const QString name = seat.name.in(QLocale().name().left(2));
        names << (name.isEmpty() || name == seat.seat ? own.seat(seat.seat.toStdString()) : name);
    }
    return names;
}

QStringList GamePage::seatIds() const
{
    QStringList ids;
    for (const record::SeatEntry &seat : m_play->record().seats)
        ids << seat.seat;
    return ids;
}

void GamePage::start()
{
    m_finished = m_play->isOver(); // a game that was over when it was opened does not end anew
    m_director->start();
}

void GamePage::focusBoard()
{
    if (!isCovered())
        m_board->setFocus();
}

void GamePage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    retranslate();
}

void GamePage::setStyle(const PlayStyle &style)
{
    m_director->setPace(style.pace);
    m_board->setMotionSpeed(style.motion ? style.pace : 0);
    m_board->setCountingHelp(style.countingHelp);
}

void GamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GamePage::retranslate()
{
    m_words = words::Words(m_play->game(), seatNames());
    QList<QPixmap> signs;
    for (Seat seat = 0; seat < m_play->seatCount(); ++seat)
        signs << seatSign(seat, 18);
    m_log->setWords(m_words, signs);
    m_side->setLogHeading(tr("What happened"));
    m_board->setAccessibleName(tr("Board"));
    refreshBoard(false);
    refreshPanels();
    refreshPrompt();
    refreshButtons();
    updateCover();
}

QPixmap GamePage::seatSign(Seat seat, qreal size)
{
    if (seat >= seatIds().size())
        return {};
    return m_board->artwork().pixmap(QStringLiteral("counter-") + seatIds()[seat], {size, size}, devicePixelRatioF());
}

// ---- what is shown

void GamePage::showStep(int step, bool animated)
{
    m_settled = false;
    m_draft = play::Draft();
    m_remark.clear();
    m_log->showTo(step);
    updateCover();
    refreshBoard(animated);
    refreshPanels();
    refreshPrompt();
    refreshButtons();
    emit changed();
    if (!m_board->inMotion())
        m_director->motionFinished();
}

void GamePage::onSettled()
{
    m_settled = true;
    const Seat seat = m_play->humanToAct();
    updateCover();
    if (seat != kNobody)
        m_draft = play::Draft(m_play->position(), seat);
    refreshBoard(false);
    refreshPrompt();
    refreshButtons();
    emit changed();
    if (m_play->position().isOver() && !m_finished) {
        m_finished = true;
        emit finished();
    }
}

Seat GamePage::revealedSeat() const
{
    const Seat only = m_play->onlyHuman();
    return only != kNobody ? only : m_uncovered;
}

void GamePage::refreshBoard(bool animated)
{
    const int step = m_director->shownStep();
    const engine::Position &position = m_play->positionAt(step);
    Shown shown{position, m_draft.applied(position.arrangement()), {}, {}, {}, {}, revealedSeat(), seatNames()};
    if (mayChoose()) {
        shown.choosable = m_draft.choosable();
        for (const engine::Touch &touch : m_draft.touches()) {
            if (const std::optional<engine::Promise> promise = position.promise(touch.to, touch.value))
                shown.promises.push_back({touch.to, promise->brief, false});
        }
        if (const auto picked = m_draft.picked())
            shown.picked = Picked{picked->first, picked->second};
        if (m_draft.actionAt(m_pointed))
            shown.selected = m_pointed;
        if (!m_draft.touches().empty() && m_draft.touches().front().choice != kNowhere)
            shown.selected = m_draft.touches().front().choice;
    }
    if (step > 0) {
        for (const engine::Touch &touch : m_play->positionAt(step - 1).touches(m_play->step(step).action)) {
            if (touch.choice != kNowhere)
                shown.last.push_back(touch.choice);
        }
    }
    m_board->show(shown, animated ? Motion::Animate : Motion::None);
}

void GamePage::refreshPanels()
{
    const engine::Position &position = m_play->positionAt(m_director->shownStep());
    m_side->showPanels(position.panels(), PanelContext{m_words, m_board->artwork(), seatIds()});
}

void GamePage::refreshPrompt()
{
    const engine::Position &full = m_play->positionAt(m_director->shownStep());
    const Seat seat = m_settled ? m_play->humanToAct() : kNobody;
    const engine::Position &position = seat == kNobody ? full : full.seenBy(seat);
    m_strip->setMoment(m_words.say(full.moment()));

    if (const Line *line = m_director->line()) {
        m_strip->setPrompt(seatSign(line->seat, 30), m_words.say(line->message), {});
        return;
    }
    if (promptTellsStep() || promptTellsEnd())
        return;
    const std::vector<engine::Message> prompt = position.prompt();
    QStringList more;
    for (std::size_t i = 1; i < prompt.size(); ++i)
        more << m_words.say(prompt[i]);
    if (!m_remark.isEmpty()) {
        more = QStringList{m_remark};
    } else if (const std::optional<Action> action = pendingAction()) {
        QStringList changes;
        for (const engine::Message &consequence : position.consequences(*action))
            changes << m_words.say(consequence);
        if (!changes.isEmpty())
            more << QLatin1Char('(') + tr("scored now: %1").arg(changes.join(QStringLiteral(", "))) + QLatin1Char(')');
    } else if (const auto picked = m_draft.picked(); picked && m_pointed != kNowhere) {
        if (const std::optional<engine::Promise> promise = position.promise(m_pointed, picked->second))
            more = QStringList{m_words.say(promise->full)};
    } else if (!m_draft.touches().empty()) {
        const engine::Touch &touch = m_draft.touches().back();
        if (const std::optional<engine::Promise> promise = position.promise(touch.to, touch.value))
            more = QStringList{m_words.say(promise->full)};
    }
    const Seat actor = full.game().seatOf(prompt.front().text("seat"), full.seatCount());
    m_strip->setPrompt(seatSign(actor, 30), m_words.say(prompt.front()), more.join(QStringLiteral(" ")));
}

/// While a step is being shown, what was done; what is to be done next has its turn when all is told.
bool GamePage::promptTellsStep()
{
    const int step = m_director->shownStep();
    if (!m_director->isTelling() || step == 0)
        return false;
    const std::vector<Line> lines = narrate(*m_play, step);
    if (lines.empty())
        return false;
    m_strip->setPrompt(seatSign(lines.front().seat, 30), m_words.say(lines.front().message), {});
    return true;
}

/// An end that no rule brought about is known to the record only.
bool GamePage::promptTellsEnd()
{
    if (!m_play->isOver() || m_play->position().isOver() || m_director->shownStep() != m_play->stepCount())
        return false;
    const engine::Result result = *m_play->result();
    QStringList winners;
    for (const Seat seat : result.winners)
        winners << seatNames()[seat];
    m_strip->setPrompt(seatSign(result.winners.front(), 30),
                       tr("The game is over: %1").arg(winners.join(QStringLiteral(", "))),
                       m_words.text("reason." + result.reason));
    return true;
}

void GamePage::refreshButtons()
{
    QPushButton *main = m_strip->mainButton();
    if (m_director->isTelling())
        PromptStrip::setButton(main, tr("Skip"));
    else if (m_play->isOver())
        PromptStrip::setButton(main, tr("Play again"));
    else if (const std::optional<Action> action = pendingAction(); action && mayChoose())
        PromptStrip::setButton(main, m_words.say({"label." + m_play->position().label(*action).id,
                                                  m_play->position().label(*action).fields}));
    else
        PromptStrip::setButton(main, {});
    const bool mayGiveUp = mayChoose() && m_draft.givingUpPlace() != kNowhere && m_draft.touches().empty();
    PromptStrip::setButton(m_strip->secondButton(), mayGiveUp ? m_words.text("board.give-up") : QString());
    PromptStrip::setButton(m_strip->takeBackButton(), canUndo() ? tr("Undo") : QString());
}

void GamePage::updateCover()
{
    if (m_play->humanCount() < 2)
        return;
    const bool present = m_director->shownStep() == m_play->stepCount() && !m_director->isShowingAgain();
    const Seat seat = present && m_settled ? m_play->humanToAct() : kNobody;
    const bool secret = seat != kNobody && m_play->position().choosesInSecret(seat);
    if (!secret && m_settled)
        m_uncovered = kNobody;
    if (!secret || seat == m_uncovered) {
        m_cover->hide();
        return;
    }
    m_uncovered = kNobody;
    const QString name = seatNames()[seat];
    m_cover->cover(seatSign(seat, 72), tr("%1 chooses in secret").arg(name),
                   tr("Nobody else should look at the screen now."), tr("I am %1: show my hand").arg(name));
}

bool GamePage::isCovered() const { return m_cover->isVisibleTo(this); }

bool GamePage::mayChoose() const
{
    return m_settled && !isCovered() && m_play->humanToAct() != kNobody && !m_director->isTelling();
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool rail = width() < 1200;
    m_side->setRail(rail, width() >= 1900 ? 400 : width() >= 1500 ? 330 : 280);
}

// ---- what the menu does

bool GamePage::canUndo() const { return !m_director->isTelling() && m_play->canUndo(); }
bool GamePage::canRedo() const { return !m_director->isTelling() && m_play->canRedo(); }

void GamePage::undo()
{
    if (!canUndo())
        return;
    m_finished = false;
    m_play->undo();
    focusBoard();
}

void GamePage::redo()
{
    if (canRedo())
        m_play->redo();
}

bool GamePage::canShowLastTurn() const { return m_play->stepCount() > 0 && !m_director->isTelling() && !isCovered(); }

void GamePage::showLastTurn()
{
    if (!canShowLastTurn())
        return;
    // From the last time that something secret came to light: there the present or the last whole turn began.
    int from = m_play->stepCount();
    while (from > 1
           && !(m_play->positionAt(from - 1).reveals(m_play->step(from).action) && m_play->step(from).facts.size() > 1))
        --from;
    m_draft = play::Draft();
    m_settled = false;
    m_director->showAgain(from);
}

void GamePage::skip() { m_director->skip(); }

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include "model/replay/seat_names.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/visibility.h"
#include "views/common/fonts.h"
#include "views/handbook/help_request.h"
#include "views/play/board_input_controller.h"
#include "views/play/clock_row.h"
#include "views/play/hand_over_overlay.h"
#include "views/play/hint_row.h"
#include "views/play/log_model.h"
#include "views/play/peek_overlay.h"
#include "views/play/prompt_strip.h"
#include "views/play/side_panel.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

GamePage::GamePage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : Page(parent), m_document(document), m_play(document.play()), m_clock(&document.clock()),
      m_strip(new PromptStrip(this)), m_hintRow(new HintRow(this)), m_middle(new QHBoxLayout),
      m_board(new BoardView(theme, this)),
      m_input(new BoardInputController(*m_board, m_words, m_strip->mainButton(), this)),
      m_log(new LogModel(m_play.timeline(), this)), m_clockRow(new ClockRow(*m_clock, this)),
      m_timeline(new TimelineStrip(m_board)), m_under(new QVBoxLayout), m_adviser(new play::Adviser(this))
{
    m_side = new SidePanel(m_log, this);
    m_middle->setContentsMargins(12, 8, 12, 8);
    m_middle->setSpacing(10);
    m_middle->addWidget(m_board, 1);
    m_middle->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_clockRow);
    layout->addLayout(m_middle, 1);
    layout->addLayout(m_under);
    m_under->setContentsMargins(12, 0, 12, 8);
    m_handOver =
        new HandOverOverlay(m_board); // after the panels, some of which stand over the board: it hides those too
    m_peek = new PeekOverlay(m_board);
    m_pause = new HandOverOverlay(m_board);
    m_pause->setObjectName(QStringLiteral("pause"));

    connectGame();
    m_playback = new PlaybackController(m_play, m_words, this);
    connectBoard();
    connectSecrets();
    connectTimeline();
    connectHint();
    offerCommands();
    setStyle(style);
    retranslate();
    offerHelp(this, qPrintable(Handbook::rulesPageOf(m_play.game())));
}

GamePage::~GamePage()
{
    hide(); // what is held is let go while all is there
    // While the children go, focus moves: nobody is left to hear of it.
    disconnect(qApp, nullptr, this, nullptr);
    disconnect(m_peek, nullptr, this, nullptr);
    disconnect(m_side, nullptr, this, nullptr);
}

void GamePage::offerCommands()
{
    const auto mayPause = [this] { return !m_play.isOver() || isPaused(); };
    offer(Command::Rematch, [this] { return m_play.isOver(); });
    offer(
        Command::Hint, [this] { return canHint(); }, [this] { hint(); });
    offer(Command::Players, {});
    offer(
        Command::Pause, mayPause, [this] { setPaused(!isPaused()); }, [this] { return isPaused(); });
    // Without a question: it can be undone.
    offer(
        Command::Resign, [this] { return whoMayResign() != kNobody; }, [this] { m_play.resign(whoMayResign()); });
    offer(Command::AgreeDraw, [this] { return canAgreeDraw(); });
    offer(
        Command::Undo, [this] { return canUndo(); }, [this] { undo(); });
    offer(
        Command::Redo, [this] { return canRedo(); }, [this] { redo(); });
    offer(Command::Review, {});
    offer(Command::EditPosition, [this] { return positionToEdit().has_value(); });
    offer(
        Command::ShowLastTurn, [this] { return canShowLastTurn(); }, [this] { showLastTurn(); });
    offer(Command::Skip, {}, [this] { skip(); });
}

QString GamePage::undoText() const { return editText(m_words, m_play.undoLabel()); }
QString GamePage::redoText() const { return editText(m_words, m_play.redoLabel()); }

void GamePage::connectBoard()
{
    m_board->installEventFilter(this);
    m_input->setIsFree([this] { return mayChoose(); });
    connect(m_input, &BoardInputController::chosen, this, &GamePage::perform);
    connect(m_input, &BoardInputController::changed, this, &GamePage::refreshChoice);
    connect(m_board, &BoardView::placeActivated, this, &GamePage::onPlace);
    connect(m_board, &BoardView::motionFinished, m_playback, &PlaybackController::motionFinished);
    connect(m_board, &BoardView::panelsRoomChanged, this, &GamePage::placePanels);
    connect(m_playback, &PlaybackController::stepShown, this, &GamePage::showStep);
    connect(m_playback, &PlaybackController::lineTold, this, &GamePage::showLine);
    connect(m_playback, &PlaybackController::settled, this, &GamePage::onSettled);
    connect(m_strip->mainButton(), &QPushButton::clicked, this, &GamePage::pressMain);
    connect(m_strip->takeBackButton(), &QPushButton::clicked, this, &GamePage::undo);
    connect(m_strip->hintButton(), &QPushButton::clicked, this, &GamePage::hint);
    connect(m_strip, &PromptStrip::offerChosen, this, &GamePage::takeOffer);
    connect(m_handOver, &HandOverOverlay::uncovered, this, [this] {
        m_uncovered = m_play.humanToAct();
        updateViewer();
        resume();
    });
}

void GamePage::connectSecrets()
{
    connect(m_side, &SidePanel::lookWanted, this, &GamePage::openLook);
    connect(m_peek, &PeekOverlay::held, this, &GamePage::onLookHeld);
    connect(m_peek, &PeekOverlay::closed, this, &GamePage::resume);
    // A key that was held does not reach this page any more.
    connect(qApp, &QApplication::focusChanged, this, [this] { holdKey(false); });
}

QStringList GamePage::seatIds() const
{
    QStringList ids;
    for (const record::SeatEntry &seat : m_play.record().seats)
        ids << seat.seat;
    return ids;
}

void GamePage::start()
{
    m_finished = m_play.isOver(); // a game that was over when it was opened does not end anew
    m_playback->start();
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
    m_playback->setPace(style.pace);
    m_board->setMotionSpeed(style.motion ? style.pace : 0);
    m_board->setCountingHelp(style.countingHelp);
    m_board->setExplaining(style.explainPlaces);
}

void GamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit changed(); // the window says names and actions, and heard of the language first
    }
    QWidget::changeEvent(event);
}

void GamePage::retranslate()
{
    m_seatNames = replay::seatNames(m_play.record());
    m_words = words::Words(m_play.game(), m_seatNames);
    m_peek->hide();
    QList<QPixmap> signs;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat)
        signs << seatSign(seat, 18);
    m_log->setWords(m_words, signs);
    m_timeline->setWords(m_words, signs, [this](int step) {
        return replay::stepText(m_play.timeline(), m_words, step, revealedSeat());
    });
    m_timeline->setTheme(m_board->artwork().theme());
    m_clockRow->setSeats({signs.begin(), signs.end()}, m_seatNames);
    m_side->setLogHeading(tr("What happened"));
    m_board->setAccessibleName(tr("Board"));
    updateCover();
    coverPause();
    refreshPanels();
    refreshChoice();
    sayHint();
}

/// Board, prompt and buttons: what changes while a choice is being made.
void GamePage::refreshChoice()
{
    refreshBoard(false);
    refreshPrompt();
    refreshButtons();
}

QPixmap GamePage::seatSign(Seat seat, qreal size)
{
    if (seat >= m_play.seatCount())
        return {};
    Artwork &artwork = m_board->artwork();
    const QString id = views::seatSign(artwork, m_play.game(), seat, m_play.seatCount());
    return artwork.pixmap(id, artwork.bounds(id).size().scaled(size, size, Qt::KeepAspectRatio), devicePixelRatioF());
}

/// Who plays each seat, in a word; nothing where only persons play.
QStringList GamePage::roles() const
{
    if (m_play.humanCount() == m_play.seatCount())
        return {};
    QStringList levels;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        if (!m_play.isHuman(seat))
            levels << m_play.record().seats[seat].player;
    }
    const bool differ = QSet<QString>(levels.begin(), levels.end()).size() > 1;
    QStringList roles;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        if (m_play.isHuman(seat))
            roles << (m_play.onlyHuman() == seat ? tr("you") : tr("person"));
        else if (differ)
            roles << m_words.text("level." + m_play.record().seats[seat].player.toStdString());
        else
            roles << tr("computer");
    }
    return roles;
}

PanelContext GamePage::panelContext()
{
    PanelContext context{&m_words, &m_board->artwork(), seatIds(), {}, m_play.humanCount() > 1};
    context.isOpen = m_play.positionAt(m_playback->shownStep()).isOver();
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat)
        context.seatSigns << views::seatSign(m_board->artwork(), m_play.game(), seat, m_play.seatCount());
    return context;
}

// ---- whose eyes are on the screen

Seat GamePage::revealedSeat() const
{
    const Seat only = m_play.onlyHuman();
    return only != kNobody ? only : m_uncovered;
}

void GamePage::updateViewer()
{
    m_log->setViewer(revealedSeat());
    m_input->setViewer(revealedSeat());
}

void GamePage::updateCover()
{
    if (m_play.humanCount() > 1)
        coverSecrets();
    updateViewer();
}

/// Covers the board while the next of several people at the screen has yet to say that nobody else looks at it.
void GamePage::coverSecrets()
{
    const bool present = m_playback->shownStep() == m_play.stepCount() && !m_playback->isShowingAgain();
    const Seat seat = present && m_settled ? m_play.humanToAct() : kNobody;
    const bool secret = seat != kNobody && m_play.position().choosesInSecret(seat);
    if (!secret && m_settled)
        m_uncovered = kNobody;
    if (!secret || seat == m_uncovered) {
        m_handOver->hide();
        return;
    }
    m_uncovered = kNobody;
    const bool appears = !m_handOver->isVisibleTo(this);
    const QString name = m_seatNames[seat];
    m_handOver->cover(seatSign(seat, 72), tr("%1 chooses in secret").arg(name), whoMayLook(seat),
                      tr("I am %1: show it").arg(name));
    if (appears)
        m_peek->hide(); // the screen is the next person's now
}

/// A secret may be that of several seats: they look together.
QString GamePage::whoMayLook(Seat chooser) const
{
    const engine::Position &position = m_play.position();
    const std::vector<engine::Caption> captions = position.captions();
    QStringList others;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        const bool shares = std::any_of(captions.begin(), captions.end(), [&](const engine::Caption &caption) {
            return engine::isFor(caption.message, position, seat) && !engine::isFor(caption.message, position, kNobody);
        });
        if (shares && seat != chooser && m_play.isHuman(seat))
            others << m_seatNames[seat];
    }
    return others.isEmpty() ? tr("Nobody else should look at the screen now.")
                            : tr("%1 may look too. Nobody else should look at the screen now.")
                                  .arg(others.join(QStringLiteral(", ")));
}

/// The board is free again.
void GamePage::resume()
{
    focusBoard();
    refreshChoice();
    runClock();
}

bool GamePage::isCovered() const
{
    return m_handOver->isVisibleTo(this) || m_peek->isVisibleTo(this) || m_pause->isVisibleTo(this);
}

bool GamePage::mayChoose() const
{
    return m_settled && !isCovered() && !isPaused() && m_play.humanToAct() != kNobody && !m_playback->isTelling();
}

/// Whose secrets the panel holds: the only person's; of several people at the screen who is to act, or did so last.
Seat GamePage::secretsSeat() const
{
    if (const Seat only = m_play.onlyHuman(); only != kNobody)
        return only;
    Seat seat = m_play.humanToAct();
    for (int step = m_play.stepCount(); seat == kNobody && step > 0; --step) {
        const Seat actor = m_play.step(step).action.actor();
        if (actor < m_play.seatCount() && m_play.isHuman(actor))
            seat = actor;
    }
    return seat;
}

/// The panels as that seat sees them, where they hold secrets; the others tell everybody the same.
std::vector<engine::Panel> GamePage::panelsFor(Seat seat) const
{
    std::vector<engine::Panel> panels = panelsSeenBy(shownPosition(), seat);
    for (engine::Panel &panel : panels) { // points come row by row, as they are told
        bool isWhole = true;
        for (engine::PanelRow &row : panel.rows) {
            const bool isTold = !m_playback->isToBeTold(row.id);
            isWhole = isWhole && isTold;
            if (!isTold || (!isWhole && row.id == engine::kTotalRow))
                row.points.clear();
        }
    }
    return panels;
}

/// One of several people wants to look at what only this seat may see.
void GamePage::openLook()
{
    std::vector<std::pair<Seat, QString>> people;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        if (m_play.isHuman(seat))
            people.emplace_back(seat, m_seatNames[seat]);
    }
    const std::vector<engine::Panel> panels = panelsFor(people.front().first);
    const engine::Panel *secrets = engine::secretsOf(panels);
    if (!secrets)
        return;
    const Seat acting = m_play.humanToAct();
    m_peek->open(m_words.text("panel." + secrets->id), people, acting != kNobody ? acting : people.front().first);
    refreshChoice();
    runClock();
}

void GamePage::onLookHeld(Seat seat, bool on)
{
    const std::vector<engine::Panel> panels = panelsFor(seat);
    const engine::Panel *secrets = on ? engine::secretsOf(panels) : nullptr;
    m_peek->show(secrets ? *secrets : engine::Panel(), panelContext());
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanels();
}

/// The boxes go where the board leaves room for them when it has all the width, else beside it.
void GamePage::placePanels()
{
    if (m_placing)
        return;
    m_placing = true;
    const bool rail = width() < 1200;
    const int panelWidth = width() >= 1900 ? 400 : width() >= 1500 ? 330 : 280;
    const int beside = rail ? kRailWidth : panelWidth;
    const bool onBoard = m_board->wouldLeavePanelsRoom(m_middle->contentsRect().size(), beside);
    m_board->setPanelsWidth(onBoard ? beside : 0);
    if (onBoard)
        m_side->hide();
    else
        m_side->setRail(rail, panelWidth);
    placeOverBoard();
    layout()->activate();
    if (onBoard)
        m_side->setRoom(m_board->panelsRoom().translated(m_board->pos()));
    m_placing = false;
}

/// What lies over parts of the board follows it.
void GamePage::placeOverBoard()
{
    placeTimeline();
    placeHint();
}

// ---- what the menu does

bool GamePage::canUndo() const { return (!m_playback->isTelling() || isPaused()) && m_play.canUndo(); }
bool GamePage::canRedo() const { return (!m_playback->isTelling() || isPaused()) && m_play.canRedo(); }

void GamePage::undo()
{
    if (canUndo())
        takeBack([this] { m_play.undo(); });
}

void GamePage::takeBack(const std::function<void()> &back)
{
    m_input->dropWay();
    m_clock->note();
    m_playback->hold(PlaybackController::Pause, true);
    back();
    // Computers among themselves would do at once what was just taken back.
    if (m_play.humanCount() == 0 && !m_play.isOver())
        setPaused(true);
    else
        m_playback->hold(PlaybackController::Pause, isPaused());
    focusBoard();
}

void GamePage::redo()
{
    if (!canRedo())
        return;
    m_clock->note();
    m_play.redo();
}

bool GamePage::canShowLastTurn() const
{
    return m_play.stepCount() > 0 && !m_playback->isTelling() && !m_playback->isLookingBack() && !isCovered();
}

/// The step with which the last turn began: a seat's first action in the moment of the last action of a seat; of a
/// person alone at the screen no later than what followed on the person's own last action.
int GamePage::lastTurn() const
{
    const auto isSeats = [this](int step) { return m_play.step(step).action.actor() < m_play.seatCount(); };
    int last = m_play.stepCount();
    while (last > 1 && !isSeats(last))
        --last;
    const engine::Message heading = m_play.positionAt(last - 1).heading();
    int from = last;
    for (int step = last; step > 0 && m_play.positionAt(step - 1).heading() == heading; --step) {
        if (isSeats(step))
            from = step;
    }
    const Seat only = m_play.onlyHuman();
    int own = m_play.stepCount();
    while (own > 0 && m_play.step(own).action.actor() != only)
        --own;
    return own > 0 ? std::min(from, own + 1) : from;
}

void GamePage::showLastTurn()
{
    if (!canShowLastTurn())
        return;
    m_input->rest();
    m_settled = false;
    m_playback->showAgain(lastTurn());
    runClock();
}

void GamePage::skip()
{
    m_input->dropWay();
    m_board->skipMotion();
    m_playback->skip();
}

} // namespace views

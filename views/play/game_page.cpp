// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_page.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "model/play/same_deal.h"
#include "views/board/board_plan.h"
#include "views/board/seat_roles.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/common/message_box.h"
#include "views/common/remembered.h"
#include "views/handbook/help_request.h"
#include "views/play/clock_row.h"
#include "views/play/digest.h"
#include "views/play/ending.h"
#include "views/play/game_panels.h"
#include "views/play/game_prompt.h"
#include "views/play/hints.h"
#include "views/play/history.h"
#include "views/play/moments.h"
#include "views/play/pause.h"
#include "views/play/playback_controller.h"
#include "views/play/secrecy.h"
#include "views/play/tutor.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

namespace {

constexpr QSize kLeastWithHands(880, 500); // the board gives way before the hands below it
constexpr int kAround = 8;                 // of what comes into sight

/// True for an action of a person at this screen.
bool isOfPerson(const play::Play &play, int step)
{
    const engine::Seat actor = step > 0 ? play.step(step).action.actor() : kNobody;
    return actor < play.seatCount() && play.isHuman(actor);
}

/// Where the page is scrolled, what may be chosen comes into sight by itself.
void bringIntoSight(const BoardView &board)
{
    QRect all;
    for (const engine::PlaceIndex place : board.boardScene().shown()->choosable)
        all |= board.placeRect(place);
    for (QWidget *holder = board.parentWidget(); holder && !all.isEmpty(); holder = holder->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(holder);
        if (!area)
            continue;
        const QPoint middle = board.viewport()->mapTo(area->widget(), all.center());
        area->ensureVisible(middle.x(), middle.y(), all.width() / 2 + kAround, all.height() / 2 + kAround);
    }
}

/// The board in the moment that is to be seen, without what is being chosen.
BoardViewState boardAt(const PlaybackController &playback, const play::Play &play, const words::Words &words,
                       Seat revealed)
{
    const Moment &moment = playback.moment();
    BoardViewState shown = shownAt(play.timeline(), moment.step, revealed);
    if (moment.stage) {
        shown.position = *moment.stage;
        shown.arrangement = moment.stage->arrangement();
    }
    shown.scored = scoredAt(play.timeline(), moment.step, moment.fact);
    shown.roles = rolesOf(play.record(), words, true);
    shown.uncovered = secretPlaces(panelsSeenBy(shown.position, revealed));
    for (engine::Caption &hidden : shown.uncovered)
        hidden.sign.clear(); // who may know it hears it; it is seen while it is asked for
    // While a step is told it is its own seat's, not yet the next one's.
    const Seat actor = moment.step > 0 ? play.step(moment.step).action.actor() : kNobody;
    if (playback.isPlayingBack() && actor < play.seatCount())
        shown.acting = engine::seatBit(actor);
    if (!playback.isLookingBack())
        addTurn(shown, play.timeline(), words, moment.step, revealed);
    return shown;
}

/// True if a computer player has done something since that step.
bool hasWaited(const play::Play &play, int step)
{
    while (++step <= play.stepCount()) {
        const Seat actor = play.step(step).action.actor();
        if (actor < play.seatCount() && !play.isHuman(actor))
            return true;
    }
    return false;
}

/// True if somebody at the screen has won, or any computer player where all are; and nobody where all have.
bool isWonHere(const play::Play &play)
{
    const std::vector<Seat> winners = play.result()->winners;
    if (winners.size() > 1 && static_cast<int>(winners.size()) == play.seatCount())
        return false;
    const auto counts = [&play](Seat seat) { // a rival is no seat
        return seat < play.seatCount() && (play.isHuman(seat) || play.humanCount() == 0);
    };
    return std::any_of(winners.begin(), winners.end(), counts);
}

/// True if the game was scored after that step: something happened that a row of a table of points is about.
bool hasScored(const replay::Timeline &timeline, int after)
{
    for (int step = after + 1; step <= timeline.stepCount(); ++step) {
        const std::vector<engine::Message> &facts = timeline.step(step).facts;
        const auto hasTopic = [](const engine::Message &fact) { return !fact.text("for").empty(); };
        if (std::none_of(facts.begin(), facts.end(), hasTopic))
            continue;
        for (const engine::Panel &panel : timeline.position(step - 1).panels()) {
            const auto isTold = [&facts](const engine::PanelRow &row) {
                return std::any_of(facts.begin(), facts.end(),
                                   [&row](const engine::Message &fact) { return fact.text("for") == row.id; });
            };
            if (panel.form == engine::PanelForm::Points && std::any_of(panel.rows.begin(), panel.rows.end(), isTold))
                return true;
        }
    }
    return false;
}

/// Asked only where it cannot be undone.
bool isResigningMeant(const play::Play &play, QWidget *page)
{
    return !play.isRated()
           || MessageBox::ask(page, GamePage::tr("Resign?"),
                              GamePage::tr("The game is rated: it counts as lost, and this stands."),
                              MessageBox::Yes | MessageBox::No, MessageBox::No)
                  == MessageBox::Yes;
}

} // namespace

/// Board and panels, by what they follow from beside what is being chosen.
struct GamePage::Memory {
    struct Basis {
        Moment moment;
        Seat revealed;
        bool isPlayingBack, isLookingBack;
        int look;
        std::size_t edits;

        friend bool operator==(const Basis &, const Basis &) = default;
    };
    Remembered<Basis, BoardViewState> board;
    Remembered<Basis, Panels> panels;
    int settledStep = 0; ///< the last one when the page settled last
};

GamePage::GamePage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : BoardPage(&document, theme, parent), m_play(document.play()), m_clock(document.clock()),
      m_playback(new PlaybackController(m_play, words(), this)), m_clockRow(new ClockRow(m_clock, this)),
      m_memory(std::make_unique<Memory>())
{
    auto *layout = new QVBoxLayout(this);
    auto *middle = new QHBoxLayout;
    auto *under = new QVBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&pane().prompt());
    layout->addWidget(m_clockRow);
    layout->addLayout(middle, 1);
    layout->addLayout(under);
    middle->setContentsMargins(12, 8, 12, 8);
    middle->setSpacing(10);
    middle->addLayout(pane().column(), 1);
    under->setContentsMargins(12, 0, 12, 8);
    if (BoardPlan::of(m_play.position()).hasHands())
        setMinimumSize(scaledPixels(kLeastWithHands.width()), scaledPixels(kLeastWithHands.height()));

    pane().setPlayers(m_play.record());
    // Tab goes from the board to the timeline, and then to the panels.
    auto *timeline = new TimelineStrip(&pane().board());
    m_panels = new GamePanels(m_play, *m_playback, pane(), *middle, this);
    // After the panels, some of which stand over the board: it hides those too.
    m_secrecy = new Secrecy(m_play, *m_playback, pane(), *m_panels, *under, this);
    m_pause = new Pause(document, *m_playback, pane(), this);
    m_history = new History(document, *m_playback, *m_pause, pane(), *timeline, *under);
    const auto mayAsk = [this] { return mayChoose() && !m_playback->isLookingBack(); };
    m_hints = new Hints(m_play, *m_secrecy, pane(), mayAsk, this);
    const auto isPresent = [this] { return isAtChoice() && !m_playback->isLookingBack(); };
    m_tutor = new Tutor(m_play, pane(), *m_hints, isPresent, this);
    m_prompt = std::make_unique<GamePrompt>(
        GamePrompt::Parts{document, pane(), *m_playback, *m_secrecy, *m_pause, *m_history, *m_hints, *m_tutor});
    m_digest = std::make_unique<Digest>(m_play, words(), [this](const QString &said, bool isForAll) {
        if (isForAll || m_secrecy->revealedSeat() != kNobody) // whom it concerns may not be the one who looks by now
            pane().commentary().report(said, isForAll);
    });
    connectParts();
    connectPrompt();
    offerCommands();
    setStyle(style);
    retranslate();
    offerHelp(this, qPrintable(Handbook::rulesPageOf(m_play.game())));
}

GamePage::~GamePage()
{
    hide(); // what is held is let go while all is there
    forgetSecrets(*this);
}

void GamePage::connectParts()
{
    connect(&m_play, &play::Play::changed, this, &GamePage::onChanged); // the playback has the steps by now
    connect(m_playback, &PlaybackController::momentShown, this, &GamePage::onMomentShown);
    connect(m_playback, &PlaybackController::settled, this, &GamePage::onSettled);
    connect(&pane().board(), &BoardView::motionFinished, m_playback, &PlaybackController::motionFinished);
    connect(m_panels, &GamePanels::stepChosen, m_history, &History::lookAt);
    connect(m_panels, &GamePanels::announced, this, [this](const QString &said) { pane().commentary().report(said); });
    connect(m_panels, &GamePanels::told, this,
            [this](int step, const replay::Sentence &line) { m_digest->add(step, line); });
    connect(m_panels, &GamePanels::placing, this, &GamePage::placeOverBoard);
    connect(m_secrecy, &Secrecy::uncovered, this, &GamePage::resume);
    connect(m_secrecy, &Secrecy::peeking, this, [this] { refresh(); });
    connect(m_pause, &Pause::changed, this, &GamePage::resume);
    connect(m_history, &History::tookBack, this, [this](const engine::Message &label) {
        pane().commentary().reportTakenBack(editText(label));
        focusBoard();
    });
    connect(m_hints, &Hints::closed, this, [this] {
        focusBoard(); // before its buttons are hidden: the keyboard would go to what stands next to them
        refresh();
    });
    connect(m_hints, &Hints::changed, this, [this] { refresh(); });
    connect(m_tutor, &Tutor::warned, this, [this] { refresh(); });
    connect(m_tutor, &Tutor::passed, &pane().input(), &BoardInputController::perform);
    connect(m_tutor, &Tutor::takenBack, this, [this](engine::Action action) {
        focusBoard(); // before the button is hidden
        onSettled();  // the input begins anew; what was put together of several parts is there again
        pane().input().arrange(action);
    });
}

void GamePage::connectPrompt()
{
    BoardInputController &input = pane().input();
    input.setIsFree([this] { return mayChoose(); });
    connect(&input, &BoardInputController::chosen, this, [this](engine::Action action) {
        if (!m_play.act(action))
            m_playback->resume(); // cannot happen with one of the legal actions; the game is as it was
    });
    connect(&input, &BoardInputController::ignored, this, &GamePage::clickedBusy);
    PromptStrip &prompt = pane().prompt();
    connect(prompt.mainButton(), &QPushButton::clicked, this, &GamePage::pressMain);
    connect(prompt.hintButton(), &QPushButton::clicked, this, [this] {
        if (!m_tutor->isWarning()) {
            m_hints->ask();
            return;
        }
        focusBoard(); // before the button is hidden
        m_tutor->playAnyway();
    });
    connect(&pane(), &BoardPane::pageOfferChosen, m_history, &History::goBackHere);
    connect(&prompt, &PromptStrip::offerChosen, this, &GamePage::focusBoard);
}

void GamePage::offerCommands()
{
    offer(Command::Rematch, [this] { return isEndTold(); });
    offer(Command::OtherSide, [this] { return isEndTold() && play::hasOtherSide(m_play); });
    offer(
        Command::Hint, [this] { return m_hints->canAsk(); }, [this] { m_hints->ask(); });
    explain(Command::Hint, [this] {
        if (m_play.isRated() && !m_play.isOver())
            pane().input().refuse(tr("There are no hints: the game is rated."));
    });
    offer(Command::Players, [this] { return !m_play.isRated(); });
    offer(
        Command::Pause, [this] { return !m_play.isOver() || m_pause->isOn(); },
        [this] { m_pause->set(!m_pause->isOn()); }, [this] { return m_pause->isOn(); });
    offer(
        Command::Resign, [this] { return whoMayResign(m_play, m_playback->isPlayingBack()) != kNobody; },
        [this] {
            if (isResigningMeant(m_play, this))
                m_play.resign(whoMayResign(m_play, m_playback->isPlayingBack()));
        });
    offer(Command::AgreeDraw, [this] { return canAgreeDraw(m_play); });
    pane().commentary().setCourse([this] {
        return Course{&m_play.timeline(), m_playback->shownStep(), m_secrecy->revealedSeat()};
    });
    offerUndo([this] { return m_tutor->isWarning() || m_history->canUndo(); },
              [this] { m_tutor->isWarning() ? m_tutor->takeBack() : m_history->undo(); });
    explain(Command::Undo, [this] {
        if (const QString why = shown().prompt.whyNoUndo; !why.isEmpty())
            pane().input().refuse(why);
    });
    offer(
        Command::Redo, [this] { return m_history->canRedo(); }, [this] { m_history->redo(); });
    offer(Command::Review, [this] { return !m_play.isRated() || m_play.isOver(); });
    offer(Command::LearnFromMistakes, [this] { return isEndTold(); });
    offer(Command::EditPosition, [this] { return positionToEdit().has_value(); });
    offer(
        Command::ShowLastTurn, [this] { return !isCovered() && m_history->canShowLastTurn(); },
        [this] { m_history->showLastTurn(); });
    offer(Command::Skip, {}, [this] { skip(); });
    for (const auto &[command, further] : {std::pair(Command::SaySeat, 1), std::pair(Command::SayPreviousSeat, -1)}) {
        offer(command, {}, [this, further = further] {
            if (isCovered())
                sayPrompt();
            else if (!m_panels->peekBoard(further))
                pane().commentary().saySeat(further > 0);
        });
    }
    offer(
        Command::ShowSecrets, [this] { return m_panels->hasSecrets(); },
        [this] { m_panels->holdSecrets(true); }); // until its box is closed
}

// ---- what the window asks

int GamePage::shownStep() const { return m_playback->shownStep(); }
void GamePage::go(replay::Jump jump) { m_history->go(jump); }
void GamePage::commit() { m_clock.note(); }
bool GamePage::showsEverything() const { return isEndTold() || m_play.isTraining(); }

bool GamePage::isEndTold() const
{
    return m_play.isOver() && (!m_playback->isPlayingBack() || m_playback->isShowingAgain());
}

bool GamePage::isReady() const { return m_playback->isSettled(); }

std::optional<engine::Position> GamePage::positionToCopy() const
{
    const engine::Position &position = m_play.positionAt(shownStep());
    if (showsEverything())
        return position;
    if (m_play.onlyHuman() != kNobody)
        return position.seenBy(m_play.onlyHuman());
    return std::nullopt;
}

std::optional<engine::Position> GamePage::positionToEdit() const
{
    return showsEverything() && BoardPlan::hasEditor(*game()) ? std::optional(m_play.positionAt(shownStep()))
                                                              : std::nullopt;
}

void GamePage::setStyle(const PlayStyle &style)
{
    m_motionSpeed = style.motion ? style.pace : 0;
    m_playback->setPace(style.pace);
    m_playback->setStepwise(style.stepwise);
    m_digest->setSpoken(style.spoken);
    pane().input().setConfirmingTurns(style.confirmTurns);
    m_tutor->setThreshold(style.tutor);
    BoardPage::setStyle(style);
}

void GamePage::focusBoard()
{
    if (!m_pause->isCovered() && !m_secrecy->focusCover())
        BoardPage::focusBoard();
}

/// Nothing new is played or told and no clock runs.
void GamePage::setAsked(bool asked)
{
    m_playback->hold(PlaybackController::Dialogue, asked);
    refresh();
}

void GamePage::setBelow(bool below)
{
    m_playback->hold(PlaybackController::Review, below);
    refresh();
}

void GamePage::setResultShown(bool shown)
{
    m_isResultShown = shown;
    refresh();
}

void GamePage::start()
{
    m_isFinished = m_play.isOver(); // a game that was over when it was opened does not end anew
    m_memory->settledStep = m_play.stepCount();
    m_panels->beginPlayback();
    m_playback->start();
}

// ---- what happens to the game

void GamePage::onChanged(const play::Change &change)
{
    using play::Change;
    if (change.has(Change::StepsTakenBack | Change::GameReplaced)) {
        m_isFinished = m_play.isOver();
        m_digest->forget();
    }
    if (change.has(Change::Seats))
        onSeatsChanged();
    if (change.has(Change::End))
        onEndChanged();
    refresh();
}

void GamePage::onSeatsChanged()
{
    m_playback->unsettle();
    pane().input().rest();
    retranslate();
    m_playback->resume();
}

void GamePage::onEndChanged()
{
    m_playback->unsettle();
    m_isFinished = m_isFinished && m_play.isOver();
    pane().input().rest();
    if (m_play.isOver()) { // it is shown at once
        m_pause->set(false);
        m_playback->returnToPresent();
    }
    refresh();
    m_playback->resume();
}

void GamePage::onMomentShown()
{
    pane().input().rest();
    pane().input().retract();
    if (m_playback->isLookingBack()) {
        m_secrecy->forget(); // who comes back to the present says anew who it is
        pane().input().forgetPointed();
    }
    BoardView &board = pane().board();
    board.setMotionSpeed(m_motionSpeed * Pacing::haste(m_playback->moment()));
    refresh(m_playback->moment().isAnimated ? Motion::Animate : Motion::None);
    if (m_playback->isAsking() || m_playback->isLookingBack())
        m_digest->flush();
    if (!board.inMotion())
        m_playback->motionFinished();
}

void GamePage::onSettled()
{
    const Seat seat = m_play.humanToAct();
    if (seat != kNobody)
        pane().input().begin(m_play.position(), seat);
    if (pane().input().resume())
        return;
    m_digest->flush(); // before what is taken up by itself now
    refresh();
    const int told = std::exchange(m_memory->settledStep, m_play.stepCount());
    if (!m_play.isOver() && hasScored(m_play.timeline(), told)) // else what is told last has the standing
        pane().commentary().reportScores();
    bringIntoSight(pane().board());
    const bool ends = m_play.isOver() && !m_isFinished;
    m_isFinished = m_play.isOver();
    if (ends) {
        if (isWonHere(m_play))
            emit sounded({Sound::Win});
        emit finished();
    } else if (seat != kNobody && hasWaited(m_play, told)) {
        emit sounded({Sound::Turn});
    }
}

/// What follows by chance belongs to the action before it.
bool GamePage::isOthersDoing() const
{
    const Seat seat = turnAt(m_play.timeline(), shownStep());
    return seat != kNobody && !m_play.isHuman(seat);
}

// ---- what is shown

void GamePage::retranslate()
{
    pane().setPlayers(m_play.record());
    m_secrecy->closePeek();
    m_history->retranslate(*m_secrecy);
    BoardPage::retranslate();
}

Screen GamePage::compute() const
{
    const Moment &moment = m_playback->moment();
    const Seat revealed = m_secrecy->revealedSeat();
    const Memory::Basis basis{
        moment, revealed, m_playback->isPlayingBack(), m_playback->isLookingBack(), look(), m_play.changeLog().size()};
    Screen screen{
        pane().filled(m_memory->board.of(basis, [&] { return boardAt(*m_playback, m_play, words(), revealed); }))};
    screen.board.marked = m_hints->places();
    screen.hint = m_hints->hint();
    screen.handOver = m_secrecy->cover();
    screen.pause = m_pause->cover();
    screen.clock = timed();
    screen.prompt = m_prompt->prompt(m_isResultShown);
    screen.panels = m_memory->panels.of(basis, [&] { return m_panels->panels(screen.board.roles); });
    screen.log = m_panels->log(revealed);
    screen.timeline = m_history->timeline();
    return screen;
}

void GamePage::dropOvertaken()
{
    m_secrecy->check();
    m_hints->check();
    m_tutor->check();
}

void GamePage::showParts(const Screen &now, const Screen *before)
{
    m_panels->show(now, before);
    m_history->show(now.timeline, before ? &before->timeline : nullptr);
    if (!before || before->hint != now.hint)
        m_hints->show(now.hint);
    if (!before || before->handOver != now.handOver || before->pause != now.pause) {
        m_secrecy->show(now.handOver, now.pause.has_value());
        m_pause->show(now.pause);
    }
    placeOverBoard();
    if (!before) {
        const QList<QPixmap> signs = pane().seatSigns();
        m_clockRow->setSeats({signs.begin(), signs.end()}, seatNames());
    }
    m_clock.run(now.clock);
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    BoardPage::resizeEvent(event);
    m_panels->place();
}

/// What lies over parts of the board follows it.
void GamePage::placeOverBoard()
{
    m_history->placeTimeline(m_secrecy->isHandingOver());
    m_secrecy->place();
    m_hints->place();
}

// ---- who may do what when

bool GamePage::isCovered() const { return m_secrecy->isCovered() || m_pause->isCovered(); }

bool GamePage::mayChoose() const { return isAtChoice() && !m_tutor->isHolding(); }

/// A person is to choose, or has chosen what the tutor has a word to say of.
bool GamePage::isAtChoice() const
{
    return m_playback->isSettled() && !isCovered() && !m_pause->isOn() && m_play.humanToAct() != kNobody
           && !m_playback->isPlayingBack();
}

/// A person's time runs while there is something shown to choose, a computer's while it thinks.
/// Looking back is thinking too, and so is looking at what was done last: the clock that ran goes on.
engine::SeatSet GamePage::timed() const
{
    const Seat person = m_play.humanToAct();
    const bool isLastAction = m_playback->isAsking() && !m_playback->hasAutomaticStep();
    const bool looksBack = (m_playback->isLookingBack() || isLastAction) && person != kNobody && !m_pause->isOn();
    if (m_play.isThinking())
        return engine::seatBit(m_play.thinkingSeat());
    return (isAtChoice() || looksBack) && !m_playback->isHeld() ? engine::seatBit(person) : engine::SeatSet(0);
}

/// The board is free again.
void GamePage::resume()
{
    refresh();
    focusBoard();
}

// ---- what mouse, keyboard and buttons mean, beside what is chosen at the board

/// Who clicks while an action is told has had enough of that one. What may be chosen now is meant only by who knows it:
/// who goes on before the motion of a person's last action has ended, or has the last turn shown again. Any other click
/// was made on a board that nobody had seen yet.
void GamePage::clickedBusy(engine::PlaceIndex place, int value, int kind)
{
    if (!m_playback->isPlayingBack())
        return;
    const bool isRepeat = m_playback->isShowingAgain() && !m_playback->isAsking();
    if (!cutShort(isRepeat ? Skip::All : Skip::Action) && !isRepeat)
        return;
    const std::vector<engine::PlaceIndex> &choosable = pane().board().boardScene().shown()->choosable;
    if (std::find(choosable.begin(), choosable.end(), place) != choosable.end())
        pane().input().choose(place, value, kind);
}

void GamePage::skip(Skip what)
{
    pane().input().dropWay();
    pane().board().skipMotion();
    what == Skip::All ? m_playback->skip() : m_playback->skipStep();
}

/// Skips. True if that was no more than the motion of the last action of a person here: who goes on before it has ended
/// means the board.
bool GamePage::cutShort(Skip what)
{
    const bool isOwnMotion = !m_playback->hasMoreToAnnounce() && !m_playback->isShowingAgain()
                             && !m_playback->hasAutomaticStep() && isOfPerson(m_play, m_play.stepCount());
    skip(what);
    return isOwnMotion;
}

void GamePage::pressMain()
{
    if (m_playback->isLookingBack())
        m_playback->returnToPresent();
    else if (m_pause->isOn())
        m_pause->set(false);
    else if (m_playback->isStepwise() && m_playback->isPlayingBack())
        skip(Skip::Action);
    else if (m_playback->isPlayingBack() || m_playback->hasAutomaticStep())
        m_playback->isStepwise() ? void() : skip(); // there it waits for the computer
    else if (m_play.isOver())
        run(Command::Rematch);
    else
        pane().input().confirm();
    focusBoard();
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_panels->closeBox())
        return;
    if (commandOf(*event) != Command::ShowSecrets)
        return BoardPage::keyPressEvent(event);
    if (event->isAutoRepeat())
        return;
    m_secretsKey = event->key();
    m_secrecy->holdKey(true);
}

void GamePage::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == m_secretsKey && !event->isAutoRepeat()) // another one may have been pressed meanwhile
        m_secrecy->holdKey(false);
    else
        BoardPage::keyReleaseEvent(event);
}

bool GamePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &pane().board() && event->type() == QEvent::Resize) // rows above it have grown; its strip comes last
        QMetaObject::invokeMethod(this, &GamePage::placeOverBoard, Qt::QueuedConnection);
    return BoardPage::eventFilter(watched, event);
}

bool GamePage::takeKey(const QKeyEvent &event)
{
    const int key = event.key();
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_playback->isLookingBack() && (confirms || key == Qt::Key_Escape)) {
        m_playback->returnToPresent();
        return true;
    }
    if (m_playback->isPlayingBack()) {
        if (!confirms && key != Qt::Key_Space && key != Qt::Key_Escape)
            return false;
        if (!cutShort(m_playback->isStepwise() && key != Qt::Key_Escape ? Skip::Action : Skip::All))
            return true;
    }
    if (m_tutor->isWarning() && key == Qt::Key_Escape) {
        m_tutor->takeBack();
        return true;
    }
    const bool isTaken = BoardPage::takeKey(event);
    if (isTaken && confirms)
        focusBoard();
    if (!isTaken && key == Qt::Key_Escape && m_hints->isAsked()) {
        m_hints->drop();
        refresh();
        return true;
    }
    return isTaken || (key == Qt::Key_Escape && !isCovered() && m_panels->peekBoard(0));
}

} // namespace views

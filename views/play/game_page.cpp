// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_page.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/fonts.h"
#include "views/play/cover.h"
#include "views/play/log_model.h"
#include "views/play/look_cover.h"
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
    m_look = new LookCover(m_board);

    connectBoard();
    connectSecrets();
    setStyle(style);
    retranslate();
}

GamePage::~GamePage()
{
    // While the children go, focus moves and buttons let go: nobody is left to hear of it.
    disconnect(qApp, nullptr, this, nullptr);
    disconnect(m_look, nullptr, this, nullptr);
    disconnect(m_side, nullptr, this, nullptr);
}

void GamePage::connectBoard()
{
    m_board->installEventFilter(this);
    m_board->setCanDrop([this](PlaceIndex from, int value, PlaceIndex to) {
        const auto piece = static_cast<std::uint8_t>(value);
        const bool inHand = m_draft.picked() == play::Draft::Held{from, piece};
        return mayChoose() && (m_draft.canMove(from, piece, to) || (inHand && routeTo(to)));
    });
    connect(m_board, &BoardView::placeActivated, this, &GamePage::onPlace);
    connect(m_board, &BoardView::placeDropped, this, &GamePage::onDrop);
    connect(m_board, &BoardView::placeHovered, this, &GamePage::onHover);
    connect(m_board, &BoardView::motionFinished, m_director, &Director::motionFinished);
    connect(m_board, &BoardView::panelsRoomChanged, this, &GamePage::placePanels);
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
    connect(m_strip, &PromptStrip::offerChosen, this, &GamePage::takeOffer);
    connect(m_cover, &Cover::uncovered, this, [this] {
        m_uncovered = m_play->humanToAct();
        m_log->setViewer(revealedSeat());
        focusBoard();
        findRoutes();
        refreshChoice();
    });
}

void GamePage::connectSecrets()
{
    connect(m_side, &SidePanel::lookWanted, this, &GamePage::openLook);
    connect(m_look, &LookCover::held, this, &GamePage::onLookHeld);
    connect(m_look, &LookCover::closed, this, [this] {
        focusBoard();
        refreshChoice();
    });
    // A key that was held does not reach this page any more.
    connect(qApp, &QApplication::focusChanged, this, [this] { holdKey(false); });
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
    m_log->setViewer(revealedSeat());
    m_side->setLogHeading(tr("What happened"));
    m_board->setAccessibleName(tr("Board"));
    updateCover();
    refreshPanels();
    refreshChoice();
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
    if (seat >= m_play->seatCount())
        return {};
    Artwork &artwork = m_board->artwork();
    const QString id = views::seatSign(artwork, m_play->game(), seat, m_play->seatCount());
    return artwork.pixmap(id, artwork.bounds(id).size().scaled(size, size, Qt::KeepAspectRatio), devicePixelRatioF());
}

/// Who plays each seat, in a word.
QStringList GamePage::roles() const
{
    QStringList levels;
    for (Seat seat = 0; seat < m_play->seatCount(); ++seat) {
        if (!m_play->isHuman(seat))
            levels << m_play->record().seats[seat].player;
    }
    const bool differ = QSet<QString>(levels.begin(), levels.end()).size() > 1;
    QStringList roles;
    for (Seat seat = 0; seat < m_play->seatCount(); ++seat) {
        if (m_play->isHuman(seat))
            roles << (m_play->onlyHuman() == seat ? tr("you") : tr("person"));
        else if (differ)
            roles << m_words.text("level." + m_play->record().seats[seat].player.toStdString());
        else
            roles << tr("computer");
    }
    return roles;
}

PanelContext GamePage::panelContext()
{
    PanelContext context{&m_words, &m_board->artwork(), seatIds(), {}, m_play->humanCount() > 1};
    for (Seat seat = 0; seat < m_play->seatCount(); ++seat)
        context.seatSigns << views::seatSign(m_board->artwork(), m_play->game(), seat, m_play->seatCount());
    return context;
}

// ---- whose eyes are on the screen

Seat GamePage::revealedSeat() const
{
    const Seat only = m_play->onlyHuman();
    return only != kNobody ? only : m_uncovered;
}

bool GamePage::isSeen(const engine::Message &message) const
{
    const Seat seat = revealedSeat();
    return engine::isFor(message, seat == kNobody ? "" : m_play->game().seatId(seat, m_play->seatCount()));
}

void GamePage::updateCover()
{
    m_log->setViewer(revealedSeat());
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
    m_log->setViewer(kNobody);
    const QString name = seatNames()[seat];
    m_cover->cover(seatSign(seat, 72), tr("%1 chooses in secret").arg(name),
                   tr("Nobody else should look at the screen now."), tr("I am %1: show it").arg(name));
}

bool GamePage::isCovered() const { return m_cover->isVisibleTo(this) || m_look->isVisibleTo(this); }

bool GamePage::mayChoose() const
{
    return m_settled && !isCovered() && m_play->humanToAct() != kNobody && !m_director->isTelling();
}

/// The panels as that seat sees them, where they hold secrets; the others tell everybody the same.
std::vector<engine::Panel> GamePage::panelsFor(Seat seat) const
{
    const engine::Position &full = m_play->positionAt(m_director->shownStep());
    std::vector<engine::Panel> panels = full.panels();
    const auto isSecret = [](const engine::Panel &panel) { return panel.form == engine::PanelForm::Secrets; };
    if (seat == kNobody || std::none_of(panels.begin(), panels.end(), isSecret))
        return panels;
    std::vector<engine::Panel> seen = full.seenBy(seat).panels();
    for (std::size_t i = 0; i < panels.size() && i < seen.size(); ++i) {
        if (isSecret(panels[i]))
            panels[i] = std::move(seen[i]);
    }
    return panels;
}

/// One of several people wants to look at what only this seat may see.
void GamePage::openLook()
{
    std::vector<std::pair<Seat, QString>> people;
    const QStringList names = seatNames();
    for (Seat seat = 0; seat < m_play->seatCount(); ++seat) {
        if (m_play->isHuman(seat))
            people.emplace_back(seat, names[seat]);
    }
    const std::vector<engine::Panel> panels = panelsFor(people.front().first);
    const auto secrets = std::find_if(panels.begin(), panels.end(), [](const engine::Panel &panel) {
        return panel.form == engine::PanelForm::Secrets;
    });
    if (secrets == panels.end())
        return;
    const Seat acting = m_play->humanToAct();
    m_look->open(m_words.text("panel." + secrets->id), people, acting != kNobody ? acting : people.front().first);
    refreshChoice();
}

void GamePage::onLookHeld(Seat seat, bool on)
{
    for (const engine::Panel &panel : on ? panelsFor(seat) : std::vector<engine::Panel>{{}}) {
        if (!on || panel.form == engine::PanelForm::Secrets)
            m_look->show(panel, panelContext());
    }
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
    if (m_board->artwork().boards().size() > 1 || !m_board->panelsRoom().isEmpty()) {
        m_board->setPanelsWidth(rail ? kRailWidth : panelWidth);
        m_side->hide();
        layout()->activate();
    }
    const QRect room = m_board->panelsRoom();
    if (room.isEmpty()) {
        m_board->setPanelsWidth(0);
        m_side->setRail(rail, panelWidth);
    } else {
        m_side->setRoom(room.translated(m_board->pos()));
    }
    m_placing = false;
}

// ---- what the menu does

bool GamePage::canUndo() const { return !m_director->isTelling() && m_play->canUndo(); }
bool GamePage::canRedo() const { return !m_director->isTelling() && m_play->canRedo(); }

void GamePage::undo()
{
    if (!canUndo())
        return;
    m_finished = false;
    m_way.clear();
    m_play->undo();
    focusBoard();
}

void GamePage::redo()
{
    if (canRedo())
        m_play->redo();
}

bool GamePage::canShowLastTurn() const { return m_play->stepCount() > 0 && !m_director->isTelling() && !isCovered(); }

/// The step with which the last turn began: a seat's first action in the moment of the last action of a seat; of a
/// person alone at the screen no later than what followed on the person's own last action.
int GamePage::lastTurn() const
{
    const auto isSeats = [this](int step) { return m_play->step(step).action.actor() < m_play->seatCount(); };
    int last = m_play->stepCount();
    while (last > 1 && !isSeats(last))
        --last;
    const engine::Message moment = m_play->positionAt(last - 1).moment();
    int from = last;
    for (int step = last; step > 0 && m_play->positionAt(step - 1).moment() == moment; --step) {
        if (isSeats(step))
            from = step;
    }
    const Seat only = m_play->onlyHuman();
    int own = m_play->stepCount();
    while (own > 0 && m_play->step(own).action.actor() != only)
        --own;
    return own > 0 ? std::min(from, own + 1) : from;
}

void GamePage::showLastTurn()
{
    if (!canShowLastTurn())
        return;
    setDraft({});
    m_settled = false;
    m_director->showAgain(lastTurn());
}

void GamePage::skip() { m_director->skip(); }

} // namespace views

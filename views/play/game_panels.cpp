// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_panels.h"

#include <array>

#include <QHBoxLayout>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/play/log_model.h"
#include "views/play/playback_controller.h"
#include "views/play/side_panel.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

namespace views {

using engine::kNobody;
using engine::Seat;

namespace {

constexpr int kRailBelow = 1200; ///< narrower pages have a rail
constexpr int kTabsBelow = 1500; ///< narrower ones have tabs

} // namespace

GamePanels::GamePanels(const play::Play &play, const PlaybackController &playback, BoardPane &pane, QHBoxLayout &middle,
                       QWidget *page)
    : QObject(page), m_play(play), m_playback(playback), m_pane(pane), m_middle(middle), m_page(page),
      m_log(new LogModel(play.timeline(), this)), m_side(new SidePanel(m_log, page))
{
    middle.addWidget(m_side);
    connect(m_side, &SidePanel::lookWanted, this, &GamePanels::lookWanted);
    connect(m_side, &SidePanel::stepChosen, this, &GamePanels::stepChosen);
    pane.join(m_side);
    connect(m_side, &SidePanel::linePointed, this, [&pane](const QModelIndex &line) {
        pane.board().setLit(line.data(LogModel::PlacesRole).value<QList<engine::PlaceIndex>>());
    });
    connect(&pane.board(), &BoardView::panelsRoomChanged, this, &GamePanels::place);
    connect(&pane.prompt(), &PromptStrip::choicesPlaced, m_side, &SidePanel::setChoicesHeight);
    connect(m_side, &SidePanel::choicesRoomChanged, &pane.prompt(),
            [this] { m_pane.prompt().setChoicesRoom(m_side->choicesRoom()); });
    connect(&pane.board(), &BoardView::placeHovered, m_side, &SidePanel::pointAtPlace);
}

GamePanels::~GamePanels()
{
    disconnect(m_side, nullptr, this, nullptr); // it lets go of what is held while it goes
}

void GamePanels::retranslate()
{
    m_log->setWords(m_pane.words(), m_pane.seatSigns());
    m_side->setLogHeading(tr("What happened"));
    m_side->forget();
}

void GamePanels::show(const Screen &now, const Screen *before)
{
    if (!before)
        retranslate();
    if (!before || before->log != now.log) {
        m_isRenewing = before && before->log.game != now.log.game;
        if (m_isRenewing)
            m_log->showTo(0);
        m_log->setViewer(now.log.viewer);
        m_log->showTo(now.log.step, now.log.fact);
        m_isRenewing = false;
        m_side->markStep(now.log.marked); // last: the mark goes when another looks at the log
    }
    if (!before || before->panels != now.panels)
        showPanels(*now.panels);
    m_side->light(now.panels->lit);
}

void GamePanels::showPanels(const Panels &panels)
{
    const std::array before{m_side->isWide(), m_side->isCrowded(), m_side->hasBoards()};
    m_side->showPanels(panels.panels, panels.context);
    if (const BoardViewState *const shown = m_pane.board().boardScene().shown())
        m_side->showChoice(*shown);
    if (before != std::array{m_side->isWide(), m_side->isCrowded(), m_side->hasBoards()})
        place();
}

/// Whose secrets the panel holds: the only person's; of several people at the screen who is to act, or did so last.
Seat GamePanels::secretsSeat() const
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

std::vector<engine::Panel> GamePanels::panelsFor(Seat seat) const
{
    std::vector<engine::Panel> panels = panelsSeenBy(m_playback.shownPosition(), seat);
    for (engine::Panel &panel : panels) { // points come row by row, as they are told
        bool isWhole = true;
        for (engine::PanelRow &row : panel.rows) {
            const bool isAnnounced = !m_playback.isToBeAnnounced(row.id);
            isWhole = isWhole && isAnnounced;
            if (!isAnnounced || (!isWhole && row.isTotal()))
                row.points.clear();
        }
    }
    return panels;
}

Panels GamePanels::panels(const QStringList &roles) const
{
    Panels panels{panelsFor(secretsSeat()), context()};
    panels.context.roles = roles;
    const Moment &moment = m_playback.moment();
    if (moment.wait == Moment::Wait::Reading)
        panels.lit = moment.line->topic;
    return panels;
}

PanelContext GamePanels::context() const
{
    PanelContext context =
        m_pane.panelContext(m_play.positionAt(m_playback.shownStep()).isOver(), m_play.humanCount() > 1);
    context.acting = m_playback.shownPosition().toAct();
    if (const Seat own = secretsSeat(); own != kNobody)
        context.own = own;
    return context;
}

LogShown GamePanels::log(Seat viewer) const
{
    const int step = m_playback.shownStep();
    if (m_playback.isLookingBack()) // all of it
        return {m_playback.games(), m_play.stepCount(), Moment::kAllFacts, step, viewer};
    return {m_playback.games(), step, m_playback.moment().fact, -1, viewer};
}

void GamePanels::beginPlayback()
{
    connect(m_log, &LogModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        for (int row = first; row <= last && !m_isRenewing; ++row)
            emit announced(m_log->index(row).data().toString());
    });
}

void GamePanels::place()
{
    if (m_isPlacing)
        return;
    m_isPlacing = true;
    BoardView &board = m_pane.board();
    const int width = m_page->width();
    const bool isWide = m_side->isWide();
    const bool isRail = !isWide && (width < scaledPixels(kRailBelow) || m_side->isCrowded());
    const QSize window = m_page->window()->size();
    const int panelWidth = isWide ? widePanelWidth(window) : sidePanelWidth(window);
    if (m_side->hasBoards()) {
        placeWithBoards();
        m_isPlacing = false;
        return;
    }
    const int beside = isRail ? scaledPixels(kRailWidth) : panelWidth;
    const bool isOnBoard = board.wouldLeavePanelsRoom(m_middle.contentsRect().size(), beside);
    board.setPanelsWidth(isOnBoard ? beside : 0);
    if (isOnBoard)
        m_side->hide();
    else
        m_side->setRail(isRail, panelWidth);
    emit placing();
    m_page->layout()->activate();
    if (isOnBoard)
        m_side->setRoom(board.panelsRoom().translated(board.pos()));
    m_isPlacing = false;
}

/// The boards of the seats where the board leaves room for them, the others beside both: in a small window a rail, in
/// a medium one behind tabs.
void GamePanels::placeWithBoards()
{
    const int designed = designedLength(m_page->width());
    const bool isRail = designed < kRailBelow;
    m_side->setTabbed(!isRail && designed < kTabsBelow);
    m_side->setRail(isRail, slimPanelWidth(m_page->window()->size()));
    BoardView &board = m_pane.board();
    board.setPanelsWidth(0);
    emit placing();
    m_page->layout()->activate();
    const QRect room = board.panelsRoom();
    m_side->setBoardsRoom(room.isEmpty() ? QRect() : room.translated(board.pos()));
    m_pane.prompt().setChoicesRoom(m_side->choicesRoom());
}

bool GamePanels::peekBoard(bool forward)
{
    const QString said = m_side->peekBoard(forward);
    if (!said.isEmpty())
        emit announced(said);
    return !said.isEmpty();
}

bool GamePanels::closeBox() { return m_side->closeBox(); }
bool GamePanels::holdSecrets(bool isOn) { return m_side->holdSecrets(isOn); }

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/game_panels.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/panels/panel_boxes.h"
#include "views/play/log_box.h"
#include "views/play/log_model.h"
#include "views/play/playback_controller.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

namespace views {

using engine::kNobody;
using engine::PanelForm;
using engine::Seat;

namespace {

constexpr int kRailBelow = 1200;         ///< narrower pages have a rail
constexpr int kTabsBelow = 1500;         ///< beside the boards of the seats narrower ones have tabs
constexpr int kWideFrom = 1500;          ///< narrower pages leave nothing beside a board
constexpr std::size_t kMostInColumn = 3; ///< more than can be read below one another open one by one

constexpr double kAroundBoard = 130; ///< least height of prompt, timeline and margins
constexpr double kBesideBoard = 36;  ///< width of margins
constexpr double kMostWider = 0.3;   ///< share of the width of a table

bool isOfSecrets(const engine::Panel &panel) { return panel.form == PanelForm::Secrets; }
bool isOfBoards(const engine::Panel &panel) { return panel.form == PanelForm::Boards; }

/// The width of a table for all players: more than usual where a board of that shape would leave a strip of nothing on
/// a wide page. It does not go by what stands above and below the board for a while.
int tableWidth(QSizeF board, QSize page, QSize window)
{
    const int usual = widePanelWidth(window);
    const double high = page.height() - scaledLength(kAroundBoard) * sideScale(window);
    const double spare = page.width() - scaledLength(kBesideBoard) - high * board.width() / board.height() - usual;
    const bool isWide = designedLength(page.width()) >= kWideFrom;
    return usual + (isWide ? qRound(std::clamp(spare, 0.0, kMostWider * usual)) : 0);
}

} // namespace

GamePanels::GamePanels(const play::Play &play, const PlaybackController &playback, BoardPane &pane, QHBoxLayout &middle,
                       QWidget *page)
    : QObject(page), m_play(play), m_playback(playback), m_pane(pane), m_middle(middle), m_page(page),
      m_log(new LogModel(play.timeline(), this)), m_boxes(new PanelBoxes(page)), m_logBox(new LogBox(m_log, m_boxes))
{
    middle.addWidget(m_boxes);
    m_boxes->setPage(page);
    new SideText(m_boxes);
    pane.join(*m_boxes);
    connect(m_boxes, &PanelBoxes::lookWanted, this, &GamePanels::lookWanted);
    connect(m_logBox, &LogBox::stepChosen, this, &GamePanels::stepChosen);
    connect(m_logBox, &LogBox::linePointed, this, [&pane](const QModelIndex &line) {
        pane.board().setLit(line.data(LogModel::PlacesRole).value<QList<engine::PlaceIndex>>());
    });
    connect(&pane.board(), &BoardView::panelsRoomChanged, this, &GamePanels::place);
    connect(&pane.board(), &BoardView::placeHovered, m_boxes, &PanelBoxes::pointAtPlace);
    const std::vector<engine::Panel> panels = panelsSeenBy(play.position(), 0); // always of the same forms
    m_hasSecrets = std::any_of(panels.begin(), panels.end(), isOfSecrets);
    m_hasBoards = std::any_of(panels.begin(), panels.end(), isOfBoards);
}

void GamePanels::retranslate()
{
    m_log->setWords(m_pane.words(), m_pane.seatSigns());
    m_logBox->setHeading(tr("What happened"));
    m_boxes->setLast(m_logBox, tr("What happened"));
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
        m_logBox->markStep(now.log.marked); // last: the mark goes when another looks at the log
    }
    if (!before || before->panels != now.panels) {
        const auto kind = [this] { return std::pair(beside(), m_boxes->has(PanelForm::Boards)); };
        const auto then = kind();
        m_boxes->show(now.panels.panels, now.panels.context);
        if (then != kind())
            place();
    }
    m_boxes->light(now.panels.lit);
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
    if (!panels.context.isShared
        && std::any_of(panels.panels.begin(), panels.panels.end(),
                       isOfBoards)) // the only one who looks has them on the own board
        std::erase_if(panels.panels, isOfSecrets);
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
        for (int row = first; row <= last && !m_isRenewing; ++row) {
            const QModelIndex line = m_log->index(row);
            if (!line.data(LogModel::SinceRole).toBool()) // who listens has just heard it
                emit told(line.data(LogModel::StepRole).toInt(), m_log->sentenceAt(row));
        }
    });
}

/// Where the board leaves no room for them.
PanelStand GamePanels::beside() const
{
    using Form = PanelStand::Form;
    const int designed = designedLength(m_page->width());
    const QSize window = m_page->window()->size();
    PanelStand stand;
    if (m_boxes->has(PanelForm::Boards))
        stand = {designed < kTabsBelow ? Form::Tabs : Form::Column, slimPanelWidth(window)};
    else if (m_boxes->has(PanelForm::Holdings))
        return {Form::Table, tableWidth(m_pane.board().artwork().boardSize(), m_page->size(), window)};
    else
        stand = {m_boxes->panels().size() > kMostInColumn ? Form::Rail : Form::Column, sidePanelWidth(window)};
    return designed < kRailBelow || stand.form == Form::Rail ? PanelStand{Form::Rail, scaledPixels(kRailWidth)} : stand;
}

void GamePanels::place()
{
    if (std::exchange(m_isPlacing, true))
        return;
    BoardView &board = m_pane.board();
    PanelStand stand = beside();
    const bool areBoards = m_boxes->has(PanelForm::Boards);
    const QSize all = m_middle.contentsRect().size() - QSize(0, m_pane.footHeight());
    const bool isRow = !areBoards && board.wouldLeavePanelsRoom(all, stand.width);
    board.setPanelsWidth(isRow ? stand.width : 0);
    if (isRow)
        stand.form = PanelStand::Form::Row;
    stand.room = m_boxes->standing().room; // as long as it is not known where the board is
    m_boxes->stand(stand);
    emit placing();
    m_page->layout()->activate();
    const QRect room = board.panelsRoom();
    m_boxes->setRoom((areBoards || isRow) && !room.isEmpty() ? room.translated(board.pos()) : QRect());
    m_isPlacing = false;
}

bool GamePanels::peekBoard(int further)
{
    const QString said = m_boxes->peekBoard(further);
    if (!said.isEmpty())
        emit announced(said);
    return !said.isEmpty();
}

bool GamePanels::hasSecrets() const { return m_hasSecrets && (!m_hasBoards || m_play.humanCount() > 1); }
bool GamePanels::closeBox() { return m_boxes->closeBox(); }
bool GamePanels::holdSecrets(bool isOn) { return m_boxes->holdSecrets(isOn); }

} // namespace views

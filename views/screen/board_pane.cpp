// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/board_pane.h"

#include "model/engine/core/message_seats.h"
#include "model/replay/seat_names.h"
#include "views/board/accessible_board.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/common/layouts.h"
#include "views/common/side_measure.h"
#include "views/panels/panel_boxes.h"
#include "views/screen/screen.h"

namespace views {

namespace {

constexpr int kAboveFoot = 8; ///< between the board and what stands at its foot
constexpr qreal kPromptSign = 30;
constexpr qreal kLineSign = 18;

} // namespace

BoardPane::BoardPane(const Theme &theme, QWidget *page)
    : QObject(page), m_prompt(new PromptStrip(page)), m_board(new BoardView(theme, page)),
      m_column(makeColumn(nullptr, {}, kAboveFoot, {m_board})),
      m_input(new BoardInputController(*m_board, m_words, *m_prompt->mainButton(), this)),
      m_commentary(new Commentary(*this))
{
    m_column->setStretchFactor(m_board, 1);
    connect(m_board, &BoardView::arrived, m_commentary, &Commentary::arrived);
    connect(m_board, &BoardView::placeHovered, this, [this] {
        if (m_board->isCursorVisible())
            m_commentary->placeReached();
    });
    connect(m_prompt, &PromptStrip::offerChosen, this, [this](int index) {
        m_board->setFocus(); // while the button is still there: its going would pass the keyboard from one to the next
        const int ofInput = static_cast<int>(m_input->offers().size());
        if (index < ofInput)
            m_input->takeOffer(index);
        else
            emit pageOfferChosen(index - ofInput);
    });
    connect(m_prompt, &PromptStrip::offerPointed, this, [this](int index) {
        m_input->pointOffer(index < static_cast<int>(m_input->offers().size()) ? index : -1);
    });
}

BoardPane::~BoardPane() = default;

int BoardPane::footHeight() const
{
    int height = 0;
    for (int i = 1; i < m_column->count(); ++i) {
        if (!m_column->itemAt(i)->isEmpty())
            height += kAboveFoot + m_column->itemAt(i)->sizeHint().height();
    }
    return height;
}

void BoardPane::setPlayers(const record::Record &record)
{
    m_record = &record;
    m_seatNames = replay::seatNames(record);
    m_words = words::Words(*record.game, m_seatNames);
    m_board->setAccessibleName(tr("Board"));
}

void BoardPane::setStyle(const PlayStyle &style, bool isForStudy)
{
    m_board->setMotionSpeed(style.motion ? style.pace : 0);
    m_board->setCountingHelp(style.countingHelp);
    m_isExplaining = style.explainPlaces;
    m_board->setExplaining(m_isExplaining);
    m_input->setExplaining(m_isExplaining);
    if (style.spoken != Spoken::All) // there the commentary says it, once, and after what a choice would do
        AccessibleBoard::setExplaining(*m_board, false);
    m_commentary->setSpoken(style.spoken, m_isExplaining);
    m_board->setCoordinates(isForStudy ? style.studyCoordinates : style.coordinates);
}

void BoardPane::join(PanelBoxes &panels)
{
    connect(&panels, &PanelBoxes::placeChosen, m_input,
            [this](engine::PlaceIndex place, int value) { m_input->choose(place, value); });
    connect(&panels, &PanelBoxes::placePointed, this, &BoardPane::point);
    connect(this, &BoardPane::shown, &panels, &PanelBoxes::showChoice);
    connect(m_prompt, &PromptStrip::choicesPlaced, &panels, &PanelBoxes::setChoicesHeight);
    connect(&panels, &PanelBoxes::choicesRoomChanged, m_prompt,
            [this, &panels] { m_prompt->setChoicesRoom(panels.choicesRoom()); });
}

void BoardPane::giveRoom(PanelBoxes &panels)
{
    auto *page = static_cast<QWidget *>(parent());
    panels.setPage(page);
    const auto place = [this, page, &panels] {
        const QRect room = m_board->panelsRoom();
        panels.setRoom(room.isEmpty() ? QRect() : room.translated(m_board->mapTo(page, QPoint())));
    };
    connect(m_board, &BoardView::panelsRoomChanged, &panels, place);
    connect(this, &BoardPane::shown, &panels, place);
}

BoardViewState BoardPane::filled(BoardViewState board) const
{
    board.seatNames = m_seatNames;
    m_input->fill(board);
    return board;
}

void BoardPane::boardShown(const BoardViewState &board)
{
    m_commentary->composed(m_input->draft(), !m_input->isFree());
    emit shown(board);
}

void BoardPane::point(engine::PlaceIndex place)
{
    m_input->point(place);
    m_board->setLit(place == engine::kNowhere ? QList<engine::PlaceIndex>() : QList<engine::PlaceIndex>{place});
}

Prompt BoardPane::promptAt(const engine::Position &position, engine::Seat viewer) const
{
    std::vector<engine::Message> prompt = m_input->promptSeen(position, viewer);
    if (prompt.empty())
        return {};
    const engine::Seat actor = engine::seatIn(prompt.front(), position).value_or(engine::kNobody);
    const QString composed = m_input->composed();
    const QString sentence = composed.isEmpty() ? m_words.say(prompt.front()) : composed;
    prompt.erase(prompt.begin(), composed.isEmpty() ? prompt.begin() + 1 : prompt.end());
    QStringList explained = m_input->explanation();
    explained.removeAll(QString());
    return {actor, sentence, explained.isEmpty() ? sayAll(m_words, prompt) : explained.join(QLatin1Char(' '))};
}

void BoardPane::showPrompt(const Prompt &prompt, bool isOther)
{
    m_commentary->setPlayingBack(prompt.isAnnounced);
    m_commentary->setTold(prompt.isTold);
    m_commentary->setPast(prompt.isPast);
    if (isOther) {
        m_prompt->show(prompt, seatSign(prompt.seat, kPromptSign * sideScale(m_prompt->window()->size())));
        m_prompt->setHeard(m_words.heard(m_prompt->said()));
    }
    m_commentary->promptChanged();
}

QPixmap BoardPane::seatSign(engine::Seat seat, qreal size) const
{
    const auto seatCount = static_cast<int>(m_record->seats.size());
    if (seat >= m_record->game->figures(seatCount))
        return {};
    Artwork &artwork = m_board->artwork();
    const QString id = views::seatSign(artwork, *m_record->game, seat, seatCount);
    return artwork.pixmap(id, artwork.bounds(id).size().scaled(size, size, Qt::KeepAspectRatio),
                          m_board->devicePixelRatioF());
}

QList<QPixmap> BoardPane::seatSigns() const
{
    QList<QPixmap> signs;
    const qreal size = kLineSign * sideScale(m_board->window()->size());
    for (engine::Seat seat = 0; seat < m_record->game->figures(static_cast<int>(m_record->seats.size())); ++seat)
        signs << seatSign(seat, size);
    return signs;
}

PanelContext BoardPane::panelContext(bool isOpen, bool isShared) const
{
    PanelContext context =
        panelContextOf(m_words, m_board->artwork(), *m_record->game, static_cast<int>(m_record->seats.size()));
    context.isOpen = isOpen;
    context.isShared = isShared;
    context.isExplained = m_isExplaining;
    return context;
}

} // namespace views

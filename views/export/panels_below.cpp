// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/panels_below.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/panels/compact_board.h"
#include "views/panels/panel_layout.h"

namespace views {

namespace {

constexpr double kBeside = 8;           ///< between panels
constexpr double kRounded = 8;          ///< their corners
constexpr double kOffers = 0.3;         ///< part of the width that offers have beside a table
constexpr QSizeF kBoardUnits(225, 170); ///< of the design: no less of a board, and no higher
constexpr double kRivalUnits = 280;     ///< height of one with a pyramid

std::optional<engine::Panel> panelOf(const engine::Position &position, engine::PanelForm form)
{
    const std::vector<engine::Panel> panels = position.panels();
    const auto found =
        std::find_if(panels.begin(), panels.end(), [form](const engine::Panel &panel) { return panel.form == form; });
    return found == panels.end() ? std::optional<engine::Panel>() : *found;
}

PanelContext contextOf(const words::Words &words, Artwork &artwork, const engine::Position &position)
{
    PanelContext context = panelContextOf(words, artwork, position.game(), position.seatCount());
    context.acting = position.toAct();
    return context;
}

void addGround(std::vector<Element> &elements, const QString &key, const QRectF &room)
{
    elements.push_back({key + QStringLiteral("/ground"), room, layer::kWords,
                        ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, kRounded)});
}

} // namespace

double PanelsBelow::place(QPointF corner, double width, double unit, const engine::Position &position)
{
    m_unit = unit;
    const std::optional<engine::Panel> table = panelOf(position, engine::PanelForm::Holdings);
    if (!table)
        return 0;
    const std::optional<engine::Panel> offers = panelOf(position, engine::PanelForm::Offers);
    const PanelContext context = contextOf(m_words, m_artwork, position);
    const double piles = offers ? std::floor(kOffers * width) : 0;
    double height =
        layOut(*table, context, {.width = width - piles, .room = PanelRoom::Narrow, .unit = unit}).size.height();
    if (offers)
        height = std::max(height, layOut(*offers, context, {.width = piles - kBeside, .unit = unit}).size.height());
    m_room = {corner, QSizeF(width, height)};
    return height;
}

bool PanelsBelow::hasBoards(const engine::Position &position)
{
    return panelOf(position, engine::PanelForm::Boards).has_value();
}

std::vector<Element> PanelsBelow::elements(const engine::Position &position) const
{
    std::vector<Element> elements;
    if (!m_room.isEmpty())
        addPanels(elements, position);
    if (!m_boardsRoom.isEmpty())
        addBoards(elements, position);
    return elements;
}

void PanelsBelow::addPanels(std::vector<Element> &elements, const engine::Position &position) const
{
    const PanelContext context = contextOf(m_words, m_artwork, position);
    const auto add = [&](const engine::Panel &panel, const QRectF &room, PanelRoom size) {
        addGround(elements, QStringLiteral("panel/") + QString::fromStdString(panel.id), room);
        const PanelPicture picture =
            layOut(panel, context, {.width = room.width(), .height = room.height(), .room = size, .unit = m_unit});
        for (Element element : picture.elements) {
            element.rect.translate(room.topLeft());
            element.z = layer::kWords;
            elements.push_back(element);
        }
    };
    const std::optional<engine::Panel> offers = panelOf(position, engine::PanelForm::Offers);
    const double piles = offers ? std::floor(kOffers * m_room.width()) : 0;
    if (const std::optional<engine::Panel> table = panelOf(position, engine::PanelForm::Holdings))
        add(*table, m_room.adjusted(0, 0, -piles, 0), PanelRoom::Narrow);
    if (offers)
        add(*offers, m_room.adjusted(m_room.width() - piles + kBeside, 0, 0, 0), PanelRoom::Usual);
}

void PanelsBelow::addBoards(std::vector<Element> &elements, const engine::Position &position) const
{
    const PanelContext context = contextOf(m_words, m_artwork, position);
    const std::vector<engine::SeatBoard> boards = panelOf(position, engine::PanelForm::Boards)->boards;
    const auto count = static_cast<double>(boards.size());
    const double width = (m_boardsRoom.width() - kBeside * (count - 1)) / count;
    const bool hasRival = static_cast<int>(boards.size()) > position.seatCount();
    const double units = hasRival ? kRivalUnits : kBoardUnits.height();
    const double unit = std::min(width / kBoardUnits.width(), m_boardsRoom.height() / units);
    QRectF room(m_boardsRoom.topLeft(), QSizeF(width, std::min(m_boardsRoom.height(), unit * units)));
    for (const engine::SeatBoard &board : boards) {
        addGround(elements, QStringLiteral("seat-board/") + context.seatIds.value(board.seat), room);
        const std::vector<Element> drawn =
            CompactBoard(board, context, room, unit).rows(engine::contains(context.acting, board.seat));
        elements.insert(elements.end(), drawn.begin(), drawn.end());
        room.translate(width + kBeside, 0);
    }
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/panels_below.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "model/engine/core/panel.h"
#include "views/board/board_plan.h"
#include "views/panels/compact_board.h"
#include "views/panels/panel_layout.h"

namespace views {

namespace {

constexpr double kBeside = 8;           ///< between panels
constexpr double kRounded = 8;          ///< their corners
constexpr double kOffers = 0.3;         ///< share of the width that offers have; the others have what it lacks to 1
constexpr QSizeF kBoardUnits(225, 170); ///< of the design: no less of a board, and no higher
constexpr double kRivalUnits = 280;     ///< height of one with a pyramid

bool isOfBoards(const engine::Panel &panel) { return panel.form == engine::PanelForm::Boards; }
bool isOfOffers(const engine::Panel &panel) { return panel.form == engine::PanelForm::Offers; }

/// The boards of the seats; empty for a game without them.
std::vector<engine::SeatBoard> boardsIn(const engine::Position &position)
{
    std::vector<engine::Panel> panels = position.panels();
    const auto found = std::find_if(panels.begin(), panels.end(), isOfBoards);
    return found == panels.end() ? std::vector<engine::SeatBoard>() : std::move(found->boards);
}

/// A panel in a row of them, from the row's left.
struct Beside {
    engine::Panel panel;
    double left = 0, width = 0;

    double share() const { return isOfOffers(panel) ? kOffers : 1 - kOffers; }
    PanelSpace space(double height, double unit) const
    {
        const PanelRoom room = isOfOffers(panel) ? PanelRoom::Usual : PanelRoom::Narrow;
        return {.width = width, .height = height, .room = room, .unit = unit};
    }
};

/// All panels that show things, but for boards of seats: side by side, offers last.
std::vector<Beside> besideIn(const engine::Position &position, double width)
{
    std::vector<Beside> row;
    for (engine::Panel &panel : position.panels()) {
        if (engine::showsThings(panel.form) && !isOfBoards(panel))
            row.push_back({std::move(panel)});
    }
    std::stable_partition(row.begin(), row.end(), [](const Beside &each) { return !isOfOffers(each.panel); });
    const double whole =
        std::accumulate(row.begin(), row.end(), 0.0, [](double sum, const Beside &each) { return sum + each.share(); });
    double right = width;
    for (std::size_t i = row.size(); i-- > 0;) {
        const double part = i == 0 ? right : std::floor(row[i].share() / whole * width);
        row[i].left = i == 0 ? 0 : right - part + kBeside;
        row[i].width = right - row[i].left;
        right -= part;
    }
    return row;
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
    const PanelContext context = contextOf(m_words, m_artwork, position);
    double height = 0;
    for (const Beside &each : besideIn(position, width))
        height = std::max(height, layOut(each.panel, context, each.space(0, unit)).size.height());
    m_room = {corner, QSizeF(height > 0 ? width : 0, height)};
    return height;
}

bool PanelsBelow::hasBoards(const engine::Position &position) { return !boardsIn(position).empty(); }

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
    for (const Beside &each : besideIn(position, m_room.width())) {
        const QRectF room(m_room.left() + each.left, m_room.top(), each.width, m_room.height());
        addGround(elements, QStringLiteral("panel/") + QString::fromStdString(each.panel.id), room);
        const PanelPicture picture = layOut(each.panel, context, each.space(room.height(), m_unit));
        for (Element element : picture.elements) {
            element.rect.translate(room.topLeft());
            element.z = layer::kWords;
            elements.push_back(element);
        }
    }
}

void PanelsBelow::addBoards(std::vector<Element> &elements, const engine::Position &position) const
{
    const PanelContext context = contextOf(m_words, m_artwork, position);
    const std::vector<engine::SeatBoard> boards = boardsIn(position);
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

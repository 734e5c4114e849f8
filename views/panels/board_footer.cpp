// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/board_footer.h"

#include <algorithm>

#include <QFontMetricsF>

#include "model/engine/core/insight.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/panels/board_words.h"
#include "views/panels/compact_board.h"

namespace views {

namespace {

constexpr qreal kFooterMargin = 12;                ///< units of the design, like those below
constexpr qreal kLeastUnits = 48;                  ///< height
constexpr qreal kLeastHeight = 44;                 ///< at least, in units of the window
constexpr qreal kFooterPicture = 30;               ///< at most, in units of the window
constexpr int kLeastChosen = 20, kMostChosen = 44; ///< percent of the width: what is chosen, beside its uses

} // namespace

BoardFooter::BoardFooter(const std::vector<engine::PreviewUse> &uses, const QRectF &uncovered, qreal unit,
                         const PanelContext &context)
    : m_uses(uses), m_uncovered(uncovered), m_unit(unit), m_context(context)
{
    if (uses.empty())
        return;
    m_first = fontOfHeight(scaledLength(kLeastBoardWords), QFont::DemiBold);
    m_second = fontOfHeight(scaledLength(kLeastBoardWords), QFont::Normal);
    const qreal least = std::max(kLeastUnits * unit, scaledLength(kLeastHeight));
    m_rect = QRectF(uncovered.left() + kFooterMargin * unit, uncovered.bottom() - least - 6 * unit,
                    uncovered.width() - 2 * kFooterMargin * unit, least);
    say();
    // What is chosen has as little of the width as lets all words stand in that height, else as makes them lowest.
    std::vector<Cell> tried = m_cells;
    qreal lowest = spread(m_cells, kLeastChosen);
    for (int percent = kLeastChosen + 4; lowest > least && percent <= kMostChosen; percent += 4) {
        if (const qreal highest = spread(tried, percent); highest < lowest) {
            m_cells = tried;
            lowest = highest;
        }
    }
    m_rect.setTop(m_rect.bottom() - std::max(least, lowest));
    for (Cell &cell : m_cells)
        cell.rect.setTop(m_rect.top());
}

QRectF BoardFooter::above() const
{
    QRectF above = m_uncovered;
    if (!m_cells.empty())
        above.setBottom(m_rect.top());
    return above;
}

/// What stands beside each picture.
void BoardFooter::say()
{
    const words::Words &says = *m_context.words;
    for (const engine::PreviewUse &use : m_uses) {
        Cell cell;
        cell.what = use.what.id.empty() ? possessionName(use.thing, says) : says.sayBriefly(use.what);
        if (!cell.what.isEmpty())
            cell.what[0] = cell.what[0].toUpper();
        cell.then = use.then.id.empty() ? QString() : says.say(use.then);
        m_cells.push_back(cell);
    }
}

/// Puts the chosen thing and its uses beside each other; how high the highest of their words are.
qreal BoardFooter::spread(std::vector<Cell> &cells, int percent) const
{
    const auto others = qreal(cells.size() - 1);
    const qreal first = others > 0 ? m_rect.width() * percent / 100 : m_rect.width();
    const qreal pitch = others > 0 ? (m_rect.width() - first) / others : 0;
    const qreal gap = 6 * m_unit;
    const QFontMetricsF whats(m_first);
    const QFontMetricsF thens(m_second);
    qreal highest = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Cell &cell = cells[i];
        cell.rect = m_rect;
        cell.rect.setWidth(i == 0 ? first : pitch - gap);
        if (i > 0)
            cell.rect.moveLeft(m_rect.left() + first + pitch * qreal(i - 1) + gap);
        const QRectF room = wordsRoom(cell.rect);
        cell.high = double(wrappedLines(cell.what, m_first, room.width()).size()) * whats.height();
        cell.below =
            cell.then.isEmpty() ? 0 : double(wrappedLines(cell.then, m_second, room.width()).size()) * thens.height();
        highest = std::max(highest, cell.high + cell.below);
    }
    return highest;
}

qreal BoardFooter::pictureSize() const
{
    return std::min(std::max(kLeastUnits * m_unit, scaledLength(kLeastHeight)) - 10 * m_unit,
                    scaledLength(kFooterPicture));
}

QRectF BoardFooter::wordsRoom(const QRectF &cell) const
{
    return cell.adjusted(pictureSize() + 11 * m_unit, 0, -3 * m_unit, 0);
}

std::vector<Element> BoardFooter::elements(const QString &owner) const
{
    if (m_cells.empty())
        return {};
    std::vector<Element> all;
    const auto add = [&all](const QRectF &rect, const ElementStyle &look) {
        all.push_back({QStringLiteral("foot/%1").arg(all.size()), rect, layer::kWords, look});
    };
    const auto say = [&add](QRectF room, const QString &text, const QFont &font, const QString &token) {
        const TextStyle style{double(font.pixelSize()), font.weight(), token, Qt::AlignLeft};
        const qreal high = QFontMetricsF(font).height();
        for (const QString &line : wrappedLines(text, font, room.width())) {
            add({room.topLeft(), QSizeF(room.width(), high)}, ElementStyle::words(line, style));
            room.translate(0, high);
        }
    };
    add(m_rect.adjusted(-4 * m_unit, -3 * m_unit, 4 * m_unit, 3 * m_unit),
        ElementStyle::box(QStringLiteral("rim"), {}, 1, 6));
    const qreal size = pictureSize();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell &cell = m_cells[i];
        if (i > 0)
            add(cell.rect, ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, 6));
        const ElementStyle look = possessionLook(m_uses[i].thing, owner, m_context);
        const QRectF picture(cell.rect.left() + 5 * m_unit, cell.rect.center().y() - size / 2, size, size);
        if (const QRectF at = pictureRect(*m_context.artwork, look.id, picture); !at.isEmpty())
            add(at, look);
        const QRectF room = wordsRoom(cell.rect);
        const qreal top = room.top() + std::max(0.0, (room.height() - cell.high - cell.below) / 2);
        say({room.left(), top, room.width(), cell.high}, cell.what, m_first, QStringLiteral("ink"));
        say({room.left(), top + cell.high, room.width(), cell.below}, cell.then, m_second, QStringLiteral("ink2"));
    }
    return all;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QFontMetricsF>

#include "model/engine/core/insight.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/panels/board_footer.h"
#include "views/panels/board_words.h"
#include "views/panels/large_board.h"
#include "views/panels/panel_layout.h"

namespace views {

namespace {

constexpr double kBetweenBoards = 10;
constexpr double kOwnShare = 0.672; ///< of the room that own and others share
constexpr double kWideRoom = 600;   ///< from this width on the others stand beside the own board with all their figures
constexpr double kTabRoom = 420;    ///< from this width on as tabs
constexpr double kTabWidth = 48;
constexpr double kWithWords = 390;     ///< a large board has words from this width on …
constexpr double kWithWordsHigh = 235; ///< … and from this height on
constexpr double kStackedHeight = 250; ///< of the large board where all stand below one another
constexpr double kOtherHeight = 136;
constexpr double kMostOther = 190;
constexpr double kMostSingle = 260;
constexpr double kMostTab = 80;
constexpr double kLap = 3; ///< so much of a row may be covered: its words end above
constexpr double kLeastWidth = 200;
constexpr double kLeastBoards = 120;
constexpr double kBoardCorner = 8;

/// Where the large board and the others stand.
struct BoardRects {
    QRectF own;
    std::vector<QRectF> others;
    BoardForm ownForm = BoardForm::Large, otherForm = BoardForm::Compact;

    BoardRects(QSizeF size, int otherCount)
    {
        const double width = size.width(), height = size.height();
        const bool isStacked = width < scaledLength(kTabRoom);
        const bool isTabbed = !isStacked && width < scaledLength(kWideRoom);
        own = {{}, size};
        if (isStacked)
            own.setHeight(std::max(scaledLength(kLeastBoards),
                                   height - otherCount * (scaledLength(kOtherHeight) + kBetweenBoards)));
        else if (otherCount > 0)
            own.setWidth(isTabbed ? width - scaledLength(kTabWidth) - kBetweenBoards / 2 : qRound(width * kOwnShare));
        const bool hasWords =
            own.width() >= scaledLength(kWithWords) && own.height() >= scaledLength(kWithWordsHigh) && !isTabbed;
        ownForm = hasWords ? BoardForm::Large : BoardForm::Plain;
        otherForm = isTabbed ? BoardForm::Tab : BoardForm::Compact;
        QRectF room = isStacked
                          ? QRectF(0, own.bottom() + kBetweenBoards, width, height - own.bottom() - kBetweenBoards)
                          : QRectF(own.right() + (isTabbed ? kBetweenBoards / 2 : kBetweenBoards), 0, 0, height);
        room.setRight(width);
        const double unit = std::max(scaledLength(1), LargeBoard::unitFor(own, ownForm)); // others grow with it
        const double most = unit * (isTabbed ? kMostTab : otherCount == 1 ? kMostSingle : kMostOther);
        const double all = height - room.top() - kBetweenBoards * (otherCount - 1);
        const double high = std::floor(std::min(most, all / std::max(1, otherCount)));
        for (int i = 0; i < otherCount; ++i)
            others.emplace_back(room.left(), room.top() + i * (high + kBetweenBoards), room.width(), high);
    }
};

/// A heading with sentences below it, without the empty ones.
QString tipOf(const QString &heading, QStringList sentences)
{
    sentences.prepend(heading);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

QString ruleOf(const std::string &id, const PanelContext &context)
{
    return context.isExplained && context.words->has(id) ? context.words->text(id) : QString();
}

class BoardsLayout {
public:
    BoardsLayout(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
        : m_panel(panel), m_context(context), m_space(space)
    {
    }

    PanelPicture laidOut()
    {
        const int others = static_cast<int>(m_panel.boards.size()) - 1;
        const double least = scaledLength(kLeastBoards);
        const double wanted = scaledLength(kStackedHeight) + others * (scaledLength(kOtherHeight) + kBetweenBoards);
        m_picture.size = {std::max(m_space.width, scaledLength(kLeastWidth)),
                          m_space.height > 0 ? std::max(m_space.height, least) : wanted};
        m_picture.own = ownSeat();
        m_picture.large = m_space.peeked >= 0 && m_space.peeked <= others ? m_space.peeked : m_picture.own;
        if (others < 0 || m_space.width <= 0 || m_space.height <= 1) // only how large it is is asked
            return m_picture;
        const BoardRects rects(m_picture.size, others);
        large(asSeen(m_panel.boards[static_cast<std::size_t>(m_picture.large)], m_context), rects);
        for (int seat = 0, i = 0; seat <= others; ++seat) {
            if (seat != m_picture.own)
                other(asSeen(m_panel.boards[static_cast<std::size_t>(seat)], m_context),
                      rects.others[static_cast<std::size_t>(i++)], rects.otherForm);
        }
        return std::move(m_picture);
    }

private:
    /// That of who looks, else of who acts, else the one that was large last.
    int ownSeat() const
    {
        const auto isThere = [this](int seat) { return seat >= 0 && seat < static_cast<int>(m_panel.boards.size()); };
        if (isThere(m_context.own))
            return m_context.own;
        for (int seat = 0; isThere(seat); ++seat) {
            if (engine::contains(m_context.acting, static_cast<engine::Seat>(seat)))
                return seat;
        }
        return isThere(m_space.own) ? m_space.own : 0;
    }

    void add(const QRectF &rect, const ElementStyle &look)
    {
        m_picture.elements.push_back(
            {QStringLiteral("boards/%1").arg(m_picture.elements.size()), rect, layer::kWords, look});
    }
    void add(const std::vector<Element> &elements)
    {
        for (const Element &element : elements)
            add(element.rect, element.look);
    }
    void ground(const QRectF &rect)
    {
        add(rect.adjusted(1, 1, -1, -1),
            ElementStyle::box(QStringLiteral("panel"), QStringLiteral("line"), 1, kBoardCorner));
    }
    bool isActing(const engine::SeatBoard &board) const { return engine::contains(m_context.acting, board.seat); }
    QString said(const engine::SeatBoard &board) const { return boardSentences(board, m_context).join(u' '); }

    void other(const engine::SeatBoard &board, const QRectF &rect, BoardForm form)
    {
        m_picture.cells.push_back({rect, PanelCell::Kind::Button, said(board)});
        m_picture.cells.back().seat = board.seat;
        ground(rect);
        CompactBoard drawn(board, m_context, rect, CompactBoard::unitFor(rect));
        add(form == BoardForm::Tab ? drawn.tab(isActing(board)) : drawn.rows(isActing(board)));
    }

    /// Above its foot, which says what could be done with what is chosen, and above choices that stand over it.
    void large(const engine::SeatBoard &board, const BoardRects &rects)
    {
        const QRectF &room = rects.own;
        const double unit = LargeBoard::unitFor(room, rects.ownForm);
        const QRectF uncovered = room.adjusted(0, 0, 0, -m_space.covered);
        static const std::vector<engine::PreviewUse> none;
        const bool isOwn = m_picture.large == m_picture.own;
        const BoardFooter footer(isOwn && m_space.uses ? *m_space.uses : none, uncovered, unit, m_context);
        m_picture.cells.push_back({room, PanelCell::Kind::Group, said(board)});
        if (m_panel.boards.size() > 1)
            m_picture.cells.back().about = PanelView::tr("B shows what the next player has");
        m_picture.choices = LargeBoard::belowStock(room, rects.ownForm).adjusted(2, 2, -2, -3);
        ground(room);
        LargeBoard drawn(board, m_context, room, rects.ownForm);
        add(drawn.elements(isActing(board)));
        // Nothing is seen of rows of which foot and choices leave a strip, and of what stands beside those.
        const double end = footer.above().bottom();
        double top = end;
        for (const bool isBeside : {false, true}) {
            for (const auto &[where, row] : drawn.drawnRows()) {
                const bool isHidden =
                    isBeside ? where.center().y() > top : end < room.bottom() && where.bottom() - kLap > end;
                top = isHidden ? std::min(top, where.top()) : top;
            }
        }
        if (top < room.bottom() - 2)
            add({room.left() + 2, top, room.width() - 4, room.bottom() - 2 - top},
                ElementStyle::box(QStringLiteral("panel"), {}, 1, kBoardCorner - 2));
        add(footer.elements(m_context.seatIds.value(board.seat)));
        for (const auto &[where, row] : drawn.drawnRows()) {
            if (where.bottom() - kLap <= top)
                m_picture.tips.emplace_back(
                    where, tipOf(rowSentence(*row, m_context), {ruleOf("explain.row." + row->id, m_context)}));
        }
        m_cardUnit = std::max(scaledLength(1), unit);
        cards(board, LargeBoard::cardRects(room, footer.above(), rects.ownForm, cardsOf(board).size()));
    }

    static const std::vector<engine::Possession> &cardsOf(const engine::SeatBoard &board)
    {
        static const std::vector<engine::Possession> none;
        const auto row = std::find_if(board.rows.begin(), board.rows.end(), [](const engine::BoardRow &each) {
            return each.part == engine::BoardPart::Cards;
        });
        return row == board.rows.end() ? none : row->groups.front().things;
    }

    void cards(const engine::SeatBoard &board, const std::vector<QRectF> &rects)
    {
        for (std::size_t i = 0; i < rects.size(); ++i) {
            if (!rects[i].isEmpty())
                card(cardsOf(board)[i], QRectF(rects[i].toAlignedRect()));
        }
    }

    /// Band, sign, name and, where there is room, what it does.
    void card(const engine::Possession &card, const QRectF &all)
    {
        const auto [name, effect] = cardWords(card, *m_context.words);
        PanelCell cell{all, PanelCell::Kind::Button,
                       effect.isEmpty() ? name : PanelView::tr("%1: %2").arg(name, effect)};
        cell.about = ruleOf("explain.piece." + card.kind, m_context);
        cell.tip = tipOf(name, {effect, cell.about});
        cell.card = card;
        cell.mark = all;
        m_picture.cells.push_back(cell);
        const QString kind = QString::fromStdString(card.kind);
        const QString sign = QString(m_context.plan->cards.sign).replace(u'#', kind);
        const bool isLow = all.height() < 34 * m_cardUnit;
        const double wide = std::min<double>(all.width(), m_cardUnit * (isLow ? 20 : 26));
        const QRectF band = QRectF(all.topLeft(), QSizeF(wide, all.height())).adjusted(1, 1, 0, -1);
        add(all, ElementStyle::box(QStringLiteral("card"), QStringLiteral("card-edge"), 1, 4));
        add(band, ElementStyle::box(QString(m_context.plan->cards.ground).replace(u'#', kind), {}, 1, 3));
        add(pictureRect(*m_context.artwork, sign, band.adjusted(2, 2, -2, -2)), ElementStyle::picture(sign));
        cardSaid(name, effect, all.adjusted(wide + 4, 0, -2, 0), isLow);
    }

    /// What it does where there is room for all of it; it is in the tip, and large once it is pointed at.
    void cardSaid(const QString &name, const QString &effect, const QRectF &room, bool isLow)
    {
        if (room.width() < 40 * m_cardUnit)
            return;
        const auto align = Qt::AlignLeft | Qt::AlignVCenter;
        const TextStyle bold{12 * m_cardUnit, isLow ? QFont::Medium : QFont::DemiBold, QStringLiteral("card-ink"),
                             align};
        const TextStyle usual{12 * m_cardUnit, QFont::Normal, QStringLiteral("card-ink2"), align};
        const bool hasEffect = !effect.isEmpty() && !isLow && textWidth(effect, fontOf(usual)) <= room.width();
        const QStringList lines = hasEffect ? QStringList{name} : wrappedLines(name, fontOf(bold), room.width());
        const double high = room.height() / (hasEffect ? 2 : std::max<double>(1, double(lines.size())));
        QRectF line(room.topLeft(), QSizeF(room.width(), high));
        if (!hasEffect && lines.size() > 1) { // close together
            line.setHeight(std::min(high, QFontMetricsF(fontOf(bold)).height()));
            line.moveTop(room.center().y() - line.height() * double(lines.size()) / 2);
        }
        for (const QString &words : lines) {
            add(line, ElementStyle::words(words, bold));
            line.translate(0, line.height());
        }
        if (hasEffect)
            add(line, ElementStyle::words(effect, usual));
    }

    const engine::Panel &m_panel;
    const PanelContext &m_context;
    const PanelSpace &m_space;
    PanelPicture m_picture;
    double m_cardUnit = 1; ///< pixels of a unit of the cards that are held: they grow with their board
};

} // namespace

/// The own board large, or that of who acts, with its cards; the others small beside it, as tabs, or below one another.
/// Each is a button that shows it in place of the large one.
PanelPicture layOutBoards(const engine::Panel &panel, const PanelContext &context, const PanelSpace &space)
{
    return BoardsLayout(panel, context, space).laidOut();
}

} // namespace views

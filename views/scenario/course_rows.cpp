// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/course_rows.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>

#include "views/common/fonts.h"
#include "views/common/side_measure.h"
#include "views/scenario/lesson_side.h"

namespace views {

namespace {

constexpr int kMargin = 8;
constexpr int kWidest = 720;
constexpr int kSign = 22; ///< at the usual size of fonts
constexpr int kWordsAt = 12 + kSign + 12;

/// How much larger than usual the words of that list are.
qreal scaleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? sideScale(option.widget->window()->size()) : 1;
}

QFont rowFont(FontRole role, const QStyleOptionViewItem &option)
{
    QFont font = fontFor(role);
    font.setPixelSize(qRound(font.pixelSize() * scaleOf(option)));
    return font;
}

QFont titleFont(const QStyleOptionViewItem &option)
{
    QFont font = rowFont(FontRole::Text, option);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// So many pixels at the usual size, in that list.
int pixels(int usual, const QStyleOptionViewItem &option) { return qRound(usual * fontScale() * scaleOf(option)); }

/// The room for words in a row of that list, which begin there.
int roomIn(const QStyleOptionViewItem &option, int wordsAt)
{
    const auto *view = qobject_cast<const QAbstractScrollArea *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::max(1, width - wordsAt - 2 * kMargin);
}

int heightOf(const QString &words, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, words).height();
}

} // namespace

QListWidget *makeLessonList(const char *name, QWidget *parent, bool showsBoards)
{
    auto *list = new QListWidget(parent);
    list->setObjectName(QLatin1String(name));
    auto *rows = new CourseRows(list);
    rows->setShowsBoards(showsBoards);
    list->setItemDelegate(rows);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust); // rows wrap their words anew
    return list;
}

QPushButton *makePageButton(const char *name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true); // Enter presses it too
    return button;
}

int widestList(const QWidget &page) { return qRound(scaledLength(kWidest) * sideScale(page.window()->size())); }

int CourseRows::wordsAt(const QStyleOptionViewItem &option) const
{
    return pixels(kWordsAt + (m_showsBoards ? kBoard.width() + 12 : 0), option);
}

void CourseRows::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row(option);
    initStyleOption(&row, index);
    row.text.clear();
    row.icon = {};
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const QPalette palette = row.widget ? row.widget->palette() : row.palette;
    const QColor ink = palette.color(QPalette::WindowText);
    const int size = pixels(kSign, option);
    const int y = option.rect.top() + kMargin;
    paintLessonSign(*painter, QRectF(option.rect.left() + 12, y, size, size),
                    index.data(kDoneRole).toBool() ? LessonSign::Solved : LessonSign::Open, ink);
    painter->save();
    if (const auto board = index.data(kBoardRole).value<QPixmap>(); m_showsBoards && !board.isNull()) {
        const QRect room(option.rect.left() + pixels(kWordsAt, option), y, pixels(kBoard.width(), option),
                         pixels(kBoard.height(), option));
        const QSize drawn = board.deviceIndependentSize().scaled(room.size(), Qt::KeepAspectRatio).toSize();
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(QRect(room.topLeft() + QPoint((room.width() - drawn.width()) / 2, 0), drawn), board);
    }
    const int x = option.rect.left() + wordsAt(option);
    const int width = roomIn(option, wordsAt(option));
    const QString title = index.data().toString();
    const int height = heightOf(title, titleFont(option), width);
    painter->setPen(ink);
    painter->setFont(titleFont(option));
    painter->drawText(QRect(x, y, width, height), Qt::TextWordWrap, title);
    painter->setPen(QApplication::palette().color(QPalette::PlaceholderText)); // the list has faded its own
    painter->setFont(rowFont(FontRole::Second, option));
    painter->drawText(QRect(x, y + height + 2, width, option.rect.bottom() - y - height), Qt::TextWordWrap,
                      index.data(kMoreRole).toString());
    painter->restore();
}

QSize CourseRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = roomIn(option, wordsAt(option));
    const int words = heightOf(index.data().toString(), titleFont(option), width) + 2
                      + heightOf(index.data(kMoreRole).toString(), rowFont(FontRole::Second, option), width);
    const int least = pixels(m_showsBoards ? kBoard.height() : kSign, option);
    return {0, std::max(words, least) + 2 * kMargin};
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/course_rows.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>

#include "views/common/fonts.h"
#include "views/scenario/lesson_side.h"

namespace views {

namespace {

constexpr int kMargin = 8;
constexpr int kSign = 22; ///< at the usual size of fonts
constexpr int kWordsAt = 12 + kSign + 12;

QFont titleFont()
{
    QFont font = fontFor(FontRole::Text);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The room for words in a row of that list.
int roomIn(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractScrollArea *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::max(1, width - qRound(kWordsAt * fontScale()) - 2 * kMargin);
}

int heightOf(const QString &words, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, words).height();
}

} // namespace

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
    const int size = qRound(kSign * fontScale());
    const int y = option.rect.top() + kMargin;
    paintLessonSign(*painter, QRectF(option.rect.left() + 12, y, size, size),
                    index.data(kDoneRole).toBool() ? LessonSign::Solved : LessonSign::Open, ink);
    painter->save();
    const int x = option.rect.left() + qRound(kWordsAt * fontScale());
    const int width = roomIn(option);
    const QString title = index.data().toString();
    const int height = heightOf(title, titleFont(), width);
    painter->setPen(ink);
    painter->setFont(titleFont());
    painter->drawText(QRect(x, y, width, height), Qt::TextWordWrap, title);
    painter->setPen(QApplication::palette().color(QPalette::PlaceholderText)); // the list has faded its own
    painter->setFont(fontFor(FontRole::Second));
    painter->drawText(QRect(x, y + height + 2, width, option.rect.bottom() - y - height), Qt::TextWordWrap,
                      index.data(kMoreRole).toString());
    painter->restore();
}

QSize CourseRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = roomIn(option);
    const int words = heightOf(index.data().toString(), titleFont(), width) + 2
                      + heightOf(index.data(kMoreRole).toString(), fontFor(FontRole::Second), width);
    return {0, std::max(words, qRound(kSign * fontScale())) + 2 * kMargin};
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/notation_delegate.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QTreeView>

#include "views/replay/notation_model.h"

namespace views {

namespace {

constexpr int kLeastHeight = 26;
constexpr int kMargin = 4; ///< above, below and right of the words

NotationModel::Kind kindOf(const QModelIndex &index)
{
    return index.data(NotationModel::KindRole).value<NotationModel::Kind>();
}

QFont fontOf(const QModelIndex &index) { return index.data(Qt::FontRole).value<QFont>(); }

/// Breaks the words into lines of that width; a word that is wider is broken too. Returns the height.
qreal layOut(QTextLayout &layout, QString text, const QFont &font, qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setFont(font);
    layout.setText(text.replace(QLatin1Char('\n'), QChar::LineSeparator));
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// The sign of a comment: a bubble with two lines of words.
QPainterPath bubble(const QRectF &box)
{
    QPainterPath path;
    const QRectF body(box.left(), box.top(), box.width(), box.height() * 0.75);
    path.addRoundedRect(body, body.height() / 4, body.height() / 4);
    const QPointF foot(box.left() + box.width() * 0.25, body.bottom());
    path.moveTo(foot);
    path.lineTo(foot + QPointF(0, box.height() * 0.25));
    path.lineTo(foot + QPointF(box.width() * 0.25, 0));
    for (const double y : {0.35, 0.65}) {
        path.moveTo(body.left() + body.width() * 0.22, body.top() + body.height() * y);
        path.lineTo(body.right() - body.width() * 0.22, body.top() + body.height() * y);
    }
    return path;
}

} // namespace

void NotationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const NotationModel::Kind kind = kindOf(index);
    const QFont font = fontOf(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // The sign stands where a row that holds others has its arrow, beside the first line of the words.
    const qreal line = QFontMetricsF(font).height();
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const qreal room = tree ? tree->indentation() : line;
    const QPointF middle(option.rect.left() - room / 2, option.rect.top() + kMargin + line / 2);
    if (const QPixmap sign = index.data(Qt::DecorationRole).value<QPixmap>(); !sign.isNull()) {
        const QSizeF size = sign.deviceIndependentSize().scaled(line, line, Qt::KeepAspectRatio);
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), sign, sign.rect());
    }
    const bool isSecond = kind == NotationModel::Kind::Comment;
    const QColor ink = m_theme.colour(isSecond ? u"ink2" : u"ink");
    if (kind == NotationModel::Kind::Comment) {
        const qreal size = line * 0.8;
        painter->setPen(QPen(ink, line / 14));
        painter->drawPath(bubble({middle.x() - size / 2, middle.y() - size * 0.4, size, size}));
    }
    painter->setPen(ink);
    QTextLayout layout;
    layOut(layout, index.data().toString(), font, option.rect.width() - kMargin);
    layout.draw(painter, option.rect.topLeft() + QPointF(0, kMargin));
    painter->restore();
}

QSize NotationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFont font = fontOf(index);
    int width = option.rect.width();
    // The view asks without saying how much room there is.
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget)) {
        width = tree->viewport()->width();
        for (QModelIndex level = index; level.isValid(); level = level.parent())
            width -= tree->indentation();
    }
    qreal height = QFontMetricsF(font).height();
    // Headings are short, and there may be thousands of them.
    if (kindOf(index) != NotationModel::Kind::Heading) {
        QTextLayout layout;
        height = layOut(layout, index.data().toString(), font, width - kMargin);
    }
    return {width, std::max(kLeastHeight, qCeil(height) + 2 * kMargin)};
}

} // namespace views

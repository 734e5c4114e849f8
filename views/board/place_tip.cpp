// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/place_tip.h"

#include <algorithm>
#include <array>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kGap = 8;      ///< between the note and its place
constexpr int kLetters = 46; ///< in a line, about: more are hard to read

} // namespace

PlaceTip::PlaceTip(QWidget *board) : QLabel(board)
{
    setObjectName(QStringLiteral("place-tip"));
    setTextFormat(Qt::RichText);
    setFont(fontFor(FontRole::Second));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setIndent(0);
    setAutoFillBackground(true);
    hide();
}

void PlaceTip::tell(const QString &what, const QStringList &rules, const QRect &beside)
{
    QString text = QStringLiteral("<p style=\"margin: 0px; font-weight: 600\">%1</p>").arg(what.toHtmlEscaped());
    for (const QString &rule : rules)
        text += QStringLiteral("<p style=\"margin: 6px 0px 0px 0px\">%1</p>").arg(rule.toHtmlEscaped());
    setText(text);
    fit();
    placeBeside(beside);
    raise();
    show();
}

/// As wide as its longest paragraph up to a good length of a line, and as high as that makes it.
void PlaceTip::fit()
{
    ensurePolished(); // the style sheet's margins count
    setWordWrap(false);
    const int widest = std::min(fontMetrics().averageCharWidth() * kLetters, parentWidget()->width() - 2 * kGap);
    const int width = std::min(sizeHint().width(), widest);
    setWordWrap(true);
    resize(width, heightForWidth(width));
}

/// True if nothing stands over that part of the board, such as a panel.
bool PlaceTip::isFree(const QRect &part) const
{
    const QWidget *board = parentWidget();
    const std::array corners{part.topLeft(), part.topRight(), part.bottomLeft(), part.bottomRight()};
    return board->rect().contains(part) && std::all_of(corners.begin(), corners.end(), [board](QPoint corner) {
               const QWidget *seen = board->window()->childAt(board->mapTo(board->window(), corner));
               return seen == board || board->isAncestorOf(seen);
           });
}

/// Below, above, right or left of the place, whichever has room first; where none has, at the bottom.
void PlaceTip::placeBeside(const QRect &place)
{
    const QRect board = parentWidget()->rect();
    const int x = std::clamp(place.center().x() - width() / 2, 0, std::max(0, board.width() - width()));
    const int y = std::clamp(place.center().y() - height() / 2, 0, std::max(0, board.height() - height()));
    const std::array corners{QPoint(x, place.bottom() + kGap), QPoint(x, place.top() - kGap - height()),
                             QPoint(place.right() + kGap, y), QPoint(place.left() - kGap - width(), y)};
    const auto *const free =
        std::find_if(corners.begin(), corners.end(), [this](QPoint corner) { return isFree(QRect(corner, size())); });
    move(free != corners.end() ? *free : QPoint(x, std::max(0, board.height() - height())));
}

} // namespace views

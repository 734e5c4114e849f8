// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/place_tip.h"

#include <algorithm>
#include <array>
#include <limits>

#include <QBuffer>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kGap = 8;                  ///< between the note and its place
constexpr int kLetters[] = {46, 32, 22}; ///< in a line, about: more are hard to read, and narrow gaps take fewer
constexpr int kGrid = 6;                 ///< so close lie the places that are tried

/// The text with the picture left of it.
QString besidePicture(const QPixmap &picture, const QString &text)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const QSize size = (QSizeF(picture.size()) / picture.devicePixelRatio()).toSize();
    return QStringLiteral("<table><tr><td style=\"padding-right: 10px\"><img width=\"%1\" height=\"%2\" "
                          "src=\"data:image/png;base64,%3\"></td><td>%4</td></tr></table>")
        .arg(size.width())
        .arg(size.height())
        .arg(QString::fromLatin1(png.toBase64()), text);
}

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

void PlaceTip::show(const QString &what, const QStringList &rules, const QPixmap &picture, const QRect &anchor,
                    const QRegion &kept)
{
    const QString title =
        QStringLiteral("<p dir=\"ltr\" style=\"margin: 0px; font-weight: 600\">%1</p>").arg(what.toHtmlEscaped());
    QString text = title;
    for (const QString &rule : rules)
        text += QStringLiteral("<p dir=\"ltr\" style=\"margin: 6px 0px 0px 0px\">%1</p>").arg(rule.toHtmlEscaped());
    if (!picture.isNull())
        text = besidePicture(picture, text);
    const bool hasRoom = tryText(text, anchor, kept) || (!rules.isEmpty() && tryText(title, anchor, kept));
    setVisible(hasRoom);
    if (hasRoom)
        raise();
    else
        clear();
}

bool PlaceTip::tryText(const QString &text, const QRect &anchor, const QRegion &kept)
{
    setText(text);
    for (const int letters : kLetters) {
        fit(letters);
        if (const std::optional<QPoint> corner = cornerNear(anchor, kept)) {
            move(*corner);
            return true;
        }
    }
    return false;
}

/// As wide as its longest paragraph up to so many letters, and as high as that makes it.
void PlaceTip::fit(int letters)
{
    ensurePolished(); // the style sheet's margins count
    setWordWrap(false);
    const int widest = std::min(fontMetrics().averageCharWidth() * letters, parentWidget()->width() - 2 * kGap);
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

/// What stands in front of the board, such as a panel or a row of buttons. A tip in between would lie over it.
QRegion PlaceTip::inFront() const
{
    QRegion region;
    for (const QWidget *back = parentWidget(); !back->isWindow(); back = back->parentWidget()) {
        const QObjectList &all = back->parentWidget()->children();
        for (auto front = all.rbegin(); front != all.rend() && *front != back; ++front) {
            const auto *widget = qobject_cast<const QWidget *>(*front);
            if (widget && widget->isVisible() && !widget->isWindow()
                && !widget->testAttribute(Qt::WA_TransparentForMouseEvents))
                region += QRect(parentWidget()->mapFromGlobal(widget->mapToGlobal(QPoint())), widget->size());
        }
    }
    return region;
}

/// Below, above, right or left of the place, whichever has room first; where none has, as near as there is room.
std::optional<QPoint> PlaceTip::cornerNear(const QRect &place, const QRegion &kept) const
{
    const QSize rest = parentWidget()->size() - size();
    const int x = std::clamp(place.center().x() - width() / 2, 0, std::max(0, rest.width()));
    const int y = std::clamp(place.center().y() - height() / 2, 0, std::max(0, rest.height()));
    const std::array corners{QPoint(x, place.bottom() + kGap), QPoint(x, place.top() - kGap - height()),
                             QPoint(place.right() + kGap, y), QPoint(place.left() - kGap - width(), y)};
    const QRegion taken = kept + inFront() + place;
    const auto hasRoom = [&](QPoint corner) {
        return !taken.intersects(QRect(corner, size())) && isFree(QRect(corner, size()));
    };
    if (const auto *free = std::find_if(corners.begin(), corners.end(), hasRoom); free != corners.end())
        return *free;
    std::optional<QPoint> nearest;
    int least = std::numeric_limits<int>::max();
    for (int top = 0; top <= rest.height(); top += kGrid) {
        for (int left = 0; left <= rest.width(); left += kGrid) {
            const int way = (QPoint(left, top) - QPoint(x, y)).manhattanLength();
            if (way < least && hasRoom({left, top})) {
                least = way;
                nearest = QPoint(left, top);
            }
        }
    }
    return nearest;
}

} // namespace views

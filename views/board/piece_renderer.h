// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QPixmap>

#include "views/board/artwork.h"
#include "views/board/element.h"

class QPainter;

namespace views {

/// Words as they fit into their rectangle.
struct FittedWords {
    QFont font;
    QString words;
    QRectF rect; ///< where they stand, as seen from the rectangle's top left corner
};

/// The font of words in that style, at that part of its size in percent.
QFont fontOf(const TextStyle &style, int percent = 100);

/// Where a picture stands that is as large as the rectangle lets it be, in its middle; empty where there is none.
QRectF pictureRect(const Artwork &artwork, const QString &id, const QRectF &rect);

/// Where an inlay lies on its picture, which fills that rectangle.
QRectF inlayRect(const Inlay &inlay, const Artwork &artwork, const QRectF &picture);

/// The font of an inlay's text, `pixels` large.
QFont inlayFont(const Inlay &inlay, double pixels);

inline constexpr double kInlayShare = 1.06; ///< size of an inlay's text by the height of its rectangle

/// Paints them one over the other, pictures upright. For few of them: nothing is kept for the next time.
void paintElements(QPainter &painter, const std::vector<Element> &elements, Artwork &artwork);

/// Paints what elements look like, in the pictures and colours of a theme. Pictures with something drawn over them are
/// put together once for each size.
class PieceRenderer {
public:
    explicit PieceRenderer(const Theme &theme);

    void setTheme(const Theme &theme);
    Artwork &artwork() { return m_artwork; }
    const Artwork &artwork() const { return m_artwork; }
    const Theme &theme() const { return m_artwork.theme(); }

    /// Paints `look` into `rect`; for words `fitted` is what `fitting` gave for them.
    void paint(QPainter &painter, const ElementStyle &look, const QRectF &rect, const FittedWords &fitted);
    /// True if the board last painted was the quick one: painted again, it is sharp.
    bool owesSharpBoard() const { return !m_quickBoard.isEmpty(); }
    /// How the words of `look` fit into a rectangle of that size: in the font of their style, or a smaller one, down
    /// to three quarters. What is longer still, such as a name, is cut.
    static FittedWords fitting(const ElementStyle &look, QSizeF size);
    /// True if they fit as large as their style wants them.
    static bool fitsWhole(const ElementStyle &look, QSizeF size);

private:
    QPixmap board(QSizeF size, qreal dpr);
    QPixmap picture(const ElementStyle &look, QSizeF size, qreal dpr);

    Artwork m_artwork;
    QSizeF m_quickBoard;                 ///< size of the quick board that was painted last; empty if it was a sharp one
    QCache<QString, QPixmap> m_composed; ///< cost in KiB
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QPixmap>

#include "views/board/artwork.h"
#include "views/board/element.h"

class QPainter;

namespace views {

/// Paints what elements look like, in the pictures and colours of a theme. Cards are put together once for each
/// value and size: front, figure, strokes and the owner's counter in the corner.
class Faces {
public:
    explicit Faces(const Theme &theme) : m_artwork(theme) {}

    void setTheme(const Theme &theme);
    Artwork &artwork() { return m_artwork; }
    const Theme &theme() const { return m_artwork.theme(); }

    /// Paints `look` into `rect`. Words are painted in the font of `fitting`.
    void paint(QPainter &painter, const Look &look, const QRectF &rect, const QFont &font);
    /// The font in which words fit into a rectangle of that size: that of their style, or a smaller one where they
    /// do not fit, down to three quarters.
    static QFont fitting(const Look &look, QSizeF size);

private:
    QPixmap card(const Look &look, QSizeF size, qreal dpr);
    void paintFigure(QPainter &painter, const Look &look, QSizeF size);
    void paintBox(QPainter &painter, const Look &look, const QRectF &rect) const;

    Artwork m_artwork;
    QCache<QString, QPixmap> m_cards;
};

} // namespace views

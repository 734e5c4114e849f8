// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include "views/board/artwork.h"

namespace views {

/// The artwork of a game as pieces of SVG in the colours of a theme: nothing but shapes, without ids, classes and what
/// shows nothing.
class ArtworkSvg {
public:
    /// The pictures that `artwork` uses now.
    explicit ArtworkSvg(const Artwork &artwork);

    /// The shapes of an element, in the units of `Artwork::bounds`; empty for an id that is nowhere.
    QByteArray element(const QString &id) const;
    /// The whole board without its overlays, in board units.
    const QByteArray &board() const { return m_board; }

private:
    using Elements = QHash<QString, QByteArray>;

    static Elements read(const QByteArray &svg, QByteArray *whole);

    QByteArray m_board; ///< filled while the elements are read
    Elements m_boardElements;
    Elements m_pieces;
};

} // namespace views

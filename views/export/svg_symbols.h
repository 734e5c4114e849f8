// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QHash>
#include <QList>

#include "views/board/artwork.h"
#include "views/board/element.h"
#include "views/export/artwork_svg.h"

namespace views {

/// Where a symbol stands and how large, by its own units, which are those of the elements but for `across` and `down`.
struct SymbolUse {
    int symbol = 0;
    double x = 0, y = 0;
    double across = 1, down = 1;

    friend bool operator==(const SymbolUse &, const SymbolUse &) = default;
};

/// What elements look like as SVG: each look once, in the pictures and colours of the artwork's theme, words as paths.
/// The artwork must live as long.
class SvgSymbols {
public:
    explicit SvgSymbols(const Artwork &artwork) : m_artwork(artwork), m_svg(artwork) {}

    /// How that element is drawn. Its look becomes a symbol if it is none yet.
    SymbolUse use(const Element &element);
    /// All symbols so far: `<g id="s0">…</g>` and so on, to be put into `<defs>`.
    QByteArray definitions() const;

private:
    int symbol(const QString &key, const std::function<QByteArray()> &make);
    SymbolUse inBox(int symbol, const QRectF &bounds, const QRectF &rect) const;
    SymbolUse picture(const ElementStyle &look, const QRectF &rect);
    SymbolUse words(const Element &element);
    SymbolUse box(const Element &element);
    SymbolUse shape(const Element &element);
    QByteArray placed(const Inlay &inlay, const QRectF &rect) const;
    QByteArray colour(const QString &token) const;

    const Artwork &m_artwork;
    ArtworkSvg m_svg;
    QHash<QString, int> m_numbers; ///< by what makes a look different from others
    QList<QByteArray> m_symbols;
};

/// `translate(…) scale(…)` for an attribute `transform`, as short as it can be.
QByteArray transformOf(const SymbolUse &use);

} // namespace views

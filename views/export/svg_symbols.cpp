// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/svg_symbols.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"
#include "views/export/step_pictures.h"

namespace views {

namespace {

constexpr double kOutlinePixels = 100; ///< outlines of inlays are taken at this size and scaled

QByteArray point(const QPainterPath::Element &element) { return shortNumber(element.x) + " " + shortNumber(element.y); }

/// The attribute `d` of a path.
QByteArray outline(const QPainterPath &path)
{
    QByteArray d;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement: d += (i > 0 ? "ZM" : "M") + point(element); break;
        case QPainterPath::LineToElement: d += "L" + point(element); break;
        case QPainterPath::CurveToElement: d += "C" + point(element); break;
        case QPainterPath::CurveToDataElement: d += " " + point(element); break;
        }
    }
    return d.isEmpty() ? d : d + "Z";
}

QByteArray filled(const QPainterPath &path, const QByteArray &colour)
{
    return "<path fill=\"" + colour + "\" d=\"" + outline(path) + "\"/>";
}

/// The words with the beginning of their line at the origin.
QPainterPath pathOf(const QString &words, QFont font)
{
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(QPointF(), font, words);
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace

SymbolUse SvgSymbols::use(const Element &element)
{
    const ElementStyle &look = element.look;
    switch (look.form) {
    case ElementStyle::Form::Board:
        return inBox(symbol(QStringLiteral("board"), [this] { return m_svg.board(); }),
                     {QPointF(), m_artwork.boardSize()}, element.rect);
    case ElementStyle::Form::Picture: return picture(look, element.rect);
    case ElementStyle::Form::Words: return words(element);
    case ElementStyle::Form::Box: return box(element);
    case ElementStyle::Form::Shape: {
        const QByteArray path = filled(look.path, colour(look.fill));
        return {symbol(QStringLiteral("shape/") + QString::fromUtf8(path), [&] { return path; }), element.rect.left(),
                element.rect.top(), 1, 1};
    }
    case ElementStyle::Form::Line:
    case ElementStyle::Form::Bowl: break;
    }
    return shape(element);
}

QByteArray SvgSymbols::definitions() const
{
    QByteArray all;
    for (qsizetype i = 0; i < m_symbols.size(); ++i)
        all += "<g id=\"s" + QByteArray::number(i) + "\">" + m_symbols[i] + "</g>\n";
    return all;
}

int SvgSymbols::symbol(const QString &key, const std::function<QByteArray()> &make)
{
    const auto known = m_numbers.constFind(key);
    if (known != m_numbers.cend())
        return *known;
    m_symbols.append(make());
    const int number = static_cast<int>(m_symbols.size()) - 1;
    m_numbers.insert(key, number);
    return number;
}

/// Such that `bounds` of the symbol fill the rectangle.
SymbolUse SvgSymbols::inBox(int symbol, const QRectF &bounds, const QRectF &rect) const
{
    if (bounds.isEmpty())
        return {symbol, rect.left(), rect.top(), 1, 1};
    const double across = rect.width() / bounds.width();
    const double down = rect.height() / bounds.height();
    return {symbol, rect.left() - bounds.left() * across, rect.top() - bounds.top() * down, across, down};
}

SymbolUse SvgSymbols::picture(const ElementStyle &look, const QRectF &rect)
{
    const QRectF bounds = m_artwork.bounds(look.id);
    QString key = "picture/" + look.id;
    for (const Inlay &inlay : look.over)
        key += QLatin1Char('/') + inlay.key();
    const auto make = [&] {
        QByteArray all = m_svg.element(look.id);
        for (const Inlay &inlay : look.over)
            all += placed(inlay, inlayRect(inlay, m_artwork, bounds));
        return all;
    };
    return inBox(symbol(key, make), bounds, rect);
}

/// As Faces paints it, in the units of the picture under it.
QByteArray SvgSymbols::placed(const Inlay &inlay, const QRectF &rect) const
{
    if (!inlay.picture.isEmpty())
        return "<g transform=\"" + transformOf(inBox(0, m_artwork.bounds(inlay.picture), rect)) + "\">"
               + m_svg.element(inlay.picture) + "</g>";
    const QFont font = inlayFont(inlay, kOutlinePixels);
    const QFontMetricsF metrics(font);
    const double size = rect.height() * kInlayShare / kOutlinePixels;
    const SymbolUse words{0, rect.center().x() - metrics.horizontalAdvance(inlay.text) / 2 * size,
                          rect.center().y() + (metrics.ascent() - metrics.height() / 2) * size, size, size};
    return "<g transform=\"" + transformOf(words) + "\">" + filled(pathOf(inlay.text, font), colour(inlay.style.colour))
           + "</g>";
}

SymbolUse SvgSymbols::words(const Element &element)
{
    const TextStyle &style = element.look.text;
    const QRectF &rect = element.rect;
    const FittedWords fitted = PieceRenderer::fitting(element.look, rect.size());
    const QString key = QStringLiteral("words/%1/%2/%3/%4/%5")
                            .arg(QString::number(fitted.font.pixelSize()), QString::number(style.weight),
                                 QString::number(style.stretch), style.colour, fitted.words);
    const int number = symbol(key, [&] { return filled(pathOf(fitted.words, fitted.font), colour(style.colour)); });
    const QFontMetricsF metrics(fitted.font);
    const double rest = rect.width() - metrics.horizontalAdvance(fitted.words);
    const double left = style.align & Qt::AlignRight ? rest : style.align & Qt::AlignHCenter ? rest / 2 : 0;
    const double spare = rect.height() - metrics.height();
    const double top = style.align & Qt::AlignBottom ? spare : style.align & Qt::AlignVCenter ? spare / 2 : 0;
    return {number, rect.left() + left, rect.top() + top + metrics.ascent(), 1, 1};
}

SymbolUse SvgSymbols::box(const Element &element)
{
    const ElementStyle &look = element.look;
    const QSizeF size = element.rect.size();
    const double inset = look.line.isEmpty() ? 0 : look.width / 2;
    const auto attribute = [](const char *name, const QByteArray &value) {
        return QByteArray(" ") + name + "=\"" + value + "\"";
    };
    const auto make = [&] {
        // Never rounder than half a side, as a painter has it.
        const double radius = std::min({look.radius, size.width() / 2 - inset, size.height() / 2 - inset});
        QByteArray rect = "<rect" + attribute("x", shortNumber(inset)) + attribute("y", shortNumber(inset))
                          + attribute("width", shortNumber(std::max(0.0, size.width() - 2 * inset)))
                          + attribute("height", shortNumber(std::max(0.0, size.height() - 2 * inset)))
                          + attribute("fill", colour(look.fill));
        if (radius > 0)
            rect += attribute("rx", shortNumber(radius));
        if (!look.line.isEmpty())
            rect += attribute("stroke", colour(look.line)) + attribute("stroke-width", shortNumber(look.width))
                    + (look.isDashed ? attribute("stroke-dasharray",
                                                 shortNumber(4 * look.width) + " " + shortNumber(2 * look.width))
                                     : QByteArray());
        return rect + "/>";
    };
    const QString key =
        QStringLiteral("box/%1/%2/%3/%4/%5/%6/%7")
            .arg(QString::number(size.width()), QString::number(size.height()), look.fill, look.line,
                 QString::number(look.width), QString::number(look.radius), QString::number(look.isDashed));
    return {symbol(key, make), element.rect.left(), element.rect.top(), 1, 1};
}

/// A line, or the lower half of an ellipse.
SymbolUse SvgSymbols::shape(const Element &element)
{
    const ElementStyle &look = element.look;
    const QByteArray width = shortNumber(element.rect.width()), height = shortNumber(element.rect.height());
    const bool isLine = look.form == ElementStyle::Form::Line;
    const QByteArray line = look.turn == 1 ? "M0 " + height + "L" + width + " 0" : "M0 0L" + width + " " + height;
    const QByteArray bowl = "M0 0A" + shortNumber(element.rect.width() / 2) + " " + height + " 0 0 0 " + width + " 0Z";
    const QByteArray path = "<path d=\"" + (isLine ? line : bowl) + "\" fill=\"" + colour(look.fill) + "\" stroke=\""
                            + colour(look.line) + "\" stroke-width=\"" + shortNumber(look.width)
                            + "\" stroke-linecap=\"round\"/>";
    return {symbol(QStringLiteral("shape/") + QString::fromUtf8(path), [&] { return path; }), element.rect.left(),
            element.rect.top(), 1, 1};
}

QByteArray SvgSymbols::colour(const QString &token) const
{
    const QColor colour = token.isEmpty() ? QColor(Qt::transparent) : m_artwork.theme().colour(token);
    return colour.alpha() == 0 ? QByteArray("none") : colour.name().toUtf8();
}

QByteArray transformOf(const SymbolUse &use)
{
    QByteArray text = "translate(" + shortNumber(use.x) + " " + shortNumber(use.y) + ")";
    if (use.across != 1 || use.down != 1)
        text += " scale(" + shortNumber(use.across, 4) + " " + shortNumber(use.down, 4) + ")";
    return text;
}

} // namespace views

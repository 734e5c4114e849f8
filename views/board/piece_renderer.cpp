// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/piece_renderer.h"

#include <algorithm>
#include <cmath>

#include <QCache>
#include <QFontMetricsF>
#include <QPainter>

#include "views/common/fonts.h"

namespace views {

namespace {

constexpr int kLeastPercent = 75; ///< words shrink to this before they are cut
constexpr int kCacheKiB = 32 * 1024;
constexpr int kKnownFittings = 4000; ///< some boards full of words

/// All that decides how words fit.
struct Fitting {
    QString words;
    QFont font; ///< at its full size
    Qt::Alignment::Int align;
    QSizeF room;

    friend bool operator==(const Fitting &, const Fitting &) = default;
    friend size_t qHash(const Fitting &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.words, key.font, key.align, key.room.width(), key.room.height());
    }
};

FittedWords fitted(const ElementStyle &look, const QFont &font, QSizeF room)
{
    FittedWords fitted{font, look.id, {}};
    int percent = 100;
    while (percent > kLeastPercent && QFontMetricsF(fitted.font).horizontalAdvance(look.id) > room.width()) {
        percent -= 5;
        fitted.font = fontOf(look.text, percent);
    }
    const QFontMetricsF metrics(fitted.font);
    if (percent == kLeastPercent)
        fitted.words = metrics.elidedText(look.id, Qt::ElideRight, room.width());
    fitted.rect = metrics.boundingRect({QPointF(), room}, static_cast<int>(look.text.align), fitted.words);
    return fitted;
}

void paintBox(QPainter &painter, const ElementStyle &look, const QRectF &rect, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(look.fill.isEmpty() ? QBrush(Qt::NoBrush) : QBrush(theme.colour(look.fill)));
    painter.setPen(look.line.isEmpty()
                       ? QPen(Qt::NoPen)
                       : QPen(theme.colour(look.line), look.width, look.isDashed ? Qt::DashLine : Qt::SolidLine));
    const double inset = look.line.isEmpty() ? 0 : look.width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), look.radius, look.radius);
}

void paintShape(QPainter &painter, const ElementStyle &look, const QRectF &rect, const Theme &theme)
{
    if (look.form == ElementStyle::Form::Box)
        return paintBox(painter, look, rect, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.form == ElementStyle::Form::Shape)
        return painter.fillPath(look.path.translated(rect.topLeft()), theme.colour(look.fill));
    painter.setPen(QPen(theme.colour(look.line), look.width, Qt::SolidLine, Qt::RoundCap));
    if (look.form == ElementStyle::Form::Line) {
        const bool isRising = look.turn == 1;
        return painter.drawLine(isRising ? rect.bottomLeft() : rect.topLeft(),
                                isRising ? rect.topRight() : rect.bottomRight());
    }
    painter.setBrush(theme.colour(look.fill));
    painter.drawChord(rect.adjusted(0, -rect.height(), 0, 0), 180 * 16, 180 * 16);
}

void paintWords(QPainter &painter, const ElementStyle &look, const QRectF &rect, const FittedWords &fitted,
                const Theme &theme)
{
    painter.setFont(fitted.font);
    painter.setPen(theme.colour(look.text.colour));
    // Where they stand is known: in a rectangle they would be laid out anew.
    const QPointF corner = rect.topLeft() + fitted.rect.topLeft();
    painter.drawText(corner + QPointF(0, QFontMetricsF(fitted.font).ascent()), fitted.words);
}

void paintInlay(QPainter &painter, const Inlay &inlay, const QRectF &picture, Artwork &artwork)
{
    const QRectF rect = inlayRect(inlay, artwork, picture);
    if (!inlay.picture.isEmpty()) {
        const qreal dpr = painter.device()->devicePixelRatioF();
        painter.drawPixmap(rect.topLeft(), artwork.pixmap(inlay.picture, rect.size(), dpr));
        return;
    }
    painter.setFont(inlayFont(inlay, rect.height() * kInlayShare));
    painter.setPen(artwork.theme().colour(inlay.style.colour));
    painter.drawText(rect, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, inlay.text);
}

} // namespace

QFont fontOf(const TextStyle &style, int percent)
{
    QFont font = fontOfHeight(style.size * percent / 100, static_cast<QFont::Weight>(style.weight));
    if (style.stretch != 100)
        font.setStretch(style.stretch);
    return font;
}

void paintElements(QPainter &painter, const std::vector<Element> &elements, Artwork &artwork)
{
    for (const Element &element : elements) {
        const ElementStyle &look = element.look;
        if (look.form == ElementStyle::Form::Words) {
            const FittedWords fitted = PieceRenderer::fitting(look, element.rect.size());
            paintWords(painter, look, element.rect, fitted, artwork.theme());
        } else if (look.form != ElementStyle::Form::Picture) {
            paintShape(painter, look, element.rect, artwork.theme());
        } else {
            const qreal dpr = painter.device()->devicePixelRatioF();
            painter.drawPixmap(element.rect.topLeft(), artwork.pixmap(look.id, element.rect.size(), dpr));
            for (const Inlay &inlay : look.over)
                paintInlay(painter, inlay, element.rect, artwork);
        }
    }
}

QRectF pictureRect(const Artwork &artwork, const QString &id, const QRectF &rect)
{
    if (rect.isEmpty() || !artwork.has(id))
        return {};
    QRectF at(QPointF(), artwork.bounds(id).size().scaled(rect.size(), Qt::KeepAspectRatio));
    at.moveCenter(rect.center());
    return at;
}

QRectF inlayRect(const Inlay &inlay, const Artwork &artwork, const QRectF &picture)
{
    if (inlay.at.isEmpty())
        return picture;
    const QRectF part = artwork.bounds(inlay.at);
    const QRectF whole = artwork.bounds(inlay.on);
    const double x = picture.width() / whole.width();
    const double y = picture.height() / whole.height();
    return {picture.left() + (part.left() - whole.left()) * x, picture.top() + (part.top() - whole.top()) * y,
            part.width() * x, part.height() * y};
}

QFont inlayFont(const Inlay &inlay, double pixels)
{
    return fontOfHeight(pixels, static_cast<QFont::Weight>(inlay.style.weight));
}

PieceRenderer::PieceRenderer(const Theme &theme) : m_artwork(theme), m_composed(kCacheKiB) {}

void PieceRenderer::setTheme(const Theme &theme)
{
    m_composed.clear();
    m_artwork.setTheme(theme);
}

FittedWords PieceRenderer::fitting(const ElementStyle &look, QSizeF size)
{
    // From step to step a board says much the same, and to measure words takes longer than to paint pictures.
    static thread_local QCache<Fitting, FittedWords> known(kKnownFittings);
    const QFont font = fontOf(look.text);
    const Fitting key{look.id, font, look.text.align, size};
    if (const FittedWords *found = known.object(key))
        return *found;
    FittedWords found = fitted(look, font, size);
    known.insert(key, new FittedWords(found));
    return found;
}

bool PieceRenderer::fitsWhole(const ElementStyle &look, QSizeF size)
{
    return fitting(look, size).font.pixelSize() >= std::floor(look.text.size);
}

void PieceRenderer::paint(QPainter &painter, const ElementStyle &look, const QRectF &rect, const FittedWords &fitted)
{
    const qreal dpr = painter.device()->devicePixelRatioF();
    switch (look.form) {
    case ElementStyle::Form::Board: painter.drawPixmap(rect.topLeft(), board(rect.size(), dpr)); break;
    case ElementStyle::Form::Picture: painter.drawPixmap(rect.topLeft(), picture(look, rect.size(), dpr)); break;
    case ElementStyle::Form::Box:
    case ElementStyle::Form::Line:
    case ElementStyle::Form::Bowl:
    case ElementStyle::Form::Shape: paintShape(painter, look, rect, theme()); break;
    case ElementStyle::Form::Words: paintWords(painter, look, rect, fitted, theme()); break;
    }
}

QPixmap PieceRenderer::board(QSizeF size, qreal dpr)
{
    // At a new size the quick one comes first: the window is there sooner, and follows the mouse that resizes it.
    const bool quick = !m_artwork.hasBoard(size, dpr) && m_quickBoard != size;
    m_quickBoard = quick ? size : QSizeF();
    return quick ? m_artwork.quickBoard(size, dpr) : m_artwork.board(size, dpr);
}

QPixmap PieceRenderer::picture(const ElementStyle &look, QSizeF size, qreal dpr)
{
    if (look.turn != 0) {
        ElementStyle upright = look;
        upright.turn = 0;
        return picture(upright, look.turn % 2 == 0 ? size : size.transposed(), dpr)
            .transformed(QTransform().rotate(90 * look.turn));
    }
    if (look.over.empty())
        return m_artwork.pixmap(look.id, size, dpr);
    const QSize pixels = (size * dpr).toSize();
    QString key = QStringLiteral("%1x%2/%3").arg(pixels.width()).arg(pixels.height()).arg(look.id);
    for (const Inlay &inlay : look.over)
        key += QLatin1Char('/') + inlay.key();
    if (const QPixmap *known = m_composed.object(key)) {
        QPixmap composed = *known;
        composed.setDevicePixelRatio(dpr);
        return composed;
    }
    QPixmap composed = m_artwork.pixmap(look.id, size, dpr).copy();
    composed.setDevicePixelRatio(dpr);
    QPainter painter(&composed);
    for (const Inlay &inlay : look.over)
        paintInlay(painter, inlay, {QPointF(), size}, m_artwork);
    painter.end();
    const int cost = std::max(1, pixels.width() * pixels.height() / 256); // 4 bytes a pixel
    m_composed.insert(key, new QPixmap(composed), cost);
    return composed;
}

} // namespace views

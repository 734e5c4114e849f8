// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/picture.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include "views/export/board_svg.h"

namespace views {

namespace {

constexpr int kPixelsAnInch = 96; ///< of the picture
constexpr int kDotsAnInch = 1200; ///< of the page: places are rounded to them

} // namespace

QByteArray boardPng(StepPictures &pictures, int step)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    pictures.image(step).save(&buffer, "PNG");
    return bytes;
}

QByteArray boardPdf(StepPictures &pictures, int step, const QString &title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Cartouche"));
    writer.setResolution(kDotsAnInch);
    const QSizeF inches = QSizeF(pictures.size()) / kPixelsAnInch;
    writer.setPageSize(QPageSize(inches, QPageSize::Inch, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    QSvgRenderer renderer(boardSvg(pictures, step, title));
    QPainter painter(&writer);
    renderer.render(&painter, QRectF(QPointF(), inches * kDotsAnInch));
    painter.end();
    return bytes;
}

} // namespace views

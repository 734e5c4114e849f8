// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/board_svg.h"

#include "views/export/svg_symbols.h"

namespace views {

QByteArray boardSvg(StepPictures &pictures, int step, const QString &title)
{
    SvgSymbols symbols(pictures.artwork());
    QByteArray uses;
    for (const Element &element : pictures.elements(step)) {
        if (!element.rect.intersects(pictures.frame()))
            continue; // beside the part that is seen
        const SymbolUse use = symbols.use(element);
        uses += "<use xlink:href=\"#s" + QByteArray::number(use.symbol) + "\" transform=\"" + transformOf(use) + "\"";
        if (element.opacity < 1)
            uses += " opacity=\"" + shortNumber(element.opacity) + "\"";
        uses += "/>\n";
    }
    const QRectF &frame = pictures.frame();
    const auto number = [](double value) { return shortNumber(value, 3); };
    const QByteArray corner = number(frame.left()) + " " + number(frame.top());
    const QByteArray size = number(frame.width()) + " " + number(frame.height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\""
           + QByteArray::number(pictures.size().width()) + "\" height=\"" + QByteArray::number(pictures.size().height())
           + "\" viewBox=\"" + corner + " " + size + "\">\n<title>" + title.toHtmlEscaped().toUtf8()
           + "</title>\n<defs>\n" + symbols.definitions() + "</defs>\n<rect x=\"" + number(frame.left()) + "\" y=\""
           + number(frame.top()) + "\" width=\"" + number(frame.width()) + "\" height=\"" + number(frame.height())
           + "\" fill=\"" + pictures.theme().colour(u"ground").name().toUtf8() + "\"/>\n" + uses + "</svg>\n";
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/pixel_grid.h"

#include "views/common/svg_attributes.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

// The attributes of one element, read and written as numbers.
class Numbers {
public:
    explicit Numbers(const QXmlStreamAttributes &attributes) : m_attributes(attributes) {}

    qreal at(const char *name) const { return m_attributes.value(QLatin1String(name)).toDouble(); }
    bool has(const char *name) const { return m_attributes.hasAttribute(QLatin1String(name)); }
    void set(const char *name, qreal value)
    {
        setAttribute(m_attributes, QLatin1String(name), QString::number(value, 'f', 4));
    }
    const QXmlStreamAttributes &attributes() const { return m_attributes; }

private:
    QXmlStreamAttributes m_attributes;
};

qreal snapped(qreal value, qreal scale) { return std::round(value * scale) / scale; }

// A stroke of odd width in pixels has its middle in the middle of a pixel.
qreal snappedMiddle(qreal value, qreal scale) { return (std::floor(value * scale) + 0.5) / scale; }

void snapRect(Numbers &rect, QSizeF scale)
{
    const qreal half = rect.has("stroke") ? rect.at("stroke-width") / 2 : 0;
    const auto snapSide = [&](const char *start, const char *length, qreal pixels) {
        const qreal first = snapped(rect.at(start) - half, pixels);
        const qreal end = snapped(rect.at(start) + rect.at(length) + half, pixels);
        const qreal last = std::max(end, first + 1 / pixels); // nothing vanishes
        rect.set(start, first + half);
        rect.set(length, std::max(last - first - 2 * half, 0.0));
    };
    snapSide("x", "width", scale.width());
    snapSide("y", "height", scale.height());
}

void snapLine(Numbers &line, QSizeF scale)
{
    if (line.at("y1") == line.at("y2")) {
        for (const char *const end : {"y1", "y2"})
            line.set(end, snappedMiddle(line.at(end), scale.height()));
    } else if (line.at("x1") == line.at("x2")) {
        for (const char *const end : {"x1", "x2"})
            line.set(end, snappedMiddle(line.at(end), scale.width()));
    }
}

QXmlStreamAttributes onGrid(QStringView element, const QXmlStreamAttributes &attributes, QSizeF scale)
{
    Numbers numbers(attributes);
    if (numbers.has("stroke-width"))
        numbers.set("stroke-width", std::max(numbers.at("stroke-width"), 1 / std::min(scale.width(), scale.height())));
    if (element == u"rect")
        snapRect(numbers, scale);
    else if (element == u"line")
        snapLine(numbers, scale);
    return numbers.attributes();
}

} // namespace

QByteArray onPixelGrid(const QByteArray &svg, QSizeF scale)
{
    return withAttributes(svg,
                          [scale](QStringView element, const QXmlStreamAttributes &attributes) {
                              return onGrid(element, attributes, scale);
                          })
        .value_or(svg);
}

} // namespace views

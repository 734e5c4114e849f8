// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/svg_attributes.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace views {

std::optional<QByteArray> withAttributes(const QByteArray &svg, const AttributeChange &change)
{
    QByteArray result;
    result.reserve(svg.size());
    QXmlStreamReader reader(svg);
    reader.setNamespaceProcessing(false); // names and xmlns go through as they are written
    QXmlStreamWriter writer(&result);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            writer.writeStartElement(reader.qualifiedName().toString());
            writer.writeAttributes(change(reader.qualifiedName(), reader.attributes()));
        } else if (reader.tokenType() != QXmlStreamReader::Invalid) {
            writer.writeCurrentToken(reader);
        }
    }
    if (reader.hasError())
        return std::nullopt;
    return result;
}

void setAttribute(QXmlStreamAttributes &attributes, QLatin1String name, const QString &value)
{
    attributes.removeIf([&](const QXmlStreamAttribute &old) { return old.qualifiedName() == name; });
    attributes.append(name, value);
}

} // namespace views

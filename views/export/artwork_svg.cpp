// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/artwork_svg.h"

#include <vector>

#include <QFile>
#include <QXmlStreamReader>

namespace views {

namespace {

QByteArray themedFile(const Theme &theme, const QString &name)
{
    QFile file(QStringLiteral(":/%1/%2").arg(theme.game(), name));
    return file.open(QIODevice::ReadOnly) ? theme.themed(file.readAll()) : QByteArray();
}

/// The file of the board in use.
QString boardFile(const Artwork &artwork)
{
    for (const BoardShape &shape : artwork.boards()) {
        if (shape.size == artwork.boardSize())
            return shape.file;
    }
    return artwork.boards().front().file;
}

/// True for a shape that only says where something lies.
bool showsNothing(const QXmlStreamReader &xml)
{
    const QXmlStreamAttributes all = xml.attributes();
    const auto isNone = [&all](const char *name) { return all.value(QLatin1String(name)) == QLatin1String("none"); };
    return isNone("fill") && (isNone("stroke") || !all.hasAttribute(QLatin1String("stroke")))
           && xml.name() != QLatin1String("g");
}

QByteArray opened(const QXmlStreamReader &xml)
{
    QByteArray tag = "<" + xml.name().toUtf8();
    for (const QXmlStreamAttribute &attribute : xml.attributes()) {
        const QStringView name = attribute.name();
        if (name != u"id" && name != u"class" && name != u"display")
            tag += " " + name.toUtf8() + "=\"" + attribute.value().toString().toHtmlEscaped().toUtf8() + "\"";
    }
    return tag + ">";
}

/// An element that is being read.
struct Open {
    QString id;
    qsizetype begin = 0; ///< in what has been written
    bool isHidden = false;
};

} // namespace

ArtworkSvg::ArtworkSvg(const Artwork &artwork)
    : m_boardElements(read(themedFile(artwork.theme(), boardFile(artwork)), &m_board)),
      m_pieces(read(themedFile(artwork.theme(), QStringLiteral("pieces.svg")), nullptr))
{
}

QByteArray ArtworkSvg::element(const QString &id) const
{
    const auto onBoard = m_boardElements.constFind(id);
    return onBoard != m_boardElements.cend() ? *onBoard : m_pieces.value(id);
}

/// All elements with an id. `whole` gets what is shown of the file without asking for an element.
ArtworkSvg::Elements ArtworkSvg::read(const QByteArray &svg, QByteArray *whole)
{
    Elements elements;
    QByteArray written;
    QByteArray shown;
    std::vector<Open> open;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            const bool isHidden = xml.attributes().value(QLatin1String("display")) == QLatin1String("none");
            open.push_back({xml.attributes().value(QLatin1String("id")).toString(), written.size(), isHidden});
            if (open.size() == 1)
                continue; // the file itself
            if (showsNothing(xml)) {
                xml.skipCurrentElement();
                open.pop_back();
                continue;
            }
            written += opened(xml);
        } else if (token == QXmlStreamReader::EndElement && open.size() > 1) {
            written += "</" + xml.name().toUtf8() + ">";
            const Open done = open.back();
            open.pop_back();
            const QByteArray all = written.mid(done.begin);
            if (!done.id.isEmpty())
                elements.insert(done.id, all);
            if (open.size() == 1 && !done.isHidden)
                shown += all;
        }
    }
    if (whole)
        *whole = shown;
    return elements;
}

} // namespace views

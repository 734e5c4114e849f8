// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/recently_used.h"

#include <algorithm>
#include <array>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "model/record/write_whole.h"

namespace views {

namespace {

constexpr qint64 kMostBytes = 4 << 20; // desktops keep some hundred files, of less than 1 KiB each

// By these prefixes all desktops have them.
const QString kBookmarks = QStringLiteral("http://www.freedesktop.org/standards/desktop-bookmarks");
const QString kTypes = QStringLiteral("http://www.freedesktop.org/standards/shared-mime-info");

const QString kList = QStringLiteral("xbel");
const QString kMetadata = QStringLiteral("metadata");
const QString kApplication = QStringLiteral("bookmark:application");
/// In what a file's applications lie, from the outside to the inside.
const std::array kNest{QStringLiteral("bookmark"), QStringLiteral("info"), kMetadata,
                       QStringLiteral("bookmark:applications")};

const QString kName = QStringLiteral("Cartouche");
const QString kModified = QStringLiteral("modified");
const QString kVisited = QStringLiteral("visited");

/// Copies a list, with the use of a file.
class Copy {
public:
    Copy(const QByteArray &list, const QString &file, const QDateTime &when)
        : m_xml(list), m_file(file), m_when(when.toUTC().toString(Qt::ISODate))
    {
    }

    std::optional<QByteArray> made()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement: start(); break;
            case QXmlStreamReader::EndElement: end(); break;
            case QXmlStreamReader::Invalid: break; // and the end
            default: m_writer.writeCurrentToken(m_xml);
            }
        }
        return m_xml.hasError() || m_writer.hasError() ? std::nullopt : std::optional(m_made);
    }

private:
    void start()
    {
        const QString name = m_xml.qualifiedName().toString();
        const QXmlStreamAttributes attributes = m_xml.attributes();
        if (m_depth == 0 && !isList())
            m_xml.raiseError(kList);
        else if (m_depth == 1 && name == kNest.front())
            m_isOurs = !m_isNoted && QUrl(attributes.value(QLatin1String("href")).toString()).toLocalFile() == m_file;
        const bool isFile = m_isOurs && m_depth == 1;
        if (m_isOurs && name == kApplication && attributes.value(QLatin1String("name")) == kName) {
            m_uses = attributes.value(QLatin1String("count")).toInt();
            m_xml.skipCurrentElement();
            return;
        }
        ++m_depth;
        m_writer.writeStartElement(name);
        for (const QXmlStreamNamespaceDeclaration &space : m_xml.namespaceDeclarations()) {
            const QString colon = space.prefix().isEmpty() ? QString() : QStringLiteral(":");
            m_writer.writeAttribute(QStringLiteral("xmlns") + colon + space.prefix().toString(),
                                    space.namespaceUri().toString());
        }
        for (const QXmlStreamAttribute &each : attributes) {
            const QString key = each.qualifiedName().toString();
            if (!isFile || (key != kModified && key != kVisited))
                m_writer.writeAttribute(key, each.value().toString());
        }
        if (isFile)
            writeTimes();
    }

    void end()
    {
        const auto at = std::find(kNest.begin(), kNest.end(), m_xml.qualifiedName());
        if (m_isOurs && !m_isNoted && at != kNest.end())
            nest(at + 1);
        --m_depth;
        m_isOurs = m_isOurs && m_depth > 1;
        if (m_depth == 0 && !m_isNoted)
            writeFile();
        m_writer.writeEndElement();
    }

    /// The root, by its names.
    bool isList() const
    {
        const auto declares = [this](QLatin1String prefix, const QString &uri) {
            const auto spaces = m_xml.namespaceDeclarations();
            return spaces.contains(QXmlStreamNamespaceDeclaration(prefix, uri));
        };
        return m_xml.qualifiedName() == kList && declares(QLatin1String("bookmark"), kBookmarks)
               && declares(QLatin1String("mime"), kTypes);
    }

    void writeFile()
    {
        m_writer.writeCharacters(QStringLiteral("  "));
        m_writer.writeStartElement(kNest.front());
        m_writer.writeAttribute(QStringLiteral("href"), QUrl::fromLocalFile(m_file).toString(QUrl::FullyEncoded));
        m_writer.writeAttribute(QStringLiteral("added"), m_when);
        writeTimes();
        nest(kNest.begin() + 1);
        m_writer.writeEndElement();
        m_writer.writeCharacters(QStringLiteral("\n"));
    }

    void writeTimes()
    {
        m_writer.writeAttribute(kModified, m_when);
        m_writer.writeAttribute(kVisited, m_when);
    }

    /// What is missing of that and what lies in it, and within it all this program.
    void nest(decltype(kNest)::const_iterator at)
    {
        if (at == kNest.end()) {
            writeApplication();
            return;
        }
        m_writer.writeStartElement(*at);
        if (*at == kMetadata) {
            m_writer.writeAttribute(QStringLiteral("owner"), QStringLiteral("http://freedesktop.org"));
            m_writer.writeEmptyElement(QStringLiteral("mime:mime-type"));
            m_writer.writeAttribute(QStringLiteral("type"), QStringLiteral("application/x-cartouche+json"));
        }
        nest(at + 1);
        m_writer.writeEndElement();
    }

    void writeApplication()
    {
        m_isNoted = true;
        m_writer.writeEmptyElement(kApplication);
        m_writer.writeAttribute(QStringLiteral("name"), kName);
        m_writer.writeAttribute(QStringLiteral("exec"), QStringLiteral("'cartouche %u'"));
        m_writer.writeAttribute(kModified, m_when);
        m_writer.writeAttribute(QStringLiteral("count"), QString::number(m_uses + 1));
    }

    QXmlStreamReader m_xml;
    QString m_file;
    QString m_when;
    QByteArray m_made;
    QXmlStreamWriter m_writer{&m_made};
    int m_depth = 0;
    bool m_isOurs = false;  ///< in what the list says of the file
    bool m_isNoted = false; ///< the use of it is written
    int m_uses = 0;         ///< before
};

} // namespace

std::optional<QByteArray> withFileUsed(const QByteArray &list, const QString &file, const QDateTime &when)
{
    static const QByteArray none = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
                                                  "<xbel version=\"1.0\" xmlns:bookmark=\"%1\" xmlns:mime=\"%2\">\n"
                                                  "</xbel>")
                                       .arg(kBookmarks, kTypes)
                                       .toUtf8();
    return Copy(list.isEmpty() ? none : list, QFileInfo(file).absoluteFilePath(), when).made();
}

QString recentlyUsedList()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + QStringLiteral("/recently-used.xbel");
}

void noteFileUsed(const QString &list, const QString &file)
{
    const QFileInfo there(list);
    const bool isNew = !there.exists();
    if (!isNew && (!there.isFile() || there.size() > kMostBytes)) // it may be a device in which nothing is kept
        return;
    QFile before(list);
    if (!isNew && !before.open(QIODevice::ReadOnly))
        return;
    const auto after = withFileUsed(isNew ? QByteArray() : before.readAll(), file, QDateTime::currentDateTimeUtc());
    if (after && !record::writeWhole(list, *after) && isNew)
        QFile::setPermissions(list, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_signs.h"

#include <QFile>
#include <QPainter>
#include <QXmlStreamReader>

namespace views {

namespace {

const QLatin1String kPrefix("bookmark-");

QString elementOf(const std::string &id) { return kPrefix + QString::fromStdString(id); }

/// The colours that the signs of a picture name: from element to token.
void readTokens(const QByteArray &svg, QHash<QString, QString> &tokens)
{
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes all = xml.attributes();
        const QString id = all.value(QLatin1String("id")).toString();
        const QString token = all.value(QLatin1String("class")).toString().section(QLatin1String("s-"), 1);
        if (id.startsWith(kPrefix) && !token.isEmpty())
            tokens.insert(id, token);
    }
}

} // namespace

QColor seatColour(const Theme &theme, const engine::Position &position, engine::Seat seat)
{
    if (seat < position.seatCount()) {
        const std::string_view id = position.game().seatId(seat, position.seatCount());
        const QString token = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())) + QLatin1String("text");
        if (theme.has(token))
            return theme.colour(token);
    }
    return theme.colour(u"ink");
}

TimelineSigns::TimelineSigns(const Theme &theme) : m_theme(theme) { load(); }

void TimelineSigns::setTheme(const Theme &theme)
{
    const bool isOtherGame = theme.game() != m_theme.game();
    m_theme = theme;
    m_pixmaps.clear();
    if (isOtherGame)
        load();
}

void TimelineSigns::load()
{
    m_tokens.clear();
    const auto read = [this](const QString &path, QSvgRenderer &renderer) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return; // a game need not bring any
        const QByteArray svg = file.readAll();
        renderer.load(svg);
        readTokens(svg, m_tokens);
    };
    read(QStringLiteral(":/board/marks.svg"), m_shared);
    m_own.load(QByteArray());
    if (!m_theme.game().isEmpty())
        read(QStringLiteral(":/%1/bookmarks.svg").arg(m_theme.game()), m_own);
}

bool TimelineSigns::has(const std::string &id) const
{
    return m_own.elementExists(elementOf(id)) || m_shared.elementExists(elementOf(id));
}

QColor TimelineSigns::colourOf(const replay::Mark &mark, const engine::Position &position) const
{
    const QString token = m_tokens.value(elementOf(mark.id));
    return token.isEmpty() ? seatColour(m_theme, position, mark.seat) : m_theme.colour(token);
}

QPixmap TimelineSigns::sign(const std::string &id, QColor colour, qreal size, qreal dpr)
{
    const QString element = elementOf(id);
    const int pixels = std::max(1, qRound(size * dpr));
    const QString key = QStringLiteral("%1 %2 %3").arg(element, colour.name(QColor::HexArgb)).arg(pixels);
    auto known = m_pixmaps.find(key);
    if (known == m_pixmaps.end()) {
        QPixmap pixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer &renderer = m_own.elementExists(element) ? m_own : m_shared;
        if (renderer.elementExists(element))
            renderer.render(&painter, element, QRectF(pixmap.rect()));
        // The picture is a stencil: what it covers gets the colour.
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colour);
        painter.end();
        known = m_pixmaps.insert(key, pixmap);
    }
    QPixmap result = *known;
    result.setDevicePixelRatio(dpr);
    return result;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/artwork.h"

#include "views/board/pixel_grid.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

namespace views {

namespace {

Q_LOGGING_CATEGORY(lcArtwork, "cartouche.artwork")

// Enough for a board on a large screen at several sizes, and all its pieces.
constexpr int kCacheKiB = 96 * 1024;

const QString kWholeBoard;                                 // no element has the empty id
const QString kQuickBoard = QStringLiteral("quick board"); // nor one with a space
const QString kUnit = QStringLiteral("unit");
const QString kPanels = QStringLiteral("panels");
const QString kLeast = QStringLiteral("least");

// The picture in the theme's colours; empty if there is none.
QByteArray readPicture(const Theme &theme, const QString &name)
{
    const QString path = QStringLiteral(":/%1/%2").arg(theme.game(), name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qCWarning(lcArtwork) << "There is no picture" << path;
        return {};
    }
    // The colours in the files are those of `light`: there is nothing to replace.
    const QByteArray picture = file.readAll();
    return theme.name() == QLatin1String("light") ? picture : theme.themed(picture);
}

void loadInto(QSvgRenderer &renderer, const QByteArray &svg)
{
    if (!svg.isEmpty() && !renderer.load(svg))
        qCWarning(lcArtwork) << "A picture is no SVG";
}

// What has to be known of a picture to choose it, without drawing or keeping anything.
BoardShape shapeOf(const QString &folder, const QString &name)
{
    BoardShape shape{name, {}};
    bool isHead = true; // nothing drawn so far
    QFile file(folder + name);
    if (!file.open(QIODevice::ReadOnly))
        return shape;
    QXmlStreamReader xml(&file);
    while (isHead && !xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes all = xml.attributes();
        const auto number = [&all](const char *key) { return all.value(QLatin1String(key)).toDouble(); };
        const QStringView id = all.value(QLatin1String("id"));
        if (const QList<QStringView> box = all.value(QLatin1String("viewBox")).split(u' '); box.size() == 4)
            shape.size = {box[2].toDouble(), box[3].toDouble()};
        else if (id == kUnit)
            shape.unit = number("width");
        else if (id == kPanels)
            shape.panels = {number("width"), number("height")};
        else if (id == kLeast)
            shape.least = number("width");
        else
            isHead = false;
    }
    return shape;
}

QSize inPixels(QSizeF size, qreal dpr)
{
    return {std::max(1, qRound(size.width() * dpr)), std::max(1, qRound(size.height() * dpr))};
}

} // namespace

Artwork::Artwork(const Theme &theme) : m_theme(theme), m_pixmaps(kCacheKiB)
{
    findBoards();
    load();
}

void Artwork::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_pixmaps.clear();
    load();
}

void Artwork::useBoard(std::size_t index)
{
    if (index == m_used)
        return;
    m_used = index;
    m_pixmaps.clear();
    loadBoard();
}

void Artwork::findBoards()
{
    const QString folder = QStringLiteral(":/%1/").arg(m_theme.game());
    const QStringList files =
        QDir(folder).entryList({QStringLiteral("board.svg"), QStringLiteral("board-*.svg")}, QDir::Files);
    for (const QString &file : files)
        m_boards.push_back(files.size() > 1 ? shapeOf(folder, file) : BoardShape{file, {}});
    std::sort(m_boards.begin(), m_boards.end(), [](const BoardShape &a, const BoardShape &b) {
        return std::pair(a.size.width(), a.least) > std::pair(b.size.width(), b.least);
    });
    if (m_boards.empty())
        m_boards.push_back({QStringLiteral("board.svg"), {}});
}

void Artwork::load()
{
    loadBoard();
    loadInto(m_pieces, readPicture(m_theme, QStringLiteral("pieces.svg")));
    m_bounds.clear();
}

void Artwork::loadBoard()
{
    m_boardSvg = readPicture(m_theme, m_boards[m_used].file);
    loadInto(m_board, m_boardSvg);
    m_bounds.clear();
}

QSizeF Artwork::boardSize() const { return m_board.viewBoxF().size(); }

qreal Artwork::unit() const { return m_board.elementExists(kUnit) ? m_board.boundsOnElement(kUnit).width() : 1.0; }

bool Artwork::has(const QString &id) const { return found(id).has_value(); }

QRectF Artwork::bounds(const QString &id) const { return found(id).value_or(QRectF()); }

/// A picture of the board asks for hundreds of them, and the renderer goes through all that it has for each.
const std::optional<QRectF> &Artwork::found(const QString &id) const
{
    const auto known = m_bounds.constFind(id);
    if (known != m_bounds.constEnd())
        return *known;
    std::optional<QRectF> bounds;
    for (const QSvgRenderer *renderer : {&m_board, &m_pieces}) {
        if (!bounds && !id.isEmpty() && renderer->elementExists(id))
            bounds = renderer->transformForElement(id).mapRect(renderer->boundsOnElement(id));
    }
    return *m_bounds.insert(id, bounds);
}

QPixmap Artwork::pixmap(const QString &id, QSizeF size, qreal dpr)
{
    if (size.isEmpty())
        return {};
    if (!has(id)) {
        qCWarning(lcArtwork) << "No picture of" << m_theme.game() << "has an element" << id;
        return {};
    }
    QSvgRenderer &renderer = m_board.elementExists(id) ? m_board : m_pieces;
    return cached({id, inPixels(size, dpr)}, dpr,
                  [&](QPainter &painter, const QRectF &target) { renderer.render(&painter, id, target); });
}

QPixmap Artwork::board(QSizeF size, qreal dpr)
{
    if (size.isEmpty() || !m_board.isValid())
        return {};
    return cached({kWholeBoard, inPixels(size, dpr)}, dpr, [this](QPainter &painter, const QRectF &target) {
        const QSizeF units = boardSize();
        const QSizeF scale(target.width() / units.width(), target.height() / units.height());
        QSvgRenderer(onPixelGrid(m_boardSvg, scale)).render(&painter, target);
    });
}

bool Artwork::hasBoard(QSizeF size, qreal dpr) const { return m_pixmaps.contains({kWholeBoard, inPixels(size, dpr)}); }

QPixmap Artwork::quickBoard(QSizeF size, qreal dpr)
{
    if (size.isEmpty() || !m_board.isValid())
        return {};
    return cached({kQuickBoard, inPixels(size, dpr)}, dpr,
                  [this](QPainter &painter, const QRectF &target) { m_board.render(&painter, target); });
}

QPixmap Artwork::cached(const Key &key, qreal dpr, const Draw &draw)
{
    QPixmap result;
    if (const QPixmap *const known = m_pixmaps.object(key)) {
        result = *known;
    } else {
        result = QPixmap(key.pixels);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter, QRectF(QPointF(), QSizeF(key.pixels)));
        painter.end();
        const int cost = std::max(1, key.pixels.width() * key.pixels.height() / 256); // 4 bytes a pixel
        m_pixmaps.insert(key, new QPixmap(result), cost);
    }
    result.setDevicePixelRatio(dpr);
    return result;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of its places, and what an action would do.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include "views/board/board_layers.h"
#include "views/board/piece_renderer.h"
#include "views/common/fonts.h"

namespace views {

namespace {

// Units of a tile, of which its height has that many.
constexpr double kTileUnits = 216;
constexpr double kNoteBand = 62;
constexpr double kNotePad = 12;
constexpr double kNoteHeading = 15;
constexpr double kNoteText = 14;
constexpr double kNoteLeast = 13;
constexpr double kNoteFigure = 34;
constexpr double kNoteRow = 32;
constexpr double kNoteLine = 1.3;
constexpr int kMostGaugeCells = 9; ///< a gauge of more parts is a bar
constexpr double kNoteLayer = layer::kPiece + 0.5;
constexpr double kNoteWordsLayer = layer::kPiece + 0.6;

/// The words on as many lines as that width needs.
QStringList wrapped(const QString &text, const QFont &font, double width)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString &paragraph : text.split(u'\n')) {
        QString line;
        for (const QString &word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
                lines << line;
                line = word;
            } else {
                line = longer;
            }
        }
        lines << line;
    }
    return lines;
}

/// A tile in the making: parts are added from top to bottom.
class NoteTile {
public:
    NoteTile(BoardCanvas &canvas, engine::PlaceIndex place)
        : m_canvas(canvas), m_id(canvas.idOf(place)), m_rect(canvas.rectOf(place)),
          m_unit(m_rect.height() / kTileUnits), m_y(m_rect.top()), m_bottom(m_rect.bottom() - 6 * m_unit)
    {
    }

    void addNote(const engine::Note &note);
    void addPreview(const engine::Preview &preview);

private:
    double height(double size) const { return std::max(size * m_unit, m_canvas.layout.wordHeight(0)); }
    double left() const { return m_rect.left() + kNotePad * m_unit; }
    double width() const { return m_rect.width() - 2 * kNotePad * m_unit; }
    QString key(const char *what)
    {
        return QStringLiteral("note/%1/%2/%3").arg(m_id, QLatin1String(what)).arg(m_number++);
    }
    void box(const QRectF &rect, const QString &fill, const QString &line = {}, double lineWidth = 1,
             double radius = 0);
    void picture(const QRectF &rect, const QString &id);
    void words(const QRectF &rect, const QString &text, double size, int weight, const QString &colour,
               Qt::Alignment align = Qt::AlignLeft);
    bool paragraph(const QString &text, double size, int weight, const QString &colour, double bottom);
    double heightOf(const QString &text, double size, int weight) const;
    void head(const engine::Message &line);
    void gauge(const engine::Gauge &gauge);
    void cells(const engine::Gauge &gauge, double high);
    void bar(const engine::Gauge &gauge, double high);
    void row(const engine::PreviewRow &row, double high);

    BoardCanvas &m_canvas;
    QString m_id;
    QRectF m_rect;
    double m_unit;
    double m_y;
    double m_bottom;
    int m_number = 0;
};

void NoteTile::box(const QRectF &rect, const QString &fill, const QString &line, double lineWidth, double radius)
{
    m_canvas.add(key("box"), m_canvas.layout.snapped(rect), kNoteLayer,
                 ElementStyle::box(fill, line, lineWidth, radius));
}

void NoteTile::picture(const QRectF &rect, const QString &id)
{
    if (m_canvas.artwork.has(id))
        m_canvas.add(key("sign"), m_canvas.layout.snapped(rect), kNoteWordsLayer, ElementStyle::picture(id));
}

void NoteTile::words(const QRectF &rect, const QString &text, double size, int weight, const QString &colour,
                     Qt::Alignment align)
{
    if (!text.isEmpty())
        m_canvas.add(key("words"), rect, kNoteWordsLayer,
                     ElementStyle::words(text, {height(size), weight, colour, align | Qt::AlignVCenter}));
}

double NoteTile::heightOf(const QString &text, double size, int weight) const
{
    const QFont font = fontOfHeight(height(size), static_cast<QFont::Weight>(weight));
    return static_cast<double>(wrapped(text, font, width()).size()) * height(size) * kNoteLine;
}

/// Words on lines of their own; false, and nothing is added, where they would reach below `bottom`.
bool NoteTile::paragraph(const QString &text, double size, int weight, const QString &colour, double bottom)
{
    if (m_y + heightOf(text, size, weight) > bottom)
        return false;
    const QFont font = fontOfHeight(height(size), static_cast<QFont::Weight>(weight));
    const double high = height(size) * kNoteLine;
    for (const QString &line : wrapped(text, font, width())) {
        words({left(), m_y, width(), high}, line, size, weight, colour);
        m_y += high;
    }
    return true;
}

/// The band above: a figure with its picture, and beside it the words.
void NoteTile::head(const engine::Message &line)
{
    const NoteTilePlan &plan = m_canvas.plan.noteTile;
    const double u = m_unit;
    const double band = kNoteBand * u;
    box({m_rect.left() + u, m_rect.top() + u, m_rect.width() - 2 * u, band}, QStringLiteral("rim5"), {}, 0, 4 * u);
    const double side = 38 * u;
    picture({m_rect.left() + 9 * u, m_y + 12 * u, side, side}, plan.headPicture);
    const QString figure = words::Words::number(line.number(plan.headFigure.toStdString()));
    const QFontMetricsF metrics(fontOfHeight(height(kNoteFigure), QFont::Bold));
    const double x = m_rect.left() + 54 * u;
    const double wide = metrics.horizontalAdvance(figure) + 2;
    words({x, m_y, wide, band}, figure, kNoteFigure, 700, QStringLiteral("ink"));
    const double beside = m_rect.right() - x - wide - 12 * u;
    QStringList lines;
    for (const QString &id : plan.headWords)
        lines << m_canvas.words.say({id.toStdString(), line.fields});
    if (lines.isEmpty())
        lines = wrapped(m_canvas.words.say(line), fontOfHeight(height(kNoteText), QFont::DemiBold), beside);
    const double high = height(kNoteText) * 1.2;
    double y = m_y + (band - high * static_cast<double>(lines.size())) / 2;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isLast = i + 1 == lines.size();
        words({x + wide + 8 * u, y, beside, high}, lines[i], kNoteText, isLast ? 600 : 500,
              isLast ? QStringLiteral("ink") : QStringLiteral("ink2"));
        y += high;
    }
    m_y += band + 8 * u;
}

void NoteTile::cells(const engine::Gauge &gauge, double high)
{
    const double pitch = std::min(high + 4 * m_unit, width() / gauge.most);
    for (int i = 0; i < gauge.most; ++i) {
        const QString fill = i < gauge.done ? QStringLiteral("ink") : QStringLiteral("panel");
        box({left() + i * pitch, m_y, pitch - 4 * m_unit, high}, fill, QStringLiteral("ink"), 1.2, 2 * m_unit);
    }
}

void NoteTile::bar(const engine::Gauge &gauge, double high)
{
    const QRectF all(left(), m_y + 3 * m_unit, width(), high - 6 * m_unit);
    box(all, QStringLiteral("panel"), QStringLiteral("ink"), 1.2, all.height() / 2);
    const auto at = [&](int n) { return all.width() * std::min(1.0, static_cast<double>(n) / gauge.most); };
    box({all.left(), all.top(), at(gauge.done), all.height()}, QStringLiteral("ink"), {}, 0, all.height() / 2);
    for (const int goal : gauge.goals) {
        if (goal < gauge.most)
            box({all.left() + at(goal) - m_unit, m_y, 2.5 * m_unit, high}, QStringLiteral("gold"));
    }
}

void NoteTile::gauge(const engine::Gauge &gauge)
{
    const double high = 15 * m_unit;
    if (gauge.most <= 0 || m_y + high > m_bottom)
        return;
    if (gauge.most <= kMostGaugeCells)
        cells(gauge, high);
    else
        bar(gauge, high);
    m_y += high + 5 * m_unit;
}

void NoteTile::addNote(const engine::Note &note)
{
    const NoteTilePlan &plan = m_canvas.plan.noteTile;
    box(m_rect, QStringLiteral("slab"), QStringLiteral("cornline"), 1.3, 5 * m_unit);
    const engine::Message *foot = nullptr;
    bool isFirst = true;
    for (const engine::Message &line : note.lines) {
        if (line.id == plan.foot) {
            foot = &line;
            continue;
        }
        if (line.id == plan.head) {
            head(line);
            continue;
        }
        const bool isSaid = paragraph(m_canvas.words.say(line), isFirst ? kNoteHeading : kNoteText, isFirst ? 600 : 400,
                                      isFirst ? QStringLiteral("ink") : QStringLiteral("ink2"), m_bottom);
        if (isFirst && isSaid)
            gauge(note.gauge);
        isFirst = false;
    }
    if (!foot)
        return;
    const QString text = m_canvas.words.say(*foot);
    const double top = m_rect.bottom() - 4 * m_unit - heightOf(text, kNoteLeast, 500);
    if (top < m_y + 4 * m_unit) // what a place leaves no room for is told where it is pointed at
        return;
    box({left(), top - 4 * m_unit, width(), 1}, QStringLiteral("cornline"));
    m_y = top;
    paragraph(text, kNoteLeast, 500, QStringLiteral("ink2"), m_rect.bottom());
}

void NoteTile::row(const engine::PreviewRow &row, double high)
{
    const double u = m_unit;
    double x = left();
    const engine::Place *place = placeAt(m_canvas.game, row.place);
    if (place) {
        const engine::Message details{{}, place->details};
        const QString figure = words::Words::number(details.number(m_canvas.plan.noteTile.figureDetail));
        words({x, m_y, 20 * u, high}, figure, kNoteHeading, 700, QStringLiteral("ink"), Qt::AlignHCenter);
        x += 22 * u;
    }
    if (row.seat < m_canvas.shown.position.seatCount()) {
        const double side = std::min(23 * u, high - 2 * u);
        picture({x, m_y + (high - side) / 2, side, side},
                seatSign(m_canvas.artwork, m_canvas.game, row.seat, m_canvas.shown.position.seatCount()));
        x += 28 * u;
    }
    const double after = row.after < 0 ? 0 : 30 * u;
    const double right = m_rect.right() - kNotePad * u;
    words({x, m_y, right - after - x, high}, m_canvas.words.say(row.text), kNoteText, 500, QStringLiteral("ink"));
    if (row.after >= 0)
        words({right - after, m_y, after, high}, words::Words::number(row.after), kNoteHeading, 700,
              QStringLiteral("ink"), Qt::AlignRight);
    m_y += high;
}

void NoteTile::addPreview(const engine::Preview &preview)
{
    box(m_rect, QStringLiteral("panel"), QStringLiteral("ink"), 2, 5 * m_unit);
    m_y += 8 * m_unit;
    if (!preview.title.id.empty())
        paragraph(m_canvas.words.say(preview.title), kNoteHeading, 600, QStringLiteral("ink"), m_bottom);
    for (const engine::Message &line : preview.lines)
        paragraph(m_canvas.words.say(line), kNoteText, 500, QStringLiteral("ink"), m_bottom);
    if (preview.rows.empty())
        return;
    const double headHigh = std::max(22 * m_unit, height(kNoteLeast) * 1.2);
    if (!preview.figure.id.empty() && m_y + headHigh < m_bottom) {
        const double y = m_y + 2 * m_unit;
        box({m_rect.left() + 2, y, m_rect.width() - 4, headHigh}, QStringLiteral("track"));
        words({left(), y, width(), headHigh}, m_canvas.words.say(preview.figure), kNoteLeast, 600,
              QStringLiteral("ink"), Qt::AlignRight);
        m_y = y + headHigh;
    }
    // As many as there is room for; of more the last line says how many.
    const double least = height(kNoteText) * 1.15;
    const auto count = static_cast<int>(preview.rows.size());
    const double high = std::clamp((m_bottom - m_y) / count, least, kNoteRow * m_unit);
    const auto room = static_cast<int>((m_bottom - m_y + 1) / high);
    const int shown = count <= room ? count : std::max(0, room - 1);
    for (int i = 0; i < shown; ++i)
        row(preview.rows[static_cast<std::size_t>(i)], high);
    if (shown < count)
        words({left(), m_y, width(), high}, m_canvas.words.say({"preview.more", {{"n", count - shown}}}), kNoteText,
              500, QStringLiteral("ink2"));
}

void addNoteSign(BoardCanvas &canvas, const engine::Note &note)
{
    for (const auto &[sign, at] : canvas.plan.noteSigns) {
        if (sign != note.sign)
            continue;
        const QString id = canvas.idOf(note.place);
        const QString picture = QString::fromStdString(sign);
        canvas.add(QStringLiteral("note-sign/%1/%2").arg(id, picture), canvas.onBoard(QString(at).replace(u'$', id)),
                   layer::kMark, ElementStyle::picture(picture));
    }
}

void addNoteLine(BoardCanvas &canvas, engine::PlaceIndex place, const engine::Message &line)
{
    int number = 0;
    for (const NoteLinePlan &plan : canvas.plan.noteLines) {
        if (plan.line != line.id)
            continue;
        const QString id = canvas.idOf(place);
        const QRectF rect = canvas.onBoard(QString(plan.at).replace(u'$', id));
        TextStyle style = plan.style;
        style.size = canvas.layout.wordHeight(style.size);
        engine::Message said = line;
        if (!plan.words.isEmpty())
            said.id = plan.words.toStdString();
        const QString text = plan.figure.isEmpty() ? canvas.words.say(said)
                                                   : words::Words::number(line.number(plan.figure.toStdString()));
        const ElementStyle look = ElementStyle::words(text, style);
        if (!plan.onlyWhole || PieceRenderer::fitting(look, rect.size()).font.pixelSize() >= std::floor(style.size))
            canvas.add(QStringLiteral("note-line/%1/%2").arg(id).arg(number++), rect, layer::kMarkWords, look);
    }
}

void addChain(BoardCanvas &canvas)
{
    for (std::size_t i = 0; i + 1 < canvas.places().size() && !canvas.plan.chain.isEmpty(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        const auto next = static_cast<engine::PlaceIndex>(i + 1);
        const QString link = QString(canvas.plan.chain).replace(u'$', canvas.idOf(place));
        if (canvas.isOccupied(place) && canvas.isOccupied(next) && canvas.isInPlay(place) && canvas.artwork.has(link))
            canvas.add("chain/" + canvas.idOf(place), canvas.onBoard(link), layer::kOverlay,
                       ElementStyle::picture(link));
    }
}

} // namespace

void paintNotes(BoardCanvas &canvas)
{
    addChain(canvas);
    const NoteTilePlan &plan = canvas.plan.noteTile;
    if (canvas.shown.isSetUp || (plan.kind.empty() && canvas.plan.noteLines.empty() && canvas.plan.noteSigns.empty()))
        return;
    const std::optional<engine::Preview> preview =
        canvas.shown.preview ? canvas.shown.preview : canvas.shown.position.preview(std::nullopt);
    for (const engine::Note &note : canvas.shown.position.notes()) {
        if (!canvas.isInPlay(note.place))
            continue;
        addNoteSign(canvas, note);
        if (canvas.placeOf(note.place).kind != plan.kind) {
            for (const engine::Message &line : note.lines)
                addNoteLine(canvas, note.place, line);
        } else if (!preview || preview->place != note.place) {
            NoteTile(canvas, note.place).addNote(note);
        }
    }
    if (preview && preview->place != engine::kNowhere && canvas.placeOf(preview->place).kind == plan.kind)
        NoteTile(canvas, preview->place).addPreview(*preview);
}

} // namespace views

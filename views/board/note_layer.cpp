// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of its places, and what an action would do.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include "model/engine/core/insight.h"
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
constexpr double kNoteSign = 18;   ///< beside a text
constexpr int kMostGaugeCells = 9; ///< a gauge of more parts is a bar
constexpr double kCourse = 12;     ///< height of a course of a pyramid
constexpr double kBlock = 17;      ///< width of its blocks
constexpr double kFigureShare = 0.5;
constexpr double kLeastUnit = 0.7;  ///< pixels: in a smaller tile rows have no room
constexpr double kFooterUnit = 0.9; ///< pixels: in a smaller tile the foot has no room where another one can stand in
constexpr double kNoteLayer = layer::kPiece + 0.5;
constexpr double kWideLayer = layer::kCursor + 0.5; ///< over what may be chosen
constexpr double kOutline = 2.4 / 46;               ///< of a place that an action would use, in squares of the board
constexpr double kOutlineRadius = 4.0 / 46;
constexpr double kAbove = 0.1; ///< pictures and words, over their ground

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
          m_unit(m_rect.height() / kTileUnits), m_y(m_rect.top()), m_right(m_rect.right() - kNotePad * m_unit),
          m_bottom(m_rect.bottom() - 6 * m_unit)
    {
    }

    void addNote(const engine::Note &note);
    void addPreview(const engine::Preview &preview);

private:
    double height(double size) const { return std::max(size * m_unit, m_canvas.layout.wordHeight(0)); }
    double left() const { return m_rect.left() + kNotePad * m_unit; }
    double width() const { return m_right - left(); }
    double widthOf(const QString &text, double size, int weight) const
    {
        return textWidth(text, fontOfHeight(height(size), static_cast<QFont::Weight>(weight)));
    }
    QString key(const char *what)
    {
        return noteKey(m_id) + QStringLiteral("%1/%2").arg(QLatin1String(what)).arg(m_number++);
    }
    void box(const QRectF &rect, const QString &fill, const QString &line = {}, double lineWidth = 1,
             double radius = 0);
    void picture(const QRectF &rect, const QString &id);
    void words(const QRectF &rect, const QString &text, double size, int weight, const QString &colour,
               Qt::Alignment align = Qt::AlignLeft);
    bool paragraph(const engine::NoteLine &text, double size, int weight, const QString &colour, double bottom);
    double heightOf(const QString &text, double size, int weight) const;
    QString fitting(const engine::Message &message, int weight, double wide) const;
    void head(const engine::Message &line);
    void gauge(const engine::Gauge &gauge);
    void cells(const engine::Gauge &gauge, double high);
    void bar(const engine::Gauge &gauge, double high);
    void courses(const engine::Gauge &gauge);
    void widen();
    void headOfRows(const engine::Preview &preview, double high);
    QRectF wordsOf(const engine::PreviewRow &row, double high) const;
    void row(const engine::PreviewRow &row, double high, double size);

    BoardCanvas &m_canvas;
    QString m_id;
    QRectF m_rect;
    double m_unit;
    double m_y;
    double m_right; ///< of the words
    double m_bottom;
    double m_layer = kNoteLayer;
    int m_number = 0;
};

void NoteTile::box(const QRectF &rect, const QString &fill, const QString &line, double lineWidth, double radius)
{
    m_canvas.add(key("box"), m_canvas.layout.snapped(rect), m_layer, ElementStyle::box(fill, line, lineWidth, radius));
}

void NoteTile::picture(const QRectF &rect, const QString &id)
{
    if (m_canvas.artwork.has(id))
        m_canvas.add(key("sign"), m_canvas.layout.snapped(rect), m_layer + kAbove, ElementStyle::picture(id));
}

void NoteTile::words(const QRectF &rect, const QString &text, double size, int weight, const QString &colour,
                     Qt::Alignment align)
{
    if (!text.isEmpty())
        m_canvas.add(key("words"), rect, m_layer + kAbove,
                     ElementStyle::words(text, {height(size), weight, colour, align | Qt::AlignVCenter}));
}

double NoteTile::heightOf(const QString &text, double size, int weight) const
{
    const QFont font = fontOfHeight(height(size), static_cast<QFont::Weight>(weight));
    return static_cast<double>(wrapped(text, font, width()).size()) * height(size) * kNoteLine;
}

/// Words on lines of their own, behind their sign; false, and nothing is added, where they would reach below `bottom`.
bool NoteTile::paragraph(const engine::NoteLine &text, double size, int weight, const QString &colour, double bottom)
{
    const QString sign = QString::fromStdString(text.sign);
    const double high = height(size) * kNoteLine;
    const double indent = sign.isEmpty() ? 0 : (kNoteSign + 5) * m_unit;
    const QFont font = fontOfHeight(height(size), static_cast<QFont::Weight>(weight));
    const QStringList lines = wrapped(m_canvas.words.say(text.words), font, width() - indent);
    if (m_y + high * static_cast<double>(lines.size()) > bottom)
        return false;
    const double side = kNoteSign * m_unit;
    if (indent > 0)
        picture({left(), m_y + (high - side) / 2, side, side}, sign);
    for (const QString &line : lines) {
        words({left() + indent, m_y, width() - indent, high}, line, size, weight, colour);
        m_y += high;
    }
    return true;
}

/// What the message says, in brief where it has no room in the least size.
QString NoteTile::fitting(const engine::Message &message, int weight, double wide) const
{
    const QString said = m_canvas.words.say(message);
    return widthOf(said, kNoteLeast, weight) > wide ? m_canvas.words.sayBriefly(message) : said;
}

/// The band above: a figure with its picture, and beside it the words.
void NoteTile::head(const engine::Message &line)
{
    const NoteTilePlan &plan = m_canvas.plan.notes.tile;
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

/// A pyramid in the corner, beside the words, of the levels that the parts are.
void NoteTile::courses(const engine::Gauge &gauge)
{
    const double wide = kBlock * m_unit;
    const double high = kCourse * m_unit;
    const double right = m_right;
    m_right -= gauge.most * wide + 6 * m_unit;
    for (int i = 0; i < gauge.most; ++i) {
        const bool isDone = (gauge.parts >> static_cast<unsigned>(i) & 1U) != 0;
        for (int block = 0; block <= i; ++block)
            box({right - (gauge.most + i + 1) * wide / 2 + block * wide, m_y + i * high, wide - m_unit, high - m_unit},
                isDone ? QStringLiteral("ink") : QStringLiteral("panel"), QStringLiteral("ink"), 1.2, 2 * m_unit);
    }
}

void NoteTile::addNote(const engine::Note &note)
{
    const NoteTilePlan &plan = m_canvas.plan.notes.tile;
    box(m_rect, QStringLiteral("slab"), QStringLiteral("cornline"), 1.3, 5 * m_unit);
    const engine::NoteLine *foot = nullptr;
    const bool isBuilt = !plan.courses.empty() && note.sign == plan.courses;
    bool isFirst = true;
    for (const engine::NoteLine &line : note.lines) {
        const std::string &id = line.words.id;
        if (id == plan.foot || id == plan.small) {
            const bool hasSmall = !plan.small.empty();
            if (id == plan.small ? m_unit < kLeastUnit : !hasSmall || m_unit >= kFooterUnit)
                foot = &line;
            continue;
        }
        if (id == plan.head) {
            head(line.words);
            continue;
        }
        if (isFirst && isBuilt)
            courses(note.gauge);
        const bool isSaid = paragraph(line, isFirst ? kNoteHeading : kNoteText, isFirst ? 600 : 400,
                                      isFirst ? QStringLiteral("ink") : QStringLiteral("ink2"), m_bottom);
        if (isFirst && isSaid && !isBuilt)
            gauge(note.gauge);
        isFirst = false;
    }
    m_right = m_rect.right() - kNotePad * m_unit;
    if (!foot)
        return;
    const double top = m_rect.bottom() - 4 * m_unit - heightOf(m_canvas.words.say(foot->words), kNoteLeast, 500);
    if (top < m_y + 4 * m_unit) // what a place leaves no room for is told where it is pointed at
        return;
    box({left(), top - 4 * m_unit, width(), 1}, QStringLiteral("cornline"));
    m_y = top;
    paragraph(*foot, kNoteLeast, 500, QStringLiteral("ink2"), m_rect.bottom());
}

/// A preview with rows lies over the stall as well where the tile is small.
void NoteTile::widen()
{
    const QString &wide = m_canvas.plan.notes.tile.wide;
    if (wide.isEmpty() || m_unit >= kLeastUnit)
        return;
    m_rect = m_canvas.onBoard(QString(wide).replace(u'$', m_id));
    m_right = m_rect.right() - kNotePad * m_unit;
    m_layer = kWideLayer;
}

/// What the rows are, and what their last figures are.
void NoteTile::headOfRows(const engine::Preview &preview, double high)
{
    m_y += 2 * m_unit;
    box({m_rect.left() + 2, m_y, m_rect.width() - 4, high}, QStringLiteral("track"));
    const auto say = [&](const engine::Message &message, double wide, Qt::Alignment align) {
        const QString text = message.id.empty() ? QString() : fitting(message, 600, wide);
        words({left(), m_y, width(), high}, text, kNoteLeast, 600, QStringLiteral("ink"), align);
        return widthOf(text, kNoteLeast, 600);
    };
    const double figure = say(preview.figure, width() * kFigureShare, Qt::AlignRight);
    say(preview.heading, width() - figure - 6 * m_unit, Qt::AlignLeft);
    m_y += high;
}

/// Where the words of a row stand: behind the place's figure and the seat's sign, before what is left then.
QRectF NoteTile::wordsOf(const engine::PreviewRow &row, double high) const
{
    const double from =
        (placeAt(m_canvas.game, row.place) ? 22 : 0) + (row.seat < m_canvas.shown.position.seatCount() ? 28 : 0);
    const double to = row.after < 0 ? 0 : 30;
    return QRectF(left(), m_y, width(), high).adjusted(from * m_unit, 0, -to * m_unit, 0);
}

void NoteTile::row(const engine::PreviewRow &row, double high, double size)
{
    const double u = m_unit;
    const QRectF said = wordsOf(row, high);
    if (const engine::Place *place = placeAt(m_canvas.game, row.place)) {
        const engine::Message details{{}, place->details};
        const QString figure = words::Words::number(details.number(m_canvas.plan.notes.tile.figureDetail));
        words({left(), m_y, 20 * u, high}, figure, kNoteHeading, 700, QStringLiteral("ink"), Qt::AlignHCenter);
    }
    if (row.seat < m_canvas.shown.position.seatCount()) {
        const double side = std::min(23 * u, high - 2 * u);
        picture({said.left() - 28 * u, m_y + (high - side) / 2, side, side},
                seatSign(m_canvas.artwork, m_canvas.game, row.seat, m_canvas.shown.position.seatCount()));
    }
    words(said, fitting(row.text.words, 500, said.width()), size, 500, QStringLiteral("ink"));
    if (row.after >= 0)
        words({m_right - 30 * u, m_y, 30 * u, high}, words::Words::number(row.after), kNoteHeading, 700,
              QStringLiteral("ink"), Qt::AlignRight);
    m_y += high;
}

void NoteTile::addPreview(const engine::Preview &preview)
{
    const std::vector<engine::PreviewRow> &rows = preview.rows;
    if (!rows.empty())
        widen();
    m_canvas.add(kPreviewKey, m_canvas.layout.snapped(m_rect), m_layer,
                 ElementStyle::box(QStringLiteral("panel"), QStringLiteral("ink"), 2, 5 * m_unit));
    m_y += 8 * m_unit;
    const double headHigh = std::max(22 * m_unit, height(kNoteLeast) * 1.2);
    const double least = height(kNoteText) * 1.15;
    const auto count = static_cast<int>(rows.size());
    const double below = rows.empty() ? m_bottom : m_bottom - headHigh - 2 * m_unit - count * least;
    if (!preview.title.id.empty())
        paragraph({preview.title}, kNoteHeading, 600, QStringLiteral("ink"), m_bottom);
    bool isFirst = true;
    for (const engine::NoteLine &line : preview.lines) { // what rows leave no room for is said where there are none
        paragraph(line, kNoteText, 500, QStringLiteral("ink"), isFirst ? m_bottom : below);
        isFirst = false;
    }
    if (rows.empty())
        return;
    if (m_y + headHigh < m_bottom)
        headOfRows(preview, headHigh);
    // As many as there is room for, in one size; of more the last line says how many.
    const double high = std::max(least, std::min((m_bottom - m_y) / count, kNoteRow * m_unit));
    const auto room = static_cast<int>((m_bottom - m_y + 1) / high);
    const int shown = count <= room ? count : std::max(0, room - 1);
    const bool isWhole = std::all_of(rows.begin(), rows.end(), [&](const engine::PreviewRow &row) {
        return widthOf(m_canvas.words.say(row.text.words), kNoteText, 500) <= wordsOf(row, high).width();
    });
    for (int i = 0; i < shown; ++i)
        row(rows[i], high, isWhole ? kNoteText : kNoteLeast);
    if (shown < count)
        words({left(), m_y, width(), high}, m_canvas.words.say({"preview.more", {{"n", count - shown}}}), kNoteText,
              500, QStringLiteral("ink2"));
}

/// The id of a note's place; empty for one of the game as a whole.
QString idOf(const BoardCanvas &canvas, const engine::Note &note)
{
    return note.place == engine::kNowhere ? QString() : canvas.idOf(note.place);
}

/// In the top right corner of each piece there that is like the one of which the note speaks, half beside it.
void addPieceSigns(BoardCanvas &canvas, const engine::Note &note, const NoteSignPlan &plan)
{
    for (const PieceSpot &spot : canvas.pieces()) {
        if (!note.speaksOf(spot.piece))
            continue;
        const double side = plan.onPiece * spot.rect.width();
        const QRectF rect(spot.rect.right() - 0.66 * side, spot.rect.top() - 0.34 * side, side, side);
        canvas.add("note-sign/" + spot.key, canvas.layout.snapped(rect), layer::kMark,
                   ElementStyle::picture(plan.picture), 1, spot.key);
    }
}

void addNoteSign(BoardCanvas &canvas, const engine::Note &note)
{
    for (const NoteSignPlan &plan : canvas.plan.notes.signs) {
        if (plan.sign != note.sign)
            continue;
        if (plan.onPiece > 0) {
            addPieceSigns(canvas, note, plan);
            continue;
        }
        const QString id = idOf(canvas, note);
        const QRectF rect = canvas.onBoard(QString(plan.at).replace(u'$', id));
        canvas.add(QStringLiteral("note-sign/%1/%2").arg(id, QString::fromStdString(plan.sign)), rect, layer::kMark,
                   ElementStyle::picture(plan.picture), 1, canvas.pieceUnder(note.place, rect));
    }
}

/// True if there is room for the words whatever figures of two digits stand in them: all such lines of a board are then
/// said in the same words, and so is each from step to step. `room` is not snapped to pixels, which would differ.
bool fitsWithAnyFigure(ElementStyle words, QSizeF room)
{
    static const QRegularExpression kFigure(QStringLiteral("\\d+"));
    words.id.replace(kFigure, QStringLiteral("88"));
    return PieceRenderer::fitsWhole(words, room);
}

/// `number` counts the lines of the note.
void addNoteLine(BoardCanvas &canvas, const engine::Note &note, const engine::NoteLine &text, int &number)
{
    const engine::Message &line = text.words;
    for (const NoteLinePlan &plan : canvas.plan.notes.lines) {
        if (plan.line != line.id || (plan.inTile && canvas.layout.scale() < kLeastUnit))
            continue;
        const QString id = idOf(canvas, note);
        const QString at = QString(plan.at).replace(u'$', id);
        const QRectF rect = canvas.onBoard(at);
        if (rect.isEmpty())
            continue;
        const QString sign = QString::fromStdString(text.sign);
        const QString on = canvas.pieceUnder(note.place, rect);
        if (!plan.signAt.isEmpty() && canvas.artwork.has(sign))
            canvas.add(QStringLiteral("note-line-sign/%1/%2").arg(id).arg(number),
                       canvas.onBoard(QString(plan.signAt).replace(u'$', id)), layer::kMarkWords,
                       ElementStyle::picture(sign), 1, on);
        TextStyle style = plan.style;
        style.size = canvas.layout.wordHeight(style.size);
        const auto look = [&](const QString &words) {
            const std::string said = words.isEmpty() ? line.id : words.toStdString();
            return ElementStyle::words(plan.figure.isEmpty()
                                           ? canvas.words.say({said, line.fields})
                                           : words::Words::number(line.number(plan.figure.toStdString())),
                                       style);
        };
        ElementStyle words = look(plan.words);
        if (!plan.brief.isEmpty()
            && !fitsWithAnyFigure(words, canvas.artwork.bounds(at).size() * canvas.layout.scale()))
            words = look(plan.brief);
        if (!plan.onlyWhole || PieceRenderer::fitsWhole(words, rect.size()))
            canvas.add(QStringLiteral("note-line/%1/%2").arg(id).arg(number++), rect, layer::kMarkWords, words, 1, on);
    }
}

/// A piece as it would lie on its place.
void addPreviewedPiece(BoardCanvas &canvas, const engine::Piece &ghost)
{
    const QRectF rect = sideBySide(canvas.spotOf(ghost.place), canvas.proportionOf(ghost), 1).front();
    canvas.add("preview-piece/" + canvas.idOf(ghost.place), canvas.layout.snapped(rect), layer::kPiece,
               canvas.lookOf(ghost), kGhost);
}

/// The rows of a preview that has no tile, at their places: as notes, where the plan says how, or as the piece that
/// would lie there; without any of these the place is outlined, which the action would use.
void addRows(BoardCanvas &canvas, const engine::Preview &preview)
{
    int number = 0;
    for (const engine::PreviewRow &row : preview.rows) {
        if (row.place == engine::kNowhere || canvas.rectOf(row.place).isEmpty())
            continue;
        const std::size_t before = canvas.elements().size();
        addNoteSign(canvas, {row.place, row.text.sign});
        addNoteLine(canvas, {row.place}, row.text, number);
        if (row.piece)
            addPreviewedPiece(canvas, *row.piece);
        if (canvas.elements().size() > before)
            continue;
        const double square = canvas.layout.square();
        const double width = std::max(2.0, kOutline * square);
        canvas.add("preview-place/" + canvas.idOf(row.place),
                   canvas.layout.snapped(canvas.rectOf(row.place).adjusted(-width, -width, width, width)), layer::kMark,
                   ElementStyle::box({}, QStringLiteral("ink"), width, kOutlineRadius * square));
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

void addRolled(BoardCanvas &canvas)
{
    const RollPlan &plan = canvas.plan.rolls;
    for (std::size_t i = 0; i < canvas.shown.rolled.size(); ++i) {
        const int side = canvas.shown.rolled[i];
        const QString at = QString(plan.at).replace(u'#', QString::number(i + 1));
        if (side > 0 && canvas.artwork.has(at))
            canvas.add(kRollKey + QString::number(i), canvas.onBoard(at), layer::kPiece,
                       ElementStyle::picture(QString(plan.picture).replace(u'#', QString::number(side))));
    }
}

} // namespace

void paintNotes(BoardCanvas &canvas)
{
    addChain(canvas);
    addRolled(canvas);
    const NoteTilePlan &plan = canvas.plan.notes.tile;
    if (!canvas.showsPosition()
        || (plan.kind.empty() && canvas.plan.notes.lines.empty() && canvas.plan.notes.signs.empty()))
        return;
    const std::optional<engine::Preview> preview =
        canvas.shown.preview ? canvas.shown.preview : canvas.shown.position.preview(std::nullopt);
    canvas.notes = canvas.shown.position.notes();
    for (const engine::Note &note : canvas.notes) {
        if (!canvas.isInPlay(note.place))
            continue;
        addNoteSign(canvas, note);
        if (note.place == engine::kNowhere || canvas.placeOf(note.place).kind != plan.kind) {
            int number = 0;
            for (const engine::NoteLine &line : note.lines)
                addNoteLine(canvas, note, line, number);
        } else if (!preview || preview->place != note.place) {
            NoteTile(canvas, note.place).addNote(note);
        }
    }
    if (!preview)
        return;
    if (preview->place != engine::kNowhere && canvas.placeOf(preview->place).kind == plan.kind)
        NoteTile(canvas, preview->place).addPreview(*preview);
    else
        addRows(canvas, *preview);
}

} // namespace views

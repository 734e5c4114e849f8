// SPDX-License-Identifier: GPL-3.0-or-later
// The states of places: may be chosen, selected, in hand, last action, cursor.
#include <algorithm>
#include <map>
#include <set>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "views/board/board_layers.h"

namespace views {

namespace {

constexpr double kFrame = 4.4 / 76; ///< width of the selected frame in squares of the board
constexpr double kCursor = 2.4 / 76;
constexpr double kRadius = 5.0 / 76;

/// Where some of the pieces of a place are chosen for their value, each of those has its mark, not the place, unless
/// their signs are marks. False where none is, or where a single piece lies.
bool addChoosablePieces(BoardCanvas &canvas, engine::PlaceIndex place)
{
    std::vector<const PieceSpot *> here;
    for (const PieceSpot &spot : canvas.pieces()) {
        if (spot.piece.place == place)
            here.push_back(&spot);
    }
    const auto isChoosable = [&canvas](const PieceSpot *spot) { return canvas.shown.isChoosable(spot->piece); };
    const std::vector<NoteSignPlan> &signs = canvas.plan.notes.signs;
    if (std::any_of(signs.begin(), signs.end(), [](const NoteSignPlan &sign) { return sign.isMark; })
        && std::any_of(here.begin(), here.end(), isChoosable))
        return true;
    if (here.size() < 2 || std::none_of(here.begin(), here.end(), isChoosable))
        return false;
    for (const PieceSpot *spot : here) {
        if (!isChoosable(spot) || canvas.shown.isPieceChosen(spot->piece))
            continue;
        const double width = kCursor * canvas.layout.square();
        const QRectF around = canvas.layout.snapped(spot->rect.adjusted(-2 * width, -2 * width, 2 * width, 2 * width));
        canvas.add("mark/" + spot->key, around, layer::kMark,
                   ElementStyle::box({}, QStringLiteral("ink"), width, kRadius * canvas.layout.square()));
    }
    return true;
}

/// The first of these elements that the pictures have, or none.
QString firstOf(const BoardCanvas &canvas, std::initializer_list<QString> ids)
{
    const auto *const found =
        std::find_if(ids.begin(), ids.end(), [&canvas](const QString &id) { return canvas.artwork.has(id); });
    return found == ids.end() ? QString() : *found;
}

void addChoosable(BoardCanvas &canvas, engine::PlaceIndex place)
{
    const bool step = std::any_of(
        canvas.shown.placementPreviews.begin(), canvas.shown.placementPreviews.end(), [&](const Prospect &prospect) {
            return prospect.place == place
                   && canvas.isStep(place, prospect.placementPreview.brief); // it has its ring already
        });
    if (canvas.shown.isSelected(place) || step || !canvas.isInPlay(place) || addChoosablePieces(canvas, place))
        return;
    const QString id = canvas.idOf(place);
    if (!canvas.isOnBoard(place)) {
        if (canvas.isHeap(place)) {
            const QRectF around = canvas.rectOf(place).adjusted(-3, -3, 3, 3);
            canvas.add("mark/" + id, canvas.layout.snapped(around), layer::kMark,
                       ElementStyle::box({}, QStringLiteral("ink"), 1.5, around.height() / 6));
        }
        return;
    }
    const QString kind = QString::fromStdString(canvas.placeOf(place).kind);
    const QString corner =
        canvas.isOccupied(place) ? firstOf(canvas, {"mark-corner-" + id, "mark-corner-" + kind}) : QString();
    const QString mark = corner.isEmpty() ? firstOf(canvas, {"mark-" + id, "mark-" + kind}) : corner;
    if (mark == "mark-" + kind || mark == "mark-corner-" + kind) {
        const QRectF around = canvas.rectOf(place);
        canvas.add("mark/" + id, canvas.onBoard(mark, around), layer::kMark, ElementStyle::picture(mark));
        return;
    }
    const QRectF rect = canvas.onBoard(mark);
    // In the middle of a piece a ring would hide its sign.
    if (!corner.isEmpty() || !canvas.isOccupied(place) || !rect.contains(canvas.spotOf(place).center()))
        canvas.add("mark/" + id, rect, layer::kMark, ElementStyle::picture(mark));
}

/// What it means to end at a place that the piece in hand reaches with several steps.
void addEnds(BoardCanvas &canvas)
{
    for (const engine::Route &route : canvas.shown.routes) {
        const QString sign = QString::fromStdString(route.sign);
        if (!canvas.artwork.has(sign))
            continue;
        const QString id = canvas.idOf(route.to);
        canvas.add("end/" + id, canvas.onBoard(QString(canvas.plan.ends).replace(u'$', id)), layer::kMark,
                   ElementStyle::picture(sign));
    }
}

/// What lies hidden under a piece: a tile over the lower left corner of its place, several ones side by side.
void addUncovered(BoardCanvas &canvas)
{
    std::map<engine::PlaceIndex, int> numbers;
    for (const engine::Caption &hidden : canvas.shown.uncovered) {
        const QString sign = QString::fromStdString(hidden.sign);
        if (canvas.rectOf(hidden.place).isEmpty() || !canvas.artwork.has(sign))
            continue;
        const int number = numbers[hidden.place]++;
        const QString id = QStringLiteral("%1/%2").arg(canvas.idOf(hidden.place)).arg(number);
        const QRectF tile = canvas.tileAt(hidden.place, number);
        canvas.add("uncovered-tile/" + id, tile, layer::kMark,
                   ElementStyle::box(QStringLiteral("card"), QStringLiteral("card-edge"), 1, tile.width() / 6));
        const double edge = tile.width() / 12;
        canvas.add("uncovered/" + id, tile.adjusted(edge, edge, -edge, -edge), layer::kMarkWords,
                   ElementStyle::picture(sign));
    }
}

void addGhost(BoardCanvas &canvas, engine::PlaceIndex place, const QString &key)
{
    engine::MoveTarget chosen;
    for (const engine::Action action : canvas.shown.position.legal()) {
        const std::vector<engine::MoveTarget> moveTargets = canvas.shown.position.moveTargets(action);
        const bool goesWithChoice =
            std::all_of(canvas.shown.chosen.begin(), canvas.shown.chosen.end(), [&](const Picked &point) {
                return std::any_of(moveTargets.begin(), moveTargets.end(), [&point](const engine::MoveTarget &target) {
                    return target.choice == point.place && (point.value == 0 || point.value == target.value);
                });
            });
        if (!goesWithChoice)
            continue;
        for (const engine::MoveTarget &target : moveTargets) {
            const bool fromHand = canvas.shown.picked && target.from == canvas.shown.picked->place
                                  && target.value == canvas.shown.picked->value && target.to == place;
            if (target.choice == place || fromHand)
                chosen = target;
        }
        if (chosen.from != engine::kNowhere)
            break;
    }
    const std::vector<engine::Piece> &pieces = canvas.shown.arrangement.pieces;
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const engine::Piece &p) {
        return p.place == chosen.from && p.value == chosen.value && !canvas.isCounted(p);
    });
    if (piece != pieces.end()) {
        engine::Piece ghost = *piece;
        ghost.place = place; // it may look otherwise there
        ghost.turn = canvas.shown.turning.value_or(chosen.turn);
        const QRectF rect = sideBySide(canvas.spotOf(place), canvas.proportionOf(ghost), 1).front();
        canvas.add(kGhostKey + key, canvas.layout.snapped(rect), layer::kPiece, canvas.lookOf(ghost), kGhost);
    }
}

void addFrameRound(BoardCanvas &canvas, const QString &key, const QRectF &rect, double width, double z)
{
    const double edge = std::max(1.0, width * 0.4);
    const double radius = kRadius * canvas.layout.square();
    const double all = width + 2 * edge;
    const QRectF outer = canvas.layout.snapped(rect.adjusted(-all, -all, all, all));
    canvas.add(key + "/edge", outer, z, ElementStyle::box({}, QStringLiteral("frame-edge"), all, radius));
    canvas.add(key, outer.adjusted(edge, edge, -edge, -edge), z,
               ElementStyle::box({}, QStringLiteral("frame"), width, radius));
}

/// Frames are drawn round the first place of a kind; on other places their middle is the place's.
void addFrame(BoardCanvas &canvas, const QString &key, const char *kind, engine::PlaceIndex place, double z)
{
    const QRectF rect = canvas.rectOf(place);
    const QString id = kind + ("-" + QString::fromStdString(canvas.placeOf(place).kind));
    if (canvas.isOnBoard(place) && canvas.artwork.has(id))
        canvas.add(key, canvas.onBoard(id, rect), z, ElementStyle::picture(id));
    else if (!rect.isEmpty())
        addFrameRound(canvas, key, rect, (z == layer::kCursor ? kCursor : kFrame) * canvas.layout.square(), z);
}

/// `key` tells the frames apart where there are several.
void addSelected(BoardCanvas &canvas, engine::PlaceIndex place, const QString &key)
{
    addFrame(canvas, "selected" + key, "frame", place, layer::kMark);
    if (!canvas.isOccupied(place))
        addGhost(canvas, place, key);
}

/// Round the piece, or round its place where it lies there alone: a figure beside it stays free.
void addFrameAt(BoardCanvas &canvas, const QString &key, const Picked &what)
{
    const auto lie = [&what](const PieceSpot &spot) { return spot.piece.place == what.place; };
    if (canvas.isOnBoard(what.place) && std::count_if(canvas.pieces().begin(), canvas.pieces().end(), lie) < 2) {
        addFrame(canvas, key, "frame", what.place, layer::kMark);
        return;
    }
    for (const PieceSpot &spot : canvas.pieces()) {
        if (what.isOf(spot.piece)) {
            addFrameRound(canvas, key, spot.rect, kFrame * canvas.layout.square(), layer::kMark);
            return;
        }
    }
}

/// What is pointed at as a part of an action.
QString keyOf(const BoardCanvas &canvas, const Picked &chosen)
{
    const QString key = QStringLiteral("selected/%1/%2").arg(canvas.idOf(chosen.place)).arg(chosen.value);
    return chosen.kind == engine::kAnyKind ? key : key + '/' + QString::number(chosen.kind);
}

void addChosen(BoardCanvas &canvas, const Picked &chosen)
{
    if (chosen.value == 0 && canvas.shown.selected != chosen.place)
        addSelected(canvas, chosen.place, '/' + canvas.idOf(chosen.place));
    else if (chosen.value != 0)
        addFrameAt(canvas, keyOf(canvas, chosen), chosen);
}

void addCursor(BoardCanvas &canvas)
{
    const engine::PlaceIndex place = canvas.options.cursor;
    if (place == engine::kNowhere || canvas.shown.isSelected(place))
        return;
    for (const PieceSpot &spot : canvas.pieces()) {
        if (spot.key == canvas.options.cursorPiece) {
            addFrameRound(canvas, QStringLiteral("cursor"), spot.rect, kCursor * canvas.layout.square(),
                          layer::kCursor);
            return;
        }
    }
    addFrame(canvas, QStringLiteral("cursor"), "cursor", place, layer::kCursor);
}

void addPicked(BoardCanvas &canvas)
{
    if (canvas.shown.picked)
        addFrameAt(canvas, QStringLiteral("picked"), *canvas.shown.picked);
}

/// Kinds of places whose pieces have signs that are marks: of the many that lie there a frame round all says nothing.
std::set<std::string_view> kindsWithMarks(const BoardCanvas &canvas)
{
    std::set<std::string_view> kinds;
    const std::vector<NoteSignPlan> &signs = canvas.plan.notes.signs;
    for (const engine::Note &note : canvas.notes) {
        const auto isMark = [&note](const NoteSignPlan &sign) { return sign.isMark && sign.sign == note.sign; };
        if (note.place != engine::kNowhere && std::any_of(signs.begin(), signs.end(), isMark))
            kinds.insert(canvas.placeOf(note.place).kind);
    }
    return kinds;
}

} // namespace

void paintMarks(BoardCanvas &canvas)
{
    const std::set<std::string_view> withMarks = kindsWithMarks(canvas);
    for (const engine::PlaceIndex place : canvas.options.isDragging ? canvas.options.targets : canvas.shown.choosable)
        addChoosable(canvas, place);
    for (const engine::PlaceIndex place : canvas.shown.last) {
        if (canvas.isOnBoard(place) && canvas.isInPlay(place) && withMarks.count(canvas.placeOf(place).kind) == 0)
            addFrame(canvas, "last/" + canvas.idOf(place), "last", place, layer::kMark);
    }
    for (const engine::PlaceIndex place : canvas.shown.marked)
        addFrame(canvas, "marked/" + canvas.idOf(place), "frame", place, layer::kMark);
    for (const engine::PlaceIndex place : canvas.options.lit)
        addFrame(canvas, "lit/" + canvas.idOf(place), "frame", place, layer::kMark);
    if (canvas.shown.selected)
        addSelected(canvas, *canvas.shown.selected, {});
    for (const Picked &chosen : canvas.shown.chosen)
        addChosen(canvas, chosen);
    addEnds(canvas);
    addUncovered(canvas);
    addPicked(canvas);
    addCursor(canvas);
}

} // namespace views

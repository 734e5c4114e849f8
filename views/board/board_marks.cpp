// SPDX-License-Identifier: GPL-3.0-or-later
// The states of places: may be chosen, selected, in hand, last action, cursor.
#include <algorithm>
#include <map>

#include "views/board/board_picture.h"

namespace views {

namespace {

constexpr double kGhost = 0.7;
constexpr double kFrame = 4.4 / 76; ///< width of the selected frame in squares of the board
constexpr double kCursor = 2.4 / 76;
constexpr double kRadius = 5.0 / 76;
constexpr double kUncovered = 0.4; ///< side of what lies under a piece

} // namespace

void BoardPicture::addMarks()
{
    for (const engine::PlaceIndex place : m_options.isDragging ? m_options.targets : m_shown.choosable)
        addChoosable(place);
    for (const engine::PlaceIndex place : m_shown.last) {
        if (isOnBoard(place) && isInPlay(place))
            addFrame("last/" + idOf(place), "last", place, layer::kMark);
    }
    for (const engine::PlaceIndex place : m_shown.marked)
        addFrame("marked/" + idOf(place), "frame", place, layer::kMark);
    if (m_shown.selected)
        addSelected(*m_shown.selected, {});
    for (const Picked &chosen : m_shown.chosen)
        addChosen(chosen);
    addEnds();
    addUncovered();
    addPicked();
    addCursor();
}

void BoardPicture::addChoosable(engine::PlaceIndex place)
{
    const bool step =
        std::any_of(m_shown.placementPreviews.begin(), m_shown.placementPreviews.end(), [&](const Prospect &prospect) {
            return prospect.place == place && isStep(place, prospect.placementPreview.brief); // it has its ring already
        });
    if (m_shown.isSelected(place) || step || !isInPlay(place) || addChoosablePieces(place))
        return;
    const QString id = idOf(place);
    if (!isOnBoard(place)) {
        if (isHeap(place)) {
            const QRectF around = m_places[static_cast<std::size_t>(place)].adjusted(-3, -3, 3, 3);
            add("mark/" + id, m_layout.snapped(around), layer::kMark,
                ElementStyle::box({}, QStringLiteral("ink"), 1.5, around.height() / 6));
        }
        return;
    }
    const QString kind = QString::fromStdString(placeOf(place).kind);
    const QString corner = isOccupied(place) ? firstOf({"mark-corner-" + id, "mark-corner-" + kind}) : QString();
    const QString mark = corner.isEmpty() ? firstOf({"mark-" + id, "mark-" + kind}) : corner;
    if (mark == "mark-" + kind || mark == "mark-corner-" + kind) {
        const QRectF around = m_places[static_cast<std::size_t>(place)];
        add("mark/" + id, m_layout.onBoard(m_artwork, mark, around), layer::kMark, ElementStyle::picture(mark));
        return;
    }
    const QRectF rect = m_layout.onBoard(m_artwork, mark);
    // In the middle of a piece a ring would hide its sign.
    if (!corner.isEmpty() || !isOccupied(place) || !rect.contains(spotOf(place).center()))
        add("mark/" + id, rect, layer::kMark, ElementStyle::picture(mark));
}

/// Where some of the pieces of a place are chosen for their value, each of those has its mark, not the place. False
/// where none is, or where a single piece lies.
bool BoardPicture::addChoosablePieces(engine::PlaceIndex place)
{
    std::vector<const PieceSpot *> here;
    for (const PieceSpot &spot : m_pieces) {
        if (spot.piece.place == place)
            here.push_back(&spot);
    }
    const auto isChoosable = [this](const PieceSpot *spot) { return m_shown.isChoosable(spot->piece); };
    if (here.size() < 2 || std::none_of(here.begin(), here.end(), isChoosable))
        return false;
    for (const PieceSpot *spot : here) {
        if (!isChoosable(spot) || m_shown.isChosen({place, spot->piece.value}))
            continue;
        const double width = kCursor * m_layout.square();
        const QRectF around = m_layout.snapped(spot->rect.adjusted(-2 * width, -2 * width, 2 * width, 2 * width));
        add("mark/" + spot->key, around, layer::kMark,
            ElementStyle::box({}, QStringLiteral("ink"), width, kRadius * m_layout.square()));
    }
    return true;
}

/// The first of these elements that the pictures have, or none.
QString BoardPicture::firstOf(std::initializer_list<QString> ids) const
{
    const auto *const found =
        std::find_if(ids.begin(), ids.end(), [this](const QString &id) { return m_artwork.has(id); });
    return found == ids.end() ? QString() : *found;
}

/// True for a place about which something is said while a piece is in hand.
bool BoardPicture::isPreviewed(engine::PlaceIndex place) const
{
    return std::any_of(m_shown.placementPreviews.begin(), m_shown.placementPreviews.end(),
                       [place](const Prospect &prospect) { return prospect.place == place; });
}

/// True for words at that place that say what a step there costs.
bool BoardPicture::isStep(engine::PlaceIndex place, const engine::Message &message) const
{
    return isStepPlace(place) && message.number("n") > 0 && m_shown.isSeen(message);
}

bool BoardPicture::isStepPlace(engine::PlaceIndex place) const
{
    return m_artwork.has(m_plan.steps.label(idOf(place)));
}

/// A ring with the cost in it, in a corner where a piece lies.
void BoardPicture::addStep(const engine::Caption &caption)
{
    const StepPlan &plan = m_plan.steps;
    const QString id = idOf(caption.place);
    const QString corner = plan.corner(id);
    const bool covered = isOccupied(caption.place) && m_artwork.has(corner);
    const QRectF rect = m_layout.onBoard(m_artwork, covered ? corner : plan.label(id));
    TextStyle style = plan.style;
    style.size *= m_layout.scale();
    add("mark/" + id, rect, layer::kMark, ElementStyle::picture(plan.mark));
    add("step/" + id, rect, layer::kMarkWords, ElementStyle::words(m_words.say(caption.message), style));
}

/// What it means to end at a place that the piece in hand reaches with several steps.
void BoardPicture::addEnds()
{
    for (const engine::Route &route : m_shown.routes) {
        const QString sign = QString::fromStdString(route.sign);
        if (!m_artwork.has(sign))
            continue;
        const QString id = idOf(route.to);
        add("end/" + id, m_layout.onBoard(m_artwork, QString(m_plan.ends).replace(u'$', id)), layer::kMark,
            ElementStyle::picture(sign));
    }
}

/// What lies hidden under a piece: a tile over the lower left corner of its place, several ones side by side.
void BoardPicture::addUncovered()
{
    std::map<engine::PlaceIndex, int> numbers;
    for (const engine::Caption &hidden : m_shown.uncovered) {
        const QString sign = QString::fromStdString(std::string(hidden.message.text("sign")));
        const QRectF place = m_places[static_cast<std::size_t>(hidden.place)];
        if (place.isEmpty() || !m_artwork.has(sign))
            continue;
        const int number = numbers[hidden.place]++;
        const QString id = QStringLiteral("%1/%2").arg(idOf(hidden.place)).arg(number);
        const double side = kUncovered * m_layout.square();
        const QRectF tile =
            m_layout.snapped({place.left() + side * (number - 0.25), place.bottom() - 0.9 * side, side, side});
        add("uncovered-tile/" + id, tile, layer::kMark,
            ElementStyle::box(QStringLiteral("card"), QStringLiteral("card-edge"), 1, side / 6));
        const double edge = side / 12;
        add("uncovered/" + id, tile.adjusted(edge, edge, -edge, -edge), layer::kMarkWords, ElementStyle::picture(sign));
    }
}

/// `key` tells the frames apart where there are several.
void BoardPicture::addSelected(engine::PlaceIndex place, const QString &key)
{
    addFrame("selected" + key, "frame", place, layer::kMark);
    if (!isOccupied(place))
        addGhost(place, key);
}

/// What is pointed at as a part of an action.
void BoardPicture::addChosen(const Picked &chosen)
{
    if (chosen.value == 0 && m_shown.selected != chosen.place)
        addSelected(chosen.place, '/' + idOf(chosen.place));
    else if (chosen.value != 0)
        addFrameAt(QStringLiteral("selected/%1/%2").arg(idOf(chosen.place)).arg(chosen.value), chosen);
}

void BoardPicture::addGhost(engine::PlaceIndex place, const QString &key)
{
    engine::MoveTarget chosen;
    for (const engine::Action action : m_shown.position.legal()) {
        const std::vector<engine::MoveTarget> moveTargets = m_shown.position.moveTargets(action);
        const bool goesWithChoice = std::all_of(m_shown.chosen.begin(), m_shown.chosen.end(), [&](const Picked &point) {
            return std::any_of(moveTargets.begin(), moveTargets.end(), [&point](const engine::MoveTarget &target) {
                return target.choice == point.place && (point.value == 0 || point.value == target.value);
            });
        });
        if (!goesWithChoice)
            continue;
        for (const engine::MoveTarget &target : moveTargets) {
            const bool fromHand = m_shown.picked && target.from == m_shown.picked->place
                                  && target.value == m_shown.picked->value && target.to == place;
            if (target.choice == place || fromHand)
                chosen = target;
        }
        if (chosen.from != engine::kNowhere)
            break;
    }
    const std::vector<engine::Piece> &pieces = m_shown.arrangement.pieces;
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&chosen](const engine::Piece &p) {
        return p.place == chosen.from && p.value == chosen.value;
    });
    if (piece != pieces.end()) {
        engine::Piece ghost = *piece;
        ghost.place = place; // it may look otherwise there
        const QRectF rect = sideBySide(spotOf(place), proportionOf(ghost), 1).front();
        add("ghost" + key, m_layout.snapped(rect), layer::kPiece, lookOf(ghost), kGhost);
    }
}

/// Frames are drawn round the first place of a kind; on other places their middle is the place's.
void BoardPicture::addFrame(const QString &key, const char *kind, engine::PlaceIndex place, double z)
{
    const QRectF rect = m_places[static_cast<std::size_t>(place)];
    const QString id = kind + ("-" + QString::fromStdString(placeOf(place).kind));
    if (isOnBoard(place) && m_artwork.has(id))
        add(key, m_layout.onBoard(m_artwork, id, rect), z, ElementStyle::picture(id));
    else if (!rect.isEmpty())
        addFrameRound(key, rect, (z == layer::kCursor ? kCursor : kFrame) * m_layout.square(), z);
}

void BoardPicture::addFrameRound(const QString &key, const QRectF &rect, double width, double z)
{
    const double edge = std::max(1.0, width * 0.4);
    const double radius = kRadius * m_layout.square();
    const double all = width + 2 * edge;
    const QRectF outer = m_layout.snapped(rect.adjusted(-all, -all, all, all));
    add(key + "/edge", outer, z, ElementStyle::box({}, QStringLiteral("frame-edge"), all, radius));
    add(key, outer.adjusted(edge, edge, -edge, -edge), z,
        ElementStyle::box({}, QStringLiteral("frame"), width, radius));
}

void BoardPicture::addCursor()
{
    const engine::PlaceIndex place = m_options.cursor;
    if (place == engine::kNowhere || m_shown.isSelected(place))
        return;
    for (const PieceSpot &spot : m_pieces) {
        if (spot.key == m_options.cursorPiece) {
            addFrameRound(QStringLiteral("cursor"), spot.rect, kCursor * m_layout.square(), layer::kCursor);
            return;
        }
    }
    addFrame(QStringLiteral("cursor"), "cursor", place, layer::kCursor);
}

void BoardPicture::addPicked()
{
    if (m_shown.picked)
        addFrameAt(QStringLiteral("picked"), *m_shown.picked);
}

/// Round the piece, or round its place where it lies there alone: a figure beside it stays free.
void BoardPicture::addFrameAt(const QString &key, const Picked &what)
{
    const auto lie = [&what](const PieceSpot &spot) { return spot.piece.place == what.place; };
    if (isOnBoard(what.place) && std::count_if(m_pieces.begin(), m_pieces.end(), lie) < 2) {
        addFrame(key, "frame", what.place, layer::kMark);
        return;
    }
    for (const PieceSpot &spot : m_pieces) {
        if (lie(spot) && spot.piece.value == what.value) {
            addFrameRound(key, spot.rect, kFrame * m_layout.square(), layer::kMark);
            return;
        }
    }
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/choreography.h"

#include <algorithm>
#include <cmath>

#include "views/board/board_layers.h"
#include "views/board/board_picture.h"

namespace views {

namespace {

// Milliseconds.
constexpr int kMove = 220, kMoveASquare = 20, kMoveMost = 420;
constexpr int kSink = 360;
constexpr int kTurn = 240, kTurnApart = 140;
constexpr int kTrackASquare = 60, kTrackMost = 700;
constexpr int kApart = 60;
constexpr int kStep = 160;
constexpr int kSowApart = 110;
constexpr int kRoll = 480, kRollApart = 90;
constexpr int kSides = 6; // of a die

/// The first spot of that piece that is not taken yet; null if it lies on a heap.
const PieceSpot *take(const std::vector<PieceSpot> &spots, std::vector<bool> &taken, const engine::Piece &piece)
{
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (!taken[i] && spots[i].piece == piece) {
            taken[i] = true;
            return &spots[i];
        }
    }
    return nullptr;
}

/// What stood on a piece, as it stands on it where that is made anew, in another size, to fly.
std::vector<Element> carriedBy(const PieceSpot &piece, const Earlier &earlier, const QRectF &flying)
{
    const double size = flying.height() / piece.rect.height();
    std::vector<Element> carried;
    for (Element rider : earlier.onPieces) {
        if (rider.on != piece.key)
            continue;
        const QPointF apart = rider.rect.center() - piece.rect.center();
        rider.rect.setSize(rider.rect.size() * size);
        rider.rect.moveCenter(flying.center() + apart * size);
        rider.look.text.size *= size;
        carried.push_back(std::move(rider));
    }
    return carried;
}

} // namespace

Choreography::Choreography(const BoardPlan &plan, const engine::Game &game, const Earlier &earlier,
                           const BoardPicture &picture, const engine::Arrangement &arrangement, double square)
    : m_plan(plan), m_game(game), m_earlier(earlier), m_picture(picture), m_square(square),
      m_changes(changesTo(arrangement)), m_takenBefore(earlier.pieces.size()), m_takenAfter(picture.pieces().size())
{
    std::vector<Planned> all;
    if (!earlier.hasRolled)
        rollDice(all);
    for (const Change &change : m_changes)
        this->plan(change, all);
    schedule(std::move(all));
}

/// The differences, but a piece that joins a place of counted pieces while others are sown from there goes there, as
/// one more of them goes on.
std::vector<Change> Choreography::changesTo(const engine::Arrangement &arrangement) const
{
    std::vector<Change> changes = changesBetween(m_earlier.arrangement, arrangement);
    std::vector<Change> joining;
    for (Change &change : changes) {
        if (!change.before || !change.after || isCounted(*change.before) || !isCounted(*change.after))
            continue;
        const auto sown = std::find_if(changes.begin(), changes.end(), [&](const Change &other) {
            return other.before && other.before->kind == change.before->kind && isCounted(*other.before);
        });
        if (sown == changes.end())
            continue;
        joining.push_back({change.before, sown->before});
        change.before = sown->before;
    }
    changes.insert(changes.begin(), joining.begin(), joining.end());
    return changes;
}

bool Choreography::isCounted(const engine::Piece &piece) const
{
    return m_plan.isCounted(m_game.pieceKinds()[piece.kind], *placeAt(m_game, piece.place));
}

/// True for what lies on a tile with a note, and for the tile: it goes where the tile goes.
bool Choreography::isTile(const engine::Piece &piece) const
{
    return isCounted(piece) && placeAt(m_game, piece.place)->kind == m_plan.notes.tile.kind;
}

/// The tile as a whole comes from where it lay.
void Choreography::slide(const Change &change, std::vector<Planned> &all) const
{
    const QPointF way =
        middle(m_earlier.places, change.before->place) - middle(m_picture.places(), change.after->place);
    const QString key = noteKey(QString::fromStdString(placeAt(m_game, change.after->place)->id));
    for (const Element &element : m_picture.elements()) {
        if (!element.key.startsWith(key))
            continue;
        Planned part{Sort::Slide, change.after->place, 0, {element.key, {}, {}}};
        part.move.step.way = {element.rect.center() + way, element.rect.center()};
        part.move.step.duration = kMoveMost;
        all.push_back(std::move(part));
    }
}

/// Dice come from beside the board and turn over on their way.
void Choreography::rollDice(std::vector<Planned> &all) const
{
    int number = 0;
    for (const Element &element : m_picture.elements()) {
        if (!element.key.startsWith(kRollKey))
            continue;
        const int other = 1 + (m_picture.rolled()[number] + number) % kSides;
        Planned die{Sort::Roll, engine::kNowhere, number++, {element.key, {}, {}}};
        MotionStep &step = die.move.step;
        step.way = {besideOf(element.rect.center()), element.rect.center()};
        step.duration = kRoll;
        step.turns = true;
        step.back = ElementStyle::picture(QString(m_plan.rolls.picture).replace(u'#', QString::number(other)));
        all.push_back(std::move(die));
    }
}

/// True for a place that is seen in a table beside the board.
bool Choreography::isAdjacent(engine::PlaceIndex place) const
{
    const auto at = static_cast<std::size_t>(place);
    return m_plan.holdings.isThere() && m_picture.places()[at].isEmpty() && m_earlier.places[at].isEmpty();
}

/// Where the board ends, as high as that point.
QPointF Choreography::besideOf(QPointF point) const { return {m_picture.board().right(), point.y()}; }

void Choreography::plan(const Change &change, std::vector<Planned> &all)
{
    const PieceSpot *from = change.before ? take(m_earlier.pieces, m_takenBefore, *change.before) : nullptr;
    const PieceSpot *to = change.after ? take(m_picture.pieces(), m_takenAfter, *change.after) : nullptr;
    if (!change.after)
        return; // it is gone: nothing is left to move
    const bool track = m_plan.isTrack(*placeAt(m_game, change.after->place));
    const bool isDealt = !change.before && to && m_plan.holdings.isThere();
    if ((!change.before && !track && !isDealt) || (!from && !to && isRepeated(change)))
        return;
    if (change.before && isTile(*change.before) && isTile(*change.after)) {
        const bool hasLeft = m_picture.places()[change.before->place].isEmpty();
        if (hasLeft && m_earlier.places[change.after->place].isEmpty())
            slide(change, all);
        return;
    }
    const bool turns = from && to && from->look != to->look && m_game.pieceKinds()[change.after->kind].flat;
    if (turns)
        all.push_back(turned(from->look, *to));
    if (change.stays() || !isSeen(change, from, to))
        return;
    const auto [start, end] = endsOf(change, from, to);
    const Sort sort = sortOf(change, to != nullptr);
    Planned move{sort, change.after->place, orderOf(change, sort), {}};
    const QSizeF size = to ? to->rect.size() : m_picture.flyingSize(*change.after);
    if (to) {
        move.move.key = to->key;
    } else {
        const bool flat = m_game.pieceKinds()[change.after->kind].flat;
        const ElementStyle look = from && flat ? from->look : m_picture.lookOf(*change.after);
        move.move.flying = {{}, QRectF(end - QPointF(size.width(), size.height()) / 2, size), layer::kPiece, look};
        if (from)
            move.move.carried = carriedBy(*from, m_earlier, move.move.flying.rect);
    }
    MotionStep &step = move.move.step;
    step.way = wayOf(change, start, end);
    step.sizeFrom = from ? from->rect.height() / size.height() : 1;
    step.waitsUnseen = !from;
    step.endsUnseen = !to;
    if (turns) { // it is turned over once it lies there
        all.back().move.step.follows = true;
        step.isCovered = true;
        step.back = from->look;
    }
    setTimes(step, sort, change);
    all.push_back(std::move(move));
}

/// Where a piece sets off and where it ends; beside the board it is as high as on it.
std::pair<QPointF, QPointF> Choreography::endsOf(const Change &change, const PieceSpot *from, const PieceSpot *to) const
{
    const QPointF start = from            ? from->rect.center()
                          : change.before ? middle(m_earlier.places, change.before->place)
                                          : QPointF();
    const QPointF end = to ? to->rect.center() : middle(m_picture.places(), change.after->place);
    if (!from && m_plan.holdings.isThere() && (!change.before || isAdjacent(change.before->place)))
        return {besideOf(end), end};
    return {start, !to && isAdjacent(change.after->place) ? besideOf(start) : end};
}

/// False for a piece that comes from or goes to where nothing is seen of it.
bool Choreography::isSeen(const Change &change, const PieceSpot *from, const PieceSpot *to) const
{
    if (change.before && isAdjacent(change.before->place) && isAdjacent(change.after->place))
        return false;
    const auto seen = [this](const std::vector<QRectF> &places, engine::PlaceIndex place) {
        return !places[place].isEmpty() || isAdjacent(place);
    };
    return (from || !change.before || seen(m_earlier.places, change.before->place))
           && (to || seen(m_picture.places(), change.after->place));
}

Choreography::Sort Choreography::sortOf(const Change &change, bool toSpot) const
{
    if (m_plan.isTrack(*placeAt(m_game, change.after->place)))
        return Sort::Track;
    if (!toSpot)
        return isCounted(*change.after) && isCounted(*change.before) ? Sort::Sow : Sort::ToHeap;
    if (m_game.pieceKinds()[change.after->kind].flat)
        return Sort::Lay;
    const bool driven = std::any_of(m_changes.begin(), m_changes.end(), [&change](const Change &other) {
        return change.before && other.after && !other.stays() && other.after->place == change.before->place
               && other.after->kind != change.before->kind;
    });
    return driven ? Sort::DrivenAway : Sort::Move;
}

/// Cards are turned up row by row, heaps served one by one; what is sown goes round the places.
int Choreography::orderOf(const Change &change, Sort sort) const
{
    const int places = static_cast<int>(m_game.places().size());
    switch (sort) {
    case Sort::Turn: return placeAt(m_game, change.after->place)->row;
    case Sort::ToHeap: return change.after->place;
    case Sort::Sow: return (change.after->place - change.before->place + places) % places;
    default: return 0;
    }
}

Choreography::Planned Choreography::turned(const ElementStyle &back, const PieceSpot &spot) const
{
    const engine::PlaceIndex place = spot.piece.place;
    Planned move{Sort::Turn, place, orderOf({{}, spot.piece}, Sort::Turn), {spot.key, {}, {}}};
    MotionStep &step = move.move.step;
    step.way = {spot.rect.center(), spot.rect.center()};
    step.duration = kTurn;
    step.easing = QEasingCurve::InOutSine;
    step.turns = true;
    step.back = back;
    return move;
}

/// Of many pieces that go from one heap to another one is shown.
bool Choreography::isRepeated(const Change &change)
{
    const auto pair = std::pair(change.before->place, change.after->place);
    if (std::find(m_heaps.begin(), m_heaps.end(), pair) != m_heaps.end())
        return true;
    m_heaps.push_back(pair);
    return false;
}

QPolygonF Choreography::wayOf(const Change &change, QPointF from, QPointF to) const
{
    const engine::PlaceIndex last = change.after->place;
    const std::string &kind = placeAt(m_game, last)->kind;
    if (!m_plan.isTrack(*placeAt(m_game, last)))
        return {from, to};
    // A piece that was on no place of the track starts at the track's first one.
    engine::PlaceIndex first = last;
    if (change.before && placeAt(m_game, change.before->place)->kind == kind) {
        first = change.before->place;
    } else {
        while (first > 0 && placeAt(m_game, static_cast<engine::PlaceIndex>(first - 1))->kind == kind)
            --first;
        from = middle(m_picture.places(), first);
    }
    QPolygonF way{from};
    const int step = first < last ? 1 : -1;
    for (int place = first; place != last; place += step)
        way << (place == first ? from : middle(m_picture.places(), static_cast<engine::PlaceIndex>(place)));
    return way << to;
}

void Choreography::setTimes(MotionStep &step, Sort sort, const Change &change) const
{
    const engine::Place &to = *placeAt(m_game, change.after->place);
    if (sort == Sort::Track) {
        step.duration = std::min(kTrackMost, kTrackASquare * static_cast<int>(step.way.size() - 1));
        step.easing = QEasingCurve::InOutQuad;
    } else if (m_plan.isSink(to)) {
        step.duration = kSink;
        step.easing = QEasingCurve::InOutCubic;
        step.sinks = true;
    } else if (sort == Sort::Move && change.before && !isCounted(*change.before)
               && m_picture.isStepPlace(change.after->place)) {
        step.duration = kStep;
    } else {
        const QPointF way = step.way.back() - step.way.front();
        const double squares = std::hypot(way.x(), way.y()) / m_square;
        step.duration = std::min(kMoveMost, kMove + static_cast<int>(kMoveASquare * squares));
    }
}

void Choreography::schedule(std::vector<Planned> planned)
{
    std::stable_sort(planned.begin(), planned.end(), [](const Planned &a, const Planned &b) {
        return a.sort != b.sort ? a.sort < b.sort : a.order < b.order;
    });
    int time = 0;
    int end = 0;
    const Planned *previous = nullptr;
    for (Planned &move : planned) {
        if (previous) {
            const bool same = previous->sort == move.sort;
            if (same && move.sort == Sort::Turn)
                time += previous->order == move.order ? 0 : kTurnApart;
            else if (same && move.sort == Sort::Sow)
                time += kSowApart;
            else if (same && move.sort == Sort::Roll)
                time += kRollApart;
            else if (same && move.sort == Sort::Slide)
                time += 0; // it is one thing
            else if (same && (!m_plan.oneByOne || (move.sort == Sort::ToHeap && previous->to == move.to)))
                time += kApart;
            else
                time = end;
        }
        move.move.step.start = time;
        end = std::max(end, time + move.move.step.duration);
        previous = &move;
    }
    for (Planned &move : planned)
        m_moves.push_back(std::move(move.move));
}

QPointF Choreography::middle(const std::vector<QRectF> &places, engine::PlaceIndex place)
{
    return places[place].center();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/choreography.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

// Milliseconds.
constexpr int kMove = 220, kMoveASquare = 20, kMoveMost = 420;
constexpr int kSink = 360;
constexpr int kTurn = 240, kTurnApart = 140;
constexpr int kTrackASquare = 60, kTrackMost = 700;
constexpr int kHeapApart = 60;

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

} // namespace

Choreography::Choreography(const engine::Game &game, const Earlier &earlier, const BoardPicture &picture,
                           const engine::Arrangement &arrangement, double square)
    : m_game(game), m_plan(BoardPlan::of(game)), m_earlier(earlier), m_picture(picture), m_square(square),
      m_takenBefore(earlier.pieces.size()), m_takenAfter(picture.pieces().size())
{
    std::vector<Planned> all;
    for (const Change &change : changesBetween(earlier.arrangement, arrangement))
        plan(change, all);
    schedule(std::move(all));
}

void Choreography::plan(const Change &change, std::vector<Planned> &all)
{
    const PieceSpot *from = change.before ? take(m_earlier.pieces, m_takenBefore, *change.before) : nullptr;
    const PieceSpot *to = change.after ? take(m_picture.pieces(), m_takenAfter, *change.after) : nullptr;
    if (!change.after)
        return; // it is gone: nothing is left to move
    const engine::Place &place = *placeAt(m_game, change.after->place);
    const bool track = m_plan.isTrack(place);
    if ((!change.before && !track) || (!from && !to && isRepeated(change)))
        return;
    const bool turns = from && to && from->look != to->look;
    if (turns)
        all.push_back(turned(from->look, *to));
    if (change.stays())
        return;
    const QPointF start = from            ? from->rect.center()
                          : change.before ? middle(m_earlier.places, change.before->place)
                                          : QPointF();
    const QPointF end = to ? to->rect.center() : middle(m_picture.places(), change.after->place);
    const bool flat = m_game.pieceKinds()[change.after->kind].flat;
    Planned move{track  ? Sort::Track
                 : !to  ? Sort::ToHeap
                 : flat ? Sort::Lay
                        : Sort::Move,
                 change.after->place,
                 place.row,
                 {}};
    const QSizeF size = to ? to->rect.size() : m_picture.flyingSize(*change.after);
    if (to) {
        move.move.key = to->key;
    } else {
        const Look look = from ? from->look : m_picture.lookOf(*change.after);
        move.move.flying = {{}, QRectF(end - QPointF(size.width(), size.height()) / 2, size), layer::kMoving, look};
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
    setTimes(step, move.sort, place);
    all.push_back(std::move(move));
}

Choreography::Planned Choreography::turned(const Look &back, const PieceSpot &spot) const
{
    Planned move{Sort::Turn, spot.piece.place, placeAt(m_game, spot.piece.place)->row, {spot.key, {}, {}}};
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

void Choreography::setTimes(MotionStep &step, Sort sort, const engine::Place &to) const
{
    if (sort == Sort::Track) {
        step.duration = std::min(kTrackMost, kTrackASquare * static_cast<int>(step.way.size() - 1));
        step.easing = QEasingCurve::InOutQuad;
    } else if (m_plan.isSink(to)) {
        step.duration = kSink;
        step.easing = QEasingCurve::InOutCubic;
        step.sinks = true;
    } else {
        const QPointF way = step.way.back() - step.way.front();
        const double squares = std::hypot(way.x(), way.y()) / m_square;
        step.duration = std::min(kMoveMost, kMove + static_cast<int>(kMoveASquare * squares));
    }
}

void Choreography::schedule(std::vector<Planned> planned)
{
    std::stable_sort(planned.begin(), planned.end(), [](const Planned &a, const Planned &b) {
        const auto order = [](const Planned &p) {
            return p.sort == Sort::Turn     ? std::pair(p.row, 0)
                   : p.sort == Sort::ToHeap ? std::pair<int, int>(p.to, 0)
                                            : std::pair(0, 0);
        };
        return a.sort != b.sort ? a.sort < b.sort : order(a) < order(b);
    });
    int time = 0;
    int end = 0;
    const Planned *previous = nullptr;
    for (Planned &move : planned) {
        if (previous) {
            const bool same = previous->sort == move.sort;
            if (same && move.sort == Sort::Turn)
                time += previous->row == move.row ? 0 : kTurnApart;
            else
                time = same && move.sort == Sort::ToHeap && previous->to == move.to ? time + kHeapApart : end;
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
    return places[static_cast<std::size_t>(place)].center();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_canvas.h"

#include <algorithm>
#include <map>

#include "views/board/piece_look.h"

namespace views {

namespace {

constexpr double kTile = 0.4; ///< side of what lies under a piece
constexpr double kTileToGrasp = 0.5;

} // namespace

BoardCanvas::BoardCanvas(const BoardLayout &laidOut, Artwork &pictures, const words::Words &said,
                         const BoardViewState &state, const BoardOptions &switched, const BoardCanvas *same)
    : layout(laidOut), artwork(pictures), words(said), shown(state), options(switched), game(shown.position.game()),
      plan(BoardPlan::of(shown.position)), m_places(game.places().size()), m_occupied(m_places.size()),
      m_heap(m_places.size()), m_inTray(m_places.size())
{
    if (same) {
        m_places = same->m_places;
        m_pieces = same->m_pieces;
        m_occupied = same->m_occupied;
        m_heap = same->m_heap;
        m_inTray = same->m_inTray;
        return;
    }
    for (const TrayPlan &tray : plan.trays) {
        for (const SectionPlan &section : tray.sections)
            m_inTray[section.place] = true;
    }
    for (std::size_t i = 0; i < m_heap.size(); ++i)
        m_heap[i] = m_inTray[i] || plan.stackOn(game.places()[i]).has_value();
    for (const engine::Piece &piece : shown.arrangement.pieces) {
        if (!isCounted(piece))
            m_occupied[piece.place] = true;
    }
    findPlaces();
    findCarried();
}

void BoardCanvas::findPlaces()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (isOnBoard(place) && isInPlay(place))
            m_places[i] = onBoard(idOf(place));
    }
    const auto put = [this](engine::PlaceIndex place, const QRectF &rect) {
        if (place != engine::kNowhere)
            m_places[place] = rect;
    };
    const QRectF strip = layout.strip();
    for (std::size_t seat = 0; seat < layout.trays().size(); ++seat) {
        const TrayLayout &tray = layout.trays()[seat];
        for (std::size_t i = 0; i < tray.sections.size(); ++i) {
            const SectionPlan &section = plan.trays[seat].sections[i];
            const SectionLayout &at = tray.sections[i];
            put(section.place, section.form == SectionPlan::Form::Token ? at.body : at.body | at.number | at.bars);
            const double quarter = strip.width() / 4;
            put(section.hand, handRect(seat, at.hand));
            // In the strip only while cards lie there: it would catch what is meant for a hand.
            const double left = strip.left() + quarter * static_cast<double>(1 + seat);
            const bool isInStrip = !strip.isEmpty() && section.drawn != engine::kNowhere && isOccupied(section.drawn);
            put(section.drawn, isInStrip ? QRectF(left, strip.top(), quarter, strip.height()) : at.number);
        }
    }
}

/// Where something lies under a piece, or may lie.
void BoardCanvas::findCarried()
{
    std::map<engine::PlaceIndex, int> numbers;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (!isCarried(place) || (!isOccupied(place) && game.holdable(shown.arrangement, place).empty()))
            continue;
        const engine::PlaceIndex carrier = plan.carrierOf(game, shown.arrangement, place);
        if (carrier != engine::kNowhere && !rectOf(carrier).isEmpty())
            m_places[i] = tileAt(carrier, numbers[carrier]++);
    }
}

QRectF BoardCanvas::tileAt(engine::PlaceIndex place, int number) const
{
    const QRectF rect = rectOf(place);
    const double side = (shown.isSetUp ? kTileToGrasp : kTile) * layout.square();
    return layout.snapped({rect.left() + side * (number - 0.25), rect.bottom() - 0.9 * side, side, side});
}

/// Where a hand lies: below the board if it is seen, else in its tray.
QRectF BoardCanvas::handRect(std::size_t seat, const QRectF &inTray) const
{
    const QRectF strip = layout.strip();
    const double quarter = strip.width() / 4;
    if (strip.isEmpty())
        return inTray;
    if (shown.revealed == engine::kEveryone)
        return layout.stripShare(seat).adjusted(0, 8 + layout.stripTitleHeight(), 0, 0);
    return shown.revealed == seat ? strip.adjusted(quarter, 0, -quarter, 0) : inTray;
}

void BoardCanvas::add(const QString &key, const QRectF &rect, double z, const ElementStyle &look, double opacity,
                      const QString &on)
{
    if (!rect.isEmpty())
        m_elements.push_back({key, rect, z, look, opacity, on});
}

void BoardCanvas::addPiece(const PieceSpot &spot, double z, double opacity)
{
    m_pieces.push_back(spot);
    add(spot.key, spot.rect, z, spot.look, opacity);
}

void BoardCanvas::addAll(const std::vector<Element> &elements, std::size_t begin, std::size_t end)
{
    const auto first = elements.begin();
    m_elements.insert(m_elements.end(), first + static_cast<std::ptrdiff_t>(begin),
                      first + static_cast<std::ptrdiff_t>(end));
}

const engine::Place &BoardCanvas::placeOf(engine::PlaceIndex place) const { return game.places()[place]; }

QString BoardCanvas::seatId(engine::Seat seat) const
{
    const std::string_view id = game.seatId(seat, shown.position.seatCount());
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString BoardCanvas::sideOf(const QString &id) const
{
    const auto found = std::find_if(plan.notes.sides.begin(), plan.notes.sides.end(), [&](const SidePlan &side) {
        return side.id == id && shown.position.isInPlay(side.place);
    });
    return found == plan.notes.sides.end() ? id : found->at;
}

bool BoardCanvas::isOnBoard(engine::PlaceIndex place) const { return !m_inTray[place] && artwork.has(idOf(place)); }

bool BoardCanvas::isInPlay(engine::PlaceIndex place) const
{
    return place == engine::kNowhere || shown.position.isInPlay(place);
}

bool BoardCanvas::isCounted(const engine::Piece &piece) const
{
    return plan.isCounted(game.pieceKinds()[piece.kind], placeOf(piece.place));
}

bool BoardCanvas::isOccupied(engine::PlaceIndex place) const { return place >= 0 && m_occupied[place]; }

bool BoardCanvas::isStepPlace(engine::PlaceIndex place) const { return artwork.has(plan.steps.label(idOf(place))); }

bool BoardCanvas::isStep(engine::PlaceIndex place, const engine::Message &message) const
{
    return isStepPlace(place) && message.number("n") > 0 && shown.isSeen(message);
}

QString BoardCanvas::pieceUnder(engine::PlaceIndex place, const QRectF &rect) const
{
    const auto under = std::find_if(m_pieces.begin(), m_pieces.end(), [&](const PieceSpot &spot) {
        return spot.piece.place == place && spot.rect.contains(rect.center());
    });
    return under == m_pieces.end() ? QString() : under->key;
}

int BoardCanvas::countAt(engine::PlaceIndex place) const
{
    int count = 0;
    for (const engine::Piece &piece : shown.arrangement.pieces)
        count += piece.place == place ? piece.count : 0;
    return count;
}

std::int64_t BoardCanvas::scoreOf(std::size_t seat) const
{
    return engine::Message{{}, shown.arrangement.fields}.number(plan.trays[seat].scoreField.toStdString());
}

QRectF BoardCanvas::spotOf(engine::PlaceIndex place) const
{
    const QString spot = "spot-" + idOf(place);
    if (isOnBoard(place))
        return artwork.has(spot) ? onBoard(spot) : rectOf(place);
    const QRectF rect = rectOf(place);
    const double pad = isCarried(place) ? rect.height() / 12 : layout.strip().contains(rect) ? rect.height() / 10 : 0;
    return rect.adjusted(pad, pad, -pad, -pad);
}

ElementStyle BoardCanvas::lookOf(const engine::Piece &piece) const
{
    return views::lookOf(piece, artwork, game, shown.position.seatCount(), shown.isFaceSeen(piece));
}

double BoardCanvas::proportionOf(const engine::Piece &piece) const { return proportion(artwork, lookOf(piece)); }

} // namespace views

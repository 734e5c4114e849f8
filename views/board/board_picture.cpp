// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_picture.h"

#include <algorithm>

namespace views {

BoardPicture::BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words,
                           const BoardViewState &shown, const BoardOptions &options)
    : m_layout(layout), m_artwork(artwork), m_words(words), m_shown(shown), m_options(options),
      m_game(shown.position.game()), m_plan(BoardPlan::of(shown.position)), m_places(m_game.places().size()),
      m_occupied(m_game.places().size()), m_heap(m_game.places().size()), m_beside(m_game.places().size()),
      m_panels(shown.isSetUp ? std::vector<engine::Panel>() : shown.position.panels())
{
    findHeaps();
    for (const engine::Piece &piece : shown.arrangement.pieces) {
        if (!isCounted(piece))
            m_occupied[static_cast<std::size_t>(piece.place)] = true;
    }
    findPlaces();
    addGround();
    addStacksOnBoard();
    addLabels();
    addPlates();
    addCaptions();
    for (std::size_t seat = 0; seat < layout.trays().size(); ++seat)
        addTray(seat);
    addStrip();
    addPieces();
    addMarks();
}

void BoardPicture::findHeaps()
{
    for (const TrayPlan &tray : m_plan.trays) {
        for (const SectionPlan &section : tray.sections)
            m_beside[static_cast<std::size_t>(section.place)] = true;
    }
    for (std::size_t i = 0; i < m_heap.size(); ++i)
        m_heap[i] = m_beside[i] || m_plan.stackOn(m_game.places()[i]).has_value();
}

void BoardPicture::findPlaces()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (isOnBoard(place) && isInPlay(place))
            m_places[i] = m_layout.onBoard(m_artwork, idOf(place));
    }
    const auto put = [this](engine::PlaceIndex place, const QRectF &rect) {
        if (place != engine::kNowhere)
            m_places[static_cast<std::size_t>(place)] = rect;
    };
    const QRectF strip = m_layout.strip();
    for (std::size_t seat = 0; seat < m_layout.trays().size(); ++seat) {
        const TrayLayout &tray = m_layout.trays()[seat];
        for (std::size_t i = 0; i < tray.sections.size(); ++i) {
            const SectionPlan &plan = m_plan.trays[seat].sections[i];
            const SectionLayout &at = tray.sections[i];
            put(plan.place, plan.form == SectionPlan::Form::Token ? at.body : at.body | at.number | at.bars);
            const double quarter = strip.width() / 4;
            put(plan.hand, handRect(seat, at.hand));
            // In the strip only while cards lie there: it would catch what is meant for a hand.
            const double left = strip.left() + quarter * static_cast<double>(1 + seat);
            const bool isInStrip = !strip.isEmpty() && plan.drawn != engine::kNowhere && isOccupied(plan.drawn);
            put(plan.drawn, isInStrip ? QRectF(left, strip.top(), quarter, strip.height()) : at.number);
        }
    }
}

void BoardPicture::addGround()
{
    add(QStringLiteral("board"), m_layout.board(), layer::kGround, ElementStyle::board());
    for (const SignPlan &sign : m_plan.signs) {
        if (isInPlay(sign.place))
            add("sign/" + sign.at, m_layout.onBoard(m_artwork, sign.at), sign.layer,
                ElementStyle::picture(sign.picture));
    }
}

bool BoardPicture::isHeap(engine::PlaceIndex place) const { return m_heap[static_cast<std::size_t>(place)]; }

bool BoardPicture::isOnBoard(engine::PlaceIndex place) const
{
    return !m_beside[static_cast<std::size_t>(place)] && m_artwork.has(idOf(place));
}

/// True also for `kNowhere`: what belongs to no place is always in play.
bool BoardPicture::isInPlay(engine::PlaceIndex place) const
{
    return place == engine::kNowhere || m_shown.position.isInPlay(place);
}

bool BoardPicture::isCounted(const engine::Piece &piece) const
{
    return m_plan.isCounted(m_game.pieceKinds()[piece.kind], placeOf(piece.place));
}

bool BoardPicture::isOccupied(engine::PlaceIndex place) const
{
    return place >= 0 && m_occupied[static_cast<std::size_t>(place)];
}

const engine::Place &BoardPicture::placeOf(engine::PlaceIndex place) const
{
    return m_game.places()[static_cast<std::size_t>(place)];
}

QString BoardPicture::idOf(engine::PlaceIndex place) const { return QString::fromStdString(placeOf(place).id); }

QString BoardPicture::seatId(engine::Seat seat) const
{
    const std::string_view id = m_game.seatId(seat, m_shown.position.seatCount());
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

void BoardPicture::add(const QString &key, const QRectF &rect, double z, const ElementStyle &look, double opacity)
{
    if (!rect.isEmpty())
        m_elements.push_back({key, rect, z, look, opacity});
}

} // namespace views

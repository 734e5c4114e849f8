// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/board_picture.h"

#include <algorithm>

namespace views {

BoardPicture::BoardPicture(const BoardLayout &layout, Artwork &artwork, const words::Words &words, const Shown &shown,
                           const BoardOptions &options)
    : m_layout(layout), m_artwork(artwork), m_words(words), m_shown(shown), m_options(options),
      m_game(shown.position.game()), m_plan(BoardPlan::of(m_game)), m_places(m_game.places().size()),
      m_occupied(m_game.places().size()), m_heap(m_game.places().size()), m_panels(shown.position.panels())
{
    for (const TrayPlan &tray : m_plan.trays) {
        for (const SectionPlan &section : tray.sections)
            m_heap[static_cast<std::size_t>(section.place)] = true;
    }
    for (const engine::Piece &piece : shown.arrangement.pieces)
        m_occupied[static_cast<std::size_t>(piece.place)] = true;
    findPlaces();
    addGround();
    addLabels();
    addCaptions();
    for (std::size_t seat = 0; seat < layout.trays().size(); ++seat)
        addTray(seat);
    addStrip();
    addPieces();
    addMarks();
}

void BoardPicture::findPlaces()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (isOnBoard(place))
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
            const bool below = m_shown.revealed == seat && !strip.isEmpty();
            put(plan.hand, below ? strip.adjusted(quarter, 0, -quarter, 0) : at.hand);
            const double left = strip.left() + quarter * static_cast<double>(1 + seat);
            put(plan.drawn, strip.isEmpty() ? at.number : QRectF(left, strip.top(), quarter, strip.height()));
        }
    }
}

void BoardPicture::addGround()
{
    add(QStringLiteral("board"), m_layout.board(), layer::kGround, Look::board());
    for (const SignPlan &sign : m_plan.signs)
        add("sign/" + sign.at, m_layout.onBoard(m_artwork, sign.at), layer::kWords, Look::picture(sign.picture));
}

void BoardPicture::addPieces()
{
    std::vector<engine::Piece> here;
    const std::vector<engine::Piece> &pieces = m_shown.arrangement.pieces;
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (!m_occupied[place] || isHeap(static_cast<engine::PlaceIndex>(place)) || m_places[place].isEmpty())
            continue;
        here.clear();
        for (engine::Piece piece : pieces) {
            const int count = static_cast<std::size_t>(piece.place) == place ? piece.count : 0;
            piece.count = 1;
            here.insert(here.end(), static_cast<std::size_t>(count), piece);
        }
        addPiecesAt(static_cast<engine::PlaceIndex>(place), here);
    }
}

void BoardPicture::addPiecesAt(engine::PlaceIndex place, const std::vector<engine::Piece> &pieces)
{
    const std::vector<QRectF> rects =
        sideBySide(spotOf(place), proportionOf(pieces.front()), static_cast<int>(pieces.size()));
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString key = QStringLiteral("piece/%1/%2").arg(idOf(place)).arg(i);
        const bool taken = m_shown.selected == place; // a ghost: it will be taken away
        m_pieces.push_back({pieces[i], m_layout.snapped(rects[i]), lookOf(pieces[i]), key});
        add(key, m_pieces.back().rect, layer::kPiece, m_pieces.back().look, taken ? 0.7 : 1);
    }
}

QRectF BoardPicture::spotOf(engine::PlaceIndex place) const
{
    const QString spot = "spot-" + idOf(place);
    if (isOnBoard(place))
        return m_artwork.has(spot) ? m_layout.onBoard(m_artwork, spot) : m_places[static_cast<std::size_t>(place)];
    const QRectF rect = m_places[static_cast<std::size_t>(place)];
    const double pad = m_layout.strip().contains(rect) ? rect.height() / 10 : 0;
    return rect.adjusted(pad, pad, -pad, -pad);
}

bool BoardPicture::isHeap(engine::PlaceIndex place) const { return m_heap[static_cast<std::size_t>(place)]; }

bool BoardPicture::isOnBoard(engine::PlaceIndex place) const { return !isHeap(place) && m_artwork.has(idOf(place)); }

bool BoardPicture::isOccupied(engine::PlaceIndex place) const
{
    return place >= 0 && m_occupied[static_cast<std::size_t>(place)];
}

double BoardPicture::proportionOf(const engine::Piece &piece) const
{
    const engine::PieceKind &kind = m_game.pieceKinds()[piece.kind];
    const QString id = QString::fromStdString(kind.id) + (kind.flat ? "-back-" : "-") + seatId(piece.owner);
    const QSizeF size = m_artwork.bounds(id).size();
    return size.isEmpty() ? 1 : size.width() / size.height();
}

Look BoardPicture::lookOf(const engine::Piece &piece) const
{
    const engine::PieceKind &kind = m_game.pieceKinds()[piece.kind];
    const QString id = QString::fromStdString(kind.id);
    if (!kind.flat)
        return Look::picture(id + "-" + seatId(piece.owner));
    return Look::card(id, seatId(piece.owner), m_shown.isFaceSeen(piece) ? piece.value : 0);
}

QSizeF BoardPicture::flyingSize(const engine::Piece &piece) const
{
    const double width = m_game.pieceKinds()[piece.kind].flat ? m_layout.window().card : m_layout.square() * 0.64;
    return {width, width / proportionOf(piece)};
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

void BoardPicture::add(const QString &key, const QRectF &rect, double z, const Look &look, double opacity)
{
    if (!rect.isEmpty())
        m_elements.push_back({key, rect, z, look, opacity});
}

} // namespace views

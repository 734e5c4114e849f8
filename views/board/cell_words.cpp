// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/cell_words.h"

#include <algorithm>

#include "views/board/board_plan.h"

namespace views {

namespace {

bool contains(const std::vector<engine::PlaceIndex> &places, engine::PlaceIndex place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

} // namespace

QString CellWords::nameOf(engine::PlaceIndex place) const
{
    const QStringList parts = QStringList{contentOf(place)} + statesOf(place);
    return m_words.say(
        {"cell.name",
         {{"what", placeName(place).toStdString()}, {"content", parts.join(QStringLiteral(", ")).toStdString()}}});
}

QString CellWords::nameOf(const engine::Piece &piece) const
{
    const engine::Game &game = m_shown.position.game();
    const engine::PieceKind &kind = game.pieceKinds()[piece.kind];
    const bool hidden = kind.flat && !m_shown.isFaceSeen(piece);
    const std::string seat(game.seatId(piece.owner, m_shown.position.seatCount()));
    return m_words.say(
        {"cell.piece." + kind.id + (hidden ? "-hidden" : ""),
         {{"n", static_cast<int>(piece.count)}, {"value", static_cast<int>(piece.value)}, {"seat", seat}}});
}

/// The phrase for the place, and the detail that tells places of its kind apart.
QString CellWords::placeName(engine::PlaceIndex place) const
{
    const engine::Game &game = m_shown.position.game();
    const engine::Place &at = *placeAt(game, place);
    for (const auto &[kind, detail] : BoardPlan::of(game).spoken) {
        const std::string id = "cell." + kind + "." + std::string(engine::Message{{}, at.details}.text(detail));
        if (kind != at.kind || !m_words.has(id))
            continue;
        engine::Value::Members fields = at.details;
        fields.emplace_back("place", at.id);
        return m_words.say({id, fields});
    }
    return m_words.place(place);
}

QString CellWords::contentOf(engine::PlaceIndex place) const
{
    const engine::Game &game = m_shown.position.game();
    const BoardPlan &plan = BoardPlan::of(game);
    bool heap = false;
    for (const TrayPlan &tray : plan.trays) {
        heap = heap || std::any_of(tray.sections.begin(), tray.sections.end(), [place](const SectionPlan &s) {
                   return s.place == place && s.form != SectionPlan::Form::Token;
               });
    }
    int count = 0;
    QStringList pieces;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (piece.place != place)
            continue;
        count += piece.count;
        pieces += nameOf(piece);
    }
    const std::string &kind = placeAt(game, place)->kind;
    if (pieces.isEmpty())
        return m_words.text(m_words.has("cell.empty." + kind) ? "cell.empty." + kind : "cell.empty");
    QString content = heap ? m_words.say({"cell.count." + kind, {{"n", count}}}) : pieces.join(QStringLiteral(", "));
    for (const engine::Caption &caption : m_shown.captions()) {
        if (caption.place == place)
            content += QStringLiteral(", ") + m_words.say(caption.message);
    }
    return content;
}

QStringList CellWords::statesOf(engine::PlaceIndex place) const
{
    QStringList states;
    if (contains(m_shown.choosable, place))
        states += m_words.text("cell.choosable");
    if (m_shown.selected == place)
        states += m_words.text("cell.selected");
    if (contains(m_shown.last, place))
        states += m_words.text("cell.last");
    return states;
}

} // namespace views

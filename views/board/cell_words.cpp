// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/cell_words.h"

#include <algorithm>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "views/board/board_plan.h"

namespace views {

namespace {

bool contains(const std::vector<engine::PlaceIndex> &places, engine::PlaceIndex place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

QString begun(const QString &text) { return text.left(1).toUpper() + text.mid(1); }

QString sentence(const QString &text)
{
    const bool isWhole = text.isEmpty() || QStringLiteral(".!?").contains(text.back());
    return begun(isWhole ? text : text + QLatin1Char('.'));
}

} // namespace

QString CellWords::nameOf(engine::PlaceIndex place) const
{
    return joined(place, prospectsOf(place) + QStringList{contentOf(place)} + carriedOn(place) + hiddenOn(place, false)
                             + statesOf(place));
}

QString CellWords::titleOf(engine::PlaceIndex place) const
{
    return begun(joined(place, QStringList{contentOf(place)} + carriedOn(place)));
}

QStringList CellWords::tipOf(engine::PlaceIndex place, const engine::Piece *piece) const
{
    engine::Piece one = piece ? *piece : engine::Piece{};
    one.count = 1;
    QStringList tip{begun(piece ? nameOf(one) : isHeap(place) ? joined(place, {contentOf(place)}) : placeName(place))};
    if (isHeap(place))
        return tip;
    for (const engine::Note &note : notesAt(place)) {
        if (note.piece && !(piece && note.speaksOf(*piece)))
            continue;
        if (const std::string sign = "cell.note." + note.sign; m_words.has(sign))
            tip << sentence(m_words.text(sign));
        for (const engine::NoteLine &line : note.lines) {
            const std::string id = m_words.firstOf({"hover." + line.words.id, line.words.id});
            tip << sentence(m_words.say({id, line.words.fields}).replace(u'\n', u' '));
        }
    }
    return tip;
}

QString CellWords::nameOf(const engine::Piece &piece) const
{
    const engine::Game &game = m_shown.position.game();
    const engine::PieceKind &kind = game.pieceKinds()[piece.kind];
    const int seen = m_shown.asSeen(piece).value;
    const std::string seat = game.ownerId(piece.owner, m_shown.position.seatCount());
    const std::string id = "cell.piece." + kind.id + (kind.flat && seen == 0 ? "-hidden" : "");
    const std::string one = id + "." + std::to_string(seen);
    const std::string there = id + "." + placeAt(game, piece.place)->kind;
    const std::string own = "piece." + kind.id + "." + std::to_string(seen);
    return m_words.say({m_words.firstOf({one, there, own, id}),
                        {{"n", static_cast<int>(piece.count)}, {"value", seen}, {"seat", seat}}});
}

QString CellWords::joined(engine::PlaceIndex place, const QStringList &content) const
{
    return m_words.say(
        {"cell.name",
         {{"what", placeName(place).toStdString()}, {"content", content.join(QStringLiteral(", ")).toStdString()}}});
}

/// The phrase for the place, and the detail that tells places of its kind apart.
QString CellWords::placeName(engine::PlaceIndex place) const
{
    const engine::Game &game = m_shown.position.game();
    const engine::Place &at = *placeAt(game, place);
    for (const auto &[kind, detail] : BoardPlan::of(m_shown.position).spoken) {
        const std::string id = "cell." + kind + "." + std::string(engine::Message{{}, at.details}.text(detail));
        if (kind != at.kind || !m_words.has(id))
            continue;
        engine::Value::Members fields = at.details;
        fields.emplace_back("place", at.id);
        return m_words.say({id, fields});
    }
    return m_words.place(place);
}

namespace {

/// True for a piece that one of these notes speaks of.
bool isDescribedBy(const std::vector<engine::Note> &notes, const engine::Piece &piece)
{
    return std::any_of(notes.begin(), notes.end(), [&piece](const engine::Note &note) { return note.speaksOf(piece); });
}

} // namespace

/// True for a place whose pieces are seen as one, and counted.
bool CellWords::isHeap(engine::PlaceIndex place) const
{
    const BoardPlan &plan = BoardPlan::of(m_shown.position);
    const auto isCounted = [place](const SectionPlan &section) {
        return section.place == place && section.form != SectionPlan::Form::Token;
    };
    return plan.stackOn(*placeAt(m_shown.position.game(), place))
           || std::any_of(plan.trays.begin(), plan.trays.end(), [&](const TrayPlan &tray) {
                  return std::any_of(tray.sections.begin(), tray.sections.end(), isCounted);
              });
}

QString CellWords::contentOf(engine::PlaceIndex place) const
{
    const engine::Game &game = m_shown.position.game();
    const std::optional<QString> stack = BoardPlan::of(m_shown.position).stackOn(*placeAt(game, place));
    const bool heap = isHeap(place);
    const std::vector<engine::Note> notes = notesAt(place);
    int count = 0;
    std::vector<engine::Piece> here;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (piece.place != place)
            continue;
        count += piece.count;
        if (isDescribedBy(notes, piece))
            continue;
        engine::Piece *const last = here.empty() ? nullptr : &here.back();
        if (last && isAnother(*last, piece))
            last->count = static_cast<std::uint8_t>(last->count + piece.count);
        else
            here.push_back(piece);
    }
    QStringList pieces;
    for (const engine::Piece &piece : here)
        pieces += nameOf(piece);
    const std::string &kind = placeAt(game, place)->kind;
    if (count == 0) {
        pieces += m_words.text(m_words.firstOf({"cell.empty." + kind, "cell.empty"}));
        return (pieces + said(notes)).join(QStringLiteral(", "));
    }
    if (heap)
        pieces.clear();
    if (stack && stack->isEmpty()) { // its top is seen
        engine::Piece top = *m_shown.topOn(place);
        top.count = 1;
        pieces += nameOf(top);
    }
    if (heap || isTotalShown(place))
        pieces.push_front(m_words.say({"cell.count." + kind, {{"n", count}}}));
    QStringList content = pieces + hiddenOn(place, true);
    const QStringList effects = effectsOf(place, true);
    content += effects;
    content += said(notes);
    const bool isDescribed = !effects.isEmpty() || !prospectsOf(place).isEmpty(); // or will be, at length
    for (const engine::Caption &caption : isDescribed ? std::vector<engine::Caption>() : m_shown.captions()) {
        if (caption.place == place)
            content += captionSaid(caption.message);
    }
    return content.join(QStringLiteral(", "));
}

/// What lies hidden there, as far as it is shown (`isShown`) or only told.
QStringList CellWords::hiddenOn(engine::PlaceIndex place, bool isShown) const
{
    QStringList said;
    for (const engine::Caption &hidden : m_shown.uncovered) {
        if (hidden.place == place && hidden.sign.empty() != isShown)
            said += m_words.say(hidden.message);
    }
    return said;
}

/// On the board there is room for a figure; said it needs words, the entry `cell.ID`.
QString CellWords::captionSaid(const engine::Message &caption) const
{
    return m_words.say({m_words.firstOf({"cell." + caption.id, caption.id}), caption.fields});
}

/// What the piece that was laid there does (`isLaid`), or what another one would do.
QStringList CellWords::effectsOf(engine::PlaceIndex place, bool isLaid) const
{
    const engine::Piece *top = m_shown.topOn(place);
    QStringList effects;
    for (const Prospect &prospect : m_shown.placementPreviews) {
        const bool isOfLaid = top && prospect.value != 0 && top->value == prospect.value;
        if (prospect.place == place && isOfLaid == isLaid && m_shown.isSeen(prospect.placementPreview.full))
            effects += m_words.say(prospect.placementPreview.full);
    }
    return effects;
}

/// True if a piece like the one in hand lies there, which would give way to it.
bool CellWords::isReplaceable(engine::PlaceIndex place) const
{
    const engine::Piece *top = m_shown.topOn(place);
    const engine::Piece *held = m_shown.picked ? m_shown.topOn(m_shown.picked->place) : nullptr;
    return top && held && m_shown.picked->place != place && top->kind == held->kind && top->owner == held->owner
           && m_shown.position.game().pieceKinds()[top->kind].flat;
}

/// What lies under the pieces of that place on a board that is set up.
QStringList CellWords::carriedOn(engine::PlaceIndex place) const
{
    QStringList all;
    if (!m_shown.isSetUp)
        return all;
    const engine::Game &game = m_shown.position.game();
    for (const engine::PlaceIndex under : BoardPlan::of(m_shown.position).carriedOn(game, m_shown.arrangement, place)) {
        const QString content = contentOf(under);
        const bool isEmpty = m_shown.topOn(under) == nullptr;
        if (isEmpty && game.holdable(m_shown.arrangement, under).empty())
            continue;
        const std::string &kind = placeAt(game, under)->kind;
        all += isEmpty ? content : m_words.say({"cell.carried." + kind, {{"content", content.toStdString()}}});
    }
    return all;
}

/// What the game notes at that place; nothing on a board that is set up.
std::vector<engine::Note> CellWords::notesAt(engine::PlaceIndex place) const
{
    std::vector<engine::Note> notes;
    if (!m_shown.isSetUp)
        notes = m_shown.position.notes();
    std::erase_if(notes, [place](const engine::Note &note) { return note.place != place; });
    return notes;
}

/// What the signs of notes mean, and their texts.
QStringList CellWords::said(const std::vector<engine::Note> &notes) const
{
    QStringList said;
    for (const engine::Note &note : notes) {
        if (const std::string sign = "cell.note." + note.sign; m_words.has(sign))
            said << m_words.text(sign);
        for (const engine::NoteLine &line : note.lines)
            said << m_words.say(line.words).replace(u'\n', u' ');
    }
    return said;
}

/// True for an equal piece that is counted together with the last one; cards are named one by one.
bool CellWords::isAnother(const engine::Piece &last, const engine::Piece &piece) const
{
    const bool equal = last.kind == piece.kind && last.owner == piece.owner && last.value == piece.value;
    return equal && !m_shown.position.game().pieceKinds()[piece.kind].flat;
}

/// True if a figure on the board says how many pieces lie there.
bool CellWords::isTotalShown(engine::PlaceIndex place) const
{
    const std::vector<LabelPlan> &labels = BoardPlan::of(m_shown.position).labels;
    return std::any_of(labels.begin(), labels.end(),
                       [place](const LabelPlan &label) { return label.place == place && label.pieces == "*"; });
}

QStringList CellWords::statesOf(engine::PlaceIndex place) const
{
    QStringList states;
    if (contains(m_shown.choosable, place))
        states += m_words.text(isReplaceable(place) ? "cell.replaceable" : "cell.choosable");
    const bool isChosen = std::any_of(m_shown.chosen.begin(), m_shown.chosen.end(),
                                      [place](const Picked &what) { return what.place == place; });
    if (isChosen || contains(m_shown.marked, place)) // not what is only pointed at
        states += m_words.text("cell.selected");
    if (contains(m_shown.last, place))
        states += m_words.text("cell.last");
    for (const record::Drawing &drawing : m_shown.drawings) {
        if (drawing.at == place || drawing.to == place)
            states += record::drawingWords(drawing, m_words);
    }
    return states;
}

/// What a choice of this place would bring.
QStringList CellWords::prospectsOf(engine::PlaceIndex place) const
{
    QStringList prospects = m_shown.picked ? effectsOf(place, false) : QStringList();
    for (const engine::Route &route : m_shown.routes) {
        if (route.to == place && m_shown.isSeen(route.full))
            prospects += m_words.say(route.full);
    }
    return prospects;
}

} // namespace views

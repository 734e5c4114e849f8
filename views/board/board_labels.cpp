// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures on the board.
#include <algorithm>

#include "views/board/board_picture.h"
#include "views/board/piece_renderer.h"

namespace views {

void BoardPicture::addLabels()
{
    for (const LabelPlan &label : m_plan.labels) {
        if (!isInPlay(label.place))
            continue;
        const bool covered =
            isOccupied(label.place) || (label.place != engine::kNowhere && m_shown.isSelected(label.place));
        if (covered && label.onlyEmpty)
            continue;
        const QString &at = covered && !label.occupiedAt.isEmpty() ? label.occupiedAt : label.at;
        TextStyle style = label.style;
        style.size = label.inPicture ? style.size * m_layout.scale() : m_layout.wordHeight(style.size);
        if (!label.zeroColour.isEmpty() && countOn(label) == 0)
            style.colour = label.zeroColour;
        add("label/" + label.at, m_layout.onBoard(m_artwork, at), layer::kWords,
            ElementStyle::words(labelText(label), style));
    }
    if (m_plan.pieceLine.isEmpty())
        return;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (!m_plan.isTrack(placeOf(piece.place)))
            continue;
        const QString id =
            QString(m_plan.pieceLine).replace(u'$', idOf(piece.place)).replace(u'@', seatId(piece.owner));
        add("line/" + seatId(piece.owner), m_layout.onBoard(m_artwork, id), layer::kActing, ElementStyle::picture(id));
    }
}

QString BoardPicture::labelText(const LabelPlan &label) const
{
    if (!label.panel.isEmpty())
        return panelText(m_panels, label.panel, label.row, label.seat);
    if (!label.pieces.empty() && label.words.isEmpty())
        return words::Words::number(countOn(label));
    if (!label.words.isEmpty())
        return label.countKind.isEmpty() ? m_words.text(label.words.toStdString()) : countText(label);
    return isOccupied(label.place) && m_plan.isTrack(placeOf(label.place)) ? trackText(label) : label.text;
}

/// How many pieces of the label's kind lie on its place.
int BoardPicture::countOn(const LabelPlan &label) const
{
    int count = 0;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (piece.place == label.place && label.isOf(m_game.pieceKinds()[piece.kind]))
            count += piece.count;
    }
    return count;
}

/// A track ends, scores go on: its last place shows the score itself.
QString BoardPicture::trackText(const LabelPlan &label) const
{
    QStringList beyond;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (piece.place == label.place && piece.owner < m_plan.trays.size()
            && scoreOf(piece.owner) > label.text.toInt())
            beyond += words::Words::number(scoreOf(piece.owner));
    }
    return beyond.isEmpty() ? label.text : beyond.join(u' ');
}

QString BoardPicture::countText(const LabelPlan &label) const
{
    const std::string kind = label.countKind.toStdString();
    int count = 0;
    int most = 0;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_game.places()[i].kind == kind) {
            ++most;
            count += m_occupied[i] ? 1 : 0;
        }
    }
    return m_words.say({label.words.toStdString(), {{"count", count}, {"most", most}}});
}

/// The count of a seat in that row of a panel, as it is written; empty where there is none.
QString BoardPicture::panelText(const std::vector<engine::Panel> &panels, const QString &panelId, const QString &rowId,
                                int seat)
{
    for (const engine::Panel &panel : panels) {
        if (panel.id != panelId.toStdString())
            continue;
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id == rowId.toStdString() && static_cast<std::size_t>(seat) < row.counts.size())
                return words::Words::number(row.counts[static_cast<std::size_t>(seat)]);
        }
    }
    return {};
}

void BoardPicture::addCaptions()
{
    for (const engine::Caption &caption : m_shown.captions()) {
        if (isPreviewed(caption.place) && isStepPlace(caption.place)) {
            if (isStep(caption.place, caption.message))
                addStep(caption);
            continue; // without a cost the mark says enough
        }
        for (const CaptionPlan &plan : m_plan.captions) {
            if (plan.kind.isEmpty() || placeOf(caption.place).kind == plan.kind.toStdString())
                addCaption(caption, plan);
        }
    }
}

void BoardPicture::addCaption(const engine::Caption &caption, const CaptionPlan &plan)
{
    const QString place = idOf(caption.place);
    const auto at = [&](QString id) { return id.replace(u'$', place).replace(u'~', place.mid(plan.kind.size() + 1)); };
    const double z = plan.ground.isEmpty() ? layer::kWords : layer::kMarkWords;
    TextStyle style = plan.style;
    style.size = m_layout.wordHeight(style.size);
    QString sign = QString::fromStdString(std::string(caption.message.text("sign")));
    if (caption.active && !plan.acting.isEmpty()) {
        style.colour = plan.activeColour;
        sign += "-on";
        add("acting/" + place, m_layout.onBoard(m_artwork, at(plan.acting)), layer::kActing,
            ElementStyle::picture(at(plan.acting)));
    }
    if (!plan.ground.isEmpty())
        add("caption-ground/" + place, m_layout.onBoard(m_artwork, at(plan.ground)), layer::kMark,
            ElementStyle::picture(at(plan.ground)));
    QRectF label = m_layout.onBoard(m_artwork, at(plan.label));
    const QRectF signRect = m_layout.onBoard(m_artwork, at(plan.sign));
    const ElementStyle words = ElementStyle::words(m_words.say(caption.message), style);
    // Words alone have the whole place, and so have those that would be cut beside the sign.
    if (m_artwork.has(sign) && PieceRenderer::fitting(words, label.size()).words == words.id)
        add("caption-sign/" + place, signRect, z, ElementStyle::picture(sign));
    else
        label = label.united(signRect);
    add("caption/" + place, label, z, words);
}

void BoardPicture::addPlates()
{
    for (int seat = 0; seat < m_shown.position.seatCount() && !m_plan.plates.name.isEmpty(); ++seat)
        addPlate(static_cast<engine::Seat>(seat));
}

void BoardPicture::addPlate(engine::Seat seat)
{
    const PlatePlan &plan = m_plan.plates;
    const QString id = seatId(seat);
    const auto at = [&id](const QString &text) { return QString(text).replace(u'@', id); };
    const auto picture = [&](const char *key, const QString &place, const QString &what, double z) {
        add(key + id, m_layout.onBoard(m_artwork, place), z, ElementStyle::picture(what));
    };
    const auto words = [&](const char *key, const QString &place, const QString &text, TextStyle style) {
        style.size = m_layout.wordHeight(style.size);
        add(key + id, m_layout.onBoard(m_artwork, place), layer::kWords, ElementStyle::words(text, style));
    };
    picture("plate/", at(plan.ground), at(plan.ground), layer::kOverlay);
    if (engine::contains(m_shown.acting, seat))
        picture("plate-on/", at(plan.on), at(plan.on), layer::kActing);
    picture("plate-sign/", at(plan.sign), seatSign(m_artwork, m_game, seat, m_shown.position.seatCount()),
            layer::kWords);
    words("plate-name/", at(plan.name), m_words.seat(id.toStdString()), plan.nameStyle);
    words("plate-role/", at(plan.role), m_shown.roles.value(seat), plan.roleStyle);
    // While the board is set up, what lies there need not be the position.
    const bool isKnown = !m_shown.isSetUp || m_shown.arrangement == m_shown.position.arrangement();
    const QString figure = isKnown ? panelText(m_shown.position.panels(), plan.panel, plan.row, seat) : QString();
    words("plate-figure/", at(plan.figure), figure, plan.figureStyle);
    if (!figure.isEmpty())
        picture("plate-figure-sign/", at(plan.figureSign), plan.figurePicture, layer::kWords);
}

} // namespace views

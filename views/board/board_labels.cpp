// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures on the board.
#include <algorithm>

#include "views/board/board_picture.h"

namespace views {

void BoardPicture::addLabels()
{
    for (const LabelPlan &label : m_plan.labels) {
        const bool covered =
            isOccupied(label.place) || (label.place != engine::kNowhere && m_shown.selected == label.place);
        if (covered && label.onlyEmpty)
            continue;
        const QString &at = covered && !label.occupiedAt.isEmpty() ? label.occupiedAt : label.at;
        TextStyle style = label.style;
        style.size = label.inPicture ? style.size * m_layout.scale() : m_layout.wordHeight(style.size);
        add("label/" + label.at, m_layout.onBoard(m_artwork, at), layer::kWords, Look::words(labelText(label), style));
    }
    if (m_plan.pieceLine.isEmpty())
        return;
    for (const engine::Piece &piece : m_shown.arrangement.pieces) {
        if (!m_plan.isTrack(placeOf(piece.place)))
            continue;
        const QString id =
            QString(m_plan.pieceLine).replace(u'$', idOf(piece.place)).replace(u'@', seatId(piece.owner));
        add("line/" + seatId(piece.owner), m_layout.onBoard(m_artwork, id), layer::kActing, Look::picture(id));
    }
}

QString BoardPicture::labelText(const LabelPlan &label) const
{
    if (!label.panel.isEmpty())
        return panelText(label);
    if (!label.words.isEmpty())
        return label.countKind.isEmpty() ? m_words.text(label.words.toStdString()) : countText(label);
    return isOccupied(label.place) && m_plan.isTrack(placeOf(label.place)) ? trackText(label) : label.text;
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

QString BoardPicture::panelText(const LabelPlan &label) const
{
    for (const engine::Panel &panel : m_panels) {
        if (panel.id != label.panel.toStdString())
            continue;
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id == label.row.toStdString() && static_cast<std::size_t>(label.seat) < row.counts.size())
                return words::Words::number(row.counts[static_cast<std::size_t>(label.seat)]);
        }
    }
    return {};
}

void BoardPicture::addCaptions()
{
    for (const engine::Caption &caption : m_shown.captions()) {
        for (const CaptionPlan &plan : m_plan.captions) {
            if (placeOf(caption.place).kind == plan.kind.toStdString())
                addCaption(caption, plan);
        }
    }
}

void BoardPicture::addCaption(const engine::Caption &caption, const CaptionPlan &plan)
{
    const QString place = idOf(caption.place);
    const auto at = [&](QString id) { return id.replace(u'$', place).replace(u'~', place.mid(plan.kind.size() + 1)); };
    TextStyle style = plan.style;
    style.size = m_layout.wordHeight(style.size);
    QString sign = QString::fromStdString(std::string(caption.message.text("sign")));
    if (caption.active) {
        style.colour = plan.activeColour;
        sign += "-on";
        add("acting/" + place, m_layout.onBoard(m_artwork, at(plan.acting)), layer::kActing,
            Look::picture(at(plan.acting)));
    }
    QRectF label = m_layout.onBoard(m_artwork, at(plan.label));
    const QRectF signRect = m_layout.onBoard(m_artwork, at(plan.sign));
    if (m_artwork.has(sign))
        add("caption-sign/" + place, signRect, layer::kWords, Look::picture(sign));
    else
        label = label.united(signRect); // words alone have the whole place
    add("caption/" + place, label, layer::kWords, Look::words(m_words.say(caption.message), style));
}

} // namespace views

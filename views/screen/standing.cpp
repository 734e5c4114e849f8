// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/screen/standing.h"

#include <algorithm>

#include "views/board/board_plan.h"
#include "views/board/cell_words.h"
#include "views/panels/board_words.h"

namespace views {

using engine::Panel;
using engine::PanelForm;
using engine::PanelRow;

namespace {

QString sentence(const QStringList &parts, const QString &between)
{
    return parts.isEmpty() ? QString() : parts.join(between) + u'.';
}

/// True if the rows of that panel are places: of each seat, then perhaps those that decide the game.
bool isOfPlaces(const Panel &panel)
{
    return panel.form == PanelForm::Figures && !panel.rows.empty() && panel.rows.front().isBare();
}

/// The row of what decides the game for all, or null.
const PanelRow *decisive(const Panel &panel, int seats)
{
    const bool hasOne = isOfPlaces(panel) && panel.rows.size() > static_cast<std::size_t>(seats);
    return hasOne ? &panel.rows.back() : nullptr;
}

} // namespace

QString Standing::nameOf(int seat) const
{
    return m_panels.context.words->seat(m_panels.context.seatIds.value(seat).toStdString());
}

int Standing::firstSeat() const
{
    if (m_panels.context.own >= 0)
        return m_panels.context.own;
    const engine::SeatSet acting = m_board.position.toAct();
    for (int seat = 0; seat < m_board.position.seatCount(); ++seat) {
        if (m_board.revealed == seat)
            return seat;
    }
    for (int seat = 0; seat < m_board.position.seatCount(); ++seat) {
        if (engine::contains(acting, static_cast<engine::Seat>(seat)))
            return seat;
    }
    return 0;
}

QString Standing::scores() const
{
    const bool isDecidedOtherwise =
        std::any_of(m_panels.panels.begin(), m_panels.panels.end(),
                    [this](const Panel &panel) { return decisive(panel, m_board.position.seatCount()) != nullptr; });
    if (isDecidedOtherwise)
        return {};
    const std::vector<int> scores = m_board.position.scores();
    QStringList said;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        //: How a game stands: a player and the points. %n is the number of points.
        said << tr("%1: %n point(s)", nullptr, scores[seat]).arg(nameOf(static_cast<int>(seat)));
    }
    return sentence(said, QStringLiteral(", "));
}

/// "Red 3, Blue 5".
QString Standing::figuresOf(const PanelRow &row) const
{
    QStringList said;
    for (std::size_t seat = 0; seat < row.figures().size(); ++seat)
        said << QStringLiteral("%1 %2").arg(nameOf(static_cast<int>(seat)), words::Words::number(row.figures()[seat]));
    return said.join(QStringLiteral(", "));
}

QString Standing::placesOf(const PanelRow &row) const
{
    QStringList said;
    for (const engine::PlaceIndex place : row.places)
        said << CellWords(*m_panels.context.words, m_board).titleOf(place);
    return sentence(said, QStringLiteral("; "));
}

QString Standing::ofAll() const
{
    const words::Words &words = *m_panels.context.words;
    const std::vector<int> scores = m_board.position.scores();
    QStringList said{this->scores()};
    for (const Panel &panel : m_panels.panels) {
        if (const PanelRow *row = decisive(panel, m_board.position.seatCount()))
            said << placesOf(*row);
        for (const PanelRow &row : panel.rows) {
            const QString name = words.text("row." + row.id);
            if (panel.form == PanelForm::Progress && row.counts != scores)
                said << tr("%1, %2 to win: %3.").arg(name, words::Words::number(row.limit), figuresOf(row));
            else if (panel.form == PanelForm::Holdings && row.isTotal())
                said << tr("%1: %2.").arg(name, figuresOf(row));
        }
    }
    said.removeAll(QString());
    return said.join(u' ');
}

QString Standing::toldOf(const Panel &panel, const PanelRow &row, int seat) const
{
    const words::Words &words = *m_panels.context.words;
    const auto at = static_cast<std::size_t>(seat);
    if (at >= row.figures().size())
        return {};
    const int n = row.figures()[at];
    const QString name = words.text("row." + row.id);
    const QString number = words::Words::number(n);
    if (panel.form == PanelForm::Progress)
        return tr("%1 %2 of %3").arg(name, number, words::Words::number(row.limit));
    const bool isLeftOut =
        !row.scale.empty()
        || m_panels.context.plan->holdings.heads.contains(QString::fromStdString(row.id)); // where there is none
    if (panel.form == PanelForm::Holdings && isLeftOut && n == 0)
        return {};
    if (!row.scale.empty()) {
        QStringList scale;
        for (const int value : row.scale)
            scale << words::Words::number(value);
        const int now = row.current < 0 ? 0 : row.scale[static_cast<std::size_t>(row.current)];
        //: What a player holds: cards of one sort, their number, what each is worth now, and by the number of owners.
        return tr("%1 %2, worth %3 (by owners: %4)")
            .arg(name, number, words::Words::number(now), scale.join(QStringLiteral(" – ")));
    }
    if (at >= row.points.size() || row.counts.empty()) // "Royal seals, 3 each: 2"
        return name.contains(u',') ? tr("%1: %2").arg(name, number) : QStringLiteral("%1 %2").arg(name, number);
    return tr("%1 %2 (%n point(s))", nullptr, row.points[at]).arg(name, number);
}

/// What a panel tells of that seat.
QStringList Standing::told(const Panel &panel, int seat) const
{
    QStringList said;
    switch (panel.form) {
    case PanelForm::Boards:
        for (const engine::SeatBoard &board : panel.boards) {
            if (board.seat == seat)
                said += boardSentences(asSeen(board, m_panels.context), m_panels.context);
        }
        return said;
    case PanelForm::Figures:
        if (isOfPlaces(panel) && seat < m_board.position.seatCount())
            said << placesOf(panel.rows[static_cast<std::size_t>(seat)]);
        return said;
    case PanelForm::Secrets:
        if (seat == m_panels.context.own && !m_panels.context.isShared)
            said << secretsSaid(panel, m_panels.context);
        return said;
    default: break; // what its rows have of that seat
    }
    for (const PanelRow &row : panel.rows)
        said << toldOf(panel, row, seat);
    said.removeAll(QString());
    if (!said.isEmpty())
        said = {tr("%1: %2.").arg(m_panels.context.words->text(panel.heading()), said.join(QStringLiteral(", ")))};
    return said;
}

QString Standing::ofSeat(int seat) const
{
    const std::vector<Panel> &panels = m_panels.panels;
    const bool hasBoards =
        std::any_of(panels.begin(), panels.end(), [](const Panel &panel) { return panel.form == PanelForm::Boards; });
    QStringList said;
    if (!hasBoards) // which say the name, and hold all
        said << nameOf(seat) + u'.';
    for (const Panel &panel : panels) {
        if (!hasBoards || panel.form == PanelForm::Boards)
            said += told(panel, seat);
    }
    said.removeAll(QString());
    return said.join(u' ');
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_tools.h"

#include <algorithm>

#include <QCoreApplication>

namespace views {

using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;

namespace {

QString said(const char *text) { return QCoreApplication::translate("views::EditorTool", text); }

QString nothingThere() { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing lies here.")); }

QString nothingChosen() { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Choose a piece out of the box first.")); }

} // namespace

void EditorTool::passOver(PlaceIndex) {}
void EditorTool::finish(PlaceIndex, PlaceIndex) {}
void EditorTool::frame(const std::vector<PlaceIndex> &, bool) {}

// ---- place

QString PlaceTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Place")); }

QString PlaceTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool",
                                  "Choose a piece, then click places or draw over them. Or drag it to its place."));
}

void PlaceTool::activate(PlaceIndex place, const std::optional<Piece> &)
{
    m_desk.beginGesture();
    passOver(place);
}

void PlaceTool::passOver(PlaceIndex place)
{
    const std::optional<Piece> sort = m_desk.sort();
    if (!sort)
        m_desk.say(nothingChosen());
    else
        m_desk.change(scenario::placed(m_desk.game(), m_desk.arrangement(), *sort, place), "place-piece",
                      m_desk.whyNotThere(*sort, place));
}

// ---- move

QString MoveTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Move")); }

QString MoveTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool", "Click a piece, then its new place. Or drag it there."));
}

void MoveTool::activate(PlaceIndex place, const std::optional<Piece> &piece)
{
    const std::optional<Piece> picked = m_desk.picked();
    if (!m_desk.selection().empty())
        gather(place);
    else if (picked && picked->place == place)
        m_desk.pick(std::nullopt);
    else if (picked)
        move(*picked, place);
    else if (piece)
        m_desk.pick(piece);
    else
        m_desk.say(nothingThere());
}

void MoveTool::finish(PlaceIndex from, PlaceIndex to)
{
    const std::optional<Piece> piece = from == kNowhere ? std::nullopt : m_desk.topOf(from);
    if (to != kNowhere && to != from && (piece || m_desk.isSelected(from)))
        move(piece.value_or(Piece{from}), to);
}

void MoveTool::move(const Piece &piece, PlaceIndex to)
{
    if (m_desk.isSelected(piece.place)) {
        gather(to);
        return;
    }
    m_desk.beginGesture();
    const bool done = m_desk.change(scenario::moved(m_desk.game(), m_desk.arrangement(), piece.place, piece, to),
                                    "move-piece", m_desk.whyNotThere(piece, to));
    if (done)
        m_desk.pick(std::nullopt);
}

void MoveTool::gather(PlaceIndex to)
{
    m_desk.beginGesture();
    const bool done =
        m_desk.change(scenario::gathered(m_desk.game(), m_desk.arrangement(), m_desk.selection(), to), "move-piece",
                      said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of what is selected can lie here.")));
    if (done)
        m_desk.select({});
}

// ---- erase

QString EraseTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Erase")); }

QString EraseTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool", "Click pieces to take them away, or draw over them."));
}

void EraseTool::activate(PlaceIndex place, const std::optional<Piece> &piece)
{
    m_desk.beginGesture();
    erase(place, piece);
}

void EraseTool::passOver(PlaceIndex place)
{
    if (const std::optional<Piece> top = m_desk.topOf(place))
        erase(place, top);
}

void EraseTool::erase(PlaceIndex place, const std::optional<Piece> &piece)
{
    if (piece)
        m_desk.change(scenario::erased(m_desk.game(), m_desk.arrangement(), place, *piece), "erase", nothingThere());
    else
        m_desk.say(nothingThere());
}

// ---- select

QString SelectTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Select")); }

QString SelectTool::hint() const
{
    return said(
        QT_TRANSLATE_NOOP("views::EditorTool",
                          "Click places or draw a frame. Then press Delete, or move all of them with the tool Move."));
}

void SelectTool::activate(PlaceIndex place, const std::optional<Piece> &)
{
    std::vector<PlaceIndex> places = m_desk.selection();
    if (std::erase(places, place) == 0)
        places.push_back(place);
    m_desk.select(std::move(places));
}

void SelectTool::frame(const std::vector<PlaceIndex> &places, bool adds)
{
    std::vector<PlaceIndex> all = adds ? m_desk.selection() : std::vector<PlaceIndex>();
    all.insert(all.end(), places.begin(), places.end());
    m_desk.select(std::move(all));
}

// ---- fill

QString FillTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Fill")); }

QString FillTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool",
                                  "Choose a piece, then click a place: all free places around it are filled."));
}

void FillTool::activate(PlaceIndex place, const std::optional<Piece> &)
{
    m_desk.beginGesture();
    fill(place, said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of this can be added here.")));
}

/// A stroke within one area fills it once.
void FillTool::passOver(PlaceIndex place) { fill(place, m_desk.remark()); }

void FillTool::fill(PlaceIndex place, const QString &whyNot)
{
    const std::optional<Piece> sort = m_desk.sort();
    if (!sort)
        m_desk.say(nothingChosen());
    else
        m_desk.change(scenario::filled(m_desk.game(), m_desk.arrangement(), *sort, place), "fill", whyNot);
}

std::vector<std::unique_ptr<EditorTool>> editorTools(EditorDesk &desk)
{
    std::vector<std::unique_ptr<EditorTool>> tools;
    tools.push_back(std::make_unique<PlaceTool>(desk));
    tools.push_back(std::make_unique<MoveTool>(desk));
    tools.push_back(std::make_unique<EraseTool>(desk));
    tools.push_back(std::make_unique<SelectTool>(desk));
    tools.push_back(std::make_unique<FillTool>(desk));
    return tools;
}

} // namespace views

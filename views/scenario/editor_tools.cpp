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
    m_context.beginGesture();
    passOver(place);
}

void PlaceTool::passOver(PlaceIndex place)
{
    const std::optional<Piece> sort = m_context.sort();
    if (!sort)
        m_context.say(nothingChosen());
    else
        m_context.change(scenario::placed(m_context.game(), m_context.arrangement(), *sort, place), "place-piece",
                         m_context.placementProblem(*sort, place));
}

// ---- move

QString MoveTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Move")); }

QString MoveTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool", "Click a piece, then its new place. Or drag it there."));
}

void MoveTool::activate(PlaceIndex place, const std::optional<Piece> &piece)
{
    const std::optional<Piece> picked = m_context.picked();
    if (!m_context.selection().empty())
        gather(place);
    else if (picked && picked->place == place)
        m_context.pick(std::nullopt);
    else if (picked)
        move(*picked, place);
    else if (piece)
        m_context.pick(piece);
    else
        m_context.say(nothingThere());
}

void MoveTool::finish(PlaceIndex from, PlaceIndex to)
{
    const std::optional<Piece> piece = from == kNowhere ? std::nullopt : m_context.topOf(from);
    if (to != kNowhere && to != from && (piece || m_context.isSelected(from)))
        move(piece.value_or(Piece{from}), to);
}

void MoveTool::move(const Piece &piece, PlaceIndex to)
{
    if (m_context.isSelected(piece.place)) {
        gather(to);
        return;
    }
    m_context.beginGesture();
    const bool done =
        m_context.change(scenario::moved(m_context.game(), m_context.arrangement(), piece.place, piece, to),
                         "move-piece", m_context.placementProblem(piece, to));
    if (done)
        m_context.pick(std::nullopt);
}

void MoveTool::gather(PlaceIndex to)
{
    m_context.beginGesture();
    const bool done = m_context.change(
        scenario::gathered(m_context.game(), m_context.arrangement(), m_context.selection(), to), "move-piece",
        said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of what is selected can lie here.")));
    if (done)
        m_context.select({});
}

// ---- erase

QString EraseTool::name() const { return said(QT_TRANSLATE_NOOP("views::EditorTool", "Erase")); }

QString EraseTool::hint() const
{
    return said(QT_TRANSLATE_NOOP("views::EditorTool", "Click pieces to take them away, or draw over them."));
}

void EraseTool::activate(PlaceIndex place, const std::optional<Piece> &piece)
{
    m_context.beginGesture();
    erase(place, piece);
}

void EraseTool::passOver(PlaceIndex place)
{
    if (const std::optional<Piece> top = m_context.topOf(place))
        erase(place, top);
}

void EraseTool::erase(PlaceIndex place, const std::optional<Piece> &piece)
{
    if (piece)
        m_context.change(scenario::erased(m_context.game(), m_context.arrangement(), place, *piece), "erase",
                         nothingThere());
    else
        m_context.say(nothingThere());
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
    std::vector<PlaceIndex> places = m_context.selection();
    if (std::erase(places, place) == 0)
        places.push_back(place);
    m_context.select(std::move(places));
}

void SelectTool::frame(const std::vector<PlaceIndex> &places, bool adds)
{
    std::vector<PlaceIndex> all = adds ? m_context.selection() : std::vector<PlaceIndex>();
    all.insert(all.end(), places.begin(), places.end());
    m_context.select(std::move(all));
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
    m_context.beginGesture();
    fill(place, said(QT_TRANSLATE_NOOP("views::EditorTool", "Nothing of this can be added here.")));
}

/// A stroke within one area fills it once.
void FillTool::passOver(PlaceIndex place) { fill(place, m_context.remark()); }

void FillTool::fill(PlaceIndex place, const QString &unplayableReason)
{
    const std::optional<Piece> sort = m_context.sort();
    if (!sort)
        m_context.say(nothingChosen());
    else
        m_context.change(scenario::filled(m_context.game(), m_context.arrangement(), *sort, place), "fill",
                         unplayableReason);
}

std::vector<std::unique_ptr<EditorTool>> editorTools(EditorContext &context)
{
    std::vector<std::unique_ptr<EditorTool>> tools;
    tools.push_back(std::make_unique<PlaceTool>(context));
    tools.push_back(std::make_unique<MoveTool>(context));
    tools.push_back(std::make_unique<EraseTool>(context));
    tools.push_back(std::make_unique<SelectTool>(context));
    tools.push_back(std::make_unique<FillTool>(context));
    return tools;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_context.h"

#include <algorithm>

#include "views/board/board_plan.h"

namespace views {

using engine::Piece;
using engine::PlaceIndex;

EditorContext::EditorContext(editor::Editor &editor, const words::Words &words, QObject *parent)
    : QObject(parent), m_editor(editor), m_words(words)
{
    connect(&editor, &editor::Editor::changed, this, &EditorContext::leaveWhatIsGone);
    leaveWhatIsGone();
}

/// A piece in hand that no longer lies where it was taken is in no hand; a repair is the last one no longer. Where
/// nothing may lie any more, nobody looks.
void EditorContext::leaveWhatIsGone()
{
    if (m_lastFix && arrangement() != m_lastFix->second)
        m_lastFix.reset();
    if (m_place == engine::kNowhere || !mayHold(m_editor.boardPosition(), m_place)) {
        const std::vector<PlaceIndex> all = places();
        m_place = all.empty() ? engine::kNowhere : all.front();
    }
    if (m_picked && scenario::countAt(arrangement(), m_picked->place, *m_picked) == 0)
        m_picked.reset();
}

bool EditorContext::isSelected(PlaceIndex place) const
{
    return std::find(m_selection.begin(), m_selection.end(), place) != m_selection.end();
}

void EditorContext::select(std::vector<PlaceIndex> places)
{
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    m_selection = std::move(places);
    m_pointedOut.clear();
    say({});
}

bool EditorContext::mayHold(const engine::Position &position, PlaceIndex place) const
{
    return position.isInPlay(place) && !game().holdable(arrangement(), place).empty();
}

std::vector<PlaceIndex> EditorContext::places() const
{
    std::vector<PlaceIndex> places;
    const engine::Position position = m_editor.boardPosition();
    const auto count = static_cast<PlaceIndex>(game().places().size());
    for (PlaceIndex place = 0; place < count; ++place) {
        if (mayHold(position, place))
            places.push_back(place);
    }
    return places;
}

void EditorContext::lookAt(PlaceIndex place)
{
    if (place == m_place || place == engine::kNowhere || !mayHold(m_editor.boardPosition(), place))
        return;
    m_place = place;
    emit changed();
}

void EditorContext::pointOut(std::vector<PlaceIndex> places)
{
    m_pointedOut = std::move(places);
    emit changed();
}

void EditorContext::pick(const std::optional<Piece> &piece)
{
    m_picked = piece;
    m_pointedOut.clear();
    say({});
}

bool EditorContext::drop()
{
    if (!m_picked && m_selection.empty() && m_pointedOut.empty())
        return false;
    m_picked.reset();
    select({});
    return true;
}

void EditorContext::beginGesture()
{
    m_gesture = m_editor.newGesture();
    m_control.clear();
}

void EditorContext::continueGesture(const QString &control)
{
    if (m_control == control)
        return;
    beginGesture();
    m_control = control;
}

bool EditorContext::change(const std::optional<engine::Arrangement> &next, const char *label, const QString &why)
{
    return reportEdit(m_editor.change(next, {label, {}}, m_gesture), why);
}

/// Says what came of an edit of the arrangement, or `why` none was made; returns whether one was.
bool EditorContext::reportEdit(bool done, const QString &why)
{
    m_pointedOut.clear();
    if (done && m_editor.hasLost())
        say(tr("A part of the goal or the answer is no longer possible here and was taken away."));
    else
        say(done ? QString() : why);
    return done;
}

void EditorContext::changeScenario(const char *label, const std::function<void(scenario::Scenario &)> &edit,
                                   int gesture)
{
    scenario::Scenario next = m_editor.scenario();
    edit(next);
    m_editor.setScenario(next, {label, {}}, gesture);
}

void EditorContext::changeGoal(const QObject *control, const std::function<void(scenario::Scenario &)> &edit)
{
    continueGesture(control->objectName());
    changeScenario("goal", edit, m_gesture);
}

bool EditorContext::fix(const std::optional<engine::Arrangement> &next)
{
    const engine::Arrangement before = arrangement();
    beginGesture();
    const bool done = m_editor.change(next, {"mend", {}}, m_gesture);
    if (done)
        m_lastFix.emplace(before, arrangement());
    return reportEdit(done, {});
}

bool EditorContext::empty(const std::vector<PlaceIndex> &places)
{
    return change(scenario::emptied(game(), arrangement(), places), "erase", tr("Nothing lies there."));
}

PlaceIndex EditorContext::placeFor(const Piece &sort, PlaceIndex place) const
{
    const auto mayLie = [&](PlaceIndex each) {
        return scenario::asLyingAt(game(), arrangement(), sort, each).has_value();
    };
    if (place == engine::kNowhere || mayLie(place))
        return place;
    const BoardPlan &plan = BoardPlan::of(game(), m_editor.seatCount());
    const PlaceIndex carrier = plan.carrierOf(game(), arrangement(), place);
    const PlaceIndex under = carrier == engine::kNowhere ? place : carrier;
    std::vector<PlaceIndex> all = plan.carriedOn(game(), arrangement(), under);
    all.insert(all.begin(), under);
    const auto found = std::find_if(all.begin(), all.end(), mayLie);
    return found == all.end() ? place : *found;
}

std::optional<Piece> EditorContext::topOf(PlaceIndex place) const
{
    const std::vector<Piece> &all = arrangement().pieces;
    const auto top =
        std::find_if(all.rbegin(), all.rend(), [place](const Piece &piece) { return piece.place == place; });
    return top == all.rend() ? std::nullopt : std::optional(*top);
}

QString EditorContext::nameOf(const Piece &sort) const
{
    const std::string seat = game().ownerId(sort.owner, m_editor.seatCount());
    const engine::PieceKind &its = game().pieceKinds()[sort.kind];
    if (its.flat && sort.value == 0)
        return m_words.text("cell.piece." + its.id + "-hidden");
    const std::string kind = "piece." + its.id;
    const std::string one = kind + "." + std::to_string(sort.value);
    return m_words.say({m_words.firstOf({one, "cell." + one, kind}),
                        {{"n", 1}, {"value", static_cast<int>(sort.value)}, {"seat", seat}}});
}

QString EditorContext::ownerName(engine::Seat owner) const
{
    return m_words.seat(game().ownerId(owner, m_editor.seatCount()));
}

QString EditorContext::placementProblem(const Piece &sort, PlaceIndex place) const
{
    if (scenario::asLyingAt(game(), arrangement(), sort, place))
        return tr("There is one already: %1, %2.").arg(m_words.place(place), nameOf(sort));
    return tr("This cannot lie here: %1, %2.").arg(m_words.place(place), nameOf(sort));
}

void EditorContext::say(const QString &remark)
{
    m_remark = remark;
    emit changed();
}

} // namespace views

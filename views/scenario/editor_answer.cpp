// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_answer.h"

#include "model/engine/search/runner.h"
#include "views/board/board_view.h"
#include "views/play/hands.h"

namespace views {

using engine::Seat;

namespace {

/// The first seat that owes a choice, or `kNobody`.
Seat chooserOf(const engine::Position &position)
{
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (engine::contains(position.toAct(), seat))
            return seat;
    }
    return engine::kNobody;
}

} // namespace

EditorAnswer::EditorAnswer(EditorDesk &desk, BoardView &board, QObject *parent)
    : QObject(parent), m_desk(desk), m_hands(new Hands(board, desk.words(), nullptr, this))
{
    m_hands->setViewer(engine::kEveryone);
    connect(m_hands, &Hands::chosen, this, &EditorAnswer::perform);
    connect(&desk.editor(), &editor::Editor::changed, this, [this] {
        const std::optional<engine::Position> &now = m_desk.editor().position();
        if (m_course && (!now || !(*now == m_course->position(0))))
            stop();
    });
}

EditorAnswer::~EditorAnswer() = default;

bool EditorAnswer::begin()
{
    const std::optional<engine::Position> &start = m_desk.editor().position();
    if (!start || start->isOver())
        return false;
    m_course.emplace(*start);
    m_choices.clear();
    m_gesture = m_desk.editor().newGesture();
    goOn();
    return true;
}

void EditorAnswer::stop()
{
    if (!m_course)
        return;
    m_hands->rest();
    m_hands->dropWay();
    m_course.reset();
    emit changed();
}

void EditorAnswer::perform(engine::Action action)
{
    m_choices.push_back(m_course->stepCount());
    m_course->append(action);
    goOn();
    write();
}

/// Chance draws; then the next seat may choose.
void EditorAnswer::goOn()
{
    drawChance();
    const Seat seat = chooserOf(m_course->last());
    if (seat == engine::kNobody)
        m_hands->rest();
    else
        m_hands->begin(m_course->last(), seat);
    if (seat == engine::kNobody || !m_hands->goOn())
        emit changed();
}

void EditorAnswer::drawChance()
{
    while (m_course->last().toAct() == engine::seatBit(engine::kChance)) {
        engine::Random random(engine::search::derivedSeed(m_desk.editor().play().seed(),
                                                          static_cast<std::uint64_t>(m_course->stepCount())));
        m_course->append(m_course->last().sample(random));
    }
}

void EditorAnswer::takeBack()
{
    if (!canTakeBack())
        return;
    while (m_course->stepCount() > m_choices.back())
        m_course->removeLast();
    m_choices.pop_back();
    m_hands->dropWay();
    goOn();
    write();
}

void EditorAnswer::write()
{
    scenario::Scenario next = m_desk.editor().scenario();
    next.answer.clear();
    for (int step = 1; step <= m_course->stepCount(); ++step)
        next.answer.push_back(
            QString::fromStdString(m_course->position(step - 1).actionText(m_course->step(step).action)));
    m_desk.editor().setScenario(next, {"answer", {}}, m_gesture);
}

void EditorAnswer::clear()
{
    scenario::Scenario next = m_desk.editor().scenario();
    next.answer.clear();
    m_desk.editor().setScenario(next, {"answer", {}});
}

std::optional<replay::Timeline> EditorAnswer::answer() const
{
    if (!m_desk.editor().position())
        return std::nullopt;
    replay::Timeline course(*m_desk.editor().position());
    for (const QString &text : m_desk.editor().scenario().answer) {
        const auto read = course.last().readAction(text.toStdString());
        const auto *const action = std::get_if<engine::Action>(&read);
        if (!action || course.last().refusal(*action))
            break;
        course.append(*action);
    }
    return course;
}

} // namespace views

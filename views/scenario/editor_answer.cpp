// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_answer.h"

#include "model/engine/search/runner.h"
#include "views/board/board_view.h"
#include "views/play/board_input_controller.h"

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

EditorAnswer::EditorAnswer(EditorContext &context, BoardView &board, QObject *parent)
    : QObject(parent), m_context(context), m_input(new BoardInputController(board, context.words(), nullptr, this))
{
    m_input->setViewer(engine::kEveryone);
    connect(m_input, &BoardInputController::chosen, this, &EditorAnswer::perform);
    connect(&context.editor(), &editor::Editor::changed, this, [this] {
        const std::optional<engine::Position> &now = m_context.editor().position();
        if (m_course && (!now || !(*now == m_course->position(0))))
            stop();
    });
}

EditorAnswer::~EditorAnswer() = default;

bool EditorAnswer::begin()
{
    const std::optional<engine::Position> &start = m_context.editor().position();
    if (!start || start->isOver())
        return false;
    m_course.emplace(*start);
    m_choices.clear();
    m_gesture = m_context.editor().newGesture();
    goOn();
    return true;
}

void EditorAnswer::stop()
{
    if (!m_course)
        return;
    m_input->rest();
    m_input->dropWay();
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
        m_input->rest();
    else
        m_input->begin(m_course->last(), seat);
    if (seat == engine::kNobody || !m_input->goOn())
        emit changed();
}

void EditorAnswer::drawChance()
{
    while (m_course->last().toAct() == engine::seatBit(engine::kChance)) {
        engine::Random random(engine::search::derivedSeed(m_context.editor().play().seed(),
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
    m_input->dropWay();
    goOn();
    write();
}

void EditorAnswer::write()
{
    scenario::Scenario next = m_context.editor().scenario();
    next.answer.clear();
    for (int step = 1; step <= m_course->stepCount(); ++step)
        next.answer.push_back(
            QString::fromStdString(m_course->position(step - 1).actionText(m_course->step(step).action)));
    m_context.editor().setScenario(next, {"answer", {}}, m_gesture);
}

void EditorAnswer::clear()
{
    scenario::Scenario next = m_context.editor().scenario();
    next.answer.clear();
    m_context.editor().setScenario(next, {"answer", {}});
}

std::optional<replay::Timeline> EditorAnswer::answer() const
{
    if (!m_context.editor().position())
        return std::nullopt;
    replay::Timeline course(*m_context.editor().position());
    for (const QString &text : m_context.editor().scenario().answer) {
        const auto read = course.last().readAction(text.toStdString());
        const auto *const action = std::get_if<engine::Action>(&read);
        if (!action || course.last().illegalReason(*action))
            break;
        course.append(*action);
    }
    return course;
}

} // namespace views

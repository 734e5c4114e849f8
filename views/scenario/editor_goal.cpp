// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_goal.h"

#include <cmath>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "model/engine/search/seeds.h"
#include "model/replay/analysis_text.h"
#include "model/replay/narration.h"
#include "views/board/board_view.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_conditions.h"
#include "views/screen/board_input_controller.h"

namespace views {

using engine::Seat;
using scenario::Goal;
using scenario::Scenario;

namespace {

constexpr int kHundred = 100;

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

EditorAnswer::EditorAnswer(EditorContext &context, BoardInputController &input, QObject *parent)
    : QObject(parent), m_context(context), m_input(input)
{
    m_input.setViewer(engine::kEveryone);
    connect(&m_input, &BoardInputController::chosen, this, &EditorAnswer::perform);
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
    resume();
    return true;
}

void EditorAnswer::stop()
{
    if (!m_course)
        return;
    m_input.rest();
    m_input.dropWay();
    m_course.reset();
    m_attempt.reset();
    emit changed();
}

bool EditorAnswer::beginWrong()
{
    const std::optional<engine::Position> &start = m_context.editor().position();
    if (!start || start->isOver())
        return false;
    Scenario unjudged = m_context.editor().scenario();
    unjudged.goal = {};
    m_choices.clear();
    m_attempt.emplace(m_context.editor().play().record(), std::move(unjudged));
    resumeWrong();
    return isRecording();
}

/// The others do what they do for a learner; then the learner may choose.
void EditorAnswer::resumeWrong()
{
    while (m_attempt->hasAutomaticStep())
        m_attempt->step();
    m_course = m_attempt->timeline();
    if (!m_attempt->isOnTurn())
        return stop();
    m_input.begin(m_attempt->position(), m_attempt->seat());
    if (!m_input.resume())
        emit changed();
}

void EditorAnswer::performWrong(engine::Action action)
{
    const auto isOwn = [this](engine::Action one) { return one.actor() == m_attempt->seat(); };
    std::vector<engine::Action> right = m_attempt->answer();
    std::erase_if(right, [&](engine::Action one) { return !isOwn(one); });
    int done = 0;
    for (int step = 1; step <= m_course->stepCount(); ++step)
        done += isOwn(m_course->step(step).action) ? 1 : 0;
    if (done < static_cast<int>(right.size()) && right[static_cast<std::size_t>(done)] == action) {
        m_attempt->act(action);
        return resumeWrong();
    }
    const QString text = QString::fromStdString(m_course->last().actionText(action));
    stop();
    emit wrongChosen(text);
}

void EditorAnswer::perform(engine::Action action)
{
    if (m_attempt)
        return performWrong(action);
    m_choices.push_back(m_course->stepCount());
    m_course->append(action);
    resume();
    write();
}

/// Chance draws; then the next seat may choose.
void EditorAnswer::resume()
{
    drawChance();
    const Seat seat = chooserOf(m_course->last());
    if (seat == engine::kNobody)
        m_input.rest();
    else
        m_input.begin(m_course->last(), seat);
    if (seat == engine::kNobody || !m_input.resume())
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
    m_input.dropWay();
    resume();
    write();
}

void EditorAnswer::write()
{
    std::vector<QString> answer;
    for (int step = 1; step <= m_course->stepCount(); ++step)
        answer.push_back(QString::fromStdString(m_course->position(step - 1).actionText(m_course->step(step).action)));
    m_context.changeScenario(
        "answer", [&](Scenario &next) { next.answer = std::move(answer); }, m_gesture);
}

void EditorAnswer::clear()
{
    m_context.changeScenario("answer", [](Scenario &next) { next.answer.clear(); });
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

QString EditorAnswer::words(const QString &action) const
{
    const std::optional<replay::Timeline> way = answer();
    for (int step = 0; way && step <= way->stepCount(); ++step) {
        const auto read = way->position(step).readAction(action.toStdString());
        const auto *const found = std::get_if<engine::Action>(&read);
        if (found && engine::contains(way->position(step).toAct(), found->actor())
            && !way->position(step).illegalReason(*found))
            return replay::actionWords(way->position(step), *found, m_context.words());
    }
    return EditorGoal::tr("an action that is not possible here");
}

// ---- the form

EditorGoal::EditorGoal(EditorContext &context, EditorAnswer &answer, QWidget *parent)
    : QWidget(parent), m_context(context), m_answer(answer), m_kind(narrowCombo("goal-kind", this)),
      m_kindLabel(captionFor(m_kind)), m_seat(narrowCombo("learner", this)), m_seatLabel(captionFor(m_seat)),
      m_missing(wrappedLabel({}, FontRole::Text, this)), m_limitPart(new QWidget(this)),
      m_limit(narrowCombo("limit", m_limitPart)), m_limitLabel(captionFor(m_limit)),
      m_actions(makeNamed<QSpinBox>("limit-actions", m_limitPart)), m_conditions(new EditorConditions(context, this)),
      m_bestPart(new QWidget(this)), m_within(makeNamed<QSpinBox>("within", m_bestPart)),
      m_withinLabel(captionFor(m_within)), m_answerLabel(textLabel({}, FontRole::Heading, this)),
      m_answerText(wrappedLabel({}, FontRole::Second, this)), m_record(smallButton("record-answer", this)),
      m_clear(smallButton("clear-answer", this))
{
    auto *limits = makeLayout<QGridLayout>(m_limitPart);
    limits->setColumnStretch(0, 1);
    limits->addWidget(m_limitLabel, 0, 0);
    limits->addWidget(m_limit, 1, 0);
    limits->addWidget(m_actions, 2, 0, Qt::AlignLeft); // beside it there is no room for the words
    makeRow(m_bestPart, {}, -1, {m_withinLabel, m_within})->setStretch(0, 1);
    m_actions->setRange(1, Goal::kMostActions);
    m_within->setRange(0, kHundred);
    m_missing->setObjectName(QStringLiteral("goal-missing"));
    auto *layout = makeColumn(this, {12, 12, 12, 12}, 8,
                              {m_kindLabel, m_kind, m_missing, m_seatLabel, m_seat, m_limitPart, m_conditions,
                               m_bestPart, m_answerLabel, m_answerText});
    // Beside each other the buttons are too wide for a small window.
    layout->addLayout(makeColumn(nullptr, {}, -1, {m_record, m_clear}));
    layout->addStretch(1);
    connectControls();
    retranslate();
    offerHelp(this, "editor#goal");
}

void EditorGoal::connectControls()
{
    for (QWidget *number : {m_actions, m_within})
        ignoreWheel(number);
    for (QWidget *control :
         std::initializer_list<QWidget *>{m_kind, m_seat, m_limit, m_actions, m_within, m_record, m_clear})
        onFocusIn(control, [this] { m_context.endGesture(); });
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        m_context.changeGoal(m_kind, [kind](Scenario &next) { next.goal.kind = static_cast<Goal::Kind>(kind); });
    });
    connect(m_seat, &QComboBox::activated, this, [this](int index) {
        m_context.changeGoal(m_seat, [&](Scenario &next) {
            const auto seat = static_cast<Seat>(index - 1);
            next.seat = index == 0 ? std::string_view() : m_context.game().seatId(seat, m_context.editor().seatCount());
        });
    });
    connect(m_limit, &QComboBox::activated, this, [this](int limit) {
        m_context.changeGoal(m_limit, [limit](Scenario &next) { next.goal.limit = static_cast<Goal::Limit>(limit); });
    });
    connect(m_actions, &QSpinBox::valueChanged, this, [this](int actions) {
        m_context.changeGoal(m_actions, [actions](Scenario &next) { next.goal.actions = actions; });
    });
    connect(m_within, &QSpinBox::valueChanged, this, [this](int within) {
        m_context.changeGoal(m_within,
                             [within](Scenario &next) { next.goal.within = within / static_cast<double>(kHundred); });
    });
    connect(m_record, &QPushButton::clicked, this, [this] {
        if (m_answer.isRecording())
            m_answer.stop();
        else
            m_answer.begin();
    });
    connect(m_clear, &QPushButton::clicked, &m_answer, &EditorAnswer::clear);
}

void EditorGoal::retranslate()
{
    setCaption(m_kindLabel, tr("What the learner does"));
    retranslateCombo(
        m_kind, {tr("Reach something"), tr("Find the answer"), tr("Find the best action"), tr("Play as you like")});
    setCaption(m_seatLabel, tr("The learner plays for"));
    m_missing->setText(tr("This goal asks for nothing yet: add what is to be reached."));
    setCaption(m_limitLabel, tr("By when"));
    retranslateCombo(m_limit, {tr("before the game is over"), tr("with so many actions"), tr("in this round or turn")});
    setCaption(m_withinLabel, tr("Good enough: so many of 100 games less"));
    m_actions->setAccessibleName(tr("Number of actions"));
    m_answerLabel->setText(tr("Answer"));
    m_clear->setText(tr("Clear the answer"));
    m_conditions->retranslate();
}

GoalShown EditorGoal::content() const
{
    const Scenario &scenario = m_context.editor().scenario();
    GoalShown content{{tr("whoever is to act")}};
    for (Seat seat = 0; seat < m_context.editor().seatCount(); ++seat)
        content.seats << m_context.ownerName(seat);
    const Seat learner = m_context.game().seatOf(scenario.seat, m_context.editor().seatCount());
    content.seat = learner == engine::kNobody ? 0 : learner + 1;
    for (const scenario::Condition &condition : scenario.goal.conditions)
        content.conditions << m_context.words().say(scenario::conditionWords(condition, m_context.game()));
    const std::optional<replay::Timeline> answer = m_answer.answer();
    for (int step = 1; answer && step <= answer->stepCount(); ++step) {
        const QString said = replay::stepText(*answer, m_context.words(), step, engine::kEveryone);
        content.answer << tr("%1. %2").arg(step).arg(said.isEmpty() ? scenario.answer[step - 1] : said);
    }
    content.isRecording = m_answer.isRecording();
    content.canRecord = m_context.editor().position() && !m_context.editor().position()->isOver();
    return content;
}

void EditorGoal::showParts()
{
    const Goal &goal = m_context.editor().scenario().goal;
    m_missing->setVisible(goal.kind == Goal::Kind::Reach && goal.conditions.empty());
    m_limitPart->setVisible(goal.kind == Goal::Kind::Reach);
    m_actions->setVisible(goal.limit == Goal::Limit::Actions);
    m_conditions->setVisible(goal.kind == Goal::Kind::Reach);
    m_bestPart->setVisible(goal.kind == Goal::Kind::Best);
}

void EditorGoal::show(const Goal &goal, const GoalShown &said)
{
    m_kind->setCurrentIndex(static_cast<int>(goal.kind));
    m_limit->setCurrentIndex(static_cast<int>(goal.limit));
    showNumber(m_actions, goal.actions);
    showNumber(m_within, static_cast<int>(std::lround(goal.within * kHundred)));
    refillCombo(m_seat, said.seats, said.seat);
    showParts();
    m_answerText->setText(said.answer.isEmpty() ? tr("No answer yet. Record it: do the actions on the board.")
                                                : said.answer.join(QLatin1Char('\n')));
    m_record->setText(said.isRecording ? tr("Stop recording") : tr("Record the answer"));
    m_record->setEnabled(said.canRecord);
    m_clear->setEnabled(!said.answer.isEmpty() && !said.isRecording);
    if (goal.kind == Goal::Kind::Reach)
        m_conditions->show(said.conditions, m_answer.answer());
}

} // namespace views

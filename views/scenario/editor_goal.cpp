// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_goal.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "model/replay/narration.h"
#include "views/common/labels.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_answer.h"
#include "views/scenario/editor_conditions.h"
#include "views/scenario/editor_controls.h"

namespace views {

using scenario::Goal;
using scenario::Scenario;

namespace {

constexpr int kHundred = 100;

} // namespace

EditorGoal::EditorGoal(EditorContext &context, EditorAnswer &answer, QWidget *parent)
    : QWidget(parent), m_context(context), m_answer(answer), m_kindLabel(textLabel({}, FontRole::Second, this)),
      m_kind(new QComboBox(this)), m_seatLabel(textLabel({}, FontRole::Second, this)), m_seat(new QComboBox(this)),
      m_limitPart(new QWidget(this)), m_limitLabel(textLabel({}, FontRole::Second, m_limitPart)),
      m_limit(new QComboBox(m_limitPart)), m_actions(new QSpinBox(m_limitPart)),
      m_conditions(new EditorConditions(context, this)), m_bestPart(new QWidget(this)),
      m_withinLabel(textLabel({}, FontRole::Second, m_bestPart)), m_within(new QSpinBox(m_bestPart)),
      m_answerLabel(textLabel({}, FontRole::Heading, this)), m_answerText(textLabel({}, FontRole::Second, this)),
      m_record(new QPushButton(this)), m_clear(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    auto *limits = new QGridLayout(m_limitPart);
    limits->setContentsMargins(0, 0, 0, 0);
    limits->setColumnStretch(0, 1);
    limits->addWidget(m_limitLabel, 0, 0, 1, 2);
    limits->addWidget(m_limit, 1, 0);
    limits->addWidget(m_actions, 1, 1);
    auto *best = new QGridLayout(m_bestPart);
    best->setContentsMargins(0, 0, 0, 0);
    best->setColumnStretch(0, 1);
    best->addWidget(m_withinLabel, 0, 0);
    best->addWidget(m_within, 0, 1);
    for (QLabel *label : {m_kindLabel, m_seatLabel, m_limitLabel, m_withinLabel})
        label->setWordWrap(true);
    m_actions->setRange(1, Goal::kMostActions);
    m_within->setRange(0, kHundred);
    m_answerText->setWordWrap(true);
    auto *buttons = new QVBoxLayout; // beside each other they are too wide for a small window
    buttons->addWidget(m_record);
    buttons->addWidget(m_clear);
    for (QPushButton *button : {m_record, m_clear})
        button->setProperty("small", true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_kindLabel, m_kind, m_seatLabel, m_seat, m_limitPart,
                                                          m_conditions, m_bestPart, m_answerLabel, m_answerText})
        layout->addWidget(part);
    layout->addLayout(buttons);
    layout->addStretch(1);
    m_kindLabel->setBuddy(m_kind);
    m_seatLabel->setBuddy(m_seat);
    m_limitLabel->setBuddy(m_limit);
    m_withinLabel->setBuddy(m_within);
    connectControls();
    retranslate();
    offerHelp(this, "editor#goal");
}

void EditorGoal::connectControls()
{
    const std::initializer_list<std::pair<QWidget *, const char *>> names{
        {m_kind, "goal-kind"}, {m_seat, "learner"},         {m_limit, "limit"},       {m_actions, "limit-actions"},
        {m_within, "within"},  {m_record, "record-answer"}, {m_clear, "clear-answer"}};
    for (const auto &[control, name] : names) {
        control->setObjectName(QLatin1String(name));
        ignoreWheel(control);
        onFocusIn(control, [this] { m_context.endGesture(); });
    }
    for (QComboBox *combo : {m_kind, m_seat, m_limit})
        keepNarrow(combo);
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        change([kind](Scenario &next) { next.goal.kind = static_cast<Goal::Kind>(kind); }, m_kind);
    });
    connect(m_seat, &QComboBox::activated, this, [this](int index) {
        const engine::Game &game = m_context.game();
        const int seats = m_context.editor().seatCount();
        const std::string seat =
            index == 0 ? std::string() : std::string(game.seatId(static_cast<engine::Seat>(index - 1), seats));
        change([&seat](Scenario &next) { next.seat = seat; }, m_seat);
    });
    connect(m_limit, &QComboBox::activated, this, [this](int limit) {
        change([limit](Scenario &next) { next.goal.limit = static_cast<Goal::Limit>(limit); }, m_limit);
    });
    connect(m_actions, &QSpinBox::valueChanged, this,
            [this](int actions) { change([actions](Scenario &next) { next.goal.actions = actions; }, m_actions); });
    connect(m_within, &QSpinBox::valueChanged, this, [this](int within) {
        change([within](Scenario &next) { next.goal.within = within / static_cast<double>(kHundred); }, m_within);
    });
    connect(m_record, &QPushButton::clicked, this, [this] {
        if (m_answer.isRecording())
            m_answer.stop();
        else
            m_answer.begin();
    });
    connect(m_clear, &QPushButton::clicked, &m_answer, &EditorAnswer::clear);
}

void EditorGoal::change(const std::function<void(Scenario &)> &edit, const QObject *control)
{
    Scenario next = m_context.editor().scenario();
    edit(next);
    m_context.continueGesture(control->objectName());
    m_context.editor().setScenario(next, {"goal", {}}, m_context.gesture());
}

void EditorGoal::retranslate()
{
    m_kindLabel->setText(tr("What the learner does"));
    refillCombo(m_kind,
                {tr("Reach something"), tr("Find the answer"), tr("Find the best action"), tr("Play as you like")},
                std::max(0, m_kind->currentIndex()));
    m_seatLabel->setText(tr("The learner plays for"));
    m_limitLabel->setText(tr("By when"));
    refillCombo(m_limit, {tr("before the game is over"), tr("with so many actions"), tr("in this round or turn")},
                std::max(0, m_limit->currentIndex()));
    m_withinLabel->setText(tr("Good enough: so many of 100 games less"));
    m_answerLabel->setText(tr("Answer"));
    m_clear->setText(tr("Clear the answer"));
    m_kind->setAccessibleName(m_kindLabel->text());
    m_seat->setAccessibleName(m_seatLabel->text());
    m_limit->setAccessibleName(m_limitLabel->text());
    m_actions->setAccessibleName(tr("Number of actions"));
    m_within->setAccessibleName(m_withinLabel->text());
    m_conditions->retranslate();
}

void EditorGoal::refresh()
{
    const Scenario &scenario = m_context.editor().scenario();
    const auto show = [](QSpinBox *box, int value) {
        const QSignalBlocker blocker(box);
        box->setValue(value);
    };
    m_kind->setCurrentIndex(static_cast<int>(scenario.goal.kind));
    m_limit->setCurrentIndex(static_cast<int>(scenario.goal.limit));
    show(m_actions, scenario.goal.actions);
    show(m_within, static_cast<int>(std::lround(scenario.goal.within * kHundred)));
    fillSeats();
    showParts();
    showAnswer();
}

void EditorGoal::fillSeats()
{
    QStringList seats{tr("whoever is to act")};
    for (engine::Seat seat = 0; seat < m_context.editor().seatCount(); ++seat)
        seats << m_context.seatName(seat);
    const engine::Seat learner =
        m_context.game().seatOf(m_context.editor().scenario().seat, m_context.editor().seatCount());
    refillCombo(m_seat, seats, learner == engine::kNobody ? 0 : learner + 1);
}

void EditorGoal::showParts()
{
    const Goal &goal = m_context.editor().scenario().goal;
    m_limitPart->setVisible(goal.kind == Goal::Kind::Reach);
    m_actions->setVisible(goal.limit == Goal::Limit::Actions);
    m_conditions->setVisible(goal.kind == Goal::Kind::Reach);
    m_bestPart->setVisible(goal.kind == Goal::Kind::Best);
}

void EditorGoal::showAnswer()
{
    const std::optional<replay::Timeline> answer = m_answer.answer();
    QStringList lines;
    for (int step = 1; answer && step <= answer->stepCount(); ++step) {
        const QString said = replay::stepText(*answer, m_context.words(), step, engine::kEveryone);
        lines << tr("%1. %2").arg(step).arg(
            said.isEmpty() ? m_context.editor().scenario().answer[static_cast<std::size_t>(step - 1)] : said);
    }
    m_answerText->setText(lines.isEmpty() ? tr("No answer yet. Record it: do the actions on the board.")
                                          : lines.join(QLatin1Char('\n')));
    m_record->setText(m_answer.isRecording() ? tr("Stop recording") : tr("Record the answer"));
    m_record->setEnabled(m_context.editor().position() && !m_context.editor().position()->isOver());
    m_clear->setEnabled(!lines.isEmpty() && !m_answer.isRecording());
    if (m_context.editor().scenario().goal.kind == Goal::Kind::Reach)
        m_conditions->refresh(answer);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_conditions.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "model/scenario/attempt.h"
#include "views/common/labels.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_controls.h"

namespace views {

using scenario::Condition;
using Kind = Condition::Kind;

namespace {

constexpr int kMostListHeight = 96;
constexpr const char *kPoints = "points";

/// The number of a fact that may be asked for, or null.
engine::Value *pointsOf(Condition &condition)
{
    for (auto &[name, value] : condition.fields) {
        if (name == kPoints && value.asInt())
            return &value;
    }
    return nullptr;
}

/// The number that a condition asks for, if it is one with a number.
std::optional<int> numberOf(Condition condition)
{
    if (condition.kind == Kind::Score || condition.kind == Kind::Gain)
        return condition.least;
    const engine::Value *const points = condition.kind == Kind::Fact ? pointsOf(condition) : nullptr;
    return points ? std::optional(static_cast<int>(*points->asInt())) : std::nullopt;
}

Condition withNumber(Condition condition, int number)
{
    if (condition.kind != Kind::Fact)
        condition.least = number;
    else if (engine::Value *const points = pointsOf(condition))
        *points = engine::Value(number);
    return condition;
}

} // namespace

EditorConditions::EditorConditions(EditorContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_heading(textLabel({}, FontRole::Second, this)),
      m_list(new QListWidget(this)), m_add(new QPushButton(this)), m_remove(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_list->setObjectName(QStringLiteral("conditions"));
    m_list->setWordWrap(true);
    m_list->setFont(fontFor(FontRole::Second));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(qRound(kMostListHeight * fontScale()));
    m_heading->setBuddy(m_list);
    m_heading->setWordWrap(true);
    m_add->setObjectName(QStringLiteral("add-condition"));
    m_remove->setObjectName(QStringLiteral("remove-condition"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_add, m_remove}) {
        button->setProperty("small", true);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    layout->addWidget(m_heading);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &EditorConditions::add);
    connect(m_remove, &QPushButton::clicked, this, &EditorConditions::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { buildForm(); });
    retranslate();
}

void EditorConditions::retranslate()
{
    m_heading->setText(tr("All of this at once:"));
    m_list->setAccessibleName(tr("Conditions of the goal"));
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    m_add->setAccessibleName(tr("Add a condition"));
    m_remove->setAccessibleName(tr("Remove the condition"));
}

const std::vector<Condition> &EditorConditions::conditions() const
{
    return m_context.editor().scenario().goal.conditions;
}

int EditorConditions::current() const
{
    const int row = m_list->currentRow();
    return row < static_cast<int>(conditions().size()) ? row : -1;
}

QString EditorConditions::say(const Condition &condition) const
{
    return m_context.words().say(scenario::conditionWords(condition, m_context.game()));
}

void EditorConditions::refresh(const std::optional<replay::Timeline> &answer)
{
    m_answer = answer;
    {
        const QSignalBlocker blocker(m_list);
        const int row = std::max(0, m_list->currentRow());
        while (m_list->count() > static_cast<int>(conditions().size()))
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < static_cast<int>(conditions().size()))
            m_list->addItem(QString());
        for (int i = 0; i < m_list->count(); ++i)
            m_list->item(i)->setText(say(conditions()[static_cast<std::size_t>(i)]));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    m_remove->setEnabled(current() >= 0);
    if (!keepsNumber())
        buildForm();
}

/// A number that is being changed keeps its field, and all of its changes are one gesture.
bool EditorConditions::keepsNumber()
{
    if (!m_number || !m_number->hasFocus() || current() < 0 || current() != m_built)
        return false;
    const std::optional<int> number = numberOf(conditions()[static_cast<std::size_t>(current())]);
    if (!number)
        return false;
    const QSignalBlocker blocker(m_number);
    if (m_number->value() != *number)
        m_number->setValue(*number);
    return true;
}

void EditorConditions::set(std::vector<Condition> conditions, const QObject *control)
{
    scenario::Scenario next = m_context.editor().scenario();
    next.goal.conditions = std::move(conditions);
    m_context.continueGesture(control->objectName());
    m_context.editor().setScenario(next, {"goal", {}}, m_context.gesture());
}

void EditorConditions::become(const Condition &condition, const QObject *control)
{
    std::vector<Condition> all = conditions();
    if (current() < 0)
        return;
    all[static_cast<std::size_t>(current())] = condition;
    set(std::move(all), control);
}

void EditorConditions::add()
{
    std::vector<Condition> all = conditions();
    all.push_back(madeOf(Kind::Win));
    m_context.endGesture();
    set(std::move(all), m_add);
    m_list->setCurrentRow(m_list->count() - 1);
}

void EditorConditions::remove()
{
    std::vector<Condition> all = conditions();
    if (current() < 0)
        return;
    all.erase(all.begin() + current());
    m_context.endGesture();
    set(std::move(all), m_remove);
}

// ---- the form

/// Anew in any case: what may be chosen depends on what is chosen. The control that has the keyboard gets it back.
void EditorConditions::buildForm()
{
    const QString focused = focusWidget() && focusWidget()->hasFocus() ? focusWidget()->objectName() : QString();
    if (m_form) { // perhaps by one of its own controls
        m_form->hide();
        m_form->setObjectName({});
        m_form->deleteLater();
    }
    m_number = nullptr;
    m_built = current();
    m_form = new QWidget(this);
    m_rows = new QFormLayout(m_form);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows); // the column is narrow, the choices are long
    layout()->addWidget(m_form);
    m_remove->setEnabled(current() >= 0);
    if (current() < 0)
        return;
    const Condition now = conditions()[static_cast<std::size_t>(current())];
    addKind(now);
    switch (now.kind) {
    case Kind::Win:
        addSeat(now);
        addReason(now);
        break;
    case Kind::Score:
    case Kind::Gain:
        addSeat(now);
        addNumber(tr("Points"), now);
        break;
    case Kind::Most:
        addRow(now);
        addSeat(now);
        break;
    case Kind::Empty: addPlace(now); break;
    case Kind::Holds:
        addPlace(now);
        addPiece(now);
        break;
    case Kind::Fact: addFact(now); break;
    case Kind::Action: addAction(now); break;
    }
    m_form->show();
    QWidget *const again = focused.isEmpty() ? nullptr : m_form->findChild<QWidget *>(focused);
    if (again)
        again->setFocus(Qt::OtherFocusReason);
}

void EditorConditions::addChoice(const QString &label, const char *name, const std::vector<Choice> &choices)
{
    auto *const combo = new QComboBox(m_form);
    combo->setObjectName(QLatin1String(name));
    combo->setAccessibleName(label);
    keepNarrow(combo);
    ignoreWheel(combo);
    const Condition &now = conditions()[static_cast<std::size_t>(current())];
    std::vector<Condition> made;
    for (const Choice &choice : choices) {
        combo->addItem(choice.words);
        made.push_back(choice.made);
    }
    combo->setCurrentIndex(static_cast<int>(std::find(made.begin(), made.end(), now) - made.begin()));
    connect(combo, &QComboBox::currentIndexChanged, this, [this, combo, made](int index) {
        if (index < 0 || current() < 0)
            return;
        Condition next = made[static_cast<std::size_t>(index)];
        const Condition &present = conditions()[static_cast<std::size_t>(current())];
        if (next.kind == present.kind) // the number may have changed since
            next.least = present.least;
        become(next, combo);
    });
    m_rows->addRow(label, combo);
}

void EditorConditions::addNumber(const QString &label, const Condition &now)
{
    m_number = new QSpinBox(m_form);
    m_number->setObjectName(QStringLiteral("condition-number"));
    m_number->setAccessibleName(label);
    m_number->setRange(0, Condition::kMostPoints);
    m_number->setKeyboardTracking(false); // half a number is no goal
    m_number->setValue(numberOf(now).value_or(0));
    ignoreWheel(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
        if (current() >= 0)
            become(withNumber(conditions()[static_cast<std::size_t>(current())], value), m_number);
    });
    m_rows->addRow(label, m_number);
}

void EditorConditions::addKind(const Condition &now)
{
    const std::vector<std::pair<Kind, QString>> kinds{
        {Kind::Win, tr("Win the game")},
        {Kind::Score, tr("Have points")},
        {Kind::Gain, tr("Get more points")},
        {Kind::Most, tr("Have the most of something")},
        {Kind::Empty, tr("Empty a place")},
        {Kind::Holds, tr("Bring a piece to a place")},
        {Kind::Fact, tr("What the answer brings")},
        {Kind::Action, tr("Do an action")},
    };
    std::vector<Choice> choices;
    for (const auto &[kind, words] : kinds) {
        const Condition made = kind == now.kind ? now : madeOf(kind);
        const bool isPossible = made.kind == kind; // there is nothing of that kind here
        if (isPossible)
            choices.push_back({words, made});
    }
    addChoice(tr("What"), "condition-kind", choices);
}

void EditorConditions::addSeat(const Condition &now)
{
    std::vector<Choice> choices;
    Condition made = now;
    for (engine::Seat seat = 0; seat < m_context.editor().seatCount(); ++seat) {
        made.seat = std::string(m_context.game().seatId(seat, m_context.editor().seatCount()));
        choices.push_back({m_context.seatName(seat), made});
    }
    addChoice(tr("Who"), "condition-seat", choices);
}

void EditorConditions::addPlace(const Condition &now)
{
    std::vector<Choice> choices;
    const engine::Position position = m_context.editor().boardPosition();
    const std::vector<engine::Place> &places = m_context.game().places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        if (!position.isInPlay(place))
            continue;
        Condition made = now;
        made.place = places[i].id;
        choices.push_back({m_context.placeName(place), made});
    }
    addChoice(tr("Where"), "condition-place", choices);
}

/// Kinds of pieces with their owners; cards are left to who writes files.
void EditorConditions::addPiece(const Condition &now)
{
    std::vector<Choice> choices;
    for (const engine::Piece &sort : m_context.game().box(m_context.arrangement())) {
        const engine::PieceKind &kind = m_context.game().pieceKinds()[sort.kind];
        Condition made = now;
        made.piece = kind.id;
        made.seat = sort.owner < m_context.editor().seatCount()
                        ? std::string(m_context.game().seatId(sort.owner, m_context.editor().seatCount()))
                        : std::string();
        const bool isKnown =
            std::any_of(choices.begin(), choices.end(), [&](const Choice &choice) { return choice.made == made; });
        if (!isKnown && !kind.flat)
            choices.push_back({m_context.nameOf(sort), made});
    }
    addChoice(tr("Piece"), "condition-piece", choices);
}

void EditorConditions::addRow(const Condition &now)
{
    std::vector<Choice> choices;
    for (const std::string &row : rows()) {
        Condition made = now;
        made.row = row;
        choices.push_back({m_context.words().text("row." + row), made});
    }
    addChoice(tr("Of what"), "condition-row", choices);
}

void EditorConditions::addReason(const Condition &now)
{
    Condition made = now;
    made.reason.clear();
    std::vector<Choice> choices{{tr("in any way"), made}};
    for (const std::string &reason : m_context.game().reasons()) {
        made.reason = reason;
        choices.push_back({m_context.words().text("reason." + reason), made});
    }
    addChoice(tr("How"), "condition-reason", choices);
}

void EditorConditions::addFact(const Condition &now)
{
    std::vector<Choice> choices{{say(now), now}};
    for (const Condition &fact : factsOfAnswer()) {
        if (!(fact == now))
            choices.push_back({say(fact), fact});
    }
    addChoice(tr("Which"), "condition-fact", choices);
    if (numberOf(now))
        addNumber(tr("At least"), now);
}

void EditorConditions::addAction(const Condition &now)
{
    std::vector<Choice> choices{{say(now), now}};
    for (const Condition &action : actionsHere()) {
        if (!(action == now))
            choices.push_back({say(action), action});
    }
    addChoice(tr("Which"), "condition-action", choices);
}

// ---- what may be asked for

std::string EditorConditions::firstSeat() const
{
    const std::string &learner = m_context.editor().scenario().seat;
    return learner.empty() ? std::string(m_context.game().seatId(0, m_context.editor().seatCount())) : learner;
}

/// One of that kind to begin with; of another kind where there is none of that kind here.
Condition EditorConditions::madeOf(Kind kind) const
{
    Condition made;
    made.kind = kind;
    made.seat = kind == Kind::Empty || kind == Kind::Holds ? std::string() : firstSeat();
    if (kind == Kind::Score || kind == Kind::Gain)
        made.least = 1;
    if (kind == Kind::Most && !rows().empty())
        made.row = rows().front();
    if (kind == Kind::Empty || kind == Kind::Holds)
        made.place = m_context.game().places().front().id;
    if (kind == Kind::Holds)
        made.piece = m_context.game().pieceKinds().front().id;
    const std::vector<Condition> known = kind == Kind::Fact     ? factsOfAnswer()
                                         : kind == Kind::Action ? actionsHere()
                                                                : std::vector<Condition>();
    const bool isMissing =
        (kind == Kind::Most && made.row.empty()) || ((kind == Kind::Fact || kind == Kind::Action) && known.empty());
    if (isMissing)
        return {};
    return known.empty() ? made : known.front();
}

/// What followed from the answer, as far as there are words for it.
std::vector<Condition> EditorConditions::factsOfAnswer() const
{
    std::vector<Condition> facts;
    for (int step = 1; m_answer && step <= m_answer->stepCount(); ++step) {
        for (const engine::Message &message : m_answer->step(step).facts) {
            Condition fact;
            fact.kind = Kind::Fact;
            fact.fact = message.id;
            for (const auto &[name, value] : message.fields) {
                if (value.asText() || value.asInt() || value.asBool())
                    fact.fields.emplace_back(name, value);
            }
            if (std::find(facts.begin(), facts.end(), fact) == facts.end())
                facts.push_back(std::move(fact));
        }
    }
    return facts;
}

/// The sorts of actions that are possible now, and those of the answer.
std::vector<Condition> EditorConditions::actionsHere() const
{
    std::vector<Condition> all;
    const auto note = [&](const engine::Position &position, engine::Action action) {
        if (action.actor() >= position.seatCount())
            return;
        Condition made;
        made.kind = Kind::Action;
        made.label = position.label(action).id;
        made.seat = std::string(position.game().seatId(action.actor(), position.seatCount()));
        if (std::find(all.begin(), all.end(), made) == all.end())
            all.push_back(std::move(made));
    };
    for (int step = 1; m_answer && step <= m_answer->stepCount(); ++step)
        note(m_answer->position(step - 1), m_answer->step(step).action);
    if (m_context.editor().position()) {
        for (const engine::Action action : m_context.editor().position()->legal())
            note(*m_context.editor().position(), action);
    }
    return all;
}

/// Rows of the game's panels that count something for each seat.
std::vector<std::string> EditorConditions::rows() const
{
    std::vector<std::string> ids;
    for (const engine::Panel &panel : m_context.editor().boardPosition().panels()) {
        for (const engine::PanelRow &row : panel.rows) {
            if (!row.counts.empty() && m_context.words().has("row." + row.id)
                && std::find(ids.begin(), ids.end(), row.id) == ids.end())
                ids.push_back(row.id);
        }
    }
    return ids;
}

} // namespace views

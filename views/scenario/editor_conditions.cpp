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

#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "model/scenario/attempt.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/wrapped_rows.h"
#include "views/scenario/editor_context.h"

namespace views {

using scenario::Condition;
using scenario::Scenario;
using Kind = Condition::Kind;

namespace {

constexpr int kMostListHeight = 96;
constexpr int kRowRoom = 10; ///< round the words of a row, as the style sheet has it
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

template <class Each>
void addOnce(std::vector<Each> &all, Each one)
{
    if (std::find(all.begin(), all.end(), one) == all.end())
        all.push_back(std::move(one));
}

} // namespace

EditorConditions::EditorConditions(EditorContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_list(makeNamed<QListWidget>("conditions", this)),
      m_heading(captionFor(m_list)), m_add(smallButton("add-condition", this)),
      m_remove(smallButton("remove-condition", this))
{
    m_list->setWordWrap(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that it takes no room from rows laid out already
    new WrappedRows(*m_list, kRowRoom);
    m_list->setFont(fontFor(FontRole::Second));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(qRound(kMostListHeight * fontScale()));
    auto *const buttons = makeRow(nullptr, {}, -1, {m_add, m_remove});
    buttons->addStretch(1);
    makeColumn(this, {}, 6, {m_heading, m_list})->addLayout(buttons);
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

const Condition *EditorConditions::chosen() const
{
    const auto row = static_cast<std::size_t>(m_list->currentRow()); // none: beyond all
    return row < conditions().size() ? &conditions()[row] : nullptr;
}

QString EditorConditions::say(const Condition &condition) const
{
    return m_context.words().say(scenario::conditionWords(condition, m_context.game()));
}

void EditorConditions::show(const QStringList &said, std::optional<replay::Timeline> answer)
{
    m_answer = std::move(answer);
    {
        const QSignalBlocker blocker(m_list);
        const int row = std::max(0, m_list->currentRow());
        const auto count = static_cast<int>(said.size());
        while (m_list->count() > count)
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < count)
            m_list->addItem(QString());
        for (int i = 0; i < count; ++i)
            m_list->item(i)->setText(said[i]);
        m_list->setCurrentRow(std::min(row, count - 1));
    }
    m_remove->setEnabled(chosen());
    if (!keepsNumber())
        buildForm();
}

/// A number that is being changed keeps its field, and all of its changes are one gesture.
bool EditorConditions::keepsNumber()
{
    const std::optional<int> number = chosen() ? numberOf(*chosen()) : std::nullopt;
    if (!number || !m_number || !m_number->hasFocus() || m_list->currentRow() != m_built)
        return false;
    showNumber(m_number, *number);
    return true;
}

void EditorConditions::become(const Condition &condition, const QObject *control)
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    m_context.changeGoal(control, [&](Scenario &next) { next.goal.conditions[row] = condition; });
}

void EditorConditions::add()
{
    m_context.endGesture();
    m_context.changeGoal(m_add, [this](Scenario &next) { next.goal.conditions.push_back(madeOf(Kind::Win)); });
    m_list->setCurrentRow(m_list->count() - 1);
}

void EditorConditions::remove()
{
    if (!chosen())
        return;
    m_context.endGesture();
    m_context.changeGoal(m_remove, [this](Scenario &next) {
        next.goal.conditions.erase(next.goal.conditions.begin() + m_list->currentRow());
    });
}

// ---- the form

/// Anew in any case: what may be chosen depends on what is chosen.
void EditorConditions::buildForm()
{
    m_number = nullptr;
    m_built = m_list->currentRow();
    m_remove->setEnabled(chosen());
    makeAnew(this, m_form, [this] {
        m_rows = makeLayout<QFormLayout>(m_form);
        m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows); // the column is narrow, the choices are long
        if (chosen())
            addRows(*chosen());
    });
}

void EditorConditions::addRows(const Condition &now)
{
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
        addChoice(tr("Of what"), "condition-row", choices(now, &Condition::row, rows(), [this](const std::string &row) {
                      return m_context.words().text("row." + row);
                  }));
        addSeat(now);
        break;
    case Kind::Empty: addPlace(now); break;
    case Kind::Holds:
        addPlace(now);
        addPiece(now);
        break;
    case Kind::Fact:
        addKnown("condition-fact", now, factsOfAnswer());
        if (numberOf(now))
            addNumber(tr("At least"), now);
        break;
    case Kind::Action: addKnown("condition-action", now, actionsHere()); break;
    }
}

void EditorConditions::addChoice(const QString &label, const char *name, const std::vector<Choice> &choices)
{
    QComboBox *const combo = narrowCombo(name, m_form);
    combo->setAccessibleName(label);
    std::vector<Condition> made;
    for (const Choice &choice : choices) {
        combo->addItem(choice.words);
        made.push_back(choice.made);
    }
    combo->setCurrentIndex(static_cast<int>(std::find(made.begin(), made.end(), *chosen()) - made.begin()));
    connect(combo, &QComboBox::currentIndexChanged, this, [this, combo, made](int index) {
        if (index < 0 || !chosen())
            return;
        Condition next = made[index];
        if (next.kind == chosen()->kind) // the number may have changed since
            next.least = chosen()->least;
        become(next, combo);
    });
    m_rows->addRow(label, combo);
}

void EditorConditions::addNumber(const QString &label, const Condition &now)
{
    m_number = makeNamed<QSpinBox>("condition-number", m_form);
    m_number->setAccessibleName(label);
    m_number->setRange(0, Condition::kMostPoints);
    m_number->setKeyboardTracking(false); // half a number is no goal
    m_number->setValue(numberOf(now).value_or(0));
    ignoreWheel(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
        if (chosen())
            become(withNumber(*chosen(), value), m_number);
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

/// One for each of these ids, which becomes that part of the condition.
std::vector<EditorConditions::Choice>
EditorConditions::choices(Condition made, std::string Condition::*part, const std::vector<std::string> &ids,
                          const std::function<QString(const std::string &)> &words)
{
    std::vector<Choice> choices;
    for (const std::string &id : ids) {
        made.*part = id;
        choices.push_back({words(id), made});
    }
    return choices;
}

void EditorConditions::addSeat(const Condition &now)
{
    const engine::Game &game = m_context.game();
    const int players = m_context.editor().seatCount();
    std::vector<std::string> ids; // a rival's, too
    for (int figure = 0; figure < game.figures(players); ++figure)
        ids.push_back(game.figureId(static_cast<engine::Seat>(figure), players));
    addChoice(tr("Who"), "condition-seat", choices(now, &Condition::seat, ids, [this](const std::string &seat) {
                  return m_context.words().seat(seat);
              }));
}

void EditorConditions::addReason(const Condition &now)
{
    std::vector<std::string> reasons = m_context.game().reasons();
    reasons.insert(reasons.begin(), std::string());
    addChoice(tr("How"), "condition-reason",
              choices(now, &Condition::reason, reasons, [this](const std::string &reason) {
                  return reason.empty() ? tr("in any way") : m_context.words().text("reason." + reason);
              }));
}

void EditorConditions::addPlace(const Condition &now)
{
    std::vector<std::string> inPlay;
    const engine::Position position = m_context.editor().boardPosition();
    for (const engine::Place &place : m_context.game().places()) {
        if (position.isInPlay(m_context.game().placeOf(place.id)))
            inPlay.push_back(place.id);
    }
    addChoice(tr("Where"), "condition-place", choices(now, &Condition::place, inPlay, [this](const std::string &place) {
                  return m_context.placeName(m_context.game().placeOf(place));
              }));
}

/// Kinds of pieces with their owners; cards are left to who writes files.
void EditorConditions::addPiece(const Condition &now)
{
    std::vector<Choice> choices;
    const engine::Game &game = m_context.game();
    const int players = m_context.editor().seatCount();
    for (const engine::Piece &sort : game.box(m_context.arrangement())) {
        const engine::PieceKind &kind = game.pieceKinds()[sort.kind];
        Condition made = now;
        made.piece = kind.id;
        const std::string owner = game.ownerId(sort.owner, players);
        made.seat = game.figureOf(owner, players) < game.figures(players) ? owner : std::string();
        const bool isKnown =
            std::any_of(choices.begin(), choices.end(), [&](const Choice &choice) { return choice.made == made; });
        if (!isKnown && !kind.flat)
            choices.push_back({m_context.nameOf(sort), made});
    }
    addChoice(tr("Piece"), "condition-piece", choices);
}

/// That which is, and all others of its kind that are known.
void EditorConditions::addKnown(const char *name, const Condition &now, std::vector<Condition> known)
{
    std::erase(known, now);
    known.insert(known.begin(), now);
    std::vector<Choice> choices;
    for (const Condition &each : known)
        choices.push_back({say(each), each});
    addChoice(tr("Which"), name, choices);
}

// ---- what may be asked for

/// One of that kind to begin with; of another kind where there is none of that kind here.
Condition EditorConditions::madeOf(Kind kind) const
{
    if (kind == Kind::Fact || kind == Kind::Action) {
        const std::vector<Condition> known = kind == Kind::Fact ? factsOfAnswer() : actionsHere();
        return known.empty() ? Condition() : known.front();
    }
    if (kind == Kind::Most && rows().empty())
        return {};
    const bool isOfPlace = kind == Kind::Empty || kind == Kind::Holds;
    const std::string &learner = m_context.editor().scenario().seat;
    Condition made;
    made.kind = kind;
    if (isOfPlace)
        made.place = m_context.game().places().front().id;
    else
        made.seat = learner.empty() ? m_context.game().seatId(0, m_context.editor().seatCount()) : learner;
    if (kind == Kind::Score || kind == Kind::Gain)
        made.least = 1;
    if (kind == Kind::Most)
        made.row = rows().front();
    if (kind == Kind::Holds)
        made.piece = m_context.game().pieceKinds().front().id;
    return made;
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
            addOnce(facts, std::move(fact));
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
        made.label = position.label(action).words.id;
        made.seat = std::string(position.game().seatId(action.actor(), position.seatCount()));
        addOnce(all, std::move(made));
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
            if (!row.counts.empty() && m_context.words().has("row." + row.id))
                addOnce(ids, row.id);
        }
    }
    return ids;
}

} // namespace views

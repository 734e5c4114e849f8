// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_fields.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/common/labels.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_controls.h"

namespace views {

using engine::FieldRule;
using engine::Value;
using Form = FieldRule::Form;

namespace {

/// Those of one group stand together where its first one stood.
std::vector<FieldRule> byGroup(const std::vector<FieldRule> &rules)
{
    std::vector<FieldRule> sorted;
    for (const FieldRule &rule : rules) {
        const auto last = std::find_if(sorted.rbegin(), sorted.rend(),
                                       [&](const FieldRule &each) { return each.group == rule.group; });
        sorted.insert(last == sorted.rend() ? sorted.end() : last.base(), rule);
    }
    return sorted;
}

bool isNone(const std::string &choice) { return choice.empty() || choice == "-"; }

int clamped(std::int64_t number)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

EditorFields::EditorFields(EditorContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_heading(textLabel({}, FontRole::Heading, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    m_heading->setWordWrap(true);
    offerHelp(this, "editor#fields");
}

QWidget *EditorFields::controlOf(const std::string &field) const
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &each) { return each.rule.name == field; });
    return row == m_rows.end() ? nullptr : row->control;
}

void EditorFields::refresh(bool anew)
{
    m_heading->setText(tr("More of the position"));
    const std::vector<FieldRule> rules = byGroup(m_context.game().fields(m_context.arrangement()));
    const bool same = std::equal(rules.begin(), rules.end(), m_rows.begin(), m_rows.end(),
                                 [](const FieldRule &rule, const Row &row) { return rule == row.rule; });
    if (!same || anew || !m_content)
        build(rules);
    for (const Row &row : m_rows)
        showValue(row);
    m_heading->setVisible(!m_rows.empty());
}

void EditorFields::build(const std::vector<FieldRule> &rules)
{
    QWidget *const focused = focusWidget();
    const QString again = focused && focused->hasFocus() ? focused->objectName() : QString();
    if (m_content) { // perhaps by a change that one of its controls tells just now
        m_content->hide();
        m_content->deleteLater();
    }
    m_rows.clear();
    m_content = new QWidget(this);
    auto *groups = new QVBoxLayout(m_content);
    groups->setContentsMargins(0, 0, 0, 0);
    layout()->addWidget(m_content);
    QGridLayout *grid = nullptr;
    for (const FieldRule &rule : rules) {
        if (!grid || rule.group != m_rows.back().rule.group)
            grid = makeGroup(rule.group, *groups);
        addRow(rule, *grid);
    }
    m_content->show();
    if (QWidget *const control = again.isEmpty() ? nullptr : m_content->findChild<QWidget *>(again))
        control->setFocus(Qt::OtherFocusReason);
}

/// The room of a group's fields, below a heading that folds and unfolds it; folded until somebody asks for it.
QGridLayout *EditorFields::makeGroup(const std::string &group, QVBoxLayout &groups)
{
    auto *const fields = new QWidget(m_content);
    auto *const grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    if (!group.empty()) {
        auto *const fold = new QToolButton(m_content);
        fold->setObjectName("group-" + QString::fromStdString(group));
        fold->setText(textOf("group.", group));
        fold->setProperty("fold", true);
        fold->setFont(fontFor(FontRole::Text));
        fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        fold->setCheckable(true);
        fold->setFocusPolicy(Qt::StrongFocus);
        const auto show = [this, fold, fields, group](bool open) {
            fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
            fields->setVisible(open);
            if (open)
                m_open.insert(group);
            else
                m_open.erase(group);
        };
        fold->setChecked(m_open.count(group) != 0);
        show(fold->isChecked());
        connect(fold, &QToolButton::toggled, this, show);
        groups.addWidget(fold);
    }
    groups.addWidget(fields);
    return grid;
}

void EditorFields::addRow(const FieldRule &rule, QGridLayout &grid)
{
    const int line = grid.rowCount();
    const QString label = labelOf(rule);
    QWidget *const control = makeControl(rule);
    control->setObjectName("field-" + QString::fromStdString(rule.name));
    control->setAccessibleName(label);
    onFocusIn(control, [this] { m_context.endGesture(); });
    ignoreWheel(control);
    if (rule.form == Form::Flag) {
        static_cast<QCheckBox *>(control)->setText(label);
        grid.addWidget(control, line, 0, 1, 2);
    } else {
        QLabel *const name = textLabel(label, FontRole::Second, m_content);
        name->setWordWrap(true);
        name->setBuddy(control);
        const bool isLong = rule.form == Form::Choice; // its texts are sentences
        grid.addWidget(name, line, 0, 1, isLong ? 2 : 1);
        grid.addWidget(control, isLong ? line + 1 : line, isLong ? 0 : 1, 1, isLong ? 2 : 1);
    }
    m_rows.push_back({rule, control});
}

// ---- controls

QWidget *EditorFields::makeControl(const FieldRule &rule)
{
    switch (rule.form) {
    case Form::Number: return makeNumber(rule);
    case Form::Flag: return makeFlag(rule);
    case Form::Figures: return makeFigures(rule);
    case Form::Choice:
    case Form::SeatId: break;
    }
    return makeChoice(rule);
}

QWidget *EditorFields::makeNumber(const FieldRule &rule)
{
    auto *const control = new QSpinBox(m_content);
    control->setRange(clamped(rule.least), clamped(rule.most));
    connect(control, &QSpinBox::valueChanged, this,
            [this, control, name = rule.name](int value) { change(name, Value(value), control); });
    return control;
}

QWidget *EditorFields::makeChoice(const FieldRule &rule)
{
    auto *const control = new QComboBox(m_content);
    keepNarrow(control);
    const std::vector<std::string> choices = choicesOf(rule);
    for (const std::string &choice : choices)
        control->addItem(choiceName(rule, choice), QString::fromStdString(choice));
    connect(control, &QComboBox::currentIndexChanged, this, [this, control, name = rule.name](int index) {
        if (index >= 0)
            change(name, Value(control->itemData(index).toString().toStdString()), control);
    });
    return control;
}

QWidget *EditorFields::makeFlag(const FieldRule &rule)
{
    auto *const control = new QCheckBox(m_content);
    connect(control, &QCheckBox::toggled, this,
            [this, control, name = rule.name](bool on) { change(name, Value(on), control); });
    return control;
}

QWidget *EditorFields::makeFigures(const FieldRule &rule)
{
    auto *const control = new QLineEdit(m_content);
    const QString allowed = QStringLiteral("[%1-%2]{0,%3}").arg(rule.least).arg(rule.most).arg(rule.length);
    control->setValidator(new QRegularExpressionValidator(QRegularExpression(allowed), control));
    control->setToolTip(tr("Digits from %1 to %2").arg(rule.least).arg(rule.most));
    connect(control, &QLineEdit::textEdited, this, [this, control, name = rule.name](const QString &text) {
        change(name, Value(text.toStdString()), control);
    });
    return control;
}

void EditorFields::showValue(const Row &row)
{
    const Value *const value = scenario::fieldOf(m_context.arrangement(), row.rule.name);
    if (!value)
        return;
    const QSignalBlocker blocker(row.control);
    const QString text = value->asText() ? QString::fromStdString(*value->asText()) : QString();
    if (auto *const number = qobject_cast<QSpinBox *>(row.control)) {
        if (value->asInt() && number->value() != clamped(*value->asInt()))
            number->setValue(clamped(*value->asInt()));
    } else if (auto *const choice = qobject_cast<QComboBox *>(row.control)) {
        choice->setCurrentIndex(choice->findData(text));
    } else if (auto *const flag = qobject_cast<QCheckBox *>(row.control)) {
        flag->setChecked(value->asBool() && *value->asBool());
    } else if (auto *const figures = qobject_cast<QLineEdit *>(row.control)) {
        if (figures->text() != text)
            figures->setText(text);
    }
}

void EditorFields::change(const std::string &field, const Value &value, const QObject *control)
{
    m_context.continueGesture(control->objectName());
    m_context.change(scenario::withField(m_context.game(), m_context.arrangement(), field, value), "field");
}

// ---- words

QString EditorFields::labelOf(const FieldRule &rule) const
{
    if (rule.form == Form::Number && !rule.words.empty())
        return m_context.words().text(rule.words);
    return textOf("field.", rule.name);
}

/// What stands behind a dot goes into the text, as a seat or as a number.
QString EditorFields::textOf(const std::string &prefix, const std::string &name) const
{
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos)
        return m_context.words().text(prefix + name);
    const std::string part = name.substr(dot + 1);
    const bool isSeat = m_context.game().seatOf(part, m_context.editor().seatCount()) != engine::kNobody;
    return m_context.words().say({prefix + name.substr(0, dot), {{isSeat ? "seat" : "n", part}}});
}

/// Of a seat's id: that of every seat, and what stands for none.
std::vector<std::string> EditorFields::choicesOf(const FieldRule &rule) const
{
    std::vector<std::string> choices = rule.choices;
    const std::vector<std::string> *const seats = m_context.game().seating(m_context.editor().seatCount());
    if (rule.form == Form::SeatId && seats)
        choices.insert(choices.end(), seats->begin(), seats->end());
    return choices;
}

QString EditorFields::choiceName(const FieldRule &rule, const std::string &choice) const
{
    if (isNone(choice))
        return m_context.words().text("choice.none");
    const bool isSeat = m_context.game().seatOf(choice, m_context.editor().seatCount()) != engine::kNobody;
    return isSeat && rule.words.empty() ? m_context.words().seat(choice)
                                        : m_context.words().text(rule.words + "." + choice);
}

} // namespace views

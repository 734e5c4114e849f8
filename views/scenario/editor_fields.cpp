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
#include <QVBoxLayout>

#include "views/handbook/help_request.h"
#include "views/play/panel_box.h"
#include "views/scenario/editor_controls.h"
#include "views/scenario/editor_desk.h"

namespace views {

using engine::FieldRule;
using engine::Value;
using Form = FieldRule::Form;

namespace {

bool isSame(const FieldRule &a, const FieldRule &b)
{
    return a.name == b.name && a.form == b.form && a.least == b.least && a.most == b.most && a.choices == b.choices
           && a.words == b.words && a.length == b.length;
}

bool isNone(const std::string &choice) { return choice.empty() || choice == "-"; }

int clamped(std::int64_t number)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

EditorFields::EditorFields(EditorDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_heading(textLabel({}, FontRole::Heading, this))
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
    const std::vector<FieldRule> rules = m_desk.game().fields(m_desk.arrangement());
    const bool same = std::equal(rules.begin(), rules.end(), m_rows.begin(), m_rows.end(),
                                 [](const FieldRule &rule, const Row &row) { return isSame(rule, row.rule); });
    if (!same || anew || !m_content)
        build(rules);
    for (const Row &row : m_rows)
        showValue(row);
    m_heading->setVisible(!m_rows.empty());
}

void EditorFields::build(const std::vector<FieldRule> &rules)
{
    QWidget *const focused = focusWidget();
    std::string field;
    for (const Row &row : m_rows) {
        if (row.control == focused && focused->hasFocus())
            field = row.rule.name;
    }
    if (m_content) { // perhaps by a change that one of its controls tells just now
        m_content->hide();
        m_content->deleteLater();
    }
    m_rows.clear();
    m_content = new QWidget(this);
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    layout()->addWidget(m_content);
    for (const FieldRule &rule : rules) {
        const int line = grid->rowCount();
        const QString label = labelOf(rule);
        QWidget *const control = makeControl(rule);
        control->setObjectName("field-" + QString::fromStdString(rule.name));
        control->setAccessibleName(label);
        onFocusIn(control, [this] { m_desk.endGesture(); });
        ignoreWheel(control);
        if (rule.form == Form::Flag) {
            static_cast<QCheckBox *>(control)->setText(label);
            grid->addWidget(control, line, 0, 1, 2);
        } else {
            QLabel *const name = textLabel(label, FontRole::Second, m_content);
            name->setWordWrap(true);
            name->setBuddy(control);
            const bool isLong = rule.form == Form::Choice; // its texts are sentences
            grid->addWidget(name, line, 0, 1, isLong ? 2 : 1);
            grid->addWidget(control, isLong ? line + 1 : line, isLong ? 0 : 1, 1, isLong ? 2 : 1);
        }
        m_rows.push_back({rule, control});
    }
    m_content->show();
    if (QWidget *const again = field.empty() ? nullptr : controlOf(field))
        again->setFocus(Qt::OtherFocusReason);
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
    const Value *const value = scenario::fieldOf(m_desk.arrangement(), row.rule.name);
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
    m_desk.continueGesture(control->objectName());
    m_desk.change(scenario::withField(m_desk.game(), m_desk.arrangement(), field, value), "field");
}

// ---- words

QString EditorFields::labelOf(const FieldRule &rule) const
{
    if (rule.form == Form::Number && !rule.words.empty())
        return m_desk.words().text(rule.words);
    const std::size_t dot = rule.name.find('.');
    if (dot == std::string::npos)
        return m_desk.words().text("field." + rule.name);
    const std::string part = rule.name.substr(dot + 1);
    const bool isSeat = m_desk.game().seatOf(part, m_desk.editor().seatCount()) != engine::kNobody;
    return m_desk.words().say({"field." + rule.name.substr(0, dot), {{isSeat ? "seat" : "n", part}}});
}

/// Of a seat's id: that of every seat, and what stands for none.
std::vector<std::string> EditorFields::choicesOf(const FieldRule &rule) const
{
    std::vector<std::string> choices = rule.choices;
    const std::vector<std::string> *const seats = m_desk.game().seating(m_desk.editor().seatCount());
    if (rule.form == Form::SeatId && seats)
        choices.insert(choices.end(), seats->begin(), seats->end());
    return choices;
}

QString EditorFields::choiceName(const FieldRule &rule, const std::string &choice) const
{
    if (isNone(choice))
        return m_desk.words().text("choice.none");
    const bool isSeat = m_desk.game().seatOf(choice, m_desk.editor().seatCount()) != engine::kNobody;
    return isSeat && rule.words.empty() ? m_desk.words().seat(choice) : m_desk.words().text(rule.words + "." + choice);
}

} // namespace views

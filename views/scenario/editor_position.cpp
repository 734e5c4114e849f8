// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_position.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "views/board/board_view.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/plain_text.h"
#include "views/common/wrapping_combo.h"
#include "views/handbook/help_request.h"
#include "views/scenario/editor_context.h"
#include "views/scenario/editor_palette.h"
#include "views/scenario/field_words.h"

namespace views {

using engine::FieldRule;
using engine::kNowhere;
using engine::Piece;
using engine::PlaceIndex;
using engine::Value;
using Form = FieldRule::Form;

namespace {

constexpr int kMostAtPlace = 255;
constexpr int kPieceIcon = 26;
constexpr std::size_t kMostRows = 10;   ///< of a place where more sorts may lie, those that do have a row
constexpr std::size_t kMostInMenu = 16; ///< of more sorts there is a menu for each kind, or part of it

bool liesAlike(const Piece &a, const Piece &b)
{
    return scenario::isSameSort(a, b) && a.faceUp == b.faceUp && a.known == b.known;
}

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

/// All in one, or, where they are many, those of each kind; of a kind of which there are many, parts of one size.
std::vector<std::vector<Piece>> menusOf(const std::vector<Piece> &sorts)
{
    if (sorts.size() <= kMostInMenu)
        return {sorts};
    std::vector<std::vector<Piece>> menus;
    for (auto from = sorts.begin(); from != sorts.end();) {
        const auto end =
            std::find_if(from, sorts.end(), [&from](const Piece &each) { return each.kind != from->kind; });
        const auto count = static_cast<std::size_t>(end - from);
        for (std::size_t parts = (count + kMostInMenu - 1) / kMostInMenu; parts > 0; --parts) {
            const auto size = (static_cast<std::size_t>(end - from) + parts - 1) / parts;
            menus.emplace_back(from, from + static_cast<std::ptrdiff_t>(size));
            from += static_cast<std::ptrdiff_t>(size);
        }
    }
    return menus;
}

int clamped(std::int64_t number)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

EditorContents::EditorContents(EditorContext &context, BoardView &board, QWidget *parent)
    : QWidget(parent), m_context(context), m_board(board), m_choice(narrowCombo("contents-place", this)),
      m_heading(captionFor(m_choice, FontRole::Heading)), m_list(new QWidget(this)),
      m_more(smallButton("add-piece", this)), m_menu(new QMenu(this))
{
    makeColumn(m_list);
    makeColumn(this, {}, 8, {m_heading, m_choice, m_list, m_more});
    m_more->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &EditorContents::fillMenu);
    connect(m_choice, &QComboBox::activated, this, [this](int index) { setPlace(m_shown.places[index]); });
    offerHelp(this, "editor#pieces");
}

void EditorContents::setPlace(PlaceIndex place) { m_context.lookAt(place); }

ContentsShown EditorContents::content() const
{
    const PlaceIndex place = m_context.place();
    const engine::Arrangement &arrangement = m_context.arrangement();
    ContentsShown content{m_context.places(), place};
    if (place == kNowhere)
        return content;
    for (Piece sort : m_context.game().holdable(arrangement, place)) {
        sort.place = place;
        int count = 0;
        for (const Piece &piece : arrangement.pieces)
            count += piece.place == place && liesAlike(piece, sort) ? piece.count : 0;
        content.sorts.push_back({sort, count});
    }
    return content;
}

void EditorContents::show(const ContentsShown &contents, bool anew)
{
    m_heading->setText(tr("What lies here"));
    m_choice->setAccessibleName(tr("Place"));
    m_more->setText(tr("Add a piece"));
    const std::vector<ContentShown> &sorts = contents.sorts;
    std::vector<std::size_t> listed;
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        if (sorts.size() <= kMostRows || sorts[i].count > 0)
            listed.push_back(i);
    }
    const bool isSame = listed == m_listed
                        && std::equal(sorts.begin(), sorts.end(), m_shown.sorts.begin(), m_shown.sorts.end(),
                                      [](const ContentShown &one, const ContentShown &other) {
                                          return one.sort.place == other.sort.place && liesAlike(one.sort, other.sort);
                                      });
    const bool areOtherPlaces = anew || contents.places != m_shown.places || m_choice->count() == 0;
    m_shown = contents;
    m_listed = std::move(listed);
    showPlaces(areOtherPlaces);
    m_more->setVisible(m_listed.size() < m_shown.sorts.size());
    if (!isSame || anew || !m_rows)
        build();
    showCounts();
}

/// Their names are those of before as long as they are the same places.
void EditorContents::showPlaces(bool areOthers)
{
    const std::vector<PlaceIndex> &places = m_shown.places;
    const auto current = static_cast<int>(std::find(places.begin(), places.end(), m_shown.place) - places.begin());
    if (!areOthers) {
        showChoice(m_choice, current);
        return;
    }
    QStringList names;
    for (const PlaceIndex place : places)
        names << m_context.placeName(place);
    refillCombo(m_choice, names, current);
}

void EditorContents::showCounts()
{
    for (std::size_t i = 0; i < m_listed.size(); ++i)
        showNumber(m_counts[i], m_shown.sorts[m_listed[i]].count);
}

/// A number that has become 0 may have lost its row: whoever changed it goes on where the piece is got back.
void EditorContents::build()
{
    const QWidget *const focused = m_list->focusWidget();
    const bool hadFocus = focused && focused->hasFocus();
    m_counts.clear();
    makeAnew(m_list, m_rows, [this] {
        makeLayout<QGridLayout>(m_rows)->setColumnStretch(1, 1);
        for (std::size_t i = 0; i < m_listed.size(); ++i)
            addRow(i);
    });
    if (hadFocus && (!m_list->focusWidget() || !m_list->focusWidget()->hasFocus()))
        m_more->setFocus(Qt::OtherFocusReason);
}

void EditorContents::addRow(std::size_t listed)
{
    auto *const grid = static_cast<QGridLayout *>(m_rows->layout());
    const auto row = static_cast<int>(listed);
    const Piece &sort = m_shown.sorts[m_listed[listed]].sort;
    auto *const picture = new QLabel(m_rows);
    picture->setPixmap(picturePiece(m_board, sort, {kPieceIcon, kPieceIcon}));
    auto *const count = new QSpinBox(m_rows);
    // Not its buddy: of both a listener would hear the name twice.
    QLabel *const name = wrappedLabel(nameOf(sort), FontRole::Second, m_rows);
    count->setObjectName(QStringLiteral("count-%1").arg(m_listed[listed]));
    count->setRange(0, kMostAtPlace);
    const QString place = m_context.words().heard(m_context.placeName(m_shown.place));
    count->setAccessibleName(tr("%1: %2").arg(place, nameOf(sort)));
    ignoreWheel(count);
    onFocusIn(count, [this] { m_context.endGesture(); });
    connect(count, &QSpinBox::valueChanged, this, [this, sort, count](int value) {
        m_context.continueGesture(count->accessibleName());
        change(sort, value);
    });
    m_counts.push_back(count);
    grid->addWidget(picture, row, 0);
    grid->addWidget(name, row, 1);
    grid->addWidget(count, row, 2);
}

void EditorContents::change(const Piece &sort, int count)
{
    const bool done = m_context.change(scenario::counted(m_context.game(), m_context.arrangement(), sort, count),
                                       "contents", m_context.placementProblem(sort, m_shown.place));
    if (!done)
        showCounts(); // the number that it was
}

/// The sorts that have no row, with their pictures.
void EditorContents::fillMenu()
{
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    std::vector<Piece> sorts;
    for (std::size_t i = 0; i < m_shown.sorts.size(); ++i) {
        if (std::find(m_listed.begin(), m_listed.end(), i) == m_listed.end())
            sorts.push_back(m_shown.sorts[i].sort);
    }
    const std::vector<std::vector<Piece>> groups = menusOf(sorts);
    for (const std::vector<Piece> &group : groups)
        addToMenu(group, groups.size() > 1 && group.size() > 1);
}

/// A menu of its own is called by its first and its last piece.
void EditorContents::addToMenu(const std::vector<Piece> &sorts, bool isOwn)
{
    const auto pictureOf = [this](const Piece &sort) {
        return QIcon(picturePiece(m_board, sort, {kPieceIcon, kPieceIcon}));
    };
    QMenu *menu = m_menu;
    if (isOwn) {
        const QString name = tr("%1 to %2").arg(nameOf(sorts.front()), nameOf(sorts.back()));
        menu = m_menu->addMenu(pictureOf(sorts.front()), withoutMnemonic(name));
    }
    for (const Piece &sort : sorts) {
        QAction *const action = menu->addAction(pictureOf(sort), withoutMnemonic(nameOf(sort)));
        connect(action, &QAction::triggered, this, [this, sort] { add(sort); });
    }
}

/// As one more out of the box: on a place for a single piece it takes the place of what lies there.
void EditorContents::add(const Piece &sort)
{
    m_context.beginGesture();
    m_context.change(scenario::placed(m_context.game(), m_context.arrangement(), sort, m_shown.place), "contents",
                     m_context.placementProblem(sort, m_shown.place));
}

/// With its owner where pieces of several ones may lie, and with how it lies where it may lie in several ways.
QString EditorContents::nameOf(const Piece &sort) const
{
    const std::vector<ContentShown> &all = m_shown.sorts;
    const auto alike = [&](const ContentShown &each) { return scenario::isSameSort(each.sort, sort); };
    const auto isOfOther = [&](const ContentShown &each) {
        return each.sort.kind == sort.kind && each.sort.value == sort.value && each.sort.owner != sort.owner;
    };
    const engine::Game &game = m_context.game();
    const std::string owned = "cell.piece." + game.pieceKinds()[sort.kind].id;
    const bool isOwned = std::any_of(all.begin(), all.end(), isOfOther) && m_context.words().has(owned);
    const std::string owner = game.ownerId(sort.owner, m_context.editor().seatCount());
    const QString name =
        !isOwned ? m_context.nameOf(sort)
                 : m_context.words().say({owned, {{"n", 1}, {"value", static_cast<int>(sort.value)}, {"seat", owner}}});
    if (std::count_if(all.begin(), all.end(), alike) < 2)
        return name;
    const std::string form = "form." + game.places()[m_shown.place].kind + (sort.faceUp ? ".up" : ".down");
    const QString own = sort.faceUp ? tr("face up") : tr("face down");
    return tr("%1, %2").arg(name, m_context.words().has(form) ? m_context.words().text(form) : own);
}

// ---- what no piece shows

EditorFields::EditorFields(EditorContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_heading(wrappedLabel({}, FontRole::Heading, this))
{
    makeColumn(this, {}, 8, {m_heading});
    offerHelp(this, "editor#fields");
}

QWidget *EditorFields::controlOf(const std::string &field)
{
    for (FieldGroup &group : m_groups) {
        const auto at = std::find_if(group.fields.begin(), group.fields.end(),
                                     [&](const FieldShown &each) { return each.rule.name == field; });
        if (at == group.fields.end())
            continue;
        if (!group.content)
            fill(group);
        return group.rows[static_cast<std::size_t>(at - group.fields.begin())].control;
    }
    return nullptr;
}

std::vector<FieldShown> EditorFields::content() const
{
    std::vector<FieldShown> fields;
    for (FieldRule &rule : byGroup(m_context.game().fields(m_context.arrangement()))) {
        const Value *const value = scenario::fieldOf(m_context.arrangement(), rule.name);
        fields.push_back({std::move(rule), value ? std::optional(*value) : std::nullopt});
    }
    return fields;
}

std::vector<EditorFields::FieldGroup> EditorFields::groupsOf(const std::vector<FieldShown> &fields)
{
    std::vector<FieldGroup> groups;
    for (const FieldShown &field : fields) {
        if (groups.empty() || groups.back().id() != field.rule.group)
            groups.emplace_back();
        groups.back().fields.push_back(field);
    }
    return groups;
}

void EditorFields::show(const std::vector<FieldShown> &fields, bool anew)
{
    m_heading->setText(tr("More of the position"));
    m_heading->setVisible(!fields.empty());
    std::vector<FieldGroup> groups = groupsOf(fields);
    const auto areAlike = [](const FieldGroup &one, const FieldGroup &other) {
        return std::equal(one.fields.begin(), one.fields.end(), other.fields.begin(), other.fields.end(),
                          [](const FieldShown &a, const FieldShown &b) { return a.rule == b.rule; });
    };
    // Fields of no group have no heading after which they could come in the order of the keyboard.
    const bool areSame = std::equal(groups.begin(), groups.end(), m_groups.begin(), m_groups.end(),
                                    [&](const FieldGroup &now, const FieldGroup &shown) {
                                        return now.id() == shown.id() && (shown.heading || areAlike(now, shown));
                                    });
    if (!areSame || anew || !m_content) {
        m_groups = std::move(groups);
        build();
        return;
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        FieldGroup &shown = m_groups[i];
        const bool isAlike = areAlike(groups[i], shown);
        shown.fields = std::move(groups[i].fields);
        if (shown.content && !isAlike)
            fill(shown);
        else if (shown.content)
            showValues(shown);
    }
}

void EditorFields::build()
{
    makeAnew(this, m_content, [this] {
        QVBoxLayout *const groups = makeColumn(m_content);
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            makeGroup(i, *groups);
    });
}

/// The room of a group's fields, below a heading that folds and unfolds it; folded until somebody asks for it.
void EditorFields::makeGroup(std::size_t index, QVBoxLayout &groups)
{
    FieldGroup &group = m_groups[index];
    if (!group.id().empty()) {
        QToolButton *const fold = group.heading = new QToolButton(m_content);
        fold->setObjectName("group-" + QString::fromStdString(group.id()));
        fold->setText(said().groupName(group.id()));
        fold->setProperty("fold", true);
        fold->setFont(fontFor(FontRole::Text));
        fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        fold->setCheckable(true);
        fold->setFocusPolicy(Qt::StrongFocus);
        fold->setChecked(m_open.count(group.id()) != 0);
        connect(fold, &QToolButton::toggled, this, [this, index](bool open) { unfold(index, open); });
        groups.addWidget(fold);
    }
    group.room = new QWidget(m_content);
    makeColumn(group.room);
    groups.addWidget(group.room);
    if (group.heading)
        unfold(index, group.heading->isChecked());
    else
        fill(group);
}

void EditorFields::unfold(std::size_t index, bool open)
{
    FieldGroup &group = m_groups[index];
    if (open && !group.content)
        fill(group);
    group.heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    group.room->setVisible(open);
    if (open)
        m_open.insert(group.id());
    else
        m_open.erase(group.id());
}

void EditorFields::fill(FieldGroup &group)
{
    group.rows.clear();
    makeAnew(group.room, group.content, [&] {
        auto *const grid = makeLayout<QGridLayout>(group.content);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        for (const FieldShown &field : group.fields)
            addRow(group, field.rule);
    });
    QWidget *before = group.heading;
    for (const FieldRow &row : group.rows) {
        if (before && before->nextInFocusChain() != row.control)
            setTabOrder(before, row.control); // headings that come later were made earlier
        before = row.control;
    }
    showValues(group);
}

void EditorFields::addRow(FieldGroup &group, const FieldRule &rule)
{
    auto *const grid = static_cast<QGridLayout *>(group.content->layout());
    const int line = grid->rowCount();
    const QString label = said().labelOf(rule);
    QWidget *const control = makeControl(rule, group.content);
    control->setObjectName("field-" + QString::fromStdString(rule.name));
    control->setAccessibleName(label);
    onFocusIn(control, [this] { m_context.endGesture(); });
    ignoreWheel(control);
    if (rule.form == Form::Flag) {
        static_cast<QCheckBox *>(control)->setText(label);
        grid->addWidget(control, line, 0, 1, 2);
    } else {
        QLabel *const name = captionFor(control);
        name->setText(label);
        const bool isLong = rule.form == Form::Choice; // its texts are sentences
        grid->addWidget(name, line, 0, 1, isLong ? 2 : 1);
        grid->addWidget(control, isLong ? line + 1 : line, isLong ? 0 : 1, 1, isLong ? 2 : 1);
    }
    group.rows.push_back({rule, control, choicesOf(rule)});
}

// ---- controls

QWidget *EditorFields::makeControl(const FieldRule &rule, QWidget *parent)
{
    const auto apply = [this, name = rule.name](const QObject *control, const Value &value) {
        m_context.continueGesture(control->objectName());
        m_context.change(scenario::withField(m_context.game(), m_context.arrangement(), name, value), "field");
    };
    if (rule.form == Form::Number) {
        auto *const number = new QSpinBox(parent);
        number->setRange(clamped(rule.least), clamped(rule.most));
        connect(number, &QSpinBox::valueChanged, this, [apply, number](int value) { apply(number, Value(value)); });
        return number;
    }
    if (rule.form == Form::Flag) {
        auto *const flag = new QCheckBox(parent);
        connect(flag, &QCheckBox::toggled, this, [apply, flag](bool on) { apply(flag, Value(on)); });
        return flag;
    }
    if (rule.form == Form::Figures) {
        auto *const figures = new QLineEdit(parent);
        const QString allowed = QStringLiteral("[%1-%2]{0,%3}").arg(rule.least).arg(rule.most).arg(rule.length);
        figures->setValidator(new QRegularExpressionValidator(QRegularExpression(allowed), figures));
        figures->setToolTip(tr("Digits from %1 to %2").arg(rule.least).arg(rule.most));
        connect(figures, &QLineEdit::textEdited, this,
                [apply, figures](const QString &text) { apply(figures, Value(text.toStdString())); });
        return figures;
    }
    auto *const choice = new WrappingCombo(parent);
    for (const std::string &each : choicesOf(rule))
        choice->addItem(said().choiceName(rule, each), QString::fromStdString(each));
    connect(choice, &QComboBox::currentIndexChanged, this, [apply, choice](int index) {
        if (index >= 0)
            apply(choice, Value(choice->itemData(index).toString().toStdString()));
    });
    return choice;
}

void EditorFields::showValues(const FieldGroup &group)
{
    for (std::size_t i = 0; i < group.rows.size(); ++i)
        showValue(group.rows[i], group.fields[i].value);
}

void EditorFields::showValue(const FieldRow &row, const std::optional<Value> &value)
{
    if (!value)
        return;
    const QSignalBlocker blocker(row.control);
    const QString text = value->asText() ? QString::fromStdString(*value->asText()) : QString();
    if (auto *const number = qobject_cast<QSpinBox *>(row.control)) {
        if (value->asInt())
            showNumber(number, clamped(*value->asInt()));
    } else if (auto *const choice = qobject_cast<QComboBox *>(row.control)) {
        const auto at = std::find(row.choices.begin(), row.choices.end(), text.toStdString());
        showChoice(choice, at == row.choices.end() ? -1 : static_cast<int>(at - row.choices.begin()));
    } else if (auto *const flag = qobject_cast<QCheckBox *>(row.control)) {
        flag->setChecked(value->asBool() && *value->asBool());
    } else if (auto *const figures = qobject_cast<QLineEdit *>(row.control); figures && figures->text() != text) {
        figures->setText(text);
    }
}

FieldWords EditorFields::said() const { return {m_context.words(), m_context.game(), m_context.editor().seatCount()}; }

/// Of a seat's id: that of every seat, and what stands for none.
std::vector<std::string> EditorFields::choicesOf(const FieldRule &rule) const
{
    std::vector<std::string> choices = rule.choices;
    const std::vector<std::string> *const seats = m_context.game().seating(m_context.editor().seatCount());
    if (rule.form == Form::SeatId && seats)
        choices.insert(choices.end(), seats->begin(), seats->end());
    return choices;
}

} // namespace views

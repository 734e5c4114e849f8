// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/notation_model.h"

#include <algorithm>

#include <QFont>
#include <QLocale>

#include "model/engine/core/label.h"
#include "model/record/text.h"
#include "model/replay/game_text.h"

namespace views {

using record::LinePath;
using record::Place;

struct NotationModel::Node {
    Kind kind = Kind::Heading;
    Place place = {};
    int step = 0; ///< of the row within the game: the rows of a node stand in this order
    engine::Message message = {};
    engine::Seat seat = engine::kNobody;
    replay::Symbols symbols = {};
    QString notation = {};     ///< of the first action of a variation, where its words are those of the main line
    record::Text comment = {}; ///< what is said, or what is drawn in words
    std::vector<engine::PlaceIndex> places = {}; ///< that a sentence is about
    int choices = 0;                             ///< of a variation: its actions without what chance did
    std::optional<engine::Position> start = {};  ///< where a variation begins
    bool isFetched = false;
    Node *parent = nullptr;
    int row = 0;
    std::vector<Node> children = {};

    bool holds() const { return kind == Kind::Heading || kind == Kind::Variation; }
    /// Takes these rows in.
    void hold(std::vector<Node> rows)
    {
        children = std::move(rows);
        isFetched = true;
        int next = 0;
        for (Node &child : children) {
            child.parent = this;
            child.row = next++;
        }
    }
};

/// A line of the record, and positions for it.
struct NotationModel::GameLine {
    const record::Line &line;
    const LinePath &path;
    const replay::Timeline &timeline;
    int begin; ///< number of the position with which line and timeline begin
};

NotationModel::NotationModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>())
{
    build();
}

NotationModel::~NotationModel() = default;

void NotationModel::show(const record::Record *record, const replay::Timeline *main)
{
    beginResetModel();
    m_record = record;
    m_main = main;
    build();
    endResetModel();
}

void NotationModel::refresh() { show(m_record, m_main); }

void NotationModel::setWords(const words::Words &words, const QList<QPixmap> &seatSigns)
{
    m_words = words;
    m_signs = seatSigns;
    refresh();
}

void NotationModel::setViewer(engine::Seat viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    refresh();
}

// ---- rows

/// The moments; what they hold comes when it is asked for.
void NotationModel::build()
{
    std::vector<Node> headings;
    if (m_record && m_main) {
        for (const replay::Heading &heading : m_main->headings())
            headings.push_back({Kind::Heading, {{}, heading.first}, heading.first, heading.message});
    }
    m_root->hold(std::move(headings));
    // The last moment may have nothing to say yet.
    if (!m_root->children.empty())
        m_root->children.back().hold(rowsOfHeading(static_cast<int>(m_root->children.size()) - 1));
}

/// The moment in which that action was done; 0 is the start.
int NotationModel::headingOfAction(int step) const { return m_main->headingOf(std::max(0, step - 1)); }

std::vector<NotationModel::Node> NotationModel::rowsOfHeading(int heading) const
{
    std::vector<Node> rows;
    const std::vector<replay::Heading> &headings = m_main->headings();
    if (static_cast<std::size_t>(heading) >= headings.size())
        return rows; // the game has changed since
    const LinePath main;
    const GameLine course{m_record->line, main, *m_main, 0};
    const int first = headings[heading].first;
    const bool isLast = static_cast<std::size_t>(heading) + 1 == headings.size();
    const int last = isLast ? m_main->stepCount() : headings[static_cast<std::size_t>(heading) + 1].first;
    if (heading == 0) {
        addStep(rows, course, 0);
    } else {
        // What the action before the heading says after it.
        std::vector<Node> said;
        addSentences(said, course, first);
        auto lineHeading =
            std::find_if(said.begin(), said.end(), [](const Node &row) { return row.kind == Kind::LineHeading; });
        for (; lineHeading != said.end(); ++lineHeading) {
            if (lineHeading->kind != Kind::LineHeading)
                rows.push_back(std::move(*lineHeading));
        }
    }
    for (int step = first + 1; step <= last; ++step) {
        std::vector<Node> said;
        addStep(said, course, step);
        const auto isHeading = [](const Node &row) { return row.kind == Kind::LineHeading; };
        const auto lineHeading = std::find_if(said.begin(), said.end(), isHeading);
        for (auto row = said.begin(); row != said.end(); ++row) {
            if (row < lineHeading || row->kind == Kind::Comment || row->kind == Kind::Drawn
                || row->kind == Kind::Variation)
                rows.push_back(std::move(*row));
        }
    }
    if (isLast)
        addVariations(rows, course, last);
    return rows;
}

std::vector<NotationModel::Node> NotationModel::rowsOfVariation(const Node &variation) const
{
    std::vector<Node> rows;
    const record::Line *line = record::findLine(m_record->line, variation.place.line);
    if (!line)
        return rows; // the record has changed since
    replay::Timeline timeline(*variation.start);
    for (const engine::Action action : line->actions)
        timeline.append(action);
    const GameLine course{*line, variation.place.line, timeline, variation.step - 1};
    for (int step = 0; step <= timeline.stepCount(); ++step)
        addStep(rows, course, step);
    addVariations(rows, course, timeline.stepCount());
    return rows;
}

/// What a step says, what is said of it, and what could have been done instead.
void NotationModel::addStep(std::vector<Node> &rows, const GameLine &course, int step) const
{
    addSentences(rows, course, step);
    addComment(rows, course, step);
    if (step > 0)
        addVariations(rows, course, step - 1);
}

void NotationModel::addSentences(std::vector<Node> &rows, const GameLine &course, int step) const
{
    const Place place{course.path, step};
    const replay::Symbols symbols = replay::symbolsAt(course.line, {{}, step});
    bool isFirst = true;
    if (step > 0) {
        for (replay::Sentence &said : replay::narrate(course.timeline, m_words, step, m_viewer)) {
            const Kind kind = said.isHeading ? Kind::LineHeading : isFirst ? Kind::Step : Kind::Fact;
            std::vector<engine::PlaceIndex> places = replay::placesOf(course.timeline, step, said);
            rows.push_back({kind, place, course.begin + step, std::move(said.message), said.seat});
            rows.back().places = std::move(places);
            if (kind == Kind::Step)
                rows.back().symbols = symbols;
            isFirst = isFirst && kind != Kind::Step;
        }
    }
    // They show even where the step says nothing.
    if (isFirst && symbols != replay::Symbols())
        rows.push_back({Kind::Step, place, course.begin + step, {}, engine::kNobody, symbols});
}

void NotationModel::addComment(std::vector<Node> &rows, const GameLine &course, int step) const
{
    const auto add = [&](Kind kind, const record::Text &text) {
        rows.push_back({kind, {course.path, step}, course.begin + step});
        rows.back().comment = text;
    };
    if (const auto comment = course.line.comments.find(step); comment != course.line.comments.end())
        add(Kind::Comment, comment->second);
    QStringList drawn;
    for (const record::Drawing &drawing : record::drawingsAt(course.line, {{}, step}))
        drawn << record::drawingWords(drawing, m_words);
    if (!drawn.isEmpty())
        add(Kind::Drawn, {drawn.join(u'\n'), {}});
}

void NotationModel::addVariations(std::vector<Node> &rows, const GameLine &course, int at) const
{
    const std::vector<record::Variation> &variations = course.line.variations;
    for (std::size_t index = 0; index < variations.size(); ++index) {
        if (variations[index].at != at || at > course.timeline.stepCount())
            continue;
        Node row{Kind::Variation, {course.path, 1}, course.begin + at + 1};
        row.place.line.push_back(static_cast<int>(index));
        const std::vector<engine::Action> &actions = variations[index].line.actions;
        row.choices = static_cast<int>(std::count_if(
            actions.begin(), actions.end(), [](engine::Action action) { return action.actor() != engine::kChance; }));
        row.start = course.timeline.position(at);
        sayFirst(row, course, variations[index].line);
        rows.push_back(std::move(row));
    }
}

/// What a variation begins with: what chance brings there, or the first of its steps that says something.
void NotationModel::sayFirst(Node &variation, const GameLine &course, const record::Line &line) const
{
    if (!line.actions.empty() && line.actions.front().actor() == engine::kChance && m_viewer == engine::kEveryone) {
        engine::Message label = variation.start->label(line.actions.front()).entry("label.");
        if (m_words.has(label.id)) {
            variation.message = std::move(label);
            return;
        }
    }
    replay::Timeline timeline(*variation.start);
    for (const engine::Action action : line.actions) {
        timeline.append(action);
        const std::vector<replay::Sentence> said = replay::narrate(timeline, m_words, timeline.stepCount(), m_viewer);
        if (said.empty() || said.front().isHeading)
            continue;
        variation.message = said.front().message;
        variation.seat = said.front().seat;
        break;
    }
    // Words that keep a secret may be the same for both ways: who may know it is told the difference.
    const int instead = variation.step - course.begin;
    if (m_viewer != engine::kEveryone || instead > course.timeline.stepCount())
        return;
    const std::vector<replay::Sentence> other = replay::narrate(course.timeline, m_words, instead, m_viewer);
    if (!line.actions.empty() && !other.empty() && m_words.say(other.front().message) == m_words.say(variation.message))
        variation.notation = QString::fromStdString(variation.start->actionText(line.actions.front()));
}

// ---- where rows are

NotationModel::Node *NotationModel::variationOf(const LinePath &path)
{
    LinePath above = path;
    above.pop_back();
    const record::Line *line = record::findLine(m_record->line, above);
    if (!line || path.back() < 0 || static_cast<std::size_t>(path.back()) >= line->variations.size())
        return nullptr;
    const int at = line->variations[path.back()].at;
    if (above.empty() && at > m_main->stepCount())
        return nullptr;
    Node *holder = above.empty() ? &m_root->children[m_main->headingOf(at)] : variationOf(above);
    if (!holder)
        return nullptr;
    fetch(*holder);
    const int step = record::beginOf(m_record->line, path) + 1;
    auto row = std::lower_bound(holder->children.begin(), holder->children.end(), step,
                                [](const Node &node, int wanted) { return node.step < wanted; });
    for (; row != holder->children.end() && row->step == step; ++row) {
        if (row->kind == Kind::Variation && row->place.line == path)
            return &*row;
    }
    return nullptr;
}

QModelIndex NotationModel::indexOf(const Place &place)
{
    if (m_root->children.empty() || !record::findLine(m_record->line, place.line))
        return {};
    const int step = record::stepOf(m_record->line, place);
    const LinePath path = record::placeAlong(m_record->line, place.line, step).line;
    if (step < 0 || (path.empty() && step > m_main->stepCount()))
        return {};
    Node *holder = path.empty() ? &m_root->children[headingOfAction(step)] : variationOf(path);
    if (!holder)
        return {};
    fetch(*holder);
    std::vector<Node> &rows = holder->children;
    auto row = std::upper_bound(rows.begin(), rows.end(), step,
                                [](int wanted, const Node &node) { return wanted < node.step; });
    const Node *found = holder;
    while (row != rows.begin()) {
        --row;
        if (found != holder && row->step != found->step)
            break;
        if (row->kind == Kind::Step || row->kind == Kind::Fact)
            found = &*row;
    }
    return indexOf(*found);
}

QModelIndex NotationModel::holderAt(const Place &place)
{
    if (m_root->children.empty() || !record::findLine(m_record->line, place.line))
        return {};
    if (!place.line.empty()) {
        const Node *variation = variationOf(place.line);
        return variation ? indexOf(*variation) : QModelIndex();
    }
    if (place.at < 0)
        return {};
    const Node &heading = m_root->children[m_main->headingOf(place.at)];
    return heading.step == place.at ? indexOf(heading) : QModelIndex();
}

// ---- the model

NotationModel::Node *NotationModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex NotationModel::indexOf(const Node &node) const
{
    return node.parent ? createIndex(node.row, 0, const_cast<Node *>(&node)) : QModelIndex();
}

QModelIndex NotationModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? indexOf(nodeOf(parent)->children[row]) : QModelIndex();
}

QModelIndex NotationModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(*nodeOf(child)->parent) : QModelIndex();
}

int NotationModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int NotationModel::columnCount(const QModelIndex &) const { return 1; }

bool NotationModel::hasChildren(const QModelIndex &parent) const
{
    return canFetchMore(parent) || rowCount(parent) > 0;
}

bool NotationModel::canFetchMore(const QModelIndex &parent) const
{
    const Node &node = *nodeOf(parent);
    return parent.isValid() && node.holds() && !node.isFetched;
}

void NotationModel::fetchMore(const QModelIndex &parent) { fetch(*nodeOf(parent)); }

void NotationModel::fetch(Node &node)
{
    if (!node.holds() || node.isFetched)
        return;
    std::vector<Node> rows = node.kind == Kind::Heading ? rowsOfHeading(node.row) : rowsOfVariation(node);
    if (rows.empty()) {
        node.isFetched = true;
        return;
    }
    beginInsertRows(indexOf(node), 0, static_cast<int>(rows.size()) - 1);
    node.hold(std::move(rows));
    endInsertRows();
}

QVariant NotationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole: return textOf(node);
    case Qt::AccessibleTextRole: return m_words.heard(spokenTextOf(node));
    case Qt::DecorationRole:
        return node.kind == Kind::Step && node.seat < m_signs.size() ? QVariant(m_signs[node.seat]) : QVariant();
    case Qt::FontRole: { // the size is the view's
        QFont font;
        if (node.kind == Kind::Heading || node.kind == Kind::LineHeading)
            font.setWeight(QFont::DemiBold);
        return font;
    }
    case PlaceRole: return QVariant::fromValue(node.place);
    case StepRole: return node.step;
    case PlacesRole: return QVariant::fromValue(QList<engine::PlaceIndex>(node.places.begin(), node.places.end()));
    case KindRole: return QVariant::fromValue(node.kind);
    default: return {};
    }
}

QString NotationModel::sentence(const Node &node) const
{
    if (!node.message.id.empty())
        return m_words.say(node.message);
    return node.step == 0 ? tr("The start") : tr("Step %1").arg(words::Words::number(node.step));
}

QString NotationModel::textOf(const Node &node) const
{
    if (node.kind == Kind::Comment || node.kind == Kind::Drawn)
        return record::shown(node.comment);
    QString said = sentence(node);
    if (!node.notation.isEmpty())
        said = tr("%1 – %2", "a sentence and what is said of it").arg(said, node.notation);
    if (node.kind == Kind::Variation)
        return node.choices == 0 ? tr("Variation: %1", "only what chance does").arg(said)
                                 : tr("Variation: %1 (%n action(s))", nullptr, node.choices).arg(said);
    // Signs stay together, and with the first word.
    QString mark = node.symbols.signs().replace(QLatin1Char(' '), QChar::Nbsp);
    if (!mark.isEmpty())
        mark += QChar::Nbsp + node.symbols.words();
    return mark.isEmpty() ? said : tr("%1 – %2", "a sentence and what is said of it").arg(said, mark);
}

/// With the words for what is a sign or a colour on the screen.
QString NotationModel::spokenTextOf(const Node &node) const
{
    if (node.kind == Kind::Comment)
        return tr("Comment: %1").arg(textOf(node));
    if (node.kind == Kind::Drawn)
        return tr("Drawn: %1").arg(textOf(node));
    if (node.kind != Kind::Step || node.message.id.empty())
        return textOf(node);
    const QString said = tr("Step %1: %2").arg(words::Words::number(node.step), sentence(node));
    const QString mark = node.symbols.words();
    return mark.isEmpty() ? said : tr("%1 – %2", "a sentence and what is said of it").arg(said, mark);
}

} // namespace views

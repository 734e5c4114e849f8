// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a game when it is looked at again, and other ways to go on: edits of the record's tree.
#include <algorithm>
#include <limits>

#include "model/play/play_edits.h"
#include "model/record/text.h"

namespace play {

using engine::Action;
using record::Json;
using record::Line;
using record::LinePath;
using record::Place;

namespace {

const QString kReview = QStringLiteral("review");
const QString kLine = QStringLiteral("line");
const QString kAtPlace = QStringLiteral("at");
const QString kText = QStringLiteral("text");
const QString kMark = QStringLiteral("mark");
const QString kAction = QStringLiteral("action");
const QString kValue = QStringLiteral("value");

Json::Members editOf(const char *what, const LinePath &line)
{
    Json::List path(line.begin(), line.end());
    return {{kReview, Json(QString::fromLatin1(what))}, {kLine, std::move(path)}};
}

Json::Members editOf(const char *what, const Place &place)
{
    Json::Members edit = editOf(what, place.line);
    edit.emplace_back(kAtPlace, Json(place.at));
    return edit;
}

bool isEmpty(const record::Text &text)
{
    return text.plain.isEmpty()
           && std::all_of(text.translations.begin(), text.translations.end(),
                          [](const auto &translation) { return translation.second.isEmpty(); });
}

/// The line of an edit that came from a journal, or nothing where it is of another form.
std::optional<LinePath> pathIn(const Json &edit)
{
    const std::optional<Json> line = edit.find(kLine);
    const std::optional<Json::List> indices = line ? line->asList() : std::nullopt;
    if (!indices)
        return std::nullopt;
    LinePath path;
    for (const Json &index : *indices) {
        if (!index.asInteger() || *index.asInteger() < 0 || *index.asInteger() > std::numeric_limits<int>::max())
            return std::nullopt;
        path.push_back(static_cast<int>(*index.asInteger()));
    }
    return path;
}

std::optional<Place> placeIn(const Json &edit)
{
    const std::optional<LinePath> path = pathIn(edit);
    const std::optional<Json> at = edit.find(kAtPlace);
    if (!path || !at || !at->asInteger() || *at->asInteger() < 0 || *at->asInteger() > std::numeric_limits<int>::max())
        return std::nullopt;
    return Place{*path, static_cast<int>(*at->asInteger())};
}

} // namespace

Play::TreeEdit::TreeEdit(Play &play, engine::Message label, Line changed, bool isPersons)
    : Edit(play, std::move(label)), m_isPersons(isPersons),
      m_changesGame(changed.actions != play.record().line.actions), m_line(std::move(changed)),
      m_state(++play.m_lastState)
{
    if (!m_changesGame)
        return;
    m_analysisState = m_state;
    // What was measured of the actions that are no longer played goes with them.
    const auto &now = play.record().line.actions;
    const auto same = std::mismatch(now.begin(), now.end(), m_line.actions.begin(), m_line.actions.end()).first;
    const int kept = static_cast<int>(same - now.begin());
    m_timing = play.record().timing;
    if (m_timing) {
        m_timing->left.erase(m_timing->left.upper_bound(kept), m_timing->left.end());
        m_timing->pauses.erase(m_timing->pauses.upper_bound(kept), m_timing->pauses.end());
    }
    if (const auto result = replay::Timeline::endOf(play.record().startPosition(), m_line.actions).result())
        m_result = record::FinalResult{*result, {}};
}

void Play::TreeEdit::apply()
{
    std::swap(m_play.m_record.line, m_line);
    std::swap(m_play.m_state, m_state);
    if (!m_changesGame)
        return;
    std::swap(m_play.m_record.timing, m_timing);
    std::swap(m_play.m_record.result, m_result);
    std::swap(m_play.m_record.analysis, m_analysis);
    std::swap(m_play.m_analysisState, m_analysisState);
    m_play.m_timeline.become(m_play.m_record.line.actions);
}

/// Carries out a change of the tree as one edit; false, and nothing changes, where `change` says so.
bool Play::review(engine::Message label, Json::Members edit, const std::function<bool(Line &)> &change, bool isPersons)
{
    Line changed = m_record.line;
    // Those that the edit will leave for good, as every edit does.
    for (record::Variation &left : linesLeft())
        changed.variations.push_back(std::move(left));
    if (!change(changed))
        return false;
    const bool replaces = changed.actions != m_record.line.actions;
    if (replaces)
        dropThought();
    const bool wasEnded = m_record.result && record::isEarlyEnd(m_record.result->value.reason);
    m_stack.push(new TreeEdit(*this, std::move(label), std::move(changed), isPersons));
    tell(std::move(edit));
    if (replaces)
        emit gameReplaced();
    emit treeChanged();
    // Nobody resigned in the other line.
    if (replaces && wasEnded)
        emit endChanged();
    noteRevealed();
    return true;
}

bool Play::isPlace(const Place &place) const
{
    const Line *line = record::findLine(m_record.line, place.line);
    return line && place.at >= 0 && place.at <= static_cast<int>(line->actions.size());
}

bool Play::setComment(const Place &place, const record::Text &text)
{
    if (!isPlace(place) || !record::fits(text))
        return false;
    const record::Text *now = record::commentAt(m_record.line, place);
    if (isEmpty(text) ? !now : now && *now == text)
        return false;
    Json::Members edit = editOf("comment", place);
    edit.emplace_back(kText, record::toJson(text));
    return review({"comment", {}}, std::move(edit), [&](Line &main) {
        std::map<int, record::Text> &comments = record::findLine(main, place.line)->comments;
        if (isEmpty(text))
            comments.erase(place.at);
        else
            comments.insert_or_assign(place.at, text);
        return true;
    });
}

bool Play::setMark(const Place &place, const QString &mark)
{
    if (!isPlace(place) || record::markAt(m_record.line, place) == mark || !(mark.isEmpty() || record::isMark(mark)))
        return false;
    Json::Members edit = editOf("mark", place);
    edit.emplace_back(kMark, mark);
    return review({"mark", {}}, std::move(edit), [&](Line &main) {
        std::map<int, QString> &marks = record::findLine(main, place.line)->marks;
        if (mark.isEmpty())
            marks.erase(place.at);
        else
            marks.insert_or_assign(place.at, mark);
        return true;
    });
}

std::optional<Place> Play::tryAction(const Place &from, Action action)
{
    if (!isPlace(from))
        return std::nullopt;
    if (std::optional<Place> there = record::followed(m_record.line, from, action))
        return there;
    std::vector<Action> before = record::actionsAlong(m_record.line, from.line);
    before.resize(static_cast<std::size_t>(record::stepOf(m_record.line, from)));
    const engine::Position position = replay::Timeline::endOf(m_record.startPosition(), before);
    if (position.isOver() || position.illegalReason(action))
        return std::nullopt;
    Json::Members edit = editOf("try", from);
    edit.emplace_back(kAction, Json::text(position.actionText(action)));
    std::optional<Place> there;
    review(
        {"variation", {}}, std::move(edit),
        [&](Line &main) {
            there = record::addAction(main, from, action);
            return there.has_value();
        },
        action.actor() != engine::kChance);
    return there;
}

bool Play::promote(const LinePath &line)
{
    return review({"promote", {}}, editOf("promote", line), [&](Line &main) { return record::promote(main, line); });
}

bool Play::removeLine(const LinePath &line)
{
    return review({"remove-line", {}}, editOf("remove", line),
                  [&](Line &main) { return record::removeLine(main, line); });
}

void Play::setAnalysis(const Json &analysis)
{
    m_record.analysis = analysis;
    m_analysisState = ++m_lastState;
    tell({{kReview, Json(QStringLiteral("analysis"))}, {kValue, analysis}});
    emit treeChanged();
}

void Play::becomeTraining()
{
    if (isTraining())
        return;
    m_record.training = true;
    tell({{kReview, Json(QStringLiteral("training"))}});
    emit treeChanged();
}

void Play::reveal()
{
    m_isRevealed = true;
    noteRevealed();
}

/// What ended the game may be taken back, or another line be the game.
void Play::noteRevealed()
{
    if (m_isRevealed && !isOver())
        becomeTraining();
}

/// An edit of these that a journal kept.
bool Play::repeatReview(const Json &edit)
{
    const std::optional<Json> review = edit.find(kReview);
    const QString *what = review->asText();
    const std::optional<LinePath> line = pathIn(edit);
    const std::optional<Place> place = placeIn(edit);
    if (!what)
        return false;
    if (*what == QLatin1String("training")) {
        const bool isNew = !isTraining();
        becomeTraining();
        return isNew;
    }
    if (const std::optional<Json> value = edit.find(kValue);
        value && value->isObject() && *what == QLatin1String("analysis")) {
        setAnalysis(*value);
        return true;
    }
    if (line && *what == QLatin1String("promote"))
        return promote(*line);
    if (line && *what == QLatin1String("remove"))
        return removeLine(*line);
    if (!place || !isPlace(*place))
        return false;
    if (const std::optional<Json> text = edit.find(kText); text && *what == QLatin1String("comment")) {
        const std::optional<record::Text> words = record::textOf(*text);
        return words && setComment(*place, *words);
    }
    if (const std::optional<Json> mark = edit.find(kMark); mark && mark->asText() && *what == QLatin1String("mark"))
        return setMark(*place, *mark->asText());
    if (const std::optional<Json> text = edit.find(kAction); text && text->asText() && *what == QLatin1String("try"))
        return repeatTry(*place, text->asText()->toStdString());
    return false;
}

bool Play::repeatTry(const Place &from, const std::string &text)
{
    // What an action's text means does not depend on the position.
    const auto read = position().readAction(text);
    const Action *action = std::get_if<Action>(&read);
    return action && !record::followed(m_record.line, from, *action) && tryAction(from, *action);
}

bool Play::isReview(int index) const
{
    return index >= 0 && index < m_stack.count() && dynamic_cast<const TreeEdit *>(m_stack.command(index));
}

/// True for an edit of the tree with which other actions became the game.
bool Play::changesGame(int index) const
{
    return isReview(index) && static_cast<const TreeEdit &>(editAt(index)).changesGame();
}

bool Play::undoesReview() const { return isReview(lastUserAction()); }
bool Play::redoesReview() const { return isReview(m_stack.index()); }

} // namespace play

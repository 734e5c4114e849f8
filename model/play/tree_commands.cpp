// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/commands.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "model/record/merge.h"
#include "model/record/text.h"

namespace play {

using engine::Action;
using record::Drawing;
using record::Json;
using record::Line;
using record::LinePath;
using record::Place;

namespace {

const QString kReview = QStringLiteral("review");
const QString kLine = QStringLiteral("line");
const QString kAt = QStringLiteral("at");
const QString kText = QStringLiteral("text");
const QString kMark = QStringLiteral("mark");
const QString kDrawings = QStringLiteral("drawings");
const QString kAction = QStringLiteral("action");
const QString kChosen = QStringLiteral("chosen"); ///< an outcome of chance by a person
const QString kGesture = QStringLiteral("gesture");
const QString kOther = QStringLiteral("other");

Json::Members editOf(const char *what, const LinePath &line)
{
    Json::List path(line.begin(), line.end());
    return {{kReview, Json(QString::fromLatin1(what))}, {kLine, std::move(path)}};
}

Json::Members editOf(const char *what, const Place &place, const QString &key = {}, Json value = {})
{
    Json::Members edit = editOf(what, place.line);
    edit.emplace_back(kAt, Json(place.at));
    if (!key.isEmpty())
        edit.emplace_back(key, std::move(value));
    return edit;
}

/// Another tree: something said of a place, a variation more or less, another main line.
class TreeCommand : public Command {
public:
    /// Changes the tree, which is that of `now` and the lines that the command leaves for good. False where that is not
    /// possible. What it finds out for the journal it adds to `json`.
    using Edit = std::function<bool(const GameState &now, Line &tree, Json::Members &json)>;

    TreeCommand(const char *label, Json::Members json, Edit edit, bool isPersons = true, int gesture = 0)
        : Command(Change::Tree, {label, {}}, std::move(json)), m_edit(std::move(edit)), m_isPersons(isPersons),
          m_gesture(gesture)
    {
    }
    bool isPersons() const override { return m_isPersons; }
    int gesture() const override { return m_gesture; }
    const Line *otherGame() const override { return changesGame() ? &m_line : nullptr; }

protected:
    bool check(const GameState &state) override;
    void apply(GameState &state) override;

private:
    bool changesGame() const { return m_change.has(Change::GameReplaced); }
    void checkGame(const GameState &state);

    Edit m_edit;
    bool m_isPersons;                     ///< false for an outcome of chance that follows what a person tried
    int m_gesture;                        ///< of the commands that are one step of undo; 0: none
    Line m_line;                          ///< the other tree than the record's, and what belongs to it
    std::optional<std::uint64_t> m_state; ///< nothing: never done
    std::optional<record::Timing> m_timing;
    std::optional<record::FinalResult> m_result;
    std::optional<Json> m_analysis;
    std::optional<QString> m_rated;    ///< a game of other actions is not the one that was rated
    std::uint64_t m_analysisState = 0; ///< where the command changes the game, its analysis is another one too
};

bool TreeCommand::check(const GameState &state)
{
    m_line = state.record().line;
    m_line.variations.insert(m_line.variations.end(), left().begin(), left().end());
    if (!m_edit(state, m_line, m_json))
        return false;
    m_edit = nullptr;
    if (m_line.actions != state.record().line.actions)
        checkGame(state);
    return true;
}

/// Other actions are played in the game itself.
void TreeCommand::checkGame(const GameState &state)
{
    m_change.parts |= Change::GameReplaced;
    if (!state.earlyEnd().empty()) // nobody resigned in the other line
        m_change.parts |= Change::End;
    // What was measured of the actions that are no longer played goes with them.
    const auto &now = state.record().line.actions;
    const auto same = std::mismatch(now.begin(), now.end(), m_line.actions.begin(), m_line.actions.end()).first;
    const int kept = static_cast<int>(same - now.begin());
    m_timing = state.record().timing;
    if (m_timing) {
        m_timing->left.erase(m_timing->left.upper_bound(kept), m_timing->left.end());
        m_timing->pauses.erase(m_timing->pauses.upper_bound(kept), m_timing->pauses.end());
    }
    if (const auto result = replay::Timeline::endOf(state.record().startPosition(), m_line.actions).result())
        m_result = record::FinalResult{*result, {}};
}

void TreeCommand::apply(GameState &state)
{
    if (!m_state)
        m_state = m_analysisState = state.newState();
    std::swap(state.edit().line, m_line);
    std::swap(state.treeState(), *m_state);
    if (!changesGame())
        return;
    std::swap(state.edit().timing, m_timing);
    std::swap(state.edit().result, m_result);
    std::swap(state.edit().analysis, m_analysis);
    std::swap(state.edit().rated, m_rated);
    std::swap(state.analysisState(), m_analysisState);
    state.followLine();
}

bool isPlace(const GameState &state, const Place &place)
{
    const Line *line = record::findLine(state.record().line, place.line);
    return line && place.at >= 0 && place.at <= static_cast<int>(line->actions.size());
}

bool isEmpty(const record::Text &text)
{
    return text.plain.isEmpty()
           && std::all_of(text.translations.begin(), text.translations.end(),
                          [](const auto &translation) { return translation.second.isEmpty(); });
}

template <class T>
void setOrErase(std::map<int, T> &map, int place, const T &entry, bool isNone)
{
    if (isNone)
        map.erase(place);
    else
        map.insert_or_assign(place, entry);
}

/// The action as text; nothing where it is not possible there.
std::optional<Json> textAt(const GameState &state, const Place &from, Action action)
{
    const Line &main = state.record().line;
    std::vector<Action> before = record::actionsAlong(main, from.line);
    before.resize(static_cast<std::size_t>(record::stepOf(main, from)));
    const engine::Position position = replay::Timeline::endOf(state.record().startPosition(), before);
    if (position.isOver() || position.illegalReason(action))
        return std::nullopt;
    return Json::text(position.actionText(action));
}

/// An integer 0 … that an `int` can hold.
std::optional<int> indexIn(const Json &json)
{
    const qint64 *number = json.asInteger();
    if (!number || *number < 0 || *number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

/// The drawings of a list of texts; nothing where it is of another form.
std::optional<std::vector<Drawing>> drawingsIn(const Json &json, const engine::Game &game)
{
    const std::optional<Json::List> texts = json.asList();
    std::vector<Drawing> drawings;
    for (const Json &each : texts.value_or(Json::List())) {
        const std::optional<Drawing> drawing = each.asText() ? record::drawingOf(*each.asText(), game) : std::nullopt;
        if (!drawing)
            return std::nullopt;
        drawings.push_back(*drawing);
    }
    return texts ? std::optional(std::move(drawings)) : std::nullopt;
}

/// The line of an edit, or nothing where it is of another form.
std::optional<LinePath> pathIn(const Json &edit)
{
    const std::optional<Json> line = edit.find(kLine);
    const std::optional<Json::List> indices = line ? line->asList() : std::nullopt;
    if (!indices)
        return std::nullopt;
    LinePath path;
    for (const Json &each : *indices) {
        const std::optional<int> index = indexIn(each);
        if (!index)
            return std::nullopt;
        path.push_back(*index);
    }
    return path;
}

} // namespace

std::unique_ptr<Command> setComment(Place place, record::Text text)
{
    Json::Members json = editOf("comment", place, kText, record::toJson(text));
    return std::make_unique<TreeCommand>(
        "comment", std::move(json),
        [place = std::move(place), text = std::move(text)](const GameState &now, Line &tree, Json::Members &) {
            if (!isPlace(now, place) || !record::fits(text))
                return false;
            const record::Text *old = record::commentAt(now.record().line, place);
            if (isEmpty(text) ? !old : old && *old == text)
                return false;
            setOrErase(record::findLine(tree, place.line)->comments, place.at, text, isEmpty(text));
            return true;
        });
}

namespace {

/// One of those symbols, or none.
std::unique_ptr<Command> setSymbol(const char *what, Place place, QString symbol, std::map<int, QString> Line::*symbols,
                                   const QStringList &known)
{
    Json::Members json = editOf(what, place, kMark, symbol);
    return std::make_unique<TreeCommand>("mark", std::move(json),
                                         [place = std::move(place), symbol = std::move(symbol), symbols,
                                          &known](const GameState &now, Line &tree, Json::Members &) {
                                             if (!isPlace(now, place) || !(symbol.isEmpty() || known.contains(symbol)))
                                                 return false;
                                             std::map<int, QString> &all = record::findLine(tree, place.line)->*symbols;
                                             const auto before = all.find(place.at);
                                             if (symbol == (before == all.end() ? QString() : before->second))
                                                 return false;
                                             setOrErase(all, place.at, symbol, symbol.isEmpty());
                                             return true;
                                         });
}

} // namespace

std::unique_ptr<Command> setMark(Place place, QString mark)
{
    return setSymbol("mark", std::move(place), std::move(mark), &Line::marks, record::marks());
}

std::unique_ptr<Command> setAssessment(Place place, QString assessment)
{
    return setSymbol("assess", std::move(place), std::move(assessment), &Line::assessments, record::assessments());
}

std::unique_ptr<Command> setDrawings(Place place, std::vector<Drawing> drawings)
{
    Json::Members json = editOf("draw", place);
    return std::make_unique<TreeCommand>("draw", std::move(json),
                                         [place = std::move(place), drawings = std::move(drawings)](
                                             const GameState &now, Line &tree, Json::Members &edit) {
                                             if (!isPlace(now, place) || drawings.size() > record::kMostDrawings
                                                 || record::drawingsAt(now.record().line, place) == drawings)
                                                 return false;
                                             Json::List texts;
                                             for (const Drawing &drawing : drawings)
                                                 texts.emplace_back(record::toText(drawing, now.game()));
                                             edit.emplace_back(kDrawings, std::move(texts));
                                             setOrErase(record::findLine(tree, place.line)->drawings, place.at,
                                                        drawings, drawings.empty());
                                             return true;
                                         });
}

std::unique_ptr<Command> addAction(Place from, Action action, std::shared_ptr<std::optional<Place>> reached,
                                   bool chosen, int gesture)
{
    const bool isChance = action.actor() == engine::kChance;
    Json::Members json = editOf("try", from);
    if (isChance && chosen)
        json.emplace_back(kChosen, Json(true));
    if (gesture != 0)
        json.emplace_back(kGesture, Json(gesture));
    return std::make_unique<TreeCommand>(
        "variation", std::move(json),
        [from = std::move(from), action, reached = std::move(reached)](const GameState &now, Line &tree,
                                                                       Json::Members &edit) {
            if (!isPlace(now, from))
                return false;
            std::optional<Place> there = record::followed(now.record().line, from, action);
            const std::optional<Json> text = there ? std::nullopt : textAt(now, from, action);
            if (text) {
                edit.emplace_back(kAction, *text);
                there = record::addAction(tree, from, action);
            }
            if (reached)
                *reached = there;
            return text && there;
        },
        !isChance || chosen, gesture);
}

std::unique_ptr<Command> promote(LinePath line)
{
    Json::Members json = editOf("promote", line);
    return std::make_unique<TreeCommand>("promote", std::move(json),
                                         [line = std::move(line)](const GameState &, Line &tree, Json::Members &) {
                                             return record::promote(tree, line);
                                         });
}

std::unique_ptr<Command> removeLine(LinePath line)
{
    Json::Members json = editOf("remove", line);
    return std::make_unique<TreeCommand>("remove-line", std::move(json),
                                         [line = std::move(line)](const GameState &, Line &tree, Json::Members &) {
                                             return record::removeLine(tree, line);
                                         });
}

std::unique_ptr<Command> merge(const record::Record &other)
{
    Json::Members json = editOf("merge", LinePath());
    json.emplace_back(kOther, std::get<Json>(record::parseJson(record::write(other))));
    return std::make_unique<TreeCommand>("merge", std::move(json),
                                         [other](const GameState &now, Line &tree, Json::Members &) {
                                             if (record::mergeIllegalReason(now.record(), other))
                                                 return false;
                                             auto both = record::merged(tree, other.line);
                                             auto *const merged = std::get_if<record::Merged>(&both);
                                             if (!merged || !merged->isChanged)
                                                 return false;
                                             tree = std::move(merged->line);
                                             return true;
                                         });
}

std::unique_ptr<Command> readTreeCommand(const Json &edit, const GameState &state)
{
    const std::optional<Json> review = edit.find(kReview);
    const QString *what = review ? review->asText() : nullptr;
    const std::optional<LinePath> line = pathIn(edit);
    if (!what || !line)
        return nullptr;
    if (*what == QLatin1String("promote"))
        return promote(*line);
    if (*what == QLatin1String("remove"))
        return removeLine(*line);
    if (const std::optional<Json> other = edit.find(kOther); other && *what == QLatin1String("merge")) {
        const auto read = record::read(other->indented(record::kMostBytes));
        return std::holds_alternative<record::Record>(read) ? merge(std::get<record::Record>(read)) : nullptr;
    }
    const std::optional<Json> at = edit.find(kAt);
    const std::optional<int> index = at ? indexIn(*at) : std::nullopt;
    if (!index)
        return nullptr;
    const Place place{*line, *index};
    if (const std::optional<Json> text = edit.find(kText); text && *what == QLatin1String("comment")) {
        std::optional<record::Text> words = record::textOf(*text);
        return words ? setComment(place, std::move(*words)) : nullptr;
    }
    if (const std::optional<Json> mark = edit.find(kMark); mark && mark->asText()) {
        if (*what == QLatin1String("mark"))
            return setMark(place, *mark->asText());
        if (*what == QLatin1String("assess"))
            return setAssessment(place, *mark->asText());
    }
    if (const std::optional<Json> texts = edit.find(kDrawings); texts && *what == QLatin1String("draw")) {
        std::optional<std::vector<Drawing>> drawings = drawingsIn(*texts, state.game());
        return drawings ? setDrawings(place, std::move(*drawings)) : nullptr;
    }
    if (const std::optional<Json> text = edit.find(kAction); text && text->asText() && *what == QLatin1String("try")) {
        // What an action's text means does not depend on the position.
        const auto read = state.position().readAction(text->asText()->toStdString());
        const Action *action = std::get_if<Action>(&read);
        const std::optional<Json> gesture = edit.find(kGesture);
        return action ? addAction(place, *action, {}, edit.find(kChosen).has_value(),
                                  gesture ? indexIn(*gesture).value_or(0) : 0)
                      : nullptr;
    }
    return nullptr;
}

} // namespace play

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/tree.h"

#include <algorithm>
#include <limits>

#include "model/record/text.h"

namespace record {

namespace {

template <class AnyLine>
AnyLine *lineAt(AnyLine &main, const LinePath &path)
{
    AnyLine *line = &main;
    for (const int index : path) {
        if (index < 0 || index >= static_cast<int>(line->variations.size()))
            return nullptr;
        line = &line->variations[index].line;
    }
    return line;
}

LinePath parentOf(LinePath path)
{
    path.pop_back();
    return path;
}

const Variation &variationAt(const Line &main, const LinePath &path)
{
    return findLine(main, parentOf(path))->variations[path.back()];
}

/// Moves what stands at places from `first` on into another map, counted from `first`.
template <class T>
std::map<int, T> cutFrom(std::map<int, T> &map, int first)
{
    std::map<int, T> cut;
    for (auto it = map.lower_bound(first); it != map.end(); it = map.erase(it))
        cut.emplace(it->first - first, std::move(it->second));
    return cut;
}

template <class T>
void moveIn(std::map<int, T> &map, std::map<int, T> &&from, int offset)
{
    for (auto &[place, entry] : from)
        map.insert_or_assign(place + offset, std::move(entry));
}

/// All of the line from its action number `at` + 1 on. What is said of the branch itself stays.
Line cutLine(Line &line, int at)
{
    Line rest;
    const auto branch = line.actions.begin() + at;
    rest.actions.assign(branch, line.actions.end());
    line.actions.erase(branch, line.actions.end());
    moveIn(rest.comments, cutFrom(line.comments, at + 1), 1);
    for (const auto symbols : {&Line::marks, &Line::assessments})
        moveIn(rest.*symbols, cutFrom(line.*symbols, at + 1), 1);
    moveIn(rest.drawings, cutFrom(line.drawings, at + 1), 1);
    const auto later = std::stable_partition(line.variations.begin(), line.variations.end(),
                                             [at](const Variation &variation) { return variation.at <= at; });
    for (auto variation = later; variation != line.variations.end(); ++variation) {
        variation->at -= at;
        rest.variations.push_back(std::move(*variation));
    }
    line.variations.erase(later, line.variations.end());
    return rest;
}

/// Appends a line at the end of another, with all that is said of it; of two symbols of the same position that of the
/// first stands. False if two comments on the same position become too long for a file, or the drawings too many.
bool joinLine(Line &line, Line &&next)
{
    const int at = static_cast<int>(line.actions.size());
    line.actions.insert(line.actions.end(), next.actions.begin(), next.actions.end());
    if (const auto opening = next.comments.find(0); opening != next.comments.end() && line.comments.count(at) != 0) {
        opening->second = combined(line.comments[at], opening->second, [](const QString &above, const QString &below) {
            return above + QLatin1Char('\n') + below;
        });
        if (!fits(opening->second))
            return false;
    }
    moveIn(line.comments, std::move(next.comments), at);
    for (const auto symbols : {&Line::marks, &Line::assessments}) {
        if ((line.*symbols).count(at) != 0)
            (next.*symbols).erase(0);
        moveIn(line.*symbols, std::move(next.*symbols), at);
    }
    if (const auto opening = next.drawings.find(0); opening != next.drawings.end() && line.drawings.count(at) != 0) {
        std::vector<Drawing> &both = line.drawings[at];
        for (const Drawing &drawing : opening->second) {
            if (std::find(both.begin(), both.end(), drawing) == both.end())
                both.push_back(drawing);
        }
        next.drawings.erase(opening);
        if (both.size() > kMostDrawings)
            return false;
    }
    moveIn(line.drawings, std::move(next.drawings), at);
    for (Variation &variation : next.variations) {
        variation.at += at;
        line.variations.push_back(std::move(variation));
    }
    return true;
}

/// A position may be the beginning of a line, or of lines in each other: the place in the line that they branch off
/// from.
Place branchOf(const Line &main, const Place &place)
{
    return place.at == 0 ? placeAlong(main, place.line, beginOf(main, place.line)) : place;
}

std::optional<Place> followedIn(const Line &line, const Place &from, engine::Action action)
{
    if (from.at < static_cast<int>(line.actions.size()) && line.actions[from.at] == action)
        return Place{from.line, from.at + 1};
    for (std::size_t index = 0; index < line.variations.size(); ++index) {
        const Variation &variation = line.variations[index];
        if (variation.at != from.at)
            continue;
        Place begin{from.line, 0};
        begin.line.push_back(static_cast<int>(index));
        if (std::optional<Place> place = followedIn(variation.line, begin, action))
            return place;
    }
    return std::nullopt;
}

} // namespace

Json toJson(const ShownPlace &place)
{
    Json::List list{Json(place.step)};
    list.insert(list.end(), place.line.begin(), place.line.end());
    return list;
}

std::optional<ShownPlace> shownPlaceOf(const Json &list)
{
    const auto all = list.asList();
    if (!all || all->empty())
        return std::nullopt;
    LinePath figures;
    for (const Json &figure : *all) {
        const qint64 *const value = figure.asInteger();
        if (!value || *value < 0 || *value > std::numeric_limits<int>::max())
            return std::nullopt;
        figures.push_back(static_cast<int>(*value));
    }
    return ShownPlace{{figures.begin() + 1, figures.end()}, figures.front()};
}

const Line *findLine(const Line &main, const LinePath &path) { return lineAt(main, path); }
Line *findLine(Line &main, const LinePath &path) { return lineAt(main, path); }

int beginOf(const Line &main, const LinePath &path)
{
    return path.empty() ? 0 : beginOf(main, parentOf(path)) + variationAt(main, path).at;
}

std::vector<engine::Action> actionsAlong(const Line &main, const LinePath &path)
{
    const Line &line = *findLine(main, path);
    if (path.empty())
        return line.actions;
    std::vector<engine::Action> actions = actionsAlong(main, parentOf(path));
    actions.resize(static_cast<std::size_t>(beginOf(main, path)));
    actions.insert(actions.end(), line.actions.begin(), line.actions.end());
    return actions;
}

Place placeAlong(const Line &main, const LinePath &path, int step)
{
    const int begin = beginOf(main, path);
    if (path.empty() || step > begin)
        return {path, step - begin};
    return placeAlong(main, parentOf(path), step);
}

int stepOf(const Line &main, const Place &place) { return beginOf(main, place.line) + place.at; }

const Text *commentAt(const Line &main, const Place &place)
{
    const Line &line = *findLine(main, place.line);
    const auto comment = line.comments.find(place.at);
    return comment == line.comments.end() ? nullptr : &comment->second;
}

QString markAt(const Line &main, const Place &place)
{
    const Line &line = *findLine(main, place.line);
    const auto mark = line.marks.find(place.at);
    return mark == line.marks.end() ? QString() : mark->second;
}

QString assessmentAt(const Line &main, const Place &place)
{
    const Line &line = *findLine(main, place.line);
    const auto assessment = line.assessments.find(place.at);
    return assessment == line.assessments.end() ? QString() : assessment->second;
}

std::vector<Drawing> drawingsAt(const Line &main, const Place &place)
{
    const Line &line = *findLine(main, place.line);
    const auto drawings = line.drawings.find(place.at);
    return drawings == line.drawings.end() ? std::vector<Drawing>() : drawings->second;
}

std::optional<Place> followed(const Line &main, const Place &from, engine::Action action)
{
    const Place branch = branchOf(main, from);
    return followedIn(*findLine(main, branch.line), branch, action);
}

std::optional<Place> addAction(Line &main, const Place &from, engine::Action action)
{
    Place place = branchOf(main, from);
    Line &line = *findLine(main, place.line);
    if (!place.line.empty() && place.at == static_cast<int>(line.actions.size())) {
        line.actions.push_back(action);
        return Place{place.line, place.at + 1};
    }
    if (place.line.size() >= kDeepestLine)
        return std::nullopt;
    line.variations.push_back({place.at, Line{{action}, {}, {}, {}}, {}});
    place.line.push_back(static_cast<int>(line.variations.size()) - 1);
    return Place{place.line, 1};
}

int depthOf(const Line &line)
{
    int depth = 0;
    for (const Variation &variation : line.variations)
        depth = std::max(depth, 1 + depthOf(variation.line));
    return depth;
}

bool promote(Line &main, const LinePath &path)
{
    if (path.empty() || !findLine(main, path))
        return false;
    Line changed = main;
    Line &line = *findLine(changed, parentOf(path));
    const auto chosen = line.variations.begin() + path.back();
    const int at = chosen->at;
    Variation next = std::move(*chosen);
    line.variations.erase(chosen);
    Variation instead{at, cutLine(line, at), std::move(next.unknown)};
    if (!instead.line.actions.empty())
        line.variations.push_back(std::move(instead));
    // A file of another program may lie deeper already: that alone hinders nobody.
    if (!joinLine(line, std::move(next.line)) || depthOf(changed) > std::max(kDeepestLine, depthOf(main)))
        return false;
    main = std::move(changed);
    return true;
}

bool removeLine(Line &main, const LinePath &path)
{
    if (path.empty() || !findLine(main, path))
        return false;
    std::vector<Variation> &variations = findLine(main, parentOf(path))->variations;
    variations.erase(variations.begin() + path.back());
    return true;
}

} // namespace record

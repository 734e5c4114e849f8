// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/merge.h"

#include <algorithm>

#include "model/record/text.h"
#include "model/record/tree.h"

namespace record {

namespace {

/// True if all lines of `part` stand in `whole` one after the other.
bool includes(const QString &whole, const QString &part)
{
    const QChar end(u'\n');
    return (end + whole + end).contains(end + part + end);
}

/// Both, one below the other, whichever comes first; what the other one says already is not said twice.
QString bothOf(const QString &one, const QString &other)
{
    if (includes(one, other))
        return one;
    if (includes(other, one))
        return other;
    return std::min(one, other) + QLatin1Char('\n') + std::max(one, other);
}

/// Adds to a tree, place by place.
class Merging {
public:
    explicit Merging(Line main) : m_main(std::move(main)) {}

    /// Adds a line that begins at that place. False where it is too much.
    bool add(const Place &from, const Line &line);
    Merged result() { return {std::move(m_main), m_isChanged}; }

private:
    bool say(const Place &place, const Line &line, int at);
    bool comment(std::map<int, Text> &comments, int place, const Text &text);
    bool draw(std::map<int, std::vector<Drawing>> &all, int place, const std::vector<Drawing> &drawings);
    void mark(std::map<int, QString> &symbols, int place, const QString &symbol, const QStringList &known);

    Line m_main;
    bool m_isChanged = false;
};

bool Merging::add(const Place &from, const Line &line)
{
    std::vector<Place> places{from};
    for (const engine::Action action : line.actions) {
        std::optional<Place> next = followed(m_main, places.back(), action);
        if (!next) {
            next = addAction(m_main, places.back(), action);
            m_isChanged = true;
        }
        if (!next)
            return false;
        places.push_back(*next);
    }
    for (std::size_t at = 0; at < places.size(); ++at) {
        // What opens a line stands where its first action is, and not where it branches off.
        const Place &place = places[at];
        const bool isOpening = at == 0 && places.size() > 1;
        if (!say(isOpening ? Place{places[1].line, places[1].at - 1} : place, line, static_cast<int>(at)))
            return false;
    }
    return std::all_of(line.variations.begin(), line.variations.end(), [&](const Variation &variation) {
        return add(places[static_cast<std::size_t>(variation.at)], variation.line);
    });
}

/// What `line` says of its place number `at` is said of that place.
bool Merging::say(const Place &place, const Line &line, int at)
{
    Line &own = *findLine(m_main, place.line);
    if (const auto mark = line.marks.find(at); mark != line.marks.end())
        this->mark(own.marks, place.at, mark->second, marks());
    if (const auto assessment = line.assessments.find(at); assessment != line.assessments.end())
        mark(own.assessments, place.at, assessment->second, assessments());
    const auto text = line.comments.find(at);
    const auto drawings = line.drawings.find(at);
    return (text == line.comments.end() || comment(own.comments, place.at, text->second))
           && (drawings == line.drawings.end() || draw(own.drawings, place.at, drawings->second));
}

bool Merging::comment(std::map<int, Text> &comments, int place, const Text &text)
{
    const auto [entry, isNew] = comments.emplace(place, text);
    const Text both = isNew ? text : combined(entry->second, text, bothOf);
    m_isChanged = m_isChanged || isNew || both != entry->second;
    entry->second = both;
    return fits(both);
}

void Merging::mark(std::map<int, QString> &symbols, int place, const QString &symbol, const QStringList &known)
{
    const auto [entry, isNew] = symbols.emplace(place, symbol);
    const bool stands = isNew || known.indexOf(symbol) > known.indexOf(entry->second);
    m_isChanged = m_isChanged || stands;
    if (stands)
        entry->second = symbol;
}

bool Merging::draw(std::map<int, std::vector<Drawing>> &all, int place, const std::vector<Drawing> &drawings)
{
    std::vector<Drawing> &here = all[place];
    for (const Drawing &drawing : drawings) {
        if (std::find(here.begin(), here.end(), drawing) == here.end()) {
            here.push_back(drawing);
            m_isChanged = true;
        }
    }
    return here.size() <= kMostDrawings;
}

std::size_t actionsIn(const Line &line)
{
    std::size_t count = line.actions.size();
    for (const Variation &variation : line.variations)
        count += actionsIn(variation.line);
    return count;
}

bool isSame(const Line &one, const Line &other)
{
    return one.actions == other.actions && one.comments == other.comments && one.marks == other.marks
           && one.assessments == other.assessments && one.drawings == other.drawings
           && std::equal(one.variations.begin(), one.variations.end(), other.variations.begin(), other.variations.end(),
                         [](const Variation &a, const Variation &b) { return a.at == b.at && isSame(a.line, b.line); });
}

} // namespace

std::optional<Error> mergeIllegalReason(const Record &record, const Record &other)
{
    if (record.game != other.game || record.seats.size() != other.seats.size()
        || record.startPosition() != other.startPosition() || record.options() != other.options())
        return Error{"merge.other-start", {}};
    const std::vector<engine::Action> &own = record.line.actions;
    const std::vector<engine::Action> &theirs = other.line.actions;
    if (own == theirs)
        return std::nullopt;
    const auto same = std::mismatch(own.begin(), own.end(), theirs.begin(), theirs.end()).first;
    return Error{"merge.other-line", {{"number", static_cast<std::int64_t>(same - own.begin()) + 1}}};
}

std::variant<Merged, Error> merged(Line main, const Line &other)
{
    if (isSame(main, other)) // also where a file has the same variation twice
        return Merged{std::move(main)};
    Merging merging(std::move(main));
    const Error tooMuch{"merge.too-much", {}};
    if (!merging.add({}, other))
        return tooMuch;
    Merged result = merging.result();
    if (actionsIn(result.line) > kMostActions)
        return tooMuch;
    return result;
}

} // namespace record

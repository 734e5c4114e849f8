// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/core/action_grammar.h"

#include <algorithm>

#include "model/engine/core/label.h"

namespace engine {

namespace {

/// The parts of a text between single spaces; a part is empty where the text begins or ends with a space or has two in
/// a row.
std::vector<std::string_view> splitAtSpaces(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t begin = 0;
    for (std::size_t end = text.find(' '); end != std::string_view::npos; end = text.find(' ', begin)) {
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    words.push_back(text.substr(begin));
    return words;
}

Unreadable wrong(std::string_view id, std::string_view text) { return {std::string(id), {{"text", text}}}; }

} // namespace

std::variant<Action, Unreadable> ActionGrammar::read(std::string_view text) const
{
    std::vector<std::string_view> words = splitAtSpaces(text);
    const bool isChance = words.front() == "chance";
    Seat actor = isChance ? kChance : 0;
    while (!isChance && actor < seats && seatName(actor) != words.front())
        ++actor;
    if (!isChance && actor == seats)
        return wrong("action.unknown-seat", words.front());
    const auto isNamed = [&](const ActionVerb &verb) {
        return words.size() > 1 && verb.name == words[1] && verb.isChance == isChance;
    };
    const auto isMeant = [&](const ActionVerb &verb) {
        return isNamed(verb)
               && (words.size() == 2 + verb.words.size() || (verb.isLastLong && words.size() > 2 + verb.words.size()));
    };
    auto verb = std::find_if(verbs.begin(), verbs.end(), isMeant);
    const bool fits = verb != verbs.end();
    if (!fits) {
        verb = std::find_if(verbs.begin(), verbs.end(), isNamed);
        const bool isForm = usualWords > 0 ? words.size() != usualWords : words.size() < 2 || verb != verbs.end();
        if (isChance || isForm)
            return wrong(isChance ? "action.chance-form" : "action.form", text);
        return wrong("action.unknown-verb", words[1]);
    }
    if (verb->isLastLong) {
        const char *const last = words[1 + verb->words.size()].data();
        words.resize(2 + verb->words.size());
        words.back() = {last, static_cast<std::size_t>(text.data() + text.size() - last)};
    }
    const auto first = words.begin() + 2;
    std::uint64_t argument = 0;
    unsigned shift = 0;
    for (auto word = first; word != words.end(); ++word) {
        const ActionWord &sort = verb->words[word - first];
        const std::optional<std::uint64_t> figure = sort.read(*word);
        if (!figure)
            return wrong(sort.unknown, *word);
        if (!sort.notCanonical.empty() && sort.text(*figure) != *word)
            return wrong(sort.notCanonical, *word);
        if (!verb->twice.empty() && std::find(first, word, *word) != word)
            return wrong(verb->twice, *word);
        argument |= *figure << shift;
        shift += sort.bits;
    }
    return Action(actor, static_cast<unsigned>(verb - verbs.begin()), argument);
}

bool ActionGrammar::isWritten(Action action) const
{
    if (action.verb() >= verbs.size() || verbs[action.verb()].isChance != (action.actor() == kChance))
        return false;
    std::uint64_t argument = action.argument();
    for (const ActionWord &word : verbs[action.verb()].words) {
        if (word.figures > 0 && (argument & ((std::uint64_t{1} << word.bits) - 1)) >= word.figures)
            return false;
        argument >>= word.bits;
    }
    return argument == 0;
}

Label plainLabel(const std::string &text)
{
    const std::size_t verb = text.find(' ') + 1;
    const std::size_t end = std::min(text.find(' ', verb), text.size());
    Message label{text.substr(verb, end - verb), {{"seat", text.substr(0, verb - 1)}}};
    if (end < text.size())
        label.fields.emplace_back("what", text.substr(end + 1));
    return {std::move(label)};
}

} // namespace engine

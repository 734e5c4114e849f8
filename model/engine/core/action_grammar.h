// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/engine/core/answers.h"

namespace engine {

/// A sort of words behind a verb, such as colours or squares. In the argument of an action each word is a figure of
/// `bits` bits.
struct ActionWord {
    unsigned bits; ///< width of the figure
    std::string (*text)(std::uint64_t figure);
    std::optional<std::uint64_t> (*read)(std::string_view word); ///< nothing for a word that is not of this sort
    std::string_view unknown;                                    ///< id of the message for such a word
    std::string_view notCanonical =
        {};                    ///< id of the message for a word that `text` would write differently; empty: impossible
    std::uint64_t figures = 0; ///< the figures below it are words; 0: all of these bits
};

namespace detail {
template <class Name, class Number>
Number numberOf(Name (*)(Number));
} // namespace detail

/// The words that `nameOf`, a function of one small number, returns for 0 to `count` - 1. `unknown` is the id of the
/// message for any other word.
template <auto nameOf, int count>
constexpr ActionWord actionNames(std::string_view unknown)
{
    using Number = decltype(detail::numberOf(nameOf));
    const auto text = [](std::uint64_t figure) { return std::string(nameOf(static_cast<Number>(figure))); };
    const auto read = [](std::string_view word) -> std::optional<std::uint64_t> {
        for (int i = 0; i < count; ++i) {
            if (nameOf(static_cast<Number>(i)) == word)
                return i;
        }
        return {};
    };
    return {static_cast<unsigned>(std::bit_width(count - 1U)), text, read, unknown, {}, count};
}

/// The decimal numbers from `least` to `most`, stored as their distance from `least`. `unknown` is the id of the
/// message for any other word; leading zeros are not accepted.
template <int least, int most>
constexpr ActionWord actionNumber(std::string_view unknown)
{
    const auto text = [](std::uint64_t figure) { return std::to_string(static_cast<std::int64_t>(figure) + least); };
    const auto read = [](std::string_view word) -> std::optional<std::uint64_t> {
        int n = least - 1;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
        const bool fits = error == std::errc() && end == word.data() + word.size() && n >= least && n <= most;
        return fits && std::to_string(n) == word ? std::optional<std::uint64_t>(n - least) : std::nullopt;
    };
    return {std::bit_width(static_cast<unsigned>(most - least)), text, read, unknown, {}, most - least + 1};
}

/// A verb and the words behind it, whose figures fill the argument of the action from its lowest bit on.
struct ActionVerb {
    std::string_view name;
    std::vector<ActionWord> words = {};
    bool isChance = false;       ///< an action of chance; all other verbs are of seats
    std::string_view twice = {}; ///< id of the message for two equal words; empty: allowed
    bool isLastLong = false;     ///< the last word takes all that is left of the text, spaces included
};

/// How the actions of a game are written: `SEAT VERB WORD …` or `chance VERB WORD …`, with single spaces. Verbs of the
/// same name differ in the number of their words, or one is of chance.
struct ActionGrammar {
    std::vector<ActionVerb> verbs; ///< each at the number that it has in actions
    std::string_view (*seatName)(Seat);
    Seat seats; ///< how many there may be
    /// Which error a malformed text of a seat gives. Above 0: `action.form` where the number of words is not this one,
    /// whatever the verb, else `action.unknown-verb`. 0: `action.form` only for a verb that exists.
    std::size_t usualWords = 0;

    /// The text of an action. `hidden(i)` returns the replacement for word `i` (from 0, behind the verb) if it must not
    /// be shown, else an empty text.
    template <class Hidden>
    std::string text(Action action, Hidden hidden) const
    {
        const ActionVerb &verb = verbs[action.verb()];
        std::string text(action.actor() == kChance ? "chance" : seatName(action.actor()));
        text.append(" ").append(verb.name);
        std::uint64_t argument = action.argument();
        for (std::size_t i = 0; i < verb.words.size(); ++i) {
            const ActionWord &word = verb.words[i];
            const std::string_view instead = hidden(i);
            text += ' ';
            text += instead.empty() ? word.text(argument & ((std::uint64_t{1} << word.bits) - 1)) : instead;
            argument >>= word.bits;
        }
        return text;
    }
    /// The action of a text, or the first error, in this order: `action.chance-form` (no verb of chance with its number
    /// of words), `action.unknown-seat`, `action.form` or `action.unknown-verb` (no verb of a seat with its number of
    /// words, see `usualWords`), then the first wrong word, with the id from its `ActionWord`. The field `text` of the
    /// message is that word, for an error of form the whole text.
    std::variant<Action, Unreadable> read(std::string_view text) const;
    /// True if the argument of the action is made of words of its verb, and the verb one of its actor's.
    bool isWritten(Action action) const;
};

/// The label of an action of that text: the verb as id; the seat as the field `seat` and the words after the verb, if
/// any, as `what`.
Label plainLabel(const std::string &text);

} // namespace engine

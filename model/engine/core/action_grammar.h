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

#include "model/engine/core/game.h"

namespace engine {

/// A sort of words that stand behind verbs, such as colours or squares, and the figure that each is in the argument of
/// an action.
struct ActionWord {
    unsigned bits; ///< so many the figure takes
    std::string (*text)(std::uint64_t figure);
    std::optional<std::uint64_t> (*read)(std::string_view word); ///< nothing where the word is none of these
    std::string_view unknown;                                    ///< the id of the message then
    std::string_view notCanonical = {}; ///< that where `text` would write it otherwise; empty: it cannot be
};

namespace detail {
template <class Name, class Number>
Number numberOf(Name (*)(Number));
} // namespace detail

/// The words that `nameOf`, a function of one small number, says for 0 to `count` - 1; `unknown` where it is none.
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
    return {static_cast<unsigned>(std::bit_width(count - 1U)), text, read, unknown};
}

/// The numbers from `least` to `most`, which are 0 and more in the argument.
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
    return {std::bit_width(static_cast<unsigned>(most - least)), text, read, unknown};
}

/// A verb and the words behind it, whose figures fill the argument of the action from its lowest bit on.
struct ActionVerb {
    std::string_view name;
    std::vector<ActionWord> words = {};
    bool isChance = false;       ///< of chance only; the others are of seats only
    std::string_view twice = {}; ///< the id of the message where two words are the same; empty: they may be
};

/// How the actions of a game are written: `SEAT VERB WORD …` or `chance VERB WORD …`, with single spaces.
struct ActionGrammar {
    std::vector<ActionVerb> verbs; ///< each at the number that it has in actions
    std::string_view (*seatName)(Seat);
    Seat seats; ///< how many there may be
    /// Above 0: a text of a seat that has not this many words and is not right is refused for its form, whatever its
    /// verb is; with so many, for its verb. 0: for its form only if there is such a verb.
    std::size_t usualWords = 0;

    /// The text of an action. `hidden(i)` says what stands in the place of word `i` (from 0, behind the verb) that is
    /// not to be seen, or is empty.
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
    /// The action of a text. Refused are, in this order: what is no verb of chance with its number of words
    /// (`action.chance-form`), an `action.unknown-seat`, what is no verb of a seat with its number of words
    /// (`action.form` or `action.unknown-verb`, see `usualWords`), then the first word that is wrong, with the ids of
    /// the tables. The field `text` is the word, of a wrong form the whole text.
    std::variant<Action, Unreadable> read(std::string_view text) const;
};

} // namespace engine

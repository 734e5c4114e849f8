// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/engine/core/answers.h"

namespace engine {

/// Reads (`kReads`) or writes the text of a position. A game describes its text once, as a function template
/// `describe(codec, position)` that names part after part: `codec.word(" r").number(position.round, kMostRound)`.
///
/// - The writer appends the values of the position; it does not check ranges. It works on a copy of the position, so
///   that a description may assign values that follow from other parts (who ended a game: the actor) in both
///   directions.
/// - The reader stores the values of the text in the position. After the first part that does not match it consumes and
///   stores nothing more: `text` then begins at the error. The description still runs to its end, and must not rely on
///   more than the parts guarantee.
///
/// A value whose form in the position differs from that in the text goes through a variable, set from the position
/// before the part and stored in it afterwards.
template <bool kReads>
class PositionCodec {
public:
    /// The reader starts with the whole text, the writer with an empty one.
    explicit PositionCodec(std::string_view text = {}) : m_text(text) {}

    /// True after an error of the reader; never for the writer.
    bool failed() const { return m_failed; }
    /// What has been written, or what is left to read.
    const auto &text() const { return m_text; }
    /// Fails unless `right`: for conditions that concern several parts.
    PositionCodec &require(bool right)
    {
        m_failed = m_failed || !right;
        return *this;
    }

    /// An optional word: written if `isHere`. Returns whether it is present.
    bool mark(std::string_view word, bool isHere)
    {
        if constexpr (kReads) {
            isHere = !m_failed && m_text.starts_with(word);
            m_text.remove_prefix(isHere ? word.size() : 0);
        } else if (isHere) {
            m_text += word;
        }
        return isHere;
    }
    /// A word that stands for the value `meant`, like `-` for none. Returns whether it is present; if not, another part
    /// has to follow for the value.
    template <class T>
    bool instead(std::string_view word, T &value, std::type_identity_t<T> meant)
    {
        if (!mark(word, value == meant))
            return false;
        value = meant;
        return true;
    }
    /// A word that is always present.
    PositionCodec &word(std::string_view word) { return require(mark(word, true)); }
    /// A decimal number from 0 to `most`.
    template <class T>
    PositionCodec &number(T &value, unsigned most)
    {
        if constexpr (kReads) {
            unsigned n = 0;
            const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), n);
            if (require(error == std::errc() && n <= most).failed())
                return *this;
            m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
            value = static_cast<T>(n);
        } else {
            m_text += std::to_string(value);
        }
        return *this;
    }
    /// One character of `set`; `value` is its index there.
    template <class T>
    PositionCodec &oneOf(T &value, std::string_view set)
    {
        if constexpr (kReads) {
            const std::size_t index = m_text.empty() ? std::string_view::npos : set.find(m_text.front());
            if (require(index != std::string_view::npos).failed())
                return *this;
            m_text.remove_prefix(1);
            value = static_cast<T>(index);
        } else {
            m_text += set[value];
        }
        return *this;
    }
    /// The name of a value from `first` to `end` - 1. It extends to the end of the text or to a character of `ends`.
    /// With empty `ends` the first complete name counts: then no name may be the beginning of another.
    template <class T, class NameOf>
    PositionCodec &name(T &value, int first, int end, NameOf nameOf, std::string_view ends = {})
    {
        if constexpr (kReads) {
            const int found = find<T>(first, end, nameOf, ends);
            if (require(found >= 0).failed())
                return *this;
            value = static_cast<T>(found);
            m_text.remove_prefix(nameOf(value).size());
        } else {
            m_text += nameOf(value);
        }
        return *this;
    }
    /// The names of the bits of a set, from bits 0 to `end` - 1, separated by `between`; `-` if it is empty. Written in
    /// ascending order, read in any.
    template <class Bits, class NameOf>
    PositionCodec &set(Bits &bits, int end, std::string_view between, NameOf nameOf, std::string_view ends = {})
    {
        if (instead("-", bits, 0))
            return *this;
        if constexpr (kReads) {
            do {
                std::uint8_t i = 0;
                name(i, 0, end, nameOf, ends);
                bits = static_cast<Bits>(bits | (Bits{1} << i));
            } while (between.empty() ? find<std::uint8_t>(0, end, nameOf, ends) >= 0 : mark(between, false));
        } else {
            bool isFirst = true;
            for (std::uint8_t i = 0; i < end; ++i) {
                if (((bits >> i) & 1U) != 0)
                    word(std::exchange(isFirst, false) ? std::string_view() : between).name(i, 0, end, nameOf);
            }
        }
        return *this;
    }
    /// `count` digits from `least` to `most`, `width` bits each in `bits`, the first one lowest.
    template <class Bits>
    PositionCodec &digits(Bits &bits, unsigned count, unsigned width, unsigned least, unsigned most)
    {
        const std::string_view set = std::string_view("0123456789").substr(least, most - least + 1);
        Bits all = 0;
        for (unsigned shift = 0; shift < count * width; shift += width) {
            unsigned above = (static_cast<unsigned>(bits >> shift) & ((1U << width) - 1)) - least;
            oneOf(above, set);
            all = static_cast<Bits>(all | (static_cast<Bits>(above + least) << shift));
        }
        bits = all;
        return *this;
    }
    /// At most `most` characters of `set`, `-` if there are none.
    PositionCodec &symbols(std::string &row, std::string_view set, std::size_t most)
    {
        if (instead("-", row, {}))
            return *this;
        if constexpr (kReads) {
            row = m_failed ? std::string_view() : m_text.substr(0, std::min(m_text.find_first_not_of(set), most));
            m_text.remove_prefix(row.size());
        } else {
            m_text += row;
        }
        return *this;
    }
    /// The parts `part(i)` for i from 0 to `count` - 1, separated by `between`.
    template <class Part>
    PositionCodec &row(int count, std::string_view between, Part part)
    {
        for (int i = 0; i < count; ++i) {
            word(i > 0 ? between : std::string_view());
            part(i);
        }
        return *this;
    }
    /// The first word of a text: `full`, or `seen` and the name of the viewer (one of `seats`).
    template <class NameOf>
    PositionCodec &heading(std::string_view full, std::string_view seen, Seat &viewer, int seats, NameOf nameOf)
    {
        if (mark(seen, viewer != kNobody))
            return word(" ").name(viewer, 0, seats, nameOf);
        return word(full);
    }

private:
    /// The value whose name the text begins with, or -1.
    template <class T, class NameOf>
    int find(int first, int end, NameOf nameOf, std::string_view ends) const
    {
        const std::string_view here = m_text.substr(0, m_text.find_first_of(ends));
        for (int i = first; !m_failed && i < end; ++i) {
            const std::string_view name = nameOf(static_cast<T>(i));
            if (ends.empty() ? here.starts_with(name) : here == name)
                return i;
        }
        return -1;
    }

    std::conditional_t<kReads, std::string_view, std::string> m_text;
    bool m_failed = false;
};

/// The text of a position, as `describe` defines it.
template <class Position, class Describe>
std::string positionText(Position position, Describe describe)
{
    PositionCodec<false> out;
    describe(out, position);
    return out.text();
}

/// The position that a text of the game `G` means, or the first error, in this order: `position.malformed` (its field
/// `column`, from 1, is where the error is), a problem that `G::problems` finds, `position.not-canonical` (`G::text`
/// would write it differently).
template <class G, class Describe>
std::variant<typename G::Position, Unreadable> readPositionText(std::string_view text, Describe describe)
{
    PositionCodec<true> in(text);
    typename G::Position position;
    describe(in, position);
    if (in.failed() || !in.text().empty()) {
        const std::size_t column = text.size() - in.text().size() + 1;
        return Unreadable{"position.malformed", {{"column", static_cast<std::int64_t>(column)}}};
    }
    const std::vector<Problem> found = G::problems(position);
    if (!found.empty())
        return found.front().message;
    if (G::text(position) != text)
        return Unreadable{"position.not-canonical", {}};
    return position;
}

} // namespace engine

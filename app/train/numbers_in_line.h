// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in a line of text: each comes back as exactly the same number.
#pragma once

#include <array>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>

namespace train {

/// Adds a number and a space.
template <class Number>
void append(std::string &line, Number number)
{
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
    line.append(text.data(), written.ptr);
    line += ' ';
}

/// Takes the next number, and the space behind it, off the line; throws std::runtime_error where there is none.
template <class Number>
Number taken(std::string_view &line)
{
    Number number{};
    const char *const end = line.data() + line.size();
    const auto [stop, error] = std::from_chars(line.data(), end, number);
    if (error != std::errc() || stop == end || *stop != ' ')
        throw std::runtime_error("a line of samples holds no number where one is wanted");
    line.remove_prefix(static_cast<std::size_t>(stop - line.data()) + 1);
    return number;
}

} // namespace train

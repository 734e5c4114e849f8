// SPDX-License-Identifier: GPL-3.0-or-later
// Words and numbers in the lines of the engine protocol.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "model/engine/core/value.h"

namespace engine::search {

/// A share with four decimal places, in any locale.
std::string decimal(double share);

/// A message as a line without language: its id and its fields.
std::string plain(const Message &message);

/// Removes the first word from a line of words separated by single spaces, and returns it.
std::string_view takeWord(std::string_view &line);

/// Reads a number of decimal digits. Returns false, and leaves `number` unchanged, if the word is not one or too large.
bool readNumber(std::string_view word, std::uint64_t &number);

/// Reads the next line without its end. Returns false at the end of the input. A line longer than `kLongestLine` is
/// cut, but stays longer than that.
bool readLine(std::istream &in, std::string &line);

/// The limits given with `go`.
struct Limits {
    std::uint64_t nodes = 0; ///< 0: not given
    std::uint64_t time = 0;  ///< milliseconds; 0: not given
};

/// Reads what follows `go`. Returns the reason why it is invalid, or an empty text.
std::string readLimits(std::string_view rest, Limits &limits);

} // namespace engine::search

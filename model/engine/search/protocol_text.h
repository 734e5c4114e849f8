// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures in the lines of the engine protocol.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "model/engine/core/value.h"

namespace engine::search {

/// A share in four decimal places, whatever the locale.
std::string decimal(double share);

/// A message in a line that needs no language: its id and its fields.
std::string plain(const Message &message);

/// Takes the first word off a line whose words stand one space apart.
std::string_view takeWord(std::string_view &line);

/// Reads a number of decimal digits; false, and the number as it was, where the word is none.
bool readNumber(std::string_view word, std::uint64_t &number);

/// The next line without its end; false at the end of the input. What is too long comes back cut, but longer than
/// allowed.
bool readLine(std::istream &in, std::string &line);

/// What `go` allows.
struct Limits {
    std::uint64_t nodes = 0; ///< 0: none is named
    std::uint64_t time = 0;  ///< milliseconds; 0: none is named
};

/// Reads what follows `go`. Says why it is wrong, or nothing.
std::string readLimits(std::string_view rest, Limits &limits);

} // namespace engine::search

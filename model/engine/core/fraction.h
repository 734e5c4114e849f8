// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace engine {

/// A probability as a reduced fraction, 0 < numerator <= denominator.
struct Fraction {
    std::uint64_t numerator = 1;
    std::uint64_t denominator = 1;

    /// The fraction in lowest terms; `denominator` is above 0.
    static Fraction reduced(std::uint64_t numerator, std::uint64_t denominator)
    {
        const std::uint64_t divisor = std::gcd(numerator, denominator);
        return {numerator / divisor, denominator / divisor};
    }
    /// As in `3/70`; certainty is `1/1`.
    std::string text() const { return std::to_string(numerator) + "/" + std::to_string(denominator); }
    friend bool operator==(const Fraction &, const Fraction &) = default;
};

} // namespace engine

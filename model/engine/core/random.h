// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <pcg_random.hpp>

namespace engine {

/// Seeded random numbers that are the same on every machine: PCG32 (O'Neill 2014, XSH-RR 64/32) with
/// bounded draws of our own, because the standard distributions differ between libraries. The sequence is
/// pinned by test vectors: saved seeds rely on it.
class Random {
public:
    /// Equal seeds give equal sequences.
    explicit Random(std::uint64_t seed) : m_generator(seed) {}

    /// The next 32 random bits.
    std::uint32_t bits() { return m_generator(); }

    /// Uniform in 0 … `bound` - 1; `bound` is at least 1. Lemire's multiply-and-shift method with rejection, which is
    /// exactly uniform.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = static_cast<std::uint64_t>(bits()) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = static_cast<std::uint64_t>(bits()) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    pcg32 m_generator;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace engine {

/// A list with room for N elements inside itself: filling it allocates nothing. Elements beyond `size()`
/// are not initialised, so a list on the stack costs nothing to make. To push into a full list is a
/// programming error (asserted).
template <class T, std::size_t N>
class FixedList {
public:
    FixedList() {} // NOLINT: leaves the elements uninitialised on purpose
    static constexpr std::size_t capacity() { return N; }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    void clear() { m_size = 0; }
    void push(const T &value)
    {
        assert(m_size < N);
        m_items[m_size++] = value;
    }
    /// For loops that fill many elements: they are written from `end()` on, then the new end is told.
    void setEnd(const T *end)
    {
        m_size = static_cast<std::size_t>(end - m_items.data());
        assert(m_size <= N);
    }
    const T &operator[](std::size_t i) const { return m_items[i]; }
    T &operator[](std::size_t i) { return m_items[i]; }
    const T *begin() const { return m_items.data(); }
    const T *end() const { return m_items.data() + m_size; }
    T *begin() { return m_items.data(); }
    T *end() { return m_items.data() + m_size; }

private:
    std::size_t m_size = 0;
    std::array<T, N> m_items;
};

} // namespace engine

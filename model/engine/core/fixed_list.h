// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace engine {

/// A list of at most N elements stored in place: it never allocates. Elements from `size()` on are not initialised, so
/// a list on the stack costs nothing to create. Pushing into a full list is a programming error (asserted).
template <class T, std::size_t N>
class FixedList {
public:
    /// An empty list.
    FixedList() {} // NOLINT: leaves the elements uninitialised on purpose
    /// The most elements it can hold, N.
    static constexpr std::size_t capacity() { return N; }

    /// Number of elements, and whether it is 0; `clear` makes it 0.
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    void clear() { m_size = 0; }
    /// Appends an element (asserted: there is room).
    void push(const T &value)
    {
        assert(m_size < N);
        m_items[m_size++] = value;
    }
    /// For loops that write elements directly from `end()` on: sets the new end, within the capacity (asserted).
    void setEnd(const T *end)
    {
        m_size = static_cast<std::size_t>(end - m_items.data());
        assert(m_size <= N);
    }
    /// The elements; an index is less than `size()` (not checked).
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

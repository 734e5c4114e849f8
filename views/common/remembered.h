// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace views {

/// A value that follows from a key: it is made anew only where the key is another one than the last time.
template <typename Key, typename Value>
class Remembered {
public:
    template <typename Make>
    const Value &of(Key key, const Make &make) const
    {
        if (!m_last || m_last->first != key)
            m_last.emplace(std::move(key), make());
        return m_last->second;
    }

private:
    mutable std::optional<std::pair<Key, Value>> m_last;
};

} // namespace views

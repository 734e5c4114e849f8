// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstddef>
#include <string_view>
#include <vector>

namespace engine {

/// Reads parts of a text from the front. After the first part that does not fit, everything fails; what did not
/// fit is kept for the message.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}

    bool failed() const { return m_failed; }
    bool atEnd() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }
    void fail() { m_failed = true; }

    /// Goes past `word` if it stands here.
    bool skip(std::string_view word)
    {
        if (m_failed || m_rest.substr(0, word.size()) != word)
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }
    /// Goes past `word`; fails if it does not stand here.
    void expect(std::string_view word) { m_failed = !skip(word) || m_failed; }
    /// A number from 0 to `most`; fails otherwise.
    unsigned number(unsigned most)
    {
        unsigned n = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), n);
        if (m_failed || error != std::errc() || n > most) {
            m_failed = true;
            return 0;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return n;
    }
    /// A character out of `set`, as its index there; fails otherwise.
    int oneOf(std::string_view set)
    {
        const std::size_t index = m_rest.empty() ? std::string_view::npos : set.find(m_rest.front());
        if (m_failed || index == std::string_view::npos) {
            m_failed = true;
            return 0;
        }
        m_rest.remove_prefix(1);
        return static_cast<int>(index);
    }
    /// A name that ends where the text ends or a character of `ends` stands, as its index 0 to `count` - 1 in what
    /// `nameOf` says; fails where it is none of them.
    template <class NameOf>
    int oneOfNames(int count, NameOf nameOf, std::string_view ends)
    {
        const std::string_view name = m_rest.substr(0, m_rest.find_first_of(ends));
        for (int i = 0; !m_failed && i < count; ++i) {
            if (nameOf(i) == name) {
                m_rest.remove_prefix(name.size());
                return i;
            }
        }
        m_failed = true;
        return 0;
    }
    /// True if a character of `set` stands here.
    bool peek(std::string_view set) const
    {
        return !m_failed && !m_rest.empty() && set.find(m_rest.front()) != std::string_view::npos;
    }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

/// The parts of a text between its spaces; empty ones where it begins or ends with one or two stand together.
inline std::vector<std::string_view> splitAtSpaces(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t begin = 0;
    for (std::size_t end = text.find(' '); end != std::string_view::npos; end = text.find(' ', begin)) {
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    words.push_back(text.substr(begin));
    return words;
}

} // namespace engine

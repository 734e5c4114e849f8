// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/protocol_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <istream>

#include "model/engine/search/player.h"
#include "model/engine/search/protocol.h"

namespace engine::search {

std::string decimal(double share)
{
    const std::string digits = std::to_string(std::lround(share * 10'000));
    const std::string padded = std::string(digits.size() < 5 ? 5 - digits.size() : 0, '0') + digits;
    return padded.substr(0, padded.size() - 4) + '.' + padded.substr(padded.size() - 4);
}

std::string plain(const Message &message)
{
    std::string text = message.id;
    for (const auto &[name, value] : message.fields) {
        if (const std::string *field = value.asText())
            text += ' ' + name + '=' + *field;
        else if (const std::int64_t *number = value.asInt())
            text += ' ' + name + '=' + std::to_string(*number);
    }
    return text;
}

std::string_view takeWord(std::string_view &line)
{
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

bool readNumber(std::string_view word, std::uint64_t &number)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size();
}

bool readLine(std::istream &in, std::string &line)
{
    line.clear();
    char c = 0;
    while (in.get(c) && c != '\n') {
        if (line.size() <= kLongestLine)
            line += c;
    }
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    return in.good() || !line.empty();
}

std::string readLimits(std::string_view rest, Limits &limits)
{
    while (!rest.empty()) {
        const std::string_view name = takeWord(rest);
        if (name != "nodes" && name != "movetime")
            return "go knows nodes N and movetime MS only";
        std::uint64_t &limit = name == "nodes" ? limits.nodes : limits.time;
        if (limit != 0)
            return std::string(name) + " is given twice";
        const std::uint64_t most = name == "nodes" ? kUnlimited : kLongestTime;
        if (!readNumber(takeWord(rest), limit) || limit == 0 || limit > most)
            return std::string(name) + " needs a number from 1 to " + std::to_string(most);
    }
    return {};
}

} // namespace engine::search

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>
#include <stdexcept>

namespace reference {

std::string Story::answer()
{
    if (read == given.size())
        throw Stop{};
    if (read + 1 == given.size())
        points.clear();
    return given[read++];
}

std::string Story::ask(const std::string &seat, const std::string &phase, const Words &options)
{
    if (options.empty())
        throw std::logic_error("nothing can be answered in " + phase);
    if (options.size() == 1)
        return options[0];
    open = {seat, phase, {}, {}, "", "", 0};
    for (const std::string &option : options)
        open.answers.push_back(seat + " " + option);
    return answer().substr(seat.size() + 1);
}

std::string Story::draw(const std::string &verb, const std::string &place, int left,
                        const std::map<std::string, int> &weights)
{
    if (weights.empty())
        throw std::logic_error("nothing can be drawn for " + verb);
    if (weights.size() == 1)
        return weights.begin()->first;
    const std::string before = "chance " + verb + " ";
    open = {"chance", "chance", {}, {}, words(verb)[0], place, left};
    for (const auto &[thing, weight] : weights) {
        open.answers.push_back(before + thing);
        open.odds[before + thing] = weight;
    }
    return answer().substr(before.size());
}

std::string Story::drawOne(const std::string &verb, const std::string &place, int left, const Words &things)
{
    std::map<std::string, int> weights;
    for (const std::string &thing : things)
        weights[thing] = 1;
    return draw(verb, place, left, weights);
}

void Story::score(const std::string &seat, const std::string &reason, int number)
{
    const int really = std::max(number, -player(seat).points);
    player(seat).points += really;
    if (really != 0)
        points.push_back({seat, reason, really});
}

void Story::gain(const std::string &seat, const std::string &letters)
{
    for (const char letter : letters)
        ++player(seat).goods[letter];
}

} // namespace reference

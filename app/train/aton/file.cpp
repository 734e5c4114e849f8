// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/file.h"

#include <cstdio>

#include "app/train/aton/course.h"

namespace train {

std::string learnedFile(std::uint64_t seed, std::uint64_t games, const Tell &tell)
{
    const Learned learned = learn(seed, games, tell);
    const std::string command = "cartouche-train aton --seed " + std::to_string(seed) + " --games "
                                + std::to_string(games) + " --output weights.inc";
    std::array<char, 160> loss{};
    std::snprintf(loss.data(), loss.size(),
                  "// log-loss %.4f, Brier %.4f on %zu positions of %llu games that nothing was learned from.\n",
                  learned.loss.logLoss, learned.loss.brier, learned.held, static_cast<unsigned long long>(games / 10));
    return "// SPDX-License-Identifier: GPL-3.0-or-later\n// What value_network.h stands on. Made by: " + command + "\n"
           + loss.data() + textOf(learned.weights);
}

} // namespace train

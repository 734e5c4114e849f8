// SPDX-License-Identifier: GPL-3.0-or-later
// cartouche-train: lets the program play against itself and learn what positions are worth.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>

#include "app/train/parts.h"
#include "app/train/trainings.h"

namespace {

constexpr std::uint64_t kFewestGames = 10;
constexpr std::uint64_t kMostParts = 100'000;

/// What the words ask for.
struct Asked {
    const train::Training *training = nullptr;
    train::Order order;
    std::string output;                   ///< empty where a part is played
    std::string samples;                  ///< the folder of the parts; empty where all is played at once
    std::optional<train::StagePart> part; ///< nothing: all of the training
};
using Options = std::map<std::string, std::string>;

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

const train::Training *trainingOf(const std::string &game)
{
    for (const train::Training &training : train::trainings()) {
        if (training.game == game)
            return &training;
    }
    return nullptr;
}

/// The part that `--stage S --part K/N` names, or nothing if it is none of that training.
std::optional<train::StagePart> readPart(const train::Training &training, std::string_view stage, std::string_view part)
{
    const std::size_t slash = part.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto at = number(stage);
    const auto own = number(part.substr(0, slash));
    const auto of = number(part.substr(slash + 1));
    if (!at || *at >= training.stages || !own || !of || *own == 0 || *own > *of || *of > kMostParts)
        return std::nullopt;
    return train::StagePart{*at, *own, *of};
}

/// The options behind the game by their names, or nothing if they are wrong.
std::optional<Options> readOptions(int count, char **words)
{
    static const std::set<std::string> names{"--seed", "--games", "--output", "--samples", "--stage", "--part"};
    Options options;
    for (int i = 2; i < count; i += 2) {
        if (i + 1 == count || names.count(words[i]) == 0 || !options.emplace(words[i], words[i + 1]).second)
            return std::nullopt;
    }
    return options;
}

/// Nothing if the words are wrong.
std::optional<Asked> read(int count, char **words)
{
    Asked asked;
    asked.training = count < 2 ? nullptr : trainingOf(words[1]);
    std::optional<Options> options = readOptions(count, words);
    if (!asked.training || !options)
        return std::nullopt;
    const auto seed = number((*options)["--seed"]);
    const auto games = options->count("--games") == 0 ? asked.training->games : number((*options)["--games"]);
    if (!seed || !games || *games < kFewestGames)
        return std::nullopt;
    asked.order = {asked.training->game, *seed, *games};
    asked.output = (*options)["--output"];
    asked.samples = (*options)["--samples"];
    if (options->count("--stage") + options->count("--part") == 0)
        return asked.output.empty() ? std::nullopt : std::optional(asked);
    asked.part = readPart(*asked.training, (*options)["--stage"], (*options)["--part"]);
    return asked.part && asked.output.empty() && !asked.samples.empty() ? std::optional(asked) : std::nullopt;
}

void sayUsage()
{
    std::fputs("usage: cartouche-train GAME --seed N [--games N] [--samples FOLDER] --output FILE\n"
               "       cartouche-train GAME --seed N [--games N] --samples FOLDER --stage S --part K/N\n"
               "games and their stages:",
               stderr);
    for (const train::Training &training : train::trainings())
        std::fprintf(stderr, " %s 0-%d", training.game.c_str(), static_cast<int>(training.stages) - 1);
    std::fputs("\n", stderr);
}

/// Learns, or plays a part; throws std::runtime_error.
void run(Asked &asked)
{
    std::optional<train::Parts> parts;
    if (!asked.samples.empty()) {
        const std::string which = "cartouche-train " + asked.order.game + " --seed " + std::to_string(asked.order.seed)
                                  + " --games " + std::to_string(asked.order.games);
        asked.order.parts = &parts.emplace(asked.samples, CARTOUCHE_VERSION, which, asked.part);
    }
    const std::string learned = asked.training->learn(asked.order, [](const std::string &line) {
        std::printf("%s\n", line.c_str());
        std::fflush(stdout);
    });
    if (asked.part) {
        parts->save();
        return;
    }
    std::ofstream file(asked.output, std::ios::binary);
    file << learned;
    file.close();
    if (!file)
        throw std::runtime_error(asked.output + " cannot be written");
}

} // namespace

int main(int count, char **words)
{
    std::optional<Asked> asked = read(count, words);
    if (!asked) {
        sayUsage();
        return 2;
    }
    try {
        run(*asked);
    } catch (const std::runtime_error &error) {
        std::fprintf(stderr, "cartouche-train: %s\n", error.what());
        return 1;
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// cartouche-train: lets the program play against itself and learn what positions are worth.
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <optional>

#include "app/train/trainings.h"

namespace {

constexpr std::uint64_t kFewestGames = 10;

/// What the words ask for.
struct Asked {
    const train::Training *training = nullptr;
    train::Order order;
    std::string output;
};

std::optional<std::uint64_t> number(const char *text)
{
    std::uint64_t value = 0;
    const char *const end = text + std::strlen(text);
    const auto [stop, error] = std::from_chars(text, end, value);
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

/// Nothing if the words are wrong.
std::optional<Asked> read(int count, char **words)
{
    Asked asked;
    train::Order &order = asked.order;
    bool seeded = false;
    asked.training = count < 2 || count % 2 != 0 ? nullptr : trainingOf(words[1]);
    if (!asked.training)
        return std::nullopt;
    order.game = asked.training->game;
    order.games = asked.training->games;
    for (int i = 2; i < count; i += 2) {
        const std::string option = words[i];
        if (option == "--output") {
            asked.output = words[i + 1];
            continue;
        }
        const auto value = number(words[i + 1]);
        if (!value || (option != "--seed" && option != "--games"))
            return std::nullopt;
        (option == "--seed" ? order.seed : order.games) = *value;
        seeded = seeded || option == "--seed";
    }
    if (!seeded || asked.output.empty() || order.games < kFewestGames)
        return std::nullopt;
    return asked;
}

void sayUsage()
{
    std::fputs("usage: cartouche-train GAME --seed N [--games N] --output FILE\ngames:", stderr);
    for (const train::Training &training : train::trainings())
        std::fprintf(stderr, " %s", training.game.c_str());
    std::fputs("\n", stderr);
}

} // namespace

int main(int count, char **words)
{
    const auto asked = read(count, words);
    if (!asked) {
        sayUsage();
        return 2;
    }
    const std::string learned = asked->training->learn(asked->order, [](const std::string &line) {
        std::printf("%s\n", line.c_str());
        std::fflush(stdout);
    });
    std::ofstream file(asked->output, std::ios::binary);
    file << learned;
    file.close();
    if (!file) {
        std::fprintf(stderr, "cartouche-train: %s cannot be written\n", asked->output.c_str());
        return 1;
    }
    return 0;
}

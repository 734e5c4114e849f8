// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/train/aton/games.h"

#include <algorithm>
#include <stdexcept>
#include <thread>

#include "app/train/aton/value_player.h"
#include "app/train/numbers_in_line.h"
#include "model/engine/aton/player/value.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"

namespace train {

using namespace engine::aton;
using engine::Random;

namespace {

constexpr int kMostRounds = 60; ///< a game that lasts longer is let be

float redResult(const Position &position)
{
    const auto result = Aton::result(position);
    if (!result || result->winners.size() != 1)
        return 0.5F;
    return result->winners.front() == kRed ? 1.0F : 0.0F;
}

bool beginsRound(const Position &position)
{
    return position.phase == Phase::Deal && position.actor == kRed && position.sides[kRed].handSize() == 0
           && position.sides[kAmun].handSize() == 0;
}

void playGame(const Manner &manner, Random random, std::vector<Sample> &samples)
{
    const ValuePlayer wildly(1, 1);
    const ValuePlayer player(std::max(1, manner.replies), manner.wild);
    const bool explores = manner.mostRandom > 0 && random.below(2) == 0;
    const std::uint32_t randomRounds = explores ? random.below(static_cast<std::uint32_t>(manner.mostRandom)) + 1 : 0;
    Position position = Aton::start({});
    const std::size_t begin = samples.size();
    while (position.phase != Phase::Over && position.round <= kMostRounds) {
        const bool atRandom = manner.replies == 0 || position.round <= randomRounds;
        const auto toAct = Aton::toAct(position);
        if (engine::contains(toAct, engine::kChance)) {
            if (beginsRound(position) && position.round > 1 && (!atRandom || manner.replies == 0))
                samples.push_back({position, 0, 0});
            Aton::apply(position, Aton::sample(position, random));
        } else {
            const engine::Seat seat = engine::firstSeat(toAct);
            Aton::apply(position, (atRandom ? wildly : player).choose(position, seat, random));
        }
    }
    for (std::size_t i = begin; i < samples.size(); ++i)
        samples[i].target = samples[i].result = redResult(position);
}

} // namespace

std::string written(const Sample &sample)
{
    std::string line;
    append(line, sample.result);
    return line + Aton::text(sample.position);
}

void read(std::string_view line, Sample &sample)
{
    sample.target = sample.result = taken<float>(line);
    const auto position = Aton::read(line);
    if (!std::holds_alternative<Position>(position))
        throw std::runtime_error("a line of samples holds no position where one is wanted");
    sample.position = std::get<Position>(position);
}

std::vector<Sample> playGames(const Network &network, Manner manner, std::uint64_t seed, GameRange range)
{
    const auto play = [&](std::uint64_t begin, std::uint64_t end, std::vector<Sample> &samples) {
        useNetwork(&network);
        for (std::uint64_t game = begin; game < end; ++game)
            playGame(manner, Random(engine::search::derivedSeed(seed, game)), samples);
        useNetwork(nullptr);
    };
    std::vector<Sample> samples;
    std::vector<Sample> second;
    const std::uint64_t middle = range.first + (range.end - range.first) / 2;
    std::thread other([&] { play(middle, range.end, second); });
    play(range.first, middle, samples);
    other.join();
    samples.insert(samples.end(), second.begin(), second.end());
    return samples;
}

void blendTargets(std::vector<Sample> &samples, const Network &network, double trace)
{
    double later = 0;
    for (std::size_t i = samples.size(); i-- > 0;) {
        const Position &position = samples[i].position;
        const bool last = i + 1 == samples.size() || samples[i + 1].position.round <= position.round;
        if (last) {
            later = samples[i].result;
        } else {
            const Position &next = samples[i + 1].position;
            const double evaluated = Outlook(next, network).red(next.sides[kRed].score, next.sides[kAmun].score);
            later = trace * later + (1 - trace) * evaluated;
        }
        samples[i].target = static_cast<float>(later);
    }
}

} // namespace train

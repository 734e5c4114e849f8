// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "fair.h"
#include "model/engine/aton/aton.h"
#include "model/engine/search/seeds.h"

using namespace engine;

namespace fair {

namespace {

std::vector<Setup> setups(const Game &game)
{
    std::vector<Setup> all;
    const auto add = [&all, &game](const std::vector<std::pair<std::string, std::string>> &options) {
        for (const auto &seating : game.seatings())
            all.push_back({static_cast<int>(seating.size()), options});
    };
    add({}); // all numbers of seats come first, so that a few games have them all
    for (const Option &option : game.options()) {
        for (const std::string &choice : option.choices)
            add({{option.id, choice}});
    }
    return all;
}

/// A move of a game whose players are weak in odd games and random in even ones.
Action anyAction(const Position &position, bool isWeak, Random &random)
{
    if (position.toAct() == seatBit(kChance))
        return position.sample(random);
    for (Seat seat = 0; isWeak && seat < position.seatCount(); ++seat) {
        if (contains(position.toAct(), seat) && random.below(4) != 0)
            return search::makePlayer(position.game(), "greedy", random.bits())->choose(position.seenBy(seat));
    }
    const std::vector<Action> legal = position.legal();
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace

void addLevels()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<std::string>("level");
    for (const Game *game : games()) {
        for (const Level &level : game->levels())
            QTest::newRow((std::string(game->id()) + " " + level.id).c_str()) << std::string(game->id()) << level.id;
    }
}

void eachPosition(const Game &game, int number, std::uint64_t seed, const std::function<void(const Position &)> &visit)
{
    const std::vector<Setup> all = setups(game);
    Random random(seed);
    for (std::size_t games = 0; number > 0; ++games) {
        Position position = game.start(all[games % all.size()]);
        for (int left = 12; left > 0 && number > 0 && !position.isOver();) {
            // A few positions of each game, so that many games are seen.
            if (position.toAct() != seatBit(kChance) && random.below(6) == 0) {
                visit(position);
                --left;
                --number;
            }
            position = position.after(anyAction(position, games % 2 != 0, random));
        }
    }
}

Tally comparePairs(const Game &game, const std::string &level, int pairs, search::Budget budget, std::uint64_t seed)
{
    Tally tally;
    Random random(search::derivedSeed(seed, 1));
    eachPosition(game, pairs, seed, [&](const Position &position) {
        Seat seat = 0;
        while (!contains(position.toAct(), seat))
            ++seat;
        const Position other = position.seenBy(seat).determinized(random);
        const std::uint64_t playersSeed = random.bits();
        const auto chosen = [&](const Position &full) {
            return search::makePlayer(game, level, playersSeed, budget)->choose(full.seenBy(seat));
        };
        ++tally.pairs;
        tally.covered += position.seesAll(seat) ? 0 : 1;
        tally.hidden += position == other ? 0 : 1;
        // Where nothing was hidden the pair is one position twice.
        if (!tally.different.empty() || position == other)
            return;
        const bool looksAlike = position.seenBy(seat).text() == other.seenBy(seat).text();
        if (!looksAlike || chosen(position) != chosen(other))
            tally.different = position.text() + " and " + other.text();
    });
    return tally;
}

std::array<int, 4> handOf(const Position &position, Seat seat)
{
    const auto read = aton::Aton::read(position.text());
    const aton::Cards hand = std::get<aton::Position>(read).sides[seat].hand;
    std::array<int, 4> counts{};
    for (int value = 1; value <= 4; ++value)
        counts[value - 1] = hand.count(value);
    return counts;
}

int leastHidden(const engine::Game &game, const Tally &tally)
{
    bool hides = false;
    eachPosition(game, 200, 1, [&](const engine::Position &position) {
        for (engine::Seat seat = 0; seat < position.seatCount(); ++seat)
            hides = hides || !position.seesAll(seat);
    });
    return hides ? std::max(1, tally.covered / 3) : 0;
}

} // namespace fair

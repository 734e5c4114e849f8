// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/tekhenu/play.h"

#include <algorithm>

#include "model/engine/core/playout.h"

namespace tekhenu {

bool Play::does(std::initializer_list<std::string_view> actions)
{
    for (const std::string_view text : actions) {
        if (!may(text)) {
            wrong = legal();
            wrong.insert(wrong.begin(), std::string(text));
            return false;
        }
        facts.clear();
        Tekhenu::apply(p, std::get<Action>(Tekhenu::readAction(text)), facts);
    }
    return true;
}

std::vector<std::string> Play::legal() const
{
    engine::tekhenu::Actions all;
    options(p, all);
    std::vector<std::string> texts;
    for (const Action action : all)
        texts.push_back(Tekhenu::actionText(p, action, kNobody));
    std::sort(texts.begin(), texts.end());
    return texts;
}

bool Play::may(std::string_view action) const
{
    const auto all = legal();
    return std::find(all.begin(), all.end(), action) != all.end();
}

int Play::scored(std::string_view topic, int owner) const
{
    int points = 0;
    for (const Fact &fact : facts) {
        if (fact.id == FactId::Points && fact.owner == owner && kTopicNames[fact.what] == topic)
            points += fact.n;
    }
    return points;
}

void Play::drawAll(unsigned seed)
{
    Random random(seed);
    while (Tekhenu::toAct(p) == seatBit(kChance)) {
        facts.clear();
        Tekhenu::apply(p, Tekhenu::sample(p, random), facts);
    }
}

Play table(int seats, std::initializer_list<std::pair<std::string, std::string>> options)
{
    Play play{Tekhenu::start({seats, options}), {}};
    Random random(5);
    Position &p = play.p;
    while (p.round == 0 || Tekhenu::toAct(p) == seatBit(kChance) || p.isBot(p.active))
        advance(p, random);
    p.sunny = Ra;
    for (std::uint8_t god = 0; god < kSegments; ++god) {
        p.gods[god] = god;
        p.statues[god].fill(kNone);
    }
    p.sites.fill(kNone);
    p.tiles.fill(0);
    p.turns.fill(0);
    p.tileOwners.fill(0);
    p.gold = 31;
    p.openSections = 3;
    std::fill(p.display.begin() + 8, p.display.end(), kNone);
    for (int owner = 0; owner < p.ownerCount(); ++owner) {
        Holdings fresh;
        fresh.population = 5;
        fresh.happiness = 2;
        fresh.levels.fill(p.isBot(owner) ? 0 : 2);
        fresh.destiny = byte(p.isBot(owner) ? 0 : owner + 1);
        p.of(owner) = fresh;
    }
    if (seats > 1) {
        for (std::uint8_t seat = 0; seat < seats; ++seat)
            p.order[seat] = seat;
        p.active = 0;
        for (std::size_t i = 0; i < p.depth; ++i)
            p.steps[i].seat = 0;
    }
    return play;
}

void setDice(Play &play, std::initializer_list<std::string_view> dice)
{
    play.p.wheel.fill(kNone);
    for (auto at = dice.begin(); at != dice.end(); at += 2) {
        std::uint8_t segment = 0;
        while (segmentName(segment) != at[0])
            ++segment;
        Die die = 0;
        while (dieName(die) != at[1])
            ++die;
        addToWheel(play.p, segment, die);
    }
}

std::size_t site(std::string_view name)
{
    std::uint8_t site = 0;
    while (siteName(site) != name)
        ++site;
    return site;
}

std::size_t field(std::string_view name)
{
    std::uint8_t field = 0;
    while (fieldName(field) != name)
        ++field;
    return field;
}

void setPillar(Play &play, std::string_view fieldName, int owner, int tile, int turn)
{
    const std::size_t at = field(fieldName);
    play.p.tiles[at] = byte(tile);
    play.p.turns[at] = byte(turn);
    play.p.tileOwners[at] = byte(owner);
    --play.of(owner).pillars;
}

void setSite(Play &play, std::string_view siteName, int owner)
{
    const std::size_t at = site(siteName);
    play.p.sites[at] = byte(owner);
    if (isStatueSite(static_cast<int>(at)))
        --play.of(owner).statues;
    else
        --play.of(owner).buildings;
}

void give(Play &play, int owner, std::initializer_list<std::string_view> cards)
{
    Holdings &own = play.of(owner);
    for (const std::string_view name : cards) {
        Card card = 0;
        while (cardName(card) != name)
            ++card;
        (deckOf(card) == Blessings      ? own.blessings
         : deckOf(card) == Technologies ? own.technologies
                                        : own.decrees) |= cardBit(card);
    }
}

Action advance(Position &p, Random &random)
{
    const Action action = engine::randomAction<Tekhenu>(p, Tekhenu::toAct(p), random);
    Tekhenu::apply(p, action);
    return action;
}

Position startOf(int number)
{
    constexpr std::array levels{"medium", "easy", "hard"};
    return Tekhenu::start({number % 4 + 1,
                           {{"solo", levels[number / 4 % 3]},
                            {"temple-statue", number % 3 == 0 ? "own" : "all"},
                            {"maat", number % 5 == 0 ? "strict" : "mild"}}});
}

} // namespace tekhenu

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace reference {
namespace {

/// T12.
void wheelAndGods(Story &story)
{
    Table &table = story.table;
    table.sunny = story.drawOne("wheel", "", 1, segmentNames());
    Words left = segmentNames();
    while (!left.empty()) {
        const std::string god = story.drawOne("god", "", static_cast<int>(left.size()) - 1, left);
        left.erase(std::find(left.begin(), left.end(), god));
        table.gods.push_back(god);
    }
    for (const std::string &segment : segmentNames())
        rollInto(story, segment, 3);
}

/// T14.
void draftStartingCards(Story &story, std::map<std::string, int> &picked)
{
    Table &table = story.table;
    std::set<std::string> &deck = table.decks['s'];
    for (int left = 2 * table.players + 1; left > 0; --left) {
        const std::string card = story.drawOne("start", "", left, {deck.begin(), deck.end()});
        deck.erase(card);
        table.offer.insert(card);
    }
    Words seats;
    for (int i = 0; i < table.players; ++i)
        seats.push_back(std::string(1, static_cast<char>('a' + i)));
    Words course = seats;
    course.insert(course.end(), seats.rbegin(), seats.rend());
    for (std::size_t i = 0; i < course.size(); ++i) {
        Words options;
        for (const std::string &card : table.offer)
            options.push_back("take " + card);
        const std::string card = words(story.ask(course[i], "start", options))[1];
        table.offer.erase(card);
        story.player(course[i]).start.insert(card);
        picked[course[i]] = static_cast<int>(i); // in the end, when the second one was
    }
    table.offer.clear();
}

/// T15.
void firstOrder(Table &table, const std::map<std::string, int> &picked)
{
    std::vector<std::tuple<int, int, std::string>> ranks;
    for (const auto &[seat, when] : picked) {
        int sum = 0;
        for (const std::string &card : table.seats.at(seat).start)
            sum += std::stoi(card.substr(1));
        ranks.emplace_back(-sum, when, seat);
    }
    std::sort(ranks.begin(), ranks.end());
    if (table.isSolo())
        table.order.push_back("bot"); // T49
    for (const auto &rank : ranks)
        table.order.push_back(std::get<2>(rank));
}

void destinies(Story &story)
{
    const int blocked = blockedDestiny(story);
    for (const std::string &seat : Words(story.table.order)) {
        if (seat != "bot")
            destiny(story, seat, blocked);
    }
}

/// T39.
void askForFaith(Story &story, const std::string &seat)
{
    Player &player = story.player(seat);
    if (player.technologies.count("t19") > 0)
        story.gain(seat, "ff");
    for (;;) {
        Words options;
        const int most = player.goods['f'];
        for (int faith = -most; faith <= most; ++faith)
            options.push_back("faith " + std::string(faith > 0 ? "+" : "") + std::to_string(faith));
        if (player.blessings.count("b08") > 0)
            options.push_back("play b08");
        const std::string answer = story.ask(seat, "faith", options);
        if (words(answer)[0] == "play") {
            play(story, seat, answer);
            continue;
        }
        player.placed = std::stoi(words(answer)[1]);
        player.goods['f'] -= std::abs(player.placed);
        return;
    }
}

/// T40, step 2.
void losses(Story &story, const std::string &seat)
{
    const Player &player = story.player(seat);
    const int balance = player.balance();
    const auto holds = [&player](const char *technology) { return player.technologies.count(technology) > 0; };
    if (!holds("t21"))
        story.score(seat, "maat", -lossAtMaat(balance) * (story.option("maat") == "strict" ? 2 : 1));
    else if (balance >= 0)
        story.score(seat, "technology", 1);
    if (holds("t20") && std::abs(balance) <= 2)
        story.gain(seat, "o");
}

/// T40, step 3, and T53.
void newOrder(Table &table)
{
    std::vector<std::tuple<int, int, std::string>> ranks;
    for (const auto &[seat, player] : table.seats) {
        if (seat == "bot")
            ranks.emplace_back(std::vector<int>{3, 2, 1, 1}[table.round / 4 - 1], -5, seat);
        else
            ranks.emplace_back(std::abs(player.balance()), -player.destiny, seat);
    }
    std::sort(ranks.begin(), ranks.end());
    table.order.clear();
    for (const auto &rank : ranks)
        table.order.push_back(std::get<2>(rank));
}

/// T41, step 5.
void clearScales(Table &table)
{
    for (auto &[seat, player] : table.seats) {
        for (Words *dice : {&player.pure, &player.tainted, &player.middle}) {
            for (const std::string &die : *dice)
                ++table.bag[die[0]];
            dice->clear();
        }
        player.excess = 0;
        player.placed = 0;
        player.goods['f'] = 0;
        player.destiny = 0; // step 6
    }
}

/// T47, T54.
void finalPoints(Story &story)
{
    Table &table = story.table;
    for (std::size_t i = 0; i < table.order.size(); ++i) {
        const std::string &seat = table.order[i];
        Player &player = story.player(seat);
        if (i == 0)
            story.score(seat, "order", 3);
        else if (i == 1 && table.players >= 3)
            story.score(seat, "order", 2);
        if (seat == "bot") {
            const int each = story.option("solo") == "hard" ? 8 : 4;
            story.score(seat, "bot", each * static_cast<int>(player.decrees.size()) + player.goods['s'] / 2);
        } else {
            story.score(seat, "decree", pointsOfDecrees(table, seat));
        }
    }
}

/// T48.
void findWinner(Table &table)
{
    std::vector<std::tuple<int, int, int, std::string>> ranks;
    for (std::size_t i = 0; i < table.order.size(); ++i) {
        const Player &player = table.seats.at(table.order[i]);
        ranks.emplace_back(-player.points, -player.goods.at('s'), static_cast<int>(i), table.order[i]);
    }
    std::sort(ranks.begin(), ranks.end());
    table.winner = std::get<3>(ranks[0]);
    table.reason = std::get<0>(ranks[0]) != std::get<0>(ranks[1])   ? "score"
                   : std::get<1>(ranks[0]) != std::get<1>(ranks[1]) ? "scribes"
                                                                    : "order";
    table.stage = "over";
}

/// T43 (1) and (2).
void scoreBoard(Story &story, const std::string &seat)
{
    Table &table = story.table;
    for (const char district : resourceLetters()) {
        if (leaderOf(table, district) != seat)
            continue;
        ++table.districtsWon[seat];
        story.score(seat, "districts", 3);
    }
    int temple = 0;
    for (const auto &[site, owner] : table.sites) {
        if (owner != seat || !has(words("w e n s"), site.substr(0, 1)))
            continue;
        ++temple;
        for (const std::string &field : lineOf(site)) {
            const auto pillar = table.temple.find(field);
            temple += pillar != table.temple.end() && pillar->second.owner == seat ? 1 : 0;
        }
    }
    story.score(seat, "temple", temple);
}

/// T43 to T46, what is done before anyone pays.
void scoreSeat(Story &story, const std::string &seat)
{
    Player &player = story.player(seat);
    scoreBoard(story, seat);
    const int statues = player.statuesBuilt();
    story.score(seat, "statues", statues * (statues + 1) / 2);
    int reached = 0;
    for (const int limit : {9, 13, 16, 19, 21})
        reached += player.happiness >= limit ? 1 : 0;
    story.score(seat, "happiness", 3 * reached);
    if (seat == "bot") { // T54
        story.score(seat, "bot", 2 * static_cast<int>(player.blessings.size() + player.technologies.size()));
        story.table.discards['b'].insert(player.blessings.begin(), player.blessings.end());
        player.blessings.clear();
        return;
    }
    int top = 0;
    int high = 0;
    for (const auto &[resource, level] : player.levels) {
        top += level == 6 ? 1 : 0;
        high += level >= 5 ? 1 : 0;
    }
    story.score(seat, "levels", 2 * top);
    story.score(seat, "row", rowPoints(player.built()));
    if (player.technologies.count("t23") > 0)
        story.score(seat, "technology", high);
    if (player.technologies.count("t24") > 0)
        story.score(seat, "technology", 1);
}

/// T45.
void feed(Story &story, const std::string &seat)
{
    Player &player = story.player(seat);
    const int due = std::max(0, player.built() / 2 - (player.technologies.count("t24") > 0 ? 2 : 0));
    Words options;
    for (int bread = 0; bread <= std::min(due, player.goods['b']); ++bread) {
        for (int gold = 0; gold <= std::min(due - bread, player.goods['o']); ++gold) {
            const std::string paid =
                std::string(static_cast<std::size_t>(bread), 'b') + std::string(static_cast<std::size_t>(gold), 'o');
            options.push_back("feed " + (paid.empty() ? "none" : paid));
        }
    }
    const std::string paid = words(story.ask(seat, "feed", options))[1];
    const int units = paid == "none" ? 0 : static_cast<int>(paid.size());
    for (const char letter : paid.substr(0, static_cast<std::size_t>(units)))
        --player.goods[letter];
    story.score(seat, "bread", -3 * (due - units));
}

void maat(Story &story)
{
    Table &table = story.table;
    for (const std::string &seat : Words(table.order)) {
        if (seat != "bot")
            askForFaith(story, seat);
    }
    for (const std::string &seat : table.order) {
        if (seat != "bot")
            losses(story, seat);
    }
    newOrder(table);
    if (table.round % 8 == 0)
        scoring(story);
    if (table.round == 16) {
        finalPoints(story);
        findWinner(table);
        return;
    }
    clearScales(table);
    if (table.isSolo())
        layPyramid(story);
    destinies(story);
}

} // namespace

void rollInto(Story &story, const std::string &segment, int dice)
{
    Table &table = story.table;
    for (int left = dice; left > 0; --left) {
        std::map<std::string, int> weights;
        for (const auto &[colour, number] : table.bag) {
            for (int pips = 1; pips <= 6; ++pips) {
                if (number > 0)
                    weights[colour + std::to_string(pips)] = number;
            }
        }
        const std::string die = story.draw("die " + segment, segment, left, weights);
        --table.bag[die[0]];
        table.wheel[segment].insert(die);
    }
}

void setUp(Story &story)
{
    Table &table = story.table;
    wheelAndGods(story);
    for (std::string &tile : table.tiles) {
        std::set<std::string> &deck = table.decks['x'];
        tile = story.drawOne("tile", "", 1, {deck.begin(), deck.end()});
        deck.erase(tile);
    }
    refill(story);
    std::map<std::string, int> picked;
    draftStartingCards(story, picked);
    firstOrder(table, picked);
    const Words order = table.order;
    for (const std::string &seat : order) {
        for (const std::string &card : story.player(seat).start)
            startingCard(story, seat, card);
    }
    if (table.isSolo()) {
        rivalSetUp(story);
        layPyramid(story);
    }
    destinies(story);
    for (const std::string &seat : order) {
        if (seat != "bot")
            table.decks['d'].insert(keepOneOfTwo(story, seat, 'd')); // T16
    }
    table.round = 1;
    table.stage = "turn";
}

void scoring(Story &story)
{
    story.table.districtsWon.clear();
    for (const std::string &seat : story.table.order)
        scoreSeat(story, seat);
    for (const std::string &seat : story.table.order) {
        if (seat != "bot")
            feed(story, seat);
    }
}

void pause(Story &story)
{
    Table &table = story.table;
    if (table.round % 2 == 0) {
        table.sunny = segmentFrom(table.sunny, 1);
        if (table.round % 4 == 0)
            maat(story);
        if (table.stage == "over")
            return;
        rollInto(story, segmentFrom(table.sunny, 2), table.size());
        rollInto(story, segmentFrom(table.sunny, 5), table.size());
    }
    ++table.round;
    table.stage = "turn";
}

} // namespace reference

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>

namespace reference {
namespace {

/// T29: the tile space for a value, from 0.
std::size_t spaceOf(int value) { return static_cast<std::size_t>((value - 1) / 2); }

/// T27: what `statue` may name.
Words statuePlaces(const Table &table, int value)
{
    Words all = freeStatueSites(table);
    const std::string &god = table.gods[value - 1];
    if (hasStatueSpace(table, god))
        all.push_back(god);
    return all;
}

/// T30: free sites that can be paid for.
Words payableSites(const Story &story, const std::string &seat)
{
    Words all;
    for (const std::string &site : templeSites(story.table.size())) {
        const std::string cost(static_cast<std::size_t>(breadOf(site)), 'b');
        if (story.table.sites.count(site) == 0 && canPay(story, seat, "hathor", cost))
            all.push_back(site);
    }
    return all;
}

std::string chosenPlace(Story &story, const std::string &seat, const std::string &verb, const Words &places)
{
    Words options;
    for (const std::string &place : places)
        options.push_back(verb + " " + place);
    return words(story.ask(seat, verb, options))[1];
}

Words ownersOfStatues(const Table &table, const std::string &god)
{
    Words all;
    for (const std::string &owner : table.statues.at(god)) {
        if (!has(all, owner))
            all.push_back(owner);
    }
    return all;
}

/// T62.
void bonusOf(Story &story, const std::string &seat, int position)
{
    if (seat == "bot") {
        if (position <= 2 || position >= 5)
            story.gain(seat, "s");
        if (position >= 3)
            story.score(seat, "bonus", 1);
        return;
    }
    if (position == 1 || position == 2) {
        gainOneOf(story, seat, position == 1 ? "pb" : "lg");
    } else if (position == 3) {
        Words options{"gain faith"};
        if (story.player(seat).population < 21)
            options.push_back("gain population");
        if (story.ask(seat, "gain", options) == "gain faith")
            story.gain(seat, "f");
        else
            addPopulation(story, seat, 1);
    } else if (position == 4) {
        story.score(seat, "bonus", 1);
    } else {
        story.gain(seat, position == 5 ? "s" : "o");
    }
}

/// T27, T28.
void horus(Story &story, const std::string &seat, int value)
{
    Table &table = story.table;
    const std::string place = chosenPlace(story, seat, "statue", statuePlaces(table, value));
    const int cost = costOfStatue(story.player(seat).statuesBuilt());
    pay(story, seat, "horus", std::string(static_cast<std::size_t>(cost), 'g'));
    --story.player(seat).statues;
    if (has(segmentNames(), place)) {
        const bool isFirst = !has(table.statues[place], seat);
        table.statues[place].push_back(seat);
        if (isFirst && table.size() == 3)
            bonusOf(story, seat, positionOf(table, place)); // T35
        return;
    }
    table.sites[place] = seat;
    if (table.gold.erase(place) > 0)
        story.gain(seat, "o");
    if (place != "e3" && place != "n3")
        return;
    for (const std::string &field : lineOf(place)) {
        const auto pillar = table.temple.find(field);
        if (pillar != table.temple.end() && (story.option("temple-statue") == "all" || pillar->second.owner == seat))
            story.score(seat, "statue-temple", 3);
    }
}

/// T29: turns that look different, each as the lowest.
Words turnsOf(const std::string &tile)
{
    Words all;
    std::set<std::string> seen;
    for (int turn = 0; turn < 4; ++turn) {
        std::string look;
        for (int side = 0; side < 4; ++side)
            look += edgeOf(tile, turn, side);
        if (seen.insert(look).second)
            all.push_back(std::to_string(turn));
    }
    return all;
}

/// T29.
void ra(Story &story, const std::string &seat, int value)
{
    Table &table = story.table;
    const std::size_t space = spaceOf(value);
    const std::string tile = table.tiles[space];
    const Tile &data = tileTable().at(tile);
    const std::string field = chosenPlace(story, seat, "tile", freeFields(table));
    const int turn = std::stoi(chosenPlace(story, seat, "turn", turnsOf(tile)));
    const bool isFavoured = table.turn->ready.count("b24") > 0;
    pay(story, seat, "ra", data.cost);
    const int edges = static_cast<int>(matchingSides(table, field, tile, turn).size());
    table.tiles[space].clear();
    table.temple[field] = {tile, turn, seat};
    --story.player(seat).pillars;
    story.score(seat, "ra-buildings", buildingsBeside(table, field, ""));
    story.score(seat, "ra-edges", edges);
    story.gain(seat, std::string(1, rewardOf(field)));
    story.score(seat, "ra-space", static_cast<int>(space) + 1);
    if (isFavoured || lightOf(table, "ra") == data.light) {
        if (data.cost.size() == 4)
            story.score(seat, "ability", 1);
        tileAbility(story, seat, data.ability);
    }
    moveTiles(story, static_cast<int>(space));
}

/// T30.
void hathor(Story &story, const std::string &seat, int value)
{
    Table &table = story.table;
    const std::string site = chosenPlace(story, seat, "build", payableSites(story, seat));
    pay(story, seat, "hathor", std::string(static_cast<std::size_t>(breadOf(site)), 'b'));
    table.sites[site] = seat;
    --story.player(seat).buildings;
    for (const std::string &field : lineOf(site)) {
        const auto pillar = table.temple.find(field);
        if (pillar == table.temple.end())
            story.gain(seat, std::string(1, rewardOf(field)));
        else if (pillar->second.owner == seat)
            story.score(seat, "hathor", 3);
    }
    addPopulation(story, seat, value);
}

/// T32.
void bastet(Story &story, const std::string &seat, int value)
{
    pay(story, seat, "bastet", "pp");
    addHappiness(story, seat, value);
    story.gain(seat, value <= 2 ? "ss" : value <= 4 ? "s" : "");
}

/// T36; the number of cards taken.
int thoth(Story &story, const std::string &seat, int value)
{
    Table &table = story.table;
    const bool isRenewalFree = works(story, seat, "t09");
    pay(story, seat, "thoth", std::string(static_cast<std::size_t>(costOfThoth(value)), 'p'));
    bool mayRenew = true;
    int taken = 0;
    while (taken < cardsOfThoth(value)) {
        Words options;
        for (const std::string &card : takable(table, story.player(seat).happiness, ' '))
            options.push_back("take " + card);
        if (options.empty())
            break;
        for (const auto &[section, places] : table.cards) {
            if (mayRenew && !payments(story.player(seat), "p", isRenewalFree ? 1 : 0).empty())
                options.push_back("renew " + std::to_string(section));
        }
        if (taken > 0)
            options.push_back("done");
        const Words plays = playable(story, seat, "cards");
        options.insert(options.end(), plays.begin(), plays.end());
        const std::string answer = story.ask(seat, "cards", options);
        const std::string verb = words(answer)[0];
        if (verb == "done")
            break;
        if (verb == "play") {
            play(story, seat, answer);
        } else if (verb == "take") {
            takeCard(story, seat, words(answer)[1]);
            mayRenew = false;
            ++taken;
        } else {
            mayRenew = false;
            payOnly(story, seat, "p", isRenewalFree ? 1 : 0);
            const int section = std::stoi(words(answer)[1]);
            for (std::string &card : table.cards.at(section)) {
                if (!card.empty())
                    table.discards[card[0]].insert(card);
                card.clear();
            }
            fillSection(story, section);
        }
    }
    return taken;
}

/// T34.
void osiris(Story &story, const std::string &seat, int value)
{
    const std::string site = chosenPlace(story, seat, "build", freeSitesInRow(story.table, value));
    if (!use(story, seat, "t10"))
        addHappiness(story, seat, -1);
    osirisEffect(story, seat, site);
}

/// T67, after an action of that god.
void workAfter(Story &story, const std::string &seat, const std::string &god, int cardsTaken)
{
    if (!use(story, seat, technologyAfter(god)))
        return;
    if (god == "bastet")
        addHappiness(story, seat, 1);
    const bool isOne = god == "bastet" || god == "osiris";
    story.score(seat, "technology", god == "thoth" ? cardsTaken : isOne ? 1 : 2);
    if (god == "osiris")
        gainOneOf(story, seat, resourceLetters());
}

} // namespace

bool isPossible(const Story &story, const std::string &seat, const std::string &god)
{
    const Table &table = story.table;
    const Player &player = table.seats.at(seat);
    const int value = table.turn->valueNow();
    if (god == "horus") {
        const int cost = costOfStatue(player.statuesBuilt());
        return player.statues > 0 && !statuePlaces(table, value).empty()
               && canPay(story, seat, god, std::string(static_cast<std::size_t>(cost), 'g'));
    }
    if (god == "ra") {
        const std::string &tile = table.tiles[spaceOf(value)];
        return player.pillars > 0 && !tile.empty() && !freeFields(table).empty()
               && canPay(story, seat, god, tileTable().at(tile).cost);
    }
    if (god == "hathor")
        return player.buildings > 0 && !payableSites(story, seat).empty();
    if (god == "bastet")
        return canPay(story, seat, god, "pp");
    if (god == "osiris")
        return player.buildings > 0 && !freeSitesInRow(table, value).empty();
    return !takable(table, player.happiness, ' ').empty()
           && canPay(story, seat, god, std::string(static_cast<std::size_t>(costOfThoth(value)), 'p'));
}

void godAction(Story &story, const std::string &seat, const std::string &god)
{
    const Words standing = ownersOfStatues(story.table, god);
    const int value = story.table.turn->valueNow();
    int cardsTaken = 0;
    if (god == "horus")
        horus(story, seat, value);
    else if (god == "ra")
        ra(story, seat, value);
    else if (god == "hathor")
        hathor(story, seat, value);
    else if (god == "bastet")
        bastet(story, seat, value);
    else if (god == "thoth")
        cardsTaken = thoth(story, seat, value);
    else
        osiris(story, seat, value);
    workAfter(story, seat, god, cardsTaken);
    statueBonuses(story, seat, god, standing);
}

void statueBonuses(Story &story, const std::string &actor, const std::string &god, const Words &standing)
{
    const Words order = story.table.order;
    const auto first = std::find(order.begin(), order.end(), actor) - order.begin();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::string &seat = order[(static_cast<std::size_t>(first) + i) % order.size()];
        if (has(standing, seat) && (seat != actor || story.table.size() == 2))
            bonusOf(story, seat, positionOf(story.table, god));
    }
}

void moveTiles(Story &story, int space)
{
    Words &tiles = story.table.tiles;
    tiles.erase(tiles.begin() + space);
    tiles.insert(tiles.begin(), "");
    if (!hasCard(story, 'x'))
        return;
    std::set<std::string> &deck = story.table.decks['x'];
    const std::string tile = story.drawOne("tile", "", 1, {deck.begin(), deck.end()});
    deck.erase(tile);
    tiles[0] = tile;
}

void osirisEffect(Story &story, const std::string &seat, const std::string &site)
{
    Table &table = story.table;
    const int row = site[1] - '0';
    const std::string shown = shownAt(site);
    const std::string own(1, site[0]);
    table.sites[site] = seat;
    --story.player(seat).buildings;
    for (const char letter : shown)
        raise(story, seat, letter, row >= 5 ? 2 : 1);
    if (row == 6)
        raiseChosen(story, seat, "", 1);
    if (row == 3 || row == 4)
        gainOneOf(story, seat, shown);
    else
        story.gain(seat, row >= 5 ? own + own : own);
    if (row == 4 || (row == 2 && table.gold.erase("row2") > 0))
        story.gain(seat, "o");
}

void produce(Story &story, const std::string &seat, char resource)
{
    Player &player = story.player(seat);
    Turn &turn = *story.table.turn;
    const std::string technology = "t0" + std::to_string(resourceLetters().find(resource) + 1);
    int units = turn.valueNow();
    int kept = std::min(units, player.levels[resource]);
    if (turn.ready.erase("b21") > 0)
        kept = ++units;
    player.goods[resource] += kept;
    player.excess += units - kept;
    if (use(story, seat, technology))
        ++player.goods[resource];
}

} // namespace reference

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace reference {
namespace {

/// One part of the course, from a stop to the next.
void proceed(Story &story)
{
    Table &table = story.table;
    if (table.stage == "set-up") {
        setUp(story);
    } else if (table.stage == "pause") {
        pause(story);
    } else {
        const std::string seat = table.order[table.mover];
        if (seat == "bot")
            rivalTurn(story);
        else
            playerTurn(story, seat);
        table.mover = (table.mover + 1) % static_cast<int>(table.order.size());
        if (table.mover == 0)
            table.stage = "pause";
    }
}

std::string quoted(const std::string &text) { return text.empty() ? "null" : '"' + text + '"'; }

/// A list as JSON; an empty text is null.
template <class Items>
std::string listed(const Items &items)
{
    std::string text;
    for (const auto &item : items)
        text.append(text.empty() ? "" : ",").append(quoted(item));
    return "[" + text + "]";
}

using Flat = std::map<std::string, std::string>;

void addNumber(Flat &flat, const std::string &path, int number) { flat[path] = std::to_string(number); }

void addBoard(Flat &flat, const Table &table)
{
    for (const auto &[segment, dice] : table.wheel)
        flat["segments/" + segment] = listed(dice);
    for (const auto &[colour, number] : table.bag)
        addNumber(flat, std::string("bag/") + colour, number);
    flat["gods"] = listed(table.gods);
    for (const auto &[god, owners] : table.statues)
        flat["statues/" + god] = listed(owners);
    for (const auto &[site, owner] : table.sites)
        flat["sites/" + site] = quoted(owner);
    flat["gold"] = listed(table.gold);
    for (const auto &[field, pillar] : table.temple) {
        flat["temple/" + field + "/tile"] = quoted(pillar.tile);
        addNumber(flat, "temple/" + field + "/turn", pillar.turn);
        flat["temple/" + field + "/owner"] = quoted(pillar.owner);
    }
    flat["tiles"] = listed(table.tiles);
    for (int section = 1; section <= 4; ++section) {
        const auto places = table.cards.find(section);
        flat["cards/" + std::to_string(section)] = places == table.cards.end() ? "null" : listed(places->second);
    }
    for (const char kind : std::string("btdx"))
        addNumber(flat, std::string("decks/") + kind, static_cast<int>(table.decks.at(kind).size()));
    for (const auto &[kind, cards] : table.discards)
        flat[std::string("discards/") + kind] = listed(cards);
    flat["offer"] = listed(table.offer);
}

void addPlayer(Flat &flat, const std::string &path, const Player &player)
{
    addNumber(flat, path + "points", player.points);
    for (const char letter : resourceLetters()) {
        addNumber(flat, path + resourceName(letter), player.goods.at(letter));
        addNumber(flat, path + "levels/" + resourceName(letter), player.levels.at(letter));
    }
    addNumber(flat, path + "gold", player.goods.at('o'));
    addNumber(flat, path + "scribes", player.goods.at('s'));
    addNumber(flat, path + "faith", player.goods.at('f'));
    addNumber(flat, path + "population", player.population);
    addNumber(flat, path + "happiness", player.happiness);
    std::string milestones;
    for (const int one : player.milestones)
        milestones.append(milestones.empty() ? "" : ",").append(std::to_string(one));
    flat[path + "milestones"] = "[" + milestones + "]";
    addNumber(flat, path + "buildings", player.buildings);
    addNumber(flat, path + "pillars", player.pillars);
    addNumber(flat, path + "statues", player.statues);
    flat[path + "technologies"] = listed(player.technologies);
    flat[path + "blessings"] = listed(player.blessings);
    flat[path + "decrees"] = listed(player.decrees);
    flat[path + "destiny"] = player.destiny == 0 ? "null" : std::to_string(player.destiny);
    flat[path + "start"] = listed(player.start);
    flat[path + "scale/pure"] = listed(player.pure);
    flat[path + "scale/tainted"] = listed(player.tainted);
    flat[path + "scale/middle"] = listed(player.middle);
    addNumber(flat, path + "scale/excess", player.excess);
    addNumber(flat, path + "scale/balance", player.balance());
}

void addTurn(Flat &flat, const Table &table)
{
    if (!table.turn) {
        flat["turn"] = "null";
        return;
    }
    const Turn &turn = *table.turn;
    flat["turn/die"] = quoted(turn.die);
    flat["turn/from"] = quoted(turn.from);
    flat["turn/value"] = turn.valueNow() == 0 ? "null" : std::to_string(turn.valueNow());
    flat["turn/side"] = quoted(turn.side);
    flat["turn/ready"] = listed(turn.ready);
    flat["turn/used"] = listed(turn.used);
    addNumber(flat, "turn/extra", turn.extra);
}

void addRival(Flat &flat, const Table &table)
{
    if (!table.isSolo()) {
        flat["bot"] = "null";
        return;
    }
    const Player &rival = table.seats.at("bot");
    flat["bot/level"] = quoted(table.options.at("solo"));
    flat["bot/pyramid"] = listed(table.pyramid);
    const std::map<std::string, int> numbers{{"at", table.at},
                                             {"points", rival.points},
                                             {"scribes", rival.goods.at('s')},
                                             {"population", rival.population},
                                             {"happiness", rival.happiness},
                                             {"buildings", rival.buildings},
                                             {"pillars", rival.pillars},
                                             {"statues", rival.statues},
                                             {"cards/b", static_cast<int>(rival.blessings.size())},
                                             {"cards/t", static_cast<int>(rival.technologies.size())},
                                             {"cards/d", static_cast<int>(rival.decrees.size())}};
    for (const auto &[name, number] : numbers)
        addNumber(flat, "bot/" + name, number);
}

} // namespace

Game::Game(int players, const std::map<std::string, std::string> &options) : Game(newTable(players, options)) {}

Game::Game(const Table &table) : m_from(table), m_story(table) { run(); }

void Game::run()
{
    try {
        while (!isOver()) {
            proceed(m_story);
            m_from = m_story.table;
            m_story.given.clear();
            m_story.read = 0;
        }
        m_story.open = {};
    } catch (const Stop &) {
        // It waits for an answer.
    }
}

std::vector<std::string> Game::legal() const
{
    std::vector<std::string> all = m_story.open.answers;
    std::sort(all.begin(), all.end());
    return all;
}

std::string Game::probability(const std::string &action) const
{
    int sum = 0;
    for (const auto &[one, weight] : m_story.open.odds)
        sum += weight;
    const auto found = m_story.open.odds.find(action);
    if (found == m_story.open.odds.end())
        return {};
    const int common = std::gcd(found->second, sum);
    return std::to_string(found->second / common) + "/" + std::to_string(sum / common);
}

void Game::apply(const std::string &action)
{
    if (!has(m_story.open.answers, action))
        throw std::invalid_argument("not legal: " + action);
    m_story.table = m_from;
    m_story.given.push_back(action);
    m_story.read = 0;
    run();
}

std::map<std::string, int> Game::points() const
{
    std::map<std::string, int> sums;
    for (const Points &one : m_story.points)
        sums[one.seat + " " + one.reason] += one.points;
    return sums;
}

std::map<std::string, std::string> Game::state() const
{
    Flat flat;
    const Table &table = m_story.table;
    const Question &open = m_story.open;
    addNumber(flat, "round", table.round);
    flat["phase"] = quoted(isOver() ? "over" : open.phase);
    flat["to_act"] = isOver() ? "[]" : listed(Words{open.actor});
    flat["order"] = listed(table.order);
    flat["sunny"] = quoted(table.sunny);
    flat["due"] = "null";
    if (open.actor == "chance") {
        flat.erase("due");
        flat["due/kind"] = quoted(open.dueKind);
        flat["due/place"] = quoted(open.duePlace);
        addNumber(flat, "due/left", open.dueLeft);
    }
    addBoard(flat, table);
    for (const auto &[seat, player] : table.seats) {
        if (seat != "bot")
            addPlayer(flat, "players/" + seat + "/", player);
    }
    addTurn(flat, table);
    addRival(flat, table);
    flat["over"] = "null";
    if (isOver()) {
        flat.erase("over");
        flat["over/winners"] = listed(Words{table.winner});
        flat["over/reason"] = quoted(table.reason);
        for (const auto &[seat, player] : table.seats)
            addNumber(flat, "over/score/" + seat, player.points);
    }
    return flat;
}

} // namespace reference

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_state.h"

#include <algorithm>
#include <sstream>

namespace reference {
namespace {

const std::string kSeats = "abcde";

std::string inQuotes(const std::string &text) { return text.empty() ? "null" : '"' + text + '"'; }
std::string asText(bool b) { return b ? "true" : "false"; }

std::string listed(const std::vector<std::string> &items)
{
    std::string all;
    for (const std::string &item : items)
        all.append(all.empty() ? "" : ",").append(item);
    return "[" + all + "]";
}

std::string listed(const std::vector<int> &numbers)
{
    std::vector<std::string> items;
    for (const int number : numbers)
        items.push_back(std::to_string(number));
    return listed(items);
}

std::vector<std::string> allInQuotes(std::vector<std::string> items)
{
    for (std::string &item : items)
        item = inQuotes(item);
    return items;
}

template <class Map>
void add(std::map<std::string, std::string> &all, const std::string &name, const Map &numbers)
{
    for (const auto &[key, number] : numbers)
        all[name + "/" + key] = std::to_string(number);
}

} // namespace

State::State(int number, const std::string &stalls) : players(number), phase(stalls == "fixed" ? "draw" : "stalls")
{
    const std::map<int, std::vector<int>> purses{
        {2, {13, 14}}, {3, {8, 9, 9}}, {4, {8, 9, 9, 10}}, {5, {8, 9, 9, 10, 10}}};
    for (const std::string &market : markets()) {
        reserve[market] = 1;
        sealed[market] = false;
        visible[market] = stalls != "fixed" ? "" : market == "gizeh" || market == "abou-simbel" ? "r" : "l";
        for (const std::string &place : cardPlaces())
            cards[market + "-" + place] = "";
    }
    open = {"gizeh", "akhet-aton", "abou-simbel"};
    if (phase == "draw")
        filling = "gizeh";
    for (const std::string &seat : seats()) {
        money[seat] = purses.at(number).at(kSeats.find(seat));
        free[seat] = number == 2 ? 6 : 4;
        seals[seat] = 0;
        score[seat] = 0;
        for (const std::string &kind : kinds())
            gifts[seat][kind] = 0;
    }
    for (const std::string &kind : kinds())
        deck[kind] = cardsOf(kind);
    characters = {
        {"vizier", {1}},      {"merchant", {2, 1, 1}},
        {"high-priest", {1}}, {"royal-servant", {1, 1}},
        {"thief", {1}},       {"scribe", number < 4 ? std::vector<int>{3, 2, 1} : std::vector<int>{3, 2, 2, 1}},
        {"treasurer", {1}}};
    if (number == 5)
        characters["priest-of-amon"] = {1};
}

std::vector<std::string> State::seats() const
{
    std::vector<std::string> all;
    for (int i = 0; i < players; ++i)
        all.emplace_back(1, kSeats[i]);
    return all;
}

std::vector<std::string> State::seatsFrom(const std::string &seat) const
{
    std::vector<std::string> all = seats();
    std::rotate(all.begin(), std::find(all.begin(), all.end(), seat), all.end());
    return all;
}

std::string State::toAct() const
{
    if (phase == "over")
        return "";
    if (phase == "stalls" || phase == "draw" || phase == "roll")
        return "chance";
    if (phase == "discard")
        return choosing.front();
    return phase == "settle" ? servants.at(queue.front()) : current;
}

bool State::holds(const std::string &seat, const std::string &type) const
{
    return std::any_of(kinds().begin(), kinds().end(),
                       [&](const std::string &kind) { return typeOf(kind) == type && gifts.at(seat).at(kind) > 0; });
}

int State::owners(const std::string &type) const
{
    const std::vector<std::string> all = seats();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const std::string &seat) { return holds(seat, type); }));
}

int State::valueOf(const std::string &kind) const { return tableValue(kind, owners(typeOf(kind))); }

std::vector<std::string> State::cardsIn(const std::string &market) const
{
    std::vector<std::string> all;
    for (const std::string &place : cardPlaces()) {
        if (!cards.at(market + "-" + place).empty())
            all.push_back(market + "-" + place);
    }
    return all;
}

std::string &State::cardOn(const std::string &place) { return cards.at(place); }

int State::deckSize() const
{
    int size = akhenaton ? 1 : 0;
    for (const auto &[kind, number] : deck)
        size += number;
    return size;
}

std::map<std::string, std::string> State::flat() const
{
    std::map<std::string, std::string> all;
    const std::string actor = toAct();
    all["turn"] = std::to_string(turn);
    all["phase"] = inQuotes(phase);
    all["to_act"] = actor.empty() ? "[]" : "[" + inQuotes(actor) + "]";
    all["current"] = inQuotes(current);
    all["left"] = std::to_string(left);
    all["recruited"] = inQuotes(recruited);
    all["swapped"] = inQuotes(swapped);
    all["choosing"] = listed(allInQuotes(choosing));
    all["fixed"] = fixed == 0 ? "null" : std::to_string(fixed);
    all["passes"] = std::to_string(passes);
    std::vector<std::string> opened;
    for (const std::string &market : markets()) {
        if (open.count(market) > 0)
            opened.push_back(inQuotes(market));
        all["visible/" + market] = inQuotes(visible.at(market));
        all["sealed/" + market] = asText(sealed.at(market));
        std::vector<std::string> four;
        for (const std::string &place : cardPlaces())
            four.push_back(inQuotes(cards.at(market + "-" + place)));
        all["cards/" + market] = listed(four);
    }
    all["open"] = listed(opened);
    all["closed"] = inQuotes(closed);
    add(all, "reserve", reserve);
    all["supply"] = std::to_string(supply);
    for (const auto &[square, seat] : servants)
        all["servants/" + square] = inQuotes(seat);
    add(all, "free", free);
    add(all, "money", money);
    for (const auto &[seat, held] : gifts)
        add(all, "gifts/" + seat, held);
    add(all, "seals", seals);
    add(all, "score", score);
    for (const std::string &kind : kinds())
        all["values/" + kind] = std::to_string(valueOf(kind));
    for (const auto &[name, pile] : characters) {
        const bool differ = name == "merchant" || name == "scribe";
        all["characters/" + name] = differ ? listed(pile) : std::to_string(pile.size());
    }
    all["amon"] = inQuotes(amon);
    if (diceOwner.empty()) {
        all["dice"] = "null";
    } else {
        all["dice/seat"] = inQuotes(diceOwner);
        all["dice/fresh"] = asText(isFresh);
    }
    all["deck/size"] = std::to_string(deckSize());
    all["deck/akhenaton"] = asText(akhenaton);
    add(all, "deck/gifts", deck);
    all["filling"] = inQuotes(filling);
    if (settling.empty()) {
        all["settle"] = "null";
    } else {
        all["settle/market"] = inQuotes(settling);
        all["settle/queue"] = listed(allInQuotes(queue));
        all["settle/first"] = asText(isFirst);
    }
    if (phase != "over") {
        all["over"] = "null";
    } else {
        all["over/winners"] = listed(allInQuotes(winners));
        all["over/reason"] = inQuotes("closed");
        add(all, "over/score", score);
    }
    return all;
}

std::vector<std::string> wordsOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> all;
    for (std::string word; stream >> word;)
        all.push_back(word);
    return all;
}

std::string sentence(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

} // namespace reference

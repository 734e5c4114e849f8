// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_choices.h"

#include <algorithm>
#include <set>

namespace reference {
namespace {

using Texts = std::vector<std::string>;

// N19
Texts placements(const State &state)
{
    Texts all;
    if (state.free.at(state.current) == 0)
        return all;
    for (const std::string &market : state.open) {
        for (const Square &square : squaresOf(state.stallOf(market))) {
            if (state.servants.count(square.name) == 0 && square.bid <= state.money.at(state.current))
                all.push_back("place " + square.name);
        }
    }
    return all;
}

// N18, N22
Texts designations(const State &state)
{
    std::set<std::string> own;
    for (const auto &[square, seat] : state.servants) {
        if (seat == state.current && state.open.count(marketOf(square)) > 0)
            own.insert("designate " + marketOf(square));
    }
    return {own.begin(), own.end()};
}

// N18
Texts steps(const State &state)
{
    Texts all = placements(state);
    if (all.empty())
        all = designations(state);
    if (all.empty())
        all.emplace_back("pass");
    return all;
}

void addEach(Texts &all, const std::string &before, const Texts &ends)
{
    for (const std::string &end : ends)
        all.push_back(before + end);
}

// N41 to N48, N57: what can be said after the name of a character; an empty text if nothing is said
Texts usesOf(const std::string &character, const State &state)
{
    Texts all;
    if (character == "vizier") {
        for (const auto &[kind, number] : state.gifts.at(state.current)) {
            if (number > 0)
                return {""};
        }
    } else if (character == "merchant") {
        addEach(all, " ", swaps(state, state.current, ""));
    } else if (character == "high-priest") {
        if (steps(state) != Texts{"pass"})
            return {""};
    } else if (character == "royal-servant") {
        for (const std::string &type : types()) {
            if (state.owners(type) > 0)
                all.push_back(" " + type);
        }
    } else if (character == "thief") {
        addEach(all, " ", state.cardsIn(state.closed));
    } else if (character == "scribe") {
        for (const std::string &type : types()) {
            if (state.holds(state.current, type))
                all.push_back(" " + type);
        }
    } else if (character == "treasurer") {
        for (const std::string &market : markets()) {
            for (int amount = 1; amount <= std::min(4, state.reserve.at(market)); ++amount)
                all.push_back(" " + market + " " + std::to_string(amount));
        }
    } else {
        return {""};
    }
    return all;
}

// N17, N40
Texts recruits(const State &state)
{
    Texts all;
    if (!state.recruited.empty() || state.seals.at(state.current) == 0)
        return all;
    for (const auto &[character, pile] : state.characters) {
        if (!pile.empty())
            addEach(all, "recruit " + character, usesOf(character, state));
    }
    return all;
}

// N33: the sets of cards that the highest bidder may take
std::set<Texts> setsOf(const Texts &cards, char symbol)
{
    std::set<Texts> sets;
    if (symbol == 's') {
        for (const std::string &card : cards)
            sets.insert({card});
        return sets;
    }
    Texts upper;
    Texts lower;
    for (const std::string &card : cards)
        (card.back() == 'u' ? upper : lower).push_back(card);
    if (symbol == 'x') {
        sets.insert(lower);
        if (!upper.empty()) {
            for (const std::string &card : lower)
                sets.insert({upper.front(), card});
            if (lower.empty())
                sets.insert(upper);
        }
    } else {
        sets.insert(upper);
        if (lower.size() == 1)
            sets.insert(lower);
        for (std::size_t i = 0; i < lower.size(); ++i) {
            for (std::size_t j = i + 1; j < lower.size(); ++j)
                sets.insert({lower[i], lower[j]});
        }
    }
    sets.erase(Texts());
    return sets;
}

// N33, N36
Texts services(const State &state)
{
    const Square &square = squareOf(state.queue.front());
    const Texts cards = state.cardsIn(state.settling);
    Texts all;
    if (state.isFirst) {
        for (const Texts &set : setsOf(cards, square.symbol))
            all.push_back("buy " + sentence(set));
        return all;
    }
    if (state.money.at(state.servants.at(square.name)) >= square.bid)
        addEach(all, "buy ", cards);
    all.emplace_back("half");
    return all;
}

// N28
Outcomes rolls(const State &state)
{
    Outcomes all;
    if (diceOf(state.stallOf("louqsor")) == 1) {
        for (int die = 1; die <= 6; ++die)
            all["chance roll " + std::to_string(die)] = {1, 6};
        return all;
    }
    for (int one = 1; one <= 6; ++one) {
        for (int other = one; other <= 6; ++other) {
            all["chance roll " + std::to_string(one) + " " + std::to_string(other)] = {one == other ? 1 : 2, 36};
        }
    }
    return all;
}

// N13, N72: gifts are mixed, so each that was not drawn has the same chance
Outcomes draws(const State &state)
{
    Outcomes all;
    const int size = state.deckSize();
    const bool mayBeKing = state.akhenaton && size <= 5;
    const int among = state.akhenaton && !mayBeKing ? size - 1 : size;
    for (const auto &[kind, number] : state.deck) {
        if (number > 0)
            all["chance draw " + kind] = {number, among};
    }
    if (mayBeKing)
        all["chance draw akhenaton"] = {1, among};
    return all;
}

} // namespace

int costOfSwap(const std::string &gave, const std::string &took)
{
    return std::max(0, tableValue(took, 1) - tableValue(gave, 1));
}

std::vector<std::string> swaps(const State &state, const std::string &seat, const std::string &except)
{
    Texts all;
    for (const std::string &gave : kinds()) {
        for (const std::string &other : state.seats()) {
            for (const std::string &took : kinds()) {
                const bool isThere = state.gifts.at(seat).at(gave) > 0 && state.gifts.at(other).at(took) > 0;
                if (isThere && other != seat && other != except && gave != took && state.holds(seat, typeOf(took))
                    && state.money.at(seat) >= costOfSwap(gave, took))
                    all.push_back(sentence({gave, other, took}));
            }
        }
    }
    return all;
}

std::vector<std::string> choices(const State &state)
{
    Texts all;
    if (state.phase == "turn") {
        all = steps(state);
        addEach(all, "", recruits(state));
    } else if (state.phase == "swap") {
        addEach(all, "swap ", swaps(state, state.current, state.swapped));
        all.emplace_back("done");
    } else if (state.phase == "discard") {
        all = {"discard double", "discard senet"};
    } else if (state.phase == "settle") {
        all = services(state);
    } else if (state.phase == "reroll") {
        all = {"roll", "hold"};
    }
    for (std::string &text : all)
        text.insert(0, state.toAct() + " ");
    std::sort(all.begin(), all.end());
    return all;
}

Outcomes outcomes(const State &state)
{
    if (state.phase == "draw")
        return draws(state);
    if (state.phase == "roll")
        return rolls(state);
    Outcomes all;
    if (state.phase == "stalls") {
        for (int number = 0; number < 16; ++number) {
            std::string sides;
            for (const int bit : {8, 4, 2, 1})
                sides += (number & bit) != 0 ? 'r' : 'l';
            all["chance stalls " + sides] = {1, 16};
        }
    }
    return all;
}

} // namespace reference

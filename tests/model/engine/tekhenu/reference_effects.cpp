// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>

namespace reference {

bool hasCard(Story &story, char kind)
{
    std::set<std::string> &deck = story.table.decks[kind];
    if (deck.empty() && kind != 'x')
        std::swap(deck, story.table.discards[kind]);
    return !deck.empty();
}

void fillSection(Story &story, int section)
{
    for (std::size_t place = 0; place < 4; ++place) {
        const char kind = kindsOf(section)[place];
        if (!story.table.cards.at(section)[place].empty() || !hasCard(story, kind))
            continue;
        std::set<std::string> &deck = story.table.decks[kind];
        const std::string card = story.drawOne("card", std::to_string(section), 1, {deck.begin(), deck.end()});
        deck.erase(card);
        story.table.cards.at(section)[place] = card;
    }
}

void refill(Story &story)
{
    for (int section = 1; section <= 4; ++section) {
        if (story.table.cards.count(section) > 0)
            fillSection(story, section);
    }
}

void addPopulation(Story &story, const std::string &seat, int steps)
{
    int &population = story.player(seat).population;
    population = std::min(population + steps, 21);
    std::vector<int> opened;
    for (const int section : {3, 4}) {
        if (population >= (section == 3 ? 9 : 13) && story.table.cards.count(section) == 0) {
            story.table.cards[section] = Words(4);
            opened.push_back(section);
        }
    }
    for (const int section : opened)
        fillSection(story, section);
}

void addHappiness(Story &story, const std::string &seat, int steps)
{
    Player &player = story.player(seat);
    player.happiness = std::clamp(player.happiness + steps, 0, player.population);
    for (const int milestone : {16, 19, 21}) {
        if (player.happiness < milestone || !player.milestones.insert(milestone).second)
            continue;
        if (milestone == 21 && story.table.turn)
            story.table.turn->extra = 1;
        else
            story.gain(seat, milestone == 16 ? "o" : "s");
    }
}

char gainOneOf(Story &story, const std::string &seat, const std::string &letters)
{
    Words options;
    for (const char letter : letters)
        options.push_back("gain " + resourceName(letter));
    const char chosen = letterOf(words(story.ask(seat, "gain", options))[1]);
    story.gain(seat, std::string(1, chosen));
    return chosen;
}

void gainDifferent(Story &story, const std::string &seat, int number)
{
    std::string letters = resourceLetters();
    for (int i = 0; i < number; ++i) {
        const char chosen = gainOneOf(story, seat, letters);
        letters.erase(letters.find(chosen), 1);
    }
}

void raise(Story &story, const std::string &seat, char resource, int steps)
{
    int &level = story.player(seat).levels[resource];
    level = std::min(level + steps, 6);
}

char raiseChosen(Story &story, const std::string &seat, const std::string &without, int steps)
{
    Words options;
    for (const char letter : resourceLetters()) {
        if (story.player(seat).levels[letter] < 6 && without.find(letter) == std::string::npos)
            options.push_back("marker " + resourceName(letter));
    }
    if (options.empty())
        return ' ';
    const char chosen = letterOf(words(story.ask(seat, "marker", options))[1]);
    raise(story, seat, chosen, steps);
    return chosen;
}

void takeCard(Story &story, const std::string &seat, const std::string &card)
{
    for (auto &[section, places] : story.table.cards)
        std::replace(places.begin(), places.end(), card, std::string());
    Player &player = story.player(seat);
    (card[0] == 'b' ? player.blessings : card[0] == 't' ? player.technologies : player.decrees).insert(card);
}

bool works(const Story &story, const std::string &seat, const std::string &technology)
{
    return story.table.seats.at(seat).technologies.count(technology) > 0
           && !(story.table.turn && story.table.turn->used.count(technology) > 0);
}

bool use(Story &story, const std::string &seat, const std::string &technology)
{
    if (!works(story, seat, technology))
        return false;
    story.table.turn->used.insert(technology);
    return true;
}

int lowerFor(const Story &story, const std::string &seat, const std::string &god)
{
    int lower = works(story, seat, technologyBefore(god)) ? 1 : 0;
    for (const std::string &blessing : story.table.turn->ready) {
        if (readyFor(blessing) == god && blessing != "b24")
            lower += 2;
    }
    return lower;
}

bool canPay(const Story &story, const std::string &seat, const std::string &god, const std::string &cost)
{
    return !payments(story.table.seats.at(seat), cost, lowerFor(story, seat, god)).empty();
}

void payOnly(Story &story, const std::string &seat, const std::string &cost, int lower)
{
    Words options;
    for (const std::string &payment : payments(story.player(seat), cost, lower))
        options.push_back("pay " + payment);
    for (const char letter : story.ask(seat, "pay", options).substr(4))
        --story.player(seat).goods[letter];
}

void pay(Story &story, const std::string &seat, const std::string &god, const std::string &cost)
{
    payOnly(story, seat, cost, lowerFor(story, seat, god));
    use(story, seat, technologyBefore(god));
    const std::set<std::string> ready = story.table.turn->ready;
    for (const std::string &blessing : ready) {
        if (readyFor(blessing) != god)
            continue;
        story.table.turn->ready.erase(blessing);
        if (blessing == "b20")
            story.gain(seat, "s");
        else
            story.score(seat, "blessing", 1);
    }
}

} // namespace reference

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

#include <algorithm>

namespace reference {
namespace {

/// Whether a die that may not be drafted lies on the wheel.
bool hasForbiddenDie(const Table &table)
{
    for (const auto &[segment, dice] : table.wheel) {
        for (const std::string &die : dice) {
            if (purityOf(table, segment, die) == "forbidden")
                return true;
        }
    }
    return false;
}

/// T66: whether the die, Anubis or the extra action admits that god's action or production.
bool admits(const Turn &turn, const std::string &action)
{
    if (turn.extra == 2 || turn.side == "middle")
        return true;
    return action == "produce" ? turn.die[0] != 'g' : turn.from == action;
}

/// b12.
void newTools(Story &story, const std::string &seat)
{
    std::string moved;
    for (int i = 0; i < 2; ++i) {
        const char marker = raiseChosen(story, seat, moved, 1);
        if (marker != ' ')
            moved += marker;
    }
    std::string letters; // in the order of the resources
    for (const char letter : resourceLetters()) {
        if (moved.empty() || moved.find(letter) != std::string::npos)
            letters += letter;
    }
    gainOneOf(story, seat, letters);
}

/// b13 and tile ability G.
void raiseAndGain(Story &story, const std::string &seat, int steps)
{
    const char marker = raiseChosen(story, seat, "", steps);
    gainOneOf(story, seat, marker == ' ' ? resourceLetters() : std::string(1, marker));
}

/// b15.
void turnSides(Story &story, const std::string &seat)
{
    Turn &turn = *story.table.turn;
    Player &player = story.player(seat);
    const bool wasPure = turn.side == "pure";
    (wasPure ? player.pure : player.tainted).pop_back();
    (wasPure ? player.tainted : player.pure).push_back(turn.die);
    turn.side = wasPure ? "tainted" : "pure";
    story.score(seat, "blessing", 1);
}

/// The Blessings that give something at once.
void anyBlessing(Story &story, const std::string &seat, const std::string &card)
{
    static const std::map<std::string, std::string> goods{{"b01", "bbb"},  {"b02", "ppp"}, {"b03", "lll"},
                                                          {"b04", "ggg"},  {"b06", "oo"},  {"b07", "ssf"},
                                                          {"b08", "ffff"}, {"b10", "b"}};
    if (goods.count(card) > 0)
        story.gain(seat, goods.at(card));
    const Player &player = story.player(seat);
    if (card == "b05")
        gainDifferent(story, seat, 3);
    else if (card == "b09")
        addHappiness(story, seat, 3);
    else if (card == "b10")
        addPopulation(story, seat, 4);
    else if (card == "b11") {
        addPopulation(story, seat, 2);
        addHappiness(story, seat, 2);
    } else if (card == "b12")
        newTools(story, seat);
    else if (card == "b13")
        raiseAndGain(story, seat, 2);
    else if (card == "b22")
        story.score(seat, "blessing", std::clamp(player.built(), 2, 5));
    else if (card == "b23")
        story.score(seat, "blessing", std::clamp(2 * player.statuesBuilt(), 2, 6));
}

} // namespace

Words playable(const Story &story, const std::string &seat, const std::string &moment)
{
    Words all;
    for (const std::string &card : story.table.seats.at(seat).blessings) {
        const Turn &turn = *story.table.turn;
        const bool isWithDie = moment == "act" && turn.extra != 2;
        if (card == "b14") {
            for (int value = 1; value <= 6; ++value) {
                if (isWithDie && value != turn.value)
                    all.push_back("play b14 " + std::to_string(value));
            }
        } else if (card == "b15") {
            if (isWithDie && turn.side != "middle")
                all.push_back("play b15");
        } else if (card == "b16") {
            if (moment == "draft" && hasForbiddenDie(story.table))
                all.push_back("play b16");
        } else if (!readyFor(card).empty()) {
            if (moment == "act" && admits(turn, readyFor(card)))
                all.push_back("play " + card);
        } else {
            all.push_back("play " + card);
        }
    }
    return all;
}

void play(Story &story, const std::string &seat, const std::string &answer)
{
    const std::string card = words(answer)[1];
    story.player(seat).blessings.erase(card);
    story.table.discards['b'].insert(card);
    if (card == "b14")
        story.table.turn->value = std::stoi(words(answer)[2]);
    else if (card == "b15")
        turnSides(story, seat);
    else if (card == "b16")
        story.table.turn->shadow = true;
    else if (!readyFor(card).empty())
        story.table.turn->ready.insert(card);
    else
        anyBlessing(story, seat, card);
}

void tileAbility(Story &story, const std::string &seat, char ability)
{
    static const std::map<char, std::string> goods{{'A', "of"}, {'D', "ss"}, {'H', "ff"}};
    if (goods.count(ability) > 0)
        story.gain(seat, goods.at(ability));
    switch (ability) {
    case 'B': gainDifferent(story, seat, 2); break;
    case 'C': story.score(seat, "ability", 3); break;
    case 'E': addHappiness(story, seat, 2); break;
    case 'F':
        addPopulation(story, seat, 3);
        gainOneOf(story, seat, resourceLetters());
        break;
    case 'G': raiseAndGain(story, seat, 1); break;
    case 'H': story.score(seat, "ability", 2); break;
    case 'I': {
        Words options;
        for (const std::string &card : takable(story.table, story.player(seat).happiness, 'b'))
            options.push_back("take " + card);
        if (!options.empty())
            takeCard(story, seat, words(story.ask(seat, "cards", options))[1]);
        break;
    }
    default: break;
    }
}

std::string keepOneOfTwo(Story &story, const std::string &seat, char kind)
{
    Table &table = story.table;
    for (int left = 2; left > 0; --left) {
        if (!hasCard(story, kind))
            break;
        const Words deck(table.decks[kind].begin(), table.decks[kind].end());
        const std::string card = story.drawOne("offer " + seat, seat, left, deck);
        table.decks[kind].erase(card);
        table.offer.insert(card);
    }
    Words options;
    for (const std::string &card : table.offer)
        options.push_back("keep " + card);
    const std::string kept = words(story.ask(seat, "keep", options))[1];
    takeCard(story, seat, kept);
    table.offer.erase(kept);
    const std::string other = *table.offer.begin();
    table.offer.clear();
    return other;
}

void startingCard(Story &story, const std::string &seat, const std::string &card)
{
    Table &table = story.table;
    story.gain(seat, startGoods(card));
    if (card == "s02") {
        Words options;
        for (int row = 1; row <= 3; ++row) {
            for (const std::string &site : freeSitesInRow(table, row))
                options.push_back("build " + site);
        }
        osirisEffect(story, seat, words(story.ask(seat, "build", options))[1]);
        story.gain(seat, "bb");
    } else if (card == "s07") {
        raise(story, seat, 'g', 1);
    } else if (card == "s08") {
        addHappiness(story, seat, 1);
    } else if (card == "s09") {
        addPopulation(story, seat, 2);
    } else if (card == "s10") {
        const char first = raiseChosen(story, seat, "", 1);
        raiseChosen(story, seat, std::string(1, first), 1);
        for (int i = 0; i < 2; ++i)
            gainOneOf(story, seat, resourceLetters());
    } else if (card == "s11") {
        table.discards['b'].insert(keepOneOfTwo(story, seat, 'b'));
        story.gain(seat, "l");
    }
}

void destiny(Story &story, const std::string &seat, int blocked)
{
    Words options;
    for (int ankh = 1; ankh <= 4; ++ankh) {
        bool isFree = ankh != blocked;
        for (const auto &[owner, player] : story.table.seats)
            isFree = isFree && player.destiny != ankh;
        if (isFree)
            options.push_back("destiny " + std::to_string(ankh));
    }
    const int ankh = std::stoi(words(story.ask(seat, "destiny", options))[1]);
    story.player(seat).destiny = ankh;
    if (ankh == 3)
        gainOneOf(story, seat, resourceLetters());
    else
        story.gain(seat, ankh == 1 ? "o" : ankh == 2 ? "s" : "ff");
}

} // namespace reference

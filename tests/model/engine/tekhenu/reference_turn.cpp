// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_story.h"

namespace reference {
namespace {

void append(Words &all, const Words &more) { all.insert(all.end(), more.begin(), more.end()); }

/// T17, T18.
Words drafts(const Story &story, const std::string &seat)
{
    const Table &table = story.table;
    Words allowed, every, anubis;
    for (const auto &[segment, dice] : table.wheel) {
        for (auto die = dice.begin(); die != dice.end(); die = dice.upper_bound(*die)) {
            const std::string what = segment + " " + *die;
            every.push_back("draft " + what);
            if (table.turn->shadow || purityOf(table, segment, *die) != "forbidden")
                allowed.push_back("draft " + what);
            if (table.seats.at(seat).goods.at('s') >= 2)
                anubis.push_back("anubis " + what);
        }
    }
    Words all = allowed.empty() ? every : allowed;
    append(all, anubis);
    return all;
}

/// T33, as soon as what it was won in is complete.
void dueExtra(Story &story, const std::string &seat);

/// The action of a die or an extra action (T19, T20); false: none.
bool act(Story &story, const std::string &seat)
{
    for (;;) {
        Turn &turn = *story.table.turn;
        const Player &player = story.player(seat);
        const bool isExtra = turn.extra == 2;
        const bool isFree = isExtra || turn.side == "middle";
        Words options;
        for (const int change : {-2, -1, 1, 2}) {
            const std::string by = (change > 0 ? "+" : "") + std::to_string(change);
            const int value = turn.value + change;
            if (isExtra || value < 1 || value > 6)
                continue;
            if (player.goods.at('s') > 0)
                options.push_back("scribe " + by);
            if (change * change == 1 && works(story, seat, "t17"))
                options.push_back("school " + by);
        }
        for (const std::string &god : segmentNames()) {
            if ((isFree || god == turn.from) && isPossible(story, seat, god))
                options.push_back("god " + god);
        }
        for (const char resource : resourceLetters()) {
            if (isFree || resourceOf(turn.die[0]) == resource)
                options.push_back("produce " + resourceName(resource));
        }
        options.push_back("idle");
        append(options, playable(story, seat, "act"));
        const std::string answer = story.ask(seat, "act", options);
        const Words word = words(answer);
        if (word[0] == "idle")
            return false;
        if (word[0] == "scribe" || word[0] == "school") {
            turn.value += std::stoi(word[1]);
            if (word[0] == "scribe")
                --story.player(seat).goods['s'];
            else
                turn.used.insert("t17");
        } else if (word[0] == "play") {
            play(story, seat, answer);
            dueExtra(story, seat);
        } else {
            if (word[0] == "god")
                godAction(story, seat, word[1]);
            else
                produce(story, seat, letterOf(word[1]));
            return true;
        }
    }
}

void dueExtra(Story &story, const std::string &seat)
{
    Turn &turn = *story.table.turn;
    if (turn.extra != 1)
        return;
    turn.extra = 2;
    Words options{"pass"};
    for (int value = 1; value <= 6; ++value)
        options.push_back("value " + std::to_string(value));
    const Words word = words(story.ask(seat, "extra", options));
    if (word[0] == "value") {
        turn.extraValue = std::stoi(word[1]);
        act(story, seat);
    }
    turn.extra = 0;
    turn.extraValue = 0;
}

/// The first open moment and the die (T17, T18, t22).
void draft(Story &story, const std::string &seat)
{
    Turn &turn = *story.table.turn;
    Player &player = story.player(seat);
    Words word;
    for (;;) {
        Words options = drafts(story, seat);
        append(options, playable(story, seat, "draft"));
        const std::string answer = story.ask(seat, "draft", options);
        word = words(answer);
        if (word[0] != "play")
            break;
        play(story, seat, answer);
        dueExtra(story, seat);
    }
    turn.from = word[1];
    turn.die = word[2];
    turn.value = turn.die[1] - '0';
    auto &dice = story.table.wheel[turn.from];
    dice.erase(dice.find(turn.die));
    if (word[0] == "anubis") {
        player.goods['s'] -= 2;
        turn.side = "middle";
        player.middle.push_back(turn.die);
        return;
    }
    std::string side = purityOf(story.table, turn.from, turn.die) == "pure" ? "pure" : "tainted";
    if (turn.die[0] == 'g' && use(story, seat, "t22")) {
        story.gain(seat, "s");
        side = words(story.ask(seat, "side", {"side pure", "side tainted"}))[1];
    }
    turn.side = side;
    (side == "pure" ? player.pure : player.tainted).push_back(turn.die);
}

} // namespace

void playerTurn(Story &story, const std::string &seat)
{
    story.table.turn = Turn();
    draft(story, seat);
    if (act(story, seat)) {
        if (story.table.turn->side == "middle" && use(story, seat, "t18")) {
            story.score(seat, "technology", 2);
            story.gain(seat, "f");
        }
        dueExtra(story, seat);
        for (;;) {
            Words options = playable(story, seat, "end");
            options.push_back("end");
            const std::string answer = story.ask(seat, "end", options);
            if (answer == "end")
                break;
            play(story, seat, answer);
            dueExtra(story, seat);
        }
    }
    refill(story);
    story.table.turn.reset();
}

} // namespace reference

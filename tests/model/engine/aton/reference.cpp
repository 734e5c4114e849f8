// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <stdexcept>

namespace reference {
namespace {

const char *const kSeats[] = {"red", "blue"};
const char kCounters[] = {'r', 'b'};
const int kKingdom = 8; // A3
// A3: the temples and the colours of the squares, temple after temple, row by row.
const char *const kTemples = "111111111111"
                             "222222222222"
                             "333333333333"
                             "444444444444";
const char *const kColours = "YYYYKK1BGGGG"
                             "YYYYKK1BGGGG"
                             "YYY1KKKBGGG1"
                             "YYY2KKKBGGG2";

std::string text(auto number) { return std::to_string(number); }
std::string quoted(const std::string &word) { return "\"" + word + "\""; }
std::size_t pileSize(const Player &player) { return player.top.size() + player.bottom.size(); }
void moveAll(std::string &from, std::string &to) { to += std::exchange(from, ""); }

// For each value that may be drawn next: how many single cards it may be, and what it leaves.
std::map<char, std::pair<long long, Player>> drawOne(Player player)
{
    if (pileSize(player) == 0)
        moveAll(player.discard, player.top); // A7
    const bool known = player.top.empty();   // A11
    std::string &part = known ? player.bottom : player.top;
    const std::string cards = part;
    std::map<char, std::pair<long long, Player>> result;
    for (std::size_t i = 0; i < cards.size() && (i == 0 || !known); i++) {
        auto &[singles, after] = result[cards[i]];
        if (++singles > 1)
            continue;
        part = cards;
        part.erase(i, 1);
        after = player;
    }
    return result;
}

template <typename Items, typename Show>
std::string list(const Items &items, Show show)
{
    std::string joined;
    for (const auto &item : items)
        joined += (joined.empty() ? "" : ",") + show(item);
    return "[" + joined + "]";
}

std::string digits(const std::string &cards)
{
    return list(cards, [](char card) { return std::string{card}; });
}

// How many cards there are of each value.
std::string counts(const std::string &cards)
{
    const auto count = [&](char card) { return text(std::count(cards.begin(), cards.end(), card)); };
    return list(std::string("1234"), count);
}

std::string seatNames(const std::vector<int> &seats)
{
    return list(seats, [](int seat) { return quoted(kSeats[seat]); });
}

} // namespace

// A1
Game::Game()
{
    std::fill(board_, board_ + 48, '.');
    for (Player &player : players_)
        for (char card : {'1', '2', '3', '4'})
            player.top.append(9, card);
}

// A5, A6, A11: red before blue; a deal is due to whoever has neither a hand nor laid cards.
int Game::seatOfChance() const
{
    if (phase_ == "draw")
        return players_[0].drawn.size() == players_[1].drawn.size() ? 0 : 1;
    return (players_[0].hand + players_[0].laid).empty() ? 0 : 1;
}

// All sets of cards that the next deal or draw may bring, by drawing single cards in every order.
std::map<std::string, Game::Draw> Game::draws() const
{
    std::map<std::string, Draw> sets = {{"", {1, players_[seatOfChance()]}}};
    for (int drawn = 0; drawn < (phase_ == "deal" ? 4 : 1); drawn++) {
        std::map<std::string, Draw> larger;
        for (const auto &[cards, draw] : sets) {
            for (const auto &[card, one] : drawOne(draw.second)) {
                std::string sorted = cards + card;
                std::sort(sorted.begin(), sorted.end());
                larger.try_emplace(sorted, 0, one.second).first->second.first += draw.first * one.first;
            }
        }
        sets = larger;
    }
    return sets;
}

std::map<std::string, std::pair<long long, long long>> Game::chances() const
{
    std::map<std::string, std::pair<long long, long long>> result;
    if (!chanceIsDue())
        return result;
    const std::string start = "chance " + phase_ + " " + kSeats[seatOfChance()] + " ";
    const std::map<std::string, Draw> sets = draws();
    long long all = 0;
    for (const auto &entry : sets)
        all += entry.second.first;
    for (const auto &[cards, draw] : sets) {
        const long long divisor = std::gcd(draw.first, all);
        result[start + cards] = {draw.first / divisor, all / divisor};
    }
    return result;
}

std::vector<int> Game::seatsToAct() const
{
    if (phase_ != "lay")
        return {mover_};
    std::vector<int> seats;
    for (int seat : {0, 1})
        if (players_[seat].laid.empty())
            seats.push_back(seat);
    return seats;
}

// The squares that may be chosen in the phases remove, place and take.
std::vector<int> Game::choices() const
{
    const Player &mover = players_[mover_];
    char wanted = kCounters[mover_];
    if (phase_ == "place")
        wanted = '.'; // A17
    if (phase_ == "remove" && mover.laid[1] != '1')
        wanted = kCounters[1 - mover_]; // A13
    std::vector<int> squares;
    for (int square = 0; square < 48; square++) {
        const bool open = phase_ == "take" ? mover.owed[square / 12] > 0        // A29
                                           : square / 12 < mover.laid[2] - '0'; // A15
        if (open && board_[square] == wanted)
            squares.push_back(square);
    }
    return squares;
}

// A14, A17: only what can really be done, surplus not counted.
int Game::pending() const
{
    if (phase_ == "take")
        return std::accumulate(players_[mover_].owed, players_[mover_].owed + 4, 0);
    return counterIsDue() ? std::min(remaining_, static_cast<int>(choices().size())) : 0;
}

std::vector<std::string> Game::legal() const
{
    std::set<std::string> actions;
    for (const auto &chance : chances())
        actions.insert(chance.first);
    if (phase_ == "lay") {
        for (int seat : seatsToAct()) {
            const std::string name = kSeats[seat];
            if (players_[seat].exchange)
                actions.insert(name + " exchange");  // A6
            std::string order = players_[seat].hand; // ascending, so the first permutation
            do
                actions.insert(name + " lay " + order);
            while (std::next_permutation(order.begin(), order.end()));
        }
    } else if (counterIsDue()) {
        const std::string start = kSeats[mover_] + (" " + phase_ + " ");
        for (int square : choices()) // A4
            actions.insert(start + text(square / 12 + 1) + "abcdefghijkl"[square % 12]);
    }
    return {actions.begin(), actions.end()};
}

std::vector<Points> Game::apply(const std::string &action)
{
    const std::vector<std::string> allowed = legal();
    if (!std::binary_search(allowed.begin(), allowed.end(), action))
        throw std::invalid_argument("not legal: " + action);
    facts_.clear();
    const std::string actor = action.substr(0, action.find(' '));
    const std::string last = action.substr(action.rfind(' ') + 1);
    Player &player = players_[actor == "blue" ? 1 : 0];
    if (actor == "chance") {
        draw(last);
    } else if (last == "exchange") { // A6
        player.exchange = false;
        moveAll(player.hand, player.discard);
        phase_ = "deal";
    } else if (phase_ == "lay") { // A5
        player.hand.clear();
        player.laid = last;
        if (seatsToAct().empty())
            turnUp(); // A8
    } else {
        moveCounter((last[0] - '1') * 12 + last[1] - 'a'); // A4
    }
    return facts_;
}

// A deal (A5, A6) or one card for a tie (A11).
void Game::draw(const std::string &cards)
{
    const int seat = seatOfChance();
    Player &red = players_[0], &blue = players_[1];
    players_[seat] = Player(draws().at(cards).second);
    if (phase_ == "deal") {
        players_[seat].hand = cards;
        if (!(blue.hand + blue.laid).empty())
            phase_ = "lay";
        return;
    }
    players_[seat].drawn += cards;
    if (seat == 0)
        return;
    const char redCard = red.drawn.back(), blueCard = blue.drawn.back();
    // Both players always have the same number of cards left to draw.
    if (redCard == blueCard && pileSize(red) + red.discard.size() > 0)
        return;
    for (Player &player : players_)
        moveAll(player.drawn, player.bottom);
    startRemoving(first_ = redCard <= blueCard ? 0 : 1);
}

void Game::turnUp()
{
    const std::string &red = players_[0].laid, &blue = players_[1].laid;
    const int higher = red[0] > blue[0] ? 0 : 1;
    award(higher, "cartouche-1", 2 * std::abs(red[0] - blue[0])); // A9
    if (players_[higher].score >= 40)
        return end({higher}, "points"); // A10
    const auto redOrder = std::pair(red[1], red[0]), blueOrder = std::pair(blue[1], blue[0]);
    if (redOrder != blueOrder)
        return startRemoving(first_ = redOrder < blueOrder ? 0 : 1);
    phase_ = "draw"; // A11
}

// A12, A13
void Game::startRemoving(int seat)
{
    mover_ = seat;
    phase_ = "remove";
    remaining_ = round_ == 1 ? 0 : std::abs(players_[seat].laid[1] - '2');
    advance();
}

void Game::moveCounter(int square)
{
    const char counter = phase_ == "place" ? kCounters[mover_] : board_[square];
    Player &owner = players_[counter == 'r' ? 0 : 1];
    if (phase_ == "remove")
        (kingdomSize() < kKingdom ? owner.kingdom : owner.stock)++; // A16
    if (phase_ != "remove")
        owner.stock += phase_ == "take" ? 1 : -1; // A17, A29
    if (phase_ == "take")
        owner.owed[square / 12]--;
    if (phase_ != "take")
        remaining_--;
    board_[square] = phase_ == "place" ? counter : '.';
    advance();
}

// Goes on to the next thing that somebody has to do.
void Game::advance()
{
    if (phase_ == "take" && pending() == 0)
        mover_ = 1 - mover_; // A29
    if (pending() > 0)
        return;
    if (phase_ == "place")
        return endPlacing();
    if (phase_ == "take") {
        for (Player &player : players_)
            player.stock += std::exchange(player.kingdom, 0); // A29
        return nextRound();
    }
    phase_ = "place";
    remaining_ = std::min(players_[mover_].laid[3] - '0', players_[mover_].stock); // A17
    advance();
}

void Game::endPlacing()
{
    const int surplus = std::min(remaining_, kKingdom - kingdomSize()); // A18
    players_[mover_].stock -= surplus;
    players_[mover_].kingdom += surplus;
    const std::string reason = wonByCounters(mover_);
    if (!reason.empty())
        return end({mover_}, reason); // A19
    if (mover_ == first_)
        return startRemoving(1 - mover_); // A12
    endPlayedRound();
}

// A19
std::string Game::wonByCounters(int seat) const
{
    for (char temple : {'1', '2', '3', '4'})
        if (held(seat, kTemples, temple) == 12)
            return std::string("temple-") + temple;
    if (held(seat, kColours, 'Y') == 14)
        return "yellow";
    return held(seat, kColours, 'G') == 14 ? "green" : "";
}

// A20
void Game::endPlayedRound()
{
    for (Player &player : players_)
        moveAll(player.laid, player.discard);
    if (kingdomSize() < kKingdom)
        return nextRound();
    score();
    const int red = players_[0].score, blue = players_[1].score;
    const int leader = blue > red ? 1 : 0;
    if (std::max(red, blue) >= 40) // A28
        return end(red == blue ? std::vector<int>{0, 1} : std::vector<int>{leader}, "scoring");
    phase_ = "take";
    mover_ = leader; // A29
    for (int seat : {0, 1})
        owe(seat);
    advance();
}

void Game::score()
{
    for (int temple = 0; temple < 4; temple++) {
        const char digit = "1234"[temple];
        const int red = held(0, kTemples, digit), blue = held(1, kTemples, digit);
        if (red == blue)
            continue; // A27
        const int winner = red > blue ? 0 : 1;
        const int points[] = {std::abs(red - blue), 5, std::max(red, blue), // A21, A22, A23
                              3 * held(winner, kColours, 'B')};             // A24
        award(winner, std::string("temple-") + digit, points[temple]);
    }
    const int red = held(0, kColours, 'K'), blue = held(1, kColours, 'K');
    if (red != blue)
        award(red > blue ? 0 : 1, "black", 8); // A25, A27
    for (int seat : {0, 1})                    // A26
        award(seat, "bonus", held(seat, kColours, '1') + 2 * held(seat, kColours, '2'));
}

// A29: how many leave each temple is fixed before the first is taken.
void Game::owe(int seat)
{
    int *owed = players_[seat].owed;
    const auto here = [&](int temple) { return held(seat, kTemples, "1234"[temple]); };
    for (int temple = 0; temple < 4; temple++)
        owed[temple] = std::min(1, here(temple));
    for (int missing = 4 - std::accumulate(owed, owed + 4, 0); missing > 0; missing--) {
        int temple = 3;
        while (temple >= 0 && here(temple) == owed[temple])
            temple--;
        if (temple >= 0)
            owed[temple]++;
    }
}

// A30
void Game::nextRound()
{
    phase_ = "deal";
    round_++;
    first_ = -1;
}

// How many counters the seat has on the squares of one temple or of one colour.
int Game::held(int seat, const char *kinds, char kind) const
{
    int count = 0;
    for (int square = 0; square < 48; square++)
        if (kinds[square] == kind && board_[square] == kCounters[seat])
            count++;
    return count;
}

void Game::award(int seat, const std::string &what, int points)
{
    players_[seat].score += points;
    if (points > 0)
        facts_.push_back({kSeats[seat], what, points});
}

void Game::end(const std::vector<int> &winners, const std::string &reason)
{
    phase_ = "over";
    winners_ = winners;
    reason_ = reason;
}

std::string Game::state() const
{
    const auto each = [this](const std::string &key, auto show) {
        const std::string red = show(players_[0]), blue = show(players_[1]);
        return ",\"" + key + "\":{\"red\":" + red + ",\"blue\":" + blue + "}";
    };
    const auto temple = [this](int n) { return quoted(std::string(board_ + 12 * n, 12)); };
    const std::string score = each("score", [](const Player &p) { return text(p.score); });
    std::string actors = phase_ == "over" ? "[]" : seatNames(seatsToAct());
    if (chanceIsDue())
        actors = "[\"chance\"]";
    const std::string result = "{\"winners\":" + seatNames(winners_) + ",\"reason\":" + quoted(reason_) + score + "}";
    return "{\"round\":" + text(round_) + ",\"phase\":" + quoted(phase_) + ",\"to_act\":" + actors
           + ",\"pending\":" + text(pending()) + ",\"temples\":" + list(std::vector{0, 1, 2, 3}, temple)
           + each("kingdom", [](const Player &p) { return text(p.kingdom); })
           + each("stock", [](const Player &p) { return text(p.stock); }) + score
           + each("exchange", [](const Player &p) { return p.exchange ? "true" : "false"; })
           + each("hand", [](const Player &p) { return digits(p.hand); })
           + each("laid", [](const Player &p) { return p.laid.empty() ? "null" : digits(p.laid); })
           + each("drawn", [](const Player &p) { return digits(p.drawn); })
           + each("pile", [](const Player &p) { return text(pileSize(p)); })
           + each("discard", [](const Player &p) { return counts(p.discard); }) + ",\"first\":"
           + (first_ < 0 ? "null" : quoted(kSeats[first_])) + ",\"over\":" + (phase_ == "over" ? result : "null") + "}";
}

} // namespace reference

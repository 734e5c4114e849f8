// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <algorithm>
#include <stdexcept>

namespace reference {

std::vector<std::string> Game::apply(const std::string &action)
{
    const Texts all = legal();
    if (outcomes().count(action) == 0 && std::find(all.begin(), all.end(), action) == all.end())
        throw std::invalid_argument("not possible: " + action);
    m_facts.clear();
    Texts words = wordsOf(action);
    const std::string verb = words[1];
    words.erase(words.begin(), words.begin() + 2);
    if (verb == "stalls")
        beginWith(words[0]);
    else if (verb == "draw")
        draw(words[0]);
    else if (verb == "roll")
        roll(words);
    else if (verb == "hold")
        endTurn(false);
    else if (verb == "place")
        place(words[0]);
    else if (verb == "designate")
        close(words[0], "designated");
    else if (verb == "pass") {
        m_state.left = 0;
        endSteps(m_state.recruited.empty());
    } else if (verb == "recruit")
        recruit(words);
    else if (verb == "swap" || verb == "done")
        swapAgain(words);
    else if (verb == "discard")
        discardChosen(words[0]);
    else {
        serve(wordsOf(action));
        serveOn();
    }
    return m_facts;
}

void Game::tell(const std::string &fact, Texts members)
{
    std::sort(members.begin(), members.end());
    members.insert(members.begin(), fact);
    m_facts.push_back(sentence(members));
}

void Game::score(const std::string &seat, const std::string &why, int points)
{
    if (points == 0)
        return;
    m_state.score[seat] += points;
    tell("points", {"seat=" + seat, "for=" + why, "points=" + std::to_string(points)});
}

void Game::takeCoin(const std::string &seat, const std::string &market, const std::string &why, int money)
{
    m_state.reserve[market] -= money;
    m_state.money[seat] += money;
    tell("coin", {"seat=" + seat, "market=" + market, "for=" + why, "money=" + std::to_string(money)});
}

// N38, N46
void Game::takeCard(const std::string &seat, const std::string &place)
{
    const std::string market = marketOf(place);
    const std::string gift = m_state.cardOn(place);
    ++m_state.gifts[seat][gift];
    m_state.cardOn(place).clear();
    tell("card", {"seat=" + seat, "place=" + place, "gift=" + gift});
    if (place == market + "-u" && m_state.sealed[market]) {
        m_state.sealed[market] = false;
        ++m_state.seals[seat];
        tell("seal", {"seat=" + seat});
    }
}

// N10
void Game::beginWith(const std::string &sides)
{
    for (std::size_t i = 0; i < markets().size(); ++i)
        m_state.visible[markets()[i]] = sides.substr(i, 1);
    m_state.filling = "gizeh";
    m_state.phase = "draw";
}

// N14, N39, N50
void Game::draw(const std::string &card)
{
    if (card == "akhenaton") {
        m_state.akhenaton = false;
        tell("akhenaton", {});
    } else {
        --m_state.deck[card];
        for (const std::string &name : cardPlaces()) {
            std::string &place = m_state.cardOn(m_state.filling + "-" + name);
            if (place.empty()) {
                place = card;
                break;
            }
        }
    }
    fill();
}

/// Goes on with filling the market, or opens it.
void Game::fill()
{
    const std::string market = m_state.filling;
    m_state.phase = "draw";
    if (m_state.cardsIn(market).size() < cardPlaces().size() && m_state.deckSize() > 0)
        return;
    if (!m_state.cardOn(market + "-u").empty() && !m_state.sealed[market] && m_state.supply > 0) {
        m_state.sealed[market] = true;
        --m_state.supply;
    }
    if (m_state.turn == 0) {
        const auto next = std::find(markets().begin(), markets().end(), market) + 1;
        if (*next != "louqsor") {
            m_state.filling = *next;
            return;
        }
        m_state.filling.clear();
        beginTurn("a");
        return;
    }
    m_state.filling.clear();
    m_state.open.insert(market);
    tell("opened", {"market=" + market});
    endStep();
}

void Game::beginTurn(const std::string &seat)
{
    ++m_state.turn;
    m_state.current = seat;
    m_state.left = 1;
    m_state.recruited.clear();
    m_state.isFresh = false;
    m_state.phase = "turn";
}

// N19 to N21, N28
void Game::place(const std::string &square)
{
    const std::string seat = m_state.current;
    const std::string market = marketOf(square);
    const std::string stall = m_state.stallOf(market);
    const bool isFirst = inOrder(stall, m_state.servants).empty();
    m_state.servants[square] = seat;
    --m_state.free[seat];
    if (isFirst && m_state.reserve[market] > 0)
        takeCoin(seat, market, "first", 1);
    if (squareOf(square).symbol == 'd' && m_state.reserve[market] > 0)
        takeCoin(seat, market, "symbol", 1);
    if (market == "louqsor") {
        m_state.diceOwner = seat;
        m_state.isFresh = true;
        m_state.phase = "roll";
    } else if (isFulfilled(stall, m_state.servants)) {
        close(market, "condition");
    } else {
        endStep();
    }
}

// N28 to N31: of the holder who wants to, or of chance
void Game::roll(const Texts &words)
{
    if (words.empty()) {
        m_state.phase = "roll";
        return;
    }
    std::vector<int> dice;
    for (const std::string &word : words)
        dice.push_back(std::stoi(word));
    if (isHit(m_state.stallOf("louqsor"), m_state.servants, dice)) {
        close("louqsor", "roll");
        return;
    }
    tell("missed", {"seat=" + m_state.current});
    endStep();
}

// N40
void Game::recruit(const Texts &words)
{
    const std::string seat = m_state.current;
    const std::string &who = words[0];
    std::vector<int> &pile = m_state.characters[who];
    const int figure = pile.front();
    pile.erase(pile.begin());
    --m_state.seals[seat];
    m_state.recruited = who;
    if (who == "vizier") {
        int number = 0;
        for (const std::string &type : types())
            number += m_state.holds(seat, type) ? 1 : 0;
        score(seat, "vizier", 2 * number);
    } else if (who == "merchant") {
        swap(words[1], words[2], words[3]);
        if (figure == 2 && !swaps(m_state, seat, words[2]).empty()) {
            m_state.swapped = words[2];
            m_state.phase = "swap";
        }
    } else if (who == "high-priest") {
        m_state.left = 2;
    } else if (who == "royal-servant") {
        sendRoyalServant(words[1]);
    } else if (who == "thief") {
        takeCard(seat, words[1]);
    } else if (who == "scribe") {
        sendScribe(words[1], figure);
    } else if (who == "treasurer") {
        takeCoin(seat, words[1], "treasurer", std::stoi(words[2]));
    } else {
        m_state.amon = seat;
    }
}

// N42
void Game::swap(const std::string &gave, const std::string &other, const std::string &took)
{
    const std::string seat = m_state.current;
    const int cost = costOfSwap(gave, took);
    --m_state.gifts[seat][gave];
    ++m_state.gifts[other][gave];
    --m_state.gifts[other][took];
    ++m_state.gifts[seat][took];
    m_state.money[seat] -= cost;
    m_state.money[other] += cost;
    tell("swapped", {"seat=" + seat, "with=" + other, "gave=" + gave, "took=" + took, "money=" + std::to_string(cost)});
}

// N43
void Game::swapAgain(const Texts &words)
{
    if (!words.empty())
        swap(words[0], words[1], words[2]);
    m_state.swapped.clear();
    m_state.phase = "turn";
}

// N45
void Game::sendRoyalServant(const std::string &type)
{
    const int value = m_state.valueOf(type);
    const int ofDouble = m_state.valueOf("double");
    for (const std::string &seat : m_state.seatsFrom(m_state.current)) {
        const bool isSenet = type == "senet";
        const bool hasDouble = isSenet && m_state.gifts[seat]["double"] > 0;
        if (hasDouble && m_state.gifts[seat]["senet"] > 0)
            m_state.choosing.push_back(seat);
        else if (hasDouble)
            discard(seat, "double", ofDouble);
        else if (m_state.holds(seat, type))
            discard(seat, type, value);
    }
    if (!m_state.choosing.empty()) {
        m_state.fixed = value;
        m_state.phase = "discard";
    }
}

void Game::discard(const std::string &seat, const std::string &kind, int value)
{
    --m_state.gifts[seat][kind];
    tell("discarded", {"seat=" + seat, "gift=" + kind});
    score(seat, "royal-servant", value);
}

void Game::discardChosen(const std::string &kind)
{
    int column = 1; // that of the value before the discards
    while (tableValue("senet", column) != m_state.fixed)
        ++column;
    discard(m_state.choosing.front(), kind, tableValue(kind, column));
    m_state.choosing.erase(m_state.choosing.begin());
    if (m_state.choosing.empty()) {
        m_state.fixed = 0;
        m_state.phase = "turn";
    }
}

// N47
void Game::sendScribe(const std::string &type, int bonus)
{
    const std::string seat = m_state.current;
    int points = 0;
    for (const std::string &kind : kinds()) {
        if (typeOf(kind) == type)
            points += m_state.gifts[seat][kind] * (m_state.valueOf(kind) + (kind == "double" ? 2 : 1) * bonus);
    }
    for (const std::string &kind : kinds()) {
        for (int &number = m_state.gifts[seat][kind]; typeOf(kind) == type && number > 0; --number)
            tell("discarded", {"seat=" + seat, "gift=" + kind});
    }
    score(seat, "scribe", points);
}

// N22, N29, N32 to N35
void Game::close(const std::string &market, const std::string &why)
{
    tell("closed", {"market=" + market, "for=" + why});
    if (market == "louqsor")
        m_state.diceOwner.clear();
    m_state.settling = market;
    m_state.queue = inOrder(m_state.stallOf(market), m_state.servants);
    const auto canPay = [this](const std::string &square) {
        return m_state.money[m_state.servants[square]] >= squareOf(square).bid;
    };
    const auto payer = std::find_if(m_state.queue.begin(), m_state.queue.end(), canPay);
    m_state.isFirst = payer != m_state.queue.end() && !m_state.cardsIn(market).empty();
    if (!m_state.isFirst) {
        while (!m_state.queue.empty())
            half();
        finishSettling();
        return;
    }
    for (auto square = m_state.queue.begin(); square != payer; ++square)
        tell("unable", {"seat=" + m_state.servants[*square], "place=" + *square});
    m_state.queue.erase(m_state.queue.begin(), payer);
    serveOn();
}

/// Serves those Servants who have nothing to choose.
void Game::serveOn()
{
    m_state.phase = "settle";
    while (!m_state.queue.empty()) {
        const Texts all = legal();
        if (all.size() > 1)
            return;
        serve(wordsOf(all.front()));
    }
    finishSettling();
}

/// As in `b buy gizeh-u` or `b half`.
void Game::serve(const Texts &words)
{
    if (words[1] == "half") {
        half();
        return;
    }
    const std::string seat = words[0];
    const int bid = squareOf(m_state.queue.front()).bid;
    m_state.queue.erase(m_state.queue.begin());
    m_state.isFirst = false;
    m_state.money[seat] -= bid;
    m_state.reserve[m_state.settling] += bid;
    tell("paid", {"seat=" + seat, "market=" + m_state.settling, "money=" + std::to_string(bid)});
    for (std::size_t i = 2; i < words.size(); ++i)
        takeCard(seat, words[i]);
}

// N36
void Game::half()
{
    const std::string seat = m_state.servants[m_state.queue.front()];
    m_state.queue.erase(m_state.queue.begin());
    int &reserve = m_state.reserve[m_state.settling];
    const int money = reserve - reserve / 2;
    reserve -= money;
    m_state.money[seat] += money;
    tell("half", {"seat=" + seat, "market=" + m_state.settling, "money=" + std::to_string(money)});
}

// N39
void Game::finishSettling()
{
    const std::string market = m_state.settling;
    for (const std::string &square : inOrder(m_state.stallOf(market), m_state.servants)) {
        ++m_state.free[m_state.servants[square]];
        m_state.servants.erase(square);
    }
    m_state.visible[market] = m_state.visible[market] == "l" ? "r" : "l";
    m_state.open.erase(market);
    m_state.settling.clear();
    m_state.isFirst = false;
    if (!m_state.akhenaton) {
        endStep();
        return;
    }
    m_state.filling = m_state.closed;
    m_state.closed = market;
    fill();
}

// N23, N31, N52
void Game::endStep()
{
    if (m_state.open.empty()) {
        end();
        return;
    }
    if (m_state.left == 0) { // the dice were rolled again
        endTurn(false);
        return;
    }
    --m_state.left;
    m_state.phase = "turn";
    if (m_state.left == 0)
        endSteps(false);
}

/// Offers the dice to who may roll them again, or ends the turn.
void Game::endSteps(bool isPass)
{
    if (m_state.diceOwner == m_state.current && !m_state.isFresh)
        m_state.phase = "reroll";
    else
        endTurn(isPass);
}

void Game::endTurn(bool isPass)
{
    const std::string next = m_state.seatsFrom(m_state.current).at(1);
    m_state.passes = isPass ? m_state.passes + 1 : 0;
    if (m_state.passes == m_state.players) {
        m_state.passes = 0;
        giveAlms(next);
    }
    beginTurn(next);
}

// N24
void Game::giveAlms(const std::string &first)
{
    for (const std::string &seat : m_state.seatsFrom(first)) {
        const auto fullest = std::max_element(markets().begin(), markets().end(), [this](const auto &a, const auto &b) {
            return m_state.reserve[a] < m_state.reserve[b];
        });
        if (m_state.reserve[*fullest] > 0)
            takeCoin(seat, *fullest, "alms", 1);
    }
}

// N53, N54, N57
void Game::end()
{
    m_state.phase = "over";
    m_state.left = 0;
    for (const std::string &seat : m_state.seats()) {
        for (const std::string &kind : kinds())
            score(seat, "gift-" + kind, m_state.gifts[seat][kind] * m_state.valueOf(kind));
        score(seat, "seals", 3 * m_state.seals[seat]);
    }
    if (!m_state.amon.empty()) {
        std::size_t ahead = 0;
        for (const auto &[seat, points] : m_state.score)
            ahead += points > m_state.score[m_state.amon] ? 1 : 0;
        const std::vector<int> byRank{0, 6, 9, 12, 12};
        score(m_state.amon, "amon", byRank.at(ahead));
    }
    const auto rank = [this](const std::string &seat) {
        return std::make_pair(m_state.score[seat], m_state.money[seat]);
    };
    auto best = rank("a");
    for (const std::string &seat : m_state.seats())
        best = std::max(best, rank(seat));
    for (const std::string &seat : m_state.seats()) {
        if (rank(seat) == best)
            m_state.winners.push_back(seat);
    }
}

} // namespace reference

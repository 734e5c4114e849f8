// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include <algorithm>
#include <map>

namespace nefertiti_games {

namespace {

constexpr std::string_view kLetters = "sdhcmtng";

int kindOf(char letter) { return static_cast<int>(kLetters.find(letter)); }

int square(int market, int side, const std::string &name)
{
    const Stall &stall = stallOf(stallNumber(market, side));
    for (int i = 0; i < stall.count; ++i) {
        const std::string_view id = squareName(stall.first + i);
        if (id.substr(id.rfind('-') + 1) == name)
            return i;
    }
    qFatal("no square %s", name.c_str());
}

} // namespace

const char *conservation(const Position &p)
{
    int money = 0;
    int seals = p.supply + std::popcount(p.sealed);
    std::array<int, kMostPlayers + 1> servants{};
    std::array<int, kKinds> kinds{};
    for (int market = 0; market < kMarkets; ++market) {
        money += p.reserve[market];
        for (const std::uint8_t who : p.stand[market])
            ++servants[who];
        for (int place = 0; place < kCardPlaces; ++place) {
            if (cardAt(p, market, place) >= 0)
                ++kinds[cardAt(p, market, place)];
        }
    }
    for (Seat seat = 0; seat < p.seats; ++seat) {
        money += p.money[seat];
        seals += p.seals[seat];
        if (servants[seat + 1U] + p.free[seat] != servantsOf(p.seats))
            return "Servants are lost";
        for (int kind = 0; kind < kKinds; ++kind)
            kinds[kind] += held(p, seat, kind);
    }
    constexpr std::array<int, 6> all{0, 0, 31, 30, 40, 50};
    if (money != all[p.seats])
        return "Deben are lost";
    if (seals > 12)
        return "there are too many seals";
    for (int kind = 0; kind < kKinds; ++kind) {
        if (kinds[kind] + p.deck[kind] > giftOf(kind).cards)
            return "there are too many gifts";
    }
    if (p.akhenaton && p.turn > 0 && p.phase != Phase::Draw && p.phase != Phase::Settle) {
        if (std::popcount(p.open) != 3)
            return "three markets are open before Akhenaton";
        for (int market = 0; market < kMarkets; ++market) {
            if (engine::nefertiti::isOpen(p, market) && cardsIn(p, market) != 15)
                return "an open market has four cards before Akhenaton";
        }
    }
    return nullptr;
}

Position NefertitiLaws::start(int number)
{
    return G::start({2 + number % 4, {{"stalls", number / 4 % 2 == 0 ? "random" : "fixed"}}});
}

const std::vector<Action> &NefertitiLaws::candidates()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> list;
        const auto add = [&list](Seat seat, Verb verb, std::uint64_t most) {
            for (std::uint64_t argument = 0; argument <= most; ++argument)
                list.push_back(makeAction(seat, verb, argument));
        };
        add(kChance, Verb::Stalls, 16);
        add(kChance, Verb::Draw, 9);
        add(kChance, Verb::Dice, 63);
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            add(seat, Verb::Place, kSquares);
            add(seat, Verb::Designate, 4);
            for (const Verb verb : {Verb::Pass, Verb::Done, Verb::Half, Verb::Roll, Verb::Hold})
                add(seat, verb, 1);
            add(seat, Verb::Discard, 2);
            add(seat, Verb::Buy, 63);
            add(seat, Verb::Swap, 511);
            add(seat, Verb::Recruit, 4095);
        }
        return list;
    }();
    return all;
}

const char *NefertitiLaws::factsAreTrue(const Position &before, const Position &after, const Game::Facts &facts)
{
    Position told = before;
    std::map<FactId, int> number;
    for (const Fact &fact : facts) {
        ++number[fact.id];
        if (fact.id == FactId::Coin || fact.id == FactId::Half || fact.id == FactId::Paid) {
            const int money = fact.id == FactId::Paid ? -int{fact.n} : int{fact.n};
            told.money[fact.seat] = static_cast<std::uint8_t>(told.money[fact.seat] + money);
            told.reserve[fact.market] = static_cast<std::uint8_t>(told.reserve[fact.market] - money);
        } else if (fact.id == FactId::Card) {
            ++told.gifts[fact.seat][fact.gift];
            told.cards[fact.market][fact.place] = 0;
        } else if (fact.id == FactId::Seal) {
            ++told.seals[fact.seat];
        } else if (fact.id == FactId::Discarded) {
            --told.gifts[fact.seat][fact.gift];
        } else if (fact.id == FactId::Swapped) {
            --told.gifts[fact.seat][fact.gift];
            ++told.gifts[fact.seat][fact.taken];
            ++told.gifts[fact.other][fact.gift];
            --told.gifts[fact.other][fact.taken];
            told.money[fact.seat] = static_cast<std::uint8_t>(told.money[fact.seat] - fact.n);
            told.money[fact.other] = static_cast<std::uint8_t>(told.money[fact.other] + fact.n);
        } else if (fact.id == FactId::Points) {
            told.score[fact.seat] = static_cast<std::uint16_t>(told.score[fact.seat] + fact.n);
        }
    }
    if (told.money != after.money || told.reserve != after.reserve)
        return "money is not where it was said to go";
    if (told.gifts != after.gifts || told.score != after.score)
        return "gifts or points are not as they were told";
    const bool isOver = after.phase == Phase::Over && before.phase != Phase::Over;
    if (number[FactId::Won] != (isOver ? 1 : 0) || number[FactId::Turn] != (after.turn != before.turn ? 1 : 0))
        return "a turn or the end is not told";
    return number[FactId::Akhenaton] == (before.akhenaton && !after.akhenaton ? 1 : 0) ? nullptr
                                                                                       : "Akhenaton is not told";
}

const char *NefertitiLaws::openIsShown(const Position &p, const Position &view, Seat seat)
{
    Position shown = view;
    shown.viewer = kNobody;
    return shown == p && view.viewer == seat ? nullptr : "a view hides what is open";
}

Position firstTurn(int seats)
{
    Position p = G::start({seats, {{"stalls", "fixed"}}});
    while (p.phase == Phase::Draw) {
        const auto most = std::max_element(p.deck.begin(), p.deck.end()) - p.deck.begin();
        G::apply(p, makeAction(kChance, Verb::Draw, static_cast<unsigned>(most)));
    }
    return p;
}

std::string legal(const Position &p, const std::string &beginning)
{
    const auto text = [&p](Action action) { return G::actionText(p, action, kNobody); };
    return joined(by_text::legal<G>(p, beginning, text), ", ");
}

int count(const Position &p, const std::string &beginning)
{
    const std::string all = legal(p, beginning);
    return all.empty() ? static_cast<int>(isLegal(p, beginning))
                       : 1 + static_cast<int>(std::count(all.begin(), all.end(), ','));
}

void stand(Position &p, int market, int side, const std::vector<std::string> &servants)
{
    p.side[market] = static_cast<std::uint8_t>(side);
    for (std::uint8_t &who : p.stand[market]) {
        if (who != 0)
            ++p.free[who - 1U];
        who = 0;
    }
    for (const std::string &servant : servants) {
        const auto seat = static_cast<unsigned>(servant[0] - 'a');
        p.stand[market][square(market, side, servant.substr(1))] = static_cast<std::uint8_t>(seat + 1);
        --p.free[seat];
    }
}

bool closes(int market, int side, const std::vector<std::string> &servants)
{
    Position p = firstTurn();
    p.free.fill(20);
    stand(p, market, side, servants);
    Position before = p;
    const std::string last = servants.back();
    // The last one is placed by the rules.
    before.stand[market][square(market, side, last.substr(1))] = 0;
    before.open |= marketBit(market);
    before.money.fill(20);
    before.current = static_cast<Seat>(last[0] - 'a');
    G::Facts facts;
    const int number = stallOf(stallNumber(market, side)).first + square(market, side, last.substr(1));
    G::apply(before, makeAction(before.current, Verb::Place, static_cast<unsigned>(number)), facts);
    return std::any_of(facts.begin(), facts.end(), [](const Fact &fact) { return fact.id == FactId::Closed; });
}

void purse(Position &p, std::vector<int> money)
{
    for (std::size_t seat = 0; seat < money.size(); ++seat)
        p.money[seat] = static_cast<std::uint8_t>(money[seat]);
}

void cards(Position &p, int market, const std::string &letters, bool isSealed)
{
    for (int place = 0; place < kCardPlaces; ++place) {
        std::uint8_t &card = p.cards[market][place];
        if (card != 0)
            ++p.deck[card - 1U];
        card = letters[place] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(kindOf(letters[place]) + 1);
        if (card != 0)
            --p.deck[card - 1U];
    }
    if (((p.sealed & marketBit(market)) != 0) != isSealed) {
        p.sealed = static_cast<std::uint8_t>(p.sealed ^ marketBit(market));
        p.supply = static_cast<std::uint8_t>(p.supply + (isSealed ? -1 : 1));
    }
}

void give(Position &p, Seat seat, const std::string &letters)
{
    for (const char letter : letters) {
        ++p.gifts[seat][kindOf(letter)];
        --p.deck[kindOf(letter)];
    }
}

void giveSeal(Position &p, Seat seat, int n)
{
    p.seals[seat] = static_cast<std::uint8_t>(p.seals[seat] + n);
    p.supply = static_cast<std::uint8_t>(p.supply - n);
}

} // namespace nefertiti_games

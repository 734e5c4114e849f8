// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

namespace {

std::string topicName(int topic)
{
    constexpr std::array<const char *, GiftPoints> names{"first",         "symbol", "treasurer",  "alms",
                                                         "condition",     "roll",   "designated", "vizier",
                                                         "royal-servant", "scribe", "seals",      "amon"};
    if (topic >= GiftPoints)
        return "gift-" + std::string(kindName(topic - GiftPoints));
    return names[topic];
}

Value winners(SeatSet seats)
{
    Value::List names;
    for (Seat seat = 0; seat < kMostPlayers; ++seat) {
        if (contains(seats, seat))
            names.emplace_back(seatName(seat));
    }
    return names.size() == 1 ? names.front() : Value(names);
}

} // namespace

Message describe(const Fact &fact)
{
    const std::pair<std::string, Value> seat{"seat", seatName(fact.seat)};
    const std::pair<std::string, Value> market{"market", marketName(fact.market)};
    const std::pair<std::string, Value> money{"money", fact.n};
    const std::pair<std::string, Value> gift{"gift", kindName(fact.gift)};
    const std::pair<std::string, Value> topic{"for", topicName(fact.topic)};
    switch (fact.id) {
    case FactId::Turn: return {"turn", {seat, {"number", fact.n}}};
    case FactId::Coin: return {"coin", {seat, market, topic, money}};
    case FactId::Missed: return {"missed", {seat}};
    case FactId::Closed: return {"closed", {market, topic}};
    case FactId::Unable: return {"unable", {seat, {"place", squareName(fact.place)}}};
    case FactId::Paid: return {"paid", {seat, market, money}};
    case FactId::Half: return {"half", {seat, market, money}};
    case FactId::Card: return {"card", {seat, {"place", cardPlaceName(fact.market, fact.place)}, gift}};
    case FactId::Seal: return {"seal", {seat}};
    case FactId::Swapped:
        return {"swapped",
                {seat,
                 {"with", seatName(fact.other)},
                 {"gave", kindName(fact.gift)},
                 {"took", kindName(fact.taken)},
                 money}};
    case FactId::Discarded: return {"discarded", {seat, gift}};
    case FactId::Opened: return {"opened", {market}};
    case FactId::Akhenaton: return {"akhenaton", {}};
    case FactId::Points: return {"points", {seat, topic, {"points", fact.n}}};
    case FactId::Won: return {"won", {{"winner", winners(fact.seat)}, {"reason", "closed"}, {"points", fact.n}}};
    }
    return {};
}

} // namespace engine::nefertiti

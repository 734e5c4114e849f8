// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/places.h"

namespace engine::aton {

std::string_view topicName(Topic topic)
{
    static constexpr std::array<std::string_view, 8> names{"",         "cartouche-1", "temple-1", "temple-2",
                                                           "temple-3", "temple-4",    "black",    "bonus"};
    return names[static_cast<unsigned>(topic)];
}

namespace {

/// By what the order of play was settled (A11).
std::string_view orderBy(int settled)
{
    return settled == 2 ? "cartouche-2" : settled == 1 ? "cartouche-1" : settled == 0 ? "draw" : "all-equal";
}

Message removal(const Fact &fact)
{
    const std::string_view seat = seatName(fact.seat);
    if (fact.b == 0)
        return {"removes-none", {{"seat", seat}}};
    const char *const id = fact.b < 0 ? "removes-own" : "removes";
    return {id, {{"seat", seat}, {"n", fact.a}, {"asked", fact.b < 0 ? -fact.b : fact.b}}};
}

/// The digits of a number with four.
Value::List digitsOf(int number) { return {number / 1000, number / 100 % 10, number / 10 % 10, number % 10}; }

// A8
Message turnedUp(const Fact &fact)
{
    return {
        "turned-up",
        {{"seat", seatName(kRed)}, {"red", digitsOf(fact.a)}, {"other", seatName(kAmun)}, {"blue", digitsOf(fact.b)}}};
}

} // namespace

Message describe(const Fact &fact)
{
    const std::string_view seat = seatName(fact.seat);
    const auto square = [&fact] { return Aton::places()[squarePlace(fact.a)].id; };
    switch (fact.id) {
    case FactId::Refilled: return {"refilled", {{"seat", seat}, {"n", fact.a}}};
    case FactId::TurnedUp: return turnedUp(fact);
    case FactId::Compared: return {"compared", {{"for", topicName(fact.topic)}, {"red", fact.a}, {"blue", fact.b}}};
    case FactId::Points: return {"points", {{"seat", seat}, {"for", topicName(fact.topic)}, {"points", fact.a}}};
    case FactId::Order: return {"order", {{"seat", seat}, {"by", orderBy(fact.a)}}};
    case FactId::Removes: return removal(fact);
    case FactId::Places: return {"places", {{"seat", seat}, {"n", fact.a}, {"asked", fact.b}}};
    case FactId::ToKingdom: return {"to-kingdom", {{"owner", seat}, {"place", square()}}};
    case FactId::ToStock: return {"to-stock", {{"owner", seat}, {"place", square()}}};
    case FactId::Surplus: return {"surplus", {{"seat", seat}, {"n", fact.a + fact.b}}};
    case FactId::Scoring: return {"scoring", {}};
    case FactId::Scored: return {"scored", {{"red", fact.a}, {"blue", fact.b}}};
    case FactId::TakesBack: return {"takes-back", {{"seat", seat}, {"n", fact.a}}};
    case FactId::Emptied: return {"emptied", {{"red", fact.a}, {"blue", fact.b}}};
    case FactId::NewRound: return {"round", {{"number", fact.a}}};
    case FactId::Won: return {"won", {{"winner", seat}, {"reason", reasonName(static_cast<Reason>(fact.a))}}};
    case FactId::Drawn: return {"drawn-game", {}};
    }
    return {};
}

} // namespace engine::aton

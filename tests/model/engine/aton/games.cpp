// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

namespace positions {

using engine::Action;
using engine::kChance;
using engine::Seat;
using engine::aton::Cards;
using engine::aton::kAmun;
using engine::aton::kRed;
using engine::aton::Laid;
using engine::aton::Side;
using engine::aton::Verb;

namespace {

/// Calls `visit` with each of the 256 rows of four cards.
template <class Visit>
void forEachRow(Visit visit)
{
    for (unsigned row = 0; row < 256; ++row) {
        Laid laid;
        for (int cartouche = 1; cartouche <= 4; ++cartouche)
            laid.set(cartouche, static_cast<int>((row >> static_cast<unsigned>(2 * cartouche - 2)) & 3U) + 1);
        visit(laid);
    }
}

void addSquares(std::vector<Action> &actions)
{
    for (const Seat seat : {kRed, kAmun, kChance}) {
        for (const Verb verb : {Verb::Remove, Verb::Place, Verb::Take}) {
            for (int square = 0; square <= engine::aton::kSquares; ++square) // the last one is none
                actions.push_back(engine::aton::makeSquare(seat, verb, square));
        }
    }
}

void addCards(std::vector<Action> &actions)
{
    for (const Seat seat : {kRed, kAmun}) {
        actions.push_back(engine::aton::makeExchange(seat));
        forEachRow([&](Laid laid) {
            actions.push_back(engine::aton::makeLay(seat, laid));
            bool ascending = true;
            for (int cartouche = 2; cartouche <= 4; ++cartouche)
                ascending = ascending && laid.at(cartouche - 1) <= laid.at(cartouche);
            if (ascending)
                actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Deal, seat, laid.cards()));
        });
        for (int value = 1; value <= 4; ++value) {
            actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Draw, seat, Cards::one(value)));
            actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Deal, seat, Cards::one(value)));
        }
    }
}

/// No text says these.
void addNonsense(std::vector<Action> &actions)
{
    constexpr std::uint64_t kFar = std::uint64_t{1} << 40U;
    for (const Seat seat : {kRed, kAmun, Seat(5), kChance, engine::kNobody}) {
        for (unsigned verb = 0; verb < 16; ++verb) {
            actions.emplace_back(seat, verb, kFar);
            actions.emplace_back(seat, verb, 999U);
            actions.emplace_back(seat, verb, kFar | 0x1111U);
            if (verb > static_cast<unsigned>(Verb::Take))
                actions.emplace_back(seat, verb, 0U);
        }
    }
    for (const Seat seat : {kRed, kAmun}) {
        actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Deal, seat, Cards{}));
        actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Deal, seat, Cards::all()));
        actions.push_back(engine::aton::makeOutcome(engine::aton::Verb::Deal, seat, Cards{0x0006}));
        actions.push_back(engine::aton::makeLay(seat, Laid{}));
    }
}

} // namespace

Action anyAction(const engine::aton::Position &position, engine::Random &random)
{
    using engine::aton::Aton;
    return engine::randomAction<Aton>(position, Aton::toAct(position), random);
}

const char *conservation(const engine::aton::Position &position)
{
    if ((position.sides[kRed].squares & position.sides[kAmun].squares) != 0)
        return "two counters on a square";
    if (position.sides[kRed].squares >> engine::aton::kSquares != 0
        || position.sides[kAmun].squares >> engine::aton::kSquares != 0)
        return "a counter beside the board";
    if (position.kingdom() > engine::aton::kKingdomSize)
        return "the Kingdom has eight squares";
    for (const Side &side : position.sides) {
        if (side.stock() < 0 || side.stock() + side.dead + engine::aton::count(side.squares) != 29)
            return "29 counters";
        int number[5] = {};
        for (int i = 0; i < side.open.size(); ++i)
            ++number[side.open.at(i)];
        for (int value = 1; value <= 4; ++value) {
            const int n = number[value] + side.pile.count(value) + side.discard.count(value)
                          + side.exchanged.count(value) + side.hand.count(value) + side.laid.cards().count(value);
            if (n != 9)
                return "nine cards of each value";
        }
        if (side.unknownHand + side.unknownPile + side.unknownExchanged != 0)
            return "unknown cards";
    }
    return nullptr;
}

const char *factsTellTheScores(const engine::aton::Position &before, const engine::aton::Position &after,
                               const engine::aton::Aton::Facts &facts)
{
    int points[2] = {before.sides[kRed].score, before.sides[kAmun].score};
    for (const auto &fact : facts) {
        if (fact.id == engine::aton::FactId::Points)
            points[fact.seat] += fact.a;
    }
    const bool same = points[kRed] == after.sides[kRed].score && points[kAmun] == after.sides[kAmun].score;
    return same ? nullptr : "points told are not the points scored";
}

const std::vector<Action> &candidates()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions;
        addSquares(actions);
        addCards(actions);
        addNonsense(actions);
        return actions;
    }();
    return all;
}

} // namespace positions

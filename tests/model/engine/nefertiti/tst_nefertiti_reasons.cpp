// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says for an action is true: looked at in every choice of many games, by playing it.
#include <algorithm>
#include <functional>
#include <map>

#include "games.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_reasons {

using namespace nefertiti_games;

namespace {

struct Said {
    const Position &before;
    Action action;
    const Message &reason;

    Seat seat(const char *field = "seat") const { return static_cast<Seat>(reason.text(field).at(0) - 'a'); }
    int n() const { return static_cast<int>(reason.number("n", -1)); }
    Position after() const
    {
        Position next = before;
        G::apply(next, action);
        return next;
    }
    /// The facts of the action and of all that follows by what `choose` takes, up to the first turn or draw.
    std::vector<Message> settled() const
    {
        std::vector<Message> all;
        Position p = before;
        Action next = action;
        for (;;) {
            G::Facts facts;
            G::apply(p, next, facts);
            for (const auto &fact : facts)
                all.push_back(G::describe(fact));
            if (p.phase != Phase::Settle)
                return all;
            G::Actions actions;
            G::legal(p, actions);
            next = actions[0]; // the highest bidder must buy; the others may
        }
    }
};

/// Gifts at their values and seals, counted anew.
int worth(const Position &p, Seat seat)
{
    int all = 3 * p.seals[seat];
    for (int kind = 0; kind < kKinds; ++kind)
        all += p.gifts[seat][kind] * valueOf(p, kind);
    return all;
}

bool paysFirst(const Said &said)
{
    for (const Message &fact : said.settled()) {
        if (fact.id == "paid" || fact.id == "half")
            return fact.id == "paid" && fact.text("seat") == said.reason.text("seat")
                   && (said.reason.number("n", -1) < 0 || fact.number("money") == said.n());
    }
    return false;
}

/// Who would pay there if the market was designated now, and how much; the seat and the money of the fact.
std::pair<std::string, int> payerIn(Position p, int market)
{
    p.phase = Phase::Settle; // as `close` leaves it: the highest bidder is served first
    int best = -1;
    Seat payer = kNobody;
    const Stall &stall = stallOf(visibleStall(p, market));
    for (int i = 0; i < stall.count; ++i) {
        const Seat seat = standing(p, market, i);
        const int bid = stall.squares[i].bid;
        if (seat != kNobody && p.money[seat] >= bid && bid >= best) { // of equal bids the one further right
            best = bid;
            payer = seat;
        }
    }
    const bool hasCards = std::any_of(p.cards[market].begin(), p.cards[market].end(), [](int c) { return c; });
    return payer == kNobody || !hasCards ? std::pair(std::string(), -1) : std::pair(std::string(seatName(payer)), best);
}

bool leads(const Said &said)
{
    const Position after = said.after();
    const int market = stallOfSquare(numberArgument(said.action)) / 2;
    const auto [payer, bid] = payerIn(after, market);
    return payer == said.reason.text("seat") && bid == said.n() && payerIn(said.before, market).first != payer;
}

bool closesByRoll(const Said &said)
{
    int all = 0;
    int hits = 0;
    const Position rolling = said.after();
    G::Actions outcomes;
    G::outcomes(rolling, outcomes);
    for (const Action outcome : outcomes) {
        Position next = rolling;
        G::Facts facts;
        G::apply(next, outcome, facts);
        const auto probability = G::probability(rolling, outcome);
        const int weight = static_cast<int>(
            probability.numerator * static_cast<std::uint64_t>(said.reason.number("all")) / probability.denominator);
        all += weight;
        hits += facts.size() > 0 && facts[0].id == FactId::Closed ? weight : 0;
    }
    return all == said.reason.number("all") && hits == said.n()
           && payerIn(said.before, kLouqsor).first == said.reason.text("seat");
}

/// True if that is how much more there is.
bool isMore(const Said &said, int n) { return n > 0 && n == said.n(); }

const std::map<std::string, std::function<bool(const Said &)>> kChecks{
    {"wins",
     [](const Said &said) {
         const auto result = G::result(said.after());
         return result && result->winners == std::vector<Seat>{said.seat()} && result->score[said.seat()] == said.n();
     }},
    {"closes-payer", paysFirst},
    {"designates-payer", paysFirst},
    {"leads", leads},
    {"rolls", closesByRoll},
    {"scores",
     [](const Said &said) { return isMore(said, said.after().score[said.seat()] - said.before.score[said.seat()]); }},
    {"gains",
     [](const Said &said) { return isMore(said, worth(said.after(), said.seat()) - worth(said.before, said.seat())); }},
    {"hurts",
     [](const Said &said) {
         const Seat other = said.seat("other");
         const Position after = said.after();
         return other != said.action.actor()
                && isMore(said, worth(said.before, other) + said.before.score[other] - worth(after, other)
                                    - after.score[other]);
     }},
    {"money",
     [](const Said &said) { return isMore(said, said.after().money[said.seat()] - said.before.money[said.seat()]); }},
};

/// Looks at all reasons for all that can be done there; the first one that is not true, or empty.
std::string firstLie(const Position &p, std::map<std::string, int> &ids)
{
    G::Actions actions;
    G::legal(p, actions);
    for (const Action action : actions) {
        const std::vector<Message> reasons = G::reasons(G::observe(p, action.actor()), action, {});
        if (reasons.size() > 3)
            return "too many";
        for (const Message &reason : reasons) {
            const std::string id = reason.id.substr(std::string("because.").size());
            ++ids[id];
            const auto check = kChecks.find(id);
            if (check == kChecks.end() || !check->second({p, action, reason}))
                return reason.id + ": " + G::actionText(p, action, kNobody) + " in " + G::text(p);
        }
    }
    return {};
}

} // namespace

class TestNefertitiReasons : public QObject {
    Q_OBJECT

private slots:
    void allThatIsSaidIsTrue();
};

void TestNefertitiReasons::allThatIsSaidIsTrue()
{
    std::map<std::string, int> ids;
    for (int game = 0; game < many(400); ++game) {
        Random random(static_cast<std::uint64_t>(game));
        Position p = NefertitiLaws::start(game);
        while (G::toAct(p) != 0) {
            if (G::toAct(p) != seatBit(kChance))
                QCOMPARE(firstLie(p, ids), std::string());
            G::apply(p, engine::randomAction<G>(p, G::toAct(p), random));
        }
    }
    for (const auto &[id, check] : kChecks)
        QVERIFY2(!kSeesRareCases || ids[id] > 0, id.c_str());
}

} // namespace tests::tst_nefertiti_reasons

TEST_CLASS(tst_nefertiti_reasons, TestNefertitiReasons)
#include "tst_nefertiti_reasons.moc"

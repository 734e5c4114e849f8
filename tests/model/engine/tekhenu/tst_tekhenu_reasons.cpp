// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says for an action is true: looked at in choices of many games, by playing it.
#include "play.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "model/engine/core/message_seats.h"
#include "model/engine/tekhenu/player/turns.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_reasons {

using namespace tekhenu;

namespace {

/// Points of a seat among facts, but for those of a Maat phase and its scoring.
int scoredBy(const Facts &facts, Seat seat)
{
    static const std::set<std::string_view> kOfActions{"ra-buildings", "ra-edges",      "ra-space",
                                                       "ability",      "statue-temple", "hathor",
                                                       "bonus",        "technology",    "blessing"};
    int points = 0;
    for (const auto &fact : facts) {
        const Message told = Tekhenu::describe(fact);
        if (told.id == "points" && told.text("seat") == seatName(seat) && kOfActions.count(told.text("for")) > 0)
            points += static_cast<int>(told.number("points"));
    }
    return points;
}

struct Said {
    const Position &before;
    Action action;
    const Message &reason;
    Position after = before;
    int scored = 0;

    Seat seat() const { return action.actor(); }
    int n(const char *field = "n") const { return static_cast<int>(reason.number(field, -1)); }
    bool isPaying() const { return after.depth > 0 && after.top().op == Op::Pay && after.top().purpose() != kRenewal; }
    void carryOut(Action each)
    {
        Facts facts;
        Tekhenu::apply(after, each, facts);
        scored += scoredBy(facts, seat());
    }
    /// Carries it out, and a payment that it asks for: what is said holds for any.
    Said &played(bool isLastPayment = true)
    {
        carryOut(action);
        if (isPaying()) {
            Tekhenu::Actions payments;
            Tekhenu::legal(after, payments);
            carryOut(payments[isLastPayment ? payments.size() - 1 : 0]);
        }
        return *this;
    }
    /// What a scoring would bring more than before, but for the bread.
    int scoring() const { return scoringOf(after) - scoringOf(before); }
    int scoringOf(Position p) const
    {
        const int points = p.of(seat()).points;
        scoreOwner({p, nullptr}, seat());
        return p.of(seat()).points - points;
    }
};

/// True if some turn that goes on like this is as said, when it is played.
bool isInATurn(Said said, const std::function<bool(const Said &)> &isSo)
{
    said.played(false);
    Random random(1);
    const int turn = turnOf(said.after);
    for (const FoundTurn &found : findTurns(said.after, {150, true}, weightsFor(said.before.seats))) {
        Said one = said;
        bool isPlayed = true;
        for (const Action action : found.actions) {
            while (one.after.depth > 0 && (!isChoice(one.after.top().op) || one.after.top().seat != said.seat()))
                tekhenu::advance(one.after, random);
            isPlayed =
                isPlayed && one.after.depth > 0 && turnOf(one.after) == turn && Tekhenu::isLegal(one.after, action);
            if (isPlayed)
                one.carryOut(action);
        }
        if (isPlayed && isSo(one))
            return true;
    }
    return false;
}

/// The place of the seat in the turn order after the Maat phase, when the others put no faith.
int placeAfter(Position p, Seat seat, Action first)
{
    Tekhenu::apply(p, first);
    while (p.depth > 0 && p.top().op == Op::Faith)
        Tekhenu::apply(p, makeAction(p.top().seat, Verb::Faith, kMostFaith));
    return placeInOrder(p, seat) + 1;
}

bool isDraftable(const Position &p, int segment, int die)
{
    return Tekhenu::isLegal(p, makeAction(p.top().seat, Verb::Draft, words(segment, kSegmentBits, die)));
}

const std::map<std::string, std::function<bool(Said)>> kChecks{
    {"wins",
     [](Said said) {
         const auto result = Tekhenu::result(said.played().after);
         return result && result->winners == std::vector<Seat>{said.seat()} && result->score[said.seat()] == said.n();
     }},
    {"scores", [](Said said) { return said.n() > 0 && said.played().scored == said.n(); }},
    {"scoring", [](Said said) { return said.n() > 0 && said.played().scoring() == said.n(); }},
    {"decrees",
     [](Said said) {
         const int was = bestDecrees(said.before, said.seat());
         const Value *const to = engine::findMember(said.reason.fields, "to");
         return said.n() > 0 && bestDecrees(said.played().after, said.seat()) - was == said.n() && to
                && *to == Value(Value::List{seatName(said.seat())});
     }},
    {"leads",
     [](Said said) {
         int district = 0;
         while (resourceName(byte(district)) != said.reason.text("resource"))
             ++district;
         return leaderOf(said.before, district) != said.seat()
                && leaderOf(said.played().after, district) == said.seat();
     }},
    {"reach",
     [](Said said) {
         const int section = said.n("section") - 1;
         said.played();
         const auto reaches = [&](const Position &p) {
             return p.isOpen(section) && p.of(said.seat()).happiness >= kHappinessOf[section];
         };
         return !reaches(said.before) && reaches(said.after) && said.after.of(said.seat()).happiness == said.n();
     }},
    {"balance",
     [](Said said) {
         const Holdings &own = said.before.of(said.seat());
         int balance = 0;
         if (verbOf(said.action) == Verb::Faith)
             balance = runningBalance(own) + argumentOf(said.action) - kMostFaith;
         else
             balance = runningBalance(said.played().after.of(said.seat()));
         return balance == said.n("balance") && runningBalance(own) == said.n("was")
                && std::abs(balance) < std::abs(said.n("was"));
     }},
    {"order",
     [](Said said) {
         const Action none = makeAction(said.seat(), Verb::Faith, kMostFaith);
         return placeAfter(said.before, said.seat(), said.action) == said.n("place")
                && placeAfter(said.before, said.seat(), none) == said.n("was") && said.n("place") < said.n("was");
     }},
    {"feeds",
     [](Said said) {
         Position none = said.before;
         Tekhenu::apply(none, makeAction(said.seat(), Verb::Feed, 0));
         const int points = said.played().after.of(said.seat()).points;
         return said.n() > 0 && points - none.of(said.seat()).points == said.n();
     }},
    {"brings",
     [](Said said) {
         const auto good = static_cast<std::size_t>(
             std::find(kGoodNames.begin(), kGoodNames.end(), said.reason.text("good")) - kGoodNames.begin());
         const int was = said.before.of(said.seat()).goods[good];
         return said.n() > 0 && said.played().after.of(said.seat()).goods[good] - was == said.n();
     }},
    {"only-die",
     [](Said said) {
         int dice = 0;
         for (const std::uint8_t entry : said.before.wheel) {
             const int segment = entry / kDieKinds;
             dice += entry != kNone && segmentName(byte(segment)) == said.reason.text("segment")
                             && isDraftable(said.before, segment, entry % kDieKinds)
                         ? 1
                         : 0;
         }
         return dice == 1;
     }},
    {"turn-scores",
     [](Said said) {
         return said.n() > 0 && isInATurn(said, [&](const Said &end) { return end.scored == said.n(); });
     }},
    {"turn-scoring",
     [](Said said) {
         return said.n() > 0 && isInATurn(said, [&](const Said &end) { return end.scoring() == said.n(); });
     }},
};

/// Looks at all reasons for all that can be done there; the first one that is not true, or empty.
std::string firstLie(const Position &p, std::map<std::string, int> &ids)
{
    Tekhenu::Actions actions;
    Tekhenu::legal(p, actions);
    for (const Action action : actions) {
        const std::vector<Message> reasons = Tekhenu::reasons(Tekhenu::observe(p, action.actor()), action, {});
        if (reasons.size() > 3)
            return "too many";
        for (const Message &reason : reasons) {
            const std::string id = reason.id.substr("because."s.size());
            ++ids[id];
            const auto check = kChecks.find(id);
            if (check == kChecks.end() || !check->second(Said{p, action, reason}))
                return reason.id + ": " + Tekhenu::actionText(p, action, kNobody) + " in " + Tekhenu::text(p);
        }
    }
    return {};
}

/// The last choice of a game against the rival, that the seat has won.
Position lastFaith()
{
    Play play = table(1);
    play.p.round = kRounds;
    play.p.depth = 0;
    play.p.push({{Op::Faith, 0, 0}, {Op::Maat}});
    play.of(0).goods[Faith] = 1;
    play.of(0).points = 200;
    return play.p;
}

} // namespace

class TestTekhenuReasons : public QObject {
    Q_OBJECT

private slots:
    void allThatIsSaidIsTrue();
    void T55_whatDecreesBringIsForTheirOwner();
    void whereAMarkerHasComeToIsForAll();
};

void TestTekhenuReasons::allThatIsSaidIsTrue()
{
    std::map<std::string, int> ids;
    QCOMPARE(firstLie(lastFaith(), ids), std::string());
    for (int game = 0; game < many(64); ++game) {
        Random random(static_cast<std::uint64_t>(game));
        for (Position p = startOf(game); p.depth > 0; tekhenu::advance(p, random)) {
            if (Tekhenu::toAct(p) == seatBit(kChance))
                continue;
            const bool isRare = p.top().op == Op::Faith || p.top().op == Op::Feed;
            if (isRare || random.below(p.top().op == Op::Draft ? 20 : 5) == 0)
                QCOMPARE(firstLie(p, ids), std::string());
        }
    }
    for (const auto &[id, check] : kChecks)
        QVERIFY2(!kSeesRareCases || ids[id] > 0, id.c_str());
}

// Of a Decree that lies face down the others learn nothing by a hint.
void TestTekhenuReasons::T55_whatDecreesBringIsForTheirOwner()
{
    Play play = table(2);
    give(play, 0, {"b06"}); // 2 gold
    play.of(0).secret = static_cast<std::uint8_t>(cardOf(Decrees, 17) + 1);
    const Action action = std::get<Action>(Tekhenu::readAction("a play b06"));
    const std::vector<Message> reasons = Tekhenu::reasons(Tekhenu::observe(play.p, 0), action, {});
    const auto isOfDecrees = [](const Message &reason) { return reason.id == "because.decrees"; };
    QCOMPARE(std::count_if(reasons.begin(), reasons.end(), isOfDecrees), 1);
    for (const Message &reason : reasons)
        QCOMPARE(engine::isFor(reason, seatName(1)), !isOfDecrees(reason));
}

/// What is called `to` there is a number of the track, and no seats that may read it.
void TestTekhenuReasons::whereAMarkerHasComeToIsForAll()
{
    const engine::Message fact{"population", {{"seat", seatName(0)}, {"n", 2}, {"to", 5}}};
    QVERIFY(engine::isFor(fact, seatName(1)) && engine::isFor(fact, std::string_view()));
}

} // namespace tests::tst_tekhenu_reasons

TEST_CLASS(tst_tekhenu_reasons, TestTekhenuReasons)
#include "tst_tekhenu_reasons.moc"

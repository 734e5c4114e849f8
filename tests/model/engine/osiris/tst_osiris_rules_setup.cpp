// SPDX-License-Identifier: GPL-3.0-or-later
// Rules O1, O2 and O7 to O10: the material, and how a game begins.
#include "positions.h"

#include <set>

#include "tests/test_class.h"

namespace tests::tst_osiris_rules_setup {

using namespace positions;
using namespace std::string_literals;
using engine::osiris::kGods;

namespace {

Position dealt(int seats) { return play(start(seats), {text(anyGods())}); }

} // namespace

class TestOsirisRulesSetup : public QObject {
    Q_OBJECT

private slots:
    void O1_followers();
    void O1_templesAndTowns();
    void O2_countersAtTheStart();
    void O7_godsAreDealtFirst();
    void O7_everyOrderIsADeal();
    void O7_noGodTwice();
    void O7_nobodyKnowsTheTipsGod();
    void O8_priestsAtHome();
    void O8_followersInTurn();
    void O8_atMostThreeOfAColour();
    void O8_onlyTheOwnersFollowers();
    void O9_fourPlayers();
    void O9_threePlayers();
    void O9_threePlayersSkipTheTowns();
    void O9_twoPlayers();
    void O9_twoPlayersAlternate();
    void O9_twoPlayersLimitStaysPerColour();
    void O10_beigeStarts();
    void O10_clockwise();
};

void TestOsirisRulesSetup::O1_followers()
{
    for (const int seats : {2, 3, 4}) {
        std::map<char, int> number;
        for (const auto temple : engine::osiris::kGodNames) {
            for (const char colour : followers(setUp(seats), std::string(temple)))
                ++number[colour];
        }
        QCOMPARE(number['a'], 5);
        QCOMPARE(number['b'], 5);
        QCOMPARE(number['c'], 5);
        QCOMPARE(number['d'], seats == 3 ? 0 : 5);
    }
}

void TestOsirisRulesSetup::O1_templesAndTowns()
{
    std::map<std::string, int> kinds;
    for (const engine::Place &place : Osiris::places())
        ++kinds[place.kind];
    QCOMPARE(kinds["space"], 40);
    QCOMPARE(kinds["tip"], 1);
    QCOMPARE(kinds["town"], 12);
    QCOMPARE(kinds["temple"], 13);
    QCOMPARE(kinds["god"], 13);
}

void TestOsirisRulesSetup::O2_countersAtTheStart()
{
    QCOMPARE(allCounters(start(4)), 24);
    QCOMPARE(allCounters(start(3)), 18);
    QCOMPARE(allCounters(start(2)), 24);
}

void TestOsirisRulesSetup::O7_godsAreDealtFirst()
{
    const Position position = start(4);
    QCOMPARE(position.phase, Phase::Gods);
    QCOMPARE(Osiris::toAct(position), seatBit(kChance));
    QCOMPARE(legal(position), ""s);
    QVERIFY(!isLegal(position, "a follower a isis"));
    const Position after = dealt(4);
    QCOMPARE(godOf(after, "a0"), "osiris"s);
    QCOMPARE(godOf(after, "d2"), "ptah"s);
    QCOMPARE(godOf(after, "tip"), "sobek"s);
    QCOMPARE(after.phase, Phase::Follower);
    QVERIFY(!isLegal(after, text(anyGods())));
}

void TestOsirisRulesSetup::O7_everyOrderIsADeal()
{
    const Position position = start(4);
    QCOMPARE(Osiris::outcomeCount(position), std::uint64_t(6'227'020'800)); // 13!
    Random random(4);
    std::set<std::string> underTip;
    for (int i = 0; i < 500; ++i) {
        const Action action = Osiris::sample(position, random);
        QVERIFY(Osiris::isLegal(position, action));
        QCOMPARE(Osiris::probability(position, action).text(), "1/6227020800"s);
        Position after = position;
        Osiris::apply(after, action);
        QCOMPARE(std::set<God>(after.gods.begin(), after.gods.end()).size(), std::size_t(13));
        underTip.insert(godOf(after, "tip"));
    }
    QCOMPARE(underTip.size(), std::size_t(13));
}

void TestOsirisRulesSetup::O7_noGodTwice()
{
    std::array<God, kGods> gods{};
    for (int i = 0; i < kGods; ++i)
        gods[i] = static_cast<God>(i);
    gods[3] = 5;
    QVERIFY(!Osiris::isLegal(start(4), engine::osiris::makeGods(gods)));
    gods[3] = 13;
    QVERIFY(!Osiris::isLegal(start(4), engine::osiris::makeGods(gods)));
}

void TestOsirisRulesSetup::O7_nobodyKnowsTheTipsGod()
{
    const Position position = dealt(4);
    QCOMPARE(knownTo(position, "tip"), ""s);
    for (Seat seat = 0; seat < 4; ++seat)
        QCOMPARE(godOf(Osiris::observe(position, seat), "tip"), "?"s);
    QCOMPARE(godOf(Osiris::observe(position, 0), "a1"), "nephthys"s);
    QCOMPARE(godOf(Osiris::observe(position, 1), "a1"), "?"s);
}

void TestOsirisRulesSetup::O8_priestsAtHome()
{
    const Position position = start(4);
    for (const auto name : engine::osiris::kPriestNames) {
        const std::string priest(name);
        QCOMPARE(at(position, priest), "town-" + priest);
        QCOMPARE(counters(position, priest), 2);
    }
    QCOMPARE(blockades(position), ""s);
}

void TestOsirisRulesSetup::O8_followersInTurn()
{
    Position position = dealt(4);
    QCOMPARE(count(position, "a follower a "), 13);
    QCOMPARE(count(position, ""), 13);
    position = play(position, {"a follower a isis"});
    QCOMPARE(count(position, "b follower b "), 13);
    QCOMPARE(count(position, ""), 13);
    position = play(position, {"b follower b isis", "c follower c isis", "d follower d re"});
    QCOMPARE(followers(position, "isis"), "abc"s);
    QCOMPARE(followers(position, "re"), "d"s);
    QCOMPARE(count(position, "a follower a "), 13);
    QCOMPARE(int(position.turn), 0);
}

void TestOsirisRulesSetup::O8_atMostThreeOfAColour()
{
    Position position = dealt(4);
    for (int round = 0; round < 3; ++round) {
        QVERIFY(isLegal(position, "a follower a isis"));
        position = play(position, {"a follower a isis", "b follower b isis", "c follower c re", "d follower d re"});
    }
    QVERIFY(!isLegal(position, "a follower a isis"));
    QCOMPARE(count(position, "a follower a "), 12);
    position = play(position, {"a follower a re"});
    QVERIFY(!isLegal(position, "b follower b isis"));
    QVERIFY(isLegal(position, "b follower b re")); // a limit for each colour
}

void TestOsirisRulesSetup::O8_onlyTheOwnersFollowers()
{
    const Position position = dealt(4);
    QVERIFY(!isLegal(position, "b follower b isis"));
    QVERIFY(!isLegal(position, "a follower b isis"));
    QVERIFY(!isLegal(position, "b follower a isis"));
    QVERIFY(!isLegal(position, "a pass"));
    QVERIFY(!isLegal(position, "a step a0 N-1-0"));
}

void TestOsirisRulesSetup::O9_fourPlayers()
{
    const Position position = setUp(4);
    for (const auto *const priest : {"a0", "b0", "c0", "d0"})
        QCOMPARE(knownTo(position, priest), std::string(1, priest[0]));
    QCOMPARE(count(position, "a step "), 6); // three priests with two gates each
    QCOMPARE(count(position, ""), 6);
}

void TestOsirisRulesSetup::O9_threePlayers()
{
    const Position position = dealt(3);
    for (const auto *const priest : {"d0", "d1", "d2"}) {
        QCOMPARE(at(position, priest), "away"s);
        QCOMPARE(counters(position, priest), 0);
        QCOMPARE(godOf(position, priest), "-"s);
        QCOMPARE(knownTo(position, priest), ""s);
        QCOMPARE(godOf(Osiris::observe(position, 0), priest), "-"s);
    }
    QCOMPARE(godOf(position, "c2"), "bastet"s);
    const Position round = play(position, {"a follower a isis", "b follower b isis", "c follower c isis"});
    QCOMPARE(count(round, "a follower a "), 13);
    const Position turns = setUp(3);
    QCOMPARE(turns.phase, Phase::Walk);
    const Position third = play(turns, {"a step a0 N-1-0", "a pass", "b step b1 E-1-2", "b pass"});
    QCOMPARE(Osiris::toAct(play(third, {"c step c2 W-1-1", "c pass"})), seatBit(0));
}

void TestOsirisRulesSetup::O9_threePlayersSkipTheTowns()
{
    const Position position = setUp(3);
    const Position after = play(position, {"a step a0 N-1-0"});
    QCOMPARE(towns(after), "0 3 3 0 2 2 2 0 2 2 2 0"s);
    const Setup setup{.seats = 3, .actor = 'c', .towns = {{"c0", 4}, {"a1", 1}, {"b1", 1}, {"c1", 1}, {"a2", 1}}};
    const Position far = play(setup.position(), {"c step c0 N-1-3", "c step c0 E-1-0", "c step c0 E-1-1"});
    QCOMPARE(counters(far, "d0"), 0); // skipped: a1 b1 c1 a2
    QCOMPARE(counters(far, "a1"), 2);
    QCOMPARE(counters(far, "b1"), 2);
    QCOMPARE(counters(far, "c1"), 2);
    QCOMPARE(counters(far, "a2"), 2);
}

void TestOsirisRulesSetup::O9_twoPlayers()
{
    Position position = dealt(2);
    QCOMPARE(knownTo(position, "a0"), "a"s);
    QCOMPARE(knownTo(position, "c1"), "a"s);
    QCOMPARE(knownTo(position, "b2"), "b"s);
    QCOMPARE(knownTo(position, "d0"), "b"s);
    // Colours take turns.
    QCOMPARE(count(position, "a follower a "), 13);
    position = play(position, {"a follower a isis", "b follower b isis"});
    QCOMPARE(count(position, "a follower c "), 13);
    QCOMPARE(count(position, ""), 13);
    position = play(position, {"a follower c isis"});
    QCOMPARE(count(position, "b follower d "), 13);
    const Position turns = setUp(2);
    QCOMPARE(count(turns, "a step a"), 6); // all six priests
    QCOMPARE(count(turns, "a step c"), 6);
    QCOMPARE(count(turns, ""), 12);
}

void TestOsirisRulesSetup::O9_twoPlayersAlternate()
{
    const Position position = setUp(2);
    const Position second = play(position, {"a step c0 N-1-2", "a pass"});
    QCOMPARE(count(second, "b step b"), 6);
    QCOMPARE(count(second, "b step d"), 6);
    QVERIFY(!isLegal(second, "a step a0 N-1-0"));
    QCOMPARE(Osiris::toAct(play(second, {"b step d1 S-1-1", "b pass"})), seatBit(0)); // one move each
}

void TestOsirisRulesSetup::O9_twoPlayersLimitStaysPerColour()
{
    const Setup setup{.seats = 2, .phase = Phase::Move, .followers = {{"isis", "aaac"}, {"re", "acc"}, {"seth", "cc"}}};
    const Position position = setup.position();
    QVERIFY(!isLegal(position, "a move a re isis"));
    QVERIFY(isLegal(position, "a move c re isis")); // a fourth of the player, the second of the colour
    const Setup full{.seats = 2, .phase = Phase::Move, .followers = {{"isis", "aaaccc"}, {"re", "cc"}}};
    QVERIFY(!isLegal(full.position(), "a move c re isis"));
}

void TestOsirisRulesSetup::O10_beigeStarts()
{
    for (const int seats : {2, 3, 4}) {
        QCOMPARE(Osiris::toAct(dealt(seats)), seatBit(0));
        const Position position = setUp(seats);
        QCOMPARE(Osiris::toAct(position), seatBit(0));
        QCOMPARE(int(position.turn), 1);
        QCOMPARE(position.phase, Phase::Walk);
    }
}

void TestOsirisRulesSetup::O10_clockwise()
{
    Position position = setUp(4);
    const std::vector<std::string> lines{"a step a0 N-1-0", "b step b1 E-1-2", "c step c2 W-1-1", "d step d0 E-1-0"};
    for (Seat seat = 0; seat < 4; ++seat) {
        QCOMPARE(Osiris::toAct(position), seatBit(seat));
        QCOMPARE(int(position.turn), seat + 1);
        position = play(position, {lines[seat], std::string(1, "abcd"[seat]) + " pass"});
    }
}

} // namespace tests::tst_osiris_rules_setup

TEST_CLASS(tst_osiris_rules_setup, TestOsirisRulesSetup)
#include "tst_osiris_rules_setup.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Rules O19 to O22: how a game ends and who wins.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_osiris_rules_ending {

using namespace positions;
using namespace std::string_literals;

namespace {

/// a0 (Osiris) stands below the tip (Sobek); a has most followers at Osiris', b at Sobek's.
Setup beforeTip(TipRule tip, int n = 5)
{
    return {.tip = tip,
            .priests = {{"a0", "N-4-0"}},
            .towns = {{"a0", n}},
            .followers = {{"osiris", "aab"}, {"sobek", "abb"}}};
}

/// Three spaces round the tip are blocked, a0 has a counter left.
Setup beforeBlocking()
{
    return {.priests = {{"a0", "N-2-0"}},
            .towns = {{"a0", 2}},
            .blockades = {"N-4-0", "E-4-0", "S-4-0"},
            .followers = {{"osiris", "aab"}, {"sobek", "abb"}}};
}

/// The lowest lane is full of blockades and all priests are at home: nobody has a step. The seat before the first
/// has still to move a follower.
Setup stuckSetup(int seats)
{
    Setup setup{.seats = seats, .actor = static_cast<char>('a' + seats - 1), .phase = Phase::Move};
    for (const char face : {'N', 'E', 'S', 'W'}) {
        for (const char index : {'0', '1', '2', '3'})
            setup.blockades.push_back(std::string(1, face) + "-1-" + index);
    }
    return setup;
}

/// The result of a game that seat a ends by putting a0 on the tip, with these followers at the deciding temple.
Position tipReached(int seats, char actor, const std::string &followers)
{
    const std::string priest = std::string(1, actor) + "0";
    const Setup setup{.seats = seats,
                      .actor = actor,
                      .priests = {{priest, "N-4-0"}},
                      .towns = {{priest, 2}},
                      .followers = {{"thoth", followers}},
                      .gods = {{priest, "thoth"}}};
    return play(setup.position(), {std::string(1, actor) + " step " + priest + " tip"});
}

} // namespace

class TestOsirisRulesEnding : public QObject {
    Q_OBJECT

private slots:
    void O19_theTipEndsTheGame();
    void O19_nothingIsSown();
    void O19_costsTwo();
    void O19_countersMayBeLeft();
    void O19_onlyFromTheTopLane();
    void O19_theGodUnderThePriest();
    void O19_theGodUnderTheTip();
    void O19_theOption();
    void O20_fourBlockades();
    void O20_nothingIsSown();
    void O20_theTipsGodDecidesUnderBothOptions();
    void O20_priestsDoNotCount();
    void O20_threeAreNotEnough();
    void O21_mostFollowersWin();
    void O21_aTieGoesToTheOneWhoEnded();
    void O21_aTieGoesClockwise();
    void O21_noFollowersAtAll();
    void O21_twoPlayersAddBothColours();
    void O21_twoPlayersTie();
    void O22_afterAsManyTurnsAsPlayers();
    void O22_theLastOneMovesAFollowerFirst();
    void O22_aStepBeginsAnew();
    void O22_theLastOneEndedIt();
};

void TestOsirisRulesEnding::O19_theTipEndsTheGame()
{
    const Position end = play(beforeTip(TipRule::Priest).position(), {"a step a0 tip"});
    QCOMPARE(end.phase, Phase::Over);
    QCOMPARE(Osiris::toAct(end), SeatSet(0));
    QCOMPARE(legal(end), ""s);
    QCOMPARE(at(end, "a0"), "tip"s);
    QVERIFY(!isLegal(end, "a pass")); // no follower moves
    QVERIFY(!isLegal(end, "a move a osiris isis"));
    QCOMPARE(result(end), "a tip"s);
    QVERIFY(!Osiris::result(beforeTip(TipRule::Priest).position()));
}

void TestOsirisRulesEnding::O19_nothingIsSown()
{
    const Position before = beforeTip(TipRule::Priest).position();
    QCOMPARE(towns(play(before, {"a step a0 tip"})), towns(before));
    const Position exact = beforeTip(TipRule::Priest, 2).position();
    QCOMPARE(towns(play(exact, {"a step a0 tip"})), towns(exact));
    QCOMPARE(facts(before, "a step a0 tip", "sown").size(), std::size_t(0));
}

void TestOsirisRulesEnding::O19_costsTwo()
{
    QVERIFY(isLegal(beforeTip(TipRule::Priest, 2).position(), "a step a0 tip"));
    QVERIFY(!isLegal(beforeTip(TipRule::Priest, 1).position(), "a step a0 tip"));
}

void TestOsirisRulesEnding::O19_countersMayBeLeft()
{
    const Position end = play(beforeTip(TipRule::Priest, 9).position(), {"a step a0 E-4-0", "a step a0 tip"});
    QCOMPARE(end.phase, Phase::Over);
    QCOMPARE(counters(end, "a0"), 9);
}

void TestOsirisRulesEnding::O19_onlyFromTheTopLane()
{
    const Position position = Setup{.priests = {{"a0", "N-3-0"}}, .towns = {{"a0", 9}}}.position();
    QVERIFY(!isLegal(position, "a step a0 tip"));
    QVERIFY(isLegal(play(position, {"a step a0 N-4-0"}), "a step a0 tip"));
}

void TestOsirisRulesEnding::O19_theGodUnderThePriest()
{
    const Position before = beforeTip(TipRule::Priest).position();
    const Position end = play(before, {"a step a0 tip"});
    QCOMPARE(result(end), "a tip"s);
    QCOMPARE(scores(end), "2 1 0 0"s);
    const auto decides = facts(before, "a step a0 tip", "decides");
    QCOMPARE(decides.size(), std::size_t(1));
    QCOMPARE(std::string(decides[0].text("god")), "osiris"s);
    QCOMPARE(std::string(decides[0].text("by")), "priest"s);
}

void TestOsirisRulesEnding::O19_theGodUnderTheTip()
{
    const Position before = beforeTip(TipRule::Pyramid).position();
    const Position end = play(before, {"a step a0 tip"});
    QCOMPARE(result(end), "b tip"s);
    QCOMPARE(scores(end), "1 2 0 0"s);
    const auto decides = facts(before, "a step a0 tip", "decides");
    QCOMPARE(decides.size(), std::size_t(1));
    QCOMPARE(std::string(decides[0].text("god")), "sobek"s);
    QCOMPARE(std::string(decides[0].text("by")), "tip"s);
}

void TestOsirisRulesEnding::O19_theOption()
{
    QCOMPARE(Osiris::options().size(), std::size_t(1));
    QCOMPARE(Osiris::options()[0].id, "tip"s);
    QCOMPARE(Osiris::options()[0].choices, (std::vector<std::string>{"priest", "pyramid"}));
    QCOMPARE(Osiris::start({4, {}}).tip, TipRule::Priest); // the default
    QCOMPARE(Osiris::start({4, {{"tip", "priest"}}}).tip, TipRule::Priest);
    QCOMPARE(Osiris::start({4, {{"tip", "pyramid"}}}).tip, TipRule::Pyramid);
}

void TestOsirisRulesEnding::O20_fourBlockades()
{
    const Position one = play(beforeBlocking().position(), {"a step a0 N-2-1"});
    const Position end = play(one, {"a block W-4-0"});
    QCOMPARE(end.phase, Phase::Over);
    QCOMPARE(legal(end), ""s);
    QCOMPARE(end.reason, Reason::Blocked);
    QCOMPARE(blockades(end), "N-4-0 E-4-0 S-4-0 W-4-0"s);
}

void TestOsirisRulesEnding::O20_nothingIsSown()
{
    const Position one = play(beforeBlocking().position(), {"a step a0 N-2-1"});
    const Position end = play(one, {"a block W-4-0"});
    QCOMPARE(counters(end, "a0"), 1); // the spent one
    QCOMPARE(counters(end, "b0"), counters(one, "b0"));
    QCOMPARE(allCounters(end), 24);
    QCOMPARE(facts(one, "a block W-4-0", "sown").size(), std::size_t(0));
}

void TestOsirisRulesEnding::O20_theTipsGodDecidesUnderBothOptions()
{
    for (const TipRule tip : {TipRule::Priest, TipRule::Pyramid}) {
        Setup setup = beforeBlocking();
        setup.tip = tip;
        const Position end = play(setup.position(), {"a step a0 N-2-1", "a block W-4-0"});
        QCOMPARE(result(end), "b blocked"s);
        QCOMPARE(scores(end), "1 2 0 0"s);
    }
}

void TestOsirisRulesEnding::O20_priestsDoNotCount()
{
    Setup setup = beforeBlocking();
    setup.blockades = {"N-4-0", "E-4-0"};
    setup.priests["b0"] = "W-4-0";
    const Position after = play(setup.position(), {"a step a0 N-2-1", "a block S-4-0"});
    QCOMPARE(after.phase, Phase::Move);
    QVERIFY(!Osiris::result(after));
}

void TestOsirisRulesEnding::O20_threeAreNotEnough()
{
    const Position after = play(beforeBlocking().position(), {"a step a0 N-2-1", "a block W-3-0"});
    QCOMPARE(after.phase, Phase::Move);
    QCOMPARE(counters(after, "a0"), 0);
}

void TestOsirisRulesEnding::O21_mostFollowersWin()
{
    QCOMPARE(result(tipReached(4, 'a', "abbcd")), "b tip"s);
    QCOMPARE(result(tipReached(4, 'a', "abbccc")), "c tip"s);
    QCOMPARE(result(tipReached(4, 'c', "aaabb")), "a tip"s);
    QCOMPARE(result(tipReached(3, 'b', "abcc")), "c tip"s);
    QCOMPARE(scores(tipReached(3, 'b', "abcc")), "1 1 2"s);
}

void TestOsirisRulesEnding::O21_aTieGoesToTheOneWhoEnded()
{
    QCOMPARE(result(tipReached(4, 'a', "aabb")), "a tip"s);
    QCOMPARE(result(tipReached(4, 'b', "aabb")), "b tip"s);
    QCOMPARE(result(tipReached(3, 'c', "aabbcc")), "c tip"s);
}

void TestOsirisRulesEnding::O21_aTieGoesClockwise()
{
    QCOMPARE(result(tipReached(4, 'b', "aacc")), "c tip"s);
    QCOMPARE(result(tipReached(4, 'c', "aabb")), "a tip"s); // after d comes a
    QCOMPARE(result(tipReached(4, 'c', "aaddbb")), "d tip"s);
    QCOMPARE(result(tipReached(3, 'b', "aabcc")), "c tip"s);
    QCOMPARE(result(tipReached(3, 'c', "aabb")), "a tip"s);
}

void TestOsirisRulesEnding::O21_noFollowersAtAll()
{
    for (const char seat : {'a', 'b', 'c', 'd'}) {
        QCOMPARE(result(tipReached(4, seat, "")), std::string(1, seat) + " tip");
        QCOMPARE(scores(tipReached(4, seat, "")), "0 0 0 0"s);
    }
}

void TestOsirisRulesEnding::O21_twoPlayersAddBothColours()
{
    QCOMPARE(result(tipReached(2, 'a', "aabbd")), "b tip"s);
    QCOMPARE(scores(tipReached(2, 'a', "aabbd")), "2 3"s);
    QCOMPARE(result(tipReached(2, 'b', "bbbaacc")), "a tip"s);
    QCOMPARE(scores(tipReached(2, 'b', "bbbaacc")), "4 3"s);
}

void TestOsirisRulesEnding::O21_twoPlayersTie()
{
    QCOMPARE(result(tipReached(2, 'a', "abcd")), "a tip"s);
    QCOMPARE(result(tipReached(2, 'b', "abcd")), "b tip"s);
    QCOMPARE(result(tipReached(2, 'b', "ccdd")), "b tip"s);
}

void TestOsirisRulesEnding::O22_afterAsManyTurnsAsPlayers()
{
    for (const int seats : {2, 3, 4}) {
        Position position = stuckSetup(seats).position();
        position = play(position, {std::string(1, static_cast<char>('a' + seats - 1)) + " pass"});
        for (int turn = 0; turn < seats; ++turn) {
            QCOMPARE(position.phase, Phase::Move);
            QVERIFY(!Osiris::result(position));
            QCOMPARE(Osiris::toAct(position), seatBit(static_cast<Seat>(turn)));
            position = play(position, {std::string(1, static_cast<char>('a' + turn)) + " pass"});
        }
        QCOMPARE(position.phase, Phase::Over);
        QCOMPARE(position.reason, Reason::Stuck);
        QCOMPARE(legal(position), ""s);
    }
}

void TestOsirisRulesEnding::O22_theLastOneMovesAFollowerFirst()
{
    Setup setup = stuckSetup(4);
    setup.followers = {{"sobek", "aadd"}, {"re", "d"}};
    const Position last = play(setup.position(), {"d pass", "a pass", "b pass", "c pass"});
    QCOMPARE(result(play(last, {"d move d re sobek"})), "d stuck"s);
    QCOMPARE(scores(play(last, {"d move d re sobek"})), "2 0 0 3"s);
    QCOMPARE(result(play(last, {"d move d sobek re"})), "a stuck"s); // the tip's god decides
}

void TestOsirisRulesEnding::O22_aStepBeginsAnew()
{
    Setup setup = stuckSetup(4);
    setup.priests["b0"] = "N-3-0";
    setup.towns["b0"] = 1;
    Position position = play(setup.position(), {"d pass", "a pass"});
    QCOMPARE(position.phase, Phase::Walk); // b has a step
    position = play(position, {"b step b0 N-3-1", "b pass"});
    for (const auto *const pass : {"c pass", "d pass", "a pass", "b pass"}) {
        QVERIFY(!Osiris::result(position));
        position = play(position, {pass});
    }
    QCOMPARE(result(position).substr(2), "stuck"s);
}

void TestOsirisRulesEnding::O22_theLastOneEndedIt()
{
    Setup setup = stuckSetup(4);
    setup.followers = {{"sobek", "aabbccdd"}};
    QCOMPARE(result(play(setup.position(), {"d pass", "a pass", "b pass", "c pass", "d pass"})), "d stuck"s);
    setup.followers = {{"sobek", "bbcc"}};
    QCOMPARE(result(play(setup.position(), {"d pass", "a pass", "b pass", "c pass", "d pass"})), "b stuck"s);
    setup.actor = 'a'; // then a is the last
    setup.followers = {{"sobek", "ddbb"}};
    QCOMPARE(result(play(setup.position(), {"a pass", "b pass", "c pass", "d pass", "a pass"})), "b stuck"s);
}

} // namespace tests::tst_osiris_rules_ending

TEST_CLASS(tst_osiris_rules_ending, TestOsirisRulesEnding)
#include "tst_osiris_rules_ending.moc"

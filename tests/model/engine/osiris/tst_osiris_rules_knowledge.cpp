// SPDX-License-Identifier: GPL-3.0-or-later
// Rule O23: what is known to whom.
#include "positions.h"

#include "tests/test_class.h"

namespace tests::tst_osiris_rules_knowledge {

using namespace positions;
using namespace std::string_literals;

namespace {

/// a0 and c1 beside b0: a0 wins over b0, and b0 over c1.
Setup threeMeet()
{
    return {.priests = {{"a0", "N-2-0"}, {"b0", "N-2-1"}, {"c1", "N-2-2"}},
            .towns = {{"a0", 2}, {"c1", 2}},
            .followers = {{"osiris", "aaa"}, {"isis", "bb"}, {"thoth", "c"}}};
}

/// What each of the four seats sees there, e.g. `osiris ? ? ?`.
std::string seen(const Position &position, const std::string &place)
{
    std::string all;
    for (Seat seat = 0; seat < position.seats; ++seat)
        all += (seat == 0 ? "" : " ") + godOf(Osiris::observe(position, seat), place);
    return all;
}

} // namespace

class TestOsirisRulesKnowledge : public QObject {
    Q_OBJECT

private slots:
    void O23_ownPriests();
    void O23_bothGodsOfAFight();
    void O23_othersLearnNothingOfAFight();
    void O23_theDefenderLearnsToo();
    void O23_knowledgeMovesWithTheGods();
    void O23_knowledgeOfAThirdPlayerMoves();
    void O23_theTipsGod();
    void O23_whoKnowsIsPublic();
    void O23_allElseIsOpen();
    void O23_somethingIsAlwaysHidden();
    void O23_twoPlayers();
    void O23_fightsBetweenUnknownGodsAreNotOpen();
    void O23_theEndShowsTheDecidingGod();
};

void TestOsirisRulesKnowledge::O23_ownPriests()
{
    const Position position = threeMeet().position();
    QCOMPARE(seen(position, "a0"), "osiris ? ? ?"s);
    QCOMPARE(seen(position, "b2"), "? hathor ? ?"s);
    QCOMPARE(seen(position, "d1"), "? ? ? re"s);
    const Position dealt = play(start(4), {text(anyGods())});
    QCOMPARE(seen(dealt, "c0"), "? ? horus ?"s);
}

void TestOsirisRulesKnowledge::O23_bothGodsOfAFight()
{
    const Position position = play(threeMeet().position(), {"a step a0 N-2-1"});
    QCOMPARE(seen(position, "a0"), "osiris osiris ? ?"s); // before the choice already
    QCOMPARE(seen(position, "b0"), "isis isis ? ?"s);
    QCOMPARE(knownTo(position, "a0"), "ab"s);
    const Position kept = play(position, {"a keep", "a stop", "a pass"});
    QCOMPARE(seen(kept, "a0"), "osiris osiris ? ?"s); // and ever after
    QCOMPARE(seen(kept, "b0"), "isis isis ? ?"s);
}

void TestOsirisRulesKnowledge::O23_othersLearnNothingOfAFight()
{
    const Position before = threeMeet().position();
    const Position after = play(before, {"a step a0 N-2-1"});
    for (const auto *const place : {"a1", "a2", "b1", "b2", "c0", "d0", "tip"})
        QCOMPARE(seen(after, place), seen(before, place));
    for (const Seat seat : {Seat(2), Seat(3)})
        QCOMPARE(godOf(Osiris::observe(after, seat), "a0"), "?"s);
}

void TestOsirisRulesKnowledge::O23_theDefenderLearnsToo()
{
    Setup setup = threeMeet();
    setup.actor = 'c';
    const Position lost = play(setup.position(), {"c step c1 N-2-1", "b keep"});
    QCOMPARE(seen(lost, "c1"), "? thoth thoth ?"s);
    QCOMPARE(seen(lost, "b0"), "? isis isis ?"s);
}

void TestOsirisRulesKnowledge::O23_knowledgeMovesWithTheGods()
{
    const Position swapped = play(threeMeet().position(), {"a step a0 N-2-1", "a swap"});
    QCOMPARE(seen(swapped, "a0"), "isis isis ? ?"s);
    QCOMPARE(seen(swapped, "b0"), "osiris osiris ? ?"s);
}

void TestOsirisRulesKnowledge::O23_knowledgeOfAThirdPlayerMoves()
{
    // c knows b0's god from a fight; a0 then takes that god.
    Setup setup = threeMeet();
    setup.actor = 'c';
    setup.towns = {{"c1", 1}, {"d0", 0}, {"d1", 0}, {"d2", 0}, {"a0", 1}};
    Position position = play(setup.position(), {"c step c1 N-2-1", "b keep", "c pass", "d pass"}); // d has no step
    QCOMPARE(seen(position, "b0"), "? isis isis ?"s);
    const Position swapped = play(position, {"a step a0 N-2-1", "a swap"});
    QCOMPARE(seen(swapped, "a0"), "isis isis isis ?"s);
    QCOMPARE(seen(swapped, "b0"), "osiris osiris ? ?"s);
    QCOMPARE(knownTo(swapped, "a0"), "abc"s);
    QCOMPARE(knownTo(swapped, "b0"), "ab"s);
    const Position kept = play(position, {"a step a0 N-2-1", "a keep"});
    QCOMPARE(seen(kept, "a0"), "osiris osiris ? ?"s);
    QCOMPARE(seen(kept, "b0"), "isis isis isis ?"s);
}

void TestOsirisRulesKnowledge::O23_theTipsGod()
{
    const Position position = play(threeMeet().position(), {"a step a0 N-2-1", "a swap", "a stop", "a pass"});
    QCOMPARE(seen(position, "tip"), "? ? ? ?"s);
    QCOMPARE(godOf(position, "tip"), "sobek"s);
}

void TestOsirisRulesKnowledge::O23_whoKnowsIsPublic()
{
    const Position position = play(threeMeet().position(), {"a step a0 N-2-1", "a swap"});
    for (Seat seat = 0; seat < 4; ++seat)
        QVERIFY(Osiris::observe(position, seat).known == position.known);
}

void TestOsirisRulesKnowledge::O23_allElseIsOpen()
{
    const Position position = play(threeMeet().position(), {"a step a0 N-2-1"});
    for (Seat seat = 0; seat < 4; ++seat) {
        Position view = Osiris::observe(position, seat);
        QCOMPARE(view.viewer, seat);
        view.gods = position.gods;
        view.viewer = kNobody;
        QVERIFY(view == position);
    }
}

void TestOsirisRulesKnowledge::O23_somethingIsAlwaysHidden()
{
    Position position = threeMeet().position();
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat(3)})
        QVERIFY(!Osiris::seesAll(position, seat));
    // Even from who has met all the others: the god of the tip.
    for (std::size_t priest = 0; priest < engine::osiris::kPriests; ++priest)
        position.known[priest] |= engine::seatBit(0);
    QVERIFY(!Osiris::seesAll(position, 0));
    position.gods[engine::osiris::kUnderTip] = engine::osiris::kNoGod;
    QVERIFY(Osiris::seesAll(position, 0));
    QVERIFY(!Osiris::seesAll(position, 1));
}

void TestOsirisRulesKnowledge::O23_twoPlayers()
{
    Setup setup = threeMeet();
    setup.seats = 2;
    const Position position = setup.position();
    QCOMPARE(seen(position, "a0"), "osiris ?"s);
    QCOMPARE(seen(position, "c1"), "thoth ?"s);
    QCOMPARE(seen(position, "b0"), "? isis"s);
    QCOMPARE(seen(position, "d2"), "? ptah"s);
    const Position fought = play(position, {"a step c1 N-2-1", "b swap"});
    QCOMPARE(seen(fought, "c1"), "isis isis"s);
    QCOMPARE(seen(fought, "b0"), "thoth thoth"s);
}

void TestOsirisRulesKnowledge::O23_fightsBetweenUnknownGodsAreNotOpen()
{
    const Position before = threeMeet().position();
    const Action attack = action("a step a0 N-2-1");
    for (Seat seat = 0; seat < 4; ++seat)
        QVERIFY(!Osiris::isOpen(Osiris::observe(before, seat), attack));
    QVERIFY(Osiris::isOpen(before, attack));
    QVERIFY(Osiris::isOpen(Osiris::observe(before, 0), action("a step a0 W-2-2")));
    // That a swap happened is public: it can be followed by those who know neither god.
    const Position fight = play(before, {"a step a0 N-2-1"});
    for (Seat seat = 0; seat < 4; ++seat) {
        Position view = Osiris::observe(fight, seat);
        QVERIFY(Osiris::isOpen(view, action("a swap")));
        Osiris::apply(view, action("a swap"));
        QVERIFY(view == Osiris::observe(play(fight, {"a swap"}), seat));
    }
}

void TestOsirisRulesKnowledge::O23_theEndShowsTheDecidingGod()
{
    for (const TipRule tip : {TipRule::Priest, TipRule::Pyramid}) {
        const Setup setup{.tip = tip, .priests = {{"a0", "N-4-0"}}, .towns = {{"a0", 2}}};
        const Position end = play(setup.position(), {"a step a0 tip"});
        const std::string place = tip == TipRule::Priest ? "a0" : "tip";
        const std::string god = godOf(end, place);
        QCOMPARE(seen(end, place), god + " " + god + " " + god + " " + god);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(result(Osiris::observe(end, seat)), result(end));
        QCOMPARE(seen(end, "b1"), "? anubis ? ?"s); // the others stay covered
    }
}

} // namespace tests::tst_osiris_rules_knowledge

TEST_CLASS(tst_osiris_rules_knowledge, TestOsirisRulesKnowledge)
#include "tst_osiris_rules_knowledge.moc"

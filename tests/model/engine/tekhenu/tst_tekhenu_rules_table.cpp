// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T1 to T16: material, wheel, light and set-up.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_rules_table {

using namespace tekhenu;

class TestTekhenuRulesTable : public QObject {
    Q_OBJECT

private slots:
    void T1_diceByNumberOfPlayers();
    void T2_piecesAndTracks();
    void T2_whatIsFullGainsNothingAndSaysNothing();
    void T3_anEmptyDeckIsMadeAnew();
    void T3_aCardAtWorkMayBeInTheDeckAgain();
    void T4_T69_lightTurns();
    void T5_purity();
    void T6_T69_diceAfterARotation();
    void T7_T60_sitesInUse();
    void T8_sitesOfOsiris();
    void T9_statueSpaces();
    void T10_T11_goldTilesAndSections();
    void T12_setUpInOrder();
    void T13_startOfAPlayer();
    void T14_T15_startingCards();
    void T16_T55_destinyAndDecrees();
    void T55_chosenInSecret();
    void T56_decreesUnseenAreOnePool();
    void T57_options();
};

void TestTekhenuRulesTable::T1_diceByNumberOfPlayers()
{
    const std::array<int, 5> all{0, 22, 22, 24, 26};
    for (int seats = 1; seats <= 4; ++seats) {
        int n = 0;
        for (int colour = 0; colour < kColours; ++colour)
            n += diceOf(colour, seats);
        QCOMPARE(n, all[seats]);
    }
    QCOMPARE(diceOf(Grey, 3), 4);
    QCOMPARE(diceOf(White, 2), 4);
}

void TestTekhenuRulesTable::T2_piecesAndTracks()
{
    Play play = table(2);
    QCOMPARE(play.of(0).buildings, 10);
    QCOMPARE(play.of(0).pillars, 8);
    QCOMPARE(play.of(0).statues, 6);
    gain({play.p, nullptr}, 0, Happiness, 9);
    QCOMPARE(play.of(0).happiness, 5); // not above the population
    gain({play.p, nullptr}, 0, Population, 40);
    QCOMPARE(play.of(0).population, 21);
    raise({play.p, nullptr}, 0, Bread, 9);
    QCOMPARE(play.of(0).levels[Bread], 6);
}

void TestTekhenuRulesTable::T2_whatIsFullGainsNothingAndSaysNothing()
{
    Play play = table(2);
    play.facts.clear();
    play.of(0).goods[Bread] = 250;
    gain({play.p, &play.facts}, 0, Bread, 3);
    gain({play.p, &play.facts}, 0, Granite, 0);
    QCOMPARE(play.facts.size(), std::size_t(0));
    gain({play.p, &play.facts}, 0, Bread, -1);
    gain({play.p, &play.facts}, 0, Bread, 3);
    QCOMPARE(play.facts.size(), std::size_t(2));
    QCOMPARE(play.facts[0].id, FactId::Spend);
    QCOMPARE(play.facts[1].id, FactId::Gain);
    QCOMPARE(play.facts[1].n, std::int16_t(1));
}

void TestTekhenuRulesTable::T3_anEmptyDeckIsMadeAnew()
{
    Play play = table(2);
    play.p.discards[Blessings] = play.p.decks[Blessings];
    play.p.decks[Blessings] = 0;
    play.p.display[0] = kNone;
    QCOMPARE(nextPlace(play.p, 0), 0);
    QCOMPARE(play.p.discards[Blessings], 0U);
    play.p.decks[Blessings] = 0;
    QCOMPARE(nextPlace(play.p, 0), -1); // it stays empty
}

void TestTekhenuRulesTable::T3_aCardAtWorkMayBeInTheDeckAgain()
{
    Random random(12);
    int found = 0;
    for (int game = 0; game < 40; ++game) {
        playedOut(Tekhenu::start({4, {}}), random, [&found](const Position &p) {
            if (p.ready == 0)
                return;
            Position anew = p;
            anew.decks[Blessings] |= anew.discards[Blessings];
            anew.discards[Blessings] = 0;
            QVERIFY2(std::holds_alternative<Position>(Tekhenu::read(Tekhenu::text(anew))), Tekhenu::text(anew).c_str());
            ++found;
        });
    }
    QVERIFY(found > 0);
}

void TestTekhenuRulesTable::T4_T69_lightTurns()
{
    QCOMPARE(lightOf(Ra, Ra), Sunny);
    QCOMPARE(lightOf(Hathor, Ra), Sunny);
    QCOMPARE(lightOf(Bastet, Ra), Shaded);
    QCOMPARE(lightOf(Horus, Ra), Shaded);
    QCOMPARE(lightOf(Thoth, Ra), Dark);
    QCOMPARE(lightOf(Osiris, Ra), Dark);
    QCOMPARE(lightOf(Ra, Hathor), Shaded);
    QCOMPARE(lightOf(Thoth, Hathor), Shaded);
    QCOMPARE(lightOf(Horus, Hathor), Dark);
}

void TestTekhenuRulesTable::T5_purity()
{
    QCOMPARE(purityOf(White, Sunny), Pure);
    QCOMPARE(purityOf(White, Dark), NoSide);
    QCOMPARE(purityOf(Yellow, Shaded), Pure);
    QCOMPARE(purityOf(Brown, Sunny), NoSide);
    QCOMPARE(purityOf(Brown, Dark), Tainted);
    QCOMPARE(purityOf(Black, Dark), Pure);
    for (const Light light : {Sunny, Shaded, Dark})
        QCOMPARE(purityOf(Grey, light), Tainted);
    QCOMPARE(resourceOf(White), std::uint8_t(Limestone));
    QCOMPARE(resourceOf(Grey), kNone);
}

void TestTekhenuRulesTable::T6_T69_diceAfterARotation()
{
    Position p = Tekhenu::start({2, {}});
    Random random(3);
    while (p.round < 2 || p.steps[0].op != Op::NextTurn || p.steps[1].op != Op::DrawDie)
        advance(p, random);
    QCOMPARE(p.bag[0] + p.bag[1] + p.bag[2] + p.bag[3] + p.bag[4], 4);
    QCOMPARE(p.top().arg, (p.sunny + 2) % 6);
    QCOMPARE(p.top().more, std::uint8_t(2));
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(p.top().op, Op::DrawDie);
        QCOMPARE(p.top().arg, (p.sunny + (i < 2 ? 2 : 5)) % 6);
        Tekhenu::apply(p, Tekhenu::sample(p, random));
    }
    QCOMPARE(p.bag[0] + p.bag[1] + p.bag[2] + p.bag[3] + p.bag[4], 0);
    QCOMPARE(p.round, 3);
}

void TestTekhenuRulesTable::T7_T60_sitesInUse()
{
    for (int seats = 1; seats <= 4; ++seats) {
        int n = 0;
        for (int at = 0; at < kOsirisSites; ++at)
            n += isInUse(at, seats) && !isStatueSite(at) ? 1 : 0;
        QCOMPARE(n, seats <= 2 ? 10 : seats == 3 ? 14 : 18);
    }
    QVERIFY(isInUse(static_cast<int>(site("e1")), 3) && !isInUse(static_cast<int>(site("e2")), 3));
}

void TestTekhenuRulesTable::T8_sitesOfOsiris()
{
    QCOMPARE(districtOf(static_cast<int>(site("l4"))), 2);
    QCOMPARE(rowOf(static_cast<int>(site("l4"))), 4);
    QVERIFY(isStatueSite(static_cast<int>(site("pb0"))) && isStatueSite(static_cast<int>(site("lg0"))));
}

void TestTekhenuRulesTable::T9_statueSpaces()
{
    QCOMPARE(spacesOf(4), 3);
    QCOMPARE(spacesOf(3), 2);
    QCOMPARE(spacesOf(2), 1);
    QCOMPARE(spacesOf(1), 1);
}

void TestTekhenuRulesTable::T10_T11_goldTilesAndSections()
{
    const Position p = Tekhenu::start({3, {}});
    QCOMPARE(p.gold, 31);
    QVERIFY(p.isOpen(0) && p.isOpen(1) && !p.isOpen(2) && !p.isOpen(3));
}

void TestTekhenuRulesTable::T12_setUpInOrder()
{
    Play play{Tekhenu::start({2, {}}), {}};
    QCOMPARE(play.legal().size(), std::size_t(6));
    QVERIFY(play.does({"chance wheel ra", "chance god ra", "chance god horus", "chance god thoth", "chance god bastet",
                       "chance god osiris"}));
    QCOMPARE(play.p.gods[5], std::uint8_t(Hathor)); // the sixth follows by itself
    QVERIFY(play.may("chance die horus y5"));
    QVERIFY(!play.may("chance die ra y5"));
    for (int i = 0; i < 18; ++i)
        Tekhenu::apply(play.p, std::get<Action>(Tekhenu::readAction(play.legal().front())));
    QVERIFY(play.does({"chance tile x07", "chance tile x01", "chance tile x02", "chance card b03", "chance card b01",
                       "chance card b02", "chance card t01"}));
    QVERIFY(play.may("chance card b04") && !play.may("chance card t02"));
}

void TestTekhenuRulesTable::T13_startOfAPlayer()
{
    const Position p = Tekhenu::start({4, {}});
    for (int seat = 0; seat < 4; ++seat) {
        QCOMPARE(p.of(seat).goods[Gold], 1);
        QCOMPARE(p.of(seat).goods[Scribes], 1);
        QCOMPARE(p.of(seat).population, 5);
        QCOMPARE(p.of(seat).happiness, 2);
        QCOMPARE(p.of(seat).levels[0], 2);
        QCOMPARE(p.of(seat).points, 0);
    }
}

void TestTekhenuRulesTable::T14_T15_startingCards()
{
    Play play{Tekhenu::start({2, {}}), {}};
    Random random(9);
    while (play.p.top().op != Op::DrawStart)
        Tekhenu::apply(play.p, Tekhenu::sample(play.p, random));
    QVERIFY(play.does(
        {"chance start s01", "chance start s12", "chance start s04", "chance start s09", "chance start s05"}));
    QVERIFY(play.does({"a take s01", "b take s04", "b take s09"}));
    QCOMPARE(play.p.top().seat, std::uint8_t(0));
    QVERIFY(play.does({"a take s12"}));
    QCOMPARE(play.p.startOffer, 0); // s05 is out
    QCOMPARE(play.p.order[0], 1);   // 13 each: b drafted the second card earlier
    QCOMPARE(play.of(0).goods[Gold], 4);
    QCOMPARE(play.of(1).population, 7);
}

void TestTekhenuRulesTable::T16_T55_destinyAndDecrees()
{
    Play play{Tekhenu::start({2, {}}), {}};
    Random random(10);
    while (phaseName(play.p) != "destiny")
        advance(play.p, random);
    const std::string first(seatName(play.p.order[0]));
    QVERIFY(play.does({first + " destiny 4"}));
    QVERIFY(!play.may(std::string(seatName(play.p.order[1])) + " destiny 4"));
    while (play.p.top().op != Op::Keep)
        advance(play.p, random);
    const std::uint8_t owner = play.p.top().seat;
    const Position seen = Tekhenu::observe(play.p, owner == 0 ? 1 : 0);
    QCOMPARE(seen.offer[0], kNone);
    QCOMPARE(seen.offer[1], kNone);
    QCOMPARE(deckSize(seen, Decrees), deckSize(play.p, Decrees));
    Tekhenu::apply(play.p, std::get<Action>(Tekhenu::readAction(play.legal().front())));
    QVERIFY(play.of(owner).secret != 0);
    QCOMPARE(std::popcount(play.p.decks[Decrees]), 23);
}

// Decrees are dealt and kept unseen by the others; the two Blessings of s11 are open.
void TestTekhenuRulesTable::T55_chosenInSecret()
{
    Position p = table(2).p;
    const auto inSecret = [&p] {
        std::vector<int> all;
        for (const Seat seat : {Seat(0), Seat(1), kChance}) {
            if (Tekhenu::choosesInSecret(p, seat))
                all.push_back(seat);
        }
        return all;
    };
    QCOMPARE(inSecret(), std::vector<int>{});
    p.push(Step{Op::Keep, 0, 1});
    for (const auto &[deck, dealer, keeper] : {std::tuple(Decrees, std::vector<int>{kChance}, std::vector<int>{1}),
                                               std::tuple(Blessings, std::vector<int>{}, std::vector<int>{})}) {
        p.push(Step{Op::Offer, byte(deck), 1});
        QCOMPARE(inSecret(), dealer);
        p.pop();
        p.offer = {byte(cardOf(deck, 3) + 1), byte(cardOf(deck, 7) + 1)};
        QCOMPARE(inSecret(), keeper);
        p = Tekhenu::observe(p, 0);
        QCOMPARE(inSecret(), keeper);
    }
    p.depth = 0;
    QCOMPARE(inSecret(), std::vector<int>{});
    const auto reveals = [&p](std::string_view action) {
        return Tekhenu::reveals(p, std::get<Action>(Tekhenu::readAction(action)));
    };
    QVERIFY(reveals("chance card t05")); // what was drawn is known
    QVERIFY(!reveals("a god ra"));
}

void TestTekhenuRulesTable::T56_decreesUnseenAreOnePool()
{
    Play play{Tekhenu::start({2, {}}), {}};
    Random random(11);
    std::uint32_t putBack = 0; // what either seat did not keep
    while (play.p.round == 0) {
        const bool isKept = play.p.top().op == Op::Keep && deckOf(Card(play.p.offer[0] - 1)) == Decrees;
        const std::uint32_t before = play.p.decks[Decrees];
        advance(play.p, random);
        putBack |= isKept ? play.p.decks[Decrees] & ~before : 0U;
    }
    QCOMPARE(std::popcount(putBack), 2);
    const auto secret = [&play](int seat) { return cardBit(Card(play.of(seat).secret - 1)); };
    const std::uint32_t pool = play.p.decks[Decrees] | secret(1);
    const Position seen = Tekhenu::observe(play.p, 0);
    QCOMPARE(seen.decks[Decrees], pool); // with what was put back, whoever it was
    QCOMPARE(seen.decks[Decrees] & putBack, putBack);
    QCOMPARE(seen.of(1).secret, kNone);
    QCOMPARE(seen.of(0).secret, play.of(0).secret);
    QCOMPARE(deckSize(seen, Decrees), std::popcount(play.p.decks[Decrees])); // as many as there are, nobody's own

    // Whichever of the pool the other holds, the view is the same, and each of them is thought possible.
    std::uint32_t thought = 0;
    for (int i = 0; i < 2000; ++i) {
        const Position possible = Tekhenu::determinize(seen, random);
        thought |= cardBit(Card(possible.of(1).secret - 1));
        QCOMPARE(Tekhenu::text(Tekhenu::observe(possible, 0)), Tekhenu::text(seen));
    }
    QCOMPARE(thought, pool);
}

void TestTekhenuRulesTable::T57_options()
{
    QCOMPARE(Tekhenu::options()[0].choices.front(), std::string("medium"));
    QVERIFY(Tekhenu::options()[0].isAsked(1) && !Tekhenu::options()[0].isAsked(2));
    QCOMPARE(Tekhenu::start({2, {{"maat", "strict"}}}).maat, 1);
}

} // namespace tests::tst_tekhenu_rules_table

TEST_CLASS(tst_tekhenu_rules_table, TestTekhenuRulesTable)
#include "tst_tekhenu_rules_table.moc"

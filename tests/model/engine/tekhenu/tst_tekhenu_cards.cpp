// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T58 to T68: the printed matter, and what each card does.
#include "play.h"

#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_cards {

using namespace tekhenu;

class TestTekhenuCards : public QObject {
    Q_OBJECT

private slots:
    void T58_T59_fieldsAndBorder();
    void T61_T62_tables();
    void T63_eachColourOn27Edges();
    void T63_abilities();
    void T64_destinies();
    void T65_startingCards();
    void T66_draftCards();
    void T66_readyCards();
    void T66_praise();
    void T67_lowersOnceATurn();
    void T67_schoolMaskAndAsh();
    void T67_atMaat();
    void T68_decrees();
    void T68_matchingEdges();
    void everyCardIsPlayedInRandomGames();
    void everyOtherCardWorksInRandomGames();
};

void TestTekhenuCards::T58_T59_fieldsAndBorder()
{
    for (int line = 0; line < 10; ++line) {
        std::string rewards;
        for (int i = 0; i < 5; ++i)
            rewards += kRewards[fieldOf(line, i)];
        std::sort(rewards.begin(), rewards.end());
        QCOMPARE(rewards, std::string("bfglp")); // each line holds each once
    }
    QCOMPARE(borderOf(static_cast<int>(field("r1c5")), 0), 'R');
    QCOMPARE(borderOf(static_cast<int>(field("r1c5")), 1), 'B');
    QCOMPARE(borderOf(static_cast<int>(field("r5c3")), 2), 'R');
    QCOMPARE(borderOf(static_cast<int>(field("r4c1")), 3), 'R');
}

void TestTekhenuCards::T61_T62_tables()
{
    QCOMPARE(deckOfPlace(3), Technologies);
    QCOMPARE(deckOfPlace(11), Decrees);
    QCOMPARE(kHappinessOf[3], 13);
    QCOMPARE(kRowPoints[10], 10);
    QCOMPARE(kRowBread[10], 5);
}

void TestTekhenuCards::T63_eachColourOn27Edges()
{
    std::array<int, 4> n{};
    for (const TileRow &row : kTileRows) {
        for (const char edge : row.edges)
            ++n[std::string_view("RBGY").find(edge)];
    }
    QCOMPARE(n, (std::array<int, 4>{27, 27, 27, 27}));
}

void TestTekhenuCards::T63_abilities()
{
    const auto after = [](int number) {
        Play play = table(2);
        follow({play.p, nullptr}, 0, kAbilities[number]);
        settle({play.p, nullptr});
        return play;
    };
    QCOMPARE(after(0).p.of(0).goods, (std::array<std::uint8_t, 7>{0, 0, 0, 0, 1, 0, 1}));
    Play two = after(1);
    QVERIFY(two.does({"a gain bread"}) && !two.may("a gain bread"));
    QVERIFY(two.does({"a gain papyrus"}));
    QCOMPARE(after(2).p.of(0).points, 3);
    QCOMPARE(after(3).p.of(0).goods[Scribes], 2);
    QCOMPARE(after(4).p.of(0).happiness, 4);
    QCOMPARE(after(5).p.of(0).population, 8);
    Play marked = after(6);
    QVERIFY(marked.does({"a marker granite"}));
    QVERIFY(marked.of(0).levels[Granite] == 3 && marked.of(0).goods[Granite] == 1);
    QVERIFY(after(7).p.of(0).goods[Faith] == 2 && after(7).p.of(0).points == 2);
    QCOMPARE(after(8).phase(), std::string_view("cards"));
}

void TestTekhenuCards::T64_destinies()
{
    QCOMPARE(kDestinyRewards[3].steps[0].more, 2);
    QCOMPARE(kDestinyRewards[0].steps[0].arg, std::uint8_t(Gold));
}

void TestTekhenuCards::T65_startingCards()
{
    const auto after = [](int number) {
        Play play = table(2);
        play.p.round = 0;
        play.p.active = kNone;
        follow({play.p, nullptr}, 0, kStartCards[number - 1]);
        settle({play.p, nullptr});
        return play;
    };
    QCOMPARE(after(1).of(0).goods, (std::array<std::uint8_t, 7>{1, 0, 1, 1, 2, 0, 0}));
    Play built = after(2);
    QVERIFY(built.may("a build p1") && built.may("a build g3") && !built.may("a build p4"));
    QVERIFY(built.does({"a build p1"}));
    QVERIFY(built.of(0).happiness == 2 && built.of(0).goods[Bread] == 2 && built.of(0).goods[Papyrus] == 1);
    QCOMPARE(after(8).of(0).happiness, 3);
    Play ten = after(10);
    QVERIFY(ten.does({"a marker bread", "a marker granite", "a gain bread", "a gain bread"}));
    QCOMPARE(ten.of(0).goods[Bread], 2);
    Play eleven = after(11);
    QVERIFY(eleven.may("chance offer a b03") || !eleven.legal().empty());
    eleven.drawAll();
    QCOMPARE(eleven.phase(), std::string_view("keep"));
    Tekhenu::apply(eleven.p, std::get<Action>(Tekhenu::readAction(eleven.legal().front())));
    QVERIFY(eleven.of(0).blessings != 0 && eleven.p.discards[Blessings] != 0 && eleven.of(0).goods[Limestone] == 1);
}

void TestTekhenuCards::T66_draftCards()
{
    Play play = table(2);
    give(play, 0, {"b14", "b15", "b16"});
    setDice(play, {"bastet", "y3", "ra", "b4", "ra", "w1"});
    QVERIFY(!play.may("a draft ra b4"));
    QVERIFY(play.does({"a play b16"}));
    QVERIFY(play.does({"a draft ra b4"}));
    QCOMPARE(play.p.side, std::uint8_t(Tainted));
    QVERIFY(!play.may("a play b14 4"));
    QVERIFY(play.does({"a play b14 6", "a play b15"}));
    QVERIFY(play.p.value == 6 && play.p.side == Pure && play.of(0).points == 1);
    QCOMPARE(runningBalance(play.of(0)), 4);
}

void TestTekhenuCards::T66_readyCards()
{
    Play play = table(2);
    give(play, 0, {"b18", "b17"});
    play.of(0).goods[Granite] = 2;
    setDice(play, {"horus", "y3", "ra", "w1"});
    QVERIFY(play.does({"a draft horus y3"}));
    QVERIFY(!play.may("a play b17")); // the die admits Horus only
    QVERIFY(play.does({"a play b18", "a god horus", "a statue pb0"}));
    QCOMPARE(play.of(0).goods[Granite], 2);
    QCOMPARE(play.of(0).points, 1);
    QCOMPARE(play.p.ready, 0U);
    Play ra = table(2);
    give(ra, 0, {"b24"});
    ra.p.spaces = {3, 1, 2}; // x03: llgg, dark
    ra.of(0).goods = {0, 0, 2, 2, 0, 0, 0};
    setDice(ra, {"ra", "w1", "ra", "w2"});
    QVERIFY(ra.does({"a draft ra w1", "a play b24", "a god ra", "a tile r2c2", "a turn 0"}));
    QCOMPARE(ra.scored("blessing"), 1);
    QCOMPARE(ra.scored("ability"), 1); // cost four
    QCOMPARE(ra.of(0).goods[Gold], 1);
}

void TestTekhenuCards::T66_praise()
{
    Play play = table(2);
    give(play, 0, {"b22", "b23"});
    play.of(0).buildings = 7;
    play.of(0).statues = 2;
    QVERIFY(play.does({"a play b22"}));
    QCOMPARE(play.scored("blessing"), 3);
    QVERIFY(play.does({"a play b23"}));
    QCOMPARE(play.scored("blessing"), 6); // at most 6
}

void TestTekhenuCards::T67_lowersOnceATurn()
{
    Play play = table(2);
    give(play, 0, {"t08", "t14"});
    play.of(0).goods[Papyrus] = 1;
    play.of(0).population = 20;
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    QVERIFY(play.does({"a draft bastet y3"}));
    QCOMPARE(costOf(play.p, 0, Bastet, 0).total(), 1);
    play.p.used = numberBit(8);
    QCOMPARE(costOf(play.p, 0, Bastet, 0).total(), 2);
    play.p.used = 0;
    QVERIFY(play.does({"a god bastet"}));
    QCOMPARE(play.of(0).happiness, 6); // 3, and 1 by t14
    QCOMPARE(play.scored("technology"), 1);
}

void TestTekhenuCards::T67_schoolMaskAndAsh()
{
    Play play = table(2);
    give(play, 0, {"t17", "t18", "t22"});
    setDice(play, {"bastet", "g3", "bastet", "y4", "ra", "w1"});
    QVERIFY(play.does({"a draft bastet g3"}));
    QCOMPARE(play.of(0).goods[Scribes], 1);
    QCOMPARE(play.legal(), (std::vector<std::string>{"a side pure", "a side tainted"}));
    QVERIFY(play.does({"a side pure", "a school -1"}));
    QVERIFY(play.p.value == 2 && !play.may("a school -1"));
    Play anubis = table(2);
    give(anubis, 0, {"t18"});
    anubis.of(0).goods[Scribes] = 2;
    setDice(anubis, {"bastet", "y3", "ra", "w1"});
    QVERIFY(anubis.does({"a anubis bastet y3", "a produce bread"}));
    QVERIFY(anubis.scored("technology") == 2 && anubis.of(0).goods[Faith] == 1);
}

void TestTekhenuCards::T67_atMaat()
{
    Play play = table(2);
    give(play, 0, {"t20", "t21", "t23", "t24"});
    play.p.round = 8;
    play.p.active = kNone;
    play.of(0).levels = {5, 6, 2, 2};
    play.of(0).buildings = 2;
    play.of(0).balance = -2;
    play.of(0).points = 5;
    play.facts.clear();
    maat({play.p, &play.facts});
    QCOMPARE(play.scored("maat"), 0);
    QCOMPARE(play.of(0).goods[Gold], 1);
    QCOMPARE(play.scored("technology"), 3);
    QCOMPARE(breadDue(play.p, 0), 2);
}

void TestTekhenuCards::T68_decrees()
{
    Play play = table(2);
    setPillar(play, "r1c5", 0, 1, 3); // matches north and east
    setPillar(play, "r3c3", 0, 2);
    setPillar(play, "r3c2", 0, 3);
    QCOMPARE(decreePoints(play.p, 0, 1), 6);
    QCOMPARE(decreePoints(play.p, 0, 3), 3);
    QCOMPARE(decreePoints(play.p, 0, 4), 4);
    QCOMPARE(edgesAt(play.p, static_cast<int>(field("r1c5")), 1, 3, false), 2);
    setSite(play, "n1", 0); // at the end of a column, the first site behind those of the rows
    setSite(play, "w1", 0);
    QCOMPARE(decreePoints(play.p, 0, 6), 3);
    Play statue = play;
    setSite(statue, "e3", 0); // no building
    QCOMPARE(decreePoints(statue.p, 0, 6), 3);
    play.of(0).levels = {3, 3, 3, 4};
    QCOMPARE(decreePoints(play.p, 0, 18), 5);
    play.of(0).levels = {4, 5, 6, 4};
    QCOMPARE(decreePoints(play.p, 0, 18), 8);
    QCOMPARE(decreePoints(play.p, 0, 13), 6);
    play.of(0).population = 12;
    play.of(0).happiness = 10;
    QCOMPARE(decreePoints(play.p, 0, 20), 2);
    QCOMPARE(decreePoints(play.p, 0, 21), 7);
    play.of(0).balance = -2;
    QCOMPARE(decreePoints(play.p, 0, 24), 4);
    play.of(0).balance = 0;
    QCOMPARE(decreePoints(play.p, 0, 24), 7);
    setSite(play, "pb0", 0);
    QCOMPARE(decreePoints(play.p, 0, 10), 0);
    play.p.statues[Ra][0] = 0;
    QCOMPARE(decreePoints(play.p, 0, 10), 6);
}

// An edge between two own tiles counts once, whichever of them lies to the east or south.
void TestTekhenuCards::T68_matchingEdges()
{
    Play play = table(2);
    setPillar(play, "r2c2", 0, 7); // RBRB
    setPillar(play, "r2c3", 0, 1); // RRBB: blue to the west
    QCOMPARE(decreePoints(play.p, 0, 5), 2);
    setPillar(play, "r3c2", 0, 2); // RRGG: red to the north
    QCOMPARE(decreePoints(play.p, 0, 5), 4);
    setPillar(play, "r1c2", 1, 3, 1); // YRRY: red to the south, of another
    QCOMPARE(decreePoints(play.p, 0, 5), 6);
    Play corner = table(2);
    setPillar(corner, "r2c1", 0, 2); // RRGG: green as the border to the west; red to the north, where no tile is
    QCOMPARE(decreePoints(corner.p, 0, 5), 2);
    setPillar(corner, "r1c1", 1, 24); // YYRB: red to the south
    QCOMPARE(decreePoints(corner.p, 0, 5), 4);
    QCOMPARE(decreePoints(corner.p, 1, 5), 2); // of the first field, too
}

void TestTekhenuCards::everyCardIsPlayedInRandomGames()
{
    std::uint32_t played = 0;
    Random random(21);
    for (int number = 0; number < 12; ++number) {
        Position p = startOf(number % 4 == 0 ? 1 : number);
        while (p.depth > 0) {
            if (p.active != kNone && !p.isBot(p.active) && p.top().op == Op::Draft) {
                std::uint32_t some = p.decks[Blessings] & (random.bits() & random.bits());
                p.of(p.active).blessings |= some;
                p.decks[Blessings] &= ~some;
            }
            const Action action = advance(p, random);
            if (verbOf(action) == Verb::Play)
                played |= cardBit(byte(argumentOf(action)));
            else if (verbOf(action) == Verb::PlayValue)
                played |= cardBit(byte(firstWord(action, kCardBits)));
        }
        QCOMPARE(p.round, 16);
    }
    QCOMPARE(played, kWholeDeck);
}

// A Technology is used in a turn or held at the last Maat, a Decree is worth points at the end. The rarest of them is
// seen in one game of 2,500.
void TestTekhenuCards::everyOtherCardWorksInRandomGames()
{
    constexpr std::uint32_t atMaat = numberBit(kPriests) | numberBit(kEvenHand) | numberBit(kForgiveness)
                                     | numberBit(kGuilds) | numberBit(kBakeries);
    std::uint32_t technologies = 0;
    std::uint32_t decrees = 0;
    unsigned starts = 0;
    unsigned destinies = 0;
    Random random(22);
    for (int number = 0; number < (kSeesRareCases ? 20'000 : 100); ++number) {
        const Position p = playedOut(startOf(number), random, [&](const Position &each) {
            technologies |= each.used;
            destinies |= 1U << each.of(0).destiny;
        });
        for (int owner = 0; owner < p.seats; ++owner) {
            technologies |= p.of(owner).technologies & atMaat;
            starts |= p.of(owner).starts;
            for (int card = 1; card <= kOfDeck; ++card) {
                if ((decreesOf(p.of(owner)) & numberBit(card)) != 0 && decreePoints(p, owner, card) > 0)
                    decrees |= numberBit(card);
            }
        }
    }
    if (kSeesRareCases) {
        QCOMPARE(technologies, kWholeDeck);
        QCOMPARE(decrees, kWholeDeck);
    }
    QCOMPARE(std::popcount(starts), 12);
    QCOMPARE(destinies, 31U); // none, too
}

} // namespace tests::tst_tekhenu_cards

TEST_CLASS(tst_tekhenu_cards, TestTekhenuCards)
#include "tst_tekhenu_cards.moc"

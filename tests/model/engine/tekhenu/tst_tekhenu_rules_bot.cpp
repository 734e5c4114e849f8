// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T49 to T54: the rival of a game for one player.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_rules_bot {

using namespace tekhenu;

namespace {

/// The rival has a white 2 from Horus's segment to use.
Play rivalAtHorus()
{
    Play play = table(1);
    play.p.active = 1;
    play.p.die = dieOf(White, 2);
    play.p.value = 2;
    play.p.from = Horus;
    return play;
}

/// What brought the rival points by its own rules, as the facts tell it.
std::string sourcesOf(const Facts &facts)
{
    std::string all;
    for (const Fact &fact : facts) {
        if (const Message said = describe(fact); !said.text("source").empty())
            all += std::string(said.text("source")) + ' ' + std::to_string(said.number("points")) + ' ';
    }
    return all;
}

} // namespace

class TestTekhenuRulesBot : public QObject {
    Q_OBJECT

private slots:
    void T49_startOfTheLevels();
    void T50_theCoinMoves();
    void T51_dieOfAGodTile();
    void T51_dieOfAResourceTile();
    void T52_horus();
    void T52_horusAtTheTemple();
    void T52_osirisGoesRightThenUp();
    void T52_bastetAndThoth();
    void T52_itsCardsAreNamed();
    void T52_whatCannotBeDoneBringsThreePoints();
    void T31_T52_aSectionOpensBetweenSteps();
    void T51_pickedDiceReadBack();
    void T53_botAtMaat();
    void T53_theFirstBotBlocksACard();
    void T54_scoringOfTheBot();
};

void TestTekhenuRulesBot::T49_startOfTheLevels()
{
    for (const auto &[level, statues, buildings] :
         {std::tuple("easy", 5, 10), std::tuple("medium", 5, 8), std::tuple("hard", 4, 8)}) {
        Position p = Tekhenu::start({1, {{"solo", level}}});
        Random random(4);
        while (p.pyramid[9] == kNone)
            advance(p, random);
        QCOMPARE(p.of(1).statues, statues);
        QCOMPARE(p.of(1).buildings, buildings);
        QCOMPARE(p.of(1).pillars, buildings == 10 ? 8 : 7);
        QCOMPARE(p.statues[p.gods[0]][0], 1);
        QCOMPARE(p.order[0], 1); // the bot is first
        QCOMPARE(std::popcount(p.of(0).starts), 2);
        QCOMPARE(p.tiles[12] != 0, buildings == 8);
    }
}

void TestTekhenuRulesBot::T50_theCoinMoves()
{
    Random random(4);
    int coins = 0;
    std::array<int, 17> inRound{};
    playedOut(Tekhenu::start({1, {}}), random, [&](const Position &p) {
        if (p.top().op == Op::Coin) {
            ++coins;
            ++inRound[p.round];
            QVERIFY(p.at != 3 && p.at != 6 && p.at != 8 && p.at != 9);
        }
    });
    QCOMPARE(coins, 12);
    QVERIFY(inRound[4] == 0 && inRound[16] == 0 && inRound[1] == 1);
}

void TestTekhenuRulesBot::T51_dieOfAGodTile()
{
    Play play = table(1);
    play.p.sunny = Ra; // Hathor is sunny: brown and black forbidden
    setDice(play, {"hathor", "b6", "hathor", "w4", "hathor", "y4", "hathor", "g4", "ra", "w6"});
    play.p.pyramid[0] = Hathor;
    play.p.at = 0;
    play.p.active = 1;
    play.p.depth = 0;
    play.p.push(Step{Op::Refill, 0, 1});
    botActs({play.p, nullptr});
    QCOMPARE(play.legal(), (std::vector<std::string>{"chance pick w4"})); // pure before tainted
    setDice(play, {"hathor", "y4", "hathor", "g4", "ra", "w6"});
    QCOMPARE(play.legal(), (std::vector<std::string>{"chance pick g4", "chance pick y4"}));
    setDice(play, {"hathor", "b6", "bastet", "w6", "ra", "w2"});
    play.p.depth = 0;
    botActs({play.p, nullptr});
    QCOMPARE(play.legal(), (std::vector<std::string>{"chance pick w2"})); // counter-clockwise
}

void TestTekhenuRulesBot::T51_dieOfAResourceTile()
{
    Play play = table(1);
    setDice(play, {"hathor", "w4", "ra", "w4", "bastet", "b6", "osiris", "k5"});
    play.p.statues[Ra][0] = 1;
    play.p.pyramid[0] = 6; // gl: granite first
    play.p.at = 0;
    play.p.active = 1;
    botActs({play.p, nullptr});
    QCOMPARE(play.p.die, dieOf(Black, 5));
    setDice(play, {"hathor", "w4", "ra", "w4", "bastet", "g6"});
    botActs({play.p, nullptr});
    QCOMPARE(play.p.die, dieOf(White, 4));
    QCOMPARE(play.p.from, std::uint8_t(Ra));     // a statue of the bot
    setDice(play, {"ra", "b4", "hathor", "k3"}); // only forbidden ones: as if all were allowed
    botActs({play.p, nullptr});
    QCOMPARE(play.p.die, dieOf(Black, 3));
}

void TestTekhenuRulesBot::T52_horus()
{
    Play play = rivalAtHorus();
    botGod({play.p, nullptr});
    QCOMPARE(play.p.statues[Ra][0], 1);
    for (const char *name : {"p1", "l1", "l2"}) // with pb0 the bot leads papyrus and bread, with lg0 granite only
        setSite(play, name, 0);
    botGod({play.p, nullptr});
    settle({play.p, nullptr});
    QCOMPARE(int{play.p.sites[site("pb0")]}, 1);
    QVERIFY((play.p.gold & 1) == 0); // it leaves the game
    QCOMPARE(play.of(1).goods[Gold], 0);
}

// The sites at the temple come last, with or without pillars in their lines.
void TestTekhenuRulesBot::T52_horusAtTheTemple()
{
    Play play = rivalAtHorus();
    play.p.statues[Ra][0] = 0;
    const auto candidates = [&play] {
        Actions all;
        botCandidates(play.p, {Op::Pick, PickStatue, 1}, all);
        return all.size();
    };
    QCOMPARE(candidates(), std::size_t{2}); // pb0 and lg0: it would lead in two districts each
    setSite(play, "pb0", 0);
    setSite(play, "lg0", 0);
    QCOMPARE(candidates(), std::size_t{2});
    setPillar(play, "r3c1", 1, 5);
    QCOMPARE(candidates(), std::size_t{1});
    botGod({play.p, &play.facts});
    settle({play.p, &play.facts});
    QCOMPARE(int{play.p.sites[site("e3")]}, 1);
    QCOMPARE(play.scored("bot", 1), 3);
    QCOMPARE(sourcesOf(play.facts), "pillars 3 "s);
}

void TestTekhenuRulesBot::T52_osirisGoesRightThenUp()
{
    Play play = table(1);
    play.p.active = 1;
    play.p.die = dieOf(Black, 3);
    play.p.value = 3;
    play.p.from = Osiris;
    botGod({play.p, nullptr});
    QCOMPARE(int{play.p.sites[site("g3")]}, 1);
    botGod({play.p, nullptr});
    QCOMPARE(int{play.p.sites[site("p3")]}, 1);
    setSite(play, "b3", 0);
    setSite(play, "l3", 0);
    botGod({play.p, nullptr});
    QCOMPARE(int{play.p.sites[site("g2")]}, 1);
    QCOMPARE(play.of(1).goods[Gold], 0);
    QCOMPARE(play.of(1).happiness, 2);
}

void TestTekhenuRulesBot::T52_bastetAndThoth()
{
    Play play = table(1);
    play.p.active = 1;
    play.of(1).population = 5;
    play.of(1).happiness = 4;
    play.p.die = dieOf(White, 3);
    play.p.value = 3;
    play.p.from = Bastet;
    play.p.depth = 0;
    play.p.push(Step{Op::LastMoment, 0, 0});
    botGod({play.p, nullptr});
    settle({play.p, nullptr});
    // one step of happiness, then population and happiness in turns
    QVERIFY(play.of(1).population == 6 && play.of(1).happiness == 6);
    QCOMPARE(play.of(1).goods[Scribes], 1);
    play.p.from = Thoth;
    const auto cards = play.p.display;
    botGod({play.p, nullptr});
    // two cards of section 2, Technologies before Blessings, from the left
    QVERIFY((play.of(1).technologies & cardBit(cards[6])) != 0 && (play.of(1).technologies & cardBit(cards[7])) != 0);
    play.of(1).statues = 0;
    play.p.from = Horus;
    play.p.statues[Hathor][0] = 0;
    const int before = play.of(1).points;
    botGod({play.p, nullptr});
    QCOMPARE(play.of(1).points, before + 3);
}

void TestTekhenuRulesBot::T52_itsCardsAreNamed()
{
    Play play = table(1);
    play.p.active = 1;
    play.of(1).happiness = 6;
    play.p.die = dieOf(White, 5);
    play.p.value = 5;
    play.p.from = Thoth;
    const auto cards = play.p.display;
    Facts facts;
    botGod({play.p, &facts});
    std::vector<std::string> named;
    for (const Fact &fact : facts) {
        const Message said = describe(fact);
        const Value *list = said.id == "rival-cards" ? findMember(said.fields, "card") : nullptr;
        for (const Value &card : list ? *list->asList() : Value::List())
            named.push_back(*card.asText());
    }
    // both Technologies of section 2, then its first Blessing
    std::vector<std::string> expected;
    for (const std::uint8_t card : {cards[6], cards[7], cards[4]})
        expected.emplace_back(cardName(card));
    QCOMPARE(named, expected);
}

void TestTekhenuRulesBot::T52_whatCannotBeDoneBringsThreePoints()
{
    const auto pointsOf = [](Segment god, auto change) {
        Play play = table(1);
        play.p.active = 1;
        play.p.die = dieOf(White, 2);
        play.p.value = 2;
        play.p.from = god;
        change(play);
        botGod({play.p, nullptr});
        return int{play.of(1).points};
    };
    for (const Segment god : {Horus, Ra, Hathor, Osiris})
        QCOMPARE(pointsOf(god, [](Play &) {}), 0);
    QCOMPARE(pointsOf(Horus, [](Play &play) { play.of(1).statues = 0; }), 3);
    QCOMPARE(pointsOf(Ra, [](Play &play) { play.of(1).pillars = 0; }), 3);
    QCOMPARE(pointsOf(Ra, [](Play &play) { play.p.spaces[0] = 0; }), 3);
    QCOMPARE(pointsOf(Ra, [](Play &play) { play.p.tiles.fill(1); }), 3);
    QCOMPARE(pointsOf(Hathor, [](Play &play) { play.of(1).buildings = 0; }), 3);
    QCOMPARE(pointsOf(Osiris, [](Play &play) { play.of(1).buildings = 0; }), 3);
}

void TestTekhenuRulesBot::T31_T52_aSectionOpensBetweenSteps()
{
    Play play = table(1);
    play.p.active = 1;
    play.of(1).population = play.of(1).happiness = 8;
    play.p.die = dieOf(White, 3);
    play.p.value = 3;
    play.p.from = Bastet;
    play.p.depth = 0;
    botGod({play.p, nullptr});
    settle({play.p, nullptr});
    QCOMPARE(play.p.top().op, Op::DrawCard);
    QVERIFY(play.of(1).population == 9 && play.of(1).happiness == 8);
    QCOMPARE(play.of(1).goods[Scribes], 0);
    for (int i = 0; i < 4; ++i)
        Tekhenu::apply(play.p, std::get<Action>(Tekhenu::readAction(play.legal().front())));
    QVERIFY(play.of(1).population == 10 && play.of(1).happiness == 9);
    QCOMPARE(play.of(1).goods[Scribes], 1);
}

void TestTekhenuRulesBot::T51_pickedDiceReadBack()
{
    for (Die die = 0; die < kDieKinds; ++die) {
        const Action pick = makeAction(kChance, Verb::ChancePick, static_cast<std::uint64_t>(pickOfDie(die)));
        const std::string text = Tekhenu::actionText({}, pick, kNobody);
        QCOMPARE(text, "chance pick " + std::string(dieName(die)));
        QCOMPARE(std::get<Action>(Tekhenu::readAction(text)), pick);
    }
}

void TestTekhenuRulesBot::T53_botAtMaat()
{
    Play play = table(1);
    play.p.round = 8;
    play.p.active = kNone;
    play.p.depth = 0;
    play.of(0).isBalanced = 1;
    play.of(0).balance = 2;
    play.of(0).destiny = 4;
    maat({play.p, nullptr});
    QCOMPARE(play.p.order[0], 1); // 2 against 2: not strictly nearer
    play.of(0).balance = -1;
    maat({play.p, nullptr});
    QCOMPARE(play.p.order[0], 0);
}

void TestTekhenuRulesBot::T53_theFirstBotBlocksACard()
{
    Position p = Tekhenu::start({1, {}});
    Random random(4);
    while (p.depth > 0 && p.top().op != Op::BlockCoin)
        advance(p, random);
    Play play{p, {}};
    QVERIFY(play.does({"chance coin gold"}));
    QCOMPARE(play.legal(), (std::vector<std::string>{"a destiny 2", "a destiny 3", "a destiny 4"}));
}

void TestTekhenuRulesBot::T54_scoringOfTheBot()
{
    Play play = table(1);
    play.p.round = 8;
    play.p.active = kNone;
    play.p.depth = 0;
    give(play, 1, {"b01", "b02", "t01", "d01", "d02"});
    play.facts.clear();
    maat({play.p, &play.facts});
    QCOMPARE(play.scored("bot", 1), 6);
    QCOMPARE(sourcesOf(play.facts), "blessings 4 technologies 2 "s);
    QCOMPARE(play.of(1).blessings, 0U); // discarded
    play.of(1).goods[Scribes] = 5;
    play.facts.clear();
    gameOver({play.p, &play.facts});
    QCOMPARE(play.scored("bot", 1), 10);
    QCOMPARE(sourcesOf(play.facts), "decrees 8 scribes 2 "s);
    QCOMPARE(play.scored("order", 0), 3);
    const auto result = [&] {
        play.p.depth = 0;
        return Tekhenu::result(play.p);
    }();
    QCOMPARE(result->winners.front(), Seat(1));
    QCOMPARE(result->score.size(), std::size_t(2));
}

} // namespace tests::tst_tekhenu_rules_bot

TEST_CLASS(tst_tekhenu_rules_bot, TestTekhenuRulesBot)
#include "tst_tekhenu_rules_bot.moc"

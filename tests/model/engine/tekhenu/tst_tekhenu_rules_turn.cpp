// SPDX-License-Identifier: GPL-3.0-or-later
// Rules T17 to T26: drafting, values, payments, production, open moments.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_rules_turn {

using namespace tekhenu;

class TestTekhenuRulesTurn : public QObject {
    Q_OBJECT

private slots:
    void T17_pipsStayOnTheScale();
    void T17_allForbidden();
    void T18_anubis();
    void T18_T42_aScaleHasADieATurn();
    void T33_T38_T50_turnsThatCannotBeAreRefused();
    void T19_T71_scribes();
    void T71_balance();
    void T20_actionsOfTheDie();
    void T2_T20_noActionWithoutItsPiece();
    void T20_idleIsNoAction();
    void T21_T83_payments();
    void T22_T86_singleAnswersHappen();
    void T23_markers();
    void T24_T70_production();
    void T25_openMoments();
    void T26_refillAtTheEnd();
    void T33_extraAction();
    void T33_T66_cardsInsideAnExtraAction();
    void T33_extraAfterTheActionWithItsBonuses();
};

void TestTekhenuRulesTurn::T17_pipsStayOnTheScale()
{
    Play play = table(2);
    setDice(play, {"bastet", "y5", "bastet", "w4", "thoth", "y1", "ra", "b1"});
    QVERIFY(!play.may("a draft thoth y1")); // forbidden in the dark
    QVERIFY(!play.may("a draft ra b1"));
    QVERIFY(play.does({"a draft bastet y5"}));
    QCOMPARE(play.p.side, std::uint8_t(Pure));
    QCOMPARE(runningBalance(play.of(0)), 5);
}

void TestTekhenuRulesTurn::T17_allForbidden()
{
    Play play = table(2);
    setDice(play, {"thoth", "y1", "ra", "b1"});
    QVERIFY(play.does({"a draft ra b1"}));
    QCOMPARE(play.p.side, std::uint8_t(Tainted));
}

void TestTekhenuRulesTurn::T18_T42_aScaleHasADieATurn()
{
    Random random(13);
    int tried = 0;
    for (int seats = 2; seats <= 4; ++seats) {
        playedOut(Tekhenu::start({seats, {}}), random, [&tried](const Position &p) {
            if (p.round == 0 || p.top().op != Op::Draft)
                return;
            QVERIFY(std::holds_alternative<Position>(Tekhenu::read(Tekhenu::text(p))));
            for (std::uint8_t die = 1; die <= kDieKinds; ++die) {
                Position more = p;
                Holdings &own = more.of(p.top().seat);
                own.dice[own.diceCount] = die;
                own.sides[own.diceCount++] = Middle;
                QVERIFY2(!std::holds_alternative<Position>(Tekhenu::read(Tekhenu::text(more))),
                         Tekhenu::text(more).c_str());
                ++tried;
            }
        });
    }
    QVERIFY(tried > 1000);
}

void TestTekhenuRulesTurn::T33_T38_T50_turnsThatCannotBeAreRefused()
{
    const auto isRefused = [](const Position &p, auto change) {
        Position other = p;
        change(other);
        return std::holds_alternative<Position>(Tekhenu::read(Tekhenu::text(p)))
               && !std::holds_alternative<Position>(Tekhenu::read(Tekhenu::text(other)));
    };
    Random random(14);
    playedOut(Tekhenu::start({1, {}}), random, [&isRefused](const Position &p) {
        if (p.round == 0) {
            QVERIFY(isRefused(p, [](Position &other) { other.turnIndex = 1; }));
            if (p.pyramid.back() != kNone)
                QVERIFY(isRefused(p, [](Position &other) { other.pyramid.back() = kNone; }));
            if (p.top().op == Op::DrawStart)
                QVERIFY(isRefused(p, [](Position &other) { ++other.steps[other.depth - 1U].more; }));
        } else if (p.top().op == Op::Draft) {
            QVERIFY(isRefused(p, [](Position &other) { other.extra = 2; }));
            QVERIFY(isRefused(p, [](Position &other) { other.pyramid.back() = kNone; }));
            if (p.round % 4 == 1) // one coin at most since the pyramid was laid
                QVERIFY(isRefused(p, [](Position &other) { other.at = 9; }));
        }
    });
}

void TestTekhenuRulesTurn::T18_anubis()
{
    Play play = table(2);
    setDice(play, {"bastet", "y5", "ra", "b1"});
    QVERIFY(!play.may("a anubis ra b1"));
    play.of(0).goods[Scribes] = 2;
    QVERIFY(play.may("a anubis bastet y5"));
    QVERIFY(play.does({"a anubis ra b1"}));
    QCOMPARE(play.of(0).goods[Scribes], 0);
    QCOMPARE(runningBalance(play.of(0)), 0);
    QVERIFY(play.may("a produce granite") && play.may("a god osiris"));
}

void TestTekhenuRulesTurn::T19_T71_scribes()
{
    Play play = table(2);
    setDice(play, {"osiris", "k2", "osiris", "k3"});
    play.of(0).goods[Scribes] = 3;
    QVERIFY(play.does({"a draft osiris k2"}));
    QVERIFY(!play.may("a scribe -2"));
    QVERIFY(play.does({"a scribe +2"}));
    QCOMPARE(play.p.value, 4);
    QCOMPARE(runningBalance(play.of(0)), 2); // the scale counts 2
    QVERIFY(play.does({"a scribe +2"}));
    QCOMPARE(play.p.value, 6);
    QVERIFY(!play.may("a scribe +1") && play.may("a scribe -1"));
}

void TestTekhenuRulesTurn::T71_balance()
{
    Holdings own;
    own.diceCount = 3;
    own.dice = {byte(dieOf(White, 4) + 1), byte(dieOf(Grey, 6) + 1), byte(dieOf(White, 3) + 1), 0};
    own.sides = {Pure, Tainted, Pure, 0};
    own.excess = 1;
    QCOMPARE(runningBalance(own), 0);
    Play play = table(2);
    play.of(0) = own;
    play.of(0).goods[Faith] = 1;
    putFaith({play.p, nullptr}, 0, 1);
    QCOMPARE(play.of(0).balance, std::int8_t(1));
    QCOMPARE(play.of(0).goods[Faith], 0);
    play.of(0).excess = 200;
    putFaith({play.p, nullptr}, 0, 0);
    QCOMPARE(play.of(0).balance, std::int8_t(-127)); // more is none the worse
}

void TestTekhenuRulesTurn::T20_actionsOfTheDie()
{
    Play play = table(2);
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    QVERIFY(play.does({"a draft bastet y3"}));
    QCOMPARE(play.legal(), (std::vector<std::string>{"a idle", "a produce papyrus"})); // no papyrus for Bastet
    play.of(0).goods[Gold] = 2;
    QVERIFY(play.may("a god bastet"));
}

void TestTekhenuRulesTurn::T2_T20_noActionWithoutItsPiece()
{
    Play play = table(2);
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    play.of(0).goods = {9, 9, 9, 9, 0, 2, 0};
    QVERIFY(play.does({"a anubis bastet y3"}));
    const auto gods = [&play] {
        std::string all;
        for (const char *const god : {"horus", "ra", "hathor", "bastet", "thoth", "osiris"})
            all += play.may(std::string("a god ") + god) ? god[0] : '-';
        return all;
    };
    QCOMPARE(gods(), std::string("hrhbto"));
    play.of(0).statues = 0;
    QCOMPARE(gods(), std::string("-rhbto"));
    play.of(0).pillars = 0;
    QCOMPARE(gods(), std::string("--hbto"));
    play.of(0).buildings = 0;
    QCOMPARE(gods(), std::string("---bt-"));
    play.of(0).buildings = 1;
    play.of(0).goods[Bread] = 0;
    QCOMPARE(gods(), std::string("---bto"));
}

void TestTekhenuRulesTurn::T20_idleIsNoAction()
{
    Play play = table(2);
    give(play, 0, {"b01"});
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    QVERIFY(play.does({"a draft bastet y3", "a idle"}));
    QVERIFY(play.p.active != 0); // no last open moment
}

void TestTekhenuRulesTurn::T21_T83_payments()
{
    Play play = table(2);
    play.p.value = 1;
    play.p.spaces[0] = 2; // x02: lgg
    play.of(0).goods = {0, 0, 1, 2, 1, 0, 0};
    play.p.push({Op::Pay, Ra, 0, 0});
    Actions all;
    options(play.p, all);
    std::vector<std::string> texts;
    for (const Action action : all)
        texts.push_back(Tekhenu::actionText(play.p, action, kNobody));
    std::sort(texts.begin(), texts.end());
    QCOMPARE(texts, (std::vector<std::string>{"a pay ggo", "a pay lgg", "a pay lgo"}));
    give(play, 0, {"t06"});
    all.clear();
    texts.clear();
    options(play.p, all);
    for (const Action action : all)
        texts.push_back(Tekhenu::actionText(play.p, action, kNobody));
    std::sort(texts.begin(), texts.end());
    QCOMPARE(texts, (std::vector<std::string>{"a pay gg", "a pay go", "a pay lg", "a pay lo"}));
}

void TestTekhenuRulesTurn::T22_T86_singleAnswersHappen()
{
    Play play = table(2);
    setDice(play, {"bastet", "g3", "bastet", "g4"});
    QVERIFY(play.does({"a draft bastet g3"})); // no papyrus, no scribe, no card
    QVERIFY(play.p.active != 0);
}

void TestTekhenuRulesTurn::T23_markers()
{
    Play play = table(2);
    play.of(0).levels = {6, 6, 6, 5};
    play.p.push({Op::Marker, 0, 0, 2});
    settle({play.p, nullptr});
    QCOMPARE(play.of(0).levels[Granite], 6); // the only one below 6; the second step is lost
    QCOMPARE(play.phase(), std::string_view("draft"));
}

void TestTekhenuRulesTurn::T24_T70_production()
{
    const auto produced = [](int level, bool tech, bool store, int stock = 0) {
        Play play = table(2);
        play.of(0).goods[Bread] = byte(stock);
        play.of(0).levels[Bread] = byte(level);
        if (tech)
            give(play, 0, {"t02"});
        if (store)
            give(play, 0, {"b21"});
        setDice(play, {"horus", "b6", "bastet", "b5", "ra", "g1"});
        bool done = play.does({"a draft horus b6"});
        if (store)
            done = done && play.does({"a play b21"});
        done = done && play.does({"a produce bread"});
        return std::tuple(done, int{play.of(0).goods[Bread]}, int{play.of(0).excess}, runningBalance(play.of(0)));
    };
    QCOMPARE(produced(2, false, false), std::tuple(true, 2, 4, 2));
    QCOMPARE(produced(5, false, false), std::tuple(true, 5, 1, 5));
    QCOMPARE(produced(2, true, false), std::tuple(true, 3, 4, 2));
    QCOMPARE(produced(2, false, true), std::tuple(true, 7, 0, 6));
    QCOMPARE(produced(2, true, true), std::tuple(true, 8, 0, 6));
    QCOMPARE(produced(2, false, false, 5), std::tuple(true, 7, 4, 2)); // the level counts, not the stock
}

void TestTekhenuRulesTurn::T25_openMoments()
{
    Play play = table(2);
    give(play, 0, {"b01", "b02", "b03", "b17"});
    setDice(play, {"bastet", "y3", "bastet", "y4"});
    QVERIFY(play.may("a play b01") && !play.may("a play b17"));
    QVERIFY(play.does({"a play b01", "a draft bastet y3", "a play b02", "a produce papyrus"}));
    QCOMPARE(play.legal(), (std::vector<std::string>{"a end", "a play b03"}));
    QVERIFY(play.does({"a end"}));
    QCOMPARE(play.of(0).goods[Bread], 3);
}

void TestTekhenuRulesTurn::T26_refillAtTheEnd()
{
    Play play = table(2);
    play.of(0).goods[Papyrus] = 1;
    setDice(play, {"thoth", "b1", "ra", "w1", "ra", "w2"});
    QVERIFY(play.does({"a draft thoth b1", "a god thoth"}));
    const std::string card(cardName(play.p.display[3]));
    QVERIFY(play.does({"a take " + card}));
    QCOMPARE(play.p.top().op, Op::DrawCard);
    QCOMPARE(play.p.display[3], kNone);
    QCOMPARE(play.p.active, std::uint8_t(0)); // it still belongs to the turn
}

void TestTekhenuRulesTurn::T33_extraAction()
{
    Play play = table(2);
    play.of(0).population = 21;
    play.of(0).happiness = 18;
    give(play, 0, {"b09"});
    setDice(play, {"bastet", "y3", "bastet", "y4", "ra", "w2"});
    QVERIFY(play.does({"a play b09"}));
    QCOMPARE(play.of(0).happiness, 21);
    QCOMPARE(play.phase(), std::string_view("extra"));
    QVERIFY(play.of(0).goods[Gold] == 1 && play.of(0).goods[Scribes] == 1); // 16 and 19, never taken back
    QVERIFY(play.does({"a value 6", "a produce granite"}));
    QCOMPARE(play.of(0).excess, 4);
    QCOMPARE(play.phase(), std::string_view("draft")); // it came before drafting
    play.of(0).happiness = 18;
    gain({play.p, nullptr}, 0, Happiness, 3);
    QCOMPARE(play.p.extra, 0); // once a game
}

void TestTekhenuRulesTurn::T33_T66_cardsInsideAnExtraAction()
{
    Play play = table(2);
    play.of(0).population = 21;
    play.of(0).happiness = 18;
    give(play, 0, {"b01", "b09", "b14", "b15", "b16", "b21"});
    setDice(play, {"bastet", "y3", "bastet", "y4", "ra", "b2"});
    QVERIFY(play.does({"a play b09", "a value 6"}));
    for (const char *const card : {"b14 3", "b15", "b16"}) // of a die, and there is none
        QVERIFY(!play.may(std::string("a play ") + card));
    QVERIFY(play.does({"a play b21", "a play b01", "a produce granite"}));
    QVERIFY(play.of(0).goods[Granite] == 7 && play.of(0).excess == 0 && play.of(0).goods[Bread] == 3);
    QCOMPARE(play.p.ready, 0U);
    QVERIFY(play.phase() == std::string_view("draft") && play.may("a play b16"));
}

void TestTekhenuRulesTurn::T33_extraAfterTheActionWithItsBonuses()
{
    Play play = table(2);
    play.of(0).population = 21;
    play.of(0).happiness = 18;
    play.of(0).goods[Papyrus] = 2;
    play.p.statues[Bastet][0] = 0; // position 4: a point
    setDice(play, {"bastet", "y3", "bastet", "y4", "ra", "w2"});
    QVERIFY(play.does({"a draft bastet y3", "a god bastet"}));
    QCOMPARE(play.scored("bonus"), 1);
    QCOMPARE(play.phase(), std::string_view("extra"));
    QVERIFY(play.does({"a pass"}));
    QVERIFY(play.p.active != 0);
}

} // namespace tests::tst_tekhenu_rules_turn

TEST_CLASS(tst_tekhenu_rules_turn, TestTekhenuRulesTurn)
#include "tst_tekhenu_rules_turn.moc"

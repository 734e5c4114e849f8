// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the board.
#include "play.h"

#include "model/engine/core/playout.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_panels {

using namespace std::string_literals;
using namespace engine::tekhenu;
using engine::Message;
using engine::Panel;
using engine::PanelRow;
using engine::Value;
using tekhenu::give;
using tekhenu::Play;
using tekhenu::setPillar;
using tekhenu::setSite;
using tekhenu::table;
using Figures = std::vector<int>;

namespace {

Panel panel(const Position &p, std::string_view id)
{
    for (Panel &each : Tekhenu::panels(p)) {
        if (each.id == id)
            return each;
    }
    return {};
}

PanelRow row(const Position &p, std::string_view panelId, std::string_view id)
{
    for (PanelRow &each : panel(p, panelId).rows) {
        if (each.id == id)
            return each;
    }
    return {"none", {}, {}, 0, 0, {}};
}

Figures points(const Position &p, std::string_view id) { return row(p, "scoring", id).points; }

/// The rounds after which rotation, Maat phase and scoring are due, and the rounds left to each.
std::string calendar(const Position &p)
{
    std::string all;
    for (const char *const id : {"rotation", "maat-phase", "next-scoring"}) {
        const Message text = row(p, "calendar", id).text;
        all += std::to_string(text.number("round")) + "/" + std::to_string(text.number("left")) + " ";
    }
    return all;
}

} // namespace

class TestTekhenuPanels : public QObject {
    Q_OBJECT

private slots:
    void T78_districts();
    void T79_statuesHappinessLevelsAndRow();
    void T80_temple();
    void theScoringComesAsTold();
    void cardsAreNamedAndTheSecretIsNot();
    void whatIsNext();
    void theBot();
};

void TestTekhenuPanels::T78_districts()
{
    Play play = table(3);
    for (const auto &[name, owner] : {std::pair("pb0", 1), {"b4", 1}, {"p1", 0}, {"b3", 0}, {"l6", 2}})
        setSite(play, name, owner);
    QCOMPARE(points(play.p, "districts"), (Figures{0, 6, 3}));
    QCOMPARE(row(play.p, "scoring", "districts").counts, (Figures{0, 2, 1}));
}

void TestTekhenuPanels::T79_statuesHappinessLevelsAndRow()
{
    Play play = table(2);
    Holdings &own = play.of(0);
    own.statues = 2;
    own.population = 20;
    own.happiness = 17;
    own.levels[Papyrus] = own.levels[Granite] = kMostLevel;
    own.buildings = 4;
    own.goods[Bread] = 2;
    own.goods[Gold] = 3;
    own.points = 40;
    give(play, 0, {"t23"});
    QCOMPARE(points(play.p, "statues"), (Figures{10, 0}));
    QCOMPARE(points(play.p, "happiness-points"), (Figures{9, 0}));
    QCOMPARE(points(play.p, "levels"), (Figures{4, 0}));
    QCOMPARE(points(play.p, "row"), (Figures{3, 0}));
    QCOMPARE(points(play.p, "technology"), (Figures{2, 0}));
    QCOMPARE(points(play.p, "sum"), (Figures{28, 0}));
    QCOMPARE(points(play.p, "would-stand"), (Figures{68, 0}));
    QCOMPARE(points(play.p, "bread-due"), (Figures{3, 0}));
    QCOMPARE(points(play.p, "bread-has"), (Figures{5, 0}));
    QCOMPARE(row(play.p, "scoring", "statues").counts, (Figures{4, 0}));
    QCOMPARE(row(play.p, "scoring", "happiness-points").counts, (Figures{17, 2}));
    QCOMPARE(row(play.p, "scoring", "levels").counts, (Figures{2, 0}));
    QCOMPARE(row(play.p, "scoring", "row").counts, (Figures{6, 0}));
    QCOMPARE(play.of(0).points, 40);
}

void TestTekhenuPanels::T80_temple()
{
    Play play = table(4);
    for (const char *const name : {"w3", "s2", "n3"})
        setSite(play, name, 0);
    setSite(play, "e3", 1);
    for (const char *const name : {"r3c3", "r3c2", "r1c1"})
        setPillar(play, name, 0, 1);
    QCOMPARE(points(play.p, "temple").front(), 7);
    QCOMPARE(row(play.p, "scoring", "temple").counts, (Figures{3, 1, 0, 0}));
}

// In a whole game, what the panel says just before a scoring is what the scoring brings.
void TestTekhenuPanels::theScoringComesAsTold()
{
    engine::Random random(4);
    int scored = 0;
    Position p = tekhenu::startOf(1);
    while (p.depth > 0) {
        const Panel before = panel(p, "scoring");
        const bool isMaat = p.top().op == Op::Faith;
        Facts facts;
        Tekhenu::apply(p, engine::randomAction<Tekhenu>(p, Tekhenu::toAct(p), random), facts);
        const Panel after = panel(p, "scoring");
        if (!isMaat || after.title != "scored")
            continue;
        ++scored;
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(after.rows[i].points, before.rows[i].points);
        Figures sum(2);
        for (const Fact &fact : facts) {
            if (fact.id == FactId::Points && fact.what >= static_cast<int>(Topic::Districts))
                sum[fact.owner] += fact.n;
        }
        QCOMPARE(points(p, "sum"), sum);
        QVERIFY(points(p, "would-stand").empty());
    }
    QVERIFY(scored > 0);
    QVERIFY(panel(p, "scoring").rows.empty());
}

void TestTekhenuPanels::cardsAreNamedAndTheSecretIsNot()
{
    Play play = table(2);
    give(play, 1, {"b05", "t17"});
    play.of(1).secret = byte(cardOf(Decrees, 1) + 1);
    setPillar(play, "r1c1", 1, 1);
    const Message held{"cards.held", {{"seat", "b"}, {"card", Value::List{"b05", "t17"}}}};
    QCOMPARE(panel(play.p, "cards").rows.size(), 1U);
    QCOMPARE(panel(play.p, "cards").rows.front().text, held);
    QCOMPARE(row(play.p, "holdings", "decrees").counts, (Figures{0, 1}));
    QVERIFY(panel(play.p, "decree").rows.empty());
    QVERIFY(panel(Tekhenu::observe(play.p, 0), "decree").rows.empty());
    const Message secret{"cards.secret", {{"card", "d01"}, {"points", 2}, {"sign", "decree"}}};
    QCOMPARE(row(Tekhenu::observe(play.p, 1), "decree", "decree").text, secret);
}

void TestTekhenuPanels::whatIsNext()
{
    Play play = table(3);
    QCOMPARE(calendar(play.p), "2/2 4/4 8/8 "s);
    play.p.round = 11;
    QCOMPARE(calendar(play.p), "12/2 12/2 16/6 "s);
    play.p.round = 8;
    QCOMPARE(calendar(play.p), "8/1 8/1 8/1 "s);
    play.p.push({Op::Destiny}); // the Maat phase is over
    QCOMPARE(calendar(play.p), "10/2 12/4 16/8 "s);
    const Message order{"calendar.order", {{"owner", Value::List{"a", "b", "c"}}}};
    QCOMPARE(row(play.p, "calendar", "turn-order").text, order);
    QCOMPARE(calendar(Tekhenu::start({2, {}})), "2/2 4/4 8/8 "s);
}

void TestTekhenuPanels::theBot()
{
    Play play = table(1);
    give(play, 1, {"b01", "b02", "t01"});
    QCOMPARE(points(play.p, "bot"), (Figures{0, 6}));
    QCOMPARE(points(play.p, "bread-due").back(), 0);
    QCOMPARE(play.p.discards[Blessings], 0U);
    play.p.at = 1;
    std::string path;
    for (const PanelRow &each : panel(play.p, "pyramid").rows)
        path += each.id + " " + std::string(each.text.text("path")) + ";";
    const auto name = [&](std::size_t at) { return std::string(pathName(play.p.pyramid[at])) + ";"; };
    QCOMPARE(path, "pyramid-now " + name(1) + "pyramid-right " + name(2) + "pyramid-up " + name(5));
    play.p.at = 9;
    QCOMPARE(panel(play.p, "pyramid").rows.size(), 1U);
    QVERIFY(panel(table(2).p, "pyramid").id.empty());
}

} // namespace tests::tst_tekhenu_panels

TEST_CLASS(tst_tekhenu_panels, TestTekhenuPanels)
#include "tst_tekhenu_panels.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the board.
#include "play.h"

#include "model/engine/core/panel.h"
#include "model/engine/core/playout.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_panels {

using namespace tekhenu;
using engine::Panel;
using engine::PanelRow;
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

/// The rounds after which rotation, Maat phase and scoring are due.
std::string calendar(const Position &p)
{
    const Message note = panel(p, "scoring").note;
    return std::to_string(note.number("rotation")) + " " + std::to_string(note.number("maat")) + " "
           + std::to_string(note.number("scoring"));
}

engine::BoardRow boardRow(const Position &p, std::size_t owner, std::string_view id)
{
    const Panel boards = panel(p, "boards");
    for (const engine::BoardRow &each : boards.boards.at(owner).rows) {
        if (each.id == id)
            return each;
    }
    return {.id = "none"};
}

/// What lies there, as "die-w 5, excess x3".
std::string things(const engine::PossessionGroup &group)
{
    std::string all;
    for (const engine::Possession &thing : group.things) {
        all += (all.empty() ? "" : ", ") + thing.kind;
        all += thing.value > 0 ? " " + std::to_string(thing.value) : "";
        all += thing.count != 1 ? " x" + std::to_string(thing.count) : "";
        all += thing.isSecret ? " secret" : "";
    }
    return all;
}

/// The card of that kind and number among those that can be read; with an empty kind where there is none.
engine::ReadableCard readable(const Position &p, std::string_view kind, int number)
{
    for (const engine::ReadableCard &each : panel(p, "card").cards) {
        if (each.card.kind == kind && each.card.value == number)
            return each;
    }
    return {};
}

} // namespace

class TestTekhenuPanels : public QObject {
    Q_OBJECT

private slots:
    void T78_districts();
    void T79_statuesHappinessLevelsAndRow();
    void T80_temple();
    void theScoringComesAsTold();
    void T13_figuresAndLevels();
    void T18_T24_theScales();
    void T62_buildingRowAndNextStatue();
    void T15_T40_placeInTheOrder();
    void cardsAreNamedAndTheSecretIsNot();
    void whatACardWouldBring();
    void whatIsNext();
    void theBot();
    void theReportCountsBonusesFaithAndWhatTheDiceDid();
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
    Random random(4);
    int scored = 0;
    Position p = startOf(1);
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

void TestTekhenuPanels::T13_figuresAndLevels()
{
    Play play = table(2);
    Holdings &own = play.of(1);
    own.goods = {3, 1, 4, 2, 5, 6, 7};
    own.levels = {2, 3, 4, 6};
    own.points = 31;
    QCOMPARE(boardRow(play.p, 1, "total").n, 31);
    QCOMPARE(boardRow(play.p, 1, "gold").n, 5);
    QCOMPARE(boardRow(play.p, 1, "scribes").n, 6);
    QCOMPARE(boardRow(play.p, 1, "faith").n, 7);
    const engine::BoardRow granite = boardRow(play.p, 1, "granite");
    QVERIFY(granite.part == engine::BoardPart::Level);
    QCOMPARE((Figures{granite.n, granite.at, granite.most}), (Figures{2, 6, 6}));
    const engine::BoardRow bread = boardRow(play.p, 1, "bread");
    QCOMPARE((Figures{bread.n, bread.at, bread.most}), (Figures{1, 3, 6}));
    QCOMPARE(boardRow(play.p, 0, "bread").n, 0);
}

void TestTekhenuPanels::T18_T24_theScales()
{
    Play play = table(2);
    Holdings &own = play.of(0);
    own.dice = {byte(dieOf(White, 5) + 1), byte(dieOf(Yellow, 2) + 1), byte(dieOf(Black, 6) + 1)};
    own.sides = {Pure, Tainted, Middle};
    own.diceCount = 3;
    own.excess = 2;
    const engine::BoardRow row = boardRow(play.p, 0, "balance");
    QCOMPARE(row.n, 5 - 2 - 2);
    QCOMPARE(row.groups.size(), 3U);
    QCOMPARE(things(row.groups[0]), "die-w 5"s);
    QCOMPARE(things(row.groups[1]), "die-y 2, excess x2"s);
    QCOMPARE(things(row.groups[2]), "die-k 6"s);
}

void TestTekhenuPanels::T62_buildingRowAndNextStatue()
{
    Play play = table(2);
    play.of(0).buildings = 6;
    play.of(0).statues = 4;
    const engine::BoardRow row = boardRow(play.p, 0, "buildings");
    QCOMPARE(things(row.groups.front()),
             " x0, res-b, points, res-b, building, building, building, building, building, building"s);
    QCOMPARE(row.note, (Message{"board.uncovered", {{"points", 1}, {"bread", 2}}}));
    QCOMPARE(boardRow(play.p, 0, "statues-left").note, (Message{"board.next-statue", {{"n", 3}}}));
    play.of(0).statues = 0;
    QVERIFY(boardRow(play.p, 0, "statues-left").note.id.empty());
}

void TestTekhenuPanels::T15_T40_placeInTheOrder()
{
    Play play = table(3);
    play.p.order = {2, 0, 1, kNone};
    play.of(0).destiny = 3;
    const auto about = [&](std::size_t owner) { return panel(play.p, "boards").boards.at(owner).about; };
    QCOMPARE(about(0), (Message{"board.place-ankh", {{"n", 2}, {"of", 3}, {"ankh", 3}}}));
    play.of(2).destiny = 0;
    QCOMPARE(about(2), (Message{"board.place", {{"n", 1}, {"of", 3}}}));
    play.p.order = {kNone, kNone, kNone, kNone};
    QVERIFY(about(0).id.empty());
}

void TestTekhenuPanels::cardsAreNamedAndTheSecretIsNot()
{
    Play play = table(2);
    give(play, 1, {"b05", "t17"});
    play.of(1).secret = byte(cardOf(Decrees, 1) + 1);
    setPillar(play, "r1c1", 1, 1);
    const auto held = [](const Position &p) { return things(boardRow(p, 1, "cards").groups.front()); };
    QCOMPARE(held(Tekhenu::observe(play.p, 1)), "blessing 5, technology 17, decree 1 secret"s);
    QCOMPARE(held(Tekhenu::observe(play.p, 0)), "blessing 5, technology 17, decree secret"s);
    QCOMPARE(boardRow(play.p, 0, "cards").n, 0);
    QVERIFY(readable(Tekhenu::observe(play.p, 0), "decree", 1).card.kind.empty());
    QVERIFY(readable(Tekhenu::observe(play.p, 1), "decree", 1).card.isSecret);
    QVERIFY(panel(play.p, "decree").rows.empty());
    QVERIFY(panel(Tekhenu::observe(play.p, 0), "decree").rows.empty());
    const Message secret{"cards.secret", {{"card", "d01"}, {"points", 2}}};
    QCOMPARE(row(Tekhenu::observe(play.p, 1), "decree", "decree").text, secret);
}

void TestTekhenuPanels::whatACardWouldBring()
{
    Play play = table(2);
    give(play, 1, {"b22", "t23", "d01"});
    play.p.display[4] = blessing(5);
    play.of(0).buildings = 6;
    play.of(0).levels = {5, 6, 4, 2};
    setPillar(play, "r1c1", 0, 1);
    const Position seen = Tekhenu::observe(play.p, 0);
    const auto points = [&](std::string_view kind, int number) {
        return readable(seen, kind, number).now.number("n", -1);
    };
    QCOMPARE(points("blessing", 22), 4);
    QCOMPARE(points("technology", 23), 2);
    QCOMPARE(points("decree", 1), 2);
    QCOMPARE(points("blessing", 5), -1);
    const engine::ReadableCard shown = readable(seen, "blessing", 5);
    QCOMPARE(shown.place,
             static_cast<engine::PlaceIndex>(Tekhenu::places().size() - 12)); // the first place of section 2
    QCOMPARE(shown.about, (Message{"cards.place", {{"section", "II"}, {"happiness", 5}}}));
    QCOMPARE(readable(seen, "blessing", 22).about, (Message{"cards.owner", {{"seat", "b"}}}));
    QCOMPARE(readable(seen, "blessing", 22).place, engine::kNowhere);
}

void TestTekhenuPanels::whatIsNext()
{
    Play play = table(3);
    QCOMPARE(calendar(play.p), "2 4 8"s);
    play.p.round = 11;
    QCOMPARE(calendar(play.p), "12 12 16"s);
    play.p.round = 8;
    QCOMPARE(calendar(play.p), "8 8 8"s);
    play.p.push({Op::Destiny}); // the Maat phase is over
    QCOMPARE(calendar(play.p), "10 12 16"s);
    QCOMPARE(calendar(Tekhenu::start({2, {}})), "2 4 8"s);
}

void TestTekhenuPanels::theBot()
{
    Play play = table(1);
    give(play, 1, {"b01", "b02", "t01"});
    QCOMPARE(points(play.p, "bot"), (Figures{0, 6}));
    QCOMPARE(points(play.p, "bread-due").back(), 0);
    QCOMPARE(play.p.discards[Blessings], 0U);
    QCOMPARE(boardRow(play.p, 1, "balance").id, "none"s);
    play.p.pyramid = {Horus, 6, Ra, Hathor, 7, Bastet, Thoth, 8, Osiris, 9};
    play.p.at = 1;
    engine::BoardRow row = boardRow(play.p, 1, "pyramid");
    QCOMPARE(row.at, 1);
    QCOMPARE(row.most, 4);
    QCOMPARE(row.groups.size(), 10U);
    QCOMPARE(things(row.groups[0]), "sign-horus"s);
    QCOMPARE(things(row.groups[1]), "res-g, res-l"s);
    QCOMPARE(row.note, (Message{"board.pyramid", {{"path", "gl"}, {"right-path", "ra"}, {"up-path", "bastet"}}}));
    play.p.at = 9;
    QCOMPARE(boardRow(play.p, 1, "pyramid").note, (Message{"board.pyramid-end", {{"path", "bp"}}}));
    QCOMPARE(boardRow(table(2).p, 1, "pyramid").id, "none"s);
}

// T35: a bonus comes from whose turn it is; T39: faith counts on either side.
void TestTekhenuPanels::theReportCountsBonusesFaithAndWhatTheDiceDid()
{
    const auto reported = [](const Play &play, const std::vector<std::string_view> &texts, std::string_view id) {
        std::vector<Action> actions;
        for (const std::string_view text : texts)
            actions.push_back(std::get<Action>(Tekhenu::readAction(text)));
        for (const Panel &each : Tekhenu::report(play.p, actions)) {
            for (const PanelRow &row : each.rows) {
                if (row.id == id)
                    return row.points;
            }
        }
        return Figures();
    };
    Play play = table(3);
    setDice(play, {"osiris", "k1", "hathor", "y4"});
    play.p.statues[Osiris] = {1, 2, kNone};
    const std::vector<std::string_view> built{"a draft osiris k1", "a god osiris", "a build b1"};
    QCOMPARE(reported(play, built, "bonuses-received"), (Figures{0, 1, 1}));
    QCOMPARE(reported(play, built, "bonuses-given"), (Figures{2, 0, 0}));
    setPillar(play, "r3c2", 0, 1);
    play.of(0).goods[Bread] = 4;
    const std::vector<std::string_view> atTemple{"a draft hathor y4", "a god hathor", "a build w3"};
    QCOMPARE(reported(play, atTemple, "by-hathor"), (Figures{3, 0, 0}));
    QCOMPARE(reported(play, atTemple, "by-osiris"), (Figures{0, 0, 0}));
    QCOMPARE(reported(play, {"a draft hathor y4", "a produce papyrus"}, "by-production"), (Figures{0, 0, 0}));
    Play maat = table(2);
    maat.p.round = 4;
    maat.p.depth = 0;
    maat.p.push({{Op::Faith, 0, 0}, {Op::Faith, 0, 1}, {Op::Maat}});
    maat.of(0).goods[Faith] = maat.of(1).goods[Faith] = 3;
    QCOMPARE(reported(maat, {"a faith +3", "b faith -2"}, "faith-added"), (Figures{3, 2}));
    QCOMPARE(reported(maat, {"a faith +3", "b faith -2"}, "maat"), (Figures{0, 0})); // no points to lose
    maat.of(1).points = 5;
    QCOMPARE(reported(maat, {"a faith +3", "b faith -2"}, "maat"), (Figures{0, -1}));
}

} // namespace tests::tst_tekhenu_panels

TEST_CLASS(tst_tekhenu_panels, TestTekhenuPanels)
#include "tst_tekhenu_panels.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says of its places.
#include "play.h"

#include <algorithm>

#include "model/engine/core/insight.h"
#include "model/engine/core/playout.h"
#include "model/engine/tekhenu/rules/places.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_notes {

using namespace tekhenu;
using engine::Note;
using engine::NoteLine;

namespace {

/// The line of that id at a place, or one without an id.
NoteLine lineWithSignAt(const Position &p, int place, std::string_view id)
{
    for (const Note &note : Tekhenu::notes(p)) {
        for (const NoteLine &line : note.lines) {
            if (note.place == place && line.words.id == id)
                return line;
        }
    }
    return {};
}

Message lineAt(const Position &p, int place, std::string_view id) { return lineWithSignAt(p, place, id).words; }

int signs(const Position &p, std::string_view sign)
{
    const std::vector<Note> notes = Tekhenu::notes(p);
    return static_cast<int>(
        std::count_if(notes.begin(), notes.end(), [sign](const Note &note) { return note.sign == sign; }));
}

/// The sign of a die on the wheel; empty where it has none.
std::string signOf(const Position &p, int segment, Die die)
{
    for (const Note &note : Tekhenu::notes(p)) {
        if (note.place != kSegmentPlace + segment || note.lines.empty())
            continue;
        const Message &line = note.lines.front().words;
        if (line.text("colour") == colourName(colourOf(die)) && line.number("value") == pipsOf(die))
            return note.sign;
    }
    return {};
}

/// A turn begins, the sun on Ra and Hathor, and these dice lie on the wheel alone.
Position withDice(std::initializer_list<std::pair<int, Die>> dice)
{
    Position p = table(2).p;
    p.sunny = Ra;
    p.wheel.fill(kNone);
    for (const auto &[segment, die] : dice)
        addToWheel(p, segment, die);
    return p;
}

} // namespace

class TestTekhenuNotes : public QObject {
    Q_OBJECT

private slots:
    void T5_diceAreMarkedByTheirLight();
    void T18_theJackalMarksWhatOnlyAnubisAllows();
    void T10_goldIsSeenWhereItLies();
    void T43_mostPiecesOfADistrict();
    void T36_sectionsSayWhatTheyAsk();
    void T4_lightsOfTheGods();
    void T30_sitesSayWhenTheyCostLess();
    void T29_aTileThatIsTurnedShowsTheEdgesThatMatch();
};

void TestTekhenuNotes::T5_diceAreMarkedByTheirLight()
{
    Position p =
        withDice({{Ra, dieOf(White, 5)}, {Ra, dieOf(Yellow, 5)}, {Ra, dieOf(Black, 2)}, {Thoth, dieOf(Black, 2)}});
    p.of(p.top().seat).goods[Scribes] = 0;
    QCOMPARE(signOf(p, Ra, dieOf(White, 5)), std::string("pure"));
    QCOMPARE(signOf(p, Ra, dieOf(Yellow, 5)), std::string("tainted"));
    QCOMPARE(signOf(p, Ra, dieOf(Black, 2)), std::string());
    QCOMPARE(lineAt(p, kSegmentPlace + Ra, "note.forbidden"),
             (Message{"note.forbidden", {{"colour", "k"}, {"value", 2}, {"light", "sunny"}}}));
    QCOMPARE(signOf(p, Thoth, dieOf(Black, 2)), std::string("pure"));
}

void TestTekhenuNotes::T18_theJackalMarksWhatOnlyAnubisAllows()
{
    Position p = withDice({{Ra, dieOf(White, 5)}, {Ra, dieOf(Black, 2)}});
    p.of(p.top().seat).goods[Scribes] = 2;
    QCOMPARE(signOf(p, Ra, dieOf(Black, 2)), std::string("anubis"));
    QCOMPARE(signOf(p, Ra, dieOf(White, 5)), std::string("pure"));
    p.shadow = 1; // b16
    QCOMPARE(signOf(p, Ra, dieOf(Black, 2)), std::string("tainted"));
}

void TestTekhenuNotes::T10_goldIsSeenWhereItLies()
{
    Position p = table(2).p;
    p.gold = 31;
    QCOMPARE(signs(p, "gold"), 4);
    QCOMPARE(signs(p, "gold-row2"), 1);
    p.gold = 1; // on pb0 alone
    QCOMPARE(signs(p, "gold"), 1);
    QCOMPARE(signs(p, "gold-row2"), 0);
}

void TestTekhenuNotes::T43_mostPiecesOfADistrict()
{
    Play play = table(2);
    for (const char *const id : {"p1", "p4"})
        setSite(play, id, 1);
    setSite(play, "p3", 0);
    setSite(play, "l6", 0);
    const Position &p = play.p;
    const Message papyrus = lineAt(p, kSitePlace + osirisSite(0, 1), "note.most");
    QCOMPARE(std::string(papyrus.text("seat")), std::string("b"));
    QCOMPARE(lineWithSignAt(p, kSitePlace + osirisSite(0, 1), "note.most").sign, std::string("mark-b"));
    QCOMPARE(papyrus.number("n"), std::int64_t{2});
    QCOMPARE(papyrus.number("m"), std::int64_t{1});
    QCOMPARE(lineAt(p, kSitePlace + osirisSite(2, 1), "note.most-alone").number("n"), std::int64_t{1});
    QVERIFY(lineAt(p, kSitePlace + osirisSite(3, 1), "note.most-alone").id.empty());
}

void TestTekhenuNotes::T36_sectionsSayWhatTheyAsk()
{
    Position p = table(2).p;
    p.of(p.top().seat).happiness = 4;
    p.openSections = 3;
    QCOMPARE(lineAt(p, kCardPlace, "note.reached").number("n"), std::int64_t{4});
    QCOMPARE(lineAt(p, kCardPlace + 4, "note.section").number("n"), std::int64_t{5});
    QCOMPARE(lineAt(p, kCardPlace + 4, "note.not-yet").number("n"), std::int64_t{4});
    QCOMPARE(lineAt(p, kCardPlace + 12, "note.opens").number("n"), std::int64_t{13});
}

void TestTekhenuNotes::T4_lightsOfTheGods()
{
    const Position p = withDice({});
    QCOMPARE(std::string(lineAt(p, kGodPlace + Ra, "note.light").text("light")), std::string("sunny"));
    QVERIFY(lineAt(p, kGodPlace + Ra, "note.stays").id.empty()); // shaded after the next rotation
    QVERIFY(!lineAt(p, kGodPlace + Hathor, "note.stays").id.empty());
    QVERIFY(!lineAt(p, kGodPlace + Horus, "note.light").id.empty());
}

void TestTekhenuNotes::T30_sitesSayWhenTheyCostLess()
{
    Position p = table(2).p;
    QVERIFY(lineAt(p, kSitePlace, "note.bread").id.empty());
    p.pop();
    p.push({Op::Build, 0, 0});
    QVERIFY(lineAt(p, kSitePlace, "note.bread").id.empty()); // it is printed there
    p.of(0).technologies = numberBit(7);
    QCOMPARE(lineAt(p, kSitePlace, "note.bread").number("n"), std::int64_t{1});
}

void TestTekhenuNotes::T29_aTileThatIsTurnedShowsTheEdgesThatMatch()
{
    Position p = table(2).p;
    p.sunny = Ra;
    p.value = 3;
    p.from = Ra;
    p.spaces = {1, 7, 20}; // x07: red, blue, red, blue
    p.of(0).goods.fill(9);
    p.pop();
    p.push({Op::Turn, 0, 0}); // on r1c1, at whose border red is in the north and yellow in the west
    const auto previewOf = [&p](std::uint64_t turn) { return Tekhenu::preview(p, makeAction(0, Verb::Turn, turn)); };
    const std::optional<engine::Preview> upright = previewOf(0);
    QVERIFY(upright.has_value());
    QCOMPARE(upright->place, engine::PlaceIndex{kFieldPlace});
    QCOMPARE(upright->rows.size(), std::size_t{3}); // the tile, one edge, the points
    QCOMPARE(int{upright->rows[0].piece->value}, 7);
    QCOMPARE(upright->rows[1].text.sign, std::string("edge-1"));
    QVERIFY(upright->rows[2].text.words.number("n") > 0);
    const std::optional<engine::Preview> turned = previewOf(1);
    QVERIFY(turned.has_value());
    QCOMPARE(turned->rows.size(), std::size_t{2}); // blue in the north
    QCOMPARE(int{turned->rows[0].piece->turn}, 1);
}

} // namespace tests::tst_tekhenu_notes

TEST_CLASS(tst_tekhenu_notes, TestTekhenuNotes)
#include "tst_tekhenu_notes.moc"

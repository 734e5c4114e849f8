// SPDX-License-Identifier: GPL-3.0-or-later
// What the game is in the table of games: places and pieces by their ids, cells that do not overlap.
#include <set>

#include "positions.h"

#include "model/engine/core/game.h"
#include "model/engine/osiris/rules/places.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_table {

using namespace positions;
using namespace std::string_literals;
using engine::Place;
using engine::PlaceIndex;

namespace {

const Place &place(PlaceIndex index) { return Osiris::places()[index]; }
std::string kind(int index) { return Osiris::pieceKinds()[index].id; }

/// Ids of the places of that kind that take part, divided by spaces.
std::string inPlay(int seats, const std::string &kind)
{
    std::string ids;
    for (PlaceIndex i = 0; i < engine::osiris::kPlaces; ++i) {
        if (place(i).kind == kind && Osiris::isInPlay(start(seats), i))
            ids += (ids.empty() ? "" : " ") + place(i).id;
    }
    return ids;
}

} // namespace

class TestOsirisTable : public QObject {
    Q_OBJECT

private slots:
    void seatsAndOptions();
    void placesByTheirIndex();
    void detailsOfPlaces();
    void cellsOfTheirOwn();
    void pieces();
    void O9_placesInPlay();
};

void TestOsirisTable::seatsAndOptions()
{
    const engine::Game &game = engine::osiris::game();
    QCOMPARE(game.id(), std::string_view("osiris"));
    QCOMPARE(game.seatings(),
             (std::vector<std::vector<std::string>>{{"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}}));
    QCOMPARE(game.options().size(), std::size_t(1));
    QCOMPARE(game.options().front().id, "tip"s);
    QCOMPARE(game.options().front().choices, (std::vector<std::string>{"priest", "pyramid"}));
    QCOMPARE(game.reasons(), (std::vector<std::string>{"tip", "blocked", "stuck"}));
    QVERIFY(!game.levels().empty());
}

void TestOsirisTable::placesByTheirIndex()
{
    QCOMPARE(Osiris::places().size(), static_cast<std::size_t>(engine::osiris::kPlaces));
    for (Node node = 0; node < engine::osiris::kNodes; ++node)
        QCOMPARE(place(engine::osiris::nodePlace(node)).id, positions::nodeName(node));
    QCOMPARE(place(engine::osiris::templePlace(god("isis"))).id, "temple-isis"s);
    QCOMPARE(place(engine::osiris::godPlace(static_cast<std::size_t>(priest("b1")))).id, "god-b1"s);
    QCOMPARE(place(engine::osiris::godPlace(engine::osiris::kUnderTip)).id, "god-tip"s);
    QCOMPARE(place(engine::osiris::stockPlace(2)).id, "stock-c"s);
    std::set<std::string> ids;
    for (const Place &each : Osiris::places())
        QVERIFY2(ids.insert(each.id).second, each.id.c_str());
}

void TestOsirisTable::detailsOfPlaces()
{
    const Place &space = place(node("E-2-1"));
    QCOMPARE(space.name, "E-2-1"s);
    QVERIFY((space.details == engine::Value::Members{{"face", "E"}, {"lane", 2}, {"index", 1}, {"closed", "columns"}}));
    QCOMPARE(*engine::Value(place(node("S-1-0")).details).find("closed")->asText(), "rows"s);
    const Place &town = place(node("town-c2"));
    QCOMPARE(town.name, "c2"s);
    QVERIFY((town.details == engine::Value::Members{{"town", "c2"}, {"priest", "c2"}, {"colour", "c"}, {"rings", 2}}));
}

void TestOsirisTable::cellsOfTheirOwn()
{
    std::set<std::pair<int, int>> cells;
    for (const Place &each : Osiris::places()) {
        const bool isCell = each.kind != "god" && each.kind != "stock";
        QCOMPARE(each.row >= 0 && each.column >= 0, isCell);
        if (isCell)
            QVERIFY2(cells.insert({each.row, each.column}).second, each.id.c_str());
    }
    QCOMPARE(place(node("W-4-0")).row, 15);
    QCOMPARE(place(node("tip")).row, 16);
    QCOMPARE(place(node("town-d2")).row, 20);
    QCOMPARE(place(engine::osiris::templePlace(god("sobek"))).row, 24);
}

void TestOsirisTable::pieces()
{
    QCOMPARE(kind(engine::osiris::kPriestKind), "priest-a0"s);
    QCOMPARE(kind(engine::osiris::kPriestKind + priest("d2")), "priest-d2"s);
    QCOMPARE(kind(engine::osiris::kFollowerKind + 3), "follower-d"s);
    QCOMPARE(kind(engine::osiris::kPowerKind), "power"s);
    QCOMPARE(kind(engine::osiris::kGodKind), "god"s);
    QCOMPARE(Osiris::pieceKinds().size(), std::size_t(engine::osiris::kGodKind + 1));
    const auto symbol = [](int index) { return Osiris::pieceKinds()[index].symbol; };
    QCOMPARE(symbol(engine::osiris::kPriestKind + priest("d2")), "d2"s);
    QCOMPARE(symbol(engine::osiris::kFollowerKind + 3), "d"s);
    const auto flat = [](const engine::PieceKind &each) { return each.flat; };
    QCOMPARE(std::count_if(Osiris::pieceKinds().begin(), Osiris::pieceKinds().end(), flat), std::ptrdiff_t(1));
}

void TestOsirisTable::O9_placesInPlay()
{
    QCOMPARE(inPlay(3, "town"), "town-a0 town-b0 town-c0 town-a1 town-b1 town-c1 town-a2 town-b2 town-c2"s);
    QCOMPARE(inPlay(3, "god"), "god-a0 god-b0 god-c0 god-a1 god-b1 god-c1 god-a2 god-b2 god-c2 god-tip"s);
    QCOMPARE(inPlay(3, "stock"), "stock-a stock-b stock-c"s);
    QCOMPARE(inPlay(2, "stock"), "stock-a stock-b stock-c stock-d"s);
    for (const char *const kind : {"space", "tip", "temple"})
        QCOMPARE(inPlay(3, kind), inPlay(4, kind));
    QCOMPARE(inPlay(2, "town"), inPlay(4, "town"));
}

} // namespace tests::tst_osiris_table

TEST_CLASS(tst_osiris_table, TestOsirisTable)
#include "tst_osiris_table.moc"

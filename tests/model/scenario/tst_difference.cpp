// SPDX-License-Identifier: GPL-3.0-or-later
// What is different in another arrangement.
#include "model/scenario/difference.h"

#include "model/scenario/editing.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"

namespace tests::tst_difference {

using namespace scenario;
using engine::kNowhere;

namespace {

constexpr int kPositions = 100; ///< of each game

const engine::Game &osiris() { return *engine::findGame("osiris"); }

/// Gods under three priests, one of whom stands on the board; two blockades.
Arrangement table()
{
    const auto at = [](const char *id) { return osiris().placeOf(id); };
    const std::vector<engine::Piece> box = osiris().box({});
    const auto sort = [&box](const std::string &kind, int value) {
        return *std::find_if(box.begin(), box.end(), [&](const Piece &each) {
            return osiris().pieceKinds()[each.kind].id == kind && (value == 0 || each.value == value);
        });
    };
    Arrangement all;
    const auto put = [&all](Piece piece, PlaceIndex place, int count = 1) {
        piece.place = place;
        piece.count = static_cast<std::uint8_t>(count);
        all.pieces.push_back(piece);
    };
    put(sort("god", 1), at("god-a0"));
    put(sort("god", 2), at("god-b0"));
    put(sort("power", 0), at("town-a0"), 4);
    put(sort("power", 0), at("N-1-0"));
    all.fields = {{"turn", 3}, {"phase", "walk"}};
    return all;
}

} // namespace

class TestDifference : public QObject {
    Q_OBJECT

private slots:
    void anExchangeIsTwoMoves();
    void countersGoFromPlaceToPlace();
    void whatComesAndGoes();
    void whatLiesOtherwise();
    void fieldsByName();
    void nothingIsDifferentFromItself();
};

void TestDifference::anExchangeIsTwoMoves()
{
    const Arrangement before = table();
    Arrangement after = before;
    std::swap(after.pieces[0].place, after.pieces[1].place);
    const Difference found = difference(before, after);
    const PlaceIndex a = before.pieces[0].place;
    const PlaceIndex b = before.pieces[1].place;
    QCOMPARE(found.pieces, (std::vector<PieceChange>{{before.pieces[0], a, b, 1}, {before.pieces[1], b, a, 1}}));
    QCOMPARE(found.places(), (std::vector<PlaceIndex>{a, b}));
    QVERIFY(found.turned.empty() && found.fields.empty());
}

void TestDifference::countersGoFromPlaceToPlace()
{
    const Arrangement before = table();
    Arrangement after = before;
    after.pieces[2].count = 2;
    after.pieces[3].place = osiris().placeOf("N-1-1");
    Piece more = before.pieces[3];
    more.place = osiris().placeOf("N-1-2");
    after.pieces.push_back(more);
    const Difference found = difference(before, after);
    int moved = 0;
    for (const PieceChange &change : found.pieces)
        moved += change.from != kNowhere && change.to != kNowhere ? change.count : 0;
    QCOMPARE(moved, 2);
    QCOMPARE(found.pieces.back(), (PieceChange{before.pieces[2], osiris().placeOf("town-a0"), kNowhere, 1}));
    QCOMPARE(found.places().size(), std::size_t(4));
}

void TestDifference::whatComesAndGoes()
{
    const Arrangement before = table();
    Arrangement after = before;
    after.pieces.erase(after.pieces.begin());
    const PlaceIndex place = before.pieces[0].place;
    QCOMPARE(difference(before, after).pieces, (std::vector<PieceChange>{{before.pieces[0], place, kNowhere, 1}}));
    QCOMPARE(difference(after, before).pieces, (std::vector<PieceChange>{{before.pieces[0], kNowhere, place, 1}}));
}

void TestDifference::whatLiesOtherwise()
{
    const Arrangement before = table();
    Arrangement after = before;
    after.pieces[0].known = 1;
    std::rotate(after.pieces.begin(), after.pieces.begin() + 1, after.pieces.end()); // the order is no difference
    const Difference found = difference(before, after);
    QVERIFY(found.pieces.empty());
    QCOMPARE(found.turned, (std::vector<PlaceIndex>{before.pieces[0].place}));
    QCOMPARE(found.places(), found.turned);
}

void TestDifference::fieldsByName()
{
    const Arrangement before = table();
    Arrangement after = before;
    engine::setMember(after.fields, "turn", engine::Value(4));
    engine::setMember(after.fields, "actor", engine::Value("b"));
    const Difference found = difference(before, after);
    QCOMPARE(found.fields, (std::vector<std::string>{"turn", "actor"}));
    QVERIFY(found.places().empty() && !found.isEmpty());
}

void TestDifference::nothingIsDifferentFromItself()
{
    for (const char *const id : {"aton", "osiris"}) {
        engine::Random random(11);
        for (int i = 0; i < kPositions; ++i) {
            const Arrangement one = anyPosition(*engine::findGame(id), random).arrangement();
            QVERIFY(difference(one, one).isEmpty());
        }
    }
}

} // namespace tests::tst_difference

TEST_CLASS(tst_difference, TestDifference)
#include "tst_difference.moc"

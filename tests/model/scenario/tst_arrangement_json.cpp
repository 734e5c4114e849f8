// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/arrangement_json.h"
#include "scenes.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_arrangement_json {

using engine::Arrangement;
using record::Json;
using scenario::arrangementOf;
using scenario::toJson;

namespace {

constexpr int kPositions = many(2'000); ///< of each game

/// Written to text and read again.
std::optional<Arrangement> throughText(const Arrangement &arrangement, const engine::Game &game)
{
    return arrangementOf(parsed(toJson(arrangement, game).indented()), game);
}

} // namespace

class TestArrangementJson : public QObject {
    Q_OBJECT

private slots:
    void positionsAreReadBack();
    void whatIsNoPositionIsReadBack();
    void theUsualIsLeftOut();
    void otherFormsAreRefused_data();
    void otherFormsAreRefused();
};

void TestArrangementJson::positionsAreReadBack()
{
    engine::Random random(1);
    for (const engine::Game *game : engine::games()) {
        int bare = 0; // a table may be bare until the first pieces have been drawn
        for (int i = 0; i < kPositions; ++i) {
            const Arrangement arrangement = randomPosition(*game, random).arrangement();
            bare += arrangement.pieces.empty() ? 1 : 0;
            QVERIFY(throughText(arrangement, *game) == arrangement);
        }
        QVERIFY2(bare < kPositions / 10 || !kSeesRareCases, std::to_string(bare).c_str());
    }
}

void TestArrangementJson::whatIsNoPositionIsReadBack()
{
    engine::Random random(2);
    int impossible = 0;
    for (const engine::Game *game : engine::games()) {
        for (int i = 0; i < kPositions; ++i) {
            const Arrangement arrangement = mutilated(randomPosition(*game, random).arrangement(), *game, random);
            QVERIFY(throughText(arrangement, *game) == arrangement);
            impossible += std::holds_alternative<std::vector<engine::Problem>>(game->compose(arrangement)) ? 1 : 0;
        }
    }
    QVERIFY(impossible > kPositions);
}

void TestArrangementJson::theUsualIsLeftOut()
{
    const engine::Game &game = *engine::findGame("aton");
    engine::Arrangement arrangement;
    arrangement.pieces.push_back({game.placeOf("temple-1-a"), 0});
    arrangement.pieces.push_back({game.placeOf("hand-red"), 1, 0, 3, 2, false, 1});
    QCOMPARE(
        QString::fromUtf8(toJson(arrangement, game).compact()),
        QStringLiteral(R"({"pieces":[{"place":"temple-1-a","kind":"%1"},)"
                       R"({"place":"hand-red","kind":"%2","owner":"red","value":3,"count":2,"down":true,)"
                       R"("known":["red"]}],"fields":{}})")
            .arg(QString::fromStdString(game.pieceKinds()[0].id), QString::fromStdString(game.pieceKinds()[1].id)));
}

void TestArrangementJson::otherFormsAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char *json :
         {R"([])", R"({})", R"({"pieces":[]})", R"({"fields":{}})", R"({"pieces":{},"fields":{}})",
          R"({"pieces":[],"fields":[]})", R"({"pieces":[],"fields":{},"further":1})", R"({"pieces":[1],"fields":{}})",
          R"({"pieces":[{"place":"temple-1-a"}],"fields":{}})", R"({"pieces":[{"kind":"pawn"}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","place":"temple-9-a"}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","owner":"green"}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","owner":"chance"}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","value":256}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","count":-1}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","known":["nobody"]}],"fields":{}})",
          R"({"pieces":[{"kind":"counter","further":1}],"fields":{}})", R"({"pieces":[],"fields":{"round":1.5}})",
          R"({"pieces":[],"fields":{"round":99999999999999999999}})"})
        QTest::newRow(json) << QByteArray(json);
}

void TestArrangementJson::otherFormsAreRefused()
{
    QFETCH(QByteArray, json);
    QVERIFY(!arrangementOf(parsed(json), *engine::findGame("aton")));
    QVERIFY(arrangementOf(parsed(R"({"pieces":[{"kind":"counter"}],"fields":{}})"), *engine::findGame("aton")));
}

} // namespace tests::tst_arrangement_json

TEST_CLASS(tst_arrangement_json, TestArrangementJson)
#include "tst_arrangement_json.moc"

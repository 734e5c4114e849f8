// SPDX-License-Identifier: GPL-3.0-or-later
// What a game begins with can be set up, as edits like all others.
#include <QSignalSpy>

#include "model/play/commands.h"
#include "tests/model/play/reviewing.h"
#include "tests/model/random_positions.h"
#include "tests/test_class.h"

namespace tests::tst_set_up {

using play::Play;
using play::SetUp;
using record::Json;

namespace {

SetUp another(const Play &play, const engine::Position &start, const QString &note = {})
{
    SetUp next = SetUp::of(play.record());
    next.setup = start.setup();
    next.seats = record::newRecord(play.game(), next.setup).seats;
    next.start = start;
    next.scenario = Json(Json::Members{{QStringLiteral("note"), Json(note)}});
    return next;
}

} // namespace

class TestSetUp : public QObject {
    Q_OBJECT

private slots:
    void aBeginningIsAnEdit_data();
    void aBeginningIsAnEdit();
    void onlyWithoutActions();
    void aGestureIsOneStepOfUndo();
    void aGestureThatLeadsBackIsNone();
    void everyEditIsRepeated_data() { aBeginningIsAnEdit_data(); }
    void everyEditIsRepeated();
    void aForeignEditChangesNothing();
};

void TestSetUp::aBeginningIsAnEdit_data()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
}

void TestSetUp::aBeginningIsAnEdit()
{
    QFETCH(QString, game);
    const engine::Game &rules = *engine::findGame(game.toStdString());
    engine::Random random(3);
    Play play(record::newRecord(rules, {rules.mostSeats(), {}}), 1);
    QSignalSpy edited(&play, &Play::edited);
    ChangeSpy setUp(play, play::Change::SetUp);
    const QByteArray before = file(play);
    for (int i = 0; i < 20; ++i)
        play.run(play::setUp(another(play, anyPosition(rules, random), QString::number(i)), {"place-piece", {}}));
    QCOMPARE(edited.count(), 20);
    QCOMPARE(setUp.count(), 20);
    QVERIFY(play.isModified());
    QCOMPARE(play.undoLabel().id, std::string("place-piece"));
    QCOMPARE(play.position(), play.record().startPosition());
    const QByteArray after = file(play);
    while (play.canUndo())
        play.undo();
    QCOMPARE(file(play), before);
    QVERIFY(!play.isModified());
    QCOMPARE(play.position(), play.record().startPosition());
    while (play.canRedo())
        play.redo();
    QCOMPARE(file(play), after);
    QCOMPARE(setUp.count(), 60);
}

void TestSetUp::onlyWithoutActions()
{
    engine::Random random(5);
    const engine::Game &rules = *engine::games().front();
    Play play(record::newRecord(rules, {}), 1);
    QVERIFY(!play.run(play::setUp(SetUp::of(play.record()), {"place-piece", {}}))); // the same again
    const SetUp next = another(play, anyPosition(rules, random));
    play.requestStep();
    QCOMPARE(play.stepCount(), 1);
    QVERIFY(!play.run(play::setUp(next, {"place-piece", {}})));
    QVERIFY(!play.record().start);
}

void TestSetUp::aGestureIsOneStepOfUndo()
{
    engine::Random random(7);
    const engine::Game &rules = *engine::games().front();
    Play play(record::newRecord(rules, {}), 1);
    const QByteArray before = file(play);
    QVERIFY(play.run(play::setUp(another(play, anyPosition(rules, random)), {"place-piece", {}})));
    const QByteArray between = file(play);
    const int gesture = play.newGesture();
    for (int i = 0; i < 5; ++i)
        QVERIFY(play.run(
            play::setUp(another(play, anyPosition(rules, random), QString::number(i)), {"place-piece", {}}, gesture)));
    QVERIFY(play.run(play::setUp(another(play, anyPosition(rules, random)), {"place-piece", {}}, play.newGesture())));
    play.undo();
    play.undo();
    QCOMPARE(file(play), between);
    play.undo();
    QCOMPARE(file(play), before);
}

void TestSetUp::aGestureThatLeadsBackIsNone()
{
    engine::Random random(9);
    const engine::Game &rules = *engine::games().front();
    Play play(record::newRecord(rules, {}), 1);
    const SetUp before = SetUp::of(play.record());
    const int gesture = play.newGesture();
    QVERIFY(play.run(play::setUp(another(play, anyPosition(rules, random)), {"place-piece", {}}, gesture)));
    QVERIFY(play.run(play::setUp(before, {"place-piece", {}}, gesture)));
    QVERIFY(!play.canUndo());
    QVERIFY(!play.isModified());
}

/// A twin that only hears the edits says the same, whatever was undone in between, and has the same steps of undo.
void TestSetUp::everyEditIsRepeated()
{
    QFETCH(QString, game);
    const engine::Game &rules = *engine::findGame(game.toStdString());
    engine::Random random(11);
    Play play(record::newRecord(rules, {rules.mostSeats(), {}}), 1);
    for (int i = 0; i < 120; ++i) {
        switch (random.below(5)) {
        case 0: play.undo(); break;
        case 1: play.redo(); break;
        case 2: play.newGesture(); break;
        default:
            play.run(play::setUp(another(play, anyPosition(rules, random), QString::number(i)), {"move-piece", {}},
                                 static_cast<int>(random.below(4))));
        }
    }
    Play twin(play.beginning(), 1);
    for (const Json &edit : play.changeLog())
        QVERIFY(twin.repeat(edit));
    QCOMPARE(file(twin), file(play));
    while (play.canUndo()) {
        play.undo();
        twin.undo();
        QCOMPARE(file(twin), file(play));
    }
    QVERIFY(!twin.canUndo());
    QVERIFY(twin.newGesture() > 3);
}

void TestSetUp::aForeignEditChangesNothing()
{
    Play play(record::newRecord(*engine::games().front(), {}), 1);
    const QByteArray before = file(play);
    const Json other = std::get<Json>(record::parseJson(record::write(record::newRecord(*engine::games().back(), {}))));
    const Json number(1);
    const Json text(QStringLiteral("x"));
    for (const Json &begun : {number, text, other, Json(Json::Members{})}) {
        QVERIFY(!play.repeat(Json::Members{
            {QStringLiteral("set-up"), begun}, {QStringLiteral("label"), text}, {QStringLiteral("gesture"), number}}));
        QVERIFY(!play.repeat(Json::Members{{QStringLiteral("set-up"), begun}}));
    }
    QCOMPARE(file(play), before);
}

} // namespace tests::tst_set_up

TEST_CLASS(tst_set_up, TestSetUp)
#include "tst_set_up.moc"

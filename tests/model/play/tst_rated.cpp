// SPDX-License-Identifier: GPL-3.0-or-later
// A rated game: nothing of it is taken back, and what changes it all the same takes its mark.
#include <functional>

#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"

namespace tests::tst_rated {

using play::Play;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");
const QString kMoment = QStringLiteral("2026-11-29T14:05:00Z");

record::Record ratedGame(const char *game)
{
    record::Record record = newGame(game, {kHuman, kEasy});
    record.rated = kMoment;
    return record;
}

/// Some choices of the person, with what follows them.
void playOn(Play &play, int choices)
{
    engine::Random random(3);
    playAutomatically(play);
    for (int i = 0; i < choices; ++i) {
        actAtRandom(play, random);
        playAutomatically(play);
    }
}

/// As a journal does it.
bool goTo(Play &play, int place)
{
    return play.repeat(record::Json(record::Json::Members{{QStringLiteral("index"), place}}));
}

} // namespace

class TestRated : public QObject {
    Q_OBJECT

private slots:
    void nothingOfItIsTakenBack();
    void anEndStands();
    void whatIsSaidOfItIsTakenBack();
    void whatChangesItTakesTheMark();
    void theMarkIsGoneBeforeItIsTold();
    void theJournalGivesTheSame();
    void aTrainingGameIsNone();
};

void TestRated::nothingOfItIsTakenBack()
{
    for (const bool isRated : {true, false}) {
        record::Record record = ratedGame("osiris");
        if (!isRated)
            record.rated.reset();
        Play play(record, 1);
        playOn(play, 3);
        QCOMPARE(play.isRated(), isRated);
        QCOMPARE(play.canUndo(), !isRated);
        QCOMPARE(play.isUndoBarred(), isRated);
        const int steps = play.stepCount();
        int places = 0;
        for (int step = 0; step < steps; ++step)
            places += play.canGoBackTo(step) ? 1 : 0;
        QCOMPARE(places > 0, !isRated);
        play.goBackTo(0);
        play.undo();
        QCOMPARE(play.stepCount() == steps, isRated);
        QCOMPARE(play.canRedo(), !isRated);
    }
}

void TestRated::anEndStands()
{
    Play play(ratedGame("osiris"), 1);
    playOn(play, 2);
    QVERIFY(play.resign(0));
    QVERIFY(play.isRated());
    play.undo();
    QVERIFY(play.isOver() && play.isRated() && !play.canUndo());
    // Also where the file is opened again.
    Play again(play.record(), 1);
    again.undo();
    QVERIFY(again.isOver() && again.isRated());
}

void TestRated::whatIsSaidOfItIsTakenBack()
{
    Play play(ratedGame("osiris"), 1);
    playOn(play, 2);
    QVERIFY(play.run(play::setMark({{}, 1}, QStringLiteral("good"))));
    QVERIFY(play.canUndo());
    play.undo();
    QVERIFY(play.record().line.marks.empty());
    QVERIFY(!play.canUndo() && play.canRedo());
    play.redo();
    QCOMPARE(play.record().line.marks.size(), std::size_t(1));
    QVERIFY(play.isRated());
    // What was played since would go with it.
    playOn(play, 1);
    QVERIFY(!play.canUndo());
}

void TestRated::whatChangesItTakesTheMark()
{
    const auto after = [](const std::function<void(Play &)> &change, int choices = 2) {
        Play play(ratedGame("osiris"), 1);
        playOn(play, choices);
        QVERIFY(play.isRated());
        change(play);
        QVERIFY(!play.isRated() && !play.record().rated);
        QVERIFY(play.isModified());
        QVERIFY(!record::write(play.record()).contains("rated"));
    };
    after([](Play &play) { play.setSeat(1, {{}, {QStringLiteral("Bo"), {}}, kHuman}); });
    after([](Play &play) { play.run(play::becomeTraining()); });
    after([](Play &play) { play.reveal(); });
    after([](Play &play) { QVERIFY(goTo(play, 0)); });
    after([](Play &play) {
        play.resign(0);
        QVERIFY(play.isRated());
        int place = play.stepCount() + 1; // the present one, or too many where something was revealed
        while (!goTo(play, place))
            --place;
        QVERIFY(play.isRated());
        QVERIFY(goTo(play, place - 1));
        QVERIFY(!play.isOver());
    });
    after([](Play &play) {
        const int step = play.stepCount() - 1;
        const engine::Action other = anotherThan(play.step(step + 1).action, play.positionAt(step));
        QVERIFY(play.tryAction({{}, step}, other));
        QVERIFY(play.isRated()); // only tried
        QVERIFY(play.run(play::promote({0})));
        QVERIFY(!play.isRated());
        play.undo();
        QVERIFY(play.isRated()); // it is the game that was played
        play.redo();
    });
}

void TestRated::theMarkIsGoneBeforeItIsTold()
{
    Play play(ratedGame("osiris"), 1);
    int told = 0;
    connect(&play, &Play::edited, this, [&] {
        ++told;
        QVERIFY(!play.record().rated);
    });
    QVERIFY(play.setSeat(1, {{}, {QStringLiteral("Bo"), {}}, kHuman}));
    QCOMPARE(told, 1);
}

void TestRated::theJournalGivesTheSame()
{
    Play play(ratedGame("osiris"), 1);
    playOn(play, 2);
    QVERIFY(goTo(play, 0));
    play.redo();
    Play again(play.beginning(), 1);
    QVERIFY(again.isRated());
    for (const record::Json &edit : play.changeLog())
        QVERIFY(again.repeat(edit));
    QVERIFY(!again.isRated());
    QCOMPARE(record::write(again.record()), record::write(play.record()));
}

void TestRated::aTrainingGameIsNone()
{
    record::Record record = ratedGame("aton");
    record.training = true;
    QVERIFY(!Play(record, 1).isRated());
}

} // namespace tests::tst_rated

TEST_CLASS(tst_rated, TestRated)
#include "tst_rated.moc"

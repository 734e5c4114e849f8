// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with somebody who learns: solved, failed, tried again, with and without help.
#include <QAccessible>
#include <QSignalSpy>

#include "lesson_desk.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/words_of.h"
#include "views/scenario/lesson_message.h"
#include "views/scenario/lesson_side.h"

namespace tests::tst_lesson_page {

using scenario::Verdict;

class TestLessonPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }

    void isSolvedWithTheMouse_data();
    void isSolvedWithTheMouse();
    void isSolvedWithKeys_data();
    void isSolvedWithKeys();
    void leadsOn();
    void aFailedTryIsTriedAgain();
    void aReplyIsSaid();
    void conditionsAreTickedOff();
    void theLastActionIsTakenBack();
    void theHintComesOnDemand();
    void theAnswerIsShownAndDoesNotCount();
    void theAnswerCanBeSkipped();
    void theAnswerIsSeenStepByStep();
    void othersFollowByThemselves();
    void stepsWaitForTheMotion();
    void onlyTheLearnersSecretsAreSeen();
    void freePlayLeadsToAGame();
    void theWayBack();
    void theVerdictIsHeard();
    void textsAreInTheLanguageOfTheProgram();
    void everythingHasANameAndIsReached();
};

void TestLessonPage::isSolvedWithTheMouse_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addRow("aton") << QByteArray("aton");
    QTest::addRow("osiris") << QByteArray("osiris");
}

namespace {

Desk deskOf(const QByteArray &game)
{
    if (game == "aton")
        return Desk(atonRecord(), atonScenario());
    return Desk(osirisRecord(), osirisScenario());
}

const char *answerOf(const QByteArray &game, int step)
{
    if (game == "aton")
        return step == 0 ? "red remove 1c" : "red place 1d";
    return step == 0 ? "a step a0 N-1-0" : "a step a0 N-2-0";
}

} // namespace

void TestLessonPage::isSolvedWithTheMouse()
{
    QFETCH(QByteArray, game);
    Desk desk = deskOf(game);
    QSignalSpy solved(&desk.page(), &views::LessonPage::solved);
    desk.act(answerOf(game, 0));
    QCOMPARE(desk.attempt().timeline().stepCount(), 1);
    QCOMPARE(desk.attempt().verdict(), Verdict::Open);
    QVERIFY(!desk.progress().isSolved(QStringLiteral("aton/x")));
    desk.act(answerOf(game, 1));
    QCOMPARE(desk.attempt().verdict(), Verdict::Solved);
    QCOMPARE(solved.count(), 1);
    QVERIFY(desk.progress().isSolved(QStringLiteral("aton/x")));
    QCOMPARE(desk.said("verdict"), QStringLiteral("Solved"));
    QCOMPARE(desk.said("words"), QStringLiteral("That is the way."));
    QVERIFY(desk.shown().choosable.empty());
}

void TestLessonPage::isSolvedWithKeys_data() { isSolvedWithTheMouse_data(); }

void TestLessonPage::isSolvedWithKeys()
{
    QFETCH(QByteArray, game);
    Desk desk = deskOf(game);
    for (int step = 0; step < 2; ++step) {
        desk.actByKeys(answerOf(game, step));
        if (desk.attempt().timeline().stepCount() == step) // chosen first, then confirmed
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(desk.attempt().timeline().stepCount(), step + 1);
    }
    QCOMPARE(desk.attempt().verdict(), Verdict::Solved);
    QVERIFY(desk.button("back").hasFocus());
    QSignalSpy back(&desk.page(), &views::LessonPage::backWanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(back.count(), 1);
}

void TestLessonPage::leadsOn()
{
    Desk desk(atonRecord(), atonScenario());
    QVERIFY(!desk.button("next").isVisible());
    desk.page().setHasNext(true);
    QVERIFY(desk.button("next").isVisible());
    QVERIFY(!desk.button("next").property("main").toBool());
    desk.act("red remove 1c");
    desk.act("red place 1d");
    QVERIFY(desk.button("next").property("main").toBool());
    QVERIFY(desk.button("next").hasFocus());
    QSignalSpy next(&desk.page(), &views::LessonPage::nextWanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(next.count(), 1);
    QCOMPARE(desk.progress().lastLesson(QStringLiteral("aton")), QStringLiteral("aton/x"));
}

void TestLessonPage::aFailedTryIsTriedAgain()
{
    Desk desk(osirisRecord(), osirisScenario());
    desk.act("a step a0 N-1-2");
    QCOMPARE(desk.attempt().verdict(), Verdict::Failed);
    QCOMPARE(desk.said("verdict"), QStringLiteral("Not solved this time"));
    QCOMPARE(desk.said("words"), QStringLiteral("That is not it."));
    QCOMPARE(desk.progress().tries(QStringLiteral("aton/x")), 1);
    QVERIFY(!desk.progress().isSolved(QStringLiteral("aton/x")));
    QVERIFY(desk.button("again").property("main").toBool());
    QVERIFY(desk.button("again").hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(desk.attempt().verdict(), Verdict::Open);
    QCOMPARE(desk.attempt().timeline().stepCount(), 0);
    QVERIFY(!desk.page().findChild<QLabel *>(QStringLiteral("verdict"))->isVisible());
    QVERIFY(desk.board().hasFocus());
    desk.act("a step a0 N-1-0");
    desk.act("a step a0 N-2-0");
    QCOMPARE(desk.attempt().verdict(), Verdict::Solved);
    QCOMPARE(desk.progress().tries(QStringLiteral("aton/x")), 2);
}

void TestLessonPage::aReplyIsSaid()
{
    Desk desk(atonRecord(), atonScenario());
    desk.act("red remove 2a");
    QVERIFY(desk.said("words").contains(QStringLiteral("That is another temple.")));
    desk.act("red place 1d");
    QVERIFY(!desk.said("words").contains(QStringLiteral("That is another temple.")));
}

void TestLessonPage::conditionsAreTickedOff()
{
    Desk desk(atonRecord(), atonScenario());
    const auto reached = [&] {
        int count = 0;
        for (const auto *label : desk.page().findChildren<QLabel *>())
            count += label->isVisible() && label->accessibleName().startsWith(QLatin1String("Reached: ")) ? 1 : 0;
        return count;
    };
    QCOMPARE(reached(), 0);
    desk.act("red remove 1c");
    QCOMPARE(reached(), 1);
    desk.page().undo();
    QCOMPARE(reached(), 0);
    desk.act("red remove 1c");
    desk.act("red place 1d");
    QCOMPARE(reached(), 2);
}

void TestLessonPage::theLastActionIsTakenBack()
{
    Desk desk(osirisRecord(), osirisScenario());
    QVERIFY(!desk.page().canUndo());
    desk.act("a step a0 N-1-0");
    desk.act("a step a0 N-1-2");
    QCOMPARE(desk.attempt().verdict(), Verdict::Failed);
    QVERIFY(desk.page().canUndo());
    desk.press("takeBack");
    QCOMPARE(desk.attempt().timeline().stepCount(), 1);
    QCOMPARE(desk.attempt().verdict(), Verdict::Open);
    QVERIFY(!desk.shown().choosable.empty());
    desk.act("a step a0 N-2-0");
    QCOMPARE(desk.attempt().verdict(), Verdict::Solved);
}

void TestLessonPage::theHintComesOnDemand()
{
    Desk desk(osirisRecord(), osirisScenario());
    const auto *hint = desk.page().findChild<QLabel *>(QStringLiteral("hintText"));
    QVERIFY(!hint->isVisible());
    desk.act("a step a0 N-1-2");
    desk.press("again");
    QVERIFY(!hint->isVisible());
    desk.press("hint");
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), QStringLiteral("Look at the left one."));
    QVERIFY(!desk.button("hint").isVisible());
    desk.act("a step a0 N-1-2");
    desk.press("again");
    QVERIFY(hint->isVisible());
}

void TestLessonPage::theAnswerIsShownAndDoesNotCount()
{
    Desk desk(atonRecord(), atonScenario());
    desk.act("red remove 2a");
    QSignalSpy solved(&desk.page(), &views::LessonPage::solved);
    desk.press("answer");
    QVERIFY(desk.page().isShowingAnswer());
    QVERIFY(!desk.page().canUndo());
    QTRY_VERIFY(!desk.page().isTelling());
    QCOMPARE(desk.page().timeline().stepCount(), 2);
    QVERIFY(desk.shown().position == desk.page().timeline().last());
    const QStringList said = desk.said("happened").split(QLatin1Char('\n'));
    QCOMPARE(said.size(), 2);
    QVERIFY(said[0].contains(QStringLiteral("1c")) && said[1].contains(QStringLiteral("1d")));
    QVERIFY(desk.shown().choosable.empty());
    QCOMPARE(solved.count(), 0);
    QVERIFY(!desk.progress().isSolved(QStringLiteral("aton/x")));
    QVERIFY(desk.button("again").hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!desk.page().isShowingAnswer());
    QCOMPARE(desk.page().timeline().stepCount(), 0);
    QVERIFY(!desk.shown().choosable.empty());
    desk.act("red remove 1c");
    desk.act("red place 1d");
    QCOMPARE(solved.count(), 1);
}

void TestLessonPage::theAnswerCanBeSkipped()
{
    Desk desk(atonRecord(), atonScenario(), {0.001, true, true});
    desk.press("answer");
    QVERIFY(desk.page().isTelling());
    QCOMPARE(desk.page().timeline().stepCount(), 0);
    QTest::keyClick(&desk.board(), Qt::Key_Return);
    QVERIFY(!desk.page().isTelling());
    QCOMPARE(desk.page().timeline().stepCount(), 2);
}

void TestLessonPage::theAnswerIsSeenStepByStep()
{
    Desk desk(atonRecord(), atonScenario());
    std::vector<int> seen;
    connect(&desk.page(), &views::LessonPage::changed, this, [&] {
        if (seen.empty() || seen.back() != desk.page().timeline().stepCount())
            seen.push_back(desk.page().timeline().stepCount());
    });
    desk.page().showAnswer();
    QTRY_VERIFY(!desk.page().isTelling());
    QCOMPARE(seen, (std::vector<int>{0, 1, 2}));
}

namespace {

/// The first round of a game: chance deals, and Blue lays too.
scenario::Scenario freePlay()
{
    scenario::Scenario scenario;
    scenario.seat = "red";
    return withWords(std::move(scenario));
}

record::Record newGame() { return record::newRecord(*engine::findGame("aton"), {}); }

} // namespace

void TestLessonPage::othersFollowByThemselves()
{
    Desk desk(newGame(), freePlay());
    QTRY_VERIFY(!desk.page().isTelling());
    const int dealt = desk.attempt().timeline().stepCount();
    QVERIFY(dealt > 0);
    QVERIFY(desk.attempt().isOnTurn());
    for (const views::PieceSpot &spot :
         desk.board().boardScene().piecesOn(desk.attempt().position().game().placeOf("hand-red")))
        QTest::keyClick(&desk.board(), static_cast<char>('0' + spot.piece.value));
    QTest::keyClick(&desk.board(), Qt::Key_Return);
    QTRY_VERIFY(!desk.page().isTelling());
    QVERIFY(desk.attempt().timeline().stepCount() > dealt + 1); // Blue has laid
    QVERIFY(desk.attempt().isOnTurn() || desk.attempt().position().isOver());
    desk.page().undo();
    QCOMPARE(desk.attempt().timeline().stepCount(), dealt);
}

void TestLessonPage::stepsWaitForTheMotion()
{
    Desk desk(newGame(), freePlay(), {1, true, true});
    QVERIFY(desk.page().isTelling()); // the deal is due
    QVERIFY(desk.button("main").isVisible());
    desk.press("main");
    QVERIFY(!desk.page().isTelling());
    QVERIFY(desk.attempt().isOnTurn());
    desk.page().setStyle({0.01, true, true});
    for (const views::PieceSpot &spot :
         desk.board().boardScene().piecesOn(desk.attempt().position().game().placeOf("hand-red")))
        QTest::keyClick(&desk.board(), static_cast<char>('0' + spot.piece.value));
    const int before = desk.attempt().timeline().stepCount();
    QTest::keyClick(&desk.board(), Qt::Key_Return);
    QCOMPARE(desk.attempt().timeline().stepCount(), before + 1); // what Blue does comes later
    QVERIFY(desk.page().isTelling());
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    QVERIFY(!desk.page().isTelling());
    QVERIFY(desk.attempt().timeline().stepCount() > before + 1);
}

void TestLessonPage::onlyTheLearnersSecretsAreSeen()
{
    Desk desk(newGame(), freePlay());
    QTRY_VERIFY(!desk.page().isTelling());
    const engine::Game &game = desk.attempt().position().game();
    int own = 0;
    for (const engine::Piece &piece : desk.shown().arrangement.pieces) {
        if (piece.place == game.placeOf("hand-blue"))
            QVERIFY(!desk.shown().isFaceSeen(piece));
        own += piece.place == game.placeOf("hand-red") && desk.shown().isFaceSeen(piece) ? piece.count : 0;
    }
    QCOMPARE(own, 4);
}

void TestLessonPage::freePlayLeadsToAGame()
{
    Desk desk(atonRecord(), freePlay());
    QVERIFY(desk.button("play").property("main").toBool());
    QVERIFY(!desk.button("answer").isVisible());
    QVERIFY(!desk.shown().choosable.empty());
    QSignalSpy play(&desk.page(), &views::LessonPage::playWanted);
    desk.press("play");
    QCOMPARE(play.count(), 1);
    desk.act("red remove 1c");
    QCOMPARE(desk.attempt().timeline().stepCount(), 1);
}

void TestLessonPage::theWayBack()
{
    Desk desk(atonRecord(), atonScenario());
    QCOMPARE(desk.button("back").text(), QStringLiteral("Back to the lessons"));
    desk.page().setBack(views::LessonPage::Back::Editor);
    QCOMPARE(desk.button("back").text(), QStringLiteral("Back to the editor"));
    QSignalSpy back(&desk.page(), &views::LessonPage::backWanted);
    desk.press("back");
    QCOMPARE(back.count(), 1);
}

void TestLessonPage::theVerdictIsHeard()
{
    Desk desk(osirisRecord(), osirisScenario());
    auto *message = desk.page().findChild<views::LessonMessage *>();
    const auto heard = [message] { return QAccessible::queryAccessibleInterface(message)->text(QAccessible::Name); };
    desk.act("a step a0 N-1-0");
    QCOMPARE(heard(), QString());
    desk.act("a step a0 N-2-0");
    QCOMPARE(heard(), QStringLiteral("Solved. That is the way."));
}

void TestLessonPage::textsAreInTheLanguageOfTheProgram()
{
    Desk desk(atonRecord(), atonScenario());
    QCOMPARE(desk.said("title"), QStringLiteral("Two steps"));
    desk.press("hint");
    desk.act("red remove 2a");
    const QStringList english = wordsOf(desk.page());
    words::setLanguage(QStringLiteral("fr"));
    QTRY_COMPARE(desk.said("title"), QStringLiteral("Deux pas"));
    QCOMPARE(desk.said("text"), QStringLiteral("Only said in English.")); // there is no other
    QVERIFY(desk.page().findChild<QLabel *>(QStringLiteral("hintText"))->isVisible());
    words::setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(wordsOf(desk.page()), english);
}

void TestLessonPage::everythingHasANameAndIsReached()
{
    Desk desk(atonRecord(), atonScenario());
    desk.page().setHasNext(true);
    QCOMPARE(nameless(*desk.page().findChild<views::LessonSide *>()).join(QLatin1Char(' ')), QString());
    const QStringList stops = tabRound(desk.page());
    for (const char *name : {"hint", "answer", "play", "back", "next"})
        QVERIFY2(stops.contains(QLatin1String(name)), name);
}

} // namespace tests::tst_lesson_page

TEST_CLASS(tst_lesson_page, TestLessonPage)
#include "tst_lesson_page.moc"

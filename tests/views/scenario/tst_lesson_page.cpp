// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with somebody who learns: solved, failed, tried again, with and without help.
#include <QAccessible>
#include <QSignalSpy>

#include "lesson_desk.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/words_of.h"
#include "tests/views/panels.h"
#include "views/board/board_view_state.h"
#include "views/panels/place_button.h"
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
    void tablesAreInTheLanguageOfTheProgram();
    void everythingHasANameAndIsReached();
    void aCharacterIsChosenInTheTable();
    void theLearnersBoardIsSeen();
};

void TestLessonPage::isSolvedWithTheMouse_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addRow("aton") << QByteArray("aton");
    QTest::addRow("osiris") << QByteArray("osiris");
}

namespace {

ContextFixture contextOf(const QByteArray &game)
{
    if (game == "aton")
        return ContextFixture(atonRecord(), atonScenario());
    return ContextFixture(osirisRecord(), osirisScenario());
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
    ContextFixture context = contextOf(game);
    QSignalSpy solved(&context.page(), &views::LessonPage::solved);
    context.act(answerOf(game, 0));
    QCOMPARE(context.attempt().timeline().stepCount(), 1);
    QCOMPARE(context.attempt().verdict(), Verdict::Open);
    QVERIFY(!context.progress().isSolved(QStringLiteral("aton/x")));
    context.act(answerOf(game, 1));
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
    QCOMPARE(solved.count(), 1);
    QVERIFY(context.progress().isSolved(QStringLiteral("aton/x")));
    QCOMPARE(context.said("verdict"), QStringLiteral("Solved"));
    QCOMPARE(context.said("words"), QStringLiteral("That is the way."));
    QVERIFY(context.shown().choosable.empty());
}

void TestLessonPage::isSolvedWithKeys_data() { isSolvedWithTheMouse_data(); }

void TestLessonPage::isSolvedWithKeys()
{
    QFETCH(QByteArray, game);
    ContextFixture context = contextOf(game);
    for (int step = 0; step < 2; ++step) {
        context.actByKeys(answerOf(game, step));
        if (context.attempt().timeline().stepCount() == step) // chosen first, then confirmed
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(context.attempt().timeline().stepCount(), step + 1);
    }
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
    QVERIFY(context.button("back").hasFocus());
    QSignalSpy back(&context.page(), &views::Page::wanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(back.count(), 1);
    QCOMPARE(back.front().front().value<views::Command>(), views::Command::Back);
}

void TestLessonPage::leadsOn()
{
    ContextFixture context(atonRecord(), atonScenario());
    QVERIFY(!context.button("next").isVisible());
    context.page().setHasNext(true);
    QVERIFY(context.button("next").isVisible());
    QVERIFY(!context.button("next").property("main").toBool());
    context.act("red remove 1c");
    context.act("red place 1d");
    QVERIFY(context.button("next").property("main").toBool());
    QVERIFY(context.button("next").hasFocus());
    QSignalSpy next(&context.page(), &views::Page::wanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(next.count(), 1);
    QCOMPARE(next.front().front().value<views::Command>(), views::Command::NextLesson);
    QCOMPARE(context.progress().lastLesson(QStringLiteral("aton")), QStringLiteral("aton/x"));
}

void TestLessonPage::aFailedTryIsTriedAgain()
{
    ContextFixture context(osirisRecord(), osirisScenario());
    context.act("a step a0 N-1-2");
    QCOMPARE(context.attempt().verdict(), Verdict::Failed);
    QCOMPARE(context.said("verdict"), QStringLiteral("Not solved this time"));
    QCOMPARE(context.said("words"), QStringLiteral("That is not it."));
    QCOMPARE(context.progress().tries(QStringLiteral("aton/x")), 1);
    QVERIFY(!context.progress().isSolved(QStringLiteral("aton/x")));
    QVERIFY(context.button("again").property("main").toBool());
    QVERIFY(context.button("again").hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(context.attempt().verdict(), Verdict::Open);
    QCOMPARE(context.attempt().timeline().stepCount(), 0);
    QVERIFY(!context.page().findChild<QLabel *>(QStringLiteral("verdict"))->isVisible());
    QVERIFY(context.board().hasFocus());
    context.act("a step a0 N-1-0");
    context.act("a step a0 N-2-0");
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
    QCOMPARE(context.progress().tries(QStringLiteral("aton/x")), 2);
}

void TestLessonPage::aReplyIsSaid()
{
    ContextFixture context(atonRecord(), atonScenario());
    context.act("red remove 2a");
    QVERIFY(context.said("words").contains(QStringLiteral("That is another temple.")));
    context.act("red place 1d");
    QVERIFY(!context.said("words").contains(QStringLiteral("That is another temple.")));
}

void TestLessonPage::conditionsAreTickedOff()
{
    ContextFixture context(atonRecord(), atonScenario());
    const auto reached = [&] {
        int count = 0;
        for (const auto *label : context.page().findChildren<QLabel *>())
            count += label->isVisible() && label->accessibleName().startsWith(QLatin1String("Reached: ")) ? 1 : 0;
        return count;
    };
    QCOMPARE(reached(), 0);
    context.act("red remove 1c");
    QCOMPARE(reached(), 1);
    context.page().undo();
    QCOMPARE(reached(), 0);
    context.act("red remove 1c");
    context.act("red place 1d");
    QCOMPARE(reached(), 2);
}

void TestLessonPage::theLastActionIsTakenBack()
{
    ContextFixture context(osirisRecord(), osirisScenario());
    QVERIFY(!context.page().playback().canUndo());
    context.act("a step a0 N-1-0");
    context.act("a step a0 N-1-2");
    QCOMPARE(context.attempt().verdict(), Verdict::Failed);
    QVERIFY(context.page().playback().canUndo());
    context.press("takeBack");
    QCOMPARE(context.attempt().timeline().stepCount(), 1);
    QCOMPARE(context.attempt().verdict(), Verdict::Open);
    QVERIFY(!context.shown().choosable.empty());
    context.act("a step a0 N-2-0");
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
}

void TestLessonPage::theHintComesOnDemand()
{
    ContextFixture context(osirisRecord(), osirisScenario());
    const auto *hint = context.page().findChild<QLabel *>(QStringLiteral("hintText"));
    QVERIFY(!hint->isVisible());
    context.act("a step a0 N-1-2");
    context.press("again");
    QVERIFY(!hint->isVisible());
    context.press("hint");
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), QStringLiteral("Look at the left one."));
    QVERIFY(!context.button("hint").isVisible());
    context.act("a step a0 N-1-2");
    context.press("again");
    QVERIFY(hint->isVisible());
}

void TestLessonPage::theAnswerIsShownAndDoesNotCount()
{
    ContextFixture context(atonRecord(), atonScenario());
    context.act("red remove 2a");
    QSignalSpy solved(&context.page(), &views::LessonPage::solved);
    context.press("answer");
    QVERIFY(context.page().playback().isShowingAnswer());
    QVERIFY(!context.page().playback().canUndo());
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    QCOMPARE(context.page().playback().steps().stepCount(), 2);
    QVERIFY(context.shown().position == context.page().playback().steps().last());
    const QStringList said = context.said("happened").split(QLatin1Char('\n'));
    QCOMPARE(said.size(), 2);
    QVERIFY(said[0].contains(QStringLiteral("1c")) && said[1].contains(QStringLiteral("1d")));
    QVERIFY(context.shown().choosable.empty());
    QCOMPARE(solved.count(), 0);
    QVERIFY(!context.progress().isSolved(QStringLiteral("aton/x")));
    QVERIFY(context.button("again").hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!context.page().playback().isShowingAnswer());
    QCOMPARE(context.page().playback().steps().stepCount(), 0);
    QVERIFY(!context.shown().choosable.empty());
    context.act("red remove 1c");
    context.act("red place 1d");
    QCOMPARE(solved.count(), 1);
}

void TestLessonPage::theAnswerCanBeSkipped()
{
    ContextFixture context(atonRecord(), atonScenario(), {0.001, true, true});
    context.press("answer");
    QVERIFY(context.page().playback().isPlayingBack());
    QCOMPARE(context.page().playback().steps().stepCount(), 0);
    QTest::keyClick(&context.board(), Qt::Key_Return);
    QVERIFY(!context.page().playback().isPlayingBack());
    QCOMPARE(context.page().playback().steps().stepCount(), 2);
}

void TestLessonPage::theAnswerIsSeenStepByStep()
{
    ContextFixture context(atonRecord(), atonScenario());
    std::vector<int> seen;
    connect(&context.page().playback(), &views::LessonPlayback::stepShown, this, [&] {
        if (seen.empty() || seen.back() != context.page().playback().steps().stepCount())
            seen.push_back(context.page().playback().steps().stepCount());
    });
    context.page().showAnswer();
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
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
    ContextFixture context(newGame(), freePlay());
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const int dealt = context.attempt().timeline().stepCount();
    QVERIFY(dealt > 0);
    QVERIFY(context.attempt().isOnTurn());
    for (const views::PieceSpot &spot :
         context.board().boardScene().piecesOn(context.attempt().position().game().placeOf("hand-red")))
        QTest::keyClick(&context.board(), static_cast<char>('0' + spot.piece.value));
    QTest::keyClick(&context.board(), Qt::Key_Return);
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    QVERIFY(context.attempt().timeline().stepCount() > dealt + 1); // Blue has laid
    QVERIFY(context.attempt().isOnTurn() || context.attempt().position().isOver());
    context.page().undo();
    QCOMPARE(context.attempt().timeline().stepCount(), dealt);
}

void TestLessonPage::stepsWaitForTheMotion()
{
    ContextFixture context(newGame(), freePlay(), {1, true, true});
    QVERIFY(context.page().playback().isPlayingBack()); // the deal is due
    QVERIFY(context.button("main").isVisible());
    context.press("main");
    QVERIFY(!context.page().playback().isPlayingBack());
    QVERIFY(context.attempt().isOnTurn());
    context.page().setStyle({0.01, true, true});
    for (const views::PieceSpot &spot :
         context.board().boardScene().piecesOn(context.attempt().position().game().placeOf("hand-red")))
        QTest::keyClick(&context.board(), static_cast<char>('0' + spot.piece.value));
    const int before = context.attempt().timeline().stepCount();
    QTest::keyClick(&context.board(), Qt::Key_Return);
    QCOMPARE(context.attempt().timeline().stepCount(), before + 1); // what Blue does comes later
    QVERIFY(context.page().playback().isPlayingBack());
    QTest::keyClick(&context.board(), Qt::Key_Escape);
    QVERIFY(!context.page().playback().isPlayingBack());
    QVERIFY(context.attempt().timeline().stepCount() > before + 1);
}

void TestLessonPage::onlyTheLearnersSecretsAreSeen()
{
    ContextFixture context(newGame(), freePlay());
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const engine::Game &game = context.attempt().position().game();
    int own = 0;
    for (const engine::Piece &piece : context.shown().arrangement.pieces) {
        if (piece.place == game.placeOf("hand-blue"))
            QVERIFY(!context.shown().isFaceSeen(piece));
        own += piece.place == game.placeOf("hand-red") && context.shown().isFaceSeen(piece) ? piece.count : 0;
    }
    QCOMPARE(own, 4);
}

void TestLessonPage::freePlayLeadsToAGame()
{
    ContextFixture context(atonRecord(), freePlay());
    QVERIFY(context.button("play").property("main").toBool());
    QVERIFY(!context.button("answer").isVisible());
    QVERIFY(!context.shown().choosable.empty());
    QSignalSpy play(&context.page(), &views::Page::wanted);
    context.press("play");
    QCOMPARE(play.count(), 1);
    QCOMPARE(play.front().front().value<views::Command>(), views::Command::PlayFromHere);
    context.act("red remove 1c");
    QCOMPARE(context.attempt().timeline().stepCount(), 1);
}

void TestLessonPage::theWayBack()
{
    ContextFixture context(atonRecord(), atonScenario());
    QCOMPARE(context.button("back").text(), QStringLiteral("Back to the lessons"));
    context.page().setBack(views::LessonPage::Back::Editor);
    QCOMPARE(context.button("back").text(), QStringLiteral("Back to the editor"));
    QSignalSpy back(&context.page(), &views::Page::wanted);
    context.press("back");
    QCOMPARE(back.count(), 1);
    QCOMPARE(back.front().front().value<views::Command>(), views::Command::Back);
}

void TestLessonPage::theVerdictIsHeard()
{
    ContextFixture context(osirisRecord(), osirisScenario());
    auto *message = context.page().findChild<views::LessonMessage *>();
    const auto heard = [message] { return QAccessible::queryAccessibleInterface(message)->text(QAccessible::Name); };
    context.act("a step a0 N-1-0");
    QCOMPARE(heard(), QString());
    context.act("a step a0 N-2-0");
    QCOMPARE(heard(), QStringLiteral("Solved. That is the way."));
}

void TestLessonPage::textsAreInTheLanguageOfTheProgram()
{
    ContextFixture context(atonRecord(), atonScenario());
    QCOMPARE(context.said("title"), QStringLiteral("Two steps"));
    context.press("hint");
    context.act("red remove 2a");
    const QStringList english = wordsOf(context.page());
    words::setLanguage(QStringLiteral("fr"));
    QTRY_COMPARE(context.said("title"), QStringLiteral("Deux pas"));
    QCOMPARE(context.said("text"), QStringLiteral("Only said in English.")); // there is no other
    QVERIFY(context.page().findChild<QLabel *>(QStringLiteral("hintText"))->isVisible());
    words::setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(wordsOf(context.page()), english);
}

/// Also while nobody sees them: what room they need is known all the same.
void TestLessonPage::tablesAreInTheLanguageOfTheProgram()
{
    const auto loaded = record::load(QStringLiteral(":/lessons/nefertiti/10-vizier.cartouche"));
    const record::Record &record = std::get<record::Record>(loaded);
    ContextFixture context(record, std::get<scenario::Scenario>(scenario::scenarioOf(record)));
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const auto said = [&context] {
        QStringList all;
        for (const views::PanelView *each : context.page().findChildren<views::PanelView *>())
            all += textsOf(*each);
        return all;
    };
    const QStringList english = said();
    QVERIFY(!english.isEmpty());
    context.page().hide();
    words::setLanguage(QStringLiteral("fr"));
    QTRY_VERIFY(said() != english);
    context.page().show();
    words::setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(said(), english);
}

void TestLessonPage::everythingHasANameAndIsReached()
{
    ContextFixture context(atonRecord(), atonScenario());
    context.page().setHasNext(true);
    QCOMPARE(nameless(*context.page().findChild<views::LessonSide *>()).join(QLatin1Char(' ')), QString());
    const QStringList stops = tabRound(context.page());
    for (const char *name : {"lesson", "hint", "answer", "play", "back", "next"})
        QVERIFY2(stops.contains(QLatin1String(name)), name);
}

// What lies beside the board is chosen there, and stands open from the beginning.
void TestLessonPage::aCharacterIsChosenInTheTable()
{
    const auto loaded = record::load(QStringLiteral(":/lessons/nefertiti/10-vizier.cartouche"));
    const record::Record &record = std::get<record::Record>(loaded);
    ContextFixture context(record, std::get<scenario::Scenario>(scenario::scenarioOf(record)));
    const engine::PlaceIndex vizier = record.game->placeOf("character-vizier");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    for (auto *pile : context.page().findChildren<views::PlaceButton *>()) {
        if (pile->place() != vizier)
            continue;
        QVERIFY(pile->isVisible() && pile->isChoosable());
        QTest::mouseClick(pile, Qt::LeftButton);
        break;
    }
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
}

// As in a game: where the board leaves room, and nowhere else.
void TestLessonPage::theLearnersBoardIsSeen()
{
    const auto loaded = record::load(QStringLiteral(":/lessons/tekhenu/04-scale.cartouche"));
    const record::Record &record = std::get<record::Record>(loaded);
    ContextFixture context(record, std::get<scenario::Scenario>(scenario::scenarioOf(record)));
    const views::BoardView &board = context.board();
    const QRect room = board.panelsRoom().translated(board.mapTo(&context.page(), QPoint()));
    const auto boards = [&context] {
        QList<views::PanelView *> seen = seenPanels(context.page());
        seen.removeIf([](const views::PanelView *each) { return each->panel().form != engine::PanelForm::Boards; });
        return seen;
    };
    QTRY_COMPARE(boards().size(), 1);
    QVERIFY(!room.isEmpty());
    const views::PanelView &shown = *boards().front();
    QCOMPARE(QRect(shown.mapTo(&context.page(), QPoint()), shown.size()), room);
    QCOMPARE(shown.picture().large, int(context.attempt().seat()));
    context.page().findChild<QPushButton *>(QStringLiteral("fold"))->click();
    QCOMPARE(boards().size(), 1);
}

} // namespace tests::tst_lesson_page

TEST_CLASS(tst_lesson_page, TestLessonPage)
#include "tst_lesson_page.moc"

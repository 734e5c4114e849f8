// SPDX-License-Identifier: GPL-3.0-or-later
// The review at the window: how one comes into it and out again, what is kept, the clipboard, what a game becomes of
// which everything was seen.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTimer>

#include "model/play/commands.h"
#include "model/replay/game_text.h"
#include "program.h"
#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"

namespace tests::tst_review_window {

namespace {

/// A game that is no training, with one choice behind it.
void beginInEarnest(Table &table)
{
    QVERIFY(table.activate());
    record::Record record = trainingGame(kHuman, kHuman);
    record.training = false;
    QVERIFY(table.window().navigator().beginGame(record, 1));
    table.hurry();
    playSome(table, 1);
}

} // namespace

class TestReviewWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->setQuitOnLastWindowClosed(false); }
    void init();
    void aFinishedGameOpensInTheReview();
    void theKeyGoesThereAndBack();
    void lookingAtEverythingIsAskedAbout();
    void aRevealedGameThatGoesOnIsForTraining();
    void promotingAShorterLineIsNoHarm();
    void aCommentComesBackAfterAKill();
    void undoInAFieldIsFirstTheFieldsOwn();
    void coordinatesAreRememberedForPlayAndForStudy();
    void positionsAndGamesGoThroughTheClipboard();
    void rubbishIsRefused();
};

void TestReviewWindow::init() { failOnWarnings(); }

void TestReviewWindow::aFinishedGameOpensInTheReview()
{
    Program program;
    const QString path = program.path(QStringLiteral("over.cartouche"));
    QVERIFY(!record::save(finishedGame(), path));
    views::MainWindow &window = program.start(path);
    QVERIFY(window.find<views::ReviewPage>());
    QVERIFY(entry(window, "Review the game").isChecked());
    QVERIFY(!window.isWindowModified());
    const int last = window.find<views::ReviewPage>()->steps().stepCount();
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 0); // for the first time at its beginning
    QVERIFY(!entry(window, "One step back").isEnabled());
    entry(window, "Next turn").trigger();
    QVERIFY(window.find<views::ReviewPage>()->shownStep() > 0);
    entry(window, "End").trigger();
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), last);
    entry(window, "Beginning").trigger();
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 0);
    window.find<views::ReviewPage>()->seek(5);
    QVERIFY(!window.isWindowModified());
    // Then where it was left.
    QVERIFY(window.navigator().setReview(false));
    settle();
    QVERIFY(window.navigator().setReview(true));
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 5);
    QVERIFY(window.navigator().openFile(path));
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 5);
}

void TestReviewWindow::theKeyGoesThereAndBack()
{
    Table table;
    QVERIFY(table.activate());
    QVERIFY(table.window().navigator().beginGame(trainingGame(kHuman, kHuman), 1));
    table.hurry();
    QVERIFY(table.waitReady());
    QTest::keyClick(&table.window(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(table.window().find<views::ReviewPage>());
    QVERIFY(!table.page().isVisible());
    QTest::keyClick(&table.window(), Qt::Key_R, Qt::ControlModifier);
    settle();
    QVERIFY(!table.window().find<views::ReviewPage>());
    QVERIFY(table.page().isVisible());
    QVERIFY(table.waitReady());
    // Each time at the present: what was it then lies behind.
    for (int again = 0; again < 2; ++again) {
        playSome(table, 1);
        QVERIFY(table.window().navigator().setReview(true));
        QCOMPARE(table.window().find<views::ReviewPage>()->shownStep(), table.play().stepCount());
        QVERIFY(table.window().navigator().setReview(false));
        settle();
    }
}

void TestReviewWindow::lookingAtEverythingIsAskedAbout()
{
    Table table;
    beginInEarnest(table);
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        entry(table.window(), "Review the game").trigger();
        QVERIFY(question.came());
        QVERIFY(!table.window().find<views::ReviewPage>());
        QVERIFY(!table.play().isTraining());
        QVERIFY(!entry(table.window(), "Review the game").isChecked());
    }
    const Answer question("QMessageBox", QStringLiteral("Review the game"));
    entry(table.window(), "Review the game").trigger();
    QVERIFY(question.came());
    QVERIFY(table.window().find<views::ReviewPage>());
    QVERIFY(table.play().isTraining());
}

void TestReviewWindow::aRevealedGameThatGoesOnIsForTraining()
{
    Table table;
    beginInEarnest(table);
    QVERIFY(table.play().resign(0));
    settle();
    QVERIFY(table.window().navigator().setReview(true));
    QVERIFY(!table.play().isTraining());
    QVERIFY(table.window().navigator().setReview(false));
    table.play().undo();
    QVERIFY(!table.play().isOver());
    QVERIFY(table.play().isTraining());
}

void TestReviewWindow::promotingAShorterLineIsNoHarm()
{
    Program program;
    const QString path = program.path(QStringLiteral("over.cartouche"));
    QVERIFY(!record::save(finishedGame(), path));
    views::MainWindow &window = program.start(path);
    play::Play &play = window.find<views::GamePage>()->play();
    int at = 10;
    while (play.positionAt(at).legal().size() < 2)
        ++at;
    const auto legal = play.positionAt(at).legal();
    const engine::Action other = legal.front() == play.step(at + 1).action ? legal.back() : legal.front();
    QVERIFY(play.tryAction({{}, at}, other));
    entry(window, "End").trigger();
    QVERIFY(play.run(play::promote({0})));
    QCOMPARE(play.stepCount(), at + 1);
    // What was looked at stays in sight: it is the variation now.
    QCOMPARE(window.find<views::ReviewPage>()->line(), record::LinePath{0});
    QVERIFY(window.find<views::ReviewPage>()->steps().last().isOver());
    QVERIFY(window.find<views::ReviewPage>()->canUndo());
    entry(window, "Undo: promotion of a variation").trigger();
    QVERIFY(play.stepCount() > at + 1);
    QVERIFY(window.navigator().setReview(false)); // the game shows what it is now
    QCOMPARE(window.find<views::GamePage>()->shownStep(), play.stepCount());
}

void TestReviewWindow::aCommentComesBackAfterAKill()
{
    Program program;
    const QString path = program.path(QStringLiteral("over.cartouche"));
    QVERIFY(!record::save(finishedGame(), path));
    views::MainWindow &window = program.start(path);
    auto *edit = window.find<views::ReviewPage>()->findChild<QPlainTextEdit *>();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("Here it was lost"));
    const play::Play &play = window.find<views::GamePage>()->play();
    QTRY_VERIFY_WITH_TIMEOUT(!play.record().line.comments.empty(), 10'000); // without leaving the field
    program.kill();
    views::MainWindow &again = program.start();
    auto *offer = Program::offer(again);
    QVERIFY(offer);
    Program::press(*offer, "Go on with the chosen games");
    settle();
    QTRY_VERIFY(again.find<views::ReviewPage>());
    QCOMPARE(again.find<views::GamePage>()->play().record().line.comments.size(), 1U);
}

void TestReviewWindow::undoInAFieldIsFirstTheFieldsOwn()
{
    Program program;
    const QString path = program.path(QStringLiteral("over.cartouche"));
    QVERIFY(!record::save(finishedGame(), path));
    views::MainWindow &window = program.start(path);
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto &review = *window.find<views::ReviewPage>();
    const play::Play &play = review.document()->play();
    auto &field = *review.findChild<QPlainTextEdit *>(QStringLiteral("comment"));
    const auto said = [&] {
        const record::Text *comment = record::commentAt(play.record().line, {{}, review.shownStep()});
        return comment ? comment->plain : QString();
    };
    const auto undo = [&] { QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier); };
    field.setFocus();
    QTest::keyClicks(&field, QStringLiteral("One."));
    QTest::keyClick(&field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(said(), QStringLiteral("One."));
    field.moveCursor(QTextCursor::End);
    QTest::keyClicks(&field, QStringLiteral(" Two."));
    undo(); // what is being typed
    QCOMPARE(field.toPlainText(), QStringLiteral("One."));
    QCOMPARE(said(), QStringLiteral("One."));
    QTest::keyClick(&field, Qt::Key_Return, Qt::ControlModifier); // leaves no step behind
    undo();                                                       // the comment
    QVERIFY(field.hasFocus() && field.toPlainText().isEmpty());
    QVERIFY(said().isEmpty());
    QVERIFY(!play.undoesReview());
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(said(), QStringLiteral("One."));
    QCOMPARE(field.toPlainText(), QStringLiteral("One."));
}

void TestReviewWindow::coordinatesAreRememberedForPlayAndForStudy()
{
    Table table;
    QVERIFY(table.activate());
    QVERIFY(table.window().navigator().beginGame(trainingGame(kHuman, kHuman), 1));
    table.hurry();
    QVERIFY(table.waitReady());
    QAction &coordinates = entry(table.window(), "Coordinates");
    const auto areSeen = [](views::Page &page) {
        return page.findChild<views::BoardView *>()->boardScene().options().coordinates;
    };
    QVERIFY(!coordinates.isChecked() && !areSeen(table.page()));
    QVERIFY(table.window().navigator().setReview(true));
    views::ReviewPage &review = *table.window().find<views::ReviewPage>();
    QVERIFY(coordinates.isChecked() && areSeen(review));
    coordinates.trigger();
    QVERIFY(!coordinates.isChecked() && !areSeen(review));
    QVERIFY(table.window().navigator().setReview(false));
    settle();
    coordinates.trigger();
    QVERIFY(coordinates.isChecked() && areSeen(table.page()));
    QVERIFY(table.window().navigator().setReview(true));
    QVERIFY(!coordinates.isChecked());
    coordinates.trigger();
    QVERIFY(areSeen(*table.window().find<views::ReviewPage>()));
}

void TestReviewWindow::positionsAndGamesGoThroughTheClipboard()
{
    Program program;
    const QString path = program.path(QStringLiteral("over.cartouche"));
    QVERIFY(!record::save(finishedGame(), path));
    views::MainWindow &window = program.start(path);
    window.find<views::ReviewPage>()->seek(20);
    const engine::Position position = window.find<views::GamePage>()->play().positionAt(20);
    entry(window, "Copy the position").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(position.text()));
    entry(window, "Paste a position or game").trigger();
    settle();
    QVERIFY(window.find<views::ReviewPage>());
    QCOMPARE(window.find<views::GamePage>()->play().stepCount(), 0);
    QVERIFY(window.find<views::GamePage>()->play().position() == position);

    QGuiApplication::clipboard()->setText(QString::fromUtf8(record::write(finishedGame())));
    entry(window, "Paste a position or game").trigger();
    settle();
    QVERIFY(window.find<views::GamePage>()->play().isOver());
    QVERIFY(window.find<views::ReviewPage>());

    // What an export as text wrote, out of a mail.
    record::Record told = finishedGame();
    told.line.comments[1] = {QStringLiteral("Hm."), {}};
    const QString text = replay::gameText(told, words::Words(*told.game)).replace(u'\n', QStringLiteral("\n> "));
    QGuiApplication::clipboard()->setText(QStringLiteral("Look:\n> ") + text);
    entry(window, "Paste a position or game").trigger();
    settle();
    const record::Record &pasted = window.find<views::GamePage>()->play().record();
    QVERIFY(window.find<views::ReviewPage>() && pasted.line.actions == told.line.actions);
    QCOMPARE(pasted.line.comments.at(1).plain, QStringLiteral("Hm."));
}

void TestReviewWindow::rubbishIsRefused()
{
    Program program;
    views::MainWindow &window = program.start();
    QGuiApplication::clipboard()->clear();
    QString said;
    QTimer::singleShot(0, &window, [&said] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            said = box->informativeText();
            box->reject();
        }
    });
    entry(window, "Paste a position or game").trigger();
    QCOMPARE(said, QStringLiteral("it is empty: copy a game or a position first"));
    for (const char *const text : {"", "rubbish", "{}", "{\"format\":\"cartouche\"", "aton/1 x",
                                   "[game aton]\n[seat red] Ada\n[seat blue] Blue\n1. [chance deal red 1334]"}) {
        QGuiApplication::clipboard()->setText(QLatin1String(text));
        const Answer illegalReason("QMessageBox", QStringLiteral("OK"));
        entry(window, "Paste a position or game").trigger();
        QVERIFY2(illegalReason.came(), text);
        QVERIFY(!window.find<views::GamePage>());
    }
}

} // namespace tests::tst_review_window

TEST_CLASS(tst_review_window, TestReviewWindow)
#include "tst_review_window.moc"

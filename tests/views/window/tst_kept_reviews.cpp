// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews come back where they were, and only those of which something would be lost are offered after a crash.
#include <QAction>

#include "model/play/commands.h"
#include "program.h"
#include "tests/test_class.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"

namespace tests::tst_kept_reviews {

using views::MainWindow;

namespace {

/// A game that is not over, with a place to come back to.
record::Record unfinishedGame()
{
    record::Record record = finishedGame();
    record.result.reset();
    record.line.actions.resize(30);
    return record;
}

/// A first step from `from` on at which another action is possible, and that action.
std::pair<int, engine::Action> otherAction(const play::Play &play, int from)
{
    int at = from;
    while (play.positionAt(at).legal().size() < 2)
        ++at;
    const auto legal = play.positionAt(at).legal();
    return {at, legal.front() == play.step(at + 1).action ? legal.back() : legal.front()};
}

} // namespace

class TestKeptReviews : public ProgramTest {
    Q_OBJECT

private slots:
    void anUnchangedReviewIsNotOffered_data();
    void anUnchangedReviewIsNotOffered();
    void aGameOfComputersInNoFileIsOffered();
    void aSavedReviewIsOfferedWhereItsFileHasChanged();
    void aChangedReviewGoesOnWhereItWas();
    void aReviewEndsInOrder();
    void aFileIsReviewedAgainWhereItWas();
    void aChangedFileIsReviewedAtTheNearestStep();
    void whoPlaysOnComesBackPlaying();
    void aStepThatIsAskedForIsShown();
    void atOnceIsLikeQuitting_data();
    void atOnceIsLikeQuitting();
    void atOnceAsksNobody();

private:
    /// The program with a review of that game, from a file.
    MainWindow &reviewed(const record::Record &record);
    /// What the journal says of the review.
    std::optional<record::ShownPlace> kept() const;
    /// Waits until the place that is shown is kept, as it is once in a while.
    bool isKept(const MainWindow &window) const;
};

MainWindow &TestKeptReviews::reviewed(const record::Record &record)
{
    if (record::save(record, file()))
        qFatal("The file cannot be written");
    MainWindow &window = m_program->start();
    window.navigator().openFile(file(), views::Navigator::As::Review);
    return window;
}

std::optional<record::ShownPlace> TestKeptReviews::kept() const
{
    return play::readJournal(m_program->journals().first()).reviewed;
}

bool TestKeptReviews::isKept(const MainWindow &window) const
{
    return QTest::qWaitFor([&] { return kept() == window.find<views::ReviewPage>()->shownPlace(); });
}

void TestKeptReviews::anUnchangedReviewIsNotOffered_data()
{
    QTest::addColumn<bool>("over");
    QTest::addColumn<bool>("pasted");
    QTest::newRow("over") << true << false;
    QTest::newRow("not over") << false << false;
    QTest::newRow("without a file") << true << true;
}

void TestKeptReviews::anUnchangedReviewIsNotOffered()
{
    QFETCH(const bool, over);
    QFETCH(const bool, pasted);
    MainWindow &window = reviewed(over ? finishedGame() : unfinishedGame());
    if (pasted)
        window.navigator().beginReview(finishedGame());
    settle();
    window.find<views::ReviewPage>()->seek(7);
    QVERIFY(!window.isWindowModified());
    QVERIFY(m_program->journals().isEmpty());
    m_program->kill();
    MainWindow &again = m_program->start();
    QVERIFY(!Program::offer(again));
    QVERIFY(!again.find<views::GamePage>());
    QVERIFY(m_program->journals().isEmpty());
    const Answer information("QMessageBox", QStringLiteral("OK"));
    entry(again, "Bring back a game…").trigger();
    QVERIFY(information.came());
}

/// It opens as a review, as every game that is over.
void TestKeptReviews::aGameOfComputersInNoFileIsOffered()
{
    m_program->start().navigator().beginGame(trainingGame(kEasy, kEasy));
    Table table(*m_program->windows().all().front());
    table.hurry();
    QTRY_VERIFY_WITH_TIMEOUT(table.play().isOver(), 60'000);
    m_program->kill();
    for (int start = 0; start < 2; ++start) {
        MainWindow &window = m_program->start();
        QVERIFY(Program::offer(window));
        Program::offer(window)->accept();
        QTRY_VERIFY(window.find<views::ReviewPage>());
        settle();
        QVERIFY(kept());
        m_program->kill();
    }
}

void TestKeptReviews::aSavedReviewIsOfferedWhereItsFileHasChanged()
{
    for (const bool changed : {true, false}) {
        MainWindow &window = reviewed(finishedGame());
        QVERIFY(window.find<views::GamePage>()->play().run(play::setMark({{}, 7}, QStringLiteral("good"))));
        entry(window, "Save").trigger();
        m_program->kill();
        if (changed)
            QVERIFY(!record::save(unfinishedGame(), file()));
        QCOMPARE(Program::offer(m_program->start()) != nullptr, changed);
        QCOMPARE(m_program->journals().size(), changed ? 1 : 0);
        for (const QString &journal : m_program->journals().keys())
            QVERIFY(QFile::remove(journal));
    }
}

void TestKeptReviews::aChangedReviewGoesOnWhereItWas()
{
    MainWindow &window = reviewed(finishedGame());
    play::Play &play = window.find<views::GamePage>()->play();
    const auto [at, other] = otherAction(play, 10);
    QVERIFY(play.tryAction({{}, at}, other));
    window.find<views::ReviewPage>()->showPlace({{0}, 1});
    QCOMPARE(window.find<views::ReviewPage>()->line(), record::LinePath{0});
    for (const int step : {at + 1, at - 3}) { // in the variation, and before it branches off
        views::ReviewPage &review = *m_program->windows().all().front()->find<views::ReviewPage>();
        review.seek(step);
        QVERIFY(isKept(*m_program->windows().all().front()));
        m_program->kill();
        MainWindow &again = m_program->start();
        views::RecoveryDialog *offer = Program::offer(again);
        QVERIFY(offer);
        Program::press(*offer, "Go on with the chosen games");
        QVERIFY(again.find<views::ReviewPage>());
        QCOMPARE(again.find<views::ReviewPage>()->line(), record::LinePath{0});
        QCOMPARE(again.find<views::ReviewPage>()->shownStep(), step);
        QVERIFY(again.isWindowModified());
    }
}

void TestKeptReviews::aReviewEndsInOrder()
{
    reviewed(unfinishedGame()).find<views::ReviewPage>()->seek(7);
    QVERIFY(m_program->quit());
    MainWindow &window = m_program->start(); // it is not over, so it comes back
    QVERIFY(window.find<views::ReviewPage>() && !window.isWindowModified());
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 7);
}

void TestKeptReviews::aFileIsReviewedAgainWhereItWas()
{
    MainWindow &window = reviewed(finishedGame());
    play::Play &play = window.find<views::GamePage>()->play();
    const auto [at, other] = otherAction(play, 10);
    QVERIFY(play.tryAction({{}, at}, other));
    window.find<views::ReviewPage>()->showPlace({{0}, 1});
    entry(window, "Save").trigger();
    QVERIFY(!window.isWindowModified());
    QVERIFY(m_program->quit());
    QVERIFY(m_program->journals().isEmpty());
    MainWindow &again = m_program->start(file());
    QCOMPARE(again.find<views::ReviewPage>()->line(), record::LinePath{0});
    QCOMPARE(again.find<views::ReviewPage>()->shownStep(), at + 1);
    // And in the same run.
    again.find<views::ReviewPage>()->seek(0);
    QVERIFY(again.navigator().beginReview(finishedGame()));
    QVERIFY(again.navigator().openFile(file()));
    QCOMPARE(again.find<views::ReviewPage>()->line(), record::LinePath{0});
    QCOMPARE(again.find<views::ReviewPage>()->shownStep(), 0);
}

void TestKeptReviews::aChangedFileIsReviewedAtTheNearestStep()
{
    MainWindow &window = reviewed(finishedGame());
    play::Play &play = window.find<views::GamePage>()->play();
    const auto [at, other] = otherAction(play, 10);
    QVERIFY(play.tryAction({{}, at}, other));
    window.find<views::ReviewPage>()->showPlace({{0}, 1});
    entry(window, "Save").trigger();
    QVERIFY(!record::save(unfinishedGame(), file())); // without the variation
    window.document()->autosave().keepMine();
    QVERIFY(window.navigator().openFile(file(), views::Navigator::As::Review));
    QCOMPARE(window.find<views::ReviewPage>()->line(), record::LinePath());
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), at + 1);
    record::Record shorter = unfinishedGame();
    shorter.line.actions.resize(4);
    QVERIFY(!record::save(shorter, file()));
    QVERIFY(window.navigator().openFile(file(), views::Navigator::As::Review));
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 4);
}

void TestKeptReviews::whoPlaysOnComesBackPlaying()
{
    record::Record record = trainingGame(kHuman, kHuman);
    QVERIFY(!record::save(record, file()));
    MainWindow &window = m_program->start(file());
    QVERIFY(window.find<views::GamePage>() && !window.find<views::ReviewPage>());
    Table table(window);
    table.hurry();
    playSome(table, 2);
    QVERIFY(window.navigator().setReview(true));
    QVERIFY(kept());
    QVERIFY(window.navigator().setReview(false));
    QVERIFY(!kept());
    QVERIFY(window.navigator().setReview(true));
    window.find<views::ReviewPage>()->seek(1);
    QVERIFY(window.navigator().setReview(false));
    QVERIFY(m_program->quit());
    QVERIFY(m_program->start().find<views::GamePage>());
    QVERIFY(!m_program->windows().all().front()->find<views::ReviewPage>());
}

void TestKeptReviews::aStepThatIsAskedForIsShown()
{
    MainWindow &window = reviewed(unfinishedGame());
    window.find<views::ReviewPage>()->seek(7);
    QVERIFY(window.navigator().openFile(file(), views::Navigator::As::Review, 0));
    QCOMPARE(window.find<views::ReviewPage>()->shownStep(), 0);
    window.find<views::ReviewPage>()->seek(7);
    QVERIFY(m_program->quit());
    // With a game of that file that was kept.
    MainWindow &again = m_program->start();
    QVERIFY(again.find<views::ReviewPage>());
    QVERIFY(again.navigator().openFile(file(), views::Navigator::As::Review, 3));
    QCOMPARE(again.find<views::ReviewPage>()->shownStep(), 3);
}

void TestKeptReviews::atOnceIsLikeQuitting_data()
{
    QTest::addColumn<bool>("restores");
    QTest::addColumn<bool>("changed");
    QTest::newRow("changed") << true << true;
    QTest::newRow("unchanged") << true << false;
    QTest::newRow("changed, asks") << false << true;
    QTest::newRow("unchanged, asks") << false << false;
}

/// What quitting would ask about is offered.
void TestKeptReviews::atOnceIsLikeQuitting()
{
    QFETCH(const bool, restores);
    QFETCH(const bool, changed);
    MainWindow &window = reviewed(finishedGame());
    m_program->settings().restoreGames.set(restores);
    window.find<views::ReviewPage>()->seek(7);
    if (changed)
        QVERIFY(window.find<views::GamePage>()->play().run(play::setMark({{}, 7}, QStringLiteral("good"))));
    window.endAtOnce();
    m_program->kill();
    QCOMPARE(m_program->journals().isEmpty(), !changed);
    MainWindow &again = m_program->start();
    views::RecoveryDialog *offer = Program::offer(again);
    QCOMPARE(offer != nullptr, changed && !restores);
    if (offer)
        Program::press(*offer, "Go on with the chosen games");
    QCOMPARE(again.find<views::ReviewPage>() != nullptr, changed);
    if (changed)
        QCOMPARE(again.find<views::ReviewPage>()->shownStep(), 7);
    QCOMPARE(again.isWindowModified(), changed);
}

void TestKeptReviews::atOnceAsksNobody()
{
    MainWindow &window = reviewed(finishedGame());
    QVERIFY(window.find<views::GamePage>()->play().run(play::setMark({{}, 7}, QStringLiteral("good"))));
    QTimer::singleShot(0, &window, [&] {
        // While a question is open that would keep the program from quitting.
        QTimer::singleShot(0, &window, [this] { m_program->windows().endAtOnce(); });
        entry(window, "New…").trigger();
    });
    QTimer patience;
    connect(&patience, &QTimer::timeout, qApp, [] { QCoreApplication::exit(1); });
    patience.start(10'000);
    QCOMPARE(QCoreApplication::exec(), 0);
    m_program->kill();
    QVERIFY(m_program->start().isWindowModified());
}

} // namespace tests::tst_kept_reviews

TEST_CLASS(tst_kept_reviews, TestKeptReviews)
#include "tst_kept_reviews.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Another game takes the place of the present one: what was played is kept without a question, and comes back.
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QMessageBox>

#include "model/play/commands.h"
#include "program.h"
#include "tests/games_in.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/recovery_dialog.h"
#include "views/library/library_dialog.h"
#include "views/play/game_page.h"

namespace tests::tst_leaving {

using views::MainWindow;

namespace {

} // namespace

class TestLeaving : public ProgramTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRematchIsOneClick();
    void aFinishedGameIsOpenedAgainAndKeepsWhatIsSaid();
    void whereItCannotBeKeptItIsSetAside();
    void anUnfinishedGameIsSetAside();
    void whatWasSetAsideWaitsAtTheNextStart();
    void changesOfAFileAreKeptBesideIt();
    void nothingIsKeptOfWhatNobodyPlayed();
    void closingKeepsAFinishedGame();
    void aGameIsKeptByTheTimeOfItsEnd();
    void aFinishedGameIsOpenedBesideOneInProgress();
    void onlySomeAreSetAside();
    void aRatedGameIsKeptOnce();
    void aRatedGameIsNotLookedAtBeforeItIsOver();

private:
    Table &begin(MainWindow &window, int choices = 1);
    void resign(Table &table);
    static record::Record ratedGame();
    void showLibrary(MainWindow &window);
    library::FinishedGames finished()
    {
        return library::FinishedGames(library::Folders::beside(m_program->journalFolder()));
    }
    void noQuestion() { QVERIFY(!m_question->came()); }
    static QWidget *notice(const MainWindow &window)
    {
        return window.findChild<QWidget *>(QStringLiteral("notice-set-aside"));
    }

    std::unique_ptr<Answer> m_question;
};

void TestLeaving::init()
{
    ProgramTest::init();
    m_question = std::make_unique<Answer>("QMessageBox", QStringLiteral("Cancel"));
}

void TestLeaving::cleanup()
{
    m_question.reset();
    ProgramTest::cleanup();
}

/// A game between two people.
Table &TestLeaving::begin(MainWindow &window, int choices)
{
    window.navigator().beginGame(trainingGame(kHuman, kHuman), 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    playSome(*m_table, choices);
    return *m_table;
}

void TestLeaving::resign(Table &table)
{
    entry(table.window(), "Resign").trigger();
    QTRY_VERIFY(table.result());
}

record::Record TestLeaving::ratedGame()
{
    record::Record game = trainingGame(kHuman, QStringLiteral("easy"));
    game.training = false;
    game.rated = QStringLiteral("2030-01-01T10:00:00Z");
    return game;
}

void TestLeaving::showLibrary(MainWindow &window)
{
    const Answer list("views::LibraryDialog", QStringLiteral("Close"));
    entry(window, "Library…").trigger();
    QVERIFY(list.came());
}

void TestLeaving::aRematchIsOneClick()
{
    Table &table = begin(m_program->start());
    resign(table);
    const QByteArray over = record::write(table.play().record());
    const views::GamePage *before = &table.page();
    Program::press(*table.result(), "Rematch");
    QTRY_VERIFY(table.window().find<views::GamePage>() && table.window().find<views::GamePage>() != before);
    noQuestion();
    QVERIFY(!table.play().isOver() && !notice(table.window()));
    QCOMPARE(gamesIn(finished().folders().games).size(), 1);
    const auto kept = record::load(gamesIn(finished().folders().games).front());
    QCOMPARE(record::write(std::get<record::Record>(kept)), over);
    QVERIFY(Table::verifies(gamesIn(finished().folders().games).front()));
    QTRY_COMPARE(m_program->journals().size(), 1); // of the new game
}

void TestLeaving::aFinishedGameIsOpenedAgainAndKeepsWhatIsSaid()
{
    MainWindow &window = m_program->start();
    QVERIFY(!finished().keep(finishedGame()));
    const QString path = gamesIn(finished().folders().games).front();
    const Answer list("views::LibraryDialog", [](QDialog &dialog) {
        QAbstractItemModel *games = dialog.findChild<QListView *>()->model();
        QTRY_COMPARE_WITH_TIMEOUT(games->rowCount(), 1, 30'000);
        QVERIFY(games->index(0, 0).data().toString().contains(QStringLiteral("Aton")));
        Program::press(dialog, "Open");
    });
    entry(window, "Library…").trigger();
    QVERIFY(list.came());
    QVERIFY(window.find<views::ReviewPage>());
    QCOMPARE(window.document()->autosave().file(), path);
    QVERIFY(m_program->settings().recentFiles().isEmpty());
    QVERIFY(window.document()->play().run(play::setComment({{}, 1}, {QStringLiteral("aha")})));
    begin(window, 0);
    noQuestion();
    const auto kept = record::load(path);
    QCOMPARE(std::get<record::Record>(kept).line.comments.at(1).plain, QStringLiteral("aha"));
    QCOMPARE(gamesIn(finished().folders().games).size(), 1);
}

void TestLeaving::whereItCannotBeKeptItIsSetAside()
{
    Table &table = begin(m_program->start());
    resign(table);
    QFile inTheWay(m_program->path(QStringLiteral("finished")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const QByteArray over = record::write(table.play().record());
    begin(table.window(), 0);
    noQuestion();
    QWidget *kept = notice(m_table->window());
    QVERIFY(kept);
    Program::press(*kept, "Go on with it");
    QTRY_COMPARE(record::write(m_program->windows().all().front()->document()->play().record()), over);
}

void TestLeaving::anUnfinishedGameIsSetAside()
{
    Table &table = begin(m_program->start(), 2);
    MainWindow &window = table.window();
    const QByteArray first = record::write(table.play().record());
    begin(window, 0);
    noQuestion();
    QVERIFY(gamesIn(finished().folders().games).isEmpty());
    QCOMPARE(m_program->journals().size(), 2);
    QVERIFY(notice(window));
    Program::press(*notice(window), "Go on with it");
    QTRY_COMPARE(record::write(window.document()->play().record()), first);
    QTRY_COMPARE(m_program->journals().size(), 1); // nobody had done anything in the other
    QTRY_VERIFY(!notice(window));
    begin(window, 1); // whoever plays on has read it
    QTRY_VERIFY(!notice(window));
    noQuestion();
    QCOMPARE(m_program->journals().size(), 2);
}

void TestLeaving::whatWasSetAsideWaitsAtTheNextStart()
{
    Table &table = begin(m_program->start(), 2);
    const QByteArray first = record::write(table.play().record());
    begin(table.window(), 1);
    const QByteArray second = record::write(m_table->play().record());
    begin(m_table->window(), 0);
    m_table.reset();
    QVERIFY(m_program->quit());
    noQuestion();
    MainWindow &window = m_program->start();
    QVERIFY(!window.document() && !window.findChild<views::RecoveryDialog *>());
    QCOMPARE(m_program->windows().all().size(), 1U);
    QCOMPARE(m_program->journals().size(), 2);
    entry(window, "Bring back a game…").trigger();
    views::RecoveryDialog *offer = Program::offer(window);
    QVERIFY(offer);
    QCOMPARE(offer->findChild<QListWidget *>()->count(), 2);
    QCOMPARE(offer->chosen().size(), 1); // not a window for each
    for (const auto *label : offer->findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(QStringLiteral("ended before")), qPrintable(label->text()));
    Program::press(*offer, "Go on with the chosen games");
    QTRY_VERIFY(window.document());
    const QByteArray back = record::write(window.document()->play().record());
    QVERIFY(back == first || back == second);
    noQuestion();
}

void TestLeaving::changesOfAFileAreKeptBesideIt()
{
    const QString path = m_program->path(QStringLiteral("mine.cartouche"));
    Table &table = begin(m_program->start(), 1);
    MainWindow &window = table.window();
    saveAs(table, path);
    const std::optional<record::FileStamp> stamp = record::stampOf(path);
    playSome(table, 1);
    const QByteArray played = record::write(table.play().record());
    begin(window, 0);
    noQuestion();
    QCOMPARE(record::stampOf(path), stamp); // only a person writes it
    QVERIFY(window.navigator().openFile(path));
    QWidget *kept = window.findChild<QWidget *>(QStringLiteral("notice-kept"));
    QVERIFY(kept);
    Program::press(*kept, "Bring it back");
    QTRY_COMPARE(record::write(window.document()->play().record()), played);
    QVERIFY(window.isWindowModified());
    noQuestion();
}

void TestLeaving::nothingIsKeptOfWhatNobodyPlayed()
{
    MainWindow &window = m_program->start();
    begin(window, 0);
    begin(window, 0);
    QCOMPARE(m_program->journals().size(), 1);
    window.navigator().demo(*engine::findGame("aton"));
    Table(window).hurry();
    QTRY_VERIFY(window.document()->play().stepCount() > 4);
    begin(window, 0);
    QCOMPARE(m_program->journals().size(), 1);
    QVERIFY(gamesIn(finished().folders().games).isEmpty() && !notice(window));
    noQuestion();
}

void TestLeaving::closingKeepsAFinishedGame()
{
    m_program->start();
    m_program->settings().restoreGames.set(false);
    Table &table = begin(*m_program->windows().all().front());
    resign(table);
    m_table.reset();
    QVERIFY(m_program->quit());
    noQuestion();
    m_program->start();
    QCOMPARE(gamesIn(finished().folders().games).size(), 1);
    QVERIFY(m_program->journals().isEmpty());
}

/// However much later somebody leaves it.
void TestLeaving::aGameIsKeptByTheTimeOfItsEnd()
{
    resign(begin(m_program->start(), 1));
    m_table.reset();
    m_program->kill();
    const QDateTime end({2030, 3, 1}, {14, 5, 9});
    const QStringList journals = m_program->journals().keys();
    QCOMPARE(journals.size(), 1);
    QFile journal(QDir(m_program->journalFolder()).filePath(journals.front()));
    QVERIFY(journal.open(QIODevice::ReadWrite) && journal.setFileTime(end, QFileDevice::FileModificationTime));
    journal.close();
    MainWindow &window = m_program->start();
    if (QDialog *offer = Program::offer(window))
        Program::press(*offer, "Go on with the chosen games");
    QTRY_VERIFY(window.document());
    QVERIFY(window.document()->play().isOver());
    window.navigator().beginGame(trainingGame(kHuman, kHuman), 1);
    noQuestion();
    const QStringList files = gamesIn(finished().folders().games);
    QCOMPARE(files.size(), 1);
    QCOMPARE(library::FinishedGames::endOf(files.front()), end);
}

void TestLeaving::aFinishedGameIsOpenedBesideOneInProgress()
{
    Table &table = begin(m_program->start());
    QVERIFY(!finished().keep(finishedGame(), QDateTime({2030, 1, 1}, {0, 0})));
    QVERIFY(!finished().keep(finishedGame(), QDateTime({2031, 1, 1}, {0, 0})));
    table.window().navigator().openFromLibrary(gamesIn(finished().folders().games).back(),
                                               views::Navigator::As::Review);
    QCOMPARE(m_program->windows().all().size(), 2U);
    QVERIFY(!table.play().isOver());
    resign(table);
    table.window().navigator().openFromLibrary(gamesIn(finished().folders().games).front(),
                                               views::Navigator::As::Review);
    QCOMPARE(m_program->windows().all().size(), 2U);
    QVERIFY(table.window().find<views::ReviewPage>());
}

void TestLeaving::onlySomeAreSetAside()
{
    const auto setAside = [this](const record::Record &record, bool isPlayed) {
        play::Document document(record, 1, m_program->journalFolder());
        engine::Random random(1);
        if (isPlayed) {
            playAutomatically(document.play());
            actAtRandom(document.play(), random);
        }
        const QString journal = document.autosave().journalPath();
        document.autosave().setAside();
        return journal;
    };
    const record::Record game = trainingGame(kHuman, kHuman);
    const QString oldest = setAside(game, true);
    const QString over = setAside(finishedGame(), false);
    const QString empty = setAside(game, false);
    for (std::size_t more = 0; more < views::Recovery::kMostSetAside; ++more)
        setAside(game, true);
    const QString newest = setAside(game, false);
    m_program->start();
    QMap<QString, QByteArray> left = m_program->journals();
    QCOMPARE(left.size(), static_cast<int>(views::Recovery::kMostSetAside) + 1);
    const auto isLeft = [](const QString &journal) { return QFile::exists(journal); };
    QVERIFY(isLeft(oldest) && !isLeft(over) && !isLeft(empty) && !isLeft(newest));
}

void TestLeaving::aRatedGameIsKeptOnce()
{
    MainWindow &window = m_program->start();
    window.navigator().beginGame(ratedGame(), 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    QVERIFY(m_table->play().resign(0));
    QTRY_VERIFY(m_table->result());
    showLibrary(window); // it counts from now on
    QVERIFY(m_table->play().run(play::setComment({{}, 0}, {QStringLiteral("aha")})));
    showLibrary(window);
    noQuestion();
    const QStringList files = gamesIn(finished().folders().games);
    QCOMPARE(files.size(), 1);
    const auto kept = record::load(files.front());
    QCOMPARE(std::get<record::Record>(kept).line.comments.at(0).plain, QStringLiteral("aha"));
    QVERIFY(std::get<record::Record>(kept).rated);
}

void TestLeaving::aRatedGameIsNotLookedAtBeforeItIsOver()
{
    MainWindow &window = m_program->start();
    const QString path = m_program->path(QStringLiteral("rated.cartouche"));
    QVERIFY(!record::save(ratedGame(), path));
    for (const std::optional<int> step : {std::optional<int>(), std::optional(0)}) {
        window.navigator().openFromLibrary(path, views::Navigator::As::Review, step);
        QVERIFY(window.find<views::GamePage>() && !window.find<views::ReviewPage>());
        QVERIFY(window.document()->play().isRated());
    }
    noQuestion();
}

} // namespace tests::tst_leaving

TEST_CLASS(tst_leaving, TestLeaving)
#include "tst_leaving.moc"

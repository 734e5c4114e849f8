// SPDX-License-Identifier: GPL-3.0-or-later
// Games that were open when the program ended come back: after a crash by a dialogue, after an end in order by
// themselves.
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QSignalSpy>

#include "program.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/play/game_page.h"
#include "views/play/pause.h"

namespace tests::tst_kept_games {

using views::MainWindow;

namespace {

QByteArray recordOf(play::Play &play) { return record::write(play.record()); }

} // namespace

class TestKeptGames : public ProgramTest {
    Q_OBJECT

private slots:
    void cleanup();
    void aGameGoesOnAfterACrash_data();
    void aGameGoesOnAfterACrash();
    void laterTouchesNothing();
    void discardingDeletes();
    void whatCannotBeReadIsShownAndStays();
    void severalGamesGetWindows();
    void aGameThatIsPlayedElsewhereIsNotOffered();
    void twoDialoguesOfferTheirOwnGames();
    void aGameComesBackByItself_data();
    void aGameComesBackByItself();
    void withoutTheSettingItIsAskedAbout();
    void whatNeedNotComeBackDoesNot();
    void closingOneOfTwoAsks();
    void theSystemEndsTheProgramWithoutAQuestion_data();
    void theSystemEndsTheProgramWithoutAQuestion();
    void theEndOfTheSessionIsHeardOf();
    void aGameWhoseFileIsGoneIsKept();
    void aPausedGameIsClosed();
    void aDialogueThatAsksIsAnsweredFirst();
    void quittingWhileGamesAreOffered();
    void aFileIsOpenedWhoseGameIsKept_data();
    void aFileIsOpenedWhoseGameIsKept();
    void aGameThatIsKeptWithoutMoreThanItsFile();

private:
    /// A program with a game that has some choices behind it.
    Table &begun(int choices = 2) { return begun(m_program->start(), choices); }
    Table &begun(MainWindow &window, int choices);
    /// The notice of a window about a kept game, or null.
    static QWidget *notice(const MainWindow &window);
    void checkOffered(const QByteArray &game);
    static QString text(const QWidget &dialog, const char *name)
    {
        return dialog.findChild<QLineEdit *>(QLatin1String(name))->text();
    }

    std::vector<std::unique_ptr<Table>> m_tables;
};

void TestKeptGames::cleanup()
{
    m_tables.clear();
    ProgramTest::cleanup();
}

QWidget *TestKeptGames::notice(const MainWindow &window)
{
    for (auto *notice : window.findChildren<QWidget *>(QStringLiteral("notice-kept"))) {
        if (!notice->isHidden())
            return notice;
    }
    return nullptr;
}

Table &TestKeptGames::begun(MainWindow &window, int choices)
{
    m_tables.push_back(std::make_unique<Table>(window));
    Table &table = *m_tables.back();
    window.navigator().beginGame(trainingGame(kHuman, kEasy), 3);
    table.hurry();
    playSome(table, choices);
    return table;
}

void TestKeptGames::aGameGoesOnAfterACrash_data()
{
    QTest::addColumn<int>("before"); // choices, then it is saved
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("undone");
    QTest::newRow("never saved") << -1 << 3 << 0;
    QTest::newRow("saved and changed") << 2 << 2 << 0;
    QTest::newRow("saved") << 2 << 0 << 0;
    QTest::newRow("taken back") << -1 << 4 << 2;
    QTest::newRow("taken back behind what was saved") << 3 << 0 << 2;
}

void TestKeptGames::aGameGoesOnAfterACrash()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const int, undone);
    const QString file = before >= 0 ? m_program->path(QStringLiteral("mine.cartouche")) : QString();
    Table &table = begun(std::max(before, 0));
    if (before >= 0)
        saveAs(table, file);
    playSome(table, after);
    for (int i = 0; i < undone; ++i)
        QTest::mouseClick(&table.button("takeBack"), Qt::LeftButton);
    const QByteArray played = recordOf(table.play());
    const bool redoes = table.play().canRedo();
    const QList<QByteArray> ways = walked(table);
    const bool modified = table.window().isWindowModified();
    const QString title = table.window().windowTitle();
    const std::optional<record::FileStamp> stamp = record::stampOf(file);
    m_program->kill();
    QCOMPARE(m_program->journals().size(), 1);

    MainWindow &window = m_program->start();
    views::RecoveryDialog *offer = Program::offer(window);
    QVERIFY(offer);
    QVERIFY(!window.find<views::GamePage>());
    QCOMPARE(text(*offer, "file"), before >= 0 ? file : QStringLiteral("never saved"));
    Program::press(*offer, "Go on with the chosen games");
    QVERIFY(window.find<views::GamePage>());
    Table again(window);
    again.hurry();
    QVERIFY(again.waitReady());
    QCOMPARE(recordOf(again.play()), played);
    QCOMPARE(again.play().canRedo(), redoes);
    QCOMPARE(redoes, undone > 0);
    QCOMPARE(walked(again), ways);
    QCOMPARE(window.windowTitle(), title);
    QCOMPARE(window.isWindowModified(), modified);
    QCOMPARE(window.document()->autosave().file(), file);
    QCOMPARE(record::stampOf(file), stamp); // nobody but the player writes it
    playSome(again, 1);
    QCOMPARE(m_program->journals().size(), 1);
}

void TestKeptGames::laterTouchesNothing()
{
    begun();
    m_program->kill();
    const QMap<QString, QByteArray> kept = m_program->journals();
    for (int i = 0; i < 2; ++i) {
        MainWindow &window = m_program->start();
        views::RecoveryDialog *offer = Program::offer(window);
        QVERIFY(offer);
        Program::press(*offer, "Later");
        settle();
        QVERIFY(!window.find<views::GamePage>());
        QCOMPARE(m_program->journals(), kept);
    }
    // It can be asked for in the same run too.
    MainWindow &window = *m_program->windows().all().front();
    entry(window, "Bring back a game…").trigger();
    QVERIFY(Program::offer(window));
    QCOMPARE(m_program->journals(), kept);
}

void TestKeptGames::discardingDeletes()
{
    begun();
    m_program->kill();
    views::RecoveryDialog *offer = Program::offer(m_program->start());
    QVERIFY(offer);
    Program::press(*offer, "Discard…");
    auto *question = offer->findChild<QMessageBox *>();
    QVERIFY(question && QTest::qWaitForWindowActive(question));
    Program::press(*question, "Discard");
    QTRY_VERIFY(m_program->journals().isEmpty());
    settle();
    m_program->kill();
    QVERIFY(!m_program->start().findChild<views::RecoveryDialog *>());
}

void TestKeptGames::whatCannotBeReadIsShownAndStays()
{
    QFile torn(m_program->journalFolder() + QStringLiteral("/20300101-000000-0.journal"));
    QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("no game at all\n") > 0);
    torn.close();
    for (int i = 0; i < 2; ++i) {
        const QPointer<views::RecoveryDialog> offer = Program::offer(m_program->start());
        QVERIFY(offer);
        QVERIFY(offer->findChild<QListWidget *>()->item(0)->text().contains(QStringLiteral("cannot be read")));
        QVERIFY(!Table::buttonOf(*offer, QStringLiteral("Go on with the chosen games"))->isEnabled());
        Program::press(*offer, "Later");
        settle();
        QVERIFY(!offer);
        QCOMPARE(m_program->journals().value(torn.fileName()), QByteArray("no game at all\n"));
    }
}

void TestKeptGames::severalGamesGetWindows()
{
    Table &first = begun(1);
    Table &second = begun(*m_program->windows().open(), 3);
    const QList<QByteArray> played{recordOf(first.play()), recordOf(second.play())};
    m_program->kill();
    views::RecoveryDialog *offer = Program::offer(m_program->start());
    QVERIFY(offer);
    Program::press(*offer, "Go on with the chosen games");
    QList<QByteArray> back;
    for (const MainWindow *window : m_program->windows().all())
        back << recordOf(window->find<views::GamePage>()->play());
    std::sort(back.begin(), back.end());
    QList<QByteArray> expected = played;
    std::sort(expected.begin(), expected.end());
    QCOMPARE(back, expected);
    // In order now: both come back by themselves.
    QVERIFY(m_program->quit());
    QCOMPARE(m_program->journals().size(), 2);
    QVERIFY(!m_program->start().findChild<views::RecoveryDialog *>());
    QCOMPARE(m_program->windows().all().size(), 2U);
}

void TestKeptGames::aGameThatIsPlayedElsewhereIsNotOffered()
{
    begun();
    Program second(*m_program);
    MainWindow &window = second.start();
    QVERIFY(!window.find<views::GamePage>() && !window.findChild<views::RecoveryDialog *>());
    const Answer information("QMessageBox", QStringLiteral("OK"));
    entry(window, "Bring back a game…").trigger();
    QVERIFY(information.came());
    m_program->kill();
    entry(window, "Bring back a game…").trigger();
    QVERIFY(Program::offer(window));
    // The first program offers it as well; it goes to whoever is faster.
    views::RecoveryDialog *again = Program::offer(m_program->start());
    QVERIFY(again);
    Program::press(*again, "Go on with the chosen games");
    QVERIFY(m_program->windows().all().front()->document());
    Program::press(*window.findChild<views::RecoveryDialog *>(), "Go on with the chosen games");
    QVERIFY(!window.document());
}

void TestKeptGames::twoDialoguesOfferTheirOwnGames()
{
    const QByteArray one = recordOf(begun(1).play());
    m_program->kill();
    Program second(*m_program);
    MainWindow &window = second.start();
    QPointer<views::RecoveryDialog> offer = Program::offer(window);
    QVERIFY(offer);
    const QByteArray two = recordOf(begun(2).play());
    m_program->kill();
    MainWindow &other = *second.windows().open();
    entry(other, "Bring back a game…").trigger();
    views::RecoveryDialog *offerOther = Program::offer(other);
    QVERIFY(offerOther);
    Program::press(*offer, "Go on with the chosen games");
    QCOMPARE(recordOf(window.find<views::GamePage>()->play()), one);
    settle();
    QVERIFY(!offer);
    Program::press(*offerOther, "Go on with the chosen games");
    QCOMPARE(recordOf(other.find<views::GamePage>()->play()), two);
}

void TestKeptGames::aGameComesBackByItself_data()
{
    QTest::addColumn<bool>("saved");
    QTest::addColumn<int>("after");
    QTest::newRow("never saved") << false << 1;
    QTest::newRow("saved and changed") << true << 1;
    QTest::newRow("saved") << true << 0;
}

void TestKeptGames::aGameComesBackByItself()
{
    QFETCH(const bool, saved);
    QFETCH(const int, after);
    const QString file = m_program->path(QStringLiteral("mine.cartouche"));
    Table &table = begun();
    if (saved)
        saveAs(table, file);
    playSome(table, after);
    const QList<QByteArray> ways = walked(table);
    const QString title = table.window().windowTitle();
    const bool modified = table.window().isWindowModified();
    QCOMPARE(modified, after > 0);
    const std::optional<record::FileStamp> stamp = record::stampOf(file);
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());

    MainWindow &window = m_program->start();
    QVERIFY(window.find<views::GamePage>() && !window.findChild<views::RecoveryDialog *>());
    Table again(window);
    again.hurry();
    QVERIFY(again.waitReady());
    QCOMPARE(walked(again), ways);
    QCOMPARE(window.windowTitle(), title);
    QCOMPARE(window.isWindowModified(), modified);
    QCOMPARE(record::stampOf(file), stamp);
    QVERIFY(!window.findChild<QWidget *>(QStringLiteral("notice-file")));
    QCOMPARE(m_program->windows().all().size(), 1U);
    QCOMPARE(m_program->journals().size(), 1);
}

void TestKeptGames::withoutTheSettingItIsAskedAbout()
{
    Table &table = begun();
    m_program->settings().restoreGames.set(false);
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        QVERIFY(!m_program->quit());
        QVERIFY(question.came());
    }
    QCOMPARE(m_program->journals().size(), 1);
    playSome(table, 1); // it goes on, and is kept
    const Answer question("QMessageBox", QStringLiteral("Discard"));
    QVERIFY(m_program->quit());
    QVERIFY(question.came());
    QVERIFY(m_program->journals().isEmpty());
    QVERIFY(!m_program->start().find<views::GamePage>());
}

void TestKeptGames::whatNeedNotComeBackDoesNot()
{
    const auto endsWithNothing = [this] {
        return m_program->quit() && m_program->journals().isEmpty() && !m_program->start().find<views::GamePage>()
               && m_program->windows().all().size() == 1;
    };
    m_program->start();
    QVERIFY(endsWithNothing());
    begun(0); // nobody has done anything
    QVERIFY(endsWithNothing());
    MainWindow &window = m_program->start();
    window.navigator().demo(*engine::findGame("aton"));
    Table(window).hurry();
    QTRY_VERIFY(window.find<views::GamePage>()->play().stepCount() > 8);
    QVERIFY(endsWithNothing());
    Table &over = begun();
    entry(over.window(), "Resign").trigger();
    QVERIFY(over.waitReady());
    saveAs(over, m_program->path(QStringLiteral("over.cartouche")));
    QVERIFY(endsWithNothing());
    Table &unsaved = begun(); // a result that lies nowhere is not lost
    entry(unsaved.window(), "Resign").trigger();
    QVERIFY(unsaved.waitReady());
    QVERIFY(m_program->quit());
    QVERIFY(m_program->start().find<views::GamePage>());
}

void TestKeptGames::closingOneOfTwoAsks()
{
    MainWindow &first = begun(1).window();
    const QPointer<MainWindow> second = m_program->windows().open();
    begun(*second, 1);
    QCOMPARE(m_program->journals().size(), 2);
    {
        const Answer question("QMessageBox", QStringLiteral("Discard"));
        QVERIFY(second->close());
        QVERIFY(question.came());
    }
    QCOMPARE(m_program->journals().size(), 1);
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(first.close()); // the program ends with it
    QVERIFY(!question.came());
    settle();
    QVERIFY(m_program->start().find<views::GamePage>());
}

void TestKeptGames::theSystemEndsTheProgramWithoutAQuestion_data()
{
    QTest::addColumn<bool>("restores");
    QTest::newRow("they come back") << true;
    QTest::newRow("they are offered") << false;
}

void TestKeptGames::theSystemEndsTheProgramWithoutAQuestion()
{
    QFETCH(const bool, restores);
    begun(1);
    begun(*m_program->windows().open(), 1);
    m_program->settings().restoreGames.set(restores);
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QMap<QString, QByteArray> kept;
    QTimer::singleShot(0, qApp, [&] {
        QCoreApplication::quit();
        kept = m_program->journals();
        m_program->windows().endAtOnce(); // a signal comes, too
    });
    QTimer patience;
    connect(&patience, &QTimer::timeout, qApp, [] { QCoreApplication::exit(1); });
    patience.start(10'000);
    QCOMPARE(QCoreApplication::exec(), 0);
    QVERIFY(m_program->windows().isQuitting());
    QVERIFY(!question.came());
    QCOMPARE(kept.size(), 2);
    QVERIFY(m_program->journals() == kept);
    MainWindow &window = m_program->start();
    QCOMPARE(m_program->windows().all().size(), restores ? 2U : 1U);
    views::RecoveryDialog *offer = Program::offer(window);
    QCOMPARE(offer != nullptr, !restores);
    if (offer)
        QCOMPARE(offer->findChild<QListWidget *>()->count(), 2);
}

/// At the next start, and it goes on from there.
void TestKeptGames::checkOffered(const QByteArray &game)
{
    MainWindow &window = m_program->start();
    QVERIFY(Program::offer(window));
    Program::press(*Program::offer(window), "Go on with the chosen games");
    QTRY_VERIFY(window.find<views::GamePage>());
    QCOMPARE(recordOf(window.find<views::GamePage>()->play()), game);
}

void TestKeptGames::theEndOfTheSessionIsHeardOf()
{
    Table &table = begun(1);
    m_program->settings().restoreGames.set(false);
    table.window().move(30, 40);
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    views::Windows &windows = m_program->windows();
    windows.keep();
    QCOMPARE(m_program->settings().geometry(), table.window().saveGeometry());
    QVERIFY(table.window().isVisible() && !windows.isQuitting());
    playSome(table, 1); // somebody has prevented it
    windows.keep();
    const QByteArray mine = recordOf(table.play());
    QVERIFY(!question.came());
    QVERIFY(QObject::disconnect(qApp, &QGuiApplication::commitDataRequest, &windows, &views::Windows::keep));
    QVERIFY(QObject::disconnect(qApp, &QGuiApplication::saveStateRequest, &windows, &views::Windows::keep));
    m_program->kill();
    checkOffered(mine);
}

/// Nothing was done since it was opened, and so nothing has been written down.
void TestKeptGames::aGameWhoseFileIsGoneIsKept()
{
    const QString file = m_program->path(QStringLiteral("mine.cartouche"));
    Table &table = begun(1);
    saveAs(table, file);
    const QByteArray mine = recordOf(table.play());
    m_program->settings().restoreGames.set(false);
    QVERIFY(table.window().navigator().openFile(file));
    QVERIFY(QFile::remove(file));
    QTimer::singleShot(0, qApp, [this] { m_program->windows().endAtOnce(); });
    QCOMPARE(QCoreApplication::exec(), 0);
    QCOMPARE(m_program->journals().size(), 1);
    checkOffered(mine);
}

void TestKeptGames::aPausedGameIsClosed()
{
    Table &table = begun();
    m_program->settings().restoreGames.set(false);
    entry(table.window(), "Pause").trigger();
    QVERIFY(table.page().pause().isOn());
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        QVERIFY(!table.window().close());
        QVERIFY(question.came());
    }
    QVERIFY(table.page().pause().isOn());
    m_program->settings().restoreGames.set(true);
    QTimer measurable; // some time for the pause to have a length
    QSignalSpy passed(&measurable, &QTimer::timeout);
    measurable.start(5);
    QVERIFY(passed.wait());
    QVERIFY(m_program->quit());
    MainWindow &window = m_program->start();
    QVERIFY(window.find<views::GamePage>() && !window.find<views::GamePage>()->pause().isOn());
    const record::Record &record = window.find<views::GamePage>()->play().record();
    QVERIFY(record.timing && !record.timing->pauses.empty());
}

void TestKeptGames::aDialogueThatAsksIsAnsweredFirst()
{
    MainWindow &window = begun(1).window();
    bool refused = false;
    const Answer answer("views::NewGameDialog", [&](QDialog &dialog) {
        refused = !m_program->windows().quit() && !window.close() && dialog.isVisible();
        dialog.reject();
    });
    entry(window, "New…").trigger();
    QVERIFY(answer.came());
    QVERIFY(refused);
    QVERIFY(window.isVisible());
    QVERIFY(m_program->quit());
    QVERIFY(m_program->start().find<views::GamePage>());
}

void TestKeptGames::quittingWhileGamesAreOffered()
{
    begun(1);
    m_program->kill();
    const QMap<QString, QByteArray> kept = m_program->journals();
    const QPointer<views::RecoveryDialog> offer = Program::offer(m_program->start());
    QVERIFY(offer);
    begun(*m_program->windows().open(), 1); // a game beside it
    QVERIFY(m_program->quit());
    QVERIFY(!offer);
    QCOMPARE(m_program->journals().size(), 2);
    QCOMPARE(m_program->journals().value(kept.firstKey()), kept.first());
    MainWindow &window = m_program->start();
    QVERIFY(window.find<views::GamePage>()); // closed in order
    QVERIFY(Program::offer(window));
    Program::press(*Program::offer(window), "Go on with the chosen games");
    QCOMPARE(m_program->windows().all().size(), 2U);
}

void TestKeptGames::aFileIsOpenedWhoseGameIsKept_data()
{
    QTest::addColumn<bool>("later");
    QTest::newRow("bring it back") << false;
    QTest::newRow("later") << true;
}

void TestKeptGames::aFileIsOpenedWhoseGameIsKept()
{
    QFETCH(const bool, later);
    const QString file = m_program->path(QStringLiteral("mine.cartouche"));
    Table &table = begun();
    saveAs(table, file);
    const QByteArray saved = recordOf(table.play());
    const std::optional<record::FileStamp> stamp = record::stampOf(file);
    playSome(table, 1);
    const QByteArray newest = recordOf(table.play());
    QVERIFY(m_program->quit());

    MainWindow &window = m_program->start(file);
    QVERIFY(!window.isWindowModified());
    QCOMPARE(record::write(window.find<views::GamePage>()->play().beginning()), saved);
    QVERIFY(notice(window));
    Program::press(*notice(window), later ? "Later" : "Bring it back");
    QVERIFY(!notice(window));
    if (later) {
        entry(window, "Bring back a game…").trigger();
        views::RecoveryDialog *offer = Program::offer(window);
        QVERIFY(offer);
        QCOMPARE(text(*offer, "file"), file);
        return;
    }
    QCOMPARE(recordOf(window.find<views::GamePage>()->play()), newest);
    QVERIFY(window.isWindowModified());
    QCOMPARE(window.document()->autosave().file(), file);
    QCOMPARE(record::stampOf(file), stamp);
    QCOMPARE(m_program->windows().all().size(), 1U);
    QCOMPARE(m_program->journals().size(), 1);
}

/// Else it would come back beside the game of the file at the next start.
void TestKeptGames::aGameThatIsKeptWithoutMoreThanItsFile()
{
    const QString file = m_program->path(QStringLiteral("mine.cartouche"));
    saveAs(begun(), file);
    for (int run = 0; run < 2; ++run) {
        QVERIFY(m_program->quit());
        MainWindow &window = m_program->start(file);
        QVERIFY(window.find<views::GamePage>() && !window.isWindowModified() && !notice(window));
        QCOMPARE(window.document()->autosave().file(), file);
        QCOMPARE(m_program->journals().size(), 1);
        QCOMPARE(m_program->settings().recentFiles().front(), file);
    }
}

} // namespace tests::tst_kept_games

TEST_CLASS(tst_kept_games, TestKeptGames)
#include "tst_kept_games.moc"

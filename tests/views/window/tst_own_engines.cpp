// SPDX-License-Identifier: GPL-3.0-or-later
// A program of one's own at the table: chosen for a seat, left out of files, and replaced where it fails.
#include <csignal>

#include <QLabel>

#include "model/words/languages.h"
#include "program.h"
#include "tests/engines.h"
#include "tests/model/play/change_spy.h"
#include "tests/test_class.h"
#include "views/board/seat_roles.h"
#include "views/common/announcer.h"
#include "views/common/segmented_row.h"
#include "views/dialogs/new_game.h"

namespace tests::tst_own_engines {

namespace {

const QString kMine = QStringLiteral("Mine & yours");
const QString kPlayer = QStringLiteral("engine:Mine & yours");

} // namespace

class TestOwnEngines : public ProgramTest {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ProgramTest::initTestCase();
        std::signal(SIGPIPE, SIG_IGN); // as in the program
    }
    void init() { ProgramTest::init(); }
    void cleanup()
    {
        words::setLanguage(QStringLiteral("en"));
        ProgramTest::cleanup();
    }
    void isChosenForANewGame();
    void isOfferedOnlyWhereThereAreSome();
    void aFileLeavesTheSeatToAPerson();
    void aFileThatNamesAStrangerOffersOthers();
    void whatFailsIsToldAndReplaced();
    void aNoticeIsClosedOnce();
    void theStartPagePlaysLevels();

private:
    void start(const QString &command);
    /// The notice about engines, or null where none is shown.
    QWidget *notice();
    QString sentence() { return notice()->findChild<QLabel *>(QStringLiteral("sentence"))->text(); }
    QString heard() { return views::Announcer::of(window()).said().constLast(); }
    void openSaved(const QString &player = kPlayer);
    /// Until the engine has done something.
    bool waitForEngine();
    /// Where both are to lay cards a computer does so once the person has.
    bool personLays();
};

void TestOwnEngines::start(const QString &command)
{
    m_table = std::make_unique<Table>(m_program->start());
    if (!command.isEmpty())
        m_program->settings().engines.add({kMine, command});
}

QWidget *TestOwnEngines::notice()
{
    for (auto *each : window().findChildren<QWidget *>(QStringLiteral("notice-engines"))) {
        if (!each->isHidden())
            return each;
    }
    return nullptr;
}

/// A game that was saved before its first choice.
void TestOwnEngines::openSaved(const QString &player)
{
    const record::Record saved = trainingGame(player, kHuman);
    QFile file(this->file());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(record::write(saved)) > 0);
    file.close();
    QVERIFY(window().navigator().openFile(this->file()));
    m_table->hurry();
}

bool TestOwnEngines::waitForEngine()
{
    const play::Play &play = m_table->play();
    return QTest::qWaitFor(
        [&] {
            personLays();
            for (int step = 1; step <= play.stepCount(); ++step) {
                if (play.step(step).action.actor() == 0)
                    return true;
            }
            return false;
        },
        60'000);
}

bool TestOwnEngines::personLays()
{
    play::Play &play = m_table->play();
    for (const engine::Action action : play.position().legal()) {
        if (action.actor() == 1 && play.humanToAct() == 1)
            return play.act(action);
    }
    return false;
}

void TestOwnEngines::isChosenForANewGame()
{
    start(ownEngine("aton"));
    const Answer answer("views::NewGameDialog", [](QDialog &dialog) {
        auto *row = dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"));
        QCOMPARE(row->count(), 6);
        row->fields().front()->setFocus();
        QTest::keyClick(row, Qt::Key_End);
        QCOMPARE(row->currentId(), kPlayer);
        dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-blue"))->setCurrentIndex(0);
        QTest::mouseClick(Table::buttonOf(dialog, QStringLiteral("Play")), Qt::LeftButton);
    });
    entry(window(), "New…").trigger();
    QVERIFY(answer.came());
    m_table->hurry();
    const play::Play &play = m_table->play();
    QVERIFY(!play.isHuman(0) && play.isHuman(1));
    QVERIFY(waitForEngine());
    QVERIFY(!notice());
    QCOMPARE(views::rolesOf(play.record(), words::Words(play.game()), true),
             (QStringList{QStringLiteral("computer"), QStringLiteral("you")}));
    QCOMPARE(views::rolesOf(play.record(), words::Words(play.game())), (QStringList{kMine, QStringLiteral("person")}));
    // The next one begins with the same players, as long as there is such an engine.
    QCOMPARE(views::lastGameOf(m_program->settings(), play.game()).seats[0].program, ownEngine("aton"));
    m_program->settings().engines.remove(0);
    QCOMPARE(views::lastGameOf(m_program->settings(), play.game()).seats[0].player, kHuman);
}

void TestOwnEngines::isOfferedOnlyWhereThereAreSome()
{
    start({});
    m_table->begin(kHuman, kHuman, 3);
    const Answer without("views::PlayersDialog", [](QDialog &dialog) {
        QCOMPARE(dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"))->count(), 5);
        dialog.accept();
    });
    entry(window(), "Players…").trigger();
    QVERIFY(without.came());
    m_program->settings().engines.add({kMine, ownEngine("aton")});
    const Answer with("views::PlayersDialog", [](QDialog &dialog) {
        auto *row = dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"));
        row->setCurrentIndex(row->count() - 1);
        dialog.accept();
    });
    entry(window(), "Players…").trigger();
    QVERIFY(with.came());
    QCOMPARE(m_table->play().record().seats[0].program, ownEngine("aton"));
    QVERIFY(waitForEngine());
    // One that the settings have no longer plays on, and can be replaced by a person.
    m_program->settings().engines.remove(0);
    QVERIFY(!notice());
    const Answer person("views::PlayersDialog", [](QDialog &dialog) {
        auto *row = dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"));
        QCOMPARE(row->currentId(), kPlayer);
        row->setCurrentIndex(0);
        dialog.accept();
    });
    entry(window(), "Players…").trigger();
    QVERIFY(person.came());
    QVERIFY(m_table->play().isHuman(0));
    QVERIFY(m_table->play().record().seats[0].program.isEmpty());
}

void TestOwnEngines::aFileLeavesTheSeatToAPerson()
{
    start(ownEngine("aton"));
    openSaved();
    const play::Play &play = m_table->play();
    QVERIFY(play.isHuman(0));
    QVERIFY(notice());
    QCOMPARE(sentence(), QStringLiteral("A person plays for an engine, which no file starts: Red (Mine & yours)."));
    QTRY_COMPARE(heard(), QStringLiteral("Note: ") + sentence());
    QCOMPARE(views::rolesOf(play.record(), words::Words(play.game()), true), QStringList());
    // The dialogue of the players says so, too, and changes nothing by being closed.
    const Answer players("views::PlayersDialog", [](QDialog &dialog) {
        QCOMPARE(dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"))->currentIndex(), 0);
        dialog.accept();
    });
    Program::press(*notice(), "Players…");
    QVERIFY(players.came());
    QVERIFY(play.isHuman(0) && notice());
    words::setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(!sentence().startsWith(QLatin1String("A person")));
    words::setLanguage(QStringLiteral("en"));
    QTRY_VERIFY(Table::buttonOf(*notice(), QStringLiteral("Give it back")));
    Program::press(*notice(), "Give it back");
    QVERIFY(!notice());
    QVERIFY(!play.isHuman(0));
    QVERIFY(!play.isModified());
    QVERIFY(waitForEngine());
    // Read again, it is a person's seat again.
    entry(window(), "Save").trigger();
    window().navigator().reload();
    QVERIFY(m_table->play().isHuman(0) && notice());
}

void TestOwnEngines::aFileThatNamesAStrangerOffersOthers()
{
    start({});
    openSaved(QStringLiteral("engine:rm -rf"));
    QVERIFY(notice());
    QVERIFY(!Table::buttonOf(*notice(), QStringLiteral("Give it back")));
    m_program->settings().engines.add({QStringLiteral("rm -rf"), ownEngine("aton")});
    QVERIFY(Table::buttonOf(*notice(), QStringLiteral("Give it back")));
    QVERIFY(m_table->play().isHuman(0));
    const Answer players("views::PlayersDialog", [](QDialog &dialog) {
        dialog.findChild<views::SegmentedRow *>(QStringLiteral("player-red"))->setCurrentIndex(1);
        dialog.accept();
    });
    Program::press(*notice(), "Players…");
    QVERIFY(players.came());
    QVERIFY(!notice());
    QCOMPARE(m_table->play().record().seats[0].player, kEasy);
}

void TestOwnEngines::whatFailsIsToldAndReplaced()
{
    start(engineThat("exit"));
    record::Record record = trainingGame(kPlayer, kHuman);
    m_program->settings().engines.allowIn(record);
    QVERIFY(window().navigator().beginGame(std::move(record), 3));
    m_table->hurry();
    const play::Play &play = m_table->play();
    QVERIFY(!play.isHuman(0));
    QVERIFY(QTest::qWaitFor([this] { return personLays(); }));
    QTRY_VERIFY_WITH_TIMEOUT(notice(), 60'000);
    QCOMPARE(sentence(),
             QStringLiteral("“Mine & yours” ended without an answer. A person plays on for it: Red (Mine & yours)."));
    QTRY_COMPARE(heard(), QStringLiteral("Warning: ") + sentence());
    QVERIFY(play.isHuman(0) && play.trouble());
    QVERIFY(m_table->waitReady());
    // Given back it fails again, which is said again; mended it plays.
    Program::press(*notice(), "Give it back");
    QVERIFY(!notice());
    QTRY_VERIFY_WITH_TIMEOUT(notice(), 60'000);
    m_program->settings().engines.change(0, {kMine, ownEngine("aton")});
    Program::press(*notice(), "Give it back");
    QVERIFY(waitForEngine());
    QVERIFY(!notice() && !play.trouble());
}

void TestOwnEngines::aNoticeIsClosedOnce()
{
    start(ownEngine("aton"));
    openSaved();
    QVERIFY(notice());
    m_table->begin(kHuman, kEasy, 3); // it goes with the game
    QVERIFY(!notice());
    openSaved();
    Program::press(*notice(), "Close");
    QVERIFY(!notice());
    words::setLanguage(QStringLiteral("fr"));
    words::setLanguage(QStringLiteral("en"));
    playSome(*m_table, 1);
    QVERIFY(!notice());
}

void TestOwnEngines::theStartPagePlaysLevels()
{
    start(ownEngine("aton"));
    const engine::Game &game = *engine::findGame("aton");
    m_program->settings().setLastGame(QStringLiteral("aton"), {{{}, kHuman}, {{}, kPlayer}}, {});
    const record::Record next = views::gameAgainstComputer(m_program->settings(), game);
    QCOMPARE(next.seats[0].player, kHuman);
    QCOMPARE(next.seats[1].player, kEasy);
    QVERIFY(next.seats[1].program.isEmpty());
}

} // namespace tests::tst_own_engines

TEST_CLASS(tst_own_engines, TestOwnEngines)
#include "tst_own_engines.moc"

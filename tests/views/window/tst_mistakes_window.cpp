// SPDX-License-Identifier: GPL-3.0-or-later
// From a game to its mistakes, from one to the next, and back; and what comes again another day.
#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QListWidget>
#include <QProgressBar>

#include "maker.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/dialogs/result_dialog.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"
#include "views/scenario/mistakes_page.h"
#include "views/screen/board_input_controller.h"
#include "views/window/mistake_lessons.h"

namespace tests::tst_mistakes_window {

using scenario::KeptMistakes;
using views::LessonPage;
using views::MainWindow;
using views::MistakesPage;

namespace {

constexpr scenario::MistakeSearch kLittle{60, 120, 2};

record::Record savedGame()
{
    return std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche"))));
}

const std::vector<record::Record> &lessons()
{
    static const std::vector<record::Record> all = [] {
        const engine::CancelToken never;
        return *scenario::findMistakes(savedGame(), 3, kLittle, never);
    }();
    return all;
}

} // namespace

class TestMistakesWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void cleanup();
    void fromTheReviewAndBack();
    void fromTheEndOfAGame();
    void whatWasTriedComesAgain();
    void allThatAreKeptAreWritten();
    void whatLiesBelowStays();
    void whatCannotBeReadIsSetAside();
    void lessonsAreWritten();
    void nothingIsKeptWithoutAFolder();

private:
    /// At the list of the mistakes of the saved game.
    Maker &learner(MainWindow &window);
    QString folder() const { return m_program->path(QStringLiteral("mistakes")); }
    static MistakesPage &list(Maker &maker) { return *maker.window().find<MistakesPage>(); }
    static void choose(Maker &maker, engine::Action action);

    std::unique_ptr<Maker> m_maker;
};

void TestMistakesWindow::cleanup()
{
    m_maker.reset();
    ProgramTest::cleanup();
    settle();
}

Maker &TestMistakesWindow::learner(MainWindow &window)
{
    m_maker = std::make_unique<Maker>(window);
    window.navigator().mistakes().setSearch(kLittle);
    if (!window.navigator().openFile(dataFile(QStringLiteral("plain.cartouche"))))
        qFatal("The game cannot be opened");
    entry(window, "Learn from my mistakes").trigger();
    return *m_maker;
}

/// As the board would have it.
void TestMistakesWindow::choose(Maker &maker, engine::Action action)
{
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    emit maker.lesson().findChild<views::BoardInputController *>()->chosen(action);
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
}

void TestMistakesWindow::fromTheReviewAndBack()
{
    Maker &maker = learner(m_program->start());
    QVERIFY(maker.window().find<views::ReviewPage>());
    QTRY_VERIFY(!list(maker).isLooking());
    QCOMPARE(list(maker).lessons().size(), lessons().size());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(maker.window().find<LessonPage>());
    choose(maker, scenario::mistakeOf(lessons()[0])->played);
    QCOMPARE(maker.lesson().attempt().verdict(), scenario::Verdict::Failed);
    maker.clickButton(maker.button("again"));
    choose(maker, scenario::mistakeOf(lessons()[0])->ranked.front().action);
    QCOMPARE(maker.lesson().attempt().verdict(), scenario::Verdict::Solved);
    maker.clickButton(maker.button("next"));
    QCOMPARE(maker.lesson().attempt().position(), lessons()[1].startPosition());
    QCOMPARE(KeptMistakes(folder()).tries(KeptMistakes::idOf(lessons()[0])).size(), std::size_t(2));
    maker.clickButton(maker.buttonNamed("Back to the mistakes"));
    QVERIFY(!maker.window().find<LessonPage>());
    QVERIFY(list(maker).findChild<QListWidget *>()->hasFocus());
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.window().find<MistakesPage>() && maker.window().find<views::ReviewPage>());
    QVERIFY(!maker.window().isWindowModified());
}

void TestMistakesWindow::fromTheEndOfAGame()
{
    MainWindow &window = m_program->start();
    window.navigator().mistakes().setSearch(kLittle);
    window.navigator().beginGame(trainingGame(kHuman, kHuman), 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    playSome(*m_table, 2);
    QVERIFY(!entry(window, "Learn from my mistakes").isEnabled()); // before its end
    entry(window, "Resign").trigger();
    QTRY_VERIFY(m_table->result());
    QTest::mouseClick(Table::buttonOf(*m_table->result(), QStringLiteral("Mistakes")), Qt::LeftButton);
    QTRY_VERIFY(window.find<MistakesPage>());
    QTRY_VERIFY(!window.find<MistakesPage>()->isLooking());
    m_table.reset();
}

void TestMistakesWindow::whatWasTriedComesAgain()
{
    KeptMistakes kept(folder());
    const QDate today = QDate::currentDate();
    QVERIFY(!kept.note(lessons()[0], {today.addDays(-1), false}));
    QVERIFY(!kept.note(lessons()[1], {today.addDays(-1), true})); // not before the day after tomorrow
    m_maker = std::make_unique<Maker>(m_program->start());
    Maker &maker = *m_maker;
    maker.clickButton(maker.buttonNamed("Mistakes to solve again (1)"));
    QCOMPARE(list(maker).lessons().size(), std::size_t(1));
    maker.clickButton(maker.button("next"));
    choose(maker, scenario::mistakeOf(lessons()[0])->ranked.front().action);
    maker.clickButton(maker.buttonNamed("Back to the mistakes"));
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.window().find<MistakesPage>());
    QVERIFY(!maker.control<QPushButton>("again").isVisible());
    QCOMPARE(kept.due(today.addDays(3)).size(), 2);
    entry(maker.window(), "Mistakes to solve again").trigger();
    QVERIFY(list(maker).lessons().empty());
    QVERIFY(!entry(maker.window(), "Mistakes to solve again").isEnabled());
}

// Nothing comes again today: what was solved does after days, and all can be had before.
void TestMistakesWindow::allThatAreKeptAreWritten()
{
    KeptMistakes kept(folder());
    const QDate today = QDate::currentDate();
    QVERIFY(!kept.note(lessons()[0], {today.addDays(-2), true}));
    QVERIFY(!kept.note(lessons()[1], {today, true}));
    QCOMPARE(kept.due(today.addDays(1)).size(), 1);
    m_maker = std::make_unique<Maker>(m_program->start());
    Maker &maker = *m_maker;
    entry(maker.window(), "Mistakes to solve again").trigger();
    QVERIFY(list(maker).lessons().empty());
    auto &all = maker.control<QCheckBox>("all");
    all.setFocus();
    QTest::keyClick(&all, Qt::Key_Space);
    QCOMPARE(list(maker).lessons().size(), std::size_t(2));
    QCOMPARE(KeptMistakes::idOf(list(maker).lessons().front()), KeptMistakes::idOf(lessons()[0]));
    const QString place = m_program->path(QStringLiteral("lessons"));
    QVERIFY(QDir().mkpath(place));
    const Answer chosen("QFileDialog", [&place](QDialog &dialog) { Table::typeFile(dialog, place); });
    const Answer said("QMessageBox", QStringLiteral("OK"));
    maker.clickButton(maker.button("files"));
    QVERIFY(chosen.came() && said.came());
    QCOMPARE(QDir(place).entryList({QStringLiteral("*.cartouche")}, QDir::Files).size(), 2);
    QVERIFY(kept.remove(KeptMistakes::idOf(lessons()[1])));
    QVERIFY(!kept.note(lessons()[1], {today.addDays(-3), true})); // as if it had been solved three days ago
    QTest::keyClick(&all, Qt::Key_Space);
    QCOMPARE(list(maker).lessons().size(), std::size_t(1));
}

// A scenario that nobody has saved, its lesson, and over both what comes again.
void TestMistakesWindow::whatLiesBelowStays()
{
    QVERIFY(!KeptMistakes(folder()).note(lessons()[0], {QDate::currentDate().addDays(-1), false}));
    m_maker = std::make_unique<Maker>(m_program->start());
    Maker &maker = *m_maker;
    QVERIFY(maker.window().navigator().beginScenario(editor::scenarioRecord(lessons()[1].startPosition())));
    const QByteArray before = maker.record();
    entry(maker.window(), "Try the scenario").trigger();
    entry(maker.window(), "Mistakes to solve again").trigger();
    QCOMPARE(&maker.front(), static_cast<QWidget *>(&list(maker)));
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.window().find<MistakesPage>());
    QCOMPARE(&maker.front(), static_cast<QWidget *>(&maker.lesson()));
    QVERIFY(maker.window().find<views::EditorPage>());
    QCOMPARE(maker.record(), before);
}

void TestMistakesWindow::whatCannotBeReadIsSetAside()
{
    QVERIFY(!KeptMistakes(folder()).note(lessons()[0], {QDate::currentDate().addDays(-1), false}));
    QFile file(KeptMistakes(folder()).due(QDate::currentDate()).front());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing that can be read") > 0);
    file.close();
    m_maker = std::make_unique<Maker>(m_program->start());
    Maker &maker = *m_maker;
    maker.clickButton(maker.buttonNamed("Mistakes to solve again (1)"));
    QVERIFY(list(maker).lessons().empty());
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.control<QPushButton>("again").isVisible());
    QVERIFY(!file.exists() && QFile::exists(file.fileName() + QStringLiteral(".damaged")));
}

void TestMistakesWindow::lessonsAreWritten()
{
    Maker &maker = learner(m_program->start());
    QTRY_VERIFY(!list(maker).isLooking());
    const QString place = m_program->path(QStringLiteral("lessons"));
    QVERIFY(QDir().mkpath(place));
    for (int time = 1; time <= 2; ++time) { // nothing is replaced
        const Answer folder("QFileDialog", [&place](QDialog &dialog) { Table::typeFile(dialog, place); });
        const Answer said("QMessageBox", QStringLiteral("OK"));
        maker.clickButton(maker.button("files"));
        QVERIFY(folder.came() && said.came());
        const QStringList files = QDir(place).entryList({QStringLiteral("*.cartouche")}, QDir::Files);
        QCOMPARE(files.size(), time * static_cast<int>(lessons().size()));
    }
    const QStringList files = QDir(place).entryList({QStringLiteral("*.cartouche")}, QDir::Files);
    auto written = std::get<record::Record>(record::load(QDir(place).filePath(files.front())));
    const auto says = std::get<scenario::Scenario>(scenario::scenarioOf(written));
    QVERIFY(says.title && says.text && says.done);
    QCOMPARE(says.answer, std::get<scenario::Scenario>(scenario::scenarioOf(lessons()[0])).answer);
    QVERIFY(maker.window().navigator().openFile(QDir(place).filePath(files.front())));
    QCOMPARE(maker.lesson().attempt().position(), lessons()[0].startPosition());
    choose(maker, scenario::mistakeOf(lessons()[0])->played);
    QCOMPARE(maker.lesson().attempt().verdict(), scenario::Verdict::Failed);
}

void TestMistakesWindow::nothingIsKeptWithoutAFolder()
{
    m_table = std::make_unique<Table>();
    Maker &maker = learner(m_table->window());
    QVERIFY(!entry(maker.window(), "Mistakes to solve again").isEnabled());
    QTRY_VERIFY(!list(maker).isLooking());
    maker.clickButton(maker.button("next"));
    choose(maker, scenario::mistakeOf(lessons()[0])->ranked.front().action);
    maker.clickButton(maker.button("next")); // it counts as solved all the same
    QCOMPARE(maker.lesson().attempt().position(), lessons()[1].startPosition());
}

} // namespace tests::tst_mistakes_window

TEST_CLASS(tst_mistakes_window, TestMistakesWindow)
#include "tst_mistakes_window.moc"

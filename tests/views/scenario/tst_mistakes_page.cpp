// SPDX-License-Identifier: GPL-3.0-or-later
// The list of a game's mistakes, and one of them as a lesson.
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTimer>

#include "lesson_desk.h"
#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/mistakes_page.h"
#include "views/screen/board_input_controller.h"

namespace tests::tst_mistakes_page {

using scenario::KeptMistakes;
using scenario::Mistake;
using views::LessonPage;
using views::MistakesPage;

namespace {

constexpr scenario::MistakeSearch kLittle{60, 120, 2};

record::Record savedGame(std::size_t steps = 40)
{
    auto game = std::get<record::Record>(record::load(dataFile(QStringLiteral("plain.cartouche"))));
    game.line.actions.resize(std::min(steps, game.line.actions.size()));
    game.played = nullptr;
    game.result = std::nullopt;
    return game;
}

const std::vector<record::Record> &lessons()
{
    static const std::vector<record::Record> all = [] {
        const engine::CancelToken never;
        return *scenario::findMistakes(savedGame(), 3, kLittle, never);
    }();
    return all;
}

const record::Record &lesson() { return lessons().front(); }

/// The page on the screen.
struct Shelf {
    explicit Shelf(MistakesPage::Of of = MistakesPage::Of::Game, const QString &folder = {}) : kept(folder)
    {
        page = std::make_unique<MistakesPage>(of, kept);
        page->resize(1024, 650);
        page->show();
        page->activateWindow();
    }
    QListWidget &list() { return *page->findChild<QListWidget *>(); }
    QPushButton &button(const char *name) { return *page->findChild<QPushButton *>(QLatin1String(name)); }
    QString read(int row) { return list().item(row)->data(Qt::AccessibleTextRole).toString(); }
    bool isDone(int row) { return list().item(row)->data(views::CourseRows::kDoneRole).toBool(); }
    QString count() { return page->findChildren<QLabel *>().at(1)->text(); }

    KeptMistakes kept;
    std::unique_ptr<MistakesPage> page;
};

scenario::Scenario taskOf(const record::Record &record)
{
    return std::get<scenario::Scenario>(scenario::scenarioOf(record));
}

} // namespace

class TestMistakesPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void theyAreLookedFor();
    void aGameMayHaveNone();
    void whatIsTriedIsKeptAndShown();
    void whatComesAgainCanBeForgotten();
    void allThatAreKeptSayWhenTheyComeAgain();
    void byKeysInEveryLanguage();
    void aMistakeIsALesson();
    void theAnswerCountsAsATry();
    void theLessonIsSaidInTheLanguageOfTheProgram();
};

void TestMistakesPage::theyAreLookedFor()
{
    Shelf shelf;
    shelf.page->look(savedGame(), kLittle);
    QVERIFY(shelf.page->isLooking());
    QVERIFY(shelf.page->findChild<QProgressBar *>()->isVisible());
    QVERIFY(!shelf.button("next").isEnabled());
    QTRY_VERIFY(!shelf.page->isLooking());
    QVERIFY(!shelf.page->findChild<QProgressBar *>()->isVisible());
    QCOMPARE(shelf.list().count(), static_cast<int>(lessons().size()));
    QCOMPARE(shelf.page->lessons().size(), lessons().size());
    QVERIFY(shelf.count().startsWith(QStringLiteral("0 of %1").arg(lessons().size())));
    QVERIFY(shelf.button("next").isEnabled() && shelf.button("files").isEnabled());
    QVERIFY(!shelf.button("forget").isVisible());
    QVERIFY(shelf.read(0).contains(QStringLiteral("find better")));
    QVERIFY(heardIn(*shelf.page).contains(shelf.count()));
}

void TestMistakesPage::aGameMayHaveNone()
{
    Shelf shelf;
    shelf.page->look(savedGame(0), kLittle);
    QTRY_VERIFY(!shelf.page->isLooking());
    QCOMPARE(shelf.count(), QStringLiteral("No mistake was found in this game."));
    QVERIFY(!shelf.button("next").isEnabled() && !shelf.button("files").isEnabled());
    QVERIFY(shelf.button("back").hasFocus());
}

void TestMistakesPage::whatIsTriedIsKeptAndShown()
{
    const QTemporaryDir folder;
    Shelf shelf(MistakesPage::Of::Game, folder.filePath(QStringLiteral("kept")));
    shelf.page->setLessons(lessons());
    QCOMPARE(shelf.page->nextLesson(), 0);
    shelf.page->note(0, {QDate::currentDate(), true});
    QVERIFY(shelf.isDone(0) && !shelf.isDone(1));
    QVERIFY(shelf.read(0).endsWith(QStringLiteral(", solved")));
    QCOMPARE(shelf.page->nextLesson(0), 1);
    shelf.page->note(1, {QDate::currentDate(), false});
    QVERIFY(!shelf.isDone(1));
    shelf.page->note(1, {QDate::currentDate(), true});
    QVERIFY(shelf.isDone(1));
    QCOMPARE(KeptMistakes(folder.filePath(QStringLiteral("kept"))).tries(KeptMistakes::idOf(lessons()[1])).size(),
             std::size_t(2));
    Shelf later(MistakesPage::Of::Game, folder.filePath(QStringLiteral("kept")));
    later.page->setLessons(lessons());
    QVERIFY(later.isDone(0) && later.isDone(1));
}

void TestMistakesPage::whatComesAgainCanBeForgotten()
{
    const QTemporaryDir folder;
    const QDate before = QDate::currentDate().addDays(-9);
    Shelf shelf(MistakesPage::Of::Again, folder.filePath(QStringLiteral("kept")));
    for (int i = 0; i < 2; ++i)
        QVERIFY(!shelf.kept.note(lessons()[i], {before, i == 0}));
    shelf.page->setLessons({lessons()[0], lessons()[1]});
    QVERIFY(!shelf.isDone(0) && !shelf.isDone(1)); // the one that was solved comes again
    QVERIFY(shelf.read(0).contains(QStringLiteral("Aton")));
    QTimer::singleShot(0, [] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(question);
        QTest::mouseClick(question->button(QMessageBox::Yes), Qt::LeftButton);
    });
    QTest::mouseClick(&shelf.button("forget"), Qt::LeftButton);
    QCOMPARE(shelf.list().count(), 1);
    QVERIFY(shelf.kept.tries(KeptMistakes::idOf(lessons()[0])).empty());
    QCOMPARE(shelf.kept.due(QDate::currentDate()).size(), 1);
}

void TestMistakesPage::allThatAreKeptSayWhenTheyComeAgain()
{
    const QTemporaryDir folder;
    const QDate today = QDate::currentDate();
    Shelf shelf(MistakesPage::Of::Again, folder.path());
    for (int day = 200; day > 0; day -= 20)
        QVERIFY(!shelf.kept.note(lessons()[0], {today.addDays(-day), true}));
    QVERIFY(!shelf.kept.note(lessons()[1], {today, true}));
    connect(shelf.page.get(), &MistakesPage::keptWanted, this, [&shelf](bool areAll) {
        shelf.page->setLessons(areAll ? std::vector{lessons()[1], lessons()[0]} : std::vector<record::Record>());
    });
    shelf.page->setLessons({});
    QCOMPARE(shelf.count(), QStringLiteral("Nothing is to be solved again today."));
    auto &all = *shelf.page->findChild<QCheckBox *>(QStringLiteral("all"));
    QVERIFY(QTest::qWaitForWindowActive(shelf.page.get()));
    all.setFocus();
    QVERIFY(all.hasFocus());
    QTest::keyClick(&all, Qt::Key_Space);
    QVERIFY(all.hasFocus());
    const QString day = QLocale().toString(today.addDays(3), QLocale::LongFormat);
    QVERIFY2(shelf.read(0).endsWith(QStringLiteral("solved, again: ") + day), qPrintable(shelf.read(0)));
    QVERIFY2(shelf.read(1).endsWith(QStringLiteral("solved, learnt")), qPrintable(shelf.read(1)));
    QVERIFY(shelf.button("files").isEnabled());
    QVERIFY(heardIn(*shelf.page).contains(shelf.count()));
    QTest::keyClick(&all, Qt::Key_Space);
    QCOMPARE(shelf.list().count(), 0);
    Shelf game;
    QVERIFY(!game.page->findChild<QCheckBox *>(QStringLiteral("all"))->isVisible());
}

void TestMistakesPage::byKeysInEveryLanguage()
{
    Shelf shelf;
    shelf.page->setLessons(lessons());
    QTRY_VERIFY(shelf.list().hasFocus());
    QSignalSpy wanted(shelf.page.get(), &MistakesPage::lessonWanted);
    QTest::keyClick(&shelf.list(), Qt::Key_Down);
    QTest::keyClick(&shelf.list(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toInt(), 1);
    QStringList rows;
    QStringList titles;
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::processEvents();
        rows << shelf.read(0);
        titles << shelf.list().accessibleName();
    }
    QCOMPARE(rows.removeDuplicates(), 0);
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestMistakesPage::aMistakeIsALesson()
{
    const Mistake mistake = *scenario::mistakeOf(lesson());
    ContextFixture fixture(lesson(), taskOf(lesson()), {0, false, true}, {});
    fixture.page().setBack(LessonPage::Back::Mistakes);
    QSignalSpy tried(&fixture.page(), &LessonPage::tried);
    QCOMPARE(fixture.page().viewer(), mistake.seat);
    QVERIFY(fixture.said("title").endsWith(QStringLiteral("find better")));
    QVERIFY(fixture.said("text").contains(QStringLiteral("you chose")));
    QCOMPARE(fixture.button("back").text(), QStringLiteral("Back to the mistakes"));
    emit fixture.page().findChild<views::BoardInputController *>()->chosen(mistake.played);
    QTRY_COMPARE(tried.count(), 1);
    QVERIFY(!tried[0][0].toBool());
    QVERIFY(fixture.button("again").isVisible());
    fixture.press("again");
    QVERIFY(fixture.attempt().isOnTurn());
    emit fixture.page().findChild<views::BoardInputController *>()->chosen(mistake.ranked.front().action);
    QTRY_COMPARE(tried.count(), 2);
    QVERIFY(tried[1][0].toBool());
    QVERIFY(fixture.said("words").contains(QStringLiteral("The best action")));
}

void TestMistakesPage::theAnswerCountsAsATry()
{
    ContextFixture fixture(lesson(), taskOf(lesson()), {0, false, true}, {});
    QSignalSpy tried(&fixture.page(), &LessonPage::tried);
    fixture.press("answer");
    QCOMPARE(tried.count(), 1);
    QVERIFY(!tried[0][0].toBool());
}

void TestMistakesPage::theLessonIsSaidInTheLanguageOfTheProgram()
{
    ContextFixture fixture(lesson(), taskOf(lesson()), {0, false, true}, {});
    QStringList texts;
    QStringList titles;
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        QCoreApplication::processEvents();
        texts << fixture.said("text");
        titles << fixture.page().title();
    }
    QCOMPARE(texts.removeDuplicates(), 0);
    QCOMPARE(titles.removeDuplicates(), 0);
}

} // namespace tests::tst_mistakes_page

TEST_CLASS(tst_mistakes_page, TestMistakesPage)
#include "tst_mistakes_page.moc"

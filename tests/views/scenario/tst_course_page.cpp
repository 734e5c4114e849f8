// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons of a game and what is done of them.
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include "model/scenario/course.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/words_of.h"
#include "views/common/lesson_progress.h"
#include "views/common/theme.h"
#include "views/scenario/course_page.h"

namespace tests::tst_course_page {

namespace {

/// Four lessons.
scenario::Study smallCourse()
{
    scenario::Study course;
    for (const char *const name : {"one", "two", "three", "four"}) {
        const QString title = QLatin1String(name);
        course.chapters.push_back(
            {.id = QStringLiteral("aton/") + title,
             .title = record::Text{{}, {{QStringLiteral("en"), title}, {QStringLiteral("fr"), title.toUpper()}}},
             .game = record::newRecord(*engine::findGame("aton"), {2, {}})});
    }
    return course;
}

/// The page on the screen.
struct Shelf {
    explicit Shelf(const QStringList &solved = {}, const QString &last = {},
                   const scenario::Study &course = smallCourse(), const char *game = "aton")
        : store(folder.filePath(QStringLiteral("progress.ini")), QSettings::IniFormat), progress(store)
    {
        for (const QString &id : solved)
            progress.setSolved(id);
        if (!last.isEmpty())
            progress.setLastLesson(QStringLiteral("aton"), last);
        page = std::make_unique<views::CoursePage>(scenario::StudyFile(course), engine::findGame(game), progress,
                                                   QStringLiteral("light"));
        page->resize(1024, 650);
        page->show();
        page->activateWindow();
        page->setFocus();
    }
    QListWidget &list() { return *page->findChild<QListWidget *>(); }
    QPushButton &button(const char *name) { return *page->findChild<QPushButton *>(QLatin1String(name)); }
    QString read(int row) { return list().item(row)->data(Qt::AccessibleTextRole).toString(); }
    QPoint middleOf(int row) { return list().visualItemRect(list().item(row)).center(); }

    QTemporaryDir folder;
    QSettings store;
    views::LessonProgress progress;
    std::unique_ptr<views::CoursePage> page;
};

/// Presses that button of the question that is about to be asked.
void answer(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(question);
        QTest::mouseClick(question->button(button), Qt::LeftButton);
    });
}

} // namespace

class TestCoursePage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }

    void listsTheLessons();
    void opensALesson();
    void goesOnWithTheNext_data();
    void goesOnWithTheNext();
    void followsTheProgress();
    void forgetsWhenAsked();
    void leadsBack();
    void theLanguageChanges();
    void rowsShowAllTheirWords_data();
    void rowsShowAllTheirWords();
};

void TestCoursePage::listsTheLessons()
{
    Shelf shelf({QStringLiteral("aton/two")});
    QCOMPARE(shelf.list().count(), 4);
    QCOMPARE(shelf.read(0), QStringLiteral("1. one"));
    QCOMPARE(shelf.read(1), QStringLiteral("2. two, done"));
    QVERIFY(wordsOf(*shelf.page).contains(QStringLiteral("1 of 4 lessons done")));
    QVERIFY(wordsOf(*shelf.page).contains(QStringLiteral("Learn Aton")));
    QCOMPARE(nameless(*shelf.page), QStringList());
}

void TestCoursePage::opensALesson()
{
    Shelf shelf;
    QSignalSpy wanted(shelf.page.get(), &views::CoursePage::lessonWanted);
    QTRY_VERIFY(shelf.list().hasFocus());
    QTest::keyClick(&shelf.list(), Qt::Key_Down);
    QTest::keyClick(&shelf.list(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.takeFirst().front().toInt(), 1);
    QTest::mouseClick(shelf.list().viewport(), Qt::LeftButton, {}, shelf.middleOf(2));
    QCOMPARE(wanted.count(), 0);
    QTest::mouseDClick(shelf.list().viewport(), Qt::LeftButton, {}, shelf.middleOf(2));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.takeFirst().front().toInt(), 2);
}

void TestCoursePage::goesOnWithTheNext_data()
{
    QTest::addColumn<QStringList>("solved");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("next");
    const QString one = QStringLiteral("aton/one"), two = QStringLiteral("aton/two"),
                  three = QStringLiteral("aton/three"), four = QStringLiteral("aton/four");
    QTest::addRow("new") << QStringList() << QString() << QStringLiteral("Begin") << 0;
    QTest::addRow("one done") << QStringList{one} << one << QStringLiteral("Continue") << 1;
    QTest::addRow("left in the middle") << QStringList{one} << three << QStringLiteral("Continue") << 2;
    QTest::addRow("the last one done") << QStringList{one, four} << four << QStringLiteral("Continue") << 1;
    QTest::addRow("all done") << QStringList{one, two, three, four} << four << QStringLiteral("Begin again") << 0;
    QTest::addRow("of another course") << QStringList{one} << QStringLiteral("aton/gone") << QStringLiteral("Continue")
                                       << 1;
}

void TestCoursePage::goesOnWithTheNext()
{
    QFETCH(QStringList, solved);
    QFETCH(QString, last);
    QFETCH(QString, button);
    QFETCH(int, next);
    Shelf shelf(solved, last);
    QSignalSpy wanted(shelf.page.get(), &views::CoursePage::lessonWanted);
    QCOMPARE(shelf.button("next").text(), button);
    QCOMPARE(shelf.list().currentRow(), next);
    QTest::mouseClick(&shelf.button("next"), Qt::LeftButton);
    QCOMPARE(wanted.takeFirst().front().toInt(), next);
}

void TestCoursePage::followsTheProgress()
{
    Shelf shelf;
    QVERIFY(!shelf.button("forget").isEnabled());
    shelf.progress.setSolved(QStringLiteral("aton/three"));
    QCOMPARE(shelf.read(2), QStringLiteral("3. three, done"));
    QVERIFY(wordsOf(*shelf.page).contains(QStringLiteral("1 of 4 lessons done")));
    QVERIFY(shelf.button("forget").isEnabled());
}

void TestCoursePage::forgetsWhenAsked()
{
    Shelf shelf({QStringLiteral("aton/one"), QStringLiteral("aton/two")});
    answer(QMessageBox::No);
    QTest::mouseClick(&shelf.button("forget"), Qt::LeftButton);
    QVERIFY(shelf.progress.isSolved(QStringLiteral("aton/one")));
    answer(QMessageBox::Yes);
    QTest::mouseClick(&shelf.button("forget"), Qt::LeftButton);
    QVERIFY(!shelf.progress.isSolved(QStringLiteral("aton/one")));
    QCOMPARE(shelf.read(0), QStringLiteral("1. one"));
    QCOMPARE(shelf.button("next").text(), QStringLiteral("Begin"));
}

void TestCoursePage::leadsBack()
{
    Shelf shelf;
    QSignalSpy back(shelf.page.get(), &views::Page::wanted);
    QTest::mouseClick(&shelf.button("back"), Qt::LeftButton);
    QCOMPARE(back.count(), 1);
    QCOMPARE(back.front().front().value<views::Command>(), views::Command::Back);
}

void TestCoursePage::theLanguageChanges()
{
    Shelf shelf({QStringLiteral("aton/two")});
    const QStringList english = wordsOf(*shelf.page);
    words::setLanguage(QStringLiteral("fr"));
    QTRY_COMPARE(shelf.read(0), QStringLiteral("1. ONE"));
    words::setLanguage(QStringLiteral("de")); // a title that is not there is the English one
    QTRY_COMPARE(shelf.read(0), QStringLiteral("1. one"));
    words::setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(wordsOf(*shelf.page), english);
}

void TestCoursePage::rowsShowAllTheirWords_data()
{
    QTest::addColumn<QString>("language");
    for (const char *const code : {"en", "fr", "de"})
        QTest::addRow("%s", code) << QString::fromLatin1(code);
}

void TestCoursePage::rowsShowAllTheirWords()
{
    QFETCH(QString, language);
    words::setLanguage(language);
    for (const char *const game : {"aton", "osiris"}) {
        const auto course = scenario::courseFor(*engine::findGame(game));
        QVERIFY(course);
        Shelf shelf({}, {}, *course, game);
        QCOMPARE(shelf.list().count(), static_cast<int>(course->chapters.size()));
        for (int row = 0; row < shelf.list().count(); ++row) {
            const QString title = shelf.list().item(row)->text();
            const QRect words =
                QFontMetrics(shelf.list().font())
                    .boundingRect(QRect(0, 0, shelf.list().viewport()->width() - 190, 10'000), Qt::TextWordWrap, title);
            QVERIFY(shelf.list().visualItemRect(shelf.list().item(row)).height() > words.height());
            QVERIFY(shelf.read(row).count(QLatin1Char(',')) >= 1); // how hard it is
        }
    }
}

} // namespace tests::tst_course_page

TEST_CLASS(tst_course_page, TestCoursePage)
#include "tst_course_page.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A study at the window: gone through from chapter to chapter, edited, and made.
#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>

#include "maker.h"
#include "model/play/commands.h"
#include "model/scenario/course.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/study_tools.h"
#include "views/window/studies.h"

namespace tests::tst_study_window {

using scenario::Chapter;
using scenario::Study;
using views::MainWindow;

class TestStudyWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void cleanup();
    void chaptersFollowEachOther();
    void progressIsKept();
    void aHintDoesNotStayOpen();
    void aPositionIsEdited();
    void aGameIsEdited();
    void whatIsNotSavedIsAskedAbout_data();
    void whatIsNotSavedIsAskedAbout();
    void nothingOfAChapterIsKeptBeside();
    void aNewStudyIsMade();
    void anOpenGameIsAdded();
    void aStudyThatIsOpenComesToTheFront();

private:
    QString path() const { return m_program->path(QStringLiteral("study.cartouche")); }
    Study saved() const { return std::get<Study>(scenario::loadStudy(path())); }
    /// A window with a study of a lesson with a hint, a game, a position to play and another lesson.
    Maker &reader();
    Maker &makerAt(MainWindow &window);
    static views::CoursePage &list(Maker &maker) { return *maker.window().find<views::CoursePage>(); }
    static void pressNotice(Maker &maker, const char *text);

    std::vector<std::unique_ptr<Maker>> m_makers;
};

void TestStudyWindow::cleanup()
{
    m_makers.clear();
    ProgramTest::cleanup();
    settle();
}

Maker &TestStudyWindow::makerAt(MainWindow &window)
{
    m_makers.push_back(std::make_unique<Maker>(window));
    return *m_makers.back();
}

Maker &TestStudyWindow::reader()
{
    if (!QFile::exists(path())) {
        const Study course = *scenario::courseFor(*engine::findGame("osiris"));
        record::Record position = course.chapters[3].game;
        scenario::Scenario free;
        free.goal.kind = scenario::Goal::Kind::Play;
        position.scenario = scenario::toJson(free, *position.game);
        Study study{.title = {QStringLiteral("Mine")}};
        int at = 0;
        for (const record::Record &game : {course.chapters[0].game, finishedGame(), position, course.chapters[1].game})
            study = added(std::move(study), std::get<Chapter>(scenario::chapterOf(game)), at++);
        if (scenario::save(study, path()))
            qFatal("The study cannot be saved");
    }
    return makerAt(m_program->start(path()));
}

void TestStudyWindow::pressNotice(Maker &maker, const char *text)
{
    QWidget *notice = maker.notice("chapter");
    QVERIFY(notice);
    for (auto *button : notice->findChildren<QPushButton *>()) {
        if (button->text() == QLatin1String(text))
            return QTest::mouseClick(button, Qt::LeftButton);
    }
    QFAIL(text);
}

void TestStudyWindow::chaptersFollowEachOther()
{
    Maker &maker = reader();
    QCOMPARE(list(maker).file().count(), 4);
    QVERIFY(maker.window().windowTitle().startsWith(QStringLiteral("Mine")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(maker.window().find<views::LessonPage>());
    maker.solve();
    maker.clickButton(maker.buttonNamed("Next chapter"));
    QVERIFY(maker.window().find<views::ReviewPage>() && !maker.window().find<views::LessonPage>());
    QVERIFY(!maker.window().isWindowModified());
    QVERIFY(Maker::sentenceOf(*maker.notice("chapter")).startsWith(QStringLiteral("Chapter 2 of 4 of “Mine”")));
    pressNotice(maker, "Next chapter");
    QVERIFY(maker.window().find<views::LessonPage>() && !maker.window().find<views::ReviewPage>());
    QVERIFY(!maker.notice("chapter"));
    maker.clickButton(maker.button("next"));
    QCOMPARE(maker.lesson().id(), list(maker).study().chapters[3].id);
    maker.clickButton(maker.buttonNamed("Back to the study"));
    QVERIFY(!maker.window().find<views::LessonPage>());
    const auto &rows = maker.control<QListWidget>("lessons");
    QCOMPARE(rows.currentRow(), 3);
    QList<bool> done;
    for (int row = 0; row < rows.count(); ++row)
        done << rows.item(row)->data(views::CourseRows::kDoneRole).toBool();
    QCOMPARE(done, (QList<bool>{true, true, true, false}));
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.window().find<views::CoursePage>());
    QVERIFY(m_program->quit());
}

void TestStudyWindow::progressIsKept()
{
    {
        Maker &maker = reader();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        maker.solve();
    }
    const QByteArray before = write(saved());
    m_makers.clear();
    QVERIFY(m_program->quit());
    Maker &again = reader();
    const auto &rows = again.control<QListWidget>("lessons");
    QVERIFY(rows.item(0)->data(views::CourseRows::kDoneRole).toBool());
    QCOMPARE(rows.currentRow(), 1);
    QCOMPARE(write(saved()), before); // it is kept beside the study
}

void TestStudyWindow::aHintDoesNotStayOpen()
{
    Maker &maker = reader();
    Study study = list(maker).study();
    QVERIFY(list(maker).change(moved(study, 3, 1), 0));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    maker.clickButton(maker.button("hint"));
    QVERIFY(maker.lesson().findChild<QLabel *>(QStringLiteral("hintText"))->isVisible());
    maker.solve();
    maker.clickButton(maker.buttonNamed("Next chapter"));
    QVERIFY(!maker.lesson().findChild<QLabel *>(QStringLiteral("hintText"))->isVisible());
}

void TestStudyWindow::aPositionIsEdited()
{
    Maker &maker = reader();
    maker.clickButton(maker.button("edit"));
    maker.control<QListWidget>("lessons").setCurrentRow(0);
    maker.clickButton(maker.button("change"));
    QVERIFY(maker.window().find<views::EditorPage>());
    QVERIFY(maker.window().windowTitle().contains(QStringLiteral("study")));
    scenario::Scenario says = maker.editor().scenario();
    says.difficulty = says.difficulty == 5 ? 1 : 5;
    QVERIFY(maker.editor().setScenario(says, {"words", {}}));
    QVERIFY(maker.window().isWindowModified());
    const Study before = saved();
    maker.key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!maker.window().isWindowModified());
    QCOMPARE(scenario::difficultyOf(saved().chapters[0].game), says.difficulty);
    QCOMPARE(saved().chapters[0].id, before.chapters[0].id);
    for (const std::size_t other : {1U, 2U, 3U})
        QCOMPARE(record::write(saved().chapters[other].game), record::write(before.chapters[other].game));
    pressNotice(maker, "Back to the study");
    QVERIFY(!maker.window().find<views::EditorPage>());
    entry(maker.window(), "Undo").trigger();
    QCOMPARE(write(saved()), write(before));
}

void TestStudyWindow::aGameIsEdited()
{
    Maker &maker = reader();
    list(maker).setEditing(true);
    maker.control<QListWidget>("lessons").setCurrentRow(1);
    maker.clickButton(maker.button("change"));
    QVERIFY(maker.window().find<views::ReviewPage>());
    maker.window().document()->play().run(play::setComment({{}, 0}, {QStringLiteral("Look.")}));
    maker.key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!maker.window().isWindowModified());
    QCOMPARE(saved().chapters[1].game.line.comments.at(0).in(u"en"), QStringLiteral("Look."));
}

void TestStudyWindow::whatIsNotSavedIsAskedAbout_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("saved") << QStringLiteral("Save");
    QTest::newRow("not saved") << QStringLiteral("Discard");
    QTest::newRow("stays") << QStringLiteral("Cancel");
}

void TestStudyWindow::whatIsNotSavedIsAskedAbout()
{
    QFETCH(QString, button);
    Maker &maker = reader();
    const QByteArray before = write(saved());
    maker.window().navigator().studies().edit(0);
    scenario::Scenario says = maker.editor().scenario();
    says.difficulty = says.difficulty == 5 ? 1 : 5;
    QVERIFY(maker.editor().setScenario(says, {"words", {}}));
    const Answer question("QMessageBox", [&button](QDialog &dialog) { Program::press(dialog, qPrintable(button)); });
    const bool closes = button != QLatin1String("Discard"); // by the window, and by the way back
    if (closes)
        QCOMPARE(maker.window().close(), button == QLatin1String("Save"));
    else
        pressNotice(maker, "Back to the study");
    QVERIFY(question.came());
    QCOMPARE(scenario::difficultyOf(saved().chapters[0].game) == says.difficulty, button == QLatin1String("Save"));
    if (button != QLatin1String("Save"))
        QCOMPARE(write(saved()), before);
    if (button == QLatin1String("Cancel")) {
        QVERIFY(maker.window().find<views::EditorPage>());
        maker.window().document()->autosave().countAsSaved();
    }
}

/// Neither a game that comes back at the next start nor one among those that are over.
void TestStudyWindow::nothingOfAChapterIsKeptBeside()
{
    Maker &maker = reader();
    maker.window().navigator().studies().open(1);
    QVERIFY(maker.window().find<views::ReviewPage>());
    m_makers.clear();
    QVERIFY(m_program->quit());
    QVERIFY(m_program->journals().isEmpty());
    MainWindow &next = m_program->start();
    QVERIFY(!next.find<views::ReviewPage>());
    QVERIFY(!Program::offer(next));
}

void TestStudyWindow::aNewStudyIsMade()
{
    Maker &maker = makerAt(m_program->start());
    const Answer name("QFileDialog", [this](QDialog &dialog) { Table::typeFile(dialog, path()); });
    entry(maker.window(), "New study…").trigger();
    QVERIFY(name.came());
    QVERIFY(QFile::exists(path()));
    QCOMPARE(list(maker).file().count(), 0);
    QVERIFY(list(maker).tools().isVisible());
    QVERIFY(!maker.window().navigator().isFree());
    auto *add = maker.button("add").menu();
    QVERIFY(add);
    emit add->aboutToShow();
    for (QAction *action : add->actions()) {
        if (action->menu() && action->text().contains(QStringLiteral("New")))
            action->menu()->actions().front()->trigger();
    }
    QVERIFY(maker.window().find<views::EditorPage>());
    QCOMPARE(saved().chapters.size(), 1U);
    QCOMPARE(m_program->settings().recentFiles().front(), path());
}

void TestStudyWindow::anOpenGameIsAdded()
{
    MainWindow &window = m_program->start();
    window.navigator().beginReview(finishedGame());
    Maker &maker = makerAt(window);
    for (int number = 1; number <= 2; ++number) {
        const Answer name("QFileDialog", [this](QDialog &dialog) { Table::typeFile(dialog, path()); });
        entry(window, "Add to a study…").trigger();
        QVERIFY(name.came());
        QCOMPARE(saved().chapters.size(), static_cast<std::size_t>(number));
        QVERIFY(Maker::sentenceOf(*maker.notice("added")).contains(QStringLiteral("chapter %1").arg(number)));
    }
    QCOMPARE(record::write(saved().chapters[1].game), record::write(window.document()->play().record()));
    QVERIFY(saved().chapters[0].id != saved().chapters[1].id);
}

void TestStudyWindow::aStudyThatIsOpenComesToTheFront()
{
    Maker &maker = reader();
    MainWindow &other = *m_program->windows().open();
    QVERIFY(!other.navigator().openFile(path()));
    QVERIFY(!other.find<views::CoursePage>());
    QVERIFY(maker.window().find<views::CoursePage>());
}

} // namespace tests::tst_study_window

TEST_CLASS(tst_study_window, TestStudyWindow)
#include "tst_study_window.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons at the window: one after the other, and what comes of them in the editor and in games.
#include <QAction>
#include <QDir>
#include <QListWidget>
#include <QMessageBox>
#include <QPrintPreviewWidget>

#include "maker.h"
#include "model/scenario/course.h"
#include "tests/test_class.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/print_dialog.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/course_rows.h"

namespace tests::tst_lesson_window {

using views::MainWindow;

class TestLessonWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void cleanup();
    void lessonsFollowEachOther();
    void theLessonThatWasLeftIsOffered();
    void aLessonIsEdited_data() { alone(); }
    void aLessonIsEdited();
    void aStepOfAReviewIsEdited();
    void anOpenGameIsEditedAndAHiddenOneIsNot();
    void aLessonIsPrinted();
    void aLessonIsSavedAsPdf();
    void whatIsSaidOfAnotherGameIsNotPrinted();
    void aGameBeginsOutOfALesson_data() { alone(); }
    void aGameBeginsOutOfALesson();

private:
    static void alone();
    Maker &makerAt(MainWindow &window);
    /// At the lesson about Osiris, in a window alone or in the program's.
    Maker &learner(bool isAlone);

    std::vector<std::unique_ptr<Maker>> m_makers;
};

void TestLessonWindow::cleanup()
{
    m_makers.clear();
    ProgramTest::cleanup();
    settle();
}

void TestLessonWindow::alone()
{
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("with room for more windows") << false;
    QTest::newRow("alone") << true;
}

Maker &TestLessonWindow::makerAt(MainWindow &window)
{
    m_makers.push_back(std::make_unique<Maker>(window));
    return *m_makers.back();
}

void TestLessonWindow::lessonsFollowEachOther()
{
    Maker &maker = makerAt(m_program->start());
    const std::vector<scenario::Chapter> lessons = scenario::courseFor(*engine::findGame("osiris"))->chapters;
    maker.learn("Learn Osiris");
    QCOMPARE(maker.lesson().id(), lessons[0].id);
    maker.solve();
    QVERIFY(maker.button("next").property("main").toBool());
    maker.clickButton(maker.button("next"));
    QCOMPARE(maker.lesson().id(), lessons[1].id);
    QCOMPARE(maker.lesson().attempt().timeline().stepCount(), 0);
    maker.clickButton(maker.buttonNamed("Back to the lessons"));
    QVERIFY(maker.window().find<views::CoursePage>() && !maker.window().find<views::LessonPage>());
    const auto &list = maker.control<QListWidget>("lessons");
    QVERIFY(list.item(0)->data(views::CourseRows::kDoneRole).toBool());
    QVERIFY(!list.item(1)->data(views::CourseRows::kDoneRole).toBool());
    QCOMPARE(list.currentRow(), 1);
    maker.clickButton(maker.button("back"));
    QVERIFY(!maker.window().find<views::CoursePage>());
    QVERIFY(maker.buttonNamed("Learn Osiris").isVisible());
    // What was done is known at the next start.
    makerAt(m_program->start()).learn("Learn Osiris");
    QCOMPARE(m_makers.back()->lesson().id(), lessons[1].id);
}

void TestLessonWindow::theLessonThatWasLeftIsOffered()
{
    Maker &maker = makerAt(m_program->start());
    maker.learn("Learn Osiris");
    const QString title = maker.window().windowTitle();
    QVERIFY(!maker.window().isWindowModified());
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    maker.clickButton(maker.buttonNamed("Back to the lessons"));
    QVERIFY(maker.window().windowTitle() != title);
    auto &list = maker.control<QListWidget>("lessons");
    QVERIFY(!list.item(0)->data(views::CourseRows::kDoneRole).toBool());
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(maker.window().find<views::LessonPage>());
    QCOMPARE(maker.window().windowTitle(), title);
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());
}

Maker &TestLessonWindow::learner(bool isAlone)
{
    if (isAlone) {
        m_table = std::make_unique<Table>();
        if (!m_table->activate())
            qFatal("The window does not come up");
    }
    Maker &maker = makerAt(isAlone ? m_table->window() : m_program->start());
    maker.learn("Learn Osiris");
    return maker;
}

void TestLessonWindow::aLessonIsEdited()
{
    QFETCH(const bool, isAlone);
    Maker &maker = learner(isAlone);
    const engine::Position position = maker.lesson().attempt().timeline().position(0);
    const scenario::Scenario says = maker.lesson().attempt().scenario();
    maker.solve();
    entry(maker.window(), "Edit this position").trigger();
    Maker &editing = makerAt(isAlone ? maker.window() : *m_program->windows().all().back());
    QCOMPARE(maker.window().find<views::LessonPage>() == nullptr, isAlone);
    QVERIFY(editing.window().find<views::EditorPage>());
    QVERIFY(editing.editor().position() == position);
    QVERIFY(editing.editor().scenario() == says);
    QVERIFY(editing.window().document()->autosave().file().isEmpty());
    QVERIFY(!editing.page().canUndo());
}

void TestLessonWindow::aStepOfAReviewIsEdited()
{
    const QString path = m_program->path(QStringLiteral("over.cartouche"));
    record::Record game = finishedGame();
    const std::vector<record::Drawing> drawn{{record::Drawing::Form::Circle, 2, 0}};
    game.line.drawings[20] = drawn;
    QVERIFY(!record::save(game, path));
    Maker &maker = makerAt(m_program->start(path));
    maker.window().find<views::ReviewPage>()->seek(20);
    const engine::Position position = maker.window().find<views::GamePage>()->play().positionAt(20);
    entry(maker.window(), "Edit this position").trigger();
    QCOMPARE(m_program->windows().all().size(), 2U);
    Maker &editing = makerAt(*m_program->windows().all().back());
    QVERIFY(editing.window().find<views::EditorPage>());
    QVERIFY(editing.editor().position() == position);
    QVERIFY(record::drawingsAt(editing.window().document()->play().record().line, {}) == drawn);
    QVERIFY(maker.window().find<views::ReviewPage>());
    QVERIFY(!maker.window().isWindowModified());
}

void TestLessonWindow::anOpenGameIsEditedAndAHiddenOneIsNot()
{
    MainWindow &window = m_program->start();
    QVERIFY(!entry(window, "Edit this position").isEnabled());
    window.navigator().beginGame(
        views::recordOf(*engine::findGame("aton"), {{{}, views::kPerson}, {{}, QStringLiteral("easy")}}));
    Table table(window);
    table.hurry();
    QVERIFY(table.waitReady());
    QVERIFY(!entry(window, "Edit this position").isEnabled());
}

void TestLessonWindow::aLessonIsPrinted()
{
    Maker &maker = learner(false);
    const auto printed = [&maker] {
        std::optional<views::SheetChoice> choice;
        const Answer sheet("views::PrintDialog", [&choice](QDialog &dialog) {
            choice = static_cast<const views::PrintDialog &>(dialog).choice();
            dialog.reject();
        });
        entry(maker.window(), "Print…").trigger();
        return choice;
    };
    QVERIFY(!entry(maker.window(), "Export…").isEnabled());
    std::optional<views::SheetChoice> choice = printed();
    QVERIFY(choice);
    QCOMPARE(choice->viewer, maker.lesson().attempt().seat());
    QCOMPARE(choice->step, 0);
    maker.solve();
    choice = printed();
    QVERIFY(choice);
    QCOMPARE(choice->step, maker.lesson().attempt().timeline().stepCount());
}

void TestLessonWindow::aLessonIsSavedAsPdf()
{
    Maker &maker = learner(false);
    const QString path = m_program->path(QStringLiteral("lesson.pdf"));
    const auto save = [&maker, &path] {
        const Answer sheet("views::PrintDialog", QStringLiteral("Save as PDF…"));
        const Answer place("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
        entry(maker.window(), "Print…").trigger();
        return sheet.came() && place.came();
    };
    QVERIFY(save());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QCOMPARE(QDir(m_program->path({})).entryList({QStringLiteral("lesson.pdf*")}),
             QStringList{QStringLiteral("lesson.pdf")});
}

/// A scenario that begins where a game ended, with something said of each of that game's positions.
void TestLessonWindow::whatIsSaidOfAnotherGameIsNotPrinted()
{
    record::Record record = finishedGame();
    record.line.actions.resize(20);
    record.result.reset();
    scenario::Scenario scenario;
    scenario.goal.kind = scenario::Goal::Kind::Play;
    record.scenario = scenario::toJson(scenario, *record.game);
    const auto pagesOf = [&] {
        int pages = 0;
        const Answer sheet("views::PrintDialog", [&pages](QDialog &dialog) {
            pages = dialog.findChild<QPrintPreviewWidget *>()->pageCount();
            dialog.reject();
        });
        MainWindow &window = m_program->start();
        window.navigator().showScenario(record, views::Navigator::As::Itself);
        if (window.find<views::LessonPage>())
            entry(window, "Print…").trigger();
        return pages;
    };
    const int pages = pagesOf();
    QVERIFY(pages > 0);
    for (int step = 0; step <= 20; ++step)
        record.line.comments[step].plain = QStringLiteral("Far too long. ").repeated(1000);
    QCOMPARE(pagesOf(), pages);
}

void TestLessonWindow::aGameBeginsOutOfALesson()
{
    QFETCH(const bool, isAlone);
    Maker &maker = learner(isAlone);
    const engine::Position position = maker.lesson().attempt().timeline().position(0);
    const Answer players("views::PlayersDialog", QStringLiteral("OK"));
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    maker.clickButton(maker.button("play"));
    QVERIFY(players.came() && !question.came());
    MainWindow &window = isAlone ? maker.window() : *m_program->windows().all().back();
    QVERIFY(window.find<views::GamePage>() && !window.find<views::LessonPage>());
    QVERIFY(window.find<views::GamePage>()->play().positionAt(0) == position);
    QCOMPARE(maker.window().find<views::LessonPage>() == nullptr, isAlone);
}

} // namespace tests::tst_lesson_window

TEST_CLASS(tst_lesson_window, TestLessonWindow)
#include "tst_lesson_window.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A study in its file: what its page says of the chapters, and what a teacher does with them.
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include "model/words/languages.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "tests/views/dialogs/words_of.h"
#include "views/common/lesson_progress.h"
#include "views/common/message_box.h"
#include "views/common/theme.h"
#include "views/scenario/course_page.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/study_tools.h"

namespace tests::tst_study_page {

using scenario::Chapter;
using scenario::Study;

namespace {

record::Record fromData(const char *name)
{
    return std::get<record::Record>(record::load(dataFile(QLatin1String(name))));
}

/// The position of a file as a scenario that says this.
record::Record scenarioThat(const char *says)
{
    record::Record record = fromData("scenario-full.cartouche");
    record.scenario = std::get<record::Json>(record::parseJson(says));
    return record;
}

/// A game, a lesson and a position to play.
Study threeChapters()
{
    Study study{.title = {QStringLiteral("First steps")}, .introduction = record::Text{QStringLiteral("Read on.")}};
    int at = 0;
    for (const record::Record &game :
         {fromData("plain.cartouche"), scenarioThat(R"({"title":"Find it","goal":{"kind":"best"}})"),
          scenarioThat(R"({"title":"Play on"})")})
        study = added(std::move(study), std::get<Chapter>(scenario::chapterOf(game)), at++);
    return study;
}

/// The page of a study that lies in a file.
struct Desk {
    explicit Desk(const Study &study = threeChapters())
        : path(folder.filePath(QStringLiteral("study.cartouche"))),
          store(folder.filePath(QStringLiteral("progress.ini")), QSettings::IniFormat), progress(store)
    {
        if (scenario::save(study, path))
            qFatal("The study cannot be saved");
        page = std::make_unique<views::CoursePage>(scenario::StudyFile(study, path, record::stampOf(path)), nullptr,
                                                   progress, QStringLiteral("light"));
        page->resize(1024, 700);
        page->show();
        page->activateWindow();
        page->setFocus();
    }
    QListWidget &list() { return *page->findChild<QListWidget *>(); }
    QPushButton &button(const char *name) { return *page->findChild<QPushButton *>(QLatin1String(name)); }
    void press(const char *name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    void choose(int row) { list().setCurrentRow(row); }
    QString read(int row) { return list().item(row)->data(Qt::AccessibleTextRole).toString(); }
    QStringList titles()
    {
        QStringList all;
        for (int row = 0; row < list().count(); ++row)
            all << list().item(row)->text();
        return all;
    }
    /// As the file has it.
    Study saved() { return std::get<Study>(scenario::loadStudy(path)); }

    QTemporaryDir folder;
    QString path;
    QSettings store;
    views::LessonProgress progress;
    std::unique_ptr<views::CoursePage> page;
};

/// What is done in the dialogue that is about to come.
void answer(const std::function<void(QWidget &dialog)> &deal)
{
    QTimer::singleShot(0, [deal] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        deal(*dialog);
    });
}

void press(const QWidget &dialog, QMessageBox::StandardButton button)
{
    const auto *box = dialog.findChild<QDialogButtonBox *>();
    QVERIFY(box);
    QTest::mouseClick(box->button(static_cast<QDialogButtonBox::StandardButton>(button)), Qt::LeftButton);
}

} // namespace

class TestStudyPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }

    void saysWhatEachChapterIs();
    void showsTheirBoards();
    void findsChapters();
    void opensAndTicks();
    void isEditedByButtons();
    void isEditedByKeys();
    void everyChangeIsSavedAndTakenBack();
    void chaptersAreRenamedInEachLanguage();
    void titleAndIntroductionAreAskedFor();
    void filesAreAdded();
    void whatCannotBeReadIsNotAdded();
    void anotherProgramsVersionIsAskedAbout();
    void whatCannotBeSavedIsNotDone();
    void allHasNamesAndIsReached();
    void aCourseHasNoTools();
};

void TestStudyPage::saysWhatEachChapterIs()
{
    Desk desk;
    QCOMPARE(desk.list().count(), 3);
    QVERIFY2(desk.read(0).contains(QStringLiteral("Aton: game to read")), qPrintable(desk.read(0)));
    QVERIFY2(desk.read(1).contains(QStringLiteral("Aton: lesson")), qPrintable(desk.read(1)));
    QVERIFY2(desk.read(2).startsWith(QStringLiteral("3. Play on, Aton: position to play")), qPrintable(desk.read(2)));
    const QStringList words = wordsOf(*desk.page);
    for (const char *text : {"First steps", "Read on.", "0 of 3 chapters done"})
        QVERIFY2(words.contains(QLatin1String(text)), text);
    words::setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(desk.read(2).contains(QStringLiteral("Stellung zum Spielen")));
}

void TestStudyPage::showsTheirBoards()
{
    Desk desk;
    for (int row = 0; row < 3; ++row)
        QTRY_VERIFY(!desk.list().item(row)->data(views::CourseRows::kBoardRole).value<QPixmap>().isNull());
    const auto boardOf = [&desk](int row) {
        return desk.list().item(row)->data(views::CourseRows::kBoardRole).value<QPixmap>().toImage();
    };
    QVERIFY(boardOf(0) != boardOf(1));
}

void TestStudyPage::findsChapters()
{
    Study study = threeChapters();
    study = joined(study, study);
    Desk few;
    QVERIFY(!few.page->findChild<QLineEdit *>(QStringLiteral("search"))->isVisible());
    Desk desk(joined(study, threeChapters()));
    auto &search = *desk.page->findChild<QLineEdit *>(QStringLiteral("search"));
    QVERIFY(search.isVisible());
    search.setText(QStringLiteral("PLAY on"));
    QStringList found;
    for (int row = 0; row < desk.list().count(); ++row) {
        if (!desk.list().item(row)->isHidden())
            found << desk.list().item(row)->text();
    }
    QCOMPARE(found,
             (QStringList{QStringLiteral("3. Play on"), QStringLiteral("6. Play on"), QStringLiteral("9. Play on")}));
    QCOMPARE(desk.page->current(), 2);
    search.setText(QStringLiteral("nowhere"));
    QCOMPARE(desk.page->current(), -1);
    search.clear();
    QCOMPARE(desk.page->current(), 0);
}

void TestStudyPage::opensAndTicks()
{
    Desk desk;
    QSignalSpy wanted(desk.page.get(), &views::CoursePage::lessonWanted);
    QTRY_VERIFY(desk.list().hasFocus());
    QTest::keyClick(&desk.list(), Qt::Key_Return);
    QCOMPARE(wanted.takeFirst().front().toInt(), 0);
    desk.page->noteOpened(0);
    desk.page->noteOpened(1); // a lesson is done when it is solved
    QVERIFY(desk.read(0).endsWith(QStringLiteral(", done")));
    QVERIFY(!desk.read(1).endsWith(QStringLiteral(", done")));
    desk.progress.setSolved(desk.page->study().chapters[1].id);
    QVERIFY(desk.read(1).endsWith(QStringLiteral(", done")));
    QCOMPARE(desk.page->nextLesson(), 2);
    desk.choose(0);
    QVERIFY(desk.page->change(moved(desk.page->study(), 1, 0), 0)); // ticks go with their chapters
    QVERIFY(desk.read(0).endsWith(QStringLiteral(", done")));
}

void TestStudyPage::isEditedByButtons()
{
    Desk desk;
    QVERIFY(!desk.page->tools().isVisible());
    desk.press("edit");
    QVERIFY(desk.page->tools().isVisible());
    const QStringList before = desk.titles();
    desk.choose(0);
    QVERIFY(!desk.button("up").isEnabled() && desk.button("down").isEnabled());
    desk.press("down");
    QCOMPARE(desk.page->current(), 1);
    desk.press("down");
    QVERIFY(!desk.button("down").isEnabled());
    QCOMPARE(desk.titles()[0].mid(3), before[1].mid(3));
    desk.press("up");
    desk.press("up");
    QCOMPARE(desk.titles(), before);
    desk.press("copy");
    QCOMPARE(desk.list().count(), 4);
    QCOMPARE(desk.page->current(), 1);
    QCOMPARE(desk.titles()[1].mid(3), before[0].mid(3));
    desk.press("remove");
    QCOMPARE(desk.titles(), before);
    QCOMPARE(desk.page->current(), 1);
    QSignalSpy edited(desk.page.get(), &views::CoursePage::editWanted);
    desk.press("change");
    QCOMPARE(edited.takeFirst().front().toInt(), 1);
}

void TestStudyPage::isEditedByKeys()
{
    Desk desk;
    const QStringList before = desk.titles();
    desk.choose(0);
    QTest::keyClick(&desk.list(), Qt::Key_Delete); // not before the tools are shown
    QCOMPARE(desk.titles(), before);
    desk.press("edit");
    QTest::keyClick(&desk.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(desk.page->current(), 1);
    QCOMPARE(desk.titles()[1].mid(3), before[0].mid(3));
    QTest::keyClick(&desk.list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(desk.titles(), before);
    QTest::keyClick(&desk.list(), Qt::Key_Up, Qt::AltModifier); // it is the first
    QCOMPARE(desk.titles(), before);
    QTest::keyClick(&desk.list(), Qt::Key_Delete);
    QCOMPARE(desk.list().count(), 2);
}

void TestStudyPage::everyChangeIsSavedAndTakenBack()
{
    Desk desk;
    const QByteArray first = write(desk.saved());
    desk.press("edit");
    desk.choose(1);
    QByteArrayList states{first};
    for (const char *name : {"copy", "up", "remove", "remove", "remove", "remove"}) {
        desk.press(name);
        states << write(desk.saved());
        QCOMPARE(write(desk.page->study()), states.back());
        QVERIFY(states.back() != states[states.size() - 2]);
    }
    QCOMPARE(desk.list().count(), 0);
    QVERIFY(!desk.button("next").isEnabled() && !desk.button("remove").isEnabled());
    const views::Commands &commands = desk.page->commands();
    for (qsizetype at = states.size() - 2; at >= 0; --at) {
        QVERIFY(commands.can(views::Command::Undo));
        commands.run(views::Command::Undo);
        QCOMPARE(write(desk.saved()), states[at]);
    }
    QVERIFY(!commands.can(views::Command::Undo));
    for (qsizetype at = 1; at < states.size(); ++at)
        commands.run(views::Command::Redo);
    QCOMPARE(write(desk.saved()), states.back());
}

void TestStudyPage::chaptersAreRenamedInEachLanguage()
{
    Desk desk;
    desk.press("edit");
    desk.choose(2);
    answer([](QWidget &dialog) {
        QVERIFY(nameless(dialog).isEmpty());
        auto *language = dialog.findChild<QComboBox *>(QStringLiteral("language"));
        auto *title = dialog.findChild<QPlainTextEdit *>(QStringLiteral("title"));
        QCOMPARE(title->toPlainText(), QStringLiteral("Play on"));
        title->setPlainText(QStringLiteral("On"));
        language->setCurrentIndex(2);
        title->setPlainText(QStringLiteral("Suite"));
        press(dialog, QMessageBox::Ok);
    });
    desk.press("rename");
    const std::optional<record::Text> title = desk.saved().chapters[2].title;
    QVERIFY(title);
    QCOMPARE(title->in(u"en"), QStringLiteral("On"));
    QCOMPARE(title->in(u"fr"), QStringLiteral("Suite"));
    answer([](QWidget &dialog) { press(dialog, QMessageBox::Cancel); });
    const QByteArray before = write(desk.saved());
    QTest::keyClick(&desk.list(), Qt::Key_F2);
    QCOMPARE(write(desk.saved()), before);
}

void TestStudyPage::titleAndIntroductionAreAskedFor()
{
    Desk desk;
    desk.press("edit");
    answer([](QWidget &dialog) {
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("title"))->setPlainText(QStringLiteral("Second steps"));
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("text"))->setPlainText(QString());
        press(dialog, QMessageBox::Ok);
    });
    desk.press("name");
    QCOMPARE(desk.saved().title.in(u"en"), QStringLiteral("Second steps"));
    QVERIFY(!desk.saved().introduction);
    QCOMPARE(desk.page->title(), QStringLiteral("Second steps"));
}

void TestStudyPage::filesAreAdded()
{
    Desk desk;
    desk.choose(0);
    const QString other = desk.folder.filePath(QStringLiteral("other.cartouche"));
    QVERIFY(!save(threeChapters(), other));
    desk.page->tools().addFiles({dataFile(QStringLiteral("rich.cartouche")), other});
    QCOMPARE(desk.list().count(), 7);
    QCOMPARE(desk.page->current(), 1);
    const Study saved = desk.saved();
    QCOMPARE(record::write(saved.chapters[1].game), record::write(fromData("rich.cartouche")));
    QCOMPARE(record::write(saved.chapters[2].game), record::write(fromData("plain.cartouche")));
    QCOMPARE(saved.chapters[5].id, threeChapters().chapters[1].id);
}

void TestStudyPage::whatCannotBeReadIsNotAdded()
{
    Desk desk;
    QString said;
    answer([&said](QWidget &dialog) {
        said = dialog.windowTitle() + dynamic_cast<QMessageBox &>(dialog).text();
        press(dialog, QMessageBox::Ok);
    });
    desk.page->tools().addFiles({dataFile(QStringLiteral("rich.cartouche")), dataFile(QStringLiteral("nowhere"))});
    QVERIFY2(said.contains(QStringLiteral("cannot be added")), qPrintable(said));
    QCOMPARE(desk.list().count(), 3);
    QCOMPARE(write(desk.saved()), write(threeChapters()));
}

void TestStudyPage::anotherProgramsVersionIsAskedAbout()
{
    Desk desk;
    Study others = threeChapters();
    others.title = {QStringLiteral("By somebody else")};
    QVERIFY(!save(others, desk.path));
    answer([](QWidget &dialog) { press(dialog, QMessageBox::No); });
    QVERIFY(!desk.page->change(removed(desk.page->study(), 0), 0));
    QCOMPARE(write(desk.saved()), write(others));
    QCOMPARE(desk.list().count(), 3);
    answer([](QWidget &dialog) { press(dialog, QMessageBox::Yes); });
    QVERIFY(desk.page->change(removed(desk.page->study(), 0), 0));
    QCOMPARE(desk.saved().chapters.size(), 2U);
    QVERIFY(desk.page->change(removed(desk.page->study(), 0), 0)); // it is ours again
}

void TestStudyPage::whatCannotBeSavedIsNotDone()
{
    Desk desk;
    Study wrong = desk.page->study();
    wrong.chapters[1].id = wrong.chapters[0].id;
    QString said;
    answer([&said](QWidget &dialog) {
        said = dialog.windowTitle() + dynamic_cast<QMessageBox &>(dialog).text();
        press(dialog, QMessageBox::Ok);
    });
    QVERIFY(!desk.page->change(wrong, 0));
    QVERIFY2(said.contains(QStringLiteral("not saved")), qPrintable(said));
    QCOMPARE(write(desk.page->study()), write(threeChapters()));
    QVERIFY(!desk.page->commands().can(views::Command::Undo));
}

void TestStudyPage::allHasNamesAndIsReached()
{
    Desk desk;
    desk.press("edit");
    QCOMPARE(nameless(*desk.page), QStringList());
    desk.choose(1);
    desk.list().setFocus();
    const QStringList stops = tabRound(*desk.page);
    for (const char *name : {"lessons", "add", "change", "up", "down", "rename", "copy", "single", "remove", "name",
                             "save-copy", "edit", "back", "next"})
        QVERIFY2(stops.contains(QLatin1String(name)), name);
}

void TestStudyPage::aCourseHasNoTools()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("progress.ini")), QSettings::IniFormat);
    views::LessonProgress progress(store);
    views::CoursePage page(scenario::StudyFile(threeChapters()), engine::findGame("aton"), progress,
                           QStringLiteral("light"));
    page.show();
    QVERIFY(!page.findChild<QPushButton *>(QStringLiteral("edit"))->isVisible());
    QVERIFY(!page.tools().isVisible());
    QTest::keyClick(page.findChild<QListWidget *>(), Qt::Key_Delete);
    QCOMPARE(page.file().count(), 3);
}

} // namespace tests::tst_study_page

TEST_CLASS(tst_study_page, TestStudyPage)
#include "tst_study_page.moc"

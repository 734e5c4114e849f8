// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios on disk: nothing that is made is lost, and what a file says decides as what it is opened.
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRegularExpression>

#include "maker.h"
#include "tests/model/record/disk.h"
#include "tests/test_class.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"

namespace tests::tst_scenario_files {

using scenario::Goal;
using scenario::Scenario;
using views::MainWindow;

namespace {

constexpr Maker::Sort kBlockade{"power"};
/// A message without words shows its id in brackets.
const QRegularExpression kBareId(QStringLiteral("\\[[a-z]+\\.[a-z.-]+\\]"));

engine::Position walking()
{
    const auto read = engine::readPosition(
        "osiris/1 abcd tip=priest t5 walk:a .,.,.,E-1-0,.,E-2-2,.,.,.,W-1-0,W-2-1,. 4,2,2,1,2,3,2,2,2,1,1,2 - "
        "0001/3100/2000/0301/0000/0001/0020/0020/0000/0101/0000/0001/0010 "
        "isis,hathor,re,osiris,seth,bastet,sobek,ptah,horus,amun,thoth,anubis,nephthys a,b,c,d,a,b,c,d,a,b,c,d,-");
    return std::get<engine::Position>(read);
}

/// A scenario that can be learnt.
record::Record whole(const QString &title = QStringLiteral("Two steps"))
{
    Scenario scenario;
    scenario.title = record::Text{title, {}};
    scenario.goal.kind = Goal::Kind::Find;
    scenario.answer = {QStringLiteral("a step a0 N-1-0"), QStringLiteral("a step a0 N-2-0")};
    return editor::scenarioRecord(walking(), scenario);
}

/// One whose table is no position.
record::Record draft()
{
    Scenario scenario;
    scenario.draft = walking().arrangement();
    scenario.draft->pieces.erase(scenario.draft->pieces.begin());
    return editor::scenarioRecord(walking(), scenario);
}

} // namespace

class TestScenarioFiles : public ProgramTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void itComesBackAfterACrash_data();
    void itComesBackAfterACrash();
    void wordsThatAreBeingTypedComeBack();
    void itComesBackByItself();
    void nothingNewDoesNotComeBack();
    void aLessonLeavesNothingBehind();
    void closingAsks_data();
    void closingAsks();
    void aDraftIsSavedAndToldOf();
    void aPlaceThatCannotBeWrittenSaysWhy();
    void aFileThatAnotherProgramChangesIsTold();
    void aFileThatIsGoneIsSavedAgain();
    void undoGoesBackBehindASave();
    void aFileSaysAsWhatItIsOpened_data();
    void aFileSaysAsWhatItIsOpened();
    void theLibraryOpensALesson();
    void aGameIsEditedAndItsFileStays();
    void aScenarioIsSetAsideForAnother();
    void aWrongScenarioIsRefused_data();
    void aWrongScenarioIsRefused();
    void theFileOfALessonIsEdited();

private:
    MainWindow &window() { return m_maker->window(); }
    Maker &maker() { return *m_maker; }
    /// An editor with something done in it, in a window of a new program.
    void make();
    /// The window of the program that starts now.
    void start(const QString &file = {});
    /// One more blockade, on a free space.
    void block() { m_maker->clickPlace(("N-1-" + std::to_string(m_blockades++)).c_str()); }
    void spoil();
    void save() { m_maker->key(Qt::Key_S, Qt::ControlModifier); }
    void saveAs(const QString &path);
    void write(const record::Record &record) { QVERIFY(!record::save(record, file())); }

    std::unique_ptr<Maker> m_maker;
    int m_blockades = 0;
};

void TestScenarioFiles::init()
{
    ProgramTest::init();
    m_blockades = 0;
}

void TestScenarioFiles::cleanup()
{
    m_maker.reset();
    ProgramTest::cleanup();
    settle();
}

void TestScenarioFiles::start(const QString &file) { m_maker = std::make_unique<Maker>(m_program->start(file)); }

void TestScenarioFiles::make()
{
    start();
    QVERIFY(window().navigator().beginScenario(editor::scenarioRecord(walking())));
    maker().clickSort(kBlockade);
    block();
    QVERIFY(window().isWindowModified());
    QVERIFY(maker().editor().position());
}

/// The table is no position any more: there are too many followers.
void TestScenarioFiles::spoil()
{
    maker().clickSort({"follower-a", engine::kNobody, 1});
    maker().clickPlace("temple-isis");
    QVERIFY(!maker().editor().position());
}

void TestScenarioFiles::saveAs(const QString &path)
{
    const Answer name("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    maker().key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(name.came());
    QVERIFY(QFile::exists(path));
    QVERIFY(!window().isWindowModified());
    QVERIFY(Table(window()).activate());
}

// ---- what comes back

void TestScenarioFiles::itComesBackAfterACrash_data()
{
    QTest::addColumn<bool>("saved");
    QTest::addColumn<int>("after"); // pieces placed
    QTest::addColumn<bool>("draft");
    QTest::addColumn<int>("undone");
    QTest::newRow("never saved") << false << 1 << false << 0;
    QTest::newRow("saved") << true << 0 << false << 0;
    QTest::newRow("saved and changed") << true << 1 << false << 0;
    QTest::newRow("taken back") << false << 2 << false << 2;
    QTest::newRow("taken back behind what was saved") << true << 0 << false << 1;
    QTest::newRow("a draft") << false << 1 << true << 0;
    QTest::newRow("a draft taken back") << true << 1 << true << 1;
}

void TestScenarioFiles::itComesBackAfterACrash()
{
    QFETCH(const bool, saved);
    QFETCH(const int, after);
    QFETCH(const bool, draft);
    QFETCH(const int, undone);
    make();
    if (saved)
        saveAs(file());
    for (int i = 0; i < after; ++i)
        block();
    if (draft)
        spoil();
    for (int i = 0; i < undone; ++i)
        maker().key(Qt::Key_Z, Qt::ControlModifier);
    const engine::Arrangement table = maker().editor().arrangement();
    const QList<QByteArray> ways = maker().walked();
    const bool redoes = maker().page().canRedo();
    QCOMPARE(redoes, undone > 0);
    const QString title = window().windowTitle();
    const bool modified = window().isWindowModified();
    const std::optional<record::FileStamp> stamp = record::stampOf(file());
    m_maker.reset();
    m_program->kill();
    QCOMPARE(m_program->journals().size(), 1);

    start();
    views::RecoveryDialog *offer = Program::offer(window());
    QVERIFY(offer);
    QVERIFY(!window().find<views::EditorPage>());
    Program::press(*offer, "Go on with the chosen games");
    settle();
    QVERIFY(window().find<views::EditorPage>() && !window().find<views::GamePage>());
    QVERIFY(maker().editor().arrangement() == table);
    QCOMPARE(maker().page().canRedo(), redoes);
    QCOMPARE(maker().walked(), ways);
    QCOMPARE(window().windowTitle(), title);
    QCOMPARE(window().isWindowModified(), modified);
    QCOMPARE(window().document()->autosave().file(), saved ? file() : QString());
    QCOMPARE(record::stampOf(file()), stamp); // nobody but its maker writes it
    QCOMPARE(m_program->journals().size(), 1);
}

void TestScenarioFiles::wordsThatAreBeingTypedComeBack()
{
    make();
    maker().clickTab("Words");
    maker().click(maker().control<QPlainTextEdit>("title"));
    maker().type(QStringLiteral("Half a title"));
    // Without leaving the field.
    QTRY_VERIFY_WITH_TIMEOUT(maker().editor().scenario().title.has_value(), 10'000);
    m_maker.reset();
    m_program->kill();
    start();
    views::RecoveryDialog *offer = Program::offer(window());
    QVERIFY(offer);
    Program::press(*offer, "Go on with the chosen games");
    settle();
    QVERIFY(window().find<views::EditorPage>());
    QCOMPARE(maker().editor().scenario().title->plain, QStringLiteral("Half a title"));
    QVERIFY(window().windowTitle().contains(QStringLiteral("Half a title")));
}

void TestScenarioFiles::itComesBackByItself()
{
    make();
    spoil();
    const QList<QByteArray> ways = maker().walked();
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());
    start();
    QVERIFY(window().find<views::EditorPage>() && !window().findChild<views::RecoveryDialog *>());
    QVERIFY(window().isWindowModified());
    QCOMPARE(maker().walked(), ways);
    QCOMPARE(m_program->journals().size(), 1);
}

void TestScenarioFiles::nothingNewDoesNotComeBack()
{
    start();
    QVERIFY(window().navigator().beginScenario(editor::scenarioRecord(walking())));
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());
    QVERIFY(m_program->journals().isEmpty());
    start();
    QVERIFY(!window().find<views::EditorPage>());
}

void TestScenarioFiles::aLessonLeavesNothingBehind()
{
    write(whole());
    start(file());
    QVERIFY(window().find<views::LessonPage>());
    QVERIFY(m_program->journals().isEmpty());
    QTRY_VERIFY(!maker().lesson().playback().isPlayingBack());
    maker().clickAction("a step a0 N-1-0");
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(m_program->quit());
    QVERIFY(!question.came());
    start();
    QVERIFY(!window().find<views::LessonPage>() && !window().find<views::EditorPage>()
            && !window().find<views::GamePage>());
}

void TestScenarioFiles::closingAsks_data()
{
    QTest::addColumn<QString>("button");
    for (const char *const button : {"Save", "Discard", "Cancel"})
        QTest::newRow(button) << button;
}

void TestScenarioFiles::closingAsks()
{
    QFETCH(const QString, button);
    make();
    m_program->settings().restoreGames.set(false);
    const QByteArray made = maker().record();
    QString said;
    const Answer question("QMessageBox", [&](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, qPrintable(button));
    });
    const Answer name("QFileDialog", [this](QDialog &dialog) { Table::typeFile(dialog, file()); });
    const bool stays = button == QLatin1String("Cancel");
    QCOMPARE(window().close(), !stays);
    QVERIFY(question.came());
    QVERIFY2(said.contains(QStringLiteral("scenario")), qPrintable(said));
    QCOMPARE(contentOf(file()), button == QLatin1String("Save") ? made : QByteArray());
    QCOMPARE(m_program->journals().isEmpty(), !stays);
    if (stays)
        QCOMPARE(maker().record(), made);
}

// ---- saving

void TestScenarioFiles::aDraftIsSavedAndToldOf()
{
    make();
    spoil();
    const engine::Arrangement table = maker().editor().arrangement();
    saveAs(file());
    QVERIFY(maker().notice("draft"));
    QCOMPARE(Maker::sentenceOf(*maker().notice("draft")),
             QStringLiteral("Saved as a draft: the position cannot be played yet."));
    QVERIFY(Table::verifies(file()));
    maker().key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(maker().editor().position());
    save();
    QVERIFY(!window().isWindowModified());
    QVERIFY(!maker().notice("draft"));
    maker().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    save();
    QVERIFY(maker().notice("draft"));
    Program::press(*maker().notice("draft"), "Close");
    QVERIFY(!maker().notice("draft"));
    start(file());
    QVERIFY(window().find<views::EditorPage>());
    QVERIFY(maker().editor().arrangement() == table);
    QVERIFY(!window().isWindowModified());
}

void TestScenarioFiles::aPlaceThatCannotBeWrittenSaysWhy()
{
    make();
    const QString folder = m_program->path(QStringLiteral("folder"));
    QVERIFY(QDir().mkdir(folder));
    const QString there = folder + QStringLiteral("/scenario.cartouche");
    saveAs(there);
    block();
    const QByteArray made = maker().record();
    const QMap<QString, QByteArray> before = filesIn(folder);
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    QString said;
    {
        const NoPrivilege bound;
        const Answer message("QMessageBox", [&](QDialog &dialog) {
            said = dynamic_cast<QMessageBox &>(dialog).text();
            Program::press(dialog, "Cancel");
        });
        save();
        QVERIFY(message.came());
    }
    QVERIFY2(!said.isEmpty() && !said.contains(kBareId), qPrintable(said));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(filesIn(folder), before);
    QVERIFY(window().isWindowModified());
    QCOMPARE(maker().record(), made);
    QVERIFY(Table(window()).activate());
    save();
    QCOMPARE(contentOf(there), made);
    QVERIFY(!window().isWindowModified());
}

void TestScenarioFiles::aFileThatAnotherProgramChangesIsTold()
{
    make();
    saveAs(file());
    const QByteArray mine = maker().record();
    const QByteArray other = record::write(whole());
    put(file(), other);
    QTRY_VERIFY(maker().notice("file"));
    {
        const Answer question("QMessageBox", QStringLiteral("Cancel"));
        save();
        QVERIFY(question.came());
        QCOMPARE(contentOf(file()), other);
    }
    QVERIFY(Table(window()).activate());
    Program::press(*maker().notice("file"), "Open the changed one");
    settle();
    QVERIFY(window().find<views::EditorPage>() && !window().find<views::LessonPage>()); // it is being made, not learnt
    QCOMPARE(maker().record(), other);
    QVERIFY(!window().isWindowModified());
    QVERIFY(!maker().notice("file"));

    put(file(), mine);
    QTRY_VERIFY(maker().notice("file"));
    block();
    const QByteArray kept = maker().record();
    const Answer question("QMessageBox", QStringLiteral("Replace"));
    save();
    QVERIFY(question.came());
    QCOMPARE(contentOf(file()), kept);
    QCOMPARE(contentOf(file() + QLatin1Char('~')), mine);
}

void TestScenarioFiles::aFileThatIsGoneIsSavedAgain()
{
    make();
    saveAs(file());
    QVERIFY(QFile::remove(file()));
    QTRY_VERIFY(maker().notice("file"));
    Program::press(*maker().notice("file"), "Save again");
    QCOMPARE(contentOf(file()), maker().record());
    QVERIFY(!maker().notice("file"));
}

void TestScenarioFiles::undoGoesBackBehindASave()
{
    make();
    const QByteArray saved = maker().record();
    saveAs(file());
    maker().key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window().isWindowModified());
    QVERIFY(maker().record() != saved);
    QCOMPARE(contentOf(file()), saved);
    maker().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!window().isWindowModified());
    QCOMPARE(maker().record(), saved);
    maker().key(Qt::Key_Z, Qt::ControlModifier);
    save();
    QVERIFY(!window().isWindowModified());
    QCOMPARE(contentOf(file()), maker().record());
    maker().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window().isWindowModified());
}

// ---- opening

namespace {

enum Page { Lesson, Editor, Game, Review };

Page pageOf(const MainWindow &window)
{
    return window.find<views::EditorPage>()   ? Editor
           : window.find<views::LessonPage>() ? Lesson
           : window.find<views::ReviewPage>() ? Review
                                              : Game;
}

} // namespace

void TestScenarioFiles::aFileSaysAsWhatItIsOpened_data()
{
    using As = views::Navigator::As;
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("as");
    QTest::addColumn<int>("page");
    const auto row = [](const char *name, const record::Record &record, As as, Page page) {
        QTest::newRow(name) << record::write(record) << static_cast<int>(as) << static_cast<int>(page);
    };
    record::Record unplayed = whole();
    unplayed.scenario.reset();
    Scenario unfinished;
    unfinished.goal.kind = Goal::Kind::Reach;
    row("a scenario", whole(), As::Itself, Lesson);
    row("a scenario to be edited", whole(), As::Edit, Editor);
    row("a scenario in review", whole(), As::Review, Review);
    row("a draft", draft(), As::Itself, Editor);
    row("a draft to be edited", draft(), As::Edit, Editor);
    row("a goal that is not said yet", editor::scenarioRecord(walking(), unfinished), As::Itself, Editor);
    row("a position", unplayed, As::Itself, Game);
    row("a position to be edited", unplayed, As::Edit, Editor);
    row("a game that is over", finishedGame(), As::Itself, Review);
    row("a game to be edited", finishedGame(), As::Edit, Editor);
}

void TestScenarioFiles::aFileSaysAsWhatItIsOpened()
{
    QFETCH(const QByteArray, content);
    QFETCH(const int, as);
    QFETCH(const int, page);
    put(file(), content);
    start();
    QVERIFY(window().navigator().openFile(file(), static_cast<views::Navigator::As>(as)));
    QCOMPARE(static_cast<int>(pageOf(window())), page);
    QVERIFY(!window().isWindowModified());
    QCOMPARE(contentOf(file()), content);
    QCOMPARE(m_program->settings().recentFiles().value(0), file());
}

// Also where it was found by its board, as is a game that goes on: that one opens in its review, there.
void TestScenarioFiles::theLibraryOpensALesson()
{
    const QString lesson = m_program->path(QStringLiteral("lesson.cartouche"));
    const QString game = m_program->path(QStringLiteral("game.cartouche"));
    QVERIFY(!record::save(whole(), lesson));
    record::Record played = record::newRecord(*engine::findGame("aton"), {});
    QVERIFY(!record::save(played, game));
    MainWindow &window = m_program->start();
    window.navigator().openFromLibrary(lesson, views::Navigator::As::Itself, 0);
    QVERIFY(window.find<views::LessonPage>() && !window.find<views::ReviewPage>());
    window.navigator().openFromLibrary(game, views::Navigator::As::Itself, 0);
    QVERIFY(window.find<views::ReviewPage>() && !window.find<views::LessonPage>());
}

void TestScenarioFiles::aGameIsEditedAndItsFileStays()
{
    const record::Record game = finishedGame();
    write(game);
    const std::optional<record::FileStamp> stamp = record::stampOf(file());
    start();
    QVERIFY(window().navigator().openFile(file(), views::Navigator::As::Edit));
    QVERIFY(window().find<views::EditorPage>());
    QVERIFY(maker().editor().position() == game.positions().back());
    QVERIFY(window().document()->autosave().file().isEmpty());
    QVERIFY(!maker().page().canUndo());
    maker().clickButton(maker().button("clear"));
    QString suggested;
    const Answer name("QFileDialog", [&](QDialog &dialog) {
        suggested = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->text();
        Program::press(dialog, "Cancel");
    });
    save();
    QVERIFY(name.came()); // it has no file yet
    QVERIFY(!suggested.contains(QStringLiteral("mine")));
    QCOMPARE(record::stampOf(file()), stamp);
}

void TestScenarioFiles::aScenarioIsSetAsideForAnother()
{
    write(finishedGame());
    make();
    const QByteArray made = maker().record();
    const Answer question("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(window().navigator().openFile(file(), views::Navigator::As::Edit));
    QVERIFY(!question.came());
    QVERIFY(maker().record() != made);
    Program::press(*maker().notice("set-aside"), "Go on with it");
    QTRY_COMPARE(maker().record(), made);
}

void TestScenarioFiles::aWrongScenarioIsRefused_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<int>("as");
    const std::vector<std::pair<const char *, const char *>> blocks{
        {"no such kind", R"({"goal": {"kind": "dance"}})"},
        {"no such seat", R"({"seat": "green", "goal": {"kind": "play"}})"},
        {"no such place", R"({"goal": {"kind": "reach", "all": [{"empty": "nowhere"}]}})"},
        {"an answer that is not legal", R"({"goal": {"kind": "find"}, "answer": ["a step a0 S-2-0"]})"},
        {"too hard", R"({"difficulty": 9, "goal": {"kind": "play"}})"},
        {"a title that is a number", R"({"title": 3, "goal": {"kind": "play"}})"},
        {"a list", R"([])"}};
    for (const auto &[name, block] : blocks) {
        QTest::addRow("%s", name) << QString::fromUtf8(block) << static_cast<int>(views::Navigator::As::Itself);
        QTest::addRow("%s, to be edited", name)
            << QString::fromUtf8(block) << static_cast<int>(views::Navigator::As::Edit);
    }
}

/// One message, in one line; the scenario that is being made stays, and nobody is asked about it.
void TestScenarioFiles::aWrongScenarioIsRefused()
{
    QFETCH(const QString, block);
    QFETCH(const int, as);
    record::Record plain = whole();
    plain.scenario.reset();
    QByteArray content = record::write(plain).trimmed();
    content.insert(content.lastIndexOf('}'), ",\"scenario\": " + block.toUtf8());
    put(file(), content);
    make();
    const QByteArray mine = maker().record();
    const QString title = window().windowTitle();
    QString said;
    std::optional<Answer> another;
    const Answer message("QMessageBox", [&](QDialog &dialog) {
        said = dynamic_cast<QMessageBox &>(dialog).text();
        another.emplace("QMessageBox", QStringLiteral("OK"));
        dialog.reject();
    });
    QVERIFY(!window().navigator().openFile(file(), static_cast<views::Navigator::As>(as)));
    QVERIFY(message.came());
    QVERIFY(!another->came());
    QVERIFY2(!said.isEmpty() && !said.contains(QLatin1Char('\n')) && !said.contains(kBareId), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("mine.cartouche")), qPrintable(said));
    QCOMPARE(maker().record(), mine);
    QCOMPARE(window().windowTitle(), title);
    QCOMPARE(contentOf(file()), content);
    QVERIFY(m_program->settings().recentFiles().isEmpty());
}

void TestScenarioFiles::theFileOfALessonIsEdited()
{
    write(whole());
    start(file());
    QVERIFY(window().find<views::LessonPage>());
    maker().clickMenu({QStringLiteral("Scenarios"), QStringLiteral("Edit this position")});
    settle();
    QVERIFY(window().find<views::EditorPage>() && !window().find<views::LessonPage>());
    QCOMPARE(window().document()->autosave().file(), file());
    maker().clickSort(kBlockade);
    block();
    save();
    QCOMPARE(contentOf(file()), maker().record());
    QVERIFY(Table::verifies(file()));
}

} // namespace tests::tst_scenario_files

TEST_CLASS(tst_scenario_files, TestScenarioFiles)
#include "tst_scenario_files.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios at the window: made and solved by mouse alone, and by keyboard alone; tried, played, copied and pasted.
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QToolButton>

#include "maker.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/play/game_page.h"
#include "views/scenario/editor_goal.h"

namespace tests::tst_scenario_window {

using scenario::Goal;
using scenario::Verdict;
using views::MainWindow;

namespace {

constexpr Maker::Sort kFollower{"follower-a", engine::kNobody, 1};

/// What somebody makes: pieces are put where the phase wants them, the phase is chosen, what that asks for is mended;
/// one more piece is put somewhere and moved on, and the answer is recorded.
struct Plan {
    struct Put {
        Maker::Sort sort;
        const char *place;
    };

    const char *game;
    const char *title;
    std::vector<Put> puts;
    const char *phase;
    bool mends;
    Put piece;
    const char *to;
    const char *answer;
};

std::vector<Plan::Put> input()
{
    std::vector<Plan::Put> puts;
    for (const engine::Seat seat : {engine::Seat(0), engine::Seat(1)}) {
        for (int value = 1; value <= 4; ++value)
            puts.push_back({{"card", seat, value}, seat == 0 ? "hand-red" : "hand-blue"});
    }
    return puts;
}

const Plan &planFor(const QString &game)
{
    static const std::vector<Plan> all{
        {"aton", "Aton", input(), "lay", false, {{"counter", 0}, "temple-1-a"}, "temple-2-c", "red lay 2413"},
        {"osiris", "Osiris", {}, "walk", true, {kFollower, "temple-isis"}, "temple-horus", "a step a0 N-1-0"},
        {"nefertiti", "Nefertiti", {}, "turn", true, {{"servant", 0}, "gizeh-r-5"}, "gizeh-r-6", "a place gizeh-r-1"},
        {"tekhenu", "Tekhenu", {}, "turn", true, {{"building", 0}, "site-w1"}, "site-w2", "a draft ra g2"}};
    return *std::find_if(all.begin(), all.end(),
                         [&game](const Plan &plan) { return game == QLatin1String(plan.game); });
}

QImage pictureOf(QWidget &page)
{
    QCoreApplication::sendPostedEvents(); // what was built anew is seen
    page.grab();                          // the first picture of a board is a quick one
    QCoreApplication::sendPostedEvents(); // and boxes whose width is known now may be higher
    return page.grab().toImage();
}

/// True if the program, called with that file, starts and ends without a complaint.
bool opensIt(const QString &path)
{
    QProcess program;
    program.start(qEnvironmentVariable("CARTOUCHE"), {path, QStringLiteral("--exit-after-startup")});
    return program.waitForFinished() && program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0
           && program.readAllStandardError().isEmpty();
}

} // namespace

class TestScenarioWindow : public ProgramTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void isMadeAndSolvedByMouse_data() { games(); }
    void isMadeAndSolvedByMouse();
    void isMadeAndSolvedByKeyboard_data() { games(); }
    void isMadeAndSolvedByKeyboard();
    void anAnswerIsChosenFromTables_data();
    void anAnswerIsChosenFromTables();
    void tryingKeepsWhatCanBeUndone();
    void aGameBeginsOutOfTheEditor_data() { alone(); }
    void aGameBeginsOutOfTheEditor();
    void anUnsavedScenarioIsAskedAboutBeforeAGame_data();
    void anUnsavedScenarioIsAskedAboutBeforeAGame();
    void aPositionIsPastedIntoTheEditor();
    void positionAndFileAreCopied();
    void theLanguageChangesInTheEditor();
    void theLanguageChangesInALesson();
    void theThemeChanges();

private:
    static void games();
    static void alone();
    /// A window with the editor, in which something has been done.
    Maker &made();
    /// The same alone, without a program round it.
    Maker &madeAlone();
    Maker &makerAt(MainWindow &window);
    static void changesWithTheLanguage(const std::function<QStringList()> &said);

    std::vector<std::unique_ptr<Maker>> m_makers;
};

void TestScenarioWindow::games()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("aton") << "aton";
    QTest::newRow("osiris") << "osiris";
    QTest::newRow("nefertiti") << "nefertiti";
    QTest::newRow("tekhenu") << "tekhenu";
}

void TestScenarioWindow::alone()
{
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("with room for more windows") << false;
    QTest::newRow("alone") << true;
}

void TestScenarioWindow::initTestCase()
{
    ProgramTest::initTestCase();
    views::initResources();
}

void TestScenarioWindow::cleanup()
{
    m_makers.clear();
    ProgramTest::cleanup();
    settle();
    words::setLanguage(QStringLiteral("en"));
}

Maker &TestScenarioWindow::makerAt(MainWindow &window)
{
    m_makers.push_back(std::make_unique<Maker>(window));
    return *m_makers.back();
}

Maker &TestScenarioWindow::made()
{
    Maker &maker = makerAt(m_program->start());
    maker.clickMenu({QStringLiteral("Scenarios"), QStringLiteral("New scenario"), QStringLiteral("Osiris")});
    maker.clickSort(kFollower);
    maker.clickPlace("temple-isis");
    return maker;
}

Maker &TestScenarioWindow::madeAlone()
{
    m_table = std::make_unique<Table>();
    Maker &maker = makerAt(m_table->window());
    [&] { QVERIFY(m_table->activate()); }();
    maker.clickMenu({QStringLiteral("Scenarios"), QStringLiteral("New scenario"), QStringLiteral("Osiris")});
    maker.clickSort(kFollower);
    maker.clickPlace("temple-isis");
    return maker;
}

// ---- from nothing to solved

void TestScenarioWindow::isMadeAndSolvedByMouse()
{
    QFETCH(const QString, game);
    const Plan &plan = planFor(game);
    Maker &maker = makerAt(m_program->start());
    maker.clickMenu({QStringLiteral("Scenarios"), QStringLiteral("New scenario"), QLatin1String(plan.title)});
    QVERIFY(maker.window().find<views::EditorPage>());
    const QByteArray standard = maker.record();
    for (const Plan::Put &put : plan.puts) {
        maker.clickSort(put.sort);
        maker.clickPlace(put.place);
    }
    QCOMPARE(maker.editor().position().has_value(), plan.mends);
    maker.clickChoice("field-phase", maker.choiceOf("field-phase", plan.phase));
    QCOMPARE(maker.editor().position().has_value(), !plan.mends);
    if (plan.mends)
        maker.clickButton(maker.button("mend-all"));
    QVERIFY(maker.editor().position());
    maker.clickSort(plan.piece.sort);
    maker.clickPlace(plan.piece.place);
    QCOMPARE(maker.countAt(plan.piece.place), 1);
    maker.clickButton(maker.button("move"));
    maker.clickPlace(plan.piece.place);
    maker.clickPlace(plan.to);
    QCOMPARE(maker.countAt(plan.piece.place), 0);
    QCOMPARE(maker.countAt(plan.to), 1);

    maker.clickTab("Goal");
    maker.clickChoice("goal-kind", static_cast<int>(Goal::Kind::Find));
    maker.clickButton(maker.button("record-answer"));
    maker.clickAction(plan.answer);
    maker.clickButton(maker.buttonNamed("Stop recording"));
    QCOMPARE(maker.editor().scenario().answer, std::vector<QString>{QLatin1String(plan.answer)});
    QVERIFY(maker.walked().contains(standard));

    const Answer name("QFileDialog", [this](QDialog &dialog) { // under the name that it offers
        dynamic_cast<QFileDialog &>(dialog).setDirectory(m_program->path({}));
        Program::press(dialog, "Save");
    });
    maker.clickMenu({QStringLiteral("Game"), QStringLiteral("Save")});
    QVERIFY(name.came());
    const QString path = m_program->path(QStringLiteral("Scenario.cartouche"));
    QVERIFY(QFile::exists(path));
    QVERIFY(!maker.window().isWindowModified());
    QVERIFY(Table::verifies(path));
    QVERIFY(opensIt(path));

    QVERIFY(maker.window().navigator().openFile(path));
    QVERIFY(maker.window().find<views::LessonPage>() && !maker.window().find<views::EditorPage>());
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    maker.clickAction(plan.answer);
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    QCOMPARE(maker.lesson().attempt().verdict(), Verdict::Solved);
    maker.clickButton(maker.buttonNamed("Back to the start"));
    QVERIFY(!maker.window().find<views::LessonPage>());
    QVERIFY(Table::buttonOf(maker.front(), QStringLiteral("Learn Osiris"))->isVisible());
}

void TestScenarioWindow::isMadeAndSolvedByKeyboard()
{
    QFETCH(const QString, game);
    const Plan &plan = planFor(game);
    Maker &maker = makerAt(m_program->start());
    maker.keyMenu(Qt::Key_S, {QStringLiteral("New scenario"), QLatin1String(plan.title)});
    QVERIFY(maker.window().find<views::EditorPage>());
    QVERIFY(maker.board().hasFocus());
    for (const Plan::Put &put : plan.puts) {
        maker.keySort(put.sort);
        maker.keyPlace(put.place);
    }
    QCOMPARE(maker.editor().position().has_value(), plan.mends);
    maker.keyTab("Position");
    maker.keyChoice("field-phase", maker.choiceOf("field-phase", plan.phase));
    QCOMPARE(maker.editor().position().has_value(), !plan.mends);
    if (plan.mends) {
        maker.keyButton(maker.button("mend-all"));
        QVERIFY(maker.board().hasFocus());
    }
    QVERIFY(maker.editor().position());
    maker.keySort(plan.piece.sort);
    maker.keyPlace(plan.piece.place);
    QCOMPARE(maker.countAt(plan.piece.place), 1);
    maker.key(Qt::Key_M);
    maker.keyPlace(plan.piece.place);
    maker.keyPlace(plan.to);
    QCOMPARE(maker.countAt(plan.to), 1);
    maker.key(Qt::Key_E);
    maker.keyPlace(plan.to);
    QCOMPARE(maker.countAt(plan.to), 0);
    maker.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(maker.countAt(plan.to), 1);

    maker.keyTab("Words");
    maker.tabTo(maker.control<QPlainTextEdit>("title"));
    maker.type(QStringLiteral("The first step"));
    maker.keyTab("Goal");
    QVERIFY(maker.window().windowTitle().contains(QStringLiteral("The first step")));
    maker.keyChoice("goal-kind", static_cast<int>(Goal::Kind::Find));
    maker.keyButton(maker.button("record-answer"));
    maker.tabTo(maker.board());
    maker.keyAction(plan.answer);
    maker.keyButton(maker.buttonNamed("Stop recording"));
    QCOMPARE(maker.editor().scenario().answer, std::vector<QString>{QLatin1String(plan.answer)});

    const QString path = m_program->path(QStringLiteral("mine.cartouche"));
    const Answer save("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    maker.key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(save.came());
    QVERIFY(Table::verifies(path));
    QVERIFY(opensIt(path));

    Maker &learner = makerAt(m_program->start(path));
    QVERIFY(learner.window().find<views::LessonPage>());
    QVERIFY(learner.window().windowTitle().contains(QStringLiteral("The first step")));
    QTRY_VERIFY(!learner.lesson().playback().isPlayingBack());
    QVERIFY(Table(learner.window()).activate());
    QVERIFY(learner.board().hasFocus());
    learner.keyAction(plan.answer);
    QTRY_VERIFY(!learner.lesson().playback().isPlayingBack());
    QCOMPARE(learner.lesson().attempt().verdict(), Verdict::Solved);
    QVERIFY(learner.buttonNamed("Back to the start").hasFocus());
    learner.key(Qt::Key_Return);
    QVERIFY(!learner.window().find<views::LessonPage>());
}

void TestScenarioWindow::anAnswerIsChosenFromTables_data()
{
    QTest::addColumn<bool>("isByKeys");
    QTest::addColumn<int>("width");
    QTest::newRow("by mouse") << false << 1280;
    QTest::newRow("by mouse in a small window") << false << 1024;
    QTest::newRow("by keyboard") << true << 1280;
    QTest::newRow("by keyboard in a small window") << true << 1024;
}

// A character lies on no place of the board: while the answer is recorded the tables stand beside it.
void TestScenarioWindow::anAnswerIsChosenFromTables()
{
    QFETCH(const bool, isByKeys);
    QFETCH(const int, width);
    const char *const answer = "a recruit treasurer gizeh 1";
    Maker &maker = makerAt(m_program->start());
    maker.window().resize(width, width * 3 / 4);
    const auto press = [&maker, isByKeys](QAbstractButton &button) {
        isByKeys ? maker.keyButton(button) : maker.clickButton(button);
    };
    const auto turn = [&maker, isByKeys](const char *tab) { isByKeys ? maker.keyTab(tab) : maker.clickTab(tab); };
    const auto act = [&maker, isByKeys, answer] { isByKeys ? maker.keyAction(answer) : maker.clickAction(answer); };
    const QStringList entries{QStringLiteral("New scenario"), QStringLiteral("Nefertiti")};
    if (isByKeys)
        maker.keyMenu(Qt::Key_S, entries);
    else
        maker.clickMenu(QStringList{QStringLiteral("Scenarios")} + entries);
    turn("Position");
    const int phase = maker.choiceOf("field-phase", "turn");
    isByKeys ? maker.keyChoice("field-phase", phase) : maker.clickChoice("field-phase", phase);
    press(maker.button("mend-all"));
    press(maker.control<QToolButton>("group-seat.a"));
    isByKeys ? maker.keyUp("field-seals.a", 1) : maker.clickUp("field-seals.a", 1);
    if (!maker.editor().position())
        press(maker.button("mend-problem")); // a seal less is left to hand out
    QVERIFY(maker.editor().position());

    turn("Goal");
    const int kind = static_cast<int>(Goal::Kind::Find);
    isByKeys ? maker.keyChoice("goal-kind", kind) : maker.clickChoice("goal-kind", kind);
    press(maker.button("record-answer"));
    act();
    press(maker.buttonNamed("Stop recording"));
    QCOMPARE(maker.editor().scenario().answer, std::vector<QString>{QLatin1String(answer)});
    QVERIFY(maker.button("record-answer").isVisible());

    press(maker.button("try"));
    QVERIFY(maker.window().find<views::LessonPage>());
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    act();
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    QCOMPARE(maker.lesson().attempt().verdict(), Verdict::Solved);
}

void TestScenarioWindow::tryingKeepsWhatCanBeUndone()
{
    Maker &maker = made();
    const QList<QByteArray> ways = maker.walked();
    QVERIFY(ways.size() > 1);
    entry(maker.window(), "Try the scenario").trigger();
    QVERIFY(maker.window().find<views::LessonPage>());
    QVERIFY(!entry(maker.window(), "Try the scenario").isEnabled());
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    const engine::Position &now = maker.lesson().attempt().position();
    maker.clickAction(now.actionText(now.legal().front()).c_str());
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    QVERIFY(maker.lesson().playback().canUndo());
    entry(maker.window(), "Undo").trigger(); // of the try
    QVERIFY(!maker.lesson().playback().canUndo());
    maker.clickButton(maker.buttonNamed("Back to the editor"));
    QVERIFY(!maker.window().find<views::LessonPage>());
    QVERIFY(maker.board().hasFocus());
    QCOMPARE(maker.walked(), ways);
}

// ---- games out of scenarios

void TestScenarioWindow::aGameBeginsOutOfTheEditor()
{
    QFETCH(const bool, isAlone);
    Maker &maker = isAlone ? madeAlone() : made();
    const engine::Position position = *maker.editor().position();
    const QByteArray scenario = maker.record();
    const Answer players("views::PlayersDialog", QStringLiteral("OK"));
    const Answer question("QMessageBox", QStringLiteral("Discard"));
    maker.clickButton(maker.button("play"));
    QVERIFY(players.came());
    QCOMPARE(question.came(), isAlone);
    MainWindow &window = isAlone ? maker.window() : *m_program->windows().all().back();
    QVERIFY(window.find<views::GamePage>() && !window.find<views::EditorPage>() && !window.find<views::LessonPage>());
    QVERIFY(window.find<views::GamePage>()->play().positionAt(0) == position);
    QVERIFY(!window.find<views::GamePage>()->play().record().scenario);
    QVERIFY(window.find<views::GamePage>()->play().isTraining());
    if (!isAlone)
        QCOMPARE(maker.record(), scenario);
}

void TestScenarioWindow::anUnsavedScenarioIsAskedAboutBeforeAGame_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("begins");
    QTest::newRow("cancel") << "Cancel" << false;
    QTest::newRow("save") << "Save" << true;
}

void TestScenarioWindow::anUnsavedScenarioIsAskedAboutBeforeAGame()
{
    QFETCH(const QString, answer);
    QFETCH(const bool, begins);
    Maker &maker = madeAlone();
    const QByteArray scenario = maker.record();
    const QString path = m_program->path(QStringLiteral("mine.cartouche"));
    const Answer players("views::PlayersDialog", QStringLiteral("OK"));
    const Answer question("QMessageBox", answer);
    const Answer name("QFileDialog", [&path](QDialog &dialog) { Table::typeFile(dialog, path); });
    maker.clickButton(maker.button("play"));
    QVERIFY(players.came() && question.came());
    QCOMPARE(name.came(), begins);
    QCOMPARE(maker.window().find<views::GamePage>() != nullptr, begins);
    if (begins)
        QVERIFY(Table::verifies(path));
    else
        QCOMPARE(maker.record(), scenario);
}

// ---- the clipboard

void TestScenarioWindow::aPositionIsPastedIntoTheEditor()
{
    Maker &maker = made();
    const QByteArray before = maker.record();
    const engine::Position other = engine::findGame("osiris")->start({2, {}});
    QGuiApplication::clipboard()->setText(QString::fromStdString(other.text()));
    maker.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(maker.window().find<views::EditorPage>());
    QVERIFY(maker.editor().position() == other);
    QVERIFY(maker.record() != before);
    maker.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(maker.record(), before);
    // A word of a text is pasted into the text.
    maker.clickTab("Words");
    maker.click(maker.control<QPlainTextEdit>("title"));
    maker.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(maker.control<QPlainTextEdit>("title").toPlainText().startsWith(QStringLiteral("osiris/1")));
    QVERIFY(maker.editor().position() != other);
}

void TestScenarioWindow::positionAndFileAreCopied()
{
    Maker &maker = made();
    maker.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(maker.editor().position()->text()));
    maker.clickTab("Words");
    maker.click(maker.control<QPlainTextEdit>("title"));
    maker.type(QStringLiteral("A title"));
    entry(maker.window(), "Copy the game").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(maker.record()));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("A title"))); // typed just now
    maker.clickTab("Position");
    maker.clickChoice("field-phase", maker.choiceOf("field-phase", "walk"));
    QVERIFY(!maker.editor().position());
    QVERIFY(!entry(maker.window(), "Copy the position").isEnabled());
}

// ---- looks and words

void TestScenarioWindow::theLanguageChangesInTheEditor()
{
    Maker &maker = made();
    const engine::PlaceIndex temple = maker.place("temple-isis");
    const auto said = [&] {
        return QStringList{maker.button("try").text(), maker.button("record-answer").text(),
                           maker.button("move").text(), maker.board().placeName(temple), maker.window().windowTitle()};
    };
    changesWithTheLanguage(said);
    maker.clickTab("Goal");
    maker.clickButton(maker.button("record-answer"));
    const auto prompt = [&] { return QStringList{maker.control<QLabel>("prompt").accessibleName()}; };
    changesWithTheLanguage(prompt);
    QVERIFY(maker.page().findChild<views::EditorAnswer *>()->isRecording());
}

void TestScenarioWindow::theLanguageChangesInALesson()
{
    Maker &maker = makerAt(m_program->start());
    maker.learn("Learn Osiris");
    QTRY_VERIFY(!maker.lesson().playback().isPlayingBack());
    const auto said = [&] {
        return QStringList{maker.button("back").text(), maker.control<QLabel>("prompt").accessibleName(),
                           maker.window().windowTitle()};
    };
    changesWithTheLanguage(said);
    maker.solve();
    changesWithTheLanguage([&] { return QStringList{maker.button("next").text()}; });
    QCOMPARE(maker.lesson().attempt().verdict(), Verdict::Solved);
}

/// In each language other words, and in the first one the same again.
void TestScenarioWindow::changesWithTheLanguage(const std::function<QStringList()> &said)
{
    const QStringList english = said();
    QSet<QString> seen(english.begin(), english.end());
    QCOMPARE(seen.size(), english.size());
    for (const char *const code : {"fr", "de"}) {
        words::setLanguage(QLatin1String(code));
        QCoreApplication::sendPostedEvents();
        for (const QString &words : said()) {
            QVERIFY2(!seen.contains(words), qPrintable(words));
            seen.insert(words);
        }
    }
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(said(), english);
}

void TestScenarioWindow::theThemeChanges()
{
    Maker &maker = made();
    const auto pictures = [&] {
        QList<QImage> all;
        for (const QString &theme : views::Theme::themeNames()) {
            m_program->settings().theme.set(theme);
            all << pictureOf(maker.front());
        }
        return all;
    };
    const auto areDifferent = [](const QList<QImage> &all) {
        for (qsizetype i = 1; i < all.size(); ++i) {
            if (all[i] == all[i - 1])
                return false;
        }
        return true;
    };
    const QByteArray before = maker.record();
    QVERIFY(areDifferent(pictures()));
    QCOMPARE(maker.record(), before);
    entry(maker.window(), "Try the scenario").trigger();
    QVERIFY(areDifferent(pictures()));
    // The editor behind it has the theme that was chosen last.
    maker.clickButton(maker.buttonNamed("Back to the editor"));
    const QImage after = pictureOf(maker.front());
    m_program->settings().theme.set(QStringLiteral("light"));
    m_program->settings().theme.set(views::Theme::themeNames().back());
    QCOMPARE(pictureOf(maker.front()), after);
}

} // namespace tests::tst_scenario_window

TEST_CLASS(tst_scenario_window, TestScenarioWindow)
#include "tst_scenario_window.moc"

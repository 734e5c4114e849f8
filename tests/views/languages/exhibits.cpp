// SPDX-License-Identifier: GPL-3.0-or-later
// What stays open: windows with all that they can hold.
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "everything.h"
#include "records.h"
#include "tests/views/window/program.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/review_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"

void addDialogs(std::vector<Exhibit> &all);

namespace {

using views::MainWindow;

constexpr int kPatience = 30'000; // ms; only a test that fails waits that long

/// Waits for a person's turn.
void ready(Stage &stage)
{
    Table table = stage.table();
    if (!table.waitReady())
        qFatal("The game does not wait for anybody");
    Stage::rest();
}

/// A hint that was thought about so much on every machine, and not as long as there was time.
void askHint(Stage &stage)
{
    constexpr std::uint64_t kNodes = 2000;
    views::GamePage &page = *stage.window().page();
    page.hint();
    auto &adviser = *page.findChild<play::Adviser *>();
    adviser.drop();
    const engine::Position view = page.play().position().seenBy(page.play().humanToAct());
    const engine::Level &level = view.game().levels().back();
    emit adviser.advised(play::hintOf(view, view.think({level, kNodes, 1, 1, {}})));
    Stage::rest();
}

// ---- the start page and games

void startPage(Stage &stage)
{
    stage.settings().addRecentFile(stage.save(records::fromFile("osiris-tip"), QStringLiteral("Kim.cartouche")));
    stage.settings().addRecentFile(stage.save(
        records::fromFile("plain"), QStringLiteral("Ada Noor Ada Noor Ada Noor Ada Noor Ada Noor.cartouche")));
    stage.window();
}

/// The hand is laid, with a hint.
void laying(Stage &stage)
{
    stage.begin(records::training("aton", "human", "easy"));
    ready(stage);
    askHint(stage);
}

/// Some rounds played, the last choice taken back, a hint for a square.
void placing(Stage &stage)
{
    stage.begin(records::training("aton", "human", "easy"));
    Table table = stage.table();
    playSome(table, 9);
    stage.window().page()->undo();
    ready(stage);
    askHint(stage);
}

void lookingBack(Stage &stage)
{
    stage.begin(records::training("aton", "human", "easy"));
    Table table = stage.table();
    playSome(table, 6);
    stage.window().page()->lookAt(5);
    Stage::rest();
}

void covered(Stage &stage)
{
    record::Record record = records::training("aton", "human", "human");
    record.training = false;
    stage.begin(record);
    ready(stage);
}

void pausedWithClock(Stage &stage)
{
    record::Record record = records::training("aton", "human", "human");
    record.timing = record::Timing{.control = {{3600, 5}}};
    stage.begin(record);
    stage.window().page()->setPaused(true);
    Stage::rest();
}

void osirisFights(Stage &stage)
{
    stage.begin(records::unfinished(records::fromFile("osiris-defender-swaps"), 6));
    ready(stage);
}

void osirisHint(Stage &stage)
{
    stage.begin(records::training("osiris", "human", "human"));
    ready(stage);
    askHint(stage);
}

void osirisPast(Stage &stage)
{
    stage.begin(records::unfinished(records::fromFile("osiris-three-seats"), 4));
    ready(stage);
    stage.window().page()->lookAt(30);
    Stage::rest();
}

// ---- ends

/// The last action is done before the eye.
void finished(Stage &stage)
{
    const record::Record over = records::studied();
    stage.begin(records::unfinished(over, 1));
    play::Play &play = *stage.window().play();
    if (play.position().toAct() == engine::seatBit(engine::kChance) || !play.act(over.line.actions.back()))
        play.requestStep();
    ready(stage);
}

void finishedByTip(Stage &stage)
{
    const record::Record over = records::fromFile("osiris-tip");
    stage.begin(records::unfinished(over, 1));
    stage.window().play()->act(over.line.actions.back());
    ready(stage);
}

void resigned(Stage &stage)
{
    stage.begin(records::training("aton", "human", "human"));
    stage.window().play()->resign(0);
    ready(stage);
}

void drawn(Stage &stage)
{
    stage.begin(records::training("osiris", "human", "human"));
    stage.window().play()->agreeDraw();
    ready(stage);
}

void lostOnTime(Stage &stage)
{
    stage.begin(records::training("aton", "human", "human"));
    stage.window().play()->loseOnTime(0);
    ready(stage);
}

// ---- reviews

/// Until the position that is shown has stood long enough for another action to be chosen there.
void settle(Stage &stage)
{
    const auto *board = stage.window().review()->findChild<views::BoardView *>();
    if (!QTest::qWaitFor([board] { return !board->boardScene().shown()->choosable.empty(); }))
        qFatal("Nothing can be chosen");
    Stage::rest();
}

void review(Stage &stage)
{
    stage.open(stage.save(records::studied(), QStringLiteral("Ada.cartouche")));
    stage.window().review()->seek(12);
    Stage::rest(); // cards are drawn there, nobody chooses
}

void reviewedVariation(Stage &stage)
{
    stage.open(stage.save(records::studied(), QStringLiteral("Ada.cartouche")));
    const record::Line &main = stage.window().play()->record().line;
    stage.window().review()->showPlace({{0}, 1});
    if (main.variations.empty() || stage.window().review()->line().empty())
        qFatal("There is no variation");
    settle(stage);
}

void reviewedOsiris(Stage &stage)
{
    stage.open(stage.save(records::fromFile("osiris-defender-swaps"), QStringLiteral("Ada.cartouche")));
    stage.window().review()->setViewer(1);
    stage.window().review()->seek(40);
    settle(stage);
}

void analysing(Stage &stage)
{
    stage.open(stage.save(records::studied(), QStringLiteral("Ada.cartouche")));
    stage.window().review()->findChild<views::AnalysisPanel *>()->setProgress(3, 10);
    Stage::rest();
}

// ---- scenarios

/// Authors write in the language that they have chosen, whatever the program speaks.
void writeEnglish(Stage &stage)
{
    auto *box = stage.window().editor()->findChild<QComboBox *>(QStringLiteral("language"));
    box->setCurrentIndex(box->findText(QStringLiteral("English")));
    Stage::rest();
}

void draft(Stage &stage)
{
    const engine::Game &game = *engine::findGame("aton");
    stage.window().beginScenario(editor::scenarioRecord(game.start({2, {}})));
    editor::Editor &editor = stage.window().editor()->editor();
    editor.change(scenario::cleared(game, editor.arrangement(), editor.boardPosition().setup()), {"clear", {}});
    Stage::rest();
}

void osirisDraft(Stage &stage)
{
    const engine::Game &game = *engine::findGame("osiris");
    stage.window().beginScenario(editor::scenarioRecord(game.start({4, {}})));
    editor::Editor &editor = stage.window().editor()->editor();
    editor.change(scenario::cleared(game, editor.arrangement(), editor.boardPosition().setup()), {"clear", {}});
    stage.window().editor()->undo();
    Stage::rest();
}

void scenarioWithGoals(Stage &stage)
{
    const auto full = record::load(QStringLiteral(TEST_DATA_DIR "/scenario-full.cartouche"));
    auto scenario = std::get<scenario::Scenario>(scenario::scenarioOf(std::get<record::Record>(full)));
    std::erase_if(scenario.goal.conditions, [](const scenario::Condition &condition) {
        return condition.kind == scenario::Condition::Kind::Action; // games have words for actions with a place only
    });
    scenario.answer.clear();
    scenario.also.clear();
    scenario.replies.clear();
    scenario.draft.reset();
    const engine::Position start = engine::findGame("aton")->start({2, {}});
    stage.window().beginScenario(editor::scenarioRecord(start, scenario));
    writeEnglish(stage);
}

void recordingAnswer(Stage &stage)
{
    stage.open(QStringLiteral(":/lessons/aton/04-removing.cartouche"), MainWindow::As::Edit);
    auto &page = *stage.window().editor();
    page.findChild<QPushButton *>(QStringLiteral("record-answer"))->click();
    Stage::rest();
}

void lesson(Stage &stage)
{
    stage.open(QStringLiteral(":/lessons/aton/04-removing.cartouche"));
    stage.window().lesson()->showHint();
    Stage::rest();
}

void osirisLesson(Stage &stage) { stage.open(QStringLiteral(":/lessons/osiris/07-fight.cartouche")); }

void answerShown(Stage &stage)
{
    stage.open(QStringLiteral(":/lessons/osiris/01-the-tip.cartouche"));
    stage.window().lesson()->showAnswer();
    stage.window().lesson()->skip();
    Stage::rest();
}

void lessonSolved(Stage &stage)
{
    stage.open(QStringLiteral(":/lessons/osiris/01-the-tip.cartouche"));
    views::LessonPage &page = *stage.window().lesson();
    for (const engine::Action action : page.attempt().answer())
        page.attempt().act(action);
    page.skip();
    Stage::rest();
}

void course(Stage &stage)
{
    stage.window().showCourse(*engine::findGame("aton"));
    Stage::rest();
}

void osirisCourse(Stage &stage)
{
    stage.window().showCourse(*engine::findGame("osiris"));
    Stage::rest();
}

// ---- notices

void unsafeGame(Stage &stage)
{
    stage.breakDisk();
    stage.begin(records::training("aton", "human", "human"));
    ready(stage);
}

void fileGone(Stage &stage)
{
    const QString path =
        stage.save(records::unfinished(records::fromFile("osiris-two-seats"), 4), QStringLiteral("Ada.cartouche"));
    stage.open(path);
    QFile::remove(path);
    auto *const keeper = stage.window().keeper();
    if (!QTest::qWaitFor([keeper] { return keeper->isGone(); }, kPatience))
        qFatal("Nobody sees that the file has gone");
    stage.settings().addRecentFile(stage.save(records::fromFile("plain"), QStringLiteral("Kim.cartouche")));
    Stage::rest();
}

void draftSaved(Stage &stage)
{
    const QString path =
        stage.save(std::get<record::Record>(record::load(QStringLiteral(":/lessons/aton/04-removing.cartouche"))),
                   QStringLiteral("Ada.cartouche"));
    stage.open(path, MainWindow::As::Edit);
    writeEnglish(stage);
    editor::Editor &editor = stage.window().editor()->editor();
    editor.change(scenario::cleared(editor.game(), editor.arrangement(), editor.boardPosition().setup()),
                  {"clear", {}});
    stage.trigger("&Save");
}

} // namespace

std::vector<Exhibit> exhibits()
{
    std::vector<Exhibit> all{{"start", startPage},
                             {"laying", laying},
                             {"placing", placing},
                             {"looking-back", lookingBack},
                             {"covered", covered},
                             {"paused", pausedWithClock},
                             {"osiris-fights", osirisFights},
                             {"osiris-hint", osirisHint},
                             {"osiris-past", osirisPast},
                             {"finished", finished},
                             {"finished-tip", finishedByTip},
                             {"resigned", resigned},
                             {"drawn", drawn},
                             {"lost-on-time", lostOnTime},
                             {"review", review},
                             {"variation", reviewedVariation},
                             {"review-osiris", reviewedOsiris},
                             {"analysing", analysing},
                             {"draft", draft},
                             {"draft-osiris", osirisDraft},
                             {"goals", scenarioWithGoals},
                             {"recording", recordingAnswer},
                             {"lesson", lesson},
                             {"lesson-osiris", osirisLesson},
                             {"answer", answerShown},
                             {"solved", lessonSolved},
                             {"course", course},
                             {"course-osiris", osirisCourse},
                             {"unsafe", unsafeGame},
                             {"file-gone", fileGone},
                             {"draft-saved", draftSaved}};
    addDialogs(all);
    return all;
}

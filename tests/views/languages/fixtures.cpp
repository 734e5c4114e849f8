// SPDX-License-Identifier: GPL-3.0-or-later
// What stays open: windows with all that they can hold.
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "everything.h"
#include "model/scenario/course.h"
#include "records.h"
#include "tests/data_file.h"
#include "tests/views/window/program.h"
#include "views/board/board_view_state.h"
#include "views/play/game_page.h"
#include "views/play/hints.h"
#include "views/play/history.h"
#include "views/play/pause.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/review_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_playback.h"
#include "views/window/studies.h"

void addDialogs(std::vector<Fixture> &all);
void addTables(std::vector<Fixture> &all);

namespace {

using views::MainWindow;

constexpr int kPatience = 30'000; // ms; only a test that fails waits that long

/// Waits for a person's turn.
void ready(Harness &harness)
{
    Table table = harness.table();
    if (!table.waitReady())
        qFatal("The game does not wait for anybody");
    Harness::rest();
}

/// A hint that was thought about so much on every machine, and not as long as there was time.
void askHint(Harness &harness)
{
    constexpr std::uint64_t kNodes = 2000;
    views::GamePage &page = *harness.window().find<views::GamePage>();
    page.hints().ask();
    auto &adviser = *page.findChild<play::Adviser *>();
    adviser.drop();
    const engine::Position view = page.play().position().seenBy(page.play().humanToAct());
    const engine::Level &level = view.game().levels().back();
    emit adviser.advised(play::hintOf(view, view.search({level, kNodes, 1, 1, {}})));
    Harness::rest();
}

// ---- the start page and games

void startPage(Harness &harness)
{
    harness.settings().addRecentFile(harness.save(records::fromFile("osiris-tip"), QStringLiteral("Kim.cartouche")));
    harness.settings().addRecentFile(harness.save(
        records::fromFile("plain"), QStringLiteral("Ada Noor Ada Noor Ada Noor Ada Noor Ada Noor.cartouche")));
    harness.window();
}

/// The hand is laid, with a hint.
void laying(Harness &harness)
{
    harness.begin(records::training("aton", "human", "easy"));
    ready(harness);
    askHint(harness);
}

/// Some rounds played, the last choice taken back, a hint for a square.
void placing(Harness &harness)
{
    harness.begin(records::training("aton", "human", "easy"));
    Table table = harness.table();
    playSome(table, 9);
    harness.window().find<views::GamePage>()->history().undo();
    ready(harness);
    askHint(harness);
}

void lookingBack(Harness &harness)
{
    harness.begin(records::training("aton", "human", "easy"));
    Table table = harness.table();
    playSome(table, 6);
    harness.window().find<views::GamePage>()->history().lookAt(5);
    Harness::rest();
}

void covered(Harness &harness)
{
    record::Record record = records::training("aton", "human", "human");
    record.training = false;
    harness.begin(record);
    ready(harness);
}

void pausedWithClock(Harness &harness)
{
    record::Record record = records::training("aton", "human", "human");
    record.timing = record::Timing{.control = {{3600, 5}}};
    harness.begin(record);
    harness.window().find<views::GamePage>()->pause().set(true);
    Harness::rest();
}

void osirisFights(Harness &harness)
{
    harness.begin(records::unfinished(records::fromFile("osiris-defender-swaps"), 6));
    ready(harness);
}

void osirisHint(Harness &harness)
{
    harness.begin(records::training("osiris", "human", "human"));
    ready(harness);
    askHint(harness);
}

void osirisPast(Harness &harness)
{
    harness.begin(records::unfinished(records::fromFile("osiris-three-seats"), 4));
    ready(harness);
    harness.window().find<views::GamePage>()->history().lookAt(30);
    Harness::rest();
}

// ---- ends

/// The last action is done before the eye.
void finished(Harness &harness)
{
    const record::Record over = records::studied();
    harness.begin(records::unfinished(over, 1));
    play::Play &play = harness.window().document()->play();
    if (play.position().toAct() == engine::seatBit(engine::kChance) || !play.act(over.line.actions.back()))
        play.requestStep();
    ready(harness);
}

void finishedByTip(Harness &harness)
{
    const record::Record over = records::fromFile("osiris-tip");
    harness.begin(records::unfinished(over, 1));
    harness.window().document()->play().act(over.line.actions.back());
    ready(harness);
}

void resigned(Harness &harness)
{
    harness.begin(records::training("aton", "human", "human"));
    harness.window().document()->play().resign(0);
    ready(harness);
}

void drawn(Harness &harness)
{
    harness.begin(records::training("osiris", "human", "human"));
    harness.window().document()->play().agreeDraw();
    ready(harness);
}

void lostOnTime(Harness &harness)
{
    harness.begin(records::training("aton", "human", "human"));
    harness.window().document()->play().loseOnTime(0);
    ready(harness);
}

// ---- reviews

/// Until the position that is shown has stood long enough for another action to be chosen there.
void settle(Harness &harness)
{
    const auto *board = harness.window().find<views::ReviewPage>()->findChild<views::BoardView *>();
    if (!QTest::qWaitFor([board] { return !board->boardScene().shown()->choosable.empty(); }))
        qFatal("Nothing can be chosen");
    Harness::rest();
}

void review(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.window().find<views::ReviewPage>()->seek(12);
    Harness::rest(); // cards are drawn there, nobody chooses
}

void reviewedVariation(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    const record::Line &main = harness.window().document()->play().record().line;
    harness.window().find<views::ReviewPage>()->showPlace({{0}, 1});
    if (main.variations.empty() || harness.window().find<views::ReviewPage>()->line().empty())
        qFatal("There is no variation");
    settle(harness);
}

void reviewedOsiris(Harness &harness)
{
    harness.open(harness.save(records::fromFile("osiris-defender-swaps"), QStringLiteral("Ada.cartouche")));
    harness.window().find<views::ReviewPage>()->setViewer(1);
    harness.window().find<views::ReviewPage>()->seek(40);
    settle(harness);
}

void analysing(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.window().find<views::ReviewPage>()->findChild<views::AnalysisPanel *>()->setProgress(3, 10);
    Harness::rest();
}

// ---- scenarios

/// Authors write in the language that they have chosen, whatever the program speaks.
void writeEnglish(Harness &harness)
{
    auto *box = harness.window().find<views::EditorPage>()->findChild<QComboBox *>(QStringLiteral("language"));
    box->setCurrentIndex(box->findText(QStringLiteral("English")));
    Harness::rest();
}

void draft(Harness &harness)
{
    const engine::Game &game = *engine::findGame("aton");
    harness.window().navigator().beginScenario(editor::scenarioRecord(game.start({2, {}})));
    editor::Editor &editor = harness.window().find<views::EditorPage>()->editor();
    editor.change(scenario::cleared(game, editor.arrangement(), editor.boardPosition().setup()), {"clear", {}});
    Harness::rest();
}

void osirisDraft(Harness &harness)
{
    const engine::Game &game = *engine::findGame("osiris");
    harness.window().navigator().beginScenario(editor::scenarioRecord(game.start({4, {}})));
    editor::Editor &editor = harness.window().find<views::EditorPage>()->editor();
    editor.change(scenario::cleared(game, editor.arrangement(), editor.boardPosition().setup()), {"clear", {}});
    harness.window().find<views::EditorPage>()->undo();
    Harness::rest();
}

void scenarioWithGoals(Harness &harness)
{
    const auto full = record::load(tests::dataFile(QStringLiteral("scenario-full.cartouche")));
    auto scenario = std::get<scenario::Scenario>(scenario::scenarioOf(std::get<record::Record>(full)));
    std::erase_if(scenario.goal.conditions, [](const scenario::Condition &condition) {
        return condition.kind == scenario::Condition::Kind::Action; // games have words for actions with a place only
    });
    scenario.answer.clear();
    scenario.also.clear();
    scenario.replies.clear();
    scenario.draft.reset();
    const engine::Position start = engine::findGame("aton")->start({2, {}});
    harness.window().navigator().beginScenario(editor::scenarioRecord(start, scenario));
    writeEnglish(harness);
}

void recordingAnswer(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/aton/04-removing.cartouche"), views::Navigator::As::Edit);
    auto &page = *harness.window().find<views::EditorPage>();
    page.findChild<QPushButton *>(QStringLiteral("record-answer"))->click();
    Harness::rest();
}

void choosingWrong(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/aton/04-removing.cartouche"), views::Navigator::As::Edit);
    writeEnglish(harness);
    harness.window().find<views::EditorPage>()->findChild<QPushButton *>(QStringLiteral("add-reply"))->click();
    Harness::rest();
}

/// After a guess that was wrong, with a hint.
void guessing(Harness &harness)
{
    harness.open(harness.save(records::studied(), QStringLiteral("Ada.cartouche")));
    harness.trigger("Beginnin&g");
    const Answer begin("views::GuessDialog", [](QDialog &dialog) { dialog.accept(); });
    harness.trigger("Guess the ne&xt move…");
    views::LessonPage &page = *harness.window().find<views::LessonPage>();
    page.playback().skip();
    for (const engine::Action action : page.attempt().position().seenBy(page.viewer()).legal()) {
        if (page.attempt().act(action)) // whatever it is
            break;
    }
    page.playback().skip();
    page.showHint();
    Harness::rest();
}

void lesson(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/aton/04-removing.cartouche"));
    harness.window().find<views::LessonPage>()->showHint();
    Harness::rest();
}

void osirisLesson(Harness &harness) { harness.open(QStringLiteral(":/lessons/osiris/07-fight.cartouche")); }

void answerShown(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/osiris/01-the-tip.cartouche"));
    harness.window().find<views::LessonPage>()->showAnswer();
    harness.window().find<views::LessonPage>()->playback().skip();
    Harness::rest();
}

void lessonSolved(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/osiris/01-the-tip.cartouche"));
    views::LessonPage &page = *harness.window().find<views::LessonPage>();
    for (const engine::Action action : page.attempt().answer())
        page.attempt().act(action);
    page.playback().skip();
    Harness::rest();
}

void course(Harness &harness)
{
    harness.window().navigator().showCourse(*engine::findGame("aton"));
    Harness::rest();
}

void osirisCourse(Harness &harness)
{
    harness.window().navigator().showCourse(*engine::findGame("osiris"));
    Harness::rest();
}

/// A lesson and a game, with the tools of a teacher.
void study(Harness &harness)
{
    const scenario::Study lessons = *scenario::courseFor(*engine::findGame("aton"));
    scenario::Study made{.title = *titleOf(lessons.chapters[0]), .introduction = titleOf(lessons.chapters[1])};
    made = added(std::move(made), lessons.chapters[3], 0);
    made = added(std::move(made), std::get<scenario::Chapter>(scenario::chapterOf(records::fromFile("plain"))), 1);
    const QString path = harness.path(QStringLiteral("Ada.cartouche"));
    if (scenario::save(made, path))
        qFatal("The study cannot be saved");
    harness.open(path, views::Navigator::As::Edit);
    Harness::rest();
}

/// The notice leads on from there.
void studyChapter(Harness &harness)
{
    study(harness);
    harness.window().navigator().studies().open(1);
    Harness::rest();
}

// ---- notices

void unsafeGame(Harness &harness)
{
    harness.breakDisk();
    harness.begin(records::training("aton", "human", "human"));
    ready(harness);
}

void fileGone(Harness &harness)
{
    const QString path =
        harness.save(records::unfinished(records::fromFile("osiris-two-seats"), 4), QStringLiteral("Ada.cartouche"));
    harness.open(path);
    QFile::remove(path);
    auto *const autosave = &harness.window().document()->autosave();
    if (!QTest::qWaitFor([autosave] { return autosave->isGone(); }, kPatience))
        qFatal("Nobody sees that the file has gone");
    harness.settings().addRecentFile(harness.save(records::fromFile("plain"), QStringLiteral("Kim.cartouche")));
    Harness::rest();
}

void draftSaved(Harness &harness)
{
    const QString path =
        harness.save(std::get<record::Record>(record::load(QStringLiteral(":/lessons/aton/04-removing.cartouche"))),
                     QStringLiteral("Ada.cartouche"));
    harness.open(path, views::Navigator::As::Edit);
    writeEnglish(harness);
    editor::Editor &editor = harness.window().find<views::EditorPage>()->editor();
    editor.change(scenario::cleared(editor.game(), editor.arrangement(), editor.boardPosition().setup()),
                  {"clear", {}});
    harness.trigger("&Save");
}

} // namespace

std::vector<Fixture> fixtures()
{
    std::vector<Fixture> all{{"start", startPage},
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
                             {"choosing-wrong", choosingWrong},
                             {"guessing", guessing},
                             {"lesson", lesson},
                             {"lesson-osiris", osirisLesson},
                             {"answer", answerShown},
                             {"solved", lessonSolved},
                             {"course", course},
                             {"course-osiris", osirisCourse},
                             {"study", study},
                             {"study-chapter", studyChapter},
                             {"unsafe", unsafeGame},
                             {"file-gone", fileGone},
                             {"draft-saved", draftSaved}};
    addTables(all);
    addDialogs(all);
    return all;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Games whose players have tables of their own beside the board: few and many of them.
#include <QGroupBox>
#include <QTest>

#include "everything.h"
#include "model/scenario/editing.h"
#include "records.h"
#include "tests/views/window/program.h"
#include "views/board/board_view_state.h"
#include "views/dialogs/new_game_dialog.h"
#include "views/replay/review_page.h"
#include "views/scenario/lesson_page.h"

namespace {

/// Against computers, without the last actions; who chooses next is a person.
void play(Harness &harness, const char *file, int actionsLess)
{
    record::Record record = records::unfinished(records::fromFile(file), actionsLess);
    const play::Play play(record, 1);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        if (!engine::contains(play.position().toAct(), static_cast<engine::Seat>(seat)))
            record.seats[seat].player = kEasy;
    }
    harness.begin(record);
    if (!harness.table().waitReady())
        qFatal("The game does not wait for anybody");
    Harness::rest();
}

void nefertitiTwo(Harness &harness) { play(harness, "nefertiti-two-seats", 33); }
void nefertitiFive(Harness &harness) { play(harness, "nefertiti-five-seats", 30); }
void nefertitiSettling(Harness &harness) { play(harness, "nefertiti-five-seats", 25); }
/// Akhenaton has come: the table has a warning besides.
void nefertitiOver(Harness &harness) { play(harness, "nefertiti-five-seats", 8); }

void nefertitiReview(Harness &harness)
{
    harness.open(harness.save(records::fromFile("nefertiti-five-seats"), QStringLiteral("Ada.cartouche")));
    auto *page = harness.window().find<views::ReviewPage>();
    page->seek(40);
    const auto *board = page->findChild<views::BoardView *>();
    if (!QTest::qWaitFor([board] { return !board->boardScene().shown()->choosable.empty(); }))
        qFatal("Nothing can be chosen");
    Harness::rest();
}

void nefertitiDraft(Harness &harness)
{
    const engine::Game &game = *engine::findGame("nefertiti");
    harness.window().navigator().beginScenario(editor::scenarioRecord(game.start({5, {}})));
    Harness::rest();
}

void tekhenuDraft(Harness &harness)
{
    const engine::Game &game = *engine::findGame("tekhenu");
    harness.window().navigator().beginScenario(editor::scenarioRecord(game.start({4, {}})));
    editor::Editor &editor = harness.window().find<views::EditorPage>()->editor();
    editor.change(scenario::withField(game, editor.arrangement(), "phase", "turn"), {"field", {}});
    Harness::rest();
}

void nefertitiLesson(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/nefertiti/05-half.cartouche"));
    harness.window().find<views::LessonPage>()->showHint();
    Harness::rest();
}

/// The choice begins at a pile, so the tables are open.
void nefertitiTables(Harness &harness) { harness.open(QStringLiteral(":/lessons/nefertiti/13-merchant.cartouche")); }

void nefertitiCourse(Harness &harness)
{
    harness.window().navigator().showCourse(*engine::findGame("nefertiti"));
    Harness::rest();
}

/// A die is to be drafted in the last round.
void tekhenuGame(Harness &harness) { play(harness, "tekhenu-three-seats", 33); }

void tekhenuReview(Harness &harness)
{
    harness.open(harness.save(records::fromFile("tekhenu-three-seats"), QStringLiteral("Ada.cartouche")));
    harness.window().find<views::ReviewPage>()->seek(299);
    Harness::rest();
}

void tekhenuLesson(Harness &harness)
{
    harness.open(QStringLiteral(":/lessons/tekhenu/29-rival.cartouche"));
    harness.window().find<views::LessonPage>()->showHint();
    Harness::rest();
}

void tekhenuCourse(Harness &harness)
{
    harness.window().navigator().showCourse(*engine::findGame("tekhenu"));
    Harness::rest();
}

void newTekhenu(Harness &harness)
{
    auto *dialog = new views::NewGameDialog(harness.settings(), *engine::findGame("tekhenu"));
    dialog->findChild<QGroupBox *>(QStringLiteral("advanced"))->setChecked(true);
    harness.show(dialog);
}

} // namespace

void addTables(std::vector<Fixture> &all)
{
    all.insert(all.end(), {{"nefertiti-two", nefertitiTwo},
                           {"nefertiti-five", nefertitiFive},
                           {"nefertiti-settling", nefertitiSettling},
                           {"nefertiti-over", nefertitiOver},
                           {"nefertiti-review", nefertitiReview},
                           {"nefertiti-draft", nefertitiDraft},
                           {"tekhenu-draft", tekhenuDraft},
                           {"nefertiti-lesson", nefertitiLesson},
                           {"nefertiti-tables", nefertitiTables},
                           {"nefertiti-course", nefertitiCourse}});
}

std::vector<Fixture> picturesOnly()
{
    return {{"tekhenu", tekhenuGame},
            {"tekhenu-review", tekhenuReview},
            {"tekhenu-lesson", tekhenuLesson},
            {"tekhenu-course", tekhenuCourse},
            {"new-tekhenu", newTekhenu}};
}

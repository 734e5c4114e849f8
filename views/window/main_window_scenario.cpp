// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios in the window: lessons, the player, the editor.
#include <QMenu>
#include <QMessageBox>
#include <QStackedWidget>

#include "model/editor/editor.h"
#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/common/style_sheet.h"
#include "views/dialogs/new_game.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/window/main_window.h"
#include "views/window/start_page.h"
#include "views/window/windows.h"

namespace views {

using scenario::Scenario;

namespace {

/// What the scenario block says of a record in which it can be read.
Scenario scenarioIn(const record::Record &record)
{
    auto read = scenario::scenarioOf(record);
    return std::holds_alternative<Scenario>(read) ? std::get<Scenario>(std::move(read)) : Scenario();
}

/// True if nothing but a position and its scenario would be changed by editing the record itself.
bool isOnlyPosition(const record::Record &record)
{
    const record::Line &line = record.line;
    return line.actions.empty() && line.variations.empty() && line.comments.empty() && line.marks.empty()
           && !record.result && !record.analysis;
}

} // namespace

void MainWindow::makeScenarioMenu()
{
    QMenu *menu = addMenu(nullptr, QT_TR_NOOP("&Scenarios"));
    QMenu *lessons = addMenu(menu, QT_TR_NOOP("&Lessons"));
    QMenu *fresh = addMenu(menu, QT_TR_NOOP("&New scenario"));
    for (const engine::Game *game : engine::games()) {
        const QString name = words::Words(*game).text("game"); // the same in every language
        if (scenario::hasCourse(*game))
            lessons->addAction(name, this, [this, game] { windowForMore()->showCourse(*game); });
        fresh->addAction(name, this, [this, game] { newScenario(*game); });
    }
    menu->addSeparator();
    m_editPosition =
        addAction(menu, QT_TR_NOOP("&Edit this position"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, &MainWindow::editPosition);
    m_tryScenario =
        addAction(menu, QT_TR_NOOP("&Try the scenario"), Qt::CTRL | Qt::Key_Return, &MainWindow::tryScenario);
}

void MainWindow::refreshScenarioActions()
{
    m_editPosition->setEnabled(positionToEdit().has_value());
    m_tryScenario->setEnabled(m_editor && !m_lesson && scenario::isPlayable(m_editor->play().record())
                              && scenarioGoesOn());
}

/// This window if it holds nothing, else a new one if there may be any.
MainWindow *MainWindow::windowForMore() { return m_windows && (play() || m_lesson) ? m_windows->open() : this; }

QString MainWindow::scenarioTitle() const
{
    const Scenario &of = m_editor ? m_editor->editor().scenario() : m_lesson->attempt().scenario();
    const QString title = of.title ? of.title->in(words::spokenLanguage()) : QString();
    return title.isEmpty() ? tr("Scenario") : title;
}

const engine::Game &MainWindow::gameAtHand() const
{
    if (m_lesson)
        return m_lesson->attempt().position().game();
    if (m_lessons && m_course)
        return *m_lessons->game;
    return play() ? play()->game() : *engine::games().front();
}

// ---- the editor

void MainWindow::newScenario(const engine::Game &game)
{
    windowForMore()->beginScenario(editor::scenarioRecord(game.start({playersOf(m_settings, game), {}})));
}

/// The position that is seen whole, to go on with in an editor.
std::optional<engine::Position> MainWindow::positionToEdit() const
{
    if (m_lesson)
        return m_lesson->attempt().timeline().position(0);
    if (m_review)
        return m_review->timeline().position(shownStep());
    if (m_page && m_page->showsEverything())
        return m_page->play().positionAt(shownStep());
    return std::nullopt;
}

void MainWindow::editPosition()
{
    if (m_lesson && m_editor) // it was only tried
        return leaveLesson();
    const std::optional<engine::Position> position = positionToEdit();
    if (!position)
        return;
    if (!m_scenarioFile.isEmpty()) {
        openFile(m_scenarioFile, As::Edit);
        return;
    }
    const Scenario says = m_lesson ? m_lesson->attempt().scenario() : Scenario();
    windowForMore()->beginScenario(editor::scenarioRecord(*position, says));
}

bool MainWindow::beginScenario(record::Record record)
{
    if (!mayLeaveGame())
        return false;
    editAnew(std::move(record));
    return true;
}

/// As a scenario that has no file yet.
void MainWindow::editAnew(record::Record record)
{
    auto play = std::make_unique<play::Play>(std::move(record), play::freshSeed());
    auto autosave = keep(*play);
    showEditor(std::move(play), std::move(autosave));
}

void MainWindow::showEditor(std::unique_ptr<play::Play> play, std::unique_ptr<play::Autosave> autosave)
{
    leavePages();
    const Theme theme(m_settings.theme.get(), words::idOf(play->game()));
    m_editor = new EditorPage(std::move(play), theme, m_settings.style(), m_stack);
    m_editor->setStyleSheet(figureSheetFor(theme));
    connect(m_editor, &EditorPage::changed, this, &MainWindow::refreshActions);
    connect(m_editor, &EditorPage::tryWanted, this, &MainWindow::tryScenario);
    connect(m_editor, &EditorPage::playWanted, this, &MainWindow::playFromHere);
    m_stack->addWidget(m_editor);
    m_stack->setCurrentWidget(m_editor);
    take(std::move(autosave));
    m_editor->focusBoard();
    refreshActions();
}

/// A file with a scenario, or one that is to be edited. Nobody has to be asked about the present one any more.
void MainWindow::openScenario(Opened &file, As as)
{
    if (as == As::Itself && scenario::isPlayable(file.record)) {
        const QString path = file.own.path;
        const QString id = LessonProgress::idFor(file.record);
        showLesson(std::move(file.record), id);
        m_lesson->setBack(LessonPage::Back::Start);
        m_scenarioFile = path;
    } else if (isOnlyPosition(file.record)) {
        if (!editor::isScenario(file.record))
            file.record.scenario = scenario::toJson(scenarioIn(file.record), *file.record.game);
        showOpened(file, false);
    } else { // the game stays in its file
        const engine::Position last = file.record.positions().back();
        editAnew(editor::scenarioRecord(last, scenarioIn(file.record)));
    }
}

// ---- learning

bool MainWindow::showCourse(const engine::Game &game)
{
    std::optional<scenario::Course> course = scenario::courseFor(game);
    if (!course || !mayLeaveGame())
        return false;
    leavePages();
    m_lessons = std::move(course);
    m_course = new CoursePage(*m_lessons, m_settings.lessons, m_stack);
    connect(m_course, &CoursePage::lessonWanted, this, &MainWindow::openLesson);
    connect(m_course, &CoursePage::backWanted, this, [this] {
        leavePages();
        m_stack->setCurrentWidget(m_start);
        refreshActions();
    });
    m_stack->addWidget(m_course);
    m_stack->setCurrentWidget(m_course);
    refreshActions();
    return true;
}

void MainWindow::openLesson(int index)
{
    if (!m_lessons || index >= static_cast<int>(m_lessons->lessons.size()))
        return;
    const scenario::Lesson &lesson = m_lessons->lessons[static_cast<std::size_t>(index)];
    auto loaded = record::load(lesson.file);
    if (!std::holds_alternative<record::Record>(loaded))
        return; // every lesson that is shipped is read by a test
    showLesson(std::get<record::Record>(std::move(loaded)), lesson.id);
    m_lessonIndex = index;
    m_lesson->setHasNext(index + 1 < static_cast<int>(m_lessons->lessons.size()));
}

void MainWindow::showLesson(record::Record record, const QString &id)
{
    leavePages();
    m_lesson = makeLesson(std::move(record), id);
    connect(m_lesson, &LessonPage::nextWanted, this, [this] { openLesson(m_lessonIndex + 1); });
    m_lesson->focusBoard();
    refreshActions();
}

LessonPage *MainWindow::makeLesson(record::Record record, const QString &id)
{
    const Theme theme(m_settings.theme.get(), words::idOf(*record.game));
    Scenario says = scenarioIn(record);
    auto *page =
        new LessonPage(std::move(record), std::move(says), id, m_settings.lessons, theme, m_settings.style(), m_stack);
    page->setStyleSheet(figureSheetFor(theme));
    connect(page, &LessonPage::changed, this, &MainWindow::refreshActions);
    connect(page, &LessonPage::playWanted, this, &MainWindow::playFromHere);
    connect(page, &LessonPage::backWanted, this, &MainWindow::leaveLesson);
    m_stack->addWidget(page);
    m_stack->setCurrentWidget(page);
    return page;
}

/// Back to where it was opened: the editor, the lessons, the start page.
void MainWindow::leaveLesson()
{
    if (m_editor) {
        leave(std::exchange(m_lesson, nullptr));
        m_stack->setCurrentWidget(m_editor);
        m_editor->focusBoard();
    } else if (m_lessonIndex >= 0) {
        showCourse(*m_lessons->game);
    } else {
        leavePages();
        m_stack->setCurrentWidget(m_start);
    }
    refreshActions();
}

void MainWindow::tryScenario()
{
    if (!m_tryScenario->isEnabled())
        return;
    m_editor->commit();
    record::Record record = m_editor->play().record();
    m_lesson = makeLesson(std::move(record), {});
    m_lesson->setBack(LessonPage::Back::Editor);
    m_lesson->focusBoard();
    refreshActions();
}

// ---- a game from a scenario

bool MainWindow::scenarioGoesOn() const
{
    if (m_lesson)
        return !m_lesson->attempt().timeline().position(0).isOver();
    return m_editor && m_editor->editor().position() && !m_editor->editor().position()->isOver();
}

void MainWindow::playScenario()
{
    if (!scenarioGoesOn())
        return;
    commit();
    const engine::Position start =
        m_lesson ? m_lesson->attempt().timeline().position(0) : *m_editor->editor().position();
    record::Record next = record::newRecord(start.game(), start.setup());
    next.start = start;
    next.seats = m_lesson ? m_lesson->record().seats : m_editor->play().record().seats;
    next.training = m_editor != nullptr; // everything has been seen
    playOn(std::move(next));
}

} // namespace views

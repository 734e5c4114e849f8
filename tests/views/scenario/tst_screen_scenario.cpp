// SPDX-License-Identifier: GPL-3.0-or-later
// The law of a screen, for lessons and the editor: whatever happens, what is shown is what would be computed afresh.
#include <algorithm>
#include <array>

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>

#include "editing.h"
#include "lesson_desk.h"
#include "model/scenario/course.h"
#include "tests/extent.h"
#include "tests/test_class.h"
#include "tests/views/seen_page.h"
#include "views/board/board_plan.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/editor_position.h"
#include "views/scenario/editor_problems.h"
#include "views/scenario/editor_tools.h"
#include "views/scenario/lesson_side.h"

namespace tests::tst_screen_scenario {

namespace {

constexpr int kEvents = manyOnScreen(120); ///< of a random walk

class LessonWalk : public ScreenWalk {
public:
    LessonWalk(views::LessonPage &page, std::uint32_t seed) : ScreenWalk(page, seed), m_lesson(page) {}

    void go()
    {
        switch (m_random.below(14)) {
        case 0: return m_lesson.undo();
        case 1: return m_lesson.tryAgain();
        case 2: return m_lesson.showAnswer();
        case 3: m_isHinted = true; return m_lesson.showHint();
        case 4: return press(Qt::Key_Escape);
        case 5:
        case 6: return press(Qt::Key_Return);
        case 7: return changeLook();
        case 8: return point();
        default: click();
        }
    }

    /// Back to what a fresh page of the same lesson shows.
    void rest()
    {
        restLook();
        m_lesson.tryAgain();
    }
    bool isHinted() const { return m_isHinted; }

private:
    views::LessonPage &m_lesson;
    bool m_isHinted = false; ///< it stays once it was shown
};

class EditorWalk : public ScreenWalk {
public:
    EditorWalk(Editing &editing, std::uint32_t seed) : ScreenWalk(editing.page(), seed), m_editing(editing) {}

    void go()
    {
        switch (m_random.below(12)) {
        case 0: return m_editing.page().undo();
        case 1: return m_editing.page().redo();
        case 2: return press(Qt::Key_Escape);
        case 3: return press(Qt::Key_Delete);
        case 4: return changeLook();
        case 5: return point();
        case 6:
        case 7:
        case 8: return chooseSort();
        default: click();
        }
    }

    /// Back to what a fresh page of the same record shows: the first tool, and nothing in hand or selected.
    void rest()
    {
        restLook();
        press(Qt::Key_M);
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Escape);
    }

private:
    void chooseSort()
    {
        const std::vector<engine::Piece> box = m_editing.game().box(m_editing.arrangement());
        if (!box.empty())
            m_editing.choose(box[m_random.below(static_cast<std::uint32_t>(box.size()))]);
    }

    Editing &m_editing;
};

/// The middle lesson of the game's course: neither the first steps nor a whole round.
std::pair<record::Record, scenario::Scenario> middleLesson(const engine::Game &game)
{
    const auto course = scenario::courseFor(game);
    record::Record record = course->chapters[course->chapters.size() / 2].game;
    scenario::Scenario scenario = std::get<scenario::Scenario>(scenario::scenarioOf(record));
    return {std::move(record), std::move(scenario)};
}

/// What the forms are told to say follows from what lies there, and they say it.
void compareForms(Editing &editing)
{
    const views::FormsShown &forms = *editing.page().shown().forms;
    const auto *const problems = editing.page().findChild<views::EditorProblems *>();
    QVERIFY(forms.box == editing.palette().content());
    const auto *const contents = editing.page().findChild<views::EditorContents *>();
    QVERIFY(forms.contents == contents->content());
    QCOMPARE(contents->place(), forms.contents.place);
    for (std::size_t i = 0; i < forms.contents.sorts.size(); ++i) {
        if (const auto *const count = contents->findChild<QSpinBox *>(QStringLiteral("count-%1").arg(i)))
            QCOMPARE(count->value(), forms.contents.sorts[i].count);
    }
    QVERIFY(forms.fields == editing.page().findChild<views::EditorFields *>()->content());
    QVERIFY(forms.goal == editing.page().findChild<views::EditorGoal *>()->content());
    QVERIFY(forms.scenario == editing.editor().scenario());
    for (const views::FieldShown &field : forms.fields) {
        QWidget *const control = editing.page().findChild<views::EditorFields *>()->controlOf(field.rule.name);
        QVERIFY(control);
        if (const auto *const number = qobject_cast<QSpinBox *>(control); number && field.value && field.value->asInt())
            QCOMPARE(number->value(),
                     static_cast<int>(std::clamp(*field.value->asInt(), field.rule.least, field.rule.most)));
    }
    QStringList box;
    for (const views::SortShown &sort : forms.box)
        box << editing.page().words().heard(sort.said);
    QStringList said;
    for (int row = 0; row < editing.palette().count(); ++row)
        said << editing.palette().item(row)->data(Qt::AccessibleTextRole).toString();
    said.removeAll(QString()); // headings
    QCOMPARE(said, box);
    QCOMPARE(editing.control<QLabel>(QStringLiteral("problems")).text(), forms.problems.summary);
    const std::vector<views::ProblemShown> &all = forms.problems.problems;
    const auto fixable =
        std::count_if(all.begin(), all.end(), [](const views::ProblemShown &each) { return each.canFix; });
    QCOMPARE(static_cast<int>(problems->findChildren<QPushButton *>(QStringLiteral("mend-problem")).size()),
             static_cast<int>(fixable));
    QCOMPARE(editing.control<QComboBox>(QStringLiteral("goal-kind")).currentIndex(),
             static_cast<int>(forms.scenario.goal.kind));
    QCOMPARE(editing.control<QComboBox>(QStringLiteral("learner")).currentIndex(), forms.goal.seat);
}

/// What that button of a lesson says; nothing where it is not there.
QString buttonText(const views::LessonPage &page, std::size_t button)
{
    const QPushButton *const one =
        page.findChild<views::LessonButtons *>()->button(static_cast<views::LessonButton>(button));
    return one->isHidden() ? QString() : one->text();
}

} // namespace

class TestScreenScenario : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { ScreenWalk::speak(QStringLiteral("en")); }
    void aLessonShowsWhatWouldBeComputed_data();
    void aLessonShowsWhatWouldBeComputed();
    void theEditorShowsWhatWouldBeComputed_data();
    void theEditorShowsWhatWouldBeComputed();
};

void TestScreenScenario::aLessonShowsWhatWouldBeComputed_data()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : views::picturedGames()) {
        if (scenario::courseFor(*game))
            QTest::addRow("%s", qPrintable(words::idOf(*game))) << words::idOf(*game);
    }
}

/// After each event as values; from time to time as all that eyes and ears meet, beside a page that was just opened.
void TestScreenScenario::aLessonShowsWhatWouldBeComputed()
{
    QFETCH(QString, game);
    const auto [record, scenario] = middleLesson(*engine::findGame(game.toStdString()));
    ContextFixture lesson(record, scenario);
    LessonWalk walk(lesson.page(), 5);
    for (int i = 1; i <= kEvents; ++i) {
        walk.go();
        QCOMPARE(difference(lesson.page().screen(), lesson.page().shown()), QString());
        QVERIFY2(lesson.page().shown().board == lesson.shown(), qPrintable(QString::number(i)));
        for (std::size_t button = 0; button < views::kLessonButtons; ++button)
            QCOMPARE(buttonText(lesson.page(), button), lesson.page().shown().lesson->buttons[button]);
        if (i % 20 != 0)
            continue;
        walk.rest();
        ContextFixture fresh(record, scenario);
        if (walk.isHinted())
            fresh.page().showHint();
        QTest::mouseMove(fresh.board().viewport(), {1, 1});
        SAME(seenOn(lesson.page()), seenOn(fresh.page()));
    }
}

void TestScreenScenario::theEditorShowsWhatWouldBeComputed_data()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : views::picturedGames()) {
        if (views::BoardPlan::hasEditor(*game))
            QTest::addRow("%s", qPrintable(words::idOf(*game))) << words::idOf(*game);
    }
}

void TestScreenScenario::theEditorShowsWhatWouldBeComputed()
{
    QFETCH(QString, game);
    Editing editing(qPrintable(game));
    EditorWalk walk(editing, 11);
    for (int i = 1; i <= kEvents; ++i) {
        walk.go();
        QCOMPARE(difference(editing.page().screen(), editing.page().shown()), QString());
        QVERIFY2(editing.page().shown().board == editing.shown(), qPrintable(QString::number(i)));
        QCOMPARE(editing.page().findChild<views::EditorToolRow *>()->hint(), editing.page().shown().tools->hint);
        compareForms(editing);
        if (QTest::currentTestFailed())
            return;
        if (i % 20 != 0)
            continue;
        const auto *const problems = editing.page().findChild<views::EditorProblems *>();
        QVERIFY(editing.page().shown().forms->problems == problems->content()); // which takes long
        walk.rest();
        Editing fresh(record::Record(editing.page().play().record()));
        fresh.page().resize(1280, 750);
        QTest::mouseMove(fresh.board().viewport(), {1, 1});
        for (Editing *each : {&editing, &fresh}) { // what lies where the cursor is
            const std::vector<engine::PlaceIndex> &places = each->board().cells().cells();
            for (const engine::PlaceIndex place : {places.back(), places.front()})
                each->board().setCursorTo(place);
        }
        QCOMPARE(fresh.bytes(), editing.bytes());
        SAME(seenOn(editing.page()), seenOn(fresh.page()));
    }
}

} // namespace tests::tst_screen_scenario

TEST_CLASS(tst_screen_scenario, TestScreenScenario)
#include "tst_screen_scenario.moc"

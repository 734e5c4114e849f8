// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that is shipped, opened as a learner opens it: its answer can be watched, and then done.
#include "lesson_desk.h"
#include "model/scenario/course.h"
#include "tests/test_class.h"

namespace tests::tst_lesson_shipped {

using scenario::Verdict;

class TestLessonShipped : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void theAnswerSolvesIt_data();
    void theAnswerSolvesIt();
};

void TestLessonShipped::theAnswerSolvesIt_data()
{
    QTest::addColumn<record::Record>("record");
    QTest::addColumn<QString>("id");
    for (const engine::Game *game : views::picturedGames()) {
        const auto course = scenario::courseFor(*game);
        if (!course)
            continue;
        for (const scenario::Chapter &chapter : course->chapters)
            QTest::addRow("%s", qPrintable(chapter.id)) << chapter.game << chapter.id;
    }
}

void TestLessonShipped::theAnswerSolvesIt()
{
    QFETCH(record::Record, record);
    QFETCH(QString, id);
    QVERIFY(scenario::isPlayable(record));
    const auto read = scenario::scenarioOf(record);
    const auto *lesson = std::get_if<scenario::Scenario>(&read);
    QVERIFY(lesson);
    ContextFixture context(record, *lesson, {0, false, true}, id);
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    if (lesson->goal.kind == scenario::Goal::Kind::Play) {
        QVERIFY(context.button("play").property("main").toBool());
        return;
    }
    const std::vector<engine::Action> answer = context.attempt().answer();
    QVERIFY(!answer.empty());
    context.press("answer");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    QCOMPARE(context.page().playback().steps().stepCount(), static_cast<int>(answer.size()));
    QVERIFY(!context.progress().isSolved(id));
    context.press("again");
    for (const engine::Action action : answer) {
        QTRY_VERIFY(!context.page().playback().isPlayingBack());
        if (action.actor() == context.attempt().seat() && context.attempt().verdict() == Verdict::Open)
            context.perform(action);
    }
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    QCOMPARE(context.attempt().verdict(), Verdict::Solved);
    QVERIFY(context.progress().isSolved(id));
}

} // namespace tests::tst_lesson_shipped

TEST_CLASS(tst_lesson_shipped, TestLessonShipped)
#include "tst_lesson_shipped.moc"

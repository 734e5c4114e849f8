// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson with somebody who does not see it: all that it says is heard, once.
#include <QAccessible>
#include <QRegularExpression>

#include "lesson_desk.h"
#include "model/replay/narration.h"
#include "model/words/languages.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/common/document_area.h"
#include "views/scenario/lesson_side.h"
#include "views/screen/screen.h"

namespace tests::tst_lesson_heard {

class TestLessonHeard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }

    void isToldOnArrival();
    void aKeyReadsItAgain();
    void theHintIsHeard();
    void whatCameOfItIsHeardOnce();
    void aReplyIsHeardOnce();
    void aVerdictDoesNotSayTheReplyAgain();
    void aReplyIsReadAgain();
    void namesOfPlacesAreReadOut();
    void theAnswerIsHeardStepByStep();
    void whatIsTakenBackIsNamed();
    void isADocument();

private:
    static QString all(const QStringList &heard) { return heard.join(QStringLiteral(" | ")); }
};

#define HEARD_ONCE(heard, what) QVERIFY2((heard).count(what) == 1, qPrintable(all(heard)))

void TestLessonHeard::isToldOnArrival()
{
    ContextFixture context(atonRecord(), atonScenario());
    const QStringList heard = heardIn(context.page());
    QCOMPARE(heard.mid(0, 2), (QStringList{QStringLiteral("Two steps"), QStringLiteral("Only said in English.")}));
    const QStringList goals = heard.filter(QStringLiteral("Goal: "));
    QCOMPARE(goals.size(), 3); // two conditions and the limit
    QCOMPARE(heard.size(), 2 + 3 + 1);
    QCOMPARE(heard.back(), asked(context.prompt()));
}

void TestLessonHeard::aKeyReadsItAgain()
{
    ContextFixture context(atonRecord(), atonScenario());
    const QStringList first = heardIn(context.page());
    QTest::keyClick(&context.board(), Qt::Key_F2);
    QCOMPARE(heardIn(context.page()), QStringList{first.back()} + first.mid(0, first.size() - 1));
}

void TestLessonHeard::theHintIsHeard()
{
    ContextFixture context(atonRecord(), atonScenario());
    const QString hint = QStringLiteral("Hint: Look at the left one.");
    QVERIFY(!heardIn(context.page()).contains(hint));
    context.press("hint");
    const QStringList heard = heardIn(context.page());
    HEARD_ONCE(heard, hint);
    QVERIFY2(!heard.contains(QStringLiteral("Two steps")), qPrintable(all(heard)));
    QTest::keyClick(&context.board(), Qt::Key_F2);
    HEARD_ONCE(heardIn(context.page()), hint);
}

void TestLessonHeard::whatCameOfItIsHeardOnce()
{
    ContextFixture context(atonRecord(), atonScenario());
    heardIn(context.page());
    context.act("red remove 1c");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const QStringList first = heardIn(context.page());
    QCOMPARE(first.filter(QStringLiteral("Reached: ")).size(), 1);
    HEARD_ONCE(first, asked(context.prompt()));
    context.act("red place 1d");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const QStringList heard = heardIn(context.page());
    HEARD_ONCE(heard, QStringLiteral("Solved. That is the way."));
    QVERIFY2(!all(heard).contains(QStringLiteral("Well done")), qPrintable(all(heard)));
    QVERIFY2(heard.filter(QStringLiteral("Goal: ")).isEmpty(), qPrintable(all(heard)));
    for (const QString &each : heard)
        HEARD_ONCE(heard, each);
}

void TestLessonHeard::aReplyIsHeardOnce()
{
    ContextFixture context(atonRecord(), atonScenario());
    heardIn(context.page());
    context.act("red remove 2a");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const QStringList heard = heardIn(context.page());
    QCOMPARE(heard.filter(QStringLiteral("That is another temple.")).size(), 1);
    const int step = context.page().playback().steps().stepCount();
    const QString done =
        replay::stepText(context.page().playback().steps(), context.page().words(), step, context.attempt().seat());
    HEARD_ONCE(heard, done);
}

/// The reply comes at once, the verdict when the steps of the others have been told.
void TestLessonHeard::aVerdictDoesNotSayTheReplyAgain()
{
    const auto loaded = record::load(QStringLiteral(":/lessons/aton/01-first-laying.cartouche"));
    const record::Record &record = std::get<record::Record>(loaded);
    ContextFixture context(record, std::get<scenario::Scenario>(scenario::scenarioOf(record)));
    heardIn(context.page());
    QTest::keyClicks(&context.board(), QStringLiteral("4113"));
    QTest::keyClick(&context.board(), Qt::Key_Return);
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const QStringList heard = heardIn(context.page());
    QVERIFY(context.page().playback().verdict() == scenario::Verdict::Failed);
    QVERIFY2(all(heard).count(QStringLiteral("The 3 at cartouche 4 lets you place")) == 1, qPrintable(all(heard)));
    QVERIFY2(all(heard).count(QStringLiteral("Not solved this time")) == 1, qPrintable(all(heard)));
}

void TestLessonHeard::aReplyIsReadAgain()
{
    ContextFixture context(atonRecord(), atonScenario());
    context.act("red remove 2a");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    heardIn(context.page());
    QTest::keyClick(&context.board(), Qt::Key_F2);
    const QStringList heard = heardIn(context.page());
    QCOMPARE(heard.filter(QStringLiteral("That is another temple.")), heard.first(1));
    HEARD_ONCE(heard, QStringLiteral("Two steps"));
}

/// The board's short names of spaces.
void TestLessonHeard::namesOfPlacesAreReadOut()
{
    words::setLanguage(QStringLiteral("de"));
    scenario::Scenario lesson = osirisScenario();
    lesson.text = record::Text{QStringLiteral("Geh auf N-2-0.")};
    lesson.goal.text = record::Text{QStringLiteral("Er steht auf N-2-0.")};
    ContextFixture context(osirisRecord(), lesson);
    QStringList heard = heardIn(context.page());
    HEARD_ONCE(heard, QStringLiteral("Geh auf Norden 2 0."));
    QCOMPARE(context.said("text"), QStringLiteral("Geh auf N-2-0.")); // as on the board
    for (const auto *label : context.page().findChild<views::LessonSide *>()->findChildren<QLabel *>())
        heard << (label->accessibleName().isEmpty() ? label->text() : label->accessibleName());
    const QStringList coordinates = heard.filter(QRegularExpression(QStringLiteral("\\b[NESW]-\\d-\\d")));
    QVERIFY2(coordinates.isEmpty(), qPrintable(all(coordinates)));
}

void TestLessonHeard::theAnswerIsHeardStepByStep()
{
    ContextFixture context(atonRecord(), atonScenario());
    heardIn(context.page());
    context.press("answer");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    const QStringList heard = heardIn(context.page());
    const replay::Timeline &steps = context.page().playback().steps();
    qsizetype before = heard.indexOf(QStringLiteral("The answer"));
    QVERIFY2(before >= 0, qPrintable(all(heard)));
    for (int step = 1; step <= steps.stepCount(); ++step) {
        const QString said = replay::stepText(steps, context.page().words(), step, context.attempt().seat());
        HEARD_ONCE(heard, said);
        QVERIFY(heard.indexOf(said) > before);
        before = heard.indexOf(said);
    }
    QVERIFY(heard.indexOf(QStringLiteral("That was the answer")) > before);
    QTest::keyClick(&context.page(), Qt::Key_F3); // the last deed, then the one before it
    QTest::keyClick(&context.page(), Qt::Key_F3);
    const QStringList again = heardIn(context.page());
    QCOMPARE(again, (QStringList{replay::stepText(steps, context.page().words(), 2, context.attempt().seat()),
                                 replay::stepText(steps, context.page().words(), 1, context.attempt().seat())}));
}

void TestLessonHeard::whatIsTakenBackIsNamed()
{
    ContextFixture context(atonRecord(), atonScenario());
    context.act("red remove 2a");
    QTRY_VERIFY(!context.page().playback().isPlayingBack());
    heardIn(context.page());
    context.page().undo();
    const QStringList heard = heardIn(context.page());
    QCOMPARE(heard.front(), QStringLiteral("Taken back: removal of 2a."));
    HEARD_ONCE(heard, asked(context.prompt()));
}

void TestLessonHeard::isADocument()
{
    ContextFixture context(atonRecord(), atonScenario());
    auto *lesson = context.page().findChild<views::DocumentArea *>();
    QVERIFY(lesson->focusPolicy() & Qt::TabFocus);
    QAccessibleInterface *document = QAccessible::queryAccessibleInterface(lesson);
    QCOMPARE(document->role(), QAccessible::Document);
    QCOMPARE(document->text(QAccessible::Name), QStringLiteral("Lesson"));
    QAccessibleTextInterface *text = document->textInterface();
    const QStringList about = context.page().shown().about;
    QVERIFY(about.size() > 3);
    QCOMPARE(text->text(0, text->characterCount()), about.join(QLatin1Char('\n')));
    const auto read = [text] {
        int from = 0, to = 0;
        return text->textAtOffset(text->cursorPosition(), QAccessible::LineBoundary, &from, &to).trimmed();
    };
    QCOMPARE(read(), about[0]);
    QTest::keyClick(lesson, Qt::Key_Down);
    QCOMPARE(read(), about[1]);
    QTest::keyClick(lesson, Qt::Key_End);
    QCOMPARE(read(), about.back());
    QTest::keyClick(lesson, Qt::Key_Down); // there is no further one
    QCOMPARE(read(), about.back());
    text->setCursorPosition(static_cast<int>(about[0].size()) + 3);
    QCOMPARE(read(), about[1]);
    QTest::keyClick(lesson, Qt::Key_Home);
    QCOMPARE(read(), about[0]);
}

} // namespace tests::tst_lesson_heard

TEST_CLASS(tst_lesson_heard, TestLessonHeard)
#include "tst_lesson_heard.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What an author draws in the editor is what a learner sees, until she acts.
#include "editing.h"
#include "lesson_desk.h"
#include "model/play/commands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"
#include "views/scenario/editor_goal.h"

namespace tests::tst_drawn_scenarios {

using record::Drawing;
using Form = record::Drawing::Form;
using Drawings = std::vector<record::Drawing>;

class TestDrawnScenarios : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void anAuthorDraws_data() { Editing::addGames(); }
    void anAuthorDraws()
    {
        Editing editing = Editing::ofRow();
        const engine::PlaceIndex a = editing.place(editing.at(0)), b = editing.place(editing.at(3));
        const QByteArray before = editing.bytes();
        editing.board().setCursorTo(editing.place(editing.at(4))); // the name of the place there would have it
        heardIn(editing.page());
        QTest::mousePress(editing.viewport(), Qt::RightButton, Qt::ShiftModifier, editing.middleOf(a));
        QTest::mouseMove(editing.viewport(), editing.middleOf(b));
        QTest::mouseRelease(editing.viewport(), Qt::RightButton, Qt::ShiftModifier, editing.middleOf(b));
        QVERIFY(editing.shown().drawings == (Drawings{{Form::Arrow, 1, a, b}}));
        QString heard;
        QTRY_VERIFY((heard += heardIn(editing.page()).join(u'|')).contains(QStringLiteral("Arrow from")));
        QVERIFY(editing.bytes().contains("\"drawings\""));
        editing.page().undo();
        QCOMPARE(editing.bytes(), before);
        QVERIFY(editing.shown().drawings.empty());
    }

    /// By keys, too: the name of the place under the cursor, which is read at once here, has it already.
    void itIsToldOnce()
    {
        Editing editing("aton");
        const QString circle = QStringLiteral("Circle around");
        const auto told = [&] { return heardIn(editing.page()).join(u'|').count(circle); };
        editing.board().setCursorTo(editing.place(editing.at(0)));
        heardIn(editing.page());
        editing.key(Qt::Key_D);
        QVERIFY(heardIn(editing.page()).join(u'|').contains(QStringLiteral("Drawing begins here")));
        editing.key(Qt::Key_D);
        QCOMPARE(editing.shown().drawings.size(), 1U);
        QCOMPARE(told(), 0);
        QCOMPARE(editing.board().placeName(editing.board().cursor()).count(circle), 1);
        QTest::mouseClick(editing.viewport(), Qt::RightButton, {}, editing.middleOf(editing.at(3)));
        QCOMPARE(editing.shown().drawings.size(), 2U);
        QCOMPARE(told(), 1);
    }

    /// And nothing is promised then.
    void nothingIsDrawnWhileAnAnswerIsRecorded()
    {
        Editing editing("aton");
        QVERIFY(editing.page().findChild<views::EditorAnswer *>()->begin());
        editing.board().setCursorTo(editing.place(editing.at(0)));
        heardIn(editing.page());
        const QByteArray before = editing.bytes();
        editing.key(Qt::Key_D);
        const QString heard = heardIn(editing.page()).join(u'|');
        QVERIFY2(!heard.contains(QStringLiteral("Drawing begins")), qPrintable(heard));
        QVERIFY2(heard.contains(QStringLiteral("Nothing can be drawn now.")), qPrintable(heard));
        const QPoint at = editing.middleOf(editing.at(0));
        QTest::mousePress(editing.viewport(), Qt::RightButton, {}, at);
        QVERIFY(!editing.board().boardScene().options().drawn);
        QTest::mouseRelease(editing.viewport(), Qt::RightButton, {}, at);
        QCOMPARE(editing.bytes(), before);
    }

    void whatCannotBeKeptIsSaid()
    {
        Editing editing("aton");
        Drawings many;
        for (int number = 0; many.size() < record::kMostDrawings; ++number)
            many.push_back({Form::Arrow, 0, static_cast<engine::PlaceIndex>(number / 10),
                            static_cast<engine::PlaceIndex>(20 + number % 10)});
        QVERIFY(editing.page().play().run(play::setDrawings({}, many)));
        heardIn(editing.page());
        QTest::mouseClick(editing.viewport(), Qt::RightButton, {}, editing.middleOf(editing.at(3)));
        QVERIFY(editing.shown().drawings == many);
        QVERIFY(heardIn(editing.page()).contains(QStringLiteral("No more than 100 drawings are kept at a position.")));
    }

    void aLearnerSeesItUntilSheActs()
    {
        record::Record lesson = atonRecord();
        const Drawing circle{Form::Circle, 2, lesson.game->placeOf("temple-1-c")};
        lesson.line.drawings[0] = {circle};
        ContextFixture context(std::move(lesson), atonScenario());
        const auto drawn = [&context] { return context.board().boardScene().shown()->drawings; };
        QVERIFY(drawn() == Drawings{circle});
        QVERIFY(heardIn(context.page()).join(u'|').contains(QStringLiteral("Circle around square")));
        context.act("red remove 1c");
        QVERIFY(drawn().empty());
    }
};

} // namespace tests::tst_drawn_scenarios

TEST_CLASS(tst_drawn_scenarios, TestDrawnScenarios)
#include "tst_drawn_scenarios.moc"

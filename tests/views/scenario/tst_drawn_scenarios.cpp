// SPDX-License-Identifier: GPL-3.0-or-later
// What an author draws in the editor is what a learner sees, until she acts.
#include "editing.h"
#include "lesson_desk.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"

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
        heardIn(editing.page());
        QTest::mousePress(editing.viewport(), Qt::RightButton, Qt::ShiftModifier, editing.middleOf(a));
        QTest::mouseMove(editing.viewport(), editing.middleOf(b));
        QTest::mouseRelease(editing.viewport(), Qt::RightButton, Qt::ShiftModifier, editing.middleOf(b));
        QVERIFY(editing.shown().drawings == (Drawings{{Form::Arrow, 1, a, b}}));
        QVERIFY(heardIn(editing.page()).join(u'|').contains(QStringLiteral("Arrow from")));
        QVERIFY(editing.bytes().contains("\"drawings\""));
        editing.page().undo();
        QCOMPARE(editing.bytes(), before);
        QVERIFY(editing.shown().drawings.empty());
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

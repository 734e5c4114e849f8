// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the editor, by mouse, by clicks and by keys, and undo.
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>

#include "editing.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/board/board_view_state.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/editor_tools.h"
#include "views/screen/screen.h"

namespace tests::tst_editor_page {

namespace {

QString hint(Editing &editing)
{
    const auto *const row = editing.page().findChild<views::EditorToolRow *>();
    return row->findChild<QLabel *>(QStringLiteral("second-text"))->text();
}

} // namespace

class EditorPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void thePaletteHasTheWholeBox_data() { Editing::addGames(); }
    void thePaletteHasTheWholeBox()
    {
        Editing editing = Editing::ofRow();
        const std::vector<engine::Piece> box = editing.game().box(editing.arrangement());
        QVERIFY(!box.empty());
        const QSize small = editing.palette().iconSize();
        editing.page().resize(1920, 1080); // its pictures are larger there
        QVERIFY(editing.palette().iconSize().width() > small.width());
        for (const engine::Piece &sort : box) {
            const int row = editing.palette().rowOf(sort);
            QVERIFY(row >= 0);
            const QString left = words::Words::number(scenario::leftOf(editing.arrangement(), sort));
            QVERIFY(editing.palette().item(row)->data(Qt::AccessibleTextRole).toString().contains(left));
            QVERIFY(!editing.palette().item(row)->text().startsWith(QLatin1Char('[')));
        }
    }

    void placesByClick_data() { Editing::addGames(); }
    void placesByClick()
    {
        Editing editing = Editing::ofRow();
        const QByteArray before = editing.bytes();
        editing.choose(editing.many());
        QVERIFY(editing.button("place").isChecked());
        editing.click(editing.at(0));
        QCOMPARE(editing.countAt(editing.at(0)), 1);
        QCOMPARE(editing.steps(), 1);
        editing.undoAll();
        QCOMPARE(editing.bytes(), before);
    }

    void placesByStrokeAsOneStep_data() { Editing::addGames(); }
    void placesByStrokeAsOneStep()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.draw({editing.middleOf(editing.at(0)), editing.middleOf(editing.at(2))});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(editing.countAt(editing.at(i)), 1);
        QCOMPARE(editing.steps(), 1);
    }

    void placesByKeys_data() { Editing::addGames(); }
    void placesByKeys()
    {
        Editing editing = Editing::ofRow();
        editing.palette().setFocus();
        editing.palette().setCurrentRow(editing.palette().rowOf(editing.many()));
        QTest::keyClick(&editing.palette(), Qt::Key_Return);
        QVERIFY(editing.board().hasFocus());
        editing.press(editing.at(3));
        QCOMPARE(editing.countAt(editing.at(3)), 1);
    }

    void placesByDragFromThePalette_data() { Editing::addGames(); }
    void placesByDragFromThePalette()
    {
        Editing editing = Editing::ofRow();
        const engine::Piece sort = editing.many();
        QWidget *const box = editing.palette().viewport();
        const QPoint from = editing.middleOf(sort);
        const QPoint target = box->mapFromGlobal(editing.viewport()->mapToGlobal(editing.middleOf(editing.at(3))));
        QTest::mousePress(box, Qt::LeftButton, {}, from);
        QTest::mouseMove(box, from + QPoint(30, 0));
        QTest::mouseMove(box, target);
        QTest::mouseRelease(box, Qt::LeftButton, {}, target);
        QCOMPARE(editing.countAt(editing.at(3)), 1);
        QCOMPARE(editing.steps(), 1);
    }

    void saysWhyAPieceCannotLieThere()
    {
        Editing editing("aton");
        const QByteArray before = editing.bytes();
        editing.choose(editing.sort("card", 0, 1));
        editing.click("temple-1-a");
        QCOMPARE(editing.bytes(), before);
        QVERIFY(hint(editing).contains(QStringLiteral("cannot lie here")));
        editing.key(Qt::Key_M);
        editing.click("temple-1-a");
        QVERIFY(hint(editing).contains(QStringLiteral("Nothing lies here")));
    }

    void movesByClicks_data() { Editing::addGames(); }
    void movesByClicks()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.click(editing.at(0));
        editing.key(Qt::Key_M);
        editing.click(editing.at(0));
        QVERIFY(editing.shown().picked.has_value());
        editing.click(editing.at(3));
        QCOMPARE(editing.countAt(editing.at(0)), 0);
        QCOMPARE(editing.countAt(editing.at(3)), 1);
        QVERIFY(!editing.shown().picked.has_value());
    }

    void movesByDrag_data() { Editing::addGames(); }
    void movesByDrag()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.click(editing.at(0));
        editing.key(Qt::Key_M);
        editing.draw(
            {editing.middleOf(editing.at(0)), editing.middleOf(editing.at(2)), editing.middleOf(editing.at(3))});
        QCOMPARE(editing.countAt(editing.at(0)), 0);
        QCOMPARE(editing.countAt(editing.at(3)), 1);
        QCOMPARE(editing.steps(), 2);
    }

    void movesFromAHeapByDrag()
    {
        Editing editing("aton");
        const int stock = editing.countAt("stock-red");
        editing.key(Qt::Key_M);
        editing.draw({editing.middleOf("stock-red"), editing.middleOf("temple-1-c"), editing.middleOf("temple-2-b")});
        QCOMPARE(editing.countAt("temple-2-b"), 1);
        QCOMPARE(editing.countAt("stock-red"), stock - 1);
    }

    void movesByKeysAndEscapeDrops_data() { Editing::addGames(); }
    void movesByKeysAndEscapeDrops()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.press(editing.at(0));
        editing.key(Qt::Key_M);
        editing.press(editing.at(0));
        QVERIFY(editing.shown().picked.has_value());
        editing.key(Qt::Key_Escape);
        QVERIFY(!editing.shown().picked.has_value());
        editing.press(editing.at(0));
        editing.press(editing.at(1));
        QCOMPARE(editing.countAt(editing.at(1)), 1);
    }

    void erasesByClickStrokeAndKey_data() { Editing::addGames(); }
    void erasesByClickStrokeAndKey()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.draw({editing.middleOf(editing.at(0)), editing.middleOf(editing.at(2))});
        QCOMPARE(editing.countAt(editing.at(0)) + editing.countAt(editing.at(1)) + editing.countAt(editing.at(2)), 3);
        editing.key(Qt::Key_E);
        editing.click(editing.at(0));
        QCOMPARE(editing.countAt(editing.at(0)), 0);
        editing.click(editing.at(3));
        editing.draw({editing.middleOf(editing.at(1)), editing.middleOf(editing.at(2))});
        QCOMPARE(editing.countAt(editing.at(1)) + editing.countAt(editing.at(2)), 0);
        editing.choose(editing.many());
        editing.press(editing.at(3));
        editing.board().setCursorTo(editing.place(editing.at(3)));
        editing.key(Qt::Key_Delete);
        QCOMPARE(editing.countAt(editing.at(3)), 0);
    }

    void selectsByClickAndFrameAndDeletes_data() { Editing::addGames(); }
    void selectsByClickAndFrameAndDeletes()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        for (const char *const id : {editing.at(0), editing.at(1), editing.at(3)})
            editing.click(id);
        editing.key(Qt::Key_S);
        editing.click(editing.at(3));
        QCOMPARE(editing.shown().marked.size(), std::size_t(1));
        editing.click(editing.at(3));
        QVERIFY(editing.shown().marked.empty());
        const QRect first = editing.board().placeRect(editing.place(editing.at(0)));
        const QRect second = editing.board().placeRect(editing.place(editing.at(1)));
        editing.draw(
            {first.united(second).topLeft() + QPoint(2, 2), first.united(second).bottomRight() - QPoint(2, 2)});
        QCOMPARE(editing.shown().marked,
                 (std::vector<engine::PlaceIndex>{editing.place(editing.at(0)), editing.place(editing.at(1))}));
        editing.key(Qt::Key_Delete);
        QCOMPARE(editing.countAt(editing.at(0)) + editing.countAt(editing.at(1)), 0);
        QCOMPARE(editing.countAt(editing.at(3)), 1);
        QVERIFY(editing.shown().marked.empty());
    }

    void movesWhatIsSelected_data() { Editing::addGames(); }
    void movesWhatIsSelected()
    {
        Editing editing = Editing::ofRow();
        editing.choose(editing.many());
        editing.click(editing.at(0));
        editing.click(editing.at(1));
        editing.key(Qt::Key_S);
        editing.click(editing.at(0));
        editing.click(editing.at(1));
        editing.key(Qt::Key_M);
        editing.click(editing.at(3));
        QCOMPARE(editing.countAt(editing.at(0)) + editing.countAt(editing.at(1)), 0);
        QCOMPARE(editing.countAt(editing.at(3)) + editing.countAt(editing.at(4)), 2);
        QCOMPARE(editing.steps(), 3);
    }

    void fillsAnArea()
    {
        Editing editing("aton");
        editing.choose(editing.sort("counter", 0));
        editing.key(Qt::Key_F);
        editing.click("temple-1-a");
        int filled = 0;
        for (char square = 'a'; square <= 'l'; ++square)
            filled += editing.countAt((std::string("temple-1-") + square).c_str());
        QCOMPARE(filled, 12);
        QCOMPARE(editing.steps(), 1);
    }

    void keysChooseTools()
    {
        Editing editing("osiris");
        const QList<std::pair<Qt::Key, const char *>> tools{{Qt::Key_P, "place"},
                                                            {Qt::Key_M, "move"},
                                                            {Qt::Key_E, "erase"},
                                                            {Qt::Key_S, "select"},
                                                            {Qt::Key_F, "fill"}};
        for (const auto &[key, id] : tools) {
            heardIn(editing.page());
            editing.key(key);
            QVERIFY(editing.button(id).isChecked());
            QCOMPARE(heardIn(editing.page()).count(hint(editing)), 1);
        }
    }

    /// In a narrow window the box is a tab, the one that is seen first.
    void theBoxIsSeenInANarrowWindow()
    {
        Editing editing("osiris");
        QVERIFY(editing.palette().isVisible());
        editing.page().resize(1024, 640);
        QVERIFY(editing.palette().isVisible());
        editing.page().resize(1280, 780);
        QVERIFY(editing.palette().isVisible());
    }

    /// Nothing that says nothing is a stop on the way.
    void tabGoesFromTheTabsIntoTheForm()
    {
        Editing editing("aton");
        QTest::keyClick(&editing.board(), Qt::Key_Tab);
        QVERIFY(qobject_cast<QTabBar *>(editing.page().focusWidget()));
        QTest::keyClick(editing.page().focusWidget(), Qt::Key_Tab);
        QCOMPARE(editing.page().focusWidget()->objectName(), QStringLiteral("contents-place"));
    }

    void theGreyButtonSaysWhyItCannotBeTried()
    {
        Editing editing("aton");
        const auto says = [&editing](bool isEnabled, const char *start) {
            const QPushButton &button = editing.button("try");
            return button.isEnabled() == isEnabled && button.toolTip().startsWith(QLatin1String(start))
                   && button.accessibleDescription() == button.toolTip();
        };
        QVERIFY(says(true, "Do it as a learner would"));
        scenario::Scenario goalless = editing.editor().scenario();
        goalless.goal.kind = scenario::Goal::Kind::Find;
        editing.editor().setScenario(goalless, {"goal", {}});
        QVERIFY2(says(false, "The goal does not yet say"), qPrintable(editing.button("try").toolTip()));
        editing.key(Qt::Key_E);
        editing.click("stock-red");
        QVERIFY2(says(false, "This position cannot be played"), qPrintable(editing.button("try").toolTip()));
        editing.undoAll();
        QVERIFY(says(true, "Do it as a learner would"));
    }

    void usesAPositionWithOtherPlayers()
    {
        Editing editing("osiris", 2);
        const QByteArray before = editing.bytes();
        engine::Setup four = editing.editor().boardPosition().setup();
        four.seats = 4;
        editing.page().usePosition(editing.game().start(four));
        QCOMPARE(editing.editor().seatCount(), 4);
        QCOMPARE(editing.page().seatNames().size(), 4);
        const auto seats = [&] { return editing.page().findChild<QSpinBox *>(QStringLiteral("field-seats"))->value(); };
        QCOMPARE(seats(), 4);
        editing.page().undo();
        QCOMPARE(editing.bytes(), before);
        QCOMPARE(editing.page().seatNames().size(), 2);
        QCOMPARE(seats(), 2);
    }

    void tablesStandInTheBoxWhileAnAnswerIsRecorded()
    {
        Editing editing("nefertiti");
        views::EditorPage &page = editing.page();
        auto &answer = *page.findChild<views::EditorAnswer *>();
        const auto &box = *qobject_cast<const QStackedWidget *>(editing.palette().parentWidget());
        for (const int width : {1280, 900}) { // beside the board, and as a tab
            page.resize(width, 780);
            QVERIFY(answer.begin());
            QVERIFY(page.shown().box->hasTables && page.shown().box->isUsed);
            QVERIFY(box.currentWidget() != &editing.palette());
            QVERIFY(page.screen() == page.shown());
            answer.stop();
            QVERIFY(!page.shown().box->hasTables);
            QVERIFY(box.currentWidget() == &editing.palette());
            QVERIFY(page.screen() == page.shown());
        }
    }

    void wordsAndSignsFollowTheSizeOfTheWindow()
    {
        Editing editing("aton");
        editing.page().resize(1280, 750);
        const int look = editing.page().shown().look;
        editing.page().resize(3840, 2160);
        QVERIFY(editing.page().shown().look != look);
    }

    void wholePositionsAreStepsOfUndo()
    {
        Editing editing("aton");
        const engine::Arrangement start = editing.arrangement();
        editing.choose(editing.sort("counter", 0));
        editing.click("temple-1-a");
        QSignalSpy changed(&editing.page(), &views::EditorPage::changed);
        editing.button("mirror").click();
        QVERIFY(!changed.isEmpty());
        editing.button("clear").click();
        editing.button("standard").click();
        QCOMPARE(editing.arrangement(), start);
        QVERIFY(editing.steps() >= 3);
        editing.undoAll();
        QCOMPARE(editing.arrangement(), start);
    }
};

} // namespace tests::tst_editor_page

TEST_CLASS(tst_editor_page, EditorPageTest)
#include "tst_editor_page.moc"

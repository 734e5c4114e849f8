// SPDX-License-Identifier: GPL-3.0-or-later
// The record in words beside the board: what it marks, opens, tells and offers.
#include <QAccessible>
#include <QFile>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>

#include "tests/model/replay/some_records.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/common/theme.h"
#include "views/replay/notation_view.h"

namespace tests::tst_notation_view {

using record::LinePath;
using record::Place;
using record::Record;
using views::NotationModel;
using views::NotationView;

namespace {

/// A view of a game with comments and variations, 260 wide, on the screen.
struct BoardViewState {
    BoardViewState()
    {
        model.setWords(words::Words(*record.game, {QStringLiteral("Ada"), QStringLiteral("Noor")}), {});
        model.show(&record, &timeline);
        view.setTheme(views::Theme(QStringLiteral("light")));
        view.resize(260, 400);
        view.show();
        view.activateWindow();
    }

    Place current() { return view.currentIndex().data(NotationModel::PlaceRole).value<Place>(); }
    QModelIndex heading(int index) { return model.index(index, 0); }
    QPoint middle(const QModelIndex &row) { return view.visualRect(row).center(); }
    bool isSeen(const QModelIndex &row) { return view.viewport()->rect().contains(view.visualRect(row)); }

    Record record = saved("rich.cartouche");
    replay::Timeline timeline{record};
    NotationModel model;
    NotationView view{model};
    QSignalSpy chosen{&view, &NotationView::placeChosen};
};

} // namespace

class TestNotationView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        views::initResources();
        QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    }
    void marksAPlace();
    void closesWhatItOpened();
    void whatPeopleOpenStays();
    void aClickChooses();
    void theKeyboardChooses();
    void keepsTheKeyboardWhereItIs();
    void keepsWhatIsOpenWhenTheRecordChanges();
    void menuOfARow();
    void keysOfARow();
    void wordsAreWrapped();
    void speaks();
};

void TestNotationView::marksAPlace()
{
    BoardViewState shown;
    for (const Place &place : {Place{{}, 30}, Place{{0, 0}, 2}, Place{{}, 3}, Place{{}, 117}}) {
        shown.view.markPlace(place);
        QCOMPARE(shown.current(), place);
        QVERIFY(shown.isSeen(shown.view.currentIndex()));
    }
    QVERIFY(shown.chosen.isEmpty());
}

void TestNotationView::closesWhatItOpened()
{
    BoardViewState shown;
    shown.view.markPlace({{}, 5});
    QVERIFY(shown.view.isExpanded(shown.heading(0)));
    shown.view.markPlace({{0, 0}, 1});
    QVERIFY(shown.view.isExpanded(shown.model.holderAt({{0}, 1})));
    QVERIFY(shown.view.isExpanded(shown.heading(0)));
    shown.view.markPlace({{}, 30});
    QVERIFY(!shown.view.isExpanded(shown.heading(0)));
    QVERIFY(!shown.view.isExpanded(shown.model.holderAt({{0}, 1})));
}

void TestNotationView::whatPeopleOpenStays()
{
    BoardViewState shown;
    shown.view.markPlace({{}, 5});
    shown.view.expand(shown.heading(3));
    shown.view.markPlace({{}, 117});
    QVERIFY(shown.view.isExpanded(shown.heading(3)));
    // What they close is not opened again for the same place.
    const QModelIndex last = shown.view.currentIndex().parent();
    shown.view.collapse(last);
    shown.view.markPlace({{}, 117});
    QVERIFY(!shown.view.isExpanded(last));
}

void TestNotationView::aClickChooses()
{
    BoardViewState shown;
    shown.view.markPlace({{}, 5});
    const QModelIndex row = shown.model.indexOf({{}, 4});
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middle(row));
    QCOMPARE(shown.chosen.size(), 1);
    QCOMPARE(shown.chosen[0][0].value<Place>(), (Place{{}, 4}));
    QTest::mouseClick(shown.view.viewport(), Qt::RightButton, {}, shown.middle(row));
    QCOMPARE(shown.chosen.size(), 1);
    // A heading that is chosen stays the marked row: the row before it is about the same position.
    shown.view.markPlace({{}, 0});
    const QModelIndex second = shown.heading(1);
    shown.view.scrollTo(second);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middle(second));
    QCOMPARE(shown.chosen.size(), 2);
    shown.view.markPlace(shown.chosen[1][0].value<Place>());
    QCOMPARE(shown.view.currentIndex(), second);
    QVERIFY(shown.view.isExpanded(second));
}

void TestNotationView::theKeyboardChooses()
{
    BoardViewState shown;
    shown.view.markPlace({{}, 5});
    shown.view.setFocus();
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QVERIFY(shown.chosen.isEmpty());
    QCOMPARE(shown.current(), (Place{{}, 6}));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(shown.chosen.size(), 1);
    QCOMPARE(shown.chosen[0][0].value<Place>(), (Place{{}, 6}));
    shown.view.setCurrentIndex(shown.heading(4));
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QVERIFY(shown.view.isExpanded(shown.heading(4)));
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QVERIFY(!shown.view.isExpanded(shown.heading(4)));
}

void TestNotationView::keepsTheKeyboardWhereItIs()
{
    BoardViewState shown;
    QWidget other;
    other.setFocusPolicy(Qt::StrongFocus);
    other.show();
    other.activateWindow();
    other.setFocus();
    QTRY_VERIFY(other.hasFocus());
    shown.view.markPlace({{}, 60});
    shown.view.markPlace({{0}, 2});
    QVERIFY(other.hasFocus());
}

void TestNotationView::keepsWhatIsOpenWhenTheRecordChanges()
{
    BoardViewState shown;
    shown.view.markPlace({{0, 0}, 2});
    shown.view.expand(shown.heading(5));
    const int scroll = shown.view.verticalScrollBar()->value();
    shown.record.line.comments[40] = {QStringLiteral("Said later."), {}};
    record::addAction(shown.record.line, {{1}, 4}, shown.timeline.step(118).action);
    record::removeLine(shown.record.line, {1});
    shown.model.refresh();
    QCOMPARE(shown.current(), (Place{{0, 0}, 2}));
    QVERIFY(shown.view.isExpanded(shown.heading(0)));
    QVERIFY(shown.view.isExpanded(shown.model.holderAt({{0}, 1})));
    QVERIFY(shown.view.isExpanded(shown.heading(5)));
    QCOMPARE(shown.view.verticalScrollBar()->value(), scroll);
    // What the view had opened it closes again; what people opened it does not.
    shown.view.markPlace({{}, 117});
    QVERIFY(!shown.view.isExpanded(shown.heading(0)));
    QVERIFY(shown.view.isExpanded(shown.heading(5)));
    // The line that was shown may be gone.
    shown.view.markPlace({{0, 0}, 2});
    record::removeLine(shown.record.line, {0});
    shown.model.refresh();
    shown.view.markPlace({{}, 3});
    QCOMPARE(shown.current(), (Place{{}, 3}));
}

void TestNotationView::menuOfARow()
{
    BoardViewState shown;
    QSignalSpy promote(&shown.view, &NotationView::promoteWanted);
    QSignalSpy remove(&shown.view, &NotationView::removeWanted);
    QSignalSpy copy(&shown.view, &NotationView::copyWanted);
    QSignalSpy comment(&shown.view, &NotationView::commentWanted);
    const auto open = [&shown](const Place &place) {
        shown.view.markPlace(place);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(shown.view.viewport(), &event);
        return shown.view.findChild<QMenu *>();
    };
    QMenu *menu = open({{0, 0}, 2});
    QVERIFY(menu && menu->isVisible());
    for (QAction *action : menu->actions())
        action->trigger();
    QCOMPARE(promote.size(), 1);
    QCOMPARE(promote[0][0].value<LinePath>(), (LinePath{0, 0}));
    QCOMPARE(remove.size(), 1);
    QCOMPARE(remove[0][0].value<LinePath>(), (LinePath{0, 0}));
    QCOMPARE(copy[0][0].value<Place>(), (Place{{0, 0}, 2}));
    QCOMPARE(comment[0][0].value<Place>(), (Place{{0, 0}, 2}));
    menu->close();
    QTRY_VERIFY(!shown.view.findChild<QMenu *>());
    // The main line is neither promoted nor taken away.
    menu = open({{}, 5});
    QCOMPARE(menu->actions().size(), 2);
    menu->close();
}

void TestNotationView::keysOfARow()
{
    BoardViewState shown;
    QSignalSpy remove(&shown.view, &NotationView::removeWanted);
    QSignalSpy copy(&shown.view, &NotationView::copyWanted);
    shown.view.markPlace({{}, 5});
    QTest::keyClick(&shown.view, Qt::Key_Delete);
    QVERIFY(remove.isEmpty());
    shown.view.markPlace({{0}, 2});
    QTest::keyClick(&shown.view, Qt::Key_Delete);
    QCOMPARE(remove.size(), 1);
    QTest::keySequence(&shown.view, QKeySequence::Copy);
    QCOMPARE(copy.size(), 1);
    QCOMPARE(copy[0][0].value<Place>(), (Place{{0}, 2}));
}

void TestNotationView::wordsAreWrapped()
{
    BoardViewState shown;
    const QString word(60, QLatin1Char('m')); // wider than the view
    shown.record.line.comments[3] = {word + QStringLiteral(" and more words than a line has room for"), {}};
    shown.model.refresh();
    shown.view.markPlace({{}, 3});
    const auto height = [&shown] {
        const QModelIndex step = shown.model.indexOf({{}, 3});
        return shown.view.visualRect(step.siblingAtRow(step.row() + 1)).height();
    };
    const int narrow = height();
    QVERIFY(narrow > 4 * shown.view.visualRect(shown.heading(0)).height() / 2);
    shown.view.resize(700, 400);
    QTRY_VERIFY(height() < narrow);
    QCOMPARE(shown.view.horizontalScrollBar()->maximum(), 0);
}

void TestNotationView::speaks()
{
    BoardViewState shown;
    shown.view.markPlace({{}, 3});
    QVERIFY(!shown.view.accessibleName().isEmpty());
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(table && table->tableInterface());
    QStringList said;
    for (int row = 0; row < table->tableInterface()->rowCount(); ++row)
        said << table->tableInterface()->cellAt(row, 0)->text(QAccessible::Name);
    QVERIFY(said.contains(QStringLiteral("Step 3: Ada has laid four cards. – Blunder")));
    QVERIFY(said.contains(QStringLiteral("Comment: Hm.")));
    QVERIFY(said.contains(QStringLiteral("Round 2")));
}

} // namespace tests::tst_notation_view

TEST_CLASS(tst_notation_view, TestNotationView)
#include "tst_notation_view.moc"

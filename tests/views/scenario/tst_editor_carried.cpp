// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under pieces is seen on a board that is set up, and dragged from piece to piece: the gods of the priests.
#include <QLabel>

#include "editing.h"
#include "model/engine/osiris/rules/position.h"
#include "tests/test_class.h"
#include "views/board/accessible_board.h"
#include "views/board/board_view_state.h"
#include "views/scenario/editor_tools.h"

namespace tests::tst_editor_carried {

using engine::PlaceIndex;

class TestEditorCarried : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }
    void init()
    {
        m_editing = std::make_unique<Editing>("osiris");
        deal();
    }
    void cleanup() { m_editing.reset(); }

    void eachPriestShowsHisGod();
    void theBoxShowsThem();
    void aDragFromTheBoxLaysOne();
    void aDragFromTheBoxExchanges();
    void aDragFromPriestToPriestExchanges();
    void aDragOffTheBoardTakesOneAway();
    void aGodGoesWithItsPriest();
    void theFirstOneBeginsTheDeal();
    void byKeyboardFromPriestToPriest();
    void byKeyboardTakenAway();
    void byKeyboardFromTheBox();
    void itIsReadOut();
    void aScreenReaderPressesIt();
    void theBoxSaysWhereTheOnlyOneLies();

private:
    /// All gods lie where they do in the order of the places: Osiris under the first priest, Sobek under the tip.
    void deal()
    {
        engine::Arrangement all = m_editing->arrangement();
        for (int value = 1; value <= engine::osiris::kGods; ++value) {
            all = *scenario::placed(m_editing->game(), all, god(value), godPlace(value));
        }
        QVERIFY(m_editing->editor().change(all, {"set-up", {}}));
    }
    /// The place where that god has been laid.
    PlaceIndex godPlace(int value) { return static_cast<PlaceIndex>(m_editing->place("god-a0") + value - 1); }
    engine::Piece god(int value) { return m_editing->sort("god", engine::kNobody, value); }
    /// The god that lies there, or 0.
    int godAt(const char *place)
    {
        for (const engine::Piece &piece : m_editing->arrangement().pieces) {
            if (piece.place == m_editing->place(place))
                return piece.value;
        }
        return 0;
    }
    void dragFromTheBox(const engine::Piece &sort, const char *place)
    {
        QWidget *const box = m_editing->palette().viewport();
        const QPoint from = m_editing->middleOf(sort);
        const QPoint to = box->mapFromGlobal(m_editing->viewport()->mapToGlobal(m_editing->middleOf(place)));
        QTest::mousePress(box, Qt::LeftButton, {}, from);
        QTest::mouseMove(box, from + QPoint(30, 0));
        QTest::mouseMove(box, to);
        QTest::mouseRelease(box, Qt::LeftButton, {}, to);
    }
    QAccessibleInterface *cell(const char *place)
    {
        QAccessibleInterface *const board = QAccessible::queryAccessibleInterface(&m_editing->board());
        return board->child(m_editing->board().cells().indexOf(m_editing->place(place)));
    }

    std::unique_ptr<Editing> m_editing;
};

void TestEditorCarried::eachPriestShowsHisGod()
{
    const auto &items = m_editing->board().boardScene().elementItems();
    for (int value = 1; value <= engine::osiris::kGods; ++value) {
        const engine::Place &place = m_editing->game().places()[godPlace(value)];
        const auto *const item = items.value(QStringLiteral("piece/%1/0").arg(QString::fromStdString(place.id)));
        QVERIFY2(item, place.id.c_str());
        const std::string_view name = engine::osiris::kGodNames[value - 1];
        QCOMPARE(item->element().look.id, QString::fromStdString("god-" + std::string(name)));
        const std::string under(engine::Message{{}, place.details}.text("under"));
        const PlaceIndex town = m_editing->game().placeOf(under == "tip" ? under : "town-" + under);
        QVERIFY(m_editing->board().placeRect(town).intersects(m_editing->board().placeRect(godPlace(value))));
    }
}

void TestEditorCarried::theBoxShowsThem()
{
    std::set<QByteArray> pictures;
    for (const engine::Piece &sort : m_editing->game().box(m_editing->arrangement())) {
        const auto *const entry = m_editing->palette().item(m_editing->palette().rowOf(sort));
        const QImage image = entry->data(Qt::DecorationRole).value<QPixmap>().toImage();
        QVERIFY2(!image.isNull(), qPrintable(entry->text()));
        pictures.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(pictures.size(), m_editing->game().box(m_editing->arrangement()).size());
}

void TestEditorCarried::aDragFromTheBoxLaysOne()
{
    const QPoint away = m_editing->middleOf("god-b0");
    m_editing->key(Qt::Key_E);
    QTest::mouseClick(m_editing->viewport(), Qt::LeftButton, {}, away);
    QCOMPARE(godAt("god-b0"), 0);
    const int steps = m_editing->steps();
    dragFromTheBox(god(2), "town-b0"); // the priest stands there
    QCOMPARE(godAt("god-b0"), 2);
    QCOMPARE(m_editing->steps(), steps + 1);
    QVERIFY(m_editing->button("move").isChecked()); // who drags goes on dragging
}

void TestEditorCarried::aDragFromTheBoxExchanges()
{
    dragFromTheBox(god(1), "town-b0");
    QCOMPARE(godAt("god-b0"), 1);
    QCOMPARE(godAt("god-a0"), 2);
    QVERIFY(m_editing->editor().problems().empty());
}

void TestEditorCarried::aDragFromPriestToPriestExchanges()
{
    const int steps = m_editing->steps();
    m_editing->draw({m_editing->middleOf("god-a0"), m_editing->middleOf("S-2-1"), m_editing->middleOf("town-c1")});
    QCOMPARE(godAt("god-c1"), 1);
    QCOMPARE(godAt("god-a0"), 7);
    QCOMPARE(m_editing->steps(), steps + 1);
    m_editing->draw({m_editing->middleOf("god-c1"), m_editing->middleOf("S-2-1"), m_editing->middleOf("god-tip")});
    QCOMPARE(godAt("god-tip"), 1);
    QCOMPARE(godAt("god-c1"), 13);
    QVERIFY(m_editing->editor().problems().empty());
    const QByteArray before = m_editing->bytes();
    m_editing->draw({m_editing->middleOf("god-a0"), m_editing->middleOf("S-2-1"), m_editing->middleOf("S-2-2")});
    QCOMPARE(m_editing->bytes(), before); // nobody stands there
}

void TestEditorCarried::aDragOffTheBoardTakesOneAway()
{
    const QPoint off(-40, m_editing->viewport()->height() / 2);
    m_editing->draw({m_editing->middleOf("god-a0"), m_editing->middleOf("S-2-1"), off});
    QCOMPARE(godAt("god-a0"), 0);
    QCOMPARE(scenario::leftOf(m_editing->arrangement(), god(1)), 1);
    m_editing->page().undo();
    QCOMPARE(godAt("god-a0"), 1);
    m_editing->draw({m_editing->middleOf("town-a0"), m_editing->middleOf("S-2-1"), m_editing->middleOf("S-2-1")});
    QCOMPARE(m_editing->countAt("S-2-1"), 1);
    m_editing->draw({m_editing->middleOf("S-2-1"), m_editing->middleOf("S-2-2"), off}); // a priest goes home
    QCOMPARE(m_editing->countAt("S-2-1"), 0);
    QCOMPARE(m_editing->countAt("town-a0"), 3);
}

void TestEditorCarried::aGodGoesWithItsPriest()
{
    m_editing->draw({m_editing->middleOf("town-a0"), m_editing->middleOf("S-2-1"), m_editing->middleOf("S-2-1")});
    const QRect space = m_editing->board().placeRect(m_editing->place("S-2-1"));
    QVERIFY(space.intersects(m_editing->board().placeRect(m_editing->place("god-a0"))));
    QVERIFY(m_editing->board().placeName(m_editing->place("S-2-1")).contains(QStringLiteral("god: Osiris")));
    QVERIFY(!m_editing->board().placeName(m_editing->place("town-a0")).contains(QStringLiteral("god")));
}

void TestEditorCarried::theFirstOneBeginsTheDeal()
{
    m_editing = std::make_unique<Editing>("osiris");
    QCOMPARE(godAt("god-b0"), 0);
    dragFromTheBox(god(5), "town-b0");
    QCOMPARE(godAt("god-b0"), 5);
    QVERIFY(!m_editing->editor().problems().empty()); // those that are missing
    m_editing->button("mend-all").click();
    QVERIFY(m_editing->editor().problems().empty());
    QCOMPARE(godAt("god-b0"), 5);
}

void TestEditorCarried::byKeyboardFromPriestToPriest()
{
    m_editing->key(Qt::Key_M);
    m_editing->board().setCursorTo(m_editing->place("town-a0"));
    // On the priest, then on his god.
    m_editing->key(Qt::Key_Right);
    QCOMPARE(m_editing->board().cursor(), m_editing->place("town-a0"));
    m_editing->key(Qt::Key_Return);
    QVERIFY(m_editing->shown().picked.has_value());
    QCOMPARE(m_editing->shown().picked->place, m_editing->place("god-a0"));
    m_editing->press("town-d2");
    QCOMPARE(godAt("god-d2"), 1);
    QCOMPARE(godAt("god-a0"), 12);
    QVERIFY(!m_editing->shown().picked.has_value());
    m_editing->press("tip"); // nothing else is there
    m_editing->press("town-a0");
    QCOMPARE(godAt("god-a0"), 13);
    QCOMPARE(godAt("god-tip"), 12);
}

void TestEditorCarried::byKeyboardTakenAway()
{
    m_editing->key(Qt::Key_M);
    m_editing->board().setCursorTo(m_editing->place("town-a0"), 1);
    m_editing->key(Qt::Key_Delete);
    QCOMPARE(godAt("god-a0"), 0);
    QCOMPARE(m_editing->countAt("town-a0"), 3); // priest and counters
}

void TestEditorCarried::byKeyboardFromTheBox()
{
    m_editing->palette().setFocus();
    m_editing->palette().setCurrentRow(m_editing->palette().rowOf(god(13)));
    QTest::keyClick(&m_editing->palette(), Qt::Key_Return);
    m_editing->press("town-b1");
    QCOMPARE(godAt("god-b1"), 13);
    QCOMPARE(godAt("god-tip"), 6);
    QVERIFY(m_editing->editor().problems().empty());
}

void TestEditorCarried::itIsReadOut()
{
    views::BoardView &board = m_editing->board();
    QVERIFY2(board.placeName(m_editing->place("town-a0")).contains(QStringLiteral("god: Osiris")),
             qPrintable(board.placeName(m_editing->place("town-a0"))));
    QVERIFY2(board.placeName(m_editing->place("tip")).endsWith(QStringLiteral("god: Sobek")),
             qPrintable(board.placeName(m_editing->place("tip"))));
    QCOMPARE(cell("town-a0")->child(0)->text(QAccessible::Name), board.placeName(m_editing->place("town-a0")));
    m_editing->board().setCursorTo(m_editing->place("town-a0"), 1);
    m_editing->key(Qt::Key_Delete);
    QVERIFY2(board.placeName(m_editing->place("town-a0")).contains(QStringLiteral("no god")),
             qPrintable(board.placeName(m_editing->place("town-a0"))));
}

void TestEditorCarried::aScreenReaderPressesIt()
{
    m_editing->key(Qt::Key_M);
    QAccessibleInterface *const there = cell("town-a0");
    QAccessibleInterface *const itsGod = there->child(there->childCount() - 1);
    QVERIFY2(itsGod->text(QAccessible::Name).endsWith(QStringLiteral("Osiris")),
             qPrintable(itsGod->text(QAccessible::Name)));
    itsGod->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(m_editing->shown().picked.has_value());
    cell("town-b0")->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(godAt("god-b0"), 1);
    QCOMPARE(godAt("god-a0"), 2);
}

void TestEditorCarried::theBoxSaysWhereTheOnlyOneLies()
{
    const auto said = [this] {
        return m_editing->palette().item(m_editing->palette().rowOf(god(1)))->data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY2(said().contains(QStringLiteral("beige priest without a ring")), qPrintable(said()));
    m_editing->board().setCursorTo(m_editing->place("town-a0"), 1);
    m_editing->key(Qt::Key_Delete);
    QCOMPARE(said(), QStringLiteral("Osiris, 1 left"));
}

} // namespace tests::tst_editor_carried

TEST_CLASS(tst_editor_carried, TestEditorCarried)
#include "tst_editor_carried.moc"

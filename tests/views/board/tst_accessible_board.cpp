// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "board_games.h"
#include "tests/test_class.h"
#include "views/board/accessible_board.h"
#include "views/board/board_view_state.h"

namespace tests::tst_accessible_board {

using namespace views;
using engine::PlaceIndex;

class TestAccessibleBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    void init()
    {
        m_board = std::make_unique<BoardView>(Theme("light", "aton"));
        m_board->setAccessibleName("Board");
        m_board->resize(966, 706);
        m_board->QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
        m_board->show(shownOf(kPlacing, 0), Motion::None);
        m_table = QAccessible::queryAccessibleInterface(m_board.get());
    }
    void cleanup() { m_board.reset(); }

    void theBoardIsNoTableAndNoList()
    {
        QVERIFY(m_table && m_table->isValid());
        QCOMPARE(m_table->role(), QAccessible::Grouping); // of a list its length would be said
        QCOMPARE(m_table->text(QAccessible::Name), "Board");
        QVERIFY(!m_table->tableInterface()); // a screen reader would read whole rows
    }

    void everyPlaceIsACellWithAName()
    {
        int cells = 0;
        QSet<QString> names;
        for (const engine::Place &place : boardGame().places()) {
            if (place.row < 0)
                continue;
            QAccessibleInterface *cell = this->cell(place.id.c_str());
            QVERIFY(cell && cell->isValid());
            QCOMPARE(cell, m_table->child(m_table->indexOfChild(cell)));
            QCOMPARE(cell->parent(), m_table);
            QCOMPARE(cell->role(), QAccessible::ListItem);
            QVERIFY(!cell->rect().isEmpty());
            QVERIFY(m_table->rect().contains(cell->rect()));
            const QString name = cell->text(QAccessible::Name);
            QVERIFY2(!name.contains('['), qPrintable(name)); // every word is in the table of words
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            ++cells;
        }
        QCOMPARE(cells, m_table->childCount());
    }

    void namesSayPlaceContentAndState()
    {
        QCOMPARE(nameOf("temple-1-a"), "yellow square 1a: counter of Ada");
        QCOMPARE(nameOf("temple-3-d"), "bonus square 3d, +1: empty, may be chosen");
        QCOMPARE(nameOf("temple-4-e"), "black square 4e: empty");
        QCOMPARE(nameOf("cartouche-red-4"), "cartouche 4 of Ada: card 4, 2 of 4 done");
        QCOMPARE(nameOf("exchange-blue"), "exchange counter of Noor: used");
    }

    void aPressDoesWhatAClickDoes()
    {
        QSignalSpy activated(m_board.get(), &BoardView::placeActivated);
        QAccessibleActionInterface *action = cell("temple-3-d")->actionInterface();
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
        action->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.takeFirst(),
                 (QVariantList{QVariant::fromValue(boardGame().placeOf("temple-3-d")), 0, int(engine::kAnyKind)}));
    }

    void focusFollowsTheArrows()
    {
        cell("temple-1-a")->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(m_table->focusChild(), cell("temple-1-a"));
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_table->focusChild(), cell("temple-1-b"));
        QVERIFY(cell("temple-1-b")->state().focused);
        QVERIFY(!cell("temple-1-a")->state().focused);
    }

    void aChangeIsTold()
    {
        const BoardViewState before = *m_board->boardScene().shown();
        const engine::Action action = std::get<engine::Action>(before.position.readAction("red place 3d"));
        BoardViewState after{before.position.after(action), before.position.after(action).arrangement()};
        after.seatNames = before.seatNames;
        m_board->setCursorTo(boardGame().placeOf("temple-1-a"));
        m_board->show(before, Motion::None);
        AccessibleBoard::announceChange(*m_board);
        QVERIFY(AccessibleBoard::announceChange(*m_board).empty());
        m_board->show(after, Motion::Animate);
        const std::vector<PlaceIndex> told = AccessibleBoard::announceChange(*m_board);
        QVERIFY(std::find(told.begin(), told.end(), boardGame().placeOf("temple-3-d")) == told.end()); // nobody asked
        m_board->show(before, Motion::None);
        for (const char *id : {"temple-1-a", "temple-3-d"})
            nameOf(id);
        m_board->show(after, Motion::None);
        QCOMPARE(AccessibleBoard::announceChange(*m_board), std::vector<PlaceIndex>{boardGame().placeOf("temple-3-d")});
        QVERIFY(AccessibleBoard::announceChange(*m_board).empty());
        QCOMPARE(nameOf("temple-3-d"), "bonus square 3d, +1: counter of Ada");
    }

    /// It would be read before what is to be done.
    void aNameWaitsWhereNothingCanBeChosen()
    {
        const PlaceIndex place = boardGame().placeOf("temple-3-d");
        BoardViewState shown = *m_board->boardScene().shown();
        m_board->setFocus();
        m_board->setCursorTo(place);
        nameOf("temple-3-d");
        shown.choosable.clear();
        m_board->show(shown, Motion::None);
        QVERIFY(AccessibleBoard::announceChange(*m_board).empty());
        shown.choosable = {place};
        shown.last = {place};
        m_board->show(shown, Motion::None);
        QCOMPARE(AccessibleBoard::announceChange(*m_board), std::vector<PlaceIndex>{place});
        QVERIFY(AccessibleBoard::announceChange(*m_board).empty());
    }

    void theFocusIsNeverOnACardThatHasGone()
    {
        m_board->show(shownOf(kLaying, 0), Motion::None);
        m_board->setFocus();
        m_board->setCursorTo(boardGame().placeOf("hand-red"), 3);
        QAccessibleInterface *card = cell("hand-red")->child(3);
        QCOMPARE(m_table->focusChild(), card);
        m_board->show(shownOf(kPlacing, 0), Motion::None);
        QVERIFY(m_table->focusChild() && m_table->focusChild() != card);
        QVERIFY(m_table->focusChild()->state().focused);
        QVERIFY(card->isValid()); // who still holds it may ask
        QVERIFY(card->state().invisible && card->text(QAccessible::Name).isEmpty());
        QSignalSpy activated(m_board.get(), &BoardView::placeActivated);
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.size(), 0);
    }

    void theCursorWaitsWhereThereIsSomethingToChoose()
    {
        BoardViewState shown = shownOf(kPlacing, 0);
        QVERIFY(!shown.choosable.empty());
        m_board->clearFocus();
        m_board->setFocus();
        QVERIFY(m_board->isCursorVisible());
        QVERIFY(shown.isChoosable(m_board->cursor()));
        const PlaceIndex first = m_board->cursor();
        QSet<PlaceIndex> met;
        do {
            met.insert(m_board->cursor());
            QVERIFY(m_board->keyboard().seekChoice(true));
        } while (m_board->cursor() != first);
        QCOMPARE(met, QSet<PlaceIndex>(shown.choosable.begin(), shown.choosable.end()));
        QVERIFY(m_board->keyboard().seekChoice(false)); // round about
        QVERIFY(m_board->cursor() != first && met.contains(m_board->cursor()));
        shown.choosable.clear();
        m_board->show(shown, Motion::None);
        QVERIFY(!m_board->keyboard().seekChoice(true));
    }

    void cardsOfAHandAreButtons()
    {
        m_board->show(shownOf(kLaying, 0), Motion::None);
        QAccessibleInterface *hand = cell("hand-red");
        QCOMPARE(hand->childCount(), 4);
        QCOMPARE(nameOf("hand-red"), "hand of Ada: card 3, card 3, card 4, card 4, may be chosen");
        QAccessibleInterface *card = hand->child(2);
        QCOMPARE(card->role(), QAccessible::Button);
        QCOMPARE(card->text(QAccessible::Name), "card 4");
        QCOMPARE(card->parent(), hand);
        QSignalSpy activated(m_board.get(), &BoardView::placeActivated);
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        const engine::PlaceIndex place = boardGame().placeOf("hand-red");
        const int kind = m_board->boardScene().piecesOn(place).front().piece.kind;
        QCOMPARE(activated.takeFirst(), (QVariantList{QVariant::fromValue(place), 4, kind}));
        m_board->setFocus();
        m_board->setCursorTo(boardGame().placeOf("hand-red"), 0);
        QTest::keyClick(m_board.get(), Qt::Key_Right);
        QCOMPARE(m_table->focusChild(), hand->child(1));
        QCOMPARE(cell("hand-blue")->child(0)->text(QAccessible::Name), "card face down");
    }

    void cellsAreFoundByPoint()
    {
        const QRect rect = cell("temple-2-h")->rect();
        QCOMPARE(m_table->childAt(rect.center().x(), rect.center().y()), cell("temple-2-h"));
        QCOMPARE(m_table->childAt(-5, -5), nullptr);
    }

    void waysAreSaidInWords()
    {
        showOsiris("osiris/1 abcd tip=priest t32 walk:d:d2:2+1 "
                   ".,.,N-2-1,.,E-1-2,E-3-0,S-1-1,.,S-2-1,W-3-0,.,W-2-1 3,1,0,0,0,0,0,0,0,1,3,3 "
                   "N-1-1,N-1-2,E-1-3,S-1-2,W-1-1,N-2-0,W-2-2,N-3-0,N-3-1,S-3-0,S-3-1,E-4-0,S-4-0 "
                   "1002/0101/0110/2010/0010/1100/0000/0000/0010/1002/0110/0000/0100 "
                   "osiris,anubis,thoth,re,sobek,horus,hathor,isis,bastet,amun,nephthys,ptah,seth "
                   "ab,ab,c,ad,ad,b,acd,acd,acd,b,cd,cd,-");
        QCOMPARE(m_table->childCount(), 66);
        QSet<QString> names;
        for (int i = 0; i < m_table->childCount(); ++i) {
            const QString name = m_table->child(i)->text(QAccessible::Name);
            QVERIFY2(!name.contains('[') && !name.contains('{'), qPrintable(name));
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
        }
        const auto said = [this](const char *id) {
            return m_board->placeName(engine::findGame("osiris")->placeOf(id));
        };
        QCOMPARE(said("N-1-1"), "space N-1-1: blockade");
        QCOMPARE(said("town-a0"),
                 "the beige town without a ring: 3 power counter(s), beige priest without a ring, Ada");
        QCOMPARE(said("town-c0"), "the green town without a ring: no power");
        QCOMPARE(said("temple-osiris"), "the temple of Osiris: 3 follower(s), 1 beige follower(s), 2 red follower(s)");
        // What would come of it first: who knows enough goes on.
        QVERIFY2(said("W-2-2").startsWith("space W-2-2: costs 1 power"), qPrintable(said("W-2-2")));
        QVERIFY2(said("W-2-2").endsWith(", blockade, may be chosen"), qPrintable(said("W-2-2")));
        m_board->setCursorTo(engine::findGame("osiris")->placeOf("N-4-0"));
        QTest::keyClick(m_board.get(), Qt::Key_Down);
        QCOMPARE(m_table->focusChild()->text(QAccessible::Name), said("tip"));
    }

    void anotherNumberOfPlayersHasOtherCells()
    {
        const engine::Game &game = *engine::findGame("osiris");
        openOsiris();
        for (const int players : {4, 3}) {
            const engine::Position position = game.start({players, {}});
            m_board->show({position, position.arrangement()}, Motion::None);
            QCOMPARE(m_table->childCount(), players == 3 ? 63 : 66);
        }
    }

private:
    void openOsiris()
    {
        m_board = std::make_unique<BoardView>(Theme("light", "osiris"));
        m_board->resize(966, 706);
        m_board->QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(m_board.get()));
        m_table = QAccessible::queryAccessibleInterface(m_board.get());
    }
    /// Shows that position with the piece that walks in hand.
    void showOsiris(const char *text)
    {
        openOsiris();
        const engine::Position position = std::get<engine::Position>(engine::readPosition(text));
        BoardViewState shown{position, position.arrangement()};
        shown.seatNames = {"Ada", "Noor", "Ines", "Tomas"};
        shown.revealed = 3;
        for (const engine::Action action : position.legal()) {
            for (const engine::MoveTarget &target : position.moveTargets(action)) {
                if (target.from != position.inHand())
                    continue; // a blockade
                shown.picked = Picked{target.from, target.value};
                shown.choosable.push_back(target.to);
                shown.placementPreviews.push_back({target.to, *position.placementPreview(target.to, target.value)});
            }
        }
        m_board->show(shown, Motion::None);
        m_board->setFocus();
    }
    QAccessibleInterface *cell(const char *id) const
    {
        return dynamic_cast<AccessibleBoard *>(m_table)->cellOf(boardGame().placeOf(id));
    }
    QString nameOf(const char *id) const { return cell(id)->text(QAccessible::Name); }

    std::unique_ptr<BoardView> m_board;
    QAccessibleInterface *m_table = nullptr;
};

} // namespace tests::tst_accessible_board

TEST_CLASS(tst_accessible_board, TestAccessibleBoard)
#include "tst_accessible_board.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include "board_games.h"
#include "tests/test_class.h"
#include "views/board/board_view.h"
#include "views/board/board_view_state.h"

namespace tests::tst_board_view {

using namespace views;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

const Theme &theme()
{
    static const Theme theme("light", "aton");
    return theme;
}

/// A view on the screen, of the size that a window of 1280 x 800 leaves it.
struct Board : BoardView {
    explicit Board(QSize size = {966, 706}) : BoardView(theme())
    {
        resize(size);
        QWidget::show();
    }
    PlaceIndex place(const char *id) const { return boardGame().placeOf(id); }
    QPoint middle(const char *id) const { return placeRect(place(id)).center(); }
    const Element &element(const QString &key) const { return boardScene().elementItems().value(key)->element(); }
    bool has(const QString &key) const { return boardScene().elementItems().contains(key); }
};

void compare(const std::map<QString, QString> &a, const std::map<QString, QString> &b)
{
    for (const auto &[key, text] : a)
        QCOMPARE(qMakePair(key, text), qMakePair(key, b.count(key) ? b.at(key) : QString()));
    QCOMPARE(a.size(), b.size());
}

} // namespace

class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    void showsWhatAFreshSceneShows()
    {
        Board board;
        for (const BoardViewState &shown : randomGame(11)) {
            board.show(shown, Motion::None);
            compare(seen(board.boardScene()), seenAfresh(shown, board.boardScene(), theme()));
        }
    }

    /// In a window smaller than its pages.
    void theCursorIsScrolledIntoSight()
    {
        QScrollArea area;
        auto *board = new Board;
        area.setWidget(board);
        area.resize(420, 320);
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        board->show(randomGame(3).front(), Motion::None);
        const auto isSeen = [&] {
            const QRect place = board->placeRect(board->cursor());
            const QRect at(board->viewport()->mapTo(area.viewport(), place.topLeft()), place.size());
            return area.viewport()->rect().contains(at);
        };
        int scrolled = 0;
        const std::vector<PlaceIndex> cells = board->cells().cells();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QRect place = board->placeRect(cells[i * 37 % cells.size()]);
            if (place.isEmpty() || place.width() > 380 || place.height() > 280)
                continue;
            const QPoint before = board->pos();
            board->setCursorTo(cells[i * 37 % cells.size()]);
            QVERIFY(isSeen());
            scrolled += board->pos() == before ? 0 : 1;
        }
        QVERIFY(scrolled > 10);
        area.verticalScrollBar()->setValue(0);
        QTest::keyClick(board, Qt::Key_End);
        QVERIFY(isSeen());
        area.horizontalScrollBar()->setValue(0);
        area.verticalScrollBar()->setValue(0);
        area.setFocus();
        board->setFocus(Qt::TabFocusReason); // coming there by Tab
        QVERIFY(board->isCursorVisible() && isSeen());
    }

    void coordinatesLieUnderPieces()
    {
        Board board;
        const std::vector<BoardViewState> game = randomGame(11);
        board.show(game.front(), Motion::None);
        QVERIFY(!board.has("coordinate/temple-3-d"));
        board.setCoordinates(true);
        for (const BoardViewState &shown : {game.front(), game.back()}) {
            board.show(shown, Motion::None);
            for (const engine::Place &place : boardGame().places()) {
                const PlaceIndex index = board.place(place.id.c_str());
                const QString key = QStringLiteral("coordinate/") + QString::fromStdString(place.id);
                if (place.kind == "square" && !board.has(key)) // hidden by a piece
                    QVERIFY(shown.topOn(index));
                if (!board.has(key))
                    continue;
                const Element &element = board.element(key);
                QCOMPARE(element.look.id, QString::fromStdString(place.name));
                QVERIFY(element.z < layer::kPiece);
                QVERIFY(board.boardScene().placeRect(index).contains(element.rect));
            }
        }
        board.setCoordinates(false);
        QVERIFY(!board.has("coordinate/temple-3-d"));
    }

    void placesAreLit()
    {
        Board board;
        board.show(randomGame(11).back(), Motion::None);
        board.setLit({board.place("temple-3-d"), board.place("dead-1")});
        QVERIFY(board.has("lit/temple-3-d") && board.has("lit/dead-1"));
        board.setLit({});
        QVERIFY(!board.has("lit/temple-3-d"));
    }

    void motionEndsAtAFreshScene()
    {
        Board board;
        board.setMotionSpeed(100);
        int moved = 0;
        for (const BoardViewState &shown : randomGame(12)) {
            board.show(shown, Motion::Animate);
            moved += board.inMotion() ? 1 : 0;
            if (moved % 2 == 0)
                board.skipMotion();
            QTRY_VERIFY(!board.inMotion());
            compare(seen(board.boardScene()), seenAfresh(shown, board.boardScene(), theme()));
        }
        QVERIFY(moved > 60);
    }

    void inputEndsMotion()
    {
        Board board;
        const std::vector<BoardViewState> game = randomGame(13);
        QSignalSpy ended(&board, &BoardView::motionFinished);
        int motions = 0;
        for (std::size_t i = 0; i < 20; ++i) {
            board.show(game[i], Motion::Animate);
            motions += board.inMotion() ? 1 : 0;
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.middle("temple-1-a"));
            QVERIFY(!board.inMotion());
        }
        QCOMPARE(ended.count(), motions);
    }

    void whoWaitsForAMotionWaitsForTheOneThatOvertakesIt()
    {
        Board board;
        QSignalSpy ended(&board, &BoardView::motionFinished);
        int overtaken = 0;
        for (const BoardViewState &shown : randomGame(13)) {
            const bool wasMoving = board.inMotion();
            const qsizetype before = ended.count();
            board.show(shown, Motion::Animate);
            overtaken += wasMoving && board.inMotion() ? 1 : 0;
            QCOMPARE(ended.count(), before + (wasMoving && !board.inMotion() ? 1 : 0));
        }
        QVERIFY(overtaken > 10);
        board.skipMotion();
        QVERIFY(!ended.isEmpty());
    }

    void reducedMotionMovesNothing()
    {
        Board board;
        board.setMotionSpeed(0);
        for (const BoardViewState &shown : randomGame(14)) {
            board.show(shown, Motion::Animate);
            QVERIFY(!board.inMotion());
        }
    }

    void everyPlaceIsHitWhereItLies()
    {
        Board board;
        board.show(shownOf(kLaying, 0), Motion::None);
        QSignalSpy activated(&board, &BoardView::placeActivated);
        for (const engine::Place &at : boardGame().places()) {
            if (at.kind == "hand" || at.kind == "drawn" || at.kind == "pile")
                continue; // they share their ground
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.middle(at.id.c_str()));
            QCOMPARE(activated.count(), 1);
            const PlaceIndex place = boardGame().placeOf(at.id);
            const QVariantList told = activated.takeFirst();
            QCOMPARE(told.mid(0, 2), (QVariantList{QVariant::fromValue(place), 0}));
            const std::vector<PieceSpot> lying = board.boardScene().piecesOn(place);
            QCOMPARE(told[2].toInt(), lying.empty() ? int(engine::kAnyKind) : int(lying.back().piece.kind));
        }
    }

    void cardsOfTheHandAreChosenByTheirValue()
    {
        Board board;
        board.show(shownOf(kLaying, 0), Motion::None);
        QSignalSpy activated(&board, &BoardView::placeActivated);
        const std::vector<PieceSpot> cards = board.boardScene().piecesOn(board.place("hand-red"));
        QCOMPARE(cards.size(), std::size_t{4});
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, cards[3].rect.center().toPoint());
        QCOMPARE(activated.takeFirst(),
                 (QVariantList{QVariant::fromValue(board.place("hand-red")), 4, int(cards[3].piece.kind)}));
        for (const PieceSpot &card : board.boardScene().piecesOn(board.place("hand-blue")))
            QCOMPARE(card.look.value, 0); // the other hand shows backs
        QTest::keyClick(&board, Qt::Key_3);
        QCOMPARE(activated.takeFirst(),
                 (QVariantList{QVariant::fromValue(board.place("hand-red")), 3, int(cards[3].piece.kind)}));
        QTest::keyClick(&board, Qt::Key_1);
        QCOMPARE(activated.count(), 0);
    }

    /// Nothing that is not there lies over the cards of either hand.
    void everyCardOfAHandIsHit()
    {
        for (const engine::Seat seat : {engine::Seat{0}, engine::Seat{1}}) {
            Board board;
            board.show(shownOf(kLaying, seat), Motion::None);
            const PlaceIndex hand = board.place(seat == 0 ? "hand-red" : "hand-blue");
            const std::vector<PieceSpot> cards = board.boardScene().piecesOn(hand);
            QCOMPARE(cards.size(), std::size_t{4});
            for (const PieceSpot &card : cards)
                QCOMPARE(board.boardScene().placeAt(card.rect.center()), hand);
        }
    }

    void cardsAreDraggedToWhereTheyMayGo()
    {
        Board board;
        board.setCanDrop([&board](PlaceIndex from, int value, PlaceIndex to) {
            return from == board.place("hand-red") && value == 3 && to == board.place("cartouche-red-2");
        });
        board.show(shownOf(kLaying, 0), Motion::None);
        QSignalSpy dropped(&board, &BoardView::placeDropped);
        const auto drag = [&board](int card, const char *to) {
            const QPoint from = board.boardScene().piecesOn(board.place("hand-red"))[card].rect.center().toPoint();
            QTest::mousePress(board.viewport(), Qt::LeftButton, {}, from);
            for (const QPoint &point : {from + QPoint(0, -20), board.middle(to)}) {
                QMouseEvent move(QEvent::MouseMove, point, board.viewport()->mapToGlobal(point), Qt::NoButton,
                                 Qt::LeftButton, {});
                QApplication::sendEvent(board.viewport(), &move);
            }
            const bool marked = board.has("mark/cartouche-red-2");
            QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, board.middle(to));
            return marked;
        };
        QVERIFY(drag(0, "cartouche-red-2"));
        QCOMPARE(dropped.takeFirst(), (QVariantList{QVariant::fromValue(board.place("hand-red")), 3,
                                                    QVariant::fromValue(board.place("cartouche-red-2"))}));
        QVERIFY(!drag(3, "cartouche-red-2"));
        drag(0, "cartouche-red-1");
        QCOMPARE(dropped.count(), 0);
        compare(seen(board.boardScene()), seenAfresh(*board.boardScene().shown(), board.boardScene(), theme()));
    }

    void hoverNamesThePlace()
    {
        Board board;
        board.show(shownOf(kPlacing), Motion::None);
        QSignalSpy hovered(&board, &BoardView::placeHovered);
        QTest::mouseMove(board.viewport(), board.middle("temple-2-h"));
        QTest::mouseMove(board.viewport(), QPoint(1, board.height() - 2));
        QCOMPARE(hovered.count(), 2);
        QCOMPARE(hovered.at(0).front(), QVariant::fromValue(board.place("temple-2-h")));
        QCOMPARE(hovered.at(1).front(), QVariant::fromValue(kNowhere));
    }

    void arrowsWalkThroughTheTable()
    {
        Board board;
        board.show(shownOf(kPlacing), Motion::None);
        board.setCursorTo(board.place("temple-1-c"));
        const auto after = [&board](Qt::Key key) {
            QTest::keyClick(&board, key);
            return QString::fromStdString(boardGame().places()[board.cursor()].id);
        };
        QCOMPARE(after(Qt::Key_Down), "temple-1-g");
        QVERIFY(board.has("cursor"));
        QCOMPARE(after(Qt::Key_Right), "temple-1-h");
        QCOMPARE(after(Qt::Key_Right), "temple-2-e");
        QCOMPARE(after(Qt::Key_End), "stock-blue");
        QCOMPARE(after(Qt::Key_Home), "stock-red");
        QCOMPARE(after(Qt::Key_Up), "hand-red");
        QSignalSpy activated(&board, &BoardView::placeActivated);
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(activated.takeFirst().front(), QVariant::fromValue(board.place("hand-red")));
    }

    void theCursorLeavesAHandThatIsGone()
    {
        Board board;
        board.show(shownOf(kLaying, 0), Motion::None);
        board.setCursorTo(board.place("hand-red"));
        const BoardViewState laid = shownOf(kPlacing, 0);
        board.show(laid, Motion::None);
        QVERIFY(!laid.choosable.empty());
        QCOMPARE(board.cursor(), laid.choosable.front());
    }

    void arrowsReachEveryCell()
    {
        const CellTable cells(boardGame().start({}));
        std::set<PlaceIndex> reached{cells.cells().front()};
        for (std::vector<PlaceIndex> open(reached.begin(), reached.end()); !open.empty();) {
            const PlaceIndex from = open.back();
            open.pop_back();
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                if (const PlaceIndex to = cells.step(from, key); reached.insert(to).second)
                    open.push_back(to);
            }
        }
        QCOMPARE(reached.size(), cells.cells().size());
    }

    void statesOfPlacesAreMarked()
    {
        Board board;
        BoardViewState shown = shownOf(kPlacing);
        shown.selected = board.place("temple-3-d");
        shown.last = {board.place("temple-1-f")};
        board.show(shown, Motion::None);
        QCOMPARE(board.element("mark/temple-1-c").look.id, "mark-temple-1-c");
        QVERIFY(!board.has("mark/temple-3-d"));
        QVERIFY(!board.has("label/label-temple-3-d")); // the ghost stands there
        QCOMPARE(board.element("ghost").look.id, "counter-red");
        QCOMPARE(board.element("ghost").opacity, 0.7);
        QVERIFY(board.has("selected") && board.has("last/temple-1-f") && board.has("acting/cartouche-red-4"));
        QCOMPARE(board.element("caption-sign/cartouche-red-4").look.id, "sign-plus-on");
    }

    void scoresBeyondTheTrackAreShown()
    {
        Board board;
        BoardViewState shown = shownOf(kPlacing);
        for (engine::Piece &piece : shown.arrangement.pieces) {
            if (boardGame().places()[piece.place].kind == "score")
                piece.place = board.place("score-40");
        }
        for (auto &[name, value] : shown.arrangement.fields) {
            if (name == "score.red")
                value = 43;
        }
        board.show(shown, Motion::None);
        QCOMPARE(board.element("label/score-40").look.id, "43");
        QCOMPARE(board.boardScene().piecesOn(board.place("score-40")).size(), std::size_t{2});
    }

    void countingHelpCanBeSwitchedOff()
    {
        Board board;
        board.show(shownOf(kPlacing), Motion::None);
        QVERIFY(board.has("bar/discard-red/1"));
        board.setCountingHelp(false);
        QVERIFY(!board.has("bar/discard-red/1"));
    }

    void boardsFollowTheTableOfSizes_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<int>("panel");
        QTest::addColumn<double>("square");
        QTest::addColumn<double>("tray");
        QTest::newRow("1024x700") << QSize(1024, 700) << 48 << 49.0 << 72.0;
        QTest::newRow("1280x800") << QSize(1280, 800) << 280 << 56.0 << 88.0;
        QTest::newRow("1600x1000") << QSize(1600, 1000) << 330 << 76.0 << 104.0;
        QTest::newRow("4K at 200 %") << QSize(1920, 1080) << 400 << 82.0 << 120.0;
        QTest::newRow("4K at 100 %") << QSize(3840, 2160) << 520 << 160.0 << 200.0;
    }

    void boardsFollowTheTableOfSizes()
    {
        QFETCH(QSize, window);
        QFETCH(int, panel);
        QFETCH(double, square);
        QFETCH(double, tray);
        // Menu bar, prompt, and the page's own margins round the board.
        Board board(QSize(window.width() - panel - 34, window.height() - 26 - 52 - 16));
        board.show(shownOf(kLaying, 0), Motion::None);
        const BoardLayout &layout = board.boardScene().layoutPlan();
        qInfo("q %.1f, board %.0f x %.0f", layout.square(), layout.board().width(), layout.board().height());
        QVERIFY(layout.square() >= square - 0.5 && layout.square() <= square + 2.5);
        QVERIFY(qAbs(layout.board().width() / layout.board().height() - 1000.0 / 780) < 0.005);
        QCOMPARE(layout.trays().front().box.width(), tray);
        nothingOverlaps(board);
    }

    void aStepRepaintsOnlyWhatChanged()
    {
        Board board;
        const BoardViewState before = shownOf(kPlacing);
        board.show(before, Motion::None);
        board.grab(); // the quick picture of the board, and then
        board.grab(); // the sharp one, which is painted as a whole
        QCoreApplication::processEvents();
        double area = 0;
        connect(&board.boardScene(), &QGraphicsScene::changed, this, [&area](const QList<QRectF> &rects) {
            for (const QRectF &rect : rects)
                area += rect.width() * rect.height();
        });
        const engine::Position after = before.position.after(before.position.legal().front());
        BoardViewState shown{after, after.arrangement(), before.choosable};
        shown.seatNames = before.seatNames;
        board.show(shown, Motion::None);
        QCoreApplication::processEvents();
        QVERIFY(area > 0);
        QVERIFY2(area < 0.05 * board.width() * board.height(), qPrintable(QString::number(area)));
    }

    void aClickIsAnsweredWithinAFrame()
    {
        Board board;
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        std::vector<double> times;
        for (const BoardViewState &shown : randomGame(15)) {
            QElapsedTimer clock;
            clock.start();
            board.show(shown, Motion::None);
            QCoreApplication::processEvents();
            times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        qInfo("a new picture at 1280 x 800 is painted in %.1f ms (median), %.1f ms (19 of 20), %.1f ms (slowest)",
              times[times.size() / 2], times[times.size() * 19 / 20], times.back());
#ifdef NDEBUG
        QVERIFY(times[times.size() / 2] < 16);
#endif
    }

private:
    static void nothingOverlaps(const Board &board)
    {
        const BoardLayout &layout = board.boardScene().layoutPlan();
        std::vector<QRectF> boxes{layout.board(), layout.strip(), layout.trays()[0].box, layout.trays()[1].box};
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(QRectF(board.rect()).contains(boxes[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!boxes[i].intersects(boxes[j]));
        }
        std::vector<std::pair<QString, QRectF>> inTrays;
        for (const ElementItem *item : board.boardScene().elementItems()) {
            const bool picture =
                item->element().key.startsWith("tray-") && !item->element().key.startsWith("tray-below");
            if (picture || item->element().key.startsWith("bar-value"))
                inTrays.emplace_back(item->element().key, item->element().rect.adjusted(0.1, 0.1, -0.1, -0.1));
        }
        for (std::size_t i = 0; i < inTrays.size(); ++i) {
            const auto &[key, rect] = inTrays[i];
            QVERIFY2(layout.trays()[0].box.contains(rect) || layout.trays()[1].box.contains(rect), qPrintable(key));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!rect.intersects(inTrays[j].second), qPrintable(key + " " + inTrays[j].first));
        }
    }
};

} // namespace tests::tst_board_view

TEST_CLASS(tst_board_view, TestBoardView)
#include "tst_board_view.moc"

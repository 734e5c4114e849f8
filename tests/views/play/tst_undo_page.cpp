// SPDX-License-Identifier: GPL-3.0-or-later
// The law of undo before the eye: after any way back and forth a page shows and says what a fresh one does.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

#include "seen.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/play/log_model.h"

namespace tests::tst_undo_page {

namespace {

constexpr int kRivalActions = manyOnScreen(28);   ///< choices of people in a game, at most
constexpr int kWalks = manyOnScreen(60);          ///< moves of a random walk
constexpr std::uint64_t kGames = manyOnScreen(2); ///< of each pairing

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");

/// Plays on at random, so many choices of people; what was seen before each and at the end.
std::vector<QStringList> played(Page &page, engine::Random &random, int userActions)
{
    std::vector<QStringList> seen;
    for (int i = 0; page.waitReady(); ++i) {
        seen.push_back(seenOn(page));
        if (i == userActions || page.play().isOver())
            break;
        actAtRandom(page.play(), random);
    }
    return seen;
}

/// The value of the card that is seen there, 0 without one.
int valueOn(Page &page, const char *id)
{
    const engine::Piece *piece = page.shown().topOn(page.place(id));
    return piece ? int(piece->value) : 0;
}

/// Lays red's hand from left to right, unconfirmed; the values.
std::vector<int> layHand(Page &page)
{
    std::vector<int> hand;
    for (const views::PieceSpot &spot : page.board().boardScene().piecesOn(page.place("hand-red")))
        hand.push_back(spot.piece.value);
    for (const int value : hand)
        QTest::keyClick(&page.board(), static_cast<char>('0' + value));
    return hand;
}

} // namespace

class TestUndoPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void trainingGoesBackToAFreshStart_data() { addPeoplesPairings(); }
    void trainingGoesBackToAFreshStart();
    void elsewhereBackToTheLastThingRevealed_data() { addPeoplesPairings(); }
    void elsewhereBackToTheLastThingRevealed();
    void anyWalkEndsAtWhatAFreshPageShows_data() { addPeoplesPairings(); }
    void anyWalkEndsAtWhatAFreshPageShows();
    void computersAmongThemselvesGoBackAndForth();
    void aChoiceThatStandsSaysWhy();
    void laidCardsAreTakenBackFirst();
    void laidCardsAreDragged();
    void laidCardsAreExchangedByTwoClicks();
    void theEndOfATurnWaitsWhereThatIsWanted();
    void signalsOfTheModelComeInOrder();
};

void TestUndoPage::trainingGoesBackToAFreshStart()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        const record::Record record = newGame(qPrintable(game), players, true);
        engine::Random random(seed);
        Page page(record, seed);
        const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<QStringList> seen = played(page, random, kRivalActions);
        for (std::size_t n = seen.size(); n-- > 0;) {
            SAME(seenOn(page), seen[n]);
            QCOMPARE(page.page().history().canUndo(), n > 0);
            page.page().history().undo();
            QVERIFY(page.waitReady());
        }
        {
            Page fresh(record, seed);
            QVERIFY(fresh.waitReady());
            SAME(seenOn(page), seenOn(fresh));
        }
        for (const QStringList &before : seen) {
            SAME(seenOn(page), before);
            page.page().history().redo();
            QVERIFY(page.waitReady());
        }
        QVERIFY(!page.page().history().canRedo());
    }
}

void TestUndoPage::elsewhereBackToTheLastThingRevealed()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        engine::Random random(seed + 50);
        Page page(newGame(qPrintable(game), players), seed);
        const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        played(page, random, 8 + static_cast<int>(random.below(kRivalActions)));
        const QStringList before = seenOn(page);
        int undone = 0;
        for (; page.page().history().canUndo(); ++undone) {
            page.page().history().undo();
            QVERIFY(page.waitReady());
        }
        {
            const int steps = page.play().stepCount();
            Page fresh(cutAt(page.play().record(), steps), seed);
            QVERIFY(fresh.waitReady());
            QCOMPARE(fresh.play().stepCount(), steps);
            SAME(seenOn(page), seenOn(fresh));
        }
        for (; undone > 0; --undone) {
            page.page().history().redo();
            QVERIFY(page.waitReady());
        }
        QVERIFY(!page.page().history().canRedo());
        SAME(seenOn(page), before);
    }
}

/// Undo, redo, jumps back, looks back and choices in any order.
void TestUndoPage::anyWalkEndsAtWhatAFreshPageShows()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    for (const bool training : {true, false}) {
        engine::Random random(training ? 70 : 71);
        Page page(newGame(qPrintable(game), players, training), 6);
        const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(page.waitReady());
        for (int i = 1; i <= kWalks; ++i) {
            const auto steps = static_cast<std::uint32_t>(page.play().stepCount());
            switch (random.below(9)) {
            case 0:
            case 1: page.page().history().undo(); break;
            case 2: page.page().history().redo(); break;
            case 3: page.page().history().lookAt(static_cast<int>(random.below(steps + 1))); break;
            case 4: page.page().history().goBackHere(); break;
            default:
                page.page().history().lookAt(page.play().stepCount());
                if (page.waitReady() && !page.play().isOver())
                    actAtRandom(page.play(), random);
            }
            if (page.playback().isLookingBack() && random.below(2) == 0)
                continue;
            page.page().history().lookAt(page.play().stepCount());
            QVERIFY(page.waitReady());
            if (i % 10 != 0)
                continue;
            Page fresh(page.play().record(), 6);
            QVERIFY(fresh.waitReady());
            SAME(seenOn(page), seenOn(fresh));
        }
    }
}

/// They would do at once what was taken back: each undo pauses the game, and one can go on taking back.
void TestUndoPage::computersAmongThemselvesGoBackAndForth()
{
    const record::Record record = newGame("aton", {kEasy, kEasy}, true);
    Page page(record, 3);
    const QAbstractItemModelTester tester(&page.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    const QStringList end = seenOn(page);
    std::vector<QStringList> seen;
    while (page.page().history().canUndo()) {
        page.page().history().undo();
        QVERIFY(page.page().pause().isOn());
        seen.push_back(seenOn(page));
    }
    QVERIFY(seen.size() > 10);
    {
        Page fresh(cutAt(page.play().record(), page.play().stepCount()), 3);
        fresh.page().pause().set(true); // before anything was thought of
        SAME(seenOn(page), seenOn(fresh));
    }
    seen.pop_back();
    while (!seen.empty()) {
        page.page().history().redo();
        SAME(seenOn(page), seen.back());
        seen.pop_back();
    }
    page.page().pause().set(false);
    QVERIFY(page.waitReady());
    SAME(seenOn(page), end);
}

void TestUndoPage::aChoiceThatStandsSaysWhy()
{
    for (const bool isTraining : {false, true}) {
        Page page(newGame("tekhenu", {kHuman, kHuman}, isTraining), 3);
        engine::Random random(5);
        const QPushButton &button = page.button("takeBack");
        int free = 0;
        int standing = 0;
        QVERIFY(page.waitReady());
        QVERIFY(button.isHidden() && !page.play().isUndoBarred()); // nothing was chosen
        for (int i = 0; i < kRivalActions && !page.play().isOver(); ++i) {
            actAtRandom(page.play(), random);
            QVERIFY(page.waitReady());
            QVERIFY(!button.isHidden());
            QCOMPARE(button.isEnabled(), page.page().history().canUndo());
            QCOMPARE(button.toolTip().isEmpty(), button.isEnabled());
            QCOMPARE(button.accessibleDescription(), button.toolTip());
            ++(button.isEnabled() ? free : standing);
        }
        QVERIFY(free > 0);
        QCOMPARE(standing > 0, !isTraining);
    }
}

void TestUndoPage::laidCardsAreTakenBackFirst()
{
    Page page(newGame("aton", {kHuman, kEasy}, true), 3);
    QVERIFY(page.waitReady());
    const auto laid = [&page] {
        const std::vector<engine::Piece> &pieces = page.shown().arrangement.pieces;
        return std::count_if(pieces.begin(), pieces.end(), [&page](const engine::Piece &piece) {
            return page.play().game().places()[piece.place].kind == "cartouche";
        });
    };
    const views::Commands &commands = page.page().commands();
    QVERIFY(!commands.can(views::Command::Undo));
    const int steps = page.play().stepCount();
    QSignalSpy changed(&page.page(), &views::Page::changed);
    for (char value = '1'; value <= '4' && laid() < 2; ++value)
        QTest::keyClick(&page.board(), value);
    QCOMPARE(laid(), 2);
    QCOMPARE(changed.size(), 1); // the menu hears of it
    QVERIFY(commands.can(views::Command::Undo));
    QVERIFY(page.button("takeBack").isVisible());
    commands.run(views::Command::Undo);
    QCOMPARE(laid(), 1);
    page.button("takeBack").click();
    QCOMPARE(laid(), 0);
    QVERIFY(!commands.can(views::Command::Undo) && !page.button("takeBack").isVisible());
    QCOMPARE(page.play().stepCount(), steps);
    page.lay();
    QVERIFY(page.waitReady());
    QVERIFY(!page.page().undoText().isEmpty());
    commands.run(views::Command::Undo); // laid for good: the game's own
    QVERIFY(page.waitReady());
    QCOMPARE(page.play().stepCount(), steps);
}

/// One onto another, and back to the hand.
void TestUndoPage::laidCardsAreDragged()
{
    Page page(newGame("aton", {kHuman, kEasy}, true), 3);
    QVERIFY(page.waitReady());
    const auto drag = [&page](const char *from, const char *to) {
        const QPoint start = page.middleOf(page.place(from));
        const QPoint end = page.middleOf(page.place(to));
        QTest::mousePress(page.viewport(), Qt::LeftButton, {}, start);
        for (const QPoint at : {start, (start + end) / 2, end}) {
            QMouseEvent move(QEvent::MouseMove, at, page.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(page.viewport(), &move);
        }
        QTest::mouseRelease(page.viewport(), Qt::LeftButton, {}, end);
    };
    const auto valueAt = [&page](const char *id) { return valueOn(page, id); };
    const std::vector<int> hand = layHand(page);
    QVERIFY(hand.front() != hand.back());
    drag("cartouche-red-1", "cartouche-red-4");
    QCOMPARE(valueAt("cartouche-red-1"), hand.back());
    QCOMPARE(valueAt("cartouche-red-4"), hand.front());
    drag("cartouche-red-1", "hand-red");
    QCOMPARE(valueAt("cartouche-red-1"), 0);
    const std::vector<views::PieceSpot> inHand = page.board().boardScene().piecesOn(page.place("hand-red"));
    QCOMPARE(inHand.size(), std::size_t(1));
    QCOMPARE(int(inHand.front().piece.value), hand.back());
}

/// By the mouse, and with Space under the keyboard's cursor.
void TestUndoPage::laidCardsAreExchangedByTwoClicks()
{
    for (const bool byKeys : {false, true}) {
        Page page(newGame("aton", {kHuman, kEasy}, true), 3);
        QVERIFY(page.waitReady());
        const std::vector<int> hand = layHand(page);
        QVERIFY(hand.front() != hand.back());
        const auto press = [&page, byKeys](const char *id) {
            if (!byKeys)
                return page.click(page.place(id));
            page.board().setCursorTo(page.place(id));
            QTest::keyClick(&page.board(), Qt::Key_Space);
        };
        press("cartouche-red-1");
        QVERIFY(page.shown().picked);
        press("cartouche-red-4");
        QVERIFY(!page.shown().picked);
        QCOMPARE(valueOn(page, "cartouche-red-1"), hand.back());
        QCOMPARE(valueOn(page, "cartouche-red-4"), hand.front());
        QCOMPARE(valueOn(page, "cartouche-red-2"), hand[1]);
        QTest::keyClick(&page.board(), Qt::Key_Return); // all four lie: it can be confirmed
        QVERIFY(page.waitReady());
        QVERIFY(page.play().position().prompt().front().id.rfind("prompt.lay", 0) != 0);
    }
}

void TestUndoPage::theEndOfATurnWaitsWhereThatIsWanted()
{
    views::PlayStyle style{0, false, true};
    style.confirmTurns = true;
    Page page(kEasy, style);
    int waited = 0;
    int walked = 0;
    while (waited < 2 && page.playToSquares() && !page.play().isOver()) {
        const engine::Position before = page.play().position();
        const engine::PlaceIndex place = page.choice();
        page.click(place);
        if (page.play().position() == before) { // the last one of the turn
            ++waited;
            QVERIFY(page.shown().isSelected(place));
            QVERIFY(page.page().commands().can(views::Command::Undo));
            page.page().commands().run(views::Command::Undo);
            QVERIFY(!page.shown().isSelected(place) && page.play().position() == before);
            page.click(place);
            QVERIFY(page.button("main").isVisible());
            page.button("main").click();
            QVERIFY(!(page.play().position() == before));
        } else {
            ++walked;
            QVERIFY(engine::contains(page.play().position().toAct(), 0));
        }
    }
    QVERIFY(waited == 2 && walked > 0);
}

/// A move along the stack takes rows away or adds them, at the end only and at once; it never begins anew.
void TestUndoPage::signalsOfTheModelComeInOrder()
{
    Page page(newGame("osiris", {kHuman, kEasy}, true), 2);
    engine::Random random(4);
    played(page, random, 12);
    const int rows = page.log().rowCount();
    QSignalSpy reset(&page.log(), &QAbstractItemModel::modelReset);
    QSignalSpy removed(&page.log(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&page.log(), &QAbstractItemModel::rowsInserted);
    page.page().history().undo();
    QVERIFY(page.waitReady());
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.front().at(2).toInt(), rows - 1);
    QVERIFY(inserted.isEmpty());
    const int left = page.log().rowCount();
    QCOMPARE(removed.front().at(1).toInt(), left);
    page.page().history().redo();
    QVERIFY(page.waitReady());
    QCOMPARE(page.log().rowCount(), rows);
    QCOMPARE(removed.size(), 1);
    int next = left;
    int headings = 0; // "Since your last turn" comes last, above what it heads
    for (const QList<QVariant> &signal : inserted) {
        const int first = signal.at(1).toInt();
        if (first < next && page.log().index(first).data(views::LogModel::SinceRole).toBool()) {
            ++headings;
            continue;
        }
        QCOMPARE(first, next + headings);
        next = signal.at(2).toInt() + 1 - headings;
    }
    QCOMPARE(next + headings, rows);
    QVERIFY(reset.isEmpty());
}

} // namespace tests::tst_undo_page

TEST_CLASS(tst_undo_page, TestUndoPage)
#include "tst_undo_page.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game with nothing but the mouse; and what fingers do.
#include "table.h"

#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/play/game_page.h"

namespace tests::tst_mouse_game {

namespace {

constexpr std::uint64_t kSeed = 7;

} // namespace

class TestMouseGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void aPersonPlaysAgainstTheComputer();
    void anIllegalClickAndAnIllegalDropChangeNothing();
    void cardsMayBeRearrangedUntilTheyAreLaid();
    void aFingerDropsAPiece();
    void twoFingersMakeTheBoardLargerAndSmaller();

private:
    void click(const QPoint &point) { QTest::mouseClick(m_table->board().viewport(), Qt::LeftButton, {}, point); }
    void clickMain() { QTest::mouseClick(&m_table->button("main"), Qt::LeftButton); }
    void drag(const QPoint &from, const QPoint &to);
    void lay(const std::vector<engine::MoveTarget> &moveTargets, bool byDragging);
    void exchange();
    void saveWithTheDialog();

    std::unique_ptr<Table> m_table;
    QTemporaryDir m_folder;
};

void TestMouseGame::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    // The dialogue for saving suggests a name in the working folder.
    QVERIFY(QDir::setCurrent(m_folder.path()));
}

void TestMouseGame::drag(const QPoint &from, const QPoint &to)
{
    QWidget *viewport = m_table->board().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    for (int part = 1; part <= 4; ++part)
        QTest::mouseMove(viewport, from + (to - from) * part / 4);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
}

void TestMouseGame::lay(const std::vector<engine::MoveTarget> &moveTargets, bool byDragging)
{
    for (const engine::MoveTarget &target : moveTargets) {
        const QPoint card = m_table->cardOn(target.from, target.value);
        const QPoint cartouche = m_table->middleOf(target.to);
        QVERIFY(m_table->board().viewport()->rect().contains(card));
        if (byDragging) {
            drag(card, cartouche);
        } else {
            click(card);
            QVERIFY(m_table->shown().picked);
            click(cartouche);
        }
        QVERIFY(!m_table->shown().picked);
        QCOMPARE(m_table->board().boardScene().piecesOn(target.to).front().piece.value, target.value);
    }
    QCOMPARE(m_table->button("main").text(), QStringLiteral("Lay the cards"));
    clickMain();
}

void TestMouseGame::exchange()
{
    QVERIFY(m_table->button("second").isVisible());
    QTest::mouseClick(&m_table->button("second"), Qt::LeftButton);
    QCOMPARE(m_table->button("main").text(), QStringLiteral("Exchange the hand"));
    clickMain();
    QVERIFY(m_table->waitReady());
    QVERIFY(!m_table->button("second").isVisible()); // once in a game
}

void TestMouseGame::saveWithTheDialog()
{
    const Answer answer("QFileDialog", QStringLiteral("Save"));
    QTest::mouseClick(Table::buttonOf(*m_table->result(), QStringLiteral("Save…")), Qt::LeftButton);
    QVERIFY(answer.came());
}

void TestMouseGame::aPersonPlaysAgainstTheComputer()
{
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    bool exchanged = false;
    int laid = 0;
    while (m_table->waitReady() && !m_table->play().isOver()) {
        QVERIFY(!m_table->uncover());
        const int steps = m_table->play().stepCount();
        const engine::Action action = m_table->chosen();
        const std::string verb = m_table->verb(action);
        if (verb == "lay" && laid == 1 && !exchanged) {
            exchanged = true;
            exchange();
        } else if (verb == "lay") {
            // What is told of this round is told at length, until the button cuts it short.
            const bool skips = laid == 2;
            if (skips)
                m_table->page().setStyle({1, true, true});
            lay(m_table->moveTargets(action), laid++ % 2 == 0);
            if (skips) {
                QTRY_COMPARE(m_table->button("main").text(), QStringLiteral("Skip"));
                clickMain();
                QVERIFY(m_table->waitReady());
                m_table->hurry();
            }
        } else {
            click(m_table->middleOf(m_table->moveTargets(action).front().choice));
        }
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_table->play().stepCount() > steps);
    }
    QVERIFY(m_table->play().isOver());
    QVERIFY(m_table->result());
    QCOMPARE(m_table->seen, (std::set<std::string>{"lay", "remove", "place", "take"}));
    QVERIFY(exchanged);

    const std::vector<engine::Position> positions = m_table->play().record().positions();
    saveWithTheDialog();
    QVERIFY(!m_table->window().isWindowModified());
    const QString path = m_folder.filePath(QStringLiteral("Aton - Red - Blue.cartouche"));
    QVERIFY(QFile::exists(path));
    QVERIFY(Table::verifies(path));
    QVERIFY(m_table->window().navigator().openFile(path));
    QVERIFY(m_table->play().record().positions() == positions);
    QVERIFY(m_table->window().find<views::ReviewPage>());
    QVERIFY(!m_table->result()); // nothing ends anew
}

void TestMouseGame::anIllegalClickAndAnIllegalDropChangeNothing()
{
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    const int steps = m_table->play().stepCount();
    const engine::PlaceIndex hand = m_table->place("hand-red");
    const engine::Arrangement before = m_table->shown().arrangement;
    click(m_table->middleOf(m_table->place("temple-1-a")));
    click(m_table->middleOf(m_table->place("cartouche-blue-1")));
    const int value = m_table->board().boardScene().piecesOn(hand).front().piece.value;
    for (const char *to : {"cartouche-blue-1", "temple-2-b", "discard-red"}) {
        drag(m_table->cardOn(hand, value), m_table->middleOf(m_table->place(to)));
        QVERIFY2(m_table->shown().arrangement == before, to);
    }
    drag(m_table->cardOn(hand, value), {2, 2});
    QVERIFY(m_table->shown().arrangement == before);
    QCOMPARE(m_table->play().stepCount(), steps);
    QVERIFY(!m_table->button("main").isVisible());
}

void TestMouseGame::cardsMayBeRearrangedUntilTheyAreLaid()
{
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    const engine::PlaceIndex hand = m_table->place("hand-red");
    const int steps = m_table->play().stepCount();
    const engine::PlaceIndex first = m_table->place("cartouche-red-1");
    const engine::PlaceIndex third = m_table->place("cartouche-red-3");
    const auto on = [this](engine::PlaceIndex place) { return m_table->board().boardScene().piecesOn(place); };
    const int value = on(hand).front().piece.value;
    drag(m_table->cardOn(hand, value), m_table->middleOf(first));
    QCOMPARE(on(first).size(), std::size_t(1));
    drag(m_table->middleOf(first), m_table->middleOf(third));
    QVERIFY(on(first).empty());
    QCOMPARE(on(third).front().piece.value, value);
    QCOMPARE(on(hand).size(), std::size_t(3));
    // Back into the hand, by taking it up and putting it down again.
    click(m_table->middleOf(third));
    click(m_table->middleOf(hand));
    QCOMPARE(on(hand).size(), std::size_t(4));
    QVERIFY(on(third).empty());
    QCOMPARE(m_table->play().stepCount(), steps);
}

void TestMouseGame::aFingerDropsAPiece()
{
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    const engine::PlaceIndex hand = m_table->place("hand-red");
    const engine::PlaceIndex first = m_table->place("cartouche-red-1");
    const auto on = [this](engine::PlaceIndex place) { return m_table->board().boardScene().piecesOn(place); };
    const int value = on(hand).front().piece.value;
    const QPoint from = m_table->cardOn(hand, value);
    const QPoint to = m_table->middleOf(first);
    QWidget *viewport = m_table->board().viewport();
    QTest::touchEvent(viewport, screen.get()).press(0, from);
    for (int part = 1; part <= 4; ++part)
        QTest::touchEvent(viewport, screen.get()).move(0, from + (to - from) * part / 4);
    QTest::touchEvent(viewport, screen.get()).release(0, to);
    QCOMPARE(on(first).size(), std::size_t(1));
    QCOMPARE(on(first).front().piece.value, value);
    // Two taps: the card is taken up, and put down again in the hand.
    for (const engine::PlaceIndex place : {first, hand}) {
        QTest::touchEvent(viewport, screen.get()).press(0, m_table->middleOf(place));
        QTest::touchEvent(viewport, screen.get()).release(0, m_table->middleOf(place));
    }
    QCOMPARE(on(hand).size(), std::size_t(4));
}

void TestMouseGame::twoFingersMakeTheBoardLargerAndSmaller()
{
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    m_table = std::make_unique<Table>();
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    const engine::PlaceIndex hand = m_table->place("hand-red");
    const engine::Arrangement before = m_table->shown().arrangement;
    const QPoint card = m_table->cardOn(hand, m_table->board().boardScene().piecesOn(hand).front().piece.value);
    const auto pinch = [&](int from, int to) {
        QWidget *viewport = m_table->board().viewport();
        QTest::touchEvent(viewport, screen.get()).press(0, card);
        QTest::touchEvent(viewport, screen.get()).move(0, card).press(1, card - QPoint(0, from));
        QTest::touchEvent(viewport, screen.get()).move(0, card).move(1, card - QPoint(0, to));
        QTest::touchEvent(viewport, screen.get()).release(0, card).release(1, card - QPoint(0, to));
    };
    pinch(100, 110); // hardly
    QVERIFY(!m_table->window().isFullScreen());
    pinch(100, 200);
    QVERIFY(m_table->window().isFullScreen());
    pinch(100, 200); // larger it cannot be
    QVERIFY(m_table->window().isFullScreen());
    pinch(200, 100);
    QVERIFY(!m_table->window().isFullScreen());
    QVERIFY(m_table->shown().arrangement == before); // and no card was taken up
    QVERIFY(!m_table->shown().picked);
}

} // namespace tests::tst_mouse_game

TEST_CLASS(tst_mouse_game, TestMouseGame)
#include "tst_mouse_game.moc"

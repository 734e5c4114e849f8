// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game with nothing but the keyboard, by two people at one screen.
#include <QAccessible>

#include "table.h"

#include "tests/test_class.h"
#include "views/board/board_view_state.h"
#include "views/play/game_page.h"

namespace tests::tst_keyboard_game {

namespace {

constexpr std::uint64_t kSeed = 11;

std::vector<std::string> hiddenPlacesOf(const std::string &seat)
{
    std::vector<std::string> places{"hand-" + seat};
    for (const char *number : {"1", "2", "3", "4"})
        places.push_back("cartouche-" + seat + "-" + number);
    return places;
}

} // namespace

class TestKeyboardGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void twoPeoplePlay();
    void enterPressesTheButtonThatHasTheFocus();
    void tabReachesBoardAndButtons();

private:
    /// A key for whatever has the focus, as the window system would send it.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void walkTo(engine::PlaceIndex place) { ::walkTo(m_table->board(), place); }
    void walkToCard(engine::PlaceIndex hand, int value);
    void tabTo(const QWidget &widget);
    void layByFigures(std::vector<engine::MoveTarget> moveTargets);
    void layByCursor(const std::vector<engine::MoveTarget> &moveTargets);
    void nothingIsSeen(const std::vector<std::string> &places);
    void uncover();

    std::unique_ptr<Table> m_table;
    QTemporaryDir m_folder;
};

void TestKeyboardGame::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

void TestKeyboardGame::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &m_table->window(), key, modifiers);
}

void TestKeyboardGame::walkToCard(engine::PlaceIndex hand, int value)
{
    walkTo(hand);
    const auto cards = [&] { return m_table->board().boardScene().piecesOn(hand); };
    const auto reached = [&] {
        const int at = m_table->board().keyboard().piece();
        return at >= 0 && cards()[at].piece.value == value;
    };
    for (int keys = 0; cards().size() > 1 && !reached(); ++keys) {
        QVERIFY(keys < 6);
        int index = 0;
        while (cards()[index].piece.value != value)
            ++index;
        press(m_table->board().keyboard().piece() < index ? Qt::Key_Right : Qt::Key_Left);
    }
}

void TestKeyboardGame::tabTo(const QWidget &widget)
{
    for (int keys = 0; !widget.hasFocus(); ++keys) {
        QVERIFY(keys < 20);
        press(Qt::Key_Tab);
    }
}

/// A figure puts a card of that value on the first free cartouche.
void TestKeyboardGame::layByFigures(std::vector<engine::MoveTarget> moveTargets)
{
    std::sort(moveTargets.begin(), moveTargets.end(),
              [](const engine::MoveTarget &a, const engine::MoveTarget &b) { return a.to < b.to; });
    const auto laid = [&](const engine::MoveTarget &target) {
        return m_table->board().boardScene().piecesOn(target.to).size();
    };
    for (const engine::MoveTarget &target : moveTargets)
        press(static_cast<Qt::Key>(Qt::Key_0 + target.value));
    // The last one comes back and goes there again.
    press(Qt::Key_Backspace);
    QCOMPARE(laid(moveTargets.back()), std::size_t(0));
    press(static_cast<Qt::Key>(Qt::Key_0 + moveTargets.back().value));
    QCOMPARE(laid(moveTargets.back()), std::size_t(1));
    press(Qt::Key_Return);
}

/// Cards are taken up in the hand and put down at a cartouche.
void TestKeyboardGame::layByCursor(const std::vector<engine::MoveTarget> &moveTargets)
{
    for (const engine::MoveTarget &target : moveTargets) {
        walkToCard(target.from, target.value);
        press(Qt::Key_Return);
        QVERIFY(m_table->shown().picked);
        press(Qt::Key_Escape); // puts it down again
        QVERIFY(!m_table->shown().picked);
        press(Qt::Key_Space);
        walkTo(target.to);
        press(Qt::Key_Space);
        QCOMPARE(m_table->board().boardScene().piecesOn(target.to).front().piece.value, target.value);
    }
    tabTo(m_table->button("main"));
    press(Qt::Key_Space);
}

/// Under the cover no card of a hand, and no card laid, shows its face, to eyes or to ears.
void TestKeyboardGame::nothingIsSeen(const std::vector<std::string> &places)
{
    const views::BoardScene &scene = m_table->board().boardScene();
    for (const std::string &id : places) {
        const engine::PlaceIndex place = m_table->place(id.c_str());
        for (const views::PieceSpot &spot : scene.piecesOn(place)) {
            QCOMPARE(spot.look.value, 0);
            QVERIFY(!scene.elementItems().contains(spot.key)
                    || scene.elementItems()[spot.key]->element().look.value == 0);
        }
        // Names of squares and cartouches hold figures; so ask for the words of a card that is seen.
        const words::Words words(m_table->play().game());
        for (int value = 1; value <= 4; ++value) {
            const engine::Message card{"cell.piece.card", {{"n", 1}, {"value", value}, {"seat", "red"}}};
            QVERIFY2(!m_table->board().placeName(place).contains(words.say(card)),
                     qPrintable(m_table->board().placeName(place)));
        }
    }
}

void TestKeyboardGame::uncover()
{
    QPushButton *button = m_table->uncover();
    QVERIFY(button->hasFocus());
    const std::string seat(m_table->play().game().seatId(m_table->play().humanToAct(), 2));
    for (const std::string whose : {"red", "blue"})
        nothingIsSeen(hiddenPlacesOf(whose));
    press(Qt::Key_Tab); // nothing behind the cover can be reached by it
    press(Qt::Key_1);
    QVERIFY(m_table->uncover());
    tabTo(*button);
    press(Qt::Key_Return);
    QVERIFY(!m_table->uncover());
    QVERIFY(m_table->board().hasFocus());
    nothingIsSeen(hiddenPlacesOf(seat == "red" ? "blue" : "red"));
    for (const views::PieceSpot &spot :
         m_table->board().boardScene().piecesOn(m_table->place(("hand-" + seat).c_str())))
        QVERIFY(spot.look.value > 0);
}

void TestKeyboardGame::twoPeoplePlay()
{
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
    m_table->begin(QStringLiteral("human"), QStringLiteral("human"), kSeed);
    int laid = 0;
    int undone = 0;
    while (m_table->waitReady() && !m_table->play().isOver()) {
        if (m_table->uncover())
            uncover();
        const int steps = m_table->play().stepCount();
        const engine::Action action = m_table->chosen();
        const std::string verb = m_table->verb(action);
        if (verb == "lay" && laid++ % 4 < 2) {
            layByFigures(m_table->moveTargets(action));
        } else if (verb == "lay") {
            layByCursor(m_table->moveTargets(action));
        } else {
            walkTo(m_table->moveTargets(action).front().choice);
            press(steps % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
            if (undone < 3) { // taken back and done again, by shortcut
                QVERIFY(m_table->waitReady());
                press(Qt::Key_Z, Qt::ControlModifier);
                QCOMPARE(m_table->play().stepCount(), steps);
                press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
                ++undone;
            }
        }
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_table->play().stepCount() > steps);
    }
    QVERIFY(m_table->play().isOver());
    QVERIFY(m_table->result());
    QCOMPARE(m_table->seen, (std::set<std::string>{"lay", "remove", "place", "take"}));

    const std::vector<engine::Position> positions = m_table->play().record().positions();
    press(Qt::Key_Escape); // closes the result
    QVERIFY(!m_table->result());
    QVERIFY(m_table->activate());
    const QString path = m_folder.filePath(QStringLiteral("two people.cartouche"));
    const auto type = [&path](QDialog &dialog) { Table::typeFile(dialog, path); };
    const Answer save("QFileDialog", type);
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(save.came());
    QVERIFY(QFile::exists(path));
    QVERIFY(Table::verifies(path));
    QVERIFY(m_table->activate());
    const Answer open("QFileDialog", type);
    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(open.came());
    QVERIFY(m_table->play().record().positions() == positions);
}

void TestKeyboardGame::enterPressesTheButtonThatHasTheFocus()
{
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    tabTo(m_table->button("second"));
    press(Qt::Key_Return);
    QCOMPARE(m_table->button("main").text(), QStringLiteral("Exchange the hand"));
    press(Qt::Key_Escape);
    QVERIFY(!m_table->button("main").isVisible());
    layByFigures(m_table->moveTargets(m_table->chosen()));
    QVERIFY(m_table->waitReady());
    const int steps = m_table->play().stepCount();
    walkTo(m_table->moveTargets(m_table->chosen()).front().choice);
    press(Qt::Key_Return);
    QVERIFY(m_table->waitReady());
    tabTo(m_table->button("takeBack"));
    press(Qt::Key_Return);
    QCOMPARE(m_table->play().stepCount(), steps);
}

void TestKeyboardGame::tabReachesBoardAndButtons()
{
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
    m_table->begin(QStringLiteral("human"), QStringLiteral("easy"), kSeed);
    QVERIFY(m_table->waitReady());
    QVERIFY(m_table->board().hasFocus());
    tabTo(m_table->button("second"));
    tabTo(*m_table->page().findChild<QWidget *>(QStringLiteral("log")));
    tabTo(m_table->board());
}

} // namespace tests::tst_keyboard_game

TEST_CLASS(tst_keyboard_game, TestKeyboardGame)
#include "tst_keyboard_game.moc"

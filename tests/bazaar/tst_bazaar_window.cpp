// SPDX-License-Identifier: GPL-3.0-or-later
// Several places for an action, several actions a place, several pieces of a place: at the window, by mouse, keyboard
// and screen reader.
#include <QAccessible>
#include <QSignalSpy>
#include <QVBoxLayout>

#include "model/words/languages.h"
#include "tests/bazaar/bazaar.h"
#include "tests/test_class.h"
#include "tests/views/languages/cut_off.h"
#include "tests/views/window/table.h"
#include "views/board/accessible_board.h"
#include "views/board/board_view_state.h"
#include "views/dialogs/new_game.h"
#include "views/play/game_page.h"
#include "views/screen/choice_box.h"
#include "views/screen/prompt_strip.h"
#include "views/screen/screen.h"

namespace tests::tst_bazaar_window {

using views::ChoiceBox;

namespace {

/// A window with two people at the bazaar.
class Dealing {
public:
    explicit Dealing(QSize size = {1024, 700})
    {
        m_table.window().resize(size);
        m_table.activate();
        QVERIFY(
            m_table.window().navigator().beginGame(views::recordOf(bazaar::game(), {{{}, "human"}, {{}, "human"}}), 3));
        m_table.hurry();
        QVERIFY(m_table.waitReady());
    }

    Table &table() { return m_table; }
    views::BoardView &board() { return m_table.board(); }
    ChoiceBox &box() { return *m_table.page().findChild<ChoiceBox *>(); }

    void click(engine::PlaceIndex place) { clickAt(m_table.middleOf(place)); }
    void click(engine::PlaceIndex place, int value) { clickAt(m_table.cardOn(place, value)); }
    /// What a person does with keys alone: to the piece of that value, or to the place.
    void press(engine::PlaceIndex place, int value = 0)
    {
        QVERIFY(m_table.waitReady());
        board().setFocus();
        board().setCursorTo(place);
        const auto isMeant = [&] { return value == board().pieceMeant(place).value_or(engine::Piece()).value; };
        for (int keys = 0; value != 0 && !isMeant(); ++keys) {
            QVERIFY(keys < 5);
            QTest::keyClick(&board(), Qt::Key_Right);
        }
        QTest::keyClick(&board(), Qt::Key_Return);
    }
    /// What a screen reader does: the action of a place, or of a piece there.
    void doAction(engine::PlaceIndex place, int index = -1)
    {
        auto *list = dynamic_cast<views::AccessibleBoard *>(QAccessible::queryAccessibleInterface(&board()));
        QAccessibleInterface *cell = list->cellOf(place);
        QAccessibleInterface *meant = index < 0 ? cell : cell->child(index);
        QVERIFY(meant);
        meant->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    /// Words of the buttons that can be seen, those of the game before those of the page.
    QStringList offers()
    {
        QStringList texts;
        for (const QPushButton *button : buttons())
            texts << button->text();
        return texts;
    }
    QList<QPushButton *> buttons()
    {
        QList<QPushButton *> all = m_table.page().findChildren<QPushButton *>(QStringLiteral("second"));
        all.removeIf([](const QPushButton *button) { return !button->isVisible(); });
        return all;
    }
    /// The action that was done last; none as long as nothing was.
    std::string done()
    {
        play::Play &play = m_table.play();
        if (play.stepCount() == 0)
            return {};
        return play.positionAt(play.stepCount() - 1).actionText(play.step(play.stepCount()).action);
    }
    bool has(const QString &key) { return board().boardScene().elementItems().contains(key); }

private:
    void clickAt(QPoint at)
    {
        QVERIFY(m_table.waitReady());
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, at);
    }

    Table m_table;
};

} // namespace

class TestBazaarWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void severalPlacesMakeAnAction();
    void whatMayBecomeMoreWaits();
    void whatIsChosenIsSeenAndSaid();
    void piecesOfAPlaceAreChosenByMouse();
    void piecesOfAPlaceAreChosenByKeyboard();
    void piecesOfAPlaceAreChosenByScreenReader();
    void onlyPiecesThatCanBeChosenAreLit();
    void fewAlternativesStandBesideThePrompt();
    void manyAlternativesFillABox();
    void theBoxIsWalkedByKeys();
    void theBoxTakesNoMoreThanThereIs();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestBazaarWindow::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QAccessible::setActive(true);
}

void TestBazaarWindow::severalPlacesMakeAnAction()
{
    Dealing dealing;
    dealing.click(bazaar::Stall2);
    dealing.click(bazaar::Stall4);
    QCOMPARE(dealing.done(), std::string());
    dealing.click(bazaar::Stall3); // nothing can be added: done
    QCOMPARE(dealing.done(), std::string("a buy 14"));
    dealing.press(bazaar::Stall3);
    dealing.press(bazaar::Stall2);
    dealing.press(bazaar::Stall4);
    QCOMPARE(dealing.done(), std::string("b buy 14"));
    dealing.doAction(bazaar::Stall4);
    dealing.doAction(bazaar::Stall3);
    dealing.doAction(bazaar::Stall2);
    QCOMPARE(dealing.done(), std::string("a buy 14"));
    QCOMPARE(dealing.table().play().stepCount(), 3);
}

void TestBazaarWindow::whatMayBecomeMoreWaits()
{
    Dealing dealing;
    dealing.click(bazaar::Stall1);
    QCOMPARE(dealing.done(), std::string());
    QCOMPARE(dealing.table().button("main").text(), QStringLiteral("Buy what was chosen"));
    dealing.click(bazaar::Stall1); // no, after all
    QVERIFY(dealing.table().shown().chosen.empty());
    dealing.click(bazaar::Stall1);
    QTest::mouseClick(&dealing.table().button("main"), Qt::LeftButton);
    QCOMPARE(dealing.done(), std::string("a buy 1"));
    dealing.press(bazaar::Stall1);
    QCOMPARE(dealing.table().play().stepCount(), 1);
    QTest::keyClick(&dealing.board(), Qt::Key_Return);
    QCOMPARE(dealing.done(), std::string("b buy 1"));
    dealing.press(bazaar::Stall1);
    QVERIFY(dealing.table().waitReady());
    dealing.board().setCursorTo(bazaar::Stall2);
    QTest::keyClick(&dealing.board(), Qt::Key_Space); // Return would confirm what is complete
    QCOMPARE(dealing.done(), std::string("a buy 3"));
    dealing.press(bazaar::Stall2);
    QTest::keyClick(&dealing.board(), Qt::Key_Escape);
    QVERIFY(dealing.table().shown().chosen.empty());
}

void TestBazaarWindow::whatIsChosenIsSeenAndSaid()
{
    Dealing dealing;
    dealing.click(bazaar::Stall2);
    dealing.click(bazaar::Stall4);
    QVERIFY(dealing.has(QStringLiteral("selected/stall-2")) && dealing.has(QStringLiteral("selected/stall-4")));
    QVERIFY(!dealing.has(QStringLiteral("selected/stall-3")) && dealing.has(QStringLiteral("mark/stall-3")));
    QVERIFY(!dealing.has(QStringLiteral("mark/stall-1"))); // not with those two
    QVERIFY(dealing.board().placeName(bazaar::Stall2).contains(QStringLiteral("selected")));
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&dealing.board());
    int selected = 0;
    for (int i = 0; i < list->childCount(); ++i)
        selected += list->child(i)->state().selected ? 1 : 0;
    QCOMPARE(selected, 2);
}

void TestBazaarWindow::piecesOfAPlaceAreChosenByMouse()
{
    Dealing dealing;
    dealing.click(bazaar::Bowl, 6); // of no use
    QVERIFY(dealing.table().shown().chosen.empty());
    dealing.click(bazaar::Bowl, 5);
    QVERIFY(dealing.table().shown().isChosen({bazaar::Bowl, 5}));
    QVERIFY(dealing.has(QStringLiteral("selected/bowl/5")));
    dealing.click(bazaar::Bowl, 3);
    QCOMPARE(dealing.done(), std::string("a pair"));
    dealing.click(bazaar::Chest, 2);
    QCOMPARE(dealing.done(), std::string("a pair")); // or is it carried?
    QTest::mouseClick(&dealing.table().button("main"), Qt::LeftButton);
    QCOMPARE(dealing.done(), std::string("b use 3 bake"));
}

void TestBazaarWindow::piecesOfAPlaceAreChosenByKeyboard()
{
    Dealing dealing;
    dealing.press(bazaar::Bowl, 5);
    QVERIFY(dealing.table().shown().isChosen({bazaar::Bowl, 5}));
    dealing.press(bazaar::Bowl, 3);
    QCOMPARE(dealing.done(), std::string("a pair"));
    QVERIFY(dealing.table().waitReady());
    QTest::keyClick(&dealing.board(), Qt::Key_2); // a figure
    QVERIFY(dealing.table().shown().isChosen({bazaar::Chest, 2}));
}

void TestBazaarWindow::piecesOfAPlaceAreChosenByScreenReader()
{
    Dealing dealing;
    auto *list = dynamic_cast<views::AccessibleBoard *>(QAccessible::queryAccessibleInterface(&dealing.board()));
    QAccessibleInterface *bowl = list->cellAt(0, 0);
    QCOMPARE(bowl->childCount(), 2);
    QCOMPARE(bowl->child(1)->text(QAccessible::Name), QStringLiteral("die 5"));
    dealing.doAction(bazaar::Bowl, 1);
    QVERIFY(bowl->child(1)->state().selected && !bowl->child(0)->state().selected);
    dealing.doAction(bazaar::Bowl, 0);
    QCOMPARE(dealing.done(), std::string("a pair"));
}

void TestBazaarWindow::onlyPiecesThatCanBeChosenAreLit()
{
    Dealing dealing;
    QVERIFY(dealing.has(QStringLiteral("mark/piece/bowl/0")) && dealing.has(QStringLiteral("mark/piece/bowl/1")));
    QVERIFY(!dealing.has(QStringLiteral("mark/piece/bowl/2")) && !dealing.has(QStringLiteral("mark/bowl")));
    dealing.click(bazaar::Bowl, 3);
    QVERIFY(!dealing.has(QStringLiteral("mark/piece/bowl/0")) && dealing.has(QStringLiteral("mark/piece/bowl/1")));
    QVERIFY(!dealing.has(QStringLiteral("mark/piece/chest/0")));
}

void TestBazaarWindow::fewAlternativesStandBesideThePrompt()
{
    Dealing dealing;
    QCOMPARE(dealing.offers(), QStringList{QStringLiteral("Go home")});
    dealing.click(bazaar::Chest, 5);
    QCOMPARE(dealing.offers(), (QStringList{QStringLiteral("Use die 4 bake"), QStringLiteral("Use die 4 brew"),
                                            QStringLiteral("Go home")}));
    QVERIFY(!dealing.box().isVisible());
    QVERIFY(dealing.table().button("main").text().isEmpty() || !dealing.table().button("main").isVisible());
    QVERIFY(dealing.table().prompt().contains(QStringLiteral("Choose one of these actions.")));
    QTest::mouseClick(dealing.buttons().at(1), Qt::LeftButton);
    QCOMPARE(dealing.done(), std::string("a use 4 brew"));
}

void TestBazaarWindow::manyAlternativesFillABox()
{
    Dealing dealing;
    const int board = dealing.board().height();
    dealing.click(bazaar::Till);
    QVERIFY(dealing.box().isVisible());
    QCOMPARE(dealing.offers().size(), bazaar::kMostCoins + 1);
    for (int i = 0; i < bazaar::kMostCoins; ++i) // the sign of the label; a seventh die has no picture
        QCOMPARE(dealing.buttons().at(i)->icon().isNull(), i == 6);
    QTRY_VERIFY(dealing.board().height() < board);
    dealing.click(bazaar::Till); // no, after all
    QVERIFY(!dealing.box().isVisible());
    QTRY_COMPARE(dealing.board().height(), board);
    dealing.click(bazaar::Till);
    QTest::mouseClick(dealing.buttons().at(4), Qt::LeftButton);
    QCOMPARE(dealing.done(), std::string("a pay 5"));
    QVERIFY(!dealing.box().isVisible() && dealing.board().hasFocus());
}

void TestBazaarWindow::theBoxIsWalkedByKeys()
{
    Dealing dealing;
    dealing.press(bazaar::Till);
    QVERIFY(dealing.box().isVisible());
    const QList<QPushButton *> buttons = dealing.buttons();
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    for (int keys = 0; !buttons.front()->hasFocus(); ++keys) {
        QVERIFY(keys < 40);
        press(Qt::Key_Tab);
    }
    press(Qt::Key_Tab);
    QVERIFY(buttons.at(1)->hasFocus());
    press(Qt::Key_Left);
    press(Qt::Key_Left); // the first one
    QVERIFY(buttons.at(0)->hasFocus());
    press(Qt::Key_Down);
    auto *below = qobject_cast<QPushButton *>(QApplication::focusWidget());
    QVERIFY(below && below->y() > buttons.at(0)->y() && below->x() == buttons.at(0)->x());
    press(Qt::Key_Right);
    QVERIFY(buttons.at(buttons.indexOf(below) + 1)->hasFocus());
    press(Qt::Key_Up);
    QVERIFY(buttons.at(1)->hasFocus());
    QCOMPARE(QAccessible::queryAccessibleInterface(buttons.at(1))->text(QAccessible::Name),
             QStringLiteral("Take coins out of the till: 2"));
    press(Qt::Key_Return);
    QCOMPARE(dealing.done(), std::string("a pay 2"));
    QVERIFY(dealing.board().hasFocus());
    dealing.press(bazaar::Till);
    press(Qt::Key_Escape);
    QVERIFY(!dealing.box().isVisible());
}

void TestBazaarWindow::theBoxTakesNoMoreThanThereIs()
{
    QWidget page;
    auto *strip = new views::PromptStrip(&page);
    auto *board = new QWidget(&page);
    board->setMinimumHeight(200);
    auto *layout = new QVBoxLayout(&page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(strip);
    layout->addWidget(board, 1);
    page.resize(600, 330);
    page.show();
    QList<views::Offer> many;
    for (int i = 1; i <= 60; ++i)
        many << views::Offer{QStringLiteral("Offer number %1").arg(i)};
    views::Prompt prompt;
    prompt.offers = many;
    prompt.ofPage << QStringLiteral("Of the page");
    strip->show(prompt, {});
    QTRY_COMPARE(page.height(), 330);
    QTRY_VERIFY(board->height() >= 200);
    auto &box = *page.findChild<ChoiceBox *>();
    QVERIFY(box.isVisible());
    QTRY_VERIFY(box.viewport()->height() < box.widget()->height());
    QList<QPushButton *> buttons = box.findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 60);
    QSignalSpy chosen(strip, &views::PromptStrip::offerChosen);
    buttons.back()->setFocus(Qt::TabFocusReason); // it comes into sight
    QTRY_VERIFY(box.viewport()->rect().contains(
        QRect(buttons.back()->mapTo(box.viewport(), QPoint()), buttons.back()->size())));
    QTest::mouseClick(buttons.back(), Qt::LeftButton);
    for (QPushButton *button : page.findChildren<QPushButton *>()) {
        if (button->text() == QLatin1String("Of the page"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(chosen, (QList<QList<QVariant>>{{59}, {60}}));
    prompt.offers = many.first(3);
    prompt.ofPage.clear();
    strip->show(prompt, {});
    QVERIFY(!box.isVisible());
    QTRY_COMPARE(strip->height(), page.height() - board->height());
    page.resize(600, 700);
    prompt.offers = many;
    strip->show(prompt, {});
    QTRY_VERIFY(box.viewport()->height() > 100);
}

void TestBazaarWindow::nothingIsCutOff_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : words::languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestBazaarWindow::nothingIsCutOff()
{
    QFETCH(QString, language);
    Dealing dealing;
    words::setLanguage(language);
    QCoreApplication::processEvents();
    for (const bool many : {true, false}) {
        if (many)
            dealing.click(bazaar::Till);
        else
            dealing.click(bazaar::Bowl, 5);
        QCoreApplication::processEvents();
        QVERIFY(dealing.box().isVisible() || !many);
        QCOMPARE(dealing.table().window().size(), QSize(1024, 700));
        const QStringList cut = cutOff(dealing.table().window());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        if (const QString folder = qEnvironmentVariable("CARTOUCHE_SCREENSHOTS"); !folder.isEmpty())
            dealing.table().window().grab().save(QStringLiteral("%1/bazaar-%2-%3.png").arg(folder, language).arg(many));
    }
}

} // namespace tests::tst_bazaar_window

TEST_CLASS(tst_bazaar_window, TestBazaarWindow)
#include "tst_bazaar_window.moc"

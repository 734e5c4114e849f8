// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of the seats and the card that is pointed at, and where they stand in a window.
#include <set>
#include <tuple>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "model/words/languages.h"
#include "page.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/foot.h"
#include "tests/views/panels.h"
#include "views/board/board_plan.h"
#include "views/board/piece_renderer.h"
#include "views/common/style_sheet.h"
#include "views/panels/board_footer.h"
#include "views/panels/board_words.h"
#include "views/panels/large_board.h"
#include "views/panels/panel_boxes.h"
#include "views/panels/place_button.h"
#include "views/screen/choice_box.h"

namespace tests::tst_boards {

using engine::BoardPart;
using engine::Panel;
using engine::PanelForm;

namespace {

constexpr int kFootDeeds = 300;
constexpr int kStartingCards = 9;    ///< on the table with four seats
constexpr int kLeastAboveFoot = 110; ///< of 200: head, levels and scales

const engine::Game &tekhenu() { return *engine::findGame("tekhenu"); }

engine::SeatBoard boardOf(int seat)
{
    using Rows = std::vector<engine::BoardRow>;
    Rows rows{{.id = "total", .part = BoardPart::Total, .n = 30 + seat, .sign = "points"},
              {.id = "gold", .n = 1, .sign = "res-o"},
              {.id = "papyrus", .part = BoardPart::Level, .n = 2, .at = 3, .most = 6, .sign = "res-p"},
              {.id = "balance", .part = BoardPart::Balance, .n = 1, .sign = "maat"},
              {.id = "statues-left", .part = BoardPart::Pieces, .n = 4, .sign = "statue"},
              {.id = "cards", .part = BoardPart::Cards, .n = 2}};
    rows[3].groups = {{"pure", {{"die-w", 5}}}, {"tainted", {{"die-y", 2}, {"excess", 0, 2}}}, {"anubis"}};
    rows[4].note = {"board.next-statue", {{"n", 3}}};
    rows[5].groups = {{"cards", {{"technology", 6}, {"decree", 1, 1, true}}}};
    return {static_cast<engine::Seat>(seat), {"board.place", {{"n", seat + 1}, {"of", 3}}}, rows};
}

Panel boards(int seats)
{
    Panel panel{"boards", PanelForm::Boards};
    for (int seat = 0; seat < seats; ++seat)
        panel.boards.push_back(boardOf(seat));
    return panel;
}

Panel cards()
{
    Panel panel{"card", PanelForm::Cards};
    panel.cards = {{{"blessing", 5}, 7, {"cards.place", {{"section", "I"}, {"happiness", 1}}}, {}},
                   {{"technology", 6}, engine::kNowhere, {"cards.owner", {{"seat", "a"}}}, {}},
                   {{"decree", 1, 1, true}, engine::kNowhere, {}, {"cards.now", {{"n", 2}}}}};
    return panel;
}

record::Record gameOf(int seats, int humans)
{
    record::Record record = record::newRecord(*engine::findGame("tekhenu"), {seats, {}});
    for (std::size_t seat = static_cast<std::size_t>(humans); seat < record.seats.size(); ++seat)
        record.seats[seat].player = QStringLiteral("easy");
    return record;
}

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        views::applyTheme(m_theme);
    }
    void init();
    void aBoardIsReadInSentences();
    void aRowSaysWhatItIs();
    void theOwnOneIsLarge();
    void pointingShowsAnother();
    void aKeyShowsAnother();
    void lookingAtAnotherEnds();
    void choicesStandAtTheFoot_data();
    void choicesStandAtTheFoot();
    void choicesLeaveTheStock_data() { choicesStandAtTheFoot_data(); }
    void choicesLeaveTheStock();
    void rulesInThePromptAreSwitchedOff();
    void whoOneIsIsSaidAtEverySize_data();
    void whoOneIsIsSaidAtEverySize();
    void whatOthersMustNotSeeLiesFaceDown();
    void whatHasTheKeyboardKeepsIt();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void cardsAndOthersGrowWithTheBoard();
    void aCardIsShownThatIsPointedAt();
    void aHeldCardIsPointedAt();
    void heightsAreThoseOfABoxOfAnyWidth();
    void whatIsTheSameIsNotLaidOutAgain();
    void theyStandInTheirRoom_data();
    void theyStandInTheirRoom();
    void aPlaceThatIsPointedAtBringsItsCard();
    void theLogStandsBelowTheTabs_data();
    void theLogStandsBelowTheTabs();
    void theRivalsPyramidIsSeen();
    void theRailOpensBelowTheBoard();
    void thePersonsBoardIsLarge();
    void whatStandsAtTheFootIsBelowTheBoard();
    void theWordsOfTheFootStayInIt_data();
    void theWordsOfTheFootStayInIt();

private:
    void show(int seats, QSize size = {774, 312});
    QWidget &large() { return *m_box->widgetOf(0); }
    int largeSeat() const { return m_box->picture().large; }
    /// Small boards in the order in which they stand.
    QList<views::PlaceButton *> others() const
    {
        return buttons([](const views::PanelCell &cell) { return cell.seat >= 0; });
    }
    QList<views::PlaceButton *> held() const
    {
        return buttons([](const views::PanelCell &cell) { return !cell.card.kind.empty(); });
    }
    template <typename Is>
    QList<views::PlaceButton *> buttons(const Is &is) const
    {
        QList<views::PlaceButton *> found;
        for (std::size_t i = 0; i < m_box->picture().cells.size(); ++i) {
            if (is(m_box->picture().cells[i]))
                found << qobject_cast<views::PlaceButton *>(m_box->widgetOf(i));
        }
        return found;
    }

    views::Theme m_theme{QStringLiteral("light"), QStringLiteral("tekhenu")};
    views::Artwork m_artwork{m_theme};
    words::Words m_words{tekhenu(), {"Ada", "Noor", "Ines"}};
    views::PanelContext m_context{.words = &m_words, .artwork = &m_artwork};
    std::unique_ptr<views::PanelView> m_box;
};

void TestBoards::init()
{
    m_box = std::make_unique<views::PanelView>();
    m_context = {.words = &m_words, .artwork = &m_artwork};
    m_context.seatIds = QStringList{"a", "b", "c"};
    m_context.seatSigns = QStringList{"seat-a", "seat-b", "seat-c"};
    m_context.plan = &views::BoardPlan::of(tekhenu(), 3);
    m_context.own = 1;
}

void TestBoards::show(int seats, QSize size)
{
    m_box->resize(size);
    m_box->show(boards(seats), m_context);
    m_box->setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(m_box.get()));
}

void TestBoards::aBoardIsReadInSentences()
{
    const QStringList expected{"Noor, place 2 of 3.",
                               "Victory points 31, Gold 1.",
                               "Papyrus 2, level 3 of 6.",
                               "Balance +1; pure: white die 5; tainted: yellow die 2, excess goods 2.",
                               "Statues in stock 4 (next: 3 granite).",
                               "Cards: Levers (Technology), Temple: pillars (Decree)."};
    QCOMPARE(views::boardSentences(boardOf(1), m_context), expected);
}

void TestBoards::theOwnOneIsLarge()
{
    show(3);
    QCOMPARE(largeSeat(), 1);
    QVERIFY(large().accessibleName().startsWith("Noor, place 2 of 3. Victory points 31, "));
    QCOMPARE(others().size(), 2);
    QVERIFY(others()[0]->accessibleName().startsWith("Ada"));
    QVERIFY(others()[1]->accessibleName().startsWith("Ines"));
    m_context.own = -1; // nobody's: that of who acts
    m_context.acting = engine::seatBit(2);
    show(3);
    QCOMPARE(largeSeat(), 2);
}

/// The mouse or the keyboard on a small board shows it large; once they have left it is the own one's again.
void TestBoards::pointingShowsAnother()
{
    show(3);
    m_box->activateWindow();
    others()[1]->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(largeSeat(), 2);
    others()[0]->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(largeSeat(), 0);
    others()[0]->clearFocus();
    QTRY_COMPARE(largeSeat(), 1);
}

void TestBoards::aKeyShowsAnother()
{
    show(3);
    QVERIFY(m_box->peek(1).startsWith("Ines")); // the own seat is the second
    QCOMPARE(largeSeat(), 2);
    QVERIFY(m_box->peek(1).startsWith("Ada"));
    QCOMPARE(largeSeat(), 0);
    m_box->peek(-1);
    m_box->peek(-1);
    QCOMPARE(largeSeat(), 1);
    m_box->peek(1);
    for (const int own : {2, 0}) { // whose turn it is has the own one, whatever was looked at before
        m_context.own = own;
        show(3);
        QCOMPARE(largeSeat(), own);
    }
    m_context.own = 1;
    QVERIFY(!large().accessibleDescription().isEmpty());
    show(1);
    QVERIFY(m_box->peek(1).isEmpty());
}

/// Whatever is on the own board then, what may be paid from, is what the next choice needs.
void TestBoards::lookingAtAnotherEnds()
{
    m_context.acting = engine::seatBit(0);
    show(3);
    m_box->peek(1);
    QVERIFY(m_box->peek(0).startsWith("Noor"));
    QVERIFY(m_box->peek(0).isEmpty());
    QCOMPARE(largeSeat(), 1);
    m_box->peek(1);
    show(3);
    QCOMPARE(largeSeat(), 2);
    m_context.acting = engine::seatBit(1);
    show(3);
    QCOMPARE(largeSeat(), 1);
}

/// Choices stand over the foot of the own board: neither the prompt nor the board has less room for that, and the key
/// that leads to what may be chosen leads to them, too.
void TestBoards::choicesStandAtTheFoot_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 640);
    QTest::newRow("medium") << QSize(1280, 740);
    QTest::newRow("large") << QSize(1600, 940);
}

void TestBoards::choicesStandAtTheFoot()
{
    QFETCH(QSize, size);
    Page page(gameOf(3, 3));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(size);
    QCoreApplication::processEvents();
    auto &choices = *page.page().findChild<views::ChoiceBox *>();
    QTRY_VERIFY(choices.isVisible() && choices.buttons().size() > 3);
    const auto &large = *panelOf(page.page(), PanelForm::Boards)->widgetOf(0);
    const auto on = [&page](const QWidget &widget) {
        return QRect(widget.mapTo(&page.page(), QPoint()), widget.size());
    };
    QVERIFY(on(large).contains(on(choices)));
    const QRect board = on(page.board());
    QTest::keyClick(&page.board(), Qt::Key_N);
    for (QPushButton *button : choices.buttons()) {
        QVERIFY2(button->hasFocus(), qPrintable(button->text()));
        QCOMPARE(on(page.board()), board);
        QTest::keyClick(button, Qt::Key_N);
    }
    QVERIFY(choices.buttons().front()->hasFocus()); // round about
    QTest::keyClick(choices.buttons().front(), Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(choices.buttons().back()->hasFocus());
    const int steps = page.play().stepCount();
    QTest::keyClick(choices.buttons().back(), Qt::Key_Space);
    QTRY_VERIFY(page.play().stepCount() > steps);
}

/// As many as there are of starting cards: what has no room below stock and scales is scrolled to.
void TestBoards::choicesLeaveTheStock()
{
    QFETCH(QSize, size);
    Page page(gameOf(4, 4));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(size);
    QCoreApplication::processEvents();
    const auto &choices = *page.page().findChild<views::ChoiceBox *>();
    QTRY_VERIFY(choices.isVisible() && choices.buttons().size() == kStartingCards);
    const views::PanelView &boards = *panelOf(page.page(), PanelForm::Boards);
    const QPoint from = choices.mapTo(&page.page(), QPoint()) - boards.mapTo(&page.page(), QPoint());
    const auto &tips = boards.picture().tips;
    for (const char *row : {"row.papyrus", "row.bread", "row.limestone", "row.granite", "row.balance"}) {
        const auto tip = std::find_if(tips.begin(), tips.end(), [&](const auto &each) {
            return each.second.startsWith(m_words.text(row), Qt::CaseInsensitive);
        });
        QVERIFY2(tip != tips.end(), row);                   // it is seen
        QVERIFY2(tip->first.bottom() - 3 <= from.y(), row); // its words end above
    }
}

/// And with them those in tips of what the seats have.
void TestBoards::rulesInThePromptAreSwitchedOff()
{
    Page page(gameOf(2, 2));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(1600, 960);
    QCoreApplication::processEvents();
    const auto explainsRows = [&page] {
        const auto &tips = panelOf(page.page(), PanelForm::Boards)->picture().tips;
        return std::any_of(tips.begin(), tips.end(), [](const auto &each) { return each.second.contains(u'\n'); });
    };
    const auto says = [&page](const char *words) { return page.prompt().contains(QLatin1String(words)); };
    views::PlayStyle style{0, false, true};
    for (const bool isOn : {true, false, true}) {
        style.explainPlaces = isOn;
        page.page().setStyle(style);
        QVERIFY(says("White takes a starting card"));
        QCOMPARE(says("Everyone takes two"), isOn);
        QCOMPARE(explainsRows(), isOn);
    }
}

void TestBoards::whoOneIsIsSaidAtEverySize_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nefertiti", "tekhenu"})
        QTest::newRow(game) << QString(game);
}

/// Of a person against computers; for several people none of them is “you”.
void TestBoards::whoOneIsIsSaidAtEverySize()
{
    QFETCH(const QString, game);
    const QString human = QStringLiteral("human"), easy = QStringLiteral("easy");
    const auto says = [](Page &page, QSize size) {
        page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
        page.page().resize(size);
        QCoreApplication::processEvents();
        const bool hasTable = panelOf(page.page(), PanelForm::Holdings) != nullptr;
        const QStringList texts =
            tests::textsOf(*panelOf(page.page(), hasTable ? PanelForm::Holdings : PanelForm::Boards));
        return std::any_of(texts.begin(), texts.end(), [hasTable](const QString &text) {
            return hasTable ? text == QLatin1String("you") : text.endsWith(QLatin1String(", you"));
        });
    };
    Page alone(newGame(qPrintable(game), {human, easy, easy, easy}));
    QVERIFY(alone.waitReady());
    Page shared(newGame(qPrintable(game), {human, human, easy, easy}));
    QVERIFY(shared.waitReady());
    for (const QSize size : {QSize(1000, 640), QSize(1264, 728), QSize(1600, 940), QSize(3840, 2100)}) {
        QVERIFY2(says(alone, size), qPrintable(QString::number(size.width())));
        QVERIFY(!says(shared, size));
    }
}

void TestBoards::whatOthersMustNotSeeLiesFaceDown()
{
    show(3);
    QCOMPARE(held().size(), 2);
    QCOMPARE(held()[0]->accessibleName(), QStringLiteral("Levers: Ra costs 1 less."));
    QVERIFY(held()[1]->accessibleName().startsWith("Decree, temple: "));
    QVERIFY(held()[1]->accessibleDescription().startsWith("Decree: it counts at the end"));
    m_context.isShared = true;
    show(3);
    QCOMPARE(held()[1]->accessibleName(), QStringLiteral("Decree face down"));
    QVERIFY(!large().accessibleName().contains("pillars"));
    m_context.isOpen = true;
    show(3);
    QVERIFY(held()[1]->accessibleName().startsWith("Decree, temple: "));
}

void TestBoards::whatHasTheKeyboardKeepsIt()
{
    show(3);
    m_box->activateWindow();
    held()[0]->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(held()[0]->hasFocus());
    views::PlaceButton *const first = held()[0];
    const QList<views::PlaceButton *> before = others();
    show(3);
    QCOMPARE(held()[0], first);
    QVERIFY(first->hasFocus());
    QCOMPARE(others(), before);
}

void TestBoards::nothingOverlaps_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(774, 312), QSize(623, 252), QSize(572, 230), QSize(300, 560)}) {
        for (int seats = 1; seats <= 3; ++seats)
            QTest::addRow("%d seats, %d", seats, size.width()) << seats << size;
    }
}

void TestBoards::nothingOverlaps()
{
    QFETCH(int, seats);
    QFETCH(QSize, size);
    show(seats, size);
    QList<QRect> all{large().geometry()};
    for (const views::PlaceButton *other : others())
        all << other->geometry();
    for (const QRect &rect : all) {
        QVERIFY(m_box->rect().contains(rect));
        QVERIFY(rect.width() >= 40 && rect.height() >= 40);
        QCOMPARE(std::count_if(all.begin(), all.end(), [&](const QRect &each) { return each.intersects(rect); }), 1);
    }
    for (const views::PlaceButton *card : held())
        QVERIFY(!card->isVisible() || large().rect().contains(card->geometry()));
    if (size.width() > 500)
        QVERIFY(held()[0]->isVisible() && held()[0]->height() >= 20);
    const QString folder = qEnvironmentVariable("CARTOUCHE_SCREENSHOTS");
    if (!folder.isEmpty())
        m_box->grab().save(QStringLiteral("%1/boards-%2-%3.png").arg(folder).arg(size.width()).arg(seats));
}

// At 4K what others have and what the cards are called is no smaller beside the rest than elsewhere.
void TestBoards::cardsAndOthersGrowWithTheBoard()
{
    constexpr double kNearly = 0.95;
    const auto sizes = [this] {
        double words = 0;
        for (const views::Element &element : m_box->picture().elements) {
            if (element.look.form == views::ElementStyle::Form::Words && element.look.id == QStringLiteral("Levers"))
                words = element.look.text.size;
        }
        return std::pair(words, others().front()->height());
    };
    show(3);
    const auto [words, high] = sizes();
    show(3, {1548, 624});
    const auto [wordsThen, highThen] = sizes();
    QVERIFY(words >= 12);
    QVERIFY(wordsThen >= kNearly * 2 * words);
    QVERIFY(highThen >= kNearly * 2 * high);
}

void TestBoards::aCardIsShownThatIsPointedAt()
{
    views::PanelView box;
    box.resize(300, 230);
    box.show(cards(), m_context);
    const auto said = [&] {
        QStringList lines;
        for (const views::PanelCell &cell : box.picture().cells)
            lines << cell.name;
        return lines;
    };
    QCOMPARE(said(), (QStringList{"Caravan", "Section I, happiness 1", "3 different resources.",
                                  "Blessing: played once in your turn, then discarded."}));
    const QSize before = box.sizeHint();
    QVERIFY(box.pointAt(engine::Possession{"decree", 1}));
    QCOMPARE(box.sizeHint(), before); // what stands below does not move
    QCOMPARE(said().first(), QStringLiteral("Decree, temple"));
    QCOMPARE(said().last(), QStringLiteral("It would bring 2 victory point(s) now."));
    QVERIFY(!box.pointAt(engine::PlaceIndex(8)));
    QVERIFY(!box.pointAt(engine::kNowhere)); // a card that a seat has is at no place
    QCOMPARE(said().first(), QStringLiteral("Decree, temple"));
    QVERIFY(box.pointAt(engine::PlaceIndex(7)));
    QCOMPARE(said().first(), QStringLiteral("Caravan"));
    m_context.isShared = true;
    box.show(cards(), m_context);
    QVERIFY(!box.pointAt(engine::Possession{"decree", 1}));
}

/// What a box needs in the width that it has is remembered, and follows whatever is shown.
void TestBoards::heightsAreThoseOfABoxOfAnyWidth()
{
    views::PanelView box, other;
    other.resize(640, 230);
    Panel one = cards();
    one.cards.resize(1);
    Panel noted = one;
    noted.cards.front().now = {"cards.now", {{"n", 2}}};
    for (const Panel &panel : {cards(), one, noted, cards()}) {
        for (const int width : {300, 260}) {
            box.resize(width, 230);
            box.show(panel, m_context);
            other.show(panel, m_context);
            QCOMPARE(box.heightForWidth(width), other.heightForWidth(width));
            QCOMPARE(box.leastHeight(width), other.leastHeight(width));
        }
    }
}

/// A picture that is made while the one before is still there stands elsewhere in memory.
void TestBoards::whatIsTheSameIsNotLaidOutAgain()
{
    show(3);
    const auto laid = [this] { return m_box->picture().elements.data(); };
    const auto *const first = laid();
    m_box->show(boards(3), m_context);
    QVERIFY(laid() == first);
    m_context.own = 0;
    m_box->show(boards(3), m_context);
    const auto *const second = laid();
    QVERIFY(second != first);
    m_box->setRoom(views::PanelRoom::Usual); // as where its words are others
    m_box->show(boards(3), m_context);
    QVERIFY(laid() != second);
}

void TestBoards::aHeldCardIsPointedAt()
{
    show(3);
    engine::Possession pointed;
    connect(m_box.get(), &views::PanelView::possessionPointed, m_box.get(),
            [&](const engine::Possession &card) { pointed = card; });
    m_box->activateWindow();
    held()[0]->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(pointed.kind, std::string("technology"));
    QCOMPARE(int(pointed.value), 6);
}

void TestBoards::theyStandInTheirRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    for (const QSize size : {QSize(1600, 960), QSize(1280, 760), QSize(1024, 660)}) {
        for (const int seats : {1, 2, 3, 4})
            QTest::addRow("%d, %d seats", size.width(), seats) << size << seats;
    }
}

/// Nothing stands over the board's picture but the boards of the seats, and these in the room that it leaves; where it
/// leaves none they stand with the other panels.
void TestBoards::theyStandInTheirRoom()
{
    QFETCH(QSize, size);
    QFETCH(int, seats);
    Page page(gameOf(seats, 1));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint); // as in the window, which scrolls its pages
    page.page().resize(size);
    QCoreApplication::processEvents();
    const QRect room = page.board().panelsRoom().translated(page.board().pos());
    auto &boards = *panelOf(page.page(), PanelForm::Boards);
    auto &side = *page.page().findChild<views::PanelBoxes *>();
    if (room.isEmpty()) { // a board's picture may leave none
        QVERIFY(side.isAncestorOf(&boards) || size.width() < 1200);
        return;
    }
    QVERIFY(boards.isVisible());
    QCOMPARE(QRect(boards.mapTo(&page.page(), QPoint()), boards.size()), room);
    QVERIFY(side.isVisible());
    QVERIFY(!side.geometry().intersects(page.board().geometry()));
    QCOMPARE(side.width(), size.width() >= 1500 ? 300 : size.width() >= 1200 ? 230 : views::kRailWidth);
    const auto seen = [&](const auto &widgets) {
        return std::count_if(widgets.begin(), widgets.end(), [](const QWidget *each) { return each->isVisible(); });
    };
    QCOMPARE(seen(side.findChildren<QToolButton *>(Qt::FindDirectChildrenOnly)), size.width() < 1200 ? 3 : 0);
    const bool hasTabs = size.width() >= 1200 && size.width() < 1500;
    const auto *tabs = side.findChild<QTabBar *>();
    QCOMPARE(tabs && tabs->isVisible(), hasTabs);
    QCOMPARE(seen(side.findChildren<views::PanelView *>()), size.width() >= 1500 ? 2 : hasTabs ? 1 : 0);
    for (const QToolButton *tab : side.findChildren<QToolButton *>()) // pictures, not letters
        QVERIFY(!tab->icon().isNull() || tab->text() == QStringLiteral("≡") || !tab->isVisible());
}

void TestBoards::aPlaceThatIsPointedAtBringsItsCard()
{
    Page page(gameOf(2, 1));
    page.page().resize(1280, 760);
    QVERIFY(page.waitReady());
    QCoreApplication::processEvents();
    auto &tabs = *page.page().findChild<views::PanelBoxes *>()->findChild<QTabBar *>();
    tabs.setCurrentIndex(tabs.count() - 1);
    auto &card = *panelOf(page.page(), PanelForm::Cards);
    const auto name = [&card] { return card.picture().cells.front().name; };
    QVERIFY(!card.isVisible());
    emit page.board().placeHovered(page.place("card-2.1"));
    QVERIFY(card.isVisible());
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QStringLiteral("Card"));
    const QString first = name();
    emit page.board().placeHovered(page.place("field-r1c1")); // it stays
    QCOMPARE(name(), first);
    emit page.board().placeHovered(page.place("card-1.1"));
    QVERIFY(name() != first);
}

void TestBoards::theLogStandsBelowTheTabs_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {1, 2, 3, 4})
        QTest::addRow("%d", seats) << seats;
}

/// In the window of a screen of 1280 x 800 it is seen beside any tab, and neither moves when another one is chosen;
/// where a window is lower it is a tab of its own.
void TestBoards::theLogStandsBelowTheTabs()
{
    QFETCH(const int, seats);
    Page page(gameOf(seats, 1));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(1264, 730);
    QCoreApplication::processEvents();
    const auto &log = *page.page().findChild<QAbstractItemView *>(QStringLiteral("log"));
    auto &tabs = *page.page().findChild<views::PanelBoxes *>()->findChild<QTabBar *>();
    QCOMPARE(tabs.count(), 2);
    const auto stands = [&] { return std::tuple(log.isVisible(), tabs.geometry(), log.parentWidget()->geometry()); };
    const auto before = stands();
    QVERIFY(log.isVisible() && log.parentWidget()->y() > tabs.geometry().bottom());
    QVERIFY(log.parentWidget()->height() >= 100);
    tabs.setCurrentIndex(1);
    QCoreApplication::processEvents();
    const views::PanelView &scoring = *panelOf(page.page(), PanelForm::Points);
    QVERIFY(scoring.isVisible());
    QVERIFY(scoring.height() >= scoring.picture().size.height());
    QVERIFY(stands() == before);
    page.page().resize(1264, 500);
    QCoreApplication::processEvents();
    QVERIFY(tabs.count() > 2 && !log.isVisible());
    page.page().resize(1264, 730);
    QCoreApplication::processEvents();
    QVERIFY(stands() == before);
}

/// On the rival's board beside the own one, in the same window.
void TestBoards::theRivalsPyramidIsSeen()
{
    Page page(gameOf(1, 1));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(1264, 730);
    QCoreApplication::processEvents();
    play::Play play(gameOf(1, 1), 7);
    engine::Random random(7);
    const auto hasPyramid = [](const engine::BoardRow &row) { return row.part == BoardPart::Pyramid; };
    Panel panel;
    for (int deeds = 0; deeds < kFootDeeds && panel.boards.empty(); ++deeds) {
        for (const Panel &each : play.position().panels()) {
            if (each.form == PanelForm::Boards
                && std::any_of(each.boards.back().rows.begin(), each.boards.back().rows.end(), hasPyramid))
                panel = each;
        }
        if (play.humanToAct() == engine::kNobody)
            play.requestStep();
        else
            actAtRandom(play, random);
    }
    QCOMPARE(panel.boards.size(), std::size_t(2));
    m_context = views::panelContextOf(m_words, m_artwork, tekhenu(), 1);
    m_box->resize(page.board().panelsRoom().size());
    m_box->show(panel, m_context);
    const QRectF rival = others().front()->geometry();
    const std::vector<views::Element> &all = m_box->picture().elements;
    QCOMPARE(std::count_if(all.begin(), all.end(),
                           [&rival](const views::Element &each) {
                               const bool isSpace = each.look.line == QLatin1String("slab-edge")
                                                    || (each.look.fill == QLatin1String("rim5")
                                                        && each.look.line == QLatin1String("ink"));
                               return isSpace && rival.contains(each.rect);
                           }),
             10);
}

void TestBoards::theRailOpensBelowTheBoard()
{
    Page page(gameOf(3, 1));
    QVERIFY(page.waitReady());
    page.page().layout()->setSizeConstraint(QLayout::SetNoConstraint);
    page.page().resize(1024, 660);
    QCoreApplication::processEvents();
    auto &side = *page.page().findChild<views::PanelBoxes *>();
    const QRect room = page.board().panelsRoom();
    const int top = room.isEmpty() ? 0 : room.translated(page.board().pos()).top();
    const auto boxes = [&page] {
        QList<QFrame *> seen = page.page().findChildren<QFrame *>(Qt::FindDirectChildrenOnly);
        seen.removeIf([](const QFrame *each) {
            const bool isBox = each->property("box").toBool() || qobject_cast<const views::PanelView *>(each);
            return !each->isVisible() || !isBox;
        });
        return seen;
    };
    const QList<QFrame *> before = boxes();
    for (QToolButton *tab : side.findChildren<QToolButton *>()) {
        if (!tab->isVisible())
            continue;
        tab->click();
        QList<QFrame *> opened = boxes();
        opened.removeIf([&](QFrame *each) { return before.contains(each); });
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened.front()->y() >= top);
        QVERIFY(page.page().rect().contains(opened.front()->geometry()));
        QVERIFY(panelOf(page.page(), PanelForm::Boards)->isVisible());
    }
    QVERIFY(side.closeBox());
}

void TestBoards::thePersonsBoardIsLarge()
{
    record::Record record = gameOf(3, 3);
    record.seats[0].player = record.seats[1].player = QStringLiteral("easy");
    Page page(record);
    QVERIFY(page.waitReady());
    QCOMPARE(panelOf(page.page(), PanelForm::Boards)->picture().large, 2);
}

void TestBoards::whatStandsAtTheFootIsBelowTheBoard()
{
    Page page(gameOf(2, 1));
    QVERIFY(page.waitReady());
    page.page().resize(1264, 760);
    verifyFoot(page.page());
}

/// Pointed at, a row of the large board says what it is and what the rules say of it.
void TestBoards::aRowSaysWhatItIs()
{
    show(2);
    large().grab();
    QStringList said;
    for (int y = 4; y < large().height(); y += 8) {
        for (int x = 4; x < large().width(); x += 8) {
            QToolTip::hideText();
            QHelpEvent help(QEvent::ToolTip, {x, y}, m_box->mapToGlobal(QPoint(x, y)));
            QCoreApplication::sendEvent(m_box.get(), &help);
            if (QToolTip::isVisible() && !said.contains(QToolTip::text()))
                said << QToolTip::text();
        }
    }
    for (const char *row : {"Gold 1.", "Papyrus 2, level 3 of 6.", "Balance +1", "Statues in stock 4"})
        QVERIFY2(!said.filter(QLatin1String(row)).isEmpty(), row);
    QVERIFY(!said.filter(QStringLiteral("pays for any resource")).isEmpty());
}

void TestBoards::theWordsOfTheFootStayInIt_data()
{
    QTest::addColumn<int>("width");
    for (const char *language : {"en", "fr", "de"}) {
        for (const int width : {440, 520, 774})
            QTest::addRow("%s, %d", language, width) << width;
    }
}

/// What each die of many positions could be used for, at the foot of what is to be seen of a board: nothing is written
/// below that, or over the rows above the foot.
void TestBoards::theWordsOfTheFootStayInIt()
{
    QFETCH(int, width);
    const QString before = words::spokenLanguage();
    words::setLanguage(QString::fromLatin1(QTest::currentDataTag()).left(2));
    const auto restored = qScopeGuard([&before] { words::setLanguage(before); });
    const QRectF seen(0, 0, width, 200);
    const QString human = QStringLiteral("human");
    play::Play play(newGame("tekhenu", {human, human, human}), 7);
    engine::Random random(7);
    std::set<QString> said;
    for (int i = 0; i < kFootDeeds && !play.isOver(); ++i) {
        const engine::Position &position = play.position();
        if (play.humanToAct() == engine::kNobody) {
            play.requestStep();
            continue;
        }
        for (const engine::Action action : position.legal()) {
            const std::optional<engine::Preview> preview = position.preview(action);
            if (!preview || preview->uses.empty())
                continue;
            QImage image(width, 320, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            const QImage nothing = image;
            QPainter painter(&image);
            const qreal unit = views::LargeBoard::unitFor(seen, views::BoardForm::Large);
            const views::BoardFooter foot(preview->uses, seen, unit, m_context);
            views::paintElements(painter, foot.elements(QStringLiteral("a")), m_artwork);
            painter.end();
            const int top = int(foot.above().bottom() - 4 * unit);
            const QRect above(0, 0, width, top);
            const QRect below(0, 200, width, 120);
            QStringList uses;
            for (const engine::PreviewUse &use : preview->uses)
                uses << m_words.say(use.what) + QLatin1Char('/') + m_words.say(use.then);
            said.insert(uses.join(QLatin1Char('|')));
            QVERIFY2(image.copy(above) == nothing.copy(above) && image.copy(below) == nothing.copy(below),
                     qPrintable(uses.join(QLatin1Char('|'))));
            QVERIFY2(top > kLeastAboveFoot, qPrintable(QString::number(top) + uses.join(QLatin1Char('|'))));
        }
        actAtRandom(play, random);
    }
    QVERIFY(said.size() > 20);
}

} // namespace tests::tst_boards

TEST_CLASS(tst_boards, TestBoards)
#include "tst_boards.moc"

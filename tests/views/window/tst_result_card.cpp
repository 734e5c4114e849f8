// SPDX-License-Identifier: GPL-3.0-or-later
// The card that tells the end of a game, over its board.
#include <cmath>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVariantAnimation>

#include "model/engine/search/person_rating.h"
#include "model/replay/seat_names.h"
#include "program.h"
#include "tests/data_file.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/dialogs/result_dialog.h"
#include "views/play/game_page.h"
#include "views/play/history.h"

namespace tests::tst_result_card {

namespace {

/// A game of three computers, but for its last action.
record::Record nearlyOver()
{
    auto record = std::get<record::Record>(record::load(dataFile(QStringLiteral("tekhenu-three-seats.cartouche"))));
    record.line.actions.pop_back();
    record.result.reset();
    for (record::SeatEntry &seat : record.seats)
        seat.player = kEasy;
    return record;
}

} // namespace

class TestResultCard : public ProgramTest {
    Q_OBJECT

private slots:
    void itLiesInTheMiddleOfTheBoard();
    void escapeClosesItFromTheBoard();
    void aRatedGameSaysItsRating();
    void allOfItIsSeenInASmallWindow();
    void itsButtonsFindRoom();
    void itSaysWhichPlaceIsWhose();
    void whoHasWonIsItsNameAndSaidNowhereElse();
    void theOtherSideHasBothResults();
    void theMomentIsShortAndSkipped_data();
    void theMomentIsShortAndSkipped();

private:
    Table &over(bool motion);
};

Table &TestResultCard::over(bool motion)
{
    views::MainWindow &window = m_program->start();
    m_program->settings().motion.set(motion);
    window.navigator().beginGame(trainingGame(kHuman, kHuman), 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    playSome(*m_table, 1);
    entry(window, "Resign").trigger();
    return *m_table;
}

void TestResultCard::itLiesInTheMiddleOfTheBoard()
{
    Table &table = over(false);
    QTRY_VERIFY(table.result());
    QDialog &card = *table.result();
    QVERIFY(!card.isWindow());
    QTRY_VERIFY(Table::buttonOf(card, QStringLiteral("Rematch"))->hasFocus());
    for (const QSize size : {QSize(1024, 700), QSize(1600, 1000)}) {
        table.window().resize(size);
        const auto isInTheMiddle = [&] {
            const QPoint middle = table.board().mapTo(&table.page(), table.board().rect().center());
            const QPoint off = card.geometry().center() - middle;
            return off.manhattanLength() <= 2;
        };
        QTRY_VERIFY(isInTheMiddle());
        QVERIFY(table.page().rect().contains(card.geometry()));
    }
    bool hasSign = false;
    for (const auto *label : card.findChildren<QLabel *>())
        hasSign = hasSign || !label->pixmap().isNull();
    QVERIFY(hasSign);
    QTest::keyClick(card.focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!table.result());
    QTRY_VERIFY(table.button("main").isVisible());
}

/// And from wherever else in the page the keyboard is.
void TestResultCard::escapeClosesItFromTheBoard()
{
    Table &table = over(false);
    QTRY_VERIFY(table.result());
    QTRY_VERIFY(Table::buttonOf(*table.result(), QStringLiteral("Rematch"))->hasFocus());
    table.board().setFocus(Qt::MouseFocusReason);
    QTest::keyClick(&table.board(), Qt::Key_Escape);
    QTRY_VERIFY(!table.result());
    table.page().history().undo();
    QTRY_VERIFY(!table.play().isOver());
    entry(table.window(), "Resign").trigger();
    QTRY_VERIFY(table.result());
    QTest::keyClick(&table.page(), Qt::Key_Escape);
    QTRY_VERIFY(!table.result());
}

/// Keys for what such a game does not have say why; what it has come to is told with what it has changed.
void TestResultCard::aRatedGameSaysItsRating()
{
    record::Record record = record::newRecord(*engine::findGame("aton"), {2, {}});
    record.seats[0].player = kHuman;
    record.seats[1].player = kEasy;
    record.rated = QStringLiteral("2026-11-29T14:05:00Z");
    m_table = std::make_unique<Table>(m_program->start());
    m_table->window().navigator().beginGame(record, 1);
    m_table->hurry();
    QVERIFY(m_table->waitReady());
    heardIn(m_table->page());
    m_table->board().setFocus(Qt::OtherFocusReason);
    QTest::keyClick(&m_table->board(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(heardIn(m_table->page()).contains(QStringLiteral("There are no hints: the game is rated.")));
    QVERIFY(m_table->play().resign(0));
    QTRY_VERIFY(m_table->result());
    const auto &rating = *m_table->result()->findChild<QLabel *>(QStringLiteral("rating"));
    const auto after = engine::search::rated({}, {{1000, 0}});
    const auto lost = static_cast<std::int64_t>(std::lround(after.rating)) - 1200;
    const QString said =
        QStringLiteral("Rating: %1 (%2)").arg(words::Words::number(1200 + lost), words::Words::number(lost));
    QTRY_COMPARE(rating.text(), said);
    QVERIFY(heardIn(m_table->page()).contains(said));
}

/// Points of three for nearly twenty things, in German.
void TestResultCard::allOfItIsSeenInASmallWindow()
{
    const record::Record record = nearlyOver();
    views::MainWindow &window = m_program->start();
    m_program->settings().language.set(QStringLiteral("de"));
    window.resize(1008, 652);
    window.navigator().beginGame(record, 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    QTRY_VERIFY_WITH_TIMEOUT(m_table->result(), 20'000);
    const QDialog &card = *m_table->result();
    QTRY_VERIFY(m_table->page().rect().contains(card.geometry()));
    QVERIFY(card.findChildren<QLabel *>().size() > 65); // with all its rows
    window.resize(1600, 1000);
    const auto signs = card.findChildren<QLabel *>();
    const auto hasSign = [](const QLabel *label) { return !label->pixmap().isNull() && label->isVisible(); };
    QTRY_VERIFY(std::any_of(signs.begin(), signs.end(), hasSign));
}

/// Of which there are most where one person played against a computer.
void TestResultCard::itsButtonsFindRoom()
{
    views::MainWindow &window = m_program->start();
    m_program->settings().language.set(QStringLiteral("fr"));
    record::Record record = trainingGame(kHuman, kEasy);
    window.resize(960, 540);
    window.navigator().beginGame(record, 1);
    m_table = std::make_unique<Table>(window);
    m_table->hurry();
    QVERIFY(m_table->waitReady());
    QVERIFY(m_table->play().resign(0));
    QTRY_VERIFY(m_table->result());
    for (const int width : {960, 1600, 960}) {
        window.resize(width, 700);
        const QDialog &card = *m_table->result();
        QTRY_VERIFY(m_table->page().width() > width - 40 && m_table->page().rect().contains(card.geometry()));
        const auto buttons = card.findChildren<QPushButton *>();
        QCOMPARE(buttons.size(), 7);
        for (const QPushButton *button : buttons)
            QVERIFY(button->isVisible() && card.rect().contains(QRect(button->mapTo(&card, QPoint()), button->size())));
    }
}

/// Of a person against computers: whose column it is, and who came where.
void TestResultCard::itSaysWhichPlaceIsWhose()
{
    const record::Record record = nearlyOver();
    m_table = std::make_unique<Table>(m_program->start());
    m_table->window().navigator().beginGame(record, 1);
    m_table->hurry();
    QTRY_VERIFY_WITH_TIMEOUT(m_table->result(), 20'000);
    m_table->result()->close();
    record::SeatEntry person = m_table->play().record().seats[1];
    person.player = kHuman;
    QVERIFY(m_table->play().setSeat(1, person));
    const engine::Result result = *m_table->play().result();
    views::ResultDialog card(m_table->play(), {}, false, &m_table->page());
    card.setAttribute(Qt::WA_DeleteOnClose, false);
    const auto cell = [&card](const QString &text) -> const QLabel * {
        for (const auto *label : card.findChildren<QLabel *>()) {
            if (label->accessibleName() == text || label->text() == text)
                return label;
        }
        return nullptr;
    };
    const QStringList names = replay::figureNames(m_table->play().record());
    QVERIFY(cell(names[1] + QStringLiteral(" (you)")));
    QVERIFY(cell(names[1] + QStringLiteral(" (you)"))->font().bold());
    QVERIFY(cell(names[0]) && !cell(names[0])->font().bold());
    for (engine::Seat seat = 0; seat < 3; ++seat) {
        const bool won = result.winners == std::vector{seat};
        int place = 1;
        for (const int score : result.score)
            place += score > result.score[seat] ? 1 : 0;
        const QLabel *const shown = cell(QStringLiteral("Place: %1 %2").arg(names[seat]).arg(won ? 1 : place));
        QVERIFY2(shown, qPrintable(names[seat]));
        QCOMPARE(shown->font().bold(), seat == 1);
    }
}

/// A screen reader says the name of a dialogue when it comes, and none of its labels that says the same.
void TestResultCard::whoHasWonIsItsNameAndSaidNowhereElse()
{
    Table &table = over(false);
    QTRY_VERIFY(table.result());
    const QDialog &card = *table.result();
    QCOMPARE(card.accessibleName(), card.findChild<QLabel *>(QStringLiteral("outcome"))->text());
    const QStringList heard = heardIn(table.page());
    QVERIFY(heard.filter(card.accessibleName()).isEmpty());
    QCOMPARE(heard.filter(QRegularExpression(QStringLiteral("^Red \\d+, Blue \\d+\\.$"))).size(), 1);
}

/// Of the same deal; whoever plays with others at the screen has no other side.
void TestResultCard::theOtherSideHasBothResults()
{
    Table &people = over(false);
    QTRY_VERIFY(people.result());
    QVERIFY(!Table::buttonOf(*people.result(), QStringLiteral("Other side")));
    QVERIFY(!entry(people.window(), "Same deal, sides exchanged").isEnabled());
    people.window().navigator().beginGame(trainingGame(kHuman, kEasy), 1);
    people.hurry();
    playSome(people, 1);
    const std::string deal = people.play().positionAt(0).actionText(people.play().step(1).action);
    entry(people.window(), "Resign").trigger();
    QTRY_VERIFY(people.result());
    QVERIFY(!people.result()->findChild<QLabel *>(QStringLiteral("bothSides")));
    const std::vector<int> then = people.play().result()->score;
    Program::press(*people.result(), "Other side");
    QTRY_VERIFY(!people.play().isOver() && people.play().isHuman(1));
    people.hurry();
    playSome(people, 1);
    QCOMPARE(people.play().positionAt(0).actionText(people.play().step(1).action), deal);
    entry(people.window(), "Resign").trigger();
    QTRY_VERIFY(people.result());
    const auto *both = people.result()->findChild<QLabel *>(QStringLiteral("bothSides"));
    QVERIFY(both);
    QCOMPARE(both->text(), QStringLiteral("You with the same deal: %1 as Red, now %2 as Blue.")
                               .arg(then[0])
                               .arg(people.play().result()->score[1]));
}

void TestResultCard::theMomentIsShortAndSkipped_data()
{
    QTest::addColumn<bool>("motion");
    QTest::newRow("motion") << true;
    QTest::newRow("no motion") << false;
}

void TestResultCard::theMomentIsShortAndSkipped()
{
    QFETCH(const bool, motion);
    Table &table = over(motion);
    QTRY_VERIFY(table.result());
    auto *sign = [&]() -> QLabel * {
        for (auto *label : table.result()->findChildren<QLabel *>()) {
            if (!label->pixmap().isNull())
                return label;
        }
        return nullptr;
    }();
    QVERIFY(sign);
    if (motion) { // a key that does nothing else ends it
        QTest::keyClick(table.result()->focusWidget(), Qt::Key_Shift);
        QVERIFY(table.result());
    }
    QCOMPARE(sign->pixmap().deviceIndependentSize().height(), sign->height());
}

} // namespace tests::tst_result_card

TEST_CLASS(tst_result_card, TestResultCard)
#include "tst_result_card.moc"

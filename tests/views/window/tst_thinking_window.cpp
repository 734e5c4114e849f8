// SPDX-License-Identifier: GPL-3.0-or-later
// A window with computers against each other: dialogues, languages, new games and closing while one thinks.
#include <QSignalSpy>

#include "model/words/languages.h"
#include "table.h"
#include "tests/extent.h"
#include "tests/model/play/change_spy.h"
#include "tests/model/play/moments.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/dialogs/new_game.h"

namespace tests::tst_thinking_window {

namespace {

constexpr qint64 kUsual = 300'000; ///< ns of a thought, about
const QString kEasy = QStringLiteral("easy");

record::Record gameOfComputers(const engine::Game &game)
{
    QList<views::SeatChoice> seats;
    for (int seat = 0; seat < game.mostSeats(); ++seat)
        seats << views::SeatChoice{{}, kEasy};
    return views::recordOf(game, seats);
}

} // namespace

class TestThinkingWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void aDialogueHoldsTheGame();
    void languagesChangeWhileOneThinks();
    void aNewGameBeginsWhileOneThinks();
    void aWindowClosesWhileOneThinks();

private:
    const engine::Game &anyGame()
    {
        return *views::picturedGames()[m_random.below(static_cast<std::uint32_t>(views::picturedGames().size()))];
    }
    void begin(Table &table, const engine::Game &game, std::uint64_t seed);
    /// Goes on until a computer thinks, so many thoughts later, and to any moment in its thought; false if the game
    /// ends before.
    bool untilThinking(Table &table, std::uint32_t later = 0);

    engine::Random m_random{3};
};

void TestThinkingWindow::begin(Table &table, const engine::Game &game, std::uint64_t seed)
{
    QVERIFY(table.window().navigator().beginGame(gameOfComputers(game), seed));
    table.hurry();
}

bool TestThinkingWindow::untilThinking(Table &table, std::uint32_t later)
{
    for (;; --later) {
        while (!table.play().isThinking() && !table.play().isOver())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (later == 0 || table.play().isOver())
            break;
        ChangeSpy changed(table.play(), play::Change::Thinking);
        if (!changed.wait())
            return false;
    }
    letThink(anyMoment(m_random, kUsual));
    return table.play().isThinking();
}

void TestThinkingWindow::aDialogueHoldsTheGame()
{
    for (const engine::Game *game : views::picturedGames()) {
        Table table;
        begin(table, *game, 4);
        for (int i = 0; i < manyOnScreen(20); ++i) {
            QVERIFY(untilThinking(table));
            const int steps = table.play().stepCount();
            QDialog dialogue(&table.window());
            dialogue.setModal(true);
            dialogue.show();
            QVERIFY(!table.play().isThinking());
            letThink(anyMoment(m_random, kUsual));
            QVERIFY(QTest::qWaitForWindowExposed(&dialogue));
            QCOMPARE(table.play().stepCount(), steps);
            dialogue.close();
            QTRY_VERIFY(table.play().stepCount() > steps);
        }
    }
}

void TestThinkingWindow::languagesChangeWhileOneThinks()
{
    const QStringList codes = words::languages();
    for (const engine::Game *game : views::picturedGames()) {
        Table table;
        begin(table, *game, 5);
        for (int i = 0; i < manyOnScreen(20) && untilThinking(table); ++i) {
            words::setLanguage(codes[i % codes.size()]);
            QVERIFY(table.play().isThinking()); // a language is no reason to think anew
            ChangeSpy changed(table.play(), play::Change::Thinking);
            QVERIFY(changed.wait());
        }
    }
}

void TestThinkingWindow::aNewGameBeginsWhileOneThinks()
{
    Table table;
    for (int i = 0; i < manyOnScreen(30); ++i) {
        begin(table, anyGame(), i + 1U);
        QVERIFY(untilThinking(table, m_random.below(6)));
    }
    while (untilThinking(table, 1)) {
    }
    QTRY_VERIFY(table.result());
}

void TestThinkingWindow::aWindowClosesWhileOneThinks()
{
    for (int i = 0; i < manyOnScreen(20); ++i) {
        Table table;
        begin(table, anyGame(), i + 1U);
        QVERIFY(untilThinking(table, m_random.below(6)));
        if (m_random.below(2) == 0) {
            QVERIFY(table.window().close());
            QCoreApplication::processEvents();
        }
    }
}

} // namespace tests::tst_thinking_window

TEST_CLASS(tst_thinking_window, TestThinkingWindow)
#include "tst_thinking_window.moc"

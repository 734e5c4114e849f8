// SPDX-License-Identifier: GPL-3.0-or-later
// A page on which computers play against each other: whatever is done to it while one thinks, the game goes on.
#include <QSignalSpy>
#include <QTimer>

#include "chooser.h"
#include "model/words/languages.h"
#include "tests/extent.h"
#include "tests/model/play/change_spy.h"
#include "tests/model/play/moments.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"

namespace tests::tst_thinking_page {

namespace {

constexpr qint64 kUsual = 300'000; ///< ns of a thought, about

record::Record gameOfComputers(const QString &id, bool training)
{
    const engine::Game &game = *engine::findGame(id.toStdString());
    QList<views::SeatChoice> seats;
    for (int seat = 0; seat < game.mostSeats(); ++seat)
        seats << views::SeatChoice{{}, kEasy};
    record::Record record = views::recordOf(game, seats);
    record.training = training;
    return record;
}

/// Lets the page go on until a computer thinks: then events of the page have been dealt with, and a person could do
/// something. False if the game ends before.
bool untilThinking(Page &page)
{
    while (!page.play().isThinking() && !page.play().isOver())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return page.play().isThinking();
}

/// The same, so many thoughts later.
bool untilThinking(Page &page, std::uint32_t later)
{
    for (; later > 0 && untilThinking(page); --later) {
        ChangeSpy changed(page.play(), play::Change::Thinking);
        if (!changed.wait())
            return false;
    }
    return untilThinking(page);
}

/// Looks at the events that wait: nothing may come of them in a game that waits.
void heed() { QCoreApplication::processEvents(); }

} // namespace

class TestThinkingPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void undoPausesAndTheGameGoesOn_data() { addGames(); }
    void undoPausesAndTheGameGoesOn();
    void aHoldLetsNobodyThink_data() { addGames(); }
    void aHoldLetsNobodyThink();
    void anythingAtAnyMoment_data() { addGames(); }
    void anythingAtAnyMoment();
    void aPageCanGoAtAnyMoment_data() { addGames(); }
    void aPageCanGoAtAnyMoment();
    void theEventLoopGoesOn_data() { addGames(); }
    void theEventLoopGoesOn();

private:
    static void addGames();
    void doAnything(Page &page);

    engine::Random m_random{7};
};

void TestThinkingPage::addGames()
{
    QTest::addColumn<QString>("game");
    for (const engine::Game *game : views::picturedGames())
        QTest::newRow(std::string(game->id()).c_str()) << QString::fromStdString(std::string(game->id()));
}

void TestThinkingPage::undoPausesAndTheGameGoesOn()
{
    QFETCH(QString, game);
    Page page(gameOfComputers(game, true));
    int undone = 0;
    for (int i = 0; i < manyOnScreen(20) && untilThinking(page, 1 + m_random.below(3)); ++i) {
        letThink(anyMoment(m_random, kUsual));
        const int steps = page.play().stepCount();
        if (!page.page().history().canUndo()) // nothing but deals before
            continue;
        page.page().history().undo();
        ++undone;
        QVERIFY(page.page().pause().isOn());
        QVERIFY(!page.play().isThinking());
        const int left = page.play().stepCount();
        QVERIFY(left < steps);
        letThink(anyMoment(m_random, kUsual));
        heed();
        QCOMPARE(page.play().stepCount(), left);
        QCOMPARE(page.page().shownStep(), left);
        page.page().pause().set(false);
        QTRY_VERIFY(page.play().stepCount() >= steps); // the same again, which need not be thought about
    }
    QVERIFY2(undone > manyOnScreen(20) / 2, qPrintable(QString::number(undone)));
}

void TestThinkingPage::aHoldLetsNobodyThink()
{
    QFETCH(QString, game);
    Page page(gameOfComputers(game, false));
    for (int i = 0; i < manyOnScreen(20) && untilThinking(page, 1 + m_random.below(3)); ++i) {
        letThink(anyMoment(m_random, kUsual));
        const int steps = page.play().stepCount();
        page.page().setAsked(true);
        QVERIFY(!page.play().isThinking());
        letThink(anyMoment(m_random, kUsual));
        heed();
        QCOMPARE(page.play().stepCount(), steps);
        page.page().setAsked(false);
        QVERIFY(page.play().isThinking());
    }
}

void TestThinkingPage::doAnything(Page &page)
{
    static const QStringList codes = words::languages();
    views::GamePage &view = page.page();
    const auto steps = static_cast<std::uint32_t>(page.play().stepCount());
    switch (m_random.below(10)) {
    case 0: view.history().undo(); break;
    case 1: view.pause().set(true); break;
    case 2: view.setAsked(true); break;
    case 3: words::setLanguage(codes[m_random.below(static_cast<std::uint32_t>(codes.size()))]); break;
    case 4: view.history().lookAt(static_cast<int>(m_random.below(steps + 1))); break;
    case 5: view.skip(); break;
    case 6: view.history().showLastTurn(); break;
    case 7: view.history().redo(); break;
    case 8: {
        record::SeatEntry entry = page.play().record().seats[0];
        entry.name = {QStringLiteral("Nr. %1").arg(steps)};
        page.play().setSeat(0, entry);
        break;
    }
    default: view.resize(900 + static_cast<int>(m_random.below(500)), 700);
    }
}

/// Whatever was done, letting go of everything lets the game go on, to its end.
void TestThinkingPage::anythingAtAnyMoment()
{
    QFETCH(QString, game);
    Page page(gameOfComputers(game, true));
    for (int i = 0; i < manyOnScreen(80) && untilThinking(page, m_random.below(3)); ++i) {
        letThink(anyMoment(m_random, kUsual));
        for (auto things = 1 + m_random.below(3); things > 0; --things) {
            doAnything(page);
            if (m_random.below(2) == 0)
                heed();
        }
        const bool rests = page.playback().isHeld() || page.playback().isLookingBack();
        QVERIFY(!rests || !page.play().isThinking());
        if (rests) {
            const int steps = page.play().stepCount();
            letThink(anyMoment(m_random, kUsual));
            heed();
            QCOMPARE(page.play().stepCount(), steps);
        }
        page.page().setAsked(false);
        page.page().pause().set(false);
        if (page.playback().isLookingBack())
            page.page().history().lookAt(page.play().stepCount());
    }
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    QVERIFY(page.shown().position == page.play().position());
}

void TestThinkingPage::aPageCanGoAtAnyMoment()
{
    QFETCH(QString, game);
    for (int i = 0; i < manyOnScreen(25); ++i) {
        auto page = std::make_unique<Page>(gameOfComputers(game, false), i + 1U);
        QVERIFY(untilThinking(*page, m_random.below(12)));
        letThink(anyMoment(m_random, kUsual));
        page.reset();
        heed();
    }
}

/// A timer without pause fires between a question to a computer and its answer. The levels that there are answer in
/// less than a millisecond, so not each time.
void TestThinkingPage::theEventLoopGoesOn()
{
    QFETCH(QString, game);
    Page page(gameOfComputers(game, false));
    int fired = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { fired += page.play().isThinking() ? 1 : 0; });
    timer.start(0);
    while (untilThinking(page, 1)) {
    }
    QVERIFY(page.play().isOver());
    QVERIFY2(fired > 0, qPrintable(QString::number(fired)));
}

} // namespace tests::tst_thinking_page

TEST_CLASS(tst_thinking_page, TestThinkingPage)
#include "tst_thinking_page.moc"

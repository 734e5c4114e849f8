// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of a screen: whatever happens, what is shown is what would be computed afresh; what is told is told in the
// order of the log, cause before effect; nothing that can be clicked moves by itself.
#include <QRegularExpression>

#include "seen.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/screen/prompt_strip.h"
#include "views/screen/screen.h"

namespace tests::tst_screen_page {

namespace {

constexpr int kEvents = manyOnScreen(90); ///< of a random walk

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");

record::Record againstComputers(const QString &game, int seats)
{
    QStringList players(seats, kEasy);
    players[0] = kHuman;
    return newGame(qPrintable(game), players);
}

/// A walk through all that can happen to a page.
class Walk : public ScreenWalk {
public:
    Walk(Page &page, std::uint32_t seed) : ScreenWalk(page.page(), seed), m_game(page) {}

    void go()
    {
        views::History &history = m_game.page().history();
        switch (m_random.below(17)) {
        case 0: return history.undo();
        case 1: return history.redo();
        case 2: return history.lookAt(below(m_game.play().stepCount() + 1));
        case 3: return m_game.page().pause().set(!m_game.page().pause().isOn());
        case 4: return m_game.page().hints().ask();
        case 5: return history.showLastTurn();
        case 6: return changeLook();
        case 7: return press(Qt::Key_Escape);
        case 8: return point();
        case 9: return m_page.setAsked(m_isAsked = !m_isAsked);
        case 10: return setStepwise(m_random.below(2) == 0);
        case 11: return press(Qt::Key_B);
        case 12: return press(Qt::Key_Space);
        case 13: return QTest::mouseClick(&m_game.button("main"), Qt::LeftButton);
        default: choose();
        }
    }

    /// Back to what a fresh page of the same record shows.
    bool rest()
    {
        m_page.setAsked(m_isAsked = false);
        setStepwise(false);
        m_game.page().pause().set(false);
        m_game.page().hints().drop();
        restLook();
        views::History &history = m_game.page().history();
        history.lookAt(m_game.play().stepCount());
        if (!m_game.waitReady())
            return false;
        history.lookAt(0); // nothing is pointed at any more
        history.lookAt(m_game.play().stepCount());
        while (m_page.commands().can(views::Command::Undo) && m_page.undoText().isEmpty())
            press(Qt::Key_Backspace);
        QTest::keyClick(&m_page, Qt::Key_Escape); // the own board is the large one
        return m_game.waitReady();
    }

private:
    void setStepwise(bool isOn)
    {
        views::PlayStyle style{0, false, true};
        style.stepwise = isOn;
        m_page.setStyle(style);
    }
    void choose()
    {
        if (m_random.below(2) == 0 && m_game.page().isReady() && m_game.play().humanToAct() != engine::kNobody)
            actAtRandom(m_game.play(), m_random);
        else
            click();
    }

    Page &m_game;
    bool m_isAsked = false; ///< a dialogue is open
};

} // namespace

class TestScreenPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { ScreenWalk::speak(QStringLiteral("en")); }
    void whatIsShownIsWhatWouldBeComputed_data();
    void whatIsShownIsWhatWouldBeComputed();
    void whatIsToldIsInTheOrderOfTheLog_data();
    void whatIsToldIsInTheOrderOfTheLog();
    void nothingThatIsClickedMovesByItself_data() { whatIsToldIsInTheOrderOfTheLog_data(); }
    void nothingThatIsClickedMovesByItself();
};

void TestScreenPage::whatIsShownIsWhatWouldBeComputed_data()
{
    addPeoplesPairings();
    QTest::newRow("nefertiti") << QStringLiteral("nefertiti") << QStringList{kHuman, kEasy, kHuman};
    QTest::newRow("nefertiti, one of four") << QStringLiteral("nefertiti") << QStringList{kEasy, kHuman, kEasy, kEasy};
    QTest::newRow("tekhenu") << QStringLiteral("tekhenu") << QStringList{kHuman, kEasy};
    QTest::newRow("tekhenu, two people") << QStringLiteral("tekhenu") << QStringList{kHuman, kHuman, kEasy};
    QTest::newRow("tekhenu alone") << QStringLiteral("tekhenu") << QStringList{kHuman};
}

/// After each event as values; from time to time as all that eyes and ears meet, beside a page that was just opened.
void TestScreenPage::whatIsShownIsWhatWouldBeComputed()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    Page page(newGame(qPrintable(game), players, true), 6);
    QVERIFY(page.waitReady());
    Walk walk(page, 17);
    views::CommandsShown told = page.page().commandsShown();
    connect(&page.page(), &views::Page::changed, this, [&] { told = page.page().commandsShown(); });
    const auto isSeen = [&page](const char *part) {
        return page.page().findChild<QWidget *>(QLatin1String(part))->isVisible();
    };
    for (int i = 1; i <= kEvents; ++i) {
        walk.go();
        QCOMPARE(difference(page.page().screen(), page.page().shown()), QString());
        QVERIFY2(page.page().shown().board == page.shown(), qPrintable(QString::number(i)));
        QVERIFY2(told == page.page().commandsShown(), qPrintable(QString::number(i)));
        QCOMPARE(page.page().document()->clock().running(), page.page().shown().clock);
        QCOMPARE(isSeen("cover"), page.page().shown().handOver.has_value());
        QCOMPARE(isSeen("pause"), page.page().shown().pause.has_value());
        QCOMPARE(isSeen("hint-row"), page.page().shown().hint.has_value());
        if (i % 15 != 0)
            continue;
        QVERIFY(walk.rest());
        Page fresh(page.play().record(), 6);
        QVERIFY(fresh.waitReady());
        QTest::mouseMove(fresh.viewport(), {1, 1});
        SAME(seenOn(page), seenOn(fresh));
    }
}

void TestScreenPage::whatIsToldIsInTheOrderOfTheLog_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("choices");
    QTest::newRow("aton") << QStringLiteral("aton") << 2 << 25;
    QTest::newRow("osiris") << QStringLiteral("osiris") << 3 << 150;
    QTest::newRow("nefertiti") << QStringLiteral("nefertiti") << 4 << 25;
    QTest::newRow("tekhenu") << QStringLiteral("tekhenu") << 2 << 90;
    QTest::newRow("tekhenu alone") << QStringLiteral("tekhenu") << 1 << 60;
}

/// A moment says what was done in its step before what came of it; the log is never behind it, nor before it; and the
/// board shows the position of which it tells.
void TestScreenPage::whatIsToldIsInTheOrderOfTheLog()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, choices);
    Page page(againstComputers(game, seats), 4, {200, false, true});
    std::pair<int, int> last{0, views::Moment::kAllFacts};
    int told = 0;
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&] {
        const views::Moment &moment = page.playback().moment();
        const std::pair<int, int> now{moment.step, moment.fact};
        QVERIFY2(now >= last, qPrintable(QStringLiteral("%1.%2").arg(moment.step).arg(moment.fact)));
        last = now;
        QVERIFY(page.shown().position == page.playback().shownPosition());
        const int row = page.log().rowCount() - 1;
        QVERIFY(row < 0 || page.log().index(row).data(views::LogModel::StepRole).toInt() <= moment.step);
        if (!moment.line)
            return;
        ++told;
        const words::Words &words = page.page().words();
        const QString deed = moment.deed ? words.say(moment.deed->message) : QString();
        const QString line = words.say(moment.line->message);
        const views::Prompt &prompt = page.page().shown().prompt;
        QCOMPARE(prompt.sentence, deed.isEmpty() ? line : deed);
        QCOMPARE(prompt.more, deed.isEmpty() || deed == line ? QString() : line);
    });
    engine::Random random(9);
    for (int i = 0; i < manyOnScreen(choices) && page.waitReady() && !page.play().isOver(); ++i) {
        last = {0, views::Moment::kAllFacts};
        actAtRandom(page.play(), random);
    }
    QVERIFY2(told > 3, qPrintable(QString::number(told)));
}

/// From an own action until the next choice the board and the buttons of the strip stay where they are.
void TestScreenPage::nothingThatIsClickedMovesByItself()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, choices);
    Page page(againstComputers(game, seats), 4, {200, false, true});
    QVERIFY(page.waitReady());
    const auto *strip = page.page().findChild<views::PromptStrip *>();
    const auto right = [&](const char *name) { return page.button(name).geometry().right(); };
    const QRect board = page.board().geometry();
    const int main = right("main");
    engine::Random random(9);
    connect(&page.playback(), &views::PlaybackController::momentShown, this, [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(right("main"), main);
        QCOMPARE(strip->geometry().top(), 0);
    });
    for (int i = 0; i < manyOnScreen(choices) && page.waitReady() && !page.play().isOver(); ++i) {
        actAtRandom(page.play(), random);
        QVERIFY(page.waitReady());
        QCOMPARE(page.board().geometry(), board);
    }
}

} // namespace tests::tst_screen_page

TEST_CLASS(tst_screen_page, TestScreenPage)
#include "tst_screen_page.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of a screen: whatever happens, what is shown is what would be computed afresh; what is told is told in the
// order of the log, cause before effect; nothing that can be clicked moves by itself.
#include <QRegularExpression>

#include "model/words/languages.h"
#include "seen.h"
#include "tests/extent.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "views/screen/prompt_strip.h"
#include "views/screen/screen.h"

namespace tests::tst_screen_page {

namespace {

constexpr int kEvents = many(90); ///< of a random walk
constexpr std::array<QSize, 3> kSizes{{{1264, 700}, {1000, 640}, {1800, 950}}};

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");

record::Record againstComputers(const QString &game, int seats)
{
    QStringList players(seats, kEasy);
    players[0] = kHuman;
    return newGame(qPrintable(game), players);
}

/// The parts in which two screens differ.
QStringList difference(const views::Screen &one, const views::Screen &other)
{
    QStringList parts;
    const auto compare = [&parts](bool isSame, const char *part) {
        if (!isSame)
            parts << QLatin1String(part);
    };
    compare(one.board == other.board, "board");
    compare(one.prompt == other.prompt, "prompt");
    compare(one.panels == other.panels, "panels");
    compare(one.log == other.log, "log");
    compare(one.timeline == other.timeline, "timeline");
    return parts;
}

/// A walk through all that can happen to a page.
class Walk {
public:
    Walk(Page &page, std::uint32_t seed) : m_page(page), m_random(seed) {}

    void go()
    {
        switch (m_random.below(15)) {
        case 0: m_page.page().history().undo(); break;
        case 1: m_page.page().history().redo(); break;
        case 2: m_page.page().history().lookAt(below(m_page.play().stepCount() + 1)); break;
        case 3: m_page.page().pause().set(!m_page.page().pause().isOn()); break;
        case 4: m_page.page().hints().ask(); break;
        case 5: m_page.page().history().showLastTurn(); break;
        case 6: speak(words::languages().at(below(words::languages().size()))); break;
        case 7: setTheme(); break;
        case 8: m_page.page().resize(kSizes[m_random.below(kSizes.size())]); break;
        case 9: QTest::keyClick(&m_page.board(), Qt::Key_Escape); break;
        case 10: point(); break;
        case 11: m_page.page().setAsked(m_isAsked = !m_isAsked); break;
        default: choose();
        }
    }

    /// Back to what a fresh page of the same record shows.
    bool rest()
    {
        m_page.page().setAsked(m_isAsked = false);
        m_page.page().pause().set(false);
        m_page.page().hints().drop();
        speak(QStringLiteral("en"));
        m_page.page().setTheme(theme(QStringLiteral("light")));
        m_page.page().resize(1280, 750);
        QTest::mouseMove(m_page.viewport(), {1, 1});
        m_page.page().history().lookAt(m_page.play().stepCount());
        if (!m_page.waitReady())
            return false;
        m_page.page().history().lookAt(0); // nothing is pointed at any more
        m_page.page().history().lookAt(m_page.play().stepCount());
        while (m_page.page().commands().can(views::Command::Undo) && m_page.page().undoText().isEmpty())
            QTest::keyClick(&m_page.board(), Qt::Key_Backspace);
        return m_page.waitReady();
    }

private:
    int below(qsizetype n) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(n))); }
    views::Theme theme(const QString &name) const
    {
        return views::Theme(name, QString::fromStdString(std::string(m_page.play().game().id())));
    }
    static void speak(const QString &language)
    {
        words::setLanguage(language);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
    }
    void setTheme()
    {
        const QStringList names = views::Theme::themeNames();
        m_page.page().setTheme(theme(names.at(below(names.size()))));
    }
    engine::PlaceIndex anyPlace()
    {
        const std::vector<engine::PlaceIndex> &choosable = m_page.shown().choosable;
        if (!choosable.empty() && m_random.below(4) > 0)
            return choosable[m_random.below(static_cast<std::uint32_t>(choosable.size()))];
        return static_cast<engine::PlaceIndex>(below(static_cast<qsizetype>(m_page.play().game().places().size())));
    }
    void point()
    {
        const engine::PlaceIndex place = anyPlace();
        if (!m_page.board().placeRect(place).isEmpty())
            QTest::mouseMove(m_page.viewport(), m_page.middleOf(place));
    }
    void choose()
    {
        if (m_random.below(2) == 0 && m_page.page().isReady() && m_page.play().humanToAct() != engine::kNobody)
            return actAtRandom(m_page.play(), m_random);
        const engine::PlaceIndex place = anyPlace();
        if (!m_page.board().placeRect(place).isEmpty())
            m_page.click(place);
    }

    Page &m_page;
    engine::Random m_random;
    bool m_isAsked = false; ///< a dialogue is open
};

} // namespace

class TestScreenPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void whatIsShownIsWhatWouldBeComputed_data() { addPeoplesPairings(); }
    void whatIsShownIsWhatWouldBeComputed();
    void whatIsToldIsInTheOrderOfTheLog_data();
    void whatIsToldIsInTheOrderOfTheLog();
    void nothingThatIsClickedMovesByItself_data() { whatIsToldIsInTheOrderOfTheLog_data(); }
    void nothingThatIsClickedMovesByItself();
};

/// After each event as values; from time to time as all that eyes and ears meet, beside a page that was just opened.
void TestScreenPage::whatIsShownIsWhatWouldBeComputed()
{
    QFETCH(QString, game);
    QFETCH(QStringList, players);
    Page page(newGame(qPrintable(game), players, true), 6);
    QVERIFY(page.waitReady());
    Walk walk(page, 17);
    for (int i = 1; i <= kEvents; ++i) {
        walk.go();
        QVERIFY2(difference(page.page().screen(), page.page().shown()).isEmpty(),
                 qPrintable(QStringLiteral("%1: %2").arg(i).arg(
                     difference(page.page().screen(), page.page().shown()).join(u' '))));
        QVERIFY2(page.page().shown().board == page.shown(), qPrintable(QString::number(i)));
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
    for (int i = 0; i < many(choices) && page.waitReady() && !page.play().isOver(); ++i) {
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
    for (int i = 0; i < many(choices) && page.waitReady() && !page.play().isOver(); ++i) {
        actAtRandom(page.play(), random);
        QVERIFY(page.waitReady());
        QCOMPARE(page.board().geometry(), board);
    }
}

} // namespace tests::tst_screen_page

TEST_CLASS(tst_screen_page, TestScreenPage)
#include "tst_screen_page.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What a page with a game lets be heard, and when: with what is shown, who is next, who has won.
#include <QSignalSpy>

#include "chooser.h"
#include "seen.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"

namespace tests::tst_sounded {

using views::Cue;
using views::Sound;

namespace {

const QString kPerson = QStringLiteral("human");
const QString kComputer = QStringLiteral("easy");
const views::PlayStyle kAtOnce{0, false, true};
const views::PlayStyle kMoving{1, true, true};

/// All that a page lets be heard.
class Heard : public QObject {
public:
    explicit Heard(Page &page)
    {
        connect(&page.page(), &views::Page::sounded, this, [this](const Cue &cue) { all.push_back(cue); });
    }
    bool has(Sound sound) const { return count(sound) > 0; }
    int count(Sound sound) const
    {
        return static_cast<int>(
            std::count_if(all.begin(), all.end(), [sound](const Cue &cue) { return cue.sound == sound; }));
    }

    std::vector<Cue> all;
};

} // namespace

class TestSounded : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void oneSoundForWhatIsShownAtATime();
    void whoHasWaitedHearsItsTurn();
    void withoutComputersNobodyWaits();
    void aPieceIsHeardWhenItLies();
    void whatIsLookedAtIsSilent();
    void whoWinsHearsIt_data();
    void whoWinsHearsIt();
};

void TestSounded::oneSoundForWhatIsShownAtATime()
{
    Page page(newGame("aton", {kPerson, kComputer}), 3, kAtOnce);
    const Heard heard(page);
    const QSignalSpy moments(&page.playback(), &views::PlaybackController::momentShown);
    engine::Random random(9);
    for (int i = 0; page.waitReady() && i < 40 && !page.play().isOver(); ++i)
        actAtRandom(page.play(), random);
    QVERIFY(static_cast<int>(heard.all.size()) - heard.count(Sound::Turn) <= moments.count());
    QVERIFY(heard.has(Sound::Card));
    QVERIFY(heard.has(Sound::Place));
    QVERIFY(heard.has(Sound::Turn));
    const auto isOfOthers = [](const Cue &cue) { return cue.isOfOthers; };
    const auto all = static_cast<std::ptrdiff_t>(heard.all.size());
    const auto others = std::count_if(heard.all.begin(), heard.all.end(), isOfOthers);
    QVERIFY(others > 0 && others < all);
}

/// Once, and never while it is still another one's.
void TestSounded::whoHasWaitedHearsItsTurn()
{
    Page page(newGame("osiris", {kPerson, kComputer}), 3, kAtOnce);
    Heard heard(page);
    connect(&page.page(), &views::Page::sounded, &heard, [&page](const Cue &cue) {
        if (cue.sound == Sound::Turn)
            QVERIFY(page.page().isReady() && !page.play().isOver() && !cue.isOfOthers);
    });
    QVERIFY(page.waitReady());
    engine::Random random(9);
    for (int turn = 0; turn < 6 && !page.play().isOver(); ++turn) {
        heard.all.clear();
        const int before = page.play().stepCount();
        actAtRandom(page.play(), random);
        QVERIFY(page.waitReady());
        bool hasWaited = false;
        for (int step = before + 1; step <= page.play().stepCount(); ++step)
            hasWaited = hasWaited || page.play().step(step).action.actor() == 1;
        QCOMPARE(heard.count(Sound::Turn), hasWaited ? 1 : 0);
    }
}

void TestSounded::withoutComputersNobodyWaits()
{
    Page page(newGame("osiris", {kPerson, kPerson}), 3, kAtOnce);
    const Heard heard(page);
    engine::Random random(9);
    for (int i = 0; page.waitReady() && i < 12; ++i)
        actAtRandom(page.play(), random);
    QVERIFY(!heard.all.empty());
    QVERIFY(!heard.has(Sound::Turn));
    QVERIFY(std::none_of(heard.all.begin(), heard.all.end(), [](const Cue &cue) { return cue.isOfOthers; }));
}

/// And not when it sets off.
void TestSounded::aPieceIsHeardWhenItLies()
{
    Page page(newGame("osiris", {kPerson, kPerson}), 3, kMoving);
    const Heard heard(page);
    engine::Random random(9);
    for (int i = 0; i < 30 && !heard.has(Sound::Place); ++i) {
        QVERIFY(page.waitReady());
        const auto before = heard.all.size();
        actAtRandom(page.play(), random);
        if (!page.board().inMotion())
            continue;
        const bool isHeardAtOnce = heard.all.size() > before;
        page.board().skipMotion();
        QCOMPARE(heard.all.size(), before + 1);
        QCOMPARE(isHeardAtOnce, !heard.has(Sound::Place));
    }
    QVERIFY(heard.has(Sound::Place));
}

void TestSounded::whatIsLookedAtIsSilent()
{
    Page page(newGame("aton", {kPerson, kPerson}), 3, kAtOnce);
    engine::Random random(9);
    for (int i = 0; page.waitReady() && i < 12; ++i)
        actAtRandom(page.play(), random);
    const Heard heard(page);
    for (int step = page.play().stepCount(); step-- > 0;)
        page.page().history().lookAt(step);
    page.page().go(replay::Jump::Last);
    page.page().history().undo();
    QVERIFY(heard.all.empty());
}

void TestSounded::whoWinsHearsIt_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("wins");
    QTest::newRow("somebody at the screen") << kPerson << kPerson << 1;
    QTest::newRow("the computer") << kPerson << kComputer << 0;
}

void TestSounded::whoWinsHearsIt()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    Page page(newGame("aton", {one, other}), 3, kAtOnce);
    const Heard heard(page);
    QVERIFY(page.waitReady());
    page.play().resign(0);
    QVERIFY(page.waitReady());
    QVERIFY(page.play().isOver());
    QTEST(heard.count(Sound::Win), "wins");
    QVERIFY(!heard.has(Sound::Turn));
}

} // namespace tests::tst_sounded

TEST_CLASS(tst_sounded, TestSounded)
#include "tst_sounded.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A game in which computers think: whatever is done to it meanwhile, nothing comes late and it goes on.
#include <memory>

#include "tests/model/play/hands.h"
#include "tests/model/play/moments.h"
#include "tests/model/play/reviewing.h"
#include "tests/test_class.h"

namespace tests::tst_thinking_play {

using play::Play;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");
constexpr qint64 kUsual = 300'000; ///< ns of a thought, about
constexpr int kEdits = 500;        ///< of each pairing
constexpr int kEditsOfAGame = 50;

/// Everything that a game says, in order.
class Ear : public QObject {
public:
    explicit Ear(Play &play)
    {
        connect(&play, &Play::edited, this, [this](const record::Json &edit) {
            m_heard << QString::fromUtf8(edit.compact()).section(QLatin1Char('"'), 1, 1);
        });
        connect(&play, &Play::changed, this, [this, &play](const play::Change &change) {
            if (!change.has(play::Change::Thinking))
                m_heard << partsOf(change);
            else
                m_heard << (play.isThinking() ? QStringLiteral("thinks %1").arg(play.thinkingSeat())
                                              : QStringLiteral("rests"));
        });
    }
    /// What was said since the last question, in words between spaces.
    QString said() { return std::exchange(m_heard, {}).join(QLatin1Char(' ')); }

private:
    QStringList m_heard;
};

/// Asks for steps until a computer thinks; false if it is a person's turn or the game is over.
bool askUntilThinking(Play &play)
{
    while (play.hasAutomaticStep() && !play.isThinking())
        play.requestStep();
    return play.isThinking();
}

/// Waits for the end of what is being thought.
bool waitForThoughts(Play &play)
{
    ChangeSpy changed(play, play::Change::Thinking);
    return !play.isThinking() || changed.wait();
}

bool setPlayer(Play &play, engine::Seat seat, const QString &player)
{
    record::SeatEntry entry = play.record().seats[seat];
    entry.player = player;
    return play.setSeat(seat, entry);
}

/// A game in which a computer thinks, after choices of a person that can be taken back, with an edit to do again.
std::unique_ptr<Play> gameWithAThought()
{
    auto play = std::make_unique<Play>(newGame("osiris", {kHuman, kEasy}, true), 3);
    engine::Random random(2);
    while (play->stepCount() < 12 || play->humanToAct() != engine::kNobody) {
        if (play->humanToAct() != engine::kNobody)
            actAtRandom(*play, random);
        else
            playAutomatically(*play);
    }
    setPlayer(*play, 0, QStringLiteral("somebody"));
    play->undo();
    return askUntilThinking(*play) ? std::move(play) : nullptr;
}

/// A game that is edited anyhow, and a twin that does the same edits but thinks without being interrupted.
class Walk {
public:
    Walk(const record::Record &record, std::uint64_t seed) : m_play(record, seed), m_twin(record, seed), m_random(seed)
    {
    }

    const Play &play() const { return m_play; }
    int thoughts() const { return m_thoughts; }
    int interrupted() const { return m_interrupted; }

    /// One edit, in the middle of a thought where there is one, or the end of the thought.
    void go()
    {
        if (m_random.below(3) == 0) {
            search();
            return;
        }
        askUntilThinking(m_play);
        letThink(anyMoment(m_random, kUsual));
        const bool thought = m_play.isThinking();
        editAnyhow();
        m_interrupted += thought && !m_play.isThinking() ? 1 : 0;
        m_play.dropSearch(); // where the edit was none, or an action of another
        const QByteArray before = file(m_play);
        letThink(anyMoment(m_random, kUsual));
        QCoreApplication::processEvents();
        QCOMPARE(file(m_play), before);
        follow();
    }

private:
    /// What was interrupted before, and what is interrupted now, changes nothing in what is chosen.
    void search()
    {
        follow();
        for (auto drops = m_random.below(3); drops > 0 && askUntilThinking(m_play); --drops) {
            letThink(anyMoment(m_random, kUsual));
            m_play.dropSearch();
        }
        if (!askUntilThinking(m_play))
            return;
        QVERIFY(askUntilThinking(m_twin));
        QVERIFY(waitForThoughts(m_play) && waitForThoughts(m_twin));
        ++m_thoughts;
        QCOMPARE(file(m_twin), file(m_play));
        m_repeated = m_play.changeLog().size();
    }

    void editAnyhow()
    {
        const auto seat = static_cast<engine::Seat>(m_random.below(static_cast<std::uint32_t>(m_play.seatCount())));
        switch (m_random.below(14)) {
        case 0:
        case 1:
        case 2: m_play.undo(); break;
        case 3: m_play.redo(); break;
        case 4:
        case 5:
            m_play.goBackTo(static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_play.stepCount() + 1))));
            break;
        case 6: setPlayer(m_play, seat, kHuman); break;
        case 7:
        case 8: setPlayer(m_play, seat, kEasy); break;
        case 9:
            if (m_random.below(3) == 0)
                m_play.resign(seat);
            else if (m_random.below(3) == 0)
                m_play.loseOnTime(seat);
            break;
        case 10: m_play.dropSearch(); break;
        case 11: m_play.run(play::recordPause(7)); break;
        default:
            if (m_play.humanToAct() != engine::kNobody)
                actAtRandom(m_play, m_random);
        }
    }

    void follow()
    {
        for (; m_repeated < m_play.changeLog().size(); ++m_repeated)
            QVERIFY(m_twin.repeat(m_play.changeLog()[m_repeated]));
        QCOMPARE(file(m_twin), file(m_play));
    }

    Play m_play;
    Play m_twin;
    engine::Random m_random;
    std::size_t m_repeated = 0;
    int m_thoughts = 0;
    int m_interrupted = 0;
};

} // namespace

class TestThinkingPlay : public QObject {
    Q_OBJECT

private slots:
    void itIsToldWhoThinks();
    void whatInterruptsAThoughtIsToldInOrder_data();
    void whatInterruptsAThoughtIsToldInOrder();
    void whatDoesNotInterruptLetsItThink();
    void aPersonMayActWhileAComputerThinks();
    void anyEditsAtAnyMoment_data();
    void anyEditsAtAnyMoment();
    void dropsChangeNoGame_data();
    void dropsChangeNoGame();
    void aGameCanGoWhileAComputerThinks();
};

void TestThinkingPlay::itIsToldWhoThinks()
{
    Play play(newGame("aton", {kHuman, kEasy}, true), 3);
    Ear ear(play);
    QVERIFY(askUntilThinking(play));
    QCOMPARE(ear.said(), QStringLiteral("do added do added thinks 1"));
    QCOMPARE(play.thinkingSeat(), engine::Seat(1));
    play.requestStep(); // is thinking already
    QCOMPARE(ear.said(), QString());
    ChangeSpy thinking(play, play::Change::Thinking);
    QVERIFY(thinking.wait());
    QCOMPARE(ear.said(), QStringLiteral("rests do added"));
    QCOMPARE(play.thinkingSeat(), engine::kNobody);
    QCOMPARE(thinking.count(), 1);
    play.requestStep(); // a person is next
    play.dropSearch();  // nobody thinks
    QCOMPARE(ear.said(), QString());

    Play computers(newGame("osiris", {kEasy, kEasy, kEasy}), 3);
    Ear other(computers);
    for (int i = 0; i < 20; ++i) {
        QVERIFY(askUntilThinking(computers));
        const engine::Seat seat = computers.thinkingSeat();
        QVERIFY(engine::contains(computers.position().toAct(), seat));
        QVERIFY(other.said().endsWith(QStringLiteral("thinks %1").arg(seat)));
        computers.dropSearch();
        QCOMPARE(other.said(), QStringLiteral("rests"));
        computers.requestStep();
        QCOMPARE(other.said(), QStringLiteral("thinks %1").arg(seat));
        QVERIFY(waitForThoughts(computers));
        QCOMPARE(other.said(), QStringLiteral("rests do added"));
        QCOMPARE(computers.step(computers.stepCount()).action.actor(), seat);
    }
}

using Interruption = void (*)(Play &);

void TestThinkingPlay::whatInterruptsAThoughtIsToldInOrder_data()
{
    QTest::addColumn<Interruption>("interrupt");
    QTest::addColumn<QString>("said");
    const auto add = [](const char *name, Interruption interrupt, const char *said) {
        QTest::newRow(name) << interrupt << QString::fromLatin1(said);
    };
    add(
        "drop", [](Play &play) { play.dropSearch(); }, "rests");
    add(
        "undo", [](Play &play) { play.undo(); }, "rests index back");
    add(
        "redo", [](Play &play) { play.redo(); }, "rests index seats");
    add(
        "jump", [](Play &play) { play.goBackTo(play.stepCount() - 1); }, "rests index back");
    add(
        "player", [](Play &play) { setPlayer(play, 1, kHuman); }, "rests seat seats");
    add(
        "other player", [](Play &play) { setPlayer(play, 0, kEasy); }, "rests seat seats");
    add(
        "resign", [](Play &play) { play.resign(0); }, "rests end end");
    add(
        "draw", [](Play &play) { play.agreeDraw(); }, "rests end end");
    add(
        "time", [](Play &play) { play.loseOnTime(1); }, "rests end end");
}

void TestThinkingPlay::whatInterruptsAThoughtIsToldInOrder()
{
    QFETCH(Interruption, interrupt);
    QFETCH(QString, said);
    engine::Random random(4);
    for (int i = 0; i < 20; ++i) {
        const std::unique_ptr<Play> play = gameWithAThought();
        QVERIFY(play);
        Ear ear(*play);
        ChangeSpy thinking(*play, play::Change::Thinking);
        letThink(anyMoment(random, kUsual));
        interrupt(*play);
        QVERIFY(!play->isThinking());
        QCOMPARE(ear.said(), said);
        QCOMPARE(thinking.count(), 1);
        letThink(anyMoment(random, kUsual));
        QCoreApplication::processEvents();
        QCOMPARE(ear.said(), QString());
        // Who is asked then thinks anew, and nothing else comes.
        if (askUntilThinking(*play)) {
            QCOMPARE(ear.said(), QStringLiteral("thinks %1").arg(play->thinkingSeat()));
            QVERIFY(waitForThoughts(*play));
            QCOMPARE(ear.said(), QStringLiteral("rests do added"));
            QCOMPARE(thinking.count(), 3);
        } else {
            QVERIFY(play->isOver() || play->humanToAct() != engine::kNobody);
        }
    }
}

void TestThinkingPlay::whatDoesNotInterruptLetsItThink()
{
    const std::unique_ptr<Play> play = gameWithAThought();
    QVERIFY(play);
    Ear ear(*play);
    play->run(play::recordPause(5));
    QCOMPARE(ear.said(), QStringLiteral("pause"));
    QVERIFY(!play->act(play->step(1).action));
    QVERIFY(!setPlayer(*play, 0, kHuman)); // as it is
    play->goBackTo(play->stepCount());
    play->requestStep();
    QCOMPARE(ear.said(), QString());
    QVERIFY(play->isThinking());
    QVERIFY(waitForThoughts(*play));
    QCOMPARE(ear.said(), QStringLiteral("rests do added"));
}

/// Cards are laid by all at once: a person need not wait.
void TestThinkingPlay::aPersonMayActWhileAComputerThinks()
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        engine::Random random(seed);
        Play play(newGame("aton", {kHuman, kEasy}, true), seed);
        QVERIFY(askUntilThinking(play));
        QCOMPARE(play.humanToAct(), engine::Seat(0));
        Ear ear(play);
        letThink(anyMoment(random, kUsual));
        actAtRandom(play, random);
        QCOMPARE(ear.said(), QStringLiteral("do added"));
        QVERIFY(play.isThinking());
        QVERIFY(waitForThoughts(play));
        QCOMPARE(ear.said(), QStringLiteral("rests do added"));
    }
}

void TestThinkingPlay::anyEditsAtAnyMoment_data()
{
    QTest::addColumn<int>("pairing");
    for (std::size_t i = 0; i < pairings().size(); ++i) {
        const auto &[game, players] = pairings()[i];
        QTest::addRow("%s %s", game, qPrintable(players.join(QLatin1Char(' ')))) << static_cast<int>(i);
    }
}

void TestThinkingPlay::anyEditsAtAnyMoment()
{
    QFETCH(int, pairing);
    const auto &[game, players] = pairings()[pairing];
    std::unique_ptr<Walk> walk;
    int thoughts = 0;
    int interrupted = 0;
    for (int i = 0; i < kEdits; ++i) {
        if (!walk || i % kEditsOfAGame == 0)
            walk = std::make_unique<Walk>(newGame(game, players, i % (2 * kEditsOfAGame) == 0), i + 1U);
        thoughts -= walk->thoughts();
        interrupted -= walk->interrupted();
        walk->go();
        if (QTest::currentTestFailed())
            return;
        thoughts += walk->thoughts();
        interrupted += walk->interrupted();
    }
    QVERIFY2(thoughts > kEdits / 50, qPrintable(QString::number(thoughts)));
    QVERIFY2(interrupted > kEdits / 50, qPrintable(QString::number(interrupted)));
}

void TestThinkingPlay::dropsChangeNoGame_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    QTest::newRow("aton") << QByteArray("aton") << 2;
    QTest::newRow("osiris") << QByteArray("osiris") << 2;
    QTest::newRow("osiris of four") << QByteArray("osiris") << 4;
}

void TestThinkingPlay::dropsChangeNoGame()
{
    QFETCH(QByteArray, game);
    QFETCH(int, players);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        engine::Random random(seed);
        const record::Record record = newGame(game, QStringList(players, kEasy), true);
        Play undisturbed(record, seed);
        playAutomatically(undisturbed);
        Play play(record, seed);
        Ear ear(play);
        while (!play.isOver()) {
            for (auto drops = random.below(3); drops > 0 && askUntilThinking(play); --drops) {
                letThink(anyMoment(random, kUsual));
                play.dropSearch();
            }
            if (random.below(10) == 0 && play.canUndo())
                play.undo();
            if (askUntilThinking(play))
                QVERIFY(waitForThoughts(play));
        }
        QCOMPARE(file(play), file(undisturbed));
    }
}

void TestThinkingPlay::aGameCanGoWhileAComputerThinks()
{
    engine::Random random(9);
    for (int i = 0; i < 300; ++i) {
        const auto &[game, players] = pairings()[random.below(static_cast<std::uint32_t>(pairings().size()))];
        auto play = std::make_unique<Play>(newGame(game, QStringList(players.size(), kEasy)), i + 1U);
        for (auto steps = random.below(6); steps > 0 && askUntilThinking(*play); --steps)
            QVERIFY(waitForThoughts(*play));
        QVERIFY(askUntilThinking(*play));
        ChangeSpy added(*play, play::Change::StepAdded);
        letThink(anyMoment(random, kUsual));
        play.reset();
        QCoreApplication::processEvents();
        QCOMPARE(added.count(), 0);
    }
}

} // namespace tests::tst_thinking_play

TEST_CLASS(tst_thinking_play, TestThinkingPlay)
#include "tst_thinking_play.moc"

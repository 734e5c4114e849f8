// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that are tried: what they say of themselves, and what is wrong with them.
#include <algorithm>
#include <csignal>

#include <QElapsedTimer>

#include "model/outside/command_words.h"
#include "model/outside/engine.h"
#include "model/outside/program.h"
#include "tests/engines.h"
#include "tests/test_class.h"

namespace tests::tst_program {

using outside::Engine;

namespace {

/// The id of what is wrong, or what the program is called.
QString tried(const QString &command)
{
    try {
        return outside::tryOut({QStringLiteral("mine"), command}, engine::CancelToken()).ownName;
    } catch (const outside::Failure &failure) {
        return QString::fromStdString(failure.message.id);
    }
}

} // namespace

class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as in both programs
    void playersAreNamed();
    void aWordIsQuotedWhereItMustBe();
    void whatWorksIsIntroduced();
    void whatDoesNotIsNamed_data();
    void whatDoesNotIsNamed();
    void aCancelledChoiceIsStoppedAndTheNextOneCounts();
    void aGreetingCanBeCancelled();
};

void TestProgram::playersAreNamed()
{
    QCOMPARE(outside::playerOf(QStringLiteral("My own")), QStringLiteral("engine:My own"));
    QCOMPARE(outside::programOf(QStringLiteral("engine:My own")), QStringLiteral("My own"));
    for (const char *other : {"human", "hard", "cmd:ls", "engine", "engine:"})
        QCOMPARE(outside::programOf(QLatin1String(other)), QString());
}

void TestProgram::aWordIsQuotedWhereItMustBe()
{
    QCOMPARE(outside::commandWord(QStringLiteral("/bin/ls")), QStringLiteral("/bin/ls"));
    for (const char *word : {"/my games/it's", "a\\b", "\"", "'", ""})
        QVERIFY(outside::commandWords(outside::commandWord(QLatin1String(word))) == std::vector<std::string>{word});
}

void TestProgram::whatWorksIsIntroduced()
{
    const outside::Trial small = outside::tryOut({QStringLiteral("mine"), littlePlayer()}, engine::CancelToken());
    QCOMPARE(small.ownName, QStringLiteral("little"));
    const auto all = engine::games();
    QVERIFY(std::equal(small.games.begin(), small.games.end(), all.begin(), all.end()));
    // One of them is enough, and so is a name that the settings give.
    const outside::Trial trial = outside::tryOut({QStringLiteral("mine"), ownEngine("osiris")}, engine::CancelToken());
    QCOMPARE(trial.ownName, QStringLiteral("Cartouche greedy"));
    QVERIFY(trial.games == std::vector<const engine::Game *>{engine::findGame("osiris")});
}

void TestProgram::whatDoesNotIsNamed_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("id");
    QTest::newRow("nowhere") << QStringLiteral("/no/such/program") << QStringLiteral("outside.start");
    QTest::newRow("nothing") << QString() << QStringLiteral("outside.start");
    QTest::newRow("half quoted") << QStringLiteral("python3 'x") << QStringLiteral("outside.quote");
    QTest::newRow("another kind") << QStringLiteral("sh -c 'echo hello; cat'") << QStringLiteral("outside.line");
    QTest::newRow("no protocol") << QStringLiteral("true") << QStringLiteral("outside.ended");
    QTest::newRow("other games") << QStringLiteral("sh -c 'echo game chess; echo ready; cat'")
                                 << QStringLiteral("outside.no-game");
    QTest::newRow("an error") << QStringLiteral("sh -c 'echo error I do not know you; cat'")
                              << QStringLiteral("outside.error");
    QTest::newRow("ends at its turn") << engineThat("exit") << QStringLiteral("outside.ended");
    QTest::newRow("rubbish") << engineThat("echo I resign") << QStringLiteral("outside.line");
    QTest::newRow("never legal") << engineThat("echo bestaction red lay 9999") << QStringLiteral("outside.action");
    QTest::newRow("not legal now") << engineThat("echo bestaction red place 1a") << QStringLiteral("outside.action");
}

void TestProgram::whatDoesNotIsNamed()
{
    QFETCH(const QString, command);
    QFETCH(const QString, id);
    QCOMPARE(tried(command), id);
}

void TestProgram::aCancelledChoiceIsStoppedAndTheNextOneCounts()
{
    const engine::Game &game = *engine::findGame("aton");
    engine::Position position = game.start({2, {}});
    engine::Random random(1);
    while (position.toAct() == engine::seatBit(engine::kChance))
        position = position.after(position.sample(random));
    Engine engine(QStringLiteral("mine"), outside::commandWords(ownEngine("aton")), &game);
    engine.beginGame(1);
    engine::CancelToken cancelled;
    cancelled.cancel();
    for (int i = 0; i < 3; ++i)
        QVERIFY_THROWS_EXCEPTION(outside::Cancelled, engine.choose(position.seenBy(0), {}, &cancelled));
    QVERIFY(!engine.hasFailed());
    // The answers that it owed are of red, and no actions of blue.
    QVERIFY(!position.seenBy(1).illegalReason(engine.choose(position.seenBy(1), {})));
    engine.beginGame(2);
    QVERIFY(!position.seenBy(0).illegalReason(engine.choose(position.seenBy(0), {})));
}

void TestProgram::aGreetingCanBeCancelled()
{
    QElapsedTimer timer;
    timer.start();
    engine::CancelToken soon(engine::CancelToken::Clock::now() + std::chrono::milliseconds(100));
    const outside::Program mute{QStringLiteral("mute"), QStringLiteral("sh -c 'while read line; do :; done'")};
    QVERIFY_THROWS_EXCEPTION(outside::Cancelled, outside::tryOut(mute, soon));
    QVERIFY(timer.elapsed() < 10'000); // and not what it is given for an answer
}

} // namespace tests::tst_program

TEST_CLASS(tst_program, TestProgram)
#include "tst_program.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Matches beside a window: they come to what the command line's come to, and end when they are told to.
#include <csignal>

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/resource.h>

#include "model/match/background.h"
#include "model/match/report.h"
#include "model/record/record.h"
#include "tests/engines.h"
#include "tests/test_class.h"

namespace tests::tst_background_match {

using match::BackgroundMatch;
using match::Order;

namespace {

constexpr int kPatience = 60'000;
const QString kOdd = QStringLiteral("engine:odd");

/// `command`: of the first player, where a program is to play; nothing: `greedy` does. The other one is `random`.
Order orderOf(int games, const std::optional<QString> &command = {})
{
    const QString first = command ? kOdd : QStringLiteral("greedy");
    Order order{{*engine::findGame("aton"), {2, {}}, {first.toStdString(), "random"}, games, 3, 1, {}},
                {{first, {}}, {QStringLiteral("random"), {}}},
                {}};
    if (command)
        order.players.front().program = outside::Program{QStringLiteral("odd"), *command};
    return order;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// True if a thread of this program has that niceness.
bool hasThread(int nice)
{
    constexpr int kAfterName = 16; // fields between the end of the name and the niceness
    for (const QString &thread : QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QByteArray line = bytesOf(QStringLiteral("/proc/self/task/%1/stat").arg(thread));
        if (line.mid(line.lastIndexOf(')') + 2).split(' ').value(kAfterName).toInt() == nice)
            return true;
    }
    return false;
}

} // namespace

class TestBackgroundMatch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as in both programs
    void comesToWhatTheCommandLineDoes();
    void isStoppedAndKeepsWhatWasPlayed();
    void goesInTheMiddleOfAChoice_data();
    void goesInTheMiddleOfAChoice();
    void anotherOneFollows();
    void gamesAreLostByFailures();
    void aFailureEndsIt();
    void whatCannotBeginSaysWhy();
    void aSpreadsheetReadsTheTable();
    void othersHaveTheProcessorFirst();
};

void TestBackgroundMatch::comesToWhatTheCommandLineDoes()
{
    const QTemporaryDir folder;
    Order order = orderOf(20);
    order.plan.threads = 2;
    order.folder = folder.filePath(QStringLiteral("new/here"));
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(order);
    QVERIFY(match.isPlaying() && match.report().games == 0 && match.report().standings.size() == 2);
    QVERIFY(over.wait(kPatience));
    QVERIFY(!match.isPlaying() && !match.isStopped() && !match.failure());
    QCOMPARE(match.report().games, 20);
    const QString there = folder.filePath(QStringLiteral("there"));
    QProcess other;
    other.start(qEnvironmentVariable("CARTOUCHE_CLI"),
                {QStringLiteral("match"), QStringLiteral("aton"), QStringLiteral("--players"),
                 QStringLiteral("greedy,random"), QStringLiteral("--games=20"), QStringLiteral("--seed=3"),
                 QStringLiteral("--record"), there});
    QVERIFY(other.waitForFinished(kPatience));
    QCOMPARE(match::matchTable(order.plan, match.report()), other.readAllStandardOutput());
    const QStringList files = QDir(there).entryList(QDir::Files);
    QCOMPARE(files.size(), 20);
    QCOMPARE(QDir(*order.folder).entryList(QDir::Files), files);
    for (const QString &file : files)
        QCOMPARE(bytesOf(*order.folder + QLatin1Char('/') + file), bytesOf(there + QLatin1Char('/') + file));
}

void TestBackgroundMatch::isStoppedAndKeepsWhatWasPlayed()
{
    const QTemporaryDir folder;
    Order order = orderOf(1'000'000);
    order.folder = folder.path();
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    QSignalSpy advanced(&match, &BackgroundMatch::advanced);
    match.begin(order);
    QVERIFY(advanced.wait(kPatience));
    match.stop();
    QVERIFY(match.isPlaying() && match.isStopped());
    QVERIFY(over.wait(kPatience));
    const int games = match.report().games;
    QVERIFY(games > 0 && games < 1'000'000 && games % 2 == 0 && !match.failure());
    // A set that was not played to its end is not counted, but its game is there.
    const auto files = static_cast<int>(QDir(folder.path()).entryList(QDir::Files).size());
    QVERIFY2(files == games || files == games + 1, qPrintable(QString::number(files)));
}

void TestBackgroundMatch::goesInTheMiddleOfAChoice_data()
{
    QTest::addColumn<QString>("command"); // makes the file %1 when it has been asked
    QTest::newRow("level") << QString();
    QTest::newRow("program") << engineThat("touch %1; read more");
    QTest::newRow("starting program") << QStringLiteral("sh -c 'touch %1; while read line; do :; done'");
}

/// Whoever closes the window does not wait for what a choice may take.
void TestBackgroundMatch::goesInTheMiddleOfAChoice()
{
    QFETCH(QString, command);
    const QTemporaryDir folder;
    const QString asked = folder.filePath(QStringLiteral("asked"));
    Order order = orderOf(2, QString(command).replace(QLatin1String("%1"), asked));
    if (command.isEmpty()) {
        order.plan.players.front() = "expert";
        order.players.front() = {QStringLiteral("expert"), {}};
    }
    order.plan.time = order.allowance.time = std::chrono::seconds(60);
    auto match = std::make_unique<BackgroundMatch>();
    match->begin(order);
    const int nice = ::getpriority(PRIO_PROCESS, 0) + 10;
    QVERIFY(QTest::qWaitFor([&] { return command.isEmpty() ? hasThread(nice) : QFile::exists(asked); }, kPatience));
    QElapsedTimer clock;
    clock.start();
    match.reset();
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
}

void TestBackgroundMatch::anotherOneFollows()
{
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(orderOf(2, QStringLiteral("/no/such/program")));
    QVERIFY(over.wait(kPatience));
    QVERIFY(match.failure());
    match.begin(orderOf(4));
    QVERIFY(!match.failure());
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.report().games, 4);
    match.begin(orderOf(1'000'000));
    match.stop();
    QVERIFY(over.wait(kPatience));
    match.begin(orderOf(2));
    QVERIFY(!match.isStopped());
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.report().games, 2);
}

void TestBackgroundMatch::gamesAreLostByFailures()
{
    const QTemporaryDir folder;
    Order order = orderOf(4, engineThat("exit"));
    order.plan.recovers = true;
    order.folder = folder.path();
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(order);
    QVERIFY(over.wait(kPatience));
    QVERIFY(!match.failure());
    QCOMPARE(match.report().games, 4);
    QCOMPARE(match.report().standings.front().failures, 4);
    QCOMPARE(match.failed().size(), std::size_t{4});
    QCOMPARE(match.failed().front().why.message.id, "outside.ended");
    QCOMPARE(match.failed().front().player, std::size_t{0});
    const auto loaded = record::load(folder.filePath(QStringLiteral("aton-0001.cartouche")));
    const auto &record = std::get<record::Record>(loaded);
    QCOMPARE(record.seats.front().player, kOdd);
    QVERIFY(!record.line.comments.empty());
    QVERIFY(!bytesOf(folder.filePath(QStringLiteral("aton-0001.cartouche"))).contains("sh -c")); // no command line
}

void TestBackgroundMatch::aFailureEndsIt()
{
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(orderOf(4, engineThat("echo bestaction nonsense")));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.failure().value().message.id, "outside.action");
    QCOMPARE(match.report().games, 0);
    QCOMPARE(match.failed().size(), std::size_t{1});
    QCOMPARE(match.failed().front().number, 0);
}

void TestBackgroundMatch::whatCannotBeginSaysWhy()
{
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(orderOf(2, QStringLiteral("/no/such/program")));
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.failure().value().message.id, "outside.start");
    QVERIFY(match.failed().empty());
    QCOMPARE(match.report().standings.size(), std::size_t{2});
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Order order = orderOf(2);
    order.folder = file.fileName();
    match.begin(order);
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.failure().value().message.id, "record.in-file");
}

void TestBackgroundMatch::aSpreadsheetReadsTheTable()
{
    engine::search::MatchReport report;
    report.games = 4;
    report.even = 0.5;
    report.standings = {{"a \"b\", c", 3, 0, 1, 1, 3}, {"hard", 1, 0, 3, 0, 1}};
    for (const double score : {1.0, 0.5}) {
        report.standings.front().scores.add(score);
        report.standings.back().scores.add(1 - score);
    }
    QCOMPARE(match::matchCsv(report), QByteArray("player,wins,draws,losses,failures,points,score,error\n"
                                                 "\"a \"\"b\"\", c\",3,0,1,1,3.000,0.7500,0.4900\n"
                                                 "\"hard\",1,0,3,0,1.000,0.2500,0.4900\n"));
}

void TestBackgroundMatch::othersHaveTheProcessorFirst()
{
    const int usual = ::getpriority(PRIO_PROCESS, 0);
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    QSignalSpy advanced(&match, &BackgroundMatch::advanced);
    match.begin(orderOf(1'000'000));
    QVERIFY(advanced.wait(kPatience));
    QVERIFY(hasThread(std::min(19, usual + 10)));
    QCOMPARE(::getpriority(PRIO_PROCESS, 0), usual);
    match.stop();
    QVERIFY(over.wait(kPatience));
}

} // namespace tests::tst_background_match

TEST_CLASS(tst_background_match, TestBackgroundMatch)
#include "tst_background_match.moc"

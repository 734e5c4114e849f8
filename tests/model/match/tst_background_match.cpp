// SPDX-License-Identifier: GPL-3.0-or-later
// Matches beside a window: they come to what the command line's come to, and end when they are told to.
#include <csignal>
#include <stdexcept>
#include <thread>

#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/resource.h>

#include "model/match/background.h"
#include "model/match/report.h"
#include "model/record/record.h"
#include "model/words/languages.h"
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
    void anotherMatchLeavesItsGamesAlone();
    void theLastReportArrives();
    void commentsAreInTheLanguageOfTheWindow();
    void isStoppedAndKeepsWhatWasPlayed();
    void goesInTheMiddleOfAChoice_data();
    void goesInTheMiddleOfAChoice();
    void anotherOneFollows();
    void gamesAreLostByFailures();
    void aFailureEndsIt();
    void whatCannotBeginSaysWhy();
    void whateverIsThrownIsSaid();
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

/// One after the other, and two at the same moment.
void TestBackgroundMatch::anotherMatchLeavesItsGamesAlone()
{
    const QTemporaryDir folder;
    Order order = orderOf(2);
    order.folder = folder.path();
    order.names = match::Folder::Names::Free;
    const auto files = [&folder] { return QDir(folder.path()).entryList(QDir::Files); };
    const QStringList first{QStringLiteral("aton-0001.cartouche"), QStringLiteral("aton-0002.cartouche")};
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(order);
    QVERIFY(over.wait(kPatience));
    QCOMPARE(files(), first);
    const QByteArray before = bytesOf(folder.filePath(first.front()));
    order.plan.seed = 4;
    BackgroundMatch beside;
    QSignalSpy besideOver(&beside, &BackgroundMatch::over);
    match.begin(order);
    beside.begin(order);
    QTRY_VERIFY_WITH_TIMEOUT(over.size() == 2 && besideOver.size() == 1, kPatience);
    QVERIFY(!match.failure() && !beside.failure());
    QCOMPARE(files(), (QStringList{first.front(), first.back(), QStringLiteral("aton-2-0001.cartouche"),
                                   QStringLiteral("aton-2-0002.cartouche"), QStringLiteral("aton-3-0001.cartouche"),
                                   QStringLiteral("aton-3-0002.cartouche")}));
    QCOMPARE(bytesOf(folder.filePath(first.front())), before);
    QVERIFY(bytesOf(folder.filePath(QStringLiteral("aton-2-0001.cartouche"))) != before);
}

/// The second deal is over at once, and the third one takes long.
void TestBackgroundMatch::theLastReportArrives()
{
    const QTemporaryDir folder;
    const QString does = QStringLiteral("echo >> %1; if [ $(wc -l < %1) -gt 4 ]; then read more; fi; exit")
                             .arg(folder.filePath(QStringLiteral("asked")));
    Order order = orderOf(6, engineThat(qPrintable(does)));
    order.plan.recovers = true;
    BackgroundMatch match;
    match.begin(order);
    QTRY_COMPARE_WITH_TIMEOUT(match.report().games, 4, kPatience);
    QVERIFY(match.isPlaying());
}

/// Words are made where the language is changed, and not in the threads of games.
void TestBackgroundMatch::commentsAreInTheLanguageOfTheWindow()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("aton-0001.cartouche"));
    Order order = orderOf(2, engineThat("exit"));
    order.plan.recovers = true;
    order.folder = folder.path();
    words::setLanguage(QStringLiteral("en"));
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    match.begin(order);
    for (QDeadlineTimer soon(500); !QFile::exists(file) && !soon.hasExpired();) // the window is busy
        std::this_thread::yield();
    words::setLanguage(QStringLiteral("de"));
    const bool isOver = over.wait(kPatience);
    words::setLanguage(QStringLiteral("en"));
    QVERIFY(isOver);
    const auto loaded = record::load(file);
    const QString why = std::get<record::Record>(loaded).line.comments.begin()->second.plain;
    QVERIFY2(why.contains(QStringLiteral("ohne Antwort")), qPrintable(why));
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

/// What nobody foresaw is told as well, and ends the match only.
void TestBackgroundMatch::whateverIsThrownIsSaid()
{
    BackgroundMatch match;
    QSignalSpy over(&match, &BackgroundMatch::over);
    Order order = orderOf(2);
    order.plan.threads = -1; // so many players cannot be kept: std::length_error
    match.begin(order);
    QVERIFY(over.wait(kPatience));
    QCOMPARE(match.failure().value().message.id, "match.broken");
    QVERIFY(!match.failure().value().message.text("text").empty());
    const auto odd = std::make_exception_ptr(std::runtime_error("odd"));
    QCOMPARE(match::failureOf(odd).message.text("text"), "odd");
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
    // Where all deals came to the same there is no error, in the text as little.
    report.standings = {{"a", 1, 0, 1, 0, 1}, {"b", 1, 0, 1, 0, 1}};
    for (engine::search::Standing &each : report.standings) {
        each.scores.add(0.5);
        each.scores.add(0.5);
    }
    QCOMPARE(match::matchCsv(report), QByteArray("player,wins,draws,losses,failures,points,score,error\n"
                                                 "\"a\",1,0,1,0,1.000,0.5000,\n"
                                                 "\"b\",1,0,1,0,1.000,0.5000,\n"));
    const QByteArray table = match::matchTable(orderOf(4).plan, report);
    QVERIFY2(table.contains("\nscore 50.00 %\nelo +0.0\nlos 50.00 %\n"), table.constData());
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

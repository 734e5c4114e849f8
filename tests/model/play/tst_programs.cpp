// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of one's own that play in a game: only where a person wants it, each once, and never without an end.
#include <csignal>

#include <QFile>
#include <QTemporaryDir>

#include "model/play/document.h"
#include "tests/engines.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"

namespace tests::tst_programs {

using play::Change;
using play::Play;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kEasy = QStringLiteral("easy");
constexpr int kLong = 60'000; ///< ms that a program is waited for at most
const QString kMine = QStringLiteral("engine:mine");

/// A game of Aton in which such a program has the second seat.
record::Record gameAgainst(const QString &command, bool training = false)
{
    record::Record record = newGame("aton", {kHuman, kMine}, training);
    record.seats[1].program = command;
    return record;
}

record::SeatEntry seated(const Play &play, const QString &player, const QString &command = {})
{
    record::SeatEntry entry = play.record().seats[1];
    entry.player = player;
    entry.program = command;
    return entry;
}

/// Until the program has to choose.
bool askUntilThinking(Play &play, engine::Random &random)
{
    while (!play.isThinking() && !play.isOver()) {
        if (play.humanToAct() != engine::kNobody)
            actAtRandom(play, random);
        else
            play.requestStep();
    }
    return play.isThinking();
}

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

} // namespace

class TestPrograms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as in both programs
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aProgramPlaysItsSeat();
    void itIsStartedOnceAndEnds();
    void whoIsReplacedEnds();
    void aThoughtIsDropped();
    void aFileStartsNone();
    void whatIsDoneAgainStartsNone();
    void aSeatIsGivenBackWithoutAnEdit();
    void undoAndRedoKeepWhoMayPlay();
    void whatGoesWrongIsToldAndTheGameGoesOn_data();
    void whatGoesWrongIsToldAndTheGameGoesOn();

private:
    /// A command that notes the number of its process, before it becomes that one.
    QString noting(const QString &command) const
    {
        return QStringLiteral("sh -c %1")
            .arg(outside::commandWord(QStringLiteral("echo $$ >> %1; exec %2").arg(notes(), command)));
    }
    QString notes() const { return m_folder->filePath(QStringLiteral("notes")); }
    /// The processes that were started.
    QList<QByteArray> started() const { return linesOf(notes()); }
    static bool runs(const QByteArray &process)
    {
        return QFile::exists(QStringLiteral("/proc/%1").arg(QString::fromLatin1(process)));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPrograms::aProgramPlaysItsSeat()
{
    Play play(gameAgainst(littlePlayer()), 5);
    QVERIFY(!play.isHuman(1));
    QCOMPARE(play.onlyHuman(), engine::Seat(0));
    engine::Random random(2);
    int choices = 0;
    while (choices < 6 && askUntilThinking(play, random)) {
        ChangeSpy added(play, Change::StepAdded);
        QVERIFY(added.wait(kLong));
        QCOMPARE(play.step(play.stepCount()).action.actor(), engine::Seat(1));
        ++choices;
    }
    QVERIFY(choices == 6 && !play.trouble());
    QCOMPARE(play.record().seats[1].player, kMine);
}

void TestPrograms::itIsStartedOnceAndEnds()
{
    {
        Play play(gameAgainst(noting(ownEngine("aton")), true), 5);
        engine::Random random(2);
        QVERIFY(started().isEmpty()); // not before it has to choose
        for (int i = 0; i < 6; ++i) {
            QVERIFY(askUntilThinking(play, random));
            if (i % 2 == 0) { // dropped in the middle
                play.dropSearch();
                QVERIFY(askUntilThinking(play, random));
            }
            ChangeSpy added(play, Change::StepAdded);
            QVERIFY(added.wait(kLong));
            if (i == 3)
                play.undo();
        }
        QCOMPARE(started().size(), 1);
        QVERIFY(runs(started().front()));
    }
    QCOMPARE(started().size(), 1);
    QVERIFY(!runs(started().front()));
}

void TestPrograms::whoIsReplacedEnds()
{
    Play play(gameAgainst(noting(ownEngine("aton"))), 5);
    engine::Random random(2);
    QVERIFY(askUntilThinking(play, random));
    ChangeSpy added(play, Change::StepAdded);
    QVERIFY(added.wait(kLong));
    QVERIFY(play.setSeat(1, seated(play, kEasy)));
    QTRY_VERIFY(!runs(started().front()));
    QVERIFY(askUntilThinking(play, random));
    QVERIFY(added.wait(kLong));
    QVERIFY(play.setSeat(1, seated(play, QStringLiteral("engine:other"), noting(ownEngine("aton")))));
    QVERIFY(askUntilThinking(play, random));
    QVERIFY(added.wait(kLong));
    QCOMPARE(started().size(), 2);
    QVERIFY(runs(started().back()));
}

/// One that does not answer at all holds nobody up.
void TestPrograms::aThoughtIsDropped()
{
    auto play = std::make_unique<Play>(gameAgainst(noting(engineThat(":"))), 5);
    engine::Random random(2);
    QVERIFY(askUntilThinking(*play, random));
    QTRY_COMPARE(started().size(), 1);
    QVERIFY(play->setSeat(1, seated(*play, kEasy)));
    QVERIFY(askUntilThinking(*play, random));
    ChangeSpy added(*play, Change::StepAdded);
    QVERIFY(added.wait(kLong));
    QVERIFY(!runs(started().front()));
    QVERIFY(play->setSeat(1, seated(*play, kMine, noting(engineThat(":")))));
    QVERIFY(askUntilThinking(*play, random));
    QTRY_COMPARE(started().size(), 2);
    play.reset();
    QVERIFY(!runs(started().back()));
}

void TestPrograms::aFileStartsNone()
{
    QByteArray file = record::write(gameAgainst(noting(ownEngine("aton"))));
    QVERIFY(file.contains("engine:mine") && !file.contains(notes().toUtf8()));
    file.replace("\"player\": \"engine:mine\"",
                 QStringLiteral("\"player\": \"engine:mine\", \"program\": \"%1\"")
                     .arg(noting(QStringLiteral("cat")).replace(QLatin1Char('\\'), QLatin1String("\\\\")))
                     .toUtf8());
    const auto read = record::read(file);
    QVERIFY(std::holds_alternative<record::Record>(read));
    Play play(std::get<record::Record>(read), 5);
    QVERIFY(play.isHuman(1));
    playAutomatically(play);
    QCOMPARE(play.humanCount(), 2);
    QVERIFY(started().isEmpty());
    QVERIFY(record::write(play.record()).contains("\"program\"")); // what is not known is kept, and that is all
}

/// A journal is a file, too.
void TestPrograms::whatIsDoneAgainStartsNone()
{
    Play first(newGame("aton", {kHuman, kEasy}), 5);
    QVERIFY(first.setSeat(1, seated(first, kMine, noting(ownEngine("aton")))));
    QVERIFY(!first.isHuman(1));
    Play again(first.beginning(), first.seed());
    for (const record::Json &edit : first.changeLog())
        QVERIFY(again.repeat(edit));
    QCOMPARE(again.record().seats[1].player, kMine);
    QVERIFY(again.isHuman(1));
    QVERIFY(!record::Json(first.changeLog().back()).compact().contains(notes().toUtf8()));
}

void TestPrograms::aSeatIsGivenBackWithoutAnEdit()
{
    record::Record record = gameAgainst(QString());
    Play play(std::move(record), 5);
    QVERIFY(play.isHuman(1));
    ChangeSpy seats(play, Change::Seats);
    QVERIFY(!play.setSeat(1, seated(play, kMine)));
    QVERIFY(play.setSeat(1, seated(play, kMine, ownEngine("aton"))));
    QVERIFY(!play.setSeat(1, seated(play, kMine, ownEngine("aton"))));
    QCOMPARE(seats.count(), 1);
    QVERIFY(!play.isHuman(1));
    QVERIFY(!play.isModified() && !play.canUndo() && play.changeLog().empty());
    engine::Random random(2);
    QVERIFY(askUntilThinking(play, random));
    ChangeSpy added(play, Change::StepAdded);
    QVERIFY(added.wait(kLong));
}

void TestPrograms::undoAndRedoKeepWhoMayPlay()
{
    Play play(newGame("aton", {kHuman, kEasy}), 5);
    QVERIFY(play.setSeat(1, seated(play, kMine, ownEngine("aton"))));
    play.undo();
    QCOMPARE(play.record().seats[1].player, kEasy);
    QVERIFY(play.record().seats[1].program.isEmpty());
    play.redo();
    QVERIFY(!play.isHuman(1));
    QVERIFY(play.setSeat(1, seated(play, kHuman)));
    QVERIFY(play.isHuman(1));
}

void TestPrograms::whatGoesWrongIsToldAndTheGameGoesOn_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("id");
    QTest::newRow("nowhere") << QStringLiteral("/no/such/program") << QStringLiteral("outside.start");
    QTest::newRow("no protocol") << QStringLiteral("true") << QStringLiteral("outside.ended");
    QTest::newRow("another game") << ownEngine("osiris") << QStringLiteral("outside.game");
    QTest::newRow("ends") << engineThat("exit") << QStringLiteral("outside.ended");
    QTest::newRow("rubbish") << engineThat("echo I resign") << QStringLiteral("outside.line");
    QTest::newRow("an error") << engineThat("echo error I do not feel well") << QStringLiteral("outside.error");
    QTest::newRow("never legal") << engineThat("echo bestaction red lay 9999") << QStringLiteral("outside.action");
}

void TestPrograms::whatGoesWrongIsToldAndTheGameGoesOn()
{
    QFETCH(const QString, command);
    QFETCH(const QString, id);
    Play play(gameAgainst(command), 5);
    engine::Random random(2);
    QVERIFY(askUntilThinking(play, random));
    QVERIFY(!play.trouble());
    const QByteArray before = record::write(play.record());
    ChangeSpy seats(play, Change::Seats);
    QVERIFY(seats.wait(kLong));
    QVERIFY(play.trouble());
    QCOMPARE(QString::fromStdString(play.trouble()->why.id), id);
    QCOMPARE(play.trouble()->seat, engine::Seat(1));
    QVERIFY(!play.isThinking() && play.isHuman(1));
    QCOMPARE(record::write(play.record()), before);
    // A person goes on there, or a level, or the program that has been mended.
    QCOMPARE(play.humanToAct(), engine::Seat(1));
    actAtRandom(play, random);
    QVERIFY(play.trouble());
    QVERIFY(play.setSeat(1, seated(play, kMine, ownEngine("aton"))));
    QVERIFY(!play.trouble() && !play.isHuman(1));
    QVERIFY(askUntilThinking(play, random));
    ChangeSpy added(play, Change::StepAdded);
    QVERIFY(added.wait(kLong));
    QVERIFY(!play.trouble());
    QVERIFY(play.setSeat(1, seated(play, kEasy)));
    QVERIFY(askUntilThinking(play, random));
    QVERIFY(added.wait(kLong));
}

} // namespace tests::tst_programs

TEST_CLASS(tst_programs, TestPrograms)
#include "tst_programs.moc"

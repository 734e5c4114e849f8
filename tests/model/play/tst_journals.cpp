// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <memory>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

#include "tests/test_class.h"

#include "journal_files.h"

namespace tests::tst_journals {

using play::Journal;
using play::JournalContent;
using play::readJournal;
using play::RecoverableSession;
using record::Json;

namespace {

/// This program in another role, see `tst_journals`.
class Other {
public:
    explicit Other(const QStringList &arguments)
    {
        m_process.start(QCoreApplication::applicationFilePath(),
                        QStringList{QStringLiteral("tst_journals")} + arguments);
        if (!m_process.waitForStarted())
            qFatal("this program cannot be started a second time");
    }
    QByteArray line()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead())
                qFatal("the other program says nothing");
        }
        return m_process.readLine().trimmed();
    }
    QByteArrayList linesUpTo(const QByteArray &last)
    {
        QByteArrayList lines;
        for (QByteArray next = line(); next != last; next = line())
            lines += next;
        return lines;
    }
    /// What it had said up to then and nobody has read.
    QByteArrayList kill()
    {
        m_process.kill();
        m_process.waitForFinished();
        return m_process.readAll().trimmed().split('\n');
    }

private:
    QProcess m_process;
};

} // namespace

class TestJournals : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aLiveJournalIsNotOffered();
    void aSessionIsOfferedOnce();
    void goesOnWithARecoverableSession();
    void whatCannotBeReadStays();
    void whatIsNoJournalIsCleanedUp();
    void withoutAFolderNothingIsTouched();
    void discardedForGood();
    void programsAtOnceDoNotMix();
    void programsAtOnceShareTheSessions();

private:
    std::unique_ptr<QTemporaryDir> m_scratch;
    QString m_folder;
};

void TestJournals::init()
{
    m_scratch = std::make_unique<QTemporaryDir>();
    m_folder = m_scratch->filePath(QStringLiteral("state/games"));
}

void TestJournals::aLiveJournalIsNotOffered()
{
    {
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
        QVERIFY(recoverableSessions(m_folder).empty());
        QVERIFY(QFile::exists(journal.path()));
    }
    QCOMPARE(recoverableSessions(m_folder).size(), std::size_t(1));
    QCOMPARE(namesIn(m_folder).size(), 1);
}

void TestJournals::aSessionIsOfferedOnce()
{
    QString path;
    {
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
        path = journal.path();
    }
    {
        const std::vector<RecoverableSession> mine = recoverableSessions(m_folder);
        QCOMPARE(mine.size(), std::size_t(1));
        QCOMPARE(mine.front().path, path);
        QVERIFY(mine.front().written.isValid());
        QVERIFY(recoverableSessions(m_folder).empty());
    }
    // Let go, it is offered again.
    QCOMPARE(recoverableSessions(m_folder).size(), std::size_t(1));
}

void TestJournals::goesOnWithARecoverableSession()
{
    QString path;
    {
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
        QVERIFY(journal.append(edit(0)));
        QVERIFY(journal.close());
        path = journal.path();
    }
    for (int round = 1; round < 4; ++round) {
        std::vector<RecoverableSession> mine = recoverableSessions(m_folder);
        QCOMPARE(mine.size(), std::size_t(1));
        RecoverableSession &left = mine.front();
        QCOMPARE(left.content.closed, round == 1);
        QCOMPARE(left.content.dropped, round == 1 ? 0 : 1);
        QCOMPARE(left.content.changeLog, changeLog(round));
        Journal journal(left.path, left.text, std::move(left.lock));
        QCOMPARE(journal.path(), path);
        QVERIFY(recoverableSessions(m_folder).empty());
        QVERIFY(journal.append(edit(round)));
        const JournalContent content = readJournal(contentOf(path));
        QCOMPARE(content.changeLog, changeLog(round + 1));
        QVERIFY(!content.closed);
        QCOMPARE(content.dropped, 0);
        QFile torn(path);
        QVERIFY(torn.open(QIODevice::Append));
        torn.write("half a li");
    }
}

void TestJournals::whatCannotBeReadStays()
{
    QVERIFY(QDir().mkpath(m_folder));
    const QByteArray whole = someJournal();
    put(m_folder + QStringLiteral("/a.journal"), "");
    put(m_folder + QStringLiteral("/b.journal"), "nonsense\nof two lines\n");
    put(m_folder + QStringLiteral("/c.journal"), whole.mid(1));
    put(m_folder + QStringLiteral("/d.journal"), whole);
    const std::vector<RecoverableSession> all = recoverableSessions(m_folder);
    QCOMPARE(all.size(), std::size_t(4));
    const std::vector<int> dropped{0, 2, 11, 0};
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(QFileInfo(all[i].path).fileName(), QStringLiteral("%1.journal").arg(QLatin1Char(char('a' + int(i)))));
        QCOMPARE(all[i].content.beginning.has_value(), i == 3);
        QCOMPARE(all[i].content.dropped, dropped[i]);
    }
    QCOMPARE(contentOf(m_folder + QStringLiteral("/c.journal")), whole.mid(1));
}

void TestJournals::whatIsNoJournalIsCleanedUp()
{
    QVERIFY(QDir().mkpath(m_folder + QStringLiteral("/folder.journal")));
    QCOMPARE(::mkfifo(QFile::encodeName(m_folder + QStringLiteral("/pipe.journal")).constData(), 0600), 0);
    put(m_folder + QStringLiteral("/a.lock"), "");
    put(m_folder + QStringLiteral("/b.new"), "half");
    put(m_folder + QStringLiteral("/c.new"), "half");
    put(m_folder + QStringLiteral("/c.journal"), someJournal());
    put(m_folder + QStringLiteral("/notes.txt"), "mine");
    const std::vector<RecoverableSession> all = recoverableSessions(m_folder);
    QCOMPARE(all.size(), std::size_t(1));
    QVERIFY(isBeginning(all.front().content.changeLog));
    QCOMPARE(namesIn(m_folder),
             QStringList({QStringLiteral("c.journal"), QStringLiteral("c.lock"), QStringLiteral("notes.txt")}));
    QVERIFY(recoverableSessions(m_scratch->filePath(QStringLiteral("none"))).empty());
}

/// An empty folder is no folder, and not the one that the program happens to be in.
void TestJournals::withoutAFolderNothingIsTouched()
{
    const QString here = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_scratch->path()));
    QFile lock(QStringLiteral("other.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.close();
    QVERIFY(recoverableSessions(QString()).empty());
    QVERIFY(lock.exists());
    QVERIFY(QDir::setCurrent(here));
}

void TestJournals::discardedForGood()
{
    {
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
    }
    std::vector<RecoverableSession> mine = recoverableSessions(m_folder);
    QVERIFY(play::discard(std::move(mine.front())));
    QVERIFY(namesIn(m_folder).isEmpty());
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    journal.remove();
    QVERIFY(namesIn(m_folder).isEmpty());
}

/// Each of several programs writes as fast as it can and is killed.
void TestJournals::programsAtOnceDoNotMix()
{
    constexpr int kPrograms = 4;
    std::vector<std::unique_ptr<Other>> others;
    others.reserve(kPrograms);
    for (int i = 0; i < kPrograms; ++i)
        others.push_back(std::make_unique<Other>(QStringList{QStringLiteral("--write"), m_folder, QString::number(i)}));
    for (const auto &other : others)
        other->linesUpTo("20");
    QVERIFY(recoverableSessions(m_folder).empty());
    std::vector<int> acknowledged;
    for (const auto &other : others) {
        const QByteArrayList said = other->kill();
        acknowledged.push_back(said.back().isEmpty() ? 20 : said.back().toInt());
    }

    const std::vector<RecoverableSession> all = recoverableSessions(m_folder);
    QCOMPARE(all.size(), std::size_t(kPrograms));
    std::set<QString> writers;
    for (const RecoverableSession &left : all) {
        QVERIFY(left.content.beginning);
        QVERIFY(!left.content.closed);
        const QString writer = left.content.own.path;
        QVERIFY(writers.insert(writer).second);
        const int said = acknowledged[writer.mid(1).toInt()];
        QVERIFY(static_cast<int>(left.content.changeLog.size()) > said);
        for (std::size_t i = 0; i < left.content.changeLog.size(); ++i)
            QCOMPARE(*left.content.changeLog[i].find(writer), Json(static_cast<int>(i)));
    }
}

void TestJournals::programsAtOnceShareTheSessions()
{
    constexpr int kJournals = 40;
    for (int i = 0; i < kJournals; ++i) {
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
    }
    std::vector<std::unique_ptr<Other>> others;
    others.reserve(4);
    for (int i = 0; i < 4; ++i)
        others.push_back(std::make_unique<Other>(QStringList{QStringLiteral("--take"), m_folder}));
    QByteArrayList taken;
    for (const auto &other : others)
        taken += other->linesUpTo("end");
    QCOMPARE(taken.size(), kJournals);
    QCOMPARE(std::set<QByteArray>(taken.begin(), taken.end()).size(), std::size_t(kJournals));
    QVERIFY(recoverableSessions(m_folder).empty());
    for (const auto &other : others)
        other->kill();
    QCOMPARE(recoverableSessions(m_folder).size(), std::size_t(kJournals));
}

namespace {

void say(const QByteArray &line)
{
    std::puts(line.constData());
    std::fflush(stdout);
}

/// Adds edits without end, and says each number when its edit is on the disk.
[[noreturn]] void writeForever(const QString &folder, const QString &name)
{
    Journal journal(folder);
    JournalContent content = newGame();
    content.own.path = QLatin1Char('/') + name;
    journal.begin(content);
    for (int i = 0;; ++i) {
        journal.append(Json::Members{{content.own.path, Json(i)}});
        say(QByteArray::number(i));
    }
}

/// Takes what is left over, says it and keeps it until the end.
[[noreturn]] void takeAll(const QString &folder)
{
    const std::vector<RecoverableSession> all = recoverableSessions(folder);
    for (const RecoverableSession &left : all)
        say(left.path.toUtf8());
    say("end");
    for (;;)
        ::pause();
}

} // namespace

} // namespace tests::tst_journals

int tst_journals(int argc, char **argv)
{
    const QString role = QString::fromLocal8Bit(argc > 2 ? argv[1] : "");
    if (role != QLatin1String("--write") && role != QLatin1String("--take"))
        return tests::run<tests::tst_journals::TestJournals>(argc, argv);

    const QCoreApplication program(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (role == QLatin1String("--take"))
        tests::tst_journals::takeAll(arguments[2]);
    tests::tst_journals::writeForever(arguments[2], arguments[3]);
}

#include "tst_journals.moc"

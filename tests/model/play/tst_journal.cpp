// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

#include "model/engine/core/random.h"
#include "tests/extent.h"
#include "tests/test_class.h"

#include "journal_files.h"

namespace tests::tst_journal {

using play::Journal;
using play::JournalContent;
using play::readJournal;
using record::Json;

namespace {

mode_t permissionsOf(const QString &path)
{
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void init();
    void liesInTheStateFolder();
    void whatIsWrittenIsRead();
    void aReviewThatWasLeftIsNone();
    void beginsAnewWithEdits();
    void aGameAsLargeAsAFileMayBe();
    void onlyThePlayerReadsIt();
    void cutAnywhereItKeepsItsBeginning();
    void aFlippedBitNeverInventsAnEdit();
    void linesInAnotherOrderDoNotCount();
    void anyBytesAreNoJournal();
    void aFullDiskKeepsEarlierEdits();
    void aFullDiskFromTheStart();
    void halfALineIsTakenBack();
    void whereNoFolderCanBeMade();
    void aClearedFolderIsMadeAgain();

private:
    std::unique_ptr<QTemporaryDir> m_scratch;
    QString m_folder;
};

void TestJournal::init()
{
    m_scratch = std::make_unique<QTemporaryDir>();
    m_folder = m_scratch->filePath(QStringLiteral("state/games"));
}

void TestJournal::liesInTheStateFolder()
{
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", "/somewhere/state");
    QCOMPARE(play::journalFolder(), QStringLiteral("/somewhere/state/cartouche/games"));
    for (const char *none : {"", "relative/state"}) {
        qputenv("XDG_STATE_HOME", none);
        QCOMPARE(play::journalFolder(), QDir::homePath() + QStringLiteral("/.local/state/cartouche/games"));
    }
    qputenv("XDG_STATE_HOME", before);
}

void TestJournal::whatIsWrittenIsRead()
{
    const play::OwnFile own{QStringLiteral("/tmp/Thèbes 😀.cartouche"), record::FileStamp{7, QByteArray("\x00\xff", 2)}};
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(journal.append(edit(i)));
        QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(i + 1));
    }
    QVERIFY(journal.setFile(own));
    QVERIFY(journal.append(edit(3)));
    QVERIFY(journal.setReviewed(record::ShownPlace{{1, 0}, 9}));
    QVERIFY(!readJournal(contentOf(journal.path())).closed);
    QVERIFY(journal.close());
    QCOMPARE(journal.error(), 0);

    const JournalContent content = readJournal(contentOf(journal.path()));
    QCOMPARE(record::write(*content.beginning), record::write(*newGame().beginning));
    QCOMPARE(content.changeLog, changeLog(4));
    QCOMPARE(content.own.path, own.path);
    QVERIFY(content.own.stamp == own.stamp);
    QCOMPARE(content.saved, std::size_t(3));
    QVERIFY(content.closed);
    QVERIFY(content.reviewed == (record::ShownPlace{{1, 0}, 9}));
    QCOMPARE(content.dropped, 0);
}

void TestJournal::aReviewThatWasLeftIsNone()
{
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    QVERIFY(!readJournal(contentOf(journal.path())).reviewed);
    QVERIFY(journal.setReviewed(record::ShownPlace{{}, 0}));
    QVERIFY(readJournal(contentOf(journal.path())).reviewed == record::ShownPlace());
    QVERIFY(journal.setReviewed({}));
    QVERIFY(!readJournal(contentOf(journal.path())).reviewed);
}

void TestJournal::beginsAnewWithEdits()
{
    JournalContent content = newGame();
    content.changeLog = changeLog(6);
    content.own.path = QStringLiteral("/tmp/a");
    content.saved = 4;
    content.reviewed = record::ShownPlace{{}, 2};
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    QVERIFY(journal.append(edit(77)));
    QVERIFY(journal.begin(content));
    QVERIFY(journal.append(edit(6)));
    const JournalContent read = readJournal(contentOf(journal.path()));
    QCOMPARE(read.changeLog, changeLog(7));
    QCOMPARE(read.own.path, content.own.path);
    QVERIFY(!read.own.stamp);
    QCOMPARE(read.saved, content.saved);
    QVERIFY(read.reviewed == content.reviewed);
    QVERIFY(!read.closed);
    QCOMPARE(namesIn(m_folder).size(), 2);
}

void TestJournal::aGameAsLargeAsAFileMayBe()
{
    JournalContent content = newGame();
    content.beginning->unknown =
        std::get<Json>(record::parseJson("{\"z\":[1" + QByteArray(",1").repeated(7'900'000) + "]}"));
    Journal journal(m_folder);
    QVERIFY(journal.begin(content));
    QVERIFY(journal.append(edit(1)));
    const JournalContent read = play::readJournal(contentOf(journal.path()));
    QVERIFY(read.beginning && read.beginning->unknown == content.beginning->unknown);
    QVERIFY(read.changeLog == std::vector<Json>{edit(1)});
}

void TestJournal::onlyThePlayerReadsIt()
{
    const mode_t before = ::umask(0);
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    ::umask(before);
    for (const QString &name : namesIn(m_folder))
        QCOMPARE(permissionsOf(m_folder + QLatin1Char('/') + name), mode_t(0600));
    QCOMPARE(permissionsOf(m_folder), mode_t(0700));
    QCOMPARE(permissionsOf(QFileInfo(m_folder).path()), mode_t(0700));
}

void TestJournal::cutAnywhereItKeepsItsBeginning()
{
    const QByteArray whole = someJournal();
    const qsizetype header = whole.indexOf('\n') + 1;
    for (qsizetype length = 0; length <= whole.size(); ++length) {
        const QByteArray cut = whole.left(length);
        qsizetype good = 0;
        const JournalContent content = readJournal(cut, &good);
        // A line for the beginning and, in between, one for the file.
        const auto lines = cut.count('\n');
        QCOMPARE(content.beginning.has_value(), length >= header);
        QCOMPARE(static_cast<int>(content.changeLog.size()),
                 static_cast<int>(lines > 6 ? lines - 2 : qMax(0, lines - 1)));
        QVERIFY(isBeginning(content.changeLog));
        QCOMPARE(content.dropped, cut.isEmpty() || cut.endsWith('\n') ? 0 : 1);
        QCOMPARE(good, cut.lastIndexOf('\n') + 1);
    }
}

void TestJournal::aFlippedBitNeverInventsAnEdit()
{
    const QByteArray whole = someJournal();
    engine::Random random(1);
    for (int round = 0; round < many(20'000); ++round) {
        QByteArray damaged = whole;
        for (std::uint32_t flips = 1 + random.below(3); flips > 0; --flips) {
            const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(whole.size())));
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.below(8)));
        }
        if (damaged == whole)
            continue;
        const JournalContent content = readJournal(damaged);
        // What stands before the damage is read, and nothing else.
        const auto *const first = std::mismatch(whole.begin(), whole.end(), damaged.begin()).first;
        const auto lines = std::count(whole.begin(), first, '\n');
        QCOMPARE(static_cast<int>(content.changeLog.size()),
                 static_cast<int>(lines > 6 ? lines - 2 : qMax(0, lines - 1)));
        QVERIFY(isBeginning(content.changeLog));
        QVERIFY(content.dropped > 0);
    }
}

void TestJournal::linesInAnotherOrderDoNotCount()
{
    const QByteArray whole = someJournal();
    QByteArrayList lines = whole.split('\n');
    lines.removeLast();
    const auto changeLogOf = [](const QByteArrayList &some) { return readJournal(some.join('\n') + '\n').changeLog; };
    for (int i = 1; i + 1 < lines.size(); ++i) {
        const auto before = changeLogOf(lines.mid(0, i));
        QByteArrayList other = lines;
        other.swapItemsAt(i, i + 1);
        QCOMPARE(changeLogOf(other), before);
        other = lines;
        other.removeAt(i);
        QCOMPARE(changeLogOf(other), before);
        other = lines;
        other.insert(i, lines[i - 1]);
        QCOMPARE(changeLogOf(other), before);
    }
}

void TestJournal::anyBytesAreNoJournal()
{
    engine::Random random(2);
    const QByteArray whole = someJournal();
    for (int round = 0; round < 2'000; ++round) {
        QByteArray bytes;
        for (std::uint32_t length = random.below(300); length > 0; --length)
            bytes += static_cast<char>(random.below(256));
        if (random.below(2) == 0)
            bytes.replace('a', '\n');
        QVERIFY(!readJournal(bytes).beginning);
        // After a good beginning it is only the rest that is dropped.
        QVERIFY(isBeginning(readJournal(whole + bytes).changeLog));
    }
    for (const char *bytes : {"", "\n", "\n\n\n", "00000000 \n", "00000000", " ", "e3b0c442 \n"})
        QVERIFY(!readJournal(bytes).beginning);
    QVERIFY(!readJournal(QByteArray(1'000'000, '[')).beginning);
}

void TestJournal::aFullDiskKeepsEarlierEdits()
{
    const qsizetype whole = someJournal().size();
    const qsizetype header = someJournal().indexOf('\n') + 1;
    for (qsizetype limit = header; limit < whole; limit += 7) {
        init();
        Journal journal(m_folder);
        QVERIFY(journal.begin(newGame()));
        int kept = 0;
        {
            const SmallDisk disk(limit);
            while (journal.append(edit(kept)))
                ++kept;
            QVERIFY(journal.error() != 0);
            // It stays full: nothing gets lost, and no half line stands there.
            QVERIFY(!journal.append(edit(kept + 1)));
            const JournalContent content = readJournal(contentOf(journal.path()));
            QCOMPARE(content.changeLog, changeLog(kept));
            QCOMPARE(content.dropped, 0);
        }
        QVERIFY(journal.append(edit(kept + 2)));
        QCOMPARE(journal.error(), 0);
        QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(kept + 3));
        QCOMPARE(namesIn(m_folder).size(), 2);
    }
}

void TestJournal::aFullDiskFromTheStart()
{
    const qsizetype header = someJournal().indexOf('\n') + 1;
    for (qsizetype limit = 0; limit < header; limit += 50) {
        init();
        Journal journal(m_folder);
        {
            const SmallDisk disk(limit);
            QVERIFY(!journal.begin(newGame()));
            QVERIFY(journal.error() != 0);
            QVERIFY(!journal.append(edit(0)));
            QVERIFY(!QFile::exists(journal.path()));
        }
        QVERIFY(journal.append(edit(1)));
        QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(2));
    }
    // Beginning anew on a full disk leaves the old one whole.
    init();
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    QVERIFY(journal.append(edit(0)));
    const SmallDisk disk(header / 2);
    QVERIFY(!journal.begin(newGame()));
    QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(1));
    QCOMPARE(namesIn(m_folder).size(), 2);
}

void TestJournal::halfALineIsTakenBack()
{
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    QVERIFY(journal.append(edit(0)));
    const QByteArray before = contentOf(journal.path());
    const SmallDisk disk(before.size() + 10);
    QVERIFY(!journal.append(edit(1)));
    QCOMPARE(contentOf(journal.path()), before);
}

void TestJournal::whereNoFolderCanBeMade()
{
    const QString inTheWay = m_scratch->filePath(QStringLiteral("state"));
    put(inTheWay, "a file");
    Journal journal(m_folder);
    QVERIFY(!journal.begin(newGame()));
    QVERIFY(journal.error() != 0);
    QVERIFY(!journal.append(edit(0)));
    QVERIFY(recoverableSessions(m_folder).empty());
    QVERIFY(QFile::remove(inTheWay));
    QVERIFY(journal.append(edit(1)));
    QCOMPARE(journal.error(), 0);
    QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(2));
}

void TestJournal::aClearedFolderIsMadeAgain()
{
    Journal journal(m_folder);
    QVERIFY(journal.begin(newGame()));
    QVERIFY(journal.append(edit(0)));
    QVERIFY(QDir(m_folder).removeRecursively());
    QVERIFY(journal.append(edit(1)));
    QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(2));
    QVERIFY(recoverableSessions(m_folder).empty());
    // Only the lock is gone: then it is not there for others to take.
    QVERIFY(QFile::remove(m_folder + QLatin1Char('/') + namesIn(m_folder).filter(QStringLiteral(".lock")).front()));
    QVERIFY(journal.append(edit(2)));
    QVERIFY(recoverableSessions(m_folder).empty());
    QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(3));
    // Or the journal alone.
    QVERIFY(QFile::remove(journal.path()));
    QVERIFY(journal.append(edit(3)));
    QCOMPARE(readJournal(contentOf(journal.path())).changeLog, changeLog(4));
}

} // namespace tests::tst_journal

TEST_CLASS(tst_journal, TestJournal)
#include "tst_journal.moc"

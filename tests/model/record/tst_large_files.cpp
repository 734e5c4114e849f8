// SPDX-License-Identifier: GPL-3.0-or-later
// Files as large as they may be, most of which the program does not know.
#include "saved_games.h"

#include <sys/resource.h>

#include "tests/test_class.h"

namespace tests::tst_large_files {

namespace {

/// The most memory that this program has had so far, in bytes.
qint64 mostMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return qint64{usage.ru_maxrss} * 1024;
}

/// A saved game with another member whose value begins and ends so, as long as it may be.
QByteArray filled(const QByteArray &begin, const QByteArray &item, const QByteArray &end)
{
    QByteArray file = savedGames().front().trimmed();
    file.replace(file.size() - 1, 1, ",\"z\":" + begin + item);
    const qsizetype room = record::kMostBytes - file.size() - end.size() - 1;
    file += ("," + item).repeated(room / (item.size() + 1));
    return file + end + '}';
}

} // namespace

class TestLargeFiles : public QObject {
    Q_OBJECT

private slots:
    void takeLittleMemory_data();
    void takeLittleMemory();
    void areSavedAndReadAgain();
};

void TestLargeFiles::takeLittleMemory_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("numbers") << filled("[", "1", "]");
    QTest::newRow("in lines") << filled("[", "\n1", "\n]");
    QTest::newRow("texts") << filled("{\"deep\":[", "\"\\u0061\"", "]}");
    QTest::newRow("brackets") << filled("[", "[{}]", "]");
}

void TestLargeFiles::takeLittleMemory()
{
    QFETCH(QByteArray, file);
    const qint64 before = mostMemory();
    const record::Record record = mustRead(file);
    const qint64 taken = mostMemory() - before;
    QVERIFY(record.unknown.find(u"z"));
#if !defined(__SANITIZE_ADDRESS__)
    QVERIFY2(taken < 3 * record::kMostBytes, QByteArray::number(taken).constData());
#else
    Q_UNUSED(taken)
#endif
}

/// Lines of their own for millions of values would make them larger than a file may be.
void TestLargeFiles::areSavedAndReadAgain()
{
    const record::Record record = mustRead(filled("[", "1", "]"));
    const QByteArray written = record::write(record);
    QVERIFY(written.size() <= record::kMostBytes);
    const record::Record again = mustRead(written);
    QVERIFY(again.unknown == record.unknown);
    QCOMPARE(record::write(again), written);
}

} // namespace tests::tst_large_files

TEST_CLASS(tst_large_files, TestLargeFiles)
#include "tst_large_files.moc"

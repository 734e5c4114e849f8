// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include "disk.h"
#include "saved_games.h"

#include "tests/test_class.h"

namespace tests::tst_files {

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void savedAndLoaded();
    void aWrongRecordKeepsTheOldFile();
    void whereNothingCanBeSaved();
    void whereNothingCanBeLoaded();
    void aLargeFileIsNotLoaded();
    void stamps();
    void noStamps();
};

void TestFiles::savedAndLoaded()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Thèbes 😀.cartouche"));
    for (const QByteArray &bytes : savedGames()) {
        const record::Record record = mustRead(bytes);
        QVERIFY(!record::save(record, path));
        QCOMPARE(contentOf(path), record::write(record));
        const auto loaded = record::load(path);
        QCOMPARE(record::write(std::get<record::Record>(loaded)), record::write(record));
    }
    QCOMPARE(filesIn(folder.path()).size(), 2); // and the one before, which tst_saving looks at
}

void TestFiles::aWrongRecordKeepsTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.cartouche"));
    put(path, "old");
    record::Record record = mustRead(savedGames().front());
    record.line.comments[0].plain = QString(10'001, QLatin1Char('x'));
    QCOMPARE(record::save(record, path)->id, std::string("json.text-too-long"));
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestFiles::whereNothingCanBeSaved()
{
    const QTemporaryDir folder;
    const record::Record record = mustRead(savedGames().front());
    QCOMPARE(record::save(record, folder.path())->id, std::string("file.not-regular"));
    QCOMPARE(record::save(record, QStringLiteral("/dev/full"))->id, std::string("file.not-regular"));
    QCOMPARE(record::save(record, folder.filePath(QStringLiteral("no/such/folder")))->id,
             std::string("file.no-folder"));
    QCOMPARE(record::save(record, QString())->id, std::string("file.cannot-write"));
}

void TestFiles::whereNothingCanBeLoaded()
{
    const QTemporaryDir folder;
    const auto idOf = [](const QString &path) { return std::get<record::Error>(record::load(path)).id; };
    const record::Error error = std::get<record::Error>(record::load(folder.path()));
    QCOMPARE(error.id, std::string("file.cannot-read"));
    QVERIFY(inWords(error).contains(QLatin1String("folder")));
    QCOMPARE(idOf(folder.filePath(QStringLiteral("none"))), std::string("file.cannot-read"));
    QCOMPARE(idOf(QStringLiteral("/dev/null")), std::string("json.empty"));
    QCOMPARE(idOf(QStringLiteral("/dev/zero")), std::string("json.too-large"));
}

void TestFiles::aLargeFileIsNotLoaded()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large"));
    put(path, QByteArray(50'000'000, ' '));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(std::get<record::Error>(record::load(path)).id, std::string("json.too-large"));
    QVERIFY2(timer.elapsed() < 1'000, QByteArray::number(timer.elapsed()).constData());
}

void TestFiles::stamps()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.cartouche"));
    const QString other = folder.filePath(QStringLiteral("other"));
    const record::Record record = mustRead(savedGames().front());
    QVERIFY(!record::save(record, path));
    const std::optional<record::FileStamp> stamp = record::stampOf(path);
    QVERIFY(stamp);
    QCOMPARE(stamp->size, record::write(record).size());
    // Touched, written again and elsewhere, reached by a link: the same content.
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000'000), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(record::stampOf(path) == stamp);
    QVERIFY(!record::save(record, path));
    QVERIFY(record::stampOf(path) == stamp);
    QVERIFY(QFile::link(path, other));
    QVERIFY(record::stampOf(other) == stamp);
    // One letter of the same length, and back.
    const QByteArray bytes = contentOf(path);
    put(path, QByteArray(bytes).replace("\"red\"", "\"Red\""));
    QVERIFY(record::stampOf(path) != stamp);
    QCOMPARE(record::stampOf(path)->size, stamp->size);
    put(path, bytes);
    QVERIFY(record::stampOf(path) == stamp);
    // Behind the limit the size tells.
    put(path, QByteArray(record::kMostBytes + 10, ' '));
    const std::optional<record::FileStamp> large = record::stampOf(path);
    put(path, QByteArray(record::kMostBytes + 11, ' '));
    QVERIFY(large && record::stampOf(path) != large);
}

void TestFiles::noStamps()
{
    const QTemporaryDir folder;
    QVERIFY(!record::stampOf(folder.path()));
    QVERIFY(!record::stampOf(folder.filePath(QStringLiteral("none"))));
    QVERIFY(!record::stampOf(QStringLiteral("/dev/zero")));
    QVERIFY(!record::stampOf(QString()));
}

} // namespace tests::tst_files

TEST_CLASS(tst_files, TestFiles)
#include "tst_files.moc"

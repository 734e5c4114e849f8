// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include "saved_games.h"

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// No file may grow beyond `bytes` while this lives: what a full disk does to a writer.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before{};
};

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void savedAndLoaded();
    void aFullDiskKeepsTheOldFile();
    void aWrongRecordKeepsTheOldFile();
    void whereNothingCanBeSaved();
    void whereNothingCanBeLoaded();
    void aLargeFileIsNotLoaded();
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
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestFiles::aFullDiskKeepsTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.cartouche"));
    put(path, "old");
    {
        const SmallDisk disk(512);
        const auto error = record::save(mustRead(savedGames()[1]), path);
        QVERIFY(error);
        QCOMPARE(error->id, std::string("file.cannot-write"));
        QVERIFY(!inWords(*error).contains(QLatin1Char('\n')));
    }
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
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
             std::string("file.cannot-write"));
    QCOMPARE(record::save(record, QString())->id, std::string("file.cannot-write"));
}

void TestFiles::whereNothingCanBeLoaded()
{
    const QTemporaryDir folder;
    const auto idOf = [](const QString &path) { return std::get<record::Error>(record::load(path)).id; };
    QCOMPARE(idOf(folder.path()), std::string("file.not-regular"));
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

QTEST_APPLESS_MAIN(TestFiles)
#include "tst_files.moc"

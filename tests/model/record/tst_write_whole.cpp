// SPDX-License-Identifier: GPL-3.0-or-later
// What is written whole or not at all, and why where it is not.
#include <cerrno>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>
#include <unistd.h>

#include "disk.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "tests/test_class.h"

namespace tests::tst_write_whole {

class TestWriteWhole : public QObject {
    Q_OBJECT

private slots:
    void aFileIsReplaced();
    void aReasonIsTold_data();
    void aReasonIsTold();
    void aDiskThatBecomesFullIsTold();
    void whatMayNotBeWrittenStays();
    void foldersAreMade();

private:
    QTemporaryDir m_folder;
};

void TestWriteWhole::aFileIsReplaced()
{
    const QString path = m_folder.filePath(QStringLiteral("file"));
    for (const char *content : {"first", "second", ""}) {
        QVERIFY(!record::writeWhole(path, content));
        QCOMPARE(contentOf(path), QByteArray(content));
    }
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
}

void TestWriteWhole::aDiskThatBecomesFullIsTold()
{
    const QString path = m_folder.filePath(QStringLiteral("grown"));
    std::optional<record::Error> error;
    {
        const SmallDisk disk(4096);
        error = record::writeWhole(path, QByteArray(10'000, 'x')); // a part of it has room
    }
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->id), QStringLiteral("system.too-large"));
    QVERIFY(!QFile::exists(path));
}

void TestWriteWhole::aReasonIsTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("number");
    QTest::newRow("folder") << "folder" << EISDIR;
    QTest::newRow("in no folder") << "none/file" << ENOENT;
    QTest::newRow("in a file") << "plain/file" << ENOTDIR;
    QTest::newRow("long name") << QString(300, QLatin1Char('x')) << ENAMETOOLONG;
    QTest::newRow("loop") << "loop" << ELOOP;
}

void TestWriteWhole::aReasonIsTold()
{
    QFETCH(QString, name);
    QFETCH(int, number);
    QDir(m_folder.path()).mkdir(QStringLiteral("folder"));
    QVERIFY(!record::writeWhole(m_folder.filePath(QStringLiteral("plain")), "x"));
    QFile::link(m_folder.filePath(QStringLiteral("loop")), m_folder.filePath(QStringLiteral("loop")));
    const std::optional<record::Error> error = record::writeWhole(m_folder.filePath(name), "x");
    QVERIFY(error);
    QCOMPARE(error->id, record::systemError(number).id);
}

void TestWriteWhole::whatMayNotBeWrittenStays()
{
    const QString path = m_folder.filePath(QStringLiteral("read-only"));
    QVERIFY(!record::writeWhole(path, "old"));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadOther));
    QCOMPARE(::chmod(QFile::encodeName(m_folder.path()).constData(), 0755), 0);
    const uid_t user = ::geteuid();
    if (user == 0) // who may write anything
        QCOMPARE(::seteuid(65534), 0);
    const std::optional<record::Error> file = record::writeWhole(path, "new");
    const std::optional<record::Error> folder = user == 0 ? record::makeFolder(m_folder.path()) : file;
    QCOMPARE(::seteuid(user), 0);
    QVERIFY(file && folder);
    QCOMPARE(file->id, record::systemError(EACCES).id);
    QCOMPARE(folder->id, record::systemError(EACCES).id);
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestWriteWhole::foldersAreMade()
{
    const QString path = m_folder.filePath(QStringLiteral("one/two"));
    QVERIFY(!record::makeFolder(path));
    QVERIFY(!record::makeFolder(path));
    QVERIFY(QFileInfo(path).isDir());
    QVERIFY(!record::writeWhole(path + QStringLiteral("/file"), "x"));
    QCOMPARE(record::makeFolder(path + QStringLiteral("/file/three"))->id, record::systemError(ENOTDIR).id);
}

} // namespace tests::tst_write_whole

TEST_CLASS(tst_write_whole, TestWriteWhole)
#include "tst_write_whole.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed while it writes the index and the collection: the next one finds all that there was.
#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTest>

#include "model/library/library.h"
#include "shelf.h"
#include "tests/test_class.h"

namespace tests::tst_library_killed {

using library::Collection;
using library::Library;

namespace {

constexpr const char *kWriter = "CARTOUCHE_TEST_WRITER"; ///< the folder in which the process is to write
constexpr int kRounds = 12;
constexpr int kGames = 8;
const QString kTag = QStringLiteral("always");

/// Writes until it is killed, and says after each time that it has.
[[noreturn]] void writeForEver(const library::Folders &folders)
{
    std::vector<library::Entry> entries;
    for (const QFileInfo &file : QDir(folders.games).entryInfoList(QDir::Files))
        entries.push_back(library::readEntry(file.canonicalFilePath()));
    library::Index index(folders.cache);
    for (int round = 0;; ++round) {
        index.remove({entries[round % kGames].path});
        index.put(entries);
        library::changeCollection(folders.collection, [&](Collection &all) {
            QStringList &tags = all.tags[entries[round % kGames].path];
            tags.contains(QStringLiteral("now")) ? void(tags.removeAll(QStringLiteral("now")))
                                                 : void(tags << QStringLiteral("now"));
        });
        fprintf(stdout, "%d\n", round);
        fflush(stdout);
    }
}

} // namespace

class TestLibraryKilled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsLost();
};

void TestLibraryKilled::initTestCase()
{
    if (const QString place = qEnvironmentVariable(kWriter); !place.isEmpty())
        writeForEver(library::Folders::beside(place));
}

void TestLibraryKilled::nothingIsLost()
{
    const Shelf shelf;
    const QString place = shelf.path(QStringLiteral("journals"));
    const library::Folders folders = library::Folders::beside(place);
    QStringList paths;
    for (int number = 0; number < kGames; ++number)
        paths << shelf.save(QStringLiteral("finished/%1.cartouche").arg(number));
    QVERIFY(!library::changeCollection(folders.collection, [&](Collection &all) {
        all.folders << shelf.path(QStringLiteral("own"));
        for (const QString &path : paths)
            all.tags[path] << kTag;
    }));
    for (int round = 0; round < kRounds; ++round) {
        QProcess writer;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kWriter), place);
        writer.setProcessEnvironment(environment);
        writer.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_library_killed")});
        QVERIFY(writer.waitForStarted());
        // At first before it has written anything, then ever later.
        for (QByteArray said; said.count('\n') < round;) {
            QVERIFY(writer.waitForReadyRead(60'000));
            said += writer.readAllStandardOutput();
        }
        writer.kill();
        QVERIFY(writer.waitForFinished());
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        const Collection collection = library::readCollection(folders.collection);
        QCOMPARE(collection.folders.size(), 1);
        Library library(folders);
        QVERIFY(!library.trouble());
        QVERIFY(QTest::qWaitFor([&library] { return !library.isScanning(); }, 60'000));
        QStringList found;
        for (const qint64 number : library.find({.tag = kTag}))
            found << library.entry(number).path;
        found.sort();
        QCOMPARE(found, paths);
    }
    const QDir data(QFileInfo(folders.collection).path());
    QVERIFY(data.entryList({QStringLiteral("*.damaged*")}).isEmpty());
}

} // namespace tests::tst_library_killed

TEST_CLASS(tst_library_killed, TestLibraryKilled)
#include "tst_library_killed.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "model/library/library.h"
#include "shelf.h"
#include "tests/model/record/disk.h"
#include "tests/test_class.h"

namespace tests::tst_library {

using library::Collection;
using library::FilesDone;
using library::Library;

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void init() { m_shelf = std::make_unique<Shelf>(); }
    void gamesOfAllPlacesAreFound();
    void whatHappensToFilesIsFollowed();
    void anotherProgramReadsTheSame();
    void theIndexMayGo();
    void gamesAreTagged();
    void tagsOfFilesThatAreGoneAreNotOffered();
    void gamesAreCopied();
    void whatIsDeletedCanBePutBack();
    void whatIsStoppedStaysDone();
    void whatIsGoneAlreadyIsNotDeleted();
    void theCollectionIsChangedByTwo();
    void twoHaveFoldersOfTheirOwn();
    void aDamagedCollectionIsKeptAside();
    void whereNothingCanBeWrittenThatIsTold();

private:
    QString collection() const { return m_shelf->folders().collection; }
    /// File names of all games once all files are read.
    QStringList namesIn(Library &library) const;
    static QString pathIn(Library &library, const QString &name);
    /// What comes of the job that is under way.
    static FilesDone done(Library &library);

    std::unique_ptr<Shelf> m_shelf;
};

QStringList TestLibrary::namesIn(Library &library) const
{
    if (!QTest::qWaitFor([&library] { return !library.isScanning(); }, 60'000))
        qFatal("the scan does not end");
    QStringList names;
    for (const qint64 number : library.find({}))
        names << QFileInfo(library.entry(number).path).completeBaseName();
    names.sort();
    return names;
}

QString TestLibrary::pathIn(Library &library, const QString &name)
{
    for (const qint64 number : library.find({})) {
        if (const QString path = library.entry(number).path; QFileInfo(path).completeBaseName() == name)
            return path;
    }
    return {};
}

FilesDone TestLibrary::done(Library &library)
{
    FilesDone came;
    const QMetaObject::Connection heard =
        connect(&library, &Library::ended, [&came](const FilesDone &done) { came = done; });
    if (!QTest::qWaitFor([&library] { return !library.isHandlingFiles(); }, 60'000))
        qFatal("the job does not end");
    disconnect(heard);
    return came;
}

void TestLibrary::gamesOfAllPlacesAreFound()
{
    m_shelf->save(QStringLiteral("games/kept.cartouche"));
    m_shelf->save(QStringLiteral("elsewhere/not chosen.cartouche"));
    library::noteFile(collection(), m_shelf->save(QStringLiteral("elsewhere/chosen.cartouche")));
    library::noteFile(collection(), m_shelf->path(QStringLiteral("elsewhere/not there.cartouche")));
    m_shelf->save(QStringLiteral("own/deep/below.cartouche"));
    m_shelf->write(QStringLiteral("own/broken.cartouche"), "{");
    m_shelf->write(QStringLiteral("own/letter.txt"), "{");
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library), QStringList({QStringLiteral("chosen"), QStringLiteral("kept")}));
    QVERIFY(!library.addFolder(m_shelf->path(QStringLiteral("own"))));
    QCOMPARE(namesIn(library), QStringList({QStringLiteral("below"), QStringLiteral("broken"), QStringLiteral("chosen"),
                                            QStringLiteral("kept")}));
    QCOMPARE(library.find({.game = QStringLiteral("aton")}).size(), 3U); // the broken one is none
    QVERIFY(!library.leaveOut(m_shelf->path(QStringLiteral("own"))));
    QCOMPARE(namesIn(library).size(), 2);
    QVERIFY(!library.trouble());
}

void TestLibrary::whatHappensToFilesIsFollowed()
{
    const QString name = QStringLiteral("games/one.cartouche");
    m_shelf->save(name);
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 1);
    QVERIFY(library.find({.isFinished = true}).empty());
    m_shelf->save(name, {}, true);
    QTRY_COMPARE_WITH_TIMEOUT(library.find({.isFinished = true}).size(), 1U, 30'000);
    m_shelf->save(QStringLiteral("games/two.cartouche"));
    QTRY_COMPARE_WITH_TIMEOUT(library.find({}).size(), 2U, 30'000);
    QVERIFY(QFile::remove(m_shelf->path(name)));
    QTRY_COMPARE_WITH_TIMEOUT(library.find({}).size(), 1U, 30'000);
}

void TestLibrary::anotherProgramReadsTheSame()
{
    m_shelf->save(QStringLiteral("games/one.cartouche"));
    Library one(m_shelf->folders());
    Library other(m_shelf->folders());
    QCOMPARE(namesIn(one), namesIn(other));
    QCOMPARE(namesIn(one).size(), 1);
    QVERIFY(!one.trouble() && !other.trouble());
}

void TestLibrary::theIndexMayGo()
{
    const QString path = m_shelf->save(QStringLiteral("games/one.cartouche"));
    {
        Library library(m_shelf->folders());
        QCOMPARE(namesIn(library).size(), 1);
        QVERIFY(!library.setTag({path}, QStringLiteral("good"), true));
    }
    QVERIFY(QDir(m_shelf->folders().cache).removeRecursively());
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 1);
    QCOMPARE(library.entry(library.find({}).front()).tags, QStringList(QStringLiteral("good")));
}

void TestLibrary::gamesAreTagged()
{
    const QStringList paths{m_shelf->save(QStringLiteral("games/one.cartouche")),
                            m_shelf->save(QStringLiteral("games/two.cartouche"))};
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 2);
    QVERIFY(!library.setTag(paths, QStringLiteral("good"), true));
    QVERIFY(!library.setTag(paths, QStringLiteral("a b"), true));
    QVERIFY(!library.setTag({paths[0]}, QStringLiteral("good"), false));
    QCOMPARE(library.tags(), QStringList({QStringLiteral("a b"), QStringLiteral("good")}));
    QCOMPARE(library.find({.tag = QStringLiteral("a b")}).size(), 2U);
    QCOMPARE(library.find({.tag = QStringLiteral("good")}).size(), 1U);
    QVERIFY(!library.setTag(paths, QStringLiteral("good"), false));
    QVERIFY(!library.setTag(paths, QStringLiteral("a b"), false));
    QVERIFY(library.tags().isEmpty());
    QVERIFY(library.find({.tag = QStringLiteral("good")}).empty());
    QVERIFY(library::readCollection(collection()).tags.empty());
}

/// They are kept all the same: the disk with the files may come again.
void TestLibrary::tagsOfFilesThatAreGoneAreNotOffered()
{
    const QString stays = m_shelf->save(QStringLiteral("games/one.cartouche"));
    const QString goes = m_shelf->save(QStringLiteral("games/two.cartouche"));
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 2);
    QVERIFY(!library.setTag({stays}, QStringLiteral("good"), true));
    QVERIFY(!library.setTag({goes}, QStringLiteral("bad"), true));
    QCOMPARE(library.tags().size(), 2);
    QVERIFY(QFile::rename(goes, m_shelf->path(QStringLiteral("away"))));
    QTRY_COMPARE_WITH_TIMEOUT(library.tags(), QStringList(QStringLiteral("good")), 30'000);
    QVERIFY(QFile::rename(m_shelf->path(QStringLiteral("away")), goes));
    QTRY_COMPARE_WITH_TIMEOUT(library.tags().size(), 2, 30'000);
}

void TestLibrary::gamesAreCopied()
{
    const QStringList paths{m_shelf->save(QStringLiteral("games/one.cartouche")),
                            m_shelf->save(QStringLiteral("other/one.cartouche"), QStringLiteral("aha"))};
    const QString there = m_shelf->path(QStringLiteral("copies"));
    QVERIFY(QDir().mkpath(there));
    Library library(m_shelf->folders());
    const auto copied = [&](const QStringList &which) {
        library.exportTo(which, there);
        return done(library);
    };
    const FilesDone both = copied(paths);
    QVERIFY(both.count == 2 && !both.error);
    QCOMPARE(contentOf(there + QStringLiteral("/one.cartouche")), contentOf(paths[0]));
    QCOMPARE(contentOf(there + QStringLiteral("/one (2).cartouche")), contentOf(paths[1]));
    const FilesDone none = copied({m_shelf->path(QStringLiteral("none.cartouche"))});
    QVERIFY(none.count == 0 && none.error);
    QVERIFY(QTest::qWaitFor([&library] { return !library.isScanning(); }, 60'000));
    const SmallDisk disk(10);
    QVERIFY(copied(paths).error);
    QCOMPARE(QDir(there).entryList(QDir::Files).size(), 2);
}

void TestLibrary::whatIsDeletedCanBePutBack()
{
    const QString path = m_shelf->save(QStringLiteral("games/one.cartouche"));
    m_shelf->save(QStringLiteral("games/one.cartouche"), QStringLiteral("aha")); // the version before is kept
    const QByteArray content = contentOf(path);
    m_shelf->save(QStringLiteral("games/two.cartouche"));
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 2);
    QVERIFY(!library.canPutBack());
    library.remove({path});
    QCOMPARE(done(library).count, 1);
    QVERIFY(!QFile::exists(path) && !QFile::exists(path + QLatin1Char('~')));
    QCOMPARE(namesIn(library), QStringList(QStringLiteral("two")));
    QVERIFY(library.canPutBack());
    library.putBack();
    QVERIFY(!library.canPutBack() && done(library).areAll && !library.canPutBack());
    QCOMPARE(contentOf(path), content);
    QVERIFY(QFile::exists(path + QLatin1Char('~')));
    QTRY_COMPARE_WITH_TIMEOUT(namesIn(library).size(), 2, 30'000);
    library.remove({path});
    QVERIFY(done(library).areAll);
    m_shelf->save(QStringLiteral("games/one.cartouche")); // something else has its place
    library.putBack();
    QVERIFY(!done(library).areAll);
    QVERIFY(contentOf(path) != content);
}

void TestLibrary::whatIsStoppedStaysDone()
{
    QStringList paths;
    for (const char *name : {"a", "b", "c"})
        paths << m_shelf->save(QStringLiteral("games/%1.cartouche").arg(QLatin1String(name)));
    const auto untilTwo = [](int number) { return number < 2; };
    QCOMPARE(library::copyFiles(paths, m_shelf->path(QString()), untilTwo).count, 2);
    QVERIFY(!QFile::exists(m_shelf->path(QStringLiteral("c.cartouche"))));
    const FilesDone removed = library::removeFiles(paths, untilTwo);
    QVERIFY(removed.count == 2 && removed.areAll && removed.inTrash->size() == 2);
    QCOMPARE(removed.gone, paths.mid(0, 2));
    QVERIFY(!QFile::exists(paths[1]) && QFile::exists(paths[2]));
    const FilesDone back = library::putBackFiles(*removed.inTrash, [](int number) { return number < 1; });
    QVERIFY(back.count == 1 && QFile::exists(paths[0]));
    QCOMPARE(back.inTrash->size(), 1U); // can still be
    QCOMPARE(back.inTrash->front().path, paths[1]);
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 2);
    library.remove({paths[0], paths[2]});
    library.remove({paths[1]}); // not while the first is under way
    library.stop();
    const int count = done(library).count;
    QTRY_COMPARE_WITH_TIMEOUT(namesIn(library).size(), 2 - count, 30'000);
}

void TestLibrary::whatIsGoneAlreadyIsNotDeleted()
{
    const QString gone = m_shelf->save(QStringLiteral("games/one.cartouche"));
    const QString there = m_shelf->save(QStringLiteral("games/two.cartouche"));
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 2);
    QVERIFY(QFile::remove(gone));
    library.remove({gone, there});
    const FilesDone first = done(library);
    QVERIFY(first.areAll && first.count == 1);
    QVERIFY(library.find({}).empty());
    library.remove({gone});
    const FilesDone second = done(library);
    QVERIFY(second.areAll && second.count == 0 && !library.canPutBack());
}

void TestLibrary::theCollectionIsChangedByTwo()
{
    QVERIFY(!library::changeCollection(collection(), [](Collection &mine) {
        mine.folders << QStringLiteral("/a");
        mine.tags[QStringLiteral("/a/b")] << QStringLiteral("c");
        mine.unknown = record::Json::Members{{QStringLiteral("later"), 3}};
    }));
    QVERIFY(!library::changeCollection(collection(), [](Collection &other) { other.files << QStringLiteral("/f"); }));
    const Collection both = library::readCollection(collection());
    QCOMPARE(both.folders, QStringList(QStringLiteral("/a")));
    QCOMPARE(both.files, QStringList(QStringLiteral("/f")));
    QCOMPARE(both.tags.size(), 1U);
    QVERIFY(both.unknown.find(u"later"));
}

void TestLibrary::twoHaveFoldersOfTheirOwn()
{
    const QString a = m_shelf->path(QStringLiteral("a"));
    const QString b = m_shelf->path(QStringLiteral("b"));
    Library one(m_shelf->folders());
    Library other(m_shelf->folders());
    QVERIFY(!one.addFolder(a));
    QVERIFY(!other.addFolder(b));
    QVERIFY(!other.addFolder(b));
    QCOMPARE(other.ownFolders(), QStringList({a, b}));
    QVERIFY(!one.leaveOut(a));
    QCOMPARE(one.ownFolders(), QStringList(b));
    QCOMPARE(library::readCollection(collection()).folders, QStringList(b));
}

void TestLibrary::aDamagedCollectionIsKeptAside()
{
    m_shelf->write(QStringLiteral("data/library.json"), "{\"tags\": ");
    QVERIFY(library::readCollection(collection()) == Collection());
    QVERIFY(!library::changeCollection(collection(), [](Collection &all) { all.files << QStringLiteral("/f"); }));
    QCOMPARE(library::readCollection(collection()).files.size(), 1);
    QCOMPARE(contentOf(collection() + QStringLiteral(".damaged")), QByteArray("{\"tags\": "));
    m_shelf->write(QStringLiteral("data/library.json"), "once more");
    QVERIFY(!library::changeCollection(collection(), [](Collection &all) { all.files << QStringLiteral("/g"); }));
    QCOMPARE(library::readCollection(collection()).files, QStringList(QStringLiteral("/g")));
    QCOMPARE(contentOf(collection() + QStringLiteral(".damaged")), QByteArray("{\"tags\": "));
    QCOMPARE(contentOf(collection() + QStringLiteral(".damaged2")), QByteArray("once more"));
}

void TestLibrary::whereNothingCanBeWrittenThatIsTold()
{
    const QString path = m_shelf->save(QStringLiteral("games/one.cartouche"));
    m_shelf->write(QStringLiteral("data"), {}); // no folder
    m_shelf->write(QStringLiteral("cache"), {});
    Library library(m_shelf->folders());
    QCOMPARE(namesIn(library).size(), 1);
    QVERIFY(library.trouble());
    QVERIFY(library.setTag({path}, QStringLiteral("good"), true));
    QVERIFY(library.addFolder(m_shelf->path(QStringLiteral("own"))));
    QVERIFY(library.tags().isEmpty() && library.ownFolders().isEmpty());
}

} // namespace tests::tst_library

TEST_CLASS(tst_library, TestLibrary)
#include "tst_library.moc"

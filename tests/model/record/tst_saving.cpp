// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever fails while a game is saved, the file on the disk and its backup are whole and nothing else is left.
#include <cerrno>
#include <csignal>
#include <cstdio>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "disk.h"
#include "model/record/replace.h"
#include "saved_games.h"
#include "tests/test_class.h"

namespace tests::tst_saving {

using Files = QMap<QString, QByteArray>;

namespace {

/// Lets the n-th of the calls of one kind fail from now on, 1 being the next; 0: none. With a signal the process gets
/// that instead.
struct Failing {
    int call = 0;
    int error = 0;
    int signal = 0;

    bool fails()
    {
        if (call == 0 || --call != 0)
            return false;
        if (signal != 0) {
            std::raise(signal);
            return false;
        }
        errno = error;
        return true;
    }
};
Failing linking;
Failing renaming;
Failing syncing;

} // namespace

// These stand in for the calls of the system in the whole program.
extern "C" int link(const char *from, const char *to) noexcept
{
    return linking.fails() ? -1 : static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}
extern "C" int rename(const char *from, const char *to) noexcept
{
    return renaming.fails() ? -1 : static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
extern "C" int fsync(int file) { return syncing.fails() ? -1 : static_cast<int>(::syscall(SYS_fsync, file)); }

namespace {

const QString kName = QStringLiteral("game.cartouche");
const QString kBackup = QStringLiteral("game.cartouche~");
constexpr const char *kInside = "--in-namespace";

/// The n-th version of a game that goes on: each is larger than the one before.
record::Record version(int n)
{
    record::Record record = mustRead(savedGames().front());
    record.line.comments[0].plain = QString(n * 10, QLatin1Char('x'));
    return record;
}

QByteArray bytesOf(int n) { return record::write(version(n)); }

/// The id of the error with which saving fails, empty if it does not. The words say what to do.
std::string idOfSaving(int n, const QString &path)
{
    const std::optional<record::Error> error = record::save(version(n), path);
    if (!error)
        return {};
    const QString words = inWords(*error);
    const bool helps = words.contains(QLatin1String("save the game in another place"))
                       && (words.contains(QLatin1String("unchanged")) || words.contains(QLatin1String("is not there")))
                       && !words.contains(QLatin1Char('[')) && !words.contains(QLatin1Char('\n'));
    return helps ? error->id : "no help: " + words.toStdString();
}

/// A folder of its own with versions 1 and 2 saved in it.
class Saved {
public:
    Saved()
    {
        for (const int n : {1, 2}) {
            if (record::save(version(n), path()))
                qFatal("cannot save");
        }
    }
    QString path() const { return m_folder.filePath(kName); }
    QString backup() const { return m_folder.filePath(kBackup); }
    QString folder() const { return m_folder.path(); }
    Files files() const { return filesIn(m_folder.path()); }

private:
    QTemporaryDir m_folder;
};

const Files &asSaved()
{
    static const Files files{{kName, bytesOf(2)}, {kBackup, bytesOf(1)}};
    return files;
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { linking = renaming = syncing = {}; }
    void theBackupRolls();
    void savingTheSameKeepsTheBackup();
    void everyByteMayBeTheLast();
    void everyByteMayBeTheLastOfAFirstFile();
    void everyByteMayBeTheLastOfACopy();
    void aCopyIsABackup();
    void whatIsNotOnTheDiskIsNotSaved();
    void theNewFileCannotTakeItsPlace();
    void theBackupCannotTakeItsPlace();
    void theBackupIsAFolder();
    void theBackupIsAnotherNameOfTheFile();
    void permissionsStay();
    void aWriteProtectedFile();
    void aWriteProtectedFolder();
    void aVanishedFolder();
    void throughLinks();
    void linksInACircle();
    void whatAKillLeavesGoes_data();
    void whatAKillLeavesGoes();
    void whatIsBeingWrittenStays();
    void whatAPersonPutThereStays();
    void onDisksOfItsOwn();
};

void TestSaving::theBackupRolls()
{
    const Saved saved;
    QCOMPARE(saved.files(), asSaved());
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(saved.files(), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
}

void TestSaving::savingTheSameKeepsTheBackup()
{
    const Saved saved;
    QCOMPARE(idOfSaving(2, saved.path()), std::string());
    QCOMPARE(saved.files(), asSaved());
}

void TestSaving::everyByteMayBeTheLast()
{
    const Saved saved;
    for (qsizetype room = 0; room < bytesOf(3).size(); ++room) {
        std::string id;
        {
            const SmallDisk disk(static_cast<rlim_t>(room));
            id = idOfSaving(3, saved.path());
        }
        QCOMPARE(id, std::string("file.cannot-write"));
        QCOMPARE(saved.files(), asSaved());
    }
    const SmallDisk disk(static_cast<rlim_t>(bytesOf(3).size()));
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(saved.files(), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
}

void TestSaving::everyByteMayBeTheLastOfAFirstFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(kName);
    for (qsizetype room = 0; room < bytesOf(1).size(); ++room) {
        std::string id;
        {
            const SmallDisk disk(static_cast<rlim_t>(room));
            id = idOfSaving(1, path);
        }
        QCOMPARE(id, std::string("file.cannot-write"));
        QCOMPARE(filesIn(folder.path()), Files());
    }
    QCOMPARE(idOfSaving(1, path), std::string());
    QCOMPARE(filesIn(folder.path()), (Files{{kName, bytesOf(1)}}));
}

void TestSaving::everyByteMayBeTheLastOfACopy()
{
    // The old file is larger than the new one, so that there may be room for that and none for a copy.
    const Saved saved;
    for (qsizetype room = bytesOf(0).size(); room < bytesOf(2).size(); ++room) {
        std::string id;
        {
            linking = {1, EPERM};
            const SmallDisk disk(static_cast<rlim_t>(room));
            id = idOfSaving(0, saved.path());
        }
        QCOMPARE(id, std::string("file.no-backup"));
        QCOMPARE(saved.files(), asSaved());
    }
}

void TestSaving::aCopyIsABackup()
{
    const Saved saved;
    QVERIFY(QFile::setPermissions(saved.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QFileDevice::Permissions narrow = QFile::permissions(saved.path());
    linking = {1, EPERM};
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(saved.files(), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
    QCOMPARE(QFile::permissions(saved.path()), narrow);
    QCOMPARE(QFile::permissions(saved.backup()), narrow);
}

void TestSaving::whatIsNotOnTheDiskIsNotSaved()
{
    const Saved saved;
    syncing = {1, ENOSPC};
    QCOMPARE(idOfSaving(3, saved.path()), std::string("file.disk-full"));
    QCOMPARE(saved.files(), asSaved());
    syncing = {1, EIO};
    QCOMPARE(idOfSaving(3, saved.path()), std::string("file.cannot-write"));
    QCOMPARE(saved.files(), asSaved());
    // That of the copy.
    linking = {1, EPERM};
    syncing = {2, EIO};
    QCOMPARE(idOfSaving(3, saved.path()), std::string("file.no-backup"));
    QCOMPARE(saved.files(), asSaved());
    // That of the folder comes after all is done.
    syncing = {2, EIO};
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(syncing.call, 0);
}

void TestSaving::theNewFileCannotTakeItsPlace()
{
    const Saved saved;
    renaming = {1, EPERM};
    QCOMPARE(idOfSaving(3, saved.path()), std::string("file.no-permission"));
    QCOMPARE(saved.files(), asSaved());
}

void TestSaving::theBackupCannotTakeItsPlace()
{
    const Saved saved;
    renaming = {2, EPERM};
    QCOMPARE(idOfSaving(3, saved.path()), std::string("file.no-backup"));
    QCOMPARE(saved.files(), asSaved());
}

void TestSaving::theBackupIsAFolder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(kName);
    QVERIFY(QDir(folder.path()).mkpath(kBackup + QStringLiteral("/inside")));
    QCOMPARE(idOfSaving(1, path), std::string());
    const auto error = record::save(version(2), path);
    QVERIFY(error);
    QCOMPARE(error->id, std::string("file.no-backup"));
    QVERIFY2(inWords(*error).contains(kBackup), qPrintable(inWords(*error)));
    QCOMPARE(filesIn(folder.path()), (Files{{kName, bytesOf(1)}}));
}

void TestSaving::theBackupIsAnotherNameOfTheFile()
{
    const Saved saved;
    QVERIFY(QFile::remove(saved.backup()));
    QCOMPARE(::link(QFile::encodeName(saved.path()).constData(), QFile::encodeName(saved.backup()).constData()), 0);
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(saved.files(), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
}

void TestSaving::permissionsStay()
{
    const Saved saved;
    const QFileDevice::Permissions before = QFile::permissions(saved.path());
    const QFileDevice::Permissions narrow = before & ~(QFileDevice::ReadOther | QFileDevice::ReadGroup);
    QVERIFY(narrow != before);
    QVERIFY(QFile::setPermissions(saved.path(), narrow));
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    QCOMPARE(QFile::permissions(saved.path()), narrow);
    QCOMPARE(QFile::permissions(saved.backup()), narrow);
}

void TestSaving::aWriteProtectedFile()
{
    const Saved saved;
    QVERIFY(QFile::setPermissions(saved.path(), QFileDevice::ReadOwner));
    {
        const NoPrivilege bound;
        QCOMPARE(idOfSaving(3, saved.path()), std::string("file.no-permission"));
    }
    QCOMPARE(saved.files(), asSaved());
}

void TestSaving::aWriteProtectedFolder()
{
    const Saved saved;
    QVERIFY(QFile::setPermissions(saved.folder(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    {
        const NoPrivilege bound;
        QCOMPARE(idOfSaving(3, saved.path()), std::string("file.no-permission"));
        QCOMPARE(idOfSaving(3, saved.folder() + QStringLiteral("/new")), std::string("file.no-permission"));
        QCOMPARE(saved.files(), asSaved());
    }
    QVERIFY(QFile::setPermissions(saved.folder(), QFileDevice::Permissions(0x7000)));
}

void TestSaving::aVanishedFolder()
{
    const QTemporaryDir root;
    const QString folder = root.filePath(QStringLiteral("Thèbes"));
    const QString path = folder + QLatin1Char('/') + kName;
    QVERIFY(QDir().mkdir(folder));
    QCOMPARE(idOfSaving(1, path), std::string());
    QVERIFY(QDir(folder).removeRecursively());
    const auto error = record::save(version(2), path);
    QVERIFY(error);
    QCOMPARE(error->id, std::string("file.no-folder"));
    QVERIFY2(inWords(*error).contains(QStringLiteral("“Thèbes”")), qPrintable(inWords(*error)));
    QVERIFY(!QFile::exists(folder));
    // A file stands where the folder was.
    put(folder, "x");
    QCOMPARE(idOfSaving(2, path), std::string("file.no-folder"));
    QCOMPARE(contentOf(folder), QByteArray("x"));
}

void TestSaving::throughLinks()
{
    // The link's own folder is reached by a link, so that `..` means another place than it seems.
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(QStringLiteral("deep/links")));
    QVERIFY(QFile::link(root.filePath(QStringLiteral("deep/links")), root.filePath(QStringLiteral("short"))));
    const QString target = root.filePath(QStringLiteral("deep/game.cartouche"));
    QVERIFY(QFile::link(QStringLiteral("../game.cartouche"), root.filePath(QStringLiteral("deep/links/link"))));
    const QString link = root.filePath(QStringLiteral("short/link"));
    for (const int n : {1, 2, 3})
        QCOMPARE(idOfSaving(n, link), std::string());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(filesIn(root.filePath(QStringLiteral("deep"))), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
    QCOMPARE(QDir(root.filePath(QStringLiteral("short"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
    QVERIFY(QFileInfo(target).isFile() && !QFileInfo(target).isSymLink());
}

void TestSaving::linksInACircle()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::link(kBackup, folder.filePath(kName)));
    QVERIFY(QFile::link(kName, folder.filePath(kBackup)));
    QCOMPARE(idOfSaving(1, folder.filePath(kName)), std::string("file.cannot-write"));
}

/// Saves version 3 in a process of its own; which that is.
pid_t savingElsewhere(const Saved &saved)
{
    const pid_t process = ::fork();
    if (process == 0)
        ::_exit(record::save(version(3), saved.path()) ? 1 : 0);
    return process;
}

int statusOf(pid_t process)
{
    int status = 0;
    ::waitpid(process, &status, WUNTRACED);
    return status;
}

void TestSaving::whatAKillLeavesGoes_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("left");
    QTest::addColumn<bool>("isSaved");
    QTest::newRow("while it is written") << "fsync" << 1 << 1 << false;
    QTest::newRow("before the backup") << "link" << 1 << 1 << false;
    QTest::newRow("before it takes its place") << "rename" << 1 << 2 << false;
    QTest::newRow("before the backup takes its place") << "rename" << 2 << 1 << true;
}

void TestSaving::whatAKillLeavesGoes()
{
    QFETCH(const QString, call);
    QFETCH(const int, number);
    QFETCH(const int, left);
    QFETCH(const bool, isSaved);
    for (const bool isSavedAgain : {false, true}) {
        const Saved saved;
        Failing &killed = call == QLatin1String("fsync") ? syncing : call == QLatin1String("link") ? linking : renaming;
        killed = {number, 0, SIGKILL};
        QVERIFY(WIFSIGNALED(statusOf(savingElsewhere(saved))));
        cleanup();
        QCOMPARE(saved.files().size(), 2 + left);
        QCOMPARE(contentOf(saved.path()), bytesOf(isSaved ? 3 : 2));
        if (isSavedAgain)
            QCOMPARE(idOfSaving(4, saved.path()), std::string());
        else
            record::tidyUp(saved.path());
        const int last = isSaved ? 3 : 2;
        QCOMPARE(saved.files(), isSavedAgain ? (Files{{kName, bytesOf(4)}, {kBackup, bytesOf(last)}})
                                             : (Files{{kName, bytesOf(last)}, {kBackup, bytesOf(last - 1)}}));
    }
}

void TestSaving::whatIsBeingWrittenStays()
{
    const Saved saved;
    renaming = {1, 0, SIGSTOP};
    const pid_t process = savingElsewhere(saved);
    QVERIFY(WIFSTOPPED(statusOf(process)));
    cleanup();
    QCOMPARE(saved.files().size(), 4);
    record::tidyUp(saved.path());
    QCOMPARE(idOfSaving(4, saved.path()), std::string());
    QCOMPARE(saved.files().size(), 4);
    QCOMPARE(::kill(process, SIGCONT), 0);
    QCOMPARE(statusOf(process), 0);
    QCOMPARE(saved.files().size(), 2);
    QCOMPARE(contentOf(saved.path()), bytesOf(3));
}

void TestSaving::whatAPersonPutThereStays()
{
    const Saved saved;
    const QStringList names{QStringLiteral("game.cartouche.backup"), QStringLiteral("game.cartouche.202611"),
                            QStringLiteral("game.cartouche.~mine"), QStringLiteral("game.~ab12cd")};
    for (const QString &name : names)
        put(saved.folder() + QLatin1Char('/') + name, "mine");
    QCOMPARE(idOfSaving(3, saved.path()), std::string());
    for (const QString &name : names)
        QCOMPARE(saved.files().value(name), QByteArray("mine"));
}

/// On small disks of its own, in a namespace where it may mount them.
class TestOnOwnDisk : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aFullDisk();
    void noRoomForAName();
    void aReadOnlyDisk();
    void aDocumentPortal();

private:
    void mountTmpfs(const char *options);

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(kName);
};

void TestOnOwnDisk::mountTmpfs(const char *options)
{
    const QByteArray at = QFile::encodeName(m_folder.path());
    QCOMPARE(::mount("none", at.constData(), "tmpfs", 0, options), 0);
    QCOMPARE(idOfSaving(1, m_path), std::string());
    QCOMPARE(idOfSaving(2, m_path), std::string());
}

void TestOnOwnDisk::init() { mountTmpfs("size=64k"); }

void TestOnOwnDisk::cleanup() { QCOMPARE(::umount(QFile::encodeName(m_folder.path()).constData()), 0); }

void TestOnOwnDisk::aFullDisk()
{
    const QString filler = m_folder.filePath(QStringLiteral("filler"));
    QFile file(filler);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (file.write(QByteArray(512, 'x')) == 512)
        continue;
    Files full = filesIn(m_folder.path());
    QCOMPARE(full.take(QStringLiteral("filler")).size(), qsizetype{64 * 1024 - 2 * 4096});
    QCOMPARE(full, asSaved());
    QCOMPARE(idOfSaving(3, m_path), std::string("file.disk-full"));
    QCOMPARE(idOfSaving(3, m_folder.filePath(QStringLiteral("another"))), std::string("file.disk-full"));
    Files after = filesIn(m_folder.path());
    after.remove(QStringLiteral("filler"));
    QCOMPARE(after, asSaved());
    file.remove();
    QCOMPARE(idOfSaving(3, m_path), std::string());
    QCOMPARE(filesIn(m_folder.path()), (Files{{kName, bytesOf(3)}, {kBackup, bytesOf(2)}}));
}

void TestOnOwnDisk::noRoomForAName()
{
    cleanup();
    // The folder, the two files and the new one: none is left for the name of the old file's backup.
    mountTmpfs("size=64k,nr_inodes=4");
    QCOMPARE(idOfSaving(3, m_path), std::string("file.disk-full"));
    QCOMPARE(filesIn(m_folder.path()), asSaved());
}

void TestOnOwnDisk::aReadOnlyDisk()
{
    QCOMPARE(::mount("none", QFile::encodeName(m_folder.path()).constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr),
             0);
    QCOMPARE(idOfSaving(3, m_path), std::string("file.read-only"));
    QCOMPARE(idOfSaving(3, m_folder.filePath(QStringLiteral("another"))), std::string("file.read-only"));
    QCOMPARE(filesIn(m_folder.path()), asSaved());
}

/// What lies beside the file there is nowhere when the sandbox ends.
void TestOnOwnDisk::aDocumentPortal()
{
    QCOMPARE(::mount("none", "/run", "tmpfs", 0, "size=64k"), 0);
    const QString folder = QStringLiteral("/run/user/1000/doc/ab12cd34");
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + QLatin1Char('/') + kName;
    const QString backup = record::backupNameOf(path);
    QVERIFY(backup.endsWith(QStringLiteral("/cartouche/backups/ab12cd34/game.cartouche~")));
    QVERIFY(!backup.startsWith(QLatin1String("/run")));
    for (const int n : {1, 2, 3})
        QCOMPARE(idOfSaving(n, path), std::string());
    QCOMPARE(filesIn(folder), (Files{{kName, bytesOf(3)}}));
    QCOMPARE(filesIn(QFileInfo(backup).path()), (Files{{kBackup, bytesOf(2)}}));
    QCOMPARE(record::backupShown(path), backup);
    QCOMPARE(record::backupShown(m_path), kBackup);
    QCOMPARE(::umount("/run"), 0);
}

void TestSaving::onDisksOfItsOwn()
{
    const auto inNamespace = [](const QStringList &command, QString &said) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("unshare"),
                      QStringList{QStringLiteral("--map-root-user"), QStringLiteral("--mount")} + command);
        const bool ended = process.waitForFinished(60'000);
        said = QString::fromUtf8(process.readAll()) + process.errorString();
        return ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    };
    QString said;
    if (!inNamespace({QStringLiteral("true")}, said))
        QSKIP(qPrintable(QStringLiteral("no disk may be mounted here: ") + said));
    QVERIFY2(inNamespace(
                 {QCoreApplication::applicationFilePath(), QStringLiteral("tst_saving"), QLatin1String(kInside)}, said),
             qPrintable(said));
    QVERIFY2(said.contains(QLatin1String("0 failed, 0 skipped")), qPrintable(said));
}

} // namespace tests::tst_saving

int tst_saving(int argc, char **argv)
{
    using namespace tests::tst_saving;
    if (argc > 1 && QLatin1String(argv[1]) == QLatin1String(kInside)) {
        argc = 1;
        return tests::run<TestOnOwnDisk>(argc, argv);
    }
    return tests::run<TestSaving>(argc, argv);
}
#include "tst_saving.moc"

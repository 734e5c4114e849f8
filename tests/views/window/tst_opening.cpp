// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are no files, and files that do not come: opening them keeps nobody waiting.
#include <csignal>

#include <QFile>
#include <QMessageBox>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "program.h"
#include "tests/test_class.h"

namespace tests::tst_opening {

using views::MainWindow;

namespace {

/// Whoever opens that file waits, as for a disk far away, until this goes.
class Held {
public:
    explicit Held(const QString &path) : m_file(::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC))
    {
        std::signal(SIGIO, SIG_IGN); // that somebody waits
        if (::fcntl(m_file, F_SETLEASE, F_WRLCK) != 0)
            qFatal("The file cannot be held");
    }
    ~Held() { ::close(m_file); }
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;

private:
    int m_file;
};

} // namespace

class TestOpening : public ProgramTest {
    Q_OBJECT

private slots:
    void init();
    void whatIsNoFileIsRefused_data();
    void whatIsNoFileIsRefused();
    void aFileThatDoesNotComeIsNotWaitedFor();
    void aFileThatComesLateIsOpened();
    void oneFileAtATime();
};

void TestOpening::init()
{
    ProgramTest::init();
    QVERIFY(!record::save(finishedGame(), file()));
}

void TestOpening::whatIsNoFileIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("pipe") << QString();
    QTest::newRow("device") << QStringLiteral("/dev/zero");
}

void TestOpening::whatIsNoFileIsRefused()
{
    QFETCH(QString, path);
    if (path.isEmpty()) {
        path = m_program->path(QStringLiteral("pipe.cartouche"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    MainWindow &window = m_program->start();
    QString said;
    const Answer refusal("QMessageBox", [&said](QDialog &dialog) {
        said = static_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, "OK");
    });
    QVERIFY(!window.navigator().openFile(path));
    QVERIFY(refusal.came());
    QVERIFY2(said.contains(QStringLiteral("a pipe or a device")), qPrintable(said));
    QVERIFY(m_program->settings().recentFiles().isEmpty());
}

void TestOpening::aFileThatDoesNotComeIsNotWaitedFor()
{
    MainWindow &window = m_program->start();
    const Held held(file());
    const Answer wait("QMessageBox", QStringLiteral("Cancel"));
    QVERIFY(!window.navigator().openFile(file()));
    QVERIFY(wait.came());
    QVERIFY(!window.document());
}

void TestOpening::aFileThatComesLateIsOpened()
{
    MainWindow &window = m_program->start();
    auto held = std::make_unique<Held>(file());
    const Answer wait("QMessageBox", [&held](QDialog &) { held.reset(); });
    QVERIFY(window.navigator().openFile(file()));
    QVERIFY(wait.came());
    QCOMPARE(window.document()->autosave().file(), file());
}

void TestOpening::oneFileAtATime()
{
    MainWindow &window = m_program->start();
    auto held = std::make_unique<Held>(file());
    QTimer::singleShot(0, &window, [&] {
        QVERIFY(!window.navigator().openFile(file()));
        held.reset();
    });
    QVERIFY(window.navigator().openFile(file()));
    QVERIFY(window.document());
}

} // namespace tests::tst_opening

TEST_CLASS(tst_opening, TestOpening)
#include "tst_opening.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// More journals than anybody wants to have on the screen at once, or than the system has open files for.
#include <QListWidget>
#include <QMessageBox>
#include <QProgressDialog>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "program.h"
#include "tests/test_class.h"

namespace tests::tst_many_kept_games {

using views::MainWindow;
using views::RecoveryDialog;

namespace {

constexpr int kScreenful = RecoveryDialog::kScreenful;

/// So many files more may be open while this lives.
class FewFiles {
public:
    explicit FewFiles(int files)
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        const int lowest = ::open("/", O_PATH | O_CLOEXEC);
        ::close(lowest);
        const rlimit few{static_cast<rlim_t>(lowest + files), m_before.rlim_max};
        setrlimit(RLIMIT_NOFILE, &few);
    }
    ~FewFiles() { setrlimit(RLIMIT_NOFILE, &m_before); }
    FewFiles(const FewFiles &) = delete;
    FewFiles &operator=(const FewFiles &) = delete;

private:
    rlimit m_before{};
};

} // namespace

class TestManyKeptGames : public ProgramTest {
    Q_OBJECT

private slots:
    void aScreenfulIsOffered();
    void moreIsOfferedWhereItIsWanted();
    void nobodyIsKeptFromWhatIsOffered();
    void openingManyCanBeStopped();
    void openingEndsWhereTheSystemHasNoMoreFiles();
    void manyAreOfferedWithFewFiles();
    void aScreenfulComesBackByItself();

private:
    /// So many games that were being played when the program was killed, or left in order.
    void leave(int games, bool inOrder = false);
    /// Starts the program, which offers games.
    RecoveryDialog &offered();
    static QListWidget &list(RecoveryDialog &offer) { return *offer.findChild<QListWidget *>(); }
};

void TestManyKeptGames::leave(int games, bool inOrder)
{
    QString journal;
    {
        play::Document document(trainingGame(kHuman, kHuman), 3, m_program->journalFolder());
        document.play().requestStep();
        document.play().requestStep();
        journal = document.autosave().journalPath();
        if (inOrder)
            QVERIFY(document.autosave().endInOrder(true));
    }
    for (int i = 1; i < games; ++i)
        QVERIFY(QFile::copy(journal, m_program->journalFolder() + QStringLiteral("/20300101-%1.journal").arg(i)));
}

RecoveryDialog &TestManyKeptGames::offered()
{
    RecoveryDialog *offer = Program::offer(m_program->start());
    if (!offer)
        qFatal("Nothing is offered");
    return *offer;
}

void TestManyKeptGames::aScreenfulIsOffered()
{
    leave(kScreenful + 5);
    RecoveryDialog &offer = offered();
    QCOMPARE(list(offer).count(), kScreenful);
    QCOMPARE(offer.chosen().size(), kScreenful);
    Program::press(offer, "Choose none");
    QVERIFY(offer.chosen().isEmpty());
    QVERIFY(!Table::buttonOf(offer, QStringLiteral("Go on with the chosen games"))->isEnabled());
    Program::press(offer, "Choose all");
    QCOMPARE(offer.chosen().size(), kScreenful);
    Program::press(offer, "Choose none");
    list(offer).item(2)->setCheckState(Qt::Checked);
    Program::press(offer, "Go on with the chosen games");
    QCOMPARE(m_program->windows().all().size(), 1U);
    QVERIFY(m_program->windows().all().front()->document());
    QCOMPARE(m_program->journals().size(), kScreenful + 5);
}

void TestManyKeptGames::moreIsOfferedWhereItIsWanted()
{
    leave(kScreenful + 5);
    RecoveryDialog &offer = offered();
    Program::press(offer, "Show 5 more");
    QCOMPARE(list(offer).count(), kScreenful + 5);
    QVERIFY(list(offer).item(kScreenful + 4)->text().contains(QStringLiteral("Aton")));
    QCOMPARE(offer.chosen().size(), kScreenful);
    Program::press(offer, "Choose all");
    QCOMPARE(offer.chosen().size(), kScreenful + 5);
    Program::press(offer, "Discard…");
    auto *question = offer.findChild<QMessageBox *>();
    QVERIFY(question && QTest::qWaitForWindowActive(question));
    const QStringList fates = question->informativeText().split(QLatin1Char('\n')); // no taller than the screen
    QCOMPARE(fates.size(), kScreenful + 1);
    QCOMPARE(fates.back(), QStringLiteral("and 5 more"));
    Program::press(*question, "Discard");
    QTRY_VERIFY(m_program->journals().isEmpty());
}

/// Another program may take one meanwhile; here it is not offered any more.
void TestManyKeptGames::nobodyIsKeptFromWhatIsOffered()
{
    leave(2);
    RecoveryDialog &offer = offered();
    const std::optional<play::RecoverableSession> taken = play::takeSession(offer.chosen().front());
    QVERIFY(taken);
    Program::press(offer, "Go on with the chosen games");
    QCOMPARE(m_program->windows().all().size(), 1U);
    QVERIFY(m_program->windows().all().front()->document()->autosave().journalPath() != taken->path);
}

void TestManyKeptGames::openingManyCanBeStopped()
{
    leave(kScreenful);
    RecoveryDialog &offer = offered();
    QTimer hand;
    connect(&hand, &QTimer::timeout, this, [&] {
        auto *progress = m_program->windows().all().front()->findChild<QProgressDialog *>();
        if (progress && progress->value() == 3)
            Program::press(*progress, "Stop");
    });
    hand.start(0);
    Program::press(offer, "Go on with the chosen games");
    QCOMPARE(m_program->windows().all().size(), 3U);
    QCOMPARE(m_program->journals().size(), kScreenful);
    // The others are as they were.
    settle();
    m_program->kill();
    QCOMPARE(list(offered()).count(), kScreenful);
}

void TestManyKeptGames::openingEndsWhereTheSystemHasNoMoreFiles()
{
    leave(kScreenful);
    RecoveryDialog &offer = offered();
    QString said;
    const Answer warning("QMessageBox", [&said](QDialog &dialog) {
        said = static_cast<QMessageBox &>(dialog).text();
        Program::press(dialog, "OK");
    });
    {
        const FewFiles few(48);
        Program::press(offer, "Go on with the chosen games");
    }
    QVERIFY(warning.came());
    const std::size_t open = m_program->windows().all().size();
    QVERIFY2(open > 1 && open < kScreenful, qPrintable(QString::number(open)));
    QVERIFY2(said.contains(QStringLiteral("%1 of %2 games").arg(open).arg(kScreenful)), qPrintable(said));
    for (const MainWindow *window : m_program->windows().all())
        QVERIFY(window->document()->autosave().trouble().isEmpty());
}

void TestManyKeptGames::manyAreOfferedWithFewFiles()
{
    leave(300);
    const FewFiles few(60);
    RecoveryDialog &offer = offered();
    QCOMPARE(list(offer).count(), kScreenful);
    QVERIFY(Table::buttonOf(offer, QStringLiteral("Show 288 more")));
}

void TestManyKeptGames::aScreenfulComesBackByItself()
{
    leave(kScreenful + 2, true);
    RecoveryDialog &offer = offered();
    QCOMPARE(static_cast<int>(m_program->windows().all().size()), kScreenful);
    QCOMPARE(list(offer).count(), 2);
}

} // namespace tests::tst_many_kept_games

TEST_CLASS(tst_many_kept_games, TestManyKeptGames)
#include "tst_many_kept_games.moc"

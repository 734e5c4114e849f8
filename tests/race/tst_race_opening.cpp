// SPDX-License-Identifier: GPL-3.0-or-later
// What opening a file costs: each of its actions is done once, and so is each of a game that was kept of it; of the
// games that were kept of other files none is done, and none is locked.
#include <QFile>

#include <sys/inotify.h>
#include <unistd.h>

#include "tests/race/race.h"
#include "tests/test_class.h"
#include "tests/views/window/program.h"
#include "views/dialogs/new_game.h"

namespace tests::tst_race_opening {

namespace {

using engine::race::Race;

const QString kHuman = QStringLiteral("human");

/// Which files of a folder are opened, by anybody.
class Openings {
public:
    explicit Openings(const QString &folder) : m_queue(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        if (::inotify_add_watch(m_queue, QFile::encodeName(folder).constData(), IN_OPEN) < 0)
            qFatal("The folder cannot be watched");
    }
    ~Openings() { ::close(m_queue); }
    Openings(const Openings &) = delete;
    Openings &operator=(const Openings &) = delete;

    /// Their names, those of one that was opened time and again as often as the system tells it.
    QStringList names()
    {
        QStringList names;
        alignas(inotify_event) std::array<char, 64 * 1024> buffer{};
        const ssize_t size = ::read(m_queue, buffer.data(), buffer.size());
        for (const char *at = buffer.data(); at < buffer.data() + size;) {
            const auto *const event = reinterpret_cast<const inotify_event *>(at);
            names << QFile::decodeName(event->len > 0 ? event->name : "");
            at += sizeof(inotify_event) + event->len;
        }
        return names;
    }

private:
    int m_queue;
};

/// A race of two people after so many actions.
record::Record raceOf(int actions)
{
    record::Record record = views::recordOf(*engine::findGame("race"), {{{}, kHuman}, {{}, kHuman}});
    engine::Position position = record.startPosition();
    engine::Random random(5);
    for (int done = 0; done < actions; ++done) {
        const engine::Action action =
            position.toAct() == engine::seatBit(engine::kChance) ? position.sample(random) : position.legal().front();
        record.line.actions.push_back(action);
        position = position.after(action);
    }
    return record;
}

} // namespace

class TestRaceOpening : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }
    void eachActionIsDoneOnce_data();
    void eachActionIsDoneOnce();
    void gamesOfOtherFilesAreLeftAlone();
    void theKeptGameIsPlayedOnce_data();
    void theKeptGameIsPlayedOnce();

private:
    static constexpr int kActions = 12;

    /// Starts the program without bringing anything back.
    void start();
    /// Ends it; what was not saved is kept.
    void quit();
    bool open(const QString &file, views::Navigator::As as = views::Navigator::As::Itself);
    play::Document &document() { return *m_program->windows().all().back()->document(); }
    /// Another choice in the game that is shown.
    void choose() { QVERIFY(document().play().act(document().play().position().legal().front())); }
    /// A game in a file of that name, to which a choice was added that is kept and not in the file.
    QString kept(const QString &name);

    std::unique_ptr<Program> m_program;
};

void TestRaceOpening::init()
{
    failOnWarnings();
    m_program = std::make_unique<Program>();
}

void TestRaceOpening::start()
{
    views::Settings(m_program->path(QStringLiteral("settings.conf"))).restoreGames.set(false);
    m_program->start();
}

void TestRaceOpening::quit()
{
    m_program->settings().restoreGames.set(true);
    QVERIFY(m_program->quit());
}

bool TestRaceOpening::open(const QString &file, views::Navigator::As as)
{
    Race::applied = 0;
    return m_program->windows().all().back()->navigator().openFile(file, as);
}

QString TestRaceOpening::kept(const QString &name)
{
    const QString file = m_program->path(name);
    if (record::save(raceOf(kActions), file))
        qFatal("The file cannot be written");
    start();
    open(file);
    choose();
    quit();
    return file;
}

void TestRaceOpening::eachActionIsDoneOnce_data()
{
    QTest::addColumn<views::Navigator::As>("as");
    QTest::newRow("game") << views::Navigator::As::Itself;
    QTest::newRow("review") << views::Navigator::As::Review;
}

void TestRaceOpening::eachActionIsDoneOnce()
{
    QFETCH(const views::Navigator::As, as);
    const QString file = m_program->path(QStringLiteral("race.cartouche"));
    QVERIFY(!record::save(raceOf(kActions), file));
    start();
    for (int time = 0; time < 2; ++time) { // from the start page and in the place of a game
        QVERIFY(open(file, as));
        QCOMPARE(document().play().stepCount(), kActions);
        QCOMPARE(Race::applied, kActions);
    }
    document().play().undo();
    document().play().redo();
    QCOMPARE(Race::applied, kActions);
    QCOMPARE(document().play().record().positions().size(), std::size_t{kActions + 1});
    QCOMPARE(Race::applied, kActions);
}

void TestRaceOpening::gamesOfOtherFilesAreLeftAlone()
{
    for (int number = 0; number < 3; ++number)
        kept(QStringLiteral("other%1.cartouche").arg(number));
    const QString file = m_program->path(QStringLiteral("race.cartouche"));
    QVERIFY(!record::save(raceOf(kActions), file));
    start();
    QVERIFY(open(file));
    Openings journals(m_program->journalFolder());
    QVERIFY(open(file)); // nor does the start page come between, which reads them all
    QCOMPARE(Race::applied, kActions);
    const QStringList locks = journals.names().filter(QStringLiteral(".lock"));
    QVERIFY(!locks.isEmpty()); // the file's own
    QCOMPARE(locks.filter(QStringLiteral("open-")), locks);
}

void TestRaceOpening::theKeptGameIsPlayedOnce_data()
{
    QTest::addColumn<bool>("isInFile");
    QTest::newRow("says what the file says") << true;
    QTest::newRow("has a choice more") << false;
}

void TestRaceOpening::theKeptGameIsPlayedOnce()
{
    QFETCH(const bool, isInFile);
    const QString file = kept(QStringLiteral("race.cartouche"));
    kept(QStringLiteral("other.cartouche"));
    start();
    if (isInFile) {
        QVERIFY(open(file) && m_program->windows().all().back()->navigator().bringBackKept());
        QVERIFY(!document().autosave().save(file));
        quit();
        start();
    }
    QVERIFY(open(file));
    QCOMPARE(document().play().stepCount(), kActions + (isInFile ? 1 : 0));
    const int ofFile = document().play().stepCount();
    QCOMPARE(Race::applied, ofFile + kActions + 1);
    if (isInFile)
        return;
    Race::applied = 0;
    QVERIFY(m_program->windows().all().back()->navigator().bringBackKept());
    QCOMPARE(document().play().stepCount(), kActions + 1);
    QCOMPARE(Race::applied, kActions + 1);
}

} // namespace tests::tst_race_opening

TEST_CLASS(tst_race_opening, TestRaceOpening)
#include "tst_race_opening.moc"

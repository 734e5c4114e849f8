// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "model/play/journals.h"
#include "model/play/keeper.h"
#include "tests/test_class.h"

#include "journal_files.h"

namespace tests::tst_keeper {

using play::JournalContent;
using play::Keeper;
using play::Leftover;
using play::leftovers;
using play::OwnFile;
using play::Play;
using play::readJournal;

namespace {

constexpr std::uint64_t kSeed = 5;

record::Record twoPeople()
{
    record::Record record = record::newRecord(*engine::findGame("aton"), {});
    record.training = true;
    return record;
}

/// The next thing that can be done: chance, or the first choice of a person.
void doSomething(Play &play)
{
    if (play.hasAutomaticStep()) {
        play.requestStep();
        return;
    }
    const engine::Seat seat = play.humanToAct();
    for (const engine::Action action : play.position().legal()) {
        if (action.actor() == seat) {
            play.act(action);
            return;
        }
    }
}

void doSome(Play &play, int count)
{
    for (int i = 0; i < count; ++i)
        doSomething(play);
}

JournalContent journalOf(const Keeper &keeper) { return readJournal(contentOf(keeper.journalPath())); }

/// The game of a leftover, with all that can be repeated.
std::unique_ptr<Play> repeated(const Leftover &left)
{
    auto play = std::make_unique<Play>(*left.content.beginning, kSeed);
    for (std::size_t i = 0; i < left.content.edits.size() && play->repeat(left.content.edits[i]); ++i) {
    }
    return play;
}

} // namespace

class TestKeeper : public QObject {
    Q_OBJECT

private slots:
    void init();
    void anEditIsOnDiskBeforeItIsHeardOf();
    void undoAndAllElseIsKept();
    void aKilledGameComesBack();
    void whatCannotBeRepeatedIsLeftOut();
    void savingIsNoted();
    void aFailedSaveChangesNothing();
    void troubleComesAndGoes();
    void troubleFromTheStart();
    void whatIsReviewedIsKept();
    void whatCountsAsSaved();
    void endsInOrder();
    void anotherProgramChangesTheFile();
    void ourOwnSaveIsNoChange();
    void theFileIsGone();
    void keptInSpiteOfAChange();
    void aChangeWhileNobodyPlayed();
    void aSaveThatWasCutOff();

private:
    QString path(const char *name) const { return m_scratch->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_scratch;
    QString m_folder;
};

void TestKeeper::init()
{
    m_scratch = std::make_unique<QTemporaryDir>();
    m_folder = path("state/games");
}

void TestKeeper::anEditIsOnDiskBeforeItIsHeardOf()
{
    Play play(twoPeople(), kSeed);
    const Keeper keeper(play, m_folder);
    int heard = 0;
    const auto look = [&] {
        ++heard;
        QVERIFY(journalOf(keeper).edits == play.edits());
    };
    connect(&play, &Play::stepAdded, this, look);
    connect(&play, &Play::stepsTakenBack, this, look);
    connect(&play, &Play::stepsGivenBack, this, look);
    doSome(play, 5);
    play.undo();
    play.redo();
    QCOMPARE(heard, 7);
    QCOMPARE(journalOf(keeper).edits.size(), std::size_t(7));
    QVERIFY(keeper.trouble().isEmpty());
}

void TestKeeper::undoAndAllElseIsKept()
{
    Play play(twoPeople(), kSeed);
    doSome(play, 3);
    const Keeper keeper(play, m_folder);
    QVERIFY(journalOf(keeper).edits == play.edits());
    doSome(play, 8);
    play.undo();
    play.undo();
    record::SeatEntry ada = play.record().seats[0];
    ada.name.plain = QStringLiteral("Ada");
    QVERIFY(play.setSeat(0, ada));
    doSome(play, 2);
    QVERIFY(play.resign(1));
    QVERIFY(journalOf(keeper).edits == play.edits());

    Play again(*journalOf(keeper).beginning, kSeed);
    for (const record::Json &edit : journalOf(keeper).edits)
        QVERIFY(again.repeat(edit));
    QCOMPARE(record::write(again.record()), record::write(play.record()));
}

void TestKeeper::aKilledGameComesBack()
{
    const QString file = path("game.cartouche");
    auto play = std::make_unique<Play>(twoPeople(), kSeed);
    auto keeper = std::make_unique<Keeper>(*play, m_folder);
    doSome(*play, 4);
    QVERIFY(!keeper->save(file));
    doSome(*play, 3);
    const QByteArray before = record::write(play->record());
    const QString journal = keeper->journalPath();
    keeper.reset();

    for (int start = 0; start < 2; ++start) {
        std::vector<Leftover> left = leftovers(m_folder);
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().path, journal);
        QCOMPARE(left.front().content.saved, std::size_t(4));
        QVERIFY(!left.front().content.closed);
        QCOMPARE(left.front().content.seed, std::uint64_t(kSeed)); // chance goes on as it would have
        const auto again = repeated(left.front());
        QCOMPARE(record::write(again->record()), before);
        const Keeper going(*again, std::move(left.front()));
        QCOMPARE(going.journalPath(), journal);
        QCOMPARE(going.file(), file);
        QVERIFY(!going.isChangedOnDisk());
        QVERIFY(going.trouble().isEmpty());
        QVERIFY(leftovers(m_folder).empty());
        again->undo();
        again->redo();
        QVERIFY(journalOf(going).edits == again->edits());
    }
}

void TestKeeper::whatCannotBeRepeatedIsLeftOut()
{
    {
        Play play(twoPeople(), kSeed);
        const Keeper keeper(play, m_folder);
        doSome(play, 4);
    }
    std::vector<Leftover> left = leftovers(m_folder);
    const QString journal = left.front().path;
    const auto whole = left.front().content.edits;
    {
        // A journal of a program whose rules allow more.
        play::Journal other(left.front().path, left.front().text, std::move(left.front().lock));
        other.append(edit(1));
        other.setFile({path("none"), {}});
        other.append(edit(2));
    }
    left = leftovers(m_folder);
    QCOMPARE(left.front().content.saved, std::size_t(5));
    const auto again = repeated(left.front());
    QVERIFY(again->edits() == whole);
    const Keeper keeper(*again, std::move(left.front()));
    doSome(*again, 2);
    QCOMPARE(keeper.journalPath(), journal);
    QVERIFY(journalOf(keeper).edits == again->edits());
    QCOMPARE(journalOf(keeper).own.path, path("none"));
    QCOMPARE(journalOf(keeper).saved, std::size_t(0));
}

void TestKeeper::savingIsNoted()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder);
    QVERIFY(keeper.file().isEmpty());
    QVERIFY(keeper.isSaved());
    doSome(play, 4);
    QVERIFY(!keeper.isSaved());
    QVERIFY(!keeper.save(file));
    QVERIFY(keeper.isSaved());
    QVERIFY(!play.isModified());
    QCOMPARE(keeper.file(), file);
    QCOMPARE(contentOf(file), record::write(play.record()));
    doSome(play, 1);
    const JournalContent content = journalOf(keeper);
    QCOMPARE(content.own.path, file);
    QVERIFY(content.own.stamp == record::stampOf(file));
    QCOMPARE(content.saved, std::size_t(4));
    QVERIFY(content.edits == play.edits());
    QVERIFY(!keeper.save(path("other.cartouche")));
    QCOMPARE(journalOf(keeper).own.path, path("other.cartouche"));
}

void TestKeeper::aFailedSaveChangesNothing()
{
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder, OwnFile::at(path("game.cartouche")));
    doSome(play, 4);
    QVERIFY(play.isModified());
    QVERIFY(keeper.save(path("no/such/folder")));
    QCOMPARE(keeper.file(), path("game.cartouche"));
    QCOMPARE(journalOf(keeper).own.path, path("game.cartouche"));
    QCOMPARE(journalOf(keeper).saved, std::size_t(0));
    QVERIFY(play.isModified());
}

void TestKeeper::troubleComesAndGoes()
{
    Play play(twoPeople(), kSeed);
    const Keeper keeper(play, m_folder);
    doSome(play, 2);
    QSignalSpy trouble(&keeper, &Keeper::troubleChanged);
    {
        const SmallDisk disk(contentOf(keeper.journalPath()).size());
        doSome(play, 3);
        QCOMPARE(play.stepCount(), 5);
        QVERIFY(!keeper.trouble().isEmpty());
        QCOMPARE(trouble.count(), 1);
        QCOMPARE(journalOf(keeper).edits.size(), std::size_t(2));
    }
    doSome(play, 1);
    QVERIFY(keeper.trouble().isEmpty());
    QCOMPARE(trouble.count(), 2);
    QVERIFY(journalOf(keeper).edits == play.edits());
}

void TestKeeper::troubleFromTheStart()
{
    put(path("state"), "a file where the folder should be");
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder);
    QVERIFY(!keeper.trouble().isEmpty());
    QSignalSpy trouble(&keeper, &Keeper::troubleChanged);
    doSome(play, 3);
    QVERIFY(!keeper.save(path("game.cartouche")));
    QCOMPARE(trouble.count(), 0);
    QVERIFY(!keeper.endInOrder(true));
}

void TestKeeper::whatIsReviewedIsKept()
{
    const record::ShownPlace place{{}, 2};
    {
        Play play(twoPeople(), kSeed);
        Keeper keeper(play, m_folder);
        doSome(play, 4);
        keeper.setReviewed(place);
        const QByteArray once = contentOf(keeper.journalPath());
        keeper.setReviewed(place);
        QCOMPARE(contentOf(keeper.journalPath()), once);
    }
    {
        std::vector<Leftover> left = leftovers(m_folder);
        QVERIFY(left.front().content.reviewed == place);
        const auto again = repeated(left.front());
        Keeper keeper(*again, std::move(left.front()));
        QVERIFY(journalOf(keeper).reviewed == place);
        keeper.setReviewed({});
        QVERIFY(!journalOf(keeper).reviewed);
        keeper.setReviewed(place);
        QVERIFY(keeper.endInOrder(true));
        keeper.setReviewed({}); // no more
    }
    const std::vector<Leftover> left = leftovers(m_folder);
    QVERIFY(left.front().content.closed);
    QVERIFY(left.front().content.reviewed == place);
}

void TestKeeper::whatCountsAsSaved()
{
    const QString file = path("game.cartouche");
    QVERIFY(!record::save(twoPeople(), file));
    for (const OwnFile &own : {OwnFile::at(file), OwnFile()}) {
        Play play(twoPeople(), kSeed);
        Keeper keeper(play, m_folder, own);
        doSome(play, 4);
        keeper.countAsSaved();
        QVERIFY(keeper.isSaved());
        QVERIFY(!play.isModified());
        QCOMPARE(journalOf(keeper).saved, std::size_t(4));
        QCOMPARE(journalOf(keeper).own.path, own.path);
        QVERIFY(journalOf(keeper).own.stamp == own.stamp);
    }
}

void TestKeeper::endsInOrder()
{
    for (const bool forNextStart : {false, true}) {
        Play play(twoPeople(), kSeed);
        {
            Keeper keeper(play, m_folder);
            doSome(play, 2);
            QVERIFY(keeper.endInOrder(forNextStart));
            doSome(play, 1);
        }
        const std::vector<Leftover> left = leftovers(m_folder);
        QCOMPARE(left.size(), std::size_t(forNextStart ? 1 : 0));
        if (forNextStart) {
            QVERIFY(left.front().content.closed);
            QCOMPARE(left.front().content.edits.size(), std::size_t(2));
        }
    }
}

void TestKeeper::anotherProgramChangesTheFile()
{
    const QString file = path("game.cartouche");
    QVERIFY(!record::save(twoPeople(), file));
    Play play(twoPeople(), kSeed);
    const Keeper keeper(play, m_folder, OwnFile::at(file));
    QSignalSpy changed(&keeper, &Keeper::fileChangedOnDisk);
    QVERIFY(!keeper.isChangedOnDisk());
    put(file, "in place");
    QVERIFY(keeper.isChangedOnDisk());
    QVERIFY(!keeper.isGone());
    QVERIFY(!keeper.isSaved());
    QTRY_COMPARE(changed.count(), 1);
    // The same again is one change only; as it was is another.
    QVERIFY(!record::save(twoPeople(), file));
    QVERIFY(!keeper.isChangedOnDisk());
    QTRY_COMPARE(changed.count(), 2);
    // A new file in its place.
    put(path("new"), "a new file");
    QVERIFY(QFile::remove(file));
    QVERIFY(QFile::rename(path("new"), file));
    QTRY_COMPARE(changed.count(), 3);
    QVERIFY(keeper.isChangedOnDisk());
    // That one is watched too.
    put(file, record::write(twoPeople()));
    QTRY_COMPARE(changed.count(), 4);
    QVERIFY(!keeper.isChangedOnDisk());
}

void TestKeeper::ourOwnSaveIsNoChange()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder);
    QSignalSpy changed(&keeper, &Keeper::fileChangedOnDisk);
    for (int i = 0; i < 3; ++i) {
        doSome(play, 2);
        QVERIFY(!keeper.save(file));
        QVERIFY(!keeper.isChangedOnDisk());
    }
    // What the watcher tells of our own saves comes before this change.
    put(file, "another's");
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(!keeper.save(file));
    QVERIFY(!keeper.isChangedOnDisk());
    QCOMPARE(changed.count(), 1);
    put(file, "another's again");
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(keeper.isChangedOnDisk());
}

void TestKeeper::theFileIsGone()
{
    QVERIFY(QDir().mkpath(path("saved")));
    const QString file = path("saved/game.cartouche");
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder);
    QVERIFY(!keeper.save(file));
    QSignalSpy changed(&keeper, &Keeper::fileChangedOnDisk);
    QVERIFY(QFile::rename(file, path("saved/elsewhere")));
    QVERIFY(keeper.isGone());
    QVERIFY(!keeper.isChangedOnDisk());
    QVERIFY(!keeper.isSaved());
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(QFile::rename(path("saved/elsewhere"), file));
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(!keeper.isGone());
    QVERIFY(QDir(path("saved")).removeRecursively());
    QTRY_COMPARE(changed.count(), 3);
    QVERIFY(keeper.isGone());
    QVERIFY(keeper.save(file));
    QVERIFY(QDir().mkpath(path("saved")));
    QVERIFY(!keeper.save(file));
    QVERIFY(!keeper.isGone());
}

void TestKeeper::keptInSpiteOfAChange()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Keeper keeper(play, m_folder);
    QVERIFY(!keeper.save(file));
    QSignalSpy changed(&keeper, &Keeper::fileChangedOnDisk);
    put(file, "another's");
    QTRY_COMPARE(changed.count(), 1);
    keeper.keepMine();
    QVERIFY(!keeper.isChangedOnDisk());
    QVERIFY(!keeper.isSaved());
    put(file, "another's again");
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(keeper.isChangedOnDisk());
    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(changed.count(), 3);
    keeper.keepMine();
    QVERIFY(!keeper.isGone());
    QVERIFY(!keeper.isSaved());
}

void TestKeeper::aChangeWhileNobodyPlayed()
{
    const QString file = path("game.cartouche");
    {
        Play play(twoPeople(), kSeed);
        Keeper keeper(play, m_folder);
        doSome(play, 2);
        QVERIFY(!keeper.save(file));
        QVERIFY(keeper.endInOrder(true));
    }
    put(file, "another's");
    std::vector<Leftover> left = leftovers(m_folder);
    const auto again = repeated(left.front());
    const Keeper keeper(*again, std::move(left.front()));
    QCOMPARE(keeper.file(), file);
    QVERIFY(keeper.isChangedOnDisk());
    QVERIFY(!journalOf(keeper).closed);
}

void TestKeeper::aSaveThatWasCutOff()
{
    const QString file = path("mine.cartouche");
    {
        Play play(twoPeople(), kSeed);
        Keeper keeper(play, m_folder);
        doSome(play, 3);
        QVERIFY(!keeper.save(file));
        doSome(play, 2);
        QVERIFY(!record::save(play.record(), file)); // killed before the journal heard of it
    }
    std::vector<Leftover> left = leftovers(m_folder);
    QCOMPARE(left.size(), std::size_t(1));
    const auto play = repeated(left.front());
    const Keeper keeper(*play, std::move(left.front()));
    QVERIFY(!keeper.isChangedOnDisk());
    QVERIFY(!play->isModified());
    QVERIFY(keeper.isSaved());
    QCOMPARE(journalOf(keeper).saved, std::size_t(5));
    QVERIFY(journalOf(keeper).own.stamp == record::stampOf(file));
}

} // namespace tests::tst_keeper

TEST_CLASS(tst_keeper, TestKeeper)
#include "tst_keeper.moc"

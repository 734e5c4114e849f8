// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "model/play/autosave.h"
#include "tests/test_class.h"

#include "journal_files.h"

namespace tests::tst_autosave {

using play::Autosave;
using play::JournalContent;
using play::OwnFile;
using play::Play;
using play::readJournal;
using play::RecoverableSession;

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

JournalContent journalOf(const Autosave &autosave) { return readJournal(contentOf(autosave.journalPath())); }

/// The game of a leftover, with all that can be repeated.
std::unique_ptr<Play> repeated(const RecoverableSession &left)
{
    auto play = std::make_unique<Play>(*left.content.beginning, kSeed);
    for (std::size_t i = 0; i < left.content.changeLog.size() && play->repeat(left.content.changeLog[i]); ++i) {
    }
    return play;
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsUnchangedHasNoJournal();
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

void TestAutosave::init()
{
    m_scratch = std::make_unique<QTemporaryDir>();
    m_folder = path("state/games");
}

void TestAutosave::whatIsUnchangedHasNoJournal()
{
    const QString file = path("game.cartouche");
    QVERIFY(!record::save(twoPeople(), file));
    for (const OwnFile &own : {OwnFile::at(file), OwnFile()}) {
        Play play(twoPeople(), kSeed);
        Autosave autosave(play, m_folder, own);
        autosave.setReviewed(record::ShownPlace{{}, 0});
        QVERIFY(autosave.trouble().isEmpty());
        QVERIFY(namesIn(m_folder).isEmpty());
        QVERIFY(autosave.endInOrder(false));
        QVERIFY(namesIn(m_folder).isEmpty());
    }
    // One that is to come back has one at its end.
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder, OwnFile::at(file));
    QVERIFY(autosave.endInOrder(true));
    const std::vector<RecoverableSession> left = recoverableSessions(m_folder);
    QVERIFY(left.front().content.closed);
    QCOMPARE(left.front().content.own.path, file);
    QVERIFY(left.front().content.changeLog.empty());
}

void TestAutosave::anEditIsOnDiskBeforeItIsHeardOf()
{
    Play play(twoPeople(), kSeed);
    const Autosave autosave(play, m_folder);
    int heard = 0;
    const auto look = [&] {
        ++heard;
        QVERIFY(journalOf(autosave).changeLog == play.changeLog());
    };
    connect(&play, &Play::changed, this, look);
    doSome(play, 5);
    play.undo();
    play.redo();
    QCOMPARE(heard, 7);
    QCOMPARE(journalOf(autosave).changeLog.size(), std::size_t(7));
    QVERIFY(autosave.trouble().isEmpty());
}

void TestAutosave::undoAndAllElseIsKept()
{
    Play play(twoPeople(), kSeed);
    doSome(play, 3);
    const Autosave autosave(play, m_folder);
    doSome(play, 1);
    QVERIFY(journalOf(autosave).changeLog == play.changeLog());
    doSome(play, 7);
    play.undo();
    play.undo();
    record::SeatEntry ada = play.record().seats[0];
    ada.name.plain = QStringLiteral("Ada");
    QVERIFY(play.setSeat(0, ada));
    doSome(play, 2);
    QVERIFY(play.resign(1));
    QVERIFY(journalOf(autosave).changeLog == play.changeLog());

    Play again(*journalOf(autosave).beginning, kSeed);
    for (const record::Json &edit : journalOf(autosave).changeLog)
        QVERIFY(again.repeat(edit));
    QCOMPARE(record::write(again.record()), record::write(play.record()));
}

void TestAutosave::aKilledGameComesBack()
{
    const QString file = path("game.cartouche");
    auto play = std::make_unique<Play>(twoPeople(), kSeed);
    auto autosave = std::make_unique<Autosave>(*play, m_folder);
    doSome(*play, 4);
    QVERIFY(!autosave->save(file));
    doSome(*play, 3);
    const QByteArray before = record::write(play->record());
    const QString journal = autosave->journalPath();
    autosave.reset();

    for (int start = 0; start < 2; ++start) {
        std::vector<RecoverableSession> left = recoverableSessions(m_folder);
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().path, journal);
        QCOMPARE(left.front().content.saved, std::size_t(4));
        QVERIFY(!left.front().content.closed);
        QCOMPARE(left.front().content.seed, std::uint64_t(kSeed)); // chance goes on as it would have
        const auto again = repeated(left.front());
        QCOMPARE(record::write(again->record()), before);
        const Autosave going(*again, std::move(left.front()));
        QCOMPARE(going.journalPath(), journal);
        QCOMPARE(going.file(), file);
        QVERIFY(!going.isChangedOnDisk());
        QVERIFY(going.trouble().isEmpty());
        QVERIFY(recoverableSessions(m_folder).empty());
        again->undo();
        again->redo();
        QVERIFY(journalOf(going).changeLog == again->changeLog());
    }
}

void TestAutosave::whatCannotBeRepeatedIsLeftOut()
{
    {
        Play play(twoPeople(), kSeed);
        const Autosave autosave(play, m_folder);
        doSome(play, 4);
    }
    std::vector<RecoverableSession> left = recoverableSessions(m_folder);
    const QString journal = left.front().path;
    const auto whole = left.front().content.changeLog;
    {
        // A journal of a program whose rules allow more.
        play::Journal other(left.front().path, left.front().text, std::move(left.front().lock));
        other.append(edit(1));
        other.setFile({path("none"), {}});
        other.append(edit(2));
    }
    left = recoverableSessions(m_folder);
    QCOMPARE(left.front().content.saved, std::size_t(5));
    const auto again = repeated(left.front());
    QVERIFY(again->changeLog() == whole);
    const Autosave autosave(*again, std::move(left.front()));
    doSome(*again, 2);
    QCOMPARE(autosave.journalPath(), journal);
    QVERIFY(journalOf(autosave).changeLog == again->changeLog());
    QCOMPARE(journalOf(autosave).own.path, path("none"));
    QCOMPARE(journalOf(autosave).saved, std::size_t(0));
}

void TestAutosave::savingIsNoted()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder);
    QVERIFY(autosave.file().isEmpty());
    QVERIFY(autosave.isSaved());
    doSome(play, 4);
    QVERIFY(!autosave.isSaved());
    QVERIFY(!autosave.save(file));
    QVERIFY(autosave.isSaved());
    QVERIFY(!play.isModified());
    QCOMPARE(autosave.file(), file);
    QCOMPARE(contentOf(file), record::write(play.record()));
    doSome(play, 1);
    const JournalContent content = journalOf(autosave);
    QCOMPARE(content.own.path, file);
    QVERIFY(content.own.stamp == record::stampOf(file));
    QCOMPARE(content.saved, std::size_t(4));
    QVERIFY(content.changeLog == play.changeLog());
    QVERIFY(!autosave.save(path("other.cartouche")));
    QCOMPARE(journalOf(autosave).own.path, path("other.cartouche"));
}

void TestAutosave::aFailedSaveChangesNothing()
{
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder, OwnFile::at(path("game.cartouche")));
    doSome(play, 4);
    QVERIFY(play.isModified());
    QVERIFY(autosave.save(path("no/such/folder")));
    QCOMPARE(autosave.file(), path("game.cartouche"));
    QCOMPARE(journalOf(autosave).own.path, path("game.cartouche"));
    QCOMPARE(journalOf(autosave).saved, std::size_t(0));
    QVERIFY(play.isModified());
}

void TestAutosave::troubleComesAndGoes()
{
    Play play(twoPeople(), kSeed);
    const Autosave autosave(play, m_folder);
    doSome(play, 2);
    QSignalSpy trouble(&autosave, &Autosave::troubleChanged);
    {
        const SmallDisk disk(contentOf(autosave.journalPath()).size());
        doSome(play, 3);
        QCOMPARE(play.stepCount(), 5);
        QVERIFY(!autosave.trouble().isEmpty());
        QCOMPARE(trouble.count(), 1);
        QCOMPARE(journalOf(autosave).changeLog.size(), std::size_t(2));
    }
    doSome(play, 1);
    QVERIFY(autosave.trouble().isEmpty());
    QCOMPARE(trouble.count(), 2);
    QVERIFY(journalOf(autosave).changeLog == play.changeLog());
}

void TestAutosave::troubleFromTheStart()
{
    put(path("state"), "a file where the folder should be");
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder);
    QSignalSpy trouble(&autosave, &Autosave::troubleChanged);
    doSome(play, 3);
    QVERIFY(!autosave.trouble().isEmpty());
    QVERIFY(!autosave.save(path("game.cartouche")));
    QCOMPARE(trouble.count(), 1);
    QVERIFY(!autosave.endInOrder(true));
}

void TestAutosave::whatIsReviewedIsKept()
{
    const record::ShownPlace place{{}, 2};
    {
        Play play(twoPeople(), kSeed);
        Autosave autosave(play, m_folder);
        doSome(play, 4);
        autosave.setReviewed(place);
        const QByteArray once = contentOf(autosave.journalPath());
        autosave.setReviewed(place);
        QCOMPARE(contentOf(autosave.journalPath()), once);
    }
    {
        std::vector<RecoverableSession> left = recoverableSessions(m_folder);
        QVERIFY(left.front().content.reviewed == place);
        const auto again = repeated(left.front());
        Autosave autosave(*again, std::move(left.front()));
        QVERIFY(journalOf(autosave).reviewed == place);
        autosave.setReviewed({});
        QVERIFY(!journalOf(autosave).reviewed);
        autosave.setReviewed(place);
        QVERIFY(autosave.endInOrder(true));
        autosave.setReviewed({}); // no more
    }
    const std::vector<RecoverableSession> left = recoverableSessions(m_folder);
    QVERIFY(left.front().content.closed);
    QVERIFY(left.front().content.reviewed == place);
}

void TestAutosave::whatCountsAsSaved()
{
    const QString file = path("game.cartouche");
    QVERIFY(!record::save(twoPeople(), file));
    for (const OwnFile &own : {OwnFile::at(file), OwnFile()}) {
        Play play(twoPeople(), kSeed);
        Autosave autosave(play, m_folder, own);
        doSome(play, 4);
        autosave.countAsSaved();
        QVERIFY(autosave.isSaved());
        QVERIFY(!play.isModified());
        QVERIFY(!QFile::exists(autosave.journalPath()));
        doSome(play, 1);
        QVERIFY(journalOf(autosave).changeLog == play.changeLog());
        QCOMPARE(journalOf(autosave).saved, std::size_t(4));
        QCOMPARE(journalOf(autosave).own.path, own.path);
        QVERIFY(journalOf(autosave).own.stamp == own.stamp);
    }
}

void TestAutosave::endsInOrder()
{
    for (const bool forNextStart : {false, true}) {
        Play play(twoPeople(), kSeed);
        {
            Autosave autosave(play, m_folder);
            doSome(play, 2);
            QVERIFY(autosave.endInOrder(forNextStart));
            doSome(play, 1);
        }
        const std::vector<RecoverableSession> left = recoverableSessions(m_folder);
        QCOMPARE(left.size(), std::size_t(forNextStart ? 1 : 0));
        if (forNextStart) {
            QVERIFY(left.front().content.closed);
            QCOMPARE(left.front().content.changeLog.size(), std::size_t(2));
        }
    }
}

void TestAutosave::anotherProgramChangesTheFile()
{
    const QString file = path("game.cartouche");
    QVERIFY(!record::save(twoPeople(), file));
    Play play(twoPeople(), kSeed);
    const Autosave autosave(play, m_folder, OwnFile::at(file));
    QSignalSpy changed(&autosave, &Autosave::fileChangedOnDisk);
    QVERIFY(!autosave.isChangedOnDisk());
    put(file, "in place");
    QVERIFY(autosave.isChangedOnDisk());
    QVERIFY(!autosave.isGone());
    QVERIFY(!autosave.isSaved());
    QTRY_COMPARE(changed.count(), 1);
    // The same again is one change only; as it was is another.
    QVERIFY(!record::save(twoPeople(), file));
    QVERIFY(!autosave.isChangedOnDisk());
    QTRY_COMPARE(changed.count(), 2);
    // A new file in its place.
    put(path("new"), "a new file");
    QVERIFY(QFile::remove(file));
    QVERIFY(QFile::rename(path("new"), file));
    QTRY_COMPARE(changed.count(), 3);
    QVERIFY(autosave.isChangedOnDisk());
    // That one is watched too.
    put(file, record::write(twoPeople()));
    QTRY_COMPARE(changed.count(), 4);
    QVERIFY(!autosave.isChangedOnDisk());
}

void TestAutosave::ourOwnSaveIsNoChange()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder);
    QSignalSpy changed(&autosave, &Autosave::fileChangedOnDisk);
    for (int i = 0; i < 3; ++i) {
        doSome(play, 2);
        QVERIFY(!autosave.save(file));
        QVERIFY(!autosave.isChangedOnDisk());
    }
    // What the watcher tells of our own saves comes before this change.
    put(file, "another's");
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(!autosave.save(file));
    QVERIFY(!autosave.isChangedOnDisk());
    QCOMPARE(changed.count(), 1);
    put(file, "another's again");
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(autosave.isChangedOnDisk());
}

void TestAutosave::theFileIsGone()
{
    QVERIFY(QDir().mkpath(path("saved")));
    const QString file = path("saved/game.cartouche");
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder);
    QVERIFY(!autosave.save(file));
    QSignalSpy changed(&autosave, &Autosave::fileChangedOnDisk);
    QVERIFY(QFile::rename(file, path("saved/elsewhere")));
    QVERIFY(autosave.isGone());
    QVERIFY(!autosave.isChangedOnDisk());
    QVERIFY(!autosave.isSaved());
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(QFile::rename(path("saved/elsewhere"), file));
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(!autosave.isGone());
    QVERIFY(QDir(path("saved")).removeRecursively());
    QTRY_COMPARE(changed.count(), 3);
    QVERIFY(autosave.isGone());
    QVERIFY(autosave.save(file));
    QVERIFY(QDir().mkpath(path("saved")));
    QVERIFY(!autosave.save(file));
    QVERIFY(!autosave.isGone());
}

void TestAutosave::keptInSpiteOfAChange()
{
    const QString file = path("game.cartouche");
    Play play(twoPeople(), kSeed);
    Autosave autosave(play, m_folder);
    QVERIFY(!autosave.save(file));
    QSignalSpy changed(&autosave, &Autosave::fileChangedOnDisk);
    put(file, "another's");
    QTRY_COMPARE(changed.count(), 1);
    autosave.keepMine();
    QVERIFY(!autosave.isChangedOnDisk());
    QVERIFY(!autosave.isSaved());
    put(file, "another's again");
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(autosave.isChangedOnDisk());
    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(changed.count(), 3);
    autosave.keepMine();
    QVERIFY(!autosave.isGone());
    QVERIFY(!autosave.isSaved());
}

void TestAutosave::aChangeWhileNobodyPlayed()
{
    const QString file = path("game.cartouche");
    {
        Play play(twoPeople(), kSeed);
        Autosave autosave(play, m_folder);
        doSome(play, 2);
        QVERIFY(!autosave.save(file));
        QVERIFY(autosave.endInOrder(true));
    }
    put(file, "another's");
    std::vector<RecoverableSession> left = recoverableSessions(m_folder);
    const auto again = repeated(left.front());
    const Autosave autosave(*again, std::move(left.front()));
    QCOMPARE(autosave.file(), file);
    QVERIFY(autosave.isChangedOnDisk());
    QVERIFY(!journalOf(autosave).closed);
}

void TestAutosave::aSaveThatWasCutOff()
{
    const QString file = path("mine.cartouche");
    {
        Play play(twoPeople(), kSeed);
        Autosave autosave(play, m_folder);
        doSome(play, 3);
        QVERIFY(!autosave.save(file));
        doSome(play, 2);
        QVERIFY(!record::save(play.record(), file)); // killed before the journal heard of it
    }
    std::vector<RecoverableSession> left = recoverableSessions(m_folder);
    QCOMPARE(left.size(), std::size_t(1));
    const auto play = repeated(left.front());
    const Autosave autosave(*play, std::move(left.front()));
    QVERIFY(!autosave.isChangedOnDisk());
    QVERIFY(!play->isModified());
    QVERIFY(autosave.isSaved());
    QCOMPARE(journalOf(autosave).saved, std::size_t(5));
    QVERIFY(journalOf(autosave).own.stamp == record::stampOf(file));
}

} // namespace tests::tst_autosave

TEST_CLASS(tst_autosave, TestAutosave)
#include "tst_autosave.moc"

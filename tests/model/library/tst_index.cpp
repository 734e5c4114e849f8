// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include "model/library/index.h"
#include "model/scenario/study.h"
#include "shelf.h"
#include "tests/model/record/disk.h"
#include "tests/test_class.h"

namespace tests::tst_index {

using library::Entry;
using library::Index;
using library::Order;
using library::Query;

class TestIndex : public QObject {
    Q_OBJECT

private slots:
    void init();
    void gamesAreFound_data();
    void gamesAreFound();
    void aStudyIsAnEntry();
    void theyAreOrdered();
    void whatIsShownIsRead();
    void whatIsCountedIsRead();
    void aCommentDoesNotChangeWhenAGameWasPlayed();
    void whatCouldNotBeReadIsReadAgain();
    void tagsAreListedOnce();
    void aBoardIsFound();
    void aDamagedIndexIsMadeAnew_data();
    void aDamagedIndexIsMadeAnew();
    void oneThatIsDamagedWhileItIsOpen();
    void anotherVersionIsMadeAnew();
    void twoShareAnIndex();
    void whereNothingCanBeWritten();
    void onAFullDisk();

private:
    QString folder() const { return m_shelf->path(QStringLiteral("cache")); }
    QString file() const { return folder() + QStringLiteral("/index.sqlite"); }
    /// Two games and a file that cannot be read.
    std::vector<Entry> entries() const;
    void fill(Index &index) const { index.put(entries()); }
    static QStringList namesOf(Index &index, const Query &query);

    std::unique_ptr<Shelf> m_shelf;
};

void TestIndex::init() { m_shelf = std::make_unique<Shelf>(); }

std::vector<Entry> TestIndex::entries() const
{
    Entry over = library::readEntry(m_shelf->save(QStringLiteral("2030-03-01 14.05.09 over.cartouche"), {}, true));
    over.tags << QStringLiteral("Été");
    return {over,
            library::readEntry(m_shelf->save(QStringLiteral("2031-01-01 00.00.00 open.cartouche"),
                                             QStringLiteral("Größer war nichts"))),
            library::readEntry(m_shelf->write(QStringLiteral("2029-01-01 00.00.00 broken.cartouche"), "{"))};
}

QStringList TestIndex::namesOf(Index &index, const Query &query)
{
    QStringList names;
    for (const qint64 number : index.find(query))
        names << QFileInfo(index.entry(number).path).completeBaseName().mid(20);
    return names;
}

/// Found by its title and by what stands in any of its chapters.
void TestIndex::aStudyIsAnEntry()
{
    scenario::Study study{.title = {QStringLiteral("First steps")}};
    for (const char *const comment : {"Alpha", "Omega"}) {
        const auto game = record::load(m_shelf->save(QStringLiteral("one.cartouche"), QLatin1String(comment)));
        auto chapter = scenario::chapterOf(std::get<record::Record>(game));
        study = added(std::move(study), std::get<scenario::Chapter>(std::move(chapter)), 0);
    }
    const Entry entry = library::readEntry(m_shelf->write(QStringLiteral("study.cartouche"), write(study)));
    QVERIFY(entry.game == study.chapters.front().game.game);
    QCOMPARE(entry.title.in(u"en"), QStringLiteral("First steps"));
    QVERIFY(!entry.result && !entry.isWhole);
    const QString searched = library::searchedText(entry);
    for (const char *const word : {"first steps", "alpha", "omega"})
        QVERIFY2(searched.contains(QLatin1String(word)), word);
    const Entry empty = library::readEntry(m_shelf->write(QStringLiteral("empty.cartouche"), write(scenario::Study{})));
    QVERIFY(!empty.game);
}

void TestIndex::gamesAreFound_data()
{
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("names");
    const auto words = [](std::initializer_list<const char *> all) {
        Query query;
        for (const char *each : all)
            query.words.push_back({library::folded(QString::fromUtf8(each))});
        return query;
    };
    const QString all = QStringLiteral("open over broken");
    QTest::newRow("all") << Query{} << all;
    QTest::newRow("name, without accents") << words({"ADELAIDE"}) << QStringLiteral("open over");
    QTest::newRow("a part of a comment") << words({"groß", "nichts"}) << QStringLiteral("open");
    QTest::newRow("all words") << words({"nichts", "temple-1"}) << QString();
    QTest::newRow("date") << words({"2030-03"}) << QStringLiteral("over");
    QTest::newRow("level, seat, game") << words({"hard", "blue", "aton"}) << QStringLiteral("open over");
    QTest::newRow("reason") << words({"temple-1"}) << QStringLiteral("over");
    QTest::newRow("tag among the words") << words({"ete"}) << QStringLiteral("over");
    QTest::newRow("name of the file") << words({"broken"}) << QStringLiteral("broken");
    QTest::newRow("either word") << Query{.words = {{QStringLiteral("nichts"), QStringLiteral("temple-1")}}}
                                 << QStringLiteral("open over");
    QTest::newRow("quotes are letters") << words({"' OR '1"}) << QString();
    QTest::newRow("game") << Query{.game = QStringLiteral("aton")} << QStringLiteral("open over");
    QTest::newRow("another game") << Query{.game = QStringLiteral("osiris")} << QString();
    QTest::newRow("finished") << Query{.isFinished = true} << QStringLiteral("over");
    QTest::newRow("not finished") << Query{.isFinished = false} << QStringLiteral("open broken");
    QTest::newRow("since") << Query{.since = QDateTime({2030, 3, 1}, {0, 0})} << QStringLiteral("open over");
    QTest::newRow("tag") << Query{.tag = QStringLiteral("Été")} << QStringLiteral("over");
    QTest::newRow("part of a tag") << Query{.tag = QStringLiteral("Ét")} << QString();
}

void TestIndex::gamesAreFound()
{
    QFETCH(Query, query);
    QFETCH(QString, names);
    for (const QString &place : {folder(), QString()}) {
        Index index(place);
        fill(index);
        QCOMPARE(index.trouble().has_value(), place.isEmpty());
        QCOMPARE(namesOf(index, query).join(QLatin1Char(' ')), names);
    }
}

void TestIndex::theyAreOrdered()
{
    Index index(folder());
    fill(index);
    QCOMPARE(namesOf(index, {.order = Order::Date, .isDescending = false}).join(QLatin1Char(' ')),
             QStringLiteral("broken over open"));
    QCOMPARE(namesOf(index, {.order = Order::Length}).join(QLatin1Char(' ')), QStringLiteral("over open broken"));
    QCOMPARE(namesOf(index, {.order = Order::Level}).join(QLatin1Char(' ')), QStringLiteral("open over broken"));
    QCOMPARE(namesOf(index, {.order = Order::Result}).front(), QStringLiteral("over"));
    QCOMPARE(namesOf(index, {.order = Order::Game, .isDescending = false}).front(), QStringLiteral("broken"));
    QCOMPARE(namesOf(index, {.order = Order::Players}).back(), QStringLiteral("broken"));
}

void TestIndex::whatIsShownIsRead()
{
    Index index(folder());
    fill(index);
    const Entry entry = index.entry(index.find({.isFinished = true}).front());
    QVERIFY(entry.game && entry.game->id() == "aton");
    QCOMPARE(entry.seats.size(), 2U);
    QCOMPARE(entry.seats[0].name.plain, QStringLiteral("Adélaïde"));
    QCOMPARE(entry.seats[1].player, QStringLiteral("hard"));
    QVERIFY(entry.result && entry.result->reason == "temple-1" && entry.result->score == std::vector<int>({2, 0}));
    QCOMPARE(entry.result->winners, std::vector<engine::Seat>({1}));
    QCOMPARE(entry.tags, QStringList(QStringLiteral("Été")));
    QVERIFY(entry.actions == 48 && entry.level == 3);
    QVERIFY(entry.state == library::stateOf(entry.path));
    QVERIFY(index.entry(12345).path.isEmpty());
    index.remove({entry.path});
    QCOMPARE(index.find({}).size(), 2U);
}

void TestIndex::whatIsCountedIsRead()
{
    Index index(folder());
    std::vector<Entry> put = entries();
    put[0].rated = QStringLiteral("2026-11-29T14:05:00Z");
    put[0].figures[1].choices = 7;
    index.put(put);
    const std::vector<qint64> rated = index.find({.isRated = true});
    QCOMPARE(rated.size(), 1U);
    QCOMPARE(index.entry(rated.front()).path, put[0].path);
    QCOMPARE(index.entry(rated.front()).rated, put[0].rated);
    QCOMPARE(index.seatCounts(QStringLiteral("aton")), std::vector<int>{2});
    QVERIFY(index.seatCounts(QStringLiteral("osiris")).empty());
    const std::vector<Entry> played = index.played(QStringLiteral("aton"), 2);
    QCOMPARE(played.size(), 1U); // the one that is over
    QVERIFY(played[0].isWhole && !played[0].isTraining);
    QCOMPARE(played[0].rated, put[0].rated);
    QCOMPARE(played[0].figures, put[0].figures);
    QVERIFY(!played[0].figures[1].points.empty());
    QCOMPARE(played[0].result, put[0].result);
    QVERIFY(index.played(QStringLiteral("aton"), 3).empty());
}

/// Once it is another one, the system lets it be read, or the program is another one, which may know more.
/// It makes the file younger, and the game not; another game in that file is another one.
void TestIndex::aCommentDoesNotChangeWhenAGameWasPlayed()
{
    Index index(folder());
    Entry over = entries().front();
    over.ended = 5'000;
    index.put({over});
    const auto ended = [&index] { return index.entry(index.find({.words = {{QStringLiteral("over")}}}).at(0)).ended; };
    over.ended = 9'000;
    over.state.modified += 4'000;
    index.put({over});
    QCOMPARE(ended(), 5'000);
    over.line += 1;
    index.put({over});
    QCOMPARE(ended(), 9'000);
}

void TestIndex::whatCouldNotBeReadIsReadAgain()
{
    Index index(folder());
    fill(index);
    const QString locked = m_shelf->save(QStringLiteral("locked.cartouche"));
    {
        const NoPrivilege bound;
        QVERIFY(QFile::setPermissions(locked, {}));
        index.put({library::readEntry(locked)});
        QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner));
    }
    const auto isReadAgain = [&index](const QString &name) {
        const auto states = index.states();
        for (auto each = states.begin(); each != states.end(); ++each) {
            if (each.key().contains(name))
                return !(each.value() == library::stateOf(each.key()));
        }
        return true;
    };
    QCOMPARE(index.states().size(), 4);
    QVERIFY(isReadAgain(QStringLiteral("locked")));
    QVERIFY(!isReadAgain(QStringLiteral("broken")) && !isReadAgain(QStringLiteral("over")));
    QCoreApplication::setApplicationVersion(QStringLiteral("99"));
    QVERIFY(isReadAgain(QStringLiteral("broken")) && !isReadAgain(QStringLiteral("over")));
    QCoreApplication::setApplicationVersion({});
    m_shelf->write(QStringLiteral("2029-01-01 00.00.00 broken.cartouche"), "{}");
    QVERIFY(isReadAgain(QStringLiteral("broken")));
}

void TestIndex::tagsAreListedOnce()
{
    Index index(folder());
    std::vector<Entry> some = entries();
    some[1].tags = {QStringLiteral("Été"), QStringLiteral("good")};
    index.put(some);
    QStringList tags = index.tags();
    tags.sort();
    QCOMPARE(tags, QStringList({QStringLiteral("good"), QStringLiteral("Été")}));
    index.remove({some[1].path});
    QCOMPARE(index.tags(), QStringList(QStringLiteral("Été")));
}

void TestIndex::aBoardIsFound()
{
    Index index(folder());
    fill(index);
    const auto read = record::load(m_shelf->path(QStringLiteral("2030-03-01 14.05.09 over.cartouche")));
    const auto &positions = std::get<record::Record>(read).played->positions();
    const std::uint64_t last = library::boardHash(positions.back());
    const std::vector<qint64> found = index.find({.board = last});
    QCOMPARE(found.size(), 1U); // the other one was not played so far
    const int step = index.stepOf(found.front(), last);
    QVERIFY(step > 0 && library::boardHash(positions[step]) == last);
    QCOMPARE(index.find({.board = library::boardHash(positions[20])}).size(), 2U);
    QCOMPARE(index.stepOf(found.front(), 42), 0);
}

void TestIndex::aDamagedIndexIsMadeAnew_data()
{
    QTest::addColumn<int>("from");
    QTest::newRow("it is no database") << 0;
    QTest::newRow("its tables are torn") << 4096;
}

void TestIndex::aDamagedIndexIsMadeAnew()
{
    QFETCH(int, from);
    {
        Index index(folder());
        fill(index);
    }
    QFile damaged(file());
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.size() > 8192);
    QVERIFY(damaged.seek(from));
    QVERIFY(damaged.write(QByteArray(static_cast<int>(damaged.size()) - from, 'x')) > 0);
    damaged.close();
    {
        Index index(folder());
        index.states(); // whatever asks first
        QVERIFY(index.wasMadeAnew() && !index.wasMadeAnew());
        QVERIFY(!index.trouble());
        QVERIFY(index.find({}).empty());
        fill(index);
    }
    Index again(folder());
    QCOMPARE(again.find({}).size(), 3U);
    QVERIFY(!again.wasMadeAnew());
}

void TestIndex::oneThatIsDamagedWhileItIsOpen()
{
    Index index(folder());
    fill(index);
    for (const char *part : {"", "-wal"}) {
        QFile damaged(file() + QLatin1String(part));
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        QVERIFY(damaged.write(QByteArray(static_cast<int>(damaged.size()), 'x')) >= 0);
    }
    Index other(folder()); // which finds it so
    fill(other);
    fill(index);
    fill(index);
    QCOMPARE(index.find({}).size(), 3U);
    Index again(folder());
    QCOMPARE(again.find({}).size(), 3U);
}

void TestIndex::anotherVersionIsMadeAnew()
{
    {
        Index index(folder());
        fill(index);
    }
    {
        QSqlDatabase base = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        base.setDatabaseName(file());
        QVERIFY(base.open());
        QVERIFY(QSqlQuery(base).exec(QStringLiteral("ALTER TABLE games RENAME COLUMN words TO other")));
        QVERIFY(QSqlQuery(base).exec(QStringLiteral("PRAGMA user_version = 99")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
    Index index(folder());
    QVERIFY(!index.trouble() && index.find({}).empty());
    fill(index);
    QCOMPARE(index.find({}).size(), 3U);
}

void TestIndex::twoShareAnIndex()
{
    Index one(folder());
    Index other(folder());
    fill(one);
    QCOMPARE(other.find({}).size(), 3U);
    fill(other); // the same again
    QCOMPARE(one.find({}).size(), 3U);
    other.remove({one.entry(one.find({}).front()).path});
    QCOMPARE(one.find({}).size(), 2U);
}

void TestIndex::whereNothingCanBeWritten()
{
    {
        Index index(folder());
        fill(index);
    }
    const NoPrivilege bound;
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner);
    QFile::setPermissions(file(), QFile::ReadOwner);
    Index index(folder());
    fill(index);
    QVERIFY(index.trouble());
    QCOMPARE(index.find({}).size(), 3U);
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    Index nowhere(QStringLiteral("/dev/null/cache"));
    QVERIFY(nowhere.trouble());
}

void TestIndex::onAFullDisk()
{
    Index index(folder());
    const std::vector<Entry> some = entries();
    const SmallDisk disk(100);
    index.put(some);
    QVERIFY(index.wasMadeAnew() && index.trouble());
    index.put(some);
    QCOMPARE(index.find({}).size(), 3U);
}

} // namespace tests::tst_index

TEST_CLASS(tst_index, TestIndex)
#include "tst_index.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Studies: whatever is written is read again, chapters become files and files chapters, and what is damaged is refused
// in one line.
#include <QTemporaryDir>

#include "model/record/record_json.h"
#include "model/scenario/scenario.h"
#include "model/scenario/study.h"
#include "model/words/words.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_study {

using engine::Random;
using record::Record;
using scenario::Chapter;
using scenario::ChapterKind;
using scenario::Study;

namespace {

Study mustReadStudy(const QByteArray &bytes)
{
    auto read = scenario::readStudy(bytes);
    if (const auto *error = std::get_if<record::Error>(&read))
        qFatal("%s", qPrintable(words::Words::explain(*error)));
    return std::get<Study>(std::move(read));
}

record::Error errorOf(const QByteArray &bytes)
{
    const auto read = scenario::readStudy(bytes);
    const auto *error = std::get_if<record::Error>(&read);
    return error ? *error : record::Error{};
}

Record fromData(const QString &name) { return mustLoad(dataFile(name)); }

Chapter chapterOf(Record game) { return std::get<Chapter>(scenario::chapterOf(std::move(game))); }

record::Text someText(Random &random)
{
    const QString word = QStringLiteral("“Ägypten” %1").arg(random.below(100));
    if (random.below(2) == 0)
        return {word};
    return {{}, {{QStringLiteral("en"), word}, {QStringLiteral("fr"), word.toUpper()}}};
}

/// A game from some position on, a lesson, or a position to play.
Record someGame(Random &random)
{
    const auto &games = engine::games();
    const engine::Game &game = *games[random.below(static_cast<std::uint32_t>(games.size()))];
    const engine::Position start = randomPosition(game, random, false);
    static const QByteArrayList blocks{{},
                                       R"({"title":{"en":"Lesson"},"difficulty":3,"goal":{"kind":"best"}})",
                                       R"({"title":"Free","goal":{"kind":"play"}})",
                                       R"({"text":"x","more":[1.50]})"};
    Record record = recordAt(start, blocks[random.below(static_cast<std::uint32_t>(blocks.size()))]);
    record.line.actions = randomLine(start, random, 12);
    record.line.comments.emplace(0, someText(random));
    if (random.below(2) == 0)
        record.unknown = parsed(R"({"by":"somebody","sum":1e3})");
    return record;
}

Study someStudy(Random &random)
{
    Study study{.title = someText(random)};
    if (random.below(2) == 0)
        study.introduction = someText(random);
    if (random.below(2) == 0)
        study.unknown = parsed(R"({"licence":"free","digits":1.0})");
    const std::uint32_t count = random.below(5);
    for (std::uint32_t i = 0; i < count; ++i) {
        Chapter chapter = chapterOf(someGame(random));
        if (random.below(2) == 0)
            chapter.title = someText(random);
        if (random.below(2) == 0)
            chapter.unknown = parsed(R"({"colour":"red"})");
        study = added(std::move(study), std::move(chapter), static_cast<int>(random.below(i + 1)));
    }
    return study;
}

QStringList idsOf(const Study &study)
{
    QStringList ids;
    for (const Chapter &chapter : study.chapters)
        ids << chapter.id;
    return ids;
}

/// Three chapters: a game, a draft that nobody can play yet, and a position to play.
Study threeChapters()
{
    const Record draft = fromData(QStringLiteral("scenario-full.cartouche"));
    Record position = draft;
    position.scenario = parsed(R"({"title":"Play on","goal":{"kind":"play"}})");
    Study study{.title = {QStringLiteral("Three")}};
    int at = 0;
    for (const Record &game : {fromData(QStringLiteral("plain.cartouche")), draft, position})
        study = added(std::move(study), chapterOf(game), at++);
    return study;
}

} // namespace

class TestStudy : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void filesOfChaptersMakeThemAgain();
    void aSavedGameStaysAsItIs();
    void anIdFollowsFromTheGame();
    void kindsFollowFromTheGame();
    void titlesAreThoseOfTheScenario();
    void changesGiveTheStudyThatFollows();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void eachVersionRefusesTheOther();
    void everyDamageIsOneLine();
    void savingKeepsWhatWasThere();
};

void TestStudy::whatIsWrittenIsReadAgain()
{
    for (int seed = 0; seed < many(240); ++seed) {
        Random random(seed);
        const Study study = someStudy(random);
        const QByteArray written = write(study);
        const Study again = mustReadStudy(written);
        QCOMPARE(write(again), written);
        QCOMPARE(idsOf(again), idsOf(study));
        QVERIFY(again.title == study.title && again.introduction == study.introduction);
        for (std::size_t i = 0; i < study.chapters.size(); ++i) {
            QVERIFY(again.chapters[i].title == study.chapters[i].title);
            QCOMPARE(record::write(again.chapters[i].game), record::write(study.chapters[i].game));
        }
    }
}

void TestStudy::filesOfChaptersMakeThemAgain()
{
    for (int seed = 0; seed < many(240); ++seed) {
        Random random(seed);
        const Study study = someStudy(random);
        Study again{.title = study.title, .introduction = study.introduction, .unknown = study.unknown};
        for (const Chapter &chapter : study.chapters) {
            auto file = record::read(record::write(singleOf(chapter)));
            QVERIFY(std::holds_alternative<Record>(file));
            again = added(std::move(again), chapterOf(std::get<Record>(std::move(file))),
                          static_cast<int>(again.chapters.size()));
        }
        QCOMPARE(write(again), write(study));
        // A file that is taken out once more has its key once.
        if (!study.chapters.empty()) {
            Chapter twice = study.chapters.front();
            twice.game = singleOf(twice);
            QCOMPARE(record::write(singleOf(twice)), record::write(singleOf(study.chapters.front())));
        }
    }
}

void TestStudy::aSavedGameStaysAsItIs()
{
    for (const char *const name : {"plain", "rich", "scenario", "scenario-full", "timed", "tekhenu-draft"}) {
        const Record game = fromData(QStringLiteral("%1.cartouche").arg(QLatin1String(name)));
        const QByteArray file = record::write(game);
        const Study study = mustReadStudy(write(added({}, chapterOf(game), 0)));
        QCOMPARE(record::write(study.chapters.front().game), file);
        QVERIFY(file.contains("\"version\": 1") && write(study).contains("\"version\": 2"));
    }
}

void TestStudy::anIdFollowsFromTheGame()
{
    const Record game = fromData(QStringLiteral("plain.cartouche"));
    const Record other = fromData(QStringLiteral("rich.cartouche"));
    QCOMPARE(chapterOf(game).id, chapterOf(game).id);
    QVERIFY(chapterOf(game).id != chapterOf(other).id);
    Study study = added(added({}, chapterOf(game), 0), chapterOf(game), 1);
    study = copied(std::move(study), 0);
    QCOMPARE(study.chapters.size(), 3U);
    QStringList ids = idsOf(study);
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestStudy::kindsFollowFromTheGame()
{
    const Study study = threeChapters();
    QCOMPARE(scenario::kindOf(study.chapters[0].game), ChapterKind::Game);
    QCOMPARE(scenario::kindOf(study.chapters[1].game), ChapterKind::Position);
    QCOMPARE(scenario::kindOf(study.chapters[2].game), ChapterKind::Position);
    Record lesson = study.chapters[2].game;
    lesson.scenario = parsed(R"({"goal":{"kind":"best"}})");
    QCOMPARE(scenario::kindOf(lesson), ChapterKind::Lesson);
    lesson.scenario = parsed(R"({"goal":{"kind":"find"}})"); // without an answer
    QCOMPARE(scenario::kindOf(lesson), ChapterKind::Position);
    lesson.scenario = parsed("{}");
    QCOMPARE(scenario::kindOf(lesson), ChapterKind::Position);
    lesson = study.chapters[0].game;
    lesson.scenario = parsed(R"({"goal":{"kind":"best"}})");
    QVERIFY(lesson.result);
    QCOMPARE(scenario::kindOf(lesson), ChapterKind::Game);
}

void TestStudy::titlesAreThoseOfTheScenario()
{
    Study study = threeChapters();
    QVERIFY(!titleOf(study.chapters[0]));
    QCOMPARE(titleOf(study.chapters[2])->in(u"en"), QStringLiteral("Play on"));
    study = renamed(std::move(study), 2, record::Text{QStringLiteral("On")});
    QCOMPARE(titleOf(study.chapters[2])->in(u"en"), QStringLiteral("On"));
    study = renamed(std::move(study), 2, std::nullopt);
    QCOMPARE(titleOf(study.chapters[2])->in(u"en"), QStringLiteral("Play on"));
}

void TestStudy::changesGiveTheStudyThatFollows()
{
    const Study study = threeChapters();
    const QStringList ids = idsOf(study);
    QCOMPARE(idsOf(moved(study, 0, 2)), (QStringList{ids[1], ids[2], ids[0]}));
    QCOMPARE(write(moved(moved(study, 0, 2), 2, 0)), write(study));
    QCOMPARE(idsOf(removed(study, 1)), (QStringList{ids[0], ids[2]}));
    QCOMPARE(write(added(removed(study, 1), study.chapters[1], 1)), write(study));
    const Study copy = copied(study, 0);
    QCOMPARE(idsOf(copy), (QStringList{ids[0], ids[0] + QStringLiteral("-2"), ids[1], ids[2]}));
    QCOMPARE(record::write(copy.chapters[1].game), record::write(study.chapters[0].game));
    const Study twice = joined(study, study);
    QCOMPARE(twice.chapters.size(), 6U);
    mustReadStudy(write(twice)); // no two ids are the same
    const Study other = changed(study, 2, study.chapters[0].game);
    QCOMPARE(idsOf(other), ids);
    QCOMPARE(record::write(other.chapters[2].game), record::write(study.chapters[0].game));
    Chapter longNamed = study.chapters[0];
    longNamed.id = QString(Chapter::kMostIdCharacters, QLatin1Char('x'));
    mustReadStudy(write(copied(added({}, longNamed, 0), 0)));
}

void TestStudy::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("part");
    const QString id = threeChapters().chapters[1].id;
    QTest::addRow("format") << QByteArray("\"cartouche\"") << QByteArray("\"papyrus\"") << QByteArray("record.format")
                            << QStringLiteral("format");
    QTest::addRow("version 3") << QByteArray("\"version\": 2") << QByteArray("\"version\": 3")
                               << QByteArray("record.version") << QStringLiteral("version 3");
    QTest::addRow("a game of version 3") << QByteArray("\"version\": 1") << QByteArray("\"version\": 3")
                                         << QByteArray("record.in-chapter") << QStringLiteral("chapter 1");
    QTest::addRow("title") << QByteArray("\"title\": \"Three\"") << QByteArray("\"title\": 3")
                           << QByteArray("record.not-words") << QStringLiteral("title");
    QTest::addRow("no title") << QByteArray("\"title\": \"Three\",") << QByteArray() << QByteArray("record.missing-top")
                              << QStringLiteral("title");
    QTest::addRow("no chapters") << QByteArray("\"chapters\"") << QByteArray("\"chapter\"")
                                 << QByteArray("record.missing-top") << QStringLiteral("chapters");
    QTest::addRow("same id") << id.toUtf8() << threeChapters().chapters[0].id.toUtf8()
                             << QByteArray("record.chapter-id") << QStringLiteral("chapters[1].id");
    QTest::addRow("empty id") << id.toUtf8() << QByteArray() << QByteArray("record.chapter-id")
                              << QStringLiteral("chapters[1].id");
    QTest::addRow("an action") << QByteArray("chance deal red") << QByteArray("chance deal green")
                               << QByteArray("record.in-chapter") << QStringLiteral("chapter 1: actions[0]");
}

void TestStudy::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, id);
    QFETCH(QString, part);
    QByteArray file = write(threeChapters());
    const qsizetype at = file.indexOf(from);
    QVERIFY(at >= 0);
    const record::Error error = errorOf(file.replace(at, from.size(), to));
    QCOMPARE(QByteArray::fromStdString(error.id), id);
    const QString sentence = words::Words::explain(error);
    QVERIFY2(sentence.contains(part) && !sentence.contains(QLatin1String("[record.")), qPrintable(sentence));
}

void TestStudy::eachVersionRefusesTheOther()
{
    const auto game = record::read(write(threeChapters()));
    QCOMPARE(std::get<record::Error>(game).id, std::string(record::kIsStudy));
    QCOMPARE(errorOf(record::write(fromData(QStringLiteral("plain.cartouche")))).id, std::string("record.no-study"));
    const auto study = scenario::loadStudy(dataFile(QStringLiteral("nowhere.cartouche")));
    QCOMPARE(std::get<record::Error>(study).id, std::string("file.cannot-read"));
}

void TestStudy::everyDamageIsOneLine()
{
    const QByteArray file = write(threeChapters());
    const qsizetype step = kSeesRareCases ? 3 : 61;
    const auto look = [](const QByteArray &damaged) {
        const auto read = scenario::readStudy(damaged);
        if (const auto *study = std::get_if<Study>(&read)) {
            const QByteArray written = write(*study);
            return write(mustReadStudy(written)) == written ? QString() : QStringLiteral("changed when written");
        }
        const QString sentence = words::Words::explain(std::get<record::Error>(read));
        const bool isLine = !sentence.isEmpty() && !sentence.contains(QLatin1Char('\n'))
                            && !sentence.contains(QLatin1String("[record."));
        return isLine ? QString() : sentence;
    };
    for (qsizetype at = 0; at < file.size(); at += step) {
        QByteArray flipped = file;
        flipped[at] = static_cast<char>(flipped[at] ^ 1);
        for (const QByteArray &damaged : {file.left(at), QByteArray(file).remove(at, 1), flipped}) {
            const QString wrong = look(damaged);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(at).arg(wrong)));
        }
    }
}

void TestStudy::savingKeepsWhatWasThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("study.cartouche"));
    const Study study = threeChapters();
    QVERIFY(!save(study, path));
    QVERIFY(!save(removed(study, 0), path));
    const auto before = scenario::loadStudy(path + QLatin1Char('~'));
    QCOMPARE(write(std::get<Study>(before)), write(study));
    Study wrong = study;
    wrong.chapters[1].id = wrong.chapters[0].id;
    const std::optional<record::Error> error = save(wrong, path);
    QVERIFY(error && error->id == "record.chapter-id");
    QCOMPARE(idsOf(std::get<Study>(scenario::loadStudy(path))), idsOf(removed(study, 0)));
}

} // namespace tests::tst_study

TEST_CLASS(tst_study, TestStudy)

#include "tst_study.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons out of the mistakes of recorded games of every kind, and when they come again.
#include <array>
#include <map>

#include <QTemporaryDir>

#include "model/record/file_name.h"
#include "model/replay/analysis_text.h"
#include "model/scenario/attempt.h"
#include "model/scenario/kept_mistakes.h"
#include "model/scenario/mistakes.h"
#include "model/words/languages.h"
#include "scenes.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_mistakes {

using engine::Action;
using engine::CancelToken;
using record::Record;
using replay::Timeline;
using scenario::Attempt;
using scenario::KeptMistakes;
using scenario::Mistake;
using scenario::MistakeSearch;
using scenario::Tried;
using scenario::Verdict;

namespace {

constexpr MistakeSearch kLittle{60, 120, 2};
constexpr engine::SeatSet kAll = 0xff;
/// A part of a recorded game in which somebody makes mistakes.
struct Part {
    const char *file;
    int from;
    int steps;
};
constexpr std::array kParts{Part{"plain.cartouche", 0, 40}, Part{"osiris-two-seats.cartouche", 0, 40},
                            Part{"nefertiti-two-seats.cartouche", 40, 20},
                            Part{"tekhenu-three-seats.cartouche", 100, 16}};

Record saved(const QByteArray &file)
{
    const auto part = std::find_if(kParts.begin(), kParts.end(), [&](const Part &one) { return file == one.file; });
    const Record whole = mustLoad(dataFile(QLatin1String(file)));
    Record game = record::newRecord(*whole.game, whole.setup);
    game.seats = whole.seats;
    game.start = whole.positions()[part->from];
    const auto first = whole.line.actions.begin() + part->from;
    game.line.actions.assign(first, first + part->steps);
    return game;
}

const std::vector<Record> &lessonsOf(const QByteArray &file)
{
    static std::map<QByteArray, std::vector<Record>> found;
    const auto known = found.find(file);
    const CancelToken never;
    return known != found.end() ? known->second
                                : (found[file] = *scenario::findMistakes(saved(file), kAll, kLittle, never));
}

Attempt attemptAt(const Record &lesson) { return {lesson, mustRead(lesson)}; }

QDate day(int number) { return QDate(2026, 1, 1).addDays(number); }

} // namespace

class TestMistakes : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void theBestIsRightAndThePlayedOneWrong_data() { games(); }
    void theBestIsRightAndThePlayedOneWrong();
    void theAnswerGoesOn_data() { games(); }
    void theAnswerGoesOn();
    void aLessonIsAFile_data() { games(); }
    void aLessonIsAFile();
    void theSameForAnyNumberOfThreads();
    void judgedByWhatTheSeatKnows_data() { games(); }
    void judgedByWhatTheSeatKnows();
    void judgedByTheAnalysisThatThereIs();
    void onlyOfTheSeatsThatLearn();
    void cancelled();
    void saidInThreeLanguages_data() { games(); }
    void saidInThreeLanguages();
    void otherRecordsAreNone();
    void whenItComesAgain_data();
    void whenItComesAgain();
    void whatWasTriedIsKept();
    void nothingIsKeptWhereNothingCanBe();
    void allAreListed();
    void whatIsDamagedIsTriedAgain();

private:
    static void games();
};

void TestMistakes::games()
{
    QTest::addColumn<QByteArray>("file");
    for (const Part &part : kParts)
        QTest::newRow(part.file) << QByteArray(part.file);
}

void TestMistakes::theBestIsRightAndThePlayedOneWrong()
{
    QFETCH(QByteArray, file);
    QVERIFY(!lessonsOf(file).empty());
    for (const Record &lesson : lessonsOf(file)) {
        const std::optional<Mistake> mistake = scenario::mistakeOf(lesson);
        QVERIFY(mistake);
        QVERIFY(mistake->lossOf(mistake->played) >= replay::Analysis::kMistake);
        Attempt attempt = attemptAt(lesson);
        QCOMPARE(attempt.seat(), mistake->seat);
        QVERIFY(attempt.isOnTurn());
        for (const replay::Candidate &one : mistake->ranked) {
            const bool isRight = mistake->lossOf(one.action) < replay::Analysis::kMistake;
            QVERIFY(attempt.act(one.action));
            QCOMPARE(attempt.verdict(), isRight ? Verdict::Solved : Verdict::Failed);
            QVERIFY(attempt.takeBack());
        }
        QVERIFY(attempt.act(mistake->ranked.front().action));
        QCOMPARE(attempt.verdict(), Verdict::Solved);
    }
}

void TestMistakes::theAnswerGoesOn()
{
    QFETCH(QByteArray, file);
    for (const Record &lesson : lessonsOf(file)) {
        const Attempt attempt = attemptAt(lesson);
        QVERIFY(!attempt.answer().empty());
        QCOMPARE(attempt.answer().size(), attempt.scenario().answer.size());
        QVERIFY(attempt.answer().front() == scenario::mistakeOf(lesson)->ranked.front().action);
        engine::Position position = attempt.position();
        for (const Action action : attempt.answer()) {
            QVERIFY(!position.illegalReason(action));
            position = position.after(action);
        }
    }
}

void TestMistakes::aLessonIsAFile()
{
    QFETCH(QByteArray, file);
    for (const Record &lesson : lessonsOf(file)) {
        const QByteArray written = record::write(lesson);
        const auto read = record::read(written);
        const auto *const again = std::get_if<Record>(&read);
        QVERIFY(again);
        QVERIFY(scenario::isPlayable(*again));
        QVERIFY(!replay::Analysis::illegalReason(*again));
        QCOMPARE(record::write(*again), written);
        QVERIFY(scenario::mistakeOf(*again)->ranked == scenario::mistakeOf(lesson)->ranked);
    }
}

void TestMistakes::theSameForAnyNumberOfThreads()
{
    const CancelToken never;
    std::vector<QByteArray> written;
    for (const int threads : {1, 3}) {
        QByteArray all;
        int last = 0;
        const auto lessons = scenario::findMistakes(saved("plain.cartouche"), kAll, {60, 120, threads}, never,
                                                    [&](int done, int of) { last = threads == 1 ? of - done : last; });
        for (const Record &lesson : *lessons)
            all += record::write(lesson);
        QCOMPARE(last, 0);
        written.push_back(all);
    }
    QCOMPARE(written[0], written[1]);
}

/// What others hold, and what no seat knows, is dealt anew: every action is worth the same.
void TestMistakes::judgedByWhatTheSeatKnows()
{
    QFETCH(QByteArray, file);
    const CancelToken never;
    engine::Random random(7);
    const Mistake mistake = *scenario::mistakeOf(lessonsOf(file).front());
    Timeline known(mistake.position);
    known.append(mistake.played);
    Timeline other(mistake.position.seenBy(mistake.seat).determinized(random));
    other.append(mistake.played);
    const auto one = scenario::mistakeLesson(known, 1, {120}, never);
    const auto two = scenario::mistakeLesson(other, 1, {120}, never);
    QCOMPARE(one.has_value(), two.has_value());
    QVERIFY(replay::rankedAt(known, 1, {120}, never) == replay::rankedAt(other, 1, {120}, never));
}

/// A search of another strength is not asked where the file has what was found.
void TestMistakes::judgedByTheAnalysisThatThereIs()
{
    const Record &lesson = lessonsOf("plain.cartouche").front();
    const Mistake mistake = *scenario::mistakeOf(lesson);
    Record turned = lesson;
    std::vector<replay::Candidate> ranked = mistake.ranked;
    for (replay::Candidate &one : ranked)
        one.value = one.action == mistake.played ? 1 : 0;
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.value > b.value; });
    turned.analysis = replay::Analysis{{100}, {{{0.5, 0.5}, ranked, {}, 1.0}}}.toJson(turned);
    Attempt attempt = attemptAt(turned);
    QVERIFY(attempt.act(mistake.played));
    QCOMPARE(attempt.verdict(), Verdict::Solved);
    QCOMPARE(attempt.why().number("value"), std::int64_t(100));
}

void TestMistakes::onlyOfTheSeatsThatLearn()
{
    Record game = saved("plain.cartouche");
    const CancelToken never;
    for (engine::Seat seat = 0; seat < 2; ++seat) {
        for (record::SeatEntry &entry : game.seats)
            entry.player = QStringLiteral("easy");
        QCOMPARE(scenario::learnersOf(game), engine::SeatSet(3));
        game.seats[seat].player = QStringLiteral("human");
        QCOMPARE(scenario::learnersOf(game), engine::seatBit(seat));
        const auto lessons = scenario::findMistakes(game, scenario::learnersOf(game), kLittle, never);
        for (const Record &lesson : *lessons)
            QCOMPARE(scenario::mistakeOf(lesson)->seat, seat);
    }
}

void TestMistakes::cancelled()
{
    CancelToken cancelled;
    cancelled.cancel();
    QVERIFY(!scenario::findMistakes(saved("plain.cartouche"), kAll, kLittle, cancelled));
}

void TestMistakes::saidInThreeLanguages()
{
    QFETCH(QByteArray, file);
    QStringList titles;
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        for (const Record &lesson : lessonsOf(file)) {
            const Mistake mistake = *scenario::mistakeOf(lesson);
            const words::Words words(*lesson.game);
            const scenario::Scenario said = scenario::sayMistake(mustRead(lesson), mistake, words);
            const QString played = replay::actionWords(mistake.position, mistake.played, words);
            const QString best = replay::actionWords(mistake.position, mistake.ranked.front().action, words);
            QVERIFY(said.text->plain.contains(played));
            QVERIFY(said.done->plain.contains(best));
            QVERIFY(best == played || !said.title->plain.contains(best));
            QVERIFY(!said.hint || !said.hint->plain.isEmpty());
            QCOMPARE(said.answer, mustRead(lesson).answer);
            for (const auto &text : {said.title, said.text, said.goal.text, said.done})
                QVERIFY2(!text->plain.isEmpty() && !text->plain.contains(QLatin1Char('[')), qPrintable(text->plain));
        }
        titles << scenario::sayMistake({}, *scenario::mistakeOf(lessonsOf(file).front()),
                                       words::Words(*lessonsOf(file).front().game))
                      .title->plain;
    }
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestMistakes::otherRecordsAreNone()
{
    const Record &lesson = lessonsOf("plain.cartouche").front();
    QVERIFY(!scenario::mistakeOf(saved("plain.cartouche")));
    Record without = lesson;
    without.analysis = std::nullopt;
    QVERIFY(!scenario::mistakeOf(without));
    Record elsewhere = lesson;
    elsewhere.start = saved("plain.cartouche").startPosition();
    QVERIFY(!scenario::mistakeOf(elsewhere));
    Record half = lesson;
    std::vector<replay::Candidate> ranked = scenario::mistakeOf(lesson)->ranked;
    ranked.pop_back();
    half.analysis = replay::Analysis{{100}, {{{0.5, 0.5}, ranked, {}, 0.0}}}.toJson(half);
    QVERIFY(!scenario::mistakeOf(half));
    Record unmarked = lesson;
    unmarked.line.variations.front().line.marks.clear();
    QVERIFY(!scenario::mistakeOf(unmarked));
}

void TestMistakes::whenItComesAgain_data()
{
    QTest::addColumn<QString>("tries"); // days, those that were wrong with a minus
    QTest::addColumn<int>("again");     // -1: never
    const auto row = [](const char *name, const char *tries, int again) {
        QTest::newRow(name) << QString::fromLatin1(tries) << again;
    };
    row("not tried", "", -1);
    row("wrong", "1-", 2);
    row("right", "1", 4);
    row("wrong and right on the same day", "1- 1", 2);
    row("right and wrong on the same day", "1 1-", 4);
    row("right again", "1 4", 11);
    row("right again, late", "1 9", 16);
    row("right before it comes again", "1 2", 4);
    row("wrong before it comes again", "1 2-", 3);
    row("a third time", "1 4 11", 32);
    row("a fourth time", "1 4 11 32", 92);
    row("learnt", "1 4 11 32 92", -1);
    row("learnt, and looked at once more", "1 4 11 32 92 93-", -1);
    row("wrong after many", "1 4 11 32 92-", 93);
    row("and from the beginning", "1 4 11- 12", 15);
    row("the clock was set back", "9 4-", 12);
}

void TestMistakes::whenItComesAgain()
{
    QFETCH(QString, tries);
    QFETCH(int, again);
    std::vector<Tried> all;
    for (const QString &one : tries.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        all.push_back({day(one.section(QLatin1Char('-'), 0, 0).toInt()), !one.endsWith(QLatin1Char('-'))});
    QCOMPARE(scenario::comesAgain(all), again < 0 ? std::nullopt : std::optional(day(again)));
}

void TestMistakes::whatWasTriedIsKept()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("mistakes"));
    const std::vector<Record> &lessons = lessonsOf("plain.cartouche");
    QVERIFY(lessons.size() > 1);
    KeptMistakes kept(place);
    QVERIFY(kept.due(day(9)).isEmpty());
    QVERIFY(!kept.note(lessons[0], {day(1), true}));
    QVERIFY(!kept.note(lessons[1], {day(1), false}));
    QVERIFY(!kept.note(lessons[1], {day(1), true}));
    KeptMistakes later(place); // at the next start
    const QString first = KeptMistakes::idOf(lessons[0]);
    const QString second = KeptMistakes::idOf(lessons[1]);
    QVERIFY(first != second);
    QCOMPARE(later.tries(second), (std::vector<Tried>{{day(1), false}, {day(1), true}}));
    QVERIFY(later.due(day(1)).isEmpty());
    QCOMPARE(later.due(day(2)).size(), 1);
    QCOMPARE(QFileInfo(later.due(day(2)).front()).completeBaseName(), second);
    QCOMPARE(later.due(day(4)).size(), 2);
    QCOMPARE(QFileInfo(later.due(day(4)).front()).completeBaseName(), second);
    QCOMPARE(record::write(mustLoad(later.due(day(2)).front())), record::write(lessons[1]));
    QVERIFY(later.remove(second));
    QVERIFY(later.tries(second).empty());
    QCOMPARE(later.due(day(4)).size(), 1);
    QVERIFY(QFile::remove(later.due(day(4)).front()));
    QVERIFY(later.due(day(4)).isEmpty() && later.tries(first).empty());
}

/// Those that come again first come first, what is learnt comes last.
void TestMistakes::allAreListed()
{
    const QTemporaryDir folder;
    KeptMistakes kept(folder.path());
    QVERIFY(kept.all().isEmpty() && KeptMistakes().all().isEmpty());
    const std::vector<Record> &lessons = lessonsOf("plain.cartouche");
    QVERIFY(lessons.size() > 2);
    for (const int solved : {1, 4, 11, 32, 92})
        QVERIFY(!kept.note(lessons[0], {day(solved), true}));
    QVERIFY(!kept.note(lessons[1], {day(92), true}));
    QVERIFY(!kept.note(lessons[2], {day(92), false}));
    QStringList ids;
    for (const QString &path : kept.all())
        ids << QFileInfo(path).completeBaseName();
    QCOMPARE(ids, QStringList({KeptMistakes::idOf(lessons[2]), KeptMistakes::idOf(lessons[1]),
                               KeptMistakes::idOf(lessons[0])}));
    QCOMPARE(kept.due(day(2'000)), kept.all().mid(0, 2));
}

void TestMistakes::whatIsDamagedIsTriedAgain()
{
    const QTemporaryDir folder;
    KeptMistakes kept(folder.path());
    const Record &lesson = lessonsOf("plain.cartouche").front();
    QVERIFY(!kept.note(lesson, {day(1), true}));
    QVERIFY(kept.due(day(1)).isEmpty());
    for (const QString &name : {QStringLiteral("tries.ini"), KeptMistakes::idOf(lesson) + ".cartouche"}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing that can be read") > 0);
    }
    QCOMPARE(kept.due(day(1)).size(), 1); // how it was tried is lost
    QVERIFY(!kept.note(lesson, {day(1), true}));
    QVERIFY(kept.due(day(1)).isEmpty());
    QCOMPARE(record::write(mustLoad(kept.due(day(9)).front())), record::write(lesson));
}

void TestMistakes::nothingIsKeptWhereNothingCanBe()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mistakes"))); // where the folder would be
    QVERIFY(file.open(QIODevice::WriteOnly));
    KeptMistakes kept(file.fileName());
    QVERIFY(kept.note(lessonsOf("plain.cartouche").front(), {day(1), true}));
    QVERIFY(kept.due(day(9)).isEmpty());
    QVERIFY(!KeptMistakes().isKeeping());
    QVERIFY(KeptMistakes().due(day(9)).isEmpty());
}

} // namespace tests::tst_mistakes

TEST_CLASS(tst_mistakes, TestMistakes)
#include "tst_mistakes.moc"

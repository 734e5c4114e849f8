// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what counts as a mistake, and as better, is judged right: by a search that sees several times as much.
#include <thread>

#include "model/engine/search/parallel.h"
#include "model/engine/search/runner.h"
#include "model/engine/search/seeds.h"
#include "model/scenario/mistakes.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_mistakes_judged_long {

using engine::Action;
using engine::CancelToken;
using engine::search::derivedSeed;
using record::Record;
using replay::AnalysisLimits;
using replay::Timeline;
using scenario::Mistake;

namespace {

constexpr AnalysisLimits kStronger{AnalysisLimits::kMost, 77}; ///< and sees other chances
constexpr int kGames = 20;
constexpr int kOfEach = 1; ///< lessons of a game: all of them would take an hour
constexpr double kLeastRight = 0.95;

/// How it went with the lessons of some games.
struct Judged {
    int found = 0;
    int right = 0;         ///< the stronger search finds the best action good enough, and better than the played one
    int stillMistakes = 0; ///< … and the played one a mistake
    QStringList wrong = {};
};

/// A game of players that make mistakes.
Record playedGame(const engine::Game &game, std::uint64_t seed)
{
    Record record = record::newRecord(game, {2, {}});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        players.push_back(engine::search::makePlayer(game, game.levels().front().id, derivedSeed(seed, seat)));
    engine::Random chance(seed);
    record.line.actions = engine::search::playGame(record.startPosition(), players, chance, 10'000).actions;
    return record;
}

/// Lessons of a game as `findMistakes` makes them, of mistakes that lie far apart.
std::vector<Record> someLessons(const Record &record, std::uint64_t seed, engine::SearchMemory &memory)
{
    const CancelToken never;
    const Timeline timeline(record);
    const scenario::MistakeSearch usual;
    std::vector<Record> lessons;
    const auto analysis = replay::analyse(timeline, {usual.quick, seed}, never);
    const std::vector<int> steps = scenario::mistakesIn(*analysis, timeline, scenario::learnersOf(record));
    const std::size_t stride = std::max<std::size_t>(steps.size() / kOfEach, 1);
    for (std::size_t at = stride / 2; at < steps.size() && lessons.size() < kOfEach; at += stride) {
        if (auto lesson = scenario::mistakeLesson(timeline, steps[at], {usual.again, seed}, never, &memory))
            lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

Judged judge(const engine::Game &game, std::uint64_t seed)
{
    Judged judged;
    engine::SearchMemory memory;
    engine::SearchMemory memoryOfStronger;
    const CancelToken never;
    for (const Record &lesson : someLessons(playedGame(game, seed), seed, memory)) {
        const Mistake mistake = *scenario::mistakeOf(lesson);
        const Mistake again{mistake.position, mistake.seat, mistake.played,
                            replay::rankedActions(mistake.position, mistake.seat, kStronger, never, &memoryOfStronger)};
        const Action best = mistake.ranked.front().action;
        const double lost = again.lossOf(best);
        const double given = again.lossOf(mistake.played);
        const bool isRight = lost < replay::Analysis::kMistake && lost < given;
        ++judged.found;
        judged.right += isRight ? 1 : 0;
        judged.stillMistakes += given >= replay::Analysis::kMistake ? 1 : 0;
        if (!isRight)
            judged.wrong << QStringLiteral("%1: %2 loses %3, %4 loses %5 (%6 to the lesson)")
                                .arg(QString::fromStdString(mistake.position.text()),
                                     QString::fromStdString(mistake.position.actionText(best)))
                                .arg(lost)
                                .arg(QString::fromStdString(mistake.position.actionText(mistake.played)))
                                .arg(given)
                                .arg(mistake.lossOf(mistake.played));
    }
    return judged;
}

} // namespace

class TestMistakesJudgedLong : public QObject {
    Q_OBJECT

private slots:
    void theyAreJudgedRight_data();
    void theyAreJudgedRight();
};

void TestMistakesJudgedLong::theyAreJudgedRight_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const engine::Game *game : engine::games())
        QTest::newRow(std::string(game->id()).c_str()) << QByteArray::fromStdString(std::string(game->id()));
}

void TestMistakesJudgedLong::theyAreJudgedRight()
{
    QFETCH(QByteArray, id);
    const engine::Game &game = *engine::findGame(id.toStdString());
    std::vector<Judged> each(static_cast<std::size_t>(many(kGames)));
    const int threads = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
    engine::search::forEachTask(threads, static_cast<int>(each.size()), [&](int number) {
        each[number] = judge(game, derivedSeed(2'026, static_cast<std::uint64_t>(number)));
    });
    Judged all;
    for (const Judged &one : each) {
        all.found += one.found;
        all.right += one.right;
        all.stillMistakes += one.stillMistakes;
        all.wrong << one.wrong;
    }
    qInfo("%s: %d mistakes of %zu games; the best action is good enough and better in %d, the played one a mistake in "
          "%d\n%s",
          id.constData(), all.found, each.size(), all.right, all.stillMistakes,
          qPrintable(all.wrong.join(QLatin1Char('\n'))));
    QVERIFY(all.found > 0);
    QVERIFY(all.right >= kLeastRight * all.found);
}

} // namespace tests::tst_mistakes_judged_long

TEST_CLASS(tst_mistakes_judged_long, TestMistakesJudgedLong)
#include "tst_mistakes_judged_long.moc"

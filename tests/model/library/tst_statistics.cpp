// SPDX-License-Identifier: GPL-3.0-or-later
// What games come to that were made for it, and what real files say.
#include <QTest>

#include "model/library/statistics.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_statistics {

using engine::search::PersonRating;
using library::CountedGame;
using library::Entry;
using library::Statistics;
using library::statisticsOf;
using library::Tally;

namespace {

const QString kAda = QStringLiteral("Ada");

record::SeatEntry seat(const char *name, const char *player)
{
    return {QStringLiteral("red"), {QString::fromLatin1(name)}, QString::fromLatin1(player)};
}

/// Seat 0 is Ada's, the others' are of that level; ended so many minutes after another.
Entry game(int minute, std::vector<engine::Seat> winners, std::vector<int> score, const char *level = "easy")
{
    const engine::Game &played = *engine::findGame(score.size() == 2 ? "aton" : "nefertiti");
    Entry entry{.path = QStringLiteral("/%1").arg(minute), .ended = minute * 60'000, .game = &played};
    for (std::size_t i = 0; i < score.size(); ++i)
        entry.seats.push_back(i == 0 ? seat("Ada", "human") : seat("", level));
    entry.level = std::string(level) == "easy" ? 1 : 2;
    entry.result = engine::Result{std::move(winners), "points", std::move(score)};
    entry.isWhole = true;
    entry.figures.resize(entry.seats.size());
    return entry;
}

Entry ratedGame(const char *began, int minute, std::vector<engine::Seat> winners, std::vector<int> score,
                const char *level = "easy")
{
    Entry entry = game(minute, std::move(winners), std::move(score), level);
    entry.rated = QString::fromLatin1(began);
    return entry;
}

record::Record fileOf(const char *name)
{
    return std::get<record::Record>(record::load(dataFile(QLatin1String(name))));
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void resultsAndStreaks();
    void whoseGamesCount();
    void whatIsAddedUp();
    void aRatingFollowsTheOrderInWhichGamesBegan();
    void aRatedGameCountsOnce();
    void copiesCountOnce();
    void aRatingChangesWithAGame();
    void severalSeatsAreComparedByPlace();
    void onlySomeGamesCanBeRated();
    void aTableOfThem();
    void whatFilesSay();
    void figuresAreReadAsTheyAreWritten();
};

void TestStatistics::resultsAndStreaks()
{
    const std::vector<Entry> played{game(1, {0}, {9, 4}), game(2, {0}, {9, 4}, "normal"), game(3, {0, 1}, {5, 5}),
                                    game(4, {1}, {1, 4}), game(5, {1}, {0, 6})};
    const Statistics all = statisticsOf(played, {kAda});
    QCOMPARE(all.all, (Tally{2, 1, 2}));
    QCOMPARE(all.byLevel.size(), 2U);
    QCOMPARE(all.byLevel.at(1), (Tally{1, 1, 2}));
    QCOMPARE(all.byLevel.at(2), (Tally{1, 0, 0}));
    QCOMPARE(all.streak, -2);
    QCOMPARE(all.longestStreak, 2);
    QCOMPARE(*all.score, 24.0 / 5);
    QCOMPARE(all.games[3].place, 2);
    const Statistics none = statisticsOf({}, {kAda});
    QVERIFY(!none.score && none.games.empty());
    QCOMPARE(none.rating().rating, PersonRating().rating);
}

void TestStatistics::whoseGamesCount()
{
    std::vector<Entry> played(5, game(1, {0}, {9, 4}));
    played[1].isTraining = true;
    played[2].seats[1] = seat("Noor", "human");
    played[3].seats[0] = seat("red", "human"); // the seat's own name
    played[4].isWhole = false;
    QCOMPARE(statisticsOf(played, {kAda}).all.games(), 1);
    QCOMPARE(statisticsOf(played, {kAda, true, false}).all.games(), 2);
    QCOMPARE(statisticsOf(played, {kAda, false, true}).all.games(), 2);
    QCOMPARE(statisticsOf(played, {QStringLiteral("Noor"), true, true}).all, (Tally{0, 0, 1}));
    QCOMPARE(statisticsOf(played, {QString()}).all.games(), 1);
    QCOMPARE(library::personsIn(played), QStringList({kAda, QString(), QStringLiteral("Noor")}));
    std::vector<Entry> others{game(1, {0}, {3, 1})};
    others[0].seats[1] = seat("", "engine:little");
    others[0].level = 0;
    QCOMPARE(statisticsOf(others, {kAda}).byLevel, (std::map<int, Tally>{{library::Statistics::kOthers, {1, 0, 0}}}));
}

void TestStatistics::whatIsAddedUp()
{
    std::vector<Entry> played{game(1, {0}, {9, 4}), game(2, {0}, {9, 4}), game(3, {0}, {9, 4})};
    const QString temple = QStringLiteral("temple-1");
    const QString bonus = QStringLiteral("bonus");
    played[0].figures[0] = {{{temple, 4}}, 10, 50, 0, 0};
    played[1].figures[0] = {{{temple, 2}, {bonus, 3}}, 0, 0, 6, 9'000};
    played[1].figures[1] = {{{temple, 70}}, 70, 70, 70, 70};
    const Statistics all = statisticsOf(played, {kAda});
    QCOMPARE(all.sums, (library::SeatFigures{{{temple, 6}, {bonus, 3}}, 10, 50, 6, 9'000}));
    QCOMPARE(all.analysed, 1);
    QCOMPARE(all.clocked, 1);
}

void TestStatistics::aRatingFollowsTheOrderInWhichGamesBegan()
{
    // The second one was commented on later: its file is the youngest.
    const std::vector<Entry> played{ratedGame("2026-11-03T10:00:00Z", 1, {1}, {1, 4}, "normal"), game(2, {1}, {1, 4}),
                                    ratedGame("2026-11-02T10:00:00Z", 9, {0}, {9, 4})};
    const Statistics all = statisticsOf(played, {kAda, true, true});
    QCOMPARE(all.rated.size(), 2U);
    QCOMPARE(all.rated[0].game.entry, &played[2]);
    const auto along = engine::search::ratingsAlong({{{1000, 1}}, {{1200, 0}}});
    QCOMPARE(all.rated[0].rating.rating, along[1].rating);
    QCOMPARE(all.rating().rating, along[2].rating);
    QCOMPARE(all.rating().error(), along[2].error());
    QVERIFY(statisticsOf(played, {QStringLiteral("Noor")}).rated.empty());
}

void TestStatistics::aRatedGameCountsOnce()
{
    std::vector<Entry> played(2, ratedGame("2026-11-02T10:00:00Z", 1, {0}, {9, 4}));
    played[1].path = QStringLiteral("/copy");
    const Statistics all = statisticsOf(played, {kAda});
    QCOMPARE(all.rated.size(), 1U);
    QCOMPARE(all.all, (Tally{1, 0, 0}));
}

/// When it was played is what the oldest file of a game says.
void TestStatistics::copiesCountOnce()
{
    std::vector<Entry> played{game(1, {0}, {9, 4}), game(2, {1}, {1, 4}), game(3, {0}, {9, 4}), game(4, {0}, {9, 4})};
    played[0].line = 7;
    played[3].line = 7; // a copy of the first
    const Statistics all = statisticsOf(played, {kAda});
    QCOMPARE(all.all, (Tally{2, 0, 1}));
    QCOMPARE(all.streak, 1);
    QCOMPARE(all.games.front().entry, &played[0]);
    // Also where somebody took the mark out of a copy of a rated game; of the same actions two rated games are two.
    played[0].rated = QStringLiteral("2026-11-02T10:00:00Z");
    QCOMPARE(statisticsOf(played, {kAda}).all, (Tally{2, 0, 1}));
    played[3].rated = QStringLiteral("2026-11-03T10:00:00Z");
    QCOMPARE(statisticsOf(played, {kAda}).all, (Tally{3, 0, 1}));
}

/// Whether its file is among those that were read or not, and whatever was played after it.
void TestStatistics::aRatingChangesWithAGame()
{
    std::vector<Entry> played{ratedGame("2026-11-02T10:00:00Z", 1, {0}, {9, 4}),
                              ratedGame("2026-11-03T10:00:00Z", 2, {1}, {1, 4}, "normal"),
                              ratedGame("2026-11-04T10:00:00Z", 3, {0}, {9, 4})};
    played[2].seats[0] = seat("Noor", "human");
    record::Record record{.game = played[1].game, .seats = played[1].seats, .rated = played[1].rated};
    const auto along = engine::search::ratingsAlong({{{1000, 1}}, {{1200, 0}}});
    for (const auto &known : {played, std::vector<Entry>{played[0]}}) {
        const auto change = library::ratingChange(known, record, *played[1].result);
        QVERIFY(change);
        QCOMPARE(change->before.rating, along[1].rating);
        QCOMPARE(change->after.rating, along[2].rating);
    }
    const auto ratings = library::ratingsIn(played);
    QCOMPARE(ratings.size(), 2U);
    for (const QString &name : library::personsIn(played))
        QCOMPARE(ratings.at(name).rating, statisticsOf(played, {name}).rating().rating);
    record.seats[1] = seat("Noor", "human"); // no game that can be rated
    QVERIFY(!library::ratingChange(played, record, *played[1].result));
}

void TestStatistics::severalSeatsAreComparedByPlace()
{
    // Second of four, of which two share what is behind.
    const std::vector<Entry> played{ratedGame("2026-11-02T10:00:00Z", 1, {1}, {30, 40, 20, 30})};
    const Statistics all = statisticsOf(played, {kAda});
    QCOMPARE(all.rating().rating, engine::search::rated({}, {{1000, 0}, {1000, 1}, {1000, 0.5}}).rating);
    QCOMPARE(all.games.front().place, 2);
    QCOMPARE(all.all, (Tally{0, 0, 1}));
}

void TestStatistics::onlySomeGamesCanBeRated()
{
    const engine::Game &aton = *engine::findGame("aton");
    QVERIFY(library::canBeRated(aton, {seat("", "human"), seat("", "hard")}));
    QVERIFY(!library::canBeRated(aton, {seat("", "human"), seat("", "human")}));
    QVERIFY(!library::canBeRated(aton, {seat("", "human"), seat("", "engine:little")}));
    QVERIFY(!library::canBeRated(aton, {seat("", "easy"), seat("", "hard")}));
    QVERIFY(!library::canBeRated(*engine::findGame("tekhenu"), {seat("", "human")}));
    // Whoever wrote the mark into such a file is not believed.
    std::vector<Entry> played{ratedGame("2026-11-02T10:00:00Z", 1, {0}, {9, 4})};
    played[0].seats[1] = seat("Noor", "human");
    QVERIFY(statisticsOf(played, {kAda, true, true}).rated.empty());
}

void TestStatistics::aTableOfThem()
{
    std::vector<Entry> played{game(1, {1}, {1, 4}, "normal"), ratedGame("2026-11-02T10:00:00Z", 2, {0}, {9, 4})};
    played[0].path = QStringLiteral("/A \"b\",c");
    played[0].figures[0] = {{}, 10, 25, 4, 10'000}; // no points were counted
    played[1].figures[0].points = {{QStringLiteral("temple-1"), 9}};
    const QByteArray csv = library::toCsv(statisticsOf(played, {kAda}));
    const QByteArrayList lines = csv.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("ended,game,seats,player,") && lines[0].endsWith(",file\r"));
    QCOMPARE(lines[1], QByteArray("1970-01-01T00:01:00Z,aton,2,\"Ada\",\"normal\",lost,2,,no,0.0025,2.5,,,"
                                  "\"/A \"\"b\"\",c\"\r"));
    const PersonRating rating = engine::search::rated({}, {{1000, 1}});
    QCOMPARE(lines[2], "1970-01-01T00:02:00Z,aton,2,\"Ada\",\"easy\",won,1,9,no,,,"
                           + QByteArray::number(rating.rating, 'f', 1) + ','
                           + QByteArray::number(rating.error(), 'f', 1) + ",\"/2\"\r");
    QVERIFY(lines[3].isEmpty());
}

void TestStatistics::whatFilesSay()
{
    // Of ten minutes 9:53.2 are left after one action, and 10:04.999 after two; five seconds come with each.
    const std::vector<library::SeatFigures> timed = library::figuresOf(fileOf("timed.cartouche"));
    QCOMPARE(timed[0].timed, 1);
    QCOMPARE(timed[0].thinking, 11'800);
    QCOMPARE(timed[1].timed, 2);
    QCOMPARE(timed[1].thinking, 5'001);
    QCOMPARE(timed[0].choices, 0);
    // Points by source are those of the end.
    const record::Record record = fileOf("nefertiti-two-seats.cartouche");
    const std::vector<library::SeatFigures> figures = library::figuresOf(record);
    for (std::size_t seat = 0; seat < figures.size(); ++seat) {
        int sum = 0;
        for (const auto &[id, points] : figures[seat].points)
            sum += points;
        QCOMPARE(sum, record.played->last().result()->score[seat]);
        QVERIFY(figures[seat].points.size() > 1);
        QCOMPARE(figures[seat].timed, 0);
    }
}

void TestStatistics::figuresAreReadAsTheyAreWritten()
{
    const std::vector<library::SeatFigures> figures{{{{QStringLiteral("temple-1"), 4}}, 10, 50, 3, 1'234}, {}};
    QCOMPARE(library::figuresIn(toJson(figures)), figures);
    QVERIFY(library::figuresIn(record::Json(3)).empty());
}

} // namespace tests::tst_statistics

TEST_CLASS(tst_statistics, TestStatistics)
#include "tst_statistics.moc"

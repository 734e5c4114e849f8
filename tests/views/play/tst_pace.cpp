// SPDX-License-Identifier: GPL-3.0-or-later
// How long a rotation, a Maat and a scoring hold up the table, in random games.
#include <algorithm>
#include <map>
#include <numeric>

#include "model/engine/search/runner.h"
#include "tests/extent.h"
#include "tests/test_class.h"
#include "views/play/moments.h"

namespace tests::tst_pace {

namespace {

constexpr int kMostMs = 6000;
constexpr int kDrawsMs = 700; ///< of a run of draws, which is one motion

replay::Timeline game(int seats, std::uint64_t seed)
{
    const engine::Position start = engine::findGame("tekhenu")->start({.seats = seats});
    std::vector<std::unique_ptr<engine::search::Player>> players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(engine::search::makePlayer(start.game(), "random", seed + static_cast<std::uint64_t>(seat)));
    engine::Random chance(seed);
    replay::Timeline course(start);
    for (const engine::Action action : engine::search::playGame(start, players, chance, 100'000).actions)
        course.append(action);
    return course;
}

/// What of the course of the game a sentence tells; empty for what a turn brings.
std::string partOf(const replay::Sentence &line)
{
    const std::string &id = line.message.id;
    if (id == "fact.rotation")
        return "rotation";
    if (id.rfind("fact.balance", 0) == 0 || id == "fact.order" || line.topic == "maat")
        return "maat";
    const std::string_view scored[] = {"districts", "temple", "statues", "happiness", "levels", "row"};
    return std::find(std::begin(scored), std::end(scored), line.topic) == std::end(scored) ? "" : "scoring";
}

} // namespace

class TestPace : public QObject {
    Q_OBJECT

private slots:
    void partsAreToldWithinSixSeconds_data();
    void partsAreToldWithinSixSeconds();
};

void TestPace::partsAreToldWithinSixSeconds_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= 4; ++seats)
        QTest::newRow(qPrintable(QString::number(seats))) << seats;
}

void TestPace::partsAreToldWithinSixSeconds()
{
    QFETCH(int, seats);
    const words::Words words(*engine::findGame("tekhenu"), QStringList(seats, QString()));
    std::map<std::string, std::vector<int>> times;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tests::manyOnScreen(40)); ++seed) {
        const replay::Timeline course = game(seats, seed);
        for (int step = 1; step <= course.stepCount(); ++step) {
            std::map<std::string, int> of;
            for (const replay::Sentence &line : views::announcementsAt(course, words, step, engine::kNobody)) {
                if (const std::string part = partOf(line); !part.empty())
                    of[part] += views::beatOf(line);
            }
            for (const auto &[part, time] : of)
                times[part].push_back(time + (part == "rotation" ? kDrawsMs : 0));
        }
    }
    for (const char *const part : {"rotation", "maat", "scoring"}) {
        const std::vector<int> &all = times[part];
        QVERIFY2(!all.empty(), part);
        const int most = *std::max_element(all.begin(), all.end());
        const std::string figures = std::string(part) + ": at most " + std::to_string(most) + " ms, mean "
                                    + std::to_string(std::accumulate(all.begin(), all.end(), 0) / int(all.size()));
        QVERIFY2(most <= kMostMs, figures.c_str());
        qInfo("%s", figures.c_str());
    }
}

} // namespace tests::tst_pace

TEST_CLASS(tst_pace, TestPace)
#include "tst_pace.moc"

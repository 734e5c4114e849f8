// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a game of Aton tells what happened: its sums are those of the board.
#include "model/engine/aton/aton.h"
#include "model/engine/core/game.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/panel.h"
#include "tests/model/engine/aton/games.h"
#include "tests/model/engine/by_text.h"
#include "tests/model/engine/figures.h"
#include "tests/test_class.h"

namespace tests::tst_report {

using namespace engine;
using aton::Aton;
using aton::kAmun;
using aton::kRed;
using by_text::Figures;
using by_text::figuresOf;

namespace {

struct GameLine {
    std::vector<aton::Position> positions;
    std::vector<Action> actions;

    explicit GameLine(std::uint64_t seed)
    {
        Random random(seed);
        aton::Position position = Aton::start({});
        positions.push_back(position);
        while (Aton::toAct(position) != 0) {
            actions.push_back(positions::anyAction(position, random));
            Aton::apply(position, actions.back());
            positions.push_back(position);
        }
    }
    /// The report of the actions `from` … `to` - 1.
    Figures report(std::size_t from, std::size_t to) const
    {
        return figuresOf(Aton::report(positions[from], std::span(actions).subspan(from, to - from)));
    }
};

constexpr std::uint64_t kCourses = 200;

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void thePanelSaysWhatIsScoredNotWhatWouldBe();
    void stagesLeadToWhatFollows();
    void nothingHappened();
    void pointsAddUpToTheScore();
    void countersAddUpToTheBoard();
    void cardsAreCounted();
    void luckIsFair();
    void theRestOfAGameIsReportedToo();
};

void TestReport::nothingHappened()
{
    const std::vector<Panel> panels = Aton::report(Aton::start({}), {});
    QCOMPARE(panels.size(), std::size_t{3});
    for (const auto &[id, figures] : figuresOf(panels))
        QCOMPARE(figures, (std::vector<int>{0, 0}));
}

void TestReport::pointsAddUpToTheScore()
{
    for (std::uint64_t seed = 1; seed <= kCourses; ++seed) {
        const GameLine course(seed);
        const Figures report = course.report(0, course.actions.size());
        for (const Seat seat : {kRed, kAmun}) {
            int sum = 0;
            for (const char *source : {"cartouche-1", "temple-1", "temple-2", "temple-3", "temple-4", "black", "bonus"})
                sum += report.at(source)[seat];
            QCOMPARE(sum, int{course.positions.back().sides[seat].score});
            QCOMPARE(report.at("sum")[seat], sum);
        }
    }
}

void TestReport::countersAddUpToTheBoard()
{
    int surplus = 0;
    for (std::uint64_t seed = 1; seed <= kCourses; ++seed) {
        const GameLine course(seed);
        const Figures report = course.report(0, course.actions.size());
        for (const Seat seat : {kRed, kAmun}) {
            QCOMPARE(report.at("counters-placed")[seat] - report.at("counters-lost")[seat]
                         - report.at("counters-taken")[seat],
                     aton::count(course.positions.back().sides[seat].squares));
            // What the seat lost that the other one did not remove, it removed itself.
            QVERIFY(report.at("counters-lost")[seat] >= report.at("counters-removed")[1 - seat]);
            QVERIFY(report.at("counters-kingdom")[seat] >= int{course.positions.back().sides[seat].dead});
            surplus += report.at("counters-surplus")[seat];
        }
    }
    QVERIFY(surplus > 0);
}

void TestReport::cardsAreCounted()
{
    for (std::uint64_t seed = 1; seed <= kCourses; ++seed) {
        const GameLine course(seed);
        std::vector<int> number{0, 0};
        std::vector<int> sum{0, 0};
        for (const Action action : course.actions) {
            if (action.actor() != kChance)
                continue;
            for (const char digit : aton::digits(aton::cardsArgument(action))) {
                ++number[aton::seatArgument(action)];
                sum[aton::seatArgument(action)] += digit - '0';
            }
        }
        const Figures report = course.report(0, course.actions.size());
        QCOMPARE(report.at("cards-number"), number);
        QCOMPARE(report.at("cards-sum"), sum);
        for (const Seat seat : {kRed, kAmun})
            QCOMPARE(report.at("cards-average")[seat] + report.at("cards-luck")[seat], sum[seat]);
    }
}

void TestReport::luckIsFair()
{
    // Nine hands are all cards: whatever order they come in, they sum up to 90 and nothing else could be expected.
    int luck = 0;
    int cards = 0;
    for (std::uint64_t seed = 1; seed <= kCourses; ++seed) {
        const GameLine course(seed);
        const Figures report = course.report(0, course.actions.size());
        luck += report.at("cards-luck")[kRed] + report.at("cards-luck")[kAmun];
        cards += report.at("cards-number")[kRed] + report.at("cards-number")[kAmun];
        QVERIFY(std::abs(report.at("cards-luck")[kRed]) < report.at("cards-number")[kRed]);
    }
    QVERIFY2(std::abs(luck) * 50 < cards, QByteArray::number(luck).constData());
}

void TestReport::theRestOfAGameIsReportedToo()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const GameLine course(seed);
        const std::size_t half = course.actions.size() / 2;
        const Figures first = course.report(0, half);
        const Figures rest = course.report(half, course.actions.size());
        const Figures all = course.report(0, course.actions.size());
        for (const Seat seat : {kRed, kAmun}) {
            for (const char *id : {"cartouche-1", "temple-4", "bonus", "counters-placed", "counters-removed",
                                   "counters-kingdom", "cards-number", "cards-sum"})
                QCOMPARE(first.at(id)[seat] + rest.at(id)[seat], all.at(id)[seat]);
            QCOMPARE(rest.at("sum")[seat], all.at("sum")[seat]);
            if (rest.count("points-before") != 0)
                QCOMPARE(rest.at("points-before")[seat], first.at("sum")[seat]);
        }
    }
}

/// What is being scored, or was at the end, is not added once more; what is taken back from brings nothing now (A29).
void TestReport::thePanelSaysWhatIsScoredNotWhatWouldBe()
{
    int told = 0;
    int left = 0;
    int unscored = 0;
    for (std::uint64_t seed = 0; seed < kCourses; ++seed) {
        for (const aton::Position &position : GameLine(seed).positions) {
            Figures figures = figuresOf(Aton::panels(position));
            const std::vector<int> scores = Aton::scores(position);
            const bool over = position.phase == aton::Phase::Over;
            if (over && position.reason == aton::Reason::Scoring) {
                QCOMPARE(figures.at("stand"), scores);
                ++told;
            } else if (over) {
                QCOMPARE(figures.count("total"), 0U);
                QCOMPARE(figures.at("stand"), scores);
                ++unscored;
            } else if (position.phase == aton::Phase::Take) {
                QCOMPARE(figures.count("stand"), 0U);
                ++left;
            }
            QCOMPARE(figures.count("would-stand"), over || position.phase == aton::Phase::Take ? 0U : 1U);
        }
    }
    QVERIFY(told > 10 && left > 100 && unscored > 10);
}

/// Points come one after the other, and the last stage has them all.
void TestReport::stagesLeadToWhatFollows()
{
    int scored = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Position position = findGame("aton")->start({2, {}});
        while (!position.isOver()) {
            const std::vector<Action> legal = position.legal();
            const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            std::vector<Message> facts;
            const Position next = position.after(action, &facts);
            const std::vector<Position> stages = position.stages(action);
            QCOMPARE(stages.size(), facts.size());
            std::vector<int> scores = position.scores();
            for (std::size_t i = 0; i < facts.size(); ++i) {
                if (facts[i].id == "points") {
                    scores[next.game().seatOf(facts[i].text("seat"), 2)] += static_cast<int>(facts[i].number("points"));
                    ++scored;
                }
                QCOMPARE(stages[i].scores(), scores);
                QVERIFY(!stages[i].arrangement().pieces.empty());
                QVERIFY(!stages[i].panels().empty());
                stages[i].captions();
            }
            QCOMPARE(next.scores(), scores);
            position = next;
        }
    }
    QVERIFY(scored > 100);
}

} // namespace tests::tst_report

TEST_CLASS(tst_report, TestReport)
#include "tst_report.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a game of Osiris counts what its actions and facts tell.
#include "model/engine/core/game.h"
#include "model/engine/core/panel.h"
#include "tests/model/engine/by_text.h"
#include "tests/model/engine/figures.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_report {

using namespace engine;
using by_text::Figures;
using by_text::figuresOf;

namespace {

struct GameLine {
    Position start;
    std::vector<Action> actions;
    Figures told; ///< by the texts of the actions and the facts, as files have them
};

void count(GameLine &course, std::string_view id, std::string_view seat, int n = 1)
{
    const Position &start = course.start;
    std::vector<int> &row = course.told[std::string(id)];
    row.resize(static_cast<std::size_t>(start.seatCount()));
    row[start.game().seatOf(seat, start.seatCount())] += n;
}

void countAction(GameLine &course, const std::string &text)
{
    static const std::map<std::string, std::string> rows{{"follower", "followers-set"},
                                                         {"step", "steps-walked"},
                                                         {"swap", "gods-swapped"},
                                                         {"block", "blockades-set"},
                                                         {"move", "followers-moved"}};
    const auto row = rows.find(text.substr(2, text.find(' ', 2) - 2));
    if (row != rows.end() && text[1] == ' ')
        count(course, row->second, text.substr(0, 1));
}

void countFact(GameLine &course, const Message &fact)
{
    const auto n = static_cast<int>(fact.number("n"));
    if (fact.id == "fight-won" || fact.id == "fight-lost") {
        const bool won = fact.id == "fight-won";
        count(course, "fights-won", fact.text(won ? "seat" : "other"));
        count(course, "fights-lost", fact.text(won ? "other" : "seat"));
    } else if (fact.id == "blockade-removed") {
        count(course, "blockades-removed", fact.text("seat"));
    } else if (fact.id == "sown") {
        count(course, "counters-sown", fact.text("seat"), n);
    } else if (fact.id == "left-over") {
        count(course, "counters-kept", fact.text("seat"), n);
    } else if (fact.id == "no-step") {
        count(course, "turns-without-step", fact.text("seat"));
    }
}

GameLine randomGame(int seats, std::uint64_t seed)
{
    Random random(seed);
    GameLine course{findGame("osiris")->start({seats, {}}), {}, {}};
    Position position = course.start;
    while (!position.isOver()) {
        const bool isChance = position.toAct() == seatBit(kChance);
        const std::vector<Action> actions = position.legal();
        const Action action =
            isChance ? position.sample(random) : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        countAction(course, position.actionText(action));
        std::vector<Message> facts;
        position = position.after(action, &facts);
        for (const Message &fact : facts)
            countFact(course, fact);
        course.actions.push_back(action);
    }
    return course;
}

} // namespace

class TestOsirisReport : public QObject {
    Q_OBJECT

private slots:
    void nothingHappened();
    void countsAgreeWithFacts();
    void countersAndFights();
};

void TestOsirisReport::nothingHappened()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const std::vector<Panel> panels = findGame("osiris")->start({seats, {}}).report({});
        QCOMPARE(panels.size(), std::size_t{3});
        for (const auto &[id, figures] : figuresOf(panels))
            QCOMPARE(figures, std::vector<int>(static_cast<std::size_t>(seats)));
    }
}

void TestOsirisReport::countsAgreeWithFacts()
{
    Figures seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const GameLine course = randomGame(2 + static_cast<int>(seed % 3), seed);
        const Figures report = figuresOf(course.start.report(course.actions));
        for (const auto &[id, figures] : course.told) {
            QVERIFY2(report.count(id) == 1, id.c_str());
            QCOMPARE(report.at(id), figures);
            seen[id] = figures;
        }
        for (const auto &[id, figures] : report) {
            if (course.told.count(id) == 0)
                QCOMPARE(figures, std::vector<int>(figures.size()));
        }
    }
    QVERIFY2(seen.size() >= 10, QByteArray::number(static_cast<int>(seen.size())).constData());
}

void TestOsirisReport::countersAndFights()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const GameLine course = randomGame(4, seed);
        const Figures report = figuresOf(course.start.report(course.actions));
        const auto sum = [&report](const char *id) {
            const std::vector<int> &row = report.at(id);
            return row[0] + row[1] + row[2] + row[3];
        };
        QCOMPARE(sum("followers-set"), 20);
        QCOMPARE(sum("fights-won"), sum("fights-lost"));
        QVERIFY(sum("blockades-set") >= sum("blockades-removed"));
    }
}

} // namespace tests::tst_osiris_report

TEST_CLASS(tst_osiris_report, TestOsirisReport)
#include "tst_osiris_report.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A timeline that grows and shrinks is always the one that a fresh look would give.
#include <set>

#include "model/engine/core/random.h"
#include "model/replay/timeline.h"
#include "tests/model/replay/same_timeline.h"
#include "tests/test_class.h"

namespace tests::tst_timeline {

using engine::Action;
using engine::Position;
using replay::Timeline;

namespace {

constexpr int kGames = 12; ///< of each game and number of seats
constexpr int kMost = 260; ///< steps of a game

/// The games that laws are tested on: each with all numbers of players.
std::vector<Position> starts()
{
    std::vector<Position> all;
    for (const engine::Game *game : engine::games()) {
        for (const auto &seats : game->seatings())
            all.push_back(game->start({static_cast<int>(seats.size()), {}}));
    }
    return all;
}

Action anyOf(const Position &position, engine::Random &random)
{
    if (position.toAct() == engine::seatBit(engine::kChance))
        return position.sample(random);
    const std::vector<Action> legal = position.legal();
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

/// A random game from there on.
std::vector<Action> anyGame(Position position, engine::Random &random)
{
    std::vector<Action> actions;
    while (!position.isOver() && actions.size() < kMost) {
        actions.push_back(anyOf(position, random));
        position = position.after(actions.back());
    }
    return actions;
}

Timeline fresh(const Position &start, const std::vector<Action> &actions, int steps)
{
    Timeline timeline(start);
    for (int i = 0; i < steps; ++i)
        timeline.append(actions[i]);
    return timeline;
}

bool hasFact(const replay::Step &step, std::initializer_list<const char *> ids)
{
    return std::any_of(step.facts.begin(), step.facts.end(), [&](const engine::Message &fact) {
        return std::any_of(ids.begin(), ids.end(), [&](const char *id) { return fact.id == id; });
    });
}

/// What is worth finding at a step, told from what happened there and not from the causes in the table of bookmarks:
/// the first of these, from the most important on, that the game marks at all.
std::string signOf(const Timeline &timeline, int step)
{
    const Position &before = timeline.position(step - 1);
    const replay::Step &done = timeline.step(step);
    const std::string text = before.actionText(done.action) + ' ';
    const auto says = [&text](const char *verb) { return text.find(verb) != std::string::npos; };
    const std::pair<const char *, bool> signs[] = {
        {"win", timeline.position(step).isOver()},
        {"akhenaton", hasFact(done, {"akhenaton"})},
        {"closing", hasFact(done, {"closed"})},
        {"character", says(" recruit ")},
        {"scoring", hasFact(done, {"scored"}) || says(" feed ")},
        {"fight", hasFact(done, {"fight-won", "fight-lost"})},
        {"maat", hasFact(done, {"balance"})},
        {"rotation", hasFact(done, {"rotation"})},
        {"extra", says(" value ")},
        {"anubis", says(" anubis ")},
        {"exchange", says(" exchange")},
        {"blockade", says(" block ")},
        {"swap", says(" swap")},
    };
    const std::vector<engine::BookmarkRule> &rules = before.game().bookmarks();
    const auto sign = std::find_if(std::begin(signs), std::end(signs), [&rules](const auto &each) {
        return each.second && std::any_of(rules.begin(), rules.end(), [&each](const engine::BookmarkRule &rule) {
                   return rule.id == each.first;
               });
    });
    return sign == std::end(signs) ? std::string() : sign->first;
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void growingAndShrinking();
    void becomingAnother();
    void alongALine();
    void momentsAscend();
    void turnsBeginWhereSomebodyElseActs();
    void everythingWorthFindingIsMarked();
};

void TestTimeline::growingAndShrinking()
{
    engine::Random random(1);
    for (const Position &start : starts()) {
        for (int game = 0; game < 3; ++game) {
            const std::vector<Action> actions = anyGame(start, random);
            const int count = static_cast<int>(actions.size());
            Timeline timeline(start);
            for (int step = 1; step <= count; ++step) {
                timeline.append(actions[step - 1]);
                // Back and forth leaves no trace.
                const int back = static_cast<int>(random.below(4));
                for (int i = 0; i < std::min(back, step); ++i)
                    timeline.removeLast();
                for (int i = timeline.stepCount(); i < step; ++i)
                    timeline.append(actions[i]);
                QVERIFY(isSame(timeline, fresh(start, actions, step)));
            }
            for (int step = count; step > 0; --step) {
                timeline.removeLast();
                QVERIFY(isSame(timeline, fresh(start, actions, step - 1)));
            }
        }
    }
}

void TestTimeline::becomingAnother()
{
    engine::Random random(2);
    for (const Position &start : starts()) {
        Timeline timeline(start);
        std::vector<Action> actions;
        for (int i = 0; i < 30; ++i) {
            // Another way on from somewhere, or only a part of this one.
            actions.resize(random.below(static_cast<std::uint32_t>(actions.size()) + 1));
            if (random.below(3) != 0) {
                const std::vector<Action> rest = anyGame(Timeline::endOf(start, actions), random);
                actions.insert(actions.end(), rest.begin(), rest.end());
            }
            timeline.become(actions);
            QVERIFY(isSame(timeline, fresh(start, actions, static_cast<int>(actions.size()))));
            QVERIFY(Timeline::endOf(start, actions) == timeline.last());
        }
    }
}

void TestTimeline::alongALine()
{
    engine::Random random(3);
    record::Record record = record::newRecord(*engine::findGame("osiris"), {});
    record.line.actions = anyGame(record.startPosition(), random);
    const Timeline main(record);
    const std::vector<Action> other = anyGame(main.position(20), random);
    record.line.variations.push_back({20, record::Line{other, {}, {}, {}}, {}});
    const Timeline branch(record, {0});
    QCOMPARE(branch.stepCount(), 20 + static_cast<int>(other.size()));
    for (int step = 0; step <= 20; ++step)
        QVERIFY(branch.position(step) == main.position(step));
    QVERIFY(branch.last() == Timeline::endOf(main.position(20), other));
    QVERIFY(isSame(Timeline(record), main));
}

void TestTimeline::momentsAscend()
{
    engine::Random random(4);
    for (const Position &start : starts()) {
        for (int game = 0; game < kGames; ++game) {
            const std::vector<Action> actions = anyGame(start, random);
            const Timeline timeline = fresh(start, actions, static_cast<int>(actions.size()));
            QCOMPARE(timeline.headings().front().first, 0);
            QVERIFY(std::is_sorted(timeline.headings().begin(), timeline.headings().end(),
                                   [](const auto &a, const auto &b) { return a.first <= b.first; }));
            for (int step = 0; step <= timeline.stepCount(); ++step) {
                const auto &heading = timeline.headings()[timeline.headingOf(step)];
                QVERIFY(heading.first <= step);
                QVERIFY(heading.message == timeline.position(step).heading());
                QVERIFY(timeline.scores(step) == timeline.position(step).scores());
            }
        }
    }
}

void TestTimeline::turnsBeginWhereSomebodyElseActs()
{
    engine::Random random(5);
    for (const Position &start : starts()) {
        for (int game = 0; game < kGames; ++game) {
            const std::vector<Action> actions = anyGame(start, random);
            const Timeline timeline = fresh(start, actions, static_cast<int>(actions.size()));
            std::vector<int> turns{0};
            for (int step = 1; step < timeline.stepCount(); ++step) {
                const bool isOther = timeline.step(step).action.actor() != timeline.step(step + 1).action.actor();
                if (isOther || timeline.position(step).heading() != timeline.position(step - 1).heading())
                    turns.push_back(step);
            }
            QVERIFY(timeline.turns() == turns);
        }
    }
}

void TestTimeline::everythingWorthFindingIsMarked()
{
    engine::Random random(6);
    std::set<std::pair<std::string_view, std::string>> found; // a game, and what is found in it
    for (const Position &start : starts()) {
        for (int game = 0; game < kGames; ++game) {
            const std::vector<Action> actions = anyGame(start, random);
            const Timeline timeline = fresh(start, actions, static_cast<int>(actions.size()));
            auto bookmark = timeline.bookmarks().begin();
            for (int step = 1; step <= timeline.stepCount(); ++step) {
                const std::string sign = signOf(timeline, step);
                if (sign.empty())
                    continue;
                found.emplace(start.game().id(), sign);
                QVERIFY(bookmark != timeline.bookmarks().end());
                QCOMPARE(bookmark->step, step);
                QCOMPARE(bookmark->id, sign);
                const auto result = timeline.position(step).result();
                if (sign == "win" && result->winners.size() == 1)
                    QCOMPARE(bookmark->seat, result->winners.front());
                else if (sign != "win" && sign != "scoring" && sign != "maat") // these are of all seats
                    QCOMPARE(bookmark->seat, timeline.step(step).action.actor());
                ++bookmark;
            }
            QVERIFY(bookmark == timeline.bookmarks().end());
        }
    }
    QCOMPARE(found.size(), std::size_t(15)); // none of them is missing in these games
}

} // namespace tests::tst_timeline

TEST_CLASS(tst_timeline, TestTimeline)
#include "tst_timeline.moc"

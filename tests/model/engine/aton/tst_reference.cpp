// SPDX-License-Identifier: GPL-3.0-or-later
// The engine, through its general boundary, in step with the second implementation of the rules.
#include "json.h"
#include "positions.h"
#include "reference.h"

#include <algorithm>

#include "model/engine/core/game.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_reference {

using namespace std::string_literals;

namespace {

std::vector<std::string> legalTexts(const engine::Position &position)
{
    std::vector<std::string> texts;
    for (const engine::Action action : position.legal())
        texts.push_back(position.actionText(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string chanceText(const std::string &action, const std::string &probability)
{
    return action + "\t" + probability + "\n";
}

std::string chances(const engine::Position &position)
{
    std::vector<std::string> lines;
    for (const engine::Outcome &outcome : position.outcomes())
        lines.push_back(chanceText(position.actionText(outcome.action), outcome.probability.text()));
    std::sort(lines.begin(), lines.end());
    std::string all;
    for (const std::string &line : lines)
        all += line;
    return all;
}

std::string chances(const reference::Game &game)
{
    std::string all;
    for (const auto &[action, fraction] : game.chances())
        all += chanceText(action, std::to_string(fraction.first) + "/" + std::to_string(fraction.second));
    return all;
}

std::string pointsText(const std::vector<engine::Message> &facts)
{
    std::string all;
    for (const engine::Message &fact : facts) {
        if (fact.id == "points")
            all.append(fact.text("seat"))
                .append(" ")
                .append(fact.text("for"))
                .append(" ")
                .append(std::to_string(fact.number("points")))
                .append("\n");
    }
    return all;
}

std::string pointsText(const std::vector<reference::Points> &facts)
{
    std::string all;
    for (const reference::Points &fact : facts)
        all += fact.seat + " " + fact.what + " " + std::to_string(fact.points) + "\n";
    return all;
}

/// Both side by side.
class InStep {
public:
    engine::Position position = engine::findGame("aton")->start({});
    reference::Game game;

    /// What differs here; empty if nothing does.
    std::string difference()
    {
        legal = game.legal();
        if (legalTexts(position) != legal)
            return "legal actions";
        if (toJson(position.state()) != game.state())
            return "state: " + toJson(position.state()) + "\n" + game.state();
        return chances(position) == chances(game) ? "" : "chances";
    }

    /// Goes on with the action; the difference in the points that it brings.
    std::string apply(const std::string &action)
    {
        std::vector<engine::Message> facts;
        const std::string points = pointsText(game.apply(action));
        position = position.after(std::get<engine::Action>(position.readAction(action)), &facts);
        return pointsText(facts) == points ? "" : "points: " + pointsText(facts) + "against " + points;
    }

    std::vector<std::string> legal;
};

/// What both seats aim for in a game, so that games end in every way: the squares of a temple or of a colour.
const std::array<std::string, 6> kAims{
    "1a 1b 1c 1d 1e 1f 1g 1h 1i 1j 1k 1l",       "2a 2b 2c 2d 2e 2f 2g 2h 2i 2j 2k 2l",
    "3a 3b 3c 3d 3e 3f 3g 3h 3i 3j 3k 3l",       "4a 4b 4c 4d 4e 4f 4g 4h 4i 4j 4k 4l",
    "1a 1b 1c 1d 2a 2b 2c 2d 3a 3b 3c 4a 4b 4c", "1i 1j 1k 1l 2i 2j 2k 2l 3i 3j 3k 4i 4j 4k"};

/// How well the action serves the aim: squares placed or left there, high cards at cartouches 3 and 4.
int worth(const std::string &action, const std::string &aim)
{
    const std::string last = action.substr(action.rfind(' ') + 1);
    const auto does = [&action](const char *verb) { return action.find(verb) != std::string::npos; };
    if (does(" lay "))
        return last[2] + last[3] + (last[1] > '1' ? 2 : 0);
    const bool inAim = aim.find(last) != std::string::npos;
    return (does(" place ") && inAim) || (does(" take ") && !inAim) ? 1 : 0;
}

/// One of the legal actions: any of them or, with an aim, mostly one of those that serve it best.
std::string choose(std::vector<std::string> legal, int aim, engine::Random &random)
{
    if (aim >= 0 && random.below(16) != 0) {
        const std::string actor = legal[random.below(static_cast<std::uint32_t>(legal.size()))].substr(0, 3);
        std::erase_if(legal, [&actor](const std::string &action) { return action.compare(0, 3, actor) != 0; });
        const std::string &squares = kAims[actor == "red" ? aim : (aim + 1) % 6];
        int best = 0;
        for (const std::string &action : legal)
            best = std::max(best, worth(action, squares));
        std::erase_if(legal, [&](const std::string &action) { return worth(action, squares) < best; });
    }
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

/// The first difference in so many games, with the actions that lead to it.
std::string firstDifference(int games, bool withAims, std::map<std::string, int> &ends)
{
    engine::Random random(withAims ? 77 : 76);
    for (int number = 0; number < games; ++number) {
        InStep both;
        std::string line;
        for (;;) {
            std::string breach = both.difference();
            if (!breach.empty())
                return breach.append("\nafter:").append(line);
            if (both.legal.empty())
                break;
            const std::string action = choose(both.legal, withAims ? number % 6 : -1, random);
            line.append(" ").append(action).append(",");
            breach = both.apply(action);
            if (!breach.empty())
                return breach.append("\nafter:").append(line);
        }
        ++ends[both.position.result()->reason];
    }
    return {};
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void randomGames();
    void gamesWithAims();
};

void TestReference::randomGames()
{
    std::map<std::string, int> ends;
    QCOMPARE(firstDifference(many(1'200), false, ends), ""s);
    QVERIFY(!kSeesRareCases || (ends["points"] > 0 && ends["scoring"] > 0));
}

void TestReference::gamesWithAims()
{
    std::map<std::string, int> ends;
    QCOMPARE(firstDifference(many(2'400), true, ends), ""s);
    for (const auto &[reason, number] : ends)
        qInfo("%s %d", reason.c_str(), number);
    for (const std::string &reason : engine::findGame("aton")->reasons())
        QVERIFY2(ends[reason] > 0 || !kSeesRareCases, reason.c_str());
}

} // namespace tests::tst_reference

TEST_CLASS(tst_reference, TestReference)
#include "tst_reference.moc"

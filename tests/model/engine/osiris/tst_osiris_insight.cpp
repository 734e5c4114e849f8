// SPDX-License-Identifier: GPL-3.0-or-later
// What the window is told: who may know what, what is to be done, what is moved.
#include <algorithm>

#include "model/engine/core/insight.h"
#include "model/engine/core/message_seats.h"
#include "model/engine/core/panel.h"
#include "model/engine/core/playout.h"
#include "model/engine/osiris/rules/places.h"
#include "positions.h"
#include "tests/test_class.h"

namespace tests::tst_osiris_insight {

using namespace positions;
using engine::Caption;
using engine::kNowhere;
using engine::MoveTarget;
using engine::Panel;
using engine::Piece;
using engine::osiris::nodePlace;

namespace {

constexpr int kGames = 30;

/// Calls `look` with positions of random games, each with an action that is legal there.
template <class Look>
void lookAtGames(Look look)
{
    for (int game = 0; game < kGames; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        engine::playout<Osiris>(start(2 + game % 3), random, look);
    }
}

/// Isis (3 followers) of a0 against Seth (2) of b0, with a0 moving: he wins.
Position fought()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}, {"b0", "N-2-1"}};
    setup.towns = {{"a0", 4}};
    setup.gods = {{"a0", "isis"}, {"b0", "seth"}};
    setup.followers = {{"isis", "aab"}, {"seth", "cd"}};
    return play(setup.position(), {"a step a0 N-2-1"});
}

std::string first(const Position &position) { return Osiris::prompt(position).front().id; }

} // namespace

class TestOsirisInsight : public QObject {
    Q_OBJECT

private slots:
    void moveTargetsTakeWhatLiesThere();
    void whatRestsOnHiddenGodsReveals();
    void everyPromptSaysWho();
    void theQuestionOfAFightIsTheWinnersOnly();
    void strengthsAreForBothOwners();
    void walksTellWhatIsLeft();
    void ownGodsComeFirst();
    void powerIsThatOfAllTowns();
    void stepPreviewsSayWhatTheyCost();
};

void TestOsirisInsight::moveTargetsTakeWhatLiesThere()
{
    int wrong = 0;
    lookAtGames([&](const Position &position, Action action) {
        const auto pieces = Osiris::arrangement(position).pieces;
        for (const MoveTarget &target : Osiris::moveTargets(position, action)) {
            wrong += std::none_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
                return piece.place == target.from && piece.value == target.value;
            });
        }
        if (position.phase == Phase::Walk && position.walker != engine::osiris::kNoPriest)
            wrong += Osiris::inHand(position) != nodePlace(position.at[position.walker]);
        else
            wrong += Osiris::inHand(position) != kNowhere;
    });
    QCOMPARE(wrong, 0);
}

void TestOsirisInsight::whatRestsOnHiddenGodsReveals()
{
    int wrong = 0;
    int revealing = 0;
    lookAtGames([&](const Position &position, Action action) {
        if (action.actor() == kChance)
            return;
        const bool open = Osiris::isOpen(Osiris::observe(position, action.actor()), action);
        const bool reveals = Osiris::reveals(position, action);
        wrong += !open && !reveals;
        revealing += reveals;
    });
    QCOMPARE(wrong, 0);
    QVERIFY(revealing > kGames);
}

void TestOsirisInsight::everyPromptSaysWho()
{
    int wrong = 0;
    const auto look = [&wrong](const Position &position) {
        const Message front = Osiris::prompt(position).front();
        const std::string_view who = front.text(position.phase == Phase::Over ? "winner" : "seat");
        wrong += who.size() != 1;
        if (position.phase != Phase::Gods && position.phase != Phase::Over)
            wrong += !engine::contains(Osiris::toAct(position), static_cast<Seat>(who.front() - 'a'));
        const engine::PlaceIndex decisive = Osiris::decisivePlace(position);
        const std::string god(front.text("god"));
        wrong += position.phase == Phase::Over ? Osiris::places()[decisive].id != "temple-" + god
                                               : decisive != engine::kNowhere;
    };
    lookAtGames([&](const Position &position, Action action) {
        look(position);
        Position next = position;
        Osiris::apply(next, action);
        look(next);
    });
    QCOMPARE(wrong, 0);
}

void TestOsirisInsight::theQuestionOfAFightIsTheWinnersOnly()
{
    const Position position = fought();
    QCOMPARE(position.phase, Phase::Fight);
    const Message asked = Osiris::prompt(Osiris::observe(position, 0)).front();
    QCOMPARE(asked.id, std::string("prompt.swap"));
    QCOMPARE(std::string(asked.text("god")) + " " + std::string(asked.text("rival-god")), std::string("isis seth"));
    QCOMPARE(asked.number("strength"), std::int64_t{3});
    QCOMPARE(asked.number("n"), std::int64_t{2});
    for (const Position &other : {position, Osiris::observe(position, 1), Osiris::observe(position, 2)})
        QCOMPARE(first(other), std::string("prompt.fight"));
    QVERIFY(Osiris::choosesInSecret(position, 0));
    QVERIFY(!Osiris::choosesInSecret(position, 1));
}

void TestOsirisInsight::strengthsAreForBothOwners()
{
    const Position position = fought();
    const std::vector<Caption> captions = Osiris::captions(position);
    QCOMPARE(captions.size(), std::size_t{2});
    QCOMPARE(captions[0].place, nodePlace(node("N-2-1")));
    QCOMPARE(captions[1].place, nodePlace(node("town-b0")));
    QCOMPARE(captions[0].message.number("n"), std::int64_t{3});
    QCOMPARE(captions[1].message.number("n"), std::int64_t{2});
    for (const Caption &caption : captions) {
        QVERIFY(isFor(caption.message, "a") && isFor(caption.message, "b"));
        QVERIFY(!isFor(caption.message, "c") && !isFor(caption.message, "chance"));
    }
    QCOMPARE(Osiris::captions(Osiris::observe(position, 1)).size(), std::size_t{2});
    QVERIFY(Osiris::captions(Osiris::observe(position, 2)).empty());
    QVERIFY(Osiris::captions(play(position, {"a keep"})).empty());
}

void TestOsirisInsight::walksTellWhatIsLeft()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}};
    setup.towns = {{"a0", 2}};
    const Position walking = play(setup.position(), {"a step a0 N-1-2"});
    const std::vector<Message> prompt = Osiris::prompt(walking);
    QCOMPARE(prompt[0].id, std::string("prompt.walk"));
    QCOMPARE(prompt[0].number("n"), std::int64_t{1});
    QCOMPARE(prompt[0].number("all"), std::int64_t{2});
    QCOMPARE(prompt[1].id, std::string("prompt.last"));
    QCOMPARE(Osiris::prompt(play(fought(), {"a keep"}))[1].id, std::string("prompt.go-on-or-stop"));
    // What holds in every turn may be left out.
    QVERIFY(engine::isRule(Osiris::prompt(setup.position())[1]));
    setup.towns = {{"a0", 5}};
    QVERIFY(engine::isRule(Osiris::prompt(play(setup.position(), {"a step a0 N-1-2"}))[1]));
}

void TestOsirisInsight::ownGodsComeFirst()
{
    const Position view = Osiris::observe(fought(), 1);
    const Panel gods = Osiris::panels(view)[0];
    QCOMPARE(gods.rows.size(), std::size_t{13});
    std::string rows;
    std::string known;
    for (const engine::PanelRow &row : gods.rows) {
        rows += (rows.empty() ? "" : " ") + row.id;
        known += row.text.id.empty() ? "" : row.id + " " + row.text.id + ", ";
    }
    QCOMPARE(rows, std::string("b0 b1 b2 a0 c0 d0 a1 c1 d1 a2 c2 d2 tip"));
    QCOMPARE(known.substr(0, 12), std::string("b0 god.seth,"));
    QVERIFY(known.find("a0 god.isis") != std::string::npos);
    QVERIFY(known.find("a1") == std::string::npos && known.find("tip") == std::string::npos);
    QVERIFY(Osiris::panels(fought())[0].rows.empty());
}

void TestOsirisInsight::powerIsThatOfAllTowns()
{
    QCOMPARE(Osiris::panels(start(4))[1].rows[0].counts, (std::vector<int>{6, 6, 6, 6}));
    QCOMPARE(Osiris::panels(start(3))[1].rows[0].counts, (std::vector<int>{6, 6, 6}));
    QCOMPARE(Osiris::panels(start(2))[1].rows[0].counts, (std::vector<int>{12, 12}));
}

void TestOsirisInsight::stepPreviewsSayWhatTheyCost()
{
    Setup setup;
    setup.priests = {{"a0", "N-1-1"}, {"b0", "N-2-1"}};
    setup.towns = {{"a0", 2}};
    setup.blockades = {"N-1-2"};
    const Position position = setup.position();
    const auto full = [&](const std::string &to) {
        const auto placementPreview =
            Osiris::placementPreview(position, nodePlace(node(to)), engine::osiris::priestValue(priest("a0")));
        return placementPreview ? placementPreview->full.id + " " + std::to_string(placementPreview->brief.number("n"))
                                : "none";
    };
    QCOMPARE(full("N-1-0"), std::string("preview.step 1"));
    QCOMPARE(full("N-1-2"), std::string("preview.over-blockade 1"));
    QCOMPARE(full("N-2-1"), std::string("preview.fight 2"));
    QCOMPARE(full("N-2-0"), std::string("preview.last-step 2"));
    QCOMPARE(full("N-1-3"), std::string("none"));
    const Position last = play(position, {"a step a0 N-1-0"});
    QCOMPARE(Osiris::placementPreview(last, nodePlace(node("S-2-1")), 0)->full.id, std::string("preview.blockade"));
    QVERIFY(!Osiris::placementPreview(last, nodePlace(node("N-1-2")), 0)); // there is one already
}

} // namespace tests::tst_osiris_insight

TEST_CLASS(tst_osiris_insight, TestOsirisInsight)
#include "tst_osiris_insight.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every position, looked at in random games of one to four players, all levels and options.
#include "play.h"

#include "model/engine/core/panel.h"
#include "tests/extent.h"
#include "tests/model/engine/laws_insight.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_laws {

using namespace tekhenu;

namespace {

/// So many random games are played for what is never lost, and for the other laws.
constexpr int kGames = tests::many(20'000);
constexpr int kLawGames = kGames / 8;

struct TekhenuLaws {
    using Game = Tekhenu;

    static Game::Position start(int number) { return startOf(number); }
    static int seats(const Game::Position &position) { return position.ownerCount(); }
    /// `problems` counts dice, tiles, cards and pieces.
    static const char *conservation(const Game::Position &position)
    {
        return Game::problems(position).empty() ? nullptr : "material is lost or added";
    }
    static const char *factsAreTrue(const Game::Position &before, const Game::Position &after, const Game::Facts &facts)
    {
        std::array<int, kOwners> points{};
        for (const auto &fact : facts)
            points[fact.owner % 4U] += fact.id == FactId::Points ? fact.n : 0;
        for (int owner = 0; owner < after.ownerCount(); ++owner) {
            if (after.of(owner).points - before.of(owner).points != points[owner])
                return "points are not told";
        }
        return nullptr;
    }
};

/// Each stage of an action can be shown.
const char *stagesAreTold(const TekhenuLaws::Game::Position &p)
{
    using G = TekhenuLaws::Game;
    G::Actions actions;
    laws::listedOrDrawn<TekhenuLaws>(p, actions);
    for (const Action each : actions) {
        G::Position next = p;
        G::Facts facts;
        const char *breach = nullptr;
        facts.watch = [&] {
            const auto acting = G::toAct(next);
            if (acting != 0 && acting != seatBit(kChance) && engine::firstSeat(acting) >= next.seats)
                breach = "nobody acts at a stage";
            G::prompt(next);
            G::captions(next);
            G::panels(next);
            G::state(next);
            G::arrangement(next);
        };
        G::apply(next, each, facts);
        if (breach)
            return breach;
    }
    return nullptr;
}

template <class Law>
std::string breach(Law law)
{
    return laws::firstBreach<TekhenuLaws>(kLawGames, law);
}

} // namespace

class TestTekhenuLaws : public QObject {
    Q_OBJECT

private slots:
    void listedActionsAreLegalAndApply();
    void textReadsBackWithEqualHash();
    void actionsReadBack()
    {
        QCOMPARE(breach(laws::sometimes<TekhenuLaws>(20, laws::actionsReadBack<TekhenuLaws>)), ""s);
    }
    void arrangementComposesBack();
    void factsTellWhatHappens();
    void probabilitiesSumToOne();
    void samplesAreAsLikely();
    void noProblemArises();
    void everythingIsTold();
    void stagesAreTold() { QCOMPARE(breach(laws::sometimes<TekhenuLaws>(100, tst_tekhenu_laws::stagesAreTold)), ""s); }
    void viewsHideAndReadBack();
    void sizeOfAPosition() { QVERIFY(sizeof(Position) <= 1024); }
    void damagedTextsAreRefusedOrPlayable();
    void reportSumsUpToThePoints();
};

void TestTekhenuLaws::listedActionsAreLegalAndApply()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(9, laws::listedActionsApply<TekhenuLaws>)), ""s);
}

void TestTekhenuLaws::textReadsBackWithEqualHash()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(3, laws::readsBack<TekhenuLaws>)), ""s);
}

void TestTekhenuLaws::arrangementComposesBack()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(9, laws::composesBack<TekhenuLaws>)), ""s);
}

void TestTekhenuLaws::factsTellWhatHappens()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(5, laws::factsTellWhatHappens<TekhenuLaws>)), ""s);
}

void TestTekhenuLaws::probabilitiesSumToOne()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(5, laws::outcomesAreCertain<TekhenuLaws>)), ""s);
}

void TestTekhenuLaws::samplesAreAsLikely()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(200, laws::samplesAreAsLikely<TekhenuLaws>)), ""s);
}

// Problems are what is lost or added, too.
void TestTekhenuLaws::noProblemArises()
{
    QCOMPARE(laws::firstBreach<TekhenuLaws>(kGames, laws::hasNoProblems<TekhenuLaws>), ""s);
}

void TestTekhenuLaws::everythingIsTold()
{
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(200, laws::everythingIsToldToAll<TekhenuLaws>)), ""s);
}

// T55, T56
void TestTekhenuLaws::viewsHideAndReadBack()
{
    using Game = TekhenuLaws::Game;
    Random random(3);
    const auto law = [&random](const Game::Position &position) -> const char * {
        for (Seat seat = 0; seat < position.seats; ++seat) {
            const Game::Position view = Game::observe(position, seat);
            const auto read = Game::read(Game::text(view));
            const auto *same = std::get_if<Game::Position>(&read);
            if (!same || *same != view)
                return "the text of a view does not read back";
            if (Game::observe(view, seat) != view)
                return "a view seen again differs";
            const Game::Position anew = Game::determinize(view, random);
            if (!Game::problems(anew).empty() || Game::observe(anew, seat) != view)
                return "what is hidden is not dealt anew";
        }
        return nullptr;
    };
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(9, law)), ""s);
}

// Whatever `read` accepts can be played to the end.
void TestTekhenuLaws::damagedTextsAreRefusedOrPlayable()
{
    using Game = TekhenuLaws::Game;
    Random random(8);
    int accepted = 0;
    const auto law = [&](const Game::Position &position) -> const char * {
        std::string text = Game::text(position);
        for (int i = 0; i < 20; ++i) {
            std::string damaged = text;
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            damaged[at] = text[random.below(static_cast<std::uint32_t>(text.size()))];
            const auto read = Game::read(damaged);
            const auto *other = std::get_if<Game::Position>(&read);
            if (!other || *other == position)
                continue;
            ++accepted;
            Game::Position p = *other;
            for (int step = 0; p.depth > 0; ++step) {
                if (step > 5000)
                    return "a damaged position never ends";
                advance(p, random);
            }
        }
        return nullptr;
    };
    QCOMPARE(breach(laws::sometimes<TekhenuLaws>(40, law)), ""s);
    QVERIFY(accepted > 0);
}

void TestTekhenuLaws::reportSumsUpToThePoints()
{
    using Game = TekhenuLaws::Game;
    Random random(8);
    for (int number = 0; number < 8; ++number) {
        const Game::Position start = startOf(number);
        Game::Position p = start;
        std::vector<Action> actions;
        while (p.depth > 0)
            actions.push_back(advance(p, random));
        std::vector<int> points(static_cast<std::size_t>(p.ownerCount()));
        for (const engine::Panel &panel : Game::report(start, actions)) {
            for (const engine::PanelRow &row : panel.rows) {
                const bool isBySource = panel.id == "report-actions" || panel.id == "report-scorings";
                for (std::size_t i = 0; isBySource && i < points.size(); ++i)
                    points[i] += row.points[i];
            }
        }
        QCOMPARE(points, Game::scores(p));
    }
}

} // namespace tests::tst_tekhenu_laws

TEST_CLASS(tst_tekhenu_laws, TestTekhenuLaws)
#include "tst_tekhenu_laws.moc"

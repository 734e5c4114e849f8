// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be is refused: a position of a game with one thing wrong in it.
#include "play.h"

#include "tests/test_class.h"

namespace tests::tst_tekhenu_problems {

using namespace tekhenu;

namespace {

bool isRight(const Position &p) { return Tekhenu::problems(p).empty(); }

/// True if the position is right and no longer so after the change.
template <class Change>
bool isRefusedAfter(Position p, Change change)
{
    if (!isRight(p))
        return false;
    change(p);
    return !isRight(p);
}

Position atTop(int number, Op op, int arg = 0)
{
    return found(number, [=](const Position &p) { return p.top().op == op && p.top().arg == arg; });
}

/// All pillars of an owner stand, on tiles out of the box.
void useUpPillars(Position &p, int owner)
{
    for (std::size_t field = 0; p.of(owner).pillars > 0 && field < kFields; ++field) {
        if (p.tiles[field] != 0)
            continue;
        const int tile = std::countr_zero(p.tileDeck) + 1;
        p.tileDeck &= ~numberBit(tile);
        p.tiles[field] = byte(tile);
        p.tileOwners[field] = byte(owner);
        --p.of(owner).pillars;
    }
}

/// All buildings of an owner stand at Osiris.
void useUpBuildings(Position &p, int owner)
{
    for (std::size_t site = kOsirisSites; p.of(owner).buildings > 0 && site < kStatuePB; ++site) {
        if (p.sites[site] != kNone)
            continue;
        p.sites[site] = byte(owner);
        --p.of(owner).buildings;
    }
}

/// The statues of an owner stand at gods, as far as there are free spaces.
void useUpStatues(Position &p, int owner)
{
    for (auto &spaces : p.statues) {
        if (spaces[0] != kNone || p.of(owner).statues == 0)
            continue;
        spaces[0] = byte(owner);
        --p.of(owner).statues;
    }
}

/// A tie of the bot that would be one after the change, too; of statues, where none is left then.
template <class Change>
Position atPick(PickOf pick, Change change)
{
    return found(0, [&](const Position &p) {
        if (p.top().op != Op::Pick || p.top().arg != pick)
            return false;
        Position after = p;
        change(after);
        Actions answers;
        options(after, answers);
        return answers.size() > 1 && (pick != PickStatue || after.of(1).statues == 0);
    });
}

} // namespace

class TestTekhenuProblems : public QObject {
    Q_OBJECT

private slots:
    void T3_T61_cardsLieWhereTheirKindDoes();
    void T2_T51_theBotHasThePieceOfItsTie();
    void T29_T52_theBotHasATileForItsTie();
    void T49_onlyTheBotsPillarIsDrawnFor();
    void T49_theBotHasNeitherHandNorScale();
    void T66_theFeatherIsAlreadyAtWork();
    void T47_theGameEndsOnce();
};

void TestTekhenuProblems::T3_T61_cardsLieWhereTheirKindDoes()
{
    const Position p = found(2, [](const Position &each) {
        return each.round > 0 && each.openSections == 3 && each.display[2] != kNone && each.display[3] != kNone;
    });
    QVERIFY(isRefusedAfter(p, [](Position &other) { std::swap(other.display[2], other.display[3]); }));
    QVERIFY(isRefusedAfter(p, [](Position &other) { // of the right kind, in a section that is closed
        const Card card = blessing(std::countr_zero(other.decks[Blessings]) + 1);
        other.decks[Blessings] &= ~cardBit(card);
        other.display[8] = card;
    }));
}

void TestTekhenuProblems::T2_T51_theBotHasThePieceOfItsTie()
{
    const auto pillars = [](Position &p) { useUpPillars(p, 1); };
    const auto buildings = [](Position &p) { useUpBuildings(p, 1); };
    const auto statues = [](Position &p) { useUpStatues(p, 1); };
    QVERIFY(isRefusedAfter(atPick(PickField, pillars), pillars));
    QVERIFY(isRefusedAfter(atPick(PickBuilding, buildings), buildings));
    QVERIFY(isRefusedAfter(atPick(PickStatue, statues), statues));
    // The player's own are another matter.
    const auto players = [](Position &p) { useUpBuildings(p, 0); };
    Position p = atPick(PickBuilding, players);
    players(p);
    QCOMPARE(p.of(0).buildings, 0);
    QVERIFY(isRight(p));
}

void TestTekhenuProblems::T29_T52_theBotHasATileForItsTie()
{
    const auto emptied = [](Position &p) {
        std::uint8_t &tile = p.spaces[spaceOf(p.value)];
        p.tileDeck |= numberBit(tile);
        tile = 0;
    };
    QVERIFY(isRefusedAfter(atPick(PickField, emptied), emptied));
}

void TestTekhenuProblems::T49_theBotHasNeitherHandNorScale()
{
    const Position p = found(0, [](const Position &each) { return each.seats == 1 && each.round == 2; });
    QVERIFY(isRefusedAfter(p, [](Position &other) { other.of(1).goods[Faith] = 1; }));
    QVERIFY(isRefusedAfter(p, [](Position &other) { other.of(1).goods[Gold] = 1; }));
    QVERIFY(isRefusedAfter(p, [](Position &other) { other.of(1).levels[Bread] = 1; }));
    QVERIFY(isRefusedAfter(p, [](Position &other) { other.of(1).excess = 1; }));
    QVERIFY(isRefusedAfter(p, [](Position &other) { other.of(1).isBalanced = 1; }));
    Position scribes = p;
    ++scribes.of(1).goods[Scribes];
    QVERIFY(isRight(scribes));
}

void TestTekhenuProblems::T49_onlyTheBotsPillarIsDrawnFor()
{
    const auto drawn = [](Position &p) { p.steps[p.depth - 1U].arg = kMiddleField; };
    const auto isMiddleFree = [](int seats, bool isSetUp) {
        return found(0, [=](const Position &p) {
            return p.seats == seats && (p.round == 0) == isSetUp && p.tiles[12] == 0 && p.top().op == Op::DrawTile
                   && p.top().arg == 0;
        });
    };
    QVERIFY(isRefusedAfter(isMiddleFree(2, true), drawn));
    QVERIFY(isRefusedAfter(isMiddleFree(1, false), drawn));
    QVERIFY(isRefusedAfter(atTop(0, Op::DrawTile, kMiddleField), [](Position &p) { // there it stands already
        const int tile = std::countr_zero(p.tileDeck) + 1;
        p.tileDeck &= ~numberBit(tile);
        p.tiles[12] = byte(tile);
        p.tileOwners[12] = 1;
        --p.of(1).pillars;
    }));
}

// b15 works at once: nothing waits above it.
void TestTekhenuProblems::T66_theFeatherIsAlreadyAtWork()
{
    const Position p = found(1, [](const Position &each) {
        return each.top().op == Op::Gain && each.active != kNone && each.side == Tainted;
    });
    QVERIFY(isRefusedAfter(p, [](Position &other) {
        const Step gain = other.top();
        other.pop();
        other.push({{gain}, {Op::Flip, 0, gain.seat}});
    }));
}

// Below what is still to be paid for (T45) there is one end.
void TestTekhenuProblems::T47_theGameEndsOnce()
{
    const Position p =
        found(2, [](const Position &each) { return each.round == kRounds && each.top().op == Op::Feed; });
    QVERIFY(isRefusedAfter(p, [](Position &other) {
        const Step meal = other.top();
        other.pop();
        other.push({Op::GameOver});
        other.push(meal);
    }));
}

} // namespace tests::tst_tekhenu_problems

TEST_CLASS(tst_tekhenu_problems, TestTekhenuProblems)
#include "tst_tekhenu_problems.moc"

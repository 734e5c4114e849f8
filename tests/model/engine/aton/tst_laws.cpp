// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every position, looked at in all positions of random games.
#include "games.h"
#include "positions.h"

#include <algorithm>
#include <numeric>

using namespace positions;
using namespace std::string_literals;
using engine::Fraction;

namespace {

/// One position in so many is looked at by the laws that try everything.
constexpr int kSample = 50;

Fraction sum(Fraction a, Fraction b)
{
    return Fraction::reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

const char *listedActionsApply(const Position &position)
{
    Aton::Actions actions;
    listed(position, actions);
    engine::SeatSet acting = 0;
    for (const Action action : actions) {
        acting = static_cast<engine::SeatSet>(acting | seatBit(action.actor()));
        if (!Aton::isLegal(position, action))
            return "a listed action is not legal";
        Position next = position;
        Aton::apply(next, action);
        if (next == position)
            return "an action changes nothing";
        if (const char *const lost = conservation(next))
            return lost;
    }
    if (acting != Aton::toAct(position))
        return "listed are actions of others than those who act";
    std::sort(actions.begin(), actions.end());
    return std::adjacent_find(actions.begin(), actions.end()) == actions.end() ? nullptr : "an action is listed twice";
}

const char *allElseIsRefused(const Position &position)
{
    Aton::Actions actions;
    listed(position, actions);
    std::sort(actions.begin(), actions.end());
    const Position before = position;
    std::size_t accepted = 0;
    for (const Action action : candidates()) {
        const bool isListed = std::binary_search(actions.begin(), actions.end(), action);
        accepted += isListed ? 1 : 0;
        const auto message = Aton::refusal(position, action);
        if (isListed == message.has_value() || isListed != Aton::isLegal(position, action))
            return "legal and listed are not the same";
        if (message && message->id.compare(0, 8, "refused.") != 0)
            return "refused without a reason";
    }
    if (accepted != actions.size())
        return "a listed action is not among all actions";
    return position == before ? nullptr : "a refusal changes the position";
}

const char *readsBack(const Position &position)
{
    const auto read = Aton::read(Aton::text(position));
    const auto *same = std::get_if<Position>(&read);
    if (!same || *same != position)
        return "text does not read back";
    return Aton::hash(*same) == Aton::hash(position) ? nullptr : "equal positions differ in hash";
}

const char *composesBack(const Position &position)
{
    const auto composed = Aton::compose(Aton::arrange(position));
    const auto *same = std::get_if<Position>(&composed);
    return same && *same == position ? nullptr : "arrangement does not compose back";
}

const char *factsTellTheScores(const Position &position)
{
    Aton::Actions actions;
    listed(position, actions);
    for (const Action action : actions) {
        Position plain = position;
        Aton::apply(plain, action);
        Position told = position;
        Aton::Facts facts;
        Aton::apply(told, action, facts);
        if (plain != told)
            return "facts change what happens";
        int points[2] = {position.sides[kRed].score, position.sides[kAmun].score};
        for (const auto &fact : facts) {
            if (fact.id == engine::aton::FactId::Points)
                points[fact.seat] += fact.a;
        }
        if (points[kRed] != told.sides[kRed].score || points[kAmun] != told.sides[kAmun].score)
            return "points told are not the points scored";
    }
    return nullptr;
}

const char *outcomesAreCertain(const Position &position)
{
    if (Aton::toAct(position) != seatBit(kChance))
        return Aton::outcomeCount(position) == 0 ? nullptr : "outcomes where chance is not to act";
    Aton::Actions actions;
    listed(position, actions);
    if (actions.size() != Aton::outcomeCount(position))
        return "outcomes are not as many as counted";
    Fraction all{0, 1};
    for (const Action action : actions)
        all = sum(all, Aton::probability(position, action));
    if (all != Fraction{1, 1})
        return "probabilities do not sum to 1";
    static Random random(11);
    for (int i = 0; i < 4; ++i) {
        if (std::find(actions.begin(), actions.end(), Aton::sample(position, random)) == actions.end())
            return "a sampled outcome is not listed";
    }
    return nullptr;
}

} // namespace

class TestLaws : public QObject {
    Q_OBJECT

private slots:
    void countersAndCardsAreConserved();
    void listedActionsAreLegalAndApply();
    void everythingElseIsRefused();
    void textReadsBackWithEqualHash();
    void arrangementComposesBack();
    void factsTellTheScoreChanges();
    void probabilitiesSumToOne();
    void allKindsOfPositionsAreSeen();
};

void TestLaws::countersAndCardsAreConserved() { QCOMPARE(firstBreach(kGames, conservation), ""s); }
void TestLaws::listedActionsAreLegalAndApply() { QCOMPARE(firstBreach(kGames, listedActionsApply), ""s); }

void TestLaws::everythingElseIsRefused()
{
    int number = 0;
    const auto everySo = [&number](const Position &position) {
        return ++number % kSample == 0 || position.phase == Phase::Over ? allElseIsRefused(position) : nullptr;
    };
    QCOMPARE(firstBreach(kGames, everySo), ""s);
}

void TestLaws::textReadsBackWithEqualHash() { QCOMPARE(firstBreach(kGames, readsBack), ""s); }
void TestLaws::arrangementComposesBack() { QCOMPARE(firstBreach(kGames, composesBack), ""s); }
void TestLaws::factsTellTheScoreChanges() { QCOMPARE(firstBreach(kGames, factsTellTheScores), ""s); }
void TestLaws::probabilitiesSumToOne() { QCOMPARE(firstBreach(kGames, outcomesAreCertain), ""s); }

// The laws say little unless the games lead everywhere.
void TestLaws::allKindsOfPositionsAreSeen()
{
    std::array<int, 7> phases{};
    std::array<int, 9> reasons{};
    int surplus = 0;
    int draws = 0;
    int knownHands = 0;
    int refills = 0;
    const auto count = [&](const Position &position) -> const char * {
        ++phases[static_cast<unsigned>(position.phase)];
        ++reasons[static_cast<unsigned>(position.reason)];
        surplus += position.surplus > 0 ? 1 : 0;
        const auto result = Aton::result(position);
        draws += result && result->winners.size() == 2 ? 1 : 0;
        knownHands += position.sides[kRed].known.empty() ? 0 : 1;
        refills += position.phase == Phase::Deal && position.sides[kRed].pileSize() < 4 ? 1 : 0;
        return nullptr;
    };
    QCOMPARE(firstBreach(kGames, count), ""s);
    QVERIFY(*std::min_element(phases.begin(), phases.end()) > kGames / 20);
    qInfo("reasons %d %d %d %d %d %d %d %d, surplus %d, drawn %d, known %d, refills %d", reasons[1], reasons[2],
          reasons[3], reasons[4], reasons[5], reasons[6], reasons[7], reasons[8], surplus, draws, knownHands, refills);
    QVERIFY(reasons[1] > kGames / 20 && reasons[8] > kGames / 20);
    QVERIFY(surplus > kGames / 20 && knownHands > kGames / 20 && refills > kGames / 20);
}

QTEST_GUILESS_MAIN(TestLaws)
#include "tst_laws.moc"

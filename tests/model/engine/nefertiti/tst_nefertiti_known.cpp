// SPDX-License-Identifier: GPL-3.0-or-later
// Ends of games in which the right answer is proved by going through all cases: the expert finds it.
#include <map>
#include <unordered_map>

#include "games.h"
#include "model/engine/core/playout.h"
#include "model/engine/search/player.h"
#include "tests/test_class.h"

namespace tests::tst_nefertiti_known {

using namespace nefertiti_games;

namespace {

constexpr int kKnown = 40;
constexpr double kMatters = 0.25; ///< share of a win that a wrong answer costs at least

/// The share of a win of the first of two seats when both play as well as can be, over all outcomes of chance.
class Proof {
public:
    /// Negative if there are too many cases.
    double shareOf(const Position &p)
    {
        if (p.phase == Phase::Over)
            return shareOfWinners(winnersOf(p));
        const auto known = m_known.find(G::hash(p));
        if (known != m_known.end())
            return known->second;
        if (m_known.size() > kMostCases)
            return -1;
        m_known[G::hash(p)] = -1; // also for a way that leads back here: nothing is proved then
        const double share = G::toAct(p) == seatBit(kChance) ? mean(p) : best(p);
        m_known[G::hash(p)] = share;
        return share;
    }

    /// The same after an action.
    double after(Position p, Action action)
    {
        G::apply(p, action);
        return shareOf(p);
    }

private:
    static constexpr std::size_t kMostCases = 4'000;

    static double shareOfWinners(engine::SeatSet winners)
    {
        return winners == 3 ? 0.5 : engine::contains(winners, 0) ? 1 : 0;
    }

    double mean(const Position &p)
    {
        double sum = 0;
        G::Actions outcomes;
        G::outcomes(p, outcomes);
        for (const Action outcome : outcomes) {
            const engine::Fraction chance = G::probability(p, outcome);
            const double share = after(p, outcome);
            if (share < 0)
                return -1;
            sum += share * static_cast<double>(chance.numerator) / static_cast<double>(chance.denominator);
        }
        return sum;
    }

    double best(const Position &p)
    {
        const bool isFirst = G::toAct(p) == seatBit(0);
        double best = isFirst ? 0 : 1;
        G::Actions actions;
        G::legal(p, actions);
        for (const Action action : actions) {
            const double share = after(p, action);
            if (share < 0)
                return -1;
            best = isFirst ? std::max(best, share) : std::min(best, share);
        }
        return best;
    }

    std::unordered_map<std::uint64_t, double> m_known;
};

/// The actions that are right, if that is proved, and all others cost at least `kMatters`.
std::vector<Action> rightActions(const Position &p)
{
    Proof proof;
    const Seat seat = engine::firstSeat(G::toAct(p));
    G::Actions actions;
    G::legal(p, actions);
    std::multimap<double, Action> byShare;
    for (const Action action : actions) {
        const double share = proof.after(p, action);
        if (share < 0)
            return {};
        byShare.emplace(seat == 0 ? -share : share - 1, action); // the best first
    }
    std::vector<Action> right;
    for (const auto &[share, action] : byShare) {
        if (share < byShare.begin()->first + 1e-9)
            right.push_back(action);
        else if (share < byShare.begin()->first + kMatters)
            return {};
    }
    return right.size() < actions.size() ? right : std::vector<Action>{};
}

} // namespace

class TestNefertitiKnown : public QObject {
    Q_OBJECT

private slots:
    void expertKnows();
};

void TestNefertitiKnown::expertKnows()
{
    const auto *const level = engine::nefertiti::game().level("expert");
    const engine::CancelToken never;
    Random random(3);
    int proved = 0;
    while (proved < kKnown) {
        Position p = G::start({2, {}});
        while (p.phase != Phase::Over) {
            const engine::SeatSet acting = G::toAct(p);
            if (!p.akhenaton && acting != seatBit(kChance) && p.phase != Phase::Draw) {
                const std::vector<Action> right = rightActions(p);
                if (!right.empty()) {
                    const Position view = G::observe(p, engine::firstSeat(acting));
                    const engine::SearchResult found = G::search(view, {*level, 20'000, 1, 1, never});
                    QVERIFY2(std::find(right.begin(), right.end(), found.actions.front().action) != right.end(),
                             (G::text(p) + ": " + G::actionText(p, found.actions.front().action, kNobody) + ", not "
                              + G::actionText(p, right.front(), kNobody))
                                 .c_str());
                    ++proved;
                }
            }
            G::apply(p, engine::randomAction<G>(p, acting, random));
        }
    }
}

} // namespace tests::tst_nefertiti_known

TEST_CLASS(tst_nefertiti_known, TestNefertitiKnown)
#include "tst_nefertiti_known.moc"

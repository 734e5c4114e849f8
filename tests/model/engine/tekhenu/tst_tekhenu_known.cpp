// SPDX-License-Identifier: GPL-3.0-or-later
// Last turns of games in which the right answer is proved by going through all cases: the expert finds it.
#include "play.h"

#include <map>
#include <unordered_map>

#include "model/engine/core/playout.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_known {

using namespace tekhenu;

namespace {

constexpr int kKnown = 40;

/// Who of two wins when both play as well as can be, from the last turn of a game on.
class Proof {
public:
    /// 1 if the first wins, 0 if the second does; -1 if that is not proved: too many cases, or it hangs on chance.
    int winOf(const Position &p)
    {
        if (const auto result = Tekhenu::result(p))
            return result->winners.front() == 0 ? 1 : 0;
        const auto known = m_known.find(Tekhenu::hash(p));
        if (known != m_known.end())
            return known->second;
        if (m_known.size() > kMostCases)
            return -1;
        const int win = winOfNew(p);
        m_known[Tekhenu::hash(p)] = win;
        return win;
    }

    int after(Position p, Action action)
    {
        Tekhenu::apply(p, action);
        return winOf(p);
    }

private:
    static constexpr std::size_t kMostCases = 30'000;

    int winOfNew(const Position &p)
    {
        const bool isChance = Tekhenu::toAct(p) == seatBit(kChance);
        Tekhenu::Actions actions;
        if (isChance)
            Tekhenu::outcomes(p, actions);
        else
            Tekhenu::legal(p, actions);
        const int wanted = isChance ? 0 : p.top().seat == 0 ? 1 : 0;
        int seen = 0; // bit 0: the second may win, bit 1: the first may
        for (const Action action : actions) {
            const int win = after(p, action);
            if (win < 0)
                return -1;
            if (!isChance && win == wanted)
                return win;
            seen |= 1 << win;
        }
        return seen == 3 ? -1 : seen == 2 ? 1 : 0;
    }

    std::unordered_map<std::uint64_t, int> m_known;
};

/// The actions that win, if all are proved and others lose.
std::vector<Action> rightActions(const Position &p)
{
    Proof proof;
    Tekhenu::Actions actions;
    Tekhenu::legal(p, actions);
    std::vector<Action> right;
    for (const Action action : actions) {
        const int win = proof.after(p, action);
        if (win < 0)
            return {};
        if (win == (p.top().seat == 0 ? 1 : 0))
            right.push_back(action);
    }
    return right.size() < actions.size() ? right : std::vector<Action>{};
}

/// The position with nobody's Decree hidden: what was kept goes back into the deck.
Position opened(Position p)
{
    for (Holdings &own : p.owners) {
        if (own.secret != 0)
            p.decks[Decrees] |= cardBit(static_cast<Card>(own.secret - 1));
        own.secret = 0;
    }
    return p;
}

/// A random game up to the last turn.
Position lastTurn(Random &random)
{
    Position p = Tekhenu::start({2, {}});
    while (p.round < kRounds || p.turnIndex < 1)
        tekhenu::advance(p, random);
    return opened(p);
}

} // namespace

class TestTekhenuKnown : public QObject {
    Q_OBJECT

private slots:
    void expertKnows();
};

void TestTekhenuKnown::expertKnows()
{
    const engine::Level &level = Tekhenu::levels().back();
    const engine::CancelToken never;
    Random random(3);
    int proved = 0;
    while (proved < kKnown) {
        for (Position p = lastTurn(random); p.depth > 0; tekhenu::advance(p, random)) {
            if (Tekhenu::toAct(p) == seatBit(kChance))
                continue;
            const std::vector<Action> right = rightActions(p);
            if (right.empty())
                continue;
            const Position view = Tekhenu::observe(p, p.top().seat);
            const Action best = Tekhenu::search(view, {level, 200, 1, 1, never}).actions.front().action;
            QVERIFY2(std::find(right.begin(), right.end(), best) != right.end(),
                     (Tekhenu::text(p) + ": " + Tekhenu::actionText(p, best, kNobody) + ", not "
                      + Tekhenu::actionText(p, right.front(), kNobody))
                         .c_str());
            ++proved;
        }
    }
}

} // namespace tests::tst_tekhenu_known

TEST_CLASS(tst_tekhenu_known, TestTekhenuKnown)
#include "tst_tekhenu_known.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: a tree search over whole walks, with a static evaluation beyond the tree.
#include <cassert>
#include <map>

#include "model/engine/osiris/player/turns.h"
#include "model/engine/search/ranking.h"
#include "model/engine/search/seeds.h"
#include "model/engine/search/shares.h"

namespace engine::osiris {

namespace {

search::TreeSettings settingsFor(std::uint64_t nodes)
{
    search::TreeSettings settings = search::TreeSettings::evaluated(nodes);
    settings.worlds = 16;
    settings.rootWorlds = 8;
    return settings;
}

/// The view without some of the known gods under other seats' priests, always the same ones: limited memory.
Position remembered(const Position &view, double memory, std::uint64_t seed)
{
    Position left = view;
    for (std::size_t i = 0; i < kPriests; ++i) {
        if (view.gods[i] >= kGods || ownerOfPriest(view, static_cast<int>(i)) == view.viewer)
            continue;
        Random random(mixed(mixed(seed, i), view.gods[i]));
        if (random.bits() * 0x1p-32 >= memory) {
            left.gods[i] = kUnknownGod;
            left.known[i] &= static_cast<SeatSet>(~seatBit(view.viewer));
        }
    }
    return left;
}

/// A number for the end of a walk of that priest.
struct End {
    std::uint64_t action;
    int spent;
    friend auto operator<=>(const End &, const End &) = default; // NOLINT: no null pointer
};

/// The values of moves, attributed to the single actions that lead to them.
class Ranking {
public:
    Ranking(const Position &view, const search::Searched<Turn> &found) : m_view(view)
    {
        const std::vector<double> values = found.fairValues();
        for (std::size_t i = 0; i < values.size(); ++i)
            m_ends[endOf(found.moves[i])] = values[i];
    }

    std::vector<Ranked> actions() const
    {
        std::vector<Ranked> ranked;
        Osiris::Actions legal;
        Osiris::legal(m_view, legal);
        for (const Action action : legal)
            ranked.push_back({action, std::max(0.0, valueOf(action)), 0});
        return ranked;
    }

private:
    static End endOf(const Turn &turn) { return {turn.action.bits, turn.priest == kNoPriest ? 0 : spentAt(turn)}; }

    /// The best end that is possible after the action.
    double valueOf(Action action) const
    {
        if (verbOf(action) != Verb::Step)
            return valueAt({action.bits, 0});
        const auto priest = static_cast<std::uint8_t>(priestArgument(action));
        const Node from = m_view.at[priest];
        Turn first{action, priest, from, m_view.spent, 0};
        const int spent = spentAt(first);
        double best = valueAt({action.bits, spent});
        if (stopsAt(action))
            return best;
        Position next = m_view;
        next.walker = priest;
        next.at[priest] = stepArgument(action);
        next.left = static_cast<std::uint8_t>(budgetOf(m_view, priest) - (spent - m_view.spent));
        next.spent = static_cast<std::uint8_t>(spent);
        Turns turns;
        if (next.left > 0)
            listWalks(next, priest, turns);
        for (const Turn &turn : turns)
            best = std::max(best, valueAt(endOf(turn)));
        return best;
    }

    /// True for a step onto the tip, a blockade or a priest: a walk over it differs from other ways to its end.
    bool stopsAt(Action step) const
    {
        const Node to = stepArgument(step);
        return to == kTip || m_view.isBlocked(to) || priestAt(m_view, to) != kNoPriest;
    }

    double valueAt(const End &end) const
    {
        const auto found = m_ends.find(end);
        return found == m_ends.end() ? -1 : found->second;
    }

    const Position &m_view;
    std::map<End, double> m_ends;
};

} // namespace

SearchResult Osiris::search(const Position &view, const SearchLimits &limits)
{
    assert(contains(toAct(view), view.viewer));
    const Position believed = remembered(view, limits.level.memory, limits.seed);
    const TurnModel model(believed);
    Random random(search::derivedSeed(limits.seed, 99));
    Turns turns;
    model.moves(model.determinized(random), view.viewer, turns);
    // For a walk it stays the same however far it has come.
    const auto number = [](const Turn &turn) {
        return turn.action.bits ^ (static_cast<std::uint64_t>(spentAt(turn)) << 48U);
    };
    const std::uint64_t place = mixed(mixed(limits.seed, view.turn), static_cast<std::uint64_t>(view.phase));
    const std::vector<double> bias = search::misjudgements(turns, limits.level.noise, place, number);
    const auto found = search::searchTree(model, view.viewer, bias, settingsFor(limits.nodes), limits);
    return search::bestOf(Ranking(believed, found).actions(), found.nodes);
}

// All seats are searched as if everything were open.
std::vector<double> Osiris::expected(const Position &position, const SearchLimits &limits)
{
    assert(position.viewer == kNobody);
    Evaluator evaluator(weightsFor(position.seats, position.tip));
    const auto judged = [&evaluator](const Position &p) {
        const search::Values shares = evaluator.values(p);
        return std::vector<double>(shares.begin(), shares.begin() + p.seats);
    };
    if (toAct(position) == 0)
        return judged(position);
    if (toAct(position) == seatBit(kChance)) {
        constexpr std::uint64_t kDeals = 1'000;
        return search::meanOverChance<Osiris>(
            position, limits, 0, kDeals, [&](const Position &dealt, std::uint64_t, Random &) { return judged(dealt); });
    }
    const auto found =
        search::searchTree(TurnModel(position), firstSeat(toAct(position)), {}, settingsFor(limits.nodes), limits);
    const auto shares = search::sharesOf(found.sums[found.best()], position.seats);
    return shares ? *shares : judged(position);
}

} // namespace engine::osiris

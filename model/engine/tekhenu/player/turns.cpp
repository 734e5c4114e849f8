// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/player/turns.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Faith that brings the balance as near to 0 as it can.
int bestFaith(const Holdings &own)
{
    const int faith = own.goods[Faith];
    return std::clamp(-runningBalance(own), -faith, faith);
}

/// The good of those offered that the owner has least of; limits of the stock make it the most useful one.
int scarcest(const Position &p, const Actions &all, int owner)
{
    const auto have = [&](Action action) {
        const int bit = argumentOf(action);
        return bit < kResources ? 2 * p.of(owner).goods[bit] : 3;
    };
    return argumentOf(*std::min_element(all.begin(), all.end(), [&](Action a, Action b) { return have(a) < have(b); }));
}

/// Answers a seat's choice that is no turn of its own; false if it is one.
bool answerAside(Position &p)
{
    const Step step = p.top();
    const auto make = [&](Verb verb, std::uint64_t n) { return makeAction(step.seat, verb, n); };
    switch (step.op) {
    case Op::Faith:
        answer(p, nullptr, make(Verb::Faith, static_cast<std::uint64_t>(bestFaith(p.of(step.seat)) + kMostFaith)));
        return true;
    case Op::Feed: {
        const Holdings &own = p.of(step.seat);
        const int due = breadDue(p, step.seat);
        const int bread = std::min<int>(due, own.goods[Bread]);
        answer(p, nullptr, make(Verb::Feed, words(bread, 3, std::min<int>(due - bread, own.goods[Gold]))));
        return true;
    }
    case Op::Gain: {
        Actions all;
        options(p, all);
        answer(p, nullptr, make(Verb::Gain, static_cast<std::uint64_t>(scarcest(p, all, step.seat))));
        return true;
    }
    default: return false;
    }
}

/// What promises most comes first where not all can be tried.
int promiseOf(const Position &p, Action action)
{
    const Seat seat = action.actor();
    const int n = argumentOf(action);
    switch (verbOf(action)) {
    case Verb::Draft: return 20 + pipsOf(byte(secondWord(action, kSegmentBits)));
    case Verb::Anubis: return pipsOf(byte(secondWord(action, kSegmentBits)));
    case Verb::God:
    case Verb::Produce: return 50;
    case Verb::Scribe:
    case Verb::School: return 20;
    case Verb::Idle:
    case Verb::Done:
    case Verb::Pass:
    case Verb::End: return -1;
    case Verb::Statue: return n < kSegments ? 5 : 10;
    case Verb::Tile: {
        int most = 0;
        for (int turn = 0; turn < 4; ++turn)
            most = std::max(most, edgesAt(p, n, p.tileOf(p.actionValue()), turn, false));
        return 3 * (buildingsAt(p, n, kNone) + most) + buildingsAt(p, n, seat);
    }
    case Verb::Turn: return edgesAt(p, p.top().field(), p.tileOf(p.actionValue()), n, false);
    case Verb::Build: return isTempleSite(n) ? 3 * pillarsIn(p, lineOf(n), seat) - kBreadOfLine[n % 5] : 0;
    case Verb::Pay: return -unitsOf(action, Gold);
    default: return 0;
    }
}

/// A hash of all bytes, four words at a time: for ends of turns, of which there are many.
std::uint64_t quickHash(const Position &p)
{
    constexpr std::uint64_t kFactor = 0x9fb21c651e98df25U;
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
    std::array<std::uint64_t, 4> block{};
    for (std::size_t at = 0; at < sizeof p; at += sizeof block) {
        if (sizeof p - at < sizeof block)
            block.fill(0);
        std::memcpy(block.data(), reinterpret_cast<const char *>(&p) + at, std::min(sizeof block, sizeof p - at));
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            lanes[i] = (lanes[i] ^ block[i]) * kFactor;
            lanes[i] ^= lanes[i] >> 29U;
        }
    }
    return mixed(mixed(mixed(lanes[0], lanes[1]), lanes[2]), lanes[3]);
}

constexpr int kNoEnd = -1;

/// The positions of a turn that were there, each with the number of the best end behind it. It grows with them: most
/// turns have few.
class Seen {
public:
    static constexpr std::size_t kMost = 12'288;

    /// The end behind a position that was there before; nothing for a new one, which is kept without an end.
    std::optional<int> endBehind(std::uint64_t hash)
    {
        Entry &entry = at(hash);
        if (entry.hash != 0)
            return entry.end;
        entry.hash = hash;
        if (++m_entries > m_slots.size() / 2)
            grow();
        return std::nullopt;
    }
    void setEnd(std::uint64_t hash, int end) { at(hash).end = end; }
    bool isFull() const { return m_entries == kMost; }

private:
    struct Entry {
        std::uint64_t hash = 0; ///< 0: free
        int end = kNoEnd;
    };

    Entry &at(std::uint64_t hash)
    {
        std::size_t slot = hash >> 48U;
        while (m_slots[slot & (m_slots.size() - 1)].hash != 0 && m_slots[slot & (m_slots.size() - 1)].hash != hash)
            ++slot;
        return m_slots[slot & (m_slots.size() - 1)];
    }
    void grow()
    {
        const std::vector<Entry> old = std::exchange(m_slots, std::vector<Entry>(2 * m_slots.size()));
        for (const Entry &entry : old) {
            if (entry.hash != 0)
                at(entry.hash) = entry;
        }
    }

    std::vector<Entry> m_slots = std::vector<Entry>(512);
    std::size_t m_entries = 0;
};

class Finder {
public:
    Finder(const Position &start, Width width, const Weights &weights, const CancelToken *cancel)
        : m_width(width), m_weights(weights), m_cancel(cancel), m_seat(start.top().seat), m_turn(turnOf(start))
    {
    }

    void from(const Position &p) { explore(p, m_width.ends); }
    std::vector<FoundTurn> taken()
    {
        for (const auto &[first, end] : m_shared) {
            std::vector<Action> &others = m_found[end].otherFirst;
            if (std::find(others.begin(), others.end(), first) == others.end())
                others.push_back(first);
        }
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const FoundTurn &a, const FoundTurn &b) { return a.value > b.value; });
        return std::move(m_found);
    }

private:
    /// Ends that were found behind a position, and the number of the best one, those found before included.
    struct Behind {
        int ends = 0;
        int best = kNoEnd;
    };

    int betterOf(int a, int b) const
    {
        return a == kNoEnd || (b != kNoEnd && m_found[b].value > m_found[a].value) ? b : a;
    }

    bool isCancelled() const { return m_cancel && !m_found.empty() && m_cancel->isCancelled(); }

    bool goesOn(const Position &p) const
    {
        return p.depth > 0 && isChoice(p.top().op) && p.top().seat == m_seat && turnOf(p) == m_turn
               && (m_path.empty() || p.top().op != Op::Draft) && m_path.size() < FoundTurn().actions.capacity();
    }

    /// True for what a narrow search does not try, and for what is tried later in the turn as well.
    bool isLeftOut(const Position &p, Action action) const
    {
        const Verb verb = verbOf(action);
        if (m_path.empty() && !m_width.isNarrow)
            return false; // every first action is judged
        if (verb == Verb::Renew)
            return true; // what comes is not known
        if (verb == Verb::Play) {
            const When when = kBlessings[argumentOf(action)].when;
            const bool isAny = when == When::Any || when == When::AnyOrMaat;
            return isAny && (m_width.isNarrow || p.top().op == Op::Draft || p.top().op == Op::Cards);
        }
        if (verb == Verb::Scribe || verb == Verb::PlayValue)
            return m_scribes >= (m_width.isNarrow ? 1 : 2);
        if (verb == Verb::Idle)
            return true;
        return false;
    }

    void candidates(const Position &p, Actions &list) const
    {
        Actions all;
        options(p, all);
        for (const Action action : all) {
            if (!isLeftOut(p, action))
                list.push(action);
        }
        if (list.empty())
            list = all;
        if (p.top().op == Op::Pay && m_width.isNarrow) {
            const auto gold = [](Action action) { return unitsOf(action, Gold); };
            const int least = gold(
                *std::min_element(list.begin(), list.end(), [&](Action a, Action b) { return gold(a) < gold(b); }));
            list.setEnd(std::remove_if(list.begin(), list.end(), [&](Action action) { return gold(action) > least; }));
        }
    }

    /// The end of the turn, or what can be done before it, within so many ends.
    Behind explore(const Position &p, int ends)
    {
        const std::uint64_t hash = quickHash(p) | 1U;
        if (m_seen.isFull())
            return {};
        if (const auto end = m_seen.endBehind(hash)) {
            if (*end != kNoEnd && !m_path.empty() && m_found[*end].actions[0] != m_path[0])
                m_shared.emplace_back(m_path[0], *end);
            return {0, *end};
        }
        const Behind behind = goesOn(p) ? exploreChoice(p, ends) : exploreEnd(p);
        m_seen.setEnd(hash, behind.best);
        return behind;
    }

    Behind exploreEnd(const Position &p)
    {
        FoundTurn found;
        found.actions = m_path;
        found.value = valuesOf(p, m_weights)[m_seat];
        m_found.push_back(std::move(found));
        return {1, static_cast<int>(m_found.size()) - 1};
    }

    Behind exploreChoice(const Position &p, int ends)
    {
        Actions list;
        candidates(p, list);
        const auto size = static_cast<int>(list.size());
        if (size > ends) {
            std::array<std::pair<int, Action>, Actions::capacity()> order;
            std::transform(list.begin(), list.end(), order.begin(),
                           [&](Action action) { return std::pair(-promiseOf(p, action), action); });
            std::sort(order.begin(), order.begin() + size);
            for (int i = 0; i < size; ++i)
                list[static_cast<std::size_t>(i)] = order[static_cast<std::size_t>(i)].second;
        }
        const int tried = std::min(size, std::max(1, ends));
        Behind all;
        for (int i = 0; i < tried && !isCancelled(); ++i) {
            const Action action = list[static_cast<std::size_t>(i)];
            Position next = p;
            answer(next, nullptr, action);
            advance(next, m_seat, m_turn);
            const bool isScribe = verbOf(action) == Verb::Scribe;
            m_scribes += isScribe ? 1 : 0;
            m_path.push(action);
            const Behind behind = explore(next, std::max(1, (ends - all.ends) / (tried - i)));
            all = {all.ends + behind.ends, betterOf(all.best, behind.best)};
            m_path.setEnd(m_path.end() - 1);
            m_scribes -= isScribe ? 1 : 0;
        }
        return all;
    }

    const Width m_width;
    const Weights &m_weights;
    const CancelToken *const m_cancel; ///< or null
    const Seat m_seat;
    const int m_turn;
    Seen m_seen;
    FixedList<Action, 24> m_path;
    int m_scribes = 0;
    std::vector<FoundTurn> m_found;
    std::vector<std::pair<Action, int>> m_shared; ///< first actions, and ends that they lead to beside their own
};

} // namespace

int turnOf(const Position &position) { return (position.round * 8 + position.turnIndex) * 256 + position.active; }

void advance(Position &p, Seat seat, int turn)
{
    while (p.depth > 0) {
        const Step step = p.top();
        if (p.round > 0 && (step.op == Op::DrawTile || step.op == Op::DrawCard)) {
            p.pop();
            settle({p, nullptr});
        } else if (step.op == Op::Pick) {
            Actions all;
            options(p, all);
            answer(p, nullptr, all[0]);
        } else if (isChance(step.op) || (step.seat == seat && turnOf(p) == turn) || !answerAside(p)) {
            return;
        }
    }
}

std::vector<FoundTurn> findTurns(const Position &position, Width width, const Weights &weights,
                                 const CancelToken *cancel)
{
    Position start = position;
    start.viewer = kNobody;
    Finder finder(start, width, weights, cancel);
    finder.from(start);
    return finder.taken();
}

} // namespace engine::tekhenu

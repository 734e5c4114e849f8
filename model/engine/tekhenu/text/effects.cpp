// SPDX-License-Identifier: GPL-3.0-or-later
// What an action would do, as far as no draw and no later choice decides it.
#include <algorithm>

#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// The facts of an action, summed up for its seat.
class Outlook {
public:
    Outlook(const Position &position, Action action, bool countsCosts = true)
        : m_before(position), m_after(position), m_seat(action.actor())
    {
        Facts facts;
        answer(m_after, &facts, action);
        // Where the Maat phase ends with the action, only the fact has the balance still.
        const bool isMaatOver = m_after.of(m_seat).diceCount < m_before.of(m_seat).diceCount;
        m_balance = balanceOf(isMaatOver ? m_before.of(m_seat) : m_after.of(m_seat));
        count(facts, countsCosts);
    }

    const Position &after() const { return m_after; }
    int points() const { return m_points; }
    std::vector<Message> told() const;
    /// What follows whatever payment is chosen next, without the payment itself.
    Outlook paid() const
    {
        Actions payments;
        tekhenu::options(m_after, payments);
        return Outlook(m_after, payments[0], false);
    }

private:
    void count(const Facts &facts, bool countsCosts);

    const Position &m_before;
    Position m_after;
    int m_seat;
    int m_points = 0;
    int m_excess = 0;
    int m_balance = 0;
    std::array<int, kGoods> m_goods{};
    std::vector<Message> m_others;
};

void Outlook::count(const Facts &facts, bool countsCosts)
{
    for (const Fact &fact : facts) {
        if (fact.owner != m_seat) {
            if (fact.id == FactId::Bonus)
                m_others.push_back({"effect.bonus", describe(fact).fields});
            continue;
        }
        switch (fact.id) {
        case FactId::Points: m_points += fact.n; break;
        case FactId::Gain: m_goods[fact.what] += fact.n; break;
        case FactId::Spend: m_goods[fact.what] -= countsCosts ? fact.n : 0; break;
        case FactId::Population: m_goods[Population] += fact.n; break;
        case FactId::Happiness: m_goods[Happiness] += fact.n; break;
        case FactId::Balance: m_balance = fact.n; break;
        case FactId::Excess: m_excess += fact.n; break;
        default: break;
        }
    }
}

std::vector<Message> Outlook::told() const
{
    const Holdings &before = m_before.of(m_seat);
    const Holdings &own = m_after.of(m_seat);
    std::vector<Message> told;
    for (std::size_t good = 0; good < kGoods; ++good) {
        if (const int n = m_goods[good]; n != 0)
            told.push_back({n > 0 ? "effect.gain" : "effect.spend", {{"good", kGoodNames[good]}, {"n", std::abs(n)}}});
    }
    for (std::size_t i = 0; i < kResources; ++i) {
        if (own.levels[i] != before.levels[i])
            told.push_back({"effect.level", {{"good", kGoodNames[i]}, {"n", own.levels[i]}}});
    }
    if (m_excess > 0)
        told.push_back({"effect.excess", {{"n", m_excess}}});
    if (m_points != 0)
        told.push_back({"effect.points", {{"points", m_points}}});
    if (m_balance != balanceOf(before))
        told.push_back({"effect.balance", {{"balance", m_balance}}});
    told.insert(told.end(), m_others.begin(), m_others.end());
    return told;
}

bool isPaying(const Position &p) { return p.depth > 0 && p.top().op == Op::Pay && p.top().arg != kRenewal; }

/// Most points that a turn of the tile would bring.
int bestTurn(const Position &p)
{
    Actions turns;
    tekhenu::options(p, turns);
    int best = 0;
    for (const Action turn : turns) {
        const Outlook outlook(p, turn);
        best = std::max(best, isPaying(outlook.after()) ? outlook.paid().points() : outlook.points());
    }
    return best;
}

/// What the die could be used for.
void addUses(const Position &p, std::vector<Message> &lines)
{
    Actions actions;
    tekhenu::options(p, actions);
    for (const Action action : actions) {
        const Verb verb = verbOf(action);
        if (verb != Verb::God && verb != Verb::Produce)
            continue;
        const Message label = Tekhenu::label(p, action);
        lines.push_back({"label." + label.id, label.fields});
        if (verb == Verb::God)
            continue;
        for (Message &effect : Outlook(p, action).told())
            lines.push_back(std::move(effect));
    }
    const std::uint8_t god = p.from;
    const bool isDone = std::any_of(actions.begin(), actions.end(), [&](Action action) {
        return verbOf(action) == Verb::God && argumentOf(action) == god;
    });
    if (isDone)
        return;
    if (const auto why = Tekhenu::illegalReason(p, makeAction(p.top().seat, Verb::God, god)))
        lines.push_back(*why);
}

/// The god, and the tile at Ra, that the die would use.
void addPlaces(const Position &p, std::vector<PreviewRow> &rows)
{
    const auto seat = static_cast<Seat>(p.top().seat);
    const Message label = Tekhenu::label(p, makeAction(seat, Verb::God, p.from));
    rows.push_back({seat, placeAt(kGodPlace, p.from), {"label." + label.id, label.fields}});
    const int space = (p.value - 1) / 2;
    if (p.from == Ra && p.tileOf(p.value) != 0)
        rows.push_back({seat, placeAt(kTilePlace, space), rows.front().text});
}

/// The tile as it would lie: the edges that match, and all points that follow at once.
Preview turned(const Position &p, Action action)
{
    const int field = p.top().arg;
    const PlaceIndex place = placeAt(kFieldPlace, field);
    const int tile = p.tileOf(p.actionValue());
    const Message label = Tekhenu::label(p, action);
    Preview preview{place, {"label." + label.id, label.fields}, Tekhenu::consequences(p, action)};
    preview.rows.push_back(
        {action.actor(), place, {"preview.tile", {{"kind", "tile"}, {"value", tile}, {"turn", argumentOf(action)}}}});
    for (int direction = 0; direction < 4; ++direction) {
        if (colourBeside(p, field, direction) == edgeOf(tile, argumentOf(action), direction))
            preview.rows.push_back(
                {action.actor(), place, {"preview.edge", {{"sign", "edge-" + std::to_string(direction + 1)}}}});
    }
    const Outlook outlook(p, action);
    const int points = isPaying(outlook.after()) ? outlook.paid().points() : outlook.points();
    preview.rows.push_back({action.actor(), place, {"preview.points", {{"n", points}, {"sign", "ring"}}}});
    return preview;
}

} // namespace

std::vector<Message> Tekhenu::consequences(const Position &p, Action action)
{
    if (action.actor() == kChance)
        return {};
    const Outlook outlook(p, action);
    const Position &after = outlook.after();
    std::vector<Message> told = outlook.told();
    if (isPaying(after)) {
        const Cost cost = costOf(after, after.top().seat, after.top().arg, after.top().more);
        told.push_back({"effect.cost", {{"cost", cost.total()}, {"good", sortsOf(cost)}}});
        for (Message &effect : outlook.paid().told())
            told.push_back(std::move(effect));
    } else if (after.depth > 0 && after.top().op == Op::Turn) {
        told.push_back({"effect.turns", {{"points", bestTurn(after)}}});
    }
    return told;
}

std::optional<Preview> Tekhenu::preview(const Position &p, const std::optional<Action> &action)
{
    if (!action || action->actor() == kChance)
        return std::nullopt;
    if (verbOf(*action) == Verb::Turn)
        return turned(p, *action);
    const std::vector<MoveTarget> targets = moveTargets(p, *action);
    if (targets.empty())
        return std::nullopt;
    const Message label = Tekhenu::label(p, *action);
    Preview preview{targets.front().to, {"label." + label.id, label.fields}, consequences(p, *action)};
    Position after = p;
    answer(after, nullptr, *action);
    if (p.top().op == Op::Draft && after.depth > 0 && after.top().op == Op::Act) {
        addUses(after, preview.lines);
        addPlaces(after, preview.rows);
    }
    return preview;
}

} // namespace engine::tekhenu

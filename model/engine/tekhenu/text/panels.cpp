// SPDX-License-Identifier: GPL-3.0-or-later
// The scoring as it would be now, and the report of a game: points by what they are for.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "model/engine/core/panel.h"
#include "model/engine/core/tally.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// The row of a topic: its name, where no other row is called so.
std::string_view rowOfTopic(Topic topic)
{
    switch (topic) {
    case Topic::Happiness: return "happiness-points";
    case Topic::Order: return "turn-order";
    case Topic::Bread: return "unpaid-bread";
    default: return kTopicNames[static_cast<std::size_t>(topic)];
    }
}

} // namespace

namespace {

template <class FigureOf>
std::vector<int> figuresOf(const Position &p, FigureOf figureOf)
{
    std::vector<int> figures;
    for (int owner = 0; owner < p.ownerCount(); ++owner)
        figures.push_back(figureOf(owner));
    return figures;
}

PanelRow figureRow(std::string_view id, std::vector<int> counts, std::vector<int> points)
{
    return {std::string(id), std::move(counts), std::move(points), 0, 0, {}};
}

PanelRow textRow(std::string_view id, Message text)
{
    PanelRow row = figureRow(id, {}, {});
    row.text = std::move(text);
    return row;
}

template <class... Ops>
bool isDue(const Position &p, Ops... ops)
{
    return std::any_of(p.steps.begin(), p.steps.begin() + p.depth,
                       [=](const Step &step) { return ((step.op == ops) || ...); });
}

/// What each owner has that a row of the scoring is about.
int countedFor(const Position &p, Topic topic, int owner)
{
    const Holdings &own = p.of(owner);
    int n = 0;
    switch (topic) {
    case Topic::Districts:
        for (int district = 0; district < kResources; ++district)
            n += leaderOf(p, district) == owner ? 1 : 0;
        return n;
    case Topic::Temple: return static_cast<int>(std::count(p.sites.begin(), p.sites.begin() + kOsirisSites, owner));
    case Topic::Statues: return 6 - own.statues;
    case Topic::Happiness: return own.happiness;
    case Topic::Levels: return static_cast<int>(std::count(own.levels.begin(), own.levels.end(), kMostLevel));
    case Topic::Row: return 10 - own.buildings;
    default: return std::popcount(own.technologies); // Technology; of the bot Blessings too
    }
}

/// The rounds after which the next rotation, Maat phase and scoring are due.
Message calendar(const Position &p)
{
    // From the new dice or Destiny cards on the round is over, though the next one has not begun.
    const int round = std::max(1, p.round + (p.round > 0 && isDue(p, Op::SetUp, Op::Destiny, Op::DrawDie) ? 1 : 0));
    return {"scoring.next",
            {{"rotation", (round + 1) / 2 * 2}, {"maat", (round + 3) / 4 * 4}, {"scoring", round <= 8 ? 8 : kRounds}}};
}

/// The scoring of the position as it stands; while bread is asked for, the one that has just been.
Panel scoring(const Position &p)
{
    const bool isScored = isDue(p, Op::Feed);
    Panel panel{"scoring", PanelForm::Points, {}, isScored ? "scored" : ""};
    Position scored = p;
    Facts facts;
    for (int owner = 0; owner < p.ownerCount(); ++owner)
        scoreOwner({scored, &facts}, owner);
    const auto pointsFor = [&](Topic topic) {
        std::vector<int> points(static_cast<std::size_t>(p.ownerCount()));
        for (const Fact &fact : facts)
            points[fact.owner] += fact.what == static_cast<std::uint8_t>(topic) ? fact.n : 0;
        return points;
    };
    const auto add = [&](Topic topic) {
        panel.rows.push_back(figureRow(
            rowOfTopic(topic), figuresOf(p, [&](int owner) { return countedFor(p, topic, owner); }), pointsFor(topic)));
    };
    const auto sum = [&](const char *id, auto figure) {
        panel.rows.push_back(figureRow(id, {}, figuresOf(p, figure)));
    };
    for (const Topic topic : {Topic::Districts, Topic::Temple, Topic::Statues, Topic::Happiness, Topic::Levels,
                              Topic::Row, Topic::Technology})
        add(topic);
    if (p.seats == 1)
        panel.rows.push_back(figureRow("bot", {}, pointsFor(Topic::Bot)));
    sum("sum", [&](int owner) { return scored.of(owner).points - p.of(owner).points; });
    if (!isScored)
        sum("would-stand", [&](int owner) { return int{scored.of(owner).points}; });
    sum("bread-due", [&](int owner) { return p.isBot(owner) ? 0 : breadDue(p, owner); });
    sum("bread-has", [&](int owner) { return p.of(owner).goods[Bread] + p.of(owner).goods[Gold]; });
    panel.note = calendar(p);
    panel.sign = "points";
    return panel;
}

/// The viewer's Decree of the set-up, and what it would bring now. A full position has no viewer.
Panel secret(const Position &p)
{
    Panel panel{"decree", PanelForm::Secrets};
    const std::uint8_t card = p.viewer < p.seats ? p.of(p.viewer).secret : std::uint8_t{0};
    if (card == 0 || card == kNone)
        return panel;
    panel.rows.push_back(textRow("decree", {"cards.secret",
                                            {{"card", cardName(byte(card - 1))},
                                             {"points", decreePoints(p, p.viewer, (card - 1) % kOfDeck + 1)}}}));
    panel.rows.back().sign = "sign-decree";
    panel.sign = "sign-decree";
    return panel;
}

/// What the report counts, action by action.
class Reckoning {
public:
    explicit Reckoning(int owners)
        : m_tally(
            owners,
            {{"report-actions",
              {"ra-buildings", "ra-edges", "ra-space", "ability", "statue-temple", "hathor", "bonus", "technology",
               "blessing", "maat"}},
             {"report-scorings",
              {"districts", "temple", "statues", "happiness-points", "levels", "row", "unpaid-bread", "decree",
               "turn-order", "bot"}},
             {"report-dice", {"by-horus", "by-ra", "by-hathor", "by-bastet", "by-thoth", "by-osiris", "by-production"}},
             {"report-turns",
              {"drafts", "anubis-actions", "excess-goods", "faith-added", "bonuses-received", "bonuses-given"}}})
    {
    }

    void action(const Position &before, Action action)
    {
        const Verb verb = verbOf(action);
        const Seat seat = action.actor();
        m_turn = before.active;
        if (verb == Verb::Draft || verb == Verb::Anubis) {
            m_tally.add(verb == Verb::Draft ? "drafts" : "anubis-actions", seat);
            m_use.clear();
        } else if (verb == Verb::God) {
            m_use = "by-" + std::string(segmentName(byte(argumentOf(action))));
        } else if (verb == Verb::Produce) {
            m_use = "by-production";
        } else if (verb == Verb::Faith) {
            m_tally.add("faith-added", seat, std::abs(argumentOf(action) - kMostFaith));
        }
    }

    void fact(const Fact &fact)
    {
        const auto owner = static_cast<Seat>(fact.owner);
        switch (fact.id) {
        case FactId::RivalDie: // it has its turn within somebody's action
            m_turn = fact.owner;
            m_use.clear();
            break;
        case FactId::Excess: m_tally.add("excess-goods", owner, fact.n); break;
        case FactId::Bonus:
            m_tally.add("bonuses-received", owner);
            if (m_turn != kNone && m_turn != fact.owner)
                m_tally.add("bonuses-given", m_turn);
            break;
        case FactId::Points: {
            const auto topic = static_cast<Topic>(fact.what);
            m_tally.add(rowOfTopic(topic), owner, fact.n);
            if (topic < Topic::Maat && fact.owner == m_turn && !m_use.empty())
                m_tally.add(m_use, owner, fact.n);
            break;
        }
        default: break;
        }
    }

    const std::vector<Panel> &panels() const { return m_tally.panels(); }

private:
    Tally m_tally;
    std::uint8_t m_turn = kNone; ///< whose turn it is
    std::string m_use;           ///< row of what the die of the turn is used for; empty before
};

} // namespace

std::vector<Panel> Tekhenu::panels(const Position &p)
{
    std::vector<Panel> all{seatBoards(p), readableCards(p)};
    if (p.depth > 0)
        all.push_back(scoring(p));
    all.push_back(secret(p));
    return all;
}

std::vector<Panel> Tekhenu::report(const Position &start, std::span<const Action> actions)
{
    Reckoning reckoning(start.ownerCount());
    followed<Tekhenu>(
        start, actions, [&](const Position &before, Action action) { reckoning.action(before, action); },
        [&](const Fact &fact) { reckoning.fact(fact); });
    return reckoning.panels();
}

} // namespace engine::tekhenu

// SPDX-License-Identifier: GPL-3.0-or-later
// Botankhamun (T50 to T54): a rule, not a search.
#include <algorithm>
#include <bit>

#include "model/engine/tekhenu/rules/places.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

constexpr int kBot = 1;
constexpr int kConsolation = 3; ///< points for an action that cannot be carried out

/// True if every die of the wheel is forbidden: then all are as if allowed.
bool onlyForbidden(const Position &p)
{
    return std::all_of(p.wheel.begin(), p.wheel.end(), [&p](std::uint8_t entry) {
        return entry == kNone || purityAt(p, entry / kDieKinds, entry % kDieKinds) == NoSide;
    });
}

/// Calls `see(segment, die)` for each sort of dice that the bot may take.
template <class See>
void eachDie(const Position &p, See see)
{
    const bool all = onlyForbidden(p);
    std::uint8_t last = kNone;
    for (const std::uint8_t entry : p.wheel) {
        if (entry == kNone || entry == last)
            continue;
        last = entry;
        if (all || purityAt(p, entry / kDieKinds, entry % kDieKinds) != NoSide)
            see(entry / kDieKinds, static_cast<Die>(entry % kDieKinds));
    }
}

/// Rank of a die within its segment: pips, then pure ones.
int rankIn(const Position &p, int segment, Die die)
{
    return 2 * pipsOf(die) + (purityAt(p, segment, die) == Pure ? 1 : 0);
}

/// The segment for a god tile: counter-clockwise to the first with a die.
int segmentFor(const Position &p, int god)
{
    for (int i = 0; i < kSegments; ++i) {
        const int segment = (god - i + kSegments) % kSegments;
        bool found = false;
        eachDie(p, [&](int at, Die) { found = found || at == segment; });
        if (found)
            return segment;
    }
    return god;
}

void reportAction(const Run &run, RivalAction action, int to, int n = 0,
                  const std::array<std::uint8_t, kOwners> &cards = {})
{
    run.report({.id = FactId::RivalAction,
                .owner = kBot,
                .what = byte(static_cast<int>(action)),
                .to = byte(to),
                .n = static_cast<std::int16_t>(n),
                .seats = run.p.seats,
                .order = cards});
}

void draft(const Run &run, int segment, Die die)
{
    run.report({.id = FactId::RivalDie,
                .owner = kBot,
                .what = byte(segment),
                .to = die,
                .n = static_cast<std::int16_t>(run.p.pyramid[run.p.at] * 4 + purityAt(run.p, segment, die)),
                .seats = run.p.seats});
    takeFromWheel(run.p, segment, die);
    run.p.die = die;
    run.p.from = byte(segment);
    run.p.value = byte(pipsOf(die));
    run.p.push({Op::BotGod, 0, kBot});
}

/// The die for a resource tile (T51).
void draftFor(const Run &run, int path)
{
    constexpr std::array<std::array<std::uint8_t, 5>, 4> orders{{{Black, White, Brown, Yellow, Grey},
                                                                 {Yellow, Brown, White, Black, Grey},
                                                                 {White, Black, Yellow, Brown, Grey},
                                                                 {Brown, Yellow, Black, White, Grey}}};
    const Position &p = run.p;
    int best = -1;
    int segment = 0;
    Die die = 0;
    for (const std::uint8_t colour : orders[path - kSegments]) {
        eachDie(p, [&](int at, Die each) {
            if (colourOf(each) != colour)
                return;
            const bool hasStatue = p.statues[at][0] == kBot;
            const int rank = pipsOf(each) * 16 + (hasStatue ? 8 : 0) + positionOf(p, at);
            if (rank > best) {
                best = rank;
                segment = at;
                die = each;
            }
        });
        if (best >= 0)
            break;
    }
    draft(run, segment, die);
}

} // namespace

void botActs(const Run &run)
{
    const int path = run.p.pyramid[run.p.at];
    if (path >= kSegments)
        return draftFor(run, path);
    run.p.push({Op::Pick, PickDie, kBot, byte(segmentFor(run.p, path))});
}

namespace {

/// Districts in which the bot would newly lead with a statue at that site (T52).
int newLeads(const Position &p, int site)
{
    Position after = p;
    after.sites[site] = kBot;
    int n = 0;
    for (int district = 0; district < kResources; ++district)
        n += leaderOf(p, district) != kBot && leaderOf(after, district) == kBot ? 1 : 0;
    return n;
}

/// Keeps the candidates of the highest rank.
class Best {
public:
    explicit Best(Actions &actions, int least) : m_actions(actions), m_best(least) {}

    void see(int candidate, int rank)
    {
        if (rank > m_best) {
            m_actions.clear();
            m_best = rank;
        }
        if (rank == m_best)
            m_actions.push(makeAction(kChance, Verb::ChancePick, static_cast<std::uint64_t>(candidate)));
    }

private:
    Actions &m_actions;
    int m_best;
};

void statueCandidates(const Position &p, Actions &actions)
{
    Best leads(actions, 1);
    for (const Site site : {kStatuePB, kStatueLG}) {
        if (p.sites[site] == kNone)
            leads.see(site, newLeads(p, site));
    }
    if (actions.size() > 0)
        return;
    Best pillars(actions, 0);
    for (const Site site : {kStatueE3, kStatueN3}) {
        if (p.sites[site] == kNone)
            pillars.see(site, pillarsIn(p, lineOf(site), kBot));
    }
}

void fieldCandidates(const Position &p, Actions &actions)
{
    Best best(actions, -1);
    for (int field = 0; field < kFields; ++field) {
        if (p.tiles[field] != 0)
            continue;
        const int points = buildingsAt(p, field, kNone) + edgesAt(p, field, 1, 0, true);
        best.see(kPickFields + field,
                 points * 4 + (buildingsAt(p, field, kBot) > 0 ? 2 : 0) + (isBorderField(field) ? 0 : 1));
    }
}

} // namespace

void botCandidates(const Position &p, const Step &step, Actions &actions)
{
    switch (step.pick()) {
    case PickDie: {
        Best best(actions, -1);
        eachDie(p, [&](int segment, Die die) {
            if (segment == step.fromSegment())
                best.see(pickOfDie(die), rankIn(p, segment, die));
        });
        break;
    }
    case PickStatue: statueCandidates(p, actions); break;
    case PickBuilding: {
        Best best(actions, -1);
        for (Site site = 0; site < kOsirisSites; ++site) {
            if (isFreeSite(p, site))
                best.see(site, pillarsIn(p, lineOf(site), kBot));
        }
        break;
    }
    default: fieldCandidates(p, actions); break;
    }
}

namespace {

void erectAt(const Run &run, int site)
{
    Position &p = run.p;
    --run.of(kBot).statues;
    p.sites[site] = kBot;
    reportAction(run, isTempleSite(site) ? RivalAction::LineStatue : RivalAction::LeadStatue, kSitePlace + site);
    const auto number = std::find(kStatueSites.begin(), kStatueSites.end(), site) - kStatueSites.begin();
    p.gold = byte(p.gold & ~(1 << number));
    if (isTempleSite(site))
        scoreRival(run, kBot, RivalSource::Pillars, 3 * pillarsIn(p, lineOf(site), kBot));
}

void layAt(const Run &run, int field)
{
    Position &p = run.p;
    const int space = spaceOf(p.value);
    const int points = buildingsAt(p, field, kNone) + edgesAt(p, field, 1, 0, true);
    putTile(p, kBot, space, field * 4);
    reportAction(run, RivalAction::Tile, kFieldPlace + field, points);
    scoreRival(run, kBot, RivalSource::Tile, points + space + 1);
    p.push({Op::CloseGap, byte(space), kBot});
}

void buildAt(const Run &run, int site)
{
    run.p.sites[site] = kBot;
    --run.of(kBot).buildings;
    reportAction(run, RivalAction::Building, kSitePlace + site);
    scoreRival(run, kBot, RivalSource::Pillars, 3 * pillarsIn(run.p, lineOf(site), kBot));
    gain(run, kBot, Population, run.p.value);
}

bool horus(const Run &run)
{
    Position &p = run.p;
    const std::uint8_t god = p.gods[p.value - 1];
    if (run.of(kBot).statues == 0)
        return false;
    if (p.statues[god][0] == kNone) {
        p.statues[god][0] = kBot;
        --run.of(kBot).statues;
        reportAction(run, RivalAction::GodStatue, kGodPlace + god);
        return true;
    }
    Actions candidates;
    statueCandidates(p, candidates);
    if (candidates.empty())
        return false;
    p.push({Op::Pick, PickStatue, kBot});
    return true;
}

bool ra(const Run &run)
{
    Position &p = run.p;
    if (run.of(kBot).pillars == 0 || p.tileOf(p.value) == 0
        || std::find(p.tiles.begin(), p.tiles.end(), 0) == p.tiles.end())
        return false;
    p.push({Op::Pick, PickField, kBot});
    return true;
}

bool hathor(const Run &run)
{
    const Step pick{Op::Pick, PickBuilding, kBot};
    Actions candidates;
    botCandidates(run.p, pick, candidates);
    if (run.of(kBot).buildings == 0 || candidates.empty())
        return false;
    run.p.push(pick);
    return true;
}

bool bastet(const Run &run)
{
    reportAction(run, RivalAction::Festival, Bastet, run.p.value);
    run.p.push({Op::BotDance, 0, kBot, run.p.value});
    return true;
}

bool thoth(const Run &run)
{
    Position &p = run.p;
    const int most = kThothCards[p.value - 1];
    std::array<std::uint8_t, kOwners> taken{kNone, kNone, kNone, kNone};
    int count = 0;
    for (int section = kSections - 1; section >= 0; --section) {
        for (const int deck : {Decrees, Technologies, Blessings}) {
            for (int place = section * 4; place < section * 4 + 4 && count < most; ++place) {
                if (!mayTake(p, kBot, place) || deckOfPlace(place) != deck)
                    continue;
                taken[count++] = p.display[place];
                takeCard(run, kBot, p.display[place]);
            }
        }
    }
    if (count > 0)
        reportAction(run, RivalAction::Cards, Thoth, count, taken);
    return count > 0;
}

/// The district with the fewest buildings, the leftmost of these.
int emptiestDistrict(const Position &p)
{
    int best = 0;
    int fewest = 99;
    for (int district = 0; district < kResources; ++district) {
        int n = 0;
        for (int row = 1; row <= 6; ++row)
            n += p.sites[osirisSite(district, row)] != kNone ? 1 : 0;
        if (n < fewest) {
            fewest = n;
            best = district;
        }
    }
    return best;
}

bool osiris(const Run &run)
{
    Position &p = run.p;
    if (run.of(kBot).buildings == 0)
        return false;
    const std::uint8_t resource = resourceOf(colourOf(p.die));
    const int first = resource == kNone ? emptiestDistrict(p) : resource;
    for (int up = 0; up < 6; ++up) {
        const int row = (p.value - 1 - up + 6) % 6 + 1;
        for (int right = 0; right < kResources; ++right) {
            const Site site = osirisSite((first + right) % kResources, row);
            if (p.sites[site] != kNone)
                continue;
            p.sites[site] = kBot;
            --run.of(kBot).buildings;
            if (row == 2)
                p.gold = byte(p.gold & ~kGoldRow2);
            reportAction(run, RivalAction::District, kSitePlace + site);
            return true;
        }
    }
    return false;
}

} // namespace

void botGod(const Run &run)
{
    Position &p = run.p;
    const int god = p.from;
    p.push(bonusesOf(p, kBot, god));
    const std::array<bool (*)(const Run &), kSegments> actions{horus, ra, hathor, bastet, thoth, osiris};
    if (actions[god](run))
        return;
    p.pop();
    reportAction(run, RivalAction::Nothing, god, kConsolation);
    scoreRival(run, kBot, RivalSource::Instead, kConsolation);
}

// A section that a step opens is filled before the next one (T31).
void botDance(const Run &run, int left)
{
    const Holdings &bot = run.of(kBot);
    if (left == 0)
        return gain(run, kBot, Scribes, kBastetScribes[run.p.value - 1U]);
    run.p.push({Op::BotDance, 0, kBot, byte(left - 1)});
    gain(run, kBot, bot.happiness == bot.population ? Population : Happiness, 1);
}

void botPicked(const Run &run, const Step &step, int choice)
{
    switch (step.pick()) {
    case PickDie:
        for (Die die = 0; die < kDieKinds; ++die) {
            if (pickOfDie(die) == choice)
                return draft(run, step.fromSegment(), die);
        }
        break;
    case PickStatue: erectAt(run, choice); break;
    case PickBuilding: buildAt(run, choice); break;
    default: layAt(run, choice - kPickFields); break;
    }
}

// T54
void botScores(const Run &run, int owner)
{
    Holdings &bot = run.of(owner);
    scoreRival(run, owner, RivalSource::Blessings, 2 * std::popcount(bot.blessings));
    run.p.discards[Blessings] |= std::exchange(bot.blessings, 0U);
    scoreRival(run, owner, RivalSource::Technologies, 2 * std::popcount(bot.technologies));
}

} // namespace engine::tekhenu

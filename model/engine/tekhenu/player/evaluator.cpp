// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tekhenu/player/evaluator.h"

#include <algorithm>
#include <bit>

#include "model/engine/search/numbers.h"
#include "model/engine/search/shares.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// Turns of an owner that are still to come, the one under way included.
int turnsLeft(const Position &p, int owner)
{
    if (p.depth == 0)
        return 0;
    const bool isOver = p.round > 0 && placeInOrder(p, owner) < p.turnIndex;
    const bool isRoundOver = p.round > 0 && p.active == kNone;
    return kRounds - std::max<int>(p.round, 1) + (isOver || isRoundOver ? 0 : 1);
}

int stageOf(int left)
{
    constexpr std::array most{1, 2, 4, 8, 12};
    return static_cast<int>(std::lower_bound(most.begin(), most.end(), left) - most.begin());
}

/// Bonus of a god at a position (T62), in tenths of a point.
constexpr std::array<int, 6> kBonusWorth{12, 12, 5, 10, 12, 16};

/// What a Decree that the viewer does not know may bring now: those who keep one see to it that it grows.
int unknownDecree(const Position &p, int owner) { return p.of(owner).secret == kNone ? 2 + p.round / 5 : 0; }

class Look {
public:
    Look(const Position &position, Signs &signs) : p(position), m_signs(signs) {}

    void all()
    {
        int most = 0;
        for (int owner = 0; owner < p.ownerCount(); ++owner)
            most = std::max(most, turnsLeft(p, owner));
        m_stage = stageOf(most);
        Position scored = p;
        for (int owner = 0; owner < p.ownerCount(); ++owner) {
            scoreOwner({scored, nullptr}, owner);
            m_scoring = scored.of(owner).points - p.of(owner).points;
            m_owner = byte(owner);
            m_left = turnsLeft(p, owner);
            own = &p.of(owner);
            common();
            if (p.isBot(owner))
                rival();
            else
                player();
        }
    }

private:
    void add(int number, int times)
    {
        if (times != 0)
            m_signs.push({m_owner, static_cast<std::int16_t>(times), static_cast<std::uint16_t>(number)});
    }
    void addStaged(int number, int times) { add(number + m_stage, times); }

    void common()
    {
        addStaged(signs::Points, own->points);
        addStaged(signs::OnTurn, m_left > 0 && p.round > 0 && m_left > kRounds - p.round ? 1 : 0);
        int worth = 0;
        for (int god = 0; god < kSegments; ++god) {
            const auto &spaces = p.statues[god];
            if (p.gods[5] != kNone && std::find(spaces.begin(), spaces.end(), m_owner) != spaces.end())
                worth += kBonusWorth[positionOf(p, god) - 1];
        }
        addStaged(signs::Bonuses, worth * m_left);
    }

    void rival()
    {
        addStaged(signs::Scoring, m_scoring);
        addStaged(signs::Decree, std::popcount(own->decrees) * (p.solo == 2 ? 8 : 4) + own->goods[Scribes] / 2);
        addStaged(signs::RivalLevel + p.solo * signs::kStages, 1);
    }

    void player()
    {
        const int hungry = breadDue(p, m_owner) - own->goods[Bread] - own->goods[Gold];
        addStaged(signs::Scoring, m_scoring - 3 * std::max(0, hungry));
        addStaged(signs::Decree, bestDecrees(p, m_owner) + unknownDecree(p, m_owner));
        balance();
        if (m_left > 0)
            stock();
        line();
        cards();
    }

    /// Faith lifts a balance, or lowers it, to 0 at best (T39).
    void balance()
    {
        if (p.round % 4 == 0 && p.active == kNone)
            return; // Maat is over, or nothing has begun
        const int now = runningBalance(*own);
        const int faith = own->goods[Faith];
        const int lack = std::max(0, -now - faith);
        const int surplus = std::max(0, now - faith);
        const bool isLast = m_left % 4 == 0;
        addStaged(isLast ? signs::LastLack : signs::Lack, std::min(lack, 12));
        addStaged(isLast ? signs::LastSurplus : signs::Surplus, std::min(surplus, 12));
    }

    void stock()
    {
        constexpr int kEnough = 6;
        for (int good = Papyrus; good <= Scribes; ++good)
            addStaged(signs::Goods + good * signs::kStages, std::min<int>(own->goods[good], kEnough));
        addStaged(signs::Levels, own->levels[0] + own->levels[1] + own->levels[2] + own->levels[3]);
        addStaged(signs::Population, own->population);
        addStaged(signs::Happiness, own->happiness);
        int reach = 0;
        for (int section = 0; section < kSections; ++section)
            reach += p.isOpen(section) && own->happiness >= kHappinessOf[section] ? 1 : 0;
        addStaged(signs::Reach, reach);
        addStaged(signs::Stock, own->buildings);
    }

    void line()
    {
        if (own->buildings == 0 || m_left == 0 || own->pillars == 8)
            return;
        int most = 0;
        for (Site site = 0; site < kOsirisSites; ++site)
            most = isFreeSite(p, site) ? std::max(most, pillarsIn(p, lineOf(site), m_owner)) : most;
        addStaged(signs::Line, most);
    }

    void cards()
    {
        for (std::uint32_t rest = own->technologies; rest != 0; rest &= rest - 1)
            add(signs::Technology + std::countr_zero(rest), std::max(m_left, 1));
        for (std::uint32_t rest = own->blessings; rest != 0; rest &= rest - 1)
            add(signs::Blessing + std::countr_zero(rest), std::min(m_left, 4));
        std::array<bool, 4> types{};
        for (std::uint32_t rest = decreesOf(*own); rest != 0; rest &= rest - 1)
            types[static_cast<std::size_t>(kDecrees[static_cast<std::size_t>(std::countr_zero(rest))].type)] = true;
        const int unknown = own->secret == kNone ? m_left / 4 : 0; // any type is as likely
        for (int type = 0; type < 4 && m_left > 0; ++type)
            add(signs::DecreeType + type, types[type] ? m_left : unknown);
        if (p.round == 0 && p.order[0] == kNone) {
            for (std::uint32_t rest = own->starts; rest != 0; rest &= rest - 1)
                add(signs::Start + std::countr_zero(rest), 1);
        }
        add(signs::Ankh, own->destiny);
    }

    const Position &p;
    Signs &m_signs;
    int m_stage = 0;
    int m_scoring = 0;
    std::uint8_t m_owner = 0;
    int m_left = 0;
    const Holdings *own = nullptr;
};

bool hidesDecrees(const Position &p)
{
    return std::any_of(p.owners.begin(), p.owners.end(), [](const Holdings &own) { return own.secret == kNone; });
}

/// At the end of a game of which the viewer does not know all Decrees: what the unknown ones may bring, on average.
std::array<int, kOwners> lastSums(const Position &p)
{
    std::array<int, kOwners> sums{};
    for (int owner = 0; owner < p.ownerCount(); ++owner)
        sums[owner] = (p.of(owner).points + unknownDecree(p, owner)) * kUnits / 2;
    return sums;
}

std::array<int, kOwners> sumsOf(const Position &p, const Weights &weights)
{
    Signs signs;
    look(p, signs);
    std::array<int, kOwners> sums{};
    for (const Sign &sign : signs)
        sums[sign.owner] += sign.times * weights[sign.number];
    return sums;
}

} // namespace

void look(const Position &position, Signs &signs) { Look(position, signs).all(); }

search::Values valuesOf(const Position &position, const Weights &weights)
{
    search::Values values{};
    const int owners = position.ownerCount();
    if (position.depth == 0 && !hidesDecrees(position)) {
        std::ranges::copy(search::shares(*Tekhenu::result(position), owners), values.begin());
        return values;
    }
    const std::array<int, kOwners> sums = position.depth == 0 ? lastSums(position) : sumsOf(position, weights);
    const int best = *std::max_element(sums.begin(), sums.begin() + owners);
    double total = 0;
    for (int owner = 0; owner < owners; ++owner)
        total += values[owner] = search::powerOfE((best - sums[owner]) / (kUnits / 256));
    for (int owner = 0; owner < owners; ++owner)
        values[owner] /= total;
    return values;
}

} // namespace engine::tekhenu

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/nefertiti/player/evaluator.h"

#include <algorithm>

#include "model/engine/nefertiti/rules/closing.h"
#include "model/engine/search/numbers.h"

namespace engine::nefertiti {

namespace {

// What a Servant weighs cards and money by, in tenths of a point.
constexpr int kDeben = 7;
constexpr int kSeal = 80;

int stageOf(const Position &p)
{
    constexpr std::array most{8, 20};
    if (!p.akhenaton)
        return std::popcount(p.open) > 1 ? 3 : 4;
    const int cards = deckSize(p);
    return cards > most[1] ? 0 : cards > most[0] ? 1 : 2;
}

int gainOf(const Position &p, Seat seat, int market, unsigned places)
{
    int gain = 0;
    for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        const int kind = cardAt(p, market, place);
        const int type = giftOf(kind).type;
        gain += 10 * valueWith(kind, ownersOf(p, type) + (heldOfType(p, seat, type) > 0 ? 0 : 1));
        gain += place == kUpper && (p.sealed & marketBit(market)) != 0 ? kSeal : 0;
    }
    return gain;
}

void takeCards(Position &p, Seat seat, int market, unsigned places)
{
    for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        ++p.gifts[seat][at(cardAt(p, market, place))];
        p.cards[at(market)][at(place)] = 0;
        if (place == kUpper && (p.sealed & marketBit(market)) != 0) {
            p.sealed = static_cast<std::uint8_t>(p.sealed & ~marketBit(market));
            ++p.seals[seat];
        }
    }
}

void pay(Position &p, Seat seat, int market, int money)
{
    p.money[seat] = static_cast<std::uint8_t>(p.money[seat] - money);
    p.reserve[at(market)] = static_cast<std::uint8_t>(p.reserve[at(market)] + money);
}

/// Who has the next Servant step, once what is under way is done.
Seat nextOnTurn(const Position &p)
{
    const bool goesOn =
        p.turn == 0 || p.phase == Phase::Turn || p.phase == Phase::Swap || p.phase == Phase::Discard || p.left > 1;
    return goesOn ? p.current : static_cast<Seat>((p.current + 1) % p.seats);
}

/// Index of signs::kClosings.
int closingOf(const Position &p, int market, Seat onTurn)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    if (market == kLouqsor)
        return progressOf(stall, takenIn(p, market)) > 0 ? 2 : 0;
    Position next = p;
    for (int i = 0; i < stall.count; ++i) {
        if (standing(p, market, i) != kNobody)
            continue;
        std::uint8_t &square = next.stand[at(market)][at(i)];
        square = static_cast<std::uint8_t>(onTurn + 1);
        if (isFulfilled(next, market))
            return 1;
        square = 0;
    }
    return 0;
}

class Look {
public:
    Look(const Position &position, Signs &signs) : p(position), m_signs(signs)
    {
        if (p.phase == Phase::Settle) {
            serve(p, p.settling);
            for (std::uint8_t &who : p.stand[p.settling]) {
                if (who != 0)
                    ++p.free[std::exchange(who, std::uint8_t{0}) - 1U];
            }
        }
        m_points = pointsOf(p);
        m_onTurn = nextOnTurn(p);
        for (int type = 0; type < kTypes; ++type)
            m_owners[at(type)] = ownersOf(p, type);
    }

    void all()
    {
        using namespace signs;
        const int stage = stageOf(p);
        for (Seat seat = 0; seat < p.seats; ++seat) {
            add(seat, Points + stage, m_points[seat]);
            add(seat, Purse + stage, std::min<int>(p.money[seat], kEnough));
            add(seat, Savings + stage, std::max(0, p.money[seat] - kEnough));
            add(seat, Seals + stage, p.seals[seat]);
            add(seat, Free, p.free[seat]);
            gifts(seat);
        }
        add(m_onTurn, OnTurn + stage, 1);
        add(static_cast<Seat>((m_onTurn + 1) % p.seats), Next + stage, 1);
        add(m_onTurn, FreeOnTurn, p.free[m_onTurn]);
        if (p.dice != kNobody)
            add(p.dice, Dice, 1);
        if (p.amon != kNobody)
            add(p.amon, AmonOwner, 1);
        for (int market = 0; market < kMarkets; ++market) {
            if (isOpen(p, market) && takenIn(p, market) != 0)
                services(market);
        }
    }

private:
    void add(Seat seat, int number, int times)
    {
        if (times != 0)
            m_signs.push({seat, static_cast<std::int16_t>(times), static_cast<std::uint16_t>(number)});
    }

    void gifts(Seat seat)
    {
        int rise = 0;
        int fall = 0;
        int types = 0;
        int written = 0;
        const int bonus = p.characters[Scribe] > 0 ? bonusOf(p.characters[Scribe], p.seats) : 0;
        for (int type = 0; type < kTypes; ++type) {
            const int owners = m_owners[at(type)];
            int weight = 0;
            for (int kind = kindOfType(type); kind < kKinds && giftOf(kind).type == type; ++kind) {
                const int n = held(p, seat, kind);
                rise += owners > 1 ? n * (valueWith(kind, owners - 1) - valueWith(kind, owners)) : 0;
                fall += owners < p.seats ? n * (valueWith(kind, owners) - valueWith(kind, owners + 1)) : 0;
                weight += n * (kind == kDouble ? 2 : 1);
            }
            types += weight > 0 ? 1 : 0;
            written = std::max(written, weight * bonus);
        }
        add(seat, signs::Rise, rise);
        add(seat, signs::Fall, fall);
        add(seat, signs::Types, types);
        if (p.seals[seat] > 0) {
            add(seat, signs::VizierPoints, p.characters[Vizier] > 0 ? kVizierPoints * types : 0);
            add(seat, signs::ScribePoints, written);
        }
    }

    void services(int market)
    {
        Position served = p;
        serve(served, market);
        const std::array<int, kMostPlayers> points = pointsOf(served);
        const int closing = closingOf(p, market, m_onTurn);
        for (Seat seat = 0; seat < p.seats; ++seat) {
            add(seat, signs::ServedPoints + closing, points[seat] - m_points[seat]);
            add(seat, signs::ServedMoney + closing, served.money[seat] - p.money[seat]);
            add(seat, signs::ServedSeals + closing, served.seals[seat] - p.seals[seat]);
        }
    }

    Position p;
    Signs &m_signs;
    std::array<int, kMostPlayers> m_points{};
    std::array<int, kTypes> m_owners{};
    Seat m_onTurn = 0;
};

} // namespace

// N33 to N36. A market that is not being settled begins with its highest bidder.
void serve(Position &p, int market)
{
    const Stall &stall = stallOf(visibleStall(p, market));
    const bool isUnderWay = p.phase == Phase::Settle && p.settling == market;
    const int payer = isUnderWay ? p.next : highestBidder(p, market);
    bool isFirst = isUnderWay ? p.first : payer >= 0;
    const bool sells = payer >= 0;
    for (int index = std::max(payer, 0); index < stall.count; ++index) {
        const Seat seat = ownerAt(p, market, index);
        if (seat == kNobody)
            continue;
        const int bid = bidAt(p, market, index);
        const int half = halfOf(p, market);
        unsigned best = 0;
        int gain = kDeben * (half + bid);
        if (sells && p.money[seat] >= bid) {
            const Symbol symbol = squareOf(stall, stall.order[at(index)]).symbol;
            for (const std::uint8_t places : setsFor(p, market, symbol, isFirst)) {
                const int here = gainOf(p, seat, market, places);
                if (here > gain || (isFirst && best == 0)) {
                    best = places;
                    gain = here;
                }
            }
        }
        isFirst = false;
        pay(p, seat, market, best != 0 ? bid : -half);
        takeCards(p, seat, market, best);
    }
}

std::array<int, kMostPlayers> pointsOf(const Position &p)
{
    std::array<int, kMostPlayers> points{};
    for (Seat seat = 0; seat < p.seats; ++seat)
        points[seat] = p.score[seat] + kSealPoints * p.seals[seat];
    for (int kind = 0; kind < kKinds; ++kind) {
        const int value = valueOf(p, kind);
        for (Seat seat = 0; seat < p.seats; ++seat)
            points[seat] += value * held(p, seat, kind);
    }
    return points;
}

void look(const Position &position, Signs &signs) { Look(position, signs).all(); }

search::Values valuesOf(const Position &p, const Weights &weights)
{
    search::Values values{};
    if (p.phase == Phase::Over) {
        const SeatSet winners = winnersOf(p);
        for (Seat seat = 0; seat < p.seats; ++seat)
            values[seat] = contains(winners, seat) ? 1.0 / std::popcount(winners) : 0;
        return values;
    }
    if (p.phase == Phase::Roll) {
        // Outcomes differ in hit or miss only.
        Nefertiti::Actions outcomes;
        Nefertiti::outcomes(p, outcomes);
        std::array<double, 2> likely{};
        std::array<Action, 2> one{outcomes[0], outcomes[0]};
        for (const Action outcome : outcomes) {
            const std::size_t hit = isHit(p, argumentAt(outcome, 0), argumentAt(outcome, 3)) ? 1 : 0;
            const Fraction chance = Nefertiti::probability(p, outcome);
            likely[hit] += static_cast<double>(chance.numerator) / static_cast<double>(chance.denominator);
            one[hit] = outcome;
        }
        for (const std::size_t hit : {0U, 1U}) {
            if (likely[hit] == 0)
                continue;
            Position next = p;
            Nefertiti::apply(next, one[hit]);
            const search::Values there = valuesOf(next, weights);
            for (Seat seat = 0; seat < p.seats; ++seat)
                values[seat] += likely[hit] * there[seat];
        }
        return values;
    }
    Signs signs;
    look(p, signs);
    std::array<int, kMostPlayers> sums{};
    for (const Sign &sign : signs)
        sums[sign.seat] += sign.times * weights[sign.number];
    const int best = *std::max_element(sums.begin(), sums.begin() + p.seats);
    double total = 0;
    for (Seat seat = 0; seat < p.seats; ++seat)
        total += values[seat] = search::powerOfE((best - sums[seat]) / (kUnits / 256));
    for (Seat seat = 0; seat < p.seats; ++seat)
        values[seat] /= total;
    return values;
}

} // namespace engine::nefertiti

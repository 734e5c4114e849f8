// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/aton/player/value_features.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/scoring.h"

namespace engine::aton {

namespace {

/// Writes the inputs one after the other.
class FeatureRow {
public:
    explicit FeatureRow(float *next) : m_next(next) {}
    void put(int value, float scale) { *m_next++ = static_cast<float>(value) * scale; }
    void put(float value) { *m_next++ = value; }
    const float *end() const { return m_next; }

private:
    float *m_next;
};

/// Counts of a set of squares, a byte each, so that one sum adds them all: yellow, green, black, blue, bonus squares,
/// points of these, and all.
class Tally {
public:
    constexpr Tally() = default;
    constexpr explicit Tally(int square)
    {
        const char printed = printedAt(square);
        for (unsigned i = 0; i < 4; ++i)
            m_bytes |= std::uint64_t{printed == "YGKB"[i]} << (8U * i);
        const bool bonus = printed == '1' || printed == '2';
        m_bytes |= std::uint64_t{bonus} << 32U;
        m_bytes |= static_cast<std::uint64_t>(bonus ? printed - '0' : 0) << 40U;
        m_bytes |= std::uint64_t{1} << 48U;
    }
    friend constexpr Tally operator+(Tally a, Tally b) { return a.m_bytes += b.m_bytes, a; }

    constexpr int yellow() const { return at(0); }
    constexpr int green() const { return at(1); }
    constexpr int black() const { return at(2); }
    constexpr int blue() const { return at(3); }
    constexpr int bonusPoints() const { return at(5); }
    constexpr int all() const { return at(6); }

private:
    constexpr int at(unsigned i) const { return static_cast<int>((m_bytes >> (8U * i)) & 255U); }

    std::uint64_t m_bytes = 0;
};

constexpr unsigned kHalf = 6; ///< squares that are looked up at once: half a temple

/// The tally of each set of squares of each half of a temple.
constexpr auto tallies()
{
    std::array<std::array<Tally, 1U << kHalf>, kSquares / kHalf> table{};
    for (unsigned half = 0; half < table.size(); ++half) {
        for (unsigned set = 1; set < table[half].size(); ++set) {
            const auto lowest = static_cast<unsigned>(std::countr_zero(set));
            table[half][set] = table[half][set & (set - 1)] + Tally(static_cast<int>(half * kHalf + lowest));
        }
    }
    return table;
}
constexpr auto kTallies = tallies();

/// The counts of a seat that matter for scorings and immediate wins.
struct Holdings {
    std::array<int, kTemples> temples{};
    Tally board;

    Held held() const { return {temples, board.blue(), board.black(), board.bonusPoints()}; }

    explicit Holdings(Squares squares)
    {
        for (unsigned t = 0; t < 4; ++t) {
            const Tally temple = kTallies[2 * t][(squares >> (2 * kHalf * t)) & 63U]
                                 + kTallies[2 * t + 1][(squares >> (2 * kHalf * t + kHalf)) & 63U];
            temples[t] = temple.all();
            board = board + temple;
        }
    }
};

/// Cards that do not lie open: in the pile, the hand or face down, even if both players know them.
Cards facingDown(const Side &side, bool cardsAreUp)
{
    const Cards seen = side.discard + side.open.cards(0, side.open.size());
    return Cards::all() - (cardsAreUp ? seen + side.laid.cards() : seen);
}

/// Points in a scoring and majorities (A21 to A26).
void putScoring(FeatureRow &row, const Holdings &own, const Holdings &other, int kingdom)
{
    const auto points = pointsOfParts(own.held(), other.held());
    const int sum = std::accumulate(points.begin(), points.end(), 0);
    for (unsigned t = 0; t < 4; ++t) {
        const int lead = own.temples[t] - other.temples[t];
        row.put(own.temples[t], 1 / 12.0F);
        row.put(std::clamp(lead, 0, 1), 1);
        row.put(std::clamp(lead, 0, 4), 1 / 4.0F);
    }
    row.put(points[2], 1 / 12.0F);
    row.put(points[3], 1 / 12.0F);
    row.put(sum, 1 / 24.0F);
    row.put(sum * kingdom, 1 / 192.0F);
    row.put(own.board.black(), 0.1F);
    const int blackLead = own.board.black() - other.board.black();
    row.put(std::clamp(blackLead, 0, 1), 1);
    row.put(std::clamp(blackLead, 0, 3), 1 / 3.0F);
    row.put(own.board.blue(), 0.25F);
    row.put(own.board.bonusPoints(), 0.125F);
}

/// How near an immediate win is (A19): a square that the other holds must be cleared first.
void putLine(FeatureRow &row, int squares, int own, int other)
{
    const int steps = squares - own + other;
    row.put(std::max(0, 10 - steps), 0.1F);
    row.put(std::max(0, 6 - steps), 1 / 6.0F);
}

void putLines(FeatureRow &row, const Holdings &own, const Holdings &other)
{
    for (unsigned t = 0; t < 4; ++t)
        putLine(row, kSquaresOfTemple, own.temples[t], other.temples[t]);
    putLine(row, count(kYellow), own.board.yellow(), other.board.yellow());
    putLine(row, count(kGreen), own.board.green(), other.board.green());
    row.put(own.board.yellow() + own.board.green(), 1 / 28.0F);
}

/// The expected next hand, and what is left of the pile after it.
void putCards(FeatureRow &row, const Side &side, bool cardsAreUp)
{
    const Cards unseen = facingDown(side, cardsAreUp);
    const int bottom = side.open.bottomSize();
    const int top = side.pileSize() - bottom;
    const int fromTop = std::min(4, top);
    const int fromBottom = std::min(4 - fromTop, bottom);
    const int fresh = 4 - fromTop - fromBottom;
    const Cards known = side.open.cards(0, fromBottom);
    const float share = static_cast<float>(fromTop) / static_cast<float>(std::max(1, unseen.size()));
    int surplus = 0;
    for (int value = 1; value <= 4; ++value) {
        // After a refill the cards come from the full deck; those still on the table are ignored.
        const float expected = share * static_cast<float>(unseen.count(value)) + static_cast<float>(known.count(value))
                               + 0.25F * static_cast<float>(fresh);
        row.put(0.25F * expected - 0.25F);
        surplus += (2 * value - 5) * unseen.count(value);
    }
    row.put(surplus, 1 / 20.0F);
}

void putSide(float *to, const Position &position, Seat seat, const std::array<Holdings, 2> &holdings, int kingdom)
{
    const Side &side = position.sides[seat];
    FeatureRow row(to);
    putScoring(row, holdings[seat], holdings[otherSeat(seat)], kingdom);
    putLines(row, holdings[seat], holdings[otherSeat(seat)]);
    putCards(row, side, position.cardsAreUp());
    row.put(side.dead, 0.125F);
    row.put(std::max(0, 10 - (kCounters - holdings[seat].board.all() - side.dead)), 0.1F);
    row.put(static_cast<int>(side.exchangeOwned), 1);
    row.put(holdings[seat].board.all(), 1 / 24.0F);
    assert(row.end() - to == static_cast<int>(kSideFeatures));
}

void putCommon(float *to, const Position &position, const std::array<Holdings, 2> &holdings, int kingdom)
{
    FeatureRow row(to);
    row.put(kingdom, 0.125F);
    for (const int fill : {3, 4, 5, 6, 7})
        row.put(static_cast<int>(kingdom >= fill), 1);
    row.put(holdings[kRed].board.all() + holdings[kAmun].board.all(), 1 / 48.0F);
    row.put(position.sides[kRed].pileSize() + position.sides[kAmun].pileSize(), 1 / 72.0F);
    assert(row.end() - to == static_cast<int>(kCommonFeatures));
}

/// The square of `from` whose loss costs least, by a simple rule: of the colour of which fewer are held, then the other
/// colour, black, blue or +1, +2.
Squares spared(Squares from, Squares own)
{
    const Squares weaker = count(own & kYellow) <= count(own & kGreen) ? kYellow : kGreen;
    for (const Squares kind : {weaker, kYellow | kGreen, kBlack, kBlue | kBonus1, kBonus2}) {
        if ((from & kind) != 0)
            return (from & kind) & ~((from & kind) - 1);
    }
    return 0;
}

} // namespace

Features featuresOf(const Position &position)
{
    Features features{};
    const int kingdom = position.kingdom() % kKingdomSize;
    const std::array holdings{Holdings(position.sides[kRed].squares), Holdings(position.sides[kAmun].squares)};
    for (const Seat seat : {kRed, kAmun})
        putSide(features.sides[seat].data(), position, seat, holdings, kingdom);
    putCommon(features.common.data(), position, holdings, kingdom);
    return features;
}

Position afterScoring(const Position &position)
{
    Position after = position;
    for (Side &side : after.sides) {
        const FourFigures owed = owedByTemples(side.squares);
        for (int temple = 1; temple <= kTemples; ++temple) {
            for (int left = owed.at(temple); left > 0; --left)
                side.squares &= ~spared(side.squares & templeSquares(temple), side.squares);
        }
        side.dead = 0;
    }
    return after;
}

} // namespace engine::aton

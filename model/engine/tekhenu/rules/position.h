// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "model/engine/core/action.h"
#include "model/engine/tekhenu/rules/material.h"

namespace engine::tekhenu {

/// What is to be done next: a step of the effect machine. The first ones happen by themselves, the next ones are
/// choices, the last ones chance. Behind each stand the numbers that it has, by their names in Step; `seat` is whose
/// step it is.
enum class Op : std::uint8_t {
    Give,         ///< `number` of a `good`, or points for a `topic`
    Level,        ///< the marker of the resource `good` rises by `number` (T23)
    PraisePoints, ///< b22 and b23 (`praise`)
    Flip,         ///< b15: the die goes to the other side
    Shadow,       ///< b16: forbidden dice may be drafted
    DrawTwo,      ///< two cards of the `deck` are offered
    Works,        ///< Technologies of the `god` (T67)
    Bonuses,      ///< statue bonuses of the `god` for the `owners` (T35)
    Bonus,        ///< that of one owner, of a `position` and `godThere`
    Mask,         ///< t18
    ExtraOver,    ///< end of an extra action
    CloseGap,     ///< tiles to the left of the gap in the `space` move (T29)
    Refill,       ///< all open sections (T26)
    TurnOver,     ///< after T26
    BotActs,      ///< the bot's turn from the choice of its die (T51)
    BotGod,       ///< the bot's god action (T52)
    BotDance,     ///< its steps of Bastet, so many `left` (T52)
    NextTurn,     ///< the next in turn order, or the end of the round (T38)
    Maat,         ///< steps 2 to 4 (T40, T41)
    MaatOver,     ///< steps 5 and 6
    GameOver,     ///< T47
    SetUp,        ///< a `part` of the set-up (T12 to T16); of SetUpGoods `number` counts the cards
    TakeStart,    ///< T14
    Keep,         ///< one of the cards of `offer`
    Destiny,      ///< T16, T42
    Draft,        ///< T17, T18
    ChooseSide,   ///< t22
    Act,          ///< T19, T20
    Statue,       ///< T27
    Field,        ///< T29
    Turn,         ///< T29: the tile of a `field`
    Build,        ///< T30
    BuildOsiris,  ///< a site in one of the rows (`hasRow`); `keepsHappiness`
    Pay,          ///< for a god, or a renewal (kRenewal): the `purpose`; `place`: site, field x 4 + turn, or section
    Cards,        ///< T36
    TakeBlessing, ///< T63 I
    Gain,         ///< a good out of a set (`has` its bit, see goodSet), so many different ones `left`
    Marker,       ///< a marker that has not moved yet (not `has`): `markersLeft`, `isTwice`, `thenGains`
    Extra,        ///< T33, where one is due
    LastMoment,   ///< T25
    Faith,        ///< T39
    Feed,         ///< T45
    DrawWheel,    ///< T12
    DrawGod,
    DrawDie,  ///< of a `segment`, so many `left`; as DrawGod, DrawStart and DrawPath
    DrawTile, ///< `space` 0 to 2, or kMiddleField
    DrawStart,
    Offer,     ///< of a `deck`
    DrawCard,  ///< of a `section`
    DrawPath,  ///< T50
    Coin,      ///< T50
    BlockCoin, ///< T53
    Pick,      ///< a tie of the bot: `pick`, of a die `fromSegment`
    kCount
};
inline constexpr Op kFirstChoice = Op::TakeStart;
inline constexpr Op kFirstChance = Op::DrawWheel;
inline constexpr std::uint8_t kRenewal = kSegments; ///< purpose of Pay
inline constexpr std::uint8_t kMiddleField = 3;     ///< of DrawTile: r3c3 (T49)
/// What the bot picks: a die, a statue site, a building site, a field.
enum PickOf : std::uint8_t { PickDie, PickStatue, PickBuilding, PickField, kPicks };

/// The parts of the set-up, in order.
enum SetUpPart : std::uint8_t {
    SetUpWheel,
    SetUpDice,
    SetUpDisplay,
    SetUpStarts,
    SetUpDraft = 5, ///< as it is written in texts of positions
    SetUpOrder,
    SetUpGoods,
    SetUpPyramid, ///< and the destinies, with which rounds begin, too
    SetUpBot,
    SetUpDestinies,
    SetUpDecrees,
    kSetUpParts
};

/// True for a step that a seat, and for one that chance has to answer.
constexpr bool isChoice(Op op) { return op >= kFirstChoice && op < kFirstChance; }
constexpr bool isChance(Op op) { return op >= kFirstChance; }

/// A step with its seat, and two numbers that have names for each kind of step, see Op.
struct Step {
    Op op = Op::Give;
    std::uint8_t arg = 0;
    std::uint8_t seat = 0;
    std::uint8_t more = 0;

    /// The names of the two numbers; Op says which a kind of step has. What Give gives is points for a topic or a good;
    /// `owners` is a set.
    constexpr bool isPoints() const { return arg >= kGoods; }
    constexpr std::uint8_t good() const { return arg; }
    constexpr int topic() const { return arg - kGoods; }
    constexpr int number() const { return more; }
    constexpr int praise() const { return arg; }
    constexpr std::uint8_t deck() const { return arg; }
    constexpr std::uint8_t god() const { return arg; }
    constexpr std::uint8_t owners() const { return more; }
    constexpr int position() const { return arg; }
    constexpr int godThere() const { return more; }
    constexpr std::uint8_t space() const { return arg; }
    constexpr int part() const { return arg; }
    constexpr int field() const { return arg; }
    constexpr bool keepsHappiness() const { return more != 0; }
    constexpr int purpose() const { return arg; }
    constexpr int place() const { return more; }
    constexpr std::uint8_t segment() const { return arg; }
    constexpr std::uint8_t section() const { return arg; }
    constexpr int pick() const { return arg; }
    constexpr std::uint8_t fromSegment() const { return more; }
    constexpr int left() const { return more; }

    /// The set of goods of Gain, of moved markers of Marker, or of rows of BuildOsiris.
    constexpr std::uint8_t set() const { return arg; }
    constexpr bool has(int bit) const { return ((arg >> bit) & 1) != 0; }
    constexpr bool hasRow(int row) const { return has(row - 1); }
    void put(int bit) { arg = static_cast<std::uint8_t>(arg | (1 << bit)); }
    void take(int bit) { arg = static_cast<std::uint8_t>(arg & ~(1 << bit)); }

    static constexpr int kMarkers = 3, kTwice = 4, kThenGains = 8; ///< bits of Marker
    /// How many markers are left, whether each rises by two, whether a good is gained then.
    constexpr int markersLeft() const { return more & kMarkers; }
    constexpr bool isTwice() const { return (more & kTwice) != 0; }
    constexpr bool thenGains() const { return (more & kThenGains) != 0; }

    /// One less is left; returns how many are.
    int countDown() { return --more; }

    friend constexpr bool operator==(const Step &, const Step &) = default;
};
static_assert(sizeof(Step) == 4);

/// What an owner has: a player, or the bot, which uses a part of it.
struct Holdings {
    std::uint32_t technologies = 0;
    std::uint32_t blessings = 0;
    std::uint32_t decrees = 0; ///< those taken openly
    std::uint16_t points = 0;
    std::uint16_t starts = 0;
    std::array<std::uint8_t, 7> goods{}; ///< resources, gold, scribes, faith
    std::uint8_t excess = 0;             ///< T24
    std::array<std::uint8_t, kResources> levels{};
    std::uint8_t population = 0;
    std::uint8_t happiness = 0;
    std::uint8_t milestones = 0; ///< bits of 16, 19, 21 (T33)
    std::uint8_t destiny = 0;    ///< 0: none; of the bot the blocked one (T53)
    std::uint8_t buildings = 10; ///< in stock, as the next two
    std::uint8_t pillars = 8;
    std::uint8_t statues = 6;
    std::uint8_t secret = 0;             ///< the Decree kept in the set-up, card + 1; 0 none, kNone unknown
    std::array<std::uint8_t, 4> dice{};  ///< in order of drafting, die + 1
    std::array<std::uint8_t, 4> sides{}; ///< where each lies
    std::uint8_t diceCount = 0;
    std::uint8_t districts = 0;  ///< won in the last scoring (d15)
    std::uint8_t isBalanced = 0; ///< the faith of this Maat is on the scale
    std::int8_t balance = 0;     ///< then the balance with it (T39)

    friend constexpr bool operator==(const Holdings &, const Holdings &) = default;
};

/// What the bot has of that: it has neither hand nor scale (T49).
constexpr Holdings asBot(Holdings own)
{
    const Holdings none;
    own.dice = none.dice;
    own.sides = none.sides;
    own.diceCount = own.secret = own.excess = own.milestones = own.isBalanced = 0;
    own.levels = none.levels;
    own.starts = 0;
    own.balance = 0;
    own.goods = {0, 0, 0, 0, 0, own.goods[Scribes]};
    return own;
}

inline constexpr int kMostSteps = 32;

/// The tile space of a value, from 0 (T29).
constexpr int spaceOf(int value) { return (value - 1) / 2; }

/// A position of Tekhenu, or what one seat sees of it (`viewer`): there hidden Decrees of others are `kNone`, and
/// `decks[Decrees]` holds all that may be one of them (T56).
struct Position {
    std::array<Holdings, kOwners> owners{};
    std::uint32_t tileDeck = 0;
    std::array<std::uint32_t, kDecks> decks{};
    std::array<std::uint32_t, kDecks> discards{};
    std::uint32_t ready = 0;      ///< Blessings (T66)
    std::uint32_t used = 0;       ///< Technologies (T67)
    std::uint16_t startOffer = 0; ///< starting cards lying open
    std::uint8_t seats = 4;
    Seat viewer = kNobody;
    std::uint8_t solo = 0; ///< options: index of the choice
    std::uint8_t templeStatue = 0;
    std::uint8_t maat = 0;
    std::uint8_t round = 0;
    std::uint8_t turnIndex = 0; ///< in `order`
    std::uint8_t sunny = kNone;
    std::array<std::uint8_t, kSegments> gods{kNone, kNone, kNone, kNone, kNone, kNone}; ///< of positions 1 to 6
    std::array<std::uint8_t, kOwners> order{kNone, kNone, kNone, kNone};
    std::array<std::array<std::uint8_t, 3>, kSegments> statues = {{{kNone, kNone, kNone},
                                                                   {kNone, kNone, kNone},
                                                                   {kNone, kNone, kNone},
                                                                   {kNone, kNone, kNone},
                                                                   {kNone, kNone, kNone},
                                                                   {kNone, kNone, kNone}}};
    std::array<std::uint8_t, kSites> sites = filled<kSites>();
    std::uint8_t gold = 31;
    std::array<std::uint8_t, kFields> tiles{}; ///< 0: none
    std::array<std::uint8_t, kFields> turns{};
    std::array<std::uint8_t, kFields> tileOwners{};
    std::array<std::uint8_t, 3> spaces{};
    std::array<std::uint8_t, 4 *kSections> display = filled<4 * kSections>();
    std::uint8_t openSections = 3;
    std::array<std::uint8_t, kMostDice> wheel = filled<kMostDice>(); ///< segment x 30 + die, ascending
    std::array<std::uint8_t, kColours> bag{};
    std::array<std::uint8_t, 2> offer{}; ///< cards drawn for Keep, card + 1; kNone unknown
    std::uint8_t active = kNone;         ///< whose turn it is
    std::uint8_t die = kNone;
    std::uint8_t from = kNone;
    std::uint8_t value = 0;
    std::uint8_t side = NoSide;
    std::uint8_t extra = 0; ///< 1 due, 2 under way
    std::uint8_t extraValue = 0;
    std::uint8_t shadow = 0;
    std::uint8_t cardsLeft = 0; ///< in Thoth (T36)
    std::uint8_t cardsTaken = 0;
    std::uint8_t renewal = 0; ///< 0 none yet, 1 free, 2 had
    std::array<std::uint8_t, kPaths> pyramid = filled<kPaths>();
    std::uint8_t at = 0;
    std::uint8_t depth = 0;
    std::array<Step, kMostSteps> steps{};

    /// The step on top; there must be one.
    const Step &top() const { return steps[depth - 1U]; }
    void push(const Step &step)
    {
        assert(depth < kMostSteps);
        steps[depth++] = step;
    }
    /// The first of them comes first.
    void push(std::initializer_list<Step> all)
    {
        for (const Step *step = all.end(); step != all.begin();)
            push(*--step);
    }
    void pop() { steps[--depth] = {}; }

    /// Owners that take part: the bot, too.
    int ownerCount() const { return seats == 1 ? 2 : seats; }
    bool isBot(int owner) const { return seats == 1 && owner == 1; }
    Holdings &of(int owner) { return owners[owner]; }
    const Holdings &of(int owner) const { return owners[owner]; }
    /// The value of the action under way (T19, T33).
    int actionValue() const { return extra == 2 ? extraValue : value; }
    /// The tile that a value brings (T29); 0: that space is empty.
    std::uint8_t tileOf(int byValue) const { return spaces[spaceOf(byValue)]; }
    bool isOpen(int section) const { return ((openSections >> section) & 1U) != 0; }

    friend constexpr bool operator==(const Position &, const Position &) = default;

private:
    template <std::size_t N>
    static constexpr std::array<std::uint8_t, N> filled()
    {
        std::array<std::uint8_t, N> all{};
        for (std::uint8_t &each : all)
            each = kNone;
        return all;
    }
};

static_assert(std::has_unique_object_representations_v<Holdings>);
static_assert(std::is_trivially_copyable_v<Position>);

} // namespace engine::tekhenu

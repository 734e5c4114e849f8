// SPDX-License-Identifier: GPL-3.0-or-later
// What no piece shows, a field each.
#include <limits>
#include <utility>

#include "model/engine/core/fields.h"
#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

using Rows = std::vector<Field<Position>>;

constexpr std::int64_t kMostByte = std::numeric_limits<std::uint8_t>::max();

FieldRule ruleFor(std::string name, std::int64_t most, std::string_view group)
{
    FieldRule rule = numberRule(name, 0, most);
    rule.group = group;
    return rule;
}

template <auto kMember>
void addOne(Rows &rows, std::string name, std::int64_t most, std::string_view group)
{
    rows.push_back({ruleFor(std::move(name), most, group), kMemberField<Position, kMember>});
}

template <auto kMember, std::size_t kIndex>
inline constexpr FieldAccess<Position> kElementField{
    [](const Position &p) { return static_cast<std::int64_t>((p.*kMember)[kIndex]); },
    [](Position &p, std::int64_t n) {
        (p.*kMember)[kIndex] = static_cast<std::remove_cvref_t<decltype((p.*kMember)[kIndex])>>(n);
    }};

/// The elements of a member, numbered from 1.
template <auto kMember, std::size_t... kIndex>
void addEach(Rows &rows, const std::string &name, std::int64_t most, std::string_view group,
             std::index_sequence<kIndex...>)
{
    (rows.push_back({ruleFor(name + "." + std::to_string(kIndex + 1), most, group), kElementField<kMember, kIndex>}),
     ...);
}

template <std::size_t kOwner, auto kMember>
inline constexpr FieldAccess<Position> kHoldingField{
    [](const Position &p) { return static_cast<std::int64_t>(p.owners[kOwner].*kMember); },
    [](Position &p, std::int64_t n) {
        p.owners[kOwner].*kMember = static_cast<std::remove_cvref_t<decltype(p.owners[kOwner].*kMember)>>(n);
    }};

template <std::size_t kOwner, auto kMember, std::size_t kIndex>
inline constexpr FieldAccess<Position> kHoldingElementField{
    [](const Position &p) { return static_cast<std::int64_t>((p.owners[kOwner].*kMember)[kIndex]); },
    [](Position &p, std::int64_t n) { (p.owners[kOwner].*kMember)[kIndex] = byte(static_cast<int>(n)); }};

template <std::size_t kOwner>
class OwnerRows {
public:
    explicit OwnerRows(Rows &rows) : m_rows(rows) {}

    void add()
    {
        one<&Holdings::points>("points", 9999);
        goods(std::make_index_sequence<7>());
        one<&Holdings::excess>("excess", 250);
        levels(std::make_index_sequence<kResources>());
        one<&Holdings::population>("population", kMostTrack);
        one<&Holdings::happiness>("happiness", kMostTrack);
        one<&Holdings::milestones>("milestones", 7);
        one<&Holdings::destiny>("destiny", kDestinies);
        one<&Holdings::buildings>("buildings", 10);
        one<&Holdings::pillars>("pillars", 8);
        one<&Holdings::statues>("statues", 6);
        one<&Holdings::secret>("secret", kMostByte);
        one<&Holdings::diceCount>("dice", 4);
        dice(std::make_index_sequence<4>());
        one<&Holdings::districts>("districts", 4);
        one<&Holdings::isBalanced>("weighed", 1);
        m_rows.push_back(
            {ruleFor(named("balance"), 254, "owners"),
             {[](const Position &p) { return std::int64_t{p.owners[kOwner].balance} + 127; },
              [](Position &p, std::int64_t n) { p.owners[kOwner].balance = static_cast<std::int8_t>(n - 127); }}});
        one<&Holdings::technologies>("technologies", kWholeDeck);
        one<&Holdings::blessings>("blessings", kWholeDeck);
        one<&Holdings::decrees>("decrees", kWholeDeck);
        one<&Holdings::starts>("starts", (1 << kStarts) - 1);
    }

private:
    static std::string named(std::string_view name)
    {
        return std::string(name) + "." + std::string(seatName(static_cast<Seat>(kOwner)));
    }

    template <auto kMember>
    void one(std::string_view name, std::int64_t most)
    {
        m_rows.push_back({ruleFor(named(name), most, "owners"), kHoldingField<kOwner, kMember>});
    }
    template <std::size_t... kIndex>
    void goods(std::index_sequence<kIndex...>)
    {
        (m_rows.push_back({ruleFor(named(kGoodNames[kIndex]), 250, "owners"),
                           kHoldingElementField<kOwner, &Holdings::goods, kIndex>}),
         ...);
    }
    template <std::size_t... kIndex>
    void levels(std::index_sequence<kIndex...>)
    {
        (m_rows.push_back({ruleFor(named("level-" + std::string(kGoodNames[kIndex])), kMostLevel, "owners"),
                           kHoldingElementField<kOwner, &Holdings::levels, kIndex>}),
         ...);
    }
    template <std::size_t... kIndex>
    void dice(std::index_sequence<kIndex...>)
    {
        ((m_rows.push_back({ruleFor(named("die-" + std::to_string(kIndex + 1)), kDieKinds, "owners"),
                            kHoldingElementField<kOwner, &Holdings::dice, kIndex>}),
          m_rows.push_back({ruleFor(named("side-" + std::to_string(kIndex + 1)), Middle, "owners"),
                            kHoldingElementField<kOwner, &Holdings::sides, kIndex>})),
         ...);
    }

    Rows &m_rows;
};

template <std::size_t kIndex>
inline constexpr FieldAccess<Position> kStepField{
    [](const Position &p) {
        const Step &step = p.steps[kIndex];
        return (static_cast<std::int64_t>(step.op) << 24U) | (step.arg << 16U) | (step.seat << 8U) | step.more;
    },
    [](Position &p, std::int64_t n) {
        p.steps[kIndex] = {static_cast<Op>((n >> 24U) & 255), byte((n >> 16U) & 255), byte((n >> 8U) & 255),
                           byte(n & 255)};
    }};

template <std::size_t... kIndex>
void addSteps(Rows &rows, std::index_sequence<kIndex...>)
{
    constexpr std::int64_t most = (static_cast<std::int64_t>(Op::kCount) << 24U) - 1;
    (rows.push_back({ruleFor("step." + std::to_string(kIndex + 1), most, "next"), kStepField<kIndex>}), ...);
}

Rows allRows()
{
    Rows rows;
    addOne<&Position::seats>(rows, "seats", kOwners, "table");
    addOne<&Position::solo>(rows, "solo", 2, "table");
    addOne<&Position::templeStatue>(rows, "temple-statue", 1, "table");
    addOne<&Position::maat>(rows, "maat", 1, "table");
    addOne<&Position::round>(rows, "round", kRounds, "table");
    addOne<&Position::turnIndex>(rows, "place-in-round", kOwners, "table");
    addOne<&Position::sunny>(rows, "sunny", kMostByte, "table");
    addEach<&Position::gods>(rows, "god", kMostByte, "table", std::make_index_sequence<kSegments>());
    addEach<&Position::order>(rows, "order", kMostByte, "table", std::make_index_sequence<kOwners>());
    addEach<&Position::bag>(rows, "bag", kMostDice, "table", std::make_index_sequence<kColours>());
    addOne<&Position::gold>(rows, "gold-places", 31, "table");
    addOne<&Position::openSections>(rows, "sections", 15, "table");
    addOne<&Position::tileDeck>(rows, "tiles", kAllTiles, "decks");
    addEach<&Position::decks>(rows, "deck", kWholeDeck, "decks", std::make_index_sequence<kDecks>());
    addEach<&Position::discards>(rows, "discards", kWholeDeck, "decks", std::make_index_sequence<kDecks>());
    addOne<&Position::startOffer>(rows, "start-cards", (1 << kStarts) - 1, "decks");
    addEach<&Position::offer>(rows, "offer", kMostByte, "decks", std::make_index_sequence<2>());
    addOne<&Position::active>(rows, "turn", kMostByte, "next");
    addOne<&Position::die>(rows, "drafted", kMostByte, "next");
    addOne<&Position::from>(rows, "from", kMostByte, "next");
    addOne<&Position::value>(rows, "value", 6, "next");
    addOne<&Position::side>(rows, "side", Middle, "next");
    addOne<&Position::extra>(rows, "extra", 2, "next");
    addOne<&Position::extraValue>(rows, "extra-value", 6, "next");
    addOne<&Position::shadow>(rows, "shadow", 1, "next");
    addOne<&Position::ready>(rows, "ready", kWholeDeck, "next");
    addOne<&Position::used>(rows, "used", kWholeDeck, "next");
    addOne<&Position::cardsLeft>(rows, "cards-left", 3, "next");
    addOne<&Position::cardsTaken>(rows, "cards-taken", 3, "next");
    addOne<&Position::renewal>(rows, "renewal", 2, "next");
    addEach<&Position::pyramid>(rows, "pyramid", kMostByte, "next", std::make_index_sequence<kPaths>());
    addOne<&Position::at>(rows, "pyramid-at", kPaths - 1, "next");
    addOne<&Position::depth>(rows, "steps", 16, "next");
    addSteps(rows, std::make_index_sequence<16>());
    OwnerRows<0>(rows).add();
    OwnerRows<1>(rows).add();
    OwnerRows<2>(rows).add();
    OwnerRows<3>(rows).add();
    return rows;
}

} // namespace

const FieldTable<Position> &Tekhenu::fieldTable()
{
    static const FieldTable<Position> table(allRows());
    return table;
}

} // namespace engine::tekhenu

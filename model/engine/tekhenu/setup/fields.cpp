// SPDX-License-Identifier: GPL-3.0-or-later
// What no piece shows, a field each: what owners have, where cards are, how tiles are turned, what is next.
#include <bit>
#include <utility>

#include "model/engine/core/fields.h"
#include "model/engine/tekhenu/setup/set_up.h"

namespace engine::tekhenu {

namespace {

using Access = FieldAccess<Sketch>;
using Rows = std::vector<Field<Sketch>>;

// ---- access to parts of a sketch

template <std::size_t... kAt>
constexpr auto &partOf(auto &whole)
{
    if constexpr (sizeof...(kAt) == 0) {
        return whole;
    } else {
        constexpr std::array<std::size_t, sizeof...(kAt)> at{kAt...};
        return whole[at[0]];
    }
}

template <auto kMember, std::size_t... kAt>
constexpr auto &ofTable(auto &sketch)
{
    return partOf<kAt...>(sketch.p.*kMember);
}
template <std::size_t kOwner, auto kMember, std::size_t... kAt>
constexpr auto &ofOwner(auto &sketch)
{
    return partOf<kAt...>(sketch.p.owners[kOwner].*kMember);
}

void store(auto &part, std::int64_t n) { part = static_cast<std::remove_cvref_t<decltype(part)>>(n); }
/// `kNone` is the first choice.
void storeOrNone(std::uint8_t &part, std::int64_t n) { part = n == 0 ? kNone : static_cast<std::uint8_t>(n - 1); }
std::int64_t orNoneOf(std::uint8_t part) { return part == kNone ? 0 : std::int64_t{part} + 1; }

template <auto kMember, std::size_t... kAt>
constexpr Access kTable{[](const Sketch &s) { return std::int64_t{ofTable<kMember, kAt...>(s)}; },
                        [](Sketch &s, std::int64_t n) { store(ofTable<kMember, kAt...>(s), n); }};
template <auto kMember, std::size_t... kAt>
constexpr Access kTableOrNone{[](const Sketch &s) { return orNoneOf(ofTable<kMember, kAt...>(s)); },
                              [](Sketch &s, std::int64_t n) { storeOrNone(ofTable<kMember, kAt...>(s), n); }};
template <std::size_t kOwner, auto kMember, std::size_t... kAt>
constexpr Access kOwn{[](const Sketch &s) { return std::int64_t{ofOwner<kOwner, kMember, kAt...>(s)}; },
                      [](Sketch &s, std::int64_t n) { store(ofOwner<kOwner, kMember, kAt...>(s), n); }};
template <auto kMember, unsigned kBit>
constexpr Access kBitOf{[](const Sketch &s) { return std::int64_t{(s.p.*kMember >> kBit) & 1U}; },
                        [](Sketch &s, std::int64_t n) {
                            const unsigned rest = s.p.*kMember & ~(1U << kBit);
                            store(s.p.*kMember, std::int64_t{rest | static_cast<unsigned>(n) << kBit});
                        }};

/// The bot stands behind the seats among the choices.
constexpr int kBotChoice = kOwners + 1;
std::int64_t choiceOf(const Position &p, std::uint8_t owner)
{
    return owner == kNone ? 0 : p.isBot(owner) ? kBotChoice : owner + 1;
}
template <std::size_t kAt>
constexpr Access kOrder{[](const Sketch &s) { return choiceOf(s.p, s.p.order[kAt]); },
                        [](Sketch &s, std::int64_t n) { storeOrNone(s.p.order[kAt], n == kBotChoice ? 2 : n); }};

/// Milestones are passed in their order (T33).
template <std::size_t kOwner>
constexpr Access kMilestonesOf{
    [](const Sketch &s) { return std::int64_t{std::popcount(s.p.owners[kOwner].milestones)}; },
    [](Sketch &s, std::int64_t n) { s.p.owners[kOwner].milestones = byte((1 << n) - 1); }};

/// A Decree, or the last choice for one that is not known.
constexpr int kUnknownChoice = kOfDeck + 1;
template <std::size_t kOwner>
constexpr Access kSecretOf{[](const Sketch &s) -> std::int64_t {
                               const int secret = s.p.owners[kOwner].secret;
                               return secret == kNone ? kUnknownChoice : secret == 0 ? 0 : secret - Decrees * kOfDeck;
                           },
                           [](Sketch &s, std::int64_t n) {
                               const int card = static_cast<int>(n) + Decrees * kOfDeck;
                               s.p.owners[kOwner].secret = n == kUnknownChoice ? kNone : byte(n == 0 ? 0 : card);
                           }};

// ---- where cards are

enum Holder : std::uint8_t { Rest, Apart, FirstOwner };
const std::vector<std::string> kHolders{"deck", "discards", "a", "b", "c", "d", "bot"};
const std::vector<std::string> kStartHolders{"box", "open", "a", "b", "c", "d"};

template <std::size_t kCard>
constexpr Access kHolderOf{[](const Sketch &s) -> std::int64_t {
                               constexpr int deck = deckOf(kCard);
                               constexpr std::uint32_t bit = cardBit(kCard);
                               for (int owner = 0; owner < kOwners; ++owner) {
                                   if ((heldBy(s.p.of(owner), deck) & bit) != 0)
                                       return FirstOwner + (s.p.isBot(owner) ? kOwners : owner);
                               }
                               return (s.p.discards[deck] & bit) != 0 ? Apart : Rest;
                           },
                           [](Sketch &s, std::int64_t n) {
                               constexpr int deck = deckOf(kCard);
                               constexpr std::uint32_t bit = cardBit(kCard);
                               if (n == Apart)
                                   s.p.discards[deck] |= bit;
                               else if (n != Rest)
                                   heldBy(s.p.of(n - FirstOwner == kOwners ? 1 : static_cast<int>(n) - FirstOwner),
                                          deck) |= bit;
                           }};

template <std::size_t kStart>
constexpr Access kStartHolderOf{[](const Sketch &s) -> std::int64_t {
                                    for (int owner = 0; owner < kOwners; ++owner) {
                                        if (((s.p.of(owner).starts >> kStart) & 1U) != 0)
                                            return FirstOwner + owner;
                                    }
                                    return (s.p.startOffer >> kStart) & 1U;
                                },
                                [](Sketch &s, std::int64_t n) {
                                    if (n != Rest) {
                                        std::uint16_t &all = n == Apart
                                                                 ? s.p.startOffer
                                                                 : s.p.of(static_cast<int>(n) - FirstOwner).starts;
                                        all = static_cast<std::uint16_t>(all | (1U << kStart));
                                    }
                                }};

// ---- what is next

/// Steps on their way, the lowest first; 0: none.
template <std::size_t kAt>
constexpr Access kStep{
    [](const Sketch &s) -> std::int64_t {
        if (kAt >= s.p.depth)
            return 0;
        const Step &step = s.p.steps[kAt];
        return 1 + ((static_cast<std::int64_t>(step.op) << 24U) | (step.arg << 16U) | (step.seat << 8U) | step.more);
    },
    [](Sketch &s, std::int64_t n) {
        if (n == 0)
            return;
        const auto part = [n](unsigned shift) { return byte(static_cast<int>(((n - 1) >> shift) & 255)); };
        s.p.steps[kAt] = {static_cast<Op>(part(24)), part(16), part(8), part(0)};
        s.p.depth = kAt + 1;
    }};
constexpr std::size_t kStepFields = 16;
constexpr std::int64_t kMostStep = static_cast<std::int64_t>(Op::kCount) << 24U;

// ---- where fields have a meaning, and how far they go

bool never(const Sketch &) { return false; }
bool isTurn(const Sketch &s) { return s.next == Next::Turn; }
bool isSolo(const Sketch &s) { return s.p.seats == 1; }
template <std::size_t kOwner>
bool takesPart(const Sketch &s)
{
    return tekhenu::takesPart(s.p, kOwner);
}
template <std::size_t kOwner>
bool isPlayer(const Sketch &s)
{
    return kOwner < s.p.seats;
}
template <std::size_t kOwner>
bool isWeighed(const Sketch &s)
{
    return s.next == Next::Over && isPlayer<kOwner>(s);
}
template <std::size_t kField>
bool hasTile(const Sketch &s)
{
    return s.p.tiles[kField] != 0;
}

/// Choices of owners: those that take part.
void toOwners(FieldRule &rule, const Sketch &s)
{
    std::erase_if(rule.choices, [&s](const std::string &choice) {
        const bool isSeat = choice.size() == 1 && choice[0] >= 'a' && choice[0] < 'a' + kOwners;
        return isSeat ? choice[0] - 'a' >= s.p.seats : choice == "bot" && !isSolo(s);
    });
}
void toKnown(FieldRule &rule, const Sketch &) { std::erase(rule.choices, "?"); }
/// What was under way can only be opened, not be set up.
void toPhases(FieldRule &rule, const Sketch &s)
{
    if (s.next != Next::Midst)
        std::erase(rule.choices, "midst");
}
/// What the second owner has may be the bot's.
void toRival(FieldRule &rule, const Sketch &s)
{
    if (isSolo(s))
        rule.group = "rival";
}

// ---- rows

FieldRule flag(std::string name) { return {.name = std::move(name), .form = FieldRule::Form::Flag}; }

/// In that group, named by an entry of its own.
FieldRule grouped(FieldRule rule, std::string group, std::string words = {})
{
    rule.group = std::move(group);
    if (!words.empty())
        rule.words = std::move(words);
    return rule;
}

std::string named(std::string_view beginning, std::string_view name)
{
    return std::string(beginning).append(".").append(name);
}
std::string numbered(std::string_view beginning, std::size_t i) { return named(beginning, std::to_string(i + 1)); }

std::vector<std::string> owners()
{
    std::vector<std::string> all = Tekhenu::seatings().back();
    all.emplace_back("bot");
    return orNone(all);
}

/// What is not shown, but kept while it is under way.
void addMidst(Rows &rows, std::string name, std::int64_t least, std::int64_t most, Access access)
{
    rows.push_back({.rule = grouped(numberRule(name, least, most), "midst"), .access = access, .isMeant = never});
}

/// What the board shows by pictures with numbers: it follows from the choices.
template <auto kMember, std::size_t... kAt>
constexpr Access kPictured{[](const Sketch &s) { return std::int64_t{ofTable<kMember, kAt...>(s)}; },
                           [](Sketch &, std::int64_t) {}};

template <std::size_t... kAt>
void addWheel(Rows &rows, std::index_sequence<kAt...>)
{
    const auto gods = orNone(namesOf(kSegmentNames, [](std::string_view name) { return name; }));
    rows.push_back({grouped(choiceRule("sunny", gods, "god"), "wheel"), kTableOrNone<&Position::sunny>});
    (rows.push_back(
         {grouped(choiceRule(numbered("god", kAt), gods, "god"), "wheel"), kTableOrNone<&Position::gods, kAt>}),
     ...);
    addMidst(rows, "light", 0, kNone, kPictured<&Position::sunny>);
    (addMidst(rows, numbered("horus", kAt), 0, kNone, kPictured<&Position::gods, kAt>), ...);
}

template <std::size_t... kAt>
void addOrder(Rows &rows, std::index_sequence<kAt...>)
{
    (rows.push_back({grouped(choiceRule(numbered("order", kAt), owners(), "seat"), "order"), kOrder<kAt>,
                     takesPart<kAt>, toOwners}),
     ...);
}

template <std::size_t... kField>
void addTurns(Rows &rows, std::index_sequence<kField...>)
{
    (rows.push_back({grouped(numberRule(named("turned", fieldName(kField)), 0, 3), "temple"),
                     kTable<&Position::turns, kField>, hasTile<kField>}),
     ...);
}

template <std::size_t... kBit>
void addGold(Rows &rows, std::index_sequence<kBit...>)
{
    const auto name = [](std::size_t bit) {
        return named("gold-place", bit < kStatueSites.size() ? siteName(kStatueSites[bit]) : "row2");
    };
    (rows.push_back({grouped(flag(name(kBit)), "display", name(kBit)), kBitOf<&Position::gold, kBit>}), ...);
}

template <std::size_t... kCard>
void addCards(Rows &rows, std::index_sequence<kCard...>)
{
    constexpr std::array<std::string_view, kDecks> groups{"blessings", "technologies", "decrees"};
    (rows.push_back({grouped(choiceRule(cardName(kCard), kHolders, "holder"), std::string(groups[deckOf(kCard)])),
                     kHolderOf<kCard>, nullptr, toOwners}),
     ...);
}
template <std::size_t... kStart>
void addStarts(Rows &rows, std::index_sequence<kStart...>)
{
    (rows.push_back({grouped(choiceRule(cardName(byte(kCards + kStart)), kStartHolders, "holder"), "starts"),
                     kStartHolderOf<kStart>, nullptr, toOwners}),
     ...);
}

template <std::size_t... kColour>
void addAside(Rows &rows, std::index_sequence<kColour...>)
{
    (rows.push_back({grouped(numberRule(named("aside", colourName(kColour)), 0, diceOf(kColour, 1)), "rival",
                             named("aside", colourName(kColour))),
                     {[](const Sketch &s) { return std::int64_t{s.aside[kColour]}; },
                      [](Sketch &s, std::int64_t n) { store(s.aside[kColour], n); }},
                     isSolo}),
     ...);
}
template <std::size_t... kAt>
void addPyramid(Rows &rows, std::index_sequence<kAt...>)
{
    std::vector<std::string> paths;
    for (std::uint8_t path = 0; path < kPaths; ++path)
        paths.emplace_back(pathName(path));
    paths = orNone(paths);
    (rows.push_back({grouped(choiceRule(numbered("pyramid", kAt), paths, "path"), "rival"),
                     kTableOrNone<&Position::pyramid, kAt>, isSolo}),
     ...);
    rows.push_back({grouped(numberRule("pyramid-at", 0, kPaths - 1), "rival"), kTable<&Position::at>, isSolo});
}

/// The rows of an owner: those that the bot has, too, and those of players.
template <std::size_t kOwner>
class OwnerRows {
public:
    explicit OwnerRows(Rows &rows) : m_rows(rows) {}

    void add()
    {
        number("points", 9'999, kOwn<kOwner, &Holdings::points>, takesPart<kOwner>);
        goods(std::make_index_sequence<7>());
        number("excess", 250, kOwn<kOwner, &Holdings::excess>, isPlayer<kOwner>);
        levels(std::make_index_sequence<kResources>());
        number("population", kMostTrack, kOwn<kOwner, &Holdings::population>, takesPart<kOwner>);
        number("happiness", kMostTrack, kOwn<kOwner, &Holdings::happiness>, takesPart<kOwner>);
        number("milestones", 3, kMilestonesOf<kOwner>, isPlayer<kOwner>);
        number("destiny", kDestinies, kOwn<kOwner, &Holdings::destiny>, takesPart<kOwner>);
        m_rows.push_back({grouped(choiceRule(ofOwner("secret"), decrees(), "card"), group()), kSecretOf<kOwner>,
                          isPlayer<kOwner>, toKnown});
        dice(std::make_index_sequence<4>());
        number("districts", 4, kOwn<kOwner, &Holdings::districts>, takesPart<kOwner>);
        m_rows.push_back({grouped(numberRule(ofOwner("balance"), -127, 127), group(), "field.balance"),
                          kOwn<kOwner, &Holdings::balance>, isWeighed<kOwner>});
        addMidst(m_rows, ofOwner("weighed"), 0, 1, kOwn<kOwner, &Holdings::isBalanced>);
    }

private:
    static std::string ofOwner(std::string_view name) { return named(name, seatName(kOwner)); }
    static std::string group() { return ofOwner("seat"); }
    static std::vector<std::string> decrees()
    {
        std::vector<std::string> all;
        for (int number = 1; number <= kOfDeck; ++number)
            all.emplace_back(cardName(cardOf(Decrees, number)));
        all.emplace_back("?");
        return orNone(all);
    }
    static std::vector<std::string> allDice()
    {
        std::vector<std::string> all;
        for (Die die = 0; die < kDieKinds; ++die)
            all.emplace_back(dieName(die));
        return orNone(all);
    }

    void number(std::string_view name, std::int64_t most, Access access, bool (*isMeant)(const Sketch &))
    {
        m_rows.push_back({grouped(numberRule(ofOwner(name), 0, most), group(), named("field", name)), access, isMeant,
                          kOwner == 1 ? toRival : nullptr});
    }
    template <std::size_t... kGood>
    void goods(std::index_sequence<kGood...>)
    {
        (number(kGoodNames[kGood], 250, kOwn<kOwner, &Holdings::goods, kGood>,
                kGood == Scribes ? takesPart<kOwner> : isPlayer<kOwner>),
         ...);
    }
    template <std::size_t... kGood>
    void levels(std::index_sequence<kGood...>)
    {
        (number(std::string("level-").append(kGoodNames[kGood]), kMostLevel, kOwn<kOwner, &Holdings::levels, kGood>,
                isPlayer<kOwner>),
         ...);
    }
    template <std::size_t... kAt>
    void dice(std::index_sequence<kAt...>)
    {
        const auto name = [](std::string_view beginning, std::size_t at) {
            return ofOwner(std::string(beginning) + "-" + std::to_string(at + 1));
        };
        ((m_rows.push_back({grouped(choiceRule(name("die", kAt), allDice(), "die"), group()),
                            kOwn<kOwner, &Holdings::dice, kAt>, isPlayer<kOwner>}),
          m_rows.push_back(
              {grouped(choiceRule(name("side", kAt), orNone({"pure", "tainted", "middle"}), "scale"), group()),
               kOwn<kOwner, &Holdings::sides, kAt>, isPlayer<kOwner>})),
         ...);
    }

    Rows &m_rows;
};

template <std::size_t... kAt>
void addSteps(Rows &rows, std::index_sequence<kAt...>)
{
    (addMidst(rows, numbered("step", kAt), 0, kMostStep, kStep<kAt>), ...);
}

void addUnderWay(Rows &rows)
{
    constexpr std::int64_t any = kNone;
    addMidst(rows, "place-in-round", 0, kOwners, kTable<&Position::turnIndex>);
    addMidst(rows, "drafted", 0, any, kTable<&Position::die>);
    addMidst(rows, "from", 0, any, kTable<&Position::from>);
    addMidst(rows, "value", 0, 6, kTable<&Position::value>);
    addMidst(rows, "side", 0, Middle, kTable<&Position::side>);
    addMidst(rows, "extra", 0, 2, kTable<&Position::extra>);
    addMidst(rows, "extra-value", 0, 6, kTable<&Position::extraValue>);
    addMidst(rows, "shadow", 0, 1, kTable<&Position::shadow>);
    addMidst(rows, "ready", 0, kWholeDeck, kTable<&Position::ready>);
    addMidst(rows, "used", 0, kWholeDeck, kTable<&Position::used>);
    addMidst(rows, "cards-left", 0, 3, kTable<&Position::cardsLeft>);
    addMidst(rows, "cards-taken", 0, 3, kTable<&Position::cardsTaken>);
    addMidst(rows, "renewal", 0, 2, kTable<&Position::renewal>);
    addMidst(rows, "offer.1", 0, any, kTable<&Position::offer, 0>);
    addMidst(rows, "offer.2", 0, any, kTable<&Position::offer, 1>);
    addSteps(rows, std::make_index_sequence<kStepFields>());
}

Rows allRows()
{
    const auto &options = Tekhenu::options();
    const auto option = [&options](std::size_t i) {
        return grouped(choiceRule(options[i].id, options[i].choices, named("option", options[i].id)), "rules");
    };
    Rows rows{{numberRule("seats", 1, kOwners), kTable<&Position::seats>},
              {choiceRule("phase", {"turn", "maat", "over", "midst"}, "phase"),
               {[](const Sketch &s) { return static_cast<std::int64_t>(s.next); },
                [](Sketch &s, std::int64_t n) { s.next = static_cast<Next>(n); }},
               nullptr,
               toPhases},
              {numberRule("round", 0, kRounds), kTable<&Position::round>},
              {seatRule("actor", orNone(Tekhenu::seatings().back())), kTableOrNone<&Position::active>, isTurn},
              {option(0), kTable<&Position::solo>, isSolo},
              {option(1), kTable<&Position::templeStatue>},
              {option(2), kTable<&Position::maat>}};
    addOrder(rows, std::make_index_sequence<kOwners>());
    addWheel(rows, std::make_index_sequence<kSegments>());
    addTurns(rows, std::make_index_sequence<kFields>());
    addGold(rows, std::make_index_sequence<5>());
    rows.push_back({grouped(flag("open.3"), "display", "open.3"), kBitOf<&Position::openSections, 2>});
    rows.push_back({grouped(flag("open.4"), "display", "open.4"), kBitOf<&Position::openSections, 3>});
    OwnerRows<0>(rows).add();
    OwnerRows<1>(rows).add();
    OwnerRows<2>(rows).add();
    OwnerRows<3>(rows).add();
    addAside(rows, std::make_index_sequence<kColours>());
    addPyramid(rows, std::make_index_sequence<kPaths>());
    addCards(rows, std::make_index_sequence<kCards>());
    addStarts(rows, std::make_index_sequence<kStarts>());
    addUnderWay(rows);
    return rows;
}

} // namespace

const FieldTable<Sketch> &Tekhenu::fieldTable()
{
    static const FieldTable<Sketch> table(allRows());
    return table;
}

// A turn that begins has somebody on turn; what is under way tells it by its steps.
std::vector<FieldRule> Tekhenu::fields(const Arrangement &arrangement)
{
    Sketch sketch;
    fieldTable().read(arrangement.fields, sketch);
    for (const Piece &piece : arrangement.pieces) {
        if (piece.kind == TileKind)
            lay(sketch.p, piece);
    }
    return fieldTable().offered(sketch, [&](const FieldRule &rule) {
        return rule.group != "midst" && rule.name != "actor" && fieldTable().holds(arrangement.fields, rule);
    });
}

} // namespace engine::tekhenu

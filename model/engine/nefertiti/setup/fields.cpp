// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an arrangement: what no piece shows, and what players, piles and deck hold, which is set by number.
#include <utility>

#include "model/engine/nefertiti/nefertiti.h"

namespace engine::nefertiti {

namespace {

using Access = FieldAccess<Position>;
using Rows = std::vector<Field<Position>>;

// ---- access to parts of a position

template <std::size_t kFirst, std::size_t... kRest>
constexpr auto &elementOf(auto &whole)
{
    if constexpr (sizeof...(kRest) == 0)
        return whole[kFirst];
    else
        return elementOf<kRest...>(whole[kFirst]);
}

template <auto kMember, std::size_t... kAt>
constexpr Access kElement{[](const Position &p) { return std::int64_t{elementOf<kAt...>(p.*kMember)}; },
                          [](Position &p, std::int64_t n) {
                              auto &part = elementOf<kAt...>(p.*kMember);
                              part = static_cast<std::remove_cvref_t<decltype(part)>>(n);
                          }};

/// A bit of a set.
template <auto kMember, unsigned kBit>
constexpr Access kBitOf{[](const Position &p) { return std::int64_t{(p.*kMember >> kBit) & 1U}; },
                        [](Position &p, std::int64_t n) {
                            const unsigned rest = p.*kMember & ~(1U << kBit);
                            p.*kMember = static_cast<std::uint8_t>(rest | static_cast<unsigned>(n) << kBit);
                        }};

template <auto kMember>
constexpr Access kOf = kMemberField<Position, kMember>;
template <auto kMember, auto kNone>
constexpr Access kOrNone = kOptionalField<Position, kMember, kNone>;

// ---- where fields have a meaning, and how far they go

template <Phase kPhase>
bool in(const Position &p)
{
    return p.phase == kPhase;
}
bool never(const Position &) { return false; }
bool isBegun(const Position &p) { return p.turn > 0; }
bool isFresh(const Position &p) { return p.dice == p.current; }
bool hasAmon(const Position &p) { return p.seats == kMostPlayers; }
bool isLast(const Position &p) { return !p.akhenaton; }
template <std::size_t kSeat>
bool takesPart(const Position &p)
{
    return kSeat < p.seats;
}
template <std::size_t kSeat>
bool mayChoose(const Position &p)
{
    return p.phase == Phase::Discard && takesPart<kSeat>(p);
}

void toTwoWithHighPriest(FieldRule &rule, const Position &p) { rule.most = p.recruited == HighPriest ? 2 : 1; }
void belowPlayers(FieldRule &rule, const Position &p) { rule.most = p.seats - 1; }
void upToPlayers(FieldRule &rule, const Position &p) { rule.most = p.seats; }
void inPlay(FieldRule &rule, const Position &p)
{
    if (!hasAmon(p))
        std::erase(rule.choices, std::string(characterName(Amon)));
}
template <std::size_t kCharacter>
void ofPlayers(FieldRule &rule, const Position &p)
{
    rule.most = cardsOf(kCharacter, p.seats);
}
template <std::size_t kCharacter>
bool isPile(const Position &p)
{
    return kCharacter != Amon || hasAmon(p);
}

FieldRule flag(std::string name) { return {.name = std::move(name), .form = FieldRule::Form::Flag}; }

/// In that group, named by an entry of its own.
FieldRule grouped(FieldRule rule, std::string group, std::string words)
{
    rule.group = std::move(group);
    rule.words = std::move(words);
    return rule;
}

std::string named(std::string_view beginning, std::string_view name)
{
    return std::string(beginning).append(".").append(name);
}

// ---- rows that there are several of

template <std::size_t... kMarket>
void addMarkets(Rows &rows, std::index_sequence<kMarket...>)
{
    const auto stall = [](std::string_view market) {
        const std::string name(market);
        FieldRule rule = choiceRule("stall-" + name, {name + "-l", name + "-r", kNoChoice}, "stall");
        rule.group = "stalls";
        return rule;
    };
    (rows.push_back({stall(kMarketNames[kMarket]), kElement<&Position::side, kMarket>}), ...);
    (rows.push_back(
         {grouped(flag(named("open", kMarketNames[kMarket])), "open", named("market", kMarketNames[kMarket])),
          kBitOf<&Position::open, kMarket>, isLast}),
     ...);
}

template <std::size_t... kCharacter>
void addCharacters(Rows &rows, std::index_sequence<kCharacter...>)
{
    (rows.push_back(
         {grouped(numberRule(named("characters", kCharacterNames[kCharacter]), 0, cardsOf(kCharacter, kMostPlayers)),
                  "characters", named("character", kCharacterNames[kCharacter])),
          kElement<&Position::characters, kCharacter>, isPile<kCharacter>, ofPlayers<kCharacter>}),
     ...);
}

template <std::size_t... kKind>
void addDeck(Rows &rows, std::index_sequence<kKind...>)
{
    (rows.push_back({grouped(numberRule(named("deck", kindName(kKind)), 0, giftOf(kKind).cards), "deck",
                             named("row", kindName(kKind))),
                     kElement<&Position::deck, kKind>}),
     ...);
}

template <std::size_t kSeat, std::size_t... kKind>
void addSeat(Rows &rows, std::index_sequence<kKind...>)
{
    const std::string seat(seatName(kSeat));
    const std::string group = named("seat", seat);
    const auto number = [&](std::string_view name, std::int64_t most, Access access) {
        rows.push_back(
            {grouped(numberRule(named(name, seat), 0, most), group, named("field", name)), access, takesPart<kSeat>});
    };
    number("score", 65'535, kElement<&Position::score, kSeat>);
    number("money", moneyOf(kMostPlayers), kElement<&Position::money, kSeat>);
    number("seals", kSeals, kElement<&Position::seals, kSeat>);
    (rows.push_back({grouped(numberRule(named(std::string(kindName(kKind)), seat), 0, giftOf(kKind).cards), group,
                             named("row", kindName(kKind))),
                     kElement<&Position::gifts, kSeat, kKind>, takesPart<kSeat>}),
     ...);
}

template <std::size_t... kSeat>
void addSeats(Rows &rows, std::index_sequence<kSeat...>)
{
    (rows.push_back({flag(named("choosing", seatName(kSeat))), kBitOf<&Position::choosing, kSeat>, mayChoose<kSeat>}),
     ...);
    (addSeat<kSeat>(rows, std::make_index_sequence<kKinds>()), ...);
}

std::vector<std::string> phases()
{
    std::vector<std::string> names;
    for (int phase = 0; phase < kPhases; ++phase)
        names.emplace_back(phaseName(static_cast<Phase>(phase)));
    return names;
}

} // namespace

const FieldTable<Position> &Nefertiti::fieldTable()
{
    static const auto same = [](std::string_view name) { return name; };
    static const FieldTable<Position> table = [] {
        const std::vector<std::string> &seats = kSeatings.back();
        const std::vector<std::string> markets = orNone(namesOf(kMarketNames, same));
        Rows rows{
            {numberRule("seats", 2, kMostPlayers), kOf<&Position::seats>},
            {choiceRule("stalls", {"random", "fixed"}, "option.stalls"), kOf<&Position::fixedStalls>},
            {choiceRule("phase", phases(), "phase"), kOf<&Position::phase>},
            {numberRule("turn", 0, 65'535), kOf<&Position::turn>},
            {seatRule("actor", seats), kOf<&Position::current>},
            {numberRule("left", 0, 2), kOf<&Position::left>, isBegun, toTwoWithHighPriest},
            {choiceRule("recruited", orNone(namesOf(kCharacterNames, same)), "character"),
             kOrNone<&Position::recruited, kNoCharacter>, isBegun, inPlay},
            {numberRule("passes", 0, kMostPlayers), kOf<&Position::passes>, isBegun, belowPlayers},
            {seatRule("swapped", orNone(seats)), kOrNone<&Position::swapped, kNobody>, in<Phase::Swap>},
            {numberRule("owners", 0, kMostPlayers), kOf<&Position::owners>, in<Phase::Discard>, upToPlayers},
            {choiceRule("filling", markets, "market"), kOrNone<&Position::filling, kNoMarket>, in<Phase::Draw>},
            {choiceRule("settling", markets, "market"), kOrNone<&Position::settling, kNoMarket>, in<Phase::Settle>},
            {numberRule("next", 0, kMostSquares - 1), kOf<&Position::next>, in<Phase::Settle>},
            {flag("first"), kOf<&Position::first>, in<Phase::Settle>},
            {seatRule("dice", orNone(seats)), kOrNone<&Position::dice, kNobody>},
            {flag("fresh"), kOf<&Position::fresh>, isFresh},
            {seatRule("amon", orNone(seats)), kOrNone<&Position::amon, kNobody>, hasAmon},
            {.rule = seatRule("viewer", orNone(seats)),
             .access = kOrNone<&Position::viewer, kNobody>,
             .isMeant = never}};
        addSeats(rows, std::make_index_sequence<kMostPlayers>());
        addMarkets(rows, std::make_index_sequence<kMarkets>());
        addCharacters(rows, std::make_index_sequence<kCharacters>());
        rows.push_back({grouped(flag("akhenaton"), "deck", "card.akhenaton"), kOf<&Position::akhenaton>});
        addDeck(rows, std::make_index_sequence<kKinds>());
        return FieldTable<Position>(std::move(rows));
    }();
    return table;
}

} // namespace engine::nefertiti

// SPDX-License-Identifier: GPL-3.0-or-later
// What no piece shows, a field each: what owners have, where cards are, how tiles are turned, what is next.
#include <utility>

#include "model/engine/tekhenu/setup/field_access.h"

namespace engine::tekhenu {

namespace {

using IsMeant = bool (*)(const Sketch &);
using Narrow = void (*)(FieldRule &, const Sketch &);

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
/// Named by that entry of the words.
FieldRule said(FieldRule rule, std::string words)
{
    rule.words = std::move(words);
    return rule;
}

std::string named(std::string_view beginning, std::string_view name)
{
    return std::string(beginning).append(".").append(name);
}
std::string numbered(std::string_view beginning, std::size_t i) { return named(beginning, std::to_string(i + 1)); }

std::string ownName(std::size_t owner, std::string_view name)
{
    return named(name, seatName(static_cast<Seat>(owner)));
}
/// Of the gold above the people's statues, beside the temple's, and beside row 2.
std::string goldName(std::size_t bit)
{
    return named("gold-place", bit < kStatueSites.size() ? siteName(kStatueSites[bit]) : "row2");
}

/// The names of the first `count` of something, and none.
std::vector<std::string> firstOrNone(int count, std::string_view (*nameOf)(std::uint8_t))
{
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i)
        all.emplace_back(nameOf(byte(i)));
    return orNone(std::move(all));
}

/// Calls that for each number below `kCount`.
template <std::size_t kCount, class Call>
void each(Call call)
{
    const auto all = [&call]<std::size_t... kAt>(std::index_sequence<kAt...>)
    {
        (call.template operator()<kAt>(), ...);
    };
    all(std::make_index_sequence<kCount>());
}

/// The table while it is made, group after group.
class Rows {
public:
    std::vector<Field<Sketch>> all()
    {
        game();
        order();
        wheel();
        board();
        owner<0>();
        owner<1>();
        owner<2>();
        owner<3>();
        rival();
        cards();
        underWay();
        return std::move(m_rows);
    }

private:
    void add(std::string_view group, FieldRule rule, Access access, IsMeant isMeant = nullptr, Narrow narrow = nullptr)
    {
        rule.group = group;
        m_rows.push_back({std::move(rule), access, isMeant, narrow});
    }
    /// What is not shown, but kept while it is under way.
    void addMidst(std::string_view name, std::int64_t most, Access access)
    {
        add("midst", numberRule(name, 0, most), access, never);
    }

    void game()
    {
        add("", numberRule("seats", 1, kOwners), kTable<&Position::seats>);
        add("", choiceRule("phase", {"turn", "maat", "over", "midst"}, "phase"),
            {[](const Sketch &s) { return static_cast<std::int64_t>(s.next); },
             [](Sketch &s, std::int64_t n) { s.next = static_cast<Next>(n); }},
            nullptr, toPhases);
        add("", numberRule("round", 0, kRounds), kTable<&Position::round>);
        add("", seatRule("actor", orNone(Tekhenu::seatings().back())), kTableOrNone<&Position::active>, isTurn);
        const auto option = [](std::size_t i) {
            const auto &one = Tekhenu::options()[i];
            return choiceRule(one.id, one.choices, named("option", one.id));
        };
        add("rules", option(0), kTable<&Position::solo>, isSolo);
        add("rules", option(1), kTable<&Position::templeStatue>);
        add("rules", option(2), kTable<&Position::maat>);
    }

    void order()
    {
        std::vector<std::string> owners = Tekhenu::seatings().back();
        owners.emplace_back("bot");
        owners = orNone(std::move(owners));
        each<kOwners>([&]<std::size_t kAt>() {
            add("order", choiceRule(numbered("order", kAt), owners, "seat"), kOrder<kAt>, takesPart<kAt>, toOwners);
        });
    }

    void wheel()
    {
        const auto gods = orNone(namesOf(kSegmentNames, [](std::string_view name) { return name; }));
        add("wheel", choiceRule("sunny", gods, "god"), kTableOrNone<&Position::sunny>);
        each<kSegments>([&]<std::size_t kAt>() {
            add("wheel", choiceRule(numbered("god", kAt), gods, "god"), kTableOrNone<&Position::gods, kAt>);
        });
        addMidst("light", kNone, kPictured<&Position::sunny>);
        each<kSegments>(
            [&]<std::size_t kAt>() { addMidst(numbered("horus", kAt), kNone, kPictured<&Position::gods, kAt>); });
    }

    void board()
    {
        each<kFields>([&]<std::size_t kAt>() {
            add("temple", numberRule(named("turned", fieldName(kAt)), 0, 3), kTable<&Position::turns, kAt>,
                hasTile<kAt>);
        });
        each<5>([&]<std::size_t kAt>() {
            add("display", said(flag(goldName(kAt)), goldName(kAt)), kBitOf<&Position::gold, kAt>);
        });
        add("display", said(flag("open.3"), "open.3"), kBitOf<&Position::openSections, 2>);
        add("display", said(flag("open.4"), "open.4"), kBitOf<&Position::openSections, 3>);
    }

    /// A number of an owner; what the second one has may be the bot's.
    template <std::size_t kOwner>
    void number(std::string_view name, std::int64_t most, Access access, IsMeant isMeant)
    {
        add(ownName(kOwner, "seat"), said(numberRule(ownName(kOwner, name), 0, most), named("field", name)), access,
            isMeant, kOwner == 1 ? toRival : nullptr);
    }

    /// What an owner has: rows that the bot has, too, and those of players.
    template <std::size_t kOwner>
    void owner()
    {
        number<kOwner>("points", 9'999, kOwn<kOwner, &Holdings::points>, takesPart<kOwner>);
        each<7>([&]<std::size_t kGood>() {
            number<kOwner>(kGoodNames[kGood], 250, kOwn<kOwner, &Holdings::goods, kGood>,
                           kGood == Scribes ? takesPart<kOwner> : isPlayer<kOwner>);
        });
        number<kOwner>("excess", 250, kOwn<kOwner, &Holdings::excess>, isPlayer<kOwner>);
        each<kResources>([&]<std::size_t kGood>() {
            number<kOwner>(std::string("level-").append(kGoodNames[kGood]), kMostLevel,
                           kOwn<kOwner, &Holdings::levels, kGood>, isPlayer<kOwner>);
        });
        number<kOwner>("population", kMostTrack, kOwn<kOwner, &Holdings::population>, takesPart<kOwner>);
        number<kOwner>("happiness", kMostTrack, kOwn<kOwner, &Holdings::happiness>, takesPart<kOwner>);
        number<kOwner>("milestones", 3, kMilestonesOf<kOwner>, isPlayer<kOwner>);
        number<kOwner>("destiny", kDestinies, kOwn<kOwner, &Holdings::destiny>, takesPart<kOwner>);
        add(ownName(kOwner, "seat"), choiceRule(ownName(kOwner, "secret"), decrees(), "card"), kSecretOf<kOwner>,
            isPlayer<kOwner>, toKnown);
        each<4>([&]<std::size_t kAt>() {
            const auto name = [](std::string_view beginning) {
                return ownName(kOwner, std::string(beginning) + "-" + std::to_string(kAt + 1));
            };
            add(ownName(kOwner, "seat"), choiceRule(name("die"), firstOrNone(kDieKinds, dieName), "die"),
                kOwn<kOwner, &Holdings::dice, kAt>, isPlayer<kOwner>);
            add(ownName(kOwner, "seat"), choiceRule(name("side"), orNone({"pure", "tainted", "middle"}), "scale"),
                kOwn<kOwner, &Holdings::sides, kAt>, isPlayer<kOwner>);
        });
        number<kOwner>("districts", 4, kOwn<kOwner, &Holdings::districts>, takesPart<kOwner>);
        add(ownName(kOwner, "seat"), said(numberRule(ownName(kOwner, "balance"), -127, 127), "field.balance"),
            kOwn<kOwner, &Holdings::balance>, isWeighed<kOwner>);
        addMidst(ownName(kOwner, "weighed"), 1, kOwn<kOwner, &Holdings::isBalanced>);
    }
    static std::vector<std::string> decrees()
    {
        std::vector<std::string> all;
        for (int card = 1; card <= kOfDeck; ++card)
            all.emplace_back(cardName(cardOf(Decrees, card)));
        all.emplace_back("?");
        return orNone(std::move(all));
    }

    void rival()
    {
        each<kColours>([&]<std::size_t kColour>() {
            const std::string name = named("aside", colourName(kColour));
            add("rival", said(numberRule(name, 0, diceOf(kColour, 1)), name),
                {[](const Sketch &s) { return std::int64_t{s.aside[kColour]}; },
                 [](Sketch &s, std::int64_t n) { store(s.aside[kColour], n); }},
                isSolo);
        });
        each<kPaths>([&]<std::size_t kAt>() {
            add("rival", choiceRule(numbered("pyramid", kAt), firstOrNone(kPaths, pathName), "path"),
                kTableOrNone<&Position::pyramid, kAt>, isSolo);
        });
        add("rival", numberRule("pyramid-at", 0, kPaths - 1), kTable<&Position::at>, isSolo);
    }

    void cards()
    {
        constexpr std::array<std::string_view, kDecks> groups{"blessings", "technologies", "decrees"};
        const std::vector<std::string> holders{"deck", "discards", "a", "b", "c", "d", "bot"};
        const std::vector<std::string> ofStarts{"box", "open", "a", "b", "c", "d"};
        each<kCards>([&]<std::size_t kCard>() {
            add(groups[deckOf(kCard)], choiceRule(cardName(kCard), holders, "holder"), kHolderOf<kCard>, nullptr,
                toOwners);
        });
        each<kStarts>([&]<std::size_t kStart>() {
            add("starts", choiceRule(cardName(byte(kCards + kStart)), ofStarts, "holder"), kStartHolderOf<kStart>,
                nullptr, toOwners);
        });
    }

    void underWay()
    {
        constexpr std::int64_t any = kNone;
        addMidst("place-in-round", kOwners, kTable<&Position::turnIndex>);
        addMidst("drafted", any, kTable<&Position::die>);
        addMidst("from", any, kTable<&Position::from>);
        addMidst("value", 6, kTable<&Position::value>);
        addMidst("side", Middle, kTable<&Position::side>);
        addMidst("extra", 2, kTable<&Position::extra>);
        addMidst("extra-value", 6, kTable<&Position::extraValue>);
        addMidst("shadow", 1, kTable<&Position::shadow>);
        addMidst("ready", kWholeDeck, kTable<&Position::ready>);
        addMidst("used", kWholeDeck, kTable<&Position::used>);
        addMidst("cards-left", 3, kTable<&Position::cardsLeft>);
        addMidst("cards-taken", 3, kTable<&Position::cardsTaken>);
        addMidst("renewal", 2, kTable<&Position::renewal>);
        addMidst("offer.1", any, kTable<&Position::offer, 0>);
        addMidst("offer.2", any, kTable<&Position::offer, 1>);
        each<16>([&]<std::size_t kAt>() {
            addMidst(numbered("step", kAt), static_cast<std::int64_t>(Op::kCount) << 24U, kStep<kAt>);
        });
    }

    std::vector<Field<Sketch>> m_rows;
};

} // namespace

const FieldTable<Sketch> &Tekhenu::fieldTable()
{
    static const FieldTable<Sketch> table(Rows().all());
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

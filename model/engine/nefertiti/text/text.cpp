// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a position, and of actions.
#include "model/engine/nefertiti/nefertiti.h"
#include "model/engine/nefertiti/rules/closing.h"

namespace engine::nefertiti {

namespace {

constexpr std::string_view kCardLetters = [] {
    constexpr std::string_view letters = ".sdhcmtng";
    static_assert(letters.size() == kKinds + 1);
    return letters;
}();
constexpr std::string_view kStandLetters = ".abcde";

/// nefertiti/1 SEATS[f] TURN SEAT LEFT CHARACTER PASSES PHASE… SIDES OPEN CLOSED, then a word a market (Reserve, cards,
/// `!` for a seal, Servants in the order of squares), a word a seat (money, free Servants, seals, score, gifts), piles
/// of characters, owner of the Priest of Amon, holder of the dice (`!`: fresh), supply of seals, deck (`+`: Akhenaton).
constexpr auto kDescribe = [](auto &codec, Position &p) {
    const auto seatOrNone = [&](Seat &seat) {
        if (!codec.instead("-", seat, kNobody))
            codec.name(seat, 0, kMostPlayers, seatName);
    };
    const auto market = [&](std::uint8_t &number) {
        if (!codec.instead("-", number, kNoMarket))
            codec.name(number, 0, kMarkets, marketName, " ,");
    };
    codec.heading("nefertiti/1", "nefertiti-seen/1", p.viewer, kMostPlayers, seatName).word(" ");
    codec.number(p.seats, kMostPlayers).require(p.seats >= 2 && p.seats <= kMostPlayers);
    p.fixedStalls = codec.mark("f", p.fixedStalls);
    codec.word(" ").number(p.turn, 65'535).word(" ").name(p.current, 0, kMostPlayers, seatName);
    codec.word(" ").number(p.left, 2).word(" ");
    if (!codec.instead("-", p.recruited, kNoCharacter))
        codec.name(p.recruited, 0, kCharacters, characterName, " ");
    codec.word(" ").number(p.passes, kMostPlayers).word(" ").name(p.phase, 0, kPhases, phaseName, " ,");
    switch (p.phase) {
    case Phase::Swap:
        codec.word(",");
        seatOrNone(p.swapped);
        break;
    case Phase::Discard:
        codec.word(",").set(p.choosing, kMostPlayers, "", seatName).word(",").number(p.owners, kMostPlayers);
        break;
    case Phase::Draw:
        codec.word(",");
        market(p.filling);
        break;
    case Phase::Settle:
        codec.word(",");
        market(p.settling);
        codec.word(",").number(p.next, kMostSquares);
        p.first = codec.mark("!", p.first);
        break;
    default: break;
    }
    codec.word(" ");
    for (std::uint8_t &side : p.side)
        codec.oneOf(side, "lr?");
    codec.word(" ").set(p.open, kMarkets, ",", marketName, " ,").word(" ");
    market(p.closed);
    for (std::size_t m = 0; m < kMarkets; ++m) {
        codec.word(" ").number(p.reserve[m], 255).word(":");
        for (std::uint8_t &card : p.cards[m])
            codec.oneOf(card, kCardLetters);
        bool isSealed = (p.sealed & marketBit(static_cast<int>(m))) != 0;
        isSealed = codec.mark("!", isSealed);
        p.sealed = static_cast<std::uint8_t>(isSealed ? p.sealed | marketBit(static_cast<int>(m))
                                                      : p.sealed & ~marketBit(static_cast<int>(m)));
        codec.word(":");
        for (int i = 0; p.side[m] < kUndrawn && i < stallOf(visibleStall(p, static_cast<int>(m))).count; ++i)
            codec.oneOf(p.stand[m][i], kStandLetters);
    }
    for (std::size_t seat = 0; seat < std::min<std::size_t>(p.seats, kMostPlayers); ++seat) {
        codec.word(" ").number(p.money[seat], 255).word(",").number(p.free[seat], 255).word(",");
        codec.number(p.seals[seat], kSeals).word(",").number(p.score[seat], 65'535).word(",");
        for (std::uint8_t &gifts : p.gifts[seat])
            codec.oneOf(gifts, "0123456789");
    }
    codec.word(" ");
    for (std::uint8_t &cards : p.characters)
        codec.oneOf(cards, "0123456789");
    codec.word(" ");
    seatOrNone(p.amon);
    codec.word(" ");
    seatOrNone(p.dice);
    p.fresh = codec.mark("!", p.fresh);
    codec.word(" ").number(p.supply, kSeals).word(" ");
    for (std::uint8_t &gifts : p.deck)
        codec.oneOf(gifts, "0123456789");
    p.akhenaton = codec.mark("+", p.akhenaton);
};

// ---- actions: words that consist of several

std::string squareText(std::uint64_t square) { return std::string(squareName(static_cast<int>(square))); }
std::optional<std::uint64_t> squareRead(std::string_view word)
{
    for (int square = 0; square < kSquares; ++square) {
        if (squareName(square) == word)
            return square;
    }
    return {};
}

std::string stallsText(std::uint64_t right)
{
    std::string text;
    for (unsigned market = 0; market < kMarkets; ++market)
        text += ((right >> market) & 1U) != 0 ? 'r' : 'l';
    return text;
}

std::string diceText(std::uint64_t dice)
{
    const std::string one = std::to_string(dice & 7U);
    return (dice >> 3U) == 0 ? one : one + " " + std::to_string(dice >> 3U);
}

std::string cardsText(std::uint64_t cards)
{
    std::string text;
    for (int place = 0; place < kCardPlaces; ++place) {
        if (((cards >> (2U + static_cast<unsigned>(place))) & 1U) != 0)
            text += (text.empty() ? "" : " ") + cardPlaceName(static_cast<int>(cards & 3U), place);
    }
    return text;
}

std::string recruitText(std::uint64_t figure)
{
    const Recruit r = recruitArgument(makeAction(0, Verb::Recruit, figure));
    std::string text(characterName(r.character));
    const auto add = [&text](std::string_view word) { text.append(" ").append(word); };
    switch (r.character) {
    case Merchant:
        add(kindName(r.a));
        add(seatName(r.b));
        add(kindName(r.c));
        break;
    case RoyalServant:
    case Scribe: add(typeName(r.a)); break;
    case Thief: add(cardPlaceName(r.a & 3, r.b & 3)); break;
    case Treasurer:
        add(marketName(r.a));
        add(std::to_string(r.b));
        break;
    default: break;
    }
    return text;
}

/// The first of all figures below `end` with that text.
template <auto text, auto end, auto isMeant>
std::optional<std::uint64_t> figureRead(std::string_view word)
{
    for (std::uint64_t figure = 0; figure < std::uint64_t{end}; ++figure) {
        if (isMeant(figure) && text(figure) == word)
            return figure;
    }
    return {};
}

constexpr bool isAny(std::uint64_t) { return true; }
constexpr bool isDice(std::uint64_t dice)
{
    const std::uint64_t one = dice & 7U;
    const std::uint64_t two = dice >> 3U;
    return one >= 1 && one <= kDiceSides && (two == 0 || (two >= one && two <= kDiceSides));
}
constexpr bool isBuy(std::uint64_t cards) { return (cards >> 2U) != 0; }

/// The figure of a recruit: each part is looked for among its own few values.
std::optional<std::uint64_t> recruitRead(std::string_view words)
{
    for (std::uint8_t character = 0; character < kCharacters; ++character) {
        const std::string_view name = characterName(character);
        if (words.substr(0, words.find(' ')) != name)
            continue;
        const bool isSwap = character == Merchant;
        const bool hasType = character == RoyalServant || character == Scribe;
        const bool hasMarket = character == Thief || character == Treasurer;
        const int as = isSwap ? kKinds : hasType ? kTypes : hasMarket ? kMarkets : 1;
        const int bs = isSwap ? kMostPlayers : hasMarket ? kMostTaken + 1 : 1;
        for (int a = 0; a < as; ++a) {
            for (int b = character == Treasurer ? 1 : 0; b < (character == Thief ? kCardPlaces : bs); ++b) {
                for (int c = 0; c < (isSwap ? kKinds : 1); ++c) {
                    const Action action = makeRecruit(0, {character, static_cast<std::uint8_t>(a),
                                                          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)});
                    if (recruitText(action.argument()) == words)
                        return action.argument();
                }
            }
        }
    }
    return {};
}

} // namespace

std::string Nefertiti::text(const Position &p) { return positionText(p, kDescribe); }

std::variant<Position, Unreadable> Nefertiti::read(std::string_view text)
{
    return readPositionText<Nefertiti>(text, kDescribe);
}

const ActionGrammar &Nefertiti::grammar()
{
    static constexpr ActionWord kind = actionNames<kindName, kKinds>("action.unknown-gift");
    static constexpr ActionWord card = actionNames<cardName, kKinds + 1>("action.unknown-gift");
    static constexpr ActionWord senet = actionNames<kindName, kDouble + 1>("action.unknown-gift");
    static constexpr ActionWord market = actionNames<marketName, kMarkets>("action.unknown-market");
    static constexpr ActionWord seat = actionNames<seatName, kMostPlayers>("action.unknown-seat");
    static constexpr ActionWord square{7, squareText, squareRead, "action.unknown-place"};
    static constexpr ActionWord stalls{4, stallsText, figureRead<stallsText, 16U, isAny>, "action.unknown-stalls"};
    static constexpr ActionWord dice{6, diceText, figureRead<diceText, 64U, isDice>, "action.unknown-dice"};
    static constexpr ActionWord cards{6, cardsText, figureRead<cardsText, 64U, isBuy>, "action.unknown-cards"};
    static constexpr ActionWord recruit{12, recruitText, recruitRead, "action.unknown-recruit"};
    static const ActionGrammar all{{{"stalls", {stalls}, true},
                                    {"draw", {card}, true},
                                    {"roll", {dice}, true, {}, true},
                                    {"place", {square}},
                                    {"designate", {market}},
                                    {"pass"},
                                    {"recruit", {recruit}, false, {}, true},
                                    {"swap", {kind, seat, kind}},
                                    {"done"},
                                    {"discard", {senet}},
                                    {"buy", {cards}, false, {}, true},
                                    {"half"},
                                    {"roll"},
                                    {"hold"}},
                                   seatName,
                                   kMostPlayers};
    return all;
}

} // namespace engine::nefertiti

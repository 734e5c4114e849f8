// SPDX-License-Identifier: GPL-3.0-or-later
// Ids in actions and files, and how actions are written.
#include <string>

#include "model/engine/tekhenu/rules/run.h"

namespace engine::tekhenu {

namespace {

/// All names of a sort, made once.
template <class Make>
std::vector<std::string> madeNames(int count, Make make)
{
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i)
        names.push_back(make(i));
    return names;
}

std::string twoDigits(char letter, int number)
{
    return std::string(1, letter) + (number < 10 ? "0" : "") + std::to_string(number);
}

std::string_view from(const std::vector<std::string> &names, std::size_t i)
{
    return i < names.size() ? std::string_view(names[i]) : std::string_view();
}

} // namespace

std::string_view seatName(Seat seat)
{
    constexpr std::array<std::string_view, 4> names{"a", "b", "c", "d"};
    return seat < names.size() ? names[seat] : seat == kChance ? "chance" : "";
}

std::string_view ownerName(int owner, int seats)
{
    return seats == 1 && owner == 1 ? "bot" : seatName(static_cast<Seat>(owner));
}

std::string_view segmentName(std::uint8_t segment)
{
    return segment < kSegments ? kSegmentNames[segment] : std::string_view();
}

std::string_view colourName(int colour) { return kColourLetters.substr(static_cast<std::size_t>(colour), 1); }

std::string_view dieName(std::uint8_t die)
{
    static const auto names =
        madeNames(kDieKinds, [](int i) { return std::string(1, kColourLetters[i / 6]) + std::to_string(i % 6 + 1); });
    return from(names, die);
}

std::string_view siteName(std::uint8_t site)
{
    static const auto names = madeNames(kSites, [](int i) -> std::string {
        if (i >= kStatuePB)
            return i == kStatuePB ? "pb0" : "lg0";
        if (i >= kOsirisSites)
            return kPayLetters[districtOf(i)] + std::to_string(rowOf(i));
        return "wens"[i / 5] + std::to_string(i % 5 + 1);
    });
    return from(names, site);
}

std::string_view fieldName(std::uint8_t field)
{
    static const auto names =
        madeNames(kFields, [](int i) { return "r" + std::to_string(i / 5 + 1) + "c" + std::to_string(i % 5 + 1); });
    return from(names, field);
}

std::string_view tileName(std::uint8_t tile)
{
    static const auto names = madeNames(kTiles, [](int i) { return twoDigits('x', i + 1); });
    return from(names, tile);
}

std::string_view cardName(std::uint8_t card)
{
    static const auto names =
        madeNames(kAllCards, [](int i) { return twoDigits("btds"[i / kOfDeck], i % kOfDeck + 1); });
    return from(names, card);
}

std::string_view resourceName(std::uint8_t resource)
{
    return resource < kResources ? kGoodNames[resource] : std::string_view();
}

std::string_view pathName(std::uint8_t path)
{
    return path < kSegments ? kSegmentNames[path] : path < kPaths ? kResourcePaths[path - 6U] : std::string_view();
}

namespace {

std::string_view sideName(unsigned side) { return side == 0 ? "pure" : "tainted"; }
std::string_view coinName(unsigned side)
{
    constexpr std::array<std::string_view, 4> names{"right", "up", "gold", "scribe"};
    return names[side];
}
std::string_view changeName(unsigned change)
{
    constexpr std::array<std::string_view, 4> names{"-2", "-1", "+1", "+2"};
    return names[change];
}
std::string_view schoolName(unsigned change) { return changeName(change + 1); }
std::string_view gainName(unsigned bit)
{
    return bit < kResources ? kGoodNames[bit] : bit == 4 ? "faith" : "population";
}
std::string_view statueName(unsigned place)
{
    if (place >= kStatuePlaces)
        return "";
    return place < kSegments ? kSegmentNames[place] : siteName(kStatueSites[place - kSegments]);
}
std::string_view pickName(unsigned pick)
{
    if (pick < kPickFields)
        return siteName(static_cast<std::uint8_t>(pick));
    return pick < kPickDice ? fieldName(static_cast<std::uint8_t>(pick - kPickFields))
                            : dieName(static_cast<std::uint8_t>(pick - kPickDice));
}

std::string payText(std::uint64_t units)
{
    std::string text;
    for (unsigned i = 0; i < kPayLetters.size(); ++i)
        text.append((units >> (3 * i)) & 7U, kPayLetters[i]);
    return text;
}
std::optional<std::uint64_t> readPay(std::string_view word)
{
    std::array<std::uint8_t, 5> units{};
    for (const char letter : word) {
        const std::size_t i = kPayLetters.find(letter);
        if (i == std::string_view::npos || units[i] == 7)
            return {};
        ++units[i];
    }
    return paid(units);
}
std::string feedText(std::uint64_t figure)
{
    const std::string text = std::string(figure & 7U, 'b') + std::string(figure >> 3U, 'o');
    return text.empty() ? "none" : text;
}
std::optional<std::uint64_t> readFeed(std::string_view word)
{
    if (word == "none")
        return 0;
    const auto bread = static_cast<std::size_t>(std::count(word.begin(), word.end(), 'b'));
    const std::size_t gold = word.size() - bread;
    if (word.empty() || bread > 7 || gold > 7 || word != std::string(bread, 'b') + std::string(gold, 'o'))
        return {};
    return words(static_cast<int>(bread), 3, static_cast<int>(gold));
}

std::string faithText(std::uint64_t figure)
{
    const int n = static_cast<int>(figure) - kMostFaith;
    const std::string text = std::to_string(n);
    return n > 0 ? '+' + text : text;
}

std::optional<std::uint64_t> readFaith(std::string_view word)
{
    for (int figure = 0; figure <= 2 * kMostFaith; ++figure) {
        if (faithText(static_cast<std::uint64_t>(figure)) == word)
            return figure;
    }
    return {};
}

} // namespace

const ActionGrammar &Tekhenu::grammar()
{
    static constexpr ActionWord segment = actionNames<segmentName, kSegments>("action.unknown-segment");
    static constexpr ActionWord die = actionNames<dieName, kDieKinds>("action.unknown-die");
    static constexpr ActionWord card = actionNames<cardName, kAllCards>("action.unknown-card");
    static constexpr ActionWord value = actionNumber<1, 6>("action.unknown-number");
    static constexpr ActionWord resource = actionNames<resourceName, kResources>("action.unknown-resource");
    static constexpr ActionWord payment{15, payText, readPay, "action.unknown-payment", "action.payment-order"};
    static constexpr ActionWord faith{8, faithText, readFaith, "action.unknown-number", {}, 2 * kMostFaith + 1};
    static constexpr ActionWord meal{6, feedText, readFeed, "action.unknown-payment"};
    static const ActionGrammar all{{{"wheel", {segment}, true},
                                    {"god", {segment}, true},
                                    {"die", {segment, die}, true},
                                    {"tile", {actionNames<tileName, kTiles>("action.unknown-tile")}, true},
                                    {"start", {card}, true},
                                    {"offer", {actionNames<seatName, 4>("action.unknown-seat"), card}, true},
                                    {"card", {card}, true},
                                    {"path", {actionNames<pathName, kPaths>("action.unknown-path")}, true},
                                    {"coin", {actionNames<coinName, 4>("action.unknown-coin")}, true},
                                    {"pick", {actionNames<pickName, kPickWords>("action.unknown-place")}, true},
                                    {"take", {card}},
                                    {"keep", {card}},
                                    {"destiny", {actionNumber<1, kDestinies>("action.unknown-number")}},
                                    {"draft", {segment, die}},
                                    {"anubis", {segment, die}},
                                    {"side", {actionNames<sideName, 2>("action.unknown-side")}},
                                    {"scribe", {actionNames<changeName, 4>("action.unknown-change")}},
                                    {"school", {actionNames<schoolName, 2>("action.unknown-change")}},
                                    {"play", {card}},
                                    {"play", {card, value}},
                                    {"god", {segment}},
                                    {"produce", {resource}},
                                    {"idle"},
                                    {"statue", {actionNames<statueName, kStatuePlaces>("action.unknown-place")}},
                                    {"tile", {actionNames<fieldName, kFields>("action.unknown-place")}},
                                    {"turn", {actionNumber<0, 3>("action.unknown-number")}},
                                    {"build", {actionNames<siteName, kSites>("action.unknown-place")}},
                                    {"pay", {payment}},
                                    {"renew", {actionNumber<1, kSections>("action.unknown-number")}},
                                    {"done"},
                                    {"gain", {actionNames<gainName, 6>("action.unknown-resource")}},
                                    {"marker", {resource}},
                                    {"value", {value}},
                                    {"pass"},
                                    {"end"},
                                    {"faith", {faith}},
                                    {"feed", {meal}}},
                                   seatName,
                                   kOwners};
    return all;
}

// T55: which Decrees are dealt, and which is kept, is hidden from the others.
std::string Tekhenu::actionText(const Position &position, Action action, Seat seat)
{
    const Verb verb = verbOf(action);
    const bool offers = verb == Verb::ChanceOffer;
    const int card = offers ? secondWord(action, kSeatBits) : argumentOf(action);
    const Seat owner = offers ? static_cast<Seat>(firstWord(action, kSeatBits)) : action.actor();
    const bool isSecret =
        (offers || verb == Verb::Keep) && seat != kNobody && seat != owner && deckOf(byte(card)) == Decrees;
    (void)position;
    return grammar().text(action, [&](std::size_t word) -> std::string_view {
        return isSecret && word == (offers ? 1U : 0U) ? "?" : "";
    });
}

} // namespace engine::tekhenu

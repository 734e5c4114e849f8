// SPDX-License-Identifier: GPL-3.0-or-later
// Dice, segments, sites and cards of Tekhenu as numbers, and what follows from the numbers alone.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace engine::tekhenu {

inline constexpr std::uint8_t kNone = 255; ///< no die, place, owner, card …

inline constexpr int kOwners = 4;     ///< players, and in a solo game the bot as the second one
inline constexpr int kRounds = 16;    ///< T38
inline constexpr int kMostTrack = 21; ///< population and happiness (T2)
inline constexpr int kMostLevel = 6;

/// What can be gained. The first four are the resources (`p b l g`), the first five pay for costs.
enum Good : std::uint8_t { Papyrus, Bread, Limestone, Granite, Gold, Scribes, Faith, Population, Happiness, kGoods };
inline constexpr int kResources = 4;
inline constexpr std::array<std::string_view, kGoods> kGoodNames{"papyrus", "bread", "limestone",  "granite",  "gold",
                                                                 "scribes", "faith", "population", "happiness"};
inline constexpr std::string_view kPayLetters = "pblgo";
/// The good of a bit of Op::Gain.
constexpr int goodOfBit(int bit) { return bit < kResources ? bit : bit == 4 ? int{Faith} : int{Population}; }
/// A set of such goods: resources, faith, population.
template <class... Goods>
constexpr std::uint8_t goodSet(Goods... goods)
{
    return static_cast<std::uint8_t>(((1 << (goods < kResources ? int{goods} : goods == Faith ? 4 : 5)) | ...));
}
inline constexpr std::uint8_t kAnyResource = goodSet(Papyrus, Bread, Limestone, Granite);

// ---- dice: colour x 6 + pips - 1 (T1)
using Die = std::uint8_t;
enum Colour : std::uint8_t { White, Yellow, Brown, Black, Grey, kColours };
inline constexpr int kDieKinds = 30;
inline constexpr int kMostDice = 26;
inline constexpr std::string_view kColourLetters = "wybkg";
/// A die of a colour with so many pips, and both of a die.
constexpr Die dieOf(int colour, int pips) { return static_cast<Die>(colour * 6 + pips - 1); }
constexpr int colourOf(Die die) { return die / 6; }
constexpr int pipsOf(Die die) { return die % 6 + 1; }

// ---- segments, clockwise (T4)
using Segment = std::uint8_t;
enum SegmentOf : std::uint8_t { Horus, Ra, Hathor, Bastet, Thoth, Osiris, kSegments };
inline constexpr std::array<std::string_view, kSegments> kSegmentNames{"horus",  "ra",    "hathor",
                                                                       "bastet", "thoth", "osiris"};
enum Light : std::uint8_t { Sunny, Shaded, Dark };
inline constexpr std::array<std::string_view, 3> kLightNames{"sunny", "shaded", "dark"};
enum Side : std::uint8_t { NoSide, Pure, Tainted, Middle }; ///< Middle: of an Anubis die (T18)
/// The light of a segment while `sunny` is the first sunny one (T4).
constexpr Light lightOf(int segment, int sunny)
{
    constexpr std::array<Light, kSegments> lights{Sunny, Sunny, Shaded, Dark, Dark, Shaded};
    return lights[(segment - sunny + kSegments) % kSegments];
}

// ---- sites: 20 round the temple (w1-5, e, n, s), 24 at Osiris (p1-6, b, l, g), two for statues there (T7, T8)
using Site = std::uint8_t;
enum : std::uint8_t {
    kWest = 0,
    kEast = 5,
    kNorth = 10,
    kSouth = 15,
    kOsirisSites = 20,
    kStatuePB = 44,
    kStatueLG = 45,
    kSites = 46
};
inline constexpr Site kStatueE3 = kEast + 2;
inline constexpr Site kStatueN3 = kNorth + 2;
/// The statue sites in the order of T27, which is also that of the gold on them.
inline constexpr std::array<Site, 4> kStatueSites{kStatuePB, kStatueLG, kStatueE3, kStatueN3};
inline constexpr std::uint8_t kGoldRow2 = 1U << 4U; ///< bit of the gold beside row 2; the sites have the four before
/// True for a site round the temple, and for a site of statues.
constexpr bool isTempleSite(int site) { return site < kOsirisSites; }
constexpr bool isStatueSite(int site)
{
    return site == kStatuePB || site == kStatueLG || site == kStatueE3 || site == kStatueN3;
}
/// The line at whose end a temple site stands: rows 0 to 4, columns 5 to 9.
constexpr int lineOf(int site) { return site % 5 + (site >= kNorth ? 5 : 0); }
/// District (the resource) 0 to 3 and row 1 to 6 of a building site at Osiris.
constexpr int districtOf(int site) { return (site - kOsirisSites) / 6; }
constexpr int rowOf(int site) { return (site - kOsirisSites) % 6 + 1; }
constexpr Site osirisSite(int district, int row) { return static_cast<Site>(kOsirisSites + district * 6 + row - 1); }

// ---- fields of the temple, row x 5 + column (T7)
inline constexpr int kFields = 25;
/// The i-th field (0 to 4) of a line.
constexpr int fieldOf(int line, int i) { return line < 5 ? line * 5 + i : i * 5 + line - 5; }
constexpr bool isOnLine(int field, int line) { return line < 5 ? field / 5 == line : field % 5 == line - 5; }
constexpr bool isBorderField(int field) { return field / 5 == 0 || field / 5 == 4 || field % 5 == 0 || field % 5 == 4; }
/// The neighbour of a field in a direction (0 north, 1 east, 2 south, 3 west), or -1 beyond the border.
constexpr int neighbourOf(int field, int direction)
{
    switch (direction) {
    case 0: return field / 5 == 0 ? -1 : field - 5;
    case 1: return field % 5 == 4 ? -1 : field + 1;
    case 2: return field / 5 == 4 ? -1 : field + 5;
    default: return field % 5 == 0 ? -1 : field - 1;
    }
}

// ---- cards: Blessings, Technologies, Decrees, then starting cards (T3)
using Card = std::uint8_t;
enum Deck : std::uint8_t { Blessings, Technologies, Decrees, kDecks };
inline constexpr std::array<std::string_view, kDecks> kDeckNames{"blessing", "technology", "decree"};
inline constexpr int kOfDeck = 24;
inline constexpr int kCards = kDecks * kOfDeck;
inline constexpr int kStarts = 12;
inline constexpr int kAllCards = kCards + kStarts;
/// The card of that number (from 1) in a deck, a Blessing, a Technology, and the deck of a card.
constexpr Card cardOf(int deck, int number) { return static_cast<Card>(deck * kOfDeck + number - 1); }
constexpr Card blessing(int number) { return cardOf(Blessings, number); }
constexpr Card technology(int number) { return cardOf(Technologies, number); }
constexpr int deckOf(Card card) { return card / kOfDeck; }
/// The bit of a card in the mask of its deck; of Technology, Blessing, Decree or starting card `number`.
constexpr std::uint32_t cardBit(Card card) { return 1U << static_cast<unsigned>(card % kOfDeck); }
constexpr std::uint32_t numberBit(int number) { return 1U << static_cast<unsigned>(number - 1); }
inline constexpr std::uint32_t kWholeDeck = (1U << kOfDeck) - 1;
inline constexpr int kTiles = 27;
inline constexpr std::uint32_t kAllTiles = (1U << kTiles) - 1; ///< bit t - 1 is tile t
inline constexpr int kSections = 4;
inline constexpr int kDestinies = 4;

/// Pyramid of the bot: the six gods, then `gl pb lg bp` (T50).
inline constexpr int kPaths = 10;
inline constexpr std::array<std::string_view, 4> kResourcePaths{"gl", "pb", "lg", "bp"};
/// The place above each; a place at which the bot ends has none.
inline constexpr std::array<std::uint8_t, kPaths> kAbove{4, 5, 6, kNone, 7, 8, kNone, 9, kNone, kNone};

} // namespace engine::tekhenu

// SPDX-License-Identifier: GPL-3.0-or-later
// How each part of a sketch that no piece shows is read and written as a number, that of a field (core/fields.h).
#pragma once

#include <bit>
#include <cstddef>
#include <type_traits>

#include "model/engine/core/fields.h"
#include "model/engine/tekhenu/setup/set_up.h"

namespace engine::tekhenu {

using Access = FieldAccess<Sketch>;

// ---- members of the table and of an owner, or one of an array of them

/// The whole, or the element at that index of an array.
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

/// A member of the position, or an element of it.
template <auto kMember, std::size_t... kAt>
constexpr auto &ofTable(auto &sketch)
{
    return partOf<kAt...>(sketch.p.*kMember);
}
/// The same of what an owner has.
template <std::size_t kOwner, auto kMember, std::size_t... kAt>
constexpr auto &ofOwner(auto &sketch)
{
    return partOf<kAt...>(sketch.p.owners[kOwner].*kMember);
}

/// As the type of the part has it.
void store(auto &part, std::int64_t n) { part = static_cast<std::remove_cvref_t<decltype(part)>>(n); }
/// `kNone` is the first choice.
inline void storeOrNone(std::uint8_t &part, std::int64_t n)
{
    part = n == 0 ? kNone : static_cast<std::uint8_t>(n - 1);
}
inline std::int64_t orNoneOf(std::uint8_t part) { return part == kNone ? 0 : std::int64_t{part} + 1; }

/// Of the position, of the position with `kNone` as choice 0, and of an owner.
template <auto kMember, std::size_t... kAt>
constexpr Access kTable{[](const Sketch &s) { return std::int64_t{ofTable<kMember, kAt...>(s)}; },
                        [](Sketch &s, std::int64_t n) { store(ofTable<kMember, kAt...>(s), n); }};
template <auto kMember, std::size_t... kAt>
constexpr Access kTableOrNone{[](const Sketch &s) { return orNoneOf(ofTable<kMember, kAt...>(s)); },
                              [](Sketch &s, std::int64_t n) { storeOrNone(ofTable<kMember, kAt...>(s), n); }};
/// What the board shows by pictures with numbers: it follows from the choices.
template <auto kMember, std::size_t... kAt>
constexpr Access kPictured{[](const Sketch &s) { return std::int64_t{ofTable<kMember, kAt...>(s)}; },
                           [](Sketch &, std::int64_t) {}};

template <std::size_t kOwner, auto kMember, std::size_t... kAt>
constexpr Access kOwn{[](const Sketch &s) { return std::int64_t{ofOwner<kOwner, kMember, kAt...>(s)}; },
                      [](Sketch &s, std::int64_t n) { store(ofOwner<kOwner, kMember, kAt...>(s), n); }};
template <auto kMember, unsigned kBit>
constexpr Access kBitOf{[](const Sketch &s) { return std::int64_t{(s.p.*kMember >> kBit) & 1U}; },
                        [](Sketch &s, std::int64_t n) {
                            const unsigned rest = s.p.*kMember & ~(1U << kBit);
                            store(s.p.*kMember, std::int64_t{rest | static_cast<unsigned>(n) << kBit});
                        }};

// ---- owners, milestones, Decrees

inline constexpr int kBotChoice = kOwners + 1;
/// None, the seats, and behind them the bot.
inline std::int64_t choiceOf(const Position &p, std::uint8_t owner)
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
inline constexpr int kUnknownChoice = kOfDeck + 1;
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

} // namespace engine::tekhenu

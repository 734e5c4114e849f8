// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of actions: `chance deal red 1334`, `red lay 3143`, `blue place 3a`.
#include "model/engine/aton/aton.h"
#include "model/engine/core/action_grammar.h"

namespace engine::aton {

namespace {

bool areCards(std::string_view text, std::size_t number)
{
    return text.size() == number && text.find_first_not_of("1234") == std::string_view::npos;
}

/// So many cards, ascending.
template <std::size_t number>
constexpr ActionWord cardsWord()
{
    return {16, [](std::uint64_t bits) { return digits(Cards{static_cast<std::uint16_t>(bits)}); },
            [](std::string_view word) -> std::optional<std::uint64_t> {
                return areCards(word, number) ? std::optional(cardsOf(word).bits) : std::nullopt;
            },
            "action.bad-cards", "action.cards-not-ascending"};
}

/// Cards at the cartouches 1 to 4.
std::string laidText(std::uint64_t bits)
{
    std::string values;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        values += static_cast<char>('0' + Laid{static_cast<std::uint16_t>(bits)}.at(cartouche));
    return values;
}

std::optional<std::uint64_t> readLaid(std::string_view word)
{
    if (!areCards(word, 4))
        return {};
    Laid laid;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        laid.set(cartouche, word[static_cast<std::size_t>(cartouche) - 1] - '0');
    return laid.bits;
}

std::optional<std::uint64_t> readSquare(std::string_view word)
{
    if (word.size() != 2 || word[0] < '1' || word[0] > '4' || word[1] < 'a' || word[1] > 'l')
        return {};
    return (word[0] - '1') * kSquaresOfTemple + word[1] - 'a';
}

const ActionGrammar &grammar()
{
    static constexpr ActionWord seat = actionNames<seatName, 2>("action.unknown-seat");
    static constexpr ActionWord square{6, [](std::uint64_t n) { return squareName(static_cast<int>(n)); }, readSquare,
                                       "action.unknown-square"};
    static const ActionGrammar all{{{"deal", {seat, cardsWord<4>()}, true},
                                    {"draw", {seat, cardsWord<1>()}, true},
                                    {"exchange"},
                                    {"lay", {{16, laidText, readLaid, "action.bad-cards"}}},
                                    {"remove", {square}},
                                    {"place", {square}},
                                    {"take", {square}}},
                                   seatName,
                                   2,
                                   3};
    return all;
}

} // namespace

std::string Aton::actionText(const Position &, Action action, Seat seat)
{
    const bool deal = verbOf(action) == Verb::Deal;
    const Seat owner = deal ? seatArgument(action) : action.actor();
    const bool isSecret = (deal || verbOf(action) == Verb::Lay) && seat != kNobody && seat != owner;
    return grammar().text(action, [isSecret, deal](std::size_t word) -> std::string_view {
        return isSecret && word == (deal ? 1 : 0) ? "????" : "";
    });
}

std::variant<Action, Unreadable> Aton::readAction(std::string_view text) { return grammar().read(text); }

} // namespace engine::aton

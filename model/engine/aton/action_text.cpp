// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "model/engine/aton/aton.h"
#include "model/engine/core/scanner.h"

namespace engine::aton {

namespace {

constexpr std::array<std::string_view, 7> kVerbs{"deal", "draw", "exchange", "lay", "remove", "place", "take"};

std::string inOrder(Laid laid)
{
    std::string values;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        values += static_cast<char>('0' + laid.at(cartouche));
    return values;
}

Unreadable malformed(std::string_view id, std::string_view text) { return {std::string(id), {{"text", text}}}; }

/// Four digits 1 to 4.
bool areCards(std::string_view text, std::size_t number)
{
    return text.size() == number && text.find_first_not_of("1234") == std::string_view::npos;
}

/// The seat of that name, or `kNobody`.
Seat seatOf(std::string_view name) { return name == "red" ? kRed : name == "blue" ? kAmun : kNobody; }

std::variant<Action, Unreadable> readChance(const std::vector<std::string_view> &words, std::string_view text)
{
    if (words.size() != 4 || (words[1] != "deal" && words[1] != "draw"))
        return malformed("action.chance-form", text);
    const Seat seat = seatOf(words[2]);
    if (seat == kNobody)
        return malformed("action.unknown-seat", words[2]);
    const bool deal = words[1] == "deal";
    if (!areCards(words[3], deal ? 4 : 1))
        return malformed("action.bad-cards", words[3]);
    Cards cards;
    for (const char digit : words[3])
        cards = cards + Cards::one(digit - '0');
    if (digits(cards) != words[3])
        return malformed("action.cards-not-ascending", words[3]);
    return deal ? makeDeal(seat, cards) : makeDraw(seat, words[3].front() - '0');
}

std::variant<Action, Unreadable> readLaying(Seat seat, std::string_view row)
{
    if (!areCards(row, 4))
        return malformed("action.bad-cards", row);
    Laid laid;
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        laid.set(cartouche, row[static_cast<std::size_t>(cartouche) - 1] - '0');
    return makeLay(seat, laid);
}

} // namespace

std::string Aton::actionText(const Position &, Action action, Seat seat)
{
    const Verb verb = verbOf(action);
    const bool hidden = seat != kNobody;
    std::string text;
    const auto begin = [&](std::string_view actor) { text.append(actor).append(" ").append(kVerbs[action.verb()]); };
    if (verb == Verb::Deal || verb == Verb::Draw) {
        begin("chance");
        const Seat owner = seatArgument(action);
        text.append(" ").append(seatName(owner)).append(" ");
        return text + (verb == Verb::Deal && hidden && seat != owner ? "????" : digits(cardsArgument(action)));
    }
    begin(seatName(action.actor()));
    if (verb == Verb::Exchange)
        return text;
    text += ' ';
    if (verb != Verb::Lay)
        return text + squareName(squareArgument(action));
    return text + (hidden && seat != action.actor() ? "????" : inOrder(laidArgument(action)));
}

std::variant<Action, Unreadable> Aton::readAction(std::string_view text)
{
    const std::vector<std::string_view> words = splitAtSpaces(text);
    if (words.front() == "chance")
        return readChance(words, text);
    const Seat seat = seatOf(words.front());
    if (seat == kNobody)
        return malformed("action.unknown-seat", words.front());
    const std::string_view verb = words.size() > 1 ? words[1] : std::string_view();
    if (verb == "exchange" && words.size() == 2)
        return makeExchange(seat);
    if (words.size() != 3)
        return malformed("action.form", text);
    const std::string_view argument = words[2];
    if (verb == "lay")
        return readLaying(seat, argument);
    const bool isSquare =
        argument.size() == 2 && argument[0] >= '1' && argument[0] <= '4' && argument[1] >= 'a' && argument[1] <= 'l';
    for (const Verb onSquare : {Verb::Remove, Verb::Place, Verb::Take}) {
        if (verb != kVerbs[static_cast<unsigned>(onSquare)])
            continue;
        if (!isSquare)
            return malformed("action.unknown-square", argument);
        return makeSquare(seat, onSquare, (argument[0] - '1') * kSquaresOfTemple + argument[1] - 'a');
    }
    return malformed("action.unknown-verb", verb);
}

} // namespace engine::aton

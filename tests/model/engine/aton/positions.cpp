// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <algorithm>

namespace positions {

namespace {

using engine::aton::Cards;

std::string orDash(const std::string &row) { return row.empty() ? "-" : row; }

std::string counts(const std::string &cards)
{
    std::string digits;
    for (const char value : {'1', '2', '3', '4'})
        digits += std::to_string(std::count(cards.begin(), cards.end(), value));
    return digits;
}

std::string pileCounts(const std::string &elsewhere)
{
    std::string digits;
    for (const char value : {'1', '2', '3', '4'})
        digits += std::to_string(9 - std::count(elsewhere.begin(), elsewhere.end(), value));
    return digits;
}

std::string sideText(const SideSetup &side)
{
    const std::string elsewhere = side.hand + side.laid + side.drawn + side.bottom + side.discard + side.exchanged;
    return std::to_string(side.score) + "," + std::to_string(side.kingdom) + (side.exchange ? ",x," : ",-,")
           + orDash(side.hand) + "," + orDash(side.known) + "," + orDash(side.laid) + "," + orDash(side.drawn) + ","
           + pileCounts(elsewhere) + "," + orDash(side.bottom) + "," + counts(side.discard) + ","
           + counts(side.exchanged);
}

std::string ofBoth(int red, int blue) { return std::to_string(red) + ":" + std::to_string(blue); }

/// The n-th word of a position text, from 0; of a seat's text without the seat.
std::string word(const Position &position, int n)
{
    const QString text = QString::fromStdString(Aton::text(position));
    return text.split(QLatin1Char(' ')).at(position.viewer == kNobody ? n : n + 1).toStdString();
}

} // namespace

std::string times(int n, char mark) { return std::string(static_cast<std::size_t>(n), mark); }

std::string allBut(const std::string &cards)
{
    std::string rest;
    for (const char value : {'1', '2', '3', '4'})
        rest += times(9 - static_cast<int>(std::count(cards.begin(), cards.end(), value)), value);
    return rest;
}

std::string Setup::text() const
{
    std::string board;
    for (const std::string &temple : temples)
        board += (board.empty() ? "" : "/") + temple + std::string(12 - temple.size(), '.');
    return "aton/1 " + board + " r" + std::to_string(round) + " " + phase + " " + first + " red:" + sideText(red)
           + " blue:" + sideText(blue);
}

Position Setup::position() const { return read(text()); }

Position dealt(const std::string &red, const std::string &blue)
{
    return play(Aton::start({}), {"chance deal red " + red, "chance deal blue " + blue});
}

Setup beforeLaying(const std::string &red, const std::string &blue)
{
    Setup setup;
    setup.red.hand = red;
    setup.blue.hand = blue;
    std::sort(setup.red.hand.begin(), setup.red.hand.end());
    std::sort(setup.blue.hand.begin(), setup.blue.hand.end());
    return setup;
}

Position dealDue(const SideSetup &red)
{
    Setup setup;
    setup.phase = "deal:red";
    setup.red = red;
    return setup.position();
}

Position laid(Setup setup, const std::string &red, const std::string &blue)
{
    const Setup hands = beforeLaying(red, blue);
    setup.red.hand = hands.red.hand;
    setup.blue.hand = hands.blue.hand;
    return play(setup.position(), {"red lay " + red, "blue lay " + blue});
}

std::string illegalReason(const Position &position, const std::string &text)
{
    const auto message = Aton::illegalReason(position, action(text));
    return message ? message->id : std::string();
}

std::string legal(const Position &position)
{
    const auto text = [](Action action) { return Aton::actionText({}, action, kNobody); };
    return joined(by_text::legal<Aton>(position, "", text), ", ");
}

std::string squares(const Position &position)
{
    std::string names;
    for (int square = 0; square < engine::aton::kSquares; ++square) {
        if ((engine::aton::choices(position) & engine::aton::bit(square)) != 0)
            names.append(names.empty() ? "" : " ").append(engine::aton::squareName(square));
    }
    return names;
}

std::string facts(const Position &position, const std::string &text, const std::string &beginning)
{
    return joined(factTexts<Aton>(position, action(text), beginning), ", ");
}

std::string cardsOf(Cards cards)
{
    std::string row;
    for (int value = 1; value <= 4; ++value)
        row += times(cards.count(value), static_cast<char>('0' + value));
    return row;
}

std::string temples(const Position &position) { return word(position, 1); }

std::string scores(const Position &position) { return ofBoth(position.sides[kRed].score, position.sides[kAmun].score); }

std::string stocks(const Position &position)
{
    return ofBoth(position.sides[kRed].stock(), position.sides[kAmun].stock());
}

std::string kingdom(const Position &position) { return ofBoth(position.sides[kRed].dead, position.sides[kAmun].dead); }

std::string phase(const Position &position) { return word(position, 3); }

std::string result(const Position &position) { return by_text::result<Aton>(position, engine::aton::seatName); }

} // namespace positions

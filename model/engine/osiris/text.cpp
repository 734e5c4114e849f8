// SPDX-License-Identifier: GPL-3.0-or-later
// The position text, one line of words with single spaces; rows of twelve or thirteen stand in the order of towns
// (a0 b0 c0 d0 a1 …, then the tip), `-` is nothing:
//
//   osiris/1 SEATS tip=RULE TURN PHASE PRIESTS TOWNS BLOCKADES TEMPLES GODS KNOWN
//   osiris-seen/1 SEAT SEATS …
//
// SEATS      ab, abc or abcd
// RULE       priest or pyramid: which god decides at the tip
// TURN       t and its number, t0 in set-up
// PHASE      gods  follower:SEAT  walk:SEAT  walk:SEAT:WALK  walk:SEAT:WALK:stop  fight:SEAT:WALK:PRIEST>PRIEST
//            move:SEAT  move:SEAT:stuck:N  over:SEAT:REASON
//            (WALK: the priest, counters spent + counters left, as a0:2+1; `:stop` straight after a won fight;
//            winner > loser; N turns in a row, this one included, began without a step; SEAT of `over` ended the
//            game)
// PRIESTS    where each stands, divided by `,`: a space, tip, `.` at home, `-` for one who takes no part
// TOWNS      counters in each town, divided by `,`
// BLOCKADES  their spaces in the order of the board, divided by `,`
// TEMPLES    for each god four digits, the followers of a b c d, divided by `/`
// GODS       the god under each priest and under the tip, divided by `,`; all `-` before they are dealt
// KNOWN      for each of these gods the seats that know it, divided by `,`: a, ab …
//
// In a seat's text the gods that it does not know are `?`.
#include "model/engine/osiris/osiris.h"

namespace engine::osiris {

namespace {

/// The texts of 0 to `count` - 1, with `between` between them.
template <class TextOf>
std::string row(int count, char between, TextOf textOf)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            text += between;
        text += textOf(i);
    }
    return text;
}

std::string orDash(const std::string &text) { return text.empty() ? "-" : text; }

std::string walkText(const Position &position)
{
    return std::string(":").append(priestName(position.walker)) + ":" + std::to_string(position.spent) + "+"
           + std::to_string(position.left);
}

std::string phaseText(const Position &position)
{
    std::string text(phaseName(position.phase));
    if (position.phase == Phase::Gods)
        return text;
    text.append(":").append(seatName(position.actor));
    if (position.phase == Phase::Over)
        return text.append(":").append(reasonName(position.reason));
    if (position.walker != kNoPriest)
        text += walkText(position);
    if (position.mayStop)
        text += ":stop";
    if (position.phase == Phase::Fight)
        text.append(":").append(priestName(position.winner)).append(">").append(priestName(position.loser));
    if (position.stuck > 0)
        text += ":stuck:" + std::to_string(position.stuck);
    return text;
}

std::string priestText(const Position &position, int priest)
{
    const Node node = position.at[static_cast<std::size_t>(priest)];
    if (node == kAway)
        return "-";
    return node == townOf(priest) ? std::string(".") : std::string(nodeName(node));
}

std::string townText(const Position &position, int priest)
{
    const bool present = isPresent(colourOf(priest), position.seats);
    return present ? std::to_string(position.town[static_cast<std::size_t>(priest)]) : std::string("-");
}

std::string blockadesText(const Position &position)
{
    std::string text;
    for (int space = 0; space < kSpaces; ++space) {
        if ((position.blockades & spaceBit(static_cast<Node>(space))) != 0)
            text.append(text.empty() ? "" : ",").append(nodeName(static_cast<Node>(space)));
    }
    return orDash(text);
}

std::string templeText(Followers followers)
{
    std::string digits;
    for (int colour = 0; colour < kColours; ++colour)
        digits += static_cast<char>('0' + followers.of(colour));
    return digits;
}

std::string godText(God god)
{
    if (god == kNoGod)
        return "-";
    return god == kUnknownGod ? std::string("?") : std::string(kGodNames[god]);
}

std::string knownText(SeatSet seats)
{
    std::string text;
    for (Seat seat = 0; seat < kColours; ++seat) {
        if (contains(seats, seat))
            text += seatName(seat);
    }
    return orDash(text);
}

} // namespace

std::string Osiris::text(const Position &position)
{
    std::string text;
    if (position.viewer == kNobody)
        text = kFullText;
    else
        text.append(kSeenText).append(" ").append(seatName(position.viewer));
    text += " ";
    for (Seat seat = 0; seat < position.seats; ++seat)
        text += seatName(seat);
    text += " tip=" + options().front().choices[static_cast<std::size_t>(position.tip)];
    text += " t" + std::to_string(position.turn) + " " + phaseText(position) + " ";
    text += row(kPriests, ',', [&](int priest) { return priestText(position, priest); }) + " ";
    text += row(kPriests, ',', [&](int priest) { return townText(position, priest); }) + " ";
    text += blockadesText(position) + " ";
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    text += row(kGods, '/', [&](int god) { return templeText(position.temples[at(god)]); }) + " ";
    text += row(kGods, ',', [&](int i) { return godText(position.gods[at(i)]); }) + " ";
    return text + row(kGods, ',', [&](int i) { return knownText(position.known[at(i)]); });
}

} // namespace engine::osiris

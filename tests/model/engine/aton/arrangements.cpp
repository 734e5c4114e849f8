// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrangements.h"

#include <algorithm>
#include <map>

#include "model/engine/core/game.h"

namespace arrangements {

using engine::Piece;
using engine::PlaceIndex;
using engine::Value;
using positions::Aton;
using positions::Position;

namespace {

std::uint32_t below(Random &random, std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); }

PlaceIndex anyPlace(Random &random)
{
    const auto places = static_cast<int>(Aton::places().size());
    return static_cast<PlaceIndex>(static_cast<int>(random.below(static_cast<std::uint32_t>(places) + 2)) - 1);
}

/// A place where such a piece may lie.
PlaceIndex fittingPlace(const Piece &piece, Random &random)
{
    for (int tries = 0; tries < 1'000; ++tries) {
        const PlaceIndex place = anyPlace(random);
        for (const Piece &each : Aton::holdable({}, place)) {
            if (each.kind == piece.kind && each.owner == piece.owner)
                return place;
        }
    }
    return piece.place;
}

Value anyValue(const std::string &name, Random &random)
{
    static const std::vector<Value> odd{Value(), true, -1, 256, 5, "", "-", "green", "5", "11111", "0", Value::List{}};
    static const std::vector<Value> words{"deal",  "lay",     "draw", "remove", "place",    "take",     "over",
                                          "red",   "blue",    "-",    "points", "temple-1", "temple-4", "yellow",
                                          "green", "scoring", "1",    "14",     "2233",     ""};
    if (random.below(6) == 0)
        return odd[below(random, odd.size())];
    static const Arrangement start = Aton::arrangement(Position{});
    if (number(start, name) >= 0)
        return static_cast<int>(random.below(name.compare(0, 5, "score") == 0 ? 110 : 6));
    return words[below(random, words.size())];
}

void changeField(Arrangement &arrangement, Random &random)
{
    auto &member = arrangement.fields[below(random, arrangement.fields.size())];
    switch (random.below(12)) {
    case 0: member.first = "no-such-field"; break;
    case 1: arrangement.fields.erase(arrangement.fields.begin() + (&member - arrangement.fields.data())); break;
    default: member.second = anyValue(member.first, random);
    }
}

void addPiece(Arrangement &arrangement, Random &random)
{
    static const std::uint8_t counts[] = {0, 1, 1, 2, 5, 36, 255};
    arrangement.pieces.push_back({anyPlace(random), static_cast<std::uint8_t>(random.below(5)),
                                  static_cast<engine::Seat>(random.below(3)),
                                  static_cast<std::uint8_t>(random.below(6)), counts[random.below(7)],
                                  random.below(2) == 0, static_cast<engine::SeatSet>(random.below(4))});
}

/// One of those pieces goes where it may lie.
void movePiece(Arrangement &arrangement, std::size_t which, Random &random)
{
    Piece one = arrangement.pieces[which];
    if (--arrangement.pieces[which].count == 0)
        arrangement.pieces.erase(arrangement.pieces.begin() + static_cast<std::ptrdiff_t>(which));
    one.count = 1;
    one.place = fittingPlace(one, random);
    arrangement.pieces.push_back(one);
}

void changePiece(Arrangement &arrangement, Random &random)
{
    if (arrangement.pieces.empty())
        return;
    const std::size_t which = below(random, arrangement.pieces.size());
    Piece &piece = arrangement.pieces[which];
    switch (random.below(14)) {
    case 0: piece.place = anyPlace(random); break;
    case 1: piece.count = static_cast<std::uint8_t>(random.below(256)); break;
    case 2: piece.value = static_cast<std::uint8_t>(random.below(6)); break;
    case 3: piece.faceUp = !piece.faceUp; break;
    case 4: arrangement.pieces.erase(arrangement.pieces.begin() + static_cast<std::ptrdiff_t>(which)); break;
    case 5: piece.owner = static_cast<engine::Seat>(random.below(10)); break;
    default: movePiece(arrangement, which, random);
    }
}

/// What lies where, counted without the engine.
struct Counted {
    std::map<std::string, int> at;       ///< pieces on a place
    std::map<std::string, int> counters; ///< of a seat
    std::map<std::string, int> cards;    ///< of a seat and value: `red1`
    int dead = 0;
    bool strange = false; ///< a piece of no seat, kind or place, or none at all

    explicit Counted(const Arrangement &arrangement)
    {
        for (const Piece &piece : arrangement.pieces) {
            if (piece.owner > 1 || piece.kind > 3 || piece.count == 0 || piece.place < 0
                || static_cast<std::size_t>(piece.place) >= Aton::places().size()) {
                strange = true;
                continue;
            }
            const std::string seat = piece.owner == 0 ? "red" : "blue";
            const engine::Place &place = Aton::places()[piece.place];
            at[place.kind == "score" ? place.id + seat : place.id] += piece.count;
            if (piece.kind == 0)
                counters[seat] += piece.count;
            if (piece.kind == 1)
                cards[seat + std::to_string(piece.value)] += piece.count;
            dead += place.kind == "dead" ? piece.count : 0;
        }
    }
    int row(const std::string &seat) const
    {
        int number = 0;
        for (const char *const cartouche : {"-1", "-2", "-3", "-4"})
            number += on("cartouche-" + seat + cartouche);
        return number;
    }
    int on(const std::string &place) const { return at.count(place) == 0 ? 0 : at.at(place); }
};

const char *materialIsWrong(const Counted &counted)
{
    if (counted.strange)
        return "a piece that there is not";
    for (const engine::Place &place : Aton::places()) {
        if ((place.kind == "square" || place.kind == "dead" || place.kind == "cartouche" || place.kind == "exchange")
            && counted.on(place.id) > 1)
            return "two pieces on a place for one";
    }
    if (counted.dead > 8)
        return "the Kingdom has eight squares";
    for (const std::string seat : {"red", "blue"}) {
        if (counted.counters.count(seat) == 0 || counted.counters.at(seat) != 29)
            return "29 counters";
        for (const char *const value : {"1", "2", "3", "4"}) {
            if (counted.cards.count(seat + value) == 0 || counted.cards.at(seat + value) != 9)
                return "nine cards of a value";
        }
        if (counted.row(seat) != 0 && counted.row(seat) != 4)
            return "a row has four cards";
    }
    return counted.cards.size() == 8 ? nullptr : "a card without a value";
}

const char *handsAreWrong(const Counted &counted, const std::string &phase)
{
    const int red = counted.on("hand-red");
    const int blue = counted.on("hand-blue");
    const bool bothRows = counted.row("red") == 4 && counted.row("blue") == 4;
    if (red > 4 || blue > 4)
        return "a hand has four cards";
    if (phase == "lay" && (bothRows || red + counted.row("red") != 4 || blue + counted.row("blue") != 4))
        return "both have cards to lay";
    if (phase == "deal" && red + counted.row("red") != 0 && blue + counted.row("blue") != 0)
        return "somebody is without cards";
    if ((phase == "draw" || phase == "remove" || phase == "place") && (!bothRows || red + blue != 0))
        return "all cards are laid";
    if (phase == "take" && red + blue + counted.row("red") + counted.row("blue") != 0)
        return "all cards are discarded";
    return phase != "draw" && counted.on("drawn-red") + counted.on("drawn-blue") > 0 ? "nothing is drawn" : nullptr;
}

const char *figuresAreWrong(const Arrangement &arrangement, const Counted &counted)
{
    const std::string phase = text(arrangement, "phase");
    if (number(arrangement, "round") < 1)
        return "rounds count from 1";
    for (const std::string seat : {"red", "blue"}) {
        const std::int64_t score = number(arrangement, "score." + seat);
        if (score < 0 || score > 96 || (score >= 40 && phase != "over"))
            return "a score in its range";
        const std::string square = "score-" + std::to_string(std::min<std::int64_t>(score, 40)) + seat;
        if (score > 0 && counted.on(square) != 1)
            return "the marker lies where the score is";
    }
    const std::int64_t pending = number(arrangement, "pending");
    const bool moves = phase == "remove" || phase == "place" || phase == "take";
    if (moves ? pending < 1 || pending > 4 : pending != 0)
        return "counters still to be moved";
    if (phase == "remove" && number(arrangement, "round") == 1)
        return "a removal in the first round";
    if ((phase == "over") == (text(arrangement, "reason") == "-"))
        return "a reason where the game is over";
    return moves && text(arrangement, "first") == "-" ? "who plays first" : nullptr;
}

} // namespace

Arrangement mutated(Arrangement arrangement, Random &random)
{
    for (int changes = 1 + static_cast<int>(random.below(4)); changes > 0; --changes) {
        switch (random.below(8)) {
        case 0:
        case 1: changeField(arrangement, random); break;
        case 2: addPiece(arrangement, random); break;
        default: changePiece(arrangement, random);
        }
    }
    return arrangement;
}

const char *objection(const Arrangement &arrangement)
{
    const Counted counted(arrangement);
    if (const char *const wrong = materialIsWrong(counted))
        return wrong;
    if (const char *const wrong = figuresAreWrong(arrangement, counted))
        return wrong;
    return handsAreWrong(counted, text(arrangement, "phase"));
}

std::int64_t number(const Arrangement &arrangement, const std::string &field)
{
    for (const auto &[name, value] : arrangement.fields) {
        if (name == field)
            return value.asInt() ? *value.asInt() : -1;
    }
    return -1;
}

std::string text(const Arrangement &arrangement, const std::string &field)
{
    for (const auto &[name, value] : arrangement.fields) {
        if (name == field)
            return value.asText() ? *value.asText() : "?";
    }
    return "?";
}

Arrangement with(Arrangement arrangement, const std::string &field, const Value &value)
{
    for (auto &member : arrangement.fields) {
        if (member.first == field)
            member.second = value;
    }
    return arrangement;
}

std::vector<Problem> problemsOf(const Arrangement &arrangement) { return engine::aton::game().problemsOf(arrangement); }

std::string ids(const Arrangement &arrangement)
{
    std::string all;
    for (const Problem &problem : problemsOf(arrangement))
        all += (all.empty() ? "" : " ") + problem.message.id;
    return all;
}

std::string told(const Arrangement &arrangement)
{
    std::string all;
    for (const Piece &piece : arrangement.pieces)
        all += std::to_string(piece.place) + ":" + std::to_string(piece.kind) + "." + std::to_string(piece.owner) + "."
               + std::to_string(piece.value) + "x" + std::to_string(piece.count) + (piece.faceUp ? "u " : "d ");
    for (const auto &[name, value] : arrangement.fields)
        all += name + "="
               + (value.asInt()    ? std::to_string(*value.asInt())
                  : value.asText() ? *value.asText()
                                   : "?")
               + " ";
    return all;
}

} // namespace arrangements

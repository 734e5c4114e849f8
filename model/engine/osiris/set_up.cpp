// SPDX-License-Identifier: GPL-3.0-or-later
// What an editor may do with an arrangement: the fields, the box, what may lie where.
#include <algorithm>

#include "model/engine/osiris/hands.h"
#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/tally.h"

namespace engine::osiris {

namespace {

constexpr const char *kNone = "-";

/// Collects the fields that mean something in the phase, and others that hold something all the same.
class Fields {
public:
    explicit Fields(const Arrangement &arrangement) : t(arrangement) {}

    std::vector<FieldRule> listed()
    {
        add(number("seats", static_cast<int>(Osiris::seatings().front().size()), game().mostSeats()));
        add(choice("tip", Osiris::options().front().choices, "option.tip"));
        add(choice("phase", phases(), "phase"));
        if (!t.isSetUp() || t.number("turn") != 0)
            add(number("turn", 0, kMostTurn));
        if (t.phase() != Phase::Gods || t.text("actor") != seatName(0))
            add({.name = "actor", .form = FieldRule::Form::SeatId});
        walk();
        fight();
        if (t.phase() == Phase::Move || t.number("stuck") != (isStuckEnd() ? t.seats() : 0))
            add(number("stuck", 0, t.seats()));
        reason();
        return std::move(m_all);
    }

private:
    static FieldRule number(std::string name, std::int64_t least, std::int64_t most)
    {
        return {.name = std::move(name), .form = FieldRule::Form::Number, .least = least, .most = most};
    }
    static FieldRule choice(std::string name, std::vector<std::string> choices, std::string words)
    {
        return {.name = std::move(name),
                .form = FieldRule::Form::Choice,
                .choices = std::move(choices),
                .words = std::move(words)};
    }
    void add(FieldRule rule) { m_all.push_back(std::move(rule)); }

    static std::vector<std::string> phases()
    {
        std::vector<std::string> names;
        for (const Phase phase : kPhases)
            names.emplace_back(phaseName(phase));
        return names;
    }
    FieldRule priest(std::string name) const
    {
        std::vector<std::string> choices{kNone};
        for (int priest = 0; priest < kPriests; ++priest) {
            if (isPresent(colourOf(priest), t.seats()))
                choices.emplace_back(priestName(priest));
        }
        return choice(std::move(name), std::move(choices), "priest");
    }
    bool isStuckEnd() const { return t.phase() == Phase::Over && t.text("reason") == reasonName(Reason::Stuck); }
    bool isSaid(std::string_view name) const { return t.field(name) && t.text(name) != kNone; }

    // O11, O12, O16
    void walk()
    {
        const bool mayWalk = t.isPhase({Phase::Walk, Phase::Fight});
        const bool walks = mayWalk && isSaid("walker");
        if (mayWalk || isSaid("walker"))
            add(priest("walker"));
        for (const char *const name : {"spent", "left"}) {
            if (walks || t.number(name) != 0)
                add(number(name, 0, countersOf(t.seats())));
        }
        const bool *const mayStop = t.field("may-stop") ? t.field("may-stop")->asBool() : nullptr;
        if ((walks && t.phase() == Phase::Walk) || (mayStop && *mayStop))
            add({.name = "may-stop", .form = FieldRule::Form::Flag});
    }

    // O15
    void fight()
    {
        for (const char *const name : {"winner", "loser"}) {
            if (t.phase() == Phase::Fight || isSaid(name))
                add(priest(name));
        }
    }

    void reason()
    {
        std::vector<std::string> choices = Osiris::reasons();
        if (t.phase() != Phase::Over)
            choices.insert(choices.begin(), kNone);
        if (t.phase() == Phase::Over || isSaid("reason"))
            add(choice("reason", std::move(choices), "reason"));
    }

    Table t;
    std::vector<FieldRule> m_all;
};

Piece priestPiece(int priest, int seats, PlaceIndex place)
{
    return {place, static_cast<std::uint8_t>(kPriestKind + priest), ownerOf(colourOf(priest), seats),
            priestValue(priest)};
}

Piece followers(int colour, int seats, PlaceIndex place, int number)
{
    return {place, static_cast<std::uint8_t>(kFollowerKind + colour), ownerOf(colour, seats), followerValue(colour),
            static_cast<std::uint8_t>(number)};
}

Piece counters(PlaceIndex place, int number)
{
    return {place, kPowerKind, kNobody, 0, static_cast<std::uint8_t>(number)};
}

Piece godPiece(PlaceIndex place, int god) { return {place, kGodKind, kNobody, static_cast<std::uint8_t>(god + 1)}; }

/// What may lie on a node: O13, O14.
std::vector<Piece> onNode(Node node, int seats)
{
    std::vector<Piece> sorts;
    for (int priest = 0; priest < kPriests; ++priest) {
        if (isPresent(colourOf(priest), seats) && (!isTown(node) || townOf(priest) == node))
            sorts.push_back(priestPiece(priest, seats, nodePlace(node)));
    }
    if (isSpace(node))
        sorts.push_back(counters(nodePlace(node), 1));
    else if (isTown(node) && isPresent(colourOf(node - kTowns), seats))
        sorts.push_back(counters(nodePlace(node), countersOf(seats)));
    return sorts;
}

// O8
std::vector<Piece> atTemple(PlaceIndex place, int seats)
{
    std::vector<Piece> sorts;
    for (int colour = 0; colour < coloursInPlay(seats); ++colour)
        sorts.push_back(followers(colour, seats, place, kMostOfColourAtTemple));
    return sorts;
}

/// Known to those who must know it, and to those who know the one that lies there.
std::vector<Piece> asGod(Table &table, std::size_t index)
{
    const bool isHere = index == kUnderTip || isPresent(colourOf(static_cast<int>(index)), table.seats());
    if (table.phase() == Phase::Gods || !isHere)
        return {};
    const Piece *const there = table.godAt(index);
    std::vector<Piece> sorts;
    for (int god = 0; god < kGods; ++god) {
        sorts.push_back(godPiece(godPlace(index), god));
        sorts.back().faceUp = false;
        sorts.back().known = static_cast<SeatSet>(table.mustKnow(index) | (there ? there->known : SeatSet{0}));
    }
    return sorts;
}

} // namespace

std::vector<FieldRule> Osiris::fields(const Arrangement &arrangement) { return Fields(arrangement).listed(); }

// O1, O9. Counters and gods have no home: what is taken off the board is out of the game until it is laid again.
std::vector<Piece> Osiris::box(const Arrangement &arrangement)
{
    const int seats = Table(arrangement).seats();
    std::vector<Piece> all;
    for (int colour = 0; colour < coloursInPlay(seats); ++colour) {
        for (int priest = 0; priest < kPriests; ++priest) {
            if (colourOf(priest) == colour)
                all.push_back(priestPiece(priest, seats, nodePlace(townOf(priest))));
        }
    }
    for (int colour = 0; colour < coloursInPlay(seats); ++colour)
        all.push_back(followers(colour, seats, stockPlace(colour), kFollowersOfColour));
    all.push_back(counters(kNowhere, countersOf(seats)));
    for (int god = 0; god < kGods; ++god)
        all.push_back(godPiece(kNowhere, god));
    return all;
}

std::vector<Piece> Osiris::holdable(const Arrangement &arrangement, PlaceIndex place)
{
    Table table(arrangement);
    const int seats = table.seats();
    if (place < 0 || place >= kPlaces)
        return {};
    if (place < kNodes)
        return onNode(static_cast<Node>(place), seats);
    if (place < godPlace(0))
        return atTemple(place, seats);
    if (place < stockPlace(0))
        return asGod(table, static_cast<std::size_t>(place - godPlace(0)));
    const int colour = place - stockPlace(0);
    if (!isPresent(colour, seats))
        return {};
    return {followers(colour, seats, place, kFollowersOfColour)};
}

} // namespace engine::osiris

// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the fields of an arrangement, and where pieces may lie.
#include "model/engine/osiris/setup/hands.h"

#include <algorithm>

#include "model/engine/osiris/osiris.h"
#include "model/engine/osiris/rules/tally.h"
#include "model/engine/osiris/setup/fields.h"

namespace engine::osiris {

namespace {

bool isGodPlace(PlaceIndex place) { return place >= godPlace(0) && place <= godPlace(kUnderTip); }
bool isTemple(PlaceIndex place) { return place >= templePlace(0) && place < godPlace(0); }

} // namespace

bool mayLie(const Piece &piece, int seats)
{
    if (piece.place < 0 || piece.place >= kPlaces || piece.count == 0 || piece.kind > kGodKind)
        return false;
    const bool onBoard = piece.place < kNodes;
    if (isPriestKind(piece.kind))
        return onBoard && piece.owner == ownerOf(colourOfKind(piece.kind), seats) && piece.count == 1;
    if (isFollowerKind(piece.kind)) {
        const int colour = colourOfKind(piece.kind);
        return piece.owner == ownerOf(colour, seats) && (isTemple(piece.place) || piece.place == stockPlace(colour));
    }
    if (piece.owner != kNobody)
        return false;
    if (piece.kind == kPowerKind)
        return onBoard && piece.place != nodePlace(kTip);
    return isGodPlace(piece.place) && piece.count == 1 && piece.value <= kGods && !piece.faceUp;
}

int colourOfKind(int kind)
{
    if (isPriestKind(kind))
        return colourOf(kind - kPriestKind);
    return isFollowerKind(kind) ? kind - kFollowerKind : -1;
}

int Table::seats() const
{
    const std::int64_t n = number("seats");
    return n >= 2 && n <= kColours ? static_cast<int>(n) : kColours;
}

Phase Table::phase() const
{
    const auto *const found =
        std::find_if(kPhases.begin(), kPhases.end(), [this](Phase each) { return phaseName(each) == text("phase"); });
    return found == kPhases.end() ? Phase::Walk : *found;
}

bool Table::isPhase(std::initializer_list<Phase> phases) const
{
    return std::find(phases.begin(), phases.end(), phase()) != phases.end();
}

Seat Table::seat(std::string_view name) const
{
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (seatName(seat) == text(name))
            return seat;
    }
    return kNobody;
}

std::uint8_t Table::priest(std::string_view name) const
{
    for (int priest = 0; priest < kPriests; ++priest) {
        if (priestName(priest) == text(name) && isPresent(colourOf(priest), seats()))
            return static_cast<std::uint8_t>(priest);
    }
    return kNoPriest;
}

void Table::clear(std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        set(name, *fieldTable().neutral(name));
}

void Table::tidy()
{
    const bool walks = isPhase({Phase::Walk, Phase::Fight}) && priest("walker") != kNoPriest;
    if (!walks)
        clear({"walker", "spent", "left"});
    if (!walks || phase() != Phase::Walk)
        clear({"may-stop"});
    if (phase() != Phase::Fight)
        clear({"winner", "loser"});
    const auto &reasons = Osiris::reasons();
    if (phase() != Phase::Over)
        clear({"reason"});
    else if (std::find(reasons.begin(), reasons.end(), text("reason")) == reasons.end())
        set("reason", reasonName(likelyReason()));
    if (text("reason") == reasonName(Reason::Stuck))
        set("stuck", seats());
    else if (phase() != Phase::Move)
        clear({"stuck"});
    if (phase() == Phase::Gods)
        clear({"actor"});
}

Reason Table::likelyReason() const
{
    if (priestOn(nodePlace(kTip)) != kNoPriest)
        return Reason::Tip;
    return isTipClosed() ? Reason::Blocked : Reason::Stuck;
}

void Table::fitTurn()
{
    if (isSetUp()) {
        set("turn", 0);
        return;
    }
    const std::int64_t most = kMostTurn;
    const std::int64_t turn = std::clamp<std::int64_t>(number("turn"), 1, most);
    const Seat actor = seat("actor") == kNobody ? Seat{0} : seat("actor");
    const std::int64_t inRound = (turn - 1) / seats() * seats() + actor + 1;
    set("turn", inRound > most ? inRound - seats() : inRound);
}

void Table::fitActor()
{
    int total = 0;
    for (int colour = 0; colour < coloursInPlay(seats()); ++colour)
        total += followersAtTemples(colour);
    set("actor", seatName(ownerOf(total % coloursInPlay(seats()), seats())));
}

void Table::beginWalk()
{
    set("phase", phaseName(Phase::Walk));
    set("walker", "-");
    tidy();
}

} // namespace engine::osiris

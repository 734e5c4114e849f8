// SPDX-License-Identifier: GPL-3.0-or-later
// Updates dependent values after an edit: pieces and fields that state the same, and what follows from the phase.
#include <algorithm>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/pending_choices.h"
#include "model/engine/aton/setup/fields.h"
#include "model/engine/aton/setup/pieces.h"
#include "model/engine/aton/setup/place_sets.h"

namespace engine::aton {

namespace {

/// Places of the seat's markers on the scoring strip.
Places markersOf(const Arrangement &arrangement, Seat seat)
{
    Places places;
    for (const Piece &piece : arrangement.pieces) {
        if (piece.kind == kMarker && piece.owner == seat && scoreNumber(piece.place) > 0)
            places.push_back(piece.place);
    }
    return places;
}

std::string scoreField(Seat seat) { return "score." + std::string(seatName(seat)); }

/// Makes marker and score agree: the one that was not edited follows.
void agreeOnScore(const Arrangement &before, Arrangement &after, Seat seat)
{
    const std::int64_t said = numberIn(after.fields, scoreField(seat), -1);
    if (said < 0 || said > 999)
        return;
    const int points = static_cast<int>(said);
    const Places was = markersOf(before, seat);
    Places is = markersOf(after, seat);
    const Places other = markersOf(after, otherSeat(seat));
    const auto contains = [](const Places &places, PlaceIndex place) {
        return std::find(places.begin(), places.end(), place) != places.end();
    };
    // Two markers may share a square, but an edit may have removed the one that lay there.
    const bool isPushedAway =
        !was.empty() && is.empty() && other != markersOf(before, otherSeat(seat)) && contains(other, was.front());
    if (isPushedAway || numberIn(before.fields, scoreField(seat), -1) != said) {
        if (is != markerPlaces(points))
            setMarker(after, seat, points);
    } else if (was != is) { // the score becomes that of the marker's square: of several markers that of the new one
        if (is.size() > 1)
            std::erase_if(is, [&](PlaceIndex place) { return contains(was, place); });
        const int square = is.empty() ? 0 : scoreNumber(is.front());
        const int score = square == kWinningScore ? std::max(points, square) : square;
        setMember(after.fields, scoreField(seat), score);
        setMarker(after, seat, score);
    }
}

/// The one field in which the arrangements differ, or nothing.
std::string onlyChange(const Arrangement &before, const Arrangement &after)
{
    if (before.pieces != after.pieces)
        return {};
    std::string changed;
    for (const auto &[name, value] : after.fields) {
        const Value *const old = findMember(before.fields, name);
        if (old && *old == value)
            continue;
        if (!changed.empty())
            return {};
        changed = name;
    }
    return changed;
}

/// The counters owed by the temples, changed one at a time until there are as many as pending: one more from the
/// highest temple that has some (A29), one less from the temple that owes most.
FourFigures owedFor(const Position &p)
{
    FourFigures owed = p.owed;
    while (owed.total() > p.pending) {
        int most = 1;
        for (int temple = 2; temple <= kTemples; ++temple)
            most = owed.at(temple) > owed.at(most) ? temple : most;
        owed.set(most, owed.at(most) - 1);
    }
    for (int temple = kTemples; temple >= 1; --temple) {
        const int held = std::min(4, count(p.sides[p.actor].squares & templeSquares(temple)));
        const int more = std::min(p.pending - owed.total(), held - owed.at(temple));
        owed.set(temple, owed.at(temple) + std::max(0, more));
    }
    return owed;
}

/// Updates what depends on that field.
Position followed(const Position &before, Position p, const std::string &field)
{
    if (field == "phase") {
        const Phase phase = p.phase;
        p.phase = before.phase;
        return inPhase(p, phase);
    }
    if (field == "actor")
        return withDues(p);
    if (field == "reason" && p.phase == Phase::Over)
        return withDues(p);
    if (p.phase == Phase::Take && field == "pending")
        p.owed = owedFor(p);
    else if (p.phase == Phase::Take && field.compare(0, 5, "owed.") == 0)
        p.pending = static_cast<std::uint8_t>(p.owed.total());
    return p;
}

Seat mirroredSeat(Seat seat) { return seat <= kAmun ? otherSeat(seat) : seat; }

PlaceIndex mirroredPlace(PlaceIndex place)
{
    const int own = place - ownPlace(kRed, Own::Cartouche1);
    if (own < 0 || own >= 2 * kOwnPlaces)
        return place;
    return static_cast<PlaceIndex>(own < kOwnPlaces ? place + kOwnPlaces : place - kOwnPlaces);
}

void mirrorText(Value::Members &fields, std::string_view name)
{
    for (const Seat seat : {kRed, kAmun}) {
        if (textIn(fields, name) == seatName(seat))
            return setMember(fields, name, seatName(otherSeat(seat)));
    }
}

/// Red is dealt to and draws first (A5, A11): where both seats still have to, red acts in the mirrored position, too.
bool changesActor(const Position &p)
{
    if (p.phase == Phase::Deal)
        return !hasNothing(p.sides[kRed]) || !hasNothing(p.sides[kAmun]);
    return movesCounters(p.phase);
}

/// Exchanges the two fields; one that stands alone changes its name.
void exchangeFields(Value::Members &fields, const std::string &one, const std::string &other)
{
    Value *first = nullptr;
    Value *second = nullptr;
    for (auto &[name, value] : fields) {
        first = name == one && !first ? &value : first;
        second = name == other && !second ? &value : second;
    }
    if (first && second) {
        std::swap(*first, *second);
        return;
    }
    for (auto &member : fields) {
        if (member.first == one || member.first == other)
            member.first = member.first == one ? other : one;
    }
}

} // namespace

Arrangement Aton::normalized(const Arrangement &before, const Arrangement &edited)
{
    if (edited == before)
        return edited;
    Arrangement after = edited;
    agreeOnScore(before, after, kRed);
    agreeOnScore(before, after, kAmun);
    if (!rowsAreWhole(before) && rowsAreWhole(after)) { // turned up, all see them (A31)
        setMember(after.fields, "known.red", "");
        setMember(after.fields, "known.blue", "");
    }
    turnRows(after);
    const std::string field = onlyChange(before, after);
    if (!field.empty()) {
        const Position now = drafted(after).position;
        fieldTable().change(after.fields, now, followed(drafted(before).position, now, field));
    }
    return after;
}

std::optional<Arrangement> Aton::mirrored(const Arrangement &arrangement)
{
    const Position position = drafted(arrangement).position;
    const auto &[red, blue] = position.sides;
    if (position.phase == Phase::Draw && red.open.drawnSize() != blue.open.drawnSize())
        return std::nullopt; // red draws first (A11)
    Arrangement mirror = arrangement;
    for (Piece &piece : mirror.pieces) {
        piece.place = mirroredPlace(piece.place);
        piece.owner = mirroredSeat(piece.owner);
        piece.known = mappedSeats(piece.known, mirroredSeat);
    }
    if (changesActor(position))
        mirrorText(mirror.fields, "actor");
    mirrorText(mirror.fields, "first");
    exchangeFields(mirror.fields, "score.red", "score.blue");
    exchangeFields(mirror.fields, "known.red", "known.blue");
    return mirror;
}

} // namespace engine::aton

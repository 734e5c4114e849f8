// SPDX-License-Identifier: GPL-3.0-or-later
// Move targets, prompts, labels, and the effects of cards.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "model/engine/aton/aton.h"
#include "model/engine/aton/rules/board.h"
#include "model/engine/aton/rules/places.h"
#include "model/engine/aton/rules/scoring.h"
#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"

namespace engine::aton {

namespace {

std::string placeId(PlaceIndex place) { return Aton::places()[place].id; }

/// Suffix of the id for temples 1 to `most`: one, two and more have different texts.
std::string templesId(int most) { return most == 1 ? "temple-one" : most == 2 ? "temples-two" : "temples"; }

Message temples(int most) { return {"prompt." + templesId(most), {{"most", most}}}; }

Message layPrompt(const Position &position)
{
    const SeatSet acting = Aton::toAct(position);
    if (position.viewer != kNobody && contains(acting, position.viewer))
        return {"prompt.lay", {{"seat", seatName(position.viewer)}}};
    if (acting == (seatBit(kRed) | seatBit(kAmun)))
        return {"prompt.lay-both", {}};
    return {"prompt.lay", {{"seat", seatName(firstSeat(acting))}}};
}

Message overPrompt(const Position &position)
{
    const std::optional<Result> result = Aton::result(position);
    if (result->winners.size() != 1)
        return {"prompt.drawn-game", {}};
    return {"prompt.won", {{"winner", seatName(result->winners.front())}, {"reason", reasonName(position.reason)}}};
}

PlacementPreview previewAt(const Position &position, int cartouche, int value)
{
    const auto both = [](const std::string &id, const Value::Members &fields, const char *sign = "") {
        return PlacementPreview{{"brief." + id, fields}, {"preview." + id, fields}, sign};
    };
    switch (cartouche) {
    case 1: return both(value == 1 ? "no-points" : "points", {{"value", value}, {"points", 2 * (value - 1)}});
    case 2: {
        const int removal = removalAsked(position, value);
        if (position.round == 1)
            return both("first-round", {{"value", value}});
        if (removal == 0)
            return both("remove-none", {{"value", value}});
        return both(removal < 0 ? "remove-own" : "remove", {{"n", removal < 0 ? 1 : removal}, {"value", value}});
    }
    case 3: return both(templesId(value), {{"most", value}}, "sign-gate");
    default: return both("place", {{"n", value}});
    }
}

/// The caption of a cartouche whose card lies open.
Caption captionAt(const Position &position, Seat seat, int cartouche)
{
    const auto caption = [&](const char *id, Value::Members fields, const char *sign) {
        return Caption{cartouchePlace(seat, cartouche), {id, std::move(fields)}, false, sign};
    };
    const int value = position.sides[seat].laid.at(cartouche);
    const int other = position.sides[otherSeat(seat)].laid.at(cartouche);
    switch (cartouche) {
    case 1: {
        const int points = 2 * std::max(0, value - other);
        return caption(points == 0 ? "caption.no-points" : "caption.points", {{"points", points}}, "sign-star");
    }
    case 2: {
        const int removal = removalAsked(position, value);
        const char *const id = removal < 0    ? "caption.remove-own"
                               : removal == 0 ? "caption.remove-none"
                                              : "caption.remove";
        return caption(id, {{"n", removal < 0 ? 1 : removal}}, "sign-minus");
    }
    case 3: return caption(value == 1 ? "caption.temple-one" : "caption.temples", {{"most", value}}, "sign-gate");
    default: return caption("caption.place", {{"n", value}}, "sign-plus");
    }
}

/// The captions of the cartouches in general, while their cards are not known.
void addPurposes(Seat seat, std::vector<Caption> &captions)
{
    static constexpr std::array<const char *, 4> ids{"purpose.points", "purpose.remove", "purpose.temples",
                                                     "purpose.place"};
    for (int cartouche = 1; cartouche <= 4; ++cartouche)
        captions.push_back(
            {cartouchePlace(seat, cartouche), {ids[static_cast<std::size_t>(cartouche) - 1], {}}, false});
}

/// True if the acting seat has placed counters of its card. False where its stock is all that is left to place: then
/// the position does not tell.
bool hasPlaced(const Position &position)
{
    const Side &own = position.sides[position.actor];
    return position.pending + position.surplus < std::min(own.laid.at(4), own.stock());
}

Caption activeCaption(const Position &position)
{
    const Seat seat = position.actor;
    const bool removes = position.phase == Phase::Remove;
    const int cartouche = removes ? 2 : 4;
    const int value = position.sides[seat].laid.at(cartouche);
    const int all = removes ? std::abs(removalAsked(position, value)) : value;
    const int done = std::max(0, all - position.pending - (removes ? 0 : position.surplus));
    return {cartouchePlace(seat, cartouche),
            {"caption.progress", {{"done", done}, {"all", all}}},
            true,
            removes ? "sign-minus" : "sign-plus"};
}

} // namespace

std::vector<MoveTarget> Aton::moveTargets(const Position &position, Action action)
{
    const Seat seat = action.actor();
    const auto square = [action] { return squarePlace(squareArgument(action)); };
    switch (verbOf(action)) {
    case Verb::Exchange: return {{ownPlace(seat, Own::Exchange), kNowhere, 0, ownPlace(seat, Own::Exchange)}};
    case Verb::Lay: {
        std::vector<MoveTarget> moveTargets;
        for (int cartouche = 1; cartouche <= 4; ++cartouche) {
            moveTargets.push_back({ownPlace(seat, Own::Hand), cartouchePlace(seat, cartouche),
                                   static_cast<std::uint8_t>(laidArgument(action).at(cartouche)), kNowhere});
        }
        return moveTargets;
    }
    case Verb::Remove: {
        const Seat owner = (position.sides[kRed].squares & bit(squareArgument(action))) != 0 ? kRed : kAmun;
        const bool room = position.kingdom() < kKingdomSize;
        return {{square(), room ? deadPlace(position.kingdom()) : ownPlace(owner, Own::Stock), 0, square()}};
    }
    case Verb::Place: return {{ownPlace(seat, Own::Stock), square(), 0, square()}};
    case Verb::Take: return {{square(), ownPlace(seat, Own::Stock), 0, square()}};
    default: return {};
    }
}

// No piece moves on.
PlaceIndex Aton::inHand(const Position &) { return kNowhere; }
Message Aton::movementHint(const Position &, PlaceIndex, std::uint8_t) { return {}; }

Message Aton::heading(const Position &position) { return {"heading.round", {{"n", position.round}}}; }

std::vector<int> Aton::scores(const Position &position) { return {position.sides[0].score, position.sides[1].score}; }

std::vector<Message> Aton::prompt(const Position &position)
{
    const std::string_view seat = seatName(position.actor);
    const int most = position.sides[position.actor].laid.at(3);
    const Value::Members acting{{"seat", seat}, {"n", position.pending}};
    switch (position.phase) {
    case Phase::Deal: return {{"prompt.deal", {{"seat", seat}}}};
    case Phase::Draw: return {{"prompt.draw", {{"seat", seat}}}};
    case Phase::Lay: return {layPrompt(position)};
    case Phase::Remove: {
        const bool own = position.sides[position.actor].laid.at(2) == 1;
        return {{own ? "prompt.remove-own" : "prompt.remove", acting}, temples(most)};
    }
    case Phase::Place: return {{hasPlaced(position) ? "prompt.place-more" : "prompt.place", acting}, temples(most)};
    case Phase::Take: return {{"prompt.take", acting}};
    case Phase::Over: return {overPrompt(position)};
    }
    return {};
}

Label Aton::label(const Position &, Action action)
{
    static constexpr std::array<const char *, 7> ids{"deal", "draw", "exchange", "lay", "remove", "place", "take"};
    Message label{ids[action.verb()], {}};
    const Verb verb = verbOf(action);
    if (verb == Verb::Deal || verb == Verb::Draw) {
        label.fields = {{"seat", seatName(seatArgument(action))}};
        const std::string text = actionText({}, action, kNobody);
        if (verb == Verb::Draw) {
            label.fields.emplace_back("value", text.back() - '0');
            return {std::move(label)};
        }
        Value::List cards; // said only to somebody who chooses them
        for (const char figure : text.substr(text.rfind(' ') + 1))
            cards.emplace_back(figure - '0');
        label.fields.emplace_back("cards", std::move(cards));
        return {std::move(label)};
    }
    label.fields = {{"seat", seatName(action.actor())}};
    if (verb == Verb::Lay) {
        static constexpr std::array<const char *, 4> cartouches{"first", "second", "third", "fourth"};
        for (int cartouche = 1; cartouche <= 4; ++cartouche)
            label.fields.emplace_back(cartouches[static_cast<std::size_t>(cartouche) - 1],
                                      laidArgument(action).at(cartouche));
    } else if (verb != Verb::Exchange) {
        label.fields.emplace_back("place", placeId(squarePlace(squareArgument(action))));
        label.fields.emplace_back("name", squareName(squareArgument(action)));
        label.fields.emplace_back("temple", templeOf(squareArgument(action)));
    }
    return {std::move(label)};
}

// These show cards or the other seat's choice; actions on the board show nothing hidden (A31).
bool Aton::reveals(const Position &, Action action)
{
    const Verb verb = verbOf(action);
    return verb == Verb::Deal || verb == Verb::Draw || verb == Verb::Exchange || verb == Verb::Lay;
}

// Only the laying and the exchange are chosen with cards that the other must not see (A8, A30).
bool Aton::choosesInSecret(const Position &position, Seat seat)
{
    return position.phase == Phase::Lay && contains(toAct(position), seat);
}

std::vector<Message> Aton::consequences(const Position &position, Action action)
{
    const Verb verb = verbOf(action);
    if (verb != Verb::Remove && verb != Verb::Place && verb != Verb::Take)
        return {};
    // Only the board changes here: what follows later (surplus, the other's turn) is no consequence of this square.
    std::vector<Message> changes;
    const auto was = scoringParts(position);
    const auto is = scoringParts(withSquareChanged(position, action));
    for (std::size_t i = 0; i < was.size(); ++i) {
        for (const Seat seat : {kRed, kAmun}) {
            const int change = is[i].points[seat] - was[i].points[seat];
            if (change == 0)
                continue;
            const std::string whose = seat == action.actor() ? "own" : "other";
            const auto points = static_cast<std::int16_t>(std::abs(change));
            changes.push_back({"consequence." + whose + (change > 0 ? "-gain" : "-loss"),
                               aton::describe({FactId::Points, seat, was[i].topic, points, 0}).fields});
        }
    }
    return changes;
}

std::vector<Caption> Aton::captions(const Position &position)
{
    std::vector<Caption> captions;
    if (!position.cardsAreUp()) {
        if (position.phase == Phase::Lay) {
            for (const Seat seat : {kRed, kAmun})
                addPurposes(seat, captions);
        }
        return captions;
    }
    for (const Seat seat : {kRed, kAmun}) {
        for (int cartouche = 1; cartouche <= 4; ++cartouche)
            captions.push_back(captionAt(position, seat, cartouche));
    }
    if (position.phase == Phase::Remove || position.phase == Phase::Place) {
        const Caption active = activeCaption(position);
        *std::find_if(captions.begin(), captions.end(), [&](const Caption &c) { return c.place == active.place; }) =
            active;
    }
    return captions;
}

std::optional<PlacementPreview> Aton::placementPreview(const Position &position, PlaceIndex place, std::uint8_t value)
{
    for (const Seat seat : {kRed, kAmun}) {
        const int cartouche = place - cartouchePlace(seat, 1) + 1;
        if (cartouche >= 1 && cartouche <= 4 && value >= 1 && value <= 4)
            return previewAt(position, cartouche, value);
    }
    return std::nullopt;
}

} // namespace engine::aton

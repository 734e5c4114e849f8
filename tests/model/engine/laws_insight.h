// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of what a game says about itself to hands, eyes and words; see laws.h. They hold on full positions and on views.
#pragma once

#include <utility>

#include "model/engine/core/insight.h"
#include "model/engine/core/label.h"
#include "model/engine/core/panel.h"
#include "tests/model/engine/laws.h"

namespace laws {

/// True if that is a place of the table that takes part in this game.
template <class T>
bool isPlace(const PositionOf<T> &position, engine::PlaceIndex place)
{
    return place >= 0 && static_cast<std::size_t>(place) < T::Game::places().size()
           && T::Game::isInPlay(position, place);
}

template <class T>
bool isPlaceOrNone(const PositionOf<T> &position, engine::PlaceIndex place)
{
    return place == engine::kNowhere || isPlace<T>(position, place);
}

inline bool haveIds(const std::vector<engine::Message> &messages)
{
    return std::none_of(messages.begin(), messages.end(), [](const auto &message) { return message.id.empty(); });
}

template <class T>
const char *moveTargetsArePlaces(const PositionOf<T> &position, const std::vector<engine::MoveTarget> &moveTargets)
{
    for (const engine::MoveTarget &target : moveTargets) {
        if (!isPlace<T>(position, target.from) || !isPlaceOrNone<T>(position, target.to))
            return "an action touches what is no place";
        if (target.choice == engine::kNowhere ? target.to == engine::kNowhere
                                              : target.choice != target.from && target.choice != target.to)
            return "an action is chosen at a place that it does not touch";
    }
    return nullptr;
}

/// Each action of a seat has a name, and touches that no other action has, or none, or a name that tells it from the
/// others with these touches.
template <class T>
const char *actionsAreTold(const PositionOf<T> &position)
{
    using G = typename T::Game;
    ActionsOf<T> actions;
    listed<T>(position, actions);
    std::vector<std::pair<std::vector<engine::MoveTarget>, engine::Label>> all;
    for (const Action action : actions) {
        engine::Label label = G::label(position, action);
        if (label.words.id.empty())
            return "an action has no name";
        if (!haveIds(G::consequences(position, action)))
            return "a consequence is not told";
        G::reveals(position, action);
        if (action.actor() == kChance)
            continue;
        const std::vector<engine::MoveTarget> moveTargets = G::moveTargets(position, action);
        if (const char *const breach = moveTargetsArePlaces<T>(position, moveTargets))
            return breach;
        std::pair told(moveTargets, std::move(label));
        if (!moveTargets.empty() && std::find(all.begin(), all.end(), told) != all.end())
            return "two actions touch the same and have the same name";
        all.push_back(std::move(told));
        if (G::viewer(position) == action.actor())
            G::evaluateAction(position, action);
    }
    return nullptr;
}

template <class T>
const char *panelsAreWhole(const PositionOf<T> &position)
{
    const auto seats = static_cast<std::size_t>(T::seats(position));
    bool hasSecrets = false;
    for (const engine::Panel &panel : T::Game::panels(position)) {
        if (panel.id.empty())
            return "a panel has no name";
        if (panel.form == engine::PanelForm::Secrets && std::exchange(hasSecrets, true))
            return "there are two panels of secrets";
        for (const engine::PanelRow &row : panel.rows) {
            if (row.id.empty())
                return "a row of a panel has no name";
            if ((!row.counts.empty() && row.counts.size() != seats)
                || (!row.points.empty() && row.points.size() != seats))
                return "a row of a panel has not a figure a seat";
            for (const engine::PlaceIndex place : row.places) {
                if (!isPlace<T>(position, place))
                    return "a row of a panel is about no place";
            }
        }
    }
    return nullptr;
}

template <class T>
const char *placesAreTold(const PositionOf<T> &position)
{
    using G = typename T::Game;
    if constexpr (requires { &G::captions; }) {
        for (const engine::Caption &caption : G::captions(position)) {
            if (!isPlace<T>(position, caption.place) || caption.message.id.empty())
                return "a caption stands nowhere or says nothing";
        }
    }
    for (std::size_t i = 0; i < G::places().size(); ++i) {
        const auto place = static_cast<engine::PlaceIndex>(i);
        for (Seat seat = 0; seat < T::seats(position); ++seat) {
            if (G::unplayableReason(position, seat, place).id.empty())
                return "a place does not say why nothing is done there";
        }
        if constexpr (requires { &G::placementPreview; }) {
            constexpr std::uint8_t kMostValues = 20;
            for (std::uint8_t value = 0; value < kMostValues; ++value) {
                const auto placementPreview = G::placementPreview(position, place, value);
                if (placementPreview && (placementPreview->brief.id.empty() || placementPreview->full.id.empty()))
                    return "a place promises nothing";
            }
        }
    }
    return nullptr;
}

/// Routes lead to places, by actions that are legal one after the other.
template <class T>
const char *routesAreLegal(const PositionOf<T> &position)
{
    using G = typename T::Game;
    for (const engine::Piece &piece : G::arrangement(position).pieces) {
        for (const engine::Route &route : G::routes(position, piece.place, piece.value)) {
            if (!isPlace<T>(position, route.to) || route.sign.empty() || route.full.id.empty())
                return "a route leads nowhere or says nothing";
            PositionOf<T> next = position;
            for (const Action action : route.actions) {
                if (!G::isLegal(next, action))
                    return "a route is not legal";
                if (G::viewer(position) == engine::kNobody)
                    G::apply(next, action);
                else
                    break; // what follows may rest on what is hidden
            }
        }
    }
    return nullptr;
}

template <class T>
const char *everythingIsTold(const PositionOf<T> &position)
{
    using G = typename T::Game;
    const std::vector<engine::Message> prompt = G::prompt(position);
    if (prompt.empty() || !haveIds(prompt))
        return "nothing says what is to be done";
    if (G::heading(position).id.empty())
        return "nothing says where in the game this is";
    if (!isPlaceOrNone<T>(position, G::inHand(position)))
        return "a piece is in hand nowhere";
    for (Seat seat = 0; seat < T::seats(position); ++seat)
        G::choosesInSecret(position, seat);
    for (const auto law : {actionsAreTold<T>, panelsAreWhole<T>, placesAreTold<T>}) {
        if (const char *const breach = law(position))
            return breach;
    }
    if constexpr (requires { &G::routes; })
        return routesAreLegal<T>(position);
    return nullptr;
}

/// A law of full positions, looked at on the position and on the view of each seat.
template <class T>
const char *everythingIsToldToAll(const PositionOf<T> &position)
{
    if (const char *const breach = everythingIsTold<T>(position))
        return breach;
    for (Seat seat = 0; seat < T::seats(position); ++seat) {
        if (const char *const breach = everythingIsTold<T>(T::Game::observe(position, seat)))
            return breach;
    }
    return nullptr;
}

} // namespace laws

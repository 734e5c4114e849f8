// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/step_shown.h"

namespace views {

using engine::kNowhere;
using engine::PlaceIndex;

namespace {

/// Where the action that led to a position was seen, and what decided the game there.
std::vector<PlaceIndex> lastPlaces(const replay::Timeline &timeline, int step)
{
    std::vector<PlaceIndex> places;
    if (step > 0) {
        const std::vector<engine::Touch> touches = timeline.position(step - 1).touches(timeline.step(step).action);
        for (const engine::Touch &touch : touches) {
            if (touch.choice != kNowhere)
                places.push_back(touch.choice);
            else if (touches.size() == 1)
                places.push_back(touch.to);
        }
    }
    const engine::Position &position = timeline.position(step);
    if (position.isOver()) { // the place that decided it, where the game names one
        const PlaceIndex decisive = position.game().placeOf(position.prompt().front().text("place"));
        if (decisive != kNowhere)
            places.push_back(decisive);
    }
    return places;
}

} // namespace

Shown shownAt(const replay::Timeline &timeline, int step, engine::Seat viewer)
{
    const engine::Position &position = timeline.position(step);
    Shown shown{position, position.arrangement()};
    shown.revealed = viewer;
    shown.acting = position.toAct();
    shown.last = lastPlaces(timeline, step);
    return shown;
}

} // namespace views

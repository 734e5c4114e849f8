// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/step_shown.h"

#include <algorithm>

namespace views {

using engine::kNowhere;
using engine::PlaceIndex;
using engine::Seat;

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

void addTurn(Shown &shown, const replay::Timeline &timeline, const words::Words &words, int step, engine::Seat viewer)
{
    const int seats = timeline.last().seatCount();
    Seat seat = engine::kNobody; // whose deeds are met, from the last to the first
    bool isAnswered = false;     // the viewer has acted since
    std::vector<int> deeds;
    for (int at = step; at > 0; --at) {
        const Seat actor = timeline.step(at).action.actor();
        if (actor == viewer && seat == engine::kNobody) {
            isAnswered = true;
            continue;
        }
        if (actor == viewer || (viewer >= seats && seat != engine::kNobody && actor < seats && actor != seat))
            break;
        if (actor >= seats || timeline.position(at - 1).choosesInSecret(actor))
            continue;
        seat = actor;
        deeds.push_back(at);
    }
    std::reverse(deeds.begin(), deeds.end());

    std::vector<engine::Message> said; // deeds of one sort and seat are one sentence
    for (const int deed : deeds) {
        if (!isAnswered) {
            const std::vector<PlaceIndex> places = lastPlaces(timeline, deed);
            shown.last.insert(shown.last.end(), places.begin(), places.end());
        }
        engine::Message label = timeline.position(deed - 1).label(timeline.step(deed).action);
        label.id = "turn." + label.id;
        if (!words.has(label.id))
            continue;
        const bool goesOn =
            !said.empty() && said.back().id == label.id && said.back().text("seat") == label.text("seat");
        if (!goesOn) {
            said.push_back(std::move(label));
            continue;
        }
        for (auto &[name, value] : said.back().fields) {
            if (name == "name")
                value = std::string(said.back().text("name")) + ", " + std::string(label.text("name"));
        }
    }
    std::sort(shown.last.begin(), shown.last.end());
    shown.last.erase(std::unique(shown.last.begin(), shown.last.end()), shown.last.end());
    for (const engine::Message &message : said)
        shown.told << words.say(message);
}

} // namespace views

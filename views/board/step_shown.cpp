// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/board/step_shown.h"

#include <algorithm>
#include <limits>

#include "views/board/board_plan.h"

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
        const std::vector<engine::MoveTarget> moveTargets =
            timeline.position(step - 1).moveTargets(timeline.step(step).action);
        for (const engine::MoveTarget &target : moveTargets) {
            if (target.choice != kNowhere)
                places.push_back(target.choice);
            else if (moveTargets.size() == 1)
                places.push_back(target.to);
        }
    }
    if (const PlaceIndex decisive = timeline.position(step).decisivePlace(); decisive != kNowhere)
        places.push_back(decisive);
    return places;
}

/// What chance rolled in that step.
std::vector<int> rolledAt(const replay::Timeline &timeline, int step)
{
    const RollPlan &plan = BoardPlan::of(timeline.position(step)).rolls;
    std::vector<int> sides;
    if (step == 0 || plan.labels.empty())
        return sides;
    const engine::Message label = timeline.position(step - 1).label(timeline.step(step).action).words;
    if (std::find(plan.labels.begin(), plan.labels.end(), label.id) != plan.labels.end()) {
        for (const std::string &figure : plan.figures)
            sides.push_back(static_cast<int>(label.number(figure)));
    }
    return sides;
}

} // namespace

BoardViewState shownAt(const replay::Timeline &timeline, int step, engine::Seat viewer)
{
    const engine::Position &position = timeline.position(step);
    BoardViewState shown{position, position.arrangement()};
    shown.revealed = viewer;
    shown.acting = position.toAct();
    shown.last = lastPlaces(timeline, step);
    shown.rolled = rolledAt(timeline, step);
    shown.scored = scoredAt(timeline, step, std::numeric_limits<int>::max());
    return shown;
}

int scoredAt(const replay::Timeline &timeline, int step, int fact)
{
    if (step == 0)
        return 0;
    const auto &done = timeline.step(step);
    const std::string label = timeline.position(step - 1).label(done.action).words.id;
    const auto told = std::min(done.facts.size(), static_cast<std::size_t>(fact) + 1);
    const auto end = done.facts.begin() + static_cast<std::ptrdiff_t>(told);
    for (const engine::BookmarkRule &rule : timeline.last().game().bookmarks()) {
        const auto causes = [&rule](const engine::Message &each) { return each.id == rule.cause; };
        if (rule.isPictured && (rule.cause == label || std::any_of(done.facts.begin(), end, causes)))
            return step;
    }
    return 0;
}

void addTurn(BoardViewState &shown, const replay::Timeline &timeline, const words::Words &words, int step,
             engine::Seat viewer)
{
    const int seats = timeline.last().seatCount();
    Seat seat = engine::kNobody; // whose deeds are met, from the last to the first
    bool isAnswered = false;     // the viewer has acted since
    std::vector<int> userActions;
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
        userActions.push_back(at);
    }
    std::reverse(userActions.begin(), userActions.end());

    std::vector<engine::Message> said; // deeds of one sort and seat are one sentence
    for (const int userAction : userActions) {
        if (!isAnswered) {
            const std::vector<PlaceIndex> places = lastPlaces(timeline, userAction);
            shown.last.insert(shown.last.end(), places.begin(), places.end());
        }
        const engine::Action action = timeline.step(userAction).action;
        engine::Message label = timeline.position(userAction - 1).label(action).entry("turn.");
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

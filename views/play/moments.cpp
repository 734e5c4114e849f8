// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/moments.h"

#include <algorithm>
#include <utility>

#include "views/board/board_plan.h"

namespace views {

namespace {

// Long enough to read a short sentence. A row of a panel that is lit says most of its sentence; a computer's action is
// announced by its own motion: so these need less time.
constexpr int kLineMs = 1100;
constexpr int kRowMs = 800;
constexpr int kPauseMs = 200;
constexpr int kGoesOnMs = 60; // between what one seat does

/// Between that step and what is done next.
int pauseAfter(const replay::Timeline &timeline, int step)
{
    const engine::Position &now = timeline.position(step);
    if (now.isOver() || now.toAct() == engine::seatBit(engine::kChance))
        return 0;
    const engine::Seat actor = timeline.step(step).action.actor();
    return actor < now.seatCount() && now.toAct() == engine::seatBit(actor) ? kGoesOnMs : kPauseMs;
}

/// Where points come, or the game is played in stages, each line with all that has happened by then: in stages up to
/// the next line.
std::vector<Moment> momentsOf(std::vector<replay::Sentence> lines, const Moment &first, const engine::Position &whole,
                              const std::vector<engine::Position> &stages)
{
    const bool playsInStages = BoardPlan::of(whole).playsInStages;
    const bool isScored = std::any_of(stages.begin(), stages.end(), [&whole](const engine::Position &stage) {
        return stage.scores() != whole.scores();
    });
    const bool inStages = playsInStages || isScored;
    // What is told of several facts at once is seen when all is told, and so is what comes after it.
    int seen = Moment::kAllFacts;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!playsInStages && lines[i].fact > lines[i + 1].fact)
            seen = 0;
    }
    std::vector<Moment> moments;
    Moment moment = first;
    moment.fact = -1;
    if (inStages) {
        moment.stage = stages.front();
        moment.wait = Moment::Wait::Motion;
    }
    moments.push_back(moment);
    moment.wait = Moment::Wait::Reading;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int next = i + 1 < lines.size() ? lines[i + 1].fact : static_cast<int>(stages.size());
        const auto end = static_cast<std::size_t>(std::max(1, next));
        moment.fact = std::max(moment.fact, std::min(lines[i].fact, seen)); // the log never goes back
        if (inStages)
            moment.stage = playsInStages ? stages[end - 1] : stages[static_cast<std::size_t>(moment.fact)];
        moment.time = playsInStages ? kRowMs : beatOf(lines[i]); // in stages its doing is seen at the same time
        moment.line = std::move(lines[i]);
        moments.push_back(moment);
    }
    if (!inStages || *moments.back().stage == whole) {
        moments.back().stage.reset();
        moments.back().fact = Moment::kAllFacts;
        return moments;
    }
    moment.stage.reset();
    moment.fact = Moment::kAllFacts;
    moment.wait = Moment::Wait::Motion;
    moment.time = Moment::kAnyTime;
    moments.push_back(std::move(moment));
    return moments;
}

} // namespace

engine::Seat turnAt(const replay::Timeline &timeline, int step)
{
    while (step > 0 && timeline.step(step).action.actor() >= timeline.last().seatCount())
        --step;
    return step > 0 ? timeline.step(step).action.actor() : engine::kNobody;
}

bool isSeen(const replay::Timeline &timeline, int step)
{
    const engine::Position &before = timeline.position(step - 1);
    const engine::Seat actor = timeline.step(step).action.actor();
    if (actor >= before.seatCount())
        return false;
    const auto isSecret = [](const engine::Position &position) {
        for (engine::Seat seat = 0; seat < position.seatCount(); ++seat) {
            if (engine::contains(position.toAct(), seat) && position.choosesInSecret(seat))
                return true;
        }
        return false;
    };
    return !before.choosesInSecret(actor) || !isSecret(timeline.position(step));
}

std::vector<replay::Sentence> announcementsAt(const replay::Timeline &timeline, const words::Words &words, int step,
                                              engine::Seat viewer)
{
    std::vector<replay::Sentence> announced = replay::narrate(timeline, words, step, viewer);
    const BoardPlan &plan = BoardPlan::of(timeline.position(step));
    std::erase_if(announced, [&plan](const replay::Sentence &line) {
        return !line.isFact || line.isHeading || !plan.isAnnounced(line.message.id);
    });
    return replay::gathered(std::move(announced), words);
}

int beatOf(const replay::Sentence &line) { return line.topic.empty() ? kLineMs : kRowMs; }

std::vector<Moment> momentsOf(const replay::Timeline &timeline, const words::Words &words, int step,
                              engine::Seat viewer)
{
    Moment first{step};
    first.isAnimated = true;
    first.wait = isSeen(timeline, step) ? Moment::Wait::Motion : Moment::Wait::Nothing;
    first.turn = turnAt(timeline, step);
    const auto said = replay::narrate(timeline, words, step, viewer);
    const auto deed = std::find_if(said.begin(), said.end(), [](const auto &line) { return !line.isHeading; });
    if (deed != said.end())
        first.deed = *deed;
    std::vector<replay::Sentence> lines = announcementsAt(timeline, words, step, viewer);
    std::vector<Moment> moments{first};
    if (!lines.empty())
        moments = momentsOf(std::move(lines), first, timeline.position(step),
                            timeline.position(step - 1).stages(timeline.step(step).action));
    if (moments.back().wait == Moment::Wait::Motion)
        moments.back().pause = pauseAfter(timeline, step);
    return moments;
}

} // namespace views

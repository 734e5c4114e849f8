// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/commands.h"

#include <algorithm>
#include <functional>

namespace play {

using record::Json;

namespace {

const QString kLeft = QStringLiteral("left");
const QString kPause = QStringLiteral("pause");
const QString kAtKey = QStringLiteral("at");
const QString kReviewKey = QStringLiteral("review");
const QString kAnalysis = QStringLiteral("analysis");
const QString kTraining = QStringLiteral("training");
const QString kValue = QStringLiteral("value");

class RecordCommand : public Command {
public:
    using Check = std::function<bool(const GameState &)>;
    using Apply = std::function<void(GameState &)>;

    RecordCommand(unsigned parts, Json::Members json, Check check, Apply apply)
        : Command(parts, {}, std::move(json)), m_check(std::move(check)), m_apply(std::move(apply))
    {
    }
    bool isUndoable() const override { return false; }

protected:
    bool check(const GameState &state) override { return m_check(state); }
    void apply(GameState &state) override { m_apply(state); }

private:
    Check m_check;
    Apply m_apply;
};

bool always(const GameState & /*state*/) { return true; }

} // namespace

std::unique_ptr<Command> recordTime(int step, std::vector<int> left)
{
    Json::List times(left.begin(), left.end());
    const std::size_t seats = left.size();
    return std::make_unique<RecordCommand>(
        0, Json::Members{{kLeft, std::move(times)}, {kAtKey, Json(step)}},
        [step, seats](const GameState &state) {
            return seats == state.record().seats.size() && step >= 0 && step <= state.stepCount();
        },
        [step, left = std::move(left)](GameState &state) { state.timing().left[step] = left; });
}

std::unique_ptr<Command> recordPause(int milliseconds)
{
    return std::make_unique<RecordCommand>(0, Json::Members{{kPause, Json(milliseconds)}}, always,
                                           [milliseconds](GameState &state) {
                                               int &pause = state.timing().pauses[state.stepCount()];
                                               pause += std::min(milliseconds, record::kMostPause - pause);
                                           });
}

std::unique_ptr<Command> setAnalysis(Json analysis)
{
    Json::Members json{{kReviewKey, Json(kAnalysis)}, {kValue, analysis}};
    return std::make_unique<RecordCommand>(Change::Tree, std::move(json), always,
                                           [analysis = std::move(analysis)](GameState &state) {
                                               state.edit().analysis = analysis;
                                               state.analysisState() = state.newState();
                                           });
}

std::unique_ptr<Command> becomeTraining()
{
    return std::make_unique<RecordCommand>(
        Change::Tree, Json::Members{{kReviewKey, Json(kTraining)}},
        [](const GameState &state) { return !state.isTraining(); },
        [](GameState &state) {
            state.edit().training = true;
            state.edit().rated.reset();
        });
}

std::unique_ptr<Command> readRecordCommand(const Json &edit, const GameState & /*state*/)
{
    if (const std::optional<Json> review = edit.find(kReviewKey)) {
        const std::optional<Json> value = edit.find(kValue);
        if (*review == Json(kTraining))
            return becomeTraining();
        return *review == Json(kAnalysis) && value && value->isObject() ? setAnalysis(*value) : nullptr;
    }
    if (const std::optional<Json> pause = edit.find(kPause); pause && pause->asInteger())
        return recordPause(static_cast<int>(std::clamp<qint64>(*pause->asInteger(), 0, record::kMostPause)));
    const std::optional<Json> left = edit.find(kLeft);
    const std::optional<Json> at = edit.find(kAtKey);
    const std::optional<Json::List> seats = left ? left->asList() : std::nullopt;
    if (!seats || !at || !at->asInteger() || *at->asInteger() != static_cast<int>(*at->asInteger()))
        return nullptr;
    std::vector<int> times;
    for (const Json &each : *seats)
        times.push_back(
            static_cast<int>(std::clamp<qint64>(each.asInteger() ? *each.asInteger() : 0, 0, record::kMostLeft)));
    return recordTime(static_cast<int>(*at->asInteger()), std::move(times));
}

} // namespace play

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/seat_figures.h"

#include <algorithm>
#include <cmath>

#include "model/replay/analysis.h"
#include "model/replay/outcome.h"

namespace library {

namespace {

const QString kPoints = QStringLiteral("points");
const QString kChoices = QStringLiteral("choices");
const QString kLoss = QStringLiteral("loss");
const QString kTimed = QStringLiteral("timed");
const QString kThinking = QStringLiteral("thinking");

void addTimes(std::vector<SeatFigures> &figures, const record::Record &record)
{
    if (!record.timing || !record.timing->control || record.timing->left.empty())
        return;
    const auto &[steps, left] = *record.timing->left.rbegin();
    for (int step = 0; step < steps; ++step) {
        if (const engine::Seat actor = record.line.actions[step].actor(); actor < figures.size())
            ++figures[actor].timed;
    }
    const record::TimeControl &control = *record.timing->control;
    for (std::size_t seat = 0; seat < figures.size(); ++seat) {
        const qint64 had = 1000LL * (control.seconds + qint64(control.increment) * figures[seat].timed);
        figures[seat].thinking = std::max<qint64>(0, had - left[seat]);
    }
}

qint64 numberIn(const record::Json &json, const QString &name)
{
    const std::optional<record::Json> found = json.find(name);
    const qint64 *number = found ? found->asInteger() : nullptr;
    return number ? *number : 0;
}

} // namespace

std::vector<SeatFigures> figuresOf(const record::Record &record)
{
    std::vector<SeatFigures> figures(record.seats.size());
    for (const auto &[id, points] : replay::pointsBySource(*record.played, static_cast<int>(figures.size()))) {
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
            figures[seat].points.emplace_back(QString::fromStdString(id), points[seat]);
    }
    if (const std::optional<replay::Analysis> analysis = replay::Analysis::of(record)) {
        const std::vector<replay::Account> accounts = analysis->accounts();
        for (std::size_t seat = 0; seat < std::min(figures.size(), accounts.size()); ++seat) {
            figures[seat].choices = accounts[seat].choices;
            figures[seat].loss = static_cast<int>(std::lround(-1000 * accounts[seat].errors));
        }
    }
    addTimes(figures, record);
    return figures;
}

record::Json toJson(const std::vector<SeatFigures> &figures)
{
    record::Json::List seats;
    for (const SeatFigures &seat : figures) {
        record::Json::Members points;
        for (const auto &[id, number] : seat.points)
            points.emplace_back(id, number);
        seats.emplace_back(record::Json::Members{{kPoints, std::move(points)},
                                                 {kChoices, seat.choices},
                                                 {kLoss, seat.loss},
                                                 {kTimed, seat.timed},
                                                 {kThinking, seat.thinking}});
    }
    return seats;
}

std::vector<SeatFigures> figuresIn(const record::Json &json)
{
    std::vector<SeatFigures> figures;
    json.eachItem([&figures](const record::Json &item) {
        SeatFigures seat{.choices = static_cast<int>(numberIn(item, kChoices)),
                         .loss = static_cast<int>(numberIn(item, kLoss)),
                         .timed = static_cast<int>(numberIn(item, kTimed)),
                         .thinking = numberIn(item, kThinking)};
        if (const std::optional<record::Json> points = item.find(kPoints))
            points->eachMember([&seat](const QString &id, const record::Json &value) {
                if (const qint64 *number = value.asInteger())
                    seat.points.emplace_back(id, static_cast<int>(*number));
            });
        figures.push_back(std::move(seat));
    });
    return figures;
}

} // namespace library

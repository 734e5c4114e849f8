// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/record_json.h"

#include <algorithm>

namespace record {

Json toJson(const Text &text)
{
    if (text.translations.empty())
        return text.plain;
    Json::Members members;
    for (const auto &[language, translated] : text.translations)
        members.emplace_back(language, translated);
    return members;
}

namespace {

Json toJson(const QString &text) { return text; }
Json toJson(int number) { return number; }
Json toJson(Json json) { return json; }

template <class T>
void addByPlace(Json::Members &out, const char *key, const std::map<int, T> &all)
{
    if (all.empty())
        return;
    Json::Members members;
    for (const auto &[place, one] : all)
        members.emplace_back(QString::number(place), toJson(one));
    out.emplace_back(QLatin1String(key), std::move(members));
}

Json toJson(const SeatEntry &seat)
{
    return {Json::Members{{QStringLiteral("seat"), seat.seat},
                          {QStringLiteral("name"), toJson(seat.name)},
                          {QStringLiteral("player"), seat.player}},
            seat.unknown};
}

/// `any` is some position of the game: it knows how actions are written.
void addLine(Json::Members &out, const Line &line, const engine::Position &any)
{
    Json::List actions;
    for (const engine::Action action : line.actions)
        actions.push_back(Json::text(any.actionText(action)));
    out.emplace_back(QStringLiteral("actions"), std::move(actions));
    addByPlace(out, "comments", line.comments);
    std::map<int, QString> marks = line.marks, late = line.marks;
    std::erase_if(marks, [](const auto &entry) { return isLateMark(entry.second); });
    std::erase_if(late, [](const auto &entry) { return !isLateMark(entry.second); });
    addByPlace(out, "marks", marks);
    addByPlace(out, "symbols", late);
    addByPlace(out, "assessments", line.assessments);
    std::map<int, Json> drawings;
    for (const auto &[place, all] : line.drawings) {
        Json::List list;
        for (const Drawing &drawing : all)
            list.emplace_back(toText(drawing, any.game()));
        drawings.emplace(place, std::move(list));
    }
    addByPlace(out, "drawings", drawings);
    if (line.variations.empty())
        return;
    Json::List variations;
    for (const Variation &variation : line.variations) {
        Json::Members members{{QStringLiteral("at"), Json(variation.at)}};
        addLine(members, variation.line, any);
        variations.emplace_back(std::move(members), variation.unknown);
    }
    out.emplace_back(QStringLiteral("variations"), std::move(variations));
}

Json toJson(const Timing &timing, const std::vector<SeatEntry> &seats)
{
    Json::Members out;
    if (timing.control) {
        out.emplace_back(QStringLiteral("seconds"), Json(timing.control->seconds));
        out.emplace_back(QStringLiteral("increment"), Json(timing.control->increment));
    }
    std::map<int, Json> left;
    for (const auto &[place, times] : timing.left) {
        Json::Members bySeat;
        for (std::size_t seat = 0; seat < std::min(seats.size(), times.size()); ++seat)
            bySeat.emplace_back(seats[seat].seat, Json(times[seat]));
        left.emplace(place, std::move(bySeat));
    }
    addByPlace(out, "left", left);
    addByPlace(out, "pauses", timing.pauses);
    return {std::move(out), timing.unknown};
}

} // namespace

Json toJson(const engine::Result &result, const engine::Game &game, int players)
{
    Json::List winners;
    for (const engine::Seat seat : result.winners)
        winners.push_back(Json::text(game.figureId(seat, players)));
    Json::Members score;
    for (std::size_t seat = 0; seat < result.score.size(); ++seat)
        score.emplace_back(QString::fromStdString(game.figureId(static_cast<engine::Seat>(seat), players)),
                           Json(result.score[seat]));
    return Json::Members{{QStringLiteral("winners"), std::move(winners)},
                         {QStringLiteral("reason"), Json::text(result.reason)},
                         {QStringLiteral("score"), std::move(score)}};
}

Json toJson(const Record &record)
{
    Json::Members options;
    for (const auto &[id, choice] : record.setup.options)
        options.emplace_back(QString::fromStdString(id), Json::text(choice));
    Json::List seats;
    for (const SeatEntry &seat : record.seats)
        seats.push_back(toJson(seat));
    const engine::Position start = record.startPosition();
    Json::Members out{{QStringLiteral("format"), Json(QStringLiteral("cartouche"))},
                      {QStringLiteral("version"), Json(1)},
                      {QStringLiteral("game"), Json::text(record.game->id())},
                      {QStringLiteral("options"), std::move(options)},
                      {QStringLiteral("seats"), std::move(seats)}};
    if (record.training)
        out.emplace_back(QStringLiteral("training"), Json(true));
    if (record.rated)
        out.emplace_back(QStringLiteral("rated"), Json(*record.rated));
    out.emplace_back(QStringLiteral("start"),
                     record.start ? Json::text(start.text()) : Json(QStringLiteral("standard")));
    addLine(out, record.line, start);
    if (record.timing)
        out.emplace_back(QStringLiteral("clock"), toJson(*record.timing, record.seats));
    if (record.result)
        out.emplace_back(
            QStringLiteral("result"),
            Json(*toJson(record.result->value, *record.game, record.setup.seats).asMembers(), record.result->unknown));
    if (record.scenario)
        out.emplace_back(QStringLiteral("scenario"), *record.scenario);
    if (record.analysis)
        out.emplace_back(QStringLiteral("analysis"), *record.analysis);
    if (record.sameDeal)
        out.emplace_back(QStringLiteral("sameDeal"), *record.sameDeal);
    return {std::move(out), record.unknown};
}

QByteArray write(const Record &record) { return toJson(record).indented(kMostBytes); }

} // namespace record

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/same_deal.h"

#include <algorithm>

#include "model/engine/search/player.h"

namespace play {

using engine::Action;
using engine::Seat;
using record::Json;
using record::Record;
using record::SeatEntry;

namespace {

const QString kSeats = QStringLiteral("seats");
const QString kSeat = QStringLiteral("seat");
const QString kName = QStringLiteral("name");
const QString kPlayer = QStringLiteral("player");
const QString kResult = QStringLiteral("result");
const QString kScore = QStringLiteral("score");
const QString kChance = QStringLiteral("chance");

/// The verb of an outcome and the seats that its text names.
QStringList kindOf(const QString &outcome, const engine::Position &position)
{
    const QStringList words = outcome.split(QLatin1Char(' '));
    QStringList kind = words.mid(1, 1);
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        const std::string_view id = position.game().seatId(seat, position.seatCount());
        if (const QString word = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
            words.indexOf(word, 2) >= 0)
            kind << word;
    }
    return kind;
}

/// What chance did in the course of a game, as texts.
QStringList outcomesIn(const replay::Timeline &timeline)
{
    QStringList outcomes;
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        const Action action = timeline.step(step).action;
        if (action.actor() == engine::kChance)
            outcomes << QString::fromStdString(timeline.position(step - 1).actionText(action));
    }
    return outcomes;
}

Json linkTo(const Play &play)
{
    Json::List seats;
    for (const SeatEntry &seat : play.record().seats)
        seats.push_back(Json::Members{{kSeat, seat.seat}, {kName, record::toJson(seat.name)}, {kPlayer, seat.player}});
    Json::List chance;
    for (const QString &outcome : outcomesIn(play.timeline()))
        chance.push_back(outcome);
    return Json::Members{{kSeats, std::move(seats)},
                         {kResult, record::toJson(*play.result(), play.game(), play.seatCount())},
                         {kChance, std::move(chance)}};
}

std::optional<SeatEntry> entryOf(const Json &json)
{
    const std::optional<Json> seat = json.find(kSeat);
    const std::optional<Json> name = json.find(kName);
    const std::optional<Json> player = json.find(kPlayer);
    const std::optional<record::Text> text = name ? record::textOf(*name) : std::nullopt;
    if (!seat || !seat->asText() || !text || !player || !player->asText())
        return std::nullopt;
    return SeatEntry{*seat->asText(), *text, *player->asText()};
}

/// The only one who is no computer player, or `kNobody`.
Seat personAmong(const std::vector<SeatEntry> &seats, const engine::Game &game)
{
    Seat person = engine::kNobody;
    for (Seat seat = 0; seat < seats.size(); ++seat) {
        if (engine::search::isLevel(game, seats[seat].player.toStdString()))
            continue;
        if (person != engine::kNobody)
            return engine::kNobody;
        person = seat;
    }
    return person;
}

} // namespace

bool hasOtherSide(const Play &play)
{
    return play.isOver() && play.seatCount() > 1 && play.onlyHuman() != engine::kNobody;
}

Record otherSideOf(const Play &play)
{
    const Record &before = play.record();
    Record next = record::newRecord(*before.game, before.setup);
    for (std::size_t seat = 0; seat < next.seats.size(); ++seat) {
        const SeatEntry &from = before.seats[(seat + 1) % before.seats.size()];
        if (from.name != record::Text{from.seat}) // else it is called as its seat is
            next.seats[seat].name = from.name;
        next.seats[seat].player = from.player;
    }
    next.training = before.training;
    next.start = before.start;
    if (before.timing && before.timing->control)
        next.timing = record::Timing{before.timing->control, {}, {}, {}};
    next.sameDeal = linkTo(play);
    return next;
}

std::optional<DealBefore> dealBefore(const Record &record)
{
    const std::optional<Json> seats = record.sameDeal ? record.sameDeal->find(kSeats) : std::nullopt;
    const std::optional<Json> result = record.sameDeal ? record.sameDeal->find(kResult) : std::nullopt;
    const std::optional<Json> score = result ? result->find(kScore) : std::nullopt;
    const std::optional<Json::List> entries = seats ? seats->asList() : std::nullopt;
    if (!entries || entries->size() != record.seats.size() || !score)
        return std::nullopt;
    DealBefore before;
    for (const Json &json : *entries) {
        const std::optional<SeatEntry> entry = entryOf(json);
        if (!entry || entry->seat != record.seats[before.seats.size()].seat)
            return std::nullopt;
        before.seats.push_back(*entry);
    }
    before.person = personAmong(before.seats, *record.game);
    const int players = record.setup.seats;
    for (Seat figure = 0; figure < record.game->figures(players); ++figure) {
        const std::optional<Json> points = score->find(QString::fromStdString(record.game->figureId(figure, players)));
        if (!points || !points->asInteger())
            return std::nullopt;
        before.score.push_back(static_cast<int>(*points->asInteger()));
    }
    return before.person == engine::kNobody ? std::nullopt : std::optional(before);
}

std::optional<Action> sameOutcome(const Record &record, const replay::Timeline &timeline, Action any)
{
    const std::optional<Json> chance = record.sameDeal ? record.sameDeal->find(kChance) : std::nullopt;
    if (!chance)
        return std::nullopt;
    const engine::Position &position = timeline.last();
    const QStringList kind = kindOf(QString::fromStdString(position.actionText(any)), position);
    const QStringList done = outcomesIn(timeline);
    auto left = std::count_if(done.begin(), done.end(),
                              [&](const QString &outcome) { return kindOf(outcome, position) == kind; });
    std::optional<QString> same;
    chance->eachItem([&](const Json &item) {
        if (!same && item.asText() && kindOf(*item.asText(), position) == kind && left-- == 0)
            same = *item.asText();
    });
    if (!same)
        return std::nullopt;
    const auto read = position.readAction(same->toStdString());
    const auto *action = std::get_if<Action>(&read);
    return action && !position.illegalReason(*action) ? std::optional(*action) : std::nullopt;
}

} // namespace play

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/record.h"

#include <algorithm>
#include <array>

namespace record {

QString Text::in(QStringView language) const
{
    if (translations.empty())
        return plain;
    const auto find = [this](QStringView wanted) {
        return std::find_if(translations.begin(), translations.end(),
                            [wanted](const auto &t) { return t.first == wanted; });
    };
    auto found = find(language);
    if (found == translations.end())
        found = find(u"en");
    return found == translations.end() ? translations.front().second : found->second;
}

engine::Position Record::startPosition() const { return start ? *start : game->start(setup); }

std::vector<engine::Position> Record::positions() const
{
    PlayedLine again(startPosition());
    for (const engine::Action action : line.actions)
        again.append(action, played.get());
    return again.positions();
}

std::vector<std::pair<std::string, std::string>> Record::options() const
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const engine::Option &option : game->options()) {
        const auto given = std::find_if(setup.options.begin(), setup.options.end(),
                                        [&](const auto &pair) { return pair.first == option.id; });
        all.emplace_back(option.id, given == setup.options.end() ? option.choices.front() : given->second);
    }
    return all;
}

Record newRecord(const engine::Game &game, const engine::Setup &setup)
{
    Record record;
    record.game = &game;
    record.setup = setup;
    for (const std::string &id : *game.seating(setup.seats)) {
        const QString seat = QString::fromStdString(id);
        record.seats.push_back({seat, {seat}, QStringLiteral("human")});
    }
    return record;
}

std::vector<engine::Position> positionsOf(const engine::Position &start, const Line &line)
{
    std::vector<engine::Position> positions{start};
    positions.reserve(line.actions.size() + 1);
    for (const engine::Action action : line.actions)
        positions.push_back(positions.back().after(action));
    return positions;
}

std::optional<Error> optionIllegalReason(const engine::Game &game, std::string_view id, std::string_view choice)
{
    const auto shown = [](std::string_view text) {
        return quoted(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    };
    const auto &options = game.options();
    const auto option = std::find_if(options.begin(), options.end(), [id](const auto &o) { return o.id == id; });
    if (option == options.end())
        return Error{"record.unknown-option", {{"option", shown(id)}}};
    if (std::find(option->choices.begin(), option->choices.end(), choice) == option->choices.end())
        return Error{"record.unknown-choice", {{"option", id}, {"choice", shown(choice)}}};
    return std::nullopt;
}

const QStringList &marks()
{
    static const QStringList all{QStringLiteral("brilliant"), QStringLiteral("good"),    QStringLiteral("interesting"),
                                 QStringLiteral("dubious"),   QStringLiteral("mistake"), QStringLiteral("blunder")};
    return all;
}

bool isLateMark(const QString &mark) { return mark == QLatin1String("brilliant") || mark == QLatin1String("dubious"); }

const QStringList &assessments()
{
    static const QStringList all{QStringLiteral("equal"), QStringLiteral("better"), QStringLiteral("worse")};
    return all;
}

bool isEarlyEnd(std::string_view reason)
{
    static constexpr std::array<std::string_view, 3> kReasons{"resigned", "agreed", "time"};
    return std::find(kReasons.begin(), kReasons.end(), reason) != kReasons.end();
}

} // namespace record

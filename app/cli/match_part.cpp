// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_part.h"

#include <set>

#include <QCoreApplication>

#include "app/cli/inputs.h"
#include "app/cli/match_plan.h"
#include "model/record/record.h"

namespace cli {

namespace {

using engine::search::GameRange;
using engine::search::MatchGame;
using engine::search::MatchPart;
using engine::search::MatchPlan;
using record::Json;

[[noreturn]] void refuse(const QString &path) { throw inFile(path, {"cli.no-part", {}}); }

/// The member of that name if it is an integer, `least` … `most`.
std::optional<int> integerIn(const Json &json, QStringView name, int least, int most)
{
    const std::optional<Json> member = json.find(name);
    const qint64 *const number = member ? member->asInteger() : nullptr;
    return number && *number >= least && *number <= most ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

Json winnersOf(const MatchPlan &plan, const MatchGame &game)
{
    Json::List ids;
    for (const engine::Seat winner : game.result.winners)
        ids.push_back(Json::text(plan.game.figureId(winner, plan.setup.seats)));
    return ids;
}

/// A game that these have won; nothing where that is no list of figures.
std::optional<MatchGame> gameOf(const MatchPlan &plan, const Json &winners)
{
    const int figures = plan.game.figures(plan.setup.seats);
    MatchGame game{{}, {}, std::vector<std::vector<float>>(plan.players.size())};
    game.result.score.resize(static_cast<std::size_t>(figures));
    bool isRight = winners.isList();
    winners.eachItem([&](const Json &item) {
        const QString *const id = item.asText();
        game.result.winners.push_back(id ? plan.game.figureOf(id->toStdString(), plan.setup.seats) : engine::kNobody);
        isRight = isRight && game.result.winners.back() < figures;
    });
    const std::set<engine::Seat> each(game.result.winners.begin(), game.result.winners.end());
    isRight = isRight && !each.empty() && each.size() == game.result.winners.size();
    return isRight ? std::optional(std::move(game)) : std::nullopt;
}

} // namespace

QByteArray partJson(const QStringList &match, const MatchPlan &plan, const std::vector<MatchGame> &games)
{
    Json::List words;
    for (const QString &word : match)
        words.emplace_back(word);
    Json::List winners;
    Json::List failures;
    for (std::size_t at = 0; at < games.size(); ++at) {
        winners.push_back(winnersOf(plan, games[at]));
        if (games[at].failed)
            failures.emplace_back(
                Json::Members{{QStringLiteral("game"), Json(gamesOf(plan).first + static_cast<int>(at) + 1)},
                              {QStringLiteral("player"), Json(static_cast<int>(*games[at].failed) + 1)}});
    }
    return Json(Json::Members{{QStringLiteral("version"), Json(QCoreApplication::applicationVersion())},
                              {QStringLiteral("match"), Json(std::move(words))},
                              {QStringLiteral("part"), Json(plan.part->number)},
                              {QStringLiteral("of"), Json(plan.part->of)},
                              {QStringLiteral("winners"), Json(std::move(winners))},
                              {QStringLiteral("failures"), Json(std::move(failures))}})
               .compact()
           + '\n';
}

PartFile readPart(const QString &path)
{
    const auto loaded = record::loadBytes(path);
    if (const auto *error = std::get_if<record::Error>(&loaded))
        throw inFile(path, *error);
    const auto parsed = record::parseJson(std::get<QByteArray>(loaded));
    if (const auto *error = std::get_if<engine::Message>(&parsed))
        throw inFile(path, *error);
    PartFile file{path, {}, {}, {}, std::get<Json>(parsed)};
    if (const Json version = file.json.find(u"version").value_or(Json()); version.asText())
        file.version = *version.asText();
    const auto of = integerIn(file.json, u"of", 1, kMostParts);
    const auto number = integerIn(file.json, u"part", 1, of.value_or(0));
    if (!number)
        refuse(path);
    file.part = {*number, *of};
    file.json.find(u"match").value_or(Json()).eachItem(
        [&file](const Json &word) { file.match += word.asText() ? *word.asText() : QString(); });
    return file;
}

std::vector<MatchGame> gamesIn(const PartFile &file, const MatchPlan &whole)
{
    MatchPlan plan = whole;
    plan.part = file.part;
    const GameRange range = gamesOf(plan);
    std::vector<MatchGame> games;
    bool isRight = true;
    file.json.find(u"winners").value_or(Json()).eachItem([&](const Json &winners) {
        std::optional<MatchGame> game = gameOf(plan, winners);
        isRight = isRight && game;
        games.push_back(std::move(game).value_or(MatchGame{}));
    });
    if (!isRight || static_cast<int>(games.size()) != range.count())
        refuse(file.path);
    file.json.find(u"failures").value_or(Json()).eachItem([&](const Json &failure) {
        const auto number = integerIn(failure, u"game", range.first + 1, range.end);
        const auto player = integerIn(failure, u"player", 1, plan.setup.seats);
        if (!number || !player)
            refuse(file.path);
        games[*number - 1 - range.first].failed = static_cast<std::size_t>(*player - 1);
    });
    return games;
}

} // namespace cli

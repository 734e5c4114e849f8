// SPDX-License-Identifier: GPL-3.0-or-later
// The command join: a match that was played in parts.
#include <algorithm>
#include <iterator>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/match_part.h"
#include "app/cli/match_plan.h"
#include "model/engine/search/match_tally.h"
#include "model/match/report.h"

namespace cli {

namespace {

using engine::search::MatchGame;
using engine::search::MatchPlan;

/// The files by the numbers of their parts; throws a Failure where they are not the parts of one match, each once.
std::vector<PartFile> readParts(const QStringList &paths)
{
    std::vector<PartFile> files;
    for (const QString &path : paths) {
        PartFile file = readPart(path);
        const auto place = std::lower_bound(files.begin(), files.end(), file.part.number,
                                            [](const PartFile &each, int number) { return each.part.number < number; });
        if (!files.empty() && (file.match != files.front().match || file.part.of != files.front().part.of))
            throw inFile(path, {"cli.other-match", {{"file", paths.front().toStdString()}}});
        if (!files.empty() && file.version != files.front().version)
            throw inFile(path, {"cli.other-version", {{"file", paths.front().toStdString()}}});
        if (place != files.end() && place->part.number == file.part.number)
            throw inFile(path,
                         {"cli.part-twice",
                          {{"part", file.part.number}, {"of", file.part.of}, {"file", place->path.toStdString()}}});
        files.insert(place, std::move(file));
    }
    return files;
}

/// Throws a Failure that names the parts that are not there.
void requireAll(const std::vector<PartFile> &files)
{
    constexpr qsizetype kNamed = 10;
    QStringList missing;
    auto next = files.begin();
    for (int number = 1; number <= files.front().part.of && missing.size() <= kNamed; ++number) {
        if (next != files.end() && next->part.number == number)
            ++next;
        else
            missing += missing.size() == kNamed ? QStringLiteral("…") : QString::number(number);
    }
    if (!missing.isEmpty())
        throw Failure{{"cli.parts-missing",
                       {{"of", files.front().part.of}, {"parts", missing.join(QStringLiteral(", ")).toStdString()}}}};
}

/// The plan of the match that a file is a part of.
MatchPlan planOf(const PartFile &file)
{
    const auto command = std::find_if(commands().begin(), commands().end(),
                                      [](const Command &each) { return std::string_view(each.name) == "match"; });
    try {
        const Arguments arguments(file.match, command->options);
        if (arguments.operands().size() == 1 && !arguments.has(QStringLiteral("part")))
            return readPlan(arguments);
    } catch (const Failure &failure) {
        throw inFile(file.path, failure.message, failure.game);
    }
    throw inFile(file.path, {"cli.no-part", {}});
}

} // namespace

Answer joinParts(const Arguments &arguments)
{
    const std::vector<PartFile> files = readParts(arguments.operands());
    requireAll(files);
    const MatchPlan plan = planOf(files.front());
    std::vector<MatchGame> games;
    for (const PartFile &file : files) {
        std::vector<MatchGame> some = gamesIn(file, plan);
        games.insert(games.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    }
    const engine::search::MatchReport report = engine::search::joined(plan, games);
    return {arguments.has(QStringLiteral("json")) ? match::matchJson(plan, report) : match::matchTable(plan, report)};
}

} // namespace cli

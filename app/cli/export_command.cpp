// SPDX-License-Identifier: GPL-3.0-or-later
// The commands export, import and merge: a saved game as plain text, such a text as a saved game, and two files of one
// game as one. Pictures and pages need a window's libraries.
#include <algorithm>
#include <array>

#include <QLocale>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "model/record/handed_text.h"
#include "model/record/merge.h"
#include "model/replay/analysis.h"
#include "model/replay/game_text.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"

namespace cli {

namespace {

constexpr std::array<QLatin1String, 5> kPictures{QLatin1String("png"), QLatin1String("svg"), QLatin1String("pdf"),
                                                 QLatin1String("gif"), QLatin1String("html")};

void requireTextKind(const QString &kind)
{
    if (kind == QLatin1String("text"))
        return;
    const engine::Value::Members text{{"text", kind.toStdString()}};
    if (std::find(kPictures.begin(), kPictures.end(), kind) != kPictures.end())
        throw Failure{{"cli.needs-window", text}};
    throw wrongUsage("cli.unknown-kind", text);
}

/// The game as it was after that many actions of its main line.
void cut(record::Record &record, int step)
{
    record::Line &line = record.line;
    const int last = static_cast<int>(line.actions.size());
    if (step > last)
        throw Failure{{"cli.no-step", {{"step", step}, {"most", last}}}, record.game};
    if (step < last)
        record.result.reset();
    line.actions.resize(static_cast<std::size_t>(step));
    line.comments.erase(line.comments.upper_bound(step), line.comments.end());
    line.marks.erase(line.marks.upper_bound(step), line.marks.end());
    std::erase_if(line.variations, [step](const record::Variation &variation) { return variation.at >= step; });
}

} // namespace

Answer exportGame(const Arguments &arguments)
{
    const QString kind = arguments.needed(QStringLiteral("to"));
    const QString output = arguments.needed(QStringLiteral("o"));
    const bool hasStep = arguments.has(QStringLiteral("step"));
    const auto step = static_cast<int>(arguments.number(QStringLiteral("step"), 0, record::kMostActions));
    requireTextKind(kind);
    record::Record record = readRecord(arguments.operands().front());
    if (hasStep)
        cut(record, step);
    if (arguments.has(QStringLiteral("analyse")))
        record.analysis = replay::analyse(replay::Timeline(record), {}).toJson(record);
    const words::Words words(*record.game, replay::seatNames(record));
    return written(output, replay::gameText(record, words).toUtf8(), record.game);
}

Answer importGame(const Arguments &arguments)
{
    const QString path = arguments.operands().front();
    const QString output = arguments.needed(QStringLiteral("o"));
    const auto bytes = record::loadBytes(path);
    if (const auto *error = std::get_if<record::Error>(&bytes))
        throw inFile(path, *error);
    const auto read = record::readText(QString::fromUtf8(std::get<QByteArray>(bytes)));
    if (const auto *error = std::get_if<record::Error>(&read))
        throw inFile(path, *error, engine::findGame(error->text("game")));
    const auto &record = std::get<record::Record>(read);
    return written(output, record::write(record), record.game);
}

Answer mergeGames(const Arguments &arguments)
{
    const QString output = arguments.needed(QStringLiteral("o"));
    record::Record record = readRecord(arguments.operands().front());
    const QString path = arguments.operands().back();
    const record::Record other = readRecord(path);
    if (const std::optional<record::Error> why = record::mergeIllegalReason(record, other))
        throw inFile(path, *why, record.game);
    auto both = record::merged(std::move(record.line), other.line);
    if (const auto *error = std::get_if<record::Error>(&both))
        throw inFile(path, *error, record.game);
    record.line = std::get<record::Merged>(std::move(both)).line;
    return written(output, record::write(record), record.game);
}

} // namespace cli

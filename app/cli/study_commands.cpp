// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about studies: study, chapters, split.
#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "model/record/file_name.h"
#include "model/record/write_whole.h"
#include "model/words/sentence.h"
#include "model/words/words.h"

namespace cli {

namespace {

using record::Json;
using scenario::Chapter;
using scenario::Study;

QLatin1String nameOf(scenario::ChapterKind kind)
{
    switch (kind) {
    case scenario::ChapterKind::Lesson: return QLatin1String("lesson");
    case scenario::ChapterKind::Position: return QLatin1String("position");
    case scenario::ChapterKind::Game: break;
    }
    return QLatin1String("game");
}

/// The title in one language, whatever that of the messages is; of a game without one the names of its players.
QString shownTitle(const Chapter &chapter)
{
    if (const std::optional<record::Text> title = scenario::titleOf(chapter))
        return title->in(u"en");
    QStringList names;
    for (const record::SeatEntry &seat : chapter.game.seats)
        names << seat.name.in(u"en");
    return names.join(QStringLiteral(" - "));
}

/// The study with what that file has behind its chapters.
Study withFile(Study study, const QString &path)
{
    GameFile file = readGameFile(path);
    if (const auto *more = std::get_if<Study>(&file)) {
        if (study.title == record::Text())
            study.title = more->title;
        if (!study.introduction)
            study.introduction = more->introduction;
        return joined(std::move(study), *more);
    }
    auto chapter = scenario::chapterOf(std::get<record::Record>(std::move(file)));
    if (const auto *error = std::get_if<record::Error>(&chapter))
        throw inFile(path, *error);
    const int end = static_cast<int>(study.chapters.size());
    return added(std::move(study), std::get<Chapter>(std::move(chapter)), end);
}

} // namespace

Answer makeStudy(const Arguments &arguments)
{
    const QString output = arguments.needed(QStringLiteral("o"));
    Study study;
    for (const QString &path : arguments.operands())
        study = withFile(std::move(study), path);
    if (const std::optional<QString> title = arguments.value(QStringLiteral("title")))
        study.title = {*title};
    else if (study.title == record::Text())
        study.title = {QFileInfo(output).completeBaseName()};
    const QByteArray bytes = write(study);
    const auto readAgain = scenario::readStudy(bytes);
    if (const auto *error = std::get_if<record::Error>(&readAgain))
        throw inFile(output, *error, engine::findGame(error->text("game")));
    return written(output, bytes);
}

Answer listChapters(const Arguments &arguments)
{
    const Study study = readStudy(arguments.operands().front());
    QByteArray lines;
    Json::List list;
    for (const Chapter &chapter : study.chapters) {
        const QString kind = nameOf(scenario::kindOf(chapter.game));
        const QString game = words::idOf(*chapter.game.game);
        list.push_back(Json::Members{{QStringLiteral("id"), Json(chapter.id)},
                                     {QStringLiteral("kind"), Json(kind)},
                                     {QStringLiteral("game"), Json(game)},
                                     {QStringLiteral("title"), Json(shownTitle(chapter))}});
        const QStringList fields{QString::number(list.size()), kind, game, chapter.id, shownTitle(chapter)};
        QStringList shown;
        for (const QString &field : fields)
            shown << words::oneLine(field);
        lines += shown.join(QLatin1Char('\t')).toUtf8() + '\n';
    }
    if (!arguments.has(QStringLiteral("json")))
        return {lines};
    return {Json(Json::Members{{QStringLiteral("title"), toJson(study.title)},
                               {QStringLiteral("chapters"), Json(std::move(list))}})
                .indented()};
}

Answer splitStudy(const Arguments &arguments)
{
    const Study study = readStudy(arguments.operands().front());
    const QString folder = arguments.needed(QStringLiteral("o"));
    if (const auto error = record::makeFolder(folder))
        throw inFile(folder, *error);
    const qsizetype width = std::max<qsizetype>(2, QString::number(study.chapters.size()).size());
    int number = 0;
    for (const Chapter &chapter : study.chapters) {
        const QString name = QStringLiteral("%1-%2")
                                 .arg(++number, static_cast<int>(width), 10, QLatin1Char('0'))
                                 .arg(shownTitle(chapter));
        const QString path = QDir(folder).filePath(record::fileName(name) + QLatin1Char('.') + record::kSuffix);
        if (const auto error = record::save(singleOf(chapter), path))
            throw inFile(path, *error, chapter.game.game);
    }
    return {};
}

} // namespace cli

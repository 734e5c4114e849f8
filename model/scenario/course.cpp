// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/course.h"

#include <QFile>

#include "model/words/words.h"

namespace scenario {

using record::Json;

namespace {

const QString kCourse = QStringLiteral("/course.json");

QString folderOf(const engine::Game &game) { return QStringLiteral(":/lessons/") + words::idOf(game); }

/// The file as JSON, or null where there is none.
Json jsonOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto parsed = record::parseJson(file.readAll());
    Json *json = std::get_if<Json>(&parsed);
    return json ? std::move(*json) : Json();
}

} // namespace

std::optional<Study> courseIn(const QString &folder)
{
    const Json file = jsonOf(folder + kCourse);
    const std::optional<Json::List> list = file.find(u"lessons").value_or(Json()).asList();
    if (!list)
        return std::nullopt;
    Study course;
    for (const Json &one : *list) {
        const std::optional<Json> id = one.find(u"id");
        const std::optional<Json> name = one.find(u"file");
        if (!id || !id->asText() || !name || !name->asText())
            return std::nullopt;
        auto loaded = record::load(folder + QLatin1Char('/') + *name->asText());
        if (!std::holds_alternative<record::Record>(loaded))
            return std::nullopt;
        course.chapters.push_back({.id = *id->asText(), .game = std::get<record::Record>(std::move(loaded))});
    }
    return course;
}

bool hasCourse(const engine::Game &game) { return QFile::exists(folderOf(game) + kCourse); }

std::optional<Study> courseFor(const engine::Game &game) { return courseIn(folderOf(game)); }

} // namespace scenario

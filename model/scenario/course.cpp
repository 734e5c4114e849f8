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

/// The lesson of that file. Nothing but what a list shows is looked at, so that a list is quick.
Lesson lessonOf(const QString &id, const QString &path)
{
    const Json file = jsonOf(path);
    const Json scenario = file.find(u"scenario").value_or(Json());
    const std::optional<Json> title = scenario.find(u"title");
    const std::optional<record::Text> text = title ? record::textOf(*title) : std::nullopt;
    const std::optional<Json> difficulty = scenario.find(u"difficulty");
    const qint64 *grade = difficulty ? difficulty->asInteger() : nullptr;
    return {id, path, text.value_or(record::Text{id}), grade ? static_cast<int>(*grade) : 0};
}

} // namespace

std::optional<Course> courseIn(const QString &folder, const engine::Game &game)
{
    const Json file = jsonOf(folder + kCourse);
    const std::optional<Json::List> list = file.find(u"lessons").value_or(Json()).asList();
    if (!list)
        return std::nullopt;
    Course course{&game, {}};
    for (const Json &one : *list) {
        const std::optional<Json> id = one.find(u"id");
        const std::optional<Json> name = one.find(u"file");
        if (!id || !id->asText() || !name || !name->asText())
            return std::nullopt;
        const QString path = folder + QLatin1Char('/') + *name->asText();
        course.lessons.push_back(lessonOf(*id->asText(), path));
    }
    return course;
}

bool hasCourse(const engine::Game &game) { return QFile::exists(folderOf(game) + kCourse); }

std::optional<Course> courseFor(const engine::Game &game) { return courseIn(folderOf(game), game); }

} // namespace scenario

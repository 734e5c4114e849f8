// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/study.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QSet>

#include "model/record/handed_text.h"
#include "model/record/record_json.h"
#include "model/record/replace.h"
#include "model/scenario/scenario.h"
#include "model/words/words.h"

namespace scenario {

using record::Json;
using record::Node;
using record::Record;
using record::Text;

namespace {

const QString kChapter = QStringLiteral("chapter"); ///< key of a saved game that was part of a study

std::optional<Text> readText(const Node &node, const QString &key)
{
    const std::optional<Node> text = node.member(key);
    return text ? std::optional(text->words()) : std::nullopt;
}

/// The id of a chapter, which none of `taken` has.
QString readId(const Node &node, const QSet<QString> &taken = {})
{
    const QString &id = node.text();
    if (id.isEmpty() || id.size() > Chapter::kMostIdCharacters || taken.contains(id))
        node.refuse("record.chapter-id", {{"most", Chapter::kMostIdCharacters}});
    return id;
}

Record readGame(const Node &node, int number, record::LineReader &lines)
{
    try {
        return recordOf(Node(node.json()), lines);
    } catch (record::Refused &refused) { // where it stands is said as of a file of its own
        throw record::Refused{inChapter(number, record::withGame(std::move(refused.error), node.json()))};
    }
}

Study readChapters(const Node &file)
{
    if (record::versionOf(file) != record::kStudyVersion)
        file.refuse("record.no-study");
    Study study{.title = file.need(QStringLiteral("title")).words(),
                .introduction = readText(file, QStringLiteral("introduction")),
                .unknown = file.otherThan({u"format", u"version", u"title", u"introduction", u"chapters"})};
    const Node chapters = file.need(QStringLiteral("chapters"));
    if (chapters.size() > Study::kMostChapters)
        chapters.refuse("record.list-size", {{"least", 0}, {"most", Study::kMostChapters}});
    QSet<QString> ids;
    record::LineReader lines;
    chapters.eachItem([&](const Node &node) {
        const QString id = readId(node.need(QStringLiteral("id")), ids);
        ids.insert(id);
        const int number = static_cast<int>(study.chapters.size()) + 1;
        study.chapters.push_back({id, readText(node, QStringLiteral("title")),
                                  readGame(node.need(QStringLiteral("game")), number, lines),
                                  node.otherThan({u"id", u"title", u"game"})});
    });
    return study;
}

/// Id and title, as a study and a saved game have them.
Json::Members headOf(const Chapter &chapter)
{
    Json::Members members{{QStringLiteral("id"), Json(chapter.id)}};
    if (chapter.title)
        members.emplace_back(QStringLiteral("title"), toJson(*chapter.title));
    return members;
}

/// An id for that chapter that is like no other one of the study.
QString freshId(const Study &study, const QString &wanted)
{
    const auto isTaken = [&study](const QString &id) {
        return std::any_of(study.chapters.begin(), study.chapters.end(),
                           [&id](const Chapter &chapter) { return chapter.id == id; });
    };
    QString id = wanted;
    for (int number = 2; isTaken(id); ++number) {
        const QString end = QStringLiteral("-%1").arg(number);
        id = wanted.left(Chapter::kMostIdCharacters - end.size()) + end;
    }
    return id;
}

} // namespace

ChapterKind kindOf(const Record &game)
{
    if (!game.scenario || game.result)
        return ChapterKind::Game;
    const std::optional<Json> goal = game.scenario->find(u"goal");
    const bool isJudged = goal && goal->find(u"kind") != Json(QStringLiteral("play"));
    return isPlayable(game) && isJudged ? ChapterKind::Lesson : ChapterKind::Position;
}

std::optional<Text> titleOf(const Chapter &chapter)
{
    if (chapter.title || !chapter.game.scenario)
        return chapter.title;
    const std::optional<Json> title = chapter.game.scenario->find(u"title");
    return title ? record::textOf(*title) : std::nullopt;
}

int difficultyOf(const Record &game)
{
    const std::optional<Json> difficulty = game.scenario ? game.scenario->find(u"difficulty") : std::nullopt;
    const qint64 *grade = difficulty ? difficulty->asInteger() : nullptr;
    return grade && *grade >= 0 && *grade <= Scenario::kHardest ? static_cast<int>(*grade) : 0;
}

// ---- in files

std::variant<Study, record::Error> readStudy(const QByteArray &bytes)
{
    const auto parsed = record::parseJson(bytes);
    if (const auto *wrong = std::get_if<engine::Message>(&parsed))
        return *wrong;
    try {
        return readChapters(Node(std::get<Json>(parsed)));
    } catch (record::Refused &refused) {
        return std::move(refused.error);
    }
}

record::Error inChapter(int number, const record::Error &why)
{
    record::Error error{"record.in-chapter", {{"number", number}, {"why", words::enclosed(why)}}};
    if (const std::string_view game = why.text("game"); !game.empty()) // in whose words it is said
        error.fields.emplace_back("game", std::string(game));
    return error;
}

QByteArray write(const Study &study)
{
    Json::List chapters;
    for (const Chapter &chapter : study.chapters) {
        Json::Members members = headOf(chapter);
        members.emplace_back(QStringLiteral("game"), toJson(chapter.game));
        chapters.emplace_back(std::move(members), chapter.unknown);
    }
    Json::Members out{{QStringLiteral("format"), Json(QStringLiteral("cartouche"))},
                      {QStringLiteral("version"), Json(record::kStudyVersion)},
                      {QStringLiteral("title"), toJson(study.title)}};
    if (study.introduction)
        out.emplace_back(QStringLiteral("introduction"), toJson(*study.introduction));
    out.emplace_back(QStringLiteral("chapters"), std::move(chapters));
    return Json(std::move(out), study.unknown).indented(record::kMostBytes);
}

std::variant<Study, record::Error> loadStudy(const QString &path)
{
    const auto loaded = record::loadBytes(path);
    if (const auto *error = std::get_if<record::Error>(&loaded))
        return *error;
    return readStudy(std::get<QByteArray>(loaded));
}

std::variant<Record, record::Error> firstGameIn(const QString &path)
{
    auto loaded = record::loadHanded(path);
    const auto *error = std::get_if<record::Error>(&loaded);
    if (!error || error->id != record::kIsStudy)
        return loaded;
    auto study = loadStudy(path);
    if (const auto *wrong = std::get_if<record::Error>(&study))
        return *wrong;
    std::vector<Chapter> &chapters = std::get<Study>(study).chapters;
    if (chapters.empty())
        return *error;
    return std::move(chapters.front().game);
}

std::optional<record::Error> save(const Study &study, const QString &path)
{
    const QByteArray bytes = write(study);
    const auto readAgain = readStudy(bytes);
    if (const auto *error = std::get_if<record::Error>(&readAgain))
        return *error;
    return record::replaceFile(path, bytes);
}

// ---- chapters and saved games

Record singleOf(const Chapter &chapter)
{
    Record game = chapter.game;
    game.unknown =
        Json(Json::Members{{kChapter, Json(headOf(chapter), chapter.unknown)}}, game.unknown.without({kChapter}));
    return game;
}

std::variant<Chapter, record::Error> chapterOf(Record game)
{
    const std::optional<Json> was = game.unknown.find(kChapter);
    game.unknown = game.unknown.without({kChapter});
    if (!was) {
        constexpr int kDigits = 16;
        const QByteArray hash = QCryptographicHash::hash(toJson(game).compact(), QCryptographicHash::Sha256);
        return Chapter{.id = QString::fromLatin1(hash.toHex().first(kDigits)), .game = std::move(game)};
    }
    try {
        const Node node(*was, kChapter);
        return Chapter{.id = readId(node.need(QStringLiteral("id"))),
                       .title = readText(node, QStringLiteral("title")),
                       .game = std::move(game),
                       .unknown = node.otherThan({u"id", u"title"})};
    } catch (record::Refused &refused) {
        return std::move(refused.error);
    }
}

// ---- changes

Study added(Study study, Chapter chapter, int at)
{
    chapter.id = freshId(study, chapter.id);
    study.chapters.insert(study.chapters.begin() + at, std::move(chapter));
    return study;
}

Study removed(Study study, int chapter)
{
    study.chapters.erase(study.chapters.begin() + chapter);
    return study;
}

Study moved(Study study, int from, int to)
{
    Chapter chapter = std::move(study.chapters[from]);
    study.chapters.erase(study.chapters.begin() + from);
    study.chapters.insert(study.chapters.begin() + to, std::move(chapter));
    return study;
}

Study copied(Study study, int chapter)
{
    Chapter copy = study.chapters[chapter];
    return added(std::move(study), std::move(copy), chapter + 1);
}

Study renamed(Study study, int chapter, std::optional<Text> title)
{
    study.chapters[chapter].title = std::move(title);
    return study;
}

Study changed(Study study, int chapter, Record game)
{
    study.chapters[chapter].game = std::move(game);
    return study;
}

Study joined(Study study, const Study &more)
{
    for (const Chapter &chapter : more.chapters) {
        const int end = static_cast<int>(study.chapters.size());
        study = added(std::move(study), chapter, end);
    }
    return study;
}

} // namespace scenario

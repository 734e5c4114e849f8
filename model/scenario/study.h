// SPDX-License-Identifier: GPL-3.0-or-later
// Several games, positions and lessons in one file, in an order: version 2 of the file format.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QString>

#include "model/record/record.h"

namespace scenario {

/// What a chapter is for, as what stands in it says.
enum class ChapterKind {
    Lesson,   ///< a scenario with a goal that is judged
    Position, ///< another scenario: to play on from
    Game      ///< to be read
};

/// One of the games of a study.
struct Chapter {
    QString id; ///< stays the same for ever, 1 … `kMostIdCharacters`: progress is kept by it
    std::optional<record::Text> title = {}; ///< nothing: that of its scenario, if that has one
    record::Record game = {};
    record::Json unknown = {};

    static constexpr int kMostIdCharacters = 100;
};

/// Chapters in the order in which they are gone through: a value. No two have the same id.
struct Study {
    record::Text title = {};
    std::optional<record::Text> introduction = {};
    std::vector<Chapter> chapters = {};
    record::Json unknown = {};

    static constexpr int kMostChapters = 1'000;
};

ChapterKind kindOf(const record::Record &game);
/// The title of a chapter, or nothing where nobody has given it one.
std::optional<record::Text> titleOf(const Chapter &chapter);
/// How hard its scenario is, 1 … `Scenario::kHardest`; 0: not said.
int difficultyOf(const record::Record &game);

// ---- in files

/// Reads a study and checks all of it, each chapter as `record::read` checks a saved game. Errors as those of that;
/// what is wrong in a chapter is `record.in-chapter`, with the chapter's `number` from 1 and `why`; a saved game of
/// version 1 is `record.no-study`.
std::variant<Study, record::Error> readStudy(const QByteArray &bytes);
/// What is wrong in the chapter of that number, from 1.
record::Error inChapter(int number, const record::Error &why);
/// The file of a study, laid out as `record::write` does.
QByteArray write(const Study &study);
/// Reads the file of a study.
std::variant<Study, record::Error> loadStudy(const QString &path);
/// The saved game of that file, read as `record::loadHanded` does, or the first one of a study.
std::variant<record::Record, record::Error> firstGameIn(const QString &path);
/// Writes the file of a study as `record::save` does, with the same errors.
std::optional<record::Error> save(const Study &study, const QString &path);

// ---- chapters and saved games

/// The game of a chapter as a file of its own; id and title stand in its key `chapter`, from which `chapterOf` has them
/// again.
record::Record singleOf(const Chapter &chapter);
/// A chapter of a saved game; one that was never part of a study gets an id that follows from its content.
std::variant<Chapter, record::Error> chapterOf(record::Record game);

// ---- changes: each gives the study that follows

/// With that chapter at that place, 0 … number of chapters. An id that the study has already is made another one.
Study added(Study study, Chapter chapter, int at);
Study removed(Study study, int chapter);
/// With a chapter at another place.
Study moved(Study study, int from, int to);
/// With a copy of a chapter behind it.
Study copied(Study study, int chapter);
/// With another title of a chapter; nothing: that of its scenario.
Study renamed(Study study, int chapter, std::optional<record::Text> title);
/// With another game in a chapter.
Study changed(Study study, int chapter, record::Record game);
/// With the chapters of another study behind its own.
Study joined(Study study, const Study &more);

} // namespace scenario

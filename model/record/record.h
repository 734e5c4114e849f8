// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "model/record/drawing.h"
#include "model/record/json.h"
#include "model/record/played_line.h"

namespace record {

/// What is wrong with a file, first thing only: an id of the shared table of words, with where it is (`path`, or
/// `line` and `column`), for an action its `number` from 1 and the reason `why`, and the `game` whose words say that
/// reason, once the file has named one.
using Error = engine::Message;

inline constexpr qsizetype kMostBytes = JsonLimits{}.bytes;
inline constexpr int kMostCharacters = JsonLimits{}.characters;
inline constexpr std::size_t kMostActions = 100'000;               ///< of one file, variations included
inline constexpr int kMostSeconds = 86'400;                        ///< of a time control: a day
inline constexpr int kMostIncrement = 3'600;                       ///< seconds: an hour
inline constexpr int kMostPause = std::numeric_limits<int>::max(); ///< milliseconds
inline constexpr int kMostLeft = kMostSeconds * 1'000; ///< milliseconds on a clock: what increments add stops here

/// A text meant for people: one for all, or one for each language.
struct Text {
    QString plain;                                              ///< if there are no translations
    std::vector<std::pair<QString, QString>> translations = {}; ///< language (`en`) and text, as they stand in the file

    /// In that language, else in English, else the first that there is.
    QString in(QStringView language) const;
    friend bool operator==(const Text &, const Text &) = default;
};

/// As a file has it: a text, or an object of texts.
Json toJson(const Text &text);
/// The text of that form, or nothing where it is none.
std::optional<Text> textOf(const Json &json);

/// Who sat where.
struct SeatEntry {
    QString seat; ///< id of the seat
    Text name;
    QString player; ///< `human`, a level, or any text: one that the program does not know opens as human
    Json unknown = {};
    /// The command line of the program that plays there while the game is open. It comes from a person at the screen,
    /// and neither from a file nor into one: no file starts a program.
    QString program = {};
};

struct Variation;

/// Actions one after the other, and what is said about them. Comments, symbols and drawings stand at a number of
/// actions: 0 is the line's own beginning, n the position after its n-th action.
struct Line {
    std::vector<engine::Action> actions;
    std::map<int, Text> comments;
    std::map<int, QString> marks; ///< of `marks()`: what is thought of the last action
    std::vector<Variation> variations;
    std::map<int, QString> assessments = {}; ///< of `assessments()`: how the game stands
    std::map<int, std::vector<Drawing>> drawings = {};
};

/// Another way to go on, after `at` actions of the line in which it stands.
struct Variation {
    int at = 0;
    Line line;
    Json unknown = {};
};

/// How the game ended.
struct FinalResult {
    engine::Result value;
    Json unknown = {};
};

/// How long each seat may think: file keys `seconds` and `increment` of `clock`.
struct TimeControl {
    int seconds = 0;   ///< of each seat for the whole game, 0 to `kMostSeconds`
    int increment = 0; ///< seconds added after each action of a seat, 0 to `kMostIncrement`

    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

/// What a clock measured, file key `clock`. Places are numbers of actions of the main line, as for comments.
struct Timing {
    std::optional<TimeControl> control = {};   ///< nothing: played without a clock
    std::map<int, std::vector<int>> left = {}; ///< milliseconds left for every seat when the n-th action was done
    std::map<int, int> pauses = {};            ///< milliseconds paused, by the number of actions before
    Json unknown = {};

    friend bool operator==(const Timing &, const Timing &) = default;
};

/// A saved game: a value. What the program does not know is kept and written again, at every level: `unknown` is an
/// object of these members, or null if there are none.
struct Record {
    const engine::Game *game = nullptr;
    engine::Setup setup = {};          ///< options as given; those not given have their default
    std::vector<SeatEntry> seats = {}; ///< in the game's order
    bool training = false;             ///< played to learn, file key `training`
    std::optional<QString> rated = {}; ///< counts for the person's rating: when it began, `2026-11-29T14:05:00Z`
    std::optional<Timing> timing = {}; ///< file key `clock`
    std::optional<engine::Position> start = {}; ///< nothing: the standard start
    Line line = {};
    std::shared_ptr<const PlayedLine> played = {}; ///< the main line as it was read, for `PlayedLine::append`
    std::optional<FinalResult> result = {};
    std::optional<Json> analysis = {}; ///< blocks of their own, kept as they are
    std::optional<Json> scenario = {};
    std::optional<Json> sameDeal = {};
    Json unknown = {};

    engine::Position startPosition() const;
    /// The positions of the main line: the start, then one after each action.
    std::vector<engine::Position> positions() const;
    /// All options of the game in its order, defaults written.
    std::vector<std::pair<std::string, std::string>> options() const;
};

/// A record of a game from its standard start, without actions; each seat's name is its id, played by a human.
Record newRecord(const engine::Game &game, const engine::Setup &setup);

/// The positions of a line that begins at `start`: it and one after each action. All actions must be legal.
std::vector<engine::Position> positionsOf(const engine::Position &start, const Line &line);

/// Nothing if the game has that option with that choice, else which of the two it does not have.
std::optional<Error> optionIllegalReason(const engine::Game &game, std::string_view id, std::string_view choice);

/// The symbols that a file may set beside an action, the best first: `brilliant good interesting dubious mistake
/// blunder`. Two of them stand under a key of their own, which older programs keep as it is (`isLateMark`).
const QStringList &marks();
inline bool isMark(const QString &mark) { return marks().contains(mark); }
bool isLateMark(const QString &mark);
/// The symbols for how the first seat stands: `equal better worse`.
const QStringList &assessments();

/// True for a reason with which a game may end though its rules do not end it.
bool isEarlyEnd(std::string_view reason);

/// Reads a saved game and checks all of it: form, limits, every action of every line, the result.
std::variant<Record, Error> read(const QByteArray &bytes);
/// The file of a record: UTF-8, two spaces a level, keys in the order of the format's description, unknown ones
/// after them in their own order. Numbers keep their digits. A file that the layout would make too large is written
/// without it, in one line.
QByteArray write(const Record &record);

/// The result object of files and of the command line: `winners`, `reason`, `score`.
Json toJson(const engine::Result &result, const engine::Game &game, int players);

/// What stands in a file; of one that is larger than the limit the beginning, a byte more than that. A pipe is waited
/// for.
std::variant<QByteArray, Error> loadBytes(const QString &path);
/// Reads a file. Nothing larger than the limit is loaded. A pipe is waited for.
std::variant<Record, Error> load(const QString &path);
/// The same, but what is neither a regular file nor a folder is not even opened (`file.is-device`).
std::variant<Record, Error> loadRegular(const QString &path);
/// Writes a file whole or not at all, synced to the disk before it takes the old one's place. What the file held
/// before is then in `NAME~`; saving the same again leaves an older `NAME~` alone. After an error the file and its
/// backup are as they were. Errors: those of `read` for a record that it would refuse, `file.disk-full`,
/// `file.no-folder` (with its name, `folder`), `file.no-permission`, `file.read-only`, `file.not-regular`,
/// `file.no-backup` (with `backup` and `error`), `file.cannot-write` (with `error`).
std::optional<Error> save(const Record &record, const QString &path);

/// What a file holds, in short: two stamps are equal where the contents are, whatever the times of the files say. Of
/// a file larger than the limit only the beginning and the size count.
struct FileStamp {
    qint64 size = 0;
    QByteArray hash;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// The stamp of a file as it is now, links followed; nothing if there is none or it cannot be read. Take it
/// before `load` and after `save`; another one later tells that another program has changed the file.
std::optional<FileStamp> stampOf(const QString &path);

} // namespace record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/library/seat_figures.h"

namespace library {

/// As a file was when it was read: another one means that it has to be read again.
struct FileState {
    qint64 modified = 0; ///< milliseconds since 1970; of a file that the system did not let be read -1: no file is so
    qint64 size = 0;

    friend bool operator==(const FileState &, const FileState &) = default;
};

/// What the library knows of a file.
struct Entry {
    QString path = {}; ///< absolute, without links
    FileState state = {};
    qint64 ended = 0;                   ///< when the game was over or written last, in milliseconds since 1970; in the
                                        ///< index what was known first of a game that is over
    const engine::Game *game = nullptr; ///< null: the file cannot be read
    std::vector<record::SeatEntry> seats = {};
    std::optional<engine::Result> result = {}; ///< nothing: not over
    record::Text title = {};                   ///< of a scenario or a study; empty for a game
    int actions = 0;                           ///< of the main line
    int level = 0;                             ///< number from 1 of the strongest level that played; 0: none
    QStringList tags = {};
    QString rated = {}; ///< when it began, of a rated game

    // What is counted, and not shown: there in an entry that was read from its file or asked for with `Index::played`.
    bool isWhole = false;   ///< a game from its standard start to its end: no other is counted
    std::uint64_t line = 0; ///< of its actions: two files of the same game have the same; 0: it has none
    bool isTraining = false;
    std::vector<SeatFigures> figures = {}; ///< one a seat

    // What is searched for and not shown: there in an entry that was read from its file.
    QString comments = {};
    std::vector<std::uint64_t> boards = {}; ///< of each position of the main line, see `boardHash`

    /// A record without actions: who played what.
    record::Record head() const;
};

/// Reads a file. One that cannot be read, or is no regular file, gives an entry without a game.
Entry readEntry(const QString &path);

/// As `Entry::state` of the file now.
FileState stateOf(const QString &path);

/// What lies open on the places of a position: equal where the same pieces lie there, whoever is to act.
std::uint64_t boardHash(const engine::Position &position);

/// The text as it is compared: without accents, large letters and runs of spaces.
QString folded(const QString &text);

/// All that words may be searched in, folded: players, seats, levels, game, title, result, date, name of the file,
/// comments. Of seats, levels, games and reasons the ids.
QString searchedText(const Entry &entry);

} // namespace library

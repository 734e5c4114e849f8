// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QDateTime>
#include <QHash>

#include "model/library/entry.h"

class QSqlDatabase;
class QSqlQuery;

namespace library {

/// In which order games are listed.
enum class Order { Date, Players, Game, Length, Level, Result };

/// Which games are wanted, and in which order.
struct Query {
    std::vector<QStringList> words = {}; ///< folded; of each of these lists one word stands in `searchedText` or a tag
    QString game = {};                   ///< id; empty: any
    std::optional<bool> isFinished = {};
    bool isRated = false;                    ///< no other than rated games
    QDateTime since = {};                    ///< invalid: any time
    QString tag = {};                        ///< empty: any or none
    std::optional<std::uint64_t> board = {}; ///< which came up in the main line, see `boardHash`
    Order order = Order::Date;
    bool isDescending = true;
};

using Tags = std::map<QString, QStringList>; ///< of files by their paths

/// A table of what is known of files, in a database of its own. The files are the truth: one that is missing, damaged
/// or of another version is made anew, and is empty then. Where nothing can be written it is kept in memory. For one
/// thread; two programs may use one index.
class Index {
public:
    /// The index of that folder, which is made; empty: in memory.
    explicit Index(QString folder);
    ~Index();
    Index(const Index &) = delete;
    Index &operator=(const Index &) = delete;

    /// Why it is kept in memory only; nothing where it is on the disk. `library.no-driver`: there is no index at all,
    /// Qt's plugin for SQLite is missing.
    const std::optional<record::Error> &trouble() const { return m_trouble; }
    /// True once after it had to be made anew, or did not take something because another program was writing: files
    /// are to be looked at again.
    bool wasMadeAnew();

    /// What was known of these files before is replaced.
    void put(const std::vector<Entry> &entries);
    void remove(const QStringList &paths);
    void setTags(const Tags &tags);
    /// As files were when they were read. One that could not be read equals no file to another version of the program.
    QHash<QString, FileState> states();
    /// All that games have, each once.
    QStringList tags();
    /// Numbers of the games that are wanted, in order.
    std::vector<qint64> find(const Query &query);
    /// The game of that number, without what is not shown; an empty path where it is gone.
    Entry entry(qint64 number);
    /// The numbers of seats with which whole games of that game were played, ascending.
    std::vector<int> seatCounts(const QString &game);
    /// All whole games with so many seats, in the order in which they ended, with what is counted.
    std::vector<Entry> played(const QString &game, int seats);
    /// The first position of that game with that board; 0 where none is.
    int stepOf(qint64 number, std::uint64_t board);

private:
    bool open(const QString &file);
    void close();
    bool prepareTables();
    int version();
    bool prepare(QSqlQuery &query, const QString &statement);
    bool run(QSqlQuery &query);
    void noteEnd(const QSqlQuery &query);
    std::optional<qint64> endedBefore(const Entry &entry);
    bool run(const QString &statement);
    template <class Changes>
    void change(const Changes &changes);
    bool isReady();
    void makeAnew(int code);

    QString m_folder;
    QString m_connection;
    std::unique_ptr<QSqlDatabase> m_base;
    std::optional<record::Error> m_trouble;
    std::optional<int> m_failure = {}; ///< code of what went wrong last, until it is dealt with
    bool m_wasMadeAnew = false;
    bool m_hadWrongTables = false;
};

} // namespace library

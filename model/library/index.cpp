// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/index.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "model/words/words.h"

namespace library {

namespace {

constexpr int kVersion = 3; ///< of the tables
const QString kFile = QStringLiteral("/index.sqlite");

// Result codes of SQLite that have a meaning here.
constexpr int kError = 1; ///< no such table or column, say
constexpr int kBusy = 5;
constexpr int kReadOnly = 8;
constexpr int kDiskError = 10;
constexpr int kCorrupt = 11;
constexpr int kFull = 13;
constexpr int kNoDatabase = 26;
constexpr int kMoved = 1032; ///< another program has found it damaged, and made another one

/// The code, mostly without what it says more.
int codeOf(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt();
    return code == kMoved ? code : code & 0xff;
}

QString tagText(const QStringList &tags)
{
    return QLatin1Char('\n') + tags.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

record::Json headOf(const Entry &entry)
{
    record::Json::List seats;
    for (const record::SeatEntry &seat : entry.seats)
        seats.push_back(record::Json::Members{{QStringLiteral("seat"), seat.seat},
                                              {QStringLiteral("name"), record::toJson(seat.name)},
                                              {QStringLiteral("player"), seat.player}});
    record::Json::Members members{{QStringLiteral("seats"), std::move(seats)},
                                  {QStringLiteral("title"), record::toJson(entry.title)}};
    if (entry.result) {
        record::Json::List winners;
        record::Json::List score;
        for (const engine::Seat seat : entry.result->winners)
            winners.emplace_back(static_cast<int>(seat));
        for (const int points : entry.result->score)
            score.emplace_back(points);
        members.emplace_back(QStringLiteral("winners"), std::move(winners));
        members.emplace_back(QStringLiteral("score"), std::move(score));
        members.emplace_back(QStringLiteral("reason"), record::Json::text(entry.result->reason));
    }
    return members;
}

/// Stands in place of the head of a file that cannot be read: a later version may be able to.
QByteArray readBy() { return "read by " + QCoreApplication::applicationVersion().toUtf8(); }

QString textIn(const record::Json &json, QStringView name)
{
    const std::optional<record::Json> found = json.find(name);
    return found && found->asText() ? *found->asText() : QString();
}

record::Text wordsIn(const record::Json &json, QStringView name)
{
    const std::optional<record::Json> found = json.find(name);
    return (found ? record::textOf(*found) : std::nullopt).value_or(record::Text());
}

std::vector<int> numbersIn(const record::Json &json, QStringView name)
{
    std::vector<int> numbers;
    if (const std::optional<record::Json> found = json.find(name))
        found->eachItem([&numbers](const record::Json &item) {
            if (const qint64 *number = item.asInteger())
                numbers.push_back(static_cast<int>(*number));
        });
    return numbers;
}

void readHead(Entry &entry, const QByteArray &bytes)
{
    const auto parsed = record::parseJson(bytes);
    const auto *head = std::get_if<record::Json>(&parsed);
    if (!head)
        return;
    if (const std::optional<record::Json> seats = head->find(u"seats"))
        seats->eachItem([&entry](const record::Json &seat) {
            entry.seats.push_back({textIn(seat, u"seat"), wordsIn(seat, u"name"), textIn(seat, u"player")});
        });
    entry.title = wordsIn(*head, u"title");
    if (!head->find(u"reason"))
        return;
    engine::Result result{{}, textIn(*head, u"reason").toStdString(), numbersIn(*head, u"score")};
    for (const int seat : numbersIn(*head, u"winners"))
        result.winners.push_back(static_cast<engine::Seat>(seat));
    entry.result = std::move(result);
}

/// What is shown of an entry.
const QString kShown = QStringLiteral("path, modified, size, ended, game, actions, level, tags, head, rated");
constexpr int kShownColumns = 10;

/// The entry at which a query for `kShown` stands.
Entry entryIn(const QSqlQuery &query)
{
    Entry entry{.path = query.value(0).toString(),
                .state = {query.value(1).toLongLong(), query.value(2).toLongLong()},
                .ended = query.value(3).toLongLong(),
                .game = engine::findGame(query.value(4).toString().toStdString()),
                .actions = query.value(5).toInt(),
                .level = query.value(6).toInt(),
                .tags = query.value(7).toString().split(QLatin1Char('\n'), Qt::SkipEmptyParts),
                .rated = query.value(9).toString()};
    readHead(entry, query.value(8).toByteArray());
    return entry;
}

/// How the players of an entry are compared.
QString playersOf(const Entry &entry)
{
    QStringList names;
    for (const record::SeatEntry &seat : entry.seats)
        names << seat.name.in(u"en");
    return folded(names.join(QLatin1Char(' ')));
}

QString columnOf(Order order)
{
    switch (order) {
    case Order::Date: break;
    case Order::Players: return QStringLiteral("players");
    case Order::Game: return QStringLiteral("game");
    case Order::Length: return QStringLiteral("actions");
    case Order::Level: return QStringLiteral("level");
    case Order::Result: return QStringLiteral("margin");
    }
    return QStringLiteral("ended");
}

/// By how much the winners won: what the best has more than the best of the others; -1 where nobody has.
int marginOf(const Entry &entry)
{
    if (!entry.result || entry.result->score.size() < 2)
        return -1;
    std::vector<int> score = entry.result->score;
    std::partial_sort(score.begin(), score.begin() + 2, score.end(), std::greater<>());
    return score[0] - score[1];
}

QByteArray bytesOf(const std::vector<std::uint64_t> &words)
{
    return {reinterpret_cast<const char *>(words.data()), static_cast<qsizetype>(words.size() * sizeof words[0])};
}

/// What a query asks of a game, with a place for each of `values`.
QString conditionOf(const Query &query, QVariantList &values)
{
    QStringList all{QStringLiteral("1")};
    for (const QStringList &anyOf : query.words) {
        QStringList any;
        for (const QString &word : anyOf) {
            any << QStringLiteral("instr(words, ?) OR instr(tagged, ?)");
            values << word << word;
        }
        all << QLatin1Char('(') + any.join(QStringLiteral(" OR ")) + QLatin1Char(')');
    }
    const auto ask = [&](const char *condition, const QVariant &value) {
        all << QLatin1String(condition);
        values << value;
    };
    if (!query.game.isEmpty())
        ask("game = ?", query.game);
    if (query.isFinished)
        ask("finished = ?", *query.isFinished ? 1 : 0);
    if (query.isRated)
        all << QStringLiteral("rated <> ''");
    if (query.since.isValid())
        ask("ended >= ?", query.since.toMSecsSinceEpoch());
    if (!query.tag.isEmpty())
        ask("instr(tags, ?)", tagText({query.tag}));
    if (query.board)
        ask("instr(boards, ?)", bytesOf({*query.board}));
    return all.join(QStringLiteral(" AND "));
}

} // namespace

Index::Index(QString folder) : m_folder(std::move(folder))
{
    static std::atomic<int> count = 0;
    m_connection = QStringLiteral("library-%1").arg(++count);
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE"))) {
        m_trouble = record::Error{"library.no-driver", {}};
        return;
    }
    m_trouble = m_folder.isEmpty() ? record::systemError(ENOENT) : record::makeFolder(m_folder);
    if (m_trouble)
        open(QStringLiteral(":memory:"));
    else
        open(m_folder + kFile);
    isReady();
}

Index::~Index() { close(); }

void Index::close()
{
    m_base.reset();
    if (QSqlDatabase::contains(m_connection))
        QSqlDatabase::removeDatabase(m_connection);
}

bool Index::open(const QString &file)
{
    m_base = std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection));
    m_base->setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000"));
    m_base->setDatabaseName(file);
    if (!m_base->open()) {
        m_failure = codeOf(m_base->lastError());
        return false;
    }
    // What a power cut takes of it is read again from the files.
    return run(QStringLiteral("PRAGMA journal_mode = WAL")) && run(QStringLiteral("PRAGMA synchronous = NORMAL"))
           && prepareTables();
}

int Index::version()
{
    QSqlQuery asked(*m_base);
    return asked.exec(QStringLiteral("PRAGMA user_version")) && asked.next() ? asked.value(0).toInt() : -1;
}

/// Tables of another version go. Two programs that begin at once make them one after the other.
bool Index::prepareTables()
{
    if (version() == kVersion)
        return true;
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    const bool isMade =
        version() == kVersion
        || (run(QStringLiteral("DROP TABLE IF EXISTS games"))
            && run(QStringLiteral(
                "CREATE TABLE games (number INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT UNIQUE, modified INTEGER, "
                "size INTEGER, ended INTEGER, game TEXT, finished INTEGER, actions INTEGER, level INTEGER, margin "
                "INTEGER, players TEXT, tags TEXT, tagged TEXT, head BLOB, words TEXT, boards BLOB, whole INTEGER, "
                "seats INTEGER, rated TEXT, line INTEGER, training INTEGER, figures BLOB)"))
            && run(QStringLiteral("PRAGMA user_version = %1").arg(kVersion)));
    return run(isMade ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK")) && isMade;
}

bool Index::run(const QString &statement)
{
    QSqlQuery query(*m_base);
    return prepare(query, statement) && run(query);
}

bool Index::prepare(QSqlQuery &query, const QString &statement)
{
    query.setForwardOnly(true);
    if (query.prepare(statement))
        return true;
    m_failure = codeOf(query.lastError());
    return false;
}

bool Index::run(QSqlQuery &query)
{
    if (query.exec())
        return true;
    m_failure = codeOf(query.lastError());
    return false;
}

/// Whether it ended because there was no more.
void Index::noteEnd(const QSqlQuery &query)
{
    if (query.lastError().isValid())
        m_failure = codeOf(query.lastError());
}

bool Index::wasMadeAnew()
{
    isReady();
    return std::exchange(m_wasMadeAnew, false);
}

/// Deals with what went wrong before; no query is under way. False where there is no index at all.
bool Index::isReady()
{
    if (m_failure)
        makeAnew(*std::exchange(m_failure, std::nullopt));
    return m_base && m_base->isOpen();
}

/// Begins with an empty index: on the disk where the old one is damaged, in memory where nothing can be written.
/// Another program that has the damaged file open keeps it, and makes its own when it begins next.
void Index::makeAnew(int code)
{
    if (m_trouble)
        return; // it was in vain already
    m_wasMadeAnew = true;
    if (code == kBusy)
        return; // the next scan tries again
    const bool hasWrongTables =
        code == kError && !m_hadWrongTables && m_base && m_base->isOpen() && version() == kVersion;
    m_hadWrongTables = m_hadWrongTables || hasWrongTables;
    const bool isDamaged = code == kCorrupt || code == kNoDatabase || hasWrongTables;
    close();
    if (isDamaged) {
        for (const char *part : {"", "-wal", "-shm"})
            QFile::remove(m_folder + kFile + QLatin1String(part));
    }
    if ((isDamaged || code == kMoved) && open(m_folder + kFile))
        return;
    close();
    m_failure.reset();
    m_trouble = record::makeFolder(m_folder);
    if (!m_trouble)
        m_trouble = record::systemError(code == kFull        ? ENOSPC
                                        : code == kReadOnly  ? EROFS
                                        : code == kDiskError ? EIO
                                                             : EACCES);
    open(QStringLiteral(":memory:"));
}

/// Does changes as one, so that each of them costs little.
template <class Changes>
void Index::change(const Changes &changes)
{
    if (!isReady() || !run(QStringLiteral("BEGIN IMMEDIATE")))
        return;
    if (!changes() || !run(QStringLiteral("COMMIT")))
        QSqlQuery(*m_base).exec(QStringLiteral("ROLLBACK"));
}

/// When the game of that file was over, as it is known already: whoever comments on a game later writes its file again,
/// and has not played it then.
std::optional<qint64> Index::endedBefore(const Entry &entry)
{
    QSqlQuery query(*m_base);
    if (!entry.result || entry.line == 0
        || !prepare(query, QStringLiteral("SELECT ended FROM games WHERE path = ? AND finished = 1 AND "
                                          "line = ?")))
        return std::nullopt;
    query.bindValue(0, entry.path);
    query.bindValue(1, static_cast<qint64>(entry.line));
    return run(query) && query.next() ? std::optional(query.value(0).toLongLong()) : std::nullopt;
}

void Index::put(const std::vector<Entry> &entries)
{
    change([&] {
        QSqlQuery query(*m_base);
        const bool isAsked = prepare(
            query,
            QStringLiteral(
                "INSERT OR REPLACE INTO games (number, path, modified, size, ended, game, finished, actions, level, "
                "margin, players, tags, tagged, head, words, boards, whole, seats, rated, line, training, figures) "
                "VALUES ((SELECT number FROM games WHERE path = ?), "
                "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
        if (!isAsked)
            return false;
        for (Entry entry : entries) {
            entry.ended = std::min(entry.ended, endedBefore(entry).value_or(entry.ended));
            const QVariantList values{entry.path,
                                      entry.path,
                                      entry.state.modified,
                                      entry.state.size,
                                      entry.ended,
                                      entry.game ? words::idOf(*entry.game) : QStringLiteral(""),
                                      entry.result ? 1 : 0,
                                      entry.actions,
                                      entry.level,
                                      marginOf(entry),
                                      playersOf(entry),
                                      tagText(entry.tags),
                                      folded(entry.tags.join(QLatin1Char('\n'))),
                                      entry.game ? headOf(entry).compact() : readBy(),
                                      searchedText(entry),
                                      bytesOf(entry.boards),
                                      entry.isWhole ? 1 : 0,
                                      static_cast<int>(entry.seats.size()),
                                      entry.rated,
                                      static_cast<qint64>(entry.line),
                                      entry.isTraining ? 1 : 0,
                                      toJson(entry.figures).compact()};
            for (int place = 0; place < values.size(); ++place)
                query.bindValue(place, values[place]);
            if (!run(query))
                return false;
        }
        return true;
    });
}

void Index::remove(const QStringList &paths)
{
    change([&] {
        QSqlQuery query(*m_base);
        if (!prepare(query, QStringLiteral("DELETE FROM games WHERE path = ?")))
            return false;
        for (const QString &path : paths) {
            query.bindValue(0, path);
            if (!run(query))
                return false;
        }
        return true;
    });
}

void Index::setTags(const Tags &tags)
{
    change([&] {
        QSqlQuery query(*m_base);
        if (!run(QStringLiteral("UPDATE games SET tags = '', tagged = '' WHERE tagged <> ''"))
            || !prepare(query, QStringLiteral("UPDATE games SET tags = ?, tagged = ? WHERE path = ?")))
            return false;
        for (const auto &[path, all] : tags) {
            query.bindValue(0, tagText(all));
            query.bindValue(1, folded(all.join(QLatin1Char('\n'))));
            query.bindValue(2, path);
            if (!run(query))
                return false;
        }
        return true;
    });
}

QHash<QString, FileState> Index::states()
{
    QHash<QString, FileState> states;
    if (!isReady())
        return states;
    QSqlQuery query(*m_base);
    if (!prepare(query, QStringLiteral("SELECT path, CASE WHEN game = '' AND head <> ? THEN -1 ELSE modified END, size "
                                       "FROM games")))
        return states;
    query.bindValue(0, readBy());
    if (run(query)) {
        while (query.next())
            states.insert(query.value(0).toString(), {query.value(1).toLongLong(), query.value(2).toLongLong()});
        noteEnd(query);
    }
    return states;
}

QStringList Index::tags()
{
    QStringList tags;
    if (!isReady())
        return tags;
    QSqlQuery query(*m_base);
    if (prepare(query, QStringLiteral("SELECT DISTINCT tags FROM games")) && run(query)) {
        while (query.next())
            tags << query.value(0).toString().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        noteEnd(query);
    }
    tags.removeDuplicates();
    return tags;
}

std::vector<qint64> Index::find(const Query &query)
{
    std::vector<qint64> numbers;
    QVariantList values;
    const QString condition = conditionOf(query, values);
    if (!isReady())
        return numbers;
    QSqlQuery found(*m_base);
    const bool isAsked =
        prepare(found, QStringLiteral("SELECT number FROM games WHERE %1 ORDER BY %2 %3, ended DESC, path")
                           .arg(condition, columnOf(query.order),
                                query.isDescending ? QStringLiteral("DESC") : QStringLiteral("ASC")));
    for (const QVariant &value : values)
        found.addBindValue(value);
    if (isAsked && run(found)) {
        while (found.next())
            numbers.push_back(found.value(0).toLongLong());
        noteEnd(found);
    }
    return numbers;
}

Entry Index::entry(qint64 number)
{
    if (!isReady())
        return {};
    QSqlQuery query(*m_base);
    if (!prepare(query, QStringLiteral("SELECT %1 FROM games WHERE number = ?").arg(kShown)))
        return {};
    query.bindValue(0, number);
    return run(query) && query.next() ? entryIn(query) : Entry();
}

std::vector<int> Index::seatCounts(const QString &game)
{
    std::vector<int> counts;
    if (!isReady())
        return counts;
    QSqlQuery query(*m_base);
    if (!prepare(query, QStringLiteral("SELECT DISTINCT seats FROM games WHERE whole = 1 AND game = ? ORDER BY seats")))
        return counts;
    query.bindValue(0, game);
    if (run(query)) {
        while (query.next())
            counts.push_back(query.value(0).toInt());
        noteEnd(query);
    }
    return counts;
}

std::vector<Entry> Index::played(const QString &game, int seats)
{
    std::vector<Entry> entries;
    if (!isReady())
        return entries;
    QSqlQuery query(*m_base);
    if (!prepare(query, QStringLiteral("SELECT %1, line, training, figures FROM games WHERE whole = 1 AND game = ? "
                                       "AND seats = ? ORDER BY ended, path")
                            .arg(kShown)))
        return entries;
    query.bindValue(0, game);
    query.bindValue(1, seats);
    if (run(query)) {
        while (query.next()) {
            Entry entry = entryIn(query);
            entry.isWhole = true;
            entry.line = static_cast<std::uint64_t>(query.value(kShownColumns).toLongLong());
            entry.isTraining = query.value(kShownColumns + 1).toBool();
            const auto parsed = record::parseJson(query.value(kShownColumns + 2).toByteArray());
            if (const auto *figures = std::get_if<record::Json>(&parsed))
                entry.figures = figuresIn(*figures);
            entry.figures.resize(entry.seats.size());
            entries.push_back(std::move(entry));
        }
        noteEnd(query);
    }
    return entries;
}

int Index::stepOf(qint64 number, std::uint64_t board)
{
    if (!isReady())
        return 0;
    QSqlQuery query(*m_base);
    if (!prepare(query, QStringLiteral("SELECT boards FROM games WHERE number = ?")))
        return 0;
    query.bindValue(0, number);
    if (!run(query) || !query.next())
        return 0;
    const QByteArray boards = query.value(0).toByteArray();
    std::uint64_t word = 0;
    for (qsizetype at = 0; at + qsizetype(sizeof word) <= boards.size(); at += sizeof word) {
        std::memcpy(&word, boards.constData() + at, sizeof word);
        if (word == board)
            return static_cast<int>(at / qsizetype(sizeof word));
    }
    return 0;
}

} // namespace library

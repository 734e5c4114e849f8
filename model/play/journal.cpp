// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/journal.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/record/disk.h"

namespace play {

using record::Json;

namespace {

constexpr qint64 kVersion = 1;
constexpr qsizetype kCheckDigits = 8;

QByteArray checkOf(const QByteArray &checkBefore, const QByteArray &json)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(checkBefore);
    hash.addData(json);
    return hash.result().toHex().left(kCheckDigits);
}

/// Takes the line breaks out of a saved game, and the blanks at the beginnings of lines: no text of it has any. In the
/// same memory, for it may be large.
void joinLines(QByteArray &file)
{
    bool isIndent = false;
    const auto *const end = std::remove_if(file.begin(), file.end(), [&isIndent](char c) {
        isIndent = c == '\n' || (isIndent && c == ' ');
        return isIndent;
    });
    file.truncate(end - file.begin());
}

/// `{"journal":1,"seed":"…","record":{…}}`. The saved game has no line breaks but those between its parts.
QByteArray header(const JournalContent &content)
{
    QByteArray json = record::write(*content.beginning);
    joinLines(json);
    json.prepend(R"({"journal":)" + QByteArray::number(kVersion) + R"(,"seed":")"
                 + QByteArray::number(static_cast<qulonglong>(content.seed)) + R"(","record":)");
    json += '}';
    return json;
}

QByteArray reviewLine(const std::optional<record::ShownPlace> &place)
{
    Json::List line{Json(QStringLiteral("review"))};
    if (place) {
        const Json::List shown = *record::toJson(*place).asList();
        line.insert(line.end(), shown.begin(), shown.end());
    }
    return Json(std::move(line)).compact();
}

OwnFile ownFileOf(const Json::List &line)
{
    OwnFile own;
    if (line.size() > 1 && line[1].asText())
        own.path = *line[1].asText();
    if (line.size() > 3 && line[2].asInteger() && line[3].asText())
        own.stamp = record::FileStamp{*line[2].asInteger(), QByteArray::fromHex(line[3].asText()->toLatin1())};
    return own;
}

std::optional<Json> parsed(const QByteArray &json)
{
    // The check already says that this program wrote the line. The bracket of the first one is around those of a saved
    // game.
    const record::JsonLimits limits{json.size(), record::JsonLimits{}.brackets + 1, static_cast<int>(json.size())};
    auto result = record::parseJson(json, limits);
    return std::holds_alternative<Json>(result) ? std::optional(std::get<Json>(std::move(result))) : std::nullopt;
}

std::optional<record::Record> beginningOf(const Json &header)
{
    const std::optional<Json> version = header.find(u"journal");
    const std::optional<Json> record = header.find(u"record");
    if (!version || *version != Json(kVersion) || !record)
        return std::nullopt;
    auto result = record::read(record->compact());
    return std::holds_alternative<record::Record>(result) ? std::optional(std::get<record::Record>(std::move(result)))
                                                          : std::nullopt;
}

/// Adds what a line after the first says. False for the line that closes.
bool addLine(JournalContent &content, const Json &line)
{
    content.closed = content.setAside = false;
    if (line.isObject()) {
        content.changeLog.push_back(line);
    } else if (const std::optional<Json::List> own = line.asList(); own && !own->empty()) {
        content.closed = own->front() == Json(QStringLiteral("closed"));
        content.setAside = content.closed && own->size() > 1;
        if (own->front() == Json(QStringLiteral("file"))) {
            content.own = ownFileOf(*own);
            content.saved = content.changeLog.size();
        }
        if (own->front() == Json(QStringLiteral("review")))
            content.reviewed = record::shownPlaceOf(Json(Json::List(own->begin() + 1, own->end())));
    }
    return !content.closed;
}

/// Makes a folder and those above it that are not there, for the player alone. False where the system refuses; `errno`
/// says why.
bool makeFolder(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), 0700) == 0 || errno == EEXIST)
        return true;
    const QString above = QFileInfo(path).path();
    return errno == ENOENT && above != path && makeFolder(above) && ::mkdir(name.constData(), 0700) == 0;
}

/// By the time, so that the names sort, and by chance, so that two programs never come to the same.
QString freshId()
{
    const QString random = QStringLiteral("%1").arg(QRandomGenerator::system()->generate64(), 16, 16, QLatin1Char('0'));
    return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-")) + random;
}

QString besides(const QString &journal, const char *suffix)
{
    const QFileInfo file(journal);
    return file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1String(suffix);
}

} // namespace

QByteArray fileLine(const OwnFile &own)
{
    Json::List line{Json(QStringLiteral("file")), Json(own.path)};
    if (own.stamp) {
        line.emplace_back(own.stamp->size);
        line.emplace_back(QString::fromLatin1(own.stamp->hash.toHex()));
    }
    return Json(std::move(line)).compact();
}

OwnFile OwnFile::at(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return path.isEmpty() ? OwnFile() : OwnFile{absolute, record::stampOf(absolute)};
}

QString journalFolder() { return record::stateFolder() + QStringLiteral("/games"); }

JournalContent readJournal(const QByteArray &bytes, qsizetype *good)
{
    JournalContent content;
    QByteArray check;
    qsizetype end = 0;     // of the good lines
    qsizetype openEnd = 0; // of those before a line that closes
    for (qsizetype next = bytes.indexOf('\n'); next >= 0; next = bytes.indexOf('\n', end)) {
        const QByteArray json = bytes.mid(end + kCheckDigits + 1, next - end - kCheckDigits - 1);
        const QByteArray sum = checkOf(check, json);
        const std::optional<Json> line =
            bytes.mid(end, kCheckDigits + 1) == sum + ' ' ? parsed(json) : std::optional<Json>();
        if (!line)
            break;
        if (end == 0) {
            content.beginning = beginningOf(*line);
            if (const std::optional<Json> seed = line->find(u"seed"); seed && seed->asText())
                content.seed = seed->asText()->toULongLong();
            if (!content.beginning)
                break;
        }
        const bool goesOn = end == 0 || addLine(content, *line);
        end = next + 1;
        check = sum;
        if (goesOn)
            openEnd = end;
    }
    const QByteArray rest = bytes.mid(end);
    content.dropped = static_cast<int>(rest.count('\n')) + (rest.isEmpty() || rest.endsWith('\n') ? 0 : 1);
    if (good)
        *good = openEnd;
    return content;
}

Journal::Journal(const QString &folder) : m_path(folder + QLatin1Char('/') + freshId() + QStringLiteral(".journal")) {}

Journal::Journal(QString path, QByteArray text, std::unique_ptr<FileLock> lock)
    : m_path(std::move(path)), m_lock(std::move(lock)), m_text(std::move(text)), m_written(m_text.size())
{
    const qsizetype lastLine = m_text.lastIndexOf('\n', m_text.size() - 2) + 1;
    m_check = m_text.mid(lastLine, kCheckDigits);
    m_file = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (m_file < 0 || ::ftruncate(m_file, m_written) != 0) {
        failed();
        letGoOfFile();
    }
}

Journal::~Journal() { letGoOfFile(); }

bool Journal::begin(const JournalContent &content)
{
    letGoOfFile();
    m_text.clear();
    m_check.clear();
    add(header(content));
    for (std::size_t i = 0; i <= content.changeLog.size(); ++i) {
        if (i == content.saved && (i > 0 || !content.own.path.isEmpty()))
            add(fileLine(content.own));
        if (i < content.changeLog.size())
            add(content.changeLog[i].compact());
    }
    if (content.reviewed)
        add(reviewLine(content.reviewed));
    return write();
}

bool Journal::append(const Json &edit)
{
    add(edit.compact());
    return write();
}

bool Journal::setFile(const OwnFile &own)
{
    add(fileLine(own));
    return write();
}

bool Journal::setReviewed(const std::optional<record::ShownPlace> &place)
{
    add(reviewLine(place));
    return write();
}

bool Journal::close(bool setAside)
{
    Json::List line{Json(QStringLiteral("closed"))};
    if (setAside)
        line.emplace_back(QStringLiteral("aside"));
    add(Json(std::move(line)).compact());
    return write();
}

void Journal::remove()
{
    letGoOfFile();
    QFile::remove(m_path);
    m_lock.reset();
}

void Journal::add(QByteArray json)
{
    m_check = checkOf(m_check, json);
    json.prepend(m_check + ' ');
    json += '\n';
    m_text += json; // the first line is not copied
}

bool Journal::write()
{
    if (!(m_file >= 0 ? writeHere() : writeAnew()))
        return false;
    m_error = 0;
    return true;
}

/// Adds to the file what it lacks, in one piece.
bool Journal::writeHere()
{
    struct stat now {};
    // Somebody may have cleared the folder away.
    if (::fstat(m_file, &now) != 0 || now.st_nlink == 0 || !m_lock->isInPlace()) {
        letGoOfFile();
        return writeAnew();
    }
    const bool isWritten = record::writeAll(m_file, m_text.constData() + m_written, m_text.size() - m_written);
    if (isWritten && ::fdatasync(m_file) == 0) {
        m_written = m_text.size();
        return true;
    }
    failed();
    // After half a line none could be read. After a failed sync nobody knows what is on the disk.
    if (::ftruncate(m_file, m_written) != 0 || isWritten)
        letGoOfFile();
    return false;
}

/// Writes all of it into a file beside, which then takes the place of the journal.
bool Journal::writeAnew()
{
    const QString path = besides(m_path, ".new");
    const QByteArray name = QFile::encodeName(path);
    if (!hold())
        return failed();
    const int file = ::open(name.constData(), O_WRONLY | O_APPEND | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0)
        return failed();
    if (!record::writeAll(file, m_text.constData(), m_text.size()) || ::fsync(file) != 0
        || std::rename(name.constData(), QFile::encodeName(m_path).constData()) != 0) {
        failed();
        ::close(file);
        ::unlink(name.constData());
        return false;
    }
    m_file = file;
    m_written = m_text.size();
    if (record::syncFolder(QFileInfo(m_path).path()))
        return true;
    failed();
    letGoOfFile();
    return false;
}

/// Makes the folder if need be and takes the lock.
bool Journal::hold()
{
    if (m_lock && m_lock->isInPlace())
        return true;
    m_lock.reset();
    if (!makeFolder(QFileInfo(m_path).path()))
        return false;
    m_lock = FileLock::take(besides(m_path, ".lock"));
    return m_lock != nullptr;
}

/// False, for the caller to return; keeps the system's reason.
bool Journal::failed()
{
    m_error = errno != 0 ? errno : EIO;
    return false;
}

void Journal::letGoOfFile()
{
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
}

} // namespace play

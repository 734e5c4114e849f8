// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/collection.h"

#include <cerrno>
#include <thread>

#include <QFile>
#include <QFileInfo>

#include "model/play/file_lock.h"
#include "model/record/file_name.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"

namespace library {

namespace {

const QString kFolders = QStringLiteral("folders");
const QString kFiles = QStringLiteral("files");
const QString kTags = QStringLiteral("tags");

QStringList textsOf(const std::optional<record::Json> &json)
{
    QStringList texts;
    if (json)
        json->eachItem([&texts](const record::Json &item) {
            if (const QString *text = item.asText())
                texts << *text;
        });
    return texts;
}

record::Json listOf(const QStringList &texts) { return record::Json::List(texts.begin(), texts.end()); }

std::optional<Collection> collectionOf(const QByteArray &bytes)
{
    const auto parsed = record::parseJson(bytes);
    const auto *json = std::get_if<record::Json>(&parsed);
    if (!json || !json->isObject())
        return std::nullopt;
    Collection collection{
        textsOf(json->find(kFolders)), textsOf(json->find(kFiles)), {}, json->without({kFolders, kFiles, kTags})};
    if (const std::optional<record::Json> tags = json->find(kTags))
        tags->eachMember([&collection](const QString &path, const record::Json &all) {
            if (const QStringList texts = textsOf(all); !texts.isEmpty())
                collection.tags[path] = texts;
        });
    return collection;
}

QByteArray bytesOf(const Collection &collection)
{
    record::Json::Members tags;
    for (const auto &[path, all] : collection.tags) {
        if (!all.isEmpty())
            tags.emplace_back(path, listOf(all));
    }
    return record::Json({{kFolders, listOf(collection.folders)},
                         {kFiles, listOf(collection.files)},
                         {kTags, record::Json(std::move(tags))}},
                        collection.unknown)
        .indented();
}

/// Programs change it one after the other; one that is stopped meanwhile is not waited for.
std::unique_ptr<play::FileLock> lockOf(const QString &path)
{
    constexpr int kTries = 100;
    for (int tries = 0; tries < kTries; ++tries) {
        if (auto lock = play::FileLock::take(path + QStringLiteral(".lock")))
            return lock;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return nullptr;
}

/// A name for a damaged file that no earlier one has.
QString damagedName(const QString &path)
{
    QString name = path + QStringLiteral(".damaged");
    for (int number = 2; QFileInfo::exists(name) || QFileInfo(name).isSymLink(); ++number)
        name = QStringLiteral("%1.damaged%2").arg(path).arg(number);
    return name;
}

} // namespace

Collection readCollection(const QString &path)
{
    const auto bytes = record::loadBytes(path);
    const auto *read = std::get_if<QByteArray>(&bytes);
    return (read ? collectionOf(*read) : std::nullopt).value_or(Collection());
}

std::optional<record::Error> changeCollection(const QString &path, const std::function<void(Collection &)> &change)
{
    if (std::optional<record::Error> error = record::makeFolder(QFileInfo(path).path()))
        return error;
    const auto lock = lockOf(path);
    if (!lock)
        return record::systemError(errno == EWOULDBLOCK ? EBUSY : errno);
    const auto bytes = record::loadBytes(path);
    const auto *read = std::get_if<QByteArray>(&bytes);
    if (!read && QFileInfo::exists(path))
        return std::get<record::Error>(bytes);
    const std::optional<Collection> before = read ? collectionOf(*read) : Collection();
    Collection after = before.value_or(Collection());
    change(after);
    if (before == after)
        return std::nullopt;
    const QString aside = before ? QString() : damagedName(path);
    if (QFile damaged(path); !before && !damaged.rename(aside))
        return record::systemError(damaged);
    std::optional<record::Error> error = record::writeWhole(path, bytesOf(after));
    if (error && !before)
        QFile::rename(aside, path);
    return error;
}

void noteFile(const QString &collection, const QString &path)
{
    const QString place = QFileInfo(path).canonicalFilePath();
    if (collection.isEmpty() || place.isEmpty() || record::isInDocumentPortal(path))
        return;
    // Where it cannot be written the file is opened all the same, and noted the next time.
    changeCollection(collection, [&place](Collection &all) {
        if (!all.files.contains(place))
            all.files << place;
    });
}

} // namespace library

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/kept_mistakes.h"

#include <algorithm>
#include <cerrno>

#include <QCryptographicHash>
#include <QDir>
#include <QSettings>

#include "model/record/file_name.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "model/scenario/mistakes.h"

namespace scenario {

namespace {

constexpr int kHashDigits = 20;
const QLatin1String kSolved("solved");
const QDate kNever(9999, 12, 31);

QString textOf(const Tried &tried)
{
    const QString day = tried.day.toString(Qt::ISODate);
    return tried.isSolved ? day + QLatin1Char(' ') + kSolved : day;
}

Tried triedOf(const QString &text)
{
    return {QDate::fromString(text.section(QLatin1Char(' '), 0, 0), Qt::ISODate),
            text.section(QLatin1Char(' '), 1) == kSolved};
}

std::vector<Tried> triesIn(const QSettings &store, const QString &id)
{
    std::vector<Tried> tries;
    const QStringList texts = store.value(id).toStringList();
    for (const QString &text : texts) {
        if (const Tried tried = triedOf(text); tried.day.isValid())
            tries.push_back(tried);
    }
    return tries;
}

} // namespace

QString KeptMistakes::idOf(const record::Record &lesson)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(lesson.startPosition().text()));
    if (const std::optional<Mistake> mistake = mistakeOf(lesson))
        hash.addData(QByteArray(1, static_cast<char>(mistake->seat)));
    return QString::fromLatin1(hash.result().toHex().first(kHashDigits));
}

QString KeptMistakes::pathOf(const QString &id) const
{
    return QDir(m_folder).absoluteFilePath(id + QLatin1Char('.') + record::kSuffix);
}

QString KeptMistakes::triesFile() const { return QDir(m_folder).filePath(QStringLiteral("tries.ini")); }

std::optional<record::Error> KeptMistakes::note(const record::Record &lesson, const Tried &tried)
{
    if (std::optional<record::Error> error = record::makeFolder(m_folder))
        return error;
    const QString id = idOf(lesson);
    if (!std::holds_alternative<record::Record>(record::load(pathOf(id)))) { // none yet, or one that is damaged
        if (std::optional<record::Error> error = record::save(lesson, pathOf(id)))
            return error;
    }
    QSettings store(triesFile(), QSettings::IniFormat);
    store.setValue(id, store.value(id).toStringList() << textOf(tried));
    store.sync();
    return store.status() == QSettings::NoError ? std::nullopt : std::optional(record::systemError(EACCES));
}

std::vector<Tried> KeptMistakes::tries(const QString &id) const
{
    if (!isKeeping() || !QFile::exists(pathOf(id)))
        return {};
    return triesIn(QSettings(triesFile(), QSettings::IniFormat), id);
}

/// The paths of all, with the days on which they come again: `kNever` for what is learnt.
std::vector<std::pair<QDate, QString>> KeptMistakes::calendar() const
{
    std::vector<std::pair<QDate, QString>> all;
    if (!isKeeping())
        return all;
    const QFileInfoList files = QDir(m_folder).entryInfoList({QStringLiteral("*.") + record::kSuffix}, QDir::Files);
    const QSettings store(triesFile(), QSettings::IniFormat);
    for (const QFileInfo &file : files) {
        const std::vector<Tried> tries = triesIn(store, file.completeBaseName());
        // Where it is lost how it was tried it comes at once.
        all.emplace_back(tries.empty() ? QDate() : comesAgain(tries).value_or(kNever), file.absoluteFilePath());
    }
    std::sort(all.begin(), all.end());
    return all;
}

QStringList KeptMistakes::due(QDate day) const
{
    QStringList paths;
    for (const auto &[again, path] : calendar()) {
        if (again <= day)
            paths << path;
    }
    return paths;
}

QStringList KeptMistakes::all() const
{
    QStringList paths;
    for (const auto &[again, path] : calendar())
        paths << path;
    return paths;
}

void KeptMistakes::setAside(const QString &path)
{
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside); // of the same lesson, and damaged too
    QFile::rename(path, aside);
}

bool KeptMistakes::remove(const QString &id)
{
    if (QFile::exists(pathOf(id)) && !QFile::remove(pathOf(id)))
        return false;
    QSettings(triesFile(), QSettings::IniFormat).remove(id);
    return true;
}

} // namespace scenario

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/lesson_progress.h"

#include <algorithm>

#include <QCryptographicHash>

#include "views/common/setting.h"

namespace views {

namespace {

constexpr int kHashDigits = 20;

QString keyOf(const QString &id, const char *what)
{
    return QStringLiteral("lessons/%1/%2").arg(id, QLatin1String(what));
}

QString lastKey(const QString &game) { return QStringLiteral("last-lesson/") + game; }

} // namespace

LessonProgress::LessonProgress(QSettings &store, QObject *parent) : QObject(parent), m_store(store) {}

QString LessonProgress::idFor(const record::Record &record)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(record.positions().back().text()));
    if (record.scenario)
        hash.addData(record.scenario->compact());
    return QStringLiteral("file/") + QString::fromLatin1(hash.result().toHex().first(kHashDigits));
}

bool LessonProgress::isSolved(const QString &id) const
{
    return storedValue<bool>(m_store.value(keyOf(id, "solved"))).value_or(false);
}

void LessonProgress::setSolved(const QString &id)
{
    if (!id.isEmpty() && !isSolved(id))
        write(keyOf(id, "solved"), true);
}

int LessonProgress::tries(const QString &id) const
{
    return std::max(0, storedValue<int>(m_store.value(keyOf(id, "tries"))).value_or(0));
}

void LessonProgress::noteTry(const QString &id)
{
    if (!id.isEmpty())
        write(keyOf(id, "tries"), tries(id) + 1);
}

QString LessonProgress::lastLesson(const QString &game) const { return m_store.value(lastKey(game)).toString(); }

void LessonProgress::setLastLesson(const QString &game, const QString &id)
{
    if (id != lastLesson(game))
        write(lastKey(game), id);
}

void LessonProgress::reset(const QStringList &ids)
{
    for (const QString &id : ids) {
        m_store.remove(QStringLiteral("lessons/") + id);
        const QString last = lastKey(id.section(QLatin1Char('/'), 0, 0));
        if (m_store.value(last).toString() == id)
            m_store.remove(last);
    }
    keep();
}

void LessonProgress::keep()
{
    m_store.sync();
    emit changed();
}

void LessonProgress::write(const QString &key, const QVariant &value)
{
    m_store.setValue(key, value);
    keep();
}

} // namespace views

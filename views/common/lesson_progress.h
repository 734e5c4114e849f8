// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>

#include "model/record/record.h"

namespace views {

/// What a person has done of lessons and other scenarios, by their ids. A change is written and told at once. Without
/// an id nothing is kept.
class LessonProgress : public QObject {
    Q_OBJECT

public:
    /// Kept in that store, which outlives it.
    explicit LessonProgress(QSettings &store, QObject *parent = nullptr);

    /// The id of a scenario that belongs to no course: the same for the same position and the same words.
    static QString idFor(const record::Record &record);

    bool isSolved(const QString &id) const;
    void setSolved(const QString &id);
    /// How often somebody came to an end there, solved or not.
    int tries(const QString &id) const;
    void noteTry(const QString &id);
    /// The lesson of that game that was opened last; empty at first.
    QString lastLesson(const QString &game) const;
    void setLastLesson(const QString &game, const QString &id);
    /// Forgets all of these.
    void reset(const QStringList &ids);

signals:
    void changed();

private:
    void write(const QString &key, const QVariant &value);
    void keep();

    QSettings &m_store;
};

} // namespace views

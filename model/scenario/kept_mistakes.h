// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "model/record/record.h"
#include "model/scenario/repetition.h"

namespace scenario {

/// The mistakes that somebody has tried to do better, kept in a folder of their own: each a saved lesson, and in
/// `tries.ini` beside them when it was tried and how that ended. A lesson whose file is taken away is forgotten.
class KeptMistakes {
public:
    /// Those in that folder; none are kept where it is empty.
    explicit KeptMistakes(QString folder = {}) : m_folder(std::move(folder)) {}

    bool isKeeping() const { return !m_folder.isEmpty(); }
    /// By which it is kept: the same for the same position and seat.
    static QString idOf(const record::Record &lesson);
    /// Keeps the lesson, unless it is kept, and how it was tried. Errors as those of `record::save`; then nothing is
    /// kept. Only while `isKeeping`.
    std::optional<record::Error> note(const record::Record &lesson, const Tried &tried);
    /// In the order in which they came; those that cannot be read are left out.
    std::vector<Tried> tries(const QString &id) const;
    /// Absolute paths of those that come again on that day or came before, what has waited longest first.
    QStringList due(QDate day) const;
    /// Absolute paths of all, in the order in which they come again; those that are learnt stand last.
    QStringList all() const;
    /// A file that cannot be read comes no more; it is kept as `PATH.damaged`.
    static void setAside(const QString &path);
    /// Forgets a lesson. False if the system refuses.
    bool remove(const QString &id);

private:
    std::vector<std::pair<QDate, QString>> calendar() const;
    QString pathOf(const QString &id) const;
    QString triesFile() const;

    QString m_folder;
};

} // namespace scenario

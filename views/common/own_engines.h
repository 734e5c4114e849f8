// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>

#include "model/outside/program.h"
#include "model/record/record.h"

namespace views {

/// The programs of a person's own that can play, by name. What is changed is written at once; of what stands in the
/// file, entries without a name and those with one that another has are left out.
class OwnEngines : public QObject {
    Q_OBJECT

public:
    static constexpr int kLongestName = 30;
    static constexpr int kLongestCommand = 2'000;

    /// A child of the store in which they lie.
    explicit OwnEngines(QSettings &store);

    /// In the order in which they were added.
    const QList<outside::Program> &all() const { return m_all; }
    /// The command line of the one of that name; empty where there is none.
    QString commandOf(const QString &name) const;
    /// Adds it at the end. Its name must be one that `canBeCalled` so.
    void add(const outside::Program &program);
    /// The same of one that is there, instead of what it was.
    void change(int index, const outside::Program &program);
    void remove(int index);
    /// True for a name that an entry, the new one (-1) or that one, can have: not empty, and no other has it.
    bool canBeCalled(const QString &name, int index = -1) const;
    /// At each seat that one of them plays it may be run in this game. Only where a person has just chosen who plays,
    /// and not for what came out of a file.
    void allowIn(record::Record &record) const;

signals:
    void changed();

private:
    void keep();

    QSettings &m_store;
    QList<outside::Program> m_all;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/own_engines.h"

#include <algorithm>

namespace views {

namespace {

const QString kEntry = QStringLiteral("engines/list"); ///< in twos: name, command line

} // namespace

OwnEngines::OwnEngines(QSettings &store) : QObject(&store), m_store(store)
{
    const QStringList texts = m_store.value(kEntry).toStringList();
    for (qsizetype i = 0; i + 1 < texts.size(); i += 2) {
        const QString name = texts[i].left(kLongestName);
        if (canBeCalled(name))
            m_all << outside::Program{name, texts[i + 1].left(kLongestCommand)};
    }
}

QString OwnEngines::commandOf(const QString &name) const
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&](const outside::Program &each) { return each.name == name; });
    return found == m_all.end() ? QString() : found->command;
}

bool OwnEngines::canBeCalled(const QString &name, int index) const
{
    for (int i = 0; i < static_cast<int>(m_all.size()); ++i) {
        if (i != index && m_all[i].name == name)
            return false;
    }
    return !name.isEmpty() && name == name.trimmed();
}

void OwnEngines::add(const outside::Program &program)
{
    m_all << program;
    keep();
}

void OwnEngines::change(int index, const outside::Program &program)
{
    m_all[index] = program;
    keep();
}

void OwnEngines::remove(int index)
{
    m_all.removeAt(index);
    keep();
}

void OwnEngines::allowIn(record::Record &record) const
{
    for (record::SeatEntry &seat : record.seats)
        seat.program = commandOf(outside::programOf(seat.player));
}

void OwnEngines::keep()
{
    QStringList texts;
    for (const outside::Program &each : m_all)
        texts << each.name << each.command;
    m_store.setValue(kEntry, texts);
    m_store.sync();
    emit changed();
}

} // namespace views

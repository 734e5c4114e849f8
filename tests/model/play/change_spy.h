// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTestEventLoop>

#include "model/play/play.h"

/// The parts of a change in words, with `+` between them.
inline QString partsOf(const play::Change &change)
{
    using play::Change;
    const std::vector<std::pair<unsigned, QString>> words{
        {Change::StepAdded, QStringLiteral("added")},
        {Change::StepsTakenBack, QStringLiteral("back")},
        {Change::StepsGivenBack, QStringLiteral("given %1").arg(change.first)},
        {Change::GameReplaced, QStringLiteral("replaced")},
        {Change::SetUp, QStringLiteral("set-up")},
        {Change::Tree, QStringLiteral("tree")},
        {Change::Seats, QStringLiteral("seats")},
        {Change::End, QStringLiteral("end")},
        {Change::Thinking, QStringLiteral("thinking")}};
    QStringList parts;
    for (const auto &[part, word] : words) {
        if (change.has(part))
            parts << word;
    }
    return parts.join(QLatin1Char('+'));
}

/// Counts the changes of a game that have one of these parts (`play::Change::Part`).
class ChangeSpy {
public:
    ChangeSpy(const play::Play &play, unsigned parts)
    {
        QObject::connect(&play, &play::Play::changed, &m_loop, [this, parts](const play::Change &change) {
            if (!change.has(parts))
                return;
            ++m_count;
            m_loop.exitLoop();
        });
    }
    int count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }
    /// Waits for the next one; false if none comes in that time.
    bool wait(int milliseconds = 5000)
    {
        const int before = m_count;
        m_loop.enterLoopMSecs(milliseconds);
        return m_count > before;
    }

private:
    int m_count = 0;
    QTestEventLoop m_loop;
};

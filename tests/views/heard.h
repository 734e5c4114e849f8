// SPDX-License-Identifier: GPL-3.0-or-later
// What a page says to who listens.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "views/common/announcer.h"

/// What is heard of a prompt that asks for a choice.
inline QString asked(const QString &prompt) { return QStringLiteral("Now: ") + prompt; }

/// What was said in the window of that widget since it was asked last.
inline QStringList heardIn(QWidget &widget)
{
    QCoreApplication::processEvents();
    views::Announcer &announcer = views::Announcer::of(widget);
    const QString mark = QStringLiteral("|"); // only the last sentences are kept: there is no counting them
    const QStringList all = announcer.said();
    const QStringList fresh = all.mid(all.lastIndexOf(mark) + 1);
    announcer.say(mark);
    QCoreApplication::processEvents();
    return fresh;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

namespace cartouche {

/// Calls a function in the event loop when the system asks the program to end: SIGTERM, as at the end of a desktop
/// session, SIGINT or SIGHUP. One that is ignored now stays so; the same one a second time ends the program at once,
/// and a few seconds after the first the system does, should the event loop hang. Nothing changes where the system has
/// no pipe left. Call it once; `context` lives as long as the event loop.
void onEndSignal(QObject &context, const std::function<void()> &end);

} // namespace cartouche

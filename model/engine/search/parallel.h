// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace engine::search {

/// Runs `task(0)` … `task(count - 1)`, each once, on at most `threads` threads, and returns when all have ended. Tasks
/// must be independent and write to separate objects, so that the result is the same for any number of threads. They
/// must not throw.
void forEachTask(int threads, int count, const std::function<void(int)> &task);

} // namespace engine::search

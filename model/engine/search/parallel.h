// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace engine::search {

/// Does `task(0)` … `task(count - 1)`, each once, with at most `threads` at a time, and returns when all are done.
/// Tasks must not depend on one another and write to places of their own: then the result is the same for any
/// number of threads. They must not throw.
void forEachTask(int threads, int count, const std::function<void(int)> &task);

} // namespace engine::search

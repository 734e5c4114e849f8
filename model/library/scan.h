// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QHash>

#include "model/library/entry.h"
#include "model/replay/worker.h"

namespace library {

/// Where to look, and what is known already.
struct ScanPlan {
    QStringList folders = {}; ///< with all below them, but for links
    QStringList files = {};
    QHash<QString, FileState> known = {};
};

/// What a scan has found by now.
struct Found {
    std::vector<Entry> entries = {}; ///< new, or changed since they were known
    QStringList gone = {};           ///< known, and there no more
    QStringList folders = {};        ///< those that there are, to be watched
    int done = 0;                    ///< files read in all …
    int count = 0;                   ///< … of so many
};

/// Looks at all files and reads what is new, the newest first. `deliver` is called in the thread of the worker object,
/// at first when all were looked at, then with a few games each.
replay::Worker::Job scanJob(ScanPlan plan, std::function<void(const Found &found)> deliver);

} // namespace library

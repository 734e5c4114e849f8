// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with many files at once, one after the other, in any thread.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/record/record.h"

namespace library {

/// A file in the desktop's trash.
struct Removed {
    QString path; ///< where it was
    QString inTrash;
};

/// What came of a job with files, be it that it was stopped.
struct FilesDone {
    int count = 0;                           ///< games that were copied or moved to the trash, files that were put back
    bool areAll = true;                      ///< false where the system refused one
    std::optional<record::Error> error = {}; ///< why copying went no further
    QStringList gone = {};                   ///< paths where nothing is any more
    std::optional<std::vector<Removed>> inTrash = {}; ///< what can be put back now; nothing: as before
};

/// Hears how many files are done; false: no further one is to be begun.
using MayContinue = std::function<bool(int done)>;

/// Copies files into a folder; one whose name is taken there gets a number. After an error no further one is begun.
FilesDone copyFiles(const QStringList &paths, const QString &folder, const MayContinue &mayContinue);
/// Moves files to the desktop's trash, each with its backup. One that the system refuses stays.
FilesDone removeFiles(const QStringList &paths, const MayContinue &mayContinue);
/// Moves files back from there, unless something else is in their place.
FilesDone putBackFiles(const std::vector<Removed> &removed, const MayContinue &mayContinue);

} // namespace library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>

#include "model/record/record.h"

namespace library {

/// What the files of games do not say of themselves: a file of its own in the data folder. Paths are absolute.
struct Collection {
    QStringList folders = {};                 ///< those of the person's own, with all below them
    QStringList files = {};                   ///< opened or saved by choice, wherever they lie
    std::map<QString, QStringList> tags = {}; ///< of files by their paths
    record::Json unknown = {};

    friend bool operator==(const Collection &, const Collection &) = default;
};

/// As it stands in that file; empty where there is none or it cannot be read.
Collection readCollection(const QString &path);

/// Changes it, after what another program has changed meanwhile. A file that cannot be read is kept as `PATH.damaged`,
/// or with a number where there is one. Errors: those of `record::makeFolder` and `record::writeWhole`, and of the
/// system where the file cannot be locked or kept aside; then nothing has changed.
std::optional<record::Error> changeCollection(const QString &path, const std::function<void(Collection &)> &change);

/// The file was opened or saved by choice. A path in a document portal is no place that lasts: that is not noted.
void noteFile(const QString &collection, const QString &path);

} // namespace library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "model/library/folders.h"
#include "model/record/record.h"

namespace tests {

/// Folders of a library, and games in them.
class Shelf {
public:
    library::Folders folders() const;
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Saves an Aton game of Ada (a person) against a computer, with a comment, as that file; its path. `over`: one
    /// that is finished.
    QString save(const QString &name, const QString &comment = {}, bool over = false) const;
    /// Any bytes.
    QString write(const QString &name, const QByteArray &bytes) const;

private:
    QTemporaryDir m_folder;
};

} // namespace tests

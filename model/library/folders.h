// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace library {

/// Where the library keeps what it keeps.
struct Folders {
    QString games = {};      ///< finished games that nobody has saved: files like any other
    QString former = {};     ///< where versions before the library kept those; empty: nowhere else
    QString collection = {}; ///< the file of what no game's file says: folders, chosen files, tags
    QString mistakes = {};   ///< what is tried once more of one's own games, and how it went
    QString cache = {};      ///< what can be made again: the index, small boards

    /// In the data and cache folders of the XDG specification; of a program whose journals lie elsewhere beside these.
    /// All are empty, and nothing is kept, where `journals` is.
    static Folders beside(const QString &journals);
    bool isKeeping() const { return !games.isEmpty(); }
};

} // namespace library

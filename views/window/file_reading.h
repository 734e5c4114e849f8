// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>

#include "model/play/journal.h"
#include "model/scenario/study.h"

class QWidget;

namespace views {

/// A file as it was read: a saved game, a study, or what is wrong with it.
struct FileRead {
    play::OwnFile own; ///< and what it held then; none for a text file, which is taken as a copy
    std::variant<record::Record, scenario::Study, record::Error> content;
};

/// Reads a saved game in a thread of its own: a disk far away may never answer. After a second a dialogue over `window`
/// offers to stop waiting, and until then no key and no click is heard. Nothing if that was wanted, or if the program
/// ends meanwhile. What is no regular file is refused (`record::loadHanded`).
std::optional<FileRead> readInThread(const QString &path, QWidget *window);

} // namespace views

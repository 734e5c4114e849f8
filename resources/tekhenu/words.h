// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/words/table.h"

namespace words {

/// What is said in a game of Tekhenu.
const Table &tekhenuTable();

} // namespace words

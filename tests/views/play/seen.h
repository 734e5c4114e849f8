// SPDX-License-Identifier: GPL-3.0-or-later
// All that eyes and ears can meet on a page, so that two pages can be compared.
#pragma once

#include "page.h"
#include "tests/views/seen_page.h"

/// Prompt, buttons, boxes and covers, the log with all its roles, every item of the scene, and the name of every place.
QStringList seenOn(Page &page);

/// The log alone: a line a row, with all that its roles say.
QStringList logOf(Page &page);

/// The record as it was when so many actions had been done.
record::Record cutAt(record::Record record, int step);

/// Rows `game` and `players`: the pairings in which a page waits for a person at some time.
void addPeoplesPairings();

/// Waits until a computer thinks; false if none begins to.
bool waitThinking(Page &page);

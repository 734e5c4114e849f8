// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visible_texts.h"

/// Where everything is in the pseudo-language: what of a text never went through the translator. Empty for one that is
/// whole; names, keys, squares and numbers are no words, and what authors wrote in lessons is theirs.
QString untranslated(const QString &text);

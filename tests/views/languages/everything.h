// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "harness.h"

/// One thing that the program can show.
struct Fixture {
    const char *name;
    void (*open)(Harness &harness);
};

/// Everything that stays open while the language may change.
std::vector<Fixture> fixtures();
/// What asks and waits for an answer before anything else: shown, looked at and closed again.
std::vector<Fixture> questions();

/// What else is to be seen in pictures: Tekhenu's pages, whose panels have tests of their own (tst_boards).
std::vector<Fixture> picturesOnly();

/// Looks at every face of a window, one after the other: each tab, each box of the rail. It is left as it was.
void turnPages(const QString &name, QWidget &window, const Look &look);

/// The same of all windows that are open; the first has that name.
void lookAtWindows(const QString &name, Harness &harness, const Look &look);

/// Asks all questions, one after the other, in the language that is spoken, and looks at each.
void lookAtQuestions(const Look &look);

/// Makes all of it, one after the other, in the language that is spoken, and looks at each.
void lookAtEverything(const Look &look);

/// What texts hold in spite of any language: names of people and files, what authors wrote.
QStringList freeTexts();

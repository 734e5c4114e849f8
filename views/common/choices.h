// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen of a setting, in the order of a menu, for the menu and the dialogue alike.
#pragma once

#include <vector>

#include <QStringList>

namespace views {

/// A value of a setting with its English text as in the menu, the menu's key included, in the context of Menus.
template <typename T>
struct Choice {
    T value;
    const char *text;
};

std::vector<Choice<QString>> themeChoices();
std::vector<Choice<double>> paceChoices();
std::vector<Choice<int>> tutorChoices();
std::vector<Choice<QString>> spokenChoices();
/// The text for "no language of one's own"; the languages themselves have languageName().
const char *systemLanguageText();

/// Such a text in the present language, without the menu's key.
QString choiceName(const char *text);

template <typename T>
QStringList choiceNames(const std::vector<Choice<T>> &choices)
{
    QStringList names;
    for (const Choice<T> &choice : choices)
        names << choiceName(choice.text);
    return names;
}

} // namespace views

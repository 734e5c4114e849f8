// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace views {

/// From now on every text that a widget shows is plain text, shown letter by letter, unless the widget says that it is
/// rich (`Qt::RichText`): labels, those of Qt's own dialogues too, and the tips of widgets, entries of menus and of
/// lists, in lines of a readable length. Qt would guess, and take a name from a file for HTML. Needs the application;
/// may be called again.
void showTextsPlain();

// Qt takes the direction of rich text from its first letter, be that isolated or not: what holds sentences says its
// own.

/// The text as Qt's tips, which are rich text where they are to be wrapped, show it letter by letter.
QString tipText(const QString &text);

/// The text with places where a word that is longer than a line may be broken: else a name would make a window wider
/// than its screen.
QString breakable(const QString &text);

/// The text letter by letter where `&` marks the key of the next letter: on buttons, tabs, in menus.
QString withoutMnemonic(QString text);

/// The same in a window's title, where `[*]` marks where it says that something has been changed. A name that is
/// written from right to left does not turn the whole title, whoever draws it.
QString titleText(QString text);

} // namespace views

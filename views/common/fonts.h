// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace views {

/// What words are for: it gives their size and weight.
enum class FontRole {
    Score,   ///< a player's points
    Card,    ///< the number on a card
    Prompt,  ///< what is to be done
    Heading, ///< of a box
    Text,
    Second, ///< second text
    Least   ///< the smallest there is
};

/// The families that Cartouche writes in and that this system has, the best first; the system's own is the last. Needs
/// a QGuiApplication; Inter, or what stands for it, is found once.
QStringList fontFamilies();
/// Whether the system's own family is to be the only one, for all that is made from now on; at first not.
void useSystemFont(bool uses);

/// What a desktop says of the size of its words: points, 0 for nothing, and how much larger than that they are.
struct DesktopText {
    qreal points = 0;
    qreal factor = 1;

    friend bool operator==(const DesktopText &, const DesktopText &) = default;
};

/// What the desktop says beside what Qt knows of it, for all that is made from now on; at first nothing.
void setDesktopText(const DesktopText &text);

/// How much larger than the design what holds words is: the system's font size in pixels / 15, but never below 1, as
/// what is clicked does not shrink. Needs a QGuiApplication.
qreal fontScale();

/// A length of the design at the system's font size: what holds words grows with them.
qreal scaledLength(qreal length);
/// The same in whole pixels.
int scaledPixels(int length);
/// How large that is for the design: what a window would be, at the usual font size, in which there is as much room for
/// words.
QSizeF designedSize(QSizeF size);
int designedLength(int length);

/// The font of the window for a role, at the system's font size, larger or smaller than the design's, but never below
/// 12 pixels.
QFont fontFor(FontRole role);
/// Its height in the design, in pixels.
qreal designedPixels(FontRole role);

/// A font of a given height in pixels (at least 1, rounded), for words on the board, whose size follows the board's.
/// A weight as in the style: 400, 500 labels, 600 who and what, 700 figures.
QFont fontOfHeight(qreal pixels, QFont::Weight weight);

/// How wide a text is that stands on one line.
qreal textWidth(const QString &text, const QFont &font);

/// The lines of a text that is broken at that width: between words, within one where it is longer than a line.
QStringList wrappedLines(const QString &text, const QFont &font, qreal width);

} // namespace views

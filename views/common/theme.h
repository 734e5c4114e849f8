// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace views {

/// Makes the pictures, colours and words of the resources known to Qt. They lie in a static library, whose
/// resources nobody finds unless a program asks: call it first in main() and in each test. Further calls do nothing.
void initResources();

/// The colours of the window and, if asked, of one game: from token, such as `slab` or `player.red`, to colour.
/// A value; copies share their data.
class Theme {
public:
    /// Loads `:/themes/<name>.json` and, unless `game` is empty, `:/<game>/colours.json`. A theme may name a base,
    /// whose colours hold where it says nothing; so do a game's colours, and in the end those of `light`.
    /// An unknown name warns and gives the theme `light`; a game without a file of colours warns and adds none.
    explicit Theme(const QString &name = QStringLiteral("light"), const QString &game = {});

    /// The themes there are, in the order of a menu.
    static QStringList themeNames();

    const QString &name() const { return m_name; }
    const QString &game() const { return m_game; }
    bool has(QStringView token) const;
    QStringList tokens() const; ///< sorted

    /// The colour of a token; transparent where the theme leaves it out (`none`). An unknown token is magenta, so
    /// that it is seen, and warns the first time.
    QColor colour(QStringView token) const;

    /// An SVG picture in these colours. An element whose class is `f-TOKEN s-TOKEN` (either may be missing) gets the
    /// token's colour as its fill and its stroke; all else stays. Colours that are left out become `none`. A picture
    /// that is no XML warns and comes back as it is.
    QByteArray themed(const QByteArray &svg) const;

    /// The colours of the window's controls.
    QPalette palette() const;

private:
    void loadWindow(const QString &name);
    void loadGame();

    QString m_name;
    QString m_game;
    QStringList m_lineage; ///< this theme, its base, the base's base …; `light` is the last
    QHash<QString, QColor> m_colours;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <QSvgRenderer>

#include "model/replay/marks.h"
#include "views/common/theme.h"

namespace views {

/// The colour of a seat's words, lines and bars: the token SEATtext; that of other words for nobody, or where the
/// theme has no colour for the seat.
QColor seatColour(const Theme &theme, const engine::Position &position, engine::Seat seat);

/// Draws what marks a timeline: the signs that a game brings (`:/<game>/bookmarks.svg`, element `bookmark-ID`) and
/// those of all games (`:/board/marks.svg`), each in one colour. Only for the thread of the window.
class TimelineSigns {
public:
    explicit TimelineSigns(const Theme &theme);
    void setTheme(const Theme &theme);

    /// True if there is a sign of that id.
    bool has(const std::string &id) const;
    /// The colour of a mark on a timeline of positions like this one: that which its sign names, or its seat's.
    QColor colourOf(const replay::Mark &mark, const engine::Position &position) const;
    /// A sign as a square of that many device-independent pixels, in that colour; nothing but the square for an
    /// unknown id. Drawn once for each colour and size.
    QPixmap sign(const std::string &id, QColor colour, qreal size, qreal dpr);

private:
    void load();

    Theme m_theme;
    QSvgRenderer m_own;    ///< the game's
    QSvgRenderer m_shared; ///< of all games
    QHash<QString, QString> m_tokens;
    QHash<QString, QPixmap> m_pixmaps;
};

} // namespace views

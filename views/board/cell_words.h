// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/words/words.h"
#include "views/board/shown.h"

namespace views {

/// What a screen reader says of a place: which it is, what lies there, what it does, whether it may be chosen. The
/// texts are the entries `cell.…` of the table of words.
class CellWords {
public:
    CellWords(const words::Words &words, const Shown &shown) : m_words(words), m_shown(shown) {}

    /// "square 1g, bonus +1: counter of Ada, may be chosen".
    QString nameOf(engine::PlaceIndex place) const;
    /// A single piece: "card 3".
    QString nameOf(const engine::Piece &piece) const;

private:
    QString placeName(engine::PlaceIndex place) const;
    QString contentOf(engine::PlaceIndex place) const;
    QStringList statesOf(engine::PlaceIndex place) const;

    const words::Words &m_words;
    const Shown &m_shown;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace views {

/// What can be heard. Of two that come at the same time the later one in this list is.
enum class Sound : std::uint8_t {
    Remove,  ///< a piece leaves the board
    Coin,    ///< money changes hands
    Card,    ///< what is thin is laid, drawn or turned over
    Die,     ///< a die is put down
    Place,   ///< a piece is put down
    Dice,    ///< dice are rolled
    Score,   ///< a seat gains points
    Scoring, ///< what is there is counted now
    Turn,    ///< a person may choose who has waited for others
    Win      ///< the game is over, and won by who is at the screen
};

/// A sound that is to be heard.
struct Cue {
    /// Of points gained so many are told apart.
    static constexpr int kMostPoints = 8;

    Sound sound = Sound::Place;
    int points = 0;          ///< of a Score
    bool isOfOthers = false; ///< a computer player does it

    /// The name of its file, as make_sounds.py calls it.
    QString name() const;

    friend bool operator==(const Cue &, const Cue &) = default;
};

} // namespace views

Q_DECLARE_METATYPE(views::Cue)

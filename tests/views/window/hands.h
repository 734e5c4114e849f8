// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "table.h"
#include "views/panels/place_button.h"

/// How a game is played at the window; `Next` is the key that leads from one choice to the next.
enum class Way { Mouse, Keys, Next, Accessible };

/// Somebody who plays for all seats, one action after the other.
class Hands {
public:
    Hands(const engine::Game &game, Way way, int seats, QSize size, std::uint64_t seed);

    /// Waits until something may be chosen, be it by buttons alone, or the game has ended.
    bool waitReady();

    Table &table() { return m_table; }
    play::Play &play() { return m_table.play(); }
    views::BoardView &board() { return m_table.board(); }

    /// Any of the legal actions: first of all those of a verb that has not been done yet.
    engine::Action chosen();
    void act(engine::Action action);
    /// Plays to the end, now and then looking whether something is said that has no words; then saves the game in that
    /// folder, has it verified and opens it again.
    void playWholeGame(const QString &folder);

    /// What stands for that place beside the board; null where nothing does.
    views::PlaceButton *button(engine::PlaceIndex place);
    /// What is written on the board and in the labels and buttons around it, and what is heard of them.
    QStringList said();

private:
    bool isFree();
    /// The buttons of what can be done without a place.
    QList<QPushButton *> offers();
    std::string verb(engine::Action action);
    QPoint middleOf(engine::PlaceIndex place, const engine::MoveTarget &target);
    int choiceOn(engine::PlaceIndex place, const engine::MoveTarget &target);
    void turnTo(int turn);
    void touch(const engine::MoveTarget &target);
    void press(QWidget &widget);
    void confirm(engine::Action action);

    Table m_table;
    Way m_way;
    engine::Random m_random;
};

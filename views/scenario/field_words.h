// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "model/engine/core/game.h"
#include "model/words/words.h"

namespace views {

/// How the fields of an arrangement and their values are called.
class FieldWords {
public:
    /// `words` and `game` outlive it.
    FieldWords(const words::Words &words, const engine::Game &game, int seatCount)
        : m_words(words), m_game(game), m_seatCount(seatCount)
    {
    }

    QString labelOf(const engine::FieldRule &rule) const;
    /// The heading of a group of fields.
    QString groupName(const std::string &group) const { return textOf("group.", group); }
    /// One of the choices of a field.
    QString choiceName(const engine::FieldRule &rule, const std::string &choice) const;
    /// A value of that field.
    QString valueOf(const engine::FieldRule &rule, const engine::Value &value) const;

private:
    QString textOf(const std::string &prefix, const std::string &name) const;

    const words::Words &m_words;
    const engine::Game &m_game;
    int m_seatCount;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// How actions are offered.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/engine/core/arrangement.h"
#include "model/engine/core/possession.h"

namespace engine {

/// An action in words, and how it is offered.
struct Label {
    /// An id without prefix, and fields. The table of words has the entries `label.ID` for a button ("Place on 3d"),
    /// `did.ID` for the log and `undo.ID` for the menu.
    Message words;
    std::vector<std::string> signs = {}; ///< ids of the pictures beside the words of its button, side by side
    /// It has a button although a place chooses it, too, and buttons stand in the order of these numbers; -1: it has
    /// one only where no place chooses it alone, behind the others.
    int offer = -1;
    bool isUsual = false;  ///< first of several actions that the same touches choose, it is meant without another word
    bool confirms = false; ///< a touch that chooses it waits to be confirmed
    std::optional<Possession> shows = {}; ///< the card that can be read (`ReadableCard`) which it is about

    /// The entry of the table of words with that prefix, such as `label.`, with its fields.
    Message entry(const char *prefix) const { return {prefix + words.id, words.fields}; }

    friend bool operator==(const Label &, const Label &) = default;
};

/// A move of a piece that takes several actions: where it ends, and with what effect.
struct Route {
    PlaceIndex to = kNowhere;
    std::vector<Action> actions; ///< the actions in order; empty if several sequences with different effects lead there
    std::string sign;            ///< id of the picture that marks the place
    Message full;                ///< the effect, as a sentence

    friend bool operator==(const Route &, const Route &) = default;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "model/play/document.h"
#include "views/screen/screen.h"

namespace views {

class BoardPane;
class Hints;
class History;
class Pause;
class PlaybackController;
class Secrecy;
class Tutor;

/// What the prompt of a game in progress says, and what its buttons are for: while something is told that, in the past
/// what was done there, else what is to be done.
class GamePrompt {
    Q_DECLARE_TR_FUNCTIONS(views::GamePrompt)

public:
    /// What it asks; all outlive it.
    struct Parts {
        const play::Document &document;
        const BoardPane &pane;
        const PlaybackController &playback;
        const Secrecy &secrecy;
        const Pause &pause;
        const History &history;
        const Hints &hints;
        const Tutor &tutor;
    };
    explicit GamePrompt(const Parts &parts);

    /// `isResultShown`: the result is told elsewhere, with a button for another game; here there is none.
    Prompt prompt(bool isResultShown) const;

private:
    bool isGoingOn() const;
    Prompt said() const;
    Prompt playedBack() const;
    Prompt past() const;
    Prompt end() const;
    void addUndo(Prompt &prompt) const;
    QString mainText(bool isResultShown) const;

    Parts m_parts;
    const play::Play &m_play;
    const PlaybackController &m_playback;
};

} // namespace views

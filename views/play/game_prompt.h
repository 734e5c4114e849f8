// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/document.h"

namespace views {

class BoardPane;
class Hints;
class History;
class Pause;
class PlaybackController;
class Secrecy;

/// What the prompt of a game in progress says, and what its buttons are for: while something is told that, in the past
/// what was done there, else what is to be done.
class GamePrompt : public QObject {
    Q_OBJECT

public:
    /// What it asks; all outlive it.
    struct Parts {
        const play::Document &document;
        const PlaybackController &playback;
        const Secrecy &secrecy;
        const Pause &pause;
        const History &history;
        const Hints &hints;
    };
    GamePrompt(const Parts &parts, BoardPane &pane);

    void refresh();
    /// While the result is told elsewhere, with a button for another game, there is none here.
    void setResultShown(bool shown);

private:
    void say();
    bool sayPlayback();
    bool sayPast();
    bool sayEnd();
    void refreshButtons();
    QString mainText() const;

    Parts m_parts;
    BoardPane &m_pane;
    const play::Play &m_play;
    const PlaybackController &m_playback;
    bool m_isResultShown = false;
};

} // namespace views

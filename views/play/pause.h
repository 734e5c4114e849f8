// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "model/play/document.h"

namespace views {

class BoardPane;
class PauseOverlay;
class PlaybackController;
struct CoverShown;

/// Interrupts a game: no clock runs and nothing goes on by itself. With a clock it is no time to think, and where
/// several play nobody is left alone with an open hand: then the board is covered.
class Pause : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it.
    Pause(play::Document &document, PlaybackController &playback, BoardPane &pane, QObject *parent);

    bool isOn() const { return m_document.clock().isPaused(); }
    /// Nothing happens where a game that is over is to pause.
    void set(bool on);
    /// True while the board is covered.
    bool isCovered() const;
    /// What covers it.
    std::optional<CoverShown> cover() const;
    void show(const std::optional<CoverShown> &cover);

signals:
    void changed();

private:
    play::Document &m_document;
    PlaybackController &m_playback;
    PauseOverlay *m_overlay;
};

} // namespace views

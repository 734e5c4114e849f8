// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtPlugin>

namespace views {

/// What plays sounds: a plugin (`app/sound`), so that the program needs what it stands on, and the time and memory for
/// that, only once something is to be heard.
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /// Plays that WAV file, in place of what is being played; `volume` is a factor, 0 to 1. Without a device or such a
    /// file nothing is heard.
    virtual void play(const QString &file, double volume) = 0;
    virtual void stop() = 0;
};

} // namespace views

Q_DECLARE_INTERFACE(views::SoundPlayer, "org.cartouche.SoundPlayer/1")

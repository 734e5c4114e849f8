// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QObject>

#include "views/common/sound.h"

namespace views {

class Settings;
class SoundPlayer;

/// Plays what is to be heard, as the settings say, one sound at a time. What plays is loaded when the first one is
/// heard, and never tried again where that is not there.
class Sounds : public QObject {
    Q_OBJECT

public:
    /// Null where there is none.
    using Load = std::function<std::unique_ptr<SoundPlayer>()>;

    /// The files lie in `folder`. The settings outlive this.
    Sounds(Settings &settings, Load load, QString folder, QObject *parent = nullptr);
    /// While there is an application: what plays holds on to its device.
    ~Sounds() override;

    /// From the plugin in that file; null where there is none that can be loaded.
    static std::unique_ptr<SoundPlayer> load(const QString &file);
    /// True if `next` may be heard so many milliseconds after `last` began, at that pace: what is more may come in its
    /// place, and what is equal or less when a little while has gone by, a longer one at a fast pace.
    static bool mayFollow(Sound last, Sound next, qint64 after, double pace);

    void play(Cue cue);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Settings &m_settings;
    Load m_load;
    QString m_folder;
    std::optional<std::unique_ptr<SoundPlayer>> m_player; ///< nothing: not asked for yet
    QElapsedTimer m_since;                                ///< `m_last` began
    Sound m_last = Sound::Remove;
};

} // namespace views

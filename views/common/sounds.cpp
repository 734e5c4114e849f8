// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/sounds.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QPluginLoader>

#include "views/common/play_log.h"
#include "views/common/settings.h"
#include "views/common/sound_player.h"

namespace views {

namespace {

constexpr int kApart = 140; // ms, at normal pace or slower

constexpr std::array kSoundNames{"remove", "coin", "card", "die", "place", "dice", "score", "scoring", "turn", "win"};

} // namespace

QString Cue::name() const
{
    const QString name = QLatin1String(kSoundNames.at(static_cast<std::size_t>(sound)));
    return sound == Sound::Score ? name + u'-' + QString::number(std::clamp(points, 1, kMostPoints)) : name;
}

Sounds::Sounds(Settings &settings, Load load, QString folder, QObject *parent)
    : QObject(parent), m_settings(settings), m_load(std::move(load)), m_folder(std::move(folder))
{
    // Who sets it hears how it is.
    for (const AnySetting *setting : std::initializer_list<AnySetting *>{&settings.sound, &settings.volume})
        connect(setting, &AnySetting::changed, this, [this] { play({Sound::Place}); });
}

Sounds::~Sounds() = default;

std::unique_ptr<SoundPlayer> Sounds::load(const QString &file)
{
    QPluginLoader loader(file);
    std::unique_ptr<SoundPlayer> player(qobject_cast<SoundPlayer *>(loader.instance()));
    if (!player)
        qCDebug(playLog, "no sound: %s", qPrintable(loader.errorString()));
    return player;
}

bool Sounds::mayFollow(Sound last, Sound next, qint64 after, double pace)
{
    return next > last || static_cast<double>(after) >= kApart * std::max(1.0, pace);
}

void Sounds::play(Cue cue)
{
    const bool isWanted =
        m_settings.sound.get() && m_settings.volume.get() > 0 && (!cue.isOfOthers || m_settings.soundOfOthers.get());
    if (!isWanted || (m_since.isValid() && !mayFollow(m_last, cue.sound, m_since.elapsed(), m_settings.pace.get())))
        return;
    m_last = cue.sound;
    m_since.start();
    if (!m_player)
        m_player = m_load();
    if (!*m_player)
        return;
    const double volume = m_settings.volume.get() / 100.0;
    (*m_player)->play(m_folder + u'/' + cue.name() + QStringLiteral(".wav"), volume * volume); // as the ear has it
    if (cue.sound == Sound::Win)
        qApp->installEventFilter(this);
}

/// Who goes on has heard enough of it.
bool Sounds::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        qApp->removeEventFilter(this);
        if (m_last == Sound::Win)
            (*m_player)->stop();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace views

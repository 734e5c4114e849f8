// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QAudioDevice>
#include <QHash>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QUrl>

#include "views/common/sound_player.h"

namespace cartouche {

/// Plays sounds with Qt Multimedia on the device that the system names, which may come, go or be another one.
class SoundEffects : public QObject, public views::SoundPlayer {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.cartouche.SoundPlayer/1")
    Q_INTERFACES(views::SoundPlayer)

public:
    SoundEffects() : m_devices(makeDevices())
    {
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] {
            qDeleteAll(m_effects); // of a device that may be gone
            m_effects.clear();
            m_playing = nullptr;
        });
    }

    void play(const QString &file, double volume) override
    {
        stop();
        if (QMediaDevices::defaultAudioOutput().isNull())
            return;
        QSoundEffect *&effect = m_effects[file];
        if (!effect) {
            effect = new QSoundEffect(this);
            effect->setSource(QUrl::fromLocalFile(file));
        }
        effect->setVolume(static_cast<float>(volume));
        effect->play(); // once it has been read
        m_playing = effect;
    }

    void stop() override
    {
        if (m_playing)
            m_playing->stop();
    }

private:
    /// Without a sound server Qt says so on standard error, which is nothing to somebody who plays.
    static std::unique_ptr<QMediaDevices> makeDevices()
    {
        const QtMessageHandler before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        auto devices = std::make_unique<QMediaDevices>();
        QMediaDevices::audioOutputs(); // asks the server
        qInstallMessageHandler(before);
        return devices;
    }

    std::unique_ptr<QMediaDevices> m_devices;
    QHash<QString, QSoundEffect *> m_effects; ///< one a file
    QSoundEffect *m_playing = nullptr;
};

} // namespace cartouche

#include "sound_effects.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "views/common/settings.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QSlider;

namespace views {

/// The settings of look, play and sound. Each holds at once, so there is nothing to confirm; what is changed elsewhere
/// shows here too. It does not block the window and goes when it is closed. Texts follow the language.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings &settings, QWidget *parent = nullptr);

    /// Shows the one dialogue of the program over that window, or brings it there.
    static void present(Settings &settings, QWidget *window);

private:
    void makeLook();
    void makePlay();
    void makeSound();
    void openKeys();
    void openEngines();
    void retranslate();

    Settings &m_settings;
    QGroupBox *m_peek;
    QComboBox *m_theme;
    QLabel *m_themeLabel;
    QComboBox *m_language;
    QLabel *m_languageLabel;
    QComboBox *m_pace;
    QLabel *m_paceLabel;
    QCheckBox *m_motion;
    QCheckBox *m_systemFont;
    QGroupBox *m_play;
    QCheckBox *m_counting;
    QCheckBox *m_explain;
    QCheckBox *m_confirmTurns;
    QCheckBox *m_stepwise;
    QComboBox *m_tutor;
    QLabel *m_tutorLabel;
    QComboBox *m_spoken;
    QLabel *m_spokenLabel;
    QCheckBox *m_restoreGames;
    QGroupBox *m_hearing;
    QCheckBox *m_sound;
    QSlider *m_volume;
    QLabel *m_volumeLabel;
    QCheckBox *m_soundOfOthers;
    QPushButton *m_restoreDefaults;
    QPushButton *m_keys;
    QPushButton *m_engines;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "views/export/export_source.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace views {

/// Asks what is to be made of a game: which kind of file, how large, in which colours, as seen by whom, which steps.
/// Shows only what matters for the kind. The file's name is asked for afterwards.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with what was chosen last, but for the step, which is the one on the screen. A seat, a theme or steps
    /// that this game does not have become everyone, the first theme, the whole game.
    ExportDialog(const ExportSource &source, int step, const ExportChoice &last, QWidget *parent = nullptr);

    /// What is chosen now. The whole game, if that is chosen, ends at the largest number there is, so that it stays the
    /// whole for a longer game.
    ExportChoice choice() const;

private:
    void makeRows();
    QWidget *makeSize();
    QWidget *makeSteps();
    void begin(const ExportChoice &last);
    void refreshRows();
    static QString aboutKind(ExportChoice::Kind kind);
    void refreshPreset();
    void retranslate();
    void nameSeats();

    const ExportSource &m_source;
    int m_step;
    QFormLayout *m_form;
    QLabel *m_about, *m_to;
    QComboBox *m_kind, *m_preset, *m_theme, *m_viewer;
    QSpinBox *m_width, *m_first, *m_last;
    QRadioButton *m_whole, *m_part;
    QDoubleSpinBox *m_speed;
    QCheckBox *m_loop;
    QWidget *m_size, *m_steps;
    QLabel *m_kindLabel, *m_sizeLabel, *m_themeLabel, *m_viewerLabel, *m_stepsLabel, *m_speedLabel;
    QPushButton *m_export;
};

} // namespace views

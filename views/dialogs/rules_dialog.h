// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/engine/core/game.h"

class QComboBox;
class QLabel;

namespace views {

/// The games in short, one at a time. It does not block the window and goes when it is closed.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with that game.
    explicit RulesDialog(const engine::Game &game, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void tell();

    QComboBox *m_game;
    QLabel *m_text;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "views/handbook/handbook.h"

namespace views {

/// What was found in the handbook, to choose from: the heading, its page, and some words.
class HelpHits : public QListWidget {
    Q_OBJECT

public:
    explicit HelpHits(QWidget *parent = nullptr);

    void show(const std::vector<HelpHit> &hits);
    using QWidget::show;
    /// As if the first one were chosen, if there is any.
    void chooseFirst();

signals:
    void chosen(const HelpPlace &place);
    /// Up from the first one.
    void leftUpwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace views

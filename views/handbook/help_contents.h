// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "views/handbook/handbook.h"

namespace views {

/// The pages of the handbook with their sections, to choose from. The one that is read is the current one.
class HelpContents : public QTreeWidget {
    Q_OBJECT

public:
    explicit HelpContents(QWidget *parent = nullptr);

    void show(const Handbook &handbook);
    using QWidget::show;
    /// That place is read: its page is open, the others are folded.
    void setPlace(const HelpPlace &place);

signals:
    void chosen(const HelpPlace &place);
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// What the handbook offers to be read: its contents, or what was found in it.
#pragma once

#include <QListWidget>
#include <QTreeWidget>

#include "views/common/quiet_tree.h"
#include "views/handbook/handbook.h"

namespace views {

/// The pages of the handbook with their sections, to choose from. The one that is read is the current one.
class HelpContents : public QuietTree<QTreeWidget> {
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

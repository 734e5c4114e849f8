// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAbstractItemModel;
class QLabel;
class QListView;
class QModelIndex;

namespace views {

/// What happened in a game, line by line: a LogModel under a heading.
class LogBox : public QFrame {
    Q_OBJECT

public:
    explicit LogBox(QAbstractItemModel *log, QWidget *parent = nullptr);

    void setHeading(const QString &text);
    /// Marks the line that tells that step; -1: none.
    void markStep(int step);

signals:
    /// A line was chosen, which tells of that step.
    void stepChosen(int step);
    /// Another line is pointed at; an invalid one for none.
    void linePointed(const QModelIndex &line);

private:
    QLabel *m_heading;
    QListView *m_lines;
};

} // namespace views

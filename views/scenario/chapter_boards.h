// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QTimer>

#include "model/record/record.h"

class QListWidget;

namespace views {

/// Draws the boards of games in small into the rows of a list, those that are seen, one after the other while nothing
/// else is to be done.
class ChapterBoards : public QObject {
    Q_OBJECT

public:
    /// `gameOf` a row.
    ChapterBoards(QListWidget &list, std::function<const record::Record &(int row)> gameOf, QString theme);

    /// All are drawn anew.
    void setTheme(const QString &theme);
    /// Those that are missing.
    void draw();

private:
    void drawNext();
    int nextRow() const;

    QListWidget &m_list;
    std::function<const record::Record &(int row)> m_gameOf;
    QString m_theme;
    QTimer m_rest; ///< until what came before is done
};

} // namespace views

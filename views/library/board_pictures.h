// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCache>
#include <QIcon>
#include <QTimer>

#include "model/library/entry.h"
#include "model/replay/worker.h"

namespace views {

/// Last boards of games in small. Files are read in a thread, boards are drawn once nobody asks for further ones, and
/// what was drawn is kept in a folder.
class BoardPictures : public QObject {
    Q_OBJECT

public:
    /// `folder` is made when it is needed; boards have the colours of that theme. `ratio`: pixels of the screen for
    /// each of a picture.
    BoardPictures(const QString &folder, QString theme, qreal ratio, QObject *parent = nullptr);

    static QSize size();
    /// The board, or an empty picture until `drawn`.
    QIcon of(const library::Entry &entry);
    /// True until all that was asked for is drawn.
    bool isDrawing() const { return !m_wanted.empty() || m_worker.isBusy(); }

signals:
    void drawn();

private:
    struct Wanted {
        QString path;
        QString key; ///< name of the picture's file
    };
    void next();
    void draw(const Wanted &wanted, const record::Record &record);
    void take(const QString &key, const QImage &image);
    void removeTooMany() const;

    QString m_folder;
    QString m_theme;
    qreal m_ratio;
    QIcon m_empty;
    QCache<QString, QIcon> m_known;
    std::vector<Wanted> m_wanted; ///< the last one is drawn first: it is looked at
    QTimer m_rest;                ///< until nobody asks for more
    replay::Worker m_worker;      ///< last: it ends first
};

} // namespace views

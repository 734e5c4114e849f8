// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLabel>
#include <QPixmap>
#include <QRegion>

namespace views {

/// A note beside a place of the board: it takes neither focus nor clicks, and keeps clear of the place and of what may
/// be chosen.
class PlaceTip : public QLabel {
    Q_OBJECT

public:
    /// Notes stand in front of `board`, within its bounds. Hidden at first.
    explicit PlaceTip(QWidget *board);

    /// Shows what is there, and below what the rules say of it, a paragraph each, near that rectangle of the board and
    /// nowhere over `kept`. Where there is no room for the rules it says only what is there; where there is none for
    /// that either, it stays hidden. A picture, if there is one, stands left of the rules. The texts are plain: nothing
    /// in them is taken for a mark.
    void show(const QString &what, const QStringList &rules, const QPixmap &picture, const QRect &anchor,
              const QRegion &kept);

private:
    bool tryText(const QString &text, const QRect &anchor, const QRegion &kept);
    void fit(int letters);
    bool isFree(const QRect &part) const;
    QRegion inFront() const;
    std::optional<QPoint> cornerNear(const QRect &place, const QRegion &kept) const;
};

} // namespace views

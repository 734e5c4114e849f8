// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace views {

/// A note beside a place of the board: it takes neither focus nor clicks, and keeps clear of the place.
class PlaceTip : public QLabel {
    Q_OBJECT

public:
    /// Notes stand in front of `board`, within its bounds. Hidden at first.
    explicit PlaceTip(QWidget *board);

    /// Shows what is there, and below what the rules say of it, a paragraph each, beside that rectangle of the board.
    /// The texts are plain: nothing in them is taken for a mark.
    void tell(const QString &what, const QStringList &rules, const QRect &beside);

private:
    void fit();
    bool isFree(const QRect &part) const;
    void placeBeside(const QRect &place);
};

} // namespace views

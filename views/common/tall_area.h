// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace views {

/// Something that may be higher than there is room for, and is scrolled down then. It is never narrower than its words
/// need.
class TallArea : public QScrollArea {
    Q_OBJECT

public:
    /// Never narrower than `least` either.
    explicit TallArea(QWidget *content, int least = 0, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_least;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace views {

/// A combo box that need not be as wide as its texts: where it is narrower than what is chosen, it breaks that into
/// lines and is as high as they make it.
class WrappingCombo : public QComboBox {
    Q_OBJECT

public:
    explicit WrappingCombo(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// With all lines of what is chosen.
    int heightFor(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRect field(int width) const;
    int linesHeight(int width) const;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QLabel>
#include <QTextLayout>

namespace views {

/// The words of a prompt on as many lines as they need: what is to be done, strong, and behind it more about that. They
/// change with each place that the mouse goes over, and are measured for several fonts and widths then: in each font
/// they are shaped once.
class PromptLabel : public QLabel {
    Q_OBJECT

public:
    explicit PromptLabel(QWidget *parent);

    void say(const QString &sentence, const QString &more);
    /// True where they need no more room than that in that font; pixels.
    bool fits(const QFont &font, QSize room) const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QTextLayout &shaped(const QFont &font) const;

    qsizetype m_strong = 0;                                         ///< so many characters come first
    mutable std::map<QFont, std::unique_ptr<QTextLayout>> m_shaped; ///< by these words
};

} // namespace views

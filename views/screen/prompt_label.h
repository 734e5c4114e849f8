// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QLabel>

namespace views {

/// The words of a prompt on as many lines as they need: what is to be done, strong, and behind it more about that. They
/// change with each place that the mouse goes over, and are measured for several fonts and widths then; words that have
/// room on one line are shaped once for each font.
class PromptLabel : public QLabel {
    Q_OBJECT

public:
    explicit PromptLabel(QWidget *parent);
    ~PromptLabel() override;

    void say(const QString &sentence, const QString &more);
    /// True where they need no more room than that in that font; pixels.
    bool fits(const QFont &font, QSize room) const;
    /// True where they need one line of that width in that font.
    bool isOneLine(const QFont &font, int width) const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Lines;

    Lines &measured(const QFont &font) const;
    Lines &linesIn(const QFont &font, int width) const;

    qsizetype m_strong = 0;                 ///< so many characters come first
    mutable std::map<QFont, Lines> m_lines; ///< of these words
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include "views/common/theme.h"

namespace views {

/// A button of a player of games, with a sign of its own in the theme's colours.
class TimelineButton : public QToolButton {
    Q_OBJECT

public:
    enum class Sign { First, Previous, Play, Pause, Next, Last, Loop, Choice };

    explicit TimelineButton(Sign sign, QWidget *parent = nullptr);

    void setSign(Sign sign);
    Sign sign() const { return m_sign; }
    void setTheme(const Theme &theme);
    /// Width and height in pixels at the system font's usual size; larger fonts make it larger.
    void setSide(qreal side);
    /// The one main button: a disc in `accent`.
    void setMain(bool isMain);
    bool isMain() const { return m_isMain; }
    /// Shows these words and a small triangle, as a button that opens a menu does.
    void setChoice(const QString &words, qreal scale = 1);
    /// Its name, and a tip that adds the key where there is one.
    void setWords(const QString &name, const QKeySequence &key = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintGround(QPainter &painter) const;
    void paintChoice(QPainter &painter) const;

    Theme m_theme;
    Sign m_sign;
    bool m_isMain = false;
};

} // namespace views

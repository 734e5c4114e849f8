// SPDX-License-Identifier: GPL-3.0-or-later
// How what stands beside the board grows with its window.
#pragma once

#include <QObject>
#include <QSize>

class QFont;
class QWidget;

namespace views {

/// How much larger than in a window of 1600 x 1000 what stands beside the board is, its words included: 1 up to there,
/// from there on in proportion to 520 / 330 at 3840 x 2160, which is the most.
/// All for the usual font size; with a larger one all of it is so much larger.
qreal sideScale(QSize size);

/// How wide the boxes beside the board are in a window of that size: 280, from 1500 on 330 times the scale.
int sidePanelWidth(QSize window);

/// The same of boxes of which one is a table for all players: 376, from 1200 on 520, from 1500 on 614 times the scale.
int widePanelWidth(QSize window);

/// The same of boxes beside which the boards of the seats stand below the board: 230, from 1500 on 300 times the scale.
int slimPanelWidth(QSize window);

/// How much larger than in a window of 1600 x 1000 a timeline is: as `sideScale`, to 180 / 130 at 3840 x 2160.
qreal timelineScale(QSize window);

/// What pages are laid out by: another number for a page below 1200, below 1500, below 2400 and from there on.
int widthClass(int width);

/// Gives a widget a font of its own; the height counts before a `SideText` makes it larger.
void setOwnFont(QWidget &widget, QFont font);
/// The height, in pixels, of the font that a widget was given, before a `SideText` made it larger; 0 if it was given
/// none.
int ownPixels(const QWidget &widget);

/// Keeps the words in a widget beside the board as large as its window asks for: its children's fonts are those that
/// they were given, or the program's, by the scale. A child with the property `fitsItself` is left alone. A child may
/// move to another widget with a `SideText`, and back.
class SideText : public QObject {
    Q_OBJECT

public:
    /// Belongs to `side`, and hears of its size and of what is put into it.
    explicit SideText(QWidget *side);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    void follow(QWidget &widget);
    void followAll(QWidget &widget);

    QWidget &m_side;
    qreal m_scale = 1;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QRectF>
#include <QString>

#include "model/engine/core/insight.h"
#include "views/board/element.h"

namespace views {

struct PanelContext;

/// What is chosen and what it could be used for, at the foot of what is to be seen of a large board: a picture each, in
/// words beside it what that would be and, in second text, what it would cost or leave. As high as its words need.
class BoardFooter {
public:
    /// `unit` is that of the board, in pixels; without uses there is none, and nothing of `context` is asked.
    BoardFooter(const std::vector<engine::PreviewUse> &uses, const QRectF &uncovered, qreal unit,
                const PanelContext &context);

    /// What of `uncovered` is left above it.
    QRectF above() const;
    /// From back to front; pieces are in the colours of that owner.
    std::vector<Element> elements(const QString &owner) const;

private:
    struct Cell {
        QRectF rect;
        QString what = {}, then = {};
        qreal high = 0, below = 0; ///< of both
    };

    void say();
    qreal spread(std::vector<Cell> &cells, int percent) const;
    qreal pictureSize() const;
    QRectF wordsRoom(const QRectF &cell) const;

    const std::vector<engine::PreviewUse> &m_uses;
    QRectF m_uncovered;
    qreal m_unit;
    const PanelContext &m_context;
    QFont m_first, m_second;
    QRectF m_rect;
    std::vector<Cell> m_cells;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "views/board/element.h"
#include "views/export/export_source.h"

namespace views {

/// What stands below the picture of a step: the game, who plays and the date, and what happened with that step.
class Caption {
public:
    /// Of pictures of `source` that `viewer` sees. All that it is given must outlive it.
    Caption(const ExportSource &source, const words::Words &words, engine::Seat viewer)
        : m_source(source), m_words(words), m_viewer(viewer)
    {
    }

    /// Puts it into a row that begins at `corner`, in words of that size; the height with the most lines that one of
    /// the steps from `first` to `last` needs.
    double place(QPointF corner, double width, double size, int first, int last);

    /// Its lines at a step, once it has its place.
    std::vector<Element> elements(int step) const;

private:
    struct CaptionRow {
        QString words;
        TextStyle style;
        bool sharesRow = false; ///< it stands at the right of the row before
    };

    std::vector<CaptionRow> rows(int step) const;
    void addLines(std::vector<CaptionRow> &rows, const QString &text, const TextStyle &style) const;

    const ExportSource &m_source;
    const words::Words &m_words;
    engine::Seat m_viewer;
    QPointF m_corner;
    double m_width = 0;
    double m_size = 0;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFrame>

#include "model/engine/core/arrangement.h"
#include "views/screen/editor_shown.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace views {

class EditorContext;

/// What is wrong with a position that is set up, as a list below its board: each problem with buttons that show where
/// it is and put it right. One line says how matters stand, beside it all is fixed at once; where that takes pieces
/// away that may stay in another phase, that is offered before it; both tell what they would change. What the
/// last repair did stands on top, until something else is changed.
class EditorProblems : public QFrame {
    Q_OBJECT

public:
    explicit EditorProblems(EditorContext &context, QWidget *parent = nullptr);

    /// The problems as they are now.
    ProblemsShown content() const;
    /// Shows these. `anew`: the words have changed.
    void show(const ProblemsShown &problems, bool anew);
    using QFrame::show;
    /// Where the window is low, the board needs the room.
    void setLow(bool low);

signals:
    /// Those places are to be seen; at least one.
    void placesWanted(const std::vector<engine::PlaceIndex> &places);
    /// A problem was put right, and its button is gone; that concerned those places.
    void quickFix(const std::vector<engine::PlaceIndex> &places);

private:
    void build();
    QWidget *rowFor(std::size_t index);
    QWidget *repairRow();
    QLabel *addSigned(QWidget *row, const QString &sign, const QString &text);
    QPushButton *addButton(QWidget *row, const char *name, const QString &title, const QString &about);
    FixShown shownFix(std::optional<engine::Arrangement> next) const;
    void apply(const std::optional<engine::Arrangement> &next);

    EditorContext &m_context;
    ProblemsShown m_problems; ///< as they are shown
    QLabel *m_summary;
    QPushButton *m_keep;
    QPushButton *m_fixAll;
    QScrollArea *m_scroll;
    QWidget *m_rows = nullptr;
};

} // namespace views

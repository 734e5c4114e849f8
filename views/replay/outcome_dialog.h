// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "model/words/words.h"

class QListWidget;

namespace views {

/// Asks what chance is to bring in a position where it acts: one of its outcomes, in words (entry `label.ID`).
class OutcomeDialog : public QDialog {
    Q_OBJECT

public:
    /// `position` is a full one that `offers` says yes to; `now` is what followed there, if anything.
    OutcomeDialog(const engine::Position &position, std::optional<engine::Action> now, const words::Words &words,
                  QWidget *parent);

    /// True where chance acts in that position and its outcomes can be listed.
    static bool offers(const engine::Position &position);
    /// The outcome that is chosen in the list.
    engine::Action outcome() const;

private:
    std::vector<engine::Action> m_outcomes;
    QListWidget *m_list;
};

} // namespace views

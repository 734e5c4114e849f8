// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "views/panels/panel_box.h"

namespace views {

class BoardPane;

/// The boards of the seats where a page's board leaves room for them, on pages whose other panels stand elsewhere.
class SeatBoards : public QObject {
    Q_OBJECT

public:
    /// `page` holds the board, and the boards over it.
    SeatBoards(BoardPane &pane, QWidget *page);

    /// True if the board leaves room, and the game is not known to have no such boards.
    bool mayShow() const;
    /// Shows the boards of the seats among these panels, if the board leaves room for them.
    void show(const std::vector<engine::Panel> &panels, const PanelContext &context);
    /// The panels that are left to be shown.
    std::vector<engine::Panel> others(std::vector<engine::Panel> panels) const;

signals:
    /// One of their cards is pointed at.
    void possessionPointed(const engine::Possession &card);
    /// Whether there is room for them has changed.
    void roomChanged();

private:
    void place();

    BoardPane &m_pane;
    QWidget *m_page;
    PanelBox *m_box;
    std::optional<bool> m_hasBoards; ///< nothing: not known yet
};

} // namespace views

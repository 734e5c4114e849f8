// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/engine/core/panel.h"
#include "views/board/board_view_state.h"
#include "views/panels/panel_stands.h"
#include "views/panels/panel_view.h"

namespace views {

class SecretsBox;

/// The boxes of all panels of a game, wherever they stand: makes, fills and keeps them, and passes on what is pointed
/// at and chosen there. The wider it is the more of a table is said.
class PanelBoxes : public QWidget {
    Q_OBJECT

public:
    explicit PanelBoxes(QWidget *parent = nullptr);

    /// Boxes may stand over that page: above what it holds by now, and below what it gets later.
    void setPage(QWidget *page);
    /// At first they are a column.
    void stand(const PanelStand &stand);
    const PanelStand &standing() const { return m_stand; }
    /// The same with that room.
    void setRoom(const QRect &room);
    /// A box that is no panel stands behind the others, and has what room they leave; over the page it is the first.
    void setLast(QWidget *box, const QString &title);

    /// Those that nobody sees are filled as soon as somebody does.
    void show(const std::vector<engine::Panel> &panels, const PanelContext &context);
    /// The next panels are shown in other words or sizes: all are filled, so that it is known how wide they are.
    void forget() { m_isNew = true; }
    /// Those that have a box.
    const std::vector<engine::Panel> &panels() const { return m_panels; }
    bool has(engine::PanelForm form) const;
    /// As `PanelView::light`.
    void light(const std::string &rowId);
    /// As `PanelView::showChoice`, in boxes yet to come too.
    void showChoice(const BoardViewState &shown);
    /// That place, or that card, is pointed at: a box that has it to show does, and comes forward.
    void pointAtPlace(engine::PlaceIndex place);
    void pointAtCard(const engine::Possession &card);
    /// Where choices may stand over the boards, in the page; empty where these have no room of their own.
    QRect choicesRoom() const;
    void setChoicesHeight(int height);
    /// As `PanelView::peek`.
    QString peekBoard(int further) { return m_boards ? m_boards->peek(further) : QString(); }
    /// Closes an opened box; false if none was open.
    bool closeBox();
    /// The key of the secrets is held: they are read out, and seen where they stand behind a button, or, covered, asked
    /// for; or it was let go. False if the game has none.
    bool holdSecrets(bool isOn);
    using QWidget::show;

signals:
    /// As of a `PanelView`.
    void placeChosen(engine::PlaceIndex place, int value);
    void placePointed(engine::PlaceIndex place);
    /// One of several people at the screen wants to see what only this seat may see.
    void lookWanted();
    /// Where choices may stand over the boards has changed.
    void choicesRoomChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    template <typename What>
    void pointAt(const What &what);
    void makeBoxes();
    void fill(bool areAll);
    void fillBox(QWidget &box, const engine::Panel &panel);
    void markChoice();
    void fitRoom();
    void fitTurns();
    bool standsOver(const QWidget *box) const;
    void arrange();
    void arrangeAll();
    void arrangeBeside(const std::vector<QWidget *> &boxes);
    void arrangeBelow(const std::vector<QWidget *> &boxes, PanelRoom room);
    void arrangeRail();
    QString title(const QWidget *box) const;
    void nameAll();

    PanelStand m_stand;
    std::vector<engine::Panel> m_panels; ///< that have a box, as they are now
    PanelContext m_context;
    std::optional<BoardViewState> m_choice;
    bool m_isNew = true;    ///< all are to be filled
    bool m_isStale = false; ///< those that are not seen
    PanelRoom m_tableRoom = PanelRoom::Least;
    std::vector<QWidget *> m_boxes;   ///< of the panels
    std::vector<PanelView *> m_views; ///< those among them but for the secrets
    PanelView *m_boards = nullptr;
    SecretsBox *m_secrets = nullptr;
    QWidget *m_last = nullptr;
    QString m_lastTitle;
    bool m_isLastBelow = false; ///< the tabs
    bool m_isArranging = false, m_isToArrange = false;
    QWidget *m_page = nullptr;
    QWidget *m_over = nullptr; ///< holds the boxes over the page
    QBoxLayout *m_column;
    // Each is made when it is wanted.
    std::unique_ptr<PanelFold> m_fold;
    std::unique_ptr<PanelTurns> m_turns;
    std::unique_ptr<PanelRail> m_rail;
};

/// The panels that have a box of their own: all but bare figures and secrets of which there are none.
std::vector<engine::Panel> boxedPanels(const std::vector<engine::Panel> &panels);
/// The panels with those first from which something is chosen: they are to be seen without a scroll.
std::vector<engine::Panel> offersFirst(std::vector<engine::Panel> panels);
/// Places of the rows from which something is chosen.
std::vector<engine::PlaceIndex> offeredPlaces(const std::vector<engine::Panel> &panels);

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/play.h"
#include "model/replay/narration.h"
#include "views/panels/panel_context.h"

class QHBoxLayout;

namespace views {

struct LogShown;
struct Panels;
struct Screen;

class BoardPane;
class LogBox;
class LogModel;
class PanelBoxes;
class PlaybackController;
struct PanelStand;

/// The boxes of a game in progress: its panels, at every step as far as it is told, and the log of what happened. They
/// stand over the board where it leaves room for them, else beside it: in a wide page below one another, in a narrow
/// one as a rail. With a table for all players they are wide and never a rail. The boards of the seats stand where the
/// board leaves room for these alone, the others beside both.
class GamePanels : public QObject {
    Q_OBJECT

public:
    /// `middle` is the row in which the board stands already; the boxes come after it. All outlive it.
    GamePanels(const play::Play &play, const PlaybackController &playback, BoardPane &pane, QHBoxLayout &middle,
               QWidget *page);

    /// What stands in them now, with these words for who plays each seat, as far as it is told.
    Panels panels(const QStringList &roles) const;
    /// What the log tells now to who looks at the screen; what others must not see is left out.
    LogShown log(engine::Seat viewer) const;
    /// Shows that. Without `before` it is said and drawn anew.
    void show(const Screen &now, const Screen *before);
    /// The panels of the position that is shown as that seat sees them.
    std::vector<engine::Panel> panelsFor(engine::Seat seat) const;
    PanelContext context() const;
    /// From now on each line that comes to the log is `told`; those that are there already were told before.
    void beginPlayback();
    /// Where the page has its size.
    void place();
    /// As `PanelView::peek`, and tells it; false where that changes nothing.
    bool peekBoard(int further);
    /// Closes an opened box; false if none was open.
    bool closeBox();
    /// Whether secrets have a box of their own: one alone at the screen has them on the own board, where boards are.
    bool hasSecrets() const;
    /// The key of the secrets is held: they are read out, and seen where they stand behind a button, or, covered, asked
    /// for; or it was let go. False if the game has none.
    bool holdSecrets(bool isOn);

signals:
    /// It is known whether the boxes stand beside the board; what else stands around it follows before the layout does.
    void placing();
    /// One of several people at the screen wants to see what only this seat may see.
    void lookWanted();
    /// That line of that step has come to the log.
    void told(int step, const replay::Sentence &line);
    /// A board is told.
    void announced(const QString &sentence);
    /// A line of the log was chosen, which tells of that step.
    void stepChosen(int step);

private:
    engine::Seat secretsSeat() const;
    void retranslate();
    PanelStand beside() const;

    const play::Play &m_play;
    const PlaybackController &m_playback;
    BoardPane &m_pane;
    QHBoxLayout &m_middle;
    QWidget *m_page;
    LogModel *m_log;
    PanelBoxes *m_boxes;
    LogBox *m_logBox;
    bool m_hasSecrets = false;
    bool m_hasBoards = false;
    bool m_isPlacing = false;  ///< the board's room changes by that
    bool m_isRenewing = false; ///< the log tells of another game: nothing of it is news
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/play.h"
#include "views/play/panel_box.h"

class QHBoxLayout;

namespace views {

class BoardPane;
class LogModel;
class PlaybackController;
class SidePanel;

/// The boxes of a game in progress: its panels, at every step as far as it is told, and the log of what happened. They
/// stand beside the board, or over it where it leaves room for them.
class GamePanels : public QObject {
    Q_OBJECT

public:
    /// `middle` is the row in which the board stands already; the boxes come after it. All outlive it.
    GamePanels(const play::Play &play, const PlaybackController &playback, BoardPane &pane, QHBoxLayout &middle,
               QWidget *page);
    ~GamePanels() override;

    /// From now on in the present language and theme.
    void retranslate();
    /// Who looks at the screen: what others must not see is left out of the log.
    void setViewer(engine::Seat viewer);
    void refresh();
    /// The panels of the position that is shown as that seat sees them, where they hold secrets; the others tell
    /// everybody the same.
    std::vector<engine::Panel> panelsFor(engine::Seat seat) const;
    PanelContext context() const;
    /// The log up to what is shown; in the past all of it.
    void showLog();
    /// From now on each line that comes to the log is `told`; those that are there already were told before.
    void beginPlayback();
    /// Marks the step in the log that is looked at in the past, last: the mark goes when another looks at the log.
    void markStep();
    /// The log is built anew: its lines tell of other actions.
    void clearLog();
    /// Lights the row of which the sentence tells that is told now.
    void lightAnnounced();
    /// Where the page has its size: the boxes go where the board leaves room for them when it has all the width, else
    /// beside it.
    void place();
    /// Shows the board of the next seat large and tells it, or of the previous one; false where there are none.
    bool peekBoard(bool forward);
    /// Closes an opened box; false if none was open.
    bool closeBox();
    /// As if the button of the secrets were held or let go; false if the game has none.
    bool holdSecrets(bool isOn);

signals:
    /// It is known whether the boxes stand beside the board; what else stands around it follows before the layout does.
    void placing();
    /// One of several people at the screen wants to see what only this seat may see.
    void lookWanted();
    /// That has happened, in words.
    void announced(const QString &sentence);
    /// A line of the log was chosen, which tells of that step.
    void stepChosen(int step);

private:
    engine::Seat secretsSeat() const;
    void placeWithBoards();

    const play::Play &m_play;
    const PlaybackController &m_playback;
    BoardPane &m_pane;
    QHBoxLayout &m_middle;
    QWidget *m_page;
    LogModel *m_log;
    SidePanel *m_side;
    bool m_isPlacing = false; ///< the board's room changes by that
    qreal m_scale = 1;        ///< of what stands beside the board
};

} // namespace views

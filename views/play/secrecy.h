// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "model/play/play.h"

class QWidget;

namespace views {

class BoardPane;
class GamePanels;
class HandOverOverlay;
class PeekOverlay;
class PlaybackController;

/// Who may see what on the screen of a game: covers the board while it goes from one person to the next, lets one of
/// several people look at what only this seat may see, and tells board input and log for whom they speak. A person
/// alone at the screen sees the own seat's secrets at any time.
class Secrecy : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it; the overlays are made over what stands on the page by now.
    Secrecy(const play::Play &play, const PlaybackController &playback, BoardPane &pane, GamePanels &panels,
            QObject *parent);
    ~Secrecy() override;

    /// The seat whose secrets are on the screen, or `kNobody`: only what everybody may see.
    engine::Seat revealedSeat() const;
    /// True while the board is covered for the next person, or somebody looks at secrets.
    bool isCovered() const;
    /// Covers or uncovers for what is shown now.
    void update();
    /// Whoever chooses next has to say anew who it is.
    void forget();
    /// Words have changed: nobody looks at the old ones.
    void closePeek();
    /// The key that shows secrets is held or was let go.
    void holdKey(bool isDown);

signals:
    /// Somebody begins to look at secrets.
    void peeking();
    /// The board is free again.
    void uncovered();

private:
    void openPeek();
    void coverSecrets();
    void cover(engine::Seat seat);
    QString whoMayLook(engine::Seat chooser) const;

    const play::Play &m_play;
    const PlaybackController &m_playback;
    BoardPane &m_pane;
    GamePanels &m_panels;
    HandOverOverlay *m_handOver;
    PeekOverlay *m_peek;
    engine::Seat m_uncovered = engine::kNobody; ///< whose secrets are on the screen, where several people share it
    bool m_isKeyHeld = false;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "model/play/play.h"

class QVBoxLayout;
class QWidget;

namespace views {

class BoardPane;
class GamePanels;
class HandOverRow;
class PeekOverlay;
class PlaybackController;
struct CoverShown;

/// Who may see what on the screen of a game: hides what is secret while it goes from one person to the next, lets one
/// of several people look at what only this seat may see, and tells board input and log for whom they speak. A person
/// alone at the screen sees the own seat's secrets at any time.
class Secrecy : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it; what covers is made over what stands on the page by now, or in `under`.
    Secrecy(const play::Play &play, const PlaybackController &playback, BoardPane &pane, GamePanels &panels,
            QVBoxLayout &under, QObject *parent);
    ~Secrecy() override;

    /// The seat whose secrets are on the screen, or `kNobody`: only what everybody may see.
    engine::Seat revealedSeat() const;
    /// True while secrets are covered for the next person, or somebody looks at some.
    bool isCovered() const;
    /// True while a row says who is to come, where a hand or the timeline would be.
    bool isHandingOver() const;
    /// Where the board has its place, that row's.
    void place();
    /// The keyboard's focus goes to what covers; false if nothing does.
    bool focusCover();
    /// What is said of who is to come.
    std::optional<CoverShown> cover() const;
    /// Shows that; while the board is covered for a pause nobody comes.
    void show(const std::optional<CoverShown> &cover, bool isPaused);
    /// Secrets that are no longer meant for who looked at them are covered.
    void check();
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
    engine::Seat secretChooser() const;
    engine::Seat comingSeat() const;
    QString whoMayLook(engine::Seat chooser) const;

    const play::Play &m_play;
    const PlaybackController &m_playback;
    BoardPane &m_pane;
    GamePanels &m_panels;
    HandOverRow *m_handOver;
    PeekOverlay *m_peek;
    engine::Seat m_uncovered = engine::kNobody; ///< whose secrets are on the screen, where several people share it
    bool m_isKeyHeld = false;
};

} // namespace views

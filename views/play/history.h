// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>

#include "model/play/document.h"
#include "model/replay/marks.h"
#include "model/replay/navigator.h"

class QVBoxLayout;

namespace views {

class BoardPane;
class Pause;
class PlaybackController;
class Secrecy;
class TimelineStrip;
struct TimelineShown;

/// The past of a game in progress: looking at it along the timeline, showing the last turn again, and taking back.
/// While an earlier position is looked at the game waits.
class History : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it. Where the board has no strip for hands the timeline stands in `under`, else on the
    /// board, whose child it is.
    History(play::Document &document, PlaybackController &playback, Pause &pause, BoardPane &pane,
            TimelineStrip &timeline, QVBoxLayout &under);
    ~History() override;

    bool canUndo() const;
    bool canRedo() const;
    /// Takes back the last action, and drops what is half chosen and the rest of a way.
    void undo();
    void redo();
    /// Undoes back to the position that is looked at; only where `canGoBackHere`.
    void goBackHere();
    bool canGoBackHere() const;

    /// Shows an earlier position. `stepCount()` ends it.
    void lookAt(int step);
    void go(replay::Jump jump);
    /// Where the last turn that is over began can be shown again.
    bool canShowLastTurn() const;
    void showLastTurn();

    /// In the present language and theme; a step's tip leaves out what is still secret.
    void retranslate(const Secrecy &secrecy);
    /// Where the timeline is.
    TimelineShown timeline() const;
    /// Shows that; without `before` all of it is other than before.
    void show(const TimelineShown &now, const TimelineShown *before);
    /// Where the board has its place; hidden where something else stands there.
    void placeTimeline(bool isHidden);

signals:
    /// The person's last action has been taken back, or several: the first of them, as `Play::undoLabel` has it.
    void tookBack(const engine::Message &label);

private:
    bool isStill() const;
    void takeBack(const engine::Message &label, const std::function<void()> &back);
    int lastTurn() const;

    play::Document &m_document;
    play::Play &m_play;
    PlaybackController &m_playback;
    Pause &m_pause;
    BoardPane &m_pane;
    QVBoxLayout &m_under;
    TimelineStrip &m_timeline;
    std::vector<replay::Mark> m_marks; ///< of all steps
    int m_last = -1;                   ///< step to which the timeline shows the game
};

} // namespace views

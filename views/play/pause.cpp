// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/pause.h"

#include "views/play/pause_overlay.h"
#include "views/play/playback_controller.h"
#include "views/screen/board_pane.h"

namespace views {

Pause::Pause(play::Document &document, PlaybackController &playback, BoardPane &pane, QObject *parent)
    : QObject(parent), m_document(document), m_playback(playback), m_overlay(new PauseOverlay(&pane.board()))
{
    connect(m_overlay, &PauseOverlay::uncovered, this, [this] { set(false); });
}

void Pause::set(bool on)
{
    if (on && m_document.play().isOver())
        return;
    if (on)
        m_document.clock().pause();
    else
        m_document.clock().resume();
    update();
    m_playback.hold(PlaybackController::Pause, on);
    emit changed();
}

bool Pause::isCovered() const { return !m_overlay->isHidden(); }

void Pause::update()
{
    if (isOn() && (m_document.clock().isOn() || m_document.play().humanCount() > 1))
        m_overlay->cover(tr("The game is paused"), tr("No time runs."), tr("Go on"));
    else
        m_overlay->hide();
}

} // namespace views

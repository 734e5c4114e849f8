// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/pause.h"

#include "views/play/pause_overlay.h"
#include "views/play/playback_controller.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

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
    m_playback.hold(PlaybackController::Pause, on);
    emit changed();
}

bool Pause::isCovered() const { return isOn() && (m_document.clock().isOn() || m_document.play().humanCount() > 1); }

std::optional<CoverShown> Pause::cover() const
{
    if (!isCovered())
        return std::nullopt;
    return CoverShown{tr("The game is paused"), tr("No time runs."), tr("Go on")};
}

void Pause::show(const std::optional<CoverShown> &cover) { m_overlay->show(cover); }

} // namespace views

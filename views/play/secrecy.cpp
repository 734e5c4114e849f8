// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/secrecy.h"

#include <algorithm>

#include <QApplication>

#include "model/engine/core/insight.h"
#include "model/engine/core/message_seats.h"
#include "model/engine/core/panel.h"
#include "views/common/announcer.h"
#include "views/play/game_panels.h"
#include "views/play/hand_over_row.h"
#include "views/play/peek_overlay.h"
#include "views/play/playback_controller.h"
#include "views/screen/board_pane.h"
#include "views/screen/screen.h"

namespace views {

using engine::kNobody;
using engine::Seat;

namespace {

constexpr qreal kComingSign = 40;

} // namespace

Secrecy::Secrecy(const play::Play &play, const PlaybackController &playback, BoardPane &pane, GamePanels &panels,
                 QVBoxLayout &under, QObject *parent)
    : QObject(parent), m_play(play), m_playback(playback), m_pane(pane), m_panels(panels),
      m_handOver(new HandOverRow(pane.board(), under)), m_peek(new PeekOverlay(&pane.board()))
{
    connect(m_handOver, &HandOverRow::uncovered, this, [this] {
        m_uncovered = m_play.humanToAct();
        emit uncovered();
    });
    connect(&panels, &GamePanels::lookWanted, this, &Secrecy::openPeek);
    connect(m_peek, &PeekOverlay::held, this, [this](Seat seat, bool isOn) {
        const std::vector<engine::Panel> shown = m_panels.panelsFor(seat);
        if (isOn)
            forgetSecrets(*m_peek); // of who looked before
        const engine::Panel *secrets = isOn ? engine::secretsOf(shown) : nullptr;
        m_peek->show(secrets ? *secrets : engine::Panel(), m_panels.context());
    });
    connect(m_peek, &PeekOverlay::closed, this, [this] {
        forgetSecrets(*m_peek);
        emit uncovered();
    });
    // A key that was held does not reach the page any more.
    connect(qApp, &QApplication::focusChanged, this, [this] { holdKey(false); });
}

Secrecy::~Secrecy()
{
    // While the widgets go, focus moves: nobody is left to hear of it.
    disconnect(qApp, nullptr, this, nullptr);
    disconnect(m_peek, nullptr, this, nullptr);
}

Seat Secrecy::revealedSeat() const
{
    const Seat only = m_play.onlyHuman();
    return only != kNobody ? only : m_uncovered;
}

bool Secrecy::isCovered() const { return isHandingOver() || !m_peek->isHidden(); }
bool Secrecy::isHandingOver() const { return comingSeat() != kNobody; }
void Secrecy::place() { m_handOver->place(); }

bool Secrecy::focusCover()
{
    if (isHandingOver() && m_peek->isHidden())
        m_handOver->takeFocus();
    return isCovered();
}

void Secrecy::forget() { m_uncovered = kNobody; }
void Secrecy::closePeek() { m_peek->hide(); }

void Secrecy::holdKey(bool isDown)
{
    if (isDown == m_isKeyHeld || (isDown && m_peek->isVisible()))
        return;
    m_isKeyHeld = isDown && m_panels.holdSecrets(true);
    if (!isDown)
        m_panels.holdSecrets(false);
}

/// The seat that is to choose in secret now.
Seat Secrecy::secretChooser() const
{
    const bool isPresent = m_playback.shownStep() == m_play.stepCount() && !m_playback.isShowingAgain();
    const Seat seat = isPresent && m_playback.isSettled() ? m_play.humanToAct() : kNobody;
    return seat != kNobody && m_play.position().choosesInSecret(seat) ? seat : kNobody;
}

/// The one of several people at the screen who has yet to say that nobody else looks at it.
Seat Secrecy::comingSeat() const
{
    const Seat seat = m_play.humanCount() > 1 ? secretChooser() : kNobody;
    return seat == m_uncovered ? kNobody : seat;
}

void Secrecy::check()
{
    const bool isStill = m_playback.isSettled() || m_playback.isAsking();
    if (isHandingOver() || (isStill && secretChooser() == kNobody))
        m_uncovered = kNobody;
    if (isHandingOver() && m_handOver->isHidden())
        m_peek->hide(); // the screen is the next person's now
    m_pane.input().setViewer(revealedSeat());
    m_pane.commentary().setOnlyFor(m_play.onlyHuman() == kNobody ? m_uncovered : kNobody);
}

std::optional<CoverShown> Secrecy::cover() const
{
    const Seat seat = comingSeat();
    if (seat == kNobody)
        return std::nullopt;
    const QString name = m_pane.seatNames()[seat];
    return CoverShown{tr("%1 chooses in secret").arg(name), whoMayLook(seat), tr("I am %1: show it").arg(name), seat};
}

void Secrecy::show(const std::optional<CoverShown> &cover, bool isPaused)
{
    m_handOver->setEnabled(!isPaused);
    m_handOver->show(cover, cover ? m_pane.seatSign(cover->seat, kComingSign) : QPixmap());
}

/// A secret may be that of several seats: they look together.
QString Secrecy::whoMayLook(Seat chooser) const
{
    const engine::Position &position = m_play.position();
    const std::vector<engine::Caption> captions = position.captions();
    QStringList others;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        const bool shares = std::any_of(captions.begin(), captions.end(), [&](const engine::Caption &caption) {
            return engine::isFor(caption.message, position, seat) && !engine::isFor(caption.message, position, kNobody);
        });
        if (shares && seat != chooser && m_play.isHuman(seat))
            others << m_pane.seatNames()[seat];
    }
    return others.isEmpty() ? tr("Nobody else should look at the screen now.")
                            : tr("%1 may look too. Nobody else should look at the screen now.")
                                  .arg(others.join(QStringLiteral(", ")));
}

/// One of several people wants to look at what only this seat may see.
void Secrecy::openPeek()
{
    std::vector<std::pair<Seat, QString>> people;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        if (m_play.isHuman(seat))
            people.emplace_back(seat, m_pane.seatNames()[seat]);
    }
    const std::vector<engine::Panel> panels = m_panels.panelsFor(people.front().first);
    const engine::Panel *secrets = engine::secretsOf(panels);
    if (!secrets)
        return;
    const Seat acting = m_play.humanToAct();
    m_peek->open(m_pane.words().text("panel." + secrets->id), people,
                 acting != kNobody ? acting : people.front().first);
    emit peeking();
}

} // namespace views

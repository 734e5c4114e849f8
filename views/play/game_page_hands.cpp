// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, keyboard and buttons mean at a game in progress, beside what hands choose at the board.
#include <QKeyEvent>

#include "views/board/board_view.h"
#include "views/play/board_input_controller.h"
#include "views/play/game_page.h"
#include "views/play/peek_overlay.h"
#include "views/play/side_panel.h"

namespace views {

using engine::Action;
using engine::PlaceIndex;

namespace {

/// That key shows secrets while it is held. Another one may have been pressed by the time it is let go.
bool isSecretsKey(const QKeyEvent &event)
{
    const bool plain = event.type() == QEvent::KeyRelease || event.modifiers() == Qt::NoModifier;
    return event.key() == Qt::Key_G && plain && !event.isAutoRepeat();
}

} // namespace

void GamePage::onPlace(PlaceIndex place, int value)
{
    if (m_playback->isTelling()) {
        skip();
        // Who clicks on what may be chosen means it; who clicks anywhere has had enough.
        if (!canClick(place))
            return;
    }
    if (m_hint && !canClick(place) && isHintedEnd(place))
        perform(m_hint->action);
    else
        m_input->choose(place, value);
}

bool GamePage::canClick(PlaceIndex place) const
{
    const std::vector<PlaceIndex> &choosable = m_board->boardScene().shown()->choosable;
    return std::find(choosable.begin(), choosable.end(), place) != choosable.end();
}

void GamePage::takeOffer(int index)
{
    if (index < m_input->offers().size())
        m_input->takeOffer(index);
    else
        goBackHere();
    focusBoard();
}

/// Skips. True if that was no more than the motion of the acting person's own last action: who clicks on before it has
/// ended means the board.
bool GamePage::cutShort()
{
    const bool ownMotion = !m_playback->hasMoreToTell() && !m_playback->isShowingAgain()
                           && !m_playback->hasAutomaticStep() && m_play.stepCount() > 0
                           && m_play.step(m_play.stepCount()).action.actor() == m_play.humanToAct();
    skip();
    return ownMotion;
}

void GamePage::perform(Action action)
{
    m_settled = false;
    if (!m_play.act(action))
        onSettled(); // cannot happen with a draft of legal actions; the game is as it was
}

void GamePage::pressMain()
{
    if (m_playback->isLookingBack()) {
        m_playback->returnToPresent();
    } else if (isPaused()) {
        setPaused(false);
    } else if (m_playback->isTelling()) {
        skip();
    } else if (m_play.isOver()) {
        run(Command::Rematch);
    } else {
        m_input->confirm();
    }
    focusBoard();
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_side->closeBox())
        return;
    if (isSecretsKey(*event))
        holdKey(true);
    else if (!takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

void GamePage::keyReleaseEvent(QKeyEvent *event)
{
    if (isSecretsKey(*event))
        holdKey(false);
    else
        QWidget::keyReleaseEvent(event);
}

bool GamePage::eventFilter(QObject *watched, QEvent *event)
{
    const bool taken = watched == m_board && event->type() == QEvent::KeyPress
                       && !isSecretsKey(*static_cast<QKeyEvent *>(event))
                       && takeKey(static_cast<QKeyEvent *>(event)->key());
    if (watched == m_board && event->type() == QEvent::Resize) // rows above it have grown; its strip comes after it
        QMetaObject::invokeMethod(this, &GamePage::placeOverBoard, Qt::QueuedConnection);
    return taken || QWidget::eventFilter(watched, event);
}

/// The key G, which shows secrets while it is held.
void GamePage::holdKey(bool down)
{
    if (down == m_keyHeld || (down && m_peek->isVisible()))
        return;
    m_keyHeld = down && m_side->holdSecrets(true);
    if (!down)
        m_side->holdSecrets(false);
}

/// Keys that mean the same wherever the keyboard is on this page.
bool GamePage::takeKey(int key)
{
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_playback->isLookingBack() && (confirms || key == Qt::Key_Escape)) {
        m_playback->returnToPresent();
        return true;
    }
    if (m_playback->isTelling()) {
        if (!confirms && key != Qt::Key_Space && key != Qt::Key_Escape)
            return false;
        if (!cutShort())
            return true;
    }
    const bool taken = m_input->takeKey(key);
    if (taken && confirms)
        focusBoard();
    if (!taken && key == Qt::Key_Escape && m_asked) {
        dropHint();
        refreshChoice();
        return true;
    }
    return taken;
}

} // namespace views

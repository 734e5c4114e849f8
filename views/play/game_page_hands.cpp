// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a game: mouse, keyboard and buttons make a draft, a finished draft becomes an action.
#include <QKeyEvent>

#include "views/board/board_view.h"
#include "views/play/game_page.h"
#include "views/play/side_panel.h"

namespace views {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;

std::optional<Action> GamePage::pendingAction() const
{
    if (const std::optional<Action> action = m_draft.action())
        return action;
    return m_draft.actionAt(m_pointed);
}

void GamePage::onPlace(PlaceIndex place, int value)
{
    if (m_director->isTelling() && !cutShort())
        return;
    if (!mayChoose())
        return;
    if (m_draft.choose(place, static_cast<std::uint8_t>(value))) {
        draftChanged();
    } else {
        m_pointed = kNowhere;
        say(m_play->position().whyNot(m_draft.seat(), place));
    }
}

void GamePage::onDrop(PlaceIndex from, int value, PlaceIndex to)
{
    if (mayChoose() && m_draft.move(from, static_cast<std::uint8_t>(value), to))
        draftChanged();
}

void GamePage::onHover(PlaceIndex place)
{
    // What was pointed at last stays so while the mouse is on its way to the main button.
    if (place == m_pointed || place == kNowhere)
        return;
    m_pointed = place;
    m_remark.clear();
    if (mayChoose()) {
        refreshBoard(false);
        refreshPrompt();
        refreshButtons();
    }
}

void GamePage::draftChanged()
{
    m_remark.clear();
    const std::optional<Action> action = m_draft.action();
    if (action && !m_draft.wantsConfirmation()) {
        perform(*action);
        return;
    }
    refreshBoard(false);
    refreshPrompt();
    refreshButtons();
}

void GamePage::say(const engine::Message &message)
{
    m_remark = m_words.say(message);
    refreshPrompt();
    refreshButtons();
}

/// Skips. True if that was no more than the motion of the acting person's own last action: who clicks on before it has
/// ended means the board.
bool GamePage::cutShort()
{
    const bool ownMotion = !m_director->hasMoreToTell() && !m_director->isShowingAgain() && !m_play->hasAutomaticStep()
                           && m_play->stepCount() > 0
                           && m_play->step(m_play->stepCount()).action.actor() == m_play->humanToAct();
    skip();
    return ownMotion;
}

void GamePage::perform(Action action)
{
    m_settled = false;
    m_pointed = kNowhere;
    m_draft = play::Draft();
    if (!m_play->act(action))
        onSettled(); // cannot happen with a draft of legal actions; the game is as it was
}

void GamePage::pressMain()
{
    if (m_director->isTelling()) {
        skip();
    } else if (m_play->isOver()) {
        emit rematchWanted();
    } else if (const std::optional<Action> action = pendingAction(); action && mayChoose()) {
        perform(*action);
    }
    focusBoard();
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_side->closeBox())
        return;
    if (!takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

bool GamePage::eventFilter(QObject *watched, QEvent *event)
{
    const bool taken =
        watched == m_board && event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent *>(event)->key());
    return taken || QWidget::eventFilter(watched, event);
}

/// Keys that mean the same wherever the keyboard is on this page.
bool GamePage::takeKey(int key)
{
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_director->isTelling()) {
        if (!confirms && key != Qt::Key_Space && key != Qt::Key_Escape)
            return false;
        if (!cutShort())
            return true;
    }
    if (!mayChoose())
        return false;
    // Enter confirms what is complete; before that it chooses the place under the cursor.
    if (confirms && m_draft.action()) {
        pressMain();
        return true;
    }
    bool done = false;
    if (key >= Qt::Key_1 && key <= Qt::Key_9)
        done = m_draft.putNext(static_cast<std::uint8_t>(key - Qt::Key_0));
    else if (key == Qt::Key_Backspace || key == Qt::Key_Escape)
        done = m_draft.takeBack();
    if (done)
        draftChanged();
    return done;
}

} // namespace views

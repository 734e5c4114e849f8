// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a game: mouse, keyboard and buttons make a draft, a finished draft becomes an action.
#include <QKeyEvent>

#include "views/board/board_view.h"
#include "views/play/game_page.h"
#include "views/play/look_cover.h"
#include "views/play/side_panel.h"

namespace views {

using engine::Action;
using engine::kNowhere;
using engine::PlaceIndex;

namespace {

/// That key shows secrets while it is held. Another one may have been pressed by the time it is let go.
bool isSecretsKey(const QKeyEvent &event)
{
    const bool plain = event.type() == QEvent::KeyRelease || event.modifiers() == Qt::NoModifier;
    return event.key() == Qt::Key_G && plain && !event.isAutoRepeat();
}

} // namespace

std::optional<Action> GamePage::pendingAction() const
{
    if (const std::optional<Action> action = m_draft.action())
        return action;
    return m_draft.actionAt(m_pointed);
}

void GamePage::setDraft(play::Draft draft)
{
    m_draft = std::move(draft);
    findRoutes();
}

/// The whole ways of the piece in hand, but for where it comes with a single action.
void GamePage::findRoutes()
{
    m_routes.clear();
    const auto picked = m_draft.picked();
    if (!picked || !mayChoose())
        return;
    for (engine::Route &route : m_play->position().seenBy(m_draft.seat()).routes(picked->first, picked->second)) {
        if (!m_draft.canMove(picked->first, picked->second, route.to))
            m_routes.push_back(std::move(route));
    }
}

/// The way of the piece in hand that ends there, or null.
const engine::Route *GamePage::routeTo(PlaceIndex place) const
{
    const auto route =
        std::find_if(m_routes.begin(), m_routes.end(), [place](const engine::Route &each) { return each.to == place; });
    return route == m_routes.end() ? nullptr : &*route;
}

void GamePage::follow(const engine::Route &route)
{
    if (route.actions.empty()) {
        say(saidAll({route.full})); // why a click does not lead there
        return;
    }
    m_way.assign(route.actions.begin(), route.actions.end());
    goOn();
}

/// Does the next action of the way that was chosen by its end. False if there is none, or if by now the way is
/// another's choice or barred: then the rest is dropped.
bool GamePage::goOn()
{
    if (m_way.empty())
        return false;
    const Action next = m_way.front();
    m_way.pop_front();
    if (!mayChoose() || next.actor() != m_draft.seat() || m_play->position().refusal(next)) {
        m_way.clear();
        return false;
    }
    perform(next);
    return true;
}

void GamePage::onPlace(PlaceIndex place, int value)
{
    if (m_director->isTelling() && !cutShort())
        return;
    if (!mayChoose())
        return;
    if (const engine::Route *route = routeTo(place)) {
        follow(*route);
    } else if (m_draft.choose(place, static_cast<std::uint8_t>(value))) {
        draftChanged();
    } else {
        m_pointed = kNowhere;
        say(m_words.say(m_play->position().seenBy(m_draft.seat()).whyNot(m_draft.seat(), place)));
    }
}

void GamePage::onDrop(PlaceIndex from, int value, PlaceIndex to)
{
    if (!mayChoose())
        return;
    if (m_draft.move(from, static_cast<std::uint8_t>(value), to))
        draftChanged();
    else if (const engine::Route *route = routeTo(to))
        follow(*route);
}

void GamePage::takeOffer(int index)
{
    const std::vector<Offer> now = offers();
    if (index < static_cast<int>(now.size())) {
        const Offer &offer = now[static_cast<std::size_t>(index)];
        if (offer.goesBack)
            goBackHere();
        else if (offer.action)
            perform(*offer.action);
        else
            onPlace(offer.place, 0);
    }
    focusBoard();
}

void GamePage::onHover(PlaceIndex place)
{
    // What was pointed at last stays so while the mouse is on its way to the main button.
    if (place == m_pointed || place == kNowhere)
        return;
    m_pointed = place;
    m_remark.clear();
    if (mayChoose())
        refreshChoice();
}

void GamePage::draftChanged()
{
    m_remark.clear();
    const std::optional<Action> action = m_draft.action();
    if (action && !m_draft.wantsConfirmation()) {
        perform(*action);
        return;
    }
    findRoutes();
    refreshChoice();
}

void GamePage::say(const QString &remark)
{
    m_remark = remark;
    refreshChoice();
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
    setDraft({});
    if (!m_play->act(action))
        onSettled(); // cannot happen with a draft of legal actions; the game is as it was
}

void GamePage::pressMain()
{
    if (m_director->isLookingBack()) {
        m_director->returnToPresent();
    } else if (isPaused()) {
        setPaused(false);
    } else if (m_director->isTelling()) {
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
    return taken || QWidget::eventFilter(watched, event);
}

/// The key G, which shows secrets while it is held.
void GamePage::holdKey(bool down)
{
    if (down == m_keyHeld || (down && m_look->isVisible()))
        return;
    m_keyHeld = down && m_side->holdSecrets(true);
    if (!down)
        m_side->holdSecrets(false);
}

/// Keys that mean the same wherever the keyboard is on this page.
bool GamePage::takeKey(int key)
{
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_director->isLookingBack() && (confirms || key == Qt::Key_Escape)) {
        m_director->returnToPresent();
        return true;
    }
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

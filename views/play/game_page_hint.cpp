// SPDX-License-Identifier: GPL-3.0-or-later
// A hint for the person who has to choose: asked for, thought about, said and marked on the board.
#include <algorithm>

#include <QPushButton>

#include "model/play/adviser.h"
#include "views/board/board_plan.h"
#include "views/board/board_view.h"
#include "views/board/visibility.h"
#include "views/play/board_input_controller.h"
#include "views/play/game_page.h"
#include "views/play/hint_row.h"

namespace views {

void GamePage::connectHint()
{
    connect(m_adviser, &play::Adviser::advised, this, [this](const play::Hint &hint) {
        m_hint = hint;
        refreshChoice();
        sayHint();
        emit changed();
    });
    connect(m_hintRow->closeButton(), &QPushButton::clicked, this, [this] {
        dropHint();
        resume();
    });
    connect(m_hintRow->doButton(), &QPushButton::clicked, this, [this] {
        const engine::Action action = m_hint->action;
        dropHint();
        m_input->arrange(action);
        resume();
    });
}

bool GamePage::canHint() const { return mayChoose() && !m_playback->isLookingBack() && m_input->isFree(); }

void GamePage::hint()
{
    if (!canHint() || m_asked)
        return;
    m_asked = m_play.position().seenBy(m_play.humanToAct());
    sayHint();
    m_adviser->ask(*m_asked);
    refreshButtons();
}

void GamePage::dropHint()
{
    m_adviser->drop();
    m_asked.reset();
    m_hint.reset();
    m_hintRow->clear();
}

/// A hint is for the position for which it was asked, and for the eyes that may see it.
void GamePage::checkHint()
{
    if (m_asked && (!canHint() || m_play.position().seenBy(m_play.humanToAct()) != *m_asked))
        dropHint();
}

/// What there is to say in the present language.
void GamePage::sayHint()
{
    m_hintRow->closeButton()->setText(tr("Close"));
    m_hintRow->closeButton()->setAccessibleName(tr("Close the hint"));
    m_hintRow->doButton()->setText(tr("Lay it so"));
    m_hintRow->doButton()->setVisible(m_hint && m_input->canArrange(m_hint->action));
    if (m_asked) {
        if (m_hint)
            sayAnswer();
        else
            m_hintRow->say(tr("Hint: thinking…"), {});
    }
    placeHint();
}

void GamePage::sayAnswer()
{
    // A game may have fuller words for a hint than for the button that does it.
    const std::string fuller = "hint." + m_hint->what.id;
    const std::string id = m_words.has(fuller) ? fuller : "label." + m_hint->what.id;
    std::vector<engine::Message> why = seenMessages(m_hint->reasons, *m_asked, revealedSeat());
    // What the seat may expect rests on all that it knows: nobody else is to read that from it.
    if (revealedSeat() == m_asked->viewer())
        why.push_back(m_hint->share);
    m_hintRow->say(tr("Hint: %1.").arg(m_words.say({id, m_hint->what.fields})), sayAll(m_words, why));
}

/// Over the upper or lower margin of board and trays: there where fewer places are covered that may be chosen, then
/// fewer of all but tracks.
void GamePage::placeHint()
{
    if (m_hintRow->isHidden())
        return;
    const QRect board = m_board->boardRect();
    const int height = std::max(m_hintRow->heightForWidth(board.width()), m_hintRow->minimumSizeHint().height());
    const QRect above(board.topLeft(), QSize(board.width(), height));
    const QRect below = above.translated(0, board.height() - height);
    const std::vector<engine::PlaceIndex> &choosable = m_board->boardScene().shown()->choosable;
    const BoardPlan &plan = BoardPlan::of(m_play.position());
    const auto covered = [&](const QRect &rect) {
        std::pair<int, int> count;
        const std::vector<engine::Place> &places = m_play.game().places();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto place = static_cast<engine::PlaceIndex>(i);
            if (!m_board->placeRect(place).intersects(rect))
                continue;
            count.first += std::find(choosable.begin(), choosable.end(), place) != choosable.end() ? 1 : 0;
            count.second += plan.isTrack(places[i]) ? 0 : 1;
        }
        return count;
    };
    m_hintRow->setGeometry((covered(below) < covered(above) ? below : above).translated(m_board->pos()));
    m_hintRow->raise();
}

/// True if the hinted action puts one piece there: a click on the marked place does it.
bool GamePage::isHintedEnd(engine::PlaceIndex place) const
{
    const std::vector<engine::MoveTarget> moveTargets = m_hint->view.moveTargets(m_hint->action);
    return moveTargets.size() == 1 && moveTargets.front().to == place;
}

/// The places that the action touches. Of several touches only where they lead: they begin at the same heap.
std::vector<engine::PlaceIndex> GamePage::hintedPlaces() const
{
    std::vector<engine::PlaceIndex> places;
    if (!m_hint)
        return places;
    const std::vector<engine::MoveTarget> moveTargets = m_hint->view.moveTargets(m_hint->action);
    for (const engine::MoveTarget &target : moveTargets) {
        if (target.choice != engine::kNowhere) {
            places.push_back(target.choice);
            continue;
        }
        if (moveTargets.size() == 1)
            places.push_back(target.from);
        if (target.to != engine::kNowhere)
            places.push_back(target.to);
    }
    return places;
}

} // namespace views

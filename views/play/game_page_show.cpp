// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows and says: board, panels, prompt and buttons, at every step and while a choice is being made.
#include <QPushButton>

#include "views/board/board_view.h"
#include "views/play/cover.h"
#include "views/play/ending.h"
#include "views/play/game_page.h"
#include "views/play/log_model.h"
#include "views/play/prompt_strip.h"
#include "views/play/side_panel.h"

namespace views {

using engine::Action;
using engine::kNobody;
using engine::kNowhere;
using engine::PlaceIndex;
using engine::Seat;

void GamePage::showStep(int step, bool animated)
{
    m_settled = false;
    setDraft({});
    m_remark.clear();
    if (m_director->isLookingBack())
        m_uncovered = kNobody; // who comes back to the present says anew who it is
    m_log->showTo(m_director->isLookingBack() ? m_play->stepCount() : step);
    updateCover();
    m_side->markStep(m_director->isLookingBack() ? step : -1);
    refreshBoard(animated);
    refreshPanels();
    refreshPrompt();
    refreshButtons();
    runClock();
    emit changed();
    if (!m_board->inMotion())
        m_director->motionFinished();
}

void GamePage::onSettled()
{
    m_settled = true;
    const Seat seat = m_play->humanToAct();
    updateCover();
    if (seat != kNobody)
        setDraft(play::Draft(m_play->position(), seat));
    if (goOn())
        return;
    if (m_play->humanCount() > 1) // the secrets are those of who is to act now
        refreshPanels();
    refreshChoice();
    emit changed();
    const bool ends = m_play->isOver() && !m_finished;
    m_finished = m_play->isOver();
    runClock();
    if (ends)
        emit finished();
}

void GamePage::refreshBoard(bool animated)
{
    const int step = m_director->shownStep();
    const engine::Position &position = m_play->positionAt(step);
    Shown shown{position, m_draft.applied(position.arrangement()), {}, {}, {}, {}, revealedSeat(), m_seatNames};
    shown.roles = roles();
    // While a step is told it is its own seat's, not yet the next one's.
    const bool told = m_director->isTelling() && step > 0 && m_play->step(step).action.actor() < m_play->seatCount();
    shown.acting = told ? engine::seatBit(m_play->step(step).action.actor()) : position.toAct();
    if (mayChoose())
        showDraft(shown);
    if (step > 0) {
        const std::vector<engine::Touch> touches = m_play->positionAt(step - 1).touches(m_play->step(step).action);
        for (const engine::Touch &touch : touches) {
            if (touch.choice != kNowhere)
                shown.last.push_back(touch.choice);
            else if (touches.size() == 1)
                shown.last.push_back(touch.to);
        }
    }
    if (position.isOver()) { // the place that decided it, where the game names one
        const PlaceIndex decisive = position.game().placeOf(position.prompt().front().text("place"));
        if (decisive != kNowhere)
            shown.last.push_back(decisive);
    }
    m_board->show(shown, animated ? Motion::Animate : Motion::None);
}

/// What hands have done so far, and what they may do next with what it brings.
void GamePage::showDraft(Shown &shown) const
{
    const engine::Position view = m_play->position().seenBy(m_draft.seat());
    const auto promise = [&](PlaceIndex place, std::uint8_t value) {
        if (std::optional<engine::Promise> promised = view.promise(place, value))
            shown.promises.push_back({place, std::move(*promised)});
    };
    shown.choosable = m_draft.choosable();
    for (const engine::Touch &touch : m_draft.touches())
        promise(touch.to, touch.value);
    if (const auto picked = m_draft.picked()) {
        shown.picked = Picked{picked->first, picked->second};
        for (const PlaceIndex place : shown.choosable) {
            if (m_draft.canMove(picked->first, picked->second, place))
                promise(place, picked->second);
        }
    }
    shown.routes = m_routes;
    const engine::Route *route = routeTo(m_pointed);
    if (m_draft.actionAt(m_pointed) || (route && !route->actions.empty()))
        shown.selected = m_pointed;
    if (!m_draft.touches().empty() && m_draft.touches().front().choice != kNowhere)
        shown.selected = m_draft.touches().front().choice;
}

void GamePage::refreshPanels() { m_side->showPanels(panelsFor(secretsSeat()), panelContext()); }

QString GamePage::saidAll(const std::vector<engine::Message> &messages) const
{
    QStringList said;
    for (const engine::Message &message : messages) {
        if (isSeen(message))
            said << m_words.say(message);
    }
    return said.join(QStringLiteral(" "));
}

void GamePage::refreshPrompt()
{
    const engine::Position &full = m_play->positionAt(m_director->shownStep());
    const Seat acting = m_settled && !isCovered() ? m_play->humanToAct() : kNobody;
    const Seat seat = acting != kNobody ? acting : revealedSeat();
    const engine::Position position = seat == kNobody ? full : full.seenBy(seat);
    m_strip->setMoment(m_words.say(full.moment()));

    if (const replay::Sentence *line = m_director->line()) {
        m_strip->setPrompt(seatSign(line->seat, 30), m_words.say(line->message), {});
        return;
    }
    if (isPaused() && !m_director->isLookingBack())
        return m_strip->setPrompt({}, tr("The game is paused"), {});
    if (promptTellsPast() || promptTellsStep() || promptTellsEnd())
        return;
    std::vector<engine::Message> prompt = promptOf(position);
    if (prompt.empty())
        return m_strip->setPrompt({}, {}, {});
    const std::string_view winner = prompt.front().text("winner");
    const Seat actor = full.game().seatOf(winner.empty() ? prompt.front().text("seat") : winner, full.seatCount());
    const QString sentence = m_words.say(prompt.front());
    prompt.erase(prompt.begin());
    const QStringList explained = explanation(position);
    m_strip->setPrompt(seatSign(actor, 30), sentence,
                       explained.isEmpty() ? saidAll(prompt) : explained.join(QStringLiteral(" ")));
}

/// Of what is to be done, all that the eyes at the screen may see.
std::vector<engine::Message> GamePage::promptOf(const engine::Position &position) const
{
    std::vector<engine::Message> prompt = position.prompt();
    std::erase_if(prompt, [this](const engine::Message &message) { return !isSeen(message); });
    return prompt;
}

/// Instead of what the rules say further: why something cannot be done, or what follows from what is pointed at.
QStringList GamePage::explanation(const engine::Position &position) const
{
    if (!m_remark.isEmpty())
        return {m_remark};
    if (!mayChoose())
        return {};
    if (const engine::Route *route = routeTo(m_pointed))
        return {saidAll({route->full})};
    const auto promised = [&](PlaceIndex place, std::uint8_t value) -> QStringList {
        const std::optional<engine::Promise> promise = position.promise(place, value);
        return promise ? QStringList{saidAll({promise->full})} : QStringList();
    };
    if (const auto picked = m_draft.picked(); picked && m_pointed != kNowhere && m_pointed != picked->first) {
        if (const QStringList said = promised(m_pointed, picked->second); !said.isEmpty())
            return said;
    }
    if (const auto picked = m_draft.picked(); picked && !pendingAction()) {
        const engine::Message means = position.means(picked->first, picked->second);
        return means.id.empty() ? QStringList() : QStringList{saidAll({means})};
    }
    if (const std::optional<Action> action = pendingAction()) {
        QStringList changes;
        for (const engine::Message &consequence : position.consequences(*action)) {
            if (isSeen(consequence))
                changes << m_words.say(consequence);
        }
        if (changes.isEmpty())
            return {};
        std::vector<engine::Message> further = promptOf(position);
        further.erase(further.begin());
        return {saidAll(further),
                m_words.say({"consequences", {{"what", changes.join(QStringLiteral(", ")).toStdString()}}})};
    }
    return m_draft.touches().empty() ? QStringList()
                                     : promised(m_draft.touches().back().to, m_draft.touches().back().value);
}

/// While a step is being shown, what was done; what is to be done next has its turn when all is told.
bool GamePage::promptTellsStep()
{
    const int step = m_director->shownStep();
    if (!m_director->isTelling() || step == 0)
        return false;
    const std::vector<replay::Sentence> lines = replay::narrate(m_play->timeline(), m_words, step, revealedSeat());
    if (lines.empty())
        return false;
    m_strip->setPrompt(seatSign(lines.front().seat, 30), m_words.say(lines.front().message), {});
    return true;
}

/// An end that no rule brought about is known to the record only.
bool GamePage::promptTellsEnd()
{
    if (!m_play->isOver() || m_play->position().isOver() || m_director->shownStep() != m_play->stepCount())
        return false;
    QStringList said = endSentences(*m_play, m_words, m_seatNames);
    const QString first = said.takeFirst();
    m_strip->setPrompt(seatSign(m_play->result()->winners.front(), 30), first, said.join(QStringLiteral(" ")));
    return true;
}

/// What was done to come to the position that is looked at.
bool GamePage::promptTellsPast()
{
    if (!m_director->isLookingBack())
        return false;
    const int step = m_director->shownStep();
    const std::vector<replay::Sentence> lines = step > 0 ? replay::narrate(m_play->timeline(), m_words, step, revealedSeat()) : std::vector<replay::Sentence>();
    const QString more = m_clock->isOn() ? tr("You are looking back: the game waits, the clock does not.")
                                         : tr("You are looking back: the game waits.");
    if (lines.empty())
        m_strip->setPrompt({}, tr("The game begins."), more);
    else
        m_strip->setPrompt(seatSign(lines.front().seat, 30), m_words.say(lines.front().message), more);
    return true;
}

void GamePage::refreshButtons()
{
    QPushButton *main = m_strip->mainButton();
    if (m_director->isLookingBack())
        PromptStrip::setButton(main, tr("Back to the game"));
    else if (isPaused())
        PromptStrip::setButton(main, m_pause->isVisibleTo(this) ? QString() : tr("Go on"));
    else if (m_director->isTelling())
        PromptStrip::setButton(main, tr("Skip"));
    else if (m_play->isOver())
        PromptStrip::setButton(main, tr("Play again"));
    else if (const std::optional<Action> action = pendingAction(); action && mayChoose())
        PromptStrip::setButton(main, labelOf(*action));
    else
        PromptStrip::setButton(main, {});
    QStringList texts;
    for (const Offer &offer : offers())
        texts << offer.text;
    m_strip->setOffers(texts);
    PromptStrip::setButton(m_strip->takeBackButton(), canUndo() ? tr("Undo") : QString());
}

QString GamePage::labelOf(Action action) const
{
    const engine::Message label = m_play->position().seenBy(m_draft.seat()).label(action);
    return m_words.say({"label." + label.id, label.fields});
}

/// Places to take something else from have a button where the game has the words `pick.KIND` for their kind.
std::vector<GamePage::Offer> GamePage::offers() const
{
    std::vector<Offer> offers;
    if (canGoBackHere())
        offers.push_back({tr("Undo to here"), {}, kNowhere, true});
    if (!mayChoose())
        return offers;
    for (const PlaceIndex place : m_draft.sources()) {
        const std::string words = "pick." + m_play->game().places()[static_cast<std::size_t>(place)].kind;
        if (m_words.has(words))
            offers.push_back({m_words.text(words), {}, place});
    }
    for (const Action action : m_draft.plain())
        offers.push_back({labelOf(action), action});
    return offers;
}

} // namespace views

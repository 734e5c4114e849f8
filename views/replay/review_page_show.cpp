// SPDX-License-Identifier: GPL-3.0-or-later
// What a review shows of the position: board, prompt, and where it lies in the game.
#include <QPushButton>

#include "model/replay/narration.h"
#include "model/replay/seat_names.h"
#include "views/board/board_view.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/play/board_input_controller.h"
#include "views/play/prompt_strip.h"
#include "views/replay/review_page.h"
#include "views/replay/review_side.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

void ReviewPage::retranslate()
{
    m_seatNames = replay::seatNames(m_play.record());
    m_words = words::Words(m_play.game(), m_seatNames);
    QList<QPixmap> signs;
    PanelContext context{&m_words, &m_board->artwork(), {}, {}, false, true};
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        signs << seatSign(seat, 18);
        context.seatIds << m_play.record().seats[seat].seat;
        context.seatSigns << views::seatSign(m_board->artwork(), m_play.game(), seat, m_play.seatCount());
    }
    m_board->setAccessibleName(tr("Board"));
    m_input->setViewer(m_viewer);
    m_side->retranslate(context, m_seatNames, signs, m_board->artwork().theme());
    m_strip->setWords(m_words, signs, [this](int step) { return stepInWords(step); });
    refreshBoard(Motion::None);
    refreshPrompt();
}

QPixmap ReviewPage::seatSign(Seat seat, qreal size)
{
    if (seat >= m_play.seatCount())
        return {};
    Artwork &artwork = m_board->artwork();
    const QString id = views::seatSign(artwork, m_play.game(), seat, m_play.seatCount());
    return artwork.pixmap(id, artwork.bounds(id).size().scaled(size, size, Qt::KeepAspectRatio), devicePixelRatioF());
}

/// All that a seek shows, once.
void ReviewPage::show(Motion motion)
{
    m_input->rest();
    m_input->unsay();
    m_strip->setShown(m_step);
    refreshBoard(motion);
    refreshPrompt();
    m_side->showPlace(place(), steps(), m_step, m_viewer);
    m_settling.start();
    emit changed();
    if (!m_board->inMotion())
        m_strip->cameToRest();
}

void ReviewPage::refreshBoard(Motion motion)
{
    BoardViewState shown = shownAt(steps(), m_step, m_viewer);
    shown.seatNames = m_seatNames;
    shown.uncovered = secretPlaces(panelsSeenBy(shown.position, m_viewer));
    m_input->fill(shown);
    m_board->show(shown, motion);
}

/// The position has stood for a while: now another action can be chosen there.
void ReviewPage::settle()
{
    if (m_strip->autoplay().isPlaying())
        return;
    const Seat seat = chooser();
    if (seat == kNobody)
        return;
    m_input->begin(steps().position(m_step), seat);
    if (m_input->goOn())
        return;
    refreshBoard(Motion::None);
    refreshPrompt();
}

QString ReviewPage::stepInWords(int step) const
{
    QString said = replay::stepText(steps(), m_words, step, m_viewer);
    if (!said.isEmpty())
        return said;
    return step == 0 ? tr("The game begins.") : nextInWords(step);
}

/// What is to be done at a position: where the step that led there says nothing itself, as a deal does.
QString ReviewPage::nextInWords(int step) const
{
    const engine::Position &position = steps().position(step);
    const std::vector<engine::Message> prompt = seenMessages(position.prompt(), position, m_viewer);
    return prompt.empty() ? QString() : m_words.say(prompt.front());
}

/// What was done to come here, or what hands are about to do.
void ReviewPage::refreshPrompt()
{
    const engine::Position &position = steps().position(m_step);
    m_prompt->setHeading(m_words.say(position.heading()));
    std::vector<replay::Sentence> sentences;
    if (m_step > 0)
        sentences = replay::narrate(steps(), m_words, m_step, m_viewer);
    std::erase_if(sentences, [](const replay::Sentence &sentence) { return sentence.isHeading; });
    const bool isSilent = sentences.empty();
    QStringList more = m_input->explanation();
    if (more.isEmpty() && sentences.size() > 1) // all of them stand in the notation; here what came of it in the end
        more << m_words.say(sentences.back().message);
    m_prompt->setPrompt(isSilent ? QPixmap() : seatSign(sentences.front().seat, 30),
                        isSilent ? stepInWords(m_step) : m_words.say(sentences.front().message),
                        more.join(QLatin1Char(' ')));
    PromptStrip::setButton(m_prompt->mainButton(), m_input->label());
    QStringList ofPage;
    if (!position.isOver())
        ofPage << tr("Play from here");
    if (!m_line.empty())
        ofPage << tr("Back to the main line");
    PromptStrip::setButton(m_prompt->takeBackButton(), canUndo() ? tr("Undo") : QString());
    m_prompt->setOffers(m_input->offers(), ofPage); // last: what room there is for them is known now
}

} // namespace views

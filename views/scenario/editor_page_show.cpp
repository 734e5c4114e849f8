// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor shows: the board, what is to be read beside it, and its forms.
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>

#include "model/replay/seat_names.h"
#include "model/scenario/scenario.h"
#include "views/board/board_view.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/common/play_style.h"
#include "views/play/board_input_controller.h"
#include "views/play/prompt_strip.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/editor_palette.h"
#include "views/scenario/editor_position.h"
#include "views/scenario/editor_problems.h"
#include "views/scenario/editor_tools.h"
#include "views/scenario/editor_words.h"

namespace views {

void EditorPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    retranslate();
}

void EditorPage::setStyle(const PlayStyle &style)
{
    m_board->setMotionSpeed(0); // hands see at once what they do
    m_board->setCountingHelp(false);
    m_board->setExplaining(style.explainPlaces);
}

void EditorPage::retranslate()
{
    m_seatNames = replay::seatNames(m_play.record());
    m_words = words::Words(m_play.game(), m_seatNames);
    m_board->setAccessibleName(tr("Board"));
    m_palette->setAccessibleName(tr("Box of pieces"));
    const QStringList titles{tr("Position"), tr("Words"), tr("Goal")};
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        m_tabs->setTabText(m_tabs->indexOf(m_forms[i]), titles[static_cast<qsizetype>(i)]);
    if (const int palette = m_tabs->indexOf(m_palette); palette >= 0)
        m_tabs->setTabText(palette, tr("Pieces"));
    m_row->retranslate();
    m_texts->retranslate();
    m_goal->retranslate();
    refreshBoard();
    m_palette->refresh(true);
    m_contents->refresh(true);
    m_fields->refresh(true);
    m_problems->refresh(true);
    refreshPrompt();
    refresh();
}

/// All that depends on the record.
void EditorPage::refresh()
{
    if (m_seatNames != replay::seatNames(m_play.record())) { // other players
        retranslate();
        return;
    }
    refreshBoard();
    m_palette->refresh();
    m_contents->refresh();
    m_fields->refresh();
    m_problems->refresh();
    m_texts->refresh();
    m_goal->refresh();
    m_row->setTryProblem(tryProblem());
    m_row->setCanPlay(m_editor->position() && !m_editor->position()->isOver());
    m_row->setCanMirror(m_context->game().mirrored(m_context->arrangement()).has_value());
    refreshHint();
    emit changed();
}

/// Why a learner could do nothing with it; empty where one can.
QString EditorPage::tryProblem() const
{
    if (!m_editor->position())
        return tr("This position cannot be played: below the board stands why.");
    if (m_editor->position()->isOver())
        return tr("The game is over in this position.");
    return scenario::isPlayable(m_play.record()) ? QString() : tr("The goal does not yet say what it asks for.");
}

void EditorPage::refreshBoard()
{
    if (m_answer->isRecording()) {
        BoardViewState shown = shownAt(m_answer->course(), m_answer->course().stepCount(), engine::kEveryone);
        shown.seatNames = m_seatNames;
        m_answer->input().fill(shown);
        m_board->show(shown, Motion::None);
        return;
    }
    BoardViewState shown{m_editor->boardPosition(), m_editor->arrangement()};
    shown.isSetUp = true;
    shown.revealed = engine::kEveryone;
    shown.seatNames = m_seatNames;
    shown.marked = m_context->selection();
    if (const std::optional<engine::Piece> &picked = m_context->picked())
        shown.picked = Picked{picked->place, picked->value};
    m_board->show(shown, Motion::None);
}

/// What the tool does, unless there is something to say of what was tried last.
void EditorPage::refreshHint()
{
    const bool isRemark = !m_context->remark().isEmpty();
    const EditorTool *const tool = m_toolController->tool();
    m_row->setHint(isRemark || !tool ? m_context->remark() : tool->hint(), isRemark);
}

void EditorPage::showPlaces(const std::vector<engine::PlaceIndex> &places)
{
    m_context->select(places);
    m_contents->setPlace(places.front());
    focusBoard();
    m_board->setCursorTo(places.front());
}

// ---- the answer

/// Recording has begun or ended, or went on.
void EditorPage::showRecording()
{
    const bool on = m_answer->isRecording();
    if (on && m_toolController->tool()) {
        m_context->drop();
        m_toolController->take(nullptr);
    } else if (!on && !m_toolController->tool()) {
        m_toolController->take(m_tools[1].get());
        m_row->setTool(*m_tools[1]);
    }
    m_row->setVisible(!on);
    m_prompt->setVisible(on);
    m_problems->setVisible(!on);
    if (m_columns->indexOf(m_palette) >= 0)
        m_palette->setVisible(!on);
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabEnabled(tab, !on || m_tabs->widget(tab) == m_forms.back());
    refreshBoard();
    refreshPrompt();
    m_goal->refresh();
    emit changed();
}

void EditorPage::refreshPrompt()
{
    if (!m_answer->isRecording())
        return;
    const engine::Position &position = m_answer->course().last();
    const BoardInputController &input = m_answer->input();
    QStringList said = {tr("Recording the answer.")};
    for (const engine::Message &message : seenMessages(position.prompt(), position, engine::kEveryone))
        said << m_words.say(message);
    const QStringList more = input.explanation();
    const QString sentence = said.value(1, said.front());
    m_prompt->setPrompt({}, sentence,
                        more.isEmpty() ? said.mid(2).join(QLatin1Char(' ')) : more.join(QLatin1Char(' ')));
    m_prompt->setHeading(said.front());
    PromptStrip::setButton(m_prompt->mainButton(), input.label());
    PromptStrip::setButton(m_prompt->takeBackButton(), m_answer->canTakeBack() ? tr("Undo") : QString());
    m_prompt->setOffers(input.offers(), {tr("Stop recording")}); // last: what room there is for them is known now
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/page.h"

#include <QEvent>

#include "model/play/document.h"

namespace views {

Page::Page(play::Document *document, QWidget *parent) : QWidget(parent), m_document(document) {}

const engine::Game *Page::game() const { return m_document ? &m_document->play().game() : nullptr; }

QString Page::undoText() const { return m_document ? editText(m_document->play().undoLabel()) : QString(); }

QString Page::redoText() const { return m_document ? editText(m_document->play().redoLabel()) : QString(); }

CommandsShown Page::commandsShown() const
{
    CommandsShown shown{m_commands.states()};
    const replay::Timeline *const steps = timeline();
    shown.goesBack = steps && shownStep() > 0;
    shown.goesOn = steps && shownStep() < steps->stepCount();
    shown.canSetViewer = canSetViewer();
    shown.canCopyPosition = positionToCopy().has_value();
    shown.isWhole = showsEverything();
    shown.undo = undoText();
    shown.redo = redoText();
    shown.title = title();
    shown.edits = m_document ? m_document->play().changeLog().size() : 0;
    shown.place = shownPlace();
    return shown;
}

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit changed(); // the window says names and actions, and heard of the language first
    }
    QWidget::changeEvent(event);
}

void Page::offer(Command command, std::function<bool()> can, std::function<void()> run, std::function<bool()> isOn)
{
    if (!run)
        run = [this, command] { emit wanted(command); };
    m_commands.offer(command, std::move(run), std::move(can), std::move(isOn));
}

} // namespace views

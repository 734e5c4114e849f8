// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/page.h"

#include <QEvent>
#include <QKeyEvent>

#include "model/play/document.h"
#include "views/common/command_keys.h"

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

std::optional<Command> Page::commandOf(const QKeyEvent &key) const
{
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())));
    for (const auto &[command, first] : pageKeys()) {
        if (m_commands.has(command) && (m_keys ? m_keys->keys(nameOf(command)) : first).contains(pressed))
            return command;
    }
    return std::nullopt;
}

void Page::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<Command> command = commandOf(*event))
        run(*command);
    else
        QWidget::keyPressEvent(event);
}

void Page::offer(Command command, std::function<bool()> can, std::function<void()> run, std::function<bool()> isOn)
{
    if (!run)
        run = [this, command] { emit wanted(command); };
    m_commands.offer(command, std::move(run), std::move(can), std::move(isOn));
}

} // namespace views

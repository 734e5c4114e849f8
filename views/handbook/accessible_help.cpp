// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/accessible_help.h"

#include <QScrollBar>
#include <QTextBlock>

#include "views/handbook/help_view.h"

namespace views {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<HelpView *>(object);
    return view ? new AccessibleHelp(*view) : nullptr;
}

} // namespace

void AccessibleHelp::install()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

void AccessibleHelp::announceReading(HelpView &view)
{
    auto *help = dynamic_cast<AccessibleHelp *>(QAccessible::queryAccessibleInterface(&view));
    if (!help)
        return;
    QAccessibleTextCursorEvent event(&view, help->cursorPosition());
    QAccessible::updateAccessibility(&event);
}

AccessibleHelp::AccessibleHelp(HelpView &view) : QAccessibleWidget(&view, QAccessible::Document), m_view(view) {}

void *AccessibleHelp::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                              : QAccessibleWidget::interface_cast(type);
}

QAccessible::State AccessibleHelp::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = state.multiLine = state.selectableText = true;
    return state;
}

void AccessibleHelp::selection(int, int *startOffset, int *endOffset) const
{
    *startOffset = m_view.textCursor().selectionStart();
    *endOffset = m_view.textCursor().selectionEnd();
}

int AccessibleHelp::selectionCount() const { return m_view.textCursor().hasSelection() ? 1 : 0; }

void AccessibleHelp::addSelection(int startOffset, int endOffset) { setSelection(0, startOffset, endOffset); }

void AccessibleHelp::removeSelection(int) { setSelection(0, cursorPosition(), cursorPosition()); }

void AccessibleHelp::setSelection(int, int startOffset, int endOffset)
{
    QTextCursor cursor(m_view.document());
    cursor.setPosition(std::clamp(startOffset, 0, characterCount()));
    cursor.setPosition(std::clamp(endOffset, 0, characterCount()), QTextCursor::KeepAnchor);
    m_view.setTextCursor(cursor);
}

int AccessibleHelp::cursorPosition() const { return m_view.readingPosition(); }

void AccessibleHelp::setCursorPosition(int position) { m_view.readFrom(std::clamp(position, 0, characterCount())); }

QString AccessibleHelp::text(int startOffset, int endOffset) const
{
    const int end = endOffset < 0 ? characterCount() : endOffset;
    return m_view.document()->toPlainText().mid(startOffset, end - startOffset);
}

int AccessibleHelp::characterCount() const { return std::max(0, m_view.document()->characterCount() - 1); }

QRect AccessibleHelp::characterRect(int offset) const
{
    QTextCursor cursor(m_view.document());
    cursor.setPosition(std::clamp(offset, 0, characterCount()));
    const QRect rect = m_view.cursorRect(cursor);
    const int width = QFontMetrics(cursor.charFormat().font()).averageCharWidth();
    return {m_view.viewport()->mapToGlobal(rect.topLeft()), QSize(width, rect.height())};
}

int AccessibleHelp::offsetAtPoint(const QPoint &point) const
{
    return m_view.cursorForPosition(m_view.viewport()->mapFromGlobal(point)).position();
}

void AccessibleHelp::scrollToSubstring(int startIndex, int)
{
    QTextCursor cursor(m_view.document());
    cursor.setPosition(std::clamp(startIndex, 0, characterCount()));
    QScrollBar &bar = *m_view.verticalScrollBar();
    bar.setValue(bar.value() + m_view.cursorRect(cursor).top());
}

QString AccessibleHelp::attributes(int, int *startOffset, int *endOffset) const
{
    *startOffset = 0;
    *endOffset = characterCount();
    return {};
}

} // namespace views

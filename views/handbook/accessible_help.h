// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

namespace views {

class HelpView;

/// A page of the handbook for assistive technology: a document with its text. Qt would call a text that nobody can edit
/// a label, of which screen readers read nothing line by line. There is no caret: it is where one reads.
class AccessibleHelp final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    /// Makes Qt ask for this class where it meets a HelpView. Further calls do nothing.
    static void install();
    /// Tells those who listen that another paragraph is the first that can be seen.
    static void announceReading(HelpView &view);

    explicit AccessibleHelp(HelpView &view);

    void *interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::State state() const override;
    int childCount() const override { return 0; }

    void selection(int selectionIndex, int *startOffset, int *endOffset) const override;
    int selectionCount() const override;
    void addSelection(int startOffset, int endOffset) override;
    void removeSelection(int selectionIndex) override;
    void setSelection(int selectionIndex, int startOffset, int endOffset) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;
    QString text(int startOffset, int endOffset) const override;
    using QAccessibleWidget::text;
    int characterCount() const override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int startIndex, int endIndex) override;
    QString attributes(int offset, int *startOffset, int *endOffset) const override;

private:
    HelpView &m_view;
};

} // namespace views

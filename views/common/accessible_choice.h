// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

class QComboBox;

namespace views {

/// A box of choices for assistive technology, whose text is what is chosen: Qt tells of that before 6.5 only in a way
/// that screen readers do not ask for. Another choice in a closed box is announced, which they leave out, too.
class AccessibleChoice final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    /// Makes Qt ask for this class where it meets a box that nothing is typed into. Further calls do nothing.
    static void install();

    explicit AccessibleChoice(QComboBox &box);

    QString text(QAccessible::Text text) const override;
    QAccessible::State state() const override;
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override; ///< the list
    int indexOfChild(const QAccessibleInterface *child) const override;
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &name) override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    void selection(int, int *startOffset, int *endOffset) const override { *startOffset = *endOffset = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int startOffset, int endOffset) const override;
    int characterCount() const override;
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int *startOffset, int *endOffset) const override;

private:
    QComboBox &m_box;
};

} // namespace views

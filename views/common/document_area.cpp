// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/document_area.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QKeyEvent>

namespace views {

namespace {

/// A document with its text. There is no caret: it is where one reads, and nothing can be selected.
class AccessibleDocument final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit AccessibleDocument(DocumentArea &area) : QAccessibleWidget(&area, QAccessible::Document), m_area(area) {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = state.multiLine = true;
        return state;
    }

    void selection(int, int *startOffset, int *endOffset) const override { *startOffset = *endOffset = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return m_area.readingPosition(); }
    void setCursorPosition(int position) override { m_area.readFrom(position); }
    QString text(int startOffset, int endOffset) const override
    {
        const int end = endOffset < 0 ? characterCount() : endOffset;
        return m_area.document().mid(startOffset, end - startOffset);
    }
    using QAccessibleWidget::text;
    int characterCount() const override { return static_cast<int>(m_area.document().size()); }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return cursorPosition(); }
    void scrollToSubstring(int startIndex, int) override { m_area.readFrom(startIndex); }
    QString attributes(int, int *startOffset, int *endOffset) const override
    {
        *startOffset = 0;
        *endOffset = characterCount();
        return {};
    }

private:
    DocumentArea &m_area;
};

QAccessibleInterface *makeDocument(const QString &, QObject *object)
{
    auto *area = qobject_cast<DocumentArea *>(object);
    return area ? new AccessibleDocument(*area) : nullptr;
}

} // namespace

DocumentArea::DocumentArea(QWidget *parent) : QScrollArea(parent)
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeDocument);
        return true;
    }();
    setFocusPolicy(Qt::TabFocus);
}

void DocumentArea::setParagraphs(const QStringList &paragraphs)
{
    m_paragraphs = paragraphs;
    m_reading = std::clamp(m_reading, 0, std::max(0, static_cast<int>(paragraphs.size()) - 1));
}

int DocumentArea::readingPosition() const
{
    int position = 0;
    for (int i = 0; i < m_reading; ++i)
        position += static_cast<int>(m_paragraphs[i].size()) + 1;
    return position;
}

void DocumentArea::readFrom(int position)
{
    int number = 0;
    for (int end = 0; number + 1 < m_paragraphs.size(); ++number) {
        end += static_cast<int>(m_paragraphs[number].size()) + 1;
        if (position < end)
            break;
    }
    readParagraph(number);
}

void DocumentArea::readParagraph(int number)
{
    m_reading = std::clamp(number, 0, std::max(0, static_cast<int>(m_paragraphs.size()) - 1));
    QAccessibleTextCursorEvent event(this, readingPosition());
    QAccessible::updateAccessibility(&event);
}

/// Scrolled as ever, and read.
void DocumentArea::keyPressEvent(QKeyEvent *event)
{
    QScrollArea::keyPressEvent(event);
    const int last = static_cast<int>(m_paragraphs.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up: readParagraph(m_reading - 1); break;
    case Qt::Key_Down: readParagraph(m_reading + 1); break;
    case Qt::Key_Home: readParagraph(0); break;
    case Qt::Key_End: readParagraph(last); break;
    default: return;
    }
    event->accept();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_text.h"

#include <QFocusEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QVBoxLayout>
#include <QtMath>

#include "model/record/record.h"
#include "views/common/labels.h"

namespace views {

namespace {

constexpr int kPauseMs = 2000; ///< what was typed is part of the scenario after so long

} // namespace

EditorText::EditorText(const QString &objectName, int lines, QWidget *parent)
    : QWidget(parent), m_title(textLabel({}, FontRole::Second, this)), m_edit(new QPlainTextEdit(this))
{
    m_title->setBuddy(m_edit);
    m_title->setWordWrap(true);
    m_edit->setObjectName(objectName);
    m_edit->setFont(fontFor(FontRole::Second));
    m_edit->setTabChangesFocus(true);
    const int frame = 2 * m_edit->frameWidth() + qCeil(2 * m_edit->document()->documentMargin()) + 8;
    m_edit->setFixedHeight(lines * QFontMetrics(m_edit->font()).lineSpacing() + frame);
    m_edit->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_edit);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &EditorText::limit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_pause.isActive()) // who types on and on is not to lose it all
            m_pause.start();
    });
    connect(&m_pause, &QTimer::timeout, this, &EditorText::commit);
}

void EditorText::setTitle(const QString &title)
{
    m_title->setText(title);
    m_edit->setAccessibleName(title);
}

void EditorText::setHint(const QString &hint) { m_edit->setPlaceholderText(hint); }

void EditorText::setText(const QString &text)
{
    if (text == m_shown)
        return;
    m_shown = text;
    if (typed().trimmed() != text)
        m_edit->setPlainText(text);
}

/// The words in the field. Its plain text would turn hard spaces into others.
QString EditorText::typed() const
{
    return m_edit->document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

void EditorText::commit()
{
    const QString text = typed().trimmed();
    m_pause.stop();
    if (text == m_shown.trimmed())
        return;
    m_shown = text; // before it is told: who hears it shows the text again
    emit textChanged(text);
}

bool EditorText::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        commit();
    return QWidget::eventFilter(watched, event);
}

/// Takes back what makes the text longer than a file takes.
void EditorText::limit()
{
    const qsizetype excess = typed().size() - record::kMostCharacters;
    if (excess <= 0)
        return;
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::max(0, cursor.position() - static_cast<int>(excess)), QTextCursor::KeepAnchor);
    const QSignalBlocker blocker(m_edit);
    cursor.removeSelectedText();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/comment_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QVBoxLayout>

#include "model/replay/game_text.h"
#include "model/words/languages.h"
#include "views/common/fonts.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kLines = 4;
constexpr int kPauseMs = 2000;

} // namespace

CommentBox::CommentBox(QWidget *parent)
    : QFrame(parent), m_heading(new QLabel(this)), m_edit(new QPlainTextEdit(this)), m_tooLong(new QLabel(this))
{
    setProperty("box", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    m_heading->setFont(fontFor(FontRole::Heading));
    m_heading->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("comment"));
    m_edit->setFont(fontFor(FontRole::Second));
    m_edit->setTabChangesFocus(true);
    const int frame = 2 * m_edit->frameWidth() + qCeil(2 * m_edit->document()->documentMargin());
    m_edit->setFixedHeight(kLines * QFontMetrics(m_edit->font()).lineSpacing() + frame);
    m_edit->installEventFilter(this);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &CommentBox::limit);
    // What is typed is safe after a short pause, without leaving the field.
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &CommentBox::commit);
    m_tooLong->setFont(fontFor(FontRole::Least));
    m_tooLong->setWordWrap(true);
    m_tooLong->hide();
    layout->addWidget(m_heading);
    layout->addWidget(m_edit);
    layout->addWidget(m_tooLong);
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        m_marks[i] = new QPushButton(this);
        m_marks[i]->setObjectName(record::marks()[static_cast<qsizetype>(i)]);
        m_marks[i]->setCheckable(true);
        m_marks[i]->setProperty("small", true);
        // Not `clicked`: assistive technology toggles such a button.
        connect(m_marks[i], &QPushButton::toggled, this, [this, i](bool on) { press(i, on); });
        grid->addWidget(m_marks[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    layout->addLayout(grid);
    retranslate();
    offerHelp(this, "review#comments");
}

void CommentBox::retranslate()
{
    m_heading->setText(tr("Comment"));
    m_edit->setAccessibleName(tr("Comment on this position"));
    m_edit->setPlaceholderText(tr("Say something of this position."));
    m_tooLong->setText(tr("A comment has %1 characters at most.").arg(QLocale().toString(record::kMostCharacters)));
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        m_marks[i]->setText(replay::markWords(record::marks()[static_cast<qsizetype>(i)]));
        m_marks[i]->setAccessibleName(replay::markWord(record::marks()[static_cast<qsizetype>(i)]));
    }
}

void CommentBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        commit();
        retranslate();
        showPlace(m_place, m_comment, m_mark);
    }
    QFrame::changeEvent(event);
}

bool CommentBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        commit();
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isReturn && key->modifiers().testFlag(Qt::ControlModifier)) {
            commit();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CommentBox::showPlace(record::Place place, record::Text comment, QString mark)
{
    if (place != m_place)
        commit();
    const QString text = comment.in(words::spokenLanguage());
    if (place != m_place || text != m_shown) {
        m_shown = text;
        if (typed().trimmed() != text.trimmed())
            m_edit->setPlainText(text);
        m_given = typed();
        m_tooLong->hide();
    }
    m_place = std::move(place);
    m_comment = std::move(comment);
    showMark(mark);
}

/// The words in the field. Its plain text would turn hard spaces into others.
QString CommentBox::typed() const
{
    return m_edit->document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

void CommentBox::commit()
{
    const QString text = typed();
    if (text.trimmed() == m_given.trimmed())
        return;
    // From here on the document undoes it, as a whole.
    m_edit->document()->clearUndoRedoStacks();
    // Before it is told: who hears it shows the place again.
    m_given = text;
    m_shown = text.trimmed();
    emit commentChanged(m_place, m_shown);
}

void CommentBox::beginComment() { m_edit->setFocus(Qt::OtherFocusReason); }

/// Takes back what makes the comment longer than a file takes: as much of it as does not fit.
void CommentBox::limit()
{
    const QString text = typed();
    const qsizetype excess = text.size() - record::kMostCharacters;
    if (excess > 0 && text != m_shown) {
        QTextCursor cursor = m_edit->textCursor();
        int first = std::max(0, cursor.position() - static_cast<int>(excess));
        if (first > 0 && text.at(first).isLowSurrogate())
            --first; // half a character is none
        cursor.setPosition(first, QTextCursor::KeepAnchor);
        const QSignalBlocker blocker(m_edit);
        cursor.removeSelectedText();
    }
    m_tooLong->setVisible(excess > 0);
}

// ---- marks

void CommentBox::showMark(const QString &mark)
{
    m_mark = mark;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const QSignalBlocker blocker(m_marks[i]);
        m_marks[i]->setChecked(record::marks()[static_cast<qsizetype>(i)] == mark);
    }
}

/// One at most is pressed.
void CommentBox::press(std::size_t button, bool on)
{
    showMark(on ? record::marks()[static_cast<qsizetype>(button)] : QString());
    emit markChanged(m_place, m_mark);
}

} // namespace views

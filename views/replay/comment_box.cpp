// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/comment_box.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QVBoxLayout>

#include "model/words/languages.h"
#include "views/common/fonts.h"
#include "views/common/plain_text.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kLines = 4;
constexpr int kPauseMs = 2000;
constexpr int kLeastButton = 24; ///< what can still be clicked; all of them stand in a narrow column

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
    addSymbols(record::marks());
    addSymbols(record::assessments());
    retranslate();
    offerHelp(this, "review#comments");
}

/// A row of buttons, of which one at most is pressed.
void CommentBox::addSymbols(const QStringList &symbols)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (const QString &symbol : symbols) {
        auto *button = new QPushButton(replay::markSign(symbol), this);
        button->setObjectName(symbol);
        button->setCheckable(true);
        button->setProperty("small", true);
        button->setMinimumWidth(std::max(kLeastButton, button->fontMetrics().horizontalAdvance(button->text()) + 12));
        // Not `clicked`: assistive technology toggles such a button.
        connect(button, &QPushButton::toggled, this, [this, symbol](bool on) { press(symbol, on); });
        row->addWidget(button);
        m_buttons << button;
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void CommentBox::retranslate()
{
    m_heading->setText(tr("Comment"));
    m_edit->setAccessibleName(tr("Comment on this position"));
    m_edit->setPlaceholderText(tr("Say something of this position."));
    m_tooLong->setText(tr("A comment has %1 characters at most.").arg(QLocale().toString(record::kMostCharacters)));
    for (QPushButton *button : m_buttons) {
        const QString word = replay::markWord(button->objectName());
        button->setAccessibleName(word);
        button->setToolTip(tipText(word));
    }
}

void CommentBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        commit();
        retranslate();
        showPlace(m_place, m_comment, m_symbols);
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

void CommentBox::showPlace(record::Place place, record::Text comment, const replay::Symbols &symbols)
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
    m_symbols = symbols;
    showSymbols();
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

// ---- symbols

void CommentBox::showSymbols()
{
    for (QPushButton *button : m_buttons) {
        const QSignalBlocker blocker(button);
        const QString symbol = button->objectName();
        button->setChecked(symbol == m_symbols.mark || symbol == m_symbols.assessment);
    }
}

void CommentBox::press(const QString &symbol, bool on)
{
    const bool isMark = record::isMark(symbol);
    (isMark ? m_symbols.mark : m_symbols.assessment) = on ? symbol : QString();
    showSymbols();
    if (isMark)
        emit markChanged(m_place, m_symbols.mark);
    else
        emit assessmentChanged(m_place, m_symbols.assessment);
}

} // namespace views

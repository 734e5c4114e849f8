// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_message.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QLabel>
#include <QScrollBar>

#include "views/common/labels.h"

namespace views {

namespace {

constexpr int kMessageSign = 22; ///< at the usual size of fonts

QLabel *wrapping(FontRole role, const char *name, QWidget *parent)
{
    QLabel *label = textLabel({}, role, parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText); // it may be the author's
    label->setWordWrap(true);
    return label;
}

void setWords(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

LessonMessage::LessonMessage(QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget(this);
    m_sign = new QLabel(content);
    m_heading = wrapping(FontRole::Heading, "verdict", content);
    m_words = wrapping(FontRole::Text, "words", content);
    m_happened = wrapping(FontRole::Second, "happened", content);
    m_happened->setProperty("second", true);
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addWidget(m_heading, 1);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addWidget(m_words);
    layout->addWidget(m_happened);
    layout->addStretch(1);
    setProperty("box", true);
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonMessage::fitFocus);
    content->setAutoFillBackground(false); // it lies on the box
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void LessonMessage::setColour(const QColor &colour)
{
    m_colour = colour;
    paintSign();
}

void LessonMessage::paintSign()
{
    m_sign->setPixmap(lessonSign(m_kind, qRound(kMessageSign * fontScale()), m_colour, devicePixelRatioF()));
}

void LessonMessage::say(LessonSign sign, const QString &heading, const QString &words, const QStringList &happened,
                        bool isRunning)
{
    m_kind = sign;
    paintSign();
    m_sign->setVisible(!heading.isEmpty());
    setWords(m_heading, heading);
    setWords(m_words, words);
    setWords(m_happened, happened.join(QLatin1Char('\n')));
    setVisible(!heading.isEmpty() || !words.isEmpty() || !happened.isEmpty());
    updateGeometry();
    QScrollBar *bar = verticalScrollBar();
    QMetaObject::invokeMethod( // when the layouts have come to rest
        this,
        [this, bar, isRunning] {
            fitBar();
            bar->setValue(isRunning ? bar->maximum() : 0);
        },
        Qt::QueuedConnection);
    const QString name = heading.isEmpty() || words.isEmpty() ? heading + words : heading + QLatin1String(". ") + words;
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    for (const QAccessible::Event what : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(this, what);
        QAccessible::updateAccessibility(&event);
    }
}

int LessonMessage::heightForWidth(int width) const
{
    const QSize frame = size() - maximumViewportSize(); // the style sheet's, which frameWidth() does not know
    return widget()->layout()->totalHeightForWidth(width - frame.width()) + frame.height();
}

void LessonMessage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    updateGeometry();
    fitBar();
}

/// A scroll bar that was needed before takes so much width that it may seem to be needed still.
void LessonMessage::fitBar()
{
    setVerticalScrollBarPolicy(heightForWidth(width()) > height() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

/// A stop for the keyboard only where there is something to scroll.
void LessonMessage::fitFocus() { setFocusPolicy(verticalScrollBar()->maximum() > 0 ? Qt::TabFocus : Qt::NoFocus); }

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_side.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "views/play/panel_column.h"
#include "views/scenario/lesson_words.h"

namespace views {

namespace {

constexpr int kLeastText = 110;       ///< of the height for what the lesson says
constexpr double kMostMessage = 0.45; ///< of the height for what is said to what was done

QLabel *wrapping(FontRole role, const char *name, QWidget *parent)
{
    QLabel *label = textLabel({}, role, parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText); // it may be the author's
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // one long word is no reason to grow
    return label;
}

QFrame *makeHint(QLabel *&heading, QLabel *&text, QWidget *parent)
{
    auto *box = new QFrame(parent);
    box->setProperty("box", true);
    heading = wrapping(FontRole::Heading, "hintHeading", box);
    text = wrapping(FontRole::Text, "hintText", box);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(heading);
    layout->addWidget(text);
    box->hide();
    return box;
}

} // namespace

LessonSide::LessonSide(QWidget *parent) : QWidget(parent), m_scroll(new QScrollArea(this))
{
    auto *content = new QWidget(this);
    m_title = wrapping(FontRole::Heading, "title", content);
    m_difficulty = wrapping(FontRole::Second, "difficulty", content);
    m_difficulty->setProperty("second", true);
    m_text = wrapping(FontRole::Text, "text", content);
    m_goal = new LessonGoal(content);
    m_hint = makeHint(m_hintHeading, m_hintText, content);
    m_fold = new QPushButton(content);
    m_fold->hide();
    m_fold->setObjectName(QStringLiteral("fold"));
    m_fold->setProperty("small", true);
    m_fold->setCheckable(true);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_panels = new PanelColumn(content);
    auto *words = new QVBoxLayout(content);
    words->setContentsMargins(0, 0, 4, 0);
    words->setSpacing(8);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_title, m_difficulty, m_text, m_goal, m_hint, m_fold, m_panels})
        words->addWidget(part);
    words->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumHeight(kLeastText);
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // it has what the others leave
    m_scroll->setObjectName(QStringLiteral("lesson"));
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonSide::fitFocus);
    m_message = new LessonMessage(this);
    m_buttons = new LessonButtons(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_buttons);
    connect(m_fold, &QPushButton::clicked, this, [this](bool shown) { showPanels(shown); });
    retranslate();
}

void LessonSide::setLesson(const QString &title, int difficulty, const QString &text)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_stars = difficulty;
    retranslate();
}

void LessonSide::setHint(const QString &hint)
{
    m_hintText->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void LessonSide::scrollToHint()
{
    m_scroll->widget()->layout()->activate();
    m_scroll->ensureWidgetVisible(m_hint, 0, 0);
}

void LessonSide::setPanelsUsed(bool used)
{
    if (used == m_panelsUsed)
        return;
    m_panelsUsed = used;
    m_fold->setVisible(used);
    showPanels(m_fold->isChecked());
}

/// Folded until somebody asks for them: a beginner has enough to read.
void LessonSide::showPanels(bool shown)
{
    m_fold->setChecked(shown);
    m_panels->setVisible(shown && m_panelsUsed);
    m_fold->setText(shown ? tr("Hide the tables") : tr("Show the tables"));
}

void LessonSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_message->setMaximumHeight(qRound(height() * kMostMessage));
}

void LessonSide::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// A stop for the keyboard only where there is something to scroll.
void LessonSide::fitFocus()
{
    m_scroll->setFocusPolicy(m_scroll->verticalScrollBar()->maximum() > 0 ? Qt::TabFocus : Qt::NoFocus);
}

void LessonSide::retranslate()
{
    const QString hard = LessonWords::difficulty(m_stars);
    m_difficulty->setText(QStringLiteral("%1  %2").arg(LessonWords::stars(m_stars), hard));
    m_difficulty->setAccessibleName(tr("Difficulty: %1").arg(hard));
    m_difficulty->setVisible(!hard.isEmpty());
    m_hintHeading->setText(tr("Hint"));
    m_scroll->setAccessibleName(tr("Lesson"));
    showPanels(m_fold->isChecked());
}

} // namespace views

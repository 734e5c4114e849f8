// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_goal.h"

#include <QHBoxLayout>
#include <QLabel>

#include "views/common/labels.h"
#include "views/common/layouts.h"

namespace views {

namespace {

constexpr int kGoalSign = 18; ///< at the usual size of fonts

} // namespace

LessonGoal::LessonGoal(QWidget *parent)
    : QFrame(parent), m_heading(textLabel({}, FontRole::Heading, this)), m_rows(new QVBoxLayout)
{
    setProperty("box", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addLayout(m_rows);
    m_rows->setSpacing(4);
}

void LessonGoal::show(const QString &heading, const std::vector<Part> &parts, const QColor &colour)
{
    m_heading->setText(heading);
    setVisible(!parts.empty());
    if (parts == m_parts && colour == m_colour)
        return;
    m_parts = parts;
    m_colour = colour;
    clearLayout(*m_rows);
    for (const Part &part : parts)
        addPart(part, colour);
}

void LessonGoal::addPart(const Part &part, const QColor &colour)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto *sign = new QLabel(row);
    sign->setPixmap(lessonSign(part.sign, qRound(kGoalSign * fontScale()), colour, devicePixelRatioF()));
    QLabel *words = textLabel(part.words, FontRole::Text, row);
    words->setTextFormat(Qt::PlainText); // it may be the author's
    words->setWordWrap(true);
    if (part.sign == LessonSign::Solved)
        words->setAccessibleName(tr("Reached: %1").arg(part.words));
    else if (part.sign == LessonSign::Open)
        words->setAccessibleName(tr("Still to do: %1").arg(part.words));
    layout->addWidget(sign, 0, Qt::AlignTop);
    layout->addWidget(words, 1);
    m_rows->addWidget(row);
    row->show(); // at once, not with the next turn of the event loop
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_buttons.h"

#include <algorithm>
#include <array>

#include <QEvent>
#include <QStyle>

namespace views {

namespace {

constexpr int kGap = 8;
constexpr std::array<const char *, kLessonButtons> kNames = {"hint", "answer", "again", "play", "back", "next"};

} // namespace

LessonButtons::LessonButtons(QWidget *parent) : QWidget(parent)
{
    for (int i = 0; i < kLessonButtons; ++i) {
        auto *button = new QPushButton(this);
        button->setObjectName(QLatin1String(kNames[static_cast<std::size_t>(i)]));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
        button->setAutoDefault(true);         // Enter presses the button that has the focus
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, i] { emit pressed(static_cast<LessonButton>(i)); });
        m_buttons.push_back(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LessonButtons::setText(LessonButton which, const QString &text)
{
    QPushButton *one = button(which);
    if (one->text() == text && one->isHidden() == text.isEmpty())
        return;
    one->setText(text);
    one->setHidden(text.isEmpty());
    updateGeometry();
    arrange();
}

void LessonButtons::setMain(std::optional<LessonButton> which)
{
    for (QPushButton *one : m_buttons) {
        const bool isMain = which && one == button(*which);
        if (one->property("main").toBool() == isMain)
            continue;
        one->setProperty("main", isMain);
        style()->unpolish(one); // the style sheet asks for the property
        style()->polish(one);
    }
    arrange();
}

/// One after the other into the same row while all of them have the room that they want.
std::vector<LessonButtons::Row> LessonButtons::rows(int width) const
{
    std::vector<Row> rows;
    int left = 0;
    for (QPushButton *one : m_buttons) {
        if (one->isHidden())
            continue;
        const int wanted = one->sizeHint().width();
        if (rows.empty() || left < wanted + kGap) {
            rows.push_back({one});
            left = width - wanted;
        } else {
            rows.back().push_back(one);
            left -= wanted + kGap;
        }
    }
    return rows;
}

int LessonButtons::heightForWidth(int width) const
{
    const int count = static_cast<int>(rows(width).size());
    return count == 0 ? 0 : count * (m_buttons.front()->sizeHint().height() + kGap) - kGap;
}

QSize LessonButtons::sizeHint() const
{
    int widest = 0;
    for (const QPushButton *one : m_buttons)
        widest = std::max(widest, one->isHidden() ? 0 : one->sizeHint().width());
    return {widest, heightForWidth(std::max(widest, width()))};
}

void LessonButtons::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LessonButtons::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

/// The room that is left in a row belongs to all of its buttons.
void LessonButtons::arrange()
{
    int y = 0;
    for (const Row &row : rows(width())) {
        int wanted = kGap * (static_cast<int>(row.size()) - 1);
        for (const QPushButton *one : row)
            wanted += one->sizeHint().width();
        const int more = std::max(0, width() - wanted) / static_cast<int>(row.size());
        int x = 0;
        for (QPushButton *one : row) {
            const int given = std::min(one->sizeHint().width() + more, width());
            one->setGeometry(x, y, given, one->sizeHint().height());
            x += given + kGap;
        }
        y += row.front()->sizeHint().height() + kGap;
    }
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_side.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include "model/words/words.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/side_measure.h"
#include "views/panels/panel_boxes.h"
#include "views/scenario/lesson_words.h"

namespace views {

namespace {

constexpr double kSignBox = 22;  ///< the square in which the signs are drawn
constexpr int kGoalSign = 18;    ///< at the usual size of fonts
constexpr int kMessageSign = 22; ///< at the usual size of fonts
constexpr int kGap = 8;          ///< between buttons
constexpr std::array<const char *, kLessonButtons> kNames = {"hint", "answer", "again", "play", "back", "next"};
constexpr int kLeastText = 110;       ///< of the height for what the lesson says
constexpr double kMostMessage = 0.45; ///< of the height for what is said to what was done

void paintInRing(QPainter &painter, LessonSign sign, const QColor &colour)
{
    painter.drawEllipse(QPointF(11, 11), 9, 9);
    if (sign == LessonSign::Solved) {
        painter.drawPolyline(QPolygonF({{6.5, 11.5}, {9.8, 14.8}, {15.5, 7.8}}));
    } else if (sign == LessonSign::Failed) {
        painter.drawLine(QPointF(7.6, 7.6), QPointF(14.4, 14.4));
        painter.drawLine(QPointF(14.4, 7.6), QPointF(7.6, 14.4));
    } else if (sign == LessonSign::Note) {
        painter.drawLine(QPointF(11, 10.5), QPointF(11, 15.5));
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(11, 6.9), 0.4, 0.4);
    }
}

QLabel *namedLabel(FontRole role, const char *name, QWidget *parent)
{
    QLabel *label = wrappedLabel({}, role, parent);
    label->setObjectName(QLatin1String(name));
    return label;
}

/// In the scrolled part of the column, where one long word is no reason to grow.
QLabel *columnLabel(FontRole role, const char *name, QWidget *parent)
{
    QLabel *label = namedLabel(role, name, parent);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

/// Short names of places are read out in words.
void setWords(QLabel *label, const QString &text, const words::Words &words)
{
    const QString heard = words.heard(text);
    label->setText(text);
    label->setAccessibleName(heard == text ? QString() : heard);
    label->setVisible(!text.isEmpty());
}

/// As high as its width makes it.
void fitHeight(QWidget *widget, QSizePolicy::Policy vertical)
{
    QSizePolicy policy(QSizePolicy::Preferred, vertical);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
}

} // namespace

// ---- signs

void paintLessonSign(QPainter &painter, const QRectF &square, LessonSign sign, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / kSignBox, square.height() / kSignBox);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (sign == LessonSign::Item) {
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(11, 11), 2, 2);
    } else {
        paintInRing(painter, sign, colour);
    }
    painter.restore();
}

QPixmap lessonSign(LessonSign sign, int size, const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintLessonSign(painter, QRectF(0, 0, size, size), sign, colour);
    return pixmap;
}

// ---- the goal

LessonGoal::LessonGoal(QWidget *parent)
    : QFrame(parent), m_heading(textLabel({}, FontRole::Heading, this)), m_rows(makeColumn(nullptr, {}, 4))
{
    setProperty("box", true);
    makeColumn(this, {12, 8, 12, 8}, 4, {m_heading})->addLayout(m_rows);
}

void LessonGoal::show(const QString &heading, const std::vector<LessonPart> &parts, const words::Words &words,
                      const QColor &colour)
{
    m_heading->setText(heading);
    setVisible(!parts.empty());
    if (parts == m_parts && colour == m_colour)
        return;
    m_parts = parts;
    m_colour = colour;
    clearLayout(*m_rows);
    for (const LessonPart &part : parts)
        addPart(part, words, colour);
}

void LessonGoal::addPart(const LessonPart &part, const words::Words &words, const QColor &colour)
{
    const QString heard = words.heard(part.words);
    auto *row = new QWidget(this);
    auto *sign = new QLabel(row);
    sign->setPixmap(lessonSign(part.sign, qRound(kGoalSign * fontScale()), colour, devicePixelRatioF()));
    QLabel *said = wrappedLabel(part.words, FontRole::Text, row);
    if (part.sign == LessonSign::Solved)
        said->setAccessibleName(tr("Reached: %1").arg(heard));
    else if (part.sign == LessonSign::Open)
        said->setAccessibleName(tr("Still to do: %1").arg(heard));
    else if (heard != part.words)
        said->setAccessibleName(heard);
    auto *layout = makeRow(row, {}, 8);
    layout->addWidget(sign, 0, Qt::AlignTop);
    layout->addWidget(said, 1);
    m_rows->addWidget(row);
    row->show(); // at once, not with the next turn of the event loop
}

// ---- what came of it

LessonMessage::LessonMessage(QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget(this);
    m_sign = new QLabel(content);
    m_heading = namedLabel(FontRole::Heading, "verdict", content);
    m_words = namedLabel(FontRole::Text, "words", content);
    m_happened = namedLabel(FontRole::Second, "happened", content);
    m_happened->setProperty("second", true);
    auto *first = makeRow(nullptr, {}, 8);
    first->addWidget(m_sign, 0, Qt::AlignTop);
    first->addWidget(m_heading, 1);
    auto *layout = makeColumn(content, {12, 8, 12, 8}, 6);
    layout->addLayout(first);
    layout->addWidget(m_words);
    layout->addWidget(m_happened);
    layout->addStretch(1);
    setProperty("box", true);
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    focusWhileScrolling(this);
    content->setAutoFillBackground(false); // it lies on the box
    fitHeight(this, QSizePolicy::Maximum);
    hide();
}

void LessonMessage::paintSign()
{
    m_sign->setPixmap(lessonSign(m_reply.sign, qRound(kMessageSign * fontScale()), m_colour, devicePixelRatioF()));
}

void LessonMessage::say(const LessonReply &reply, const words::Words &words, const QColor &colour)
{
    const LessonReply before = std::exchange(m_reply, reply);
    m_colour = colour;
    paintSign();
    if (before == m_reply)
        return; // whoever reads it has scrolled it perhaps
    const bool isHeaded = !m_reply.heading.isEmpty();
    m_sign->setVisible(isHeaded);
    setWords(m_heading, m_reply.heading, words);
    setWords(m_words, m_reply.words, words);
    setWords(m_happened, m_reply.happened.join(QLatin1Char('\n')), words);
    setVisible(isHeaded || !m_reply.words.isEmpty() || !m_reply.happened.isEmpty());
    updateGeometry();
    QScrollBar *bar = verticalScrollBar();
    QMetaObject::invokeMethod( // when the layouts have come to rest
        this,
        [this, bar] {
            fitBar();
            bar->setValue(m_reply.isRunning ? bar->maximum() : 0);
        },
        Qt::QueuedConnection);
    const QString name = words.heard(m_reply.said());
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    LessonReply news = m_reply; // what was heard while steps went on is not said again with what came of them
    if (before.isRunning && news.words.startsWith(before.words))
        news.words = news.words.mid(before.words.size()).trimmed();
    announce(*this, words.heard(news.said()));
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

// ---- buttons

LessonButtons::LessonButtons(QWidget *parent) : QWidget(parent)
{
    for (std::size_t i = 0; i < kLessonButtons; ++i) {
        QPushButton *button = boardsideButton(kNames[i], this);
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, i] { emit pressed(static_cast<LessonButton>(i)); });
        m_buttons.push_back(button);
    }
    fitHeight(this, QSizePolicy::Fixed);
}

void LessonButtons::show(const std::array<QString, kLessonButtons> &texts, std::optional<LessonButton> main)
{
    for (std::size_t i = 0; i < kLessonButtons; ++i) {
        QPushButton *one = m_buttons[i];
        const bool isMain = main == static_cast<LessonButton>(i);
        one->setText(texts[i]);
        one->setHidden(texts[i].isEmpty());
        if (one->property("main").toBool() == isMain)
            continue;
        one->setProperty("main", isMain);
        style()->unpolish(one); // the style sheet asks for the property
        style()->polish(one);
    }
    updateGeometry();
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

// ---- the column

LessonSide::LessonSide(QWidget *parent) : QWidget(parent), m_scroll(new DocumentArea(this))
{
    auto *content = new QWidget(this);
    m_title = columnLabel(FontRole::Heading, "title", content);
    m_difficulty = columnLabel(FontRole::Second, "difficulty", content);
    m_difficulty->setProperty("second", true);
    m_text = columnLabel(FontRole::Text, "text", content);
    m_goal = new LessonGoal(content);
    m_hint = new QFrame(content);
    m_hint->setProperty("box", true);
    m_hintHeading = columnLabel(FontRole::Heading, "hintHeading", m_hint);
    m_hintText = columnLabel(FontRole::Text, "hintText", m_hint);
    makeColumn(m_hint, {12, 8, 12, 8}, 4, {m_hintHeading, m_hintText});
    m_hint->hide();
    m_tables = new PanelBoxes(content);
    m_tables->stand({PanelStand::Form::Folded});
    makeColumn(content, {0, 0, 4, 0}, 8, {m_title, m_difficulty, m_text, m_goal, m_hint, m_tables})->addStretch(1);
    m_scroll->setWidget(content);
    scrollUpright(m_scroll);
    m_scroll->setMinimumHeight(scaledPixels(kLeastText));
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // it has what the others leave
    m_scroll->setObjectName(QStringLiteral("lesson"));
    m_message = new LessonMessage(this);
    m_buttons = new LessonButtons(this);
    makeColumn(this, {}, 8, {m_scroll, m_message, m_buttons})->setStretch(0, 1);
    onLanguageChange(this, [this] { retranslate(); });
    new SideText(this);
    retranslate();
}

void LessonSide::show(const LessonShown &lesson, const words::Words &words, const QColor &colour)
{
    setWords(m_title, lesson.title, words);
    setWords(m_text, lesson.text, words);
    m_stars = lesson.difficulty;
    setWords(m_hintText, lesson.hint, words);
    m_hint->setVisible(!lesson.hint.isEmpty());
    m_goal->show(lesson.goalHeading, lesson.goal, words, colour);
    m_message->say(lesson.reply, words, colour);
    m_buttons->show(lesson.buttons, lesson.main);
    retranslate();
}

void LessonSide::scrollToHint()
{
    m_scroll->widget()->layout()->activate();
    m_scroll->ensureWidgetVisible(m_hint, 0, 0);
}

void LessonSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_message->setMaximumHeight(qRound(height() * kMostMessage));
}

void LessonSide::retranslate()
{
    const QString hard = LessonWords::difficulty(m_stars);
    m_difficulty->setText(QStringLiteral("%1  %2").arg(LessonWords::stars(m_stars), hard));
    m_difficulty->setAccessibleName(tr("Difficulty: %1").arg(hard));
    m_difficulty->setVisible(!hard.isEmpty());
    m_hintHeading->setText(tr("Hint"));
    m_scroll->setAccessibleName(tr("Lesson"));
}

} // namespace views

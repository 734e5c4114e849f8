// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timeline_strip.h"

#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <cmath>

#include "views/board/board_plan.h"
#include "views/common/controls.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"

namespace views {

using replay::Jump;

namespace {

constexpr int kFigure = 16; // height of a score's words
constexpr int kFrame = 1;   // of the box

QLabel *label(FontRole role, QFont::Weight weight, QWidget *parent)
{
    QLabel *label = textLabel({}, role, parent);
    QFont font = label->font();
    font.setWeight(weight);
    label->setFont(font);
    return label;
}

int widthOf(const QLabel &label, const QString &text)
{
    return static_cast<int>(std::ceil(QFontMetricsF(label.font()).horizontalAdvance(text))) + 2;
}

} // namespace

TimelineStrip::TimelineStrip(QWidget *parent)
    : QFrame(parent), m_autoplay(new Autoplay(this)), m_bar(new TimelineBar(this)), m_grid(new QGridLayout(this)),
      m_buttons(new QWidget(this)), m_about(new QWidget(this)), m_scores(new QWidget(this))
{
    setProperty("box", true);
    makeButtons();
    makeSpeeds();
    makeKinds();
    auto *about = makeLayout<QGridLayout>(m_about, {}, 0);
    about->setHorizontalSpacing(4);
    m_step = label(FontRole::Text, QFont::DemiBold, m_about);
    m_heading = label(FontRole::Second, QFont::Normal, m_about);
    m_heading->setObjectName(QStringLiteral("second-text"));
    about->addWidget(m_step, 0, 0, 1, 3);
    m_kind->hide();
    about->addWidget(m_heading, 1, 0);
    about->addWidget(m_speed, 1, 1);
    about->addWidget(m_loop, 1, 2);
    auto *scores = makeLayout<QGridLayout>(m_scores);
    scores->setHorizontalSpacing(6);
    scores->setVerticalSpacing(2);
    m_grid->setSpacing(0);
    QWidget *before = m_first;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_previous, m_play, m_next, m_last, m_kind, m_speed, m_loop, m_bar}) {
        setTabOrder(before, next);
        before = next;
    }

    connect(m_autoplay, &Autoplay::stepWanted, this, &TimelineStrip::seek);
    connect(m_autoplay, &Autoplay::playingChanged, this, &TimelineStrip::retranslate);
    connect(m_autoplay, &Autoplay::speedChanged, this, &TimelineStrip::retranslate);
    connect(m_autoplay, &Autoplay::loopingChanged, m_loop, &QToolButton::setChecked);
    connect(m_bar, &TimelineBar::playWanted, m_autoplay, &Autoplay::toggle);
    connect(m_bar, &TimelineBar::seekWanted, this,
            [this](int step, bool isStep) { seek(step, isStep && std::abs(step - shown()) == 1); });
    setTheme(Theme());
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
    arrange();
    offerHelp(this, "review#timeline");
}

void TimelineStrip::makeButtons()
{
    using Sign = TimelineButton::Sign;
    auto *row = makeRow(m_buttons, {}, 8);
    const auto add = [this, row](const char *name, Sign sign) {
        auto *button = new TimelineButton(sign, m_buttons);
        button->setObjectName(QLatin1String(name));
        row->addWidget(button);
        return button;
    };
    m_first = add("first", Sign::First);
    m_previous = add("previous", Sign::Previous);
    m_play = add("play", Sign::Play);
    m_next = add("next", Sign::Next);
    m_last = add("last", Sign::Last);
    m_play->setMain(true);
    connect(m_first, &QToolButton::clicked, this, [this] { go(Jump::First); });
    connect(m_previous, &QToolButton::clicked, this, [this] { go(Jump::PreviousStep); });
    connect(m_play, &QToolButton::clicked, m_autoplay, &Autoplay::toggle);
    connect(m_next, &QToolButton::clicked, this, [this] { go(Jump::NextStep); });
    connect(m_last, &QToolButton::clicked, this, [this] { go(Jump::Last); });
    m_loop = new TimelineButton(Sign::Loop, m_about);
    m_loop->setObjectName(QStringLiteral("loop"));
    m_loop->setSide(24);
    m_loop->setCheckable(true);
    connect(m_loop, &QToolButton::toggled, m_autoplay, &Autoplay::setLooping);
}

void TimelineStrip::makeSpeeds()
{
    m_speed = new TimelineButton(TimelineButton::Sign::Choice, m_about);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setPopupMode(QToolButton::InstantPopup);
    m_speeds = new QMenu(this);
    m_speedGroup = new QActionGroup(this);
    for (const double speed : Autoplay::speeds()) {
        QAction *action = m_speeds->addAction(QString());
        action->setCheckable(true);
        action->setData(speed);
        m_speedGroup->addAction(action);
    }
    connect(m_speedGroup, &QActionGroup::triggered, this,
            [this](QAction *action) { m_autoplay->setSpeed(action->data().toDouble()); });
    m_speed->setMenu(m_speeds);
}

void TimelineStrip::makeKinds()
{
    m_kind = new TimelineButton(TimelineButton::Sign::Choice, m_about);
    m_kind->setObjectName(QStringLiteral("mark-kind"));
    m_kind->setPopupMode(QToolButton::InstantPopup);
    m_kindMenu = new QMenu(this);
    m_kindGroup = new QActionGroup(this);
    connect(m_kindMenu, &QMenu::triggered, this,
            [this](QAction *action) { emit kindWanted(action->data().toString().toStdString()); });
    m_kind->setMenu(m_kindMenu);
}

void TimelineStrip::setReview()
{
    m_bar->setReview();
    auto *about = static_cast<QGridLayout *>(m_about->layout());
    about->removeWidget(m_step);
    about->addWidget(m_step, 0, 0);
    about->addWidget(m_kind, 0, 1, 1, 2);
    m_kind->show();
    arrange();
}

void TimelineStrip::setKinds(std::vector<replay::MarkKind> kinds, const std::string &kind)
{
    m_kinds = std::move(kinds);
    m_wantedKind = kind;
    refreshKinds();
}

/// What marks of that kind are called in the menu and on its button.
QString TimelineStrip::kindName(const std::string &kind) const
{
    if (kind.empty())
        return tr("All marks");
    return kind == replay::kErrors ? tr("Only mistakes") : m_bar->content().words.text("bookmark." + kind);
}

void TimelineStrip::refreshKinds()
{
    const QString name = kindName(m_wantedKind);
    int widest = 0; // the button keeps its width whatever is chosen
    while (m_kindMenu->actions().size() < static_cast<qsizetype>(m_kinds.size())) {
        QAction *action = m_kindMenu->addAction(QString());
        action->setCheckable(true);
        m_kindGroup->addAction(action);
    }
    const QList<QAction *> actions = m_kindMenu->actions(); // one of them may be the one that was just chosen
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const bool isKind = i < static_cast<qsizetype>(m_kinds.size());
        actions[i]->setVisible(isKind);
        if (!isKind) {
            actions[i]->setText({}); // of another course, in another language
            continue;
        }
        const replay::MarkKind &kind = m_kinds[i];
        const QString words = kindName(kind.id);
        m_kind->setChoice(words, m_scale);
        widest = std::max(widest, m_kind->width());
        actions[i]->setText(
            tr("%1 (%2)", "kind of marks and how many there are").arg(words, words::Words::number(kind.steps)));
        actions[i]->setData(QString::fromStdString(kind.id));
        actions[i]->setChecked(kind.id == m_wantedKind);
    }
    m_kind->setChoice(name, m_scale);
    m_kind->setFixedWidth(std::max(widest, m_kind->width()));
    m_kind->setWords(tr("Marks to look for: %1").arg(name));
}

void TimelineStrip::setTimeline(const replay::Timeline *timeline)
{
    m_bar->setTimeline(timeline); // first: the course before may be gone
    m_autoplay->pause();
    makeScores();
    timelineChanged();
}

void TimelineStrip::timelineChanged(int until)
{
    m_bar->timelineChanged(until);
    m_autoplay->setLast(m_bar->lastStep());
    m_autoplay->setShown(m_bar->shown());
    refreshWords();
    arrange();
}

void TimelineStrip::setMarks(std::vector<replay::Mark> marks) { m_bar->setMarks(std::move(marks)); }

void TimelineStrip::setExpected(std::vector<std::vector<double>> expected, bool isUnanalysed)
{
    m_bar->setExpected(std::move(expected), isUnanalysed);
    arrange();
}

void TimelineStrip::setWords(const words::Words &words, QList<QPixmap> seatSigns,
                             std::function<QString(int)> stepInWords)
{
    m_signs = std::move(seatSigns);
    m_bar->setWords(words, std::move(stepInWords));
    makeScores();
    refreshKinds();
    refreshWords();
}

void TimelineStrip::setTheme(const Theme &theme)
{
    m_bar->setTheme(theme);
    for (auto *button : findChildren<TimelineButton *>())
        button->setTheme(theme);
}

void TimelineStrip::setForm(TimelineForm form, qreal scale)
{
    if (form == m_form && scale == m_scale)
        return;
    m_form = form;
    m_scale = scale;
    m_bar->setForm(form, scale);
    fitWords();
    makeScores();
    retranslate();
    arrange();
}

void TimelineStrip::setPlayMain(bool isMain)
{
    m_play->setMain(isMain);
    arrange();
}

void TimelineStrip::fitWords()
{
    const auto fit = [this](QLabel &label, FontRole role) {
        QFont font = label.font();
        font.setPixelSize(qRound(fontFor(role).pixelSize() * m_scale));
        label.setFont(font);
    };
    fit(*m_step, FontRole::Text);
    fit(*m_heading, FontRole::Second);
}

TimelineForm TimelineStrip::formFor(QSize size)
{
    const QSizeF window = designedSize(size);
    if (window.width() < 1200 || window.height() < 720)
        return TimelineForm::Small;
    return window.width() < 1500 || window.height() < 940 ? TimelineForm::Medium : TimelineForm::Large;
}

void TimelineStrip::setShown(int step)
{
    m_bar->setShown(step);
    m_autoplay->setShown(m_bar->shown());
    refresh();
}

void TimelineStrip::setScores(std::optional<std::vector<int>> scores)
{
    if (m_told == scores)
        return;
    m_told = std::move(scores);
    refresh();
}

QString TimelineStrip::speedName(double speed) { return tr("%1×").arg(QLocale().toString(speed)); }

void TimelineStrip::seek(int step, bool animated) { emit seekWanted(step, animated); }

/// True if all stands in one row, as there is no graph.
bool TimelineStrip::isRow() const { return !m_bar->hasGraph(); }

void TimelineStrip::arrange()
{
    const bool isRow = this->isRow();
    const bool isLarge = m_form == TimelineForm::Large;
    for (TimelineButton *button : {m_first, m_previous, m_next, m_last})
        button->setSide(28 * m_scale);
    m_loop->setSide(24 * m_scale);
    m_play->setSide((!m_play->isMain() ? 28 : isRow ? 36 : isLarge ? 44 : 34) * m_scale);
    auto *about = static_cast<QGridLayout *>(m_about->layout());
    about->setAlignment(m_step, isRow ? Qt::AlignLeft : Qt::AlignHCenter);
    m_buttons->layout()->setSpacing(isRow ? 4 : 8);
    for (QWidget *part : {m_buttons, m_about, static_cast<QWidget *>(m_bar), m_scores})
        m_grid->removeWidget(part);
    const int rows = isRow ? 1 : 2;
    m_grid->addWidget(m_buttons, 0, 0, Qt::AlignCenter);
    m_grid->addWidget(m_about, isRow ? 0 : 1, isRow ? 1 : 0, Qt::AlignCenter);
    m_grid->addWidget(m_bar, 0, 2, rows, 1);
    m_grid->addWidget(m_scores, 0, 3, rows, 1, Qt::AlignLeft | (isRow ? Qt::AlignVCenter : Qt::AlignTop));
    m_grid->setColumnStretch(2, 1);
    m_grid->setRowStretch(0, 1);
    m_grid->setRowStretch(1, isRow ? 0 : 1);
    m_grid->setHorizontalSpacing(isLarge ? 16 : 12);
    m_grid->setContentsMargins(16, 0, 16, 0);
    const int above = isRow ? 0 : TimelineLayout::heightFor(m_form, true, m_scale) / 12;
    m_scores->layout()->setContentsMargins(0, above, 0, 0);
    m_scores->setVisible(!m_figures.empty());
    setFixedHeight(TimelineLayout::heightFor(m_form, m_bar->hasGraph(), m_scale) + 2 * kFrame);
    refresh();
}

/// A sign and a figure for each seat, in one column or, where that is too low, in two rows.
void TimelineStrip::makeScores()
{
    auto *grid = static_cast<QGridLayout *>(m_scores->layout());
    clearLayout(*grid);
    m_figures.clear();
    const replay::Timeline *timeline = m_bar->content().timeline;
    if (!timeline || !BoardPlan::of(timeline->last()).hasScores)
        return;
    const int seats = static_cast<int>(timeline->scores(0).size());
    const bool isLow = m_form != TimelineForm::Large || !m_bar->content().showsScores;
    const int columns = seats > 2 && isLow ? (seats + 1) / 2 : 1;
    for (int seat = 0; seat < seats; ++seat) {
        auto *sign = new QLabel(m_scores);
        sign->setPixmap(m_signs.value(seat));
        auto *figure = label(FontRole::Text, QFont::Bold, m_scores);
        figure->setFont(fontOfHeight(kFigure * fontScale() * m_scale, QFont::Bold));
        figure->setMinimumWidth(widthOf(*figure, QStringLiteral("00")));
        grid->addWidget(sign, seat / columns, seat % columns * 2, Qt::AlignCenter);
        grid->addWidget(figure, seat / columns, seat % columns * 2 + 1);
        m_figures.push_back(figure);
    }
}

/// What the language and the course change.
void TimelineStrip::refreshWords()
{
    const replay::Timeline *timeline = m_bar->content().timeline;
    const int last = m_bar->lastStep();
    // The words change with every step, but nothing else may move.
    m_step->setMinimumWidth(widthOf(*m_step, TimelineBar::stepName(last, last)));
    int widest = 0;
    if (timeline) {
        for (const replay::Heading *heading : {&timeline->headings().front(), &timeline->headings().back()})
            widest = std::max(widest, widthOf(*m_heading, m_bar->content().words.say(heading->message)));
    }
    m_heading->setMinimumWidth(widest);
    refresh();
}

/// What every step changes.
void TimelineStrip::refresh()
{
    const TimelineContent &content = m_bar->content();
    for (TimelineButton *button : {m_first, m_previous, m_play, m_next, m_last})
        button->setEnabled(m_bar->lastStep() > 0);
    m_step->setText(TimelineBar::stepName(shown(), m_bar->lastStep()));
    if (!content.timeline)
        return m_heading->clear();
    const auto heading = static_cast<std::size_t>(content.timeline->headingOf(shown()));
    m_heading->setText(content.words.say(content.timeline->headings()[heading].message));
    const std::vector<int> &scores = m_told ? *m_told : content.timeline->scores(shown());
    const engine::Position &position = content.timeline->last();
    for (std::size_t seat = 0; seat < m_figures.size(); ++seat) {
        const QString figure = words::Words::number(scores[seat]);
        const auto id = position.game().figureId(static_cast<engine::Seat>(seat), position.seatCount());
        m_figures[seat]->setText(figure);
        // Qt tells of a name that is set, also where it stays the same.
        if (const QString name = tr("%1: %2").arg(content.words.seat(id), figure);
            name != m_figures[seat]->accessibleName())
            m_figures[seat]->setAccessibleName(name);
    }
}

void TimelineStrip::retranslate()
{
    using Sign = TimelineButton::Sign;
    m_first->setWords(tr("First step"), Qt::Key_Home);
    m_previous->setWords(tr("Previous step"), Qt::Key_Left);
    m_next->setWords(tr("Next step"), Qt::Key_Right);
    m_last->setWords(tr("Last step"), Qt::Key_End);
    m_loop->setWords(tr("Begin again at the end"));
    m_play->setSign(m_autoplay->isPlaying() ? Sign::Pause : Sign::Play);
    m_play->setWords(m_autoplay->isPlaying() ? tr("Pause") : tr("Play"), Qt::Key_Space);
    const QString speed = speedName(m_autoplay->speed());
    m_speed->setChoice(tr("speed %1").arg(speed), m_scale);
    m_speed->setWords(tr("Speed of playing: %1").arg(speed));
    const QList<QAction *> actions = m_speedGroup->actions();
    for (QAction *action : actions) {
        action->setText(speedName(action->data().toDouble()));
        action->setChecked(action->data().toDouble() == m_autoplay->speed());
    }
    refreshKinds();
    refreshWords();
}

void TimelineStrip::hideEvent(QHideEvent *event)
{
    m_autoplay->pause();
    QFrame::hideEvent(event);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_page.h"

#include <algorithm>

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/engine/search/runner.h"
#include "model/play/commands.h"
#include "model/record/text.h"
#include "model/replay/game_text.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"
#include "views/board/board_view.h"
#include "views/common/play_style.h"
#include "views/handbook/help_request.h"
#include "views/play/board_input_controller.h"
#include "views/play/prompt_strip.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/comment_box.h"
#include "views/replay/notation_view.h"
#include "views/replay/review_side.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

namespace {

/// How long a position stands before places show that they can be chosen: none do while a timeline is dragged.
constexpr int kSettleMs = 150;
constexpr int kMostSwings = 5;

} // namespace

ReviewPage::ReviewPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : Page(parent), m_document(document), m_play(document.play()), m_step(m_play.stepCount()),
      m_prompt(new PromptStrip(this)), m_middle(new QSplitter(this)), m_board(new BoardView(theme, m_middle)),
      m_side(new ReviewSide(m_play, m_middle)), m_strip(new TimelineStrip(this)), m_analyst(new replay::Analyst(this))
{
    m_middle->addWidget(m_board);
    m_middle->addWidget(m_side);
    m_middle->setStretchFactor(0, 1);
    m_middle->setStretchFactor(1, 0);
    m_middle->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_prompt);
    auto *rest = new QVBoxLayout;
    rest->setContentsMargins(12, 8, 12, 8);
    rest->setSpacing(8);
    rest->addWidget(m_middle, 1);
    rest->addWidget(m_strip);
    layout->addLayout(rest, 1);
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettleMs);
    connect(&m_settling, &QTimer::timeout, this, &ReviewPage::settle);
    connectBoard();
    connectPlay();
    connectSide();
    offerCommands();
    setStyle(style);
    m_analysis = replay::Analysis::of(m_play.record());
    m_strip->setTheme(theme);
    retranslate();
    setLine({});
    show(Motion::None);
    offerHelp(this, "review");
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::offerCommands()
{
    const auto branches = [this] { return !m_line.empty(); };
    offer(Command::Rematch, [this] { return m_play.isOver(); });
    offer(
        Command::Undo, [this] { return canUndo(); }, [this] { undo(); });
    offer(
        Command::Redo, [this] { return canRedo(); }, [this] { redo(); });
    offer(Command::Review, {}, {}, [] { return true; });
    offer(Command::PlayFromHere, [this] { return !steps().position(shownStep()).isOver(); });
    offer(
        Command::PlayByItself, {}, [this] { togglePlaying(); }, [this] { return isPlaying(); });
    offer(
        Command::Analyse, [this] { return !isAnalysing(); }, [this] { analyse(); });
    offer(Command::PromoteLine, branches, [this] { promoteLine(); });
    offer(Command::RemoveLine, branches, [this] { removeLine(); });
    offer(Command::CopyLine, {}, [this] { QGuiApplication::clipboard()->setText(lineText()); });
    offer(Command::EditPosition, {});
}

QString ReviewPage::undoText() const { return editText(m_words, m_play.undoLabel()); }
QString ReviewPage::redoText() const { return editText(m_words, m_play.redoLabel()); }

void ReviewPage::connectBoard()
{
    m_input = new BoardInputController(*m_board, m_words, m_prompt->mainButton(), this);
    m_board->installEventFilter(this);
    connect(m_board, &BoardView::placeActivated, m_input, &BoardInputController::choose);
    connect(m_board, &BoardView::motionFinished, m_strip, &TimelineStrip::cameToRest);
    connect(m_input, &BoardInputController::chosen, this, &ReviewPage::tryAction);
    connect(m_input, &BoardInputController::changed, this, [this] {
        refreshBoard(Motion::None);
        refreshPrompt();
    });
    connect(m_prompt, &PromptStrip::offerChosen, this, &ReviewPage::takeOffer);
    connect(m_prompt->mainButton(), &QPushButton::clicked, m_input, &BoardInputController::confirm);
    connect(m_prompt->takeBackButton(), &QPushButton::clicked, this, &ReviewPage::undo);
    connect(m_strip, &TimelineStrip::seekWanted, this, &ReviewPage::seek);
    connect(&m_strip->autoplay(), &Autoplay::playingChanged, this, [this] {
        m_settling.start();
        emit changed();
    });
}

void ReviewPage::connectPlay()
{
    connect(&m_document, &play::Document::changed, this, [this](const play::Change &change) {
        if (change.has(play::Change::Tree))
            relocate();
        if (change.has(play::Change::Seats)) {
            retranslate();
            emit changed();
        }
    });
    connect(m_analyst, &replay::Analyst::progress, m_side->analysis(), &AnalysisPanel::setProgress);
    connect(m_analyst, &replay::Analyst::cancelled, this, [this] { m_side->analysis()->setProgress(0, 0); });
    const auto keep = [this](const replay::Analysis &analysis) {
        m_analysis = analysis;
        m_play.run(play::setAnalysis(analysis.toJson(m_play.record())));
    };
    connect(m_analyst, &replay::Analyst::improved, this, keep);
    connect(m_analyst, &replay::Analyst::finished, this, [this, keep](const replay::Analysis &analysis) {
        m_side->analysis()->setProgress(0, 0);
        keep(analysis);
    });
}

void ReviewPage::connectSide()
{
    connect(m_side, &ReviewSide::viewerChosen, this, &ReviewPage::setViewer);
    connect(m_side->notation(), &NotationView::placeChosen, this, &ReviewPage::showPlace);
    connect(m_side->notation(), &NotationView::promoteWanted, this, [this](const record::LinePath &line) {
        commit(); // what is typed belongs to a place that has another name afterwards
        m_play.run(play::promote(line));
    });
    connect(m_side->notation(), &NotationView::removeWanted, this, [this](const record::LinePath &line) {
        commit();
        m_play.run(play::removeLine(line));
    });
    connect(m_side->notation(), &NotationView::copyWanted, this, [this](const record::Place &place) {
        QGuiApplication::clipboard()->setText(replay::lineText(m_play.record(), place, m_words, m_viewer));
    });
    connect(m_side->notation(), &NotationView::commentWanted, this, [this](const record::Place &place) {
        showPlace(place);
        m_side->comments()->beginComment();
    });
    connect(m_side->comments(), &CommentBox::commentChanged, this,
            [this](const record::Place &place, const QString &text) {
                const record::Text *old = record::commentAt(m_play.record().line, place);
                const QString language = words::spokenLanguage();
                m_play.run(play::setComment(place, record::edited(old ? *old : record::Text(), language, text)));
            });
    connect(m_side->comments(), &CommentBox::markChanged, this,
            [this](const record::Place &place, const QString &mark) { m_play.run(play::setMark(place, mark)); });
    connect(m_side->analysis(), &AnalysisPanel::analyseWanted, this, &ReviewPage::analyse);
    connect(m_side->analysis(), &AnalysisPanel::cancelWanted, m_analyst, &replay::Analyst::cancel);
    connect(m_side->analysis(), &AnalysisPanel::stepChosen, this, [this](int step) { showPlace({{}, step}); });
    connect(m_side->analysis(), &AnalysisPanel::actionChosen, this, [this](int step, engine::Action action) {
        showPlace({{}, step});
        tryAction(action);
    });
}

void ReviewPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    m_strip->setTheme(theme);
    retranslate();
}

void ReviewPage::setStyle(const PlayStyle &style)
{
    m_board->setMotionSpeed(style.motion ? style.pace : 0);
    m_board->setCountingHelp(style.countingHelp);
    m_board->setExplaining(style.explainPlaces);
}

void ReviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit changed();
    }
    QWidget::changeEvent(event);
}

void ReviewPage::keyPressEvent(QKeyEvent *event)
{
    if (!m_input->takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

/// Keys at the board that hands know are theirs, before the board takes them for its own.
bool ReviewPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool taken = watched == m_board && event->type() == QEvent::KeyPress
                       && m_input->takeKey(static_cast<QKeyEvent *>(event)->key());
    return taken || QWidget::eventFilter(watched, event);
}

void ReviewPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_strip->setForm(TimelineStrip::formFor(window()->size()));
    // Whoever draws the handle keeps that width until the window is of another class.
    const int width = QWidget::width() >= 1500 ? 360 : QWidget::width() >= 1200 ? 300 : 240;
    if (std::exchange(m_sideWidth, width) != width)
        m_middle->setSizes({QWidget::width() - width, width});
}

// ---- where it looks

void ReviewPage::seek(int step, bool animated)
{
    m_input->dropWay();
    step = std::clamp(step, 0, steps().stepCount());
    const bool isNeighbour = std::abs(step - m_step) == 1;
    m_step = step;
    show(animated && isNeighbour ? Motion::Animate : Motion::None);
}

void ReviewPage::returnTo(const record::ShownPlace &place)
{
    m_input->dropWay();
    setLine(record::findLine(m_play.record().line, place.line) ? place.line : record::LinePath());
    seek(place.step);
}

void ReviewPage::go(replay::Jump jump)
{
    const int step = replay::Navigator(steps(), m_marks).target(jump, m_step);
    if (step != m_step)
        seek(step, jump == replay::Jump::NextStep || jump == replay::Jump::PreviousStep);
}

void ReviewPage::showPlace(const record::Place &place)
{
    const record::Line &main = m_play.record().line;
    const record::Line *line = record::findLine(main, place.line);
    if (!line || place.at > static_cast<int>(line->actions.size()) || place == this->place())
        return;
    m_input->dropWay();
    lookAt(place);
}

/// Along the line that is shown if the place lies on it, else along its own.
void ReviewPage::lookAt(const record::Place &place)
{
    const record::Line &main = m_play.record().line;
    const int step = record::stepOf(main, place);
    const bool isOnLine = step <= steps().stepCount() && record::placeAlong(main, m_line, step) == place;
    const bool isNeighbour = std::abs(step - m_step) == 1;
    if (!isOnLine)
        setLine(place.line);
    m_step = step;
    show(isNeighbour ? Motion::Animate : Motion::None);
}

void ReviewPage::setLine(const record::LinePath &line)
{
    m_line = line;
    m_branch.reset();
    if (!line.empty())
        m_branch.emplace(m_play.record(), line);
    m_step = std::min(m_step, steps().stepCount());
    m_actions = record::actionsAlong(m_play.record().line, line);
    m_mainActions = m_play.record().line.actions;
    m_strip->setTimeline(&steps());
    refreshMarks();
}

/// The record has changed: the same actions are looked for in it again, as far as they are there.
void ReviewPage::relocate()
{
    const record::Line &main = m_play.record().line;
    record::Place place;
    for (const engine::Action action : m_actions) {
        const std::optional<record::Place> next = record::followed(main, place, action);
        if (!next)
            break;
        place = *next;
    }
    if (m_mainActions != main.actions) {
        m_analyst->cancel(); // it looks at another game
        m_analysis = replay::Analysis::of(m_play.record());
    }
    m_side->refresh();
    if (place.line == m_line && record::actionsAlong(main, m_line) == m_actions && m_mainActions == main.actions) {
        refreshMarks();
        refreshPrompt();
        m_side->showPlace(this->place(), steps(), m_step, m_viewer);
        emit changed();
        return;
    }
    m_step = std::min(m_step, record::stepOf(main, place));
    setLine(place.line);
    show(Motion::None);
}

void ReviewPage::refreshMarks()
{
    // A computer that knew everything found it: nobody else may.
    const bool isFound = m_analysis && m_viewer == engine::kEveryone;
    const bool isMain = m_line.empty() && isFound;
    m_marks = replay::marksOf(steps(), m_play.record().line, m_line,
                              isMain ? m_analysis->swings(kMostSwings) : std::vector<int>());
    std::vector<std::vector<double>> expected;
    if (isMain) {
        for (const replay::Finding &finding : m_analysis->findings)
            expected.push_back(finding.expected);
    }
    m_strip->setMarks(m_marks);
    m_strip->setExpected(std::move(expected));
    m_side->analysis()->setGame(&m_play.timeline(), m_analysis, m_viewer == engine::kEveryone);
}

void ReviewPage::togglePlaying() { m_strip->autoplay().toggle(); }

void ReviewPage::setAsked(bool asked)
{
    if (asked)
        m_strip->autoplay().pause();
}

bool ReviewPage::isAnalysing() const { return m_analyst->isRunning(); }
bool ReviewPage::isPlaying() const { return m_strip->autoplay().isPlaying(); }

void ReviewPage::setViewer(Seat viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    retranslate();
    refreshMarks();
    show(Motion::None);
}

// ---- what it changes

void ReviewPage::undo()
{
    commit();
    if (canUndo())
        m_play.undo();
}

void ReviewPage::redo()
{
    commit();
    if (canRedo())
        m_play.redo();
}

void ReviewPage::commit() { m_side->comments()->commit(); }

void ReviewPage::promoteLine()
{
    commit();
    m_play.run(play::promote(m_line));
}

void ReviewPage::removeLine()
{
    commit();
    m_play.run(play::removeLine(m_line));
}

QString ReviewPage::lineText() const { return replay::lineText(m_play.record(), place(), m_words, m_viewer); }

std::optional<record::Record> ReviewPage::gameFromHere() const
{
    const record::Record &record = m_play.record();
    record::Record next = record::newRecord(m_play.game(), record.setup);
    next.seats = record.seats;
    next.start = record.start;
    next.training = true; // everything has been seen
    next.line.actions = record::actionsAlong(record.line, m_line);
    next.line.actions.resize(static_cast<std::size_t>(shownStep()));
    return next;
}

std::optional<engine::Position> ReviewPage::positionToCopy() const
{
    const engine::Position &position = steps().position(shownStep());
    return m_viewer == engine::kEveryone ? position : position.seenBy(m_viewer);
}

void ReviewPage::focusBoard() { m_board->setFocus(); }

void ReviewPage::analyse()
{
    using replay::AnalysisLimits;
    const std::vector<AnalysisLimits> limits{{AnalysisLimits::kQuick}, {AnalysisLimits::kDeep}};
    m_side->showAnalysis();
    m_side->analysis()->setProgress(0, (m_play.stepCount() + 1) * static_cast<int>(limits.size()));
    m_analyst->start(m_play.timeline(), limits);
}

/// In the order in which the buttons stand: those of the hands, to play from here, to go back to the main line.
void ReviewPage::takeOffer(int index)
{
    const int own = index - static_cast<int>(m_input->offers().size());
    if (own < 0)
        m_input->takeOffer(index);
    else if (own == 0 && !steps().position(m_step).isOver())
        run(Command::PlayFromHere);
    else
        returnToMainLine();
}

/// To where the line that is shown left it.
void ReviewPage::returnToMainLine()
{
    m_input->dropWay();
    m_step = record::beginOf(m_play.record().line, {m_line.front()});
    setLine({});
    show(Motion::None);
}

Seat ReviewPage::chooser() const
{
    const engine::SeatSet acting = steps().position(m_step).toAct();
    if (m_viewer < m_play.seatCount())
        return engine::contains(acting, m_viewer) ? m_viewer : kNobody;
    for (Seat seat = 0; seat < m_play.seatCount(); ++seat) {
        if (engine::contains(acting, seat))
            return seat;
    }
    return kNobody;
}

/// Goes on with that action from the position shown: along a line that does so, or in a variation. Chance follows by
/// itself, from the game's own seed.
void ReviewPage::tryAction(engine::Action action)
{
    std::optional<record::Place> there = m_play.tryAction(place(), action);
    if (!there)
        return;
    engine::Position position = steps().position(m_step).after(action);
    while (there && position.toAct() == engine::seatBit(engine::kChance)) {
        const record::Line &main = m_play.record().line;
        const record::Line &line = *record::findLine(main, there->line);
        engine::Random random(
            engine::search::derivedSeed(m_play.seed(), static_cast<std::uint64_t>(record::stepOf(main, *there))));
        const engine::Action outcome = there->at < static_cast<int>(line.actions.size())
                                           ? line.actions[static_cast<std::size_t>(there->at)]
                                           : position.sample(random);
        there = m_play.tryAction(*there, outcome);
        position = position.after(outcome);
    }
    if (there)
        lookAt(*there);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/replay/review_page.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/play/same_deal.h"
#include "model/replay/narration.h"
#include "views/board/board_plan.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/common/fonts.h"
#include "views/common/remembered.h"
#include "views/common/side_columns.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/panels/panel_boxes.h"
#include "views/replay/analysis_panel.h"
#include "views/replay/outcome_dialog.h"
#include "views/replay/review_analysis.h"
#include "views/replay/review_side.h"
#include "views/screen/board_pane.h"
#include "views/screen/drawing_input.h"
#include "views/screen/screen.h"
#include "views/timeline/timeline_strip.h"

namespace views {

using engine::kNobody;
using engine::Seat;

namespace {

/// How long a position stands before places show that they can be chosen: none do while a timeline is dragged.
constexpr int kSettleMs = 150;
constexpr int kMostSwings = 5;

/// The seat that somebody who looks so may choose for there, or `kNobody`.
Seat chooserAt(const engine::Position &position, Seat viewer)
{
    const engine::SeatSet acting = position.toAct();
    if (viewer < position.seatCount())
        return engine::contains(acting, viewer) ? viewer : kNobody;
    for (Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (engine::contains(acting, seat))
            return seat;
    }
    return kNobody;
}

/// Why somebody who looks so can choose nothing there; empty where a seat may.
QString whyNothing(const engine::Position &position, Seat viewer, const words::Words &words)
{
    if (position.isOver())
        return ReviewPage::tr("Nothing can be chosen here: the game is over.");
    if (position.toAct() == engine::seatBit(engine::kChance))
        return ReviewPage::tr("Chance decides here, and no seat.");
    if (chooserAt(position, viewer) != kNobody)
        return {};
    return ReviewPage::tr("It is not the turn of %1.")
        .arg(words.seat(position.game().seatId(viewer, position.seatCount())));
}

/// What a step says; where it says nothing, as a deal does, what is to be done then.
QString stepInWords(const replay::Timeline &steps, const words::Words &words, int step, Seat viewer)
{
    QString said = replay::stepText(steps, words, step, viewer);
    if (!said.isEmpty())
        return said;
    if (step == 0)
        return ReviewPage::tr("The game begins.");
    const engine::Position &position = steps.position(step);
    const std::vector<engine::Message> prompt = seenMessages(position.prompt(), position, viewer);
    return prompt.empty() ? QString() : words.say(prompt.front());
}

/// Goes on with an outcome of chance that somebody chooses.
void chooseOutcome(ReviewCursor &cursor, const words::Words &words, QWidget *page)
{
    const replay::Timeline &steps = cursor.steps();
    const bool goesOn = cursor.step() < steps.stepCount();
    const auto now = goesOn ? std::optional(steps.step(cursor.step() + 1).action) : std::nullopt;
    auto *dialog = new OutcomeDialog(cursor.position(), now, words, page);
    QObject::connect(dialog, &QDialog::accepted, &cursor, [&cursor, dialog] { cursor.tryAction(dialog->outcome()); });
    dialog->open();
}

/// Marks and expected results along a line, and nothing else of what a timeline shows.
TimelineShown alongLine(const replay::Timeline &steps, const record::Line &main, const record::LinePath &line,
                        const replay::Analysis *analysis)
{
    TimelineShown shown;
    std::vector<replay::Mark> found;
    for (const int step : analysis ? analysis->swings(kMostSwings) : std::vector<int>())
        found.push_back({step, "swing"});
    for (int step = 1; analysis && step <= steps.stepCount(); ++step) {
        if (const QString verdict = analysis->verdict(step); !verdict.isEmpty())
            found.push_back({step, verdict.toStdString(), steps.step(step).action.actor()});
    }
    shown.marks = replay::marksOf(steps, main, line, found);
    shown.kinds = replay::kindsOf(shown.marks, steps.last().game());
    if (analysis) {
        for (const replay::Finding &finding : analysis->findings)
            shown.expected.push_back(finding.expected);
    }
    return shown;
}

} // namespace

/// What the page itself offers beside the prompt, and what it does.
struct ReviewPage::PageOffer {
    QString words;
    void (*take)(ReviewPage &);
};

/// Board and panels, by line, step, viewer, look and change of the record: not by what is being chosen. What stands
/// along the way is that of every step.
struct ReviewPage::Memory {
    using Basis = std::tuple<record::LinePath, int, Seat, int, int>;
    Remembered<Basis, BoardViewState> board;
    Remembered<Basis, Panels> panels;
    Remembered<std::tuple<int, int, std::shared_ptr<const replay::Analysis>>, TimelineShown> timeline;
};

ReviewPage::ReviewPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : BoardPage(&document, theme, parent), m_play(document.play()), m_cursor(new ReviewCursor(m_play, this)),
      m_middle(new QSplitter(this)), m_columns(new SideColumns(m_middle)), m_side(new ReviewSide(m_play, m_middle)),
      m_strip(new TimelineStrip(this)), m_analysis(new ReviewAnalysis(m_play, this)),
      m_memory(std::make_unique<Memory>())
{
    setProperty("review", true); // what else could be chosen looks less than what has to be
    auto *const left = new QWidget;
    left->setLayout(pane().column());
    m_middle->insertWidget(0, left);
    m_middle->addWidget(m_side);
    m_middle->setStretchFactor(0, 1);
    m_middle->setStretchFactor(1, 0);
    m_middle->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&pane().prompt());
    auto *rest = new QVBoxLayout;
    rest->setContentsMargins(12, 8, 12, 8);
    rest->setSpacing(8);
    rest->addWidget(m_middle, 1);
    rest->addWidget(m_strip);
    layout->addLayout(rest, 1);
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettleMs);
    pane().board().keyboard().setWaits(false); // arrow keys lead along the game
    connectBoard();
    connectSide();
    offerCommands();
    setStyle(style);
    m_strip->setReview();
    m_strip->setTimeline(&steps());
    retranslate();
    showAll(Motion::None);
    offerHelp(this, "review");
}

ReviewPage::~ReviewPage()
{
    commit(); // what is typed, and what plays by itself, comes to its end while all is there
    hide();
}

void ReviewPage::offerCommands()
{
    const auto branches = [this] { return !line().empty(); };
    offer(Command::Rematch, [this] { return m_play.isOver(); });
    offer(Command::OtherSide, [this] { return play::hasOtherSide(m_play); });
    pane().commentary().setCourse([this] { return Course{&steps(), shownStep(), m_viewer}; });
    offerUndo([this] { return canUndo(); }, [this] { undo(); });
    offer(
        Command::Redo, [this] { return canRedo(); }, [this] { redo(); });
    offer(Command::Review, {}, {}, [] { return true; });
    offer(Command::PlayFromHere, [this] { return !m_cursor->position().isOver(); });
    offer(
        Command::PlayByItself, {}, [this] { togglePlaying(); }, [this] { return isPlaying(); });
    offer(
        Command::Analyse, [this] { return !m_analysis->isRunning(); }, [this] { m_analysis->start(); });
    offer(Command::LearnFromMistakes, [this] { return m_play.stepCount() > 0; });
    offer(Command::GuessMoves, [this] { return shownStep() < steps().stepCount(); });
    offer(Command::Merge, {});
    offer(Command::PromoteLine, branches, [this] { m_side->promote(line()); });
    offer(Command::RemoveLine, branches, [this] { m_side->removeLine(line()); });
    offer(Command::CopyLine, {}, [this] { m_side->copyLine(m_cursor->place()); });
    offer(Command::EditPosition, [this] { return BoardPlan::hasEditor(*game()); });
}

void ReviewPage::connectBoard()
{
    BoardInputController &input = pane().input();
    connect(m_cursor, &ReviewCursor::lineChanged, this, [this] {
        ++m_ways;
        m_strip->setTimeline(&steps()); // the one before is gone
    });
    connect(m_cursor, &ReviewCursor::moved, this,
            [this](bool animated) { showAll(animated ? Motion::Animate : Motion::None); });
    auto *const drawing = new DrawingInput(pane());
    connect(m_cursor, &ReviewCursor::moved, drawing, &DrawingInput::drop);
    connect(drawing, &DrawingInput::drawn, this,
            [this, drawing](const record::Drawing &drawn) { drawing->draw(m_play, m_cursor->place(), drawn); });
    connect(drawing, &DrawingInput::refused, &input, &BoardInputController::refuse);
    connect(&m_settling, &QTimer::timeout, this, &ReviewPage::settle);
    connect(&pane().board(), &BoardView::motionFinished, m_strip, &TimelineStrip::onSettled);
    connect(&input, &BoardInputController::chosen, m_cursor, &ReviewCursor::tryAction);
    connect(&input, &BoardInputController::ignored, this, [this] {
        const QString why = isPlaying() ? QString() : whyNothing(m_cursor->position(), m_viewer, words());
        if (!why.isEmpty())
            pane().input().refuse(why);
    });
    connect(&pane(), &BoardPane::pageOfferChosen, this, [this](int index) { pageOffers()[index].take(*this); });
    connect(pane().prompt().mainButton(), &QPushButton::clicked, &input, &BoardInputController::confirm);
    connect(m_strip, &TimelineStrip::seekWanted, this, &ReviewPage::seek);
    connect(m_strip, &TimelineStrip::kindWanted, this, [this](const std::string &kind) {
        m_kind = kind;
        refresh();
    });
    connect(&m_strip->autoplay(), &Autoplay::playingChanged, this, [this] {
        m_settling.start();
        refresh();
    });
}

void ReviewPage::connectSide()
{
    connect(document(), &play::Document::changed, this, [this](const play::Change &change) {
        ++m_changes;
        if (change.has(play::Change::Tree | play::Change::Steps))
            m_cursor->relocate();
        m_analysis->follow();
        if (change.has(play::Change::Seats))
            retranslate();
        refresh();
    });
    pane().join(*m_side->panels());
    pane().giveRoom(*m_side->panels());
    connect(m_side, &ReviewSide::viewerChosen, this, &ReviewPage::setViewer);
    connect(m_side, &ReviewSide::placesPointed, &pane().board(), &BoardView::setLit);
    connect(m_side, &ReviewSide::placeChosen, this, &ReviewPage::showPlace);
    connect(m_analysis, &ReviewAnalysis::changed, this, [this] { refresh(); });
    connect(m_side->analysis(), &AnalysisPanel::analyseWanted, m_analysis, &ReviewAnalysis::start);
    connect(m_side->analysis(), &AnalysisPanel::cancelWanted, m_analysis, &ReviewAnalysis::cancel);
    connect(m_side->analysis(), &AnalysisPanel::learnWanted, this, [this] { run(Command::LearnFromMistakes); });
    connect(m_side->analysis(), &AnalysisPanel::stepChosen, this, [this](int step) { showPlace({{}, step}); });
    connect(m_side->analysis(), &AnalysisPanel::actionChosen, this, [this](int step, engine::Action action) {
        showPlace({{}, step});
        m_cursor->tryAction(action);
    });
    connect(m_side->analysis(), &AnalysisPanel::lineChosen, this,
            [this](int step, const std::vector<engine::Action> &line) {
                showPlace({{}, step});
                m_cursor->tryLine(line);
                m_strip->autoplay().play();
            });
}

// ---- what the window asks

std::optional<engine::Position> ReviewPage::positionToCopy() const
{
    const engine::Position &position = m_cursor->position();
    return m_viewer == engine::kEveryone ? position : position.seenBy(m_viewer);
}

std::optional<record::Record> ReviewPage::gameFromHere() const
{
    const record::Record &record = m_play.record();
    record::Record next = record::newRecord(m_play.game(), record.setup);
    next.seats = record.seats;
    next.start = record.start;
    next.training = true; // everything has been seen
    next.line.actions = record::actionsAlong(record.line, line());
    next.line.actions.resize(static_cast<std::size_t>(shownStep()));
    return next;
}

void ReviewPage::commit() { m_side->commit(); }

void ReviewPage::setBelow(bool below)
{
    if (below)
        m_strip->autoplay().pause();
}

void ReviewPage::setAsked(bool asked)
{
    if (asked)
        m_strip->autoplay().pause();
}

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

// ---- keys

/// The board's cursor needs the keys of the timeline itself.
bool ReviewPage::takeKey(const QKeyEvent &event)
{
    const bool isAtCursor = pane().board().hasFocus() && pane().board().isCursorVisible();
    return BoardPage::takeKey(event) || (!isAtCursor && m_strip->bar().takeKey(event));
}

/// Buttons would lead arrows on to their neighbours, and lists have no use for a space.
bool ReviewPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool presses = key.key() == Qt::Key_Space || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        const bool isFree = qobject_cast<QAbstractButton *>(watched)     ? !presses
                            : qobject_cast<QAbstractItemView *>(watched) ? key.key() == Qt::Key_Space
                                                                         : false;
        if (isFree && m_strip->bar().takeKey(key))
            return true;
    }
    return BoardPage::eventFilter(watched, event);
}

// ---- where it looks

void ReviewPage::seek(int step, bool animated)
{
    pane().input().dropWay();
    m_cursor->seek(step, animated);
}

void ReviewPage::go(replay::Jump jump)
{
    const int step = replay::Navigator(steps(), shown().timeline.marks).target(jump, shownStep());
    if (step != shownStep())
        seek(step, jump == replay::Jump::NextStep || jump == replay::Jump::PreviousStep);
}

void ReviewPage::returnTo(const record::ShownPlace &place)
{
    pane().input().dropWay();
    m_cursor->returnTo(place);
}

void ReviewPage::showPlace(const record::Place &place)
{
    if (m_cursor->showPlace(place))
        pane().input().dropWay();
}

void ReviewPage::togglePlaying() { m_strip->autoplay().toggle(); }
bool ReviewPage::isPlaying() const { return m_strip->autoplay().isPlaying(); }

void ReviewPage::setViewer(Seat viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    retranslate();
    showAll(Motion::None);
}

std::vector<ReviewPage::PageOffer> ReviewPage::pageOffers() const
{
    std::vector<PageOffer> offers;
    const engine::Position &position = m_cursor->position();
    if (m_viewer == engine::kEveryone && OutcomeDialog::offers(position))
        offers.push_back({tr("Choose what chance brings…"),
                          [](ReviewPage &page) { chooseOutcome(*page.m_cursor, page.words(), &page); }});
    if (!position.isOver())
        offers.push_back({tr("Play from here"), [](ReviewPage &page) { page.run(Command::PlayFromHere); }});
    if (!line().empty())
        offers.push_back({tr("Back to the main line"), [](ReviewPage &page) {
                              page.pane().input().dropWay();
                              page.m_cursor->returnToMainLine();
                          }});
    return offers;
}

/// The position has stood for a while: now another action can be chosen there.
void ReviewPage::settle()
{
    if (isPlaying())
        return;
    const Seat seat = chooserAt(m_cursor->position(), m_viewer);
    if (seat == kNobody)
        return;
    pane().input().begin(m_cursor->position(), seat);
    if (!pane().input().resume())
        refresh();
}

// ---- what is shown

void ReviewPage::retranslate()
{
    pane().setPlayers(m_play.record());
    pane().input().setViewer(m_viewer);
    const QList<QPixmap> signs = pane().seatSigns();
    const Theme &theme = pane().board().artwork().theme();
    m_side->retranslate(pane().panelContext(true), seatNames(), signs, theme);
    m_strip->setTheme(theme);
    m_strip->setWords(words(), signs, [this](int step) { return stepInWords(steps(), words(), step, m_viewer); });
    BoardPage::retranslate();
}

void ReviewPage::resizeEvent(QResizeEvent *event)
{
    BoardPage::resizeEvent(event);
    const QSize window = QWidget::window()->size();
    m_strip->setForm(TimelineStrip::formFor(window), timelineScale(window));
    const std::array<int, 4> widths{240, 300, 360, 360};
    const int side = qRound(scaledLength(widths[widthClass(width())]) * sideScale(window));
    m_columns->fit(width(), {width() - side, side});
}

/// All that a seek shows, once.
void ReviewPage::showAll(Motion motion)
{
    pane().input().rest();
    pane().input().retract();
    refresh(motion);
    m_settling.start();
    if (!pane().board().inMotion())
        m_strip->onSettled();
}

std::vector<record::Drawing> ReviewPage::drawingsToEdit() const
{
    return record::drawingsAt(m_play.record().line, m_cursor->place());
}

Screen ReviewPage::compute() const
{
    const Memory::Basis basis{line(), shownStep(), m_viewer, look(), m_changes};
    const Panels &panels = m_memory->panels.of(basis, [this] {
        const engine::Position &position = m_cursor->position();
        Panels seen{panelsSeenBy(position, m_viewer), pane().panelContext(true)};
        seen.context.acting = position.toAct();
        if (m_viewer < m_play.seatCount())
            seen.context.own = m_viewer;
        return seen;
    });
    Screen screen{pane().filled(m_memory->board.of(basis,
                                                   [&] {
                                                       BoardViewState board = shownAt(steps(), shownStep(), m_viewer);
                                                       board.uncovered = secretPlaces(panels.panels);
                                                       board.showsEmptyHands = true;
                                                       board.drawings = drawingsToEdit();
                                                       return board;
                                                   })),
                  prompt(), panels};
    const record::Line &main = m_play.record().line;
    const record::Place place = m_cursor->place();
    const record::Text *const comment = record::commentAt(main, place);
    ReviewShown review{m_changes, m_viewer, place, comment ? *comment : record::Text(), replay::symbolsAt(main, place)};
    review.analysis = m_analysis->shown(m_viewer, place.line.empty() ? std::optional(shownStep()) : std::nullopt);
    const auto found = line().empty() ? review.analysis.found : nullptr;
    screen.timeline = m_memory->timeline.of({m_ways, m_changes, found},
                                            [&] { return alongLine(steps(), main, line(), found.get()); });
    screen.timeline.isUnanalysed = !found && review.analysis.isOpen && review.analysis.all == 0;
    const std::vector<replay::MarkKind> &kinds = screen.timeline.kinds;
    if (std::any_of(kinds.begin(), kinds.end(), [this](const replay::MarkKind &kind) { return kind.id == m_kind; }))
        screen.timeline.kind = m_kind; // else all, until there are such marks again
    screen.timeline.marks = replay::ofKind(std::move(screen.timeline.marks), screen.timeline.kind);
    screen.timeline.step = shownStep();
    screen.timeline.way = m_ways;
    screen.review = std::move(review);
    return screen;
}

void ReviewPage::showParts(const Screen &now, const Screen *before)
{
    if (!before || before->panels != now.panels)
        m_side->panels()->show(now.panels.panels, now.panels.context);
    m_side->show(*now.review, before ? &*before->review : nullptr);
    const bool isOtherWay = !before || before->timeline.way != now.timeline.way;
    if (isOtherWay || before->timeline.marks != now.timeline.marks)
        m_strip->setMarks(now.timeline.marks);
    if (!before || before->timeline.kind != now.timeline.kind || before->timeline.kinds != now.timeline.kinds)
        m_strip->setKinds(now.timeline.kinds, now.timeline.kind);
    if (isOtherWay || before->timeline.expected != now.timeline.expected
        || before->timeline.isUnanalysed != now.timeline.isUnanalysed)
        m_strip->setExpected(now.timeline.expected, now.timeline.isUnanalysed);
    m_strip->setShown(now.timeline.step);
}

/// What was done to come here, or what is about to be chosen.
Prompt ReviewPage::prompt() const
{
    const int step = shownStep();
    std::vector<replay::Sentence> sentences;
    if (step > 0)
        sentences = replay::narrate(steps(), words(), step, m_viewer);
    std::erase_if(sentences, [](const replay::Sentence &sentence) { return sentence.isHeading; });
    QStringList more = pane().input().explanation();
    if (more.isEmpty() && sentences.size() > 1) // all of them stand in the notation; here what came of it in the end
        more << words().say(sentences.back().message);
    Prompt prompt{kNobody, stepInWords(steps(), words(), step, m_viewer), more.join(QLatin1Char(' '))};
    if (!sentences.empty()) {
        prompt.seat = sentences.front().seat;
        prompt.sentence = words().say(sentences.front().message);
    }
    prompt.isPast = true;
    prompt.heading = words().say(m_cursor->position().heading());
    prompt.main = pane().input().label();
    prompt.undo = commands().can(Command::Undo) ? tr("Undo") : QString();
    prompt.offers = pane().input().offers();
    for (const PageOffer &offer : pageOffers())
        prompt.ofPage << offer.words;
    return prompt;
}

} // namespace views

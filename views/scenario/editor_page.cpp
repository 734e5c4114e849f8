// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_page.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/engine/core/panel.h"
#include "model/replay/narration.h"
#include "model/replay/seat_names.h"
#include "model/scenario/scenario.h"
#include "views/board/accessible_board.h"
#include "views/board/step_shown.h"
#include "views/board/visibility.h"
#include "views/common/announcer.h"
#include "views/common/fonts.h"
#include "views/common/remembered.h"
#include "views/common/side_measure.h"
#include "views/handbook/help_request.h"
#include "views/panels/panel_boxes.h"
#include "views/scenario/change_words.h"
#include "views/scenario/editor_columns.h"
#include "views/scenario/editor_goal.h"
#include "views/scenario/editor_palette.h"
#include "views/scenario/editor_position.h"
#include "views/scenario/editor_problems.h"
#include "views/scenario/editor_tools.h"
#include "views/scenario/editor_words.h"
#include "views/scenario/lesson_words.h"
#include "views/screen/board_pane.h"
#include "views/screen/drawing_input.h"
#include "views/screen/screen.h"

namespace views {

namespace {

// In the order of `editorTools`.
constexpr int kPlace = 0;
constexpr int kMove = 1;

/// Why a learner could do nothing with it; empty where one can.
QString tryProblem(editor::Editor &editor)
{
    if (!editor.position())
        return EditorPage::tr("This position cannot be played: below the board stands why.");
    if (editor.position()->isOver())
        return EditorPage::tr("The game is over in this position.");
    return scenario::isPlayable(editor.play().record()) ? QString()
                                                        : EditorPage::tr("The goal does not yet say what it asks for.");
}

void useStandard(EditorContext &context)
{
    context.beginGesture();
    context.change(context.game().start(context.editor().boardPosition().setup()).arrangement(), "set-up",
                   EditorPage::tr("This is the standard set-up."));
}

void clearTable(EditorContext &context)
{
    context.beginGesture();
    context.change(scenario::cleared(context.game(), context.arrangement(), context.editor().boardPosition().setup()),
                   "clear", EditorPage::tr("There is nothing to clear."));
}

void changeColours(EditorContext &context)
{
    context.beginGesture();
    context.change(context.game().mirrored(context.arrangement()), "mirror",
                   EditorPage::tr("The colours cannot be changed here."));
}

} // namespace

/// What the forms say, by edit, what the editor has read, step of the answer, repair and look; and what may lie on a
/// place, by the first two and that place.
struct EditorPage::Memory {
    Remembered<std::tuple<std::size_t, int, int, bool, int>, FormsShown> forms;
    Remembered<std::tuple<std::size_t, int, engine::PlaceIndex>, ContentsShown> contents;
    int read = 0; ///< counts how often the editor has read the record
};

EditorPage::EditorPage(play::Document &document, const Theme &theme, const PlayStyle &style, QWidget *parent)
    : BoardPage(&document, theme, parent), m_play(document.play()), m_editor(new editor::Editor(m_play, this)),
      m_context(new EditorContext(*m_editor, words(), this)), m_tools(editorTools(*m_context)),
      m_row(new EditorToolRow(m_tools, this)), m_palette(new EditorPalette(*m_context, pane().board())),
      m_answerTables(new PanelBoxes), m_toolController(new ToolController(pane().board(), *m_context, this)),
      m_answer(new EditorAnswer(*m_context, pane().input(), this)), m_problems(new EditorProblems(*m_context)),
      m_contents(new EditorContents(*m_context, pane().board())), m_fields(new EditorFields(*m_context)),
      m_tables(new PanelBoxes), m_texts(new EditorWords(*m_context, *m_answer)),
      m_goal(new EditorGoal(*m_context, *m_answer)), m_memory(std::make_unique<Memory>())
{
    pane().setPlayers(m_play.record());
    makeLayout();
    setStyle(style);
    connectBoard();
    connectTools();
    connectAnswer();
    offerCommands();
    m_toolController->take(m_tools[kMove].get());
    m_said = m_editor->arrangement();
    retranslate();
    showRecording();
    offerHelp(this, "editor#pieces");
}

EditorPage::~EditorPage()
{
    // The parts tell each other while they go; none of it matters any more.
    m_editor->disconnect();
    m_context->disconnect();
    m_answer->disconnect();
}

void EditorPage::offerCommands()
{
    offerUndo([this] { return canUndo(); }, [this] { undo(); });
    offer(
        Command::Redo, [this] { return canRedo(); }, [this] { redo(); });
    offer(Command::PlayFromHere, [this] { return goesOn(); });
    offer(Command::TryScenario, [this] { return scenario::isPlayable(m_play.record()) && goesOn(); });
}

bool EditorPage::goesOn() const { return m_editor->position() && !m_editor->position()->isOver(); }

QString EditorPage::title() const { return LessonWords::title(m_editor->scenario()); }
std::optional<engine::Position> EditorPage::positionToCopy() const
{
    return m_editor->position() ? std::optional(*m_editor->position()) : std::nullopt;
}

std::optional<record::Record> EditorPage::gameFromHere() const
{
    if (!goesOn())
        return std::nullopt;
    record::Record next = record::newRecord(m_play.game(), m_editor->position()->setup());
    next.start = *m_editor->position();
    next.seats = m_play.record().seats;
    next.training = true; // everything has been seen
    return next;
}

bool EditorPage::takePosition(const engine::Position &position)
{
    if (&position.game() == &m_play.game())
        usePosition(position);
    return &position.game() == &m_play.game();
}

void EditorPage::makeLayout()
{
    auto *const position = new QWidget;
    auto *const forms = new QVBoxLayout(position);
    forms->setContentsMargins(8, 12, 8, 12);
    forms->setSpacing(16);
    forms->addWidget(m_contents);
    forms->addWidget(m_fields);
    m_tables->stand({PanelStand::Form::Folded});
    forms->addWidget(m_tables);
    forms->addStretch(1);
    auto *const middle = new QWidget;
    middle->setLayout(pane().column());
    pane().column()->addWidget(m_problems);
    pane().board().setMinimumSize(320, 240);
    m_columns = new EditorColumns({m_palette, m_answerTables, middle, {position, m_texts, m_goal}}, this);
    for (QWidget *const part : std::initializer_list<QWidget *>{m_row, m_problems})
        new SideText(part);
    auto *const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_row);
    layout->addWidget(&pane().prompt());
    auto *const rest = new QVBoxLayout;
    rest->setContentsMargins(12, 8, 12, 8);
    rest->addWidget(m_columns);
    layout->addLayout(rest, 1);
}

void EditorPage::connectBoard()
{
    connect(m_editor, &editor::Editor::changed, this, &EditorPage::onRecordChanged);
    connect(m_context, &EditorContext::changed, this, [this] { refresh(); });
    connect(document(), &play::Document::changed, this, [this](const play::Change &change) {
        // The editor has not read another beginning yet; it tells when it has.
        if (change.has(play::Change::Seats) && !change.has(play::Change::SetUp))
            retranslate();
        if (change.has(play::Change::Tree))
            refresh();
    });
    auto *const drawing = new DrawingInput(pane(), [this] { return !m_answer->isRecording(); });
    connect(drawing, &DrawingInput::drawn, this,
            [this, drawing](const record::Drawing &drawn) { drawing->draw(m_play, {}, drawn); });
    connect(drawing, &DrawingInput::refused, this, [this](const QString &why) {
        if (m_answer->isRecording())
            pane().input().refuse(why);
        else
            m_context->say(why);
    });
    connect(m_toolController, &ToolController::placeChosen, m_contents, &EditorContents::setPlace);
    connect(&pane().board(), &BoardView::placeHovered, this, [this](engine::PlaceIndex place) {
        const bool isCursor = place == pane().board().boardScene().options().cursor;
        if (isCursor && place != engine::kNowhere)
            m_contents->setPlace(place);
    });
    connect(&pane().board(), &BoardView::arrived, this, &EditorPage::sayPrompt);
    connect(m_problems, &EditorProblems::placesWanted, this, &EditorPage::showPlaces);
    connect(m_problems, &EditorProblems::quickFix, this, &EditorPage::showPlaces);
    connect(m_tables, &PanelBoxes::placeChosen, this, [this](engine::PlaceIndex place) { showPlaces({place}); });
}

void EditorPage::connectTools()
{
    connect(m_row, &EditorToolRow::toolChosen, this, [this](int index) { choose(static_cast<std::size_t>(index)); });
    connect(m_row, &EditorToolRow::standardWanted, this, [this] { useStandard(*m_context); });
    connect(m_row, &EditorToolRow::clearWanted, this, [this] { clearTable(*m_context); });
    connect(m_row, &EditorToolRow::mirrorWanted, this, [this] { changeColours(*m_context); });
    connect(m_row, &EditorToolRow::tryWanted, this, [this] { run(Command::TryScenario); });
    connect(m_row, &EditorToolRow::playWanted, this, [this] { run(Command::PlayFromHere); });
    connect(m_palette, &EditorPalette::sortChosen, this, &EditorPage::choosePaletteTool);
    // By keyboard: it sees where the piece will lie, and the next Return puts it there.
    connect(m_palette, &EditorPalette::sortTaken, this, [this] { pane().board().setFocus(Qt::TabFocusReason); });
    connect(m_palette, &EditorPalette::sortCarried, this,
            [this](QPoint at) { m_toolController->carry(*m_palette->sort(), at); });
    connect(m_palette, &EditorPalette::sortLetGo, this, &EditorPage::placeCarried);
}

void EditorPage::connectAnswer()
{
    BoardInputController &input = pane().input();
    pane().join(*m_answerTables);
    pane().commentary().setCourse([this] {
        return m_answer->isRecording() ? Course{&m_answer->course(), m_answer->course().stepCount(), engine::kEveryone}
                                       : Course();
    });
    connect(m_answer, &EditorAnswer::changed, this, &EditorPage::tellRecorded);
    connect(m_answer, &EditorAnswer::changed, this, &EditorPage::showRecording);
    connect(pane().prompt().mainButton(), &QPushButton::clicked, &input, &BoardInputController::confirm);
    connect(&pane(), &BoardPane::pageOfferChosen, m_answer, &EditorAnswer::stop);
}

// ---- tools

void EditorPage::choose(std::size_t tool)
{
    EditorTool *const chosen = m_tools[tool].get();
    m_context->pick(std::nullopt);
    if (!m_answer->isRecording())
        m_toolController->take(chosen);
    refresh();
}

/// A piece was chosen: the next click puts it somewhere.
void EditorPage::choosePaletteTool()
{
    m_context->setSort(m_palette->sort());
    if (m_toolController->tool() && !m_toolController->tool()->usesPalette())
        choose(kPlace);
}

void EditorPage::placeCarried(QPoint at)
{
    m_toolController->carryNothing();
    const engine::PlaceIndex place = m_toolController->placeUnder(at);
    if (place == engine::kNowhere || m_answer->isRecording())
        return;
    m_contents->setPlace(m_context->placeFor(*m_palette->sort(), place));
    choose(kMove); // who drags goes on dragging
    m_tools[kPlace]->activate(place, std::nullopt);
}

void EditorPage::usePosition(const engine::Position &position)
{
    commit();
    m_context->beginGesture();
    m_context->change(position.arrangement(), "set-up");
}

// ---- undo

bool EditorPage::canUndo() const { return m_answer->isRecording() ? m_answer->canTakeBack() : m_play.canUndo(); }

bool EditorPage::canRedo() const { return !m_answer->isRecording() && m_play.canRedo(); }

void EditorPage::undo()
{
    commit();
    m_context->endGesture();
    if (m_answer->isRecording())
        m_answer->takeBack();
    else if (m_play.canUndo())
        m_play.undo();
}

void EditorPage::redo()
{
    commit();
    m_context->endGesture();
    if (canRedo())
        m_play.redo();
}

void EditorPage::commit() { m_texts->commit(); }

// ---- keys

bool EditorPage::takeKey(const QKeyEvent &key) { return m_answer->isRecording() && BoardPage::takeKey(key); }

void EditorPage::keyPressEvent(QKeyEvent *event)
{
    if (m_answer->isRecording() || (event->modifiers() & ~Qt::KeypadModifier) != 0)
        return BoardPage::keyPressEvent(event);
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        if (m_tools[i]->key() == event->key()) {
            choose(i);
            sayPrompt();
            return;
        }
    }
    if (event->key() == Qt::Key_Delete)
        m_toolController->erase();
    else if (event->key() != Qt::Key_Escape || !m_context->drop())
        BoardPage::keyPressEvent(event);
}

void EditorPage::sayPrompt()
{
    if (m_answer->isRecording())
        BoardPage::sayPrompt();
    else
        announce(pane().board(), words().heard(m_row->hint()));
}

/// What was done, and what followed by itself.
void EditorPage::tellRecorded()
{
    if (!m_answer->isRecording())
        return m_told.clear();
    const replay::Timeline &course = m_answer->course();
    if (course.stepCount() < m_told.size()) {
        pane().commentary().reportTakenBack(m_told[course.stepCount()]);
        m_told.resize(course.stepCount());
    }
    for (int step = static_cast<int>(m_told.size()) + 1; step <= course.stepCount(); ++step) {
        m_told << editText(course.position(step - 1).label(course.step(step).action).words);
        pane().commentary().report(replay::stepText(course, words(), step, engine::kEveryone));
    }
}

void EditorPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        commit(); // what is typed belongs to the language that was
    BoardPage::changeEvent(event);
}

void EditorPage::resizeEvent(QResizeEvent *event)
{
    BoardPage::resizeEvent(event);
    m_problems->setLow(designedLength(height()) < 700);
    m_palette->fit(sideScale(window()->size()));
    m_columns->fit();
}

// ---- what is shown

void EditorPage::setStyle(const PlayStyle &style)
{
    BoardPage::setStyle(style);
    pane().board().setMotionSpeed(0); // what is placed is there at once
    pane().board().setCountingHelp(false);
    // No prompt is shown here with which the commentary would say it.
    AccessibleBoard::setExplaining(pane().board(), pane().isExplaining() && style.spoken != Spoken::Brief);
}

void EditorPage::retranslate()
{
    pane().setPlayers(m_play.record());
    m_palette->setAccessibleName(tr("Box of pieces"));
    m_columns->retranslate();
    m_row->retranslate();
    m_texts->retranslate();
    m_goal->retranslate();
    BoardPage::retranslate();
}

void EditorPage::onRecordChanged()
{
    ++m_memory->read;
    if (seatNames() != replay::seatNames(m_play.record())) // other players
        retranslate();
    else
        refresh();
    const engine::Arrangement before = std::exchange(m_said, m_editor->arrangement());
    announce(pane().board(), words().heard(ChangeWords(*m_context).brief(before, m_said))); // to who does not see it
}

/// The board that is set up, with the tables of the position that lies there, or to which the answer has come.
Screen EditorPage::compute() const
{
    if (m_answer->isRecording()) {
        const replay::Timeline &course = m_answer->course();
        Screen screen{pane().filled(shownAt(course, course.stepCount(), engine::kEveryone))};
        screen.prompt = pane().promptAt(course.last(), engine::kEveryone);
        screen.prompt.heading = m_answer->isChoosingWrong() ? tr("Do the wrong action.") : tr("Recording the answer.");
        screen.prompt.main = pane().input().label();
        screen.prompt.undo = commands().can(Command::Undo) ? tr("Undo") : QString();
        screen.prompt.offers = pane().input().offers();
        screen.prompt.ofPage << (m_answer->isChoosingWrong() ? EditorWords::tr("Stop") : tr("Stop recording"));
        screen.panels = Panels{offersFirst(panelsSeenBy(course.last(), engine::kEveryone)), pane().panelContext(true)};
        const std::vector<engine::Panel> tables = course.last().panels();
        screen.box =
            BoxShown{true, !boxedPanels(tables).empty(), !offeredPlaces(tables).empty(), m_answer->isChoosingWrong()};
        screen.tools = tools();
        screen.forms = forms(*screen.tools);
        return screen;
    }
    Screen screen{{m_editor->boardPosition(), m_editor->arrangement()}};
    BoardViewState &board = screen.board;
    board.isSetUp = true;
    board.revealed = engine::kEveryone;
    board.seatNames = seatNames();
    board.drawings = record::drawingsAt(m_play.record().line, {});
    board.marked = m_context->pointedOut().empty() ? m_context->selection() : m_context->pointedOut();
    if (const std::optional<engine::Piece> &picked = m_context->picked())
        board.picked = Picked{picked->place, picked->value};
    screen.panels = Panels{{}, pane().panelContext(true)};
    if (const std::optional<engine::Position> &position = m_editor->position())
        screen.panels.panels = panelsSeenBy(*position, engine::kEveryone);
    screen.box = BoxShown{};
    screen.tools = tools();
    screen.forms = forms(*screen.tools);
    return screen;
}

void EditorPage::showParts(const Screen &now, const Screen *before)
{
    const bool isAnswer = m_answer->isRecording();
    if (!before || before->tools != now.tools)
        m_row->show(*now.tools, words());
    m_row->setVisible(!isAnswer);
    pane().prompt().setVisible(isAnswer);
    m_problems->setVisible(!isAnswer);
    if (!before || before->box != now.box)
        m_columns->show(*now.box);
    showForms(now, before);
    if (std::exchange(m_showsAnswer, isAnswer) == isAnswer && before && before->panels == now.panels)
        return;
    if (isAnswer)
        m_answerTables->show(now.panels.panels, now.panels.context);
    else
        m_tables->show(now.panels.panels, now.panels.context);
}

/// Beside the buttons what the tool does, unless there is something to say of what was tried last.
ToolsShown EditorPage::tools() const
{
    const auto tool = std::find_if(m_tools.begin(), m_tools.end(),
                                   [this](const auto &each) { return each.get() == m_toolController->tool(); });
    ToolsShown tools{m_play.changeLog().size(), m_answer->isRecording() ? m_answer->course().stepCount() : -1};
    if (tool != m_tools.end()) {
        tools.tool = static_cast<int>(tool - m_tools.begin());
        tools.hint = (*tool)->hint();
    }
    tools.isRemark = !m_context->remark().isEmpty();
    if (tools.isRemark)
        tools.hint = m_context->remark();
    tools.tryProblem = tryProblem(*m_editor);
    tools.canPlay = goesOn();
    tools.canMirror = m_context->game().mirrored(m_context->arrangement()).has_value();
    return tools;
}

FormsShown EditorPage::forms(const ToolsShown &tools) const
{
    const bool hasFix = m_context->lastFix().has_value();
    FormsShown forms = m_memory->forms.of({tools.edits, m_memory->read, tools.answer, hasFix, look()}, [this] {
        return FormsShown{m_palette->content(), {}, m_fields->content(), m_problems->content(), m_editor->scenario(),
                          m_goal->content()};
    });
    forms.contents = m_memory->contents.of({tools.edits, m_memory->read, m_context->place()},
                                           [this] { return m_contents->content(); });
    return forms;
}

/// After the board, of which they show pictures.
void EditorPage::showForms(const Screen &now, const Screen *before)
{
    const bool isOther = !before || before->tools->edits != now.tools->edits;
    // What was typed and refused goes with the next edit.
    if (isOther || before->forms->contents != now.forms->contents)
        m_contents->show(now.forms->contents, !before);
    if (isOther || before->forms->fields != now.forms->fields)
        m_fields->show(now.forms->fields, !before);
    if (!before || before->forms->box != now.forms->box)
        m_palette->show(now.forms->box, !before);
    if (!before || before->forms->problems != now.forms->problems)
        m_problems->show(now.forms->problems, !before);
    if (!before || before->forms->scenario != now.forms->scenario)
        m_texts->show(now.forms->scenario);
    if (isOther || before->tools->answer != now.tools->answer || before->forms->goal != now.forms->goal)
        m_goal->show(now.forms->scenario.goal, now.forms->goal);
}

void EditorPage::showPlaces(const std::vector<engine::PlaceIndex> &places)
{
    focusBoard();
    m_context->pointOut(places);
    if (places.empty())
        return;
    m_contents->setPlace(places.front());
    pane().board().setCursorTo(pane().board().boardScene().cellOf(places.front()));
}

// ---- the answer

/// Recording has begun or ended, or went on.
void EditorPage::showRecording()
{
    const bool on = m_answer->isRecording();
    if (on && m_toolController->tool()) {
        m_context->drop();
        m_toolController->take(nullptr);
    } else if (!on && !m_toolController->tool()) {
        m_toolController->take(m_tools[kMove].get());
    }
    refresh();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/navigator.h"

#include <algorithm>
#include <utility>

#include <QPushButton>

#include "model/editor/editor.h"
#include "model/library/folders.h"
#include "model/play/commands.h"
#include "model/record/file_name.h"
#include "model/scenario/course.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/message_box.h"
#include "views/common/play_log.h"
#include "views/common/settings.h"
#include "views/common/style_sheet.h"
#include "views/dialogs/new_game.h"
#include "views/dialogs/players_dialog.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"
#include "views/scenario/course_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/mistakes_page.h"
#include "views/window/document_files.h"
#include "views/window/file_reading.h"
#include "views/window/guess_moves.h"
#include "views/window/main_window.h"
#include "views/window/mistake_lessons.h"
#include "views/window/start_page.h"
#include "views/window/studies.h"
#include "views/window/windows.h"

namespace views {

using scenario::Scenario;

namespace {

/// What the scenario block says of a record in which it can be read.
Scenario scenarioIn(const record::Record &record)
{
    auto read = scenario::scenarioOf(record);
    return std::holds_alternative<Scenario>(read) ? std::get<Scenario>(std::move(read)) : Scenario();
}

/// Of sessions that are the oldest first, the newest that has edits which are not in its file.
std::vector<play::RecoverableSession>::iterator newestModified(std::vector<play::RecoverableSession> &sessions)
{
    const auto found = std::find_if(sessions.rbegin(), sessions.rend(), [](play::RecoverableSession &session) {
        return play::playOf(session)->isModified();
    });
    return found == sessions.rend() ? sessions.end() : std::prev(found.base());
}

} // namespace

Navigator::Navigator(Settings &settings, Windows *windows, PageStack &pages, DocumentFiles &files, NoticeBar &notices,
                     QWidget *window)
    : QObject(window), m_settings(settings), m_windows(windows), m_pages(pages), m_files(files), m_window(window),
      m_mistakes(new MistakeLessons(
          pages, [this](const record::Record &lesson) { return pushLesson(lesson, {}); },
          library::Folders::beside(windows ? windows->journals() : QString()).mistakes, window)),
      m_studies(new Studies(settings, pages, files, notices,
                            {[this](const record::Record &lesson, const QString &id) { return pushLesson(lesson, id); },
                             [this](const record::Record &game) { pushGame(newDocument(game), true); },
                             [this](const record::Record &scenario) { pushEditor(newDocument(scenario)); }},
                            window))
{
    const auto lastGames = [this] {
        return m_windows ? m_windows->recovery().newestGames() : std::map<const engine::Game *, RecoveredGame>();
    };
    auto *start = new StartPage(
        settings, lastGames, [this] { return m_mistakes->countDue(); }, &pages);
    connectStart(start);
    m_pages.push(start);
    connect(&m_pages, &PageStack::wanted, this, &Navigator::answer);
    connect(&m_files, &DocumentFiles::reloadWanted, this, &Navigator::reload);
    connect(&m_files, &DocumentFiles::shownElsewhere, this, &Navigator::shownElsewhere);
}

void Navigator::connectStart(StartPage *start)
{
    connect(start, &StartPage::playNow, this, [this](const QString &game) {
        beginGame(gameAgainstComputer(m_settings, *engine::findGame(game.toStdString())));
    });
    connect(start, &StartPage::learn, this,
            [this](const QString &game) { showCourse(*engine::findGame(game.toStdString())); });
    connect(start, &StartPage::solveAgain, m_mistakes, &MistakeLessons::solveAgain);
    connect(start, &StartPage::resume, this, &Navigator::resumeSetAside);
    connect(start, &StartPage::openFile, this, [this](const QString &path) { openFile(path); });
}

/// What a page wants that more than the page is needed for; the rest is for others.
void Navigator::answer(Command command)
{
    switch (command) {
    case Command::Review: setReview(!m_pages.find<ReviewPage>()); break;
    case Command::PlayFromHere: playFromHere(); break;
    case Command::EditPosition: editPosition(); break;
    case Command::TryScenario: tryScenario(); break;
    case Command::Back: goBack(); break;
    case Command::NextLesson: m_mistakes->isOpen() ? m_mistakes->openNext() : m_studies->openNext(); break;
    case Command::LearnFromMistakes: m_mistakes->learn(); break;
    case Command::GuessMoves: guessMoves(m_pages, m_settings, m_window); break;
    default: emit wanted(command);
    }
}

const engine::Game &Navigator::gameAtHand() const
{
    return m_pages.top()->game() ? *m_pages.top()->game() : *engine::games().front();
}

bool Navigator::isFree() const
{
    const CoursePage *study = m_studies->page();
    return !m_isReading && !m_pages.document() && !m_pages.top()->isScenario() && !(study && study->file().canChange());
}

bool Navigator::shows(const QString &path, As as) const
{
    if (m_studies->shows(path))
        return true;
    if (as == As::Review && !m_pages.find<ReviewPage>())
        return false;
    return (as != As::Edit || m_pages.find<EditorPage>()) && m_files.isOwn(path);
}

Navigator &Navigator::elsewhere() { return m_windows && !isFree() ? m_windows->openFree()->navigator() : *this; }

// ---- documents

std::unique_ptr<play::Document> Navigator::newDocument(record::Record record, play::OwnFile own,
                                                       std::optional<std::uint64_t> seed)
{
    return std::make_unique<play::Document>(std::move(record), seed.value_or(play::freshSeed()),
                                            m_windows ? m_windows->journals() : QString(), std::move(own));
}

bool Navigator::beginGame(record::Record record, std::optional<std::uint64_t> seed)
{
    if (!m_files.mayLeave())
        return false;
    showGame(newDocument(std::move(record), {}, seed), false);
    return true;
}

bool Navigator::beginReview(record::Record record)
{
    if (!m_files.mayLeave())
        return false;
    showGame(newDocument(std::move(record)), true);
    return true;
}

bool Navigator::beginScenario(record::Record record)
{
    if (!m_files.mayLeave())
        return false;
    showEditor(newDocument(std::move(record)));
    return true;
}

void Navigator::playNow(const engine::Game &game) { beginGame(lastGameOf(m_settings, game)); }

void Navigator::demo(const engine::Game &game)
{
    const std::vector<engine::Level> &levels = game.levels();
    const SeatChoice computer{{}, QString::fromStdString(levels[levels.size() / 2].id)};
    beginGame(recordOf(game, QList<SeatChoice>(game.usualSeats(), computer)));
}

void Navigator::newScenario(const engine::Game &game)
{
    elsewhere().beginScenario(editor::scenarioRecord(game.start({playersOf(m_settings, game), {}})));
}

/// Reads a file that is to be opened so; what is wrong with it is said in a dialogue. Nothing while another is being
/// read.
std::optional<Navigator::Opened> Navigator::readFile(const QString &path, As as)
{
    if (std::exchange(m_isReading, true))
        return std::nullopt;
    std::optional<FileRead> read = readInThread(path, m_window);
    m_isReading = false;
    if (!read)
        return std::nullopt;
    if (auto *const study = std::get_if<scenario::Study>(&read->content))
        return Opened{std::move(read->own), {}, std::move(*study)};
    auto *const record = std::get_if<record::Record>(&read->content);
    const std::optional<record::Error> error = record ? errorOf(*record, as) : std::get<record::Error>(read->content);
    if (!error)
        return Opened{std::move(read->own), std::move(*record)};
    qCDebug(playLog, "the file cannot be opened");
    MessageBox::inform(m_window, MessageBox::Warning, tr("This file cannot be opened"),
                       tr("%1: %2").arg(record::shownName(path), words::Words::explain(*error)));
    return std::nullopt;
}

bool Navigator::isForScenario(const record::Record &record, As as)
{
    const bool isScenario = editor::isScenario(record) || (scenario::isPlayable(record) && !record.result);
    return as == As::Edit || (as == As::Itself && isScenario);
}

bool Navigator::isOnlyPosition(const record::Record &record)
{
    const record::Line &line = record.line;
    return line.actions.empty() && line.variations.empty() && line.comments.empty() && line.marks.empty()
           && line.assessments.empty() && !record.result && !record.analysis;
}

std::optional<record::Error> Navigator::errorOf(const record::Record &record, As as)
{
    if (!hasPicture(record.startPosition().game()))
        return record::Error{"record.no-picture", {}};
    if (!isForScenario(record, as))
        return std::nullopt;
    const auto read = scenario::scenarioOf(record);
    const auto *const error = std::get_if<record::Error>(&read);
    return error ? std::optional(*error) : std::nullopt;
}

bool Navigator::openFile(QString path, As as, std::optional<int> step) // by value: the path may be the document's
{
    // Read before asking about the present document: a broken file is no reason to leave it. And before anything else
    // asks its disk, which has answered by then.
    std::optional<Opened> file = readFile(path, as);
    if (!file)
        return false;
    const As shown = step ? As::Review : as; // only a review can show one
    if (m_windows && !m_files.isOwn(path) && m_windows->bringForward(path, shown)) {
        emit shownElsewhere();
        return false;
    }
    if (!m_files.mayOpen(path) || !m_files.mayLeave(path))
        return false;
    // The present document may have been saved into it.
    const bool isOwn = !file->own.path.isEmpty() && m_files.file() == file->own.path;
    if (isOwn && record::stampOf(path) != file->own.stamp) {
        file = readFile(path, as);
        if (!file)
            return false;
    }
    emit seriesEnded();
    if (file->study) {
        leave();
        m_studies->show(scenario::StudyFile(*std::move(file->study), path, file->own.stamp), nullptr, as == As::Edit);
    } else if (isForScenario(file->record, as))
        openScenario(*file, as);
    else
        showOpened(*file, shown == As::Review, step);
    if (!m_files.finished().holds(path)) // those have a list of their own
        m_settings.addRecentFile(path);
    return true;
}

/// Goes on with that document, or with what is kept of it.
void Navigator::showOpened(Opened &file, bool review, std::optional<int> step)
{
    const std::optional<record::ShownPlace> place =
        step ? record::ShownPlace{{}, *step} : m_settings.reviewed(file.own.path);
    std::vector<play::RecoverableSession> kept = keptSessions(file.own.path);
    if (resumeSame(file, kept)) {
        setReview(review || m_pages.find<ReviewPage>(), true);
    } else {
        const bool isEdited = editor::isScenario(file.record) && !review;
        auto document = newDocument(std::move(file.record), std::move(file.own));
        const play::Play &play = document->play();
        review = play.isOver() || (review && !play.isRated()); // a rated game is looked at once it is over
        if (isEdited)
            showEditor(std::move(document));
        else
            showGame(std::move(document), review);
    }
    if (auto *page = m_pages.find<ReviewPage>(); page && place)
        page->returnTo(*place);
    if (newestModified(kept) != kept.end())
        m_files.notifyKept();
}

void Navigator::openFiles(const QStringList &paths)
{
    constexpr qsizetype kMany = 10;
    if (paths.size() > kMany) {
        const QString question =
            tr("Open %n games, each in a window of its own?", nullptr, static_cast<int>(paths.size()));
        const auto answers = MessageBox::Open | MessageBox::Cancel;
        if (MessageBox::ask(m_window, tr("Open them all?"), question, answers) != MessageBox::Open)
            return;
    }
    const std::vector<MainWindow *> before = m_windows ? m_windows->all() : std::vector<MainWindow *>();
    Navigator *there = nullptr;
    const auto open = [&](int number) {
        Navigator &last = there ? *there : *this;
        there = paths.size() > 1 ? &last.elsewhere() : &last;
        there->openFile(paths[number]);
    };
    if (m_windows)
        m_windows->openEach(static_cast<int>(paths.size()), m_window, open);
    else if (!paths.isEmpty())
        open(0);
    const bool isFurther =
        m_windows && there && std::find(before.begin(), before.end(), there->m_window) == before.end();
    if (isFurther && there->isFree()) // the last one could not be opened
        there->m_window->close();
}

void Navigator::reload() { openFile(m_files.file(), m_pages.documentPage()->isScenario() ? As::Edit : As::Itself); }

// ---- what was kept

void Navigator::resumeWith(play::RecoverableSession session)
{
    const std::optional<record::ShownPlace> place = session.content.reviewed;
    const int edits = static_cast<int>(session.content.changeLog.size());
    m_files.setWritten(session.written);
    auto document = std::make_unique<play::Document>(std::move(session));
    const play::Play &play = document->play();
    emit seriesEnded();
    qCDebug(playLog, "%d actions are recovered, %d of %d edits", play.stepCount(),
            static_cast<int>(play.changeLog().size()), edits);
    const bool isReviewed = play.isOver() || place;
    if (editor::isScenario(play.record()))
        return showEditor(std::move(document));
    showGame(std::move(document), isReviewed);
    if (auto *page = m_pages.find<ReviewPage>(); page && place)
        page->returnTo(*place);
}

/// The sessions of that file that were kept for the next start.
std::vector<play::RecoverableSession> Navigator::keptSessions(const QString &file) const
{
    return m_windows ? m_windows->recovery().closedOf(file) : std::vector<play::RecoverableSession>();
}

/// Goes on with a kept session that says what the file says, if there is one: else it would come back beside this one
/// at the next start.
bool Navigator::resumeSame(const Opened &file, std::vector<play::RecoverableSession> &kept)
{
    const auto same = std::find_if(kept.begin(), kept.end(), [&file](play::RecoverableSession &session) {
        return session.content.own.stamp == file.own.stamp && !play::playOf(session)->isModified();
    });
    if (same == kept.end())
        return false;
    resumeWith(std::move(*same));
    kept.erase(same); // nothing is left in it
    return true;
}

bool Navigator::bringBackKept()
{
    std::vector<play::RecoverableSession> kept = keptSessions(m_files.file());
    const auto newest = newestModified(kept);
    if (newest == kept.end()) // another window or program was faster
        return false;
    if (m_files.mayLeave())
        resumeWith(std::move(*newest));
    return true;
}

void Navigator::resumeSetAside(const QString &journal)
{
    std::optional<play::RecoverableSession> session =
        m_windows ? m_windows->recovery().sessionOf(journal) : std::nullopt;
    if (session && m_files.mayLeave())
        resumeWith(*std::move(session));
}

void Navigator::openFromLibrary(const QString &path, As as, std::optional<int> step)
{
    const bool isOwn = m_files.isOwn(path);
    const As shown = step ? As::Review : as;
    if (isOwn && (shown == As::Itself || m_pages.documentPage()->isScenario()))
        return; // it is open here
    if (m_windows && !isOwn && m_windows->bringForward(path, shown))
        return;
    const play::Document *document = m_pages.document();
    Navigator &there = document && !document->play().isOver() && !isOwn ? elsewhere() : *this;
    there.openFile(path, as, step);
}

// ---- pages

/// What the window holds goes, with its pages and its journal; another page is to come.
void Navigator::leave()
{
    m_files.end();
    m_pages.clear();
    m_scenarioFile.clear();
}

void Navigator::showGame(std::unique_ptr<play::Document> document, bool review)
{
    leave();
    pushGame(std::move(document), review);
}

void Navigator::pushGame(std::unique_ptr<play::Document> document, bool review)
{
    m_reviewLeft.reset();
    const Theme theme(m_settings.shownTheme(), words::idOf(document->play().game()));
    auto *page = new GamePage(*document, theme, m_settings.style(), &m_pages);
    m_pages.push(page, std::move(document));
    m_files.follow();
    emit gameShown();
    page->setBelow(review);
    page->start();
    page->focusBoard();
    emit m_pages.changed();
    if (review)
        setReview(true, true);
}

void Navigator::showEditor(std::unique_ptr<play::Document> document)
{
    leave();
    pushEditor(std::move(document));
}

void Navigator::pushEditor(std::unique_ptr<play::Document> document)
{
    const Theme theme(m_settings.shownTheme(), words::idOf(document->play().game()));
    auto *page = new EditorPage(*document, theme, m_settings.style(), &m_pages);
    m_pages.push(page, std::move(document));
    m_files.follow();
    page->focusBoard();
    emit m_pages.changed();
}

bool Navigator::setReview(bool on, bool wasOpenedForIt)
{
    auto *game = m_pages.find<GamePage>();
    const bool isOn = m_pages.find<ReviewPage>() != nullptr;
    if (on == isOn || !game)
        return on == isOn;
    if (on && !mayReveal(wasOpenedForIt)) {
        emit m_pages.changed();
        return false;
    }
    if (on) {
        play::Document &document = *game->document();
        const Theme theme(m_settings.shownTheme(), words::idOf(document.play().game()));
        game->setBelow(true);
        auto *page = new ReviewPage(document, theme, m_settings.style(), &m_pages);
        m_pages.push(page);
        if (m_reviewLeft)
            page->returnTo(*m_reviewLeft);
        else if (document.play().isOver()) // who has seen its end looks at it from its beginning
            page->seek(0);
        page->focusBoard();
        document.autosave().setReviewed(page->shownPlace());
    } else {
        m_reviewLeft.reset(); // a game that goes on has a new present by then
        if (game->document()->play().isOver())
            m_reviewLeft = m_pages.find<ReviewPage>()->shownPlace();
        game->document()->autosave().setReviewed({});
        m_pages.popTo(game);
    }
    emit m_pages.changed();
    return true;
}

namespace {

/// True if some seat does not know what others know.
bool hidesSomething(const engine::Position &position)
{
    for (engine::Seat seat = 0; seat < position.seatCount(); ++seat) {
        if (!position.seesAll(seat))
            return true;
    }
    return false;
}

} // namespace

/// A review shows what is hidden. Where the game goes on, that makes it a training game.
bool Navigator::mayReveal(bool wasOpenedForIt)
{
    play::Document &document = *m_pages.document();
    play::Play &play = document.play();
    if (play.isRated() && !play.isOver())
        return false;
    if (wasOpenedForIt && !play.isOver() && !play.isTraining()) {
        play.run(play::becomeTraining());
        document.autosave().countAsSaved(); // nobody has changed anything yet
    }
    if (!play.isOver() && !play.isTraining() && hidesSomething(play.position())) {
        MessageBox box(MessageBox::Question, tr("Look at everything?"),
                       tr("The game is not over, and a review shows what is hidden. It goes on as a training game "
                          "then: everything can be taken back."),
                       MessageBox::Cancel, m_window);
        QPushButton *look = box.addButton(tr("&Review the game"), MessageBox::AcceptRole);
        box.setDefaultButton(look);
        box.exec();
        if (box.clickedButton() != look)
            return false;
    }
    play.reveal();
    return true;
}

/// A game of its own that begins with what was played up to here, or with the position of a scenario, in a window of
/// its own if there may be one: what is looked at stays as it is.
void Navigator::playFromHere()
{
    m_files.commit();
    std::optional<record::Record> next = m_pages.top()->gameFromHere();
    if (!next)
        return;
    // Whoever asks wants to choose here.
    const engine::SeatSet acting = replay::Timeline::endOf(next->startPosition(), next->line.actions).toAct();
    for (engine::Seat seat = 0; seat < next->seats.size(); ++seat) {
        if (!engine::contains(acting, seat))
            continue;
        next->seats[seat].player = kPerson;
        next->seats[seat].program.clear();
    }
    PlayersDialog dialog(*next, m_settings.engines.all(), m_window);
    dialog.setAbout([] { return tr("Play from here"); },
                    [isScenario = m_pages.top()->isScenario()] {
                        return isScenario
                                   ? tr("A game of its own begins here. The scenario stays as it is.")
                                   : tr("A game of its own begins here. The one that you review stays as it is.");
                    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    next->seats = dialog.seats();
    elsewhere().beginGame(*std::move(next));
}

// ---- scenarios

void Navigator::showScenario(record::Record record, As as)
{
    Opened opened{{}, std::move(record)};
    openScenario(opened, as);
}

/// A file with a scenario, or one that is to be edited. Nobody has to be asked about the present one any more.
void Navigator::openScenario(Opened &file, As as)
{
    if (as == As::Itself && scenario::isPlayable(file.record)) {
        const QString path = file.own.path;
        const QString id = LessonProgress::idFor(file.record);
        leave();
        pushLesson(std::move(file.record), id)->setBack(LessonPage::Back::Start);
        emit m_pages.changed();
        m_scenarioFile = path;
    } else if (isOnlyPosition(file.record)) {
        if (!editor::isScenario(file.record))
            file.record.scenario = scenario::toJson(scenarioIn(file.record), *file.record.game);
        showOpened(file, false);
    } else { // the game stays in its file
        const engine::Position last = file.record.positions().back();
        const int end = static_cast<int>(file.record.line.actions.size());
        showEditor(newDocument(
            editor::scenarioRecord(last, scenarioIn(file.record), record::drawingsAt(file.record.line, {{}, end}))));
    }
}

void Navigator::editPosition()
{
    const bool isMistake = m_mistakes->isOpen(); // whatever lies below is another position
    if (!isMistake && m_pages.find<LessonPage>() && m_pages.find<EditorPage>()) // it was only tried
        return goBack();
    const std::optional<engine::Position> position = m_pages.top()->positionToEdit();
    if (!position || (!isMistake && m_pages.find<LessonPage>() && m_studies->editShown()))
        return;
    if (!isMistake && !m_scenarioFile.isEmpty()) {
        openFile(m_scenarioFile, As::Edit);
        return;
    }
    auto *lesson = m_pages.find<LessonPage>();
    const Scenario says = lesson ? lesson->attempt().scenario() : Scenario();
    elsewhere().beginScenario(editor::scenarioRecord(*position, says, m_pages.top()->drawingsToEdit()));
}

void Navigator::tryScenario()
{
    auto *page = m_pages.find<EditorPage>();
    page->commit();
    LessonPage *lesson = pushLesson(page->play().record(), {});
    lesson->setBack(LessonPage::Back::Editor);
    emit m_pages.changed();
}

// ---- learning

bool Navigator::showCourse(const engine::Game &game)
{
    std::optional<scenario::Study> course = scenario::courseFor(game);
    if (!course || !m_files.mayLeave())
        return false;
    leave();
    m_studies->show(scenario::StudyFile(*std::move(course)), &game);
    return true;
}

void Navigator::newStudy()
{
    std::optional<scenario::StudyFile> file = m_studies->make();
    if (!file || !m_files.mayLeave())
        return;
    m_settings.addRecentFile(file->path());
    leave();
    m_studies->show(*std::move(file), nullptr, true);
}

LessonPage *Navigator::pushLesson(record::Record record, const QString &id)
{
    const Theme theme(m_settings.shownTheme(), words::idOf(*record.game));
    Scenario says = scenarioIn(record);
    auto *page =
        new LessonPage(std::move(record), std::move(says), id, m_settings.lessons, theme, m_settings.style(), &m_pages);
    m_pages.push(page);
    page->focusBoard();
    return page;
}

/// Back to where the top page was opened: a page with a document that is still there, mistakes, what lies below those,
/// the chapters, the start page.
void Navigator::goBack()
{
    const Page *page = m_pages.below();
    const auto isList = [](const Page *one) { return qobject_cast<const MistakesPage *>(one) != nullptr; };
    if (page && (page->document() || isList(page) || isList(m_pages.top()))) {
        m_pages.popTo(page);
    } else if (m_studies->isInChapter()) {
        return m_studies->goBack();
    } else {
        leave();
        m_pages.popToStart();
    }
    emit m_pages.changed();
}

} // namespace views

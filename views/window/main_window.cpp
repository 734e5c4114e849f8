// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include "model/record/file_name.h"
#include "model/words/words.h"
#include "views/common/accessible_choice.h"
#include "views/common/finger_scroll.h"
#include "views/common/fonts.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"
#include "views/common/style_sheet.h"
#include "views/dialogs/about_box.h"
#include "views/dialogs/command_search.h"
#include "views/dialogs/match_dialog.h"
#include "views/dialogs/screen_room.h"
#include "views/dialogs/settings_dialog.h"
#include "views/handbook/help_request.h"
#include "views/library/library_dialog.h"
#include "views/window/document_files.h"
#include "views/window/engine_seats.h"
#include "views/window/exchange.h"
#include "views/window/game_dialogs.h"
#include "views/window/menus.h"
#include "views/window/mistake_lessons.h"
#include "views/window/notice_bar.h"
#include "views/window/studies.h"
#include "views/window/windows.h"

namespace views {

namespace {

/// The local files that are dragged over the window.
QStringList draggedFiles(const QMimeData *data)
{
    QStringList files;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

/// The text that is dragged over the window, if it is no address of anything.
QString draggedText(const QMimeData *data) { return data->hasUrls() ? QString() : data->text(); }

constexpr QSize kLeastPage(944, 600); // beside a scroll bar in a window 960 wide; below a notice on one of 1024 x 700

/// Shows the pages. They get the area's size and not, as in one that resizes its widget, the height that the longest of
/// them would like. In a window smaller than its least size, its own or the usual one, which is larger where words are,
/// a page is scrolled. Keys that they leave are for the window, not for scrolling.
class PagesArea : public QScrollArea {
public:
    PagesArea(QStackedWidget *pages, QWidget *parent) : QScrollArea(parent), m_pages(*pages)
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        keepFromFingers(*this); // they carry pieces over the board
        setWidget(pages);
        connect(pages, &QStackedWidget::currentChanged, this, [this] { fit(); });
    }

protected:
    void keyPressEvent(QKeyEvent *event) override { event->ignore(); }

    void resizeEvent(QResizeEvent *event) override
    {
        fit();
        QScrollArea::resizeEvent(event);
    }

private:
    void fit()
    {
        const QSize own = m_pages.currentWidget() ? m_pages.currentWidget()->minimumSize() : QSize();
        const QSize usual(scaledPixels(kLeastPage.width()), scaledPixels(kLeastPage.height()));
        const QSize least = own.isEmpty() ? usual : own;
        QSize room = size();
        if (room.height() < least.height())
            room.rwidth() -= verticalScrollBar()->sizeHint().width();
        if (room.width() < least.width())
            room.rheight() -= horizontalScrollBar()->sizeHint().height();
        m_pages.resize(room.expandedTo(least));
    }

    QStackedWidget &m_pages;
};

} // namespace

MainWindow::MainWindow(Settings &settings, Windows *windows, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_windows(windows), m_notices(new NoticeBar(this)),
      m_pages(new PageStack(settings.keys, this)),
      m_files(new DocumentFiles(settings, *m_pages, *m_notices, windows ? windows->journals() : QString(), this)),
      m_navigator(new Navigator(settings, windows, *m_pages, *m_files, *m_notices, this)),
      m_games(new GameDialogs(settings, *m_pages, *m_navigator, *m_files, this)),
      m_exchange(new Exchange(settings, *m_pages, *m_navigator, *m_files, *m_notices, this)),
      m_menus(new Menus(*menuBar(), settings, this))
{
    new EngineSeats(
        settings, *m_pages, *m_notices, [this] { m_games->players(); }, this);
    AccessibleChoice::install();
    setMinimumSize(640, 480);
    resize(QSize(scaledPixels(1280), scaledPixels(800)).boundedTo(screenRoom(*this)));
    setAcceptDrops(true);
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(new PagesArea(m_pages, centre), 1);
    setCentralWidget(centre);
    offerCommands();
    answerPages();
    connect(m_pages, &PageStack::changed, this, &MainWindow::refresh);
    connect(m_files, &DocumentFiles::saved, this, &MainWindow::refresh);
    if (windows)
        connect(m_pages, &PageStack::sounded, windows, &Windows::sounded);
    connect(m_menus, &Menus::asked, this,
            [this](Command command) { (m_own.has(command) ? m_own : m_pages->top()->commands()).run(command); });
    auto *const opensMenus = new QShortcut(Qt::Key_F10, this);
    connect(opensMenus, &QShortcut::activated, this, [this] {
        menuBar()->setFocus(Qt::MenuBarFocusReason);
        menuBar()->setActiveAction(menuBar()->actions().front());
    });
    connect(m_menus, &Menus::jumpAsked, this, [this](replay::Jump jump) { m_pages->top()->go(jump); });
    connect(m_menus, &Menus::fileAsked, this, [this](const QString &path) { m_navigator->openFile(path); });
    connect(m_menus, &Menus::lessonsAsked, this,
            [this](const engine::Game &game) { m_navigator->elsewhere().showCourse(game); });
    connect(m_menus, &Menus::scenarioAsked, m_navigator, &Navigator::newScenario);
    connect(m_menus, &Menus::studyAsked, this, [this] { m_navigator->elsewhere().newStudy(); });
    connect(m_menus, &Menus::addToStudyAsked, this, [this] {
        m_files->commit();
        m_navigator->studies().addTo(document()->play().record());
    });
    connect(&m_settings, &Settings::shownThemeChanged, this, &MainWindow::applyTheme);
    connect(&m_settings, &Settings::textChanged, this, &MainWindow::applyText);
    connect(&m_settings, &Settings::styleChanged, this,
            [this] { m_pages->forEach([this](Page &page) { page.setStyle(m_settings.style()); }); });
    applyTheme();
    refresh();
}

MainWindow::~MainWindow()
{
    m_pages->disconnect(this); // pages still speak while they go; by then the menus may have gone
    delete m_pages;
}

void MainWindow::offerCommands()
{
    const auto holds = [this] { return document() != nullptr; };
    const auto isNotAlone = [this] { return m_windows != nullptr; };
    const auto isWhole = [this] { return m_exchange->canCopyGame(); };
    m_own.offer(Command::New, [this] { m_games->newGame(); });
    m_own.offer(
        Command::NewWindow, [this] { m_windows->open(); }, isNotAlone);
    m_own.offer(Command::Open, [this] { open(); });
    m_own.offer(
        Command::Save, [this] { m_files->save(); }, holds);
    m_own.offer(
        Command::SaveAs, [this] { m_files->saveAs(); }, holds);
    m_own.offer(
        Command::Export, [this] { m_exchange->exportGame(); }, isWhole);
    m_own.offer(
        Command::Print, [this] { m_exchange->print(); }, [this] { return m_exchange->canPrint(); });
    m_own.offer(
        Command::BringBack, [this] { bringBack(); }, isNotAlone);
    m_own.offer(
        Command::Library, [this] { showLibrary(); }, [this] { return m_files->finished().isKeeping(); });
    m_own.offer(Command::Match, [this] { showMatch(); });
    m_own.offer(
        Command::SolveMistakes, [this] { m_navigator->mistakes().solveAgain(); },
        [this] { return m_navigator->mistakes().isKeeping() && !m_navigator->mistakes().isOpen(); });
    m_own.offer(Command::Close, [this] { close(); });
    m_own.offer(Command::Quit, [this] { m_windows ? m_windows->quit() : close(); });
    m_own.offer(
        Command::CopyPosition, [this] { m_exchange->copyPosition(); },
        [this] { return m_exchange->canCopyPosition(); });
    m_own.offer(
        Command::CopyGame, [this] { m_exchange->copyGame(); }, isWhole);
    m_own.offer(Command::Paste, [this] { m_exchange->paste(); });
    m_own.offer(Command::Settings, [this] { SettingsDialog::present(m_settings, this); });
    m_own.offer(
        Command::FullScreen, [this] { setFullScreen(!isFullScreen()); }, {}, [this] { return isFullScreen(); });
    m_own.offer(Command::FindCommand, [this] { findCommand(); });
    m_own.offer(Command::Handbook, [this] { // about whatever has the keyboard
        QWidget *asker = focusWidget() ? focusWidget() : this;
        showHelp(asker, helpPlaceFor(asker));
    });
    m_own.offer(Command::Rules, [this] { showHelp(this, {Handbook::rulesPageOf(m_navigator->gameAtHand())}); });
    m_own.offer(Command::Card, [this] { showHelp(this, {Handbook::cardPageOf(m_navigator->gameAtHand())}); });
    m_own.offer(Command::About, [this] { AboutBox::present(this); });
}

void MainWindow::answerPages()
{
    m_wanted.offer(Command::New, [this] { m_games->newGame(); });
    m_wanted.offer(Command::Open, [this] { open(); });
    m_wanted.offer(Command::FullScreen, [this] { m_own.run(Command::FullScreen); });
    m_wanted.offer(Command::Library, [this] { m_own.run(Command::Library); });
    m_wanted.offer(Command::Rematch, [this] { m_games->rematch(); });
    m_wanted.offer(Command::OtherSide, [this] { m_games->otherSide(); });
    m_wanted.offer(Command::Players, [this] { m_games->players(); });
    m_wanted.offer(Command::AgreeDraw, [this] { m_games->agreeDraw(); });
    m_wanted.offer(Command::Merge, [this] { m_exchange->merge(); });
    connect(m_navigator, &Navigator::wanted, this, [this](Command command) { m_wanted.run(command); });
    connect(m_files, &DocumentFiles::bringBackWanted, this, [this] {
        if (!m_navigator->bringBackKept()) {
            m_files->withdrawKept();
            bringBack();
        }
    });
    connect(m_files, &DocumentFiles::resumeWanted, m_navigator, &Navigator::resumeSetAside);
}

// ---- looks and words

void MainWindow::applyTheme()
{
    // The program wears the theme alone: the windows may show different games.
    const Theme plain(m_settings.shownTheme());
    views::applyTheme(plain);
    m_pages->forEach([&](Page &page) {
        if (page.game())
            page.setTheme(Theme(plain.name(), words::idOf(*page.game())));
    });
}

void MainWindow::applyText()
{
    views::applyText(m_settings.desktopText(), m_settings.systemFont.get());
    applyTheme(); // what is drawn is drawn anew, also if another window has seen to the rest
}

/// The game waits while a dialogue asks something.
bool MainWindow::event(QEvent *event)
{
    const bool blocked = event->type() == QEvent::WindowBlocked;
    if (blocked || event->type() == QEvent::WindowUnblocked)
        m_pages->forEach([blocked](Page &page) { page.setAsked(blocked); });
    return QMainWindow::event(event);
}

/// What the page leaves, as keys of a command that cannot be chosen now.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<Command> command = m_menus->refusedBy(event->keyCombination()))
        m_pages->top()->commands().run(*command);
    QMainWindow::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_menus->retranslate();
        refresh();
    }
    if (event->type() == QEvent::WindowStateChange)
        refresh();
    QMainWindow::changeEvent(event);
}

void MainWindow::refresh()
{
    m_menus->refresh(m_own, *m_pages->top());
    refreshTitle();
}

void MainWindow::refreshTitle()
{
    const Page &page = m_pages->documentPage() ? *m_pages->documentPage() : *m_pages->top();
    if (!page.document()) {
        setWindowTitle(page.title().isEmpty() ? QStringLiteral("Cartouche")
                                              : tr("%1 – Cartouche").arg(titleText(page.title())));
        setWindowModified(false);
        return;
    }
    const QString game = page.isScenario() ? QString() : words::Words(*page.game()).text("game");
    const QString title = game.isEmpty() ? page.title() : tr("%1: %2").arg(game, page.title());
    const QString path = m_files->place();
    const QString unsaved = page.isScenario() ? tr("unsaved scenario") : tr("unsaved game");
    const QString file = path.isEmpty() ? unsaved : titleText(record::shownName(path));
    setWindowTitle(tr("%1, %2[*] – Cartouche").arg(titleText(title), file));
    setWindowModified(document()->play().isModified());
}

// ---- what the menus ask

void MainWindow::open()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a saved game"), QFileInfo(m_files->file()).path(),
                                     tr("Games of Cartouche (*.%1);;All files (*)").arg(QStringLiteral("cartouche")));
    if (!path.isEmpty())
        m_navigator->openFile(path);
}

/// For this run of the program only: its next start finds the window as it was before.
void MainWindow::setFullScreen(bool on)
{
    if (on)
        m_geometryBefore = saveGeometry();
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::keepGeometry() { m_settings.setGeometry(isFullScreen() ? m_geometryBefore : saveGeometry()); }

void MainWindow::bringBack()
{
    if (m_windows && m_windows->recovery().offer(this))
        return;
    MessageBox::inform(this, MessageBox::Information, tr("Bring back a game"),
                       tr("No game is waiting to be brought back."));
}

void MainWindow::showLibrary()
{
    m_files->keepRated();
    for (const QString &path : m_settings.recentFiles()) // those of earlier versions, too
        library::noteFile(m_files->finished().folders().collection, path);
    const std::optional<engine::Position> position = m_pages->top()->positionToCopy();
    LibraryDialog dialog(m_files->finished().folders(), m_settings.shownTheme(),
                         position ? std::optional(library::boardHash(*position)) : std::nullopt, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const library::Entry game = dialog.chosen();
    m_navigator->openFromLibrary(game.path, game.result ? Navigator::As::Review : Navigator::As::Itself, dialog.step());
}

/// Beside the game, which goes on; the dialogue stays where it is closed, and so does what it plays.
void MainWindow::showMatch()
{
    const QString id = QStringLiteral("match");
    if (!m_match) {
        m_match = new MatchDialog(m_settings.engines, m_navigator->gameAtHand(), this);
        connect(m_match, &MatchDialog::over, this, [this, id] {
            if (m_match->isVisible())
                return;
            m_notices->post(id, NoticeKind::Information, [this] { return m_match->standing(); },
                            {{[] { return tr("Show"); }, [this] { showMatch(); }},
                             {[] { return tr("Close"); }, [this, id] { m_notices->withdraw(id); }}});
        });
    }
    m_notices->withdraw(id);
    m_match->show();
    Windows::bringForward(*m_match);
}

bool MainWindow::mayEndMatch()
{
    return !m_match || !m_match->isPlaying()
           || MessageBox::ask(this, tr("Stop the match?"),
                              tr("A match of computer players is being played. It ends with this window."),
                              MessageBox::Ok | MessageBox::Cancel)
                  == MessageBox::Ok;
}

void MainWindow::findCommand()
{
    QPointer<QAction> chosen;
    {
        CommandSearch search(m_menus->offered(), this);
        if (search.exec() == QDialog::Accepted)
            chosen = search.chosen();
    }
    if (chosen)
        chosen->trigger();
}

// ---- closing, and files that are dropped

void MainWindow::closeEvent(QCloseEvent *event)
{
    // A dialogue that asks runs inside this window's functions: it is answered first.
    const QWidget *asking = QApplication::activeModalWidget();
    if (asking && asking->windowModality() == Qt::ApplicationModal) {
        event->ignore();
        return;
    }
    if (!mayEndMatch()) {
        event->ignore();
        return;
    }
    m_files->commit();
    const bool mayComeBack = m_windows && m_windows->isEnding() && m_settings.restoreGames.get();
    // What cannot be kept after all is asked about.
    if (!mayComeBack || !m_files->keepForNextStart()) {
        if (!m_files->mayClose()) {
            event->ignore();
            return;
        }
        if (document())
            document()->autosave().endInOrder(false);
    }
    keepGeometry();
    event->accept();
    emit closed();
}

void MainWindow::keep()
{
    m_files->commit();
    keepGeometry();
}

void MainWindow::endAtOnce()
{
    keep();
    if (!document() || (m_settings.restoreGames.get() && m_files->keepForNextStart()))
        return;
    if (document()->autosave().isSaved())
        document()->autosave().endInOrder(false);
    else
        document()->autosave().keep(); // where nothing was done yet there is no journal
}

/// Whatever the other program proposes: what is dropped here stays there. Words of this one are no game.
void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->source())
        return;
    if (draggedFiles(event->mimeData()).isEmpty() && draggedText(event->mimeData()).isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    // After the drop is over: a dialogue inside it would hold the other program.
    const auto open = [this, files = draggedFiles(event->mimeData()), text = draggedText(event->mimeData())] {
        if (files.isEmpty())
            m_exchange->take(text);
        else
            m_navigator->openFiles(files);
    };
    QMetaObject::invokeMethod(this, open, Qt::QueuedConnection);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/windows.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QApplication>
#include <QPointer>
#include <QProgressDialog>
#include <QScreen>
#include <QSessionManager>

#include "model/library/collection.h"
#include "model/library/folders.h"
#include "model/record/disk.h"
#include "views/common/finger_scroll.h"
#include "views/common/list_arrivals.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"
#include "views/common/play_log.h"
#include "views/common/style_sheet.h"
#include "views/dialogs/screen_room.h"
#include "views/window/main_window.h"

namespace views {

namespace {

constexpr QPoint kCascade(32, 32); // the title of the window below stays in sight
constexpr int kFilesOfWindow = 8;  ///< that a window with a game keeps open, rather more than fewer
constexpr int kFilesToSpare = 32;  ///< for all else
constexpr int kFewWindows = 4;     ///< which come too quickly to be stopped

/// Where it was kept the screen may have been larger; Qt counts less for a frame than most window managers need.
void fitIntoScreen(QWidget &window)
{
    const QSize size = window.size().boundedTo(screenRoom(window));
    if (size == window.size() || window.isMaximized() || window.isFullScreen())
        return;
    const QRect available = window.screen()->availableGeometry();
    const QSize spare = screenRoom(window) - size;
    window.resize(size);
    window.move(std::clamp(window.x(), available.left(), available.left() + spare.width()),
                std::clamp(window.y(), available.top(), available.top() + spare.height()));
}

/// As when the program is quit: the last one says where the first window of the next start stands.
std::vector<MainWindow *> oldestLast(const std::vector<MainWindow *> &all) { return {all.rbegin(), all.rend()}; }

} // namespace

Windows::Windows(Settings &settings, const QString &journals, QObject *parent)
    : QObject(parent), m_settings(settings), m_journals(journals), m_recovery(*this, journals)
{
    showTextsPlain();
    setDesktopText(settings.desktopText());
    applyTheme(Theme(settings.shownTheme())); // before there are windows: one that is there keeps its typeface
    qApp->installEventFilter(this);
    // The end is not put off, and the next session starts the program once, as Qt proposes.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Windows::keep);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &Windows::keep);
    sayListArrivals();
    scrollByFinger();
    connect(&settings, &Settings::fileUsed, this,
            [collection = library::Folders::beside(journals).collection](const QString &path) {
                library::noteFile(collection, path);
            });
}

Windows::~Windows()
{
    for (MainWindow *window : all())
        delete window;
}

MainWindow *Windows::make()
{
    m_quitting = false;
    auto *window = new MainWindow(m_settings, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    place(*window);
    const auto forget = [this, window] { m_all.erase(std::remove(m_all.begin(), m_all.end(), window), m_all.end()); };
    connect(window, &MainWindow::closed, this, forget);
    connect(window, &QObject::destroyed, this, forget);
    m_all.push_back(window);
    return window;
}

MainWindow *Windows::open()
{
    MainWindow *window = make();
    window->show();
    return window;
}

MainWindow *Windows::openFree()
{
    const auto free = std::find_if(m_all.begin(), m_all.end(), [](MainWindow *each) {
        return !QApplication::activeModalWidget() && each->navigator().isFree();
    });
    if (free == m_all.end())
        return open();
    bringForward(**free);
    return *free;
}

void Windows::bringForward(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
    QApplication::alert(&window);
}

bool Windows::bringForward(const QString &file, Navigator::As as)
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&](MainWindow *each) { return each->navigator().shows(file, as); });
    if (found == m_all.end())
        return false;
    qCDebug(playLog, "the window of a file comes to the front");
    bringForward(**found);
    return true;
}

void Windows::openEach(int count, QWidget *over, const std::function<void(int)> &open)
{
    QProgressDialog progress(tr("Opening the games…"), tr("Stop"), 0, count, over);
    progress.setWindowModality(Qt::ApplicationModal);
    progress.setWindowFlag(Qt::WindowStaysOnTopHint); // over the windows that come
    progress.setMinimumDuration(count > kFewWindows ? 0 : std::numeric_limits<int>::max());
    for (int done = 0; done < count && !progress.wasCanceled() && !isQuitting(); ++done) {
        if (!record::canOpen(kFilesOfWindow + kFilesToSpare)) {
            MessageBox::inform(over, MessageBox::Warning, tr("Not all games are open"),
                               tr("The system lets Cartouche open no more files: %1 of %2 games are open. The others "
                                  "stay as they are.")
                                   .arg(done)
                                   .arg(count));
            break;
        }
        open(done);
        progress.setValue(done + 1);
    }
}

void Windows::place(MainWindow &window) const
{
    if (m_all.empty()) {
        window.restoreGeometry(m_settings.geometry()); // or as large as it comes
        fitIntoScreen(window);
        return;
    }
    const MainWindow &newest = *m_all.back();
    const bool fills = newest.isMaximized() || newest.isFullScreen();
    const QRect available = newest.screen()->availableGeometry();
    if (!fills)
        window.resize(newest.size().boundedTo(screenRoom(newest)));
    const QPoint before = fills ? available.topLeft() : newest.frameGeometry().topLeft();
    const QSize around = newest.frameGeometry().size() - newest.size();
    const QRect frame(before + kCascade, window.size() + around);
    window.move(available.contains(frame) ? frame.topLeft() : available.topLeft());
}

bool Windows::quit()
{
    if (m_quitting && !m_all.empty())
        return false; // asked again from inside
    m_quitting = true;
    std::vector<QPointer<MainWindow>> open(m_all.rbegin(), m_all.rend());
    for (const QPointer<MainWindow> &window : open) {
        if (window && !window->close()) {
            m_quitting = false;
            return false;
        }
    }
    return true;
}

void Windows::keep()
{
    if (m_ended)
        return;
    for (MainWindow *window : oldestLast(m_all))
        window->keep();
}

void Windows::endAtOnce()
{
    if (!std::exchange(m_ended, true)) { // a signal may come after the desktop's word
        for (MainWindow *window : oldestLast(m_all))
            window->endAtOnce();
    }
    QCoreApplication::exit(0);
}

/// Qt tells changes of the desktop, and would close the windows one by one, each as if the player had closed it and the
/// others stayed, and each could ask. After the last one nothing is left to do.
bool Windows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange
        && watched->isWindowType()) // of the desktop, as Qt knows it: its font, too
        QMetaObject::invokeMethod(&m_settings, &Settings::textChanged, Qt::QueuedConnection);
    if (event->type() != QEvent::Quit || watched != qApp || m_all.empty())
        return false;
    endAtOnce();
    return true;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar of the main window.
#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>

#include "model/words/languages.h"
#include "views/common/choices.h"
#include "views/dialogs/players_dialog.h"
#include "views/dialogs/settings_dialog.h"
#include "views/handbook/help_request.h"
#include "views/replay/review_page.h"
#include "views/scenario/editor_page.h"
#include "views/scenario/lesson_page.h"
#include "views/window/main_window.h"
#include "views/window/recovery.h"
#include "views/window/windows.h"

namespace views {

namespace {

/// An entry that is checked while the setting has that value, one of a group.
template <typename T>
QAction *addChoice(QActionGroup *group, QMenu *menu, Setting<T> &setting, const T &value)
{
    QAction *action = menu->addAction(QString());
    action->setCheckable(true);
    group->addAction(action);
    const auto follow = [action, &setting, value] { action->setChecked(setting.get() == value); };
    follow();
    QObject::connect(&setting, &AnySetting::changed, action, follow);
    QObject::connect(action, &QAction::triggered, &setting, [&setting, value] { setting.set(value); });
    return action;
}

/// An entry that turns the setting on and off.
QAction *addSwitch(QMenu *menu, Setting<bool> &setting)
{
    QAction *action = menu->addAction(QString());
    action->setCheckable(true);
    const auto follow = [action, &setting] { action->setChecked(setting.get()); };
    follow();
    QObject::connect(&setting, &AnySetting::changed, action, follow);
    QObject::connect(action, &QAction::triggered, &setting, [&setting](bool on) { setting.set(on); });
    return action;
}

QList<QKeySequence> settingsKeys()
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Preferences);
    const QKeySequence comma(Qt::CTRL | Qt::Key_Comma);
    if (!keys.contains(comma))
        keys << comma;
    return keys;
}

} // namespace

QAction *MainWindow::addAction(QMenu *menu, const char *text, const QKeySequence &keys, void (MainWindow::*slot)())
{
    QAction *action = menu->addAction(QString());
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, slot);
    m_spoken << Spoken{action, text};
    return action;
}

QMenu *MainWindow::addMenu(QMenu *parent, const char *text)
{
    QMenu *menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    m_spoken << Spoken{menu->menuAction(), text};
    return menu;
}

void MainWindow::makeMenus()
{
    QMenu *game = addMenu(nullptr, QT_TR_NOOP("&Game"));
    addAction(game, QT_TR_NOOP("&New…"), QKeySequence::New, &MainWindow::newGame);
    QAction *another =
        addAction(game, QT_TR_NOOP("New &window"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, &MainWindow::newWindow);
    another->setEnabled(m_windows);
    m_rematch = addAction(game, QT_TR_NOOP("Re&match"), Qt::CTRL | Qt::Key_M, &MainWindow::rematch);
    game->addSeparator();
    m_hint = addAction(game, QT_TR_NOOP("&Hint"), Qt::CTRL | Qt::Key_H, &MainWindow::hint);
    m_players = addAction(game, QT_TR_NOOP("P&layers…"), Qt::CTRL | Qt::Key_L, &MainWindow::players);
    m_pause = addAction(game, QT_TR_NOOP("&Pause"), Qt::Key_Pause, &MainWindow::pause);
    m_pause->setShortcuts({Qt::Key_Pause, Qt::CTRL | Qt::SHIFT | Qt::Key_P});
    m_pause->setCheckable(true);
    m_resign = addAction(game, QT_TR_NOOP("Res&ign"), {}, &MainWindow::resign);
    m_agreeDraw = addAction(game, QT_TR_NOOP("Agree on a &draw…"), {}, &MainWindow::agreeDraw);
    game->addSeparator();
    addAction(game, QT_TR_NOOP("&Open…"), QKeySequence::Open, &MainWindow::open);
    m_recent = addMenu(game, QT_TR_NOOP("Open &recent"));
    m_save = addAction(game, QT_TR_NOOP("&Save"), QKeySequence::Save, &MainWindow::saveFromMenu);
    m_saveAs = addAction(game, QT_TR_NOOP("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                         &MainWindow::saveAsFromMenu);
    m_export = addAction(game, QT_TR_NOOP("&Export…"), Qt::CTRL | Qt::Key_E, &MainWindow::exportGame);
    addAction(game, QT_TR_NOOP("&Bring back a game…"), {}, &MainWindow::bringBack)->setEnabled(m_windows);
    game->addSeparator();
    addAction(game, QT_TR_NOOP("&Quit"), Qt::CTRL | Qt::Key_Q, &MainWindow::quit);

    QMenu *edit = addMenu(nullptr, QT_TR_NOOP("&Edit"));
    m_undo = edit->addAction(QString(), this, &MainWindow::undo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = edit->addAction(QString(), this, &MainWindow::redo);
    m_redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    edit->addSeparator();
    m_copyPosition = addAction(edit, QT_TR_NOOP("&Copy the position"), QKeySequence::Copy, &MainWindow::copyPosition);
    m_copyGame = addAction(edit, QT_TR_NOOP("Copy the &game"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, &MainWindow::copyGame);
    addAction(edit, QT_TR_NOOP("&Paste a position or game"), QKeySequence::Paste, &MainWindow::paste);
    edit->addSeparator();
    QAction *settings = addAction(edit, QT_TR_NOOP("&Settings…"), {}, &MainWindow::settings);
    settings->setShortcuts(settingsKeys());
    settings->setMenuRole(QAction::PreferencesRole);

    makeReviewMenu();
    makeScenarioMenu();

    QMenu *show = addMenu(nullptr, QT_TR_NOOP("&View"));
    m_lastTurn =
        addAction(show, QT_TR_NOOP("Show the last &turn again"), Qt::CTRL | Qt::Key_T, &MainWindow::showLastTurn);
    m_skip = addAction(show, QT_TR_NOOP("&Skip what is being shown"), Qt::CTRL | Qt::Key_K, &MainWindow::skip);
    show->addSeparator();
    makeLookMenu(show);

    QMenu *help = addMenu(nullptr, QT_TR_NOOP("&Help"));
    addAction(help, QT_TR_NOOP("&Handbook"), QKeySequence::HelpContents, &MainWindow::handbook);
    addAction(help, QT_TR_NOOP("&Rules of the game"), {}, &MainWindow::rules);
    addAction(help, QT_TR_NOOP("Reference &card"), {}, &MainWindow::card);
    addAction(help, QT_TR_NOOP("&About Cartouche"), {}, &MainWindow::about);
}

void MainWindow::makeLookMenu(QMenu *show)
{
    const auto spoken = [this](QAction *action, const char *text) { m_spoken << Spoken{action, text}; };
    QMenu *pace = addMenu(show, QT_TR_NOOP("&Pace"));
    auto *paces = new QActionGroup(this);
    for (const Choice<double> &choice : paceChoices())
        spoken(addChoice(paces, pace, m_settings.pace, choice.value), choice.text);
    spoken(addSwitch(show, m_settings.motion), QT_TR_NOOP("&Motion"));
    m_counting = addSwitch(show, m_settings.countingHelp);
    spoken(m_counting, QT_TR_NOOP("&Count the discards"));
    spoken(addSwitch(show, m_settings.explainPlaces), QT_TR_NOOP("E&xplain places"));
    show->addSeparator();
    QMenu *theme = addMenu(show, QT_TR_NOOP("T&heme"));
    auto *themes = new QActionGroup(this);
    for (const Choice<QString> &choice : themeChoices())
        spoken(addChoice(themes, theme, m_settings.theme, choice.value), choice.text);
    QMenu *language = addMenu(show, QT_TR_NOOP("&Language"));
    auto *group = new QActionGroup(this);
    spoken(addChoice(group, language, m_settings.language, QString()), systemLanguageText());
    for (const QString &code : words::languages())
        addChoice(group, language, m_settings.language, code)->setText(words::languageName(code)); // in itself, always
}

void MainWindow::newWindow()
{
    if (m_windows)
        m_windows->open();
}

void MainWindow::quit()
{
    if (m_windows)
        m_windows->quit();
    else
        close();
}

void MainWindow::settings() { SettingsDialog::present(m_settings, this); }

void MainWindow::undo()
{
    if (m_lesson)
        m_lesson->undo();
    else if (m_editor)
        m_editor->undo();
    else if (m_review)
        m_review->undo();
    else if (m_page)
        m_page->undo();
}

void MainWindow::redo()
{
    if (m_editor && !m_lesson)
        m_editor->redo();
    else if (m_review)
        m_review->redo();
    else if (m_page)
        m_page->redo();
}

void MainWindow::showLastTurn()
{
    if (m_page)
        m_page->showLastTurn();
}

void MainWindow::skip()
{
    if (m_page)
        m_page->skip();
}

void MainWindow::hint()
{
    if (m_page)
        m_page->hint();
}

void MainWindow::players()
{
    if (!m_page)
        return;
    play::Play &play = m_page->play();
    PlayersDialog dialog(play.record(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<record::SeatEntry> seats = dialog.seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        play.setSeat(static_cast<engine::Seat>(seat), seats[seat]);
}

void MainWindow::pause()
{
    if (m_page)
        m_page->setPaused(!m_page->isPaused());
}

/// Without a question: it can be undone.
void MainWindow::resign()
{
    if (m_page && m_page->whoMayResign() != engine::kNobody)
        m_page->play().resign(m_page->whoMayResign());
}

/// The question is the agreement.
void MainWindow::agreeDraw()
{
    if (!m_page || !m_page->canAgreeDraw())
        return;
    const auto answer =
        QMessageBox::question(this, tr("Agree on a draw?"), tr("Do all players agree that the game is drawn?"));
    if (answer == QMessageBox::Yes)
        m_page->play().agreeDraw();
}

void MainWindow::bringBack()
{
    if (m_windows && m_windows->recovery().offer(this))
        return;
    QMessageBox::information(this, tr("Bring back a game"), tr("No game is waiting to be brought back."));
}

/// About whatever has the keyboard.
void MainWindow::handbook()
{
    QWidget *asker = focusWidget() ? focusWidget() : this;
    showHelp(asker, helpPlaceFor(asker));
}

void MainWindow::rules() { showHelp(this, {Handbook::rulesPageOf(gameAtHand())}); }

void MainWindow::card() { showHelp(this, {Handbook::cardPageOf(gameAtHand())}); }

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Cartouche"),
                       tr("Cartouche %1\n\nBoard games of ancient Egypt, to play, to set up and to study.\n\nFree "
                          "software under the GNU General Public License, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace views

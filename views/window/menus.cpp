// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar of the main window.
#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>

#include "views/dialogs/rules_dialog.h"
#include "views/window/languages.h"
#include "views/window/main_window.h"

namespace views {

namespace {

// In the order of Theme::themeNames().
constexpr const char *kThemeTexts[] = {
    QT_TRANSLATE_NOOP("views::MainWindow", "&Light"), QT_TRANSLATE_NOOP("views::MainWindow", "&Dark"),
    QT_TRANSLATE_NOOP("views::MainWindow", "&High contrast"), QT_TRANSLATE_NOOP("views::MainWindow", "&Colour-blind")};

struct Pace {
    const char *text;
    double pace;
};
constexpr Pace kPaces[] = {{QT_TRANSLATE_NOOP("views::MainWindow", "S&low"), 0.5},
                           {QT_TRANSLATE_NOOP("views::MainWindow", "&Normal"), 1},
                           {QT_TRANSLATE_NOOP("views::MainWindow", "&Fast"), 2.5}};

} // namespace

QAction *MainWindow::addAction(QMenu *menu, const char *text, const QKeySequence &keys, void (MainWindow::*slot)())
{
    QAction *action = menu->addAction(QString());
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, slot);
    m_spoken << Spoken{action, text};
    return action;
}

void MainWindow::makeMenus()
{
    const auto menu = [this](QMenu *parent, const char *text) {
        QMenu *made = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
        m_spoken << Spoken{made->menuAction(), text};
        return made;
    };
    const auto choice = [this](QMenu *in, QActionGroup *group, const char *text, bool chosen, auto choose) {
        QAction *action = in->addAction(QString(), this, choose);
        action->setCheckable(true);
        action->setChecked(chosen);
        if (group)
            group->addAction(action);
        if (text)
            m_spoken << Spoken{action, text};
        return action;
    };

    QMenu *game = menu(nullptr, QT_TR_NOOP("&Game"));
    addAction(game, QT_TR_NOOP("&New…"), QKeySequence::New, &MainWindow::newGame);
    m_rematch = addAction(game, QT_TR_NOOP("Re&match"), Qt::CTRL | Qt::Key_M, &MainWindow::rematch);
    game->addSeparator();
    addAction(game, QT_TR_NOOP("&Open…"), QKeySequence::Open, &MainWindow::open);
    m_recent = menu(game, QT_TR_NOOP("Open &recent"));
    m_save = addAction(game, QT_TR_NOOP("&Save"), QKeySequence::Save, &MainWindow::saveFromMenu);
    m_saveAs = addAction(game, QT_TR_NOOP("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                         &MainWindow::saveAsFromMenu);
    game->addSeparator();
    QAction *quit = game->addAction(QString(), this, &QWidget::close);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_spoken << Spoken{quit, QT_TR_NOOP("&Quit")};

    QMenu *edit = menu(nullptr, QT_TR_NOOP("&Edit"));
    m_undo = edit->addAction(QString(), this, &MainWindow::undo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = edit->addAction(QString(), this, &MainWindow::redo);
    m_redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));

    QMenu *show = menu(nullptr, QT_TR_NOOP("&View"));
    m_lastTurn =
        addAction(show, QT_TR_NOOP("Show the last &turn again"), Qt::CTRL | Qt::Key_T, &MainWindow::showLastTurn);
    m_skip = addAction(show, QT_TR_NOOP("&Skip what is being shown"), Qt::CTRL | Qt::Key_K, &MainWindow::skip);
    QMenu *pace = menu(show, QT_TR_NOOP("&Pace"));
    auto *paces = new QActionGroup(this);
    for (const Pace &each : kPaces) {
        choice(pace, paces, each.text, m_settings.style().pace == each.pace, [this, each] {
            PlayStyle style = m_settings.style();
            style.pace = each.pace;
            m_settings.setStyle(style);
        });
    }
    choice(show, nullptr, QT_TR_NOOP("&Motion"), m_settings.style().motion, [this](bool on) {
        PlayStyle style = m_settings.style();
        style.motion = on;
        m_settings.setStyle(style);
    });
    choice(show, nullptr, QT_TR_NOOP("&Count the discards"), m_settings.style().countingHelp, [this](bool on) {
        PlayStyle style = m_settings.style();
        style.countingHelp = on;
        m_settings.setStyle(style);
    });
    show->addSeparator();
    QMenu *theme = menu(show, QT_TR_NOOP("T&heme"));
    auto *themes = new QActionGroup(this);
    const QStringList names = Theme::themeNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        choice(theme, themes, kThemeTexts[i], m_settings.theme() == names[i],
               [this, name = names[i]] { m_settings.setTheme(name); });
    }
    QMenu *language = menu(show, QT_TR_NOOP("&Language"));
    auto *group = new QActionGroup(this);
    choice(language, group, QT_TR_NOOP("As the &system"), m_settings.language().isEmpty(),
           [this] { m_settings.setLanguage({}); });
    for (const QString &code : languages()) {
        choice(language, group, nullptr, m_settings.language() == code, [this, code] {
            m_settings.setLanguage(code);
        })->setText(languageName(code)); // in itself, in every language
    }

    QMenu *help = menu(nullptr, QT_TR_NOOP("&Help"));
    addAction(help, QT_TR_NOOP("The game in &short"), QKeySequence::HelpContents, &MainWindow::rules);
    addAction(help, QT_TR_NOOP("&About Cartouche"), {}, &MainWindow::about);
}

void MainWindow::undo()
{
    if (m_page)
        m_page->undo();
}

void MainWindow::redo()
{
    if (m_page)
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

void MainWindow::rules()
{
    auto *dialog = new RulesDialog(m_page ? m_page->play().game() : *engine::games().front(), this);
    dialog->show(); // it may stay beside the board
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Cartouche"),
                       tr("Cartouche %1\n\nBoard games of ancient Egypt, to play, to set up and to study.\n\nFree "
                          "software under the GNU General Public License, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QTest>

#include "cut_off.h"
#include "tests/views/window/program.h"
#include "views/play/game_page.h"
#include "views/window/menus.h"

Harness::Harness(Look look) : m_look(std::move(look))
{
    if (!QDir(m_folder.path()).mkpath(QStringLiteral("./") + folder))
        qFatal("There is no folder");
    m_settings = std::make_unique<views::Settings>(path(QStringLiteral("settings.conf")));
    m_settings->motion.set(false);
    m_settings->theme.set(qEnvironmentVariable("CARTOUCHE_THEME", m_settings->theme.get()));
}

Harness::~Harness()
{
    m_others.clear();
    m_windows.reset();
    settle();
}

QString Harness::save(const record::Record &record, const QString &name) const
{
    if (record::save(record, path(name)))
        qFatal("The game is not saved");
    return path(name);
}

void Harness::breakDisk()
{
    QFile file(path(QStringLiteral("no-folder")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("There is no file");
    m_journals = file.fileName() + QStringLiteral("/kept");
}

views::MainWindow &Harness::window()
{
    if (!m_window) {
        m_windows = std::make_unique<views::Windows>(*m_settings, m_journals);
        m_window = m_windows->make();
        m_window->resize(screenToFit());
        m_window->show();
        rest();
    }
    return *m_window;
}

void Harness::begin(record::Record record, std::uint64_t seed)
{
    window().navigator().beginGame(std::move(record), seed);
    table().hurry();
    rest();
}

void Harness::open(const QString &path, views::Navigator::As as)
{
    if (!window().navigator().openFile(path, as))
        qFatal("The file is not opened");
    if (window().find<views::GamePage>())
        table().hurry();
    rest();
}

void Harness::show(QWidget *widget)
{
    m_others.emplace_back(widget);
    widget->show();
    rest();
}

void Harness::ask(const QString &name, const char *className, const std::function<void()> &trigger)
{
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window()))
        qFatal("The window does not come up");
    const Answer answer(className, [&](QDialog &dialog) {
        rest();
        m_look(name, dialog);
        dialog.reject();
    });
    trigger();
    if (!answer.came())
        qFatal("%s does not come", className);
    rest();
}

void Harness::popUp(const QString &name, const std::function<void()> &trigger)
{
    trigger();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!menu)
        qFatal("No menu comes");
    m_look(name, *menu);
    menu->close();
    rest();
}

void Harness::trigger(const char *source)
{
    const QString text = views::Menus::tr(source);
    for (QAction *action : window().findChildren<QAction *>()) {
        if (action->text() != text)
            continue;
        action->trigger();
        rest();
        return;
    }
    qFatal("There is no entry %s", source);
}

std::vector<QWidget *> Harness::seen()
{
    std::vector<QWidget *> all;
    for (const std::unique_ptr<QWidget> &other : m_others)
        all.push_back(other.get());
    if (!m_window)
        return all;
    all.push_back(m_window);
    for (auto *dialog : m_window->findChildren<QDialog *>()) {
        if (dialog->isVisible() && std::find(all.begin(), all.end(), dialog) == all.end())
            all.push_back(dialog);
    }
    return all;
}

void Harness::rest()
{
    // Layouts come to rest in a few turns, each of which may ask for another one.
    for (int turn = 0; turn < 5; ++turn) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    settle();
}

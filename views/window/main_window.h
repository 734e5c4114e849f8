// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "views/common/settings.h"
#include "views/window/navigator.h"
#include "views/window/page_stack.h"

namespace views {

class DocumentFiles;
class Exchange;
class GameDialogs;
class MatchDialog;
class Menus;
class NoticeBar;
class Windows;

/// A window: its pages with the menu above them and the notices between. It shows one document at most, and asks a page
/// only what every page answers.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `windows` owns it, if anybody does: a window that stands alone opens no other.
    explicit MainWindow(Settings &settings, Windows *windows = nullptr, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Leads from page to page.
    Navigator &navigator() { return *m_navigator; }
    /// The document that it shows, or null.
    play::Document *document() const { return m_pages->document(); }
    /// The topmost page of that kind, or null.
    template <class Kind>
    Kind *find() const
    {
        return m_pages->find<Kind>();
    }
    /// For this run only: not remembered.
    void useTheme(const QString &name) { m_settings.theme.setForThisRun(name); }
    /// What was typed, measured or looked at is kept from now on, and where the window stands. Nothing is asked.
    void keep();
    /// The program ends now, and nobody is asked: a game comes back by itself where it would when the program is quit;
    /// else what is not saved is offered at the next start.
    void endAtOnce();

signals:
    /// It was closed for good.
    void closed();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void offerCommands();
    void answerPages();
    void applyTheme();
    void applyText();
    void refresh();
    void refreshTitle();
    void open();
    void setFullScreen(bool on);
    void keepGeometry();
    void bringBack();
    void showLibrary();
    void showMatch();
    bool mayEndMatch();
    void findCommand();

    Settings &m_settings;
    QByteArray m_geometryBefore; ///< it became full screen
    Windows *m_windows;          ///< null for one alone
    NoticeBar *m_notices;
    PageStack *m_pages;
    DocumentFiles *m_files;
    Navigator *m_navigator;
    GameDialogs *m_games;
    Exchange *m_exchange;
    Menus *m_menus;
    MatchDialog *m_match = nullptr; ///< null before it is asked for; played beside all pages
    Commands m_own;                 ///< what the window can do
    Commands m_wanted;              ///< what it does for its pages
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>

#include "views/common/sound.h"
#include "views/window/navigator.h"
#include "views/window/recovery.h"

namespace views {

class MainWindow;
class Settings;

/// All windows of the program, a game each. A window goes when it is closed; with the last one Qt ends the program.
class Windows : public QObject {
    Q_OBJECT

public:
    /// Games are kept in the folder `journals` while they are played; if it is empty, they are not.
    explicit Windows(Settings &settings, const QString &journals = {}, QObject *parent = nullptr);
    ~Windows() override;

    /// A window on its start page that is not shown yet. The first stands where the last one of the run before stood,
    /// a further one a little below and to the right of the newest.
    MainWindow *make();
    /// Makes one and shows it.
    MainWindow *open();
    /// One that shows neither a game nor a scenario, which comes to the front, or a further one. While a dialogue asks
    /// always a further one: its answer may fill any other.
    MainWindow *openFree();
    /// Brings a window to the front; where no program may take the keyboard by itself, it calls for attention.
    static void bringForward(QWidget &window);
    /// The same with the oldest window that shows that file so (`Navigator::shows`). False if there is none.
    bool bringForward(const QString &file, Navigator::As as);
    /// Those that are not closed, the oldest first.
    std::vector<MainWindow *> all() const { return m_all; }

    /// Closes all windows, the newest first. False if one refused: it and those that were not asked yet stay.
    bool quit();
    /// Opens things number 0 to `count` - 1, each in a window. Many can be stopped by a dialogue over `over`; it stops
    /// by itself before the system has no files left to give, and says so, and where the program ends.
    void openEach(int count, QWidget *over, const std::function<void(int number)> &open);
    /// What is not kept yet is, without a question, and all goes on. Called when the desktop's session is about to end,
    /// which others may still prevent.
    void keep();
    /// Ends all games and the program at once, without a question: nobody may be there to answer. Also called when the
    /// system, as the desktop's session at its end, or the program itself wants the program to end.
    void endAtOnce();
    /// While quit() closes the windows, after it closed all of them, and once all is ended.
    bool isQuitting() const { return m_quitting || m_ended; }
    /// True if the program ends with the window that is being closed: then games are kept for its next start.
    bool isEnding() const { return m_quitting || m_all.size() == 1; }

    const QString &journals() const { return m_journals; }
    Recovery &recovery() { return m_recovery; }

signals:
    /// Something is to be heard that a window shows.
    void sounded(views::Cue cue);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place(MainWindow &window) const;

    Settings &m_settings;
    QString m_journals;
    Recovery m_recovery;
    std::vector<MainWindow *> m_all;
    bool m_quitting = false;
    bool m_ended = false; ///< for good
};

} // namespace views

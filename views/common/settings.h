// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include "model/record/tree.h"
#include "views/common/command_keys.h"
#include "views/common/export_choice.h"
#include "views/common/fonts.h"
#include "views/common/lesson_progress.h"
#include "views/common/own_engines.h"
#include "views/common/play_style.h"
#include "views/common/setting.h"

namespace views {

class Desktop;

/// A seat as it was last set up in the dialog of a new game.
struct SeatChoice {
    QString name;
    QString player; ///< `human`, a level, or a program of one's own (`outside::playerOf`)
};

/// All that the program remembers about how a person likes it: the only place that knows the keys of the settings
/// file, but for those of lessons, of commands and of programs that play. A change is written and told at once. A
/// damaged or hand-edited file gives defaults or the nearest allowed values; a file that cannot be written changes
/// nothing for this run.
class Settings : public QObject {
    Q_OBJECT

    QSettings m_store; // before the settings that lie in it

public:
    explicit Settings(QObject *parent = nullptr);
    /// As the other, in that file of its own.
    explicit Settings(const QString &path, QObject *parent = nullptr);

    // ---- look and play: what the dialogue of the settings shows

    /// One of themes().
    Setting<QString> theme{m_store, "look/theme", themes().front(), nearestChoice};
    /// One of languages(), or empty for the system's.
    Setting<QString> language{m_store, "look/language", QString(), nearestLanguage};
    /// Whether the program is written in the system's family instead of its own.
    Setting<bool> systemFont{m_store, "look/system-font", false};
    /// One of paces().
    Setting<double> pace{m_store, "play/pace", 1.0, nearestPace};
    /// At first as the desktop says.
    Setting<bool> motion{m_store, "play/motion", true};
    Setting<bool> countingHelp{m_store, "play/counting-help", true};
    /// Whether tips on the board say what the rules say of a place.
    Setting<bool> explainPlaces{m_store, "play/explain-places", true};
    /// Whether places say their short names on the board: in a game in progress, and where one studies (review,
    /// lessons, editor).
    Setting<bool> coordinates{m_store, "look/coordinates", false};
    Setting<bool> studyCoordinates{m_store, "look/study-coordinates", true};
    /// Whether an action that ends a turn waits for the main button.
    Setting<bool> confirmTurns{m_store, "play/confirm-turns", false};
    Setting<bool> stepwise{m_store, "play/stepwise", false};
    /// One of tutorLimits().
    Setting<int> tutor{m_store, "play/tutor", 0, nearestTutor};
    /// One of spokenNames().
    Setting<QString> spoken{m_store, "play/spoken", QStringLiteral("normal"), nearestSpoken};
    /// Whether sounds are heard, how loud (0 to 100), and whether they are while computer players act.
    Setting<bool> sound{m_store, "sound/on", true};
    Setting<int> volume{m_store, "sound/volume", 100, nearestVolume};
    Setting<bool> soundOfOthers{m_store, "sound/of-others", true};
    /// Whether games that are open when the program ends come back at its next start.
    Setting<bool> restoreGames{m_store, "play/restore-games", true};

    /// Whether nobody has played from the start page yet.
    Setting<bool> isNew{m_store, "start/new", true};

    /// `system`, as the desktop wants it, then Theme::themeNames().
    static QStringList themes();
    /// The theme to show: the one that was chosen, or the desktop's, which is `light` unless one is followed.
    const QString &shownTheme() const { return m_shownTheme; }
    /// What the desktop that is followed says of the size of words.
    const DesktopText &desktopText() const { return m_desktopText; }
    /// From now on the desktop counts for what the person left to it, and notes which files were used, if it may. It
    /// may go before.
    void follow(const Desktop &desktop);

    /// Slow, normal, fast.
    static std::vector<double> paces();
    /// Of what gives away so much of a win, in percent, a person is warned before it is done; 0: of nothing.
    static std::vector<int> tutorLimits();
    /// `brief`, `normal`, `all`, in the order of `Spoken`.
    static QStringList spokenNames();
    /// All of the above and the keys as at first; files, window, last games and own engines stay remembered.
    void restoreDefaults();

    /// All that belongs to it together; `styleChanged` follows each of them.
    PlayStyle style() const;

    /// What was solved.
    LessonProgress lessons{m_store};

    /// The keys of the menus' commands.
    CommandKeys keys{m_store};

    /// Programs of one's own that can play.
    OwnEngines engines{m_store};

    // ---- files

    /// Newest first; files that no longer exist are left out.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    /// Where the review of that file was left; nothing if it is not known. Kept for recent files.
    std::optional<record::ShownPlace> reviewed(const QString &path) const;
    void setReviewed(const QString &path, const record::ShownPlace &place);

    // ---- the last game set up, for each game

    /// With how many players that game was last set up; 0 at first.
    int lastPlayers(const QString &game) const;
    /// The seats last chosen for that game with so many players; empty at first.
    QList<SeatChoice> lastSeats(const QString &game, int players) const;
    /// The options last chosen for that game, by name, with their choices; empty at first.
    std::vector<std::pair<std::string, std::string>> lastOptions(const QString &game) const;
    /// Whether the last one was a training game; at first not.
    bool lastTraining(const QString &game) const;
    /// How long each seat could think; 0 seconds, as at first: without a clock.
    record::TimeControl lastTimeControl(const QString &game) const;
    /// Names that people were given in the games last set up, the newest first: of the seats of one game in their
    /// order.
    QStringList playerNames() const;
    void setLastGame(const QString &game, const QList<SeatChoice> &seats,
                     const std::vector<std::pair<std::string, std::string>> &options, bool training = false,
                     record::TimeControl control = {});

    // ---- the last export

    /// What was exported last: kind, size, theme, speed and loop; the rest as in a fresh choice.
    ExportChoice lastExport() const;
    void setLastExport(const ExportChoice &choice);

    // ---- the window, in the words of QMainWindow

    /// Of QWidget::saveGeometry(); empty at first.
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

signals:
    /// Another theme is to be shown.
    void shownThemeChanged();
    /// The size or the family of words that is wanted is another one now.
    void textChanged();
    void styleChanged();
    void recentFilesChanged();
    /// A file was opened or saved.
    void fileUsed(const QString &path);

private:
    QString m_desktopTheme = QStringLiteral("light");
    QString m_shownTheme;
    DesktopText m_desktopText;
    Setting<QString> m_exportKind{m_store, "export/kind", QStringLiteral("png")};
    Setting<int> m_exportWidth{m_store, "export/width", 1280, nearestExportWidth};
    Setting<QString> m_exportTheme{m_store, "export/theme", QStringLiteral("light"), nearestTheme};
    Setting<double> m_exportSpeed{m_store, "export/speed", 1.0, nearestExportSpeed};
    Setting<bool> m_exportLoop{m_store, "export/loop", true};

    static int nearestVolume(int volume);
    static int nearestExportWidth(int width);
    static double nearestExportSpeed(double speed);
    static QString nearestTheme(const QString &theme);
    static QString nearestChoice(const QString &theme);
    static QString nearestLanguage(const QString &language);
    static double nearestPace(double pace);
    static int nearestTutor(int percent);
    static QString nearestSpoken(const QString &spoken);
    void publish();
    void refreshTheme();
    void write(const QString &key, const QVariant &value);
};

} // namespace views

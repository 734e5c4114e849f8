// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include "views/play/game_page.h"

namespace views {

/// A seat as it was last set up in the dialog of a new game.
struct SeatChoice {
    QString name;
    QString player; ///< `human` or a level
};

/// All that the program remembers about how a person likes it: the only place that knows the keys of the settings
/// file. A change is written and told at once.
class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(QObject *parent = nullptr);

    /// Name of a theme; at first `light`.
    QString theme() const;
    void setTheme(const QString &theme);
    /// Code of the language, or empty for the system's.
    QString language() const;
    void setLanguage(const QString &language);

    PlayStyle style() const;
    void setStyle(const PlayStyle &style);

    /// Newest first; files that no longer exist are left out.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);

    /// With how many players that game was last set up; 0 at first.
    int lastPlayers(const QString &game) const;
    /// The seats last chosen for that game with so many players; empty at first.
    QList<SeatChoice> lastSeats(const QString &game, int players) const;
    /// The options last chosen for that game, by name, with their choices; empty at first.
    std::vector<std::pair<std::string, std::string>> lastOptions(const QString &game) const;
    void setLastGame(const QString &game, const QList<SeatChoice> &seats,
                     const std::vector<std::pair<std::string, std::string>> &options);

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

signals:
    void themeChanged();
    void languageChanged();
    void styleChanged();
    void recentFilesChanged();

private:
    QSettings m_store;
};

} // namespace views

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

    /// As many as were last chosen for that game; empty at first.
    QList<SeatChoice> lastSeats(const QString &game) const;
    void setLastSeats(const QString &game, const QList<SeatChoice> &seats);

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

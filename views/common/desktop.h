// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <QVariantMap>

#include "views/common/fonts.h"

namespace views {

/// How the person's desktop wants programs to look and what they may tell it: what its portal says
/// (`org.freedesktop.portal.Settings`), and where that says nothing of dark and light, the palette that programs get.
/// It follows the portal while it lives.
class Desktop : public QObject {
    Q_OBJECT

public:
    /// Looks at the application's palette, which must still be the desktop's own, and asks the portal on that bus.
    /// Waits for the answer for a moment, so that no window comes in one theme and changes to another; a later one is
    /// taken when it comes. Without a bus or a portal only the palette counts.
    explicit Desktop(const QDBusConnection &bus, QObject *parent = nullptr);

    /// One of Theme::themeNames(): contrast counts before dark and light.
    QString theme() const;
    /// Whether things may move.
    bool wantsMotion() const;
    /// Whether it may note which files were used.
    bool mayNoteFiles() const;
    /// How large words are. With X11 the dots an inch have the factor already.
    DesktopText text() const;

signals:
    /// Theme, motion or the size of words are different now.
    void changed();

private slots:
    void take(const QString &space, const QString &key, const QDBusVariant &value);

private:
    void ask(QDBusConnection bus);
    void takeAll(const QDBusMessage &answer);
    template <typename Change>
    void become(Change change);
    QVariant said(const char *key) const { return m_said.value(QLatin1String(key)); }

    bool m_isPaletteDark;
    QVariantMap m_said; ///< by the portal, from `namespace/key` to value
};

} // namespace views

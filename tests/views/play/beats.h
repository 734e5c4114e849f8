// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>
#include <QStringList>
#include <QTimer>

/// What the program's log says of pauses and motions, as long as they are at the normal pace.
class Beats {
public:
    Beats()
    {
        s_milliseconds = 0;
        s_pause = nullptr;
        QLoggingCategory::setFilterRules(QStringLiteral("cartouche.play.debug=true"));
        s_before = qInstallMessageHandler(&Beats::hear);
    }
    ~Beats()
    {
        qInstallMessageHandler(s_before);
        QLoggingCategory::setFilterRules({});
    }
    Beats(const Beats &) = delete;
    Beats &operator=(const Beats &) = delete;

    /// While that runs a motion takes no time of its own.
    void setPause(const QTimer *pause) { s_pause = pause; }
    int milliseconds() const { return s_milliseconds; }
    int lastPause() const { return s_lastPause; }

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        const QStringList said = message.split(u' ');
        const bool isPause = said.first() == QStringLiteral("waits");
        const bool isMotion = said.first() == QStringLiteral("moves");
        if (type != QtDebugMsg)
            s_before(type, context, message);
        else if (isPause || (isMotion && (!s_pause || !s_pause->isActive())))
            s_milliseconds += said[1].toInt();
        if (isPause)
            s_lastPause = said[1].toInt();
    }

    static inline QtMessageHandler s_before = nullptr;
    static inline const QTimer *s_pause = nullptr;
    static inline int s_milliseconds = 0;
    static inline int s_lastPause = 0;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLoggingCategory>
#include <QStringList>

/// What the program's log says of pauses and motions that are waited for, as long as they are at the normal pace.
class Beats {
public:
    Beats()
    {
        s_milliseconds = 0;
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

    int milliseconds() const { return s_milliseconds; }
    int lastPause() const { return s_lastPause; }

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        const QStringList said = message.split(u' ');
        const bool isPause = said.first() == QStringLiteral("waits");
        const bool isMotion = said.first() == QStringLiteral("moves");
        const bool isLimit = isMotion && said[1] == QStringLiteral("at");
        if (type != QtDebugMsg)
            s_before(type, context, message);
        else if (said.first() == QStringLiteral("step"))
            s_most = 0; // a motion to it is not waited for, unless the next line says so
        else if (isLimit)
            s_most = said[3].toInt();
        else if (isPause || isMotion)
            s_milliseconds += isPause ? said[1].toInt() : std::min(s_most, said[1].toInt());
        if (isPause)
            s_lastPause = said[1].toInt();
    }

    static inline QtMessageHandler s_before = nullptr;
    static inline int s_milliseconds = 0;
    static inline int s_most = 0; ///< of the next motion
    static inline int s_lastPause = 0;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#include "looking.h"

#include <QDir>
#include <QPixmap>
#include <QWidget>

#include "cut_off.h"
#include "everything.h"
#include "pseudo.h"
#include "untranslated.h"
#include "visible_texts.h"

namespace {

/// Its pages are written in each language and not translated.
bool isOfHandbook(const QString &path)
{
    return path == QStringLiteral("HandbookWindow.title") || path == QStringLiteral("spoken:/HandbookWindow.name")
           || (path.contains(QStringLiteral("HandbookWindow/"))
               && (path.contains(QStringLiteral("HelpView")) || path.contains(QStringLiteral("HelpContents"))));
}

} // namespace

QStringList languagesToLookAt()
{
    return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("de"), pseudoCode()};
}

void takePicture(const QString &language, const QString &name, QWidget &window)
{
    const QString folder = qEnvironmentVariable("CARTOUCHE_SCREENSHOTS");
    if (folder.isEmpty())
        return;
    const QString scale = window.devicePixelRatioF() > 1 ? QStringLiteral("-large")
                          : qEnvironmentVariableIsSet("QT_FONT_DPI")
                              ? QLatin1Char('-') + qEnvironmentVariable("QT_FONT_DPI")
                              : QString();
    const QDir into(QStringLiteral("%1/%2%3").arg(folder, language, scale));
    if (!into.mkpath(QStringLiteral(".")) || !window.grab().save(into.filePath(name + QStringLiteral(".png"))))
        qFatal("The picture cannot be written");
}

QStringList faultsIn(const QString &language, const Look &look)
{
    speak(language);
    QStringList faults;
    QSet<QString> seen;
    lookAtEverything([&](const QString &name, QWidget &window) {
        takePicture(language, name, window);
        look(name, window); // before lists and menus are opened to be measured
        for (const QString &finding : cutOff(window, language != pseudoCode()))
            faults << QStringLiteral("  %1: %2").arg(name, finding);
        if (language != pseudoCode())
            return;
        for (const VisibleText &text : visibleTexts(window)) {
            if (isOfHandbook(text.path))
                continue;
            const QString words = seen.contains(text.text) ? QString() : untranslated(text.text);
            if (!words.isEmpty())
                faults << QStringLiteral("  %1: %2: no translation of “%3”: %4").arg(name, text.path, words, text.text);
            seen.insert(text.text);
        }
    });
    speak(QStringLiteral("en"));
    return faults;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/about_box.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QUrl>

#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/style_sheet.h"

namespace views {

AboutBox::AboutBox(QWidget *window)
    : MessageBox(NoIcon, tr("About Cartouche"),
                 tr("Cartouche %1\n\nBoard games of ancient Egypt, to play, to set up and to study.\n\nFree "
                    "software under the GNU General Public License, version 3 or later. Made with Qt %2.")
                     .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion())),
                 Ok, window)
{
    QStringList names;
    for (const engine::Game *game : picturedGames())
        names << words::Words(*game).text("game");
    QStringList more{tr("The names of the games may be trademarks of their publishers, who have no part in "
                        "Cartouche: %1.")
                         .arg(names.join(QStringLiteral(", ")))};
    if (!homepage().isEmpty())
        more << homepage();
    setInformativeText(more.join(QStringLiteral("\n\n")));
    const int side = style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, this);
    setIconPixmap(window->windowIcon().pixmap(QSize(side, side), devicePixelRatioF()));
    m_copy = addButton(tr("&Copy for a report"), ActionRole);
    m_visit = homepage().isEmpty() ? nullptr : addButton(tr("&Web page"), ActionRole);
    setDefaultButton(Ok);
    setEscapeButton(Ok);
}

void AboutBox::present(QWidget *window)
{
    AboutBox box(window);
    box.exec();
    if (box.clickedButton() == box.m_copy)
        QGuiApplication::clipboard()->setText(report());
    else if (box.m_visit && box.clickedButton() == box.m_visit)
        QDesktopServices::openUrl(QUrl(homepage()));
}

QString AboutBox::report()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    const QSize size = screen->size();
    return QStringLiteral("Cartouche %1\nQt %2, built with %3\nSystem: %4, %5 %6, %7\nWindows: %8, desktop %9\n")
               .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR),
                    QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                    QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(),
                    qEnvironmentVariable("XDG_CURRENT_DESKTOP", QStringLiteral("unknown")))
           + QStringLiteral("Screen: %1 x %2, scale %3\nLanguage: %4\nTheme: %5\nFont: %6\n")
                 .arg(size.width())
                 .arg(size.height())
                 .arg(screen->devicePixelRatio())
                 .arg(QLocale().name(), wornTheme(), QApplication::font().toString());
}

QString AboutBox::homepage()
{
    const QString address = qApp->property("homepage").toString();
    return QUrl(address).host().endsWith(QLatin1String(".invalid")) ? QString() : address;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "room.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QTest>

#include "looking.h"
#include "tests/views/window/table.h"

void EverythingHasItsRoom::setDpi(int dpi)
{
    qputenv("QT_ENABLE_HIGHDPI_SCALING", "0"); // else all is larger, and the screen smaller
    qputenv("QT_FONT_DPI", QByteArray::number(dpi));
}

void EverythingHasItsRoom::checkDpi(int dpi)
{
    const QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    QCOMPARE(QFontInfo(font).pixelSize(), qRound(font.pointSizeF() * dpi / 72));
}

QStringList EverythingHasItsRoom::languages() const { return languagesToLookAt(); }

void EverythingHasItsRoom::lookAt(const QString &, const QString &, QWidget &) {}

void EverythingHasItsRoom::initTestCase()
{
    if (qEnvironmentVariableIsSet("QT_FONT_DPI"))
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false);
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
    // Dialogues for files show the folder they are in, whose path may be of any length.
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
}

void EverythingHasItsRoom::everythingHasItsRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void EverythingHasItsRoom::everythingHasItsRoom()
{
    checkScreen();
    QFETCH(QString, language);
    const QStringList faults =
        faultsIn(language, [&](const QString &name, QWidget &window) { lookAt(language, name, window); });
    for (const QString &line : faults)
        qInfo().noquote() << line;
    QVERIFY(faults.isEmpty());
}

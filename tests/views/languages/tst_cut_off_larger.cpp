// SPDX-License-Identifier: GPL-3.0-or-later
// Every text has its room where people have larger text on a screen that is no larger: half as large again, or what
// QT_FONT_DPI says (120 and 192 are what desktops offer beside it).
#include <QApplication>
#include <QDir>

#include "looking.h"
#include "tests/test_class.h"
#include "tests/views/window/table.h"
#include "views/common/fonts.h"

namespace tests::tst_cut_off_larger {

class TestCutOffLarger : public QObject {
    Q_OBJECT

public:
    static void initMain() // before there is an application
    {
        qputenv("QT_ENABLE_HIGHDPI_SCALING", "0"); // else all is larger, and the screen smaller
        if (!qEnvironmentVariableIsSet("QT_FONT_DPI"))
            qputenv("QT_FONT_DPI", "144");
    }

private slots:
    void initTestCase();
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
};

void TestCutOffLarger::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false);
    failOnWarnings();
    qApp->setQuitOnLastWindowClosed(false);
    // Dialogues for files show the folder they are in, whose path may be of any length.
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
}

void TestCutOffLarger::everythingHasItsRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languagesToLookAt())
        QTest::newRow(qPrintable(language)) << language;
}

void TestCutOffLarger::everythingHasItsRoom()
{
    QVERIFY(views::fontScale() > 1);
    QFETCH(QString, language);
    QStringList faults = faultsIn(language);
    // In Qt's own dialogue the kinds of files have what the words beside them leave.
    faults.removeIf([](const QString &line) { return line.contains(QLatin1String("QComboBox(fileTypeCombo)")); });
    for (const QString &line : faults)
        qInfo().noquote() << line;
    QVERIFY(faults.isEmpty());
}

} // namespace tests::tst_cut_off_larger

TEST_CLASS(tst_cut_off_larger, TestCutOffLarger)
#include "tst_cut_off_larger.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says of itself, and hands over for a report.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QPushButton>
#include <QTimer>

#include "model/words/languages.h"
#include "program.h"
#include "tests/test_class.h"
#include "views/dialogs/about_box.h"

namespace tests::tst_about_box {

using views::AboutBox;

class TestAboutBox : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { qApp->setProperty("homepage", {}); }
    void itSaysVersionsLicenceAndNames();
    void theReportIsCopied();
    void theReportIsEnglishAndHoldsNothingOfThePerson();
    void aPlaceholderIsNoAddress();
    void theWindowIsClosedByItsCommand();
    void redoHasTwoKeys();

private:
    std::unique_ptr<Table> m_table;
};

void TestAboutBox::init()
{
    failOnWarnings();
    words::setLanguage(QStringLiteral("en"));
    QCoreApplication::setApplicationVersion(QStringLiteral("4.5.6"));
    m_table = std::make_unique<Table>();
    QVERIFY(m_table->activate());
}

void TestAboutBox::itSaysVersionsLicenceAndNames()
{
    const AboutBox box(&m_table->window());
    for (const QString &part : {QStringLiteral("4.5.6"), QString::fromLatin1(qVersion()),
                                QStringLiteral("GNU General Public License, version 3")})
        QVERIFY2(box.text().contains(part), qPrintable(box.text()));
    for (const char *part : {"trademarks", "Aton, Osiris, Nefertiti"})
        QVERIFY2(box.informativeText().contains(QLatin1String(part)), qPrintable(box.informativeText()));
}

void TestAboutBox::theReportIsCopied()
{
    QGuiApplication::clipboard()->clear();
    QTimer::singleShot(0, this, [] {
        const auto *box = qobject_cast<AboutBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        QTest::mouseClick(Table::buttonOf(*box, QStringLiteral("Copy for a report")), Qt::LeftButton);
    });
    entry(m_table->window(), "About Cartouche").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), AboutBox::report());
}

void TestAboutBox::theReportIsEnglishAndHoldsNothingOfThePerson()
{
    const QString english = AboutBox::report();
    for (const QString &part :
         {QStringLiteral("Cartouche 4.5.6\n"), QStringLiteral("Qt %1,").arg(QLatin1String(qVersion())),
          QStringLiteral("Theme: light\n"), QStringLiteral("Windows: offscreen")})
        QVERIFY2(english.contains(part), qPrintable(english));
    QVERIFY(!english.contains(QDir::homePath()));
    words::setLanguage(QStringLiteral("fr"));
    QCOMPARE(AboutBox::report().replace(QStringLiteral("Language: fr"), QStringLiteral("Language: en")).size(),
             english.size());
    words::setLanguage(QStringLiteral("en"));
}

void TestAboutBox::aPlaceholderIsNoAddress()
{
    QCOMPARE(AboutBox::homepage(), QString());
    qApp->setProperty("homepage", QStringLiteral("https://cartouche.invalid"));
    QVERIFY(AboutBox::homepage().isEmpty());
    QVERIFY(!Table::buttonOf(AboutBox(&m_table->window()), QStringLiteral("Web page")));
    qApp->setProperty("homepage", QStringLiteral("https://example.org/cartouche"));
    const AboutBox box(&m_table->window());
    QVERIFY(Table::buttonOf(box, QStringLiteral("Web page")));
    QVERIFY(box.informativeText().contains(QLatin1String("example.org")));
}

void TestAboutBox::theWindowIsClosedByItsCommand()
{
    QVERIFY(m_table->window().isVisible());
    QTest::keyClick(&m_table->window(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!m_table->window().isVisible());
}

void TestAboutBox::redoHasTwoKeys()
{
    const QList<QKeySequence> keys = entry(m_table->window(), "Redo").shortcuts();
    QVERIFY(keys.contains(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) && keys.contains(Qt::CTRL | Qt::Key_Y));
}

} // namespace tests::tst_about_box

TEST_CLASS(tst_about_box, TestAboutBox)
#include "tst_about_box.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// No test, and no entry of CTest: each row takes pictures of a screen, in the language that the environment names in
// CARTOUCHE_LANGUAGE. pictures.py runs it for languages, sizes and themes.
#include <QApplication>
#include <QDir>

#include "everything.h"
#include "looking.h"
#include "pseudo.h"
#include "tests/test_class.h"

namespace tests::tst_pictures {

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();

private:
    static std::vector<Fixture> staying();

    QString m_language = qEnvironmentVariable("CARTOUCHE_LANGUAGE", QStringLiteral("en"));
};

/// What stays open until its picture was taken.
std::vector<Fixture> TestPictures::staying()
{
    std::vector<Fixture> all = fixtures();
    const std::vector<Fixture> more = picturesOnly();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

void TestPictures::initTestCase()
{
    QVERIFY2(qEnvironmentVariableIsSet("CARTOUCHE_SCREENSHOTS"), "where to?");
    qApp->setQuitOnLastWindowClosed(false);
    // Dialogues for files show the folder they are in.
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
    speak(m_language);
    Harness first;
    first.window(); // a dialogue alone brings no theme
}

void TestPictures::pictures_data()
{
    QTest::addColumn<QString>("screen");
    for (const Fixture &fixture : staying())
        QTest::newRow(fixture.name) << QString::fromLatin1(fixture.name);
    for (const Fixture &question : questions())
        QTest::newRow(question.name) << QString::fromLatin1(question.name);
}

void TestPictures::pictures()
{
    QFETCH(const QString, screen);
    const Look look = [this](const QString &name, QWidget &window) { takePicture(m_language, name, window); };
    for (const Fixture &fixture : staying()) {
        if (screen != QLatin1String(fixture.name))
            continue;
        Harness harness;
        fixture.open(harness);
        lookAtWindows(screen, harness, look);
    }
    for (const Fixture &question : questions()) {
        if (screen != QLatin1String(question.name))
            continue;
        Harness harness(look);
        question.open(harness);
    }
}

} // namespace tests::tst_pictures

TEST_CLASS(tst_pictures, TestPictures)
#include "tst_pictures.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What the system says of files is said in words of ours, in the language shown.
#include <cerrno>
#include <cstring>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "model/record/system_error.h"
#include "model/words/languages.h"
#include "model/words/words.h"
#include "tests/test_class.h"

namespace tests::tst_system_error {

class TestSystemError : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void eachNumberHasWordsInEachLanguage();
    void aFileKeepsItsReason();
};

void TestSystemError::eachNumberHasWordsInEachLanguage()
{
    constexpr int kMostNumbers = 140;
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        for (int number = 1; number < kMostNumbers; ++number) {
            const QString said = words::Words().say(record::systemError(number));
            QVERIFY2(!said.isEmpty() && !said.contains(QLatin1Char('[')), qPrintable(said));
            QVERIFY2(!said.contains(QString::fromLocal8Bit(std::strerror(number))), qPrintable(said));
        }
    }
    QCOMPARE(words::Words().say(record::systemError(ENOSPC)), words::Words().say(record::systemError(EDQUOT)));
}

void TestSystemError::aFileKeepsItsReason()
{
    const QTemporaryDir folder;
    const QString loop = folder.filePath(QStringLiteral("loop"));
    QVERIFY(QFile::link(loop, loop));
    const QString longName = folder.filePath(QString(300, QLatin1Char('x')));
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        for (const auto &[path, number] : {std::pair{loop, ELOOP}, {longName, ENAMETOOLONG}, {loop + "2", ENOENT}}) {
            QFile file(path);
            QVERIFY(!file.open(QIODevice::ReadOnly));
            QCOMPARE(words::Words().say(record::systemError(file)), words::Words().say(record::systemError(number)));
        }
    }
}

} // namespace tests::tst_system_error

TEST_CLASS(tst_system_error, TestSystemError)
#include "tst_system_error.moc"

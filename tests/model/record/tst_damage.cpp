// SPDX-License-Identifier: GPL-3.0-or-later
// Saved games with every kind of small damage are refused in one line, or are right and stay what they are.
#include "saved_games.h"

#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_damage {

namespace {

/// From one byte that is damaged to the next.
constexpr qsizetype kStep = kSeesRareCases ? 1 : 7;

/// What is wrong with the way in which the file is handled; empty if nothing is.
QString message(const QByteArray &bytes)
{
    const auto read = record::read(bytes);
    if (const auto *error = std::get_if<record::Error>(&read)) {
        const QString sentence = inWords(*error);
        return sentence.isEmpty() || sentence.contains(QLatin1Char('\n'))
                       || sentence.contains(QLatin1String("[record."))
                   ? "not one line: " + sentence
                   : QString();
    }
    const QByteArray written = record::write(std::get<record::Record>(read));
    const auto again = record::read(written);
    if (const auto *error = std::get_if<record::Error>(&again))
        return "written wrongly: " + inWords(*error);
    return record::write(std::get<record::Record>(again)) == written ? QString()
                                                                     : QStringLiteral("changed when written");
}

} // namespace

class TestDamage : public QObject {
    Q_OBJECT

private slots:
    void everyTruncation();
    void everyChangedByte();
    void everyMissingByte();
};

void TestDamage::everyTruncation()
{
    for (const QByteArray &file : savedGames()) {
        for (qsizetype size = 0; size < file.size(); size += kStep) {
            const QString wrong = message(file.left(size));
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(size).arg(wrong)));
        }
    }
}

void TestDamage::everyChangedByte()
{
    for (const QByteArray &file : savedGames()) {
        for (qsizetype at = 0; at < file.size(); at += kStep) {
            for (const char value :
                 {'\0', '"', '1', '}', static_cast<char>(file[at] ^ 1), static_cast<char>(file[at] ^ 0x80)}) {
                QByteArray damaged = file;
                damaged[at] = value;
                const QString wrong = message(damaged);
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(QStringLiteral("%1 -> %2: %3").arg(at).arg(int(value)).arg(wrong)));
            }
        }
    }
}

void TestDamage::everyMissingByte()
{
    for (const QByteArray &file : savedGames()) {
        for (qsizetype at = 0; at < file.size(); at += kStep) {
            const QString wrong = message(QByteArray(file).remove(at, 1));
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(at).arg(wrong)));
        }
    }
}

} // namespace tests::tst_damage

TEST_CLASS(tst_damage, TestDamage)
#include "tst_damage.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside is shown letter by letter and turns nothing around it.
#include "model/engine/core/game.h"
#include "model/words/shown.h"
#include "model/words/words.h"
#include "tests/test_class.h"

namespace tests::tst_shown {

namespace {

const QString kHebrew = QStringLiteral("משה");
const QString kArabic = QStringLiteral("ليلى");

QString isolated(const QString &text) { return QChar(0x2068) + text + QChar(0x2069); }

} // namespace

class TestShown : public QObject {
    Q_OBJECT

private slots:
    void lettersStay()
    {
        const QString name = QStringLiteral("<b>Zoë</b> & Søn 👩🏽‍🚀 “%1” {name} [*]");
        QCOMPARE(words::shownLine(name), name);
        QCOMPARE(words::shownLines(name), name);
    }

    void marksOfDirectionGo()
    {
        const QString marks = QStringLiteral("a\u202eb\u202a\u2066c\u2069\u200e\u200f\u061cd");
        QCOMPARE(words::shownLine(marks), "abcd");
        QCOMPARE(words::shownLines(marks), "abcd");
    }

    void controlsAreSpaces()
    {
        const QString controls = QStringLiteral("a\u001b[31mb\tc\u009bd\u0000e\u0007");
        QCOMPARE(words::shownLine(controls), "a [31mb c d e ");
        QCOMPARE(words::shownLines(controls), "a [31mb\tc d e ");
    }

    void linesAreKeptWhereThereAreLines()
    {
        const QString lines = QStringLiteral("a\r\nb\nc\u2028d\u2029e\rf");
        QCOMPARE(words::shownLine(lines), "a b c d e f");
        QCOMPARE(words::shownLines(lines), "a\nb\nc\nd\ne f");
    }

    void rightToLeftIsIsolatedOnce()
    {
        for (const QString &name : {kHebrew, kArabic, QStringLiteral("Ada ") + kHebrew, QStringLiteral("\u0661")}) {
            QCOMPARE(words::shownLine(name), isolated(name));
            QCOMPARE(words::shownLine(words::shownLine(name)), isolated(name));
            QCOMPARE(words::shownLines(name), name);
        }
    }

    void aLongNameIsShort()
    {
        const QString name = QString(5'000, u'a') + QString(5'000, u'b');
        QCOMPARE(words::shownName(name), QString(64, u'a') + u'…' + QString(16, u'b'));
        QCOMPARE(words::shownName(name.first(80)), name.first(80));
        const QString person = QStringLiteral("👩🏽‍🚀"); // seven units
        QCOMPARE(words::shownName(person.repeated(100)), person.repeated(9) + u'…' + person.repeated(2));
        QVERIFY(words::shownName(u'e' + QString(10'000, QChar(0x0301))).size() <= 82);
    }

    void sentencesOfTheEngineHaveItSo()
    {
        const engine::Message error{"position.unknown-game",
                                    {{"text", "<img src='x'>\u202e\u001b" + kHebrew.toStdString()}}};
        const QString said = words::Words::explain(error);
        QVERIFY2(said.contains(isolated("<img src='x'> " + kHebrew)), qPrintable(said));
    }

    void anExplanationIsShort()
    {
        const engine::Message error{"position.unknown-game", {{"text", std::string(100'000, 'x')}}};
        QVERIFY(words::Words::explain(error).size() < 400);
    }
};

} // namespace tests::tst_shown

TEST_CLASS(tst_shown, TestShown)
#include "tst_shown.moc"

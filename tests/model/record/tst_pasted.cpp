// SPDX-License-Identifier: GPL-3.0-or-later
// A game or position out of a post or a mail, whatever those have made of it.
#include <QFile>
#include <QRegularExpression>

#include "model/record/handed_text.h"
#include "saved_games.h"
#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_pasted {

namespace {

QString game()
{
    QFile file(dataFile(QStringLiteral("rich.cartouche")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString position() { return QString::fromStdString(mustRead(game().toUtf8()).positions().back().text()); }

QString quoted(const QString &text, const QString &mark)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line.prepend(mark);
    return lines.join(u'\n');
}

QString fenced(const QString &text) { return QStringLiteral("Look here:\n\n```json\n%1\n```\n\nWhat now?").arg(text); }

/// As mails break lines: at the last space before the column, which goes or stays.
QString wrapped(const QString &text, int column, bool keepsSpace)
{
    QStringList lines;
    for (QString line : text.split(u'\n')) {
        while (line.size() > column) {
            const qsizetype space = line.lastIndexOf(u' ', column);
            if (space < 0 || QStringView(line).first(space).trimmed().isEmpty())
                break;
            lines << line.left(space + (keepsSpace ? 1 : 0));
            line = line.mid(space + 1);
        }
        lines << line;
    }
    return lines.join(u'\n');
}

QString hardSpaces(QString text) { return text.replace(u' ', QChar(0x00A0)); }

QString smartQuotes(QString text)
{
    static const QRegularExpression pair(QStringLiteral("\"([^\"]*)\""));
    return text.replace(pair, QStringLiteral("“\\1”"));
}

} // namespace

class TestPasted : public QObject {
    Q_OBJECT

private slots:
    void gamesAreRead_data();
    void gamesAreRead();
    void positionsAreRead_data();
    void positionsAreRead();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void typographyOfARightGameStays();
    void placesCountInTheText();
};

void TestPasted::gamesAreRead_data()
{
    QTest::addColumn<QString>("text");
    const QString text = game();
    const QString flat = QString::fromUtf8(record::write(mustRead(text.toUtf8()))).replace(u'\n', u' ').simplified();
    QTest::newRow("as it is") << text;
    QTest::newRow("quoted") << quoted(text, QStringLiteral("> "));
    QTest::newRow("quoted twice") << quoted(text, QStringLiteral(">> "));
    QTest::newRow("quoted, attributed, signed") << QStringLiteral("On Friday Ada wrote:\n")
                                                       + quoted(text, QStringLiteral(" > > "))
                                                       + QStringLiteral("\n-- \nNoor");
    QTest::newRow("fenced") << fenced(text);
    QTest::newRow("quoted fence") << quoted(fenced(text), QStringLiteral("> "));
    for (const int column : {40, 72}) {
        for (const bool keepsSpace : {false, true}) {
            const QString broken = wrapped(flat, column, keepsSpace);
            QTest::addRow("wrapped at %d, %d", column, keepsSpace) << broken;
            QTest::addRow("wrapped at %d, %d, quoted", column, keepsSpace) << quoted(broken, QStringLiteral("> "));
        }
    }
    QTest::newRow("no-break spaces") << hardSpaces(text);
    QTest::newRow("smart quotes") << smartQuotes(text);
    QTest::newRow("all of it") << quoted(
        fenced(wrapped(hardSpaces(smartQuotes(flat)).replace(QChar(0xa0), u' '), 72, true)), QStringLiteral("> "));
    QTest::newRow("other ends of lines") << QString(text).replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
}

void TestPasted::gamesAreRead()
{
    QFETCH(QString, text);
    const record::Record wanted = mustRead(game().toUtf8());
    const auto read = record::readText(text);
    const auto *error = std::get_if<record::Error>(&read);
    QVERIFY2(!error, error ? qPrintable(inWords(*error)) : "");
    const auto &record = std::get<record::Record>(read);
    QVERIFY(record.line.actions == wanted.line.actions);
    QCOMPARE(record.line.comments.size(), wanted.line.comments.size());
    QCOMPARE(record.line.variations.size(), wanted.line.variations.size());
}

void TestPasted::positionsAreRead_data()
{
    QTest::addColumn<QString>("text");
    const QString text = position();
    QTest::newRow("as it is") << text;
    QTest::newRow("with a line break") << text + u'\n';
    QTest::newRow("quoted") << QStringLiteral("> ") + text;
    QTest::newRow("fenced, between words") << fenced(text);
    QTest::newRow("in tags of a forum") << QStringLiteral("{code}\n%1\n{code}").arg(text);
    QTest::newRow("behind what looks like one") << QStringLiteral("and/2 of us thought:\n") + text;
    QTest::newRow("words at once") << text + QStringLiteral("\nWhat would you do?");
    QTest::newRow("wrapped") << wrapped(text, 40, false);
    QTest::newRow("wrapped and quoted") << quoted(wrapped(text, 60, true), QStringLiteral("> "));
    QTest::newRow("no-break spaces") << hardSpaces(text);
}

void TestPasted::positionsAreRead()
{
    QFETCH(QString, text);
    const auto read = record::readText(text);
    const auto *error = std::get_if<record::Error>(&read);
    QVERIFY2(!error, error ? qPrintable(inWords(*error)) : "");
    QCOMPARE(QString::fromStdString(std::get<record::Record>(read).startPosition().text()), position());
}

void TestPasted::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::newRow("nothing") << QStringLiteral(" \n\t") << QStringLiteral("paste.empty");
    QTest::newRow("a mail") << QStringLiteral("Dear Ada,\nno game.") << QStringLiteral("paste.none");
    QTest::newRow("another game") << QStringLiteral("> chess/1 rnbqkbnr") << QStringLiteral("position.unknown-game");
    QTest::newRow("half a game") << quoted(game().left(game().size() / 2), QStringLiteral("> "))
                                 << QStringLiteral("json.malformed");
    const QString wrong = game().replace(QStringLiteral("\"version\": 1"), QStringLiteral("\"version\": 7"));
    QTest::newRow("another version") << quoted(wrong, QStringLiteral("> ")) << QStringLiteral("record.version");
}

void TestPasted::whatIsWrongIsSaid()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    const auto read = record::readText(text);
    QVERIFY(std::holds_alternative<record::Error>(read));
    QCOMPARE(QString::fromStdString(std::get<record::Error>(read).id), id);
    QVERIFY(!inWords(std::get<record::Error>(read)).contains(u'['));
}

void TestPasted::typographyOfARightGameStays()
{
    record::Record record = mustRead(game().toUtf8());
    const QString name = QStringLiteral("“Ada” «1»\u00a0> b");
    record.seats[0].name = {name};
    const auto read = record::readText(fenced(QString::fromUtf8(record::write(record))));
    QCOMPARE(std::get<record::Record>(read).seats[0].name.plain, name);
}

void TestPasted::placesCountInTheText()
{
    const QString text = QStringLiteral("Hello,\n\n> {\n>   \"format\": \"cartouche\",\n>   \"version\": 1;\n> }");
    const auto read = record::readText(text);
    const auto &error = std::get<record::Error>(read);
    QCOMPARE(QString::fromStdString(error.id), "json.malformed");
    QCOMPARE(error.number("line"), 5);
    // What was wrong before somebody's quotation marks were taken for others.
    const QString late = QStringLiteral("{\n\"comments\": {\"1\": \"say “yes”\"},\n\n\"version\": 1;\n}");
    QCOMPARE(std::get<record::Error>(record::readText(late)).number("line"), 4);
}

} // namespace tests::tst_pasted

TEST_CLASS(tst_pasted, TestPasted)
#include "tst_pasted.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A game as text is the game: it is read again in whatever language it was written, and a text that is wrong is refused
// with its line.
#include <algorithm>

#include <QRegularExpression>

#include "model/record/handed_text.h"
#include "model/replay/game_text.h"
#include "model/replay/seat_names.h"
#include "model/words/languages.h"
#include "some_records.h"
#include "tests/extent.h"
#include "tests/test_class.h"

namespace tests::tst_game_notation {

using record::Line;
using record::Record;

namespace {

// What people write, and what looks like the signs of the notation.
const QStringList kTexts{QStringLiteral("Why?"),
                         QString(),
                         QStringLiteral("12. [red lay 1234] ??\n)\n(so:\n[end]\n· 7"),
                         QStringLiteral("\n  | two\n\nlines, tab\t, «1 000» 😀 ½  \n"),
                         QStringLiteral("> {\"format\"}\n[game aton]\naton/1 x"),
                         QStringLiteral("\u05de\u05e9\u05d4 [x] 1.")};

class Author {
public:
    explicit Author(std::uint64_t seed) : m_random(seed) {}

    /// Comments, marks, drawings and variations at random places of the line, which begins at `start`.
    void writeOn(Line &line, const engine::Position &start, int depth = 0)
    {
        const std::vector<engine::Position> positions = record::positionsOf(start, line);
        for (int i = 0; i < 6; ++i) {
            line.comments[below(positions.size())] = {text(), {}};
            line.marks[below(positions.size())] = record::marks()[below(6)];
            line.assessments[below(positions.size())] = record::assessments()[below(3)];
            line.drawings[below(positions.size())].push_back(drawing(start.game()));
        }
        std::vector<int> places;
        for (int i = 0; i < 4 && depth < 3; ++i)
            places.push_back(below(positions.size()));
        places.push_back(static_cast<int>(positions.size()) - 1); // where a variation may begin that is not over
        std::sort(places.begin(), places.end());
        for (const int at : places) {
            Line other;
            engine::Position position = positions[at];
            while (other.actions.size() < 3 && hasChoice(position) && depth < 3) {
                const std::vector<engine::Action> legal = position.legal();
                other.actions.push_back(legal[below(legal.size())]);
                position = position.after(other.actions.back());
            }
            if (other.actions.empty())
                continue;
            writeOn(other, positions[at], depth + 1);
            line.variations.push_back({at, std::move(other)});
        }
    }
    record::Drawing drawing(const engine::Game &game)
    {
        using Form = record::Drawing::Form;
        const int places = static_cast<int>(game.places().size());
        const int at = below(game.places().size());
        const auto form = static_cast<Form>(below(3));
        const int to = form == Form::Arrow ? (at + 1) % places : engine::kNowhere;
        return {form, below(4), static_cast<engine::PlaceIndex>(at), static_cast<engine::PlaceIndex>(to)};
    }
    const QString &text() { return kTexts[below(static_cast<std::size_t>(kTexts.size()))]; }

private:
    static bool hasChoice(const engine::Position &position)
    {
        return !position.isOver() && position.toAct() != engine::seatBit(engine::kChance);
    }
    int below(std::size_t count) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(count))); }

    engine::Random m_random;
};

QString textOf(const Record &record)
{
    return replay::gameText(record, words::Words(*record.game, replay::seatNames(record)));
}

/// What is read there as a file, or what is wrong in words.
QString readAs(const QString &text)
{
    const auto read = record::readText(text);
    const auto *error = std::get_if<record::Error>(&read);
    return error ? words::Words::about(*error).say(*error) : QString::fromUtf8(record::write(std::get<Record>(read)));
}

/// The game that all of these tests change: three actions, a variation, a comment.
QString aText()
{
    return QStringLiteral("Aton: Ada (Red), Blue\n[game aton]\n[seat red] Ada\n[seat blue] Blue\n[player blue] hard\n\n"
                          "Round 1\n1. [chance deal red 1334]\n2. [chance deal blue 2244]\n"
                          "3. Ada has laid four cards. [red lay 3143] ?? Blunder\n    | Hm.\n    (Variation:\n"
                          "        3. [red lay 4313]\n        4. [blue lay 2244] !\n            | So.\n    )\n"
                          "4. [blue lay 2424]\n\nThe game is not over.\n[end]\n");
}

} // namespace

class TestGameNotation : public QObject {
    Q_OBJECT

private slots:
    void init() { words::setLanguage(QStringLiteral("en")); }
    void cleanup() { words::setLanguage(QStringLiteral("en")); }
    void textOutTextIn_data();
    void textOutTextIn();
    void savedGamesComeBack_data();
    void savedGamesComeBack();
    void asOthersHandItOn_data();
    void asOthersHandItOn();
    void writtenByHand();
    void whatIsWrongIsSaidWithItsLine_data();
    void whatIsWrongIsSaidWithItsLine();
    void whatASeatSeesIsNoGame();
};

void TestGameNotation::textOutTextIn_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("language");
    for (const char *game : {"aton", "osiris", "nefertiti", "tekhenu"}) {
        for (const QString &language : words::languages())
            QTest::addRow("%s, %s", game, qPrintable(language)) << QByteArray(game) << language;
    }
}

void TestGameNotation::textOutTextIn()
{
    QFETCH(const QByteArray, game);
    QFETCH(const QString, language);
    words::setLanguage(language);
    for (int seed = 1; seed <= many(12); ++seed) {
        Record record = playedGame(game.constData(), static_cast<std::uint64_t>(seed));
        Author author(static_cast<std::uint64_t>(seed));
        for (record::SeatEntry &entry : record.seats) {
            entry.name = {author.text().simplified(), {}};
            entry.player = author.text().simplified();
        }
        if ((seed + words::languages().indexOf(language)) % 2 == 0) { // from the middle, not over
            const std::vector<engine::Position> positions = record.positions();
            record.start = positions[positions.size() / 3];
            auto &actions = record.line.actions;
            actions = {actions.begin() + static_cast<std::ptrdiff_t>(positions.size() / 3),
                       actions.begin() + static_cast<std::ptrdiff_t>(positions.size() / 2)};
            record.setup.options = record.start->setup().options;
            record.result.reset();
            record.training = true;
        }
        author.writeOn(record.line, record.startPosition());
        const QString text = textOf(record);
        QVERIFY(!text.contains(QChar(0x2068)) && !text.contains(QChar(0x2069)));
        QCOMPARE(readAs(text), QString::fromUtf8(record::write(record)));
        // Quoted in a mail, between words.
        const QString quoted = QStringLiteral("Look:\n> ") + QString(text).replace(u'\n', QStringLiteral("\n> "))
                               + QStringLiteral("\nWhat now?");
        QCOMPARE(readAs(quoted), QString::fromUtf8(record::write(record)));
    }
}

void TestGameNotation::savedGamesComeBack_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *file : {"plain", "rich", "timed"})
        QTest::newRow(file) << QByteArray(file) + ".cartouche";
}

void TestGameNotation::savedGamesComeBack()
{
    QFETCH(const QByteArray, file);
    Record record = saved(file.constData());
    const QString text = textOf(record);
    const auto read = record::readText(text);
    const auto *again = std::get_if<Record>(&read);
    QVERIFY2(again, qPrintable(readAs(text)));
    QVERIFY(again->line.actions == record.line.actions);
    QCOMPARE(textOf(*again), text);
}

void TestGameNotation::asOthersHandItOn_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("as it is") << aText();
    QTest::newRow("other ends of lines") << aText().replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
    QTest::newRow("no-break spaces") << aText().replace(u' ', QChar(0x00A0));
    QTest::newRow("without indents") << aText().replace(QRegularExpression(QStringLiteral("\n +")),
                                                        QStringLiteral("\n"));
    QTest::newRow("in a fence") << QStringLiteral("Look:\n```\n%1```\nWhat now?").arg(aText());
    QTest::newRow("wrapped") << aText()
                                    .replace(QStringLiteral(" [red"), QStringLiteral("\n[red"))
                                    .replace(QStringLiteral("lay 2244"), QStringLiteral("lay\n2244"));
}

void TestGameNotation::asOthersHandItOn()
{
    QFETCH(const QString, text);
    QCOMPARE(readAs(text), readAs(aText()));
}

void TestGameNotation::writtenByHand()
{
    const auto read = record::readText(aText());
    const auto *record = std::get_if<Record>(&read);
    QVERIFY2(record, qPrintable(readAs(aText())));
    QCOMPARE(record->seats[0].name.plain, QStringLiteral("Ada"));
    QCOMPARE(record->seats[0].player, QStringLiteral("human"));
    QCOMPARE(record->seats[1].player, QStringLiteral("hard"));
    QCOMPARE(record->line.actions.size(), std::size_t(4));
    QCOMPARE(record->line.comments.at(3).plain, QStringLiteral("Hm."));
    QCOMPARE(record->line.marks.at(3), QStringLiteral("blunder"));
    const record::Variation &variation = record->line.variations.front();
    QCOMPARE(variation.at, 2);
    QCOMPARE(variation.line.actions.size(), std::size_t(2));
    QCOMPARE(variation.line.marks.at(2), QStringLiteral("good"));
    QCOMPARE(variation.line.comments.at(2).plain, QStringLiteral("So."));
}

void TestGameNotation::whatIsWrongIsSaidWithItsLine_data()
{
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("changed");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *old, const QString &changed, const char *said) {
        QTest::newRow(name) << QString::fromUtf8(old) << changed << QString::fromUtf8(said);
    };
    row("another game", "[game aton]", QStringLiteral("[game chess]"),
        "line 2: this program does not know the game “chess”");
    row("an option", "[seat red] Ada", QStringLiteral("[seat red] Ada\n[option tip] hat"),
        "line 4: this game has no option “tip”");
    row("a seat", "[seat blue] Blue\n[player blue] hard\n", QString(), "line 2: this game is not played with 1 seats");
    row("seats the wrong way", "[seat red] Ada", QStringLiteral("[seat green] Ada"), "line 3: seats[0].seat must be");
    row("nobody's player", "[player blue]", QStringLiteral("[player green]"),
        "line 5: “[player green] hard” does not belong there");
    row("against the rules", "red lay 4313", QStringLiteral("red lay 4444"), "line 13, “red lay 4444”: ");
    row("an action that is missing", "2. [chance deal blue 2244]\n", QString(),
        "line 9: number 3 stands where 2 belongs");
    row("words alone", " [blue lay 2424]", QStringLiteral(" Blue lays."),
        "line 17: no action stands there in square brackets");
    row("an unknown mark", "] ??", QStringLiteral("] ?!?"), "there is no mark “?!?”");
    row("two marks", "4. [blue lay 2424]", QStringLiteral("4. [blue lay 2424] !\n4. ?"),
        "line 18: “4. ?” does not belong there");
    row("a variation before its place", "        3. [red", QStringLiteral("        9. [red"),
        "line 13: number 9 stands where 3 belongs");
    row("an empty variation", "        3. [red lay 4313]\n        4. [blue lay 2244] !\n", QString(), "line 12: ");
    row("one bracket too many", "    )", QStringLiteral("    )\n    )"), "line 17: “)” does not belong there");
    row("a variation in nothing", "        3. [red", QStringLiteral("        (Variation:\n        3. [red"),
        "line 13: “(Variation:” does not belong there");
    row("a variation that goes on", "    )\n", QString(), "line 16: number 4 stands where 5 belongs");
    row("words behind a variation", "    )", QStringLiteral("    )\nWell."),
        "line 16: “) Well.” does not belong there");
    row("cut off", "[end]", QString(), "line 17: the text breaks off; its last line would be “[end]”");
    row("cut off in a variation", "    )\n4. [blue lay 2424]\n", QString(), "line 18: “[end]” does not belong there");
    row("no result", "[end]", QStringLiteral("[end points] red: 3 4"),
        "line 20: there is a result, but the game is not over after the last action");
    row("a result without figures", "[end]", QStringLiteral("[end agreed] red: a lot"),
        "line 20: “a” does not belong there");
    row("too long", "| Hm.", u'|' + QString(10'001, u'x'), "line 11: more than 10,000 characters in one text");
    row("too deep", "    (Variation:\n", QStringLiteral("    (Variation:\n3. [red lay 4313]\n").repeated(32),
        "more than 31 variations inside each other");
}

void TestGameNotation::whatIsWrongIsSaidWithItsLine()
{
    QFETCH(const QString, old);
    QFETCH(const QString, changed);
    QFETCH(const QString, said);
    QVERIFY(aText().contains(old));
    const QString text = aText().replace(aText().indexOf(old), old.size(), changed);
    QVERIFY2(readAs(text).contains(said), qPrintable(readAs(text)));
    QVERIFY(!readAs(text).contains(u'\n'));
}

void TestGameNotation::whatASeatSeesIsNoGame()
{
    const Record record = saved("rich.cartouche");
    const QString text = replay::gameText(record, words::Words(*record.game, replay::seatNames(record)), 0);
    QCOMPARE(readAs(text), QStringLiteral("no line of it begins a game or a position"));
}

} // namespace tests::tst_game_notation

TEST_CLASS(tst_game_notation, TestGameNotation)
#include "tst_game_notation.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A game as plain text.
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

#include "model/engine/search/runner.h"
#include "model/replay/analysis_text.h"
#include "model/replay/game_text.h"
#include "model/replay/narration.h"
#include "model/replay/seat_names.h"
#include "tests/model/replay/some_records.h"
#include "tests/test_class.h"

namespace tests::tst_game_text {

using record::Record;

namespace {

words::Words wordsOf(const Record &record)
{
    QStringList names;
    for (const record::SeatEntry &seat : record.seats)
        names << seat.name.in(u"en");
    return words::Words(*record.game, names);
}

/// Each line once, in this order, with any others between them.
bool standInOrder(const QString &text, const QStringList &lines)
{
    qsizetype from = 0;
    for (const QString &line : lines) {
        const qsizetype at = (QLatin1Char('\n') + text).indexOf(QLatin1Char('\n') + line + QLatin1Char('\n'), from);
        if (at < 0) {
            qWarning("missing: %s", qPrintable(line));
            return false;
        }
        from = at + line.size();
    }
    return true;
}

/// The first choice from that step on that a seat alone has.
int choiceFrom(const replay::Timeline &timeline, int step)
{
    const auto isAlone = [&](int at) {
        const engine::Seat actor = timeline.step(at + 1).action.actor();
        return actor != engine::kChance && timeline.position(at).toAct() == engine::seatBit(actor)
               && timeline.position(at).legal().size() >= 3;
    };
    while (!isAlone(step))
        ++step;
    return step;
}

/// An analysis in which only the choice at that position was one, and a blunder; the last legal action was better.
replay::Analysis withABlunder(const replay::Timeline &timeline, int at)
{
    const auto seats = static_cast<std::size_t>(timeline.last().seatCount());
    replay::Analysis analysis{{400, 1}};
    analysis.findings.assign(static_cast<std::size_t>(timeline.stepCount()) + 1,
                             {std::vector<double>(seats, 1.0 / static_cast<double>(seats))});
    const std::vector<engine::Action> legal = timeline.position(at).legal();
    replay::Finding &finding = analysis.findings[at];
    finding.best = {{legal.back(), 0.9, 1}, {legal.front(), 0.1, 0}};
    finding.chosen = 0.1;
    return analysis;
}

/// A game of which one choice was a blunder.
struct Blundered {
    Record record = playedGame("osiris", 3);
    const words::Words words = wordsOf(record);
    const replay::Timeline timeline{record};
    const int at = choiceFrom(timeline, 20);
    const replay::Analysis analysis = withABlunder(timeline, at);
};

} // namespace

class TestGameText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }

    void tellsAllThatIsInTheGame()
    {
        const Record record = saved("rich.cartouche");
        const QString text = replay::gameText(record, wordsOf(record));
        QVERIFY(standInOrder(text,
                             {QStringLiteral("Aton: Ada Löwe 😀 (Red), Blue"),
                              QStringLiteral("[game aton]"),
                              QStringLiteral("Round 1"),
                              QStringLiteral("    | At the start: “quotes”, \\ backslash, tab\t, newline"),
                              QStringLiteral("    |  and a smile 😀."),
                              QStringLiteral("3. Ada Löwe 😀 has laid four cards. [red lay 3322] ?? Blunder"),
                              QStringLiteral("    | Hm."),
                              QStringLiteral("4. Blue has laid four cards. [blue lay 3432] ! Good"),
                              QStringLiteral("    · Cartouches 1 to 4: Ada Löwe 😀 3, 3, 2 and 2; Blue 3, 4, 3 and 2."),
                              QStringLiteral("    (Variation:"),
                              QStringLiteral("            | Why not?"),
                              QStringLiteral("        4. Blue has laid four cards. [blue lay 4332] ! Good"),
                              QStringLiteral("        6. Ada Löwe 😀 places on 2k. [red place 2k]"),
                              QStringLiteral("            | …"),
                              QStringLiteral("            (Variation:"),
                              QStringLiteral("                6. Ada Löwe 😀 places on 1l. [red place 1l]"),
                              QStringLiteral("            )"),
                              QStringLiteral("    )"),
                              QStringLiteral("5. Ada Löwe 😀 places on 2g. [red place 2g] !? Interesting"),
                              QStringLiteral("6. Ada Löwe 😀 places on 2e. [red place 2e] ? Mistake"),
                              QStringLiteral("Round 2"),
                              QStringLiteral("    | The end."),
                              QStringLiteral("Won by Ada Löwe 😀 (most points after a scoring)"),
                              QStringLiteral("Score: Ada Löwe 😀 45, Blue 27"),
                              QStringLiteral("[end scoring] red: 45 27")}));
        QVERIFY(text.endsWith(QLatin1Char('\n')) && !text.endsWith(QLatin1String("\n\n")));
        QVERIFY(!text.contains(QLatin1Char('{')));
        // Where not everything is told there are words alone.
        QVERIFY(!replay::gameText(record, wordsOf(record), 0).contains(QLatin1Char('[')));
    }

    void everyStepOfAGame()
    {
        const Record record = playedGame("osiris", 3);
        const words::Words words = wordsOf(record);
        const QStringList lines = replay::gameText(record, words).split(QLatin1Char('\n'));
        const replay::Timeline timeline(record);
        int told = 0;
        for (int step = 1; step <= timeline.stepCount(); ++step) {
            for (const replay::Sentence &sentence : replay::narrate(timeline, words, step, engine::kEveryone)) {
                const QString said = words.say(sentence.message);
                const auto tells = [&](const QString &line) { return line.contains(said); };
                QVERIFY2(std::any_of(lines.begin(), lines.end(), tells), qPrintable(said));
                ++told;
            }
        }
        QVERIFY(told > timeline.stepCount());
        for (const replay::Heading &heading : timeline.headings())
            QVERIFY(lines.contains(words.say(heading.message)));
    }

    /// The cards and the priests too: somebody without a board can follow it.
    void namesWhatIsPlayed()
    {
        const Record aton = playedGame("aton", 2);
        const replay::Timeline rounds(aton);
        int turnedUp = 0;
        for (int step = 1; step <= rounds.stepCount(); ++step) {
            for (const replay::Sentence &sentence : replay::narrate(rounds, wordsOf(aton), step, engine::kNobody)) {
                if (sentence.message.id != "shown.turned-up")
                    continue;
                ++turnedUp;
                QVERIFY(!sentence.isFact && sentence.seat == engine::kNobody);
                const QString laid = QString::fromStdString(
                    rounds.position(step - 1).actionText(rounds.step(step).action, engine::kNobody));
                QVERIFY(laid.startsWith(QLatin1String("blue lay ")) || laid.startsWith(QLatin1String("red lay ")));
            }
        }
        QCOMPARE(turnedUp, static_cast<int>(rounds.headings().size()));
        const QString text = replay::gameText(playedGame("osiris", 3), words::Words(*engine::findGame("osiris")));
        QVERIFY(text.contains(QRegularExpression(
            QStringLiteral("\\. Beige steps to [NESW]-\\d-\\d \\([^)]*priest[^)]*\\)\\. \\[a step "))));
    }

    void playersOfOneNameInTheTitle()
    {
        Record record = record::newRecord(*engine::findGame("aton"), {2, {}});
        record.seats[0].name = record.seats[1].name = {QStringLiteral("Ada"), {}};
        const QString text = replay::gameText(record, words::Words(*record.game, replay::seatNames(record)));
        QVERIFY2(text.startsWith(QLatin1String("Aton: Ada (Red), Ada (Blue)\n")), qPrintable(text));
    }

    void tellsWhatASeatMayKnow()
    {
        const Record record = playedGame("osiris", 5);
        const words::Words words = wordsOf(record);
        const QString all = replay::gameText(record, words);
        const QString own = replay::gameText(record, words, 0);
        const QString common = replay::gameText(record, words, engine::kNobody);
        QVERIFY(all.size() > own.size());
        QVERIFY(own.size() > common.size());
    }

    void tellsWhatAnAnalysisFound()
    {
        Blundered game;
        auto &[record, words, timeline, at, analysis] = game;
        const QString without = replay::gameText(record, words);
        const QString own = replay::gameText(record, words, 0);
        record.analysis = analysis.toJson(record);
        const QString text = replay::gameText(record, words);
        const engine::Position &position = timeline.position(at);
        const QString better = replay::actionWords(position, analysis.findings[at].best.front().action, words);
        const QString mistake = replay::mistakeText(analysis, timeline, at + 1, words);
        const QString begin = QStringLiteral("?? Blunder: \u221280.0%. Better: %1 (90.0%).").arg(better);
        QVERIFY2(mistake.startsWith(begin), qPrintable(mistake));
        QCOMPARE(text.count(QStringLiteral("?? Blunder")), 1);
        QVERIFY(standInOrder(text, {QStringLiteral("    · ") + mistake, QStringLiteral("Luck and errors")}));
        QVERIFY(!without.contains(QStringLiteral("Luck and errors")));
        // What it rests on is hidden from each of them; and it is not about another game.
        QCOMPARE(replay::gameText(record, words, 0), own);
        record.line.actions.pop_back();
        record.result.reset();
        QVERIFY(!replay::gameText(record, words).contains(QStringLiteral("Luck and errors")));
    }

    /// A mark that says the same as the analysis is not said beside it; another one is the author's own.
    void aMistakeIsSaidOnce()
    {
        Blundered game;
        auto &[record, words, timeline, at, analysis] = game;
        record.line.marks[at + 1] = QStringLiteral("blunder");
        QCOMPARE(replay::gameText(record, words).count(QStringLiteral("?? Blunder")), 1);
        record.analysis = analysis.toJson(record);
        const QString text = replay::gameText(record, words);
        QCOMPARE(text.count(QStringLiteral("?? Blunder")), 1);
        QVERIFY(text.contains(QStringLiteral("?? Blunder: ")));
        record.line.marks[at + 1] = QStringLiteral("interesting");
        const QString other = replay::gameText(record, words);
        QCOMPARE(other.count(QStringLiteral("] !? Interesting\n")), 1);
        QCOMPARE(other.count(QStringLiteral("?? Blunder: ")), 1);
        // What the analysis found is not told to a seat: the mark is.
        record.line.marks[at + 1] = QStringLiteral("blunder");
        QVERIFY(replay::gameText(record, words, 0).contains(QStringLiteral(" ?? Blunder\n")));
    }

    /// As many figures as there are headings, in columns.
    void accountsAreATable()
    {
        Blundered game;
        auto &[record, words, timeline, at, analysis] = game;
        const auto rows = replay::accountsTable(analysis, timeline.last(), words);
        QCOMPARE(rows.size(), record.seats.size() + 1);
        const std::size_t chooser = analysis.findings[at].best.front().action.actor() + std::size_t(1);
        for (std::size_t row = 1; row < rows.size(); ++row) {
            QCOMPARE(rows[row].size(), rows.front().size());
            QCOMPARE(rows[row][3], row == chooser ? QStringLiteral("\u221280.0%") : QStringLiteral("0.0%"));
            QCOMPARE(rows[row].back(), row == chooser ? QStringLiteral("80.0%, weak") : QStringLiteral("\u2013"));
        }
        record.analysis = analysis.toJson(record);
        const QStringList lines = replay::gameText(record, words).split(QLatin1Char('\n'));
        const qsizetype first = lines.indexOf(QStringLiteral("Luck and errors")) + 1;
        QVERIFY(first > 0);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const QString &line = lines[first + static_cast<qsizetype>(row)];
            QVERIFY2(line.startsWith(QStringLiteral("    ") + rows[row].front()), qPrintable(line));
            QCOMPARE(line.size(), lines[first].size());
        }
    }

    /// A line that begins with the better action can be played from there.
    void linesAreSaidWithWhoDoesWhat()
    {
        const Record record = playedGame("osiris", 3);
        const words::Words words = wordsOf(record);
        const replay::Timeline timeline(record);
        const int at = choiceFrom(timeline, 20);
        std::vector<engine::Action> line;
        for (int step = at + 1; step <= std::min(at + 4, timeline.stepCount()); ++step)
            line.push_back(timeline.step(step).action);
        const QStringList said = replay::lineWords(timeline.position(at), line, words).split(QStringLiteral("; "));
        QCOMPARE(said.size(), static_cast<qsizetype>(line.size()));
        for (std::size_t i = 0; i < line.size(); ++i) {
            const engine::Position &position = timeline.position(at + static_cast<int>(i));
            const QString who = words.seat(position.game().seatId(line[i].actor(), position.seatCount()));
            QCOMPARE(said[static_cast<qsizetype>(i)],
                     who + QStringLiteral(": ") + replay::actionWords(position, line[i], words));
        }
    }

    void aGameThatIsNotOver()
    {
        Record record = playedGame("aton", 1);
        record.line.actions.resize(9);
        record.result.reset();
        QVERIFY(replay::gameText(record, wordsOf(record)).endsWith(QStringLiteral("\nThe game is not over.\n[end]\n")));
        record.result = record::FinalResult{{{0, 1}, "agreed", {3, 4}}, {}};
        QVERIFY(replay::gameText(record, wordsOf(record))
                    .endsWith(QStringLiteral("\nDrawn (agreed)\nScore: red 3, blue 4\n[end agreed] red blue: 3 4\n")));
        const Record empty = record::newRecord(*record.game, {2, {}});
        QVERIFY(standInOrder(replay::gameText(empty, words::Words(*empty.game)),
                             {QStringLiteral("Aton: Red, Blue"), QStringLiteral("Round 1")}));
    }

    void aLineFromBeginToEnd()
    {
        const Record record = saved("rich.cartouche");
        const words::Words words = wordsOf(record);
        const QString text = replay::lineText(record, {{0, 0}, 1}, words);
        const QStringList lines = text.split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3 + 2 + 3 + 1);
        QCOMPARE(lines[0], QStringLiteral("1. [chance deal red 2233]"));
        QVERIFY(lines[3].startsWith(QStringLiteral("4. Blue has laid four cards.")));
        QVERIFY(lines[3].endsWith(QStringLiteral("[blue lay 4332]")));
        QVERIFY(lines[7].startsWith(QStringLiteral("8. Blue places on 2f.")));
        QVERIFY(text.endsWith(QLatin1Char('\n')));
        // What a seat cannot know stays hidden; who is nobody sees words only.
        QVERIFY(replay::lineText(record, {{0}, 1}, words, 1).startsWith(QStringLiteral("1. [chance deal red ????]")));
        QVERIFY(!replay::lineText(record, {{0}, 1}, words, engine::kNobody).contains(QLatin1Char('[')));
    }

    void marks()
    {
        QCOMPARE(replay::markWords(QStringLiteral("blunder")), QStringLiteral("?? Blunder"));
        QCOMPARE(replay::markSign(QStringLiteral("good")), QStringLiteral("!"));
        QVERIFY(replay::markWords(QStringLiteral("else")).isEmpty());
        QVERIFY(replay::markWords({}).isEmpty());
    }
};

} // namespace tests::tst_game_text

TEST_CLASS(tst_game_text, TestGameText)
#include "tst_game_text.moc"

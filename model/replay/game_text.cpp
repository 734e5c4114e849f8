// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/replay/game_text.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "model/record/game_notation.h"
#include "model/replay/analysis_text.h"
#include "model/replay/narration.h"
#include "model/replay/seat_names.h"
#include "model/words/shown.h"

namespace replay {

namespace {

using engine::Seat;
using record::Line;

const QString kIndent = QStringLiteral("    ");
const QString kFact = QStringLiteral("\u00B7 ");

/// Writes a game line by line.
class GameText {
    Q_DECLARE_TR_FUNCTIONS(replay::GameText)

public:
    GameText(const record::Record &record, const words::Words &words, Seat viewer)
        : m_record(record), m_words(words), m_viewer(viewer)
    {
    }

    QString whole();
    QString along(const record::LinePath &path);
    QString result();
    static QString wordOf(const QString &mark);

private:
    struct GameLine {
        const Line &line;
        const Timeline &timeline;
        int begin; ///< number of the position with which the timeline begins
        int depth;
    };

    /// True if it tells everything: it can be read again (`record::readNotation`).
    bool isWhole() const { return m_viewer == engine::kEveryone; }
    void write(int depth, const QString &text);
    void writeTitle();
    void writeCourse(const GameLine &course);
    void writeStep(const GameLine &course, int step);
    void writeComment(const GameLine &course, int step);
    void writeVariations(const GameLine &course, int at);
    void writeResult();
    void writeAccounts();
    QStringList names(const std::vector<Seat> &seats) const;
    QString name(std::size_t figure) const
    {
        return m_words.seat(m_record.game->figureId(static_cast<Seat>(figure), m_record.setup.seats));
    }

    const record::Record &m_record;
    const words::Words &m_words;
    Seat m_viewer;
    std::optional<Analysis> m_analysis = {}; ///< of the main line, where everything may be told
    QString m_text;
};

void GameText::write(int depth, const QString &text)
{
    for (const QString &line : text.split(QLatin1Char('\n')))
        m_text += (line.isEmpty() ? QString() : kIndent.repeated(depth) + line) + QLatin1Char('\n');
}

void GameText::writeTitle()
{
    const words::Words own(*m_record.game);
    QStringList players;
    for (const record::SeatEntry &entry : m_record.seats) {
        const QString place = own.seat(entry.seat.toStdString());
        const QString name = playerName(entry);
        const bool isNamed = !name.isEmpty() && name != place;
        players << (isNamed ? tr("%1 (%2)", "player and seat").arg(name, place) : place);
    }
    write(0, tr("%1: %2", "game and players").arg(m_words.text("game"), players.join(QStringLiteral(", "))));
    if (isWhole())
        write(0, record::notationHead(m_record).join(u'\n'));
}

void GameText::writeComment(const GameLine &course, int step)
{
    if (const auto comment = course.line.comments.find(step); comment != course.line.comments.end())
        write(course.depth + 1, record::commentNotation(comment->second).join(u'\n'));
    const auto drawings = course.line.drawings.find(step);
    for (const record::Drawing &drawing :
         drawings == course.line.drawings.end() ? std::vector<record::Drawing>() : drawings->second)
        write(course.depth + 1, isWhole() ? record::drawingNotation(drawing, *m_record.game, m_words)
                                          : kFact + record::drawingWords(drawing, m_words));
}

/// What a step says, with what was found about it and what is said of the position after it.
void GameText::writeStep(const GameLine &course, int step)
{
    const bool isAnalysed = m_analysis && course.depth == 0;
    const QString mistake = isAnalysed ? mistakeText(*m_analysis, course.timeline, step, m_words) : QString();
    Symbols symbols = symbolsAt(course.line, {{}, step});
    QStringList said;
    QStringList parts;
    if (step > 0) {
        for (const Sentence &sentence : narrate(course.timeline, m_words, step, m_viewer)) {
            if (!sentence.isHeading)
                said << m_words.say(sentence.message);
        }
        parts << said.mid(0, 1);
        if (isWhole())
            parts << record::actionNotation(course.timeline.position(step - 1), course.timeline.step(step).action);
    }
    if (isAnalysed && symbols.mark == m_analysis->verdict(step)) // what was found says its word
        parts << markSign(std::exchange(symbols.mark, {}));
    parts << symbols.both();
    parts.removeAll(QString());
    if (!parts.isEmpty())
        write(course.depth, QStringLiteral("%1. ").arg(course.begin + step) + parts.join(QLatin1Char(' ')));
    for (const QString &fact : said.mid(1))
        write(course.depth + 1, kFact + fact);
    if (!mistake.isEmpty())
        write(1, kFact + mistake);
    writeComment(course, step);
}

/// The other ways to go on after `at` actions.
void GameText::writeVariations(const GameLine &course, int at)
{
    for (const record::Variation &variation : course.line.variations) {
        if (variation.at != at)
            continue;
        write(course.depth + 1, QLatin1Char('(') + tr("Variation:"));
        Timeline timeline(course.timeline.position(at));
        for (const engine::Action action : variation.line.actions)
            timeline.append(action);
        writeCourse({variation.line, timeline, course.begin + at, course.depth + 2});
        write(course.depth + 1, QStringLiteral(")"));
    }
}

void GameText::writeCourse(const GameLine &course)
{
    const std::vector<Heading> &headings = course.timeline.headings();
    auto heading = headings.begin();
    const auto writeHeading = [&](int step) {
        if (heading == headings.end() || heading->first != step)
            return;
        if (step > 0 || course.depth == 0) {
            write(0, {});
            write(course.depth, m_words.say(heading->message));
        }
        ++heading;
    };
    const int last = course.timeline.stepCount();
    writeHeading(0);
    writeStep(course, 0);
    // Another way to go on stands after what it is another way than.
    for (int step = 1; step <= last; ++step) {
        writeStep(course, step);
        writeVariations(course, step - 1);
        writeHeading(step);
    }
    writeVariations(course, last);
}

QStringList GameText::names(const std::vector<Seat> &seats) const
{
    QStringList names;
    for (const Seat seat : seats)
        names << name(seat);
    return names;
}

void GameText::writeResult()
{
    if (!m_record.result) {
        write(0, tr("The game is not over."));
        return;
    }
    const engine::Result &result = m_record.result->value;
    const QString reason = m_words.text("reason." + result.reason);
    const bool isDrawn = result.winners.size() > 1
                         && static_cast<int>(result.winners.size()) == m_record.game->figures(m_record.setup.seats);
    if (isDrawn)
        write(0, tr("Drawn (%1)").arg(reason));
    else
        write(0, tr("Won by %1 (%2)", "one or more names; the reason")
                     .arg(names(result.winners).join(QStringLiteral(", ")), reason));
    QStringList scores;
    for (std::size_t seat = 0; seat < result.score.size(); ++seat)
        scores << QStringLiteral("%1 %2").arg(name(seat), words::Words::number(result.score[seat]));
    write(0, tr("Score: %1").arg(scores.join(QStringLiteral(", "))));
}

/// What the results come from, in columns.
void GameText::writeAccounts()
{
    const std::vector<QStringList> rows = accountsTable(*m_analysis, m_record.startPosition(), m_words);
    write(0, QLatin1Char('\n') + accountsHeading());
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList &other : rows)
                width = std::max(width, other[column].size());
            line += column == 0 ? row[column].leftJustified(width)
                                : QStringLiteral("  ") + row[column].rightJustified(width);
        }
        write(1, line);
    }
    write(0, aboutAnalysis(*m_analysis) + QLatin1Char(' ') + aboutAccounts());
}

QString GameText::whole()
{
    if (isWhole())
        m_analysis = Analysis::of(m_record);
    writeTitle();
    const Timeline timeline(m_record);
    writeCourse({m_record.line, timeline, 0, 0});
    write(0, {});
    writeResult();
    if (isWhole())
        write(0, record::notationEnd(m_record));
    if (m_analysis)
        writeAccounts();
    return words::withoutIsolates(m_text);
}

QString GameText::result()
{
    writeResult();
    return m_text.trimmed();
}

QString GameText::along(const record::LinePath &path)
{
    const Timeline timeline(m_record, path);
    for (int step = 1; step <= timeline.stepCount(); ++step) {
        QStringList said;
        for (const Sentence &sentence : narrate(timeline, m_words, step, m_viewer)) {
            if (!sentence.isHeading)
                said << m_words.say(sentence.message);
        }
        if (m_viewer != engine::kNobody) {
            const Seat eyes = m_viewer == engine::kEveryone ? engine::kNobody : m_viewer;
            const engine::Position &before = timeline.position(step - 1);
            said << QLatin1Char('[') + QString::fromStdString(before.actionText(timeline.step(step).action, eyes))
                        + QLatin1Char(']');
        }
        if (!said.isEmpty())
            write(0, QStringLiteral("%1. ").arg(step) + said.join(QLatin1Char(' ')));
    }
    return words::withoutIsolates(m_text);
}

QString GameText::wordOf(const QString &mark)
{
    const std::pair<const char *, QString> words[] = {{"brilliant", tr("Brilliant")},
                                                      {"good", tr("Good")},
                                                      {"interesting", tr("Interesting")},
                                                      {"dubious", tr("Dubious")},
                                                      {"mistake", tr("Mistake")},
                                                      {"blunder", tr("Blunder")},
                                                      {"equal", tr("even")},
                                                      {"better", tr("better for the first seat")},
                                                      {"worse", tr("worse for the first seat")}};
    for (const auto &[id, word] : words) {
        if (mark == QLatin1String(id))
            return word;
    }
    return {};
}

/// Those of two that are there.
QString joined(const QString &one, const QString &other, const QString &between)
{
    return one.isEmpty() || other.isEmpty() ? one + other : one + between + other;
}

} // namespace

QString markWord(const QString &mark) { return GameText::wordOf(mark); }

QString markWords(const QString &mark)
{
    const QString sign = markSign(mark);
    return sign.isEmpty() ? sign : sign + QLatin1Char(' ') + markWord(mark);
}

QString Symbols::signs() const { return joined(markSign(mark), markSign(assessment), QStringLiteral(" ")); }
QString Symbols::words() const { return joined(markWord(mark), markWord(assessment), QStringLiteral(", ")); }
QString Symbols::both() const { return joined(signs(), words(), QStringLiteral(" ")); }

Symbols symbolsAt(const record::Line &main, const record::Place &place)
{
    return {record::markAt(main, place), record::assessmentAt(main, place)};
}

QString gameText(const record::Record &record, const words::Words &words, Seat viewer)
{
    return GameText(record, words, viewer).whole();
}

QString resultText(const record::Record &record, const words::Words &words)
{
    return GameText(record, words, engine::kEveryone).result();
}

QString lineText(const record::Record &record, const record::Place &place, const words::Words &words, Seat viewer)
{
    return GameText(record, words, viewer).along(place.line);
}

} // namespace replay

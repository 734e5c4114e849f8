// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/html_page.h"

#include <algorithm>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include "model/record/text.h"
#include "model/replay/analysis_text.h"
#include "model/replay/game_text.h"
#include "model/words/languages.h"
#include "views/export/board_film.h"
#include "views/export/page_parts.h"

namespace views {

namespace {

constexpr int kLeastWidth = 800, kMostWidth = 1600; ///< between these the words fit the board
constexpr double kSpeeds[] = {0.25, 0.5, 1, 2, 4, 8};

QString fileText(const char *name) { return resourceText(QStringLiteral(":/export/") + QLatin1String(name)); }

/// Puts the page together.
class HtmlPage {
    Q_DECLARE_TR_FUNCTIONS(views::HtmlPage)

public:
    HtmlPage(const ExportSource &source, const ExportChoice &choice)
        : m_source(source), m_choice(choice),
          m_pictures(source, choice.viewer, choice.theme, std::clamp(choice.width, kLeastWidth, kMostWidth)),
          m_film(m_pictures), m_last(source.timeline.stepCount())
    {
        if (choice.viewer == engine::kEveryone && source.line.empty())
            m_analysis = replay::Analysis::of(source.record);
        m_pictures.addHoldings();
    }

    std::optional<QByteArray> make(const Progress &progress)
    {
        if (!m_film.take(m_last, progress))
            return std::nullopt;
        for (int step = 0; step <= m_last; ++step) {
            m_said << saidAt(m_source, m_pictures.words(), step, m_choice.viewer);
            m_mistakes << (m_analysis ? replay::mistakeText(*m_analysis, m_source.timeline, step, m_pictures.words())
                                      : QString());
        }
        return filled(fileText("page.html"), parts()).toUtf8();
    }

private:
    QHash<QString, QString> parts() const;
    QString heading(int step) const { return headingAt(m_source, m_pictures.words(), step); }
    QString result() const;
    QString comment(int step) const;
    QString mark(int step) const;
    QString log() const;
    QString entry(int step) const;
    QString accounts() const;
    QString colours() const;
    QString speeds() const;
    QString box() const;
    QString data() const;

    const ExportSource &m_source;
    const ExportChoice &m_choice;
    StepPictures m_pictures;
    BoardFilm m_film;
    std::optional<replay::Analysis> m_analysis; ///< of what is shown, for who may know all
    int m_last;
    QStringList m_said, m_mistakes; ///< by step
};

QHash<QString, QString> HtmlPage::parts() const
{
    const QSizeF frame = m_pictures.frame().size();
    const QString script = QLatin1Char('\n') + fileText("page.js") + QLatin1Char('\n');
    const QByteArray hash = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256);
    QHash<QString, QString> parts{
        {QStringLiteral("language"), words::spokenLanguage()},
        {QStringLiteral("title"), escaped(titleOf(m_source))},
        {QStringLiteral("result"), result()},
        {QStringLiteral("colours"), colours()},
        {QStringLiteral("style"), fileText("page.css")},
        {QStringLiteral("script"), script},
        {QStringLiteral("script.hash"), QString::fromLatin1(hash.toBase64())}, // no other script runs
        {QStringLiteral("box"), box()},
        {QStringLiteral("proportion"), QString::fromLatin1(shortNumber(frame.width() / frame.height(), 4))},
        {QStringLiteral("symbols"), QString::fromUtf8(m_film.symbols().definitions())},
        {QStringLiteral("last"), QString::number(m_last)},
        {QStringLiteral("start"), QString::number(std::clamp(m_choice.step, 0, m_last))},
        {QStringLiteral("speeds"), speeds()},
        {QStringLiteral("log"), log()},
        {QStringLiteral("accounts"), accounts()},
        {QStringLiteral("data"), data()},
    };
    const std::pair<const char *, QString> texts[] = {
        {"board", tr("Board")},
        {"controls", tr("Go through the game")},
        {"step", tr("Step of the game")},
        {"first", tr("To the beginning")},
        {"previous", tr("One step back")},
        {"play", tr("Play")},
        {"next", tr("One step on")},
        {"last", tr("To the end")},
        {"speed", tr("Speed")},
        {"log", tr("What happened")},
        {"keys", tr("Keys: left and right for a step, page up and down for a round or turn, home and end for the "
                    "beginning and the end, space to play.")},
        {"noscript", tr("The board moves only where scripts are allowed to run; what happened can be read anyway.")},
    };
    for (const auto &[name, text] : texts)
        parts.insert(QStringLiteral("text.") + QLatin1String(name), escaped(text));
    return parts;
}

/// How the game ended, if it is over: a paragraph a sentence, as the first one is written like a heading.
QString HtmlPage::result() const
{
    const engine::Position &end = m_source.timeline.last();
    const words::Words &words = m_pictures.words();
    QStringList said;
    if (end.isOver()) {
        for (const engine::Message &message : end.prompt())
            said << words.say(message);
    } else if (m_source.record.result && m_source.line.empty()) {
        const engine::Result &result = m_source.record.result->value;
        QStringList winners;
        for (const engine::Seat seat : result.winners)
            winners << words.seat(end.game().figureId(seat, end.seatCount()));
        said << tr("Winner: %1 (%2).", "one or more names; the reason")
                    .arg(winners.join(QStringLiteral(", ")), words.text("reason." + result.reason));
    }
    QString paragraphs;
    for (const QString &sentence : said)
        paragraphs += QStringLiteral("<p>%1</p>\n").arg(escaped(sentence));
    return paragraphs;
}

/// What is said and drawn there.
QString HtmlPage::comment(int step) const
{
    const record::Line &main = m_source.record.line;
    const record::Place place = record::placeAlong(main, m_source.line, step);
    const record::Text *text = record::commentAt(main, place);
    QStringList lines = text ? QStringList(record::shown(*text)) : QStringList();
    for (const record::Drawing &drawing : record::drawingsAt(main, place))
        lines << record::drawingWords(drawing, m_pictures.words());
    return lines.join(u'\n');
}

/// Its symbols, without a mark with which what an analysis found begins.
QString HtmlPage::mark(int step) const
{
    const record::Line &main = m_source.record.line;
    replay::Symbols symbols = replay::symbolsAt(main, record::placeAlong(main, m_source.line, step));
    if (m_analysis && m_analysis->verdict(step) == symbols.mark)
        symbols.mark.clear();
    return symbols.both();
}

/// Each action under the moment in which it was done: what begins a moment is the last of the one before.
QString HtmlPage::log() const
{
    QString log;
    int step = 0;
    const std::vector<replay::Heading> &headings = m_source.timeline.headings();
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const int last = i + 1 < headings.size() ? headings[i + 1].first : m_last;
        log +=
            QStringLiteral("<section>\n<h3>%1</h3>\n<ol>\n").arg(escaped(m_pictures.words().say(headings[i].message)));
        for (; step <= last; ++step)
            log += entry(step);
        log += QStringLiteral("</ol>\n</section>\n");
    }
    return log;
}

/// A line of the log; none for a step of which there is nothing to tell.
QString HtmlPage::entry(int step) const
{
    if (m_said[step].isEmpty() && mark(step).isEmpty() && m_mistakes[step].isEmpty() && comment(step).isEmpty())
        return {};
    QString text = escaped(m_said[step].isEmpty() ? heading(step) : m_said[step]);
    if (const QString sign = mark(step); !sign.isEmpty())
        text += QStringLiteral(" <span class=\"mark\">") + escaped(sign) + QStringLiteral("</span>");
    QString entry = QStringLiteral("<li><button type=\"button\" tabindex=\"-1\" data-step=\"") + QString::number(step)
                    + QStringLiteral("\">") + text + QStringLiteral("</button>");
    if (!m_mistakes[step].isEmpty())
        entry += QStringLiteral("<p class=\"mistake\">") + escaped(m_mistakes[step]) + QStringLiteral("</p>");
    if (const QString said = comment(step); !said.isEmpty())
        entry += QStringLiteral("<p class=\"comment\">") + escaped(said) + QStringLiteral("</p>");
    return entry + QStringLiteral("</li>\n");
}

/// What the results come from; nothing without an analysis.
QString HtmlPage::accounts() const
{
    if (!m_analysis)
        return {};
    QString rows;
    for (const QStringList &row :
         replay::accountsTable(*m_analysis, m_source.timeline.position(0), m_pictures.words())) {
        const bool isHeading = rows.isEmpty();
        rows += QStringLiteral("<tr>");
        for (qsizetype column = 0; column < row.size(); ++column) {
            const QString cell = isHeading     ? QStringLiteral("<th scope=\"col\">%1</th>")
                                 : column == 0 ? QStringLiteral("<th scope=\"row\">%1</th>")
                                               : QStringLiteral("<td>%1</td>");
            rows += cell.arg(escaped(row[column]));
        }
        rows += QStringLiteral("</tr>\n");
    }
    return QStringLiteral("<section class=\"accounts\">\n<h2>") + escaped(replay::accountsHeading())
           + QStringLiteral("</h2>\n<div><table>\n") + rows + QStringLiteral("</table></div>\n<p>")
           + escaped(replay::aboutAnalysis(*m_analysis) + QLatin1Char(' ') + replay::aboutAccounts())
           + QStringLiteral("</p>\n</section>\n");
}

QString HtmlPage::colours() const { return QStringLiteral(":root { %1}").arg(pageColours(m_pictures.theme())); }

QString HtmlPage::speeds() const
{
    QString options;
    for (const double speed : kSpeeds) {
        options += QStringLiteral("<option value=\"%1\"%2>%3×</option>")
                       .arg(QString::number(speed), speed == 1 ? QStringLiteral(" selected") : QString(),
                            QLocale().toString(speed));
    }
    return options;
}

QString HtmlPage::box() const
{
    const QRectF &frame = m_pictures.frame();
    QStringList numbers;
    for (const double number : {frame.left(), frame.top(), frame.width(), frame.height()})
        numbers << QString::fromLatin1(shortNumber(number, 3));
    return numbers.join(QLatin1Char(' '));
}

QString HtmlPage::data() const
{
    QJsonObject comments;
    for (int step = 0; step <= m_last; ++step) {
        QStringList lines{mark(step), m_mistakes[step], comment(step)};
        lines.removeAll(QString());
        if (!lines.isEmpty())
            comments.insert(QString::number(step), lines.join(QLatin1Char('\n')));
    }
    QJsonArray sections;
    for (const replay::Heading &heading : m_source.timeline.headings()) {
        sections << QJsonObject{{QStringLiteral("first"), heading.first},
                                {QStringLiteral("title"), m_pictures.words().say(heading.message)}};
    }
    QJsonObject data = m_film.data();
    data.insert(QStringLiteral("start"), std::clamp(m_choice.step, 0, m_last));
    QJsonArray said; // of every step there is something for the ear
    for (int step = 0; step <= m_last; ++step)
        said << (m_said[step].isEmpty() ? heading(step) : m_said[step]);
    data.insert(QStringLiteral("said"), said);
    data.insert(QStringLiteral("sections"), sections);
    data.insert(QStringLiteral("comments"), comments);
    data.insert(QStringLiteral("texts"), QJsonObject{{QStringLiteral("play"), tr("Play")},
                                                     {QStringLiteral("pause"), tr("Pause")},
                                                     {QStringLiteral("count"), tr("Step %1 of %2")}});
    return inScript(data);
}

} // namespace

std::optional<QByteArray> htmlPage(const ExportSource &source, const ExportChoice &choice, const Progress &progress)
{
    return HtmlPage(source, choice).make(progress);
}

} // namespace views

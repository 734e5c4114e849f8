// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/game_notation.h"

#include <algorithm>

#include <QHash>
#include <QRegularExpression>

#include "model/record/node.h"
#include "model/record/text.h"
#include "model/words/languages.h"
#include "model/words/shown.h"
#include "model/words/words.h"

namespace record {

namespace {

constexpr auto kUnicode = QRegularExpression::UseUnicodePropertiesOption; // a no-break space is a space
constexpr std::size_t kDeepest = (JsonLimits{}.brackets - 2) / 2;         // each variation is a list and an object

/// A line with what others have wrapped of it, without the spaces before it.
struct NotedLine {
    int number;
    QString text;
};

QString withoutIndent(QString line)
{
    qsizetype spaces = 0;
    while (spaces < line.size() && line[spaces].isSpace())
        ++spaces;
    return line.remove(0, spaces);
}

/// The lines that are no words, to the end of the game.
std::vector<NotedLine> notedLines(const QStringList &lines, qsizetype first)
{
    static const QRegularExpression sign(
        QStringLiteral("^(\\[(game|option|training|start|seat|player|drawn|end)\\b|\\||\\x{00B7}"
                       "|\\(.*:$|\\)$|\\d+\\.(\\s|$))"),
        kUnicode);
    std::vector<NotedLine> noted;
    bool goesOn = false;
    for (qsizetype i = first; i < lines.size(); ++i) {
        const QString line = withoutIndent(lines[i]);
        if (sign.match(line).hasMatch()) {
            noted.push_back({static_cast<int>(i) + 1, line});
            if (line.startsWith(QLatin1String("[end")))
                break;
            goesOn = true;
        } else if (line.isEmpty()) {
            goesOn = false;
        } else if (goesOn) {
            QString &before = noted.back().text;
            before += (before.endsWith(u' ') ? QString() : QStringLiteral(" ")) + line;
        }
    }
    return noted;
}

template <class T>
Json::Members byPlace(const std::map<int, T> &all)
{
    Json::Members members;
    for (const auto &[place, one] : all)
        members.emplace_back(QString::number(place), one);
    return members;
}

/// The one of those symbols that has that sign, or none.
QString symbolOf(const QString &sign, const QStringList &symbols)
{
    const auto isIt = [&sign](const QString &symbol) { return markSign(symbol) == sign; };
    const auto symbol = std::find_if(symbols.begin(), symbols.end(), isIt);
    return symbol == symbols.end() ? QString() : *symbol;
}

/// Makes of a text what a file says, which `read` then checks.
class NotationReader {
public:
    Json file(const std::vector<NotedLine> &lines);
    /// What is wrong with that file, said of the text.
    Error located(const Error &error) const;

private:
    struct Course {
        QString path; ///< in the file
        std::optional<int> begin = {};
        int at = 0;
        Json::List actions = {};
        std::map<int, QString> comments = {};
        std::map<int, QString> marks = {};
        std::map<int, QString> symbols = {};
        std::map<int, QString> assessments = {};
        std::map<int, Json::List> drawings = {};
        Json::List variations = {};

        QString pathOf(const QString &key) const { return path.isEmpty() ? key : path + u'.' + key; }
        int size() const { return static_cast<int>(actions.size()); }
        Json::Members members() const
        {
            return {{QStringLiteral("actions"), actions},
                    {QStringLiteral("comments"), byPlace(comments)},
                    {QStringLiteral("marks"), byPlace(marks)},
                    {QStringLiteral("symbols"), byPlace(symbols)},
                    {QStringLiteral("assessments"), byPlace(assessments)},
                    {QStringLiteral("drawings"), byPlace(drawings)},
                    {QStringLiteral("variations"), variations}};
        }
    };

    void readLine(const QString &line);
    void readTag(const QString &line);
    void readSeat(const QString &seat, const QString &name);
    void readPlayer(const QString &seat, const QString &player);
    void readEnd(const QString &reason, const QString &rest);
    void readStep(const QString &line);
    void reach(int number);
    void readComment(QString text);
    void readDrawing(const QString &drawing);
    void open();
    void close();
    void found(const QString &path);
    [[noreturn]] void refuse(const char *id, engine::Value::Members fields = {}) const;

    int m_line = 0;
    QString m_text;              ///< of the line
    QHash<QString, int> m_lines; ///< path in the file -> number of the line that says it
    Json::Members m_file;
    Json::Members m_options;
    QStringList m_seats;
    QStringList m_names;
    QStringList m_players;
    const engine::Game *m_game = nullptr;
    std::vector<Course> m_courses{Course{{}, 0}}; ///< the main line, and the variations that are open
    bool m_isEnded = false;
};

void NotationReader::refuse(const char *id, engine::Value::Members fields) const
{
    fields.emplace(fields.begin(), "line", m_line);
    throw Refused{{id, std::move(fields)}};
}

/// Remembers that the line says what stands there in the file, which no other line may.
void NotationReader::found(const QString &path)
{
    if (m_lines.contains(path))
        refuse("text.misplaced", {{"text", quoted(m_text)}});
    m_lines.insert(path, m_line);
}

Json NotationReader::file(const std::vector<NotedLine> &lines)
{
    m_file = {{QStringLiteral("format"), QStringLiteral("cartouche")}, {QStringLiteral("version"), Json(1)}};
    for (const NotedLine &line : lines) {
        m_line = line.number;
        m_text = line.text;
        readLine(line.text);
    }
    if (!m_isEnded)
        refuse("text.unfinished");
    Json::List seats;
    for (qsizetype i = 0; i < m_seats.size(); ++i)
        seats.push_back(Json::Members{{QStringLiteral("seat"), m_seats[i]},
                                      {QStringLiteral("name"), m_names[i]},
                                      {QStringLiteral("player"), m_players[i]}});
    m_file.emplace_back(QStringLiteral("options"), m_options);
    m_file.emplace_back(QStringLiteral("seats"), std::move(seats));
    if (!m_lines.contains(QStringLiteral("start")))
        m_file.emplace_back(QStringLiteral("start"), QStringLiteral("standard"));
    for (auto &member : m_courses.front().members())
        m_file.push_back(std::move(member));
    return m_file;
}

void NotationReader::readLine(const QString &line)
{
    switch (line.front().unicode()) {
    case u'[': return readTag(line);
    case u'|': return readComment(line.mid(1));
    case u'(':
    case u')':
        if (line != u")" && !line.endsWith(u':')) // somebody's words go on there
            refuse("text.misplaced", {{"text", quoted(line)}});
        return line.front() == u'(' ? open() : close();
    case u'\u00B7': return;
    default: return readStep(line);
    }
}

void NotationReader::readTag(const QString &line)
{
    static const QRegularExpression tag(QStringLiteral("^\\[(\\w+)(?:\\s+([^\\]]*))?\\](?:\\s(.*))?$"), kUnicode);
    const QRegularExpressionMatch match = tag.match(line);
    const QString name = match.captured(1);
    const QString about = match.captured(2).simplified();
    const QString rest = match.captured(3);
    if (name == QLatin1String("game")) {
        found(name);
        m_game = engine::findGame(about.toStdString());
        m_file.emplace_back(name, about);
    } else if (name == QLatin1String("training")) {
        found(name);
        m_file.emplace_back(name, Json(true));
    } else if (name == QLatin1String("start")) {
        found(name);
        m_file.emplace_back(name, rest.simplified());
    } else if (name == QLatin1String("option")) {
        found(QStringLiteral("options.") + about);
        m_options.emplace_back(about, rest.simplified());
    } else if (name == QLatin1String("seat")) {
        readSeat(about, rest);
    } else if (name == QLatin1String("player")) {
        readPlayer(about, rest);
    } else if (name == QLatin1String("drawn")) {
        readDrawing(about);
    } else if (name == QLatin1String("end") && m_courses.size() == 1) {
        readEnd(about, rest);
    } else {
        refuse("text.misplaced", {{"text", quoted(line)}});
    }
}

void NotationReader::readSeat(const QString &seat, const QString &name)
{
    found(QStringLiteral("seats[%1]").arg(m_seats.size()));
    if (!fits({name, {}}))
        refuse("text.too-long", {{"most", kMostCharacters}});
    m_seats << seat;
    m_names << name;
    m_players << QStringLiteral("human");
}

void NotationReader::readPlayer(const QString &seat, const QString &player)
{
    const qsizetype index = m_seats.indexOf(seat);
    if (index < 0)
        refuse("text.misplaced", {{"text", quoted(m_text)}});
    found(QStringLiteral("seats[%1].player").arg(index));
    if (!fits({player, {}}))
        refuse("text.too-long", {{"most", kMostCharacters}});
    m_players[index] = player;
}

void NotationReader::readEnd(const QString &reason, const QString &rest)
{
    found(QStringLiteral("result"));
    m_isEnded = true;
    if (reason.isEmpty())
        return;
    const QStringList parts = rest.simplified().split(u':');
    Json::List winners;
    for (const QString &winner : parts.front().split(u' ', Qt::SkipEmptyParts))
        winners.emplace_back(winner);
    Json::Members score;
    const auto seats = static_cast<int>(m_seats.size());
    for (const QString &points : parts.back().split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const qint64 n = points.toLongLong(&isNumber);
        const auto figure = static_cast<int>(score.size());
        if (!isNumber || parts.size() != 2 || !m_game || !m_game->seating(seats) || figure >= m_game->figures(seats))
            refuse("text.misplaced", {{"text", quoted(points)}});
        score.emplace_back(QString::fromStdString(m_game->figureId(static_cast<engine::Seat>(figure), seats)), Json(n));
    }
    m_file.emplace_back(QStringLiteral("result"), Json::Members{{QStringLiteral("winners"), std::move(winners)},
                                                                {QStringLiteral("reason"), reason},
                                                                {QStringLiteral("score"), std::move(score)}});
}

void NotationReader::readStep(const QString &line)
{
    static const QRegularExpression step(
        QStringLiteral("^(\\d+)\\.\\s*(?:.*\\[([^\\[\\]]*)\\]\\s*)?([^\\s=\u00B1\u2213]*)"
                       "\\s*([=\u00B1\u2213]?)[^\\[\\]]*$"),
        kUnicode);
    const QRegularExpressionMatch match = step.match(line);
    const QString sign = match.captured(3), assessed = match.captured(4);
    const bool isAction = match.hasCaptured(2);
    if (!match.hasMatch() || (!isAction && symbolOf(sign, marks()).isEmpty() && assessed.isEmpty()))
        refuse("text.no-action");
    const int number = match.captured(1).toInt();
    reach(isAction ? number - 1 : number);
    Course &course = m_courses.back();
    if (isAction) {
        found(course.pathOf(QStringLiteral("actions[%1]").arg(course.size())));
        course.actions.emplace_back(match.captured(2).simplified());
    }
    if (!sign.isEmpty()) {
        const QString mark = symbolOf(sign, marks());
        found(course.pathOf(QStringLiteral("marks.%1").arg(course.size())));
        (isLateMark(mark) ? course.symbols : course.marks)[course.size()] = mark.isEmpty() ? sign : mark;
    }
    if (!assessed.isEmpty()) {
        found(course.pathOf(QStringLiteral("assessments.%1").arg(course.size())));
        course.assessments[course.size()] = symbolOf(assessed, assessments());
    }
}

/// Goes on after that many actions from the start of the game: where the line is, or, as the first thing of a
/// variation, where that branches off.
void NotationReader::reach(int number)
{
    Course &course = m_courses.back();
    const auto require = [&](int least, int most) {
        if (number < least || number > most)
            refuse("text.wrong-number", {{"found", m_text.left(m_text.indexOf(u'.')).toStdString()},
                                         {"expected", course.begin ? most + 1 : std::max(1, most)}});
    };
    if (!course.begin) {
        const Course &parent = m_courses[m_courses.size() - 2];
        require(*parent.begin, *parent.begin + parent.size());
        course.begin = number;
        course.at = number - *parent.begin;
    }
    require(*course.begin + course.size(), *course.begin + course.size());
}

void NotationReader::readComment(QString text)
{
    if (!text.isEmpty() && text.front().isSpace())
        text.remove(0, 1);
    Course &course = m_courses.back();
    const auto [comment, isNew] = course.comments.emplace(course.size(), text);
    if (!isNew)
        comment->second += u'\n' + text;
    if (!fits({comment->second, {}}))
        refuse("text.too-long", {{"most", kMostCharacters}});
}

void NotationReader::readDrawing(const QString &drawing)
{
    Course &course = m_courses.back();
    Json::List &drawings = course.drawings[course.size()];
    found(course.pathOf(QStringLiteral("drawings.%1[%2]").arg(course.size()).arg(drawings.size())));
    drawings.emplace_back(drawing);
}

void NotationReader::open()
{
    const Course &parent = m_courses.back();
    if (!parent.begin)
        refuse("text.misplaced", {{"text", quoted(m_text)}});
    if (m_courses.size() > kDeepest)
        refuse("text.too-deep", {{"most", static_cast<int>(kDeepest)}});
    Course variation{parent.pathOf(QStringLiteral("variations[%1]").arg(parent.variations.size()))};
    found(variation.path);
    m_courses.push_back(std::move(variation));
}

void NotationReader::close()
{
    if (m_courses.size() == 1)
        refuse("text.misplaced", {{"text", quoted(m_text)}});
    Json::Members variation = m_courses.back().members();
    variation.emplace_back(QStringLiteral("at"), Json(m_courses.back().at));
    m_courses.pop_back();
    m_courses.back().variations.emplace_back(std::move(variation));
}

Error NotationReader::located(const Error &error) const
{
    const auto field = [&error](const char *name) {
        const std::string_view text = error.text(name);
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    QString path = field("path");
    if (!field("option").isEmpty())
        path = QStringLiteral("options.") + field("option");
    while (!path.isEmpty() && !m_lines.contains(path))
        path.truncate(std::max<qsizetype>(0, std::max(path.lastIndexOf(u'.'), path.lastIndexOf(u'['))));
    const int line = m_lines.value(path.isEmpty() ? QStringLiteral("game") : path);
    Error located{"text.wrong", {{"line", line}}};
    if (error.id == "record.wrong-action") {
        located.id = "text.wrong-action";
        located.fields.insert(located.fields.end(), error.fields.begin() + 2, error.fields.end()); // path and number
    } else {
        located.fields.emplace_back("why", words::enclosed(error));
        if (m_game)
            located.fields.emplace_back("game", std::string(m_game->id()));
    }
    return located;
}

QString inLine(const QString &text) { return words::withoutIsolates(words::shownLine(text)); }

} // namespace

QString markSign(const QString &mark)
{
    static const QHash<QString, QString> signs{
        {QStringLiteral("brilliant"), QStringLiteral("!!")},   {QStringLiteral("good"), QStringLiteral("!")},
        {QStringLiteral("interesting"), QStringLiteral("!?")}, {QStringLiteral("dubious"), QStringLiteral("?!")},
        {QStringLiteral("mistake"), QStringLiteral("?")},      {QStringLiteral("blunder"), QStringLiteral("??")},
        {QStringLiteral("equal"), QStringLiteral("=")},        {QStringLiteral("better"), QStringLiteral("\u00B1")},
        {QStringLiteral("worse"), QStringLiteral("\u2213")}};
    return signs.value(mark);
}

QStringList notationHead(const Record &record)
{
    QStringList lines{QStringLiteral("[game %1]").arg(QString::fromStdString(std::string(record.game->id())))};
    for (const auto &[id, choice] : record.setup.options)
        lines << QStringLiteral("[option %1] %2").arg(QString::fromStdString(id), QString::fromStdString(choice));
    if (record.training)
        lines << QStringLiteral("[training]");
    if (record.start)
        lines << QStringLiteral("[start] ") + QString::fromStdString(record.start->text());
    for (const SeatEntry &entry : record.seats) {
        lines << QStringLiteral("[seat %1] ").arg(entry.seat) + inLine(entry.name.in(words::spokenLanguage()));
        if (entry.player != QLatin1String("human"))
            lines << QStringLiteral("[player %1] ").arg(entry.seat) + inLine(entry.player);
    }
    return lines;
}

QString actionNotation(const engine::Position &position, engine::Action action)
{
    return QLatin1Char('[') + QString::fromStdString(position.actionText(action)) + QLatin1Char(']');
}

QStringList commentNotation(const Text &comment)
{
    QStringList lines = shown(comment).split(u'\n');
    for (QString &line : lines)
        line.prepend(line.isEmpty() ? QStringLiteral("|") : QStringLiteral("| "));
    return lines;
}

QString drawingNotation(const Drawing &drawing, const engine::Game &game, const words::Words &words)
{
    return QStringLiteral("[drawn %1] ").arg(toText(drawing, game)) + drawingWords(drawing, words);
}

QString notationEnd(const Record &record)
{
    if (!record.result)
        return QStringLiteral("[end]");
    const engine::Result &result = record.result->value;
    QString end = QStringLiteral("[end %1]").arg(QString::fromStdString(result.reason));
    for (const engine::Seat winner : result.winners)
        end += QLatin1Char(' ') + QString::fromStdString(record.game->figureId(winner, record.setup.seats));
    end += QLatin1Char(':');
    for (const int points : result.score)
        end += QLatin1Char(' ') + QString::number(points);
    return end;
}

bool beginsNotation(const QString &line)
{
    static const QRegularExpression game(QStringLiteral("^\\s*\\[game\\s+[a-z]+\\]\\s*$"), kUnicode);
    return game.match(line).hasMatch();
}

std::variant<Record, Error> readNotation(const QStringList &lines, qsizetype first)
{
    NotationReader reader;
    try {
        auto record = read(reader.file(notedLines(lines, first)).compact());
        if (const auto *error = std::get_if<Error>(&record))
            return reader.located(*error);
        return record;
    } catch (Refused &refused) {
        return std::move(refused.error);
    }
}

} // namespace record

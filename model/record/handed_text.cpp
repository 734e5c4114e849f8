// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/handed_text.h"

#include <optional>
#include <utility>

#include <QFile>
#include <QRegularExpression>

#include "model/record/game_notation.h"

namespace record {

namespace {

using Read = std::variant<Record, Error>;

bool isGood(const Read &read) { return std::holds_alternative<Record>(read); }

/// Lines without the marks of who quoted them.
QStringList unquoted(const QString &text)
{
    static const QRegularExpression marks(QStringLiteral("^[ \\t]*(>[ \\t]?)+"));
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = line.remove(marks).remove(u'\r');
    return lines;
}

/// What word processors put in place of spaces is a space.
QString withTypedSpaces(QString text)
{
    static const QRegularExpression spaces(QStringLiteral("[\\x{00A0}\\x{2007}\\x{202F}]"));
    static const QRegularExpression nothing(QStringLiteral("[\\x{200B}\\x{2060}\\x{FEFF}]"));
    return text.replace(spaces, QStringLiteral(" ")).remove(nothing);
}

/// The same of quotes: pairs like the first one are typed ones, but for those within a pair, which are somebody's
/// words.
QString withTypedQuotes(QString text)
{
    static const QRegularExpression quote(QStringLiteral("[\\x{201C}-\\x{201F}\\x{00AB}\\x{00BB}]"));
    const QRegularExpressionMatch first = quote.match(text);
    if (!first.hasMatch())
        return text;
    const QChar opening = first.captured().front();
    const QString closing = opening == u'\u201C'   ? QStringLiteral("\u201D")
                            : opening == u'\u201E' ? QStringLiteral("\u201C\u201D")
                            : opening == u'\u00AB' ? QStringLiteral("\u00BB")
                            : opening == u'\u00BB' ? QStringLiteral("\u00AB")
                                                   : QString(opening);
    int depth = 0;
    for (QChar &c : text) {
        const bool closes = depth > 0 && closing.contains(c);
        if ((closes && --depth == 0) || (!closes && c == opening && depth++ == 0))
            c = u'"';
    }
    return text;
}

/// From that line on to the last brace; the lines before are left empty, so that a place in it is a place in the whole.
QString objectFrom(const QStringList &lines, qsizetype first)
{
    const QString text = QString(first, u'\n') + lines.mid(first).join(u'\n');
    return text.left(text.lastIndexOf(u'}') + 1);
}

/// A line break inside a text was a space before somebody wrapped the lines; it is put after the text, so that lines
/// still count.
QString unwrapped(const QString &object)
{
    QString whole;
    bool isInText = false;
    qsizetype breaks = 0;
    for (qsizetype i = 0; i < object.size(); ++i) {
        const QChar c = object[i];
        if (isInText && c == u'\n') {
            while (whole.endsWith(u' '))
                whole.chop(1);
            whole += u' ';
            ++breaks;
            while (i + 1 < object.size() && object[i + 1] == u' ')
                ++i;
            continue;
        }
        whole += c;
        if (isInText && c == u'\\' && i + 1 < object.size()) {
            whole += object[++i];
        } else if (c == u'"') {
            isInText = !isInText;
            if (!isInText)
                whole += QString(std::exchange(breaks, 0), u'\n');
        }
    }
    return whole;
}

bool isOfJson(const Error &error) { return error.id.rfind("json.", 0) == 0; }

/// True for an error that tells more of the game: about the game itself, or further along in its text.
bool tellsMore(const Error &error, const Error &other)
{
    return isOfJson(other) && (!isOfJson(error) || error.number("line") > other.number("line"));
}

/// The game that begins in that line, repaired no more than it needs.
Read objectRead(const QStringList &lines, qsizetype first)
{
    const QString object = objectFrom(lines, first);
    Read best = read(object.toUtf8());
    for (const bool withQuotes : {false, true}) {
        if (isGood(best))
            break;
        const QString spaced = withTypedSpaces(object);
        Read next = read(unwrapped(withQuotes ? withTypedQuotes(spaced) : spaced).toUtf8());
        if (isGood(next) || tellsMore(std::get<Error>(next), std::get<Error>(best)))
            best = std::move(next);
    }
    return best;
}

Read positionRead(const QString &text)
{
    auto position = engine::readPosition(text.toStdString());
    if (auto *unreadable = std::get_if<engine::Unreadable>(&position)) {
        Error error = *unreadable;
        error.fields.emplace_back("game", text.left(text.indexOf(u'/')).toStdString()); // whose words say it
        return error;
    }
    const engine::Position &start = std::get<engine::Position>(position);
    if (start.viewer() != engine::kNobody)
        return Error{"paste.seen", {}};
    Record record = newRecord(start.game(), start.setup());
    record.start = start;
    return record;
}

/// The position that begins in that line and goes on for as many lines as it needs.
Read lineRead(const QStringList &lines, qsizetype first)
{
    static const QRegularExpression end(QStringLiteral("^\\s*(```.*|~~~.*)?$"));
    constexpr qsizetype kMostLines = 40; // of one position, in the narrowest mail
    QStringList paragraph = lines.mid(first, kMostLines);
    if (const qsizetype length = paragraph.indexOf(end); length > 0)
        paragraph = paragraph.first(length);
    const auto joined = [&paragraph](qsizetype n) {
        return positionRead(withTypedSpaces(paragraph.first(n).join(u' ')).simplified());
    };
    Read whole = joined(paragraph.size());
    for (qsizetype n = paragraph.size() - 1; n > 0 && !isGood(whole); --n) {
        if (Read part = joined(n); isGood(part))
            return part;
    }
    return whole;
}

} // namespace

std::variant<Record, Error> readText(const QString &handed)
{
    const QString text = handed.left(kMostBytes);
    if (text.trimmed().isEmpty())
        return Error{"paste.empty", {}};
    // What looks like the beginning of one need not be it: a tag of a forum, a word with a stroke.
    static const QRegularExpression position(QStringLiteral("^\\s*[a-z]+(-seen)?/\\d+(\\s.*)?"));
    constexpr int kMostBeginnings = 20;
    const QStringList lines = unquoted(text);
    std::optional<Read> best;
    int tried = 0;
    for (qsizetype i = 0; i < lines.size() && tried < kMostBeginnings; ++i) {
        if (beginsNotation(lines[i]))
            return readNotation(lines, i);
        const bool isObject = lines[i].trimmed().startsWith(u'{');
        if (!isObject && !position.match(withTypedSpaces(lines[i])).hasMatch())
            continue;
        Read next = isObject ? objectRead(lines, i) : lineRead(lines, i);
        if (isGood(next))
            return next;
        if (!best)
            best = std::move(next);
        ++tried;
    }
    return best.value_or(Error{"paste.none", {}});
}

bool isTextFile(const QString &path) { return path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive); }

std::variant<Record, Error> loadHanded(const QString &path)
{
    auto loaded = loadRegular(path);
    QFile file(path);
    if (std::holds_alternative<Record>(loaded) || !isTextFile(path) || !stampOf(path) || !file.open(QFile::ReadOnly))
        return loaded;
    auto handed = readText(QString::fromUtf8(file.read(kMostBytes)));
    const auto *const error = std::get_if<Error>(&handed);
    return error && error->id.rfind("paste.", 0) == 0 ? loaded : handed; // there was nothing to be handed over
}

} // namespace record

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/help_lines.h"

#include <algorithm>

#include <QRegularExpression>

#include "model/words/words.h"

namespace cli {

namespace {

/// The text in lines that begin `indent` columns in, but for the first one, which stands there already. What is in
/// brackets stays together.
QString wrapped(const QString &text, qsizetype indent)
{
    constexpr qsizetype kColumns = 79;
    static const QRegularExpression betweenWords(QStringLiteral(" (?![^\\[]*\\])"));
    QString lines;
    qsizetype column = indent;
    for (const QString &word : text.split(betweenWords)) {
        if (column > indent && column + 1 + word.size() > kColumns) {
            lines += QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
            column = indent;
        } else if (column > indent) {
            lines += QLatin1Char(' ');
            ++column;
        }
        lines += word;
        column += word.size();
    }
    return lines;
}

} // namespace

QString usageLine(const QString &usage)
{
    return wrapped(words::Words().say({"help.usage", {{"usage", usage.toStdString()}}}), 4) + QLatin1Char('\n');
}

QString optionText(const OptionSpec &option)
{
    QString name = dashed(QLatin1String(option.name));
    if (option.shorthand)
        name += QStringLiteral(", ") + dashed(QLatin1String(option.shorthand));
    return option.value ? name + QLatin1Char(' ') + QString::fromUtf8(option.value) : name;
}

QString paragraph(const QString &text) { return wrapped(text, 0) + QLatin1Char('\n'); }

QString helpTable(const char *headingId, const std::vector<std::pair<QString, QString>> &rows)
{
    qsizetype width = 0;
    for (const auto &[left, right] : rows)
        width = std::max(width, left.size());
    QString text = words::Words().text(headingId) + QLatin1Char('\n');
    for (const auto &[left, right] : rows)
        text += QStringLiteral("  ") + left.leftJustified(width + 2) + wrapped(right, width + 4) + QLatin1Char('\n');
    return text;
}

} // namespace cli

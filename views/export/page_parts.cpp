// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/page_parts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace views {

QString resourceText(const QString &file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()).trimmed() : QString();
}

QString escaped(QString text)
{
    // What no page may hold becomes the sign for that.
    for (QChar &c : text) {
        if (c.unicode() < 0x20 && c != u'\n' && c != u'\t')
            c = QChar::ReplacementCharacter;
    }
    return text.toHtmlEscaped();
}

QString inScript(const QJsonValue &data)
{
    const QJsonDocument document = data.isArray() ? QJsonDocument(data.toArray()) : QJsonDocument(data.toObject());
    return QString::fromUtf8(document.toJson(QJsonDocument::Compact)).replace(u'<', QStringLiteral("\\u003c"));
}

QString filled(const QString &page, const QHash<QString, QString> &parts)
{
    static const QRegularExpression place(QStringLiteral("\\{\\{([a-z.]+)\\}\\}"));
    QString whole;
    qsizetype end = 0;
    for (auto it = place.globalMatch(page); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        whole += QStringView(page).mid(end, match.capturedStart() - end);
        whole += parts.value(match.captured(1));
        end = match.capturedEnd();
    }
    return whole.append(QStringView(page).mid(end)).append(u'\n');
}

QString pageColours(const Theme &theme)
{
    const bool isDark = theme.colour(u"ground").lightness() < 128;
    QString css = QStringLiteral("color-scheme: %1; ").arg(isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    const std::pair<const char *, QStringView> tokens[] = {
        {"ground", u"ground"}, {"panel", u"panel"},       {"ink", u"ink"},     {"ink2", u"ink2"}, {"edge", u"ink2"},
        {"accent", u"accent"}, {"onaccent", u"onaccent"}, {"track", u"track"}, {"line", u"line"}};
    for (const auto &[name, token] : tokens)
        css += QStringLiteral("--%1: %2; ").arg(QLatin1String(name), theme.colour(token).name());
    return css;
}

} // namespace views

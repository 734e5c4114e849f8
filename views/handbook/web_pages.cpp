// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/web_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include "model/record/write_whole.h"
#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/export/page_parts.h"
#include "views/handbook/handbook.h"
#include "views/handbook/handbook_pictures.h"

namespace views {

namespace {

QString templateText(const char *name) { return resourceText(QStringLiteral(":/handbook/") + QLatin1String(name)); }

QString nameOf(const HelpPlace &place)
{
    const QString page = place.page + QStringLiteral(".html");
    return place.section.isEmpty() ? page : page + u'#' + place.section;
}

QString link(const QString &target, const QString &attributes, const QString &text)
{
    return QStringLiteral("<a href=\"%1\"%2>%3</a>").arg(target, attributes, escaped(text));
}

/// The pages of one language, which the program speaks.
class WebPages {
    Q_DECLARE_TR_FUNCTIONS(views::WebPages)

public:
    explicit WebPages(const QString &language) : m_language(language), m_handbook(language) {}

    void addTo(std::vector<WebFile> &files)
    {
        const auto add = [&](const QString &name, const QByteArray &bytes) {
            files.push_back({m_language + u'/' + name, bytes});
        };
        for (const HelpPage &page : m_handbook.pages())
            add(nameOf({page.id}), filled(templateText("page.html"), parts(page)).toUtf8());
        for (const QString &name : m_pictures.names())
            add(name, m_pictures.svg(name));
        add(QStringLiteral("search-index.js"),
            QStringLiteral("const handbook = %1;\n").arg(inScript(searched())).toUtf8());
    }

    /// The way in for those who read this language.
    QString choice() const
    {
        return QStringLiteral("<li>%1</li>\n")
            .arg(link(m_language + u'/' + nameOf({m_handbook.pages().front().id}),
                      QStringLiteral(" lang=\"%1\" hreflang=\"%1\"").arg(m_language),
                      words::languageName(m_language) + QStringLiteral(" – ") + tr("Handbook")));
    }

private:
    QHash<QString, QString> parts(const HelpPage &page);
    QString body(const HelpPage &page);
    QString contents(const HelpPage &current) const;
    QString languageLinks(const HelpPage &page) const;
    QString alternates(const HelpPage &page) const;
    QString way(const HelpPage &page) const;
    QJsonArray searched() const;

    QString m_language;
    Handbook m_handbook;
    HandbookPictures m_pictures;
};

QHash<QString, QString> WebPages::parts(const HelpPage &page)
{
    QHash<QString, QString> parts{
        {QStringLiteral("language"), m_language},
        {QStringLiteral("title"), escaped(page.title())},
        {QStringLiteral("first"), m_handbook.pages().front().id},
        {QStringLiteral("alternates"), alternates(page)},
        {QStringLiteral("languages"), languageLinks(page)},
        {QStringLiteral("contents"), contents(page)},
        {QStringLiteral("body"), body(page)},
        {QStringLiteral("way"), way(page)},
    };
    const std::pair<const char *, QString> texts[] = {
        {"handbook", tr("Handbook of Cartouche")},
        {"skip", tr("To the text")},
        {"search", tr("Search")},
        {"found", tr("Places found: %1")},
        {"none", tr("Nothing found.")},
        {"languages", tr("Languages")},
        {"contents", tr("Contents")},
        {"way", tr("The page before and the next one")},
    };
    for (const auto &[name, text] : texts)
        parts.insert(QStringLiteral("text.") + QLatin1String(name), escaped(text));
    return parts;
}

/// The text of the page. Pictures say how large they are, so that nothing moves when they come.
QString WebPages::body(const HelpPage &page)
{
    static const QRegularExpression source(QStringLiteral("src=\"([^\"]+)\""));
    QString body;
    qsizetype end = 0;
    for (auto it = source.globalMatch(page.body); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        body += QStringView(page.body).mid(end, match.capturedEnd() - end);
        end = match.capturedEnd();
        if (m_pictures.has(match.captured(1))) {
            const QSize size = m_pictures.size(match.captured(1));
            body += QStringLiteral(" width=\"%1\" height=\"%2\"").arg(size.width()).arg(size.height());
        }
    }
    return body.append(QStringView(page.body).mid(end)).trimmed();
}

/// All pages, the current one with its sections.
QString WebPages::contents(const HelpPage &current) const
{
    QString contents;
    for (const HelpPage &page : m_handbook.pages()) {
        const bool isHere = &page == &current;
        contents +=
            QStringLiteral("<li>")
            + link(nameOf({page.id}), isHere ? QStringLiteral(" aria-current=\"page\"") : QString(), page.title());
        QString sections;
        for (const HelpSection &section : page.sections) {
            if (isHere && section.level == 2)
                sections += QStringLiteral("<li>%1</li>\n").arg(link(u'#' + section.id, {}, section.title));
        }
        if (!sections.isEmpty())
            contents += QStringLiteral("\n<ul>\n") + sections + QStringLiteral("</ul>\n");
        contents += QStringLiteral("</li>\n");
    }
    return contents;
}

QString WebPages::languageLinks(const HelpPage &page) const
{
    QString links;
    for (const QString &language : words::languages()) {
        const QString here = language == m_language ? QStringLiteral(" aria-current=\"true\"") : QString();
        links +=
            link(QStringLiteral("../%1/%2").arg(language, nameOf({page.id})),
                 QStringLiteral(" lang=\"%1\" hreflang=\"%1\"").arg(language) + here, words::languageName(language))
            + u'\n';
    }
    return links;
}

QString WebPages::alternates(const HelpPage &page) const
{
    QString alternates;
    for (const QString &language : words::languages()) {
        if (language != m_language)
            alternates += QStringLiteral("<link rel=\"alternate\" hreflang=\"%1\" href=\"../%1/%2\">\n")
                              .arg(language, nameOf({page.id}));
    }
    return alternates;
}

/// To the page before and the next one.
QString WebPages::way(const HelpPage &page) const
{
    const std::vector<HelpPage> &pages = m_handbook.pages();
    const auto index = static_cast<std::size_t>(&page - pages.data());
    QString way;
    if (index > 0)
        way += link(nameOf({pages[index - 1].id}), QStringLiteral(" rel=\"prev\""),
                    QStringLiteral("← ") + pages[index - 1].title())
               + u'\n';
    if (index + 1 < pages.size())
        way += link(nameOf({pages[index + 1].id}), QStringLiteral(" rel=\"next\""),
                    pages[index + 1].title() + QStringLiteral(" →"))
               + u'\n';
    return way;
}

QJsonArray WebPages::searched() const
{
    QJsonArray sections;
    for (const HelpPage &page : m_handbook.pages()) {
        for (const HelpSection &section : page.sections) {
            sections << QJsonObject{{QStringLiteral("place"), nameOf({page.id, section.id})},
                                    {QStringLiteral("page"), page.title()},
                                    {QStringLiteral("title"), section.title},
                                    {QStringLiteral("also"), section.also},
                                    {QStringLiteral("text"), section.text}};
        }
    }
    return sections;
}

QString said(const QString &path, const record::Error &error)
{
    return QStringLiteral("%1: %2").arg(path, words::Words().say(error));
}

} // namespace

std::vector<WebFile> webPages()
{
    std::vector<WebFile> files;
    QString choices;
    const QString spoken = words::spokenLanguage();
    for (const QString &language : words::languages()) {
        words::setLanguage(language);
        WebPages pages(language);
        pages.addTo(files);
        choices += pages.choice();
    }
    words::setLanguage(spoken);
    const Theme light(QStringLiteral("light"));
    const QString style =
        filled(templateText("page.css"), {{QStringLiteral("light"), pageColours(light)},
                                          {QStringLiteral("dark"), pageColours(Theme(QStringLiteral("dark")))},
                                          {QStringLiteral("picture"), light.colour(u"ground").name()}});
    files.push_back({QStringLiteral("page.css"), style.toUtf8()});
    files.push_back({QStringLiteral("search.js"), templateText("search.js").append(u'\n').toUtf8()});
    files.push_back({QStringLiteral("index.html"), // last: where it stands, all of it does
                     filled(templateText("index.html"), {{QStringLiteral("choices"), choices}}).toUtf8()});
    return files;
}

std::optional<QString> prepare(const QString &folder)
{
    const std::optional<record::Error> error = record::makeFolder(folder);
    return error ? std::optional(said(folder, *error)) : std::nullopt;
}

std::optional<QString> writeInto(const QString &folder, const std::vector<WebFile> &files)
{
    for (const WebFile &file : files) {
        const QString path = QDir(folder).filePath(file.path);
        if (std::optional<QString> error = prepare(QFileInfo(path).path()))
            return error;
        if (const std::optional<record::Error> error = record::writeWhole(path, file.bytes))
            return said(path, *error);
    }
    return std::nullopt;
}

} // namespace views

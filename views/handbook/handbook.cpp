// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/handbook.h"

#include <algorithm>

#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/handbook/folding.h"

namespace views {

namespace {

/// With single spaces where lines are broken and indented; the spaces that hold words together stay.
QString flowing(const QString &text)
{
    static const QRegularExpression gaps(QStringLiteral("[ \\t\\r\\n]+"));
    QString all = text;
    all.replace(gaps, QStringLiteral(" "));
    const bool before = all.startsWith(QLatin1Char(' '));
    return all.mid(before ? 1 : 0, all.size() - before - (all.size() > 1 && all.endsWith(QLatin1Char(' '))));
}

/// Reads a page: its body, with keys as they are called here, and what stands under each heading.
class PageReader {
public:
    PageReader(QIODevice &file, HelpPage &page) : m_in(&file), m_out(&page.body), m_page(page)
    {
        m_page.sections.assign(1, {});
    }

    /// False where the page is not well-formed.
    bool read()
    {
        if (m_in.readNextStartElement()) { // body
            while (!m_in.atEnd() && m_in.readNext() != QXmlStreamReader::Invalid)
                take();
        }
        for (HelpSection &section : m_page.sections) {
            section.title = flowing(section.title);
            section.text = flowing(section.text);
        }
        return !m_in.hasError();
    }

private:
    void take()
    {
        if (m_in.isStartElement())
            begin();
        else if (m_in.isEndElement() && m_in.name() != QLatin1String("body"))
            end();
        else if (m_in.isCharacters())
            say(m_in.text().toString());
    }

    void begin()
    {
        const QString name = m_in.name().toString();
        const QXmlStreamAttributes attributes = m_in.attributes();
        if (isHeading(name))
            beginSection(name, attributes);
        m_out.writeStartElement(name);
        for (const QXmlStreamAttribute &attribute : attributes) {
            if (!attribute.name().startsWith(QLatin1String("data-")))
                m_out.writeAttribute(attribute);
        }
        if (name == QLatin1String("kbd")) {
            say(QKeySequence::fromString(m_in.readElementText()).toString(QKeySequence::NativeText));
            m_out.writeEndElement();
        }
    }

    void beginSection(const QString &heading, const QXmlStreamAttributes &attributes)
    {
        if (heading != QLatin1String("h1"))
            m_page.sections.push_back(
                {attributes.value(QLatin1String("id")).toString(), heading.back().digitValue(), {}, {}, {}, {}});
        m_page.sections.back().about =
            attributes.value(QLatin1String("data-about")).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        m_page.sections.back().also = attributes.value(QLatin1String("data-also")).toString();
        m_inHeading = true;
    }

    void end()
    {
        static const QStringList flow = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("i"),
                                         QStringLiteral("span")};
        m_out.writeEndElement();
        const bool isCell = m_in.name() == QLatin1String("td") || m_in.name() == QLatin1String("th");
        if (!flow.contains(m_in.name()) && !m_inHeading)
            m_page.sections.back().text += isCell ? QStringLiteral(" · ") : QStringLiteral(" ");
        m_inHeading = m_inHeading && !isHeading(m_in.name().toString());
    }

    void say(const QString &text)
    {
        m_out.writeCharacters(text);
        HelpSection &section = m_page.sections.back();
        (m_inHeading ? section.title : section.text) += text;
    }

    static bool isHeading(const QString &name)
    {
        return name.size() == 2 && name[0] == QLatin1Char('h') && name[1].isDigit();
    }

    QXmlStreamReader m_in;
    QXmlStreamWriter m_out;
    HelpPage &m_page;
    bool m_inHeading = false;
};

HelpPage pageFrom(const QString &path, const QString &id, const engine::Game *game)
{
    HelpPage page{id, game, {}, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !PageReader(file, page).read())
        qWarning("The page %s of the handbook cannot be read.", qPrintable(path));
    if (page.sections.empty())
        page.sections.resize(1);
    return page;
}

/// Some words of a text from about `found` on, at most; dots where it goes on.
QString excerptOf(const QString &text, qsizetype found)
{
    constexpr qsizetype kBefore = 40;
    constexpr qsizetype kLength = 150;
    qsizetype begin = found <= kBefore ? 0 : text.indexOf(QLatin1Char(' '), found - kBefore) + 1;
    begin = std::min(begin, found);
    qsizetype end = text.size();
    if (end - begin > kLength)
        end = std::max(text.lastIndexOf(QLatin1Char(' '), begin + kLength), begin + kBefore);
    const QString dots = QStringLiteral("…");
    return (begin > 0 ? dots : QString()) + text.mid(begin, end - begin) + (end < text.size() ? dots : QString());
}

} // namespace

// ---- places

HelpPlace HelpPlace::of(const QString &text)
{
    const QString page = text.section(QLatin1Char('#'), 0, 0);
    const QString ending = QStringLiteral(".html");
    return {page.endsWith(ending) ? page.chopped(ending.size()) : page, text.section(QLatin1Char('#'), 1)};
}

QString HelpPlace::text() const { return section.isEmpty() ? page : page + QLatin1Char('#') + section; }

QString Handbook::rulesPageOf(const engine::Game &game) { return words::idOf(game) + QStringLiteral("-rules"); }

QString Handbook::cardPageOf(const engine::Game &game) { return words::idOf(game) + QStringLiteral("-card"); }

// ---- pages

Handbook::Handbook(const QString &language)
{
    const auto add = [&](const char *id) {
        m_pages.push_back(
            pageFrom(QStringLiteral(":/help/%1/%2.html").arg(language, QLatin1String(id)), QLatin1String(id), nullptr));
    };
    add("start");
    for (const engine::Game *game : picturedGames()) {
        const QString path = QStringLiteral(":/%1/help/%2/%3.html").arg(words::idOf(*game), language);
        m_pages.push_back(pageFrom(path.arg(QStringLiteral("rules")), rulesPageOf(*game), game));
        m_pages.push_back(pageFrom(path.arg(QStringLiteral("card")), cardPageOf(*game), game));
    }
    for (const char *const id : {"computer", "review", "editor", "files", "keys"})
        add(id);
}

const HelpPage *Handbook::page(const QString &id) const
{
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [&](const HelpPage &page) { return page.id == id; });
    return found == m_pages.end() ? nullptr : &*found;
}

const HelpSection *Handbook::section(const HelpPlace &place) const
{
    const HelpPage *on = page(place.page);
    if (!on)
        return nullptr;
    const auto found = std::find_if(on->sections.begin(), on->sections.end(),
                                    [&](const HelpSection &section) { return section.id == place.section; });
    return found == on->sections.end() ? nullptr : &*found;
}

HelpPlace Handbook::placeAbout(const engine::Game &game, const QStringList &keys) const
{
    const QString rules = rulesPageOf(game);
    const HelpPage *on = page(rules);
    for (const QString &key : keys) {
        for (const HelpSection &section : on->sections) {
            if (section.about.contains(key))
                return {rules, section.id};
        }
    }
    return {rules};
}

// ---- search

std::vector<HelpHit> Handbook::search(const QString &wanted) const
{
    const QStringList words = FoldedText::words(wanted);
    std::vector<HelpHit> inTitle;
    std::vector<HelpHit> inText;
    for (const HelpPage &page : m_pages) {
        for (const HelpSection &section : page.sections) {
            const FoldedText title(section.title + u' ' + section.also);
            const FoldedText text(section.text);
            const auto has = [](const FoldedText &in) {
                return [&in](const QString &word) { return in.find(word) >= 0; };
            };
            const bool all = std::all_of(words.begin(), words.end(), [&](const QString &word) {
                return title.find(word) >= 0 || text.find(word) >= 0;
            });
            if (words.isEmpty() || !all)
                continue;
            const auto first = std::find_if(words.begin(), words.end(), has(text));
            const qsizetype found = first == words.end() ? 0 : text.find(*first);
            const bool titled = std::any_of(words.begin(), words.end(), has(title));
            (titled ? inTitle : inText)
                .push_back({{page.id, section.id}, page.title(), section.title, excerptOf(section.text, found)});
        }
    }
    inTitle.insert(inTitle.end(), inText.begin(), inText.end());
    return inTitle;
}

std::shared_ptr<const Handbook> handbook()
{
    static QString language;
    static std::shared_ptr<const Handbook> spoken;
    if (language != words::spokenLanguage()) {
        language = words::spokenLanguage();
        spoken = std::make_shared<const Handbook>(language);
    }
    return spoken;
}

} // namespace views

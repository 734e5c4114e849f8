// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/theme.h"

#include "views/common/svg_attributes.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QSet>

#include <algorithm>

// The macro declares a function in the namespace that it stands in, so it must not stand in `views`.
static void initAllResources() { Q_INIT_RESOURCE(resources); }

namespace views {

void initResources() { initAllResources(); }

namespace {

Q_LOGGING_CATEGORY(lcTheme, "cartouche.theme")

const QString kLight = QStringLiteral("light");
const QString kNone = QStringLiteral("none");

QJsonObject readObject(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString themePath(const QString &name) { return QStringLiteral(":/themes/%1.json").arg(name); }

QColor toColour(const QString &value) { return value == kNone ? QColor(Qt::transparent) : QColor(value); }

QString toText(const QColor &colour) { return colour.alpha() == 0 ? kNone : colour.name(); }

// The token behind `prefix` among the words of a class, if one is there.
QStringView tokenIn(QStringView classes, QStringView prefix)
{
    for (const QStringView word : classes.tokenize(u' ', Qt::SkipEmptyParts)) {
        if (word.startsWith(prefix))
            return word.mid(prefix.size());
    }
    return {};
}

QXmlStreamAttributes themedAttributes(QXmlStreamAttributes attributes, const Theme &theme)
{
    const QString classes = attributes.value(QLatin1String("class")).toString();
    if (const QStringView fill = tokenIn(classes, u"f-"); !fill.isEmpty())
        setAttribute(attributes, QLatin1String("fill"), toText(theme.colour(fill)));
    if (const QStringView stroke = tokenIn(classes, u"s-"); !stroke.isEmpty())
        setAttribute(attributes, QLatin1String("stroke"), toText(theme.colour(stroke)));
    return attributes;
}

} // namespace

Theme::Theme(const QString &name, const QString &game) : m_name(name), m_game(game)
{
    if (!themeNames().contains(name)) {
        qCWarning(lcTheme) << "There is no theme" << name;
        m_name = kLight;
    }
    loadWindow(m_name);
    if (!m_game.isEmpty())
        loadGame();
}

QStringList Theme::themeNames()
{
    return {kLight, QStringLiteral("dark"), QStringLiteral("high-contrast"), QStringLiteral("colour-blind")};
}

void Theme::loadWindow(const QString &name)
{
    if (m_lineage.contains(name)) {
        qCWarning(lcTheme) << "The theme" << name << "is its own base";
        return;
    }
    m_lineage.append(name);
    const QJsonObject file = readObject(themePath(name));
    if (file.isEmpty())
        qCWarning(lcTheme) << "Cannot read the theme" << name;
    const QString base = file.value(QLatin1String("base")).toString(name == kLight ? QString() : kLight);
    if (!base.isEmpty())
        loadWindow(base);
    const QJsonObject own = file.value(QLatin1String("colours")).toObject();
    for (auto it = own.begin(); it != own.end(); ++it)
        m_colours.insert(it.key(), toColour(it.value().toString()));
}

void Theme::loadGame()
{
    const QJsonObject file = readObject(QStringLiteral(":/%1/colours.json").arg(m_game));
    if (file.isEmpty())
        qCWarning(lcTheme) << "There are no colours of the game" << m_game;
    for (auto it = file.begin(); it != file.end(); ++it) {
        const QJsonObject values = it.value().toObject();
        const auto nearest = std::find_if(m_lineage.cbegin(), m_lineage.cend(),
                                          [&](const QString &theme) { return values.contains(theme); });
        if (nearest != m_lineage.cend())
            m_colours.insert(it.key(), toColour(values.value(*nearest).toString()));
    }
}

bool Theme::has(QStringView token) const { return m_colours.contains(token.toString()); }

QStringList Theme::tokens() const
{
    QStringList tokens = m_colours.keys();
    tokens.sort();
    return tokens;
}

QColor Theme::colour(QStringView token) const
{
    const QString key = token.toString();
    const auto found = m_colours.constFind(key);
    if (found != m_colours.cend())
        return *found;
    static QSet<QString> told;
    if (!told.contains(key)) {
        told.insert(key);
        qCWarning(lcTheme) << "No theme has a colour" << key;
    }
    return Qt::magenta;
}

QByteArray Theme::themed(const QByteArray &svg) const
{
    const auto result = withAttributes(svg, [this](QStringView, const QXmlStreamAttributes &attributes) {
        return themedAttributes(attributes, *this);
    });
    if (!result)
        qCWarning(lcTheme) << "A picture is no XML";
    return result.value_or(svg);
}

QPalette Theme::palette() const
{
    struct Pair {
        QPalette::ColorRole role;
        QStringView token;
    };
    static constexpr Pair kPairs[] = {
        {QPalette::Window, u"ground"},
        {QPalette::WindowText, u"ink"},
        {QPalette::Base, u"panel"},
        {QPalette::AlternateBase, u"track"},
        {QPalette::Text, u"ink"},
        {QPalette::PlaceholderText, u"ink2"},
        {QPalette::Button, u"panel"},
        {QPalette::ButtonText, u"ink"},
        {QPalette::BrightText, u"redtext"},
        {QPalette::Highlight, u"accent"},
        {QPalette::HighlightedText, u"onaccent"},
        {QPalette::Link, u"accent"},
        {QPalette::LinkVisited, u"ink2"},
        {QPalette::ToolTipBase, u"panel"},
        {QPalette::ToolTipText, u"ink"},
        {QPalette::Light, u"panel"},
        {QPalette::Midlight, u"track"},
        {QPalette::Mid, u"line"},
        {QPalette::Dark, u"line"},
        {QPalette::Shadow, u"ink2"},
    };
    QPalette palette;
    for (const Pair &pair : kPairs)
        palette.setColor(pair.role, colour(pair.token));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colour(u"ink2"));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(u"track"));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colour(u"ink2"));
    return palette;
}

} // namespace views

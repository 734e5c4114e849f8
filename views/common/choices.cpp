// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/choices.h"

#include <QCoreApplication>

#include "views/common/settings.h"

namespace views {

namespace {

// In the order of Settings::themes().
constexpr const char *kThemeTexts[] = {
    QT_TRANSLATE_NOOP("views::Menus", "As the s&ystem"), QT_TRANSLATE_NOOP("views::Menus", "&Light"),
    QT_TRANSLATE_NOOP("views::Menus", "&Dark"), QT_TRANSLATE_NOOP("views::Menus", "&High contrast"),
    QT_TRANSLATE_NOOP("views::Menus", "&Colour-blind")};

// In the order of Settings::paces().
constexpr const char *kPaceTexts[] = {QT_TRANSLATE_NOOP("views::Menus", "S&low"),
                                      QT_TRANSLATE_NOOP("views::Menus", "&Normal"),
                                      QT_TRANSLATE_NOOP("views::Menus", "&Fast")};

// In the order of Settings::tutorLimits().
constexpr const char *kTutorTexts[] = {
    QT_TRANSLATE_NOOP("views::Menus", "Nothing"),
    QT_TRANSLATE_NOOP("views::Menus", "Doubtful choices (from 5% of a win)"),
    QT_TRANSLATE_NOOP("views::Menus", "Bad choices (from 10% of a win)"),
    QT_TRANSLATE_NOOP("views::Menus", "Very bad choices (from 20% of a win)"),
};

// In the order of Settings::spokenNames().
constexpr const char *kSpokenTexts[] = {
    //: How much a screen reader is told of a game.
    QT_TRANSLATE_NOOP("views::Menus", "Brief"),
    //: How much a screen reader is told of a game.
    QT_TRANSLATE_NOOP("views::Menus", "Normal"),
    //: How much a screen reader is told of a game.
    QT_TRANSLATE_NOOP("views::Menus", "All")};

} // namespace

std::vector<Choice<QString>> themeChoices()
{
    std::vector<Choice<QString>> choices;
    for (const QString &name : Settings::themes())
        choices.push_back({name, kThemeTexts[choices.size()]});
    return choices;
}

std::vector<Choice<double>> paceChoices()
{
    std::vector<Choice<double>> choices;
    for (const double pace : Settings::paces())
        choices.push_back({pace, kPaceTexts[choices.size()]});
    return choices;
}

std::vector<Choice<int>> tutorChoices()
{
    std::vector<Choice<int>> choices;
    for (const int limit : Settings::tutorLimits())
        choices.push_back({limit, kTutorTexts[choices.size()]});
    return choices;
}

std::vector<Choice<QString>> spokenChoices()
{
    std::vector<Choice<QString>> choices;
    for (const QString &name : Settings::spokenNames())
        choices.push_back({name, kSpokenTexts[choices.size()]});
    return choices;
}

const char *systemLanguageText() { return QT_TRANSLATE_NOOP("views::Menus", "As the &system"); }

QString choiceName(const char *text)
{
    return QCoreApplication::translate("views::Menus", text).remove(QLatin1Char('&'));
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/lesson_words.h"

#include <QLocale>

#include "model/record/text.h"
#include "model/words/shown.h"

namespace views {

namespace {

constexpr int kHardest = 5;

} // namespace

QString LessonWords::of(const std::optional<record::Text> &text) { return text ? record::shown(*text) : QString(); }

QString LessonWords::title(const scenario::Scenario &scenario)
{
    const QString title = words::shownName(of(scenario.title));
    return title.isEmpty() ? tr("Scenario") : title;
}

QString LessonWords::difficulty(int difficulty)
{
    switch (difficulty) {
    case 1: return tr("very easy");
    case 2: return tr("easy");
    case 3: return tr("medium");
    case 4: return tr("hard");
    case kHardest: return tr("very hard");
    default: return {};
    }
}

QString LessonWords::stars(int difficulty)
{
    if (difficulty < 1 || difficulty > kHardest)
        return {};
    return QString(difficulty, QChar(0x2605)) + QString(kHardest - difficulty, QChar(0x2606));
}

} // namespace views

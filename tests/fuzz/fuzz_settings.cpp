// SPDX-License-Identifier: GPL-3.0-or-later
// Settings files: whatever stands there gives values that are allowed, and can be written again.
#include <algorithm>

#include <QFile>
#include <QTemporaryDir>

#include "model/words/words.h"
#include "tests/fuzz/laws.h"
#include "views/common/settings.h"
#include "views/common/theme.h"

/// The pictures and colours of the window, which no setting reads.
int qInitResources_resources() { return 0; }

namespace {

void checkValues(const views::Settings &settings)
{
    fuzz::require(views::Theme::themeNames().contains(settings.shownTheme()), "there is no such theme");
    const std::vector<double> paces = views::Settings::paces();
    fuzz::require(std::find(paces.begin(), paces.end(), settings.pace.get()) != paces.end(), "there is no such pace");
    settings.style();
    const views::ExportChoice choice = settings.lastExport();
    fuzz::require(choice.width >= views::ExportChoice::kLeastWidth && choice.width <= views::ExportChoice::kMostWidth,
                  "a width is too large or small");
    settings.playerNames();
    settings.geometry();
    for (const QString &path : settings.recentFiles())
        settings.reviewed(path);
    for (const engine::Game *game : engine::games()) {
        const QString id = words::idOf(*game);
        const int players = settings.lastPlayers(id);
        settings.lastSeats(id, players);
        settings.lastOptions(id);
        settings.lastTraining(id);
        const record::TimeControl control = settings.lastTimeControl(id);
        fuzz::require(control.seconds >= 0 && control.seconds <= record::kMostSeconds && control.increment >= 0
                          && control.increment <= record::kMostIncrement,
                      "a time is too long or short");
        const QString lesson = settings.lessons.lastLesson(id);
        settings.lessons.isSolved(lesson);
        settings.lessons.tries(lesson);
    }
}

/// What is made of what stood there before; each writes the whole file.
void write(views::Settings &settings)
{
    settings.theme.set(QStringLiteral("dark"));
    settings.addRecentFile(QStringLiteral("/dev/null"));
    settings.setReviewed(QStringLiteral("/dev/null"), {{1}, 2});
    settings.lessons.noteTry(QStringLiteral("lesson"));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/cartouche-fuzz"));
    const QString path = folder.filePath(QStringLiteral("settings.conf"));
    QFile file(path);
    fuzz::require(file.open(QIODevice::WriteOnly), "there is no place for the file");
    file.write(reinterpret_cast<const char *>(data), static_cast<qint64>(size));
    file.close();
    {
        views::Settings settings(path);
        checkValues(settings);
        write(settings);
    }
    const views::Settings again(path);
    checkValues(again);
    fuzz::require(again.theme.get() == QLatin1String("dark"), "what is set is not kept");
    return 0;
}

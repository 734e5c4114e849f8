// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cartouche/options.h"

#include <limits>

#include <QCoreApplication>
#include <QUrl>

#include "app/command_line/arguments.h"
#include "app/command_line/help_lines.h"
#include "views/board/board_plan.h"
#include "views/common/settings.h"
#include "views/export/exporter.h"

namespace cartouche {

namespace {

/// An option, and what the help says of it.
struct Option {
    cli::OptionSpec spec;
    const char *about;
};

const std::vector<Option> &options()
{
    static const std::vector<Option> all{
        {{"new", "GAME"}, QT_TRANSLATE_NOOP("main", "Begin a game at once.")},
        {{"demo", "GAME"}, QT_TRANSLATE_NOOP("main", "Computer plays computer.")},
        {{"replay", "FILE"}, QT_TRANSLATE_NOOP("main", "Open this saved game in the review.")},
        {{"edit", "FILE"}, QT_TRANSLATE_NOOP("main", "Open this scenario in the editor.")},
        {{"lang", "en|fr|de"}, QT_TRANSLATE_NOOP("main", "Language of this run: en, fr or de.")},
        {{"theme", "NAME"},
         QT_TRANSLATE_NOOP("main", "Theme of this run: system, light, dark, high-contrast or colour-blind.")},
        {{"size", "WxH"}, QT_TRANSLATE_NOOP("main", "Size of the window, like 1280x800.")},
        {{"export", "OUT"},
         QT_TRANSLATE_NOOP("main", "Write a picture of the window (.png), or the game in the file as a picture "
                                   "(.svg, .pdf, .gif), a page (.html) or a text (.txt), to this file and end.")},
        {{"step", "N"},
         QT_TRANSLATE_NOOP("main", "Open the review, or export the board, at this step, from 0; a page opens there.")},
        {{"analyse"}, QT_TRANSLATE_NOOP("main", "Analyse the game first, so that the page or text has it.")},
        {{"handbook", "FOLDER"},
         QT_TRANSLATE_NOOP("main", "Write the handbook as web pages into this folder and end.")},
        {{"thumbnail", "SIZE"},
         QT_TRANSLATE_NOOP("main", "Write a small picture of the game in the first file to the second one, as PNG with "
                                   "sides of at most so many pixels, and end; for file managers.")},
        // Done before any other word is read.
        {{"service"}, QT_TRANSLATE_NOOP("main", "Do what is asked for over the desktop’s bus, which starts it so.")},
        {{"exit-after-startup"}, QT_TRANSLATE_NOOP("main", "End after the window has been painted; for tests.")},
        {{"help", nullptr, false, "h"}, QT_TRANSLATE_NOOP("main", "This help.")},
        {{"version", nullptr, false, "v"}, QT_TRANSLATE_NOOP("main", "The version of the program.")},
    };
    return all;
}

QString said(const char *text) { return QCoreApplication::translate("main", text); }

const engine::Game *gameOf(const cli::Arguments &arguments, const QString &option)
{
    const std::optional<QString> id = arguments.value(option);
    const engine::Game *game = id ? engine::findGame(id->toStdString()) : nullptr;
    if (id && (!game || !views::hasPicture(*game)))
        throw cli::wrongUsage("cli.unknown-game", {{"text", id->toStdString()}});
    return game;
}

QSize sizeOf(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    constexpr std::uint64_t kLeast = 200;
    constexpr std::uint64_t kMost = 20000;
    const auto width = cli::numberIn(parts.front(), kMost);
    const auto height = cli::numberIn(parts.back(), kMost);
    if (parts.size() != 2 || width < kLeast || height < kLeast) // nothing is less than any number
        throw cli::wrongUsage("cli.bad-size", {{"text", text.toStdString()}});
    return {static_cast<int>(*width), static_cast<int>(*height)};
}

QString themeOf(const QString &name)
{
    if (!views::Settings::themes().contains(name))
        throw cli::wrongUsage("cli.unknown-theme", {{"text", name.toStdString()}});
    return name;
}

/// A file as it is named, or by its address `file:///…`.
QString pathOf(const QString &named)
{
    if (!named.startsWith(QLatin1String("file://"), Qt::CaseInsensitive))
        return named;
    const QString path = QUrl(named).toLocalFile();
    cli::requireText({path});
    return path;
}

/// The files to open and how.
void readFiles(const cli::Arguments &arguments, CommandLineOptions &options)
{
    using As = views::Navigator::As;
    const std::optional<QString> replay = arguments.value(QStringLiteral("replay"));
    const std::optional<QString> edit = arguments.value(QStringLiteral("edit"));
    QStringList named = arguments.operands();
    for (const std::optional<QString> &file : {replay, edit}) {
        if (file)
            named << *file;
    }
    if (named.size() > 1 && (replay || edit || arguments.has(QStringLiteral("export"))))
        throw cli::wrongUsage("cli.one-file");
    options.as = replay ? As::Review : edit ? As::Edit : As::Itself;
    for (const QString &name : named) {
        options.files << pathOf(name);
        if (options.files.back().isEmpty()) // that is no file
            throw cli::Failure{std::get<record::Error>(record::load({}))};
    }
}

/// What is to be written must be of a kind that there is, and all but a picture of the window is of a file.
void checkExport(const CommandLineOptions &options)
{
    const engine::Value::Members name{{"text", options.exportTo.toStdString()}};
    const std::optional<views::ExportChoice::Kind> kind = views::kindOf(options.exportTo);
    if (!kind)
        throw cli::wrongUsage("cli.unknown-ending", name);
    if (options.files.isEmpty() && (options.step || kind != views::ExportChoice::Kind::Png))
        throw cli::wrongUsage("cli.export-without-game", name);
    if (options.analyse && kind != views::ExportChoice::Kind::Page && kind != views::ExportChoice::Kind::Text)
        throw cli::wrongUsage("cli.analyse-alone");
}

/// The handbook is no game, so nothing of one can be meant beside it.
void readHandbook(const cli::Arguments &arguments, CommandLineOptions &options)
{
    const std::optional<QString> folder = arguments.value(QStringLiteral("handbook"));
    if (!folder)
        return;
    if (folder->isEmpty())
        throw cli::wrongUsage("cli.option-value", {{"name", "--handbook"}});
    if (!options.files.isEmpty() || !options.exportTo.isEmpty() || options.newGame || options.demo)
        throw cli::wrongUsage("cli.handbook-alone");
    options.handbookTo = *folder;
}

/// File managers call it: the file with the game, then the one to write, whatever it is called.
void readThumbnail(const cli::Arguments &arguments, CommandLineOptions &options)
{
    const QString name = QStringLiteral("thumbnail");
    if (!arguments.has(name))
        return;
    constexpr int kLeast = 32;
    constexpr int kMost = 4096;
    options.thumbnail = static_cast<int>(arguments.number(name, 0, kMost));
    if (options.thumbnail < kLeast)
        throw cli::wrongUsage("cli.bad-number",
                              {{"text", arguments.value(name)->toStdString()}, {"name", "--thumbnail"}});
    if (options.files.size() != 2 || options.as != views::Navigator::As::Itself || !options.exportTo.isEmpty()
        || options.newGame || options.demo || !options.handbookTo.isEmpty())
        throw cli::wrongUsage("cli.thumbnail-alone");
    options.exportTo = options.files.takeLast();
}

cli::Arguments argumentsOf(const QStringList &words)
{
    std::vector<cli::OptionSpec> specs;
    for (const Option &option : options()) {
        specs.push_back(option.spec);
        specs.back().repeated = true;
    }
    return {words, specs};
}

} // namespace

CommandLineOptions readOptions(const QStringList &words)
{
    cli::requireText(words);
    const cli::Arguments arguments = argumentsOf(words);

    CommandLineOptions options;
    options.help = arguments.has(QStringLiteral("help"));
    options.version = arguments.has(QStringLiteral("version"));
    if (options.help || options.version)
        return options;
    readFiles(arguments, options);
    options.newGame = gameOf(arguments, QStringLiteral("new"));
    options.demo = gameOf(arguments, QStringLiteral("demo"));
    if (const std::optional<QString> theme = arguments.value(QStringLiteral("theme")))
        options.theme = themeOf(*theme);
    if (const std::optional<QString> size = arguments.value(QStringLiteral("size")))
        options.size = sizeOf(*size);
    if (arguments.has(QStringLiteral("step")))
        options.step = static_cast<int>(arguments.number(QStringLiteral("step"), 0, std::numeric_limits<int>::max()));
    options.analyse = arguments.has(QStringLiteral("analyse"));
    if (const std::optional<QString> out = arguments.value(QStringLiteral("export"))) {
        options.exportTo = *out;
        checkExport(options);
    } else if (options.step && options.as != views::Navigator::As::Review) {
        throw cli::wrongUsage("cli.step-alone");
    } else if (options.analyse) {
        throw cli::wrongUsage("cli.analyse-alone");
    }
    readHandbook(arguments, options);
    readThumbnail(arguments, options);
    options.exitAfterStartup = arguments.has(QStringLiteral("exit-after-startup"));
    return options;
}

QString helpText()
{
    std::vector<std::pair<QString, QString>> rows{
        {QStringLiteral("FILE…"),
         said(QT_TRANSLATE_NOOP("main", "Saved games to open, each in a window of its own."))}};
    for (const Option &option : options())
        rows.emplace_back(cli::optionText(option.spec), said(option.about));
    return cli::usageLine(QStringLiteral("cartouche [FILE …] [--OPTION …]"))
           + said(QT_TRANSLATE_NOOP("main", "Board games of ancient Egypt: play, set up, study."))
           + QStringLiteral("\n\n") + cli::helpTable("help.options", rows);
}

} // namespace cartouche

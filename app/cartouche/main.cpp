// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>
#include <string_view>

#include <QApplication>
#include <QBuffer>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QSaveFile>
#include <QTextStream>
#include <QTimer>

#include "model/words/words.h"
#include "views/export/exporter.h"
#include "views/play/seat_names.h"
#include "views/scenario/lesson_page.h"
#include "views/window/languages.h"
#include "views/window/main_window.h"
#include "views/window/windows.h"

namespace {

/// What was asked for on the command line.
struct Wishes {
    QString file;
    const engine::Game *newGame = nullptr;
    const engine::Game *demo = nullptr;
    views::MainWindow::As as = views::MainWindow::As::Itself;
    QString language;
    QString theme;
    QSize size;
    QString exportTo;
    std::optional<int> step;
    bool exitAfterStartup = false;
};

/// What needs no window works without a screen, too.
void useNoScreen(int argc, char **argv)
{
    const bool hasScreen = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool needsNone = std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument.rfind("--export", 0) == 0 || argument == "--help" || argument == "-h" || argument == "--version"
               || argument == "-v";
    });
    if (needsNone && !hasScreen && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

/// One line on standard error; returns the status to end with.
int complain(const QString &message, int status)
{
    QTextStream(stderr) << QCoreApplication::applicationName() << ": " << message << '\n';
    return status;
}

[[noreturn]] void wrongUsage(const QString &message) { std::exit(complain(message, 2)); }

const engine::Game *gameOf(const QCommandLineParser &parser, const char *name)
{
    if (!parser.isSet(QLatin1String(name)))
        return nullptr;
    const engine::Game *game = engine::findGame(parser.value(QLatin1String(name)).toStdString());
    if (!game)
        wrongUsage(QCoreApplication::translate("main", "there is no game “%1”").arg(parser.value(QLatin1String(name))));
    return game;
}

QSize sizeOf(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    bool wide = false;
    bool high = false;
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(&wide), parts[1].toInt(&high)) : QSize();
    if (!wide || !high || size.width() < 200 || size.height() < 200 || size.width() > 20000 || size.height() > 20000)
        wrongUsage(QCoreApplication::translate("main", "“%1” is no size; write it like 1280x800").arg(text));
    return size;
}

int stepOf(const QString &text)
{
    bool isNumber = false;
    const int step = text.toInt(&isNumber);
    if (!isNumber || step < 0)
        wrongUsage(QCoreApplication::translate("main", "“%1” is no number of a step").arg(text));
    return step;
}

/// What is to be written must be of a kind that there is, and all but a picture of the window is of a file.
void checkExport(const Wishes &wishes)
{
    const auto said = [](const char *text) { return QCoreApplication::translate("main", text); };
    const std::optional<views::ExportChoice::Kind> kind = views::kindOf(wishes.exportTo);
    if (!kind)
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "“%1” cannot be written: what is exported ends in .png, .svg, .pdf, "
                                                  ".gif, .html or .txt"))
                       .arg(wishes.exportTo));
    if (wishes.file.isEmpty() && (wishes.step || kind != views::ExportChoice::Kind::Png))
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "“%1” can be written of a saved game only")).arg(wishes.exportTo));
}

/// What the program understands; the texts are marked for translation where they stand.
void addOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const char *about, const char *value = "") {
        parser.addOption({QLatin1String(name), QCoreApplication::translate("main", about), QLatin1String(value)});
    };
    add("new", QT_TRANSLATE_NOOP("main", "Begin a game at once."), "game");
    add("demo", QT_TRANSLATE_NOOP("main", "Computer plays computer."), "game");
    add("replay", QT_TRANSLATE_NOOP("main", "Open this saved game in the review."), "file");
    add("edit", QT_TRANSLATE_NOOP("main", "Open this scenario in the editor."), "file");
    add("lang", QT_TRANSLATE_NOOP("main", "Language of this run: en, fr or de."), "code");
    add("theme", QT_TRANSLATE_NOOP("main", "Theme of this run: light, dark, high-contrast or colour-blind."), "name");
    add("size", QT_TRANSLATE_NOOP("main", "Size of the window, like 1280x800."), "WxH");
    add("export",
        QT_TRANSLATE_NOOP("main", "Write a picture of the window (.png), or the game in the file as a picture "
                                  "(.svg, .pdf, .gif), a page (.html) or a text (.txt), to this file and end."),
        "out");
    add("step", QT_TRANSLATE_NOOP("main", "Export the board at this step, from 0; the page opens there."), "n");
    add("exit-after-startup", QT_TRANSLATE_NOOP("main", "End after the window has been painted; for tests."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QCoreApplication::translate("main", "A saved game to open."),
                                 QStringLiteral("[file]"));
}

Wishes readCommandLine(const QStringList &arguments)
{
    const auto said = [](const char *text) { return QCoreApplication::translate("main", text); };
    QCommandLineParser parser;
    parser.setApplicationDescription(
        said(QT_TRANSLATE_NOOP("main", "Board games of ancient Egypt: play, set up, study.")));
    addOptions(parser);
    const auto isSet = [&parser](const char *name) { return parser.isSet(QLatin1String(name)); };
    const auto value = [&parser](const char *name) { return parser.value(QLatin1String(name)); };
    if (!parser.parse(arguments))
        wrongUsage(parser.errorText());
    if (isSet("help"))
        parser.showHelp();
    if (isSet("version"))
        parser.showVersion();
    if (parser.positionalArguments().size() + (isSet("replay") ? 1 : 0) + (isSet("edit") ? 1 : 0) > 1)
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "only one file can be opened")));

    Wishes wishes;
    using As = views::MainWindow::As;
    wishes.as = isSet("replay") ? As::Review : isSet("edit") ? As::Edit : As::Itself;
    wishes.file = isSet("replay") ? value("replay")
                  : isSet("edit") ? value("edit")
                                  : parser.positionalArguments().value(0);
    wishes.newGame = gameOf(parser, "new");
    wishes.demo = gameOf(parser, "demo");
    wishes.language = value("lang");
    if (isSet("lang") && !views::languages().contains(wishes.language))
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "the languages are en, fr and de, not “%1”")).arg(wishes.language));
    wishes.theme = value("theme");
    if (isSet("theme") && !views::Theme::themeNames().contains(wishes.theme))
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "there is no theme “%1”")).arg(wishes.theme));
    if (isSet("size"))
        wishes.size = sizeOf(value("size"));
    wishes.exportTo = value("export");
    if (isSet("step"))
        wishes.step = stepOf(value("step"));
    if (isSet("export"))
        checkExport(wishes);
    else if (wishes.step)
        wrongUsage(said(QT_TRANSLATE_NOOP("main", "a step can be chosen for an export only")));
    wishes.exitAfterStartup = isSet("exit-after-startup");
    return wishes;
}

int failed(const QString &message) { return complain(message, 1); }

/// The file, or what a dialogue would say of it: where nobody is there to answer one.
std::variant<record::Record, record::Error> loadedFile(const Wishes &wishes)
{
    auto loaded = record::load(wishes.file);
    if (const auto *record = std::get_if<record::Record>(&loaded)) {
        if (std::optional<record::Error> error = views::MainWindow::errorOf(*record, wishes.as))
            return *std::move(error);
    }
    return loaded;
}

/// Plays and shows on to where a person may choose, or to the end of the game; a game between computers stays.
void untilReady(views::GamePage &page)
{
    QEventLoop loop;
    QObject::connect(&page, &views::GamePage::changed, &loop, [&] {
        if (page.isReady())
            loop.quit();
    });
    page.skip();
    if (!page.isReady() && page.play().humanCount() > 0)
        loop.exec();
}

/// Writes what is asked for of a saved game, whole or not at all.
int exportGame(const record::Record &record, const Wishes &wishes, const views::Settings &settings)
{
    const replay::Timeline timeline(record);
    if (wishes.step.value_or(0) > timeline.stepCount()) {
        const record::Error error{"cli.no-step", {{"step", *wishes.step}, {"most", timeline.stepCount()}}};
        return failed(QStringLiteral("%1: %2").arg(wishes.file, words::Words().say(error)));
    }
    views::ExportChoice choice;
    choice.kind = *views::kindOf(wishes.exportTo);
    choice.theme = settings.theme.get();
    choice.step = wishes.step.value_or(choice.kind == views::ExportChoice::Kind::Page ? 0 : timeline.stepCount());
    if (wishes.size.isValid())
        choice.width = wishes.size.width();
    const views::ExportSource source{record, timeline, {}, views::seatNames(record), views::rolesOf(record)};
    const std::optional<record::Error> error = views::exportTo(wishes.exportTo, source, choice);
    return error ? failed(QStringLiteral("%1: %2").arg(wishes.exportTo, words::Words::about(*error).say(*error))) : 0;
}

/// Writes the window as it stands, whole or not at all, without showing it.
int exportWindow(views::MainWindow &window, const Wishes &wishes)
{
    if (window.page() && !window.review()) // a review waits for nobody
        untilReady(*window.page());
    QByteArray picture;
    QBuffer buffer(&picture);
    window.grab(); // the first picture of a board is a quick one
    window.grab().save(&buffer, "PNG");
    QSaveFile out(wishes.exportTo);
    // Unbuffered, because a buffered QSaveFile of Qt 6.4 does not see a full disk.
    const bool written =
        out.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && out.write(picture) == picture.size() && out.commit();
    return written ? 0 : failed(QStringLiteral("%1: %2").arg(wishes.exportTo, out.errorString()));
}

/// Writes what `--export` asks for and returns the status to end with.
int exportAll(views::MainWindow &window, const Wishes &wishes, const views::Settings &settings)
{
    if (wishes.file.isEmpty())
        return exportWindow(window, wishes);
    auto loaded = loadedFile(wishes);
    if (const auto *error = std::get_if<record::Error>(&loaded))
        return failed(QStringLiteral("%1: %2").arg(wishes.file, words::Words::about(*error).say(*error)));
    if (wishes.step || views::kindOf(wishes.exportTo) != views::ExportChoice::Kind::Png)
        return exportGame(std::get<record::Record>(loaded), wishes, settings);
    auto &record = std::get<record::Record>(loaded);
    if (wishes.as == views::MainWindow::As::Review)
        window.beginReview(std::move(record));
    else if (views::MainWindow::isForScenario(record, wishes.as))
        window.showScenario(std::move(record), wishes.as);
    else
        window.beginGame(std::move(record));
    if (window.lesson())
        window.lesson()->skip();
    return exportWindow(window, wishes);
}

/// Ends the program as soon as the window has been painted for the first time.
class QuitAfterFirstPaint : public QObject {
public:
    explicit QuitAfterFirstPaint(QWidget &window) : QObject(&window) { window.installEventFilter(this); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) // the children are painted with it, before the next event
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return false;
    }
};

} // namespace

int main(int argc, char **argv)
{
    // A limit on the size of files is then an error like a full disk, and no reason to die.
    std::signal(SIGXFSZ, SIG_IGN);
    useNoScreen(argc, argv);
    QApplication application(argc, argv);
    views::initResources();
    QCoreApplication::setApplicationName(QStringLiteral("cartouche"));
    QCoreApplication::setOrganizationName(QStringLiteral("cartouche"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CARTOUCHE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.cartouche.Cartouche"));
    QApplication::setStyle(QStringLiteral("Fusion")); // one look everywhere: the style sheet stands on it
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/cartouche.svg")));
    views::Settings settings;
    views::setLanguage(settings.language.get());
    QObject::connect(&settings.language, &views::AnySetting::changed, &settings,
                     [&settings] { views::setLanguage(settings.language.get()); });
    const Wishes wishes = readCommandLine(QCoreApplication::arguments());
    if (!wishes.language.isEmpty())
        settings.language.setForThisRun(wishes.language);
    if (!wishes.theme.isEmpty())
        settings.theme.setForThisRun(wishes.theme);

    // A picture is no game in progress.
    views::Windows windows(settings, wishes.exportTo.isEmpty() ? play::journalFolder() : QString());
    views::MainWindow &window = *windows.make();
    if (wishes.size.isValid())
        window.resize(wishes.size);
    if (wishes.demo)
        window.demo(*wishes.demo);
    else if (wishes.newGame)
        window.playNow(*wishes.newGame);
    if (!wishes.exportTo.isEmpty())
        return exportAll(window, wishes, settings);
    if (wishes.exitAfterStartup && !wishes.file.isEmpty()) { // nobody is there to answer a dialogue
        const auto loaded = loadedFile(wishes);
        if (const auto *error = std::get_if<record::Error>(&loaded))
            return failed(QStringLiteral("%1: %2").arg(wishes.file, words::Words::about(*error).say(*error)));
    }
    window.show();
    if (!wishes.file.isEmpty())
        window.openFile(wishes.file, wishes.as);
    if (!wishes.exitAfterStartup)
        windows.recovery().start(&window, !window.play() && !window.lesson() && settings.restoreGames.get());
    if (wishes.exitAfterStartup)
        new QuitAfterFirstPaint(window);
    return QCoreApplication::exec();
}

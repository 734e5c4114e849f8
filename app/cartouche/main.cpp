// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QEventLoop>
#include <QTextStream>
#include <QTimer>

#include <unistd.h>

#include "app/cartouche/end_signals.h"
#include "app/cartouche/options.h"
#include "app/cartouche/running.h"
#include "app/command_line/failure.h"
#include "app/command_line/language.h"
#include "model/engine/search/player.h"
#include "model/record/handed_text.h"
#include "model/record/system_error.h"
#include "model/record/write_whole.h"
#include "model/replay/analysis.h"
#include "model/replay/seat_names.h"
#include "model/scenario/study.h"
#include "model/words/languages.h"
#include "model/words/words.h"
#include "views/board/seat_roles.h"
#include "views/common/desktop.h"
#include "views/common/fonts.h"
#include "views/common/sound_player.h"
#include "views/common/sounds.h"
#include "views/common/theme.h"
#include "views/export/exporter.h"
#include "views/export/step_pictures.h"
#include "views/handbook/web_pages.h"
#include "views/play/game_page.h"
#include "views/replay/review_page.h"
#include "views/scenario/lesson_page.h"
#include "views/scenario/lesson_playback.h"
#include "views/window/main_window.h"
#include "views/window/windows.h"

namespace {

using cartouche::CommandLineOptions;

const char *const kNoScreen = "offscreen";
const char *const kDesktopId = "org.cartouche.cartouche";
const char *const kWindowName = "RESOURCE_NAME"; ///< what X11 calls all windows of a program

int failed(const QString &sentence) { return cli::printError(sentence, cli::kWrongInput); }

/// Qt ends the program where the screen that is named cannot be reached, and where none is, before it can say a word.
/// Much needs none: then there is one that nobody sees.
class ScreenSearch {
public:
    explicit ScreenSearch(char **argv) : m_argv(argv)
    {
        s_now = this;
        m_isInVain = std::all_of(kNames.begin(), kNames.end(), qEnvironmentVariableIsEmpty)
                     && qputenv("QT_QPA_PLATFORM", kNoScreen);
        qInstallMessageHandler(take);
    }
    /// The application is there. What Qt had to say matters where there is a screen.
    void end() const
    {
        qInstallMessageHandler(nullptr);
        for (const QString &remark : m_isInVain ? QStringList() : m_remarks)
            QTextStream(stderr) << remark << '\n';
    }
    /// True where no screen is named.
    bool isInVain() const { return m_isInVain; }

private:
    static void take(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        if (type == QtFatalMsg)
            s_now->giveUp();
        s_now->m_remarks += qFormatLogMessage(type, context, text);
    }
    /// Begins again as if none were named, unless that has been tried: an option of Qt names one then.
    [[noreturn]] void giveUp() const
    {
        for (const char *name : kNames)
            qunsetenv(name);
        if (!m_isInVain)
            ::execv("/proc/self/exe", m_argv);
        std::_Exit(failed(words::Words().text("cli.no-screen")));
    }

    static constexpr std::array kNames{"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"};
    static inline ScreenSearch *s_now = nullptr;
    char **m_argv;
    bool m_isInVain = false;
    QStringList m_remarks;
};

int failed(const QString &path, const record::Error &error)
{
    return cli::printError({record::inFile(path, error), engine::findGame(error.text("game"))});
}

/// What is wrong with the step that was asked for, if anything is.
std::optional<record::Error> errorOfStep(const CommandLineOptions &options, const record::Record &record)
{
    const int most = static_cast<int>(record.line.actions.size());
    if (options.step.value_or(0) <= most)
        return std::nullopt;
    return record::Error{"cli.no-step", {{"step", *options.step}, {"most", most}}};
}

/// The file, or what a dialogue would say of it: where nobody is there to answer one.
std::variant<record::Record, record::Error> loadedFile(const QString &file, const CommandLineOptions &options)
{
    // Whoever wants a picture or a text written may read the game out of a pipe.
    const bool mayWait = !options.exportTo.isEmpty() && !record::isTextFile(file);
    auto loaded = mayWait ? record::load(file) : record::loadHanded(file);
    if (const auto *record = std::get_if<record::Record>(&loaded)) {
        for (std::optional<record::Error> error :
             {views::Navigator::errorOf(*record, options.as), errorOfStep(options, *record)}) {
            if (error)
                return *std::move(error);
        }
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
int exportGame(const record::Record &record, const CommandLineOptions &options, const views::Settings &settings)
{
    const replay::Timeline timeline(record);
    views::ExportChoice choice;
    choice.kind = *views::kindOf(options.exportTo);
    choice.theme = settings.shownTheme();
    choice.step = options.step.value_or(choice.kind == views::ExportChoice::Kind::Page ? 0 : timeline.stepCount());
    if (options.size.isValid())
        choice.width = options.size.width();
    const views::ExportSource source{record,
                                     timeline,
                                     {},
                                     replay::seatNames(record),
                                     views::rolesOf(record, words::Words(*record.game)),
                                     views::dateOf(options.file())};
    const std::optional<record::Error> error = views::exportTo(options.exportTo, source, choice);
    return error ? failed(options.exportTo, *error) : cli::kDone;
}

/// What of a game may lie open in a folder: the last step of one that is over or that no person plays, of another what
/// its only person sees then, and the beginning where several would see each other's hands.
std::pair<int, engine::Seat> openTo(const record::Record &record, const replay::Timeline &timeline)
{
    const int last = timeline.stepCount();
    std::vector<engine::Seat> persons;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        if (!engine::search::isLevel(*record.game, record.seats[seat].player.toStdString()))
            persons.push_back(static_cast<engine::Seat>(seat));
    }
    if (timeline.position(last).isOver() || record.result || persons.empty())
        return {last, engine::kEveryone};
    return persons.size() == 1 ? std::pair(last, persons.front()) : std::pair(0, engine::kEveryone);
}

/// Writes a saved game, or the first one of a study, as a small picture, whole or not at all: the board alone.
int writeThumbnail(const CommandLineOptions &options, const views::Settings &settings)
{
    auto loaded = scenario::firstGameIn(options.file());
    if (const auto *error = std::get_if<record::Error>(&loaded))
        return failed(options.file(), *error);
    const auto &record = *std::get_if<record::Record>(&loaded);
    const replay::Timeline timeline(record);
    const views::ExportSource source{record, timeline};
    const auto [step, viewer] = openTo(record, timeline);
    const int size = options.thumbnail;
    views::StepPictures pictures(source, viewer, settings.shownTheme(),
                                 std::max(size, views::ExportChoice::kLeastWidth));
    QByteArray picture;
    QBuffer buffer(&picture);
    pictures.image(step).scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation).save(&buffer, "PNG");
    const std::optional<record::Error> error = record::writeWhole(options.exportTo, picture);
    return error ? failed(options.exportTo, *error) : cli::kDone;
}

/// Writes the window as it stands, whole or not at all, without showing it.
int exportWindow(views::MainWindow &window, const CommandLineOptions &options)
{
    // What is not there yet is not painted, and boxes that are not seen are not filled.
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.show();
    QEventLoop loop;
    QTimer::singleShot(0, &loop, &QEventLoop::quit);
    loop.exec();
    if (window.find<views::GamePage>() && !window.find<views::ReviewPage>()) // a review waits for nobody
        untilReady(*window.find<views::GamePage>());
    QByteArray picture;
    QBuffer buffer(&picture);
    window.grab(); // the first picture of a board is a quick one
    window.grab().save(&buffer, "PNG");
    const std::optional<record::Error> error = record::writeWhole(options.exportTo, picture);
    return error ? failed(options.exportTo, *error) : cli::kDone;
}

/// A review at the last step: a person begins at the first one of a game that is over, a picture shows how it stands.
void showEnd(views::MainWindow &window, record::Record record)
{
    window.navigator().beginReview(std::move(record));
    if (auto *review = window.find<views::ReviewPage>())
        review->seek(review->document()->play().stepCount());
}

/// Writes what `--export` asks for and returns the status to end with.
int exportAll(views::MainWindow &window, const CommandLineOptions &options, const views::Settings &settings)
{
    if (options.files.isEmpty())
        return exportWindow(window, options);
    auto loaded = loadedFile(options.file(), options);
    if (const auto *error = std::get_if<record::Error>(&loaded))
        return failed(options.file(), *error);
    auto &record = *std::get_if<record::Record>(&loaded);
    if (options.analyse)
        record.analysis = replay::analyse(replay::Timeline(record), {}).toJson(record);
    if (options.step || views::kindOf(options.exportTo) != views::ExportChoice::Kind::Png)
        return exportGame(record, options, settings);
    if (options.as == views::Navigator::As::Review)
        showEnd(window, std::move(record));
    else if (views::Navigator::isForScenario(record, options.as))
        window.navigator().showScenario(std::move(record), options.as);
    else
        window.navigator().beginGame(std::move(record));
    if (window.find<views::LessonPage>())
        window.find<views::LessonPage>()->playback().skip();
    return exportWindow(window, options);
}

/// Opens the files that were named. True if nothing is open here, because what was asked for is shown by a program that
/// runs already.
bool openFiles(views::Windows &windows, const CommandLineOptions &options)
{
    views::Navigator &navigator = windows.all().front()->navigator();
    bool isElsewhere = false;
    const auto following = QObject::connect(&navigator, &views::Navigator::shownElsewhere, &navigator,
                                            [&isElsewhere] { isElsewhere = true; });
    if (options.files.size() == 1)
        navigator.openFile(options.file(), options.as, options.step);
    else
        navigator.openFiles(options.files);
    QObject::disconnect(following);
    return isElsewhere && windows.all().size() == 1 && navigator.isFree();
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

/// Writes the answer on standard output; returns the status to end with.
int print(const QString &text)
{
    QTextStream out(stdout);
    out << text << Qt::flush;
    return out.status() == QTextStream::Ok ? cli::kDone : failed(words::Words().text("cli.no-output"));
}

/// Writes the web pages into that folder; returns the status to end with.
int writeHandbook(const QString &folder)
{
    std::optional<QString> error = views::prepare(folder);
    if (!error)
        error = views::writeInto(folder, views::webPages());
    return error ? failed(*error) : cli::kDone;
}

/// Does what a later start handed over: what is open already comes to the front, all else is done in a window where
/// nothing is played, or a further one; without a wish the newest window comes to the front.
void perform(views::Windows &windows, const CommandLineOptions &options)
{
    if (windows.isQuitting() || windows.all().empty())
        return;
    QStringList files = options.files;
    const auto isShown = [&](const QString &file) { return windows.bringForward(file, options.as); };
    files.erase(std::remove_if(files.begin(), files.end(), isShown), files.end());
    if (files.isEmpty() && !options.files.isEmpty())
        return;
    const std::size_t before = windows.all().size();
    const bool isNothing = files.isEmpty() && !options.newGame;
    views::MainWindow &window = isNothing ? *windows.all().back() : *windows.openFree();
    const bool isFurther = windows.all().size() > before;
    if (isNothing || isFurther) // any other one has come already
        views::Windows::bringForward(window);
    if (options.newGame)
        window.navigator().playNow(*options.newGame);
    if (files.size() == 1)
        window.navigator().openFile(files.front(), options.as);
    else if (!files.isEmpty())
        window.navigator().openFiles(files);
    if (isFurther && window.navigator().isFree()) // it is shown elsewhere, or broken
        window.close();
}

/// Opens what was asked for, then what was left over.
void openAll(views::Windows &windows, views::MainWindow &window, const CommandLineOptions &options, bool restores)
{
    if (openFiles(windows, options)) {
        QCoreApplication::exit(cli::kDone);
    } else if (options.exitAfterStartup) {
        new QuitAfterFirstPaint(window);
        window.update();
    } else if (!windows.isQuitting()) {
        windows.recovery().start(&window, restores && window.navigator().isFree());
    }
}

/// All that follows once the program speaks; returns the status to end with. Throws a cli::Failure.
int run(views::Settings &settings, const QStringList &words, bool hasScreen)
{
    const std::optional<QString> language = cli::askedLanguage(words);
    if (language)
        settings.language.setForThisRun(*language);
    const CommandLineOptions options = cartouche::readOptions(words);
    if (options.help || options.version)
        return print(options.help ? cartouche::helpText() : QStringLiteral("cartouche " CARTOUCHE_VERSION "\n"));
    if (!options.theme.isEmpty() || !options.exportTo.isEmpty()) // exports are light unless it is said how
        settings.theme.setForThisRun(options.theme.isEmpty() ? views::Theme::themeNames().front() : options.theme);
    if (!options.handbookTo.isEmpty())
        return writeHandbook(options.handbookTo);
    if (options.thumbnail)
        return writeThumbnail(options, settings);
    if (options.exportTo.isEmpty() && !hasScreen)
        return failed(words::Words().text("cli.no-screen"));

    const bool isShown = options.exportTo.isEmpty(); // what is exported asks nobody
    cartouche::RunningProgram running(isShown ? QDBusConnection::sessionBus() : QDBusConnection(QString()),
                                      play::journalFolder());
    if (cartouche::mayBeHandedOver(options, language.has_value()) && running.handOver(options))
        return cli::kDone;
    if (isShown)
        settings.follow(*new views::Desktop(QDBusConnection::sessionBus(), &settings));
    views::useSystemFont(isShown && settings.systemFont.get());
    // A picture is no game in progress.
    views::Windows windows(settings, options.exportTo.isEmpty() ? play::journalFolder() : QString());
    views::MainWindow &window = *windows.make();
    if (options.size.isValid())
        window.resize(options.size);
    if (options.demo)
        window.navigator().demo(*options.demo);
    else if (options.newGame)
        window.navigator().playNow(*options.newGame);
    if (!options.exportTo.isEmpty())
        return exportAll(window, options, settings);
    // Nobody is there to answer a dialogue, or the step shall be one that there is.
    for (const QString &file : options.exitAfterStartup || options.step ? options.files : QStringList()) {
        const auto loaded = loadedFile(file, options);
        if (const auto *error = std::get_if<record::Error>(&loaded))
            return failed(file, *error);
    }
    const QDir programs(QCoreApplication::applicationDirPath());
    views::Sounds sounds(
        settings,
        [&programs] { return views::Sounds::load(programs.filePath(QStringLiteral(CARTOUCHE_SOUND_PLAYER))); },
        programs.filePath(QStringLiteral(CARTOUCHE_SOUNDS)));
    QObject::connect(&windows, &views::Windows::sounded, &sounds, &views::Sounds::play);
    window.show();
    if (qgetenv(kWindowName) == kDesktopId) // not for programs that are begun from here
        qunsetenv(kWindowName);
    if (!options.exitAfterStartup)
        running.answer([&windows](const CommandLineOptions &wish) { perform(windows, wish); },
                       [&windows] { return windows.isQuitting() || windows.all().empty(); });
    cartouche::onEndSignal(windows, [&windows] { windows.endAtOnce(); });
    // In the event loop, which a signal ends also while a dialogue asks.
    QMetaObject::invokeMethod(
        &window, [&] { openAll(windows, window, options, settings.restoreGames.get()); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    cli::surviveLimits();
    if (std::find(argv, argv + argc, std::string_view("--service")) != argv + argc) {
        const QCoreApplication application(argc, argv);
        if (cartouche::RunningProgram(QDBusConnection::sessionBus(), {}).serve(QCoreApplication::arguments().front()))
            return cli::kDone;
    }
    std::vector<char *> given(argv, argv + argc + 1); // Qt takes its own options out
    ScreenSearch screen(given.data());
    if (!qEnvironmentVariableIsSet(kWindowName))
        qputenv(kWindowName, kDesktopId);
    QApplication application(argc, argv);
    screen.end();
    views::initResources();
    QCoreApplication::setApplicationName(QStringLiteral("cartouche"));
    QCoreApplication::setOrganizationName(QStringLiteral("cartouche"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CARTOUCHE_VERSION));
    application.setProperty("homepage", QStringLiteral(CARTOUCHE_HOMEPAGE));
    QGuiApplication::setDesktopFileName(QLatin1String(kDesktopId));
    QApplication::setStyle(QStringLiteral("Fusion")); // one look everywhere: the style sheet stands on it
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/cartouche.svg")));
    views::Settings settings;
    words::setLanguage(settings.language.get());
    QObject::connect(&settings.language, &views::AnySetting::changed, &settings,
                     [&settings] { words::setLanguage(settings.language.get()); });
    try {
        // Qt's own option -platform may have named another place to show windows.
        const bool hasScreen = !screen.isInVain() || QGuiApplication::platformName() != QLatin1String(kNoScreen);
        return run(settings, QCoreApplication::arguments().mid(1), hasScreen);
    } catch (const cli::Failure &failure) {
        return cli::printError(failure);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/file_reading.h"

#include <chrono>
#include <future>
#include <thread>

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include "model/record/file_name.h"
#include "model/record/handed_text.h"
#include "model/record/record_json.h"
#include "views/common/message_box.h"
#include "views/common/play_log.h"

namespace views {

using namespace std::chrono_literals;

namespace {

constexpr auto kAtOnce = 100ms;   ///< most files are read by then, and nothing stirs in the window
constexpr auto kPatience = 900ms; ///< after that
constexpr auto kLook = 20ms;

bool isReady(const std::future<FileRead> &read, std::chrono::milliseconds wait = 0ms)
{
    return read.wait_for(wait) == std::future_status::ready;
}

std::variant<record::Record, scenario::Study, record::Error> contentOf(const QString &path)
{
    auto loaded = record::loadHanded(path);
    if (auto *game = std::get_if<record::Record>(&loaded))
        return std::move(*game);
    const auto &error = std::get<record::Error>(loaded);
    if (error.id != record::kIsStudy)
        return error;
    auto study = scenario::loadStudy(path);
    if (auto *right = std::get_if<scenario::Study>(&study))
        return std::move(*right);
    return std::get<record::Error>(study);
}

/// Waits in the event loop until the file is read, or somebody has enough of it. The thread does not tell by itself: it
/// may outlive the program's objects.
void waitFor(const std::future<FileRead> &read, const QString &path, QWidget *window)
{
    QTimer looks;
    looks.start(kLook);
    QEventLoop loop;
    QObject::connect(&looks, &QTimer::timeout, &loop, [&] {
        if (isReady(read))
            loop.quit();
    });
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (isReady(read))
        return;
    MessageBox box(
        MessageBox::Information, QCoreApplication::translate("views::FileReading", "Opening a file"),
        QCoreApplication::translate("views::FileReading", "“%1” is being read, and its disk does not answer.")
            .arg(record::shownName(path)),
        MessageBox::Cancel, window);
    QObject::connect(&looks, &QTimer::timeout, &box, [&] {
        if (isReady(read))
            box.accept();
    });
    qCDebug(playLog, "the file is being read");
    box.exec();
}

} // namespace

std::optional<FileRead> readInThread(const QString &path, QWidget *window)
{
    std::packaged_task<FileRead()> task([path] {
        play::OwnFile own = record::isTextFile(path) ? play::OwnFile() : play::OwnFile::at(path);
        return FileRead{std::move(own), contentOf(path)};
    });
    std::future<FileRead> read = task.get_future();
    std::thread(std::move(task)).detach(); // nothing can end one that waits for a disk
    if (!isReady(read, kAtOnce))
        waitFor(read, path, window);
    return isReady(read) ? std::optional(read.get()) : std::nullopt;
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/scan.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include "model/record/file_name.h"

namespace library {

namespace {

constexpr std::size_t kTogether = 32;              ///< games that are handed over at once, …
constexpr std::chrono::milliseconds kAtLeast{100}; ///< … or what was read in this time

struct ToRead {
    QString path;
    qint64 modified;
};

/// What there is to be read; `found` gets what is gone and what is to be watched.
std::vector<ToRead> lookAt(const ScanPlan &plan, const engine::CancelToken &cancel, Found &found)
{
    std::vector<ToRead> news;
    QSet<QString> there;
    const auto see = [&](const QFileInfo &file) {
        const QString path = file.canonicalFilePath();
        if (path.isEmpty() || there.contains(path))
            return;
        there.insert(path);
        const FileState now = stateOf(path);
        const auto known = plan.known.find(path);
        if (known == plan.known.end() || !(*known == now))
            news.push_back({path, now.modified});
    };
    const QStringList names{QStringLiteral("*.") + record::kSuffix};
    for (const QString &folder : plan.folders) {
        if (!QFileInfo(folder).isDir())
            continue;
        found.folders << folder;
        for (QDirIterator each(folder, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                               QDirIterator::Subdirectories);
             each.hasNext() && !cancel.isCancelled();)
            found.folders << each.next();
        for (QDirIterator each(folder, names, QDir::Files, QDirIterator::Subdirectories);
             each.hasNext() && !cancel.isCancelled();)
            see(QFileInfo(each.next()));
    }
    for (const QString &path : plan.files)
        see(QFileInfo(path));
    for (auto known = plan.known.begin(); known != plan.known.end(); ++known) {
        if (!there.contains(known.key()))
            found.gone << known.key();
    }
    std::sort(news.begin(), news.end(), [](const ToRead &a, const ToRead &b) { return a.modified > b.modified; });
    return news;
}

} // namespace

replay::Worker::Job scanJob(ScanPlan plan, std::function<void(const Found &found)> deliver)
{
    return [plan = std::move(plan),
            deliver = std::move(deliver)](const engine::CancelToken &cancel,
                                          const replay::Worker::Progress &progress) -> replay::Worker::Delivery {
        using Clock = std::chrono::steady_clock;
        Found found;
        const std::vector<ToRead> news = lookAt(plan, cancel, found);
        found.count = static_cast<int>(news.size());
        auto since = Clock::now();
        if (cancel.isCancelled())
            return [] {};
        progress([deliver, found] { deliver(found); });
        found.gone.clear();
        for (const ToRead &file : news) {
            if (cancel.isCancelled())
                return [] {};
            if (QFileInfo::exists(file.path)) // still
                found.entries.push_back(readEntry(file.path));
            ++found.done;
            if (found.entries.size() < kTogether && Clock::now() - since < kAtLeast)
                continue;
            since = Clock::now();
            progress([deliver, some = std::make_shared<Found>(found)] { deliver(*some); });
            found.entries.clear();
        }
        return [deliver, found] { deliver(found); };
    };
}

} // namespace library

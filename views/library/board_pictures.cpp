// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/board_pictures.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QDir>
#include <QPainter>

#include "model/record/write_whole.h"
#include "model/scenario/study.h"
#include "views/common/fonts.h"
#include "views/export/small_board.h"

namespace views {

namespace {

constexpr QSize kSize(144, 112);
constexpr int kRestMs = 80;
constexpr int kMostKnown = 400;         ///< in memory
constexpr std::size_t kMostWanted = 40; ///< more than a screen has room for
constexpr qsizetype kMostKept = 2'000;  ///< files; the oldest quarter goes then

QIcon iconOf(const QImage &image, qreal ratio)
{
    QPixmap board = QPixmap::fromImage(image);
    board.setDevicePixelRatio(ratio);
    QIcon icon(board);
    icon.addPixmap(board, QIcon::Selected); // in its own colours
    return icon;
}

} // namespace

BoardPictures::BoardPictures(const QString &folder, QString theme, qreal ratio, QObject *parent)
    : QObject(parent), m_folder(folder.isEmpty() ? QString() : folder + QStringLiteral("/boards")),
      m_theme(std::move(theme)), m_ratio(ratio), m_known(kMostKnown)
{
    QImage empty(kSize * ratio, QImage::Format_ARGB32_Premultiplied);
    empty.fill(Qt::transparent); // rows are as high before they have their boards
    m_empty = iconOf(empty, ratio);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &BoardPictures::next);
    removeTooMany();
}

QSize BoardPictures::size() { return kSize; }

QIcon BoardPictures::of(const library::Entry &entry)
{
    if (!entry.game)
        return m_empty;
    const QString about = QStringLiteral("%1\n%2\n%3\n%4\n%5\n2")
                              .arg(entry.path, m_theme)
                              .arg(entry.state.modified)
                              .arg(entry.state.size)
                              .arg(m_ratio);
    const QString key =
        QString::fromLatin1(QCryptographicHash::hash(about.toUtf8(), QCryptographicHash::Sha1).toHex() + ".png");
    if (const QIcon *known = m_known.object(key))
        return *known;
    const bool isAskedFor =
        std::any_of(m_wanted.begin(), m_wanted.end(), [&key](const Wanted &wanted) { return wanted.key == key; });
    if (!isAskedFor) {
        m_wanted.push_back({entry.path, key});
        if (m_wanted.size() > kMostWanted)
            m_wanted.erase(m_wanted.begin());
        m_rest.start();
    }
    return m_empty;
}

void BoardPictures::next()
{
    if (m_wanted.empty() || m_worker.isBusy())
        return;
    const Wanted wanted = m_wanted.back();
    m_worker.begin([this, wanted, kept = m_folder + QLatin1Char('/') + wanted.key](
                       const engine::CancelToken &, const replay::Worker::Progress &) -> replay::Worker::Delivery {
        if (QImage image; image.load(kept, "PNG"))
            return [this, wanted, image] { take(wanted.key, image); };
        auto read = scenario::firstGameIn(wanted.path);
        if (auto *record = std::get_if<record::Record>(&read))
            return [this, wanted, game = std::move(*record)] { draw(wanted, game); };
        return [this, wanted] { take(wanted.key, {}); }; // it is gone, or another one now
    });
}

void BoardPictures::draw(const Wanted &wanted, const record::Record &record)
{
    const QImage board = smallBoard(record, m_theme, kSize, m_ratio);
    if (!m_folder.isEmpty() && !record::makeFolder(m_folder))
        board.save(m_folder + QLatin1Char('/') + wanted.key, "PNG");
    take(wanted.key, board);
}

void BoardPictures::take(const QString &key, const QImage &image)
{
    m_known.insert(key, new QIcon(image.isNull() ? m_empty : iconOf(image, m_ratio)));
    m_wanted.erase(
        std::remove_if(m_wanted.begin(), m_wanted.end(), [&key](const Wanted &wanted) { return wanted.key == key; }),
        m_wanted.end());
    if (!m_rest.isActive()) // else somebody is on the way to other games
        QTimer::singleShot(0, this, &BoardPictures::next);
    emit drawn();
}

void BoardPictures::removeTooMany() const
{
    const QDir folder(m_folder);
    const QStringList all = m_folder.isEmpty() ? QStringList() : folder.entryList(QDir::Files, QDir::Time);
    if (all.size() > kMostKept) {
        for (const QString &old : all.mid(kMostKept * 3 / 4))
            QFile::remove(folder.filePath(old));
    }
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/gif.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <new>

#include <gif_lib.h>

#include "views/export/palette.h"

namespace views {

namespace {

constexpr int kColours = 256;
constexpr int kTransparent = kColours - 1; ///< shows what was there before
constexpr int kSamples = 12;               ///< pictures whose colours make the palette
constexpr int kLastTimes = 3;              ///< how much longer the last frame stays

int append(GifFileType *file, const GifByteType *bytes, int count)
{
    static_cast<QByteArray *>(file->UserData)->append(reinterpret_cast<const char *>(bytes), count);
    return count;
}

/// Writes frames one after the other. Nothing can fail but memory.
class GifWriter {
public:
    GifWriter(const Palette &palette, QSize size, bool loop)
        : m_palette(palette), m_file(EGifOpen(&m_bytes, append, nullptr)),
          m_line(static_cast<std::size_t>(size.width()))
    {
        const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(GifMakeMapObject(kColours, nullptr),
                                                                               &GifFreeMapObject);
        if (!m_file || !map)
            throw std::bad_alloc();
        for (std::size_t i = 0; i < palette.colours().size(); ++i) {
            const QRgb colour = palette.colours()[i];
            map->Colors[i] = {static_cast<GifByteType>(qRed(colour)), static_cast<GifByteType>(qGreen(colour)),
                              static_cast<GifByteType>(qBlue(colour))};
        }
        EGifSetGifVersion(m_file, true);
        check(EGifPutScreenDesc(m_file, size.width(), size.height(), 8, 0, map.get()));
        if (loop)
            putLoop();
    }
    ~GifWriter()
    {
        if (m_file)
            EGifCloseFile(m_file, nullptr);
    }
    GifWriter(const GifWriter &) = delete;
    GifWriter &operator=(const GifWriter &) = delete;

    /// The picture after `before`, which is null for the first one; it stays for `delay` hundredths of a second.
    void put(const QImage &image, const QImage &before, int delay)
    {
        const QRect changed = before.isNull() ? image.rect() : changedPart(before, image);
        const GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay,
                                           before.isNull() ? NO_TRANSPARENT_COLOR : kTransparent};
        GifByteType bytes[4];
        EGifGCBToExtension(&control, bytes);
        check(EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, sizeof bytes, bytes));
        check(
            EGifPutImageDesc(m_file, changed.left(), changed.top(), changed.width(), changed.height(), false, nullptr));
        for (int y = changed.top(); y <= changed.bottom(); ++y) {
            const auto *now = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            const auto *then = before.isNull() ? nullptr : reinterpret_cast<const QRgb *>(before.constScanLine(y));
            for (int x = changed.left(); x <= changed.right(); ++x) {
                m_line[x - changed.left()] = then && then[x] == now[x] ? kTransparent : m_palette.nearest(now[x]);
            }
            check(EGifPutLine(m_file, m_line.data(), changed.width()));
        }
    }

    /// The whole file. Nothing may be put afterwards.
    QByteArray finish()
    {
        EGifCloseFile(m_file, nullptr);
        m_file = nullptr;
        return m_bytes;
    }

private:
    static void check(int result)
    {
        if (result != GIF_OK)
            throw std::bad_alloc();
    }

    /// As Netscape 2.0 did it and everybody since.
    void putLoop()
    {
        const GifByteType forEver[] = {1, 0, 0};
        check(EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(m_file, sizeof forEver, forEver));
        check(EGifPutExtensionTrailer(m_file));
    }

    /// The smallest rectangle outside which both are the same; one pixel where they are the same altogether, as a
    /// frame must have some.
    static QRect changedPart(const QImage &before, const QImage &image)
    {
        QRect changed;
        for (int y = 0; y < image.height(); ++y) {
            const auto *a = reinterpret_cast<const QRgb *>(before.constScanLine(y));
            const auto *b = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            const auto *end = a + image.width();
            const auto first = std::mismatch(a, end, b);
            if (first.first == end)
                continue;
            int last = image.width() - 1;
            while (a[last] == b[last])
                --last;
            changed |= QRect(QPoint(static_cast<int>(first.first - a), y), QPoint(last, y));
        }
        return changed.isEmpty() ? QRect(0, 0, 1, 1) : changed;
    }

    const Palette &m_palette;
    QByteArray m_bytes;
    GifFileType *m_file;
    std::vector<GifByteType> m_line;
};

} // namespace

std::optional<QByteArray> boardGif(StepPictures &pictures, const GifRun &run, const Progress &progress)
{
    const int frames = run.last - run.first + 1;
    const int samples = std::min(kSamples, frames);
    const int all = frames + samples;
    int done = 0;
    const auto goesOn = [&] { return !progress || progress(done++, all); };
    Palette palette;
    for (int i = 0; i < samples; ++i) {
        if (!goesOn())
            return std::nullopt;
        palette.add(pictures.image(run.first + (samples == 1 ? 0 : i * (frames - 1) / (samples - 1))));
    }
    palette.choose(kTransparent);
    GifWriter writer(palette, pictures.size(), run.loop);
    const int delay = std::max(2, static_cast<int>(std::lround(100 / run.speed)));
    QImage before;
    for (int step = run.first; step <= run.last; ++step) {
        if (!goesOn())
            return std::nullopt;
        const QImage image = pictures.image(step);
        writer.put(image, before, step == run.last ? delay * kLastTimes : delay);
        before = image;
    }
    if (!goesOn())
        return std::nullopt;
    return writer.finish();
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// The animated picture, read back frame by frame.
#include <cstring>

#include <gif_lib.h>

#include "sources.h"
#include "tests/test_class.h"
#include "views/export/gif.h"
#include "views/export/palette.h"

namespace tests::tst_gif_export {

using namespace views;

namespace {

struct Frame {
    QImage image; ///< what is to be seen
    QRect changed;
    int delay = 0; ///< hundredths of a second
};

struct Film {
    std::vector<Frame> frames;
    int colours = 0;
    bool loops = false;
    bool isValid = false;
};

struct Source {
    const QByteArray &bytes;
    qsizetype at = 0;
};

int readMore(GifFileType *file, GifByteType *to, int count)
{
    auto &source = *static_cast<Source *>(file->UserData);
    const auto some = static_cast<int>(std::min<qsizetype>(count, source.bytes.size() - source.at));
    std::memcpy(to, source.bytes.constData() + source.at, static_cast<std::size_t>(some));
    source.at += some;
    return some;
}

Frame composed(GifFileType *file, int number, QImage image)
{
    const SavedImage &saved = file->SavedImages[number];
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(file, number, &control);
    const GifImageDesc &at = saved.ImageDesc;
    const ColorMapObject *map = at.ColorMap ? at.ColorMap : file->SColorMap;
    for (int i = 0; i < at.Width * at.Height; ++i) {
        const GifByteType index = saved.RasterBits[i];
        if (index == control.TransparentColor)
            continue;
        const GifColorType &colour = map->Colors[index];
        image.setPixel(at.Left + i % at.Width, at.Top + i / at.Width, qRgb(colour.Red, colour.Green, colour.Blue));
    }
    return {image, QRect(at.Left, at.Top, at.Width, at.Height), control.DelayTime};
}

Film read(const QByteArray &bytes)
{
    Film film;
    Source source{bytes};
    GifFileType *file = DGifOpen(&source, readMore, nullptr);
    if (!file || DGifSlurp(file) != GIF_OK)
        return film;
    film.isValid = source.at == bytes.size();
    film.colours = file->SColorMap->ColorCount;
    QImage image(file->SWidth, file->SHeight, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    for (int i = 0; i < file->ImageCount; ++i) {
        film.frames.push_back(composed(file, i, image));
        image = film.frames.back().image;
        const SavedImage &saved = file->SavedImages[i];
        for (int j = 0; j < saved.ExtensionBlockCount; ++j) {
            const ExtensionBlock &block = saved.ExtensionBlocks[j];
            film.loops = film.loops || (block.ByteCount == 11 && std::memcmp(block.Bytes, "NETSCAPE2.0", 11) == 0);
        }
    }
    DGifCloseFile(file, nullptr);
    return film;
}

/// The share of pixels that are seen to be wrong.
double wrong(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one(a.pixel(x, y));
            const QColor other(b.pixel(x, y));
            count += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
                                 + std::abs(one.blue() - other.blue())
                             > 90
                         ? 1
                         : 0;
        }
    }
    return static_cast<double>(count) / (a.width() * a.height());
}

} // namespace

class TestGifExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyFrameIsItsStep_data();
    void everyFrameIsItsStep();
    void runsAsFastAsAsked();
    void onlyWhatChangesIsDrawn();
    void tellsHowFarItIsAndStops();
    void paletteKeepsTheGround();
};

void TestGifExport::everyFrameIsItsStep_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("theme");
    QTest::newRow("aton light") << QStringLiteral("rich.cartouche") << QStringLiteral("light");
    QTest::newRow("aton dark") << QStringLiteral("rich.cartouche") << QStringLiteral("dark");
    QTest::newRow("osiris") << QStringLiteral("osiris-tip.cartouche") << QStringLiteral("light");
}

void TestGifExport::everyFrameIsItsStep()
{
    QFETCH(QString, file);
    QFETCH(QString, theme);
    const Recorded game(file);
    const ExportSource source = game.source();
    const int last = std::min(40, game.timeline.stepCount());
    StepPictures pictures(source, engine::kEveryone, theme, 500);
    const std::optional<QByteArray> gif = boardGif(pictures, {2, last, 2, true});
    QVERIFY(gif);
    const Film film = read(*gif);
    QVERIFY(film.isValid);
    QCOMPARE(film.frames.size(), std::size_t(last - 2 + 1));
    QVERIFY(film.colours <= 256);
    const QRgb ground = pictures.theme().colour(u"ground").rgb();
    for (int step = 2; step <= last; ++step) {
        const QImage &frame = film.frames[step - 2].image;
        const QImage image = pictures.image(step);
        QVERIFY2(difference(frame, image) < 1, qPrintable(QString::number(difference(frame, image))));
        QVERIFY2(wrong(frame, image) < 0.001, qPrintable(QString::number(wrong(frame, image))));
        QCOMPARE(frame.pixel(0, 0), ground);
    }
}

void TestGifExport::runsAsFastAsAsked()
{
    const Recorded game(QStringLiteral("rich.cartouche"));
    const ExportSource source = game.source();
    StepPictures pictures(source, engine::kEveryone, QStringLiteral("light"), 200);
    for (const bool loop : {false, true}) {
        const Film film = read(boardGif(pictures, {0, 3, loop ? 4.0 : 0.5, loop}).value());
        QCOMPARE(film.loops, loop);
        const int delay = loop ? 25 : 200;
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(film.frames[i].delay, delay);
        QCOMPARE(film.frames[3].delay, 3 * delay);
    }
    QCOMPARE(read(boardGif(pictures, {5, 5, 1, true}).value()).frames.size(), std::size_t(1));
}

void TestGifExport::onlyWhatChangesIsDrawn()
{
    const Recorded game(QStringLiteral("rich.cartouche"));
    const ExportSource source = game.source();
    StepPictures pictures(source, engine::kEveryone, QStringLiteral("light"), 500);
    const int last = std::min(30, game.timeline.stepCount());
    const Film film = read(boardGif(pictures, {0, last, 1, true}).value());
    QCOMPARE(film.frames.front().changed, QRect(QPoint(), pictures.size()));
    int smaller = 0;
    for (std::size_t i = 1; i < film.frames.size(); ++i) {
        const QRect &changed = film.frames[i].changed;
        smaller += changed.width() * changed.height() < pictures.size().width() * pictures.size().height() ? 1 : 0;
    }
    QCOMPARE(smaller, last);
}

void TestGifExport::tellsHowFarItIsAndStops()
{
    const Recorded game(QStringLiteral("rich.cartouche"));
    const ExportSource source = game.source();
    StepPictures pictures(source, engine::kEveryone, QStringLiteral("light"), 200);
    std::vector<int> told;
    int all = 0;
    QVERIFY(boardGif(pictures, {0, 9, 1, true}, [&](int done, int of) {
        told.push_back(done);
        all = of;
        return true;
    }));
    for (std::size_t i = 0; i < told.size(); ++i)
        QCOMPARE(told[i], static_cast<int>(i));
    QCOMPARE(told.back(), all);
    for (const int after : {0, 5, 15})
        QVERIFY(!boardGif(pictures, {0, 9, 1, true}, [&](int done, int) { return done < after; }));
}

void TestGifExport::paletteKeepsTheGround()
{
    // Much of one colour, little of very many others.
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(qRgb(12, 34, 56));
    for (int x = 0; x < 300; ++x) {
        for (int y = 0; y < 20; ++y)
            image.setPixel(x, y, qRgb(x % 256, y * 12, (x * y) % 256));
    }
    Palette palette;
    palette.add(image);
    palette.choose(255);
    QCOMPARE(palette.colours().size(), std::size_t(255));
    QCOMPARE(palette.colours()[palette.nearest(qRgb(12, 34, 56))] & 0xFFFFFF, qRgb(12, 34, 56) & 0xFFFFFF);
    for (int x = 0; x < 300; x += 7) {
        const QRgb colour = image.pixel(x, 10);
        const QRgb near = palette.colours()[palette.nearest(colour)];
        QVERIFY(std::abs(qRed(colour) - qRed(near)) < 48 && std::abs(qGreen(colour) - qGreen(near)) < 48);
    }
    Palette few;
    QImage plain(2, 2, QImage::Format_RGB32);
    plain.fill(qRgb(1, 2, 3));
    few.add(plain);
    few.choose(255);
    QCOMPARE(few.colours(), std::vector<QRgb>{0x010203});
}

} // namespace tests::tst_gif_export

TEST_CLASS(tst_gif_export, TestGifExport)
#include "tst_gif_export.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a step: PNG, SVG and PDF, in every theme, and what happens where they cannot be written.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "model/engine/core/panel.h"
#include "sources.h"
#include "tests/test_class.h"
#include "views/board/piece_renderer.h"
#include "views/export/board_svg.h"
#include "views/export/exporter.h"
#include "views/export/picture.h"

namespace tests::tst_picture_export {

using namespace views;
using engine::kEveryone;

namespace {

/// The file without the moment at which it was written, and without the numbers that a PDF has from there.
QByteArray withoutTimes(const QByteArray &file)
{
    if (!file.startsWith("%PDF"))
        return file;
    static const QRegularExpression times(
        QStringLiteral("\\(D:[^)]*\\)|<xmp:\\w+Date>[^<]*<|uuid:[0-9a-f-]+|/ID \\[[^\\]]*\\]"));
    return QString::fromLatin1(file).remove(times).toLatin1();
}

} // namespace

class TestPictureExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void pngHasTheSizeThatWasAskedFor_data();
    void pngHasTheSizeThatWasAskedFor();
    void svgLooksLikeThePng_data();
    void svgLooksLikeThePng();
    void svgStandsForItself();
    void pdfIsOnePageThatFits();
    void showsWhatTheEyesSee();
    void saysBelowWhoseGameItIsAndWhatHappened_data();
    void saysBelowWhoseGameItIsAndWhatHappened();
    void aFilmShowsEmptyHands();
    void aPartCutsThroughNoWords();
    void writesWhatWasChosen_data();
    void writesWhatWasChosen();
    void drawingsStandInEveryExport_data() { writesWhatWasChosen_data(); }
    void drawingsStandInEveryExport();
    void showsWhatPlayersHold();
    void showsEveryPanelOfThings();
    void showsTheBoardsOfSeats();
    void saysWhyItCannotWrite();

private:
    static QStringList games() { return {QStringLiteral("rich.cartouche"), QStringLiteral("osiris-tip.cartouche")}; }
    QTemporaryDir m_folder;
};

void TestPictureExport::pngHasTheSizeThatWasAskedFor_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("width");
    for (const QString &file : games()) {
        for (const int width : {400, 801, 1280, 1920})
            QTest::addRow("%s %d", qPrintable(file), width) << file << width;
    }
}

void TestPictureExport::pngHasTheSizeThatWasAskedFor()
{
    QFETCH(QString, file);
    QFETCH(int, width);
    const Recorded game(file);
    const ExportSource source = game.source();
    StepPictures pictures(source, kEveryone, QStringLiteral("light"), width);
    const QImage image = QImage::fromData(boardPng(pictures, game.timeline.stepCount()), "PNG");
    QCOMPARE(image.width(), width);
    QCOMPARE(image.size(), pictures.size());
    QVERIFY(image.height() > width / 2 && image.height() < width);
    // The frame fits: its edges are ground, and right within them there is more than that.
    const QRgb ground = pictures.theme().colour(u"ground").rgb();
    const auto isGround = [&](const QRect &part) {
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                if (image.pixel(x, y) != ground)
                    return false;
            }
        }
        return true;
    };
    const int margin = std::max(2, width * 12 / 800);
    QVERIFY(isGround(image.rect().adjusted(0, 0, 1 - width, 0)));
    QVERIFY(isGround(QRect(0, 0, width, 1)));
    QVERIFY(isGround(QRect(0, image.height() - 1, width, 1)));
    QVERIFY(!isGround(QRect(0, 0, margin, image.height())));
    QVERIFY(!isGround(QRect(width - margin, 0, margin, image.height())));
    QVERIFY(!isGround(QRect(0, 0, width, margin)));
}

void TestPictureExport::svgLooksLikeThePng_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("theme");
    for (const QString &file : games()) {
        for (const QString &theme : Theme::themeNames())
            QTest::addRow("%s %s", qPrintable(file), qPrintable(theme)) << file << theme;
    }
}

void TestPictureExport::svgLooksLikeThePng()
{
    QFETCH(QString, file);
    QFETCH(QString, theme);
    const Recorded game(file);
    const ExportSource source = game.source();
    StepPictures pictures(source, kEveryone, theme, 1280);
    for (const int step : {game.timeline.stepCount() / 2, game.timeline.stepCount()}) {
        QSvgRenderer renderer(boardSvg(pictures, step, QStringLiteral("A game")));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.defaultSize(), pictures.size());
        QImage drawn(pictures.size(), QImage::Format_RGB32);
        drawn.fill(Qt::magenta);
        QPainter painter(&drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, drawn.rect());
        painter.end();
        const QImage image = pictures.image(step);
        // Fine lines lie on pixels in the one and between them in the other.
        QVERIFY2(difference(drawn, image) < 5, qPrintable(QString::number(difference(drawn, image))));
        // Another step is seen to be another one, by more than two ways to draw the same.
        const QImage other = pictures.image(1);
        QVERIFY(difference(drawn, image) < difference(drawn, other));
    }
}

void TestPictureExport::svgStandsForItself()
{
    const Recorded game(games().front());
    const ExportSource source = game.source();
    StepPictures pictures(source, kEveryone, QStringLiteral("light"), 1280);
    const QString title = QStringLiteral("<b>“A & B”</b>");
    const QByteArray svg = boardSvg(pictures, 3, title);
    QVERIFY(!svg.contains("<text") && !svg.contains("<image") && !svg.contains("style="));
    QStringList ids;
    QStringList uses;
    QString said;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.attributes().hasAttribute(QLatin1String("id")))
            ids << xml.attributes().value(QLatin1String("id")).toString();
        if (xml.name() == QLatin1String("use")) {
            const auto href =
                xml.attributes().value(QLatin1String("http://www.w3.org/1999/xlink"), QLatin1String("href"));
            QVERIFY(href.startsWith(u'#'));
            uses << href.mid(1).toString();
        }
        if (xml.name() == QLatin1String("title"))
            said = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(said, title);
    QCOMPARE(ids.removeDuplicates(), 0);
    QVERIFY(uses.size() > ids.size()); // each look once, drawn again and again
    for (const QString &use : uses)
        QVERIFY(ids.contains(use));
    for (const QString &id : ids)
        QVERIFY2(uses.contains(id), qPrintable(id));
}

void TestPictureExport::pdfIsOnePageThatFits()
{
    const Recorded game(games().front());
    const ExportSource source = game.source();
    StepPictures pictures(source, kEveryone, QStringLiteral("light"), 960);
    const QByteArray pdf = boardPdf(pictures, 5, QStringLiteral("A game"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/Count 1"));
    QVERIFY(!pdf.contains("/Subtype /Image")); // vectors only
    const auto box =
        QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]")).match(QString::fromLatin1(pdf));
    QVERIFY(box.hasMatch());
    QCOMPARE(qRound(box.captured(1).toDouble()), 720); // 10 inches
    QVERIFY(std::abs(box.captured(2).toDouble() - pictures.size().height() * 0.75) < 1);
}

void TestPictureExport::showsWhatTheEyesSee()
{
    const Recorded game(games().front());
    const ExportSource source = game.source();
    int laying = 0; // somebody has cards in hand
    while (game.timeline.position(laying).toAct() != 3)
        ++laying;
    QImage seen[3];
    int i = 0;
    for (const engine::Seat viewer : {engine::Seat(0), engine::Seat(1), kEveryone})
        seen[i++] = StepPictures(source, viewer, QStringLiteral("light"), 1280).image(laying);
    QVERIFY(seen[0].size() == seen[1].size() && seen[0].size() == seen[2].size());
    QVERIFY(seen[0] != seen[1] && seen[0] != seen[2] && seen[1] != seen[2]);
}

void TestPictureExport::saysBelowWhoseGameItIsAndWhatHappened_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("width");
    for (const QString &file : games()) {
        for (const int width : {160, 400, 1280, 3840})
            QTest::addRow("%s %d", qPrintable(file), width) << file << width;
    }
}

void TestPictureExport::saysBelowWhoseGameItIsAndWhatHappened()
{
    QFETCH(QString, file);
    QFETCH(int, width);
    const Recorded game(file);
    ExportSource source = game.source();
    source.date = QDate(2026, 11, 23);
    StepPictures pictures(source, 0, QStringLiteral("light"), width);
    const int last = std::min(game.timeline.stepCount(), 60);
    pictures.addCaption(0, last);
    QCOMPARE(pictures.size().width(), width);
    const QString names = titleOf(source) + QLatin1Char(' ') + QLocale().toString(source.date, QLocale::LongFormat);
    for (int step = 0; step <= last; ++step) {
        QStringList words;
        double bottom = 0; // of the board
        double top = pictures.frame().bottom();
        for (const Element &element : pictures.elements(step)) {
            if (!element.key.startsWith(QLatin1String("below/"))) {
                bottom = std::max(bottom, element.rect.bottom());
                continue;
            }
            QVERIFY(pictures.frame().contains(element.rect));
            top = std::min(top, element.rect.top());
            const QString fitted = PieceRenderer::fitting(element.look, element.rect.size()).words;
            QCOMPARE(fitted, element.look.id); // whole
            words << fitted;
        }
        QVERIFY(bottom <= top);
        QString said = saidAt(source, pictures.words(), step, 0);
        if (said.isEmpty())
            said = headingAt(source, pictures.words(), step);
        QCOMPARE(words.join(QLatin1Char(' ')), names + QLatin1Char(' ') + said);
    }
}

// Its frames are of one height: where no hand is to be seen the room for it is no hole.
void TestPictureExport::aFilmShowsEmptyHands()
{
    const Recorded game(games().front());
    const ExportSource source = game.source();
    const int last = std::min(game.timeline.stepCount(), 60);
    const auto hasStrip = [](const std::vector<Element> &elements) {
        return std::any_of(elements.begin(), elements.end(),
                           [](const Element &element) { return element.key == QStringLiteral("strip"); });
    };
    StepPictures film(source, kEveryone, QStringLiteral("light"), 1280);
    film.addCaption(0, last);
    int without = 0;
    for (int step = 0; step <= last; ++step) {
        QVERIFY2(hasStrip(film.elements(step)), qPrintable(QString::number(step)));
        StepPictures still(source, kEveryone, QStringLiteral("light"), 1280);
        still.addCaption(step, step);
        without += hasStrip(still.elements(step)) ? 0 : 1;
    }
    QVERIFY(without > 0);
}

/// The plates of gods stand close to the heading of the temple.
void TestPictureExport::aPartCutsThroughNoWords()
{
    QFile file(QStringLiteral(":/tekhenu/help/pictures.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject wheel =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("wheel")).toObject();
    const auto read = engine::readPosition(wheel[QStringLiteral("start")].toString().toStdString());
    const auto &position = std::get<engine::Position>(read);
    record::Record record = record::newRecord(position.game(), position.setup());
    record.start = position;
    const Recorded game(std::move(record));
    const ExportSource source = game.source();
    std::vector<engine::PlaceIndex> gods;
    for (const char *const id : {"god-osiris", "god-horus", "god-bastet", "god-hathor"})
        gods.push_back(position.game().placeOf(id));
    for (const int width : {900, 1100, 1300, 1500, 1900}) {
        StepPictures pictures(source, kEveryone, QStringLiteral("light"), width);
        pictures.cut(pictures.partAround(gods, 0));
        for (const Element &element : pictures.elements(0)) {
            if (element.look.form != ElementStyle::Form::Words)
                continue;
            const QRectF words = PieceRenderer::fitting(element.look, element.rect.size()).rect;
            const QRectF seen = pictures.frame().translated(-element.rect.topLeft());
            QVERIFY2(!seen.intersects(words) || seen.contains(words), qPrintable(element.look.id));
        }
    }
}

void TestPictureExport::writesWhatWasChosen_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("png") << int(ExportChoice::Kind::Png) << QByteArray("\x89PNG");
    QTest::newRow("svg") << int(ExportChoice::Kind::Svg) << QByteArray("<?xml");
    QTest::newRow("pdf") << int(ExportChoice::Kind::Pdf) << QByteArray("%PDF");
    QTest::newRow("gif") << int(ExportChoice::Kind::Gif) << QByteArray("GIF89a");
    QTest::newRow("html") << int(ExportChoice::Kind::Page) << QByteArray("<!DOCTYPE html>");
    QTest::newRow("txt") << int(ExportChoice::Kind::Text) << QByteArray("Aton: ");
}

void TestPictureExport::writesWhatWasChosen()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, begins);
    const Recorded game(games().front());
    ExportChoice choice;
    choice.kind = static_cast<ExportChoice::Kind>(kind);
    choice.width = 400;
    choice.step = 100'000; // as the last
    choice.last = 3;
    const QString path = m_folder.filePath(QStringLiteral("game.") + endingOf(choice.kind));
    QCOMPARE(kindOf(path), std::optional(choice.kind));
    QVERIFY(!exportTo(path, game.source(), choice));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(begins.size()), begins);
    // There is more than the board.
    if (choice.kind == ExportChoice::Kind::Png || choice.kind == ExportChoice::Kind::Gif) {
        const ExportSource source = game.source();
        const QImage image(path);
        QCOMPARE(image.width(), 400);
        StepPictures pictures(source, kEveryone, QStringLiteral("light"), 400);
        if (choice.kind == ExportChoice::Kind::Gif)
            pictures.addCaption(0, 3);
        else
            pictures.addCaption(game.timeline.stepCount(), game.timeline.stepCount());
        QCOMPARE(image.height(), pictures.size().height());
    }
    // Stopped, it writes nothing.
    if (choice.kind == ExportChoice::Kind::Gif || choice.kind == ExportChoice::Kind::Page) {
        const QString stopped = m_folder.filePath(QStringLiteral("stopped"));
        int told = 0;
        QVERIFY(!exportTo(stopped, game.source(), choice, [&](int, int) { return ++told < 3; }));
        QCOMPARE(told, 3);
        QVERIFY(!QFile::exists(stopped));
    }
}

/// What lies in front of each seat stands where the board leaves room for it, or below it.
void TestPictureExport::showsTheBoardsOfSeats()
{
    const Recorded game(QStringLiteral("tekhenu-three-seats.cartouche"));
    const ExportSource source = game.source();
    for (const int width : {800, 1600}) {
        StepPictures pictures(source, kEveryone, QStringLiteral("light"), width);
        pictures.addHoldings();
        const int last = source.timeline.stepCount();
        const engine::Position &position = source.timeline.position(last);
        QRectF all;
        std::map<QString, Element> byKey;
        for (const Element &element : pictures.elements(last)) {
            if (!element.key.startsWith(QStringLiteral("seat-board/")))
                continue;
            QVERIFY2(pictures.frame().contains(element.rect), qPrintable(element.key));
            QVERIFY2(byKey.emplace(element.key, element).second, qPrintable(element.key));
            all |= element.rect;
        }
        QVERIFY(all.width() > 0.4 * pictures.frame().width());
        for (const char *seat : {"a", "b", "c"}) {
            QStringList said;
            for (const auto &[key, element] : byKey) {
                if (key.startsWith(QStringLiteral("seat-board/%1/head").arg(QLatin1String(seat))))
                    said << element.look.id;
            }
            const int points = static_cast<int>(position.scores()[*seat - 'a']);
            QVERIFY2(said.contains(words::Words::number(points)), qPrintable(said.join(u' ')));
        }
    }
}

void TestPictureExport::drawingsStandInEveryExport()
{
    QFETCH(int, kind);
    Recorded game(games().front());
    const auto place = [&game](const char *id) { return game.record.game->placeOf(id); };
    ExportChoice choice;
    choice.kind = static_cast<ExportChoice::Kind>(kind);
    choice.width = 400;
    choice.step = 2;
    choice.last = 3;
    const auto exported = [&] {
        const QString path = m_folder.filePath(QStringLiteral("drawn.") + endingOf(choice.kind));
        QFile file(path);
        return !exportTo(path, game.source(), choice) && file.open(QIODevice::ReadOnly) ? withoutTimes(file.readAll())
                                                                                        : QByteArray();
    };
    const QByteArray plain = exported();
    QVERIFY(exported() == plain); // nothing else makes a difference
    game.record.line.drawings[2] = {{record::Drawing::Form::Arrow, 1, place("temple-1-a"), place("temple-3-h")},
                                    {record::Drawing::Form::Fill, 0, place("temple-2-f")}};
    const QByteArray drawn = exported();
    QVERIFY(!plain.isEmpty() && !drawn.isEmpty() && drawn != plain);
    const QByteArray colour = Theme().colour(u"pen-dashed").name().toUtf8();
    const QByteArray words = "Arrow from square 1a to square 3h (plum)";
    const bool isPage = choice.kind == ExportChoice::Kind::Page;
    if (choice.kind == ExportChoice::Kind::Svg || isPage)
        QVERIFY(drawn.contains(colour) && !plain.contains(colour));
    if (choice.kind == ExportChoice::Kind::Text || isPage)
        QVERIFY(drawn.contains(words));
    if (choice.kind == ExportChoice::Kind::Svg) { // which looks like what is painted
        const ExportSource source = game.source();
        StepPictures pictures(source, kEveryone, QStringLiteral("light"), 400);
        const QImage painted = pictures.image(2);
        QImage vectors(painted.size(), QImage::Format_RGB32);
        QPainter painter(&vectors);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(boardSvg(pictures, 2, {})).render(&painter);
        painter.end();
        QVERIFY(difference(painted, vectors) < 5);
    }
}

/// Purses, gifts and characters lie beside the board, and in the same cells at every step.
void TestPictureExport::showsWhatPlayersHold()
{
    const Recorded game(QStringLiteral("nefertiti-five-seats.cartouche"));
    const ExportSource source = game.source();
    StepPictures pictures(source, kEveryone, QStringLiteral("light"), 1000);
    const int before = pictures.size().height();
    pictures.addHoldings();
    QVERIFY(pictures.size().height() > before + 200);
    for (const int step : {40, 100, 140}) {
        QStringList said;
        for (const Element &element : pictures.elements(step)) {
            if (!element.key.startsWith(QStringLiteral("panel/")))
                continue;
            QVERIFY(pictures.frame().contains(element.rect));
            if (element.look.form == ElementStyle::Form::Words)
                said << element.look.id;
        }
        for (const char *name : {"Who holds what", "Characters", "harp", "Treasurer", "Yellow"})
            QVERIFY2(said.contains(QLatin1String(name)), name);
    }
    const Recorded other(QStringLiteral("osiris-tip.cartouche"));
    const ExportSource without = other.source();
    StepPictures bare(without, kEveryone, QStringLiteral("light"), 1000);
    const QSize size = bare.size();
    bare.addHoldings();
    QCOMPARE(bare.size(), size);
}

/// Whatever form it has, and no other panel: side by side, as high as each other, and all of the width.
void TestPictureExport::showsEveryPanelOfThings()
{
    for (const char *file : {"rich", "osiris-tip", "nefertiti-five-seats", "tekhenu-three-seats"}) {
        const Recorded game(QLatin1String(file) + QStringLiteral(".cartouche"));
        const ExportSource source = game.source();
        StepPictures pictures(source, kEveryone, QStringLiteral("light"), 1000);
        pictures.addHoldings();
        QStringList expected;
        for (const engine::Panel &panel : source.timeline.position(0).panels()) {
            if (engine::showsThings(panel.form) && panel.form != engine::PanelForm::Boards)
                expected << QStringLiteral("panel/%1/ground").arg(QString::fromStdString(panel.id));
        }
        QStringList seen;
        QRectF all;
        for (const Element &element : pictures.elements(0)) {
            if (!element.key.startsWith(QStringLiteral("panel/")) || !element.key.endsWith(QStringLiteral("/ground")))
                continue;
            seen << element.key;
            QVERIFY(seen.size() == 1 || (element.rect.left() > all.right() && element.rect.top() == all.top()));
            QVERIFY(seen.size() == 1 || element.rect.height() == all.height());
            all |= element.rect;
        }
        QCOMPARE(seen, expected);
        QVERIFY(seen.isEmpty() || all.width() > 0.9 * pictures.frame().width());
    }
    QVERIFY(engine::showsThings(engine::PanelForm::Offers) && !engine::showsThings(engine::PanelForm::Figures));
}

void TestPictureExport::saysWhyItCannotWrite()
{
    QVERIFY(!kindOf(QStringLiteral("game.doc")) && !kindOf(QStringLiteral("png")));
    const Recorded game(games().front());
    ExportChoice choice;
    choice.width = 200;
    const std::optional<record::Error> error =
        exportTo(m_folder.filePath(QStringLiteral("nowhere/board.png")), game.source(), choice);
    QVERIFY(error);
    QCOMPARE(error->id, std::string("file.no-folder"));
    QVERIFY(exportTo(m_folder.path(), game.source(), choice)); // a folder is no file
}

} // namespace tests::tst_picture_export

TEST_CLASS(tst_picture_export, TestPictureExport)
#include "tst_picture_export.moc"

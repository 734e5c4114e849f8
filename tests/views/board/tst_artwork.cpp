// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures: that they hold what the program needs, in the shapes and sizes of the style.
#include "tests/test_class.h"
#include "views/board/artwork.h"
#include "views/board/pixel_grid.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>

namespace tests::tst_artwork {

using views::Artwork;
using views::Theme;

namespace {

const QString kAton = QStringLiteral("aton");
const QStringList kPictures{":/aton/board.svg",     ":/aton/pieces.svg",    ":/osiris/board.svg",
                            ":/osiris/board-3.svg", ":/osiris/board-2.svg", ":/osiris/pieces.svg",
                            ":/icons/cartouche.svg"};
constexpr qreal kQ = 76; // of Aton's board: it is 1000 x 780
constexpr const char *kPrinted[] = {"YYYYKK1BGGGG", "YYYYKK1BGGGG", "YYY1KKKBGGG1", "YYY2KKKBGGG2"};

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString gameOf(const QString &picture) { return picture.startsWith(":/osiris/") ? QStringLiteral("osiris") : kAton; }

QStringList squares()
{
    QStringList ids;
    for (int temple = 1; temple <= 4; ++temple) {
        for (char letter = 'a'; letter <= 'l'; ++letter)
            ids.append(QStringLiteral("temple-%1-%2").arg(temple).arg(QLatin1Char(letter)));
    }
    return ids;
}

QStringList numbered(const QString &stem, int last)
{
    QStringList ids;
    for (int n = 1; n <= last; ++n)
        ids.append(stem + QString::number(n));
    return ids;
}

QStringList cartouches() { return numbered("cartouche-red-", 4) + numbered("cartouche-blue-", 4); }

QStringList places() { return squares() + numbered("dead-", 8) + numbered("score-", 40) + cartouches(); }

char printedAt(const QString &square)
{
    return kPrinted[square.at(7).digitValue() - 1][square.back().unicode() - u'a'];
}

QStringList idsIn(const QString &path)
{
    QStringList ids;
    QXmlStreamReader reader(readAll(path));
    while (!reader.atEnd()) {
        if (reader.readNextStartElement() || reader.isStartElement()) {
            if (const QStringView id = reader.attributes().value(QLatin1String("id")); !id.isEmpty())
                ids.append(id.toString());
        }
    }
    return ids;
}

QColor tokenOf(char printed, const Theme &theme, const QString &suffix = {})
{
    static const QHash<char, QString> names{{'Y', "yellow"}, {'G', "green"}, {'K', "black"}, {'B', "blue"}};
    return theme.colour(kAton + "." + names.value(printed, "bonus") + suffix);
}

int kindsOfColour(const QImage &image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixel(x, y));
    }
    return int(seen.size());
}

} // namespace

class TestArtwork : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void onlyAllowedElements();
    void coloursAreTokens();
    void idsAreUnique();
    void placesAreThere();
    void sizesAreThoseOfTheStyle();
    void placesDoNotOverlap();
    void equalCartouchesFaceEachOther();
    void spotsLieInTheirPlaces();
    void wordsHaveTheirRoom();
    void overlaysFitTheirPlaces();
    void boardShowsTheSquares_data();
    void boardShowsTheSquares();
    void edgesLieOnPixels();
    void pixelGridMovesEdges();
    void everyElementShowsSomething_data();
    void everyElementShowsSomething();
    void pieceBoxesAreNormal();
    void pixmapsAreKept();
    void boardsAreKnownBeforeTheyAreLoaded();
    void themeChangesThePictures();
    void unknownElements();
    void gameWithoutPictures();
};

void TestArtwork::onlyAllowedElements()
{
    const QSet<QString> elements{"svg", "g", "path", "rect", "circle", "line"};
    const QSet<QString> attributes{"id",
                                   "class",
                                   "fill",
                                   "stroke",
                                   "stroke-width",
                                   "stroke-linejoin",
                                   "stroke-linecap",
                                   "stroke-dasharray",
                                   "opacity",
                                   "fill-opacity",
                                   "display",
                                   "d",
                                   "x",
                                   "y",
                                   "width",
                                   "height",
                                   "rx",
                                   "cx",
                                   "cy",
                                   "r",
                                   "x1",
                                   "y1",
                                   "x2",
                                   "y2",
                                   "viewBox"};
    for (const QString &path : kPictures) {
        QXmlStreamReader reader(readAll(path));
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            QVERIFY2(elements.contains(reader.name().toString()), qPrintable(reader.name().toString()));
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                QVERIFY2(attributes.contains(attribute.name().toString()), qPrintable(attribute.name().toString()));
        }
        QVERIFY2(!reader.hasError(), qPrintable(path));
    }
}

void TestArtwork::coloursAreTokens()
{
    for (const QString &path : kPictures) {
        const Theme light("light", gameOf(path));
        QXmlStreamReader reader(readAll(path));
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() == u"svg" || reader.name() == u"g")
                continue;
            const QXmlStreamAttributes attributes = reader.attributes();
            QHash<QString, QString> tokens;
            for (const QString &word :
                 attributes.value(QLatin1String("class")).toString().split(' ', Qt::SkipEmptyParts)) {
                QVERIFY2(word.startsWith("f-") || word.startsWith("s-"), qPrintable(word));
                tokens.insert(word.startsWith("f-") ? "fill" : "stroke", word.mid(2));
            }
            for (const QString &paint : {QStringLiteral("fill"), QStringLiteral("stroke")}) {
                const QString value = attributes.value(paint).toString();
                if (!tokens.contains(paint)) {
                    // A shape without a fill would be black; a line has none.
                    QVERIFY(value == "none" || (value.isEmpty() && (paint == "stroke" || reader.name() == u"line")));
                    continue;
                }
                const QString token = tokens.value(paint);
                for (const QString &name : Theme::themeNames())
                    QVERIFY2(Theme(name, gameOf(path)).has(token), qPrintable(token));
                const QColor colour = light.colour(token);
                QCOMPARE(value, colour.alpha() == 0 ? QStringLiteral("none") : colour.name().toUpper());
            }
        }
    }
}

void TestArtwork::idsAreUnique()
{
    for (const QString &board : kPictures) {
        QStringList ids = idsIn(board);
        if (board.contains("/board"))
            ids += idsIn(":/" + gameOf(board) + "/pieces.svg");
        QCOMPARE(ids.removeDuplicates(), 0);
    }
}

void TestArtwork::placesAreThere()
{
    const Artwork artwork{Theme("light", kAton)};
    QVERIFY(artwork.isValid());
    QCOMPARE(artwork.boardSize(), QSizeF(1000, 780));
    QCOMPARE(artwork.unit(), kQ);
    QCOMPARE(places().size(), 48 + 8 + 40 + 8);
    const QRectF board(0, 0, 1000, 780);
    for (const QString &id : places() + numbered("badge-temple-", 4) + numbered("bar-red-", 4)
                                 + numbered("bar-blue-", 4) + numbered("badge-red-", 4) + numbered("badge-blue-", 4)
                                 + QStringList{"kingdom", "kingdom-head", "board"}) {
        QVERIFY2(artwork.has(id), qPrintable(id));
        QVERIFY2(board.contains(artwork.bounds(id)), qPrintable(id));
    }
    for (int temple = 1; temple <= 4; ++temple)
        QVERIFY(artwork.has(QStringLiteral("temple-%1-head").arg(temple)));
    QVERIFY(!artwork.has("temple-5-a"));
    QVERIFY(!artwork.has(""));
    QVERIFY(artwork.bounds("temple-5-a").isEmpty());
}

void TestArtwork::sizesAreThoseOfTheStyle()
{
    const Artwork artwork{Theme("light", kAton)};
    const auto near = [](qreal a, qreal b) { return std::abs(a - b) <= 0.01 * kQ; };
    const auto sized = [&](const QString &id, qreal width, qreal height) {
        const QSizeF size = artwork.bounds(id).size();
        return near(size.width(), width * kQ) && near(size.height(), height * kQ);
    };
    for (const QString &id : squares()) {
        QVERIFY2(sized(id, 0.96, 0.96), qPrintable(id));
        QVERIFY2(sized("spot-" + id, 0.64, 0.64), qPrintable(id));
        const QRectF square = artwork.bounds(id);
        const QPointF counter = artwork.bounds("spot-" + id).center();
        QVERIFY(near(counter.x(), square.center().x()));
        QVERIFY(near(counter.y(), square.y() + 0.40 * square.height()));
    }
    for (const QString &id : cartouches()) {
        QVERIFY2(sized(id, 1.37, 1.92), qPrintable(id));
        QVERIFY2(sized("spot-" + id, 0.95, 1.37), qPrintable(id));
    }
    for (const QString &id : numbered("dead-", 8))
        QVERIFY2(sized("spot-" + id, 0.64, 0.64), qPrintable(id));
    for (int n = 1; n <= 40; ++n) {
        if (n < 15 || n > 26) // with its gap of 0.04 q
            QVERIFY(near(artwork.bounds("score-" + QString::number(n)).width() + 0.04 * kQ, 0.55 * kQ));
    }
    QCOMPARE(artwork.bounds("temple-1-b").x() - artwork.bounds("temple-1-a").x(), kQ);
    QVERIFY(near(artwork.bounds("temple-1-cornice").height(), 0.18 * kQ)
            && near(artwork.bounds("temple-1-head").height(), 0.37 * kQ));
}

void TestArtwork::placesDoNotOverlap()
{
    const Artwork artwork{Theme("light", kAton)};
    const QStringList ids = places();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (qsizetype k = i + 1; k < ids.size(); ++k)
            QVERIFY2(!artwork.bounds(ids.at(i)).intersects(artwork.bounds(ids.at(k))),
                     qPrintable(ids.at(i) + " " + ids.at(k)));
    }
}

void TestArtwork::equalCartouchesFaceEachOther()
{
    const Artwork artwork{Theme("light", kAton)};
    for (int n = 1; n <= 4; ++n) {
        const QRectF red = artwork.bounds("cartouche-red-" + QString::number(n));
        const QRectF blue = artwork.bounds("cartouche-blue-" + QString::number(n));
        QCOMPARE(red.y(), blue.y());
        QVERIFY(red.right() < artwork.bounds("temple-1-a").left()
                && artwork.bounds("temple-2-d").right() < blue.left());
    }
    // The track runs up the left side, along the top and down the right side.
    QVERIFY(artwork.bounds("score-1").y() > artwork.bounds("score-14").y());
    QVERIFY(artwork.bounds("score-15").y() == artwork.bounds("score-26").y());
    QVERIFY(artwork.bounds("score-16").x() < artwork.bounds("score-25").x());
    QVERIFY(artwork.bounds("score-27").y() < artwork.bounds("score-40").y());
}

void TestArtwork::spotsLieInTheirPlaces()
{
    const Artwork artwork{Theme("light", kAton)};
    const auto within = [&](const QString &part, const QString &whole) {
        QVERIFY2(artwork.has(part), qPrintable(part));
        QVERIFY2(artwork.bounds(whole).contains(artwork.bounds(part)), qPrintable(part));
    };
    for (const QString &id : places())
        within("spot-" + id, id);
    for (const QString &id : numbered("score-", 40)) {
        within("label-" + id, id);
        QVERIFY2(artwork.bounds("label-" + id).height() >= 14, qPrintable(id)); // a number is not cut
        QVERIFY2(!artwork.bounds("label-" + id).intersects(artwork.bounds("spot-" + id)), qPrintable(id));
    }
    for (const QString &seat : {QStringLiteral("red"), QStringLiteral("blue")}) {
        for (const QString &bar : numbered("bar-" + seat + "-", 4)) {
            within("spot-" + bar, bar);
            within("label-" + bar, bar);
        }
        for (int temple = 1; temple <= 4; ++temple) {
            const QString head = QStringLiteral("temple-%1-head").arg(temple);
            within(QStringLiteral("spot-temple-%1-%2").arg(temple).arg(seat), head);
            within(QStringLiteral("label-temple-%1-%2").arg(temple).arg(seat), head);
        }
    }
}

void TestArtwork::wordsHaveTheirRoom()
{
    const Artwork artwork{Theme("light", kAton)};
    for (int temple = 1; temple <= 4; ++temple)
        QVERIFY(artwork.has(QStringLiteral("label-temple-%1").arg(temple)));
    QVERIFY(artwork.has("label-kingdom") && artwork.has("label-kingdom-count"));
    for (const QString &id : squares()) {
        const bool bonus = printedAt(id) == '1' || printedAt(id) == '2';
        QCOMPARE(artwork.has("label-" + id), bonus);
        QCOMPARE(artwork.has("label-small-" + id), bonus);
        if (bonus)
            QVERIFY(artwork.bounds(id).contains(artwork.bounds("label-small-" + id)));
    }
}

void TestArtwork::overlaysFitTheirPlaces()
{
    const Artwork artwork{Theme("light", kAton)};
    for (const QString &id : squares()) {
        QVERIFY2(artwork.bounds(id).contains(artwork.bounds("mark-" + id)), qPrintable(id));
        const bool bonus = printedAt(id) == '1' || printedAt(id) == '2';
        QCOMPARE(artwork.has("mark-corner-" + id), !bonus);
    }
    for (const QString &id : cartouches())
        QVERIFY(artwork.has("mark-" + id) && artwork.bounds("acting-" + id).contains(artwork.bounds(id)));
    const QHash<QString, QString> firsts{
        {"square", "temple-1-a"}, {"dead", "dead-1"}, {"cartouche", "cartouche-red-1"}};
    for (auto it = firsts.begin(); it != firsts.end(); ++it) {
        for (const char *const state : {"frame-", "cursor-", "last-"}) {
            const QRectF place = artwork.bounds(it.value());
            QCOMPARE(artwork.bounds(state + it.key()), place.adjusted(-6, -6, 6, 6));
        }
    }
    for (int n = 1; n <= 40; ++n) {
        for (const char *const seat : {"-red", "-blue"})
            QCOMPARE(artwork.bounds(QStringLiteral("line-score-%1").arg(n) + seat),
                     artwork.bounds(QStringLiteral("score-%1").arg(n)));
    }
}

void TestArtwork::boardShowsTheSquares_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qreal>("dpr");
    for (const QString &name : Theme::themeNames()) {
        QTest::addRow("%s", qPrintable(name)) << name << 1.0;
        QTest::addRow("%s at 200 %%", qPrintable(name)) << name << 2.0;
    }
}

// The colours of A3, in the middle of each square, where a ring would be if overlays were drawn; and the frieze.
void TestArtwork::boardShowsTheSquares()
{
    QFETCH(QString, name);
    QFETCH(qreal, dpr);
    const Theme theme(name, kAton);
    Artwork artwork(theme);
    const QPixmap pixmap = artwork.board({500, 390}, dpr);
    QCOMPARE(pixmap.size(), QSize(qRound(500 * dpr), qRound(390 * dpr)));
    QCOMPARE(pixmap.devicePixelRatio(), dpr);
    const QImage image = pixmap.toImage();
    const auto at = [&](QPointF point) { return QColor::fromRgb(image.pixel((point * dpr / 2).toPoint())); };
    for (const QString &id : squares()) {
        const QRectF bounds = artwork.bounds(id);
        QCOMPARE(at(artwork.bounds("spot-" + id).center()), tokenOf(printedAt(id), theme));
        QCOMPARE(at({bounds.x() + 0.2 * bounds.width(), bounds.bottom() - 4}),
                 tokenOf(printedAt(id), theme, "-frieze"));
    }
    QCOMPARE(at(artwork.bounds("cartouche-red-2").center()), theme.colour(u"rope-ground"));
    QCOMPARE(at(artwork.bounds("dead-4").center()), theme.colour(u"niche"));
    QCOMPARE(at(artwork.bounds("score-7").center()), theme.colour(u"rim"));
    QCOMPARE(at(artwork.bounds("score-35").center()), theme.colour(u"rim5"));
    QCOMPARE(at(artwork.bounds("bar-blue-3").center()), theme.colour(u"panel"));
}

// At any size: going down through a square there is no mixed colour between joint and field.
void TestArtwork::edgesLieOnPixels()
{
    const Theme theme("light", kAton);
    Artwork artwork(theme);
    for (const int width : {645, 737, 1000, 1333}) {
        const QImage image = artwork.board(QSizeF(width, 0.78 * width), 1).toImage();
        const qreal scale = width / 1000.0;
        const QRectF square = artwork.bounds("temple-1-a");
        const int column = qRound(square.center().x() * scale);
        for (int y = qRound((square.top() - 3) * scale); y < qRound((square.top() + 20) * scale); ++y) {
            const QColor colour = QColor::fromRgb(image.pixel(column, y));
            QVERIFY(colour == theme.colour(u"temple") || colour == theme.colour(u"aton.yellow"));
        }
    }
}

void TestArtwork::pixelGridMovesEdges()
{
    const QByteArray svg =
        R"(<svg xmlns="http://www.w3.org/2000/svg"><rect x="1.2" y="3.4" width="10" height="2"/>)"
        R"(<rect x="2" y="2" width="6" height="6" stroke="#000000" stroke-width="2"/>)"
        R"(<line x1="0" y1="5" x2="9" y2="5" stroke="#000000" stroke-width="0.25"/><circle r="1.3"/></svg>)";
    const QByteArray moved = views::onPixelGrid(svg, {2, 2});
    QVERIFY(moved.contains(R"(<rect x="1.0000" width="10.0000" y="3.5000" height="2.0000")"));
    QVERIFY(moved.contains(R"(stroke-width="2.0000" x="2.0000" width="6.0000" y="2.0000" height="6.0000")"));
    QVERIFY(moved.contains(R"(stroke-width="0.5000" y1="5.2500" y2="5.2500")"));
    QVERIFY(moved.contains(R"(<circle r="1.3")"));
    QCOMPARE(views::onPixelGrid("<svg>", {1, 1}), QByteArray("<svg>"));
}

void TestArtwork::everyElementShowsSomething_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : idsIn(":/aton/pieces.svg") + idsIn(":/aton/board.svg")) {
        if (!id.startsWith("spot-") && !id.startsWith("label-") && id != "unit" && id != "overlays"
            && id != "kingdom-head")
            QTest::newRow(qPrintable(id)) << id;
    }
}

void TestArtwork::everyElementShowsSomething()
{
    QFETCH(QString, id);
    static Artwork artwork{Theme("light", kAton)};
    const QImage image = artwork.pixmap(id, {40, 40}, 1).toImage();
    QCOMPARE(image.size(), QSize(40, 40));
    const QImage clear = [] {
        QImage nothing(40, 40, QImage::Format_ARGB32_Premultiplied);
        nothing.fill(0);
        return nothing;
    }();
    QVERIFY(image.convertToFormat(clear.format()) != clear);
}

void TestArtwork::pieceBoxesAreNormal()
{
    const Artwork artwork{Theme("light", kAton)};
    QStringList ids{"exchange-used", "sign-star",     "sign-minus",   "sign-gate",    "sign-plus",
                    "sign-star-on",  "sign-minus-on", "sign-gate-on", "sign-plus-on", "sign-points",
                    "sign-temple",   "sign-yellow",   "sign-green",   "sign-black",   "sign-blue",
                    "sign-bonus",    "sign-stars-1",  "sign-stars-2", "jackal"};
    QStringList cards;
    for (const char *const seat : {"red", "blue"}) {
        for (const char *const stem : {"counter-", "counter-small-", "marker-", "exchange-"})
            ids.append(QLatin1String(stem) + QLatin1String(seat));
        for (const char *const stem :
             {"card-front-", "card-back-", "strokes-1-", "strokes-2-", "strokes-3-", "strokes-4-"})
            cards.append(QLatin1String(stem) + QLatin1String(seat));
    }
    for (const QString &id : ids)
        QVERIFY2(artwork.bounds(id).size() == QSizeF(100, 100), qPrintable(id));
    for (const QString &id : cards)
        QCOMPARE(artwork.bounds(id).size(), QSizeF(100, 144));
    QVERIFY(artwork.bounds("card-front-red").contains(artwork.bounds("label-card")));
    QVERIFY(artwork.bounds("card-front-red").contains(artwork.bounds("spot-card")));
}

void TestArtwork::pixmapsAreKept()
{
    Artwork artwork{Theme("light", kAton)};
    const QPixmap once = artwork.pixmap("counter-red", {49, 49}, 1);
    QCOMPARE(artwork.pixmap("counter-red", {49, 49}, 1).cacheKey(), once.cacheKey());
    QVERIFY(artwork.pixmap("counter-blue", {49, 49}, 1).cacheKey() != once.cacheKey());
    const QPixmap sharp = artwork.pixmap("counter-red", {49, 49}, 1.5);
    QCOMPARE(sharp.size(), QSize(74, 74));
    QCOMPARE(sharp.devicePixelRatio(), 1.5);
    QVERIFY(kindsOfColour(sharp.toImage()) > 10);
    QCOMPARE(artwork.board({100, 78}, 1).cacheKey(), artwork.board({100, 78}, 1).cacheKey());
}

// A board is chosen by what is read of it beforehand.
void TestArtwork::boardsAreKnownBeforeTheyAreLoaded()
{
    Artwork artwork{Theme("light", QStringLiteral("osiris"))};
    const std::vector<views::BoardShape> boards = artwork.boards();
    QCOMPARE(boards.size(), 3U);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        artwork.useBoard(i);
        QCOMPARE(boards[i].size, artwork.boardSize());
        QCOMPARE(boards[i].unit, artwork.unit());
        QCOMPARE(boards[i].panels.isEmpty(), !artwork.has("panels"));
        QVERIFY(boards[i].panels.isEmpty() || boards[i].panels == artwork.bounds("panels").size());
        QVERIFY(i == 0 || boards[i].size.width() < boards[i - 1].size.width());
    }
}

void TestArtwork::themeChangesThePictures()
{
    Artwork artwork{Theme("light", kAton)};
    const QImage light = artwork.pixmap("counter-red", {49, 49}, 1).toImage();
    artwork.setTheme(Theme("high-contrast", kAton));
    QCOMPARE(artwork.theme().name(), "high-contrast");
    const QImage other = artwork.pixmap("counter-red", {49, 49}, 1).toImage();
    QVERIFY(light != other);
    artwork.setTheme(Theme("light", kAton));
    QCOMPARE(artwork.pixmap("counter-red", {49, 49}, 1).toImage(), light);
}

void TestArtwork::unknownElements()
{
    Artwork artwork{Theme("light", kAton)};
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("has an element \"pyramid\""));
    QVERIFY(artwork.pixmap("pyramid", {10, 10}, 1).isNull());
    QVERIFY(artwork.pixmap("counter-red", {0, 10}, 1).isNull());
    QVERIFY(artwork.board({}, 1).isNull());
}

void TestArtwork::gameWithoutPictures()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no colours of the game \"senet\""));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no picture \":/senet/board.svg\""));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no picture \":/senet/pieces.svg\""));
    Artwork artwork{Theme("light", "senet")};
    QVERIFY(!artwork.isValid());
    QVERIFY(artwork.board({100, 78}, 1).isNull());
    QCOMPARE(artwork.unit(), 1.0);
}

} // namespace tests::tst_artwork

TEST_CLASS(tst_artwork, TestArtwork)
#include "tst_artwork.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of Osiris: that each of its boards holds every place where the table of the board has it, and that all
// that lies on a place has its room.
#include "model/engine/core/game.h"
#include "tests/test_class.h"
#include "views/board/artwork.h"
#include "views/board/board_scene.h"
#include "views/board/board_view_state.h"
#include "views/common/fonts.h"

#include <QFile>
#include <QFontMetricsF>
#include <QXmlStreamReader>

#include <cmath>
#include <functional>
#include <set>
#include <vector>

namespace tests::tst_osiris_pictures {

using views::Artwork;
using views::Theme;

namespace {

const QString kOsiris = QStringLiteral("osiris");
constexpr qreal kQ = 70; // the pitch of a brick
constexpr QPointF kMiddle(437, 424);

struct TablePlace {
    QString id;
    QPointF middle; ///< in bricks from the middle of the pyramid
    int lane = 0;   ///< 0: no space
};

std::vector<TablePlace> placesOfTable()
{
    return {
#define SPACE(id, face, lane, x, y) {id, {x, y}, lane},
#define TIP(id, x, y) {id, {x, y}},
#define TOWN(priest, x, y) {QStringLiteral("town-") + priest, {x, y}}, // NOLINT: text and number
#include "model/engine/osiris/rules/board_table.inc"
    };
}

QStringList godsOfTable()
{
    return {
#define TEMPLE(god) QStringLiteral(god),
#include "model/engine/osiris/rules/board_table.inc"
    };
}

QStringList idsIn(const QString &path)
{
    QFile file(path);
    QStringList ids;
    if (!file.open(QIODevice::ReadOnly))
        return ids;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (const QStringView id = reader.attributes().value(QLatin1String("id")); !id.isEmpty())
            ids.append(id.toString());
    }
    return ids;
}

bool isSpot(const QString &id)
{
    for (const char *const stem : {"spot-", "count-", "scarab-", "sign-", "name-", "strength-", "step-", "end-at-",
                                   "plate-sign-", "plate-name-", "plate-role-", "plate-power-", "plate-scarab-"}) {
        if (id.startsWith(QLatin1String(stem)))
            return true;
    }
    return id == "unit" || id == "panels" || id == "overlays"
           || (id.startsWith("caption-") && !id.startsWith("caption-ground-"));
}

/// All the boards, each in use.
void forEachBoard(const std::function<void(const Artwork &, const QString &file)> &check)
{
    Artwork artwork{Theme("light", kOsiris)};
    for (std::size_t i = 0; i < artwork.boards().size(); ++i) {
        artwork.useBoard(i);
        check(artwork, artwork.boards()[i].file);
    }
}

} // namespace

class TestOsirisPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void boardsAreThere();
    void placesLieAsInTheTable();
    void sizesAreThoseOfTheStyle();
    void placesDoNotOverlap();
    void piecesAndWordsHaveTheirRoom();
    void templesHaveTheirRoom();
    void wordsOfTemplesFitWhenSmall();
    void namesOfTemplesAreOfOneSize();
    void markOfTempleLeavesWordsFree();
    void platesStandInTheCorners();
    void overlaysFitTheirPlaces();
    void boardShowsTheSpaces_data();
    void boardShowsTheSpaces();
    void everyElementShowsSomething_data();
    void everyElementShowsSomething();
    void piecesAreThere();
};

void TestOsirisPictures::boardsAreThere()
{
    QStringList files;
    forEachBoard([&](const Artwork &artwork, const QString &file) {
        files.append(file);
        QVERIFY2(artwork.isValid(), qPrintable(file));
        QCOMPARE(artwork.unit(), kQ);
        QCOMPARE(artwork.boardSize().height(), 848.0);
        QCOMPARE(artwork.has("panels"), file == "board.svg");
        // The narrower ones are for narrower windows; less than this is not to be had beside the stone.
        const qreal most = file == "board.svg" ? 1572 : file == "board-3.svg" ? 1330 : 1190;
        QVERIFY2(artwork.boardSize().width() <= most, qPrintable(file));
    });
    QCOMPARE(files, (QStringList{"board.svg", "board-3.svg", "board-2.svg"}));
}

void TestOsirisPictures::placesLieAsInTheTable()
{
    QCOMPARE(placesOfTable().size(), 40U + 1 + 12);
    QCOMPARE(godsOfTable().size(), 13);
    forEachBoard([](const Artwork &artwork, const QString &) {
        for (const TablePlace &place : placesOfTable()) {
            QVERIFY2(artwork.has(place.id), qPrintable(place.id));
            const QPointF away = artwork.bounds(place.id).center() - kMiddle - kQ * place.middle;
            QVERIFY2(away.manhattanLength() < 0.01, qPrintable(place.id));
        }
        for (const QString &god : godsOfTable())
            QVERIFY2(artwork.bounds("temple-" + god).left() > 874, qPrintable(god)); // right of the stone
    });
}

void TestOsirisPictures::sizesAreThoseOfTheStyle()
{
    const auto near = [](qreal a, qreal b) { return std::abs(a - b) <= 0.02 * kQ; }; // lines of places are included
    forEachBoard([&](const Artwork &artwork, const QString &file) {
        for (const TablePlace &place : placesOfTable()) {
            const QRectF bounds = artwork.bounds(place.id);
            QVERIFY(near(bounds.width(), (place.lane > 0 ? 0.95 : place.id == "tip" ? 0.96 : 0.99) * kQ));
            QVERIFY(near(bounds.height(), bounds.width()));
            if (place.lane > 0) // a circle has the radius 0.36 q, the box of each shape 1.2 of it
                QVERIFY(near(artwork.bounds("spot-" + place.id).width(), 2 * 1.2 * 0.36 * kQ));
        }
        const qreal sign = artwork.bounds("sign-temple-isis").width();
        QVERIFY(near(sign, 56 * (file == "board.svg" ? 1.0 : 0.7)));
    });
}

void TestOsirisPictures::placesDoNotOverlap()
{
    forEachBoard([](const Artwork &artwork, const QString &) {
        QStringList ids;
        for (const TablePlace &place : placesOfTable())
            ids.append(place.id);
        for (const QString &god : godsOfTable())
            ids.append("temple-" + god);
        const QRectF whole({0, 0}, artwork.boardSize());
        for (qsizetype i = 0; i < ids.size(); ++i) {
            QVERIFY2(whole.contains(artwork.bounds(ids.at(i))), qPrintable(ids.at(i)));
            for (qsizetype k = i + 1; k < ids.size(); ++k)
                QVERIFY2(!artwork.bounds(ids.at(i)).intersects(artwork.bounds(ids.at(k))),
                         qPrintable(ids.at(i) + " " + ids.at(k)));
        }
        for (const QString &id : ids)
            QVERIFY2(!artwork.bounds(id).intersects(artwork.bounds("panels")), qPrintable(id));
    });
}

void TestOsirisPictures::piecesAndWordsHaveTheirRoom()
{
    forEachBoard([](const Artwork &artwork, const QString &) {
        for (const TablePlace &place : placesOfTable()) {
            const QRectF bounds = artwork.bounds(place.id);
            for (const char *const stem : {"spot-", "step-", "end-at-"})
                QVERIFY2(bounds.contains(artwork.bounds(stem + place.id)), qPrintable(stem + place.id));
            QVERIFY(bounds.intersects(artwork.bounds("step-corner-" + place.id)));
            const QRectF step = artwork.bounds("step-" + place.id);
            QVERIFY2(place.id.startsWith("town-") || !step.contains(artwork.bounds("end-at-" + place.id)),
                     qPrintable(place.id));
            QVERIFY(artwork.has("caption-" + place.id) && artwork.has("caption-sign-" + place.id));
            if (!place.id.startsWith("town-"))
                continue;
            const QRectF count = artwork.bounds("count-" + place.id);
            QVERIFY(bounds.contains(count) && bounds.contains(artwork.bounds("scarab-" + place.id)));
            QVERIFY(!count.intersects(artwork.bounds("scarab-" + place.id)));
            QVERIFY(artwork.bounds("spot-" + place.id).bottom() < count.center().y());
        }
    });
}

void TestOsirisPictures::templesHaveTheirRoom()
{
    forEachBoard([](const Artwork &artwork, const QString &file) {
        const bool isList = file == "board-2.svg";
        for (const QString &god : godsOfTable()) {
            const QString temple = "temple-" + god;
            const QRectF bounds = artwork.bounds(temple);
            for (const char *const part : {"sign-", "name-", "strength-"})
                QVERIFY2(bounds.contains(artwork.bounds(part + temple)), qPrintable(part + temple));
            QVERIFY(!artwork.bounds("name-" + temple).intersects(artwork.bounds("sign-" + temple)));
            QVERIFY(!artwork.bounds("name-" + temple).intersects(artwork.bounds("strength-" + temple)));
            QCOMPARE(artwork.has("strength-word-" + temple), !isList);
            for (const QString follower : {"-follower-a", "-follower-b", "-follower-c", "-follower-d"}) {
                for (int n = 1; n <= 3; ++n)
                    QVERIFY(
                        bounds.contains(artwork.bounds(QStringLiteral("spot-%1%2-%3").arg(temple, follower).arg(n))));
                QCOMPARE(artwork.has("count-" + temple + follower), isList);
                if (isList) {
                    const QRectF count = artwork.bounds("count-" + temple + follower);
                    QVERIFY(bounds.contains(count));
                    QVERIFY(!count.intersects(artwork.bounds("spot-" + temple + follower + "-1")));
                }
                const QRectF low = artwork.bounds("spot-" + temple + follower + "-1");
                const QRectF high = artwork.bounds("spot-" + temple + follower + "-3");
                QVERIFY(isList ? low == high : low.top() - high.bottom() > 15);
            }
        }
    });
}

// Words shrink no further than to the least size; so they must fit where a brick's pitch is smallest.
void TestOsirisPictures::wordsOfTemplesFitWhenSmall()
{
    constexpr qreal kLeastGap = 4; // between a word and the sign or the card's edge beside it, in pixels
    forEachBoard([](const Artwork &artwork, const QString &file) {
        const bool isList = file == "board-2.svg";
        const qreal scale = (isList ? 46 : 49) / kQ;
        const int least = isList ? 12 : 13;
        const auto width = [&](const QString &id) { return artwork.bounds(id).width() * scale; };
        const QFontMetricsF names(views::fontOfHeight(least, QFont::DemiBold));
        for (const char *const name : {"Nephthys", "Anoubis"})
            QVERIFY2(names.horizontalAdvance(QLatin1String(name)) <= width("name-temple-nephthys"), qPrintable(file));
        if (isList)
            QVERIFY(names.horizontalAdvance(u'0') <= width("count-temple-isis-follower-a"));
        const QFontMetricsF words(views::fontOfHeight(least, QFont::Normal));
        for (const QString &word : {QStringLiteral("strength"), QStringLiteral("St\u00e4rke")}) {
            const qreal half = words.horizontalAdvance(word) / 2;
            const qreal middle = artwork.bounds("strength-word-temple-isis").center().x();
            const qreal left = (middle - artwork.bounds("sign-temple-isis").right()) * scale - half;
            const qreal right = (artwork.bounds("temple-isis").right() - middle) * scale - half;
            QVERIFY2(isList || (left >= kLeastGap && right >= kLeastGap), qPrintable(file));
        }
    });
}

// The ring of a temple that may be chosen stands beside its words, signs and followers.
// A long one is no smaller than its neighbours.
void TestOsirisPictures::namesOfTemplesAreOfOneSize()
{
    const engine::Position position = engine::findGame("osiris")->start({4, {}});
    for (int width = 700; width <= 1300; width += 50) {
        views::BoardScene scene(Theme("light", kOsiris));
        scene.setSurface({QSizeF(width, 0.62 * width)});
        scene.show({position, position.arrangement()}, views::Motion::None);
        std::set<int> sizes;
        int names = 0;
        for (const views::ElementItem *item : scene.elementItems()) {
            const views::Element &element = item->element();
            if (!element.key.startsWith(QStringLiteral("label/name-temple-")))
                continue;
            ++names;
            const views::FittedWords fitted = views::PieceRenderer::fitting(element.look, element.rect.size());
            if (fitted.words == element.look.id)
                sizes.insert(fitted.font.pixelSize());
        }
        QCOMPARE(names, 13);
        QVERIFY2(sizes.size() == 1, qPrintable(QString::number(width)));
    }
}

void TestOsirisPictures::markOfTempleLeavesWordsFree()
{
    Artwork artwork{Theme("high-contrast", kOsiris)}; // there the ring is widest
    for (std::size_t i = 0; i < artwork.boards().size(); ++i) {
        artwork.useBoard(i);
        const QRectF bounds = artwork.bounds("mark-temple");
        const QImage image = artwork.pixmap("mark-temple", bounds.size(), 1).toImage();
        QRect ring;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (qAlpha(image.pixel(x, y)) > 127)
                    ring |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY(ring.width() > 15 && ring.height() > 15);
        const QRectF drawn = QRectF(ring).translated(bounds.topLeft());
        QStringList parts{"sign-temple-osiris", "name-temple-osiris", "strength-temple-osiris",
                          "strength-word-temple-osiris"};
        for (const char *const colour : {"a", "b", "c", "d"}) {
            parts << QStringLiteral("count-temple-osiris-follower-%1").arg(QLatin1String(colour))
                  << QStringLiteral("spot-temple-osiris-follower-%1-3").arg(QLatin1String(colour));
        }
        for (const QString &part : parts)
            QVERIFY2(!artwork.has(part) || !drawn.intersects(artwork.bounds(part)), qPrintable(part));
    }
}

// Clockwise as the seats sit, and never over a town.
void TestOsirisPictures::platesStandInTheCorners()
{
    forEachBoard([](const Artwork &artwork, const QString &) {
        for (const char *const seat : {"a", "b", "c", "d"}) {
            const QRectF plate = artwork.bounds(QLatin1String("plate-") + seat);
            for (const char *const part :
                 {"plate-sign-", "plate-name-", "plate-role-", "plate-power-", "plate-scarab-"})
                QVERIFY(plate.contains(artwork.bounds(QLatin1String(part) + seat)));
            for (const TablePlace &place : placesOfTable())
                QVERIFY(!plate.intersects(artwork.bounds(place.id)));
        }
        QVERIFY(artwork.bounds("plate-a").right() < kMiddle.x() && artwork.bounds("plate-a").bottom() < kMiddle.y());
        QVERIFY(artwork.bounds("plate-b").left() > kMiddle.x() && artwork.bounds("plate-b").bottom() < kMiddle.y());
        QVERIFY(artwork.bounds("plate-c").left() > kMiddle.x() && artwork.bounds("plate-c").top() > kMiddle.y());
        QVERIFY(artwork.bounds("plate-d").right() < kMiddle.x() && artwork.bounds("plate-d").top() > kMiddle.y());
    });
}

void TestOsirisPictures::overlaysFitTheirPlaces()
{
    forEachBoard([](const Artwork &artwork, const QString &) {
        for (const TablePlace &place : placesOfTable()) {
            if (!place.id.startsWith("town-"))
                continue;
            QCOMPARE(artwork.bounds("home-" + place.id.mid(5)), artwork.bounds(place.id));
            for (const char *const mark : {"mark-", "mark-corner-"})
                QVERIFY(artwork.bounds(place.id).contains(artwork.bounds(mark + place.id)));
        }
        const QHash<QString, QString> firsts{
            {"space", "N-1-0"}, {"tip", "tip"}, {"town", "town-a0"}, {"temple", "temple-osiris"}};
        for (auto it = firsts.begin(); it != firsts.end(); ++it) {
            const QRectF place = artwork.bounds(it.value());
            for (const char *const state : {"frame-", "cursor-", "last-", "mark-"}) {
                if (state + it.key() == "mark-town")
                    continue; // each town has its own
                const QRectF drawn = artwork.bounds(state + it.key());
                const QPointF away = drawn.center() - place.center();
                QVERIFY2(away.manhattanLength() < 1, qPrintable(state + it.key()));
                QVERIFY(qstrcmp(state, "mark-") == 0 || drawn.contains(place));
            }
        }
        QVERIFY(artwork.has("mark-corner-space") && artwork.has("mark-step"));
    });
}

void TestOsirisPictures::boardShowsTheSpaces_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : Theme::themeNames())
        QTest::newRow(qPrintable(name)) << name;
}

// Each lane in its colour, towns without their people, no overlay.
void TestOsirisPictures::boardShowsTheSpaces()
{
    QFETCH(QString, name);
    const Theme theme(name, kOsiris);
    Artwork artwork(theme);
    for (std::size_t i = 0; i < artwork.boards().size(); ++i) {
        artwork.useBoard(i);
        const QImage image = artwork.board(artwork.boardSize() / 2, 1).toImage();
        const auto at = [&](QPointF point) { return QColor::fromRgb(image.pixel((point / 2).toPoint())); };
        for (const TablePlace &place : placesOfTable()) {
            const QPointF middle = artwork.bounds(place.id).center();
            const QString token = place.lane > 0      ? QStringLiteral("osiris.brick-%1").arg(place.lane)
                                  : place.id == "tip" ? QStringLiteral("osiris.tip-top")
                                                      : QStringLiteral("osiris.plot");
            QCOMPARE(at(middle), theme.colour(token));
        }
        QCOMPARE(at(artwork.bounds("plate-name-a").center()), theme.colour(u"slab"));
        QCOMPARE(at(artwork.bounds("name-temple-isis").center()), theme.colour(u"panel"));
    }
}

void TestOsirisPictures::everyElementShowsSomething_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : idsIn(":/osiris/pieces.svg") + idsIn(":/osiris/board.svg")) {
        if (!isSpot(id))
            QTest::newRow(qPrintable(id)) << id;
    }
}

void TestOsirisPictures::everyElementShowsSomething()
{
    QFETCH(QString, id);
    static Artwork artwork{Theme("light", kOsiris)};
    const QImage image = artwork.pixmap(id, {40, 40}, 1).toImage().convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(image.size(), QSize(40, 40));
    QImage clear(40, 40, QImage::Format_ARGB32);
    clear.fill(0);
    QVERIFY(image != clear);
}

void TestOsirisPictures::piecesAreThere()
{
    const Artwork artwork{Theme("light", kOsiris)};
    QStringList ids{"power",    "blockade-rows", "blockade-columns", "god-hidden", "seat-a-2",
                    "seat-b-2", "end-stay",      "end-blockade",     "end-fight",  "end-tip"};
    for (const char *const colour : {"a", "b", "c", "d"}) {
        for (const char *const rings : {"0", "1", "2"})
            ids.append(QLatin1String("priest-") + colour + rings);
        ids << QLatin1String("follower-") + colour << QLatin1String("seat-") + colour;
    }
    for (const QString &god : godsOfTable())
        ids.append("god-" + god);
    QSet<QByteArray> seen;
    Artwork drawn{Theme("light", kOsiris)};
    for (const QString &id : ids) {
        QVERIFY2(artwork.bounds(id).size() == QSizeF(100, 100), qPrintable(id));
        if (id.startsWith("seat-") && id.size() == 6)
            continue; // as a priest without rings
        const QImage image = drawn.pixmap(id, {20, 20}, 1).toImage().convertToFormat(QImage::Format_ARGB32);
        seen.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(seen.size(), ids.size() - 4); // no two look the same at 20 px
}

} // namespace tests::tst_osiris_pictures

TEST_CLASS(tst_osiris_pictures, TestOsirisPictures)
#include "tst_osiris_pictures.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of Nefertiti: that each place stands where the rules draw it.
#include "model/engine/core/game.h"
#include "model/engine/nefertiti/nefertiti.h"
#include "tests/test_class.h"
#include "views/board/artwork.h"
#include "views/common/fonts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace tests::tst_nefertiti_pictures {

using views::Artwork;
using views::Theme;

namespace {

const QString kNefertiti = QStringLiteral("nefertiti");

QRectF around(const Artwork &artwork, const std::function<bool(const engine::Place &)> &isMeant)
{
    QRectF all;
    for (const engine::Place &place : engine::nefertiti::game().places()) {
        if (isMeant(place))
            all |= artwork.bounds(QString::fromStdString(place.id));
    }
    return all;
}

} // namespace

class TestNefertitiPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void N8_marketsStandTwoByTwo();
    void N8_cardsLieBelowTheStallsOfTheirMarket_data();
    void N8_cardsLieBelowTheStallsOfTheirMarket();
    void N8_cellsGoMarketByMarket();
};

void TestNefertitiPictures::N8_marketsStandTwoByTwo()
{
    const Artwork artwork{Theme("light", kNefertiti)};
    const auto market = [&artwork](const std::string &name) {
        return around(artwork, [&name](const engine::Place &place) { return place.id.starts_with(name + "-"); });
    };
    const QRectF gizeh = market("gizeh");
    const QRectF akhetAton = market("akhet-aton");
    const QRectF abouSimbel = market("abou-simbel");
    const QRectF louqsor = market("louqsor");
    QVERIFY(gizeh.right() < akhetAton.left());
    QVERIFY(gizeh.bottom() < abouSimbel.top());
    QVERIFY(abouSimbel.right() < louqsor.left());
    QVERIFY(akhetAton.bottom() < louqsor.top());
}

void TestNefertitiPictures::N8_cardsLieBelowTheStallsOfTheirMarket_data()
{
    QTest::addColumn<QString>("market");
    for (const char *const market : {"gizeh", "akhet-aton", "abou-simbel", "louqsor"})
        QTest::newRow(market) << market;
}

void TestNefertitiPictures::N8_cardsLieBelowTheStallsOfTheirMarket()
{
    QFETCH(QString, market);
    const Artwork artwork{Theme("light", kNefertiti)};
    const auto stall = [&](const char *side) {
        const std::string start = (market + "-" + side + "-").toStdString();
        return around(artwork, [&start](const engine::Place &place) { return place.id.starts_with(start); });
    };
    QVERIFY(stall("l").right() < stall("r").left());
    const QRectF upper = artwork.bounds(market + "-u");
    QVERIFY(std::max(stall("l").bottom(), stall("r").bottom()) <= upper.top());
    qreal left = 0;
    for (const char *const lower : {"-1", "-2", "-3"}) {
        const QRectF card = artwork.bounds(market + lower);
        QVERIFY(upper.bottom() < card.top());
        QVERIFY(left < card.left());
        left = card.right();
    }
}

// Keyboard, screen reader and the picture in text go by rows and columns: market by market, and each place has a cell
// of its own.
void TestNefertitiPictures::N8_cellsGoMarketByMarket()
{
    std::set<std::pair<int, int>> cells;
    std::map<std::string, std::pair<int, int>> rows;
    std::vector<std::string> markets;
    for (const engine::Place &place : engine::nefertiti::game().places()) {
        QVERIFY2(place.row < 0 || cells.emplace(place.row, place.column).second, place.id.c_str());
        if (place.kind != "square" && place.kind != "upper" && place.kind != "lower")
            continue;
        const auto [found, isNew] = rows.try_emplace(*place.details.front().second.asText(), place.row, place.row);
        if (isNew)
            markets.push_back(found->first);
        auto &[first, last] = found->second;
        first = std::min(first, place.row);
        last = std::max(last, place.row);
    }
    std::sort(markets.begin(), markets.end(), [&rows](const auto &a, const auto &b) { return rows[a] < rows[b]; });
    QCOMPARE(markets, (std::vector<std::string>{"gizeh", "akhet-aton", "abou-simbel", "louqsor"}));
    for (std::size_t i = 1; i < markets.size(); ++i)
        QVERIFY(rows[markets[i - 1]].second < rows[markets[i]].first);
}

} // namespace tests::tst_nefertiti_pictures

TEST_CLASS(tst_nefertiti_pictures, TestNefertitiPictures)
#include "tst_nefertiti_pictures.moc"

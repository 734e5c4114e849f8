// SPDX-License-Identifier: GPL-3.0-or-later
// The colours: what they must be told apart by, and how pictures and controls get them.
#include "tests/test_class.h"
#include "tests/views/board/colour_difference.h"
#include "views/common/fonts.h"
#include "views/common/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QRegularExpression>
#include <QScopeGuard>

#include <algorithm>

namespace tests::tst_theme {

using colours::contrast;
using colours::distance;
using views::Theme;

namespace {

const QString kAton = QStringLiteral("aton");
const QStringList kSquares{"aton.yellow", "aton.green", "aton.black", "aton.blue", "aton.bonus"};
const QStringList kPlayers{"player.red", "player.blue"};
const QString kOsiris = QStringLiteral("osiris");
const QStringList kPlayersOfOsiris{"player.a", "player.b", "player.c", "player.d"};
const QString kNefertiti = QStringLiteral("nefertiti");
const QStringList kServants{"player.a", "player.b", "player.c", "player.d", "player.e"};
const QStringList kGifts{"nefertiti.senet",     "nefertiti.harp",     "nefertiti.chair", "nefertiti.mirror",
                         "nefertiti.statuette", "nefertiti.necklace", "nefertiti.gold"};

double contrastOf(const Theme &theme, const QString &a, const QString &b)
{
    return contrast(theme.colour(a), theme.colour(b));
}

double leastDistance(const Theme &theme, const QStringList &tokens, colours::Sight sight)
{
    double least = 1000;
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        for (qsizetype k = i + 1; k < tokens.size(); ++k)
            least = std::min(least, distance(theme.colour(tokens.at(i)), theme.colour(tokens.at(k)), sight));
    }
    return least;
}

void compareNear(double actual, double expected, double tolerance)
{
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qPrintable(QStringLiteral("%1 instead of %2").arg(actual).arg(expected)));
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { views::initResources(); }

    void contrastOfWords_data();
    void contrastOfWords();
    void highContrastOfWords();
    void contrastOfPairs_data();
    void contrastOfPairs();
    void distances_data();
    void distances();
    void contrastOfOsiris_data();
    void contrastOfOsiris();
    void distancesOfOsiris_data();
    void distancesOfOsiris();
    void pensAreNobodysColour();
    void playersOfOsirisCanBeRead();
    void lanesOfOsirisRiseInLight();
    void contrastOfNefertiti_data();
    void contrastOfNefertiti();
    void distancesOfNefertiti_data();
    void distancesOfNefertiti();
    void playersOfNefertitiCanBeRead();
    void colourBlindKeepsAndStrengthens();
    void everyThemeHasEveryToken();
    void unknownNamesWarn();
    void themedGoesByClass();
    void themedLeavesWhatIsNoXml();
    void paletteCanBeRead();
    void fontsFollowTheSystem();
    void aDesktopsWordsAreLargerOrSmaller();
};

// The table of section 1; 0 stands for its dash: below 4.5, never used.
void TestTheme::contrastOfWords_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QList<double>>("expected"); // on ground, panel, slab, rim and lintel, rim5, track
    const auto row = [](const char *theme, const char *word, const QList<double> &expected) {
        QTest::addRow("%s %s", theme, word) << QString(theme) << QString(word) << expected;
    };
    row("light", "ink", {13.6, 14.9, 12.0, 13.0, 9.9, 11.4});
    row("light", "ink2", {7.3, 8.0, 6.4, 7.0, 5.4, 6.2});
    row("light", "redtext", {6.6, 7.2, 5.8, 6.3, 4.8, 5.5});
    row("light", "bluetext", {8.4, 9.2, 7.4, 8.0, 6.2, 7.1});
    row("light", "accent", {5.9, 6.5, 5.2, 5.7, 0, 5.0});
    row("light", "gold", {4.9, 5.4, 0, 4.7, 0, 0});
    row("dark", "ink", {15.1, 13.8, 10.3, 12.4, 9.0, 10.2});
    row("dark", "ink2", {9.3, 8.5, 6.3, 7.6, 5.5, 6.3});
    row("dark", "redtext", {8.5, 7.7, 5.8, 6.9, 5.0, 5.7});
    row("dark", "bluetext", {9.5, 8.6, 6.4, 7.8, 5.6, 6.4});
    row("dark", "accent", {9.1, 8.3, 6.2, 7.5, 5.4, 6.2});
    row("dark", "gold", {9.7, 8.8, 6.6, 8.0, 5.8, 6.6});
}

void TestTheme::contrastOfWords()
{
    QFETCH(QString, theme);
    QFETCH(QString, word);
    QFETCH(QList<double>, expected);
    const Theme colours(theme);
    const QStringList grounds{"ground", "panel", "slab", "rim", "rim5", "track"};
    QCOMPARE(colours.colour(u"lintel"), colours.colour(u"rim"));
    for (qsizetype i = 0; i < grounds.size(); ++i) {
        const double actual = contrastOf(colours, word, grounds.at(i));
        if (expected.at(i) == 0)
            QVERIFY(actual < 4.5);
        else
            compareNear(actual, expected.at(i), 0.06);
    }
}

void TestTheme::highContrastOfWords()
{
    const Theme theme("high-contrast", kAton);
    const QStringList words{"ink", "ink2", "redtext", "bluetext", "accent", "gold"};
    const auto lowestOn = [&](const QString &ground) {
        double lowest = 21;
        for (const QString &word : words)
            lowest = std::min(lowest, contrastOf(theme, word, ground));
        return lowest;
    };
    for (const char *const ground : {"ground", "panel", "slab", "rim", "lintel"})
        compareNear(lowestOn(ground), 11.9, 0.06);
    compareNear(lowestOn("rim5"), 7.5, 0.06);
    compareNear(lowestOn("track"), 9.5, 0.06);
    for (const QString &square : kSquares)
        compareNear(contrastOf(theme, square + "-ring", "mark-edge"), 21, 0.06);
    compareNear(contrastOf(theme, "frame", "frame-edge"), 21, 0.06);
}

void TestTheme::contrastOfPairs_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("ground");
    QTest::addColumn<QList<double>>("expected"); // light, dark, high contrast; 0: not stated
    const auto row = [](const char *sign, const char *ground, const QList<double> &expected) {
        QTest::addRow("%s on %s", sign, ground) << QString(sign) << QString(ground) << expected;
    };
    row("onaccent", "accent", {6.9, 8.6, 15.6});
    row("duatink", "duat", {11.8, 15.6, 21});
    row("duatline", "duat", {6.2, 5.0, 15.3});
    row("aton.yellow-sign", "aton.yellow-frieze", {7.3, 7.3, 14.5});
    row("aton.green-sign", "aton.green-frieze", {5.6, 5.6, 9.7});
    row("aton.black-sign", "aton.black-frieze", {11.9, 11.9, 21});
    row("aton.blue-sign", "aton.blue-frieze", {11.2, 11.2, 12.0});
    row("aton.bonus-sign", "aton.bonus-frieze", {12.3, 12.3, 21});
    row("aton.yellow-ring", "aton.yellow", {9.1, 9.1, 0});
    row("aton.green-ring", "aton.green", {4.9, 4.9, 0});
    row("aton.black-ring", "aton.black", {16.0, 16.0, 0});
    row("aton.blue-ring", "aton.blue", {8.1, 8.1, 0});
    row("aton.bonus-ring", "aton.bonus", {14.5, 14.5, 0});
    row("ivory", "player.red", {6.3, 6.0, 7.4});
    row("ivory", "player.blue", {9.3, 6.8, 9.4});
    row("card-ink", "card", {15.3, 15.3, 0});
    row("player.red", "card", {6.5, 6.1, 0});
    row("player.blue", "card", {9.5, 6.9, 0});
    row("card-gold", "player.red", {5.1, 4.8, 0});
    row("card-gold", "player.blue", {7.5, 5.5, 0});
}

void TestTheme::contrastOfPairs()
{
    QFETCH(QString, sign);
    QFETCH(QString, ground);
    QFETCH(QList<double>, expected);
    const QStringList themes{"light", "dark", "high-contrast"};
    for (qsizetype i = 0; i < themes.size(); ++i) {
        if (expected.at(i) != 0)
            compareNear(contrastOf(Theme(themes.at(i), kAton), sign, ground), expected.at(i), 0.06);
    }
}

// The least distances of section 1.
void TestTheme::distances_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QStringList>("tokens");
    QTest::addColumn<QList<double>>("least"); // usual sight, protanopia, deuteranopia, tritanopia
    QTest::newRow("squares, light") << "light" << kSquares << QList<double>{25.0, 20.7, 24.1, 20.7};
    QTest::newRow("squares, dark") << "dark" << kSquares << QList<double>{25.0, 20.7, 24.1, 20.7};
    QTest::newRow("squares, high contrast") << "high-contrast" << kSquares << QList<double>{30.2, 19.9, 27.2, 22.0};
    QTest::newRow("squares, colour-blind") << "colour-blind" << kSquares << QList<double>{25.0, 20.7, 24.1, 20.7};
    QTest::newRow("players, light") << "light" << kPlayers << QList<double>{41.6, 44.4, 52.9, 54.8};
    QTest::newRow("players, dark") << "dark" << kPlayers << QList<double>{42.5, 47.0, 54.4, 59.3};
    QTest::newRow("players, colour-blind") << "colour-blind" << kPlayers << QList<double>{41.6, 44.4, 52.9, 54.8};
}

void TestTheme::distances()
{
    QFETCH(QString, theme);
    QFETCH(QStringList, tokens);
    QFETCH(QList<double>, least);
    const Theme colours(theme, kAton);
    for (qsizetype i = 0; i < least.size(); ++i)
        compareNear(leastDistance(colours, tokens, colours::kSights[i]), least.at(i), 0.15);
}

void TestTheme::contrastOfOsiris_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("ground");
    QTest::addColumn<QList<double>>("expected"); // light, dark, high contrast; 0: not stated
    const auto row = [](const char *sign, const char *ground, const QList<double> &expected) {
        QTest::addRow("%s on %s", sign, ground) << QString(sign) << QString(ground) << expected;
    };
    row("player.a-sign", "player.a", {12.1, 12.1, 15.8});
    row("player.b-sign", "player.b", {7.8, 7.8, 7.8});
    row("player.c-sign", "player.c", {5.9, 5.9, 7.4});
    row("player.d-sign", "player.d", {6.9, 6.9, 8.5});
    row("ivory", "osiris.power", {4.7, 4.7, 4.7});
    row("osiris.bar", "osiris.brick-3", {6.7, 0, 0});
    row("osiris.link", "osiris.lane-1", {5.0, 0, 0});
    row("card-ink", "card", {15.3, 15.3, 0});
}

void TestTheme::contrastOfOsiris()
{
    QFETCH(QString, sign);
    QFETCH(QString, ground);
    QFETCH(QList<double>, expected);
    const QStringList themes{"light", "dark", "high-contrast"};
    for (qsizetype i = 0; i < themes.size(); ++i) {
        const double actual = contrastOf(Theme(themes.at(i), kOsiris), sign, ground);
        QVERIFY(actual >= 4.5);
        if (expected.at(i) != 0)
            compareNear(actual, expected.at(i), 0.06);
    }
}

void TestTheme::distancesOfOsiris_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QList<double>>("least"); // usual sight, protanopia, deuteranopia, tritanopia
    for (const char *const theme : {"light", "dark", "colour-blind"})
        QTest::newRow(theme) << theme << QList<double>{31.8, 20.0, 20.1, 25.4};
    QTest::newRow("high-contrast") << "high-contrast" << QList<double>{0, 28.4, 28.5, 29.3}; // 0: not stated
}

void TestTheme::distancesOfOsiris()
{
    QFETCH(QString, theme);
    QFETCH(QList<double>, least);
    const Theme colours(theme, kOsiris);
    for (qsizetype i = 0; i < least.size(); ++i) {
        const double actual = leastDistance(colours, kPlayersOfOsiris, colours::kSights[i]);
        QVERIFY(actual >= 19.95); // the aim of 20, as rounded in the table
        if (least.at(i) != 0)
            compareNear(actual, least.at(i), 0.15);
    }
}

// Figures and lines in a player's colour, and the bars of a blockade on every brick.
// What people draw stands on any ground, within its light edge.
void TestTheme::pensAreNobodysColour()
{
    const QStringList pens{"pen-solid", "pen-dashed", "pen-dotted", "pen-double"};
    const std::pair<QString, QStringList> games[] = {
        {kAton, kPlayers}, {kOsiris, kPlayersOfOsiris}, {kNefertiti, kServants}};
    for (const QString &name : Theme::themeNames()) {
        for (const auto &[game, players] : games) {
            const Theme theme(name, game);
            for (const QString &pen : pens) {
                QVERIFY(contrastOf(theme, pen, "frame") >= 3);
                for (const QString &player : players)
                    QVERIFY(distance(theme.colour(pen), theme.colour(player), colours::kSights[0]) >= 16);
            }
            for (const colours::Sight sight : colours::kSights)
                QVERIFY(leastDistance(theme, pens, sight) >= 20);
        }
    }
}

void TestTheme::playersOfOsirisCanBeRead()
{
    for (const QString &name : Theme::themeNames()) {
        const Theme theme(name, kOsiris);
        for (const char *const word : {"atext", "btext", "ctext", "dtext"}) {
            for (const char *const ground : {"ground", "panel", "slab", "rim", "track"})
                QVERIFY2(contrastOf(theme, word, ground) >= 4.5, qPrintable(name + " " + word + " " + ground));
        }
        for (const char *const lane : {"1", "2", "3", "4"}) {
            QVERIFY(contrastOf(theme, "osiris.bar", QLatin1String("osiris.brick-") + lane) >= 4.5);
            QVERIFY(contrastOf(theme, "ink", QLatin1String("osiris.brick-") + lane) >= 4.5);
            QVERIFY(contrastOf(theme, "osiris.link", QLatin1String("osiris.lane-") + lane) >= 4.5);
        }
    }
}

void TestTheme::lanesOfOsirisRiseInLight()
{
    for (const QString &name : Theme::themeNames()) {
        const Theme theme(name, kOsiris);
        for (int lane = 1; lane < 4; ++lane) {
            const auto brick = [&](int n) {
                return theme.colour(QStringLiteral("osiris.brick-%1").arg(n)).lightnessF();
            };
            QVERIFY2(brick(lane) < brick(lane + 1), qPrintable(name));
        }
    }
}

// What the section on Nefertiti states, in the order of its table.
void TestTheme::contrastOfNefertiti_data()
{
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("ground");
    QTest::addColumn<QList<double>>("expected"); // light, dark, high contrast; 0: not stated
    const auto row = [](const QString &sign, const QString &ground, const QList<double> &expected) {
        QTest::addRow("%s on %s", qPrintable(sign), qPrintable(ground)) << sign << ground << expected;
    };
    const QList<double> ofServants{17.7, 6.6, 6.6, 7.9, 10.5};
    for (qsizetype i = 0; i < kServants.size(); ++i)
        row(kServants[i] + "-sign", kServants[i], {ofServants[i], ofServants[i], 0});
    const QList<double> ofGifts{13.4, 8.1, 4.6, 10.9, 6.1, 4.7, 11.6};
    for (qsizetype i = 0; i < kGifts.size(); ++i)
        row("nefertiti.sign", kGifts[i], {ofGifts[i], ofGifts[i], 0});
    row("ink", "nefertiti.bid", {14.3, 8.3, 0});
    row("ink2", "nefertiti.bid", {7.7, 5.1, 0});
    row("ink", "nefertiti.base", {8.2, 0, 0});
    row("outline", "nefertiti.deben", {8.1, 8.1, 0});
    row("outline", "nefertiti.seal", {4.7, 4.7, 0});
    row("card-ink2", "card", {8.3, 8.3, 0});
}

void TestTheme::contrastOfNefertiti()
{
    QFETCH(QString, sign);
    QFETCH(QString, ground);
    QFETCH(QList<double>, expected);
    const QStringList themes{"light", "dark", "high-contrast"};
    for (qsizetype i = 0; i < themes.size(); ++i) {
        const double actual = contrastOf(Theme(themes.at(i), kNefertiti), sign, ground);
        QVERIFY2(actual >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(themes.at(i)).arg(actual)));
        if (expected.at(i) != 0)
            compareNear(actual, expected.at(i), 0.06);
    }
}

void TestTheme::distancesOfNefertiti_data()
{
    QTest::addColumn<QStringList>("tokens");
    QTest::addColumn<QStringList>("others");     // told apart from each of the tokens; none: they from one another
    QTest::addColumn<QList<double>>("expected"); // usual sight, protanopia, deuteranopia, tritanopia
    QTest::addColumn<double>("tolerance");
    QTest::newRow("four Servants") << kServants.first(4) << QStringList() << QList<double>{31.5, 24.6, 25.2, 29.3}
                                   << 0.15;
    QTest::newRow("five Servants") << kServants << QStringList() << QList<double>{31.5, 22.8, 25.2, 29.3} << 0.15;
    QTest::newRow("gifts") << kGifts << QStringList() << QList<double>{20.9, 15.1, 14.6, 14.4} << 0.15;
    QTest::newRow("seal and Servants") << kServants << QStringList{"nefertiti.seal"} << QList<double>{32, 20, 26, 22}
                                       << 0.6;
    QTest::newRow("seal and Deben") << QStringList{"nefertiti.deben"} << QStringList{"nefertiti.seal"}
                                    << QList<double>{56, 52, 48, 17} << 0.6;
}

void TestTheme::distancesOfNefertiti()
{
    QFETCH(QStringList, tokens);
    QFETCH(QStringList, others);
    QFETCH(QList<double>, expected);
    QFETCH(double, tolerance);
    for (const char *const name : {"light", "dark", "colour-blind"}) {
        const Theme theme(name, kNefertiti);
        for (qsizetype i = 0; i < expected.size(); ++i) {
            double least = others.isEmpty() ? leastDistance(theme, tokens, colours::kSights[i]) : 1000;
            for (const QString &other : others) {
                for (const QString &token : tokens)
                    least = std::min(least, distance(theme.colour(token), theme.colour(other), colours::kSights[i]));
            }
            compareNear(least, expected.at(i), tolerance);
        }
    }
}

void TestTheme::playersOfNefertitiCanBeRead()
{
    for (const QString &name : Theme::themeNames()) {
        const Theme theme(name, kNefertiti);
        for (const char *const word : {"atext", "btext", "ctext", "dtext", "etext"}) {
            for (const char *const ground : {"ground", "panel", "track"})
                QVERIFY2(contrastOf(theme, word, ground) >= 4.5, qPrintable(name + " " + word + " " + ground));
        }
    }
}

void TestTheme::colourBlindKeepsAndStrengthens()
{
    const Theme light("light", kAton);
    const Theme theme("colour-blind", kAton);
    for (const QString &token : kSquares + kPlayers)
        QCOMPARE(theme.colour(token), light.colour(token));
    const QStringList words{"ink2", "redtext", "bluetext", "accent", "gold"};
    double leastLight = 1000;
    double least = 1000;
    for (const colours::Sight sight : colours::kSights) {
        leastLight = std::min(leastLight, leastDistance(light, words, sight));
        least = std::min(least, leastDistance(theme, words, sight));
    }
    compareNear(leastLight, 5.9, 0.15);
    compareNear(least, 8.6, 0.15);
    for (const char *const ground : {"ground", "panel", "slab", "rim", "rim5", "track"}) {
        for (const char *const word : {"ink", "ink2", "redtext", "bluetext"})
            QVERIFY(contrastOf(theme, word, ground) >= 4.5);
    }
    QVERIFY(contrastOf(theme, "accent", "track") >= 4.5);
    QVERIFY(contrastOf(theme, "onaccent", "accent") >= 4.5);
    QVERIFY(contrastOf(theme, "gold", "rim") >= 4.5);
}

void TestTheme::everyThemeHasEveryToken()
{
    for (const QString &game : {kAton, kOsiris, kNefertiti}) {
        const QStringList tokens = Theme("light", game).tokens();
        QVERIFY(tokens.contains("slab") && !tokens.filter(game + ".").empty());
        for (const QString &name : Theme::themeNames()) {
            const Theme theme(name, game);
            QCOMPARE(theme.name(), name);
            QCOMPARE(theme.tokens(), tokens);
            for (const QString &token : tokens)
                QVERIFY2(theme.colour(token).isValid(), qPrintable(name + " " + token));
        }
    }
    for (const QString &name : Theme::themeNames()) {
        for (const QString &token : Theme(name).tokens())
            QVERIFY2(!token.contains(u'.'), qPrintable(token)); // a shared theme names no game
    }
}

void TestTheme::unknownNamesWarn()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no theme \"dusk\""));
    const Theme theme("dusk");
    QCOMPARE(theme.name(), "light");
    QCOMPARE(theme.colour(u"slab"), Theme("light").colour(u"slab"));

    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no colours of the game \"senet\""));
    QVERIFY(!Theme("light", "senet").has(u"aton.yellow"));

    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("has a colour \"nobody\""));
    QCOMPARE(theme.colour(u"nobody"), QColor(Qt::magenta));
    QCOMPARE(theme.colour(u"nobody"), QColor(Qt::magenta)); // says so only once
}

void TestTheme::themedGoesByClass()
{
    const Theme theme("dark", kAton);
    // ink and outline share a value in the light theme and must part in the dark one.
    const QByteArray svg =
        theme.themed(R"(<svg xmlns="http://www.w3.org/2000/svg"><g id="a">)"
                     R"(<rect class="f-ink s-outline" id="r" width="3" fill="#2A2118" stroke="#2A2118"/>)"
                     R"(<path class="s-stone-line" fill="none"/><circle r="1" fill="#2A2118"/></g></svg>)");
    QVERIFY(svg.contains(R"(fill="#f3ead7" stroke="#2a2118")"));
    QVERIFY(svg.contains(R"(<path class="s-stone-line" fill="none" stroke="none")"));
    QVERIFY(svg.contains(R"(<circle r="1" fill="#2A2118")")); // no class: nothing changes
    QVERIFY(svg.contains(R"(id="r" width="3")"));
}

void TestTheme::themedLeavesWhatIsNoXml()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no XML"));
    QCOMPARE(Theme().themed("<svg><g>"), QByteArray("<svg><g>"));
}

void TestTheme::paletteCanBeRead()
{
    for (const QString &name : Theme::themeNames()) {
        const QPalette palette = Theme(name).palette();
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            const auto readable = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
                return contrast(palette.color(group, text), palette.color(group, ground)) >= 4.5;
            };
            QVERIFY(readable(QPalette::WindowText, QPalette::Window));
            QVERIFY(readable(QPalette::Text, QPalette::Base));
            QVERIFY(readable(QPalette::Text, QPalette::AlternateBase));
            QVERIFY(readable(QPalette::ButtonText, QPalette::Button));
            QVERIFY(readable(QPalette::HighlightedText, QPalette::Highlight));
            QVERIFY(readable(QPalette::ToolTipText, QPalette::ToolTipBase));
            QVERIFY(readable(QPalette::PlaceholderText, QPalette::Base));
        }
    }
}

void TestTheme::fontsFollowTheSystem()
{
    using views::FontRole;
    const qreal scale = views::fontScale();
    QVERIFY(scale >= 1);
    const auto pixels = [](FontRole role) { return views::fontFor(role).pixelSize(); };
    QCOMPARE(pixels(FontRole::Score), qRound(38 * scale));
    QCOMPARE(pixels(FontRole::Card), qRound(50 * scale));
    QCOMPARE(pixels(FontRole::Prompt), qRound(19 * scale));
    QCOMPARE(pixels(FontRole::Heading), qRound(17 * scale));
    QCOMPARE(pixels(FontRole::Text), qRound(15 * scale));
    QCOMPARE(pixels(FontRole::Second), qRound(14 * scale));
    QCOMPARE(pixels(FontRole::Least), qRound(13 * scale));
    QCOMPARE(views::fontFor(FontRole::Prompt).weight(), QFont::DemiBold);
    QCOMPARE(QFontInfo(views::fontFor(FontRole::Text)).family(), views::fontFamilies().constFirst());
    QCOMPARE(views::fontOfHeight(0.2, QFont::Medium).pixelSize(), 1);
    const QStringList own = views::fontFamilies();
    const auto back = qScopeGuard([] { views::useSystemFont(false); });
    views::useSystemFont(true);
    const QStringList system{QFontDatabase::systemFont(QFontDatabase::GeneralFont).family()};
    QCOMPARE(views::fontFamilies(), system);
    QCOMPARE(views::fontFor(FontRole::Text).families(), system);
    QCOMPARE(pixels(FontRole::Text), qRound(15 * scale));
    views::useSystemFont(false);
    QCOMPARE(views::fontFamilies(), own);
}

void TestTheme::aDesktopsWordsAreLargerOrSmaller()
{
    using views::FontRole;
    const auto back = qScopeGuard([] { views::setDesktopText({}); });
    const auto pixels = [](FontRole role) { return views::fontFor(role).pixelSize(); };
    const int usual = pixels(FontRole::Text);
    views::setDesktopText({0, 2});
    QCOMPARE(pixels(FontRole::Text), 2 * usual);
    QCOMPARE(views::fontScale(), 2.0 * usual / 15);
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    for (const qreal points : {22.0, 10.0}) {
        font.setPointSizeF(points);
        views::setDesktopText({points, 1});
        QCOMPARE(pixels(FontRole::Text), QFontInfo(font).pixelSize());
        QCOMPARE(views::fontScale() > 1, points > 20);
    }
    views::setDesktopText({4, 1}); // too small to be read
    for (const FontRole role : {FontRole::Prompt, FontRole::Text, FontRole::Second, FontRole::Least})
        QCOMPARE(pixels(role), 12);
    QVERIFY(pixels(FontRole::Score) > 12 && pixels(FontRole::Score) < 38);
    QCOMPARE(views::scaledPixels(24), 24); // what is clicked stays as large
}

} // namespace tests::tst_theme

TEST_CLASS(tst_theme, TestTheme)
#include "tst_theme.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the handbook: its pages, what is found in them, where links lead, how it is printed.
#include <set>
#include <tuple>

#include <QBuffer>
#include <QFile>
#include <QPdfWriter>
#include <QPixmap>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>

#include "model/words/languages.h"
#include "tests/test_class.h"
#include "views/board/board_plan.h"
#include "views/board/place_rules.h"
#include "views/common/paper.h"
#include "views/common/style_sheet.h"
#include "views/common/theme.h"
#include "views/handbook/folding.h"
#include "views/handbook/handbook.h"
#include "views/handbook/help_document.h"

namespace tests::tst_handbook {

using views::Handbook;
using views::HelpPage;
using views::HelpPlace;
using views::HelpSection;

namespace {

QByteArray printed(const HelpPage &page, const QString &sheets = {})
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        views::layPaper(writer);
        writer.setPageRanges(QPageRanges::fromString(sheets));
        [&] { QVERIFY(views::printPage(page, writer)); }();
    }
    return pdf.data();
}

/// How many pages a page takes on paper.
qsizetype sheetsOf(const HelpPage &page, const QString &sheets = {})
{
    return printed(page, sheets).count("/Type /Page\n");
}

/// All that is painted in a file, without what names the file.
QByteArrayList streamsOf(const QByteArray &pdf)
{
    QByteArrayList streams;
    for (qsizetype at = pdf.indexOf("\nstream\n"); at >= 0; at = pdf.indexOf("\nstream\n", at + 1))
        streams << pdf.mid(at, pdf.indexOf("endstream", at) - at);
    return streams;
}

} // namespace

class TestHandbook : public QObject {
    Q_OBJECT

private slots:
    static void initTestCase();
    static void init();
    static void pagesStandInTheirOrder();
    static void thereIsOneForEachLanguage();
    static void sectionsAreThoseOfTheSource();
    static void placesAreReadAndWritten();
    static void keysAreCalledAsInTheLanguage();
    static void wordsAreFoundWhateverTheirAccents();
    static void whatIsFoundInAHeadingComesFirst();
    static void whatIsCalledOtherwiseIsFound();
    static void allWordsMustStandInOneSection();
    static void wordsAreFoundWhereTheyStand();
    static void somethingIsSaidAboutPlaces();
    static void everyPlaceHasItsSection();
    static void narrowSpacesStay();
    static void cardsArePrintedOnOneSheet_data();
    static void cardsArePrintedOnOneSheet();
    static void printIsDarkOnLight();
    static void paperIsThatOfThePrinter();
    static void sheetsMayBeChosen();
    static void aPrintThatFailsIsTold();
    static void picturesAreDrawnForTheScreen();
};

void TestHandbook::initTestCase() { views::initResources(); }

void TestHandbook::init() { words::setLanguage(QStringLiteral("en")); }

void TestHandbook::pagesStandInTheirOrder()
{
    QStringList ids{QStringLiteral("start")};
    for (const engine::Game *game : views::picturedGames())
        ids << Handbook::rulesPageOf(*game) << Handbook::cardPageOf(*game);
    for (const char *const id : {"computer", "review", "editor", "files", "keys"})
        ids << QLatin1String(id);
    QStringList there;
    const Handbook handbook(QStringLiteral("en"));
    for (const HelpPage &page : handbook.pages()) {
        there << page.id;
        QVERIFY2(!page.title().isEmpty(), qPrintable(page.id));
        QCOMPARE(page.game != nullptr, page.id.contains(QLatin1Char('-')));
        QCOMPARE(handbook.page(page.id), &page);
    }
    QCOMPARE(there, ids);
    QVERIFY(!handbook.page(QStringLiteral("nothing")));
}

void TestHandbook::thereIsOneForEachLanguage()
{
    const std::shared_ptr<const Handbook> english = views::handbook();
    QCOMPARE(views::handbook(), english);
    words::setLanguage(QStringLiteral("fr"));
    const std::shared_ptr<const Handbook> french = views::handbook();
    QVERIFY(french != english);
    QCOMPARE(french->pages().front().body, Handbook(QStringLiteral("fr")).pages().front().body);
}

void TestHandbook::sectionsAreThoseOfTheSource()
{
    static const QRegularExpression headings(QStringLiteral("<h[23][^>]* id=\"([^\"]*)\""));
    const Handbook handbook(QStringLiteral("de"));
    QFile file(QStringLiteral(":/help/de/start.html"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList ids{QString()};
    const QString source = QString::fromUtf8(file.readAll());
    for (auto it = headings.globalMatch(source); it.hasNext();)
        ids << it.next().captured(1);
    QStringList read;
    for (const HelpSection &section : handbook.pages().front().sections) {
        read << section.id;
        QVERIFY(handbook.section({QStringLiteral("start"), section.id}) == &section);
    }
    QCOMPARE(read, ids);
}

void TestHandbook::placesAreReadAndWritten()
{
    const HelpPlace section{QStringLiteral("start"), QStringLiteral("new-game")};
    QCOMPARE(HelpPlace::of(QStringLiteral("start#new-game")), section);
    QCOMPARE(HelpPlace::of(QStringLiteral("start.html#new-game")), section);
    QCOMPARE(section.text(), QStringLiteral("start#new-game"));
    QCOMPARE(HelpPlace::of(QStringLiteral("start.html")), HelpPlace{QStringLiteral("start")});
    QCOMPARE(HelpPlace::of(QStringLiteral("#new-game")), (HelpPlace{{}, section.section}));
}

void TestHandbook::keysAreCalledAsInTheLanguage()
{
    words::setLanguage(QStringLiteral("de"));
    const QString body = Handbook(QStringLiteral("de")).page(QStringLiteral("keys"))->body;
    QVERIFY(body.contains(QLatin1String("<kbd>Strg+")));
    QVERIFY(!body.contains(QLatin1String("<kbd>Ctrl+")));
}

void TestHandbook::wordsAreFoundWhateverTheirAccents()
{
    QCOMPARE(views::FoldedText::words(QStringLiteral(" Décompte, ÉGALITÉ – cœur; Straße")),
             QStringList({QStringLiteral("decompte"), QStringLiteral("egalite"), QStringLiteral("coeur"),
                          QStringLiteral("strasse")}));
    const views::FoldedText text(QStringLiteral("Le cœur du Décompte"));
    QCOMPARE(text.find(QStringLiteral("decompte")), 11);
    QCOMPARE(text.endOf(QStringLiteral("decompte"), 11), 19);
    QCOMPARE(text.endOf(QStringLiteral("coeur"), 3), 7);
    QCOMPARE(text.find(QStringLiteral("compte")), -1); // not where a word begins
    const Handbook french(QStringLiteral("fr"));
    const auto places = [&](const QString &wanted) {
        QStringList all;
        for (const views::HelpHit &hit : french.search(wanted))
            all << hit.place.text();
        return all;
    };
    QVERIFY(!places(QStringLiteral("règles")).isEmpty());
    QCOMPARE(places(QStringLiteral("REGLES")), places(QStringLiteral("règles")));
    QVERIFY(places(QStringLiteral(" – ")).isEmpty());
    QVERIFY(places(QStringLiteral("xyzzy")).isEmpty());
}

void TestHandbook::whatIsFoundInAHeadingComesFirst()
{
    const Handbook handbook(QStringLiteral("en"));
    const QString word = QStringLiteral("scor"); // scoring, scores
    bool wasText = false;
    int inTitle = 0;
    for (const views::HelpHit &hit : handbook.search(word)) {
        const HelpSection &section = *handbook.section(hit.place);
        QCOMPARE(hit.title, section.title);
        QCOMPARE(hit.page, handbook.page(hit.place.page)->title());
        const bool titled = views::FoldedText(section.title + u' ' + section.also).find(word) >= 0;
        QVERIFY(!titled || !wasText);
        wasText = !titled;
        inTitle += titled;
    }
    QVERIFY(inTitle > 0);
    QVERIFY(wasText);
}

void TestHandbook::whatIsCalledOtherwiseIsFound()
{
    for (const auto &[language, wanted, place] :
         {std::tuple("en", "meeple", "nefertiti-rules#placing"), std::tuple("fr", "TUTORIEL", "start#lessons"),
          std::tuple("de", "automa", "tekhenu-rules#solo")}) {
        const std::vector<views::HelpHit> hits = Handbook(QLatin1String(language)).search(QLatin1String(wanted));
        QVERIFY2(!hits.empty(), wanted);
        QCOMPARE(hits.front().place.text(), QLatin1String(place));
        QVERIFY(!hits.front().excerpt.contains(QLatin1String(wanted), Qt::CaseInsensitive));
    }
}

void TestHandbook::allWordsMustStandInOneSection()
{
    const Handbook handbook(QStringLiteral("en"));
    const std::vector<views::HelpHit> hits = handbook.search(QStringLiteral("counter temple"));
    QVERIFY(!hits.empty());
    QVERIFY(hits.size() < handbook.search(QStringLiteral("temple")).size());
    for (const views::HelpHit &hit : hits) {
        const HelpSection &section = *handbook.section(hit.place);
        const views::FoldedText text(section.title + QLatin1Char(' ') + section.text);
        QVERIFY(text.find(QStringLiteral("counter")) >= 0 && text.find(QStringLiteral("temple")) >= 0);
    }
}

/// The excerpt is from the text, whole words of it, with what was looked for if it stands there.
void TestHandbook::wordsAreFoundWhereTheyStand()
{
    const Handbook handbook(QStringLiteral("en"));
    for (const views::HelpHit &hit : handbook.search(QStringLiteral("counters"))) {
        const QString &text = handbook.section(hit.place)->text;
        QString said = hit.excerpt;
        QCOMPARE(said.startsWith(QChar(0x2026)), !text.startsWith(said.left(10)));
        said.remove(QChar(0x2026));
        QVERIFY2(text.contains(said), qPrintable(said));
        QVERIFY(said.size() <= 200);
        if (views::FoldedText(text).find(QStringLiteral("counters")) >= 0)
            QVERIFY2(views::FoldedText(said).find(QStringLiteral("counters")) >= 0, qPrintable(said));
    }
}

void TestHandbook::somethingIsSaidAboutPlaces()
{
    const Handbook handbook(QStringLiteral("en"));
    for (const engine::Game *game : views::picturedGames()) {
        const HelpPage &rules = *handbook.page(Handbook::rulesPageOf(*game));
        QCOMPARE(handbook.placeAbout(*game, {}), HelpPlace{rules.id});
        QCOMPARE(handbook.placeAbout(*game, {QStringLiteral("nothing")}), HelpPlace{rules.id});
        std::set<QString> keys;
        for (const HelpSection &section : rules.sections) {
            for (const QString &key : section.about) {
                if (keys.insert(key).second)
                    QCOMPARE(handbook.placeAbout(*game, {QStringLiteral("nothing"), key}),
                             (HelpPlace{rules.id, section.id}));
            }
        }
        QVERIFY2(!keys.empty(), qPrintable(rules.id));
    }
}

void TestHandbook::everyPlaceHasItsSection()
{
    const Handbook handbook(QStringLiteral("en"));
    const engine::Game &game = *engine::findGame("nefertiti");
    const auto sectionAt = [&](engine::PlaceIndex place) {
        return handbook.placeAbout(game, views::PlaceRules::aboutKeys(game, place)).section;
    };
    for (engine::PlaceIndex place = 0; place < static_cast<int>(game.places().size()); ++place)
        QVERIFY2(!sectionAt(place).isEmpty(), game.places()[place].id.c_str());
    QCOMPARE(sectionAt(game.placeOf("character-thief")), QStringLiteral("character-thief"));
    QCOMPARE(sectionAt(game.placeOf("louqsor-r-5")), QStringLiteral("dice"));
    QCOMPARE(sectionAt(game.placeOf("gizeh-r-5")), QStringLiteral("stalls"));
}

/// Qt alone would make plain spaces of them, where lines may be broken.
void TestHandbook::narrowSpacesStay()
{
    HelpPage page{QStringLiteral("start"),
                  nullptr,
                  QStringLiteral("<h1>Vous\u202f?</h1><p>Oui\u202f! Non\u00a0: non.</p>"),
                  {{}}};
    views::HelpDocument document{views::Theme()};
    document.write(page);
    QCOMPARE(document.toRawText(), QStringLiteral("Vous\u202f?\u2029Oui\u202f! Non\u00a0: non."));
}

void TestHandbook::cardsArePrintedOnOneSheet_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : words::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestHandbook::cardsArePrintedOnOneSheet()
{
    QFETCH(const QString, language);
    words::setLanguage(language);
    const Handbook handbook(language);
    for (const engine::Game *game : views::picturedGames())
        QCOMPARE(sheetsOf(*handbook.page(Handbook::cardPageOf(*game))), 1);
}

/// Whatever the program wears.
void TestHandbook::printIsDarkOnLight()
{
    const Handbook handbook(QStringLiteral("en"));
    const HelpPage &page = handbook.pages()[1]; // with pictures
    views::applyTheme(views::Theme(QStringLiteral("light")));
    const QByteArrayList light = streamsOf(printed(page));
    QVERIFY(sheetsOf(page) > 1);
    QVERIFY(light.size() > 2);
    views::applyTheme(views::Theme(QStringLiteral("dark")));
    QCOMPARE(streamsOf(printed(page)), light);
    views::applyTheme(views::Theme(QStringLiteral("light")));
}

void TestHandbook::paperIsThatOfThePrinter()
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        views::layPaper(writer);
        writer.setPageSize(QPageSize(QPageSize::A5)); // as somebody may choose in the dialogue
        QVERIFY(views::printPage(Handbook(QStringLiteral("en")).pages().front(), writer));
    }
    QVERIFY(pdf.data().contains("/MediaBox [0 0 420.000000 595.000000]"));
}

void TestHandbook::sheetsMayBeChosen()
{
    const Handbook handbook(QStringLiteral("en"));
    const HelpPage &page = handbook.pages()[1];
    QVERIFY(sheetsOf(page) > 3);
    QCOMPARE(sheetsOf(page, QStringLiteral("2-3")), 2);
}

void TestHandbook::aPrintThatFailsIsTold()
{
    QPdfWriter writer(QStringLiteral("/nowhere/page.pdf"));
    QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
    QVERIFY(!views::printPage(Handbook(QStringLiteral("en")).pages().front(), writer));
}

void TestHandbook::picturesAreDrawnForTheScreen()
{
    views::HelpDocument document{views::Theme()};
    document.write(Handbook(QStringLiteral("en")).pages()[1]);
    document.fitPictures(300);
    const QTextCursor picture = document.find(QString(QChar::ObjectReplacementCharacter));
    const QUrl name(picture.charFormat().toImageFormat().name());
    const auto drawn = [&] { return document.resource(QTextDocument::ImageResource, name).value<QPixmap>(); };
    QCOMPARE(drawn().width(), 300);
    QCOMPARE(drawn().cacheKey(), drawn().cacheKey()); // once
    document.setRatio(2);
    QCOMPARE(drawn().width(), 600);
    QCOMPARE(drawn().devicePixelRatio(), 2.0);
}

} // namespace tests::tst_handbook

TEST_CLASS(tst_handbook, TestHandbook)
#include "tst_handbook.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>

#include "model/engine/search/runner.h"
#include "model/words/words.h"
#include "tests/test_class.h"

namespace tests::tst_words {

using engine::Message;
using words::Words;

namespace {

/// Says everything in capitals, and knows plural forms.
class Shouting : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int n) const override
    {
        const QString plural = QString::fromUtf8(text).replace(QLatin1String("(s)"), QLatin1String(n == 1 ? "" : "S"));
        return plural.contains(QLatin1String("counter"))
                   ? plural.toUpper()
                         .replace(QLatin1String("%N"), QLatin1String("%n"))
                         .replace(QLatin1String("{SEAT}"), QLatin1String("{seat}"))
                   : QString();
    }
};

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void seatsBecomeNames();
    void placesBecomePhrases();
    void noPhraseHoldsAnId();
    void coordinatesAreWhatPhrasesSay();
    void placesAreReadOut();
    void idsBecomeWords();
    void textsBecomeWordsWhereTheGameHasThem();
    void numbersFollowTheLocale();
    void messagesInMessages();
    void inBriefWhereThereAreSuchWords();
    void onlyOpenMarketsAreTooDear();
    void numbersBesideWhatIsCounted();
    void unknownIdsStandInBrackets();
    void bracesInNamesAreNoFields();
    void pluralForms();
    void moreCountersAreThoseAfterTheFirst();
    void progressBeyondWhatWins();
    void everyTableIsSound();
    void everyPlaceHasAPhrase();
    void everyIllegalReasonHasWords();

private:
    const engine::Game &m_game = *engine::findGame("aton");
    const Words m_words{m_game, {QStringLiteral("Ada"), QString()}};
};

void TestWords::seatsBecomeNames()
{
    QCOMPARE(m_words.say({"refused.has-laid", {{"seat", "red"}}}), QStringLiteral("Ada has laid already."));
    QCOMPARE(m_words.say({"refused.has-laid", {{"seat", "blue"}}}), QStringLiteral("Blue has laid already."));
    QCOMPARE(Words(m_game).seat("red"), QStringLiteral("Red"));
    QCOMPARE(m_words.seat("green"), QStringLiteral("green"));
}

void TestWords::placesBecomePhrases()
{
    QCOMPARE(m_words.say({"refused.empty", {{"place", "temple-3-d"}}}),
             QStringLiteral("There is no counter on square 3d."));
    QCOMPARE(m_words.place(m_game.placeOf("cartouche-red-2")), QStringLiteral("cartouche 2 of Ada"));
    QCOMPARE(m_words.say({"refused.empty", {{"place", "nowhere"}}}), QStringLiteral("There is no counter on [place]."));
}

void TestWords::placesAreReadOut()
{
    const Words tekhenu(*engine::findGame("tekhenu"));
    QCOMPARE(tekhenu.heard(QStringLiteral("Blue: r2c5, not r12c5.")),
             QStringLiteral("Blue: row 2, column 5, not r12c5."));
    const Words osiris(*engine::findGame("osiris")); // in English as on the board
    QCOMPARE(osiris.heard(QStringLiteral("Blue steps to N-1-2.")), QStringLiteral("Blue steps to N-1-2."));
    for (const engine::Place &place : engine::findGame("osiris")->places()) {
        if (place.kind == "space")
            QCOMPARE(osiris.heard(osiris.place(engine::findGame("osiris")->placeOf(place.id))),
                     QStringLiteral("space %1").arg(QString::fromStdString(place.name)));
    }
    QCOMPARE(Words(*engine::findGame("aton")).heard(QStringLiteral("Red places on 2a.")),
             QStringLiteral("Red places on 2a."));
    QCOMPARE(Words().heard(QStringLiteral("2a")), QStringLiteral("2a"));
}

void TestWords::noPhraseHoldsAnId()
{
    const QRegularExpression id(QStringLiteral("\\b[a-d][0-2]\\b|\\ba b\\b|\\[|-[a-d]\\b"));
    for (const engine::Game *game : engine::games()) {
        const Words words(*game);
        for (engine::PlaceIndex place = 0; place < static_cast<engine::PlaceIndex>(game->places().size()); ++place)
            QVERIFY2(!words.place(place).contains(id), qPrintable(words.place(place)));
    }
    for (const engine::Game *game : engine::games()) {
        for (const words::Entry &entry : words::tableFor(game->id())->entries) { // but where it is about the notation
            if (std::string_view(entry.id).rfind("action.", 0) != 0)
                QVERIFY2(!QString::fromUtf8(entry.text).contains(id), entry.text);
        }
    }
    const engine::Game &osiris = *engine::findGame("osiris");
    const Words words(osiris);
    QCOMPARE(words.place(osiris.placeOf("town-c0")), QStringLiteral("the green town without a ring"));
    QVERIFY(words.text("problem.followers-order").contains(QStringLiteral("beige, blue, green, red")));
}

void TestWords::coordinatesAreWhatPhrasesSay()
{
    const engine::Game &aton = *engine::findGame("aton");
    QCOMPARE(Words(aton).coordinate(aton.placeOf("temple-3-d")), QStringLiteral("3d"));
    QVERIFY(Words(aton).coordinate(aton.placeOf("cartouche-red-2")).isEmpty());
    const engine::Game &osiris = *engine::findGame("osiris");
    QCOMPARE(Words(osiris).coordinate(osiris.placeOf("N-1-2")), QStringLiteral("N-1-2"));
    QVERIFY(Words(osiris).coordinate(osiris.placeOf("town-c0")).isEmpty());
}

void TestWords::idsBecomeWords()
{
    QCOMPARE(m_words.say({"refused.phase", {{"phase", "lay"}}}), QStringLiteral("Not now: cards are laid."));
    QCOMPARE(m_words.say({"refused.phase", {{"phase", "nap"}}}), QStringLiteral("Not now: [phase.nap]."));
}

void TestWords::textsBecomeWordsWhereTheGameHasThem()
{
    const Words osiris(*engine::findGame("osiris"));
    const auto swap = [&osiris](const char *rival) {
        return osiris.say(
            {"prompt.swap", {{"seat", "b"}, {"god", "isis"}, {"strength", 3}, {"rival-god", rival}, {"n", 2}}});
    };
    QCOMPARE(swap("seth"),
             QStringLiteral("Blue has won the fight: Isis with 3 against Seth with 2. Swap the two gods?"));
    QCOMPARE(swap("zeus"),
             QStringLiteral("Blue has won the fight: Isis with 3 against zeus with 2. Swap the two gods?"));
    QCOMPARE(osiris.say({"refused.absent", {{"priest", "d1"}}}),
             QStringLiteral("The red priest with one ring does not take part in this game."));
    // Words that all games share are none of a game: this could be the name of a file.
    QCOMPARE(osiris.say({"record.in-file", {{"file", "cannot-read"}, {"why", ""}}}), QStringLiteral("cannot-read: "));
}

void TestWords::numbersFollowTheLocale()
{
    QCOMPARE(Words::number(12345), QStringLiteral("12,345"));
    QCOMPARE(Words::number(-7), QString(QChar(0x2212)) + QLatin1Char('7'));
    QLocale::setDefault(QLocale(QStringLiteral("de")));
    QCOMPARE(Words::number(-12345), QString(QChar(0x2212)) + QStringLiteral("12.345"));
    QLocale::setDefault(QLocale(QStringLiteral("en")));
}

void TestWords::inBriefWhereThereAreSuchWords()
{
    const Words words(*engine::findGame("nefertiti"));
    QCOMPARE(words.say({"label.recruit-treasurer", {{"n", 2}}}), QStringLiteral("Take 2 Deben"));
    QCOMPARE(words.sayBriefly({"label.recruit-treasurer", {{"n", 2}}}), QStringLiteral("2 Deben"));
    QVERIFY(!words.has("brief.label.pass"));
    QCOMPARE(words.sayBriefly({"label.pass", {}}), words.say({"label.pass", {}}));
}

// Closed markets may have free squares that cost less.
void TestWords::onlyOpenMarketsAreTooDear()
{
    const Words words(*engine::findGame("nefertiti"));
    QCOMPARE(words.say({"prompt.too-dear", {{"money", 1}}}),
             QStringLiteral("No free square of an open market has a bid of 1 Deben or less."));
}

void TestWords::numbersBesideWhatIsCounted()
{
    const Words words(*engine::findGame("tekhenu"));
    const auto paid = [&words](const engine::Value &good) { return words.say({"label.pay", {{"good", good}}}); };
    using List = engine::Value::List;
    QCOMPARE(paid(List{"bread"}), QStringLiteral("Pay: 1 bread"));
    QCOMPARE(paid(List{"bread", "gold", "bread"}), QStringLiteral("Pay: 2 bread and 1 gold"));
    QCOMPARE(words.say(
                 {"effect.cost", {{"good", words::enclosed({"cost.lowered", {{"good", List{"granite"}}, {"n", 1}}})}}}),
             QStringLiteral("costs 1 granite, 1 less"));
    QCOMPARE(words.say({"effect.gain", {{"good", "scribes"}, {"n", 2}}}), QStringLiteral("+2 scribe(s)"));
    QCOMPARE(words.say({"effect.gain", {{"good", "scribes"}}}), QStringLiteral("+[n]"));
    QCOMPARE(words.say({"effect.gain", {}}), QStringLiteral("+[units/good]"));
}

void TestWords::messagesInMessages()
{
    const Message why{"refused.has-laid", {{"seat", "red"}}};
    QCOMPARE(m_words.say({"record.start-wrong", {{"why", words::enclosed(why)}}}),
             QStringLiteral("start: Ada has laid already."));
}

void TestWords::unknownIdsStandInBrackets()
{
    QCOMPARE(m_words.say({"no.such-id", {}}), QStringLiteral("[no.such-id]"));
    QCOMPARE(m_words.say({"refused.has-laid", {}}), QStringLiteral("[seat] has laid already."));
    QCOMPARE(Words().say({"refused.has-laid", {}}), QStringLiteral("[refused.has-laid]"));
    QVERIFY(!m_words.has("no.such-id"));
}

void TestWords::bracesInNamesAreNoFields()
{
    const Words words(m_game, {QStringLiteral("{seat} %n {"), QStringLiteral("}{")});
    QCOMPARE(words.say({"problem.counters", {{"seat", "red"}, {"n", 30}}}),
             QStringLiteral("{seat} %n { has 30 counter(s) instead of 29."));
}

void TestWords::moreCountersAreThoseAfterTheFirst()
{
    const auto read =
        engine::readPosition("aton/1 rrb..brbrrb./b...bbr....b/r.........b./.r.......b.. r6 remove:red:1 blue "
                             "red:9,3,x,-,-,1323,-,3324,-,5555,0000 blue:12,4,x,-,-,2244,-,4242,-,5555,0000");
    QVERIFY(std::holds_alternative<engine::Position>(read));
    engine::Position position = std::get<engine::Position>(read);
    QStringList said;
    while (position.toAct() == engine::seatBit(0)) {
        position = position.after(position.legal().front());
        said << m_words.say(position.prompt().front());
    }
    QCOMPARE(said.mid(0, 3),
             QStringList({QStringLiteral("Ada places 3 counter(s)"), QStringLiteral("Ada places 2 more counter(s)"),
                          QStringLiteral("Ada places 1 more counter(s)")}));
}

void TestWords::progressBeyondWhatWins()
{
    QCOMPARE(m_words.say({"panel.progress", {{"what", "Points"}, {"seat", "red"}, {"done", 51}, {"limit", 40}}}),
             QStringLiteral("Points: Ada 51, 40 to win"));
    QCOMPARE(m_words.say({"panel.of", {{"limit", 14}}}), QStringLiteral("14 to win"));
    QCOMPARE(m_words.text("tray.of"), QStringLiteral("40 to win"));
}

void TestWords::pluralForms()
{
    Shouting translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(m_words.say({"problem.counters", {{"seat", "red"}, {"n", 30}}}),
             QStringLiteral("Ada HAS 30 COUNTERS INSTEAD OF 29."));
    QCOMPARE(m_words.say({"problem.counters", {{"seat", "red"}, {"n", 1}}}),
             QStringLiteral("Ada HAS 1 COUNTER INSTEAD OF 29."));
    QCoreApplication::removeTranslator(&translator);
}

void TestWords::everyTableIsSound()
{
    std::vector<const words::Table *> tables{&words::sharedTable()};
    for (const engine::Game *game : engine::games()) {
        QVERIFY(words::tableFor(game->id()));
        tables.push_back(words::tableFor(game->id()));
    }
    QVERIFY(!words::tableFor("no such game"));
    static const QRegularExpression field(QStringLiteral("\\{([a-z]+/)?[a-z-]+\\}"));
    for (const words::Table *table : tables) {
        QSet<QString> ids;
        for (const words::Entry &entry : table->entries) {
            QVERIFY2(!ids.contains(QLatin1String(entry.id)), entry.id);
            ids.insert(QLatin1String(entry.id));
            const QString rest = QString::fromUtf8(entry.text).remove(field);
            QVERIFY2(!rest.isEmpty() || *entry.text == '{', entry.id);
            QVERIFY2(!rest.contains(QLatin1Char('{')) && !rest.contains(QLatin1Char('}')), entry.id);
        }
    }
}

void TestWords::everyPlaceHasAPhrase()
{
    for (const engine::Game *game : engine::games()) {
        const Words words(*game);
        for (std::size_t i = 0; i < game->places().size(); ++i) {
            const QString phrase = words.place(static_cast<engine::PlaceIndex>(i));
            QVERIFY2(!phrase.isEmpty() && !phrase.contains(QLatin1Char('[')), qPrintable(phrase));
        }
    }
}

void TestWords::everyIllegalReasonHasWords()
{
    // Every action of a game, tried in every position of another, is refused in words.
    for (const engine::Game *game : engine::games()) {
        const Words words(*game);
        std::vector<std::unique_ptr<engine::search::Player>> players;
        for (std::uint64_t seat = 0; seat < game->seatings().front().size(); ++seat)
            players.push_back(engine::search::makePlayer(*game, "random", seat));
        engine::Random chance(11);
        const engine::Position start = game->start({static_cast<int>(players.size()), {}});
        const auto actions = engine::search::playGame(start, players, chance, 2'000).actions;
        engine::Position position = start;
        for (const engine::Action action : engine::search::playGame(start, players, chance, 2'000).actions) {
            for (const engine::Action other : actions) {
                if (const auto why = position.illegalReason(other)) {
                    const QString sentence = words.say(*why);
                    QVERIFY2(!sentence.contains(QLatin1Char('[')), qPrintable(sentence));
                }
            }
            position = position.after(action);
        }
    }
}

} // namespace tests::tst_words

TEST_CLASS(tst_words, TestWords)
#include "tst_words.moc"

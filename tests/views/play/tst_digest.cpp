// SPDX-License-Identifier: GPL-3.0-or-later
// How much is heard of a game: what of it is said at each amount. How long that takes: tst_digest_long.
#include <algorithm>

#include "page.h"
#include "tests/model/play/hands.h"
#include "tests/test_class.h"
#include "tests/views/heard.h"
#include "views/play/digest.h"

namespace tests::tst_digest {

using engine::Message;
using engine::Value;
using replay::Sentence;
using views::Spoken;

namespace {

const QString kHuman = QStringLiteral("human");
const QString kRandom = QStringLiteral("random");

/// What was done, or a fact of it: about that seat.
Sentence line(const Message &message, engine::Seat seat)
{
    Sentence sentence;
    sentence.message = message;
    sentence.seat = seat;
    sentence.isFact = message.id.starts_with("fact.");
    sentence.fact = sentence.isFact ? 0 : -1;
    return sentence;
}

/// A game in which a person plays against somebody else, as far as both have done something, and what is heard of it.
struct Listener {
    explicit Listener(const char *game, int others = 1)
        : match(newGame(game, QStringList{kHuman} + QStringList(others, kRandom)), 5), vocabulary(match.game())
    {
        engine::Random random(7);
        playAutomatically(match);
        for (int actions = 0; actions < 40 && !match.isOver(); ++actions) {
            actAtRandom(match, random);
            playAutomatically(match);
        }
    }

    /// A step that this seat did, or chance.
    int stepOf(engine::Seat actor) const
    {
        for (int step = match.stepCount(); step > 0; --step) {
            if (match.step(step).action.actor() == actor)
                return step;
        }
        qFatal("it did nothing");
    }

    QStringList told(Spoken spoken, int step, const std::vector<Sentence> &lines)
    {
        std::vector<std::pair<int, Sentence>> all;
        for (const Sentence &each : lines)
            all.emplace_back(step, each);
        return told(spoken, all);
    }

    /// The same of several steps.
    QStringList told(Spoken spoken, const std::vector<std::pair<int, Sentence>> &lines)
    {
        QStringList heard;
        views::Digest digest(match, vocabulary, [&heard](const QString &sentence, bool) { heard << sentence; });
        digest.setSpoken(spoken);
        for (const auto &[step, each] : lines)
            digest.add(step, each);
        digest.flush();
        return heard;
    }

    QStringList said(const std::vector<Message> &messages) const
    {
        QStringList all;
        for (const Message &message : messages)
            all << vocabulary.say(message);
        return all;
    }

    play::Play match;
    words::Words vocabulary;
};

} // namespace

class TestDigest : public QObject {
    Q_OBJECT

private slots:
    void allIsEveryLine();
    void whatASeatGetsIsOneSentence();
    void aFactAboutThePlaceOfTheActionIsSaid();
    void aTurnOfAnotherIsOneSentence();
    void chanceInATurnOfAnotherBelongsToIt();
    void ofDrawsTheFirstAndHowManyMore();
    void brieflyOnlyWhatComesOfIt();
    void theLastMomentIsToldAndNoneBriefly();
    void whatIsInHandIsSaidLastAndHowItMovesOnce();
    void whatIsForOneOfSeveralPeopleIsSaidAtOnce();
};

void TestDigest::allIsEveryLine()
{
    Listener listener("tekhenu");
    const Message gain{"fact.gain", {{"seat", "a"}, {"good", "bread"}, {"n", 1}}};
    const Message spend{"fact.spend", {{"seat", "a"}, {"good", "bread"}, {"n", 1}}};
    QCOMPARE(listener.told(Spoken::All, listener.stepOf(0), {line(gain, 0), line(gain, 0), line(spend, 0)}),
             listener.said({gain, gain, spend}));
}

/// Somebody else may look when the turn is over.
void TestDigest::whatIsForOneOfSeveralPeopleIsSaidAtOnce()
{
    const words::Words words(*engine::findGame("osiris"));
    const Message strengths{"fact.strengths",
                            {{"to", Value::List{Value("a")}},
                             {"god", "isis"},
                             {"strength", 3},
                             {"rival-god", "seth"},
                             {"rival-strength", 2}}};
    for (const QStringList &players : {QStringList{kHuman, kHuman}, QStringList{kHuman, kRandom}}) {
        play::Play match(newGame("osiris", players), 5);
        QStringList heard;
        views::Digest digest(match, words, [&heard](const QString &sentence, bool isForAll) {
            QVERIFY(!isForAll);
            heard << sentence;
        });
        digest.setSpoken(Spoken::Normal);
        digest.add(0, line(strengths, 0));
        const QStringList told{words.say(strengths)};
        QCOMPARE(heard, match.humanCount() > 1 ? told : QStringList());
    }
}

void TestDigest::whatASeatGetsIsOneSentence()
{
    Listener listener("tekhenu");
    const auto gain = [](const char *good, int n) {
        return line({"fact.gain", {{"seat", "a"}, {"good", good}, {"n", n}}}, 0);
    };
    const auto points = [](const char *topic, int n) {
        return line({"fact.points", {{"seat", "a"}, {"for", topic}, {"points", n}}}, 0);
    };
    const auto part = [](const char *id, const char *good, int n) {
        return words::enclosed({id, {{"good", good}, {"n", n}}});
    };
    const Value::List each{part("gains.fact.gain", "papyrus", 1), part("gains.fact.points", "", 5),
                           part("gains.fact.gain", "bread", 3)};
    const Message together{"gains", {{"seat", "a"}, {"each", each}}};
    QCOMPARE(listener.told(Spoken::Normal, listener.stepOf(0),
                           {gain("papyrus", 1), points("ra-edges", 2), gain("bread", 1), points("ra-space", 3),
                            gain("bread", 2)}),
             listener.said({together}));
    QCOMPARE(listener.told(Spoken::Normal, listener.stepOf(0), {points("ra-edges", 2)}),
             listener.said({points("ra-edges", 2).message}));
    // What has no figure does not add up.
    Listener market("nefertiti", 2);
    const std::string seat(market.match.game().ownerId(0, 3));
    const auto got = [&seat](const char *id, const char *in, int money) {
        return line({id, {{"seat", seat}, {"market", in}, {"for", "bid"}, {"money", money}}}, 0);
    };
    const Sentence seal = line({"fact.seal", {{"seat", seat}}}, 0);
    const auto told = [](Message fact, int n) {
        fact.id = "gains." + fact.id;
        fact.fields.emplace_back("n", n);
        return words::enclosed(fact);
    };
    const Value::List all{told(got("fact.coin", "gizeh", 0).message, 3),
                          told(got("fact.half", "louqsor", 0).message, 4), told(seal.message, 1),
                          told(seal.message, 1)};
    QCOMPARE(market.told(Spoken::Normal, market.stepOf(0),
                         {got("fact.coin", "gizeh", 2), got("fact.coin", "gizeh", 1), got("fact.half", "louqsor", 4),
                          seal, seal}),
             market.said({{"gains", {{"seat", seat}, {"each", all}}}}));
}

/// What an action tells is not among the lines that come (`words::Told`).
void TestDigest::aFactAboutThePlaceOfTheActionIsSaid()
{
    Listener walk("osiris");
    const std::string seat(walk.match.game().ownerId(0, 2));
    const Message step{"did.step", {{"seat", seat}, {"place", "N-1-0"}}};
    const Message removed{"fact.blockade-removed", {{"seat", seat}, {"place", "N-1-0"}}};
    QCOMPARE(walk.told(Spoken::Normal, walk.stepOf(0), {line(step, 0), line(removed, 0)}), walk.said({removed}));
    const Listener market("nefertiti", 2);
    QVERIFY(market.vocabulary.tells("buy", "card", true));
    QVERIFY(market.vocabulary.tells("buy", "paid", true));
    QVERIFY(market.vocabulary.tells("discard", "discarded", true));
}

void TestDigest::aTurnOfAnotherIsOneSentence()
{
    Listener listener("tekhenu");
    const Message draft{"did.draft", {{"seat", "b"}, {"colour", "g"}, {"pips", 2}}};
    const Message god{"did.god", {{"seat", "b"}, {"god", "hathor"}}};
    const Message gain{"fact.gain", {{"seat", "b"}, {"good", "bread"}, {"n", 1}}};
    const int step = listener.stepOf(1);
    QCOMPARE(listener.told(Spoken::Normal, step, {line(draft, 1), line(god, 1), line(gain, 1)}),
             QStringList{
                 QStringLiteral("Blue: %1, Hathor.").arg(listener.vocabulary.say({"heard.did.draft", draft.fields}))});
    QCOMPARE(listener.told(Spoken::Normal, step, {line(god, 1), line(gain, 1)}),
             QStringList(QStringLiteral("Blue: Hathor.")));
    // What concerns the listener, and what the table waits for, is heard.
    const Message own{"fact.gain", {{"seat", "a"}, {"good", "gold"}, {"n", 1}}};
    const Message rotation{"fact.rotation", {{"segment", "ra"}}};
    const QStringList heard = listener.told(Spoken::Normal, step, {line(god, 1), line(own, 0), line(rotation, 8)});
    QCOMPARE(heard.size(), 3);
    QCOMPARE(heard.back(), listener.vocabulary.say(rotation));
    // Without words for that, by what undoing calls it.
    Listener walk("osiris");
    const std::string seat(walk.match.game().ownerId(1, 2));
    const Message stops{"did.stop", {{"seat", seat}}};
    const Message passes{"did.pass", {{"seat", seat}}};
    QCOMPARE(walk.told(Spoken::Normal, walk.stepOf(1), {line(stops, 1), line(passes, 1)}),
             QStringList{QStringLiteral("%1: stop, no follower moved.").arg(walk.vocabulary.seat(seat))});
    // A fight between two others is not heard; one's own is.
    const auto fight = [](const char *other) {
        return Message{"fact.fight-won", {{"seat", "b"}, {"other", other}, {"place", "N-1-0"}}};
    };
    QVERIFY(walk.told(Spoken::Normal, walk.stepOf(1), {line(fight("b"), 1)}).isEmpty());
    QCOMPARE(walk.told(Spoken::Normal, walk.stepOf(1), {line(fight("a"), 1)}), walk.said({fight("a")}));
}

void TestDigest::chanceInATurnOfAnotherBelongsToIt()
{
    Listener listener("tekhenu");
    const auto god = [](const char *seat, const char *which) {
        return line({"did.god", {{"seat", seat}, {"god", which}}}, *seat == 'a' ? 0 : 1);
    };
    const Sentence tile = line({"did.chance-tile", {}}, 8);
    const QString drawn = listener.vocabulary.say(tile.message);
    const int own = listener.stepOf(0), others = listener.stepOf(1), chance = listener.stepOf(engine::kChance);
    QCOMPARE(listener.told(Spoken::Normal, {{others, god("b", "hathor")}, {chance, tile}, {others, god("b", "thoth")}}),
             QStringList(QStringLiteral("Blue: Hathor, Thoth.")));
    QCOMPARE(listener.told(Spoken::Normal, {{others, god("b", "hathor")}, {chance, tile}, {chance, tile}}),
             (QStringList{QStringLiteral("Blue: Hathor."), drawn + QStringLiteral(" And 1 more.")}));
    QCOMPARE(listener.told(Spoken::Normal, {{own, god("a", "hathor")}, {chance, tile}}), QStringList(drawn));
}

void TestDigest::ofDrawsTheFirstAndHowManyMore()
{
    Listener listener("tekhenu");
    const Message tile{"did.chance-tile", {}};
    const QStringList heard =
        listener.told(Spoken::Normal, listener.stepOf(engine::kChance), {line(tile, 8), line(tile, 8), line(tile, 8)});
    QCOMPARE(heard, QStringList{listener.vocabulary.say(tile) + QStringLiteral(" And 2 more.")});
}

void TestDigest::brieflyOnlyWhatComesOfIt()
{
    Listener listener("tekhenu");
    const Message god{"did.god", {{"seat", "a"}, {"god", "hathor"}}};
    const Message happiness{"fact.happiness", {{"seat", "a"}, {"n", 1}, {"to", 2}}};
    const Message rotation{"fact.rotation", {{"segment", "ra"}}};
    QCOMPARE(listener.told(Spoken::Brief, listener.stepOf(0), {line(god, 0), line(happiness, 0), line(rotation, 8)}),
             listener.said({rotation}));
    QVERIFY(listener.told(Spoken::Brief, listener.stepOf(1), {line(god, 1), line(happiness, 1)}).isEmpty());
}

void TestDigest::theLastMomentIsToldAndNoneBriefly()
{
    Listener listener("osiris");
    const auto turn = [](int number) {
        Sentence heading = line({"fact.turn", {{"number", number}}}, engine::kNobody);
        heading.isHeading = true;
        return heading;
    };
    const int step = listener.stepOf(1);
    QCOMPARE(listener.told(Spoken::Normal, step, {turn(4), turn(5)}), listener.said({turn(5).message}));
    QVERIFY(listener.told(Spoken::Brief, step, {turn(4), turn(5)}).isEmpty());
}

/// The only priest who can walk is taken up by itself; while he walks the prompt says who it is.
void TestDigest::whatIsInHandIsSaidLastAndHowItMovesOnce()
{
    views::PlayStyle style{0, false, true};
    style.spoken = Spoken::Normal;
    Page page(newGame("osiris", {kHuman, kRandom, kRandom, kRandom}), 1, style);
    engine::Random random(1);
    int held = 0;
    qsizetype explained = 0;
    while (page.waitReady() && !page.play().isOver()) {
        const QStringList heard = heardIn(page.page());
        const qsizetype inHand = heard.indexOf(QRegularExpression(QStringLiteral("In hand: .*")));
        explained += heard.filter(QStringLiteral("choose the next step, or where the walk")).size();
        if (page.play().position().inHand() != engine::kNowhere)
            QCOMPARE(inHand, -1);
        if (inHand >= 0) {
            ++held;
            QCOMPARE(inHand, heard.size() - 2); // before what is to be done
            QVERIFY2(heard.back().contains(QStringLiteral("power to spend")), qPrintable(heard.back()));
        }
        actAtRandom(page.play(), random);
    }
    QVERIFY(held > 1);
    QCOMPARE(explained, 1);
}

} // namespace tests::tst_digest

TEST_CLASS(tst_digest, TestDigest)
#include "tst_digest.moc"

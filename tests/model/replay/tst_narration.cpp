// SPDX-License-Identifier: GPL-3.0-or-later
// How facts become sentences, in a game that reports whatever a test gives it, with a table of words of its own.
#include <algorithm>
#include <array>

#include "model/engine/core/adapter.h"
#include "model/engine/osiris/osiris.h"
#include "model/replay/narration.h"
#include "resources/aton/words.h"
#include "resources/nefertiti/words.h"
#include "resources/osiris/words.h"
#include "resources/tekhenu/words.h"
#include "tests/test_class.h"

namespace tests::tst_narration {

using engine::Message;

namespace {

/// The facts of every action.
std::vector<Message> &facts()
{
    static std::vector<Message> all;
    return all;
}

/// A game that goes on like another one and tells these.
struct Telling : engine::osiris::Osiris {
    using Facts = engine::FactList<Message, 8>;

    static constexpr std::string_view kId = "telling";
    static void apply(Position &position, engine::Action action) { Osiris::apply(position, action); }
    static void apply(Position &position, engine::Action action, Facts &told)
    {
        Osiris::apply(position, action);
        for (const Message &fact : facts())
            told.push(fact);
    }
    static Message describe(const Message &fact) { return fact; }
    static engine::Label label(const Position &, engine::Action) { return {{"pay", {{"seat", "a"}}}}; }
};

const engine::Game &telling()
{
    static const engine::GameAdapter<Telling> game;
    return game;
}

constexpr std::array kEntries{
    words::Entry{"fact.paid", "{seat} pays {n}."},
    words::Entry{"fact.paid.gizeh", "{seat} pays {n} in Gizeh."},
    words::Entry{"fact.paid.none", "{seat} pays nothing."},
    words::Entry{"fact.spent", "{seat} spends {n}."},
    words::Entry{"fact.gained", "{seat} gains {n}."},
    words::Entry{"fact.grown", "{seat} is at {to}."},
    words::Entry{"fact.shared", "{seat} shares with {with}."},
    words::Entry{"fact.scored.temple", "{a} to {b}: {seat} scores {points}."},
    words::Entry{"fact.equal.temple", "{a} to {b}: nobody scores."},
    words::Entry{"fact.won", "{seat} wins {points} for {for}."},
    words::Entry{"fact.won.all", "For {for}: {each}."},
    words::Entry{"fact.won.each", "{seat} {points}"},
    words::Entry{"fact.won.sum", "{seat} wins {points}: {each}."},
    words::Entry{"fact.won.part", "{for} {points}"},
    words::Entry{"for.gizeh", "Gizeh"},
    words::Entry{"for.dakhla", "Dakhla"},
    words::Entry{"shown.moved", "{seat} moves."},
    words::Entry{"shown.moved.gizeh", "{seat} moves to Gizeh."},
};

constexpr std::array kTold{words::Told{"pay", "spent"}, words::Told{"pay", "gained", true},
                           words::Told{"sell", "paid"}};

const words::Table &tellingTable()
{
    static const words::Table table{"telling", kEntries, kTold};
    return table;
}

std::vector<replay::Sentence> told(std::vector<Message> given)
{
    facts() = std::move(given);
    engine::Random random(1);
    replay::Timeline timeline(telling().start({3, {}}));
    timeline.append(timeline.last().sample(random));
    return replay::narrate(timeline, words::Words(telling(), {"Ada", "Noor", "Zoë"}), 1, engine::kEveryone);
}

QStringList textsOf(const std::vector<replay::Sentence> &sentences)
{
    const words::Words words(telling(), {"Ada", "Noor", "Zoë"});
    QStringList texts;
    for (const replay::Sentence &sentence : sentences)
        texts << words.say(sentence.message);
    return texts;
}

} // namespace

class TestNarration : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }

    /// Each for itself, with the words of its row where there are some.
    void factsAboutARow()
    {
        const std::vector<replay::Sentence> sentences = told({{"paid", {{"for", "gizeh"}, {"seat", "a"}, {"n", 3}}},
                                                              {"paid", {{"for", "gizeh"}, {"seat", "b"}, {"n", 1}}},
                                                              {"paid", {{"for", "dakhla"}, {"seat", "b"}, {"n", 2}}},
                                                              {"paid", {{"seat", "c"}, {"n", 5}}},
                                                              {"unknown", {{"for", "gizeh"}, {"seat", "c"}}}});
        QCOMPARE(textsOf(sentences),
                 QStringList({"Ada pays 3 in Gizeh.", "Noor pays 1 in Gizeh.", "Noor pays 2.", "Zoë pays 5."}));
        const auto is = [&](std::size_t i, const char *topic, int seat, int fact) {
            return sentences[i].isFact && sentences[i].topic == topic && sentences[i].seat == seat
                   && sentences[i].fact == fact;
        };
        QVERIFY(is(0, "gizeh", 0, 0) && is(1, "gizeh", 1, 1) && is(2, "dakhla", 1, 2) && is(3, "", 2, 3));
    }

    /// What the sentence of the action says is not told again, but for what it brings others.
    void factsThatTheActionTells()
    {
        const std::vector<replay::Sentence> sentences = told({{"spent", {{"seat", "a"}, {"n", 3}}},
                                                              {"paid", {{"seat", "a"}, {"n", 2}}},
                                                              {"spent", {{"seat", "b"}, {"n", 1}}}});
        QCOMPARE(textsOf(sentences), QStringList({"Ada pays 2.", "Noor spends 1."}));
        QCOMPARE(sentences[0].fact, 1);
    }

    /// What was chosen is told with the choice, and what follows from it by itself.
    void theFirstFactThatTheActionTells()
    {
        const Message gained{"gained", {{"seat", "a"}, {"n", 1}}};
        const Message paid{"paid", {{"seat", "a"}, {"n", 2}}};
        QCOMPARE(textsOf(told({gained, gained})), QStringList({"Ada gains 1."}));
        QCOMPARE(textsOf(told({paid, gained})), QStringList({"Ada pays 2.", "Ada gains 1."}));
        QCOMPARE(textsOf(told({{"gained", {{"seat", "b"}, {"n", 1}}}})), QStringList({"Noor gains 1."}));
    }

    /// A number that is 0 goes without saying where there are words for that.
    void factsOfNothing()
    {
        QCOMPARE(textsOf(told({{"paid", {{"seat", "a"}, {"n", 0}}},
                               {"paid", {{"for", "gizeh"}, {"seat", "b"}, {"n", 0}}},
                               {"paid", {{"seat", "c"}, {"n", 1}}},
                               {"shared", {{"seat", "a"}, {"with", "b"}, {"n", 0}}}})),
                 QStringList({"Ada pays nothing.", "Noor pays 0 in Gizeh.", "Zoë pays 1.", "Ada shares with Noor."}));
    }

    /// What rises step by step is told where it ends, for each seat.
    void factsThatReplaceEarlierOnes()
    {
        const auto grown = [](const char *seat, const engine::Value &to) {
            return Message{"grown", {{"seat", seat}, {"to", to}}};
        };
        const Message paid{"paid", {{"seat", "a"}, {"n", 5}}};
        QCOMPARE(textsOf(told({grown("a", 4), grown("b", 7), paid, grown("a", 5), paid, grown("a", 6)})),
                 QStringList({"Noor is at 7.", "Ada pays 5.", "Ada pays 5.", "Ada is at 6."}));
    }

    void whatTheBoardShowsOfARow()
    {
        const std::vector<replay::Sentence> sentences =
            told({{"moved", {{"for", "gizeh"}, {"seat", "a"}}}, {"moved", {{"for", "dakhla"}, {"seat", "b"}}}});
        QCOMPARE(textsOf(sentences), QStringList({"Ada moves to Gizeh.", "Noor moves."}));
        QVERIFY(std::none_of(sentences.begin(), sentences.end(), [](const auto &each) { return each.isFact; }));
    }

    /// The first fact about such a row is told with those that follow.
    void comparisons()
    {
        const Message compared{"compared", {{"for", "temple"}, {"a", 3}, {"b", 1}}};
        const Message points{"points", {{"for", "temple"}, {"seat", "b"}, {"points", 2}}};
        const Message paid{"paid", {{"for", "gizeh"}, {"seat", "a"}, {"n", 3}}};
        QCOMPARE(textsOf(told({compared, points, points, paid})),
                 QStringList({"3 to 1: Noor scores 2.", "3 to 1: Noor scores 2.", "Ada pays 3 in Gizeh."}));
        QCOMPARE(textsOf(told({compared, paid, compared})),
                 QStringList({"3 to 1: nobody scores.", "Ada pays 3 in Gizeh.", "3 to 1: nobody scores."}));
    }

    /// What several seats have of one sort is one sentence, and what one seat has for several topics.
    void severalFactsAtOnce()
    {
        const auto won = [](const char *topic, const char *seat, int points) {
            return Message{"won", {{"for", topic}, {"seat", seat}, {"points", points}}};
        };
        const Message paid{"paid", {{"for", "gizeh"}, {"seat", "a"}, {"n", 3}}};
        const words::Words words(telling(), {"Ada", "Noor", "Zoë"});
        const auto gathered = [&](const std::vector<Message> &facts) { return replay::gathered(told(facts), words); };
        std::vector<replay::Sentence> lines =
            gathered({won("gizeh", "a", 3), won("dakhla", "a", 1), paid, won("gizeh", "b", 2), won("dakhla", "b", 4)});
        QCOMPARE(textsOf(lines), QStringList({"For Gizeh: Ada 3 and Noor 2.", "For Dakhla: Ada 1 and Noor 4.",
                                              "Ada pays 3 in Gizeh."}));
        QCOMPARE(lines[0].seat, engine::kNobody);
        QCOMPARE(lines[0].topic, std::string("gizeh"));
        QCOMPARE(lines[0].fact, 3);
        lines = gathered({won("gizeh", "a", 3), paid, won("dakhla", "a", 1)});
        QCOMPARE(textsOf(lines), QStringList({"Ada wins 4: Gizeh 3 and Dakhla 1.", "Ada pays 3 in Gizeh."}));
        QCOMPARE(int(lines[0].seat), 0);
        QCOMPARE(lines[0].topic, std::string());
        QCOMPARE(textsOf(gathered({won("gizeh", "a", 3), paid, paid})),
                 QStringList({"Ada wins 3 for Gizeh.", "Ada pays 3 in Gizeh.", "Ada pays 3 in Gizeh."}));
        QCOMPARE(textsOf(gathered({won("gizeh", "a", 3), won("gizeh", "a", 2)})),
                 QStringList("Ada wins 5: Gizeh 3 and Gizeh 2."));
    }

    void withIsASeat()
    {
        QCOMPARE(textsOf(told({{"shared", {{"seat", "a"}, {"with", "c"}}}})), QStringList("Ada shares with Zoë."));
        QVERIFY(words::holdsSeat("with") && words::holdsSeat("seat") && !words::holdsSeat("place"));
    }
};

} // namespace tests::tst_narration

namespace words {

// This program brings its own table of words: that of the game above among them.
const Table *tableFor(std::string_view gameId)
{
    return gameId == "aton"        ? &atonTable()
           : gameId == "osiris"    ? &osirisTable()
           : gameId == "nefertiti" ? &nefertitiTable()
           : gameId == "tekhenu"   ? &tekhenuTable()
                                   : &tests::tst_narration::tellingTable();
}

} // namespace words

TEST_CLASS(tst_narration, TestNarration)
#include "tst_narration.moc"

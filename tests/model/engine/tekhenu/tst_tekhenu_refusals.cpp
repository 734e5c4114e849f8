// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done.
#include "play.h"

#include "model/engine/tekhenu/rules/places.h"
#include "tests/extent.h"
#include "tests/model/engine/laws.h"
#include "tests/test_class.h"

namespace tests::tst_tekhenu_refusals {

using namespace tekhenu;

namespace {

Message why(const Play &play, const std::string &text)
{
    const auto reason = Tekhenu::illegalReason(play.p, std::get<Action>(Tekhenu::readAction(text)));
    return reason.value_or(Message{"none", {}});
}
std::string id(const Play &play, const std::string &text) { return why(play, text).id; }

/// Two players; sunny are Ra and Hathor, shaded Bastet and Horus. The dice named and a grey one at Horus are there.
Play withDie(std::string_view segment, std::string_view die)
{
    Play play = table(2);
    setDice(play, {segment, die, "horus", "g1"});
    return play;
}
Play drafted(std::string_view segment, std::string_view die, std::initializer_list<std::string_view> cards = {},
             std::initializer_list<std::pair<Good, int>> goods = {})
{
    Play play = withDie(segment, die);
    give(play, 0, cards);
    for (const auto &[good, n] : goods)
        play.of(0).goods[good] = byte(n);
    const std::string action = "a draft " + std::string(segment) + " " + std::string(die);
    if (!play.does({action}))
        qWarning("no draft");
    return play;
}
/// Seat a has to answer that step.
Play asked(Op op, int arg = 0, int more = 0)
{
    Play play = table(2);
    play.p.value = 1;
    play.p.push({op, byte(arg), 0, byte(more)});
    return play;
}

/// Laws see all that can be written of a seat, and payments and faith as far as they are of use.
struct Candidates {
    using Game = Tekhenu;

    static Position start(int number) { return startOf(number); }
    static const std::vector<Action> &candidates()
    {
        static const std::vector<Action> all = [] {
            std::vector<Action> list;
            for (int seat = 0; seat < 4; ++seat)
                add(list, seat);
            return list;
        }();
        return all;
    }

private:
    static void add(std::vector<Action> &list, int seat)
    {
        const auto each = [&](Verb verb, int end) {
            for (int n = 0; n < end; ++n)
                list.push_back(makeAction(seat, verb, static_cast<std::uint64_t>(n)));
        };
        each(Verb::Take, kAllCards + 1);
        each(Verb::Keep, kAllCards);
        each(Verb::Destiny, kDestinies);
        for (const Verb verb : {Verb::Draft, Verb::Anubis})
            each(verb, 1 << 8U);
        each(Verb::Side, 2);
        each(Verb::Scribe, 4);
        each(Verb::School, 2);
        each(Verb::Play, kAllCards);
        for (int value = 0; value < 6; ++value) {
            for (const int number : {1, 14, 21})
                list.push_back(makeAction(seat, Verb::PlayValue, words(blessing(number), kCardBits, value)));
        }
        each(Verb::God, 8);
        each(Verb::Produce, 4);
        each(Verb::Idle, 1);
        each(Verb::Statue, 16);
        each(Verb::Tile, 32);
        each(Verb::Turn, 4);
        each(Verb::Build, 64);
        each(Verb::Pay, 5 << 12U);
        each(Verb::Renew, 4);
        each(Verb::Done, 1);
        each(Verb::Gain, 8);
        each(Verb::Marker, 4);
        each(Verb::Value, 6);
        each(Verb::Pass, 1);
        each(Verb::End, 1);
        each(Verb::Faith, 255);
        each(Verb::Feed, 64);
    }
};

} // namespace

class TestTekhenuRefusals : public QObject {
    Q_OBJECT

private slots:
    void everythingElseIsRefused();
    void otherSteps();
    void dice();
    void values();
    void blessings();
    void gods();
    void statues();
    void buildings();
    void tilesAndPayments();
    void cards();
    void gainsAndMarkers();
    void maat();
    void placesSayWhy();
};

void TestTekhenuRefusals::everythingElseIsRefused()
{
    const auto law = [&](const Position &p) -> const char * {
        if (Tekhenu::toAct(p) == seatBit(kChance))
            return nullptr;
        for (const Action action : Candidates::candidates()) {
            const auto reason = Tekhenu::illegalReason(p, action);
            if (reason && reason->id == "refused.not-now")
                return "the reason is a general one";
        }
        return laws::allElseIsRefused<Candidates>(p);
    };
    QCOMPARE(laws::firstBreach<Candidates>(tests::many(8), laws::sometimes<Candidates>(150, law)), ""s);
}

void TestTekhenuRefusals::otherSteps()
{
    const Play play = table(2);
    QCOMPARE(id(play, "a god ra"), "refused.in-draft"s);
    QCOMPARE(id(play, "b god ra"), "refused.others-turn"s);
    QCOMPARE(Tekhenu::illegalReason(play.p, makeAction(0, Verb::Statue, 15))->id, "refused.no-action"s);
    QCOMPARE(Tekhenu::illegalReason(play.p, makeAction(0, Verb::kCount))->id, "refused.no-action"s);
    for (const auto &[op, phase] : {std::pair(Op::TakeStart, "start"),
                                    {Op::Keep, "keep"},
                                    {Op::Destiny, "destiny"},
                                    {Op::ChooseSide, "side"},
                                    {Op::Statue, "statue"},
                                    {Op::Field, "tile"},
                                    {Op::Turn, "turn"},
                                    {Op::Build, "build"},
                                    {Op::BuildOsiris, "build"},
                                    {Op::Pay, "pay"},
                                    {Op::Cards, "cards"},
                                    {Op::TakeBlessing, "cards"},
                                    {Op::Gain, "gain"},
                                    {Op::Marker, "marker"},
                                    {Op::Extra, "extra"},
                                    {Op::LastMoment, "end"},
                                    {Op::Faith, "faith"},
                                    {Op::Feed, "feed"}})
        QCOMPARE(id(asked(op), "a god ra"), "refused.in-"s + phase);
    QCOMPARE(id(drafted("ra", "y5"), "a end"), "refused.in-act"s);
}

void TestTekhenuRefusals::dice()
{
    Play play = withDie("ra", "y5");
    addToWheel(play.p, Ra, dieOf(Brown, 2));
    const Message forbidden{"refused.forbidden-die", {{"segment", "ra"}, {"colour", "b"}, {"light", "sunny"}}};
    QCOMPARE(why(play, "a draft ra b2"), forbidden);
    QCOMPARE(id(play, "a draft ra w1"), "refused.no-such-die"s);
    play.of(0).goods[Scribes] = 1;
    const Message anubis{"refused.anubis", {{"have", 1}}};
    QCOMPARE(why(play, "a anubis ra b2"), anubis);
}

void TestTekhenuRefusals::values()
{
    Play play = drafted("ra", "y5", {"t17"}, {{Scribes, 1}});
    const Message range{"refused.value-range", {{"value", 7}}};
    QCOMPARE(why(play, "a scribe +2"), range);
    QVERIFY(play.does({"a school -1"}));
    QCOMPARE(id(play, "a school +1"), "refused.used"s);
    QVERIFY(play.does({"a scribe +1"}));
    const Message none{"refused.not-so-much", {{"good", "scribes"}, {"have", 0}}};
    QCOMPARE(why(play, "a scribe +1"), none);
    QCOMPARE(id(drafted("ra", "y5"), "a school +1"), "refused.not-yours"s);
    play.p.extra = 2;
    play.p.extraValue = 1;
    QCOMPARE(id(play, "a scribe +1"), "refused.extra-value"s);
}

void TestTekhenuRefusals::blessings()
{
    Play play = withDie("ra", "y5");
    give(play, 0, {"b14", "b15", "b16", "b17", "b18"});
    QCOMPARE(id(play, "a play b01"), "refused.not-yours"s);
    QCOMPARE(id(play, "a play t01"), "refused.not-yours"s);
    QCOMPARE(id(play, "a play b14"), "refused.names-value"s);
    QCOMPARE(id(play, "a play b17 3"), "refused.names-value"s);
    QCOMPARE(id(play, "a play b14 3"), "refused.play-with-die"s);
    QCOMPARE(id(play, "a play b15"), "refused.play-with-die"s);
    QCOMPARE(id(play, "a play b16"), "refused.none-forbidden"s);
    QCOMPARE(id(play, "a play b17"), "refused.play-before-action"s);
    play.of(0).goods[Scribes] = 2;
    Play anubis = play;
    QVERIFY(play.does({"a draft ra y5"}));
    QCOMPARE(id(play, "a play b14 5"), "refused.same-value"s);
    QCOMPARE(id(play, "a play b16"), "refused.play-before-draft"s);
    QCOMPARE(id(play, "a play b18"), "refused.other-action"s);
    play.p.extra = 2;
    play.p.extraValue = 1;
    QCOMPARE(id(play, "a play b14 5"), "refused.play-with-die"s);
    QCOMPARE(id(play, "a play b15"), "refused.play-with-die"s);
    QVERIFY(anubis.does({"a anubis ra y5"}));
    QCOMPARE(id(anubis, "a play b15"), "refused.flip-anubis"s);
    Play maat = asked(Op::Faith);
    give(maat, 0, {"b01"});
    QCOMPARE(id(maat, "a play b01"), "refused.play-at-maat"s);
}

void TestTekhenuRefusals::gods()
{
    Play play = drafted("ra", "y5", {"t06"}, {{Granite, 1}});
    const Message other{"refused.other-god", {{"god", "ra"}}};
    QCOMPARE(why(play, "a god horus"), other);
    const Message resource{"refused.other-resource", {{"resource", "papyrus"}}};
    QCOMPARE(why(play, "a produce bread"), resource);
    play.p.spaces[2] = 2; // lgg
    const Message dear{"refused.lowered-tile-too-dear",
                       {{"limestone", 1}, {"granite", 2}, {"lowered", 1}, {"have", Value::List{0, 1}}, {"gold", 0}}};
    QCOMPARE(why(play, "a god ra"), dear);
    play.of(0).technologies = 0;
    QCOMPARE(id(play, "a god ra"), "refused.tile-too-dear"s);
    play.p.tiles.fill(1);
    QCOMPARE(id(play, "a god ra"), "refused.no-field"s);
    play.p.spaces[2] = 0;
    const Message gap{"refused.no-tile", {{"number", 3}}};
    QCOMPARE(why(play, "a god ra"), gap);
    play.of(0).pillars = 0;
    const Message none{"refused.none-left", {{"piece", "pillar"}}};
    QCOMPARE(why(play, "a god ra"), none);
    QCOMPARE(id(drafted("ra", "g5", {}, {{Scribes, 1}}), "a produce bread"), "refused.grey-die"s);

    play = drafted("horus", "y5");
    const auto dearer = [](const char *good) {
        return Message{"refused.too-dear",
                       {{"cost", 2}, {"good", Value::List{good, good}}, {"have", Value::List{0}}, {"gold", 0}}};
    };
    QCOMPARE(why(play, "a god horus"), dearer("granite"));
    play.of(0).goods[Gold] = 2;
    play.p.statues[Thoth][0] = 1;
    for (const Site each : kStatueSites)
        play.p.sites[each] = 1;
    QCOMPARE(id(play, "a god horus"), "refused.no-statue-place"s);
    play.of(0).statues = 0;
    QCOMPARE(why(play, "a god horus").text("piece"), "statue"s);

    play = drafted("hathor", "y5");
    QCOMPARE(why(play, "a god hathor"), dearer("bread"));
    std::fill_n(play.p.sites.begin(), kOsirisSites, byte(1));
    QCOMPARE(id(play, "a god hathor"), "refused.no-site"s);
    play.of(0).buildings = 0;
    QCOMPARE(id(play, "a god hathor"), "refused.none-left"s);

    QCOMPARE(why(drafted("bastet", "y5"), "a god bastet").number("cost"), 2);
    play = drafted("thoth", "k5");
    QCOMPARE(why(play, "a god thoth").number("cost"), 3);
    play.of(0).happiness = 0;
    const Message card{"refused.no-card", {{"happiness", 0}}};
    QCOMPARE(why(play, "a god thoth"), card);
    play = drafted("osiris", "k4");
    for (const char *const each : {"p4", "b4", "l4", "g4"})
        play.p.sites[site(each)] = 1;
    const Message row{"refused.full-row", {{"row", 4}}};
    QCOMPARE(why(play, "a god osiris"), row);
    play.of(0).buildings = 0;
    QCOMPARE(id(play, "a god osiris"), "refused.none-left"s);
}

void TestTekhenuRefusals::statues()
{
    Play play = drafted("horus", "y5", {}, {{Granite, 5}});
    play.p.statues[Thoth][0] = 1;
    play.p.sites[kStatuePB] = 1;
    QVERIFY(play.does({"a god horus"}));
    const Message other{"refused.other-position", {{"value", 5}, {"god", "thoth"}}};
    QCOMPARE(why(play, "a statue ra"), other);
    QCOMPARE(id(play, "a statue thoth"), "refused.statues-full"s);
    const Message taken{"refused.taken", {{"owner", "b"}}};
    QCOMPARE(why(play, "a statue pb0"), taken);
}

void TestTekhenuRefusals::buildings()
{
    Play play = drafted("hathor", "y5", {}, {{Bread, 2}});
    play.p.sites[site("s1")] = 1;
    QVERIFY(play.does({"a god hathor"}));
    QCOMPARE(id(play, "a build p3"), "refused.temple-site"s);
    QCOMPARE(id(play, "a build n3"), "refused.statue-site"s);
    QCOMPARE(id(play, "a build e1"), "refused.not-in-use"s);
    QCOMPARE(id(play, "a build s1"), "refused.taken"s);
    QCOMPARE(why(play, "a build w3").number("cost"), 4);

    play = drafted("osiris", "k4");
    play.p.sites[site("b4")] = 1;
    QVERIFY(play.does({"a god osiris"}));
    QCOMPARE(id(play, "a build w1"), "refused.osiris-site"s);
    QCOMPARE(id(play, "a build pb0"), "refused.osiris-site"s);
    QCOMPARE(id(play, "a build b4"), "refused.taken"s);
    const Message row{"refused.other-row", {{"row", Value::List{4}}}};
    QCOMPARE(why(play, "a build b1"), row);
}

void TestTekhenuRefusals::tilesAndPayments()
{
    Play play = drafted("ra", "y5", {}, {{Limestone, 2}, {Granite, 3}, {Gold, 1}});
    play.p.spaces[2] = 7; // llgg, the same after two quarter turns
    setPillar(play, "r1c1", 1, 1);
    QVERIFY(play.does({"a god ra"}));
    const Message there{"refused.tile-there", {{"owner", "b"}}};
    QCOMPARE(why(play, "a tile r1c1"), there);
    QVERIFY(play.does({"a tile r2c2"}));
    QCOMPARE(id(play, "a turn 2"), "refused.same-turn"s);
    QVERIFY(play.does({"a turn 1"}));
    const Message gold{"refused.not-so-much", {{"good", "gold"}, {"have", 1}}};
    QCOMPARE(why(play, "a pay lgoo"), gold);
    const Message wrong{"refused.wrong-payment",
                        {{"cost", 4}, {"good", Value::List{"limestone", "limestone", "granite", "granite"}}}};
    QCOMPARE(why(play, "a pay lggg"), wrong);
}

void TestTekhenuRefusals::cards()
{
    QCOMPARE(id(asked(Op::TakeStart), "a take s01"), "refused.not-offered"s);
    QCOMPARE(id(asked(Op::Keep), "a keep d01"), "refused.not-offered"s);
    const Message destiny{"refused.destiny-taken", {{"owner", "b"}}};
    QCOMPARE(why(asked(Op::Destiny), "a destiny 2"), destiny);

    Play play = drafted("thoth", "k5", {}, {{Papyrus, 4}});
    auto &display = play.p.display;
    for (std::uint8_t i = 0; i < 4; ++i) {
        display[i] = i < 3 ? i : technology(1);
        display[4 + i] = i < 2 ? byte(i + 3) : technology(i);
    }
    QVERIFY(play.does({"a god thoth"}));
    QCOMPARE(id(play, "a take d24"), "refused.not-offered"s);
    const Message happiness{"refused.section-happiness", {{"section", 2}, {"least", 5}, {"happiness", 2}}};
    QCOMPARE(why(play, "a take b04"), happiness);
    QCOMPARE(id(play, "a done"), "refused.take-one"s);
    const Message closed{"refused.section-closed", {{"section", 4}, {"population", 13}}};
    QCOMPARE(why(play, "a renew 4"), closed);
    Play renewed = play;
    renewed.p.renewal = 2;
    QCOMPARE(id(renewed, "a renew 1"), "refused.renewed"s);
    play.of(0).goods[Papyrus] = 0;
    QCOMPARE(id(play, "a renew 1"), "refused.too-dear"s);
    QVERIFY(play.does({"a take b01"}));
    QCOMPARE(id(play, "a renew 1"), "refused.renew-first"s);

    Play ability = asked(Op::TakeBlessing);
    ability.p.display = display;
    QCOMPARE(id(ability, "a take t01"), "refused.blessing-only"s);
}

void TestTekhenuRefusals::gainsAndMarkers()
{
    const Message goods{"refused.other-good", {{"good", Value::List{"papyrus", "bread"}}}};
    QCOMPARE(why(asked(Op::Gain, 3, 1), "a gain granite"), goods);
    Play full = asked(Op::Gain, 16 | 32, 1);
    full.of(0).population = kMostTrack;
    QCOMPARE(id(full, "a gain population"), "refused.population-full"s);
    Play marker = asked(Op::Marker, 1 << Bread, 1);
    marker.of(0).levels[Granite] = kMostLevel;
    QCOMPARE(id(marker, "a marker granite"), "refused.level-full"s);
    QCOMPARE(id(marker, "a marker bread"), "refused.marker-moved"s);
}

void TestTekhenuRefusals::maat()
{
    Play faith = asked(Op::Faith);
    const Message none{"refused.not-so-much", {{"good", "faith"}, {"have", 0}}};
    QCOMPARE(why(faith, "a faith -1"), none);
    Play play = asked(Op::Feed);
    play.of(0).buildings = 6; // 2 bread are due
    play.of(0).goods[Bread] = 2;
    play.of(0).goods[Gold] = 1;
    const Message due{"refused.feed-due", {{"due", 2}}};
    QCOMPARE(why(play, "a feed bbo"), due);
    QCOMPARE(why(play, "a feed bbb").text("good"), "bread"s);
    QCOMPARE(why(play, "a feed oo").text("good"), "gold"s);
}

void TestTekhenuRefusals::placesSayWhy()
{
    const auto at = [](const Play &play, int place, Seat seat = 0) {
        return Tekhenu::unplayableReason(play.p, seat, static_cast<engine::PlaceIndex>(place)).id;
    };
    Play play = table(2);
    setDice(play, {"ra", "k6", "ra", "w5", "horus", "w3"});
    QCOMPARE(at(play, kSegmentPlace + Ra), "refused.forbidden-die"s); // T5
    QCOMPARE(at(play, kSegmentPlace + Horus), "refused.in-draft"s);
    play = drafted("thoth", "k5", {}, {{Papyrus, 4}});
    QCOMPARE(at(play, kGodPlace + Ra), "refused.other-god"s);
    QCOMPARE(at(play, kGodPlace + Ra, 1), "refused.others-turn"s);
    QCOMPARE(at(play, kFieldPlace), "refused.in-act"s);
    QVERIFY(play.does({"a god thoth"}));
    QCOMPARE(at(play, kCardPlace + 15), "refused.section-closed"s);
    play.p.display[0] = kNone;
    QCOMPARE(at(play, kCardPlace), "refused.no-card-there"s);

    play = drafted("horus", "y5", {}, {{Granite, 5}});
    setSite(play, "pb0", 1);
    QVERIFY(play.does({"a god horus"}));
    QCOMPARE(at(play, kGodPlace + Ra), "refused.other-position"s);
    QCOMPARE(at(play, kSitePlace + kStatuePB), "refused.taken"s);
    QCOMPARE(at(play, kSitePlace), "refused.in-statue"s);

    play = drafted("ra", "y5", {}, {{Gold, 4}});
    setPillar(play, "r1c1", 1, 1);
    QVERIFY(play.does({"a god ra"}));
    QCOMPARE(at(play, kFieldPlace), "refused.tile-there"s);
    QCOMPARE(at(drafted("osiris", "k4"), kSitePlace), "refused.in-act"s);
}

} // namespace tests::tst_tekhenu_refusals

TEST_CLASS(tst_tekhenu_refusals, TestTekhenuRefusals)
#include "tst_tekhenu_refusals.moc"

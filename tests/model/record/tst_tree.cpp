// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of a record's tree, on games with variations that grew at random.
#include <set>

#include "model/engine/core/random.h"
#include "model/record/merge.h"
#include "model/record/tree.h"
#include "saved_games.h"
#include "tests/test_class.h"

namespace tests::tst_tree {

using engine::Action;
using record::Line;
using record::LinePath;
using record::Place;
using record::Record;

namespace {

using Actions = std::vector<Action>;

int chosen(engine::Random &random, std::size_t count)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

void addPaths(const Line &line, const LinePath &path, std::vector<LinePath> &paths)
{
    paths.push_back(path);
    for (std::size_t i = 0; i < line.variations.size(); ++i) {
        LinePath below = path;
        below.push_back(static_cast<int>(i));
        addPaths(line.variations[i].line, below, paths);
    }
}

/// All lines of a tree.
std::vector<LinePath> pathsOf(const Line &main)
{
    std::vector<LinePath> paths;
    addPaths(main, {}, paths);
    return paths;
}

int stepsAlong(const Line &main, const LinePath &path)
{
    return static_cast<int>(record::actionsAlong(main, path).size());
}

/// The courses of the game that the tree holds and that go on no further.
std::set<Actions> courses(const Line &main)
{
    std::set<Actions> all;
    for (const LinePath &path : pathsOf(main))
        all.insert(record::actionsAlong(main, path));
    std::set<Actions> longest;
    for (const Actions &course : all) {
        const auto next = all.upper_bound(course);
        const bool goesOn = next != all.end() && next->size() > course.size()
                            && std::equal(course.begin(), course.end(), next->begin());
        if (!goesOn)
            longest.insert(course);
    }
    return longest;
}

/// What is said of each position: position by the actions that led there. Symbols of it, or what may be joined.
std::multiset<std::pair<Actions, QString>> said(const Line &main, bool marks)
{
    std::multiset<std::pair<Actions, QString>> all;
    for (const LinePath &path : pathsOf(main)) {
        const Line &line = *record::findLine(main, path);
        Actions along = record::actionsAlong(main, path);
        const auto add = [&](int at, const QString &words) {
            const Actions there(along.begin(), along.begin() + record::stepOf(main, {path, at}));
            for (const QString &word : words.split(QLatin1Char('\n')))
                all.emplace(there, word);
        };
        if (marks) {
            for (const auto &[at, mark] : line.marks)
                add(at, mark);
            for (const auto &[at, assessment] : line.assessments)
                add(at, assessment);
        } else {
            for (const auto &[at, comment] : line.comments)
                add(at, comment.in(u"en"));
            for (const auto &[at, drawings] : line.drawings) {
                for (const record::Drawing &drawing : drawings)
                    add(at, QStringLiteral("drawn %1 with %2").arg(drawing.at).arg(drawing.pen));
            }
        }
    }
    return all;
}

engine::Position positionAt(const Record &record, const Place &place)
{
    engine::Position position = record.startPosition();
    const Actions actions = record::actionsAlong(record.line, place.line);
    for (int step = 0; step < record::stepOf(record.line, place); ++step)
        position = position.after(actions[step]);
    return position;
}

/// A place of the tree in the way that `placeAlong` names it.
Place anyPlace(const Line &main, engine::Random &random)
{
    const std::vector<LinePath> paths = pathsOf(main);
    const LinePath &path = paths[chosen(random, paths.size())];
    return record::placeAlong(main, path, chosen(random, static_cast<std::size_t>(stepsAlong(main, path)) + 1));
}

/// A game that was looked at closely: variations in variations, comments, symbols and drawings. Each `reader` of the
/// same game tries and says something else.
Record grown(const char *game, std::uint64_t seed, int actions = 60, int reader = 0)
{
    Record record = randomGame(*engine::findGame(game), seed);
    record.result.reset();
    record.line.actions.resize(std::min<std::size_t>(record.line.actions.size(), 30));
    engine::Random random(seed + 1000 * static_cast<std::uint64_t>(reader));
    for (int i = 0; i < actions; ++i) {
        const Place place = anyPlace(record.line, random);
        const engine::Position position = positionAt(record, place);
        if (position.isOver())
            continue;
        const Action action = position.toAct() == engine::seatBit(engine::kChance)
                                  ? position.sample(random)
                                  : position.legal()[chosen(random, position.legal().size())];
        if (!record::followed(record.line, place, action))
            record::addAction(record.line, place, action);
    }
    const std::vector<LinePath> paths = pathsOf(record.line);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        Line &line = *record::findLine(record.line, paths[i]);
        for (int at = 0; at <= static_cast<int>(line.actions.size()); at += 2)
            line.comments[at] = {QStringLiteral("%1 at %2 by %3").arg(i).arg(at).arg(reader), {}};
        for (int at = 1; at <= static_cast<int>(line.actions.size()); at += 3)
            line.marks[at] = reader == 0 ? QStringLiteral("good") : record::marks()[(at + reader) % 6];
        for (int at = 2; at <= static_cast<int>(line.actions.size()); at += 3)
            line.assessments[at] = reader == 0 ? QStringLiteral("worse") : record::assessments()[(at + reader) % 3];
        const auto places = record.game->places().size();
        for (int at = 0; at <= static_cast<int>(line.actions.size()); at += 2)
            line.drawings[at] = {{record::Drawing::Form::Circle, static_cast<int>((i / places + reader) % 4),
                                  static_cast<engine::PlaceIndex>(i % places)}};
    }
    return record;
}

/// A variation on the main line that has variations in each other as deep as that.
Line nested(int depth)
{
    Line line;
    line.actions = {Action(0, 1, static_cast<std::uint64_t>(depth))};
    if (depth > 0)
        line.variations.push_back({1, nested(depth - 1), {}});
    return line;
}

} // namespace

class TestTree : public QObject {
    Q_OBJECT

private slots:
    void grows();
    void placesAndStepsAreInverse();
    void whatIsAddedIsFollowed();
    void aBeginningIsThePlaceOfTheBranch();
    void promotingKeepsAllThatIsThere();
    void promotingTwiceComesBack();
    void promotingKeepsWhatIsUnknown();
    void promotingKeepsTheMarkOfTheLine();
    void commentsThatDoNotFitTogether();
    void removingTakesThatLineOnly();
    void aShownPlaceIsAList();
    void nothingIsThere();
    void depthIsLimited();
    void staysAFile();
    void mergedInEitherOrderItSaysTheSame();
    void mergedAgainItIsAsItWas();
    void mergingKeepsBothComments();
    void mergingIsOfOneGame();
    void whatIsTooMuchIsNotMerged();
};

void TestTree::grows()
{
    const Line line = grown("aton", 1).line;
    QVERIFY(pathsOf(line).size() > 15);
    QVERIFY(record::depthOf(line) >= 2);
}

void TestTree::placesAndStepsAreInverse()
{
    for (const char *game : {"aton", "osiris"}) {
        const Line main = grown(game, 2).line;
        for (const LinePath &path : pathsOf(main)) {
            const Actions along = record::actionsAlong(main, path);
            for (int step = 0; step <= static_cast<int>(along.size()); ++step) {
                const Place place = record::placeAlong(main, path, step);
                QCOMPARE(record::stepOf(main, place), step);
                QVERIFY(place.at > 0 || place.line.empty());
                QVERIFY(std::equal(place.line.begin(), place.line.end(), path.begin()));
                const Actions there = record::actionsAlong(main, place.line);
                QVERIFY(std::equal(along.begin(), along.begin() + step, there.begin()));
            }
        }
    }
}

void TestTree::whatIsAddedIsFollowed()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Record record = grown("aton", seed, 20);
        engine::Random random(seed + 100);
        const Place from = anyPlace(record.line, random);
        const engine::Position position = positionAt(record, from);
        const std::vector<Action> legal = position.legal();
        for (const Action action : legal) {
            const std::optional<Place> there = record::followed(record.line, from, action);
            const std::set<Actions> before = courses(record.line);
            const std::optional<Place> added = there ? there : record::addAction(record.line, from, action);
            QVERIFY(added);
            QVERIFY(record::followed(record.line, from, action) == added);
            QCOMPARE(record::stepOf(record.line, *added), record::stepOf(record.line, from) + 1);
            QCOMPARE(record::actionsAlong(record.line, added->line)[record::stepOf(record.line, *added) - 1].bits,
                     action.bits);
            QVERIFY(positionAt(record, *added) == position.after(action));
            QVERIFY(courses(record.line).size() >= before.size());
            if (std::distance(legal.begin(), std::find(legal.begin(), legal.end(), action)) > 4)
                break;
        }
    }
}

// The beginning of a variation is the position in which it branches off: what goes on there goes on from both.
void TestTree::aBeginningIsThePlaceOfTheBranch()
{
    const Action a(0, 1, 1);
    const Action b(0, 1, 2);
    const Action c(0, 1, 3);
    Line inner{{c}, {}, {}, {}};
    Line outer{{b}, {}, {}, {{0, inner, {}}}};
    Line main{{a}, {}, {}, {{0, outer, {}}}};
    const Place places[] = {{{}, 0}, {{0}, 0}, {{0, 0}, 0}};
    for (const Place &place : places) {
        QVERIFY(record::followed(main, place, a) == (Place{{}, 1}));
        QVERIFY(record::followed(main, place, b) == (Place{{0}, 1}));
        QVERIFY(record::followed(main, place, c) == (Place{{0, 0}, 1}));
        Line changed = main;
        QVERIFY(record::addAction(changed, place, Action(0, 1, 4)) == (Place{{1}, 1}));
    }
}

void TestTree::promotingKeepsAllThatIsThere()
{
    for (const char *game : {"aton", "osiris"}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Line main = grown(game, seed).line;
            for (const LinePath &path : pathsOf(main)) {
                Line changed = main;
                QCOMPARE(record::promote(changed, path), !path.empty());
                QVERIFY(courses(changed) == courses(main));
                QVERIFY(said(changed, false) == said(main, false));
                QVERIFY(said(changed, true) == said(main, true));
                if (path.empty())
                    continue;
                LinePath above = path;
                above.pop_back();
                const Actions promoted = record::actionsAlong(main, path);
                const Actions now = record::actionsAlong(changed, above);
                QVERIFY(now == promoted);
            }
        }
    }
}

void TestTree::promotingTwiceComesBack()
{
    const Line main = grown("osiris", 7).line;
    int done = 0;
    for (const LinePath &path : pathsOf(main)) {
        LinePath above = path;
        if (path.empty())
            continue;
        above.pop_back();
        const int at = record::findLine(main, above)->variations[path.back()].at;
        const Actions before = record::actionsAlong(main, above);
        Line changed = main;
        QVERIFY(record::promote(changed, path));
        // What was there is the last of the variations that begin with the other action.
        const Line &line = *record::findLine(changed, above);
        for (std::size_t i = 0; i < line.variations.size(); ++i) {
            LinePath back = above;
            back.push_back(static_cast<int>(i));
            if (line.variations[i].at != at || record::actionsAlong(changed, back) != before)
                continue;
            QVERIFY(record::promote(changed, back));
            QVERIFY(record::actionsAlong(changed, above) == before);
            QVERIFY(courses(changed) == courses(main));
            QVERIFY(said(changed, false) == said(main, false));
            ++done;
            break;
        }
    }
    QVERIFY(done > 5);
}

void TestTree::promotingKeepsWhatIsUnknown()
{
    Record record = mustRead(savedGames()[1]);
    const QByteArray before = record::write(record);
    QVERIFY(before.contains("\"from\": \"analysis\""));
    QVERIFY(record::promote(record.line, {0}));
    record.result.reset();
    QVERIFY(record::write(record).contains("\"from\": \"analysis\""));
    QVERIFY(record::write(record).contains("\"author\""));
}

void TestTree::promotingKeepsTheMarkOfTheLine()
{
    Line main{{Action(0, 1, 1), Action(0, 1, 2)}, {}, {{1, QStringLiteral("good")}}, {}};
    main.variations.push_back({1, {{Action(0, 1, 3)}, {}, {{0, QStringLiteral("mistake")}}, {}}, {}});
    QVERIFY(record::promote(main, {0}));
    QCOMPARE(main.marks.at(1), QStringLiteral("good"));
}

void TestTree::commentsThatDoNotFitTogether()
{
    const auto comment = [](int characters) { return record::Text{QString(characters, QLatin1Char('x')), {}}; };
    Line main{{Action(0, 1, 1), Action(0, 1, 2)}, {{1, comment(record::kMostCharacters - 2)}}, {}, {}};
    main.variations.push_back({1, {{Action(0, 1, 3)}, {{0, comment(1)}}, {}, {}}, {}});
    Line changed = main;
    QVERIFY(record::promote(changed, {0}));
    QCOMPARE(changed.comments.at(1).plain.size(), record::kMostCharacters);
    main.variations[0].line.comments[0] = comment(2);
    changed = main;
    QVERIFY(!record::promote(changed, {0}));
    QVERIFY(changed.actions == main.actions && changed.variations.size() == 1);
    // In the characters of a file, one outside of the basic plane is one.
    main.variations[0].line.comments[0] = {QStringLiteral("😀"), {}};
    QVERIFY(record::promote(main, {0}));
}

void TestTree::removingTakesThatLineOnly()
{
    const Line main = grown("aton", 9).line;
    for (const LinePath &path : pathsOf(main)) {
        Line changed = main;
        QCOMPARE(record::removeLine(changed, path), !path.empty());
        if (path.empty())
            continue;
        std::multiset<Actions> left;
        for (const LinePath &other : pathsOf(main)) {
            if (other.size() < path.size() || !std::equal(path.begin(), path.end(), other.begin()))
                left.insert(record::actionsAlong(main, other));
        }
        std::multiset<Actions> now;
        for (const LinePath &other : pathsOf(changed))
            now.insert(record::actionsAlong(changed, other));
        QVERIFY(now == left);
    }
}

void TestTree::aShownPlaceIsAList()
{
    using record::Json;
    using record::ShownPlace;
    for (const ShownPlace &place : {ShownPlace{}, ShownPlace{{}, 7}, ShownPlace{{0, 3}, 12}})
        QVERIFY(record::shownPlaceOf(record::toJson(place)) == place);
    QCOMPARE(record::toJson({{0, 3}, 12}).compact(), QByteArray("[12,0,3]"));
    for (const char *other : {"[]", "7", "{}", "[-1]", "[7,-1]", "[7.5]", "[7,\"0\"]", "[2147483648]", "null"})
        QVERIFY2(!record::shownPlaceOf(std::get<Json>(record::parseJson(other))), other);
}

void TestTree::nothingIsThere()
{
    Line main = grown("aton", 3).line;
    const std::set<Actions> before = courses(main);
    const int count = static_cast<int>(main.variations.size());
    const LinePath paths[] = {{}, {count}, {-1}, {0, 99}};
    for (const LinePath &path : paths) {
        QVERIFY(path.empty() || !record::findLine(main, path));
        QVERIFY(!record::promote(main, path));
        QVERIFY(!record::removeLine(main, path));
    }
    QVERIFY(courses(main) == before);
}

void TestTree::depthIsLimited()
{
    // In a line of lines: what is promoted lies higher, what was there lies deeper.
    Line main{{Action(0, 1, 1), Action(0, 1, 2)}, {}, {}, {}};
    main.variations.push_back({2, nested(record::kDeepestLine - 1), {}});
    main.variations.push_back({1, {{Action(0, 1, 3)}, {}, {}, {}}, {}});
    QCOMPARE(record::depthOf(main), record::kDeepestLine);
    QVERIFY(!record::promote(main, {1}));
    QCOMPARE(main.actions.size(), std::size_t{2});
    QCOMPARE(main.variations.size(), std::size_t{2});
    QVERIFY(record::promote(main, {0}));
    Place deepest{LinePath(record::kDeepestLine, 0), 0};
    main = {{Action(0, 1, 1), Action(0, 1, 2)}, {}, {}, {{2, nested(record::kDeepestLine - 1), {}}}};
    QVERIFY(record::findLine(main, deepest.line));
    record::findLine(main, deepest.line)->actions.emplace_back(engine::Seat{0}, 1U, 9U);
    QVERIFY(!record::addAction(main, {deepest.line, 1}, Action(0, 1, 8)));
    QVERIFY(record::addAction(main, {deepest.line, 2}, Action(0, 1, 8)) == (Place{deepest.line, 3}));
    // A file of another program that lies deeper is no hindrance where nothing gets deeper.
    main = {{Action(0, 1, 1)}, {}, {}, {{1, nested(record::kDeepestLine + 2), {}}}};
    QVERIFY(record::promote(main, {0}));
}

void TestTree::staysAFile()
{
    for (const char *game : {"aton", "osiris"}) {
        for (std::uint64_t seed = 11; seed <= 13; ++seed) {
            Record record = grown(game, seed);
            engine::Random random(seed);
            for (int i = 0; i < 12; ++i) {
                std::vector<LinePath> paths = pathsOf(record.line);
                const LinePath path = paths[chosen(random, paths.size())];
                if (i % 4 == 3)
                    record::removeLine(record.line, path);
                else
                    record::promote(record.line, path);
                const QByteArray written = record::write(record);
                const Record again = mustRead(written);
                QCOMPARE(record::write(again), written);
                QVERIFY(courses(again.line) == courses(record.line));
            }
        }
    }
}

namespace {

Line mustMerge(const Line &main, const Line &other, bool isChanged = true)
{
    auto both = record::merged(main, other);
    if (!std::holds_alternative<record::Merged>(both) || std::get<record::Merged>(both).isChanged != isChanged)
        qFatal("The trees are not merged");
    return std::get<record::Merged>(std::move(both)).line;
}

/// What is said of each position, however often.
std::set<std::pair<Actions, QString>> saidOf(const Line &main, bool marks)
{
    const auto all = said(main, marks);
    return {all.begin(), all.end()};
}

} // namespace

void TestTree::mergedInEitherOrderItSaysTheSame()
{
    for (const char *game : {"aton", "osiris", "nefertiti"}) {
        for (std::uint64_t seed = 21; seed <= 24; ++seed) {
            const Record one = grown(game, seed, 40, 1);
            const Record other = grown(game, seed, 40, 2);
            QVERIFY(!record::mergeIllegalReason(one, other));
            Record both = one;
            both.line = mustMerge(one.line, other.line);
            const Line reversed = mustMerge(other.line, one.line);
            QVERIFY(both.line.actions == one.line.actions);
            QVERIFY(courses(both.line) == courses(reversed));
            for (const bool marks : {false, true})
                QVERIFY(saidOf(both.line, marks) == saidOf(reversed, marks));
            for (const Line *part : {&one.line, &other.line}) {
                const auto all = saidOf(both.line, false);
                const auto some = saidOf(*part, false);
                QVERIFY(std::includes(all.begin(), all.end(), some.begin(), some.end()));
            }
            const QByteArray written = record::write(both);
            QCOMPARE(record::write(mustRead(written)), written);
        }
    }
}

void TestTree::mergedAgainItIsAsItWas()
{
    for (const char *game : {"aton", "osiris"}) {
        for (std::uint64_t seed = 31; seed <= 34; ++seed) {
            Record one = grown(game, seed, 40, 1);
            const Record other = grown(game, seed, 40, 2);
            const QByteArray before = record::write(one);
            one.line = mustMerge(one.line, one.line, false);
            QCOMPARE(record::write(one), before);
            one.line = mustMerge(one.line, other.line);
            const QByteArray both = record::write(one);
            for (const Line &known : {other.line, mustRead(before).line}) {
                one.line = mustMerge(one.line, known, false);
                QCOMPARE(record::write(one), both);
            }
        }
    }
    Line twice{{Action(0, 1, 1)}, {}, {}, {}};
    twice.variations.assign(2, {0, {{Action(0, 1, 2)}, {}, {}, {}}, {}});
    twice.variations[1].line.comments[1] = {QStringLiteral("of the second"), {}};
    QVERIFY(mustMerge(twice, twice, false).variations[0].line.comments.empty());
}

void TestTree::mergingKeepsBothComments()
{
    const auto saying = [](record::Text text) { return Line{{Action(0, 1, 1)}, {{1, std::move(text)}}, {}, {}}; };
    const auto plain = [](const char *text) { return record::Text{QString::fromUtf8(text), {}}; };
    const auto both = [&](const record::Text &one, const record::Text &other, bool isChanged = true) {
        return mustMerge(saying(one), saying(other), isChanged).comments.at(1);
    };
    QCOMPARE(both(plain("bold"), plain("a trap")).plain, QStringLiteral("a trap\nbold"));
    QCOMPARE(both(plain("a trap"), plain("bold")).plain, QStringLiteral("a trap\nbold"));
    QCOMPARE(both(plain("a trap\nbold"), plain("bold"), false).plain, QStringLiteral("a trap\nbold"));
    QCOMPARE(both(plain("bold"), plain("a trap\nbold")).plain, QStringLiteral("a trap\nbold"));
    QCOMPARE(both(plain("bolder"), plain("bold")).plain, QStringLiteral("bold\nbolder"));
    const record::Text translated{
        {}, {{QStringLiteral("en"), QStringLiteral("bold")}, {QStringLiteral("de"), QStringLiteral("kühn")}}};
    const record::Text all = both(translated, plain("a trap"));
    QCOMPARE(all.in(u"en"), QStringLiteral("a trap\nbold"));
    QCOMPARE(all.in(u"de"), QStringLiteral("a trap\nkühn"));
    Line marked{{Action(0, 1, 1)}, {}, {{1, QStringLiteral("good")}}, {}};
    Line doubted{{Action(0, 1, 1)}, {}, {{1, QStringLiteral("mistake")}}, {}};
    QCOMPARE(mustMerge(marked, doubted).marks.at(1), QStringLiteral("mistake"));
    QCOMPARE(mustMerge(doubted, marked, false).marks.at(1), QStringLiteral("mistake"));
}

void TestTree::mergingIsOfOneGame()
{
    const Record game = grown("osiris", 1);
    Record other = game;
    other.seats[0].name = {QStringLiteral("Ada"), {}};
    QVERIFY(!record::mergeIllegalReason(game, other)); // names are no other game
    other.line.actions.pop_back();
    for (const bool isReversed : {false, true}) {
        const auto why = isReversed ? record::mergeIllegalReason(other, game) : record::mergeIllegalReason(game, other);
        QVERIFY(why && why->id == "merge.other-line");
        QCOMPARE(why->number("number"), static_cast<std::int64_t>(game.line.actions.size()));
        QVERIFY(inWords(*why).contains(QString::number(game.line.actions.size())));
    }
    for (const Record &another : {grown("aton", 1), record::newRecord(*game.game, {3, {}})}) {
        const auto why = record::mergeIllegalReason(game, another);
        QVERIFY(why && why->id == "merge.other-start");
    }
    other = game;
    other.start = game.startPosition().after(game.line.actions.front());
    QCOMPARE(record::mergeIllegalReason(game, other)->id, "merge.other-start");
}

void TestTree::whatIsTooMuchIsNotMerged()
{
    const auto refuses = [](const Line &main, const Line &other) {
        const auto both = record::merged(main, other);
        return std::holds_alternative<record::Error>(both) && std::get<record::Error>(both).id == "merge.too-much";
    };
    const auto saying = [](QChar letter, int letters) {
        return Line{{Action(0, 1, 1)}, {{1, {QString(letters, letter), {}}}}, {}, {}};
    };
    const int half = record::kMostCharacters / 2;
    QVERIFY(!refuses(saying(u'a', half), saying(u'b', half - 1)));
    QVERIFY(refuses(saying(u'a', half), saying(u'b', half)));
    Line deep{{Action(0, 1, 1)}, {}, {}, {{1, nested(record::kDeepestLine - 1), {}}}};
    const LinePath deepest(record::kDeepestLine, 0);
    record::findLine(deep, deepest)->actions.emplace_back(engine::Seat{0}, 1U, 9U);
    Line deeper = deep;
    record::findLine(deeper, deepest)->variations.push_back({1, {{Action(0, 1, 8)}, {}, {}, {}}, {}});
    QVERIFY(!refuses({deep.actions, {}, {}, {}}, deep));
    QVERIFY(refuses(deep, deeper));
    QVERIFY(!refuses(deeper, deep)); // it was so deep before
    Line drawn{{Action(0, 1, 1)}, {}, {}, {}};
    Line drawnToo = drawn;
    const auto circle = [](int pen, int at) {
        return record::Drawing{record::Drawing::Form::Circle, pen, static_cast<engine::PlaceIndex>(at)};
    };
    for (int at = 0; at < static_cast<int>(record::kMostDrawings) / 2; ++at) {
        drawn.drawings[1].push_back(circle(0, at));
        drawnToo.drawings[1].push_back(circle(1, at));
    }
    QVERIFY(!refuses(drawn, drawnToo));
    drawn.drawings[1].push_back(circle(2, 0));
    QVERIFY(refuses(drawn, drawnToo));
}

} // namespace tests::tst_tree

TEST_CLASS(tst_tree, TestTree)
#include "tst_tree.moc"

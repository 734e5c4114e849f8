// SPDX-License-Identifier: GPL-3.0-or-later
// Positions whose right answers follow from the rules: the strongest level finds them all.
#include <fstream>
#include <sstream>

#include "positions.h"

#include "tests/data_file.h"
#include "tests/test_class.h"

namespace tests::tst_aton_known {

using namespace positions;
using namespace engine::aton;
using engine::CancelToken;

namespace {

struct Known {
    std::string id;
    Position position;
    std::vector<Action> right;
};

std::vector<Known> known()
{
    std::ifstream file(dataFile(QStringLiteral("known/aton.txt")).toStdString());
    std::vector<Known> all;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#')
            continue;
        const std::size_t first = line.find(" | ");
        const std::size_t second = line.rfind(" | ");
        Known one{line.substr(0, first), read(line.substr(first + 3, second - first - 3)), {}};
        std::istringstream actions(line.substr(second + 3));
        for (std::string text; std::getline(actions >> std::ws, text, ',');)
            one.right.push_back(action(text));
        all.push_back(one);
    }
    return all;
}

} // namespace

class TestAtonKnown : public QObject {
    Q_OBJECT

private slots:
    void answersAreLegalAndNotAll();
    void expertFindsThem();
};

void TestAtonKnown::answersAreLegalAndNotAll()
{
    const auto all = known();
    QVERIFY(all.size() >= 60);
    for (const Known &each : all) {
        Aton::Actions legal;
        Aton::legal(each.position, legal);
        QVERIFY2(!each.right.empty() && each.right.size() < static_cast<std::size_t>(legal.size()), each.id.c_str());
        for (const Action right : each.right)
            QVERIFY2(Aton::isLegal(each.position, right), each.id.c_str());
    }
}

void TestAtonKnown::expertFindsThem()
{
    const engine::Level &expert = Aton::levels().back();
    for (const Known &each : known()) {
        const Position view = Aton::observe(each.position, each.right.front().actor());
        for (const std::uint64_t nodes : {std::uint64_t{9'000}, expert.nodes}) {
            for (const engine::Ranked &ranked : Aton::search(view, {expert, nodes, 1, 1, CancelToken()}).actions) {
                if (ranked.weight > 0)
                    QVERIFY2(std::find(each.right.begin(), each.right.end(), ranked.action) != each.right.end(),
                             (each.id + ": " + Aton::actionText(each.position, ranked.action, kNobody)).c_str());
            }
        }
    }
}

} // namespace tests::tst_aton_known

TEST_CLASS(tst_aton_known, TestAtonKnown)
#include "tst_aton_known.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_games.h"

#include <algorithm>

#include "views/board/board_view_state.h"

using namespace views;

const char *const kPlacing = "aton/1 rb.rbr.b.rr./bbr..br.r.bb/.r...rbrb.r./rb.b.rbb.rb. r6 place:red:2 blue "
                             "red:21,2,x,-,-,3434,-,4323,-,5654,0000 blue:14,3,-,-,-,1243,-,1232,-,7656,0000";
const char *const kLaying = "aton/1 rb.rbr.b.rr./bbr..br.r.bb/.r...rbrb.r./rb.b.rbb.rb. r6 lay - "
                            "red:21,2,x,3344,-,-,-,4323,-,5654,0000 blue:14,3,-,1234,-,-,-,1232,-,7656,0000";

const engine::Game &boardGame() { return *engine::findGame("aton"); }

namespace {

BoardViewState shownAt(const engine::Position &position, engine::Seat revealed)
{
    BoardViewState shown{position, position.arrangement()};
    shown.revealed = revealed;
    shown.seatNames = {"Ada", "Noor"};
    for (const engine::Action action : position.legal()) {
        for (const engine::MoveTarget &target : position.moveTargets(action)) {
            const engine::PlaceIndex place = target.choice == engine::kNowhere ? target.from : target.choice;
            if (std::find(shown.choosable.begin(), shown.choosable.end(), place) == shown.choosable.end())
                shown.choosable.push_back(place);
        }
    }
    return shown;
}

} // namespace

std::vector<BoardViewState> randomGame(std::uint64_t seed)
{
    engine::Random random(seed);
    engine::Position position = boardGame().start({});
    std::vector<BoardViewState> all{shownAt(position, 0)};
    while (!position.isOver()) {
        const std::vector<engine::Action> legal = position.legal();
        const engine::Action action = position.toAct() == engine::seatBit(engine::kChance)
                                          ? position.sample(random)
                                          : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        std::vector<engine::PlaceIndex> last;
        for (const engine::MoveTarget &target : position.moveTargets(action)) {
            if (target.choice != engine::kNowhere)
                last.push_back(target.choice);
        }
        position = position.after(action);
        all.push_back(shownAt(position, static_cast<engine::Seat>(random.below(2))));
        all.back().last = last;
        if (!all.back().choosable.empty() && random.below(3) == 0)
            all.back().selected = all.back().choosable.front();
    }
    return all;
}

BoardViewState shownOf(const std::string &text, engine::Seat revealed)
{
    return shownAt(std::get<engine::Position>(engine::readPosition(text)), revealed);
}

std::map<QString, QString> seen(const BoardScene &scene)
{
    std::map<QString, QString> all;
    for (auto it = scene.elementItems().begin(); it != scene.elementItems().end(); ++it) {
        const ElementItem &item = *it.value();
        const ElementStyle &look = item.element().look;
        QString text;
        QDebug(&text) << item.sceneBoundingRect() << item.zValue() << item.opacity() << item.isVisible()
                      << item.transform() << static_cast<int>(look.form) << look.id << look.value << look.fill
                      << look.line << look.text.size << look.text.weight << look.text.colour;
        all[it.key()] = text;
    }
    return all;
}

std::map<QString, QString> seenAfresh(const views::BoardViewState &shown, const views::BoardScene &like,
                                      const views::Theme &theme)
{
    views::BoardScene scene(theme);
    scene.setOptions(like.options());
    scene.setSurface({like.sceneRect().size()});
    scene.show(shown, views::Motion::None);
    return seen(scene);
}

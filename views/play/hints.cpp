// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hints.h"

#include <algorithm>
#include <tuple>

#include <QPushButton>

#include "views/board/board_plan.h"
#include "views/board/board_view_state.h"
#include "views/board/visibility.h"
#include "views/play/hint_row.h"
#include "views/play/secrecy.h"
#include "views/screen/board_pane.h"

namespace views {

namespace {

constexpr int kAbove = 6; ///< of the margin above the board is used
constexpr int kStep = 4;  ///< so close lie the places that are tried in between

/// Where words stand on the board itself, such as names and conditions; not those on pieces, nor figures.
std::vector<QRect> wordsOf(const BoardView &view)
{
    std::vector<QRect> words;
    for (const ElementItem *item : view.boardScene().elementItems()) {
        const Element &element = item->element();
        const QString &text = element.look.id;
        const bool isSaid = element.look.form == ElementStyle::Form::Words && element.on.isEmpty()
                            && std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
        if (isSaid)
            words.push_back(view.mapFromScene(element.rect).boundingRect());
    }
    return words;
}

} // namespace

Hints::Hints(const play::Play &play, const Secrecy &secrecy, BoardPane &pane, std::function<bool()> mayChoose,
             QWidget *page)
    : QObject(page), m_play(play), m_secrecy(secrecy), m_pane(pane), m_mayChoose(std::move(mayChoose)),
      m_adviser(new play::Adviser(this)), m_row(new HintRow(page))
{
    QWidget::setTabOrder(pane.prompt().mainButton(), m_row->doButton());
    QWidget::setTabOrder(m_row->doButton(), m_row->closeButton());
    connect(m_adviser, &play::Adviser::advised, this, [this](const play::Hint &hint) {
        m_hint = hint;
        emit changed();
    });
    connect(m_row->closeButton(), &QPushButton::clicked, this, [this] {
        drop();
        emit closed();
    });
    connect(m_row->doButton(), &QPushButton::clicked, this, &Hints::takeOver);
    pane.input().setShortcut([this](engine::PlaceIndex place) { return actionAt(place); });
}

Hints::~Hints() = default;

bool Hints::canAsk() const { return !m_play.isRated() && m_mayChoose() && m_pane.input().isFree(); }

void Hints::ask()
{
    if (!canAsk() || isAsked())
        return;
    m_asked = m_play.position().seenBy(m_play.humanToAct());
    m_adviser->ask(*m_asked);
    emit changed();
}

void Hints::drop()
{
    m_adviser->drop();
    m_asked.reset();
    m_hint.reset();
}

bool Hints::hasAdvised(engine::Action action) const
{
    const std::optional<play::Hint> &last = m_adviser->last();
    const engine::Seat seat = m_play.humanToAct();
    return last && last->action == action && seat != engine::kNobody && last->view == m_play.position().seenBy(seat);
}

void Hints::check()
{
    if (isAsked() && (!canAsk() || m_play.position().seenBy(m_play.humanToAct()) != *m_asked))
        drop();
}

/// Puts the hinted action together at the board; it then waits to be confirmed.
void Hints::takeOver()
{
    const engine::Action action = m_hint->action;
    drop();
    m_pane.input().arrange(action);
    emit closed();
}

void Hints::show(const std::optional<HintShown> &hint)
{
    m_row->closeButton()->setText(tr("Close"));
    m_row->closeButton()->setAccessibleName(tr("Close the hint"));
    m_row->doButton()->setText(tr("Lay it so"));
    m_row->show(hint);
}

std::optional<HintShown> Hints::hint() const
{
    if (!isAsked())
        return std::nullopt;
    HintShown hint{tr("Hint: thinking…")};
    hint.heard = hint.what;
    if (!m_hint)
        return hint;
    const words::Words &words = m_pane.words();
    // A game may have fuller words for a hint than for the button that does it.
    const std::string fuller = "hint." + m_hint->what.id;
    const std::string id = words.has(fuller) ? fuller : "label." + m_hint->what.id;
    const engine::Seat revealed = m_secrecy.revealedSeat();
    std::vector<engine::Message> why = seenMessages(m_hint->reasons, *m_asked, revealed);
    // What the seat may expect rests on all that it knows: nobody else is to read that from it.
    if (revealed == m_asked->viewer())
        why.push_back(m_hint->share);
    hint = {tr("Hint: %1.").arg(words.say({id, m_hint->what.fields})), sayAll(words, why),
            m_pane.input().canArrange(m_hint->action)};
    hint.heard = words.heard(hint.said());
    return hint;
}

/// Above the board, as far up as the margin goes, over its foot, or in between: where no choices are covered, then
/// fewest places that may be chosen or are hinted at, then fewest words of the board, then fewest places but tracks.
void Hints::place()
{
    if (m_row->isHidden())
        return;
    const BoardView &view = m_pane.board();
    const QRect board = view.boardRect();
    const int height = std::max(m_row->heightForWidth(board.width()), m_row->minimumSizeHint().height());
    const QRect choices = m_pane.prompt().choicesAtBottom().translated(-view.pos());
    std::vector<QRect> meant;
    for (const std::vector<engine::PlaceIndex> &some : {view.boardScene().shown()->choosable, places()}) {
        for (const engine::PlaceIndex place : some)
            meant.push_back(view.placeRect(place));
    }
    std::vector<QRect> all;
    for (const engine::Place &place : m_play.game().places()) {
        if (!BoardPlan::of(m_play.position()).isTrack(place))
            all.push_back(view.placeRect(m_play.game().placeOf(place.id)));
    }
    const std::vector<QRect> words = wordsOf(view);
    const auto covered = [&](const QRect &rect) {
        const auto count = [&rect](const std::vector<QRect> &rects) {
            return std::count_if(rects.begin(), rects.end(), [&](const QRect &one) { return one.intersects(rect); });
        };
        return std::tuple(choices.intersects(rect), count(meant), count(words), count(all));
    };
    const QRect above(board.left(), -kAbove, board.width(), height);
    const QRect below(QPoint(board.left(), board.bottom() + 1 - height), above.size());
    QRect best = covered(below) < covered(above) ? below : above;
    for (QRect between = above.translated(0, kStep); between.top() < below.top(); between.translate(0, kStep)) {
        if (covered(between) < covered(best))
            best = between;
    }
    m_row->setGeometry(best.translated(view.pos()));
    m_row->raise();
}

/// The hinted action, if it puts one piece there.
std::optional<engine::Action> Hints::actionAt(engine::PlaceIndex place) const
{
    if (!m_hint)
        return std::nullopt;
    const std::vector<engine::MoveTarget> targets = m_hint->view.moveTargets(m_hint->action);
    return targets.size() == 1 && targets.front().to == place ? std::optional(m_hint->action) : std::nullopt;
}

/// Of several touches only where they lead: they begin at the same heap.
std::vector<engine::PlaceIndex> Hints::places() const
{
    std::vector<engine::PlaceIndex> places;
    if (!m_hint)
        return places;
    const std::vector<engine::MoveTarget> targets = m_hint->view.moveTargets(m_hint->action);
    for (const engine::MoveTarget &target : targets) {
        if (target.choice != engine::kNowhere) {
            places.push_back(target.choice);
            continue;
        }
        if (targets.size() == 1)
            places.push_back(target.from);
        if (target.to != engine::kNowhere)
            places.push_back(target.to);
    }
    return places;
}

} // namespace views

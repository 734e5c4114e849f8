// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_problems.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/handbook/help_request.h"
#include "views/scenario/change_words.h"
#include "views/scenario/editor_context.h"

namespace views {

using engine::Problem;

namespace {

// Whatever there is to say: the board above must not move under the hand that changes it.
constexpr int kHeight = 104;
constexpr int kLowHeight = 88;
constexpr qsizetype kMostTold = 8; ///< changes that a tip names one by one

bool isSame(const Problem &a, const Problem &b)
{
    return a.message == b.message && a.playable == b.playable && a.places == b.places;
}

} // namespace

EditorProblems::EditorProblems(EditorContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_summary(wrappedLabel({}, FontRole::Text, this)),
      m_keep(smallButton("mend-keeping", this)), m_fixAll(smallButton("mend-all", this)),
      m_scroll(new QScrollArea(this))
{
    setProperty("box", true);
    m_summary->setObjectName(QStringLiteral("problems"));
    connect(m_keep, &QPushButton::clicked, this, [this] { apply(std::exchange(m_kept, std::nullopt)); });
    connect(m_fixAll, &QPushButton::clicked, this,
            [this] { apply(scenario::allFixed(m_context.game(), m_context.arrangement())); });
    scrollUpright(m_scroll);
    focusWhileScrolling(m_scroll);
    auto *head = makeRow(nullptr, {}, -1, {m_summary, m_keep, m_fixAll});
    head->setStretch(0, 1);
    auto *layout = makeColumn(this, {12, 6, 12, 6}, 4);
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);
    layout->addStretch();
    setLow(false);
    offerHelp(this, "editor#problems");
}

void EditorProblems::setLow(bool low) { setFixedHeight(qRound((low ? kLowHeight : kHeight) * fontScale())); }

void EditorProblems::refresh(bool anew)
{
    const std::vector<Problem> &problems = m_context.editor().problems();
    const bool same = std::equal(problems.begin(), problems.end(), m_problems.begin(), m_problems.end(), isSame);
    m_problems = problems;
    const bool isAsFixed = m_lastFix && m_context.arrangement() == m_lastFix->second;
    if (m_lastFix && !isAsFixed) {
        m_lastFix.reset();
        anew = true;
    }
    if (!same || anew || !m_rows)
        build();
    m_keep->setText(tr("Keep the pieces"));
    m_fixAll->setText(tr("Fix all"));
    const engine::Game &game = m_context.game();
    std::optional<engine::Arrangement> all;
    m_kept.reset();
    if (!m_problems.empty())
        all = scenario::allFixed(game, m_context.arrangement());
    if (!m_problems.empty() && !m_problems.front().playable)
        m_kept = scenario::fixedInOtherPhase(game, m_context.arrangement(), all);
    offer(m_keep, m_kept);
    offer(m_fixAll, m_problems.size() > 1 ? all : std::nullopt);
    const QString said = summary();
    if (m_summary->text() == said)
        return;
    m_summary->setText(said);
    m_scroll->setAccessibleName(said);
    announce(*this, said);
}

QString EditorProblems::summary() const
{
    const auto count = static_cast<int>(m_problems.size());
    if (count == 0)
        return tr("This position can be played.");
    if (m_problems.front().playable)
        return tr("This position can be played, but it cannot arise in a game.");
    return tr("This position cannot be played.");
}

void EditorProblems::build()
{
    // Perhaps by a button of one of its rows: that is needed until it has been pressed.
    if (QWidget *const old = m_scroll->takeWidget())
        old->deleteLater();
    m_rows = new QWidget;
    auto *rows = makeColumn(m_rows, {}, 2);
    if (m_lastFix)
        rows->addWidget(repairRow());
    for (const Problem &problem : m_problems)
        rows->addWidget(rowFor(problem));
    rows->addStretch(1);
    m_scroll->setWidget(m_rows);
    m_rows->setAutoFillBackground(false);
    m_scroll->setVisible(m_lastFix || !m_problems.empty());
}

QLabel *EditorProblems::addSigned(QWidget *row, const QString &sign, const QString &text)
{
    QLabel *const mark = textLabel(sign, FontRole::Heading, row, Qt::AlignCenter);
    mark->setFixedWidth(scaledPixels(18));
    QLabel *const words = wrappedLabel(text, FontRole::Second, row);
    makeRow(row, {}, -1, {mark, words})->setStretch(1, 1);
    return words;
}

QPushButton *EditorProblems::addButton(QWidget *row, const char *name, const QString &title, const QString &about)
{
    QPushButton *const button = smallButton(name, row);
    button->setText(title);
    button->setAccessibleName(tr("%1: %2").arg(title, about));
    row->layout()->addWidget(button);
    return button;
}

/// The button is there if it does something, and its tip tells what.
void EditorProblems::offer(QPushButton *button, const std::optional<engine::Arrangement> &next)
{
    QString told;
    if (next) {
        const ChangeWords words(m_context);
        const QStringList all = words.said(m_context.arrangement(), *next);
        told = all.size() <= kMostTold ? all.join(u'\n') : words.brief(m_context.arrangement(), *next);
    }
    button->setVisible(next.has_value());
    if (button->toolTip() == told)
        return;
    button->setToolTip(told);
    button->setAccessibleDescription(told);
}

QWidget *EditorProblems::rowFor(const Problem &problem)
{
    auto *const row = new QWidget(m_rows);
    const QString text = m_context.words().say(problem.message);
    addSigned(row, problem.playable ? QStringLiteral("!") : QStringLiteral("✕"),
              (problem.playable ? tr("Cannot arise in a game: %1") : tr("Cannot be played: %1")).arg(text));
    if (!problem.places.empty())
        connect(addButton(row, "show-problem", tr("Show me"), text), &QPushButton::clicked, this,
                [this, places = problem.places] { emit placesWanted(places); });
    if (scenario::oneFixed(m_context.game(), m_context.arrangement(), problem))
        connect(addButton(row, "mend-problem", tr("Fix"), text), &QPushButton::clicked, this,
                [this, problem] { apply(m_context.game().quickFix(m_context.arrangement(), problem)); });
    return row;
}

/// What the last repair did, and a button that shows where.
QWidget *EditorProblems::repairRow()
{
    auto *const row = new QWidget(m_rows);
    const auto &[before, after] = *m_lastFix;
    const QString did = (QStringList(tr("Fixed.")) + ChangeWords(m_context).said(before, after)).join(u' ');
    QLabel *const words = addSigned(row, QStringLiteral("✓"), did);
    words->setObjectName(QStringLiteral("repair"));
    const std::vector<engine::PlaceIndex> places = scenario::difference(before, after).places();
    if (!places.empty())
        connect(addButton(row, "show-repair", tr("Show me"), did), &QPushButton::clicked, this,
                [this, places] { emit placesWanted(places); });
    for (int i = 0; i < row->layout()->count(); ++i) // much may have been done
        row->layout()->itemAt(i)->setAlignment(Qt::AlignTop);
    words->setSizePolicy(QSizePolicy::Expanding, words->sizePolicy().verticalPolicy());
    return row;
}

void EditorProblems::apply(const std::optional<engine::Arrangement> &next)
{
    const engine::Arrangement before = m_context.arrangement();
    m_context.beginGesture();
    if (!m_context.change(next, "mend"))
        return;
    m_lastFix.emplace(before, m_context.arrangement());
    build();
    m_scroll->verticalScrollBar()->setValue(0);
    auto *const repair = findChild<QLabel *>(QStringLiteral("repair"));
    announce(*this, repair->text());
    emit quickFix(scenario::difference(m_lastFix->first, m_lastFix->second).places());
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/editor_problems.h"

#include <utility>

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

QString summaryOf(const std::vector<Problem> &problems)
{
    if (problems.empty())
        return EditorProblems::tr("This position can be played.");
    if (problems.front().playable)
        return EditorProblems::tr("This position can be played, but it cannot arise in a game.");
    return EditorProblems::tr("This position cannot be played.");
}

/// The button is there if it does something, and its tip tells what.
void offer(QPushButton *button, const FixShown &fix, const words::Words &words)
{
    button->setVisible(fix.next.has_value());
    if (button->toolTip() == fix.told)
        return;
    button->setToolTip(fix.told);
    button->setAccessibleDescription(words.heard(fix.told));
}

} // namespace

EditorProblems::EditorProblems(EditorContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_summary(wrappedLabel({}, FontRole::Text, this)),
      m_keep(smallButton("mend-keeping", this)), m_fixAll(smallButton("mend-all", this)),
      m_scroll(new QScrollArea(this))
{
    setProperty("box", true);
    m_summary->setObjectName(QStringLiteral("problems"));
    connect(m_keep, &QPushButton::clicked, this, [this] { apply(FixShown(m_problems.keeping).next); });
    connect(m_fixAll, &QPushButton::clicked, this, [this] { apply(FixShown(m_problems.all).next); });
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

ProblemsShown EditorProblems::content() const
{
    const engine::Game &game = m_context.game();
    const engine::Arrangement &now = m_context.arrangement();
    const std::vector<Problem> &problems = m_context.editor().problems();
    ProblemsShown content{summaryOf(problems)};
    for (const Problem &problem : problems)
        content.problems.push_back({m_context.words().say(problem.message), problem.playable, problem.places,
                                    scenario::oneFixed(game, now, problem).has_value()});
    if (!problems.empty()) {
        std::optional<engine::Arrangement> all = scenario::allFixed(game, now);
        if (!problems.front().playable)
            content.keeping = shownFix(scenario::fixedInOtherPhase(game, now, all));
        content.all = shownFix(problems.size() > 1 ? std::move(all) : std::nullopt);
    }
    if (const auto &fix = m_context.lastFix()) {
        content.repair = (QStringList(tr("Fixed.")) + ChangeWords(m_context).said(fix->first, fix->second)).join(u' ');
        content.repaired = scenario::difference(fix->first, fix->second).places();
    }
    return content;
}

void EditorProblems::show(const ProblemsShown &problems, bool anew)
{
    const bool isSame = problems.problems == m_problems.problems && problems.repair == m_problems.repair;
    m_problems = problems;
    if (!isSame || anew || !m_rows)
        build();
    m_keep->setText(tr("Keep the pieces"));
    m_fixAll->setText(tr("Fix all"));
    offer(m_keep, m_problems.keeping, m_context.words());
    offer(m_fixAll, m_problems.all, m_context.words());
    if (m_summary->text() == m_problems.summary)
        return;
    m_summary->setText(m_problems.summary);
    m_scroll->setAccessibleName(m_problems.summary);
    announce(*this, m_problems.summary);
}

void EditorProblems::build()
{
    // Perhaps by a button of one of its rows: that is needed until it has been pressed.
    if (QWidget *const old = m_scroll->takeWidget())
        old->deleteLater();
    m_rows = new QWidget;
    auto *rows = makeColumn(m_rows, {}, 2);
    if (!m_problems.repair.isEmpty())
        rows->addWidget(repairRow());
    for (std::size_t i = 0; i < m_problems.problems.size(); ++i)
        rows->addWidget(rowFor(i));
    rows->addStretch(1);
    m_scroll->setWidget(m_rows);
    m_rows->setAutoFillBackground(false);
    m_scroll->setVisible(!m_problems.repair.isEmpty() || !m_problems.problems.empty());
}

QLabel *EditorProblems::addSigned(QWidget *row, const QString &sign, const QString &text)
{
    QLabel *const mark = textLabel(sign, FontRole::Heading, row, Qt::AlignCenter);
    mark->setFixedWidth(scaledPixels(18));
    QLabel *const words = wrappedLabel(text, FontRole::Second, row);
    if (const QString heard = m_context.words().heard(text); heard != text)
        words->setAccessibleName(heard);
    makeRow(row, {}, -1, {mark, words})->setStretch(1, 1);
    return words;
}

QPushButton *EditorProblems::addButton(QWidget *row, const char *name, const QString &title, const QString &about)
{
    QPushButton *const button = smallButton(name, row);
    button->setText(title);
    button->setAccessibleName(tr("%1: %2").arg(title, m_context.words().heard(about)));
    row->layout()->addWidget(button);
    return button;
}

FixShown EditorProblems::shownFix(std::optional<engine::Arrangement> next) const
{
    if (!next)
        return {};
    const ChangeWords words(m_context);
    const QStringList all = words.said(m_context.arrangement(), *next);
    QString told = all.size() <= kMostTold ? all.join(u'\n') : words.brief(m_context.arrangement(), *next);
    return {std::move(next), std::move(told)};
}

QWidget *EditorProblems::rowFor(std::size_t index)
{
    const ProblemShown &problem = m_problems.problems[index];
    auto *const row = new QWidget(m_rows);
    addSigned(row, problem.isPlayable ? QStringLiteral("!") : QStringLiteral("✕"),
              (problem.isPlayable ? tr("Cannot arise in a game: %1") : tr("Cannot be played: %1")).arg(problem.words));
    if (!problem.places.empty())
        connect(addButton(row, "show-problem", tr("Show me"), problem.words), &QPushButton::clicked, this,
                [this, places = problem.places] { emit placesWanted(places); });
    if (problem.canFix)
        connect(addButton(row, "mend-problem", tr("Fix"), problem.words), &QPushButton::clicked, this, [this, index] {
            const Problem wrong = m_context.editor().problems()[index];
            apply(m_context.game().quickFix(m_context.arrangement(), wrong));
        });
    return row;
}

/// What the last repair did, and a button that shows where.
QWidget *EditorProblems::repairRow()
{
    auto *const row = new QWidget(m_rows);
    QLabel *const words = addSigned(row, QStringLiteral("✓"), m_problems.repair);
    words->setObjectName(QStringLiteral("repair"));
    if (!m_problems.repaired.empty())
        connect(addButton(row, "show-repair", tr("Show me"), m_problems.repair), &QPushButton::clicked, this,
                [this, places = m_problems.repaired] { emit placesWanted(places); });
    for (int i = 0; i < row->layout()->count(); ++i) // much may have been done
        row->layout()->itemAt(i)->setAlignment(Qt::AlignTop);
    words->setSizePolicy(QSizePolicy::Expanding, words->sizePolicy().verticalPolicy());
    return row;
}

void EditorProblems::apply(const std::optional<engine::Arrangement> &next)
{
    if (!m_context.fix(next))
        return;
    m_scroll->verticalScrollBar()->setValue(0);
    announce(*this, m_context.words().heard(m_problems.repair));
    const std::vector<engine::PlaceIndex> places = m_problems.repaired; // who hears it may have others shown
    emit quickFix(places);
}

} // namespace views

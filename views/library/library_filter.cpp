// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/library_filter.h"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QLineEdit>
#include <QLocale>

#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/controls.h"
#include "views/common/flow_layout.h"
#include "views/common/layouts.h"

namespace views {

namespace {

/// The entries of the box of orders.
struct Listed {
    library::Order order;
    bool isDescending;
};
constexpr std::array kOrders{
    Listed{library::Order::Date, true},   Listed{library::Order::Date, false},  Listed{library::Order::Players, false},
    Listed{library::Order::Game, false},  Listed{library::Order::Length, true}, Listed{library::Order::Level, true},
    Listed{library::Order::Result, true},
};

/// The entries of the box of times: so many days back, today among them; 0: any time.
constexpr std::array kDays{0, 1, 7, 30, 365};

constexpr int kRated = 3; ///< the entry of the box of finished games

/// As wide as its longest text, which the program says itself.
QComboBox *wideCombo(const char *name, QWidget *parent)
{
    auto *combo = makeNamed<QComboBox>(name, parent);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    ignoreWheel(combo);
    return combo;
}

} // namespace

LibraryFilter::LibraryFilter(std::optional<std::uint64_t> board, QWidget *parent)
    : QWidget(parent), m_board(board), m_words(makeNamed<QLineEdit>("words", this)), m_game(wideCombo("game", this)),
      m_finished(wideCombo("finished", this)), m_time(wideCombo("time", this)), m_tag(narrowCombo("tag", this)),
      m_order(wideCombo("order", this)), m_sameBoard(makeNamed<QCheckBox>("same-board", this))
{
    m_words->setClearButtonEnabled(true);
    m_words->setMaxLength(200);
    m_sameBoard->setVisible(board.has_value());
    auto *boxes = new FlowLayout;
    boxes->setSpacing(8);
    for (QWidget *box : std::initializer_list<QWidget *>{m_game, m_finished, m_time, m_tag, m_order})
        boxes->addWidget(box);
    auto *column = makeColumn(this, {}, 8, {m_words});
    column->addLayout(boxes);
    column->addWidget(m_sameBoard);
    connect(m_words, &QLineEdit::textChanged, this, &LibraryFilter::changed);
    connect(m_sameBoard, &QCheckBox::toggled, this, &LibraryFilter::changed);
    for (QComboBox *box : {m_game, m_finished, m_time, m_tag, m_order})
        connect(box, &QComboBox::currentIndexChanged, this, &LibraryFilter::changed);
    setFocusProxy(m_words);
    onLanguageChange(this, [this] { retranslate(); });
    retranslate();
}

library::Query LibraryFilter::query() const
{
    library::Query query;
    const QStringList words = library::folded(m_words->text()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        query.words.push_back(meaningsOf(word));
    if (const int game = m_game->currentIndex(); game > 0)
        query.game = words::idOf(*engine::games()[game - 1]);
    query.isRated = m_finished->currentIndex() == kRated;
    if (const int finished = m_finished->currentIndex(); finished > 0 && !query.isRated)
        query.isFinished = finished == 1;
    if (const int days = kDays.at(std::max(0, m_time->currentIndex())); days > 0)
        query.since = QDate::currentDate().addDays(1 - days).startOfDay();
    if (const int tag = m_tag->currentIndex(); tag > 0)
        query.tag = m_tagNames[tag - 1];
    if (m_sameBoard->isChecked())
        query.board = m_board;
    const Listed &listed = kOrders.at(std::max(0, m_order->currentIndex()));
    query.order = listed.order;
    query.isDescending = listed.isDescending;
    return query;
}

bool LibraryFilter::isOpen() const
{
    return m_words->text().isEmpty() && m_game->currentIndex() < 1 && m_finished->currentIndex() < 1
           && m_time->currentIndex() < 1 && m_tag->currentIndex() < 1 && !m_sameBoard->isChecked();
}

void LibraryFilter::setTags(const QStringList &tags)
{
    const QString chosen = m_tag->currentIndex() > 0 ? m_tagNames[m_tag->currentIndex() - 1] : QString();
    m_tagNames = tags;
    QStringList texts{tr("Any tag")};
    for (const QString &tag : tags)
        texts << words::shownLine(tag);
    m_tag->setMinimumContentsLength(static_cast<int>(texts.first().size())); // in one line, as its neighbours
    refillCombo(m_tag, texts, static_cast<int>(tags.indexOf(chosen)) + 1);
    m_tag->setEnabled(!tags.isEmpty());
}

/// The word, and what it or its beginning says in the language: the index knows levels, seats and games by their ids.
QStringList LibraryFilter::meaningsOf(const QString &word) const
{
    constexpr qsizetype kBeginning = 3;
    QStringList meanings{word};
    for (auto known = m_ids.lower_bound(word); known != m_ids.end() && known->first.startsWith(word); ++known) {
        if (word.size() >= kBeginning || known->first == word)
            meanings << known->second;
    }
    meanings.removeDuplicates();
    return meanings;
}

void LibraryFilter::retranslate()
{
    m_words->setPlaceholderText(tr("Search: names, results, dates, comments, tags"));
    m_words->setAccessibleName(tr("Search"));
    m_game->setAccessibleName(tr("Game"));
    m_finished->setAccessibleName(tr("Finished or not"));
    m_time->setAccessibleName(tr("Time"));
    m_tag->setAccessibleName(tr("Tag"));
    m_order->setAccessibleName(tr("Order"));
    m_sameBoard->setText(tr("Where the position of this window came up"));
    m_ids.clear();
    for (int month = 1; month <= 12; ++month) // as in the date in the text that is searched
        m_ids.emplace(library::folded(QLocale().standaloneMonthName(month)),
                      QStringLiteral("-%1-").arg(month, 2, 10, QLatin1Char('0')));
    QStringList games{tr("Any game")};
    for (const engine::Game *game : engine::games()) {
        const words::Words words(*game);
        games << words.text("game");
        m_ids.emplace(library::folded(games.last()), words::idOf(*game));
        for (const engine::Level &level : game->levels())
            m_ids.emplace(library::folded(words.text("level." + level.id)), QString::fromStdString(level.id));
        for (int seat = 0; seat < game->mostSeats(); ++seat) {
            const std::string id(game->seatId(static_cast<engine::Seat>(seat), game->mostSeats()));
            m_ids.emplace(library::folded(words.seat(id)), QString::fromStdString(id));
        }
    }
    retranslateCombo(m_game, games);
    retranslateCombo(m_finished, {tr("Finished or not"), tr("Finished"), tr("Not finished"), tr("Rated")});
    retranslateCombo(m_time, {tr("Any time"), tr("Today"), tr("Last 7 days"), tr("Last 30 days"), tr("Last year")});
    retranslateCombo(m_order, {tr("Newest first"), tr("Oldest first"), tr("By players"), tr("By game"),
                               tr("Longest first"), tr("Highest level first"), tr("Clearest result first")});
    setTags(QStringList(m_tagNames));
    emit changed(); // what was typed means something else now
}

} // namespace views

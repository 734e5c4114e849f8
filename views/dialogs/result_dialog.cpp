// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/result_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/replay/seat_names.h"
#include "views/common/fonts.h"
#include "views/handbook/help_request.h"
#include "views/play/ending.h"

namespace views {

namespace {

struct Source {
    std::string id;
    std::vector<int> points;
};

/// Points by what they were scored for, over the whole game.
std::vector<Source> pointsBySource(const play::Play &play)
{
    std::vector<Source> sources;
    // In the order of the panels; what stands in none of them (a card's points) comes before.
    const auto rank = [panels = play.position().panels()](const std::string &id) {
        int row = 0;
        for (const engine::Panel &panel : panels) {
            for (const engine::PanelRow &each : panel.rows) {
                ++row;
                if (each.id == id)
                    return row;
            }
        }
        return 0;
    };
    for (int step = 1; step <= play.stepCount(); ++step) {
        for (const engine::Message &fact : play.step(step).facts) {
            if (fact.id != "points")
                continue;
            const std::string id(fact.text("for"));
            auto found =
                std::find_if(sources.begin(), sources.end(), [&](const Source &source) { return source.id == id; });
            if (found == sources.end())
                found =
                    sources.insert(sources.end(), {id, std::vector<int>(static_cast<std::size_t>(play.seatCount()))});
            const engine::Seat seat = play.game().seatOf(fact.text("seat"), play.seatCount());
            found->points[seat] += static_cast<int>(fact.number("points"));
        }
    }
    std::stable_sort(sources.begin(), sources.end(),
                     [&rank](const Source &a, const Source &b) { return rank(a.id) < rank(b.id); });
    return sources;
}

QLabel *cell(const QString &text, FontRole role, Qt::Alignment alignment, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it may hold a player's name
    label->setFont(fontFor(role));
    label->setAlignment(alignment);
    return label;
}

} // namespace

ResultDialog::ResultDialog(const play::Play &play, const play::MatchScore &match, QWidget *parent)
    : QDialog(parent), m_play(play), m_match(match)
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    tell();
    offerHelp(this, "start#rematch");
}

void ResultDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        tell();
    QDialog::changeEvent(event);
}

void ResultDialog::tell()
{
    m_names = replay::seatNames(m_play.record());
    m_words = words::Words(m_play.game(), m_names);
    setWindowTitle(tr("End of the game"));
    // Qt 6.4 looks for another default button among those that go when one of them loses the focus.
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    delete m_content;
    m_content = new QWidget(this);
    QDialog::layout()->addWidget(m_content);
    auto *layout = new QVBoxLayout(m_content);
    layout->setSpacing(12);
    const QStringList said = endSentences(m_play, m_words, m_names);
    QLabel *heading = cell(said.front(), FontRole::Heading, Qt::AlignCenter, m_content);
    heading->setObjectName(QStringLiteral("outcome"));
    heading->setWordWrap(true);
    layout->addWidget(heading);
    for (qsizetype i = 1; i < said.size(); ++i) {
        QLabel *more = cell(said[i], FontRole::Text, Qt::AlignCenter, m_content);
        more->setWordWrap(true);
        layout->addWidget(more);
    }
    layout->addWidget(makeTable(m_content));
    QLabel *match = cell(matchScore(), FontRole::Second, Qt::AlignCenter, m_content);
    match->setWordWrap(true);
    layout->addWidget(match);
    addButtons(layout, m_content);
}

/// Points by what they were scored for, where there are any, and the score.
QWidget *ResultDialog::makeTable(QWidget *parent) const
{
    auto *table = new QWidget(parent);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    const auto addRow = [&](int row, const QString &what, FontRole role, const std::vector<int> &figures) {
        grid->addWidget(cell(what, role, Qt::AlignLeft, table), row, 0);
        for (std::size_t seat = 0; seat < figures.size(); ++seat)
            grid->addWidget(cell(words::Words::number(figures[seat]), role, Qt::AlignRight, table), row,
                            1 + static_cast<int>(seat));
    };
    for (int seat = 0; seat < m_names.size(); ++seat)
        grid->addWidget(cell(m_names[seat], FontRole::Text, Qt::AlignRight, table), 0, 1 + seat);
    int row = 1;
    for (const Source &source : pointsBySource(m_play))
        addRow(row++, m_words.text("row." + source.id), FontRole::Second, source.points);
    addRow(row, m_words.text("result.score"), FontRole::Heading, m_play.result()->score);
    return table;
}

QString ResultDialog::matchScore() const
{
    QStringList standing;
    for (const auto &[name, wins] : m_match.wins)
        standing << QStringLiteral("%1 %2").arg(name, words::Words::number(wins));
    if (m_match.draws > 0)
        standing << tr("drawn %1").arg(words::Words::number(m_match.draws));
    return tr("Match: %1").arg(standing.join(QStringLiteral(", ")));
}

void ResultDialog::addButtons(QLayout *layout, QWidget *parent)
{
    auto *buttons = new QDialogButtonBox(parent);
    QPushButton *rematch = buttons->addButton(tr("&Rematch"), QDialogButtonBox::AcceptRole);
    rematch->setDefault(true);
    QPushButton *save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    QPushButton *review = buttons->addButton(tr("Re&view"), QDialogButtonBox::ActionRole);
    QPushButton *again = buttons->addButton(tr("&Last turn again"), QDialogButtonBox::ActionRole);
    QPushButton *close = buttons->addButton(QDialogButtonBox::Close);
    connect(rematch, &QPushButton::clicked, this, [this] {
        emit rematchWanted();
        QDialog::close();
    });
    connect(save, &QPushButton::clicked, this, &ResultDialog::saveWanted);
    connect(review, &QPushButton::clicked, this, [this] {
        emit reviewWanted();
        QDialog::close();
    });
    connect(again, &QPushButton::clicked, this, [this] {
        emit lastTurnWanted();
        QDialog::close();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    layout->addWidget(buttons);
}

} // namespace views

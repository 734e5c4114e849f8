// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/result_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/board/fonts.h"

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
    label->setFont(fontFor(role));
    label->setAlignment(alignment);
    return label;
}

} // namespace

ResultDialog::ResultDialog(const play::Play &play, const words::Words &words, const QStringList &seatNames,
                           const play::MatchScore &match, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("End of the game"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    const engine::Message prompt = play.position().prompt().front();
    QLabel *heading = cell(words.say(prompt), FontRole::Heading, Qt::AlignCenter, this);
    heading->setObjectName(QStringLiteral("outcome"));
    heading->setWordWrap(true);
    layout->addWidget(heading);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    for (int seat = 0; seat < seatNames.size(); ++seat)
        grid->addWidget(cell(seatNames[seat], FontRole::Text, Qt::AlignRight, this), 0, 1 + seat);
    int row = 1;
    for (const Source &source : pointsBySource(play)) {
        grid->addWidget(cell(words.text("row." + source.id), FontRole::Second, Qt::AlignLeft, this), row, 0);
        for (int seat = 0; seat < seatNames.size(); ++seat)
            grid->addWidget(cell(words::Words::number(source.points[static_cast<std::size_t>(seat)]), FontRole::Second,
                                 Qt::AlignRight, this),
                            row, 1 + seat);
        ++row;
    }
    const engine::Result result = *play.position().result();
    grid->addWidget(cell(tr("Score"), FontRole::Heading, Qt::AlignLeft, this), row, 0);
    for (int seat = 0; seat < seatNames.size(); ++seat)
        grid->addWidget(cell(words::Words::number(result.score[static_cast<std::size_t>(seat)]), FontRole::Heading,
                             Qt::AlignRight, this),
                        row, 1 + seat);
    layout->addLayout(grid);

    QStringList standing;
    for (const auto &[name, wins] : match.wins)
        standing << QStringLiteral("%1 %2").arg(name, words::Words::number(wins));
    if (match.draws > 0)
        standing << tr("drawn %1").arg(words::Words::number(match.draws));
    layout->addWidget(
        cell(tr("Match: %1").arg(standing.join(QStringLiteral(", "))), FontRole::Second, Qt::AlignCenter, this));

    auto *buttons = new QDialogButtonBox(this);
    QPushButton *rematch = buttons->addButton(tr("&Rematch"), QDialogButtonBox::AcceptRole);
    rematch->setDefault(true);
    QPushButton *save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    QPushButton *again = buttons->addButton(tr("&Last turn again"), QDialogButtonBox::ActionRole);
    QPushButton *close = buttons->addButton(QDialogButtonBox::Close);
    connect(rematch, &QPushButton::clicked, this, [this] {
        emit rematchWanted();
        QDialog::close();
    });
    connect(save, &QPushButton::clicked, this, &ResultDialog::saveWanted);
    connect(again, &QPushButton::clicked, this, [this] {
        emit lastTurnWanted();
        QDialog::close();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    layout->addWidget(buttons);
}

} // namespace views

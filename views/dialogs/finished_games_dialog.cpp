// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/finished_games_dialog.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/record/file_name.h"
#include "model/replay/seat_names.h"
#include "model/words/words.h"
#include "views/board/seat_roles.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/message_box.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/screen_room.h"
#include "views/export/step_pictures.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr QSize kPicture(144, 112);
constexpr QSize kDialog(640, 560);

/// "Winner: Ada, 33 : 18".
QString outcomeOf(const engine::Result &result, const QStringList &names)
{
    QStringList winners;
    for (const engine::Seat seat : result.winners)
        winners << names.value(seat);
    QStringList score;
    for (const int points : result.score)
        score << words::Words::number(points);
    const QString outcome = winners.size() == names.size() ? FinishedGamesDialog::tr("drawn")
                            : winners.size() == 1          ? FinishedGamesDialog::tr("Winner: %1")
                                                           : FinishedGamesDialog::tr("Winners: %1");
    const QString said =
        outcome.contains(QLatin1String("%1")) ? outcome.arg(winners.join(QStringLiteral(", "))) : outcome;
    return FinishedGamesDialog::tr("%1, %2", "outcome, score").arg(said, score.join(QStringLiteral(" : ")));
}

} // namespace

FinishedGamesDialog::FinishedGamesDialog(play::FinishedGames games, QString theme, QWidget *parent)
    : QDialog(parent), m_games(std::move(games)), m_theme(std::move(theme)), m_about(aboutLabel(this)),
      m_list(new QListWidget(this))
{
    m_list->setIconSize(kPicture);
    m_list->setWordWrap(true);
    QPixmap empty(kPicture);
    empty.fill(Qt::transparent); // rows keep their height when they are read
    for (const QString &path : m_games.files()) {
        m_rows.push_back({path});
        new QListWidgetItem(QIcon(empty), {}, m_list);
    }
    QDialogButtonBox *buttons = makeButtons(*this);
    m_open = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_delete = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    buttons->addButton(QDialogButtonBox::Close);
    m_open->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(m_delete, &QPushButton::clicked, this, &FinishedGamesDialog::askToDelete);
    connect(m_list, &QListWidget::currentRowChanged, this, &FinishedGamesDialog::refresh);
    connect(m_list, &QListWidget::itemActivated, m_open, &QPushButton::click);
    connect(&m_reading, &QTimer::timeout, this, &FinishedGamesDialog::readNext);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    retranslate();
    resize((kDialog * fontScale()).boundedTo({screen()->availableSize().width(), screenRoom(*this).height()}));
    m_reading.start(0);
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "files#finished");
}

QString FinishedGamesDialog::chosen() const { return current() ? current()->path : QString(); }

const FinishedGamesDialog::GameRow *FinishedGamesDialog::current() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_rows[row];
}

bool FinishedGamesDialog::canOpen() const
{
    return current() && (!current()->isRead || std::holds_alternative<record::Record>(current()->content));
}

// ---- reading

void FinishedGamesDialog::readNext()
{
    const auto next = std::find_if(m_rows.begin(), m_rows.end(), [](const GameRow &row) { return !row.isRead; });
    if (next == m_rows.end()) {
        m_reading.stop();
        return;
    }
    next->content = record::load(next->path);
    next->isRead = true;
    QListWidgetItem *item = m_list->item(static_cast<int>(next - m_rows.begin()));
    if (const auto *record = std::get_if<record::Record>(&next->content))
        item->setIcon(boardOf(*record));
    item->setText(textOf(*next));
    refresh();
}

/// The last board.
QIcon FinishedGamesDialog::boardOf(const record::Record &record) const
{
    const replay::Timeline timeline(record);
    const ExportSource source{
        record, timeline, {}, replay::seatNames(record), rolesOf(record, words::Words(*record.game))};
    StepPictures pictures(source, engine::kEveryone, m_theme, kPicture.width(), devicePixelRatioF());
    QPixmap board = QPixmap::fromImage(pictures.image(timeline.stepCount()));
    board = board.scaled(kPicture * devicePixelRatioF(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    board.setDevicePixelRatio(devicePixelRatioF());
    QIcon icon(board);
    icon.addPixmap(board, QIcon::Selected); // in its own colours
    return icon;
}

// ---- deleting

void FinishedGamesDialog::askToDelete()
{
    MessageBox box(MessageBox::Warning, tr("Delete?"), tr("Delete this game? It cannot be brought back."),
                   MessageBox::NoButton, this);
    box.setInformativeText(m_list->currentItem()->text());
    QPushButton *gone = box.addButton(tr("Delete"), MessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Keep"), MessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == gone)
        deleteCurrent();
}

void FinishedGamesDialog::deleteCurrent()
{
    const int row = m_list->currentRow();
    if (!m_games.remove(chosen()) && QFileInfo::exists(chosen()))
        return;
    const QSignalBlocker quiet(m_list); // while it is longer than the games
    m_rows.erase(m_rows.begin() + row);
    delete m_list->takeItem(row);
    m_list->setFocus();
    retranslate();
}

// ---- words

QString FinishedGamesDialog::textOf(const GameRow &row) const
{
    const QDateTime end = play::FinishedGames::endOf(row.path);
    const QLocale locale;
    const QString when =
        tr("%1, %2", "date, time")
            .arg(locale.toString(end.date(), QLocale::LongFormat), locale.toString(end.time(), QLocale::ShortFormat));
    if (!row.isRead)
        return record::shownName(row.path);
    if (const auto *error = std::get_if<record::Error>(&row.content)) {
        return tr("%1\nThis file cannot be read: %2.").arg(record::shownName(row.path), words::Words::explain(*error));
    }
    const auto &record = std::get<record::Record>(row.content);
    const QStringList names = replay::seatNames(record);
    QStringList lines{names.join(QStringLiteral(" – "))};
    if (record.result)
        lines << outcomeOf(record.result->value, names);
    lines << tr("%1, %2", "game, when").arg(words::Words(*record.game).text("game"), when);
    return lines.join(QLatin1Char('\n'));
}

void FinishedGamesDialog::retranslate()
{
    setWindowTitle(tr("Finished games"));
    setAbout(m_about, m_list,
             m_rows.empty() ? tr("There are none yet. A game that is over and that you do not save is kept here "
                                 "when the next one begins.")
                            : tr("Games that were over and not saved when the next one began. The newest %1 are "
                                 "kept.")
                                  .arg(words::Words::number(play::FinishedGames::kMost)));
    m_list->setAccessibleName(tr("Finished games"));
    m_open->setText(tr("&Review"));
    m_delete->setText(tr("&Delete…"));
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_list->item(static_cast<int>(row))->setText(textOf(m_rows[row]));
    refresh();
}

void FinishedGamesDialog::refresh()
{
    m_open->setEnabled(canOpen());
    m_delete->setEnabled(current());
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/recovery_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include "model/words/shown.h"
#include "views/common/controls.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/message_box.h"
#include "views/dialogs/buttons.h"
#include "views/handbook/help_request.h"

namespace views {

namespace {

constexpr int kShownRows = 4; ///< of the list, before it scrolls

/// As high as its first rows; it grows with the dialogue.
class GamesList : public QListWidget {
public:
    using QListWidget::QListWidget;
    QSize sizeHint() const override { return {QListWidget::sizeHint().width(), minimumHeight()}; }
};

void showPath(QLineEdit &field, const QString &text)
{
    const QString shown = words::shownLine(text);
    field.setText(shown); // where it is too long its end is shown: the name of the file
    field.setToolTip(shown);
}

QString titleOf(const RecoveredGame &game)
{
    const QString title = game.title ? game.title() : QString();
    return title.isEmpty() ? RecoveryDialog::tr("Unknown game") : title;
}

QString lossOf(const RecoveredGame &game)
{
    if (!game.readable)
        return RecoveryDialog::tr("This copy cannot be read.");
    if (game.lostLines == 0)
        return RecoveryDialog::tr("Nothing is lost.");
    return RecoveryDialog::tr("The last %n entry(ies) of the copy cannot be read and are lost.", nullptr,
                              game.lostLines);
}

/// What discarding its copy means for a game.
QString fateOf(const RecoveredGame &game)
{
    if (!game.readable)
        return RecoveryDialog::tr("%1: this copy cannot be read.").arg(titleOf(game));
    if (game.file.isEmpty())
        return RecoveryDialog::tr("%1: it was never saved and will be lost.").arg(titleOf(game));
    return RecoveryDialog::tr("%1: your own file stays as it is.").arg(titleOf(game));
}

QString textOf(const QDateTime &when)
{
    if (!when.isValid())
        return RecoveryDialog::tr("not known");
    const QLocale locale;
    return RecoveryDialog::tr("%1, %2", "date, time")
        .arg(locale.toString(when.date(), QLocale::LongFormat), locale.toString(when.time(), QLocale::ShortFormat));
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<RecoveredGame> games, QWidget *parent)
    : QDialog(parent), m_games(std::move(games)), m_about(new QLabel(this)), m_safe(aboutLabel(this)),
      m_list(new GamesList(this))
{
    m_about->setWordWrap(true);
    m_list->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    layout->addLayout(makeChoices());
    layout->addWidget(makeDetails());
    layout->addWidget(m_safe);
    QDialogButtonBox *buttons = makeButtons(*this);
    m_resume = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_later = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_discard = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    m_resume->setDefault(true);
    connect(m_discard, &QPushButton::clicked, this, [this] { askToDiscard(chosen()); });
    layout->addWidget(buttons);
    for (const RecoveredGame &game : m_games)
        addItem(game, game.setAside ? Qt::Unchecked : Qt::Checked);
    if (isOnlySetAside())
        m_list->item(0)->setCheckState(Qt::Checked);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecoveryDialog::showCurrent);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        m_list->setCurrentItem(item); // a click on the mark alone does not
        refreshButtons();
    });
    retranslate();
    m_list->setCurrentRow(0);
    m_list->setFocus();
    setMinimumWidth(scaledPixels(640));
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "files#recovery");
}

QWidget *RecoveryDialog::makeDetails()
{
    auto *details = new QWidget(this);
    m_file = makeNamed<QLineEdit>("file", details);
    m_file->setReadOnly(true); // it can be selected and copied, however long it is
    m_fileLabel = labelFor(m_file);
    m_when = makeNamed<QLabel>("when", details);
    m_whenLabel = new QLabel(details);
    m_loss = makeNamed<QLabel>("loss", details);
    m_loss->setWordWrap(true);
    m_discardBroken = smallButton("discardBroken", details);
    m_discardBroken->setAutoDefault(true);
    connect(m_discardBroken, &QPushButton::clicked, this, [this] { askToDiscard({current()->journal}); });
    auto *last = makeRow(nullptr, {}, -1, {m_loss, m_discardBroken});
    last->setStretch(0, 1);
    auto *grid = makeLayout<QGridLayout>(details);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_fileLabel, 0, 0);
    grid->addWidget(m_file, 0, 1);
    grid->addWidget(m_whenLabel, 1, 0);
    grid->addWidget(m_when, 1, 1);
    grid->addLayout(last, 2, 0, 1, 2);
    return details;
}

QHBoxLayout *RecoveryDialog::makeChoices()
{
    m_all = smallButton(nullptr, this);
    m_none = smallButton(nullptr, this);
    m_showRest = smallButton(nullptr, this);
    m_showRest->hide();
    connect(m_all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(m_none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    connect(m_showRest, &QPushButton::clicked, this, &RecoveryDialog::showRest);
    QHBoxLayout *row = makeRow(nullptr, {}, -1, {m_all, m_none, m_showRest});
    row->addStretch(1);
    return row;
}

/// One that cannot be read has no mark.
void RecoveryDialog::addItem(const RecoveredGame &game, Qt::CheckState state)
{
    auto *item = new QListWidgetItem(m_list);
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    if (!game.readable)
        return;
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(state);
}

void RecoveryDialog::checkAll(Qt::CheckState state)
{
    const QSignalBlocker quiet(m_list); // which would make each the current one
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        if (m_games[i].readable)
            m_list->item(static_cast<int>(i))->setCheckState(state);
    }
    refreshButtons();
}

void RecoveryDialog::setRest(int count, std::function<std::vector<RecoveredGame>()> rest)
{
    m_restCount = count;
    m_rest = std::move(rest);
    m_showRest->show();
    retranslate();
}

void RecoveryDialog::showRest()
{
    {
        const QSignalBlocker quiet(m_list);
        for (RecoveredGame &game : m_rest()) {
            addItem(game, Qt::Unchecked);
            m_games.push_back(std::move(game));
        }
    }
    m_restCount = 0;
    m_showRest->hide();
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    showItems();
    m_list->setFocus();
}

bool RecoveryDialog::isOnlySetAside() const
{
    return std::all_of(m_games.begin(), m_games.end(),
                       [](const RecoveredGame &game) { return game.setAside && game.readable; });
}

QStringList RecoveryDialog::chosen() const
{
    QStringList journals;
    for (std::size_t i = 0; i < m_games.size(); ++i) { // one that cannot be read has no mark
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked)
            journals << m_games[i].journal;
    }
    return journals;
}

const RecoveredGame *RecoveryDialog::current() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_games[row];
}

void RecoveryDialog::refreshButtons()
{
    const bool any = !chosen().isEmpty();
    m_resume->setEnabled(any);
    m_discard->setEnabled(any);
}

// ---- discarding

void RecoveryDialog::askToDiscard(const QStringList &journals)
{
    m_asked = journals;
    m_question = new MessageBox(MessageBox::Warning, {}, {}, MessageBox::NoButton, this);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *discard = m_question->addButton(QString(), MessageBox::DestructiveRole);
    QPushButton *keep = m_question->addButton(QString(), MessageBox::RejectRole);
    m_question->setDefaultButton(keep);
    m_question->setEscapeButton(keep);
    connect(discard, &QPushButton::clicked, this, &RecoveryDialog::discard);
    showQuestion();
    m_question->open();
}

void RecoveryDialog::showQuestion()
{
    QStringList fates;
    for (const RecoveredGame &game : m_games) {
        if (m_asked.contains(game.journal))
            fates << fateOf(game);
    }
    const int unsaid = static_cast<int>(fates.size()) - kScreenful;
    if (unsaid > 0)
        fates = fates.mid(0, kScreenful) << tr("and %n more", nullptr, unsaid);
    m_question->setWindowTitle(tr("Discard?"));
    m_question->setText(tr("Discard the kept copy of %n game(s)? It cannot be brought back.", nullptr,
                           static_cast<int>(m_asked.size())));
    m_question->setInformativeText(fates.join(QLatin1Char('\n')));
    for (QAbstractButton *button : m_question->buttons()) {
        const bool discards = m_question->buttonRole(button) == MessageBox::DestructiveRole;
        button->setText(discards ? tr("Discard") : tr("Keep"));
    }
}

void RecoveryDialog::discard()
{
    const QSignalBlocker quiet(m_list); // while it is shorter than the games, or longer
    for (std::size_t i = m_games.size(); i-- > 0;) {
        if (!m_asked.contains(m_games[i].journal))
            continue;
        m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(i));
        delete m_list->takeItem(static_cast<int>(i));
    }
    emit discarded(m_asked);
    if (m_games.empty() && m_restCount > 0)
        showRest();
    if (m_games.empty()) {
        reject();
        return;
    }
    showCurrent();
    refreshButtons();
    m_list->setFocus();
}

// ---- words

void RecoveryDialog::retranslate()
{
    setWindowTitle(tr("Games to go on with"));
    const bool setAside = isOnlySetAside();
    m_about->setText(setAside ? tr("You began something else before these games were over. They can go on where they "
                                   "were left.")
                              : tr("Cartouche ended before these games were closed. They can go on where they were "
                                   "left."));
    setAbout(m_safe, m_list,
             setAside ? tr("Your own files have not been changed. Games that you do not choose stay kept.")
                      : tr("Your own files have not been changed. Games that you do not choose are kept and "
                           "offered again at the next start."));
    m_list->setAccessibleName(tr("Games that can go on"));
    m_fileLabel->setText(tr("Your file"));
    m_whenLabel->setText(tr("Last written"));
    m_discardBroken->setText(tr("Discard t&his copy…"));
    m_all->setText(tr("Choose &all"));
    m_none->setText(tr("Choose &none"));
    m_showRest->setText(tr("&Show %n more", nullptr, m_restCount));
    m_resume->setText(tr("&Go on with the chosen games"));
    m_later->setText(tr("&Later"));
    m_discard->setText(tr("&Discard…"));
    showItems();
    showCurrent();
    refreshButtons();
    if (m_question)
        showQuestion();
}

void RecoveryDialog::showItems()
{
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        const RecoveredGame &game = m_games[i];
        QString second = game.heading ? game.heading() : QString();
        if (!game.readable)
            second = tr("cannot be read");
        m_list->item(static_cast<int>(i))->setText(titleOf(game) + QLatin1Char('\n') + second);
    }
    m_list->ensurePolished(); // the style sheet makes rows higher
    const int rows = std::min(kShownRows, m_list->count());
    m_list->setMinimumHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
}

void RecoveryDialog::showCurrent()
{
    const RecoveredGame *game = current();
    if (!game)
        return;
    const QString never = game->readable ? tr("never saved") : tr("not known");
    showPath(*m_file, game->file.isEmpty() ? never : game->file);
    m_when->setText(textOf(game->when));
    m_loss->setText(lossOf(*game));
    m_discardBroken->setVisible(!game->readable);
}

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/library_dialog.h"

#include <algorithm>
#include <set>

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "model/words/shown.h"
#include "model/words/words.h"
#include "views/common/announcer.h"
#include "views/common/controls.h"
#include "views/common/flow_layout.h"
#include "views/common/fonts.h"
#include "views/common/labels.h"
#include "views/common/layouts.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"
#include "views/common/tall_area.h"
#include "views/dialogs/buttons.h"
#include "views/dialogs/screen_room.h"
#include "views/handbook/help_request.h"
#include "views/library/board_pictures.h"
#include "views/library/games_model.h"
#include "views/library/library_filter.h"
#include "views/library/statistics_dialog.h"

namespace views {

namespace {

constexpr QSize kDialog(860, 620);
constexpr int kSoonMs = 300;
constexpr int kMany = 50;              ///< files: what is done with fewer is done before anybody has read how far it is
constexpr int kWhileReadingMs = 3'000; ///< a list that jumps cannot be read

} // namespace

LibraryDialog::LibraryDialog(const library::Folders &folders, const QString &theme, std::optional<std::uint64_t> board,
                             QWidget *parent)
    : QDialog(parent), m_library(folders),
      m_pictures(new BoardPictures(folders.cache, theme, devicePixelRatioF(), this)),
      m_model(new GamesModel(m_library, *m_pictures, this)), m_filter(new LibraryFilter(board, this)),
      m_about(aboutLabel(this)), m_count(textLabel({}, FontRole::Second, this)), m_list(new QListView(this)),
      m_tags(makeNamed<QPushButton>("tags", this)), m_export(makeNamed<QPushButton>("export", this)),
      m_delete(makeNamed<QPushButton>("delete", this)), m_putBack(makeNamed<QPushButton>("put-back", this)),
      m_ownFolders(makeNamed<QPushButton>("folders", this)), m_progress(new QProgressBar(this)),
      m_stop(makeNamed<QPushButton>("stop", this)), m_statistics(makeNamed<QPushButton>("statistics", this))
{
    m_list->setModel(m_model);
    m_list->setIconSize(BoardPictures::size());
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tags->setMenu(new QMenu(m_tags));
    m_ownFolders->setMenu(new QMenu(m_ownFolders));
    makeLayouts();
    makeShortcuts();
    connect(m_tags->menu(), &QMenu::aboutToShow, this, &LibraryDialog::fillTags);
    connect(m_ownFolders->menu(), &QMenu::aboutToShow, this, &LibraryDialog::fillFolders);
    connect(m_export, &QPushButton::clicked, this, &LibraryDialog::exportChosen);
    connect(m_delete, &QPushButton::clicked, this, &LibraryDialog::removeChosen);
    connect(m_putBack, &QPushButton::clicked, this, &LibraryDialog::putBack);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_library.stop(); });
    connect(&m_library, &library::Library::advanced, this, &LibraryDialog::showAdvance);
    connect(&m_library, &library::Library::ended, this, &LibraryDialog::end);
    connect(m_statistics, &QPushButton::clicked, this, [this] {
        const library::Entry game = chosen();
        StatisticsDialog(m_library, game.game, static_cast<int>(game.seats.size()), this).exec();
    });
    connect(m_list, &QListView::activated, m_open, &QPushButton::click);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::refresh);
    connect(m_filter, &LibraryFilter::changed, this, [this] {
        const QString before = m_count->text();
        find();
        if (m_count->text() != before)
            announce(*this, m_count->text());
    });
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LibraryDialog::find);
    connect(&m_library, &library::Library::changed, this, [this] {
        if (!m_library.isScanning())
            find();
        else if (!m_soon.isActive()) // many files are read one after the other
            m_soon.start(m_model->rowCount() == 0 ? kSoonMs : kWhileReadingMs);
    });
    connect(&m_library, &library::Library::scanned, this, [this] { m_library.isScanning() ? refresh() : showNow(); });
    connect(m_pictures, &BoardPictures::drawn, m_list->viewport(), qOverload<>(&QWidget::update));
    find();
    m_list->setFocus();
    retranslate();
    resize((kDialog * fontScale()).boundedTo({screen()->availableSize().width(), screenRoom(*this).height()}));
    onLanguageChange(this, [this] { retranslate(); });
    offerHelp(this, "files#library");
}

void LibraryDialog::makeLayouts()
{
    QDialogButtonBox *buttons = makeButtons(*this);
    m_open = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Close);
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setDefault(true);
    auto *row = new FlowLayout;
    row->setSpacing(8);
    for (QPushButton *button : {m_tags, m_export, m_delete, m_putBack, m_ownFolders, m_statistics, m_stop})
        row->addWidget(button);
    m_progress->hide();
    m_stop->hide();
    m_list->setMinimumHeight(BoardPictures::size().height()); // a game, where words are large and the screen is small
    auto *content = new QWidget(this);
    auto *column = makeColumn(content, {}, 12, {m_about, m_filter, m_count, m_list, m_progress});
    column->setStretchFactor(m_list, 1);
    column->addLayout(row);
    auto *area = new TallArea(content, 0, this);
    area->setFocusPolicy(Qt::NoFocus); // what is in it leads along it
    makeColumn(this, {16, 16, 16, 16}, 12, {area, buttons});
}

// ---- what is listed and chosen

std::vector<qint64> LibraryDialog::chosenNumbers() const
{
    std::vector<qint64> numbers;
    for (const QModelIndex &index : m_list->selectionModel()->selectedRows())
        numbers.push_back(m_model->number(index.row()));
    return numbers;
}

QStringList LibraryDialog::chosenPaths() const
{
    QStringList paths;
    for (const QModelIndex &index : m_list->selectionModel()->selectedRows())
        paths << m_model->entry(index.row()).path;
    paths.removeAll(QString()); // those that are gone meanwhile
    return paths;
}

library::Entry LibraryDialog::chosen() const
{
    const QModelIndexList rows = m_list->selectionModel()->selectedRows();
    return rows.size() == 1 ? m_model->entry(rows.front().row()) : library::Entry();
}

std::optional<int> LibraryDialog::step()
{
    const std::optional<std::uint64_t> board = m_filter->query().board;
    const std::vector<qint64> numbers = chosenNumbers();
    if (!board || numbers.size() != 1)
        return std::nullopt;
    return m_library.stepOf(numbers.front(), *board);
}

bool LibraryDialog::isBusy() const
{
    return m_library.isScanning() || m_soon.isActive() || m_pictures->isDrawing() || m_library.isHandlingFiles();
}

/// The games that are wanted now; those that were chosen stay so, and where none is left the next one is.
void LibraryDialog::find()
{
    m_soon.stop();
    m_filter->setTags(m_library.tags());
    const std::vector<qint64> chosen = chosenNumbers();
    const std::set<qint64> before(chosen.begin(), chosen.end());
    const int row = std::max(0, m_list->currentIndex().row());
    std::vector<qint64> numbers = m_library.find(m_filter->query());
    QItemSelection selection;
    QModelIndex current;
    m_model->show(std::move(numbers));
    // One range for rows that follow each other: of many ranges Qt compares each with each.
    for (int each = 0, first = -1; each <= m_model->rowCount() && !before.empty(); ++each) {
        const bool isChosen = each < m_model->rowCount() && before.count(m_model->number(each)) > 0;
        if (isChosen && first < 0) {
            first = each;
        } else if (!isChosen && first >= 0) {
            selection.select(m_model->index(first), m_model->index(each - 1));
            current = current.isValid() ? current : m_model->index(first);
            first = -1;
        }
    }
    if (!current.isValid() && m_model->rowCount() > 0) {
        current = m_model->index(std::min(row, m_model->rowCount() - 1));
        selection.select(current, current);
    }
    m_list->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    m_list->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    refresh();
}

/// What the person did, and the end of a scan, do not wait for the list to be made anew.
void LibraryDialog::showNow()
{
    if (m_soon.isActive())
        find();
    else
        refresh();
}

void LibraryDialog::refresh()
{
    const auto count = m_list->selectionModel()->selectedRows().size();
    const bool isFree = !m_library.isHandlingFiles();
    m_open->setEnabled(count == 1 && isFree);
    for (QPushButton *button : {m_tags, m_export, m_delete})
        button->setEnabled(count > 0 && isFree);
    m_putBack->setVisible(m_library.canPutBack());
    m_count->setText(countText());
}

// ---- what is done with those that are chosen

void LibraryDialog::fillTags()
{
    QMenu *menu = m_tags->menu();
    menu->clear();
    const QModelIndexList rows = m_list->selectionModel()->selectedRows();
    for (const QString &each : m_library.tags()) {
        QAction *entry = menu->addAction(withoutMnemonic(words::shownLine(each)));
        entry->setCheckable(true);
        entry->setChecked(std::all_of(rows.begin(), rows.end(), [&](const QModelIndex &index) {
            return m_model->entry(index.row()).tags.contains(each);
        }));
        connect(entry, &QAction::triggered, this, [this, each](bool on) { tag(each, on); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("New tag…")), &QAction::triggered, this, &LibraryDialog::askForTag);
}

void LibraryDialog::tag(const QString &tag, bool on)
{
    if (const std::optional<record::Error> error = m_library.setTag(chosenPaths(), tag, on))
        complain(tr("The tag was not kept"), *error);
    showNow();
}

void LibraryDialog::askForTag()
{
    QDialog question(this);
    question.setWindowTitle(tr("New tag"));
    auto *name = makeNamed<QLineEdit>("tag-name", &question);
    name->setMaxLength(words::kLongestName);
    name->setAccessibleName(tr("Name of the tag"));
    name->setPlaceholderText(tr("Name of the tag"));
    QDialogButtonBox *buttons = makeButtons(question, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    makeColumn(&question, {16, 16, 16, 16}, 12, {name, buttons});
    const bool isGiven = question.exec() == QDialog::Accepted;
    if (const QString text = name->text().simplified(); isGiven && !text.isEmpty())
        tag(text, true);
}

/// What is done with so many files has begun; `then` says what came of it.
void LibraryDialog::wait(int files, std::function<void(const library::FilesDone &done)> then)
{
    m_then = std::move(then);
    refresh();
    if (files >= kMany)
        showAdvance(0, files);
}

void LibraryDialog::exportChosen()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Copy into a folder"));
    if (folder.isEmpty())
        return;
    const QStringList paths = chosenPaths();
    m_library.exportTo(paths, folder);
    wait(static_cast<int>(paths.size()), [this](const library::FilesDone &done) {
        if (done.error)
            complain(tr("Not all games were copied"), *done.error);
        else
            announce(*this, tr("%n game(s) were copied.", nullptr, done.count));
    });
}

void LibraryDialog::removeChosen()
{
    const QStringList paths = chosenPaths();
    m_library.remove(paths);
    wait(static_cast<int>(paths.size()), [this](const library::FilesDone &done) {
        if (!done.areAll)
            MessageBox::inform(
                this, MessageBox::Warning, tr("Not deleted"),
                tr("The system’s trash does not take every file that was chosen. Those stay where they are."));
        else if (done.count > 0)
            announce(*this, tr("%n game(s) are in the trash. They can be put back.", nullptr, done.count));
    });
}

void LibraryDialog::putBack()
{
    m_library.putBack();
    wait(0, [this](const library::FilesDone &done) {
        if (!done.areAll)
            MessageBox::inform(this, MessageBox::Warning, tr("Not put back"),
                               tr("Some files are no longer in the trash, or something else is in their place."));
        else if (!m_library.canPutBack())
            announce(*this, tr("What was deleted is back."));
    });
}

void LibraryDialog::showAdvance(int done, int all)
{
    if (!m_progress->isVisible()) {
        m_progress->show();
        m_stop->show();
        m_stop->setFocus();
    }
    m_progress->setRange(0, all);
    m_progress->setValue(done);
}

void LibraryDialog::end(const library::FilesDone &done)
{
    m_progress->hide();
    m_stop->hide();
    m_list->setFocus();
    showNow();
    m_then(done);
}

void LibraryDialog::reject()
{
    if (m_library.isHandlingFiles())
        m_library.stop();
    else
        QDialog::reject();
}

// ---- folders

void LibraryDialog::fillFolders()
{
    QMenu *menu = m_ownFolders->menu();
    menu->clear();
    connect(menu->addAction(tr("Add a folder…")), &QAction::triggered, this, &LibraryDialog::askForFolder);
    menu->addSeparator();
    for (const QString &folder : m_library.ownFolders()) {
        QAction *entry = menu->addAction(withoutMnemonic(tr("Leave out %1").arg(words::shownName(folder))));
        connect(entry, &QAction::triggered, this, [this, folder] {
            if (const std::optional<record::Error> error = m_library.leaveOut(folder))
                complain(tr("The folder was not left out"), *error);
        });
    }
}

void LibraryDialog::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Add a folder"));
    if (folder.isEmpty())
        return;
    if (const std::optional<record::Error> error = m_library.addFolder(folder))
        complain(tr("The folder was not added"), *error);
}

void LibraryDialog::complain(const QString &title, const record::Error &error)
{
    QString reason = words::Words::explain(error) + QLatin1Char('.');
    reason[0] = reason[0].toUpper();
    MessageBox::inform(this, MessageBox::Warning, title, reason);
}

// ---- keys and words

/// The list would search for what these keys write.
void LibraryDialog::makeShortcuts()
{
    const auto make = [this](QKeySequence::StandardKey key, QWidget *where, auto run) {
        auto *shortcut = new QShortcut(key, where);
        shortcut->setContext(where == this ? Qt::WindowShortcut : Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, run);
    };
    make(QKeySequence::Delete, m_list, [this] {
        if (m_delete->isEnabled())
            removeChosen();
    });
    make(QKeySequence::Undo, this, [this] {
        if (m_library.canPutBack())
            putBack();
    });
    make(QKeySequence::Find, this, [this] { m_filter->setFocus(); });
}

QString LibraryDialog::countText() const
{
    QString text = m_model->rowCount() > 0 ? tr("%n game(s)", nullptr, m_model->rowCount())
                   : m_filter->isOpen()    ? tr("No games yet")
                                           : tr("No game is like that");
    if (m_library.readCount() < m_library.toReadCount())
        text =
            tr("%1; reading %2 of %3 files")
                .arg(text, words::Words::number(m_library.readCount()), words::Words::number(m_library.toReadCount()));
    if (m_library.trouble())
        text = tr("%1. The list cannot be kept and is read anew each time: %2.")
                   .arg(text, words::Words::explain(*m_library.trouble()));
    return text;
}

void LibraryDialog::retranslate()
{
    setWindowTitle(tr("Library"));
    setAbout(
        m_about, m_list,
        tr("Games that you opened or saved, those of your own folders, and games that were over and not saved when "
           "the next one began. What you play comes here by itself."));
    m_list->setAccessibleName(tr("Games"));
    m_open->setText(tr("&Open"));
    m_tags->setText(tr("&Tags"));
    m_export->setText(tr("&Copy to…"));
    m_delete->setText(tr("&Delete"));
    m_putBack->setText(tr("&Put back"));
    m_ownFolders->setText(tr("Fold&ers"));
    m_stop->setText(tr("&Stop"));
    m_progress->setAccessibleName(tr("How many files are done"));
    m_statistics->setText(tr("Stat&istics…"));
    refresh();
}

} // namespace views

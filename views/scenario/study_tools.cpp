// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scenario/study_tools.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include "model/editor/editor.h"
#include "model/record/file_name.h"
#include "model/record/handed_text.h"
#include "model/record/record_json.h"
#include "model/words/words.h"
#include "views/board/board_plan.h"
#include "views/common/announcer.h"
#include "views/common/flow_layout.h"
#include "views/common/message_box.h"
#include "views/common/plain_text.h"
#include "views/scenario/course_page.h"
#include "views/scenario/course_rows.h"
#include "views/scenario/study_words.h"

namespace views {

using scenario::Chapter;
using scenario::Study;

namespace {

/// The study with what that file holds behind the chapter before `at`, and `at` behind that.
std::optional<record::Error> addFile(Study &study, int &at, const QString &path)
{
    auto read = record::loadHanded(path);
    if (auto *game = std::get_if<record::Record>(&read)) {
        auto chapter = scenario::chapterOf(std::move(*game));
        if (const auto *error = std::get_if<record::Error>(&chapter))
            return *error;
        study = added(std::move(study), std::get<Chapter>(std::move(chapter)), at++);
        return std::nullopt;
    }
    if (const auto &error = std::get<record::Error>(read); error.id != record::kIsStudy)
        return error;
    auto other = scenario::loadStudy(path);
    if (const auto *error = std::get_if<record::Error>(&other))
        return *error;
    for (Chapter &chapter : std::get<Study>(other).chapters)
        study = added(std::move(study), std::move(chapter), at++);
    return std::nullopt;
}

} // namespace

StudyTools::StudyTools(CoursePage &page)
    : QWidget(&page), m_page(page), m_add(addButton("add", {}, false)),
      m_change(addButton("change", [this] { emit m_page.editWanted(m_page.current()); })),
      m_up(addButton("up", [this] { move(-1); })), m_down(addButton("down", [this] { move(1); })),
      m_rename(addButton("rename", [this] { rename(); })),
      m_copy(addButton("copy",
                       [this] {
                           const int row = m_page.current();
                           m_page.change(copied(m_page.study(), row), row + 1);
                       })),
      m_single(addButton("single", [this] { saveSingle(); })), m_remove(addButton("remove", [this] { remove(); })),
      m_name(addButton(
          "name", [this] { nameStudy(); }, false)),
      m_saveCopy(addButton(
          "save-copy", [this] { emit copyWanted(); }, false))
{
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *button :
         {m_add, m_change, m_up, m_down, m_rename, m_copy, m_single, m_remove, m_name, m_saveCopy})
        layout->addWidget(button);
    makeMenu();
    setFocusProxy(m_add);
    m_page.findChild<QListWidget *>(QStringLiteral("lessons"))->installEventFilter(this);
}

QPushButton *StudyTools::addButton(const char *name, std::function<void()> run, bool needsChapter)
{
    QPushButton *button = makePageButton(name, this);
    if (run)
        connect(button, &QPushButton::clicked, this, std::move(run));
    if (needsChapter)
        m_ofChapters.push_back(button);
    return button;
}

void StudyTools::makeMenu()
{
    auto *menu = new QMenu(m_add);
    m_files = menu->addAction({}, this, &StudyTools::askFiles);
    m_recentMenu = menu->addMenu(QString());
    m_newMenu = menu->addMenu(QString());
    for (const engine::Game *game : picturedGames()) {
        if (BoardPlan::hasEditor(*game))
            m_games.emplace_back(game, m_newMenu->addAction({}, this, [this, game] { addPosition(*game); }));
    }
    connect(menu, &QMenu::aboutToShow, this, &StudyTools::fillRecent);
    m_add->setMenu(menu);
}

void StudyTools::fillRecent()
{
    m_recentMenu->clear();
    const QStringList paths = m_recent ? m_recent() : QStringList();
    for (const QString &path : paths)
        m_recentMenu->addAction(withoutMnemonic(record::shownName(path)), this, [this, path] { addFiles({path}); });
    m_recentMenu->setEnabled(!paths.isEmpty());
}

void StudyTools::retranslate()
{
    m_add->setText(tr("Add"));
    m_files->setText(tr("From &files…"));
    m_recentMenu->setTitle(tr("From a &recent game"));
    m_newMenu->setTitle(tr("&New position"));
    for (const auto &[game, action] : m_games)
        action->setText(words::Words(*game).text("game"));
    m_change->setText(tr("Edit the chapter"));
    m_up->setText(tr("Move up"));
    m_down->setText(tr("Move down"));
    m_rename->setText(tr("Rename…"));
    m_copy->setText(tr("Duplicate"));
    m_single->setText(tr("Save as a file…"));
    m_remove->setText(tr("Delete"));
    m_name->setText(tr("Title and introduction…"));
    m_saveCopy->setText(tr("Save a copy…"));
}

void StudyTools::refresh()
{
    const int row = m_page.current();
    for (QPushButton *button : m_ofChapters)
        button->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_page.file().count());
}

// ---- chapters come

void StudyTools::askFiles()
{
    addFiles(QFileDialog::getOpenFileNames(this, tr("Add chapters"), QFileInfo(m_page.file().path()).path(),
                                           tr("Games of Cartouche (*.%1);;All files (*)").arg(record::kSuffix)));
}

void StudyTools::addFiles(const QStringList &paths)
{
    Study next = m_page.study();
    const int first = m_page.current() + 1;
    int at = first;
    for (const QString &path : paths) {
        if (const std::optional<record::Error> error = addFile(next, at, path))
            return MessageBox::inform(this, MessageBox::Warning, tr("This file cannot be added"),
                                      tr("%1: %2").arg(record::shownName(path), words::Words::explain(*error)));
    }
    if (at > first)
        m_page.change(std::move(next), first);
}

void StudyTools::addPosition(const engine::Game &game)
{
    const int at = m_page.current() + 1;
    auto chapter = scenario::chapterOf(editor::scenarioRecord(game.start({game.usualSeats(), {}})));
    if (m_page.change(added(m_page.study(), std::get<Chapter>(std::move(chapter)), at), at))
        emit m_page.editWanted(at);
}

// ---- what is done with one

void StudyTools::move(int by)
{
    const int row = m_page.current();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_page.file().count())
        return;
    if (m_page.change(moved(m_page.study(), row, to), to))
        announce(*this, tr("“%1” is number %2 now.").arg(m_page.chapterTitle(to)).arg(to + 1));
}

void StudyTools::rename()
{
    const int row = m_page.current();
    StudyWordsDialog dialog(tr("Title of the chapter"), {{"title", tr("Title"), 1}},
                            {titleOf(m_page.study().chapters[row]).value_or(record::Text())}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const record::Text title = dialog.texts().front();
    m_page.change(renamed(m_page.study(), row, title == record::Text() ? std::nullopt : std::optional(title)), row);
}

void StudyTools::nameStudy()
{
    Study next = m_page.study();
    StudyWordsDialog dialog(tr("Title and introduction"), {{"title", tr("Title"), 1}, {"text", tr("Introduction"), 4}},
                            {next.title, next.introduction.value_or(record::Text())}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    next.title = dialog.texts()[0];
    next.introduction = dialog.texts()[1];
    if (*next.introduction == record::Text())
        next.introduction.reset();
    m_page.change(std::move(next), m_page.current());
}

void StudyTools::saveSingle()
{
    const int row = m_page.current();
    const QString name = record::fileName(m_page.chapterTitle(row)) + QLatin1Char('.') + record::kSuffix;
    const QString place = QFileDialog::getSaveFileName(
        this, tr("Save the chapter as a file"), QFileInfo(QFileInfo(m_page.file().path()).dir(), name).filePath(),
        tr("Games of Cartouche (*.%1)").arg(record::kSuffix));
    if (place.isEmpty())
        return;
    const QString path = record::withEnding(place, record::kSuffix);
    if (const auto error = record::save(singleOf(m_page.study().chapters[row]), path))
        MessageBox::inform(this, MessageBox::Warning, tr("The chapter was not saved"), words::Words::explain(*error));
}

void StudyTools::remove()
{
    const int row = m_page.current();
    const QString title = m_page.chapterTitle(row);
    if (m_page.change(removed(m_page.study(), row), row))
        announce(*this, tr("“%1” is deleted. Undo brings it back.").arg(title));
}

/// Keys of the list while the tools are shown.
bool StudyTools::takeKey(const QKeyEvent &key)
{
    const int row = m_page.current();
    if (!isVisible() || row < 0)
        return false;
    const bool isPlain = key.modifiers() == Qt::NoModifier;
    if (isPlain && key.key() == Qt::Key_Delete)
        remove();
    else if (isPlain && key.key() == Qt::Key_F2)
        rename();
    else if (key.modifiers() == Qt::AltModifier && key.key() == Qt::Key_Up)
        move(-1);
    else if (key.modifiers() == Qt::AltModifier && key.key() == Qt::Key_Down)
        move(1);
    else
        return false;
    return true;
}

bool StudyTools::eventFilter(QObject *watched, QEvent *event)
{
    return (event->type() == QEvent::KeyPress && takeKey(static_cast<const QKeyEvent &>(*event)))
           || QWidget::eventFilter(watched, event);
}

} // namespace views

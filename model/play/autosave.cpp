// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/autosave.h"

#include <utility>

#include <QCryptographicHash>
#include <QFileInfo>

#include "model/record/replace.h"
#include "model/record/system_error.h"
#include "model/words/words.h"

namespace play {

namespace {

JournalContent contentOf(const Play &play, const OwnFile &own, std::size_t saved)
{
    JournalContent content;
    content.beginning = play.beginning();
    content.seed = play.seed();
    content.changeLog = play.changeLog();
    content.own = own;
    content.saved = saved;
    return content;
}

} // namespace

Autosave::Autosave(Play &play, const QString &folder, OwnFile own, QObject *parent)
    : QObject(parent), m_play(play), m_journal(folder.isEmpty() ? nullptr : std::make_unique<Journal>(folder)),
      m_own(std::move(own))
{
    listen();
}

Autosave::Autosave(Play &play, RecoverableSession session, QObject *parent)
    : QObject(parent), m_play(play),
      m_journal(std::make_unique<Journal>(std::move(session.path), std::move(session.text), std::move(session.lock))),
      m_hasBegun(true), m_own(session.content.own), m_reviewed(session.content.reviewed)
{
    const JournalContent &content = session.content;
    // Edits that were not repeated are not what the file holds more than the game: then all of it counts as not saved.
    // The journal that has them stays beside the new one, for whoever can make something of them.
    if (content.changeLog != m_play.changeLog()) {
        QFile::copy(m_journal->path(), m_journal->path() + QLatin1Char('~'));
        JournalContent anew = contentOf(m_play, m_own, content.saved <= m_play.changeLog().size() ? content.saved : 0);
        anew.reviewed = m_reviewed;
        m_journal->begin(anew);
    }
    noteCutOffSave();
    // Else the journal is the only copy: of edits that are not repeated, or of what the file no longer holds.
    if (content.changeLog.empty() && isSaved())
        countAsSaved();
    listen();
}

Autosave::~Autosave() = default;

/// The program may have been killed when a save was in the file and not yet in the journal: nobody else has changed a
/// file that holds the game as it is.
void Autosave::noteCutOffSave()
{
    if (!file().isEmpty())
        record::tidyUp(file());
    const OwnFile now = OwnFile::at(file());
    const QByteArray game = record::write(m_play.record());
    const record::FileStamp saved{game.size(), QCryptographicHash::hash(game, QCryptographicHash::Sha256)};
    if (now.stamp != saved || now.stamp == m_own.stamp)
        return;
    m_own = now;
    noteSaved();
}

/// Unless it has begun.
void Autosave::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    JournalContent content = contentOf(m_play, m_own, m_saved);
    content.reviewed = m_reviewed;
    m_journal->begin(content);
}

void Autosave::listen()
{
    if (m_journal) {
        m_trouble = m_journal->error();
        connect(&m_play, &Play::edited, this, [this](const record::Json &edit) {
            if (m_hasBegun)
                m_journal->append(edit);
            else
                begin();
            report();
        });
    }
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &Autosave::lookAtDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &Autosave::lookAtDisk);
    watch();
    m_reported = disk();
}

/// Tells of a change in the journal's state.
void Autosave::report()
{
    if (m_trouble == m_journal->error())
        return;
    m_trouble = m_journal->error();
    emit troubleChanged();
}

QString Autosave::trouble() const
{
    return m_trouble == 0 ? QString() : words::Words().say(record::systemError(m_trouble));
}

std::optional<record::Error> Autosave::save(const QString &path)
{
    if (std::optional<record::Error> error = record::save(m_play.record(), path))
        return error;
    m_own = OwnFile::at(path);
    m_accepted.reset();
    m_reported = Disk::Same;
    watch();
    noteSaved();
    return std::nullopt;
}

void Autosave::countAsSaved()
{
    m_play.setSaved();
    m_saved = m_play.changeLog().size();
    m_hasBegun = false;
    if (m_journal)
        m_journal->remove();
}

/// Its own file holds the game as it is.
void Autosave::noteSaved()
{
    m_play.setSaved();
    m_saved = m_play.changeLog().size();
    if (m_hasBegun) {
        m_journal->setFile(m_own);
        report();
    }
}

void Autosave::setReviewed(const std::optional<record::ShownPlace> &place)
{
    if (m_reviewed == place)
        return;
    m_reviewed = place;
    if (m_hasBegun) {
        m_journal->setReviewed(place);
        report();
    }
}

bool Autosave::isSaved() const
{
    return !m_play.isModified() && (file().isEmpty() || record::stampOf(file()) == m_own.stamp);
}

void Autosave::keepMine()
{
    m_accepted = OwnFile::at(file());
    m_reported = Disk::Same;
}

bool Autosave::endInOrder(bool forNextStart)
{
    if (forNextStart && !close(false))
        return false;
    if (m_journal && !forNextStart)
        m_journal->remove();
    letGo();
    return true;
}

bool Autosave::keep()
{
    if (!m_journal)
        return false;
    begin();
    report();
    return m_trouble == 0;
}

void Autosave::setAside()
{
    close(true);
    letGo();
}

bool Autosave::close(bool setAside) { return keep() && m_journal->close(setAside); }

void Autosave::letGo()
{
    m_play.disconnect(this);
    m_watcher.disconnect(this);
    m_journal.reset();
    m_hasBegun = false;
}

Autosave::Disk Autosave::disk() const
{
    if (file().isEmpty())
        return Disk::Same;
    const std::optional<record::FileStamp> now = record::stampOf(file());
    if (now == m_own.stamp || (m_accepted && now == m_accepted->stamp))
        return Disk::Same;
    return now || QFileInfo::exists(file()) ? Disk::Changed : Disk::Gone;
}

/// Watches the file, and its folder because a file that is replaced or comes back is another one for the system.
void Autosave::watch()
{
    if (file().isEmpty())
        return;
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QStringList wanted{file(), QFileInfo(file()).path()};
    for (const QString &path : watched) {
        if (!wanted.contains(path))
            m_watcher.removePath(path);
    }
    for (const QString &path : wanted) {
        if (!watched.contains(path) && QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

void Autosave::lookAtDisk()
{
    watch();
    const Disk now = disk();
    if (now == m_reported)
        return;
    m_reported = now;
    emit fileChangedOnDisk();
}

} // namespace play

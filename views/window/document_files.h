// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "views/window/page_stack.h"

namespace views {

class NoticeBar;
class Settings;

/// The document of a window on disk: saving it, asking before it is left, and the notices of what its autosave meets.
class DocumentFiles : public QObject {
    Q_OBJECT

public:
    /// All outlive it. `window` is that over which it asks.
    DocumentFiles(Settings &settings, PageStack &pages, NoticeBar &notices, QWidget *window);

    /// Absolute path of the document's own file; empty where there is none.
    QString file() const;
    /// What a file of the document might be called, without its ending.
    QString suggestedName() const;
    /// False if it was not saved: something went wrong or the answer to a question was to stay.
    bool save();
    bool saveAs();
    /// Asks about what would be lost with the present document. Its own file as `file`: that one is to be opened in its
    /// place.
    bool mayLeave(const QString &file = {});
    /// What was typed, measured or looked at and is not yet in the record becomes part of it.
    void commit();
    /// Tells from now on what the autosave of the present document meets.
    void follow();
    /// Its journal is needed no more.
    void end();
    /// True for a document that the next start brings back: one that is not over or not saved, but for what nobody
    /// played.
    bool comesBack() const;
    /// Keeps the journal for the next start, where `comesBack`. False if that is not possible.
    bool keepForNextStart();
    /// Says that changes which are not in the file are kept; `bringBackWanted` follows if they are wanted.
    void notifyKept();
    void withdrawKept();

signals:
    void saved();
    /// The document's own file is to be opened again as it is now.
    void reloadWanted();
    void bringBackWanted();

private:
    bool saveTo(const QString &path);
    bool mayReplace(const QString &path);
    bool afterFailedSave(const record::Error &error);
    bool isScenario() const;
    void notePlace();
    void notifyTrouble();
    void notifyFile();
    void notifyDraft();

    Settings &m_settings;
    PageStack &m_pages;
    NoticeBar &m_notices;
    QWidget *m_window;
    QTimer m_notingPlace; ///< what a review shows is written down once in a while
};

} // namespace views

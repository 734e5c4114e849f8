// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "views/handbook/handbook.h"
#include "views/handbook/help_view.h"

class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace views {

class HelpContents;
class HelpHits;

/// The handbook in a window of its own, which blocks nothing: contents or what was found on the left, the page on the
/// right. It speaks the language and wears the theme of the program, whatever these become.
class HandbookWindow : public QWidget {
    Q_OBJECT

public:
    /// A window above the one of its parent, which is not blocked where the parent's blocks all others.
    explicit HandbookWindow(QWidget *parent);

    /// Shows that place; the beginning of the handbook if there is no such page.
    void open(const HelpPlace &place);
    /// The place that is read.
    HelpPlace place() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A page that was read, and how far.
    struct Visit {
        QString page;
        HelpView::Spot spot = {};
    };

    QPushButton *addButton(QLayout *row, void (HandbookWindow::*slot)());
    void addKeys(const QList<QKeySequence> &keys, void (HandbookWindow::*slot)());
    void makeKeys();
    void helpOnItself();
    void speak();
    void retranslate();
    void name(QPushButton *button, const QString &text, const QString &name, const QKeySequence &keys);
    void showVisit();
    void follow();
    void choose(const HelpPlace &place);
    void followLink(const QUrl &link);
    void search();
    void goBy(int visits);
    void back() { goBy(-1); }
    void forward() { goBy(1); }
    void toSearch();
    void leaveSearch();
    void print();
    void enlarge() { m_view->enlarge(1); }
    void shrink() { m_view->enlarge(-1); }
    void usualSize() { m_view->enlarge(0); }

    std::shared_ptr<const Handbook> m_handbook;
    QString m_theme; ///< that is worn
    std::vector<Visit> m_visits;
    std::size_t m_at = 0; ///< the visit that is shown
    QPushButton *m_back;
    QPushButton *m_forward;
    QPushButton *m_smaller;
    QPushButton *m_larger;
    QPushButton *m_print;
    QLineEdit *m_search;
    HelpContents *m_contents;
    HelpHits *m_hits;
    QStackedWidget *m_left;
    HelpView *m_view;
};

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
// What eyes and ears meet on any page with a board, and walks through all that can happen to one.
#pragma once

#include <QLabel>
#include <QTest>

#include "model/engine/core/random.h"
#include "views/board/board_view.h"
#include "views/screen/board_page.h"
#include "views/screen/screen.h"

/// A label with its picture, and what is said of it.
QString labelText(const QLabel &label);
/// The same of a picture, wherever it is kept.
QString pictureText(const QPixmap &pixmap);
/// What a board is told to show.
QString shownText(const views::BoardViewState &shown);
/// The items of the scene, but for the keyboard's cursor, which is where the page has the focus.
QStringList sceneOf(views::BoardView &board);
/// The texts of the boxes beside the board, of all or of those that are seen.
QStringList panelsOf(const QWidget &page, bool areSeen = false);
/// Labels, buttons and panels that are seen, every item of the scene, and the name of every place.
QStringList seenOn(views::BoardPage &page);

/// The parts in which two screens differ; empty where they are the same.
QString difference(const views::Screen &one, const views::Screen &other);

/// Where two lists differ first, for the words of a test that fails; empty where they are the same.
QString difference(const QStringList &one, const QStringList &other);

/// Ends the test where they differ, and says where.
#define SAME(one, other)                                                                                               \
    do {                                                                                                               \
        const QString differs = difference(one, other);                                                                \
        QVERIFY2(differs.isEmpty(), qPrintable(differs));                                                              \
    } while (false)

/// Somebody who does whatever can be done to a page, by chance.
class ScreenWalk {
public:
    /// The page gets every size that it is given, as in the window, which scrolls its pages.
    ScreenWalk(views::BoardPage &page, std::uint32_t seed);

    int below(qsizetype n) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(n))); }
    /// Another language, theme or size.
    void changeLook();
    /// English, light, 1280 x 750, nothing pointed at.
    void restLook();
    void point();
    void click();
    void press(Qt::Key key) { QTest::keyClick(&board(), key); }

    static void speak(const QString &language);

protected:
    views::BoardView &board() { return *m_page.findChild<views::BoardView *>(); }
    views::BoardPage &m_page;
    engine::Random m_random;

private:
    engine::PlaceIndex placeToTouch();
    void setTheme(const QString &name);
};

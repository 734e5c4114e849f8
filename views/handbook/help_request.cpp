// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/handbook/help_request.h"

#include <QDialog>
#include <QShortcut>

#include "views/board/board_view.h"
#include "views/board/board_view_state.h"
#include "views/handbook/handbook_window.h"

namespace views {

namespace {

constexpr const char *kPlaceProperty = "helpPlace";

/// What the rules say of the place that is meant on a board; nothing where none is.
std::optional<HelpPlace> rulesAt(const BoardView &board)
{
    const BoardViewState *const shown = board.boardScene().shown();
    const QStringList keys = shown ? board.aboutKeys() : QStringList();
    if (!shown || keys.isEmpty())
        return std::nullopt;
    return handbook()->placeAbout(shown->position.game(), keys);
}

} // namespace

void offerHelp(QWidget *widget, const char *place)
{
    widget->setProperty(kPlaceProperty, QString::fromLatin1(place));
    if (!qobject_cast<QDialog *>(widget))
        return;
    auto *help = new QShortcut(QKeySequence::HelpContents, widget);
    QObject::connect(help, &QShortcut::activated, widget, [widget] {
        showHelp(widget, helpPlaceFor(widget->focusWidget() ? widget->focusWidget() : widget));
    });
}

HelpPlace helpPlaceFor(const QWidget *widget)
{
    for (const QWidget *at = widget; at; at = at->parentWidget()) {
        const auto *board = qobject_cast<const BoardView *>(at);
        const std::optional<HelpPlace> rules = board ? rulesAt(*board) : std::nullopt;
        if (rules)
            return *rules;
        const QString place = at->property(kPlaceProperty).toString();
        if (!place.isEmpty())
            return HelpPlace::of(place);
    }
    return {QStringLiteral("start")};
}

void showHelp(QWidget *asker, const HelpPlace &place)
{
    QWidget *window = asker->window();
    while (!window->isModal() && window->parentWidget())
        window = window->parentWidget()->window();
    auto *reader = window->findChild<HandbookWindow *>(QString(), Qt::FindDirectChildrenOnly);
    if (!reader)
        reader = new HandbookWindow(window);
    reader->open(place);
    reader->setWindowState(reader->windowState() & ~Qt::WindowMinimized);
    reader->show();
    reader->raise();
    reader->activateWindow();
}

} // namespace views

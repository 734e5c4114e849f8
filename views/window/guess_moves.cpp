// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/guess_moves.h"

#include "model/play/document.h"
#include "model/scenario/mistakes.h"
#include "model/words/words.h"
#include "views/common/settings.h"
#include "views/scenario/guess_dialog.h"
#include "views/scenario/lesson_page.h"
#include "views/window/page_stack.h"

namespace views {

void guessMoves(PageStack &pages, Settings &settings, QWidget *window)
{
    const Page &page = *pages.top();
    const record::Record &record = page.document()->play().record();
    const replay::Timeline line = *page.timeline();
    std::optional<replay::Analysis> analysis;
    if (page.line().empty()) // an analysis is about the main line
        analysis = replay::Analysis::of(record);
    if (analysis && analysis->method != replay::Analysis::Method::Search)
        analysis.reset(); // those games at random had all cards open
    GuessDialog dialog(line, page.shownStep(), analysis.has_value(), page.seatNames(), scenario::learnersOf(record),
                       window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const scenario::Guessing guessing(line, std::move(analysis), dialog.rules());
    const Theme theme(settings.shownTheme(), words::idOf(*record.game));
    auto *guesses = new LessonPage(record.seats, guessing, settings.lessons, theme, settings.style(), &pages);
    pages.push(guesses);
    guesses->focusBoard();
    emit pages.changed();
}

} // namespace views

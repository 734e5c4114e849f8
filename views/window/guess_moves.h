// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace views {

class PageStack;
class Settings;

/// Asks, over `window`, how the choices that follow on the page that is shown are to be guessed, and shows the page for
/// that above it. That page has a document and shows a step of it that is not its last.
void guessMoves(PageStack &pages, Settings &settings, QWidget *window);

} // namespace views

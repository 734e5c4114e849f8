// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPagedPaintDevice;
class QPrinter;
class QTextDocument;
class QWidget;

namespace views {

/// The paper on which pages are meant to be printed: A4 with margins.
void layPaper(QPagedPaintDevice &device);

/// Prints a document whose pages are as large as those of the device, or those of them that the device is to print; all
/// of them where it has none of these. False if that fails.
bool printPages(QTextDocument &document, QPagedPaintDevice &device);

/// Asks over that widget on which printer and which pages, then prints with `print` (false if that fails, which is said
/// there). True if something was printed.
bool askAndPrint(QPrinter &printer, QWidget &over, const std::function<bool()> &print);

} // namespace views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

namespace views {

/// A file of the handbook as web pages: its path within their folder, and what it holds.
struct WebFile {
    QString path;
    QByteArray bytes;
};

/// The handbook as web pages that need no network: a folder for each language with its pages, their pictures and what
/// the search looks through; beside these a style sheet, the search and a page where a language is chosen. While they
/// are made the program speaks each language in turn.
std::vector<WebFile> webPages();

/// Makes the folder where it is missing; if that fails, or nothing can be written into it: which and why, in one line.
/// Asked before the pages are made, for that takes a while.
std::optional<QString> prepare(const QString &folder);

/// Writes the files into that folder, which is made where it is missing, each whole or not at all; what else lies there
/// stays. If one cannot be written: which and why, in one line; the others after it are not written then.
std::optional<QString> writeInto(const QString &folder, const std::vector<WebFile> &files);

} // namespace views

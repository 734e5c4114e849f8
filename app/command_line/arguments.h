// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include <QStringList>

#include "app/command_line/failure.h"

namespace cli {

/// An option that a command takes.
struct OptionSpec {
    const char *name;            ///< without the dashes
    const char *value = nullptr; ///< what the help calls its value; null: it takes none
    bool repeated = false;
    const char *shorthand = nullptr; ///< a letter that means the same; null: there is none
    bool needed = false;             ///< the usage says that it must be there
};

/// The words after the command: options (`--name value` or `--name=value`) and operands, in any order; after `--`
/// everything is an operand. Throws a Failure of wrong usage at what it does not know.
class Arguments {
public:
    Arguments(const QStringList &words, const std::vector<OptionSpec> &specs);

    const QStringList &operands() const { return m_operands; }
    bool has(const QString &name) const;
    /// The value of an option, the last one if there are several, or nothing.
    std::optional<QString> value(const QString &name) const;
    QStringList values(const QString &name) const;
    /// The value of an option that must be there: `OptionSpec::needed`.
    QString needed(const QString &name) const;
    /// The value of an option as a number, 0 … `most`, or `otherwise`.
    std::uint64_t number(const QString &name, std::uint64_t otherwise,
                         std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) const;

private:
    void addOption(const QStringList &words, qsizetype &at, const std::vector<OptionSpec> &specs);

    std::vector<std::pair<QString, QString>> m_options;
    QStringList m_operands;
};

/// An option's name as it is typed: one of a single letter has one dash.
QString dashed(const QString &name);
/// A number in decimal digits from 0 to `most`, and nothing else, or nothing.
std::optional<std::uint64_t> numberIn(const QString &text, std::uint64_t most);
/// The same; throws a Failure of wrong usage that names it `name`.
std::uint64_t readNumber(const QString &text, const QString &name, std::uint64_t most);
/// Bytes that are no text would come back as another file name than the one that was meant: throws a Failure of wrong
/// input where there are such ones.
void requireText(const QStringList &words);

/// A failure of wrong usage.
Failure wrongUsage(const char *id, engine::Value::Members fields = {});

} // namespace cli

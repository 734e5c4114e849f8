// SPDX-License-Identifier: GPL-3.0-or-later
// Journals, with sums that are right, for no made line would ever have one: each line is JSON, as behind the sum. The
// first is the header; what follows is done to the game, taken back and done again.
#include <QCryptographicHash>

#include "model/play/document.h"
#include "tests/fuzz/laws.h"

namespace {

QByteArray summed(std::string_view text)
{
    QByteArray journal;
    QByteArray sum;
    while (!text.empty()) {
        const std::string_view line = fuzz::takeLine(text);
        const QByteArray json(line.data(), static_cast<qsizetype>(line.size()));
        sum = QCryptographicHash::hash(sum + json, QCryptographicHash::Sha256).toHex().left(8);
        journal += sum + ' ' + json + '\n';
    }
    return journal;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    play::readJournal(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    const play::JournalContent content = play::readJournal(summed(text));
    if (!content.beginning)
        return 0;
    const std::unique_ptr<play::Play> play = play::playOf(content);
    const QByteArray before = record::write(play->record());
    int steps = 0;
    for (; play->canUndo(); ++steps)
        play->undo();
    for (; steps > 0; --steps)
        play->redo();
    fuzz::require(record::write(play->record()) == before, "what is undone and done again is another game");
    return 0;
}

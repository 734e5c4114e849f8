// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/document.h"

namespace play {

Document::Document(record::Record record, std::uint64_t seed, const QString &journals, OwnFile own, QObject *parent)
    : QObject(parent), m_play(std::make_unique<Play>(std::move(record), seed)),
      m_autosave(std::make_unique<Autosave>(*m_play, journals, std::move(own))),
      m_clock(std::make_unique<Clock>(*m_play))
{
    connect(m_play.get(), &Play::changed, this, &Document::changed);
}

Document::Document(RecoverableSession session, QObject *parent)
    : QObject(parent), m_play(playOf(session)), m_autosave(std::make_unique<Autosave>(*m_play, std::move(session))),
      m_clock(std::make_unique<Clock>(*m_play))
{
    connect(m_play.get(), &Play::changed, this, &Document::changed);
}

std::unique_ptr<Play> playOf(const JournalContent &content)
{
    auto play = std::make_unique<Play>(*content.beginning, content.seed);
    std::size_t done = 0;
    for (const record::Json &edit : content.changeLog) {
        if (done == content.saved)
            play->setSaved();
        if (!play->repeat(edit))
            break;
        ++done;
    }
    if (done == content.saved)
        play->setSaved();
    return play;
}

std::shared_ptr<Play> playOf(RecoverableSession &session)
{
    if (!session.play)
        session.play = playOf(session.content);
    return session.play;
}

} // namespace play

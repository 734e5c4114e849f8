// SPDX-License-Identifier: GPL-3.0-or-later
// Right position texts, and ways to make them wrong.
#pragma once

#include <string>

#include "positions.h"

namespace texts {

using positions::Position;

#define OSIRIS_NO_FOLLOWERS "0000/0000/0000/0000/0000/0000/0000/0000/0000/0000/0000/0000/0000"
#define OSIRIS_AT_HOME ".,.,.,.,.,.,.,.,.,.,.,. 2,2,2,2,2,2,2,2,2,2,2,2 - "

inline constexpr const char *kGods = "osiris/1 abcd tip=priest t0 gods " OSIRIS_AT_HOME OSIRIS_NO_FOLLOWERS
                                     " -,-,-,-,-,-,-,-,-,-,-,-,- -,-,-,-,-,-,-,-,-,-,-,-,-";
inline constexpr const char *kFollower =
    "osiris/1 abc tip=priest t0 follower:c .,.,.,-,.,.,.,-,.,.,.,- 2,2,2,-,2,2,2,-,2,2,2,- - "
    "0110/0100/0000/0010/0100/1100/0000/0000/1000/1000/0010/1000/0000 "
    "sobek,nephthys,amun,-,osiris,seth,anubis,-,horus,isis,bastet,-,re a,b,c,-,a,b,c,-,a,b,c,-,-";
inline constexpr const char *kTurn =
    "osiris/1 ab tip=pyramid t18 walk:b .,.,E-1-0,E-2-0,E-1-2,.,S-2-1,S-1-2,.,S-1-3,.,W-1-3 "
    "0,1,1,2,2,0,1,1,2,4,6,0 E-1-1,N-2-2,S-3-0,W-3-1 "
    "0000/1000/0001/0130/1100/1201/2001/0000/0012/0100/0010/0000/0000 "
    "nephthys,thoth,osiris,re,amun,anubis,horus,seth,ptah,isis,hathor,bastet,sobek "
    "ab,b,a,b,a,b,ab,ab,ab,ab,a,ab,-";
inline constexpr const char *kWalk =
    "osiris/1 abcd tip=pyramid t14 walk:b:b0:2+2 .,N-1-1,N-1-2,E-1-0,E-1-1,E-1-3,.,S-1-1,S-1-2,W-2-0,W-1-1,. "
    "4,4,0,0,0,1,6,1,1,0,0,5 E-2-1,S-2-0 2001/0000/2011/0000/0020/0000/0010/0000/0002/0100/0300/0011/1100 "
    "re,sobek,seth,horus,anubis,isis,osiris,amun,nephthys,bastet,thoth,ptah,hathor a,b,c,d,ab,ab,c,d,a,b,c,d,-";
inline constexpr const char *kStop =
    "osiris/1 abcd tip=pyramid t30 walk:b:b1:2+5:stop .,N-4-0,.,.,.,E-1-2,S-2-1,.,.,S-1-3,.,W-1-3 "
    "0,0,0,1,0,7,4,1,1,2,0,0 N-1-1,S-1-0,N-2-0,S-2-0,W-2-2,S-3-1,S-4-0,W-4-0 "
    "1000/1100/0000/2000/0000/0102/0201/0010/0100/0030/1000/0000/0012 "
    "hathor,ptah,osiris,anubis,amun,re,isis,nephthys,horus,thoth,seth,bastet,sobek "
    "a,bc,bc,abd,ab,abd,cd,cd,ab,ab,cd,cd,-";
inline constexpr const char *kFight =
    "osiris/1 abcd tip=priest t60 fight:d:d2:1+0:d2>b0 .,.,.,E-1-0,E-1-1,E-1-2,.,S-1-2,.,W-1-0,.,W-1-1 "
    "0,0,5,1,0,0,0,0,1,0,1,1 "
    "N-1-1,N-1-2,N-1-3,S-1-1,E-2-2,S-2-0,S-2-1,W-2-0,E-3-0,S-3-0,S-3-1,W-3-0,W-3-1,N-4-0,S-4-0 "
    "1000/1212/0000/0020/0000/0002/2000/0100/0000/1210/0000/0011/0000 "
    "isis,horus,anubis,sobek,seth,ptah,amun,bastet,re,nephthys,thoth,osiris,hathor "
    "abd,abcd,bcd,ad,abd,bd,acd,acd,abcd,abcd,bc,bcd,-";
inline constexpr const char *kMove =
    "osiris/1 ab tip=pyramid t3 move:a .,.,.,.,E-1-2,.,.,S-1-1,S-1-3,.,.,. 2,2,2,2,0,3,3,0,1,4,3,2 - "
    "0010/1100/0000/1020/0000/1101/1001/1000/0200/0110/0012/0001/0000 "
    "bastet,thoth,osiris,re,amun,anubis,seth,horus,ptah,isis,hathor,nephthys,sobek a,b,a,b,a,b,a,b,a,b,a,b,-";
inline constexpr const char *kStuck =
    "osiris/1 abc tip=priest t17 move:b:stuck:2 .,N-1-2,.,-,.,S-1-0,.,-,.,.,W-1-0,- 0,0,3,-,7,0,1,-,1,1,0,- "
    "N-1-3,E-1-1,E-1-2,N-2-1,S-2-2 0100/1000/1010/0000/0020/0000/2100/0100/1000/0100/0120/0000/0000 "
    "sobek,nephthys,amun,-,osiris,seth,anubis,-,isis,horus,bastet,-,re ab,abc,bc,-,a,bc,bc,-,abc,ab,abc,-,-";
inline constexpr const char *kTip =
    "osiris/1 abcd tip=pyramid t109 over:a:tip E-2-0,N-1-0,N-1-1,E-2-1,E-1-1,.,.,S-1-0,tip,S-1-3,W-1-1,W-1-0 "
    "0,0,1,1,1,3,1,0,4,0,0,0 E-1-0,E-1-2,N-2-1,E-2-2,S-2-0,S-2-2,N-3-0,N-3-1,S-3-1,W-3-0,W-3-1,N-4-0,E-4-0 "
    "1000/0010/0000/0110/1200/0010/0000/0000/0001/0000/3003/0001/0220 "
    "horus,sobek,re,seth,isis,osiris,nephthys,anubis,amun,bastet,thoth,ptah,hathor "
    "ad,abc,abc,acd,abd,bcd,abcd,abcd,acd,bd,bcd,bd,abcd";
inline constexpr const char *kBlocked =
    "osiris/1 abc tip=pyramid t90 over:c:blocked S-2-0,N-1-1,N-2-2,-,E-1-1,E-1-3,S-1-1,-,.,S-1-3,W-1-1,- "
    "0,0,0,-,0,0,1,-,1,0,0,- "
    "N-1-0,N-1-2,N-2-0,E-2-1,E-2-2,S-2-1,N-3-1,E-3-1,S-3-0,S-3-1,W-3-0,W-3-1,N-4-0,E-4-0,S-4-0,W-4-0 "
    "0110/1010/0000/0000/0100/0000/3000/0020/0100/0000/1010/0000/0200 "
    "hathor,osiris,bastet,-,anubis,horus,nephthys,-,isis,re,amun,-,thoth "
    "abc,abc,abc,-,abc,abc,ac,-,abc,abc,bc,-,abc";
inline constexpr const char *kStuckAll =
    "osiris/1 ab tip=priest t53 over:a:stuck N-1-0,.,.,.,N-1-3,E-2-0,E-2-2,S-1-3,W-1-1,.,N-2-1,. "
    "0,9,2,0,0,0,0,0,0,0,0,1 N-1-1,N-1-2,E-1-3,E-2-1,N-3-0,N-3-1,E-3-0,S-3-0,W-3-0,N-4-0,E-4-0,W-4-0 "
    "2000/0010/0001/0000/1100/0011/0000/1000/0010/1001/0222/0100/0100 "
    "nephthys,seth,hathor,ptah,sobek,bastet,amun,osiris,re,horus,thoth,anubis,isis "
    "ab,b,ab,ab,ab,ab,a,b,ab,ab,ab,ab,ab";
inline constexpr const char *kSeen =
    "osiris-seen/1 a abcd tip=pyramid t14 walk:b:b0:2+2 .,N-1-1,N-1-2,E-1-0,E-1-1,E-1-3,.,S-1-1,S-1-2,W-2-0,W-1-1,. "
    "4,4,0,0,0,1,6,1,1,0,0,5 E-2-1,S-2-0 2001/0000/2011/0000/0020/0000/0010/0000/0002/0100/0300/0011/1100 "
    "re,?,?,?,anubis,isis,?,?,nephthys,?,?,?,? a,b,c,d,ab,ab,c,d,a,b,c,d,-";

inline constexpr std::array kAll{kGods, kFollower, kTurn, kWalk,    kStop,     kFight,
                                 kMove, kStuck,    kTip,  kBlocked, kStuckAll, kSeen};

/// A right text in which something is replaced, and what is then said of it.
struct Change {
    const char *name;
    const char *text;
    const char *from;
    const char *to;
    const char *id = "";

    std::string changed() const;
};

/// The id of what is wrong with the text, or empty where it is read.
inline std::string wrongOf(const std::string &text) { return by_text::faultOf(engine::osiris::Osiris::read(text)); }
/// The position of a text that must be right.
inline Position read(const std::string &text) { return by_text::position<engine::osiris::Osiris>(text); }

/// Null, or what goes wrong when the position is played on at random for that many actions: nothing to do, or a
/// position with problems. Of a view only what its seat may do and knows the end of.
const char *breachInPlay(Position position, int actions, positions::Random &random);

} // namespace texts

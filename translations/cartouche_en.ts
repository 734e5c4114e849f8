<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>aton</name>
    <message numerus="yes">
        <source>{seat} has %n counter(s) instead of 29.</source>
        <translation>
            <numerusform>{seat} has %n counter instead of 29.</numerusform>
            <numerusform>{seat} has %n counters instead of 29.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n counter(s) in the Kingdom of the Dead, which has 8 squares.</source>
        <translation>
            <numerusform>There is %n counter in the Kingdom of the Dead, which has 8 squares.</numerusform>
            <numerusform>There are %n counters in the Kingdom of the Dead, which has 8 squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) of value {value} instead of 9.</source>
        <translation>
            <numerusform>{seat} has %n card of value {value} instead of 9.</numerusform>
            <numerusform>{seat} has %n cards of value {value} instead of 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) instead of 36.</source>
        <translation>
            <numerusform>{seat} has %n card instead of 36.</numerusform>
            <numerusform>{seat} has %n cards instead of 36.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) are still to be moved; there can be 1 to {most}.</source>
        <translation>
            <numerusform>%n counter is still to be moved; there can be 1 to {most}.</numerusform>
            <numerusform>%n counters are still to be moved; there can be 1 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) cannot be left without a square here.</source>
        <translation>
            <numerusform>%n counter cannot be left without a square here.</numerusform>
            <numerusform>%n counters cannot be left without a square here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n opposing counter(s)</source>
        <translation>
            <numerusform>{seat} removes %n opposing counter</numerusform>
            <numerusform>{seat} removes %n opposing counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n own counter(s)</source>
        <translation>
            <numerusform>{seat} removes %n own counter</numerusform>
            <numerusform>{seat} removes %n own counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n more counter(s)</source>
        <translation>
            <numerusform>{seat} places %n more counter</numerusform>
            <numerusform>{seat} places %n more counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n counter(s) back</source>
        <translation>
            <numerusform>{seat} takes %n counter back</numerusform>
            <numerusform>{seat} takes %n counters back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n opposing counter(s); the lower card plays first</source>
        <translation>
            <numerusform>removes %n opposing counter; the lower card plays first</numerusform>
            <numerusform>removes %n opposing counters; the lower card plays first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s); the lower card plays first</source>
        <translation>
            <numerusform>removes %n own counter; the lower card plays first</numerusform>
            <numerusform>removes %n own counters; the lower card plays first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n counter(s)</source>
        <translation>
            <numerusform>places %n counter</numerusform>
            <numerusform>places %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards: the draw pile has %n card(s) again.</source>
        <translation>
            <numerusform>{seat} shuffles the discards: the draw pile has %n card again.</numerusform>
            <numerusform>{seat} shuffles the discards: the draw pile has %n cards again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has no square left for %n more counter(s): the Kingdom of the Dead takes as many as it has room for.</source>
        <translation>
            <numerusform>{seat} has no square left for %n more counter: the Kingdom of the Dead takes as many as it has room for.</numerusform>
            <numerusform>{seat} has no square left for %n more counters: the Kingdom of the Dead takes as many as it has room for.</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>race</name>
    <message>
        <source>counter</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>home first</source>
        <translation>zuerst am Ziel</translation>
    </message>
    <message>
        <source>Players, bids and who rolls do not fit each other.</source>
        <translation>Spieler, Gebote und wer würfelt passen nicht zueinander.</translation>
    </message>
    <message>
        <source>square {name}</source>
        <translation>Feld {name}</translation>
    </message>
    <message>
        <source>the hand of {seat}</source>
        <translation>die Hand von {seat}</translation>
    </message>
    <message>
        <source>the bid of {seat}</source>
        <translation>das Gebot von {seat}</translation>
    </message>
    <message>
        <source>{seat}: bid a card</source>
        <translation>{seat}: biete eine Karte</translation>
    </message>
    <message>
        <source>{seat} rolls the die</source>
        <translation>{seat} würfelt</translation>
    </message>
    <message>
        <source>{winner} is home first</source>
        <translation>{winner} ist zuerst am Ziel</translation>
    </message>
    <message>
        <source>Bid {what}</source>
        <translation>{what} bieten</translation>
    </message>
    <message>
        <source>{seat} bids a card.</source>
        <translation>{seat} bietet eine Karte.</translation>
    </message>
    <message>
        <source>The die shows {what}.</source>
        <translation>Der Würfel zeigt {what}.</translation>
    </message>
    <message>
        <source>bid of {seat}</source>
        <translation>Gebot von {seat}</translation>
    </message>
    <message>
        <source>{seat} has bid {n}.</source>
        <translation>{seat} hat {n} geboten.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} goes %n square(s).</source>
        <translation>
            <numerusform>{seat} zieht %n Feld.</numerusform>
            <numerusform>{seat} zieht %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The way home</source>
        <translation>Der Weg zum Ziel</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rolls the die</source>
        <translation>Würfelt</translation>
    </message>
    <message>
        <source>Square: whoever reaches square 10 first wins.</source>
        <translation>Feld: Wer zuerst Feld 10 erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>Hand: three cards, of which one is bid in each round.</source>
        <translation>Hand: drei Karten, von denen jede Runde eine geboten wird.</translation>
    </message>
    <message>
        <source>Bid: the highest that stands alone rolls, and goes the further the lower it is.</source>
        <translation>Gebot: Das höchste, das allein steht, würfelt, und zieht umso weiter, je niedriger es ist.</translation>
    </message>
    <message>
        <source>Counter: it runs from square 0 to square 10.</source>
        <translation>Stein: Er läuft von Feld 0 bis Feld 10.</translation>
    </message>
    <message>
        <source>Highest card: nobody can bid more, and nobody who bids it goes far.</source>
        <translation>Höchste Karte: Niemand kann mehr bieten, und niemand, der sie bietet, kommt weit.</translation>
    </message>
    <message>
        <source>Card: a bid of 1 to 3.</source>
        <translation>Karte: ein Gebot von 1 bis 3.</translation>
    </message>
    <message>
        <source>counter, {seat}</source>
        <translation>Stein, {seat}</translation>
    </message>
    <message>
        <source>card {value}</source>
        <translation>Karte {value}</translation>
    </message>
    <message>
        <source>card 3, the highest</source>
        <translation>Karte 3, die höchste</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>verdeckte Karte</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>race</name>
    <message>
        <source>counter</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>home first</source>
        <translation>premier à l’arrivée</translation>
    </message>
    <message>
        <source>Players, bids and who rolls do not fit each other.</source>
        <translation>Joueurs, mises et lanceur du dé ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>square {name}</source>
        <translation>la case {name}</translation>
    </message>
    <message>
        <source>the hand of {seat}</source>
        <translation>la main de {seat}</translation>
    </message>
    <message>
        <source>the bid of {seat}</source>
        <translation>la mise de {seat}</translation>
    </message>
    <message>
        <source>{seat}: bid a card</source>
        <translation>{seat} : misez une carte</translation>
    </message>
    <message>
        <source>{seat} rolls the die</source>
        <translation>{seat} lance le dé</translation>
    </message>
    <message>
        <source>{winner} is home first</source>
        <translation>{winner} arrive en premier</translation>
    </message>
    <message>
        <source>Bid {what}</source>
        <translation>Miser {what}</translation>
    </message>
    <message>
        <source>{seat} bids a card.</source>
        <translation>{seat} mise une carte.</translation>
    </message>
    <message>
        <source>The die shows {what}.</source>
        <translation>Le dé donne {what}.</translation>
    </message>
    <message>
        <source>bid of {seat}</source>
        <translation>mise de {seat}</translation>
    </message>
    <message>
        <source>{seat} has bid {n}.</source>
        <translation>{seat} a misé {n}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} goes %n square(s).</source>
        <translation>
            <numerusform>{seat} avance de %n case.</numerusform>
            <numerusform>{seat} avance de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The way home</source>
        <translation>Le chemin</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rolls the die</source>
        <translation>Lance le dé</translation>
    </message>
    <message>
        <source>Square: whoever reaches square 10 first wins.</source>
        <translation>Case : qui atteint le premier la case 10 gagne.</translation>
    </message>
    <message>
        <source>Hand: three cards, of which one is bid in each round.</source>
        <translation>Main : trois cartes, dont une est misée à chaque tour.</translation>
    </message>
    <message>
        <source>Bid: the highest that stands alone rolls, and goes the further the lower it is.</source>
        <translation>Mise : la plus haute qui soit seule lance le dé, et va d’autant plus loin qu’elle est basse.</translation>
    </message>
    <message>
        <source>Counter: it runs from square 0 to square 10.</source>
        <translation>Pion : il court de la case 0 à la case 10.</translation>
    </message>
    <message>
        <source>Highest card: nobody can bid more, and nobody who bids it goes far.</source>
        <translation>Carte la plus haute : personne ne peut miser plus, et qui la mise ne va pas loin.</translation>
    </message>
    <message>
        <source>Card: a bid of 1 to 3.</source>
        <translation>Carte : une mise de 1 à 3.</translation>
    </message>
    <message>
        <source>counter, {seat}</source>
        <translation>pion, {seat}</translation>
    </message>
    <message>
        <source>card {value}</source>
        <translation>carte {value}</translation>
    </message>
    <message>
        <source>card 3, the highest</source>
        <translation>carte 3, la plus haute</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carte face cachée</translation>
    </message>
</context>
</TS>

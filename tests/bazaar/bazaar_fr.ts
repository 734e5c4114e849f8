<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>bazaar</name>
    <message>
        <source>the thief</source>
        <translation>le voleur</translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>place {n}</source>
        <translation>place {n}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Wares</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Nook</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>a letter of {seat}</source>
        <translation>une lettre : {seat}</translation>
    </message>
    <message>
        <source>letter face down</source>
        <translation>lettre face cachée</translation>
    </message>
    <message>
        <source>Letter of credit</source>
        <translation>Lettre de crédit</translation>
    </message>
    <message>
        <source>Letter of thanks</source>
        <translation>Lettre de remerciement</translation>
    </message>
    <message>
        <source>Letter of credit: it pays for a ware.</source>
        <translation>Lettre de crédit : elle paie une marchandise.</translation>
    </message>
    <message>
        <source>Letter of thanks: it pays for nothing.</source>
        <translation>Lettre de remerciement : elle ne paie rien.</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Bela</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>{seat}: deal at the bazaar</source>
        <translation>{seat}&#xa0;: faites affaire au bazar</translation>
    </message>
    <message>
        <source>The bazaar is closed</source>
        <translation>Le bazar est fermé</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>les dés</translation>
    </message>
    <message>
        <source>the till</source>
        <translation>la caisse</translation>
    </message>
    <message>
        <source>stall {name}</source>
        <translation>étal {name}</translation>
    </message>
    <message>
        <source>the home of {seat}</source>
        <translation>la maison de {seat}</translation>
    </message>
    <message>
        <source>die {value}</source>
        <translation>dé {value}</translation>
    </message>
    <message>
        <source>ware {value}</source>
        <translation>marchandise {value}</translation>
    </message>
    <message>
        <source>Buy what was chosen</source>
        <translation>Acheter ce qui est choisi</translation>
    </message>
    <message>
        <source>Use die {what}</source>
        <translation>Utiliser le dé {what}</translation>
    </message>
    <message>
        <source>Use both dice</source>
        <translation>Utiliser les deux dés</translation>
    </message>
    <message>
        <source>Take coins out of the till: {what}</source>
        <translation>Prendre des pièces dans la caisse&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Carry it there</source>
        <translation>L’y porter</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Rentrer</translation>
    </message>
    <message>
        <source>{seat} buys.</source>
        <translation>{seat} achète.</translation>
    </message>
    <message>
        <source>{seat} uses a die.</source>
        <translation>{seat} utilise un dé.</translation>
    </message>
    <message>
        <source>{seat} uses both dice.</source>
        <translation>{seat} utilise les deux dés.</translation>
    </message>
    <message>
        <source>{seat} takes coins: {what}.</source>
        <translation>{seat} prend des pièces&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{seat} carries a ware.</source>
        <translation>{seat} porte une marchandise.</translation>
    </message>
    <message>
        <source>{seat} goes home.</source>
        <translation>{seat} rentre.</translation>
    </message>
    <message>
        <source>costs {n}</source>
        <translation>coûte {n}</translation>
    </message>
    <message>
        <source>{value} is lucky</source>
        <translation>{value} porte bonheur</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>{n} turns over</source>
        <translation>{n} tours passés</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>on ne rend pas la monnaie</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>one coin after the other</source>
        <translation>une pièce après l’autre</translation>
    </message>
    <message>
        <source>the coins in the order in which they go</source>
        <translation>les pièces dans l’ordre de leur départ</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>dans l’ordre</translation>
    </message>
    <message>
        <source>coins: {n}</source>
        <translation>pièces&#xa0;: {n}</translation>
    </message>
    <message>
        <source>coin {n} is gone</source>
        <translation>la pièce {n} est partie</translation>
    </message>
</context>
</TS>

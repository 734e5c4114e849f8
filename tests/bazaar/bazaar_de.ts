<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>bazaar</name>
    <message>
        <source>the thief</source>
        <translation>der Dieb</translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Briefe</translation>
    </message>
    <message>
        <source>place {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Wares</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Nook</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>a letter of {seat}</source>
        <translation>ein Brief: {seat}</translation>
    </message>
    <message>
        <source>letter face down</source>
        <translation>verdeckter Brief</translation>
    </message>
    <message>
        <source>Letter of credit</source>
        <translation>Kreditbrief</translation>
    </message>
    <message>
        <source>Letter of thanks</source>
        <translation>Dankesbrief</translation>
    </message>
    <message>
        <source>Letter of credit: it pays for a ware.</source>
        <translation>Kreditbrief: er bezahlt eine Ware.</translation>
    </message>
    <message>
        <source>Letter of thanks: it pays for nothing.</source>
        <translation>Dankesbrief: er bezahlt nichts.</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Basar</translation>
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
        <translation>{seat}: Handeln Sie auf dem Basar</translation>
    </message>
    <message>
        <source>The bazaar is closed</source>
        <translation>Der Basar ist geschlossen</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>the till</source>
        <translation>die Kasse</translation>
    </message>
    <message>
        <source>stall {name}</source>
        <translation>Stand {name}</translation>
    </message>
    <message>
        <source>the home of {seat}</source>
        <translation>das Haus von {seat}</translation>
    </message>
    <message>
        <source>die {value}</source>
        <translation>Würfel {value}</translation>
    </message>
    <message>
        <source>ware {value}</source>
        <translation>Ware {value}</translation>
    </message>
    <message>
        <source>Buy what was chosen</source>
        <translation>Das Gewählte kaufen</translation>
    </message>
    <message>
        <source>Use die {what}</source>
        <translation>Würfel einsetzen: {what}</translation>
    </message>
    <message>
        <source>Use both dice</source>
        <translation>Beide Würfel einsetzen</translation>
    </message>
    <message>
        <source>Take coins out of the till: {what}</source>
        <translation>Münzen aus der Kasse nehmen: {what}</translation>
    </message>
    <message>
        <source>Carry it there</source>
        <translation>Dorthin tragen</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Nach Hause gehen</translation>
    </message>
    <message>
        <source>{seat} buys.</source>
        <translation>{seat} kauft.</translation>
    </message>
    <message>
        <source>{seat} uses a die.</source>
        <translation>{seat} setzt einen Würfel ein.</translation>
    </message>
    <message>
        <source>{seat} uses both dice.</source>
        <translation>{seat} setzt beide Würfel ein.</translation>
    </message>
    <message>
        <source>{seat} takes coins: {what}.</source>
        <translation>{seat} nimmt Münzen: {what}.</translation>
    </message>
    <message>
        <source>{seat} carries a ware.</source>
        <translation>{seat} trägt eine Ware.</translation>
    </message>
    <message>
        <source>{seat} goes home.</source>
        <translation>{seat} geht nach Hause.</translation>
    </message>
    <message>
        <source>costs {n}</source>
        <translation>kostet {n}</translation>
    </message>
    <message>
        <source>{value} is lucky</source>
        <translation>{value} bringt Glück</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>{n} turns over</source>
        <translation>{n} Züge vorbei</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>kein Wechselgeld</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>one coin after the other</source>
        <translation>eine Münze nach der anderen</translation>
    </message>
    <message>
        <source>the coins in the order in which they go</source>
        <translation>die Münzen in der Reihenfolge, in der sie gehen</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>der Reihe nach</translation>
    </message>
    <message>
        <source>coins: {n}</source>
        <translation>Münzen: {n}</translation>
    </message>
    <message>
        <source>coin {n} is gone</source>
        <translation>Münze {n} ist weg</translation>
    </message>
</context>
</TS>

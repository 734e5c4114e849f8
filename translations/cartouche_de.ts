<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>LessonWords</name>
    <message>
        <source>very easy</source>
        <translation>sehr leicht</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>sehr schwer</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>aton</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>square {name}</source>
        <translation>Feld {name}</translation>
    </message>
    <message>
        <source>square {number} of the Kingdom of the Dead</source>
        <translation>Feld {number} des Totenreichs</translation>
    </message>
    <message>
        <source>square {number} of the scoring strip</source>
        <translation>Feld {number} der Zählleiste</translation>
    </message>
    <message>
        <source>cartouche {number} of {seat}</source>
        <translation>Kartusche {number}, {seat}</translation>
    </message>
    <message>
        <source>hand of {seat}</source>
        <translation>Handkarten, {seat}</translation>
    </message>
    <message>
        <source>stock of {seat}</source>
        <translation>Vorrat, {seat}</translation>
    </message>
    <message>
        <source>draw pile of {seat}</source>
        <translation>Nachziehstapel, {seat}</translation>
    </message>
    <message>
        <source>discard pile of {seat}</source>
        <translation>Ablagestapel, {seat}</translation>
    </message>
    <message>
        <source>cards drawn by {seat}</source>
        <translation>gezogene Karten, {seat}</translation>
    </message>
    <message>
        <source>exchange counter of {seat}</source>
        <translation>Tauschstein, {seat}</translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation>gerade werden Karten ausgeteilt</translation>
    </message>
    <message>
        <source>cards are laid</source>
        <translation>gerade werden Karten gelegt</translation>
    </message>
    <message>
        <source>a tie-break card is drawn</source>
        <translation>gerade wird bei Gleichstand eine Karte gezogen</translation>
    </message>
    <message>
        <source>counters are removed</source>
        <translation>gerade werden Spielsteine entfernt</translation>
    </message>
    <message>
        <source>counters are placed</source>
        <translation>gerade werden Spielsteine eingesetzt</translation>
    </message>
    <message>
        <source>counters are taken back</source>
        <translation>gerade werden Spielsteine zurückgenommen</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>40 points or more</source>
        <translation>40 Siegpunkte oder mehr</translation>
    </message>
    <message>
        <source>temple 1 filled</source>
        <translation>Tempel 1 gefüllt</translation>
    </message>
    <message>
        <source>temple 2 filled</source>
        <translation>Tempel 2 gefüllt</translation>
    </message>
    <message>
        <source>temple 3 filled</source>
        <translation>Tempel 3 gefüllt</translation>
    </message>
    <message>
        <source>temple 4 filled</source>
        <translation>Tempel 4 gefüllt</translation>
    </message>
    <message>
        <source>all yellow squares</source>
        <translation>alle gelben Felder</translation>
    </message>
    <message>
        <source>all green squares</source>
        <translation>alle grünen Felder</translation>
    </message>
    <message>
        <source>most points after a scoring</source>
        <translation>die meisten Siegpunkte nach einer Wertung</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “red place 3a”.</source>
        <translation>„{text}“ ist keine Aktion; Aktionen schreibt man wie „red place 3a“.</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; those are written like “chance deal red 1334”.</source>
        <translation>„{text}“ ist keine Aktion des Zufalls; solche schreibt man wie „chance deal red 1334“.</translation>
    </message>
    <message>
        <source>“{text}” is no seat; the seats are red and blue.</source>
        <translation>„{text}“ ist kein Platz; die Plätze heißen red und blue.</translation>
    </message>
    <message>
        <source>“{text}” is no square; squares are 1a to 4l.</source>
        <translation>„{text}“ ist kein Feld; die Felder heißen 1a bis 4l.</translation>
    </message>
    <message>
        <source>“{text}” are not the right number of cards with values 1 to 4.</source>
        <translation>„{text}“ ist nicht die richtige Anzahl Karten mit den Werten 1 bis 4.</translation>
    </message>
    <message>
        <source>The cards “{text}” must be written in ascending order.</source>
        <translation>Die Karten „{text}“ müssen in aufsteigender Folge stehen.</translation>
    </message>
    <message>
        <source>Not now: {phase}.</source>
        <translation>Jetzt nicht: {phase}.</translation>
    </message>
    <message>
        <source>Nothing is dealt or drawn now.</source>
        <translation>Jetzt wird nichts ausgeteilt oder gezogen.</translation>
    </message>
    <message>
        <source>Cards are dealt to {seat} first.</source>
        <translation>Zuerst bekommt {seat} Karten.</translation>
    </message>
    <message>
        <source>{seat} draws a tie-break card first.</source>
        <translation>Zuerst zieht {seat} eine Karte, die über den Gleichstand entscheidet.</translation>
    </message>
    <message>
        <source>The next thing is the deal to {seat}.</source>
        <translation>Als Nächstes bekommt {seat} Karten.</translation>
    </message>
    <message>
        <source>The next thing is the tie-break card of {seat}.</source>
        <translation>Als Nächstes zieht {seat} eine Karte, die über den Gleichstand entscheidet.</translation>
    </message>
    <message>
        <source>These cards cannot come from the pile of {seat}.</source>
        <translation>Diese Karten können nicht aus diesem Nachziehstapel kommen: {seat}.</translation>
    </message>
    <message>
        <source>{seat} has laid already.</source>
        <translation>{seat} hat schon gelegt.</translation>
    </message>
    <message>
        <source>{seat} has given up the exchange counter already.</source>
        <translation>{seat} hat den Tauschstein schon abgegeben.</translation>
    </message>
    <message>
        <source>These are not the four cards in the hand of {seat}.</source>
        <translation>Das sind nicht die vier Karten, die {seat} auf der Hand hat.</translation>
    </message>
    <message>
        <source>The four cards must be laid first.</source>
        <translation>Erst müssen die vier Karten gelegt werden.</translation>
    </message>
    <message>
        <source>Choose a square of a temple.</source>
        <translation>Wählen Sie ein Feld eines Tempels.</translation>
    </message>
    <message>
        <source>There is a counter on {place} already.</source>
        <translation>Auf {place} liegt schon ein Spielstein.</translation>
    </message>
    <message>
        <source>There is no counter on {place}.</source>
        <translation>Auf {place} liegt kein Spielstein.</translation>
    </message>
    <message>
        <source>Cartouche 3 allows only temples up to {n}.</source>
        <translation>Kartusche 3 erlaubt nur Tempel bis {n}.</translation>
    </message>
    <message>
        <source>An own counter must be removed; the one on {place} is not.</source>
        <translation>Zu entfernen ist ein eigener Spielstein, nicht der auf {place}.</translation>
    </message>
    <message>
        <source>An opposing counter must be removed; the one on {place} is not.</source>
        <translation>Zu entfernen ist ein gegnerischer Spielstein, nicht der auf {place}.</translation>
    </message>
    <message>
        <source>There is no own counter on {place}.</source>
        <translation>Auf {place} liegt kein eigener Spielstein.</translation>
    </message>
    <message>
        <source>No further counter is taken back from temple {n}.</source>
        <translation>Aus Tempel {n} wird kein Spielstein mehr zurückgenommen.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Etwas liegt dort, wo es nicht liegen kann ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n counter(s) instead of 29.</source>
        <translation>
            <numerusform>{seat} hat %n Spielstein statt 29.</numerusform>
            <numerusform>{seat} hat %n Spielsteine statt 29.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n counter(s) in the Kingdom of the Dead, which has 8 squares.</source>
        <translation>
            <numerusform>Im Totenreich liegt %n Spielstein, es hat 8 Felder.</numerusform>
            <numerusform>Im Totenreich liegen %n Spielsteine, es hat aber nur 8 Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds count from 1.</source>
        <translation>Die Runden werden ab 1 gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) of value {value} instead of 9.</source>
        <translation>
            <numerusform>{seat} hat %n Karte vom Wert {value} statt 9.</numerusform>
            <numerusform>{seat} hat %n Karten vom Wert {value} statt 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) instead of 36.</source>
        <translation>
            <numerusform>{seat} hat %n Karte statt 36.</numerusform>
            <numerusform>{seat} hat %n Karten statt 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {seat} has no value.</source>
        <translation>{seat} hat eine Karte ohne Wert.</translation>
    </message>
    <message>
        <source>{seat} has laid cards at some cartouches, but not at all four.</source>
        <translation>{seat} hat an einigen Kartuschen Karten liegen, aber nicht an allen vier.</translation>
    </message>
    <message>
        <source>The cards laid by {seat} are turned up; their values cannot be unknown.</source>
        <translation>{seat} hat aufgedeckt gelegte Karten; ihre Werte können nicht unbekannt sein.</translation>
    </message>
    <message>
        <source>The cards laid by {seat} are face down; their values cannot be known.</source>
        <translation>{seat} hat verdeckt gelegte Karten; ihre Werte können nicht bekannt sein.</translation>
    </message>
    <message>
        <source>The cards of {seat} known to the other player are not those in the hand.</source>
        <translation>{seat} hat nicht die Karten auf der Hand, die der andere Spieler kennt.</translation>
    </message>
    <message>
        <source>{seat} cannot have so many points here: {points}.</source>
        <translation>So viele Siegpunkte sind hier nicht möglich ({seat}): {points}.</translation>
    </message>
    <message>
        <source>Who plays first does not fit the phase.</source>
        <translation>Wer zuerst spielt, passt nicht zur Phase.</translation>
    </message>
    <message>
        <source>The tie-break cards of {seat} do not fit.</source>
        <translation>Die von {seat} bei Gleichstand gezogenen Karten passen nicht.</translation>
    </message>
    <message>
        <source>The cards in hand and at the cartouches do not fit the phase.</source>
        <translation>Die Karten auf der Hand und an den Kartuschen passen nicht zur Phase.</translation>
    </message>
    <message>
        <source>There is no tie to be settled by drawing here.</source>
        <translation>Hier gibt es keinen Gleichstand, über den gezogene Karten entscheiden.</translation>
    </message>
    <message>
        <source>The cards say that the other player plays first.</source>
        <translation>Nach den Karten spielt der andere Spieler zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) are still to be moved; there can be 1 to {most}.</source>
        <translation>
            <numerusform>%n Spielstein ist noch zu bewegen; möglich sind 1 bis {most}.</numerusform>
            <numerusform>%n Spielsteine sind noch zu bewegen; möglich sind 1 bis {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is removed in the first round.</source>
        <translation>In der ersten Runde wird nichts entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) cannot be left without a square here.</source>
        <translation>
            <numerusform>%n Spielstein kann hier nicht ohne Feld bleiben.</numerusform>
            <numerusform>%n Spielsteine können hier nicht ohne Feld bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>More counters are owed by temple {temple} than lie there.</source>
        <translation>Aus Tempel {temple} sind mehr Spielsteine zurückzunehmen, als dort liegen.</translation>
    </message>
    <message>
        <source>The game is not over in this way.</source>
        <translation>So endet die Partie nicht.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full, but no scoring has taken place.</source>
        <translation>Das Totenreich ist voll, aber es gab keine Wertung.</translation>
    </message>
    <message>
        <source>Counters are taken back although the Kingdom of the Dead is not full.</source>
        <translation>Es werden Spielsteine zurückgenommen, obwohl das Totenreich nicht voll ist.</translation>
    </message>
    <message>
        <source>{seat} has exchanged cards but still owns the exchange counter.</source>
        <translation>{seat} hat Karten getauscht, besitzt den Tauschstein aber noch.</translation>
    </message>
    <message>
        <source>Aton</source>
        <translation>Aton</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Wertung jetzt</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>Wege zum Sieg</translation>
    </message>
    <message>
        <source>Cartouche 1</source>
        <translation>Kartusche 1</translation>
    </message>
    <message>
        <source>Temple 1</source>
        <translation>Tempel 1</translation>
    </message>
    <message>
        <source>Temple 2</source>
        <translation>Tempel 2</translation>
    </message>
    <message>
        <source>Temple 3</source>
        <translation>Tempel 3</translation>
    </message>
    <message>
        <source>Temple 4</source>
        <translation>Tempel 4</translation>
    </message>
    <message>
        <source>Black squares</source>
        <translation>Schwarze Felder</translation>
    </message>
    <message>
        <source>Bonus squares</source>
        <translation>Bonusfelder</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>would stand at</source>
        <translation>neuer Stand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>One temple</source>
        <translation>Ein Tempel</translation>
    </message>
    <message>
        <source>{seat} draws four cards</source>
        <translation>{seat} zieht vier Karten</translation>
    </message>
    <message>
        <source>A tie: {seat} draws a card</source>
        <translation>Gleichstand: {seat} zieht eine Karte</translation>
    </message>
    <message>
        <source>{seat}: lay one card at each cartouche</source>
        <translation>{seat} legt an jede Kartusche eine Karte</translation>
    </message>
    <message>
        <source>Both players lay their cards</source>
        <translation>Beide Spieler legen ihre Karten</translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n opposing counter(s)</source>
        <translation>
            <numerusform>{seat} entfernt %n gegnerischen Spielstein</numerusform>
            <numerusform>{seat} entfernt %n gegnerische Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n own counter(s)</source>
        <translation>
            <numerusform>{seat} entfernt %n eigenen Spielstein</numerusform>
            <numerusform>{seat} entfernt %n eigene Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n more counter(s)</source>
        <translation>
            <numerusform>{seat} setzt noch %n Spielstein ein</numerusform>
            <numerusform>{seat} setzt noch %n Spielsteine ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n counter(s) back</source>
        <translation>
            <numerusform>{seat} nimmt %n Spielstein zurück</numerusform>
            <numerusform>{seat} nimmt %n Spielsteine zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>in temple 1</source>
        <translation>in Tempel 1</translation>
    </message>
    <message>
        <source>in temples 1 to {most}</source>
        <translation>in Tempel 1 bis {most}</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}</source>
        <translation>{winner} gewinnt: {reason}</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Die Partie endet unentschieden</translation>
    </message>
    <message>
        <source>Exchange the hand</source>
        <translation>Handkarten tauschen</translation>
    </message>
    <message>
        <source>Lay the cards</source>
        <translation>Karten legen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Place on {name}</source>
        <translation>Auf {name} einsetzen</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>{name} zurücknehmen</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Tauschen…</translation>
    </message>
    <message>
        <source>{seat} draws a {value}.</source>
        <translation>{seat} zieht eine {value}.</translation>
    </message>
    <message>
        <source>{seat} gives up the exchange counter and draws four new cards.</source>
        <translation>{seat} gibt den Tauschstein ab und zieht vier neue Karten.</translation>
    </message>
    <message>
        <source>{seat} has laid four cards.</source>
        <translation>{seat} hat vier Karten gelegt.</translation>
    </message>
    <message>
        <source>{seat} removes the counter on {name}.</source>
        <translation>{seat} entfernt den Spielstein auf {name}.</translation>
    </message>
    <message>
        <source>{seat} places on {name}.</source>
        <translation>{seat} setzt einen Spielstein auf {name} ein.</translation>
    </message>
    <message>
        <source>{seat} takes back the counter on {name}.</source>
        <translation>{seat} nimmt den Spielstein auf {name} zurück.</translation>
    </message>
    <message>
        <source>removal of {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>placement on {name}</source>
        <translation>auf {name} einsetzen</translation>
    </message>
    <message>
        <source>taking back of {name}</source>
        <translation>{name} zurücknehmen</translation>
    </message>
    <message>
        <source>{seat} plays first: {by}.</source>
        <translation>{seat} spielt zuerst: {by}.</translation>
    </message>
    <message>
        <source>the lower card at cartouche 2</source>
        <translation>niedrigere Karte an Kartusche 2</translation>
    </message>
    <message>
        <source>cartouche 2 is tied, and the lower card at cartouche 1 decides</source>
        <translation>Gleichstand an Kartusche 2, die niedrigere Karte an Kartusche 1 entscheidet</translation>
    </message>
    <message>
        <source>the lower card drawn</source>
        <translation>niedrigere gezogene Karte</translation>
    </message>
    <message>
        <source>all cards drawn were equal</source>
        <translation>alle gezogenen Karten waren gleich</translation>
    </message>
    <message>
        <source>{seat} removes no counter.</source>
        <translation>{seat} entfernt keinen Spielstein.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full: the counter goes back to the stock of {owner}.</source>
        <translation>Das Totenreich ist voll: {owner} legt den Spielstein zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full: scoring.</source>
        <translation>Das Totenreich ist voll: Wertung.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}.</source>
        <translation>{winner} gewinnt: {reason}.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Kartusche 1, {red} zu {blue}: {seat} erhält {points}.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: {seat} scores the difference, {points}.</source>
        <translation>Tempel 1, {red} zu {blue}: {seat} erhält die Differenz, {points}.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: {seat} scores {points} for the majority.</source>
        <translation>Tempel 2, {red} zu {blue}: {seat} erhält {points} für die Mehrheit.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: {seat} scores {points} for the counters there.</source>
        <translation>Tempel 3, {red} zu {blue}: {seat} erhält {points} für die Spielsteine dort.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: {seat} scores {points}, 3 for each blue square.</source>
        <translation>Tempel 4, {red} zu {blue}: {seat} erhält {points}, 3 je blaues Feld.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Schwarze Felder, {red} zu {blue}: {seat} erhält {points}.</translation>
    </message>
    <message>
        <source>Bonus squares: {seat} scores {points}.</source>
        <translation>Bonusfelder: {seat} erhält {points}.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: nobody scores.</source>
        <translation>Kartusche 1, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: nobody scores.</source>
        <translation>Tempel 1, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: nobody scores.</source>
        <translation>Tempel 2, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: nobody scores.</source>
        <translation>Tempel 3, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: nobody scores.</source>
        <translation>Tempel 4, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: nobody scores.</source>
        <translation>Schwarze Felder, {red} zu {blue}: keine Punkte.</translation>
    </message>
    <message>
        <source>Bonus squares: nobody scores.</source>
        <translation>Bonusfelder: keine Punkte.</translation>
    </message>
    <message>
        <source>{for} +{points}</source>
        <translation>{for} +{points}</translation>
    </message>
    <message>
        <source>{for} −{points}</source>
        <translation>{for} −{points}</translation>
    </message>
    <message>
        <source>{seat}: {for} +{points}</source>
        <translation>{seat}: {for} +{points}</translation>
    </message>
    <message>
        <source>{seat}: {for} −{points}</source>
        <translation>{seat}: {for} −{points}</translation>
    </message>
    <message>
        <source>cartouche 1</source>
        <translation>Kartusche 1</translation>
    </message>
    <message>
        <source>temple 1</source>
        <translation>Tempel 1</translation>
    </message>
    <message>
        <source>temple 2</source>
        <translation>Tempel 2</translation>
    </message>
    <message>
        <source>temple 3</source>
        <translation>Tempel 3</translation>
    </message>
    <message>
        <source>temple 4</source>
        <translation>Tempel 4</translation>
    </message>
    <message>
        <source>black squares</source>
        <translation>schwarze Felder</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>a 1 at cartouche 1 scores nothing</source>
        <translation>eine 1 an Kartusche 1 bringt nichts</translation>
    </message>
    <message>
        <source>the higher card at cartouche 1 scores twice the difference: at most {points}</source>
        <translation>höhere Karte an Kartusche 1: doppelte Differenz, höchstens {points}</translation>
    </message>
    <message>
        <source>the lower card at cartouche 2 plays first; nothing is removed in round 1</source>
        <translation>die niedrigere Karte an Kartusche 2 spielt zuerst; in Runde 1 wird nichts entfernt</translation>
    </message>
    <message>
        <source>removes no counter; the lower card plays first</source>
        <translation>entfernt keinen Spielstein; die niedrigere Karte spielt zuerst</translation>
    </message>
    <message numerus="yes">
        <source>removes %n opposing counter(s); the lower card plays first</source>
        <translation>
            <numerusform>entfernt %n gegnerischen Spielstein; die niedrigere Karte spielt zuerst</numerusform>
            <numerusform>entfernt %n gegnerische Spielsteine; die niedrigere Karte spielt zuerst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s); the lower card plays first</source>
        <translation>
            <numerusform>entfernt %n eigenen Spielstein; die niedrigere Karte spielt zuerst</numerusform>
            <numerusform>entfernt %n eigene Spielsteine; die niedrigere Karte spielt zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>removes and places in temple 1 only</source>
        <translation>entfernt und setzt nur in Tempel 1</translation>
    </message>
    <message>
        <source>removes and places in temples 1 to {most}</source>
        <translation>entfernt und setzt in Tempel 1 bis {most}</translation>
    </message>
    <message numerus="yes">
        <source>places %n counter(s)</source>
        <translation>
            <numerusform>setzt %n Spielstein ein</numerusform>
            <numerusform>setzt %n Spielsteine ein</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>up to +{points}</source>
        <translation>bis zu +{points}</translation>
    </message>
    <message>
        <source>order only</source>
        <translation>Abfolge</translation>
    </message>
    <message>
        <source>remove 0</source>
        <translation>0 entfernen</translation>
    </message>
    <message>
        <source>remove {n}</source>
        <translation>{n} entfernen</translation>
    </message>
    <message>
        <source>own −{n}</source>
        <translation>eigen −{n}</translation>
    </message>
    <message>
        <source>place {n}</source>
        <translation>{n} einsetzen</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>−{n}</source>
        <translation>−{n}</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1–{most}</source>
        <translation>1–{most}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>die Differenz</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 Punkte</translation>
    </message>
    <message>
        <source>counters there</source>
        <translation>Spielsteine dort</translation>
    </message>
    <message>
        <source>3 a blue square</source>
        <translation>3 je blaues Feld</translation>
    </message>
    <message>
        <source>Kingdom of the Dead</source>
        <translation>Totenreich</translation>
    </message>
    <message>
        <source>{count}/{most}, then a scoring</source>
        <translation>{count}/{most}, dann Wertung</translation>
    </message>
    <message>
        <source>Amun</source>
        <translation>Amun</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Handkarten: {seat}</translation>
    </message>
    <message>
        <source>Drawn for the tie</source>
        <translation>Bei Gleichstand gezogen</translation>
    </message>
    <message>
        <source>yellow square {temple}{letter}</source>
        <translation>gelbes Feld {temple}{letter}</translation>
    </message>
    <message>
        <source>green square {temple}{letter}</source>
        <translation>grünes Feld {temple}{letter}</translation>
    </message>
    <message>
        <source>black square {temple}{letter}</source>
        <translation>schwarzes Feld {temple}{letter}</translation>
    </message>
    <message>
        <source>blue square {temple}{letter}</source>
        <translation>blaues Feld {temple}{letter}</translation>
    </message>
    <message>
        <source>bonus square {temple}{letter}, +{worth}</source>
        <translation>Bonusfeld {temple}{letter}, +{worth}</translation>
    </message>
    <message>
        <source>counter of {seat}</source>
        <translation>Spielstein, {seat}</translation>
    </message>
    <message>
        <source>card {value}</source>
        <translation>Karte {value}</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>scoring counter of {seat}</source>
        <translation>Zählstein, {seat}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n Spielstein</numerusform>
            <numerusform>%n Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>in temples 1 and 2</source>
        <translation>in Tempel 1 und 2</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards: the draw pile has %n card(s) again.</source>
        <translation>
            <numerusform>{seat} mischt die Ablage: Der Nachziehstapel hat wieder %n Karte.</numerusform>
            <numerusform>{seat} mischt die Ablage: Der Nachziehstapel hat wieder %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has no square left for %n more counter(s): the Kingdom of the Dead takes as many as it has room for.</source>
        <translation>
            <numerusform>{seat} hat kein Feld mehr für %n weiteren Spielstein: Das Totenreich nimmt auf, was Platz hat.</numerusform>
            <numerusform>{seat} hat kein Feld mehr für %n weitere Spielsteine: Das Totenreich nimmt auf, was Platz hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>removes and places in temples 1 and 2</source>
        <translation>entfernt und setzt in Tempel 1 und 2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>temples</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>place</source>
        <translation>setzen</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>(scored now: {what})</source>
        <translation>(Wertung jetzt: {what})</translation>
    </message>
    <message>
        <source>exchange of the hand</source>
        <translation>Tausch der Handkarten</translation>
    </message>
    <message>
        <source>laying of the cards</source>
        <translation>Legen der Karten</translation>
    </message>
    <message>
        <source>Points by their source</source>
        <translation>Punkte nach ihrer Herkunft</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Punkte insgesamt</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>Opposing ones removed</source>
        <translation>Gegnerische entfernt</translation>
    </message>
    <message>
        <source>Own ones removed</source>
        <translation>Eigene entfernt</translation>
    </message>
    <message>
        <source>Sent to the Kingdom of the Dead</source>
        <translation>Ins Totenreich gekommen</translation>
    </message>
    <message>
        <source>Without a square</source>
        <translation>Ohne Feld</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>Cards dealt and drawn</source>
        <translation>Ausgeteilte und gezogene Karten</translation>
    </message>
    <message>
        <source>Sum of their values</source>
        <translation>Summe ihrer Werte</translation>
    </message>
    <message>
        <source>Sum to be expected</source>
        <translation>Zu erwartende Summe</translation>
    </message>
    <message>
        <source>More than expected</source>
        <translation>Mehr als erwartet</translation>
    </message>
    <message>
        <source>Exchange of the hand</source>
        <translation>Tausch der Handkarten</translation>
    </message>
    <message>
        <source>A piece lies nowhere.</source>
        <translation>Ein Spielteil liegt nirgends.</translation>
    </message>
    <message>
        <source>Two cards lie here: {place}.</source>
        <translation>Hier liegen zwei Karten: {place}.</translation>
    </message>
    <message>
        <source>{seat} has more than one exchange counter.</source>
        <translation>{seat} hat mehr als einen Tauschstein.</translation>
    </message>
    <message>
        <source>The scoring counter of {seat} does not lie at {points}.</source>
        <translation>Der Zählstein liegt nicht bei {points}: {seat}.</translation>
    </message>
    <message>
        <source>The game is over, but it is not said why.</source>
        <translation>Die Partie ist zu Ende, aber es ist nicht angegeben, warum.</translation>
    </message>
    <message>
        <source>The game ended with a scoring, but the Kingdom of the Dead is not full.</source>
        <translation>Die Partie endete mit einer Wertung, aber das Totenreich ist nicht voll.</translation>
    </message>
    <message>
        <source>Counters lie on the board before anybody can have placed one.</source>
        <translation>Auf dem Spielplan liegen Spielsteine, bevor jemand einen einsetzen konnte.</translation>
    </message>
    <message>
        <source>{seat} has points before anybody can have scored.</source>
        <translation>{seat} hat Siegpunkte, bevor jemand welche erhalten konnte.</translation>
    </message>
    <message>
        <source>{seat} has discards in the first round without having exchanged.</source>
        <translation>{seat} hat in der ersten Runde eine Ablage, ohne getauscht zu haben.</translation>
    </message>
    <message>
        <source>{seat} would have won already: {reason}.</source>
        <translation>{seat} hätte schon gewonnen: {reason}.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Counters still to move</source>
        <translation>Noch offene Spielsteine</translation>
    </message>
    <message>
        <source>Counters without a square</source>
        <translation>Spielsteine ohne Feld</translation>
    </message>
    <message>
        <source>Still to take from temple {n}</source>
        <translation>Noch zurückzunehmen aus Tempel {n}</translation>
    </message>
    <message>
        <source>Plays first</source>
        <translation>Spielt zuerst</translation>
    </message>
    <message>
        <source>Points of {seat}</source>
        <translation>Siegpunkte, {seat}</translation>
    </message>
    <message>
        <source>Cards of {seat} that the other player knows</source>
        <translation>{seat}: dem anderen bekannte Karten</translation>
    </message>
    <message>
        <source>card {value} of {seat}</source>
        <translation>Karte {value}, {seat}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>known, at the bottom</source>
        <translation>bekannt, ganz unten</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>exchanged, face down</source>
        <translation>getauscht, verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may place at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} darf mindestens %n Spielstein einsetzen.</numerusform>
            <numerusform>{seat} darf mindestens %n Spielsteine einsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Spielstein</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>exchange counter</source>
        <translation>Tauschstein</translation>
    </message>
    <message>
        <source>scoring counter</source>
        <translation>Zählstein</translation>
    </message>
    <message>
        <source>More than one counter lies on {place}.</source>
        <translation>Hier liegt mehr als ein Spielstein: {place}.</translation>
    </message>
    <message>
        <source>The cards of {seat} and the board leave no counter to be moved now.</source>
        <translation>{seat} hat nach den Karten und dem Spielplan jetzt keinen Spielstein zu bewegen.</translation>
    </message>
    <message>
        <source>Lay {first} at cartouche 1, {second} at 2, {third} at 3, {fourth} at 4</source>
        <translation>{first} an Kartusche 1 legen, {second} an 2, {third} an 3, {fourth} an 4</translation>
    </message>
    <message>
        <source>Remove {name} from temple {temple}</source>
        <translation>{name} aus Tempel {temple} entfernen</translation>
    </message>
    <message>
        <source>Place on {name} in temple {temple}</source>
        <translation>Auf {name} in Tempel {temple} einsetzen</translation>
    </message>
    <message>
        <source>Take {name} from temple {temple}</source>
        <translation>{name} aus Tempel {temple} zurücknehmen</translation>
    </message>
    <message>
        <source>yellow squares</source>
        <translation>gelbe Felder</translation>
    </message>
    <message>
        <source>green squares</source>
        <translation>grüne Felder</translation>
    </message>
    <message>
        <source>It wins at once: {reason}.</source>
        <translation>Das gewinnt sofort: {reason}.</translation>
    </message>
    <message>
        <source>{other} can no longer fill them in one turn: {for}.</source>
        <translation>{other} kann das nicht mehr in einem Zug füllen: {for}.</translation>
    </message>
    <message>
        <source>A win is near: {for}, {n} of {limit}.</source>
        <translation>Ein Sieg ist nah: {for}, {n} von {limit}.</translation>
    </message>
    <message>
        <source>It gains the majority, now worth {points}: {for}.</source>
        <translation>Das ergibt die Mehrheit, die jetzt {points} wert ist: {for}.</translation>
    </message>
    <message>
        <source>{seat} loses the majority: {for}.</source>
        <translation>{seat} verliert die Mehrheit: {for}.</translation>
    </message>
    <message>
        <source>It scores {points} more: {for}.</source>
        <translation>Das bringt {points} mehr: {for}.</translation>
    </message>
    <message>
        <source>{seat} scores {points} less: {for}.</source>
        <translation>{seat} erhält {points} weniger: {for}.</translation>
    </message>
    <message>
        <source>A bonus square: +{points} at every scoring.</source>
        <translation>Ein Bonusfeld: +{points} bei jeder Wertung.</translation>
    </message>
    <message>
        <source>It costs no points in a scoring.</source>
        <translation>Das kostet bei einer Wertung keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n point(s) in a scoring; no other counter costs less.</source>
        <translation>
            <numerusform>Das kostet bei einer Wertung %n Punkt; kein anderer Spielstein kostet weniger.</numerusform>
            <numerusform>Das kostet bei einer Wertung %n Punkte; kein anderer Spielstein kostet weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} at cartouche 1 wins at once against a card up to {n}.</source>
        <translation>Eine {value} an Kartusche 1 gewinnt sofort gegen eine Karte bis {n}.</translation>
    </message>
    <message>
        <source>With {value} at cartouche 1, {other} cannot come to 40 points there.</source>
        <translation>Gegen eine {value} an Kartusche 1 kann {other} dort nicht auf 40 Punkte kommen.</translation>
    </message>
    <message numerus="yes">
        <source>As the board stands, %n counter(s) are enough to win at once: {reason}.</source>
        <translation>
            <numerusform>Wie der Spielplan jetzt aussieht, genügt %n Spielstein zum sofortigen Sieg: {reason}.</numerusform>
            <numerusform>Wie der Spielplan jetzt aussieht, genügen %n Spielsteine zum sofortigen Sieg: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temple 1.</source>
        <translation>
            <numerusform>Das entfernt %n Spielstein von {other} in Tempel 1.</numerusform>
            <numerusform>Das entfernt %n Spielsteine von {other} in Tempel 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 and 2.</source>
        <translation>
            <numerusform>Das entfernt %n Spielstein von {other} in Tempel 1 und 2.</numerusform>
            <numerusform>Das entfernt %n Spielsteine von {other} in Tempel 1 und 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 to {most}.</source>
        <translation>
            <numerusform>Das entfernt %n Spielstein von {other} in Tempel 1 bis {most}.</numerusform>
            <numerusform>Das entfernt %n Spielsteine von {other} in Tempel 1 bis {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more counter(s) the Kingdom of the Dead is full, and a scoring now brings {points} to {against}.</source>
        <translation>
            <numerusform>Mit %n Spielstein mehr ist das Totenreich voll, und eine Wertung bringt jetzt {points} zu {against}.</numerusform>
            <numerusform>Mit %n Spielsteinen mehr ist das Totenreich voll, und eine Wertung bringt jetzt {points} zu {against}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is lower than a 1 at cartouche 2: {other} plays first only after a tie.</source>
        <translation>Keine Karte ist niedriger als eine 1 an Kartusche 2: {other} spielt nur nach einem Gleichstand zuerst.</translation>
    </message>
    <message>
        <source>No card is higher than a 4 at cartouche 1.</source>
        <translation>Keine Karte ist höher als eine 4 an Kartusche 1.</translation>
    </message>
    <message>
        <source>{value} at cartouche 1 is higher than {n} of the {all} cards that {other} may have.</source>
        <translation>Eine {value} an Kartusche 1 ist höher als {n} der {all} Karten, die {other} haben kann.</translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temple 1.</source>
        <translation>
            <numerusform>Das setzt %n Spielstein in Tempel 1 ein.</numerusform>
            <numerusform>Das setzt %n Spielsteine in Tempel 1 ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 and 2.</source>
        <translation>
            <numerusform>Das setzt %n Spielstein in Tempel 1 und 2 ein.</numerusform>
            <numerusform>Das setzt %n Spielsteine in Tempel 1 und 2 ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 to {most}.</source>
        <translation>
            <numerusform>Das setzt %n Spielstein in Tempel 1 bis {most} ein.</numerusform>
            <numerusform>Das setzt %n Spielsteine in Tempel 1 bis {most} ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is weak: its cards add up to {n}, four new ones add up to {usual} on average.</source>
        <translation>Die Handkarten sind schwach: Zusammen ergeben sie {n}, vier neue im Durchschnitt {usual}.</translation>
    </message>
    <message>
        <source>Temple 1: at a scoring, the majority scores the difference of the counters; filling all 12 squares wins at once.</source>
        <translation>Tempel 1: Bei einer Wertung bringt die Mehrheit die Differenz der Spielsteine; wer alle 12 Felder besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Temple 2: at a scoring, the majority scores 5 points; filling all 12 squares wins at once.</source>
        <translation>Tempel 2: Bei einer Wertung bringt die Mehrheit 5 Punkte; wer alle 12 Felder besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Temple 3: at a scoring, the majority scores a point for each of its counters here; filling all 12 squares wins at once.</source>
        <translation>Tempel 3: Bei einer Wertung bringt die Mehrheit einen Punkt für jeden eigenen Spielstein hier; wer alle 12 Felder besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Temple 4: at a scoring, the majority scores 3 points for each blue square it holds on the whole board; filling all 12 squares wins at once.</source>
        <translation>Tempel 4: Bei einer Wertung bringt die Mehrheit 3 Punkte für jedes eigene blaue Feld auf dem ganzen Spielplan; wer alle 12 Felder besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Kingdom of the Dead: removed counters come here, and those that found no free square. If all 8 squares are full at the end of a round, a scoring follows.</source>
        <translation>Totenreich: Hierher kommen entfernte Spielsteine und solche, für die kein Feld frei war. Sind am Ende einer Runde alle 8 Felder voll, folgt eine Wertung.</translation>
    </message>
    <message>
        <source>Scoring strip: the scoring counters stand at the players’ points. 40 points or more end the game, and the most points win.</source>
        <translation>Zählleiste: Die Zählsteine stehen bei den Punkten der Spieler. Mit 40 oder mehr Punkten endet die Partie, und wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Cartouche 1: whoever has the higher card here scores twice the difference; a tie scores nothing.</source>
        <translation>Kartusche 1: Wer hier die höhere Karte hat, erhält das Doppelte der Differenz; ein Gleichstand bringt nichts.</translation>
    </message>
    <message>
        <source>Cartouche 2: whoever has the lower card here plays first. From round 2 on, a 3 removes one opposing counter, a 4 two, and a 1 one of your own.</source>
        <translation>Kartusche 2: Wer hier die niedrigere Karte hat, spielt zuerst. Ab Runde 2 entfernt eine 3 einen gegnerischen Spielstein, eine 4 zwei, und eine 1 kostet einen eigenen.</translation>
    </message>
    <message>
        <source>Cartouche 3: you remove and place counters only in temples with a number up to that of this card.</source>
        <translation>Kartusche 3: Spielsteine werden nur in Tempeln entfernt und eingesetzt, deren Nummer nicht höher ist als diese Karte.</translation>
    </message>
    <message>
        <source>Cartouche 4: you place as many counters from your stock as this card says, each on a free square of an allowed temple.</source>
        <translation>Kartusche 4: So viele Spielsteine, wie diese Karte angibt, werden aus dem eigenen Vorrat eingesetzt, jeder auf ein freies Feld eines erlaubten Tempels.</translation>
    </message>
    <message>
        <source>Hand: four cards each round; one is laid face down at each of the four cartouches.</source>
        <translation>Handkarten: vier Karten in jeder Runde; je eine wird verdeckt an jede der vier Kartuschen gelegt.</translation>
    </message>
    <message>
        <source>Stock: counters are placed from here. After a scoring, those taken back and those in the Kingdom of the Dead return.</source>
        <translation>Vorrat: Von hier werden Spielsteine eingesetzt. Nach einer Wertung kommen die zurückgenommenen und die aus dem Totenreich wieder hierher.</translation>
    </message>
    <message>
        <source>Draw pile: the hand of each round is drawn from here. When a card is missing, the discards are shuffled into a new pile.</source>
        <translation>Nachziehstapel: Von hier werden in jeder Runde die Handkarten gezogen. Fehlt eine Karte, wird die Ablage gemischt und bildet einen neuen Stapel.</translation>
    </message>
    <message>
        <source>Discard pile: laid and exchanged cards wait here until they are shuffled into a new draw pile.</source>
        <translation>Ablagestapel: Gelegte und getauschte Karten warten hier, bis sie zu einem neuen Nachziehstapel gemischt werden.</translation>
    </message>
    <message>
        <source>Cards drawn for a tie: if cartouche 2 and cartouche 1 are tied, the lower card drawn plays first. These cards go under the draw pile.</source>
        <translation>Bei Gleichstand gezogene Karten: Herrscht an Kartusche 2 und Kartusche 1 Gleichstand, spielt die niedrigere gezogene Karte zuerst. Danach kommen diese Karten unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>Exchange counter: once in the game you may give it up before you lay, to discard the hand and draw four new cards.</source>
        <translation>Tauschstein: Einmal in der Partie kann man ihn vor dem Legen abgeben, um die Handkarten abzulegen und vier neue Karten zu ziehen.</translation>
    </message>
    <message>
        <source>Counter: on a square of a temple it counts for its player, at each scoring and for filling a temple or a colour.</source>
        <translation>Spielstein: Auf einem Feld eines Tempels zählt er für seinen Spieler, bei jeder Wertung und zum Füllen eines Tempels oder einer Farbe.</translation>
    </message>
    <message>
        <source>Card: its value is 1 to 4, and the cartouche where it is laid says what it does. Each player has nine of each value.</source>
        <translation>Karte: Ihr Wert ist 1 bis 4, und die Kartusche, an die sie gelegt wird, bestimmt, was sie bewirkt. Von jedem Wert hat jeder Spieler neun.</translation>
    </message>
    <message>
        <source>Scoring counter: it stands at its player’s points.</source>
        <translation>Zählstein: Er steht bei den Punkten seines Spielers.</translation>
    </message>
    <message>
        <source>Bonus: at every scoring, each bonus square brings its holder the points that stand on it.</source>
        <translation>Bonus: Bei jeder Wertung bringt jedes Bonusfeld seinem Besitzer die Punkte, die darauf stehen.</translation>
    </message>
    <message>
        <source>Points: 40 points or more at cartouche 1 or after a scoring end the game, and the most points win.</source>
        <translation>Punkte: Mit 40 oder mehr Punkten an Kartusche 1 oder nach einer Wertung endet die Partie, und wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>One temple: whoever holds all 12 squares of a temple wins at once.</source>
        <translation>Ein Tempel: Wer alle 12 Felder eines Tempels besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Yellow squares: whoever holds all 14 wins at once.</source>
        <translation>Gelbe Felder: Wer alle 14 besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Green squares: whoever holds all 14 wins at once.</source>
        <translation>Grüne Felder: Wer alle 14 besetzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Black squares: at a scoring, whoever holds more of the 10 scores 8 points.</source>
        <translation>Schwarze Felder: Wer bei einer Wertung mehr von den 10 besetzt, erhält 8 Punkte.</translation>
    </message>
    <message>
        <source>Blue square: at a scoring, it brings its holder 3 points, if that player has the majority in temple 4.</source>
        <translation>Blaues Feld: Bei einer Wertung bringt es seinem Besitzer 3 Punkte, wenn dieser die Mehrheit in Tempel 4 hat.</translation>
    </message>
    <message>
        <source>Bonus square: at every scoring, it brings its holder +{worth}.</source>
        <translation>Bonusfeld: Bei jeder Wertung bringt es seinem Besitzer +{worth}.</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Left for the next scoring</source>
        <translation>Für die nächste Wertung bleibt</translation>
    </message>
    <message>
        <source>In the temples at the end</source>
        <translation>Am Ende in den Tempeln</translation>
    </message>
    <message>
        <source>stand at</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Einige Werte gehören zu einer anderen Phase.</translation>
    </message>
    <message>
        <source>Counters still to remove</source>
        <translation>Noch zu entfernende Spielsteine</translation>
    </message>
    <message>
        <source>Counters still to place</source>
        <translation>Noch einzusetzende Spielsteine</translation>
    </message>
    <message>
        <source>Counters still to take back</source>
        <translation>Noch zurückzunehmende Spielsteine</translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n counter(s)</source>
        <translation>
            <numerusform>{seat} setzt %n Spielstein ein</numerusform>
            <numerusform>{seat} setzt %n Spielsteine ein</numerusform>
        </translation>
    </message>
    <message>
        <source>Cartouches 1 to 4: {seat} {red}; {other} {blue}.</source>
        <translation>Kartuschen 1 bis 4: {seat} {red}; {other} {blue}.</translation>
    </message>
    <message>
        <source>40 to win</source>
        <translation>Ziel: 40</translation>
    </message>
    <message>
        <source>{seat} removed {name}</source>
        <translation>{seat} entfernte {name}</translation>
    </message>
    <message>
        <source>{seat} placed on {name}</source>
        <translation>{seat} setzte auf {name} ein</translation>
    </message>
    <message>
        <source>{seat} took back {name}</source>
        <translation>{seat} nahm {name} zurück</translation>
    </message>
    <message>
        <source>{for}: at least {red} for Red and {blue} for Blue.</source>
        <translation>{for}: mindestens {red} für Rot und {blue} für Blau.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is emptied.</source>
        <translation>Das Totenreich wird geleert.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n opposing counter(s).</source>
        <translation>
            <numerusform>{seat} entfernt mindestens %n gegnerischen Spielstein.</numerusform>
            <numerusform>{seat} entfernt mindestens %n gegnerische Spielsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n own counter(s).</source>
        <translation>
            <numerusform>{seat} entfernt mindestens %n eigenen Spielstein.</numerusform>
            <numerusform>{seat} entfernt mindestens %n eigene Spielsteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring: at least {red} for Red and {blue} for Blue.</source>
        <translation>Wertung: mindestens {red} für Rot und {blue} für Blau.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes back at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} nimmt mindestens %n Spielstein zurück.</numerusform>
            <numerusform>{seat} nimmt mindestens %n Spielsteine zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>A counter of {owner} goes to the Kingdom of the Dead: {place}.</source>
        <translation>Ein Spielstein von {owner} kommt ins Totenreich: {place}.</translation>
    </message>
    <message>
        <source>The cards are turned up.</source>
        <translation>Die Karten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}</source>
        <translation>{seat} erhält {cards}</translation>
    </message>
    <message>
        <source>{seat} draws a {value}</source>
        <translation>{seat} zieht eine {value}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message numerus="yes">
        <source>removes %n counter(s)</source>
        <translation>
            <numerusform>entfernt %n Spielstein</numerusform>
            <numerusform>entfernt %n Spielsteine</numerusform>
        </translation>
    </message>
    <message>
        <source>removes no counter</source>
        <translation>entfernt keinen Spielstein</translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s)</source>
        <translation>
            <numerusform>entfernt %n eigenen Spielstein</numerusform>
            <numerusform>entfernt %n eigene Spielsteine</numerusform>
        </translation>
    </message>
    <message>
        <source>temple 1 only</source>
        <translation>nur Tempel 1</translation>
    </message>
    <message>
        <source>temples 1 to {most}</source>
        <translation>Tempel 1 bis {most}</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} getan</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Board games of ancient Egypt: play, set up, study.</source>
        <translation>Brettspiele aus dem alten Ägypten: spielen, aufbauen, studieren.</translation>
    </message>
    <message>
        <source>Begin a game at once.</source>
        <translation>Sofort eine Partie beginnen.</translation>
    </message>
    <message>
        <source>Computer plays computer.</source>
        <translation>Der Computer spielt gegen sich selbst.</translation>
    </message>
    <message>
        <source>Language of this run: en, fr or de.</source>
        <translation>Sprache für dieses Mal: en, fr oder de.</translation>
    </message>
    <message>
        <source>Theme of this run: system, light, dark, high-contrast or colour-blind.</source>
        <translation>Farbschema für dieses Mal: system, light, dark, high-contrast oder colour-blind.</translation>
    </message>
    <message>
        <source>Size of the window, like 1280x800.</source>
        <translation>Größe des Fensters, wie 1280x800.</translation>
    </message>
    <message>
        <source>Do what is asked for over the desktop’s bus, which starts it so.</source>
        <translation>Tun, was über den Bus des Desktops verlangt wird, der das Programm so startet.</translation>
    </message>
    <message>
        <source>End after the window has been painted; for tests.</source>
        <translation>Das Programm beenden, sobald das Fenster gezeichnet ist; für Tests.</translation>
    </message>
    <message>
        <source>Open this saved game in the review.</source>
        <translation>Diese gespeicherte Partie zum Nachspielen öffnen.</translation>
    </message>
    <message>
        <source>Write a picture of the window (.png), or the game in the file as a picture (.svg, .pdf, .gif), a page (.html) or a text (.txt), to this file and end.</source>
        <translation>Ein Bild des Fensters (.png) oder die Partie aus der Datei als Bild (.svg, .pdf, .gif), Seite (.html) oder Text (.txt) in diese Datei schreiben, dann das Programm beenden.</translation>
    </message>
    <message>
        <source>Open this scenario in the editor.</source>
        <translation>Dieses Szenario im Editor öffnen.</translation>
    </message>
    <message>
        <source>Write the handbook as web pages into this folder and end.</source>
        <translation>Das Handbuch als Webseiten in diesen Ordner schreiben, dann das Programm beenden.</translation>
    </message>
    <message>
        <source>Write a small picture of the game in the first file to the second one, as PNG with sides of at most so many pixels, and end; for file managers.</source>
        <translation>Ein kleines Bild der Partie in der ersten Datei als PNG in die zweite schreiben, dessen Seiten höchstens so viele Pixel haben, dann das Programm beenden; für Dateiverwaltungen.</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Diese Hilfe.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>Die Version des Programms.</translation>
    </message>
    <message>
        <source>Open the review, or export the board, at this step, from 0; a page opens there.</source>
        <translation>Das Nachspielen bei diesem Schritt öffnen oder den Spielplan dort exportieren, gezählt ab 0; eine Seite öffnet sich dort.</translation>
    </message>
    <message>
        <source>Analyse the game first, so that the page or text has it.</source>
        <translation>Die Partie zuerst analysieren, damit die Seite oder der Text die Analyse enthält.</translation>
    </message>
    <message>
        <source>Saved games to open, each in a window of its own.</source>
        <translation>Gespeicherte Partien, die geöffnet werden, jede in einem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>nefertiti</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>senet</source>
        <translation>Senet</translation>
    </message>
    <message>
        <source>double senet</source>
        <translation>Doppel-Senet</translation>
    </message>
    <message>
        <source>harp</source>
        <translation>Harfe</translation>
    </message>
    <message>
        <source>chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>statuette</source>
        <translation>Statuette</translation>
    </message>
    <message>
        <source>necklace</source>
        <translation>Halskette</translation>
    </message>
    <message>
        <source>gold craft</source>
        <translation>Goldschmuck</translation>
    </message>
    <message>
        <source>Akhenaton</source>
        <translation>Echnaton</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Hohepriester</translation>
    </message>
    <message>
        <source>Royal Servant</source>
        <translation>Königliche Dienerin</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Schatzmeister</translation>
    </message>
    <message>
        <source>Priest of Amon</source>
        <translation>Amunpriester</translation>
    </message>
    <message>
        <source>Gizeh</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Akhet-Aton</source>
        <translation>Achet-Aton</translation>
    </message>
    <message>
        <source>Abou Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Louqsor</source>
        <translation>Luxor</translation>
    </message>
    <message>
        <source>4 connected</source>
        <translation>4 verbundene Felder</translation>
    </message>
    <message>
        <source>3 colours or 4 Servants</source>
        <translation>3 Farben oder 4 Diener</translation>
    </message>
    <message>
        <source>each of the 4 levels</source>
        <translation>jede der 4 Stufen</translation>
    </message>
    <message>
        <source>3 in a line</source>
        <translation>3 in einer Linie</translation>
    </message>
    <message>
        <source>sum 11, 14 or 17 and more</source>
        <translation>Summe 11, 14 oder ab 17</translation>
    </message>
    <message>
        <source>sum 17 and more</source>
        <translation>Summe ab 17</translation>
    </message>
    <message>
        <source>two dice on taken bids</source>
        <translation>zwei Würfel auf besetzten Geboten</translation>
    </message>
    <message>
        <source>die at most the longest chain</source>
        <translation>Würfel höchstens die längste Kette</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>kein Symbol</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>einzelne Karte</translation>
    </message>
    <message>
        <source>Deben</source>
        <translation>Deben</translation>
    </message>
    <message>
        <source>extra card</source>
        <translation>zusätzliche Karte</translation>
    </message>
    <message>
        <source>first Servant there</source>
        <translation>erster Diener dort</translation>
    </message>
    <message>
        <source>Deben symbol</source>
        <translation>Deben-Symbol</translation>
    </message>
    <message>
        <source>all have passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>its condition is met</source>
        <translation>Die Bedingung ist erfüllt</translation>
    </message>
    <message>
        <source>the dice have hit</source>
        <translation>Die Würfel haben getroffen</translation>
    </message>
    <message>
        <source>as designated</source>
        <translation>wie bestimmt</translation>
    </message>
    <message>
        <source>royal seals</source>
        <translation>königliche Siegel</translation>
    </message>
    <message>
        <source>bid square {name} of {market}</source>
        <translation>Gebotsfeld {name} von {market}</translation>
    </message>
    <message>
        <source>the upper card of {market}</source>
        <translation>obere Karte von {market}</translation>
    </message>
    <message>
        <source>the lower card {number} of {market}</source>
        <translation>untere Karte {number} von {market}</translation>
    </message>
    <message>
        <source>the Reserve of {market}</source>
        <translation>Marktkasse von {market}</translation>
    </message>
    <message>
        <source>the royal seal of {market}</source>
        <translation>königliches Siegel von {market}</translation>
    </message>
    <message>
        <source>the lintel of {market}</source>
        <translation>Türsturz von {market}</translation>
    </message>
    <message>
        <source>the free Servants of {seat}</source>
        <translation>freie Diener ({seat})</translation>
    </message>
    <message>
        <source>the purse of {seat}</source>
        <translation>Geldbeutel ({seat})</translation>
    </message>
    <message>
        <source>the royal seals of {seat}</source>
        <translation>königliche Siegel ({seat})</translation>
    </message>
    <message>
        <source>the dice of {seat}</source>
        <translation>Würfel ({seat})</translation>
    </message>
    <message>
        <source>the Priest of Amon of {seat}</source>
        <translation>Amunpriester ({seat})</translation>
    </message>
    <message>
        <source>{gift}, {seat}</source>
        <translation>{gift}, {seat}</translation>
    </message>
    <message>
        <source>the pile of characters: {character}</source>
        <translation>Stapel der Personen: {character}</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>Stapel der Geschenke</translation>
    </message>
    <message>
        <source>the royal seals not handed out</source>
        <translation>übrige königliche Siegel</translation>
    </message>
    <message>
        <source>the dice that nobody has</source>
        <translation>Würfel, die niemand hat</translation>
    </message>
    <message>
        <source>no market is open any more</source>
        <translation>kein Markt ist mehr geöffnet</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “a place gizeh-l-5”.</source>
        <translation>„{text}“ ist keine Aktion; Aktionen schreibt man wie „a place gizeh-l-5“.</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; they are written like “chance draw harp”.</source>
        <translation>„{text}“ ist keine Aktion des Zufalls; man schreibt sie wie „chance draw harp“.</translation>
    </message>
    <message>
        <source>“{text}” is no gift that can stand there.</source>
        <translation>„{text}“ ist kein Geschenk, das hier stehen kann.</translation>
    </message>
    <message>
        <source>“{text}” is no market.</source>
        <translation>„{text}“ ist kein Markt.</translation>
    </message>
    <message>
        <source>“{text}” is no bid square; they are written like gizeh-l-5.</source>
        <translation>„{text}“ ist kein Gebotsfeld; man schreibt sie wie gizeh-l-5.</translation>
    </message>
    <message>
        <source>“{text}” does not say which stalls are visible; it is written like rlrl.</source>
        <translation>„{text}“ gibt nicht an, welche Marktstände zu sehen sind; man schreibt es wie rlrl.</translation>
    </message>
    <message>
        <source>“{text}” is no roll; two dice are written in ascending order.</source>
        <translation>„{text}“ ist kein Wurf; zwei Würfel schreibt man aufsteigend.</translation>
    </message>
    <message>
        <source>“{text}” does not name cards of one market; they are written like gizeh-u gizeh-2.</source>
        <translation>„{text}“ nennt keine Karten eines Markts; man schreibt sie wie gizeh-u gizeh-2.</translation>
    </message>
    <message>
        <source>“{text}” is nobody who can be recruited so; it is written like scribe harp.</source>
        <translation>„{text}“ kann man so nicht anwerben; man schreibt es wie scribe harp.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Das kann man in diesem Spiel nicht tun.</translation>
    </message>
    <message>
        <source>The Reserve covers this stall ({place}).</source>
        <translation>Die Marktkasse verdeckt diesen Marktstand ({place}).</translation>
    </message>
    <message>
        <source>{market} is closed.</source>
        <translation>{market} ist geschlossen.</translation>
    </message>
    <message>
        <source>All your Servants are placed.</source>
        <translation>Alle eigenen Diener sind eingesetzt.</translation>
    </message>
    <message>
        <source>A Servant stands there already ({place}).</source>
        <translation>Dort steht schon ein Diener ({place}).</translation>
    </message>
    <message>
        <source>The bid is {n} Deben; the purse holds {money}.</source>
        <translation>Das Gebot ist {n} Deben; im Geldbeutel sind {money}.</translation>
    </message>
    <message>
        <source>Whoever can place a Servant has to.</source>
        <translation>Wer einen Diener einsetzen kann, muss es tun.</translation>
    </message>
    <message>
        <source>You cannot pass: one of the markets where you have a Servant has to be designated.</source>
        <translation>Passen geht nicht: Ein Markt mit einem eigenen Diener muss bestimmt werden.</translation>
    </message>
    <message>
        <source>Only an open market where you have a Servant can be designated.</source>
        <translation>Nur ein geöffneter Markt mit einem eigenen Diener kann bestimmt werden.</translation>
    </message>
    <message>
        <source>Cards are taken when their market closes and its Servants are served.</source>
        <translation>Karten werden genommen, wenn ihr Markt schließt und seine Diener bedient werden.</translation>
    </message>
    <message>
        <source>Only one character may be recruited in a turn.</source>
        <translation>In einem Zug darf nur eine Person angeworben werden.</translation>
    </message>
    <message>
        <source>Recruiting costs a royal seal, and you have none.</source>
        <translation>Anwerben kostet ein königliches Siegel, und Sie haben keines.</translation>
    </message>
    <message>
        <source>Nobody is left there: {character}.</source>
        <translation>Dort ist niemand mehr: {character}.</translation>
    </message>
    <message>
        <source>The Vizier needs at least one gift that you hold.</source>
        <translation>Der Wesir braucht mindestens ein eigenes Geschenk.</translation>
    </message>
    <message>
        <source>The Merchant takes a gift of a type that you hold already, of another kind than the one given; a difference is paid in Deben.</source>
        <translation>Der Händler nimmt ein Geschenk einer Art, die Sie schon besitzen, und von anderer Sorte als das gegebene; die Differenz wird in Deben bezahlt.</translation>
    </message>
    <message>
        <source>The High Priest is of no use: no Servant can be placed and no market designated.</source>
        <translation>Der Hohepriester nützt nichts: Es lässt sich weder ein Diener einsetzen noch ein Markt bestimmen.</translation>
    </message>
    <message>
        <source>Nobody holds a gift of this type.</source>
        <translation>Niemand hat ein Geschenk dieser Art.</translation>
    </message>
    <message>
        <source>The Thief takes a card of the market with the tile “Market Closed” only.</source>
        <translation>Der Dieb nimmt nur eine Karte des Markts mit dem Plättchen „Markt geschlossen“.</translation>
    </message>
    <message>
        <source>You hold no gift of this type.</source>
        <translation>Sie haben kein Geschenk dieser Art.</translation>
    </message>
    <message>
        <source>The Treasurer takes 1 to 4 Deben that lie in one Reserve.</source>
        <translation>Der Schatzmeister nimmt 1 bis 4 Deben, die in einer Marktkasse liegen.</translation>
    </message>
    <message>
        <source>The Priest of Amon takes part with five players only.</source>
        <translation>Der Amunpriester ist nur mit fünf Spielern dabei.</translation>
    </message>
    <message>
        <source>First a Servant is placed, a market designated, or a character recruited.</source>
        <translation>Zuerst wird ein Diener eingesetzt, ein Markt bestimmt oder eine Person angeworben.</translation>
    </message>
    <message>
        <source>The second swap of the First Merchant comes first; it is with another player, or it is declined.</source>
        <translation>Zuerst kommt der zweite Tausch des Ersten Händlers, mit einem anderen Spieler, oder man verzichtet.</translation>
    </message>
    <message>
        <source>First a senet or a double senet is given up.</source>
        <translation>Zuerst wird ein Senet oder ein Doppel-Senet abgelegt.</translation>
    </message>
    <message>
        <source>The Servants of the market that closes are served first.</source>
        <translation>Zuerst werden die Diener des Markts bedient, der schließt.</translation>
    </message>
    <message>
        <source>The dice come first: roll again, or keep them.</source>
        <translation>Zuerst die Würfel: noch einmal würfeln oder sie behalten.</translation>
    </message>
    <message>
        <source>Something belongs to a player who does not take part.</source>
        <translation>Etwas gehört einem Spieler, der nicht mitspielt.</translation>
    </message>
    <message>
        <source>There are {money} Deben instead of {right}.</source>
        <translation>Es sind {money} Deben statt {right}.</translation>
    </message>
    <message>
        <source>There are more than 12 royal seals.</source>
        <translation>Es sind mehr als 12 königliche Siegel.</translation>
    </message>
    <message>
        <source>There are too many of these gifts: {gift}, {n}.</source>
        <translation>Es sind zu viele dieser Geschenke: {gift}, {n}.</translation>
    </message>
    <message>
        <source>More than four cards lie under Akhenaton.</source>
        <translation>Unter Echnaton liegen mehr als vier Karten.</translation>
    </message>
    <message>
        <source>The characters that are left, or the one of this turn, do not fit.</source>
        <translation>Die übrigen Personen oder die dieses Zugs passen nicht.</translation>
    </message>
    <message>
        <source>A royal seal lies where there is no upper card ({place}).</source>
        <translation>Ein königliches Siegel liegt ohne obere Karte da ({place}).</translation>
    </message>
    <message>
        <source>Whoever has the dice must have a Servant in Louqsor while it is open.</source>
        <translation>Wer die Würfel hat, muss im geöffneten Luxor einen Diener haben.</translation>
    </message>
    <message>
        <source>Something is missing for what is next, or there is nothing to decide.</source>
        <translation>Für das, was als Nächstes kommt, fehlt etwas, oder es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Einige Werte gehören zu einer anderen Phase.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Visible stalls</source>
        <translation>Sichtbare Marktstände</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Steps left</source>
        <translation>Übrige Schritte</translation>
    </message>
    <message>
        <source>Character of this turn</source>
        <translation>Person dieses Zugs</translation>
    </message>
    <message>
        <source>Turns that were only a pass</source>
        <translation>Züge, in denen nur gepasst wurde</translation>
    </message>
    <message>
        <source>Partner of the first swap</source>
        <translation>Partner des ersten Tauschs</translation>
    </message>
    <message>
        <source>Owners of senet before</source>
        <translation>Besitzer von Senet zuvor</translation>
    </message>
    <message>
        <source>Market that is filled</source>
        <translation>Markt, der gefüllt wird</translation>
    </message>
    <message>
        <source>Market that is settled</source>
        <translation>Markt, der abgerechnet wird</translation>
    </message>
    <message>
        <source>Servant who is served</source>
        <translation>Diener, der bedient wird</translation>
    </message>
    <message>
        <source>He is the highest bidder</source>
        <translation>Er ist der Höchstbietende</translation>
    </message>
    <message>
        <source>Open markets</source>
        <translation>Geöffnete Märkte</translation>
    </message>
    <message>
        <source>The dice came in this turn</source>
        <translation>Die Würfel kamen in diesem Zug</translation>
    </message>
    <message>
        <source>Akhenaton is in the deck</source>
        <translation>Echnaton ist im Stapel</translation>
    </message>
    <message>
        <source>the visible stalls are drawn</source>
        <translation>die sichtbaren Marktstände werden gezogen</translation>
    </message>
    <message>
        <source>a gift is drawn</source>
        <translation>ein Geschenk wird gezogen</translation>
    </message>
    <message>
        <source>a Servant is placed</source>
        <translation>ein Diener wird eingesetzt</translation>
    </message>
    <message>
        <source>a second swap</source>
        <translation>ein zweiter Tausch</translation>
    </message>
    <message>
        <source>a senet is given up</source>
        <translation>ein Senet wird abgelegt</translation>
    </message>
    <message>
        <source>the dice are rolled</source>
        <translation>es wird gewürfelt</translation>
    </message>
    <message>
        <source>a market is settled</source>
        <translation>ein Markt wird abgerechnet</translation>
    </message>
    <message>
        <source>roll again?</source>
        <translation>noch einmal würfeln?</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Servant</source>
        <translation>Diener</translation>
    </message>
    <message>
        <source>gift {value}</source>
        <translation>Geschenk {value}</translation>
    </message>
    <message>
        <source>royal seal</source>
        <translation>königliches Siegel</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Marktkasse</translation>
    </message>
    <message>
        <source>Market Closed</source>
        <translation>Markt geschlossen</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>character {value}</source>
        <translation>Person {value}</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel der Geschenke</translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <translation>Nofretete</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>immer dieselben</translation>
    </message>
    <message>
        <source>Each market has two stalls, one of which the Reserve covers at the start: drawn by lot, or Gizeh right, Akhet-Aton left, Abou Simbel right and Louqsor left visible.</source>
        <translation>Jeder Markt hat zwei Marktstände, von denen die Marktkasse anfangs einen verdeckt: ausgelost, oder sichtbar sind Gizeh rechts, Achet-Aton links, Abu Simbel rechts und Luxor links.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Wer was besitzt</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Deben in the purse</source>
        <translation>Geldbeutel</translation>
    </message>
    <message>
        <source>Free Servants</source>
        <translation>Freie Diener</translation>
    </message>
    <message>
        <source>Royal seals, 3 each</source>
        <translation>Siegel, je 3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Scored so far</source>
        <translation>Bisher erhalten</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wenn es jetzt endete</translation>
    </message>
    <message>
        <source>Akhenaton: one of the last {most} cards</source>
        <translation>Echnaton: eine der letzten {most} Karten</translation>
    </message>
    <message>
        <source>Akhenaton may be the next card: {n} left</source>
        <translation>Echnaton kann die nächste Karte sein: {n} übrig</translation>
    </message>
    <message>
        <source>Akhenaton has come: markets that close stay shut, {n} open</source>
        <translation>Echnaton ist da: Geschlossene Märkte bleiben zu, {n} geöffnet</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>niemand mehr da</translation>
    </message>
    <message>
        <source>of no use now</source>
        <translation>nützt jetzt nichts</translation>
    </message>
    <message>
        <source>2 points for each type that you hold</source>
        <translation>2 Punkte für jede Art, die Sie haben</translation>
    </message>
    <message>
        <source>{gave-gift} for {took-gift} of {with}</source>
        <translation>{gave-gift} für {took-gift} ({with})</translation>
    </message>
    <message>
        <source>two Servants in this turn</source>
        <translation>zwei Diener in diesem Zug</translation>
    </message>
    <message>
        <source>{gift} from the closed market</source>
        <translation>{gift} vom geschlossenen Markt</translation>
    </message>
    <message>
        <source>scores {type} now</source>
        <translation>wertet jetzt: {type}</translation>
    </message>
    <message>
        <source>{n} Deben of {market}</source>
        <translation>{n} Deben von {market}</translation>
    </message>
    <message>
        <source>points for a low rank at the end</source>
        <translation>Punkte für einen schlechten Rang am Ende</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Gifts at the end</source>
        <translation>Geschenke am Ende</translation>
    </message>
    <message>
        <source>Royal seals at the end</source>
        <translation>Königliche Siegel am Ende</translation>
    </message>
    <message>
        <source>On the markets</source>
        <translation>Auf den Märkten</translation>
    </message>
    <message>
        <source>Servants placed</source>
        <translation>Diener eingesetzt</translation>
    </message>
    <message>
        <source>Markets designated</source>
        <translation>Märkte bestimmt</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Karten genommen</translation>
    </message>
    <message>
        <source>Royal seals taken</source>
        <translation>Königliche Siegel genommen</translation>
    </message>
    <message>
        <source>Characters recruited</source>
        <translation>Personen angeworben</translation>
    </message>
    <message>
        <source>Bids that could not be paid</source>
        <translation>Gebote ohne Geld</translation>
    </message>
    <message>
        <source>Coins of placing and others</source>
        <translation>Münzen vom Einsetzen und andere</translation>
    </message>
    <message>
        <source>Halves taken</source>
        <translation>Hälften genommen</translation>
    </message>
    <message>
        <source>Deben by halves</source>
        <translation>Deben durch Hälften</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <source>Character recruited</source>
        <translation>Person angeworben</translation>
    </message>
    <message>
        <source>Market closes</source>
        <translation>Markt schließt</translation>
    </message>
    <message>
        <source>The visible stalls are drawn</source>
        <translation>Die sichtbaren Marktstände werden gezogen</translation>
    </message>
    <message>
        <source>Gifts are drawn for {market}</source>
        <translation>Geschenke werden gezogen für {market}</translation>
    </message>
    <message>
        <source>{seat} places a Servant</source>
        <translation>{seat} setzt einen Diener ein</translation>
    </message>
    <message>
        <source>{seat} places the first of two Servants</source>
        <translation>{seat} setzt den ersten von zwei Dienern ein</translation>
    </message>
    <message>
        <source>{seat} designates a market, which closes at once</source>
        <translation>{seat} bestimmt einen Markt, der sofort schließt</translation>
    </message>
    <message>
        <source>{seat} can do nothing and passes</source>
        <translation>{seat} kann nichts tun und passt</translation>
    </message>
    <message>
        <source>No Servant is free to be placed.</source>
        <translation>Kein Diener ist zum Einsetzen frei.</translation>
    </message>
    <message>
        <source>No free square of an open market has a bid of {money} Deben or less.</source>
        <translation>Kein freies Feld eines geöffneten Markts hat ein Gebot von höchstens {money} Deben.</translation>
    </message>
    <message>
        <source>A character may be recruited first, for a royal seal.</source>
        <translation>Zuerst darf für ein königliches Siegel eine Person angeworben werden.</translation>
    </message>
    <message>
        <source>{seat} swaps with the Merchant’s help: choose a gift of your own and one of an opponent</source>
        <translation>{seat} tauscht mit dem Händler: Wählen Sie ein eigenes Geschenk und ein gegnerisches</translation>
    </message>
    <message>
        <source>{seat} recruits the Royal Servant: choose a gift that is held</source>
        <translation>{seat} wirbt die königliche Dienerin an: Wählen Sie ein Geschenk, das jemand besitzt</translation>
    </message>
    <message>
        <source>{seat} recruits the Thief: choose a card of the closed market</source>
        <translation>{seat} wirbt den Dieb an: Wählen Sie eine Karte des geschlossenen Markts</translation>
    </message>
    <message>
        <source>{seat} recruits the Scribe: choose a gift of your own</source>
        <translation>{seat} wirbt den Schreiber an: Wählen Sie ein eigenes Geschenk</translation>
    </message>
    <message>
        <source>{seat} recruits the Treasurer: choose a Reserve and Deben</source>
        <translation>{seat} wirbt den Schatzmeister an: Marktkasse und Deben wählen</translation>
    </message>
    <message>
        <source>{seat} may swap a second time, with another player</source>
        <translation>{seat} darf ein zweites Mal tauschen, mit einem anderen Spieler</translation>
    </message>
    <message>
        <source>{seat} gives up a senet or a double senet</source>
        <translation>{seat} legt ein Senet oder ein Doppel-Senet ab</translation>
    </message>
    <message>
        <source>The dice are rolled for Louqsor</source>
        <translation>Für Luxor wird gewürfelt</translation>
    </message>
    <message>
        <source>{seat} is the highest bidder in {market} and pays {n} Deben: choose cards</source>
        <translation>{seat} ist Höchstbietender in {market} und zahlt {n} Deben: Karten wählen</translation>
    </message>
    <message>
        <source>{seat} buys a card in {market} for {n} Deben, or takes half of the Reserve, {half}</source>
        <translation>{seat} kauft in {market} eine Karte für {n} Deben oder nimmt die Hälfte der Kasse, {half}</translation>
    </message>
    <message>
        <source>{seat} may roll the dice again, or keep them</source>
        <translation>{seat} darf noch einmal würfeln oder die Würfel behalten</translation>
    </message>
    <message>
        <source>{winner} wins with {n} points</source>
        <translation>{winner} gewinnt mit {n} SP</translation>
    </message>
    <message>
        <source>{winner} share the victory with {n} points</source>
        <translation>{winner} teilen sich den Sieg mit {n} SP</translation>
    </message>
    <message>
        <source>Place on {name}</source>
        <translation>Auf {name} einsetzen</translation>
    </message>
    <message>
        <source>Place on {name} in {market}</source>
        <translation>Auf {name} in {market} einsetzen</translation>
    </message>
    <message>
        <source>Designate {market}</source>
        <translation>{market} bestimmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Recruit the Vizier</source>
        <translation>Wesir anwerben</translation>
    </message>
    <message>
        <source>Swap {gave-gift} for {took-gift}: {with}</source>
        <translation>{gave-gift} gegen {took-gift} tauschen: {with}</translation>
    </message>
    <message>
        <source>Recruit the High Priest</source>
        <translation>Hohepriester anwerben</translation>
    </message>
    <message>
        <source>Royal Servant: {type}</source>
        <translation>Königliche Dienerin: {type}</translation>
    </message>
    <message>
        <source>Steal the card</source>
        <translation>Karte stehlen</translation>
    </message>
    <message>
        <source>Recruit the Thief: {place}</source>
        <translation>Den Dieb anwerben: {place}</translation>
    </message>
    <message>
        <source>Scribe: {type}</source>
        <translation>Schreiber: {type}</translation>
    </message>
    <message>
        <source>Take {n} Deben</source>
        <translation>{n} Deben nehmen</translation>
    </message>
    <message>
        <source>Take {n} Deben in {market} with the Treasurer</source>
        <translation>Mit dem Schatzmeister {n} Deben in {market} nehmen</translation>
    </message>
    <message>
        <source>{n} Deben</source>
        <translation>{n} Deben</translation>
    </message>
    <message>
        <source>Recruit the Priest of Amon</source>
        <translation>Amunpriester anwerben</translation>
    </message>
    <message>
        <source>No second swap</source>
        <translation>Kein zweiter Tausch</translation>
    </message>
    <message>
        <source>Give up: {gift}</source>
        <translation>Ablegen: {gift}</translation>
    </message>
    <message>
        <source>Buy: {gift}</source>
        <translation>Kaufen: {gift}</translation>
    </message>
    <message>
        <source>Buy: {gift} ({place})</source>
        <translation>Kaufen: {gift} ({place})</translation>
    </message>
    <message>
        <source>Take half: {n}</source>
        <translation>Hälfte nehmen: {n}</translation>
    </message>
    <message>
        <source>Take half in {market}: {n}</source>
        <translation>Hälfte in {market} nehmen: {n}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Würfel behalten</translation>
    </message>
    <message>
        <source>Visible stalls: Gizeh {gizeh-side}, Akhet-Aton {akhet-aton-side}, Abou Simbel {abou-simbel-side}, Louqsor {louqsor-side}.</source>
        <translation>Sichtbare Marktstände: Gizeh {gizeh-side}, Achet-Aton {akhet-aton-side}, Abu Simbel {abou-simbel-side}, Luxor {louqsor-side}.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Drawn for {market}: {card}.</source>
        <translation>Gezogen für {market}: {card}.</translation>
    </message>
    <message>
        <source>The die shows {n}.</source>
        <translation>Der Würfel zeigt {n}.</translation>
    </message>
    <message>
        <source>The dice show {n} and {other-n}.</source>
        <translation>Die Würfel zeigen {n} und {other-n}.</translation>
    </message>
    <message>
        <source>{seat} places a Servant on square {name} in {market}.</source>
        <translation>{seat} setzt einen Diener auf Feld {name} in {market} ein.</translation>
    </message>
    <message>
        <source>{seat} cannot place a Servant and designates {market}.</source>
        <translation>{seat} kann keinen Diener einsetzen und bestimmt {market}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passt.</translation>
    </message>
    <message>
        <source>{seat} recruits the Vizier.</source>
        <translation>{seat} wirbt den Wesir an.</translation>
    </message>
    <message>
        <source>{seat} recruits a Merchant.</source>
        <translation>{seat} wirbt einen Händler an.</translation>
    </message>
    <message>
        <source>{seat} recruits the High Priest.</source>
        <translation>{seat} wirbt den Hohepriester an.</translation>
    </message>
    <message>
        <source>{seat} recruits a Royal Servant: {type}.</source>
        <translation>{seat} wirbt eine königliche Dienerin an: {type}.</translation>
    </message>
    <message>
        <source>{seat} recruits the Thief.</source>
        <translation>{seat} wirbt den Dieb an.</translation>
    </message>
    <message>
        <source>{seat} recruits a Scribe: {type}.</source>
        <translation>{seat} wirbt einen Schreiber an: {type}.</translation>
    </message>
    <message>
        <source>{seat} recruits the Treasurer.</source>
        <translation>{seat} wirbt den Schatzmeister an.</translation>
    </message>
    <message>
        <source>{seat} recruits the Priest of Amon.</source>
        <translation>{seat} wirbt den Amunpriester an.</translation>
    </message>
    <message>
        <source>{seat} swaps a second time.</source>
        <translation>{seat} tauscht ein zweites Mal.</translation>
    </message>
    <message>
        <source>{seat} does not swap again.</source>
        <translation>{seat} tauscht nicht noch einmal.</translation>
    </message>
    <message>
        <source>{seat} gives up: {gift}.</source>
        <translation>{seat} legt ab: {gift}.</translation>
    </message>
    <message>
        <source>{seat} buys for {n} Deben: {gift}.</source>
        <translation>{seat} kauft für {n} Deben: {gift}.</translation>
    </message>
    <message>
        <source>{seat} does not buy.</source>
        <translation>{seat} kauft nicht.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve.</source>
        <translation>{seat} nimmt die Hälfte der Kasse.</translation>
    </message>
    <message>
        <source>{seat} rolls again.</source>
        <translation>{seat} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{seat} keeps the dice.</source>
        <translation>{seat} behält die Würfel.</translation>
    </message>
    <message>
        <source>Servant on {name}</source>
        <translation>Diener auf {name}</translation>
    </message>
    <message>
        <source>designation of {market}</source>
        <translation>Bestimmung von {market}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>second swap</source>
        <translation>zweiter Tausch</translation>
    </message>
    <message>
        <source>no second swap</source>
        <translation>kein zweiter Tausch</translation>
    </message>
    <message>
        <source>giving up of a gift</source>
        <translation>Ablegen eines Geschenks</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>half of the Reserve</source>
        <translation>Hälfte der Kasse</translation>
    </message>
    <message>
        <source>rolling again</source>
        <translation>erneutes Würfeln</translation>
    </message>
    <message>
        <source>{name} in {market}</source>
        <translation>{name} in {market}</translation>
    </message>
    <message>
        <source>buys {gift} for {n} Deben</source>
        <translation>kauft {gift} für {n} Deben</translation>
    </message>
    <message>
        <source>keeping of the dice</source>
        <translation>Behalten der Würfel</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{seat} gets {money} Deben from {market}: {for}.</source>
        <translation>{seat} erhält {money} Deben aus {market}: {for}.</translation>
    </message>
    <message>
        <source>Louqsor stays open, and {seat} has the dice.</source>
        <translation>Luxor bleibt geöffnet, und {seat} hat die Würfel.</translation>
    </message>
    <message>
        <source>{market} closes: {for}.</source>
        <translation>{market} schließt: {for}.</translation>
    </message>
    <message>
        <source>{seat} cannot pay: {place}.</source>
        <translation>{seat} kann nicht zahlen: {place}.</translation>
    </message>
    <message>
        <source>{seat} pays {money} Deben in {market}.</source>
        <translation>{seat} zahlt {money} Deben in {market}.</translation>
    </message>
    <message>
        <source>{seat} pays nothing in {market}.</source>
        <translation>{seat} zahlt nichts in {market}.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve in {market}: {money} Deben.</source>
        <translation>{seat} nimmt die Hälfte der Kasse in {market}: {money} Deben.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve in {market}: nothing.</source>
        <translation>{seat} nimmt die Hälfte der Kasse in {market}: nichts.</translation>
    </message>
    <message>
        <source>{seat} takes: {gift}.</source>
        <translation>{seat} nimmt: {gift}.</translation>
    </message>
    <message>
        <source>{seat} gets a royal seal.</source>
        <translation>{seat} erhält ein königliches Siegel.</translation>
    </message>
    <message>
        <source>{seat} swaps with {with}: {gave} for {took}, and pays {money} Deben.</source>
        <translation>{seat} tauscht mit {with}: {gave} gegen {took}, und zahlt {money} Deben.</translation>
    </message>
    <message>
        <source>{seat} swaps with {with}: {gave} for {took}.</source>
        <translation>{seat} tauscht mit {with}: {gave} gegen {took}.</translation>
    </message>
    <message>
        <source>{market} opens.</source>
        <translation>{market} öffnet.</translation>
    </message>
    <message>
        <source>Akhenaton: from now on each market that closes stays shut.</source>
        <translation>Echnaton: Von nun an bleiben geschlossene Märkte zu.</translation>
    </message>
    <message>
        <source>{seat} scores {points}: {for}.</source>
        <translation>{seat} erhält {points} SP: {for}.</translation>
    </message>
    <message>
        <source>Victory with {points} points: {winner}.</source>
        <translation>Sieg mit {points} SP: {winner}.</translation>
    </message>
    <message>
        <source>{stall}</source>
        <translation>{stall}</translation>
    </message>
    <message>
        <source>{n}, half {half}</source>
        <translation>{n}, Hälfte {half}</translation>
    </message>
    <message numerus="yes">
        <source>Market Closed: %n card(s)</source>
        <translation>
            <numerusform>Markt geschlossen: %n Karte</numerusform>
            <numerusform>Markt geschlossen: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>shut until the end</source>
        <translation>zu bis zum Ende</translation>
    </message>
    <message>
        <source>The Thief may take one.</source>
        <translation>Der Dieb darf eine nehmen.</translation>
    </message>
    <message>
        <source>Opens again with the next market that closes.</source>
        <translation>Öffnet wieder, wenn der nächste Markt schließt.</translation>
    </message>
    <message>
        <source>{n} of {most} connected</source>
        <translation>{n} von {most} verbunden</translation>
    </message>
    <message>
        <source>Servants: {n}, colours: {colours}</source>
        <translation>Diener: {n}, Farben: {colours}</translation>
    </message>
    <message>
        <source>{n} of {most} levels</source>
        <translation>{n} von {most} Stufen</translation>
    </message>
    <message>
        <source>{n} of {most} in a line</source>
        <translation>{n} von {most} in einer Linie</translation>
    </message>
    <message>
        <source>{n} of 36 rolls close it, {percent}%</source>
        <translation>Würfe, die ihn schließen: {n} von 36, {percent} %</translation>
    </message>
    <message>
        <source>closes it: {name}</source>
        <translation>schließt ihn: {name}</translation>
    </message>
    <message>
        <source>{seat} has the dice</source>
        <translation>{seat} hat die Würfel</translation>
    </message>
    <message>
        <source>Stall beneath: {stall}</source>
        <translation>Marktstand darunter: {stall}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n}, yours {yours}</source>
        <translation>{n}, bei Ihnen {yours}</translation>
    </message>
    <message>
        <source>What closes this market: {stall}</source>
        <translation>Was diesen Markt schließt: {stall}</translation>
    </message>
    <message>
        <source>{n} Deben, half is {half}</source>
        <translation>{n} Deben, die Hälfte ist {half}</translation>
    </message>
    <message>
        <source>Worth {n} now</source>
        <translation>Jetzt {n} wert</translation>
    </message>
    <message>
        <source>Worth {n} now, {yours} once it is yours</source>
        <translation>Jetzt {n} wert, bei Ihnen {yours}</translation>
    </message>
    <message>
        <source>If {seat} places on {name}</source>
        <translation>Wenn {seat} auf {name} einsetzt</translation>
    </message>
    <message>
        <source>If {market} is designated</source>
        <translation>Wenn {market} bestimmt wird</translation>
    </message>
    <message>
        <source>{market} is settled</source>
        <translation>{market} wird abgerechnet</translation>
    </message>
    <message>
        <source>It closes.</source>
        <translation>Er schließt.</translation>
    </message>
    <message>
        <source>It stays open.</source>
        <translation>Er bleibt geöffnet.</translation>
    </message>
    <message>
        <source>The dice decide whether it closes.</source>
        <translation>Die Würfel entscheiden, ob er schließt.</translation>
    </message>
    <message>
        <source>{n} Deben for placing</source>
        <translation>{n} Deben fürs Einsetzen</translation>
    </message>
    <message>
        <source>Served in order</source>
        <translation>Bedient der Reihe nach</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Reserve {n}</source>
        <translation>Marktkasse {n}</translation>
    </message>
    <message>
        <source>Res. {n}</source>
        <translation>Kasse {n}</translation>
    </message>
    <message numerus="yes">
        <source>pays {bid}: %n card(s)</source>
        <translation>
            <numerusform>zahlt {bid}: %n Karte</numerusform>
            <numerusform>zahlt {bid}: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>half {half}</source>
        <translation>Hälfte {half}</translation>
    </message>
    <message>
        <source>half {half}, or 1 card</source>
        <translation>Hälfte {half} oder 1 Karte</translation>
    </message>
    <message>
        <source>half {half}/card</source>
        <translation>Hälfte {half}/Karte</translation>
    </message>
    <message>
        <source>cannot pay {bid}</source>
        <translation>kann {bid} nicht zahlen</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>{market} closes</source>
        <translation>{market} schließt</translation>
    </message>
    <message>
        <source>Servant, {seat}</source>
        <translation>Diener, {seat}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Market closed</source>
        <translation>Markt geschlossen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>yours {yours}</source>
        <translation>für Sie {yours}</translation>
    </message>
    <message>
        <source>→ {yours}</source>
        <translation>→ {yours}</translation>
    </message>
    <message>
        <source>2 senet</source>
        <translation>2 Senet</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Total now</source>
        <translation>Summe jetzt</translation>
    </message>
    <message>
        <source>Akhenaton; cards left: {n}</source>
        <translation>Echnaton: eine Karte von {n}</translation>
    </message>
    <message>
        <source>Akhenaton has come, {n} open</source>
        <translation>Echnaton ist da, {n} geöffnet</translation>
    </message>
    <message>
        <source>cannot pay this bid now</source>
        <translation>kann dieses Gebot jetzt nicht zahlen</translation>
    </message>
    <message>
        <source>Bid square: you may place a Servant here if your purse holds the bid. Higher bids are served first.</source>
        <translation>Gebotsfeld: Sie dürfen hier einen Diener einsetzen, wenn Ihr Geldbeutel für das Gebot reicht. Höhere Gebote werden zuerst bedient.</translation>
    </message>
    <message>
        <source>Single card: as the highest bidder you take one card here, any.</source>
        <translation>Einzelne Karte: Als Höchstbietender nehmen Sie hier eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Deben: placing here brings 1 Deben from the Reserve, if it has one.</source>
        <translation>Deben: Wer hier einsetzt, nimmt 1 Deben aus der Marktkasse, wenn einer da ist.</translation>
    </message>
    <message>
        <source>Extra card: as the highest bidder you take three lower cards here, or the upper card and one lower.</source>
        <translation>Zusätzliche Karte: Als Höchstbietender nehmen Sie hier drei untere Karten oder die obere und eine untere.</translation>
    </message>
    <message>
        <source>Upper card: the highest bidder may take it alone; if it is left, others may buy it for their bid. A royal seal on it goes with it.</source>
        <translation>Obere Karte: Der Höchstbietende darf sie allein nehmen; bleibt sie liegen, dürfen andere sie für ihr Gebot kaufen. Ein königliches Siegel darauf geht mit.</translation>
    </message>
    <message>
        <source>Lower card: the highest bidder may take two of these instead of the upper card; others may buy one that is left for their bid.</source>
        <translation>Untere Karte: Der Höchstbietende darf statt der oberen Karte zwei davon nehmen; andere dürfen eine, die übrig ist, für ihr Gebot kaufen.</translation>
    </message>
    <message>
        <source>Reserve: the money of this market. After the highest bidder, whoever does not buy takes half of it, rounded up. The stall beneath is uncovered by the next settling.</source>
        <translation>Marktkasse: das Geld dieses Markts. Wer nach dem Höchstbietenden nicht kauft, nimmt die Hälfte davon, aufgerundet. Der Marktstand darunter kommt nach der nächsten Abrechnung.</translation>
    </message>
    <message>
        <source>What closes this market. A closed market opens again when the next one closes, until Akhenaton has appeared.</source>
        <translation>Was diesen Markt schließt. Ein geschlossener Markt öffnet wieder, wenn der nächste schließt, bis Echnaton erschienen ist.</translation>
    </message>
    <message>
        <source>Royal seal: it goes with the upper card. It recruits a character, or counts 3 points at the end.</source>
        <translation>Königliches Siegel: Es gehört zur oberen Karte. Damit werben Sie eine Person an, oder es zählt am Ende 3 Punkte.</translation>
    </message>
    <message>
        <source>Free Servants: you place them on bid squares. They come back when their market has been settled.</source>
        <translation>Freie Diener: Sie setzen sie auf Gebotsfelder ein. Nach der Abrechnung ihres Markts kommen sie zurück.</translation>
    </message>
    <message>
        <source>Purse: it pays bids. Deben count nothing at the end, but break a tie.</source>
        <translation>Geldbeutel: Er bezahlt Gebote. Deben zählen am Ende nicht, entscheiden aber bei Gleichstand.</translation>
    </message>
    <message>
        <source>Royal seals: each recruits one character, or counts 3 points at the end.</source>
        <translation>Königliche Siegel: Jedes wirbt eine Person an oder zählt am Ende 3 Punkte.</translation>
    </message>
    <message>
        <source>Dice: whoever missed at Louqsor keeps them and may roll again at the end of a later turn.</source>
        <translation>Würfel: Wer in Luxor nicht getroffen hat, behält sie und darf am Ende eines späteren Zugs noch einmal würfeln.</translation>
    </message>
    <message>
        <source>Dice: whoever places at Louqsor rolls at once.</source>
        <translation>Würfel: Wer in Luxor einsetzt, würfelt sofort.</translation>
    </message>
    <message>
        <source>Priest of Amon: at the end he brings points for a low rank, 0, 6, 9 or 12.</source>
        <translation>Amunpriester: Am Ende bringt er Punkte für einen niedrigen Rang, 0, 6, 9 oder 12.</translation>
    </message>
    <message>
        <source>Gifts: each is worth more the fewer players hold its type.</source>
        <translation>Geschenke: Jedes ist umso mehr wert, je weniger Spieler seine Art besitzen.</translation>
    </message>
    <message>
        <source>Character: for a royal seal, before you place a Servant. He works at once and leaves the game.</source>
        <translation>Person: für ein königliches Siegel, bevor Sie einen Diener einsetzen. Sie wirkt sofort und scheidet aus der Partie aus.</translation>
    </message>
    <message>
        <source>Deck: closed markets are filled up from it. Akhenaton is one of its last five cards.</source>
        <translation>Stapel: Daraus werden geschlossene Märkte aufgefüllt. Echnaton ist eine seiner letzten fünf Karten.</translation>
    </message>
    <message>
        <source>Royal seals not handed out: one comes to the upper card of each market that opens.</source>
        <translation>Übrige königliche Siegel: Eines kommt auf die obere Karte jedes Markts, der öffnet.</translation>
    </message>
    <message>
        <source>Servant: he bids for you. When the market closes he is served in the order of the bids.</source>
        <translation>Diener: Er bietet für Sie. Schließt der Markt, wird er in der Reihenfolge der Gebote bedient.</translation>
    </message>
    <message>
        <source>Gift: it is worth more the fewer players hold its type.</source>
        <translation>Geschenk: Es ist umso mehr wert, je weniger Spieler seine Art besitzen.</translation>
    </message>
    <message>
        <source>Royal seal: it recruits a character, or counts 3 points at the end.</source>
        <translation>Königliches Siegel: Es wirbt eine Person an oder zählt am Ende 3 Punkte.</translation>
    </message>
    <message>
        <source>Deben: money moves between purses and Reserves and is never lost.</source>
        <translation>Deben: Das Geld wandert zwischen Geldbeuteln und Marktkassen und geht nie verloren.</translation>
    </message>
    <message>
        <source>Reserve tile: it covers the stall that comes next.</source>
        <translation>Plättchen der Marktkasse: Es verdeckt den Marktstand, der als Nächster kommt.</translation>
    </message>
    <message>
        <source>Market Closed: this market opens again when the next one closes, until Akhenaton has appeared.</source>
        <translation>Markt geschlossen: Dieser Markt öffnet wieder, wenn der nächste schließt, bis Echnaton erschienen ist.</translation>
    </message>
    <message>
        <source>Die: rolled by whoever places at Louqsor.</source>
        <translation>Würfel: Es würfelt, wer in Luxor einsetzt.</translation>
    </message>
    <message>
        <source>Character: recruited for a royal seal.</source>
        <translation>Person: für ein königliches Siegel angeworben.</translation>
    </message>
    <message>
        <source>Deck: nobody knows its order.</source>
        <translation>Stapel: Niemand kennt seine Reihenfolge.</translation>
    </message>
    <message>
        <source>Priest of Amon: points for a low rank at the end.</source>
        <translation>Amunpriester: Punkte für einen niedrigen Rang am Ende.</translation>
    </message>
    <message>
        <source>Vizier: 2 points for each type of gift that you hold.</source>
        <translation>Wesir: 2 Punkte für jede Art von Geschenken, die Sie besitzen.</translation>
    </message>
    <message>
        <source>Merchant: swap a gift for another player’s, of a type that you hold. If the highest value of yours is lower, you pay the difference. The First Merchant swaps twice, with two opponents.</source>
        <translation>Händler: Tauschen Sie ein Geschenk gegen das eines anderen Spielers, von einer Art, die Sie besitzen. Hat Ihres den niedrigeren Höchstwert, zahlen Sie die Differenz. Der Erste Händler tauscht zweimal, mit zwei Gegnern.</translation>
    </message>
    <message>
        <source>High Priest: you take two Servant steps in this turn.</source>
        <translation>Hohepriester: Sie setzen in diesem Zug zweimal einen Diener ein oder bestimmen einen Markt.</translation>
    </message>
    <message>
        <source>Royal Servant: name a type. Each holder gives up one gift of it and scores what it was worth before.</source>
        <translation>Königliche Dienerin: Nennen Sie eine Art. Alle Besitzer werten ein Geschenk davon zum Kurs von vorher und legen es ab.</translation>
    </message>
    <message>
        <source>Thief: take a card from the market with the tile “Market Closed”.</source>
        <translation>Dieb: Nehmen Sie eine Karte vom Markt mit dem Plättchen „Markt geschlossen“.</translation>
    </message>
    <message>
        <source>Scribe: score all your gifts of one type, each what it is worth now plus the bonus of the card, and give them up.</source>
        <translation>Schreiber: Werten Sie alle Ihre Geschenke einer Art zum Kurs plus Bonus der Karte und legen Sie sie ab.</translation>
    </message>
    <message>
        <source>Treasurer: take 1 to 4 Deben from one Reserve.</source>
        <translation>Schatzmeister: Nehmen Sie 1 bis 4 Deben aus einer Marktkasse.</translation>
    </message>
    <message>
        <source>Priest of Amon: he stays with you; at the end the second player gets 6 points for him, the third 9, the fourth and fifth 12.</source>
        <translation>Amunpriester: Er bleibt bei Ihnen; am Ende bringt er dem Zweiten 6 Punkte, dem Dritten 9, dem Vierten und Fünften 12.</translation>
    </message>
    <message>
        <source>It ends the game, and {seat} wins with {n} points.</source>
        <translation>Die Partie endet, und {seat} gewinnt mit {n} SP.</translation>
    </message>
    <message>
        <source>It closes the market, and {seat} buys as the highest bidder for {n} Deben.</source>
        <translation>Der Markt schließt, und {seat} kauft als Höchstbietender für {n} Deben.</translation>
    </message>
    <message>
        <source>{seat} buys there as the highest bidder.</source>
        <translation>{seat} kauft dort als Höchstbietender.</translation>
    </message>
    <message>
        <source>{seat} is then the highest bidder there who can pay, with {n} Deben.</source>
        <translation>{seat} ist dort dann mit {n} Deben der Höchstbietende, der zahlen kann.</translation>
    </message>
    <message>
        <source>{n} of {all} results of the dice close Louqsor, and {seat} buys there as the highest bidder.</source>
        <translation>Luxor schließt in {n} von {all} Fällen, und {seat} kauft dort als Höchstbietender.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Das bringt sofort %n Punkt.</numerusform>
            <numerusform>Das bringt sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {seat} holds is worth %n point(s) more then.</source>
        <translation>
            <numerusform>Was {seat} hat, ist dann %n Punkt mehr wert.</numerusform>
            <numerusform>Was {seat} hat, ist dann %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {other} has is worth %n point(s) less then.</source>
        <translation>
            <numerusform>Was {other} hat, ist dann %n Punkt weniger wert.</numerusform>
            <numerusform>Was {other} hat, ist dann %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings {n} Deben.</source>
        <translation>Das bringt {n} Deben.</translation>
    </message>
    <message>
        <source>{seat} has not {right} Servants, but {n}.</source>
        <translation>{seat} hat {n} Diener statt {right}.</translation>
    </message>
    <message>
        <source>It is not said for every market which stall is visible.</source>
        <translation>Nicht für jeden Markt ist angegeben, welcher Marktstand sichtbar ist.</translation>
    </message>
    <message>
        <source>The tile “Market Closed” lies nowhere.</source>
        <translation>Das Plättchen „Markt geschlossen“ liegt nirgends.</translation>
    </message>
    <message>
        <source>{market} is open although the tile “Market Closed” lies there.</source>
        <translation>{market} ist geöffnet, obwohl das Plättchen „Markt geschlossen“ dort liegt.</translation>
    </message>
    <message>
        <source>As long as Akhenaton is in the deck, all markets but the closed one are open.</source>
        <translation>Solange Echnaton im Stapel ist, sind alle Märkte bis auf den geschlossenen geöffnet.</translation>
    </message>
    <message>
        <source>No market is open: the game is over.</source>
        <translation>Kein Markt ist geöffnet: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is not over as long as a market is open.</source>
        <translation>Die Partie ist nicht zu Ende, solange ein Markt geöffnet ist.</translation>
    </message>
    <message>
        <source>Servants stand where no stall is in use: {market}.</source>
        <translation>Diener stehen auf einem Marktstand, der nicht benutzt wird: {market}.</translation>
    </message>
    <message>
        <source>A card is missing: {market}. As long as Akhenaton is in the deck, an open market has four.</source>
        <translation>Eine Karte fehlt: {market}. Solange Echnaton im Stapel ist, hat ein geöffneter Markt vier.</translation>
    </message>
    <message>
        <source>Gives up a senet: {seat}</source>
        <translation>Legt ein Senet ab: {seat}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Royal seals</source>
        <translation>Königliche Siegel</translation>
    </message>
    <message>
        <source>Who has the dice</source>
        <translation>Wer die Würfel hat</translation>
    </message>
    <message>
        <source>Who has the Priest of Amon</source>
        <translation>Wer den Amunpriester hat</translation>
    </message>
    <message>
        <source>Visible stall of Gizeh</source>
        <translation>Sichtbarer Marktstand von Gizeh</translation>
    </message>
    <message>
        <source>Visible stall of Akhet-Aton</source>
        <translation>Sichtbarer Marktstand von Achet-Aton</translation>
    </message>
    <message>
        <source>Visible stall of Abou Simbel</source>
        <translation>Sichtbarer Marktstand von Abu Simbel</translation>
    </message>
    <message>
        <source>Visible stall of Louqsor</source>
        <translation>Sichtbarer Marktstand von Luxor</translation>
    </message>
    <message>
        <source>What {seat} has</source>
        <translation>Was {seat} hat</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>Marktstände</translation>
    </message>
    <message>
        <source>Characters left</source>
        <translation>Übrige Personen</translation>
    </message>
    <message>
        <source>Paid for cards</source>
        <translation>Für Karten bezahlt</translation>
    </message>
    <message>
        <source>Paid to opponents for swaps</source>
        <translation>Beim Tausch an Gegner bezahlt</translation>
    </message>
    <message>
        <source>Received from opponents for swaps</source>
        <translation>Beim Tausch von Gegnern erhalten</translation>
    </message>
    <message>
        <source>Who took what was paid</source>
        <translation>Wer nahm, was bezahlt wurde</translation>
    </message>
    <message>
        <source>What Black paid</source>
        <translation>Was Schwarz bezahlt hat</translation>
    </message>
    <message>
        <source>What Red paid</source>
        <translation>Was Rot bezahlt hat</translation>
    </message>
    <message>
        <source>What Green paid</source>
        <translation>Was Grün bezahlt hat</translation>
    </message>
    <message>
        <source>What Blue paid</source>
        <translation>Was Blau bezahlt hat</translation>
    </message>
    <message>
        <source>What Yellow paid</source>
        <translation>Was Gelb bezahlt hat</translation>
    </message>
    <message>
        <source>1 seal each: {points} points</source>
        <translation>Preis: 1 Siegel (= {points} Punkte)</translation>
    </message>
    <message>
        <source>First Merchant</source>
        <translation>Erster Händler</translation>
    </message>
    <message>
        <source>Scribe +{bonus}</source>
        <translation>Schreiber +{bonus}</translation>
    </message>
    <message>
        <source>{type}: each holder cashes in one</source>
        <translation>{type}: Alle werten eins und legen es ab</translation>
    </message>
    <message>
        <source>Sum {n} of {most}</source>
        <translation>Summe {n} von {most}</translation>
    </message>
    <message>
        <source>Longest chain {n}: a roll closes it with {percent}%</source>
        <translation>Längste Kette {n}: schließt mit {percent} % Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>without the tile “Market Closed”</source>
        <translation>ohne das Plättchen „Markt geschlossen“</translation>
    </message>
    <message>
        <source>a Servant here closes the market</source>
        <translation>ein Diener hier schließt den Markt</translation>
    </message>
    <message>
        <source>{seat} {each}.</source>
        <translation>{seat} {each}.</translation>
    </message>
    <message>
        <source>gets {n} Deben from {market}</source>
        <translation>erhält {n} Deben aus {market}</translation>
    </message>
    <message>
        <source>pays {n} Deben in {market}</source>
        <translation>zahlt {n} Deben in {market}</translation>
    </message>
    <message>
        <source>takes {n} Deben as half of the Reserve in {market}</source>
        <translation>nimmt {n} Deben als Hälfte der Kasse in {market}</translation>
    </message>
    <message>
        <source>takes {gift}</source>
        <translation>nimmt {gift}</translation>
    </message>
    <message>
        <source>gets a royal seal</source>
        <translation>erhält ein königliches Siegel</translation>
    </message>
</context>
<context>
    <name>osiris</name>
    <message>
        <source>Beige</source>
        <translation>Beige</translation>
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
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>beige priest without a ring</source>
        <translation>Priester in Beige ohne Ring</translation>
    </message>
    <message>
        <source>blue priest without a ring</source>
        <translation>Priester in Blau ohne Ring</translation>
    </message>
    <message>
        <source>green priest without a ring</source>
        <translation>Priester in Grün ohne Ring</translation>
    </message>
    <message>
        <source>red priest without a ring</source>
        <translation>Priester in Rot ohne Ring</translation>
    </message>
    <message>
        <source>beige priest with one ring</source>
        <translation>Priester in Beige mit einem Ring</translation>
    </message>
    <message>
        <source>blue priest with one ring</source>
        <translation>Priester in Blau mit einem Ring</translation>
    </message>
    <message>
        <source>green priest with one ring</source>
        <translation>Priester in Grün mit einem Ring</translation>
    </message>
    <message>
        <source>red priest with one ring</source>
        <translation>Priester in Rot mit einem Ring</translation>
    </message>
    <message>
        <source>beige priest with two rings</source>
        <translation>Priester in Beige mit zwei Ringen</translation>
    </message>
    <message>
        <source>blue priest with two rings</source>
        <translation>Priester in Blau mit zwei Ringen</translation>
    </message>
    <message>
        <source>green priest with two rings</source>
        <translation>Priester in Grün mit zwei Ringen</translation>
    </message>
    <message>
        <source>red priest with two rings</source>
        <translation>Priester in Rot mit zwei Ringen</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beig</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>Osiris</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>Isis</source>
        <translation>Isis</translation>
    </message>
    <message>
        <source>Horus</source>
        <translation>Horus</translation>
    </message>
    <message>
        <source>Seth</source>
        <translation>Seth</translation>
    </message>
    <message>
        <source>Nephthys</source>
        <translation>Nephthys</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Thoth</source>
        <translation>Thoth</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Amun</source>
        <translation>Amun</translation>
    </message>
    <message>
        <source>Hathor</source>
        <translation>Hathor</translation>
    </message>
    <message>
        <source>Bastet</source>
        <translation>Bastet</translation>
    </message>
    <message>
        <source>Ptah</source>
        <translation>Ptah</translation>
    </message>
    <message>
        <source>Sobek</source>
        <translation>Sobek</translation>
    </message>
    <message>
        <source>of Osiris</source>
        <translation>des Osiris</translation>
    </message>
    <message>
        <source>of Isis</source>
        <translation>der Isis</translation>
    </message>
    <message>
        <source>of Horus</source>
        <translation>des Horus</translation>
    </message>
    <message>
        <source>of Seth</source>
        <translation>des Seth</translation>
    </message>
    <message>
        <source>of Nephthys</source>
        <translation>der Nephthys</translation>
    </message>
    <message>
        <source>of Anubis</source>
        <translation>des Anubis</translation>
    </message>
    <message>
        <source>of Thoth</source>
        <translation>des Thoth</translation>
    </message>
    <message>
        <source>of Re</source>
        <translation>des Re</translation>
    </message>
    <message>
        <source>of Amun</source>
        <translation>des Amun</translation>
    </message>
    <message>
        <source>of Hathor</source>
        <translation>der Hathor</translation>
    </message>
    <message>
        <source>of Bastet</source>
        <translation>der Bastet</translation>
    </message>
    <message>
        <source>of Ptah</source>
        <translation>des Ptah</translation>
    </message>
    <message>
        <source>of Sobek</source>
        <translation>des Sobek</translation>
    </message>
    <message>
        <source>space {name}</source>
        <translation>Feld {name}</translation>
    </message>
    <message>
        <source>{face}-{lane}-{index}</source>
        <extracomment>A space as it is read out: face, lane, number.</extracomment>
        <translation>{face} {lane} {index}</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>the tip of the pyramid</source>
        <translation>Pyramidenspitze</translation>
    </message>
    <message>
        <source>the temple {of}</source>
        <translation>Tempel {of}</translation>
    </message>
    <message>
        <source>the god under {under}</source>
        <translation>Gottheit unter {under}</translation>
    </message>
    <message>
        <source>the {colour} followers not yet set</source>
        <translation>noch nicht gesetzte {colour}e Anhänger</translation>
    </message>
    <message>
        <source>the beige priest without a ring</source>
        <translation>dem Priester in Beige ohne Ring</translation>
    </message>
    <message>
        <source>the blue priest without a ring</source>
        <translation>dem Priester in Blau ohne Ring</translation>
    </message>
    <message>
        <source>the green priest without a ring</source>
        <translation>dem Priester in Grün ohne Ring</translation>
    </message>
    <message>
        <source>the red priest without a ring</source>
        <translation>dem Priester in Rot ohne Ring</translation>
    </message>
    <message>
        <source>the beige priest with one ring</source>
        <translation>dem Priester in Beige mit einem Ring</translation>
    </message>
    <message>
        <source>the blue priest with one ring</source>
        <translation>dem Priester in Blau mit einem Ring</translation>
    </message>
    <message>
        <source>the green priest with one ring</source>
        <translation>dem Priester in Grün mit einem Ring</translation>
    </message>
    <message>
        <source>the red priest with one ring</source>
        <translation>dem Priester in Rot mit einem Ring</translation>
    </message>
    <message>
        <source>the beige priest with two rings</source>
        <translation>dem Priester in Beige mit zwei Ringen</translation>
    </message>
    <message>
        <source>the blue priest with two rings</source>
        <translation>dem Priester in Blau mit zwei Ringen</translation>
    </message>
    <message>
        <source>the green priest with two rings</source>
        <translation>dem Priester in Grün mit zwei Ringen</translation>
    </message>
    <message>
        <source>the red priest with two rings</source>
        <translation>dem Priester in Rot mit zwei Ringen</translation>
    </message>
    <message>
        <source>a priest has reached the tip</source>
        <translation>ein Priester hat die Spitze erreicht</translation>
    </message>
    <message>
        <source>blockades close the tip on all four sides</source>
        <translation>Blockaden sperren die Spitze auf allen vier Seiten</translation>
    </message>
    <message>
        <source>nobody can move a priest</source>
        <translation>niemand kann einen Priester bewegen</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “a step a0 N-1-2”.</source>
        <translation>„{text}“ ist keine Aktion; Aktionen schreibt man wie „a step a0 N-1-2“.</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; it is written “chance gods” and the names of all 13 gods.</source>
        <translation>„{text}“ ist keine Aktion des Zufalls; man schreibt „chance gods“ und die Namen aller 13 Götter.</translation>
    </message>
    <message>
        <source>“{text}” is no seat; the seats are a, b, c and d.</source>
        <translation>„{text}“ ist kein Platz; die Plätze heißen a, b, c und d.</translation>
    </message>
    <message>
        <source>“{text}” is no colour; the colours are a, b, c and d.</source>
        <translation>„{text}“ ist keine Farbe; die Farben heißen a, b, c und d.</translation>
    </message>
    <message>
        <source>“{text}” is no high priest; they are a0 to d2.</source>
        <translation>„{text}“ ist kein Oberpriester; sie heißen a0 bis d2.</translation>
    </message>
    <message>
        <source>“{text}” is no god of this game.</source>
        <translation>„{text}“ ist keine Gottheit dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is no place of the board; places are written like N-1-2, tip and town-a0.</source>
        <translation>„{text}“ ist kein Ort des Spielplans; Orte schreibt man wie N-1-2, tip und town-a0.</translation>
    </message>
    <message>
        <source>The god “{text}” is named twice.</source>
        <translation>Die Gottheit „{text}“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Nothing is dealt now.</source>
        <translation>Jetzt wird nichts ausgeteilt.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Das kann man in diesem Spiel nicht tun.</translation>
    </message>
    <message>
        <source>The gods are dealt first.</source>
        <translation>Zuerst werden die Götter ausgeteilt.</translation>
    </message>
    <message>
        <source>All 13 gods are dealt, each once.</source>
        <translation>Alle 13 Götter werden ausgeteilt, jeder einmal.</translation>
    </message>
    <message>
        <source>Nobody sees how the gods are dealt.</source>
        <translation>Niemand sieht, wie die Götter ausgeteilt werden.</translation>
    </message>
    <message>
        <source>{seat} decides about the gods first.</source>
        <translation>Zuerst entscheidet {seat} über die Götter.</translation>
    </message>
    <message>
        <source>A {colour} follower is set at a temple first.</source>
        <translation>Zuerst wird ein {colour}er Anhänger in einen Tempel gesetzt.</translation>
    </message>
    <message>
        <source>All followers are set; they are only moved now, after a walk.</source>
        <translation>Alle Anhänger sind gesetzt; nach einem Weg werden sie nur noch versetzt.</translation>
    </message>
    <message>
        <source>A priest must be moved first.</source>
        <translation>Zuerst muss ein Priester bewegt werden.</translation>
    </message>
    <message>
        <source>The walk is not over: it goes on with the {priest}.</source>
        <translation>Der Weg ist nicht zu Ende: Der {priest} geht weiter.</translation>
    </message>
    <message>
        <source>The question whether the gods are swapped comes first.</source>
        <translation>Zuerst ist zu entscheiden, ob die Götter getauscht werden.</translation>
    </message>
    <message>
        <source>A priest has walked in this turn; a follower may be moved now.</source>
        <translation>Ein Priester ist schon gegangen; jetzt darf ein Anhänger versetzt werden.</translation>
    </message>
    <message>
        <source>No own priest can take a step in this turn; a follower may be moved.</source>
        <translation>Kein eigener Priester kann in diesem Zug gehen; ein Anhänger darf versetzt werden.</translation>
    </message>
    <message>
        <source>The {priest} does not take part in this game.</source>
        <translation>Der {priest} spielt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>The {priest} belongs to another player.</source>
        <translation>Der {priest} gehört einem anderen Spieler.</translation>
    </message>
    <message>
        <source>The walk goes on with the {priest}; no other priest is moved in this turn.</source>
        <translation>Der {priest} geht weiter; in diesem Zug wird kein anderer Priester bewegt.</translation>
    </message>
    <message>
        <source>The {priest} has no power counter in the home town.</source>
        <translation>Der {priest} hat keinen Machtstein in der Heimatstadt.</translation>
    </message>
    <message>
        <source>The {priest} can take no step that the power at home pays for.</source>
        <translation>Der {priest} kann mit der Macht in der Heimatstadt keinen Schritt gehen.</translation>
    </message>
    <message>
        <source>No priest but its own may enter {place}.</source>
        <translation>Nur ihr eigener Priester darf diese Stadt betreten: {place}.</translation>
    </message>
    <message>
        <source>The {priest} does not stand next to {place}.</source>
        <translation>Der {priest} steht nicht daneben: {place}.</translation>
    </message>
    <message>
        <source>An own priest is in the way: the {priest}.</source>
        <translation>Ein eigener Priester ist im Weg: der {priest}.</translation>
    </message>
    <message>
        <source>The blockade on {place} can be entered from the side only.</source>
        <translation>Die Blockade auf {place} lässt sich nur von der Seite betreten.</translation>
    </message>
    <message>
        <source>The step costs {n} power; the {priest} has {left}.</source>
        <translation>Der Schritt kostet {n} Macht; der {priest} hat {left}.</translation>
    </message>
    <message>
        <source>A blockade is set after at least one step.</source>
        <translation>Eine Blockade setzt man erst nach mindestens einem Schritt.</translation>
    </message>
    <message>
        <source>Only the last power counter can become a blockade; {left} are left.</source>
        <translation>Nur der letzte Machtstein kann zur Blockade werden; übrig sind {left}.</translation>
    </message>
    <message>
        <source>A blockade is set on a space of the pyramid.</source>
        <translation>Eine Blockade wird auf ein Feld der Pyramide gesetzt.</translation>
    </message>
    <message>
        <source>No blockade can be set where a priest stands ({place}).</source>
        <translation>Wo ein Priester steht, kann keine Blockade gesetzt werden ({place}).</translation>
    </message>
    <message>
        <source>There is a blockade on {place} already.</source>
        <translation>Auf {place} liegt schon eine Blockade.</translation>
    </message>
    <message>
        <source>Three {colour} followers are at {place} already.</source>
        <translation>Im {place} stehen schon drei {colour}e Anhänger.</translation>
    </message>
    <message>
        <source>The {colour} followers belong to another player.</source>
        <translation>Die {colour}en Anhänger gehören einem anderen Spieler.</translation>
    </message>
    <message>
        <source>There is no {colour} follower at {place}.</source>
        <translation>Im {place} steht kein {colour}er Anhänger.</translation>
    </message>
    <message>
        <source>The follower is at {place} already.</source>
        <translation>Der Anhänger steht schon im {place}.</translation>
    </message>
    <message>
        <source>No own follower stands there ({god}).</source>
        <translation>Dort steht kein eigener Anhänger ({god}).</translation>
    </message>
    <message>
        <source>The {priest} must spend what is left ({left}): a walk may stop early only straight after a won fight.</source>
        <translation>Der {priest} muss ausgeben, was übrig ist ({left}): Früher enden darf ein Weg nur gleich nach einem gewonnenen Kampf.</translation>
    </message>
    <message>
        <source>The gods are swapped only straight after a fight.</source>
        <translation>Die Götter werden nur gleich nach einem Kampf getauscht.</translation>
    </message>
    <message>
        <source>Choose one of your priests.</source>
        <translation>Wählen Sie einen Ihrer Priester.</translation>
    </message>
    <message>
        <source>Followers are moved after the walk.</source>
        <translation>Anhänger werden nach dem Weg versetzt.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Etwas liegt dort, wo es nicht liegen kann ({place}).</translation>
    </message>
    <message>
        <source>The {priest} stands on two places.</source>
        <translation>Der {priest} steht an zwei Orten.</translation>
    </message>
    <message>
        <source>More than three followers of one colour are at the temple ({colour}, {god}).</source>
        <translation>Im Tempel stehen mehr als drei {colour}e Anhänger: {god}.</translation>
    </message>
    <message>
        <source>More than one power counter lies on {place}.</source>
        <translation>Auf {place} liegt mehr als ein Machtstein.</translation>
    </message>
    <message>
        <source>Two gods lie on one place ({place}).</source>
        <translation>An einem Ort liegen zwei Götter ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n follower(s) of {colour} instead of 5.</source>
        <translation>
            <numerusform>Es gibt %n {colour}en Anhänger statt 5.</numerusform>
            <numerusform>Es gibt %n {colour}e Anhänger statt 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn cannot have the number {n}: it is 0 in the set-up and counts from 1 after it.</source>
        <translation>Der Zug kann nicht die Nummer {n} haben: Beim Aufbau ist sie 0, danach zählt sie ab 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row cannot have begun without a step here; after {most} the game is over.</source>
        <translation>
            <numerusform>%n Zug kann hier nicht ohne Schritt begonnen haben; nach {most} ist die Partie zu Ende.</numerusform>
            <numerusform>%n Züge in Folge können hier nicht ohne Schritt begonnen haben; nach {most} ist die Partie zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {priest} is not on the board.</source>
        <translation>Der {priest} ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The {priest} stands in a town of another priest.</source>
        <translation>Der {priest} steht in der Stadt eines anderen Priesters.</translation>
    </message>
    <message>
        <source>The {priest} stands on the tip, but the game has not ended so.</source>
        <translation>Der {priest} steht auf der Spitze, aber die Partie ist nicht so zu Ende gegangen.</translation>
    </message>
    <message>
        <source>Two high priests stand on one space ({place}).</source>
        <translation>Zwei Oberpriester stehen auf einem Feld ({place}).</translation>
    </message>
    <message>
        <source>A high priest stands on a blockade ({place}).</source>
        <translation>Ein Oberpriester steht auf einer Blockade ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s); with more than {most} a last one might find no empty space.</source>
        <translation>
            <numerusform>Es gibt %n Machtstein; bei mehr als {most} fände ein letzter vielleicht kein leeres Feld.</numerusform>
            <numerusform>Es gibt %n Machtsteine; bei mehr als {most} fände ein letzter vielleicht kein leeres Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>The gods are not dealt yet, but one lies there already ({place}).</source>
        <translation>Die Götter sind noch nicht ausgeteilt, aber einer liegt schon da ({place}).</translation>
    </message>
    <message>
        <source>A god is missing ({place}).</source>
        <translation>Eine Gottheit fehlt ({place}).</translation>
    </message>
    <message>
        <source>A god is unknown that has to be known here ({place}).</source>
        <translation>Eine Gottheit ist unbekannt, die hier bekannt sein muss ({place}).</translation>
    </message>
    <message>
        <source>A god is shown that this player does not know ({place}).</source>
        <translation>Eine Gottheit ist zu sehen, die dieser Spieler nicht kennt ({place}).</translation>
    </message>
    <message>
        <source>{god} lies on two places.</source>
        <translation>{god} liegt an zwei Orten.</translation>
    </message>
    <message>
        <source>Who knows the god does not fit the players ({place}): an owner always knows it.</source>
        <translation>Wer die Gottheit kennt, passt nicht zu den Spielern ({place}): Der Besitzer kennt sie immer.</translation>
    </message>
    <message>
        <source>The next follower is {seat}&apos;s.</source>
        <translation>Den nächsten Anhänger setzt {seat}.</translation>
    </message>
    <message>
        <source>{seat} has no legal step, so that only a follower may be moved.</source>
        <translation>{seat} hat keinen erlaubten Schritt, darf also nur einen Anhänger versetzen.</translation>
    </message>
    <message>
        <source>The {priest} can neither walk on nor end his walk.</source>
        <translation>Der {priest} kann weder weitergehen noch seinen Weg beenden.</translation>
    </message>
    <message>
        <source>The {priest} walks, but it is the turn of {seat}.</source>
        <translation>Der {priest} ist unterwegs, aber {seat} ist am Zug.</translation>
    </message>
    <message>
        <source>The {priest} cannot have spent {spent} and have {left} left with {n} in his town.</source>
        <translation>Der {priest} kann nicht {spent} ausgegeben und noch {left} übrig haben, bei {n} in seiner Stadt.</translation>
    </message>
    <message>
        <source>The fight is not one between the high priest who walks and one of another player.</source>
        <translation>In diesem Kampf trifft der gehende Oberpriester nicht auf den eines anderen Spielers.</translation>
    </message>
    <message>
        <source>After the fight {other} must know the god of the {priest}.</source>
        <translation>Nach dem Kampf muss {other} die Gottheit unter dem {priest} kennen.</translation>
    </message>
    <message>
        <source>The game is not over in this way.</source>
        <translation>So endet die Partie nicht.</translation>
    </message>
    <message>
        <source>The god that decides is turned up, so everybody knows it ({place}).</source>
        <translation>Die entscheidende Gottheit ist aufgedeckt, also kennen sie alle ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s) instead of {right}.</source>
        <translation>
            <numerusform>Es gibt %n Machtstein statt {right}.</numerusform>
            <numerusform>Es gibt %n Machtsteine statt {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n follower(s) of {colour} are at temples.</source>
        <translation>
            <numerusform>Nur %n {colour}er Anhänger steht in einem Tempel.</numerusform>
            <numerusform>Nur %n {colour}e Anhänger stehen in Tempeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {n} would be {seat}&apos;s.</source>
        <translation>In Zug {n} wäre {seat} an der Reihe.</translation>
    </message>
    <message>
        <source>More power counters lie in the town of the {priest} than this walk can have left there.</source>
        <translation>In der Heimatstadt liegen mehr Machtsteine, als dieser Weg dort übrig lassen kann: {priest}.</translation>
    </message>
    <message>
        <source>The {priest} has won a fight, but stands on no space of the pyramid.</source>
        <translation>Der {priest} hat einen Kampf gewonnen, steht aber auf keinem Feld der Pyramide.</translation>
    </message>
    <message>
        <source>The {priest} has won against the {rival}, but his god is not the stronger one.</source>
        <translation>Der {priest} hat gegen den {rival} gewonnen, aber seine Gottheit ist nicht die stärkere.</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn is counted as one without a step, but {seat} has a legal one.</source>
        <translation>{seat} hat einen erlaubten Schritt, aber der Zug zählt als einer ohne Schritt ({seat}).</translation>
    </message>
    <message>
        <source>Somebody knows the god under the tip.</source>
        <translation>Jemand kennt die Gottheit unter der Spitze.</translation>
    </message>
    <message>
        <source>God that decides</source>
        <translation>Entscheidende Gottheit</translation>
    </message>
    <message>
        <source>the god under the priest at the tip</source>
        <translation>die Gottheit unter dem Priester auf der Spitze</translation>
    </message>
    <message>
        <source>the god that lay under the tip</source>
        <translation>die Gottheit, die unter der Spitze lag</translation>
    </message>
    <message>
        <source>When a priest reaches the tip, the followers at one god&apos;s temple decide who wins: the god under that priest, or the one that lay under the tip from the beginning.</source>
        <translation>Erreicht ein Priester die Spitze, entscheiden die Anhänger im Tempel einer Gottheit, wer gewinnt: der Gottheit unter diesem Priester oder derjenigen, die von Anfang an unter der Spitze lag.</translation>
    </message>
    <message>
        <source>Your gods</source>
        <translation>Eigene Götter</translation>
    </message>
    <message>
        <source>Followers at the deciding temple</source>
        <translation>Anhänger im entscheidenden Tempel</translation>
    </message>
    <message>
        <source>tip of the pyramid</source>
        <translation>Pyramidenspitze</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <source>The gods are shuffled; {seat} will begin</source>
        <translation>Die Götter werden gemischt; {seat} beginnt</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets a {colour} follower at a temple: %n left to set</source>
        <translation>
            <numerusform>{seat} setzt einen {colour}en Anhänger in einen Tempel: noch %n zu setzen</numerusform>
            <numerusform>{seat} setzt einen {colour}en Anhänger in einen Tempel: noch %n zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {most} of one colour stand at one temple.</source>
        <translation>In einem Tempel stehen höchstens {most} einer Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose a priest to move, %n can walk</source>
        <translation>
            <numerusform>{seat} wählt einen Priester, %n kann gehen</numerusform>
            <numerusform>{seat} wählt einen Priester, %n können gehen</numerusform>
        </translation>
    </message>
    <message>
        <source>He spends all the power of his home town, or all but one, which becomes a blockade.</source>
        <translation>Er gibt alle Machtsteine seiner Heimatstadt aus oder alle bis auf einen, der zur Blockade wird.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} walks with the {priest}: %n of {all} power left</source>
        <translation>
            <numerusform>{seat} geht mit dem {priest}: noch %n von {all} Macht</numerusform>
            <numerusform>{seat} geht mit dem {priest}: noch %n von {all} Macht</numerusform>
        </translation>
    </message>
    <message>
        <source>A step sideways costs 1, a step up or down 2.</source>
        <translation>Ein Schritt seitwärts kostet 1, auf eine andere Stufe 2.</translation>
    </message>
    <message>
        <source>Take one step sideways, or set the last counter as a blockade on an empty space.</source>
        <translation>Einen Schritt seitwärts gehen oder den letzten Machtstein als Blockade auf ein leeres Feld setzen.</translation>
    </message>
    <message>
        <source>Set the last counter as a blockade on an empty space.</source>
        <translation>Den letzten Machtstein als Blockade auf ein leeres Feld setzen.</translation>
    </message>
    <message>
        <source>The fight is won: walk on, or stop here and keep what is left.</source>
        <translation>Der Kampf ist gewonnen: weitergehen oder hier anhalten und den Rest behalten.</translation>
    </message>
    <message>
        <source>The fight is won: take one step sideways, set a blockade, or stop here and keep the counter.</source>
        <translation>Der Kampf ist gewonnen: einen Schritt seitwärts gehen, eine Blockade setzen oder hier anhalten und den Machtstein behalten.</translation>
    </message>
    <message>
        <source>{seat} has won the fight and decides whether the two gods are swapped</source>
        <translation>{seat} hat den Kampf gewonnen und entscheidet, ob die beiden Götter getauscht werden</translation>
    </message>
    <message>
        <source>{seat}: move one follower to another temple, or none</source>
        <translation>{seat} darf einen Anhänger in einen anderen Tempel versetzen</translation>
    </message>
    <message>
        <source>None of the own priests can take a step.</source>
        <translation>Kein eigener Priester kann einen Schritt gehen.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}: %n follower(s) there</source>
        <translation>
            <numerusform>{winner} gewinnt mit {god}: %n Anhänger dort</numerusform>
            <numerusform>{winner} gewinnt mit {god}: %n Anhänger dort</numerusform>
        </translation>
    </message>
    <message>
        <source>Set at {place}</source>
        <translation>In den {place} setzen</translation>
    </message>
    <message>
        <source>Step to {name}</source>
        <translation>Schritt auf {name}</translation>
    </message>
    <message>
        <source>Step home</source>
        <translation>Nach Hause</translation>
    </message>
    <message>
        <source>Step to the tip</source>
        <translation>Schritt zur Spitze</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Swap the gods</source>
        <translation>Götter tauschen</translation>
    </message>
    <message>
        <source>Keep the gods</source>
        <translation>Götter behalten</translation>
    </message>
    <message>
        <source>Blockade on {name}</source>
        <translation>Blockade auf {name}</translation>
    </message>
    <message>
        <source>Move to {place}</source>
        <translation>In den {place} versetzen</translation>
    </message>
    <message>
        <source>Move no follower</source>
        <translation>Kein Anhänger</translation>
    </message>
    <message>
        <source>Set a blockade…</source>
        <translation>Blockade setzen…</translation>
    </message>
    <message>
        <source>The gods are shuffled: one lies under each priest and one under the tip.</source>
        <translation>Die Götter sind gemischt: Unter jedem Priester und unter der Spitze liegt einer.</translation>
    </message>
    <message>
        <source>{seat} sets a {colour} follower at {place}.</source>
        <translation>{seat} setzt einen {colour}en Anhänger in den {place}.</translation>
    </message>
    <message>
        <source>{seat} stops.</source>
        <translation>{seat} hält an.</translation>
    </message>
    <message>
        <source>{seat} swaps the gods.</source>
        <translation>{seat} tauscht die Götter.</translation>
    </message>
    <message>
        <source>{seat} keeps the gods.</source>
        <translation>{seat} tauscht die Götter nicht.</translation>
    </message>
    <message>
        <source>{seat} sets a blockade on {name}.</source>
        <translation>{seat} setzt eine Blockade auf {name}.</translation>
    </message>
    <message>
        <source>{seat} moves a {colour} follower from {from-god} to {god}.</source>
        <translation>{seat} versetzt einen {colour}en Anhänger von {from-god} zu {god}.</translation>
    </message>
    <message>
        <source>{seat} moves no follower.</source>
        <translation>{seat} versetzt keinen Anhänger.</translation>
    </message>
    <message>
        <source>follower at {place}</source>
        <translation>Anhänger im {place}</translation>
    </message>
    <message>
        <source>step to {name}</source>
        <translation>Schritt auf {name}</translation>
    </message>
    <message>
        <source>step home</source>
        <translation>Schritt nach Hause</translation>
    </message>
    <message>
        <source>step to the tip</source>
        <translation>Schritt zur Spitze</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>swap of the gods</source>
        <translation>Götter tauschen</translation>
    </message>
    <message>
        <source>keeping of the gods</source>
        <translation>Götter nicht tauschen</translation>
    </message>
    <message>
        <source>blockade on {name}</source>
        <translation>Blockade auf {name}</translation>
    </message>
    <message>
        <source>move to {place}</source>
        <translation>Anhänger in den {place}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>home</source>
        <translation>nach Hause</translation>
    </message>
    <message>
        <source>{colour} follower to {god}</source>
        <translation>Anhänger {colour} zu {god}</translation>
    </message>
    <message>
        <source>no follower moved</source>
        <translation>keinen Anhänger versetzen</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{seat} can move no priest.</source>
        <translation>{seat} kann keinen Priester bewegen.</translation>
    </message>
    <message>
        <source>{seat} removes the blockade on {place}; its counter goes home.</source>
        <translation>{seat} entfernt die Blockade auf {place}; ihr Machtstein kommt nach Hause.</translation>
    </message>
    <message>
        <source>{seat} fights {other} on {place} and wins.</source>
        <translation>{seat} kämpft auf {place} gegen {other} und gewinnt.</translation>
    </message>
    <message>
        <source>{seat} fights {other} on {place} and loses.</source>
        <translation>{seat} kämpft auf {place} gegen {other} und verliert.</translation>
    </message>
    <message>
        <source>{god} {strength} against {rival-god} {rival-strength}.</source>
        <translation>{god} {strength} gegen {rival-god} {rival-strength}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows %n power counter(s), up to the {town}.</source>
        <translation>
            <numerusform>{seat} verteilt %n Machtstein bis zur {town}.</numerusform>
            <numerusform>{seat} verteilt %n Machtsteine bis zur {town}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} behält %n Machtstein zu Hause.</numerusform>
            <numerusform>{seat} behält %n Machtsteine zu Hause.</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} decides: {by}.</source>
        <translation>{god} entscheidet: {by}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}, %n follower(s) there: {reason}.</source>
        <translation>
            <numerusform>{winner} gewinnt mit {god}, %n Anhänger dort ({reason}).</numerusform>
            <numerusform>{winner} gewinnt mit {god}, %n Anhänger dort ({reason}).</numerusform>
        </translation>
    </message>
    <message>
        <source>the god under the tip of the pyramid</source>
        <translation>die Gottheit unter der Pyramidenspitze</translation>
    </message>
    <message>
        <source>the god under the priest who has reached the tip</source>
        <translation>die Gottheit unter dem Priester, der die Spitze erreicht hat</translation>
    </message>
    <message>
        <source>{god} has strength {n}</source>
        <translation>{god} hat Stärke {n}</translation>
    </message>
    <message>
        <source>the tip is closed, and the game ends</source>
        <translation>die Spitze ist gesperrt, und die Partie endet</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>Blockade</translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left</source>
        <translation>
            <numerusform>kostet %n Macht, übrig {left}</numerusform>
            <numerusform>kostet %n Macht, übrig {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power; the walk ends here</source>
        <translation>
            <numerusform>kostet %n Macht; der Weg endet hier</numerusform>
            <numerusform>kostet %n Macht; der Weg endet hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left; the blockade is removed, and its counter goes home</source>
        <translation>
            <numerusform>kostet %n Macht, übrig {left}; die Blockade wird entfernt, ihr Machtstein kommt nach Hause</numerusform>
            <numerusform>kostet %n Macht, übrig {left}; die Blockade wird entfernt, ihr Machtstein kommt nach Hause</numerusform>
        </translation>
    </message>
    <message>
        <source>a fight with the {rival} ({other}), {left} power left</source>
        <translation>Kampf mit dem {rival} ({other}), übrige Macht: {left}</translation>
    </message>
    <message>
        <source>reaches the tip, and the game ends</source>
        <translation>erreicht die Spitze, und die Partie endet</translation>
    </message>
    <message>
        <source>closes {place} from above and below; the walk ends</source>
        <translation>sperrt {place} von oben und unten; der Weg endet</translation>
    </message>
    <message>
        <source>closes the last way to the tip: the game ends, and the god under the tip decides</source>
        <translation>sperrt den letzten Weg zur Spitze: Die Partie endet, und die Gottheit unter der Spitze entscheidet</translation>
    </message>
    <message>
        <source>gives {god} strength {n}</source>
        <translation>gibt {god} Stärke {n}</translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent</source>
        <translation>
            <numerusform>der Weg kann hier enden und kostet %n Macht</numerusform>
            <numerusform>der Weg kann hier enden und kostet %n Macht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}</source>
        <translation>
            <numerusform>der Weg kann hier enden und kostet %n Macht; Blockade entfernt: {place}</numerusform>
            <numerusform>der Weg kann hier enden und kostet %n Macht; Blockade entfernt: {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; the last counter becomes a blockade</source>
        <translation>
            <numerusform>der Weg kann hier enden und kostet %n Macht; der letzte Machtstein wird zur Blockade</numerusform>
            <numerusform>der Weg kann hier enden und kostet %n Macht; der letzte Machtstein wird zur Blockade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}; the last counter becomes a new one</source>
        <translation>
            <numerusform>der Weg kann hier enden und kostet %n Macht; Blockade entfernt: {place}; der letzte Machtstein wird zur neuen Blockade</numerusform>
            <numerusform>der Weg kann hier enden und kostet %n Macht; Blockade entfernt: {place}; der letzte Machtstein wird zur neuen Blockade</numerusform>
        </translation>
    </message>
    <message>
        <source>a way to a fight with the {rival} ({other}), {left} power left</source>
        <translation>Weg zu einem Kampf mit dem {rival} ({other}), übrige Macht: {left}</translation>
    </message>
    <message>
        <source>a way to a fight with the {rival} ({other}), {left} power left; it removes a blockade: {place}</source>
        <translation>Weg zu einem Kampf mit dem {rival} ({other}), übrige Macht: {left}; Blockade entfernt: {place}</translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power; there the game ends</source>
        <translation>
            <numerusform>Weg zur Spitze für %n Macht; dort endet die Partie</numerusform>
            <numerusform>Weg zur Spitze für %n Macht; dort endet die Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power, where the game ends; it removes a blockade: {place}</source>
        <translation>
            <numerusform>Weg zur Spitze für %n Macht, dort endet die Partie; Blockade entfernt: {place}</numerusform>
            <numerusform>Weg zur Spitze für %n Macht, dort endet die Partie; Blockade entfernt: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>the ways there remove different blockades: walk step by step</source>
        <translation>die Wege dorthin entfernen verschiedene Blockaden: Schritt für Schritt gehen</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>beige priest without a ring, {seat}</source>
        <translation>Priester in Beige ohne Ring, {seat}</translation>
    </message>
    <message>
        <source>blue priest without a ring, {seat}</source>
        <translation>Priester in Blau ohne Ring, {seat}</translation>
    </message>
    <message>
        <source>green priest without a ring, {seat}</source>
        <translation>Priester in Grün ohne Ring, {seat}</translation>
    </message>
    <message>
        <source>red priest without a ring, {seat}</source>
        <translation>Priester in Rot ohne Ring, {seat}</translation>
    </message>
    <message>
        <source>beige priest with one ring, {seat}</source>
        <translation>Priester in Beige mit einem Ring, {seat}</translation>
    </message>
    <message>
        <source>blue priest with one ring, {seat}</source>
        <translation>Priester in Blau mit einem Ring, {seat}</translation>
    </message>
    <message>
        <source>green priest with one ring, {seat}</source>
        <translation>Priester in Grün mit einem Ring, {seat}</translation>
    </message>
    <message>
        <source>red priest with one ring, {seat}</source>
        <translation>Priester in Rot mit einem Ring, {seat}</translation>
    </message>
    <message>
        <source>beige priest with two rings, {seat}</source>
        <translation>Priester in Beige mit zwei Ringen, {seat}</translation>
    </message>
    <message>
        <source>blue priest with two rings, {seat}</source>
        <translation>Priester in Blau mit zwei Ringen, {seat}</translation>
    </message>
    <message>
        <source>green priest with two rings, {seat}</source>
        <translation>Priester in Grün mit zwei Ringen, {seat}</translation>
    </message>
    <message>
        <source>red priest with two rings, {seat}</source>
        <translation>Priester in Rot mit zwei Ringen, {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n beige follower(s)</source>
        <translation>
            <numerusform>%n beiger Anhänger</numerusform>
            <numerusform>%n beige Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue follower(s)</source>
        <translation>
            <numerusform>%n blauer Anhänger</numerusform>
            <numerusform>%n blaue Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green follower(s)</source>
        <translation>
            <numerusform>%n grüner Anhänger</numerusform>
            <numerusform>%n grüne Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red follower(s)</source>
        <translation>
            <numerusform>%n roter Anhänger</numerusform>
            <numerusform>%n rote Anhänger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s)</source>
        <translation>
            <numerusform>%n Machtstein</numerusform>
            <numerusform>%n Machtsteine</numerusform>
        </translation>
    </message>
    <message>
        <source>god face up</source>
        <translation>offene Gottheit</translation>
    </message>
    <message>
        <source>god face down</source>
        <translation>verdeckte Gottheit</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>keine Macht</translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n Anhänger</numerusform>
            <numerusform>%n Anhänger</numerusform>
        </translation>
    </message>
    <message>
        <source>no followers</source>
        <translation>keine Anhänger</translation>
    </message>
    <message>
        <source>the pyramid’s tip</source>
        <translation>der Pyramidenspitze</translation>
    </message>
    <message>
        <source>A colour does not take part, but something of it is there: {colour}.</source>
        <translation>Eine Farbe spielt nicht mit, aber {colour}e Spielteile sind da.</translation>
    </message>
    <message>
        <source>All spaces around the tip carry blockades, but the game has not ended so.</source>
        <translation>Auf allen Feldern um die Spitze liegen Blockaden, aber die Partie ist nicht so zu Ende gegangen.</translation>
    </message>
    <message>
        <source>The game begins otherwise: priests at home, 2 power counters in each town, no blockades.</source>
        <translation>Die Partie beginnt anders: Priester zu Hause, 2 Machtsteine in jeder Stadt, keine Blockaden.</translation>
    </message>
    <message>
        <source>After a fight the winner stands on a space and the loser in his home town; here they do not: {priest}, {rival}.</source>
        <translation>Nach einem Kampf steht der Sieger auf einem Feld und der Verlierer in seiner Heimatstadt; hier nicht: {priest}, {rival}.</translation>
    </message>
    <message>
        <source>The priest has reached the tip, but none of the spaces around it is empty.</source>
        <translation>Der Priester hat die Spitze erreicht, aber keines der Felder um sie herum ist leer.</translation>
    </message>
    <message>
        <source>{seat} has won the fight: {god} with {strength} against {rival-god} with {n}. Swap the two gods?</source>
        <translation>{seat} hat den Kampf gewonnen: {god} mit {strength} gegen {rival-god} mit {n}. Die beiden Götter tauschen?</translation>
    </message>
    <message>
        <source>{seat} has reached the tip. The god under that priest decides: {god}.</source>
        <translation>{seat} hat die Spitze erreicht. Die Gottheit unter diesem Priester entscheidet: {god}.</translation>
    </message>
    <message>
        <source>{seat} has reached the tip. The god that lay under it decides: {god}.</source>
        <translation>{seat} hat die Spitze erreicht. Die Gottheit, die darunter lag, entscheidet: {god}.</translation>
    </message>
    <message>
        <source>{seat} has closed the last way to the tip. The god under it decides: {god}.</source>
        <translation>{seat} hat den letzten Weg zur Spitze geschlossen. Die Gottheit darunter entscheidet: {god}.</translation>
    </message>
    <message>
        <source>Nobody can move a priest any more. The god under the tip decides: {god}.</source>
        <translation>Niemand kann mehr einen Priester bewegen. Die Gottheit unter der Spitze entscheidet: {god}.</translation>
    </message>
    <message>
        <source>Choose an empty space for the blockade.</source>
        <translation>Ein leeres Feld für die Blockade wählen.</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Götter</translation>
    </message>
    <message>
        <source>Walks and fights</source>
        <translation>Wege und Kämpfe</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Gewonnene Kämpfe</translation>
    </message>
    <message>
        <source>Fights lost</source>
        <translation>Verlorene Kämpfe</translation>
    </message>
    <message>
        <source>Gods swapped</source>
        <translation>Getauschte Götter</translation>
    </message>
    <message>
        <source>Power counters</source>
        <translation>Machtsteine</translation>
    </message>
    <message>
        <source>Sown</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Left over in the town</source>
        <translation>In der Stadt geblieben</translation>
    </message>
    <message>
        <source>Blockades set</source>
        <translation>Gesetzte Blockaden</translation>
    </message>
    <message>
        <source>Blockades removed</source>
        <translation>Entfernte Blockaden</translation>
    </message>
    <message>
        <source>Followers and turns</source>
        <translation>Anhänger und Züge</translation>
    </message>
    <message>
        <source>Followers set</source>
        <translation>Gesetzte Anhänger</translation>
    </message>
    <message>
        <source>Followers moved</source>
        <translation>Versetzte Anhänger</translation>
    </message>
    <message>
        <source>Turns without a step</source>
        <translation>Züge ohne Schritt</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Swap of two gods</source>
        <translation>Tausch zweier Götter</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Priest who walks</source>
        <translation>Priester, der geht</translation>
    </message>
    <message>
        <source>Power spent</source>
        <translation>Ausgegebene Macht</translation>
    </message>
    <message>
        <source>Power left</source>
        <translation>Übrige Macht</translation>
    </message>
    <message>
        <source>Has just won a fight</source>
        <translation>Hat gerade einen Kampf gewonnen</translation>
    </message>
    <message>
        <source>Winner of the fight</source>
        <translation>Sieger des Kampfes</translation>
    </message>
    <message>
        <source>Loser of the fight</source>
        <translation>Verlierer des Kampfes</translation>
    </message>
    <message>
        <source>the gods are shuffled</source>
        <translation>die Götter werden gemischt</translation>
    </message>
    <message>
        <source>followers are set</source>
        <translation>Anhänger werden gesetzt</translation>
    </message>
    <message>
        <source>a priest walks</source>
        <translation>ein Priester geht</translation>
    </message>
    <message>
        <source>a fight is won: swap the gods?</source>
        <translation>ein Kampf ist gewonnen: Götter tauschen?</translation>
    </message>
    <message>
        <source>a follower is moved</source>
        <translation>ein Anhänger wird versetzt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>beige follower</source>
        <translation>beiger Anhänger</translation>
    </message>
    <message>
        <source>blue follower</source>
        <translation>blauer Anhänger</translation>
    </message>
    <message>
        <source>green follower</source>
        <translation>grüner Anhänger</translation>
    </message>
    <message>
        <source>red follower</source>
        <translation>roter Anhänger</translation>
    </message>
    <message>
        <source>power counter</source>
        <translation>Machtstein</translation>
    </message>
    <message>
        <source>god {value}</source>
        <translation>Gottheit {value}</translation>
    </message>
    <message>
        <source>Step to {name} with the {priest}</source>
        <translation>Mit dem {priest} auf {name} gehen</translation>
    </message>
    <message>
        <source>Step home with the {priest}</source>
        <translation>Mit dem {priest} nach Hause gehen</translation>
    </message>
    <message>
        <source>Step to the tip with the {priest}</source>
        <translation>Mit dem {priest} zur Spitze gehen</translation>
    </message>
    <message>
        <source>Move a {colour} follower from {from-god} to {god}</source>
        <translation>Einen {colour}en Anhänger von {from-god} zu {god} versetzen</translation>
    </message>
    <message numerus="yes">
        <source>It reaches the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>Die Spitze ist dann erreicht, und {god} entscheidet: {seat} gewinnt mit %n Anhänger dort.</numerusform>
            <numerusform>Die Spitze ist dann erreicht, und {god} entscheidet: {seat} gewinnt mit %n Anhängern dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches the tip, and {seat} wins with {n} of the {all} gods that may lie under it.</source>
        <translation>Die Spitze ist dann erreicht, und {seat} gewinnt mit {n} der {all} Götter, die darunter liegen können.</translation>
    </message>
    <message numerus="yes">
        <source>It closes the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>Die Spitze ist dann gesperrt, und {god} entscheidet: {seat} gewinnt mit %n Anhänger dort.</numerusform>
            <numerusform>Die Spitze ist dann gesperrt, und {god} entscheidet: {seat} gewinnt mit %n Anhängern dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>It closes the tip, and {seat} wins with {n} of the {all} gods that may lie under it.</source>
        <translation>Die Spitze ist dann gesperrt, und {seat} gewinnt mit {n} der {all} Götter, die darunter liegen können.</translation>
    </message>
    <message>
        <source>The fight is won: {god} has strength {strength}.</source>
        <translation>Der Kampf ist gewonnen: {god} hat Stärke {strength}.</translation>
    </message>
    <message>
        <source>The fight is won whatever god lies there: {god} has strength {strength}.</source>
        <translation>Der Kampf ist gewonnen, gleich welche Gottheit dort liegt: {god} hat Stärke {strength}.</translation>
    </message>
    <message>
        <source>{god} with strength {strength} wins the fight against {n} of the {all} gods that may lie there.</source>
        <translation>{god} mit Stärke {strength} gewinnt den Kampf gegen {n} der {all} Götter, die dort liegen können.</translation>
    </message>
    <message numerus="yes">
        <source>The {rival} has to go home, who was %n power away from the tip.</source>
        <translation>
            <numerusform>Der {rival} muss nach Hause; er war %n Macht von der Spitze entfernt.</numerusform>
            <numerusform>Der {rival} muss nach Hause; er war %n Macht von der Spitze entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fight shows the god under the {rival}.</source>
        <translation>Der Kampf zeigt die Gottheit unter dem {rival}.</translation>
    </message>
    <message numerus="yes">
        <source>The tip is %n power away then, not {was}.</source>
        <translation>
            <numerusform>Die Spitze ist dann %n Macht entfernt, nicht {was}.</numerusform>
            <numerusform>Die Spitze ist dann %n Macht entfernt, nicht {was}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It removes the blockade on {place} and takes its counter home.</source>
        <translation>Das entfernt die Blockade auf {place} und bringt ihren Machtstein nach Hause.</translation>
    </message>
    <message numerus="yes">
        <source>The {rival} ({other}) needs %n power to the tip then, not {was}.</source>
        <translation>
            <numerusform>Der {rival} ({other}) braucht dann %n Macht bis zur Spitze, nicht {was}.</numerusform>
            <numerusform>Der {rival} ({other}) braucht dann %n Macht bis zur Spitze, nicht {was}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {rival} ({other}) has no way to the tip then.</source>
        <translation>Der {rival} ({other}) hat dann keinen Weg zur Spitze mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s) stay in the home town.</source>
        <translation>
            <numerusform>%n Machtstein bleibt in der Heimatstadt.</numerusform>
            <numerusform>%n Machtsteine bleiben in der Heimatstadt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} lies under {under} and has strength {n} then.</source>
        <translation>{god} liegt unter {under} und hat dann Stärke {n}.</translation>
    </message>
    <message>
        <source>{god} lies under no priest of {seat}: a bluff.</source>
        <translation>{god} liegt unter keinem Priester von {seat}: ein Bluff.</translation>
    </message>
    <message>
        <source>{seat} has the most followers at the temple of this god then, {n}: {god}.</source>
        <translation>{seat} hat dann die meisten Anhänger im Tempel dieser Gottheit, {n}: {god}.</translation>
    </message>
    <message>
        <source>{god} lies under {under} and has only strength {n} then.</source>
        <translation>{god} liegt unter {under} und hat dann nur Stärke {n}.</translation>
    </message>
    <message>
        <source>{seat} has more followers with {god}, {n}, than with {rival-god}, {against}.</source>
        <translation>{seat} hat bei {god} mehr Anhänger ({n}) als bei {rival-god} ({against}).</translation>
    </message>
    <message>
        <source>{god} has strength {n}, {rival-god} only {against}.</source>
        <translation>{god} hat Stärke {n}, {rival-god} nur {against}.</translation>
    </message>
    <message>
        <source>Space: a step sideways on its lane costs 1 power, a step up or down 2. Entering the space of another player’s priest starts a fight.</source>
        <translation>Feld: Ein Schritt seitwärts auf seiner Stufe kostet 1 Macht, ein Schritt nach oben oder unten 2. Wer das Feld eines fremden Priesters betritt, beginnt einen Kampf.</translation>
    </message>
    <message>
        <source>Space at the tip: a step sideways costs 1 power, a step down or to the tip 2. Blockades on all four of these spaces end the game.</source>
        <translation>Feld an der Spitze: Ein Schritt seitwärts kostet 1 Macht, ein Schritt nach unten oder auf die Spitze 2. Blockaden auf allen vier Feldern dieser Stufe beenden die Partie.</translation>
    </message>
    <message>
        <source>Tip of the pyramid: a priest who reaches it, for 2 power, ends the game. Whoever has the most followers at the temple of the god under this priest wins.</source>
        <translation>Pyramidenspitze: Ein Priester, der sie für 2 Macht erreicht, beendet die Partie. Es gewinnt, wer im Tempel der Gottheit unter diesem Priester die meisten Anhänger hat.</translation>
    </message>
    <message>
        <source>Tip of the pyramid: a priest who reaches it, for 2 power, ends the game. Whoever has the most followers at the temple of the god under the tip wins.</source>
        <translation>Pyramidenspitze: Ein Priester, der sie für 2 Macht erreicht, beendet die Partie. Es gewinnt, wer im Tempel der Gottheit unter der Spitze die meisten Anhänger hat.</translation>
    </message>
    <message>
        <source>Home town: its priest walks with the power counters that lie here, and spends all of them or all but one. No other priest may enter it; a step in or out costs its priest 2 power.</source>
        <translation>Heimatstadt: Ihr Priester geht mit den Machtsteinen, die hier liegen, und gibt alle aus oder alle bis auf einen. Kein anderer Priester darf sie betreten; hinein oder hinaus kostet ihren Priester 2 Macht.</translation>
    </message>
    <message>
        <source>Temple: the followers here, of all colours, are the strength of this god in a fight. If this god decides the game, whoever has the most followers here wins.</source>
        <translation>Tempel: Die Anhänger aller Farben hier sind die Stärke dieser Gottheit im Kampf. Entscheidet diese Gottheit die Partie, gewinnt, wer hier die meisten Anhänger hat.</translation>
    </message>
    <message>
        <source>God: it lies hidden under its priest and decides his fights. Its strength is the number of followers at its temple.</source>
        <translation>Gottheit: Sie liegt verdeckt unter ihrem Priester und entscheidet seine Kämpfe. Ihre Stärke ist die Zahl der Anhänger in ihrem Tempel.</translation>
    </message>
    <message>
        <source>God under the tip of the pyramid: nobody knows it, and it may decide who wins.</source>
        <translation>Gottheit unter der Pyramidenspitze: Niemand kennt sie, und sie kann entscheiden, wer gewinnt.</translation>
    </message>
    <message>
        <source>Followers not yet set: before the first walk the players set them at the temples in turn, at most three of one colour at a temple.</source>
        <translation>Noch nicht gesetzte Anhänger: Vor dem ersten Weg setzen die Spieler sie reihum in die Tempel, höchstens drei einer Farbe in einen Tempel.</translation>
    </message>
    <message>
        <source>Priest: a turn moves one of your priests, with the power of his home town. The god under him decides his fights.</source>
        <translation>Priester: In jedem Zug geht einer der eigenen Priester mit der Macht seiner Heimatstadt. Die Gottheit unter ihm entscheidet seine Kämpfe.</translation>
    </message>
    <message>
        <source>Follower: it makes the god of its temple stronger. After the walk you may move one of your own to another temple.</source>
        <translation>Anhänger: Er macht die Gottheit seines Tempels stärker. Nach dem Weg darf man einen eigenen Anhänger in einen anderen Tempel versetzen.</translation>
    </message>
    <message>
        <source>Power counter: it pays for 1 power of a walk. Counters spent are sown, one each, into the following home towns, clockwise.</source>
        <translation>Machtstein: Er bezahlt 1 Macht eines Weges. Ausgegebene Machtsteine werden verteilt, im Uhrzeigersinn je einer in die folgenden Heimatstädte.</translation>
    </message>
    <message>
        <source>Blockade: it is closed from above and below. A priest who enters it from the side removes it and gets its counter into his home town.</source>
        <translation>Blockade: Sie ist von oben und unten geschlossen. Ein Priester, der sie von der Seite betritt, entfernt sie und erhält ihren Machtstein in seine Heimatstadt.</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Einige Werte gehören zu einer anderen Phase.</translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend: choose the next step, or where the walk is to end</source>
        <translation>
            <numerusform>%n Macht auszugeben: den nächsten Schritt wählen, oder wo der Weg enden soll</numerusform>
            <numerusform>%n Macht auszugeben: den nächsten Schritt wählen, oder wo der Weg enden soll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend</source>
        <translation>
            <numerusform>%n Macht auszugeben</numerusform>
            <numerusform>%n Macht auszugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>god: {content}</source>
        <translation>Gottheit: {content}</translation>
    </message>
    <message>
        <source>no god</source>
        <translation>keine Gottheit</translation>
    </message>
    <message>
        <source>{seat} removes a blockade.</source>
        <translation>{seat} entfernt eine Blockade.</translation>
    </message>
    <message>
        <source>{seat} loses a fight.</source>
        <translation>{seat} verliert einen Kampf.</translation>
    </message>
    <message>
        <source>{seat} wins a fight.</source>
        <translation>{seat} gewinnt einen Kampf.</translation>
    </message>
    <message>
        <source>{seat} wins a fight against the {rival}.</source>
        <translation>{seat} gewinnt einen Kampf gegen den {rival}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps at least %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} behält mindestens %n Machtstein zu Hause.</numerusform>
            <numerusform>{seat} behält mindestens %n Machtsteine zu Hause.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows at least %n power counter(s).</source>
        <translation>
            <numerusform>{seat} verteilt mindestens %n Machtstein.</numerusform>
            <numerusform>{seat} verteilt mindestens %n Machtsteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} steps to {name} ({priest}).</source>
        <translation>{seat} geht auf {name} ({priest}).</translation>
    </message>
    <message>
        <source>{seat} steps home ({priest}).</source>
        <translation>{seat} geht nach Hause ({priest}).</translation>
    </message>
    <message>
        <source>{seat} steps to the tip of the pyramid ({priest}).</source>
        <translation>{seat} geht auf die Pyramidenspitze ({priest}).</translation>
    </message>
    <message>
        <source>the {town}</source>
        <translation>{town}</translation>
    </message>
    <message>
        <source>beige town without a ring</source>
        <translation>Heimatstadt von Priester Beige, ohne Ring</translation>
    </message>
    <message>
        <source>blue town without a ring</source>
        <translation>Heimatstadt von Priester Blau, ohne Ring</translation>
    </message>
    <message>
        <source>green town without a ring</source>
        <translation>Heimatstadt von Priester Grün, ohne Ring</translation>
    </message>
    <message>
        <source>red town without a ring</source>
        <translation>Heimatstadt von Priester Rot, ohne Ring</translation>
    </message>
    <message>
        <source>beige town with one ring</source>
        <translation>Heimatstadt von Priester Beige, ein Ring</translation>
    </message>
    <message>
        <source>blue town with one ring</source>
        <translation>Heimatstadt von Priester Blau, ein Ring</translation>
    </message>
    <message>
        <source>green town with one ring</source>
        <translation>Heimatstadt von Priester Grün, ein Ring</translation>
    </message>
    <message>
        <source>red town with one ring</source>
        <translation>Heimatstadt von Priester Rot, ein Ring</translation>
    </message>
    <message>
        <source>beige town with two rings</source>
        <translation>Heimatstadt von Priester Beige, zwei Ringe</translation>
    </message>
    <message>
        <source>blue town with two rings</source>
        <translation>Heimatstadt von Priester Blau, zwei Ringe</translation>
    </message>
    <message>
        <source>green town with two rings</source>
        <translation>Heimatstadt von Priester Grün, zwei Ringe</translation>
    </message>
    <message>
        <source>red town with two rings</source>
        <translation>Heimatstadt von Priester Rot, zwei Ringe</translation>
    </message>
    <message>
        <source>The followers are not set in turn: beige, blue, green, red, and again.</source>
        <translation>Die Anhänger sind nicht reihum gesetzt: Beige, Blau, Grün, Rot und wieder von vorn.</translation>
    </message>
    <message>
        <source>strength {n}</source>
        <translation>Stärke {n}</translation>
    </message>
</context>
<context>
    <name>replay::AnalysisText</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Luck and errors</source>
        <translation>Glück und Fehler</translation>
    </message>
    <message>
        <source>One game’s worth is what lies between a loss and a win. Luck is what was drawn: deals, cards, dice. Hidden is what others held or chose at the same moment, so that nobody who chose could know it. Together with what was given away they make the whole way from the first position to the last.</source>
        <translation>Eine ganze Partie ist, was zwischen Niederlage und Sieg liegt. Glück ist, was gezogen wurde: Ausgeteiltes, Karten, Würfel. Verdecktes ist, was andere hatten oder im selben Augenblick wählten, sodass niemand, der wählte, es wissen konnte. Zusammen mit dem Verschenkten machen sie den ganzen Weg von der ersten bis zur letzten Stellung aus.</translation>
    </message>
    <message>
        <source>By the strongest computer player, which looked at %1 positions for each value.</source>
        <translation>Vom stärksten Computerspieler, der für jeden Wert %1 Stellungen angesehen hat.</translation>
    </message>
    <message numerus="yes">
        <source>By %n random game(s) from each position, as earlier versions did. To analyse again says more.</source>
        <translation>
            <numerusform>Nach %n Zufallspartie von jeder Stellung aus, wie in früheren Versionen. Eine neue Analyse zeigt mehr.</numerusform>
            <numerusform>Nach %n Zufallspartien von jeder Stellung aus, wie in früheren Versionen. Eine neue Analyse zeigt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, excellent</source>
        <translation>%1, hervorragend</translation>
    </message>
    <message>
        <source>%1, very good</source>
        <translation>%1, sehr gut</translation>
    </message>
    <message>
        <source>%1, good</source>
        <translation>%1, gut</translation>
    </message>
    <message>
        <source>%1, fair</source>
        <translation>%1, mittelmäßig</translation>
    </message>
    <message>
        <source>%1, weak</source>
        <translation>%1, schwach</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and action</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Own errors</source>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>Errors of others</source>
        <translation>Fehler der anderen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdecktes</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Error a choice</source>
        <translation>Fehler je Entscheidung</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>mark of an action, and what it gave away</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Better: %1 (%2).</source>
        <comment>an action and what it is worth</comment>
        <translation>Besser: %1 (%2).</translation>
    </message>
    <message>
        <source>It could go on: %1.</source>
        <comment>actions, each with who does it</comment>
        <translation>So kann es weitergehen: %1.</translation>
    </message>
</context>
<context>
    <name>replay::GameText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>player and seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game and players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Variation:</source>
        <translation>Variante:</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Drawn (%1)</source>
        <translation>Unentschieden (%1)</translation>
    </message>
    <message>
        <source>Won by %1 (%2)</source>
        <comment>one or more names; the reason</comment>
        <translation>Sieg: %1 (%2)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Interesting</source>
        <translation>Interessant</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Dubious</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>better for the first seat</source>
        <translation>besser für Spieler 1</translation>
    </message>
    <message>
        <source>worse for the first seat</source>
        <translation>schlechter für Spieler 1</translation>
    </message>
</context>
<context>
    <name>scenario::MistakeText</name>
    <message>
        <source>In the game you chose: %1. That lowered your chance to win by %2.</source>
        <translation>In der Partie haben Sie gewählt: %1. Das hat Ihre Gewinnchance um %2 gesenkt.</translation>
    </message>
    <message>
        <source>Find a better action.</source>
        <translation>Finden Sie eine bessere Aktion.</translation>
    </message>
    <message>
        <source>The best action: %1 (%2).</source>
        <comment>an action and what it is worth</comment>
        <translation>Die beste Aktion: %1 (%2).</translation>
    </message>
    <message>
        <source>How it could go on: %1</source>
        <comment>sentences</comment>
        <translation>So kann es weitergehen: %1</translation>
    </message>
    <message>
        <source>%1, %2: find better</source>
        <comment>a round or turn of a game, and a player</comment>
        <translation>%1, %2: eine bessere Aktion finden</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message>
        <source>There are not as many of these as the game has: {piece}.</source>
        <translation>Davon gibt es nicht so viele, wie zum Spiel gehören: {piece}.</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>Vereinbarung</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is larger than {most} MiB</source>
        <translation>die Datei ist größer als {most} MiB</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>no proper JSON at line {line}, column {column}</source>
        <translation>kein gültiges JSON in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>more than {most} brackets inside each other at line {line}, column {column}</source>
        <translation>mehr als {most} Klammern ineinander in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>“{key}” stands twice in one object, at line {line}, column {column}</source>
        <translation>„{key}“ steht zweimal in einem Objekt, in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>a text with half a character at line {line}, column {column}</source>
        <translation>ein Text mit einem halben Zeichen in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>a text of more than {most} characters at line {line}, column {column}</source>
        <translation>ein Text mit mehr als {most} Zeichen in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>the file is no saved game</source>
        <translation>die Datei ist keine gespeicherte Partie</translation>
    </message>
    <message>
        <source>the file is no saved game: its “format” is not “cartouche”</source>
        <translation>die Datei ist keine gespeicherte Partie: Der Eintrag „format“ ist nicht „cartouche“</translation>
    </message>
    <message>
        <source>this program does not know version {version} of saved games</source>
        <translation>dieses Programm kennt Version {version} der gespeicherten Partien nicht</translation>
    </message>
    <message>
        <source>this program does not know the game “{game}”</source>
        <translation>dieses Programm kennt das Spiel „{game}“ nicht</translation>
    </message>
    <message>
        <source>{path}: “{key}” is missing</source>
        <translation>{path}: „{key}“ fehlt</translation>
    </message>
    <message>
        <source>“{key}” is missing</source>
        <translation>„{key}“ fehlt</translation>
    </message>
    <message>
        <source>{path} must be an object in braces</source>
        <translation>{path} muss ein Objekt in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>{path} must be a list in square brackets</source>
        <translation>{path} muss eine Liste in eckigen Klammern sein</translation>
    </message>
    <message>
        <source>{path} must be a text</source>
        <translation>{path} muss ein Text sein</translation>
    </message>
    <message>
        <source>{path} must be a whole number</source>
        <translation>{path} muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>{path} must be a text, or texts by language</source>
        <translation>{path} muss ein Text sein oder je Sprache ein Text</translation>
    </message>
    <message>
        <source>this game has no option “{option}”</source>
        <translation>dieses Spiel hat keine Option „{option}“</translation>
    </message>
    <message>
        <source>the option “{option}” has no choice “{choice}”</source>
        <translation>die Option „{option}“ kennt die Wahl „{choice}“ nicht</translation>
    </message>
    <message>
        <source>this game is not played with {players} seats</source>
        <translation>diese Zahl von Plätzen gibt es in diesem Spiel nicht: {players}</translation>
    </message>
    <message>
        <source>{path} must be “{expected}”, as the seats stand in the game&apos;s order, and is “{found}”</source>
        <translation>{path} muss nach der Reihenfolge der Plätze im Spiel „{expected}“ sein und ist „{found}“</translation>
    </message>
    <message>
        <source>start: {why}</source>
        <translation>start: {why}</translation>
    </message>
    <message>
        <source>start is a position of another game</source>
        <translation>start ist eine Stellung eines anderen Spiels</translation>
    </message>
    <message>
        <source>start is what one seat sees, and no whole position</source>
        <translation>start ist, was ein einzelner Platz sieht, und keine ganze Stellung</translation>
    </message>
    <message>
        <source>start is a position with other seats than the file&apos;s</source>
        <translation>start ist eine Stellung mit anderen Plätzen als denen der Datei</translation>
    </message>
    <message>
        <source>{path}: action {number}, “{action}”: {why}</source>
        <translation>{path}: Aktion {number}, „{action}“: {why}</translation>
    </message>
    <message>
        <source>{path}: there are more than {most} actions in the file</source>
        <translation>{path}: mehr als {most} Aktionen in der Datei</translation>
    </message>
    <message>
        <source>{path} must be named by a number of actions from 0 to {most}</source>
        <translation>{path} muss mit einer Zahl von Aktionen von 0 bis {most} benannt sein</translation>
    </message>
    <message>
        <source>{path}: there is no mark “{mark}”</source>
        <translation>{path}: es gibt kein Zeichen „{mark}“</translation>
    </message>
    <message>
        <source>{path}: “{drawing}” is no drawing on this board; one is “{example}”</source>
        <translation>{path}: „{drawing}“ ist keine Zeichnung auf diesem Spielplan; eine ist „{example}“</translation>
    </message>
    <message>
        <source>{path}: no variation can start where the game is over</source>
        <translation>{path}: Keine Variante kann beginnen, wo die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>{path} must have at least one action</source>
        <translation>{path} muss mindestens eine Aktion haben</translation>
    </message>
    <message>
        <source>result.winners must name one or more seats, in the game&apos;s order</source>
        <translation>result.winners muss einen oder mehrere Plätze nennen, in der Reihenfolge des Spiels</translation>
    </message>
    <message>
        <source>result.score must have a number for each seat and nothing else</source>
        <translation>result.score muss für jeden Platz eine Zahl haben und sonst nichts</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over after the last action</source>
        <translation>es gibt ein Ergebnis, aber die Partie ist nach der letzten Aktion nicht zu Ende</translation>
    </message>
    <message>
        <source>the result is not the one to which the actions lead</source>
        <translation>das Ergebnis ist nicht das, zu dem die Aktionen führen</translation>
    </message>
    <message>
        <source>this is another game: it does not begin like the first one</source>
        <translation>das ist eine andere Partie: Sie beginnt nicht wie die erste</translation>
    </message>
    <message>
        <source>this is another game: the first action that differs is number {number}</source>
        <translation>das ist eine andere Partie: Die erste Aktion, die sich unterscheidet, ist Nummer {number}</translation>
    </message>
    <message>
        <source>both together are too much for one file</source>
        <translation>beide zusammen sind zu viel für eine Datei</translation>
    </message>
    <message>
        <source>the file says nothing that is not here already</source>
        <translation>die Datei sagt nichts, was hier nicht schon steht</translation>
    </message>
    <message>
        <source>the part of Qt that keeps tables is missing (on Debian the package libqt6sql6-sqlite)</source>
        <translation>der Teil von Qt, der Tabellen verwaltet, fehlt (unter Debian das Paket libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>the file cannot be read: {error}</source>
        <translation>die Datei lässt sich nicht lesen: {error}</translation>
    </message>
    <message>
        <source>this is a pipe or a device, and no file</source>
        <translation>das ist eine Pipe oder ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>this is no file in which a game could be saved</source>
        <translation>in dieser Datei lässt sich keine Partie speichern</translation>
    </message>
    <message>
        <source>“{text}” begins no position of a game that this program knows.</source>
        <translation>Mit „{text}“ beginnt keine Stellung eines Spiels, das dieses Programm kennt.</translation>
    </message>
    <message>
        <source>a command is missing; --help lists them</source>
        <translation>es fehlt ein Befehl; --help zeigt alle Befehle</translation>
    </message>
    <message>
        <source>there is no command “{name}”; --help lists them</source>
        <translation>es gibt keinen Befehl „{name}“; --help zeigt alle Befehle</translation>
    </message>
    <message>
        <source>there is no option “{name}” here</source>
        <translation>hier gibt es keine Option „{name}“</translation>
    </message>
    <message>
        <source>the option “{name}” needs a value</source>
        <translation>die Option „{name}“ braucht einen Wert</translation>
    </message>
    <message>
        <source>the option “{name}” takes no value</source>
        <translation>die Option „{name}“ nimmt keinen Wert an</translation>
    </message>
    <message>
        <source>the option “{name}” is given twice</source>
        <translation>die Option „{name}“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the option “{name}” is missing</source>
        <translation>die Option „{name}“ fehlt</translation>
    </message>
    <message>
        <source>“{text}” is not a number that {name} can be</source>
        <translation>„{text}“ ist keine Zahl, die für {name} möglich ist</translation>
    </message>
    <message>
        <source>“{text}” is no option of a game; those are written like name=choice</source>
        <translation>„{text}“ ist keine Option eines Spiels; solche schreibt man wie Name=Wahl</translation>
    </message>
    <message>
        <source>there is no language “{text}”; there are en, fr and de</source>
        <translation>es gibt keine Sprache „{text}“; es gibt en, fr und de</translation>
    </message>
    <message>
        <source>wrong number of arguments; usage: {usage}</source>
        <translation>falsche Anzahl von Argumenten; Aufruf: {usage}</translation>
    </message>
    <message>
        <source>there is no game “{text}”</source>
        <translation>es gibt kein Spiel „{text}“</translation>
    </message>
    <message>
        <source>there is no seat “{text}” in this game</source>
        <translation>es gibt in diesem Spiel keinen Platz „{text}“</translation>
    </message>
    <message>
        <source>something has gone wrong in the program itself: {text}</source>
        <translation>im Programm selbst ist etwas schiefgegangen: {text}</translation>
    </message>
    <message>
        <source>there is no computer player “{text}” for this game</source>
        <translation>es gibt für dieses Spiel keinen Computerspieler „{text}“</translation>
    </message>
    <message>
        <source>this is what {seat} sees; it cannot be shown as another seat sees it</source>
        <translation>das ist, was {seat} sieht; von einem anderen Platz aus lässt es sich nicht zeigen</translation>
    </message>
    <message>
        <source>this is what one seat sees; a whole position is needed here</source>
        <translation>das ist, was ein einzelner Platz sieht; hier ist eine ganze Stellung nötig</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {why}</source>
        <translation>Aktion {number}, „{action}“: {why}</translation>
    </message>
    <message>
        <source>chance has more than {most} outcomes here</source>
        <translation>der Zufall hat hier mehr als {most} Ausgänge</translation>
    </message>
    <message>
        <source>the game was not over after {most} actions</source>
        <translation>die Partie war nach {most} Aktionen nicht zu Ende</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>die Ausgabe lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
    <message>
        <source>Usage: {usage}</source>
        <translation>Aufruf: {usage}</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>“cartouche-cli COMMAND --help” tells more about a command.</source>
        <translation>„cartouche-cli COMMAND --help“ zeigt mehr zu einem Befehl.</translation>
    </message>
    <message>
        <source>lists the games: id, seats, levels of the computer players</source>
        <translation>zählt die Spiele auf: Kennung, Plätze, Stufen der Computerspieler</translation>
    </message>
    <message>
        <source>prints the position text at the start of a game</source>
        <translation>schreibt den Stellungstext am Anfang einer Partie</translation>
    </message>
    <message>
        <source>lists what may be done in a position; for chance each outcome with its probability</source>
        <translation>zählt auf, was in einer Stellung erlaubt ist; beim Zufall jeden Ausgang mit seiner Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>prints the position text after some actions</source>
        <translation>schreibt den Stellungstext nach einigen Aktionen</translation>
    </message>
    <message>
        <source>draws a position in plain text</source>
        <translation>zeichnet eine Stellung als einfachen Text</translation>
    </message>
    <message>
        <source>counts the action sequences of a length</source>
        <translation>zählt die Aktionsfolgen einer Länge</translation>
    </message>
    <message>
        <source>plays a game between computer players and prints its result</source>
        <translation>spielt eine Partie zwischen Computerspielern und schreibt ihr Ergebnis</translation>
    </message>
    <message>
        <source>prints each step of a saved game: action, facts, position</source>
        <translation>schreibt jeden Schritt einer gespeicherten Partie: Aktion, Folgen, Stellung</translation>
    </message>
    <message>
        <source>write JSON</source>
        <translation>JSON schreiben</translation>
    </message>
    <message>
        <source>an option of the game and its choice; may be given several times</source>
        <translation>eine Option des Spiels und ihre Wahl; mehrmals möglich</translation>
    </message>
    <message>
        <source>as that seat sees it</source>
        <translation>wie dieser Platz es sieht</translation>
    </message>
    <message>
        <source>seed of the random numbers; 1 if not given</source>
        <translation>Startwert der Zufallszahlen; sonst 1</translation>
    </message>
    <message>
        <source>save the game in that file (play), or each game in that folder (match)</source>
        <translation>die Partie in dieser Datei speichern (play), oder jede Partie in diesem Ordner (match)</translation>
    </message>
    <message>
        <source>language of help and messages: en, fr or de</source>
        <translation>Sprache der Hilfe und der Meldungen: en, fr oder de</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>the version of the program</source>
        <translation>die Version des Programms</translation>
    </message>
    <message>
        <source>{seat} may win next turn</source>
        <translation>{seat} kann im nächsten Zug gewinnen</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>{what}: {content}</source>
        <translation>{what}: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>last action</source>
        <translation>letzte Aktion</translation>
    </message>
    <message>
        <source>Arrow from {at} to {to} ({pen})</source>
        <translation>Pfeil: {at} → {to} ({pen})</translation>
    </message>
    <message>
        <source>Circle around {at} ({pen})</source>
        <translation>Kreis: {at} ({pen})</translation>
    </message>
    <message>
        <source>Mark on {at} ({pen})</source>
        <translation>Markierung: {at} ({pen})</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pflaumenfarben</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>“{text}” holds bytes that are no text</source>
        <translation>„{text}“ enthält Bytes, die kein Text sind</translation>
    </message>
    <message>
        <source>start is a position with other options than the file&apos;s</source>
        <translation>start ist eine Stellung mit anderen Optionen als denen der Datei</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>({what})</source>
        <translation>({what})</translation>
    </message>
    <message>
        <source>who plays {seat}</source>
        <translation>wer {seat} spielt</translation>
    </message>
    <message>
        <source>resignation of {seat}</source>
        <translation>Aufgabe ({seat})</translation>
    </message>
    <message>
        <source>agreed draw</source>
        <translation>vereinbartes Unentschieden</translation>
    </message>
    <message>
        <source>end of the time of {seat}</source>
        <translation>abgelaufene Zeit ({seat})</translation>
    </message>
    <message>
        <source>{path} must be true or false</source>
        <translation>{path} muss true oder false sein</translation>
    </message>
    <message>
        <source>{path} must be a moment in UTC, written as {example}</source>
        <translation>{path} muss ein Zeitpunkt in UTC sein, geschrieben wie {example}</translation>
    </message>
    <message>
        <source>{path} must have a number for each seat and nothing else</source>
        <translation>{path} muss für jeden Platz eine Zahl haben und sonst nichts</translation>
    </message>
    <message>
        <source>the file cannot be written ({error}); what was saved before is unchanged; save the game in another place</source>
        <translation>die Datei lässt sich nicht schreiben ({error}); was vorher gespeichert war, ist unverändert; speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>the disk is full; what was saved before is unchanged; make room on the disk, or save the game in another place</source>
        <translation>der Datenträger ist voll; was vorher gespeichert war, ist unverändert; schaffen Sie dort Platz oder speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>the folder “{folder}” is not there, so nothing was saved; save the game in another place</source>
        <translation>den Ordner „{folder}“ gibt es nicht, deshalb wurde nichts gespeichert; speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>you may not write here; what was saved before is unchanged; save the game in another place</source>
        <translation>Sie dürfen hier nicht schreiben; was vorher gespeichert war, ist unverändert; speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>this disk can be read only; what was saved before is unchanged; save the game in another place</source>
        <translation>dieser Datenträger lässt sich nur lesen; was vorher gespeichert war, ist unverändert; speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>the file saved before cannot be kept as “{backup}” ({error}), so it was left unchanged; save the game in another place</source>
        <translation>die vorher gespeicherte Datei lässt sich nicht als „{backup}“ sichern ({error}), deshalb blieb sie unverändert; speichern Sie die Partie an einem anderen Ort</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>merging with a file</source>
        <translation>Verbinden mit einer Datei</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>Aufwerten einer Variante</translation>
    </message>
    <message>
        <source>deletion of a variation</source>
        <translation>Löschen einer Variante</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>line {line}, “{action}”: {why}</source>
        <translation>Zeile {line}, „{action}“: {why}</translation>
    </message>
    <message>
        <source>line {line}: no action stands there in square brackets</source>
        <translation>Zeile {line}: dort steht keine Aktion in eckigen Klammern</translation>
    </message>
    <message>
        <source>line {line}: number {found} stands where {expected} belongs</source>
        <translation>Zeile {line}: Nummer {found} steht, wo {expected} hingehört</translation>
    </message>
    <message>
        <source>line {line}: “{text}” does not belong there</source>
        <translation>Zeile {line}: „{text}“ gehört nicht dorthin</translation>
    </message>
    <message>
        <source>line {line}: more than {most} characters in one text</source>
        <translation>Zeile {line}: mehr als {most} Zeichen in einem Text</translation>
    </message>
    <message>
        <source>line {line}: more than {most} variations inside each other</source>
        <translation>Zeile {line}: mehr als {most} Varianten ineinander</translation>
    </message>
    <message>
        <source>line {line}: the text breaks off; its last line would be “[end]”</source>
        <translation>Zeile {line}: Der Text bricht ab; seine letzte Zeile wäre „[end]“</translation>
    </message>
    <message>
        <source>it is what one seat sees of a position, and no whole one</source>
        <translation>das ist, was ein einzelner Platz sieht, und keine ganze Stellung</translation>
    </message>
    <message>
        <source>nothing can be exported as “{text}”; there are text, png, gif and html</source>
        <translation>als „{text}“ lässt sich nichts exportieren; es gibt text, png, gif und html</translation>
    </message>
    <message>
        <source>“{text}” is written by the program with a window: “cartouche --export OUT FILE”</source>
        <translation>„{text}“ schreibt das Programm mit Fenster: „cartouche --export OUT FILE“</translation>
    </message>
    <message>
        <source>there is no step {step}; the last one is {most}</source>
        <translation>es gibt keinen Schritt {step}; der letzte hat die Nummer {most}</translation>
    </message>
    <message>
        <source>writes a saved game as plain text</source>
        <translation>schreibt eine gespeicherte Partie als einfachen Text</translation>
    </message>
    <message>
        <source>what to write: text (png, gif and html are written by “cartouche --export”)</source>
        <translation>was geschrieben wird: text (png, gif und html schreibt „cartouche --export“)</translation>
    </message>
    <message>
        <source>only up to the position after that many actions</source>
        <translation>nur bis zur Stellung nach so vielen Aktionen</translation>
    </message>
    <message>
        <source>analyse the game first, so that the text has it</source>
        <translation>die Partie zuerst analysieren, damit der Text die Analyse enthält</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Large swing</source>
        <translation>Großer Umschwung</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Gute Wahl</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Interesting choice</source>
        <translation>Interessante Wahl</translation>
    </message>
    <message>
        <source>Brilliant choice</source>
        <translation>Brillante Wahl</translation>
    </message>
    <message>
        <source>Dubious choice</source>
        <translation>Zweifelhafte Wahl</translation>
    </message>
    <message>
        <source>placing of pieces</source>
        <translation>Setzen von Spielteilen</translation>
    </message>
    <message>
        <source>moving of pieces</source>
        <translation>Bewegen von Spielteilen</translation>
    </message>
    <message>
        <source>erasing of pieces</source>
        <translation>Löschen von Spielteilen</translation>
    </message>
    <message>
        <source>filling with pieces</source>
        <translation>Füllen mit Spielteilen</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>Zahl der Spielteile</translation>
    </message>
    <message>
        <source>change of the position</source>
        <translation>Änderung der Stellung</translation>
    </message>
    <message>
        <source>set-up of a position</source>
        <translation>Aufbau einer Stellung</translation>
    </message>
    <message>
        <source>clearing of the board</source>
        <translation>Leeren des Spielplans</translation>
    </message>
    <message>
        <source>change of colours</source>
        <translation>Tausch der Farben</translation>
    </message>
    <message>
        <source>fixing of problems</source>
        <translation>Beheben von Problemen</translation>
    </message>
    <message>
        <source>words of the scenario</source>
        <translation>Texte des Szenarios</translation>
    </message>
    <message>
        <source>goal of the scenario</source>
        <translation>Ziel des Szenarios</translation>
    </message>
    <message>
        <source>answer of the scenario</source>
        <translation>Lösung des Szenarios</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>{path} must be from {least} to {most}</source>
        <translation>{path} muss zwischen {least} und {most} liegen</translation>
    </message>
    <message>
        <source>{path} must be a number from 0 to 1</source>
        <translation>{path} muss eine Zahl von 0 bis 1 sein</translation>
    </message>
    <message>
        <source>{path}: there is no kind of goal “{found}”; there are reach, find, best and play</source>
        <translation>{path}: es gibt keine Art von Ziel „{found}“; es gibt reach, find, best und play</translation>
    </message>
    <message>
        <source>{path}: there is no seat “{found}” in this game</source>
        <translation>{path}: es gibt in diesem Spiel keinen Platz „{found}“</translation>
    </message>
    <message>
        <source>{path}: this game has no place “{found}”</source>
        <translation>{path}: dieses Spiel hat keinen Ort „{found}“</translation>
    </message>
    <message>
        <source>{path}: this game has no pieces of the kind “{found}”</source>
        <translation>{path}: dieses Spiel hat keine Spielteile der Art „{found}“</translation>
    </message>
    <message>
        <source>{path}: nobody wins this game by “{found}”</source>
        <translation>{path}: dieses Spiel gewinnt niemand durch „{found}“</translation>
    </message>
    <message>
        <source>{path} must have exactly one of the keys {keys}</source>
        <translation>{path} muss genau einen der Schlüssel {keys} haben</translation>
    </message>
    <message>
        <source>{path} cannot have both “{key}” and “{other}”</source>
        <translation>{path} kann nicht „{key}“ und „{other}“ zugleich haben</translation>
    </message>
    <message>
        <source>{path} must be a text, a whole number, or true or false</source>
        <translation>{path} muss ein Text, eine ganze Zahl oder true oder false sein</translation>
    </message>
    <message>
        <source>{path}: “{action}” is no action: {why}</source>
        <translation>{path}: „{action}“ ist keine Aktion: {why}</translation>
    </message>
    <message>
        <source>{path}: there is no such key here</source>
        <translation>{path}: einen solchen Schlüssel gibt es hier nicht</translation>
    </message>
    <message numerus="yes">
        <source>With %n action(s):</source>
        <translation>
            <numerusform>Mit %n Aktion:</numerusform>
            <numerusform>Mit %n Aktionen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the end of “{moment}”:</source>
        <translation>Vor dem Ende von „{moment}“:</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner} gewinnt.</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}.</source>
        <translation>{winner} gewinnt: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has at least %n point(s).</source>
        <translation>
            <numerusform>{seat} hat mindestens %n Punkt.</numerusform>
            <numerusform>{seat} hat mindestens %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gets at least %n more point(s).</source>
        <translation>
            <numerusform>{seat} bekommt mindestens %n Punkt dazu.</numerusform>
            <numerusform>{seat} bekommt mindestens %n Punkte dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has more than anybody else here: {row}.</source>
        <translation>{seat} hat hier mehr als alle anderen: {row}.</translation>
    </message>
    <message>
        <source>Nothing lies here: {place}.</source>
        <translation>Hier liegt nichts: {place}.</translation>
    </message>
    <message>
        <source>A piece lies here: {place} ({piece}).</source>
        <translation>Hier liegt ein Spielteil: {place} ({piece}).</translation>
    </message>
    <message>
        <source>{seat} does this: {what}.</source>
        <translation>{seat} tut dies: {what}.</translation>
    </message>
    <message>
        <source>This is done: {what}.</source>
        <translation>Dies wird getan: {what}.</translation>
    </message>
    <message>
        <source>{seat} scores at least {points} at once: {for}.</source>
        <translation>{seat} erhält mindestens {points} auf einmal: {for}.</translation>
    </message>
    <message>
        <source>{seat} scores at least {points} at once.</source>
        <translation>{seat} erhält mindestens {points} auf einmal.</translation>
    </message>
    <message>
        <source>This happens: {what}.</source>
        <translation>Dies geschieht: {what}.</translation>
    </message>
    <message>
        <source>This happens: {what} ({details}).</source>
        <translation>Dies geschieht: {what} ({details}).</translation>
    </message>
    <message>
        <source>Find the right action.</source>
        <translation>Finden Sie die richtige Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>Find the right %n action(s).</source>
        <translation>
            <numerusform>Finden Sie die richtige Aktion (%n).</numerusform>
            <numerusform>Finden Sie die %n richtigen Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best action.</source>
        <translation>Finden Sie die beste Aktion.</translation>
    </message>
    <message>
        <source>Play as you like.</source>
        <translation>Spielen Sie, wie Sie wollen.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>The game is over. Not reached: {what}</source>
        <translation>Die Partie ist zu Ende. Nicht erreicht: {what}</translation>
    </message>
    <message>
        <source>No action is left. Not reached: {what}</source>
        <translation>Es ist keine Aktion mehr übrig. Nicht erreicht: {what}</translation>
    </message>
    <message>
        <source>“{moment}” is over. Not reached: {what}</source>
        <translation>„{moment}“ ist zu Ende. Nicht erreicht: {what}</translation>
    </message>
    <message>
        <source>That is not it.</source>
        <translation>Das ist es nicht.</translation>
    </message>
    <message>
        <source>A good choice: it wins about {value} of 100 games, the best one {best}.</source>
        <translation>Eine gute Wahl: Sie gewinnt etwa {value} von 100 Partien, die beste {best}.</translation>
    </message>
    <message>
        <source>There is a better one: this one wins about {value} of 100 games, the best one {best}.</source>
        <translation>Es gibt eine bessere Wahl: Diese gewinnt etwa {value} von 100 Partien, die beste {best}.</translation>
    </message>
    <message>
        <source>--games must be a multiple of {size}, so that everybody has every seat equally often</source>
        <translation>--games muss ein Vielfaches von {size} sein, damit alle jeden Platz gleich oft haben</translation>
    </message>
    <message>
        <source>--sprt needs two different players</source>
        <translation>--sprt braucht zwei verschiedene Spieler</translation>
    </message>
    <message>
        <source>stopped after {games} of {most} games</source>
        <translation>angehalten; gespielte Partien: {games} von {most}</translation>
    </message>
    <message>
        <source>{games} of {most} games: {player} {score} %</source>
        <translation>{games} von {most} Partien: {player} {score} %</translation>
    </message>
    <message>
        <source>{games} of {most} games: {player} {score} % ± {error}</source>
        <translation>{games} von {most} Partien: {player} {score} % ± {error}</translation>
    </message>
    <message>
        <source>{player}: {mean} ms a choice, 99 of 100 within {nearly} ms, the longest {most} ms ({choices} choices)</source>
        <translation>{player}: {mean} ms je Wahl, 99 von 100 in höchstens {nearly} ms, die längste {most} ms ({choices}-mal gewählt)</translation>
    </message>
    <message>
        <source>“{text}” is no part of a match; write it like 2/5</source>
        <translation>„{text}“ ist kein Teil eines Wettkampfs; geschrieben wird er wie 2/5</translation>
    </message>
    <message>
        <source>--part goes with --json only</source>
        <translation>--part geht nur mit --json</translation>
    </message>
    <message>
        <source>this match cannot be cut into so many parts; the most are {most}</source>
        <translation>dieser Wettkampf lässt sich nicht in so viele Teile zerlegen; höchstens: {most}</translation>
    </message>
    <message>
        <source>this is not what “match --part” has written</source>
        <translation>das ist nicht, was „match --part“ geschrieben hat</translation>
    </message>
    <message>
        <source>this is a part of another match than {file}</source>
        <translation>das ist ein Teil eines anderen Wettkampfs als {file}</translation>
    </message>
    <message>
        <source>another version of the program has played this part than {file}</source>
        <translation>diesen Teil hat eine andere Version des Programms gespielt als {file}</translation>
    </message>
    <message>
        <source>the same part once more, {part}/{of}: it is in {file}, too</source>
        <translation>noch einmal derselbe Teil, {part}/{of}: Er steht auch in {file}</translation>
    </message>
    <message>
        <source>parts of the match are missing: {parts} (of {of})</source>
        <translation>es fehlen Teile des Wettkampfs: {parts} (von {of})</translation>
    </message>
    <message>
        <source>a quotation mark is not closed in “{player}”</source>
        <translation>in „{player}“ ist ein Anführungszeichen nicht geschlossen</translation>
    </message>
    <message>
        <source>“{player}” cannot be started: {why}</source>
        <translation>„{player}“ lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>“{player}” ended without an answer</source>
        <translation>„{player}“ ist ohne Antwort zu Ende gegangen</translation>
    </message>
    <message>
        <source>“{player}” did not answer within {time} ms</source>
        <translation>„{player}“ hat nicht innerhalb von {time} ms geantwortet</translation>
    </message>
    <message>
        <source>“{player}” does not play “{game}”</source>
        <translation>„{player}“ spielt „{game}“ nicht</translation>
    </message>
    <message>
        <source>“{player}” wrote “{text}”, which the engine protocol does not know here</source>
        <translation>„{player}“ hat „{text}“ geschrieben, was das Engine-Protokoll hier nicht kennt</translation>
    </message>
    <message>
        <source>“{player}” reports an error: {text}</source>
        <translation>„{player}“ meldet einen Fehler: {text}</translation>
    </message>
    <message>
        <source>“{player}” chose “{action}” at “{position}”: {why}</source>
        <translation>„{player}“ hat „{action}“ gewählt, in „{position}“: {why}</translation>
    </message>
    <message>
        <source>“{player}” chose “{action}”: {why}</source>
        <translation>„{player}“ hat „{action}“ gewählt: {why}</translation>
    </message>
    <message>
        <source>“{player}” plays none of the games that are here</source>
        <translation>„{player}“ spielt keines der Spiele, die es hier gibt</translation>
    </message>
    <message>
        <source>plays many games between players, seats swapped, and tells who is the stronger</source>
        <translation>spielt viele Partien zwischen Spielern, mit getauschten Plätzen, und sagt, wer stärker ist</translation>
    </message>
    <message>
        <source>prints what a match came to that was played in parts</source>
        <translation>gibt aus, was ein Wettkampf ergab, der in Teilen gespielt wurde</translation>
    </message>
    <message>
        <source>is a computer player for other programs: speaks the engine protocol</source>
        <translation>ist ein Computerspieler für andere Programme: spricht das Engine-Protokoll</translation>
    </message>
    <message>
        <source>tells what each seat may expect after each step of a saved game and what of it was luck, error or hidden, or the best actions of a position</source>
        <translation>sagt, was jeder Platz nach jedem Schritt einer gespeicherten Partie erwarten kann und was daran Glück, Fehler oder verdeckt war, oder die besten Aktionen einer Stellung</translation>
    </message>
    <message>
        <source>makes a saved game of a text: one that export wrote, or a game or position in a mail</source>
        <translation>macht aus einem Text eine gespeicherte Partie: einem, den export schrieb, oder einer Partie oder Stellung in einer E-Mail</translation>
    </message>
    <message>
        <source>makes one file of two of the same game: variations, comments, symbols and drawings of both</source>
        <translation>macht aus zwei Dateien derselben Partie eine: Varianten, Kommentare, Symbole und Zeichnungen von beiden</translation>
    </message>
    <message>
        <source>measures the speed of the rules, beside a yardstick from the same run, and of the computer players</source>
        <translation>misst die Geschwindigkeit der Regeln, neben einem Vergleichsmaß aus demselben Lauf, und die der Computerspieler</translation>
    </message>
    <message>
        <source>number of players (new), or who they are: levels, or cmd:PROGRAM for one that speaks the engine protocol</source>
        <translation>Zahl der Spieler (new) oder wer sie sind: Stufen oder cmd:PROGRAM für ein Programm, das das Engine-Protokoll spricht</translation>
    </message>
    <message>
        <source>how many games at most (match), or how many random ones are timed (bench: the rest in proportion; 20000 if not given)</source>
        <translation>wie viele Partien höchstens (match) oder wie viele zufällige gemessen werden (bench: alles andere im Verhältnis; sonst 20000)</translation>
    </message>
    <message>
        <source>milliseconds that a player has for a choice; then results differ from one time to the next</source>
        <translation>Millisekunden, die ein Spieler für eine Wahl hat; die Ergebnisse sind dann jedes Mal anders</translation>
    </message>
    <message>
        <source>how many processors to use; 1 if not given</source>
        <translation>wie viele Prozessoren benutzt werden; sonst 1</translation>
    </message>
    <message>
        <source>end when it is decided whether the first player is stronger by E0 or by E1 Elo points</source>
        <translation>enden, wenn entschieden ist, ob der erste Spieler um E0 oder um E1 Elo-Punkte stärker ist</translation>
    </message>
    <message>
        <source>go on when a player fails: that game is lost for it, and its program is started again</source>
        <translation>weitermachen, wenn ein Spieler versagt: Diese Partie ist für ihn verloren, und sein Programm wird neu gestartet</translation>
    </message>
    <message>
        <source>play part K of N alone, with --json; “join” makes the whole of all parts</source>
        <translation>nur Teil K von N spielen, mit --json; „join“ macht aus allen Teilen das Ganze</translation>
    </message>
    <message>
        <source>which computer player it is; expert if not given</source>
        <translation>welcher Computerspieler es ist; sonst expert</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>sees what is at hand, and misjudges much of it</source>
        <translation>sieht, was auf der Hand liegt, und schätzt vieles davon falsch ein</translation>
    </message>
    <message>
        <source>thinks about its own choice, and forgets a part of what it has seen</source>
        <translation>denkt über die eigene Wahl nach und vergisst einen Teil von dem, was zu sehen war</translation>
    </message>
    <message>
        <source>thinks about what the others may do, and forgets nothing</source>
        <translation>denkt darüber nach, was die anderen tun können, und vergisst nichts</translation>
    </message>
    <message>
        <source>thinks ahead as far as its time allows, and lets nobody foresee what it does</source>
        <translation>denkt voraus, so weit die Zeit reicht, und ist für niemanden vorhersehbar</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games, the next best choice {next}.</source>
        <translation>Diese Wahl gewinnt etwa {value} von 100 Partien, die nächstbeste {next}.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games, as another choice does.</source>
        <translation>Diese Wahl gewinnt etwa {value} von 100 Partien, eine andere ebenso.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games; a strong player varies it with other choices.</source>
        <translation>Diese Wahl gewinnt etwa {value} von 100 Partien; wer stark spielt, wechselt zwischen ihr und anderen ab.</translation>
    </message>
    <message>
        <source>this is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine Datei und keinen Ordner dieses Namens</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>ein Teil seines Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>one symbolic link leads to the other without end</source>
        <translation>ein symbolischer Link führt ohne Ende zum anderen</translation>
    </message>
    <message>
        <source>this disk can be read only</source>
        <translation>dieser Datenträger lässt sich nur lesen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file would become too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>es sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie gerade</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
        <source>the system says: {text}</source>
        <translation>das System meldet: {text}</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>Systemfehler {number}</translation>
    </message>
    <message>
        <source>“{text}” is no size; write it like 1280x800</source>
        <translation>„{text}“ ist keine Größe; man schreibt sie wie 1280x800</translation>
    </message>
    <message>
        <source>there is no theme “{text}”</source>
        <translation>es gibt kein Farbschema „{text}“</translation>
    </message>
    <message>
        <source>only one file can be opened</source>
        <translation>nur eine Datei lässt sich öffnen</translation>
    </message>
    <message>
        <source>“{text}” cannot be written: what is exported ends in .png, .svg, .pdf, .gif, .html or .txt</source>
        <translation>„{text}“ lässt sich nicht schreiben: Was exportiert wird, endet auf .png, .svg, .pdf, .gif, .html oder .txt</translation>
    </message>
    <message>
        <source>“{text}” can be written of a saved game only</source>
        <translation>„{text}“ lässt sich nur zu einer gespeicherten Partie schreiben</translation>
    </message>
    <message>
        <source>the handbook is written by itself: without a game, a file or an export</source>
        <translation>das Handbuch wird für sich geschrieben: ohne Partie, ohne Datei, ohne Export</translation>
    </message>
    <message>
        <source>a thumbnail is made of one file and written to another, with no other picture, game or handbook</source>
        <translation>ein Vorschaubild wird aus einer Datei gemacht und in eine andere geschrieben, ohne anderes Bild, ohne Partie, ohne Handbuch</translation>
    </message>
    <message>
        <source>there is no screen on which a window could be shown</source>
        <translation>es gibt keinen Bildschirm, auf dem ein Fenster zu sehen wäre</translation>
    </message>
    <message>
        <source>--step goes with --replay or --export only</source>
        <translation>--step gibt es nur mit --replay oder --export</translation>
    </message>
    <message>
        <source>--analyse goes with the --export of a page (.html) or a text (.txt) only</source>
        <translation>--analyse gehört zu --export einer Seite (.html) oder eines Textes (.txt)</translation>
    </message>
    <message>
        <source>{path} must be 64 digits from 0 to 9 and a to f</source>
        <translation>{path} muss aus 64 Ziffern von 0 bis 9 und a bis f bestehen</translation>
    </message>
    <message>
        <source>{path} must have from {least} to {most} items</source>
        <translation>{path} muss {least} bis {most} Einträge haben</translation>
    </message>
    <message>
        <source>it is empty: copy a game or a position first</source>
        <translation>er ist leer: Kopieren Sie zuerst eine Partie oder eine Stellung</translation>
    </message>
    <message>
        <source>no line of it begins a game or a position</source>
        <translation>keine seiner Zeilen beginnt eine Partie oder eine Stellung</translation>
    </message>
    <message>
        <source>how many positions may be looked at for one choice (play, match), or for each value (analyse)</source>
        <translation>wie viele Stellungen für eine Wahl (play, match) oder für jeden Wert (analyse) angesehen werden dürfen</translation>
    </message>
    <message>
        <source>{limit} to win</source>
        <translation>Ziel: {limit}</translation>
    </message>
    <message>
        <source>{what}: {seat} {done}, {limit} to win</source>
        <translation>{what}: {seat} {done}, Ziel: {limit}</translation>
    </message>
    <message>
        <source>“{text}” is not something that a player can do.</source>
        <translation>„{text}“ ist nichts, was ein Spieler tun kann.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <source>The position text is wrong from character {column} on.</source>
        <translation>Der Stellungstext ist ab Zeichen {column} falsch.</translation>
    </message>
    <message>
        <source>The position text is not written in its one proper form.</source>
        <translation>Der Stellungstext steht nicht in seiner einzig richtigen Form.</translation>
    </message>
    <message>
        <source>The value of “{name}” is missing or wrong.</source>
        <translation>Der Wert von „{name}“ fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>What is next</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie die Partie endete</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>“{text}” is no action of this game.</source>
        <translation>„{text}“ ist keine Aktion dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is nothing that chance brings in this game.</source>
        <translation>„{text}“ ist keine Aktion des Zufalls in diesem Spiel.</translation>
    </message>
    <message>
        <source>“{text}” is no seat of this game.</source>
        <translation>„{text}“ ist kein Platz dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is no number that can stand there.</source>
        <translation>„{text}“ ist keine Zahl, die dort stehen kann.</translation>
    </message>
    <message>
        <source>Chance decides first.</source>
        <translation>Erst entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Nothing is left to chance now.</source>
        <translation>Jetzt ist nichts dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Etwas liegt dort, wo es nicht liegen kann ({place}).</translation>
    </message>
    <message>
        <source>may be replaced</source>
        <translation>ersetzbar</translation>
    </message>
    <message>
        <source>owners</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>noch {n}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>this game has no board in this window; it is played on the command line</source>
        <translation>dieses Spiel hat in diesem Fenster keinen Spielplan; man spielt es auf der Kommandozeile</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>its name holds bytes that are no text (UTF-8); give the file another name</source>
        <translation>ihr Name enthält Bytes, die kein Text sind (UTF-8); geben Sie der Datei einen anderen Namen</translation>
    </message>
    <message>
        <source>the file is a study of several games</source>
        <translation>die Datei ist eine Studie aus mehreren Partien</translation>
    </message>
    <message>
        <source>the file is one saved game and no study</source>
        <translation>die Datei ist eine gespeicherte Partie und keine Studie</translation>
    </message>
    <message>
        <source>chapter {number}: {why}</source>
        <translation>Kapitel {number}: {why}</translation>
    </message>
    <message>
        <source>{path} must be a text that no other chapter has, not empty and of no more than {most} characters</source>
        <translation>{path} muss ein Text sein, den kein anderes Kapitel hat, nicht leer und von nicht mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>this is a study of several games; “cartouche-cli split” makes a file of each</source>
        <translation>das ist eine Studie aus mehreren Partien; „cartouche-cli split“ macht aus jeder eine Datei</translation>
    </message>
    <message>
        <source>makes a study of saved games, which become its chapters; those of a study are taken one by one</source>
        <translation>macht aus gespeicherten Partien eine Studie, deren Kapitel sie werden; die Kapitel einer Studie werden einzeln übernommen</translation>
    </message>
    <message>
        <source>lists the chapters of a study: number, kind, game, id, title</source>
        <translation>listet die Kapitel einer Studie auf: Nummer, Art, Spiel, Kennung, Titel</translation>
    </message>
    <message>
        <source>saves each chapter of a study as a file of its own</source>
        <translation>speichert jedes Kapitel einer Studie als eigene Datei</translation>
    </message>
    <message>
        <source>title of the study; without it that of a study among the files, or the name of the file</source>
        <translation>Titel der Studie; ohne ihn der einer Studie unter den Dateien oder der Name der Datei</translation>
    </message>
    <message>
        <source>checks saved games, with variations, scenarios and analyses, and studies</source>
        <translation>prüft gespeicherte Partien mit Varianten, Szenarien und Analysen sowie Studien</translation>
    </message>
    <message>
        <source>the file to write, - for the standard output; or the folder for the files (split)</source>
        <translation>die Datei, die geschrieben wird, - für die Standardausgabe; oder der Ordner für die Dateien (split)</translation>
    </message>
</context>
<context>
    <name>tekhenu</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
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
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Botankhamun</source>
        <translation>Botankhamun</translation>
    </message>
    <message>
        <source>Horus</source>
        <translation>Horus</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Hathor</source>
        <translation>Hathor</translation>
    </message>
    <message>
        <source>Bastet</source>
        <translation>Bastet</translation>
    </message>
    <message>
        <source>Thoth</source>
        <translation>Thoth</translation>
    </message>
    <message>
        <source>Osiris</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>the segment of Horus</source>
        <translation>Horus</translation>
    </message>
    <message>
        <source>the segment of Ra</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>the segment of Hathor</source>
        <translation>Hathor</translation>
    </message>
    <message>
        <source>the segment of Bastet</source>
        <translation>Bastet</translation>
    </message>
    <message>
        <source>the segment of Thoth</source>
        <translation>Thoth</translation>
    </message>
    <message>
        <source>the segment of Osiris</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>granite, then limestone</source>
        <translation>Granit, dann Kalkstein</translation>
    </message>
    <message>
        <source>papyrus, then bread</source>
        <translation>Papyrus, dann Brot</translation>
    </message>
    <message>
        <source>limestone, then granite</source>
        <translation>Kalkstein, dann Granit</translation>
    </message>
    <message>
        <source>bread, then papyrus</source>
        <translation>Brot, dann Papyrus</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>Brot</translation>
    </message>
    <message>
        <source>limestone</source>
        <translation>Kalkstein</translation>
    </message>
    <message>
        <source>granite</source>
        <translation>Granit</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>scribes</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>faith</source>
        <translation>Glauben</translation>
    </message>
    <message>
        <source>population</source>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>happiness</source>
        <translation>Zufriedenheit</translation>
    </message>
    <message numerus="yes">
        <source>%n papyrus</source>
        <translation>
            <numerusform>%n Papyrus</numerusform>
            <numerusform>%n Papyrus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bread</source>
        <translation>
            <numerusform>%n Brot</numerusform>
            <numerusform>%n Brot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limestone</source>
        <translation>
            <numerusform>%n Kalkstein</numerusform>
            <numerusform>%n Kalkstein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n granite</source>
        <translation>
            <numerusform>%n Granit</numerusform>
            <numerusform>%n Granit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scribe(s)</source>
        <translation>
            <numerusform>%n Schreiber</numerusform>
            <numerusform>%n Schreiber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faith</source>
        <translation>
            <numerusform>%n Glauben</numerusform>
            <numerusform>%n Glauben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <translation>
            <numerusform>%n Bevölkerung</numerusform>
            <numerusform>%n Bevölkerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n happiness</source>
        <translation>
            <numerusform>%n Zufriedenheit</numerusform>
            <numerusform>%n Zufriedenheit</numerusform>
        </translation>
    </message>
    <message>
        <source>{units/good}, {n} less</source>
        <translation>{units/good}, {n} weniger</translation>
    </message>
    <message>
        <source>Full Granary</source>
        <translation>Voller Speicher</translation>
    </message>
    <message>
        <source>Reed Harvest</source>
        <translation>Schilfernte</translation>
    </message>
    <message>
        <source>White Stone</source>
        <translation>Weißer Stein</translation>
    </message>
    <message>
        <source>Black Stone</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Karawane</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>House of Scribes</source>
        <translation>Haus der Schreiber</translation>
    </message>
    <message>
        <source>Cleansing</source>
        <translation>Reinigung</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Births</source>
        <translation>Geburten</translation>
    </message>
    <message>
        <source>Good Year</source>
        <translation>Gutes Jahr</translation>
    </message>
    <message>
        <source>New Tools</source>
        <translation>Neue Werkzeuge</translation>
    </message>
    <message>
        <source>Master Craft</source>
        <translation>Meisterschaft</translation>
    </message>
    <message>
        <source>Fate’s Number</source>
        <translation>Schicksalszahl</translation>
    </message>
    <message>
        <source>Feather of Maat</source>
        <translation>Feder der Maat</translation>
    </message>
    <message>
        <source>Shadow Path</source>
        <translation>Schattenpfad</translation>
    </message>
    <message>
        <source>Column Makers</source>
        <translation>Säulenmacher</translation>
    </message>
    <message>
        <source>Sculptors</source>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>Masons</source>
        <translation>Maurer</translation>
    </message>
    <message>
        <source>Feast Day</source>
        <translation>Festtag</translation>
    </message>
    <message>
        <source>Store House</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>Praise of Builders</source>
        <translation>Lob der Baumeister</translation>
    </message>
    <message>
        <source>Praise of Kings</source>
        <translation>Lob der Könige</translation>
    </message>
    <message>
        <source>Ra’s Favour</source>
        <translation>Gunst des Re</translation>
    </message>
    <message>
        <source>Papyrus Craft</source>
        <translation>Papyruskunst</translation>
    </message>
    <message>
        <source>Bread Craft</source>
        <translation>Brotkunst</translation>
    </message>
    <message>
        <source>Limestone Craft</source>
        <translation>Kalksteinkunst</translation>
    </message>
    <message>
        <source>Granite Craft</source>
        <translation>Granitkunst</translation>
    </message>
    <message>
        <source>Chisels</source>
        <translation>Meißel</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Brick Mould</source>
        <translation>Ziegelform</translation>
    </message>
    <message>
        <source>Drums</source>
        <translation>Trommeln</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Foremen</source>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <source>Temple of Horus</source>
        <translation>Horustempel</translation>
    </message>
    <message>
        <source>Solar Court</source>
        <translation>Sonnenhof</translation>
    </message>
    <message>
        <source>City Plan</source>
        <translation>Stadtplan</translation>
    </message>
    <message>
        <source>Dancers</source>
        <translation>Tänzerinnen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>School</source>
        <translation>Schule</translation>
    </message>
    <message>
        <source>Jackal Mask</source>
        <translation>Schakalmaske</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Even Hand</source>
        <translation>Ruhige Hand</translation>
    </message>
    <message>
        <source>Forgiveness</source>
        <translation>Vergebung</translation>
    </message>
    <message>
        <source>Grey Ash</source>
        <translation>Graue Asche</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>Gilden</translation>
    </message>
    <message>
        <source>Bakeries</source>
        <translation>Bäckereien</translation>
    </message>
    <message>
        <source>Temple: pillars</source>
        <translation>Tempel: Säulen</translation>
    </message>
    <message>
        <source>Temple: temple buildings</source>
        <translation>Tempel: Tempelgebäude</translation>
    </message>
    <message>
        <source>Temple: pillars on the border fields</source>
        <translation>Tempel: Säulen am Rand</translation>
    </message>
    <message>
        <source>Temple: lines with two pillars</source>
        <translation>Tempel: Reihen und Spalten mit zwei Säulen</translation>
    </message>
    <message>
        <source>Temple: matching edges</source>
        <translation>Tempel: passende Kanten</translation>
    </message>
    <message>
        <source>Temple: row and column buildings</source>
        <translation>Tempel: Gebäude an Reihen und Spalten</translation>
    </message>
    <message>
        <source>Monument: statues</source>
        <translation>Monument: Statuen</translation>
    </message>
    <message>
        <source>Monument: people-statues</source>
        <translation>Monument: Statuen für das Volk</translation>
    </message>
    <message>
        <source>Monument: god-statues</source>
        <translation>Monument: Götterstatuen</translation>
    </message>
    <message>
        <source>Monument: both sorts of statues</source>
        <translation>Monument: beide Sorten von Statuen</translation>
    </message>
    <message>
        <source>Monument: kinds of pieces</source>
        <translation>Monument: Sorten von Teilen</translation>
    </message>
    <message>
        <source>Monument: pieces above six</source>
        <translation>Monument: Teile ab dem siebten</translation>
    </message>
    <message>
        <source>Industry: high production levels</source>
        <translation>Gewerbe: hohe Produktionsstände</translation>
    </message>
    <message>
        <source>Industry: Osiris buildings</source>
        <translation>Gewerbe: Osirisgebäude</translation>
    </message>
    <message>
        <source>Industry: districts won</source>
        <translation>Gewerbe: gewonnene Gebiete</translation>
    </message>
    <message>
        <source>Industry: resources left</source>
        <translation>Gewerbe: übrige Ressourcen</translation>
    </message>
    <message>
        <source>Industry: gold left</source>
        <translation>Gewerbe: übriges Gold</translation>
    </message>
    <message>
        <source>Industry: lowest production level</source>
        <translation>Gewerbe: niedrigster Produktionsstand</translation>
    </message>
    <message>
        <source>People: population</source>
        <translation>Volk: Bevölkerung</translation>
    </message>
    <message>
        <source>People: happiness</source>
        <translation>Volk: Zufriedenheit</translation>
    </message>
    <message>
        <source>People: happy population</source>
        <translation>Volk: zufriedene Bevölkerung</translation>
    </message>
    <message>
        <source>People: Technologies</source>
        <translation>Volk: Technologien</translation>
    </message>
    <message>
        <source>People: scribes left</source>
        <translation>Volk: übrige Schreiber</translation>
    </message>
    <message>
        <source>People: last balance</source>
        <translation>Volk: letzte Balance</translation>
    </message>
    <message>
        <source>2 gold, papyrus, limestone, granite</source>
        <translation>2 Gold, Papyrus, Kalkstein, Granit</translation>
    </message>
    <message>
        <source>Osiris free in row 1–3, 2 bread</source>
        <translation>Osiris kostenlos, Reihe 1–3, 2 Brot</translation>
    </message>
    <message>
        <source>2 granite, 2 limestone, 1 scribe</source>
        <translation>2 Granit, 2 Kalkstein, 1 Schreiber</translation>
    </message>
    <message>
        <source>3 bread, 2 papyrus</source>
        <translation>3 Brot, 2 Papyrus</translation>
    </message>
    <message>
        <source>1 gold, 3 papyrus</source>
        <translation>1 Gold, 3 Papyrus</translation>
    </message>
    <message>
        <source>2 limestone, 2 bread, 1 faith</source>
        <translation>2 Kalkstein, 2 Brot, 1 Glauben</translation>
    </message>
    <message>
        <source>3 granite, granite marker +1</source>
        <translation>3 Granit, Granit-Marker +1</translation>
    </message>
    <message>
        <source>2 papyrus, 1 scribe, happiness +1</source>
        <translation>2 Papyrus, 1 Schreiber, Zufriedenheit +1</translation>
    </message>
    <message>
        <source>2 bread, 1 scribe, population +2</source>
        <translation>2 Brot, 1 Schreiber, Bevölkerung +2</translation>
    </message>
    <message>
        <source>2 markers +1, any 2 resources</source>
        <translation>2 Marker +1, 2 Ressourcen nach Wahl</translation>
    </message>
    <message>
        <source>a Blessing out of two, limestone</source>
        <translation>ein Segen aus zweien, Kalkstein</translation>
    </message>
    <message>
        <source>1 gold, 1 scribe, 1 faith</source>
        <translation>1 Gold, 1 Schreiber, 1 Glauben</translation>
    </message>
    <message>
        <source>{segment}</source>
        <translation>Abschnitt {segment}</translation>
    </message>
    <message>
        <source>the statue spaces of {god}</source>
        <translation>Statuenplätze von {god}</translation>
    </message>
    <message>
        <source>the building site {side}, line {number}</source>
        <translation>Bauplatz {number} {side}</translation>
    </message>
    <message>
        <source>the building site for {resource} in row {row}</source>
        <translation>Bauplatz für {resource} in Reihe {row}</translation>
    </message>
    <message>
        <source>the statue site {statue-site}</source>
        <translation>Statuenplatz {statue-site}</translation>
    </message>
    <message>
        <source>field {name}</source>
        <translation>Feld {name}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>A field of the temple as it is read out.</extracomment>
        <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>tile space {number}</source>
        <translation>Plättchenplatz {number}</translation>
    </message>
    <message>
        <source>place {number} of section {section} of the display</source>
        <translation>Platz {number} im Abschnitt {section} der Auslage</translation>
    </message>
    <message>
        <source>west of the temple</source>
        <translation>im Westen der Tempelanlage</translation>
    </message>
    <message>
        <source>east of the temple</source>
        <translation>im Osten der Tempelanlage</translation>
    </message>
    <message>
        <source>north of the temple</source>
        <translation>im Norden der Tempelanlage</translation>
    </message>
    <message>
        <source>south of the temple</source>
        <translation>im Süden der Tempelanlage</translation>
    </message>
    <message>
        <source>above papyrus and bread</source>
        <translation>über Papyrus und Brot</translation>
    </message>
    <message>
        <source>above limestone and granite</source>
        <translation>über Kalkstein und Granit</translation>
    </message>
    <message>
        <source>at the third row</source>
        <translation>an der dritten Reihe</translation>
    </message>
    <message>
        <source>at the third column</source>
        <translation>an der dritten Spalte</translation>
    </message>
    <message>
        <source>a building costs bread</source>
        <translation>ein Gebäude kostet Brot</translation>
    </message>
    <message>
        <source>row = value of the die</source>
        <translation>Reihe = Wert des Würfels</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>für beide</translation>
    </message>
    <message>
        <source>level +1</source>
        <translation>Stand +1</translation>
    </message>
    <message>
        <source>gain 1</source>
        <translation>1 erhalten</translation>
    </message>
    <message>
        <source>both +1</source>
        <translation>beide +1</translation>
    </message>
    <message>
        <source>1 and gold</source>
        <translation>1 und Gold</translation>
    </message>
    <message>
        <source>level +2</source>
        <translation>Stand +2</translation>
    </message>
    <message>
        <source>gain 2</source>
        <translation>2 erhalten</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>+1, +1</source>
        <translation>+1, +1</translation>
    </message>
    <message>
        <source>+2, +1</source>
        <translation>+2, +1</translation>
    </message>
    <message>
        <source>+2, any +1</source>
        <translation>+2, Wahl +1</translation>
    </message>
    <message>
        <source>“{text}” is no segment of the wheel.</source>
        <translation>„{text}“ ist kein Abschnitt der Drehscheibe.</translation>
    </message>
    <message>
        <source>“{text}” is no die.</source>
        <translation>„{text}“ ist kein Würfel.</translation>
    </message>
    <message>
        <source>“{text}” is no pillar tile.</source>
        <translation>„{text}“ ist kein Säulenplättchen.</translation>
    </message>
    <message>
        <source>“{text}” is no card.</source>
        <translation>„{text}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>“{text}” is no place of the pyramid.</source>
        <translation>„{text}“ ist kein Platz der Pyramide.</translation>
    </message>
    <message>
        <source>“{text}” is no side of the coin.</source>
        <translation>„{text}“ ist keine Seite der Münze.</translation>
    </message>
    <message>
        <source>“{text}” is no place of this game.</source>
        <translation>„{text}“ ist kein Ort dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is no side of the scale.</source>
        <translation>„{text}“ ist keine Seite der Waage.</translation>
    </message>
    <message>
        <source>“{text}” is no change of a value.</source>
        <translation>„{text}“ ist keine Änderung eines Werts.</translation>
    </message>
    <message>
        <source>“{text}” is no resource of this game.</source>
        <translation>„{text}“ ist keine Ressource dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}” is no payment.</source>
        <translation>„{text}“ ist keine Bezahlung.</translation>
    </message>
    <message>
        <source>“{text}” is no payment: the letters stand in the order p, b, l, g, o.</source>
        <translation>„{text}“ ist keine Bezahlung: Die Buchstaben stehen in der Folge p, b, l, g, o.</translation>
    </message>
    <message>
        <source>most victory points</source>
        <translation>die meisten Siegpunkte</translation>
    </message>
    <message>
        <source>more scribes with equal victory points</source>
        <translation>bei gleichen Siegpunkten mehr Schreiber</translation>
    </message>
    <message>
        <source>earlier in turn order with all else equal</source>
        <translation>bei Gleichstand früher in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>First in the sun: {segment}.</source>
        <translation>Erster sonniger Abschnitt: {segment}.</translation>
    </message>
    <message>
        <source>The next Horus tile names {god}.</source>
        <translation>Das nächste Horus-Bonusplättchen nennt {god}.</translation>
    </message>
    <message>
        <source>A die comes to {segment}: {colour}, {pips}.</source>
        <translation>Ein Würfel kommt in den Abschnitt {segment}: {colour}, {pips}.</translation>
    </message>
    <message>
        <source>A new pillar tile lies at Ra.</source>
        <translation>Ein neues Säulenplättchen liegt bei Re.</translation>
    </message>
    <message>
        <source>A starting card is turned up: {card}.</source>
        <translation>Eine Startkarte wird aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>{seat} is offered a card.</source>
        <translation>{seat} erhält eine Karte zur Auswahl.</translation>
    </message>
    <message>
        <source>A card comes into the display: {card}.</source>
        <translation>Eine Karte kommt in die Auslage: {card}.</translation>
    </message>
    <message>
        <source>The next place of the pyramid: {path}.</source>
        <translation>Nächster Platz der Pyramide: {path}.</translation>
    </message>
    <message>
        <source>The coin decides: {coin}.</source>
        <translation>Die Münze entscheidet: {coin}.</translation>
    </message>
    <message>
        <source>Chance decides between equal choices.</source>
        <translation>Der Zufall entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Nehmen: {card}</translation>
    </message>
    <message>
        <source>{seat} takes: {card}.</source>
        <translation>{seat} nimmt: {card}.</translation>
    </message>
    <message>
        <source>taking of a card</source>
        <translation>Nehmen einer Karte</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Behalten: {card}</translation>
    </message>
    <message>
        <source>{seat} keeps one of the two cards.</source>
        <translation>{seat} behält eine der beiden Karten.</translation>
    </message>
    <message>
        <source>keeping of a card</source>
        <translation>Behalten einer Karte</translation>
    </message>
    <message>
        <source>{seat} takes the Destiny card with ankh {value}.</source>
        <translation>{seat} nimmt die Schicksalskarte mit Ankh {value}.</translation>
    </message>
    <message>
        <source>Destiny card</source>
        <translation>Schicksalskarte</translation>
    </message>
    <message>
        <source>Draft: {colour}, {pips}</source>
        <translation>Nehmen: {colour}, {pips}</translation>
    </message>
    <message>
        <source>Draft from {segment}: {colour}, {pips}</source>
        <translation>Nehmen aus dem Abschnitt {segment}: {colour}, {pips}</translation>
    </message>
    <message>
        <source>{seat} drafts a die from {segment}: {colour}, {pips}.</source>
        <translation>{seat} nimmt einen Würfel aus dem Abschnitt {segment}: {colour}, {pips}.</translation>
    </message>
    <message>
        <source>draft of a die</source>
        <translation>Nehmen eines Würfels</translation>
    </message>
    <message>
        <source>{seat} takes a die from {segment} with Anubis: {colour}, {pips}.</source>
        <translation>{seat} nimmt mit Anubis einen Würfel aus dem Abschnitt {segment}: {colour}, {pips}.</translation>
    </message>
    <message>
        <source>Anubis action</source>
        <translation>Anubis-Aktion</translation>
    </message>
    <message>
        <source>Side of the scale: {what}</source>
        <translation>Seite der Waage: {what}</translation>
    </message>
    <message>
        <source>{seat} chooses a side of the scale.</source>
        <translation>{seat} wählt eine Seite der Waage.</translation>
    </message>
    <message>
        <source>side of the scale</source>
        <translation>Seite der Waage</translation>
    </message>
    <message>
        <source>{seat} changes the value with a scribe: {what}.</source>
        <translation>{seat} ändert den Wert mit einem Schreiber: {what}.</translation>
    </message>
    <message>
        <source>scribe</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>{seat} changes the value with the School: {what}.</source>
        <translation>{seat} ändert den Wert mit der Schule: {what}.</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Spielen: {card}</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing: {card}.</source>
        <translation>{seat} spielt einen Segen: {card}.</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>Play: {card}, value {value}</source>
        <translation>Spielen: {card}, Wert {value}</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing: {card}, value {value}.</source>
        <translation>{seat} spielt einen Segen: {card}, Wert {value}.</translation>
    </message>
    <message>
        <source>God action: {god}</source>
        <translation>Gottesaktion: {god}</translation>
    </message>
    <message>
        <source>{seat} carries out a god action: {god}.</source>
        <translation>{seat} führt eine Gottesaktion aus: {god}.</translation>
    </message>
    <message>
        <source>god action</source>
        <translation>Gottesaktion</translation>
    </message>
    <message>
        <source>Production: {resource}</source>
        <translation>Produktion: {resource}</translation>
    </message>
    <message>
        <source>{seat} produces: {resource}.</source>
        <translation>{seat} produziert: {resource}.</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Keine Aktion</translation>
    </message>
    <message>
        <source>{seat} carries out no action.</source>
        <translation>{seat} führt keine Aktion aus.</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>keine Aktion</translation>
    </message>
    <message>
        <source>Statue: {place}</source>
        <translation>Statue: {place}</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}.</source>
        <translation>{seat} errichtet eine Statue: {place}.</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Pillar tile: {place}</source>
        <translation>Säulenplättchen: {place}</translation>
    </message>
    <message>
        <source>{seat} lays the pillar tile on {place}.</source>
        <translation>{seat} legt das Säulenplättchen auf {place}.</translation>
    </message>
    <message>
        <source>pillar tile</source>
        <translation>Säulenplättchen</translation>
    </message>
    <message>
        <source>instead of an action</source>
        <translation>statt einer Aktion</translation>
    </message>
    <message>
        <source>{seat} turns the tile, in quarter turns: {value}.</source>
        <translation>{seat} dreht das Plättchen, in Vierteldrehungen: {value}.</translation>
    </message>
    <message>
        <source>turn of the tile</source>
        <translation>Drehen des Plättchens</translation>
    </message>
    <message>
        <source>Building: {place}</source>
        <translation>Gebäude: {place}</translation>
    </message>
    <message>
        <source>{seat} builds: {place}.</source>
        <translation>{seat} baut: {place}.</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>Bezahlung</translation>
    </message>
    <message>
        <source>Renew section {value}</source>
        <translation>Abschnitt {value} erneuern</translation>
    </message>
    <message>
        <source>{seat} renews section {value} of the display.</source>
        <translation>{seat} erneuert Abschnitt {value} der Auslage.</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>Erneuern der Auslage</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Keine Karten mehr</translation>
    </message>
    <message>
        <source>{seat} takes no more cards.</source>
        <translation>{seat} nimmt keine Karten mehr.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message>
        <source>{seat} chooses: {good} +1.</source>
        <translation>{seat} wählt: {good} +1.</translation>
    </message>
    <message>
        <source>choice of a gain</source>
        <translation>Wahl eines Gewinns</translation>
    </message>
    <message>
        <source>{seat} chooses a marker: {resource}.</source>
        <translation>{seat} wählt einen Marker: {resource}.</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the value {value} for the extra action.</source>
        <translation>{seat} wählt den Wert {value} für die weitere Aktion.</translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>weitere Aktion</translation>
    </message>
    <message>
        <source>No extra action</source>
        <translation>Keine weitere Aktion</translation>
    </message>
    <message>
        <source>{seat} gives up the extra action.</source>
        <translation>{seat} verzichtet auf die weitere Aktion.</translation>
    </message>
    <message>
        <source>no extra action</source>
        <translation>keine weitere Aktion</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>{seat} ends the turn.</source>
        <translation>{seat} beendet den Zug.</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>bread paid</source>
        <translation>bezahltes Brot</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>rein</translation>
    </message>
    <message>
        <source>tainted</source>
        <translation>verdorben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{seat} gains {units/good}.</source>
        <translation>{seat} erhält {units/good}.</translation>
    </message>
    <message>
        <source>{seat} spends {units/good}.</source>
        <translation>{seat} gibt {units/good} ab.</translation>
    </message>
    <message>
        <source>ankh {value}</source>
        <translation>Ankh {value}</translation>
    </message>
    <message>
        <source>{colour} {pips}</source>
        <translation>{colour} {pips}</translation>
    </message>
    <message>
        <source>Anubis with {colour} {pips}</source>
        <translation>Anubis mit {colour} {pips}</translation>
    </message>
    <message>
        <source>scribe {what}</source>
        <translation>Schreiber {what}</translation>
    </message>
    <message>
        <source>School {what}</source>
        <translation>Schule {what}</translation>
    </message>
    <message>
        <source>Blessing {card}</source>
        <translation>Segen {card}</translation>
    </message>
    <message>
        <source>{god}</source>
        <translation>{god}</translation>
    </message>
    <message>
        <source>production of {resource}</source>
        <translation>Produktion: {resource}</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{seat} gains {each}.</source>
        <translation>{seat} erhält {each}.</translation>
    </message>
    <message>
        <source>{units/good}</source>
        <translation>{units/good}</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: production level of {good} is now {n}.</source>
        <translation>{seat}: Produktionsstand {good} jetzt {n}.</translation>
    </message>
    <message>
        <source>{seat}: population is now {to}.</source>
        <translation>{seat}: Bevölkerung jetzt {to}.</translation>
    </message>
    <message>
        <source>{seat}: happiness is now {to}.</source>
        <translation>{seat}: Zufriedenheit jetzt {to}.</translation>
    </message>
    <message>
        <source>{seat} gets the bonus of the statue at {god}.</source>
        <translation>{seat} erhält den Bonus der Statue bei {god}.</translation>
    </message>
    <message>
        <source>{seat} lays excess goods on the scale: {units/good}.</source>
        <translation>{seat} legt {units/good} als Überschuss auf die Waage.</translation>
    </message>
    <message>
        <source>Section {section} of the display opens.</source>
        <translation>Abschnitt {section} der Auslage öffnet sich.</translation>
    </message>
    <message>
        <source>Rotation: {segment} is now the first in the sun.</source>
        <translation>Rotation: Der erste sonnige Abschnitt ist {segment}.</translation>
    </message>
    <message>
        <source>{seat}: balance {balance}.</source>
        <translation>{seat}: Balance {balance}.</translation>
    </message>
    <message>
        <source>Turn order: {owner}.</source>
        <translation>Zugreihenfolge: {owner}.</translation>
    </message>
    <message>
        <source>A new turn order is set.</source>
        <translation>Eine neue Zugreihenfolge wird festgelegt.</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({for}).</source>
        <translation>{seat}: {points} SP ({for}).</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({source}).</source>
        <translation>{seat}: {points} SP ({source}).</translation>
    </message>
    <message>
        <source>buildings at Ra</source>
        <translation>Gebäude bei Re</translation>
    </message>
    <message>
        <source>edges at Ra</source>
        <translation>Kanten bei Re</translation>
    </message>
    <message>
        <source>tile space at Ra</source>
        <translation>Plättchenplatz bei Re</translation>
    </message>
    <message>
        <source>abilities of tiles</source>
        <translation>Fähigkeiten der Plättchen</translation>
    </message>
    <message>
        <source>statues at the temple</source>
        <translation>Statuen an der Tempelanlage</translation>
    </message>
    <message>
        <source>pillars at Hathor</source>
        <translation>Säulen bei Hathor</translation>
    </message>
    <message>
        <source>statue bonuses</source>
        <translation>Boni der Statuen</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>Blessings</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>loss at Maat</source>
        <translation>Verlust bei Maat</translation>
    </message>
    <message>
        <source>districts</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>Tempelanlage</translation>
    </message>
    <message>
        <source>statues</source>
        <translation>Statuen</translation>
    </message>
    <message>
        <source>production levels</source>
        <translation>Produktionsstände</translation>
    </message>
    <message>
        <source>building row</source>
        <translation>Gebäudereihe</translation>
    </message>
    <message>
        <source>unpaid bread</source>
        <translation>unbezahltes Brot</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Dekrete</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>Bread</source>
        <translation>Brot</translation>
    </message>
    <message>
        <source>Limestone</source>
        <translation>Kalkstein</translation>
    </message>
    <message>
        <source>Granite</source>
        <translation>Granit</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Scribes</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Glaube</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Zufriedenheit</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points by actions</source>
        <translation>Siegpunkte aus Aktionen</translation>
    </message>
    <message>
        <source>Victory points by scorings</source>
        <translation>Siegpunkte aus Wertungen</translation>
    </message>
    <message>
        <source>Victory points in turns, by what the die did</source>
        <translation>Siegpunkte in Zügen, nach Nutzung des Würfels</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Buildings at Ra</source>
        <translation>Gebäude bei Re</translation>
    </message>
    <message>
        <source>Edges at Ra</source>
        <translation>Kanten bei Re</translation>
    </message>
    <message>
        <source>Tile space at Ra</source>
        <translation>Plättchenplatz bei Re</translation>
    </message>
    <message>
        <source>Abilities of tiles</source>
        <translation>Fähigkeiten der Plättchen</translation>
    </message>
    <message>
        <source>Statues at the temple</source>
        <translation>Statuen an der Tempelanlage</translation>
    </message>
    <message>
        <source>Pillars at Hathor</source>
        <translation>Säulen bei Hathor</translation>
    </message>
    <message>
        <source>Statue bonuses</source>
        <translation>Boni der Statuen</translation>
    </message>
    <message>
        <source>Loss at Maat</source>
        <translation>Verlust bei Maat</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempelanlage</translation>
    </message>
    <message>
        <source>Statues</source>
        <translation>Statuen</translation>
    </message>
    <message>
        <source>Production levels</source>
        <translation>Produktionsstände</translation>
    </message>
    <message>
        <source>Building row</source>
        <translation>Gebäudereihe</translation>
    </message>
    <message>
        <source>Unpaid bread</source>
        <translation>Unbezahltes Brot</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Dice drafted</source>
        <translation>Genommene Würfel</translation>
    </message>
    <message>
        <source>Anubis actions</source>
        <translation>Anubis-Aktionen</translation>
    </message>
    <message>
        <source>Excess goods</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Faith put on the scale</source>
        <translation>Glauben auf der Waage</translation>
    </message>
    <message>
        <source>Statue bonuses received</source>
        <translation>Erhaltene Boni der Statuen</translation>
    </message>
    <message>
        <source>Statue bonuses given to others</source>
        <translation>Boni der Statuen für andere</translation>
    </message>
    <message>
        <source>Extra action</source>
        <translation>Weitere Aktion</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Tekhenu</source>
        <translation>Tekhenu</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>How strong the rival of a game for one player is.</source>
        <translation>Wie stark der Gegner in einer Partie für eine Person ist.</translation>
    </message>
    <message>
        <source>count all pillars</source>
        <translation>zählen alle Säulen</translation>
    </message>
    <message>
        <source>count own pillars</source>
        <translation>zählen eigene Säulen</translation>
    </message>
    <message>
        <source>Whose pillars bring victory points when a statue is erected at the temple.</source>
        <translation>Wessen Säulen Siegpunkte bringen, wenn an der Tempelanlage eine Statue errichtet wird.</translation>
    </message>
    <message>
        <source>Maat phase</source>
        <translation>Maat-Phase</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>mild</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>In the strict form a negative balance costs twice as many victory points.</source>
        <translation>In der strengen Form kostet eine negative Balance doppelt so viele Siegpunkte.</translation>
    </message>
    <message>
        <source>thinks about its own turn, and misjudges some of it</source>
        <translation>denkt über den eigenen Zug nach und schätzt manches falsch ein</translation>
    </message>
    <message>
        <source>({what})</source>
        <translation>({what})</translation>
    </message>
    <message>
        <source>white die {value}</source>
        <translation>weißer Würfel {value}</translation>
    </message>
    <message>
        <source>yellow die {value}</source>
        <translation>gelber Würfel {value}</translation>
    </message>
    <message>
        <source>brown die {value}</source>
        <translation>brauner Würfel {value}</translation>
    </message>
    <message>
        <source>black die {value}</source>
        <translation>schwarzer Würfel {value}</translation>
    </message>
    <message>
        <source>grey die {value}</source>
        <translation>grauer Würfel {value}</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>pillar tile {value}</source>
        <translation>Säulenplättchen {value}</translation>
    </message>
    <message>
        <source>Blessing {value}</source>
        <translation>Segen {value}</translation>
    </message>
    <message>
        <source>Technology {value}</source>
        <translation>Technologie {value}</translation>
    </message>
    <message>
        <source>Decree {value}</source>
        <translation>Dekret {value}</translation>
    </message>
    <message>
        <source>statue of {seat}</source>
        <translation>Statue von {seat}</translation>
    </message>
    <message>
        <source>building of {seat}</source>
        <translation>Gebäude von {seat}</translation>
    </message>
    <message>
        <source>pillar of {seat}</source>
        <translation>Säule von {seat}</translation>
    </message>
    <message>
        <source>pillar tile face down</source>
        <translation>verdecktes Säulenplättchen</translation>
    </message>
    <message>
        <source>Blessing face down</source>
        <translation>verdeckter Segen</translation>
    </message>
    <message>
        <source>Technology face down</source>
        <translation>verdeckte Technologie</translation>
    </message>
    <message>
        <source>Decree face down</source>
        <translation>verdecktes Dekret</translation>
    </message>
    <message>
        <source>What a player has is not possible.</source>
        <translation>Was ein Spieler hat, ist nicht möglich.</translation>
    </message>
    <message>
        <source>Gods, turn order, round or pyramid are not possible together.</source>
        <translation>Götter, Zugreihenfolge, Runde oder Pyramide passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The dice are not those of the game.</source>
        <translation>Die Würfel sind nicht die des Spiels.</translation>
    </message>
    <message>
        <source>Each pillar tile must be there once.</source>
        <translation>Jedes Säulenplättchen muss genau einmal da sein.</translation>
    </message>
    <message>
        <source>Each card must be there once, in a place for its kind.</source>
        <translation>Jede Karte muss genau einmal da sein, an einem Platz für ihre Sorte.</translation>
    </message>
    <message>
        <source>Statues, pillars and buildings are not as many as a player has.</source>
        <translation>Ein Spieler hat nicht so viele Statuen, Säulen und Gebäude.</translation>
    </message>
    <message>
        <source>The turn is not possible like this.</source>
        <translation>Der Zug ist so nicht möglich.</translation>
    </message>
    <message>
        <source>What is to be done next is not possible here.</source>
        <translation>Was als Nächstes zu tun ist, ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>Something belongs to a player who does not take part.</source>
        <translation>Etwas gehört einem Spieler, der nicht mitspielt.</translation>
    </message>
    <message>
        <source>It is not said which segment is the first sunny one.</source>
        <translation>Es ist nicht gesagt, welcher Abschnitt der erste sonnige ist.</translation>
    </message>
    <message>
        <source>Each of the positions 1 to 6 needs a god of its own.</source>
        <translation>Jede der Positionen 1 bis 6 braucht einen eigenen Gott.</translation>
    </message>
    <message>
        <source>The turn order must have each player once.</source>
        <translation>Die Zugreihenfolge muss jeden Spieler einmal enthalten.</translation>
    </message>
    <message>
        <source>Turns are taken in the rounds 1 to 16.</source>
        <translation>Gezogen wird in den Runden 1 bis 16.</translation>
    </message>
    <message>
        <source>The Maat phase comes after rounds 4, 8, 12 and 16.</source>
        <translation>Die Maat-Phase folgt auf die Runden 4, 8, 12 und 16.</translation>
    </message>
    <message>
        <source>The game is over after round 16.</source>
        <translation>Die Partie endet nach Runde 16.</translation>
    </message>
    <message>
        <source>It is not said whose turn begins.</source>
        <translation>Es ist nicht gesagt, wessen Zug beginnt.</translation>
    </message>
    <message>
        <source>The pyramid must have each of its ten tiles once.</source>
        <translation>Die Pyramide muss jedes ihrer zehn Plättchen einmal enthalten.</translation>
    </message>
    <message>
        <source>Botankhamun has come further on his pyramid than his turns allow.</source>
        <translation>Botankhamun ist auf seiner Pyramide weiter, als seine Züge erlauben.</translation>
    </message>
    <message>
        <source>No pillar stands on the tile ({place}).</source>
        <translation>Auf dem Plättchen steht keine Säule ({place}).</translation>
    </message>
    <message>
        <source>Pillar tile {number} lies in two places.</source>
        <translation>Säulenplättchen {number} liegt an zwei Stellen.</translation>
    </message>
    <message>
        <source>{owner} has only {right} of these pieces, {number} are on the board: {stock}.</source>
        <translation>{owner} hat nur {right} dieser Figuren, auf dem Spielplan stehen {number}: {stock}.</translation>
    </message>
    <message>
        <source>Gold lies where a statue stands ({place}).</source>
        <translation>Gold liegt, wo eine Statue steht ({place}).</translation>
    </message>
    <message>
        <source>Dice of one colour ({colour}): {number}; the game has {right}.</source>
        <translation>Würfel einer Farbe ({colour}): {number}; das Spiel hat {right}.</translation>
    </message>
    <message>
        <source>Dice on the scale of {seat}: {number}; at most {right} can have been drafted since the last Maat phase.</source>
        <translation>Würfel auf der Waage von {seat}: {number}; seit der letzten Maat-Phase können es höchstens {right} sein.</translation>
    </message>
    <message>
        <source>Botankhamun cannot have used more than four dice since the last Maat phase.</source>
        <translation>Botankhamun kann seit der letzten Maat-Phase nicht mehr als vier Würfel benutzt haben.</translation>
    </message>
    <message>
        <source>The card “{card}” is in two places.</source>
        <translation>Die Karte „{card}“ ist an zwei Stellen.</translation>
    </message>
    <message>
        <source>Cards lie in section {section}, which is not open.</source>
        <translation>In Abschnitt {section} liegen Karten, obwohl er nicht offen ist.</translation>
    </message>
    <message>
        <source>{seat} has more than two starting cards.</source>
        <translation>{seat} hat mehr als zwei Startkarten.</translation>
    </message>
    <message>
        <source>The happiness of {owner} is greater than the population.</source>
        <translation>Die Zufriedenheit von {owner} ist größer als die Bevölkerung.</translation>
    </message>
    <message>
        <source>Two players have the same Destiny card.</source>
        <translation>Zwei Spieler haben dieselbe Schicksalskarte.</translation>
    </message>
    <message>
        <source>There is nothing to decide: fewer than two dice can be drafted.</source>
        <translation>Es gibt nichts zu entscheiden: Weniger als zwei Würfel können genommen werden.</translation>
    </message>
    <message>
        <source>There is nothing to decide in the Maat phase: nobody has faith.</source>
        <translation>In der Maat-Phase gibt es nichts zu entscheiden: Niemand hat Glauben.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>First sunny segment</source>
        <translation>Erster sonniger Abschnitt</translation>
    </message>
    <message>
        <source>God of position {n}</source>
        <translation>Gott der Position {n}</translation>
    </message>
    <message>
        <source>Turn order, place {n}</source>
        <translation>Zugreihenfolge, Platz {n}</translation>
    </message>
    <message>
        <source>Turns of the tile on {n}</source>
        <translation>Drehung des Plättchens auf {n}</translation>
    </message>
    <message>
        <source>Gold above papyrus and bread</source>
        <translation>Gold über Papyrus und Brot</translation>
    </message>
    <message>
        <source>Gold above limestone and granite</source>
        <translation>Gold über Kalkstein und Granit</translation>
    </message>
    <message>
        <source>Gold east of the temple</source>
        <translation>Gold östlich der Tempelanlage</translation>
    </message>
    <message>
        <source>Gold north of the temple</source>
        <translation>Gold nördlich der Tempelanlage</translation>
    </message>
    <message>
        <source>Gold beside row 2 of Osiris</source>
        <translation>Gold neben Reihe 2 von Osiris</translation>
    </message>
    <message>
        <source>Section 3 is open</source>
        <translation>Abschnitt 3 ist offen</translation>
    </message>
    <message>
        <source>Section 4 is open</source>
        <translation>Abschnitt 4 ist offen</translation>
    </message>
    <message>
        <source>White dice used</source>
        <translation>Benutzte weiße Würfel</translation>
    </message>
    <message>
        <source>Yellow dice used</source>
        <translation>Benutzte gelbe Würfel</translation>
    </message>
    <message>
        <source>Brown dice used</source>
        <translation>Benutzte braune Würfel</translation>
    </message>
    <message>
        <source>Black dice used</source>
        <translation>Benutzte schwarze Würfel</translation>
    </message>
    <message>
        <source>Grey dice used</source>
        <translation>Benutzte graue Würfel</translation>
    </message>
    <message>
        <source>Place {n} of the pyramid</source>
        <translation>Platz {n} der Pyramide</translation>
    </message>
    <message>
        <source>Stands on place</source>
        <translation>Steht auf Platz</translation>
    </message>
    <message>
        <source>Production level of papyrus</source>
        <translation>Produktionsstand Papyrus</translation>
    </message>
    <message>
        <source>Production level of bread</source>
        <translation>Produktionsstand Brot</translation>
    </message>
    <message>
        <source>Production level of limestone</source>
        <translation>Produktionsstand Kalkstein</translation>
    </message>
    <message>
        <source>Production level of granite</source>
        <translation>Produktionsstand Granit</translation>
    </message>
    <message>
        <source>Happiness rewards had</source>
        <translation>Erhaltene Zufriedenheitsboni</translation>
    </message>
    <message>
        <source>Ankh of the Destiny card</source>
        <translation>Ankh der Schicksalskarte</translation>
    </message>
    <message>
        <source>Die 1</source>
        <translation>Würfel 1</translation>
    </message>
    <message>
        <source>Side of die 1</source>
        <translation>Seite von Würfel 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>Würfel 2</translation>
    </message>
    <message>
        <source>Side of die 2</source>
        <translation>Seite von Würfel 2</translation>
    </message>
    <message>
        <source>Die 3</source>
        <translation>Würfel 3</translation>
    </message>
    <message>
        <source>Side of die 3</source>
        <translation>Seite von Würfel 3</translation>
    </message>
    <message>
        <source>Die 4</source>
        <translation>Würfel 4</translation>
    </message>
    <message>
        <source>Side of die 4</source>
        <translation>Seite von Würfel 4</translation>
    </message>
    <message>
        <source>Districts won in the last scoring</source>
        <translation>Gebiete der letzten Wertung</translation>
    </message>
    <message>
        <source>Last balance</source>
        <translation>Letzte Balance</translation>
    </message>
    <message>
        <source>white 1</source>
        <translation>weiß 1</translation>
    </message>
    <message>
        <source>white 2</source>
        <translation>weiß 2</translation>
    </message>
    <message>
        <source>white 3</source>
        <translation>weiß 3</translation>
    </message>
    <message>
        <source>white 4</source>
        <translation>weiß 4</translation>
    </message>
    <message>
        <source>white 5</source>
        <translation>weiß 5</translation>
    </message>
    <message>
        <source>white 6</source>
        <translation>weiß 6</translation>
    </message>
    <message>
        <source>yellow 1</source>
        <translation>gelb 1</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <translation>gelb 2</translation>
    </message>
    <message>
        <source>yellow 3</source>
        <translation>gelb 3</translation>
    </message>
    <message>
        <source>yellow 4</source>
        <translation>gelb 4</translation>
    </message>
    <message>
        <source>yellow 5</source>
        <translation>gelb 5</translation>
    </message>
    <message>
        <source>yellow 6</source>
        <translation>gelb 6</translation>
    </message>
    <message>
        <source>brown 1</source>
        <translation>braun 1</translation>
    </message>
    <message>
        <source>brown 2</source>
        <translation>braun 2</translation>
    </message>
    <message>
        <source>brown 3</source>
        <translation>braun 3</translation>
    </message>
    <message>
        <source>brown 4</source>
        <translation>braun 4</translation>
    </message>
    <message>
        <source>brown 5</source>
        <translation>braun 5</translation>
    </message>
    <message>
        <source>brown 6</source>
        <translation>braun 6</translation>
    </message>
    <message>
        <source>black 1</source>
        <translation>schwarz 1</translation>
    </message>
    <message>
        <source>black 2</source>
        <translation>schwarz 2</translation>
    </message>
    <message>
        <source>black 3</source>
        <translation>schwarz 3</translation>
    </message>
    <message>
        <source>black 4</source>
        <translation>schwarz 4</translation>
    </message>
    <message>
        <source>black 5</source>
        <translation>schwarz 5</translation>
    </message>
    <message>
        <source>black 6</source>
        <translation>schwarz 6</translation>
    </message>
    <message>
        <source>grey 1</source>
        <translation>grau 1</translation>
    </message>
    <message>
        <source>grey 2</source>
        <translation>grau 2</translation>
    </message>
    <message>
        <source>grey 3</source>
        <translation>grau 3</translation>
    </message>
    <message>
        <source>grey 4</source>
        <translation>grau 4</translation>
    </message>
    <message>
        <source>grey 5</source>
        <translation>grau 5</translation>
    </message>
    <message>
        <source>grey 6</source>
        <translation>grau 6</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>deck or display</source>
        <translation>Stapel oder Auslage</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>in der Schachtel</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>liegt offen</translation>
    </message>
    <message>
        <source>a turn begins</source>
        <translation>ein Zug beginnt</translation>
    </message>
    <message>
        <source>the Maat phase begins</source>
        <translation>die Maat-Phase beginnt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>goes on as opened</source>
        <translation>weiter wie geöffnet</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Light and gods</source>
        <translation>Licht und Götter</translation>
    </message>
    <message>
        <source>Turns of pillar tiles</source>
        <translation>Drehung der Säulenplättchen</translation>
    </message>
    <message>
        <source>Gold and sections</source>
        <translation>Gold und Abschnitte der Auslage</translation>
    </message>
    <message>
        <source>What {seat} has</source>
        <translation>Was {seat} hat</translation>
    </message>
    <message>
        <source>Starting cards</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Full Granary (Blessing)</source>
        <translation>Voller Speicher (Segen)</translation>
    </message>
    <message>
        <source>Full Granary: 3 bread.</source>
        <translation>Voller Speicher: 3 Brot.</translation>
    </message>
    <message>
        <source>Reed Harvest (Blessing)</source>
        <translation>Schilfernte (Segen)</translation>
    </message>
    <message>
        <source>Reed Harvest: 3 papyrus.</source>
        <translation>Schilfernte: 3 Papyrus.</translation>
    </message>
    <message>
        <source>White Stone (Blessing)</source>
        <translation>Weißer Stein (Segen)</translation>
    </message>
    <message>
        <source>White Stone: 3 limestone.</source>
        <translation>Weißer Stein: 3 Kalkstein.</translation>
    </message>
    <message>
        <source>Black Stone (Blessing)</source>
        <translation>Schwarzer Stein (Segen)</translation>
    </message>
    <message>
        <source>Black Stone: 3 granite.</source>
        <translation>Schwarzer Stein: 3 Granit.</translation>
    </message>
    <message>
        <source>Caravan (Blessing)</source>
        <translation>Karawane (Segen)</translation>
    </message>
    <message>
        <source>Caravan: 3 different resources.</source>
        <translation>Karawane: 3 verschiedene Ressourcen.</translation>
    </message>
    <message>
        <source>Treasure (Blessing)</source>
        <translation>Schatz (Segen)</translation>
    </message>
    <message>
        <source>Treasure: 2 gold.</source>
        <translation>Schatz: 2 Gold.</translation>
    </message>
    <message>
        <source>House of Scribes (Blessing)</source>
        <translation>Haus der Schreiber (Segen)</translation>
    </message>
    <message>
        <source>House of Scribes: 2 scribes, 1 faith.</source>
        <translation>Haus der Schreiber: 2 Schreiber, 1 Glauben.</translation>
    </message>
    <message>
        <source>Cleansing (Blessing)</source>
        <translation>Reinigung (Segen)</translation>
    </message>
    <message>
        <source>Cleansing: 4 faith; also at Maat.</source>
        <translation>Reinigung: 4 Glauben; auch bei Maat.</translation>
    </message>
    <message>
        <source>Music (Blessing)</source>
        <translation>Musik (Segen)</translation>
    </message>
    <message>
        <source>Music: happiness +3.</source>
        <translation>Musik: Zufriedenheit +3.</translation>
    </message>
    <message>
        <source>Births (Blessing)</source>
        <translation>Geburten (Segen)</translation>
    </message>
    <message>
        <source>Births: 1 bread, population +4.</source>
        <translation>Geburten: 1 Brot, Bevölkerung +4.</translation>
    </message>
    <message>
        <source>Good Year (Blessing)</source>
        <translation>Gutes Jahr (Segen)</translation>
    </message>
    <message>
        <source>Good Year: population +2, then happiness +2.</source>
        <translation>Gutes Jahr: Bevölkerung +2, dann Zufriedenheit +2.</translation>
    </message>
    <message>
        <source>New Tools (Blessing)</source>
        <translation>Neue Werkzeuge (Segen)</translation>
    </message>
    <message>
        <source>New Tools: two different markers +1, gain 1 of one of them.</source>
        <translation>Neue Werkzeuge: zwei verschiedene Marker +1, 1 von einem davon erhalten.</translation>
    </message>
    <message>
        <source>Master Craft (Blessing)</source>
        <translation>Meisterschaft (Segen)</translation>
    </message>
    <message>
        <source>Master Craft: one marker +2, gain 1 of it.</source>
        <translation>Meisterschaft: ein Marker +2, 1 davon erhalten.</translation>
    </message>
    <message>
        <source>Fate’s Number (Blessing)</source>
        <translation>Schicksalszahl (Segen)</translation>
    </message>
    <message>
        <source>Fate’s Number: after drafting, any other value.</source>
        <translation>Schicksalszahl: nach dem Nehmen des Würfels ein anderer Wert.</translation>
    </message>
    <message>
        <source>Feather of Maat (Blessing)</source>
        <translation>Feder der Maat (Segen)</translation>
    </message>
    <message>
        <source>Feather of Maat: after drafting, the die goes to the other side of the scale; 1 point.</source>
        <translation>Feder der Maat: Nach dem Nehmen kommt der Würfel auf die andere Seite der Waage; 1 Punkt.</translation>
    </message>
    <message>
        <source>Shadow Path (Blessing)</source>
        <translation>Schattenpfad (Segen)</translation>
    </message>
    <message>
        <source>Shadow Path: before drafting, forbidden dice may be drafted, as tainted.</source>
        <translation>Schattenpfad: Vor dem Nehmen gespielt, erlaubt die Karte auch verbotene Würfel, als verdorben.</translation>
    </message>
    <message>
        <source>Column Makers (Blessing)</source>
        <translation>Säulenmacher (Segen)</translation>
    </message>
    <message>
        <source>Column Makers: Ra costs 2 less, 1 point.</source>
        <translation>Säulenmacher: Re kostet 2 weniger, 1 Punkt.</translation>
    </message>
    <message>
        <source>Sculptors (Blessing)</source>
        <translation>Bildhauer (Segen)</translation>
    </message>
    <message>
        <source>Sculptors: Horus costs 2 less, 1 point.</source>
        <translation>Bildhauer: Horus kostet 2 weniger, 1 Punkt.</translation>
    </message>
    <message>
        <source>Masons (Blessing)</source>
        <translation>Maurer (Segen)</translation>
    </message>
    <message>
        <source>Masons: Hathor costs 2 less, 1 point.</source>
        <translation>Maurer: Hathor kostet 2 weniger, 1 Punkt.</translation>
    </message>
    <message>
        <source>Feast Day (Blessing)</source>
        <translation>Festtag (Segen)</translation>
    </message>
    <message>
        <source>Feast Day: Bastet costs nothing, 1 scribe more.</source>
        <translation>Festtag: Bastet kostet nichts, 1 Schreiber mehr.</translation>
    </message>
    <message>
        <source>Store House (Blessing)</source>
        <translation>Lagerhaus (Segen)</translation>
    </message>
    <message>
        <source>Store House: production, 1 unit more, no excess goods.</source>
        <translation>Lagerhaus: bei einer Produktion 1 Einheit mehr, kein Überschuss.</translation>
    </message>
    <message>
        <source>Praise of Builders (Blessing)</source>
        <translation>Lob der Baumeister (Segen)</translation>
    </message>
    <message>
        <source>Praise of Builders: 1 point for each own building, at least 2, at most 5.</source>
        <translation>Lob der Baumeister: 1 Punkt je eigenes Gebäude, mindestens 2, höchstens 5.</translation>
    </message>
    <message>
        <source>Praise of Kings (Blessing)</source>
        <translation>Lob der Könige (Segen)</translation>
    </message>
    <message>
        <source>Praise of Kings: 2 points for each own statue, at least 2, at most 6.</source>
        <translation>Lob der Könige: 2 Punkte je eigene Statue, mindestens 2, höchstens 6.</translation>
    </message>
    <message>
        <source>Ra’s Favour (Blessing)</source>
        <translation>Gunst des Re (Segen)</translation>
    </message>
    <message>
        <source>Ra’s Favour: Ra, the ability works in any light, 1 point.</source>
        <translation>Gunst des Re: Bei Re wirkt die Fähigkeit in jedem Licht; 1 Punkt.</translation>
    </message>
    <message>
        <source>Papyrus Craft (Technology)</source>
        <translation>Papyruskunst (Technologie)</translation>
    </message>
    <message>
        <source>Papyrus Craft: producing it, 1 unit more, kept.</source>
        <translation>Papyruskunst: bei Papyrusproduktion 1 Einheit mehr, behalten.</translation>
    </message>
    <message>
        <source>Bread Craft (Technology)</source>
        <translation>Brotkunst (Technologie)</translation>
    </message>
    <message>
        <source>Bread Craft: producing it, 1 unit more, kept.</source>
        <translation>Brotkunst: bei Brotproduktion 1 Einheit mehr, behalten.</translation>
    </message>
    <message>
        <source>Limestone Craft (Technology)</source>
        <translation>Kalksteinkunst (Technologie)</translation>
    </message>
    <message>
        <source>Limestone Craft: producing it, 1 unit more, kept.</source>
        <translation>Kalksteinkunst: bei Kalksteinproduktion 1 Einheit mehr, behalten.</translation>
    </message>
    <message>
        <source>Granite Craft (Technology)</source>
        <translation>Granitkunst (Technologie)</translation>
    </message>
    <message>
        <source>Granite Craft: producing it, 1 unit more, kept.</source>
        <translation>Granitkunst: bei Granitproduktion 1 Einheit mehr, behalten.</translation>
    </message>
    <message>
        <source>Chisels (Technology)</source>
        <translation>Meißel (Technologie)</translation>
    </message>
    <message>
        <source>Chisels: Horus costs 1 less.</source>
        <translation>Meißel: Horus kostet 1 weniger.</translation>
    </message>
    <message>
        <source>Levers (Technology)</source>
        <translation>Hebel (Technologie)</translation>
    </message>
    <message>
        <source>Levers: Ra costs 1 less.</source>
        <translation>Hebel: Re kostet 1 weniger.</translation>
    </message>
    <message>
        <source>Brick Mould (Technology)</source>
        <translation>Ziegelform (Technologie)</translation>
    </message>
    <message>
        <source>Brick Mould: Hathor costs 1 less.</source>
        <translation>Ziegelform: Hathor kostet 1 weniger.</translation>
    </message>
    <message>
        <source>Drums (Technology)</source>
        <translation>Trommeln (Technologie)</translation>
    </message>
    <message>
        <source>Drums: Bastet costs 1 less.</source>
        <translation>Trommeln: Bastet kostet 1 weniger.</translation>
    </message>
    <message>
        <source>Archive (Technology)</source>
        <translation>Archiv (Technologie)</translation>
    </message>
    <message>
        <source>Archive: Thoth costs 1 less; renewing a section is free.</source>
        <translation>Archiv: Thoth kostet 1 weniger; einen Abschnitt zu erneuern ist kostenlos.</translation>
    </message>
    <message>
        <source>Foremen (Technology)</source>
        <translation>Vorarbeiter (Technologie)</translation>
    </message>
    <message>
        <source>Foremen: Osiris, no happiness lost.</source>
        <translation>Vorarbeiter: bei Osiris kein Verlust an Zufriedenheit.</translation>
    </message>
    <message>
        <source>Temple of Horus (Technology)</source>
        <translation>Horustempel (Technologie)</translation>
    </message>
    <message>
        <source>Temple of Horus: after Horus 2 points.</source>
        <translation>Horustempel: nach Horus 2 Punkte.</translation>
    </message>
    <message>
        <source>Solar Court (Technology)</source>
        <translation>Sonnenhof (Technologie)</translation>
    </message>
    <message>
        <source>Solar Court: after Ra 2 points.</source>
        <translation>Sonnenhof: nach Re 2 Punkte.</translation>
    </message>
    <message>
        <source>City Plan (Technology)</source>
        <translation>Stadtplan (Technologie)</translation>
    </message>
    <message>
        <source>City Plan: after Hathor 2 points.</source>
        <translation>Stadtplan: nach Hathor 2 Punkte.</translation>
    </message>
    <message>
        <source>Dancers (Technology)</source>
        <translation>Tänzerinnen (Technologie)</translation>
    </message>
    <message>
        <source>Dancers: after Bastet happiness +1, 1 point.</source>
        <translation>Tänzerinnen: nach Bastet Zufriedenheit +1, 1 Punkt.</translation>
    </message>
    <message>
        <source>Library (Technology)</source>
        <translation>Bibliothek (Technologie)</translation>
    </message>
    <message>
        <source>Library: after Thoth 1 point for each card taken.</source>
        <translation>Bibliothek: nach Thoth 1 Punkt je genommene Karte.</translation>
    </message>
    <message>
        <source>Canals (Technology)</source>
        <translation>Kanäle (Technologie)</translation>
    </message>
    <message>
        <source>Canals: after Osiris 1 point, 1 resource of choice.</source>
        <translation>Kanäle: nach Osiris 1 Punkt, 1 Ressource nach Wahl.</translation>
    </message>
    <message>
        <source>School (Technology)</source>
        <translation>Schule (Technologie)</translation>
    </message>
    <message>
        <source>School: once a turn the value of a die +1 or −1, without a scribe.</source>
        <translation>Schule: einmal im Zug der Wert eines Würfels +1 oder −1, ohne Schreiber.</translation>
    </message>
    <message>
        <source>Jackal Mask (Technology)</source>
        <translation>Schakalmaske (Technologie)</translation>
    </message>
    <message>
        <source>Jackal Mask: after an action with Anubis 2 points, 1 faith.</source>
        <translation>Schakalmaske: nach einer Anubis-Aktion 2 Punkte, 1 Glauben.</translation>
    </message>
    <message>
        <source>Priests (Technology)</source>
        <translation>Priester (Technologie)</translation>
    </message>
    <message>
        <source>Priests: Maat, 2 faith before yours is asked for.</source>
        <translation>Priester: bei Maat 2 Glauben, bevor nach Ihrem gefragt wird.</translation>
    </message>
    <message>
        <source>Even Hand (Technology)</source>
        <translation>Ruhige Hand (Technologie)</translation>
    </message>
    <message>
        <source>Even Hand: Maat, with a balance from −2 to +2 1 gold.</source>
        <translation>Ruhige Hand: bei Maat 1 Gold, wenn die Balance von −2 bis +2 ist.</translation>
    </message>
    <message>
        <source>Forgiveness (Technology)</source>
        <translation>Vergebung (Technologie)</translation>
    </message>
    <message>
        <source>Forgiveness: Maat, no loss; with a balance of 0 or more 1 point.</source>
        <translation>Vergebung: bei Maat kein Verlust; bei einer Balance von 0 oder mehr 1 Punkt.</translation>
    </message>
    <message>
        <source>Grey Ash (Technology)</source>
        <translation>Graue Asche (Technologie)</translation>
    </message>
    <message>
        <source>Grey Ash: drafting a grey die, 1 scribe, and you choose its side.</source>
        <translation>Graue Asche: beim Nehmen eines grauen Würfels 1 Schreiber, und Sie wählen seine Seite.</translation>
    </message>
    <message>
        <source>Guilds (Technology)</source>
        <translation>Gilden (Technologie)</translation>
    </message>
    <message>
        <source>Guilds: scoring, 1 point for each level of 5 or 6.</source>
        <translation>Gilden: bei einer Wertung 1 Punkt je Stand von 5 oder 6.</translation>
    </message>
    <message>
        <source>Bakeries (Technology)</source>
        <translation>Bäckereien (Technologie)</translation>
    </message>
    <message>
        <source>Bakeries: scoring, 1 point, 2 bread less are due.</source>
        <translation>Bäckereien: bei einer Wertung 1 Punkt, und 2 Brot weniger sind fällig.</translation>
    </message>
    <message>
        <source>Temple: pillars (Decree)</source>
        <translation>Tempel: Säulen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each own pillar, at most 10 points.</source>
        <translation>Dekret, Tempel: 2 je eigene Säule, höchstens 10 Punkte.</translation>
    </message>
    <message>
        <source>Temple: temple buildings (Decree)</source>
        <translation>Tempel: Tempelgebäude (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each own temple building, at most 10 points.</source>
        <translation>Dekret, Tempel: 2 je eigenes Tempelgebäude, höchstens 10 Punkte.</translation>
    </message>
    <message>
        <source>Temple: pillars on the border fields (Decree)</source>
        <translation>Tempel: Säulen am Rand (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 3 for each own pillar on a field at the border, at most 9 points.</source>
        <translation>Dekret, Tempel: 3 je eigene Säule auf einem Feld an der Tempelbegrenzung, höchstens 9 Punkte.</translation>
    </message>
    <message>
        <source>Temple: lines with two pillars (Decree)</source>
        <translation>Tempel: Reihen und Spalten mit zwei Säulen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 4 for each row or column with two own pillars or more, at most 8 points.</source>
        <translation>Dekret, Tempel: 4 je Reihe oder Spalte mit zwei eigenen Säulen oder mehr, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Temple: matching edges (Decree)</source>
        <translation>Tempel: passende Kanten (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each matching edge of own tiles, at most 8 points.</source>
        <translation>Dekret, Tempel: 2 je passende Kante eigener Plättchen, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Temple: row and column buildings (Decree)</source>
        <translation>Tempel: Gebäude an Reihen und Spalten (Dekret)</translation>
    </message>
    <message>
        <source>Decree, temple: 3 for each pair of a building of a row and one of a column, at most 9 points.</source>
        <translation>Dekret, Tempel: 3 je Paar aus einem Gebäude einer Reihe und einem einer Spalte, höchstens 9 Punkte.</translation>
    </message>
    <message>
        <source>Monument: statues (Decree)</source>
        <translation>Monument: Statuen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 2 for each statue, at most 8 points.</source>
        <translation>Dekret, Monument: 2 je Statue, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Monument: people-statues (Decree)</source>
        <translation>Monument: Statuen für das Volk (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 3 for each people-statue, at most 9 points.</source>
        <translation>Dekret, Monument: 3 je Statue für das Volk, höchstens 9 Punkte.</translation>
    </message>
    <message>
        <source>Monument: god-statues (Decree)</source>
        <translation>Monument: Götterstatuen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 3 for each statue at a god, at most 9 points.</source>
        <translation>Dekret, Monument: 3 je Statue bei einem Gott, höchstens 9 Punkte.</translation>
    </message>
    <message>
        <source>Monument: both sorts of statues (Decree)</source>
        <translation>Monument: beide Sorten von Statuen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 6 with a statue at a god and a people-statue.</source>
        <translation>Dekret, Monument: 6 mit einer Statue bei einem Gott und einer Statue für das Volk.</translation>
    </message>
    <message>
        <source>Monument: kinds of pieces (Decree)</source>
        <translation>Monument: Sorten von Teilen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 2 for each kind with two own pieces or more, at most 8 points.</source>
        <translation>Dekret, Monument: 2 je Sorte mit zwei eigenen Teilen oder mehr, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Monument: pieces above six (Decree)</source>
        <translation>Monument: Teile ab dem siebten (Dekret)</translation>
    </message>
    <message>
        <source>Decree, monument: 1 for each own piece above 6, at most 8 points.</source>
        <translation>Dekret, Monument: 1 je eigenes Teil ab dem 7., höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Industry: high production levels (Decree)</source>
        <translation>Gewerbe: hohe Produktionsstände (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 3 for each level of 5 or 6, at most 9 points.</source>
        <translation>Dekret, Gewerbe: 3 je Stand von 5 oder 6, höchstens 9 Punkte.</translation>
    </message>
    <message>
        <source>Industry: Osiris buildings (Decree)</source>
        <translation>Gewerbe: Osirisgebäude (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 2 for each own building at Osiris, at most 10 points.</source>
        <translation>Dekret, Gewerbe: 2 je eigenes Gebäude bei Osiris, höchstens 10 Punkte.</translation>
    </message>
    <message>
        <source>Industry: districts won (Decree)</source>
        <translation>Gewerbe: gewonnene Gebiete (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 4 for each district won in the last scoring, at most 8 points.</source>
        <translation>Dekret, Gewerbe: 4 je Gebiet, das in der letzten Wertung gewonnen wurde, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Industry: resources left (Decree)</source>
        <translation>Gewerbe: übrige Ressourcen (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 1 for 2 resources left, gold not counted, at most 6 points.</source>
        <translation>Dekret, Gewerbe: 1 je 2 übrige Ressourcen, ohne Gold, höchstens 6 Punkte.</translation>
    </message>
    <message>
        <source>Industry: gold left (Decree)</source>
        <translation>Gewerbe: übriges Gold (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 2 for each gold left, at most 8 points.</source>
        <translation>Dekret, Gewerbe: 2 je übriges Gold, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>Industry: lowest production level (Decree)</source>
        <translation>Gewerbe: niedrigster Produktionsstand (Dekret)</translation>
    </message>
    <message>
        <source>Decree, industry: 5 if the lowest level is 3, 8 if it is 4 or more.</source>
        <translation>Dekret, Gewerbe: 5, wenn der niedrigste Stand 3 ist, 8 bei 4 oder mehr.</translation>
    </message>
    <message>
        <source>People: population (Decree)</source>
        <translation>Volk: Bevölkerung (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 1 for 3 population, at most 7 points.</source>
        <translation>Dekret, Volk: 1 je 3 Bevölkerung, höchstens 7 Punkte.</translation>
    </message>
    <message>
        <source>People: happiness (Decree)</source>
        <translation>Volk: Zufriedenheit (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 1 for 2 happiness above 6, at most 7 points.</source>
        <translation>Dekret, Volk: 1 je 2 Zufriedenheit über 6, höchstens 7 Punkte.</translation>
    </message>
    <message>
        <source>People: happy population (Decree)</source>
        <translation>Volk: zufriedene Bevölkerung (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 7 with happiness 10 or more and at most 2 below population.</source>
        <translation>Dekret, Volk: 7 bei Zufriedenheit 10 oder mehr und höchstens 2 unter der Bevölkerung.</translation>
    </message>
    <message>
        <source>People: Technologies (Decree)</source>
        <translation>Volk: Technologien (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 2 for each Technology, at most 8 points.</source>
        <translation>Dekret, Volk: 2 je Technologie, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>People: scribes left (Decree)</source>
        <translation>Volk: übrige Schreiber (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 2 for each scribe left, at most 8 points.</source>
        <translation>Dekret, Volk: 2 je übriger Schreiber, höchstens 8 Punkte.</translation>
    </message>
    <message>
        <source>People: last balance (Decree)</source>
        <translation>Volk: letzte Balance (Dekret)</translation>
    </message>
    <message>
        <source>Decree, people: 4 with a last balance from −2 to +2, 7 with exactly 0.</source>
        <translation>Dekret, Volk: 4 bei einer letzten Balance von −2 bis +2, 7 bei genau 0.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 1 gold, 1 faith. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, blue, blue.</source>
        <translation>Säulenplättchen, sonnig: 1 Gold, 1 Glauben. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, blau, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 1 gold, 1 faith. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, red, green, green.</source>
        <translation>Säulenplättchen, schattig: 1 Gold, 1 Glauben. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, grün, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 1 gold, 1 faith; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, red, yellow, yellow.</source>
        <translation>Säulenplättchen, dunkel: 1 Gold, 1 Glauben; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, gelb, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: two different resources. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, green, green.</source>
        <translation>Säulenplättchen, sonnig: zwei verschiedene Ressourcen. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: blau, blau, grün, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: two different resources; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: blue, blue, yellow, yellow.</source>
        <translation>Säulenplättchen, schattig: zwei verschiedene Ressourcen; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: blau, blau, gelb, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: two different resources. It costs 2 limestone and 1 granite. Edges clockwise from the top: green, green, yellow, yellow.</source>
        <translation>Säulenplättchen, dunkel: zwei verschiedene Ressourcen. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: grün, grün, gelb, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 3 points; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, blue, red, blue.</source>
        <translation>Säulenplättchen, sonnig: 3 Punkte; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, blau, rot, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 3 points. It costs 2 limestone and 1 granite. Edges clockwise from the top: green, yellow, green, yellow.</source>
        <translation>Säulenplättchen, schattig: 3 Punkte. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: grün, gelb, grün, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 3 points. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, blue, green, yellow.</source>
        <translation>Säulenplättchen, dunkel: 3 Punkte. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, blau, grün, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 2 scribes. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, blue, yellow, green.</source>
        <translation>Säulenplättchen, sonnig: 2 Schreiber. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: rot, blau, gelb, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 2 scribes. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, green, blue, yellow.</source>
        <translation>Säulenplättchen, schattig: 2 Schreiber. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, grün, blau, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 2 scribes; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, green, yellow, blue.</source>
        <translation>Säulenplättchen, dunkel: 2 Schreiber; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, grün, gelb, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: happiness +2. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, yellow, blue, green.</source>
        <translation>Säulenplättchen, sonnig: Zufriedenheit +2. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, gelb, blau, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: happiness +2; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, yellow, green, blue.</source>
        <translation>Säulenplättchen, schattig: Zufriedenheit +2; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, gelb, grün, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: happiness +2. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, blue, green.</source>
        <translation>Säulenplättchen, dunkel: Zufriedenheit +2. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, blau, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: population +3, then 1 resource of choice; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, red, green, yellow.</source>
        <translation>Säulenplättchen, sonnig: Bevölkerung +3, dann 1 Ressource nach Wahl; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, grün, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: population +3, then 1 resource of choice. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, yellow, blue.</source>
        <translation>Säulenplättchen, schattig: Bevölkerung +3, dann 1 Ressource nach Wahl. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: rot, rot, gelb, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: population +3, then 1 resource of choice. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, red, green.</source>
        <translation>Säulenplättchen, dunkel: Bevölkerung +3, dann 1 Ressource nach Wahl. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: blau, blau, rot, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: one marker +1, and 1 of that resource. It costs 2 limestone and 1 granite. Edges clockwise from the top: blue, blue, green, yellow.</source>
        <translation>Säulenplättchen, sonnig: ein Marker +1 und 1 dieser Ressource. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: blau, blau, grün, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: one marker +1, and 1 of that resource. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, yellow, red.</source>
        <translation>Säulenplättchen, schattig: ein Marker +1 und 1 dieser Ressource. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: blau, blau, gelb, rot.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: one marker +1, and 1 of that resource; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: green, green, red, blue.</source>
        <translation>Säulenplättchen, dunkel: ein Marker +1 und 1 dieser Ressource; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: grün, grün, rot, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 2 faith, 2 points. It costs 1 limestone and 2 granite. Edges clockwise from the top: green, green, blue, yellow.</source>
        <translation>Säulenplättchen, sonnig: 2 Glauben, 2 Punkte. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: grün, grün, blau, gelb.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 2 faith, 2 points; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: green, green, yellow, red.</source>
        <translation>Säulenplättchen, schattig: 2 Glauben, 2 Punkte; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: grün, grün, gelb, rot.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 2 faith, 2 points. It costs 2 limestone and 1 granite. Edges clockwise from the top: yellow, yellow, red, blue.</source>
        <translation>Säulenplättchen, dunkel: 2 Glauben, 2 Punkte. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: gelb, gelb, rot, blau.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: a Blessing from an open section that your happiness reaches; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: yellow, yellow, blue, green.</source>
        <translation>Säulenplättchen, sonnig: ein Segen aus einem offenen Abschnitt, den Ihre Zufriedenheit erreicht; 1 Punkt mehr. Es kostet 2 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: gelb, gelb, blau, grün.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: a Blessing from an open section that your happiness reaches. It costs 2 limestone and 1 granite. Edges clockwise from the top: yellow, yellow, green, red.</source>
        <translation>Säulenplättchen, schattig: ein Segen aus einem offenen Abschnitt, den Ihre Zufriedenheit erreicht. Es kostet 2 Kalkstein und 1 Granit. Kanten im Uhrzeigersinn von oben: gelb, gelb, grün, rot.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: a Blessing from an open section that your happiness reaches. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, green, blue, yellow.</source>
        <translation>Säulenplättchen, dunkel: ein Segen aus einem offenen Abschnitt, den Ihre Zufriedenheit erreicht. Es kostet 1 Kalkstein und 2 Granit. Kanten im Uhrzeigersinn von oben: rot, grün, blau, gelb.</translation>
    </message>
    <message>
        <source>White die, limestone: sunny pure, shaded tainted, dark forbidden.</source>
        <translation>Weißer Würfel, Kalkstein: sonnig rein, schattig verdorben, dunkel verboten.</translation>
    </message>
    <message>
        <source>Yellow die, papyrus: sunny tainted, shaded pure, dark forbidden.</source>
        <translation>Gelber Würfel, Papyrus: sonnig verdorben, schattig rein, dunkel verboten.</translation>
    </message>
    <message>
        <source>Brown die, bread: sunny forbidden, shaded pure, dark tainted.</source>
        <translation>Brauner Würfel, Brot: sonnig verboten, schattig rein, dunkel verdorben.</translation>
    </message>
    <message>
        <source>Black die, granite: sunny forbidden, shaded tainted, dark pure.</source>
        <translation>Schwarzer Würfel, Granit: sonnig verboten, schattig verdorben, dunkel rein.</translation>
    </message>
    <message>
        <source>Grey die, no resource: sunny tainted, shaded tainted, dark tainted.</source>
        <translation>Grauer Würfel, keine Ressource: sonnig verdorben, schattig verdorben, dunkel verdorben.</translation>
    </message>
    <message>
        <source>Statue: at a god it brings a bonus when his action is carried out; at a statue site it counts for both districts or for its line of the temple.</source>
        <translation>Statue: Bei einem Gott bringt sie einen Bonus, wenn seine Aktion ausgeführt wird; auf einem Statuenplatz zählt sie für beide Gebiete oder für ihre Reihe oder Spalte der Tempelanlage.</translation>
    </message>
    <message>
        <source>Building: it counts for its district or around the temple, and uncovers points and bread due on the building row.</source>
        <translation>Gebäude: Es zählt für sein Gebiet oder an der Tempelanlage und deckt auf der Gebäudereihe Punkte und fälliges Brot auf.</translation>
    </message>
    <message>
        <source>Pillar: at a scoring 1 point for each own building and statue of its row and column; 3 points for its owner when he builds at its line.</source>
        <translation>Säule: In der Wertung 1 Punkt je eigenes Gebäude und eigene Statue ihrer Reihe und Spalte; 3 Punkte für ihren Besitzer, wenn er an ihrer Reihe oder Spalte baut.</translation>
    </message>
    <message>
        <source>Pillar tile: its ability works in its own light.</source>
        <translation>Säulenplättchen: Seine Fähigkeit wirkt in seinem eigenen Licht.</translation>
    </message>
    <message>
        <source>Blessing: played once in your turn, then discarded.</source>
        <translation>Segen: einmal in Ihrem Zug ausgespielt, dann abgelegt.</translation>
    </message>
    <message>
        <source>Technology: it lasts and works by itself, at most once a turn.</source>
        <translation>Technologie: Sie bleibt und wirkt von selbst, höchstens einmal im Zug.</translation>
    </message>
    <message>
        <source>Decree: it counts at the end; at most three of different types.</source>
        <translation>Dekret: Es zählt am Ende; höchstens drei verschiedener Art.</translation>
    </message>
    <message>
        <source>Segment of the wheel: a die drafted here carries out the action of its god, or produces its resource. The light decides whether it is pure, tainted or forbidden.</source>
        <translation>Abschnitt der Drehscheibe: Ein hier genommener Würfel führt die Aktion seines Gottes aus oder produziert seine Ressource. Das Licht entscheidet, ob er rein, verdorben oder verboten ist.</translation>
    </message>
    <message>
        <source>Horus: a statue for granite, at the god whose position is the value, or at a statue site.</source>
        <translation>Horus: eine Statue für Granit, beim Gott, dessen Position der Wert ist, oder auf einem Statuenplatz.</translation>
    </message>
    <message>
        <source>Ra: a pillar tile on a field of the temple, for limestone and granite. The value says which tile space.</source>
        <translation>Re: ein Säulenplättchen auf ein Feld der Tempelanlage, für Kalkstein und Granit. Der Wert bestimmt, von welchem Platz.</translation>
    </message>
    <message>
        <source>Hathor: a building at the temple, for bread. Own pillars of its line and empty fields bring something; population rises by the value.</source>
        <translation>Hathor: ein Gebäude an der Tempelanlage, für Brot. Eigene Säulen seiner Reihe oder Spalte und freie Felder bringen etwas; die Bevölkerung steigt um den Wert.</translation>
    </message>
    <message>
        <source>Bastet: a festival for 2 papyrus. Happiness rises by the value; low values also bring scribes.</source>
        <translation>Bastet: ein Fest für 2 Papyrus. Die Zufriedenheit steigt um den Wert; niedrige Werte bringen auch Schreiber.</translation>
    </message>
    <message>
        <source>Thoth: cards for papyrus. Values 1 to 6 take 1 1 2 2 3 3 cards for 1 0 2 1 3 2 papyrus.</source>
        <translation>Thoth: Karten für Papyrus. Die Werte 1 bis 6 nehmen 1 1 2 2 3 3 Karten für 1 0 2 1 3 2 Papyrus.</translation>
    </message>
    <message>
        <source>Osiris: a building in a district, in the row of the value. It costs 1 happiness and raises production levels.</source>
        <translation>Osiris: ein Gebäude in einem Gebiet, in der Reihe des Werts. Es kostet 1 Zufriedenheit und hebt Produktionsstände.</translation>
    </message>
    <message>
        <source>Statue spaces of a god: a statue here brings a bonus when his action is carried out.</source>
        <translation>Statuenplätze eines Gottes: Eine Statue hier bringt einen Bonus, wenn seine Aktion ausgeführt wird.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 2 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Bauplatz an der Tempelanlage: Ein Gebäude kostet 2 Brot. Für jedes Feld seiner Reihe oder Spalte: eigene Säule 3 Punkte, ohne Plättchen seine Belohnung. Dann steigt die Bevölkerung um den Wert.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 3 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Bauplatz an der Tempelanlage: Ein Gebäude kostet 3 Brot. Für jedes Feld seiner Reihe oder Spalte: eigene Säule 3 Punkte, ohne Plättchen seine Belohnung. Dann steigt die Bevölkerung um den Wert.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 4 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Bauplatz an der Tempelanlage: Ein Gebäude kostet 4 Brot. Für jedes Feld seiner Reihe oder Spalte: eigene Säule 3 Punkte, ohne Plättchen seine Belohnung. Dann steigt die Bevölkerung um den Wert.</translation>
    </message>
    <message>
        <source>Building site at the temple, paid in bread.</source>
        <translation>Bauplatz an der Tempelanlage, mit Brot bezahlt.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 1: its marker +1, gain 1 of it. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 1: sein Marker +1, 1 davon erhalten. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 2: its marker +1, gain 1 of it; the first building there takes the gold. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 2: sein Marker +1, 1 davon erhalten; das erste Gebäude dort nimmt das Gold. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 3: both markers shown +1, gain 1 of the two. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 3: beide gezeigten Marker +1, 1 von beiden erhalten. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 4: both markers shown +1, gain 1 of the two, and 1 gold. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 4: beide gezeigten Marker +1, 1 von beiden erhalten, und 1 Gold. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 5: its marker +2, gain 2 of it. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 5: sein Marker +2, 2 davon erhalten. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 6: its marker +2, then any marker +1, gain 2 of the site’s resource. It costs 1 happiness.</source>
        <translation>Bauplatz bei Osiris, Reihe 6: sein Marker +2, dann irgendein Marker +1, 2 von der Ressource des Bauplatzes erhalten. Er kostet 1 Zufriedenheit.</translation>
    </message>
    <message>
        <source>Building site at Osiris: the value says the row.</source>
        <translation>Bauplatz bei Osiris: Der Wert bestimmt die Reihe.</translation>
    </message>
    <message>
        <source>Statue site: one statue, which belongs to both districts, papyrus and bread, and takes the gold.</source>
        <translation>Statuenplatz: eine Statue, die zu beiden Gebieten gehört, Papyrus und Brot, und das Gold nimmt.</translation>
    </message>
    <message>
        <source>Statue site: one statue, which belongs to both districts, limestone and granite, and takes the gold.</source>
        <translation>Statuenplatz: eine Statue, die zu beiden Gebieten gehört, Kalkstein und Granit, und das Gold nimmt.</translation>
    </message>
    <message>
        <source>Statue site of the temple: the gold, and 3 points for each pillar in the third row, or only for your own if the game was set up so.</source>
        <translation>Statuenplatz der Tempelanlage: das Gold und 3 Punkte für jede Säule in der dritten Reihe, oder nur für Ihre eigenen, wenn die Partie so eingestellt ist.</translation>
    </message>
    <message>
        <source>Statue site of the temple: the gold, and 3 points for each pillar in the third column, or only for your own if the game was set up so.</source>
        <translation>Statuenplatz der Tempelanlage: das Gold und 3 Punkte für jede Säule in der dritten Spalte, oder nur für Ihre eigenen, wenn die Partie so eingestellt ist.</translation>
    </message>
    <message>
        <source>Statue site, for a statue of any value.</source>
        <translation>Statuenplatz, für eine Statue mit jedem Wert.</translation>
    </message>
    <message>
        <source>Field of the temple: whoever lays a pillar tile here takes its reward; so does a building at an end of its line while no tile lies here.</source>
        <translation>Feld der Tempelanlage: Wer ein Säulenplättchen hierher legt, nimmt seine Belohnung; ebenso ein Gebäude am Ende seiner Reihe oder Spalte, solange hier kein Plättchen liegt.</translation>
    </message>
    <message>
        <source>Tile space 1: for a value of 1–2 at Ra. It brings 1 point.</source>
        <translation>Plättchenplatz 1: für einen Wert von 1–2 bei Re. Er bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Tile space 2: for a value of 3–4 at Ra. It brings 2 points.</source>
        <translation>Plättchenplatz 2: für einen Wert von 3–4 bei Re. Er bringt 2 Punkte.</translation>
    </message>
    <message>
        <source>Tile space 3: for a value of 5–6 at Ra. It brings 3 points.</source>
        <translation>Plättchenplatz 3: für einen Wert von 5–6 bei Re. Er bringt 3 Punkte.</translation>
    </message>
    <message>
        <source>Tile space at Ra: the value says which one.</source>
        <translation>Plättchenplatz bei Re: Der Wert bestimmt, welcher.</translation>
    </message>
    <message>
        <source>Section 1 of the display: from happiness 1 on.</source>
        <translation>Abschnitt 1 der Auslage: ab Zufriedenheit 1.</translation>
    </message>
    <message>
        <source>Section 2 of the display: from happiness 5 on.</source>
        <translation>Abschnitt 2 der Auslage: ab Zufriedenheit 5.</translation>
    </message>
    <message>
        <source>Section 3 of the display: from happiness 9 on. It opens when a population reaches 9.</source>
        <translation>Abschnitt 3 der Auslage: ab Zufriedenheit 9. Er öffnet, wenn eine Bevölkerung 9 erreicht.</translation>
    </message>
    <message>
        <source>Section 4 of the display: from happiness 13 on. It opens when a population reaches 13.</source>
        <translation>Abschnitt 4 der Auslage: ab Zufriedenheit 13. Er öffnet, wenn eine Bevölkerung 13 erreicht.</translation>
    </message>
    <message>
        <source>Place of the display: taken with the action of Thoth.</source>
        <translation>Platz der Auslage: genommen mit der Aktion von Thoth.</translation>
    </message>
    <message>
        <source>sunny</source>
        <translation>sonnig</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>schattig</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Das kann man in diesem Spiel nicht tun.</translation>
    </message>
    <message>
        <source>First a starting card is taken.</source>
        <translation>Zuerst wird eine Startkarte genommen.</translation>
    </message>
    <message>
        <source>First one of the two cards is kept.</source>
        <translation>Zuerst wird eine der beiden Karten behalten.</translation>
    </message>
    <message>
        <source>First a Destiny card is taken.</source>
        <translation>Zuerst wird eine Schicksalskarte genommen.</translation>
    </message>
    <message>
        <source>First a die is drafted.</source>
        <translation>Zuerst wird ein Würfel genommen.</translation>
    </message>
    <message>
        <source>First the side of the scale is chosen.</source>
        <translation>Zuerst wird die Seite der Waage gewählt.</translation>
    </message>
    <message>
        <source>Now an action is chosen: god action, production, or none.</source>
        <translation>Jetzt wird eine Aktion gewählt: Gottesaktion, Produktion oder keine.</translation>
    </message>
    <message>
        <source>First the place of the statue is chosen.</source>
        <translation>Zuerst wird der Platz der Statue gewählt.</translation>
    </message>
    <message>
        <source>First the field of the pillar tile is chosen.</source>
        <translation>Zuerst wird das Feld des Säulenplättchens gewählt.</translation>
    </message>
    <message>
        <source>First it is chosen how the tile is turned.</source>
        <translation>Zuerst wird die Drehung des Plättchens gewählt.</translation>
    </message>
    <message>
        <source>First the site of the building is chosen.</source>
        <translation>Zuerst wird der Bauplatz des Gebäudes gewählt.</translation>
    </message>
    <message>
        <source>First the payment is chosen.</source>
        <translation>Zuerst wird die Bezahlung gewählt.</translation>
    </message>
    <message>
        <source>First cards of the display are taken.</source>
        <translation>Zuerst werden Karten der Auslage genommen.</translation>
    </message>
    <message>
        <source>First it is chosen what to gain.</source>
        <translation>Zuerst wird der Gewinn gewählt.</translation>
    </message>
    <message>
        <source>First the marker that rises is chosen.</source>
        <translation>Zuerst wird der Marker gewählt, der steigt.</translation>
    </message>
    <message>
        <source>First the value of the extra action is chosen, or the action is given up.</source>
        <translation>Zuerst wird der Wert der weiteren Aktion gewählt oder auf sie verzichtet.</translation>
    </message>
    <message>
        <source>Only a Blessing can be played now, or the turn ended.</source>
        <translation>Jetzt kann nur ein Segen gespielt oder der Zug beendet werden.</translation>
    </message>
    <message>
        <source>First faith is put on the scale, or none.</source>
        <translation>Zuerst wird Glaube auf die Waage gelegt oder keiner.</translation>
    </message>
    <message>
        <source>First the bread of the building row is paid, or left unpaid.</source>
        <translation>Zuerst wird das Brot der Gebäudereihe bezahlt, oder es bleibt unbezahlt.</translation>
    </message>
    <message>
        <source>This card does not lie open: {card}.</source>
        <translation>Diese Karte liegt nicht offen: {card}.</translation>
    </message>
    <message>
        <source>{owner} has this Destiny card.</source>
        <translation>{owner} hat diese Schicksalskarte.</translation>
    </message>
    <message>
        <source>There is no such die in {segment}: {colour}, {pips}.</source>
        <translation>Im Abschnitt {segment} gibt es keinen solchen Würfel: {colour}, {pips}.</translation>
    </message>
    <message>
        <source>Anubis costs 2 scribes; you have {have}.</source>
        <translation>Anubis kostet 2 Schreiber; vorhanden sind {have}.</translation>
    </message>
    <message>
        <source>This die is forbidden: {colour}; {segment} is now: {light}.</source>
        <translation>Dieser Würfel ist verboten: {colour}; Abschnitt {segment} ist jetzt: {light}.</translation>
    </message>
    <message>
        <source>The value of an extra action is chosen; nothing changes it.</source>
        <translation>Der Wert einer weiteren Aktion wird gewählt; nichts ändert ihn.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>Sie haben diese Karte nicht: {card}.</translation>
    </message>
    <message>
        <source>This Technology has worked in this turn: {card}.</source>
        <translation>Diese Technologie hat in diesem Zug schon gewirkt: {card}.</translation>
    </message>
    <message>
        <source>The value stays within 1 to 6; it would be {value}.</source>
        <translation>Der Wert bleibt zwischen 1 und 6; er wäre {value}.</translation>
    </message>
    <message>
        <source>There is not as much in stock ({good}): {have}.</source>
        <translation>So viel ist nicht im Vorrat ({good}): {have}.</translation>
    </message>
    <message>
        <source>A value is named with this card and no other: {card}.</source>
        <translation>Nur bei dieser Karte nennen Sie einen Wert, und dort immer: {card}.</translation>
    </message>
    <message>
        <source>The value is {value} already.</source>
        <translation>Der Wert ist schon {value}.</translation>
    </message>
    <message>
        <source>This card is played before a die is drafted: {card}.</source>
        <translation>Diese Karte wird gespielt, bevor ein Würfel genommen wird: {card}.</translation>
    </message>
    <message>
        <source>This card is played just before the action: {card}.</source>
        <translation>Diese Karte wird unmittelbar vor der Aktion gespielt: {card}.</translation>
    </message>
    <message>
        <source>This card is played between the draft of a die and the action: {card}.</source>
        <translation>Diese Karte wird zwischen der Wahl des Würfels und der Aktion gespielt: {card}.</translation>
    </message>
    <message>
        <source>In the Maat phase only a card that brings faith can be played.</source>
        <translation>In der Maat-Phase kann nur eine Karte gespielt werden, die Glauben bringt.</translation>
    </message>
    <message>
        <source>With Anubis the die lies on no side of the scale.</source>
        <translation>Mit Anubis liegt der Würfel auf keiner Seite der Waage.</translation>
    </message>
    <message>
        <source>This card is for another action than that of the die: {card}.</source>
        <translation>Diese Karte ist für eine andere Aktion als die des Würfels: {card}.</translation>
    </message>
    <message>
        <source>No die is forbidden now.</source>
        <translation>Jetzt ist kein Würfel verboten.</translation>
    </message>
    <message>
        <source>The die allows the action of the god of its segment alone: {god}.</source>
        <translation>Der Würfel erlaubt nur die Aktion des Gottes seines Abschnitts: {god}.</translation>
    </message>
    <message>
        <source>None is left in stock: {piece}.</source>
        <translation>Davon ist keines mehr im Vorrat: {piece}.</translation>
    </message>
    <message>
        <source>No place for a statue is free.</source>
        <translation>Kein Platz für eine Statue ist frei.</translation>
    </message>
    <message>
        <source>No pillar tile lies on tile space {number}.</source>
        <translation>Auf Plättchenplatz {number} liegt kein Säulenplättchen.</translation>
    </message>
    <message>
        <source>No field of the temple is free.</source>
        <translation>Kein Feld der Tempelanlage ist frei.</translation>
    </message>
    <message>
        <source>No building site of the temple is free.</source>
        <translation>Kein Bauplatz der Tempelanlage ist frei.</translation>
    </message>
    <message>
        <source>With happiness {happiness} there is no card to take.</source>
        <translation>Mit Zufriedenheit {happiness} gibt es keine Karte zu nehmen.</translation>
    </message>
    <message>
        <source>All sites in row {row} are built on.</source>
        <translation>Alle Bauplätze in Reihe {row} sind bebaut.</translation>
    </message>
    <message>
        <source>This costs {units/good}; you have {have}, and {gold} gold.</source>
        <translation>Das kostet {units/good}; vorhanden sind {have} und {gold} Gold.</translation>
    </message>
    <message>
        <source>The tile costs {limestone} limestone and {granite} granite; you have {have}, and {gold} gold.</source>
        <translation>Das Plättchen kostet {limestone} Kalkstein und {granite} Granit; vorhanden sind {have} und {gold} Gold.</translation>
    </message>
    <message>
        <source>The tile costs {limestone} limestone and {granite} granite, less {lowered}; you have {have}, and {gold} gold.</source>
        <translation>Das Plättchen kostet {limestone} Kalkstein und {granite} Granit, weniger {lowered}; vorhanden sind {have} und {gold} Gold.</translation>
    </message>
    <message>
        <source>A grey die produces nothing.</source>
        <translation>Ein grauer Würfel produziert nichts.</translation>
    </message>
    <message>
        <source>The die produces the resource of its colour alone: {resource}.</source>
        <translation>Der Würfel produziert nur die Ressource seiner Farbe: {resource}.</translation>
    </message>
    <message>
        <source>{owner} has built there already.</source>
        <translation>Dort hat schon jemand gebaut: {owner}.</translation>
    </message>
    <message>
        <source>Position {value} is that of another god: {god}.</source>
        <translation>Position {value} gehört einem anderen Gott: {god}.</translation>
    </message>
    <message>
        <source>All statue spaces are taken: {god}.</source>
        <translation>Alle Statuenplätze sind besetzt: {god}.</translation>
    </message>
    <message>
        <source>The building is put up at the temple.</source>
        <translation>Das Gebäude wird an der Tempelanlage gebaut.</translation>
    </message>
    <message>
        <source>The building is put up in the districts of Osiris.</source>
        <translation>Das Gebäude wird in den Gebieten von Osiris gebaut.</translation>
    </message>
    <message>
        <source>This place is for a statue.</source>
        <translation>Dieser Platz ist für eine Statue.</translation>
    </message>
    <message>
        <source>This site is not in use with so many players.</source>
        <translation>Dieser Bauplatz wird bei dieser Zahl von Spielern nicht benutzt.</translation>
    </message>
    <message>
        <source>The building is put up in row {row}.</source>
        <translation>Das Gebäude wird in Reihe {row} gebaut.</translation>
    </message>
    <message>
        <source>{owner} has a pillar there.</source>
        <translation>{owner} hat dort eine Säule.</translation>
    </message>
    <message>
        <source>With fewer quarter turns the tile looks alike.</source>
        <translation>Mit weniger Vierteldrehungen sieht das Plättchen genauso aus.</translation>
    </message>
    <message>
        <source>The payment has to be {units/good}; gold stands for any of it.</source>
        <translation>Zu bezahlen sind {units/good}; Gold ersetzt alles davon.</translation>
    </message>
    <message>
        <source>Section {section} opens at population {population}.</source>
        <translation>Abschnitt {section} öffnet sich bei Bevölkerung {population}.</translation>
    </message>
    <message>
        <source>There is no card.</source>
        <translation>Dort liegt keine Karte.</translation>
    </message>
    <message>
        <source>Section {section} asks for happiness {least}; yours is {happiness}.</source>
        <translation>Abschnitt {section} verlangt Zufriedenheit {least}; erreicht ist {happiness}.</translation>
    </message>
    <message>
        <source>Now a Blessing is taken.</source>
        <translation>Jetzt wird ein Segen genommen.</translation>
    </message>
    <message>
        <source>Cards are renewed before the first one is taken.</source>
        <translation>Karten werden erneuert, bevor die erste genommen wird.</translation>
    </message>
    <message>
        <source>Cards are renewed once in an action.</source>
        <translation>Karten werden einmal je Aktion erneuert.</translation>
    </message>
    <message>
        <source>At least one card is taken.</source>
        <translation>Mindestens eine Karte ist zu nehmen.</translation>
    </message>
    <message>
        <source>Population is at its end.</source>
        <translation>Die Bevölkerung ist am Ende ihrer Leiste.</translation>
    </message>
    <message>
        <source>The choice is: {good}.</source>
        <translation>Zur Wahl steht: {good}.</translation>
    </message>
    <message>
        <source>The production level is 6 already: {good}.</source>
        <translation>Der Produktionsstand ist schon 6: {good}.</translation>
    </message>
    <message>
        <source>This marker has risen; another one is chosen: {good}.</source>
        <translation>Dieser Marker ist schon gestiegen, ein anderer wird gewählt: {good}.</translation>
    </message>
    <message>
        <source>No more than {due} bread is due.</source>
        <translation>Mehr als {due} Brot ist nicht fällig.</translation>
    </message>
    <message numerus="yes">
        <source>It ends the game, and {seat} wins with %n point(s).</source>
        <translation>
            <numerusform>Damit endet die Partie, und {seat} gewinnt mit %n Punkt.</numerusform>
            <numerusform>Damit endet die Partie, und {seat} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Das bringt sofort %n Punkt.</numerusform>
            <numerusform>Das bringt sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more then.</source>
        <translation>
            <numerusform>Vom Brot abgesehen, brächte eine Wertung dann %n Punkt mehr.</numerusform>
            <numerusform>Vom Brot abgesehen, brächte eine Wertung dann %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn can score %n point(s) at once.</source>
        <translation>
            <numerusform>Der Zug kann sofort %n Punkt bringen.</numerusform>
            <numerusform>Der Zug kann sofort %n Punkte bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more after such a turn.</source>
        <translation>
            <numerusform>Vom Brot abgesehen, brächte eine Wertung nach einem solchen Zug %n Punkt mehr.</numerusform>
            <numerusform>Vom Brot abgesehen, brächte eine Wertung nach einem solchen Zug %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Decrees of {seat} bring %n point(s) more then.</source>
        <translation>
            <numerusform>Die Dekrete von {seat} bringen dann %n Punkt mehr.</numerusform>
            <numerusform>Die Dekrete von {seat} bringen dann %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has the most pieces in this district then: {resource}.</source>
        <translation>{seat} hat dann die meisten Bauwerke in diesem Gebiet: {resource}.</translation>
    </message>
    <message>
        <source>Happiness {n} then reaches the cards of section {section}.</source>
        <translation>Mit Zufriedenheit {n} sind dann die Karten in Abschnitt {section} zu erreichen.</translation>
    </message>
    <message>
        <source>The balance comes nearer to 0: {balance}, not {was}.</source>
        <translation>Die Balance kommt näher an 0: {balance}, nicht {was}.</translation>
    </message>
    <message>
        <source>{seat} comes to place {place} of the turn order, not {was}, if nobody else adds faith.</source>
        <translation>{seat} kommt in der Zugreihenfolge auf Platz {place}, nicht {was}, wenn sonst niemand Glauben einsetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) are not lost for want of bread.</source>
        <translation>
            <numerusform>%n Punkt geht nicht aus Mangel an Brot verloren.</numerusform>
            <numerusform>%n Punkte gehen nicht aus Mangel an Brot verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings +{units/good}.</source>
        <translation>Das bringt +{units/good}.</translation>
    </message>
    <message>
        <source>It is the only die that can be drafted there: {segment}.</source>
        <translation>Es ist der einzige Würfel, der dort genommen werden kann: {segment}.</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Wenn jetzt gewertet würde</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Would stand at</source>
        <translation>Stünde dann bei</translation>
    </message>
    <message>
        <source>Bread due</source>
        <translation>Fälliges Brot</translation>
    </message>
    <message>
        <source>Bread and gold for it</source>
        <translation>Brot und Gold dafür</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hidden Decree</source>
        <translation>Verdecktes Dekret</translation>
    </message>
    <message>
        <source>{card} (now {points})</source>
        <translation>{card} (jetzt {points})</translation>
    </message>
    <message>
        <source>Buildings in stock</source>
        <translation>Gebäude im Vorrat</translation>
    </message>
    <message>
        <source>Pillars in stock</source>
        <translation>Säulen im Vorrat</translation>
    </message>
    <message>
        <source>Statues in stock</source>
        <translation>Statuen im Vorrat</translation>
    </message>
    <message>
        <source>+{units/good}</source>
        <translation>+{units/good}</translation>
    </message>
    <message>
        <source>−{units/good}</source>
        <translation>−{units/good}</translation>
    </message>
    <message>
        <source>level {n}: {good}</source>
        <translation>Stand {n}: {good}</translation>
    </message>
    <message>
        <source>excess goods: {n}</source>
        <translation>Überschuss: {n}</translation>
    </message>
    <message>
        <source>victory points: {points}</source>
        <translation>Siegpunkte: {points}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>Balance {balance}</translation>
    </message>
    <message>
        <source>{seat} has a bonus: {god}</source>
        <translation>{seat} erhält einen Bonus: {god}</translation>
    </message>
    <message>
        <source>costs {units/good}</source>
        <translation>kostet {units/good}</translation>
    </message>
    <message>
        <source>victory points at best: {points}</source>
        <translation>bestenfalls Siegpunkte: {points}</translation>
    </message>
    <message>
        <source>{winner} wins with {points} victory points</source>
        <translation>{winner} gewinnt mit {points} SP</translation>
    </message>
    <message>
        <source>The effects of the action follow</source>
        <translation>Die Wirkungen der Aktion folgen</translation>
    </message>
    <message>
        <source>The first sunny segment is drawn</source>
        <translation>Der erste sonnige Abschnitt wird gezogen</translation>
    </message>
    <message>
        <source>A Horus tile is drawn for position {position}</source>
        <translation>Ein Horus-Bonusplättchen wird für Position {position} gezogen</translation>
    </message>
    <message>
        <source>A die is drawn and rolled: {segment}</source>
        <translation>Ein Würfel wird gezogen und geworfen: Abschnitt {segment}</translation>
    </message>
    <message>
        <source>A pillar tile is drawn</source>
        <translation>Ein Säulenplättchen wird gezogen</translation>
    </message>
    <message>
        <source>A starting card is turned up</source>
        <translation>Eine Startkarte wird aufgedeckt</translation>
    </message>
    <message>
        <source>{seat} is dealt a card</source>
        <translation>{seat} erhält eine Karte</translation>
    </message>
    <message>
        <source>A card is drawn for section {section} of the display</source>
        <translation>Eine Karte wird für Abschnitt {section} der Auslage gezogen</translation>
    </message>
    <message>
        <source>The pyramid of Botankhamun is laid</source>
        <translation>Die Pyramide Botankhamuns wird gelegt</translation>
    </message>
    <message>
        <source>A coin moves Botankhamun on his pyramid</source>
        <translation>Eine Münze bewegt Botankhamun auf seiner Pyramide</translation>
    </message>
    <message>
        <source>A coin blocks a Destiny card</source>
        <translation>Eine Münze sperrt eine Schicksalskarte</translation>
    </message>
    <message>
        <source>Botankhamun takes the highest die; several are equal. The pyramid shows: {path}; found in {segment}.</source>
        <translation>Botankhamun nimmt den höchsten Würfel; mehrere sind gleich. Die Pyramide zeigt: {path}; er liegt im Abschnitt {segment}.</translation>
    </message>
    <message>
        <source>Botankhamun erects a statue where he takes the lead in the most districts, else in the line with the most of his pillars; several are equal.</source>
        <translation>Botankhamun errichtet eine Statue, wo er in den meisten Gebieten die Führung übernimmt, sonst an der Reihe oder Spalte mit den meisten eigenen Säulen; mehrere Plätze sind gleich.</translation>
    </message>
    <message>
        <source>Botankhamun builds at the line with the most of his pillars; several sites are equal.</source>
        <translation>Botankhamun baut an der Reihe oder Spalte mit den meisten eigenen Säulen; mehrere Bauplätze sind gleich.</translation>
    </message>
    <message>
        <source>Botankhamun lays the pillar tile where it touches the most buildings and edges; several fields are equal.</source>
        <translation>Botankhamun legt das Säulenplättchen, wo es die meisten Gebäude und Kanten berührt; mehrere Felder sind gleich.</translation>
    </message>
    <message>
        <source>{seat} takes a starting card</source>
        <translation>{seat} nimmt eine Startkarte</translation>
    </message>
    <message>
        <source>{seat} takes a second starting card; the first is {card}</source>
        <translation>{seat} nimmt eine zweite Startkarte; die erste ist {card}</translation>
    </message>
    <message>
        <source>{seat} keeps one of two cards</source>
        <translation>{seat} behält eine von zwei Karten</translation>
    </message>
    <message>
        <source>{seat} takes a Destiny card</source>
        <translation>{seat} nimmt eine Schicksalskarte</translation>
    </message>
    <message>
        <source>Of equal balances at the next Maat the higher ankh goes first.</source>
        <translation>Bei gleicher Balance in der nächsten Maat-Phase ist das höhere Ankh zuerst an der Reihe.</translation>
    </message>
    <message>
        <source>{seat} drafts a die</source>
        <translation>{seat} nimmt einen Würfel</translation>
    </message>
    <message>
        <source>Pure dice: {pure}, tainted: {tainted}.</source>
        <translation>Reine Würfel: {pure}, verdorbene: {tainted}.</translation>
    </message>
    <message>
        <source>With Anubis any die, for 2 scribes.</source>
        <translation>Mit Anubis jeder Würfel, für 2 Schreiber.</translation>
    </message>
    <message>
        <source>{seat} chooses the side of the scale</source>
        <translation>{seat} wählt die Seite der Waage</translation>
    </message>
    <message>
        <source>The balance now: {balance}.</source>
        <translation>Die Balance jetzt: {balance}.</translation>
    </message>
    <message>
        <source>{seat} acts with the value {value}</source>
        <translation>{seat} wählt eine Aktion, Wert {value}</translation>
    </message>
    <message>
        <source>Each scribe changes the value by 1 or 2; in stock: {have}.</source>
        <translation>Jeder Schreiber ändert den Wert um 1 oder 2; im Vorrat: {have}.</translation>
    </message>
    <message>
        <source>{seat} chooses the place of the statue, for the value {value}</source>
        <translation>{seat} wählt den Platz der Statue, für den Wert {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the field of the pillar tile, for the value {value}</source>
        <translation>{seat} wählt das Feld des Säulenplättchens, für den Wert {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the site of the building</source>
        <translation>{seat} wählt den Bauplatz</translation>
    </message>
    <message>
        <source>{seat} pays {units/good}; gold stands for any of it</source>
        <translation>{seat} bezahlt {units/good}; Gold ersetzt alles davon</translation>
    </message>
    <message>
        <source>{seat} takes a card</source>
        <translation>{seat} nimmt eine Karte</translation>
    </message>
    <message>
        <source>Cards that may still be taken: {left}.</source>
        <translation>Karten, die noch genommen werden dürfen: {left}.</translation>
    </message>
    <message>
        <source>{seat} chooses what to gain</source>
        <translation>{seat} wählt den Gewinn</translation>
    </message>
    <message>
        <source>{seat} chooses the marker that rises</source>
        <translation>{seat} wählt den Marker, der steigt</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the extra action</source>
        <translation>{seat} wählt den Wert der weiteren Aktion</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing or ends the turn</source>
        <translation>{seat} spielt einen Segen oder beendet den Zug</translation>
    </message>
    <message>
        <source>{seat} puts faith on the scale</source>
        <translation>{seat} legt Glauben auf die Waage</translation>
    </message>
    <message>
        <source>The balance nearest to 0 goes first; below 0 costs points. Faith that is left is lost, too.</source>
        <translation>Wessen Balance am nächsten bei 0 ist, kommt zuerst; unter 0 kostet es Punkte. Auch übriger Glaube ist verloren.</translation>
    </message>
    <message>
        <source>{seat} pays bread for the buildings, {due} at most</source>
        <translation>{seat} bezahlt Brot für die Gebäude, höchstens {due}</translation>
    </message>
    <message>
        <source>{light}</source>
        <translation>{light}</translation>
    </message>
    <message>
        <source>position {position}; bonus: {bonus}</source>
        <translation>Position {position}; Bonus: {bonus}</translation>
    </message>
    <message>
        <source>papyrus or bread</source>
        <translation>Papyrus oder Brot</translation>
    </message>
    <message>
        <source>limestone or granite</source>
        <translation>Kalkstein oder Granit</translation>
    </message>
    <message>
        <source>faith or population +1</source>
        <translation>Glaube oder Bevölkerung +1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1 scribe</source>
        <translation>1 Schreiber</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 Gold</translation>
    </message>
    <message>
        <source>costs {cost} bread</source>
        <translation>kostet {cost} Brot</translation>
    </message>
    <message>
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message>
        <source>value {least} or {most}; victory points: {points}</source>
        <translation>Wert {least} oder {most}; Siegpunkte: {points}</translation>
    </message>
    <message>
        <source>happiness {happiness}</source>
        <translation>Zufriedenheit {happiness}</translation>
    </message>
    <message>
        <source>opens at population {population}</source>
        <translation>öffnet sich bei Bevölkerung {population}</translation>
    </message>
    <message>
        <source>temple building</source>
        <translation>Tempelgebäude</translation>
    </message>
    <message>
        <source>festival</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>district building</source>
        <translation>Gebietsgebäude</translation>
    </message>
    <message>
        <source>for most</source>
        <translation>meiste</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Dekret</translation>
    </message>
    <message>
        <source>{n}:{m}</source>
        <translation>{n}:{m}</translation>
    </message>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>the light stays</source>
        <translation>das Licht bleibt</translation>
    </message>
    <message>
        <source>costs {n}</source>
        <translation>kostet {n}</translation>
    </message>
    <message>
        <source>most pieces: {seat}, {n} to {m}</source>
        <translation>meiste Bauwerke: {seat}, {n} zu {m}</translation>
    </message>
    <message>
        <source>most pieces: {seat}, {n}</source>
        <translation>meiste Bauwerke: {seat}, {n}</translation>
    </message>
    <message>
        <source>happiness {n}</source>
        <translation>Zufriedenheit {n}</translation>
    </message>
    <message>
        <source>you: {n}</source>
        <translation>Sie: {n}</translation>
    </message>
    <message>
        <source>you: {n}, not yet</source>
        <translation>Sie: erst {n}</translation>
    </message>
    <message>
        <source>opens at population {n}</source>
        <translation>offen ab Bevölkerung {n}</translation>
    </message>
    <message>
        <source>dice in the bag: {n}</source>
        <translation>Würfel im Beutel: {n}</translation>
    </message>
    <message numerus="yes">
        <source>costs %n bread</source>
        <translation>
            <numerusform>kostet %n Brot</numerusform>
            <numerusform>kostet %n Brot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) at best</source>
        <translation>
            <numerusform>bringt bestenfalls %n SP</numerusform>
            <numerusform>bringt bestenfalls %n SP</numerusform>
        </translation>
    </message>
    <message>
        <source>1 gold, 1 faith</source>
        <translation>1 Gold, 1 Glauben</translation>
    </message>
    <message>
        <source>2 different</source>
        <translation>2 Sorten</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 Punkte</translation>
    </message>
    <message>
        <source>2 scribes</source>
        <translation>2 Schreiber</translation>
    </message>
    <message>
        <source>happiness +2</source>
        <translation>Zufriedenheit +2</translation>
    </message>
    <message>
        <source>population +3, any 1</source>
        <translation>Bevölkerung +3, 1 beliebig</translation>
    </message>
    <message>
        <source>level +1, gain 1</source>
        <translation>Stand +1, 1 erhalten</translation>
    </message>
    <message>
        <source>2 faith, 2 points</source>
        <translation>2 Glauben, 2 Punkte</translation>
    </message>
    <message>
        <source>1 Blessing</source>
        <translation>1 Segen</translation>
    </message>
    <message>
        <source>+2</source>
        <translation>+2</translation>
    </message>
    <message>
        <source>+3, any 1</source>
        <translation>+3, 1 beliebig</translation>
    </message>
    <message>
        <source>+1, gain 1</source>
        <translation>+1, 1 erhalten</translation>
    </message>
    <message>
        <source>population +2, happiness +2</source>
        <translation>auf beiden Leisten +2</translation>
    </message>
    <message>
        <source>two markers +1, gain 1</source>
        <translation>zwei Marker +1, 1 erhalten</translation>
    </message>
    <message>
        <source>any other value</source>
        <translation>ein anderer Wert</translation>
    </message>
    <message>
        <source>die to the other side, 1 point</source>
        <translation>andere Waagschale, 1 Punkt</translation>
    </message>
    <message>
        <source>forbidden dice, as tainted</source>
        <translation>verbotene Würfel, verdorben</translation>
    </message>
    <message>
        <source>Bastet is free, 1 more scribe</source>
        <translation>Bastet kostenlos, +1 Schreiber</translation>
    </message>
    <message>
        <source>1 unit more, no excess</source>
        <translation>1 mehr, kein Überschuss</translation>
    </message>
    <message>
        <source>1 point a building, 2 to 5</source>
        <translation>1 Punkt je Gebäude, 2 bis 5</translation>
    </message>
    <message>
        <source>2 points a statue, 2 to 6</source>
        <translation>2 Punkte je Statue, 2 bis 6</translation>
    </message>
    <message>
        <source>ability in any light, 1 point</source>
        <translation>in jedem Licht, 1 Punkt</translation>
    </message>
    <message>
        <source>1 unit more, kept</source>
        <translation>1 Einheit mehr, behalten</translation>
    </message>
    <message>
        <source>Thoth −1, renewal free</source>
        <translation>Thoth −1, Erneuern kostenlos</translation>
    </message>
    <message>
        <source>Osiris, no happiness lost</source>
        <translation>keine Zufriedenheit verloren</translation>
    </message>
    <message>
        <source>Bastet, happiness +1, 1 point</source>
        <translation>Zufriedenheit +1, 1 Punkt</translation>
    </message>
    <message>
        <source>Thoth, 1 point a card</source>
        <translation>Thoth, 1 Punkt je Karte</translation>
    </message>
    <message>
        <source>Osiris, 1 point, 1 resource</source>
        <translation>Osiris, 1 Punkt, 1 Ressource</translation>
    </message>
    <message>
        <source>value ±1 without scribe</source>
        <translation>Wert ±1 ohne Schreiber</translation>
    </message>
    <message>
        <source>Anubis, 2 points, 1 faith</source>
        <translation>Anubis, 2 Punkte, 1 Glauben</translation>
    </message>
    <message>
        <source>Maat, 2 faith</source>
        <translation>Maat, 2 Glauben</translation>
    </message>
    <message>
        <source>Maat, −2 to +2, 1 gold</source>
        <translation>Maat, −2 bis +2, 1 Gold</translation>
    </message>
    <message>
        <source>no loss; from 0 on 1 point</source>
        <translation>kein Verlust; ab 0 1 Punkt</translation>
    </message>
    <message>
        <source>grey die, 1 scribe, your side</source>
        <translation>grau, 1 Schreiber, Ihre Seite</translation>
    </message>
    <message>
        <source>scoring, 1 a level of 5 or 6</source>
        <translation>Wertung, 1 je Stand 5 oder 6</translation>
    </message>
    <message>
        <source>1 point, 2 bread less due</source>
        <translation>1 Punkt, 2 Brot weniger</translation>
    </message>
    <message>
        <source>2 a pillar (10)</source>
        <translation>2 je Säule (10)</translation>
    </message>
    <message>
        <source>2 a temple building (10)</source>
        <translation>2 je Tempelgebäude (10)</translation>
    </message>
    <message>
        <source>3 a pillar at the border (9)</source>
        <translation>3 je Säule am Rand (9)</translation>
    </message>
    <message>
        <source>4 a line with 2 pillars (8)</source>
        <translation>4 je Reihe/Spalte, 2 Säulen (8)</translation>
    </message>
    <message>
        <source>2 a matching edge (8)</source>
        <translation>2 je passende Kante (8)</translation>
    </message>
    <message>
        <source>3 a pair, row and column (9)</source>
        <translation>3 je Paar Reihe, Spalte (9)</translation>
    </message>
    <message>
        <source>2 a statue (8)</source>
        <translation>2 je Statue (8)</translation>
    </message>
    <message>
        <source>3 a people-statue (9)</source>
        <translation>3 je Statue für das Volk (9)</translation>
    </message>
    <message>
        <source>3 a statue at a god (9)</source>
        <translation>3 je Statue bei Göttern (9)</translation>
    </message>
    <message>
        <source>6 with both sorts of statues</source>
        <translation>6 mit beiden Sorten</translation>
    </message>
    <message>
        <source>2 a kind with 2 pieces (8)</source>
        <translation>2 je Sorte mit 2 Teilen (8)</translation>
    </message>
    <message>
        <source>1 a piece above 6 (8)</source>
        <translation>1 je eigenes Teil ab dem 7. (8)</translation>
    </message>
    <message>
        <source>3 a level of 5 or 6 (9)</source>
        <translation>3 je Stand von 5 oder 6 (9)</translation>
    </message>
    <message>
        <source>2 a building at Osiris (10)</source>
        <translation>2 je Gebäude bei Osiris (10)</translation>
    </message>
    <message>
        <source>4 a district won (8)</source>
        <translation>4 je gewonnenes Gebiet (8)</translation>
    </message>
    <message>
        <source>1 for 2 resources left (6)</source>
        <translation>1 je 2 Ressourcen übrig (6)</translation>
    </message>
    <message>
        <source>2 a gold left (8)</source>
        <translation>2 je Gold übrig (8)</translation>
    </message>
    <message>
        <source>lowest level, 5 or 8</source>
        <translation>niedrigster Stand, 5 oder 8</translation>
    </message>
    <message>
        <source>1 for 3 population (7)</source>
        <translation>1 je 3 Bevölkerung (7)</translation>
    </message>
    <message>
        <source>1 for 2 happiness above 6 (7)</source>
        <translation>1 je 2 Zufriedenheit über 6 (7)</translation>
    </message>
    <message>
        <source>7 if happiness 10+, gap 0–2</source>
        <translation>7 ab 10, Bevölkerung bis +2</translation>
    </message>
    <message>
        <source>2 a Technology (8)</source>
        <translation>2 je Technologie (8)</translation>
    </message>
    <message>
        <source>2 a scribe left (8)</source>
        <translation>2 je Schreiber übrig (8)</translation>
    </message>
    <message>
        <source>7 with balance 0, 4 near it</source>
        <translation>7 bei 0, 4 bei ±2</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>opens at {n}</source>
        <translation>offen ab {n}</translation>
    </message>
    <message>
        <source>only {n}</source>
        <translation>erst {n}</translation>
    </message>
    <message>
        <source>2, 2 points</source>
        <translation>2, 2 Punkte</translation>
    </message>
    <message>
        <source>Hathor −2, 1 point</source>
        <translation>Hathor −2, 1 Punkt</translation>
    </message>
    <message>
        <source>{colour} {value} pure</source>
        <translation>{colour} {value} rein</translation>
    </message>
    <message>
        <source>{colour} {value} tainted</source>
        <translation>{colour} {value} verdorben</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>place {n} of {of}</source>
        <translation>Platz {n} von {of}</translation>
    </message>
    <message>
        <source>place {n} of {of}, ankh {ankh}</source>
        <translation>Platz {n} von {of}, Ankh {ankh}</translation>
    </message>
    <message>
        <source>uncovered: victory points {points}, bread due {bread}</source>
        <translation>aufgedeckt: Siegpunkte {points}, fälliges Brot {bread}</translation>
    </message>
    <message numerus="yes">
        <source>next: %n granite</source>
        <translation>
            <numerusform>nächste: %n Granit</numerusform>
            <numerusform>nächste: %n Granit</numerusform>
        </translation>
    </message>
    <message>
        <source>now {path}, next {right-path} or {up-path}</source>
        <translation>jetzt {path}, dann {right-path} oder {up-path}</translation>
    </message>
    <message>
        <source>now {path}</source>
        <translation>jetzt {path}</translation>
    </message>
    <message>
        <source>Section {section}, happiness {happiness}</source>
        <translation>Abschnitt {section}, Zufriedenheit {happiness}</translation>
    </message>
    <message>
        <source>Held by {seat}</source>
        <translation>Bei {seat}</translation>
    </message>
    <message numerus="yes">
        <source>It would bring %n victory point(s) now.</source>
        <translation>
            <numerusform>Sie brächte jetzt %n Siegpunkt.</numerusform>
            <numerusform>Sie brächte jetzt %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation after round {rotation}, Maat phase after {maat}, scoring after {scoring}</source>
        <translation>Rotation nach Runde {rotation}, Maat-Phase nach {maat}, Wertung nach {scoring}</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>excess goods</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Was jeder hat</translation>
    </message>
    <message>
        <source>{colour} {value} with Anubis alone</source>
        <translation>{colour} {value} nur mit Anubis</translation>
    </message>
    <message>
        <source>{colour} {value} forbidden: {light}</source>
        <translation>{colour} {value} verboten: {light}</translation>
    </message>
    <message>
        <source>matching edges: {n}</source>
        <translation>passende Kanten: {n}</translation>
    </message>
    <message>
        <source>{explain}</source>
        <translation>{explain}</translation>
    </message>
    <message>
        <source>{what} ({colour}, {light}), balance {balance}</source>
        <translation>{what} ({colour}, {light}), Balance {balance}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>costs {units/good}; balance {balance}</source>
        <translation>kostet {units/good}; Balance {balance}</translation>
    </message>
    <message>
        <source>population +{n}; balance {balance}</source>
        <translation>Bevölkerung +{n}; Balance {balance}</translation>
    </message>
    <message>
        <source>{god}: a statue</source>
        <translation>{god}: eine Statue</translation>
    </message>
    <message>
        <source>{god}: tile {number}, points up to {points}</source>
        <translation>{god}: Plättchen {number}, bis zu {points} SP</translation>
    </message>
    <message>
        <source>{god}: a building, points up to {points}</source>
        <translation>{god}: ein Gebäude, bis zu {points} SP</translation>
    </message>
    <message>
        <source>{god}: happiness +{n}</source>
        <translation>{god}: Zufriedenheit +{n}</translation>
    </message>
    <message>
        <source>{god}: cards up to {n}</source>
        <translation>{god}: Karten bis zu {n}</translation>
    </message>
    <message>
        <source>either side; balance now {balance}</source>
        <translation>beide Seiten möglich; Balance jetzt {balance}</translation>
    </message>
    <message>
        <source>costs {n} scribes; any god or any resource, with the value {value}</source>
        <translation>kostet {n} Schreiber; jeder Gott oder jede Ressource, mit dem Wert {value}</translation>
    </message>
    <message>
        <source>{use}; or {yield}</source>
        <translation>{use}; oder {yield}</translation>
    </message>
    <message>
        <source>{use}</source>
        <translation>{use}</translation>
    </message>
    <message>
        <source>at Maat, without faith: place {place} of the turn order</source>
        <translation>in der Maat-Phase, ohne Glauben: Platz {place} der Zugreihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>at Maat, without faith: place {place} of the turn order, %n point(s) lost</source>
        <translation>
            <numerusform>in der Maat-Phase, ohne Glauben: Platz {place} der Zugreihenfolge, %n Punkt verloren</numerusform>
            <numerusform>in der Maat-Phase, ohne Glauben: Platz {place} der Zugreihenfolge, %n Punkte verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance costs %n point(s)</source>
        <translation>
            <numerusform>die Balance kostet %n Punkt</numerusform>
            <numerusform>die Balance kostet %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus of the statues, {bonus}: {owner}</source>
        <translation>Bonus der Statuen, {bonus}: {owner}</translation>
    </message>
    <message>
        <source>from then on, whenever another carries out {god}: {bonus}</source>
        <translation>von da an, wann immer jemand anderes {god} ausführt: {bonus}</translation>
    </message>
    <message>
        <source>from then on, whenever anybody carries out {god}: {bonus}</source>
        <translation>von da an, wann immer jemand {god} ausführt: {bonus}</translation>
    </message>
    <message>
        <source>{god}: not possible, {why}</source>
        <translation>{god}: nicht möglich, {why}</translation>
    </message>
    <message>
        <source>{god}: not possible now</source>
        <translation>{god}: jetzt nicht möglich</translation>
    </message>
    <message>
        <source>none left in stock ({piece})</source>
        <translation>keines mehr im Vorrat ({piece})</translation>
    </message>
    <message>
        <source>no place for a statue is free</source>
        <translation>kein Platz für eine Statue ist frei</translation>
    </message>
    <message>
        <source>no pillar tile lies on tile space {number}</source>
        <translation>auf Plättchenplatz {number} liegt kein Säulenplättchen</translation>
    </message>
    <message>
        <source>no field of the temple is free</source>
        <translation>kein Feld der Tempelanlage ist frei</translation>
    </message>
    <message>
        <source>no building site of the temple is free</source>
        <translation>kein Bauplatz der Tempelanlage ist frei</translation>
    </message>
    <message>
        <source>no card to take with happiness {happiness}</source>
        <translation>mit Zufriedenheit {happiness} keine Karte zu nehmen</translation>
    </message>
    <message>
        <source>row {row} is full</source>
        <translation>Reihe {row} ist voll</translation>
    </message>
    <message>
        <source>it costs {units/good}, you have {have}, and {gold} gold</source>
        <translation>das kostet {units/good}, vorhanden sind {have} und {gold} Gold</translation>
    </message>
    <message>
        <source>the tile costs {limestone} limestone and {granite} granite, you have {have}, and {gold} gold</source>
        <translation>das Plättchen kostet {limestone} Kalkstein und {granite} Granit, vorhanden sind {have} und {gold} Gold</translation>
    </message>
    <message>
        <source>the tile costs {limestone} limestone and {granite} granite, less {lowered}, you have {have}, and {gold} gold</source>
        <translation>das Plättchen kostet {limestone} Kalkstein und {granite} Granit, weniger {lowered}, vorhanden sind {have} und {gold} Gold</translation>
    </message>
    <message>
        <source>{god}: a statue for {cost} granite</source>
        <translation>{god}: eine Statue für {cost} Granit</translation>
    </message>
    <message>
        <source>{god}: tile {number}, points up to {points}, for {units/good}</source>
        <translation>{god}: Plättchen {number}, bis zu {points} SP, für {units/good}</translation>
    </message>
    <message>
        <source>{god}: a building, points up to {points}, population +{n}</source>
        <translation>{god}: ein Gebäude, bis zu {points} SP, Bevölkerung +{n}</translation>
    </message>
    <message>
        <source>{god}: happiness +{n} for {cost} papyrus</source>
        <translation>{god}: Zufriedenheit +{n} für {cost} Papyrus</translation>
    </message>
    <message>
        <source>{god}: cards up to {n}, for {cost} papyrus</source>
        <translation>{god}: Karten bis zu {n}, für {cost} Papyrus</translation>
    </message>
    <message>
        <source>{god}: a building in row {row}</source>
        <translation>{god}: ein Gebäude in Reihe {row}</translation>
    </message>
    <message>
        <source>{resource}: {kept} kept</source>
        <translation>{resource}: {kept} behalten</translation>
    </message>
    <message>
        <source>{resource}: {kept} kept, {excess} in excess, balance {balance}</source>
        <translation>{resource}: {kept} behalten, {excess} Überschuss, Balance {balance}</translation>
    </message>
    <message>
        <source>turn order then, if nobody else adds faith: {owner}</source>
        <translation>Zugreihenfolge dann, wenn sonst niemand Glauben einsetzt: {owner}</translation>
    </message>
    <message>
        <source>{seat} turns the pillar tile</source>
        <translation>{seat} dreht das Säulenplättchen</translation>
    </message>
    <message>
        <source>Ankh {value}: {reward}</source>
        <translation>Ankh {value}: {reward}</translation>
    </message>
    <message>
        <source>1 resource of choice</source>
        <translation>1 Ressource nach Wahl</translation>
    </message>
    <message>
        <source>2 faith</source>
        <translation>2 Glauben</translation>
    </message>
    <message>
        <source>Anubis (2 scribes): {colour}, {pips}</source>
        <translation>Anubis (2 Schreiber): {colour}, {pips}</translation>
    </message>
    <message>
        <source>Anubis (2 scribes), {segment}: {colour}, {pips}</source>
        <translation>Anubis (2 Schreiber), Abschnitt {segment}: {colour}, {pips}</translation>
    </message>
    <message>
        <source>Value {value} for a scribe</source>
        <translation>Wert {value} für einen Schreiber</translation>
    </message>
    <message>
        <source>Value {value} with the School</source>
        <translation>Wert {value} mit der Schule</translation>
    </message>
    <message>
        <source>Lay it with this turn (quarters: {value})</source>
        <translation>So legen (Vierteldrehungen: {value})</translation>
    </message>
    <message>
        <source>Pay: {units/good}</source>
        <translation>Zahlen: {units/good}</translation>
    </message>
    <message>
        <source>{seat} pays {units/good}.</source>
        <translation>{seat} zahlt {units/good}.</translation>
    </message>
    <message>
        <source>Gain: {good} +1</source>
        <translation>Erhalten: {good} +1</translation>
    </message>
    <message>
        <source>Raise the level: {resource}</source>
        <translation>Stand erhöhen: {resource}</translation>
    </message>
    <message>
        <source>No faith: balance {balance}</source>
        <translation>Kein Glaube: Balance {balance}</translation>
    </message>
    <message>
        <source>{n} faith, pure side: balance {balance}</source>
        <translation>{n} Glauben, reine Seite: Balance {balance}</translation>
    </message>
    <message>
        <source>{n} faith, tainted side: balance {balance}</source>
        <translation>{n} Glauben, verdorbene Seite: Balance {balance}</translation>
    </message>
    <message>
        <source>{seat} puts no faith on the scale.</source>
        <translation>{seat} legt keinen Glauben auf die Waage.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the pure side.</source>
        <translation>
            <numerusform>{seat} legt %n Glauben auf die reine Seite.</numerusform>
            <numerusform>{seat} legt %n Glauben auf die reine Seite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the tainted side.</source>
        <translation>
            <numerusform>{seat} legt %n Glauben auf die verdorbene Seite.</numerusform>
            <numerusform>{seat} legt %n Glauben auf die verdorbene Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nichts zahlen</translation>
    </message>
    <message>
        <source>{seat} feeds the people: {units/good}.</source>
        <translation>{seat} ernährt das Volk: {units/good}.</translation>
    </message>
    <message>
        <source>{seat} does not feed the people.</source>
        <translation>{seat} ernährt das Volk nicht.</translation>
    </message>
    <message>
        <source>bread left unpaid</source>
        <translation>unbezahltes Brot</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>−1</source>
        <translation>−1</translation>
    </message>
    <message>
        <source>−2</source>
        <translation>−2</translation>
    </message>
    <message>
        <source>{seat}: his pyramid shows {path}. The highest die of that segment: {colour} {pips}, {what}.</source>
        <translation>{seat}: Die Pyramide zeigt {path}. Der höchste Würfel dieses Abschnitts: {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat}: his pyramid shows {path}. No die there that he may take, so from {segment}: {colour} {pips}, {what}.</source>
        <translation>{seat}: Die Pyramide zeigt {path}. Dort liegt kein erlaubter Würfel, darum aus dem Abschnitt {segment}: {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat}: his pyramid shows {path}. The highest such die lies in {segment}: {colour} {pips}, {what}.</source>
        <translation>{seat}: Die Pyramide zeigt {path}. Der höchste passende Würfel liegt im Abschnitt {segment}: {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, as the value says.</source>
        <translation>{seat} errichtet eine Statue: {place}, wie der Wert es bestimmt.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, where he takes the lead in the most districts.</source>
        <translation>{seat} errichtet eine Statue: {place}, womit er in den meisten Gebieten die Führung übernimmt.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, with the most of his pillars in its line.</source>
        <translation>{seat} errichtet eine Statue: {place}, mit den meisten eigenen Säulen in der Reihe oder Spalte.</translation>
    </message>
    <message>
        <source>{seat} lays the pillar tile on {place}, where it touches the most buildings and edges: {n}.</source>
        <translation>{seat} legt das Säulenplättchen auf {place}, wo es die meisten Gebäude und Kanten berührt: {n}.</translation>
    </message>
    <message>
        <source>{seat} builds: {place}, with the most of his pillars in its line.</source>
        <translation>{seat} baut: {place}, mit den meisten eigenen Säulen in der Reihe oder Spalte.</translation>
    </message>
    <message>
        <source>{seat} builds: {place}, the first free site from the row of the value and the district of the die on.</source>
        <translation>{seat} baut: {place}, der erste freie Bauplatz ab der Reihe des Wertes und dem Gebiet des Würfels.</translation>
    </message>
    <message>
        <source>{seat} holds a festival with the value {n}.</source>
        <translation>{seat} feiert ein Fest mit dem Wert {n}.</translation>
    </message>
    <message>
        <source>{seat} takes cards from the highest section that he reaches, then from lower ones: {card}.</source>
        <translation>{seat} nimmt Karten aus dem höchsten Abschnitt, den er erreicht, dann aus niedrigeren: {card}.</translation>
    </message>
    <message>
        <source>{seat} cannot carry out the action ({god}): {n} victory points instead.</source>
        <translation>{seat} kann die Aktion nicht ausführen ({god}): stattdessen {n} SP.</translation>
    </message>
    <message>
        <source>Victory points ({for}): {each}.</source>
        <translation>Siegpunkte ({for}): {each}.</translation>
    </message>
    <message>
        <source>{seat} {points}</source>
        <translation>{seat} {points}</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({each}).</source>
        <translation>{seat}: {points} SP ({each}).</translation>
    </message>
    <message>
        <source>{for} {points}</source>
        <translation>{for} {points}</translation>
    </message>
    <message>
        <source>Balances: {each}.</source>
        <translation>Balancen: {each}.</translation>
    </message>
    <message>
        <source>{seat} {balance}</source>
        <translation>{seat} {balance}</translation>
    </message>
    <message>
        <source>R or “Turn” turns it by a quarter; chosen again, it is laid.</source>
        <translation>R oder „Drehen“ dreht es um ein Viertel; noch einmal gewählt, wird es gelegt.</translation>
    </message>
    <message>
        <source>quarter turns: {turn}</source>
        <translation>Vierteldrehungen: {turn}</translation>
    </message>
    <message>
        <source>a matching edge</source>
        <translation>eine passende Kante</translation>
    </message>
    <message>
        <source>victory points: {n}</source>
        <translation>Siegpunkte: {n}</translation>
    </message>
    <message>
        <source>{excess} in excess, balance {balance}</source>
        <translation>{excess} Überschuss, Balance {balance}</translation>
    </message>
    <message>
        <source>Botankhamun moves to the right on his pyramid</source>
        <translation>Botankhamun rückt auf seiner Pyramide nach rechts</translation>
    </message>
    <message>
        <source>Botankhamun moves up on his pyramid</source>
        <translation>Botankhamun rückt auf seiner Pyramide nach oben</translation>
    </message>
    <message>
        <source>the Destiny card with gold is blocked</source>
        <translation>Die Schicksalskarte mit dem Gold ist gesperrt</translation>
    </message>
    <message>
        <source>the Destiny card with a scribe is blocked</source>
        <translation>Die Schicksalskarte mit dem Schreiber ist gesperrt</translation>
    </message>
    <message>
        <source>Everyone takes two; what they bring is paid out once all have theirs.</source>
        <translation>Alle nehmen zwei. Ihre Waren gibt es, wenn alle gewählt haben.</translation>
    </message>
    <message>
        <source>Botankhamun, the rival, plays by rules of his own: “Alone” in the rules of the game tells them.</source>
        <translation>Botankhamun, der Gegner, spielt nach eigenen Regeln; sie stehen in den Spielregeln unter „Allein“.</translation>
    </message>
    <message>
        <source>In stock, and the production level: of a production at most so many units are kept, the rest are excess goods on the scale.</source>
        <translation>Vorrat und Produktionsstand: Von einer Produktion bleiben höchstens so viele Einheiten, der Rest kommt als Überschuss auf die Waage.</translation>
    </message>
    <message>
        <source>Gold pays for any resource, but not for scribes or faith.</source>
        <translation>Gold bezahlt jede Ressource, aber weder Schreiber noch Glauben.</translation>
    </message>
    <message>
        <source>Each scribe changes the value of a drafted die by 1 or 2; two pay for Anubis.</source>
        <translation>Jeder Schreiber ändert den Wert eines genommenen Würfels um 1 oder 2; zwei bezahlen Anubis.</translation>
    </message>
    <message>
        <source>Faith changes the balance in a Maat phase; all of it is lost then.</source>
        <translation>Glaube ändert in einer Maat-Phase die Balance; danach ist er ganz verloren.</translation>
    </message>
    <message>
        <source>Pure pips less tainted pips and excess goods. In a Maat phase who is nearest to 0 comes first; below 0 costs victory points.</source>
        <translation>Reine Augen minus verdorbene Augen und Überschuss. In einer Maat-Phase wird Erster, wer am nächsten bei 0 ist; unter 0 kostet es Siegpunkte.</translation>
    </message>
    <message>
        <source>For the temple and for Osiris. Each one that is built uncovers victory points of a scoring, or bread that is due then.</source>
        <translation>Für die Tempelanlage und für Osiris. Jedes gebaute deckt Siegpunkte einer Wertung auf, oder Brot, das dann fällig ist.</translation>
    </message>
    <message>
        <source>One comes onto each pillar tile that is laid.</source>
        <translation>Auf jedes gelegte Säulenplättchen kommt eine.</translation>
    </message>
    <message>
        <source>The more are built, the more each one costs, and all bring more at a scoring.</source>
        <translation>Je mehr gebaut sind, desto mehr kostet jede, und desto mehr bringen alle bei einer Wertung.</translation>
    </message>
    <message>
        <source>Its mark says where the rival takes a die from; after his turn a coin moves it to the right or up.</source>
        <translation>Die Marke zeigt, woher der Gegner einen Würfel nimmt; nach seinem Zug bewegt eine Münze sie nach rechts oder nach oben.</translation>
    </message>
    <message>
        <source>One of two that are offered</source>
        <translation>Eine von zwei angebotenen</translation>
    </message>
    <message>
        <source>his own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>own pillars</source>
        <translation>eigene Säulen</translation>
    </message>
</context>
<context>
    <name>views::AnalysisPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Noch einmal analysieren</translation>
    </message>
    <message>
        <source>Analyse the game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The best actions here</source>
        <translation>Die besten Aktionen hier</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>What each side could expect at every step, the best actions and the mistakes.</source>
        <translation>Was jede Seite bei jedem Schritt erwarten konnte, die besten Aktionen und die Fehler.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>To be expected here: %1</source>
        <translation>Hier zu erwarten: %1</translation>
    </message>
    <message>
        <source>%1: %2 (played)</source>
        <translation>%1: %2 (gespielt)</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>actions, each with who does it</comment>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4, −%5)</source>
        <translation>%1, %2: %3 (%4, −%5)</translation>
    </message>
    <message>
        <source>An analysis knows what is hidden: it is shown to everyone only.</source>
        <translation>Eine Analyse kennt, was verdeckt ist: Sie wird nur in der Sicht von allen gezeigt.</translation>
    </message>
    <message>
        <source>Judged without knowing what the others chose in secret.</source>
        <translation>Beurteilt ohne Kenntnis der verdeckten Wahl der anderen.</translation>
    </message>
    <message>
        <source>Thinking further about every position.</source>
        <translation>Über jede Stellung wird weiter nachgedacht.</translation>
    </message>
    <message>
        <source>Thinking about every position.</source>
        <translation>Über jede Stellung wird nachgedacht.</translation>
    </message>
    <message>
        <source>Error of %1: %2.</source>
        <translation>Fehler, %1: %2.</translation>
    </message>
    <message>
        <source>%1 chose as well as possible.</source>
        <translation>%1 hat bestmöglich gewählt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No luck in it.</source>
        <translation>Kein Glück dabei.</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Glück: %1.</translation>
    </message>
    <message>
        <source>What was hidden: %1.</source>
        <translation>Verdecktes: %1.</translation>
    </message>
    <message>
        <source>at the start %1</source>
        <translation>am Anfang %1</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>Verdecktes %1</translation>
    </message>
    <message>
        <source>own errors %1</source>
        <translation>eigene Fehler %1</translation>
    </message>
    <message>
        <source>errors of others %1</source>
        <translation>Fehler der anderen %1</translation>
    </message>
    <message>
        <source>%1: %2; at the end %3.</source>
        <translation>%1: %2; am Ende %3.</translation>
    </message>
    <message>
        <source>No single one is best: whoever can be foreseen loses. The best play varies, each as often as it says.</source>
        <translation>Keine allein ist die beste: Wer vorhersehbar ist, verliert. Das beste Spiel wechselt zwischen ihnen ab und wählt jede so oft wie angegeben.</translation>
    </message>
    <message>
        <source>%1, chosen in %2 of cases</source>
        <translation>%1, gewählt in %2 der Fälle</translation>
    </message>
    <message>
        <source>In %1 of cases it is another one.</source>
        <translation>In %1 der Fälle ist es eine andere.</translation>
    </message>
    <message>
        <source>%1 gave nothing away.</source>
        <translation>%1 hat nichts verschenkt.</translation>
    </message>
    <message>
        <source>On average %1 a choice: excellent play.</source>
        <translation>Im Durchschnitt %1 je Entscheidung: hervorragend gespielt.</translation>
    </message>
    <message>
        <source>On average %1 a choice: very good play.</source>
        <translation>Im Durchschnitt %1 je Entscheidung: sehr gut gespielt.</translation>
    </message>
    <message>
        <source>On average %1 a choice: good play.</source>
        <translation>Im Durchschnitt %1 je Entscheidung: gut gespielt.</translation>
    </message>
    <message>
        <source>On average %1 a choice: fair play, with errors.</source>
        <translation>Im Durchschnitt %1 je Entscheidung: mittelmäßig gespielt, mit Fehlern.</translation>
    </message>
    <message>
        <source>On average %1 a choice: weak play.</source>
        <translation>Im Durchschnitt %1 je Entscheidung: schwach gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave away %2 games in %n choice(s). The worst one, %3 (−%4): %5.</source>
        <translation>
            <numerusform>%1 hat mit %n Entscheidung %2 Partien verschenkt. Die schlechteste, %3 (−%4): %5.</numerusform>
            <numerusform>%1 hat mit %n Entscheidungen %2 Partien verschenkt. Die schlechteste, %3 (−%4): %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Aus meinen Fehlern lernen</translation>
    </message>
</context>
<context>
    <name>views::AboutBox</name>
    <message>
        <source>About Cartouche</source>
        <translation>Über Cartouche</translation>
    </message>
    <message>
        <source>Cartouche %1

Board games of ancient Egypt, to play, to set up and to study.

Free software under the GNU General Public License, version 3 or later. Made with Qt %2.</source>
        <translation>Cartouche %1

Brettspiele aus dem alten Ägypten, zum Spielen, Aufbauen und Studieren.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Erstellt mit Qt %2.</translation>
    </message>
    <message>
        <source>The names of the games may be trademarks of their publishers, who have no part in Cartouche: %1.</source>
        <translation>Die Namen der Spiele können Marken ihrer Verlage sein, die mit Cartouche nichts zu tun haben: %1.</translation>
    </message>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>Für einen Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Web page</source>
        <translation>&amp;Webseite</translation>
    </message>
</context>
<context>
    <name>views::BoardInputController</name>
    <message>
        <source>Choose one of these actions.</source>
        <translation>Wählen Sie eine dieser Aktionen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>views::BoardPane</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>views::ChangeWords</name>
    <message>
        <source>Replaced: %1 → %2, %3.</source>
        <translation>Ersetzt: %1 → %2, %3.</translation>
    </message>
    <message>
        <source>Who may see it has changed: %1.</source>
        <translation>Wer es sehen darf, ist jetzt anders: %1.</translation>
    </message>
    <message>
        <source>Added: %1, %2.</source>
        <translation>Hinzugefügt: %1, %2.</translation>
    </message>
    <message>
        <source>Taken away: %1, %2.</source>
        <translation>Weggenommen: %1, %2.</translation>
    </message>
    <message>
        <source>Moved: %1, %2 → %3.</source>
        <translation>Bewegt: %1, %2 → %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: now %2.</source>
        <translation>%1: jetzt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) on the board.</source>
        <translation>
            <numerusform>%n Änderung auf dem Spielplan.</numerusform>
            <numerusform>%n Änderungen auf dem Spielplan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ChoiceBox</name>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>views::CommentBox</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Kommentar zu dieser Stellung</translation>
    </message>
    <message>
        <source>Say something of this position.</source>
        <translation>Schreiben Sie etwas zu dieser Stellung.</translation>
    </message>
    <message>
        <source>A comment has %1 characters at most.</source>
        <translation>Ein Kommentar hat höchstens %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>views::Commentary</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing counts yet.</source>
        <translation>Noch zählt nichts.</translation>
    </message>
    <message>
        <source>Nothing can be chosen now.</source>
        <translation>Jetzt gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Return: %1</source>
        <extracomment>What the Return key would do.</extracomment>
        <translation>Eingabe: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>What is to be done now, for who hears it: the words are like those for what was done.</extracomment>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>Laid: %1</source>
        <translation>Gelegt: %1</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>In der Hand: %1</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Nothing after that.</source>
        <translation>Danach war nichts.</translation>
    </message>
    <message>
        <source>Nothing before that.</source>
        <translation>Davor war nichts.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>There is no %1 to choose.</source>
        <translation>Es gibt keine %1 zu wählen.</translation>
    </message>
</context>
<context>
    <name>views::CoursePage</name>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forget progress…</source>
        <translation>Fortschritt zurücksetzen…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a lesson</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 von %2 Lektionen geschafft</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Alle Lektionen geschafft</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Forget progress?</source>
        <translation>Fortschritt zurücksetzen?</translation>
    </message>
    <message>
        <source>All lessons of this game will count as not done.</source>
        <translation>Alle Lektionen dieses Spiels gelten dann als nicht geschafft.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the chapters</source>
        <translation>In den Kapiteln suchen</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Studie bearbeiten</translation>
    </message>
    <message>
        <source>All chapters of this study will count as not done.</source>
        <translation>Alle Kapitel dieser Studie gelten dann als nicht erledigt.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was read here. Replacing it keeps the other version as “%1~”.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit die Datei hier gelesen wurde. Beim Ersetzen bleibt die andere Fassung als „%1~“ erhalten.</translation>
    </message>
    <message>
        <source>The study was not saved</source>
        <translation>Die Studie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>%1: lesson</source>
        <comment>name of a game</comment>
        <translation>%1: Lektion</translation>
    </message>
    <message>
        <source>%1: position to play</source>
        <comment>name of a game</comment>
        <translation>%1: Stellung zum Spielen</translation>
    </message>
    <message>
        <source>%1: game to read</source>
        <comment>name of a game</comment>
        <translation>%1: Partie zum Lesen</translation>
    </message>
    <message>
        <source>There is no chapter yet.</source>
        <translation>Es gibt noch kein Kapitel.</translation>
    </message>
    <message>
        <source>%1 of %2 chapters done</source>
        <translation>%1 von %2 Kapiteln erledigt</translation>
    </message>
    <message>
        <source>All chapters done</source>
        <translation>Alle Kapitel erledigt</translation>
    </message>
</context>
<context>
    <name>views::Digest</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>What another player did in a turn, in one sentence: the player, and the actions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <extracomment>A sentence about the first of several draws, and how many more there are.</extracomment>
        <translation>
            <numerusform>%1 Und %n weitere.</numerusform>
            <numerusform>%1 Und %n weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DocumentFiles</name>
    <message>
        <source>This scenario has not been saved since the last change.</source>
        <translation>Dieses Szenario wurde seit der letzten Änderung nicht gespeichert.</translation>
    </message>
    <message>
        <source>This game has not been saved since the last action.</source>
        <translation>Diese Partie wurde seit der letzten Aktion nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file of this scenario no longer holds it as it is here.</source>
        <translation>Die Datei dieses Szenarios enthält es nicht mehr so, wie es hier ist.</translation>
    </message>
    <message>
        <source>The file of this game no longer holds it as it is here.</source>
        <translation>Die Datei dieser Partie enthält sie nicht mehr so, wie sie hier ist.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Szenario speichern?</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Partie speichern?</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Cartouche-Partien (*.%1)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The scenario was not saved</source>
        <translation>Das Szenario wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Die Partie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>What you do is not being kept at the moment: %1. Save the scenario to be safe.</source>
        <translation>Was Sie tun, wird zurzeit nicht gesichert: %1. Speichern Sie das Szenario zur Sicherheit.</translation>
    </message>
    <message>
        <source>What you do is not being kept at the moment: %1. Play goes on; save the game to be safe.</source>
        <translation>Was Sie tun, wird zurzeit nicht gesichert: %1. Die Partie geht weiter; speichern Sie sie zur Sicherheit.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>The file “%1” is no longer in its place.</source>
        <translation>Die Datei „%1“ ist nicht mehr an ihrem Ort.</translation>
    </message>
    <message>
        <source>Another program has changed the file “%1”.</source>
        <translation>Ein anderes Programm hat die Datei „%1“ geändert.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>Open the changed one</source>
        <translation>Die geänderte öffnen</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Diese Partie behalten</translation>
    </message>
    <message>
        <source>This scenario was last left with changes that are not in the file. They are kept.</source>
        <translation>Dieses Szenario wurde zuletzt mit Änderungen verlassen, die nicht in der Datei sind. Sie sind gesichert.</translation>
    </message>
    <message>
        <source>This game was last left with changes that are not in the file. They are kept.</source>
        <translation>Diese Partie wurde zuletzt mit Änderungen verlassen, die nicht in der Datei sind. Sie sind gesichert.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Saved as a draft: the position cannot be played yet.</source>
        <translation>Als Entwurf gespeichert: Die Stellung ist noch nicht spielbar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>“%1” is kept: you can go on with it at any time.</source>
        <translation>„%1“ ist gesichert: Sie können jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Already open</source>
        <translation>Schon geöffnet</translation>
    </message>
    <message>
        <source>“%1” is open already, in another window.</source>
        <translation>„%1“ ist schon geöffnet, in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>Open it &amp;here too</source>
        <translation>Auch &amp;hier öffnen</translation>
    </message>
    <message>
        <source>“%1” is already there. Replacing it keeps the other version as “%2”.</source>
        <translation>„%1“ ist schon da. Wenn Sie die Datei ersetzen, bleibt die andere Fassung als „%2“ erhalten.</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was opened or saved here. Replacing it keeps the other version as “%2”.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit die Datei hier geöffnet oder gespeichert wurde. Wenn Sie sie ersetzen, bleibt die andere Fassung als „%2“ erhalten.</translation>
    </message>
</context>
<context>
    <name>views::DrawingInput</name>
    <message>
        <source>Erased: %1.</source>
        <translation>Gelöscht: %1.</translation>
    </message>
    <message>
        <source>Nothing is drawn.</source>
        <translation>Es wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Nothing can be drawn now.</source>
        <translation>Jetzt kann nichts gezeichnet werden.</translation>
    </message>
    <message>
        <source>No more than %1 drawings are kept at a position.</source>
        <translation>Eine Stellung behält höchstens %1 Zeichnungen.</translation>
    </message>
    <message>
        <source>Drawing begins here: D again for a circle, or at another place for an arrow; Escape drops it.</source>
        <translation>Die Zeichnung beginnt hier: noch einmal D für einen Kreis, oder D an anderer Stelle für einen Pfeil; Escape verwirft sie.</translation>
    </message>
</context>
<context>
    <name>views::EarlyEnd</name>
    <message>
        <source>The game is drawn.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>All agreed to it.</source>
        <translation>Alle waren einverstanden.</translation>
    </message>
    <message>
        <source>The time of %1 has run out.</source>
        <translation>Die Zeit von %1 ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>The game is over. Winner: %1.</source>
        <translation>Die Partie ist zu Ende. Es gewinnt: %1.</translation>
    </message>
    <message>
        <source>The game is over. Winners: %1.</source>
        <translation>Die Partie ist zu Ende. Es gewinnen: %1.</translation>
    </message>
</context>
<context>
    <name>views::EditorConditions</name>
    <message>
        <source>All of this at once:</source>
        <translation>Alles zugleich:</translation>
    </message>
    <message>
        <source>Conditions of the goal</source>
        <translation>Bedingungen des Ziels</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Bedingung entfernen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>Have points</source>
        <translation>Punkte haben</translation>
    </message>
    <message>
        <source>Get more points</source>
        <translation>Punkte dazubekommen</translation>
    </message>
    <message>
        <source>Have the most of something</source>
        <translation>Von etwas am meisten haben</translation>
    </message>
    <message>
        <source>Empty a place</source>
        <translation>Einen Ort leeren</translation>
    </message>
    <message>
        <source>Bring a piece to a place</source>
        <translation>Ein Spielteil an einen Ort bringen</translation>
    </message>
    <message>
        <source>What the answer brings</source>
        <translation>Was die Lösung bringt</translation>
    </message>
    <message>
        <source>Do an action</source>
        <translation>Eine Aktion ausführen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Spielteil</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>in any way</source>
        <translation>auf beliebige Weise</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
</context>
<context>
    <name>views::EditorContents</name>
    <message>
        <source>What lies here</source>
        <translation>Was hier liegt</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Spielteil hinzufügen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>views::EditorContext</name>
    <message>
        <source>Nothing lies there.</source>
        <translation>Dort liegt nichts.</translation>
    </message>
    <message>
        <source>There is one already: %1, %2.</source>
        <translation>Das liegt dort schon: %1, %2.</translation>
    </message>
    <message>
        <source>This cannot lie here: %1, %2.</source>
        <translation>Das kann hier nicht liegen: %1, %2.</translation>
    </message>
    <message>
        <source>A part of the goal or the answer is no longer possible here and was taken away.</source>
        <translation>Ein Teil des Ziels oder der Lösung ist hier nicht mehr möglich und wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>views::EditorFields</name>
    <message>
        <source>More of the position</source>
        <translation>Mehr zur Stellung</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Ziffern von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>views::EditorGoal</name>
    <message>
        <source>What the learner does</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Reach something</source>
        <translation>Etwas erreichen</translation>
    </message>
    <message>
        <source>Find the answer</source>
        <translation>Die Lösung finden</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Die beste Aktion finden</translation>
    </message>
    <message>
        <source>Play as you like</source>
        <translation>Frei spielen</translation>
    </message>
    <message>
        <source>The learner plays for</source>
        <translation>Gespielt wird für</translation>
    </message>
    <message>
        <source>This goal asks for nothing yet: add what is to be reached.</source>
        <translation>Dieses Ziel verlangt noch nichts: Fügen Sie hinzu, was zu erreichen ist.</translation>
    </message>
    <message>
        <source>By when</source>
        <translation>Bis wann</translation>
    </message>
    <message>
        <source>before the game is over</source>
        <translation>vor dem Ende der Partie</translation>
    </message>
    <message>
        <source>with so many actions</source>
        <translation>mit so vielen Aktionen</translation>
    </message>
    <message>
        <source>in this round or turn</source>
        <translation>in dieser Runde oder diesem Zug</translation>
    </message>
    <message>
        <source>Good enough: so many of 100 games less</source>
        <translation>Noch gut genug: höchstens so viele Siege weniger (von 100)</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Clear the answer</source>
        <translation>Lösung löschen</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>Zahl der Aktionen</translation>
    </message>
    <message>
        <source>whoever is to act</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No answer yet. Record it: do the actions on the board.</source>
        <translation>Noch keine Lösung. Zeichnen Sie sie auf: Führen Sie die Aktionen auf dem Spielplan aus.</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufzeichnung beenden</translation>
    </message>
    <message>
        <source>Record the answer</source>
        <translation>Lösung aufzeichnen</translation>
    </message>
    <message>
        <source>an action that is not possible here</source>
        <translation>eine Aktion, die hier nicht möglich ist</translation>
    </message>
</context>
<context>
    <name>views::CommandFinder</name>
    <message>
        <source>No command has these words.</source>
        <translation>Kein Befehl hat diese Wörter.</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Wörter eines Befehls</translation>
    </message>
    <message>
        <source>Up and Down choose among the commands that have them.</source>
        <translation>Pfeil auf und Pfeil ab wählen unter den Befehlen, die sie haben.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>views::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
</context>
<context>
    <name>views::EditorPage</name>
    <message>
        <source>This is the standard set-up.</source>
        <translation>Das ist schon die Grundstellung.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Es gibt nichts zu leeren.</translation>
    </message>
    <message>
        <source>The colours cannot be changed here.</source>
        <translation>Hier lassen sich die Farben nicht tauschen.</translation>
    </message>
    <message>
        <source>Box of pieces</source>
        <translation>Kasten mit Spielteilen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Recording the answer.</source>
        <translation>Die Lösung wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Do the wrong action.</source>
        <translation>Tun Sie die falsche Aktion.</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufzeichnung beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>This position cannot be played: below the board stands why.</source>
        <translation>Diese Stellung ist nicht spielbar: Unter dem Spielplan steht, warum.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The goal does not yet say what it asks for.</source>
        <translation>Das Ziel nennt noch nicht, was verlangt ist.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>views::EditorPalette</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Of nobody</source>
        <translation>Ohne Besitzer</translation>
    </message>
    <message>
        <source>%1, lies here: %2</source>
        <translation>%1, liegt hier: %2</translation>
    </message>
</context>
<context>
    <name>views::EditorProblems</name>
    <message>
        <source>Keep the pieces</source>
        <translation>Spielteile behalten</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alle beheben</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Diese Stellung ist spielbar.</translation>
    </message>
    <message>
        <source>This position can be played, but it cannot arise in a game.</source>
        <translation>Diese Stellung ist spielbar, kann aber in keiner Partie entstehen.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Diese Stellung ist nicht spielbar.</translation>
    </message>
    <message>
        <source>Cannot arise in a game: %1</source>
        <translation>In keiner Partie möglich: %1</translation>
    </message>
    <message>
        <source>Cannot be played: %1</source>
        <translation>Nicht spielbar: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fixed.</source>
        <translation>Behoben.</translation>
    </message>
</context>
<context>
    <name>views::EditorTool</name>
    <message>
        <source>Nothing lies here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>Choose a piece out of the box first.</source>
        <translation>Wählen Sie zuerst ein Spielteil aus dem Kasten.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Choose a piece, then its places. By mouse also: draw over them, or drag it to its place.</source>
        <translation>Wählen Sie ein Spielteil, dann seine Orte. Mit der Maus auch: darüberziehen oder an seinen Ort ziehen.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Nothing of what is selected can lie here.</source>
        <translation>Nichts von der Auswahl kann hier liegen.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Choose pieces to take them away. By mouse also: draw over them.</source>
        <translation>Wählen Sie Spielteile, um sie wegzunehmen. Mit der Maus auch: darüberziehen.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose places or draw a frame. Then press Delete, or move all of them with the tool Move.</source>
        <translation>Wählen Sie Orte oder ziehen Sie einen Rahmen. Drücken Sie dann Entf, oder bewegen Sie alles mit dem Werkzeug Bewegen.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Choose a piece, then a place: all free places around it are filled.</source>
        <translation>Wählen Sie ein Spielteil, dann einen Ort: Alle freien Orte rundherum werden gefüllt.</translation>
    </message>
    <message>
        <source>Nothing of this can be added here.</source>
        <translation>Davon kann hier nichts hinzukommen.</translation>
    </message>
    <message>
        <source>Choose a piece, then its new place. By mouse also: drag it there, or off the board.</source>
        <translation>Wählen Sie ein Spielteil, dann seinen neuen Ort. Mit der Maus auch: dorthin oder vom Spielplan ziehen.</translation>
    </message>
</context>
<context>
    <name>views::EditorToolRow</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Standard set-up</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Change colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen…</translation>
    </message>
    <message>
        <source>Do it as a learner would</source>
        <translation>So spielen wie beim Lernen</translation>
    </message>
</context>
<context>
    <name>views::EditorWords</name>
    <message>
        <source>Language of the words below</source>
        <translation>Sprache der Texte unten</translation>
    </message>
    <message>
        <source>One text for all languages</source>
        <translation>Ein Text für alle Sprachen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the learner reads first</source>
        <translation>Was zuerst zu lesen ist</translation>
    </message>
    <message>
        <source>The goal in your own words (else the program says it)</source>
        <translation>Das Ziel in eigenen Worten (sonst sagt es das Programm)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What is said when it is solved</source>
        <translation>Was gesagt wird, wenn es gelöst ist</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>What is said to: %1</source>
        <comment>an action</comment>
        <translation>Was gesagt wird zu: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Say something to a wrong action…</source>
        <translation>Zu einer falschen Aktion etwas sagen…</translation>
    </message>
</context>
<context>
    <name>views::EngineSeats</name>
    <message>
        <source>Give it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat, engine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A person plays for an engine, which no file starts: %1.</source>
        <translation>Ein Mensch spielt für eine Engine, die keine Datei startet: %1.</translation>
    </message>
    <message>
        <source>%1. A person plays on for it: %2.</source>
        <translation>%1. Ein Mensch spielt für sie weiter: %2.</translation>
    </message>
</context>
<context>
    <name>views::EnginesDialog</name>
    <message>
        <source>“%1” works. It plays: %2.</source>
        <translation>„%1“ läuft. Spiele: %2.</translation>
    </message>
    <message>
        <source>“%1” works: it is “%2”. It plays: %3.</source>
        <translation>„%1“ läuft: Es heißt „%2“. Spiele: %3.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Engine %1</translation>
    </message>
    <message>
        <source>“%1” is removed.</source>
        <translation>„%1“ ist entfernt.</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Ein Programm auswählen</translation>
    </message>
    <message>
        <source>An engine needs a name.</source>
        <translation>Eine Engine braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another engine is called “%1”.</source>
        <translation>Eine andere Engine heißt „%1“.</translation>
    </message>
    <message>
        <source>Trying “%1”…</source>
        <translation>„%1“ wird ausprobiert…</translation>
    </message>
    <message>
        <source>Own engines</source>
        <translation>Eigene Engines</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>&amp;Befehlszeile</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>A program that speaks the engine protocol, as you would start it in a terminal. It runs with your rights: add only what you trust. It plays where you choose it for a seat; no file starts it.</source>
        <translation>Ein Programm, das das Engine-Protokoll spricht, so wie Sie es in einem Terminal starten würden. Es hat Ihre Rechte: Nehmen Sie nur, wem Sie vertrauen. Es spielt auf dem Platz, für den Sie es wählen; keine Datei startet es.</translation>
    </message>
</context>
<context>
    <name>views::Exchange</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writing “%1”</source>
        <translation>„%1“ wird geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“%1” is written.</source>
        <translation>„%1“ ist geschrieben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing was written</source>
        <translation>Es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Es wurde nichts geöffnet</translation>
    </message>
    <message>
        <source>This text is no game and no position.</source>
        <translation>Dieser Text ist weder Partie noch Stellung.</translation>
    </message>
    <message>
        <source>Merge with a file</source>
        <translation>Mit einer Datei verbinden</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Partien von Cartouche (*.%1)</translation>
    </message>
    <message>
        <source>Nothing was merged</source>
        <translation>Nichts wurde verbunden</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
</context>
<context>
    <name>views::ExportDialog</name>
    <message>
        <source>The board as it stands, for every program.</source>
        <translation>Der Spielplan, wie er steht, für jedes Programm.</translation>
    </message>
    <message>
        <source>The board as it stands, sharp at every size.</source>
        <translation>Der Spielplan, wie er steht, scharf in jeder Größe.</translation>
    </message>
    <message>
        <source>The board as it stands, one page to print.</source>
        <translation>Der Spielplan, wie er steht, eine Seite zum Drucken.</translation>
    </message>
    <message>
        <source>The board step by step, as a moving picture.</source>
        <translation>Der Spielplan Schritt für Schritt, als bewegtes Bild.</translation>
    </message>
    <message>
        <source>The whole game with board, slider and log, in one file for any browser, also offline.</source>
        <translation>Die ganze Partie mit Spielplan, Schieberegler und Spielverlauf, in einer Datei für jeden Browser, auch ohne Netz.</translation>
    </message>
    <message>
        <source>The whole game in words.</source>
        <translation>Die ganze Partie in Worten.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Picture of this step (PNG)</source>
        <translation>Bild dieses Schritts (PNG)</translation>
    </message>
    <message>
        <source>Picture of this step (SVG)</source>
        <translation>Bild dieses Schritts (SVG)</translation>
    </message>
    <message>
        <source>Picture of this step (PDF)</source>
        <translation>Bild dieses Schritts (PDF)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Bewegtes Bild (GIF)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>Eigene Breite</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>Pixel breit</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As seen &amp;by</source>
        <translation>Sicht &amp;von</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The whole &amp;game</source>
        <translation>Die ganze &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>Von &amp;Schritt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>Schritte je Sekunde</translation>
    </message>
    <message>
        <source>Begin again at the e&amp;nd</source>
        <translation>Am Ende von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>Everyone: all lies open</source>
        <translation>Allen: Alles liegt offen</translation>
    </message>
</context>
<context>
    <name>views::FieldWords</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>views::FileReading</name>
    <message>
        <source>Opening a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>“%1” is being read, and its disk does not answer.</source>
        <translation>„%1“ wird gelesen, und der Datenträger antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>views::GamesModel</name>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Es gewinnt: %1</translation>
    </message>
    <message>
        <source>Winners: %1</source>
        <translation>Es gewinnen: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, score</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 · rated</source>
        <translation>%1 · gewertet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>length, tags</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>views::RatedChoice</name>
    <message>
        <source>&amp;Rated</source>
        <translation>&amp;Gewertet</translation>
    </message>
    <message>
        <source>For one person against the computer; not in a training game or with a seed of your own.</source>
        <translation>Für eine Person gegen den Computer; nicht in einer Übungspartie oder mit eigenem Startwert.</translation>
    </message>
    <message>
        <source>Without hints, and nothing is undone. The result counts for your rating, which proposes the level of the computer.</source>
        <translation>Ohne Tipps, und nichts wird rückgängig gemacht. Das Ergebnis zählt für Ihre Wertungszahl, die die Stufe des Computers vorschlägt.</translation>
    </message>
    <message>
        <source>Your games are read…</source>
        <translation>Ihre Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Without hints, and nothing is undone. Your rating is %1 ± %2; “%3” is proposed.</source>
        <translation>Ohne Tipps, und nichts wird rückgängig gemacht. Ihre Wertungszahl ist %1 ± %2; „%3“ wird vorgeschlagen.</translation>
    </message>
</context>
<context>
    <name>views::StatisticsDialog</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Reading %1 of %2 files</source>
        <translation>%1 von %2 Dateien gelesen</translation>
    </message>
    <message>
        <source>No games are counted</source>
        <translation>Keine Partie wird gezählt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of games, results</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Jetzt in Folge</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message numerus="yes">
        <source>Error a choice, of %n analysed game(s)</source>
        <translation>
            <numerusform>Fehler je Wahl, aus %n analysierten Partie</numerusform>
            <numerusform>Fehler je Wahl, aus %n analysierten Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time a choice, of %n game(s) with a clock</source>
        <translation>
            <numerusform>Zeit je Wahl, aus %n Partie mit Uhr</numerusform>
            <numerusform>Zeit je Wahl, aus %n Partien mit Uhr</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>People alone</source>
        <translation>Nur Personen</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Wertungszahl: %1</translation>
    </message>
    <message>
        <source>No rated game yet. “New game” has a box for it.</source>
        <translation>Noch keine gewertete Partie. „Neue Partie“ hat dafür ein Kästchen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, its rating</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The rating begins at %1. After each rated game it moves towards what that game has shown: up where you did better than was to be expected, down where you did worse, and the farther, the greater the surprise and the less is known of you.
To be expected are 50 of 100 wins against a level with your rating, 24 where the level has 200 points more, 9 where it has 400 more. A shared place counts half; among several you are compared with each opponent.
The figure behind ± says how far off the rating may be: in 19 of 20 cases your strength lies within it. It begins at %2 and becomes smaller as you play.
The levels stay where they are: %3. Ratings of other games and numbers of seats cannot be compared with these.</source>
        <translation>Die Wertungszahl beginnt bei %1. Nach jeder gewerteten Partie bewegt sie sich auf das zu, was diese Partie gezeigt hat: nach oben, wenn Sie besser abgeschnitten haben, als zu erwarten war, nach unten, wenn schlechter; und umso weiter, je größer die Überraschung ist und je weniger man von Ihnen weiß.
Zu erwarten sind 50 von 100 Siegen gegen eine Stufe mit Ihrer Wertungszahl, 24, wenn die Stufe 200 Punkte mehr hat, 9, wenn sie 400 mehr hat. Ein geteilter Platz zählt halb; unter mehreren werden Sie mit jedem Gegner verglichen.
Die Zahl hinter ± sagt, wie weit die Wertungszahl danebenliegen kann: In 19 von 20 Fällen liegt Ihre Spielstärke darin. Sie beginnt bei %2 und wird kleiner, je mehr Sie spielen.
Die Stufen bleiben, wo sie sind: %3. Wertungszahlen anderer Spiele und Spielerzahlen lassen sich damit nicht vergleichen.</translation>
    </message>
    <message>
        <source>In formulas (Glicko, game by game), with your rating R, its deviation d, which is the figure behind ± divided by 1.96, and q = ln 10 / 400: against a rating O you may expect E = 1 / (1 + 10^((O − R) / 400)), and the result S is 1, ½ or 0. Each comparison counts w = 3 / (seats + 1). First 1 / d² becomes 1 / (d² + %1²) + w q² Σ E (1 − E), then R grows by d² w q Σ (S − E).</source>
        <translation>In Formeln (Glicko, Partie für Partie), mit Ihrer Wertungszahl R, deren Abweichung d, das ist die Zahl hinter ± geteilt durch 1,96, und q = ln 10 / 400: Gegen eine Wertungszahl O ist E = 1 / (1 + 10^((O − R) / 400)) zu erwarten, und das Ergebnis S ist 1, ½ oder 0. Jeder Vergleich zählt w = 3 / (Plätze + 1). Erst wird 1 / d² zu 1 / (d² + %1²) + w q² Σ E (1 − E), dann wächst R um d² w q Σ (S − E).</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables with commas (*.csv)</source>
        <translation>Tabellen mit Kommas (*.csv)</translation>
    </message>
    <message>
        <source>The table was not written</source>
        <translation>Die Tabelle wurde nicht geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written.</source>
        <translation>
            <numerusform>%n Partie wurde geschrieben.</numerusform>
            <numerusform>%n Partien wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Zahl der Plätze</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Training games, too</source>
        <translation>Auch Ü&amp;bungspartien</translation>
    </message>
    <message>
        <source>Games of &amp;several people, too</source>
        <translation>Auch Partien &amp;mehrerer Personen</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Wertungszahl von Partie zu Partie</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Gewertete Partien</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rating and error</source>
        <translation>Wertungszahl und Unsicherheit</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>Als &amp;Tabelle exportieren…</translation>
    </message>
</context>
<context>
    <name>views::LibraryDialog</name>
    <message>
        <source>New tag…</source>
        <translation>Neues Schlagwort…</translation>
    </message>
    <message>
        <source>The tag was not kept</source>
        <translation>Das Schlagwort wurde nicht behalten</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Name des Schlagworts</translation>
    </message>
    <message>
        <source>Copy into a folder</source>
        <translation>In einen Ordner kopieren</translation>
    </message>
    <message>
        <source>Not all games were copied</source>
        <translation>Nicht alle Partien wurden kopiert</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were copied.</source>
        <translation>
            <numerusform>%n Partie ist kopiert.</numerusform>
            <numerusform>%n Partien sind kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash. They can be put back.</source>
        <translation>
            <numerusform>%n Partie liegt im Papierkorb. Sie lässt sich zurückholen.</numerusform>
            <numerusform>%n Partien liegen im Papierkorb. Sie lassen sich zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not deleted</source>
        <translation>Nicht gelöscht</translation>
    </message>
    <message>
        <source>The system’s trash does not take every file that was chosen. Those stay where they are.</source>
        <translation>Der Papierkorb des Systems nimmt nicht jede gewählte Datei. Diese bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>What was deleted is back.</source>
        <translation>Das Gelöschte ist wieder da.</translation>
    </message>
    <message>
        <source>Not put back</source>
        <translation>Nicht zurückgeholt</translation>
    </message>
    <message>
        <source>Some files are no longer in the trash, or something else is in their place.</source>
        <translation>Einige Dateien sind nicht mehr im Papierkorb, oder etwas anderes ist an ihrem Platz.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>The folder was not left out</source>
        <translation>Der Ordner wurde nicht weggelassen</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>The folder was not added</source>
        <translation>Der Ordner wurde nicht hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>Keine Partie ist so</translation>
    </message>
    <message>
        <source>%1; reading %2 of %3 files</source>
        <translation>%1; gelesen: %2 von %3 Dateien</translation>
    </message>
    <message>
        <source>%1. The list cannot be kept and is read anew each time: %2.</source>
        <translation>%1. Die Liste lässt sich nicht behalten und wird jedes Mal neu gelesen: %2.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Games that you opened or saved, those of your own folders, and games that were over and not saved when the next one began. What you play comes here by itself.</source>
        <translation>Partien, die Sie geöffnet oder gespeichert haben, die in Ihren eigenen Ordnern und solche, die beendet und nicht gespeichert waren, als die nächste begann. Was Sie spielen, kommt von selbst hierher.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Schlagwörter</translation>
    </message>
    <message>
        <source>&amp;Copy to…</source>
        <translation>&amp;Kopieren nach…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Fold&amp;ers</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>How many files are done</source>
        <translation>Wie viele Dateien erledigt sind</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>St&amp;atistik…</translation>
    </message>
</context>
<context>
    <name>views::LibraryFilter</name>
    <message>
        <source>Any tag</source>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>Search: names, results, dates, comments, tags</source>
        <translation>Suchen: Namen, Ergebnisse, Daten, Kommentare, Schlagwörter</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Beendet oder nicht</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Where the position of this window came up</source>
        <translation>Wo die Stellung dieses Fensters vorkam</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Highest level first</source>
        <translation>Höchste Stufe zuerst</translation>
    </message>
    <message>
        <source>Clearest result first</source>
        <translation>Klarstes Ergebnis zuerst</translation>
    </message>
</context>
<context>
    <name>views::GameDialogs</name>
    <message>
        <source>Agree on a draw?</source>
        <translation>Unentschieden vereinbaren?</translation>
    </message>
    <message>
        <source>Do all players agree that the game is drawn?</source>
        <translation>Sind alle einverstanden, dass die Partie unentschieden endet?</translation>
    </message>
</context>
<context>
    <name>views::GamePage</name>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>There are no hints: the game is rated.</source>
        <translation>Es gibt keine Tipps: Die Partie wird gewertet.</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>The game is rated: it counts as lost, and this stands.</source>
        <translation>Die Partie wird gewertet: Sie zählt als verloren, und dabei bleibt es.</translation>
    </message>
</context>
<context>
    <name>views::GamePanels</name>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>views::GamePrompt</name>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>%1 · rated</source>
        <translation>%1 · gewertet</translation>
    </message>
    <message>
        <source>This choice stands: chance or hidden cards have shown something since. In a training game everything can be undone.</source>
        <translation>Diese Wahl gilt: Zufall oder verdeckte Karten haben seither etwas gezeigt. In einer Übungspartie lässt sich alles rückgängig machen.</translation>
    </message>
    <message>
        <source>This choice stands: the game is rated.</source>
        <translation>Diese Wahl gilt: Die Partie wird gewertet.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Die Partie ruht</translation>
    </message>
    <message>
        <source>You are looking back: the game waits, the clock does not.</source>
        <translation>Sie blicken zurück: Die Partie wartet, die Uhr nicht.</translation>
    </message>
    <message>
        <source>You are looking back: the game waits.</source>
        <translation>Sie blicken zurück: Die Partie wartet.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Bis hierher rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>views::GameTile</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Level of the computer, %1</source>
        <translation>Stufe des Computers, %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>%1 gegen den Computer spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>Letzte Partie weiterspielen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players and game, how far</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>views::GuessDialog</name>
    <message>
        <source>Whose choices?</source>
        <translation>Wessen Entscheidungen?</translation>
    </message>
    <message>
        <source>What is right?</source>
        <translation>Was ist richtig?</translation>
    </message>
    <message>
        <source>What follows is not shown, and each choice is seen by the eyes of its player.</source>
        <translation>Was folgt, wird nicht gezeigt, und jede Entscheidung ist mit den Augen ihres Spielers zu sehen.</translation>
    </message>
    <message>
        <source>Analyse the game first, and good actions can count, too.</source>
        <translation>Wird die Partie zuerst analysiert, können auch gute Aktionen zählen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) from this step on.</source>
        <translation>
            <numerusform>%n Entscheidung ab diesem Schritt.</numerusform>
            <numerusform>%n Entscheidungen ab diesem Schritt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GuessWords</name>
    <message>
        <source>Guess the next move</source>
        <translation>Nächsten Zug erraten</translation>
    </message>
    <message>
        <source>Nothing is left to be guessed.</source>
        <translation>Es gibt nichts mehr zu erraten.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 right, %n point(s).</source>
        <translation>
            <numerusform>%1 von %2 richtig, %n Punkt.</numerusform>
            <numerusform>%1 von %2 richtig, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Gespielt: %1.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Geraten: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <comment>an action</comment>
        <translation>Die beste: %1.</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>So gut wie die beste</translation>
    </message>
    <message>
        <source>Right is what was played.</source>
        <translation>Richtig ist, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Right is what the analysis thinks as good as the best.</source>
        <translation>Richtig ist, was die Analyse für so gut hält wie die beste Aktion.</translation>
    </message>
    <message>
        <source>Right is what was played or is as good as the best.</source>
        <translation>Richtig ist, was gespielt wurde oder so gut ist wie die beste Aktion.</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>What the analysis thinks as good as the best</source>
        <translation>Was die Analyse für so gut hält wie die beste Aktion</translation>
    </message>
    <message>
        <source>Either of these</source>
        <translation>Eines von beiden</translation>
    </message>
    <message>
        <source>It brings two points, after a hint one.</source>
        <translation>Das bringt zwei Punkte, nach einem Tipp einen.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left.</source>
        <translation>
            <numerusform>Noch %n Entscheidung.</numerusform>
            <numerusform>Noch %n Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find what was chosen here for: %1</source>
        <comment>a player</comment>
        <translation>Finden Sie, was hier gewählt wurde für: %1</translation>
    </message>
    <message>
        <source>Find a good action for: %1</source>
        <comment>a player</comment>
        <translation>Finden Sie eine gute Aktion für: %1</translation>
    </message>
    <message>
        <source>One of these is right: %1.</source>
        <comment>actions</comment>
        <translation>Eine davon ist richtig: %1.</translation>
    </message>
    <message>
        <source>The end: %1</source>
        <comment>how many guesses were right</comment>
        <translation>Ende: %1</translation>
    </message>
</context>
<context>
    <name>views::HandbookWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – Handbook</source>
        <translation>%1 – Handbuch</translation>
    </message>
</context>
<context>
    <name>views::HelpHits</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::HelpView</name>
    <message>
        <source>Link: %1</source>
        <extracomment>The keyboard has come to a link of the handbook: its words.</extracomment>
        <translation>Link: %1</translation>
    </message>
</context>
<context>
    <name>views::Hints</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Lay it so</source>
        <translation>So legen</translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Tipp: wird gesucht…</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Tipp: %1.</translation>
    </message>
</context>
<context>
    <name>views::HtmlPage</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Go through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Schritt der Partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Keys: left and right for a step, page up and down for a round or turn, home and end for the beginning and the end, space to play.</source>
        <translation>Tasten: links und rechts für einen Schritt, Bild auf und Bild ab für eine Runde oder einen Zug, Pos1 und Ende für Anfang und Ende, Leertaste zum Abspielen.</translation>
    </message>
    <message>
        <source>The board moves only where scripts are allowed to run; what happened can be read anyway.</source>
        <translation>Der Spielplan bewegt sich nur, wo Skripte erlaubt sind; der Spielverlauf ist in jedem Fall zu lesen.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Winner: %1 (%2).</source>
        <comment>one or more names; the reason</comment>
        <translation>Sieg: %1 (%2).</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>views::LessonGoal</name>
    <message>
        <source>Reached: %1</source>
        <translation>Erreicht: %1</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Noch zu tun: %1</translation>
    </message>
</context>
<context>
    <name>views::LessonPage</name>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <translation>Das war die Lösung.</translation>
    </message>
    <message>
        <source>Now try it yourself.</source>
        <translation>Jetzt versuchen Sie es selbst.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Diesmal nicht.</translation>
    </message>
    <message>
        <source>Take it back or try again.</source>
        <translation>Rückgängig machen oder noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next guess</source>
        <translation>Weiter raten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spielen…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen…</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zum Editor</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zum Nachspielen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>That was the answer</source>
        <translation>Das war die Lösung</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not solved this time</source>
        <translation>Diesmal nicht gelöst</translation>
    </message>
    <message>
        <source>The lesson begins anew.</source>
        <translation>Die Lektion beginnt von vorn.</translation>
    </message>
    <message>
        <source>Reached: %1</source>
        <translation>Erreicht: %1</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Back to the mistakes</source>
        <translation>Zurück zu den Fehlern</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Back to the study</source>
        <translation>Zurück zur Studie</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
</context>
<context>
    <name>views::LessonSide</name>
    <message>
        <source>Difficulty: %1</source>
        <translation>Schwierigkeit: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>views::LogModel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit Ihrem letzten Zug</translation>
    </message>
</context>
<context>
    <name>views::MatchDialog</name>
    <message>
        <source>The match has begun.</source>
        <translation>Der Wettkampf hat begonnen.</translation>
    </message>
    <message>
        <source>The table is copied.</source>
        <translation>Die Tabelle ist kopiert.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
        <source>The match is being stopped. Games in finished deals: %1 of %2.</source>
        <translation>Der Wettkampf wird abgebrochen. Partien in fertig gespielten Ausgangslagen: %1 von %2.</translation>
    </message>
    <message>
        <source>The match is being played. Games in finished deals: %1 of %2.</source>
        <translation>Der Wettkampf läuft. Partien in fertig gespielten Ausgangslagen: %1 von %2.</translation>
    </message>
    <message>
        <source>The match has ended early. Games in finished deals: %1 of %2. %3</source>
        <translation>Der Wettkampf ist vorzeitig zu Ende. Partien in fertig gespielten Ausgangslagen: %1 von %2. %3</translation>
    </message>
    <message>
        <source>The match was stopped. Games in finished deals: %1 of %2.</source>
        <translation>Der Wettkampf wurde abgebrochen. Partien in fertig gespielten Ausgangslagen: %1 von %2.</translation>
    </message>
    <message>
        <source>The match is over. Games in finished deals: %1 of %2.</source>
        <translation>Der Wettkampf ist zu Ende. Partien in fertig gespielten Ausgangslagen: %1 von %2.</translation>
    </message>
    <message>
        <source>%1: Elo %2 ± %3 against the other; the stronger one with a probability of %4%.</source>
        <translation>%1: Elo %2 ± %3 gegen den anderen; der stärkere mit einer Wahrscheinlichkeit von %4 %.</translation>
    </message>
    <message>
        <source>Game %1, lost for %2: %3</source>
        <translation>Partie %1, verloren für %2: %3</translation>
    </message>
    <message>
        <source>Game %1, not counted: %2</source>
        <translation>Partie %1, nicht gezählt: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ± %2%</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Match of computer players</source>
        <translation>Wettkampf der Computerspieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Sieganteil</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Bisherige Ergebnisse</translation>
    </message>
    <message>
        <source>Games in which an engine has failed: %1</source>
        <translation>Partien, in denen eine Engine ausgefallen ist: %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Star&amp;ten</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Als CS&amp;V kopieren</translation>
    </message>
</context>
<context>
    <name>views::MatchForm</name>
    <message>
        <source>Choose a folder for the games</source>
        <translation>Einen Ordner für die Partien auswählen</translation>
    </message>
    <message>
        <source>Each deal is played in all seatings with the same chance. Games: %1.</source>
        <translation>Jede Ausgangslage wird in allen Sitzordnungen mit demselben Zufall gespielt. Partien: %1.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Ausgangslagen</translation>
    </message>
    <message>
        <source>&amp;Time of a choice</source>
        <translation>&amp;Zeit je Wahl</translation>
    </message>
    <message>
        <source>as each needs it</source>
        <translation>wie jeder sie braucht</translation>
    </message>
    <message>
        <source>S&amp;eed of chance</source>
        <translation>Start&amp;wert des Zufalls</translation>
    </message>
    <message>
        <source>Games at the sa&amp;me time</source>
        <translation>&amp;Gleichzeitige Partien</translation>
    </message>
    <message>
        <source>Go on where an engine &amp;fails</source>
        <translation>Weiter, wenn eine Engine a&amp;usfällt</translation>
    </message>
    <message>
        <source>It loses that game. Else the match ends there, and the game does not count.</source>
        <translation>Sie verliert diese Partie. Sonst endet der Wettkampf dort, und die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>Save the games in a f&amp;older</source>
        <translation>Partien in einem &amp;Ordner speichern</translation>
    </message>
    <message>
        <source>Folder of the games</source>
        <translation>Ordner der Partien</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Auswä&amp;hlen…</translation>
    </message>
</context>
<context>
    <name>views::MainWindow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unsaved game</source>
        <translation>nicht gespeicherte Partie</translation>
    </message>
    <message>
        <source>%1, %2[*] – Cartouche</source>
        <translation>%1, %2[*] – Cartouche</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1);;All files (*)</source>
        <translation>Cartouche-Partien (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Bring back a game</source>
        <translation>Partie zurückholen</translation>
    </message>
    <message>
        <source>No game is waiting to be brought back.</source>
        <translation>Es wartet keine Partie darauf, zurückgeholt zu werden.</translation>
    </message>
    <message>
        <source>%1 – Cartouche</source>
        <translation>%1 – Cartouche</translation>
    </message>
    <message>
        <source>unsaved scenario</source>
        <translation>nicht gespeichertes Szenario</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop the match?</source>
        <translation>Wettkampf anhalten?</translation>
    </message>
    <message>
        <source>A match of computer players is being played. It ends with this window.</source>
        <translation>Ein Wettkampf der Computerspieler läuft. Er endet mit diesem Fenster.</translation>
    </message>
</context>
<context>
    <name>views::KeysDialog</name>
    <message>
        <source>%1 cannot be given: it types, opens a menu or has a meaning of its own.</source>
        <translation>%1 lässt sich nicht vergeben: Damit schreibt man, öffnet ein Menü oder tut etwas Festes.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 ist die Taste von „%2“.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” now.</source>
        <translation>%1 ist jetzt die Taste von „%2“.</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Taste</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Taste des Befehls</translation>
    </message>
    <message>
        <source>&amp;Give it to this command</source>
        <translation>Diesem Befehl &amp;geben</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;As at first</source>
        <translation>&amp;Wie am Anfang</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>views::Menus</name>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Colour-blind</source>
        <translation>&amp;Farbenblind</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>Einen Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>One step for&amp;ward</source>
        <translation>Einen Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Voriger Z&amp;ug</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>Previous &amp;round</source>
        <translation>Vorige &amp;Runde</translation>
    </message>
    <message>
        <source>Next r&amp;ound</source>
        <translation>Nächste Run&amp;de</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Vorige &amp;Markierung</translation>
    </message>
    <message>
        <source>Next mar&amp;k</source>
        <translation>Nächste Mar&amp;kierung</translation>
    </message>
    <message>
        <source>Beginnin&amp;g</source>
        <translation>Anfan&amp;g</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues F&amp;enster</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>S&amp;pieler…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Agree on a &amp;draw…</source>
        <translation>Unentschieden vereinba&amp;ren…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Druc&amp;ken…</translation>
    </message>
    <message>
        <source>&amp;Bring back a game…</source>
        <translation>Partie zurück&amp;holen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a position or game</source>
        <translation>Stellung oder Partie ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Partie nach&amp;spielen</translation>
    </message>
    <message>
        <source>Play &amp;from here…</source>
        <translation>Ab &amp;hier spielen…</translation>
    </message>
    <message>
        <source>&amp;Play by itself</source>
        <translation>Automatisch abs&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>Sich&amp;t von</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>Partie &amp;analysieren</translation>
    </message>
    <message>
        <source>Promote the var&amp;iation</source>
        <translation>Var&amp;iante aufwerten</translation>
    </message>
    <message>
        <source>&amp;Delete the variation</source>
        <translation>Variante &amp;löschen</translation>
    </message>
    <message>
        <source>Merge wit&amp;h a file…</source>
        <translation>Mit einer Datei ver&amp;binden…</translation>
    </message>
    <message>
        <source>&amp;Copy the line as text</source>
        <translation>Zugf&amp;olge als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Szenarien</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Edit this position</source>
        <translation>Diese Stellung &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Try the scenario</source>
        <translation>Szenario &amp;ausprobieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show the last &amp;turn again</source>
        <translation>&amp;Letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;Skip what is being shown</source>
        <translation>&amp;Animation überspringen</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Wait after each action</source>
        <translation>Nach jeder Aktion &amp;warten</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Count the discards</source>
        <translation>Ablage &amp;mitzählen</translation>
    </message>
    <message>
        <source>E&amp;xplain places</source>
        <translation>&amp;Orte erklären</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>B&amp;efehl suchen…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>Reference &amp;card</source>
        <translation>&amp;Kurzübersicht</translation>
    </message>
    <message>
        <source>&amp;About Cartouche</source>
        <translation>Ü&amp;ber Cartouche</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>Librar&amp;y…</source>
        <translation>Bib&amp;liothek…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Koor&amp;dinaten</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>Aus meinen &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>Guess the ne&amp;xt move…</source>
        <translation>Nä&amp;chsten Zug erraten…</translation>
    </message>
    <message>
        <source>&amp;Mistakes to solve again</source>
        <translation>&amp;Fehler noch einmal lösen</translation>
    </message>
    <message>
        <source>Same deal, sides exchan&amp;ged</source>
        <translation>&amp;Derselbe Zufall, Seiten getauscht</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Doubtful choices (from 5% of a win)</source>
        <translation>Zweifelhaften Entscheidungen (ab 5 % eines Sieges)</translation>
    </message>
    <message>
        <source>Bad choices (from 10% of a win)</source>
        <translation>Schlechten Entscheidungen (ab 10 % eines Sieges)</translation>
    </message>
    <message>
        <source>Very bad choices (from 20% of a win)</source>
        <translation>Sehr schlechten Entscheidungen (ab 20 % eines Sieges)</translation>
    </message>
    <message>
        <source>Match of comp&amp;uter players…</source>
        <translation>&amp;Wettkampf der Computerspieler…</translation>
    </message>
    <message>
        <source>New st&amp;udy…</source>
        <translation>Neue St&amp;udie…</translation>
    </message>
    <message>
        <source>&amp;Add to a study…</source>
        <translation>Zu einer Studie &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>Vo&amp;rlesen</translation>
    </message>
    <message>
        <source>&amp;What is to be done</source>
        <translation>Was zu &amp;tun ist</translation>
    </message>
    <message>
        <source>What happened &amp;last</source>
        <translation>Was zuletzt &amp;geschah</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Was &amp;danach geschah</translation>
    </message>
    <message>
        <source>&amp;How the game stands</source>
        <translation>Wie die &amp;Partie steht</translation>
    </message>
    <message>
        <source>What a &amp;player has</source>
        <translation>Was ein &amp;Spieler hat</translation>
    </message>
    <message>
        <source>What the player &amp;before has</source>
        <translation>Was der Spieler da&amp;vor hat</translation>
    </message>
    <message>
        <source>What only &amp;you may see</source>
        <translation>Was nur Sie se&amp;hen dürfen</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>&amp;Nächste Wahl</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice</source>
        <translation>V&amp;orige Wahl</translation>
    </message>
</context>
<context>
    <name>views::MistakeLessons</name>
    <message>
        <source>%1, mistake %2</source>
        <comment>a game and a number, as the name of a file</comment>
        <translation>%1, Fehler %2</translation>
    </message>
    <message>
        <source>Make lessons of these</source>
        <translation>Lektionen daraus machen</translation>
    </message>
    <message>
        <source>The lessons cannot be written</source>
        <translation>Die Lektionen können nicht geschrieben werden</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are in “%1” now. Each opens like a saved game.</source>
        <translation>
            <numerusform>%n Lektion liegt jetzt in „%1“. Sie öffnet sich wie eine gespeicherte Partie.</numerusform>
            <numerusform>%n Lektionen liegen jetzt in „%1“. Jede öffnet sich wie eine gespeicherte Partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::MistakesPage</name>
    <message>
        <source>This could not be kept</source>
        <translation>Das konnte nicht aufbewahrt werden</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Aus meinen Fehlern lernen</translation>
    </message>
    <message>
        <source>Mistakes to solve again</source>
        <translation>Fehler noch einmal lösen</translation>
    </message>
    <message>
        <source>Looking for mistakes</source>
        <translation>Fehler werden gesucht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Make lessons of these…</source>
        <translation>Lektionen daraus machen…</translation>
    </message>
    <message>
        <source>The computer looks at every choice of the game. It may take a minute.</source>
        <translation>Der Computer untersucht jede Wahl der Partie. Das kann eine Minute dauern.</translation>
    </message>
    <message>
        <source>No mistake was found in this game.</source>
        <translation>In dieser Partie wurde kein Fehler gefunden.</translation>
    </message>
    <message>
        <source>Nothing is to be solved again today.</source>
        <translation>Heute ist nichts noch einmal zu lösen.</translation>
    </message>
    <message>
        <source>%1 of %2 solved. What was solved comes again after some days.</source>
        <translation>%1 von %2 gelöst. Gelöstes kommt nach einigen Tagen wieder.</translation>
    </message>
    <message>
        <source>Find better</source>
        <translation>Besser spielen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a lesson</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>It does not come again, and how it was tried is forgotten.</source>
        <translation>Er kommt nicht wieder, und was versucht wurde, wird vergessen.</translation>
    </message>
    <message>
        <source>Forget this mistake?</source>
        <translation>Diesen Fehler vergessen?</translation>
    </message>
    <message>
        <source>This could not be forgotten</source>
        <translation>Das konnte nicht vergessen werden</translation>
    </message>
    <message>
        <source>The system does not let its file be deleted.</source>
        <translation>Das System lässt die Datei nicht löschen.</translation>
    </message>
    <message>
        <source>Forget this one…</source>
        <translation>Diesen vergessen…</translation>
    </message>
    <message>
        <source>Also those that come another day</source>
        <translation>Auch die, die an einem anderen Tag wiederkommen</translation>
    </message>
    <message>
        <source>None is kept yet.</source>
        <translation>Noch ist keiner aufbewahrt.</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>again: %1</source>
        <translation>kommt wieder: %1</translation>
    </message>
</context>
<context>
    <name>views::Navigator</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look at everything?</source>
        <translation>Alles ansehen?</translation>
    </message>
    <message>
        <source>The game is not over, and a review shows what is hidden. It goes on as a training game then: everything can be taken back.</source>
        <translation>Die Partie ist nicht zu Ende, und beim Nachspielen ist zu sehen, was verdeckt ist. Sie geht dann als Übungspartie weiter: Alles lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>Partie &amp;nachspielen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>A game of its own begins here. The scenario stays as it is.</source>
        <translation>Hier beginnt eine eigene Partie. Das Szenario bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>A game of its own begins here. The one that you review stays as it is.</source>
        <translation>Hier beginnt eine eigene Partie. Die nachgespielte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Open them all?</source>
        <translation>Alle öffnen?</translation>
    </message>
    <message numerus="yes">
        <source>Open %n games, each in a window of its own?</source>
        <translation>
            <numerusform>%n Partie öffnen, jede in einem eigenen Fenster?</numerusform>
            <numerusform>%n Partien öffnen, jede in einem eigenen Fenster?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::NewGameDialog</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation>wählt das Programm</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Seed: the same number gives the same chance again</source>
        <translation>Start&amp;wert: Dieselbe Zahl ergibt wieder denselben Zufall</translation>
    </message>
    <message>
        <source>&amp;Training game</source>
        <translation>&amp;Übungspartie</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for each seat</source>
        <translation>
            <numerusform>%n Minute je Spieler</numerusform>
            <numerusform>%n Minuten je Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>A time of your own</source>
        <translation>Eine eigene Zeit</translation>
    </message>
    <message>
        <source>&amp;Minutes for each seat</source>
        <translation>&amp;Minuten je Spieler</translation>
    </message>
    <message>
        <source>A&amp;dded after each action</source>
        <translation>&amp;Dazu nach jeder Aktion</translation>
    </message>
    <message>
        <source>Everything can be undone, even after chance or hidden cards have shown something.</source>
        <translation>Alles lässt sich rückgängig machen, auch wenn der Zufall oder verdeckte Karten schon etwas gezeigt haben.</translation>
    </message>
</context>
<context>
    <name>views::NotationModel</name>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a sentence and what is said of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Variation: %1 (%n action(s))</source>
        <translation>
            <numerusform>Variante: %1 (%n Aktion)</numerusform>
            <numerusform>Variante: %1 (%n Aktionen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <comment>only what chance does</comment>
        <translation>Variante: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Gezeichnet: %1</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>views::NotationView</name>
    <message>
        <source>Moves and comments</source>
        <translation>Züge und Kommentare</translation>
    </message>
    <message>
        <source>&amp;Comment on this position</source>
        <translation>Stellung &amp;kommentieren</translation>
    </message>
    <message>
        <source>C&amp;opy this line as text</source>
        <translation>Diese Zugf&amp;olge als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Promote this variation</source>
        <translation>Diese Variante &amp;aufwerten</translation>
    </message>
    <message>
        <source>&amp;Delete this variation</source>
        <translation>Diese Variante &amp;löschen</translation>
    </message>
</context>
<context>
    <name>views::NoticeBar</name>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>views::OutcomeDialog</name>
    <message>
        <source>What chance brings</source>
        <translation>Was der Zufall bringt</translation>
    </message>
</context>
<context>
    <name>views::PanelBoxes</name>
    <message>
        <source>Hide the tables</source>
        <translation>Tabellen verbergen</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>Tabellen zeigen</translation>
    </message>
</context>
<context>
    <name>views::PanelView</name>
    <message>
        <source>B shows what the next player has</source>
        <translation>B zeigt, was der nächste Spieler hat</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, level %2 of %3</source>
        <translation>%1, Stand %2 von %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, the most</source>
        <translation>%1, am meisten</translation>
    </message>
</context>
<context>
    <name>views::Pause</name>
    <message>
        <source>The game is paused</source>
        <translation>Die Partie ruht</translation>
    </message>
    <message>
        <source>No time runs.</source>
        <translation>Die Zeit steht still.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>views::PeekOverlay</name>
    <message>
        <source>Nobody else should look at the screen while a button is held.</source>
        <translation>Niemand sonst sollte auf den Bildschirm schauen, solange ein Knopf gehalten wird.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: hold to show</source>
        <translation>%1: halten zum Zeigen</translation>
    </message>
</context>
<context>
    <name>views::Paper</name>
    <message>
        <source>The page was not printed</source>
        <translation>Die Seite wurde nicht gedruckt</translation>
    </message>
    <message>
        <source>Nothing can be written to the printer or the file that you chose.</source>
        <translation>Auf den gewählten Drucker oder in die gewählte Datei kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>views::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Names and players change from now on. What has been played stays as it is.</source>
        <translation>Namen und Spieler wechseln von jetzt an. Was gespielt wurde, bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>views::PrintDialog</name>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>The board as it stands, on one page.</source>
        <translation>Der Spielplan, wie er ist, auf einer Seite.</translation>
    </message>
    <message>
        <source>The game in words, with a board where points are counted.</source>
        <translation>Die Partie in Worten, mit einem Spielplan, wo Punkte gezählt werden.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
</context>
<context>
    <name>views::RecoveryDialog</name>
    <message>
        <source>This copy cannot be read.</source>
        <translation>Diese Kopie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts ist verloren.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n entry(ies) of the copy cannot be read and are lost.</source>
        <translation>
            <numerusform>Der letzte Eintrag (%n) der Kopie ist nicht lesbar und verloren.</numerusform>
            <numerusform>Die letzten %n Einträge der Kopie sind nicht lesbar und verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this copy cannot be read.</source>
        <translation>%1: Diese Kopie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1: it was never saved and will be lost.</source>
        <translation>%1: Sie wurde nie gespeichert und geht verloren.</translation>
    </message>
    <message>
        <source>%1: your own file stays as it is.</source>
        <translation>%1: Ihre Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Discard?</source>
        <translation>Verwerfen?</translation>
    </message>
    <message numerus="yes">
        <source>Discard the kept copy of %n game(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Die gesicherte Kopie von %n Partie verwerfen? Sie lässt sich nicht zurückholen.</numerusform>
            <numerusform>Die gesicherten Kopien von %n Partien verwerfen? Sie lassen sich nicht zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Partien, die weitergehen können</translation>
    </message>
    <message>
        <source>Cartouche ended before these games were closed. They can go on where they were left.</source>
        <translation>Cartouche wurde beendet, bevor diese Partien geschlossen waren. Sie können dort weitergehen, wo sie standen.</translation>
    </message>
    <message>
        <source>Your own files have not been changed. Games that you do not choose are kept and offered again at the next start.</source>
        <translation>Ihre Dateien wurden nicht geändert. Partien, die Sie nicht wählen, bleiben erhalten und werden beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Games that can go on</source>
        <translation>Partien zum Weiterspielen</translation>
    </message>
    <message>
        <source>Your file</source>
        <translation>Ihre Datei</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>Zuletzt geschrieben</translation>
    </message>
    <message>
        <source>Discard t&amp;his copy…</source>
        <translation>&amp;Diese Kopie verwerfen…</translation>
    </message>
    <message>
        <source>&amp;Go on with the chosen games</source>
        <translation>&amp;Weiter mit den gewählten Partien</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n action(s)</source>
        <translation>
            <numerusform>%1, %n Aktion</numerusform>
            <numerusform>%1, %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Unbekannte Partie</translation>
    </message>
    <message>
        <source>You began something else before these games were over. They can go on where they were left.</source>
        <translation>Sie haben etwas anderes begonnen, bevor diese Partien zu Ende waren. Sie können dort weitergehen, wo sie standen.</translation>
    </message>
    <message>
        <source>Your own files have not been changed. Games that you do not choose stay kept.</source>
        <translation>Ihre Dateien wurden nicht geändert. Partien, die Sie nicht wählen, bleiben erhalten.</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>&amp;Alle wählen</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>&amp;Keine wählen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n more</source>
        <translation>
            <numerusform>%n weitere &amp;zeigen</numerusform>
            <numerusform>%n weitere &amp;zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ResultDialog</name>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <translation>unentschieden %1</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Gesamtstand: %1</translation>
    </message>
    <message>
        <source>Rating: …</source>
        <translation>Wertungszahl: …</translation>
    </message>
    <message>
        <source>Rating: %1 (%2)</source>
        <translation>Wertungszahl: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Last turn again</source>
        <translation>Den letzten Letzter &amp;Zug noch einmalamp;Zug zeigen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>&amp;Fehler</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>&amp;Andere Seite</translation>
    </message>
    <message>
        <source>The same deal once more, with the seats exchanged</source>
        <translation>Derselbe Zufall noch einmal, mit getauschten Plätzen</translation>
    </message>
    <message>
        <source>Same deal before</source>
        <translation>Derselbe Zufall zuvor</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <comment>points and the name of a seat</comment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>You with the same deal: %1, now %2.</source>
        <translation>Sie mit demselben Zufall: %1, jetzt %2.</translation>
    </message>
</context>
<context>
    <name>views::ReviewPage</name>
    <message>
        <source>Nothing can be chosen here: the game is over.</source>
        <translation>Hier ist nichts zu wählen: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Chance decides here, and no seat.</source>
        <translation>Hier entscheidet der Zufall und kein Spieler.</translation>
    </message>
    <message>
        <source>It is not the turn of %1.</source>
        <translation>%1 ist nicht am Zug.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>Zurück zur Hauptvariante</translation>
    </message>
    <message>
        <source>Choose what chance brings…</source>
        <translation>Zufall wählen…</translation>
    </message>
</context>
<context>
    <name>views::ReviewSide</name>
    <message>
        <source>Seen by</source>
        <translation>Sicht von</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>views::SeatRows</name>
    <message>
        <source>Name of %1</source>
        <translation>Name, %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Person, or level of the computer</source>
        <translation>Mensch oder Stufe des Computers</translation>
    </message>
    <message>
        <source>Person, level of the computer, or own engine</source>
        <translation>Mensch, Stufe des Computers oder eigene Engine</translation>
    </message>
    <message>
        <source>Engine: %1</source>
        <translation>Engine: %1</translation>
    </message>
    <message>
        <source>A program of your own.</source>
        <translation>Ein eigenes Programm von Ihnen.</translation>
    </message>
</context>
<context>
    <name>views::SeatTime</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>who: how much time</comment>
        <translation>%1: noch %2</translation>
    </message>
    <message>
        <source>Held by a pause</source>
        <translation>Durch eine Pause angehalten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
</context>
<context>
    <name>views::Secrecy</name>
    <message>
        <source>%1 chooses in secret</source>
        <translation>%1 wählt geheim</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Ich bin %1: zeigen</translation>
    </message>
    <message>
        <source>Nobody else should look at the screen now.</source>
        <translation>Niemand sonst sollte jetzt auf den Bildschirm schauen.</translation>
    </message>
    <message>
        <source>%1 may look too. Nobody else should look at the screen now.</source>
        <translation>%1 darf mitschauen. Sonst sollte jetzt niemand auf den Bildschirm sehen.</translation>
    </message>
</context>
<context>
    <name>views::SecretsBox</name>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
</context>
<context>
    <name>views::SecretsLayout</name>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Not known:</source>
        <translation>Nicht bekannt:</translation>
    </message>
</context>
<context>
    <name>views::SegmentedRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>views::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Motion: pieces move to their places</source>
        <translation>&amp;Bewegung: Spielteile wandern an ihren Platz</translation>
    </message>
    <message>
        <source>The system&apos;s &amp;font</source>
        <translation>Sch&amp;rift des Systems</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Count the &amp;discards: show how many of each card are gone</source>
        <translation>Ablage &amp;mitzählen: zeigen, wie viele Karten jedes Wertes abgelegt sind</translation>
    </message>
    <message>
        <source>&amp;Bring back open games at the next start</source>
        <translation>Offene Partien beim nächsten Start zurück&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Auf Standard &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Tast&amp;en…</translation>
    </message>
    <message>
        <source>E&amp;xplain places: say what the rules say of them</source>
        <translation>&amp;Orte erklären: zeigen, was die Regeln dazu sagen</translation>
    </message>
    <message>
        <source>Confirm the &amp;end of a turn with the button</source>
        <translation>Z&amp;ugende mit dem Knopf bestätigen</translation>
    </message>
    <message>
        <source>&amp;Wait after each action of the computer</source>
        <translation>Nach jeder Aktion des Computers &amp;warten</translation>
    </message>
    <message>
        <source>&amp;Spoken, with a screen reader</source>
        <translation>&amp;Gesprochen, mit Screenreader</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Pl&amp;ay sounds</source>
        <translation>Töne &amp;abspielen</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Als&amp;o while the computer plays</source>
        <translation>Auch während der &amp;Computer spielt</translation>
    </message>
    <message>
        <source>T&amp;utor: warn of</source>
        <translation>Tutor: warnen &amp;vor</translation>
    </message>
    <message>
        <source>Own en&amp;gines…</source>
        <translation>E&amp;igene Engines…</translation>
    </message>
</context>
<context>
    <name>views::Standing</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>How a game stands: a player and the points. %n is the number of points.</extracomment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to win: %3.</source>
        <translation>%1, %2 zum Sieg: %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2, worth %3 (by owners: %4)</source>
        <extracomment>What a player holds: cards of one sort, their number, what each is worth now, and by the number of owners.</extracomment>
        <translation>%1 %2, Wert %3 (nach Zahl der Besitzer: %4)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n point(s))</source>
        <translation>
            <numerusform>%1 %2 (%n Punkt)</numerusform>
            <numerusform>%1 %2 (%n Punkte)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::StartPage</name>
    <message>
        <source>Board games of ancient Egypt</source>
        <translation>Brettspiele aus dem alten Ägypten</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Partie einrichten…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeicherte Partie öffnen…</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Bibliothek…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No game is open here.</source>
        <translation>Hier ist keine Partie offen.</translation>
    </message>
    <message>
        <source>New here? Learn a game in a few short lessons: a position, a few words, something to do.</source>
        <translation>Neu hier? Lernen Sie ein Spiel in ein paar kurzen Lektionen: eine Stellung, ein paar Worte, etwas zu tun.</translation>
    </message>
    <message>
        <source>Mistakes to solve again (%1)</source>
        <translation>Fehler noch einmal lösen (%1)</translation>
    </message>
</context>
<context>
    <name>views::Studies</name>
    <message>
        <source>This chapter cannot be opened</source>
        <translation>Dieses Kapitel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Back to the study</source>
        <translation>Zurück zur Studie</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Chapter %1 of %2 of “%3”: %4</source>
        <translation>Kapitel %1 von %2 aus „%3“: %4</translation>
    </message>
    <message>
        <source>Studies of Cartouche (*.%1)</source>
        <translation>Cartouche-Studien (*.%1)</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>name of a file</comment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>The study was not saved</source>
        <translation>Die Studie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Add to a study</source>
        <translation>Zu einer Studie hinzufügen</translation>
    </message>
    <message>
        <source>This is chapter %1 of “%2” now.</source>
        <translation>Das ist jetzt Kapitel %1 von „%2“.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>views::StudyTools</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>Aus &amp;Dateien…</translation>
    </message>
    <message>
        <source>From a &amp;recent game</source>
        <translation>Aus einer &amp;letzten Partie</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Neue Stellung</translation>
    </message>
    <message>
        <source>Edit the chapter</source>
        <translation>Kapitel bearbeiten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Title and introduction…</source>
        <translation>Titel und Einleitung…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Add chapters</source>
        <translation>Kapitel hinzufügen</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1);;All files (*)</source>
        <translation>Cartouche-Partien (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Cartouche-Partien (*.%1)</translation>
    </message>
    <message>
        <source>This file cannot be added</source>
        <translation>Diese Datei lässt sich nicht hinzufügen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is number %2 now.</source>
        <translation>„%1“ ist jetzt Nummer %2.</translation>
    </message>
    <message>
        <source>Title of the chapter</source>
        <translation>Titel des Kapitels</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Title and introduction</source>
        <translation>Titel und Einleitung</translation>
    </message>
    <message>
        <source>Save the chapter as a file</source>
        <translation>Kapitel als Datei speichern</translation>
    </message>
    <message>
        <source>The chapter was not saved</source>
        <translation>Das Kapitel wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” is deleted. Undo brings it back.</source>
        <translation>„%1“ ist gelöscht. Rückgängig bringt es wieder.</translation>
    </message>
</context>
<context>
    <name>views::TimelineBar</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected result: %1</source>
        <translation>Erwartetes Ergebnis: %1</translation>
    </message>
</context>
<context>
    <name>views::TimelineLayout</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Nicht analysiert</translation>
    </message>
</context>
<context>
    <name>views::TimelineStrip</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Speed of playing: %1</source>
        <translation>Tempo beim Abspielen: %1</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Alle Markierungen</translation>
    </message>
    <message>
        <source>Only mistakes</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of marks and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Marks to look for: %1</source>
        <translation>Gesuchte Markierungen: %1</translation>
    </message>
</context>
<context>
    <name>views::Tutor</name>
    <message>
        <source>That lowers your chance to win by %1: %2 instead of %3.</source>
        <translation>Das senkt Ihre Gewinnchance um %1: %2 statt %3.</translation>
    </message>
    <message>
        <source>What speaks for the best choice: %1</source>
        <comment>sentences</comment>
        <translation>Was für die beste Wahl spricht: %1</translation>
    </message>
</context>
<context>
    <name>views::WebPages</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Handbook of Cartouche</source>
        <translation>Handbuch von Cartouche</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Zum Text</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Gefundene Stellen: %1</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The page before and the next one</source>
        <translation>Die Seite davor und die nächste</translation>
    </message>
</context>
<context>
    <name>views::Windows</name>
    <message>
        <source>Opening the games…</source>
        <translation>Die Partien werden geöffnet…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Not all games are open</source>
        <translation>Nicht alle Partien sind offen</translation>
    </message>
    <message>
        <source>The system lets Cartouche open no more files: %1 of %2 games are open. The others stay as they are.</source>
        <translation>Das System lässt Cartouche keine weiteren Dateien öffnen. Offene Partien: %1 von %2. Die übrigen bleiben, wie sie sind.</translation>
    </message>
</context>
</TS>

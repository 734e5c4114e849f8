<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>aton</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>square {name}</source>
        <translation>case {name}</translation>
    </message>
    <message>
        <source>square {number} of the Kingdom of the Dead</source>
        <translation>case {number} du royaume des morts</translation>
    </message>
    <message>
        <source>square {number} of the scoring strip</source>
        <translation>case {number} de la piste de score</translation>
    </message>
    <message>
        <source>cartouche {number} of {seat}</source>
        <translation>cartouche {number}, {seat}</translation>
    </message>
    <message>
        <source>hand of {seat}</source>
        <translation>main, {seat}</translation>
    </message>
    <message>
        <source>stock of {seat}</source>
        <translation>réserve, {seat}</translation>
    </message>
    <message>
        <source>draw pile of {seat}</source>
        <translation>pioche, {seat}</translation>
    </message>
    <message>
        <source>discard pile of {seat}</source>
        <translation>défausse, {seat}</translation>
    </message>
    <message>
        <source>cards drawn by {seat}</source>
        <translation>cartes tirées, {seat}</translation>
    </message>
    <message>
        <source>exchange counter of {seat}</source>
        <translation>pion de troc, {seat}</translation>
    </message>
    <message>
        <source>cards are dealt</source>
        <translation>on distribue les cartes</translation>
    </message>
    <message>
        <source>cards are laid</source>
        <translation>on pose les cartes</translation>
    </message>
    <message>
        <source>a tie-break card is drawn</source>
        <translation>on tire une carte pour départager</translation>
    </message>
    <message>
        <source>counters are removed</source>
        <translation>on retire des pions</translation>
    </message>
    <message>
        <source>counters are placed</source>
        <translation>on pose des pions</translation>
    </message>
    <message>
        <source>counters are taken back</source>
        <translation>on reprend des pions</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>40 points</source>
        <translation>40 points de victoire</translation>
    </message>
    <message>
        <source>temple 1 filled</source>
        <translation>temple 1 rempli</translation>
    </message>
    <message>
        <source>temple 2 filled</source>
        <translation>temple 2 rempli</translation>
    </message>
    <message>
        <source>temple 3 filled</source>
        <translation>temple 3 rempli</translation>
    </message>
    <message>
        <source>temple 4 filled</source>
        <translation>temple 4 rempli</translation>
    </message>
    <message>
        <source>all yellow squares</source>
        <translation>toutes les cases jaunes</translation>
    </message>
    <message>
        <source>all green squares</source>
        <translation>toutes les cases vertes</translation>
    </message>
    <message>
        <source>most points after a scoring</source>
        <translation>le plus de points après un décompte</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “red place 3a”.</source>
        <translation>« {text} » n’est pas une action ; une action s’écrit comme « red place 3a ».</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; those are written like “chance deal red 1334”.</source>
        <translation>« {text} » n’est pas une action du hasard ; elle s’écrit comme « chance deal red 1334 ».</translation>
    </message>
    <message>
        <source>“{text}” is no seat; the seats are red and blue.</source>
        <translation>« {text} » n’est pas une place ; les places sont red et blue.</translation>
    </message>
    <message>
        <source>“{text}” is not something that a player can do.</source>
        <translation>« {text} » n’est pas quelque chose qu’un joueur puisse faire.</translation>
    </message>
    <message>
        <source>“{text}” is no square; squares are 1a to 4l.</source>
        <translation>« {text} » n’est pas une case ; les cases vont de 1a à 4l.</translation>
    </message>
    <message>
        <source>“{text}” are not the right number of cards with values 1 to 4.</source>
        <translation>« {text} » : ce n’est pas le bon nombre de cartes de valeur 1 à 4.</translation>
    </message>
    <message>
        <source>The cards “{text}” must be written in ascending order.</source>
        <translation>Les cartes « {text} » doivent être écrites dans l’ordre croissant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Not now: {phase}.</source>
        <translation>Pas maintenant : {phase}.</translation>
    </message>
    <message>
        <source>Nothing is dealt or drawn now.</source>
        <translation>Rien à distribuer ni à tirer maintenant.</translation>
    </message>
    <message>
        <source>Cards are dealt to {seat} first.</source>
        <translation>Il faut d’abord distribuer ses cartes à {seat}.</translation>
    </message>
    <message>
        <source>{seat} draws a tie-break card first.</source>
        <translation>{seat} tire d’abord une carte pour départager.</translation>
    </message>
    <message>
        <source>The next thing is the deal to {seat}.</source>
        <translation>C’est d’abord à {seat} de recevoir ses cartes.</translation>
    </message>
    <message>
        <source>The next thing is the tie-break card of {seat}.</source>
        <translation>C’est d’abord à {seat} de tirer une carte pour départager.</translation>
    </message>
    <message>
        <source>These cards cannot come from the pile of {seat}.</source>
        <translation>Ces cartes ne peuvent pas venir de cette pioche : {seat}.</translation>
    </message>
    <message>
        <source>{seat} has laid already.</source>
        <translation>{seat} a déjà posé ses cartes.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>C’est à {seat} de jouer.</translation>
    </message>
    <message>
        <source>{seat} has given up the exchange counter already.</source>
        <translation>{seat} a déjà rendu son pion de troc.</translation>
    </message>
    <message>
        <source>These are not the four cards in the hand of {seat}.</source>
        <translation>Ce ne sont pas les quatre cartes que {seat} a en main.</translation>
    </message>
    <message>
        <source>The four cards must be laid first.</source>
        <translation>Il faut d’abord poser les quatre cartes.</translation>
    </message>
    <message>
        <source>Choose a square of a temple.</source>
        <translation>Choisissez une case d’un temple.</translation>
    </message>
    <message>
        <source>There is a counter on {place} already.</source>
        <translation>Il y a déjà un pion : {place}.</translation>
    </message>
    <message>
        <source>There is no counter on {place}.</source>
        <translation>Il n’y a pas de pion : {place}.</translation>
    </message>
    <message>
        <source>Cartouche 3 allows only temples up to {n}.</source>
        <translation>Le cartouche 3 ne permet que les temples jusqu’au {n}.</translation>
    </message>
    <message>
        <source>An own counter must be removed; the one on {place} is not.</source>
        <translation>Il faut retirer un propre pion, et non celui-ci : {place}.</translation>
    </message>
    <message>
        <source>An opposing counter must be removed; the one on {place} is not.</source>
        <translation>Il faut retirer un pion adverse, et non celui-ci : {place}.</translation>
    </message>
    <message>
        <source>There is no own counter on {place}.</source>
        <translation>Pas de propre pion ici : {place}.</translation>
    </message>
    <message>
        <source>No further counter is taken back from temple {n}.</source>
        <translation>On ne reprend plus de pion dans le temple {n}.</translation>
    </message>
    <message>
        <source>The position text is wrong from character {column} on.</source>
        <translation>Le texte de la position est faux à partir du caractère {column}.</translation>
    </message>
    <message>
        <source>The position text is not written in its one proper form.</source>
        <translation>Le texte de la position n’est pas écrit sous sa seule forme correcte.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Un pion ou une carte se trouve à un endroit impossible ({place}).</translation>
    </message>
    <message>
        <source>Two counters lie on {place}.</source>
        <translation>Deux pions au même endroit : {place}.</translation>
    </message>
    <message>
        <source>The value of “{name}” is missing or wrong.</source>
        <translation>La valeur de « {name} » est absente ou fausse.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n counter(s) instead of 29.</source>
        <translation>
            <numerusform>{seat} a %n pion au lieu de 29.</numerusform>
            <numerusform>{seat} a %n pions au lieu de 29.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n counter(s) in the Kingdom of the Dead, which has 8 squares.</source>
        <translation>
            <numerusform>Il y a %n pion au royaume des morts, qui a 8 cases.</numerusform>
            <numerusform>Il y a %n pions au royaume des morts, qui n’a que 8 cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds count from 1.</source>
        <translation>Les tours se comptent à partir de 1.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) of value {value} instead of 9.</source>
        <translation>
            <numerusform>{seat} a %n carte de valeur {value} au lieu de 9.</numerusform>
            <numerusform>{seat} a %n cartes de valeur {value} au lieu de 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) instead of 36.</source>
        <translation>
            <numerusform>{seat} a %n carte au lieu de 36.</numerusform>
            <numerusform>{seat} a %n cartes au lieu de 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {seat} has no value.</source>
        <translation>{seat} a une carte sans valeur.</translation>
    </message>
    <message>
        <source>{seat} has laid cards at some cartouches, but not at all four.</source>
        <translation>{seat} a posé des cartes à certains cartouches, mais pas aux quatre.</translation>
    </message>
    <message>
        <source>The cards laid by {seat} are turned up; their values cannot be unknown.</source>
        <translation>Les cartes posées par {seat} sont retournées ; leurs valeurs ne peuvent pas être inconnues.</translation>
    </message>
    <message>
        <source>The cards laid by {seat} are face down; their values cannot be known.</source>
        <translation>Les cartes posées par {seat} sont face cachée ; leurs valeurs ne peuvent pas être connues.</translation>
    </message>
    <message>
        <source>The cards of {seat} known to the other player are not those in the hand.</source>
        <translation>{seat} n’a pas en main les cartes que l’autre joueur connaît.</translation>
    </message>
    <message>
        <source>{seat} cannot have {points} points here.</source>
        <translation>{seat} ne peut pas avoir {points} points ici.</translation>
    </message>
    <message>
        <source>Who plays first does not fit the phase.</source>
        <translation>Le joueur qui commence ne va pas avec la phase.</translation>
    </message>
    <message>
        <source>There are figures that belong to another phase.</source>
        <translation>Certains nombres appartiennent à une autre phase.</translation>
    </message>
    <message>
        <source>The tie-break cards of {seat} do not fit.</source>
        <translation>Les cartes tirées par {seat} pour départager ne conviennent pas.</translation>
    </message>
    <message>
        <source>The cards in hand and at the cartouches do not fit the phase.</source>
        <translation>Les cartes en main et aux cartouches ne vont pas avec la phase.</translation>
    </message>
    <message>
        <source>There is no tie to be settled by drawing here.</source>
        <translation>Il n’y a pas ici d’égalité à départager par un tirage.</translation>
    </message>
    <message>
        <source>The cards say that the other player plays first.</source>
        <translation>D’après les cartes, c’est l’autre joueur qui commence.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) are still to be moved; there can be 1 to {most}.</source>
        <translation>
            <numerusform>%n pion reste à déplacer ; il peut y en avoir de 1 à {most}.</numerusform>
            <numerusform>%n pions restent à déplacer ; il peut y en avoir de 1 à {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is removed in the first round.</source>
        <translation>On ne retire rien au premier tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) cannot be left without a square here.</source>
        <translation>
            <numerusform>Ici, %n pion ne peut pas rester sans case.</numerusform>
            <numerusform>Ici, %n pions ne peuvent pas rester sans case.</numerusform>
        </translation>
    </message>
    <message>
        <source>More counters are owed by temple {temple} than lie there.</source>
        <translation>Le temple {temple} doit rendre plus de pions qu’il n’en a.</translation>
    </message>
    <message>
        <source>The game is not over in this way.</source>
        <translation>La partie ne se termine pas ainsi.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full, but no scoring has taken place.</source>
        <translation>Le royaume des morts est plein, mais il n’y a pas eu de décompte.</translation>
    </message>
    <message>
        <source>Counters are taken back although the Kingdom of the Dead is not full.</source>
        <translation>On reprend des pions alors que le royaume des morts n’est pas plein.</translation>
    </message>
    <message>
        <source>{seat} has exchanged cards but still owns the exchange counter.</source>
        <translation>{seat} a échangé des cartes mais a toujours son pion de troc.</translation>
    </message>
    <message>
        <source>Aton</source>
        <translation>Aton</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Décompte en l’état</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>Pour gagner</translation>
    </message>
    <message>
        <source>Cartouche 1</source>
        <translation>Cartouche 1</translation>
    </message>
    <message>
        <source>Temple 1</source>
        <translation>Temple 1</translation>
    </message>
    <message>
        <source>Temple 2</source>
        <translation>Temple 2</translation>
    </message>
    <message>
        <source>Temple 3</source>
        <translation>Temple 3</translation>
    </message>
    <message>
        <source>Temple 4</source>
        <translation>Temple 4</translation>
    </message>
    <message>
        <source>Black squares</source>
        <translation>Cases noires</translation>
    </message>
    <message>
        <source>Bonus squares</source>
        <translation>Cases bonus</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>would stand at</source>
        <translation>nouveau total</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>One temple</source>
        <translation>Un temple</translation>
    </message>
    <message>
        <source>{seat} draws four cards</source>
        <translation>{seat} tire quatre cartes</translation>
    </message>
    <message>
        <source>A tie: {seat} draws a card</source>
        <translation>Égalité : {seat} tire une carte</translation>
    </message>
    <message>
        <source>{seat}: lay one card at each cartouche</source>
        <translation>{seat} pose une carte à chaque cartouche</translation>
    </message>
    <message>
        <source>Both players lay their cards</source>
        <translation>Les deux joueurs posent leurs cartes</translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n opposing counter(s)</source>
        <translation>
            <numerusform>{seat} retire %n pion adverse</numerusform>
            <numerusform>{seat} retire %n pions adverses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes %n own counter(s)</source>
        <translation>
            <numerusform>{seat} retire %n propre pion</numerusform>
            <numerusform>{seat} retire %n propres pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n more counter(s)</source>
        <translation>
            <numerusform>{seat} pose encore %n pion</numerusform>
            <numerusform>{seat} pose encore %n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n counter(s) back</source>
        <translation>
            <numerusform>{seat} reprend %n pion</numerusform>
            <numerusform>{seat} reprend %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>in temple 1</source>
        <translation>dans le temple 1</translation>
    </message>
    <message>
        <source>in temples 1 to {most}</source>
        <translation>dans les temples 1 à {most}</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}</source>
        <translation>{winner} gagne : {reason}</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Partie ex aequo</translation>
    </message>
    <message>
        <source>Exchange the hand</source>
        <translation>Échanger la main</translation>
    </message>
    <message>
        <source>Lay the cards</source>
        <translation>Poser les cartes</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Place on {name}</source>
        <translation>Poser en {name}</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>Reprendre {name}</translation>
    </message>
    <message>
        <source>Exchange…</source>
        <translation>Troc…</translation>
    </message>
    <message>
        <source>{seat} draws a {value}.</source>
        <translation>{seat} tire un {value}.</translation>
    </message>
    <message>
        <source>{seat} gives up the exchange counter and draws four new cards.</source>
        <translation>{seat} rend son pion de troc et tire quatre nouvelles cartes.</translation>
    </message>
    <message>
        <source>{seat} has laid four cards.</source>
        <translation>{seat} a posé quatre cartes.</translation>
    </message>
    <message>
        <source>{seat} removes the counter on {name}.</source>
        <translation>{seat} retire le pion en {name}.</translation>
    </message>
    <message>
        <source>{seat} places on {name}.</source>
        <translation>{seat} pose en {name}.</translation>
    </message>
    <message>
        <source>{seat} takes back the counter on {name}.</source>
        <translation>{seat} reprend le pion en {name}.</translation>
    </message>
    <message>
        <source>removal of {name}</source>
        <translation>retrait en {name}</translation>
    </message>
    <message>
        <source>placement on {name}</source>
        <translation>pose en {name}</translation>
    </message>
    <message>
        <source>taking back of {name}</source>
        <translation>reprise en {name}</translation>
    </message>
    <message>
        <source>{seat} plays first: {by}.</source>
        <translation>{seat} joue en premier : {by}.</translation>
    </message>
    <message>
        <source>the lower card at cartouche 2</source>
        <translation>carte la plus basse au cartouche 2</translation>
    </message>
    <message>
        <source>cartouche 2 is tied, and the lower card at cartouche 1 decides</source>
        <translation>égalité au cartouche 2, la carte la plus basse au cartouche 1 décide</translation>
    </message>
    <message>
        <source>the lower card drawn</source>
        <translation>carte tirée la plus basse</translation>
    </message>
    <message>
        <source>all cards drawn were equal</source>
        <translation>toutes les cartes tirées étaient égales</translation>
    </message>
    <message>
        <source>{seat} removes no counter.</source>
        <translation>{seat} ne retire aucun pion.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full: the counter goes back to the stock of {owner}.</source>
        <translation>Le royaume des morts est plein : le pion retourne à la réserve, {owner}.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is full: scoring.</source>
        <translation>Le royaume des morts est plein : décompte.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}.</source>
        <translation>{winner} gagne : {reason}.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie ex aequo.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Cartouche 1, {red} à {blue} : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: {seat} scores the difference, {points}.</source>
        <translation>Temple 1, {red} à {blue} : {seat} marque la différence, {points}.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: {seat} scores {points} for the majority.</source>
        <translation>Temple 2, {red} à {blue} : {seat} marque {points} pour la majorité.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: {seat} scores {points} for the counters there.</source>
        <translation>Temple 3, {red} à {blue} : {seat} marque {points} pour ses pions présents.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: {seat} scores {points}, 3 for each blue square.</source>
        <translation>Temple 4, {red} à {blue} : {seat} marque {points}, 3 par case bleue.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Cases noires, {red} à {blue} : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Bonus squares: {seat} scores {points}.</source>
        <translation>Cases bonus : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: nobody scores.</source>
        <translation>Cartouche 1, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: nobody scores.</source>
        <translation>Temple 1, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: nobody scores.</source>
        <translation>Temple 2, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: nobody scores.</source>
        <translation>Temple 3, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: nobody scores.</source>
        <translation>Temple 4, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: nobody scores.</source>
        <translation>Cases noires, {red} à {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Bonus squares: nobody scores.</source>
        <translation>Cases bonus : personne ne marque.</translation>
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
        <translation>{seat} : {for} +{points}</translation>
    </message>
    <message>
        <source>{seat}: {for} −{points}</source>
        <translation>{seat} : {for} −{points}</translation>
    </message>
    <message>
        <source>cartouche 1</source>
        <translation>cartouche 1</translation>
    </message>
    <message>
        <source>temple 1</source>
        <translation>temple 1</translation>
    </message>
    <message>
        <source>temple 2</source>
        <translation>temple 2</translation>
    </message>
    <message>
        <source>temple 3</source>
        <translation>temple 3</translation>
    </message>
    <message>
        <source>temple 4</source>
        <translation>temple 4</translation>
    </message>
    <message>
        <source>black squares</source>
        <translation>cases noires</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>a 1 at cartouche 1 scores nothing</source>
        <translation>un 1 au cartouche 1 ne marque rien</translation>
    </message>
    <message>
        <source>the higher card at cartouche 1 scores twice the difference: at most {points}</source>
        <translation>cartouche 1, carte la plus haute : double de la différence, {points} au plus</translation>
    </message>
    <message>
        <source>the lower card at cartouche 2 plays first; nothing is removed in round 1</source>
        <translation>la carte la plus basse au cartouche 2 joue en premier ; on ne retire rien au tour 1</translation>
    </message>
    <message>
        <source>removes no counter; the lower card plays first</source>
        <translation>ne retire aucun pion ; la carte la plus basse joue en premier</translation>
    </message>
    <message numerus="yes">
        <source>removes %n opposing counter(s); the lower card plays first</source>
        <translation>
            <numerusform>retire %n pion adverse ; la carte la plus basse joue en premier</numerusform>
            <numerusform>retire %n pions adverses ; la carte la plus basse joue en premier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s); the lower card plays first</source>
        <translation>
            <numerusform>retire %n propre pion ; la carte la plus basse joue en premier</numerusform>
            <numerusform>retire %n propres pions ; la carte la plus basse joue en premier</numerusform>
        </translation>
    </message>
    <message>
        <source>removes and places in temple 1 only</source>
        <translation>retire et pose dans le temple 1 seulement</translation>
    </message>
    <message>
        <source>removes and places in temples 1 to {most}</source>
        <translation>retire et pose dans les temples 1 à {most}</translation>
    </message>
    <message numerus="yes">
        <source>places %n counter(s)</source>
        <translation>
            <numerusform>pose %n pion</numerusform>
            <numerusform>pose %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>0 point</translation>
    </message>
    <message>
        <source>up to +{points}</source>
        <translation>jusqu’à +{points}</translation>
    </message>
    <message>
        <source>order only</source>
        <translation>ordre seul</translation>
    </message>
    <message>
        <source>remove 0</source>
        <translation>retirer 0</translation>
    </message>
    <message>
        <source>remove {n}</source>
        <translation>retirer {n}</translation>
    </message>
    <message>
        <source>own −{n}</source>
        <translation>propre −{n}</translation>
    </message>
    <message>
        <source>place {n}</source>
        <translation>poser {n}</translation>
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
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>la différence</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 points</translation>
    </message>
    <message>
        <source>counters there</source>
        <translation>pions présents</translation>
    </message>
    <message>
        <source>3 a blue square</source>
        <translation>3 par case bleue</translation>
    </message>
    <message>
        <source>Kingdom of the Dead</source>
        <translation>Royaume des morts</translation>
    </message>
    <message>
        <source>{count} of {most}, then a scoring</source>
        <translation>{count} sur {most}, puis décompte</translation>
    </message>
    <message>
        <source>Amun</source>
        <translation>Amon</translation>
    </message>
    <message>
        <source>of 40</source>
        <translation>sur 40</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Troc</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Main : {seat}</translation>
    </message>
    <message>
        <source>Drawn for the tie</source>
        <translation>Tirées pour départager</translation>
    </message>
    <message>
        <source>yellow square {temple}{letter}</source>
        <translation>case jaune {temple}{letter}</translation>
    </message>
    <message>
        <source>green square {temple}{letter}</source>
        <translation>case verte {temple}{letter}</translation>
    </message>
    <message>
        <source>black square {temple}{letter}</source>
        <translation>case noire {temple}{letter}</translation>
    </message>
    <message>
        <source>blue square {temple}{letter}</source>
        <translation>case bleue {temple}{letter}</translation>
    </message>
    <message>
        <source>bonus square {temple}{letter}, +{worth}</source>
        <translation>case bonus {temple}{letter}, +{worth}</translation>
    </message>
    <message>
        <source>counter of {seat}</source>
        <translation>pion, {seat}</translation>
    </message>
    <message>
        <source>card {value}</source>
        <translation>carte {value}</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carte face cachée</translation>
    </message>
    <message>
        <source>scoring counter of {seat}</source>
        <translation>pion de décompte, {seat}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>in temples 1 and 2</source>
        <translation>dans les temples 1 et 2</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards: the draw pile has %n card(s) again.</source>
        <translation>
            <numerusform>{seat} mélange sa défausse : la pioche compte de nouveau %n carte.</numerusform>
            <numerusform>{seat} mélange sa défausse : la pioche compte de nouveau %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has no square left for %n more counter(s): the Kingdom of the Dead takes as many as it has room for.</source>
        <translation>
            <numerusform>{seat} n’a plus de case pour %n pion : le royaume des morts en prend autant qu’il a de place.</numerusform>
            <numerusform>{seat} n’a plus de case pour %n pions : le royaume des morts en prend autant qu’il a de place.</numerusform>
        </translation>
    </message>
    <message>
        <source>removes and places in temples 1 and 2</source>
        <translation>retire et pose dans les temples 1 et 2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>temples</source>
        <translation>temples</translation>
    </message>
    <message>
        <source>place</source>
        <translation>poser</translation>
    </message>
    <message>
        <source>Each round both players draw four cards and lay one, face down, at each of their four cartouches. Then all are turned up.</source>
        <translation>À chaque tour, les deux joueurs tirent quatre cartes et en posent une, face cachée, sur chacun de leurs quatre cartouches. Puis toutes sont retournées.</translation>
    </message>
    <message>
        <source>Cartouche 1: the higher card scores twice the difference.</source>
        <translation>Cartouche 1 : la carte la plus haute marque le double de la différence.</translation>
    </message>
    <message>
        <source>Cartouche 2: the lower card plays first. A 3 removes one opposing counter, a 4 two; a 1 costs one of your own. In the first round nothing is removed.</source>
        <translation>Cartouche 2 : la carte la plus basse joue en premier. Un 3 retire un pion adverse, un 4 en retire deux ; un 1 coûte un pion propre. Au premier tour, rien n’est retiré.</translation>
    </message>
    <message>
        <source>Cartouche 3: you remove and place only in temples with a number up to this card.</source>
        <translation>Cartouche 3 : on ne retire et ne pose que dans les temples dont le numéro ne dépasse pas cette carte.</translation>
    </message>
    <message>
        <source>Cartouche 4: you place as many counters as the card says, each on a free square.</source>
        <translation>Cartouche 4 : on pose autant de pions que l’indique la carte, chacun sur une case libre.</translation>
    </message>
    <message>
        <source>Removed counters go to the Kingdom of the Dead. When its eight squares are full, a scoring follows; then both players take four counters back.</source>
        <translation>Les pions retirés vont au royaume des morts. Quand ses huit cases sont pleines, un décompte a lieu ; puis chacun reprend quatre pions.</translation>
    </message>
    <message>
        <source>You win with 40 points, or at once by filling a whole temple, all yellow squares or all green squares.</source>
        <translation>On gagne avec 40 points, ou aussitôt en remplissant un temple entier, toutes les cases jaunes ou toutes les cases vertes.</translation>
    </message>
    <message>
        <source>Once in the game you may give up the exchange counter for a new hand.</source>
        <translation>Une fois par partie, on peut rendre le pion de troc pour une nouvelle main.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Tour {n}</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no game “%1”</source>
        <translation>il n’y a pas de jeu « %1 »</translation>
    </message>
    <message>
        <source>“%1” is no size; write it like 1280x800</source>
        <translation>« %1 » n’est pas une taille ; elle s’écrit comme 1280x800</translation>
    </message>
    <message>
        <source>Board games of ancient Egypt: play, set up, study.</source>
        <translation>Jeux de plateau de l’Égypte ancienne : jouer, composer, étudier.</translation>
    </message>
    <message>
        <source>Begin a game at once.</source>
        <translation>Commencer aussitôt une partie.</translation>
    </message>
    <message>
        <source>Computer plays computer.</source>
        <translation>L’ordinateur joue contre lui-même.</translation>
    </message>
    <message>
        <source>Language of this run: en, fr or de.</source>
        <translation>Langue, cette fois-ci : en, fr ou de.</translation>
    </message>
    <message>
        <source>Theme of this run: light, dark, high-contrast or colour-blind.</source>
        <translation>Thème, cette fois-ci : light, dark, high-contrast ou colour-blind.</translation>
    </message>
    <message>
        <source>Size of the window, like 1280x800.</source>
        <translation>Taille de la fenêtre, comme 1280x800.</translation>
    </message>
    <message>
        <source>Write a picture of the window to this file (.png) and end.</source>
        <translation>Écrire une image de la fenêtre dans ce fichier (.png) et terminer.</translation>
    </message>
    <message>
        <source>End after the window has been painted; for tests.</source>
        <translation>Terminer une fois la fenêtre dessinée ; pour les tests.</translation>
    </message>
    <message>
        <source>A saved game to open.</source>
        <translation>Une partie enregistrée à ouvrir.</translation>
    </message>
    <message>
        <source>only one file can be opened</source>
        <translation>on ne peut ouvrir qu’un seul fichier</translation>
    </message>
    <message>
        <source>the languages are en, fr and de, not “%1”</source>
        <translation>les langues sont en, fr et de, et non « %1 »</translation>
    </message>
    <message>
        <source>there is no theme “%1”</source>
        <translation>il n’y a pas de thème « %1 »</translation>
    </message>
    <message>
        <source>“%1” cannot be written: pictures are .png files</source>
        <translation>« %1 » ne peut pas être écrit : les images sont des fichiers .png</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message>
        <source>chance</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>accord</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is larger than {most} MiB</source>
        <translation>le fichier dépasse {most} Mio</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>le fichier n’est pas un texte UTF-8</translation>
    </message>
    <message>
        <source>no proper JSON at line {line}, column {column}</source>
        <translation>JSON incorrect ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>more than {most} brackets inside each other at line {line}, column {column}</source>
        <translation>plus de {most} crochets imbriqués ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>“{key}” stands twice in one object, at line {line}, column {column}</source>
        <translation>« {key} » figure deux fois dans un objet, ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>a text with half a character at line {line}, column {column}</source>
        <translation>un texte contient une moitié de caractère ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>a text of more than {most} characters at line {line}, column {column}</source>
        <translation>un texte de plus de {most} caractères ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>the file is no saved game</source>
        <translation>le fichier n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>the file is no saved game: its “format” is not “cartouche”</source>
        <translation>le fichier n’est pas une partie enregistrée : son « format » n’est pas « cartouche »</translation>
    </message>
    <message>
        <source>this program does not know version {version} of saved games</source>
        <translation>ce programme ne connaît pas la version {version} des parties enregistrées</translation>
    </message>
    <message>
        <source>this program does not know the game “{game}”</source>
        <translation>ce programme ne connaît pas le jeu « {game} »</translation>
    </message>
    <message>
        <source>{path}: “{key}” is missing</source>
        <translation>{path} : « {key} » manque</translation>
    </message>
    <message>
        <source>“{key}” is missing</source>
        <translation>« {key} » manque</translation>
    </message>
    <message>
        <source>{path} must be an object in braces</source>
        <translation>{path} doit être un objet entre accolades</translation>
    </message>
    <message>
        <source>{path} must be a list in square brackets</source>
        <translation>{path} doit être une liste entre crochets</translation>
    </message>
    <message>
        <source>{path} must be a text</source>
        <translation>{path} doit être un texte</translation>
    </message>
    <message>
        <source>{path} must be a whole number</source>
        <translation>{path} doit être un nombre entier</translation>
    </message>
    <message>
        <source>{path} must be a text, or texts by language</source>
        <translation>{path} doit être un texte, ou un texte par langue</translation>
    </message>
    <message>
        <source>this game has no option “{option}”</source>
        <translation>ce jeu n’a pas d’option « {option} »</translation>
    </message>
    <message>
        <source>the option “{option}” has no choice “{choice}”</source>
        <translation>l’option « {option} » n’offre pas le choix « {choice} »</translation>
    </message>
    <message>
        <source>this game is not played with {players} seats</source>
        <translation>ce jeu ne se joue pas à {players} places</translation>
    </message>
    <message>
        <source>{path} must be “{expected}”, as the seats stand in the game&apos;s order, and is “{found}”</source>
        <translation>{path} doit être « {expected} », selon l’ordre des places dans le jeu, et vaut « {found} »</translation>
    </message>
    <message>
        <source>start: {why}</source>
        <translation>start : {why}</translation>
    </message>
    <message>
        <source>start is a position of another game</source>
        <translation>start est une position d’un autre jeu</translation>
    </message>
    <message>
        <source>start is what one seat sees, and no whole position</source>
        <translation>start est ce que voit une seule place, non une position entière</translation>
    </message>
    <message>
        <source>start is a position with other seats than the file&apos;s</source>
        <translation>start est une position dont les places ne sont pas celles du fichier</translation>
    </message>
    <message>
        <source>{path}: action {number}, “{action}”: {why}</source>
        <translation>{path} : action {number}, « {action} » : {why}</translation>
    </message>
    <message>
        <source>{path}: there are more than {most} actions in the file</source>
        <translation>{path} : le fichier contient plus de {most} actions</translation>
    </message>
    <message>
        <source>{path} must be named by a number of actions from 0 to {most}</source>
        <translation>{path} doit avoir pour nom un nombre d’actions de 0 à {most}</translation>
    </message>
    <message>
        <source>{path}: there is no mark “{mark}”</source>
        <translation>{path} : il n’y a pas de marque « {mark} »</translation>
    </message>
    <message>
        <source>{path} must be from 0 to {most}</source>
        <translation>{path} doit être compris entre 0 et {most}</translation>
    </message>
    <message>
        <source>{path}: no variation can start where the game is over</source>
        <translation>{path} : aucune variante ne peut commencer là où la partie est terminée</translation>
    </message>
    <message>
        <source>{path} must have at least one action</source>
        <translation>{path} doit contenir au moins une action</translation>
    </message>
    <message>
        <source>result.winners must name one or more seats, in the game&apos;s order</source>
        <translation>result.winners doit nommer une ou plusieurs places, dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>result.score must have a number for each seat and nothing else</source>
        <translation>result.score doit avoir un nombre pour chaque place et rien d’autre</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over after the last action</source>
        <translation>il y a un résultat, mais la partie n’est pas terminée après la dernière action</translation>
    </message>
    <message>
        <source>the result is not the one to which the actions lead</source>
        <translation>le résultat n’est pas celui auquel mènent les actions</translation>
    </message>
    <message>
        <source>the file cannot be read: {error}</source>
        <translation>impossible de lire le fichier : {error}</translation>
    </message>
    <message>
        <source>the file cannot be written: {error}</source>
        <translation>impossible d’écrire le fichier : {error}</translation>
    </message>
    <message>
        <source>this is no file in which a game could be saved</source>
        <translation>on ne peut pas enregistrer de partie dans ce fichier</translation>
    </message>
    <message>
        <source>“{text}” begins no position of a game that this program knows.</source>
        <translation>« {text} » n’est le début d’aucune position d’un jeu connu de ce programme.</translation>
    </message>
    <message>
        <source>a command is missing; --help lists them</source>
        <translation>il manque une commande ; --help en donne la liste</translation>
    </message>
    <message>
        <source>there is no command “{name}”; --help lists them</source>
        <translation>il n’y a pas de commande « {name} » ; --help en donne la liste</translation>
    </message>
    <message>
        <source>there is no option “{name}” here</source>
        <translation>il n’y a pas d’option « {name} » ici</translation>
    </message>
    <message>
        <source>the option “{name}” needs a value</source>
        <translation>l’option « {name} » demande une valeur</translation>
    </message>
    <message>
        <source>the option “{name}” takes no value</source>
        <translation>l’option « {name} » n’accepte pas de valeur</translation>
    </message>
    <message>
        <source>the option “{name}” is given twice</source>
        <translation>l’option « {name} » est donnée deux fois</translation>
    </message>
    <message>
        <source>the option “{name}” is missing</source>
        <translation>il manque l’option « {name} »</translation>
    </message>
    <message>
        <source>“{text}” is not a number that {name} can be</source>
        <translation>« {text} » n’est pas un nombre possible pour {name}</translation>
    </message>
    <message>
        <source>“{text}” is no option of a game; those are written like name=choice</source>
        <translation>« {text} » n’est pas une option de jeu ; elle s’écrit comme nom=choix</translation>
    </message>
    <message>
        <source>there is no language “{text}”; there are en, fr and de</source>
        <translation>il n’y a pas de langue « {text} » ; il y a en, fr et de</translation>
    </message>
    <message>
        <source>wrong number of arguments; usage: {usage}</source>
        <translation>nombre d’arguments incorrect ; utilisation : {usage}</translation>
    </message>
    <message>
        <source>there is no game “{text}”</source>
        <translation>il n’y a pas de jeu « {text} »</translation>
    </message>
    <message>
        <source>there is no seat “{text}” in this game</source>
        <translation>il n’y a pas de place « {text} » dans ce jeu</translation>
    </message>
    <message>
        <source>there is no computer player “{text}” for this game</source>
        <translation>il n’y a pas de joueur ordinateur « {text} » pour ce jeu</translation>
    </message>
    <message>
        <source>this is what {seat} sees; it cannot be shown as another seat sees it</source>
        <translation>c’est ce que voit {seat} ; on ne peut le montrer vu d’une autre place</translation>
    </message>
    <message>
        <source>this is what one seat sees; a whole position is needed here</source>
        <translation>c’est ce que voit une seule place ; il faut ici une position entière</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {why}</source>
        <translation>action {number}, « {action} » : {why}</translation>
    </message>
    <message>
        <source>chance has more than {most} outcomes here</source>
        <translation>le hasard a plus de {most} issues ici</translation>
    </message>
    <message>
        <source>the game was not over after {most} actions</source>
        <translation>la partie n’était pas terminée après {most} actions</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file} : {why}</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>impossible d’écrire la sortie</translation>
    </message>
    <message>
        <source>Usage: {usage}</source>
        <translation>Utilisation : {usage}</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>“cartouche-cli COMMAND --help” tells more about a command.</source>
        <translation>« cartouche-cli COMMAND --help » en dit plus sur une commande.</translation>
    </message>
    <message>
        <source>lists the games: id, seats, levels of the computer players</source>
        <translation>énumère les jeux : identifiant, places, niveaux des joueurs ordinateurs</translation>
    </message>
    <message>
        <source>prints the position text at the start of a game</source>
        <translation>écrit le texte de la position au début d’une partie</translation>
    </message>
    <message>
        <source>lists what may be done in a position; for chance each outcome with its probability</source>
        <translation>énumère ce qui est permis dans une position ; pour le hasard, chaque issue et sa probabilité</translation>
    </message>
    <message>
        <source>prints the position text after some actions</source>
        <translation>écrit le texte de la position après quelques actions</translation>
    </message>
    <message>
        <source>draws a position in plain text</source>
        <translation>dessine une position en texte simple</translation>
    </message>
    <message>
        <source>counts the action sequences of a length</source>
        <translation>compte les suites d’actions d’une longueur donnée</translation>
    </message>
    <message>
        <source>plays a game between computer players and prints its result</source>
        <translation>joue une partie entre joueurs ordinateurs et écrit le résultat</translation>
    </message>
    <message>
        <source>prints each step of a saved game: action, facts, position</source>
        <translation>écrit chaque étape d’une partie enregistrée : action, faits, position</translation>
    </message>
    <message>
        <source>checks saved games, variations too</source>
        <translation>vérifie des parties enregistrées, variantes comprises</translation>
    </message>
    <message>
        <source>measures the speed of the rules, beside a yardstick from the same run</source>
        <translation>mesure la vitesse des règles, à côté d’un étalon de la même exécution</translation>
    </message>
    <message>
        <source>write JSON</source>
        <translation>écrire du JSON</translation>
    </message>
    <message>
        <source>number of players (new), or the level of each (play)</source>
        <translation>nombre de joueurs (new), ou niveau de chacun (play)</translation>
    </message>
    <message>
        <source>an option of the game and its choice; may be given several times</source>
        <translation>une option du jeu et son choix ; peut être donnée plusieurs fois</translation>
    </message>
    <message>
        <source>as that seat sees it</source>
        <translation>vu de cette place</translation>
    </message>
    <message>
        <source>seed of the random numbers; 1 if not given</source>
        <translation>graine des nombres aléatoires ; 1 par défaut</translation>
    </message>
    <message>
        <source>how many positions a player may look at for one choice</source>
        <translation>combien de positions un joueur peut examiner pour un choix</translation>
    </message>
    <message>
        <source>save the game in that file</source>
        <translation>enregistrer la partie dans ce fichier</translation>
    </message>
    <message>
        <source>language of help and messages: en, fr or de</source>
        <translation>langue de l’aide et des messages : en, fr ou de</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>cette aide</translation>
    </message>
    <message>
        <source>the version of the program</source>
        <translation>la version du programme</translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>sur {limit}</translation>
    </message>
    <message>
        <source>{what}: {seat} {done} of {limit}</source>
        <translation>{what} : {seat} {done} sur {limit}</translation>
    </message>
    <message>
        <source>{seat} may win next turn</source>
        <translation>{seat} peut gagner au prochain coup</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau de jeu</translation>
    </message>
    <message>
        <source>{what}: {content}</source>
        <translation>{what} : {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>choix possible</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>last action</source>
        <translation>dernière action</translation>
    </message>
    <message>
        <source>“{text}” holds bytes that are no text</source>
        <translation>« {text} » contient des octets qui ne sont pas du texte</translation>
    </message>
</context>
<context>
    <name>views::GamePage</name>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau de jeu</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>%1 chooses in secret</source>
        <translation>%1 choisit en secret</translation>
    </message>
    <message>
        <source>Nobody else should look at the screen now.</source>
        <translation>Personne d’autre ne devrait regarder l’écran maintenant.</translation>
    </message>
    <message>
        <source>I am %1: show my hand</source>
        <translation>Je suis %1 : montrer ma main</translation>
    </message>
    <message>
        <source>scored now: %1</source>
        <translation>décompte maintenant : %1</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <translation>La partie est finie : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>views::MainWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>unsaved game</source>
        <translation>partie non enregistrée</translation>
    </message>
    <message>
        <source>%1, %2[*] – Cartouche</source>
        <translation>%1, %2[*] – Cartouche</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie ?</translation>
    </message>
    <message>
        <source>This game has not been saved since the last action.</source>
        <translation>Cette partie n’a pas été enregistrée depuis la dernière action.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1);;All files (*)</source>
        <translation>Parties de Cartouche (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Impossible d’ouvrir ce fichier</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Parties de Cartouche (*.%1)</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>%1

The game goes on; the file on the disk is as it was.</source>
        <translation>%1

La partie continue ; le fichier sur le disque est resté tel quel.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Colour-blind</source>
        <translation>&amp;Daltonisme</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie ré&amp;cente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Show the last &amp;turn again</source>
        <translation>&amp;Revoir le dernier coup</translation>
    </message>
    <message>
        <source>&amp;Skip what is being shown</source>
        <translation>&amp;Passer l’animation</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>A&amp;nimations</translation>
    </message>
    <message>
        <source>&amp;Count the discards</source>
        <translation>&amp;Compter la défausse</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Celle du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;About Cartouche</source>
        <translation>À &amp;propos de Cartouche</translation>
    </message>
    <message>
        <source>About Cartouche</source>
        <translation>À propos de Cartouche</translation>
    </message>
    <message>
        <source>Cartouche %1

Board games of ancient Egypt, to play, to set up and to study.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Cartouche %1

Des jeux de plateau de l’Égypte ancienne, à jouer, à composer et à étudier.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>The game in &amp;short</source>
        <translation>Le jeu en &amp;bref</translation>
    </message>
</context>
<context>
    <name>views::NewGameDialog</name>
    <message>
        <source>Advanced</source>
        <translation>Réglages avancés</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Seed: the same number deals the same cards again</source>
        <translation>&amp;Graine : le même nombre redonne les mêmes cartes</translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation>choisie par le programme</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Jo&amp;uer</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom, %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur : %1</translation>
    </message>
</context>
<context>
    <name>views::ResultDialog</name>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <translation>ex aequo %1</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Match : %1</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Last turn again</source>
        <translation>Revoir le &amp;dernier coup</translation>
    </message>
</context>
<context>
    <name>views::StartPage</name>
    <message>
        <source>Board games of ancient Egypt</source>
        <translation>Jeux de plateau de l’Égypte ancienne</translation>
    </message>
    <message>
        <source>Play now against the computer</source>
        <translation>Jouer tout de suite contre l’ordinateur</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Préparer une partie…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Reprendre</translation>
    </message>
</context>
</TS>

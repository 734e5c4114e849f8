<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>LessonWords</name>
    <message>
        <source>very easy</source>
        <translation>très facile</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>très difficile</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
</context>
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
        <source>40 points or more</source>
        <translation>40 points de victoire ou plus</translation>
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
        <source>{seat} has given up the exchange counter already.</source>
        <translation>{seat} a déjà rendu son pion de troc.</translation>
    </message>
    <message>
        <source>These are not the four cards in the hand of {seat}.</source>
        <translation>{seat} n’a pas ces quatre cartes en main.</translation>
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
        <translation>Il faut retirer un de ses pions, et non celui-ci : {place}.</translation>
    </message>
    <message>
        <source>An opposing counter must be removed; the one on {place} is not.</source>
        <translation>Il faut retirer un pion adverse, et non celui-ci : {place}.</translation>
    </message>
    <message>
        <source>There is no own counter on {place}.</source>
        <translation>Aucun de ses pions ne se trouve ici : {place}.</translation>
    </message>
    <message>
        <source>No further counter is taken back from temple {n}.</source>
        <translation>On ne reprend plus de pion dans le temple {n}.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Un pion ou une carte se trouve à un endroit impossible ({place}).</translation>
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
        <source>{seat} cannot have so many points here: {points}.</source>
        <translation>Ici, ce nombre de points est impossible ({seat}) : {points}.</translation>
    </message>
    <message>
        <source>Who plays first does not fit the phase.</source>
        <translation>Le joueur qui joue en premier ne correspond pas à la phase.</translation>
    </message>
    <message>
        <source>The tie-break cards of {seat} do not fit.</source>
        <translation>Les cartes tirées par {seat} pour départager ne conviennent pas.</translation>
    </message>
    <message>
        <source>The cards in hand and at the cartouches do not fit the phase.</source>
        <translation>Les cartes en main et aux cartouches ne correspondent pas à la phase.</translation>
    </message>
    <message>
        <source>There is no tie to be settled by drawing here.</source>
        <translation>Il n’y a pas ici d’égalité à départager par un tirage.</translation>
    </message>
    <message>
        <source>The cards say that the other player plays first.</source>
        <translation>D’après les cartes, c’est l’autre joueur qui joue en premier.</translation>
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
        <translation>Si l’on comptait maintenant</translation>
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
            <numerusform>{seat} retire %n de ses pions</numerusform>
            <numerusform>{seat} retire %n de ses pions</numerusform>
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
        <translation>Partie nulle</translation>
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
        <translation>{seat} pose un pion en {name}.</translation>
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
        <translation>Le royaume des morts est plein : {owner} remet le pion dans sa réserve.</translation>
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
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Cartouche 1, {red} contre {blue} : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: {seat} scores the difference, {points}.</source>
        <translation>Temple 1, {red} contre {blue} : {seat} marque la différence, {points}.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: {seat} scores {points} for the majority.</source>
        <translation>Temple 2, {red} contre {blue} : {seat} marque {points} pour la majorité.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: {seat} scores {points} for the counters there.</source>
        <translation>Temple 3, {red} contre {blue} : {seat} marque {points} pour ses pions présents.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: {seat} scores {points}, 3 for each blue square.</source>
        <translation>Temple 4, {red} contre {blue} : {seat} marque {points}, 3 par case bleue.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: {seat} scores {points}.</source>
        <translation>Cases noires, {red} contre {blue} : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Bonus squares: {seat} scores {points}.</source>
        <translation>Cases bonus : {seat} marque {points}.</translation>
    </message>
    <message>
        <source>Cartouche 1, {red} to {blue}: nobody scores.</source>
        <translation>Cartouche 1, {red} contre {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 1, {red} to {blue}: nobody scores.</source>
        <translation>Temple 1, {red} contre {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 2, {red} to {blue}: nobody scores.</source>
        <translation>Temple 2, {red} contre {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 3, {red} to {blue}: nobody scores.</source>
        <translation>Temple 3, {red} contre {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Temple 4, {red} to {blue}: nobody scores.</source>
        <translation>Temple 4, {red} contre {blue} : personne ne marque.</translation>
    </message>
    <message>
        <source>Black squares, {red} to {blue}: nobody scores.</source>
        <translation>Cases noires, {red} contre {blue} : personne ne marque.</translation>
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
        <translation>un 1 au cartouche 1 ne rapporte rien</translation>
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
            <numerusform>retire %n de ses pions ; la carte la plus basse joue en premier</numerusform>
            <numerusform>retire %n de ses pions ; la carte la plus basse joue en premier</numerusform>
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
        <translation>sien −{n}</translation>
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
        <source>{count}/{most}, then a scoring</source>
        <translation>{count}/{most}, puis décompte</translation>
    </message>
    <message>
        <source>Amun</source>
        <translation>Amon</translation>
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
        <source>Round {n}</source>
        <translation>Tour {n}</translation>
    </message>
    <message>
        <source>(scored now: {what})</source>
        <translation>(si l’on comptait maintenant : {what})</translation>
    </message>
    <message>
        <source>exchange of the hand</source>
        <translation>échange de la main</translation>
    </message>
    <message>
        <source>laying of the cards</source>
        <translation>pose des cartes</translation>
    </message>
    <message>
        <source>Points by their source</source>
        <translation>Points selon leur origine</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Total des points</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Posés</translation>
    </message>
    <message>
        <source>Opposing ones removed</source>
        <translation>Adverses retirés</translation>
    </message>
    <message>
        <source>Own ones removed</source>
        <translation>Les siens retirés</translation>
    </message>
    <message>
        <source>Sent to the Kingdom of the Dead</source>
        <translation>Envoyés au royaume des morts</translation>
    </message>
    <message>
        <source>Without a square</source>
        <translation>Sans case</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>Chance aux cartes</translation>
    </message>
    <message>
        <source>Cards dealt and drawn</source>
        <translation>Cartes distribuées et tirées</translation>
    </message>
    <message>
        <source>Sum of their values</source>
        <translation>Somme de leurs valeurs</translation>
    </message>
    <message>
        <source>Sum to be expected</source>
        <translation>Somme attendue</translation>
    </message>
    <message>
        <source>More than expected</source>
        <translation>Plus que prévu</translation>
    </message>
    <message>
        <source>Exchange of the hand</source>
        <translation>Échange de la main</translation>
    </message>
    <message>
        <source>A piece lies nowhere.</source>
        <translation>Une pièce n’est nulle part.</translation>
    </message>
    <message>
        <source>Two cards lie here: {place}.</source>
        <translation>Il y a deux cartes ici : {place}.</translation>
    </message>
    <message>
        <source>{seat} has more than one exchange counter.</source>
        <translation>{seat} a plus d’un pion de troc.</translation>
    </message>
    <message>
        <source>The scoring counter of {seat} does not lie at {points}.</source>
        <translation>{seat} n’a pas son pion de décompte à {points}.</translation>
    </message>
    <message>
        <source>The game is over, but it is not said why.</source>
        <translation>La partie est terminée, mais il n’est pas dit pourquoi.</translation>
    </message>
    <message>
        <source>The game ended with a scoring, but the Kingdom of the Dead is not full.</source>
        <translation>La partie s’est terminée par un décompte, mais le royaume des morts n’est pas plein.</translation>
    </message>
    <message>
        <source>Counters lie on the board before anybody can have placed one.</source>
        <translation>Il y a des pions sur le plateau de jeu avant que quiconque ait pu en poser.</translation>
    </message>
    <message>
        <source>{seat} has points before anybody can have scored.</source>
        <translation>{seat} a des points avant que quiconque ait pu en marquer.</translation>
    </message>
    <message>
        <source>{seat} has discards in the first round without having exchanged.</source>
        <translation>{seat} a une défausse au premier tour sans avoir échangé sa main.</translation>
    </message>
    <message>
        <source>{seat} would have won already: {reason}.</source>
        <translation>{seat} aurait déjà gagné : {reason}.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Counters still to move</source>
        <translation>Pions encore en jeu</translation>
    </message>
    <message>
        <source>Counters without a square</source>
        <translation>Pions sans case</translation>
    </message>
    <message>
        <source>Still to take from temple {n}</source>
        <translation>Encore à reprendre du temple {n}</translation>
    </message>
    <message>
        <source>Plays first</source>
        <translation>Joue en premier</translation>
    </message>
    <message>
        <source>Points of {seat}</source>
        <translation>Points, {seat}</translation>
    </message>
    <message>
        <source>Cards of {seat} that the other player knows</source>
        <translation>{seat} : cartes connues de l’autre joueur</translation>
    </message>
    <message>
        <source>card {value} of {seat}</source>
        <translation>carte {value}, {seat}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>known, at the bottom</source>
        <translation>connue, tout en bas</translation>
    </message>
    <message>
        <source>open</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>exchanged, face down</source>
        <translation>échangée, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may place at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} peut poser au moins %n pion.</numerusform>
            <numerusform>{seat} peut poser au moins %n pions.</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>exchange counter</source>
        <translation>pion de troc</translation>
    </message>
    <message>
        <source>scoring counter</source>
        <translation>pion de décompte</translation>
    </message>
    <message>
        <source>More than one counter lies on {place}.</source>
        <translation>Plus d’un pion se trouve ici : {place}.</translation>
    </message>
    <message>
        <source>The cards of {seat} and the board leave no counter to be moved now.</source>
        <translation>{seat} n’a plus de pion à déplacer, d’après les cartes et le plateau de jeu.</translation>
    </message>
    <message>
        <source>Lay {first} at cartouche 1, {second} at 2, {third} at 3, {fourth} at 4</source>
        <translation>Poser {first} au cartouche 1, {second} au 2, {third} au 3, {fourth} au 4</translation>
    </message>
    <message>
        <source>Remove {name} from temple {temple}</source>
        <translation>Retirer {name} du temple {temple}</translation>
    </message>
    <message>
        <source>Place on {name} in temple {temple}</source>
        <translation>Poser en {name} au temple {temple}</translation>
    </message>
    <message>
        <source>Take {name} from temple {temple}</source>
        <translation>Reprendre {name} du temple {temple}</translation>
    </message>
    <message>
        <source>yellow squares</source>
        <translation>cases jaunes</translation>
    </message>
    <message>
        <source>green squares</source>
        <translation>cases vertes</translation>
    </message>
    <message>
        <source>It wins at once: {reason}.</source>
        <translation>Cela gagne aussitôt : {reason}.</translation>
    </message>
    <message>
        <source>{other} can no longer fill them in one turn: {for}.</source>
        <translation>{other} ne peut plus tout remplir en un seul coup : {for}.</translation>
    </message>
    <message>
        <source>A win is near: {for}, {n} of {limit}.</source>
        <translation>La victoire est proche : {for}, {n} sur {limit}.</translation>
    </message>
    <message>
        <source>It gains the majority, now worth {points}: {for}.</source>
        <translation>Cela donne la majorité, qui vaut maintenant {points} : {for}.</translation>
    </message>
    <message>
        <source>{seat} loses the majority: {for}.</source>
        <translation>{seat} perd la majorité : {for}.</translation>
    </message>
    <message>
        <source>It scores {points} more: {for}.</source>
        <translation>Cela rapporte {points} de plus : {for}.</translation>
    </message>
    <message>
        <source>{seat} scores {points} less: {for}.</source>
        <translation>{seat} marque {points} de moins : {for}.</translation>
    </message>
    <message>
        <source>A bonus square: +{points} at every scoring.</source>
        <translation>Une case bonus : +{points} à chaque décompte.</translation>
    </message>
    <message>
        <source>It costs no points in a scoring.</source>
        <translation>Cela ne coûte aucun point dans un décompte.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n point(s) in a scoring; no other counter costs less.</source>
        <translation>
            <numerusform>Cela coûte %n point dans un décompte ; aucun autre pion ne coûte moins.</numerusform>
            <numerusform>Cela coûte %n points dans un décompte ; aucun autre pion ne coûte moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} at cartouche 1 wins at once against a card up to {n}.</source>
        <translation>Un {value} au cartouche 1 gagne aussitôt contre une carte de {n} au plus.</translation>
    </message>
    <message>
        <source>With {value} at cartouche 1, {other} cannot come to 40 points there.</source>
        <translation>Un {value} au cartouche 1 empêche {other} d’y arriver à 40 points.</translation>
    </message>
    <message numerus="yes">
        <source>As the board stands, %n counter(s) are enough to win at once: {reason}.</source>
        <translation>
            <numerusform>En l’état du plateau de jeu, %n pion suffit pour gagner aussitôt : {reason}.</numerusform>
            <numerusform>En l’état du plateau de jeu, %n pions suffisent pour gagner aussitôt : {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temple 1.</source>
        <translation>
            <numerusform>Cela retire %n pion à {other} dans le temple 1.</numerusform>
            <numerusform>Cela retire %n pions à {other} dans le temple 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 and 2.</source>
        <translation>
            <numerusform>Cela retire %n pion à {other} dans les temples 1 et 2.</numerusform>
            <numerusform>Cela retire %n pions à {other} dans les temples 1 et 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 to {most}.</source>
        <translation>
            <numerusform>Cela retire %n pion à {other} dans les temples 1 à {most}.</numerusform>
            <numerusform>Cela retire %n pions à {other} dans les temples 1 à {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more counter(s) the Kingdom of the Dead is full, and a scoring now brings {points} to {against}.</source>
        <translation>
            <numerusform>Avec %n pion de plus, le royaume des morts est plein, et un décompte rapporte maintenant {points} contre {against}.</numerusform>
            <numerusform>Avec %n pions de plus, le royaume des morts est plein, et un décompte rapporte maintenant {points} contre {against}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is lower than a 1 at cartouche 2: {other} plays first only after a tie.</source>
        <translation>Aucune carte n’est plus basse qu’un 1 au cartouche 2 : {other} ne joue en premier qu’après une égalité.</translation>
    </message>
    <message>
        <source>No card is higher than a 4 at cartouche 1.</source>
        <translation>Aucune carte n’est plus haute qu’un 4 au cartouche 1.</translation>
    </message>
    <message>
        <source>{value} at cartouche 1 is higher than {n} of the {all} cards that {other} may have.</source>
        <translation>Un {value} au cartouche 1 est plus haut que {n} des {all} cartes possibles ({other}).</translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temple 1.</source>
        <translation>
            <numerusform>Cela pose %n pion dans le temple 1.</numerusform>
            <numerusform>Cela pose %n pions dans le temple 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 and 2.</source>
        <translation>
            <numerusform>Cela pose %n pion dans les temples 1 et 2.</numerusform>
            <numerusform>Cela pose %n pions dans les temples 1 et 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 to {most}.</source>
        <translation>
            <numerusform>Cela pose %n pion dans les temples 1 à {most}.</numerusform>
            <numerusform>Cela pose %n pions dans les temples 1 à {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is weak: its cards add up to {n}, four new ones add up to {usual} on average.</source>
        <translation>La main est faible : ses cartes font {n} en tout, quatre nouvelles font {usual} en moyenne.</translation>
    </message>
    <message>
        <source>Temple 1: at a scoring, the majority scores the difference of the counters; filling all 12 squares wins at once.</source>
        <translation>Temple 1 : au décompte, la majorité marque la différence des pions ; qui en occupe les 12 cases gagne aussitôt.</translation>
    </message>
    <message>
        <source>Temple 2: at a scoring, the majority scores 5 points; filling all 12 squares wins at once.</source>
        <translation>Temple 2 : au décompte, la majorité marque 5 points ; qui en occupe les 12 cases gagne aussitôt.</translation>
    </message>
    <message>
        <source>Temple 3: at a scoring, the majority scores a point for each of its counters here; filling all 12 squares wins at once.</source>
        <translation>Temple 3 : au décompte, la majorité marque un point pour chacun de ses pions ici ; qui en occupe les 12 cases gagne aussitôt.</translation>
    </message>
    <message>
        <source>Temple 4: at a scoring, the majority scores 3 points for each blue square it holds on the whole board; filling all 12 squares wins at once.</source>
        <translation>Temple 4 : au décompte, la majorité marque 3 points pour chaque case bleue qu’elle occupe sur tout le plateau de jeu ; qui en occupe les 12 cases gagne aussitôt.</translation>
    </message>
    <message>
        <source>Kingdom of the Dead: removed counters come here, and those that found no free square. If all 8 squares are full at the end of a round, a scoring follows.</source>
        <translation>Royaume des morts : les pions retirés viennent ici, et ceux qui n’ont pas trouvé de case libre. Si les 8 cases sont pleines à la fin d’un tour, un décompte suit.</translation>
    </message>
    <message>
        <source>Scoring strip: the scoring counters stand at the players’ points. 40 points or more end the game, and the most points win.</source>
        <translation>Piste de score : les pions de décompte indiquent les points des joueurs. Avec 40 points ou plus, la partie se termine, et qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Cartouche 1: whoever has the higher card here scores twice the difference; a tie scores nothing.</source>
        <translation>Cartouche 1 : qui a ici la carte la plus haute marque le double de la différence ; une égalité ne rapporte rien.</translation>
    </message>
    <message>
        <source>Cartouche 2: whoever has the lower card here plays first. From round 2 on, a 3 removes one opposing counter, a 4 two, and a 1 one of your own.</source>
        <translation>Cartouche 2 : qui a ici la carte la plus basse joue en premier. À partir du tour 2, un 3 retire un pion adverse, un 4 en retire deux, et un 1 vous coûte un de vos pions.</translation>
    </message>
    <message>
        <source>Cartouche 3: you remove and place counters only in temples with a number up to that of this card.</source>
        <translation>Cartouche 3 : on ne retire et ne pose des pions que dans les temples dont le numéro ne dépasse pas cette carte.</translation>
    </message>
    <message>
        <source>Cartouche 4: you place as many counters from your stock as this card says, each on a free square of an allowed temple.</source>
        <translation>Cartouche 4 : on pose autant de pions de sa réserve que l’indique cette carte, chacun sur une case libre d’un temple permis.</translation>
    </message>
    <message>
        <source>Hand: four cards each round; one is laid face down at each of the four cartouches.</source>
        <translation>Main : quatre cartes à chaque tour ; on en pose une, face cachée, à chacun des quatre cartouches.</translation>
    </message>
    <message>
        <source>Stock: counters are placed from here. After a scoring, those taken back and those in the Kingdom of the Dead return.</source>
        <translation>Réserve : c’est d’ici que l’on pose les pions. Après un décompte y reviennent les pions repris et ceux du royaume des morts.</translation>
    </message>
    <message>
        <source>Draw pile: the hand of each round is drawn from here. When a card is missing, the discards are shuffled into a new pile.</source>
        <translation>Pioche : on y tire la main de chaque tour. Quand il manque une carte, la défausse est mélangée et forme une nouvelle pioche.</translation>
    </message>
    <message>
        <source>Discard pile: laid and exchanged cards wait here until they are shuffled into a new draw pile.</source>
        <translation>Défausse : les cartes jouées et échangées attendent ici d’être mélangées pour former une nouvelle pioche.</translation>
    </message>
    <message>
        <source>Cards drawn for a tie: if cartouche 2 and cartouche 1 are tied, the lower card drawn plays first. These cards go under the draw pile.</source>
        <translation>Cartes tirées pour départager : s’il y a égalité au cartouche 2 et au cartouche 1, la carte tirée la plus basse joue en premier. Ces cartes vont ensuite sous la pioche.</translation>
    </message>
    <message>
        <source>Exchange counter: once in the game you may give it up before you lay, to discard the hand and draw four new cards.</source>
        <translation>Pion de troc : une fois dans la partie, avant de poser ses cartes, on peut le rendre pour défausser sa main et tirer quatre nouvelles cartes.</translation>
    </message>
    <message>
        <source>Counter: on a square of a temple it counts for its player, at each scoring and for filling a temple or a colour.</source>
        <translation>Pion : sur une case d’un temple, il compte pour son joueur, à chaque décompte et pour remplir un temple ou une couleur.</translation>
    </message>
    <message>
        <source>Card: its value is 1 to 4, and the cartouche where it is laid says what it does. Each player has nine of each value.</source>
        <translation>Carte : sa valeur va de 1 à 4, et le cartouche où on la pose dit ce qu’elle fait. Chaque joueur en a neuf de chaque valeur.</translation>
    </message>
    <message>
        <source>Scoring counter: it stands at its player’s points.</source>
        <translation>Pion de décompte : il indique les points de son joueur.</translation>
    </message>
    <message>
        <source>Bonus: at every scoring, each bonus square brings its holder the points that stand on it.</source>
        <translation>Bonus : à chaque décompte, chaque case bonus rapporte à qui l’occupe les points qu’elle porte.</translation>
    </message>
    <message>
        <source>Points: 40 points or more at cartouche 1 or after a scoring end the game, and the most points win.</source>
        <translation>Points : avec 40 points ou plus au cartouche 1 ou après un décompte, la partie se termine, et qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>One temple: whoever holds all 12 squares of a temple wins at once.</source>
        <translation>Un temple : qui occupe les 12 cases d’un temple gagne aussitôt.</translation>
    </message>
    <message>
        <source>Yellow squares: whoever holds all 14 wins at once.</source>
        <translation>Cases jaunes : qui occupe les 14 gagne aussitôt.</translation>
    </message>
    <message>
        <source>Green squares: whoever holds all 14 wins at once.</source>
        <translation>Cases vertes : qui occupe les 14 gagne aussitôt.</translation>
    </message>
    <message>
        <source>Black squares: at a scoring, whoever holds more of the 10 scores 8 points.</source>
        <translation>Cases noires : au décompte, qui en occupe plus que l’autre, sur 10, marque 8 points.</translation>
    </message>
    <message>
        <source>Blue square: at a scoring, it brings its holder 3 points, if that player has the majority in temple 4.</source>
        <translation>Case bleue : au décompte, elle rapporte 3 points à qui l’occupe, si ce joueur a la majorité au temple 4.</translation>
    </message>
    <message>
        <source>Bonus square: at every scoring, it brings its holder +{worth}.</source>
        <translation>Case bonus : à chaque décompte, elle rapporte +{worth} à qui l’occupe.</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Left for the next scoring</source>
        <translation>Reste pour le prochain décompte</translation>
    </message>
    <message>
        <source>In the temples at the end</source>
        <translation>Dans les temples à la fin</translation>
    </message>
    <message>
        <source>stand at</source>
        <translation>total</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Certaines valeurs appartiennent à une autre phase.</translation>
    </message>
    <message>
        <source>Counters still to remove</source>
        <translation>Pions encore à retirer</translation>
    </message>
    <message>
        <source>Counters still to place</source>
        <translation>Pions encore à poser</translation>
    </message>
    <message>
        <source>Counters still to take back</source>
        <translation>Pions encore à reprendre</translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n counter(s)</source>
        <translation>
            <numerusform>{seat} pose %n pion</numerusform>
            <numerusform>{seat} pose %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Cartouches 1 to 4: {seat} {red}; {other} {blue}.</source>
        <translation>Cartouches 1 à 4 : {seat} {red} ; {other} {blue}.</translation>
    </message>
    <message>
        <source>40 to win</source>
        <translation>but : 40</translation>
    </message>
    <message>
        <source>{seat} removed {name}</source>
        <translation>{seat} a retiré {name}</translation>
    </message>
    <message>
        <source>{seat} placed on {name}</source>
        <translation>{seat} a posé en {name}</translation>
    </message>
    <message>
        <source>{seat} took back {name}</source>
        <translation>{seat} a repris {name}</translation>
    </message>
    <message>
        <source>{for}: at least {red} for Red and {blue} for Blue.</source>
        <translation>{for} : au moins {red} pour Rouge et {blue} pour Bleu.</translation>
    </message>
    <message>
        <source>The Kingdom of the Dead is emptied.</source>
        <translation>Le royaume des morts est vidé.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n opposing counter(s).</source>
        <translation>
            <numerusform>{seat} retire au moins %n pion adverse.</numerusform>
            <numerusform>{seat} retire au moins %n pions adverses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n own counter(s).</source>
        <translation>
            <numerusform>{seat} retire au moins %n de ses pions.</numerusform>
            <numerusform>{seat} retire au moins %n de ses pions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring: at least {red} for Red and {blue} for Blue.</source>
        <translation>Décompte : au moins {red} pour Rouge et {blue} pour Bleu.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes back at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} reprend au moins %n pion.</numerusform>
            <numerusform>{seat} reprend au moins %n pions.</numerusform>
        </translation>
    </message>
    <message>
        <source>A counter of {owner} goes to the Kingdom of the Dead: {place}.</source>
        <translation>Un pion ({owner}) va au royaume des morts : {place}.</translation>
    </message>
    <message>
        <source>The cards are turned up.</source>
        <translation>Les cartes sont retournées.</translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}</source>
        <translation>{seat} reçoit {cards}</translation>
    </message>
    <message>
        <source>{seat} draws a {value}</source>
        <translation>{seat} tire un {value}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>points : {points}</translation>
    </message>
    <message numerus="yes">
        <source>removes %n counter(s)</source>
        <translation>
            <numerusform>retire %n pion</numerusform>
            <numerusform>retire %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>removes no counter</source>
        <translation>ne retire aucun pion</translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s)</source>
        <translation>
            <numerusform>retire %n de ses pions</numerusform>
            <numerusform>retire %n de ses pions</numerusform>
        </translation>
    </message>
    <message>
        <source>temple 1 only</source>
        <translation>temple 1 seulement</translation>
    </message>
    <message>
        <source>temples 1 to {most}</source>
        <translation>temples 1 à {most}</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>faits : {done} sur {all}</translation>
    </message>
</context>
<context>
    <name>main</name>
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
        <source>Theme of this run: system, light, dark, high-contrast or colour-blind.</source>
        <translation>Thème, cette fois-ci : system, light, dark, high-contrast ou colour-blind.</translation>
    </message>
    <message>
        <source>Size of the window, like 1280x800.</source>
        <translation>Taille de la fenêtre, comme 1280x800.</translation>
    </message>
    <message>
        <source>Do what is asked for over the desktop’s bus, which starts it so.</source>
        <translation>Faire ce qui est demandé par le bus du bureau, qui lance ainsi le programme.</translation>
    </message>
    <message>
        <source>End after the window has been painted; for tests.</source>
        <translation>Terminer une fois la fenêtre dessinée ; pour les tests.</translation>
    </message>
    <message>
        <source>Open this saved game in the review.</source>
        <translation>Ouvrir cette partie enregistrée pour la revoir.</translation>
    </message>
    <message>
        <source>Write a picture of the window (.png), or the game in the file as a picture (.svg, .pdf, .gif), a page (.html) or a text (.txt), to this file and end.</source>
        <translation>Écrire dans ce fichier une image de la fenêtre (.png), ou la partie du fichier ouvert comme image (.svg, .pdf, .gif), page (.html) ou texte (.txt), puis terminer.</translation>
    </message>
    <message>
        <source>Open this scenario in the editor.</source>
        <translation>Ouvrir ce scénario dans l’éditeur.</translation>
    </message>
    <message>
        <source>Write the handbook as web pages into this folder and end.</source>
        <translation>Écrire le manuel en pages web dans ce dossier et terminer.</translation>
    </message>
    <message>
        <source>Write a small picture of the game in the first file to the second one, as PNG with sides of at most so many pixels, and end; for file managers.</source>
        <translation>Écrire une petite image de la partie du premier fichier dans le second, en PNG dont les côtés ont au plus ce nombre de pixels, puis quitter ; pour les gestionnaires de fichiers.</translation>
    </message>
    <message>
        <source>This help.</source>
        <translation>Cette aide.</translation>
    </message>
    <message>
        <source>The version of the program.</source>
        <translation>La version du programme.</translation>
    </message>
    <message>
        <source>Open the review, or export the board, at this step, from 0; a page opens there.</source>
        <translation>Ouvrir la revue à cette étape, comptée à partir de 0, ou y exporter le plateau de jeu ; une page s’ouvre là.</translation>
    </message>
    <message>
        <source>Analyse the game first, so that the page or text has it.</source>
        <translation>Analyser d’abord la partie, pour que la page ou le texte ait l’analyse.</translation>
    </message>
    <message>
        <source>Saved games to open, each in a window of its own.</source>
        <translation>Des parties enregistrées à ouvrir, chacune dans sa fenêtre.</translation>
    </message>
</context>
<context>
    <name>nefertiti</name>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>senet</source>
        <translation>senet</translation>
    </message>
    <message>
        <source>double senet</source>
        <translation>double senet</translation>
    </message>
    <message>
        <source>harp</source>
        <translation>harpe</translation>
    </message>
    <message>
        <source>chair</source>
        <translation>chaise</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>miroir</translation>
    </message>
    <message>
        <source>statuette</source>
        <translation>statuette</translation>
    </message>
    <message>
        <source>necklace</source>
        <translation>collier</translation>
    </message>
    <message>
        <source>gold craft</source>
        <translation>orfèvrerie</translation>
    </message>
    <message>
        <source>Akhenaton</source>
        <translation>Akhénaton</translation>
    </message>
    <message>
        <source>Vizier</source>
        <translation>vizir</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>marchand</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>grand prêtre</translation>
    </message>
    <message>
        <source>Royal Servant</source>
        <translation>servante royale</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>voleur</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>scribe</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>trésorier</translation>
    </message>
    <message>
        <source>Priest of Amon</source>
        <translation>prêtre d’Amon</translation>
    </message>
    <message>
        <source>Gizeh</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Akhet-Aton</source>
        <translation>Akhet-Aton</translation>
    </message>
    <message>
        <source>Abou Simbel</source>
        <translation>Abou Simbel</translation>
    </message>
    <message>
        <source>Louqsor</source>
        <translation>Louxor</translation>
    </message>
    <message>
        <source>4 connected</source>
        <translation>4 cases reliées</translation>
    </message>
    <message>
        <source>3 colours or 4 Servants</source>
        <translation>3 couleurs ou 4 serviteurs</translation>
    </message>
    <message>
        <source>each of the 4 levels</source>
        <translation>chacun des 4 niveaux</translation>
    </message>
    <message>
        <source>3 in a line</source>
        <translation>3 alignés</translation>
    </message>
    <message>
        <source>sum 11, 14 or 17 and more</source>
        <translation>somme 11, 14 ou 17 et plus</translation>
    </message>
    <message>
        <source>sum 17 and more</source>
        <translation>somme 17 et plus</translation>
    </message>
    <message>
        <source>two dice on taken bids</source>
        <translation>deux dés sur des offres occupées</translation>
    </message>
    <message>
        <source>die at most the longest chain</source>
        <translation>dé au plus égal à la plus longue chaîne</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>aucun symbole</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>carte unique</translation>
    </message>
    <message>
        <source>Deben</source>
        <translation>Deben</translation>
    </message>
    <message>
        <source>extra card</source>
        <translation>carte supplémentaire</translation>
    </message>
    <message>
        <source>first Servant there</source>
        <translation>premier serviteur</translation>
    </message>
    <message>
        <source>Deben symbol</source>
        <translation>symbole Deben</translation>
    </message>
    <message>
        <source>all have passed</source>
        <translation>tous ont passé</translation>
    </message>
    <message>
        <source>its condition is met</source>
        <translation>sa condition est remplie</translation>
    </message>
    <message>
        <source>the dice have hit</source>
        <translation>les dés l’ont décidé</translation>
    </message>
    <message>
        <source>as designated</source>
        <translation>comme désigné</translation>
    </message>
    <message>
        <source>royal seals</source>
        <translation>sceaux royaux</translation>
    </message>
    <message>
        <source>bid square {name} of {market}</source>
        <translation>case {name} à {market}</translation>
    </message>
    <message>
        <source>the upper card of {market}</source>
        <translation>la carte du haut à {market}</translation>
    </message>
    <message>
        <source>the lower card {number} of {market}</source>
        <translation>la carte du bas {number} à {market}</translation>
    </message>
    <message>
        <source>the Reserve of {market}</source>
        <translation>la réserve à {market}</translation>
    </message>
    <message>
        <source>the royal seal of {market}</source>
        <translation>le sceau royal à {market}</translation>
    </message>
    <message>
        <source>the lintel of {market}</source>
        <translation>le linteau à {market}</translation>
    </message>
    <message>
        <source>the free Servants of {seat}</source>
        <translation>les serviteurs libres ({seat})</translation>
    </message>
    <message>
        <source>the purse of {seat}</source>
        <translation>la bourse ({seat})</translation>
    </message>
    <message>
        <source>the royal seals of {seat}</source>
        <translation>les sceaux royaux ({seat})</translation>
    </message>
    <message>
        <source>the dice of {seat}</source>
        <translation>les dés ({seat})</translation>
    </message>
    <message>
        <source>the Priest of Amon of {seat}</source>
        <translation>le prêtre d’Amon ({seat})</translation>
    </message>
    <message>
        <source>{gift}, {seat}</source>
        <translation>{gift}, {seat}</translation>
    </message>
    <message>
        <source>the pile of characters: {character}</source>
        <translation>la pile de personnages : {character}</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>la pioche</translation>
    </message>
    <message>
        <source>the royal seals not handed out</source>
        <translation>les sceaux royaux restants</translation>
    </message>
    <message>
        <source>the dice that nobody has</source>
        <translation>les dés sans détenteur</translation>
    </message>
    <message>
        <source>no market is open any more</source>
        <translation>plus aucun marché n’est ouvert</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “a place gizeh-l-5”.</source>
        <translation>« {text} » n’est pas une action ; les actions s’écrivent comme « a place gizeh-l-5 ».</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; they are written like “chance draw harp”.</source>
        <translation>« {text} » n’est pas une action du hasard ; elles s’écrivent comme « chance draw harp ».</translation>
    </message>
    <message>
        <source>“{text}” is no gift that can stand there.</source>
        <translation>« {text} » n’est pas un cadeau possible ici.</translation>
    </message>
    <message>
        <source>“{text}” is no market.</source>
        <translation>« {text} » n’est pas un marché.</translation>
    </message>
    <message>
        <source>“{text}” is no bid square; they are written like gizeh-l-5.</source>
        <translation>« {text} » n’est pas une case d’offre ; elles s’écrivent comme gizeh-l-5.</translation>
    </message>
    <message>
        <source>“{text}” does not say which stalls are visible; it is written like rlrl.</source>
        <translation>« {text} » n’indique pas les étals visibles ; cela s’écrit comme rlrl.</translation>
    </message>
    <message>
        <source>“{text}” is no roll; two dice are written in ascending order.</source>
        <translation>« {text} » n’est pas un lancer ; deux dés s’écrivent en ordre croissant.</translation>
    </message>
    <message>
        <source>“{text}” does not name cards of one market; they are written like gizeh-u gizeh-2.</source>
        <translation>« {text} » ne nomme pas des cartes d’un seul marché ; elles s’écrivent comme gizeh-u gizeh-2.</translation>
    </message>
    <message>
        <source>“{text}” is nobody who can be recruited so; it is written like scribe harp.</source>
        <translation>« {text} » ne peut pas être recruté ainsi ; cela s’écrit comme scribe harp.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Ce n’est pas une action possible dans ce jeu.</translation>
    </message>
    <message>
        <source>The Reserve covers this stall ({place}).</source>
        <translation>La réserve couvre cet étal ({place}).</translation>
    </message>
    <message>
        <source>{market} is closed.</source>
        <translation>Marché fermé : {market}.</translation>
    </message>
    <message>
        <source>All your Servants are placed.</source>
        <translation>Tous vos serviteurs sont placés.</translation>
    </message>
    <message>
        <source>A Servant stands there already ({place}).</source>
        <translation>Un serviteur s’y trouve déjà ({place}).</translation>
    </message>
    <message>
        <source>The bid is {n} Deben; the purse holds {money}.</source>
        <translation>L’offre est de {n} Deben ; la bourse en contient {money}.</translation>
    </message>
    <message>
        <source>Whoever can place a Servant has to.</source>
        <translation>Qui peut placer un serviteur doit le faire.</translation>
    </message>
    <message>
        <source>You cannot pass: one of the markets where you have a Servant has to be designated.</source>
        <translation>Impossible de passer : il faut désigner un des marchés où vous avez un serviteur.</translation>
    </message>
    <message>
        <source>Only an open market where you have a Servant can be designated.</source>
        <translation>Seul un marché ouvert où vous avez un serviteur peut être désigné.</translation>
    </message>
    <message>
        <source>Cards are taken when their market closes and its Servants are served.</source>
        <translation>Les cartes se prennent quand leur marché ferme et que ses serviteurs sont servis.</translation>
    </message>
    <message>
        <source>Only one character may be recruited in a turn.</source>
        <translation>On ne peut recruter qu’un personnage par coup.</translation>
    </message>
    <message>
        <source>Recruiting costs a royal seal, and you have none.</source>
        <translation>Recruter coûte un sceau royal, et vous n’en avez pas.</translation>
    </message>
    <message>
        <source>Nobody is left there: {character}.</source>
        <translation>Il ne reste personne : {character}.</translation>
    </message>
    <message>
        <source>The Vizier needs at least one gift that you hold.</source>
        <translation>Le vizir exige au moins un de vos cadeaux.</translation>
    </message>
    <message>
        <source>The Merchant takes a gift of a type that you hold already, of another kind than the one given; a difference is paid in Deben.</source>
        <translation>Le marchand prend un cadeau d’un type que vous possédez déjà, d’une autre sorte que celui donné ; la différence se paie en Deben.</translation>
    </message>
    <message>
        <source>The High Priest is of no use: no Servant can be placed and no market designated.</source>
        <translation>Le grand prêtre est inutile : aucun serviteur à placer, aucun marché à désigner.</translation>
    </message>
    <message>
        <source>Nobody holds a gift of this type.</source>
        <translation>Personne ne possède de cadeau de ce type.</translation>
    </message>
    <message>
        <source>The Thief takes a card of the market with the tile “Market Closed” only.</source>
        <translation>Le voleur ne prend une carte que du marché portant la tuile « Marché fermé ».</translation>
    </message>
    <message>
        <source>You hold no gift of this type.</source>
        <translation>Vous ne possédez aucun cadeau de ce type.</translation>
    </message>
    <message>
        <source>The Treasurer takes 1 to 4 Deben that lie in one Reserve.</source>
        <translation>Le trésorier prend 1 à 4 Deben présents dans une réserve.</translation>
    </message>
    <message>
        <source>The Priest of Amon takes part with five players only.</source>
        <translation>Le prêtre d’Amon ne participe qu’à cinq joueurs.</translation>
    </message>
    <message>
        <source>First a Servant is placed, a market designated, or a character recruited.</source>
        <translation>D’abord, placez un serviteur, désignez un marché ou recrutez un personnage.</translation>
    </message>
    <message>
        <source>The second swap of the First Merchant comes first; it is with another player, or it is declined.</source>
        <translation>Le second échange du premier marchand vient d’abord ; il se fait avec un autre joueur, ou on y renonce.</translation>
    </message>
    <message>
        <source>First a senet or a double senet is given up.</source>
        <translation>Il faut d’abord défausser un senet ou un double senet.</translation>
    </message>
    <message>
        <source>The Servants of the market that closes are served first.</source>
        <translation>Il faut d’abord servir les serviteurs du marché qui ferme.</translation>
    </message>
    <message>
        <source>The dice come first: roll again, or keep them.</source>
        <translation>Les dés d’abord : relancez-les ou gardez-les.</translation>
    </message>
    <message>
        <source>Something belongs to a player who does not take part.</source>
        <translation>Quelque chose appartient à un joueur qui ne participe pas.</translation>
    </message>
    <message>
        <source>There are {money} Deben instead of {right}.</source>
        <translation>Il y a {money} Deben au lieu de {right}.</translation>
    </message>
    <message>
        <source>There are more than 12 royal seals.</source>
        <translation>Il y a plus de 12 sceaux royaux.</translation>
    </message>
    <message>
        <source>There are too many of these gifts: {gift}, {n}.</source>
        <translation>Il y a trop de ces cadeaux : {gift}, {n}.</translation>
    </message>
    <message>
        <source>More than four cards lie under Akhenaton.</source>
        <translation>Plus de quatre cartes se trouvent sous Akhénaton.</translation>
    </message>
    <message>
        <source>The characters that are left, or the one of this turn, do not fit.</source>
        <translation>Les personnages restants ou celui de ce coup ne conviennent pas.</translation>
    </message>
    <message>
        <source>A royal seal lies where there is no upper card ({place}).</source>
        <translation>Un sceau royal se trouve sans carte du haut ({place}).</translation>
    </message>
    <message>
        <source>Whoever has the dice must have a Servant in Louqsor while it is open.</source>
        <translation>Tant que Louxor est ouvert, le détenteur des dés doit y avoir un serviteur.</translation>
    </message>
    <message>
        <source>Something is missing for what is next, or there is nothing to decide.</source>
        <translation>Il manque quelque chose pour la suite, ou il n’y a rien à décider.</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Certaines valeurs appartiennent à une autre phase.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Visible stalls</source>
        <translation>Étals visibles</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Steps left</source>
        <translation>Étapes restantes</translation>
    </message>
    <message>
        <source>Character of this turn</source>
        <translation>Personnage de ce coup</translation>
    </message>
    <message>
        <source>Turns that were only a pass</source>
        <translation>Coups passés de suite</translation>
    </message>
    <message>
        <source>Partner of the first swap</source>
        <translation>Partenaire du premier échange</translation>
    </message>
    <message>
        <source>Owners of senet before</source>
        <translation>Possesseurs de senet auparavant</translation>
    </message>
    <message>
        <source>Market that is filled</source>
        <translation>Marché en cours de remplissage</translation>
    </message>
    <message>
        <source>Market that is settled</source>
        <translation>Marché en cours de règlement</translation>
    </message>
    <message>
        <source>Servant who is served</source>
        <translation>Serviteur servi</translation>
    </message>
    <message>
        <source>He is the highest bidder</source>
        <translation>C’est le plus offrant</translation>
    </message>
    <message>
        <source>Open markets</source>
        <translation>Marchés ouverts</translation>
    </message>
    <message>
        <source>The dice came in this turn</source>
        <translation>Dés reçus ce coup-ci</translation>
    </message>
    <message>
        <source>Akhenaton is in the deck</source>
        <translation>Akhénaton est dans la pioche</translation>
    </message>
    <message>
        <source>the visible stalls are drawn</source>
        <translation>les étals visibles sont tirés</translation>
    </message>
    <message>
        <source>a gift is drawn</source>
        <translation>un cadeau est tiré</translation>
    </message>
    <message>
        <source>a Servant is placed</source>
        <translation>un serviteur est placé</translation>
    </message>
    <message>
        <source>a second swap</source>
        <translation>un second échange</translation>
    </message>
    <message>
        <source>a senet is given up</source>
        <translation>un senet est défaussé</translation>
    </message>
    <message>
        <source>the dice are rolled</source>
        <translation>les dés sont lancés</translation>
    </message>
    <message>
        <source>a market is settled</source>
        <translation>un marché est réglé</translation>
    </message>
    <message>
        <source>roll again?</source>
        <translation>relancer ?</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>Servant</source>
        <translation>serviteur</translation>
    </message>
    <message>
        <source>gift {value}</source>
        <translation>cadeau {value}</translation>
    </message>
    <message>
        <source>royal seal</source>
        <translation>sceau royal</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>Market Closed</source>
        <translation>Marché fermé</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>character {value}</source>
        <translation>personnage {value}</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <translation>Néfertiti</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirés au sort</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>toujours les mêmes</translation>
    </message>
    <message>
        <source>Each market has two stalls, one of which the Reserve covers at the start: drawn by lot, or Gizeh right, Akhet-Aton left, Abou Simbel right and Louqsor left visible.</source>
        <translation>Chaque marché a deux étals, dont l’un est couvert par la réserve au début : tirés au sort, ou bien visibles à Gizeh à droite, Akhet-Aton à gauche, Abou Simbel à droite et Louxor à gauche.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Qui possède quoi</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Possessions</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Deben in the purse</source>
        <translation>Deben dans la bourse</translation>
    </message>
    <message>
        <source>Free Servants</source>
        <translation>Serviteurs libres</translation>
    </message>
    <message>
        <source>Royal seals, 3 each</source>
        <translation>Sceaux royaux, 3 chacun</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Scored so far</source>
        <translation>Marqués jusqu’ici</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>Akhenaton: one of the last {most} cards</source>
        <translation>Akhénaton : une des {most} dernières cartes</translation>
    </message>
    <message>
        <source>Akhenaton may be the next card: {n} left</source>
        <translation>Akhénaton peut être la prochaine carte ; reste : {n}</translation>
    </message>
    <message>
        <source>Akhenaton has come: markets that close stay shut, {n} open</source>
        <translation>Akhénaton : un marché fermé ne rouvre plus ; ouverts : {n}</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>plus personne</translation>
    </message>
    <message>
        <source>of no use now</source>
        <translation>inutile maintenant</translation>
    </message>
    <message>
        <source>2 points for each type that you hold</source>
        <translation>2 points par type possédé</translation>
    </message>
    <message>
        <source>{gave-gift} for {took-gift} of {with}</source>
        <translation>{gave-gift} contre {took-gift} ({with})</translation>
    </message>
    <message>
        <source>two Servants in this turn</source>
        <translation>deux serviteurs ce coup-ci</translation>
    </message>
    <message>
        <source>{gift} from the closed market</source>
        <translation>{gift} du marché fermé</translation>
    </message>
    <message>
        <source>scores {type} now</source>
        <translation>marque maintenant : {type}</translation>
    </message>
    <message>
        <source>{n} Deben of {market}</source>
        <translation>{n} Deben à {market}</translation>
    </message>
    <message>
        <source>points for a low rank at the end</source>
        <translation>des points pour un mauvais rang à la fin</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Gifts at the end</source>
        <translation>Cadeaux à la fin</translation>
    </message>
    <message>
        <source>Royal seals at the end</source>
        <translation>Sceaux royaux à la fin</translation>
    </message>
    <message>
        <source>On the markets</source>
        <translation>Sur les marchés</translation>
    </message>
    <message>
        <source>Servants placed</source>
        <translation>Serviteurs placés</translation>
    </message>
    <message>
        <source>Markets designated</source>
        <translation>Marchés désignés</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Cartes prises</translation>
    </message>
    <message>
        <source>Royal seals taken</source>
        <translation>Sceaux royaux pris</translation>
    </message>
    <message>
        <source>Characters recruited</source>
        <translation>Personnages recrutés</translation>
    </message>
    <message>
        <source>Bids that could not be paid</source>
        <translation>Offres non payées</translation>
    </message>
    <message>
        <source>Coins of placing and others</source>
        <translation>Pièces du placement et autres</translation>
    </message>
    <message>
        <source>Halves taken</source>
        <translation>Moitiés prises</translation>
    </message>
    <message>
        <source>Deben by halves</source>
        <translation>Deben par moitiés</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Coup {n}</translation>
    </message>
    <message>
        <source>Character recruited</source>
        <translation>Personnage recruté</translation>
    </message>
    <message>
        <source>Market closes</source>
        <translation>Fermeture d’un marché</translation>
    </message>
    <message>
        <source>The visible stalls are drawn</source>
        <translation>Les étals visibles sont tirés</translation>
    </message>
    <message>
        <source>Gifts are drawn for {market}</source>
        <translation>Des cadeaux sont tirés pour {market}</translation>
    </message>
    <message>
        <source>{seat} places a Servant</source>
        <translation>{seat} place un serviteur</translation>
    </message>
    <message>
        <source>{seat} places the first of two Servants</source>
        <translation>{seat} place le premier de deux serviteurs</translation>
    </message>
    <message>
        <source>{seat} designates a market, which closes at once</source>
        <translation>{seat} désigne un marché, qui ferme aussitôt</translation>
    </message>
    <message>
        <source>{seat} can do nothing and passes</source>
        <translation>{seat} ne peut rien faire et passe</translation>
    </message>
    <message>
        <source>No Servant is free to be placed.</source>
        <translation>Aucun serviteur n’est libre à placer.</translation>
    </message>
    <message>
        <source>No free square of an open market has a bid of {money} Deben or less.</source>
        <translation>Aucune case libre d’un marché ouvert n’a une offre de {money} Deben ou moins.</translation>
    </message>
    <message>
        <source>A character may be recruited first, for a royal seal.</source>
        <translation>Un personnage peut d’abord être recruté, contre un sceau royal.</translation>
    </message>
    <message>
        <source>{seat} swaps with the Merchant’s help: choose a gift of your own and one of an opponent</source>
        <translation>{seat} échange grâce au marchand : choisissez un de vos cadeaux et un cadeau adverse</translation>
    </message>
    <message>
        <source>{seat} recruits the Royal Servant: choose a gift that is held</source>
        <translation>{seat} recrute la servante royale : choisissez un cadeau que quelqu’un possède</translation>
    </message>
    <message>
        <source>{seat} recruits the Thief: choose a card of the closed market</source>
        <translation>{seat} recrute le voleur : choisissez une carte du marché fermé</translation>
    </message>
    <message>
        <source>{seat} recruits the Scribe: choose a gift of your own</source>
        <translation>{seat} recrute le scribe : choisissez un de vos cadeaux</translation>
    </message>
    <message>
        <source>{seat} recruits the Treasurer: choose a Reserve and Deben</source>
        <translation>{seat} recrute le trésorier : choisissez réserve et somme</translation>
    </message>
    <message>
        <source>{seat} may swap a second time, with another player</source>
        <translation>{seat} peut échanger une seconde fois, avec un autre joueur</translation>
    </message>
    <message>
        <source>{seat} gives up a senet or a double senet</source>
        <translation>{seat} défausse un senet ou un double senet</translation>
    </message>
    <message>
        <source>The dice are rolled for Louqsor</source>
        <translation>Les dés sont lancés pour Louxor</translation>
    </message>
    <message>
        <source>{seat} is the highest bidder in {market} and pays {n} Deben: choose cards</source>
        <translation>{seat} est le plus offrant à {market} et paie {n} Deben : choisissez des cartes</translation>
    </message>
    <message>
        <source>{seat} buys a card in {market} for {n} Deben, or takes half of the Reserve, {half}</source>
        <translation>{seat} achète une carte à {market} pour {n} Deben ou prend la moitié de la réserve, {half}</translation>
    </message>
    <message>
        <source>{seat} may roll the dice again, or keep them</source>
        <translation>{seat} peut relancer les dés ou les garder</translation>
    </message>
    <message>
        <source>{winner} wins with {n} points</source>
        <translation>{winner} gagne avec {n} PV</translation>
    </message>
    <message>
        <source>{winner} share the victory with {n} points</source>
        <translation>{winner} se partagent la victoire avec {n} PV</translation>
    </message>
    <message>
        <source>Place on {name}</source>
        <translation>Placer sur {name}</translation>
    </message>
    <message>
        <source>Place on {name} in {market}</source>
        <translation>Poser sur la case {name} à {market}</translation>
    </message>
    <message>
        <source>Designate {market}</source>
        <translation>Désigner {market}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Recruit the Vizier</source>
        <translation>Recruter le vizir</translation>
    </message>
    <message>
        <source>Swap {gave-gift} for {took-gift}: {with}</source>
        <translation>Échanger {gave-gift} contre {took-gift} : {with}</translation>
    </message>
    <message>
        <source>Recruit the High Priest</source>
        <translation>Recruter le grand prêtre</translation>
    </message>
    <message>
        <source>Royal Servant: {type}</source>
        <translation>Servante royale : {type}</translation>
    </message>
    <message>
        <source>Steal the card</source>
        <translation>Voler la carte</translation>
    </message>
    <message>
        <source>Recruit the Thief: {place}</source>
        <translation>Recruter le voleur : {place}</translation>
    </message>
    <message>
        <source>Scribe: {type}</source>
        <translation>Scribe : {type}</translation>
    </message>
    <message>
        <source>Take {n} Deben</source>
        <translation>Prendre {n} Deben</translation>
    </message>
    <message>
        <source>Take {n} Deben in {market} with the Treasurer</source>
        <translation>Prendre {n} Deben à {market} avec le trésorier</translation>
    </message>
    <message>
        <source>{n} Deben</source>
        <translation>{n} Deben</translation>
    </message>
    <message>
        <source>Recruit the Priest of Amon</source>
        <translation>Recruter le prêtre d’Amon</translation>
    </message>
    <message>
        <source>No second swap</source>
        <translation>Pas de second échange</translation>
    </message>
    <message>
        <source>Give up: {gift}</source>
        <translation>Défausser : {gift}</translation>
    </message>
    <message>
        <source>Buy: {gift}</source>
        <translation>Acheter : {gift}</translation>
    </message>
    <message>
        <source>Buy: {gift} ({place})</source>
        <translation>Acheter : {gift} ({place})</translation>
    </message>
    <message>
        <source>Take half: {n}</source>
        <translation>Prendre la moitié : {n}</translation>
    </message>
    <message>
        <source>Take half in {market}: {n}</source>
        <translation>Prendre la moitié à {market} : {n}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Garder les dés</translation>
    </message>
    <message>
        <source>Visible stalls: Gizeh {gizeh-side}, Akhet-Aton {akhet-aton-side}, Abou Simbel {abou-simbel-side}, Louqsor {louqsor-side}.</source>
        <translation>Étals visibles : Gizeh {gizeh-side}, Akhet-Aton {akhet-aton-side}, Abou Simbel {abou-simbel-side}, Louxor {louqsor-side}.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>Drawn for {market}: {card}.</source>
        <translation>Tiré pour {market} : {card}.</translation>
    </message>
    <message>
        <source>The die shows {n}.</source>
        <translation>Le dé montre {n}.</translation>
    </message>
    <message>
        <source>The dice show {n} and {other-n}.</source>
        <translation>Les dés montrent {n} et {other-n}.</translation>
    </message>
    <message>
        <source>{seat} places a Servant on square {name} in {market}.</source>
        <translation>{seat} place un serviteur sur la case {name} à {market}.</translation>
    </message>
    <message>
        <source>{seat} cannot place a Servant and designates {market}.</source>
        <translation>{seat} ne peut placer aucun serviteur et désigne {market}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passe.</translation>
    </message>
    <message>
        <source>{seat} recruits the Vizier.</source>
        <translation>{seat} recrute le vizir.</translation>
    </message>
    <message>
        <source>{seat} recruits a Merchant.</source>
        <translation>{seat} recrute un marchand.</translation>
    </message>
    <message>
        <source>{seat} recruits the High Priest.</source>
        <translation>{seat} recrute le grand prêtre.</translation>
    </message>
    <message>
        <source>{seat} recruits a Royal Servant: {type}.</source>
        <translation>{seat} recrute une servante royale : {type}.</translation>
    </message>
    <message>
        <source>{seat} recruits the Thief.</source>
        <translation>{seat} recrute le voleur.</translation>
    </message>
    <message>
        <source>{seat} recruits a Scribe: {type}.</source>
        <translation>{seat} recrute un scribe : {type}.</translation>
    </message>
    <message>
        <source>{seat} recruits the Treasurer.</source>
        <translation>{seat} recrute le trésorier.</translation>
    </message>
    <message>
        <source>{seat} recruits the Priest of Amon.</source>
        <translation>{seat} recrute le prêtre d’Amon.</translation>
    </message>
    <message>
        <source>{seat} swaps a second time.</source>
        <translation>{seat} échange une seconde fois.</translation>
    </message>
    <message>
        <source>{seat} does not swap again.</source>
        <translation>{seat} n’échange plus.</translation>
    </message>
    <message>
        <source>{seat} gives up: {gift}.</source>
        <translation>{seat} défausse : {gift}.</translation>
    </message>
    <message>
        <source>{seat} buys for {n} Deben: {gift}.</source>
        <translation>{seat} achète pour {n} Deben : {gift}.</translation>
    </message>
    <message>
        <source>{seat} does not buy.</source>
        <translation>{seat} n’achète pas.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve.</source>
        <translation>{seat} prend la moitié de la réserve.</translation>
    </message>
    <message>
        <source>{seat} rolls again.</source>
        <translation>{seat} relance.</translation>
    </message>
    <message>
        <source>{seat} keeps the dice.</source>
        <translation>{seat} garde les dés.</translation>
    </message>
    <message>
        <source>Servant on {name}</source>
        <translation>serviteur sur {name}</translation>
    </message>
    <message>
        <source>designation of {market}</source>
        <translation>désignation : {market}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>second swap</source>
        <translation>second échange</translation>
    </message>
    <message>
        <source>no second swap</source>
        <translation>pas de second échange</translation>
    </message>
    <message>
        <source>giving up of a gift</source>
        <translation>défausse d’un cadeau</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>achat</translation>
    </message>
    <message>
        <source>half of the Reserve</source>
        <translation>moitié de la réserve</translation>
    </message>
    <message>
        <source>rolling again</source>
        <translation>nouveau lancer</translation>
    </message>
    <message>
        <source>{name} in {market}</source>
        <translation>{name} à {market}</translation>
    </message>
    <message>
        <source>buys {gift} for {n} Deben</source>
        <translation>achète {gift} pour {n} Deben</translation>
    </message>
    <message>
        <source>keeping of the dice</source>
        <translation>dés gardés</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>{seat} gets {money} Deben from {market}: {for}.</source>
        <translation>{seat} reçoit {money} Deben à {market} : {for}.</translation>
    </message>
    <message>
        <source>Louqsor stays open, and {seat} has the dice.</source>
        <translation>Louxor reste ouvert ; {seat} a les dés.</translation>
    </message>
    <message>
        <source>{market} closes: {for}.</source>
        <translation>{market} ferme : {for}.</translation>
    </message>
    <message>
        <source>{seat} cannot pay: {place}.</source>
        <translation>{seat} ne peut pas payer : {place}.</translation>
    </message>
    <message>
        <source>{seat} pays {money} Deben in {market}.</source>
        <translation>{seat} paie {money} Deben à {market}.</translation>
    </message>
    <message>
        <source>{seat} pays nothing in {market}.</source>
        <translation>{seat} ne paie rien à {market}.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve in {market}: {money} Deben.</source>
        <translation>{seat} prend la moitié de la réserve à {market} : {money} Deben.</translation>
    </message>
    <message>
        <source>{seat} takes half of the Reserve in {market}: nothing.</source>
        <translation>{seat} prend la moitié de la réserve à {market} : rien.</translation>
    </message>
    <message>
        <source>{seat} takes: {gift}.</source>
        <translation>{seat} prend : {gift}.</translation>
    </message>
    <message>
        <source>{seat} gets a royal seal.</source>
        <translation>{seat} reçoit un sceau royal.</translation>
    </message>
    <message>
        <source>{seat} swaps with {with}: {gave} for {took}, and pays {money} Deben.</source>
        <translation>{seat} échange avec {with} : {gave} contre {took}, et paie {money} Deben.</translation>
    </message>
    <message>
        <source>{seat} swaps with {with}: {gave} for {took}.</source>
        <translation>{seat} échange avec {with} : {gave} contre {took}.</translation>
    </message>
    <message>
        <source>{market} opens.</source>
        <translation>{market} s’ouvre.</translation>
    </message>
    <message>
        <source>Akhenaton: from now on each market that closes stays shut.</source>
        <translation>Akhénaton : désormais, un marché fermé ne rouvre plus.</translation>
    </message>
    <message>
        <source>{seat} scores {points}: {for}.</source>
        <translation>{seat} marque {points} PV : {for}.</translation>
    </message>
    <message>
        <source>Victory with {points} points: {winner}.</source>
        <translation>Victoire avec {points} PV : {winner}.</translation>
    </message>
    <message>
        <source>{stall}</source>
        <translation>{stall}</translation>
    </message>
    <message>
        <source>{n}, half {half}</source>
        <translation>{n}, moitié {half}</translation>
    </message>
    <message numerus="yes">
        <source>Market Closed: %n card(s)</source>
        <translation>
            <numerusform>Marché fermé : %n carte</numerusform>
            <numerusform>Marché fermé : %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>shut until the end</source>
        <translation>fermé jusqu’à la fin</translation>
    </message>
    <message>
        <source>The Thief may take one.</source>
        <translation>Le voleur peut en prendre une.</translation>
    </message>
    <message>
        <source>Opens again with the next market that closes.</source>
        <translation>Rouvre avec le prochain marché qui ferme.</translation>
    </message>
    <message>
        <source>{n} of {most} connected</source>
        <translation>cases reliées : {n} sur {most}</translation>
    </message>
    <message>
        <source>Servants: {n}, colours: {colours}</source>
        <translation>Serviteurs : {n}, couleurs : {colours}</translation>
    </message>
    <message>
        <source>{n} of {most} levels</source>
        <translation>niveaux : {n} sur {most}</translation>
    </message>
    <message>
        <source>{n} of {most} in a line</source>
        <translation>alignés : {n} sur {most}</translation>
    </message>
    <message>
        <source>{n} of 36 rolls close it, {percent}%</source>
        <translation>lancers qui le ferment : {n} sur 36, {percent} %</translation>
    </message>
    <message>
        <source>closes it: {name}</source>
        <translation>le ferme : {name}</translation>
    </message>
    <message>
        <source>{seat} has the dice</source>
        <translation>{seat} a les dés</translation>
    </message>
    <message>
        <source>Stall beneath: {stall}</source>
        <translation>Étal dessous : {stall}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n}, yours {yours}</source>
        <translation>{n}, à vous {yours}</translation>
    </message>
    <message>
        <source>What closes this market: {stall}</source>
        <translation>Ce qui ferme ce marché : {stall}</translation>
    </message>
    <message>
        <source>{n} Deben, half is {half}</source>
        <translation>{n} Deben, la moitié fait {half}</translation>
    </message>
    <message>
        <source>Worth {n} now</source>
        <translation>Vaut {n} maintenant</translation>
    </message>
    <message>
        <source>Worth {n} now, {yours} once it is yours</source>
        <translation>Vaut {n} maintenant, {yours} une fois à vous</translation>
    </message>
    <message>
        <source>If {seat} places on {name}</source>
        <translation>Si {seat} place sur {name}</translation>
    </message>
    <message>
        <source>If {market} is designated</source>
        <translation>Si {market} est désigné</translation>
    </message>
    <message>
        <source>{market} is settled</source>
        <translation>Règlement : {market}</translation>
    </message>
    <message>
        <source>It closes.</source>
        <translation>Il ferme.</translation>
    </message>
    <message>
        <source>It stays open.</source>
        <translation>Il reste ouvert.</translation>
    </message>
    <message>
        <source>The dice decide whether it closes.</source>
        <translation>Les dés décident s’il ferme.</translation>
    </message>
    <message>
        <source>{n} Deben for placing</source>
        <translation>{n} Deben pour le placement</translation>
    </message>
    <message>
        <source>Served in order</source>
        <translation>Servis dans l’ordre</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Reserve {n}</source>
        <translation>Réserve {n}</translation>
    </message>
    <message>
        <source>Res. {n}</source>
        <translation>Rés. {n}</translation>
    </message>
    <message numerus="yes">
        <source>pays {bid}: %n card(s)</source>
        <translation>
            <numerusform>paie {bid} : %n carte</numerusform>
            <numerusform>paie {bid} : %n cartes</numerusform>
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
        <source>half {half}</source>
        <translation>moitié {half}</translation>
    </message>
    <message>
        <source>half {half}, or 1 card</source>
        <translation>moitié {half} ou 1 carte</translation>
    </message>
    <message>
        <source>half {half}/card</source>
        <translation>moitié {half}/carte</translation>
    </message>
    <message>
        <source>cannot pay {bid}</source>
        <translation>ne peut payer {bid}</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>trop cher</translation>
    </message>
    <message>
        <source>{market} closes</source>
        <translation>{market} ferme</translation>
    </message>
    <message>
        <source>Servant, {seat}</source>
        <translation>serviteur, {seat}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Market closed</source>
        <translation>Marché fermé</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>yours {yours}</source>
        <translation>à vous {yours}</translation>
    </message>
    <message>
        <source>→ {yours}</source>
        <translation>→ {yours}</translation>
    </message>
    <message>
        <source>2 senet</source>
        <translation>dbl senet</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>statue</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>collier</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Total now</source>
        <translation>Total actuel</translation>
    </message>
    <message>
        <source>Akhenaton; cards left: {n}</source>
        <translation>Akhénaton : une carte sur {n}</translation>
    </message>
    <message>
        <source>Akhenaton has come, {n} open</source>
        <translation>Akhénaton venu, ouverts : {n}</translation>
    </message>
    <message>
        <source>cannot pay this bid now</source>
        <translation>ne peut pas payer cette offre</translation>
    </message>
    <message>
        <source>Bid square: you may place a Servant here if your purse holds the bid. Higher bids are served first.</source>
        <translation>Case d’offre : vous pouvez y placer un serviteur si votre bourse contient l’offre. Les offres les plus hautes sont servies d’abord.</translation>
    </message>
    <message>
        <source>Single card: as the highest bidder you take one card here, any.</source>
        <translation>Carte unique : le plus offrant y prend une carte au choix.</translation>
    </message>
    <message>
        <source>Deben: placing here brings 1 Deben from the Reserve, if it has one.</source>
        <translation>Deben : placer ici rapporte 1 Deben de la réserve, s’il y en a.</translation>
    </message>
    <message>
        <source>Extra card: as the highest bidder you take three lower cards here, or the upper card and one lower.</source>
        <translation>Carte supplémentaire : le plus offrant y prend trois cartes du bas, ou celle du haut et une du bas.</translation>
    </message>
    <message>
        <source>Upper card: the highest bidder may take it alone; if it is left, others may buy it for their bid. A royal seal on it goes with it.</source>
        <translation>Carte du haut : le plus offrant peut la prendre seule ; s’il la laisse, les autres peuvent l’acheter pour leur offre. Un sceau royal posé dessus va avec elle.</translation>
    </message>
    <message>
        <source>Lower card: the highest bidder may take two of these instead of the upper card; others may buy one that is left for their bid.</source>
        <translation>Carte du bas : le plus offrant peut en prendre deux au lieu de la carte du haut ; les autres peuvent en acheter une qui reste pour leur offre.</translation>
    </message>
    <message>
        <source>Reserve: the money of this market. After the highest bidder, whoever does not buy takes half of it, rounded up. The stall beneath is uncovered by the next settling.</source>
        <translation>Réserve : l’argent de ce marché. Après le plus offrant, qui n’achète pas en prend la moitié, arrondie vers le haut. L’étal en dessous est découvert au règlement suivant.</translation>
    </message>
    <message>
        <source>What closes this market. A closed market opens again when the next one closes, until Akhenaton has appeared.</source>
        <translation>Ce qui ferme ce marché. Un marché fermé rouvre quand le suivant ferme, tant qu’Akhénaton n’est pas apparu.</translation>
    </message>
    <message>
        <source>Royal seal: it goes with the upper card. It recruits a character, or counts 3 points at the end.</source>
        <translation>Sceau royal : il va avec la carte du haut. Il recrute un personnage ou compte 3 points à la fin.</translation>
    </message>
    <message>
        <source>Free Servants: you place them on bid squares. They come back when their market has been settled.</source>
        <translation>Serviteurs libres : vous les placez sur des cases d’offre. Ils reviennent après le règlement de leur marché.</translation>
    </message>
    <message>
        <source>Purse: it pays bids. Deben count nothing at the end, but break a tie.</source>
        <translation>Bourse : elle paie les offres. Les Deben ne comptent pas à la fin, mais départagent en cas d’égalité.</translation>
    </message>
    <message>
        <source>Royal seals: each recruits one character, or counts 3 points at the end.</source>
        <translation>Sceaux royaux : chacun recrute un personnage ou compte 3 points à la fin.</translation>
    </message>
    <message>
        <source>Dice: whoever missed at Louqsor keeps them and may roll again at the end of a later turn.</source>
        <translation>Dés : qui a manqué à Louxor les garde et peut relancer à la fin d’un coup suivant.</translation>
    </message>
    <message>
        <source>Dice: whoever places at Louqsor rolls at once.</source>
        <translation>Dés : qui place à Louxor les lance aussitôt.</translation>
    </message>
    <message>
        <source>Priest of Amon: at the end he brings points for a low rank, 0, 6, 9 or 12.</source>
        <translation>Prêtre d’Amon : à la fin, il rapporte des points pour un rang bas, 0, 6, 9 ou 12.</translation>
    </message>
    <message>
        <source>Gifts: each is worth more the fewer players hold its type.</source>
        <translation>Cadeaux : chacun vaut d’autant plus que peu de joueurs en possèdent le type.</translation>
    </message>
    <message>
        <source>Character: for a royal seal, before you place a Servant. He works at once and leaves the game.</source>
        <translation>Personnage : contre un sceau royal, avant de placer un serviteur. Il agit aussitôt et quitte la partie.</translation>
    </message>
    <message>
        <source>Deck: closed markets are filled up from it. Akhenaton is one of its last five cards.</source>
        <translation>Pioche : elle complète les marchés fermés. Akhénaton est l’une de ses cinq dernières cartes.</translation>
    </message>
    <message>
        <source>Royal seals not handed out: one comes to the upper card of each market that opens.</source>
        <translation>Sceaux royaux non distribués : un sceau va sur la carte du haut de chaque marché qui s’ouvre.</translation>
    </message>
    <message>
        <source>Servant: he bids for you. When the market closes he is served in the order of the bids.</source>
        <translation>Serviteur : il fait une offre pour vous. Quand le marché ferme, il est servi dans l’ordre des offres.</translation>
    </message>
    <message>
        <source>Gift: it is worth more the fewer players hold its type.</source>
        <translation>Cadeau : il vaut d’autant plus que peu de joueurs en possèdent le type.</translation>
    </message>
    <message>
        <source>Royal seal: it recruits a character, or counts 3 points at the end.</source>
        <translation>Sceau royal : il recrute un personnage ou compte 3 points à la fin.</translation>
    </message>
    <message>
        <source>Deben: money moves between purses and Reserves and is never lost.</source>
        <translation>Deben : l’argent circule entre bourses et réserves et ne se perd jamais.</translation>
    </message>
    <message>
        <source>Reserve tile: it covers the stall that comes next.</source>
        <translation>Tuile de la réserve : elle couvre l’étal qui vient ensuite.</translation>
    </message>
    <message>
        <source>Market Closed: this market opens again when the next one closes, until Akhenaton has appeared.</source>
        <translation>Marché fermé : ce marché rouvre quand le suivant ferme, tant qu’Akhénaton n’est pas apparu.</translation>
    </message>
    <message>
        <source>Die: rolled by whoever places at Louqsor.</source>
        <translation>Dé : lancé par qui place à Louxor.</translation>
    </message>
    <message>
        <source>Character: recruited for a royal seal.</source>
        <translation>Personnage : recruté contre un sceau royal.</translation>
    </message>
    <message>
        <source>Deck: nobody knows its order.</source>
        <translation>Pioche : personne n’en connaît l’ordre.</translation>
    </message>
    <message>
        <source>Priest of Amon: points for a low rank at the end.</source>
        <translation>Prêtre d’Amon : des points pour un rang bas à la fin.</translation>
    </message>
    <message>
        <source>Vizier: 2 points for each type of gift that you hold.</source>
        <translation>Vizir : 2 points par type de cadeau que vous possédez.</translation>
    </message>
    <message>
        <source>Merchant: swap a gift for another player’s, of a type that you hold. If the highest value of yours is lower, you pay the difference. The First Merchant swaps twice, with two opponents.</source>
        <translation>Marchand : échangez un cadeau contre celui d’un autre joueur, d’un type que vous possédez. Si la valeur maximale du vôtre est plus basse, vous payez la différence. Le premier marchand échange deux fois, avec deux adversaires.</translation>
    </message>
    <message>
        <source>High Priest: you take two Servant steps in this turn.</source>
        <translation>Grand prêtre : deux fois pendant ce coup, vous placez un serviteur (ou désignez un marché).</translation>
    </message>
    <message>
        <source>Royal Servant: name a type. Each holder gives up one gift of it and scores what it was worth before.</source>
        <translation>Servante royale : nommez un type. Chaque possesseur en défausse un cadeau et en marque le cours d’avant.</translation>
    </message>
    <message>
        <source>Thief: take a card from the market with the tile “Market Closed”.</source>
        <translation>Voleur : prenez une carte du marché qui porte la tuile « Marché fermé ».</translation>
    </message>
    <message>
        <source>Scribe: score all your gifts of one type, each what it is worth now plus the bonus of the card, and give them up.</source>
        <translation>Scribe : marquez tous vos cadeaux d’un type à leur cours plus le bonus de la carte, puis défaussez-les.</translation>
    </message>
    <message>
        <source>Treasurer: take 1 to 4 Deben from one Reserve.</source>
        <translation>Trésorier : prenez 1 à 4 Deben dans une réserve.</translation>
    </message>
    <message>
        <source>Priest of Amon: he stays with you; at the end the second player gets 6 points for him, the third 9, the fourth and fifth 12.</source>
        <translation>Prêtre d’Amon : il reste avec vous ; à la fin, il rapporte 6 points au deuxième, 9 au troisième, 12 au quatrième et au cinquième.</translation>
    </message>
    <message>
        <source>It ends the game, and {seat} wins with {n} points.</source>
        <translation>La partie se termine, et {seat} gagne avec {n} PV.</translation>
    </message>
    <message>
        <source>It closes the market, and {seat} buys as the highest bidder for {n} Deben.</source>
        <translation>Le marché ferme, et {seat} achète comme plus offrant pour {n} Deben.</translation>
    </message>
    <message>
        <source>{seat} buys there as the highest bidder.</source>
        <translation>{seat} y achète comme plus offrant.</translation>
    </message>
    <message>
        <source>{seat} is then the highest bidder there who can pay, with {n} Deben.</source>
        <translation>{seat} y est alors le plus offrant qui peut payer, avec {n} Deben.</translation>
    </message>
    <message>
        <source>{n} of {all} results of the dice close Louqsor, and {seat} buys there as the highest bidder.</source>
        <translation>Louxor ferme dans {n} cas sur {all}, et {seat} y achète comme plus offrant.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Cela rapporte tout de suite %n point.</numerusform>
            <numerusform>Cela rapporte tout de suite %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {seat} holds is worth %n point(s) more then.</source>
        <translation>
            <numerusform>Ce que possède {seat} vaut alors %n point de plus.</numerusform>
            <numerusform>Ce que possède {seat} vaut alors %n points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {other} has is worth %n point(s) less then.</source>
        <translation>
            <numerusform>Ce que possède {other} vaut alors %n point de moins.</numerusform>
            <numerusform>Ce que possède {other} vaut alors %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings {n} Deben.</source>
        <translation>Cela rapporte {n} Deben.</translation>
    </message>
    <message>
        <source>{seat} has not {right} Servants, but {n}.</source>
        <translation>{seat}, serviteurs : {n} au lieu de {right}.</translation>
    </message>
    <message>
        <source>It is not said for every market which stall is visible.</source>
        <translation>Il n’est pas dit pour chaque marché quel étal est visible.</translation>
    </message>
    <message>
        <source>The tile “Market Closed” lies nowhere.</source>
        <translation>La tuile « Marché fermé » n’est nulle part.</translation>
    </message>
    <message>
        <source>{market} is open although the tile “Market Closed” lies there.</source>
        <translation>{market} : ce marché est ouvert alors que la tuile « Marché fermé » s’y trouve.</translation>
    </message>
    <message>
        <source>As long as Akhenaton is in the deck, all markets but the closed one are open.</source>
        <translation>Tant qu’Akhénaton est dans la pioche, tous les marchés sauf celui qui est fermé sont ouverts.</translation>
    </message>
    <message>
        <source>No market is open: the game is over.</source>
        <translation>Aucun marché n’est ouvert : la partie est terminée.</translation>
    </message>
    <message>
        <source>The game is not over as long as a market is open.</source>
        <translation>La partie n’est pas terminée tant qu’un marché est ouvert.</translation>
    </message>
    <message>
        <source>Servants stand where no stall is in use: {market}.</source>
        <translation>Des serviteurs sont sur un étal qui ne sert pas : {market}.</translation>
    </message>
    <message>
        <source>A card is missing: {market}. As long as Akhenaton is in the deck, an open market has four.</source>
        <translation>Il manque une carte : {market}. Tant qu’Akhénaton est dans la pioche, un marché ouvert en a quatre.</translation>
    </message>
    <message>
        <source>Gives up a senet: {seat}</source>
        <translation>Défausse un senet : {seat}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Royal seals</source>
        <translation>Sceaux royaux</translation>
    </message>
    <message>
        <source>Who has the dice</source>
        <translation>Qui a les dés</translation>
    </message>
    <message>
        <source>Who has the Priest of Amon</source>
        <translation>Qui a le prêtre d’Amon</translation>
    </message>
    <message>
        <source>Visible stall of Gizeh</source>
        <translation>Étal visible de Gizeh</translation>
    </message>
    <message>
        <source>Visible stall of Akhet-Aton</source>
        <translation>Étal visible d’Akhet-Aton</translation>
    </message>
    <message>
        <source>Visible stall of Abou Simbel</source>
        <translation>Étal visible d’Abou Simbel</translation>
    </message>
    <message>
        <source>Visible stall of Louqsor</source>
        <translation>Étal visible de Louxor</translation>
    </message>
    <message>
        <source>What {seat} has</source>
        <translation>Ce qu’a {seat}</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>Étals</translation>
    </message>
    <message>
        <source>Characters left</source>
        <translation>Personnages restants</translation>
    </message>
    <message>
        <source>Paid for cards</source>
        <translation>Payés pour des cartes</translation>
    </message>
    <message>
        <source>Paid to opponents for swaps</source>
        <translation>Payés à des adversaires pour des échanges</translation>
    </message>
    <message>
        <source>Received from opponents for swaps</source>
        <translation>Reçus d’adversaires pour des échanges</translation>
    </message>
    <message>
        <source>Who took what was paid</source>
        <translation>Qui a pris ce qui a été payé</translation>
    </message>
    <message>
        <source>What Black paid</source>
        <translation>Ce que Noir a payé</translation>
    </message>
    <message>
        <source>What Red paid</source>
        <translation>Ce que Rouge a payé</translation>
    </message>
    <message>
        <source>What Green paid</source>
        <translation>Ce que Vert a payé</translation>
    </message>
    <message>
        <source>What Blue paid</source>
        <translation>Ce que Bleu a payé</translation>
    </message>
    <message>
        <source>What Yellow paid</source>
        <translation>Ce que Jaune a payé</translation>
    </message>
    <message>
        <source>1 seal each: {points} points</source>
        <translation>coût : 1 sceau (= {points} points)</translation>
    </message>
    <message>
        <source>First Merchant</source>
        <translation>premier marchand</translation>
    </message>
    <message>
        <source>Scribe +{bonus}</source>
        <translation>scribe +{bonus}</translation>
    </message>
    <message>
        <source>{type}: each holder cashes in one</source>
        <translation>{type} : chacun en défausse et marque un</translation>
    </message>
    <message>
        <source>Sum {n} of {most}</source>
        <translation>Somme {n} sur {most}</translation>
    </message>
    <message>
        <source>Longest chain {n}: a roll closes it with {percent}%</source>
        <translation>Plus longue chaîne {n} : un lancer le ferme dans {percent} % des cas</translation>
    </message>
    <message>
        <source>without the tile “Market Closed”</source>
        <translation>sans la tuile « Marché fermé »</translation>
    </message>
    <message>
        <source>a Servant here closes the market</source>
        <translation>un serviteur ici ferme le marché</translation>
    </message>
    <message>
        <source>{seat} {each}.</source>
        <translation>{seat} {each}.</translation>
    </message>
    <message>
        <source>gets {n} Deben from {market}</source>
        <translation>reçoit {n} Deben à {market}</translation>
    </message>
    <message>
        <source>pays {n} Deben in {market}</source>
        <translation>paie {n} Deben à {market}</translation>
    </message>
    <message>
        <source>takes {n} Deben as half of the Reserve in {market}</source>
        <translation>prend {n} Deben, la moitié de la réserve, à {market}</translation>
    </message>
    <message>
        <source>takes {gift}</source>
        <translation>prend {gift}</translation>
    </message>
    <message>
        <source>gets a royal seal</source>
        <translation>reçoit un sceau royal</translation>
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
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>beige priest without a ring</source>
        <translation>prêtre beige sans anneau</translation>
    </message>
    <message>
        <source>blue priest without a ring</source>
        <translation>prêtre bleu sans anneau</translation>
    </message>
    <message>
        <source>green priest without a ring</source>
        <translation>prêtre vert sans anneau</translation>
    </message>
    <message>
        <source>red priest without a ring</source>
        <translation>prêtre rouge sans anneau</translation>
    </message>
    <message>
        <source>beige priest with one ring</source>
        <translation>prêtre beige à un anneau</translation>
    </message>
    <message>
        <source>blue priest with one ring</source>
        <translation>prêtre bleu à un anneau</translation>
    </message>
    <message>
        <source>green priest with one ring</source>
        <translation>prêtre vert à un anneau</translation>
    </message>
    <message>
        <source>red priest with one ring</source>
        <translation>prêtre rouge à un anneau</translation>
    </message>
    <message>
        <source>beige priest with two rings</source>
        <translation>prêtre beige à deux anneaux</translation>
    </message>
    <message>
        <source>blue priest with two rings</source>
        <translation>prêtre bleu à deux anneaux</translation>
    </message>
    <message>
        <source>green priest with two rings</source>
        <translation>prêtre vert à deux anneaux</translation>
    </message>
    <message>
        <source>red priest with two rings</source>
        <translation>prêtre rouge à deux anneaux</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
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
        <translation>Nephtys</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Thoth</source>
        <translation>Thot</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Rê</translation>
    </message>
    <message>
        <source>Amun</source>
        <translation>Amon</translation>
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
        <translation>d’Osiris</translation>
    </message>
    <message>
        <source>of Isis</source>
        <translation>d’Isis</translation>
    </message>
    <message>
        <source>of Horus</source>
        <translation>d’Horus</translation>
    </message>
    <message>
        <source>of Seth</source>
        <translation>de Seth</translation>
    </message>
    <message>
        <source>of Nephthys</source>
        <translation>de Nephtys</translation>
    </message>
    <message>
        <source>of Anubis</source>
        <translation>d’Anubis</translation>
    </message>
    <message>
        <source>of Thoth</source>
        <translation>de Thot</translation>
    </message>
    <message>
        <source>of Re</source>
        <translation>de Rê</translation>
    </message>
    <message>
        <source>of Amun</source>
        <translation>d’Amon</translation>
    </message>
    <message>
        <source>of Hathor</source>
        <translation>d’Hathor</translation>
    </message>
    <message>
        <source>of Bastet</source>
        <translation>de Bastet</translation>
    </message>
    <message>
        <source>of Ptah</source>
        <translation>de Ptah</translation>
    </message>
    <message>
        <source>of Sobek</source>
        <translation>de Sobek</translation>
    </message>
    <message>
        <source>space {name}</source>
        <translation>case {name}</translation>
    </message>
    <message>
        <source>{face}-{lane}-{index}</source>
        <extracomment>A space as it is read out: face, lane, number.</extracomment>
        <translation>{face} {lane} {index}</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>nord</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>est</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>sud</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>A face of the pyramid as it is read out: its point of the compass.</extracomment>
        <translation>ouest</translation>
    </message>
    <message>
        <source>the tip of the pyramid</source>
        <translation>le sommet de la pyramide</translation>
    </message>
    <message>
        <source>the temple {of}</source>
        <translation>temple {of}</translation>
    </message>
    <message>
        <source>the god under {under}</source>
        <translation>dieu sous {under}</translation>
    </message>
    <message>
        <source>the {colour} followers not yet set</source>
        <translation>fidèles {colour}s à poser</translation>
    </message>
    <message>
        <source>the beige priest without a ring</source>
        <translation>le prêtre beige sans anneau</translation>
    </message>
    <message>
        <source>the blue priest without a ring</source>
        <translation>le prêtre bleu sans anneau</translation>
    </message>
    <message>
        <source>the green priest without a ring</source>
        <translation>le prêtre vert sans anneau</translation>
    </message>
    <message>
        <source>the red priest without a ring</source>
        <translation>le prêtre rouge sans anneau</translation>
    </message>
    <message>
        <source>the beige priest with one ring</source>
        <translation>le prêtre beige à un anneau</translation>
    </message>
    <message>
        <source>the blue priest with one ring</source>
        <translation>le prêtre bleu à un anneau</translation>
    </message>
    <message>
        <source>the green priest with one ring</source>
        <translation>le prêtre vert à un anneau</translation>
    </message>
    <message>
        <source>the red priest with one ring</source>
        <translation>le prêtre rouge à un anneau</translation>
    </message>
    <message>
        <source>the beige priest with two rings</source>
        <translation>le prêtre beige à deux anneaux</translation>
    </message>
    <message>
        <source>the blue priest with two rings</source>
        <translation>le prêtre bleu à deux anneaux</translation>
    </message>
    <message>
        <source>the green priest with two rings</source>
        <translation>le prêtre vert à deux anneaux</translation>
    </message>
    <message>
        <source>the red priest with two rings</source>
        <translation>le prêtre rouge à deux anneaux</translation>
    </message>
    <message>
        <source>a priest has reached the tip</source>
        <translation>un prêtre a atteint le sommet</translation>
    </message>
    <message>
        <source>blockades close the tip on all four sides</source>
        <translation>des barrages ferment le sommet des quatre côtés</translation>
    </message>
    <message>
        <source>nobody can move a priest</source>
        <translation>personne ne peut plus avancer</translation>
    </message>
    <message>
        <source>“{text}” is no action; actions are written like “a step a0 N-1-2”.</source>
        <translation>« {text} » n’est pas une action ; une action s’écrit comme « a step a0 N-1-2 ».</translation>
    </message>
    <message>
        <source>“{text}” is no action of chance; it is written “chance gods” and the names of all 13 gods.</source>
        <translation>« {text} » n’est pas une action du hasard ; elle s’écrit « chance gods », puis les noms des 13 dieux.</translation>
    </message>
    <message>
        <source>“{text}” is no seat; the seats are a, b, c and d.</source>
        <translation>« {text} » n’est pas une place ; les places sont a, b, c et d.</translation>
    </message>
    <message>
        <source>“{text}” is no colour; the colours are a, b, c and d.</source>
        <translation>« {text} » n’est pas une couleur ; les couleurs sont a, b, c et d.</translation>
    </message>
    <message>
        <source>“{text}” is no high priest; they are a0 to d2.</source>
        <translation>« {text} » n’est pas un grand prêtre ; ils vont de a0 à d2.</translation>
    </message>
    <message>
        <source>“{text}” is no god of this game.</source>
        <translation>« {text} » n’est pas un dieu de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is no place of the board; places are written like N-1-2, tip and town-a0.</source>
        <translation>« {text} » n’est pas un endroit du plateau de jeu ; un endroit s’écrit comme N-1-2, tip ou town-a0.</translation>
    </message>
    <message>
        <source>The god “{text}” is named twice.</source>
        <translation>Le dieu « {text} » est nommé deux fois.</translation>
    </message>
    <message>
        <source>Nothing is dealt now.</source>
        <translation>Rien à distribuer maintenant.</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Ce n’est pas une action possible dans ce jeu.</translation>
    </message>
    <message>
        <source>The gods are dealt first.</source>
        <translation>Il faut d’abord distribuer les dieux.</translation>
    </message>
    <message>
        <source>All 13 gods are dealt, each once.</source>
        <translation>Les 13 dieux sont distribués, chacun une fois.</translation>
    </message>
    <message>
        <source>Nobody sees how the gods are dealt.</source>
        <translation>Personne ne voit la distribution des dieux.</translation>
    </message>
    <message>
        <source>{seat} decides about the gods first.</source>
        <translation>C’est d’abord à {seat} de décider des dieux.</translation>
    </message>
    <message>
        <source>A {colour} follower is set at a temple first.</source>
        <translation>Il faut d’abord poser un fidèle {colour} dans un temple.</translation>
    </message>
    <message>
        <source>All followers are set; they are only moved now, after a walk.</source>
        <translation>Tous les fidèles sont posés ; on ne fait plus que les déplacer, après un trajet.</translation>
    </message>
    <message>
        <source>A priest must be moved first.</source>
        <translation>Il faut d’abord déplacer un prêtre.</translation>
    </message>
    <message>
        <source>The walk is not over: it goes on with the {priest}.</source>
        <translation>Le trajet n’est pas terminé : il continue avec le {priest}.</translation>
    </message>
    <message>
        <source>The question whether the gods are swapped comes first.</source>
        <translation>Il faut d’abord décider si on échange les dieux.</translation>
    </message>
    <message>
        <source>A priest has walked in this turn; a follower may be moved now.</source>
        <translation>Un prêtre a déjà avancé ce coup-ci ; on peut maintenant déplacer un fidèle.</translation>
    </message>
    <message>
        <source>No own priest can take a step in this turn; a follower may be moved.</source>
        <translation>Aucun de vos prêtres ne peut faire un pas ce coup-ci ; vous pouvez déplacer un fidèle.</translation>
    </message>
    <message>
        <source>The {priest} does not take part in this game.</source>
        <translation>Le {priest} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>The {priest} belongs to another player.</source>
        <translation>Le {priest} appartient à un autre joueur.</translation>
    </message>
    <message>
        <source>The walk goes on with the {priest}; no other priest is moved in this turn.</source>
        <translation>Le trajet continue avec le {priest} ; aucun autre prêtre ne bouge ce coup-ci.</translation>
    </message>
    <message>
        <source>The {priest} has no power counter in the home town.</source>
        <translation>Le {priest} n’a aucun pion de pouvoir dans sa ville d’origine.</translation>
    </message>
    <message>
        <source>The {priest} can take no step that the power at home pays for.</source>
        <translation>Le pouvoir de sa ville ne paie aucun pas possible pour le {priest}.</translation>
    </message>
    <message>
        <source>No priest but its own may enter {place}.</source>
        <translation>Seul son propre prêtre peut entrer ici : {place}.</translation>
    </message>
    <message>
        <source>The {priest} does not stand next to {place}.</source>
        <translation>Le {priest} n’est pas à côté de cet endroit : {place}.</translation>
    </message>
    <message>
        <source>An own priest is in the way: the {priest}.</source>
        <translation>Un de vos prêtres barre le passage : le {priest}.</translation>
    </message>
    <message>
        <source>The blockade on {place} can be entered from the side only.</source>
        <translation>On n’entre que de côté sur le barrage de la {place}.</translation>
    </message>
    <message>
        <source>The step costs {n} power; the {priest} has {left}.</source>
        <translation>Coût du pas : {n} ; pouvoir du {priest} : {left}.</translation>
    </message>
    <message>
        <source>A blockade is set after at least one step.</source>
        <translation>Un barrage se pose après au moins un pas.</translation>
    </message>
    <message>
        <source>Only the last power counter can become a blockade; {left} are left.</source>
        <translation>Seul le dernier pion de pouvoir peut devenir un barrage ; il en reste {left}.</translation>
    </message>
    <message>
        <source>A blockade is set on a space of the pyramid.</source>
        <translation>Un barrage se pose sur une case de la pyramide.</translation>
    </message>
    <message>
        <source>No blockade can be set where a priest stands ({place}).</source>
        <translation>Pas de barrage là où se tient un prêtre ({place}).</translation>
    </message>
    <message>
        <source>There is a blockade on {place} already.</source>
        <translation>Il y a déjà un barrage sur la {place}.</translation>
    </message>
    <message>
        <source>Three {colour} followers are at {place} already.</source>
        <translation>Il y a déjà trois fidèles {colour}s au {place}.</translation>
    </message>
    <message>
        <source>The {colour} followers belong to another player.</source>
        <translation>Les fidèles {colour}s appartiennent à un autre joueur.</translation>
    </message>
    <message>
        <source>There is no {colour} follower at {place}.</source>
        <translation>Il n’y a pas de fidèle {colour} au {place}.</translation>
    </message>
    <message>
        <source>The follower is at {place} already.</source>
        <translation>Le fidèle est déjà au {place}.</translation>
    </message>
    <message>
        <source>No own follower stands there ({god}).</source>
        <translation>Aucun de vos fidèles n’est là ({god}).</translation>
    </message>
    <message>
        <source>The {priest} must spend what is left ({left}): a walk may stop early only straight after a won fight.</source>
        <translation>Le {priest} doit dépenser ce qui reste ({left}) : un trajet ne peut s’arrêter plus tôt que juste après un combat gagné.</translation>
    </message>
    <message>
        <source>The gods are swapped only straight after a fight.</source>
        <translation>On n’échange les dieux que juste après un combat.</translation>
    </message>
    <message>
        <source>Choose one of your priests.</source>
        <translation>Choisissez un de vos prêtres.</translation>
    </message>
    <message>
        <source>Followers are moved after the walk.</source>
        <translation>Les fidèles se déplacent après le trajet.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Une pièce se trouve à un endroit impossible ({place}).</translation>
    </message>
    <message>
        <source>The {priest} stands on two places.</source>
        <translation>Le {priest} est à deux endroits.</translation>
    </message>
    <message>
        <source>More than three followers of one colour are at the temple ({colour}, {god}).</source>
        <translation>Il y a plus de trois fidèles d’une même couleur au temple ({colour}, {god}).</translation>
    </message>
    <message>
        <source>More than one power counter lies on {place}.</source>
        <translation>Il y a plus d’un pion de pouvoir sur la {place}.</translation>
    </message>
    <message>
        <source>Two gods lie on one place ({place}).</source>
        <translation>Deux dieux se trouvent au même endroit ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n follower(s) of {colour} instead of 5.</source>
        <translation>
            <numerusform>Il y a %n fidèle {colour} au lieu de 5.</numerusform>
            <numerusform>Il y a %n fidèles {colour}s au lieu de 5.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn cannot have the number {n}: it is 0 in the set-up and counts from 1 after it.</source>
        <translation>Le coup ne peut pas avoir le numéro {n} : c’est 0 pendant la mise en place, puis on compte à partir de 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row cannot have begun without a step here; after {most} the game is over.</source>
        <translation>
            <numerusform>Ici, %n coup ne peut pas avoir commencé sans pas possible ; après {most}, la partie est terminée.</numerusform>
            <numerusform>Ici, %n coups de suite ne peuvent pas avoir commencé sans pas possible ; après {most}, la partie est terminée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {priest} is not on the board.</source>
        <translation>Le {priest} n’est pas sur le plateau de jeu.</translation>
    </message>
    <message>
        <source>The {priest} stands in a town of another priest.</source>
        <translation>Le {priest} est dans la ville d’un autre prêtre.</translation>
    </message>
    <message>
        <source>The {priest} stands on the tip, but the game has not ended so.</source>
        <translation>Le {priest} est au sommet, mais la partie ne s’est pas terminée ainsi.</translation>
    </message>
    <message>
        <source>Two high priests stand on one space ({place}).</source>
        <translation>Deux grands prêtres sont sur la même case ({place}).</translation>
    </message>
    <message>
        <source>A high priest stands on a blockade ({place}).</source>
        <translation>Un grand prêtre est sur un barrage ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s); with more than {most} a last one might find no empty space.</source>
        <translation>
            <numerusform>Il y a %n pion de pouvoir ; au-delà de {most}, un dernier pourrait ne plus trouver de case vide.</numerusform>
            <numerusform>Il y a %n pions de pouvoir ; au-delà de {most}, un dernier pourrait ne plus trouver de case vide.</numerusform>
        </translation>
    </message>
    <message>
        <source>The gods are not dealt yet, but one lies there already ({place}).</source>
        <translation>Les dieux ne sont pas encore distribués, mais il y en a déjà un ({place}).</translation>
    </message>
    <message>
        <source>A god is missing ({place}).</source>
        <translation>Il manque un dieu ({place}).</translation>
    </message>
    <message>
        <source>A god is unknown that has to be known here ({place}).</source>
        <translation>Un dieu est inconnu alors qu’il doit être connu ici ({place}).</translation>
    </message>
    <message>
        <source>A god is shown that this player does not know ({place}).</source>
        <translation>On voit un dieu que ce joueur ne connaît pas ({place}).</translation>
    </message>
    <message>
        <source>{god} lies on two places.</source>
        <translation>{god} se trouve à deux endroits.</translation>
    </message>
    <message>
        <source>Who knows the god does not fit the players ({place}): an owner always knows it.</source>
        <translation>Ceux qui connaissent le dieu ne correspondent pas aux joueurs ({place}) : son propriétaire le connaît toujours.</translation>
    </message>
    <message>
        <source>The next follower is {seat}&apos;s.</source>
        <translation>C’est à {seat} de poser le prochain fidèle.</translation>
    </message>
    <message>
        <source>{seat} has no legal step, so that only a follower may be moved.</source>
        <translation>{seat} n’a aucun pas permis et ne peut donc déplacer qu’un fidèle.</translation>
    </message>
    <message>
        <source>The {priest} can neither walk on nor end his walk.</source>
        <translation>Le {priest} ne peut ni continuer ni terminer son trajet.</translation>
    </message>
    <message>
        <source>The {priest} walks, but it is the turn of {seat}.</source>
        <translation>Le {priest} avance, mais c’est à {seat} de jouer.</translation>
    </message>
    <message>
        <source>The {priest} cannot have spent {spent} and have {left} left with {n} in his town.</source>
        <translation>Avec {n} en ville, le {priest} ne peut pas avoir dépensé {spent} et garder {left}.</translation>
    </message>
    <message>
        <source>The fight is not one between the high priest who walks and one of another player.</source>
        <translation>Ce combat n’oppose pas le grand prêtre qui avance à celui d’un autre joueur.</translation>
    </message>
    <message>
        <source>After the fight {other} must know the god of the {priest}.</source>
        <translation>Après le combat, {other} doit connaître le dieu du {priest}.</translation>
    </message>
    <message>
        <source>The game is not over in this way.</source>
        <translation>La partie ne se termine pas ainsi.</translation>
    </message>
    <message>
        <source>The god that decides is turned up, so everybody knows it ({place}).</source>
        <translation>Le dieu qui décide est retourné, donc tous le connaissent ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s) instead of {right}.</source>
        <translation>
            <numerusform>Il y a %n pion de pouvoir au lieu de {right}.</numerusform>
            <numerusform>Il y a %n pions de pouvoir au lieu de {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n follower(s) of {colour} are at temples.</source>
        <translation>
            <numerusform>Il n’y a que %n fidèle {colour} dans les temples.</numerusform>
            <numerusform>Il n’y a que %n fidèles {colour}s dans les temples.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {n} would be {seat}&apos;s.</source>
        <translation>Le coup {n} reviendrait à {seat}.</translation>
    </message>
    <message>
        <source>More power counters lie in the town of the {priest} than this walk can have left there.</source>
        <translation>La ville du {priest} a plus de pions de pouvoir que ce trajet n’a pu y laisser.</translation>
    </message>
    <message>
        <source>The {priest} has won a fight, but stands on no space of the pyramid.</source>
        <translation>Le {priest} a gagné un combat, mais n’est sur aucune case de la pyramide.</translation>
    </message>
    <message>
        <source>The {priest} has won against the {rival}, but his god is not the stronger one.</source>
        <translation>Le {priest} a battu le {rival}, mais son dieu n’est pas le plus fort.</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn is counted as one without a step, but {seat} has a legal one.</source>
        <translation>Pour {seat}, ce coup compte comme un coup sans pas possible, mais {seat} a un pas permis.</translation>
    </message>
    <message>
        <source>Somebody knows the god under the tip.</source>
        <translation>Quelqu’un connaît le dieu sous le sommet.</translation>
    </message>
    <message>
        <source>God that decides</source>
        <translation>Dieu qui décide</translation>
    </message>
    <message>
        <source>the god under the priest at the tip</source>
        <translation>le dieu sous le prêtre au sommet</translation>
    </message>
    <message>
        <source>the god that lay under the tip</source>
        <translation>le dieu qui était sous le sommet</translation>
    </message>
    <message>
        <source>When a priest reaches the tip, the followers at one god&apos;s temple decide who wins: the god under that priest, or the one that lay under the tip from the beginning.</source>
        <translation>Quand un prêtre atteint le sommet, les fidèles au temple d’un dieu décident du vainqueur : le dieu sous ce prêtre, ou celui qui était sous le sommet depuis le début.</translation>
    </message>
    <message>
        <source>Your gods</source>
        <translation>Vos dieux</translation>
    </message>
    <message>
        <source>Followers at the deciding temple</source>
        <translation>Fidèles au temple qui décide</translation>
    </message>
    <message>
        <source>tip of the pyramid</source>
        <translation>sommet de la pyramide</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Coup {n}</translation>
    </message>
    <message>
        <source>The gods are shuffled; {seat} will begin</source>
        <translation>On mélange les dieux ; {seat} commencera</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets a {colour} follower at a temple: %n left to set</source>
        <translation>
            <numerusform>{seat} pose un fidèle {colour} dans un temple : encore %n à poser</numerusform>
            <numerusform>{seat} pose un fidèle {colour} dans un temple : encore %n à poser</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {most} of one colour stand at one temple.</source>
        <translation>Au plus {most} d’une même couleur par temple.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose a priest to move, %n can walk</source>
        <translation>
            <numerusform>{seat} choisit un prêtre à déplacer : %n possible</numerusform>
            <numerusform>{seat} choisit un prêtre à déplacer : %n possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>He spends all the power of his home town, or all but one, which becomes a blockade.</source>
        <translation>Il dépense tous les pions de sa ville d’origine, ou tous sauf un, qui devient un barrage.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} walks with the {priest}: %n of {all} power left</source>
        <translation>
            <numerusform>{seat} avance avec le {priest} : reste %n pion sur {all}</numerusform>
            <numerusform>{seat} avance avec le {priest} : restent %n pions sur {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>A step sideways costs 1, a step up or down 2.</source>
        <translation>Un pas de côté coûte 1, un pas vers le haut ou le bas 2.</translation>
    </message>
    <message>
        <source>Take one step sideways, or set the last counter as a blockade on an empty space.</source>
        <translation>Faites un pas de côté, ou posez le dernier pion en barrage sur une case vide.</translation>
    </message>
    <message>
        <source>Set the last counter as a blockade on an empty space.</source>
        <translation>Posez le dernier pion en barrage sur une case vide.</translation>
    </message>
    <message>
        <source>The fight is won: walk on, or stop here and keep what is left.</source>
        <translation>Combat gagné : continuez, ou arrêtez-vous ici et gardez ce qui reste.</translation>
    </message>
    <message>
        <source>The fight is won: take one step sideways, set a blockade, or stop here and keep the counter.</source>
        <translation>Combat gagné : faites un pas de côté, posez un barrage, ou arrêtez-vous ici et gardez le pion.</translation>
    </message>
    <message>
        <source>{seat} has won the fight and decides whether the two gods are swapped</source>
        <translation>{seat} a gagné le combat et décide si les deux dieux sont échangés</translation>
    </message>
    <message>
        <source>{seat}: move one follower to another temple, or none</source>
        <translation>{seat} déplace un fidèle vers un autre temple, ou aucun</translation>
    </message>
    <message>
        <source>None of the own priests can take a step.</source>
        <translation>Aucun de ses prêtres ne peut faire un pas.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}: %n follower(s) there</source>
        <translation>
            <numerusform>{winner} gagne avec {god} : %n fidèle présent</numerusform>
            <numerusform>{winner} gagne avec {god} : %n fidèles présents</numerusform>
        </translation>
    </message>
    <message>
        <source>Set at {place}</source>
        <translation>Poser au {place}</translation>
    </message>
    <message>
        <source>Step to {name}</source>
        <translation>Aller en {name}</translation>
    </message>
    <message>
        <source>Step home</source>
        <translation>Rentrer</translation>
    </message>
    <message>
        <source>Step to the tip</source>
        <translation>Aller au sommet</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>Swap the gods</source>
        <translation>Échanger les dieux</translation>
    </message>
    <message>
        <source>Keep the gods</source>
        <translation>Garder les dieux</translation>
    </message>
    <message>
        <source>Blockade on {name}</source>
        <translation>Barrage en {name}</translation>
    </message>
    <message>
        <source>Move to {place}</source>
        <translation>Déplacer au {place}</translation>
    </message>
    <message>
        <source>Move no follower</source>
        <translation>Laisser les fidèles</translation>
    </message>
    <message>
        <source>Set a blockade…</source>
        <translation>Poser un barrage…</translation>
    </message>
    <message>
        <source>The gods are shuffled: one lies under each priest and one under the tip.</source>
        <translation>Les dieux sont mélangés : il y en a un sous chaque prêtre et un sous le sommet.</translation>
    </message>
    <message>
        <source>{seat} sets a {colour} follower at {place}.</source>
        <translation>{seat} pose un fidèle {colour} au {place}.</translation>
    </message>
    <message>
        <source>{seat} stops.</source>
        <translation>{seat} s’arrête.</translation>
    </message>
    <message>
        <source>{seat} swaps the gods.</source>
        <translation>{seat} échange les dieux.</translation>
    </message>
    <message>
        <source>{seat} keeps the gods.</source>
        <translation>{seat} garde les dieux.</translation>
    </message>
    <message>
        <source>{seat} sets a blockade on {name}.</source>
        <translation>{seat} pose un barrage en {name}.</translation>
    </message>
    <message>
        <source>{seat} moves a {colour} follower from {from-god} to {god}.</source>
        <translation>{seat} déplace un fidèle {colour} : {from-god} vers {god}.</translation>
    </message>
    <message>
        <source>{seat} moves no follower.</source>
        <translation>{seat} ne déplace aucun fidèle.</translation>
    </message>
    <message>
        <source>follower at {place}</source>
        <translation>fidèle au {place}</translation>
    </message>
    <message>
        <source>step to {name}</source>
        <translation>pas en {name}</translation>
    </message>
    <message>
        <source>step home</source>
        <translation>retour en ville</translation>
    </message>
    <message>
        <source>step to the tip</source>
        <translation>pas au sommet</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>swap of the gods</source>
        <translation>échange des dieux</translation>
    </message>
    <message>
        <source>keeping of the gods</source>
        <translation>dieux gardés</translation>
    </message>
    <message>
        <source>blockade on {name}</source>
        <translation>barrage en {name}</translation>
    </message>
    <message>
        <source>move to {place}</source>
        <translation>déplacement au {place}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>home</source>
        <translation>vers la ville d’origine</translation>
    </message>
    <message>
        <source>{colour} follower to {god}</source>
        <translation>fidèle {colour} vers {god}</translation>
    </message>
    <message>
        <source>no follower moved</source>
        <translation>aucun fidèle déplacé</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>{seat} can move no priest.</source>
        <translation>{seat} ne peut déplacer aucun prêtre.</translation>
    </message>
    <message>
        <source>{seat} removes the blockade on {place}; its counter goes home.</source>
        <translation>{seat} retire le barrage de la {place} ; son pion va dans la ville d’origine.</translation>
    </message>
    <message>
        <source>{seat} fights {other} on {place} and wins.</source>
        <translation>{seat} affronte {other} sur la {place} et gagne.</translation>
    </message>
    <message>
        <source>{seat} fights {other} on {place} and loses.</source>
        <translation>{seat} affronte {other} sur la {place} et perd.</translation>
    </message>
    <message>
        <source>{god} {strength} against {rival-god} {rival-strength}.</source>
        <translation>{god} {strength} contre {rival-god} {rival-strength}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows %n power counter(s), up to the {town}.</source>
        <translation>
            <numerusform>{seat} sème %n pion de pouvoir jusqu’à la {town}.</numerusform>
            <numerusform>{seat} sème %n pions de pouvoir jusqu’à la {town}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} garde %n pion de pouvoir dans sa ville.</numerusform>
            <numerusform>{seat} garde %n pions de pouvoir dans sa ville.</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} decides: {by}.</source>
        <translation>{god} décide : {by}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}, %n follower(s) there: {reason}.</source>
        <translation>
            <numerusform>{winner} gagne avec {god}, %n fidèle présent : {reason}.</numerusform>
            <numerusform>{winner} gagne avec {god}, %n fidèles présents : {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>the god under the tip of the pyramid</source>
        <translation>le dieu sous le sommet de la pyramide</translation>
    </message>
    <message>
        <source>the god under the priest who has reached the tip</source>
        <translation>le dieu sous le prêtre arrivé au sommet</translation>
    </message>
    <message>
        <source>{god} has strength {n}</source>
        <translation>{god} : force {n}</translation>
    </message>
    <message>
        <source>the tip is closed, and the game ends</source>
        <translation>le sommet est fermé, et la partie se termine</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>barrage</translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left</source>
        <translation>
            <numerusform>coûte %n pion, reste {left}</numerusform>
            <numerusform>coûte %n pions, reste {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power; the walk ends here</source>
        <translation>
            <numerusform>coûte %n pion ; le trajet finit ici</numerusform>
            <numerusform>coûte %n pions ; le trajet finit ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left; the blockade is removed, and its counter goes home</source>
        <translation>
            <numerusform>coûte %n pion, reste {left} ; le barrage est retiré, et son pion va dans la ville d’origine</numerusform>
            <numerusform>coûte %n pions, reste {left} ; le barrage est retiré, et son pion va dans la ville d’origine</numerusform>
        </translation>
    </message>
    <message>
        <source>a fight with the {rival} ({other}), {left} power left</source>
        <translation>un combat contre le {rival} ({other}), pouvoir restant : {left}</translation>
    </message>
    <message>
        <source>reaches the tip, and the game ends</source>
        <translation>atteint le sommet, et la partie se termine</translation>
    </message>
    <message>
        <source>closes {place} from above and below; the walk ends</source>
        <translation>ferme la {place} par le haut et par le bas ; le trajet finit</translation>
    </message>
    <message>
        <source>closes the last way to the tip: the game ends, and the god under the tip decides</source>
        <translation>ferme le dernier accès au sommet : la partie se termine, et le dieu sous le sommet décide</translation>
    </message>
    <message>
        <source>gives {god} strength {n}</source>
        <translation>donne à {god} une force de {n}</translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent</source>
        <translation>
            <numerusform>le trajet peut finir ici, %n pion dépensé</numerusform>
            <numerusform>le trajet peut finir ici, %n pions dépensés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}</source>
        <translation>
            <numerusform>le trajet peut finir ici, %n pion dépensé ; il retire un barrage : {place}</numerusform>
            <numerusform>le trajet peut finir ici, %n pions dépensés ; il retire un barrage : {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; the last counter becomes a blockade</source>
        <translation>
            <numerusform>le trajet peut finir ici, %n pion dépensé ; le dernier pion devient un barrage</numerusform>
            <numerusform>le trajet peut finir ici, %n pions dépensés ; le dernier pion devient un barrage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}; the last counter becomes a new one</source>
        <translation>
            <numerusform>le trajet peut finir ici, %n pion dépensé ; il retire un barrage : {place} ; le dernier pion en devient un nouveau</numerusform>
            <numerusform>le trajet peut finir ici, %n pions dépensés ; il retire un barrage : {place} ; le dernier pion en devient un nouveau</numerusform>
        </translation>
    </message>
    <message>
        <source>a way to a fight with the {rival} ({other}), {left} power left</source>
        <translation>un chemin vers un combat contre le {rival} ({other}), pouvoir restant : {left}</translation>
    </message>
    <message>
        <source>a way to a fight with the {rival} ({other}), {left} power left; it removes a blockade: {place}</source>
        <translation>un chemin vers un combat contre le {rival} ({other}), pouvoir restant : {left} ; il retire un barrage : {place}</translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power; there the game ends</source>
        <translation>
            <numerusform>un chemin vers le sommet pour %n pion ; la partie s’y termine</numerusform>
            <numerusform>un chemin vers le sommet pour %n pions ; la partie s’y termine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power, where the game ends; it removes a blockade: {place}</source>
        <translation>
            <numerusform>un chemin vers le sommet pour %n pion, où la partie se termine ; il retire un barrage : {place}</numerusform>
            <numerusform>un chemin vers le sommet pour %n pions, où la partie se termine ; il retire un barrage : {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>the ways there remove different blockades: walk step by step</source>
        <translation>les chemins ne retirent pas les mêmes barrages : avancez pas à pas</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <source>beige priest without a ring, {seat}</source>
        <translation>prêtre beige sans anneau, {seat}</translation>
    </message>
    <message>
        <source>blue priest without a ring, {seat}</source>
        <translation>prêtre bleu sans anneau, {seat}</translation>
    </message>
    <message>
        <source>green priest without a ring, {seat}</source>
        <translation>prêtre vert sans anneau, {seat}</translation>
    </message>
    <message>
        <source>red priest without a ring, {seat}</source>
        <translation>prêtre rouge sans anneau, {seat}</translation>
    </message>
    <message>
        <source>beige priest with one ring, {seat}</source>
        <translation>prêtre beige à un anneau, {seat}</translation>
    </message>
    <message>
        <source>blue priest with one ring, {seat}</source>
        <translation>prêtre bleu à un anneau, {seat}</translation>
    </message>
    <message>
        <source>green priest with one ring, {seat}</source>
        <translation>prêtre vert à un anneau, {seat}</translation>
    </message>
    <message>
        <source>red priest with one ring, {seat}</source>
        <translation>prêtre rouge à un anneau, {seat}</translation>
    </message>
    <message>
        <source>beige priest with two rings, {seat}</source>
        <translation>prêtre beige à deux anneaux, {seat}</translation>
    </message>
    <message>
        <source>blue priest with two rings, {seat}</source>
        <translation>prêtre bleu à deux anneaux, {seat}</translation>
    </message>
    <message>
        <source>green priest with two rings, {seat}</source>
        <translation>prêtre vert à deux anneaux, {seat}</translation>
    </message>
    <message>
        <source>red priest with two rings, {seat}</source>
        <translation>prêtre rouge à deux anneaux, {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n beige follower(s)</source>
        <translation>
            <numerusform>%n fidèle beige</numerusform>
            <numerusform>%n fidèles beiges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue follower(s)</source>
        <translation>
            <numerusform>%n fidèle bleu</numerusform>
            <numerusform>%n fidèles bleus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green follower(s)</source>
        <translation>
            <numerusform>%n fidèle vert</numerusform>
            <numerusform>%n fidèles verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red follower(s)</source>
        <translation>
            <numerusform>%n fidèle rouge</numerusform>
            <numerusform>%n fidèles rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s)</source>
        <translation>
            <numerusform>%n pion de pouvoir</numerusform>
            <numerusform>%n pions de pouvoir</numerusform>
        </translation>
    </message>
    <message>
        <source>god face up</source>
        <translation>dieu face visible</translation>
    </message>
    <message>
        <source>god face down</source>
        <translation>dieu face cachée</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>aucun pouvoir</translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n fidèle</numerusform>
            <numerusform>%n fidèles</numerusform>
        </translation>
    </message>
    <message>
        <source>no followers</source>
        <translation>aucun fidèle</translation>
    </message>
    <message>
        <source>the pyramid’s tip</source>
        <translation>le sommet de la pyramide</translation>
    </message>
    <message>
        <source>A colour does not take part, but something of it is there: {colour}.</source>
        <translation>Une couleur ne joue pas, mais elle est présente : {colour}.</translation>
    </message>
    <message>
        <source>All spaces around the tip carry blockades, but the game has not ended so.</source>
        <translation>Toutes les cases autour du sommet portent des barrages, mais la partie ne s’est pas terminée ainsi.</translation>
    </message>
    <message>
        <source>The game begins otherwise: priests at home, 2 power counters in each town, no blockades.</source>
        <translation>La partie commence autrement : prêtres chez eux, 2 pions de pouvoir dans chaque ville, aucun barrage.</translation>
    </message>
    <message>
        <source>After a fight the winner stands on a space and the loser in his home town; here they do not: {priest}, {rival}.</source>
        <translation>Après un combat, le vainqueur est sur une case et le perdant dans sa ville d’origine ; pas ici : {priest}, {rival}.</translation>
    </message>
    <message>
        <source>The priest has reached the tip, but none of the spaces around it is empty.</source>
        <translation>Le prêtre a atteint le sommet, mais aucune case autour n’est vide.</translation>
    </message>
    <message>
        <source>{seat} has won the fight: {god} with {strength} against {rival-god} with {n}. Swap the two gods?</source>
        <translation>{seat} a gagné le combat : {god} avec {strength} contre {rival-god} avec {n}. Échanger les deux dieux ?</translation>
    </message>
    <message>
        <source>{seat} has reached the tip. The god under that priest decides: {god}.</source>
        <translation>{seat} a atteint le sommet. Le dieu sous ce prêtre décide : {god}.</translation>
    </message>
    <message>
        <source>{seat} has reached the tip. The god that lay under it decides: {god}.</source>
        <translation>{seat} a atteint le sommet. Le dieu qui était dessous décide : {god}.</translation>
    </message>
    <message>
        <source>{seat} has closed the last way to the tip. The god under it decides: {god}.</source>
        <translation>{seat} a fermé le dernier accès au sommet. Le dieu qui est dessous décide : {god}.</translation>
    </message>
    <message>
        <source>Nobody can move a priest any more. The god under the tip decides: {god}.</source>
        <translation>Plus personne ne peut déplacer un prêtre. Le dieu sous le sommet décide : {god}.</translation>
    </message>
    <message>
        <source>Choose an empty space for the blockade.</source>
        <translation>Choisissez une case vide pour le barrage.</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>Dieux</translation>
    </message>
    <message>
        <source>Walks and fights</source>
        <translation>Trajets et combats</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Combats gagnés</translation>
    </message>
    <message>
        <source>Fights lost</source>
        <translation>Combats perdus</translation>
    </message>
    <message>
        <source>Gods swapped</source>
        <translation>Dieux échangés</translation>
    </message>
    <message>
        <source>Power counters</source>
        <translation>Pions de pouvoir</translation>
    </message>
    <message>
        <source>Sown</source>
        <translation>Semés</translation>
    </message>
    <message>
        <source>Left over in the town</source>
        <translation>Restés dans la ville</translation>
    </message>
    <message>
        <source>Blockades set</source>
        <translation>Barrages posés</translation>
    </message>
    <message>
        <source>Blockades removed</source>
        <translation>Barrages retirés</translation>
    </message>
    <message>
        <source>Followers and turns</source>
        <translation>Fidèles et coups</translation>
    </message>
    <message>
        <source>Followers set</source>
        <translation>Fidèles posés</translation>
    </message>
    <message>
        <source>Followers moved</source>
        <translation>Fidèles déplacés</translation>
    </message>
    <message>
        <source>Turns without a step</source>
        <translation>Coups sans pas</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Swap of two gods</source>
        <translation>Échange de deux dieux</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Priest who walks</source>
        <translation>Prêtre qui avance</translation>
    </message>
    <message>
        <source>Power spent</source>
        <translation>Pouvoir dépensé</translation>
    </message>
    <message>
        <source>Power left</source>
        <translation>Pouvoir restant</translation>
    </message>
    <message>
        <source>Has just won a fight</source>
        <translation>Vient de gagner un combat</translation>
    </message>
    <message>
        <source>Winner of the fight</source>
        <translation>Vainqueur du combat</translation>
    </message>
    <message>
        <source>Loser of the fight</source>
        <translation>Perdant du combat</translation>
    </message>
    <message>
        <source>the gods are shuffled</source>
        <translation>on mélange les dieux</translation>
    </message>
    <message>
        <source>followers are set</source>
        <translation>on pose les fidèles</translation>
    </message>
    <message>
        <source>a priest walks</source>
        <translation>un prêtre avance</translation>
    </message>
    <message>
        <source>a fight is won: swap the gods?</source>
        <translation>un combat est gagné : échanger les dieux ?</translation>
    </message>
    <message>
        <source>a follower is moved</source>
        <translation>on déplace un fidèle</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>beige follower</source>
        <translation>fidèle beige</translation>
    </message>
    <message>
        <source>blue follower</source>
        <translation>fidèle bleu</translation>
    </message>
    <message>
        <source>green follower</source>
        <translation>fidèle vert</translation>
    </message>
    <message>
        <source>red follower</source>
        <translation>fidèle rouge</translation>
    </message>
    <message>
        <source>power counter</source>
        <translation>pion de pouvoir</translation>
    </message>
    <message>
        <source>god {value}</source>
        <translation>dieu {value}</translation>
    </message>
    <message>
        <source>Step to {name} with the {priest}</source>
        <translation>Aller en {name} avec le {priest}</translation>
    </message>
    <message>
        <source>Step home with the {priest}</source>
        <translation>Rentrer avec le {priest}</translation>
    </message>
    <message>
        <source>Step to the tip with the {priest}</source>
        <translation>Aller au sommet avec le {priest}</translation>
    </message>
    <message>
        <source>Move a {colour} follower from {from-god} to {god}</source>
        <translation>Déplacer un fidèle {colour} depuis {from-god} vers {god}</translation>
    </message>
    <message numerus="yes">
        <source>It reaches the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>Le sommet est alors atteint, et {god} décide : {seat} gagne avec %n fidèle présent.</numerusform>
            <numerusform>Le sommet est alors atteint, et {god} décide : {seat} gagne avec %n fidèles présents.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches the tip, and {seat} wins with {n} of the {all} gods that may lie under it.</source>
        <translation>Le sommet est alors atteint, et {seat} gagne avec {n} des {all} dieux qui peuvent être dessous.</translation>
    </message>
    <message numerus="yes">
        <source>It closes the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>Le sommet est alors fermé, et {god} décide : {seat} gagne avec %n fidèle présent.</numerusform>
            <numerusform>Le sommet est alors fermé, et {god} décide : {seat} gagne avec %n fidèles présents.</numerusform>
        </translation>
    </message>
    <message>
        <source>It closes the tip, and {seat} wins with {n} of the {all} gods that may lie under it.</source>
        <translation>Le sommet est alors fermé, et {seat} gagne avec {n} des {all} dieux qui peuvent être dessous.</translation>
    </message>
    <message>
        <source>The fight is won: {god} has strength {strength}.</source>
        <translation>Le combat est gagné : {god} a une force de {strength}.</translation>
    </message>
    <message>
        <source>The fight is won whatever god lies there: {god} has strength {strength}.</source>
        <translation>Le combat est gagné quel que soit le dieu qui est là : {god} a une force de {strength}.</translation>
    </message>
    <message>
        <source>{god} with strength {strength} wins the fight against {n} of the {all} gods that may lie there.</source>
        <translation>{god}, avec une force de {strength}, gagne le combat contre {n} des {all} dieux qui peuvent être là.</translation>
    </message>
    <message numerus="yes">
        <source>The {rival} has to go home, who was %n power away from the tip.</source>
        <translation>
            <numerusform>Le {rival} doit rentrer dans sa ville ; il était à %n pion du sommet.</numerusform>
            <numerusform>Le {rival} doit rentrer dans sa ville ; il était à %n pions du sommet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fight shows the god under the {rival}.</source>
        <translation>Le combat révèle le dieu sous le {rival}.</translation>
    </message>
    <message numerus="yes">
        <source>The tip is %n power away then, not {was}.</source>
        <translation>
            <numerusform>Le sommet est alors à %n pion, et non à {was}.</numerusform>
            <numerusform>Le sommet est alors à %n pions, et non à {was}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It removes the blockade on {place} and takes its counter home.</source>
        <translation>Cela retire le barrage de la {place} et amène son pion dans la ville d’origine.</translation>
    </message>
    <message numerus="yes">
        <source>The {rival} ({other}) needs %n power to the tip then, not {was}.</source>
        <translation>
            <numerusform>Le {rival} ({other}) a alors besoin de %n pion pour atteindre le sommet, et non de {was}.</numerusform>
            <numerusform>Le {rival} ({other}) a alors besoin de %n pions pour atteindre le sommet, et non de {was}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {rival} ({other}) has no way to the tip then.</source>
        <translation>Le {rival} ({other}) n’a alors plus de chemin vers le sommet.</translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s) stay in the home town.</source>
        <translation>
            <numerusform>%n pion de pouvoir reste dans la ville d’origine.</numerusform>
            <numerusform>%n pions de pouvoir restent dans la ville d’origine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} lies under {under} and has strength {n} then.</source>
        <translation>{god} est sous {under} et a alors une force de {n}.</translation>
    </message>
    <message>
        <source>{god} lies under no priest of {seat}: a bluff.</source>
        <translation>{seat} n’a {god} sous aucun prêtre : un bluff.</translation>
    </message>
    <message>
        <source>{seat} has the most followers at the temple of this god then, {n}: {god}.</source>
        <translation>{seat} a alors le plus de fidèles au temple de ce dieu, {n} : {god}.</translation>
    </message>
    <message>
        <source>{god} lies under {under} and has only strength {n} then.</source>
        <translation>{god} est sous {under} et n’a alors qu’une force de {n}.</translation>
    </message>
    <message>
        <source>{seat} has more followers with {god}, {n}, than with {rival-god}, {against}.</source>
        <translation>{seat} a plus de fidèles chez {god} ({n}) que chez {rival-god} ({against}).</translation>
    </message>
    <message>
        <source>{god} has strength {n}, {rival-god} only {against}.</source>
        <translation>{god} a une force de {n}, {rival-god} de {against} seulement.</translation>
    </message>
    <message>
        <source>Space: a step sideways on its lane costs 1 power, a step up or down 2. Entering the space of another player’s priest starts a fight.</source>
        <translation>Case : un pas de côté sur son gradin coûte 1 pion, un pas vers le haut ou le bas 2. Entrer sur la case d’un prêtre d’un autre joueur ouvre un combat.</translation>
    </message>
    <message>
        <source>Space at the tip: a step sideways costs 1 power, a step down or to the tip 2. Blockades on all four of these spaces end the game.</source>
        <translation>Case au bord du sommet : un pas de côté coûte 1 pion, un pas vers le bas ou vers le sommet 2. Des barrages sur les quatre cases de ce gradin mettent fin à la partie.</translation>
    </message>
    <message>
        <source>Tip of the pyramid: a priest who reaches it, for 2 power, ends the game. Whoever has the most followers at the temple of the god under this priest wins.</source>
        <translation>Sommet de la pyramide : un prêtre qui l’atteint, pour 2 pions, met fin à la partie. Qui a le plus de fidèles au temple du dieu sous ce prêtre gagne.</translation>
    </message>
    <message>
        <source>Tip of the pyramid: a priest who reaches it, for 2 power, ends the game. Whoever has the most followers at the temple of the god under the tip wins.</source>
        <translation>Sommet de la pyramide : un prêtre qui l’atteint, pour 2 pions, met fin à la partie. Qui a le plus de fidèles au temple du dieu sous le sommet gagne.</translation>
    </message>
    <message>
        <source>Home town: its priest walks with the power counters that lie here, and spends all of them or all but one. No other priest may enter it; a step in or out costs its priest 2 power.</source>
        <translation>Ville d’origine : son prêtre avance avec les pions de pouvoir posés ici et les dépense tous, ou tous sauf un. Aucun autre prêtre ne peut y entrer ; y entrer ou en sortir coûte 2 pions à son prêtre.</translation>
    </message>
    <message>
        <source>Temple: the followers here, of all colours, are the strength of this god in a fight. If this god decides the game, whoever has the most followers here wins.</source>
        <translation>Temple : les fidèles présents, toutes couleurs réunies, font la force de ce dieu dans un combat. Si ce dieu décide de la partie, qui a le plus de fidèles ici gagne.</translation>
    </message>
    <message>
        <source>God: it lies hidden under its priest and decides his fights. Its strength is the number of followers at its temple.</source>
        <translation>Dieu : il est caché sous son prêtre et décide de ses combats. Sa force est le nombre de fidèles à son temple.</translation>
    </message>
    <message>
        <source>God under the tip of the pyramid: nobody knows it, and it may decide who wins.</source>
        <translation>Dieu sous le sommet de la pyramide : personne ne le connaît, et il peut décider du vainqueur.</translation>
    </message>
    <message>
        <source>Followers not yet set: before the first walk the players set them at the temples in turn, at most three of one colour at a temple.</source>
        <translation>Fidèles à poser : avant le premier trajet, les joueurs les posent à tour de rôle dans les temples, au plus trois d’une même couleur par temple.</translation>
    </message>
    <message>
        <source>Priest: a turn moves one of your priests, with the power of his home town. The god under him decides his fights.</source>
        <translation>Prêtre : à chaque coup, on déplace un de ses prêtres avec le pouvoir de sa ville d’origine. Le dieu sous lui décide de ses combats.</translation>
    </message>
    <message>
        <source>Follower: it makes the god of its temple stronger. After the walk you may move one of your own to another temple.</source>
        <translation>Fidèle : il rend plus fort le dieu de son temple. Après le trajet, on peut déplacer un de ses fidèles vers un autre temple.</translation>
    </message>
    <message>
        <source>Power counter: it pays for 1 power of a walk. Counters spent are sown, one each, into the following home towns, clockwise.</source>
        <translation>Pion de pouvoir : il paie 1 pion d’un trajet. Les pions dépensés sont semés, un dans chacune des villes d’origine suivantes, dans le sens horaire.</translation>
    </message>
    <message>
        <source>Blockade: it is closed from above and below. A priest who enters it from the side removes it and gets its counter into his home town.</source>
        <translation>Barrage : il est fermé par le haut et par le bas. Un prêtre qui y entre de côté le retire et en reçoit le pion dans sa ville d’origine.</translation>
    </message>
    <message>
        <source>There are values that belong to another phase.</source>
        <translation>Certaines valeurs appartiennent à une autre phase.</translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend: choose the next step, or where the walk is to end</source>
        <translation>
            <numerusform>%n pion à dépenser : choisissez le pas suivant, ou l’endroit où le trajet doit finir</numerusform>
            <numerusform>%n pions à dépenser : choisissez le pas suivant, ou l’endroit où le trajet doit finir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend</source>
        <translation>
            <numerusform>%n pion à dépenser</numerusform>
            <numerusform>%n pions à dépenser</numerusform>
        </translation>
    </message>
    <message>
        <source>god: {content}</source>
        <translation>dieu : {content}</translation>
    </message>
    <message>
        <source>no god</source>
        <translation>aucun dieu</translation>
    </message>
    <message>
        <source>{seat} removes a blockade.</source>
        <translation>{seat} retire un barrage.</translation>
    </message>
    <message>
        <source>{seat} loses a fight.</source>
        <translation>{seat} perd un combat.</translation>
    </message>
    <message>
        <source>{seat} wins a fight.</source>
        <translation>{seat} gagne un combat.</translation>
    </message>
    <message>
        <source>{seat} wins a fight against the {rival}.</source>
        <translation>{seat} gagne un combat contre le {rival}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps at least %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} garde chez soi au moins %n pion de pouvoir.</numerusform>
            <numerusform>{seat} garde chez soi au moins %n pions de pouvoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows at least %n power counter(s).</source>
        <translation>
            <numerusform>{seat} sème au moins %n pion de pouvoir.</numerusform>
            <numerusform>{seat} sème au moins %n pions de pouvoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} steps to {name} ({priest}).</source>
        <translation>{seat} va en {name} ({priest}).</translation>
    </message>
    <message>
        <source>{seat} steps home ({priest}).</source>
        <translation>{seat} rentre dans sa ville ({priest}).</translation>
    </message>
    <message>
        <source>{seat} steps to the tip of the pyramid ({priest}).</source>
        <translation>{seat} va au sommet de la pyramide ({priest}).</translation>
    </message>
    <message>
        <source>the {town}</source>
        <translation>la {town}</translation>
    </message>
    <message>
        <source>beige town without a ring</source>
        <translation>ville beige sans anneau</translation>
    </message>
    <message>
        <source>blue town without a ring</source>
        <translation>ville bleue sans anneau</translation>
    </message>
    <message>
        <source>green town without a ring</source>
        <translation>ville verte sans anneau</translation>
    </message>
    <message>
        <source>red town without a ring</source>
        <translation>ville rouge sans anneau</translation>
    </message>
    <message>
        <source>beige town with one ring</source>
        <translation>ville beige à un anneau</translation>
    </message>
    <message>
        <source>blue town with one ring</source>
        <translation>ville bleue à un anneau</translation>
    </message>
    <message>
        <source>green town with one ring</source>
        <translation>ville verte à un anneau</translation>
    </message>
    <message>
        <source>red town with one ring</source>
        <translation>ville rouge à un anneau</translation>
    </message>
    <message>
        <source>beige town with two rings</source>
        <translation>ville beige à deux anneaux</translation>
    </message>
    <message>
        <source>blue town with two rings</source>
        <translation>ville bleue à deux anneaux</translation>
    </message>
    <message>
        <source>green town with two rings</source>
        <translation>ville verte à deux anneaux</translation>
    </message>
    <message>
        <source>red town with two rings</source>
        <translation>ville rouge à deux anneaux</translation>
    </message>
    <message>
        <source>The followers are not set in turn: beige, blue, green, red, and again.</source>
        <translation>Les fidèles ne sont pas posés dans l’ordre : beige, bleu, vert, rouge, et ainsi de suite.</translation>
    </message>
    <message>
        <source>strength {n}</source>
        <translation>force {n}</translation>
    </message>
</context>
<context>
    <name>replay::AnalysisText</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Luck and errors</source>
        <translation>Chance et erreurs</translation>
    </message>
    <message>
        <source>One game’s worth is what lies between a loss and a win. Luck is what was drawn: deals, cards, dice. Hidden is what others held or chose at the same moment, so that nobody who chose could know it. Together with what was given away they make the whole way from the first position to the last.</source>
        <translation>La valeur d’une partie est ce qui sépare une défaite d’une victoire. La chance est ce qui a été tiré : distributions, cartes, dés. Le caché est ce que les autres avaient ou choisissaient au même moment, et que qui choisissait ne pouvait donc pas savoir. Avec ce qui a été cédé, ils font tout le chemin de la première position à la dernière.</translation>
    </message>
    <message>
        <source>By the strongest computer player, which looked at %1 positions for each value.</source>
        <translation>Par le joueur ordinateur le plus fort, qui a regardé %1 positions pour chaque valeur.</translation>
    </message>
    <message numerus="yes">
        <source>By %n random game(s) from each position, as earlier versions did. To analyse again says more.</source>
        <translation>
            <numerusform>D’après %n partie aléatoire depuis chaque position, comme dans les versions précédentes. Analyser à nouveau en dit plus.</numerusform>
            <numerusform>D’après %n parties aléatoires depuis chaque position, comme dans les versions précédentes. Analyser à nouveau en dit plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, excellent</source>
        <translation>%1, excellent</translation>
    </message>
    <message>
        <source>%1, very good</source>
        <translation>%1, très bien</translation>
    </message>
    <message>
        <source>%1, good</source>
        <translation>%1, bien</translation>
    </message>
    <message>
        <source>%1, fair</source>
        <translation>%1, passable</translation>
    </message>
    <message>
        <source>%1, weak</source>
        <translation>%1, faible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and action</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Own errors</source>
        <translation>Propres erreurs</translation>
    </message>
    <message>
        <source>Errors of others</source>
        <translation>Erreurs des autres</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Error a choice</source>
        <translation>Erreur par choix</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>mark of an action, and what it gave away</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Better: %1 (%2).</source>
        <comment>an action and what it is worth</comment>
        <translation>Mieux : %1 (%2).</translation>
    </message>
    <message>
        <source>It could go on: %1.</source>
        <comment>actions, each with who does it</comment>
        <translation>Suite possible : %1.</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Variation:</source>
        <translation>Variante :</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Drawn (%1)</source>
        <translation>Partie nulle (%1)</translation>
    </message>
    <message>
        <source>Won by %1 (%2)</source>
        <comment>one or more names; the reason</comment>
        <translation>Victoire : %1 (%2)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score : %1</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Interesting</source>
        <translation>Intéressant</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Dubious</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>better for the first seat</source>
        <translation>mieux pour le joueur 1</translation>
    </message>
    <message>
        <source>worse for the first seat</source>
        <translation>moins bien pour le joueur 1</translation>
    </message>
</context>
<context>
    <name>scenario::MistakeText</name>
    <message>
        <source>In the game you chose: %1. That lowered your chance to win by %2.</source>
        <translation>Dans la partie, vous avez choisi : %1. Cela a ôté %2 à vos chances de gagner.</translation>
    </message>
    <message>
        <source>Find a better action.</source>
        <translation>Trouvez une meilleure action.</translation>
    </message>
    <message>
        <source>The best action: %1 (%2).</source>
        <comment>an action and what it is worth</comment>
        <translation>La meilleure action : %1 (%2).</translation>
    </message>
    <message>
        <source>How it could go on: %1</source>
        <comment>sentences</comment>
        <translation>Suite possible : %1</translation>
    </message>
    <message>
        <source>%1, %2: find better</source>
        <comment>a round or turn of a game, and a player</comment>
        <translation>%1, %2 : trouver mieux</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message>
        <source>There are not as many of these as the game has: {piece}.</source>
        <translation>Leur nombre n’est pas celui du jeu : {piece}.</translation>
    </message>
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
        <translation>JSON incorrect à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>more than {most} brackets inside each other at line {line}, column {column}</source>
        <translation>plus de {most} crochets imbriqués à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>“{key}” stands twice in one object, at line {line}, column {column}</source>
        <translation>« {key} » figure deux fois dans un objet, à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>a text with half a character at line {line}, column {column}</source>
        <translation>un texte contient une moitié de caractère à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>a text of more than {most} characters at line {line}, column {column}</source>
        <translation>un texte de plus de {most} caractères à la ligne {line}, colonne {column}</translation>
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
        <translation>ce nombre de places est impossible dans ce jeu : {players}</translation>
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
        <source>{path}: “{drawing}” is no drawing on this board; one is “{example}”</source>
        <translation>{path} : « {drawing} » n’est pas un dessin sur ce plateau de jeu ; « {example} » en est un</translation>
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
        <source>this is another game: it does not begin like the first one</source>
        <translation>c’est une autre partie : elle ne commence pas comme la première</translation>
    </message>
    <message>
        <source>this is another game: the first action that differs is number {number}</source>
        <translation>c’est une autre partie : la première action différente est le numéro {number}</translation>
    </message>
    <message>
        <source>both together are too much for one file</source>
        <translation>les deux ensemble dépassent la taille d’un fichier</translation>
    </message>
    <message>
        <source>the file says nothing that is not here already</source>
        <translation>le fichier ne dit rien qui ne soit déjà ici</translation>
    </message>
    <message>
        <source>the part of Qt that keeps tables is missing (on Debian the package libqt6sql6-sqlite)</source>
        <translation>la partie de Qt qui tient les tables manque (sous Debian, le paquet libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>the file cannot be read: {error}</source>
        <translation>impossible de lire le fichier : {error}</translation>
    </message>
    <message>
        <source>this is a pipe or a device, and no file</source>
        <translation>c’est un tube ou un périphérique, et non un fichier</translation>
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
        <source>something has gone wrong in the program itself: {text}</source>
        <translation>une erreur s’est produite dans le programme lui-même : {text}</translation>
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
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
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
        <source>write JSON</source>
        <translation>écrire du JSON</translation>
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
        <source>save the game in that file (play), or each game in that folder (match)</source>
        <translation>enregistrer la partie dans ce fichier (play), ou chaque partie dans ce dossier (match)</translation>
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
        <source>Arrow from {at} to {to} ({pen})</source>
        <translation>Flèche depuis {at} vers {to} ({pen})</translation>
    </message>
    <message>
        <source>Circle around {at} ({pen})</source>
        <translation>Cercle sur {at} ({pen})</translation>
    </message>
    <message>
        <source>Mark on {at} ({pen})</source>
        <translation>Marque sur {at} ({pen})</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>pétrole</translation>
    </message>
    <message>
        <source>“{text}” holds bytes that are no text</source>
        <translation>« {text} » contient des octets qui ne sont pas du texte</translation>
    </message>
    <message>
        <source>start is a position with other options than the file&apos;s</source>
        <translation>start est une position dont les options ne sont pas celles du fichier</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>glouton</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>({what})</source>
        <translation>({what})</translation>
    </message>
    <message>
        <source>who plays {seat}</source>
        <translation>qui joue {seat}</translation>
    </message>
    <message>
        <source>resignation of {seat}</source>
        <translation>abandon ({seat})</translation>
    </message>
    <message>
        <source>agreed draw</source>
        <translation>partie nulle convenue</translation>
    </message>
    <message>
        <source>end of the time of {seat}</source>
        <translation>temps écoulé ({seat})</translation>
    </message>
    <message>
        <source>{path} must be true or false</source>
        <translation>{path} doit être true ou false</translation>
    </message>
    <message>
        <source>{path} must be a moment in UTC, written as {example}</source>
        <translation>{path} doit être un instant en UTC, écrit comme {example}</translation>
    </message>
    <message>
        <source>{path} must have a number for each seat and nothing else</source>
        <translation>{path} doit contenir un nombre pour chaque place et rien d’autre</translation>
    </message>
    <message>
        <source>the file cannot be written ({error}); what was saved before is unchanged; save the game in another place</source>
        <translation>impossible d’écrire le fichier ({error}) ; ce qui était déjà enregistré est inchangé ; enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>the disk is full; what was saved before is unchanged; make room on the disk, or save the game in another place</source>
        <translation>le disque est plein ; ce qui était déjà enregistré est inchangé ; libérez de la place sur le disque ou enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>the folder “{folder}” is not there, so nothing was saved; save the game in another place</source>
        <translation>le dossier « {folder} » n’existe pas, rien n’a donc été enregistré ; enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>you may not write here; what was saved before is unchanged; save the game in another place</source>
        <translation>vous n’avez pas le droit d’écrire ici ; ce qui était déjà enregistré est inchangé ; enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>this disk can be read only; what was saved before is unchanged; save the game in another place</source>
        <translation>ce disque est en lecture seule ; ce qui était déjà enregistré est inchangé ; enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>the file saved before cannot be kept as “{backup}” ({error}), so it was left unchanged; save the game in another place</source>
        <translation>le fichier précédent ne peut pas être gardé sous le nom « {backup} » ({error}), il a donc été laissé inchangé ; enregistrez la partie à un autre endroit</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>dessin</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>merging with a file</source>
        <translation>fusion avec un fichier</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>promotion d’une variante</translation>
    </message>
    <message>
        <source>deletion of a variation</source>
        <translation>suppression d’une variante</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>ligne {line} : {why}</translation>
    </message>
    <message>
        <source>line {line}, “{action}”: {why}</source>
        <translation>ligne {line}, « {action} » : {why}</translation>
    </message>
    <message>
        <source>line {line}: no action stands there in square brackets</source>
        <translation>ligne {line} : aucune action n’y est entre crochets</translation>
    </message>
    <message>
        <source>line {line}: number {found} stands where {expected} belongs</source>
        <translation>ligne {line} : le numéro {found} y est à la place du numéro {expected}</translation>
    </message>
    <message>
        <source>line {line}: “{text}” does not belong there</source>
        <translation>ligne {line} : « {text} » n’a rien à faire là</translation>
    </message>
    <message>
        <source>line {line}: more than {most} characters in one text</source>
        <translation>ligne {line} : plus de {most} caractères dans un même texte</translation>
    </message>
    <message>
        <source>line {line}: more than {most} variations inside each other</source>
        <translation>ligne {line} : plus de {most} variantes l’une dans l’autre</translation>
    </message>
    <message>
        <source>line {line}: the text breaks off; its last line would be “[end]”</source>
        <translation>ligne {line} : le texte s’interrompt ; sa dernière ligne serait « [end] »</translation>
    </message>
    <message>
        <source>it is what one seat sees of a position, and no whole one</source>
        <translation>c’est ce qu’une seule place voit d’une position, et non une position entière</translation>
    </message>
    <message>
        <source>nothing can be exported as “{text}”; there are text, png, gif and html</source>
        <translation>rien ne peut être exporté comme « {text} » ; il y a text, png, gif et html</translation>
    </message>
    <message>
        <source>“{text}” is written by the program with a window: “cartouche --export OUT FILE”</source>
        <translation>« {text} » est écrit par le programme avec fenêtre : « cartouche --export OUT FILE »</translation>
    </message>
    <message>
        <source>there is no step {step}; the last one is {most}</source>
        <translation>il n’y a pas d’étape {step} ; la dernière porte le numéro {most}</translation>
    </message>
    <message>
        <source>writes a saved game as plain text</source>
        <translation>écrit une partie enregistrée en texte simple</translation>
    </message>
    <message>
        <source>what to write: text (png, gif and html are written by “cartouche --export”)</source>
        <translation>ce qu’il faut écrire : text (png, gif et html sont écrits par « cartouche --export »)</translation>
    </message>
    <message>
        <source>only up to the position after that many actions</source>
        <translation>seulement jusqu’à la position après ce nombre d’actions</translation>
    </message>
    <message>
        <source>analyse the game first, so that the text has it</source>
        <translation>analyser d’abord la partie, pour que le texte ait l’analyse</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Large swing</source>
        <translation>Grand basculement</translation>
    </message>
    <message>
        <source>Good choice</source>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Interesting choice</source>
        <translation>Choix intéressant</translation>
    </message>
    <message>
        <source>Brilliant choice</source>
        <translation>Choix brillant</translation>
    </message>
    <message>
        <source>Dubious choice</source>
        <translation>Choix douteux</translation>
    </message>
    <message>
        <source>placing of pieces</source>
        <translation>pose de pièces</translation>
    </message>
    <message>
        <source>moving of pieces</source>
        <translation>déplacement de pièces</translation>
    </message>
    <message>
        <source>erasing of pieces</source>
        <translation>effacement de pièces</translation>
    </message>
    <message>
        <source>filling with pieces</source>
        <translation>remplissage de cases</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>nombre de pièces</translation>
    </message>
    <message>
        <source>change of the position</source>
        <translation>changement de la position</translation>
    </message>
    <message>
        <source>set-up of a position</source>
        <translation>mise en place d’une position</translation>
    </message>
    <message>
        <source>clearing of the board</source>
        <translation>vidage du plateau de jeu</translation>
    </message>
    <message>
        <source>change of colours</source>
        <translation>changement de couleurs</translation>
    </message>
    <message>
        <source>fixing of problems</source>
        <translation>correction de problèmes</translation>
    </message>
    <message>
        <source>words of the scenario</source>
        <translation>textes du scénario</translation>
    </message>
    <message>
        <source>goal of the scenario</source>
        <translation>objectif du scénario</translation>
    </message>
    <message>
        <source>answer of the scenario</source>
        <translation>solution du scénario</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{path} must be from {least} to {most}</source>
        <translation>{path} doit être compris entre {least} et {most}</translation>
    </message>
    <message>
        <source>{path} must be a number from 0 to 1</source>
        <translation>{path} doit être un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>{path}: there is no kind of goal “{found}”; there are reach, find, best and play</source>
        <translation>{path} : le genre d’objectif « {found} » n’existe pas ; il y a reach, find, best et play</translation>
    </message>
    <message>
        <source>{path}: there is no seat “{found}” in this game</source>
        <translation>{path} : il n’y a pas de place « {found} » dans ce jeu</translation>
    </message>
    <message>
        <source>{path}: this game has no place “{found}”</source>
        <translation>{path} : ce jeu n’a pas d’endroit « {found} »</translation>
    </message>
    <message>
        <source>{path}: this game has no pieces of the kind “{found}”</source>
        <translation>{path} : ce jeu n’a pas de pièces du genre « {found} »</translation>
    </message>
    <message>
        <source>{path}: nobody wins this game by “{found}”</source>
        <translation>{path} : personne ne gagne à ce jeu par « {found} »</translation>
    </message>
    <message>
        <source>{path} must have exactly one of the keys {keys}</source>
        <translation>{path} doit avoir exactement une des clés {keys}</translation>
    </message>
    <message>
        <source>{path} cannot have both “{key}” and “{other}”</source>
        <translation>{path} ne peut pas avoir à la fois « {key} » et « {other} »</translation>
    </message>
    <message>
        <source>{path} must be a text, a whole number, or true or false</source>
        <translation>{path} doit être un texte, un nombre entier, true ou false</translation>
    </message>
    <message>
        <source>{path}: “{action}” is no action: {why}</source>
        <translation>{path} : « {action} » n’est pas une action : {why}</translation>
    </message>
    <message>
        <source>{path}: there is no such key here</source>
        <translation>{path} : cette clé n’existe pas ici</translation>
    </message>
    <message numerus="yes">
        <source>With %n action(s):</source>
        <translation>
            <numerusform>En %n action :</numerusform>
            <numerusform>En %n actions :</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the end of “{moment}”:</source>
        <translation>Avant la fin de « {moment} » :</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner} gagne.</translation>
    </message>
    <message>
        <source>{winner} wins: {reason}.</source>
        <translation>{winner} gagne : {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has at least %n point(s).</source>
        <translation>
            <numerusform>{seat} a au moins %n point.</numerusform>
            <numerusform>{seat} a au moins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gets at least %n more point(s).</source>
        <translation>
            <numerusform>{seat} obtient au moins %n point de plus.</numerusform>
            <numerusform>{seat} obtient au moins %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has more than anybody else here: {row}.</source>
        <translation>{seat} a plus que tout autre joueur ici : {row}.</translation>
    </message>
    <message>
        <source>Nothing lies here: {place}.</source>
        <translation>Il n’y a rien ici : {place}.</translation>
    </message>
    <message>
        <source>A piece lies here: {place} ({piece}).</source>
        <translation>Une pièce se trouve ici : {place} ({piece}).</translation>
    </message>
    <message>
        <source>{seat} does this: {what}.</source>
        <translation>{seat} fait ceci : {what}.</translation>
    </message>
    <message>
        <source>This is done: {what}.</source>
        <translation>Action faite : {what}.</translation>
    </message>
    <message>
        <source>{seat} scores at least {points} at once: {for}.</source>
        <translation>{seat} marque au moins {points} en une fois : {for}.</translation>
    </message>
    <message>
        <source>{seat} scores at least {points} at once.</source>
        <translation>{seat} marque au moins {points} en une fois.</translation>
    </message>
    <message>
        <source>This happens: {what}.</source>
        <translation>Ceci se produit : {what}.</translation>
    </message>
    <message>
        <source>This happens: {what} ({details}).</source>
        <translation>Ceci se produit : {what} ({details}).</translation>
    </message>
    <message>
        <source>Find the right action.</source>
        <translation>Trouvez la bonne action.</translation>
    </message>
    <message numerus="yes">
        <source>Find the right %n action(s).</source>
        <translation>
            <numerusform>Trouvez la bonne action (%n).</numerusform>
            <numerusform>Trouvez les %n bonnes actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best action.</source>
        <translation>Trouvez la meilleure action.</translation>
    </message>
    <message>
        <source>Play as you like.</source>
        <translation>Jouez comme vous voulez.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Réussi.</translation>
    </message>
    <message>
        <source>The game is over. Not reached: {what}</source>
        <translation>La partie est terminée. Non atteint : {what}</translation>
    </message>
    <message>
        <source>No action is left. Not reached: {what}</source>
        <translation>Il ne reste plus d’action. Non atteint : {what}</translation>
    </message>
    <message>
        <source>“{moment}” is over. Not reached: {what}</source>
        <translation>Fin de « {moment} ». Non atteint : {what}</translation>
    </message>
    <message>
        <source>That is not it.</source>
        <translation>Ce n’est pas cela.</translation>
    </message>
    <message>
        <source>A good choice: it wins about {value} of 100 games, the best one {best}.</source>
        <translation>Un bon choix : il gagne environ {value} fois sur 100, le meilleur {best}.</translation>
    </message>
    <message>
        <source>There is a better one: this one wins about {value} of 100 games, the best one {best}.</source>
        <translation>Il y a mieux : ce choix gagne environ {value} fois sur 100, le meilleur {best}.</translation>
    </message>
    <message>
        <source>--games must be a multiple of {size}, so that everybody has every seat equally often</source>
        <translation>--games doit être un multiple de {size}, pour que tous aient chaque place aussi souvent</translation>
    </message>
    <message>
        <source>--sprt needs two different players</source>
        <translation>--sprt demande deux joueurs différents</translation>
    </message>
    <message>
        <source>stopped after {games} of {most} games</source>
        <translation>arrêté ; parties jouées : {games} sur {most}</translation>
    </message>
    <message>
        <source>{games} of {most} games: {player} {score} %</source>
        <translation>parties : {games} sur {most} ; {player} {score} %</translation>
    </message>
    <message>
        <source>{games} of {most} games: {player} {score} % ± {error}</source>
        <translation>parties : {games} sur {most} ; {player} {score} % ± {error}</translation>
    </message>
    <message>
        <source>{player}: {mean} ms a choice, 99 of 100 within {nearly} ms, the longest {most} ms ({choices} choices)</source>
        <translation>{player} : {mean} ms par choix, 99 sur 100 en {nearly} ms au plus, le plus long {most} ms ({choices} choix)</translation>
    </message>
    <message>
        <source>“{text}” is no part of a match; write it like 2/5</source>
        <translation>« {text} » n’est pas une part d’un match ; on l’écrit comme 2/5</translation>
    </message>
    <message>
        <source>--part goes with --json only</source>
        <translation>--part ne va qu’avec --json</translation>
    </message>
    <message>
        <source>this match cannot be cut into so many parts; the most are {most}</source>
        <translation>ce match ne se laisse pas couper en tant de parts ; au plus : {most}</translation>
    </message>
    <message>
        <source>this is not what “match --part” has written</source>
        <translation>ce n’est pas ce que « match --part » a écrit</translation>
    </message>
    <message>
        <source>this is a part of another match than {file}</source>
        <translation>c’est une part d’un autre match que {file}</translation>
    </message>
    <message>
        <source>another version of the program has played this part than {file}</source>
        <translation>cette part a été jouée par une autre version du programme que {file}</translation>
    </message>
    <message>
        <source>the same part once more, {part}/{of}: it is in {file}, too</source>
        <translation>encore la même part, {part}/{of} : elle est aussi dans {file}</translation>
    </message>
    <message>
        <source>parts of the match are missing: {parts} (of {of})</source>
        <translation>il manque des parts du match : {parts} (sur {of})</translation>
    </message>
    <message>
        <source>a quotation mark is not closed in “{player}”</source>
        <translation>un guillemet n’est pas fermé dans « {player} »</translation>
    </message>
    <message>
        <source>“{player}” cannot be started: {why}</source>
        <translation>« {player} » ne peut pas être lancé : {why}</translation>
    </message>
    <message>
        <source>“{player}” ended without an answer</source>
        <translation>« {player} » s’est arrêté sans répondre</translation>
    </message>
    <message>
        <source>“{player}” did not answer within {time} ms</source>
        <translation>« {player} » n’a pas répondu en {time} ms</translation>
    </message>
    <message>
        <source>“{player}” does not play “{game}”</source>
        <translation>« {player} » ne joue pas à « {game} »</translation>
    </message>
    <message>
        <source>“{player}” wrote “{text}”, which the engine protocol does not know here</source>
        <translation>« {player} » a écrit « {text} », que le protocole de moteur ne connaît pas ici</translation>
    </message>
    <message>
        <source>“{player}” reports an error: {text}</source>
        <translation>« {player} » signale une erreur : {text}</translation>
    </message>
    <message>
        <source>“{player}” chose “{action}” at “{position}”: {why}</source>
        <translation>« {player} » a choisi « {action} » dans « {position} » : {why}</translation>
    </message>
    <message>
        <source>“{player}” chose “{action}”: {why}</source>
        <translation>« {player} » a choisi « {action} » : {why}</translation>
    </message>
    <message>
        <source>“{player}” plays none of the games that are here</source>
        <translation>« {player} » ne joue à aucun des jeux présents ici</translation>
    </message>
    <message>
        <source>plays many games between players, seats swapped, and tells who is the stronger</source>
        <translation>joue de nombreuses parties entre joueurs, en échangeant les places, et dit qui est le plus fort</translation>
    </message>
    <message>
        <source>prints what a match came to that was played in parts</source>
        <translation>écrit le résultat d’un match joué par parts</translation>
    </message>
    <message>
        <source>is a computer player for other programs: speaks the engine protocol</source>
        <translation>est un joueur ordinateur pour d’autres programmes : parle le protocole de moteur</translation>
    </message>
    <message>
        <source>tells what each seat may expect after each step of a saved game and what of it was luck, error or hidden, or the best actions of a position</source>
        <translation>dit ce que chaque place peut attendre après chaque étape d’une partie enregistrée et la part de chance, d’erreur et de ce qui était caché, ou les meilleures actions d’une position</translation>
    </message>
    <message>
        <source>makes a saved game of a text: one that export wrote, or a game or position in a mail</source>
        <translation>fait une partie enregistrée d’un texte : écrit par export, ou une partie ou position dans un courriel</translation>
    </message>
    <message>
        <source>makes one file of two of the same game: variations, comments, symbols and drawings of both</source>
        <translation>fait un seul fichier de deux de la même partie : variantes, commentaires, symboles et dessins des deux</translation>
    </message>
    <message>
        <source>measures the speed of the rules, beside a yardstick from the same run, and of the computer players</source>
        <translation>mesure la vitesse des règles, à côté d’un étalon de la même exécution, et celle des joueurs ordinateurs</translation>
    </message>
    <message>
        <source>number of players (new), or who they are: levels, or cmd:PROGRAM for one that speaks the engine protocol</source>
        <translation>nombre de joueurs (new), ou qui ils sont : des niveaux, ou cmd:PROGRAM pour un programme qui parle le protocole de moteur</translation>
    </message>
    <message>
        <source>how many games at most (match), or how many random ones are timed (bench: the rest in proportion; 20000 if not given)</source>
        <translation>nombre de parties au plus (match), ou de parties au hasard à chronométrer (bench : le reste en proportion ; 20000 par défaut)</translation>
    </message>
    <message>
        <source>milliseconds that a player has for a choice; then results differ from one time to the next</source>
        <translation>millisecondes dont un joueur dispose pour un choix ; les résultats diffèrent alors d’une fois à l’autre</translation>
    </message>
    <message>
        <source>how many processors to use; 1 if not given</source>
        <translation>nombre de processeurs à utiliser ; 1 par défaut</translation>
    </message>
    <message>
        <source>end when it is decided whether the first player is stronger by E0 or by E1 Elo points</source>
        <translation>s’arrêter quand il est décidé si le premier joueur est plus fort de E0 ou de E1 points Elo</translation>
    </message>
    <message>
        <source>go on when a player fails: that game is lost for it, and its program is started again</source>
        <translation>continuer quand un joueur échoue : cette partie est perdue pour lui, et son programme est relancé</translation>
    </message>
    <message>
        <source>play part K of N alone, with --json; “join” makes the whole of all parts</source>
        <translation>ne jouer que la part K sur N, avec --json ; « join » fait le tout de toutes les parts</translation>
    </message>
    <message>
        <source>which computer player it is; expert if not given</source>
        <translation>quel joueur ordinateur c’est ; expert par défaut</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>sees what is at hand, and misjudges much of it</source>
        <translation>voit ce qui est à portée de main, et en juge mal une bonne partie</translation>
    </message>
    <message>
        <source>thinks about its own choice, and forgets a part of what it has seen</source>
        <translation>réfléchit à son propre choix, et oublie une partie de ce qu’il a vu</translation>
    </message>
    <message>
        <source>thinks about what the others may do, and forgets nothing</source>
        <translation>réfléchit à ce que les autres peuvent faire, et n’oublie rien</translation>
    </message>
    <message>
        <source>thinks ahead as far as its time allows, and lets nobody foresee what it does</source>
        <translation>anticipe aussi loin que son temps le permet, et ne laisse personne prévoir ce qu’il fait</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games, the next best choice {next}.</source>
        <translation>Ce choix gagne environ {value} fois sur 100, le meilleur des autres {next}.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games, as another choice does.</source>
        <translation>Ce choix gagne environ {value} fois sur 100, tout comme un autre.</translation>
    </message>
    <message>
        <source>It wins about {value} of 100 games; a strong player varies it with other choices.</source>
        <translation>Ce choix gagne environ {value} fois sur 100 ; un joueur fort le fait alterner avec d’autres.</translation>
    </message>
    <message>
        <source>this is not allowed</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>il n’y a pas de fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>une partie de son chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>one symbolic link leads to the other without end</source>
        <translation>un lien symbolique mène à l’autre, sans fin</translation>
    </message>
    <message>
        <source>this disk can be read only</source>
        <translation>ce disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file would become too large</source>
        <translation>le fichier deviendrait trop grand</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme s’en sert</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>aucun fichier ne peut avoir ce nom</translation>
    </message>
    <message>
        <source>the system says: {text}</source>
        <translation>le système dit : {text}</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>erreur système {number}</translation>
    </message>
    <message>
        <source>“{text}” is no size; write it like 1280x800</source>
        <translation>« {text} » n’est pas une taille ; elle s’écrit comme 1280x800</translation>
    </message>
    <message>
        <source>there is no theme “{text}”</source>
        <translation>il n’y a pas de thème « {text} »</translation>
    </message>
    <message>
        <source>only one file can be opened</source>
        <translation>on ne peut ouvrir qu’un seul fichier</translation>
    </message>
    <message>
        <source>“{text}” cannot be written: what is exported ends in .png, .svg, .pdf, .gif, .html or .txt</source>
        <translation>impossible d’écrire « {text} » : ce qui est exporté se termine par .png, .svg, .pdf, .gif, .html ou .txt</translation>
    </message>
    <message>
        <source>“{text}” can be written of a saved game only</source>
        <translation>« {text} » ne peut s’écrire que pour une partie enregistrée</translation>
    </message>
    <message>
        <source>the handbook is written by itself: without a game, a file or an export</source>
        <translation>le manuel s’écrit seul : sans partie, sans fichier, sans export</translation>
    </message>
    <message>
        <source>a thumbnail is made of one file and written to another, with no other picture, game or handbook</source>
        <translation>une vignette se fait d’un fichier et s’écrit dans un autre, sans autre image, sans partie, sans manuel</translation>
    </message>
    <message>
        <source>there is no screen on which a window could be shown</source>
        <translation>il n’y a pas d’écran sur lequel montrer une fenêtre</translation>
    </message>
    <message>
        <source>--step goes with --replay or --export only</source>
        <translation>--step ne s’emploie qu’avec --replay ou --export</translation>
    </message>
    <message>
        <source>--analyse goes with the --export of a page (.html) or a text (.txt) only</source>
        <translation>--analyse ne va qu’avec --export, pour une page (.html) ou un texte (.txt)</translation>
    </message>
    <message>
        <source>{path} must be 64 digits from 0 to 9 and a to f</source>
        <translation>{path} doit être formé de 64 chiffres de 0 à 9 et de a à f</translation>
    </message>
    <message>
        <source>{path} must have from {least} to {most} items</source>
        <translation>{path} doit contenir de {least} à {most} éléments</translation>
    </message>
    <message>
        <source>it is empty: copy a game or a position first</source>
        <translation>il ne contient pas de texte : copiez d’abord une partie ou une position</translation>
    </message>
    <message>
        <source>no line of it begins a game or a position</source>
        <translation>aucune de ses lignes ne commence une partie ou une position</translation>
    </message>
    <message>
        <source>how many positions may be looked at for one choice (play, match), or for each value (analyse)</source>
        <translation>nombre de positions à regarder au plus pour un choix (play, match), ou pour chaque valeur (analyse)</translation>
    </message>
    <message>
        <source>{limit} to win</source>
        <translation>but : {limit}</translation>
    </message>
    <message>
        <source>{what}: {seat} {done}, {limit} to win</source>
        <translation>{what} : {seat} {done}, but : {limit}</translation>
    </message>
    <message>
        <source>“{text}” is not something that a player can do.</source>
        <translation>« {text} » n’est pas quelque chose qu’un joueur puisse faire.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>C’est à {seat} de jouer.</translation>
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
        <source>The value of “{name}” is missing or wrong.</source>
        <translation>La valeur de « {name} » est absente ou fausse.</translation>
    </message>
    <message>
        <source>What is next</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Doit jouer</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Comment la partie s’est terminée</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>“{text}” is no action of this game.</source>
        <translation>« {text} » n’est pas une action de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is nothing that chance brings in this game.</source>
        <translation>« {text} » n’est pas une action du hasard de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is no seat of this game.</source>
        <translation>« {text} » n’est pas une place de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is no number that can stand there.</source>
        <translation>« {text} » n’est pas un nombre possible à cet endroit.</translation>
    </message>
    <message>
        <source>Chance decides first.</source>
        <translation>Le hasard décide d’abord.</translation>
    </message>
    <message>
        <source>Nothing is left to chance now.</source>
        <translation>Rien ne dépend du hasard maintenant.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Cela n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>A piece lies where it cannot be ({place}).</source>
        <translation>Une pièce se trouve à un endroit impossible ({place}).</translation>
    </message>
    <message>
        <source>may be replaced</source>
        <translation>remplacement possible</translation>
    </message>
    <message>
        <source>owners</source>
        <translation>qui l’ont</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>il en reste {n}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>et {n} de plus</translation>
    </message>
    <message>
        <source>this game has no board in this window; it is played on the command line</source>
        <translation>ce jeu n’a pas de plateau de jeu dans cette fenêtre ; on y joue en ligne de commande</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>its name holds bytes that are no text (UTF-8); give the file another name</source>
        <translation>son nom contient des octets qui ne sont pas du texte (UTF-8) ; donnez un autre nom au fichier</translation>
    </message>
    <message>
        <source>the file is a study of several games</source>
        <translation>le fichier est une étude de plusieurs parties</translation>
    </message>
    <message>
        <source>the file is one saved game and no study</source>
        <translation>le fichier est une partie enregistrée et non une étude</translation>
    </message>
    <message>
        <source>chapter {number}: {why}</source>
        <translation>chapitre {number} : {why}</translation>
    </message>
    <message>
        <source>{path} must be a text that no other chapter has, not empty and of no more than {most} characters</source>
        <translation>{path} doit être un texte qu’aucun autre chapitre n’a, ni vide ni de plus de {most} caractères</translation>
    </message>
    <message>
        <source>this is a study of several games; “cartouche-cli split” makes a file of each</source>
        <translation>c’est une étude de plusieurs parties ; « cartouche-cli split » fait de chacune un fichier</translation>
    </message>
    <message>
        <source>makes a study of saved games, which become its chapters; those of a study are taken one by one</source>
        <translation>fait une étude de parties enregistrées, qui en deviennent les chapitres ; ceux d’une étude sont repris un à un</translation>
    </message>
    <message>
        <source>lists the chapters of a study: number, kind, game, id, title</source>
        <translation>liste les chapitres d’une étude : numéro, genre, jeu, identifiant, titre</translation>
    </message>
    <message>
        <source>saves each chapter of a study as a file of its own</source>
        <translation>enregistre chaque chapitre d’une étude dans son propre fichier</translation>
    </message>
    <message>
        <source>title of the study; without it that of a study among the files, or the name of the file</source>
        <translation>titre de l’étude ; sans lui, celui d’une étude parmi les fichiers, ou le nom du fichier</translation>
    </message>
    <message>
        <source>checks saved games, with variations, scenarios and analyses, and studies</source>
        <translation>vérifie des parties enregistrées, avec variantes, scénarios et analyses, et des études</translation>
    </message>
    <message>
        <source>the file to write, - for the standard output; or the folder for the files (split)</source>
        <translation>le fichier à écrire, - pour la sortie standard ; ou le dossier des fichiers (split)</translation>
    </message>
</context>
<context>
    <name>tekhenu</name>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
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
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Botankhamun</source>
        <translation>Botankhamon</translation>
    </message>
    <message>
        <source>Horus</source>
        <translation>Horus</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Râ</translation>
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
        <translation>Thot</translation>
    </message>
    <message>
        <source>Osiris</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>the segment of Horus</source>
        <translation>la section d’Horus</translation>
    </message>
    <message>
        <source>the segment of Ra</source>
        <translation>la section de Râ</translation>
    </message>
    <message>
        <source>the segment of Hathor</source>
        <translation>la section d’Hathor</translation>
    </message>
    <message>
        <source>the segment of Bastet</source>
        <translation>la section de Bastet</translation>
    </message>
    <message>
        <source>the segment of Thoth</source>
        <translation>la section de Thot</translation>
    </message>
    <message>
        <source>the segment of Osiris</source>
        <translation>la section d’Osiris</translation>
    </message>
    <message>
        <source>granite, then limestone</source>
        <translation>granite, puis calcaire</translation>
    </message>
    <message>
        <source>papyrus, then bread</source>
        <translation>papyrus, puis pain</translation>
    </message>
    <message>
        <source>limestone, then granite</source>
        <translation>calcaire, puis granite</translation>
    </message>
    <message>
        <source>bread, then papyrus</source>
        <translation>pain, puis papyrus</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>papyrus</source>
        <translation>papyrus</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>pain</translation>
    </message>
    <message>
        <source>limestone</source>
        <translation>calcaire</translation>
    </message>
    <message>
        <source>granite</source>
        <translation>granite</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>scribes</source>
        <translation>scribes</translation>
    </message>
    <message>
        <source>faith</source>
        <translation>foi</translation>
    </message>
    <message>
        <source>population</source>
        <translation>population</translation>
    </message>
    <message>
        <source>happiness</source>
        <translation>bonheur</translation>
    </message>
    <message numerus="yes">
        <source>%n papyrus</source>
        <translation>
            <numerusform>%n papyrus</numerusform>
            <numerusform>%n papyrus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bread</source>
        <translation>
            <numerusform>%n pain</numerusform>
            <numerusform>%n pains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limestone</source>
        <translation>
            <numerusform>%n calcaire</numerusform>
            <numerusform>%n calcaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n granite</source>
        <translation>
            <numerusform>%n granite</numerusform>
            <numerusform>%n granites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n or</numerusform>
            <numerusform>%n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scribe(s)</source>
        <translation>
            <numerusform>%n scribe</numerusform>
            <numerusform>%n scribes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faith</source>
        <translation>
            <numerusform>%n foi</numerusform>
            <numerusform>%n foi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population</source>
        <translation>
            <numerusform>%n population</numerusform>
            <numerusform>%n population</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n happiness</source>
        <translation>
            <numerusform>%n bonheur</numerusform>
            <numerusform>%n bonheur</numerusform>
        </translation>
    </message>
    <message>
        <source>{units/good}, {n} less</source>
        <translation>{units/good}, {n} de moins</translation>
    </message>
    <message>
        <source>Full Granary</source>
        <translation>Grenier plein</translation>
    </message>
    <message>
        <source>Reed Harvest</source>
        <translation>Récolte des roseaux</translation>
    </message>
    <message>
        <source>White Stone</source>
        <translation>Pierre blanche</translation>
    </message>
    <message>
        <source>Black Stone</source>
        <translation>Pierre noire</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Caravane</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>House of Scribes</source>
        <translation>Maison des scribes</translation>
    </message>
    <message>
        <source>Cleansing</source>
        <translation>Purification</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>Births</source>
        <translation>Naissances</translation>
    </message>
    <message>
        <source>Good Year</source>
        <translation>Bonne année</translation>
    </message>
    <message>
        <source>New Tools</source>
        <translation>Nouveaux outils</translation>
    </message>
    <message>
        <source>Master Craft</source>
        <translation>Maîtrise</translation>
    </message>
    <message>
        <source>Fate’s Number</source>
        <translation>Nombre du destin</translation>
    </message>
    <message>
        <source>Feather of Maat</source>
        <translation>Plume de Maât</translation>
    </message>
    <message>
        <source>Shadow Path</source>
        <translation>Sentier de l’ombre</translation>
    </message>
    <message>
        <source>Column Makers</source>
        <translation>Tailleurs de colonnes</translation>
    </message>
    <message>
        <source>Sculptors</source>
        <translation>Sculpteurs</translation>
    </message>
    <message>
        <source>Masons</source>
        <translation>Maçons</translation>
    </message>
    <message>
        <source>Feast Day</source>
        <translation>Jour de fête</translation>
    </message>
    <message>
        <source>Store House</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Praise of Builders</source>
        <translation>Louange des bâtisseurs</translation>
    </message>
    <message>
        <source>Praise of Kings</source>
        <translation>Louange des rois</translation>
    </message>
    <message>
        <source>Ra’s Favour</source>
        <translation>Faveur de Râ</translation>
    </message>
    <message>
        <source>Papyrus Craft</source>
        <translation>Art du papyrus</translation>
    </message>
    <message>
        <source>Bread Craft</source>
        <translation>Art du pain</translation>
    </message>
    <message>
        <source>Limestone Craft</source>
        <translation>Art du calcaire</translation>
    </message>
    <message>
        <source>Granite Craft</source>
        <translation>Art du granite</translation>
    </message>
    <message>
        <source>Chisels</source>
        <translation>Ciseaux</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Leviers</translation>
    </message>
    <message>
        <source>Brick Mould</source>
        <translation>Moule à briques</translation>
    </message>
    <message>
        <source>Drums</source>
        <translation>Tambours</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Foremen</source>
        <translation>Contremaîtres</translation>
    </message>
    <message>
        <source>Temple of Horus</source>
        <translation>Temple d’Horus</translation>
    </message>
    <message>
        <source>Solar Court</source>
        <translation>Cour solaire</translation>
    </message>
    <message>
        <source>City Plan</source>
        <translation>Plan de la ville</translation>
    </message>
    <message>
        <source>Dancers</source>
        <translation>Danseuses</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Canals</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>School</source>
        <translation>École</translation>
    </message>
    <message>
        <source>Jackal Mask</source>
        <translation>Masque de chacal</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Prêtres</translation>
    </message>
    <message>
        <source>Even Hand</source>
        <translation>Main égale</translation>
    </message>
    <message>
        <source>Forgiveness</source>
        <translation>Pardon</translation>
    </message>
    <message>
        <source>Grey Ash</source>
        <translation>Cendre grise</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>Guildes</translation>
    </message>
    <message>
        <source>Bakeries</source>
        <translation>Boulangeries</translation>
    </message>
    <message>
        <source>Temple: pillars</source>
        <translation>Temple : colonnes</translation>
    </message>
    <message>
        <source>Temple: temple buildings</source>
        <translation>Temple : bâtiments du temple</translation>
    </message>
    <message>
        <source>Temple: pillars on the border fields</source>
        <translation>Temple : colonnes des cases du bord</translation>
    </message>
    <message>
        <source>Temple: lines with two pillars</source>
        <translation>Temple : lignes à deux colonnes</translation>
    </message>
    <message>
        <source>Temple: matching edges</source>
        <translation>Temple : bords assortis</translation>
    </message>
    <message>
        <source>Temple: row and column buildings</source>
        <translation>Temple : bâtiments de rangées et de files</translation>
    </message>
    <message>
        <source>Monument: statues</source>
        <translation>Monument : statues</translation>
    </message>
    <message>
        <source>Monument: people-statues</source>
        <translation>Monument : statues pour le peuple</translation>
    </message>
    <message>
        <source>Monument: god-statues</source>
        <translation>Monument : statues des dieux</translation>
    </message>
    <message>
        <source>Monument: both sorts of statues</source>
        <translation>Monument : les deux sortes de statues</translation>
    </message>
    <message>
        <source>Monument: kinds of pieces</source>
        <translation>Monument : sortes de pièces</translation>
    </message>
    <message>
        <source>Monument: pieces above six</source>
        <translation>Monument : pièces au-delà de six</translation>
    </message>
    <message>
        <source>Industry: high production levels</source>
        <translation>Industrie : niveaux de production élevés</translation>
    </message>
    <message>
        <source>Industry: Osiris buildings</source>
        <translation>Industrie : bâtiments d’Osiris</translation>
    </message>
    <message>
        <source>Industry: districts won</source>
        <translation>Industrie : quartiers gagnés</translation>
    </message>
    <message>
        <source>Industry: resources left</source>
        <translation>Industrie : ressources restantes</translation>
    </message>
    <message>
        <source>Industry: gold left</source>
        <translation>Industrie : or restant</translation>
    </message>
    <message>
        <source>Industry: lowest production level</source>
        <translation>Industrie : niveau de production le plus bas</translation>
    </message>
    <message>
        <source>People: population</source>
        <translation>Peuple : population</translation>
    </message>
    <message>
        <source>People: happiness</source>
        <translation>Peuple : bonheur</translation>
    </message>
    <message>
        <source>People: happy population</source>
        <translation>Peuple : population heureuse</translation>
    </message>
    <message>
        <source>People: Technologies</source>
        <translation>Peuple : Technologies</translation>
    </message>
    <message>
        <source>People: scribes left</source>
        <translation>Peuple : scribes restants</translation>
    </message>
    <message>
        <source>People: last balance</source>
        <translation>Peuple : dernier équilibre</translation>
    </message>
    <message>
        <source>2 gold, papyrus, limestone, granite</source>
        <translation>2 or, papyrus, calcaire, granite</translation>
    </message>
    <message>
        <source>Osiris free in row 1–3, 2 bread</source>
        <translation>Osiris gratuit, rangée 1–3, 2 pains</translation>
    </message>
    <message>
        <source>2 granite, 2 limestone, 1 scribe</source>
        <translation>2 granites, 2 calcaires, 1 scribe</translation>
    </message>
    <message>
        <source>3 bread, 2 papyrus</source>
        <translation>3 pains, 2 papyrus</translation>
    </message>
    <message>
        <source>1 gold, 3 papyrus</source>
        <translation>1 or, 3 papyrus</translation>
    </message>
    <message>
        <source>2 limestone, 2 bread, 1 faith</source>
        <translation>2 calcaires, 2 pains, 1 foi</translation>
    </message>
    <message>
        <source>3 granite, granite marker +1</source>
        <translation>3 granites, marqueur granite +1</translation>
    </message>
    <message>
        <source>2 papyrus, 1 scribe, happiness +1</source>
        <translation>2 papyrus, 1 scribe, bonheur +1</translation>
    </message>
    <message>
        <source>2 bread, 1 scribe, population +2</source>
        <translation>2 pains, 1 scribe, population +2</translation>
    </message>
    <message>
        <source>2 markers +1, any 2 resources</source>
        <translation>2 marqueurs +1, 2 ressources au choix</translation>
    </message>
    <message>
        <source>a Blessing out of two, limestone</source>
        <translation>une Bénédiction sur deux, calcaire</translation>
    </message>
    <message>
        <source>1 gold, 1 scribe, 1 faith</source>
        <translation>1 or, 1 scribe, 1 foi</translation>
    </message>
    <message>
        <source>{segment}</source>
        <translation>{segment}</translation>
    </message>
    <message>
        <source>the statue spaces of {god}</source>
        <translation>les places de statue ({god})</translation>
    </message>
    <message>
        <source>the building site {side}, line {number}</source>
        <translation>l’emplacement {side}, ligne {number}</translation>
    </message>
    <message>
        <source>the building site for {resource} in row {row}</source>
        <translation>l’emplacement {resource} de la rangée {row}</translation>
    </message>
    <message>
        <source>the statue site {statue-site}</source>
        <translation>l’emplacement de statue {statue-site}</translation>
    </message>
    <message>
        <source>field {name}</source>
        <translation>la case {name}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>A field of the temple as it is read out.</extracomment>
        <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>tile space {number}</source>
        <translation>la place de tuile {number}</translation>
    </message>
    <message>
        <source>place {number} of section {section} of the display</source>
        <translation>la place {number} de la section {section} de l’étalage</translation>
    </message>
    <message>
        <source>west of the temple</source>
        <translation>à l’ouest du temple</translation>
    </message>
    <message>
        <source>east of the temple</source>
        <translation>à l’est du temple</translation>
    </message>
    <message>
        <source>north of the temple</source>
        <translation>au nord du temple</translation>
    </message>
    <message>
        <source>south of the temple</source>
        <translation>au sud du temple</translation>
    </message>
    <message>
        <source>above papyrus and bread</source>
        <translation>au-dessus du papyrus et du pain</translation>
    </message>
    <message>
        <source>above limestone and granite</source>
        <translation>au-dessus du calcaire et du granite</translation>
    </message>
    <message>
        <source>at the third row</source>
        <translation>à la troisième rangée</translation>
    </message>
    <message>
        <source>at the third column</source>
        <translation>à la troisième file</translation>
    </message>
    <message>
        <source>a building costs bread</source>
        <translation>un bâtiment coûte du pain</translation>
    </message>
    <message>
        <source>row = value of the die</source>
        <translation>rangée = valeur du dé</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>pour les 2</translation>
    </message>
    <message>
        <source>level +1</source>
        <translation>niveau +1</translation>
    </message>
    <message>
        <source>gain 1</source>
        <translation>gain : 1</translation>
    </message>
    <message>
        <source>both +1</source>
        <translation>les deux +1</translation>
    </message>
    <message>
        <source>1 and gold</source>
        <translation>1 et de l’or</translation>
    </message>
    <message>
        <source>level +2</source>
        <translation>niveau +2</translation>
    </message>
    <message>
        <source>gain 2</source>
        <translation>gain : 2</translation>
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
        <translation>+2, choix +1</translation>
    </message>
    <message>
        <source>“{text}” is no segment of the wheel.</source>
        <translation>« {text} » n’est pas une section du cadran.</translation>
    </message>
    <message>
        <source>“{text}” is no die.</source>
        <translation>« {text} » n’est pas un dé.</translation>
    </message>
    <message>
        <source>“{text}” is no pillar tile.</source>
        <translation>« {text} » n’est pas une tuile Colonne.</translation>
    </message>
    <message>
        <source>“{text}” is no card.</source>
        <translation>« {text} » n’est pas une carte.</translation>
    </message>
    <message>
        <source>“{text}” is no place of the pyramid.</source>
        <translation>« {text} » n’est pas une place de la pyramide.</translation>
    </message>
    <message>
        <source>“{text}” is no side of the coin.</source>
        <translation>« {text} » n’est pas un côté de la pièce.</translation>
    </message>
    <message>
        <source>“{text}” is no place of this game.</source>
        <translation>« {text} » n’est pas un endroit de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is no side of the scale.</source>
        <translation>« {text} » n’est pas un côté de la balance.</translation>
    </message>
    <message>
        <source>“{text}” is no change of a value.</source>
        <translation>« {text} » n’est pas un changement de valeur.</translation>
    </message>
    <message>
        <source>“{text}” is no resource of this game.</source>
        <translation>« {text} » n’est pas une ressource de ce jeu.</translation>
    </message>
    <message>
        <source>“{text}” is no payment.</source>
        <translation>« {text} » n’est pas un paiement.</translation>
    </message>
    <message>
        <source>“{text}” is no payment: the letters stand in the order p, b, l, g, o.</source>
        <translation>« {text} » n’est pas un paiement : les lettres se suivent dans l’ordre p, b, l, g, o.</translation>
    </message>
    <message>
        <source>most victory points</source>
        <translation>le plus de points de victoire</translation>
    </message>
    <message>
        <source>more scribes with equal victory points</source>
        <translation>à points égaux, davantage de scribes</translation>
    </message>
    <message>
        <source>earlier in turn order with all else equal</source>
        <translation>à égalité, plus tôt dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>First in the sun: {segment}.</source>
        <translation>Première section au soleil : {segment}.</translation>
    </message>
    <message>
        <source>The next Horus tile names {god}.</source>
        <translation>La tuile bonus Horus suivante nomme {god}.</translation>
    </message>
    <message>
        <source>A die comes to {segment}: {colour}, {pips}.</source>
        <translation>Un dé arrive dans {segment} : {colour}, {pips}.</translation>
    </message>
    <message>
        <source>A new pillar tile lies at Ra.</source>
        <translation>Une nouvelle tuile Colonne est chez Râ.</translation>
    </message>
    <message>
        <source>A starting card is turned up: {card}.</source>
        <translation>Une carte de départ est retournée : {card}.</translation>
    </message>
    <message>
        <source>{seat} is offered a card.</source>
        <translation>{seat} se voit proposer une carte.</translation>
    </message>
    <message>
        <source>A card comes into the display: {card}.</source>
        <translation>Une carte arrive dans l’étalage : {card}.</translation>
    </message>
    <message>
        <source>The next place of the pyramid: {path}.</source>
        <translation>Place suivante de la pyramide : {path}.</translation>
    </message>
    <message>
        <source>The coin decides: {coin}.</source>
        <translation>La pièce décide : {coin}.</translation>
    </message>
    <message>
        <source>Chance decides between equal choices.</source>
        <translation>Le hasard départage des choix égaux.</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Prendre : {card}</translation>
    </message>
    <message>
        <source>{seat} takes: {card}.</source>
        <translation>{seat} prend : {card}.</translation>
    </message>
    <message>
        <source>taking of a card</source>
        <translation>prise d’une carte</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Garder : {card}</translation>
    </message>
    <message>
        <source>{seat} keeps one of the two cards.</source>
        <translation>{seat} garde une des deux cartes.</translation>
    </message>
    <message>
        <source>keeping of a card</source>
        <translation>choix d’une carte</translation>
    </message>
    <message>
        <source>{seat} takes the Destiny card with ankh {value}.</source>
        <translation>{seat} prend la carte Destinée d’ankh {value}.</translation>
    </message>
    <message>
        <source>Destiny card</source>
        <translation>carte Destinée</translation>
    </message>
    <message>
        <source>Draft: {colour}, {pips}</source>
        <translation>Prendre : {colour}, {pips}</translation>
    </message>
    <message>
        <source>Draft from {segment}: {colour}, {pips}</source>
        <translation>Prendre dans {segment} : {colour}, {pips}</translation>
    </message>
    <message>
        <source>{seat} drafts a die from {segment}: {colour}, {pips}.</source>
        <translation>{seat} prend un dé dans {segment} : {colour}, {pips}.</translation>
    </message>
    <message>
        <source>draft of a die</source>
        <translation>prise d’un dé</translation>
    </message>
    <message>
        <source>{seat} takes a die from {segment} with Anubis: {colour}, {pips}.</source>
        <translation>{seat} prend un dé dans {segment} avec Anubis : {colour}, {pips}.</translation>
    </message>
    <message>
        <source>Anubis action</source>
        <translation>action d’Anubis</translation>
    </message>
    <message>
        <source>Side of the scale: {what}</source>
        <translation>Côté de la balance : {what}</translation>
    </message>
    <message>
        <source>{seat} chooses a side of the scale.</source>
        <translation>{seat} choisit un côté de la balance.</translation>
    </message>
    <message>
        <source>side of the scale</source>
        <translation>côté de la balance</translation>
    </message>
    <message>
        <source>{seat} changes the value with a scribe: {what}.</source>
        <translation>{seat} change la valeur avec un scribe : {what}.</translation>
    </message>
    <message>
        <source>scribe</source>
        <translation>scribe</translation>
    </message>
    <message>
        <source>{seat} changes the value with the School: {what}.</source>
        <translation>{seat} change la valeur avec l’École : {what}.</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Jouer : {card}</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing: {card}.</source>
        <translation>{seat} joue une Bénédiction : {card}.</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Bénédiction</translation>
    </message>
    <message>
        <source>Play: {card}, value {value}</source>
        <translation>Jouer : {card}, valeur {value}</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing: {card}, value {value}.</source>
        <translation>{seat} joue une Bénédiction : {card}, valeur {value}.</translation>
    </message>
    <message>
        <source>God action: {god}</source>
        <translation>Action divine : {god}</translation>
    </message>
    <message>
        <source>{seat} carries out a god action: {god}.</source>
        <translation>{seat} accomplit une action divine : {god}.</translation>
    </message>
    <message>
        <source>god action</source>
        <translation>action divine</translation>
    </message>
    <message>
        <source>Production: {resource}</source>
        <translation>Production : {resource}</translation>
    </message>
    <message>
        <source>{seat} produces: {resource}.</source>
        <translation>{seat} produit : {resource}.</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>No action</source>
        <translation>Aucune action</translation>
    </message>
    <message>
        <source>{seat} carries out no action.</source>
        <translation>{seat} n’accomplit aucune action.</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>aucune action</translation>
    </message>
    <message>
        <source>Statue: {place}</source>
        <translation>Statue : {place}</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}.</source>
        <translation>{seat} érige une statue : {place}.</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>statue</translation>
    </message>
    <message>
        <source>Pillar tile: {place}</source>
        <translation>Tuile Colonne : {place}</translation>
    </message>
    <message>
        <source>{seat} lays the pillar tile on {place}.</source>
        <translation>{seat} pose la tuile Colonne sur {place}.</translation>
    </message>
    <message>
        <source>pillar tile</source>
        <translation>tuile Colonne</translation>
    </message>
    <message>
        <source>instead of an action</source>
        <translation>au lieu d’une action</translation>
    </message>
    <message>
        <source>{seat} turns the tile, in quarter turns: {value}.</source>
        <translation>{seat} tourne la tuile, en quarts de tour : {value}.</translation>
    </message>
    <message>
        <source>turn of the tile</source>
        <translation>rotation de la tuile</translation>
    </message>
    <message>
        <source>Building: {place}</source>
        <translation>Bâtiment : {place}</translation>
    </message>
    <message>
        <source>{seat} builds: {place}.</source>
        <translation>{seat} construit : {place}.</translation>
    </message>
    <message>
        <source>building</source>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>paiement</translation>
    </message>
    <message>
        <source>Renew section {value}</source>
        <translation>Renouveler la section {value}</translation>
    </message>
    <message>
        <source>{seat} renews section {value} of the display.</source>
        <translation>{seat} renouvelle la section {value} de l’étalage.</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>renouvellement</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Ne plus prendre de cartes</translation>
    </message>
    <message>
        <source>{seat} takes no more cards.</source>
        <translation>{seat} ne prend plus de cartes.</translation>
    </message>
    <message>
        <source>no more cards</source>
        <translation>fin de la prise de cartes</translation>
    </message>
    <message>
        <source>{seat} chooses: {good} +1.</source>
        <translation>{seat} choisit : {good} +1.</translation>
    </message>
    <message>
        <source>choice of a gain</source>
        <translation>choix d’un gain</translation>
    </message>
    <message>
        <source>{seat} chooses a marker: {resource}.</source>
        <translation>{seat} choisit un marqueur : {resource}.</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the value {value} for the extra action.</source>
        <translation>{seat} choisit la valeur {value} pour l’action supplémentaire.</translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>action supplémentaire</translation>
    </message>
    <message>
        <source>No extra action</source>
        <translation>Pas d’action supplémentaire</translation>
    </message>
    <message>
        <source>{seat} gives up the extra action.</source>
        <translation>{seat} renonce à l’action supplémentaire.</translation>
    </message>
    <message>
        <source>no extra action</source>
        <translation>pas d’action supplémentaire</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>{seat} ends the turn.</source>
        <translation>{seat} finit son tour.</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>bread paid</source>
        <translation>pain payé</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>pur</translation>
    </message>
    <message>
        <source>tainted</source>
        <translation>corrompu</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{seat} gains {units/good}.</source>
        <translation>{seat} gagne {units/good}.</translation>
    </message>
    <message>
        <source>{seat} spends {units/good}.</source>
        <translation>{seat} dépense {units/good}.</translation>
    </message>
    <message>
        <source>ankh {value}</source>
        <translation>ankh {value}</translation>
    </message>
    <message>
        <source>{colour} {pips}</source>
        <translation>{colour} {pips}</translation>
    </message>
    <message>
        <source>Anubis with {colour} {pips}</source>
        <translation>Anubis avec {colour} {pips}</translation>
    </message>
    <message>
        <source>scribe {what}</source>
        <translation>scribe {what}</translation>
    </message>
    <message>
        <source>School {what}</source>
        <translation>École {what}</translation>
    </message>
    <message>
        <source>Blessing {card}</source>
        <translation>Bénédiction {card}</translation>
    </message>
    <message>
        <source>{god}</source>
        <translation>{god}</translation>
    </message>
    <message>
        <source>production of {resource}</source>
        <translation>production : {resource}</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{seat} gains {each}.</source>
        <translation>{seat} gagne {each}.</translation>
    </message>
    <message>
        <source>{units/good}</source>
        <translation>{units/good}</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: production level of {good} is now {n}.</source>
        <translation>{seat} : niveau de production {good} à {n}.</translation>
    </message>
    <message>
        <source>{seat}: population is now {to}.</source>
        <translation>{seat} : population à {to}.</translation>
    </message>
    <message>
        <source>{seat}: happiness is now {to}.</source>
        <translation>{seat} : bonheur à {to}.</translation>
    </message>
    <message>
        <source>{seat} gets the bonus of the statue at {god}.</source>
        <translation>{seat} reçoit le bonus de la statue chez {god}.</translation>
    </message>
    <message>
        <source>{seat} lays excess goods on the scale: {units/good}.</source>
        <translation>{seat} pose {units/good} en surplus sur la balance.</translation>
    </message>
    <message>
        <source>Section {section} of the display opens.</source>
        <translation>La section {section} de l’étalage s’ouvre.</translation>
    </message>
    <message>
        <source>Rotation: {segment} is now the first in the sun.</source>
        <translation>Rotation : {segment} est maintenant la première au soleil.</translation>
    </message>
    <message>
        <source>{seat}: balance {balance}.</source>
        <translation>{seat} : équilibre {balance}.</translation>
    </message>
    <message>
        <source>Turn order: {owner}.</source>
        <translation>Ordre du tour : {owner}.</translation>
    </message>
    <message>
        <source>A new turn order is set.</source>
        <translation>Un nouvel ordre du tour est fixé.</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({for}).</source>
        <translation>{seat} : {points} PV ({for}).</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({source}).</source>
        <translation>{seat} : {points} PV ({source}).</translation>
    </message>
    <message>
        <source>buildings at Ra</source>
        <translation>bâtiments chez Râ</translation>
    </message>
    <message>
        <source>edges at Ra</source>
        <translation>bords chez Râ</translation>
    </message>
    <message>
        <source>tile space at Ra</source>
        <translation>place de tuile chez Râ</translation>
    </message>
    <message>
        <source>abilities of tiles</source>
        <translation>capacités des tuiles</translation>
    </message>
    <message>
        <source>statues at the temple</source>
        <translation>statues au temple</translation>
    </message>
    <message>
        <source>pillars at Hathor</source>
        <translation>colonnes chez Hathor</translation>
    </message>
    <message>
        <source>statue bonuses</source>
        <translation>bonus des statues</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Blessings</source>
        <translation>Bénédictions</translation>
    </message>
    <message>
        <source>loss at Maat</source>
        <translation>perte à Maât</translation>
    </message>
    <message>
        <source>districts</source>
        <translation>quartiers</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>statues</source>
        <translation>statues</translation>
    </message>
    <message>
        <source>production levels</source>
        <translation>niveaux de production</translation>
    </message>
    <message>
        <source>building row</source>
        <translation>rangée de bâtiments</translation>
    </message>
    <message>
        <source>unpaid bread</source>
        <translation>pain non payé</translation>
    </message>
    <message>
        <source>Decrees</source>
        <translation>Décrets</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>ordre du tour</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>Bread</source>
        <translation>Pain</translation>
    </message>
    <message>
        <source>Limestone</source>
        <translation>Calcaire</translation>
    </message>
    <message>
        <source>Granite</source>
        <translation>Granite</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Scribes</source>
        <translation>Scribes</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Bonheur</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points by actions</source>
        <translation>Points de victoire des actions</translation>
    </message>
    <message>
        <source>Victory points by scorings</source>
        <translation>Points de victoire des décomptes</translation>
    </message>
    <message>
        <source>Victory points in turns, by what the die did</source>
        <translation>Points de victoire des tours, selon l’usage du dé</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Buildings at Ra</source>
        <translation>Bâtiments chez Râ</translation>
    </message>
    <message>
        <source>Edges at Ra</source>
        <translation>Bords chez Râ</translation>
    </message>
    <message>
        <source>Tile space at Ra</source>
        <translation>Place de tuile chez Râ</translation>
    </message>
    <message>
        <source>Abilities of tiles</source>
        <translation>Capacités des tuiles</translation>
    </message>
    <message>
        <source>Statues at the temple</source>
        <translation>Statues au temple</translation>
    </message>
    <message>
        <source>Pillars at Hathor</source>
        <translation>Colonnes chez Hathor</translation>
    </message>
    <message>
        <source>Statue bonuses</source>
        <translation>Bonus des statues</translation>
    </message>
    <message>
        <source>Loss at Maat</source>
        <translation>Perte à Maât</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Statues</source>
        <translation>Statues</translation>
    </message>
    <message>
        <source>Production levels</source>
        <translation>Niveaux de production</translation>
    </message>
    <message>
        <source>Building row</source>
        <translation>Rangée de bâtiments</translation>
    </message>
    <message>
        <source>Unpaid bread</source>
        <translation>Pain non payé</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Règles propres</translation>
    </message>
    <message>
        <source>Dice drafted</source>
        <translation>Dés pris</translation>
    </message>
    <message>
        <source>Anubis actions</source>
        <translation>Actions d’Anubis</translation>
    </message>
    <message>
        <source>Excess goods</source>
        <translation>Surplus</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Faith put on the scale</source>
        <translation>Foi posée sur la balance</translation>
    </message>
    <message>
        <source>Statue bonuses received</source>
        <translation>Bonus de statues reçus</translation>
    </message>
    <message>
        <source>Statue bonuses given to others</source>
        <translation>Bonus de statues donnés à d’autres</translation>
    </message>
    <message>
        <source>Extra action</source>
        <translation>Action supplémentaire</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Tekhenu</source>
        <translation>Tekhenu</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>How strong the rival of a game for one player is.</source>
        <translation>Force du rival dans une partie à un joueur.</translation>
    </message>
    <message>
        <source>count all pillars</source>
        <translation>comptent toutes les colonnes</translation>
    </message>
    <message>
        <source>count own pillars</source>
        <translation>comptent les colonnes du joueur</translation>
    </message>
    <message>
        <source>Whose pillars bring victory points when a statue is erected at the temple.</source>
        <translation>À qui appartiennent les colonnes qui rapportent des points de victoire quand une statue est érigée au temple.</translation>
    </message>
    <message>
        <source>Maat phase</source>
        <translation>Phase de Maât</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>douce</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>stricte</translation>
    </message>
    <message>
        <source>In the strict form a negative balance costs twice as many victory points.</source>
        <translation>Dans la forme stricte, un équilibre négatif coûte deux fois plus de points de victoire.</translation>
    </message>
    <message>
        <source>thinks about its own turn, and misjudges some of it</source>
        <translation>réfléchit à son propre tour, et en juge mal une partie</translation>
    </message>
    <message>
        <source>({what})</source>
        <translation>({what})</translation>
    </message>
    <message>
        <source>white die {value}</source>
        <translation>dé blanc {value}</translation>
    </message>
    <message>
        <source>yellow die {value}</source>
        <translation>dé jaune {value}</translation>
    </message>
    <message>
        <source>brown die {value}</source>
        <translation>dé brun {value}</translation>
    </message>
    <message>
        <source>black die {value}</source>
        <translation>dé noir {value}</translation>
    </message>
    <message>
        <source>grey die {value}</source>
        <translation>dé gris {value}</translation>
    </message>
    <message>
        <source>pillar</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>pillar tile {value}</source>
        <translation>tuile Colonne {value}</translation>
    </message>
    <message>
        <source>Blessing {value}</source>
        <translation>Bénédiction {value}</translation>
    </message>
    <message>
        <source>Technology {value}</source>
        <translation>Technologie {value}</translation>
    </message>
    <message>
        <source>Decree {value}</source>
        <translation>Décret {value}</translation>
    </message>
    <message>
        <source>statue of {seat}</source>
        <translation>statue, {seat}</translation>
    </message>
    <message>
        <source>building of {seat}</source>
        <translation>bâtiment, {seat}</translation>
    </message>
    <message>
        <source>pillar of {seat}</source>
        <translation>colonne, {seat}</translation>
    </message>
    <message>
        <source>pillar tile face down</source>
        <translation>tuile Colonne face cachée</translation>
    </message>
    <message>
        <source>Blessing face down</source>
        <translation>Bénédiction face cachée</translation>
    </message>
    <message>
        <source>Technology face down</source>
        <translation>Technologie face cachée</translation>
    </message>
    <message>
        <source>Decree face down</source>
        <translation>Décret face cachée</translation>
    </message>
    <message>
        <source>What a player has is not possible.</source>
        <translation>Ce que possède un joueur n’est pas possible.</translation>
    </message>
    <message>
        <source>Gods, turn order, round or pyramid are not possible together.</source>
        <translation>Dieux, ordre du tour, manche ou pyramide ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>The dice are not those of the game.</source>
        <translation>Les dés ne sont pas ceux du jeu.</translation>
    </message>
    <message>
        <source>Each pillar tile must be there once.</source>
        <translation>Chaque tuile Colonne doit être présente une fois.</translation>
    </message>
    <message>
        <source>Each card must be there once, in a place for its kind.</source>
        <translation>Chaque carte doit être présente une fois, à une place de son genre.</translation>
    </message>
    <message>
        <source>Statues, pillars and buildings are not as many as a player has.</source>
        <translation>Le nombre de statues, colonnes et bâtiments n’est pas celui d’un joueur.</translation>
    </message>
    <message>
        <source>The turn is not possible like this.</source>
        <translation>Le tour n’est pas possible ainsi.</translation>
    </message>
    <message>
        <source>What is to be done next is not possible here.</source>
        <translation>Ce qui doit suivre n’est pas possible ici.</translation>
    </message>
    <message>
        <source>Something belongs to a player who does not take part.</source>
        <translation>Quelque chose appartient à un joueur qui ne participe pas.</translation>
    </message>
    <message>
        <source>It is not said which segment is the first sunny one.</source>
        <translation>La première section au soleil n’est pas indiquée.</translation>
    </message>
    <message>
        <source>Each of the positions 1 to 6 needs a god of its own.</source>
        <translation>Chacune des positions 1 à 6 doit avoir son propre dieu.</translation>
    </message>
    <message>
        <source>The turn order must have each player once.</source>
        <translation>L’ordre du tour doit comporter chaque joueur une fois.</translation>
    </message>
    <message>
        <source>Turns are taken in the rounds 1 to 16.</source>
        <translation>On joue de la manche 1 à la manche 16.</translation>
    </message>
    <message>
        <source>The Maat phase comes after rounds 4, 8, 12 and 16.</source>
        <translation>La phase de Maât suit les manches 4, 8, 12 et 16.</translation>
    </message>
    <message>
        <source>The game is over after round 16.</source>
        <translation>La partie se termine après la manche 16.</translation>
    </message>
    <message>
        <source>It is not said whose turn begins.</source>
        <translation>Il n’est pas indiqué de qui le tour commence.</translation>
    </message>
    <message>
        <source>The pyramid must have each of its ten tiles once.</source>
        <translation>La pyramide doit comporter chacune de ses dix tuiles une fois.</translation>
    </message>
    <message>
        <source>Botankhamun has come further on his pyramid than his turns allow.</source>
        <translation>Botankhamon est plus avancé sur sa pyramide que ses tours ne le permettent.</translation>
    </message>
    <message>
        <source>No pillar stands on the tile ({place}).</source>
        <translation>Aucune colonne ne se dresse sur la tuile ({place}).</translation>
    </message>
    <message>
        <source>Pillar tile {number} lies in two places.</source>
        <translation>La tuile Colonne {number} se trouve à deux endroits.</translation>
    </message>
    <message>
        <source>{owner} has only {right} of these pieces, {number} are on the board: {stock}.</source>
        <translation>{owner} n’a que {right} de ces pièces, {number} sont sur le plateau de jeu : {stock}.</translation>
    </message>
    <message>
        <source>Gold lies where a statue stands ({place}).</source>
        <translation>De l’or se trouve là où se dresse une statue ({place}).</translation>
    </message>
    <message>
        <source>Dice of one colour ({colour}): {number}; the game has {right}.</source>
        <translation>Dés de la même couleur ({colour}) : {number} ; le jeu en a {right}.</translation>
    </message>
    <message>
        <source>Dice on the scale of {seat}: {number}; at most {right} can have been drafted since the last Maat phase.</source>
        <translation>Dés sur la balance ({seat}) : {number} ; au plus {right} ont pu être pris depuis la dernière phase de Maât.</translation>
    </message>
    <message>
        <source>Botankhamun cannot have used more than four dice since the last Maat phase.</source>
        <translation>Botankhamon ne peut pas avoir utilisé plus de quatre dés depuis la dernière phase de Maât.</translation>
    </message>
    <message>
        <source>The card “{card}” is in two places.</source>
        <translation>La carte « {card} » est à deux endroits.</translation>
    </message>
    <message>
        <source>Cards lie in section {section}, which is not open.</source>
        <translation>Des cartes se trouvent dans la section {section}, qui n’est pas ouverte.</translation>
    </message>
    <message>
        <source>{seat} has more than two starting cards.</source>
        <translation>{seat} a plus de deux cartes de départ.</translation>
    </message>
    <message>
        <source>The happiness of {owner} is greater than the population.</source>
        <translation>{owner} : le bonheur dépasse la population.</translation>
    </message>
    <message>
        <source>Two players have the same Destiny card.</source>
        <translation>Deux joueurs ont la même carte Destinée.</translation>
    </message>
    <message>
        <source>There is nothing to decide: fewer than two dice can be drafted.</source>
        <translation>Il n’y a rien à décider : moins de deux dés peuvent être pris.</translation>
    </message>
    <message>
        <source>There is nothing to decide in the Maat phase: nobody has faith.</source>
        <translation>Il n’y a rien à décider dans la phase de Maât : personne n’a de foi.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>First sunny segment</source>
        <translation>Première section au soleil</translation>
    </message>
    <message>
        <source>God of position {n}</source>
        <translation>Dieu de la position {n}</translation>
    </message>
    <message>
        <source>Turn order, place {n}</source>
        <translation>Ordre du tour, place {n}</translation>
    </message>
    <message>
        <source>Turns of the tile on {n}</source>
        <translation>Rotation de la tuile en {n}</translation>
    </message>
    <message>
        <source>Gold above papyrus and bread</source>
        <translation>Or au-dessus de papyrus et pain</translation>
    </message>
    <message>
        <source>Gold above limestone and granite</source>
        <translation>Or au-dessus de calcaire et granite</translation>
    </message>
    <message>
        <source>Gold east of the temple</source>
        <translation>Or à l’est du temple</translation>
    </message>
    <message>
        <source>Gold north of the temple</source>
        <translation>Or au nord du temple</translation>
    </message>
    <message>
        <source>Gold beside row 2 of Osiris</source>
        <translation>Or à côté de la rangée 2 d’Osiris</translation>
    </message>
    <message>
        <source>Section 3 is open</source>
        <translation>La section 3 est ouverte</translation>
    </message>
    <message>
        <source>Section 4 is open</source>
        <translation>La section 4 est ouverte</translation>
    </message>
    <message>
        <source>White dice used</source>
        <translation>Dés blancs utilisés</translation>
    </message>
    <message>
        <source>Yellow dice used</source>
        <translation>Dés jaunes utilisés</translation>
    </message>
    <message>
        <source>Brown dice used</source>
        <translation>Dés bruns utilisés</translation>
    </message>
    <message>
        <source>Black dice used</source>
        <translation>Dés noirs utilisés</translation>
    </message>
    <message>
        <source>Grey dice used</source>
        <translation>Dés gris utilisés</translation>
    </message>
    <message>
        <source>Place {n} of the pyramid</source>
        <translation>Place {n} de la pyramide</translation>
    </message>
    <message>
        <source>Stands on place</source>
        <translation>Se trouve à la place</translation>
    </message>
    <message>
        <source>Production level of papyrus</source>
        <translation>Niveau de production, papyrus</translation>
    </message>
    <message>
        <source>Production level of bread</source>
        <translation>Niveau de production, pain</translation>
    </message>
    <message>
        <source>Production level of limestone</source>
        <translation>Niveau de production, calcaire</translation>
    </message>
    <message>
        <source>Production level of granite</source>
        <translation>Niveau de production, granite</translation>
    </message>
    <message>
        <source>Happiness rewards had</source>
        <translation>Récompenses de bonheur reçues</translation>
    </message>
    <message>
        <source>Ankh of the Destiny card</source>
        <translation>Ankh de la carte Destinée</translation>
    </message>
    <message>
        <source>Die 1</source>
        <translation>Dé 1</translation>
    </message>
    <message>
        <source>Side of die 1</source>
        <translation>Côté du dé 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>Dé 2</translation>
    </message>
    <message>
        <source>Side of die 2</source>
        <translation>Côté du dé 2</translation>
    </message>
    <message>
        <source>Die 3</source>
        <translation>Dé 3</translation>
    </message>
    <message>
        <source>Side of die 3</source>
        <translation>Côté du dé 3</translation>
    </message>
    <message>
        <source>Die 4</source>
        <translation>Dé 4</translation>
    </message>
    <message>
        <source>Side of die 4</source>
        <translation>Côté du dé 4</translation>
    </message>
    <message>
        <source>Districts won in the last scoring</source>
        <translation>Quartiers du dernier décompte</translation>
    </message>
    <message>
        <source>Last balance</source>
        <translation>Dernier équilibre</translation>
    </message>
    <message>
        <source>white 1</source>
        <translation>blanc 1</translation>
    </message>
    <message>
        <source>white 2</source>
        <translation>blanc 2</translation>
    </message>
    <message>
        <source>white 3</source>
        <translation>blanc 3</translation>
    </message>
    <message>
        <source>white 4</source>
        <translation>blanc 4</translation>
    </message>
    <message>
        <source>white 5</source>
        <translation>blanc 5</translation>
    </message>
    <message>
        <source>white 6</source>
        <translation>blanc 6</translation>
    </message>
    <message>
        <source>yellow 1</source>
        <translation>jaune 1</translation>
    </message>
    <message>
        <source>yellow 2</source>
        <translation>jaune 2</translation>
    </message>
    <message>
        <source>yellow 3</source>
        <translation>jaune 3</translation>
    </message>
    <message>
        <source>yellow 4</source>
        <translation>jaune 4</translation>
    </message>
    <message>
        <source>yellow 5</source>
        <translation>jaune 5</translation>
    </message>
    <message>
        <source>yellow 6</source>
        <translation>jaune 6</translation>
    </message>
    <message>
        <source>brown 1</source>
        <translation>brun 1</translation>
    </message>
    <message>
        <source>brown 2</source>
        <translation>brun 2</translation>
    </message>
    <message>
        <source>brown 3</source>
        <translation>brun 3</translation>
    </message>
    <message>
        <source>brown 4</source>
        <translation>brun 4</translation>
    </message>
    <message>
        <source>brown 5</source>
        <translation>brun 5</translation>
    </message>
    <message>
        <source>brown 6</source>
        <translation>brun 6</translation>
    </message>
    <message>
        <source>black 1</source>
        <translation>noir 1</translation>
    </message>
    <message>
        <source>black 2</source>
        <translation>noir 2</translation>
    </message>
    <message>
        <source>black 3</source>
        <translation>noir 3</translation>
    </message>
    <message>
        <source>black 4</source>
        <translation>noir 4</translation>
    </message>
    <message>
        <source>black 5</source>
        <translation>noir 5</translation>
    </message>
    <message>
        <source>black 6</source>
        <translation>noir 6</translation>
    </message>
    <message>
        <source>grey 1</source>
        <translation>gris 1</translation>
    </message>
    <message>
        <source>grey 2</source>
        <translation>gris 2</translation>
    </message>
    <message>
        <source>grey 3</source>
        <translation>gris 3</translation>
    </message>
    <message>
        <source>grey 4</source>
        <translation>gris 4</translation>
    </message>
    <message>
        <source>grey 5</source>
        <translation>gris 5</translation>
    </message>
    <message>
        <source>grey 6</source>
        <translation>gris 6</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>deck or display</source>
        <translation>pioche ou étalage</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>dans la boîte</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>a turn begins</source>
        <translation>un tour commence</translation>
    </message>
    <message>
        <source>the Maat phase begins</source>
        <translation>la phase de Maât commence</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>goes on as opened</source>
        <translation>suite de l’étape ouverte</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>Light and gods</source>
        <translation>Lumière et dieux</translation>
    </message>
    <message>
        <source>Turns of pillar tiles</source>
        <translation>Rotation des tuiles Colonne</translation>
    </message>
    <message>
        <source>Gold and sections</source>
        <translation>Or et sections</translation>
    </message>
    <message>
        <source>What {seat} has</source>
        <translation>Ce qu’a {seat}</translation>
    </message>
    <message>
        <source>Starting cards</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>Full Granary (Blessing)</source>
        <translation>Grenier plein (Bénédiction)</translation>
    </message>
    <message>
        <source>Full Granary: 3 bread.</source>
        <translation>Grenier plein : 3 pains.</translation>
    </message>
    <message>
        <source>Reed Harvest (Blessing)</source>
        <translation>Récolte des roseaux (Bénédiction)</translation>
    </message>
    <message>
        <source>Reed Harvest: 3 papyrus.</source>
        <translation>Récolte des roseaux : 3 papyrus.</translation>
    </message>
    <message>
        <source>White Stone (Blessing)</source>
        <translation>Pierre blanche (Bénédiction)</translation>
    </message>
    <message>
        <source>White Stone: 3 limestone.</source>
        <translation>Pierre blanche : 3 calcaires.</translation>
    </message>
    <message>
        <source>Black Stone (Blessing)</source>
        <translation>Pierre noire (Bénédiction)</translation>
    </message>
    <message>
        <source>Black Stone: 3 granite.</source>
        <translation>Pierre noire : 3 granites.</translation>
    </message>
    <message>
        <source>Caravan (Blessing)</source>
        <translation>Caravane (Bénédiction)</translation>
    </message>
    <message>
        <source>Caravan: 3 different resources.</source>
        <translation>Caravane : 3 ressources différentes.</translation>
    </message>
    <message>
        <source>Treasure (Blessing)</source>
        <translation>Trésor (Bénédiction)</translation>
    </message>
    <message>
        <source>Treasure: 2 gold.</source>
        <translation>Trésor : 2 or.</translation>
    </message>
    <message>
        <source>House of Scribes (Blessing)</source>
        <translation>Maison des scribes (Bénédiction)</translation>
    </message>
    <message>
        <source>House of Scribes: 2 scribes, 1 faith.</source>
        <translation>Maison des scribes : 2 scribes, 1 foi.</translation>
    </message>
    <message>
        <source>Cleansing (Blessing)</source>
        <translation>Purification (Bénédiction)</translation>
    </message>
    <message>
        <source>Cleansing: 4 faith; also at Maat.</source>
        <translation>Purification : 4 foi ; aussi à Maât.</translation>
    </message>
    <message>
        <source>Music (Blessing)</source>
        <translation>Musique (Bénédiction)</translation>
    </message>
    <message>
        <source>Music: happiness +3.</source>
        <translation>Musique : bonheur +3.</translation>
    </message>
    <message>
        <source>Births (Blessing)</source>
        <translation>Naissances (Bénédiction)</translation>
    </message>
    <message>
        <source>Births: 1 bread, population +4.</source>
        <translation>Naissances : 1 pain, population +4.</translation>
    </message>
    <message>
        <source>Good Year (Blessing)</source>
        <translation>Bonne année (Bénédiction)</translation>
    </message>
    <message>
        <source>Good Year: population +2, then happiness +2.</source>
        <translation>Bonne année : population +2, puis bonheur +2.</translation>
    </message>
    <message>
        <source>New Tools (Blessing)</source>
        <translation>Nouveaux outils (Bénédiction)</translation>
    </message>
    <message>
        <source>New Tools: two different markers +1, gain 1 of one of them.</source>
        <translation>Nouveaux outils : deux marqueurs différents +1, gagner 1 de l’un d’eux.</translation>
    </message>
    <message>
        <source>Master Craft (Blessing)</source>
        <translation>Maîtrise (Bénédiction)</translation>
    </message>
    <message>
        <source>Master Craft: one marker +2, gain 1 of it.</source>
        <translation>Maîtrise : un marqueur +2, en gagner 1.</translation>
    </message>
    <message>
        <source>Fate’s Number (Blessing)</source>
        <translation>Nombre du destin (Bénédiction)</translation>
    </message>
    <message>
        <source>Fate’s Number: after drafting, any other value.</source>
        <translation>Nombre du destin : une fois le dé pris, toute autre valeur.</translation>
    </message>
    <message>
        <source>Feather of Maat (Blessing)</source>
        <translation>Plume de Maât (Bénédiction)</translation>
    </message>
    <message>
        <source>Feather of Maat: after drafting, the die goes to the other side of the scale; 1 point.</source>
        <translation>Plume de Maât : une fois pris, le dé va de l’autre côté de la balance ; 1 point.</translation>
    </message>
    <message>
        <source>Shadow Path (Blessing)</source>
        <translation>Sentier de l’ombre (Bénédiction)</translation>
    </message>
    <message>
        <source>Shadow Path: before drafting, forbidden dice may be drafted, as tainted.</source>
        <translation>Sentier de l’ombre : avant de prendre un dé, on peut en prendre un interdit, comme corrompu.</translation>
    </message>
    <message>
        <source>Column Makers (Blessing)</source>
        <translation>Tailleurs de colonnes (Bénédiction)</translation>
    </message>
    <message>
        <source>Column Makers: Ra costs 2 less, 1 point.</source>
        <translation>Tailleurs de colonnes : Râ coûte 2 de moins, 1 point.</translation>
    </message>
    <message>
        <source>Sculptors (Blessing)</source>
        <translation>Sculpteurs (Bénédiction)</translation>
    </message>
    <message>
        <source>Sculptors: Horus costs 2 less, 1 point.</source>
        <translation>Sculpteurs : Horus coûte 2 de moins, 1 point.</translation>
    </message>
    <message>
        <source>Masons (Blessing)</source>
        <translation>Maçons (Bénédiction)</translation>
    </message>
    <message>
        <source>Masons: Hathor costs 2 less, 1 point.</source>
        <translation>Maçons : Hathor coûte 2 de moins, 1 point.</translation>
    </message>
    <message>
        <source>Feast Day (Blessing)</source>
        <translation>Jour de fête (Bénédiction)</translation>
    </message>
    <message>
        <source>Feast Day: Bastet costs nothing, 1 scribe more.</source>
        <translation>Jour de fête : Bastet ne coûte rien, 1 scribe de plus.</translation>
    </message>
    <message>
        <source>Store House (Blessing)</source>
        <translation>Entrepôt (Bénédiction)</translation>
    </message>
    <message>
        <source>Store House: production, 1 unit more, no excess goods.</source>
        <translation>Entrepôt : production, 1 unité de plus, pas de surplus.</translation>
    </message>
    <message>
        <source>Praise of Builders (Blessing)</source>
        <translation>Louange des bâtisseurs (Bénédiction)</translation>
    </message>
    <message>
        <source>Praise of Builders: 1 point for each own building, at least 2, at most 5.</source>
        <translation>Louange des bâtisseurs : 1 point par bâtiment à vous, au moins 2, au plus 5.</translation>
    </message>
    <message>
        <source>Praise of Kings (Blessing)</source>
        <translation>Louange des rois (Bénédiction)</translation>
    </message>
    <message>
        <source>Praise of Kings: 2 points for each own statue, at least 2, at most 6.</source>
        <translation>Louange des rois : 2 points par statue à vous, au moins 2, au plus 6.</translation>
    </message>
    <message>
        <source>Ra’s Favour (Blessing)</source>
        <translation>Faveur de Râ (Bénédiction)</translation>
    </message>
    <message>
        <source>Ra’s Favour: Ra, the ability works in any light, 1 point.</source>
        <translation>Faveur de Râ : chez Râ, la capacité agit sous toute lumière ; 1 point.</translation>
    </message>
    <message>
        <source>Papyrus Craft (Technology)</source>
        <translation>Art du papyrus (Technologie)</translation>
    </message>
    <message>
        <source>Papyrus Craft: producing it, 1 unit more, kept.</source>
        <translation>Art du papyrus : à sa production, 1 unité de plus, gardée.</translation>
    </message>
    <message>
        <source>Bread Craft (Technology)</source>
        <translation>Art du pain (Technologie)</translation>
    </message>
    <message>
        <source>Bread Craft: producing it, 1 unit more, kept.</source>
        <translation>Art du pain : à sa production, 1 unité de plus, gardée.</translation>
    </message>
    <message>
        <source>Limestone Craft (Technology)</source>
        <translation>Art du calcaire (Technologie)</translation>
    </message>
    <message>
        <source>Limestone Craft: producing it, 1 unit more, kept.</source>
        <translation>Art du calcaire : à sa production, 1 unité de plus, gardée.</translation>
    </message>
    <message>
        <source>Granite Craft (Technology)</source>
        <translation>Art du granite (Technologie)</translation>
    </message>
    <message>
        <source>Granite Craft: producing it, 1 unit more, kept.</source>
        <translation>Art du granite : à sa production, 1 unité de plus, gardée.</translation>
    </message>
    <message>
        <source>Chisels (Technology)</source>
        <translation>Ciseaux (Technologie)</translation>
    </message>
    <message>
        <source>Chisels: Horus costs 1 less.</source>
        <translation>Ciseaux : Horus coûte 1 de moins.</translation>
    </message>
    <message>
        <source>Levers (Technology)</source>
        <translation>Leviers (Technologie)</translation>
    </message>
    <message>
        <source>Levers: Ra costs 1 less.</source>
        <translation>Leviers : Râ coûte 1 de moins.</translation>
    </message>
    <message>
        <source>Brick Mould (Technology)</source>
        <translation>Moule à briques (Technologie)</translation>
    </message>
    <message>
        <source>Brick Mould: Hathor costs 1 less.</source>
        <translation>Moule à briques : Hathor coûte 1 de moins.</translation>
    </message>
    <message>
        <source>Drums (Technology)</source>
        <translation>Tambours (Technologie)</translation>
    </message>
    <message>
        <source>Drums: Bastet costs 1 less.</source>
        <translation>Tambours : Bastet coûte 1 de moins.</translation>
    </message>
    <message>
        <source>Archive (Technology)</source>
        <translation>Archives (Technologie)</translation>
    </message>
    <message>
        <source>Archive: Thoth costs 1 less; renewing a section is free.</source>
        <translation>Archives : Thot coûte 1 de moins ; renouveler une section est gratuit.</translation>
    </message>
    <message>
        <source>Foremen (Technology)</source>
        <translation>Contremaîtres (Technologie)</translation>
    </message>
    <message>
        <source>Foremen: Osiris, no happiness lost.</source>
        <translation>Contremaîtres : Osiris, aucun bonheur perdu.</translation>
    </message>
    <message>
        <source>Temple of Horus (Technology)</source>
        <translation>Temple d’Horus (Technologie)</translation>
    </message>
    <message>
        <source>Temple of Horus: after Horus 2 points.</source>
        <translation>Temple d’Horus : après Horus 2 points.</translation>
    </message>
    <message>
        <source>Solar Court (Technology)</source>
        <translation>Cour solaire (Technologie)</translation>
    </message>
    <message>
        <source>Solar Court: after Ra 2 points.</source>
        <translation>Cour solaire : après Râ 2 points.</translation>
    </message>
    <message>
        <source>City Plan (Technology)</source>
        <translation>Plan de la ville (Technologie)</translation>
    </message>
    <message>
        <source>City Plan: after Hathor 2 points.</source>
        <translation>Plan de la ville : après Hathor 2 points.</translation>
    </message>
    <message>
        <source>Dancers (Technology)</source>
        <translation>Danseuses (Technologie)</translation>
    </message>
    <message>
        <source>Dancers: after Bastet happiness +1, 1 point.</source>
        <translation>Danseuses : après Bastet bonheur +1, 1 point.</translation>
    </message>
    <message>
        <source>Library (Technology)</source>
        <translation>Bibliothèque (Technologie)</translation>
    </message>
    <message>
        <source>Library: after Thoth 1 point for each card taken.</source>
        <translation>Bibliothèque : après Thot 1 point par carte prise.</translation>
    </message>
    <message>
        <source>Canals (Technology)</source>
        <translation>Canaux (Technologie)</translation>
    </message>
    <message>
        <source>Canals: after Osiris 1 point, 1 resource of choice.</source>
        <translation>Canaux : après Osiris 1 point, 1 ressource au choix.</translation>
    </message>
    <message>
        <source>School (Technology)</source>
        <translation>École (Technologie)</translation>
    </message>
    <message>
        <source>School: once a turn the value of a die +1 or −1, without a scribe.</source>
        <translation>École : une fois par tour la valeur d’un dé +1 ou −1, sans scribe.</translation>
    </message>
    <message>
        <source>Jackal Mask (Technology)</source>
        <translation>Masque de chacal (Technologie)</translation>
    </message>
    <message>
        <source>Jackal Mask: after an action with Anubis 2 points, 1 faith.</source>
        <translation>Masque de chacal : après une action avec Anubis 2 points, 1 foi.</translation>
    </message>
    <message>
        <source>Priests (Technology)</source>
        <translation>Prêtres (Technologie)</translation>
    </message>
    <message>
        <source>Priests: Maat, 2 faith before yours is asked for.</source>
        <translation>Prêtres : Maât, 2 foi avant qu’on demande la vôtre.</translation>
    </message>
    <message>
        <source>Even Hand (Technology)</source>
        <translation>Main égale (Technologie)</translation>
    </message>
    <message>
        <source>Even Hand: Maat, with a balance from −2 to +2 1 gold.</source>
        <translation>Main égale : Maât, avec un équilibre de −2 à +2 1 or.</translation>
    </message>
    <message>
        <source>Forgiveness (Technology)</source>
        <translation>Pardon (Technologie)</translation>
    </message>
    <message>
        <source>Forgiveness: Maat, no loss; with a balance of 0 or more 1 point.</source>
        <translation>Pardon : Maât, aucune perte ; avec un équilibre de 0 ou plus 1 point.</translation>
    </message>
    <message>
        <source>Grey Ash (Technology)</source>
        <translation>Cendre grise (Technologie)</translation>
    </message>
    <message>
        <source>Grey Ash: drafting a grey die, 1 scribe, and you choose its side.</source>
        <translation>Cendre grise : quand vous prenez un dé gris, 1 scribe, et vous choisissez son côté.</translation>
    </message>
    <message>
        <source>Guilds (Technology)</source>
        <translation>Guildes (Technologie)</translation>
    </message>
    <message>
        <source>Guilds: scoring, 1 point for each level of 5 or 6.</source>
        <translation>Guildes : décompte, 1 point par niveau de 5 ou 6.</translation>
    </message>
    <message>
        <source>Bakeries (Technology)</source>
        <translation>Boulangeries (Technologie)</translation>
    </message>
    <message>
        <source>Bakeries: scoring, 1 point, 2 bread less are due.</source>
        <translation>Boulangeries : décompte, 1 point, 2 pains de moins à payer.</translation>
    </message>
    <message>
        <source>Temple: pillars (Decree)</source>
        <translation>Temple : colonnes (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each own pillar, at most 10 points.</source>
        <translation>Décret, temple : 2 par colonne à vous, au plus 10 points.</translation>
    </message>
    <message>
        <source>Temple: temple buildings (Decree)</source>
        <translation>Temple : bâtiments du temple (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each own temple building, at most 10 points.</source>
        <translation>Décret, temple : 2 par bâtiment du temple à vous, au plus 10 points.</translation>
    </message>
    <message>
        <source>Temple: pillars on the border fields (Decree)</source>
        <translation>Temple : colonnes des cases du bord (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 3 for each own pillar on a field at the border, at most 9 points.</source>
        <translation>Décret, temple : 3 par colonne à vous sur une case de la bordure, au plus 9 points.</translation>
    </message>
    <message>
        <source>Temple: lines with two pillars (Decree)</source>
        <translation>Temple : lignes à deux colonnes (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 4 for each row or column with two own pillars or more, at most 8 points.</source>
        <translation>Décret, temple : 4 par rangée ou file qui a deux colonnes à vous ou plus, au plus 8 points.</translation>
    </message>
    <message>
        <source>Temple: matching edges (Decree)</source>
        <translation>Temple : bords assortis (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 2 for each matching edge of own tiles, at most 8 points.</source>
        <translation>Décret, temple : 2 par bord assorti de vos tuiles, au plus 8 points.</translation>
    </message>
    <message>
        <source>Temple: row and column buildings (Decree)</source>
        <translation>Temple : bâtiments de rangées et de files (Décret)</translation>
    </message>
    <message>
        <source>Decree, temple: 3 for each pair of a building of a row and one of a column, at most 9 points.</source>
        <translation>Décret, temple : 3 par paire d’un bâtiment de rangée et d’un de file, au plus 9 points.</translation>
    </message>
    <message>
        <source>Monument: statues (Decree)</source>
        <translation>Monument : statues (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 2 for each statue, at most 8 points.</source>
        <translation>Décret, monument : 2 par statue, au plus 8 points.</translation>
    </message>
    <message>
        <source>Monument: people-statues (Decree)</source>
        <translation>Monument : statues pour le peuple (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 3 for each people-statue, at most 9 points.</source>
        <translation>Décret, monument : 3 par statue pour le peuple, au plus 9 points.</translation>
    </message>
    <message>
        <source>Monument: god-statues (Decree)</source>
        <translation>Monument : statues des dieux (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 3 for each statue at a god, at most 9 points.</source>
        <translation>Décret, monument : 3 par statue chez un dieu, au plus 9 points.</translation>
    </message>
    <message>
        <source>Monument: both sorts of statues (Decree)</source>
        <translation>Monument : les deux sortes de statues (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 6 with a statue at a god and a people-statue.</source>
        <translation>Décret, monument : 6 avec une statue chez un dieu et une statue pour le peuple.</translation>
    </message>
    <message>
        <source>Monument: kinds of pieces (Decree)</source>
        <translation>Monument : sortes de pièces (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 2 for each kind with two own pieces or more, at most 8 points.</source>
        <translation>Décret, monument : 2 par sorte dont vous avez deux pièces ou plus, au plus 8 points.</translation>
    </message>
    <message>
        <source>Monument: pieces above six (Decree)</source>
        <translation>Monument : pièces au-delà de six (Décret)</translation>
    </message>
    <message>
        <source>Decree, monument: 1 for each own piece above 6, at most 8 points.</source>
        <translation>Décret, monument : 1 par pièce à vous au-delà de 6, au plus 8 points.</translation>
    </message>
    <message>
        <source>Industry: high production levels (Decree)</source>
        <translation>Industrie : niveaux de production élevés (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 3 for each level of 5 or 6, at most 9 points.</source>
        <translation>Décret, industrie : 3 par niveau de 5 ou 6, au plus 9 points.</translation>
    </message>
    <message>
        <source>Industry: Osiris buildings (Decree)</source>
        <translation>Industrie : bâtiments d’Osiris (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 2 for each own building at Osiris, at most 10 points.</source>
        <translation>Décret, industrie : 2 par bâtiment à vous chez Osiris, au plus 10 points.</translation>
    </message>
    <message>
        <source>Industry: districts won (Decree)</source>
        <translation>Industrie : quartiers gagnés (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 4 for each district won in the last scoring, at most 8 points.</source>
        <translation>Décret, industrie : 4 par quartier gagné au dernier décompte, au plus 8 points.</translation>
    </message>
    <message>
        <source>Industry: resources left (Decree)</source>
        <translation>Industrie : ressources restantes (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 1 for 2 resources left, gold not counted, at most 6 points.</source>
        <translation>Décret, industrie : 1 par 2 ressources restantes, sans l’or, au plus 6 points.</translation>
    </message>
    <message>
        <source>Industry: gold left (Decree)</source>
        <translation>Industrie : or restant (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 2 for each gold left, at most 8 points.</source>
        <translation>Décret, industrie : 2 par or restant, au plus 8 points.</translation>
    </message>
    <message>
        <source>Industry: lowest production level (Decree)</source>
        <translation>Industrie : niveau de production le plus bas (Décret)</translation>
    </message>
    <message>
        <source>Decree, industry: 5 if the lowest level is 3, 8 if it is 4 or more.</source>
        <translation>Décret, industrie : 5 si le plus bas niveau est 3, 8 s’il est 4 ou plus.</translation>
    </message>
    <message>
        <source>People: population (Decree)</source>
        <translation>Peuple : population (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 1 for 3 population, at most 7 points.</source>
        <translation>Décret, peuple : 1 par 3 de population, au plus 7 points.</translation>
    </message>
    <message>
        <source>People: happiness (Decree)</source>
        <translation>Peuple : bonheur (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 1 for 2 happiness above 6, at most 7 points.</source>
        <translation>Décret, peuple : 1 par 2 de bonheur au-delà de 6, au plus 7 points.</translation>
    </message>
    <message>
        <source>People: happy population (Decree)</source>
        <translation>Peuple : population heureuse (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 7 with happiness 10 or more and at most 2 below population.</source>
        <translation>Décret, peuple : 7 avec bonheur 10 ou plus et au plus 2 sous la population.</translation>
    </message>
    <message>
        <source>People: Technologies (Decree)</source>
        <translation>Peuple : Technologies (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 2 for each Technology, at most 8 points.</source>
        <translation>Décret, peuple : 2 par Technologie, au plus 8 points.</translation>
    </message>
    <message>
        <source>People: scribes left (Decree)</source>
        <translation>Peuple : scribes restants (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 2 for each scribe left, at most 8 points.</source>
        <translation>Décret, peuple : 2 par scribe restant, au plus 8 points.</translation>
    </message>
    <message>
        <source>People: last balance (Decree)</source>
        <translation>Peuple : dernier équilibre (Décret)</translation>
    </message>
    <message>
        <source>Decree, people: 4 with a last balance from −2 to +2, 7 with exactly 0.</source>
        <translation>Décret, peuple : 4 avec un dernier équilibre de −2 à +2, 7 avec 0 juste.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 1 gold, 1 faith. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, blue, blue.</source>
        <translation>Tuile Colonne, au soleil : 1 or, 1 foi. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : rouge, rouge, bleu, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 1 gold, 1 faith. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, red, green, green.</source>
        <translation>Tuile Colonne, dans la pénombre : 1 or, 1 foi. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : rouge, rouge, vert, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 1 gold, 1 faith; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, red, yellow, yellow.</source>
        <translation>Tuile Colonne, dans l’obscurité : 1 or, 1 foi ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : rouge, rouge, jaune, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: two different resources. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, green, green.</source>
        <translation>Tuile Colonne, au soleil : deux ressources différentes. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : bleu, bleu, vert, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: two different resources; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: blue, blue, yellow, yellow.</source>
        <translation>Tuile Colonne, dans la pénombre : deux ressources différentes ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : bleu, bleu, jaune, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: two different resources. It costs 2 limestone and 1 granite. Edges clockwise from the top: green, green, yellow, yellow.</source>
        <translation>Tuile Colonne, dans l’obscurité : deux ressources différentes. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : vert, vert, jaune, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 3 points; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, blue, red, blue.</source>
        <translation>Tuile Colonne, au soleil : 3 points ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : rouge, bleu, rouge, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 3 points. It costs 2 limestone and 1 granite. Edges clockwise from the top: green, yellow, green, yellow.</source>
        <translation>Tuile Colonne, dans la pénombre : 3 points. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : vert, jaune, vert, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 3 points. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, blue, green, yellow.</source>
        <translation>Tuile Colonne, dans l’obscurité : 3 points. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : rouge, bleu, vert, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 2 scribes. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, blue, yellow, green.</source>
        <translation>Tuile Colonne, au soleil : 2 scribes. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : rouge, bleu, jaune, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 2 scribes. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, green, blue, yellow.</source>
        <translation>Tuile Colonne, dans la pénombre : 2 scribes. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : rouge, vert, bleu, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 2 scribes; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, green, yellow, blue.</source>
        <translation>Tuile Colonne, dans l’obscurité : 2 scribes ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : rouge, vert, jaune, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: happiness +2. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, yellow, blue, green.</source>
        <translation>Tuile Colonne, au soleil : bonheur +2. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : rouge, jaune, bleu, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: happiness +2; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, yellow, green, blue.</source>
        <translation>Tuile Colonne, dans la pénombre : bonheur +2 ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : rouge, jaune, vert, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: happiness +2. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, blue, green.</source>
        <translation>Tuile Colonne, dans l’obscurité : bonheur +2. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : rouge, rouge, bleu, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: population +3, then 1 resource of choice; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: red, red, green, yellow.</source>
        <translation>Tuile Colonne, au soleil : population +3, puis 1 ressource au choix ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : rouge, rouge, vert, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: population +3, then 1 resource of choice. It costs 2 limestone and 1 granite. Edges clockwise from the top: red, red, yellow, blue.</source>
        <translation>Tuile Colonne, dans la pénombre : population +3, puis 1 ressource au choix. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : rouge, rouge, jaune, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: population +3, then 1 resource of choice. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, red, green.</source>
        <translation>Tuile Colonne, dans l’obscurité : population +3, puis 1 ressource au choix. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : bleu, bleu, rouge, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: one marker +1, and 1 of that resource. It costs 2 limestone and 1 granite. Edges clockwise from the top: blue, blue, green, yellow.</source>
        <translation>Tuile Colonne, au soleil : un marqueur +1, et 1 de cette ressource. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : bleu, bleu, vert, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: one marker +1, and 1 of that resource. It costs 1 limestone and 2 granite. Edges clockwise from the top: blue, blue, yellow, red.</source>
        <translation>Tuile Colonne, dans la pénombre : un marqueur +1, et 1 de cette ressource. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : bleu, bleu, jaune, rouge.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: one marker +1, and 1 of that resource; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: green, green, red, blue.</source>
        <translation>Tuile Colonne, dans l’obscurité : un marqueur +1, et 1 de cette ressource ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : vert, vert, rouge, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: 2 faith, 2 points. It costs 1 limestone and 2 granite. Edges clockwise from the top: green, green, blue, yellow.</source>
        <translation>Tuile Colonne, au soleil : 2 foi, 2 points. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : vert, vert, bleu, jaune.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: 2 faith, 2 points; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: green, green, yellow, red.</source>
        <translation>Tuile Colonne, dans la pénombre : 2 foi, 2 points ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : vert, vert, jaune, rouge.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: 2 faith, 2 points. It costs 2 limestone and 1 granite. Edges clockwise from the top: yellow, yellow, red, blue.</source>
        <translation>Tuile Colonne, dans l’obscurité : 2 foi, 2 points. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : jaune, jaune, rouge, bleu.</translation>
    </message>
    <message>
        <source>Pillar tile, sunny: a Blessing from an open section that your happiness reaches; 1 point more. It costs 2 limestone and 2 granite. Edges clockwise from the top: yellow, yellow, blue, green.</source>
        <translation>Tuile Colonne, au soleil : une Bénédiction d’une section ouverte que votre bonheur atteint ; 1 point de plus. Elle coûte 2 calcaires et 2 granites. Bords dans le sens horaire, d’en haut : jaune, jaune, bleu, vert.</translation>
    </message>
    <message>
        <source>Pillar tile, shaded: a Blessing from an open section that your happiness reaches. It costs 2 limestone and 1 granite. Edges clockwise from the top: yellow, yellow, green, red.</source>
        <translation>Tuile Colonne, dans la pénombre : une Bénédiction d’une section ouverte que votre bonheur atteint. Elle coûte 2 calcaires et 1 granite. Bords dans le sens horaire, d’en haut : jaune, jaune, vert, rouge.</translation>
    </message>
    <message>
        <source>Pillar tile, dark: a Blessing from an open section that your happiness reaches. It costs 1 limestone and 2 granite. Edges clockwise from the top: red, green, blue, yellow.</source>
        <translation>Tuile Colonne, dans l’obscurité : une Bénédiction d’une section ouverte que votre bonheur atteint. Elle coûte 1 calcaire et 2 granites. Bords dans le sens horaire, d’en haut : rouge, vert, bleu, jaune.</translation>
    </message>
    <message>
        <source>White die, limestone: sunny pure, shaded tainted, dark forbidden.</source>
        <translation>Dé blanc, calcaire : pur au soleil, corrompu dans la pénombre, interdit dans l’obscurité.</translation>
    </message>
    <message>
        <source>Yellow die, papyrus: sunny tainted, shaded pure, dark forbidden.</source>
        <translation>Dé jaune, papyrus : corrompu au soleil, pur dans la pénombre, interdit dans l’obscurité.</translation>
    </message>
    <message>
        <source>Brown die, bread: sunny forbidden, shaded pure, dark tainted.</source>
        <translation>Dé brun, pain : interdit au soleil, pur dans la pénombre, corrompu dans l’obscurité.</translation>
    </message>
    <message>
        <source>Black die, granite: sunny forbidden, shaded tainted, dark pure.</source>
        <translation>Dé noir, granite : interdit au soleil, corrompu dans la pénombre, pur dans l’obscurité.</translation>
    </message>
    <message>
        <source>Grey die, no resource: sunny tainted, shaded tainted, dark tainted.</source>
        <translation>Dé gris, aucune ressource : corrompu au soleil, dans la pénombre et dans l’obscurité.</translation>
    </message>
    <message>
        <source>Statue: at a god it brings a bonus when his action is carried out; at a statue site it counts for both districts or for its line of the temple.</source>
        <translation>Statue : chez un dieu, elle rapporte un bonus quand son action est accomplie ; sur un emplacement de statue, elle compte pour les deux quartiers ou pour sa ligne du temple.</translation>
    </message>
    <message>
        <source>Building: it counts for its district or around the temple, and uncovers points and bread due on the building row.</source>
        <translation>Bâtiment : il compte pour son quartier ou autour du temple, et découvre des points et du pain à payer sur la rangée de bâtiments.</translation>
    </message>
    <message>
        <source>Pillar: at a scoring 1 point for each own building and statue of its row and column; 3 points for its owner when he builds at its line.</source>
        <translation>Colonne : au décompte, 1 point par bâtiment et par statue de son propriétaire dans sa rangée et sa file ; 3 points pour lui quand il bâtit sur sa ligne.</translation>
    </message>
    <message>
        <source>Pillar tile: its ability works in its own light.</source>
        <translation>Tuile Colonne : sa capacité agit sous sa propre lumière.</translation>
    </message>
    <message>
        <source>Blessing: played once in your turn, then discarded.</source>
        <translation>Bénédiction : jouée une fois à votre tour, puis défaussée.</translation>
    </message>
    <message>
        <source>Technology: it lasts and works by itself, at most once a turn.</source>
        <translation>Technologie : elle dure et agit d’elle-même, au plus une fois par tour.</translation>
    </message>
    <message>
        <source>Decree: it counts at the end; at most three of different types.</source>
        <translation>Décret : il compte à la fin ; au plus trois de types différents.</translation>
    </message>
    <message>
        <source>Segment of the wheel: a die drafted here carries out the action of its god, or produces its resource. The light decides whether it is pure, tainted or forbidden.</source>
        <translation>Section du cadran : un dé pris ici accomplit l’action de son dieu, ou produit sa ressource. La lumière décide s’il est pur, corrompu ou interdit.</translation>
    </message>
    <message>
        <source>Horus: a statue for granite, at the god whose position is the value, or at a statue site.</source>
        <translation>Horus : une statue contre du granite, chez le dieu dont la position est la valeur, ou sur un emplacement de statue.</translation>
    </message>
    <message>
        <source>Ra: a pillar tile on a field of the temple, for limestone and granite. The value says which tile space.</source>
        <translation>Râ : une tuile Colonne sur une case du temple, contre calcaire et granite. La valeur dit quelle place de tuile.</translation>
    </message>
    <message>
        <source>Hathor: a building at the temple, for bread. Own pillars of its line and empty fields bring something; population rises by the value.</source>
        <translation>Hathor : un bâtiment au temple, contre du pain. Vos colonnes de sa ligne et ses cases libres rapportent ; la population monte de la valeur.</translation>
    </message>
    <message>
        <source>Bastet: a festival for 2 papyrus. Happiness rises by the value; low values also bring scribes.</source>
        <translation>Bastet : une fête pour 2 papyrus. Le bonheur monte de la valeur ; les petites valeurs rapportent aussi des scribes.</translation>
    </message>
    <message>
        <source>Thoth: cards for papyrus. Values 1 to 6 take 1 1 2 2 3 3 cards for 1 0 2 1 3 2 papyrus.</source>
        <translation>Thot : des cartes contre du papyrus. Les valeurs 1 à 6 prennent 1 1 2 2 3 3 cartes pour 1 0 2 1 3 2 papyrus.</translation>
    </message>
    <message>
        <source>Osiris: a building in a district, in the row of the value. It costs 1 happiness and raises production levels.</source>
        <translation>Osiris : un bâtiment dans un quartier, dans la rangée de la valeur. Il coûte 1 bonheur et monte des niveaux de production.</translation>
    </message>
    <message>
        <source>Statue spaces of a god: a statue here brings a bonus when his action is carried out.</source>
        <translation>Places de statue d’un dieu : une statue y rapporte un bonus quand son action est accomplie.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 2 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Emplacement au temple : un bâtiment coûte 2 pains. Pour chaque case de sa ligne : 3 points si une colonne à vous s’y trouve, sa récompense si elle n’a pas de tuile. Puis la population monte de la valeur.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 3 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Emplacement au temple : un bâtiment coûte 3 pains. Pour chaque case de sa ligne : 3 points si une colonne à vous s’y trouve, sa récompense si elle n’a pas de tuile. Puis la population monte de la valeur.</translation>
    </message>
    <message>
        <source>Building site at the temple: a building costs 4 bread. For each field of its line: an own pillar 3 points, no tile its reward. Then population rises by the value.</source>
        <translation>Emplacement au temple : un bâtiment coûte 4 pains. Pour chaque case de sa ligne : 3 points si une colonne à vous s’y trouve, sa récompense si elle n’a pas de tuile. Puis la population monte de la valeur.</translation>
    </message>
    <message>
        <source>Building site at the temple, paid in bread.</source>
        <translation>Emplacement au temple, payé en pain.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 1: its marker +1, gain 1 of it. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 1 : son marqueur +1, en gagner 1. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 2: its marker +1, gain 1 of it; the first building there takes the gold. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 2 : son marqueur +1, en gagner 1 ; le premier bâtiment de la rangée prend l’or. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 3: both markers shown +1, gain 1 of the two. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 3 : les deux marqueurs montrés +1, gagner 1 des deux. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 4: both markers shown +1, gain 1 of the two, and 1 gold. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 4 : les deux marqueurs montrés +1, gagner 1 des deux, et 1 or. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 5: its marker +2, gain 2 of it. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 5 : son marqueur +2, en gagner 2. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris, row 6: its marker +2, then any marker +1, gain 2 of the site’s resource. It costs 1 happiness.</source>
        <translation>Emplacement chez Osiris, rangée 6 : son marqueur +2, puis n’importe quel marqueur +1, gagner 2 de la ressource de l’emplacement. Il coûte 1 bonheur.</translation>
    </message>
    <message>
        <source>Building site at Osiris: the value says the row.</source>
        <translation>Emplacement chez Osiris : la valeur dit la rangée.</translation>
    </message>
    <message>
        <source>Statue site: one statue, which belongs to both districts, papyrus and bread, and takes the gold.</source>
        <translation>Emplacement de statue : une seule, qui appartient aux deux quartiers, papyrus et pain, et prend l’or.</translation>
    </message>
    <message>
        <source>Statue site: one statue, which belongs to both districts, limestone and granite, and takes the gold.</source>
        <translation>Emplacement de statue : une seule, qui appartient aux deux quartiers, calcaire et granite, et prend l’or.</translation>
    </message>
    <message>
        <source>Statue site of the temple: the gold, and 3 points for each pillar in the third row, or only for your own if the game was set up so.</source>
        <translation>Emplacement de statue du temple : l’or, et 3 points par colonne de la troisième rangée, ou seulement pour les vôtres si la partie est ainsi réglée.</translation>
    </message>
    <message>
        <source>Statue site of the temple: the gold, and 3 points for each pillar in the third column, or only for your own if the game was set up so.</source>
        <translation>Emplacement de statue du temple : l’or, et 3 points par colonne de la troisième file, ou seulement pour les vôtres si la partie est ainsi réglée.</translation>
    </message>
    <message>
        <source>Statue site, for a statue of any value.</source>
        <translation>Emplacement de statue, pour une statue de n’importe quelle valeur.</translation>
    </message>
    <message>
        <source>Field of the temple: whoever lays a pillar tile here takes its reward; so does a building at an end of its line while no tile lies here.</source>
        <translation>Case du temple : qui y pose une tuile Colonne prend sa récompense ; de même un bâtiment au bout de sa ligne, tant qu’il n’y a pas de tuile.</translation>
    </message>
    <message>
        <source>Tile space 1: for a value of 1–2 at Ra. It brings 1 point.</source>
        <translation>Place de tuile 1 : pour une valeur de 1–2 chez Râ. Elle rapporte 1 point.</translation>
    </message>
    <message>
        <source>Tile space 2: for a value of 3–4 at Ra. It brings 2 points.</source>
        <translation>Place de tuile 2 : pour une valeur de 3–4 chez Râ. Elle rapporte 2 points.</translation>
    </message>
    <message>
        <source>Tile space 3: for a value of 5–6 at Ra. It brings 3 points.</source>
        <translation>Place de tuile 3 : pour une valeur de 5–6 chez Râ. Elle rapporte 3 points.</translation>
    </message>
    <message>
        <source>Tile space at Ra: the value says which one.</source>
        <translation>Place de tuile chez Râ : la valeur dit laquelle.</translation>
    </message>
    <message>
        <source>Section 1 of the display: from happiness 1 on.</source>
        <translation>Section 1 de l’étalage : à partir du bonheur 1.</translation>
    </message>
    <message>
        <source>Section 2 of the display: from happiness 5 on.</source>
        <translation>Section 2 de l’étalage : à partir du bonheur 5.</translation>
    </message>
    <message>
        <source>Section 3 of the display: from happiness 9 on. It opens when a population reaches 9.</source>
        <translation>Section 3 de l’étalage : à partir du bonheur 9. Elle s’ouvre quand une population atteint 9.</translation>
    </message>
    <message>
        <source>Section 4 of the display: from happiness 13 on. It opens when a population reaches 13.</source>
        <translation>Section 4 de l’étalage : à partir du bonheur 13. Elle s’ouvre quand une population atteint 13.</translation>
    </message>
    <message>
        <source>Place of the display: taken with the action of Thoth.</source>
        <translation>Place de l’étalage : on la prend avec l’action de Thot.</translation>
    </message>
    <message>
        <source>sunny</source>
        <translation>soleil</translation>
    </message>
    <message>
        <source>shaded</source>
        <translation>pénombre</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>obscurité</translation>
    </message>
    <message>
        <source>This is nothing that can be done in this game.</source>
        <translation>Ce n’est pas une action possible dans ce jeu.</translation>
    </message>
    <message>
        <source>First a starting card is taken.</source>
        <translation>Il faut d’abord prendre une carte de départ.</translation>
    </message>
    <message>
        <source>First one of the two cards is kept.</source>
        <translation>Il faut d’abord garder une des deux cartes.</translation>
    </message>
    <message>
        <source>First a Destiny card is taken.</source>
        <translation>Il faut d’abord prendre une carte Destinée.</translation>
    </message>
    <message>
        <source>First a die is drafted.</source>
        <translation>Il faut d’abord prendre un dé.</translation>
    </message>
    <message>
        <source>First the side of the scale is chosen.</source>
        <translation>Il faut d’abord choisir le côté de la balance.</translation>
    </message>
    <message>
        <source>Now an action is chosen: god action, production, or none.</source>
        <translation>Il faut choisir une action : action divine, production ou aucune.</translation>
    </message>
    <message>
        <source>First the place of the statue is chosen.</source>
        <translation>Il faut d’abord choisir la place de la statue.</translation>
    </message>
    <message>
        <source>First the field of the pillar tile is chosen.</source>
        <translation>Il faut d’abord choisir la case de la tuile Colonne.</translation>
    </message>
    <message>
        <source>First it is chosen how the tile is turned.</source>
        <translation>Il faut d’abord choisir l’orientation de la tuile.</translation>
    </message>
    <message>
        <source>First the site of the building is chosen.</source>
        <translation>Il faut d’abord choisir l’emplacement du bâtiment.</translation>
    </message>
    <message>
        <source>First the payment is chosen.</source>
        <translation>Il faut d’abord choisir le paiement.</translation>
    </message>
    <message>
        <source>First cards of the display are taken.</source>
        <translation>Il faut d’abord prendre des cartes de l’étalage.</translation>
    </message>
    <message>
        <source>First it is chosen what to gain.</source>
        <translation>Il faut d’abord choisir le gain.</translation>
    </message>
    <message>
        <source>First the marker that rises is chosen.</source>
        <translation>Il faut d’abord choisir le marqueur qui monte.</translation>
    </message>
    <message>
        <source>First the value of the extra action is chosen, or the action is given up.</source>
        <translation>Il faut d’abord choisir la valeur de l’action supplémentaire, ou y renoncer.</translation>
    </message>
    <message>
        <source>Only a Blessing can be played now, or the turn ended.</source>
        <translation>On ne peut plus que jouer une Bénédiction ou finir le tour.</translation>
    </message>
    <message>
        <source>First faith is put on the scale, or none.</source>
        <translation>Il faut d’abord poser de la foi sur la balance, ou n’en poser aucune.</translation>
    </message>
    <message>
        <source>First the bread of the building row is paid, or left unpaid.</source>
        <translation>Il faut d’abord payer le pain de la rangée de bâtiments, ou le laisser non payé.</translation>
    </message>
    <message>
        <source>This card does not lie open: {card}.</source>
        <translation>Cette carte n’est pas visible : {card}.</translation>
    </message>
    <message>
        <source>{owner} has this Destiny card.</source>
        <translation>{owner} a cette carte Destinée.</translation>
    </message>
    <message>
        <source>There is no such die in {segment}: {colour}, {pips}.</source>
        <translation>Ce dé n’est pas dans {segment} : {colour}, {pips}.</translation>
    </message>
    <message>
        <source>Anubis costs 2 scribes; you have {have}.</source>
        <translation>Anubis coûte 2 scribes ; vous en avez {have}.</translation>
    </message>
    <message>
        <source>This die is forbidden: {colour}; {segment} is now: {light}.</source>
        <translation>Ce dé est interdit : {colour} ; {segment} est maintenant : {light}.</translation>
    </message>
    <message>
        <source>The value of an extra action is chosen; nothing changes it.</source>
        <translation>La valeur d’une action supplémentaire est choisie ; rien ne la change.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>Vous n’avez pas cette carte : {card}.</translation>
    </message>
    <message>
        <source>This Technology has worked in this turn: {card}.</source>
        <translation>Cette Technologie a déjà servi pendant ce tour : {card}.</translation>
    </message>
    <message>
        <source>The value stays within 1 to 6; it would be {value}.</source>
        <translation>La valeur reste entre 1 et 6 ; elle serait {value}.</translation>
    </message>
    <message>
        <source>There is not as much in stock ({good}): {have}.</source>
        <translation>Il n’y en a pas autant en réserve ({good}) : {have}.</translation>
    </message>
    <message>
        <source>A value is named with this card and no other: {card}.</source>
        <translation>Avec cette carte, et elle seule, on nomme une valeur : {card}.</translation>
    </message>
    <message>
        <source>The value is {value} already.</source>
        <translation>La valeur est déjà {value}.</translation>
    </message>
    <message>
        <source>This card is played before a die is drafted: {card}.</source>
        <translation>Cette carte se joue avant la prise d’un dé : {card}.</translation>
    </message>
    <message>
        <source>This card is played just before the action: {card}.</source>
        <translation>Cette carte se joue juste avant l’action : {card}.</translation>
    </message>
    <message>
        <source>This card is played between the draft of a die and the action: {card}.</source>
        <translation>Cette carte se joue entre la prise d’un dé et l’action : {card}.</translation>
    </message>
    <message>
        <source>In the Maat phase only a card that brings faith can be played.</source>
        <translation>Dans la phase de Maât, seule une carte qui apporte de la foi se joue.</translation>
    </message>
    <message>
        <source>With Anubis the die lies on no side of the scale.</source>
        <translation>Avec Anubis, le dé n’est d’aucun côté de la balance.</translation>
    </message>
    <message>
        <source>This card is for another action than that of the die: {card}.</source>
        <translation>Cette carte est pour une autre action que celle du dé : {card}.</translation>
    </message>
    <message>
        <source>No die is forbidden now.</source>
        <translation>Aucun dé n’est interdit maintenant.</translation>
    </message>
    <message>
        <source>The die allows the action of the god of its segment alone: {god}.</source>
        <translation>Le dé ne permet que l’action du dieu de sa section : {god}.</translation>
    </message>
    <message>
        <source>None is left in stock: {piece}.</source>
        <translation>Il n’y en a plus en réserve : {piece}.</translation>
    </message>
    <message>
        <source>No place for a statue is free.</source>
        <translation>Aucune place de statue n’est libre.</translation>
    </message>
    <message>
        <source>No pillar tile lies on tile space {number}.</source>
        <translation>Il n’y a pas de tuile Colonne sur la place {number}.</translation>
    </message>
    <message>
        <source>No field of the temple is free.</source>
        <translation>Aucune case du temple n’est libre.</translation>
    </message>
    <message>
        <source>No building site of the temple is free.</source>
        <translation>Aucun emplacement du temple n’est libre.</translation>
    </message>
    <message>
        <source>With happiness {happiness} there is no card to take.</source>
        <translation>Avec {happiness} de bonheur, il n’y a pas de carte à prendre.</translation>
    </message>
    <message>
        <source>All sites in row {row} are built on.</source>
        <translation>Tous les emplacements de la rangée {row} sont occupés.</translation>
    </message>
    <message>
        <source>This costs {units/good}; you have {have}, and {gold} gold.</source>
        <translation>Cela coûte {units/good} ; vous avez {have}, et en or {gold}.</translation>
    </message>
    <message>
        <source>The tile costs {limestone} limestone and {granite} granite; you have {have}, and {gold} gold.</source>
        <translation>Coût de la tuile : calcaire {limestone}, granite {granite} ; vous avez {have}, et en or {gold}.</translation>
    </message>
    <message>
        <source>The tile costs {limestone} limestone and {granite} granite, less {lowered}; you have {have}, and {gold} gold.</source>
        <translation>Coût de la tuile : calcaire {limestone}, granite {granite}, moins {lowered} ; vous avez {have}, et en or {gold}.</translation>
    </message>
    <message>
        <source>A grey die produces nothing.</source>
        <translation>Un dé gris ne produit rien.</translation>
    </message>
    <message>
        <source>The die produces the resource of its colour alone: {resource}.</source>
        <translation>Le dé ne produit que la ressource de sa couleur : {resource}.</translation>
    </message>
    <message>
        <source>{owner} has built there already.</source>
        <translation>{owner} y a déjà construit.</translation>
    </message>
    <message>
        <source>Position {value} is that of another god: {god}.</source>
        <translation>La position {value} est celle d’un autre dieu : {god}.</translation>
    </message>
    <message>
        <source>All statue spaces are taken: {god}.</source>
        <translation>Toutes les places de statue sont prises : {god}.</translation>
    </message>
    <message>
        <source>The building is put up at the temple.</source>
        <translation>Le bâtiment se construit au temple.</translation>
    </message>
    <message>
        <source>The building is put up in the districts of Osiris.</source>
        <translation>Le bâtiment se construit dans les quartiers d’Osiris.</translation>
    </message>
    <message>
        <source>This place is for a statue.</source>
        <translation>Cette place est pour une statue.</translation>
    </message>
    <message>
        <source>This site is not in use with so many players.</source>
        <translation>Cet emplacement ne sert pas à ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>The building is put up in row {row}.</source>
        <translation>Le bâtiment se construit dans la rangée {row}.</translation>
    </message>
    <message>
        <source>{owner} has a pillar there.</source>
        <translation>{owner} y a une colonne.</translation>
    </message>
    <message>
        <source>With fewer quarter turns the tile looks alike.</source>
        <translation>Avec moins de quarts de tour, la tuile est identique.</translation>
    </message>
    <message>
        <source>The payment has to be {units/good}; gold stands for any of it.</source>
        <translation>Il faut payer {units/good} ; l’or remplace tout.</translation>
    </message>
    <message>
        <source>Section {section} opens at population {population}.</source>
        <translation>La section {section} s’ouvre à {population} de population.</translation>
    </message>
    <message>
        <source>There is no card.</source>
        <translation>Il n’y a pas de carte.</translation>
    </message>
    <message>
        <source>Section {section} asks for happiness {least}; yours is {happiness}.</source>
        <translation>La section {section} demande un bonheur de {least} ; le vôtre est de {happiness}.</translation>
    </message>
    <message>
        <source>Now a Blessing is taken.</source>
        <translation>C’est une Bénédiction qu’il faut prendre.</translation>
    </message>
    <message>
        <source>Cards are renewed before the first one is taken.</source>
        <translation>On renouvelle les cartes avant de prendre la première.</translation>
    </message>
    <message>
        <source>Cards are renewed once in an action.</source>
        <translation>On ne renouvelle les cartes qu’une fois par action.</translation>
    </message>
    <message>
        <source>At least one card is taken.</source>
        <translation>Il faut prendre au moins une carte.</translation>
    </message>
    <message>
        <source>Population is at its end.</source>
        <translation>La population est à son maximum.</translation>
    </message>
    <message>
        <source>The choice is: {good}.</source>
        <translation>Le choix : {good}.</translation>
    </message>
    <message>
        <source>The production level is 6 already: {good}.</source>
        <translation>Le niveau de production est déjà 6 : {good}.</translation>
    </message>
    <message>
        <source>This marker has risen; another one is chosen: {good}.</source>
        <translation>Ce marqueur est déjà monté ; il en faut un autre : {good}.</translation>
    </message>
    <message>
        <source>No more than {due} bread is due.</source>
        <translation>Pain dû, au plus : {due}.</translation>
    </message>
    <message numerus="yes">
        <source>It ends the game, and {seat} wins with %n point(s).</source>
        <translation>
            <numerusform>Cela termine la partie, et {seat} gagne avec %n point.</numerusform>
            <numerusform>Cela termine la partie, et {seat} gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Cela rapporte %n point tout de suite.</numerusform>
            <numerusform>Cela rapporte %n points tout de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more then.</source>
        <translation>
            <numerusform>Sans compter le pain, un décompte rapporterait alors %n point de plus.</numerusform>
            <numerusform>Sans compter le pain, un décompte rapporterait alors %n points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn can score %n point(s) at once.</source>
        <translation>
            <numerusform>Le tour peut rapporter %n point tout de suite.</numerusform>
            <numerusform>Le tour peut rapporter %n points tout de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more after such a turn.</source>
        <translation>
            <numerusform>Sans compter le pain, un décompte rapporterait %n point de plus après un tel tour.</numerusform>
            <numerusform>Sans compter le pain, un décompte rapporterait %n points de plus après un tel tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Decrees of {seat} bring %n point(s) more then.</source>
        <translation>
            <numerusform>{seat} : ses Décrets rapportent alors %n point de plus.</numerusform>
            <numerusform>{seat} : ses Décrets rapportent alors %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has the most pieces in this district then: {resource}.</source>
        <translation>{seat} a alors le plus de pièces dans ce quartier : {resource}.</translation>
    </message>
    <message>
        <source>Happiness {n} then reaches the cards of section {section}.</source>
        <translation>Un bonheur de {n} donne alors accès aux cartes de la section {section}.</translation>
    </message>
    <message>
        <source>The balance comes nearer to 0: {balance}, not {was}.</source>
        <translation>L’équilibre se rapproche de 0 : {balance}, pas {was}.</translation>
    </message>
    <message>
        <source>{seat} comes to place {place} of the turn order, not {was}, if nobody else adds faith.</source>
        <translation>{seat} passe à la place {place} dans l’ordre du tour, pas {was}, si personne d’autre n’ajoute de foi.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) are not lost for want of bread.</source>
        <translation>
            <numerusform>%n point n’est pas perdu faute de pain.</numerusform>
            <numerusform>%n points ne sont pas perdus faute de pain.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings +{units/good}.</source>
        <translation>Cela rapporte +{units/good}.</translation>
    </message>
    <message>
        <source>It is the only die that can be drafted there: {segment}.</source>
        <translation>C’est le seul dé qui peut y être pris : {segment}.</translation>
    </message>
    <message>
        <source>If it were scored now</source>
        <translation>Si l’on comptait maintenant</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Would stand at</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bread due</source>
        <translation>Pain dû</translation>
    </message>
    <message>
        <source>Bread and gold for it</source>
        <translation>Pain et or disponibles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Hidden Decree</source>
        <translation>Décret caché</translation>
    </message>
    <message>
        <source>{card} (now {points})</source>
        <translation>{card} (maintenant {points})</translation>
    </message>
    <message>
        <source>Buildings in stock</source>
        <translation>Bâtiments en réserve</translation>
    </message>
    <message>
        <source>Pillars in stock</source>
        <translation>Colonnes en réserve</translation>
    </message>
    <message>
        <source>Statues in stock</source>
        <translation>Statues en réserve</translation>
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
        <translation>niveau {n} : {good}</translation>
    </message>
    <message>
        <source>excess goods: {n}</source>
        <translation>surplus : {n}</translation>
    </message>
    <message>
        <source>victory points: {points}</source>
        <translation>points de victoire : {points}</translation>
    </message>
    <message>
        <source>balance {balance}</source>
        <translation>équilibre {balance}</translation>
    </message>
    <message>
        <source>{seat} has a bonus: {god}</source>
        <translation>{seat} a un bonus : {god}</translation>
    </message>
    <message>
        <source>costs {units/good}</source>
        <translation>coût : {units/good}</translation>
    </message>
    <message>
        <source>victory points at best: {points}</source>
        <translation>au mieux, points de victoire : {points}</translation>
    </message>
    <message>
        <source>{winner} wins with {points} victory points</source>
        <translation>{winner} gagne avec {points} PV</translation>
    </message>
    <message>
        <source>The effects of the action follow</source>
        <translation>Les effets de l’action suivent</translation>
    </message>
    <message>
        <source>The first sunny segment is drawn</source>
        <translation>La première section au soleil est tirée</translation>
    </message>
    <message>
        <source>A Horus tile is drawn for position {position}</source>
        <translation>Une tuile bonus Horus est tirée pour la position {position}</translation>
    </message>
    <message>
        <source>A die is drawn and rolled: {segment}</source>
        <translation>Un dé est tiré et lancé : {segment}</translation>
    </message>
    <message>
        <source>A pillar tile is drawn</source>
        <translation>Une tuile Colonne est tirée</translation>
    </message>
    <message>
        <source>A starting card is turned up</source>
        <translation>Une carte de départ est retournée</translation>
    </message>
    <message>
        <source>{seat} is dealt a card</source>
        <translation>{seat} reçoit une carte</translation>
    </message>
    <message>
        <source>A card is drawn for section {section} of the display</source>
        <translation>Une carte est tirée pour la section {section} de l’étalage</translation>
    </message>
    <message>
        <source>The pyramid of Botankhamun is laid</source>
        <translation>La pyramide de Botankhamon est disposée</translation>
    </message>
    <message>
        <source>A coin moves Botankhamun on his pyramid</source>
        <translation>Une pièce déplace Botankhamon sur sa pyramide</translation>
    </message>
    <message>
        <source>A coin blocks a Destiny card</source>
        <translation>Une pièce bloque une carte Destinée</translation>
    </message>
    <message>
        <source>Botankhamun takes the highest die; several are equal. The pyramid shows: {path}; found in {segment}.</source>
        <translation>Botankhamon prend le dé le plus haut ; plusieurs sont à égalité. La pyramide indique : {path} ; trouvé dans {segment}.</translation>
    </message>
    <message>
        <source>Botankhamun erects a statue where he takes the lead in the most districts, else in the line with the most of his pillars; several are equal.</source>
        <translation>Botankhamon érige une statue là où il prend la tête dans le plus de quartiers, sinon dans la ligne qui a le plus grand nombre de ses colonnes ; plusieurs sont à égalité.</translation>
    </message>
    <message>
        <source>Botankhamun builds at the line with the most of his pillars; several sites are equal.</source>
        <translation>Botankhamon construit dans la ligne qui a le plus grand nombre de ses colonnes ; plusieurs emplacements sont à égalité.</translation>
    </message>
    <message>
        <source>Botankhamun lays the pillar tile where it touches the most buildings and edges; several fields are equal.</source>
        <translation>Botankhamon pose la tuile Colonne là où elle touche le plus de bâtiments et de bords ; plusieurs cases sont à égalité.</translation>
    </message>
    <message>
        <source>{seat} takes a starting card</source>
        <translation>{seat} prend une carte de départ</translation>
    </message>
    <message>
        <source>{seat} takes a second starting card; the first is {card}</source>
        <translation>{seat} prend une seconde carte de départ ; la première est {card}</translation>
    </message>
    <message>
        <source>{seat} keeps one of two cards</source>
        <translation>{seat} garde une carte sur deux</translation>
    </message>
    <message>
        <source>{seat} takes a Destiny card</source>
        <translation>{seat} prend une carte Destinée</translation>
    </message>
    <message>
        <source>Of equal balances at the next Maat the higher ankh goes first.</source>
        <translation>À égalité d’équilibre dans la prochaine phase de Maât, l’ankh le plus élevé passe en premier.</translation>
    </message>
    <message>
        <source>{seat} drafts a die</source>
        <translation>{seat} prend un dé</translation>
    </message>
    <message>
        <source>Pure dice: {pure}, tainted: {tainted}.</source>
        <translation>Dés purs : {pure}, corrompus : {tainted}.</translation>
    </message>
    <message>
        <source>With Anubis any die, for 2 scribes.</source>
        <translation>Avec Anubis, n’importe quel dé, pour 2 scribes.</translation>
    </message>
    <message>
        <source>{seat} chooses the side of the scale</source>
        <translation>{seat} choisit le côté de la balance</translation>
    </message>
    <message>
        <source>The balance now: {balance}.</source>
        <translation>L’équilibre actuel : {balance}.</translation>
    </message>
    <message>
        <source>{seat} acts with the value {value}</source>
        <translation>{seat} agit avec la valeur {value}</translation>
    </message>
    <message>
        <source>Each scribe changes the value by 1 or 2; in stock: {have}.</source>
        <translation>Chaque scribe change la valeur de 1 ou 2 ; en réserve : {have}.</translation>
    </message>
    <message>
        <source>{seat} chooses the place of the statue, for the value {value}</source>
        <translation>{seat} choisit la place de la statue, pour la valeur {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the field of the pillar tile, for the value {value}</source>
        <translation>{seat} choisit la case de la tuile Colonne, pour la valeur {value}</translation>
    </message>
    <message>
        <source>{seat} chooses the site of the building</source>
        <translation>{seat} choisit l’emplacement du bâtiment</translation>
    </message>
    <message>
        <source>{seat} pays {units/good}; gold stands for any of it</source>
        <translation>{seat} paie {units/good} ; l’or remplace tout</translation>
    </message>
    <message>
        <source>{seat} takes a card</source>
        <translation>{seat} prend une carte</translation>
    </message>
    <message>
        <source>Cards that may still be taken: {left}.</source>
        <translation>Cartes qui peuvent encore être prises : {left}.</translation>
    </message>
    <message>
        <source>{seat} chooses what to gain</source>
        <translation>{seat} choisit le gain</translation>
    </message>
    <message>
        <source>{seat} chooses the marker that rises</source>
        <translation>{seat} choisit le marqueur qui monte</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the extra action</source>
        <translation>{seat} choisit la valeur de l’action supplémentaire</translation>
    </message>
    <message>
        <source>{seat} plays a Blessing or ends the turn</source>
        <translation>{seat} joue une Bénédiction ou finit le tour</translation>
    </message>
    <message>
        <source>{seat} puts faith on the scale</source>
        <translation>{seat} pose de la foi sur la balance</translation>
    </message>
    <message>
        <source>The balance nearest to 0 goes first; below 0 costs points. Faith that is left is lost, too.</source>
        <translation>L’équilibre le plus proche de 0 passe en premier ; au-dessous de 0, on perd des points. La foi qui reste est perdue aussi.</translation>
    </message>
    <message>
        <source>{seat} pays bread for the buildings, {due} at most</source>
        <translation>{seat} paie du pain pour les bâtiments, {due} au plus</translation>
    </message>
    <message>
        <source>{light}</source>
        <translation>{light}</translation>
    </message>
    <message>
        <source>position {position}; bonus: {bonus}</source>
        <translation>position {position} ; bonus : {bonus}</translation>
    </message>
    <message>
        <source>papyrus or bread</source>
        <translation>papyrus ou pain</translation>
    </message>
    <message>
        <source>limestone or granite</source>
        <translation>calcaire ou granite</translation>
    </message>
    <message>
        <source>faith or population +1</source>
        <translation>foi ou population +1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 scribe</source>
        <translation>1 scribe</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 or</translation>
    </message>
    <message>
        <source>costs {cost} bread</source>
        <translation>coûte {cost} pains</translation>
    </message>
    <message>
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message>
        <source>value {least} or {most}; victory points: {points}</source>
        <translation>valeur {least} ou {most} ; points de victoire : {points}</translation>
    </message>
    <message>
        <source>happiness {happiness}</source>
        <translation>bonheur {happiness}</translation>
    </message>
    <message>
        <source>opens at population {population}</source>
        <translation>s’ouvre à {population} de population</translation>
    </message>
    <message>
        <source>temple building</source>
        <translation>bâtiment, temple</translation>
    </message>
    <message>
        <source>festival</source>
        <translation>fête</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>district building</source>
        <translation>bâtiment, quartier</translation>
    </message>
    <message>
        <source>for most</source>
        <translation>au plus de</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Decree</source>
        <translation>Décret</translation>
    </message>
    <message>
        <source>{n}:{m}</source>
        <translation>{n}–{m}</translation>
    </message>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>the light stays</source>
        <translation>la lumière reste</translation>
    </message>
    <message>
        <source>costs {n}</source>
        <translation>coûte {n}</translation>
    </message>
    <message>
        <source>most pieces: {seat}, {n} to {m}</source>
        <translation>le plus de pièces : {seat}, {n} contre {m}</translation>
    </message>
    <message>
        <source>most pieces: {seat}, {n}</source>
        <translation>le plus de pièces : {seat}, {n}</translation>
    </message>
    <message>
        <source>happiness {n}</source>
        <translation>bonheur {n}</translation>
    </message>
    <message>
        <source>you: {n}</source>
        <translation>vous : {n}</translation>
    </message>
    <message>
        <source>you: {n}, not yet</source>
        <translation>vous : {n}, trop peu</translation>
    </message>
    <message>
        <source>opens at population {n}</source>
        <translation>s’ouvre à {n} de population</translation>
    </message>
    <message>
        <source>dice in the bag: {n}</source>
        <translation>dés dans le sac : {n}</translation>
    </message>
    <message numerus="yes">
        <source>costs %n bread</source>
        <translation>
            <numerusform>coûte %n pain</numerusform>
            <numerusform>coûte %n pains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) at best</source>
        <translation>
            <numerusform>rapporte au mieux %n PV</numerusform>
            <numerusform>rapporte au mieux %n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>1 gold, 1 faith</source>
        <translation>1 or, 1 foi</translation>
    </message>
    <message>
        <source>2 different</source>
        <translation>2 différentes</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 points</translation>
    </message>
    <message>
        <source>2 scribes</source>
        <translation>2 scribes</translation>
    </message>
    <message>
        <source>happiness +2</source>
        <translation>bonheur +2</translation>
    </message>
    <message>
        <source>population +3, any 1</source>
        <translation>population +3, 1 au choix</translation>
    </message>
    <message>
        <source>level +1, gain 1</source>
        <translation>niveau +1, gain : 1</translation>
    </message>
    <message>
        <source>2 faith, 2 points</source>
        <translation>2 foi, 2 points</translation>
    </message>
    <message>
        <source>1 Blessing</source>
        <translation>1 Bénédiction</translation>
    </message>
    <message>
        <source>+2</source>
        <translation>+2</translation>
    </message>
    <message>
        <source>+3, any 1</source>
        <translation>+3, 1 au choix</translation>
    </message>
    <message>
        <source>+1, gain 1</source>
        <translation>+1, gain : 1</translation>
    </message>
    <message>
        <source>population +2, happiness +2</source>
        <translation>population +2, bonheur +2</translation>
    </message>
    <message>
        <source>two markers +1, gain 1</source>
        <translation>deux marqueurs +1, gagner 1</translation>
    </message>
    <message>
        <source>any other value</source>
        <translation>toute autre valeur</translation>
    </message>
    <message>
        <source>die to the other side, 1 point</source>
        <translation>l’autre côté, 1 point</translation>
    </message>
    <message>
        <source>forbidden dice, as tainted</source>
        <translation>dés interdits, corrompus</translation>
    </message>
    <message>
        <source>Bastet is free, 1 more scribe</source>
        <translation>Bastet gratuite, +1 scribe</translation>
    </message>
    <message>
        <source>1 unit more, no excess</source>
        <translation>1 unité de plus, sans surplus</translation>
    </message>
    <message>
        <source>1 point a building, 2 to 5</source>
        <translation>1 point par bâtiment, 2 à 5</translation>
    </message>
    <message>
        <source>2 points a statue, 2 to 6</source>
        <translation>2 points par statue, 2 à 6</translation>
    </message>
    <message>
        <source>ability in any light, 1 point</source>
        <translation>sous toute lumière, 1 point</translation>
    </message>
    <message>
        <source>1 unit more, kept</source>
        <translation>1 unité de plus, gardée</translation>
    </message>
    <message>
        <source>Thoth −1, renewal free</source>
        <translation>Thot −1, renouveler gratuit</translation>
    </message>
    <message>
        <source>Osiris, no happiness lost</source>
        <translation>Osiris, bonheur gardé</translation>
    </message>
    <message>
        <source>Bastet, happiness +1, 1 point</source>
        <translation>Bastet, bonheur +1, 1 point</translation>
    </message>
    <message>
        <source>Thoth, 1 point a card</source>
        <translation>Thot, 1 point par carte</translation>
    </message>
    <message>
        <source>Osiris, 1 point, 1 resource</source>
        <translation>Osiris, 1 point, 1 ressource</translation>
    </message>
    <message>
        <source>value ±1 without scribe</source>
        <translation>valeur ±1 sans scribe</translation>
    </message>
    <message>
        <source>Anubis, 2 points, 1 faith</source>
        <translation>Anubis, 2 points, 1 foi</translation>
    </message>
    <message>
        <source>Maat, 2 faith</source>
        <translation>Maât, 2 foi</translation>
    </message>
    <message>
        <source>Maat, −2 to +2, 1 gold</source>
        <translation>Maât, −2 à +2, 1 or</translation>
    </message>
    <message>
        <source>no loss; from 0 on 1 point</source>
        <translation>sans perte ; dès 0, 1 point</translation>
    </message>
    <message>
        <source>grey die, 1 scribe, your side</source>
        <translation>dé gris, 1 scribe, votre côté</translation>
    </message>
    <message>
        <source>scoring, 1 a level of 5 or 6</source>
        <translation>décompte, 1 par niveau 5 ou 6</translation>
    </message>
    <message>
        <source>1 point, 2 bread less due</source>
        <translation>1 point, 2 pains de moins</translation>
    </message>
    <message>
        <source>2 a pillar (10)</source>
        <translation>2 par colonne (10)</translation>
    </message>
    <message>
        <source>2 a temple building (10)</source>
        <translation>2 par bâtiment du temple (10)</translation>
    </message>
    <message>
        <source>3 a pillar at the border (9)</source>
        <translation>3 par colonne au bord (9)</translation>
    </message>
    <message>
        <source>4 a line with 2 pillars (8)</source>
        <translation>4 par ligne à 2 colonnes (8)</translation>
    </message>
    <message>
        <source>2 a matching edge (8)</source>
        <translation>2 par bord assorti (8)</translation>
    </message>
    <message>
        <source>3 a pair, row and column (9)</source>
        <translation>3 par paire rangée, file (9)</translation>
    </message>
    <message>
        <source>2 a statue (8)</source>
        <translation>2 par statue (8)</translation>
    </message>
    <message>
        <source>3 a people-statue (9)</source>
        <translation>3 par statue pour le peuple (9)</translation>
    </message>
    <message>
        <source>3 a statue at a god (9)</source>
        <translation>3 par statue d’un dieu (9)</translation>
    </message>
    <message>
        <source>6 with both sorts of statues</source>
        <translation>6 avec les deux sortes</translation>
    </message>
    <message>
        <source>2 a kind with 2 pieces (8)</source>
        <translation>2 par sorte à 2 pièces (8)</translation>
    </message>
    <message>
        <source>1 a piece above 6 (8)</source>
        <translation>1 par pièce au-delà de 6 (8)</translation>
    </message>
    <message>
        <source>3 a level of 5 or 6 (9)</source>
        <translation>3 par niveau de 5 ou 6 (9)</translation>
    </message>
    <message>
        <source>2 a building at Osiris (10)</source>
        <translation>2 par bâtiment d’Osiris (10)</translation>
    </message>
    <message>
        <source>4 a district won (8)</source>
        <translation>4 par quartier gagné (8)</translation>
    </message>
    <message>
        <source>1 for 2 resources left (6)</source>
        <translation>1 par 2 ressources (6)</translation>
    </message>
    <message>
        <source>2 a gold left (8)</source>
        <translation>2 par or restant (8)</translation>
    </message>
    <message>
        <source>lowest level, 5 or 8</source>
        <translation>niveau le plus bas, 5 ou 8</translation>
    </message>
    <message>
        <source>1 for 3 population (7)</source>
        <translation>1 par 3 de population (7)</translation>
    </message>
    <message>
        <source>1 for 2 happiness above 6 (7)</source>
        <translation>1 par 2 de bonheur &gt; 6 (7)</translation>
    </message>
    <message>
        <source>7 if happiness 10+, gap 0–2</source>
        <translation>7 si bonheur 10+, écart 0–2</translation>
    </message>
    <message>
        <source>2 a Technology (8)</source>
        <translation>2 par Technologie (8)</translation>
    </message>
    <message>
        <source>2 a scribe left (8)</source>
        <translation>2 par scribe restant (8)</translation>
    </message>
    <message>
        <source>7 with balance 0, 4 near it</source>
        <translation>équilibre 0 → 7, proche → 4</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>opens at {n}</source>
        <translation>s’ouvre à {n}</translation>
    </message>
    <message>
        <source>only {n}</source>
        <translation>{n}, trop peu</translation>
    </message>
    <message>
        <source>2, 2 points</source>
        <translation>2, 2 points</translation>
    </message>
    <message>
        <source>Hathor −2, 1 point</source>
        <translation>Hathor −2, 1 point</translation>
    </message>
    <message>
        <source>{colour} {value} pure</source>
        <translation>{colour} {value} pur</translation>
    </message>
    <message>
        <source>{colour} {value} tainted</source>
        <translation>{colour} {value} corrompu</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>place {n} of {of}</source>
        <translation>place {n} sur {of}</translation>
    </message>
    <message>
        <source>place {n} of {of}, ankh {ankh}</source>
        <translation>place {n} sur {of}, ankh {ankh}</translation>
    </message>
    <message>
        <source>uncovered: victory points {points}, bread due {bread}</source>
        <translation>découvert : points de victoire {points}, pain dû {bread}</translation>
    </message>
    <message numerus="yes">
        <source>next: %n granite</source>
        <translation>
            <numerusform>prochaine : %n granite</numerusform>
            <numerusform>prochaine : %n granites</numerusform>
        </translation>
    </message>
    <message>
        <source>now {path}, next {right-path} or {up-path}</source>
        <translation>maintenant {path}, puis {right-path} ou {up-path}</translation>
    </message>
    <message>
        <source>now {path}</source>
        <translation>maintenant {path}</translation>
    </message>
    <message>
        <source>Section {section}, happiness {happiness}</source>
        <translation>Section {section}, bonheur {happiness}</translation>
    </message>
    <message>
        <source>Held by {seat}</source>
        <translation>Chez {seat}</translation>
    </message>
    <message numerus="yes">
        <source>It would bring %n victory point(s) now.</source>
        <translation>
            <numerusform>Elle rapporterait maintenant %n point de victoire.</numerusform>
            <numerusform>Elle rapporterait maintenant %n points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation after round {rotation}, Maat phase after {maat}, scoring after {scoring}</source>
        <translation>Rotation après la manche {rotation}, phase de Maât après la {maat}, décompte après la {scoring}</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>excess goods</source>
        <translation>surplus</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Ce que chacun possède</translation>
    </message>
    <message>
        <source>{colour} {value} with Anubis alone</source>
        <translation>{colour} {value} avec Anubis seul</translation>
    </message>
    <message>
        <source>{colour} {value} forbidden: {light}</source>
        <translation>{colour} {value} interdit : {light}</translation>
    </message>
    <message>
        <source>matching edges: {n}</source>
        <translation>bords assortis : {n}</translation>
    </message>
    <message>
        <source>{explain}</source>
        <translation>{explain}</translation>
    </message>
    <message>
        <source>{what} ({colour}, {light}), balance {balance}</source>
        <translation>{what} ({colour}, {light}), équilibre {balance}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>costs {units/good}; balance {balance}</source>
        <translation>coût : {units/good} ; équilibre {balance}</translation>
    </message>
    <message>
        <source>population +{n}; balance {balance}</source>
        <translation>population +{n} ; équilibre {balance}</translation>
    </message>
    <message>
        <source>{god}: a statue</source>
        <translation>{god} : une statue</translation>
    </message>
    <message>
        <source>{god}: tile {number}, points up to {points}</source>
        <translation>{god} : tuile {number}, jusqu’à {points} PV</translation>
    </message>
    <message>
        <source>{god}: a building, points up to {points}</source>
        <translation>{god} : un bâtiment, jusqu’à {points} PV</translation>
    </message>
    <message>
        <source>{god}: happiness +{n}</source>
        <translation>{god} : bonheur +{n}</translation>
    </message>
    <message>
        <source>{god}: cards up to {n}</source>
        <translation>{god} : cartes, {n} au plus</translation>
    </message>
    <message>
        <source>either side; balance now {balance}</source>
        <translation>l’un ou l’autre côté ; équilibre actuel {balance}</translation>
    </message>
    <message>
        <source>costs {n} scribes; any god or any resource, with the value {value}</source>
        <translation>coûte {n} scribes ; un dieu ou une ressource au choix, avec la valeur {value}</translation>
    </message>
    <message>
        <source>{use}; or {yield}</source>
        <translation>{use} ; ou {yield}</translation>
    </message>
    <message>
        <source>{use}</source>
        <translation>{use}</translation>
    </message>
    <message>
        <source>at Maat, without faith: place {place} of the turn order</source>
        <translation>dans la phase de Maât, sans foi : place {place} dans l’ordre du tour</translation>
    </message>
    <message numerus="yes">
        <source>at Maat, without faith: place {place} of the turn order, %n point(s) lost</source>
        <translation>
            <numerusform>dans la phase de Maât, sans foi : place {place} dans l’ordre du tour, %n point perdu</numerusform>
            <numerusform>dans la phase de Maât, sans foi : place {place} dans l’ordre du tour, %n points perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance costs %n point(s)</source>
        <translation>
            <numerusform>l’équilibre coûte %n point</numerusform>
            <numerusform>l’équilibre coûte %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus of the statues, {bonus}: {owner}</source>
        <translation>bonus des statues, {bonus} : {owner}</translation>
    </message>
    <message>
        <source>from then on, whenever another carries out {god}: {bonus}</source>
        <translation>dès lors, chaque fois qu’un autre accomplit l’action divine {god} : {bonus}</translation>
    </message>
    <message>
        <source>from then on, whenever anybody carries out {god}: {bonus}</source>
        <translation>dès lors, chaque fois que quelqu’un accomplit l’action divine {god} : {bonus}</translation>
    </message>
    <message>
        <source>{god}: not possible, {why}</source>
        <translation>{god} : impossible, {why}</translation>
    </message>
    <message>
        <source>{god}: not possible now</source>
        <translation>{god} : impossible maintenant</translation>
    </message>
    <message>
        <source>none left in stock ({piece})</source>
        <translation>plus aucun en réserve ({piece})</translation>
    </message>
    <message>
        <source>no place for a statue is free</source>
        <translation>aucune place de statue n’est libre</translation>
    </message>
    <message>
        <source>no pillar tile lies on tile space {number}</source>
        <translation>il n’y a pas de tuile Colonne sur la place {number}</translation>
    </message>
    <message>
        <source>no field of the temple is free</source>
        <translation>aucune case du temple n’est libre</translation>
    </message>
    <message>
        <source>no building site of the temple is free</source>
        <translation>aucun emplacement du temple n’est libre</translation>
    </message>
    <message>
        <source>no card to take with happiness {happiness}</source>
        <translation>aucune carte à prendre avec {happiness} de bonheur</translation>
    </message>
    <message>
        <source>row {row} is full</source>
        <translation>la rangée {row} est pleine</translation>
    </message>
    <message>
        <source>it costs {units/good}, you have {have}, and {gold} gold</source>
        <translation>cela coûte {units/good}, vous avez {have}, et en or {gold}</translation>
    </message>
    <message>
        <source>the tile costs {limestone} limestone and {granite} granite, you have {have}, and {gold} gold</source>
        <translation>coût de la tuile : calcaire {limestone}, granite {granite} ; vous avez {have}, et en or {gold}</translation>
    </message>
    <message>
        <source>the tile costs {limestone} limestone and {granite} granite, less {lowered}, you have {have}, and {gold} gold</source>
        <translation>coût de la tuile : calcaire {limestone}, granite {granite}, moins {lowered} ; vous avez {have}, et en or {gold}</translation>
    </message>
    <message>
        <source>{god}: a statue for {cost} granite</source>
        <translation>{god} : une statue, granite : {cost}</translation>
    </message>
    <message>
        <source>{god}: tile {number}, points up to {points}, for {units/good}</source>
        <translation>{god} : tuile {number}, jusqu’à {points} PV, pour {units/good}</translation>
    </message>
    <message>
        <source>{god}: a building, points up to {points}, population +{n}</source>
        <translation>{god} : un bâtiment, jusqu’à {points} PV, population +{n}</translation>
    </message>
    <message>
        <source>{god}: happiness +{n} for {cost} papyrus</source>
        <translation>{god} : bonheur +{n}, papyrus : {cost}</translation>
    </message>
    <message>
        <source>{god}: cards up to {n}, for {cost} papyrus</source>
        <translation>{god} : cartes, {n} au plus, papyrus : {cost}</translation>
    </message>
    <message>
        <source>{god}: a building in row {row}</source>
        <translation>{god} : un bâtiment dans la rangée {row}</translation>
    </message>
    <message>
        <source>{resource}: {kept} kept</source>
        <translation>{resource} : {kept} en réserve</translation>
    </message>
    <message>
        <source>{resource}: {kept} kept, {excess} in excess, balance {balance}</source>
        <translation>{resource} : {kept} en réserve, {excess} en surplus, équilibre {balance}</translation>
    </message>
    <message>
        <source>turn order then, if nobody else adds faith: {owner}</source>
        <translation>ordre du tour alors, si personne d’autre n’ajoute de foi : {owner}</translation>
    </message>
    <message>
        <source>{seat} turns the pillar tile</source>
        <translation>{seat} tourne la tuile Colonne</translation>
    </message>
    <message>
        <source>Ankh {value}: {reward}</source>
        <translation>Ankh {value} : {reward}</translation>
    </message>
    <message>
        <source>1 resource of choice</source>
        <translation>1 ressource au choix</translation>
    </message>
    <message>
        <source>2 faith</source>
        <translation>2 foi</translation>
    </message>
    <message>
        <source>Anubis (2 scribes): {colour}, {pips}</source>
        <translation>Anubis (2 scribes) : {colour}, {pips}</translation>
    </message>
    <message>
        <source>Anubis (2 scribes), {segment}: {colour}, {pips}</source>
        <translation>Anubis (2 scribes), {segment} : {colour}, {pips}</translation>
    </message>
    <message>
        <source>Value {value} for a scribe</source>
        <translation>Valeur {value} pour un scribe</translation>
    </message>
    <message>
        <source>Value {value} with the School</source>
        <translation>Valeur {value} avec l’École</translation>
    </message>
    <message>
        <source>Lay it with this turn (quarters: {value})</source>
        <translation>Poser ainsi (quarts de tour : {value})</translation>
    </message>
    <message>
        <source>Pay: {units/good}</source>
        <translation>Payer : {units/good}</translation>
    </message>
    <message>
        <source>{seat} pays {units/good}.</source>
        <translation>{seat} paie {units/good}.</translation>
    </message>
    <message>
        <source>Gain: {good} +1</source>
        <translation>Gagner : {good} +1</translation>
    </message>
    <message>
        <source>Raise the level: {resource}</source>
        <translation>Monter le niveau : {resource}</translation>
    </message>
    <message>
        <source>No faith: balance {balance}</source>
        <translation>Pas de foi : équilibre {balance}</translation>
    </message>
    <message>
        <source>{n} faith, pure side: balance {balance}</source>
        <translation>Foi côté pur, {n} : équilibre {balance}</translation>
    </message>
    <message>
        <source>{n} faith, tainted side: balance {balance}</source>
        <translation>Foi côté corrompu, {n} : équilibre {balance}</translation>
    </message>
    <message>
        <source>{seat} puts no faith on the scale.</source>
        <translation>{seat} ne pose pas de foi sur la balance.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the pure side.</source>
        <translation>
            <numerusform>{seat} pose %n foi du côté pur.</numerusform>
            <numerusform>{seat} pose %n foi du côté pur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the tainted side.</source>
        <translation>
            <numerusform>{seat} pose %n foi du côté corrompu.</numerusform>
            <numerusform>{seat} pose %n foi du côté corrompu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Ne rien payer</translation>
    </message>
    <message>
        <source>{seat} feeds the people: {units/good}.</source>
        <translation>{seat} nourrit le peuple : {units/good}.</translation>
    </message>
    <message>
        <source>{seat} does not feed the people.</source>
        <translation>{seat} ne nourrit pas le peuple.</translation>
    </message>
    <message>
        <source>bread left unpaid</source>
        <translation>pain non payé</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
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
        <translation>{seat} : sa pyramide indique {path}. Le plus haut dé de cette section : {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat}: his pyramid shows {path}. No die there that he may take, so from {segment}: {colour} {pips}, {what}.</source>
        <translation>{seat} : sa pyramide indique {path}. Aucun dé permis là ; donc, dans {segment} : {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat}: his pyramid shows {path}. The highest such die lies in {segment}: {colour} {pips}, {what}.</source>
        <translation>{seat} : sa pyramide indique {path}. Le plus haut de ces dés est dans {segment} : {colour} {pips}, {what}.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, as the value says.</source>
        <translation>{seat} érige une statue : {place}, selon la valeur.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, where he takes the lead in the most districts.</source>
        <translation>{seat} érige une statue : {place}, où il prend la tête dans le plus de quartiers.</translation>
    </message>
    <message>
        <source>{seat} erects a statue: {place}, with the most of his pillars in its line.</source>
        <translation>{seat} érige une statue : {place}, avec le plus grand nombre de ses colonnes dans la ligne.</translation>
    </message>
    <message>
        <source>{seat} lays the pillar tile on {place}, where it touches the most buildings and edges: {n}.</source>
        <translation>{seat} pose la tuile Colonne sur {place}, où elle touche le plus de bâtiments et de bords : {n}.</translation>
    </message>
    <message>
        <source>{seat} builds: {place}, with the most of his pillars in its line.</source>
        <translation>{seat} construit : {place}, avec le plus grand nombre de ses colonnes dans la ligne.</translation>
    </message>
    <message>
        <source>{seat} builds: {place}, the first free site from the row of the value and the district of the die on.</source>
        <translation>{seat} construit : {place}, le premier emplacement libre à partir de la rangée de la valeur et du quartier du dé.</translation>
    </message>
    <message>
        <source>{seat} holds a festival with the value {n}.</source>
        <translation>{seat} donne une fête de valeur {n}.</translation>
    </message>
    <message>
        <source>{seat} takes cards from the highest section that he reaches, then from lower ones: {card}.</source>
        <translation>{seat} prend des cartes dans la plus haute section qu’il atteint, puis dans les plus basses : {card}.</translation>
    </message>
    <message>
        <source>{seat} cannot carry out the action ({god}): {n} victory points instead.</source>
        <translation>{seat} ne peut pas accomplir l’action ({god}) : {n} PV à la place.</translation>
    </message>
    <message>
        <source>Victory points ({for}): {each}.</source>
        <translation>Points de victoire ({for}) : {each}.</translation>
    </message>
    <message>
        <source>{seat} {points}</source>
        <translation>{seat} {points}</translation>
    </message>
    <message>
        <source>{seat} scores {points} ({each}).</source>
        <translation>{seat} : {points} PV ({each}).</translation>
    </message>
    <message>
        <source>{for} {points}</source>
        <translation>{for} {points}</translation>
    </message>
    <message>
        <source>Balances: {each}.</source>
        <translation>Équilibres : {each}.</translation>
    </message>
    <message>
        <source>{seat} {balance}</source>
        <translation>{seat} {balance}</translation>
    </message>
    <message>
        <source>R or “Turn” turns it by a quarter; chosen again, it is laid.</source>
        <translation>R ou « Tourner » la tourne d’un quart ; choisie de nouveau, elle est posée.</translation>
    </message>
    <message>
        <source>quarter turns: {turn}</source>
        <translation>quarts de tour : {turn}</translation>
    </message>
    <message>
        <source>a matching edge</source>
        <translation>un bord assorti</translation>
    </message>
    <message>
        <source>victory points: {n}</source>
        <translation>points de victoire : {n}</translation>
    </message>
    <message>
        <source>{excess} in excess, balance {balance}</source>
        <translation>{excess} en surplus, équilibre {balance}</translation>
    </message>
    <message>
        <source>Botankhamun moves to the right on his pyramid</source>
        <translation>Botankhamon va à droite sur sa pyramide</translation>
    </message>
    <message>
        <source>Botankhamun moves up on his pyramid</source>
        <translation>Botankhamon monte sur sa pyramide</translation>
    </message>
    <message>
        <source>the Destiny card with gold is blocked</source>
        <translation>la carte Destinée qui donne l’or est bloquée</translation>
    </message>
    <message>
        <source>the Destiny card with a scribe is blocked</source>
        <translation>la carte Destinée qui donne un scribe est bloquée</translation>
    </message>
    <message>
        <source>Everyone takes two; what they bring is paid out once all have theirs.</source>
        <translation>Chacun en prend deux ; ce qu’elles apportent est versé quand tous ont les leurs.</translation>
    </message>
    <message>
        <source>Botankhamun, the rival, plays by rules of his own: “Alone” in the rules of the game tells them.</source>
        <translation>Botankhamon, le rival, joue selon ses propres règles : voir « En solo » dans les règles du jeu.</translation>
    </message>
    <message>
        <source>In stock, and the production level: of a production at most so many units are kept, the rest are excess goods on the scale.</source>
        <translation>En réserve, et le niveau de production : d’une production, on garde au plus autant d’unités, le reste est du surplus sur la balance.</translation>
    </message>
    <message>
        <source>Gold pays for any resource, but not for scribes or faith.</source>
        <translation>L’or paie n’importe quelle ressource, mais ni scribes ni foi.</translation>
    </message>
    <message>
        <source>Each scribe changes the value of a drafted die by 1 or 2; two pay for Anubis.</source>
        <translation>Chaque scribe change de 1 ou 2 la valeur d’un dé pris ; deux paient Anubis.</translation>
    </message>
    <message>
        <source>Faith changes the balance in a Maat phase; all of it is lost then.</source>
        <translation>La foi change l’équilibre dans une phase de Maât ; elle est alors toute perdue.</translation>
    </message>
    <message>
        <source>Pure pips less tainted pips and excess goods. In a Maat phase who is nearest to 0 comes first; below 0 costs victory points.</source>
        <translation>Points purs moins points corrompus et surplus. Dans une phase de Maât, le plus proche de 0 devient premier ; au-dessous de 0, on perd des points de victoire.</translation>
    </message>
    <message>
        <source>For the temple and for Osiris. Each one that is built uncovers victory points of a scoring, or bread that is due then.</source>
        <translation>Pour le temple et pour Osiris. Chaque bâtiment construit découvre des points de victoire d’un décompte, ou du pain à payer alors.</translation>
    </message>
    <message>
        <source>One comes onto each pillar tile that is laid.</source>
        <translation>Une colonne va sur chaque tuile Colonne posée.</translation>
    </message>
    <message>
        <source>The more are built, the more each one costs, and all bring more at a scoring.</source>
        <translation>Plus on en construit, plus chacune coûte, et plus toutes rapportent au décompte.</translation>
    </message>
    <message>
        <source>Its mark says where the rival takes a die from; after his turn a coin moves it to the right or up.</source>
        <translation>La marque dit où le rival prend un dé ; après son tour, une pièce la déplace à droite ou vers le haut.</translation>
    </message>
    <message>
        <source>One of two that are offered</source>
        <translation>L’une des deux proposées</translation>
    </message>
    <message>
        <source>his own rules</source>
        <translation>ses propres règles</translation>
    </message>
    <message>
        <source>own pillars</source>
        <translation>ses colonnes</translation>
    </message>
</context>
<context>
    <name>views::AnalysisPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analyser à nouveau</translation>
    </message>
    <message>
        <source>Analyse the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The best actions here</source>
        <translation>Les meilleures actions ici</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>What each side could expect at every step, the best actions and the mistakes.</source>
        <translation>Ce que chaque camp pouvait attendre à chaque étape, les meilleures actions et les erreurs.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>To be expected here: %1</source>
        <translation>À attendre ici : %1</translation>
    </message>
    <message>
        <source>%1: %2 (played)</source>
        <translation>%1 : %2 (jouée)</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>actions, each with who does it</comment>
        <translation>puis %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4, −%5)</source>
        <translation>%1, %2 : %3 (%4, −%5)</translation>
    </message>
    <message>
        <source>An analysis knows what is hidden: it is shown to everyone only.</source>
        <translation>Une analyse connaît ce qui est caché : elle n’apparaît que dans la vue de tous.</translation>
    </message>
    <message>
        <source>Judged without knowing what the others chose in secret.</source>
        <translation>Jugé sans connaître le choix secret des autres.</translation>
    </message>
    <message>
        <source>Thinking further about every position.</source>
        <translation>Chaque position est étudiée plus avant.</translation>
    </message>
    <message>
        <source>Thinking about every position.</source>
        <translation>Chaque position est étudiée.</translation>
    </message>
    <message>
        <source>Error of %1: %2.</source>
        <translation>Erreur, %1 : %2.</translation>
    </message>
    <message>
        <source>%1 chose as well as possible.</source>
        <translation>%1 a choisi au mieux.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No luck in it.</source>
        <translation>La chance n’y est pour rien.</translation>
    </message>
    <message>
        <source>Luck: %1.</source>
        <translation>Chance : %1.</translation>
    </message>
    <message>
        <source>What was hidden: %1.</source>
        <translation>Ce qui était caché : %1.</translation>
    </message>
    <message>
        <source>at the start %1</source>
        <translation>au début %1</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>chance %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>caché %1</translation>
    </message>
    <message>
        <source>own errors %1</source>
        <translation>propres erreurs %1</translation>
    </message>
    <message>
        <source>errors of others %1</source>
        <translation>erreurs des autres %1</translation>
    </message>
    <message>
        <source>%1: %2; at the end %3.</source>
        <translation>%1 : %2 ; à la fin %3.</translation>
    </message>
    <message>
        <source>No single one is best: whoever can be foreseen loses. The best play varies, each as often as it says.</source>
        <translation>Aucune n’est la meilleure à elle seule : qui est prévisible perd. Le meilleur jeu les fait alterner, chacune aussi souvent qu’indiqué.</translation>
    </message>
    <message>
        <source>%1, chosen in %2 of cases</source>
        <translation>%1, choisie dans %2 des cas</translation>
    </message>
    <message>
        <source>In %1 of cases it is another one.</source>
        <translation>Dans %1 des cas, c’est une autre.</translation>
    </message>
    <message>
        <source>%1 gave nothing away.</source>
        <translation>%1 n’a rien cédé.</translation>
    </message>
    <message>
        <source>On average %1 a choice: excellent play.</source>
        <translation>En moyenne %1 par choix : jeu excellent.</translation>
    </message>
    <message>
        <source>On average %1 a choice: very good play.</source>
        <translation>En moyenne %1 par choix : très bon jeu.</translation>
    </message>
    <message>
        <source>On average %1 a choice: good play.</source>
        <translation>En moyenne %1 par choix : bon jeu.</translation>
    </message>
    <message>
        <source>On average %1 a choice: fair play, with errors.</source>
        <translation>En moyenne %1 par choix : jeu moyen, avec des erreurs.</translation>
    </message>
    <message>
        <source>On average %1 a choice: weak play.</source>
        <translation>En moyenne %1 par choix : jeu faible.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave away %2 games in %n choice(s). The worst one, %3 (−%4): %5.</source>
        <translation>
            <numerusform>Cédé par %1 en %n choix, en parties : %2. Le pire, %3 (−%4) : %5.</numerusform>
            <numerusform>Cédé par %1 en %n choix, en parties : %2. Le pire, %3 (−%4) : %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Apprendre de mes erreurs</translation>
    </message>
</context>
<context>
    <name>views::AboutBox</name>
    <message>
        <source>About Cartouche</source>
        <translation>À propos de Cartouche</translation>
    </message>
    <message>
        <source>Cartouche %1

Board games of ancient Egypt, to play, to set up and to study.

Free software under the GNU General Public License, version 3 or later. Made with Qt %2.</source>
        <translation>Cartouche %1

Des jeux de plateau de l’Égypte ancienne, à jouer, à composer et à étudier.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Réalisé avec Qt %2.</translation>
    </message>
    <message>
        <source>The names of the games may be trademarks of their publishers, who have no part in Cartouche: %1.</source>
        <translation>Les noms des jeux peuvent être des marques de leurs éditeurs, qui n’ont aucune part à Cartouche : %1.</translation>
    </message>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>&amp;Copier pour un rapport</translation>
    </message>
    <message>
        <source>&amp;Web page</source>
        <translation>Page &amp;web</translation>
    </message>
</context>
<context>
    <name>views::BoardInputController</name>
    <message>
        <source>Choose one of these actions.</source>
        <translation>Choisissez l’une de ces actions.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>views::BoardPane</name>
    <message>
        <source>Board</source>
        <translation>Plateau de jeu</translation>
    </message>
</context>
<context>
    <name>views::ChangeWords</name>
    <message>
        <source>Replaced: %1 → %2, %3.</source>
        <translation>Remplacement : %1 → %2, %3.</translation>
    </message>
    <message>
        <source>Who may see it has changed: %1.</source>
        <translation>Ceux qui peuvent le voir ont changé : %1.</translation>
    </message>
    <message>
        <source>Added: %1, %2.</source>
        <translation>Ajout : %1, %2.</translation>
    </message>
    <message>
        <source>Taken away: %1, %2.</source>
        <translation>Retrait : %1, %2.</translation>
    </message>
    <message>
        <source>Moved: %1, %2 → %3.</source>
        <translation>Déplacement : %1, %2 → %3.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: now %2.</source>
        <translation>%1 : désormais %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) on the board.</source>
        <translation>
            <numerusform>%n changement sur le plateau de jeu.</numerusform>
            <numerusform>%n changements sur le plateau de jeu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ChoiceBox</name>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
</context>
<context>
    <name>views::CommentBox</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Commentaire sur cette position</translation>
    </message>
    <message>
        <source>Say something of this position.</source>
        <translation>Écrivez quelque chose sur cette position.</translation>
    </message>
    <message>
        <source>A comment has %1 characters at most.</source>
        <translation>Un commentaire a au plus %1 caractères.</translation>
    </message>
</context>
<context>
    <name>views::Commentary</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Nothing counts yet.</source>
        <translation>Rien ne compte encore.</translation>
    </message>
    <message>
        <source>Nothing can be chosen now.</source>
        <translation>Il n’y a rien à choisir maintenant.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Return: %1</source>
        <extracomment>What the Return key would do.</extracomment>
        <translation>Entrée : %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>What is to be done now, for who hears it: the words are like those for what was done.</extracomment>
        <translation>Maintenant : %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Choisi : %1</translation>
    </message>
    <message>
        <source>Laid: %1</source>
        <translation>Posé : %1</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>En main : %1</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Repris : %1.</translation>
    </message>
    <message>
        <source>Nothing after that.</source>
        <translation>Rien après cela.</translation>
    </message>
    <message>
        <source>Nothing before that.</source>
        <translation>Rien avant cela.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>There is no %1 to choose.</source>
        <translation>Chiffre %1 : rien à choisir.</translation>
    </message>
</context>
<context>
    <name>views::CoursePage</name>
    <message>
        <source>Learn %1</source>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forget progress…</source>
        <translation>Effacer la progression…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a lesson</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Leçons terminées : %1 sur %2</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Toutes les leçons sont terminées</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Forget progress?</source>
        <translation>Effacer la progression ?</translation>
    </message>
    <message>
        <source>All lessons of this game will count as not done.</source>
        <translation>Toutes les leçons de ce jeu compteront comme non terminées.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the chapters</source>
        <translation>Rechercher dans les chapitres</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Modifier l’étude</translation>
    </message>
    <message>
        <source>All chapters of this study will count as not done.</source>
        <translation>Tous les chapitres de cette étude compteront comme non faits.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier ?</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was read here. Replacing it keeps the other version as “%1~”.</source>
        <translation>Un autre programme a modifié « %1 » depuis sa lecture ici. Le remplacer garde l’autre version sous le nom « %1~ ».</translation>
    </message>
    <message>
        <source>The study was not saved</source>
        <translation>L’étude n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>%1: lesson</source>
        <comment>name of a game</comment>
        <translation>%1 : leçon</translation>
    </message>
    <message>
        <source>%1: position to play</source>
        <comment>name of a game</comment>
        <translation>%1 : position à jouer</translation>
    </message>
    <message>
        <source>%1: game to read</source>
        <comment>name of a game</comment>
        <translation>%1 : partie à lire</translation>
    </message>
    <message>
        <source>There is no chapter yet.</source>
        <translation>Il n’y a pas encore de chapitre.</translation>
    </message>
    <message>
        <source>%1 of %2 chapters done</source>
        <translation>%1 chapitres faits sur %2</translation>
    </message>
    <message>
        <source>All chapters done</source>
        <translation>Tous les chapitres sont faits</translation>
    </message>
</context>
<context>
    <name>views::Digest</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>What another player did in a turn, in one sentence: the player, and the actions.</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <extracomment>A sentence about the first of several draws, and how many more there are.</extracomment>
        <translation>
            <numerusform>%1 Et %n autre.</numerusform>
            <numerusform>%1 Et %n autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DocumentFiles</name>
    <message>
        <source>This scenario has not been saved since the last change.</source>
        <translation>Ce scénario n’a pas été enregistré depuis le dernier changement.</translation>
    </message>
    <message>
        <source>This game has not been saved since the last action.</source>
        <translation>Cette partie n’a pas été enregistrée depuis la dernière action.</translation>
    </message>
    <message>
        <source>The file of this scenario no longer holds it as it is here.</source>
        <translation>Le fichier de ce scénario ne le contient plus tel qu’il est ici.</translation>
    </message>
    <message>
        <source>The file of this game no longer holds it as it is here.</source>
        <translation>Le fichier de cette partie ne la contient plus telle qu’elle est ici.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Enregistrer le scénario ?</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie ?</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
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
        <source>Replace the file?</source>
        <translation>Remplacer le fichier ?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The scenario was not saved</source>
        <translation>Le scénario n’a pas été enregistré</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>What you do is not being kept at the moment: %1. Save the scenario to be safe.</source>
        <translation>Ce que vous faites n’est pas conservé pour le moment : %1. Enregistrez le scénario par précaution.</translation>
    </message>
    <message>
        <source>What you do is not being kept at the moment: %1. Play goes on; save the game to be safe.</source>
        <translation>Ce que vous faites n’est pas conservé pour le moment : %1. La partie continue ; enregistrez-la par précaution.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The file “%1” is no longer in its place.</source>
        <translation>Le fichier « %1 » n’est plus à sa place.</translation>
    </message>
    <message>
        <source>Another program has changed the file “%1”.</source>
        <translation>Un autre programme a modifié le fichier « %1 ».</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Open the changed one</source>
        <translation>Ouvrir le fichier modifié</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Garder cette partie</translation>
    </message>
    <message>
        <source>This scenario was last left with changes that are not in the file. They are kept.</source>
        <translation>Ce scénario a été quitté avec des changements qui ne sont pas dans le fichier. Ils sont conservés.</translation>
    </message>
    <message>
        <source>This game was last left with changes that are not in the file. They are kept.</source>
        <translation>Cette partie a été quittée avec des changements qui ne sont pas dans le fichier. Ils sont conservés.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Saved as a draft: the position cannot be played yet.</source>
        <translation>Enregistré comme brouillon : la position n’est pas encore jouable.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“%1” is kept: you can go on with it at any time.</source>
        <translation>Copie conservée : « %1 ». Vous pouvez continuer à tout moment.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Already open</source>
        <translation>Déjà ouvert</translation>
    </message>
    <message>
        <source>“%1” is open already, in another window.</source>
        <translation>« %1 » : déjà dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Open it &amp;here too</source>
        <translation>L’ouvrir &amp;ici aussi</translation>
    </message>
    <message>
        <source>“%1” is already there. Replacing it keeps the other version as “%2”.</source>
        <translation>« %1 » existe déjà. Si vous le remplacez, l’autre version est conservée sous « %2 ».</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was opened or saved here. Replacing it keeps the other version as “%2”.</source>
        <translation>Un autre programme a modifié « %1 » depuis son ouverture ou son enregistrement ici. Si vous le remplacez, l’autre version est conservée sous « %2 ».</translation>
    </message>
</context>
<context>
    <name>views::DrawingInput</name>
    <message>
        <source>Erased: %1.</source>
        <translation>Effacé : %1.</translation>
    </message>
    <message>
        <source>Nothing is drawn.</source>
        <translation>Rien n’est dessiné.</translation>
    </message>
    <message>
        <source>Nothing can be drawn now.</source>
        <translation>Rien ne peut être dessiné maintenant.</translation>
    </message>
    <message>
        <source>No more than %1 drawings are kept at a position.</source>
        <translation>Une position garde au plus %1 dessins.</translation>
    </message>
    <message>
        <source>Drawing begins here: D again for a circle, or at another place for an arrow; Escape drops it.</source>
        <translation>Le dessin commence ici : encore D pour un cercle, ou D ailleurs pour une flèche ; Échap l’abandonne.</translation>
    </message>
</context>
<context>
    <name>views::EarlyEnd</name>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>All agreed to it.</source>
        <translation>Tous l’ont accepté.</translation>
    </message>
    <message>
        <source>The time of %1 has run out.</source>
        <translation>Temps écoulé : %1.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 a abandonné.</translation>
    </message>
    <message>
        <source>The game is over. Winner: %1.</source>
        <translation>La partie est terminée. Vainqueur : %1.</translation>
    </message>
    <message>
        <source>The game is over. Winners: %1.</source>
        <translation>La partie est terminée. Vainqueurs : %1.</translation>
    </message>
</context>
<context>
    <name>views::EditorConditions</name>
    <message>
        <source>All of this at once:</source>
        <translation>Tout cela à la fois :</translation>
    </message>
    <message>
        <source>Conditions of the goal</source>
        <translation>Conditions de l’objectif</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Ajouter une condition</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>Retirer la condition</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Have points</source>
        <translation>Avoir des points</translation>
    </message>
    <message>
        <source>Get more points</source>
        <translation>Obtenir des points de plus</translation>
    </message>
    <message>
        <source>Have the most of something</source>
        <translation>Avoir le plus de quelque chose</translation>
    </message>
    <message>
        <source>Empty a place</source>
        <translation>Vider un endroit</translation>
    </message>
    <message>
        <source>Bring a piece to a place</source>
        <translation>Amener une pièce à un endroit</translation>
    </message>
    <message>
        <source>What the answer brings</source>
        <translation>Ce que la solution apporte</translation>
    </message>
    <message>
        <source>Do an action</source>
        <translation>Faire une action</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De quoi</translation>
    </message>
    <message>
        <source>in any way</source>
        <translation>peu importe comment</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
</context>
<context>
    <name>views::EditorContents</name>
    <message>
        <source>What lies here</source>
        <translation>Ce qui se trouve ici</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Ajouter une pièce</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
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
        <translation>Il n’y a rien là.</translation>
    </message>
    <message>
        <source>There is one already: %1, %2.</source>
        <translation>Cela s’y trouve déjà : %1, %2.</translation>
    </message>
    <message>
        <source>This cannot lie here: %1, %2.</source>
        <translation>Cela ne peut pas se trouver ici : %1, %2.</translation>
    </message>
    <message>
        <source>A part of the goal or the answer is no longer possible here and was taken away.</source>
        <translation>Une partie de l’objectif ou de la solution n’est plus possible ici et a été retirée.</translation>
    </message>
</context>
<context>
    <name>views::EditorFields</name>
    <message>
        <source>More of the position</source>
        <translation>Autres données de la position</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Chiffres de %1 à %2</translation>
    </message>
</context>
<context>
    <name>views::EditorGoal</name>
    <message>
        <source>What the learner does</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Reach something</source>
        <translation>Atteindre quelque chose</translation>
    </message>
    <message>
        <source>Find the answer</source>
        <translation>Trouver la solution</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Trouver la meilleure action</translation>
    </message>
    <message>
        <source>Play as you like</source>
        <translation>Jouer librement</translation>
    </message>
    <message>
        <source>The learner plays for</source>
        <translation>On joue pour</translation>
    </message>
    <message>
        <source>This goal asks for nothing yet: add what is to be reached.</source>
        <translation>Cet objectif ne demande encore rien : ajoutez ce qu’il faut atteindre.</translation>
    </message>
    <message>
        <source>By when</source>
        <translation>Jusqu’à quand</translation>
    </message>
    <message>
        <source>before the game is over</source>
        <translation>avant la fin de la partie</translation>
    </message>
    <message>
        <source>with so many actions</source>
        <translation>avec ce nombre d’actions</translation>
    </message>
    <message>
        <source>in this round or turn</source>
        <translation>dans ce tour ou ce coup</translation>
    </message>
    <message>
        <source>Good enough: so many of 100 games less</source>
        <translation>Écart toléré (parties sur 100)</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Clear the answer</source>
        <translation>Effacer la solution</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <translation>Nombre d’actions</translation>
    </message>
    <message>
        <source>whoever is to act</source>
        <translation>qui doit agir</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No answer yet. Record it: do the actions on the board.</source>
        <translation>Pas encore de solution. Saisissez-la : faites les actions sur le plateau de jeu.</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Arrêter la saisie</translation>
    </message>
    <message>
        <source>Record the answer</source>
        <translation>Saisir la solution</translation>
    </message>
    <message>
        <source>an action that is not possible here</source>
        <translation>une action impossible ici</translation>
    </message>
</context>
<context>
    <name>views::CommandFinder</name>
    <message>
        <source>No command has these words.</source>
        <translation>Aucune commande n’a ces mots.</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Mots d’une commande</translation>
    </message>
    <message>
        <source>Up and Down choose among the commands that have them.</source>
        <translation>Les flèches haut et bas choisissent parmi les commandes qui les ont.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>views::CommandSearch</name>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
</context>
<context>
    <name>views::EditorPage</name>
    <message>
        <source>This is the standard set-up.</source>
        <translation>C’est déjà la mise en place de départ.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Il n’y a rien à vider.</translation>
    </message>
    <message>
        <source>The colours cannot be changed here.</source>
        <translation>Ici, on ne peut pas échanger les couleurs.</translation>
    </message>
    <message>
        <source>Box of pieces</source>
        <translation>Boîte de pièces</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Recording the answer.</source>
        <translation>Saisie de la solution.</translation>
    </message>
    <message>
        <source>Do the wrong action.</source>
        <translation>Faites l’action fausse.</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Arrêter la saisie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>This position cannot be played: below the board stands why.</source>
        <translation>Cette position n’est pas jouable : la raison se trouve sous le plateau de jeu.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>La partie est terminée dans cette position.</translation>
    </message>
    <message>
        <source>The goal does not yet say what it asks for.</source>
        <translation>L’objectif ne dit pas encore ce qu’il demande.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
</context>
<context>
    <name>views::EditorPalette</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, encore %n</numerusform>
            <numerusform>%1, encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Of nobody</source>
        <translation>Sans propriétaire</translation>
    </message>
    <message>
        <source>%1, lies here: %2</source>
        <translation>%1, se trouve ici : %2</translation>
    </message>
</context>
<context>
    <name>views::EditorProblems</name>
    <message>
        <source>Keep the pieces</source>
        <translation>Garder les pièces</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Tout corriger</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Cette position est jouable.</translation>
    </message>
    <message>
        <source>This position can be played, but it cannot arise in a game.</source>
        <translation>Cette position est jouable, mais elle ne peut pas survenir dans une partie.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Cette position n’est pas jouable.</translation>
    </message>
    <message>
        <source>Cannot arise in a game: %1</source>
        <translation>Impossible dans une partie : %1</translation>
    </message>
    <message>
        <source>Cannot be played: %1</source>
        <translation>Non jouable : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fixed.</source>
        <translation>Corrigé.</translation>
    </message>
</context>
<context>
    <name>views::EditorTool</name>
    <message>
        <source>Nothing lies here.</source>
        <translation>Il n’y a rien ici.</translation>
    </message>
    <message>
        <source>Choose a piece out of the box first.</source>
        <translation>Choisissez d’abord une pièce dans la boîte.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Choose a piece, then its places. By mouse also: draw over them, or drag it to its place.</source>
        <translation>Choisissez une pièce, puis ses endroits. À la souris aussi : passez dessus en tenant le bouton, ou faites-la glisser à sa place.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Nothing of what is selected can lie here.</source>
        <translation>Rien de ce qui est choisi ne peut se trouver ici.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Choose pieces to take them away. By mouse also: draw over them.</source>
        <translation>Choisissez des pièces pour les enlever. À la souris aussi : passez dessus en tenant le bouton.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose places or draw a frame. Then press Delete, or move all of them with the tool Move.</source>
        <translation>Choisissez des endroits ou tracez un cadre. Puis appuyez sur Suppr, ou déplacez tout avec l’outil Déplacer.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Choose a piece, then a place: all free places around it are filled.</source>
        <translation>Choisissez une pièce, puis un endroit : tous les endroits libres tout autour sont remplis.</translation>
    </message>
    <message>
        <source>Nothing of this can be added here.</source>
        <translation>Rien de cela ne peut être ajouté ici.</translation>
    </message>
    <message>
        <source>Choose a piece, then its new place. By mouse also: drag it there, or off the board.</source>
        <translation>Choisissez une pièce, puis son nouvel endroit. À la souris aussi : faites-la glisser là, ou hors du plateau de jeu.</translation>
    </message>
</context>
<context>
    <name>views::EditorToolRow</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
    <message>
        <source>Standard set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Change colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Do it as a learner would</source>
        <translation>Jouer comme l’élève</translation>
    </message>
</context>
<context>
    <name>views::EditorWords</name>
    <message>
        <source>Language of the words below</source>
        <translation>Langue des textes ci-dessous</translation>
    </message>
    <message>
        <source>One text for all languages</source>
        <translation>Un texte pour toutes les langues</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>What the learner reads first</source>
        <translation>Ce qu’on lit d’abord</translation>
    </message>
    <message>
        <source>The goal in your own words (else the program says it)</source>
        <translation>L’objectif dans vos propres mots (sinon, le programme le dit)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>What is said when it is solved</source>
        <translation>Ce qui est dit en cas de réussite</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Non indiquée</translation>
    </message>
    <message>
        <source>What is said to: %1</source>
        <comment>an action</comment>
        <translation>Ce qui est dit à : %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Say something to a wrong action…</source>
        <translation>Répondre à une action fausse…</translation>
    </message>
</context>
<context>
    <name>views::EngineSeats</name>
    <message>
        <source>Give it back</source>
        <translation>Rendre la place</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat, engine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A person plays for an engine, which no file starts: %1.</source>
        <translation>Un humain joue pour un moteur, qu’aucun fichier ne lance : %1.</translation>
    </message>
    <message>
        <source>%1. A person plays on for it: %2.</source>
        <translation>%1. Un humain continue à jouer pour lui : %2.</translation>
    </message>
</context>
<context>
    <name>views::EnginesDialog</name>
    <message>
        <source>“%1” works. It plays: %2.</source>
        <translation>« %1 » fonctionne. Il joue : %2.</translation>
    </message>
    <message>
        <source>“%1” works: it is “%2”. It plays: %3.</source>
        <translation>« %1 » fonctionne : c’est « %2 ». Il joue : %3.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine %1</source>
        <translation>Moteur %1</translation>
    </message>
    <message>
        <source>“%1” is removed.</source>
        <translation>« %1 » est retiré.</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>An engine needs a name.</source>
        <translation>Il faut un nom au moteur.</translation>
    </message>
    <message>
        <source>Another engine is called “%1”.</source>
        <translation>Un autre moteur s’appelle « %1 ».</translation>
    </message>
    <message>
        <source>Trying “%1”…</source>
        <translation>Essai de « %1 »…</translation>
    </message>
    <message>
        <source>Own engines</source>
        <translation>Moteurs de jeu</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Command &amp;line</source>
        <translation>&amp;Ligne de commande</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>A program that speaks the engine protocol, as you would start it in a terminal. It runs with your rights: add only what you trust. It plays where you choose it for a seat; no file starts it.</source>
        <translation>Un programme qui parle le protocole de moteur, tel que vous le lanceriez dans un terminal. Il a les mêmes droits que vous : n’ajoutez que ce qui a votre confiance. Il joue à la place pour laquelle vous le choisissez ; aucun fichier ne le lance.</translation>
    </message>
</context>
<context>
    <name>views::Exchange</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writing “%1”</source>
        <translation>Écriture de « %1 »</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is written.</source>
        <translation>« %1 » est écrit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing was written</source>
        <translation>Rien n’a été écrit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Rien n’a été ouvert</translation>
    </message>
    <message>
        <source>This text is no game and no position.</source>
        <translation>Ce texte n’est ni une partie ni une position.</translation>
    </message>
    <message>
        <source>Merge with a file</source>
        <translation>Fusionner avec un fichier</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Parties de Cartouche (*.%1)</translation>
    </message>
    <message>
        <source>Nothing was merged</source>
        <translation>Rien n’a été fusionné</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
</context>
<context>
    <name>views::ExportDialog</name>
    <message>
        <source>The board as it stands, for every program.</source>
        <translation>Le plateau de jeu tel qu’il est, pour tous les programmes.</translation>
    </message>
    <message>
        <source>The board as it stands, sharp at every size.</source>
        <translation>Le plateau de jeu tel qu’il est, net à toutes les tailles.</translation>
    </message>
    <message>
        <source>The board as it stands, one page to print.</source>
        <translation>Le plateau de jeu tel qu’il est, une page à imprimer.</translation>
    </message>
    <message>
        <source>The board step by step, as a moving picture.</source>
        <translation>Le plateau de jeu étape par étape, en image animée.</translation>
    </message>
    <message>
        <source>The whole game with board, slider and log, in one file for any browser, also offline.</source>
        <translation>Toute la partie avec le plateau de jeu, un curseur et le déroulement, en un seul fichier pour tout navigateur, même hors connexion.</translation>
    </message>
    <message>
        <source>The whole game in words.</source>
        <translation>Toute la partie sous forme de texte.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Contenu</translation>
    </message>
    <message>
        <source>Picture of this step (PNG)</source>
        <translation>Image de cette étape (PNG)</translation>
    </message>
    <message>
        <source>Picture of this step (SVG)</source>
        <translation>Image de cette étape (SVG)</translation>
    </message>
    <message>
        <source>Picture of this step (PDF)</source>
        <translation>Image de cette étape (PDF)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Image animée (GIF)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>Autre largeur</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>pixels de large</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largeur en pixels</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As seen &amp;by</source>
        <translation>Vu &amp;par</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>The whole &amp;game</source>
        <translation>Toute la p&amp;artie</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>&amp;De l’étape</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>étapes par seconde</translation>
    </message>
    <message>
        <source>Begin again at the e&amp;nd</source>
        <translation>&amp;Recommencer à la fin</translation>
    </message>
    <message>
        <source>Everyone: all lies open</source>
        <translation>Tous : tout est visible</translation>
    </message>
</context>
<context>
    <name>views::FieldWords</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>views::FileReading</name>
    <message>
        <source>Opening a file</source>
        <translation>Ouverture d’un fichier</translation>
    </message>
    <message>
        <source>“%1” is being read, and its disk does not answer.</source>
        <translation>« %1 » est en cours de lecture, et son disque ne répond pas.</translation>
    </message>
</context>
<context>
    <name>views::GamesModel</name>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vainqueur : %1</translation>
    </message>
    <message>
        <source>Winners: %1</source>
        <translation>Vainqueurs : %1</translation>
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
        <translation>Ce fichier est illisible.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminée</translation>
    </message>
    <message>
        <source>%1 · rated</source>
        <translation>%1 · classée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>length, tags</comment>
        <translation>%1 ; %2</translation>
    </message>
</context>
<context>
    <name>views::RatedChoice</name>
    <message>
        <source>&amp;Rated</source>
        <translation>Partie c&amp;lassée</translation>
    </message>
    <message>
        <source>For one person against the computer; not in a training game or with a seed of your own.</source>
        <translation>Pour une personne contre l’ordinateur, hors partie d’entraînement et sans graine choisie.</translation>
    </message>
    <message>
        <source>Without hints, and nothing is undone. The result counts for your rating, which proposes the level of the computer.</source>
        <translation>Sans indice, et rien ne s’annule. Le résultat compte pour votre classement, qui propose le niveau de l’ordinateur.</translation>
    </message>
    <message>
        <source>Your games are read…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>Without hints, and nothing is undone. Your rating is %1 ± %2; “%3” is proposed.</source>
        <translation>Sans indice, et rien ne s’annule. Votre classement : %1 ± %2 ; « %3 » est proposé.</translation>
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
        <translation>gagnées : %1, nulles : %2, perdues : %3</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Reading %1 of %2 files</source>
        <translation>Fichiers lus : %1 sur %2</translation>
    </message>
    <message>
        <source>No games are counted</source>
        <translation>Aucune partie n’est comptée</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of games, results</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Série en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Plus longue série gagnée</translation>
    </message>
    <message numerus="yes">
        <source>Error a choice, of %n analysed game(s)</source>
        <translation>
            <numerusform>Erreur par choix, sur %n partie analysée</numerusform>
            <numerusform>Erreur par choix, sur %n parties analysées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time a choice, of %n game(s) with a clock</source>
        <translation>
            <numerusform>Temps par choix, sur %n partie à la pendule</numerusform>
            <numerusform>Temps par choix, sur %n parties à la pendule</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>People alone</source>
        <translation>Personnes seules</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Contre d’autres</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Classement : %1</translation>
    </message>
    <message>
        <source>No rated game yet. “New game” has a box for it.</source>
        <translation>Pas encore de partie classée. « Nouvelle partie » a une case pour cela.</translation>
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
        <translation>Le classement commence à %1. Après chaque partie classée, il se rapproche de ce que cette partie a montré : il monte si vous avez fait mieux que ce qui était à prévoir, il descend si vous avez fait moins bien, et cela d’autant plus que la surprise est grande et que l’on sait peu de vous.
Sont à prévoir 50 victoires sur 100 contre un niveau de même classement, 24 si le niveau a 200 points de plus, 9 s’il en a 400 de plus. Une place partagée compte pour moitié ; à plusieurs, vous êtes comparé à chaque adversaire.
Le nombre après ± dit de combien le classement peut se tromper : dans 19 cas sur 20, votre force s’y trouve. Il commence à %2 et diminue à mesure que vous jouez.
Les niveaux restent où ils sont : %3. Les classements d’autres jeux et d’autres nombres de places ne se comparent pas à ceux-ci.</translation>
    </message>
    <message>
        <source>In formulas (Glicko, game by game), with your rating R, its deviation d, which is the figure behind ± divided by 1.96, and q = ln 10 / 400: against a rating O you may expect E = 1 / (1 + 10^((O − R) / 400)), and the result S is 1, ½ or 0. Each comparison counts w = 3 / (seats + 1). First 1 / d² becomes 1 / (d² + %1²) + w q² Σ E (1 − E), then R grows by d² w q Σ (S − E).</source>
        <translation>En formules (Glicko, partie par partie), avec votre classement R, son écart d, soit le nombre après ± divisé par 1,96, et q = ln 10 / 400 : contre un classement O, on peut attendre E = 1 / (1 + 10^((O − R) / 400)), et le résultat S vaut 1, ½ ou 0. Chaque comparaison compte w = 3 / (places + 1). D’abord 1 / d² devient 1 / (d² + %1²) + w q² Σ E (1 − E), puis R augmente de d² w q Σ (S − E).</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Tables with commas (*.csv)</source>
        <translation>Tableaux à virgules (*.csv)</translation>
    </message>
    <message>
        <source>The table was not written</source>
        <translation>Le tableau n’a pas été écrit</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written.</source>
        <translation>
            <numerusform>%n partie est écrite.</numerusform>
            <numerusform>%n parties sont écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Nombre de places</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>&amp;Training games, too</source>
        <translation>&amp;Parties d’entraînement aussi</translation>
    </message>
    <message>
        <source>Games of &amp;several people, too</source>
        <translation>Parties à p&amp;lusieurs aussi</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Classement de partie en partie</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Parties classées</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rating and error</source>
        <translation>Classement et erreur</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Exporter en tableau…</translation>
    </message>
</context>
<context>
    <name>views::LibraryDialog</name>
    <message>
        <source>New tag…</source>
        <translation>Nouvelle étiquette…</translation>
    </message>
    <message>
        <source>The tag was not kept</source>
        <translation>L’étiquette n’a pas été conservée</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nom de l’étiquette</translation>
    </message>
    <message>
        <source>Copy into a folder</source>
        <translation>Copier dans un dossier</translation>
    </message>
    <message>
        <source>Not all games were copied</source>
        <translation>Toutes les parties n’ont pas été copiées</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were copied.</source>
        <translation>
            <numerusform>%n partie est copiée.</numerusform>
            <numerusform>%n parties sont copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash. They can be put back.</source>
        <translation>
            <numerusform>%n partie est à la corbeille. Vous pouvez la remettre.</numerusform>
            <numerusform>%n parties sont à la corbeille. Vous pouvez les remettre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not deleted</source>
        <translation>Suppression impossible</translation>
    </message>
    <message>
        <source>The system’s trash does not take every file that was chosen. Those stay where they are.</source>
        <translation>La corbeille du système ne prend pas tous les fichiers choisis. Ceux-là restent où ils sont.</translation>
    </message>
    <message>
        <source>What was deleted is back.</source>
        <translation>Ce qui était supprimé est de retour.</translation>
    </message>
    <message>
        <source>Not put back</source>
        <translation>Rien n’a été remis</translation>
    </message>
    <message>
        <source>Some files are no longer in the trash, or something else is in their place.</source>
        <translation>Certains fichiers ne sont plus à la corbeille, ou autre chose est à leur place.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>The folder was not left out</source>
        <translation>Le dossier n’a pas été retiré</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>The folder was not added</source>
        <translation>Le dossier n’a pas été ajouté</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>%1; reading %2 of %3 files</source>
        <translation>%1 ; lecture : %2 fichiers sur %3</translation>
    </message>
    <message>
        <source>%1. The list cannot be kept and is read anew each time: %2.</source>
        <translation>%1. La liste ne peut pas être conservée et est relue à chaque fois : %2.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Games that you opened or saved, those of your own folders, and games that were over and not saved when the next one began. What you play comes here by itself.</source>
        <translation>Les parties que vous avez ouvertes ou enregistrées, celles de vos propres dossiers, et celles qui étaient terminées et non enregistrées quand la suivante a commencé. Ce que vous jouez s’ajoute tout seul.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>É&amp;tiquettes</translation>
    </message>
    <message>
        <source>&amp;Copy to…</source>
        <translation>&amp;Copier vers…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Remettre</translation>
    </message>
    <message>
        <source>Fold&amp;ers</source>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>How many files are done</source>
        <translation>Nombre de fichiers traités</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
</context>
<context>
    <name>views::LibraryFilter</name>
    <message>
        <source>Any tag</source>
        <translation>Toute étiquette</translation>
    </message>
    <message>
        <source>Search: names, results, dates, comments, tags</source>
        <translation>Chercher : noms, résultats, dates, commentaires, étiquettes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Terminée ou non</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Where the position of this window came up</source>
        <translation>Où la position de cette fenêtre est apparue</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminée</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>N’importe quand</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Les plus anciennes d’abord</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Les plus longues d’abord</translation>
    </message>
    <message>
        <source>Highest level first</source>
        <translation>Niveau le plus haut d’abord</translation>
    </message>
    <message>
        <source>Clearest result first</source>
        <translation>Résultat le plus net d’abord</translation>
    </message>
</context>
<context>
    <name>views::GameDialogs</name>
    <message>
        <source>Agree on a draw?</source>
        <translation>Convenir d’une partie nulle ?</translation>
    </message>
    <message>
        <source>Do all players agree that the game is drawn?</source>
        <translation>Tous les joueurs acceptent-ils que la partie soit nulle ?</translation>
    </message>
</context>
<context>
    <name>views::GamePage</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>There are no hints: the game is rated.</source>
        <translation>Il n’y a pas d’indices : la partie est classée.</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner ?</translation>
    </message>
    <message>
        <source>The game is rated: it counts as lost, and this stands.</source>
        <translation>La partie est classée : elle compte comme perdue, et c’est définitif.</translation>
    </message>
</context>
<context>
    <name>views::GamePanels</name>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
</context>
<context>
    <name>views::GamePrompt</name>
    <message>
        <source>Rated</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>%1 · rated</source>
        <translation>%1 · classée</translation>
    </message>
    <message>
        <source>This choice stands: chance or hidden cards have shown something since. In a training game everything can be undone.</source>
        <translation>Ce choix est définitif : le hasard ou des cartes cachées ont révélé quelque chose depuis. Dans une partie d’entraînement, tout peut être annulé.</translation>
    </message>
    <message>
        <source>This choice stands: the game is rated.</source>
        <translation>Ce choix est définitif : la partie est classée.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>You are looking back: the game waits, the clock does not.</source>
        <translation>Vous regardez en arrière : la partie attend, la pendule non.</translation>
    </message>
    <message>
        <source>You are looking back: the game waits.</source>
        <translation>Vous regardez en arrière : la partie attend.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le choix</translation>
    </message>
</context>
<context>
    <name>views::GameTile</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 à %2 joueurs</translation>
    </message>
    <message>
        <source>Level of the computer, %1</source>
        <translation>Niveau de l’ordinateur, %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>Jouer à %1 contre l’ordinateur</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>players and game, how far</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>views::GuessDialog</name>
    <message>
        <source>Whose choices?</source>
        <translation>Les choix de qui ?</translation>
    </message>
    <message>
        <source>What is right?</source>
        <translation>Qu’est-ce qui est juste ?</translation>
    </message>
    <message>
        <source>What follows is not shown, and each choice is seen by the eyes of its player.</source>
        <translation>La suite n’est pas montrée, et chaque choix est vu par les yeux de son joueur.</translation>
    </message>
    <message>
        <source>Analyse the game first, and good actions can count, too.</source>
        <translation>Analysez d’abord la partie, et les bonnes actions pourront compter aussi.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) from this step on.</source>
        <translation>
            <numerusform>%n choix à partir de cette étape.</numerusform>
            <numerusform>%n choix à partir de cette étape.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GuessWords</name>
    <message>
        <source>Guess the next move</source>
        <translation>Deviner le coup qui suit</translation>
    </message>
    <message>
        <source>Nothing is left to be guessed.</source>
        <translation>Il n’y a plus rien à deviner.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 right, %n point(s).</source>
        <translation>
            <numerusform>%1 juste sur %2, %n point.</numerusform>
            <numerusform>%1 justes sur %2, %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Joué : %1.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Votre réponse : %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <comment>an action</comment>
        <translation>La meilleure : %1.</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Ce n’est pas juste</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>Aussi bien que la meilleure</translation>
    </message>
    <message>
        <source>Right is what was played.</source>
        <translation>Est juste ce qui a été joué.</translation>
    </message>
    <message>
        <source>Right is what the analysis thinks as good as the best.</source>
        <translation>Est juste ce que l’analyse trouve aussi bien que la meilleure action.</translation>
    </message>
    <message>
        <source>Right is what was played or is as good as the best.</source>
        <translation>Est juste ce qui a été joué ou vaut la meilleure action.</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
    <message>
        <source>What the analysis thinks as good as the best</source>
        <translation>Ce que l’analyse trouve aussi bien que la meilleure action</translation>
    </message>
    <message>
        <source>Either of these</source>
        <translation>L’un ou l’autre</translation>
    </message>
    <message>
        <source>It brings two points, after a hint one.</source>
        <translation>Cela rapporte deux points, un seul après un indice.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left.</source>
        <translation>
            <numerusform>Encore %n choix.</numerusform>
            <numerusform>Encore %n choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find what was chosen here for: %1</source>
        <comment>a player</comment>
        <translation>Trouvez ce qui a été choisi ici pour : %1</translation>
    </message>
    <message>
        <source>Find a good action for: %1</source>
        <comment>a player</comment>
        <translation>Trouvez une bonne action pour : %1</translation>
    </message>
    <message>
        <source>One of these is right: %1.</source>
        <comment>actions</comment>
        <translation>L’une d’elles est juste : %1.</translation>
    </message>
    <message>
        <source>The end: %1</source>
        <comment>how many guesses were right</comment>
        <translation>Fin : %1</translation>
    </message>
</context>
<context>
    <name>views::HandbookWindow</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimer cette page</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search in the handbook</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – Handbook</source>
        <translation>%1 – Manuel</translation>
    </message>
</context>
<context>
    <name>views::HelpHits</name>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n passage trouvé</numerusform>
            <numerusform>%n passages trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::HelpView</name>
    <message>
        <source>Link: %1</source>
        <extracomment>The keyboard has come to a link of the handbook: its words.</extracomment>
        <translation>Lien : %1</translation>
    </message>
</context>
<context>
    <name>views::Hints</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer l’indice</translation>
    </message>
    <message>
        <source>Lay it so</source>
        <translation>Poser ainsi</translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Indice : réflexion…</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Indice : %1.</translation>
    </message>
</context>
<context>
    <name>views::HtmlPage</name>
    <message>
        <source>Board</source>
        <translation>Plateau de jeu</translation>
    </message>
    <message>
        <source>Go through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Étape de la partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Keys: left and right for a step, page up and down for a round or turn, home and end for the beginning and the end, space to play.</source>
        <translation>Touches : gauche et droite pour une étape, page haut et page bas pour un tour ou un coup, début et fin pour le début et la fin, espace pour la lecture.</translation>
    </message>
    <message>
        <source>The board moves only where scripts are allowed to run; what happened can be read anyway.</source>
        <translation>Le plateau de jeu ne bouge que là où les scripts sont autorisés ; le déroulement se lit dans tous les cas.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>Winner: %1 (%2).</source>
        <comment>one or more names; the reason</comment>
        <translation>Victoire : %1 (%2).</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>views::LessonGoal</name>
    <message>
        <source>Reached: %1</source>
        <translation>Atteint : %1</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Reste à faire : %1</translation>
    </message>
</context>
<context>
    <name>views::LessonPage</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <translation>C’était la solution.</translation>
    </message>
    <message>
        <source>Now try it yourself.</source>
        <translation>À vous d’essayer.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bravo !</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Pas cette fois.</translation>
    </message>
    <message>
        <source>Take it back or try again.</source>
        <translation>Annulez ou réessayez.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next guess</source>
        <translation>Deviner la suite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Retour aux leçons</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Retour à l’éditeur</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à la revue</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>That was the answer</source>
        <translation>C’était la solution</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not solved this time</source>
        <translation>Pas réussi cette fois</translation>
    </message>
    <message>
        <source>The lesson begins anew.</source>
        <translation>La leçon recommence.</translation>
    </message>
    <message>
        <source>Reached: %1</source>
        <translation>Atteint : %1</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Objectif : %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice : %1</translation>
    </message>
    <message>
        <source>Back to the mistakes</source>
        <translation>Retour aux erreurs</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Back to the study</source>
        <translation>Retour à l’étude</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
</context>
<context>
    <name>views::LessonSide</name>
    <message>
        <source>Difficulty: %1</source>
        <translation>Difficulté : %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>views::LogModel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>views::MatchDialog</name>
    <message>
        <source>The match has begun.</source>
        <translation>Le match a commencé.</translation>
    </message>
    <message>
        <source>The table is copied.</source>
        <translation>Le tableau est copié.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>The match is being stopped. Games in finished deals: %1 of %2.</source>
        <translation>Le match s’arrête. Parties des donnes terminées : %1 sur %2.</translation>
    </message>
    <message>
        <source>The match is being played. Games in finished deals: %1 of %2.</source>
        <translation>Le match est en cours. Parties des donnes terminées : %1 sur %2.</translation>
    </message>
    <message>
        <source>The match has ended early. Games in finished deals: %1 of %2. %3</source>
        <translation>Le match s’est terminé avant l’heure. Parties des donnes terminées : %1 sur %2. %3</translation>
    </message>
    <message>
        <source>The match was stopped. Games in finished deals: %1 of %2.</source>
        <translation>Le match a été arrêté. Parties des donnes terminées : %1 sur %2.</translation>
    </message>
    <message>
        <source>The match is over. Games in finished deals: %1 of %2.</source>
        <translation>Le match est terminé. Parties des donnes terminées : %1 sur %2.</translation>
    </message>
    <message>
        <source>%1: Elo %2 ± %3 against the other; the stronger one with a probability of %4%.</source>
        <translation>%1 : Elo %2 ± %3 contre l’autre ; le plus fort avec une probabilité de %4 %.</translation>
    </message>
    <message>
        <source>Game %1, lost for %2: %3</source>
        <translation>Partie %1, perdue pour %2 : %3</translation>
    </message>
    <message>
        <source>Game %1, not counted: %2</source>
        <translation>Partie %1, non comptée : %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ± %2%</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Match of computer players</source>
        <translation>Match entre ordinateurs</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Défaites</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Part des victoires</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Résultats jusqu’ici</translation>
    </message>
    <message>
        <source>Games in which an engine has failed: %1</source>
        <translation>Parties où un moteur a échoué : %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copier en te&amp;xte</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Copier en CS&amp;V</translation>
    </message>
</context>
<context>
    <name>views::MatchForm</name>
    <message>
        <source>Choose a folder for the games</source>
        <translation>Choisir un dossier pour les parties</translation>
    </message>
    <message>
        <source>Each deal is played in all seatings with the same chance. Games: %1.</source>
        <translation>Chaque donne est jouée dans toutes les dispositions avec le même hasard. Parties : %1.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>&amp;Time of a choice</source>
        <translation>&amp;Temps par choix</translation>
    </message>
    <message>
        <source>as each needs it</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>S&amp;eed of chance</source>
        <translation>&amp;Graine du hasard</translation>
    </message>
    <message>
        <source>Games at the sa&amp;me time</source>
        <translation>Parties en &amp;même temps</translation>
    </message>
    <message>
        <source>Go on where an engine &amp;fails</source>
        <translation>Continuer quand un mote&amp;ur échoue</translation>
    </message>
    <message>
        <source>It loses that game. Else the match ends there, and the game does not count.</source>
        <translation>Il perd cette partie. Sinon, le match se termine là, et la partie ne compte pas.</translation>
    </message>
    <message>
        <source>Save the games in a f&amp;older</source>
        <translation>En&amp;registrer les parties dans un dossier</translation>
    </message>
    <message>
        <source>Folder of the games</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
</context>
<context>
    <name>views::MainWindow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
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
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1);;All files (*)</source>
        <translation>Parties de Cartouche (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Bring back a game</source>
        <translation>Récupérer une partie</translation>
    </message>
    <message>
        <source>No game is waiting to be brought back.</source>
        <translation>Aucune partie n’attend d’être récupérée.</translation>
    </message>
    <message>
        <source>%1 – Cartouche</source>
        <translation>%1 – Cartouche</translation>
    </message>
    <message>
        <source>unsaved scenario</source>
        <translation>scénario non enregistré</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop the match?</source>
        <translation>Arrêter le match ?</translation>
    </message>
    <message>
        <source>A match of computer players is being played. It ends with this window.</source>
        <translation>Un match entre ordinateurs est en cours. Il se termine avec cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>views::KeysDialog</name>
    <message>
        <source>%1 cannot be given: it types, opens a menu or has a meaning of its own.</source>
        <translation>%1 ne peut pas être attribuée : elle écrit, ouvre un menu ou a un sens à elle.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 est la touche de « %2 ».</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” now.</source>
        <translation>%1 est maintenant la touche de « %2 ».</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pressez une touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Touche</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Touche de la commande</translation>
    </message>
    <message>
        <source>&amp;Give it to this command</source>
        <translation>L’attribuer à &amp;cette commande</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;As at first</source>
        <translation>Comme au &amp;début</translation>
    </message>
    <message>
        <source>&amp;Restore all keys</source>
        <translation>&amp;Rétablir toutes les touches</translation>
    </message>
</context>
<context>
    <name>views::Menus</name>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Celui du s&amp;ystème</translation>
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
        <source>Brief</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Bref</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much a screen reader is told of a game.</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Celle du &amp;système</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>Une étape en &amp;arrière</translation>
    </message>
    <message>
        <source>One step for&amp;ward</source>
        <translation>&amp;Une étape en avant</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Coup &amp;précédent</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>&amp;Coup suivant</translation>
    </message>
    <message>
        <source>Previous &amp;round</source>
        <translation>Manche précéden&amp;te</translation>
    </message>
    <message>
        <source>Next r&amp;ound</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>R&amp;epère précédent</translation>
    </message>
    <message>
        <source>Next mar&amp;k</source>
        <translation>Repère suiva&amp;nt</translation>
    </message>
    <message>
        <source>Beginnin&amp;g</source>
        <translation>Dé&amp;but</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Fin</translation>
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
        <source>New &amp;window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Agree on a &amp;draw…</source>
        <translation>Convenir &amp;d’une partie nulle…</translation>
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
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>&amp;Bring back a game…</source>
        <translation>Récupérer &amp;une partie…</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>Copier la par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;Paste a position or game</source>
        <translation>C&amp;oller une position ou une partie</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revue</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Play &amp;from here…</source>
        <translation>&amp;Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>&amp;Play by itself</source>
        <translation>&amp;Lecture automatique</translation>
    </message>
    <message>
        <source>&amp;Seen by</source>
        <translation>Vu pa&amp;r</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>Anal&amp;yser la partie</translation>
    </message>
    <message>
        <source>Promote the var&amp;iation</source>
        <translation>Promouvoir la var&amp;iante</translation>
    </message>
    <message>
        <source>&amp;Delete the variation</source>
        <translation>Suppri&amp;mer la variante</translation>
    </message>
    <message>
        <source>Merge wit&amp;h a file…</source>
        <translation>Fusionner avec un fic&amp;hier…</translation>
    </message>
    <message>
        <source>&amp;Copy the line as text</source>
        <translation>C&amp;opier la ligne en texte</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Scénarios</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Nouveau scénario</translation>
    </message>
    <message>
        <source>&amp;Edit this position</source>
        <translation>&amp;Modifier cette position</translation>
    </message>
    <message>
        <source>&amp;Try the scenario</source>
        <translation>&amp;Essayer le scénario</translation>
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
        <source>&amp;Wait after each action</source>
        <translation>&amp;Attendre après chaque action</translation>
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
        <source>E&amp;xplain places</source>
        <translation>&amp;Expliquer les endroits</translation>
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
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Trouver une &amp;commande…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>Reference &amp;card</source>
        <translation>&amp;Aide-mémoire</translation>
    </message>
    <message>
        <source>&amp;About Cartouche</source>
        <translation>À &amp;propos de Cartouche</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Librar&amp;y…</source>
        <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Coor&amp;données</translation>
    </message>
    <message>
        <source>&amp;Learn from my mistakes</source>
        <translation>Apprendre &amp;de mes erreurs</translation>
    </message>
    <message>
        <source>Guess the ne&amp;xt move…</source>
        <translation>Deviner le coup &amp;qui suit…</translation>
    </message>
    <message>
        <source>&amp;Mistakes to solve again</source>
        <translation>E&amp;rreurs à reprendre</translation>
    </message>
    <message>
        <source>Same deal, sides exchan&amp;ged</source>
        <translation>Même donne, côtés échan&amp;gés</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Doubtful choices (from 5% of a win)</source>
        <translation>Les choix douteux (dès 5 % d’une victoire)</translation>
    </message>
    <message>
        <source>Bad choices (from 10% of a win)</source>
        <translation>Les mauvais choix (dès 10 % d’une victoire)</translation>
    </message>
    <message>
        <source>Very bad choices (from 20% of a win)</source>
        <translation>Les très mauvais choix (dès 20 % d’une victoire)</translation>
    </message>
    <message>
        <source>Match of comp&amp;uter players…</source>
        <translation>Matc&amp;h entre ordinateurs…</translation>
    </message>
    <message>
        <source>New st&amp;udy…</source>
        <translation>Nouvelle ét&amp;ude…</translation>
    </message>
    <message>
        <source>&amp;Add to a study…</source>
        <translation>&amp;Ajouter à une étude…</translation>
    </message>
    <message>
        <source>&amp;Read out</source>
        <translation>Lire à &amp;haute voix</translation>
    </message>
    <message>
        <source>&amp;What is to be done</source>
        <translation>Ce qu’il y a à &amp;faire</translation>
    </message>
    <message>
        <source>What happened &amp;last</source>
        <translation>Ce qui vient de se &amp;passer</translation>
    </message>
    <message>
        <source>What happened a&amp;fter that</source>
        <translation>Ce qui s’est passé &amp;ensuite</translation>
    </message>
    <message>
        <source>&amp;How the game stands</source>
        <translation>&amp;Où en est la partie</translation>
    </message>
    <message>
        <source>What a &amp;player has</source>
        <translation>Ce qu’a un &amp;joueur</translation>
    </message>
    <message>
        <source>What the player &amp;before has</source>
        <translation>Ce qu’a le joueur précé&amp;dent</translation>
    </message>
    <message>
        <source>What only &amp;you may see</source>
        <translation>Ce que personne d’autre ne doit &amp;voir</translation>
    </message>
    <message>
        <source>&amp;Next choice</source>
        <translation>Choix &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious choice</source>
        <translation>Choix p&amp;récédent</translation>
    </message>
</context>
<context>
    <name>views::MistakeLessons</name>
    <message>
        <source>%1, mistake %2</source>
        <comment>a game and a number, as the name of a file</comment>
        <translation>%1, erreur %2</translation>
    </message>
    <message>
        <source>Make lessons of these</source>
        <translation>En faire des leçons</translation>
    </message>
    <message>
        <source>The lessons cannot be written</source>
        <translation>Les leçons ne peuvent pas être écrites</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are in “%1” now. Each opens like a saved game.</source>
        <translation>
            <numerusform>%n leçon se trouve maintenant dans « %1 ». Elle s’ouvre comme une partie enregistrée.</numerusform>
            <numerusform>%n leçons se trouvent maintenant dans « %1 ». Chacune s’ouvre comme une partie enregistrée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::MistakesPage</name>
    <message>
        <source>This could not be kept</source>
        <translation>Cela n’a pas pu être conservé</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Apprendre de mes erreurs</translation>
    </message>
    <message>
        <source>Mistakes to solve again</source>
        <translation>Erreurs à reprendre</translation>
    </message>
    <message>
        <source>Looking for mistakes</source>
        <translation>Recherche des erreurs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Make lessons of these…</source>
        <translation>En faire des leçons…</translation>
    </message>
    <message>
        <source>The computer looks at every choice of the game. It may take a minute.</source>
        <translation>L’ordinateur examine chaque choix de la partie. Cela peut prendre une minute.</translation>
    </message>
    <message>
        <source>No mistake was found in this game.</source>
        <translation>Aucune erreur n’a été trouvée dans cette partie.</translation>
    </message>
    <message>
        <source>Nothing is to be solved again today.</source>
        <translation>Il n’y a rien à reprendre aujourd’hui.</translation>
    </message>
    <message>
        <source>%1 of %2 solved. What was solved comes again after some days.</source>
        <translation>%1 sur %2 résolues. Ce qui est résolu revient après quelques jours.</translation>
    </message>
    <message>
        <source>Find better</source>
        <translation>Trouver mieux</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a lesson</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>It does not come again, and how it was tried is forgotten.</source>
        <translation>Elle ne revient pas, et les essais sont oubliés.</translation>
    </message>
    <message>
        <source>Forget this mistake?</source>
        <translation>Oublier cette erreur ?</translation>
    </message>
    <message>
        <source>This could not be forgotten</source>
        <translation>Cela n’a pas pu être oublié</translation>
    </message>
    <message>
        <source>The system does not let its file be deleted.</source>
        <translation>Le système ne laisse pas supprimer le fichier.</translation>
    </message>
    <message>
        <source>Forget this one…</source>
        <translation>Oublier celle-ci…</translation>
    </message>
    <message>
        <source>Also those that come another day</source>
        <translation>Aussi celles qui reviennent un autre jour</translation>
    </message>
    <message>
        <source>None is kept yet.</source>
        <translation>Aucune n’est encore conservée.</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>apprise</translation>
    </message>
    <message>
        <source>again: %1</source>
        <translation>revient : %1</translation>
    </message>
</context>
<context>
    <name>views::Navigator</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Impossible d’ouvrir ce fichier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Look at everything?</source>
        <translation>Tout regarder ?</translation>
    </message>
    <message>
        <source>The game is not over, and a review shows what is hidden. It goes on as a training game then: everything can be taken back.</source>
        <translation>La partie n’est pas terminée, et la revue montre ce qui est caché. La partie continue alors comme partie d’entraînement : tout peut être annulé.</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>A game of its own begins here. The scenario stays as it is.</source>
        <translation>Une nouvelle partie commence ici. Le scénario reste tel quel.</translation>
    </message>
    <message>
        <source>A game of its own begins here. The one that you review stays as it is.</source>
        <translation>Une nouvelle partie commence ici. Celle que vous revoyez reste telle quelle.</translation>
    </message>
    <message>
        <source>Open them all?</source>
        <translation>Les ouvrir toutes ?</translation>
    </message>
    <message numerus="yes">
        <source>Open %n games, each in a window of its own?</source>
        <translation>
            <numerusform>Ouvrir %n partie, chacune dans sa fenêtre ?</numerusform>
            <numerusform>Ouvrir %n parties, chacune dans sa fenêtre ?</numerusform>
        </translation>
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
        <source>chosen by the program</source>
        <translation>choisie par le programme</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Jo&amp;uer</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>&amp;Seed: the same number gives the same chance again</source>
        <translation>&amp;Graine : le même nombre donne le même hasard</translation>
    </message>
    <message>
        <source>&amp;Training game</source>
        <translation>&amp;Partie d’entraînement</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Pe&amp;ndule</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for each seat</source>
        <translation>
            <numerusform>%n minute par joueur</numerusform>
            <numerusform>%n minutes par joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>A time of your own</source>
        <translation>Un temps à vous</translation>
    </message>
    <message>
        <source>&amp;Minutes for each seat</source>
        <translation>&amp;Minutes par joueur</translation>
    </message>
    <message>
        <source>A&amp;dded after each action</source>
        <translation>Ajouté après &amp;chaque action</translation>
    </message>
    <message>
        <source>Everything can be undone, even after chance or hidden cards have shown something.</source>
        <translation>Tout peut être annulé, même après que le hasard ou des cartes cachées ont révélé quelque chose.</translation>
    </message>
</context>
<context>
    <name>views::NotationModel</name>
    <message>
        <source>The start</source>
        <translation>Le départ</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a sentence and what is said of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Variation: %1 (%n action(s))</source>
        <translation>
            <numerusform>Variante : %1 (%n action)</numerusform>
            <numerusform>Variante : %1 (%n actions)</numerusform>
        </translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <comment>only what chance does</comment>
        <translation>Variante : %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Commentaire : %1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Dessiné : %1</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1 : %2</translation>
    </message>
</context>
<context>
    <name>views::NotationView</name>
    <message>
        <source>Moves and comments</source>
        <translation>Coups et commentaires</translation>
    </message>
    <message>
        <source>&amp;Comment on this position</source>
        <translation>&amp;Commenter cette position</translation>
    </message>
    <message>
        <source>C&amp;opy this line as text</source>
        <translation>C&amp;opier cette ligne en texte</translation>
    </message>
    <message>
        <source>&amp;Promote this variation</source>
        <translation>&amp;Promouvoir cette variante</translation>
    </message>
    <message>
        <source>&amp;Delete this variation</source>
        <translation>&amp;Supprimer cette variante</translation>
    </message>
</context>
<context>
    <name>views::NoticeBar</name>
    <message>
        <source>Warning: %1</source>
        <translation>Attention : %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque : %1</translation>
    </message>
</context>
<context>
    <name>views::OutcomeDialog</name>
    <message>
        <source>What chance brings</source>
        <translation>Ce qu’apporte le hasard</translation>
    </message>
</context>
<context>
    <name>views::PanelBoxes</name>
    <message>
        <source>Hide the tables</source>
        <translation>Masquer les tableaux</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>Voir les tableaux</translation>
    </message>
</context>
<context>
    <name>views::PanelView</name>
    <message>
        <source>B shows what the next player has</source>
        <translation>B montre ce qu’a le joueur suivant</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1 : %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1 : %2 – %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, level %2 of %3</source>
        <translation>%1, niveau %2 sur %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, the most</source>
        <translation>%1, le plus</translation>
    </message>
</context>
<context>
    <name>views::Pause</name>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>No time runs.</source>
        <translation>Le temps est arrêté.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>views::PeekOverlay</name>
    <message>
        <source>Nobody else should look at the screen while a button is held.</source>
        <translation>Personne d’autre ne devrait regarder l’écran tant qu’un bouton est maintenu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: hold to show</source>
        <translation>%1 : maintenir pour voir</translation>
    </message>
</context>
<context>
    <name>views::Paper</name>
    <message>
        <source>The page was not printed</source>
        <translation>La page n’a pas été imprimée</translation>
    </message>
    <message>
        <source>Nothing can be written to the printer or the file that you chose.</source>
        <translation>Impossible d’écrire sur l’imprimante ou dans le fichier que vous avez choisi.</translation>
    </message>
</context>
<context>
    <name>views::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Names and players change from now on. What has been played stays as it is.</source>
        <translation>Les noms et les joueurs changent à partir de maintenant. Ce qui a été joué reste tel quel.</translation>
    </message>
</context>
<context>
    <name>views::PrintDialog</name>
    <message>
        <source>This step</source>
        <translation>Cette étape</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>The board as it stands, on one page.</source>
        <translation>Le plateau de jeu tel qu’il est, sur une page.</translation>
    </message>
    <message>
        <source>The game in words, with a board where points are counted.</source>
        <translation>La partie en mots, avec le plateau de jeu là où l’on compte les points.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ce qui est imprimé</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
</context>
<context>
    <name>views::RecoveryDialog</name>
    <message>
        <source>This copy cannot be read.</source>
        <translation>Cette copie est illisible.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n entry(ies) of the copy cannot be read and are lost.</source>
        <translation>
            <numerusform>La dernière entrée (%n) de la copie est illisible et perdue.</numerusform>
            <numerusform>Les %n dernières entrées de la copie sont illisibles et perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this copy cannot be read.</source>
        <translation>%1 : cette copie est illisible.</translation>
    </message>
    <message>
        <source>%1: it was never saved and will be lost.</source>
        <translation>%1 : jamais enregistrée, elle sera perdue.</translation>
    </message>
    <message>
        <source>%1: your own file stays as it is.</source>
        <translation>%1 : votre fichier reste tel quel.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Discard?</source>
        <translation>Supprimer ?</translation>
    </message>
    <message numerus="yes">
        <source>Discard the kept copy of %n game(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Supprimer la copie conservée de %n partie ? Elle ne pourra plus être récupérée.</numerusform>
            <numerusform>Supprimer les copies conservées de %n parties ? Elles ne pourront plus être récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Parties à continuer</translation>
    </message>
    <message>
        <source>Cartouche ended before these games were closed. They can go on where they were left.</source>
        <translation>Cartouche s’est arrêté avant la fermeture de ces parties. Elles peuvent continuer là où elles en étaient.</translation>
    </message>
    <message>
        <source>Your own files have not been changed. Games that you do not choose are kept and offered again at the next start.</source>
        <translation>Vos fichiers n’ont pas été modifiés. Les parties que vous ne choisissez pas sont conservées et proposées au prochain démarrage.</translation>
    </message>
    <message>
        <source>Games that can go on</source>
        <translation>Parties qui peuvent continuer</translation>
    </message>
    <message>
        <source>Your file</source>
        <translation>Votre fichier</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>Dernière écriture</translation>
    </message>
    <message>
        <source>Discard t&amp;his copy…</source>
        <translation>Supprimer c&amp;ette copie…</translation>
    </message>
    <message>
        <source>&amp;Go on with the chosen games</source>
        <translation>&amp;Continuer les parties choisies</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistrée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n action(s)</source>
        <translation>
            <numerusform>%1, %n action</numerusform>
            <numerusform>%1, %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Partie inconnue</translation>
    </message>
    <message>
        <source>You began something else before these games were over. They can go on where they were left.</source>
        <translation>Vous avez commencé autre chose avant la fin de ces parties. Elles peuvent continuer là où elles en étaient.</translation>
    </message>
    <message>
        <source>Your own files have not been changed. Games that you do not choose stay kept.</source>
        <translation>Vos fichiers n’ont pas été modifiés. Les parties que vous ne choisissez pas restent conservées.</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>&amp;Tout choisir</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>Ne &amp;rien choisir</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n more</source>
        <translation>
            <numerusform>&amp;Montrer %n de plus</numerusform>
            <numerusform>&amp;Montrer %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ResultDialog</name>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <translation>nulles : %1</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Match : %1</translation>
    </message>
    <message>
        <source>Rating: …</source>
        <translation>Classement : …</translation>
    </message>
    <message>
        <source>Rating: %1 (%2)</source>
        <translation>Classement : %1 (%2)</translation>
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
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;vue</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1 : %2 %3</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>Erre&amp;urs</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>&amp;Autre côté</translation>
    </message>
    <message>
        <source>The same deal once more, with the seats exchanged</source>
        <translation>La même donne encore une fois, places échangées</translation>
    </message>
    <message>
        <source>Same deal before</source>
        <translation>Même donne avant</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <comment>points and the name of a seat</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>You with the same deal: %1, now %2.</source>
        <translation>Vous, avec la même donne : %1, maintenant %2.</translation>
    </message>
</context>
<context>
    <name>views::ReviewPage</name>
    <message>
        <source>Nothing can be chosen here: the game is over.</source>
        <translation>Rien à choisir ici : la partie est finie.</translation>
    </message>
    <message>
        <source>Chance decides here, and no seat.</source>
        <translation>Ici, c’est le hasard qui décide, et non un joueur.</translation>
    </message>
    <message>
        <source>It is not the turn of %1.</source>
        <translation>Ce n’est pas à %1 de jouer.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>Retour à la ligne principale</translation>
    </message>
    <message>
        <source>Choose what chance brings…</source>
        <translation>Choisir le hasard…</translation>
    </message>
</context>
<context>
    <name>views::ReviewSide</name>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
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
        <translation>Nom, %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur : %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Person, or level of the computer</source>
        <translation>Humain, ou niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Person, level of the computer, or own engine</source>
        <translation>Humain, niveau de l’ordinateur ou moteur</translation>
    </message>
    <message>
        <source>Engine: %1</source>
        <translation>Moteur : %1</translation>
    </message>
    <message>
        <source>A program of your own.</source>
        <translation>Un de vos programmes.</translation>
    </message>
</context>
<context>
    <name>views::SeatTime</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <comment>who: how much time</comment>
        <translation>%1 : reste %2</translation>
    </message>
    <message>
        <source>Held by a pause</source>
        <translation>Arrêté par une pause</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>views::Secrecy</name>
    <message>
        <source>%1 chooses in secret</source>
        <translation>%1 choisit en secret</translation>
    </message>
    <message>
        <source>I am %1: show it</source>
        <translation>Je suis %1 : montrer</translation>
    </message>
    <message>
        <source>Nobody else should look at the screen now.</source>
        <translation>Personne d’autre ne devrait regarder l’écran maintenant.</translation>
    </message>
    <message>
        <source>%1 may look too. Nobody else should look at the screen now.</source>
        <translation>%1 peut regarder aussi. Personne d’autre ne devrait regarder l’écran maintenant.</translation>
    </message>
</context>
<context>
    <name>views::SecretsBox</name>
    <message>
        <source>Show…</source>
        <translation>Voir…</translation>
    </message>
</context>
<context>
    <name>views::SecretsLayout</name>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>Not known:</source>
        <translation>Inconnus :</translation>
    </message>
</context>
<context>
    <name>views::SegmentedRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>views::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Motion: pieces move to their places</source>
        <translation>Ani&amp;mations : les pièces se déplacent jusqu’à leur place</translation>
    </message>
    <message>
        <source>The system&apos;s &amp;font</source>
        <translation>Police du &amp;système</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Count the &amp;discards: show how many of each card are gone</source>
        <translation>Compter la &amp;défausse : montrer combien de cartes de chaque valeur ont été défaussées</translation>
    </message>
    <message>
        <source>&amp;Bring back open games at the next start</source>
        <translation>&amp;Récupérer les parties ouvertes au prochain démarrage</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Rétablir les valeurs &amp;initiales</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Touc&amp;hes…</translation>
    </message>
    <message>
        <source>E&amp;xplain places: say what the rules say of them</source>
        <translation>&amp;Expliquer les endroits : dire ce que les règles en disent</translation>
    </message>
    <message>
        <source>Confirm the &amp;end of a turn with the button</source>
        <translation>&amp;Confirmer la fin du coup avec le bouton</translation>
    </message>
    <message>
        <source>&amp;Wait after each action of the computer</source>
        <translation>&amp;Attendre après chaque action de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Spoken, with a screen reader</source>
        <translation>&amp;Parole, avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Pl&amp;ay sounds</source>
        <translation>J&amp;ouer des sons</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>Als&amp;o while the computer plays</source>
        <translation>Aussi pendant que l’ordi&amp;nateur joue</translation>
    </message>
    <message>
        <source>T&amp;utor: warn of</source>
        <translation>Tuteur : si&amp;gnaler</translation>
    </message>
    <message>
        <source>Own en&amp;gines…</source>
        <translation>Moteurs de &amp;jeu…</translation>
    </message>
</context>
<context>
    <name>views::Standing</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>How a game stands: a player and the points. %n is the number of points.</extracomment>
        <translation>
            <numerusform>%1 : %n point</numerusform>
            <numerusform>%1 : %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to win: %3.</source>
        <translation>%1, %2 pour gagner : %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>%1 %2, worth %3 (by owners: %4)</source>
        <extracomment>What a player holds: cards of one sort, their number, what each is worth now, and by the number of owners.</extracomment>
        <translation>%1 %2, valeur %3 (selon le nombre de propriétaires : %4)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n point(s))</source>
        <translation>
            <numerusform>%1 %2 (%n point)</numerusform>
            <numerusform>%1 %2 (%n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::StartPage</name>
    <message>
        <source>Board games of ancient Egypt</source>
        <translation>Jeux de plateau de l’Égypte ancienne</translation>
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
        <source>Library…</source>
        <translation>Bibliothèque…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>No game is open here.</source>
        <translation>Aucune partie n’est ouverte ici.</translation>
    </message>
    <message>
        <source>New here? Learn a game in a few short lessons: a position, a few words, something to do.</source>
        <translation>Première visite ? Apprenez un jeu en quelques courtes leçons : une position, quelques mots, quelque chose à faire.</translation>
    </message>
    <message>
        <source>Mistakes to solve again (%1)</source>
        <translation>Erreurs à reprendre (%1)</translation>
    </message>
</context>
<context>
    <name>views::Studies</name>
    <message>
        <source>This chapter cannot be opened</source>
        <translation>Ce chapitre ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Back to the study</source>
        <translation>Retour à l’étude</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
    <message>
        <source>Chapter %1 of %2 of “%3”: %4</source>
        <translation>Chapitre %1 sur %2 de « %3 » : %4</translation>
    </message>
    <message>
        <source>Studies of Cartouche (*.%1)</source>
        <translation>Études de Cartouche (*.%1)</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>name of a file</comment>
        <translation>Étude</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Ce fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nouvelle étude</translation>
    </message>
    <message>
        <source>The study was not saved</source>
        <translation>L’étude n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Add to a study</source>
        <translation>Ajouter à une étude</translation>
    </message>
    <message>
        <source>This is chapter %1 of “%2” now.</source>
        <translation>C’est maintenant le chapitre %1 de « %2 ».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
</context>
<context>
    <name>views::StudyTools</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>From &amp;files…</source>
        <translation>Depuis des &amp;fichiers…</translation>
    </message>
    <message>
        <source>From a &amp;recent game</source>
        <translation>Depuis une partie &amp;récente</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nouvelle position</translation>
    </message>
    <message>
        <source>Edit the chapter</source>
        <translation>Modifier le chapitre</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Title and introduction…</source>
        <translation>Titre et introduction…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Add chapters</source>
        <translation>Ajouter des chapitres</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1);;All files (*)</source>
        <translation>Parties de Cartouche (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Games of Cartouche (*.%1)</source>
        <translation>Parties de Cartouche (*.%1)</translation>
    </message>
    <message>
        <source>This file cannot be added</source>
        <translation>Ce fichier ne peut pas être ajouté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>“%1” is number %2 now.</source>
        <translation>« %1 » porte maintenant le numéro %2.</translation>
    </message>
    <message>
        <source>Title of the chapter</source>
        <translation>Titre du chapitre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Title and introduction</source>
        <translation>Titre et introduction</translation>
    </message>
    <message>
        <source>Save the chapter as a file</source>
        <translation>Enregistrer le chapitre dans un fichier</translation>
    </message>
    <message>
        <source>The chapter was not saved</source>
        <translation>Le chapitre n’a pas été enregistré</translation>
    </message>
    <message>
        <source>“%1” is deleted. Undo brings it back.</source>
        <translation>« %1 » est supprimé. Annuler le fait revenir.</translation>
    </message>
</context>
<context>
    <name>views::TimelineBar</name>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected result: %1</source>
        <translation>Résultat attendu : %1</translation>
    </message>
</context>
<context>
    <name>views::TimelineLayout</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Sans analyse</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Recommencer à la fin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>vitesse %1</translation>
    </message>
    <message>
        <source>Speed of playing: %1</source>
        <translation>Vitesse de lecture : %1</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Tous les repères</translation>
    </message>
    <message>
        <source>Only mistakes</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of marks and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Marks to look for: %1</source>
        <translation>Repères à chercher : %1</translation>
    </message>
</context>
<context>
    <name>views::Tutor</name>
    <message>
        <source>That lowers your chance to win by %1: %2 instead of %3.</source>
        <translation>Ce choix ôte %1 à vos chances de gagner : %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>What speaks for the best choice: %1</source>
        <comment>sentences</comment>
        <translation>Ce qui plaide pour le meilleur choix : %1</translation>
    </message>
</context>
<context>
    <name>views::WebPages</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Handbook of Cartouche</source>
        <translation>Manuel de Cartouche</translation>
    </message>
    <message>
        <source>To the text</source>
        <translation>Aller au texte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Passages trouvés : %1</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>The page before and the next one</source>
        <translation>La page précédente et la suivante</translation>
    </message>
</context>
<context>
    <name>views::Windows</name>
    <message>
        <source>Opening the games…</source>
        <translation>Ouverture des parties…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Not all games are open</source>
        <translation>Toutes les parties ne sont pas ouvertes</translation>
    </message>
    <message>
        <source>The system lets Cartouche open no more files: %1 of %2 games are open. The others stay as they are.</source>
        <translation>Le système ne laisse plus Cartouche ouvrir de fichiers. Parties ouvertes : %1 sur %2. Les autres restent telles quelles.</translation>
    </message>
</context>
</TS>

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
    <message numerus="yes">
        <source>{seat} may place at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} may place at least %n counter.</numerusform>
            <numerusform>{seat} may place at least %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n point(s) in a scoring; no other counter costs less.</source>
        <translation>
            <numerusform>It costs %n point in a scoring; no other counter costs less.</numerusform>
            <numerusform>It costs %n points in a scoring; no other counter costs less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the board stands, %n counter(s) are enough to win at once: {reason}.</source>
        <translation>
            <numerusform>As the board stands, %n counter is enough to win at once: {reason}.</numerusform>
            <numerusform>As the board stands, %n counters are enough to win at once: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temple 1.</source>
        <translation>
            <numerusform>It removes %n counter of {other} in temple 1.</numerusform>
            <numerusform>It removes %n counters of {other} in temple 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 and 2.</source>
        <translation>
            <numerusform>It removes %n counter of {other} in temples 1 and 2.</numerusform>
            <numerusform>It removes %n counters of {other} in temples 1 and 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes %n counter(s) of {other} in temples 1 to {most}.</source>
        <translation>
            <numerusform>It removes %n counter of {other} in temples 1 to {most}.</numerusform>
            <numerusform>It removes %n counters of {other} in temples 1 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more counter(s) the Kingdom of the Dead is full, and a scoring now brings {points} to {against}.</source>
        <translation>
            <numerusform>With %n more counter the Kingdom of the Dead is full, and a scoring now brings {points} to {against}.</numerusform>
            <numerusform>With %n more counters the Kingdom of the Dead is full, and a scoring now brings {points} to {against}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temple 1.</source>
        <translation>
            <numerusform>It places %n counter in temple 1.</numerusform>
            <numerusform>It places %n counters in temple 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 and 2.</source>
        <translation>
            <numerusform>It places %n counter in temples 1 and 2.</numerusform>
            <numerusform>It places %n counters in temples 1 and 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It places %n counter(s) in temples 1 to {most}.</source>
        <translation>
            <numerusform>It places %n counter in temples 1 to {most}.</numerusform>
            <numerusform>It places %n counters in temples 1 to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n counter(s)</source>
        <translation>
            <numerusform>{seat} places %n counter</numerusform>
            <numerusform>{seat} places %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n opposing counter(s).</source>
        <translation>
            <numerusform>{seat} removes at least %n opposing counter.</numerusform>
            <numerusform>{seat} removes at least %n opposing counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} removes at least %n own counter(s).</source>
        <translation>
            <numerusform>{seat} removes at least %n own counter.</numerusform>
            <numerusform>{seat} removes at least %n own counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes back at least %n counter(s).</source>
        <translation>
            <numerusform>{seat} takes back at least %n counter.</numerusform>
            <numerusform>{seat} takes back at least %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n counter(s)</source>
        <translation>
            <numerusform>removes %n counter</numerusform>
            <numerusform>removes %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n own counter(s)</source>
        <translation>
            <numerusform>removes %n own counter</numerusform>
            <numerusform>removes %n own counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nefertiti</name>
    <message numerus="yes">
        <source>Market Closed: %n card(s)</source>
        <translation>
            <numerusform>Market Closed: %n card</numerusform>
            <numerusform>Market Closed: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays {bid}: %n card(s)</source>
        <translation>
            <numerusform>pays {bid}: %n card</numerusform>
            <numerusform>pays {bid}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {seat} holds is worth %n point(s) more then.</source>
        <translation>
            <numerusform>What {seat} holds is worth %n point more then.</numerusform>
            <numerusform>What {seat} holds is worth %n points more then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {other} has is worth %n point(s) less then.</source>
        <translation>
            <numerusform>What {other} has is worth %n point less then.</numerusform>
            <numerusform>What {other} has is worth %n points less then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>osiris</name>
    <message numerus="yes">
        <source>There are %n follower(s) of {colour} instead of 5.</source>
        <translation>
            <numerusform>There is %n follower of {colour} instead of 5.</numerusform>
            <numerusform>There are %n followers of {colour} instead of 5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row cannot have begun without a step here; after {most} the game is over.</source>
        <translation>
            <numerusform>%n turn in a row cannot have begun without a step here; after {most} the game is over.</numerusform>
            <numerusform>%n turns in a row cannot have begun without a step here; after {most} the game is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s); with more than {most} a last one might find no empty space.</source>
        <translation>
            <numerusform>There is %n power counter; with more than {most} a last one might find no empty space.</numerusform>
            <numerusform>There are %n power counters; with more than {most} a last one might find no empty space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n power counter(s) instead of {right}.</source>
        <translation>
            <numerusform>There is %n power counter instead of {right}.</numerusform>
            <numerusform>There are %n power counters instead of {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n follower(s) of {colour} are at temples.</source>
        <translation>
            <numerusform>Only %n follower of {colour} is at a temple.</numerusform>
            <numerusform>Only %n followers of {colour} are at temples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sets a {colour} follower at a temple: %n left to set</source>
        <translation>
            <numerusform>{seat} sets a {colour} follower at a temple: %n left to set</numerusform>
            <numerusform>{seat} sets a {colour} follower at a temple: %n left to set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose a priest to move, %n can walk</source>
        <translation>
            <numerusform>{seat}: choose a priest to move, %n can walk</numerusform>
            <numerusform>{seat}: choose a priest to move, %n can walk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} walks with the {priest}: %n of {all} power left</source>
        <translation>
            <numerusform>{seat} walks with the {priest}: %n of {all} power left</numerusform>
            <numerusform>{seat} walks with the {priest}: %n of {all} power left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}: %n follower(s) there</source>
        <translation>
            <numerusform>{winner} wins with {god}: %n follower there</numerusform>
            <numerusform>{winner} wins with {god}: %n followers there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows %n power counter(s), up to the {town}.</source>
        <translation>
            <numerusform>{seat} sows %n power counter, up to the {town}.</numerusform>
            <numerusform>{seat} sows %n power counters, up to the {town}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} keeps %n power counter at home.</numerusform>
            <numerusform>{seat} keeps %n power counters at home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with {god}, %n follower(s) there: {reason}.</source>
        <translation>
            <numerusform>{winner} wins with {god}, %n follower there: {reason}.</numerusform>
            <numerusform>{winner} wins with {god}, %n followers there: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left</source>
        <translation>
            <numerusform>costs %n power, {left} left</numerusform>
            <numerusform>costs %n power, {left} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power; the walk ends here</source>
        <translation>
            <numerusform>costs %n power; the walk ends here</numerusform>
            <numerusform>costs %n power; the walk ends here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n power, {left} left; the blockade is removed, and its counter goes home</source>
        <translation>
            <numerusform>costs %n power, {left} left; the blockade is removed, and its counter goes home</numerusform>
            <numerusform>costs %n power, {left} left; the blockade is removed, and its counter goes home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent</source>
        <translation>
            <numerusform>the walk may end here, with %n power spent</numerusform>
            <numerusform>the walk may end here, with %n power spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}</source>
        <translation>
            <numerusform>the walk may end here, with %n power spent; it removes a blockade: {place}</numerusform>
            <numerusform>the walk may end here, with %n power spent; it removes a blockade: {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; the last counter becomes a blockade</source>
        <translation>
            <numerusform>the walk may end here, with %n power spent; the last counter becomes a blockade</numerusform>
            <numerusform>the walk may end here, with %n power spent; the last counter becomes a blockade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the walk may end here, with %n power spent; it removes a blockade: {place}; the last counter becomes a new one</source>
        <translation>
            <numerusform>the walk may end here, with %n power spent; it removes a blockade: {place}; the last counter becomes a new one</numerusform>
            <numerusform>the walk may end here, with %n power spent; it removes a blockade: {place}; the last counter becomes a new one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power; there the game ends</source>
        <translation>
            <numerusform>a way to the tip for %n power; there the game ends</numerusform>
            <numerusform>a way to the tip for %n power; there the game ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a way to the tip for %n power, where the game ends; it removes a blockade: {place}</source>
        <translation>
            <numerusform>a way to the tip for %n power, where the game ends; it removes a blockade: {place}</numerusform>
            <numerusform>a way to the tip for %n power, where the game ends; it removes a blockade: {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beige follower(s)</source>
        <translation>
            <numerusform>%n beige follower</numerusform>
            <numerusform>%n beige followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue follower(s)</source>
        <translation>
            <numerusform>%n blue follower</numerusform>
            <numerusform>%n blue followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green follower(s)</source>
        <translation>
            <numerusform>%n green follower</numerusform>
            <numerusform>%n green followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red follower(s)</source>
        <translation>
            <numerusform>%n red follower</numerusform>
            <numerusform>%n red followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s)</source>
        <translation>
            <numerusform>%n power counter</numerusform>
            <numerusform>%n power counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n follower</numerusform>
            <numerusform>%n followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It reaches the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>It reaches the tip, and {god} decides: {seat} wins with %n follower there.</numerusform>
            <numerusform>It reaches the tip, and {god} decides: {seat} wins with %n followers there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It closes the tip, and {god} decides: {seat} wins with %n follower(s) there.</source>
        <translation>
            <numerusform>It closes the tip, and {god} decides: {seat} wins with %n follower there.</numerusform>
            <numerusform>It closes the tip, and {god} decides: {seat} wins with %n followers there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {rival} has to go home, who was %n power away from the tip.</source>
        <translation>
            <numerusform>The {rival} has to go home, who was %n power away from the tip.</numerusform>
            <numerusform>The {rival} has to go home, who was %n power away from the tip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tip is %n power away then, not {was}.</source>
        <translation>
            <numerusform>The tip is %n power away then, not {was}.</numerusform>
            <numerusform>The tip is %n power away then, not {was}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {rival} ({other}) needs %n power to the tip then, not {was}.</source>
        <translation>
            <numerusform>The {rival} ({other}) needs %n power to the tip then, not {was}.</numerusform>
            <numerusform>The {rival} ({other}) needs %n power to the tip then, not {was}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power counter(s) stay in the home town.</source>
        <translation>
            <numerusform>%n power counter stays in the home town.</numerusform>
            <numerusform>%n power counters stay in the home town.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend: choose the next step, or where the walk is to end</source>
        <translation>
            <numerusform>%n power to spend: choose the next step, or where the walk is to end</numerusform>
            <numerusform>%n power to spend: choose the next step, or where the walk is to end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power to spend</source>
        <translation>
            <numerusform>%n power to spend</numerusform>
            <numerusform>%n power to spend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps at least %n power counter(s) at home.</source>
        <translation>
            <numerusform>{seat} keeps at least %n power counter at home.</numerusform>
            <numerusform>{seat} keeps at least %n power counters at home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} sows at least %n power counter(s).</source>
        <translation>
            <numerusform>{seat} sows at least %n power counter.</numerusform>
            <numerusform>{seat} sows at least %n power counters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay::AnalysisText</name>
    <message numerus="yes">
        <source>By %n random game(s) from each position, as earlier versions did. To analyse again says more.</source>
        <translation>
            <numerusform>By %n random game from each position, as earlier versions did. To analyse again says more.</numerusform>
            <numerusform>By %n random games from each position, as earlier versions did. To analyse again says more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>With %n action(s):</source>
        <translation>
            <numerusform>With %n action:</numerusform>
            <numerusform>With %n actions:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has at least %n point(s).</source>
        <translation>
            <numerusform>{seat} has at least %n point.</numerusform>
            <numerusform>{seat} has at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gets at least %n more point(s).</source>
        <translation>
            <numerusform>{seat} gets at least %n more point.</numerusform>
            <numerusform>{seat} gets at least %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find the right %n action(s).</source>
        <translation>
            <numerusform>Find the right %n action.</numerusform>
            <numerusform>Find the right %n actions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tekhenu</name>
    <message numerus="yes">
        <source>It would bring %n victory point(s) now.</source>
        <translation>
            <numerusform>It would bring %n victory point now.</numerusform>
            <numerusform>It would bring %n victory points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n bread</source>
        <translation>
            <numerusform>costs %n bread</numerusform>
            <numerusform>costs %n bread</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends the game, and {seat} wins with %n point(s).</source>
        <translation>
            <numerusform>It ends the game, and {seat} wins with %n point.</numerusform>
            <numerusform>It ends the game, and {seat} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more then.</source>
        <translation>
            <numerusform>But for bread, a scoring would bring %n point more then.</numerusform>
            <numerusform>But for bread, a scoring would bring %n points more then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn can score %n point(s) at once.</source>
        <translation>
            <numerusform>The turn can score %n point at once.</numerusform>
            <numerusform>The turn can score %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for bread, a scoring would bring %n point(s) more after such a turn.</source>
        <translation>
            <numerusform>But for bread, a scoring would bring %n point more after such a turn.</numerusform>
            <numerusform>But for bread, a scoring would bring %n points more after such a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Decrees of {seat} bring %n point(s) more then.</source>
        <translation>
            <numerusform>The Decrees of {seat} bring %n point more then.</numerusform>
            <numerusform>The Decrees of {seat} bring %n points more then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) are not lost for want of bread.</source>
        <translation>
            <numerusform>%n point is not lost for want of bread.</numerusform>
            <numerusform>%n points are not lost for want of bread.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at Maat, without faith: place {place} of the turn order, %n point(s) lost</source>
        <translation>
            <numerusform>at Maat, without faith: place {place} of the turn order, %n point lost</numerusform>
            <numerusform>at Maat, without faith: place {place} of the turn order, %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance costs %n point(s)</source>
        <translation>
            <numerusform>the balance costs %n point</numerusform>
            <numerusform>the balance costs %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next: %n granite</source>
        <translation>
            <numerusform>next: %n granite</numerusform>
            <numerusform>next: %n granite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the pure side.</source>
        <translation>
            <numerusform>{seat} puts %n faith on the pure side.</numerusform>
            <numerusform>{seat} puts %n faith on the pure side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} puts %n faith on the tainted side.</source>
        <translation>
            <numerusform>{seat} puts %n faith on the tainted side.</numerusform>
            <numerusform>{seat} puts %n faith on the tainted side.</numerusform>
        </translation>
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
            <numerusform>%n bread</numerusform>
            <numerusform>%n bread</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limestone</source>
        <translation>
            <numerusform>%n limestone</numerusform>
            <numerusform>%n limestone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n granite</source>
        <translation>
            <numerusform>%n granite</numerusform>
            <numerusform>%n granite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
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
            <numerusform>%n faith</numerusform>
            <numerusform>%n faith</numerusform>
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
            <numerusform>%n happiness</numerusform>
            <numerusform>%n happiness</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) at best</source>
        <translation>
            <numerusform>brings %n point at best</numerusform>
            <numerusform>brings %n points at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::AnalysisPanel</name>
    <message numerus="yes">
        <source>%1 gave away %2 games in %n choice(s). The worst one, %3 (−%4): %5.</source>
        <translation>
            <numerusform>%1 gave away %2 games in %n choice. The worst one, %3 (−%4): %5.</numerusform>
            <numerusform>%1 gave away %2 games in %n choices. The worst one, %3 (−%4): %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::ChangeWords</name>
    <message numerus="yes">
        <source>%n change(s) on the board.</source>
        <translation>
            <numerusform>%n change on the board.</numerusform>
            <numerusform>%n changes on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::Digest</name>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <extracomment>A sentence about the first of several draws, and how many more there are.</extracomment>
        <translation>
            <numerusform>%1 And %n more.</numerusform>
            <numerusform>%1 And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::EditorPalette</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GameTile</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GamesModel</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GuessDialog</name>
    <message numerus="yes">
        <source>%n choice(s) from this step on.</source>
        <translation>
            <numerusform>%n choice from this step on.</numerusform>
            <numerusform>%n choices from this step on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::GuessWords</name>
    <message numerus="yes">
        <source>%1 of %2 right, %n point(s).</source>
        <translation>
            <numerusform>%1 of %2 right, %n point.</numerusform>
            <numerusform>%1 of %2 right, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left.</source>
        <translation>
            <numerusform>%n choice left.</numerusform>
            <numerusform>%n choices left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Error a choice, of %n analysed game(s)</source>
        <translation>
            <numerusform>Error a choice, of %n analysed game</numerusform>
            <numerusform>Error a choice, of %n analysed games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time a choice, of %n game(s) with a clock</source>
        <translation>
            <numerusform>Time a choice, of %n game with a clock</numerusform>
            <numerusform>Time a choice, of %n games with a clock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written.</source>
        <translation>
            <numerusform>%n game was written.</numerusform>
            <numerusform>%n games were written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::LibraryDialog</name>
    <message numerus="yes">
        <source>%n game(s) were copied.</source>
        <translation>
            <numerusform>%n game was copied.</numerusform>
            <numerusform>%n games were copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash. They can be put back.</source>
        <translation>
            <numerusform>%n game is in the trash. It can be put back.</numerusform>
            <numerusform>%n games are in the trash. They can be put back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::HelpHits</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::MistakeLessons</name>
    <message numerus="yes">
        <source>%n lesson(s) are in “%1” now. Each opens like a saved game.</source>
        <translation>
            <numerusform>%n lesson is in “%1” now. It opens like a saved game.</numerusform>
            <numerusform>%n lessons are in “%1” now. Each opens like a saved game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::Navigator</name>
    <message numerus="yes">
        <source>Open %n games, each in a window of its own?</source>
        <translation>
            <numerusform>Open %n game, each in a window of its own?</numerusform>
            <numerusform>Open %n games, each in a window of its own?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::NewGameDialog</name>
    <message numerus="yes">
        <source>%n minute(s) for each seat</source>
        <translation>
            <numerusform>%n minute for each seat</numerusform>
            <numerusform>%n minutes for each seat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::NotationModel</name>
    <message numerus="yes">
        <source>Variation: %1 (%n action(s))</source>
        <translation>
            <numerusform>Variation: %1 (%n action)</numerusform>
            <numerusform>Variation: %1 (%n actions)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::RecoveryDialog</name>
    <message numerus="yes">
        <source>The last %n entry(ies) of the copy cannot be read and are lost.</source>
        <translation>
            <numerusform>The last entry (%n) of the copy cannot be read and is lost.</numerusform>
            <numerusform>The last %n entries of the copy cannot be read and are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the kept copy of %n game(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Discard the kept copy of %n game? It cannot be brought back.</numerusform>
            <numerusform>Discard the kept copies of %n games? They cannot be brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n action(s)</source>
        <translation>
            <numerusform>%1, %n action</numerusform>
            <numerusform>%1, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n more</source>
        <translation>
            <numerusform>&amp;Show %n more</numerusform>
            <numerusform>&amp;Show %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::SeatTime</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
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
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::Standing</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>How a game stands: a player and the points. %n is the number of points.</extracomment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n point(s))</source>
        <translation>
            <numerusform>%1 %2 (%n point)</numerusform>
            <numerusform>%1 %2 (%n points)</numerusform>
        </translation>
    </message>
</context>
</TS>

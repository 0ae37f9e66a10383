<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>You take %n coin from the bank.</numerusform>
            <numerusform>You take %n coins from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>You take %n coin from the player on your left.</numerusform>
            <numerusform>You take %n coins from the player on your left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>You take %n coin from the player on your right.</numerusform>
            <numerusform>You take %n coins from the player on your right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>You take %n coin from each neighbour.</numerusform>
            <numerusform>You take %n coins from each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>You take %n coin from the richest other player.</numerusform>
            <numerusform>You take %n coins from the richest other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>You take %n coin from a player of your choice.</numerusform>
            <numerusform>You take %n coins from a player of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>Starting on your left, you take %n coin from each player who then has more than you.</numerusform>
            <numerusform>Starting on your left, you take %n coins from each player who then has more than you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>You give %n coin to the player on your left.</numerusform>
            <numerusform>You give %n coins to the player on your left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>You give %n coin to the player on your right.</numerusform>
            <numerusform>You give %n coins to the player on your right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>You give %n coin to each neighbour.</numerusform>
            <numerusform>You give %n coins to each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>You give %n coin to the poorest other player.</numerusform>
            <numerusform>You give %n coins to the poorest other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>You give %n coin to a player of your choice.</numerusform>
            <numerusform>You give %n coins to a player of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>You take %n coin from the bank.</numerusform>
            <numerusform>You take %n coins from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} takes %n coin from the bank.</numerusform>
            <numerusform>{name} takes %n coins from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>You take %n coin from the courthouse.</numerusform>
            <numerusform>You take %n coins from the courthouse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} takes %n coin from the courthouse.</numerusform>
            <numerusform>{name} takes %n coins from the courthouse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>You take %n coin from {other}.</numerusform>
            <numerusform>You take %n coins from {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} takes %n coin from you.</numerusform>
            <numerusform>{name} takes %n coins from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} takes %n coin from {other}.</numerusform>
            <numerusform>{name} takes %n coins from {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>You give %n coin to {other}.</numerusform>
            <numerusform>You give %n coins to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} gives you %n coin.</numerusform>
            <numerusform>{name} gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} gives %n coin to {other}.</numerusform>
            <numerusform>{name} gives %n coins to {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>You return %n coin to the bank.</numerusform>
            <numerusform>You return %n coins to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} returns %n coin to the bank.</numerusform>
            <numerusform>{name} returns %n coins to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>You exchange fortunes with {other} and now have %n coin.</numerusform>
            <numerusform>You exchange fortunes with {other} and now have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} exchanges fortunes with you. You now have %n coin.</numerusform>
            <numerusform>{name} exchanges fortunes with you. You now have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} exchanges fortunes with {other} and now has %n coin.</numerusform>
            <numerusform>{name} exchanges fortunes with {other} and now has %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>You now have %n coin.</numerusform>
            <numerusform>You now have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>You and {names} take %n coin each from the bank.</numerusform>
            <numerusform>You and {names} take %n coins each from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>You, {names} take %n coin each from the bank.</numerusform>
            <numerusform>You, {names} take %n coins each from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} take %n coin each from the bank.</numerusform>
            <numerusform>{names} take %n coins each from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>You take %n coin each from {names}.</numerusform>
            <numerusform>You take %n coins each from {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} takes %n coin each from {names}.</numerusform>
            <numerusform>{name} takes %n coins each from {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>You give %n coin each to {names}.</numerusform>
            <numerusform>You give %n coins each to {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} gives %n coin each to {names}.</numerusform>
            <numerusform>{name} gives %n coins each to {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>That brought %n coin.</numerusform>
            <numerusform>That brought %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>That brought {name} %n coin.</numerusform>
            <numerusform>That brought {name} %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>That brought you %n coin.</numerusform>
            <numerusform>That brought you %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (With %n player.)</numerusform>
            <numerusform>{text} (With %n players.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>You have %n coin: 13 or more ends the game.</numerusform>
            <numerusform>You have %n coins: 13 or more ends the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name} has %n coin: 13 or more ends the game.</numerusform>
            <numerusform>{name} has %n coins: 13 or more ends the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>The winners have %n coin each: 13 or more ends the game.</numerusform>
            <numerusform>The winners have %n coins each: 13 or more ends the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>You have no coins left, and that ends the game. The largest fortune wins: %n coin.</numerusform>
            <numerusform>You have no coins left, and that ends the game. The largest fortune wins: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin.</numerusform>
            <numerusform>{name} has no coins left, and that ends the game. The largest fortune wins: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin.</numerusform>
            <numerusform>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>You used the Cheat’s power with %n coin, and 10 is enough.</numerusform>
            <numerusform>You used the Cheat’s power with %n coins, and 10 is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} used the Cheat’s power with %n coin, and 10 is enough.</numerusform>
            <numerusform>{name} used the Cheat’s power with %n coins, and 10 is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>Nobody else is left in the game. You have %n coin.</numerusform>
            <numerusform>Nobody else is left in the game. You have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>Nobody else is left in the game. {name} has %n coin.</numerusform>
            <numerusform>Nobody else is left in the game. {name} has %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>Your place: {place} of {players}, with %n coin.</numerusform>
            <numerusform>Your place: {place} of {players}, with %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Add %n mask: this table needs {needs}.</numerusform>
            <numerusform>Add %n masks: this table needs {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Remove %n mask: this table needs {needs}.</numerusform>
            <numerusform>Remove %n masks: this table needs {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}: only with %n player or more. Choose another mask.</numerusform>
            <numerusform>{mask}: only with %n players or more. Choose another mask.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>With fewer than %n player, the Damned is better left out of the graveyard.</numerusform>
            <numerusform>With fewer than %n players, the Damned is better left out of the graveyard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>{name} won with %n coin.</numerusform>
            <numerusform>{name} won with %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>{names} shared the victory with %n coin each.</numerusform>
            <numerusform>{names} shared the victory with %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n more unfinished game</numerusform>
            <numerusform>%n more unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n people share this screen. Anything private is shown behind a curtain.</source>
        <translation>
            <numerusform>%n person shares this screen. Anything private is shown behind a curtain.</numerusform>
            <numerusform>%n people share this screen. Anything private is shown behind a curtain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>You hide %n of the bank’s coins in your hand.</numerusform>
            <numerusform>You hide %n of the bank’s coins in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} hides %n of the bank’s coins in their hand.</numerusform>
            <numerusform>{name} hides %n of the bank’s coins in their hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>You guess: %n coin.</numerusform>
            <numerusform>You guess: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} guesses: %n coin.</numerusform>
            <numerusform>{name} guesses: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>You open your hand: %n coin.</numerusform>
            <numerusform>You open your hand: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} opens their hand: %n coin.</numerusform>
            <numerusform>{name} opens their hand: %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>For %n player or more</numerusform>
            <numerusform>For %n players or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin.</numerusform>
            <numerusform>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin.</numerusform>
            <numerusform>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin.</numerusform>
            <numerusform>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin.</numerusform>
            <numerusform>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n decision, and a costly one, marked ★.</numerusform>
            <numerusform>%n decisions. The costliest come first, marked ★.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n decision, and a master would change none of them!</numerusform>
            <numerusform>%n decisions, and a master would change none of them!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>A · %n player</numerusform>
            <numerusform>A · %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>B · %n player</numerusform>
            <numerusform>B · %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n mask</numerusform>
            <numerusform>%n masks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>you’d have %n coin(s)</source>
        <translation>
            <numerusform>you’d have %n coin</numerusform>
            <numerusform>you’d have %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>could cost you %n coin</numerusform>
            <numerusform>could cost you %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n coin</numerusform>
            <numerusform>−%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n coin</numerusform>
            <numerusform>+%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>%n players could win on their next turn</numerusform>
            <numerusform>%n players could win on their next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>%n coin short of winning.</numerusform>
            <numerusform>%n coins short of winning.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>%n lie in this game.</numerusform>
            <numerusform>%n lies in this game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>It earned %n coin.</numerusform>
            <numerusform>It earned %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>It cost %n coin.</numerusform>
            <numerusform>It cost %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n more false claim could have been true.</numerusform>
            <numerusform>%n more false claims could have been true.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n false claim could have been true.</numerusform>
            <numerusform>%n false claims could have been true.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>You have %n coin. The Cheat needs at least 10 to win.</numerusform>
            <numerusform>You have %n coins. The Cheat needs at least 10 to win.</numerusform>
        </translation>
    </message>
</context>
</TS>

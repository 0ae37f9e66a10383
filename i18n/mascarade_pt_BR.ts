<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti. It is neither made nor endorsed by the author or the publishers of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the sets called B are this program’s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The font Vollkorn is under the SIL Open Font License, Qt under the LGPL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your own card, alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your card and another one under the table; only you know whether they are swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which mask you are, truly or not, and use its power if nobody proves you wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or pretend to: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or pretend to: {place} and {place2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}” ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let pass for the rest of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({coins})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I say: {mask}!</source>
        <extracomment>The Usurper names somebody’s mask.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One!</source>
        <extracomment>Opens the hand: so many coins were hidden.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest player.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each player who has more than you when asked, from your left on.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest player.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your own card, alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look, alone, at a card of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look, alone, at a card in the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap your own card with a card of another player, or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap two cards of other players, or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exchange your whole fortune with that of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left or to the right, as you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player of your choice reveals a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands on their fortune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a player reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the right neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From both neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a chosen player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From everyone who is richer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To both neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a chosen player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own card and another player’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards of other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own card and one in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the side you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all fines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortunes move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps}; {next}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Classic</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation type="unfinished">Clássico</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see what lies on the table. The rest is memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log of all that happened stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log, and notes that you pin to cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what a perfect memory would know of each card and, if you ask, advice with its reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May look or swap</source>
        <extracomment>What a player who was just revealed may do.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever had to reveal in the turn before may look or swap, but not announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever had to reveal in the turn before can only swap, or pretend to, as in the first edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Speed of the animation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>{mask}: {percent}</source>
        <extracomment>A mask and how likely a card is this one: “King: 75 %”; {percent} comes with its sign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask}: certain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand %n coin(s) back to the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hands %n coin(s) back to the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands their whole fortune to the right.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Describing</name>
    <message>
        <source>{place}: {mask}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {coins}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same table again, with new cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose players and masks anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the record of this game as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the first screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more end the game.</source>
        <extracomment>The number is the fortune of whoever won.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more end the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more end the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coin left, and that ends the game. The largest fortune: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coin left, and that ends the game. The largest fortune: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players without a coin end the game: {names}. The largest fortune: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the power of the Cheat with %n coin(s), and 10 are enough.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the power of the Cheat with %n coin(s), and 10 are enough.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>To change</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To consider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not know these masks: {masks}. Remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask}: there is only one such card. Remove the second one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may take long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or choose masks with ★ until they make up three fifths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} must bring money: add some of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game goes better with half of them, {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: compose one of one to four steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask}: there are not so many of this card. Take it out of the graveyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s) the Damned is better left out of the graveyard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After being revealed, a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of opening turns, in which everyone swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One opening turn less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One opening turn more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed with the same table deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Mascarade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone wears a mask. Who remembers whose?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose players and masks, and begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game that was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put together masks of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game is played, and what each mask does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <extracomment>All other entries of a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n person(s) share this screen; what is private is shown behind a curtain.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take your card and one of the centre: {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps cards with the centre, or pretends to: {place2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are turned over: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody there was the {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is shown to everyone but {owner}: {place} ({mask}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is shown to everyone but its player: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You really are the {mask} and use the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use the power that was used last: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the power that was used last: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use the power from the graveyard: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the power from the graveyard: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You named it right and use the power: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} named it right and uses the power: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mask}: this power was already used in this turn. Nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a woman’s mask: there is nothing to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask was named right: there is nothing to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask was named wrong: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hide some coins of the bank in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hides some coins of the bank in one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hide %n coin(s) of the bank in your hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n coin(s) of the bank in one hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens the hand: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own card goes, unseen, to where it lay.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s own card goes, unseen, to where it lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out of the game. What cards you had leave it unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of the game. What cards were there leave it unseen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be opened: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record of this game: it could not be saved as it went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved game could not be read. It was set aside:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mascarade</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Judge</source>
        <translation>Juiz</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Imperatriz</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Rainha</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Bobo</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Ladrão</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Bruxa</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espiã</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Camponês</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Trapaceiro</translation>
    </message>
    <message>
        <source>Guru</source>
        <translation>Guru</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Viúva</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Mendigo</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Benfeitor</translation>
    </message>
    <message>
        <source>Puppet Master</source>
        <translation>Marionetista</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesa</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Vigarista</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alquimista</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Atriz</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Cortesã</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Apostadora</translation>
    </message>
    <message>
        <source>Damned</source>
        <translation>Amaldiçoado</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Necromante</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Sábio</translation>
    </message>
    <message>
        <source>Usurper</source>
        <translation>Usurpador</translation>
    </message>
    <message>
        <source>Bear Tamer</source>
        <translation>Domador de ursos</translation>
    </message>
    <message>
        <source>A man’s mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. Your game is saved as it goes. What happened was written down here:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}: say which program plays, or choose another opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to 2147483647, or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No person plays: you will watch the bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnScenariosScreen</name>
    <message>
        <source>The scenario could not be saved: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “{name}”? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files could not be read and were set aside:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet. Make a new scenario, or import one from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>your card</source>
        <extracomment>In the nominative: it stands after a colon or in brackets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your left card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your right card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange fortunes with a player, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player names a mask and reveals; wrong: pays you 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 coin each from two players, who change seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2 coins from the richest player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fortunes move on to the left or the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the power that was used last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your right neighbour reveals; a man pays you 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never announced. Revealed, it takes someone out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the top mask of the graveyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a player’s mask; right: use its power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power that the players gave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take all the coins that lie in the courthouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you take the cards of two other players, unseen, and swap them or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may exchange your whole fortune with that of another player. You may also decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look, alone, at your own card and at the card of another player, then swap the two or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 10 coins or more you win the game at once. With fewer, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player of your choice names a mask and then reveals. If it is not the mask they named, they give you 4 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask one player after the other, from your left on: whoever has more coins than you at that moment gives you 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then these two change seats; cards and coins stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone except that player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. Among equals you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose left or right: everyone hands their whole fortune to the neighbour on that side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use the power that was used last in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on your right reveals. If it is a man’s mask, they give you 3 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 coins of the bank in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This mask cannot be announced or named. Whoever reveals it in a contest is out of the game; if a power makes somebody reveal it, the one who used the power is out instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you look, alone, at two cards of other players or of the centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player reveals. If you were right, you use the power of that mask as your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This mask has the power that the players gave it before the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}: swap your card with another, or only pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card was revealed in the last turn, so you cannot announce now: look or swap?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card was revealed in the last turn, so you can only swap now, or pretend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With which of your cards do you announce it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With which of your cards do you contest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the second one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards are under the table. Do you swap them, or only pretend to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards are under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With whom do you exchange fortunes? You may also keep yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who must name a mask and then reveal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players are the richest. From whom do you take 2 coins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who must guess how many coins you hide?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you look at, together with your own?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these cards do you want to name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one; then you reveal. Wrong costs you 4 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which mask do you name? Right, and its power is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone hands on their whole fortune. To the left or to the right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many coins of the bank do you hide in your hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right, and they are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds two cards under the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen now goes to this player: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays attention, but what lies some rounds back begins to blur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A bot’s temperament: even-tempered. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to bluff and to contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announces for money rather than looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes many announcements for lies and contests them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to foresee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask is called “{name}”. There are: {masks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie open, and everybody knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you are no longer sure who the others are, and after a while not even who you are yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you do one simple thing: you swap your card with another (or pretend to), you look at your own card, or you say aloud who you are and use the power of that mask. It need not be true. As long as nobody contests, you are who you say you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a game for 2 to 13 players: one person with the program’s own guests, or several people around one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know it or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank holds the coins that nobody has. The courthouse is where fines are paid to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A purse ★ on a card means that its power brings money from the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At your first table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with at most eight players. Four to six is a fine number to get to know the game; the great crowd is for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned over. Nobody hurries you: the game waits until you have seen enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks ask for a little more cunning. See [[chapter:scenarios]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and its texts, this rulebook among them, were made for it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You want to be rich. Whoever is the first to own 13 coins wins. If somebody loses their last coin before that, the game is over too, and the richest player wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or only say so. The fine points are told in [[chapter:end]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest is the bank. The courthouse is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose a scenario: the set of masks that take part. Four or five players use six masks, and the two or one left over lie in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which lie in the centre too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone looks at everything as long as they like: this is the one moment when the whole table is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are turned face down, those in the centre too. One player begins, at a real table the youngest; play then goes clockwise, to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play there is also a graveyard: see [[chapter:expansion]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as everybody knows everything there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. Each of these players takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is four turns in all, not four for each player. At a large table some people have not had a turn when the real game begins. The number of opening turns can be changed for a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the opening turns you do exactly one of these three things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take your own card and one card of another player or of the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then you put one back in each place. Everybody sees which two cards you took; only you know what you did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your own card, alone. It costs you the turn, but now you know who you are, until somebody takes your card under the table again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say which mask you are: any mask in play except the [[mask:damned]]. If nobody contests, you use its power. How that goes is told in [[chapter:contest]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your card had to be revealed during the turn just before yours, you may not announce: everybody still knows who you are. You look or swap. It makes no difference why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]] or the [[mask:usurper]]. (There is a stricter variant: see [[chapter:variants]].)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it is the turn of the next player on the left. The turn always goes on from the seat at which it was taken, even if people have changed seats meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public: all fortunes, what is announced, contested, named and guessed, who looks at which card, which two cards go under the table, and every card that is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret: what somebody saw when looking alone, and whether two cards were really swapped. Only the one who did it knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pretended swap is not a lost turn. Everyone else now doubts two cards, and you don’t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know that it is true, hope so, or know very well that it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your left on, clockwise, each of the others either lets it pass or contests by saying to be that mask: “No, I am!” Everybody hears each answer as it is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody contests? Then you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody contests? Then you and all who contested reveal your cards at the same time. Whoever really is the mask uses its power. After that everyone who was wrong pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it turns out that none of them is the mask, nobody uses the power, and all of them pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particular cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power that is used is used in full. Only the [[mask:witch]] may decline. A power that has no effect counts as used all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is right and who is wrong is settled by the cards as they are revealed. What the power moves afterwards changes nothing about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from what then lies in front of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever was put out of the game in this turn pays no fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two of the [[mask:peasant]] cards. If both are among the revealed cards, both are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest when you are fairly sure that the mask is yours, not when you merely doubt the other: a doubter who is wrong pays as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen to the silence. Somebody who lets the announcement of a good mask pass probably isn’t wearing it, or doesn’t know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at once when one of these things happens:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has no coin left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. Then that player alone wins, however much the others have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Players with equal fortunes share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order in which it is described, and after each step we look whether the game is over. What one step moves, it moves at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. A bank that cannot pay in full pays what it has: first to the one who uses the power, then clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mask has a page of its own with its power and its particular cases. What follows here holds for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Another player” is never the one who uses the power. “You” is always the one who does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap in your turn and the [[mask:sage]] reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Left” and “right” are the nearest players still in the game. Whoever is out is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players left your neighbour on both sides is the same, and counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use the power of another mask as if it were their own. A mask’s power is used at most once in a turn: where the chain comes back to a mask that was already used, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap one of your cards with a card of an opponent, or your own two cards with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, and say which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected one, which your opponent can never touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right one, or any two of your own cards with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at one of your cards, the protected one included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the card that was announced or contested with is revealed; it is “your card” for the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power that acts on somebody’s card acts on one of them, and the one who acts chooses which. Only with the [[mask:guru]] and the [[mask:courtesan]] do the players who must reveal choose for themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards that the [[mask:fool]] takes, or the [[mask:sage]] looks at, may be of the same player. Protected cards are out of reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is put out by the [[mask:damned]] is out with all cards, whatever they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios, and your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the table of the first edition with today’s masks. Begin with these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: put together for this program, for those who know the A ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sets of the expansion: four for 6 to 13 players, one for three and one for two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set of the base game for three players, and the same for two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can put together your own. The program looks over your shoulder and tells you what to change. These are the rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right number of masks: six with up to five players; from six players on as many as players, or one or two more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:judge]] takes part. With a mask of the expansion in play this one may be missing, if at least three fifths of the masks have a ★; but then a game can take long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. Half of them make for a livelier game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some masks need a larger company, six or eight players. Their pages say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer than eight players the [[mask:damned]] is better left out of the graveyard. It is allowed, but you are warned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need a word of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that are not in play are shuffled face down into the graveyard: usually all that are left, without the [[mask:bear_tamer]], and with fewer than eight players also without the [[mask:damned]]. For a scenario of your own you may choose others. Everyone knows which masks lie there, nobody in which order. Masks in the graveyard are not in play, so they cannot be announced or named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:damned]] cannot be named at all: not announced, not by the target of the [[mask:guru]], not by the [[mask:usurper]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes somebody reveal it, the one who used that power is out instead. The own card of that player goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid, and no power follows; the fines of the other players who were wrong are still due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the one who did so is out, and the card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is passed over from then on. It does not end the game as losing your last coin would, unless only one player is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card counts, not what a word may suggest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are those of the second edition. Where the printed rules are silent, or differ from language to language, the program has decided once and for all; the pages of the masks tell you how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must swap: in the first edition, and in some printed rules of today, whoever had to reveal in the turn before may only swap, not even look. You can choose this for a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of opening turns can be changed. Four is usual; none is for the fearless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two sets of the expansion still call for the Queen, and there the card is our [[mask:queen]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at your card by accident, for which the printed rules have a penalty, cannot happen here: nobody can look out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play with friends who learned from another edition, agree on the variant before the masks are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fines of this turn come after the power: they stay in the courthouse for the next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly every scenario has this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two coins, no conditions. Simple, honest, and often contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other mask takes so much from the bank without conditions, so everybody wants to be this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of the first edition with the same power as the [[mask:king]]. It appears in the expansion’s sets for two and for three players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the two cards among those of the other players: never your own, and never one of the centre. You do not look at them, and only you know whether you swapped them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin comes first. If it makes you reach 13, the game is over before any card moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there are not two cards of others to take, you only take the coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players the two cards may be of the same player. See [[chapter:small]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If one of them loses the last coin, the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players left there is only one neighbour, who gives 1 coin, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole fortunes change places: all of yours for all of theirs, at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the only power you may decline. It counts as used then too, and the [[mask:actress]] can copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fines come afterwards: whoever was wrong pays from the new fortune.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The richer the table, the sweeter this mask. With much to lose, keep an eye on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see both cards before you decide, and nobody else sees them. Everyone sees which two cards you took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a card of another player; the centre is out of reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players your own card is the one you announced or contested with, and you choose which of the other’s cards you take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two of these cards. Either both take part in a game or neither does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine. It holds even if the player who announced is neither of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by way of the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]] see there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together you both earn twice as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 10 coins you may announce this mask too. Nothing happens, but the power was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as somebody has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the price of a fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, and then reveals. Right: nothing to pay. Wrong: 4 coins, or all there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may choose anyone else, also somebody who was already revealed in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game yourself, and nothing is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players the chosen player also chooses which card to reveal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 3 coins you take 7, from 9 just 1. With 10 or more you take nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth, and the more will contest it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: whoever had more than you at the start may have no more than you when asked, and then gives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal is not richer: with as many coins as you, nobody gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player asked is a step of its own: if the game is over, the round stops right there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they make you reach 13, the game is over before the neighbours get anything. After that, the neighbours’ coin can make one of them reach 13 too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players left there is only one neighbour, who takes 1 coin, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and the other’s coins there. What they know they take along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn goes on from the seat at which it was taken. Somebody may get two turns in quick succession that way, or wait a little longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being revealed, and fines, belong to the person: whoever was wrong pays from the fortune at the new seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With only one other player left you take 1 coin, and nobody moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone sees the card except the player in front of whom it lies, who learns nothing but that the others know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as revealed: if that player’s turn is next, they may not announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the richest among the others that counts: you may be the richest of all and still take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several are equally rich, you choose one of them. A player with a single coin gives that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fortunes move on by one seat at the same time, yours too. Seats of players who are out are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You copy the mask whose power was last really used, in an earlier turn, as it was announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]] you are a Necromancer or a Usurper yourself, not what they turned into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn of an Actress changes nothing about what is copied next. Before any power has been used, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contest in which nobody had the mask used no power. A power without effect was used, and so was one that put its user out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed in this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man’s mask ♂ pays you 3 coins, or all there is. A woman’s mask ♀ pays nothing. With this mask in play, every card shows its sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a scenario of your own at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two or three players your neighbour chooses which card to reveal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you hide the coins in secret, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then the coins are the bank’s. Guessed right, they all go to the one who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three coins are tempting, and everybody knows it. So sometimes hide just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wants to be this one, and nobody can say so. All about it is told in [[chapter:expansion]]; in short:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make somebody reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card goes, unseen, to where it lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away while nobody is watching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees the card that is turned up. You use its power as your own, and it lies at the bottom of the graveyard from now on. See [[chapter:expansion]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is a mask whose power was already used in this turn, nothing happens. See [[chapter:masks]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at the two cards alone; everyone sees which ones. Never one of your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look where you lost track: two cards known for certain often tell you a third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. Wrong: nothing happens, but everybody has seen the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not choose a player of whom a card was already revealed in this turn. If that leaves nobody, nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask whose power was already used in this turn does nothing more. See [[chapter:masks]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in a scenario of your own, from one to four steps that are carried out in order. It is shown to everybody before the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what lies in the courthouse, exchange fortunes with somebody, or let all fortunes move on by one seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a step that takes from the bank the card has a ★. After each step we look whether the game is over. A step for which there is nobody to choose, or no card, does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a step makes somebody reveal the [[mask:damned]], you are out of the game yourself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infernal trio</source>
        <translation>Trio infernal</translation>
    </message>
    <message>
        <source>Deadly duel</source>
        <translation>Duelo mortal</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Let it roll!</source>
        <translation>Vamos nessa!</translation>
    </message>
    <message>
        <source>Strength in unity</source>
        <translation>A união faz a força</translation>
    </message>
    <message>
        <source>Ultimate combo</source>
        <translation>Combo supremo</translation>
    </message>
    <message numerus="yes">
        <source>A, for %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B, for %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A, for {fewest} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, for {fewest} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For players who know the A scenarios; put together for this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set of the expansion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mask that is not in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>There is no such file, or it cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than {most} KB: not a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged, or not a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was made by another version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has an entry that is not known: {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name must have 1 to {most} letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of players must lie between {fewest} and {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such mask: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask stands there too often: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power of the Bear Tamer is not allowed: {error}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot of your own: file.py:Class, or cmd: and a command that is started.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything follows at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night, a bright salon, or black and white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 80 to 200 per cent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards and coins move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what happened without moving anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings are kept as you change them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Go to the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the control before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number}: whom or what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Study the masks as long as you like. Then all of them are turned face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cards over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can’t go on ({why}). A simple player takes over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to remember?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over the table or the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is focused, or confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last choice back, or leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with the help Notebook or Coach)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is kept)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the next question (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coach (H)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks; Enter turns them all face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {mask}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from 1 to {most}, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number once more if you mean it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simple bot plays on for {name}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” with another mask ({truth}). Nobody contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” with another mask ({truth}). Nobody contested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” with another mask ({truth}). Contested: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” with another mask ({truth}). Contested: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” with another mask ({truth}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” with another mask ({truth}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brought nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It brought %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would bring nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would bring nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your last coin: if somebody contests and you are wrong, you lose it and the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). Below 10 the Cheat does not win.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

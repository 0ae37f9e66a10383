<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>À propos de Mascarade Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos Production and first illustrated by Jérémy Masson. It was not made and is not endorsed by the game’s author, artists or publishers.</source>
        <translation>Une adaptation non officielle de «&#x202f;Mascarade&#x202f;», un jeu de Bruno Faidutti publié par Repos Production et illustré à l’origine par Jérémy Masson. L’auteur, les illustrateurs et les éditeurs du jeu n’ont ni participé à ce programme ni donné leur approbation.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the scenarios called B are this program’s own.</source>
        <translation>Toutes les images ont été dessinées pour ce programme&#x202f;; rien n’est copié du jeu imprimé. Les feuilles de scénarios imprimées avec la deuxième édition ne sont pas reproduites&#xa0;: les scénarios appelés B sont propres à ce programme.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The fonts, based on Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the LGPL.</source>
        <translation>Ce programme est un logiciel libre, sous licence MIT. Les polices, dérivées de Vollkorn et de Source Sans, sont sous SIL Open Font License, Qt sous LGPL.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>An honest face</source>
        <translation>Un visage honnête</translation>
    </message>
    <message>
        <source>Win with at least three claims, all of them true.</source>
        <translation>Gagnez après au moins trois annonces ou contestations, toutes vraies.</translation>
    </message>
    <message>
        <source>Nobody blinked</source>
        <translation>Personne n’a cillé</translation>
    </message>
    <message>
        <source>Win with a lie that nobody contests.</source>
        <translation>Gagnez grâce à un mensonge que personne ne conteste.</translation>
    </message>
    <message>
        <source>Cheat exposed</source>
        <translation>Tricheur démasqué</translation>
    </message>
    <message>
        <source>Contest a false Cheat who has enough coins to win.</source>
        <translation>Contestez un faux Tricheur qui a assez de pièces pour gagner.</translation>
    </message>
    <message>
        <source>A mask you never knew you had</source>
        <translation>Un masque que vous ignoriez</translation>
    </message>
    <message>
        <source>Win with a true claim that you couldn’t be sure of.</source>
        <translation>Gagnez grâce à une annonce vraie, sans pouvoir en avoir la certitude.</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>Les yeux fermés</translation>
    </message>
    <message>
        <source>Win without looking at a card even once.</source>
        <translation>Gagnez sans regarder une seule carte.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>La dernière pièce</translation>
    </message>
    <message>
        <source>Contest with only one coin left, and be right.</source>
        <translation>Contestez avec votre toute dernière pièce, et à raison.</translation>
    </message>
    <message>
        <source>Too good to be true</source>
        <translation>Trop beau pour être vrai</translation>
    </message>
    <message>
        <source>Tell the truth, and have two players contest it.</source>
        <translation>Dites la vérité alors que deux joueurs la contestent.</translation>
    </message>
    <message>
        <source>A sharp eye</source>
        <translation>L’œil perçant</translation>
    </message>
    <message>
        <source>Contest at least three times in a game, and be right every time.</source>
        <translation>Contestez au moins trois fois dans une partie, toujours à raison.</translation>
    </message>
    <message>
        <source>A silver tongue</source>
        <translation>Des paroles de miel</translation>
    </message>
    <message>
        <source>Have three lies believed in one game.</source>
        <translation>Faites croire trois mensonges dans une même partie.</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Tour de passe-passe</translation>
    </message>
    <message>
        <source>Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear.</source>
        <translation>Par un échange, vrai ou feint, amenez quelqu’un à revendiquer un masque qu’il ne porte pas.</translation>
    </message>
    <message>
        <source>From rags to riches</source>
        <translation>De la misère à la fortune</translation>
    </message>
    <message>
        <source>Win after having been down to one coin or none.</source>
        <translation>Gagnez après n’avoir plus eu qu’une pièce, ou aucune.</translation>
    </message>
    <message>
        <source>Someone else’s ruin</source>
        <translation>La ruine d’un autre</translation>
    </message>
    <message>
        <source>Win because somebody else has run out of coins.</source>
        <translation>Gagnez parce qu’un autre joueur n’a plus de pièces.</translation>
    </message>
    <message>
        <source>Among masters</source>
        <translation>Parmi les virtuoses</translation>
    </message>
    <message>
        <source>Win against at least three masters, and nobody else.</source>
        <translation>Gagnez contre au moins trois virtuoses, et personne d’autre.</translation>
    </message>
</context>
<context>
    <name>AchievementRow</name>
    <message>
        <source>Achieved for the first time</source>
        <translation>Obtenu pour la première fois</translation>
    </message>
</context>
<context>
    <name>AllBotsRow</name>
    <message>
        <source>All bots</source>
        <translation>Tous les bots</translation>
    </message>
    <message>
        <source>Difficulty…</source>
        <translation>Difficulté…</translation>
    </message>
    <message>
        <source>Other guests</source>
        <translation>D’autres invités</translation>
    </message>
    <message>
        <source>Invite other characters to this table</source>
        <translation>Inviter d’autres personnages à cette table</translation>
    </message>
    <message>
        <source>Difficulty of all bots</source>
        <translation>Difficulté de tous les bots</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Coins now: {list}.</source>
        <translation>Les pièces à présent&#xa0;: {list}.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation>Échanger ou faire semblant</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Regarder votre carte</translation>
    </message>
    <message>
        <source>Look at {place}</source>
        <translation>Regarder {place}</translation>
    </message>
    <message>
        <source>Swap with {place}, or pretend to</source>
        <translation>Échanger contre {place}, ou faire semblant</translation>
    </message>
    <message>
        <source>Swap {place} and {place2}, or pretend to</source>
        <translation>Échanger {place} et {place2}, ou faire semblant</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>“{words}” ({place})</source>
        <translation>«&#x202f;{words}&#x202f;» ({place})</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation>Faire semblant</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Nobody here contests</source>
        <translation>Ici, personne ne conteste</translation>
    </message>
    <message>
        <source>{name} contests</source>
        <translation>{name} conteste</translation>
    </message>
    <message>
        <source>{name} contests ({place})</source>
        <translation>{name} conteste ({place})</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Contest with {place}</source>
        <translation>Contester avec {place}</translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation>Garder votre fortune</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>{name} ({coins})</source>
        <translation>{name} ({coins})</translation>
    </message>
</context>
<context>
    <name>Asker</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation>Le coach choisirait&#xa0;: {answer}</translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation>Je suis le Juge&#x202f;!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Je suis le Roi&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Je suis l’Impératrice&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Je suis la Reine&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Je suis le Fou&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Je suis le Voleur&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Je suis la Sorcière&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Je suis l’Espionne&#x202f;!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Je suis un Paysan&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Je suis le Tricheur&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Je suis le Gourou&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Je suis la Veuve&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Je suis le Mendiant&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Je suis le Mécène&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Je suis le Marionnettiste&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Je suis la Princesse&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Je suis l’Escroc&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Je suis l’Alchimiste&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Je suis la Comédienne&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Je suis la Courtisane&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Je suis la Flambeuse&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Je suis le Nécromant&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Je suis le Sage&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Je suis l’Usurpateur&#x202f;!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Je suis le Montreur d’ours&#x202f;!</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation>Non, c’est moi&#x202f;!</translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation>Mais non, c’est moi&#x202f;!</translation>
    </message>
    <message>
        <source>So am I!</source>
        <extracomment>Contests “I am a Peasant!”: there are two of them.</extracomment>
        <translation>Moi aussi&#x202f;!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Je laisse passer.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names another player’s mask.</extracomment>
        <translation>Je vous démasque&#xa0;: {mask}&#x202f;!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>Votre fortune contre la mienne&#x202f;!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Quel masque portez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Combien de pièces&#x202f;?</translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation>Changez de place, vous deux&#x202f;!</translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation>Regardez-moi ça&#x202f;!</translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation>À gauche&#x202f;!</translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation>À droite&#x202f;!</translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation>Une&#x202f;?</translation>
    </message>
    <message>
        <source>Two?</source>
        <translation>Deux&#x202f;?</translation>
    </message>
    <message>
        <source>Three?</source>
        <translation>Trois&#x202f;?</translation>
    </message>
    <message>
        <source>One!</source>
        <extracomment>Opens the hand: this is how many coins were hidden.</extracomment>
        <translation>Une&#x202f;!</translation>
    </message>
    <message>
        <source>Two!</source>
        <translation>Deux&#x202f;!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Trois&#x202f;!</translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation>Je garde ce que j’ai.</translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation>Pas encore assez riche…</translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation>J’ai ce qu’il me faut.</translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation>Adieu&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Well, it was worth a try.</source>
        <translation>Bah, ça valait le coup d’essayer.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>On ne peut pas gagner à tous les coups.</translation>
    </message>
    <message>
        <source>As I said.</source>
        <translation>C’est bien ce que je disais.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <translation>Je vous l’avais dit.</translation>
    </message>
    <message>
        <source>I’ll want those back.</source>
        <translation>Il faudra me les rendre, celles-là.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Argent vite gagné, argent vite parti.</translation>
    </message>
    <message>
        <source>Not a bad evening.</source>
        <translation>Belle soirée, ma foi.</translation>
    </message>
    <message>
        <source>That will do nicely.</source>
        <translation>Voilà qui fera l’affaire.</translation>
    </message>
    <message>
        <source>Now we’re even.</source>
        <translation>Nous voilà quittes.</translation>
    </message>
    <message>
        <source>That’s for earlier.</source>
        <translation>Un prêté pour un rendu.</translation>
    </message>
    <message>
        <source>I hadn’t forgotten.</source>
        <translation>Je n’avais pas oublié.</translation>
    </message>
    <message>
        <source>An eye for an eye.</source>
        <translation>Œil pour œil.</translation>
    </message>
</context>
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce au joueur à votre gauche.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces au joueur à votre gauche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce au joueur à votre droite.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces au joueur à votre droite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à chaque voisin.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à chaque voisin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce au plus riche des autres joueurs.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces au plus riche des autres joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à un joueur de votre choix.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à un joueur de votre choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>En partant de votre gauche, vous prenez %n&#xa0;pièce à chaque joueur qui, à ce moment-là, est plus riche que vous.</numerusform>
            <numerusform>En partant de votre gauche, vous prenez %n&#xa0;pièces à chaque joueur qui, à ce moment-là, est plus riche que vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce au joueur à votre gauche.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces au joueur à votre gauche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce au joueur à votre droite.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces au joueur à votre droite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce à chaque voisin.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces à chaque voisin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce au plus pauvre des autres joueurs.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces au plus pauvre des autres joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce à un joueur de votre choix.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces à un joueur de votre choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Vous prenez toutes les pièces du plateau Justice.</translation>
    </message>
    <message>
        <source>You secretly look at your own card.</source>
        <translation>Vous regardez votre carte, sans la montrer.</translation>
    </message>
    <message>
        <source>You secretly look at another player’s card.</source>
        <translation>Vous regardez, sans la montrer, une carte d’un autre joueur.</translation>
    </message>
    <message>
        <source>You secretly look at a card in the centre.</source>
        <translation>Vous regardez, sans la montrer, une carte du centre.</translation>
    </message>
    <message>
        <source>You swap your own card with another player’s, or only pretend to.</source>
        <translation>Vous échangez votre carte contre celle d’un autre joueur, ou faites seulement semblant.</translation>
    </message>
    <message>
        <source>You swap two other players’ cards, or only pretend to.</source>
        <translation>Vous échangez deux cartes d’autres joueurs, ou faites seulement semblant.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Vous échangez votre carte contre une carte du centre, ou faites seulement semblant.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune for another player’s.</source>
        <translation>Vous échangez toute votre fortune contre celle d’un autre joueur.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Tout le monde passe sa fortune entière à son voisin de gauche.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Tout le monde passe sa fortune entière à son voisin de droite.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left or to the right, whichever you choose.</source>
        <translation>Tout le monde passe sa fortune entière au voisin de gauche ou de droite, à votre choix.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Vous choisissez un autre joueur, dont la carte est révélée.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Prendre des pièces à la banque</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Prendre des pièces à des joueurs</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Donner des pièces à des joueurs</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Prendre les pièces du plateau Justice</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Regarder une carte</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Échanger deux cartes, ou faire semblant</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Échanger les fortunes</translation>
    </message>
    <message>
        <source>Everyone passes their fortune</source>
        <translation>Faire circuler toutes les fortunes</translation>
    </message>
    <message>
        <source>Make a player reveal a card</source>
        <translation>Faire révéler une carte</translation>
    </message>
    <message>
        <source>From your left neighbour</source>
        <translation>Au voisin de gauche</translation>
    </message>
    <message>
        <source>From your right neighbour</source>
        <translation>Au voisin de droite</translation>
    </message>
    <message>
        <source>From both your neighbours</source>
        <translation>Aux deux voisins</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>Au joueur le plus riche</translation>
    </message>
    <message>
        <source>From a player of your choice</source>
        <translation>À un joueur de votre choix</translation>
    </message>
    <message>
        <source>From everyone richer</source>
        <translation>À tout joueur plus riche</translation>
    </message>
    <message>
        <source>To your left neighbour</source>
        <translation>Au voisin de gauche</translation>
    </message>
    <message>
        <source>To your right neighbour</source>
        <translation>Au voisin de droite</translation>
    </message>
    <message>
        <source>To both your neighbours</source>
        <translation>Aux deux voisins</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>Au joueur le plus pauvre</translation>
    </message>
    <message>
        <source>To a player of your choice</source>
        <translation>À un joueur de votre choix</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation>La carte d’un autre joueur</translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation>Une carte du centre</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>Votre carte et celle d’un autre</translation>
    </message>
    <message>
        <source>Two other players’ cards</source>
        <translation>Deux cartes d’autres joueurs</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>Votre carte et une du centre</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Whichever way you choose</source>
        <translation>Du côté de votre choix</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n}&#xa0;de la banque</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>{n}&#xa0;du voisin gauche</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>{n}&#xa0;du voisin droit</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>{n}&#xa0;de chaque voisin</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n}&#xa0;du plus riche</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n}&#xa0;d’un joueur</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>{n}&#xa0;par joueur plus riche</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>{n}&#xa0;au voisin gauche</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>{n}&#xa0;au voisin droit</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>{n}&#xa0;à chaque voisin</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n}&#xa0;au plus pauvre</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n}&#xa0;à un joueur</translation>
    </message>
    <message>
        <source>all fines</source>
        <translation>toutes les amendes</translation>
    </message>
    <message>
        <source>see your card</source>
        <translation>voir votre carte</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>voir une carte</translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation>voir le centre</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>échanger votre carte</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>échanger deux cartes</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>échanger avec le centre</translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation>échanger les fortunes</translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation>fortunes à gauche</translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation>fortunes à droite</translation>
    </message>
    <message>
        <source>fortunes pass on</source>
        <translation>les fortunes tournent</translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation>révéler une carte</translation>
    </message>
    <message>
        <source>{steps}; {next}</source>
        <translation>{steps}&#x202f;; {next}</translation>
    </message>
</context>
<context>
    <name>CardPast</name>
    <message>
        <source>Dealt as: {mask}.</source>
        <translation>À la donne&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Revealed on turn {turn}: {mask}.</source>
        <translation>Révélée au tour {turn}&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Nobody has touched it since.</source>
        <translation>Personne n’y a touché depuis.</translation>
    </message>
    <message>
        <source>Swapped or not since then: {list}.</source>
        <extracomment>“Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”</extracomment>
        <translation>Échangée ou non depuis&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name}, with {place})</source>
        <translation>tour {turn} ({name}, l’autre carte&#xa0;: {place})</translation>
    </message>
    <message>
        <source>Looked at: {list}.</source>
        <extracomment>“Looked at: turn 4 (Anna), turn 6 (you).”</extracomment>
        <translation>Regardée&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name})</source>
        <translation>tour {turn} ({name})</translation>
    </message>
    <message>
        <source>Claimed with it: {list}.</source>
        <extracomment>“Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”</extracomment>
        <translation>Revendiqué avec elle&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>{mask} on turn {turn} ({name})</source>
        <translation>{mask} au tour {turn} ({name})</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>Someone else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>A name and temperament of your own</source>
        <translation>Un nom et un tempérament de votre choix</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a table</source>
        <translation>Sous forme de tableau</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>No help</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>You see what is on the table. The rest is up to your memory.</source>
        <translation>Vous voyez ce qui est sur la table. Le reste est affaire de mémoire.</translation>
    </message>
    <message>
        <source>A log of everything that has happened stays open.</source>
        <translation>Tout ce qui s’est passé reste affiché.</translation>
    </message>
    <message>
        <source>The log, plus notes you can pin to cards.</source>
        <translation>L’historique, et des notes que vous épinglez aux cartes.</translation>
    </message>
    <message>
        <source>All that, plus what a perfect memory would know about each card and, if you ask, advice with reasons.</source>
        <translation>En plus, ce qu’une mémoire parfaite saurait de chaque carte et, sur demande, un conseil argumenté.</translation>
    </message>
    <message>
        <source>As the masks’ own rules say</source>
        <extracomment>Which printed rule holds for a player who was just revealed.</extracomment>
        <translation>Selon la règle des masques</translation>
    </message>
    <message>
        <source>Second edition: look or swap</source>
        <translation>2e édition&#xa0;: regarder ou échanger</translation>
    </message>
    <message>
        <source>First edition, Hungarian box: must swap</source>
        <translation>1re édition, boîte hongroise&#xa0;: échanger</translation>
    </message>
    <message>
        <source>Expansion: the Usurper’s left must swap</source>
        <translation>Extension&#xa0;: à gauche de l’Usurpateur, échanger</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap, but not announce.</source>
        <translation>Un joueur dont la carte a été révélée au tour précédent peut regarder ou échanger, mais pas annoncer.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first edition and the Hungarian rules.</source>
        <translation>Un joueur dont la carte a été révélée au tour précédent ne peut qu’échanger ou faire semblant, comme dans la première édition et dans les règles hongroises.</translation>
    </message>
    <message>
        <source>The second edition’s rule; the expansion’s where the Usurper is in play.</source>
        <translation>La règle de la deuxième édition&#x202f;; celle de l’extension si l’Usurpateur est en jeu.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the card of the player on the left, that player must swap, or pretend to.</source>
        <translation>Un joueur dont la carte a été révélée au tour précédent peut regarder ou échanger. Si l’Usurpateur a fait révéler la carte de son voisin de gauche, celui-ci doit échanger, ou faire semblant.</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The pace of the game.</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long texts can be read before the game goes on.</extracomment>
        <translation>Court</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>{mask}: {percent}</source>
        <extracomment>A mask and how likely a card is this one: “King: 75 %”; {percent} comes with its sign.</extracomment>
        <translation>{mask}&#xa0;: {percent}</translation>
    </message>
    <message>
        <source>{mask}: certain</source>
        <translation>{mask}&#xa0;: à coup sûr</translation>
    </message>
    <message>
        <source>This ends the game and you win. Your card: {mask} ({chance}).</source>
        <translation>Cela met fin à la partie, et vous gagnez. Votre carte&#xa0;: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You almost certainly have it. {mask}: {chance}.</source>
        <translation>Tout indique que vous avez ce masque. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Vous avez sans doute ce masque. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}.</source>
        <translation>Un bluff qui vaut le coup&#xa0;: presque personne ne peut contester. {mask}&#xa0;: {chance} seulement.</translation>
    </message>
    <message>
        <source>You have lost track of your card. Most likely: {mask} ({chance}).</source>
        <translation>Vous ne savez plus quelle est votre carte. Le plus probable&#xa0;: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You know your card, but it is no use just now. Looking is risk-free.</source>
        <translation>Vous connaissez votre carte, mais elle ne sert à rien pour l’instant. Regarder est sans risque.</translation>
    </message>
    <message>
        <source>There may be a better card there. {mask}: {chance}.</source>
        <translation>Une meilleure carte se trouve peut-être là. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player} ({mask}, {chance}).</source>
        <translation>Ce joueur pourrait bientôt se servir d’un masque puissant&#xa0;: {player} ({mask}, {chance}).</translation>
    </message>
    <message>
        <source>This way the others lose track of the cards.</source>
        <translation>Ainsi, les autres perdent la trace des cartes.</translation>
    </message>
    <message>
        <source>The card there is worth more to you. {mask}: {chance}.</source>
        <translation>La carte qui se trouve là vaut plus pour vous. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Gardez ce que vous avez et laissez planer le doute. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>Either way, nobody will know who has what any more.</source>
        <translation>Dans tous les cas, plus personne ne saura qui a quoi.</translation>
    </message>
    <message>
        <source>That’s you! {mask}: {chance}.</source>
        <translation>C’est vous&#x202f;! {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s true: {chance}.</source>
        <translation>Vous n’avez sans doute pas ce masque, mais il faut empêcher cela&#xa0;: {player}, {mask}. Probabilité que ce soit vrai&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>It’s probably true: {player}, {mask} ({chance}).</source>
        <translation>C’est sans doute vrai&#xa0;: {player}, {mask} ({chance}).</translation>
    </message>
    <message>
        <source>True or not, it does you little harm.</source>
        <translation>Vrai ou faux, cela ne vous nuit guère.</translation>
    </message>
    <message>
        <source>It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, {mask}.</source>
        <translation>C’est peut-être un mensonge, mais laissez faire les autres&#xa0;: quelqu’un va sans doute contester ({chance}). {player}, {mask}.</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}.</source>
        <translation>C’est peut-être un mensonge, mais se tromper coûterait plus cher. Probabilité que ce soit vrai&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Cette fortune vaut mieux que la vôtre&#xa0;: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>Votre fortune vous suffit.</translation>
    </message>
    <message>
        <source>Best player to take from: {player} ({coins}).</source>
        <translation>La meilleure cible&#xa0;: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Least costly player to give to: {player} ({coins}).</source>
        <translation>Le don le moins coûteux&#xa0;: {player} ({coins}).</translation>
    </message>
    <message>
        <source>The less they know, the better: {player}. Chance that they know their own card: {chance}.</source>
        <translation>Moins ce joueur en sait, mieux c’est&#xa0;: {player}. Probabilité qu’il connaisse sa carte&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>A woman’s mask costs you nothing. Chance that this is one: {chance}.</source>
        <translation>Un masque de femme ne vous coûte rien. Probabilité que c’en soit un&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone will contest it, but it’s worth the risk.</source>
        <translation>Un bluff audacieux ({mask})&#xa0;: quelqu’un va contester, mais le risque en vaut la peine.</translation>
    </message>
    <message>
        <source>You have a good idea what this card is. {player}, {mask}: {chance}.</source>
        <translation>Vous connaissez sans doute cette carte. {player}, {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk.</source>
        <translation>Un bluff audacieux ({mask})&#xa0;: quelqu’un pourrait bien contester ({chance}), mais le risque en vaut la peine.</translation>
    </message>
    <message>
        <source>This card is worth knowing: {player}.</source>
        <translation>Mieux vaut connaître cette carte&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>A right guess would help this player least: {player} ({coins}).</source>
        <translation>C’est à ce joueur qu’une bonne réponse profiterait le moins&#xa0;: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>À ces deux-là, une pièce ne manquera pas&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Cette carte pourrait vous servir. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {place}.</source>
        <translation>C’est ici qu’il y a le plus à apprendre&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {places}.</source>
        <translation>C’est ici qu’il y a le plus à apprendre&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Everyone knows these too well: {places}.</source>
        <translation>Ces cartes sont trop bien connues&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>It’s most likely the mask you named. {mask}: {chance}.</source>
        <translation>C’est sans doute le masque que vous avez nommé. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely your mask. {mask}: {chance}.</source>
        <translation>C’est sans doute votre masque. {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>C’est sans doute ce masque. {player}, {mask}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>This way the better fortune comes to you ({coins}).</source>
        <translation>Ainsi, la meilleure fortune vous revient ({coins}).</translation>
    </message>
    <message>
        <source>Any number will do: just be unpredictable.</source>
        <translation>Tous les nombres se valent ici&#xa0;: l’essentiel est de rester imprévisible.</translation>
    </message>
    <message>
        <source>Any guess will do: just be unpredictable.</source>
        <translation>Tous les nombres se valent ici&#xa0;: devinez au hasard.</translation>
    </message>
    <message>
        <source>You have it: {mask}.</source>
        <translation>Vous avez ce masque&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it.</source>
        <translation>Vous n’avez pas ce masque ({mask}), mais le bluff vaut le coup&#xa0;: presque personne ne peut contester.</translation>
    </message>
    <message>
        <source>That’s you, for certain: {mask}.</source>
        <translation>C’est vous, à coup sûr&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}.</source>
        <translation>C’est un mensonge, et il faut l’empêcher, même si vous n’avez pas ce masque&#xa0;: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s true: {player}, {mask}.</source>
        <translation>C’est vrai&#xa0;: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It has already been contested, and joining in gains you nothing: {player}, {mask}.</source>
        <translation>Quelqu’un conteste déjà, et vous n’avez rien à y gagner&#xa0;: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, but contesting would cost you more.</source>
        <translation>C’est un mensonge, mais contester vous coûterait plus cher.</translation>
    </message>
    <message>
        <source>There is a better card there: {mask}.</source>
        <translation>Une meilleure carte se trouve là&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>The card there is worth more to you: {mask}.</source>
        <translation>La carte qui se trouve là vaut plus pour vous&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder: {mask}.</source>
        <translation>Gardez ce que vous avez et laissez planer le doute&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You know this card: {player}, {mask}.</source>
        <translation>Vous connaissez cette carte&#xa0;: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s your mask: {mask}.</source>
        <translation>C’est votre masque&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>It’s this mask: {player}, {mask}.</source>
        <translation>C’est ce masque&#xa0;: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask and costs you nothing.</source>
        <translation>C’est un masque de femme, qui ne vous coûte rien.</translation>
    </message>
    <message>
        <source>None of your cards is the mask you named: {mask}.</source>
        <translation>Aucune de vos cartes n’est le masque que vous avez nommé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>It’s the mask you named: {mask}.</source>
        <translation>C’est le masque que vous avez nommé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>The coach only helps in games with Coach help.</source>
        <translation>Le coach n’aide que dans les parties avec l’aide Coach.</translation>
    </message>
    <message>
        <source>You can ask the coach when you have a question to answer.</source>
        <translation>Vous pouvez demander au coach quand une question vous est posée.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>{name} prend %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce sur le plateau Justice.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces sur le plateau Justice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;pièce sur le plateau Justice.</numerusform>
            <numerusform>{name} prend %n&#xa0;pièces sur le plateau Justice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à {other}.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} vous prend %n&#xa0;pièce.</numerusform>
            <numerusform>{name} vous prend %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;pièce à {other}.</numerusform>
            <numerusform>{name} prend %n&#xa0;pièces à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce à {other}.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} vous donne %n&#xa0;pièce.</numerusform>
            <numerusform>{name} vous donne %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} donne %n&#xa0;pièce à {other}.</numerusform>
            <numerusform>{name} donne %n&#xa0;pièces à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>Vous rendez %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>Vous rendez %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} rend %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>{name} rend %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Vous échangez votre fortune avec {other} et avez maintenant %n&#xa0;pièce.</numerusform>
            <numerusform>Vous échangez votre fortune avec {other} et avez maintenant %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} échange sa fortune contre la vôtre. Vous avez maintenant %n&#xa0;pièce.</numerusform>
            <numerusform>{name} échange sa fortune contre la vôtre. Vous avez maintenant %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} échange sa fortune avec {other} et a maintenant %n&#xa0;pièce.</numerusform>
            <numerusform>{name} échange sa fortune avec {other} et a maintenant %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Vous avez maintenant %n&#xa0;pièce.</numerusform>
            <numerusform>Vous avez maintenant %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à la banque, tout comme {names}.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à la banque, tout comme {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à la banque, tout comme {names}.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à la banque, tout comme {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} prennent chacun %n&#xa0;pièce à la banque.</numerusform>
            <numerusform>{names} prennent chacun %n&#xa0;pièces à la banque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Vous prenez %n&#xa0;pièce à chacun de ces joueurs&#xa0;: {names}.</numerusform>
            <numerusform>Vous prenez %n&#xa0;pièces à chacun de ces joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} prend %n&#xa0;pièce à chacun de ces joueurs&#xa0;: {names}.</numerusform>
            <numerusform>{name} prend %n&#xa0;pièces à chacun de ces joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>Vous donnez %n&#xa0;pièce à chacun de ces joueurs&#xa0;: {names}.</numerusform>
            <numerusform>Vous donnez %n&#xa0;pièces à chacun de ces joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} donne %n&#xa0;pièce à chacun de ces joueurs&#xa0;: {names}.</numerusform>
            <numerusform>{name} donne %n&#xa0;pièces à chacun de ces joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>Vous payez 1&#xa0;pièce d’amende.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} paie 1&#xa0;pièce d’amende.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>Vous payez 1&#xa0;pièce d’amende, tout comme {names}.</translation>
    </message>
    <message>
        <source>You, {names} pay a fine of 1 coin each.</source>
        <extracomment>{names} are several: “You, Polo and Alvise pay …”</extracomment>
        <translation>Vous payez 1&#xa0;pièce d’amende, tout comme {names}.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} paient chacun 1&#xa0;pièce d’amende.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Tout le monde passe sa fortune entière à son voisin de gauche.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Tout le monde passe sa fortune entière à son voisin de droite.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This help and most error messages of commands are in English only. The game itself speaks your language.</source>
        <translation>Cette aide et la plupart des messages d’erreur des commandes n’existent qu’en anglais. Le jeu, lui, parle votre langue.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Pas encore de pouvoir&#xa0;: ajoutez une première étape.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>Le pouvoir du Montreur d’ours</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajouter une étape</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>Reprendre la partie interrompue</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Remettre face cachée</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Your game is saved as you play. The details are here:</source>
        <translation>Une erreur s’est produite dans le programme. Votre partie est enregistrée au fil du jeu. Les détails se trouvent ici&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CurrentGame</name>
    <message>
        <source>Games and scenarios</source>
        <translation>Parties et scénarios</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hold the button, Space or Enter, or press twice.</source>
        <translation>Maintenez enfoncé le bouton, Espace ou Entrée, ou appuyez deux fois.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Choose, then close the curtain. You may change your mind until then.</source>
        <translation>Choisissez, puis fermez le rideau. D’ici là, vous pouvez changer d’avis.</translation>
    </message>
    <message>
        <source>This will be spoken aloud. With headphones on, or alone, press Space to hear it.</source>
        <translation>Ceci sera lu à voix haute. Avec un casque, ou si personne n’écoute, appuyez sur Espace pour l’entendre.</translation>
    </message>
    <message>
        <source>Press again to open.</source>
        <translation>Appuyez encore une fois pour ouvrir.</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Turn them face down</source>
        <translation>Retourner les cartes</translation>
    </message>
    <message>
        <source>Study the masks for as long as you like. Then they are all turned face down.</source>
        <translation>Étudiez les masques autant que vous voulez. Ensuite, ils seront tous retournés face cachée.</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>{name} announced “{mask}”, and nobody contested.</source>
        <translation>{name} a annoncé «&#x202f;{mask}&#x202f;», et personne n’a contesté.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and nobody contested.</source>
        <translation>Vous avez annoncé «&#x202f;{mask}&#x202f;», et personne n’a contesté.</translation>
    </message>
    <message>
        <source>{name} announced “{mask}”, and it was true.</source>
        <extracomment>Somebody contested, but {name} really was that mask.</extracomment>
        <translation>{name} a annoncé «&#x202f;{mask}&#x202f;», et c’était vrai.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and it was true.</source>
        <translation>Vous avez annoncé «&#x202f;{mask}&#x202f;», et c’était vrai.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but {name} was the one who wore it.</source>
        <extracomment>{other} announced it and {name} contested; {name} really was that mask.</extracomment>
        <translation>{other} a annoncé «&#x202f;{mask}&#x202f;», mais c’est {name} qui portait ce masque.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but you were the one who wore it.</source>
        <translation>{other} a annoncé «&#x202f;{mask}&#x202f;», mais c’est vous qui portiez ce masque.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, but {name} was the one who wore it.</source>
        <translation>Vous avez annoncé «&#x202f;{mask}&#x202f;», mais c’est {name} qui portait ce masque.</translation>
    </message>
    <message>
        <source>The fine for a false claim took the last coin.</source>
        <extracomment>The last coin of a player without luck was paid as a fine, which ended the game.</extracomment>
        <translation>Une amende a pris la dernière pièce.</translation>
    </message>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>Gain&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Gain&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>{name} y gagne %n&#xa0;pièce.</numerusform>
            <numerusform>{name} y gagne %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>Vous y gagnez %n&#xa0;pièce.</numerusform>
            <numerusform>Vous y gagnez %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}&#xa0;: {mask}</translation>
    </message>
    <message>
        <source>{name}, {coins}</source>
        <translation>{name}, {coins}</translation>
    </message>
    <message>
        <source>Taking their turn</source>
        <translation>C’est son tour</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Answers on a phone</source>
        <translation>Répond sur un téléphone</translation>
    </message>
    <message>
        <source>Answers on a phone that is asleep</source>
        <translation>Répond sur un téléphone en veille</translation>
    </message>
    <message>
        <source>Has answered on the phone</source>
        <translation>A répondu sur son téléphone</translation>
    </message>
    <message>
        <source>Note: {words}</source>
        <translation>Note&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Coach&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Can be chosen on the table</source>
        <translation>Peut être choisie sur la table</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Link: {name}</source>
        <translation>Lien&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (À %n&#xa0;joueur.)</numerusform>
            <numerusform>{text} (À %n&#xa0;joueurs.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation>Bas les masques&#x202f;!</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: won with {coins} (turn {turn})</source>
        <translation>Mascarade, donne du jour {date}&#xa0;: victoire avec {coins} (tour {turn})</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})</source>
        <translation>Mascarade, donne du jour {date}&#xa0;: place {place} avec {coins} (tour {turn})</translation>
    </message>
    <message>
        <source>Masks and claims</source>
        <translation>Masques et annonces</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Fortunes</translation>
    </message>
    <message>
        <source>The masks’ journeys</source>
        <translation>Le voyage des masques</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Fausses annonces</translation>
    </message>
    <message>
        <source>Save the game or a picture of the unmasking</source>
        <translation>Enregistrer la partie ou une image des masques tombés</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Aide pendant cette partie&#xa0;: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Same table, new deal</source>
        <translation>La même table, avec de nouvelles cartes</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>Same table, same cards</source>
        <translation>Même table, mêmes cartes</translation>
    </message>
    <message>
        <source>Masters in your seat</source>
        <translation>Des virtuoses à votre place</translation>
    </message>
    <message>
        <source>Have masters play this deal twenty times in your place: was it luck or skill?</source>
        <translation>Faire jouer cette donne vingt fois par des virtuoses à votre place&#xa0;: chance ou talent&#x202f;?</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>A line on how the deal of the day went, to share</source>
        <translation>Une ligne sur la donne du jour, à partager</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Choose players and masks again</source>
        <translation>Choisir à nouveau joueurs et masques</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Watch this game again, with all masks face up or through any player’s eyes</source>
        <translation>Revoir cette partie à masques découverts, ou avec les yeux d’un joueur</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What a master would have done in your place</source>
        <translation>Ce qu’un virtuose aurait fait à votre place</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Fortunes over time</source>
        <translation>Les fortunes au fil de la partie</translation>
    </message>
    <message>
        <source>Where the masks really went</source>
        <translation>Où les masques sont vraiment allés</translation>
    </message>
    <message>
        <source>Above each turn is the mask that was announced; a triangle marks a false claim.</source>
        <translation>Au-dessus de chaque tour, le masque annoncé&#x202f;; un triangle signale une fausse annonce.</translation>
    </message>
    <message>
        <source>← and → move from turn to turn; Enter opens the replay there.</source>
        <translation>← et → passent d’un tour à l’autre&#x202f;; Entrée rouvre la partie à cet endroit.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Retour à l’accueil</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation>Vous partagez la victoire avec {names}&#x202f;!</translation>
    </message>
    <message>
        <source>You, {names} share the victory!</source>
        <extracomment>{names} are several: “You, Polo and Alvise share …”</extracomment>
        <translation>Vous partagez la victoire avec {names}&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} se partagent la victoire&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>Vous avez %n&#xa0;pièce&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
            <numerusform>Vous avez %n&#xa0;pièces&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name} a %n&#xa0;pièce&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
            <numerusform>{name} a %n&#xa0;pièces&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>Égalité en tête, à %n&#xa0;pièce&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
            <numerusform>Égalité en tête, à %n&#xa0;pièces&#xa0;: à 13&#xa0;ou plus, la partie s’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Vous n’avez plus une seule pièce, et la partie s’arrête. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Vous n’avez plus une seule pièce, et la partie s’arrête. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} n’a plus une seule pièce, et la partie s’arrête. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>{name} n’a plus une seule pièce, et la partie s’arrête. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>La partie s’arrête, car ces joueurs n’ont plus une seule pièce&#xa0;: {names}. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>La partie s’arrête, car ces joueurs n’ont plus une seule pièce&#xa0;: {names}. La plus grosse fortune l’emporte&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>Vous utilisez le pouvoir du Tricheur avec %n&#xa0;pièce, et 10&#xa0;suffisent.</numerusform>
            <numerusform>Vous utilisez le pouvoir du Tricheur avec %n&#xa0;pièces, et 10&#xa0;suffisent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} utilise le pouvoir du Tricheur avec %n&#xa0;pièce, et 10&#xa0;suffisent.</numerusform>
            <numerusform>{name} utilise le pouvoir du Tricheur avec %n&#xa0;pièces, et 10&#xa0;suffisent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>Il ne reste personne d’autre en jeu. Vous avez %n&#xa0;pièce.</numerusform>
            <numerusform>Il ne reste personne d’autre en jeu. Vous avez %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>Il ne reste personne d’autre en jeu. {name} a %n&#xa0;pièce.</numerusform>
            <numerusform>Il ne reste personne d’autre en jeu. {name} a %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>Votre place&#xa0;: {place} sur {players}, avec %n&#xa0;pièce.</numerusform>
            <numerusform>Votre place&#xa0;: {place} sur {players}, avec %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Must fix</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>À corriger</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>The printed rules forbid it, but it can be played.</extracomment>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>À envisager</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>This version doesn’t know these masks: {masks}. Remove them.</source>
        <translation>Cette version ne connaît pas ces masques&#xa0;: {masks}. Retirez-les.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Il faut de {fewest} à {most}&#xa0;joueurs pour une partie.</translation>
    </message>
    <message>
        <source>{mask}: there is only one of this card. Remove the second.</source>
        <translation>{mask}&#xa0;: cette carte n’existe qu’en un seul exemplaire. Retirez le second.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>Les Paysans vont par deux&#xa0;: ajoutez le second, ou retirez aussi celui-ci.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Il n’y a que deux Paysans&#xa0;: retirez les autres.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may run long.</source>
        <translation>Sans le Juge, personne ne vide le plateau Justice&#xa0;: la partie peut être longue.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Il manque le Juge&#xa0;: ajoutez ce masque.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★.</source>
        <translation>Il manque le Juge&#xa0;: ajoutez ce masque, ou choisissez des masques à ★ jusqu’à en avoir au moins trois sur cinq.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} are needed: add more.</source>
        <translation>Masques à ★&#xa0;: {stars} sur {masks}. Il en faut au moins {needed}&#xa0;pour faire entrer de l’argent&#xa0;: ajoutez-en.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}.</source>
        <translation>Masques à ★&#xa0;: {stars} sur {masks}. Avec la moitié, soit {needed}, la partie est plus animée.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>{mask}&#xa0;: il faut au moins un tiers de masques de femmes. Il y en a {women} sur {masks}&#x202f;; il en faut {needed}.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: give it one to four steps.</source>
        <translation>Le Montreur d’ours n’a pas encore de pouvoir&#xa0;: composez-en un, en une à quatre étapes.</translation>
    </message>
    <message>
        <source>The steps of the Bear Tamer’s power only undo one another: change one.</source>
        <translation>Les étapes du pouvoir du Montreur d’ours ne font que s’annuler&#xa0;: modifiez‑en une.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many copies. Remove it from the graveyard.</source>
        <translation>{mask}&#xa0;: cette carte n’existe pas en autant d’exemplaires. Retirez-la du cimetière.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Ajoutez %n&#xa0;masque&#xa0;: cette table en demande {needs}.</numerusform>
            <numerusform>Ajoutez %n&#xa0;masques&#xa0;: cette table en demande {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Retirez %n&#xa0;masque&#xa0;: cette table en demande {needs}.</numerusform>
            <numerusform>Retirez %n&#xa0;masques&#xa0;: cette table en demande {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}&#xa0;: seulement à partir de %n&#xa0;joueur. Choisissez un autre masque.</numerusform>
            <numerusform>{mask}&#xa0;: seulement à partir de %n&#xa0;joueurs. Choisissez un autre masque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>Avec moins de %n&#xa0;joueur, mieux vaut laisser le Maudit hors du cimetière.</numerusform>
            <numerusform>Avec moins de %n&#xa0;joueurs, mieux vaut laisser le Maudit hors du cimetière.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Le hasard décide</translation>
    </message>
    <message>
        <source>Editions differ in what a player may do after revealing a card.</source>
        <translation>Ce que peut faire un joueur dont la carte vient d’être révélée dépend de la boîte.</translation>
    </message>
    <message>
        <source>at the start of the game, when players can only swap.</source>
        <translation>au début de la partie, quand on ne peut qu’échanger.</translation>
    </message>
    <message>
        <source>by the printed rules, the youngest player.</source>
        <translation>d’après les règles imprimées, le plus jeune.</translation>
    </message>
    <message>
        <source>the same number deals the same cards to the same table.</source>
        <translation>le même numéro donne les mêmes cartes à la même table.</translation>
    </message>
    <message>
        <source>{option}: {about}</source>
        <translation>{option}&#xa0;: {about}</translation>
    </message>
    <message>
        <source>After a reveal</source>
        <translation>Après une révélation</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Tours préparatoires</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>Rotate the table</source>
        <translation>Faire pivoter la table</translation>
    </message>
    <message>
        <source>Answer on phones</source>
        <translation>Répondre sur téléphone</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>The rules of your box, who begins, opening turns, deal number</source>
        <translation>Les règles de votre boîte, qui commence, tours préparatoires, numéro de la donne</translation>
    </message>
    <message>
        <source>Number of opening turns, when players can only swap</source>
        <translation>Nombre de tours préparatoires, où l’on ne fait qu’échanger</translation>
    </message>
    <message>
        <source>One fewer opening turn</source>
        <translation>Un tour préparatoire de moins</translation>
    </message>
    <message>
        <source>One more opening turn</source>
        <translation>Un tour préparatoire de plus</translation>
    </message>
    <message>
        <source>Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put.</source>
        <translation>Placer en bas de l’écran la personne qui doit répondre. Sinon, personne ne bouge.</translation>
    </message>
    <message>
        <source>Each person answers and looks at cards on a phone connected to the same network, so no curtain is needed.</source>
        <translation>Chacun répond et regarde ses cartes sur un téléphone du même réseau&#xa0;: plus besoin de rideau.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30&#xa0;secondes</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;minute</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;minutes</translation>
    </message>
    <message>
        <source>It runs for the person who is asked. When it runs out, a bell rings, and that is all.</source>
        <translation>Il coule pour la personne interrogée. Quand il est vide, une clochette sonne, sans plus.</translation>
    </message>
    <message>
        <source>By the printed rules, the youngest player begins.</source>
        <translation>Selon les règles imprimées, le plus jeune joueur commence.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same table. It doesn’t decide what the bots do.</source>
        <translation>Le même numéro distribue les mêmes cartes à la même table. Il ne décide pas de ce que font les bots.</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>Victoire&#xa0;: {name}, avec %n&#xa0;pièce.</numerusform>
            <numerusform>Victoire&#xa0;: {name}, avec %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>Victoire partagée&#xa0;: {names}, avec %n&#xa0;pièce chacun.</numerusform>
            <numerusform>Victoire partagée&#xa0;: {names}, avec %n&#xa0;pièces chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Partie inachevée.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>{scenario} · turn {turn} · {date}</source>
        <extracomment>A game to go on with: its scenario, how far it is, when it began.</extracomment>
        <translation>{scenario} · tour {turn} · {date}</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>Alvise</source>
        <translation>Alvise</translation>
    </message>
    <message>
        <source>Zanetta</source>
        <translation>Zanetta</translation>
    </message>
    <message>
        <source>Marin</source>
        <translation>Marin</translation>
    </message>
    <message>
        <source>Orsola</source>
        <translation>Orsola</translation>
    </message>
    <message>
        <source>Zorzi</source>
        <translation>Zorzi</translation>
    </message>
    <message>
        <source>Bettina</source>
        <translation>Bettina</translation>
    </message>
    <message>
        <source>Vettor</source>
        <translation>Vettor</translation>
    </message>
    <message>
        <source>Lucrezia</source>
        <translation>Lucrezia</translation>
    </message>
    <message>
        <source>Polo</source>
        <translation>Polo</translation>
    </message>
    <message>
        <source>Cecilia</source>
        <translation>Cecilia</translation>
    </message>
    <message>
        <source>Tonin</source>
        <translation>Tonin</translation>
    </message>
    <message>
        <source>Marietta</source>
        <translation>Marietta</translation>
    </message>
    <message>
        <source>Nicolò</source>
        <translation>Nicolò</translation>
    </message>
    <message>
        <source>Faustina</source>
        <translation>Faustina</translation>
    </message>
    <message>
        <source>Anzolo</source>
        <translation>Anzolo</translation>
    </message>
    <message>
        <source>Chiara</source>
        <translation>Chiara</translation>
    </message>
    <message>
        <source>Lunardo</source>
        <translation>Lunardo</translation>
    </message>
    <message>
        <source>Daria</source>
        <translation>Daria</translation>
    </message>
    <message>
        <source>Jacopo</source>
        <translation>Jacopo</translation>
    </message>
    <message>
        <source>Isabetta</source>
        <translation>Isabetta</translation>
    </message>
    <message>
        <source>Domenego</source>
        <translation>Domenego</translation>
    </message>
    <message>
        <source>Pisana</source>
        <translation>Pisana</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>Piero</translation>
    </message>
    <message>
        <source>Gasparina</source>
        <translation>Gasparina</translation>
    </message>
    <message>
        <source>Tomà</source>
        <translation>Tomà</translation>
    </message>
    <message>
        <source>Angela</source>
        <translation>Angela</translation>
    </message>
    <message>
        <source>Bortolo</source>
        <translation>Bortolo</translation>
    </message>
    <message>
        <source>Catina</source>
        <translation>Catina</translation>
    </message>
    <message>
        <source>Momolo</source>
        <translation>Momolo</translation>
    </message>
    <message>
        <source>Rosaura</source>
        <translation>Rosaura</translation>
    </message>
    <message>
        <source>Tita</source>
        <translation>Tita</translation>
    </message>
    <message>
        <source>Giustina</source>
        <translation>Giustina</translation>
    </message>
    <message>
        <source>Beppo</source>
        <translation>Beppo</translation>
    </message>
    <message>
        <source>Leonora</source>
        <translation>Leonora</translation>
    </message>
    <message>
        <source>Zuane</source>
        <translation>Zuane</translation>
    </message>
    <message>
        <source>Benedetta</source>
        <translation>Benedetta</translation>
    </message>
    <message>
        <source>Ottavio</source>
        <translation>Ottavio</translation>
    </message>
    <message>
        <source>{name}, {temperament}</source>
        <extracomment>Somebody and what they are like: “Bettina, bold”.</extracomment>
        <translation>{name}, {temperament}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n&#xa0;autre partie inachevée</numerusform>
            <numerusform>%n&#xa0;autres parties inachevées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Mascarade</source>
        <translation>Mascarade</translation>
    </message>
    <message>
        <source>Everyone wears a mask. Who remembers whose?</source>
        <translation>Tout le monde porte un masque. Qui se souvient de qui&#x202f;?</translation>
    </message>
    <message>
        <source>First time? Start here</source>
        <translation>Première partie&#x202f;? Commencez ici</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Scénarios personnels</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Learn the game in a first short lesson</source>
        <translation>Découvrir le jeu dans une première courte leçon</translation>
    </message>
    <message>
        <source>Start at once, at the table of your last game</source>
        <translation>Commencer tout de suite, à la table de la dernière partie</translation>
    </message>
    <message>
        <source>The same cards for everybody today: compare how you did</source>
        <translation>Les mêmes cartes pour tous aujourd’hui&#xa0;: comparez vos résultats</translation>
    </message>
    <message>
        <source>Choose players and masks, and start playing</source>
        <translation>Choisir joueurs et masques, et commencer</translation>
    </message>
    <message>
        <source>Open a game you saved or were sent</source>
        <translation>Ouvrir une partie enregistrée ou reçue</translation>
    </message>
    <message>
        <source>Build your own scenarios</source>
        <translation>Composer vos propres scénarios</translation>
    </message>
    <message>
        <source>Six short lessons at the table</source>
        <translation>Six courtes leçons à la table de jeu</translation>
    </message>
    <message>
        <source>How to play, and what each mask does</source>
        <translation>Comment on joue, et ce que fait chaque masque</translation>
    </message>
    <message>
        <source>Watch past games, or watch bots play</source>
        <translation>Revoir les parties passées, ou regarder jouer les bots</translation>
    </message>
    <message>
        <source>Wins, lies and masks across all your games</source>
        <translation>Victoires, mensonges et masques de toutes vos parties</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Langue, couleurs, taille du texte et animation</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos de ce programme</translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>On to the table</source>
        <translation>Passer à la table</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>On to a real game</source>
        <translation>Passer à une vraie partie</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>Passer à l’étape suivante</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Revenir à la question</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Les leçons</translation>
    </message>
    <message>
        <source>Leave this lesson</source>
        <translation>Quitter cette leçon</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Look</source>
        <extracomment>Titles of the lessons.</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Swap or pretend</source>
        <translation>Échanger ou faire semblant</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Lire dans le jeu des autres</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Who am I? When a look is worth a turn, and when it isn’t.</source>
        <translation>Qui suis-je&#x202f;? Quand un coup d’œil vaut un tour, et quand il ne le vaut pas.</translation>
    </message>
    <message>
        <source>Two cards under the table, and only you know what became of them.</source>
        <translation>Deux cartes sous la table&#xa0;: ce qu’elles deviennent, personne d’autre que vous ne le sait.</translation>
    </message>
    <message>
        <source>Say who you are, or who you would like to be.</source>
        <translation>Dites qui vous êtes, ou qui vous aimeriez être.</translation>
    </message>
    <message>
        <source>“No, I am!” When to speak up, and when to stay silent.</source>
        <translation>«&#x202f;Non, c’est moi&#x202f;!&#x202f;» Quand parler, et quand se taire.</translation>
    </message>
    <message>
        <source>What others do tells you what they know.</source>
        <translation>Ce que font les autres trahit ce qu’ils savent.</translation>
    </message>
    <message>
        <source>Thirteen coins, no coins, or the Cheat.</source>
        <translation>Treize pièces, plus aucune, ou le Tricheur.</translation>
    </message>
    <message>
        <source>The player on your left is about to take your card under the table, and may swap it. When you no longer know who you are, look at your card: it takes your turn but risks nothing.</source>
        <translation>Votre voisin de gauche va passer votre carte sous la table, et l’échanger peut-être. Quand vous ne savez plus qui vous êtes, regardez votre carte&#xa0;: cela prend votre tour, mais sans aucun risque.</translation>
    </message>
    <message>
        <source>Now you know who you are again. The others saw that you looked, but not what you saw.</source>
        <translation>Vous savez de nouveau qui vous êtes. Les autres ont vu que vous regardiez, mais pas ce que vous avez vu.</translation>
    </message>
    <message>
        <source>Now you know even less. When your card has been touched, a look clears things up.</source>
        <translation>Vous en savez encore moins qu’avant. Quand on a touché à votre carte, un coup d’œil éclaircit tout.</translation>
    </message>
    <message>
        <source>That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first.</source>
        <translation>C’était un saut dans l’inconnu&#xa0;: après l’échange, vous ne pouviez pas savoir si votre annonce était vraie. Regardez d’abord.</translation>
    </message>
    <message>
        <source>This time, watch your own card: does anyone touch it? A card nobody has touched is still the one you were dealt.</source>
        <translation>Cette fois, surveillez votre propre carte. Quelqu’un y touche-t-il&#x202f;? Une carte que personne n’a touchée est encore celle que vous avez reçue.</translation>
    </message>
    <message>
        <source>Right: nobody had touched your card, so you were still the King. Two coins, and no need to look.</source>
        <translation>Bien vu&#xa0;: personne n’avait touché à votre carte, vous étiez donc toujours le Roi. Deux pièces, sans même avoir à regarder.</translation>
    </message>
    <message>
        <source>You knew that already: nobody had touched your card. Use your mask instead: announce it.</source>
        <translation>Vous le saviez déjà&#xa0;: personne n’avait touché à votre carte. Servez-vous plutôt de votre masque&#xa0;: annoncez-le.</translation>
    </message>
    <message>
        <source>You gave away a good card that you knew. Announce it instead.</source>
        <translation>Vous avez lâché une bonne carte, que vous connaissiez. Annoncez-la plutôt.</translation>
    </message>
    <message>
        <source>You were still the King. Announce what you are: nobody can beat the truth.</source>
        <translation>Vous étiez toujours le Roi. Annoncez ce que vous êtes&#xa0;: rien ne bat la vérité.</translation>
    </message>
    <message>
        <source>The first turns of a game are swaps only: take your card and another under the table, and choose whether to swap them. Everyone sees which two cards you took; nobody sees what you did.</source>
        <translation>Les premiers tours d’une partie ne sont que des échanges&#xa0;: passez votre carte et une autre sous la table, et choisissez si vous les échangez. Tout le monde voit quelles cartes vous avez prises&#x202f;; personne ne voit ce que vous en faites.</translation>
    </message>
    <message>
        <source>You swapped for real. Only you know who you both are now; the others can only guess.</source>
        <translation>Vous avez échangé pour de bon. Personne d’autre que vous ne sait qui est qui à présent&#x202f;; les autres ne peuvent que deviner.</translation>
    </message>
    <message>
        <source>You only pretended. You know that nothing has changed; the others don’t.</source>
        <translation>Vous avez seulement fait semblant. Vous savez que rien n’a changé&#x202f;; les autres, non.</translation>
    </message>
    <message>
        <source>The player on your right is the Empress, who can take three coins from the bank. You would make a better Empress: swap cards with them.</source>
        <translation>Votre voisin de droite est l’Impératrice, qui peut prendre trois pièces à la banque. Ce rôle vous irait bien mieux&#xa0;: échangez vos cartes.</translation>
    </message>
    <message>
        <source>There go four coins. You had the mask: contest, and nothing bad can happen to you.</source>
        <translation>Et quatre pièces qui s’envolent&#x202f;! Vous aviez le masque&#xa0;: contestez, il ne peut rien vous arriver.</translation>
    </message>
    <message>
        <source>Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the last coin.</source>
        <translation>Votre voisin s’en tire, avec quatre pièces de plus. Vous êtes le Juge&#xa0;: contestez, et l’amende lui prend sa dernière pièce.</translation>
    </message>
    <message>
        <source>You are the Empress now, and nobody else can be sure of it. Announce it next turn.</source>
        <translation>Vous êtes maintenant l’Impératrice, et personne d’autre ne peut en être sûr. Annoncez-la à votre prochain tour.</translation>
    </message>
    <message>
        <source>You left the Empress where it was. To get it, you must really swap.</source>
        <translation>Vous avez laissé l’Impératrice où elle était. Pour l’avoir, il faut échanger pour de bon.</translation>
    </message>
    <message>
        <source>The Empress wasn’t there. Take the card of the player on your right.</source>
        <translation>L’Impératrice n’était pas là. Choisissez la carte de votre voisin de droite.</translation>
    </message>
    <message>
        <source>That doesn’t get you the Empress. Swap cards with the player on your right.</source>
        <translation>Cela ne vous donne pas l’Impératrice. Échangez votre carte contre celle de votre voisin de droite.</translation>
    </message>
    <message>
        <source>You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use the power and take two coins, and your card stays hidden.</source>
        <translation>Vous êtes le Roi, et personne n’a touché à votre carte. Annoncez le Roi&#xa0;: si personne ne conteste, vous utilisez son pouvoir, vous prenez deux pièces, et votre carte reste cachée.</translation>
    </message>
    <message>
        <source>Everyone believed you, and rightly so. Your card was never revealed.</source>
        <translation>Tout le monde vous croit, et à juste titre. Votre carte n’a même pas été retournée.</translation>
    </message>
    <message>
        <source>That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever of you doesn’t have it pays a coin to the courthouse. Tell the truth this time.</source>
        <translation>Ce n’était pas votre masque. Son vrai propriétaire peut contester&#xa0;: vous révélez alors tous deux votre carte, et celui des deux qui n’a pas le masque paie une pièce sur le plateau Justice. Cette fois, dites la vérité.</translation>
    </message>
    <message>
        <source>Nothing wrong with that, but coins come from announcing. Announce the King.</source>
        <translation>Rien de mal à cela, mais c’est en annonçant qu’on gagne des pièces. Annoncez le Roi.</translation>
    </message>
    <message>
        <source>You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any mask: who could contest this one?</source>
        <translation>Vous êtes le Voleur, et le Roi est au centre, où il n’est à personne. Vous pouvez annoncer n’importe quel masque&#xa0;: qui pourrait contester celui-là&#x202f;?</translation>
    </message>
    <message>
        <source>A bold lie, and nobody could contradict it: two coins for a King you never were.</source>
        <translation>Un beau mensonge, et personne pour le contredire&#xa0;: deux pièces pour un Roi que vous n’avez jamais été.</translation>
    </message>
    <message>
        <source>True, and perfectly fine. But try the lie this time: announce the King.</source>
        <translation>C’est vrai, et c’est très bien. Mais cette fois, essayez de mentir&#xa0;: annoncez le Roi.</translation>
    </message>
    <message>
        <source>Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King.</source>
        <translation>Personne ne peut contester le Tricheur non plus, mais avec moins de dix pièces, son pouvoir ne fait rien. Essayez le Roi.</translation>
    </message>
    <message>
        <source>Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.</source>
        <translation>Quelqu’un a ce masque, le sait, et l’a dit. Vous avez payé une pièce. Annoncez un masque que personne n’a.</translation>
    </message>
    <message>
        <source>Safe, but it earns nothing. Announce the King, which is in the centre.</source>
        <translation>Sans risque, mais cela ne rapporte rien. Annoncez le Roi, qui est au centre.</translation>
    </message>
    <message>
        <source>You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the coins in the courthouse; if you contest, you both reveal your cards.</source>
        <translation>Vous êtes le Juge, et quelqu’un d’autre va prétendre l’être. Si vous laissez passer, toutes les pièces du plateau Justice lui reviennent&#x202f;; si vous contestez, chacun de vous deux révèle sa carte.</translation>
    </message>
    <message>
        <source>You really are the Judge: you used the power, and the liar paid a coin.</source>
        <translation>C’est bien vous, le Juge&#xa0;: le pouvoir est pour vous, et le mensonge a coûté une pièce à l’autre.</translation>
    </message>
    <message>
        <source>You are the Thief, and someone is about to announce the King. Anyone who contests without the mask pays a coin.</source>
        <translation>Vous êtes le Voleur, et quelqu’un va annoncer le Roi. Contester sans avoir le masque coûte une pièce.</translation>
    </message>
    <message>
        <source>Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine.</source>
        <translation>Bien joué&#xa0;: c’était vrai, et ce n’était pas votre masque. Deux pièces ne valent pas une amende.</translation>
    </message>
    <message>
        <source>It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask.</source>
        <translation>C’était vrai, et vous avez payé une pièce pour rien. Laissez passer quand vous n’avez pas le masque.</translation>
    </message>
    <message>
        <source>The others answer before you: listen to what they say. You are the Thief, the Empress is on your right, and someone else is about to claim it.</source>
        <translation>Les autres répondent avant vous&#xa0;: écoutez-les. Vous êtes le Voleur, l’Impératrice est à votre droite, et quelqu’un d’autre va prétendre l’être.</translation>
    </message>
    <message>
        <source>Well done: the real Empress spoke up, and the lie came out without you.</source>
        <translation>Bravo&#xa0;: la véritable Impératrice a parlé, et le mensonge a éclaté sans vous.</translation>
    </message>
    <message>
        <source>The Empress had already contested; all you did was pay a coin. Let others do the work.</source>
        <translation>L’Impératrice avait déjà contesté&#x202f;; vous n’avez fait que payer une pièce. Laissez les autres s’en charger.</translation>
    </message>
    <message>
        <source>You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player on your left has 11 coins and mustn’t get to use a mask they are sure of.</source>
        <translation>Vous ne savez pas qui est qui, mais observez&#xa0;: quiconque regarde sa carte la connaît. Votre voisin de gauche a 11&#xa0;pièces&#xa0;: ne le laissez surtout pas se servir d’un masque dont il est sûr.</translation>
    </message>
    <message>
        <source>Swapped or not, the richest player no longer knows who they are, and will have to look again.</source>
        <translation>Échange ou pas, le plus riche ne sait plus qui il est, et devra regarder de nouveau.</translation>
    </message>
    <message>
        <source>That player was already unsure. The danger is the one who looked, on your left.</source>
        <translation>Ce joueur doutait déjà. Le danger vient de celui qui a regardé, à votre gauche.</translation>
    </message>
    <message>
        <source>That stops nobody. Swap cards with the rich player on your left, or pretend to.</source>
        <translation>Cela n’arrête personne. Échangez votre carte contre celle de votre riche voisin de gauche, ou faites semblant.</translation>
    </message>
    <message>
        <source>The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and have 11.</source>
        <translation>La partie s’arrête dès que quelqu’un a 13&#xa0;pièces, et le plus riche gagne. Vous êtes le Roi et vous avez 11&#xa0;pièces.</translation>
    </message>
    <message>
        <source>Thirteen coins: the game is over, and it is yours.</source>
        <translation>Treize pièces&#xa0;: la partie est finie, et elle est à vous.</translation>
    </message>
    <message>
        <source>So close! You were the King, two coins from victory. Announce it.</source>
        <translation>Si près du but&#x202f;! Vous étiez le Roi, à deux pièces de la victoire. Annoncez-le.</translation>
    </message>
    <message>
        <source>You gave the others another round. You are the King: two coins and you win.</source>
        <translation>Vous avez offert un tour de plus aux autres. Vous êtes le Roi&#xa0;: deux pièces, et c’est gagné.</translation>
    </message>
    <message>
        <source>The game also ends when someone has no coins left, and again the richest player wins: you, with 8. The player on your left has one coin and is about to take a risk.</source>
        <translation>La partie s’arrête aussi quand quelqu’un n’a plus une seule pièce, et là encore le plus riche gagne. C’est vous, avec 8&#xa0;pièces. Votre voisin de gauche n’en a plus qu’une, et s’apprête à prendre un risque.</translation>
    </message>
    <message>
        <source>You were the Judge. The fine took the last coin, and the game ended with you in the lead.</source>
        <translation>Vous étiez le Juge. L’amende a pris la dernière pièce de votre voisin, et la partie s’est arrêtée avec vous en tête.</translation>
    </message>
    <message>
        <source>There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the Cheat, and you have 10.</source>
        <translation>Il y a une troisième fin&#xa0;: utiliser le Tricheur avec 10&#xa0;pièces ou plus, c’est gagner aussitôt. Vous êtes le Tricheur, et vous avez 10&#xa0;pièces.</translation>
    </message>
    <message>
        <source>And that is how a Cheat wins. Now you know all you need: let the ball begin!</source>
        <translation>Et voilà comment gagne un Tricheur. Vous savez tout ce qu’il faut&#xa0;: que le bal commence&#x202f;!</translation>
    </message>
    <message>
        <source>You had it in your hands: announce the Cheat, and the game is yours.</source>
        <translation>Vous aviez la victoire en main&#xa0;: annoncez le Tricheur, et la partie est à vous.</translation>
    </message>
    <message>
        <source>Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13.</source>
        <extracomment>What the game is about, before the first lesson.</extracomment>
        <translation>Chacun porte un masque, mais les masques changent de mains sous la table, et bientôt presque personne ne sait plus qui est qui. Annoncez qui vous êtes, que ce soit vrai ou non, gagnez des pièces grâce au pouvoir de ce masque, et remportez la partie avec 13.</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Six short lessons at the table. After these, you’re ready to play.</source>
        <translation>Six courtes leçons à la table de jeu. Après, à vous de jouer&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation>{list} et {last}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <extracomment>All other entries of a list.</extracomment>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <extracomment>A label and what it stands for.</extracomment>
        <translation>{label}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{title} – {text}</source>
        <extracomment>A title and a sentence that may have a colon of its own.</extracomment>
        <translation>{title}&#xa0;– {text}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n people share this screen. Anything private is shown behind a curtain.</source>
        <translation>
            <numerusform>%n&#xa0;personne joue sur cet écran&#x202f;; ce qui est secret reste derrière un rideau.</numerusform>
            <numerusform>%n&#xa0;personnes partagent cet écran&#x202f;; ce qui est secret reste derrière un rideau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Round {number}</source>
        <extracomment>A heading in the log: in a round, everyone has one turn.</extracomment>
        <translation>Tour de table {number}</translation>
    </message>
    <message>
        <source>{line} {name}: “{words}”</source>
        <extracomment>A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””</extracomment>
        <translation>{line} {name}&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>Turn {number}. {line}</source>
        <extracomment>The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”</extracomment>
        <translation>Tour {number}. {line}</translation>
    </message>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation>Tour {number}&#xa0;: à vous.</translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation>Tour {number}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation>Vous regardez votre carte.</translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation>{name} regarde sa carte.</translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation>Vous regardez votre carte&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation>{name} regarde sa carte&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation>Vous regardez {place}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation>{name} regarde {place}.</translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation>Vous regardez {place}&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation>{name} regarde {place}&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation>Vous regardez deux cartes&#xa0;: {place} et {place2}.</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation>{name} regarde deux cartes&#xa0;: {place} et {place2}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>Vous regardez deux cartes&#xa0;: {place} ({mask}) et {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>{name} regarde deux cartes&#xa0;: {place} ({mask}) et {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation>Vous passez deux cartes sous la table&#xa0;: {place} et {place2}.</translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation>Vous passez deux cartes sous la table&#xa0;: la vôtre et celle d’{other}.</translation>
    </message>
    <message>
        <source>You take your card and {place2} under the table.</source>
        <translation>Vous passez deux cartes sous la table&#xa0;: la vôtre et {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} échange deux cartes, ou fait semblant&#xa0;: {place} et {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} échange sa carte contre la vôtre, ou fait semblant.</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} échange sa carte avec {other}, ou fait semblant.</translation>
    </message>
    <message>
        <source>{name} swaps, or pretends to swap, with {place2}.</source>
        <translation>{name} échange sa carte contre {place2}, ou fait semblant.</translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation>Vous les échangez pour de bon.</translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation>Vous faites seulement semblant de les échanger.</translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation>{name} les échange pour de bon.</translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation>{name} fait seulement semblant de les échanger.</translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation>Vous annoncez&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation>{name} annonce&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation>Vous annoncez&#xa0;: «&#x202f;{words}&#x202f;» ({place})</translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation>{name} annonce&#xa0;: «&#x202f;{words}&#x202f;» ({place})</translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation>Vous laissez passer.</translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation>{name} laisse passer.</translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation>Vous contestez&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation>{name} conteste&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation>Vous contestez&#xa0;: «&#x202f;{words}&#x202f;» ({place})</translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation>{name} conteste&#xa0;: «&#x202f;{words}&#x202f;» ({place})</translation>
    </message>
    <message>
        <source>The cards are revealed: {cards}.</source>
        <translation>Les cartes sont révélées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation>{mask} ({name})</translation>
    </message>
    <message>
        <source>None of them is the {mask}.</source>
        <translation>Aucune de ces cartes n’est le masque annoncé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Parmi vous, personne n’a le masque annoncé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation>Vous révélez votre carte&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation>{name} révèle sa carte&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation>Une carte est révélée&#xa0;: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation>Vous montrez à tous les autres la carte d’{owner}&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Vous montrez à tous les autres la carte d’{owner}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation>{name} montre votre carte à tout le monde sauf à vous&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation>{name} montre votre carte à tout le monde sauf à vous.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation>{name} montre à tous les autres la carte d’{owner}&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} montre à tous les autres la carte d’{owner}.</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place} ({mask}).</source>
        <translation>Une carte est montrée à tout le monde, sauf à son propriétaire&#xa0;: {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place}.</source>
        <translation>Une carte est montrée à tout le monde, sauf à son propriétaire&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Personne ne conteste. Vous utilisez le pouvoir&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Personne ne conteste. {name} utilise le pouvoir&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use its power.</source>
        <translation>Vous portez vraiment ce masque ({mask}) et utilisez son pouvoir.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses its power.</source>
        <translation>{name} porte vraiment ce masque ({mask}) et utilise son pouvoir.</translation>
    </message>
    <message>
        <source>You copy the last power used: {mask}.</source>
        <translation>Vous copiez le dernier pouvoir utilisé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} copies the last power used: {mask}.</source>
        <translation>{name} copie le dernier pouvoir utilisé&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You use a power from the graveyard: {mask}.</source>
        <translation>Vous utilisez le pouvoir tiré du cimetière&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses a power from the graveyard: {mask}.</source>
        <translation>{name} utilise le pouvoir tiré du cimetière&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Vous avez vu juste et utilisez le pouvoir&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>{name} a vu juste et utilise le pouvoir&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests.</source>
        <extracomment>The announcement has just been heard.</extracomment>
        <translation>Personne ne conteste.</translation>
    </message>
    <message>
        <source>{mask}: this power has already been used this turn. Nothing happens.</source>
        <translation>{mask}&#xa0;: ce pouvoir a déjà été utilisé pendant ce tour. Il ne se passe rien.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Aucun pouvoir n’a encore été utilisé&#xa0;: il n’y a rien à copier.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Il n’y a pas de pièces à prendre&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} a déjà 10&#xa0;pièces ou plus et ne prend rien.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Vous avez déjà 10&#xa0;pièces ou plus et ne prenez rien.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} a moins de 10&#xa0;pièces&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>Vous avez moins de 10&#xa0;pièces&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation>{name} renonce à échanger les fortunes.</translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation>Vous renoncez à échanger les fortunes.</translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation>{name} ne trouve personne de plus riche&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation>Personne n’est plus riche que vous&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation>Il ne reste personne à choisir&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation>Il n’y a pas assez de cartes pour cela&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask: nothing to pay.</source>
        <translation>C’est un masque de femme&#xa0;: il n’y a rien à payer.</translation>
    </message>
    <message>
        <source>The right mask was named: nothing to pay.</source>
        <translation>Le masque nommé était le bon&#xa0;: il n’y a rien à payer.</translation>
    </message>
    <message>
        <source>The wrong mask was named: nothing happens.</source>
        <translation>Le masque nommé n’était pas le bon&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation>Le cimetière est vide&#xa0;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation>Vous choisissez {other}.</translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation>{name} vous choisit.</translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation>{name} choisit {other}.</translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation>Vous choisissez deux joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation>{name} choisit deux joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation>Vous nommez un masque&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation>{name} nomme un masque&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>You choose left.</source>
        <translation>Vous choisissez la gauche.</translation>
    </message>
    <message>
        <source>{name} chooses left.</source>
        <translation>{name} choisit la gauche.</translation>
    </message>
    <message>
        <source>You choose right.</source>
        <translation>Vous choisissez la droite.</translation>
    </message>
    <message>
        <source>{name} chooses right.</source>
        <translation>{name} choisit la droite.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Vous cachez des pièces de la banque dans votre main.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} cache des pièces de la banque dans sa main.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>Vous cachez %n&#xa0;pièce de la banque dans votre main.</numerusform>
            <numerusform>Vous cachez %n&#xa0;pièces de la banque dans votre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} cache %n&#xa0;pièce de la banque dans sa main.</numerusform>
            <numerusform>{name} cache %n&#xa0;pièces de la banque dans sa main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>Vous répondez&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Vous répondez&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>{name} répond&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>{name} répond&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Vous ouvrez la main&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Vous ouvrez la main&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} ouvre la main&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>{name} ouvre la main&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay put.</source>
        <translation>Vous changez de place avec {other}. Cartes et pièces ne bougent pas.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay put.</source>
        <translation>{name} et {other} changent de place. Cartes et pièces ne bougent pas.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>La carte du dessus du cimetière est retournée&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Une carte quitte la partie&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>Votre propre carte prend sa place, sans être vue.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>La carte d’{name} prend sa place, sans être vue.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Vous êtes hors jeu. Toute carte qui vous restait quitte la partie sans être vue.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} est hors jeu. Toute carte restante quitte la partie sans être vue.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mascarade</source>
        <translation>Mascarade</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Impératrice</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Voleur</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Sorcière</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espionne</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Tricheur</translation>
    </message>
    <message>
        <source>Guru</source>
        <translation>Gourou</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Veuve</translation>
    </message>
    <message>
        <source>Beggar</source>
        <translation>Mendiant</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Mécène</translation>
    </message>
    <message>
        <source>Puppet Master</source>
        <translation>Marionnettiste</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Escroc</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchimiste</translation>
    </message>
    <message>
        <source>Actress</source>
        <translation>Comédienne</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Courtisane</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Flambeuse</translation>
    </message>
    <message>
        <source>Damned</source>
        <translation>Maudit</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Nécromant</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Sage</translation>
    </message>
    <message>
        <source>Usurper</source>
        <translation>Usurpateur</translation>
    </message>
    <message>
        <source>Bear Tamer</source>
        <translation>Montreur d’ours</translation>
    </message>
    <message>
        <source>A man’s mask</source>
        <translation>Masque d’homme</translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation>Masque de femme</translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation>★ Fait gagner des pièces de la banque</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extension</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>À partir de %n&#xa0;joueur</numerusform>
            <numerusform>À partir de %n&#xa0;joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasksOff</name>
    <message>
        <source>Take off the masks</source>
        <translation>Faire tomber les masques</translation>
    </message>
</context>
<context>
    <name>MastersRow</name>
    <message>
        <source>Games played by masters</source>
        <translation>Parties jouées par les virtuoses</translation>
    </message>
    <message>
        <source>The masters couldn’t finish their games.</source>
        <translation>Les virtuoses n’ont pas pu finir leurs parties.</translation>
    </message>
    <message>
        <source>The same deal, with a master in your place: {won} of {played} won…</source>
        <translation>La même donne, avec un virtuose à votre place&#xa0;: {won} sur {played} gagnées…</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a good deal.</source>
        <translation>À votre place, des virtuoses ont gagné {won} fois sur {played}&#xa0;: une bonne donne.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a fair deal.</source>
        <translation>À votre place, des virtuoses ont gagné {won} fois sur {played}&#xa0;: une donne équilibrée.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a hard deal.</source>
        <translation>À votre place, des virtuoses ont gagné {won} fois sur {played}&#xa0;: une donne difficile.</translation>
    </message>
</context>
<context>
    <name>Meanwhile</name>
    <message>
        <source>Meanwhile: {list}.</source>
        <translation>Entre-temps&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <extracomment>An entry of the list: “Anna (a look)”.</extracomment>
        <translation>{name} ({what})</translation>
    </message>
    <message>
        <source>a look</source>
        <translation>un coup d’œil</translation>
    </message>
    <message>
        <source>a swap, real or not</source>
        <translation>un échange, vrai ou feint</translation>
    </message>
    <message>
        <source>{what}, contested</source>
        <extracomment>The announced mask: “King, contested”, “King, +3”.</extracomment>
        <translation>{what}, contesté</translation>
    </message>
    <message>
        <source>{what}, {coins}</source>
        <translation>{what}, {coins}</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>The boldest bluff that worked</source>
        <translation>Le bluff le plus osé qui soit passé</translation>
    </message>
    <message>
        <source>The costliest false claim</source>
        <translation>L’erreur ou le mensonge le plus cher payé</translation>
    </message>
    <message>
        <source>The swap that fooled the most players</source>
        <translation>L’échange qui a trompé le plus de monde</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>Tour {turn}&#xa0;: {name} a annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté. Gain&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Tour {turn}&#xa0;: {name} a annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté. Gain&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>Tour {turn}&#xa0;: vous avez annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté. Gain&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Tour {turn}&#xa0;: vous avez annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté. Gain&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Tour {turn}&#xa0;: {name} a prétendu porter le masque «&#x202f;{mask}&#x202f;», mais en portait un autre ({truth}). Perte&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Tour {turn}&#xa0;: {name} a prétendu porter le masque «&#x202f;{mask}&#x202f;», mais en portait un autre ({truth}). Perte&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Tour {turn}&#xa0;: vous avez prétendu porter le masque «&#x202f;{mask}&#x202f;», mais en portiez un autre ({truth}). Perte&#xa0;: %n&#xa0;pièce.</numerusform>
            <numerusform>Tour {turn}&#xa0;: vous avez prétendu porter le masque «&#x202f;{mask}&#x202f;», mais en portiez un autre ({truth}). Perte&#xa0;: %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}.</source>
        <extracomment>{names} is a list of the players who were fooled: one or several.</extracomment>
        <translation>Tour {turn}&#xa0;: {name} a vraiment échangé deux cartes ({places}). Dupes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you really swapped two cards ({places}). Fooled: {names}.</source>
        <translation>Tour {turn}&#xa0;: vous avez vraiment échangé deux cartes ({places}). Dupes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Tour {turn}&#xa0;: {name} a seulement fait semblant d’échanger deux cartes ({places}). Dupes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Tour {turn}&#xa0;: vous avez seulement fait semblant d’échanger deux cartes ({places}). Dupes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>{place}: {mask} ({percent})</source>
        <extracomment>How a card was judged: {place} such as “Anna’s card”, {percent} how likely.</extracomment>
        <translation>{place}&#xa0;: {mask} ({percent})</translation>
    </message>
    <message>
        <source>{mask} (likeliest: {guess}, {percent})</source>
        <extracomment>In a table, where {mask} really was and another mask was thought to be.</extracomment>
        <translation>{mask} (plus probable&#xa0;: {guess}, {percent})</translation>
    </message>
    <message>
        <source>{mask} ({percent})</source>
        <translation>{mask} ({percent})</translation>
    </message>
    <message>
        <source>{name} could know: {cards}.</source>
        <extracomment>{cards} is a list such as “Anna’s card: King (80%), …”.</extracomment>
        <translation>{name} pouvait savoir&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You could know: {cards}.</source>
        <translation>Vous pouviez savoir&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}&#xa0;: {mask}</translation>
    </message>
</context>
<context>
    <name>MomentsModel</name>
    <message>
        <source>The masks are dealt face up.</source>
        <translation>Les masques sont distribués face visible.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios. It breaks the printed rules.</source>
        <translation>Un de vos scénarios. Il ne respecte pas les règles imprimées.</translation>
    </message>
    <message>
        <source>One of your own scenarios.</source>
        <translation>L’un de vos scénarios personnels.</translation>
    </message>
    <message>
        <source>Player {number}: enter the program that plays, or choose another opponent.</source>
        <translation>Joueur {number}&#xa0;: indiquez quel programme joue, ou choisissez un autre adversaire.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>Le numéro de donne doit être un nombre entier de 0&#xa0;à 2147483647, ou rester vide.</translation>
    </message>
    <message>
        <source>No human players: you will watch the bots play.</source>
        <translation>Aucun humain à table&#xa0;: vous regarderez jouer les bots.</translation>
    </message>
    <message>
        <source>Notes and the coach are off: they only work in solo games.</source>
        <translation>Notes et coach désactivés&#xa0;: ils sont réservés aux parties en solo.</translation>
    </message>
    <message>
        <source>Everyone sees the history.</source>
        <translation>Tout le monde voit l’historique.</translation>
    </message>
    <message>
        <source>Only one person</source>
        <translation>Un seul humain</translation>
    </message>
    <message>
        <source>Everyone is a person</source>
        <translation>Que des humains</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Un joueur de moins</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Masques</translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation>Scénarios pour ce nombre de joueurs</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note: {place}</source>
        <translation>Note&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Click the mask you think it is.</source>
        <translation>Cliquez sur le masque que vous soupçonnez.</translation>
    </message>
    <message>
        <source>It may be one of several</source>
        <translation>Un masque parmi plusieurs</translation>
    </message>
    <message>
        <source>Anything else to remember</source>
        <translation>Autre chose à retenir</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Retirer la note</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>{mask}?</source>
        <extracomment>One of several masks that a card may be: “King?”</extracomment>
        <translation>{mask}&#x202f;?</translation>
    </message>
    <message>
        <source>You can pin notes in games with Notebook or Coach help.</source>
        <translation>Vous pouvez épingler des notes dans les parties avec l’aide Carnet ou Coach.</translation>
    </message>
    <message>
        <source>Move to a card with the arrow keys, then press {key}.</source>
        <translation>Allez sur une carte avec les flèches, puis appuyez sur {key}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A percentage, as the language writes it.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OwnScenariosScreen</name>
    <message>
        <source>The scenario couldn’t be saved: {why}</source>
        <translation>Le scénario n’a pas pu être enregistré&#xa0;: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Mon scénario</translation>
    </message>
    <message>
        <source>That didn’t work: {why}</source>
        <translation>Cela n’a pas marché&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Supprimer un scénario</translation>
    </message>
    <message>
        <source>Delete “{name}”? This can’t be undone.</source>
        <translation>Supprimer «&#x202f;{name}&#x202f;»&#x202f;? C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation>Importer des scénarios</translation>
    </message>
    <message>
        <source>You already have this scenario.</source>
        <translation>Vous avez déjà ce scénario.</translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation>Exporter un scénario</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>These files can’t be read and were left alone:</source>
        <translation>Ces fichiers sont illisibles et ont été laissés tels quels&#xa0;:</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Scénarios personnels</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>Vos scénarios</translation>
    </message>
    <message>
        <source>Nothing here yet. Create a scenario, or import one from a file.</source>
        <translation>Rien ici pour l’instant. Créez un scénario, ou importez-en un depuis un fichier.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>I’ll stay out.</source>
        <extracomment>Said by the cautious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Sans moi.</translation>
    </message>
    <message>
        <source>I’d rather not.</source>
        <translation>J’aime autant pas.</translation>
    </message>
    <message>
        <source>I’ll wait.</source>
        <translation>J’attends.</translation>
    </message>
    <message>
        <source>Go on, then!</source>
        <extracomment>Said by the bold while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Allez-y&#x202f;!</translation>
    </message>
    <message>
        <source>All yours!</source>
        <translation>C’est à vous&#x202f;!</translation>
    </message>
    <message>
        <source>Enjoy it!</source>
        <translation>Profitez-en&#x202f;!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Said by the even-tempered while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Je laisse passer.</translation>
    </message>
    <message>
        <source>All right.</source>
        <translation>D’accord.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Soit.</translation>
    </message>
    <message>
        <source>If you say so.</source>
        <extracomment>Said by the suspicious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Si vous le dites.</translation>
    </message>
    <message>
        <source>Hm. All right.</source>
        <translation>Hum. Admettons.</translation>
    </message>
    <message>
        <source>I’m watching you.</source>
        <translation>Je vous surveille.</translation>
    </message>
    <message>
        <source>I’ll keep my coin.</source>
        <extracomment>Said by the greedy while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Je garde ma pièce.</translation>
    </message>
    <message>
        <source>Not for a coin.</source>
        <translation>Pas à ce prix.</translation>
    </message>
    <message>
        <source>Too dear for me.</source>
        <translation>C’est trop cher.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Said by the chaotic while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Pourquoi pas&#x202f;?</translation>
    </message>
    <message>
        <source>As you like!</source>
        <translation>À votre guise&#x202f;!</translation>
    </message>
    <message>
        <source>La la la…</source>
        <translation>Tra-la-la…</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Resumed.</source>
        <translation>La partie reprend.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Paused: press {key} to resume</source>
        <translation>En pause&#xa0;: appuyez sur {key} pour reprendre</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language, in your language.</extracomment>
        <translation>Français</translation>
    </message>
    <message>
        <source>Type the code from the large screen</source>
        <extracomment>Above a field, on the phone.</extracomment>
        <translation>Tapez le code affiché sur le grand écran</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>That isn’t the code. Please look at the large screen again.</source>
        <translation>Ce n’est pas le bon code. Regardez encore une fois le grand écran.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous&#x202f;?</translation>
    </message>
    <message>
        <source>on another phone</source>
        <extracomment>Beside a name: another phone plays for this person.</extracomment>
        <translation>sur un autre téléphone</translation>
    </message>
    <message>
        <source>Ask the table to let in phone {sign}.</source>
        <extracomment>Someone has to press a button on the large screen. {sign} is a number, such as 47.</extracomment>
        <translation>Demandez à la table de laisser entrer le téléphone {sign}.</translation>
    </message>
    <message>
        <source>I’m somebody else</source>
        <translation>Ce n’est pas moi</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>The table can’t be reached. Nothing is lost: you’ll be back at the same place.</source>
        <translation>La table ne répond pas. Rien n’est perdu&#xa0;: vous reviendrez au même endroit.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Pages that can be turned to.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Masques</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Quitter cette place</translation>
    </message>
    <message>
        <source>You then answer on the large screen, or on another phone.</source>
        <translation>Vous répondrez ensuite sur le grand écran, ou sur un autre téléphone.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Hold to see what only you know</source>
        <extracomment>A button to keep a finger on. What it shows is secret.</extracomment>
        <translation>Maintenez pour voir ce qui n’est que pour vous</translation>
    </message>
    <message>
        <source>Hold to see the secret before this one</source>
        <translation>Maintenez pour voir le secret précédent</translation>
    </message>
    <message>
        <source>Answer when you like: nobody sees it before it’s your turn to speak.</source>
        <translation>Répondez quand vous voulez&#xa0;: personne ne le voit avant votre tour de parler.</translation>
    </message>
    <message>
        <source>In the graveyard</source>
        <translation>Au cimetière</translation>
    </message>
    <message>
        <source>What you write here stays on this phone.</source>
        <translation>Ce que vous écrivez ici reste sur ce téléphone.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside the name of a player who has left the game.</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Tour&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You have answered. The others will hear it when it’s your turn to speak.</source>
        <translation>Vous avez répondu. Votre réponse sera dite quand ce sera à vous de parler.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Plateau Justice</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Phone {sign} asks for this seat.</source>
        <translation>Le téléphone {sign} demande cette place.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Pas celui-ci</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>sur un téléphone</translation>
    </message>
    <message>
        <source>on a phone that is asleep</source>
        <translation>sur un téléphone en veille</translation>
    </message>
    <message>
        <source>Answer here instead</source>
        <translation>Répondre plutôt ici</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Répondez sur vos téléphones</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Vers la table</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same network, or type the address into its browser and then the code. There is nothing to install.</source>
        <translation>Scannez ceci avec un téléphone du même réseau, ou tapez l’adresse dans son navigateur, puis le code. Il n’y a rien à installer.</translation>
    </message>
    <message>
        <source>The game listens on this address only, and only until you leave this table.</source>
        <translation>Le jeu n’écoute qu’à cette adresse, et seulement jusqu’à ce que vous quittiez la table.</translation>
    </message>
    <message>
        <source>This computer is on no local network that phones could reach.</source>
        <translation>Cet ordinateur n’est sur aucun réseau local accessible aux téléphones.</translation>
    </message>
    <message>
        <source>A QR code with this address</source>
        <translation>Un code QR avec cette adresse</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>your card</source>
        <extracomment>In the nominative: it stands after a colon or in brackets.</extracomment>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>your left card</source>
        <translation>votre carte de gauche</translation>
    </message>
    <message>
        <source>your right card</source>
        <translation>votre carte de droite</translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation>votre carte protégée</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation>la carte d’{name}</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>la carte de gauche d’{name}</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>la carte de droite d’{name}</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>la carte protégée d’{name}</translation>
    </message>
    <message>
        <source>their own card</source>
        <extracomment>After a sentence that names the owner: “Anna looks at one card: their left card.”</extracomment>
        <translation>sa carte</translation>
    </message>
    <message>
        <source>their left card</source>
        <translation>sa carte de gauche</translation>
    </message>
    <message>
        <source>their right card</source>
        <translation>sa carte de droite</translation>
    </message>
    <message>
        <source>their protected card</source>
        <translation>sa carte protégée</translation>
    </message>
    <message>
        <source>the left card</source>
        <extracomment>In brackets after what its owner says: “I am the King!” (the left card)</extracomment>
        <translation>la carte de gauche</translation>
    </message>
    <message>
        <source>the right card</source>
        <translation>la carte de droite</translation>
    </message>
    <message>
        <source>the protected card</source>
        <translation>la carte protégée</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>la carte du centre</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>la première carte du centre</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>la seconde carte du centre</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A person who gave no name.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Not reached yet</source>
        <translation>Pas encore obtenu</translation>
    </message>
</context>
<context>
    <name>PostGame</name>
    <message>
        <source>What would you like to save?</source>
        <translation>Que voulez-vous enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Shareable game</source>
        <translation>Partie à partager</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Prenez toutes les pièces du plateau Justice</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>Prenez 2&#xa0;pièces à la banque</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>Prenez 3&#xa0;pièces à la banque</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>Prenez 1&#xa0;pièce&#x202f;; échangez 2&#xa0;cartes adverses, ou pas</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>Prenez 1&#xa0;pièce à chaque voisin</translation>
    </message>
    <message>
        <source>You may exchange fortunes with another player</source>
        <translation>Échangez votre fortune avec un joueur, ou pas</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Voyez votre carte et une autre&#x202f;; échangez, ou pas</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>Prenez 1&#xa0;pièce&#x202f;; les deux Paysans réunis&#xa0;: 2&#xa0;chacun</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>Avec 10&#xa0;pièces ou plus, vous gagnez</translation>
    </message>
    <message>
        <source>A player names their mask; if wrong, pays you 4</source>
        <translation>Un joueur nomme son masque&#x202f;; s’il a tort, 4&#xa0;pour vous</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Prenez des pièces jusqu’à en avoir 10</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Chaque joueur plus riche vous donne 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>Prenez 3&#xa0;pièces&#x202f;; chaque voisin en prend 1</translation>
    </message>
    <message>
        <source>Two players give you 1 coin each and change seats</source>
        <translation>Deux joueurs vous donnent 1&#xa0;pièce et changent de place</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its owner</source>
        <translation>Prenez 2&#xa0;pièces&#x202f;; montrez une carte, sauf à son joueur</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>Prenez 2&#xa0;pièces au plus riche des autres</translation>
    </message>
    <message>
        <source>All fortunes pass to the left or to the right</source>
        <translation>Toutes les fortunes passent à gauche ou à droite</translation>
    </message>
    <message>
        <source>Copy the last power used</source>
        <translation>Copiez le dernier pouvoir utilisé</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Le voisin de droite se démasque&#x202f;; un masque ♂ paie 3</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>Cachez 1–3&#xa0;pièces&#xa0;: à vous si l’on devine mal</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Ne s’annonce pas. Révélé, ce masque élimine quelqu’un</translation>
    </message>
    <message>
        <source>Use the power of the graveyard’s top mask</source>
        <translation>Utilisez le masque du dessus du cimetière</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>Prenez 1&#xa0;pièce&#x202f;; regardez deux cartes</translation>
    </message>
    <message>
        <source>Name a player’s mask; if right, use its power</source>
        <translation>Devinez le masque d’un joueur pour l’utiliser</translation>
    </message>
    <message>
        <source>The power the players gave it</source>
        <translation>Le pouvoir que les joueurs lui ont donné</translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Vous prenez toutes les pièces qui se trouvent sur le plateau Justice.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Vous prenez 2&#xa0;pièces à la banque.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Vous prenez 3&#xa0;pièces à la banque.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then, without looking, you take two other players’ cards and swap them, or only pretend to.</source>
        <translation>Vous prenez 1&#xa0;pièce à la banque. Puis vous prenez les cartes de deux autres joueurs, sans les regarder, et les échangez ou faites seulement semblant.</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Vous prenez 1&#xa0;pièce au joueur à votre gauche et 1&#xa0;au joueur à votre droite.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune for another player’s, or decline to.</source>
        <translation>Vous pouvez échanger toute votre fortune contre celle d’un autre joueur. Vous pouvez aussi y renoncer.</translation>
    </message>
    <message>
        <source>You secretly look at your own card and another player’s. Then you swap them, or only pretend to.</source>
        <translation>Vous regardez, sans les montrer, votre carte et celle d’un autre joueur. Puis vous les échangez ou faites seulement semblant.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Vous prenez 1&#xa0;pièce à la banque. Si les deux Paysans sont révélés lors de la même contestation, ils en prennent 2&#xa0;chacun.</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win the game at once. With fewer, nothing happens.</source>
        <translation>Avec 10&#xa0;pièces ou plus, vous gagnez aussitôt la partie. Avec moins, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask, then reveals their card. If it isn’t the mask they named, they give you 4 coins.</source>
        <translation>Un autre joueur de votre choix nomme un masque, puis révèle sa carte. Si ce n’est pas le masque nommé, ce joueur vous donne 4&#xa0;pièces.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Vous prenez des pièces à la banque jusqu’à en avoir 10. À 10&#xa0;ou plus, il ne se passe rien.</translation>
    </message>
    <message>
        <source>You ask each player in turn, starting on your left: anyone who has more coins than you at that moment gives you 1.</source>
        <translation>Vous faites le tour des joueurs, en partant de votre gauche&#xa0;: quiconque est plus riche que vous à ce moment-là vous donne 1&#xa0;pièce.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Vous prenez 3&#xa0;pièces à la banque. Puis le joueur à votre gauche et le joueur à votre droite y prennent 1&#xa0;pièce chacun.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then those two change seats; cards and coins stay where they are.</source>
        <translation>Deux autres joueurs de votre choix vous donnent 1&#xa0;pièce chacun. Puis ils changent de place&#x202f;; les cartes et les pièces ne bougent pas.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone but them.</source>
        <translation>Vous prenez 2&#xa0;pièces à la banque. Puis vous choisissez un autre joueur, dont la carte est montrée à tout le monde sauf à lui.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. If several are tied, you choose.</source>
        <translation>Vous prenez 2&#xa0;pièces au plus riche de vos adversaires. En cas d’égalité, à vous de désigner qui paie.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone passes their whole fortune to their neighbour on that side.</source>
        <translation>Vous choisissez la gauche ou la droite&#xa0;: tout le monde passe sa fortune entière à son voisin de ce côté.</translation>
    </message>
    <message>
        <source>You copy the last power used in the game.</source>
        <translation>Vous copiez le dernier pouvoir utilisé dans la partie.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>Le joueur à votre droite révèle sa carte. Si c’est un masque d’homme, ce joueur vous donne 3&#xa0;pièces.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>Vous cachez 1, 2&#xa0;ou 3&#xa0;pièces de la banque dans votre main, et un autre joueur devine combien. S’il tombe juste, il prend ces pièces&#x202f;; sinon, elles sont à vous.</translation>
    </message>
    <message>
        <source>This mask can’t be announced or named. A player who reveals it in a contest is out of the game; if a power makes someone reveal it, the player who used that power is out instead.</source>
        <translation>Ce masque ne peut être ni annoncé ni nommé. Quiconque le révèle dans une contestation est hors jeu&#x202f;; si un pouvoir force quelqu’un à le révéler, le joueur qui a utilisé ce pouvoir est hors jeu à sa place.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Vous retournez la carte du dessus du cimetière, la glissez tout en dessous et utilisez son pouvoir comme si c’était le vôtre.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the centre.</source>
        <translation>Vous prenez 1&#xa0;pièce à la banque. Puis vous regardez, sans les montrer, deux cartes d’autres joueurs ou du centre.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Vous choisissez un autre joueur et nommez un masque&#x202f;; ce joueur révèle sa carte. Si vous avez vu juste, vous utilisez le pouvoir de ce masque comme si c’était le vôtre.</translation>
    </message>
    <message>
        <source>This mask has the power the players gave it before the game.</source>
        <translation>Ce masque a le pouvoir que les joueurs lui ont donné avant la partie.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>À vous&#xa0;: regarder, échanger ou annoncer&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation>Laquelle de vos cartes regardez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation>Quelle carte passez‑vous sous la table avec la vôtre&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation>Laquelle de vos cartes passez‑vous sous la table&#x202f;?</translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation>Quelle autre carte passez‑vous avec elle&#x202f;?</translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation>Quel masque annoncez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards do you announce it with?</source>
        <translation>Avec laquelle de vos cartes l’annoncez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>Et la seconde carte&#x202f;?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>Et le second joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which card do you take under the table with yours?</source>
        <translation>Tour préparatoire {number}&#xa0;sur {total}. Quelle carte passez‑vous sous la table avec la vôtre&#x202f;?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you can’t announce: look or swap?</source>
        <translation>Votre carte vient d’être révélée, vous ne pouvez donc pas annoncer&#xa0;: regarder ou échanger&#x202f;?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you must swap it, or pretend to. With which card?</source>
        <translation>Votre carte vient d’être révélée, vous devez donc l’échanger ou faire semblant. Contre quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be yours.</source>
        <translation>Tour préparatoire {number}&#xa0;sur {total}. Quelles cartes passez‑vous sous la table&#x202f;? Choisissez-en deux, dont l’une au moins doit être à vous.</translation>
    </message>
    <message>
        <source>One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one must be yours.</source>
        <translation>L’une de vos cartes vient d’être révélée, vous devez donc échanger deux cartes ou faire semblant. L’une au moins doit être à vous.</translation>
    </message>
    <message>
        <source>Under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Sous la table&#xa0;: {places}. Les échangez‑vous, ou faites‑vous seulement semblant&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Which mask?</source>
        <translation>Quel masque&#x202f;?</translation>
    </message>
    <message>
        <source>Do you swap them?</source>
        <extracomment>Said right after which cards were taken under the table.</extracomment>
        <translation>Les échangez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} dit&#xa0;: «&#x202f;{words}&#x202f;» Contestez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>Do you contest?</source>
        <translation>Contestez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Who here contests?</source>
        <translation>{name} dit&#xa0;: «&#x202f;{words}&#x202f;» Qui conteste ici&#x202f;?</translation>
    </message>
    <message>
        <source>Who here contests?</source>
        <translation>Qui conteste ici&#x202f;?</translation>
    </message>
    <message>
        <source>Who do you exchange fortunes with? You may also keep yours.</source>
        <translation>Avec qui échangez‑vous votre fortune&#x202f;? Vous pouvez aussi garder la vôtre.</translation>
    </message>
    <message>
        <source>Choose who must name a mask and then reveal a card.</source>
        <translation>Choisissez qui doit nommer un masque, puis révéler sa carte.</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>Quelle carte montrez‑vous à tous les autres&#x202f;?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. Who do you take 2 coins from?</source>
        <translation>Plusieurs joueurs sont à égalité en tête. À qui prenez‑vous 2&#xa0;pièces&#x202f;?</translation>
    </message>
    <message>
        <source>Choose who must guess how many coins you hide.</source>
        <translation>Choisissez qui doit deviner combien de pièces vous cachez.</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>Quel joueur voulez‑vous démasquer&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Choisissez un joueur. Le pouvoir&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Choisissez un joueur.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Deux joueurs vous donnent 1&#xa0;pièce et changent de place&#xa0;: lesquels&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you look at along with your own?</source>
        <translation>Quelle carte regardez‑vous en plus de la vôtre&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>Laquelle de ces cartes montrez‑vous à tous les autres&#x202f;?</translation>
    </message>
    <message>
        <source>Which card’s mask do you want to name?</source>
        <translation>Laquelle de ces cartes voulez‑vous démasquer&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Choisissez une carte. Le pouvoir&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation>Laquelle de vos cartes révélez‑vous&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Choisissez une carte.</translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation>Choisissez deux cartes à passer sous la table.</translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation>Choisissez deux cartes à regarder.</translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation>Choisissez deux cartes. Le pouvoir&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Choisissez deux cartes.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} demande quel masque vous portez. Nommez-en un, puis révélez votre carte. Une erreur vous coûte 4&#xa0;pièces.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune. To the left or to the right?</source>
        <translation>Tout le monde passe sa fortune entière. À gauche ou à droite&#x202f;?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours.</source>
        <translation>{name} cache 1, 2&#xa0;ou 3&#xa0;pièces. Combien&#x202f;? Si vous devinez juste, elles sont à vous.</translation>
    </message>
    <message>
        <source>For {name}. {question}</source>
        <translation>À {name} de répondre. {question}</translation>
    </message>
    <message>
        <source>Your choice: {answer}</source>
        <extracomment>Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.</extracomment>
        <translation>Votre choix&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{name} has two cards under the table: {place} and {place2}.</source>
        <translation>{name} tient deux cartes sous la table&#xa0;: {place} et {place2}.</translation>
    </message>
    <message>
        <source>To the curtain</source>
        <translation>Vers le rideau</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Your choice: {target}. Which mask do you name? If you are right, its power is yours.</source>
        <translation>Votre choix&#xa0;: {target}. Quel masque nommez‑vous&#x202f;? Si c’est le bon, son pouvoir est à vous.</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins the coins, a wrong one makes them yours.</source>
        <translation>Combien de pièces de la banque cachez‑vous dans votre main&#x202f;? Un autre joueur devine&#xa0;: s’il a raison, elles sont à lui&#x202f;; sinon, elles sont à vous.</translation>
    </message>
    <message>
        <source>Step {number} of {total}: {step} {question}</source>
        <extracomment>A question about one of several steps of the Bear Tamer’s power, after what that step says.</extracomment>
        <translation>Étape {number}&#xa0;sur {total}&#xa0;: {step} {question}</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}&#xa0;: contester ou laisser passer&#x202f;?</translation>
    </message>
    <message>
        <source>Masks off: who really is the {mask}?</source>
        <extracomment>Shown while the cards of a contest are turned up.</extracomment>
        <translation>Bas les masques&#xa0;: qui porte vraiment celui-ci ({mask})&#x202f;?</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Pour {name}. Les autres, regardez ailleurs.</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}&#xa0;: maintenez appuyé pour ouvrir</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Fermer le rideau</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Rien que pour vos yeux. {sentence}</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>PurseWidget</name>
    <message>
        <source>Graveyard</source>
        <translation>Cimetière</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Plateau Justice</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>Dans le &amp;dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Afficher&#xa0;: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Nom de fichier non valide</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Le nom «&#x202f;%1&#x202f;» ne peut pas être utilisé.&lt;/b&gt;&lt;p&gt;Essayez un nom plus court, ou sans ponctuation.</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>To play: {name}.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Contesting: {names}.</source>
        <translation>Contesté par&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No card is face up, and there are no notes.</source>
        <translation>Aucune carte n’est face visible, et il n’y a pas de notes.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Already contesting: {names}.</source>
        <translation>Déjà contesté par&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>In the graveyard</source>
        <extracomment>Before a colon and a list of masks.</extracomment>
        <translation>Au cimetière</translation>
    </message>
    <message>
        <source>In the graveyard, top first</source>
        <extracomment>The same, if the order of the masks is known.</extracomment>
        <translation>Au cimetière, du dessus au dessous</translation>
    </message>
    <message>
        <source>Next to answer</source>
        <extracomment>Before a colon and the player whose answer the game waits for.</extracomment>
        <translation>Prochaine réponse</translation>
    </message>
</context>
<context>
    <name>ReplaysScreen</name>
    <message>
        <source>These games can’t be read: {files}</source>
        <translation>Ces parties sont illisibles&#xa0;: {files}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No games yet. Every game you finish is kept here for you to watch again.</source>
        <translation>Pas encore de parties. Chaque partie terminée est gardée ici pour que vous puissiez la revoir.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>A name for this game. Leave it empty to use the date:</source>
        <translation>Un nom pour cette partie. Laissez vide pour garder la date&#xa0;:</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed: {why}</source>
        <translation>La partie n’a pas pu être renommée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this game for good: {title}?</source>
        <translation>Supprimer définitivement cette partie&#xa0;: {title}&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted: {why}</source>
        <translation>La partie n’a pas pu être supprimée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Exporter une partie</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>The game couldn’t be exported: {why}</source>
        <translation>La partie n’a pas pu être exportée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>This file can’t be imported: {why}</source>
        <translation>Ce fichier ne peut pas être importé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>You already have this game: it is selected in the list.</source>
        <translation>Vous avez déjà cette partie&#xa0;: elle est sélectionnée dans la liste.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Find a player, a date, a result…</source>
        <translation>Chercher un joueur, une date, un résultat…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher une partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties conservées</translation>
    </message>
    <message>
        <source>Give this game a name</source>
        <translation>Donner un nom à cette partie</translation>
    </message>
    <message>
        <source>A new game between bots at the table of your last game, with all masks face up</source>
        <translation>Une nouvelle partie entre bots, à la table de votre dernière partie, à masques découverts</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save this game as a file to share</source>
        <translation>Enregistrer cette partie dans un fichier à partager</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation>Importer une partie depuis un fichier</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Regarder jouer les bots</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>The report couldn’t be saved: {why}</source>
        <translation>Le rapport n’a pas pu être enregistré&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The report is here: {path}</source>
        <translation>Le rapport se trouve ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The report is a file that you can attach to a message. It names your version and system and lists any errors. The program itself sends nothing.</source>
        <translation>Le rapport est un fichier que vous pouvez joindre à un message. Il indique la version du programme, le système et les erreurs survenues. Le programme lui-même n’envoie rien.</translation>
    </message>
    <message>
        <source>Add the last game, with all its hidden cards and the players’ names</source>
        <translation>Ajouter la dernière partie, avec toutes ses cartes cachées et le nom des joueurs</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn {turn}: {answer} ({best} → {given})</source>
        <extracomment>{answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s choice, and with this one.</extracomment>
        <translation>Tour {turn}&#xa0;: {answer} ({best} → {given})</translation>
    </message>
    <message>
        <source>Turn {turn}: {answer}</source>
        <translation>Tour {turn}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{answer} ({name}: {mask})</source>
        <extracomment>An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.</extracomment>
        <translation>{answer} ({name}&#xa0;: {mask})</translation>
    </message>
    <message>
        <source>Costly</source>
        <extracomment>Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.</extracomment>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>Like a master</source>
        <extracomment>Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.</extracomment>
        <translation>Comme un virtuose</translation>
    </message>
    <message>
        <source>A master would have done the same.</source>
        <translation>Un virtuose aurait fait de même.</translation>
    </message>
    <message>
        <source>As good as a master’s choice: {answer}.</source>
        <translation>Cela vaut le choix d’un virtuose&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to {given}.</source>
        <translation>Un virtuose aurait choisi&#xa0;: {answer}. Votre choix a fait tomber vos chances de gagner de {best} à {given}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}.</source>
        <translation>Un virtuose aurait choisi&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>All answers were equally good here.</source>
        <translation>Ici, toutes les réponses se valaient.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The review can’t continue. Close it and try again.</source>
        <translation>L’analyse ne peut pas continuer. Quittez-la et réessayez.</translation>
    </message>
    <message>
        <source>A master is studying your game…</source>
        <translation>Un virtuose étudie votre partie…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this game.</source>
        <translation>Vous n’aviez rien à décider dans cette partie.</translation>
    </message>
    <message>
        <source>✓ means that a master would have done the same.</source>
        <translation>✓&#xa0;: un virtuose aurait fait de même.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Joueur analysé</translation>
    </message>
    <message>
        <source>Your decisions, costliest first</source>
        <translation>Vos décisions, de la plus coûteuse à la moins coûteuse</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progression de l’analyse</translation>
    </message>
    <message>
        <source>Chance of winning after each answer, as a master sees it:</source>
        <translation>Chances de gagner après chaque réponse, vues par un virtuose&#xa0;:</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Revoir la partie à partir de cette décision</translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n&#xa0;décision. Les plus coûteuses d’abord, marquées ★.</numerusform>
            <numerusform>%n&#xa0;décisions. Les plus coûteuses d’abord, marquées ★.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n&#xa0;décision, et un virtuose n’y changerait rien&#x202f;!</numerusform>
            <numerusform>%n&#xa0;décisions, et un virtuose n’en changerait aucune&#x202f;!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation>Fidèle</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Virtuose</translation>
    </message>
    <message>
        <source>Easy (guest)</source>
        <extracomment>How hard an opponent is to beat, with the name of the level; in a list of opponents.</extracomment>
        <translation>Facile (invité)</translation>
    </message>
    <message>
        <source>Medium (regular)</source>
        <translation>Moyen (fidèle)</translation>
    </message>
    <message>
        <source>Hard (courtier)</source>
        <translation>Difficile (diplomate)</translation>
    </message>
    <message>
        <source>Very hard (master)</source>
        <translation>Très difficile (virtuose)</translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Ne remarque pas tous les échanges et croit presque tout ce qu’on lui dit.</translation>
    </message>
    <message>
        <source>Pays attention, but anything more than a few rounds back begins to blur.</source>
        <translation>Fait attention, mais ce qui date de quelques tours de table commence à se brouiller.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the odds.</source>
        <translation>N’oublie rien et calcule ses chances.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>N’oublie rien, lit dans les mots comme dans les silences, et prévoit plusieurs coups d’avance.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Éclectique</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Timide</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Téméraire</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Cupide</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Sceptique</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Fantasque</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Un peu de tout.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Regarde plus souvent, bluffe et conteste moins.</translation>
    </message>
    <message>
        <source>Loves to bluff and to contest.</source>
        <translation>Aime bluffer et contester.</translation>
    </message>
    <message>
        <source>Goes for the money and rarely looks.</source>
        <translation>Court après l’argent et regarde rarement sa carte.</translation>
    </message>
    <message>
        <source>Takes many claims for lies and contests them.</source>
        <translation>Prend bien des annonces pour des mensonges, et les conteste.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Bien malin qui devinera la suite.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of the game</source>
        <translation>Les règles du jeu</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Conseil&#xa0;: {text}</translation>
    </message>
    <message>
        <source>No mask is called “{name}”. The masks are: {masks}</source>
        <translation>Aucun masque ne s’appelle «&#x202f;{name}&#x202f;». Il y a&#xa0;: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Bienvenue au bal</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon you are not even sure who you are.</source>
        <translation>Autour de cette table, tout le monde porte un masque&#xa0;: une carte, avec un personnage et un pouvoir. Au début, les masques sont visibles et l’on sait qui est qui. Puis on les retourne, et la danse commence. Des cartes changent de place sous la table, ou font mine de changer. Bientôt, vous ne savez plus très bien qui sont les autres&#x202f;; encore un peu, et vous ne savez même plus qui vous êtes.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>À votre tour, vous faites une seule chose, toute simple&#xa0;: échanger votre carte contre une autre (ou faire semblant), regarder votre carte, ou dire à voix haute qui vous êtes et utiliser le pouvoir de ce masque. Rien ne vous oblige à dire vrai. Tant que personne ne conteste, on vous croit sur parole.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against computer opponents, or several people sharing one screen.</source>
        <translation>C’est un jeu pour 2&#xa0;à 13&#xa0;joueurs&#xa0;: vous et des invités joués par le programme, ou plusieurs personnes autour d’un même écran.</translation>
    </message>
    <message>
        <source>A few terms</source>
        <translation>Quelques mots utiles</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>Votre masque est la carte posée devant vous, que vous la connaissiez ou non. Un masque est en jeu s’il a été distribué au début, à un joueur ou au centre de la table, même si sa carte a quitté la partie depuis.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>Votre fortune, ce sont toutes les pièces posées devant vous.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>Le plateau Justice est l’endroit où l’on paie les amendes. La banque garde toutes les autres pièces.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>Une ★ sur une carte signifie que son pouvoir fait gagner des pièces de la banque.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Pour une première partie</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation>Commencez à quatre joueurs au moins et huit au plus&#x202f;; de quatre à six, c’est l’idéal pour apprendre. Gardez pour plus tard la foule des grands soirs et les tables à deux ou trois&#xa0;: il y faut de l’expérience.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Lisez chaque masque avant que les cartes ne soient retournées. Rien ne presse&#xa0;: la partie attend que vous en ayez assez vu.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Commencez par les scénarios A. Quand vous les connaîtrez bien, essayez les scénarios B, dont les masques demandent un peu plus de ruse. Voir «&#x202f;[[chapter:scenarios]]&#x202f;».</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and texts, including this rulebook, were made for it.</source>
        <translation>Mascarade est un jeu de Bruno Faidutti. Ce programme en est une adaptation non officielle. Ses images et ses textes, ces règles comprises, ont été faits pour lui seul.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>Votre but&#xa0;: faire fortune. Le premier joueur à posséder 13&#xa0;pièces gagne. Si quelqu’un perd sa dernière pièce avant cela, la partie s’arrête aussi, et le plus riche l’emporte.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the details, see [[chapter:end]].</source>
        <translation>Les pièces viennent des pouvoirs des masques, que vous les portiez vraiment ou que vous le prétendiez. Les détails sont dans «&#x202f;[[chapter:end]]&#x202f;».</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Tout le monde reçoit 6&#xa0;pièces. Il y en a 200&#xa0;en tout&#x202f;; le reste forme la banque. Le plateau Justice est vide.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Vous choisissez un scénario&#xa0;: l’ensemble des masques de la partie. À quatre ou cinq joueurs, on prend six masques&#x202f;; il en reste deux ou un, qui vont au centre de la table. À six joueurs ou plus, on prend autant de masques que de joueurs, ou bien un ou deux de plus, qui vont eux aussi au centre.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time that all masks are face up.</source>
        <translation>Les masques sont mélangés et distribués face visible, un par joueur. On regarde tout, aussi longtemps qu’on le souhaite&#xa0;: c’est le seul moment où la table entière est à découvert.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Toutes les cartes sont retournées face cachée, celles du centre aussi. Quelqu’un commence (autour d’une vraie table, le plus jeune)&#x202f;; puis on joue dans le sens des aiguilles d’une montre, vers la gauche.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>À deux ou trois joueurs, la table est un peu différente&#xa0;: voir «&#x202f;[[chapter:small]]&#x202f;». Si le [[mask:necromancer]] est en jeu, il y a aussi un cimetière&#xa0;: voir «&#x202f;[[chapter:expansion]]&#x202f;».</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Inutile de tout retenir. Votre masque, ceux de vos deux voisins et celui qui prend le plus à la banque&#xa0;: c’est un bon début.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>Les tours préparatoires</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Tant que tout le monde sait tout, impossible de bluffer. Les quatre premiers tours de la partie sont donc des échanges, et rien d’autre&#xa0;: personne ne peut encore regarder ni annoncer. À chacun de ces tours, le joueur passe sa carte et une autre sous la table, et les échange ou fait seulement semblant.</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>Ce sont quatre tours en tout, et non quatre par joueur. À une grande table, certains n’ont donc pas encore joué quand la vraie partie commence. Le nombre de tours préparatoires se règle pour chaque nouvelle partie.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>Votre tour&#xa0;: trois actions</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>Après les tours préparatoires, vous faites exactement une de ces trois choses.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Échanger ou faire semblant</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Vous prenez votre carte et une carte d’un autre joueur ou du centre, sans regarder ni l’une ni l’autre, et les tenez sous la table. Là, vous les échangez, ou non. Puis vous en remettez une à chaque place. Tout le monde voit quelles cartes vous avez prises&#x202f;; personne d’autre que vous ne sait ce que vous avez fait.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Regarder votre carte</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Vous regardez votre carte, sans la montrer. Cela vous coûte votre tour, mais maintenant vous savez qui vous êtes, jusqu’à ce que quelqu’un la passe de nouveau sous la table.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Annoncer un masque</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation>Vous prétendez porter n’importe quel masque en jeu, sauf le [[mask:damned]], même si vous n’avez aucune idée de ce qu’est votre carte. Si personne ne conteste, vous utilisez son pouvoir. La marche à suivre est dans «&#x202f;[[chapter:contest]]&#x202f;».</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Votre carte vient d’être révélée&#x202f;?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap; contesting is still allowed. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There are stricter variants: see [[chapter:variants]].)</source>
        <translation>Si une de vos cartes a été révélée pendant le tour juste avant le vôtre, vous ne pouvez pas annoncer&#xa0;: tout le monde sait encore qui vous êtes. Vous devez regarder ou échanger&#x202f;; contester reste permis. Peu importe ce qui l’a fait révéler&#xa0;: une contestation, le [[mask:guru]], la [[mask:princess]], la [[mask:courtesan]], l’[[mask:usurper]] ou le [[mask:bear_tamer]]. (Il existe des variantes plus strictes&#xa0;: voir «&#x202f;[[chapter:variants]]&#x202f;».)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. Play always continues from the seat whose turn it was, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>C’est ensuite au tour du joueur suivant, à gauche. On continue toujours à partir de la place dont c’était le tour, peu importe qui a utilisé le pouvoir, et même si des joueurs ont changé de place entre-temps.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Ce que tout le monde voit</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Public&#xa0;: toutes les fortunes, la banque et le plateau Justice&#x202f;; tout ce qui est annoncé, contesté, choisi, nommé et deviné&#x202f;; qui regarde quelle carte&#x202f;; quelles cartes vont sous la table&#x202f;; et chaque carte révélée.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Secret&#xa0;: ce que quelqu’un a vu en regardant sans montrer, et si deux cartes ont vraiment été échangées. Seul le joueur qui l’a fait le sait, jusqu’à ce que tout soit dévoilé après la partie.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>Faire semblant n’est pas perdre son tour. Tous les autres doutent désormais de deux cartes, pas vous.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Annoncer et contester</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Vous nommez un masque&#xa0;: «&#x202f;Je suis le Roi&#x202f;!&#x202f;» Votre carte reste face cachée. Peut-être savez-vous que c’est vrai, peut-être l’espérez-vous, peut-être savez-vous fort bien que non.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>À partir de votre gauche et dans le sens des aiguilles d’une montre, chaque autre joueur laisse passer ou conteste, c’est-à-dire prétend porter lui-même ce masque&#xa0;: «&#x202f;Non, c’est moi&#x202f;!&#x202f;» Tout le monde entend les réponses une à une.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Personne ne conteste&#x202f;? Vous utilisez le pouvoir. Rien n’est révélé, et personne n’apprend si vous avez dit vrai.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Quelqu’un conteste&#x202f;? Vous et tous ceux qui ont contesté révélez vos cartes en même temps. Le joueur qui porte vraiment le masque utilise son pouvoir. Ensuite, tous ceux qui ont révélé un autre masque paient 1&#xa0;pièce d’amende sur le plateau Justice, et les cartes sont remises face cachée.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>S’il s’avère qu’aucun de vous ne porte le masque, personne n’utilise le pouvoir, et vous payez tous.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Cas particuliers</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Un pouvoir s’utilise en entier&#x202f;; seule la [[mask:witch]] permet d’y renoncer. Un pouvoir sans effet compte tout de même comme utilisé.</translation>
    </message>
    <message>
        <source>The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Ce sont les cartes, au moment où on les révèle, qui disent qui a raison et qui a tort. Ce que le pouvoir déplace ensuite n’y change rien.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation>Les amendes viennent après le pouvoir, toutes en même temps. Vous payez avec ce que vous avez alors devant vous. Une amende peut prendre votre dernière pièce, et la partie s’arrête alors.</translation>
    </message>
    <message>
        <source>A player who was knocked out of the game this turn pays no fine.</source>
        <translation>Un joueur mis hors jeu pendant ce tour ne paie pas d’amende.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>La carte [[mask:peasant]] existe en deux exemplaires. Quand on l’annonce et que les deux sont parmi les cartes révélées, les deux joueurs ont raison.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Contestez quand vous pensez vraiment que le masque est à vous, pas seulement quand vous doutez de l’autre&#xa0;: sans le masque, vous payez l’amende, même si l’autre mentait.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Écoutez les silences. Un joueur qui laisse passer l’annonce d’un bon masque ne le porte sans doute pas, ou n’en sait rien.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these things happens:</source>
        <translation>La partie s’arrête aussitôt que l’une de ces choses se produit&#xa0;:</translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation>Un joueur a 13&#xa0;pièces ou plus.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>Un joueur n’a plus une seule pièce.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>Il ne reste qu’un joueur en jeu.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>Le [[mask:cheat]] utilise son pouvoir avec 10&#xa0;pièces ou plus. Ce joueur gagne alors seul, quelle que soit la fortune des autres.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>Dans tous les autres cas, le plus riche l’emporte. À fortune égale, on partage la victoire.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything within a step happens at the same time.</source>
        <translation>Un pouvoir s’exécute étape par étape, dans l’ordre où il est décrit, et après chaque étape on vérifie si la partie est finie. Ce qu’une étape déplace, elle le déplace d’un seul coup.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Si plusieurs joueurs arrivent à 13&#xa0;ou plus dans la même étape, le plus riche d’entre eux l’emporte.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Si vous devez donner plus de pièces que vous n’en avez, vous donnez tout ce que vous avez. Si la banque ne peut pas tout payer, elle paie ce qu’elle a&#xa0;: d’abord au joueur qui utilise le pouvoir, puis dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>Les masques</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its special cases. The following applies to all of them.</source>
        <translation>Chaque masque a sa page, avec son pouvoir et ses cas particuliers. Ce qui suit vaut pour tous.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>«&#x202f;Vous&#x202f;», c’est toujours le joueur qui utilise le pouvoir&#x202f;; «&#x202f;un autre joueur&#x202f;», ce n’est jamais vous.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>Les cartes du centre ne sont à personne. On ne les atteint que par l’action «&#x202f;Échanger&#x202f;», avec le [[mask:sage]] ou, si son pouvoir le prévoit, avec le [[mask:bear_tamer]].</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>«&#x202f;À gauche&#x202f;» et «&#x202f;à droite&#x202f;» désignent les joueurs les plus proches encore en jeu. On saute ceux qui sont hors jeu.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Quand il ne reste que deux joueurs, votre voisin est le même des deux côtés, et ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Des pouvoirs dans les pouvoirs</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>La [[mask:actress]], le [[mask:necromancer]] et l’[[mask:usurper]] utilisent le pouvoir d’un autre masque comme si c’était le leur. Le pouvoir d’un masque sert au plus une fois par tour&#xa0;: là où la chaîne revient à un masque déjà utilisé, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>À deux ou trois joueurs</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>Une petite table utilise exactement six masques, et chaque joueur a plusieurs cartes&#xa0;: deux cartes dans une partie à trois, trois cartes dans une partie à deux. Il n’y a rien au centre. Tout le monde commence avec 6&#xa0;pièces.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>À trois joueurs</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>Vous avez une carte de gauche et une carte de droite.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Échangez une de vos cartes contre une carte d’un adversaire, ou vos deux cartes entre elles.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Regardez une de vos cartes.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Annoncez ou contestez avec une de vos cartes, en disant laquelle.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>Vous avez une carte de gauche, une carte de droite et une carte protégée, que votre adversaire ne peut jamais toucher.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Échangez votre carte de gauche ou de droite contre la carte de gauche ou de droite de votre adversaire, ou bien deux de vos propres cartes entre elles.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Regardez une de vos cartes, y compris la carte protégée.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>Annoncez avec votre carte de gauche ou de droite. Contestez avec n’importe laquelle des trois.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>Dans les deux cas</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Seule la carte avec laquelle on a annoncé ou contesté est révélée&#x202f;; c’est elle qui est «&#x202f;votre carte&#x202f;» pour le pouvoir.</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Un pouvoir qui agit sur la carte de quelqu’un n’en vise qu’une, au choix du joueur qui l’utilise. Avec le [[mask:guru]] et la [[mask:courtesan]], en revanche, c’est le joueur visé qui choisit la carte à révéler.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>Les deux cartes que prend le [[mask:fool]], ou que regarde le [[mask:sage]], peuvent appartenir au même joueur. Les cartes protégées sont hors de portée.</translation>
    </message>
    <message>
        <source>A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Un joueur mis hors jeu par le [[mask:damned]] l’est avec toutes ses cartes, quelles qu’elles soient.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Les scénarios, et les vôtres</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>Un scénario est un ensemble de masques qui vont bien ensemble. Le jeu en propose plusieurs&#xa0;:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Les scénarios A, de 4&#xa0;à 13&#xa0;joueurs&#xa0;: les combinaisons de la première édition, avec les masques d’aujourd’hui. Commencez par ceux-là.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>Les scénarios B, de 4&#xa0;à 13&#xa0;joueurs&#xa0;: composés pour ce programme, à l’intention des joueurs qui connaissent les A.</translation>
    </message>
    <message>
        <source>The expansion’s scenarios: four for 6 to 13 players, one for three and one for two.</source>
        <translation>Les scénarios de l’extension&#xa0;: quatre pour 6&#xa0;à 13&#xa0;joueurs, un pour trois et un pour deux.</translation>
    </message>
    <message>
        <source>A base-game scenario for three players, and the same one for two.</source>
        <translation>Un scénario du jeu de base pour trois joueurs, et le même pour deux.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>Les feuilles de scénarios imprimées avec la deuxième édition ne sont pas reproduites ici.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Vos scénarios personnels</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program watches and tells you what to change. These are the rules (the expansion’s own scenarios are exempt):</source>
        <translation>Vous pouvez composer les vôtres, en mêlant à votre guise les masques du jeu de base et de l’extension. Le programme regarde par-dessus votre épaule et vous dit ce qu’il faut changer. Voici les règles&#x202f;; les scénarios de l’extension n’ont pas à les suivre&#xa0;:</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>Le bon nombre de masques&#xa0;: six masques jusqu’à cinq joueurs&#x202f;; à partir de six joueurs, autant de masques que de joueurs, ou un ou deux de plus.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if about two thirds of the masks, and at least three fifths, have a ★, but the game may then run long.</source>
        <translation>Le [[mask:judge]] est de la partie. Avec un masque de l’extension en jeu, on peut s’en passer si environ deux tiers des masques (trois sur cinq au moins) ont une ★&#x202f;; mais la partie risque alors d’être longue.</translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. With half, the game is livelier.</source>
        <translation>Au moins un tiers des masques ont une ★. Avec la moitié, la partie est plus animée.</translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation>Les deux cartes [[mask:peasant]], ou aucune.</translation>
    </message>
    <message>
        <source>Some masks need at least six or eight players. Their pages say so.</source>
        <translation>Certains masques demandent plus de monde&#xa0;: au moins six ou huit joueurs. Leur page le dit.</translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation>La [[mask:courtesan]] seulement si au moins un tiers des masques sont des masques de femmes.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Avec moins de huit joueurs, mieux vaut laisser le [[mask:damned]] hors du cimetière. L’y mettre est permis, mais le programme vous prévient.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>L’extension&#xa0;: cimetière et Maudit</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>L’extension apporte des masques qui aiment semer la zizanie. Deux choses y méritent une explication.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>Le cimetière</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Si le [[mask:necromancer]] est en jeu, on mélange face cachée des masques qui ne sont pas en jeu&#x202f;; ils forment le cimetière. D’ordinaire, ce sont tous ceux qui restent du jeu de base et de l’extension, sauf le [[mask:bear_tamer]] et, avec moins de huit joueurs, le [[mask:damned]]. Pour un scénario personnel, vous pouvez en choisir d’autres. Tout le monde sait quels masques s’y trouvent, personne ne sait dans quel ordre. On ne peut ni les annoncer ni les nommer, puisqu’ils ne sont pas en jeu.</translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation>Le Maudit</translation>
    </message>
    <message>
        <source>The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, not by the [[mask:usurper]].</source>
        <translation>Le [[mask:damned]] ne peut pas être nommé du tout&#xa0;: ni dans une annonce, ni par la cible du [[mask:guru]], ni par l’[[mask:usurper]].</translation>
    </message>
    <message>
        <source>A player who reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation>Un joueur qui révèle ce masque dans une contestation est aussitôt hors jeu, avant qu’aucun pouvoir ne soit utilisé. La carte est défaussée.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Si le [[mask:guru]], la [[mask:courtesan]], l’[[mask:usurper]] ou une étape du [[mask:bear_tamer]] force quelqu’un à le révéler, le joueur qui a utilisé ce pouvoir est hors jeu à sa place. Sa propre carte va, sans être vue, là où se trouvait le Maudit, et le Maudit est défaussé. Rien n’est payé, et aucun pouvoir ne suit&#x202f;; les autres joueurs qui avaient tort doivent tout de même leur amende.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Si le [[mask:necromancer]] le fait sortir du cimetière, le joueur qui l’a retourné est hors jeu, et la carte est défaussée.</translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation>Qu’on l’échange, qu’on le regarde ou que la [[mask:princess]] le montre, c’est sans danger.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the game, unless only one player is left.</source>
        <translation>Quand vous êtes hors jeu, vos pièces retournent à la banque et les cartes qui vous restent quittent la partie sans être vues. Dès lors, on saute votre place. Contrairement à la perte d’une dernière pièce, cela ne met pas fin à la partie, à moins qu’il ne reste qu’un joueur.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Masques d’hommes et de femmes</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Si la [[mask:courtesan]] est en jeu, chaque carte indique si c’est un masque d’homme ♂ ou de femme ♀. C’est le signe sur la carte qui compte, pas ce qu’un mot peut laisser croire.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Variantes et éditions</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Ces règles sont celles de la deuxième édition et de l’extension&#x202f;; à deux et à trois joueurs, celles de la première édition. Là où les règles imprimées se taisent, ou diffèrent d’une langue à l’autre, le programme a tranché une fois pour toutes&#x202f;; les présentes règles disent comment.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks this only of a player on the Usurper’s left whose card the Usurper has revealed, and so does the program where the Usurper is in play. You can choose another rule when you set up a game.</source>
        <translation>Variante «&#x202f;Échanger seulement&#x202f;»&#xa0;: dans la première édition et dans les règles de l’édition hongroise, un joueur dont la carte a été révélée au tour précédent ne peut qu’échanger&#x202f;; même regarder est interdit. L’extension ne le demande qu’au voisin de gauche de l’Usurpateur, quand celui-ci lui a fait révéler sa carte&#x202f;; le programme aussi, si l’Usurpateur est en jeu. Vous pouvez choisir une autre règle pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>Le nombre de tours préparatoires est réglable. Quatre, c’est l’usage&#x202f;; zéro, c’est pour les intrépides.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>Certains masques avaient un autre nom dans la première édition&#xa0;: l’[[mask:trickster]] était l’Évêque, le [[mask:guru]] l’Inquisiteur, l’[[mask:empress]] le Roi à 3&#xa0;pièces, et le [[mask:king]] la Reine à 2. Deux scénarios de l’extension demandent encore la Reine&#x202f;; c’est alors notre carte [[mask:queen]].</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident must spend their next turn on a look. That can’t happen here: nobody can look out of turn.</source>
        <translation>Autour d’une vraie table, qui regarde sa carte par mégarde doit consacrer son tour suivant à la regarder. Cela ne peut pas arriver ici&#xa0;: personne ne peut regarder hors de son tour.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Si vous jouez avec des amis qui ont appris avec une autre édition, mettez-vous d’accord sur la variante avant de distribuer les masques.</translation>
    </message>
    <message>
        <source>The masks of each scenario</source>
        <translation>Les masques de chaque scénario</translation>
    </message>
    <message>
        <source>Each scenario lists the masks for its smallest number of players. Then come the masks to add for larger tables. The four large scenarios of the expansion start with eight masks: with six players two of them go in the centre, with seven players one.</source>
        <translation>Chaque liste donne d’abord les masques en jeu au plus petit nombre de joueurs, puis ceux qu’on ajoute aux tables plus grandes. Les quatre grands scénarios de l’extension commencent avec huit masques&#xa0;: à six joueurs, deux d’entre eux vont au centre&#x202f;; à sept joueurs, un seul.</translation>
    </message>
    <message>
        <source>Masks: {masks}.</source>
        <translation>Masques&#xa0;: {masks}.</translation>
    </message>
    <message>
        <source>With {number} players, add: {mask}.</source>
        <translation>À {number}&#xa0;joueurs, ajoutez aussi&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>Men’s masks ♂: {masks}.</source>
        <translation>Masques d’hommes ♂&#xa0;: {masks}.</translation>
    </message>
    <message>
        <source>Women’s masks ♀: {masks}.</source>
        <translation>Masques de femmes ♀&#xa0;: {masks}.</translation>
    </message>
    <message>
        <source>A sample round</source>
        <translation>Un exemple de partie</translation>
    </message>
    <message>
        <source>Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the [[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the [[mask:cheat]]. The cards are turned face down, and Anna begins.</source>
        <translation>Anna, Ben, Clara, David, Eva et Félix sont autour de la table, dans le sens des aiguilles d’une montre, avec 6&#xa0;pièces par personne. Six masques sont en jeu&#xa0;: Anna reçoit le [[mask:king]], Ben le [[mask:judge]], Clara l’[[mask:empress]], David l’[[mask:trickster]], Eva la [[mask:witch]] et Félix le [[mask:cheat]]. On retourne les cartes face cachée, et Anna commence.</translation>
    </message>
    <message>
        <source>Four opening turns</source>
        <translation>Quatre tours préparatoires</translation>
    </message>
    <message>
        <source>Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who has the Empress now.</source>
        <translation>Anna passe sous la table le Roi et la carte de Clara, et les échange pour de bon. Personne d’autre qu’Anna ne sait qui a maintenant l’Impératrice.</translation>
    </message>
    <message>
        <source>Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might now be the Judge.</source>
        <translation>Ben prend le Juge et la carte de Félix, et fait seulement semblant. Pour tous les autres, le Juge est désormais devant Ben ou devant Félix.</translation>
    </message>
    <message>
        <source>Clara, no longer sure of anything, does the same with David’s card and only pretends.</source>
        <translation>Clara, qui ne jure plus de rien, choisit la carte de David et fait aussi seulement semblant.</translation>
    </message>
    <message>
        <source>David goes for Ben’s card, and pretends as well.</source>
        <translation>David s’en prend à la carte de Ben, et fait semblant à son tour.</translation>
    </message>
    <message>
        <source>A contest from start to end</source>
        <translation>Une contestation du début à la fin</translation>
    </message>
    <message>
        <source>Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody knows where the Empress went?</source>
        <translation>Eva, qui a toujours la Sorcière et le sait, dit&#xa0;: «&#x202f;Je suis l’Impératrice&#x202f;!&#x202f;» C’est un bluff. Qui peut bien savoir où est passée l’Impératrice&#x202f;?</translation>
    </message>
    <message>
        <source>The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too.</source>
        <translation>Les autres répondent tour à tour, en partant de la gauche d’Eva. Félix laisse passer. Anna dit&#xa0;: «&#x202f;Non, c’est moi&#x202f;!&#x202f;» Ben et Clara laissent passer. David, qui se demande ce que Clara a bien pu lui glisser, conteste aussi.</translation>
    </message>
    <message>
        <source>Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and takes 3 coins from the bank, and now has 9.</source>
        <translation>Eva, Anna et David révèlent leur carte&#xa0;: Sorcière, Impératrice et Escroc. Anna a l’Impératrice et prend 3&#xa0;pièces à la banque, ce qui lui en fait 9.</translation>
    </message>
    <message>
        <source>Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards are turned face down again.</source>
        <translation>Puis Eva et David paient chacun 1&#xa0;pièce d’amende sur le plateau Justice&#x202f;; il leur en reste 5. Les trois cartes sont remises face cachée.</translation>
    </message>
    <message>
        <source>A bluff that works</source>
        <translation>Un bluff qui passe</translation>
    </message>
    <message>
        <source>Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, who is the Judge, has seen David take that card and no longer dares to contest. Felix takes both coins and has 8.</source>
        <translation>C’est au tour de Félix, qui voit 2&#xa0;pièces sur le plateau Justice. «&#x202f;Je suis le Juge&#x202f;!&#x202f;» C’est faux, mais Ben, qui a le Juge, a vu David prendre cette carte et n’ose plus contester. Félix prend les deux pièces et en a 8.</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins to win.</source>
        <translation>C’est maintenant à Anna. Sa carte a été révélée au tour d’Eva, mais pas au tour juste avant le sien&#xa0;: Anna peut donc de nouveau annoncer. Seulement, tout le monde se souvient de l’Impératrice, et il manque encore 4&#xa0;pièces à Anna pour gagner.</translation>
    </message>
    <message>
        <source>Bluffing, and being believed</source>
        <translation>Bluffer, et convaincre</translation>
    </message>
    <message>
        <source>Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is easy to read. Someone who always lies is easy to catch.</source>
        <translation>Bluffer n’est pas tricher&#xa0;: c’est le cœur du jeu. Qui dit toujours vrai se lit à livre ouvert&#x202f;; qui ment toujours finit par se faire prendre.</translation>
    </message>
    <message>
        <source>Claim what you might well be. A lie is safest when your card has just been under the table, and nobody can be sure of the mask you name.</source>
        <translation>Annoncez ce que vous pourriez bien être. Un mensonge passe mieux quand votre carte vient de passer sous la table et que personne n’est sûr du masque que vous nommez.</translation>
    </message>
    <message>
        <source>The best time to claim a mask is when its wearer doesn’t know. They won’t contest.</source>
        <translation>Le meilleur moment pour annoncer un masque, c’est quand son véritable porteur ne sait pas qu’il l’a&#xa0;: il ne contestera pas.</translation>
    </message>
    <message>
        <source>You needn’t know your own card to announce. If you think you’re more likely the King than not, say so.</source>
        <translation>Inutile de connaître votre carte pour annoncer. Si vous avez plus de chances d’être le Roi que de ne pas l’être, dites-le.</translation>
    </message>
    <message>
        <source>When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong pays.</source>
        <translation>Quand une annonce ferait gagner la partie, quelqu’un doit s’y opposer. Pas tout le monde à la fois&#xa0;: chaque erreur se paie.</translation>
    </message>
    <message>
        <source>Remember who was caught and who was right. A player who contests and has the mask is worth believing next time.</source>
        <translation>Retenez qui s’est fait prendre et qui avait raison. Un joueur qui conteste et qui a le masque mérite qu’on le croie la fois suivante.</translation>
    </message>
    <message>
        <source>At this table: help, notes and the curtain</source>
        <translation>À cette table&#xa0;: aide, notes et rideau</translation>
    </message>
    <message>
        <source>Memory is part of the game, so you choose before each game how much help you want. The end screen shows which help was used.</source>
        <translation>La mémoire fait partie du jeu&#xa0;: vous choisissez donc avant chaque partie l’aide que vous voulez. L’écran de fin indique l’aide utilisée.</translation>
    </message>
    <message>
        <source>No help: you see what is on the table and what happens this turn, as at a real table.</source>
        <translation>Sans aide&#xa0;: vous voyez ce qui est sur la table et ce qui se passe pendant ce tour, comme à une vraie table.</translation>
    </message>
    <message>
        <source>History: a log of everything that has happened stays open.</source>
        <translation>Historique&#xa0;: tout ce qui s’est passé reste affiché.</translation>
    </message>
    <message>
        <source>Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it.</source>
        <translation>Carnet&#xa0;: l’historique, et des notes que vous épinglez aux cartes. Clic droit sur une carte, ou touche N quand elle est sélectionnée.</translation>
    </message>
    <message>
        <source>Coach: all that, plus what a perfect memory would know about each card, and advice when you ask for it. The coach knows only what you have seen.</source>
        <translation>Coach&#xa0;: tout cela, plus ce qu’une mémoire parfaite saurait de chaque carte, et un conseil quand vous le demandez. Le coach ne sait que ce que vous avez vu.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>À plusieurs devant un même écran</translation>
    </message>
    <message>
        <source>Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a curtain with a player’s name on it. Everyone else looks away while that player opens it, with the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone.</source>
        <translation>Tout ce qui est secret, comme regarder une carte ou choisir entre échanger et faire semblant, reste derrière un rideau qui porte le nom d’un joueur. Les autres regardent ailleurs pendant que ce joueur l’ouvre, à la souris ou au clavier, puis le referme. Les questions publiques se posent devant tout le monde.</translation>
    </message>
    <message>
        <source>With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing to install; the phones only have to be on the same network.</source>
        <translation>Avec des téléphones, c’est plus rapide&#xa0;: choisissez «&#x202f;Répondre sur téléphone&#x202f;» en préparant la partie, et chacun regarde ses cartes et répond sur le sien. Plus besoin de rideau. Il n’y a rien à installer&#x202f;; il suffit que les téléphones soient sur le même réseau.</translation>
    </message>
    <message>
        <source>The opponents are honest</source>
        <translation>Les adversaires jouent franc jeu</translation>
    </message>
    <message>
        <source>The program’s players know only what could be seen from their seats. They forget, guess and bluff; they never peek.</source>
        <translation>Les joueurs du programme savent ce qu’on a vu depuis leur place, et rien de plus. Ils oublient, devinent et bluffent&#x202f;; ils ne regardent jamais en douce.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Toutes les amendes vont sur le plateau Justice, et y attendent. Plus la table se querelle, plus ce masque vaut cher.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>Les amendes de ce tour viennent après le pouvoir&#xa0;: elles restent sur le plateau Justice pour la prochaine fois.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Si le plateau Justice est vide, il ne se passe rien, mais le pouvoir compte comme utilisé.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Presque tous les scénarios ont ce masque, car il remet les amendes en circulation. Ne le perdez jamais de vue.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Deux pièces, sans condition. Simple, honnête, et souvent contesté.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>Dans la première édition, cette carte était la Reine. Voir «&#x202f;[[chapter:variants]]&#x202f;».</translation>
    </message>
    <message>
        <source>The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your card has been under the table.</source>
        <translation>Le premier bluff par excellence&#xa0;: il y a toujours un Roi quelque part. Annoncez-le peu après que votre carte est passée sous la table.</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants this mask.</source>
        <translation>Trois pièces de la banque, et rien pour personne d’autre&#xa0;: toute la table rêve de ce masque.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>Dans la première édition, cette carte était le Roi. Voir «&#x202f;[[chapter:variants]]&#x202f;».</translation>
    </message>
    <message>
        <source>Whoever was dealt this mask will be watched. Trade it away and claim it anyway.</source>
        <translation>Le joueur qui a reçu ce masque est surveillé de près. Débarrassez-vous-en par un échange, et annoncez-le quand même.</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s scenarios for two and three players.</source>
        <translation>Une carte de la première édition, qui a le même pouvoir que le [[mask:king]]. On la trouve dans les scénarios de l’extension à deux et à trois joueurs.</translation>
    </message>
    <message>
        <source>As good as the [[mask:king]], and easier to forget about.</source>
        <translation>Ce masque vaut le [[mask:king]], et on l’oublie plus vite.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>Vous choisissez les deux cartes parmi celles des autres joueurs&#xa0;: jamais la vôtre, et jamais une carte du centre. Vous ne les regardez pas, et personne d’autre que vous ne sait si vous les avez échangées.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>La pièce vient d’abord. Si elle vous amène à 13, la partie est finie avant qu’aucune carte ne bouge.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>S’il n’y a pas deux cartes d’autres joueurs à prendre, vous ne prenez que la pièce.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>À deux ou trois joueurs, les deux cartes peuvent appartenir au même joueur. Voir «&#x202f;[[chapter:small]]&#x202f;».</translation>
    </message>
    <message>
        <source>Take two cards you know nothing about, and the whole table is as lost as you are. Or take the two that everyone is sure of.</source>
        <translation>Prenez deux cartes dont vous ne savez rien, et toute la table s’y perd autant que vous. Ou bien les deux dont tout le monde est sûr.</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>Les deux voisins donnent en même temps. Si l’un d’eux perd sa dernière pièce, la partie est finie.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Quand il ne reste que deux joueurs, il n’y a qu’un voisin, qui donne 1&#xa0;pièce, une seule fois.</translation>
    </message>
    <message>
        <source>Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so count first.</source>
        <translation>Rien de tel que de riches voisins. S’il ne reste qu’une pièce à l’un d’eux, ce pouvoir met fin à la partie&#x202f;; comptez donc d’abord.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>Les fortunes entières changent de mains&#xa0;: toute la vôtre contre toute celle de l’autre joueur, en même temps.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>C’est le seul pouvoir auquel vous pouvez renoncer. Il compte alors aussi comme utilisé, et la [[mask:actress]] peut le copier.</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>Les amendes viennent après&#xa0;: un joueur qui avait tort paie avec sa nouvelle fortune.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Plus la table est riche, plus ce masque est tentant. Si vous avez beaucoup à perdre, gardez-le à l’œil.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Vous voyez les deux cartes avant de décider, et personne d’autre ne les voit. Tout le monde voit quelles cartes vous avez prises.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>Ce doit être la carte d’un autre joueur&#x202f;; le centre est hors de portée.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>À deux ou trois joueurs, votre carte est celle avec laquelle vous avez annoncé ou contesté, et vous choisissez laquelle des cartes de l’autre vous prenez.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Ce masque ne rapporte rien, mais ensuite vous connaissez deux cartes à coup sûr.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Cette carte existe en deux exemplaires. On joue avec les deux, ou avec aucun.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Si le Paysan a été annoncé et que les deux sont révélés dans cette contestation, chacun des deux prend 2&#xa0;pièces à la banque, et aucun ne paie d’amende. Cela vaut même si aucun des deux n’est le joueur qui a annoncé.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Par l’intermédiaire du [[mask:necromancer]] ou de l’[[mask:usurper]], ce pouvoir rapporte 1&#xa0;pièce. Pour la [[mask:actress]], voir sa page.</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, they each earn twice as much.</source>
        <translation>Le second Paysan a tout intérêt à contester le premier&#xa0;: chacun gagne alors le double.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Vous gagnez, sans partage, même si d’autres sont plus riches que vous. Voir «&#x202f;[[chapter:end]]&#x202f;».</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>Même avec moins de 10&#xa0;pièces, vous pouvez annoncer ce masque. Il ne se passe rien, mais le pouvoir compte comme utilisé.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Dès que quelqu’un a 10&#xa0;pièces, demandez-vous à chaque tour où est ce masque. Quelqu’un devrait contester, même au prix d’une amende.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>Le joueur choisi nomme à voix haute n’importe quel masque en jeu, sauf le [[mask:damned]], puis révèle sa carte. Juste&#xa0;: rien à payer. Faux&#xa0;: 4&#xa0;pièces, ou toute sa fortune s’il en a moins.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone whose card has already been revealed this turn.</source>
        <translation>Vous pouvez choisir n’importe qui d’autre, même un joueur dont la carte a déjà été révélée pendant ce tour.</translation>
    </message>
    <message>
        <source>A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that ends the game.</source>
        <translation>Un joueur qui se trompe avec moins de 4&#xa0;pièces vous donne tout, et la partie s’arrête, puisqu’il n’a plus une seule pièce.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Si la carte est le [[mask:damned]], c’est vous qui êtes hors jeu, et rien n’est payé.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>À deux ou trois joueurs, le joueur choisi décide aussi quelle carte révéler.</translation>
    </message>
    <message>
        <source>Choose someone whose card has just been under the table. The less they know, the better your chances.</source>
        <translation>Choisissez quelqu’un dont la carte vient de passer sous la table. Moins il en sait, meilleures sont vos chances.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Avec 3&#xa0;pièces, vous en prenez 7&#x202f;; avec 9, une seule. À 10&#xa0;ou plus, vous ne prenez rien.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Plus vous êtes pauvre, plus ce masque rapporte.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Vous faites le tour de la table dans le sens des aiguilles d’une montre. Chaque pièce reçue compte aussitôt&#xa0;: un joueur plus riche que vous au départ peut ne plus l’être quand vient son tour, et ne donne alors rien.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Égal n’est pas plus riche&#xa0;: avec autant de pièces que vous, on ne donne rien.</translation>
    </message>
    <message>
        <source>An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The first gives you 1, so you have 5. The next two no longer have more than you and give nothing. The last one gives you 1, and you end up with 6.</source>
        <translation>Un exemple&#xa0;: vous avez 4&#xa0;pièces et les autres, en partant de votre gauche, en ont 6, 5, 5&#xa0;et 9. Le premier vous en donne 1, ce qui vous en fait 5. Les deux suivants n’en ont plus davantage que vous et ne donnent rien. Le dernier vous en donne 1, et vous finissez à 6.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Chaque joueur sollicité est une étape à lui seul&#xa0;: dès que la partie est finie, le tour de table s’arrête là.</translation>
    </message>
    <message>
        <source>The fewer coins you have, the more players give. Before you ask, work out how much everyone would end up with.</source>
        <translation>Moins vous avez de pièces, plus on vous en donne. Avant de demander, voyez à combien chacun arriverait.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Vos 3&#xa0;pièces viennent d’abord. Si elles vous amènent à 13, la partie est finie avant que vos voisins ne reçoivent quoi que ce soit. Sinon, leur pièce vient ensuite et peut amener l’un d’eux à 13.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Quand il ne reste que deux joueurs, il n’y a qu’un voisin, qui prend 1&#xa0;pièce, une seule fois.</translation>
    </message>
    <message>
        <source>Your neighbours gain too. Make sure neither of them has 12.</source>
        <translation>Vos voisins y gagnent aussi. Assurez-vous qu’aucun des deux n’a 12&#xa0;pièces.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Vous prenez d’abord les pièces. Puis les deux joueurs se lèvent et changent de place&#x202f;; chacun y trouve la carte et les pièces de l’autre. Ce qu’ils savent, ils l’emportent.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>On continue à partir de la place où le tour a été joué. Quelqu’un peut ainsi jouer deux fois coup sur coup, ou attendre un peu plus longtemps.</translation>
    </message>
    <message>
        <source>The ban on announcing after a reveal follows the person, and so does a fine: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>L’interdiction d’annoncer après une révélation suit la personne, les amendes aussi&#xa0;: un joueur qui avait tort paie avec la fortune de sa nouvelle place.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>S’il ne reste qu’un autre joueur, vous prenez 1&#xa0;pièce, et personne ne bouge.</translation>
    </message>
    <message>
        <source>Send the richest player to a poor seat, and what they know about their old card is worth little there.</source>
        <translation>Envoyez le plus riche à une place pauvre&#xa0;: ce qu’il sait de son ancienne carte ne lui servira plus à grand-chose.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation>Tout le monde voit la carte, sauf le joueur à qui elle est, qui apprend seulement que les autres savent. Ce doit être la carte d’un joueur&#x202f;; le centre est hors de portée.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>La carte compte comme révélée&#xa0;: si le tour suivant est le sien, ce joueur ne peut pas annoncer.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>Les pièces viennent d’abord. Montrer le [[mask:damned]] est sans danger.</translation>
    </message>
    <message>
        <source>Show the card you have lost track of: everyone learns what it is, except its owner.</source>
        <translation>Montrez la carte dont vous avez perdu la trace&#xa0;: tout le monde apprend quel masque c’est, sauf le joueur à qui elle est.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take the coins.</source>
        <translation>C’est le plus riche des autres qui compte&#xa0;: vous pouvez avoir vous-même la plus grosse fortune de la table, et prendre quand même.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Si plusieurs sont à égalité, vous en choisissez un. Un joueur qui n’a qu’une pièce la donne.</translation>
    </message>
    <message>
        <source>It always takes from the leader, so the leader should worry about it, and everyone else should let it pass.</source>
        <translation>Ce masque prend toujours au joueur en tête&#xa0;: à lui de s’en inquiéter, et aux autres de laisser passer.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Toutes les fortunes avancent d’une place en même temps, la vôtre aussi. On saute les places des joueurs hors jeu.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Avant d’annoncer, regardez des deux côtés&#xa0;: de qui aimeriez-vous hériter&#x202f;?</translation>
    </message>
    <message>
        <source>You copy the mask that was announced on the most recent earlier turn in which a power was used.</source>
        <translation>Vous copiez le masque qui a été annoncé lors du dernier tour, avant celui-ci, où un pouvoir a vraiment été utilisé.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>Après un [[mask:necromancer]] ou un [[mask:usurper]], vous devenez vous aussi Nécromant ou Usurpateur, et non ce qu’ils sont devenus.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>Le tour d’une Comédienne ne change rien à ce qui sera copié ensuite. Tant qu’aucun pouvoir n’a été utilisé, il ne se passe rien.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that knocked its user out of the game.</source>
        <translation>Une contestation où personne n’avait le masque ne compte pas&#xa0;: aucun pouvoir n’y a été utilisé. Un pouvoir sans effet compte, tout comme celui qui a mis hors jeu le joueur qui l’utilisait.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Si vous copiez le [[mask:peasant]] et qu’au moins un Paysan a été révélé pendant ce tour, vous prenez 2&#xa0;pièces&#x202f;; chaque Paysan révélé en prend 2&#xa0;aussi, puis paie l’amende pour n’être pas la Comédienne. Sinon, vous n’en prenez qu’une.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>Le [[mask:damned]] n’est jamais copié.</translation>
    </message>
    <message>
        <source>Announce right after a strong power has been used. You get the same, and nobody has to believe that you are that mask.</source>
        <translation>Annoncez juste après un pouvoir qui rapporte. Vous en tirez autant, sans devoir faire croire que ce masque est le vôtre.</translation>
    </message>
    <message>
        <source>For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. With this mask in play, every card shows its sign.</source>
        <translation>Si c’est un masque d’homme ♂, son joueur vous paie 3&#xa0;pièces, ou toute sa fortune s’il en a moins&#x202f;; si c’est un masque de femme ♀, il ne paie rien. Avec ce masque en jeu, chaque carte porte son signe.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>Dans un scénario personnel, au moins un tiers des masques doivent être des masques de femmes. Voir «&#x202f;[[chapter:scenarios]]&#x202f;».</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>À deux ou trois joueurs, votre voisin choisit quelle carte révéler.</translation>
    </message>
    <message>
        <source>Look to your right before you announce. If you know that card is a woman’s mask, it pays nothing.</source>
        <translation>Regardez à votre droite avant d’annoncer. Si vous savez que c’est un masque de femme, il n’y a rien à gagner.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>D’abord vous cachez les pièces, en secret, puis vous choisissez qui doit deviner. La réponse se donne à voix haute, puis vous ouvrez la main.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>Jusque-là, les pièces sont à la banque. Bonne réponse&#xa0;: elles vont toutes au joueur qui a deviné&#x202f;; mauvaise réponse&#xa0;: elles sont à vous. Personne ne perd rien.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>Trois pièces, c’est tentant, et tout le monde le sait. N’en cachez donc parfois qu’une.</translation>
    </message>
    <message>
        <source>Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Personne ne veut de ce masque, et personne n’a le droit de prétendre l’avoir. Tout est expliqué dans «&#x202f;[[chapter:expansion]]&#x202f;»&#x202f;; en bref&#xa0;:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Si vous le révélez dans une contestation, vous êtes hors jeu avant qu’aucun pouvoir ne soit utilisé.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Si vous forcez quelqu’un à le révéler avec le [[mask:guru]], la [[mask:courtesan]], l’[[mask:usurper]] ou le [[mask:bear_tamer]], c’est vous qui êtes hors jeu. Votre propre carte va, sans être vue, là où il se trouvait.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Si vous le tirez du cimetière avec le [[mask:necromancer]], vous êtes hors jeu aussi.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>Le regarder, l’échanger ou le montrer avec la [[mask:princess]] est sans danger.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Si vous risquez de le porter, ne contestez pas. Refilez-le sous la table.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Tout le monde voit la carte retournée, que vous glissez ensuite sous les autres. Vous utilisez son pouvoir comme si c’était le vôtre. Voir «&#x202f;[[chapter:expansion]]&#x202f;».</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Si c’est le [[mask:damned]], vous êtes hors jeu, et la carte est défaussée.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Si le cimetière est vide, il ne se passe rien.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Si c’est un masque dont le pouvoir a déjà été utilisé pendant ce tour, il ne se passe rien. Voir «&#x202f;[[chapter:masks]]&#x202f;».</translation>
    </message>
    <message>
        <source>Remember what has been turned up: those cards lie at the bottom, and the rest are still to come.</source>
        <translation>Retenez ce qui a été retourné&#xa0;: ces cartes sont tout en dessous, et les autres sont encore à venir.</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>Vous regardez les deux cartes sans les montrer&#x202f;; tout le monde voit lesquelles. Jamais une des vôtres. S’il y en a moins de deux à regarder, vous regardez ce qu’il y a.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>La pièce vient d’abord.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Regardez là où vous avez perdu le fil&#xa0;: deux cartes connues à coup sûr en trahissent souvent une troisième.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation>Vous pouvez nommer n’importe quel masque en jeu, sauf le [[mask:damned]]. Si vous vous trompez, il ne se passe rien, mais tout le monde a vu la carte. Ce doit être la carte d’un joueur&#x202f;; le centre est hors de portée.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Vous ne pouvez pas choisir un joueur dont une carte a déjà été révélée pendant ce tour, même s’il a d’autres cartes. S’il ne reste personne, il ne se passe rien.</translation>
    </message>
    <message>
        <source>If the player you choose sits on your left, they must swap on their turn, or pretend to. That is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]].</source>
        <translation>Si vous choisissez votre voisin de gauche, il doit, quand vient son tour, échanger ou faire semblant&#xa0;: l’extension le veut ainsi, et le programme aussi, sauf si vous choisissez une autre règle. Voir «&#x202f;[[chapter:variants]]&#x202f;».</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Si la carte est le [[mask:damned]], vous êtes hors jeu, et aucun pouvoir ne suit.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Un masque dont le pouvoir a déjà été utilisé pendant ce tour ne fait rien de plus. Voir «&#x202f;[[chapter:masks]]&#x202f;».</translation>
    </message>
    <message>
        <source>You only need to be right about one card. Name the mask of somebody whose card was revealed recently, but not this turn.</source>
        <translation>Il suffit de voir juste pour une seule carte. Nommez le masque de quelqu’un dont la carte vient d’être révélée, mais pas pendant ce tour.</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>Cette carte n’a pas de pouvoir à elle&#xa0;: vous en composez un dans un scénario personnel, en une à quatre étapes exécutées dans l’ordre. On le montre à tout le monde avant la partie.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Pièces&#xa0;: en prendre de 1&#xa0;à 5&#xa0;à la banque ou à d’autres joueurs, en donner de 1&#xa0;à 5, prendre celles du plateau Justice, échanger sa fortune avec quelqu’un, ou faire avancer toutes les fortunes d’une place.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Cartes&#xa0;: en regarder une, en échanger deux ou faire semblant, ou forcer un autre joueur à révéler la sienne.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Si l’une des étapes prend à la banque, la carte porte une ★. Après chaque étape, on vérifie si la partie est finie. Une étape pour laquelle il n’y a personne à choisir, ou pas de carte, ne fait rien.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Si une étape force quelqu’un à révéler le [[mask:damned]], c’est vous qui êtes hors jeu.</translation>
    </message>
    <message>
        <source>Read the composed power before the game starts, and ask yourself who profits most from it.</source>
        <translation>Lisez le pouvoir composé avant le début de la partie, et demandez-vous à qui il profite le plus.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation>Petite table à trois</translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation>Petite table à deux</translation>
    </message>
    <message>
        <source>Infernal trio</source>
        <translation>Trio infernal</translation>
    </message>
    <message>
        <source>Deadly duel</source>
        <translation>Duel mortel</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Let it roll!</source>
        <translation>En avant la fête&#x202f;!</translation>
    </message>
    <message>
        <source>Strength in unity</source>
        <translation>L’union fait la force</translation>
    </message>
    <message>
        <source>Ultimate combo</source>
        <translation>Combo ultime</translation>
    </message>
    <message numerus="yes">
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>A · %n&#xa0;joueur</numerusform>
            <numerusform>A · %n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>B · %n&#xa0;joueur</numerusform>
            <numerusform>B · %n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>A · {fewest}–{most} players</source>
        <translation>A · {fewest}–{most}&#xa0;joueurs</translation>
    </message>
    <message>
        <source>B · {fewest}–{most} players</source>
        <translation>B · {fewest}–{most}&#xa0;joueurs</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>Le meilleur choix pour une première partie.</translation>
    </message>
    <message>
        <source>For many players; a first game is easier with six.</source>
        <translation>Pour une grande tablée&#x202f;; une première partie est plus simple à six.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; made for this program.</source>
        <translation>Pour qui connaît les scénarios A&#x202f;; composé pour ce programme.</translation>
    </message>
    <message>
        <source>A scenario from the expansion.</source>
        <translation>Un scénario de l’extension.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Une petite table&#xa0;: chaque joueur a plusieurs cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n&#xa0;masque</numerusform>
            <numerusform>%n&#xa0;masques</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom scenario</source>
        <translation>Scénario personnel</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Scénario inconnu</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Pas encore jouable&#xa0;:</translation>
    </message>
    <message>
        <source>This scenario can be played, by house rules:</source>
        <translation>Ce scénario peut se jouer, avec des règles maison&#xa0;:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Ce scénario est jouable.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} (À {numbers}&#xa0;joueurs.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Minimum de joueurs</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Maximum de joueurs</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nom du scénario</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Un joueur de moins</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation>Masques en jeu</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Cimetière</translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation>Masques du cimetière</translation>
    </message>
    <message>
        <source>The usual masks</source>
        <translation>Les masques habituels</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Choix personnel</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The file doesn’t exist or can’t be opened.</source>
        <translation>Ce fichier n’existe pas, ou ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB, so it isn’t a scenario.</source>
        <translation>Le fichier dépasse {most}&#xa0;ko&#xa0;: ce n’est pas un scénario.</translation>
    </message>
    <message>
        <source>The file is damaged or isn’t a scenario.</source>
        <translation>Le fichier est endommagé, ou ce n’est pas un scénario.</translation>
    </message>
    <message>
        <source>The file isn’t a scenario.</source>
        <translation>Le fichier n’est pas un scénario.</translation>
    </message>
    <message>
        <source>The file was made by a different version of the program.</source>
        <translation>Le fichier vient d’une autre version du programme.</translation>
    </message>
    <message>
        <source>The file has an unknown entry: {key}.</source>
        <translation>Le fichier contient une entrée inconnue&#xa0;: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} characters.</source>
        <translation>Le nom doit avoir de 1&#xa0;à {most}&#xa0;caractères.</translation>
    </message>
    <message>
        <source>The number of players must be between {fewest} and {most}.</source>
        <translation>Le nombre de joueurs doit être compris entre {fewest} et {most}.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>La liste des masques est endommagée&#xa0;: {key}.</translation>
    </message>
    <message>
        <source>No such mask: {mask}.</source>
        <translation>Ce masque n’existe pas&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too many times: {mask}.</source>
        <translation>Ce masque y figure trop de fois&#xa0;: {mask}.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power isn’t allowed. Details: {error}</source>
        <translation>Le pouvoir du Montreur d’ours n’est pas permis. Détails (en anglais)&#xa0;: {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>Au centre</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>random name</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Character of player {number}</source>
        <translation>Personnage du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Qui occupe la place {number}</translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation>Tempérament du joueur {number}</translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation>Programme du joueur {number}</translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation>fichier.py:Classe ou cmd:…</translation>
    </message>
    <message>
        <source>Your own bot: file.py:Class, or cmd: followed by the command to run.</source>
        <translation>Votre propre bot&#xa0;: fichier.py:Classe, ou cmd:… avec la commande à lancer.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect at once.</source>
        <translation>Prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>A ball at night, a bright salon, or high contrast.</source>
        <translation>Un bal de nuit, un salon lumineux, ou un contraste élevé.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>From 80 to 200 percent.</source>
        <translation>De 80&#xa0;à 200&#xa0;%.</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Temps de lecture</translation>
    </message>
    <message>
        <source>Wait for me after a reveal</source>
        <translation>M’attendre après une révélation</translation>
    </message>
    <message>
        <source>After cards are revealed, the game waits until you press Space.</source>
        <translation>Quand des cartes sont révélées, la partie attend que vous appuyiez sur Espace.</translation>
    </message>
    <message>
        <source>Wait for me after each turn</source>
        <translation>M’attendre après chaque tour</translation>
    </message>
    <message>
        <source>The game waits until you press Space. Always on while a screen reader is running.</source>
        <translation>La partie attend que vous appuyiez sur Espace. Toujours actif avec un lecteur d’écran.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Show results without animation.</source>
        <translation>Montrer ce qui s’est passé sans rien faire bouger.</translation>
    </message>
    <message>
        <source>Confetti</source>
        <translation>Confettis</translation>
    </message>
    <message>
        <source>When you win, paper falls over the table. Never with reduced motion.</source>
        <translation>Quand vous gagnez, il pleut des confettis sur la table. Jamais avec le mouvement réduit.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Cards, coins and bells. Press {sound} at the table to mute.</source>
        <translation>Cartes, pièces et clochettes. À la table, {sound} le coupe ou le remet.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>From 0 to 100 percent.</source>
        <translation>De 0&#xa0;à 100&#xa0;%.</translation>
    </message>
    <message>
        <source>How long each message stays on screen. The pace decides unless you do.</source>
        <translation>Durée d’affichage des messages. Le rythme en décide, sauf si vous choisissez.</translation>
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
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips.</source>
        <translation>Vitesse à laquelle la partie avance. À la table, + et − la changent aussi. {pause} met en pause, Espace passe à la suite.</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Plus fort</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Changes are saved as you make them.</source>
        <translation>Les paramètres sont enregistrés à mesure que vous les changez.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>Go to the deal</source>
        <translation>Aller à la distribution</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Names of keys for which Qt has no translation, or a different one.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lentement</translation>
    </message>
    <message>
        <source>How many coins do I have?</source>
        <translation>Combien de pièces ai-je&#x202f;?</translation>
    </message>
    <message>
        <source>How many coins does everyone have, from the left?</source>
        <translation>Combien de pièces a chacun, en partant de la gauche&#x202f;?</translation>
    </message>
    <message>
        <source>Whose turn is it, and who has contested?</source>
        <translation>À qui est-ce de jouer, et qui a contesté&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards are face up or have notes?</source>
        <translation>Quelles cartes sont face visible ou ont une note&#x202f;?</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Message précédent</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Message suivant</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Revenir à la question</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Revoir la partie à partir de cette décision</translation>
    </message>
    <message>
        <source>Next heading on the page</source>
        <translation>Titre suivant de la page</translation>
    </message>
    <message>
        <source>Previous heading on the page</source>
        <translation>Titre précédent de la page</translation>
    </message>
    <message>
        <source>Next link on the page, then the next control</source>
        <translation>Lien suivant de la page, puis élément suivant</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Suivre le lien</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Aller à l’élément suivant</translation>
    </message>
    <message>
        <source>Previous control</source>
        <translation>Revenir à l’élément précédent</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Appuyer sur le bouton sélectionné</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Se déplacer dans une liste ou un groupe de choix</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Afficher ces raccourcis</translation>
    </message>
    <message>
        <source>Toggle full screen</source>
        <translation>Activer ou quitter le plein écran</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Choisir une réponse</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Parcourir la table ou les réponses</translation>
    </message>
    <message>
        <source>Choose the focused item, or confirm</source>
        <translation>Choisir l’élément sélectionné, ou confirmer</translation>
    </message>
    <message>
        <source>Undo the last choice, or leave the table</source>
        <translation>Annuler le dernier choix, ou quitter la table</translation>
    </message>
    <message>
        <source>Press the focused answer; otherwise skip to the next question, or turn cards face down</source>
        <translation>Choisir la réponse sélectionnée, sinon passer à la question suivante ou remettre les cartes face cachée</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Mettre en pause ou reprendre</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with Notebook or Coach help)</source>
        <translation>Épingler une note à la carte sélectionnée (avec l’aide Carnet ou Coach)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Demander au coach</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Sur cet écran</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation>Masques en jeu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour-ci</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Remettre le son</translation>
    </message>
    <message>
        <source>Volume: turn the wheel, or right-click</source>
        <translation>Volume&#xa0;: molette ou clic droit</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset all statistics? Your saved games stay, but no longer count.</source>
        <translation>Réinitialiser toutes les statistiques&#x202f;? Vos parties enregistrées restent, mais ne comptent plus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} sur {games}</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux mélangés</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Sans bots</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Réinitialiser…</translation>
    </message>
    <message>
        <source>Reset all statistics</source>
        <translation>Réinitialiser toutes les statistiques</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Groupées par</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Parties prises en compte</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Contre des bots</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Parties en solo</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>Games with several people at one screen</source>
        <translation>Parties à plusieurs devant un même écran</translation>
    </message>
    <message>
        <source>No finished games yet. Finish one and its figures appear here.</source>
        <translation>Pas encore de partie terminée. Finissez-en une, et ses chiffres apparaîtront ici.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lies told</source>
        <translation>Mensonges</translation>
    </message>
    <message>
        <source>Lies believed</source>
        <translation>Mensonges réussis</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Contestations</translation>
    </message>
    <message>
        <source>Contests won</source>
        <translation>Contestations gagnées</translation>
    </message>
    <message>
        <source>Lies you let pass</source>
        <translation>Mensonges laissés passer</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Par nombre de joueurs</translation>
    </message>
    <message>
        <source>By scenario</source>
        <translation>Par scénario</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>Par personnage</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Masks worn most</source>
        <translation>Masques les plus portés</translation>
    </message>
    <message>
        <source>Fortunes in recent games</source>
        <translation>Fortunes des dernières parties</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation>Étape {number}&#xa0;: ce qu’elle fait</translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation>Étape {number}&#xa0;: combien de pièces</translation>
    </message>
    <message>
        <source>Step {number}: who or what</source>
        <translation>Étape {number}&#xa0;: qui ou quoi</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>Retirer l’étape {number}</translation>
    </message>
    <message>
        <source>Move step {number} up</source>
        <translation>Monter l’étape {number}</translation>
    </message>
    <message>
        <source>Do this step earlier</source>
        <translation>Faire cette étape plus tôt</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Retirer cette étape</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Leave the table? The game is saved, and you can continue it at any time.</source>
        <translation>Quitter la table&#x202f;? La partie est enregistrée, vous pourrez la reprendre à tout moment.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is saved)</source>
        <translation>Quitter la table (la partie est enregistrée)</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Passer à la question suivante</translation>
    </message>
    <message>
        <source>Pace: {pace} (+ and −)</source>
        <translation>Rythme&#xa0;: {pace} (+ et −)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Répondre sur vos téléphones</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>See your own card. Risk-free, but it takes your turn.</source>
        <translation>Voir votre carte. Sans risque, mais cela prend votre tour.</translation>
    </message>
    <message>
        <source>Take your card and another under the table. Only you know whether you swap them.</source>
        <translation>Passer votre carte et une autre sous la table, et les échanger ou non&#xa0;: c’est votre secret.</translation>
    </message>
    <message>
        <source>Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin.</source>
        <translation>Nommer un masque et utiliser son pouvoir. Si on conteste, révéler votre carte&#x202f;; si c’est faux, payer 1&#xa0;pièce.</translation>
    </message>
    <message>
        <source>Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin.</source>
        <translation>Dire que ce masque est à vous et révéler votre carte. Vrai&#xa0;: son pouvoir est à vous. Faux&#xa0;: payer 1&#xa0;pièce.</translation>
    </message>
    <message>
        <source>The two cards change places. Only you know.</source>
        <translation>Les deux cartes changent de place. C’est votre secret.</translation>
    </message>
    <message>
        <source>Both cards return to where they were. Only you know.</source>
        <translation>Les deux cartes reviennent à leur place. C’est votre secret.</translation>
    </message>
    <message>
        <source>wins the game</source>
        <extracomment>What a power would bring now.</extracomment>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>may win the game</source>
        <translation>peut gagner la partie</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>met fin à la partie</translation>
    </message>
    <message>
        <source>brings no coins</source>
        <translation>ne rapporte rien</translation>
    </message>
    <message>
        <source>depends on a mask</source>
        <translation>dépend d’un masque</translation>
    </message>
    <message>
        <source>{name} would win the game</source>
        <translation>{name} gagnerait la partie</translation>
    </message>
    <message>
        <source>{name} may win the game</source>
        <translation>{name} peut gagner la partie</translation>
    </message>
    <message>
        <source>{gain}; you risk 1 coin</source>
        <extracomment>What contesting may bring, and the fine for those who are wrong.</extracomment>
        <translation>{gain}&#x202f;; vous risquez 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>{gain}; you risk your last coin</source>
        <translation>{gain}&#x202f;; vous risquez votre dernière pièce</translation>
    </message>
    <message>
        <source>{gain}: {total}</source>
        <extracomment>“+3 coins: you’d have 12 coins”</extracomment>
        <translation>{gain}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>First to {coins} coins wins</source>
        <translation>Le premier à {coins}&#xa0;pièces gagne</translation>
    </message>
    <message>
        <source>Point at anything to see what it is.</source>
        <translation>Survolez un élément pour savoir ce que c’est.</translation>
    </message>
    <message>
        <source>You could win on your next turn!</source>
        <translation>Vous pourriez gagner à votre prochain tour&#x202f;!</translation>
    </message>
    <message>
        <source>Could win on their next turn: {names}</source>
        <translation>Victoire possible en un tour&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Coins that nobody owns yet. Many powers take from here.</source>
        <translation>La réserve de pièces. Beaucoup de pouvoirs y puisent.</translation>
    </message>
    <message>
        <source>Fines are paid here. The Judge’s power takes them all.</source>
        <translation>C’est ici qu’on paie les amendes. Le pouvoir du Juge les prend toutes.</translation>
    </message>
    <message>
        <source>Masks that aren’t in play. The Necromancer uses the power of the top one.</source>
        <translation>Des masques qui ne sont pas en jeu. Le Nécromant utilise le pouvoir de celui du dessus.</translation>
    </message>
    <message>
        <source>A face-down card. Which mask is it by now?</source>
        <translation>Une carte face cachée. Quel masque est-ce, à présent&#x202f;?</translation>
    </message>
    <message>
        <source>This card belongs to nobody. On your turn you can swap your own card with it.</source>
        <translation>Cette carte n’est à personne. À votre tour, vous pouvez l’échanger contre la vôtre.</translation>
    </message>
    <message>
        <source>A protected card. Only its owner can swap it, with another of their own cards.</source>
        <translation>Une carte protégée. Seul le joueur à qui elle est peut l’échanger, contre une autre de ses cartes.</translation>
    </message>
    <message>
        <source>Your card. You may look at it on your turn.</source>
        <translation>Votre carte. Vous pouvez la regarder à votre tour.</translation>
    </message>
    <message>
        <source>Don’t claim the mask. You pay no fine.</source>
        <translation>Vous ne revendiquez pas le masque. Pas d’amende.</translation>
    </message>
    <message>
        <source>Everyone at this screen lets it pass.</source>
        <translation>À cet écran, tous laissent passer.</translation>
    </message>
    <message>
        <source>If anybody runs out of coins, the richest player wins.</source>
        <translation>Si quelqu’un n’a plus aucune pièce, le plus riche gagne.</translation>
    </message>
    <message>
        <source>Most coins: {coins} ({names})</source>
        <extracomment>While no one is near the goal: how many coins the richest have, and who they are.</extracomment>
        <translation>Plus grande fortune&#xa0;: {coins} ({names})</translation>
    </message>
    <message>
        <source>Most coins: {coins}</source>
        <extracomment>The same if too many players have as much.</extracomment>
        <translation>Plus grande fortune&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Right-click it or drop a mask on it for a note.</source>
        <translation>Clic droit ou masque glissé dessus pour prendre une note.</translation>
    </message>
    <message>
        <source>Could win on their next turn as: {masks}.</source>
        <translation>Victoire possible en un tour avec&#xa0;: {masks}.</translation>
    </message>
    <message>
        <source>Bot: {kind}.</source>
        <extracomment>How a bot plays: “Bot: Master, bold.”</extracomment>
        <translation>Bot&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Hors jeu.</translation>
    </message>
    <message>
        <source>up to {gain}</source>
        <extracomment>What an effect that depends on chance brings, on a small card: “up to +4”.</extracomment>
        <translation>max. {gain}</translation>
    </message>
    <message>
        <source>{name}: {gain}</source>
        <extracomment>A mask or another answer, and what it would bring: “King: +2 coins”.</extracomment>
        <translation>{name}&#xa0;: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>you’d have %n coin(s)</source>
        <translation>
            <numerusform>vous auriez %n&#xa0;pièce</numerusform>
            <numerusform>vous auriez %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>peut vous coûter %n&#xa0;pièce</numerusform>
            <numerusform>peut vous coûter %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n&#xa0;pièce</numerusform>
            <numerusform>−%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n&#xa0;pièce</numerusform>
            <numerusform>+%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>%n&#xa0;joueur pourrait gagner en un tour</numerusform>
            <numerusform>%n&#xa0;joueurs pourraient gagner en un tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>À %n&#xa0;pièce de la victoire.</numerusform>
            <numerusform>À %n&#xa0;pièces de la victoire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks, then press Enter to turn them all face down.</source>
        <translation>Étudiez les masques, puis appuyez sur Entrée pour les retourner tous face cachée.</translation>
    </message>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}&#xa0;: {mask}</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Please type a number from 1 to {most}, or ? for help.</source>
        <translation>Tapez un nombre de 1&#xa0;à {most}, ou&#x202f;? pour l’aide.</translation>
    </message>
    <message>
        <source>If you mean it, type the same number again.</source>
        <translation>Si c’est bien votre choix, tapez encore une fois le même nombre.</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with {command}.</source>
        <translation>La partie est enregistrée. Reprenez-la avec {command}.</translation>
    </message>
    <message>
        <source>The game wasn’t saved.</source>
        <translation>La partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Your unfinished game has been moved to {folder}.</source>
        <translation>Votre partie inachevée a été déplacée dans {folder}.</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why there is nothing to play; they stand after a colon.</extracomment>
        <translation>il n’y a pas de partie interrompue</translation>
    </message>
    <message>
        <source>this game is over; {command} prints what happened</source>
        <translation>cette partie est terminée&#x202f;; {command} raconte ce qui s’y est passé</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Type ? for help.</source>
        <extracomment>Below the first question.</extracomment>
        <translation>Tapez un nombre et appuyez sur Entrée. Tapez&#x202f;? pour l’aide.</translation>
    </message>
    <message>
        <source>c  show everyone’s coins</source>
        <extracomment>Keys and what they do: c, m and q stay as they are.</extracomment>
        <translation>c&#xa0;– afficher les pièces de tout le monde</translation>
    </message>
    <message>
        <source>m  show the masks in play and their powers</source>
        <translation>m&#xa0;– afficher les masques en jeu et leurs pouvoirs</translation>
    </message>
    <message>
        <source>q  save the game and leave</source>
        <translation>q&#xa0;– enregistrer la partie et quitter</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Banque&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Courthouse: {coins}</source>
        <translation>Plateau Justice&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Coins: {list}</source>
        <extracomment>One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.</extracomment>
        <translation>Pièces&#xa0;: {list}</translation>
    </message>
    <message>
        <source>{mask}: {power}</source>
        <translation>{mask}&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>In the graveyard:</source>
        <extracomment>Below the masks in play and their powers; more masks follow.</extracomment>
        <translation>Au cimetière&#xa0;:</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>Les masques à la fin&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{name} can’t go on. A simple bot takes over. Details: {why}</source>
        <translation>{name} ne peut pas continuer. Un bot tout simple prend le relais. Détails (en anglais)&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Saved games can’t start programs: a medium bot (“regular”) takes over for {names}.</source>
        <translation>Une partie enregistrée ne peut pas lancer de programme&#x202f;; un bot moyen («&#x202f;Fidèle&#x202f;») prend le relais pour&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The game can’t be saved: {why}. Play on: the program tries again after every move.</source>
        <translation>La partie ne peut pas être enregistrée&#xa0;: {why}. Continuez à jouer&#x202f;; le programme réessaie à chaque coup.</translation>
    </message>
    <message>
        <source>An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}</source>
        <translation>Une partie inachevée n’a pas pu être déplacée parmi vos parties enregistrées. Son fichier est conservé ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The coach had to stop and won’t be back this game.</source>
        <translation>Le coach a dû s’arrêter et ne reviendra pas dans cette partie.</translation>
    </message>
    <message>
        <source>That answer isn’t possible. Please choose again.</source>
        <translation>Cette réponse n’est pas possible. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reasons why a file can’t be saved or opened; they stand after a colon.</extracomment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <translation>impossible d’écrire dans ce dossier</translation>
    </message>
    <message>
        <source>the file or folder doesn’t exist</source>
        <translation>le fichier ou le dossier n’existe pas</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>you aren’t allowed to open it</source>
        <translation>vous n’avez pas le droit de l’ouvrir</translation>
    </message>
    <message>
        <source>it is damaged or isn’t a game</source>
        <translation>ce fichier est endommagé ou n’est pas une partie</translation>
    </message>
    <message>
        <source>unexpected error ({details})</source>
        <translation>erreur inattendue ({details})</translation>
    </message>
    <message>
        <source>another game is open in a second window</source>
        <translation>une autre partie est ouverte dans une seconde fenêtre</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {why}.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être ouvert&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est ni une partie ni un scénario de Mascarade, ou le fichier est abîmé.</translation>
    </message>
    <message>
        <source>A saved game is damaged and can’t be resumed. It is kept here: {path}</source>
        <translation>Une partie enregistrée est endommagée et ne peut pas être reprise. Elle est conservée ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The unfinished game was saved by a newer version of this program. It is kept here: {path}</source>
        <translation>La partie inachevée a été enregistrée par une version plus récente de ce programme. Elle est conservée ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The unfinished game can’t be read. The next new game moves it aside: {path}</source>
        <translation>La partie inachevée est illisible. La prochaine nouvelle partie la mettra de côté&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Some settings couldn’t be read and were reset. The old file is kept here: {path}</source>
        <translation>Certains paramètres étaient illisibles et ont été réinitialisés. L’ancien fichier est conservé ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The settings couldn’t be read and were reset. What was there is kept here: {path}</source>
        <translation>Les paramètres étaient illisibles et ont été réinitialisés. Ce qu’ils contenaient est conservé ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Settings can’t be saved; your changes last until you quit. File: {path}</source>
        <translation>Les paramètres ne peuvent pas être enregistrés&#x202f;; vos changements durent jusqu’à la fermeture du programme. Fichier&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so settings can’t be saved; your changes last until you quit.</source>
        <translation>Le disque est plein&#xa0;: les paramètres ne peuvent pas être enregistrés&#x202f;; vos changements durent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The statistics file couldn’t be used, so your saved games were counted again. The old file is kept here: {path}</source>
        <translation>Le fichier des statistiques était inutilisable&#x202f;: vos parties enregistrées ont été recomptées. L’ancien fichier est conservé ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved; next time, your games will be counted again.</source>
        <translation>Les statistiques ne peuvent pas être enregistrées&#x202f;; la prochaine fois, vos parties seront recomptées.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>The sand has run out.</source>
        <translation>Le sablier est vide.</translation>
    </message>
    <message>
        <source>The sand is running.</source>
        <translation>Le sablier coule.</translation>
    </message>
</context>
<context>
    <name>TurnOrder</name>
    <message>
        <source>Next turns: {names}</source>
        <translation>Prochains tours&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>%n&#xa0;mensonge dans cette partie.</numerusform>
            <numerusform>%n&#xa0;mensonges dans cette partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Tour {turn}&#xa0;: vous avez annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Tour {turn}&#xa0;: {name} a annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Personne n’a contesté.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Tour {turn}&#xa0;: vous avez annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Contesté par&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Tour {turn}&#xa0;: {name} a annoncé «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}). Contesté par&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Tour {turn}&#xa0;: vous avez contesté «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}).</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Tour {turn}&#xa0;: {name} a contesté «&#x202f;{mask}&#x202f;» en portant un autre masque ({truth}).</translation>
    </message>
    <message>
        <source>It could have been true.</source>
        <extracomment>After a sentence about a false claim that its player could have believed: by mistake, or at a venture.</extracomment>
        <translation>Cela aurait pu être vrai.</translation>
    </message>
    <message>
        <source>It earned nothing.</source>
        <translation>Cela n’a rien rapporté.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>Personne n’a menti dans cette partie. Chapeau&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>Cela a rapporté %n&#xa0;pièce.</numerusform>
            <numerusform>Cela a rapporté %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>Cela a coûté %n&#xa0;pièce.</numerusform>
            <numerusform>Cela a coûté %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n&#xa0;autre fausse annonce aurait pu être vraie.</numerusform>
            <numerusform>%n&#xa0;autres fausses annonces auraient pu être vraies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n&#xa0;fausse annonce aurait pu être vraie.</numerusform>
            <numerusform>%n&#xa0;fausses annonces auraient pu être vraies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewerScreen</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribution</translation>
    </message>
    <message>
        <source>Watching live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Bas les masques</translation>
    </message>
    <message>
        <source>Who won and why, with all masks off</source>
        <translation>Qui a gagné et pourquoi, tous masques tombés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Add this game to your replays</source>
        <translation>Ajouter cette partie aux vôtres</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>All masks face up</source>
        <translation>Masques découverts</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>All right, that fish was off!</source>
        <extracomment>Zanetta, a fishmonger (a woman)</extracomment>
        <translation>D’accord, ce poisson n’était pas frais&#x202f;!</translation>
    </message>
    <message>
        <source>Loud isn’t the same as true, then.</source>
        <translation>Crier fort ne suffit donc pas.</translation>
    </message>
    <message>
        <source>Fresh as this morning’s catch!</source>
        <translation>Frais comme la pêche du matin&#x202f;!</translation>
    </message>
    <message>
        <source>I don’t sell stale goods!</source>
        <translation>Chez moi, rien de périmé&#x202f;!</translation>
    </message>
    <message>
        <source>Hands off my stall!</source>
        <translation>Bas les pattes, c’est mon étal&#x202f;!</translation>
    </message>
    <message>
        <source>Gulls, the lot of you!</source>
        <translation>Tous des mouettes, ma parole&#x202f;!</translation>
    </message>
    <message>
        <source>Now that’s what I call a catch!</source>
        <translation>Voilà ce que j’appelle une belle prise&#x202f;!</translation>
    </message>
    <message>
        <source>The scales don’t lie, darlings!</source>
        <translation>La balance ne ment pas, mes chéris&#x202f;!</translation>
    </message>
    <message>
        <source>Sold out! Off you go home!</source>
        <translation>Tout est vendu&#x202f;! Rentrez chez vous&#x202f;!</translation>
    </message>
    <message>
        <source>There’s always tomorrow’s tide.</source>
        <translation>La marée remonte toujours demain.</translation>
    </message>
    <message>
        <source>Worth it for your faces!</source>
        <extracomment>Bettina, young and red-haired</extracomment>
        <translation>Rien que pour vos têtes, ça valait le coup&#x202f;!</translation>
    </message>
    <message>
        <source>And I’d do it again!</source>
        <translation>Et je le referais&#x202f;!</translation>
    </message>
    <message>
        <source>Ha! Who else wants to try?</source>
        <translation>Ha&#x202f;! À qui le tour&#x202f;?</translation>
    </message>
    <message>
        <source>Next time, just believe me.</source>
        <translation>La prochaine fois, croyez-moi.</translation>
    </message>
    <message>
        <source>Go on, take it! I’ll win it back.</source>
        <translation>Allez-y, prenez&#x202f;! Je me referai.</translation>
    </message>
    <message>
        <source>Now you’ve made me angry.</source>
        <translation>Là, vous m’avez fâchée.</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>C’est tout&#x202f;?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Je pourrais m’y habituer.</translation>
    </message>
    <message>
        <source>Told you! Didn’t I tell you?</source>
        <translation>Je l’avais dit&#x202f;! Je ne l’avais pas dit&#x202f;?</translation>
    </message>
    <message>
        <source>Again! Deal again! Right now!</source>
        <translation>Encore&#x202f;! On redistribue&#x202f;! Tout de suite&#x202f;!</translation>
    </message>
    <message>
        <source>A shot across my own bow.</source>
        <extracomment>Vettor, a captain</extracomment>
        <translation>J’ai tiré sur mon propre navire.</translation>
    </message>
    <message>
        <source>I’ve survived worse broadsides.</source>
        <translation>J’ai survécu à de pires bordées.</translation>
    </message>
    <message>
        <source>Never dare a captain.</source>
        <translation>On ne défie pas un capitaine.</translation>
    </message>
    <message>
        <source>A direct hit!</source>
        <translation>En plein dans le mille&#x202f;!</translation>
    </message>
    <message>
        <source>Pirates! All hands on deck!</source>
        <translation>Des pirates&#x202f;! Tous sur le pont&#x202f;!</translation>
    </message>
    <message>
        <source>We’re taking on water…</source>
        <translation>Nous prenons l’eau…</translation>
    </message>
    <message>
        <source>A full hold and a fair wind.</source>
        <translation>La cale est pleine et le vent est bon.</translation>
    </message>
    <message>
        <source>Hoist the flag, we’re rich!</source>
        <translation>Hissez le pavillon, nous sommes riches&#x202f;!</translation>
    </message>
    <message>
        <source>Drop anchor. The prize is mine.</source>
        <translation>Jetez l’ancre. La prise est à moi.</translation>
    </message>
    <message>
        <source>The captain goes down with his ship.</source>
        <translation>Le capitaine coule avec son navire.</translation>
    </message>
    <message>
        <source>A wrong note. It happens to the best.</source>
        <extracomment>Faustina, an opera singer</extracomment>
        <translation>Une fausse note. Même les divas en font.</translation>
    </message>
    <message>
        <source>I was merely acting!</source>
        <translation>Ce n’était qu’un rôle&#x202f;!</translation>
    </message>
    <message>
        <source>You may applaud now.</source>
        <translation>Vous pouvez applaudir.</translation>
    </message>
    <message>
        <source>And that was only the overture.</source>
        <translation>Et ce n’était que l’ouverture.</translation>
    </message>
    <message>
        <source>I shall faint. Somebody catch me.</source>
        <translation>Je défaille. Qu’on me rattrape&#x202f;!</translation>
    </message>
    <message>
        <source>What a tragic third act!</source>
        <translation>Quel troisième acte tragique&#x202f;!</translation>
    </message>
    <message>
        <source>My fee, at last.</source>
        <translation>Mon cachet, enfin.</translation>
    </message>
    <message>
        <source>Encore! Encore!</source>
        <translation>Bis&#x202f;! Bis&#x202f;!</translation>
    </message>
    <message>
        <source>Flowers to my dressing room, please.</source>
        <translation>Les fleurs dans ma loge, je vous prie.</translation>
    </message>
    <message>
        <source>The critics will be merciless.</source>
        <translation>La critique sera impitoyable.</translation>
    </message>
    <message>
        <source>The Senate will hear nothing of this.</source>
        <extracomment>Alvise, an old senator</extracomment>
        <translation>Le Sénat n’en saura rien.</translation>
    </message>
    <message>
        <source>Strike that from the minutes.</source>
        <translation>Qu’on raye cela du procès-verbal.</translation>
    </message>
    <message>
        <source>Forty years in the Senate. I don’t guess.</source>
        <translation>Quarante ans de Sénat. Je ne devine pas.</translation>
    </message>
    <message>
        <source>As the records show.</source>
        <translation>Comme l’attestent les archives.</translation>
    </message>
    <message>
        <source>I move that we adjourn. At once.</source>
        <translation>Je demande une suspension de séance&#x202f;!</translation>
    </message>
    <message>
        <source>In my day, one asked first.</source>
        <translation>De mon temps, on demandait d’abord.</translation>
    </message>
    <message>
        <source>A modest reserve, for hard times.</source>
        <translation>Une modeste réserve pour les temps durs.</translation>
    </message>
    <message>
        <source>Order, order! Nobody touch anything.</source>
        <translation>Silence&#x202f;! Que personne ne touche à rien.</translation>
    </message>
    <message>
        <source>Motion carried.</source>
        <translation>La motion est adoptée.</translation>
    </message>
    <message>
        <source>I shall demand a recount.</source>
        <translation>J’exige un nouveau décompte.</translation>
    </message>
    <message>
        <source>I shall confess that on Sunday.</source>
        <extracomment>Anzolo, a young monk</extracomment>
        <translation>Je confesserai cela dimanche.</translation>
    </message>
    <message>
        <source>An hour on my knees, at the very least.</source>
        <translation>Une heure à genoux, au bas mot.</translation>
    </message>
    <message>
        <source>A monk doesn’t fib. Much.</source>
        <translation>Un moine ne ment pas. Enfin, guère.</translation>
    </message>
    <message>
        <source>The truth shall set me free.</source>
        <translation>La vérité me rendra libre.</translation>
    </message>
    <message>
        <source>I took a vow of poverty anyway.</source>
        <translation>J’ai fait vœu de pauvreté, après tout.</translation>
    </message>
    <message>
        <source>I forgive you. Give me a minute.</source>
        <translation>Je vous pardonne. Laissez-moi une minute.</translation>
    </message>
    <message>
        <source>All for the new church roof.</source>
        <translation>Tout ira au toit de l’église.</translation>
    </message>
    <message>
        <source>Lead us not into temptation…</source>
        <translation>Ne nous laisse pas entrer en tentation…</translation>
    </message>
    <message>
        <source>My abbot must never know.</source>
        <translation>Mon abbé ne doit jamais le savoir.</translation>
    </message>
    <message>
        <source>Patience is a virtue. So they tell me.</source>
        <translation>La patience est une vertu, à ce qu’on dit.</translation>
    </message>
    <message>
        <source>I’ve gone all red, haven’t I?</source>
        <extracomment>Chiara, a shy girl</extracomment>
        <translation>Je suis toute rouge, n’est-ce pas&#x202f;?</translation>
    </message>
    <message>
        <source>May I go under the table now?</source>
        <translation>Je peux me cacher sous la table&#x202f;?</translation>
    </message>
    <message>
        <source>I said it quietly, but I said it.</source>
        <translation>Je l’ai dit tout bas, mais je l’ai dit.</translation>
    </message>
    <message>
        <source>Sorry. It was true, though.</source>
        <translation>Pardon. Mais c’était vrai.</translation>
    </message>
    <message>
        <source>You could have just asked…</source>
        <translation>Il suffisait de demander…</translation>
    </message>
    <message>
        <source>It’s fine. I’m fine. It’s fine.</source>
        <translation>Ça va. Tout va bien. Ça va.</translation>
    </message>
    <message>
        <source>Is this really all for me?</source>
        <translation>C’est vraiment tout pour moi&#x202f;?</translation>
    </message>
    <message>
        <source>Please don’t everybody look.</source>
        <translation>S’il vous plaît, ne regardez pas tous.</translation>
    </message>
    <message>
        <source>Me? Truly? Me?</source>
        <translation>Moi&#x202f;? Vraiment&#x202f;? Moi&#x202f;?</translation>
    </message>
    <message>
        <source>Next time I’ll speak up. Maybe.</source>
        <translation>La prochaine fois, j’oserai. Peut-être.</translation>
    </message>
    <message>
        <source>At my age, one may get muddled.</source>
        <extracomment>Isabetta, a grandmother</extracomment>
        <translation>À mon âge, on a le droit de s’embrouiller.</translation>
    </message>
    <message>
        <source>Don’t tell my grandchildren.</source>
        <translation>Ne le dites pas à mes petits-enfants.</translation>
    </message>
    <message>
        <source>Grandmother knows, dear.</source>
        <translation>Mamie sait tout, mon trésor.</translation>
    </message>
    <message>
        <source>I’ve wiped your noses. Don’t doubt me.</source>
        <translation>Je vous ai mouchés, petits. Croyez-moi.</translation>
    </message>
    <message>
        <source>That was for your birthday presents!</source>
        <translation>C’était pour vos cadeaux d’anniversaire&#x202f;!</translation>
    </message>
    <message>
        <source>And I knitted you a scarf!</source>
        <translation>Et moi qui vous ai tricoté une écharpe&#x202f;!</translation>
    </message>
    <message>
        <source>I’ll buy wool. A mountain of it.</source>
        <translation>J’achèterai de la laine. Une montagne&#x202f;!</translation>
    </message>
    <message>
        <source>Into the biscuit tin with you.</source>
        <translation>Allez, hop, dans la boîte à biscuits.</translation>
    </message>
    <message>
        <source>Who wants a biscuit?</source>
        <translation>Qui veut un biscuit&#x202f;?</translation>
    </message>
    <message>
        <source>Well played, children. Now, to bed.</source>
        <translation>Bien joué, les enfants. Et au lit&#x202f;!</translation>
    </message>
    <message>
        <source>Wrong note! From the top, everyone!</source>
        <extracomment>Polo, a street musician</extracomment>
        <translation>Fausse note&#x202f;! On reprend au début&#x202f;!</translation>
    </message>
    <message>
        <source>That tune went better at home.</source>
        <translation>Chez moi, cet air sonnait mieux.</translation>
    </message>
    <message>
        <source>Ta-da! Coins into the hat!</source>
        <translation>Et voilà&#x202f;! Les pièces dans le chapeau&#x202f;!</translation>
    </message>
    <message>
        <source>Even a broken fiddle hits one right.</source>
        <translation>Même un vieux crincrin joue juste parfois.</translation>
    </message>
    <message>
        <source>Easy come, easy… hey!</source>
        <translation>Ça va, ça vient… hé&#x202f;!</translation>
    </message>
    <message>
        <source>Now I really am playing for free.</source>
        <translation>Me voilà qui joue gratis.</translation>
    </message>
    <message>
        <source>Drinks for the whole square!</source>
        <translation>Tournée pour toute la place&#x202f;!</translation>
    </message>
    <message>
        <source>My hat’s never been this heavy.</source>
        <translation>Mon chapeau n’a jamais pesé si lourd.</translation>
    </message>
    <message>
        <source>And for my next number: a dance!</source>
        <translation>Et maintenant, une danse&#x202f;!</translation>
    </message>
    <message>
        <source>Never mind. Who wants a song?</source>
        <translation>Tant pis. Qui veut une chanson&#x202f;?</translation>
    </message>
    <message>
        <source>Splash! Man overboard.</source>
        <extracomment>Tonin, a young gondolier</extracomment>
        <translation>Plouf&#x202f;! Un homme à la mer.</translation>
    </message>
    <message>
        <source>I took the wrong canal.</source>
        <translation>Je me suis trompé de canal.</translation>
    </message>
    <message>
        <source>Straight under the bridge!</source>
        <translation>Pile sous l’arche du pont&#x202f;!</translation>
    </message>
    <message>
        <source>See? I can steer after all.</source>
        <translation>Vous voyez&#x202f;? Je sais manœuvrer.</translation>
    </message>
    <message>
        <source>My fare! That was my fare!</source>
        <translation>Le prix de la course&#x202f;! Ma course&#x202f;!</translation>
    </message>
    <message>
        <source>There goes my new oar.</source>
        <translation>Adieu, ma rame neuve.</translation>
    </message>
    <message>
        <source>Mind your heads, I’m coming through!</source>
        <translation>Attention les têtes, je passe&#x202f;!</translation>
    </message>
    <message>
        <source>I might buy a second hat.</source>
        <translation>Je vais m’offrir un second chapeau.</translation>
    </message>
    <message>
        <source>Last stop! Everybody off!</source>
        <translation>Terminus&#x202f;! Tout le monde descend&#x202f;!</translation>
    </message>
    <message>
        <source>Who moved the landing stage?</source>
        <translation>Qui a déplacé le ponton&#x202f;?</translation>
    </message>
    <message>
        <source>Oops! That one had thorns.</source>
        <extracomment>Marietta, a flower girl</extracomment>
        <translation>Aïe&#x202f;! Celle-là avait des épines.</translation>
    </message>
    <message>
        <source>He loves me, he loves me not… not.</source>
        <translation>Un peu, beaucoup… Pas du tout.</translation>
    </message>
    <message>
        <source>It’s a rose! It really is a rose!</source>
        <translation>Une rose&#x202f;! C’est vraiment une rose&#x202f;!</translation>
    </message>
    <message>
        <source>Surprise! I’m surprised, too.</source>
        <translation>Surprise&#x202f;! Pour moi aussi.</translation>
    </message>
    <message>
        <source>Take a daisy, too, while you’re at it.</source>
        <translation>Prenez donc une marguerite avec.</translation>
    </message>
    <message>
        <source>You can’t just pick those!</source>
        <translation>Hé&#x202f;! Il est interdit de cueillir&#x202f;!</translation>
    </message>
    <message>
        <source>Money grows! I knew it!</source>
        <translation>L’argent pousse&#x202f;! Je le savais&#x202f;!</translation>
    </message>
    <message>
        <source>I’ll plant it and see what comes up.</source>
        <translation>Je vais le planter, pour voir.</translation>
    </message>
    <message>
        <source>Petals for everyone!</source>
        <translation>Des pétales pour tout le monde&#x202f;!</translation>
    </message>
    <message>
        <source>Wilted. But I smell lovely.</source>
        <translation>Fanée. Mais je sens bon.</translation>
    </message>
    <message>
        <source>It was the bird’s idea.</source>
        <extracomment>Pisana, an eccentric aristocrat with a bird in her wig</extracomment>
        <translation>C’était une idée de l’oiseau.</translation>
    </message>
    <message>
        <source>Blame the wig. It slipped.</source>
        <translation>C’est la perruque. Elle a glissé.</translation>
    </message>
    <message>
        <source>A little bird told me. This one.</source>
        <translation>Mon petit doigt me l’a dit. Non, l’oiseau.</translation>
    </message>
    <message>
        <source>Mad? I prefer “farsighted”.</source>
        <translation>Folle&#x202f;? Dites plutôt «&#x202f;visionnaire&#x202f;».</translation>
    </message>
    <message>
        <source>Shoo! Those were for birdseed!</source>
        <translation>Ouste&#x202f;! C’était pour ses graines&#x202f;!</translation>
    </message>
    <message>
        <source>Do take the chandelier as well.</source>
        <translation>Prenez donc aussi le lustre.</translation>
    </message>
    <message>
        <source>Higher hair! We can afford it!</source>
        <translation>Plus haut, la coiffure&#x202f;! On a les moyens&#x202f;!</translation>
    </message>
    <message>
        <source>The bird wants a palace now.</source>
        <translation>L’oiseau exige un palais, à présent.</translation>
    </message>
    <message>
        <source>The bird and I are delighted.</source>
        <translation>L’oiseau et moi sommes ravis.</translation>
    </message>
    <message>
        <source>The bird demands a rematch.</source>
        <translation>L’oiseau exige une revanche.</translation>
    </message>
    <message>
        <source>Ran aground. It happens.</source>
        <extracomment>Marin, a weathered sailor</extracomment>
        <translation>Échoué sur un banc de sable. Ça arrive.</translation>
    </message>
    <message>
        <source>A bit off course, that’s all.</source>
        <translation>Un peu dévié de ma route, voilà tout.</translation>
    </message>
    <message>
        <source>Steady as she goes.</source>
        <translation>On garde le cap.</translation>
    </message>
    <message>
        <source>I know these waters.</source>
        <translation>Je connais ces eaux.</translation>
    </message>
    <message>
        <source>The sea gives, the sea takes.</source>
        <translation>La mer donne, la mer reprend.</translation>
    </message>
    <message>
        <source>I’ve weathered worse than that.</source>
        <translation>J’ai essuyé de plus gros grains.</translation>
    </message>
    <message>
        <source>Smooth sailing today.</source>
        <translation>La mer est belle, aujourd’hui.</translation>
    </message>
    <message>
        <source>A good haul. No complaints.</source>
        <translation>Bonne pêche. Je ne me plains pas.</translation>
    </message>
    <message>
        <source>Land ho.</source>
        <translation>Terre en vue.</translation>
    </message>
    <message>
        <source>You can’t sail against every wind.</source>
        <translation>On ne navigue pas contre tous les vents.</translation>
    </message>
    <message>
        <source>Off key. I heard it myself.</source>
        <extracomment>Cecilia, a music teacher</extracomment>
        <translation>Un peu faux. Je l’ai entendu aussi.</translation>
    </message>
    <message>
        <source>Even teachers need to practise.</source>
        <translation>Même les professeurs doivent s’exercer.</translation>
    </message>
    <message>
        <source>Exactly in time.</source>
        <translation>Exactement en mesure.</translation>
    </message>
    <message>
        <source>Repeat after me: “We believe her.”</source>
        <translation>Répétez&#xa0;: «&#x202f;Nous la croyons.&#x202f;»</translation>
    </message>
    <message>
        <source>Diminuendo, I see.</source>
        <translation>Diminuendo, à ce que je vois.</translation>
    </message>
    <message>
        <source>That deserves extra homework.</source>
        <translation>Cela mérite des devoirs en plus.</translation>
    </message>
    <message>
        <source>A pleasing crescendo.</source>
        <translation>Un agréable crescendo.</translation>
    </message>
    <message>
        <source>Practice pays, you see.</source>
        <translation>Vous voyez, l’exercice paie.</translation>
    </message>
    <message>
        <source>And that is how it’s played, class.</source>
        <translation>Et voilà comment on joue, les enfants.</translation>
    </message>
    <message>
        <source>Very good, class. I’m proud of you.</source>
        <translation>Très bien, les enfants. Je suis fière.</translation>
    </message>
    <message>
        <source>A slip of the brush.</source>
        <extracomment>Jacopo, a young painter</extracomment>
        <translation>Le pinceau a dérapé.</translation>
    </message>
    <message>
        <source>I’ll paint over that.</source>
        <translation>Je peindrai par-dessus.</translation>
    </message>
    <message>
        <source>A true original. Not a copy.</source>
        <translation>Un original. Pas une copie.</translation>
    </message>
    <message>
        <source>You should trust an artist’s eye.</source>
        <translation>Fiez-vous à l’œil de l’artiste.</translation>
    </message>
    <message>
        <source>There goes my blue paint.</source>
        <translation>Adieu, mon bleu outremer.</translation>
    </message>
    <message>
        <source>Another still life without fruit.</source>
        <translation>Encore une nature morte sans fruits.</translation>
    </message>
    <message>
        <source>A golden background at last!</source>
        <translation>Un fond d’or, enfin&#x202f;!</translation>
    </message>
    <message>
        <source>Now I can pay a model who sits still.</source>
        <translation>Je pourrai payer un modèle immobile.</translation>
    </message>
    <message>
        <source>Hold still! I must paint this moment.</source>
        <translation>Ne bougez plus&#x202f;! Je dois peindre cela.</translation>
    </message>
    <message>
        <source>I’ll call it “Defeat in Ochre”.</source>
        <translation>Je l’appellerai «&#x202f;Défaite en ocre&#x202f;».</translation>
    </message>
    <message>
        <source>Burnt. Into the bin with it.</source>
        <extracomment>Piero, a baker</extracomment>
        <translation>Brûlé. À la poubelle.</translation>
    </message>
    <message>
        <source>That one didn’t rise.</source>
        <translation>Celui-là n’a pas levé.</translation>
    </message>
    <message>
        <source>Straight from the oven!</source>
        <translation>Tout juste sorti du four&#x202f;!</translation>
    </message>
    <message>
        <source>I know my dough.</source>
        <translation>La pâte, ça me connaît.</translation>
    </message>
    <message>
        <source>Leave me some crumbs, at least!</source>
        <translation>Laissez-moi au moins les miettes&#x202f;!</translation>
    </message>
    <message>
        <source>Somebody ate all my profits.</source>
        <translation>On a mangé tout mon bénéfice.</translation>
    </message>
    <message>
        <source>It’s rising nicely.</source>
        <translation>Ça lève joliment.</translation>
    </message>
    <message>
        <source>The icing on the cake!</source>
        <translation>La cerise sur le gâteau&#x202f;!</translation>
    </message>
    <message>
        <source>Cake for everyone, on the house!</source>
        <translation>Du gâteau pour tous, c’est ma tournée&#x202f;!</translation>
    </message>
    <message>
        <source>Back to kneading, then.</source>
        <translation>Bon, je retourne au pétrin.</translation>
    </message>
    <message>
        <source>That goes under overheads.</source>
        <extracomment>Zorzi, a plump merchant</extracomment>
        <translation>À passer en frais généraux.</translation>
    </message>
    <message>
        <source>A poor investment, I admit.</source>
        <translation>Mauvais placement, je l’avoue.</translation>
    </message>
    <message>
        <source>My goods are always genuine.</source>
        <translation>Ma marchandise est toujours authentique.</translation>
    </message>
    <message>
        <source>Payment upon delivery, please.</source>
        <translation>Paiement à la livraison, je vous prie.</translation>
    </message>
    <message>
        <source>That wasn’t in the contract!</source>
        <translation>Ce n’était pas dans le contrat&#x202f;!</translation>
    </message>
    <message>
        <source>I’ll have to raise my prices.</source>
        <translation>Je vais devoir augmenter mes prix.</translation>
    </message>
    <message>
        <source>Business is business.</source>
        <translation>Les affaires sont les affaires.</translation>
    </message>
    <message>
        <source>Profit suits me, don’t you think?</source>
        <translation>Le profit me va bien, non&#x202f;?</translation>
    </message>
    <message>
        <source>A pleasure doing business with you.</source>
        <translation>Ce fut un plaisir de traiter avec vous.</translation>
    </message>
    <message>
        <source>I demand a refund.</source>
        <translation>J’exige un remboursement.</translation>
    </message>
    <message>
        <source>How very embarrassing. For you, I mean.</source>
        <extracomment>Lucrezia, a noblewoman</extracomment>
        <translation>Comme c’est gênant. Pour vous, s’entend.</translation>
    </message>
    <message>
        <source>A lady may change her mind.</source>
        <translation>Une dame peut changer d’avis.</translation>
    </message>
    <message>
        <source>You doubted me? How droll.</source>
        <translation>Vous doutiez de moi&#x202f;? C’est cocasse.</translation>
    </message>
    <message>
        <source>Breeding will tell.</source>
        <translation>Bon sang ne saurait mentir.</translation>
    </message>
    <message>
        <source>Those were for my pearls!</source>
        <translation>C’était pour mes perles&#x202f;!</translation>
    </message>
    <message>
        <source>My husband will write you a letter.</source>
        <translation>Mon mari vous écrira une lettre.</translation>
    </message>
    <message>
        <source>It goes so well with my earrings.</source>
        <translation>Cela va si bien avec mes boucles d’oreilles.</translation>
    </message>
    <message>
        <source>One can never be too well dressed.</source>
        <translation>On n’est jamais trop bien parée.</translation>
    </message>
    <message>
        <source>But of course. Who else?</source>
        <translation>Mais bien sûr. Qui d’autre&#x202f;?</translation>
    </message>
    <message>
        <source>I wasn’t even trying, my dear.</source>
        <translation>Je n’essayais même pas, très chers.</translation>
    </message>
    <message>
        <source>Bah! Games. I never liked them.</source>
        <extracomment>Lunardo, a grumpy old man</extracomment>
        <translation>Bah&#x202f;! Les jeux, je n’ai jamais aimé ça.</translation>
    </message>
    <message>
        <source>That’s what comes of going out.</source>
        <translation>Voilà ce qu’on gagne à sortir.</translation>
    </message>
    <message>
        <source>Young people! No respect.</source>
        <translation>Les jeunes&#x202f;! Aucun respect.</translation>
    </message>
    <message>
        <source>I speak plainly. Get used to it.</source>
        <translation>Je parle franc. Il faudra vous y faire.</translation>
    </message>
    <message>
        <source>And who’s to pay for supper now?</source>
        <translation>Et qui va payer le souper, maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Robbed in my own chair!</source>
        <translation>Dépouillé dans mon propre fauteuil&#x202f;!</translation>
    </message>
    <message>
        <source>Now nobody breathe on it.</source>
        <translation>Que personne ne souffle dessus.</translation>
    </message>
    <message>
        <source>I shan’t smile. But I could.</source>
        <translation>Je ne sourirai pas. Mais je pourrais.</translation>
    </message>
    <message>
        <source>Good. Candles out, everybody home.</source>
        <translation>Bon. On souffle les bougies et on rentre.</translation>
    </message>
    <message>
        <source>I said we should have stayed at home.</source>
        <translation>J’avais dit qu’il fallait rester chez nous.</translation>
    </message>
    <message>
        <source>A write-off. Regrettable.</source>
        <extracomment>Domenego, a banker</extracomment>
        <translation>À passer en pertes. Fâcheux.</translation>
    </message>
    <message>
        <source>My credit stands at zero, I see.</source>
        <translation>Mon crédit est épuisé, je vois.</translation>
    </message>
    <message>
        <source>My word is as good as gold.</source>
        <translation>Ma parole vaut de l’or.</translation>
    </message>
    <message>
        <source>Checked, signed and sealed.</source>
        <translation>Vérifié, signé, cacheté.</translation>
    </message>
    <message>
        <source>I’ll be charging interest on that.</source>
        <translation>Cela portera intérêt, croyez-moi.</translation>
    </message>
    <message>
        <source>That’s no loan, that’s a raid!</source>
        <translation>Ce n’est pas un prêt, c’est un pillage&#x202f;!</translation>
    </message>
    <message>
        <source>Compound interest. What a poem!</source>
        <translation>Les intérêts composés, quelle poésie&#x202f;!</translation>
    </message>
    <message>
        <source>I’ll just count it again. Twice.</source>
        <translation>Je vais recompter. Deux fois.</translation>
    </message>
    <message>
        <source>The books are balanced.</source>
        <translation>Les comptes sont bons.</translation>
    </message>
    <message>
        <source>The bank is closed until further notice.</source>
        <translation>La banque est fermée jusqu’à nouvel ordre.</translation>
    </message>
    <message>
        <source>Who’s been whispering about me?</source>
        <extracomment>Orsola, an elderly widow</extracomment>
        <translation>Qui a chuchoté dans mon dos&#x202f;?</translation>
    </message>
    <message>
        <source>I blame that draught.</source>
        <translation>C’est la faute du courant d’air.</translation>
    </message>
    <message>
        <source>These eyes miss nothing.</source>
        <translation>Rien n’échappe à ces yeux-là.</translation>
    </message>
    <message>
        <source>My late husband lied better than you.</source>
        <translation>Feu mon mari mentait mieux que vous.</translation>
    </message>
    <message>
        <source>I’ll remember that. I remember everything.</source>
        <translation>Je m’en souviendrai. Comme de tout.</translation>
    </message>
    <message>
        <source>Even at a funeral they left me more.</source>
        <translation>Même aux obsèques, on m’a laissé plus.</translation>
    </message>
    <message>
        <source>Nobody is to sit behind me.</source>
        <translation>Que personne ne s’assoie derrière moi.</translation>
    </message>
    <message>
        <source>It goes under the mattress tonight.</source>
        <translation>Ce soir, tout ira sous le matelas.</translation>
    </message>
    <message>
        <source>You all hoped I’d nod off.</source>
        <translation>Vous espériez tous que je m’endorme.</translation>
    </message>
    <message>
        <source>It’s a plot. I shall write to the Doge.</source>
        <translation>C’est un complot. J’écrirai au doge.</translation>
    </message>
    <message>
        <source>A clerical error.</source>
        <extracomment>Nicolò, a notary</extracomment>
        <translation>Une erreur de plume.</translation>
    </message>
    <message>
        <source>I dispute the witnesses.</source>
        <translation>Je récuse les témoins.</translation>
    </message>
    <message>
        <source>Duly noted, and in ink.</source>
        <translation>Dûment consigné, et à l’encre.</translation>
    </message>
    <message>
        <source>Read the small print next time.</source>
        <translation>Lisez donc les petites lignes.</translation>
    </message>
    <message>
        <source>I’ll want a receipt. In triplicate.</source>
        <translation>Il me faut un reçu. En trois exemplaires.</translation>
    </message>
    <message>
        <source>This will be in my report.</source>
        <translation>Cela figurera dans mon rapport.</translation>
    </message>
    <message>
        <source>Witnesses, please. Sign here.</source>
        <translation>Des témoins, je vous prie. Signez ici.</translation>
    </message>
    <message>
        <source>It doesn’t add up. It’s too good.</source>
        <translation>Le compte est trop beau. C’est louche.</translation>
    </message>
    <message>
        <source>Signed and sealed. No appeal.</source>
        <translation>Signé, scellé. Sans appel.</translation>
    </message>
    <message>
        <source>I see grounds for an appeal.</source>
        <translation>Je vois matière à faire appel.</translation>
    </message>
    <message>
        <source>Congratulations. You noticed.</source>
        <extracomment>Daria, who raises one eyebrow</extracomment>
        <translation>Félicitations. Vous l’avez remarqué.</translation>
    </message>
    <message>
        <source>Fine. One for you.</source>
        <translation>Soit. Un point pour vous.</translation>
    </message>
    <message>
        <source>Don’t look so surprised.</source>
        <translation>Ne prenez pas cet air étonné.</translation>
    </message>
    <message>
        <source>I raise one eyebrow. You pay.</source>
        <translation>Je hausse un sourcil. Vous payez.</translation>
    </message>
    <message>
        <source>Interesting. I’ll be watching you.</source>
        <translation>Intéressant. Je vous ai à l’œil.</translation>
    </message>
    <message>
        <source>I saw that coming, of course.</source>
        <translation>Je l’avais vu venir, bien sûr.</translation>
    </message>
    <message>
        <source>Don’t smile at me all of a sudden.</source>
        <translation>Inutile de me sourire, tout à coup.</translation>
    </message>
    <message>
        <source>Too easy. What’s the catch?</source>
        <translation>Trop facile. Où est le piège&#x202f;?</translation>
    </message>
    <message>
        <source>I suspected as much.</source>
        <translation>Je m’en doutais.</translation>
    </message>
    <message>
        <source>Very clever. Suspiciously clever.</source>
        <translation>Très habile. Étrangement habile.</translation>
    </message>
    <message>
        <source>My fan, quick! You saw nothing.</source>
        <extracomment>Gasparina, elegant, with a fan</extracomment>
        <translation>Mon éventail, vite&#x202f;! Vous n’avez rien vu.</translation>
    </message>
    <message>
        <source>Who told you? Names, please.</source>
        <translation>Qui vous l’a dit&#x202f;? Des noms, je vous prie.</translation>
    </message>
    <message>
        <source>One flick of the fan, and you’re undone.</source>
        <translation>Un coup d’éventail, et vous voilà perdus.</translation>
    </message>
    <message>
        <source>I read you like a love letter.</source>
        <translation>Je lis en vous comme dans un billet doux.</translation>
    </message>
    <message>
        <source>And you call that manners?</source>
        <translation>C’est cela, vos bonnes manières&#x202f;?</translation>
    </message>
    <message>
        <source>Something smells here. Not my perfume.</source>
        <translation>Ça sent le coup fourré. Pas mon parfum.</translation>
    </message>
    <message>
        <source>Don’t crowd me. My dress!</source>
        <translation>Ne me bousculez pas. Ma robe&#x202f;!</translation>
    </message>
    <message>
        <source>Suddenly I have so many friends.</source>
        <translation>Que d’amis, tout à coup.</translation>
    </message>
    <message>
        <source>Look at me. You always do anyway.</source>
        <translation>Admirez-moi. Vous le faites déjà.</translation>
    </message>
    <message>
        <source>Somebody peeked. I’m sure of it.</source>
        <translation>Quelqu’un a triché. J’en suis sûre.</translation>
    </message>
</context>
<context>
    <name>VolumePopup</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>The courthouse is empty: this power would earn you nothing.</source>
        <translation>Le plateau Justice est vide&#xa0;: ce pouvoir ne rapporterait rien.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would earn you nothing.</source>
        <translation>Vous avez 10&#xa0;pièces ou plus&#xa0;: ce pouvoir ne rapporterait rien.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Aucun pouvoir n’a encore été utilisé&#xa0;: il n’y a rien à copier.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>Le cimetière est vide&#xa0;: ce pouvoir ne ferait rien.</translation>
    </message>
    <message>
        <source>This is your last coin: if someone contests and you are wrong, you lose it and the game ends.</source>
        <translation>C’est votre dernière pièce&#xa0;: si quelqu’un conteste et que vous avez tort, vous la perdez et la partie s’arrête.</translation>
    </message>
    <message>
        <source>This is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>C’est votre dernière pièce&#xa0;: si vous avez tort, vous la perdez et la partie s’arrête.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;pièce. Avec moins de 10, le Tricheur ne gagne pas.</numerusform>
            <numerusform>Vous avez %n&#xa0;pièces. Avec moins de 10, le Tricheur ne gagne pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What could the winner have known?</source>
        <translation>Que pouvait savoir le gagnant&#x202f;?</translation>
    </message>
    <message>
        <source>What a perfect memory in the winner’s seat could know after each turn</source>
        <translation>Ce qu’une mémoire parfaite pouvait savoir après chaque tour, depuis la place du gagnant</translation>
    </message>
    <message>
        <source>◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.</source>
        <translation>◆ vraiment échangé · ○ fait semblant · ● annonce vraie · ▲ mensonge · △ erreur.</translation>
    </message>
    <message>
        <source>↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there.</source>
        <translation>↑ et ↓ choisissent le masque à suivre, ← et → passent d’un tour à l’autre, Entrée rouvre la partie à cet endroit.</translation>
    </message>
    <message>
        <source>Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right mask, the brighter the surer; hatched: another mask seemed more likely.</source>
        <translation>Bandes&#xa0;: ce qu’une mémoire parfaite pouvait savoir depuis la place du gagnant ({name}). Pleine&#xa0;: le bon masque, d’autant plus sûr qu’elle est claire&#x202f;; hachurée&#xa0;: un autre masque semblait plus probable.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, terminée</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
</context>
</TS>

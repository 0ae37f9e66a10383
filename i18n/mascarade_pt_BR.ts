<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mascarade Qt</source>
        <translation>Sobre o Mascarade Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Relatar um problema…</translation>
    </message>
    <message>
        <source>An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos Production and first illustrated by Jérémy Masson. It was not made and is not endorsed by the game’s author, artists or publishers.</source>
        <translation>Uma versão não oficial de “Mascarade”, jogo de Bruno Faidutti publicado pela Repos Production e ilustrado pela primeira vez por Jérémy Masson. Não foi feita nem endossada pelo autor, pelos artistas ou pelas editoras do jogo.</translation>
    </message>
    <message>
        <source>All pictures were drawn for this program; nothing is copied from the printed game. The scenario sheets printed with the second edition are not reproduced: the scenarios called B are this program’s own.</source>
        <translation>Todas as imagens foram desenhadas para este programa; nada foi copiado do jogo impresso. As folhas de cenários impressas com a segunda edição não estão reproduzidas aqui: os cenários chamados B são do próprio programa.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. The fonts, based on Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the LGPL.</source>
        <translation>O programa é software livre, sob a licença MIT. As fontes, baseadas na Vollkorn e na Source Sans, estão sob a SIL Open Font License; o Qt, sob a LGPL.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
</context>
<context>
    <name>Achievement</name>
    <message>
        <source>An honest face</source>
        <translation>Cara honesta</translation>
    </message>
    <message>
        <source>Win with at least three claims, all of them true.</source>
        <translation>Vença depois de anunciar ou duvidar pelo menos três vezes, sempre dizendo a verdade.</translation>
    </message>
    <message>
        <source>Nobody blinked</source>
        <translation>Ninguém piscou</translation>
    </message>
    <message>
        <source>Win with a lie that nobody contests.</source>
        <translation>Vença com uma mentira de que ninguém duvida.</translation>
    </message>
    <message>
        <source>Cheat exposed</source>
        <translation>Trapaceiro desmascarado</translation>
    </message>
    <message>
        <source>Contest a false Cheat who has enough coins to win.</source>
        <translation>Duvide de um falso Trapaceiro que tem moedas suficientes para vencer.</translation>
    </message>
    <message>
        <source>A mask you never knew you had</source>
        <translation>Uma máscara que você nem sabia que tinha</translation>
    </message>
    <message>
        <source>Win with a true claim that you couldn’t be sure of.</source>
        <translation>Vença com um anúncio verdadeiro sem poder ter certeza dele.</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>De olhos fechados</translation>
    </message>
    <message>
        <source>Win without looking at a card even once.</source>
        <translation>Vença sem olhar nenhuma carta.</translation>
    </message>
    <message>
        <source>The last coin</source>
        <translation>A última moeda</translation>
    </message>
    <message>
        <source>Contest with only one coin left, and be right.</source>
        <translation>Duvide com uma única moeda, e acerte.</translation>
    </message>
    <message>
        <source>Too good to be true</source>
        <translation>Bom demais para ser verdade</translation>
    </message>
    <message>
        <source>Tell the truth, and have two players contest it.</source>
        <translation>Diga a verdade e faça dois jogadores duvidarem dela.</translation>
    </message>
    <message>
        <source>A sharp eye</source>
        <translation>Olho vivo</translation>
    </message>
    <message>
        <source>Contest at least three times in a game, and be right every time.</source>
        <translation>Duvide pelo menos três vezes em uma partida e acerte todas.</translation>
    </message>
    <message>
        <source>A silver tongue</source>
        <translation>Lábia de prata</translation>
    </message>
    <message>
        <source>Have three lies believed in one game.</source>
        <translation>Faça três mentiras colarem na mesma partida.</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Prestidigitação</translation>
    </message>
    <message>
        <source>Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear.</source>
        <translation>Com uma troca, real ou fingida, leve alguém a dizer que tem uma máscara que não tem.</translation>
    </message>
    <message>
        <source>From rags to riches</source>
        <translation>Da miséria à riqueza</translation>
    </message>
    <message>
        <source>Win after having been down to one coin or none.</source>
        <translation>Vença depois de ter ficado com uma moeda ou nenhuma.</translation>
    </message>
    <message>
        <source>Someone else’s ruin</source>
        <translation>A ruína alheia</translation>
    </message>
    <message>
        <source>Win because somebody else has run out of coins.</source>
        <translation>Vença porque outra pessoa ficou sem moedas.</translation>
    </message>
    <message>
        <source>Among masters</source>
        <translation>Entre mestres</translation>
    </message>
    <message>
        <source>Win against at least three masters, and nobody else.</source>
        <translation>Vença contra pelo menos três mestres e mais ninguém.</translation>
    </message>
</context>
<context>
    <name>AchievementRow</name>
    <message>
        <source>Achieved for the first time</source>
        <translation>Conquista inédita</translation>
    </message>
</context>
<context>
    <name>AllBotsRow</name>
    <message>
        <source>All bots</source>
        <translation>Todos os bots</translation>
    </message>
    <message>
        <source>Difficulty…</source>
        <translation>Dificuldade…</translation>
    </message>
    <message>
        <source>Other guests</source>
        <translation>Outros convidados</translation>
    </message>
    <message>
        <source>Invite other characters to this table</source>
        <translation>Chamar outros personagens para esta mesa</translation>
    </message>
    <message>
        <source>Difficulty of all bots</source>
        <translation>A dificuldade de todos os bots</translation>
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
        <translation>Moedas agora: {list}.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Look</source>
        <translation>Olhar</translation>
    </message>
    <message>
        <source>Swap or pretend to</source>
        <translation>Trocar ou fingir trocar</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Olhar sua carta</translation>
    </message>
    <message>
        <source>Look at {place}</source>
        <translation>Olhar ({place})</translation>
    </message>
    <message>
        <source>Swap with {place}, or pretend to</source>
        <translation>Trocar ou fingir trocar ({place})</translation>
    </message>
    <message>
        <source>Swap {place} and {place2}, or pretend to</source>
        <translation>Trocar ou fingir trocar ({place} e {place2})</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>“{words}” ({place})</source>
        <translation>“{words}” ({place})</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Pretend</source>
        <translation>Fingir</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Deixar passar</translation>
    </message>
    <message>
        <source>Nobody here contests</source>
        <translation>Ninguém aqui duvida</translation>
    </message>
    <message>
        <source>{name} contests</source>
        <translation>{name} duvida</translation>
    </message>
    <message>
        <source>{name} contests ({place})</source>
        <translation>{name} duvida ({place})</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Duvidar</translation>
    </message>
    <message>
        <source>Contest with {place}</source>
        <translation>Duvidar ({place})</translation>
    </message>
    <message>
        <source>Keep your fortune</source>
        <translation>Ficar com a sua fortuna</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Para a direita</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>The coach would choose: {answer}</source>
        <translation>O mentor escolheria: {answer}</translation>
    </message>
</context>
<context>
    <name>Balloon</name>
    <message>
        <source>I am the Judge!</source>
        <translation>Eu sou o Juiz!</translation>
    </message>
    <message>
        <source>I am the King!</source>
        <translation>Eu sou o Rei!</translation>
    </message>
    <message>
        <source>I am the Empress!</source>
        <translation>Eu sou a Imperatriz!</translation>
    </message>
    <message>
        <source>I am the Queen!</source>
        <translation>Eu sou a Rainha!</translation>
    </message>
    <message>
        <source>I am the Fool!</source>
        <translation>Eu sou o Bobo!</translation>
    </message>
    <message>
        <source>I am the Thief!</source>
        <translation>Eu sou o Ladrão!</translation>
    </message>
    <message>
        <source>I am the Witch!</source>
        <translation>Eu sou a Bruxa!</translation>
    </message>
    <message>
        <source>I am the Spy!</source>
        <translation>Eu sou a Espiã!</translation>
    </message>
    <message>
        <source>I am a Peasant!</source>
        <translation>Eu sou um Camponês!</translation>
    </message>
    <message>
        <source>I am the Cheat!</source>
        <translation>Eu sou o Trapaceiro!</translation>
    </message>
    <message>
        <source>I am the Guru!</source>
        <translation>Eu sou o Guru!</translation>
    </message>
    <message>
        <source>I am the Widow!</source>
        <translation>Eu sou a Viúva!</translation>
    </message>
    <message>
        <source>I am the Beggar!</source>
        <translation>Eu sou o Mendigo!</translation>
    </message>
    <message>
        <source>I am the Patron!</source>
        <translation>Eu sou o Benfeitor!</translation>
    </message>
    <message>
        <source>I am the Puppet Master!</source>
        <translation>Eu sou o Marionetista!</translation>
    </message>
    <message>
        <source>I am the Princess!</source>
        <translation>Eu sou a Princesa!</translation>
    </message>
    <message>
        <source>I am the Trickster!</source>
        <translation>Eu sou o Vigarista!</translation>
    </message>
    <message>
        <source>I am the Alchemist!</source>
        <translation>Eu sou o Alquimista!</translation>
    </message>
    <message>
        <source>I am the Actress!</source>
        <translation>Eu sou a Atriz!</translation>
    </message>
    <message>
        <source>I am the Courtesan!</source>
        <translation>Eu sou a Cortesã!</translation>
    </message>
    <message>
        <source>I am the Gambler!</source>
        <translation>Eu sou a Apostadora!</translation>
    </message>
    <message>
        <source>I am the Necromancer!</source>
        <translation>Eu sou o Necromante!</translation>
    </message>
    <message>
        <source>I am the Sage!</source>
        <translation>Eu sou o Sábio!</translation>
    </message>
    <message>
        <source>I am the Usurper!</source>
        <translation>Eu sou o Usurpador!</translation>
    </message>
    <message>
        <source>I am the Bear Tamer!</source>
        <translation>Eu sou o Domador de ursos!</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <extracomment>The first who contests “I am the King!”</extracomment>
        <translation>Não, sou eu!</translation>
    </message>
    <message>
        <source>No, it’s me!</source>
        <extracomment>The second and later ones who contest.</extracomment>
        <translation>Que nada, sou eu!</translation>
    </message>
    <message>
        <source>So am I!</source>
        <extracomment>Contests “I am a Peasant!”: there are two of them.</extracomment>
        <translation>Eu também!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Lets an announcement pass.</extracomment>
        <translation>Passo.</translation>
    </message>
    <message>
        <source>You are the {mask}!</source>
        <extracomment>The Usurper names another player’s mask.</extracomment>
        <translation>Você é: {mask}!</translation>
    </message>
    <message>
        <source>Your fortune for mine!</source>
        <translation>Sua fortuna pela minha!</translation>
    </message>
    <message>
        <source>Which mask are you?</source>
        <translation>Qual é a sua máscara?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Quantas moedas?</translation>
    </message>
    <message>
        <source>Change seats, you two!</source>
        <translation>Vocês aí, troquem de lugar!</translation>
    </message>
    <message>
        <source>Look at this!</source>
        <extracomment>The Princess shows a card to everyone but its player.</extracomment>
        <translation>Olhem só isso!</translation>
    </message>
    <message>
        <source>To the left!</source>
        <translation>Para a esquerda!</translation>
    </message>
    <message>
        <source>To the right!</source>
        <translation>Para a direita!</translation>
    </message>
    <message>
        <source>One?</source>
        <extracomment>Guesses how many coins are hidden.</extracomment>
        <translation>Uma?</translation>
    </message>
    <message>
        <source>Two?</source>
        <translation>Duas?</translation>
    </message>
    <message>
        <source>Three?</source>
        <translation>Três?</translation>
    </message>
    <message>
        <source>One!</source>
        <extracomment>Opens the hand: this is how many coins were hidden.</extracomment>
        <translation>Uma!</translation>
    </message>
    <message>
        <source>Two!</source>
        <translation>Duas!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Três!</translation>
    </message>
    <message>
        <source>I keep what I have.</source>
        <translation>Fico com o que tenho.</translation>
    </message>
    <message>
        <source>Not rich enough yet…</source>
        <translation>Ainda falta…</translation>
    </message>
    <message>
        <source>I have enough.</source>
        <translation>Já tenho o bastante.</translation>
    </message>
    <message>
        <source>Farewell!</source>
        <translation>Adeus!</translation>
    </message>
</context>
<context>
    <name>Banter</name>
    <message>
        <source>Well, it was worth a try.</source>
        <translation>Bom, não custava tentar.</translation>
    </message>
    <message>
        <source>You win some, you lose some.</source>
        <translation>Um dia se ganha, no outro se perde.</translation>
    </message>
    <message>
        <source>As I said.</source>
        <translation>Foi o que eu disse.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <translation>Eu avisei.</translation>
    </message>
    <message>
        <source>I’ll want those back.</source>
        <translation>Depois eu quero isso de volta.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>O que vem fácil vai fácil.</translation>
    </message>
    <message>
        <source>Not a bad evening.</source>
        <translation>A noite está rendendo.</translation>
    </message>
    <message>
        <source>That will do nicely.</source>
        <translation>Isso já ajuda bastante.</translation>
    </message>
    <message>
        <source>Now we’re even.</source>
        <translation>Agora estamos quites.</translation>
    </message>
    <message>
        <source>That’s for earlier.</source>
        <translation>Essa foi pela outra vez.</translation>
    </message>
    <message>
        <source>I hadn’t forgotten.</source>
        <translation>Eu não tinha esquecido.</translation>
    </message>
    <message>
        <source>An eye for an eye.</source>
        <translation>Olho por olho.</translation>
    </message>
</context>
<context>
    <name>BearTamer</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda do banco.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas do banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your left.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de quem está à sua esquerda.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de quem está à sua esquerda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the player on your right.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de quem está à sua direita.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de quem está à sua direita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from each neighbour.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de cada vizinho.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the richest other player.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda do mais rico dos outros jogadores.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas do mais rico dos outros jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from a player of your choice.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de um jogador à sua escolha.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de um jogador à sua escolha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starting on your left, you take %n coin(s) from each player who then has more than you.</source>
        <translation>
            <numerusform>A partir da sua esquerda, você pega %n&#xa0;moeda de cada jogador que, nesse momento, tiver mais que você.</numerusform>
            <numerusform>A partir da sua esquerda, você pega %n&#xa0;moedas de cada jogador que, nesse momento, tiver mais que você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your left.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a quem está à sua esquerda.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a quem está à sua esquerda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the player on your right.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a quem está à sua direita.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a quem está à sua direita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to each neighbour.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a cada vizinho.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to the poorest other player.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda ao mais pobre dos outros jogadores.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas ao mais pobre dos outros jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to a player of your choice.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a um jogador à sua escolha.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a um jogador à sua escolha.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Você pega todas as moedas do tabuleiro de Tribunal.</translation>
    </message>
    <message>
        <source>You secretly look at your own card.</source>
        <translation>Você olha em segredo sua própria carta.</translation>
    </message>
    <message>
        <source>You secretly look at another player’s card.</source>
        <translation>Você olha em segredo uma carta de outro jogador.</translation>
    </message>
    <message>
        <source>You secretly look at a card in the centre.</source>
        <translation>Você olha em segredo uma carta do centro.</translation>
    </message>
    <message>
        <source>You swap your own card with another player’s, or only pretend to.</source>
        <translation>Você troca sua carta pela de outro jogador ou só finge trocar.</translation>
    </message>
    <message>
        <source>You swap two other players’ cards, or only pretend to.</source>
        <translation>Você troca entre si duas cartas de outros jogadores ou só finge trocar.</translation>
    </message>
    <message>
        <source>You swap your own card with a card in the centre, or only pretend to.</source>
        <translation>Você troca sua carta por uma do centro ou só finge trocar.</translation>
    </message>
    <message>
        <source>You exchange your whole fortune for another player’s.</source>
        <translation>Você troca toda a sua fortuna pela de outro jogador.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Todo mundo passa a fortuna inteira para a esquerda.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Todo mundo passa a fortuna inteira para a direita.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left or to the right, whichever you choose.</source>
        <translation>Todo mundo passa a fortuna inteira para a esquerda ou para a direita, à sua escolha.</translation>
    </message>
    <message>
        <source>You choose another player, whose card is revealed.</source>
        <translation>Você escolhe outro jogador, cuja carta é revelada.</translation>
    </message>
    <message>
        <source>Take coins from the bank</source>
        <translation>Pegar moedas do banco</translation>
    </message>
    <message>
        <source>Take coins from players</source>
        <translation>Pegar moedas de jogadores</translation>
    </message>
    <message>
        <source>Give coins to players</source>
        <translation>Dar moedas a jogadores</translation>
    </message>
    <message>
        <source>Take the coins in the courthouse</source>
        <translation>Pegar as moedas do tabuleiro de Tribunal</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Olhar uma carta</translation>
    </message>
    <message>
        <source>Swap two cards, or pretend to</source>
        <translation>Trocar ou fingir trocar duas cartas</translation>
    </message>
    <message>
        <source>Exchange fortunes</source>
        <translation>Trocar de fortuna</translation>
    </message>
    <message>
        <source>Everyone passes their fortune</source>
        <translation>Todo mundo passa a fortuna adiante</translation>
    </message>
    <message>
        <source>Make a player reveal a card</source>
        <translation>Fazer um jogador revelar a carta</translation>
    </message>
    <message>
        <source>From your left neighbour</source>
        <translation>Do vizinho da esquerda</translation>
    </message>
    <message>
        <source>From your right neighbour</source>
        <translation>Do vizinho da direita</translation>
    </message>
    <message>
        <source>From both your neighbours</source>
        <translation>Dos dois vizinhos</translation>
    </message>
    <message>
        <source>From the richest player</source>
        <translation>Do jogador mais rico</translation>
    </message>
    <message>
        <source>From a player of your choice</source>
        <translation>De um jogador escolhido</translation>
    </message>
    <message>
        <source>From everyone richer</source>
        <translation>De quem tem mais que você</translation>
    </message>
    <message>
        <source>To your left neighbour</source>
        <translation>Ao vizinho da esquerda</translation>
    </message>
    <message>
        <source>To your right neighbour</source>
        <translation>Ao vizinho da direita</translation>
    </message>
    <message>
        <source>To both your neighbours</source>
        <translation>Aos dois vizinhos</translation>
    </message>
    <message>
        <source>To the poorest player</source>
        <translation>Ao jogador mais pobre</translation>
    </message>
    <message>
        <source>To a player of your choice</source>
        <translation>A um jogador escolhido</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>A própria carta</translation>
    </message>
    <message>
        <source>Another player’s card</source>
        <translation>A carta de outro jogador</translation>
    </message>
    <message>
        <source>A card in the centre</source>
        <translation>Uma carta do centro</translation>
    </message>
    <message>
        <source>Your own card and another player’s</source>
        <translation>A própria carta e a de outro jogador</translation>
    </message>
    <message>
        <source>Two other players’ cards</source>
        <translation>Duas cartas de outros jogadores</translation>
    </message>
    <message>
        <source>Your own card and one in the centre</source>
        <translation>A própria carta e uma do centro</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>Whichever way you choose</source>
        <translation>Para o lado que você escolher</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;moeda</numerusform>
            <numerusform>%n&#xa0;moedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BearTamerLine</name>
    <message>
        <source>{n} from the bank</source>
        <translation>{n}&#xa0;do banco</translation>
    </message>
    <message>
        <source>{n} from the left</source>
        <translation>{n}&#xa0;da esquerda</translation>
    </message>
    <message>
        <source>{n} from the right</source>
        <translation>{n}&#xa0;da direita</translation>
    </message>
    <message>
        <source>{n} from each neighbour</source>
        <translation>{n}&#xa0;de cada vizinho</translation>
    </message>
    <message>
        <source>{n} from the richest</source>
        <translation>{n}&#xa0;do mais rico</translation>
    </message>
    <message>
        <source>{n} from a player</source>
        <translation>{n}&#xa0;de um jogador</translation>
    </message>
    <message>
        <source>{n} from everyone richer</source>
        <translation>{n}&#xa0;de quem tem mais</translation>
    </message>
    <message>
        <source>{n} to the left</source>
        <translation>{n}&#xa0;para a esquerda</translation>
    </message>
    <message>
        <source>{n} to the right</source>
        <translation>{n}&#xa0;para a direita</translation>
    </message>
    <message>
        <source>{n} to each neighbour</source>
        <translation>{n}&#xa0;a cada vizinho</translation>
    </message>
    <message>
        <source>{n} to the poorest</source>
        <translation>{n}&#xa0;ao mais pobre</translation>
    </message>
    <message>
        <source>{n} to a player</source>
        <translation>{n}&#xa0;a um jogador</translation>
    </message>
    <message>
        <source>all fines</source>
        <translation>todas as multas</translation>
    </message>
    <message>
        <source>see your card</source>
        <translation>ver sua carta</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>ver uma carta</translation>
    </message>
    <message>
        <source>see the centre</source>
        <translation>ver o centro</translation>
    </message>
    <message>
        <source>swap your card</source>
        <translation>trocar sua carta</translation>
    </message>
    <message>
        <source>swap two cards</source>
        <translation>trocar duas cartas</translation>
    </message>
    <message>
        <source>swap with the centre</source>
        <translation>trocar com o centro</translation>
    </message>
    <message>
        <source>exchange fortunes</source>
        <translation>trocar de fortuna</translation>
    </message>
    <message>
        <source>fortunes go left</source>
        <translation>fortunas à esquerda</translation>
    </message>
    <message>
        <source>fortunes go right</source>
        <translation>fortunas à direita</translation>
    </message>
    <message>
        <source>fortunes pass on</source>
        <translation>fortunas circulam</translation>
    </message>
    <message>
        <source>reveal a card</source>
        <translation>revelar uma carta</translation>
    </message>
    <message>
        <source>{steps}; {next}</source>
        <translation>{steps}; {next}</translation>
    </message>
</context>
<context>
    <name>CardPast</name>
    <message>
        <source>Dealt as: {mask}.</source>
        <translation>Na distribuição: {mask}.</translation>
    </message>
    <message>
        <source>Revealed on turn {turn}: {mask}.</source>
        <translation>Revelada no turno {turn}: {mask}.</translation>
    </message>
    <message>
        <source>Nobody has touched it since.</source>
        <translation>Desde então, ninguém tocou nela.</translation>
    </message>
    <message>
        <source>Swapped or not since then: {list}.</source>
        <extracomment>“Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”</extracomment>
        <translation>Trocada ou não desde então: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name}, with {place})</source>
        <translation>turno {turn} ({name}; a outra carta: {place})</translation>
    </message>
    <message>
        <source>Looked at: {list}.</source>
        <extracomment>“Looked at: turn 4 (Anna), turn 6 (you).”</extracomment>
        <translation>Olhada: {list}.</translation>
    </message>
    <message>
        <source>turn {turn} ({name})</source>
        <translation>turno {turn} ({name})</translation>
    </message>
    <message>
        <source>Claimed with it: {list}.</source>
        <extracomment>“Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”</extracomment>
        <translation>Com ela, disseram ser: {list}.</translation>
    </message>
    <message>
        <source>{mask} on turn {turn} ({name})</source>
        <translation>{mask} no turno {turn} ({name})</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>Someone else</source>
        <translation>Outra pessoa</translation>
    </message>
    <message>
        <source>A name and temperament of your own</source>
        <translation>Nome e temperamento à sua escolha</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>As a table</source>
        <translation>Em tabela</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>No help</source>
        <extracomment>How much help there is in a game.</extracomment>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Caderno</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Mentor</translation>
    </message>
    <message>
        <source>You see what is on the table. The rest is up to your memory.</source>
        <translation>Você vê o que está na mesa. O resto é com a sua memória.</translation>
    </message>
    <message>
        <source>A log of everything that has happened stays open.</source>
        <translation>O histórico de tudo o que aconteceu fica aberto.</translation>
    </message>
    <message>
        <source>The log, plus notes you can pin to cards.</source>
        <translation>O histórico, mais anotações que você fixa nas cartas.</translation>
    </message>
    <message>
        <source>All that, plus what a perfect memory would know about each card and, if you ask, advice with reasons.</source>
        <translation>Tudo isso, mais o que uma memória perfeita saberia de cada carta e, se você pedir, conselhos com o porquê de cada um.</translation>
    </message>
    <message>
        <source>As the masks’ own rules say</source>
        <extracomment>Which printed rule holds for a player who was just revealed.</extracomment>
        <translation>Conforme a regra das máscaras</translation>
    </message>
    <message>
        <source>Second edition: look or swap</source>
        <translation>2ª edição: olhar ou trocar</translation>
    </message>
    <message>
        <source>First edition, Hungarian box: must swap</source>
        <translation>1ª edição, caixa húngara: só trocar</translation>
    </message>
    <message>
        <source>Expansion: the Usurper’s left must swap</source>
        <translation>Expansão: à esquerda do Usurpador, só trocar</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap, but not announce.</source>
        <translation>Quem teve a carta revelada no turno anterior pode olhar ou trocar, mas não anunciar.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first edition and the Hungarian rules.</source>
        <translation>Quem teve a carta revelada no turno anterior só pode trocar ou fingir trocar, como na primeira edição e nas regras húngaras.</translation>
    </message>
    <message>
        <source>The second edition’s rule; the expansion’s where the Usurper is in play.</source>
        <translation>A regra da segunda edição; a da expansão quando o Usurpador está em jogo.</translation>
    </message>
    <message>
        <source>A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the card of the player on the left, that player must swap, or pretend to.</source>
        <translation>Quem teve a carta revelada no turno anterior pode olhar ou trocar. Se o Usurpador revelou a carta de quem está à esquerda dele, essa pessoa deve trocar ou fingir trocar.</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>Colours of the window; “Salon” is the light one.</extracomment>
        <translation>Noite</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salão</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The pace of the game.</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantâneo</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>How long texts can be read before the game goes on.</extracomment>
        <translation>Curto</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longo</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>{mask}: {percent}</source>
        <extracomment>A mask and how likely a card is this one: “King: 75 %”; {percent} comes with its sign.</extracomment>
        <translation>{mask}: {percent}</translation>
    </message>
    <message>
        <source>{mask}: certain</source>
        <translation>{mask}: com certeza</translation>
    </message>
    <message>
        <source>This ends the game and you win. Your card: {mask} ({chance}).</source>
        <translation>Isso encerra a partida, e você vence. Sua carta: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You almost certainly have it. {mask}: {chance}.</source>
        <translation>É quase certo que está com você. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably have it. {mask}: {chance}.</source>
        <translation>Provavelmente está com você. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}.</source>
        <translation>Um blefe que vale o risco: dificilmente alguém vai duvidar. {mask}: só {chance}.</translation>
    </message>
    <message>
        <source>You have lost track of your card. Most likely: {mask} ({chance}).</source>
        <translation>Você já não sabe qual é a sua carta. O mais provável: {mask} ({chance}).</translation>
    </message>
    <message>
        <source>You know your card, but it is no use just now. Looking is risk-free.</source>
        <translation>Você sabe qual é a sua carta, mas agora ela não serve para nada. Olhar não traz risco.</translation>
    </message>
    <message>
        <source>There may be a better card there. {mask}: {chance}.</source>
        <translation>Talvez haja ali uma carta melhor. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This player may soon use a strong mask: {player} ({mask}, {chance}).</source>
        <translation>Este jogador pode usar uma máscara forte em breve: {player}. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This way the others lose track of the cards.</source>
        <translation>Assim os outros perdem as cartas de vista.</translation>
    </message>
    <message>
        <source>The card there is worth more to you. {mask}: {chance}.</source>
        <translation>A carta que está ali vale mais para você. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder. {mask}: {chance}.</source>
        <translation>Fique com o que tem e deixe os outros na dúvida. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>Either way, nobody will know who has what any more.</source>
        <translation>De um jeito ou de outro, os demais já não vão saber quem tem o quê.</translation>
    </message>
    <message>
        <source>That’s you! {mask}: {chance}.</source>
        <translation>É você! {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s true: {chance}.</source>
        <translation>A máscara dificilmente está com você, mas é preciso impedir isto: {player}, {mask}. Chance de ser verdade: {chance}.</translation>
    </message>
    <message>
        <source>It’s probably true: {player}, {mask} ({chance}).</source>
        <translation>Deve ser verdade: {player}, {mask} ({chance}).</translation>
    </message>
    <message>
        <source>True or not, it does you little harm.</source>
        <translation>Verdade ou não, pouco prejudica você.</translation>
    </message>
    <message>
        <source>It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, {mask}.</source>
        <translation>Pode ser mentira, mas deixe isso para os outros: alguém provavelmente vai duvidar ({chance}). {player}, {mask}.</translation>
    </message>
    <message>
        <source>It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}.</source>
        <translation>Pode ser mentira, mas errar custaria mais a você. Chance de ser verdade: {chance}.</translation>
    </message>
    <message>
        <source>This fortune is better than yours: {player} ({coins}).</source>
        <translation>Esta fortuna é melhor que a sua: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Your own fortune is good enough.</source>
        <translation>Sua própria fortuna já é boa.</translation>
    </message>
    <message>
        <source>Best player to take from: {player} ({coins}).</source>
        <translation>É daqui que mais compensa pegar: {player} ({coins}).</translation>
    </message>
    <message>
        <source>Least costly player to give to: {player} ({coins}).</source>
        <translation>Dar moedas aqui é o que menos prejudica você: {player} ({coins}).</translation>
    </message>
    <message>
        <source>The less they know, the better: {player}. Chance that they know their own card: {chance}.</source>
        <translation>Quanto menos este jogador souber, melhor: {player}. Chance de saber que carta tem: {chance}.</translation>
    </message>
    <message>
        <source>A woman’s mask costs you nothing. Chance that this is one: {chance}.</source>
        <translation>Uma máscara de mulher não custa nada. Chance de ser uma delas: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone will contest it, but it’s worth the risk.</source>
        <translation>Um blefe ousado ({mask}): alguém vai duvidar, mas vale o risco.</translation>
    </message>
    <message>
        <source>You have a good idea what this card is. {player}, {mask}: {chance}.</source>
        <translation>Você tem uma boa ideia de que carta é esta. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk.</source>
        <translation>Um blefe ousado ({mask}): é bem possível que alguém duvide ({chance}), mas vale o risco.</translation>
    </message>
    <message>
        <source>This card is worth knowing: {player}.</source>
        <translation>Vale a pena conhecer esta carta: {player}.</translation>
    </message>
    <message>
        <source>A right guess would help this player least: {player} ({coins}).</source>
        <translation>Se o palpite estiver certo, é aqui que as moedas ajudam menos: {player} ({coins}).</translation>
    </message>
    <message>
        <source>These two can spare a coin: {players}.</source>
        <translation>Para estes dois, uma moeda não faz falta: {players}.</translation>
    </message>
    <message>
        <source>You may want this card for yourself. {mask}: {chance}.</source>
        <translation>Talvez você queira ficar com esta carta. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {place}.</source>
        <translation>É aqui que há mais a descobrir: {place}.</translation>
    </message>
    <message>
        <source>You would learn the most here: {places}.</source>
        <translation>É aqui que há mais a descobrir: {places}.</translation>
    </message>
    <message>
        <source>Everyone knows these too well: {places}.</source>
        <translation>Estas já são conhecidas demais: {places}.</translation>
    </message>
    <message>
        <source>It’s most likely the mask you named. {mask}: {chance}.</source>
        <translation>É bem provável que seja a máscara que você nomeou. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely your mask. {mask}: {chance}.</source>
        <translation>É bem provável que seja a sua máscara. {mask}: {chance}.</translation>
    </message>
    <message>
        <source>It’s most likely this mask. {player}, {mask}: {chance}.</source>
        <translation>É bem provável que seja esta máscara. {player}, {mask}: {chance}.</translation>
    </message>
    <message>
        <source>This way the better fortune comes to you ({coins}).</source>
        <translation>Assim a melhor fortuna vem para você ({coins}).</translation>
    </message>
    <message>
        <source>Any number will do: just be unpredictable.</source>
        <translation>Aqui qualquer número serve: o importante é ninguém adivinhar.</translation>
    </message>
    <message>
        <source>Any guess will do: just be unpredictable.</source>
        <translation>Aqui qualquer palpite serve: o importante é não seguir um padrão.</translation>
    </message>
    <message>
        <source>You have it: {mask}.</source>
        <translation>Está com você: {mask}.</translation>
    </message>
    <message>
        <source>You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it.</source>
        <translation>Não está com você ({mask}), mas é um blefe que vale o risco: dificilmente alguém vai duvidar.</translation>
    </message>
    <message>
        <source>That’s you, for certain: {mask}.</source>
        <translation>É você, com certeza: {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}.</source>
        <translation>É mentira, e é preciso impedir, mesmo que a máscara não esteja com você: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s true: {player}, {mask}.</source>
        <translation>É verdade: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It has already been contested, and joining in gains you nothing: {player}, {mask}.</source>
        <translation>Já há quem duvide, e você não ganha nada em duvidar também: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a lie, but contesting would cost you more.</source>
        <translation>É mentira, mas duvidar custaria mais a você.</translation>
    </message>
    <message>
        <source>There is a better card there: {mask}.</source>
        <translation>Ali há uma carta melhor: {mask}.</translation>
    </message>
    <message>
        <source>The card there is worth more to you: {mask}.</source>
        <translation>A carta que está ali vale mais para você: {mask}.</translation>
    </message>
    <message>
        <source>Keep what you have and let them wonder: {mask}.</source>
        <translation>Fique com o que tem e deixe os outros na dúvida: {mask}.</translation>
    </message>
    <message>
        <source>You know this card: {player}, {mask}.</source>
        <translation>Você conhece esta carta: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s your mask: {mask}.</source>
        <translation>É a sua máscara: {mask}.</translation>
    </message>
    <message>
        <source>It’s this mask: {player}, {mask}.</source>
        <translation>É esta máscara: {player}, {mask}.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask and costs you nothing.</source>
        <translation>É uma máscara de mulher, que não custa nada.</translation>
    </message>
    <message>
        <source>None of your cards is the mask you named: {mask}.</source>
        <translation>Nenhuma das suas cartas é a máscara que você nomeou: {mask}.</translation>
    </message>
    <message>
        <source>It’s the mask you named: {mask}.</source>
        <translation>É a máscara que você nomeou: {mask}.</translation>
    </message>
    <message>
        <source>The coach only helps in games with Coach help.</source>
        <translation>O mentor só ajuda em partidas com a ajuda Mentor.</translation>
    </message>
    <message>
        <source>You can ask the coach when you have a question to answer.</source>
        <translation>Você pode perguntar ao mentor quando tiver uma pergunta para responder.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>You take %n coin(s) from the bank.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda do banco.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas do banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the bank.</source>
        <translation>
            <numerusform>{name} pega %n&#xa0;moeda do banco.</numerusform>
            <numerusform>{name} pega %n&#xa0;moedas do banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda do tabuleiro de Tribunal.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas do tabuleiro de Tribunal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from the courthouse.</source>
        <translation>
            <numerusform>{name} pega %n&#xa0;moeda do tabuleiro de Tribunal.</numerusform>
            <numerusform>{name} pega %n&#xa0;moedas do tabuleiro de Tribunal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) from {other}.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de {other}.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from you.</source>
        <translation>
            <numerusform>{name} pega %n&#xa0;moeda de você.</numerusform>
            <numerusform>{name} pega %n&#xa0;moedas de você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) from {other}.</source>
        <translation>
            <numerusform>{name} pega %n&#xa0;moeda de {other}.</numerusform>
            <numerusform>{name} pega %n&#xa0;moedas de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) to {other}.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a {other}.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you %n coin(s).</source>
        <translation>
            <numerusform>{name} dá %n&#xa0;moeda a você.</numerusform>
            <numerusform>{name} dá %n&#xa0;moedas a você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) to {other}.</source>
        <translation>
            <numerusform>{name} dá %n&#xa0;moeda a {other}.</numerusform>
            <numerusform>{name} dá %n&#xa0;moedas a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n coin(s) to the bank.</source>
        <translation>
            <numerusform>Você devolve %n&#xa0;moeda ao banco.</numerusform>
            <numerusform>Você devolve %n&#xa0;moedas ao banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} returns %n coin(s) to the bank.</source>
        <translation>
            <numerusform>{name} devolve %n&#xa0;moeda ao banco.</numerusform>
            <numerusform>{name} devolve %n&#xa0;moedas ao banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange fortunes with {other} and now have %n coin(s).</source>
        <translation>
            <numerusform>Você troca de fortuna com {other} e agora tem %n&#xa0;moeda.</numerusform>
            <numerusform>Você troca de fortuna com {other} e agora tem %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with you. You now have %n coin(s).</source>
        <translation>
            <numerusform>{name} troca de fortuna com você. Agora você tem %n&#xa0;moeda.</numerusform>
            <numerusform>{name} troca de fortuna com você. Agora você tem %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges fortunes with {other} and now has %n coin(s).</source>
        <translation>
            <numerusform>{name} troca de fortuna com {other} e agora tem %n&#xa0;moeda.</numerusform>
            <numerusform>{name} troca de fortuna com {other} e agora tem %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have %n coin(s).</source>
        <translation>
            <numerusform>Agora você tem %n&#xa0;moeda.</numerusform>
            <numerusform>Agora você tem %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda do banco; {names} também.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas do banco; {names} também.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, {names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>Você, {names} pegam do banco %n&#xa0;moeda cada um.</numerusform>
            <numerusform>Você, {names} pegam do banco %n&#xa0;moedas cada um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} take %n coin(s) each from the bank.</source>
        <translation>
            <numerusform>{names} pegam do banco %n&#xa0;moeda cada um.</numerusform>
            <numerusform>{names} pegam do banco %n&#xa0;moedas cada um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>Você pega %n&#xa0;moeda de cada um destes jogadores: {names}.</numerusform>
            <numerusform>Você pega %n&#xa0;moedas de cada um destes jogadores: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n coin(s) each from {names}.</source>
        <translation>
            <numerusform>{name} pega %n&#xa0;moeda de cada um destes jogadores: {names}.</numerusform>
            <numerusform>{name} pega %n&#xa0;moedas de cada um destes jogadores: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>Você dá %n&#xa0;moeda a cada um destes jogadores: {names}.</numerusform>
            <numerusform>Você dá %n&#xa0;moedas a cada um destes jogadores: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n coin(s) each to {names}.</source>
        <translation>
            <numerusform>{name} dá %n&#xa0;moeda a cada um destes jogadores: {names}.</numerusform>
            <numerusform>{name} dá %n&#xa0;moedas a cada um destes jogadores: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay a fine of 1 coin.</source>
        <translation>Você paga 1&#xa0;moeda de multa.</translation>
    </message>
    <message>
        <source>{name} pays a fine of 1 coin.</source>
        <translation>{name} paga 1&#xa0;moeda de multa.</translation>
    </message>
    <message>
        <source>You and {names} pay a fine of 1 coin each.</source>
        <translation>Você paga 1&#xa0;moeda de multa; {names} também.</translation>
    </message>
    <message>
        <source>You, {names} pay a fine of 1 coin each.</source>
        <extracomment>{names} are several: “You, Polo and Alvise pay …”</extracomment>
        <translation>Você, {names} pagam 1&#xa0;moeda de multa cada um.</translation>
    </message>
    <message>
        <source>{names} pay a fine of 1 coin each.</source>
        <translation>{names} pagam 1&#xa0;moeda de multa cada um.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the left.</source>
        <translation>Todo mundo passa a fortuna inteira para a esquerda.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune to the right.</source>
        <translation>Todo mundo passa a fortuna inteira para a direita.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This help and most error messages of commands are in English only. The game itself speaks your language.</source>
        <translation>Esta ajuda e a maioria das mensagens de erro dos comandos só existem em inglês. O jogo em si fala a sua língua.</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>No power yet: add a first step.</source>
        <translation>Ainda sem poder: adicione o primeiro passo.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power</source>
        <translation>O poder do Domador de ursos</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Adicionar um passo</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>Retomar a partida interrompida</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Virar para baixo</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Your game is saved as you play. The details are here:</source>
        <translation>Algo deu errado no programa. A partida vai sendo salva à medida que você joga. O que aconteceu foi anotado aqui:</translation>
    </message>
</context>
<context>
    <name>CurrentGame</name>
    <message>
        <source>Games and scenarios</source>
        <translation>Partidas e cenários</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hold the button, Space or Enter, or press twice.</source>
        <translation>Segure o botão, Espaço ou Enter, ou aperte duas vezes.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Choose, then close the curtain. You may change your mind until then.</source>
        <translation>Escolha e depois feche a cortina. Até lá, você pode mudar de ideia.</translation>
    </message>
    <message>
        <source>This will be spoken aloud. With headphones on, or alone, press Space to hear it.</source>
        <translation>Isto será dito em voz alta. Com fones de ouvido, ou a sós, aperte Espaço para ouvir.</translation>
    </message>
    <message>
        <source>Press again to open.</source>
        <translation>Aperte de novo para abrir.</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Turn them face down</source>
        <translation>Virar para baixo</translation>
    </message>
    <message>
        <source>Study the masks for as long as you like. Then they are all turned face down.</source>
        <translation>Estude as máscaras o quanto quiser. Depois todas serão viradas para baixo.</translation>
    </message>
</context>
<context>
    <name>Decisive</name>
    <message>
        <source>{name} announced “{mask}”, and nobody contested.</source>
        <translation>{name} anunciou “{mask}”, e ninguém duvidou.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and nobody contested.</source>
        <translation>Você anunciou “{mask}”, e ninguém duvidou.</translation>
    </message>
    <message>
        <source>{name} announced “{mask}”, and it was true.</source>
        <extracomment>Somebody contested, but {name} really was that mask.</extracomment>
        <translation>{name} anunciou “{mask}”, e era verdade.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, and it was true.</source>
        <translation>Você anunciou “{mask}”, e era verdade.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but {name} was the one who wore it.</source>
        <extracomment>{other} announced it and {name} contested; {name} really was that mask.</extracomment>
        <translation>{other} anunciou “{mask}”, mas quem tinha a máscara era {name}.</translation>
    </message>
    <message>
        <source>{other} announced “{mask}”, but you were the one who wore it.</source>
        <translation>{other} anunciou “{mask}”, mas quem tinha a máscara era você.</translation>
    </message>
    <message>
        <source>You announced “{mask}”, but {name} was the one who wore it.</source>
        <translation>Você anunciou “{mask}”, mas quem tinha a máscara era {name}.</translation>
    </message>
    <message>
        <source>The fine for a false claim took the last coin.</source>
        <extracomment>The last coin of a player without luck was paid as a fine, which ended the game.</extracomment>
        <translation>A última moeda foi embora na multa por um anúncio falso.</translation>
    </message>
    <message numerus="yes">
        <source>That brought %n coin(s).</source>
        <translation>
            <numerusform>Ganho: %n&#xa0;moeda.</numerusform>
            <numerusform>Ganho: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought {name} %n coin(s).</source>
        <translation>
            <numerusform>{name} ganhou com isso %n&#xa0;moeda.</numerusform>
            <numerusform>{name} ganhou com isso %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brought you %n coin(s).</source>
        <translation>
            <numerusform>Você ganhou com isso %n&#xa0;moeda.</numerusform>
            <numerusform>Você ganhou com isso %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}: {mask}</translation>
    </message>
    <message>
        <source>{name}, {coins}</source>
        <translation>{name}, {coins}</translation>
    </message>
    <message>
        <source>Taking their turn</source>
        <translation>Jogando agora</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fora do jogo</translation>
    </message>
    <message>
        <source>Answers on a phone</source>
        <translation>Responde no celular</translation>
    </message>
    <message>
        <source>Answers on a phone that is asleep</source>
        <translation>Responde num celular que está em repouso</translation>
    </message>
    <message>
        <source>Has answered on the phone</source>
        <translation>Já respondeu no celular</translation>
    </message>
    <message>
        <source>Note: {words}</source>
        <translation>Anotação: {words}</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Mentor: {words}</translation>
    </message>
    <message>
        <source>Can be chosen on the table</source>
        <translation>Dá para escolher na mesa</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Link: {name}</source>
        <translation>Link: {name}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{text} (With %n player(s).)</source>
        <translation>
            <numerusform>{text} (Com %n&#xa0;jogador.)</numerusform>
            <numerusform>{text} (Com %n&#xa0;jogadores.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>All masks off</source>
        <translation>Caem as máscaras</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: won with {coins} (turn {turn})</source>
        <translation>Mascarade, distribuição do dia {date}: vitória com {coins} (turno {turn})</translation>
    </message>
    <message>
        <source>Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})</source>
        <translation>Mascarade, distribuição do dia {date}: {place}º lugar com {coins} (turno {turn})</translation>
    </message>
    <message>
        <source>Masks and claims</source>
        <translation>Máscaras e anúncios</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Fortunas</translation>
    </message>
    <message>
        <source>The masks’ journeys</source>
        <translation>O caminho das máscaras</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Anúncios falsos</translation>
    </message>
    <message>
        <source>Save the game or a picture of the unmasking</source>
        <translation>Salvar a partida ou uma imagem das máscaras reveladas</translation>
    </message>
    <message>
        <source>Help in this game: {help}</source>
        <translation>Ajuda nesta partida: {help}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
    <message>
        <source>Same table, new deal</source>
        <translation>A mesma mesa, nova distribuição</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesma distribuição</translation>
    </message>
    <message>
        <source>Same table, same cards</source>
        <translation>Mesma mesa, mesmas cartas</translation>
    </message>
    <message>
        <source>Masters in your seat</source>
        <translation>Mestres no seu lugar</translation>
    </message>
    <message>
        <source>Have masters play this deal twenty times in your place: was it luck or skill?</source>
        <translation>Mestres jogam esta distribuição vinte vezes no seu lugar: foi sorte ou habilidade?</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>A line on how the deal of the day went, to share</source>
        <translation>Uma linha sobre a distribuição do dia, para compartilhar</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nova mesa</translation>
    </message>
    <message>
        <source>Choose players and masks again</source>
        <translation>Escolher de novo os jogadores e as máscaras</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Watch this game again, with all masks face up or through any player’s eyes</source>
        <translation>Rever esta partida, com todas as máscaras à vista ou pelos olhos de qualquer jogador</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>What a master would have done in your place</source>
        <translation>O que um mestre teria feito no seu lugar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Fortunes over time</source>
        <translation>As fortunas ao longo da partida</translation>
    </message>
    <message>
        <source>Where the masks really went</source>
        <translation>Onde as máscaras estavam de verdade</translation>
    </message>
    <message>
        <source>Above each turn is the mask that was announced; a triangle marks a false claim.</source>
        <translation>Acima de cada turno está a máscara anunciada; um triângulo marca um anúncio falso.</translation>
    </message>
    <message>
        <source>← and → move from turn to turn; Enter opens the replay there.</source>
        <translation>← e → passam de um turno a outro; Enter abre o replay ali.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>Voltar à tela inicial</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>You win!</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} venceu!</translation>
    </message>
    <message>
        <source>You and {names} share the victory!</source>
        <translation>Você divide a vitória com {names}!</translation>
    </message>
    <message>
        <source>You, {names} share the victory!</source>
        <extracomment>{names} are several: “You, Polo and Alvise share …”</extracomment>
        <translation>Você, {names} dividem a vitória!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} dividem a vitória!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s): 13 or more ends the game.</source>
        <extracomment>The number is the winner’s fortune.</extracomment>
        <translation>
            <numerusform>Você tem %n&#xa0;moeda: com 13&#xa0;ou mais, a partida acaba.</numerusform>
            <numerusform>Você tem %n&#xa0;moedas: com 13&#xa0;ou mais, a partida acaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n coin(s): 13 or more ends the game.</source>
        <translation>
            <numerusform>{name} tem %n&#xa0;moeda: com 13&#xa0;ou mais, a partida acaba.</numerusform>
            <numerusform>{name} tem %n&#xa0;moedas: com 13&#xa0;ou mais, a partida acaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winners have %n coin(s) each: 13 or more ends the game.</source>
        <translation>
            <numerusform>Quem divide a vitória tem %n&#xa0;moeda: com 13&#xa0;ou mais, a partida acaba.</numerusform>
            <numerusform>Quem divide a vitória tem %n&#xa0;moedas: com 13&#xa0;ou mais, a partida acaba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Você ficou sem moedas, e isso encerra a partida. Vence a maior fortuna: %n&#xa0;moeda.</numerusform>
            <numerusform>Você ficou sem moedas, e isso encerra a partida. Vence a maior fortuna: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no coins left, and that ends the game. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>{name} ficou sem moedas, e isso encerra a partida. Vence a maior fortuna: %n&#xa0;moeda.</numerusform>
            <numerusform>{name} ficou sem moedas, e isso encerra a partida. Vence a maior fortuna: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players have no coins left, and that ends the game: {names}. The largest fortune wins: %n coin(s).</source>
        <translation>
            <numerusform>Ficaram sem moedas: {names}. Isso encerra a partida. Vence a maior fortuna: %n&#xa0;moeda.</numerusform>
            <numerusform>Ficaram sem moedas: {names}. Isso encerra a partida. Vence a maior fortuna: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>Você usou o poder do Trapaceiro com %n&#xa0;moeda, e 10&#xa0;já bastam.</numerusform>
            <numerusform>Você usou o poder do Trapaceiro com %n&#xa0;moedas, e 10&#xa0;já bastam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} used the Cheat’s power with %n coin(s), and 10 is enough.</source>
        <translation>
            <numerusform>{name} usou o poder do Trapaceiro com %n&#xa0;moeda, e 10&#xa0;já bastam.</numerusform>
            <numerusform>{name} usou o poder do Trapaceiro com %n&#xa0;moedas, e 10&#xa0;já bastam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. You have %n coin(s).</source>
        <translation>
            <numerusform>Só você ficou na partida, com %n&#xa0;moeda.</numerusform>
            <numerusform>Só você ficou na partida, com %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is left in the game. {name} has %n coin(s).</source>
        <translation>
            <numerusform>Só {name} ficou na partida, com %n&#xa0;moeda.</numerusform>
            <numerusform>Só {name} ficou na partida, com %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: {place} of {players}, with %n coin(s).</source>
        <translation>
            <numerusform>Sua colocação: {place} de {players}, com %n&#xa0;moeda.</numerusform>
            <numerusform>Sua colocação: {place} de {players}, com %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;turno</numerusform>
            <numerusform>%n&#xa0;turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;jogador</numerusform>
            <numerusform>%n&#xa0;jogadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Must fix</source>
        <extracomment>How grave a remark about an own scenario is.</extracomment>
        <translation>A corrigir</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>The printed rules forbid it, but it can be played.</extracomment>
        <translation>Regra da casa</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>A considerar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>This version doesn’t know these masks: {masks}. Remove them.</source>
        <translation>Esta versão não conhece estas máscaras: {masks}. Remova-as.</translation>
    </message>
    <message>
        <source>A game needs {fewest} to {most} players.</source>
        <translation>Uma partida precisa de {fewest} a {most}&#xa0;jogadores.</translation>
    </message>
    <message>
        <source>{mask}: there is only one of this card. Remove the second.</source>
        <translation>{mask}: só existe uma carta dessas. Remova a segunda.</translation>
    </message>
    <message>
        <source>The Peasants come as a pair: add the second one, or remove this one too.</source>
        <translation>Os Camponeses vêm em dupla: adicione o segundo ou remova também este.</translation>
    </message>
    <message>
        <source>There are only two Peasants: remove the others.</source>
        <translation>Só existem dois Camponeses: remova os demais.</translation>
    </message>
    <message>
        <source>Without the Judge nobody empties the courthouse: the game may run long.</source>
        <translation>Sem o Juiz, ninguém esvazia o tabuleiro de Tribunal: a partida pode demorar.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask.</source>
        <translation>Falta o Juiz: adicione essa máscara.</translation>
    </message>
    <message>
        <source>The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★.</source>
        <translation>Falta o Juiz: adicione essa máscara ou escolha máscaras com ★ até que sejam pelo menos três quintos do total.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. At least {needed} are needed: add more.</source>
        <translation>Máscaras com ★: {stars} de {masks}. São necessárias pelo menos {needed}: adicione mais.</translation>
    </message>
    <message>
        <source>Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}.</source>
        <translation>Máscaras com ★: {stars} de {masks}. O jogo flui melhor com pelo menos a metade: {needed}.</translation>
    </message>
    <message>
        <source>{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are needed.</source>
        <translation>{mask}: pelo menos um terço das máscaras deve ser de mulher. Há {women} de {masks}; é preciso ter {needed}.</translation>
    </message>
    <message>
        <source>The Bear Tamer has no power yet: give it one to four steps.</source>
        <translation>O Domador de ursos ainda não tem poder: monte um, com um a quatro passos.</translation>
    </message>
    <message>
        <source>The steps of the Bear Tamer’s power only undo one another: change one.</source>
        <translation>Os passos do poder do Domador de ursos só se anulam: mude um deles.</translation>
    </message>
    <message>
        <source>{mask}: there aren’t that many copies. Remove it from the graveyard.</source>
        <translation>{mask}: não existem tantas cartas dessas. Remova-a do cemitério.</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Adicione %n&#xa0;máscara: esta mesa precisa de {needs}.</numerusform>
            <numerusform>Adicione %n&#xa0;máscaras: esta mesa precisa de {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n mask(s): this table needs {needs}.</source>
        <translation>
            <numerusform>Remova %n&#xa0;máscara: esta mesa precisa de {needs}.</numerusform>
            <numerusform>Remova %n&#xa0;máscaras: esta mesa precisa de {needs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mask}: only with %n player(s) or more. Choose another mask.</source>
        <translation>
            <numerusform>{mask}: só com %n&#xa0;jogador ou mais. Escolha outra máscara.</numerusform>
            <numerusform>{mask}: só com %n&#xa0;jogadores ou mais. Escolha outra máscara.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s), the Damned is better left out of the graveyard.</source>
        <translation>
            <numerusform>Com menos de %n&#xa0;jogador, é melhor deixar o Amaldiçoado fora do cemitério.</numerusform>
            <numerusform>Com menos de %n&#xa0;jogadores, é melhor deixar o Amaldiçoado fora do cemitério.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>O acaso decide</translation>
    </message>
    <message>
        <source>Editions differ in what a player may do after revealing a card.</source>
        <translation>O que pode fazer quem acaba de ter a carta revelada depende da caixa.</translation>
    </message>
    <message>
        <source>at the start of the game, when players can only swap.</source>
        <translation>no começo da partida, quando só se pode trocar.</translation>
    </message>
    <message>
        <source>by the printed rules, the youngest player.</source>
        <translation>pelas regras impressas, a pessoa mais jovem.</translation>
    </message>
    <message>
        <source>the same number deals the same cards to the same table.</source>
        <translation>o mesmo número dá as mesmas cartas à mesma mesa.</translation>
    </message>
    <message>
        <source>{option}: {about}</source>
        <translation>{option}: {about}</translation>
    </message>
    <message>
        <source>After a reveal</source>
        <translation>Depois de uma revelação</translation>
    </message>
    <message>
        <source>Opening turns</source>
        <translation>Turnos iniciais</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número da distribuição</translation>
    </message>
    <message>
        <source>Rotate the table</source>
        <translation>Girar a mesa</translation>
    </message>
    <message>
        <source>Answer on phones</source>
        <translation>Responder no celular</translation>
    </message>
    <message>
        <source>Sand timer</source>
        <translation>Ampulheta</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>The rules of your box, who begins, opening turns, deal number</source>
        <translation>As regras da sua caixa, quem começa, turnos iniciais, número da distribuição</translation>
    </message>
    <message>
        <source>Number of opening turns, when players can only swap</source>
        <translation>Número de turnos iniciais, em que só se troca</translation>
    </message>
    <message>
        <source>One fewer opening turn</source>
        <translation>Um turno inicial a menos</translation>
    </message>
    <message>
        <source>One more opening turn</source>
        <translation>Um turno inicial a mais</translation>
    </message>
    <message>
        <source>Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put.</source>
        <translation>Quem tem de responder aparece na parte de baixo da tela. Sem isso, ninguém sai do lugar.</translation>
    </message>
    <message>
        <source>Each person answers and looks at cards on a phone connected to the same network, so no curtain is needed.</source>
        <translation>Cada pessoa responde e olha as cartas num celular da mesma rede, sem precisar de cortina.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30&#xa0;segundos</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;minutos</translation>
    </message>
    <message>
        <source>It runs for the person who is asked. When it runs out, a bell rings, and that is all.</source>
        <translation>Corre para quem deve responder. Quando termina, toca um sino e nada mais.</translation>
    </message>
    <message>
        <source>By the printed rules, the youngest player begins.</source>
        <translation>Pelas regras impressas, o jogador mais jovem começa.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatório</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same table. It doesn’t decide what the bots do.</source>
        <translation>O mesmo número distribui as mesmas cartas à mesma mesa. Não decide o que os bots fazem.</translation>
    </message>
</context>
<context>
    <name>GameScreens</name>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Não foi possível salvar a partida: {why}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n coin(s).</source>
        <extracomment>{name} won the game; the number is the fortune.</extracomment>
        <translation>
            <numerusform>{name} venceu com %n&#xa0;moeda.</numerusform>
            <numerusform>{name} venceu com %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} shared the victory with %n coin(s) each.</source>
        <translation>
            <numerusform>{names} dividiram a vitória com %n&#xa0;moeda cada um.</numerusform>
            <numerusform>{names} dividiram a vitória com %n&#xa0;moedas cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Não terminou.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;turno</numerusform>
            <numerusform>%n&#xa0;turnos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>{scenario} · turn {turn} · {date}</source>
        <extracomment>A game to go on with: its scenario, how far it is, when it began.</extracomment>
        <translation>{scenario} · turno {turn} · {date}</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Mais %n&#xa0;partida interrompida</numerusform>
            <numerusform>Mais %n&#xa0;partidas interrompidas</numerusform>
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
        <translation>Aqui todos usam máscara. Quem lembra quem é quem?</translation>
    </message>
    <message>
        <source>First time? Start here</source>
        <translation>Primeira vez? Comece aqui</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>Partida rápida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A distribuição do dia</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Meus cenários</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Learn the game in a first short lesson</source>
        <translation>Conheça o jogo em uma primeira lição curta</translation>
    </message>
    <message>
        <source>Start at once, at the table of your last game</source>
        <translation>Começar já, na mesa da última partida</translation>
    </message>
    <message>
        <source>The same cards for everybody today: compare how you did</source>
        <translation>As mesmas cartas para todos hoje: compare os resultados</translation>
    </message>
    <message>
        <source>Choose players and masks, and start playing</source>
        <translation>Escolher jogadores e máscaras e começar</translation>
    </message>
    <message>
        <source>Open a game you saved or were sent</source>
        <translation>Abrir uma partida que você salvou ou recebeu</translation>
    </message>
    <message>
        <source>Build your own scenarios</source>
        <translation>Montar seus próprios cenários</translation>
    </message>
    <message>
        <source>Six short lessons at the table</source>
        <translation>Seis lições curtas à mesa de jogo</translation>
    </message>
    <message>
        <source>How to play, and what each mask does</source>
        <translation>Como se joga e o que faz cada máscara</translation>
    </message>
    <message>
        <source>Watch past games, or watch bots play</source>
        <translation>Rever partidas passadas ou assistir a uma entre bots</translation>
    </message>
    <message>
        <source>Wins, lies and masks across all your games</source>
        <translation>Vitórias, mentiras e máscaras de todas as suas partidas</translation>
    </message>
    <message>
        <source>Language, colours, text size and motion</source>
        <translation>Idioma, cores, tamanho do texto e movimento</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Sobre este programa</translation>
    </message>
</context>
<context>
    <name>LanguageChooser</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>On to the table</source>
        <translation>Ir para a mesa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>On to a real game</source>
        <translation>Ir para uma partida de verdade</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>Ir para o próximo passo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Voltar à pergunta</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} de {steps}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Boa jogada</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Não foi bem assim</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Leave this lesson</source>
        <translation>Sair desta lição</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Look</source>
        <extracomment>Titles of the lessons.</extracomment>
        <translation>Olhar</translation>
    </message>
    <message>
        <source>Swap or pretend</source>
        <translation>Trocar ou fingir</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Duvidar</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Ler os outros</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim do jogo</translation>
    </message>
    <message>
        <source>Who am I? When a look is worth a turn, and when it isn’t.</source>
        <translation>Quem sou eu? Quando olhar vale um turno, e quando não vale.</translation>
    </message>
    <message>
        <source>Two cards under the table, and only you know what became of them.</source>
        <translation>Duas cartas debaixo da mesa, e só você sabe o que foi feito delas.</translation>
    </message>
    <message>
        <source>Say who you are, or who you would like to be.</source>
        <translation>Diga quem você é, ou quem gostaria de ser.</translation>
    </message>
    <message>
        <source>“No, I am!” When to speak up, and when to stay silent.</source>
        <translation>“Não, sou eu!” Quando falar, e quando ficar em silêncio.</translation>
    </message>
    <message>
        <source>What others do tells you what they know.</source>
        <translation>O que os outros fazem mostra o que eles sabem.</translation>
    </message>
    <message>
        <source>Thirteen coins, no coins, or the Cheat.</source>
        <translation>Treze moedas, nenhuma moeda ou o Trapaceiro.</translation>
    </message>
    <message>
        <source>The player on your left is about to take your card under the table, and may swap it. When you no longer know who you are, look at your card: it takes your turn but risks nothing.</source>
        <translation>Quem está à sua esquerda vai levar sua carta para debaixo da mesa e talvez trocá-la. Quando você já não sabe quem é, olhe sua carta: isso gasta a vez, mas não traz risco nenhum.</translation>
    </message>
    <message>
        <source>Now you know who you are again. The others saw that you looked, but not what you saw.</source>
        <translation>Agora você sabe de novo quem é. Os outros viram que você olhou, mas não o que viu.</translation>
    </message>
    <message>
        <source>Now you know even less. When your card has been touched, a look clears things up.</source>
        <translation>Agora você sabe menos ainda. Quando alguém mexe na sua carta, olhar esclarece tudo.</translation>
    </message>
    <message>
        <source>That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first.</source>
        <translation>Foi um tiro no escuro: depois da troca, não havia como saber se era verdade. Olhe primeiro.</translation>
    </message>
    <message>
        <source>This time, watch your own card: does anyone touch it? A card nobody has touched is still the one you were dealt.</source>
        <translation>Desta vez, fique de olho na sua própria carta. Alguém mexe nela? Se ninguém mexeu, ela ainda é a que você recebeu.</translation>
    </message>
    <message>
        <source>Right: nobody had touched your card, so you were still the King. Two coins, and no need to look.</source>
        <translation>Isso mesmo: ninguém tinha mexido na sua carta, então você ainda era o Rei. Duas moedas, e sem precisar olhar.</translation>
    </message>
    <message>
        <source>You knew that already: nobody had touched your card. Use your mask instead: announce it.</source>
        <translation>Isso você já sabia: ninguém tinha mexido na sua carta. Em vez de olhar, use sua máscara: anuncie.</translation>
    </message>
    <message>
        <source>You gave away a good card that you knew. Announce it instead.</source>
        <translation>Você se desfez de uma carta boa, que você conhecia. Em vez disso, anuncie.</translation>
    </message>
    <message>
        <source>You were still the King. Announce what you are: nobody can beat the truth.</source>
        <translation>Você ainda era o Rei. Anuncie o que você é: contra a verdade, ninguém pode nada.</translation>
    </message>
    <message>
        <source>The first turns of a game are swaps only: take your card and another under the table, and choose whether to swap them. Everyone sees which two cards you took; nobody sees what you did.</source>
        <translation>Os primeiros turnos da partida são só de trocas: leve sua carta e mais uma para debaixo da mesa e escolha se troca as duas. Todos veem quais cartas você pegou; ninguém vê o que você fez.</translation>
    </message>
    <message>
        <source>You swapped for real. Only you know who you both are now; the others can only guess.</source>
        <translation>Você trocou de verdade. Só você sabe quem são vocês dois agora; aos outros, resta adivinhar.</translation>
    </message>
    <message>
        <source>You only pretended. You know that nothing has changed; the others don’t.</source>
        <translation>Você só fingiu. Você sabe que nada mudou; os outros, não.</translation>
    </message>
    <message>
        <source>The player on your right is the Empress, who can take three coins from the bank. You would make a better Empress: swap cards with them.</source>
        <translation>Quem está à sua direita é a Imperatriz, que pode pegar três moedas do banco. Esse papel cairia bem melhor em você: troque de carta com essa pessoa.</translation>
    </message>
    <message>
        <source>There go four coins. You had the mask: contest, and nothing bad can happen to you.</source>
        <translation>Lá se vão quatro moedas. A máscara estava com você: duvide, e nada de ruim pode acontecer.</translation>
    </message>
    <message>
        <source>Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the last coin.</source>
        <translation>A pessoa à sua esquerda escapou, e com quatro moedas a mais. Você é o Juiz: duvide, e a multa leva a última moeda dela.</translation>
    </message>
    <message>
        <source>You are the Empress now, and nobody else can be sure of it. Announce it next turn.</source>
        <translation>Agora a Imperatriz é você, e ninguém mais pode ter certeza disso. Na sua próxima vez, anuncie-a.</translation>
    </message>
    <message>
        <source>You left the Empress where it was. To get it, you must really swap.</source>
        <translation>Você deixou a Imperatriz onde estava. Para ficar com ela, é preciso trocar de verdade.</translation>
    </message>
    <message>
        <source>The Empress wasn’t there. Take the card of the player on your right.</source>
        <translation>A Imperatriz não estava ali. Pegue a carta de quem está à sua direita.</translation>
    </message>
    <message>
        <source>That doesn’t get you the Empress. Swap cards with the player on your right.</source>
        <translation>Assim a Imperatriz não vem para você. Troque de carta com quem está à sua direita.</translation>
    </message>
    <message>
        <source>You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use the power and take two coins, and your card stays hidden.</source>
        <translation>Você é o Rei, e ninguém mexeu na sua carta. Anuncie o Rei: se ninguém duvidar, você usa o poder, pega duas moedas, e sua carta continua escondida.</translation>
    </message>
    <message>
        <source>Everyone believed you, and rightly so. Your card was never revealed.</source>
        <translation>Todos acreditaram em você, e com razão. Sua carta nem precisou ser virada.</translation>
    </message>
    <message>
        <source>That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever of you doesn’t have it pays a coin to the courthouse. Tell the truth this time.</source>
        <translation>Essa não era a sua máscara. Quem está com ela pode duvidar: aí vocês dois revelam as cartas, e quem dos dois não tem a máscara coloca uma moeda no tabuleiro de Tribunal. Desta vez, diga a verdade.</translation>
    </message>
    <message>
        <source>Nothing wrong with that, but coins come from announcing. Announce the King.</source>
        <translation>Não há nada de errado nisso, mas é anunciando que se ganham moedas. Anuncie o Rei.</translation>
    </message>
    <message>
        <source>You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any mask: who could contest this one?</source>
        <translation>Você é o Ladrão, e o Rei está no centro, onde não é de ninguém. Você pode anunciar qualquer máscara: quem poderia duvidar dessa?</translation>
    </message>
    <message>
        <source>A bold lie, and nobody could contradict it: two coins for a King you never were.</source>
        <translation>Uma mentira ousada, e ninguém podia desmentir: duas moedas por um Rei que você nunca foi.</translation>
    </message>
    <message>
        <source>True, and perfectly fine. But try the lie this time: announce the King.</source>
        <translation>Verdade, e está tudo certo. Mas desta vez experimente a mentira: anuncie o Rei.</translation>
    </message>
    <message>
        <source>Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King.</source>
        <translation>O Trapaceiro também não está com ninguém, mas, com menos de dez moedas, esse poder não faz nada. Tente o Rei.</translation>
    </message>
    <message>
        <source>Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.</source>
        <translation>Alguém tem essa máscara, sabe disso e avisou. Você pagou uma moeda. Anuncie uma máscara que não está com ninguém.</translation>
    </message>
    <message>
        <source>Safe, but it earns nothing. Announce the King, which is in the centre.</source>
        <translation>Seguro, mas não rende nada. Anuncie o Rei, que está no centro.</translation>
    </message>
    <message>
        <source>You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the coins in the courthouse; if you contest, you both reveal your cards.</source>
        <translation>Você é o Juiz, e outra pessoa vai dizer que é. Se você deixar passar, ela pega todas as moedas do tabuleiro de Tribunal; se você duvidar, as duas cartas são reveladas.</translation>
    </message>
    <message>
        <source>You really are the Judge: you used the power, and the liar paid a coin.</source>
        <translation>Você é mesmo o Juiz: você usou o poder, e quem mentiu pagou uma moeda.</translation>
    </message>
    <message>
        <source>You are the Thief, and someone is about to announce the King. Anyone who contests without the mask pays a coin.</source>
        <translation>Você é o Ladrão, e alguém vai anunciar o Rei. Quem duvida sem ter a máscara paga uma moeda.</translation>
    </message>
    <message>
        <source>Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine.</source>
        <translation>Isso mesmo: era verdade, e a máscara não era sua. As duas moedas do outro não valem uma multa para você.</translation>
    </message>
    <message>
        <source>It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask.</source>
        <translation>Era verdade, e você pagou uma moeda à toa. Deixe passar quando a máscara não estiver com você.</translation>
    </message>
    <message>
        <source>The others answer before you: listen to what they say. You are the Thief, the Empress is on your right, and someone else is about to claim it.</source>
        <translation>Os outros respondem antes de você: ouça o que eles dizem. Você é o Ladrão, a Imperatriz está à sua direita, e outra pessoa vai dizer que é a Imperatriz.</translation>
    </message>
    <message>
        <source>Well done: the real Empress spoke up, and the lie came out without you.</source>
        <translation>Muito bem: a verdadeira Imperatriz falou, e a mentira apareceu sem a sua ajuda.</translation>
    </message>
    <message>
        <source>The Empress had already contested; all you did was pay a coin. Let others do the work.</source>
        <translation>A Imperatriz já tinha duvidado; você só pagou uma moeda. Deixe o trabalho para os outros.</translation>
    </message>
    <message>
        <source>You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player on your left has 11 coins and mustn’t get to use a mask they are sure of.</source>
        <translation>Você não sabe quem é quem, mas observe o que cada um faz: quem olha conhece a própria carta. Quem está à sua esquerda tem 11&#xa0;moedas: não deixe esse jogador usar uma máscara de que tenha certeza.</translation>
    </message>
    <message>
        <source>Swapped or not, the richest player no longer knows who they are, and will have to look again.</source>
        <translation>Com troca ou sem troca, o jogador mais rico já não sabe quem é e vai ter de olhar de novo.</translation>
    </message>
    <message>
        <source>That player was already unsure. The danger is the one who looked, on your left.</source>
        <translation>Esse jogador já não tinha certeza. O perigo é quem olhou, à sua esquerda.</translation>
    </message>
    <message>
        <source>That stops nobody. Swap cards with the rich player on your left, or pretend to.</source>
        <translation>Isso não segura ninguém. Troque de carta com o jogador rico à sua esquerda, ou finja trocar.</translation>
    </message>
    <message>
        <source>The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and have 11.</source>
        <translation>A partida acaba assim que alguém tem 13&#xa0;moedas, e vence o jogador mais rico. Você é o Rei e tem 11.</translation>
    </message>
    <message>
        <source>Thirteen coins: the game is over, and it is yours.</source>
        <translation>Treze moedas: a partida acabou, e é sua.</translation>
    </message>
    <message>
        <source>So close! You were the King, two coins from victory. Announce it.</source>
        <translation>Por pouco! Você era o Rei, a duas moedas da vitória. Anuncie.</translation>
    </message>
    <message>
        <source>You gave the others another round. You are the King: two coins and you win.</source>
        <translation>Você deu mais uma rodada aos outros. Você é o Rei: duas moedas, e a vitória é sua.</translation>
    </message>
    <message>
        <source>The game also ends when someone has no coins left, and again the richest player wins: you, with 8. The player on your left has one coin and is about to take a risk.</source>
        <translation>A partida também acaba quando alguém fica sem moedas, e de novo vence o mais rico: você, com 8. Quem está à sua esquerda tem uma moeda só e vai se arriscar.</translation>
    </message>
    <message>
        <source>You were the Judge. The fine took the last coin, and the game ended with you in the lead.</source>
        <translation>Você era o Juiz. A multa levou a última moeda de quem mentiu, e a partida acabou com você na frente.</translation>
    </message>
    <message>
        <source>There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the Cheat, and you have 10.</source>
        <translation>Há um terceiro jeito: quem usa o Trapaceiro com 10&#xa0;moedas ou mais vence na hora. Você é o Trapaceiro e tem 10.</translation>
    </message>
    <message>
        <source>And that is how a Cheat wins. Now you know all you need: let the ball begin!</source>
        <translation>E é assim que um Trapaceiro vence. Agora você sabe tudo de que precisa: que comece o baile!</translation>
    </message>
    <message>
        <source>You had it in your hands: announce the Cheat, and the game is yours.</source>
        <translation>Estava nas suas mãos: anuncie o Trapaceiro, e a partida é sua.</translation>
    </message>
    <message>
        <source>Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13.</source>
        <extracomment>What the game is about, before the first lesson.</extracomment>
        <translation>Todos usam máscaras, mas elas trocam de mãos por baixo da mesa, e logo quase ninguém sabe quem é quem. Diga quem você é, seja verdade ou não, use o poder dessa máscara para juntar moedas e vença com 13.</translation>
    </message>
</context>
<context>
    <name>LessonsScreen</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Six short lessons at the table. After these, you’re ready to play.</source>
        <translation>Seis lições curtas à mesa de jogo. Depois delas, é só jogar.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{list} and {last}</source>
        <extracomment>The last entry of a list, and lists of two.</extracomment>
        <translation>{list} e {last}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <extracomment>All other entries of a list.</extracomment>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <extracomment>A label and what it stands for.</extracomment>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>{title} – {text}</source>
        <extracomment>A title and a sentence that may have a colon of its own.</extracomment>
        <translation>{title}&#xa0;— {text}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n people share this screen. Anything private is shown behind a curtain.</source>
        <translation>
            <numerusform>%n&#xa0;pessoa divide esta tela; o que é secreto aparece atrás de uma cortina.</numerusform>
            <numerusform>%n&#xa0;pessoas dividem esta tela; o que é secreto aparece atrás de uma cortina.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Round {number}</source>
        <extracomment>A heading in the log: in a round, everyone has one turn.</extracomment>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>{line} {name}: “{words}”</source>
        <extracomment>A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””</extracomment>
        <translation>{line} {name}: “{words}”</translation>
    </message>
    <message>
        <source>Turn {number}. {line}</source>
        <extracomment>The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”</extracomment>
        <translation>Turno {number}. {line}</translation>
    </message>
    <message>
        <source>Turn {number}: your turn.</source>
        <translation>Turno {number}: sua vez.</translation>
    </message>
    <message>
        <source>Turn {number}: {name}.</source>
        <translation>Turno {number}: {name}.</translation>
    </message>
    <message>
        <source>You look at your card.</source>
        <translation>Você olha sua carta.</translation>
    </message>
    <message>
        <source>{name} looks at their own card.</source>
        <translation>{name} olha a própria carta.</translation>
    </message>
    <message>
        <source>You look at your card: {mask}.</source>
        <translation>Você olha sua carta: {mask}.</translation>
    </message>
    <message>
        <source>{name} looks at their own card: {mask}.</source>
        <translation>{name} olha a própria carta: {mask}.</translation>
    </message>
    <message>
        <source>You look at one card: {place}.</source>
        <translation>Você olha uma carta: {place}.</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place}.</source>
        <translation>{name} olha uma carta: {place}.</translation>
    </message>
    <message>
        <source>You look at one card: {place} ({mask}).</source>
        <translation>Você olha uma carta: {place} ({mask}).</translation>
    </message>
    <message>
        <source>{name} looks at one card: {place} ({mask}).</source>
        <translation>{name} olha uma carta: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You look at two cards: {place} and {place2}.</source>
        <translation>Você olha duas cartas: {place} e {place2}.</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} and {place2}.</source>
        <translation>{name} olha duas cartas: {place} e {place2}.</translation>
    </message>
    <message>
        <source>You look at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>Você olha duas cartas: {place} ({mask}) e {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>{name} looks at two cards: {place} ({mask}) and {place2} ({mask2}).</source>
        <translation>{name} olha duas cartas: {place} ({mask}) e {place2} ({mask2}).</translation>
    </message>
    <message>
        <source>You take two cards under the table: {place} and {place2}.</source>
        <translation>Você leva duas cartas para debaixo da mesa: {place} e {place2}.</translation>
    </message>
    <message>
        <source>You take your card and {other}’s under the table.</source>
        <translation>Você leva sua carta e a de {other} para debaixo da mesa.</translation>
    </message>
    <message>
        <source>You take your card and {place2} under the table.</source>
        <translation>Você leva sua carta e mais esta para debaixo da mesa: {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps two cards, or pretends to: {place} and {place2}.</source>
        <translation>{name} troca ou finge trocar duas cartas: {place} e {place2}.</translation>
    </message>
    <message>
        <source>{name} swaps cards with you, or pretends to.</source>
        <translation>{name} troca ou finge trocar de carta com você.</translation>
    </message>
    <message>
        <source>{name} swaps cards with {other}, or pretends to.</source>
        <translation>{name} troca ou finge trocar de carta com {other}.</translation>
    </message>
    <message>
        <source>{name} swaps, or pretends to swap, with {place2}.</source>
        <translation>{name} troca ou finge trocar a própria carta por esta: {place2}.</translation>
    </message>
    <message>
        <source>You really swap them.</source>
        <translation>Você troca as cartas de verdade.</translation>
    </message>
    <message>
        <source>You only pretend to swap them.</source>
        <translation>Você só finge trocar as cartas.</translation>
    </message>
    <message>
        <source>{name} really swaps them.</source>
        <translation>{name} troca as cartas de verdade.</translation>
    </message>
    <message>
        <source>{name} only pretends to swap them.</source>
        <translation>{name} só finge trocar as cartas.</translation>
    </message>
    <message>
        <source>You announce: “{words}”</source>
        <translation>Você anuncia: “{words}”</translation>
    </message>
    <message>
        <source>{name} announces: “{words}”</source>
        <translation>{name} anuncia: “{words}”</translation>
    </message>
    <message>
        <source>You announce: “{words}” ({place})</source>
        <translation>Você anuncia: “{words}” ({place})</translation>
    </message>
    <message>
        <source>{name} announces: “{words}” ({place})</source>
        <translation>{name} anuncia: “{words}” ({place})</translation>
    </message>
    <message>
        <source>You let it pass.</source>
        <translation>Você deixa passar.</translation>
    </message>
    <message>
        <source>{name} lets it pass.</source>
        <translation>{name} deixa passar.</translation>
    </message>
    <message>
        <source>You contest: “{words}”</source>
        <translation>Você duvida: “{words}”</translation>
    </message>
    <message>
        <source>{name} contests: “{words}”</source>
        <translation>{name} duvida: “{words}”</translation>
    </message>
    <message>
        <source>You contest: “{words}” ({place})</source>
        <translation>Você duvida: “{words}” ({place})</translation>
    </message>
    <message>
        <source>{name} contests: “{words}” ({place})</source>
        <translation>{name} duvida: “{words}” ({place})</translation>
    </message>
    <message>
        <source>The cards are revealed: {cards}.</source>
        <translation>As cartas são reveladas: {cards}.</translation>
    </message>
    <message>
        <source>{mask} ({name})</source>
        <extracomment>An entry of the list {cards}; {name} may also be “you”.</extracomment>
        <translation>{mask} ({name})</translation>
    </message>
    <message>
        <source>None of them is the {mask}.</source>
        <translation>Nenhuma das cartas reveladas é a anunciada: {mask}.</translation>
    </message>
    <message>
        <source>None of you is the {mask}.</source>
        <translation>Nenhum de vocês tem a máscara anunciada: {mask}.</translation>
    </message>
    <message>
        <source>You reveal your card: {mask}.</source>
        <translation>Você revela sua carta: {mask}.</translation>
    </message>
    <message>
        <source>{name} reveals: {mask}.</source>
        <translation>{name} revela a carta: {mask}.</translation>
    </message>
    <message>
        <source>A card is revealed: {place} ({mask}).</source>
        <translation>Uma carta é revelada: {place} ({mask}).</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else: {mask}.</source>
        <translation>Você mostra a carta de {owner} a todos os demais: {mask}.</translation>
    </message>
    <message>
        <source>You show {owner}’s card to everyone else.</source>
        <translation>Você mostra a carta de {owner} a todos os demais.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you: {mask}.</source>
        <translation>{name} mostra a sua carta a todos, menos a você: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows your card to everyone but you.</source>
        <translation>{name} mostra a sua carta a todos, menos a você.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else: {mask}.</source>
        <translation>{name} mostra a carta de {owner} a todos os demais: {mask}.</translation>
    </message>
    <message>
        <source>{name} shows {owner}’s card to everyone else.</source>
        <translation>{name} mostra a carta de {owner} a todos os demais.</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place} ({mask}).</source>
        <translation>Uma carta é mostrada a todos, menos a quem está com ela: {place} ({mask}).</translation>
    </message>
    <message>
        <source>A card is shown to everyone but its owner: {place}.</source>
        <translation>Uma carta é mostrada a todos, menos a quem está com ela: {place}.</translation>
    </message>
    <message>
        <source>Nobody contests. You use the power: {mask}.</source>
        <translation>Ninguém duvida. Você usa o poder: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests. {name} uses the power: {mask}.</source>
        <translation>Ninguém duvida. {name} usa o poder: {mask}.</translation>
    </message>
    <message>
        <source>You really are the {mask} and use its power.</source>
        <translation>A máscara anunciada é mesmo sua ({mask}), e você usa o poder.</translation>
    </message>
    <message>
        <source>{name} really is the {mask} and uses its power.</source>
        <translation>{name} tem mesmo a máscara anunciada ({mask}) e usa o poder.</translation>
    </message>
    <message>
        <source>You copy the last power used: {mask}.</source>
        <translation>Você copia o último poder usado: {mask}.</translation>
    </message>
    <message>
        <source>{name} copies the last power used: {mask}.</source>
        <translation>{name} copia o último poder usado: {mask}.</translation>
    </message>
    <message>
        <source>You use a power from the graveyard: {mask}.</source>
        <translation>Você usa o poder tirado do cemitério: {mask}.</translation>
    </message>
    <message>
        <source>{name} uses a power from the graveyard: {mask}.</source>
        <translation>{name} usa o poder tirado do cemitério: {mask}.</translation>
    </message>
    <message>
        <source>You named the right mask and use its power: {mask}.</source>
        <translation>Você acerta a máscara e usa o poder: {mask}.</translation>
    </message>
    <message>
        <source>{name} named the right mask and uses its power: {mask}.</source>
        <translation>{name} acerta a máscara e usa o poder: {mask}.</translation>
    </message>
    <message>
        <source>Nobody contests.</source>
        <extracomment>The announcement has just been heard.</extracomment>
        <translation>Ninguém duvida.</translation>
    </message>
    <message>
        <source>{mask}: this power has already been used this turn. Nothing happens.</source>
        <translation>{mask}: esse poder já foi usado neste turno. Nada acontece.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Nenhum poder foi usado ainda: não há o que copiar.</translation>
    </message>
    <message>
        <source>There are no coins to take: nothing happens.</source>
        <translation>Não há moedas para pegar: nada acontece.</translation>
    </message>
    <message>
        <source>{name} already has 10 coins or more and takes nothing.</source>
        <translation>{name} já tem 10&#xa0;moedas ou mais e não pega nada.</translation>
    </message>
    <message>
        <source>You already have 10 coins or more and take nothing.</source>
        <translation>Você já tem 10&#xa0;moedas ou mais e não pega nada.</translation>
    </message>
    <message>
        <source>{name} has fewer than 10 coins: nothing happens.</source>
        <translation>{name} tem menos de 10&#xa0;moedas: nada acontece.</translation>
    </message>
    <message>
        <source>You have fewer than 10 coins: nothing happens.</source>
        <translation>Você tem menos de 10&#xa0;moedas: nada acontece.</translation>
    </message>
    <message>
        <source>{name} decides not to exchange fortunes.</source>
        <translation>{name} prefere não trocar de fortuna.</translation>
    </message>
    <message>
        <source>You decide not to exchange fortunes.</source>
        <translation>Você prefere não trocar de fortuna.</translation>
    </message>
    <message>
        <source>Nobody has more coins than {name}: nothing happens.</source>
        <translation>Ninguém tem mais moedas que {name}: nada acontece.</translation>
    </message>
    <message>
        <source>Nobody has more coins than you: nothing happens.</source>
        <translation>Ninguém tem mais moedas que você: nada acontece.</translation>
    </message>
    <message>
        <source>There is nobody left to choose: nothing happens.</source>
        <translation>Não resta ninguém para escolher: nada acontece.</translation>
    </message>
    <message>
        <source>There are too few cards for this: nothing happens.</source>
        <translation>Não há cartas suficientes: nada acontece.</translation>
    </message>
    <message>
        <source>It’s a woman’s mask: nothing to pay.</source>
        <translation>É uma máscara de mulher: não há nada a pagar.</translation>
    </message>
    <message>
        <source>The right mask was named: nothing to pay.</source>
        <translation>O palpite está certo: não há nada a pagar.</translation>
    </message>
    <message>
        <source>The wrong mask was named: nothing happens.</source>
        <translation>O palpite está errado: nada acontece.</translation>
    </message>
    <message>
        <source>The graveyard is empty: nothing happens.</source>
        <translation>O cemitério está vazio: nada acontece.</translation>
    </message>
    <message>
        <source>You choose {other}.</source>
        <translation>Você escolhe {other}.</translation>
    </message>
    <message>
        <source>{name} chooses you.</source>
        <translation>{name} escolhe você.</translation>
    </message>
    <message>
        <source>{name} chooses {other}.</source>
        <translation>{name} escolhe {other}.</translation>
    </message>
    <message>
        <source>You choose two players: {names}.</source>
        <translation>Você escolhe dois jogadores: {names}.</translation>
    </message>
    <message>
        <source>{name} chooses two players: {names}.</source>
        <translation>{name} escolhe dois jogadores: {names}.</translation>
    </message>
    <message>
        <source>You name a mask: {mask}.</source>
        <translation>Você nomeia uma máscara: {mask}.</translation>
    </message>
    <message>
        <source>{name} names a mask: {mask}.</source>
        <translation>{name} nomeia uma máscara: {mask}.</translation>
    </message>
    <message>
        <source>You choose left.</source>
        <translation>Você escolhe a esquerda.</translation>
    </message>
    <message>
        <source>{name} chooses left.</source>
        <translation>{name} escolhe a esquerda.</translation>
    </message>
    <message>
        <source>You choose right.</source>
        <translation>Você escolhe a direita.</translation>
    </message>
    <message>
        <source>{name} chooses right.</source>
        <translation>{name} escolhe a direita.</translation>
    </message>
    <message>
        <source>You hide some of the bank’s coins in your hand.</source>
        <translation>Você esconde na mão algumas moedas do banco.</translation>
    </message>
    <message>
        <source>{name} hides some of the bank’s coins in their hand.</source>
        <translation>{name} esconde na mão algumas moedas do banco.</translation>
    </message>
    <message numerus="yes">
        <source>You hide %n of the bank’s coins in your hand.</source>
        <translation>
            <numerusform>Você esconde na mão %n&#xa0;moeda do banco.</numerusform>
            <numerusform>Você esconde na mão %n&#xa0;moedas do banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} hides %n of the bank’s coins in their hand.</source>
        <translation>
            <numerusform>{name} esconde na mão %n&#xa0;moeda do banco.</numerusform>
            <numerusform>{name} esconde na mão %n&#xa0;moedas do banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess: %n coin(s).</source>
        <translation>
            <numerusform>Seu palpite: %n&#xa0;moeda.</numerusform>
            <numerusform>Seu palpite: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses: %n coin(s).</source>
        <translation>
            <numerusform>Palpite de {name}: %n&#xa0;moeda.</numerusform>
            <numerusform>Palpite de {name}: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open your hand: %n coin(s).</source>
        <translation>
            <numerusform>Você abre a mão: %n&#xa0;moeda.</numerusform>
            <numerusform>Você abre a mão: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} opens their hand: %n coin(s).</source>
        <translation>
            <numerusform>{name} abre a mão: %n&#xa0;moeda.</numerusform>
            <numerusform>{name} abre a mão: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {other} change seats. Cards and coins stay put.</source>
        <translation>Você e {other} trocam de lugar. Cartas e moedas ficam onde estão.</translation>
    </message>
    <message>
        <source>{name} and {other} change seats. Cards and coins stay put.</source>
        <translation>{name} e {other} trocam de lugar. Cartas e moedas ficam onde estão.</translation>
    </message>
    <message>
        <source>The top card of the graveyard is turned up: {mask}.</source>
        <translation>A carta do topo do cemitério é virada: {mask}.</translation>
    </message>
    <message>
        <source>A card leaves the game: {mask}.</source>
        <translation>Uma carta sai do jogo: {mask}.</translation>
    </message>
    <message>
        <source>Your own card takes its place, unseen.</source>
        <extracomment>Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.</extracomment>
        <translation>Sua carta, sem ser vista, vai para o lugar que ficou vago.</translation>
    </message>
    <message>
        <source>{name}’s own card takes its place, unseen.</source>
        <translation>A carta de {name}, sem ser vista, vai para o lugar que ficou vago.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Você está fora do jogo.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} está fora do jogo.</translation>
    </message>
    <message>
        <source>You are out of the game. Any cards you had left go with you, unseen.</source>
        <translation>Você está fora do jogo. As cartas que ainda tiver saem também, sem ser vistas.</translation>
    </message>
    <message>
        <source>{name} is out of the game. Any cards left there go too, unseen.</source>
        <translation>{name} está fora do jogo. As cartas que ainda houver ali saem também, sem ser vistas.</translation>
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
        <translation>Máscara de homem</translation>
    </message>
    <message>
        <source>A woman’s mask</source>
        <translation>Máscara de mulher</translation>
    </message>
    <message>
        <source>★ Brings money from the bank</source>
        <translation>★ Traz dinheiro do banco</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jogo básico</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Primeira edição</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Expansão</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s) or more</source>
        <translation>
            <numerusform>Para %n&#xa0;jogador ou mais</numerusform>
            <numerusform>Para %n&#xa0;jogadores ou mais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasksOff</name>
    <message>
        <source>Take off the masks</source>
        <translation>Tirar as máscaras</translation>
    </message>
</context>
<context>
    <name>MastersRow</name>
    <message>
        <source>Games played by masters</source>
        <translation>Partidas jogadas por mestres</translation>
    </message>
    <message>
        <source>The masters couldn’t finish their games.</source>
        <translation>Os mestres não conseguiram terminar as partidas.</translation>
    </message>
    <message>
        <source>The same deal, with a master in your place: {won} of {played} won…</source>
        <translation>A mesma distribuição, com um mestre no seu lugar: {won} de {played} vencidas…</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a good deal.</source>
        <translation>No seu lugar, mestres venceram {won} de {played}: uma boa distribuição.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a fair deal.</source>
        <translation>No seu lugar, mestres venceram {won} de {played}: uma distribuição equilibrada.</translation>
    </message>
    <message>
        <source>In your place, masters won {won} of {played}: a hard deal.</source>
        <translation>No seu lugar, mestres venceram {won} de {played}: uma distribuição difícil.</translation>
    </message>
</context>
<context>
    <name>Meanwhile</name>
    <message>
        <source>Meanwhile: {list}.</source>
        <translation>Enquanto isso: {list}.</translation>
    </message>
    <message>
        <source>{name} ({what})</source>
        <extracomment>An entry of the list: “Anna (a look)”.</extracomment>
        <translation>{name} ({what})</translation>
    </message>
    <message>
        <source>a look</source>
        <translation>uma olhada</translation>
    </message>
    <message>
        <source>a swap, real or not</source>
        <translation>uma troca, real ou fingida</translation>
    </message>
    <message>
        <source>{what}, contested</source>
        <extracomment>The announced mask: “King, contested”, “King, +3”.</extracomment>
        <translation>{what}, e duvidaram</translation>
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
        <translation>O blefe mais ousado que colou</translation>
    </message>
    <message>
        <source>The costliest false claim</source>
        <translation>O anúncio falso mais caro</translation>
    </message>
    <message>
        <source>The swap that fooled the most players</source>
        <translation>A troca que mais enganou</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <extracomment>{truth} is the mask that {name} really wore; the number is what the bluff brought.</extracomment>
        <translation>
            <numerusform>Turno {turn}: {name} anunciou “{mask}”, mas tinha outra máscara ({truth}). Ninguém duvidou. Ganho: %n&#xa0;moeda.</numerusform>
            <numerusform>Turno {turn}: {name} anunciou “{mask}”, mas tinha outra máscara ({truth}). Ninguém duvidou. Ganho: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested. Gain: %n coin(s).</source>
        <translation>
            <numerusform>Turno {turn}: você anunciou “{mask}”, mas sua máscara era outra ({truth}). Ninguém duvidou. Ganho: %n&#xa0;moeda.</numerusform>
            <numerusform>Turno {turn}: você anunciou “{mask}”, mas sua máscara era outra ({truth}). Ninguém duvidou. Ganho: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Turno {turn}: {name} disse ser “{mask}”, mas tinha outra máscara ({truth}). Perda: %n&#xa0;moeda.</numerusform>
            <numerusform>Turno {turn}: {name} disse ser “{mask}”, mas tinha outra máscara ({truth}). Perda: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).</source>
        <translation>
            <numerusform>Turno {turn}: você disse ser “{mask}”, mas sua máscara era outra ({truth}). Perda: %n&#xa0;moeda.</numerusform>
            <numerusform>Turno {turn}: você disse ser “{mask}”, mas sua máscara era outra ({truth}). Perda: %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}.</source>
        <extracomment>{names} is a list of the players who were fooled: one or several.</extracomment>
        <translation>Turno {turn}: {name} trocou de verdade duas cartas ({places}). Quem caiu nessa: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you really swapped two cards ({places}). Fooled: {names}.</source>
        <translation>Turno {turn}: você trocou de verdade duas cartas ({places}). Quem caiu nessa: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Turno {turn}: {name} só fingiu trocar duas cartas ({places}). Quem caiu nessa: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}.</source>
        <translation>Turno {turn}: você só fingiu trocar duas cartas ({places}). Quem caiu nessa: {names}.</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>{place}: {mask} ({percent})</source>
        <extracomment>How a card was judged: {place} such as “Anna’s card”, {percent} how likely.</extracomment>
        <translation>{place}: {mask} ({percent})</translation>
    </message>
    <message>
        <source>{mask} (likeliest: {guess}, {percent})</source>
        <extracomment>In a table, where {mask} really was and another mask was thought to be.</extracomment>
        <translation>{mask} (mais provável: {guess}, {percent})</translation>
    </message>
    <message>
        <source>{mask} ({percent})</source>
        <translation>{mask} ({percent})</translation>
    </message>
    <message>
        <source>{name} could know: {cards}.</source>
        <extracomment>{cards} is a list such as “Anna’s card: King (80%), …”.</extracomment>
        <translation>{name} podia saber: {cards}.</translation>
    </message>
    <message>
        <source>You could know: {cards}.</source>
        <translation>Você podia saber: {cards}.</translation>
    </message>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}: {mask}</translation>
    </message>
</context>
<context>
    <name>MomentsModel</name>
    <message>
        <source>The masks are dealt face up.</source>
        <translation>As máscaras são distribuídas viradas para cima.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>One of your own scenarios. It breaks the printed rules.</source>
        <translation>Um dos seus cenários. Ele não segue as regras impressas.</translation>
    </message>
    <message>
        <source>One of your own scenarios.</source>
        <translation>Um dos seus cenários.</translation>
    </message>
    <message>
        <source>Player {number}: enter the program that plays, or choose another opponent.</source>
        <translation>Jogador {number}: indique o programa que joga ou escolha outro adversário.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 0 to 2147483647, or empty.</source>
        <translation>O número da distribuição deve ser um número inteiro de 0&#xa0;a 2147483647, ou ficar vazio.</translation>
    </message>
    <message>
        <source>No human players: you will watch the bots play.</source>
        <translation>Só bots na mesa: você vai assistir à partida.</translation>
    </message>
    <message>
        <source>Notes and the coach are off: they only work in solo games.</source>
        <translation>Anotações e mentor são só para partidas com uma pessoa; aqui ficam de fora.</translation>
    </message>
    <message>
        <source>Everyone sees the history.</source>
        <translation>Todos veem o histórico.</translation>
    </message>
    <message>
        <source>Only one person</source>
        <translation>Só uma pessoa</translation>
    </message>
    <message>
        <source>Everyone is a person</source>
        <translation>Só pessoas</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Um jogador a menos</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Um jogador a mais</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Scenarios for this number of players</source>
        <translation>Cenários para este número de jogadores</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Note</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Note: {place}</source>
        <translation>Anotação: {place}</translation>
    </message>
    <message>
        <source>Click the mask you think it is.</source>
        <translation>Clique na máscara que você acha que é.</translation>
    </message>
    <message>
        <source>It may be one of several</source>
        <translation>Pode ser uma entre várias</translation>
    </message>
    <message>
        <source>Anything else to remember</source>
        <translation>Algo mais para lembrar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Remove the note</source>
        <translation>Remover a anotação</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>{mask}?</source>
        <extracomment>One of several masks that a card may be: “King?”</extracomment>
        <translation>{mask}?</translation>
    </message>
    <message>
        <source>You can pin notes in games with Notebook or Coach help.</source>
        <translation>Você pode fixar anotações em partidas com a ajuda Caderno ou Mentor.</translation>
    </message>
    <message>
        <source>Move to a card with the arrow keys, then press {key}.</source>
        <translation>Vá até uma carta com as setas e aperte {key}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;moeda</numerusform>
            <numerusform>%n&#xa0;moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A percentage, as the language writes it.</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>OwnScenariosScreen</name>
    <message>
        <source>The scenario couldn’t be saved: {why}</source>
        <translation>Não foi possível salvar o cenário: {why}</translation>
    </message>
    <message>
        <source>My scenario</source>
        <translation>Meu cenário</translation>
    </message>
    <message>
        <source>That didn’t work: {why}</source>
        <translation>Não deu certo: {why}</translation>
    </message>
    <message>
        <source>Delete a scenario</source>
        <translation>Excluir um cenário</translation>
    </message>
    <message>
        <source>Delete “{name}”? This can’t be undone.</source>
        <translation>Excluir “{name}”? Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Import scenarios</source>
        <translation>Importar cenários</translation>
    </message>
    <message>
        <source>You already have this scenario.</source>
        <translation>Você já tem este cenário.</translation>
    </message>
    <message>
        <source>Export a scenario</source>
        <translation>Exportar um cenário</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>These files can’t be read and were left alone:</source>
        <translation>Estes arquivos não podem ser lidos e ficaram como estavam:</translation>
    </message>
    <message>
        <source>My scenarios</source>
        <translation>Meus cenários</translation>
    </message>
    <message>
        <source>Your scenarios</source>
        <translation>Seus cenários</translation>
    </message>
    <message>
        <source>Nothing here yet. Create a scenario, or import one from a file.</source>
        <translation>Nada por aqui ainda. Crie um cenário novo ou importe um de um arquivo.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>I’ll stay out.</source>
        <extracomment>Said by the cautious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Fico fora dessa.</translation>
    </message>
    <message>
        <source>I’d rather not.</source>
        <translation>Melhor não.</translation>
    </message>
    <message>
        <source>I’ll wait.</source>
        <translation>Vou esperar.</translation>
    </message>
    <message>
        <source>Go on, then!</source>
        <extracomment>Said by the bold while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Vai fundo!</translation>
    </message>
    <message>
        <source>All yours!</source>
        <translation>É todo seu!</translation>
    </message>
    <message>
        <source>Enjoy it!</source>
        <translation>Aproveite!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <extracomment>Said by the even-tempered while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Passo.</translation>
    </message>
    <message>
        <source>All right.</source>
        <translation>Tudo bem.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Justo.</translation>
    </message>
    <message>
        <source>If you say so.</source>
        <extracomment>Said by the suspicious while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Se você diz…</translation>
    </message>
    <message>
        <source>Hm. All right.</source>
        <translation>Hum. Está bem.</translation>
    </message>
    <message>
        <source>I’m watching you.</source>
        <translation>Estou de olho.</translation>
    </message>
    <message>
        <source>I’ll keep my coin.</source>
        <extracomment>Said by the greedy while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Guardo a moeda.</translation>
    </message>
    <message>
        <source>Not for a coin.</source>
        <translation>Não por uma moeda.</translation>
    </message>
    <message>
        <source>Too dear for me.</source>
        <translation>Caro demais.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>Said by the chaotic while they let an announcement pass; at most 18 letters</extracomment>
        <translation>Por que não?</translation>
    </message>
    <message>
        <source>As you like!</source>
        <translation>Como quiser!</translation>
    </message>
    <message>
        <source>La la la…</source>
        <translation>Lá-lá-lá…</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Resumed.</source>
        <translation>O jogo continua.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Paused: press {key} to resume</source>
        <translation>Em pausa: aperte {key} para continuar</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language, in your language.</extracomment>
        <translation>Português (Brasil)</translation>
    </message>
    <message>
        <source>Type the code from the large screen</source>
        <extracomment>Above a field, on the phone.</extracomment>
        <translation>Digite o código da tela grande</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>That isn’t the code. Please look at the large screen again.</source>
        <translation>Não é esse o código. Olhe de novo para a tela grande.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Quem é você?</translation>
    </message>
    <message>
        <source>on another phone</source>
        <extracomment>Beside a name: another phone plays for this person.</extracomment>
        <translation>em outro celular</translation>
    </message>
    <message>
        <source>Ask the table to let in phone {sign}.</source>
        <extracomment>Someone has to press a button on the large screen. {sign} is a number, such as 47.</extracomment>
        <translation>Peça à mesa para deixar entrar o celular {sign}.</translation>
    </message>
    <message>
        <source>I’m somebody else</source>
        <translation>Não sou eu</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Procurando a mesa…</translation>
    </message>
    <message>
        <source>The table can’t be reached. Nothing is lost: you’ll be back at the same place.</source>
        <translation>Sem contato com a mesa. Nada se perde: você volta ao mesmo ponto.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Pages that can be turned to.</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Deixar este lugar</translation>
    </message>
    <message>
        <source>You then answer on the large screen, or on another phone.</source>
        <translation>Depois você responde na tela grande ou em outro celular.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Hold to see what only you know</source>
        <extracomment>A button to keep a finger on. What it shows is secret.</extracomment>
        <translation>Segure para ver o que só você sabe</translation>
    </message>
    <message>
        <source>Hold to see the secret before this one</source>
        <translation>Segure para ver o segredo anterior</translation>
    </message>
    <message>
        <source>Answer when you like: nobody sees it before it’s your turn to speak.</source>
        <translation>Responda quando quiser: ninguém vê antes da sua vez de falar.</translation>
    </message>
    <message>
        <source>In the graveyard</source>
        <translation>No cemitério</translation>
    </message>
    <message>
        <source>What you write here stays on this phone.</source>
        <translation>O que você escreve aqui fica neste celular.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Moedas</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside the name of a player who has left the game.</extracomment>
        <translation>fora</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Turn: {name}</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>You have answered. The others will hear it when it’s your turn to speak.</source>
        <translation>Você respondeu. A resposta será dita na sua vez de falar.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Tabuleiro de Tribunal</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Phone {sign} asks for this seat.</source>
        <translation>O celular {sign} pede este lugar.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Não é este</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>nesta tela</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>no celular</translation>
    </message>
    <message>
        <source>on a phone that is asleep</source>
        <translation>num celular em repouso</translation>
    </message>
    <message>
        <source>Answer here instead</source>
        <translation>Responder aqui</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Celulares</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Respondam nos celulares</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Para a mesa</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same network, or type the address into its browser and then the code. There is nothing to install.</source>
        <translation>Escaneie com um celular da mesma rede, ou digite o endereço no navegador e depois o código. Não é preciso instalar nada.</translation>
    </message>
    <message>
        <source>The game listens on this address only, and only until you leave this table.</source>
        <translation>O jogo só aceita conexões neste endereço, e só até você sair desta mesa.</translation>
    </message>
    <message>
        <source>This computer is on no local network that phones could reach.</source>
        <translation>Este computador não está em nenhuma rede local que celulares possam acessar.</translation>
    </message>
    <message>
        <source>A QR code with this address</source>
        <translation>Um código QR com este endereço</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>your card</source>
        <extracomment>In the nominative: it stands after a colon or in brackets.</extracomment>
        <translation>a sua carta</translation>
    </message>
    <message>
        <source>your left card</source>
        <translation>a sua carta da esquerda</translation>
    </message>
    <message>
        <source>your right card</source>
        <translation>a sua carta da direita</translation>
    </message>
    <message>
        <source>your protected card</source>
        <translation>a sua carta protegida</translation>
    </message>
    <message>
        <source>{name}’s card</source>
        <translation>a carta de {name}</translation>
    </message>
    <message>
        <source>{name}’s left card</source>
        <translation>a carta da esquerda de {name}</translation>
    </message>
    <message>
        <source>{name}’s right card</source>
        <translation>a carta da direita de {name}</translation>
    </message>
    <message>
        <source>{name}’s protected card</source>
        <translation>a carta protegida de {name}</translation>
    </message>
    <message>
        <source>their own card</source>
        <extracomment>After a sentence that names the owner: “Anna looks at one card: their left card.”</extracomment>
        <translation>a própria carta</translation>
    </message>
    <message>
        <source>their left card</source>
        <translation>a própria carta da esquerda</translation>
    </message>
    <message>
        <source>their right card</source>
        <translation>a própria carta da direita</translation>
    </message>
    <message>
        <source>their protected card</source>
        <translation>a própria carta protegida</translation>
    </message>
    <message>
        <source>the left card</source>
        <extracomment>In brackets after what its owner says: “I am the King!” (the left card)</extracomment>
        <translation>a carta da esquerda</translation>
    </message>
    <message>
        <source>the right card</source>
        <translation>a carta da direita</translation>
    </message>
    <message>
        <source>the protected card</source>
        <translation>a carta protegida</translation>
    </message>
    <message>
        <source>the card in the centre</source>
        <translation>a carta do centro</translation>
    </message>
    <message>
        <source>the first card in the centre</source>
        <translation>a primeira carta do centro</translation>
    </message>
    <message>
        <source>the second card in the centre</source>
        <translation>a segunda carta do centro</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>In the nominative, in lists of players and in brackets after a mask: “King (you)”.</extracomment>
        <translation>você</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <extracomment>Two players of the same name are told apart by their numbers.</extracomment>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A person who gave no name.</extracomment>
        <translation>Jogador {number}</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Not reached yet</source>
        <translation>Ainda não conquistada</translation>
    </message>
</context>
<context>
    <name>PostGame</name>
    <message>
        <source>What would you like to save?</source>
        <translation>O que você quer salvar?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Shareable game</source>
        <translation>Partida para compartilhar</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagem (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Desenho (SVG)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {why}</source>
        <translation>Não foi possível salvar a partida: {why}</translation>
    </message>
</context>
<context>
    <name>Power</name>
    <message>
        <source>Take all coins from the courthouse</source>
        <translation>Pegue tudo do tabuleiro de Tribunal</translation>
    </message>
    <message>
        <source>Take 2 coins from the bank</source>
        <translation>Pegue 2&#xa0;moedas do banco</translation>
    </message>
    <message>
        <source>Take 3 coins from the bank</source>
        <translation>Pegue 3&#xa0;moedas do banco</translation>
    </message>
    <message>
        <source>Take 1 coin; swap two others’ cards, or pretend to</source>
        <translation>Pegue 1&#xa0;moeda; troque 2&#xa0;cartas alheias ou finja</translation>
    </message>
    <message>
        <source>Take 1 coin from each neighbour</source>
        <translation>Pegue 1&#xa0;moeda de cada vizinho</translation>
    </message>
    <message>
        <source>You may exchange fortunes with another player</source>
        <translation>Se quiser, troque de fortuna com alguém</translation>
    </message>
    <message>
        <source>See your card and another’s; swap or pretend to</source>
        <translation>Veja sua carta e a de alguém; troque ou finja</translation>
    </message>
    <message>
        <source>Take 1 coin; both Peasants together: 2 each</source>
        <translation>Pegue 1&#xa0;moeda; os dois Camponeses juntos: 2&#xa0;cada</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win</source>
        <translation>Com 10&#xa0;moedas ou mais, você vence</translation>
    </message>
    <message>
        <source>A player names their mask; if wrong, pays you 4</source>
        <translation>Alguém diz que carta tem e a revela; errou: paga 4</translation>
    </message>
    <message>
        <source>Take coins until you have 10</source>
        <translation>Pegue moedas até ter 10</translation>
    </message>
    <message>
        <source>Everyone richer than you gives you 1 coin</source>
        <translation>Quem for mais rico que você dá 1&#xa0;moeda a você</translation>
    </message>
    <message>
        <source>Take 3 coins; each neighbour takes 1</source>
        <translation>Pegue 3&#xa0;moedas; cada vizinho pega&#xa0;1</translation>
    </message>
    <message>
        <source>Two players give you 1 coin each and change seats</source>
        <translation>Dois jogadores dão 1&#xa0;moeda cada um e trocam de lugar</translation>
    </message>
    <message>
        <source>Take 2 coins; show a card to all but its owner</source>
        <translation>Pegue 2&#xa0;moedas; todos veem uma carta, menos o dono</translation>
    </message>
    <message>
        <source>Take 2 coins from the richest other player</source>
        <translation>Pegue 2&#xa0;moedas do mais rico dos outros</translation>
    </message>
    <message>
        <source>All fortunes pass to the left or to the right</source>
        <translation>As fortunas passam à esquerda ou à direita</translation>
    </message>
    <message>
        <source>Copy the last power used</source>
        <translation>Copie o último poder usado</translation>
    </message>
    <message>
        <source>Right neighbour reveals; a man’s mask pays you 3</source>
        <translation>Vizinho à direita revela; máscara de homem paga 3</translation>
    </message>
    <message>
        <source>Hide 1–3 coins; a wrong guess makes them yours</source>
        <translation>Esconda 1–3&#xa0;moedas; se o palpite falhar, são&#xa0;suas</translation>
    </message>
    <message>
        <source>Can’t be announced; if revealed, someone is out</source>
        <translation>Nunca se anuncia; ao ser revelada, elimina alguém</translation>
    </message>
    <message>
        <source>Use the power of the graveyard’s top mask</source>
        <translation>Use a máscara do topo do cemitério</translation>
    </message>
    <message>
        <source>Take 1 coin; look at two cards</source>
        <translation>Pegue 1&#xa0;moeda; olhe duas cartas</translation>
    </message>
    <message>
        <source>Name a player’s mask; if right, use its power</source>
        <translation>Nomeie a máscara de alguém; acertou: use o poder</translation>
    </message>
    <message>
        <source>The power the players gave it</source>
        <translation>O poder que os jogadores montaram</translation>
    </message>
    <message>
        <source>You take all the coins in the courthouse.</source>
        <translation>Você pega todas as moedas que estão no tabuleiro de Tribunal.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank.</source>
        <translation>Você pega 2&#xa0;moedas do banco.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank.</source>
        <translation>Você pega 3&#xa0;moedas do banco.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then, without looking, you take two other players’ cards and swap them, or only pretend to.</source>
        <translation>Você pega 1&#xa0;moeda do banco. Depois leva as cartas de dois outros jogadores, sem vê-las, para debaixo da mesa e as troca ou só finge trocar.</translation>
    </message>
    <message>
        <source>You take 1 coin from the player on your left and 1 from the player on your right.</source>
        <translation>Você pega 1&#xa0;moeda de quem está à sua esquerda e 1&#xa0;de quem está à sua direita.</translation>
    </message>
    <message>
        <source>You may exchange your whole fortune for another player’s, or decline to.</source>
        <translation>Você pode trocar toda a sua fortuna pela de outro jogador. Também pode não trocar.</translation>
    </message>
    <message>
        <source>You secretly look at your own card and another player’s. Then you swap them, or only pretend to.</source>
        <translation>Você olha em segredo sua própria carta e a de outro jogador. Depois troca as duas ou só finge trocar.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 instead.</source>
        <translation>Você pega 1&#xa0;moeda do banco. Se alguém duvidar e os dois Camponeses forem revelados, cada um pega 2&#xa0;em vez de 1.</translation>
    </message>
    <message>
        <source>With 10 coins or more, you win the game at once. With fewer, nothing happens.</source>
        <translation>Com 10&#xa0;moedas ou mais, você vence a partida na hora. Com menos, nada acontece.</translation>
    </message>
    <message>
        <source>Another player of your choice names a mask, then reveals their card. If it isn’t the mask they named, they give you 4 coins.</source>
        <translation>Outro jogador, à sua escolha, nomeia uma máscara e depois revela a carta. Se não for a máscara que nomeou, ele dá 4&#xa0;moedas a você.</translation>
    </message>
    <message>
        <source>You take coins from the bank until you have 10. With 10 or more, nothing happens.</source>
        <translation>Você pega moedas do banco até ter 10. Se já tiver 10&#xa0;ou mais, nada acontece.</translation>
    </message>
    <message>
        <source>You ask each player in turn, starting on your left: anyone who has more coins than you at that moment gives you 1.</source>
        <translation>A partir da sua esquerda, você pede a um jogador após o outro: quem, nesse momento, tiver mais moedas que você dá 1&#xa0;a você.</translation>
    </message>
    <message>
        <source>You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.</source>
        <translation>Você pega 3&#xa0;moedas do banco. Depois, cada vizinho, à esquerda e à direita, pega 1&#xa0;do banco.</translation>
    </message>
    <message>
        <source>You take 1 coin from each of two other players. Then those two change seats; cards and coins stay where they are.</source>
        <translation>Você escolhe dois outros jogadores e pega 1&#xa0;moeda de cada um. Depois, os dois trocam de lugar; cartas e moedas ficam onde estão.</translation>
    </message>
    <message>
        <source>You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone but them.</source>
        <translation>Você pega 2&#xa0;moedas do banco. Depois escolhe outro jogador, e a carta dele é mostrada a todos, menos a ele.</translation>
    </message>
    <message>
        <source>You take 2 coins from the richest other player. If several are tied, you choose.</source>
        <translation>Você pega 2&#xa0;moedas do mais rico dos outros jogadores. Em caso de empate, você escolhe.</translation>
    </message>
    <message>
        <source>You choose left or right: everyone passes their whole fortune to their neighbour on that side.</source>
        <translation>Você escolhe esquerda ou direita: cada jogador passa a fortuna inteira ao vizinho desse lado.</translation>
    </message>
    <message>
        <source>You copy the last power used in the game.</source>
        <translation>Você copia o último poder usado na partida.</translation>
    </message>
    <message>
        <source>The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.</source>
        <translation>Quem está à sua direita revela a carta. Se for uma máscara de homem, esse jogador dá 3&#xa0;moedas a você.</translation>
    </message>
    <message>
        <source>You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If the guess is right, that player takes the coins; if it is wrong, you do.</source>
        <translation>Você esconde na mão 1, 2&#xa0;ou 3&#xa0;moedas do banco, e outro jogador tenta adivinhar quantas são. Se acertar, ele fica com as moedas; se errar, elas são suas.</translation>
    </message>
    <message>
        <source>This mask can’t be announced or named. A player who reveals it in a contest is out of the game; if a power makes someone reveal it, the player who used that power is out instead.</source>
        <translation>Esta máscara não pode ser anunciada nem nomeada. Quem a revela porque alguém duvidou sai do jogo; se foi um poder que obrigou alguém a revelá-la, sai quem usou o poder.</translation>
    </message>
    <message>
        <source>You turn up the top card of the graveyard, put it at the bottom and use its power as your own.</source>
        <translation>Você vira a carta do topo do cemitério, coloca-a no fundo e usa o poder dela como se fosse seu.</translation>
    </message>
    <message>
        <source>You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the centre.</source>
        <translation>Você pega 1&#xa0;moeda do banco. Depois olha em segredo duas cartas de outros jogadores ou do centro.</translation>
    </message>
    <message>
        <source>You choose another player and name a mask, and that player’s card is revealed. If you were right, you use the power of that mask as your own.</source>
        <translation>Você escolhe outro jogador e nomeia uma máscara, e ele revela a carta. Se você acertar, usa o poder dessa máscara como se fosse seu.</translation>
    </message>
    <message>
        <source>This mask has the power the players gave it before the game.</source>
        <translation>Esta máscara tem o poder que os jogadores montaram antes da partida.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn: look, swap or announce?</source>
        <translation>Sua vez: olhar, trocar ou anunciar?</translation>
    </message>
    <message>
        <source>Which of your cards do you look at?</source>
        <translation>Qual das suas cartas você olha?</translation>
    </message>
    <message>
        <source>Which card do you take under the table with yours?</source>
        <translation>Que carta você leva para debaixo da mesa com a sua?</translation>
    </message>
    <message>
        <source>Which of your cards do you take under the table?</source>
        <translation>Qual das suas cartas você leva para debaixo da mesa?</translation>
    </message>
    <message>
        <source>Which other card do you take with it?</source>
        <translation>Que outra carta vai junto?</translation>
    </message>
    <message>
        <source>Which mask do you announce?</source>
        <translation>Que máscara você anuncia?</translation>
    </message>
    <message>
        <source>Which of your cards do you announce it with?</source>
        <translation>Com qual das suas cartas você anuncia?</translation>
    </message>
    <message>
        <source>And the second card?</source>
        <translation>E a segunda carta?</translation>
    </message>
    <message>
        <source>And the second player?</source>
        <translation>E o segundo jogador?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which card do you take under the table with yours?</source>
        <translation>Turno inicial {number} de {total}. Que carta você leva para debaixo da mesa com a sua?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you can’t announce: look or swap?</source>
        <translation>Sua carta foi revelada no turno anterior, então você não pode anunciar. Olhar ou trocar?</translation>
    </message>
    <message>
        <source>Your card was revealed last turn, so you must swap it, or pretend to. With which card?</source>
        <translation>Sua carta foi revelada no turno anterior, então você tem de trocar ou fingir trocar. Por qual carta?</translation>
    </message>
    <message>
        <source>Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be yours.</source>
        <translation>Turno inicial {number} de {total}. Quais duas cartas você leva para debaixo da mesa? Pelo menos uma deve ser sua.</translation>
    </message>
    <message>
        <source>One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one must be yours.</source>
        <translation>Uma das suas cartas foi revelada no turno anterior, então você tem de trocar duas cartas ou fingir trocar. Pelo menos uma deve ser sua.</translation>
    </message>
    <message>
        <source>Under the table: {places}. Do you swap them, or only pretend to?</source>
        <translation>Debaixo da mesa: {places}. Você troca ou só finge trocar?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Qual carta?</translation>
    </message>
    <message>
        <source>Which mask?</source>
        <translation>Qual máscara?</translation>
    </message>
    <message>
        <source>Do you swap them?</source>
        <extracomment>Said right after which cards were taken under the table.</extracomment>
        <translation>Você troca as duas?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Do you contest?</source>
        <translation>{name} diz: “{words}” Você duvida?</translation>
    </message>
    <message>
        <source>Do you contest?</source>
        <translation>Você duvida?</translation>
    </message>
    <message>
        <source>{name} says: “{words}” Who here contests?</source>
        <translation>{name} diz: “{words}” Quem aqui duvida?</translation>
    </message>
    <message>
        <source>Who here contests?</source>
        <translation>Quem aqui duvida?</translation>
    </message>
    <message>
        <source>Who do you exchange fortunes with? You may also keep yours.</source>
        <translation>Com quem você troca de fortuna? Também pode ficar com a sua.</translation>
    </message>
    <message>
        <source>Choose who must name a mask and then reveal a card.</source>
        <translation>Escolha quem deve nomear uma máscara e depois revelar a carta.</translation>
    </message>
    <message>
        <source>Whose card do you show to everyone else?</source>
        <translation>De quem é a carta que você mostra a todos os demais?</translation>
    </message>
    <message>
        <source>Several players are tied for richest. Who do you take 2 coins from?</source>
        <translation>Há empate entre os mais ricos. De quem você pega 2&#xa0;moedas?</translation>
    </message>
    <message>
        <source>Choose who must guess how many coins you hide.</source>
        <translation>Escolha quem deve adivinhar quantas moedas você esconde.</translation>
    </message>
    <message>
        <source>Whose mask do you want to name?</source>
        <translation>De quem é a máscara que você quer nomear?</translation>
    </message>
    <message>
        <source>Choose a player. The power: {power}</source>
        <translation>Escolha um jogador. O poder: {power}</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Escolha um jogador.</translation>
    </message>
    <message>
        <source>Which two players give you 1 coin each and change seats?</source>
        <translation>Quais dois jogadores dão 1&#xa0;moeda cada um a você e trocam de lugar?</translation>
    </message>
    <message>
        <source>Which card do you look at along with your own?</source>
        <translation>Que carta você olha junto com a sua?</translation>
    </message>
    <message>
        <source>Which of these cards do you show to everyone else?</source>
        <translation>Qual destas cartas você mostra a todos os demais?</translation>
    </message>
    <message>
        <source>Which card’s mask do you want to name?</source>
        <translation>De qual destas cartas você quer nomear a máscara?</translation>
    </message>
    <message>
        <source>Choose a card. The power: {power}</source>
        <translation>Escolha uma carta. O poder: {power}</translation>
    </message>
    <message>
        <source>Which of your cards do you reveal?</source>
        <translation>Qual das suas cartas você revela?</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Escolha uma carta.</translation>
    </message>
    <message>
        <source>Which two cards do you take under the table?</source>
        <translation>Quais duas cartas você leva para debaixo da mesa?</translation>
    </message>
    <message>
        <source>Which two cards do you look at?</source>
        <translation>Quais duas cartas você olha?</translation>
    </message>
    <message>
        <source>Choose two cards. The power: {power}</source>
        <translation>Escolha duas cartas. O poder: {power}</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Escolha duas cartas.</translation>
    </message>
    <message>
        <source>{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.</source>
        <translation>{name} quer saber: qual é a sua máscara? Nomeie uma e depois revele a carta. Errar custa 4&#xa0;moedas.</translation>
    </message>
    <message>
        <source>Everyone passes their whole fortune. To the left or to the right?</source>
        <translation>Todo mundo passa a fortuna inteira adiante. Para a esquerda ou para a direita?</translation>
    </message>
    <message>
        <source>{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours.</source>
        <translation>{name} esconde 1, 2&#xa0;ou 3&#xa0;moedas. Quantas? Se acertar, elas são suas.</translation>
    </message>
    <message>
        <source>For {name}. {question}</source>
        <translation>Responde {name}. {question}</translation>
    </message>
    <message>
        <source>Your choice: {answer}</source>
        <extracomment>Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.</extracomment>
        <translation>Sua escolha: {answer}</translation>
    </message>
    <message>
        <source>{name} has two cards under the table: {place} and {place2}.</source>
        <translation>{name} está com duas cartas debaixo da mesa: {place} e {place2}.</translation>
    </message>
    <message>
        <source>To the curtain</source>
        <translation>Ir à cortina</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>Your choice: {target}. Which mask do you name? If you are right, its power is yours.</source>
        <translation>Sua escolha: {target}. Que máscara você nomeia? Se acertar, o poder dela é seu.</translation>
    </message>
    <message>
        <source>How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins the coins, a wrong one makes them yours.</source>
        <translation>Quantas moedas do banco você esconde na mão? Outro jogador tenta adivinhar: se acertar, são dele; se errar, são suas.</translation>
    </message>
    <message>
        <source>Step {number} of {total}: {step} {question}</source>
        <extracomment>A question about one of several steps of the Bear Tamer’s power, after what that step says.</extracomment>
        <translation>Passo {number} de {total}: {step} {question}</translation>
    </message>
    <message>
        <source>{name}: contest, or let it pass?</source>
        <translation>{name}: duvidar ou deixar passar?</translation>
    </message>
    <message>
        <source>Masks off: who really is the {mask}?</source>
        <extracomment>Shown while the cards of a contest are turned up.</extracomment>
        <translation>Cartas reveladas: quem tem mesmo a máscara “{mask}”?</translation>
    </message>
    <message>
        <source>For {name}. Everyone else, look away.</source>
        <translation>Só para {name}. Os demais, sem espiar!</translation>
    </message>
    <message>
        <source>{name}: hold to open</source>
        <translation>{name}: segure para abrir</translation>
    </message>
    <message>
        <source>Close the curtain</source>
        <translation>Fechar a cortina</translation>
    </message>
    <message>
        <source>Only you can see this: {sentence}</source>
        <translation>Só você pode ver isto: {sentence}</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>PurseWidget</name>
    <message>
        <source>Graveyard</source>
        <translation>Cemitério</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <translation>Tribunal</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Pasta de arquivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Examinar:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipos de arquivo:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Nome de arquivo inválido</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;O nome “%1” não pode ser usado.&lt;/b&gt;&lt;p&gt;Tente um nome mais curto ou sem sinais de pontuação.</translation>
    </message>
</context>
<context>
    <name>Queries</name>
    <message>
        <source>To play: {name}.</source>
        <translation>A vez é de: {name}.</translation>
    </message>
    <message>
        <source>Contesting: {names}.</source>
        <translation>Quem duvida: {names}.</translation>
    </message>
    <message>
        <source>No card is face up, and there are no notes.</source>
        <translation>Nenhuma carta está virada para cima, e não há anotações.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Already contesting: {names}.</source>
        <translation>Quem já duvidou: {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>In the graveyard</source>
        <extracomment>Before a colon and a list of masks.</extracomment>
        <translation>No cemitério</translation>
    </message>
    <message>
        <source>In the graveyard, top first</source>
        <extracomment>The same, if the order of the masks is known.</extracomment>
        <translation>No cemitério, de cima para baixo</translation>
    </message>
    <message>
        <source>Next to answer</source>
        <extracomment>Before a colon and the player whose answer the game waits for.</extracomment>
        <translation>Responde a seguir</translation>
    </message>
</context>
<context>
    <name>ReplaysScreen</name>
    <message>
        <source>These games can’t be read: {files}</source>
        <translation>Estas partidas não podem ser lidas: {files}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>No games yet. Every game you finish is kept here for you to watch again.</source>
        <translation>Nenhuma partida ainda. Toda partida que você termina fica guardada aqui para ser revista.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>A name for this game. Leave it empty to use the date:</source>
        <translation>Um nome para esta partida. Deixe vazio para usar a data:</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed: {why}</source>
        <translation>Não foi possível renomear a partida: {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this game for good: {title}?</source>
        <translation>Excluir de vez esta partida: {title}?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted: {why}</source>
        <translation>Não foi possível excluir a partida: {why}</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Exportar uma partida</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>The game couldn’t be exported: {why}</source>
        <translation>Não foi possível exportar a partida: {why}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importar uma partida</translation>
    </message>
    <message>
        <source>This file can’t be imported: {why}</source>
        <translation>Não foi possível importar este arquivo: {why}</translation>
    </message>
    <message>
        <source>You already have this game: it is selected in the list.</source>
        <translation>Você já tem esta partida: ela está selecionada na lista.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Find a player, a date, a result…</source>
        <translation>Buscar um jogador, uma data, um resultado…</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar uma partida</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Give this game a name</source>
        <translation>Dar um nome a esta partida</translation>
    </message>
    <message>
        <source>A new game between bots at the table of your last game, with all masks face up</source>
        <translation>Bots jogam na mesa da sua última partida, com todas as máscaras à vista</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save this game as a file to share</source>
        <translation>Salvar esta partida em um arquivo para compartilhar</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Excluir esta partida</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a game from a file</source>
        <translation>Importar uma partida de um arquivo</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Assistir aos bots</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>The report couldn’t be saved: {why}</source>
        <translation>Não foi possível salvar o relatório: {why}</translation>
    </message>
    <message>
        <source>The report is here: {path}</source>
        <translation>O relatório está aqui: {path}</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The report is a file that you can attach to a message. It names your version and system and lists any errors. The program itself sends nothing.</source>
        <translation>O relatório é um arquivo que você pode anexar a uma mensagem. Ele diz qual é a versão do programa, em que sistema ele roda e que erros ocorreram. O programa em si não envia nada.</translation>
    </message>
    <message>
        <source>Add the last game, with all its hidden cards and the players’ names</source>
        <translation>Incluir a última partida, mostrando todas as cartas e os nomes dos jogadores</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Salvar o relatório…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Turn {turn}: {answer} ({best} → {given})</source>
        <extracomment>{answer} is what was chosen, as on a button; {best} and {given} are chances of winning: with a master’s choice, and with this one.</extracomment>
        <translation>Turno {turn}: {answer} ({best} → {given})</translation>
    </message>
    <message>
        <source>Turn {turn}: {answer}</source>
        <translation>Turno {turn}: {answer}</translation>
    </message>
    <message>
        <source>{answer} ({name}: {mask})</source>
        <extracomment>An answer to a claim, with who made it and which mask they claimed: “Let it pass (Anna: King)”.</extracomment>
        <translation>{answer} ({name}: {mask})</translation>
    </message>
    <message>
        <source>Costly</source>
        <extracomment>Heard instead of ★ before one of the costliest decisions: “Costly – Turn 5: Look”.</extracomment>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Like a master</source>
        <extracomment>Heard instead of ✓ before a decision that a master would have made, too: “Like a master – Turn 5: Look”.</extracomment>
        <translation>Como um mestre</translation>
    </message>
    <message>
        <source>A master would have done the same.</source>
        <translation>Um mestre teria feito o mesmo.</translation>
    </message>
    <message>
        <source>As good as a master’s choice: {answer}.</source>
        <translation>Tão boa quanto a escolha de um mestre: {answer}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}. Your choice lowered your chance of winning from {best} to {given}.</source>
        <translation>Um mestre teria escolhido: {answer}. Com a sua escolha, sua chance de vencer caiu de {best} para {given}.</translation>
    </message>
    <message>
        <source>A master would have chosen: {answer}.</source>
        <translation>Um mestre teria escolhido: {answer}.</translation>
    </message>
    <message>
        <source>All answers were equally good here.</source>
        <translation>Aqui todas as respostas eram igualmente boas.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The review can’t continue. Close it and try again.</source>
        <translation>A análise não pode continuar. Feche-a e tente de novo.</translation>
    </message>
    <message>
        <source>A master is studying your game…</source>
        <translation>Um mestre está estudando sua partida…</translation>
    </message>
    <message>
        <source>You had nothing to decide in this game.</source>
        <translation>Você não teve nada a decidir nesta partida.</translation>
    </message>
    <message>
        <source>✓ means that a master would have done the same.</source>
        <translation>✓ indica que um mestre teria feito o mesmo.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisões de quem</translation>
    </message>
    <message>
        <source>Your decisions, costliest first</source>
        <translation>Suas decisões, começando pelas mais caras</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da análise</translation>
    </message>
    <message>
        <source>Chance of winning after each answer, as a master sees it:</source>
        <translation>A chance de vencer depois de cada resposta, na visão de um mestre:</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostrar na mesa</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Abrir o replay nesta decisão</translation>
    </message>
</context>
<context>
    <name>Reviewed</name>
    <message numerus="yes">
        <source>%n decision(s). The costliest come first, marked ★.</source>
        <translation>
            <numerusform>%n&#xa0;decisão. As mais caras vêm primeiro, marcadas com ★.</numerusform>
            <numerusform>%n&#xa0;decisões. As mais caras vêm primeiro, marcadas com ★.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s), and a master would change none of them!</source>
        <translation>
            <numerusform>%n&#xa0;decisão, e um mestre não mudaria nada!</numerusform>
            <numerusform>%n&#xa0;decisões, e um mestre não mudaria nenhuma!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Guest</source>
        <extracomment>How good a bot is: a guest at the ball, the weakest of four.</extracomment>
        <translation>Visita</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>How good a bot is: a regular guest at such balls, the second of four.</extracomment>
        <translation>Assíduo</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Cortesão</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Easy (guest)</source>
        <extracomment>How hard an opponent is to beat, with the name of the level; in a list of opponents.</extracomment>
        <translation>Fácil (visita)</translation>
    </message>
    <message>
        <source>Medium (regular)</source>
        <translation>Médio (assíduo)</translation>
    </message>
    <message>
        <source>Hard (courtier)</source>
        <translation>Difícil (cortesão)</translation>
    </message>
    <message>
        <source>Very hard (master)</source>
        <translation>Muito difícil (mestre)</translation>
    </message>
    <message>
        <source>Often misses a swap and believes most of what is said.</source>
        <translation>Muitas vezes não percebe uma troca e acredita em quase tudo o que ouve.</translation>
    </message>
    <message>
        <source>Pays attention, but anything more than a few rounds back begins to blur.</source>
        <translation>Presta atenção, mas o que aconteceu há algumas rodadas começa a se embaralhar.</translation>
    </message>
    <message>
        <source>Forgets nothing and weighs the odds.</source>
        <translation>Não esquece nada e pesa as chances.</translation>
    </message>
    <message>
        <source>Forgets nothing, reads words and silences, and thinks ahead.</source>
        <translation>Não esquece nada, lê palavras e silêncios e pensa à frente.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.</extracomment>
        <translation>Versátil</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Descrente</translation>
    </message>
    <message>
        <source>Chaotic</source>
        <translation>Imprevisível</translation>
    </message>
    <message>
        <source>A bit of everything.</source>
        <translation>Um pouco de tudo.</translation>
    </message>
    <message>
        <source>Looks more often, bluffs and contests less.</source>
        <translation>Olha mais vezes; blefa e duvida menos.</translation>
    </message>
    <message>
        <source>Loves to bluff and to contest.</source>
        <translation>Gosta de blefar e de duvidar.</translation>
    </message>
    <message>
        <source>Goes for the money and rarely looks.</source>
        <translation>Corre atrás do dinheiro e raramente olha a própria carta.</translation>
    </message>
    <message>
        <source>Takes many claims for lies and contests them.</source>
        <translation>Acha que muitos anúncios são mentira e duvida deles.</translation>
    </message>
    <message>
        <source>Hard to predict.</source>
        <translation>Nunca se sabe o que vem por aí.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Pessoa</translation>
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
        <translation>As regras do jogo</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Dica: {text}</translation>
    </message>
    <message>
        <source>No mask is called “{name}”. The masks are: {masks}</source>
        <translation>Nenhuma máscara se chama “{name}”. As que existem são: {masks}</translation>
    </message>
    <message>
        <source>Welcome to the ball</source>
        <translation>Boas-vindas ao baile</translation>
    </message>
    <message>
        <source>Everyone at this table wears a mask: a card with a character and a power. At first the masks lie face up, and everyone knows who is who. Then they are turned face down, and the dance begins. Cards change places under the table, or only seem to. Before long you no longer know who the others are, and soon you are not even sure who you are.</source>
        <translation>Nesta mesa, todo mundo usa máscara: uma carta com um personagem e um poder. No começo, as máscaras estão à vista, e todos sabem quem é quem. Então elas são viradas para baixo, e começa a dança. As cartas mudam de lugar debaixo da mesa, ou só parecem mudar. Logo você já não tem certeza de quem são os outros e, pouco depois, nem de quem é você.</translation>
    </message>
    <message>
        <source>On your turn you do one simple thing: swap your card with another (or pretend to), look at your own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As long as nobody contests it, you are who you say you are.</source>
        <translation>Na sua vez, você faz uma coisa bem simples: troca sua carta por outra (ou finge trocar), olha sua própria carta ou diz em voz alta que máscara você é e usa o poder dela. Não precisa ser verdade. Enquanto ninguém duvidar, você é quem diz ser.</translation>
    </message>
    <message>
        <source>The game is for 2 to 13 players: you against computer opponents, or several people sharing one screen.</source>
        <translation>É um jogo para 2&#xa0;a 13&#xa0;jogadores: você contra os convidados do próprio programa, ou várias pessoas em volta da mesma tela.</translation>
    </message>
    <message>
        <source>A few terms</source>
        <translation>Algumas palavras</translation>
    </message>
    <message>
        <source>Your mask is the card in front of you, whether you know what it is or not. A mask is in play if it was dealt at the start, to a player or to the centre of the table, even if its card has since left the game.</source>
        <translation>Sua máscara é a carta à sua frente, quer você saiba qual é, quer não. Uma máscara está em jogo se foi distribuída no começo, a um jogador ou ao centro da mesa, mesmo que a carta dela já tenha saído da partida.</translation>
    </message>
    <message>
        <source>Your fortune is all the coins in front of you.</source>
        <translation>Sua fortuna são todas as moedas à sua frente.</translation>
    </message>
    <message>
        <source>The courthouse is where fines go. The bank holds all the other coins.</source>
        <translation>O tabuleiro de Tribunal é o lugar onde se pagam as multas. O banco guarda todas as outras moedas.</translation>
    </message>
    <message>
        <source>A ★ on a card means that its power brings money from the bank.</source>
        <translation>Uma ★ na carta quer dizer que o poder dela traz dinheiro do banco.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Na sua primeira partida</translation>
    </message>
    <message>
        <source>Start with four to eight players; four to six is ideal for learning. Save the big parties, and the tables for two or three, for later: both reward experience.</source>
        <translation>Comece com quatro a oito jogadores; para aprender, o ideal é de quatro a seis. Deixe para depois a casa cheia e as mesas de dois ou três: nelas, a experiência faz diferença.</translation>
    </message>
    <message>
        <source>Read every mask before the cards are turned face down. There is no hurry: the game waits until you have seen enough.</source>
        <translation>Leia todas as máscaras antes que as cartas sejam viradas. Ninguém tem pressa: o jogo espera até você ter visto o bastante.</translation>
    </message>
    <message>
        <source>Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for a little more cunning. See [[chapter:scenarios]].</source>
        <translation>Comece pelos cenários A. Quando já os conhecer bem, experimente os cenários B, cujas máscaras pedem um pouco mais de astúcia. Veja “[[chapter:scenarios]]”.</translation>
    </message>
    <message>
        <source>Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its pictures and texts, including this rulebook, were made for it.</source>
        <translation>Mascarade é um jogo de Bruno Faidutti. Este programa é uma versão não oficial; suas imagens e seus textos, inclusive estas regras, foram feitos só para ele.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>The goal is to get rich. The first player to own 13 coins wins. If someone loses their last coin before that, the game also ends, and the richest player wins.</source>
        <translation>O objetivo é enriquecer. Quem primeiro juntar 13&#xa0;moedas vence. Se antes disso alguém perder a última moeda, a partida também acaba, e vence o jogador mais rico.</translation>
    </message>
    <message>
        <source>Coins come from the powers of the masks, whether you really wear them or just say you do. For the details, see [[chapter:end]].</source>
        <translation>As moedas vêm dos poderes das máscaras: da que você usa de verdade ou da que só diz usar. Os detalhes estão em “[[chapter:end]]”.</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Como preparar a mesa</translation>
    </message>
    <message>
        <source>Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts empty.</source>
        <translation>Cada jogador recebe 6&#xa0;moedas. Há 200&#xa0;ao todo; as restantes formam o banco. O tabuleiro de Tribunal começa vazio.</translation>
    </message>
    <message>
        <source>Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or two left over go in the centre of the table. Six players or more use as many masks as there are players, or one or two more, which also go in the centre.</source>
        <translation>Escolha um cenário: o conjunto de máscaras que participam. Com quatro ou cinco jogadores usam-se seis máscaras, e as que sobram (duas ou uma) ficam no centro da mesa. Com seis ou mais, há tantas máscaras quantos jogadores, ou uma ou duas a mais, que também ficam no centro.</translation>
    </message>
    <message>
        <source>The masks are shuffled and dealt face up, one to each player. Everyone may study them for as long as they like: this is the only time that all masks are face up.</source>
        <translation>As máscaras são embaralhadas e distribuídas viradas para cima, uma para cada jogador. Todos olham tudo pelo tempo que quiserem: é o único momento em que a mesa inteira está à vista.</translation>
    </message>
    <message>
        <source>All cards are turned face down, including those in the centre. One player begins (at a real table, the youngest), and play goes clockwise, to the left.</source>
        <translation>Todas as cartas são viradas para baixo, inclusive as do centro. Um jogador começa (numa mesa de verdade, a pessoa mais nova), e depois a vez passa em sentido horário, para a esquerda.</translation>
    </message>
    <message>
        <source>With two or three players the table looks a little different: see [[chapter:small]]. With the [[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]].</source>
        <translation>Com dois ou três jogadores, a mesa é um pouco diferente: veja “[[chapter:small]]”. Com o [[mask:necromancer]] em jogo, há também um cemitério: veja “[[chapter:expansion]]”.</translation>
    </message>
    <message>
        <source>You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes the most from the bank are a good start.</source>
        <translation>Você não precisa se lembrar de tudo. Sua máscara, as dos seus dois vizinhos e a de quem mais tira do banco já são um bom começo.</translation>
    </message>
    <message>
        <source>The opening turns</source>
        <translation>Os turnos iniciais</translation>
    </message>
    <message>
        <source>While everyone knows everything, there is nothing to bluff about. So the first four turns of the game are swaps and nothing else: nobody may look or announce yet. On each of these turns the player takes their own card and another one under the table, and swaps them or only pretends to.</source>
        <translation>Enquanto todos sabem de tudo, não há como blefar. Por isso, os quatro primeiros turnos da partida são só de trocas: ainda não se pode olhar nem anunciar. Quem joga nesses turnos leva a própria carta e mais uma para debaixo da mesa e as troca ou só finge trocar.</translation>
    </message>
    <message>
        <source>That is four turns in all, not four for each player. At a large table some people won’t have had a turn before the real game begins. You can change the number of opening turns when you set up a game.</source>
        <translation>São quatro turnos ao todo, não quatro para cada jogador. Numa mesa grande, há quem ainda não tenha jogado quando a partida começa para valer. O número de turnos iniciais pode ser mudado ao criar uma partida.</translation>
    </message>
    <message>
        <source>Your turn: three actions</source>
        <translation>Sua vez: três ações</translation>
    </message>
    <message>
        <source>After the opening turns, you do exactly one of these three things on your turn.</source>
        <translation>Depois dos turnos iniciais, na sua vez, você faz exatamente uma destas três coisas.</translation>
    </message>
    <message>
        <source>Swap, or pretend to</source>
        <translation>Trocar ou fingir trocar</translation>
    </message>
    <message>
        <source>Take your own card and one card from another player or the centre, without looking at either, and hold both under the table. There you swap them, or you don’t. Then put one back in each place. Everyone sees which two cards you took; only you know what you did.</source>
        <translation>Você pega sua própria carta e uma carta de outro jogador ou do centro, sem olhar nenhuma delas, e segura as duas debaixo da mesa. Ali você as troca, ou não. Depois devolve uma a cada lugar. Todos veem quais cartas você pegou; só você sabe o que fez.</translation>
    </message>
    <message>
        <source>Look at your card</source>
        <translation>Olhar sua carta</translation>
    </message>
    <message>
        <source>Secretly look at your own card. It costs you the turn, but now you know who you are, until someone takes your card under the table again.</source>
        <translation>Você olha sua própria carta, em segredo. Isso gasta a vez, mas agora você sabe quem é, até que alguém leve sua carta de novo para debaixo da mesa.</translation>
    </message>
    <message>
        <source>Announce a mask</source>
        <translation>Anunciar uma máscara</translation>
    </message>
    <message>
        <source>Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea what your card is. If nobody contests, you use its power. How that works is explained in [[chapter:contest]].</source>
        <translation>Diga que você é qualquer máscara em jogo, menos o [[mask:damned]], mesmo que não faça ideia de qual é a sua carta. Se ninguém duvidar, você usa o poder dela. Como isso funciona está em “[[chapter:contest]]”.</translation>
    </message>
    <message>
        <source>Just revealed?</source>
        <translation>Sua carta acabou de ser revelada?</translation>
    </message>
    <message>
        <source>If one of your cards was revealed during the turn just before yours, you may not announce: everyone still knows who you are. You must look or swap; contesting is still allowed. It doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There are stricter variants: see [[chapter:variants]].)</source>
        <translation>Se uma carta sua foi revelada no turno imediatamente anterior ao seu, você não pode anunciar: todos ainda sabem quem você é. Você tem de olhar ou trocar; duvidar continua permitido. Tanto faz por que ela foi revelada: porque alguém duvidou ou por causa do [[mask:guru]], da [[mask:princess]], da [[mask:courtesan]], do [[mask:usurper]] ou do [[mask:bear_tamer]]. (Existem variantes mais rígidas: veja “[[chapter:variants]]”.)</translation>
    </message>
    <message>
        <source>Then it is the next player’s turn, to the left. Play always continues from the seat whose turn it was, no matter who used the power, and even if people have changed seats in the meantime.</source>
        <translation>Depois é a vez do próximo jogador à esquerda. A vez sempre segue a partir do lugar em que o turno foi jogado, não importa quem usou o poder, e mesmo que nesse meio-tempo alguém tenha mudado de lugar.</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>O que todos veem</translation>
    </message>
    <message>
        <source>Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, named and guessed; who looks at which card; which two cards go under the table; and every card that is revealed.</source>
        <translation>Público: todas as fortunas, o banco e o tabuleiro de Tribunal; os anúncios, as dúvidas, as escolhas, as máscaras nomeadas e os palpites; quem olha qual carta; quais duas cartas vão para debaixo da mesa; e toda carta revelada.</translation>
    </message>
    <message>
        <source>Secret: what someone saw when looking in secret, and whether two cards were really swapped. Only the player who did it knows, until everything comes to light after the game.</source>
        <translation>Secreto: o que alguém viu ao olhar em segredo e se duas cartas foram mesmo trocadas. Só quem fez sabe, até que tudo venha à tona depois da partida.</translation>
    </message>
    <message>
        <source>A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you don’t.</source>
        <translation>Fingir uma troca não é perder a vez. Os outros já não têm certeza de duas cartas; você, sim.</translation>
    </message>
    <message>
        <source>Announcing and contesting</source>
        <translation>Anunciar e duvidar</translation>
    </message>
    <message>
        <source>You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it is, or know perfectly well that it isn’t.</source>
        <translation>Você diz o nome de uma máscara: “Eu sou o Rei!” Sua carta continua virada para baixo. Pode ser que você saiba que é verdade, que torça para ser ou que saiba muito bem que não é.</translation>
    </message>
    <message>
        <source>Starting on your left and going clockwise, each of the others either lets it pass or contests by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given.</source>
        <translation>A partir da sua esquerda, em sentido horário, cada um dos outros deixa passar ou duvida, isto é, afirma ter essa máscara: “Não, sou eu!” Todos ouvem cada resposta na hora.</translation>
    </message>
    <message>
        <source>If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told the truth.</source>
        <translation>Ninguém duvida? Então você usa o poder. Nada é revelado, e ninguém fica sabendo se você disse a verdade.</translation>
    </message>
    <message>
        <source>If someone contests, you and everyone who contested reveal your cards at the same time. Whoever really has the mask uses its power. Then everyone who revealed a different mask pays a fine of 1 coin to the courthouse, and the cards are turned face down again.</source>
        <translation>Alguém duvida? Então você e todos os que duvidaram revelam as cartas ao mesmo tempo. Quem tem mesmo a máscara usa o poder dela. Depois, cada um dos que revelaram outra máscara coloca 1&#xa0;moeda de multa no tabuleiro de Tribunal, e as cartas voltam a ser viradas para baixo.</translation>
    </message>
    <message>
        <source>If it turns out that none of you has the mask, nobody uses the power, and all of you pay.</source>
        <translation>Se nenhum de vocês tiver a máscara, ninguém usa o poder, e todos vocês pagam.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Casos particulares</translation>
    </message>
    <message>
        <source>A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect still counts as used.</source>
        <translation>Um poder deve ser usado por inteiro. Só a [[mask:witch]] pode abrir mão do seu. Um poder sem efeito também conta como usado.</translation>
    </message>
    <message>
        <source>The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards changes that.</source>
        <translation>Quem acertou e quem errou se decide pelas cartas no momento em que são reveladas. O que o poder mover depois não muda isso.</translation>
    </message>
    <message>
        <source>Fines come after the power, all at the same time. You pay from whatever is then in front of you. A fine can take your last coin, and that ends the game.</source>
        <translation>As multas vêm depois do poder, todas ao mesmo tempo. Você paga com o que estiver à sua frente nessa hora. Uma multa pode levar sua última moeda, e isso encerra a partida.</translation>
    </message>
    <message>
        <source>A player who was knocked out of the game this turn pays no fine.</source>
        <translation>Quem saiu do jogo neste turno não paga multa.</translation>
    </message>
    <message>
        <source>There are two [[mask:peasant]] cards. If that mask was announced and both are among the revealed cards, both players are right.</source>
        <translation>Há duas cartas de [[mask:peasant]]. Se essa for a máscara anunciada e as duas forem reveladas, os dois jogadores têm razão.</translation>
    </message>
    <message>
        <source>Contest when you are fairly sure the mask is yours, not just because you doubt the other player: even if you’re right to doubt, you pay the fine unless you have the mask yourself.</source>
        <translation>Duvide quando tiver quase certeza de que a máscara é sua, não quando só desconfiar do outro: sem a máscara, você paga a multa, mesmo que o outro esteja mentindo.</translation>
    </message>
    <message>
        <source>Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t know they are.</source>
        <translation>Escute o silêncio. Quem deixa passar o anúncio de uma boa máscara provavelmente não a tem, ou não sabe que a tem.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>O fim do jogo</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these things happens:</source>
        <translation>A partida acaba na hora em que acontece uma destas coisas:</translation>
    </message>
    <message>
        <source>A player has 13 coins or more.</source>
        <translation>Um jogador tem 13&#xa0;moedas ou mais.</translation>
    </message>
    <message>
        <source>A player has no coins left.</source>
        <translation>Um jogador fica sem nenhuma moeda.</translation>
    </message>
    <message>
        <source>Only one player is left in the game.</source>
        <translation>Só resta um jogador na partida.</translation>
    </message>
    <message>
        <source>The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much the others have.</source>
        <translation>Um jogador usa o poder do [[mask:cheat]] com 10&#xa0;moedas ou mais. Nesse caso, só ele vence, não importa quanto os outros tenham.</translation>
    </message>
    <message>
        <source>In all other cases the richest player wins. Tied players share the victory.</source>
        <translation>Em todos os outros casos, vence o jogador mais rico. Jogadores com fortunas iguais dividem a vitória.</translation>
    </message>
    <message>
        <source>A power is carried out step by step, in the order described, and after each step the game checks whether it is over. Everything within a step happens at the same time.</source>
        <translation>Um poder é executado passo a passo, na ordem em que está descrito, e depois de cada passo se verifica se a partida acabou. Tudo o que um passo move se move ao mesmo tempo.</translation>
    </message>
    <message>
        <source>If several players reach 13 or more in the same step, the richest of them wins.</source>
        <translation>Se vários jogadores chegarem a 13&#xa0;ou mais no mesmo passo, vence o mais rico deles.</translation>
    </message>
    <message>
        <source>If you have to give more coins than you have, you give all you have. If the bank can’t pay in full, it pays what it has: first to the player using the power, then clockwise.</source>
        <translation>Se você tiver de dar mais moedas do que tem, dá todas as que tem. Se o banco não puder pagar tudo, paga o que tiver: primeiro a quem usa o poder, depois em sentido horário.</translation>
    </message>
    <message>
        <source>The masks</source>
        <translation>As máscaras</translation>
    </message>
    <message>
        <source>Every mask has its own page with its power and its special cases. The following applies to all of them.</source>
        <translation>Cada máscara tem uma página própria, com seu poder e seus casos particulares. O que vem a seguir vale para todas.</translation>
    </message>
    <message>
        <source>“You” are always the player using the power. “Another player” is never you.</source>
        <translation>“Você” é sempre quem usa o poder. “Outro jogador” nunca é você.</translation>
    </message>
    <message>
        <source>Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.</source>
        <translation>As cartas do centro não são de ninguém. Só podem alcançá-las a troca feita na sua vez, o [[mask:sage]] e, se o poder dele permitir, o [[mask:bear_tamer]].</translation>
    </message>
    <message>
        <source>“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped.</source>
        <translation>“Esquerda” e “direita” são os jogadores mais próximos que ainda estão na partida. Quem já saiu não conta.</translation>
    </message>
    <message>
        <source>With two players left, your neighbour on both sides is the same player, and counts once.</source>
        <translation>Quando restam dois jogadores, seu vizinho dos dois lados é o mesmo, e conta uma vez só.</translation>
    </message>
    <message>
        <source>Powers within powers</source>
        <translation>Poderes dentro de poderes</translation>
    </message>
    <message>
        <source>The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s power as if it were their own. A mask’s power is used at most once a turn: if the chain comes back to a mask already used, nothing happens.</source>
        <translation>A [[mask:actress]], o [[mask:necromancer]] e o [[mask:usurper]] usam o poder de outra máscara como se fosse seu. O poder de uma máscara é usado no máximo uma vez por turno: quando a cadeia volta a uma máscara já usada, nada acontece.</translation>
    </message>
    <message>
        <source>Two and three players</source>
        <translation>Com dois ou três jogadores</translation>
    </message>
    <message>
        <source>A small table uses exactly six masks, and everyone has several cards: two each with three players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.</source>
        <translation>Uma mesa pequena usa exatamente seis máscaras, e cada jogador tem várias cartas: com três jogadores, duas para cada um; com dois, três para cada um. O centro fica vazio. Todos começam com 6&#xa0;moedas.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Três jogadores</translation>
    </message>
    <message>
        <source>You have a left card and a right card.</source>
        <translation>Você tem uma carta à esquerda e uma à direita.</translation>
    </message>
    <message>
        <source>Swap one of your cards with an opponent’s, or your own two cards with each other.</source>
        <translation>Troque uma das suas cartas por uma de um adversário, ou suas duas cartas entre si.</translation>
    </message>
    <message>
        <source>Look at one of your cards.</source>
        <translation>Olhe uma das suas cartas.</translation>
    </message>
    <message>
        <source>Announce or contest with one of your cards, saying which.</source>
        <translation>Anuncie ou duvide com uma das suas cartas e diga com qual.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dois jogadores</translation>
    </message>
    <message>
        <source>You have a left card, a right card and a protected card, which your opponent can never touch.</source>
        <translation>Você tem uma carta à esquerda, uma à direita e uma protegida, em que o adversário nunca pode tocar.</translation>
    </message>
    <message>
        <source>Swap your left or right card with your opponent’s left or right card, or any two of your own cards with each other.</source>
        <translation>Troque sua carta da esquerda ou da direita pela da esquerda ou da direita do adversário, ou duas das suas próprias cartas entre si.</translation>
    </message>
    <message>
        <source>Look at one of your cards, including the protected one.</source>
        <translation>Olhe uma das suas cartas; vale também a protegida.</translation>
    </message>
    <message>
        <source>Announce with your left or right card. Contest with any of the three.</source>
        <translation>Anuncie com a carta da esquerda ou da direita. Duvide com qualquer uma das três.</translation>
    </message>
    <message>
        <source>For both</source>
        <translation>Nos dois casos</translation>
    </message>
    <message>
        <source>Only the card you announced or contested with is revealed; it counts as “your card” for the power.</source>
        <translation>Só se revela a carta com que se anunciou ou duvidou; para o poder, ela é “sua carta”.</translation>
    </message>
    <message>
        <source>A power that affects a player’s card affects just one of that player’s cards, chosen by the player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player who must reveal choose which.</source>
        <translation>Um poder que age sobre a carta de alguém age sobre uma só, e quem usa o poder escolhe qual. Só com o [[mask:guru]] e a [[mask:courtesan]] a escolha é de quem tem de revelar a carta.</translation>
    </message>
    <message>
        <source>The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same player. Protected cards are out of reach.</source>
        <translation>As duas cartas que o [[mask:fool]] pega, ou que o [[mask:sage]] olha, podem ser do mesmo jogador. As cartas protegidas estão fora de alcance.</translation>
    </message>
    <message>
        <source>A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are.</source>
        <translation>Quem sai do jogo por causa do [[mask:damned]] sai com todas as suas cartas, sejam quais forem.</translation>
    </message>
    <message>
        <source>Scenarios, and making your own</source>
        <translation>Cenários prontos e próprios</translation>
    </message>
    <message>
        <source>A scenario is a set of masks that go well together. The game comes with these:</source>
        <translation>Um cenário é um conjunto de máscaras que combinam bem. O jogo vem com estes:</translation>
    </message>
    <message>
        <source>The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. Start with these.</source>
        <translation>Os cenários A, para 4&#xa0;a 13&#xa0;jogadores: as combinações da primeira edição, com as máscaras de hoje. Comece por eles.</translation>
    </message>
    <message>
        <source>The B scenarios, for 4 to 13 players: made for this program, for players who know the A scenarios.</source>
        <translation>Os cenários B, para 4&#xa0;a 13&#xa0;jogadores: montados para este programa, para quem já conhece os A.</translation>
    </message>
    <message>
        <source>The expansion’s scenarios: four for 6 to 13 players, one for three and one for two.</source>
        <translation>Os cenários da expansão: quatro para 6&#xa0;a 13&#xa0;jogadores, um para três e um para dois.</translation>
    </message>
    <message>
        <source>A base-game scenario for three players, and the same one for two.</source>
        <translation>Um cenário do jogo básico para três jogadores, e o mesmo para dois.</translation>
    </message>
    <message>
        <source>The scenario sheets printed with the second edition are not reproduced here.</source>
        <translation>As folhas de cenários impressas com a segunda edição não estão reproduzidas aqui.</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Seus próprios cenários</translation>
    </message>
    <message>
        <source>You can build your own, mixing base and expansion masks as you like. The program watches and tells you what to change. These are the rules (the expansion’s own scenarios are exempt):</source>
        <translation>Você pode montar os seus, misturando à vontade máscaras do jogo básico e da expansão. O programa acompanha e diz o que mudar. As regras são estas (os cenários da própria expansão não precisam segui-las):</translation>
    </message>
    <message>
        <source>The right number of masks: six for up to five players; for six or more, as many as there are players, or one or two more.</source>
        <translation>O número certo de máscaras: seis com até cinco jogadores; a partir de seis, tantas quantos forem os jogadores, ou uma ou duas a mais.</translation>
    </message>
    <message>
        <source>The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if about two thirds of the masks, and at least three fifths, have a ★, but the game may then run long.</source>
        <translation>O [[mask:judge]] está em jogo. Com uma máscara da expansão em jogo, ele pode faltar se cerca de dois terços das máscaras (no mínimo três quintos) tiverem ★; mas aí a partida pode demorar.</translation>
    </message>
    <message>
        <source>At least a third of the masks have a ★. With half, the game is livelier.</source>
        <translation>Pelo menos um terço das máscaras tem ★. Com a metade, o jogo fica mais animado.</translation>
    </message>
    <message>
        <source>Both [[mask:peasant]] cards, or neither.</source>
        <translation>As duas cartas de [[mask:peasant]], ou nenhuma.</translation>
    </message>
    <message>
        <source>Some masks need at least six or eight players. Their pages say so.</source>
        <translation>Algumas máscaras pedem mais gente: pelo menos seis ou oito jogadores. A página de cada uma avisa.</translation>
    </message>
    <message>
        <source>The [[mask:courtesan]] only if at least a third of the masks are women’s.</source>
        <translation>A [[mask:courtesan]], só se pelo menos um terço das máscaras for de mulher.</translation>
    </message>
    <message>
        <source>With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may include it, but you’ll be warned.</source>
        <translation>Com menos de oito jogadores, é melhor deixar o [[mask:damned]] fora do cemitério. Incluir essa máscara é permitido, mas você recebe um aviso.</translation>
    </message>
    <message>
        <source>The expansion: graveyard and Damned</source>
        <translation>A expansão: cemitério e Amaldiçoado</translation>
    </message>
    <message>
        <source>The expansion brings masks with a taste for trouble. Two things about it need explaining.</source>
        <translation>A expansão traz máscaras que adoram confusão. Duas coisas merecem uma explicação à parte.</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>O cemitério</translation>
    </message>
    <message>
        <source>With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into the graveyard: usually all the rest of the base game and the expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in what order. Masks in the graveyard aren’t in play, so they can’t be announced or named.</source>
        <translation>Com o [[mask:necromancer]] em jogo, máscaras que não estão em jogo são embaralhadas e formam, viradas para baixo, o cemitério: em geral todas as outras do jogo básico e da expansão, menos o [[mask:bear_tamer]] e, com menos de oito jogadores, o [[mask:damned]]. Num cenário próprio, você pode escolher outras. Todos sabem quais máscaras estão ali; ninguém sabe em que ordem. As máscaras do cemitério não estão em jogo, por isso não podem ser anunciadas nem nomeadas.</translation>
    </message>
    <message>
        <source>The Damned</source>
        <translation>O Amaldiçoado</translation>
    </message>
    <message>
        <source>The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, not by the [[mask:usurper]].</source>
        <translation>O [[mask:damned]] não pode ser nomeado de jeito nenhum: ninguém anuncia essa máscara, e nem o alvo do [[mask:guru]] nem o [[mask:usurper]] podem nomeá-la.</translation>
    </message>
    <message>
        <source>A player who reveals this mask in a contest is out of the game at once, before any power is used. The card is discarded.</source>
        <translation>Quem revela esta máscara porque alguém duvidou sai do jogo na hora, antes que qualquer poder seja usado. A carta vai para o descarte.</translation>
    </message>
    <message>
        <source>If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the [[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is paid and no power follows, but the other players who were wrong still pay their fines.</source>
        <translation>Se o [[mask:guru]], a [[mask:courtesan]], o [[mask:usurper]] ou um passo do [[mask:bear_tamer]] faz alguém revelá-la, sai do jogo quem usou esse poder. A carta desse jogador vai, sem ser vista, para o lugar onde estava o Amaldiçoado, e o Amaldiçoado vai para o descarte. Nada é pago, e nenhum outro poder é usado, mas os outros que erraram ainda pagam suas multas.</translation>
    </message>
    <message>
        <source>If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and the card is discarded.</source>
        <translation>Se o [[mask:necromancer]] a desenterra do cemitério, sai quem usou esse poder, e a carta vai para o descarte.</translation>
    </message>
    <message>
        <source>Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.</source>
        <translation>Se alguém a troca ou a olha, ou se a [[mask:princess]] a mostra, nada acontece.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fora do jogo</translation>
    </message>
    <message>
        <source>When you are out, your coins go back to the bank and your remaining cards leave the game unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the game, unless only one player is left.</source>
        <translation>Quando você sai do jogo, suas moedas voltam ao banco, e as cartas que você ainda tiver saem sem ser vistas. Daí em diante, seu lugar é pulado. Ao contrário de perder a última moeda, isso não encerra a partida, a não ser que reste um só jogador.</translation>
    </message>
    <message>
        <source>Men’s and women’s masks</source>
        <translation>Máscaras de homem e de mulher</translation>
    </message>
    <message>
        <source>With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may suggest.</source>
        <translation>Com a [[mask:courtesan]] em jogo, cada carta mostra se é uma máscara de homem ♂ ou de mulher ♀. Vale o sinal na carta, não o que o nome possa sugerir.</translation>
    </message>
    <message>
        <source>Variants and editions</source>
        <translation>Variantes e edições</translation>
    </message>
    <message>
        <source>These are the rules of the second edition and the expansion; for two and three players, those of the first edition. Where the printed rules are silent, or differ between languages, the program follows one ruling, and this rulebook tells you which.</source>
        <translation>Estas regras são as da segunda edição e da expansão; para dois e três jogadores, as da primeira edição. Onde as regras impressas se calam, ou variam de um idioma para outro, o programa segue uma única interpretação, e este livro de regras diz qual.</translation>
    </message>
    <message>
        <source>Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was revealed on the previous turn may only swap, not even look. The expansion asks this only of a player on the Usurper’s left whose card the Usurper has revealed, and so does the program where the Usurper is in play. You can choose another rule when you set up a game.</source>
        <translation>Tem de trocar: na primeira edição e nas regras da edição húngara, quem teve a carta revelada no turno anterior só pode trocar; nem olhar pode. A expansão só exige isso de quem está à esquerda do Usurpador e teve a carta revelada por ele; o programa também, quando o Usurpador está em jogo. Você pode escolher outra regra ao criar uma partida.</translation>
    </message>
    <message>
        <source>You can change the number of opening turns. Four is usual; none is for the fearless.</source>
        <translation>O número de turnos iniciais pode ser mudado. Quatro é o normal; zero é para quem não tem medo de nada.</translation>
    </message>
    <message>
        <source>Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; there, the card is our [[mask:queen]].</source>
        <translation>Algumas máscaras tinham outros nomes na primeira edição: o [[mask:trickster]] era o Bispo, o [[mask:guru]] era o Inquisidor, a [[mask:empress]] era o Rei de 3&#xa0;moedas, e o [[mask:king]] era a Rainha de 2. Dois cenários da expansão ainda pedem a Rainha, e ali a carta é a nossa [[mask:queen]].</translation>
    </message>
    <message>
        <source>At a real table, a player who looks at their own card by accident must spend their next turn on a look. That can’t happen here: nobody can look out of turn.</source>
        <translation>Numa mesa de verdade, quem olha a própria carta sem querer tem de gastar a próxima vez de jogar olhando-a. Aqui isso não acontece: ninguém consegue olhar fora da própria vez.</translation>
    </message>
    <message>
        <source>If your friends learned the game from another edition, agree on the variant before the masks are dealt.</source>
        <translation>Se você joga com quem aprendeu por outra edição, combine a variante antes de distribuir as máscaras.</translation>
    </message>
    <message>
        <source>The masks of each scenario</source>
        <translation>As máscaras de cada cenário</translation>
    </message>
    <message>
        <source>Each scenario lists the masks for its smallest number of players. Then come the masks to add for larger tables. The four large scenarios of the expansion start with eight masks: with six players two of them go in the centre, with seven players one.</source>
        <translation>Cada cenário traz primeiro as máscaras para o menor número de jogadores e depois as que se juntam a mesas maiores. Os quatro cenários grandes da expansão começam com oito máscaras: com seis jogadores, duas delas ficam no centro; com sete, uma.</translation>
    </message>
    <message>
        <source>Masks: {masks}.</source>
        <translation>Máscaras: {masks}.</translation>
    </message>
    <message>
        <source>With {number} players, add: {mask}.</source>
        <translation>Com {number}&#xa0;jogadores, entra também: {mask}.</translation>
    </message>
    <message>
        <source>Men’s masks ♂: {masks}.</source>
        <translation>Máscaras de homem ♂: {masks}.</translation>
    </message>
    <message>
        <source>Women’s masks ♀: {masks}.</source>
        <translation>Máscaras de mulher ♀: {masks}.</translation>
    </message>
    <message>
        <source>A sample round</source>
        <translation>Uma rodada de exemplo</translation>
    </message>
    <message>
        <source>Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the [[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the [[mask:cheat]]. The cards are turned face down, and Anna begins.</source>
        <translation>Ana, Beto, Clara, Davi, Eva e Félix estão em volta da mesa, nessa ordem, em sentido horário, com 6&#xa0;moedas cada. Jogam com seis máscaras: Ana recebe o [[mask:king]]; Beto, o [[mask:judge]]; Clara, a [[mask:empress]]; Davi, o [[mask:trickster]]; Eva, a [[mask:witch]]; e Félix, o [[mask:cheat]]. As cartas são viradas para baixo, e Ana começa.</translation>
    </message>
    <message>
        <source>Four opening turns</source>
        <translation>Quatro turnos iniciais</translation>
    </message>
    <message>
        <source>Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who has the Empress now.</source>
        <translation>Ana leva o Rei e a carta de Clara para debaixo da mesa e troca as duas de verdade. Só Ana sabe com quem está agora a Imperatriz.</translation>
    </message>
    <message>
        <source>Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might now be the Judge.</source>
        <translation>Beto leva o Juiz e a carta de Félix e só finge. Para todos os outros, o Juiz agora pode estar com qualquer um dos dois.</translation>
    </message>
    <message>
        <source>Clara, no longer sure of anything, does the same with David’s card and only pretends.</source>
        <translation>Clara, que já não tem certeza de nada, faz o mesmo com a carta de Davi e só finge.</translation>
    </message>
    <message>
        <source>David goes for Ben’s card, and pretends as well.</source>
        <translation>Davi vai atrás da carta de Beto, e também só finge.</translation>
    </message>
    <message>
        <source>A contest from start to end</source>
        <translation>Uma dúvida do começo ao fim</translation>
    </message>
    <message>
        <source>Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody knows where the Empress went?</source>
        <translation>Eva, que ainda é a Bruxa e sabe disso, diz: “Eu sou a Imperatriz!” É um blefe. Afinal, quem vai saber onde foi parar a Imperatriz?</translation>
    </message>
    <message>
        <source>The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too.</source>
        <translation>Os outros respondem um a um, a partir da esquerda de Eva. Félix deixa passar. Ana diz: “Não, sou eu!” Beto e Clara deixam passar. Davi, que pode ter ficado com a carta de Clara, também duvida.</translation>
    </message>
    <message>
        <source>Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and takes 3 coins from the bank, and now has 9.</source>
        <translation>Eva, Ana e Davi revelam as cartas: Bruxa, Imperatriz e Vigarista. Ana tem a Imperatriz, pega 3&#xa0;moedas do banco e fica com 9.</translation>
    </message>
    <message>
        <source>Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards are turned face down again.</source>
        <translation>Depois Eva e Davi colocam 1&#xa0;moeda de multa cada um no tabuleiro de Tribunal e ficam com 5. As três cartas voltam a ser viradas para baixo.</translation>
    </message>
    <message>
        <source>A bluff that works</source>
        <translation>Um blefe que cola</translation>
    </message>
    <message>
        <source>Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, who is the Judge, has seen David take that card and no longer dares to contest. Felix takes both coins and has 8.</source>
        <translation>Agora é a vez de Félix, que vê 2&#xa0;moedas no tabuleiro de Tribunal. “Eu sou o Juiz!” Não é verdade, mas Beto, que é o Juiz, viu Davi levar essa carta e já não se atreve a duvidar. Félix pega as duas moedas e fica com 8.</translation>
    </message>
    <message>
        <source>Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins to win.</source>
        <translation>Chega a vez de Ana. A carta de Ana foi revelada no turno de Eva, mas não no turno imediatamente anterior, então Ana pode anunciar de novo. Só que todos se lembram da Imperatriz, e ainda faltam 4&#xa0;moedas para a vitória.</translation>
    </message>
    <message>
        <source>Bluffing, and being believed</source>
        <translation>Blefar e fazer os outros acreditarem</translation>
    </message>
    <message>
        <source>Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is easy to read. Someone who always lies is easy to catch.</source>
        <translation>Blefar não é trapacear: é a alma do jogo. Quem só diz a verdade é fácil de ler. Quem sempre mente é fácil de pegar.</translation>
    </message>
    <message>
        <source>Claim what you might well be. A lie is safest when your card has just been under the table, and nobody can be sure of the mask you name.</source>
        <translation>Anuncie o que você bem poderia ser. A mentira cola melhor quando sua carta acabou de passar por debaixo da mesa e ninguém pode ter certeza da máscara que você diz.</translation>
    </message>
    <message>
        <source>The best time to claim a mask is when its wearer doesn’t know. They won’t contest.</source>
        <translation>A melhor hora de anunciar uma máscara é quando quem está com ela não sabe: assim, não vai duvidar.</translation>
    </message>
    <message>
        <source>You needn’t know your own card to announce. If you think you’re more likely the King than not, say so.</source>
        <translation>Não é preciso conhecer a própria carta para anunciar. Se você acha mais provável ser o Rei do que não ser, diga que é.</translation>
    </message>
    <message>
        <source>When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong pays.</source>
        <translation>Quando um anúncio daria a vitória, alguém precisa duvidar. Mas não todo mundo: cada um que errar paga.</translation>
    </message>
    <message>
        <source>Remember who was caught and who was right. A player who contests and has the mask is worth believing next time.</source>
        <translation>Lembre-se de quem foi pego e de quem tinha razão. Quem duvida e tem a máscara merece crédito na próxima vez.</translation>
    </message>
    <message>
        <source>At this table: help, notes and the curtain</source>
        <translation>Nesta mesa: ajuda, anotações e a cortina</translation>
    </message>
    <message>
        <source>Memory is part of the game, so you choose before each game how much help you want. The end screen shows which help was used.</source>
        <translation>A memória faz parte do jogo. Por isso, antes de cada partida, você escolhe quanta ajuda quer. O resultado mostra qual foi usada.</translation>
    </message>
    <message>
        <source>No help: you see what is on the table and what happens this turn, as at a real table.</source>
        <translation>Sem ajuda: você vê o que está na mesa e o que acontece neste turno, como numa mesa de verdade.</translation>
    </message>
    <message>
        <source>History: a log of everything that has happened stays open.</source>
        <translation>Histórico: tudo o que aconteceu fica à vista.</translation>
    </message>
    <message>
        <source>Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it.</source>
        <translation>Caderno: o histórico, mais anotações que você fixa nas cartas. Clique na carta com o botão direito ou aperte N sobre ela.</translation>
    </message>
    <message>
        <source>Coach: all that, plus what a perfect memory would know about each card, and advice when you ask for it. The coach knows only what you have seen.</source>
        <translation>Mentor: tudo isso, mais o que uma memória perfeita saberia de cada carta, e conselhos quando você pedir. O mentor só sabe o que você viu.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>Várias pessoas na mesma tela</translation>
    </message>
    <message>
        <source>Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a curtain with a player’s name on it. Everyone else looks away while that player opens it, with the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone.</source>
        <translation>Tudo o que é secreto, como olhar uma carta ou decidir entre trocar e fingir, fica atrás de uma cortina com o nome de um jogador. Os demais desviam o olhar enquanto ele a abre, com o mouse ou o teclado, e a fecha de novo. As perguntas públicas são feitas na frente de todos.</translation>
    </message>
    <message>
        <source>With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing to install; the phones only have to be on the same network.</source>
        <translation>Com celulares é mais rápido: ao preparar a partida, escolha “Responder no celular”, e cada pessoa olha as cartas e responde no seu. Aí a cortina não é necessária. Não é preciso instalar nada; basta que os celulares estejam na mesma rede.</translation>
    </message>
    <message>
        <source>The opponents are honest</source>
        <translation>Os adversários são honestos</translation>
    </message>
    <message>
        <source>The program’s players know only what could be seen from their seats. They forget, guess and bluff; they never peek.</source>
        <translation>Os jogadores do programa só sabem o que se podia ver do lugar deles. Esquecem, chutam e blefam; nunca espiam.</translation>
    </message>
</context>
<context>
    <name>RulesMask</name>
    <message>
        <source>Every fine goes to the courthouse and waits there. The more the table quarrels, the more this mask is worth.</source>
        <translation>Toda multa vai para o tabuleiro de Tribunal e fica ali à espera. Quanto mais a mesa briga, mais vale esta máscara.</translation>
    </message>
    <message>
        <source>This turn’s fines come after the power: they stay in the courthouse for next time.</source>
        <translation>As multas deste turno vêm depois do poder: ficam no tabuleiro de Tribunal para a próxima vez.</translation>
    </message>
    <message>
        <source>If the courthouse is empty, nothing happens, but the power counts as used.</source>
        <translation>Se o tabuleiro de Tribunal estiver vazio, nada acontece, mas o poder conta como usado.</translation>
    </message>
    <message>
        <source>Nearly every scenario includes this mask, because it brings the fines back into the game. Never lose sight of it.</source>
        <translation>Quase todo cenário tem esta máscara, porque é ela que traz as multas de volta ao jogo. Nunca a perca de vista.</translation>
    </message>
    <message>
        <source>Two coins, no strings attached. Simple, honest, and often contested.</source>
        <translation>Duas moedas, sem condições. Simples, honesto e alvo frequente de dúvidas.</translation>
    </message>
    <message>
        <source>In the first edition this card was the Queen. See [[chapter:variants]].</source>
        <translation>Na primeira edição, esta carta era a Rainha. Veja “[[chapter:variants]]”.</translation>
    </message>
    <message>
        <source>The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your card has been under the table.</source>
        <translation>O primeiro blefe clássico: todo mundo acredita que há um Rei em algum lugar. Anuncie logo depois que sua carta passar por debaixo da mesa.</translation>
    </message>
    <message>
        <source>Three coins from the bank and nothing for anyone else: everybody wants this mask.</source>
        <translation>Três moedas do banco e nada para mais ninguém: todo mundo quer esta máscara.</translation>
    </message>
    <message>
        <source>In the first edition this card was the King. See [[chapter:variants]].</source>
        <translation>Na primeira edição, esta carta era o Rei. Veja “[[chapter:variants]]”.</translation>
    </message>
    <message>
        <source>Whoever was dealt this mask will be watched. Trade it away and claim it anyway.</source>
        <translation>Quem recebeu esta máscara vai ser alvo de todos os olhares. Troque-a por outra e anuncie-a mesmo assim.</translation>
    </message>
    <message>
        <source>A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s scenarios for two and three players.</source>
        <translation>Uma carta da primeira edição com o mesmo poder do [[mask:king]]. Aparece nos cenários da expansão para dois e para três jogadores.</translation>
    </message>
    <message>
        <source>As good as the [[mask:king]], and easier to forget about.</source>
        <translation>Tão boa quanto o [[mask:king]], e mais fácil de esquecer.</translation>
    </message>
    <message>
        <source>You choose the two cards from the other players’: never your own, and never one in the centre. You don’t look at them, and only you know whether you swapped them.</source>
        <translation>Você escolhe as duas cartas entre as dos outros jogadores: nunca a sua e nunca uma do centro. Você não as olha, e só você sabe se as trocou.</translation>
    </message>
    <message>
        <source>The coin comes first. If it takes you to 13, the game is over before any card moves.</source>
        <translation>A moeda vem primeiro. Se com ela você chegar a 13, a partida acaba antes que qualquer carta se mexa.</translation>
    </message>
    <message>
        <source>If the others don’t have two cards to take, you only take the coin.</source>
        <translation>Se não houver duas cartas alheias para pegar, você só pega a moeda.</translation>
    </message>
    <message>
        <source>With two or three players, the two cards may belong to the same player. See [[chapter:small]].</source>
        <translation>Com dois ou três jogadores, as duas cartas podem ser da mesma pessoa. Veja “[[chapter:small]]”.</translation>
    </message>
    <message>
        <source>Take two cards you know nothing about, and the whole table is as lost as you are. Or take the two that everyone is sure of.</source>
        <translation>Pegue duas cartas de que você não sabe nada, e a mesa inteira fica tão perdida quanto você. Ou pegue as duas de que todos têm certeza.</translation>
    </message>
    <message>
        <source>Both neighbours give at the same time. If either loses their last coin, the game is over.</source>
        <translation>Os dois vizinhos dão ao mesmo tempo. Se um deles perder a última moeda, a partida acaba.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who gives 1 coin, once.</source>
        <translation>Quando restam dois jogadores, há um vizinho só, que dá 1&#xa0;moeda, uma única vez.</translation>
    </message>
    <message>
        <source>Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so count first.</source>
        <translation>Ideal com vizinhos ricos. Se um vizinho só tem uma moeda, este poder encerra a partida: conte antes.</translation>
    </message>
    <message>
        <source>Whole fortunes change hands: all of yours for all of theirs, at the same time.</source>
        <translation>As fortunas inteiras trocam de mãos: toda a sua por toda a da outra pessoa, ao mesmo tempo.</translation>
    </message>
    <message>
        <source>This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] can copy it.</source>
        <translation>Este é o único poder de que se pode abrir mão. Mesmo assim ele conta como usado, e a [[mask:actress]] pode copiá-lo.</translation>
    </message>
    <message>
        <source>Fines come afterwards: anyone who was wrong pays from their new fortune.</source>
        <translation>As multas vêm depois: quem errou paga com a fortuna nova.</translation>
    </message>
    <message>
        <source>The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it.</source>
        <translation>Quanto mais rica a mesa, mais tentadora esta máscara. Se você tem muito a perder, fique de olho nela.</translation>
    </message>
    <message>
        <source>You see both cards before you decide; nobody else does. Everyone sees which two cards you took.</source>
        <translation>Você vê as duas cartas antes de decidir, e ninguém mais as vê. Todos veem quais cartas você pegou.</translation>
    </message>
    <message>
        <source>It must be another player’s card; the centre is out of reach.</source>
        <translation>Tem de ser uma carta de outro jogador; o centro está fora de alcance.</translation>
    </message>
    <message>
        <source>With two or three players, your own card is the one you announced or contested with, and you choose which of the other player’s cards to take.</source>
        <translation>Com dois ou três jogadores, sua carta é aquela com que você anunciou ou duvidou, e você escolhe qual das cartas da outra pessoa vai pegar.</translation>
    </message>
    <message>
        <source>It brings no money, but afterwards you know two cards for certain.</source>
        <translation>Não traz dinheiro, mas depois você conhece duas cartas com certeza.</translation>
    </message>
    <message>
        <source>There are two of these cards. Either both are in play or neither is.</source>
        <translation>Há duas cartas destas. Ou as duas participam da partida, ou nenhuma.</translation>
    </message>
    <message>
        <source>If the Peasant was announced and both are revealed in that contest, both take 2 coins from the bank, and neither pays a fine, even if the player who announced is neither of them.</source>
        <translation>Se alguém anuncia o Camponês, alguém duvida e os dois são revelados, cada um pega 2&#xa0;moedas do banco, e nenhum deles paga multa. Isso vale mesmo que quem anunciou não seja nenhum dos dois.</translation>
    </message>
    <message>
        <source>Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the [[mask:actress]], see that page.</source>
        <translation>Usado por meio do [[mask:necromancer]] ou do [[mask:usurper]], este poder rende 1&#xa0;moeda. Quanto à [[mask:actress]], veja a página dela.</translation>
    </message>
    <message>
        <source>The second Peasant should gladly contest the first: together, they each earn twice as much.</source>
        <translation>O segundo Camponês deve duvidar do primeiro com gosto: juntos, os dois ganham o dobro.</translation>
    </message>
    <message>
        <source>You win alone, even if others are richer than you. See [[chapter:end]].</source>
        <translation>Você vence, e mais ninguém, mesmo que haja gente mais rica. Veja “[[chapter:end]]”.</translation>
    </message>
    <message>
        <source>You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as used.</source>
        <translation>Com menos de 10&#xa0;moedas, você também pode anunciar esta máscara. Nada acontece, mas o poder conta como usado.</translation>
    </message>
    <message>
        <source>As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should contest, even at the cost of a fine.</source>
        <translation>Assim que alguém tiver 10&#xa0;moedas, pergunte-se a cada turno onde está esta máscara. Alguém deveria duvidar, mesmo ao preço de uma multa.</translation>
    </message>
    <message>
        <source>The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all they have.</source>
        <translation>O jogador escolhido nomeia em voz alta qualquer máscara em jogo, menos o [[mask:damned]], e então revela a carta. Acertou: não há nada a pagar. Errou: paga 4&#xa0;moedas ou, se tiver menos, tudo o que tem.</translation>
    </message>
    <message>
        <source>You may choose anyone else, even someone whose card has already been revealed this turn.</source>
        <translation>Você pode escolher qualquer outra pessoa, mesmo quem já teve a carta revelada neste turno.</translation>
    </message>
    <message>
        <source>A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that ends the game.</source>
        <translation>Quem tem menos de 4&#xa0;moedas e erra dá tudo a você e, ficando sem moedas, encerra a partida.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing is paid.</source>
        <translation>Se a carta for o [[mask:damned]], quem sai do jogo é você, e nada é pago.</translation>
    </message>
    <message>
        <source>With two or three players, the chosen player also chooses which card to reveal.</source>
        <translation>Com dois ou três jogadores, a pessoa escolhida também decide qual carta revelar.</translation>
    </message>
    <message>
        <source>Choose someone whose card has just been under the table. The less they know, the better your chances.</source>
        <translation>Escolha alguém cuja carta acabou de passar por debaixo da mesa. Quanto menos a pessoa souber, maiores as suas chances.</translation>
    </message>
    <message>
        <source>With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing.</source>
        <translation>Com 3&#xa0;moedas, você pega 7; com 9, só 1. Com 10&#xa0;ou mais, não pega nada.</translation>
    </message>
    <message>
        <source>The poorer you are, the more this mask is worth.</source>
        <translation>Quanto menos você tem, mais vale esta máscara.</translation>
    </message>
    <message>
        <source>You go round the table clockwise. Each coin you get counts at once: someone who had more than you at the start may no longer have more when asked, and then gives nothing.</source>
        <translation>Você dá a volta na mesa em sentido horário. Cada moeda recebida conta na hora: quem no início tinha mais que você pode já não ter quando chegar a hora do pedido, e então não dá nada.</translation>
    </message>
    <message>
        <source>Equal is not richer: anyone with exactly as many coins as you gives nothing.</source>
        <translation>Igual não é mais rico: quem tem tantas moedas quanto você não dá nada.</translation>
    </message>
    <message>
        <source>An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The first gives you 1, so you have 5. The next two no longer have more than you and give nothing. The last one gives you 1, and you end up with 6.</source>
        <translation>Um exemplo: você tem 4&#xa0;moedas, e os outros, a partir da sua esquerda, têm 6, 5, 5&#xa0;e 9. O primeiro dá 1, e você fica com 5. Os dois seguintes já não têm mais que você e não dão nada. O último dá 1, e você termina com 6.</translation>
    </message>
    <message>
        <source>Each player asked is a separate step: as soon as the game is over, the round stops right there.</source>
        <translation>Cada jogador a quem você pede é um passo à parte: se a partida acabar, a volta termina ali mesmo.</translation>
    </message>
    <message>
        <source>The fewer coins you have, the more players give. Before you ask, work out how much everyone would end up with.</source>
        <translation>Quanto menos moedas você tem, mais gente dá. Antes de pedir, veja até onde cada um chegaria.</translation>
    </message>
    <message>
        <source>Your 3 coins come first. If they take you to 13, the game is over before your neighbours get anything. Otherwise their coins follow, and may take one of them to 13.</source>
        <translation>Suas 3&#xa0;moedas vêm primeiro. Se com elas você chegar a 13, a partida acaba antes que os vizinhos recebam algo. Se não, vêm as moedas dos vizinhos, que podem levar um deles a 13.</translation>
    </message>
    <message>
        <source>With two players left, there is only one neighbour, who takes 1 coin, once.</source>
        <translation>Quando restam dois jogadores, há um vizinho só, que pega 1&#xa0;moeda, uma única vez.</translation>
    </message>
    <message>
        <source>Your neighbours gain too. Make sure neither of them has 12.</source>
        <translation>Seus vizinhos também ganham. Confira se nenhum deles tem 12.</translation>
    </message>
    <message>
        <source>You take the coins first. Then the two people get up and change seats, and each finds the other’s card and coins there. They take what they know with them.</source>
        <translation>Primeiro você pega as moedas. Depois as duas pessoas se levantam e trocam de lugar, e cada uma encontra ali a carta e as moedas da outra. O que sabem, levam consigo.</translation>
    </message>
    <message>
        <source>Play continues from the seat where the turn was taken. Someone may get two turns in quick succession that way, or wait a little longer.</source>
        <translation>A vez segue a partir do lugar em que o turno foi jogado. Assim, alguém pode jogar duas vezes em pouco tempo ou esperar um pouco mais.</translation>
    </message>
    <message>
        <source>The ban on announcing after a reveal follows the person, and so does a fine: anyone who was wrong pays from the fortune at their new seat.</source>
        <translation>A proibição de anunciar depois de uma revelação acompanha a pessoa, e a multa também: quem errou paga com a fortuna do novo lugar.</translation>
    </message>
    <message>
        <source>With only one other player left, you take 1 coin and nobody moves.</source>
        <translation>Se só restar um outro jogador, você pega 1&#xa0;moeda, e ninguém muda de lugar.</translation>
    </message>
    <message>
        <source>Send the richest player to a poor seat, and what they know about their old card is worth little there.</source>
        <translation>Mande o jogador mais rico para um lugar pobre, e o que ele sabe da antiga carta vale pouco ali.</translation>
    </message>
    <message>
        <source>Everyone sees the card except its owner, who learns only that the others know. It must be a player’s card; the centre is out of reach.</source>
        <translation>Todos veem a carta, menos quem está com ela, que só fica sabendo que os outros sabem. Tem de ser a carta de um jogador; o centro está fora de alcance.</translation>
    </message>
    <message>
        <source>It counts as revealed: if that player is next, they may not announce.</source>
        <translation>A carta conta como revelada: se esse jogador for o próximo a jogar, não pode anunciar.</translation>
    </message>
    <message>
        <source>The coins come first. Showing the [[mask:damned]] is harmless.</source>
        <translation>As moedas vêm primeiro. Mostrar o [[mask:damned]] não faz mal a ninguém.</translation>
    </message>
    <message>
        <source>Show the card you have lost track of: everyone learns what it is, except its owner.</source>
        <translation>Mostre a carta que você perdeu de vista: todos ficam sabendo qual é, menos quem está com ela.</translation>
    </message>
    <message>
        <source>What counts is the richest of the others: you may be the richest of all and still take the coins.</source>
        <translation>Conta o mais rico entre os outros: mesmo que a maior fortuna da mesa seja a sua, você pega as moedas.</translation>
    </message>
    <message>
        <source>If several are tied, you choose one of them. A player with a single coin gives just that.</source>
        <translation>Se houver empate, você escolhe um deles. Quem tem uma única moeda dá essa.</translation>
    </message>
    <message>
        <source>It always takes from the leader, so the leader should worry about it, and everyone else should let it pass.</source>
        <translation>Sempre tira de quem está na frente. Então, quem lidera que se preocupe; os demais podem deixar passar.</translation>
    </message>
    <message>
        <source>All fortunes move by one seat at the same time, yours included. Seats of players who are out are skipped.</source>
        <translation>Todas as fortunas andam um lugar ao mesmo tempo, inclusive a sua. Os lugares de quem está fora do jogo são pulados.</translation>
    </message>
    <message>
        <source>Before you announce, look to both sides: whose fortune would you like to inherit?</source>
        <translation>Antes de anunciar, olhe para os dois lados: que fortuna você gostaria de herdar?</translation>
    </message>
    <message>
        <source>You copy the mask that was announced on the most recent earlier turn in which a power was used.</source>
        <translation>Você copia a máscara anunciada na última vez em que um poder foi de fato usado, num turno anterior.</translation>
    </message>
    <message>
        <source>After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not what they turned into.</source>
        <translation>Depois de um [[mask:necromancer]] ou de um [[mask:usurper]], você também passa a ser Necromante ou Usurpador, e não a máscara cujo poder eles acabaram usando.</translation>
    </message>
    <message>
        <source>An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing happens.</source>
        <translation>O turno de uma Atriz não muda o que se copia em seguida. Se nenhum poder foi usado ainda, nada acontece.</translation>
    </message>
    <message>
        <source>If nobody in a contest had the mask, no power was used. A power without effect still counts, and so does one that knocked its user out of the game.</source>
        <translation>Se alguém duvidou e ninguém tinha a máscara, nenhum poder foi usado. Já um poder sem efeito conta como usado, assim como aquele que tirou do jogo quem o usou.</translation>
    </message>
    <message>
        <source>If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take 2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. Otherwise you take 1.</source>
        <translation>Se você copia o [[mask:peasant]] e pelo menos um Camponês foi revelado neste turno, você pega 2&#xa0;moedas, e cada Camponês revelado também pega 2, mas depois paga a multa por não ser a Atriz. Senão, você pega 1.</translation>
    </message>
    <message>
        <source>The [[mask:damned]] is never copied.</source>
        <translation>O [[mask:damned]] nunca é copiado.</translation>
    </message>
    <message>
        <source>Announce right after a strong power has been used. You get the same, and nobody has to believe that you are that mask.</source>
        <translation>Anuncie logo depois que um poder forte for usado. Você recebe o mesmo, e ninguém precisa acreditar que aquela máscara é sua.</translation>
    </message>
    <message>
        <source>For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. With this mask in play, every card shows its sign.</source>
        <translation>Quem revela uma máscara de homem ♂ paga a você 3&#xa0;moedas ou, se tiver menos, tudo o que tem. Quem revela uma máscara de mulher ♀ não paga nada. Com a Cortesã em jogo, toda carta mostra seu sinal.</translation>
    </message>
    <message>
        <source>In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]].</source>
        <translation>Num cenário próprio, pelo menos um terço das máscaras tem de ser de mulher. Veja “[[chapter:scenarios]]”.</translation>
    </message>
    <message>
        <source>With two or three players, your neighbour chooses which card to reveal.</source>
        <translation>Com dois ou três jogadores, seu vizinho escolhe qual carta revelar.</translation>
    </message>
    <message>
        <source>Look to your right before you announce. If you know that card is a woman’s mask, it pays nothing.</source>
        <translation>Antes de anunciar, pense em quem está à sua direita. Se você sabe que ali há uma máscara de mulher, não vai ganhar nada.</translation>
    </message>
    <message>
        <source>First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and then you open your hand.</source>
        <translation>Primeiro você esconde as moedas em segredo; depois escolhe quem deve adivinhar. O palpite é dado em voz alta, e então você abre a mão.</translation>
    </message>
    <message>
        <source>Until then the coins belong to the bank. If the guess is right, they all go to the player who guessed; otherwise they are yours. Nobody loses anything.</source>
        <translation>Até lá, as moedas são do banco. Se o palpite estiver certo, vão todas para quem o deu; senão, são suas. Ninguém perde nada.</translation>
    </message>
    <message>
        <source>Three coins are tempting, and everyone knows it. So hide just one now and then.</source>
        <translation>Três moedas são uma tentação, e todo mundo sabe disso. Então, às vezes, esconda só uma.</translation>
    </message>
    <message>
        <source>Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; in short:</source>
        <translation>Ninguém quer esta máscara, e ninguém pode dizer que a tem. Tudo sobre ela está em “[[chapter:expansion]]”; em resumo:</translation>
    </message>
    <message>
        <source>Reveal it in a contest, and you are out before any power is used.</source>
        <translation>Quem a revela porque alguém duvidou sai do jogo antes que qualquer poder seja usado.</translation>
    </message>
    <message>
        <source>Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen.</source>
        <translation>Se você fizer alguém revelá-la com o [[mask:guru]], a [[mask:courtesan]], o [[mask:usurper]] ou o [[mask:bear_tamer]], quem sai é você. Sua carta vai, sem ser vista, para o lugar onde estava o Amaldiçoado.</translation>
    </message>
    <message>
        <source>Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.</source>
        <translation>Se você a desenterrar do cemitério com o [[mask:necromancer]], também sai.</translation>
    </message>
    <message>
        <source>Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.</source>
        <translation>Se você a olhar ou trocar, ou se a [[mask:princess]] a mostrar, nada acontece.</translation>
    </message>
    <message>
        <source>If you might be wearing it, don’t contest. Give it away under the table.</source>
        <translation>Se desconfia que está com ela, não duvide de ninguém. Livre-se dela debaixo da mesa.</translation>
    </message>
    <message>
        <source>Everyone sees the card that is turned up. You use its power as your own, and the card goes to the bottom of the graveyard. See [[chapter:expansion]].</source>
        <translation>Todos veem a carta virada. Você usa o poder dela como se fosse seu, e a carta vai para o fundo do cemitério. Veja “[[chapter:expansion]]”.</translation>
    </message>
    <message>
        <source>If it is the [[mask:damned]], you are out of the game, and the card is discarded.</source>
        <translation>Se for o [[mask:damned]], você sai do jogo, e a carta vai para o descarte.</translation>
    </message>
    <message>
        <source>If the graveyard is empty, nothing happens.</source>
        <translation>Se o cemitério estiver vazio, nada acontece.</translation>
    </message>
    <message>
        <source>If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]].</source>
        <translation>Se for uma máscara cujo poder já foi usado neste turno, nada acontece. Veja “[[chapter:masks]]”.</translation>
    </message>
    <message>
        <source>Remember what has been turned up: those cards lie at the bottom, and the rest are still to come.</source>
        <translation>Lembre-se do que já foi virado: essas cartas estão no fundo, e as outras ainda vão sair.</translation>
    </message>
    <message>
        <source>Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If there are fewer than two to look at, you look at as many as there are.</source>
        <translation>Só você vê as duas cartas; todos veem quais você olha. Nunca podem ser suas. Se houver menos de duas para olhar, você olha as que houver.</translation>
    </message>
    <message>
        <source>The coin comes first.</source>
        <translation>A moeda vem primeiro.</translation>
    </message>
    <message>
        <source>Look where you have lost track: two cards known for certain often give away a third.</source>
        <translation>Olhe onde você perdeu o fio da meada: duas cartas conhecidas com certeza muitas vezes entregam uma terceira.</translation>
    </message>
    <message>
        <source>You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but everyone has seen the card. It must be a player’s card; the centre is out of reach.</source>
        <translation>Você pode nomear qualquer máscara em jogo, menos o [[mask:damned]]. Se errar, nada acontece, mas todos viram a carta. Tem de ser a carta de um jogador; o centro está fora de alcance.</translation>
    </message>
    <message>
        <source>You may not choose a player who has already had a card revealed this turn, even if they have other cards. If that leaves nobody, nothing happens.</source>
        <translation>Você não pode escolher um jogador que já teve uma carta revelada neste turno, mesmo que tenha outras cartas. Se assim não sobrar ninguém, nada acontece.</translation>
    </message>
    <message>
        <source>If the player you choose sits on your left, they must swap on their turn, or pretend to. That is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]].</source>
        <translation>Se você escolher quem está à sua esquerda, essa pessoa, na vez dela, deve trocar ou fingir trocar: assim manda a expansão, e assim joga o programa, a menos que você escolha outra regra. Veja “[[chapter:variants]]”.</translation>
    </message>
    <message>
        <source>If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows.</source>
        <translation>Se a carta for o [[mask:damned]], você sai do jogo, e nenhum outro poder é usado.</translation>
    </message>
    <message>
        <source>A mask whose power has already been used this turn does nothing. See [[chapter:masks]].</source>
        <translation>Uma máscara cujo poder já foi usado neste turno não faz mais nada. Veja “[[chapter:masks]]”.</translation>
    </message>
    <message>
        <source>You only need to be right about one card. Name the mask of somebody whose card was revealed recently, but not this turn.</source>
        <translation>Basta conhecer bem uma carta. Nomeie a máscara de quem teve a carta revelada há pouco, mas não neste turno.</translation>
    </message>
    <message>
        <source>This card has no power of its own: you compose one in your own scenarios, from one to four steps carried out in order. It is shown to everyone before the game.</source>
        <translation>Esta carta não tem poder próprio: você monta um ao criar um cenário próprio, com um a quatro passos, executados em ordem. Ele é mostrado a todos antes da partida.</translation>
    </message>
    <message>
        <source>Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the courthouse, exchange fortunes with someone, or pass all fortunes on by one seat.</source>
        <translation>Moedas: pegar de 1&#xa0;a 5&#xa0;do banco ou de outros jogadores, dar de 1&#xa0;a 5, pegar o que está no tabuleiro de Tribunal, trocar de fortuna com alguém ou fazer todas as fortunas andarem um lugar.</translation>
    </message>
    <message>
        <source>Cards: look at one, swap two or pretend to, or make another player reveal one.</source>
        <translation>Cartas: olhar uma, trocar ou fingir trocar duas, ou fazer outro jogador revelar uma.</translation>
    </message>
    <message>
        <source>If a step takes from the bank, the card has a ★. After each step the game checks whether it is over. A step with nobody to choose, or no card, does nothing.</source>
        <translation>Se um passo pega moedas do banco, a carta tem ★. Depois de cada passo se verifica se a partida acabou. Um passo sem ninguém para escolher, ou sem carta, não faz nada.</translation>
    </message>
    <message>
        <source>If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.</source>
        <translation>Se um passo faz alguém revelar o [[mask:damned]], quem sai do jogo é você.</translation>
    </message>
    <message>
        <source>Read the composed power before the game starts, and ask yourself who profits most from it.</source>
        <translation>Leia o poder montado antes que a partida comece e pergunte-se quem ganha mais com ele.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Small table for three</source>
        <translation>Mesa pequena para três</translation>
    </message>
    <message>
        <source>Small table for two</source>
        <translation>Mesa pequena para dois</translation>
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
        <source>A · %n player(s)</source>
        <translation>
            <numerusform>A · %n&#xa0;jogador</numerusform>
            <numerusform>A · %n&#xa0;jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>B · %n player(s)</source>
        <translation>
            <numerusform>B · %n&#xa0;jogador</numerusform>
            <numerusform>B · %n&#xa0;jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>A · {fewest}–{most} players</source>
        <translation>A · {fewest}–{most}&#xa0;jogadores</translation>
    </message>
    <message>
        <source>B · {fewest}–{most} players</source>
        <translation>B · {fewest}–{most}&#xa0;jogadores</translation>
    </message>
    <message>
        <source>The best choice for a first game.</source>
        <translation>A melhor escolha para a primeira partida.</translation>
    </message>
    <message>
        <source>For many players; a first game is easier with six.</source>
        <translation>Para muita gente; a primeira partida é mais fácil com seis.</translation>
    </message>
    <message>
        <source>For players who know the A scenarios; made for this program.</source>
        <translation>Para quem já conhece os cenários A; montado para este programa.</translation>
    </message>
    <message>
        <source>A scenario from the expansion.</source>
        <translation>Um cenário da expansão.</translation>
    </message>
    <message>
        <source>A small table: everyone has several cards.</source>
        <translation>Uma mesa pequena: cada um tem várias cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n&#xa0;máscara</numerusform>
            <numerusform>%n&#xa0;máscaras</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom scenario</source>
        <translation>Cenário próprio</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Cenário desconhecido</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Not yet playable:</source>
        <translation>Ainda não dá para jogar:</translation>
    </message>
    <message>
        <source>This scenario can be played, by house rules:</source>
        <translation>Este cenário pode ser jogado com regras da casa:</translation>
    </message>
    <message>
        <source>This scenario can be played.</source>
        <translation>Este cenário pode ser jogado.</translation>
    </message>
    <message>
        <source>{text} (With {numbers} players.)</source>
        <translation>{text} (Com {numbers}&#xa0;jogadores.)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Mínimo de jogadores</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Máximo de jogadores</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nome do cenário</translation>
    </message>
    <message>
        <source>One fewer player</source>
        <translation>Um jogador a menos</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Um jogador a mais</translation>
    </message>
    <message>
        <source>Masks in play</source>
        <translation>Máscaras em jogo</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Cemitério</translation>
    </message>
    <message>
        <source>Masks in the graveyard</source>
        <translation>Máscaras no cemitério</translation>
    </message>
    <message>
        <source>The usual masks</source>
        <translation>As máscaras habituais</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Escolha própria</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>The file doesn’t exist or can’t be opened.</source>
        <translation>O arquivo não existe ou não pode ser aberto.</translation>
    </message>
    <message>
        <source>The file is larger than {most} KB, so it isn’t a scenario.</source>
        <translation>O arquivo tem mais de {most}&#xa0;KB: não é um cenário.</translation>
    </message>
    <message>
        <source>The file is damaged or isn’t a scenario.</source>
        <translation>O arquivo está danificado ou não é um cenário.</translation>
    </message>
    <message>
        <source>The file isn’t a scenario.</source>
        <translation>O arquivo não é um cenário.</translation>
    </message>
    <message>
        <source>The file was made by a different version of the program.</source>
        <translation>O arquivo foi feito por outra versão do programa.</translation>
    </message>
    <message>
        <source>The file has an unknown entry: {key}.</source>
        <translation>O arquivo tem uma entrada desconhecida: {key}.</translation>
    </message>
    <message>
        <source>The name must have 1 to {most} characters.</source>
        <translation>O nome deve ter de 1&#xa0;a {most}&#xa0;caracteres.</translation>
    </message>
    <message>
        <source>The number of players must be between {fewest} and {most}.</source>
        <translation>O número de jogadores deve ficar entre {fewest} e {most}.</translation>
    </message>
    <message>
        <source>The list of masks is damaged: {key}.</source>
        <translation>A lista de máscaras está danificada: {key}.</translation>
    </message>
    <message>
        <source>No such mask: {mask}.</source>
        <translation>Não existe essa máscara: {mask}.</translation>
    </message>
    <message>
        <source>A mask is listed too many times: {mask}.</source>
        <translation>Uma máscara aparece vezes demais: {mask}.</translation>
    </message>
    <message>
        <source>The Bear Tamer’s power isn’t allowed. Details: {error}</source>
        <translation>O poder do Domador de ursos não é permitido. Detalhes (em inglês): {error}</translation>
    </message>
</context>
<context>
    <name>SeatEnd</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n&#xa0;moeda</numerusform>
            <numerusform>%n&#xa0;moedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatResult</name>
    <message>
        <source>In the centre</source>
        <translation>No centro</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fora do jogo</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>random name</source>
        <translation>nome aleatório</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outro…</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome do jogador {number}</translation>
    </message>
    <message>
        <source>Character of player {number}</source>
        <translation>Personagem do jogador {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Quem joga como jogador {number}</translation>
    </message>
    <message>
        <source>Temperament of player {number}</source>
        <translation>Temperamento do jogador {number}</translation>
    </message>
    <message>
        <source>Program that plays as player {number}</source>
        <translation>Programa que joga como jogador {number}</translation>
    </message>
    <message>
        <source>file.py:Class or cmd:…</source>
        <translation>arquivo.py:Classe ou cmd:…</translation>
    </message>
    <message>
        <source>Your own bot: file.py:Class, or cmd: followed by the command to run.</source>
        <translation>Um bot seu: arquivo.py:Classe, ou cmd: e o comando a executar.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Takes effect at once.</source>
        <translation>A mudança vale na hora.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>A ball at night, a bright salon, or high contrast.</source>
        <translation>Um baile à noite, um salão claro ou alto contraste.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>From 80 to 200 percent.</source>
        <translation>De 80&#xa0;a 200&#xa0;por cento.</translation>
    </message>
    <message>
        <source>Reading time</source>
        <translation>Tempo de leitura</translation>
    </message>
    <message>
        <source>Wait for me after a reveal</source>
        <translation>Esperar por mim depois de cartas reveladas</translation>
    </message>
    <message>
        <source>After cards are revealed, the game waits until you press Space.</source>
        <translation>Quando cartas são reveladas, o jogo espera até você apertar Espaço.</translation>
    </message>
    <message>
        <source>Wait for me after each turn</source>
        <translation>Esperar por mim depois de cada turno</translation>
    </message>
    <message>
        <source>The game waits until you press Space. Always on while a screen reader is running.</source>
        <translation>O jogo espera até você apertar Espaço. Sempre ligado quando há um leitor de tela em uso.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Show results without animation.</source>
        <translation>Mostrar o que aconteceu sem mover nada.</translation>
    </message>
    <message>
        <source>Confetti</source>
        <translation>Confete</translation>
    </message>
    <message>
        <source>When you win, paper falls over the table. Never with reduced motion.</source>
        <translation>Quando você vence, chove papel sobre a mesa. Nunca com o movimento reduzido.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Cards, coins and bells. Press {sound} at the table to mute.</source>
        <translation>Cartas, moedas e sinos. Na mesa, {sound} liga e desliga.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>From 0 to 100 percent.</source>
        <translation>De 0&#xa0;a 100&#xa0;por cento.</translation>
    </message>
    <message>
        <source>How long each message stays on screen. The pace decides unless you do.</source>
        <translation>Quanto tempo cada mensagem fica na tela. O ritmo decide, a menos que você escolha.</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>How fast the game moves. At the table, + and − change it, too. {pause} pauses, Space skips.</source>
        <translation>A velocidade com que o jogo avança. Na mesa, +&#xa0;e&#xa0;− também mudam o ritmo. {pause} pausa, Espaço pula.</translation>
    </message>
    <message>
        <source>Quieter</source>
        <translation>Mais baixo</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Mais alto</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Changes are saved as you make them.</source>
        <translation>As mudanças são salvas na hora.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>Go to the deal</source>
        <translation>Ir para a distribuição</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Próximo turno</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Names of keys for which Qt has no translation, or a different one.</extracomment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>How many coins do I have?</source>
        <translation>Quantas moedas eu tenho?</translation>
    </message>
    <message>
        <source>How many coins does everyone have, from the left?</source>
        <translation>Quantas moedas cada um tem, a partir da esquerda?</translation>
    </message>
    <message>
        <source>Whose turn is it, and who has contested?</source>
        <translation>De quem é a vez, e quem já duvidou?</translation>
    </message>
    <message>
        <source>Which cards are face up or have notes?</source>
        <translation>Quais cartas estão viradas para cima ou têm anotações?</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Mensagem anterior</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Próxima mensagem</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Voltar à pergunta</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Assistir à partida</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Renomear a partida</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Excluir a partida</translation>
    </message>
    <message>
        <source>Open the replay at this decision</source>
        <translation>Abrir o replay nesta decisão</translation>
    </message>
    <message>
        <source>Next heading on the page</source>
        <translation>Próximo título da página</translation>
    </message>
    <message>
        <source>Previous heading on the page</source>
        <translation>Título anterior da página</translation>
    </message>
    <message>
        <source>Next link on the page, then the next control</source>
        <translation>Próximo link da página, depois o próximo controle</translation>
    </message>
    <message>
        <source>Follow the link</source>
        <translation>Abrir o link</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Ir para o próximo controle</translation>
    </message>
    <message>
        <source>Previous control</source>
        <translation>Voltar ao controle anterior</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Acionar o botão em foco</translation>
    </message>
    <message>
        <source>Move within a list or a group of choices</source>
        <translation>Andar por uma lista ou um grupo de opções</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Mostrar esta lista</translation>
    </message>
    <message>
        <source>Toggle full screen</source>
        <translation>Alternar tela cheia</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Escolher uma resposta</translation>
    </message>
    <message>
        <source>Move around the table or the answers</source>
        <translation>Percorrer a mesa ou as respostas</translation>
    </message>
    <message>
        <source>Choose the focused item, or confirm</source>
        <translation>Escolher o que está em foco, ou confirmar</translation>
    </message>
    <message>
        <source>Undo the last choice, or leave the table</source>
        <translation>Desfazer a última escolha ou sair da mesa</translation>
    </message>
    <message>
        <source>Press the focused answer; otherwise skip to the next question, or turn cards face down</source>
        <translation>Escolher a resposta em foco; senão, pular até a próxima pergunta ou virar as cartas para baixo</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pausar ou continuar</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ligar ou desligar o som</translation>
    </message>
    <message>
        <source>Pin a note to the focused card (with Notebook or Coach help)</source>
        <translation>Fixar uma anotação na carta em foco (com a ajuda Caderno ou Mentor)</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Perguntar ao mentor</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>Nesta tela</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Masks in play</source>
        <translation>Máscaras em jogo</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound off</source>
        <translation>Desligar o som</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ligar o som</translation>
    </message>
    <message>
        <source>Volume: turn the wheel, or right-click</source>
        <translation>Volume: roda do mouse ou botão direito</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Reset</source>
        <translation>Zerar</translation>
    </message>
    <message>
        <source>Reset all statistics? Your saved games stay, but no longer count.</source>
        <translation>Zerar todas as estatísticas? Suas partidas salvas continuam guardadas, mas deixam de contar.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} de {games}</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Níveis variados</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Outros programas</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Sem bots</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zerar…</translation>
    </message>
    <message>
        <source>Reset all statistics</source>
        <translation>Zerar todas as estatísticas</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Agrupadas por</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quais partidas</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Contra bots</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Partidas só com você e os bots</translation>
    </message>
    <message>
        <source>Shared screen</source>
        <translation>Mesma tela</translation>
    </message>
    <message>
        <source>Games with several people at one screen</source>
        <translation>Partidas com várias pessoas na mesma tela</translation>
    </message>
    <message>
        <source>No finished games yet. Finish one and its figures appear here.</source>
        <translation>Nenhuma partida terminada ainda. Termine uma, e os números aparecem aqui.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Lies told</source>
        <translation>Mentiras contadas</translation>
    </message>
    <message>
        <source>Lies believed</source>
        <translation>Mentiras que colaram</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Vezes em que duvidou</translation>
    </message>
    <message>
        <source>Contests won</source>
        <translation>Dúvidas certeiras</translation>
    </message>
    <message>
        <source>Lies you let pass</source>
        <translation>Mentiras que deixou passar</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nível</translation>
    </message>
    <message>
        <source>By number of players</source>
        <translation>Por número de jogadores</translation>
    </message>
    <message>
        <source>By scenario</source>
        <translation>Por cenário</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>Por personagem</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Masks worn most</source>
        <translation>Máscaras mais usadas</translation>
    </message>
    <message>
        <source>Fortunes in recent games</source>
        <translation>Fortunas nas últimas partidas</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Step {number}: what it does</source>
        <translation>Passo {number}: o que faz</translation>
    </message>
    <message>
        <source>Step {number}: how many coins</source>
        <translation>Passo {number}: quantas moedas</translation>
    </message>
    <message>
        <source>Step {number}: who or what</source>
        <translation>Passo {number}: quem ou o quê</translation>
    </message>
    <message>
        <source>Remove step {number}</source>
        <translation>Remover o passo {number}</translation>
    </message>
    <message>
        <source>Move step {number} up</source>
        <translation>Mover o passo {number}&#xa0;para cima</translation>
    </message>
    <message>
        <source>Do this step earlier</source>
        <translation>Fazer este passo antes</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Remover este passo</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Leave the table? The game is saved, and you can continue it at any time.</source>
        <translation>Sair da mesa? A partida fica salva, e você pode continuar quando quiser.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Leave the table (the game is saved)</source>
        <translation>Sair da mesa (a partida fica salva)</translation>
    </message>
    <message>
        <source>Skip to the next question</source>
        <translation>Pular até a próxima pergunta</translation>
    </message>
    <message>
        <source>Pace: {pace} (+ and −)</source>
        <translation>Ritmo: {pace} (+ e −)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Answer on your phones</source>
        <translation>Responder nos celulares</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>See your own card. Risk-free, but it takes your turn.</source>
        <translation>Veja sua carta. Sem risco, mas gasta a vez.</translation>
    </message>
    <message>
        <source>Take your card and another under the table. Only you know whether you swap them.</source>
        <translation>Leve sua carta e mais uma para debaixo da mesa. Só você sabe se troca as duas.</translation>
    </message>
    <message>
        <source>Claim a mask and use its power. If contested, reveal your card; if wrong, pay a coin.</source>
        <translation>Diga que você é uma máscara e use o poder dela. Se duvidarem, revele a carta; se for outra, pague 1&#xa0;moeda.</translation>
    </message>
    <message>
        <source>Claim the mask yourself and reveal your card. Right: its power is yours. Wrong: pay a coin.</source>
        <translation>Diga que a máscara é sua e revele a carta. Se acertar, o poder é seu. Se errar, paga 1&#xa0;moeda.</translation>
    </message>
    <message>
        <source>The two cards change places. Only you know.</source>
        <translation>As duas cartas trocam de lugar. Só você sabe.</translation>
    </message>
    <message>
        <source>Both cards return to where they were. Only you know.</source>
        <translation>As duas cartas voltam para onde estavam. Só você sabe.</translation>
    </message>
    <message>
        <source>wins the game</source>
        <extracomment>What a power would bring now.</extracomment>
        <translation>vence a partida</translation>
    </message>
    <message>
        <source>may win the game</source>
        <translation>pode vencer a partida</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>encerra a partida</translation>
    </message>
    <message>
        <source>brings no coins</source>
        <translation>não rende nada</translation>
    </message>
    <message>
        <source>depends on a mask</source>
        <translation>depende de uma máscara</translation>
    </message>
    <message>
        <source>{name} would win the game</source>
        <translation>{name} venceria a partida</translation>
    </message>
    <message>
        <source>{name} may win the game</source>
        <translation>{name} pode vencer a partida</translation>
    </message>
    <message>
        <source>{gain}; you risk 1 coin</source>
        <extracomment>What contesting may bring, and the fine for those who are wrong.</extracomment>
        <translation>{gain}; você arrisca 1&#xa0;moeda</translation>
    </message>
    <message>
        <source>{gain}; you risk your last coin</source>
        <translation>{gain}; você arrisca sua última moeda</translation>
    </message>
    <message>
        <source>{gain}: {total}</source>
        <extracomment>“+3 coins: you’d have 12 coins”</extracomment>
        <translation>{gain}: {total}</translation>
    </message>
    <message>
        <source>First to {coins} coins wins</source>
        <translation>Vence quem chegar a {coins}&#xa0;moedas</translation>
    </message>
    <message>
        <source>Point at anything to see what it is.</source>
        <translation>Aponte para qualquer coisa para ver o que é.</translation>
    </message>
    <message>
        <source>You could win on your next turn!</source>
        <translation>Você pode vencer no seu próximo turno!</translation>
    </message>
    <message>
        <source>Could win on their next turn: {names}</source>
        <translation>Quem pode vencer na próxima vez de jogar: {names}</translation>
    </message>
    <message>
        <source>Most coins: {coins} ({names})</source>
        <extracomment>While no one is near the goal: how many coins the richest have, and who they are.</extracomment>
        <translation>Maior fortuna: {coins} ({names})</translation>
    </message>
    <message>
        <source>Most coins: {coins}</source>
        <extracomment>The same if too many players have as much.</extracomment>
        <translation>Maior fortuna: {coins}</translation>
    </message>
    <message>
        <source>Coins that nobody owns yet. Many powers take from here.</source>
        <translation>A reserva de moedas. Muitos poderes pegam moedas daqui.</translation>
    </message>
    <message>
        <source>Fines are paid here. The Judge’s power takes them all.</source>
        <translation>É aqui que se pagam as multas. O poder do Juiz leva todas.</translation>
    </message>
    <message>
        <source>Masks that aren’t in play. The Necromancer uses the power of the top one.</source>
        <translation>Máscaras que não estão em jogo. O Necromante usa o poder da que está no topo.</translation>
    </message>
    <message>
        <source>A face-down card. Which mask is it by now?</source>
        <translation>Uma carta virada para baixo. Que máscara será agora?</translation>
    </message>
    <message>
        <source>This card belongs to nobody. On your turn you can swap your own card with it.</source>
        <translation>Esta carta não é de ninguém. Na sua vez, você pode trocar a sua por ela.</translation>
    </message>
    <message>
        <source>A protected card. Only its owner can swap it, with another of their own cards.</source>
        <translation>Uma carta protegida. Só quem está com ela pode trocá-la, e só por outra das próprias cartas.</translation>
    </message>
    <message>
        <source>Your card. You may look at it on your turn.</source>
        <translation>Sua carta. Na sua vez, você pode olhá-la.</translation>
    </message>
    <message>
        <source>Don’t claim the mask. You pay no fine.</source>
        <translation>Não diga que a máscara é sua. Assim, nada de multa.</translation>
    </message>
    <message>
        <source>Everyone at this screen lets it pass.</source>
        <translation>Todos nesta tela deixam passar.</translation>
    </message>
    <message>
        <source>If anybody runs out of coins, the richest player wins.</source>
        <translation>Se alguém ficar sem moedas, vence o jogador mais rico.</translation>
    </message>
    <message>
        <source>Right-click it or drop a mask on it for a note.</source>
        <translation>Para anotar, clique com o botão direito ou arraste uma máscara até ela.</translation>
    </message>
    <message>
        <source>Could win on their next turn as: {masks}.</source>
        <translation>Pode vencer na próxima vez de jogar com: {masks}.</translation>
    </message>
    <message>
        <source>Bot: {kind}.</source>
        <extracomment>How a bot plays: “Bot: Master, bold.”</extracomment>
        <translation>Bot: {kind}.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Fora do jogo.</translation>
    </message>
    <message>
        <source>up to {gain}</source>
        <extracomment>What an effect that depends on chance brings, on a small card: “up to +4”.</extracomment>
        <translation>até {gain}</translation>
    </message>
    <message>
        <source>{name}: {gain}</source>
        <extracomment>A mask or another answer, and what it would bring: “King: +2 coins”.</extracomment>
        <translation>{name}: {gain}</translation>
    </message>
    <message numerus="yes">
        <source>you’d have %n coin(s)</source>
        <translation>
            <numerusform>você teria %n&#xa0;moeda</numerusform>
            <numerusform>você teria %n&#xa0;moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could cost you %n coin(s)</source>
        <translation>
            <numerusform>pode custar %n&#xa0;moeda a você</numerusform>
            <numerusform>pode custar %n&#xa0;moedas a você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n&#xa0;moeda</numerusform>
            <numerusform>−%n&#xa0;moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <translation>
            <numerusform>+%n&#xa0;moeda</numerusform>
            <numerusform>+%n&#xa0;moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players could win on their next turn</source>
        <translation>
            <numerusform>%n&#xa0;jogador pode vencer na próxima vez de jogar</numerusform>
            <numerusform>%n&#xa0;jogadores podem vencer na próxima vez de jogar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short of winning.</source>
        <translation>
            <numerusform>Falta %n&#xa0;moeda para vencer.</numerusform>
            <numerusform>Faltam %n&#xa0;moedas para vencer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Study the masks, then press Enter to turn them all face down.</source>
        <translation>Estude as máscaras e depois aperte Enter para virar todas para baixo.</translation>
    </message>
    <message>
        <source>{place}: {mask}</source>
        <translation>{place}: {mask}</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>Please type a number from 1 to {most}, or ? for help.</source>
        <translation>Digite um número de 1&#xa0;a {most}, ou ? para ajuda.</translation>
    </message>
    <message>
        <source>If you mean it, type the same number again.</source>
        <translation>Se é isso mesmo, digite o mesmo número de novo.</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with {command}.</source>
        <translation>A partida está salva. Para retomá-la: {command}.</translation>
    </message>
    <message>
        <source>The game wasn’t saved.</source>
        <translation>A partida não foi salva.</translation>
    </message>
    <message>
        <source>Your unfinished game has been moved to {folder}.</source>
        <translation>Sua partida interrompida foi movida para {folder}.</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why there is nothing to play; they stand after a colon.</extracomment>
        <translation>não há nenhuma partida interrompida</translation>
    </message>
    <message>
        <source>this game is over; {command} prints what happened</source>
        <translation>esta partida já terminou; {command} mostra o que aconteceu</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Type ? for help.</source>
        <extracomment>Below the first question.</extracomment>
        <translation>Digite um número e aperte Enter. Digite ? para ajuda.</translation>
    </message>
    <message>
        <source>c  show everyone’s coins</source>
        <extracomment>Keys and what they do: c, m and q stay as they are.</extracomment>
        <translation>c&#xa0;— mostrar as moedas de todos</translation>
    </message>
    <message>
        <source>m  show the masks in play and their powers</source>
        <translation>m&#xa0;— mostrar as máscaras em jogo e seus poderes</translation>
    </message>
    <message>
        <source>q  save the game and leave</source>
        <translation>q&#xa0;— salvar a partida e sair</translation>
    </message>
    <message>
        <source>Bank: {coins}</source>
        <translation>Banco: {coins}</translation>
    </message>
    <message>
        <source>Courthouse: {coins}</source>
        <translation>Tribunal: {coins}</translation>
    </message>
    <message>
        <source>Coins: {list}</source>
        <extracomment>One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.</extracomment>
        <translation>Moedas: {list}</translation>
    </message>
    <message>
        <source>{mask}: {power}</source>
        <translation>{mask}: {power}</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Aperte Enter.</translation>
    </message>
    <message>
        <source>In the graveyard:</source>
        <extracomment>Below the masks in play and their powers; more masks follow.</extracomment>
        <translation>No cemitério:</translation>
    </message>
    <message>
        <source>The masks at the end:</source>
        <translation>As máscaras no fim:</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{name} can’t go on. A simple bot takes over. Details: {why}</source>
        <translation>{name} não consegue continuar. Um bot simples assume o lugar. Detalhes (em inglês): {why}</translation>
    </message>
    <message>
        <source>Saved games can’t start programs: a medium bot (“regular”) takes over for {names}.</source>
        <translation>Partidas salvas não podem iniciar programas: um bot médio (“assíduo”) joga no lugar de: {names}.</translation>
    </message>
    <message>
        <source>The game can’t be saved: {why}. Play on: the program tries again after every move.</source>
        <translation>Não é possível salvar a partida: {why}. Continue jogando: o programa tenta de novo a cada jogada.</translation>
    </message>
    <message>
        <source>An earlier unfinished game couldn’t be moved to your saved games. Its file is kept here: {path}</source>
        <translation>Uma partida interrompida anterior não pôde ser movida para suas partidas salvas. O arquivo dela fica guardado aqui: {path}</translation>
    </message>
    <message>
        <source>The coach had to stop and won’t be back this game.</source>
        <translation>O mentor teve de parar e não volta mais nesta partida.</translation>
    </message>
    <message>
        <source>That answer isn’t possible. Please choose again.</source>
        <translation>Essa resposta não é possível. Escolha de novo.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reasons why a file can’t be saved or opened; they stand after a colon.</extracomment>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the folder can’t be written to</source>
        <translation>não é possível gravar na pasta</translation>
    </message>
    <message>
        <source>the file or folder doesn’t exist</source>
        <translation>o arquivo ou a pasta não existe</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>you aren’t allowed to open it</source>
        <translation>você não tem permissão para abri-lo</translation>
    </message>
    <message>
        <source>it is damaged or isn’t a game</source>
        <translation>o arquivo está danificado ou não é uma partida</translation>
    </message>
    <message>
        <source>unexpected error ({details})</source>
        <translation>erro inesperado ({details})</translation>
    </message>
    <message>
        <source>another game is open in a second window</source>
        <translation>outra partida está aberta em uma segunda janela</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {why}.</source>
        <translation>“{file}” não pode ser aberto: {why}.</translation>
    </message>
    <message>
        <source>“{file}” isn’t a game or a scenario of Mascarade, or it is damaged.</source>
        <translation>“{file}” não é uma partida nem um cenário de Mascarade, ou está danificado.</translation>
    </message>
    <message>
        <source>A saved game is damaged and can’t be resumed. It is kept here: {path}</source>
        <translation>Uma partida salva está danificada e não pode ser retomada. Ela fica guardada aqui: {path}</translation>
    </message>
    <message>
        <source>The unfinished game was saved by a newer version of this program. It is kept here: {path}</source>
        <translation>A partida interrompida foi salva por uma versão mais nova deste programa. Ela fica guardada aqui: {path}</translation>
    </message>
    <message>
        <source>The unfinished game can’t be read. The next new game moves it aside: {path}</source>
        <translation>A partida interrompida não pode ser lida e será deixada à parte quando você começar outra. Ela está aqui: {path}</translation>
    </message>
    <message>
        <source>Some settings couldn’t be read and were reset. The old file is kept here: {path}</source>
        <translation>Algumas configurações não puderam ser lidas e voltaram ao padrão. O arquivo antigo fica guardado aqui: {path}</translation>
    </message>
    <message>
        <source>The settings couldn’t be read and were reset. What was there is kept here: {path}</source>
        <translation>As configurações não puderam ser lidas e voltaram ao padrão. O que havia fica guardado aqui: {path}</translation>
    </message>
    <message>
        <source>Settings can’t be saved; your changes last until you quit. File: {path}</source>
        <translation>As configurações não podem ser salvas; suas mudanças valem até você sair. Arquivo: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so settings can’t be saved; your changes last until you quit.</source>
        <translation>O disco está cheio e as configurações não podem ser salvas; suas mudanças valem até você sair.</translation>
    </message>
    <message>
        <source>The statistics file couldn’t be used, so your saved games were counted again. The old file is kept here: {path}</source>
        <translation>O arquivo de estatísticas não pôde ser usado, e suas partidas salvas foram contadas de novo. O arquivo antigo fica guardado aqui: {path}</translation>
    </message>
    <message>
        <source>The statistics can’t be saved; next time, your games will be counted again.</source>
        <translation>As estatísticas não podem ser salvas; na próxima vez, suas partidas serão contadas de novo.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>The sand has run out.</source>
        <translation>A areia acabou.</translation>
    </message>
    <message>
        <source>The sand is running.</source>
        <translation>A areia está correndo.</translation>
    </message>
</context>
<context>
    <name>TurnOrder</name>
    <message>
        <source>Next turns: {names}</source>
        <translation>Próximos turnos: {names}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message numerus="yes">
        <source>%n lie(s) in this game.</source>
        <translation>
            <numerusform>%n&#xa0;mentira nesta partida.</numerusform>
            <numerusform>%n&#xa0;mentiras nesta partida.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unmasking</name>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Turno {turn}: você anunciou “{mask}”, mas sua máscara era outra ({truth}). Ninguém duvidou.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.</source>
        <translation>Turno {turn}: {name} anunciou “{mask}”, mas tinha outra máscara ({truth}). Ninguém duvidou.</translation>
    </message>
    <message>
        <source>Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Turno {turn}: você anunciou “{mask}”, mas sua máscara era outra ({truth}). Quem duvidou: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.</source>
        <translation>Turno {turn}: {name} anunciou “{mask}”, mas tinha outra máscara ({truth}). Quem duvidou: {names}.</translation>
    </message>
    <message>
        <source>Turn {turn}: you contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Turno {turn}: você duvidou de “{mask}”, mas sua máscara era outra ({truth}).</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} contested “{mask}” but wore another mask ({truth}).</source>
        <translation>Turno {turn}: {name} duvidou de “{mask}”, mas tinha outra máscara ({truth}).</translation>
    </message>
    <message>
        <source>It could have been true.</source>
        <extracomment>After a sentence about a false claim that its player could have believed: by mistake, or at a venture.</extracomment>
        <translation>Poderia ter sido verdade.</translation>
    </message>
    <message>
        <source>It earned nothing.</source>
        <translation>Não rendeu nada.</translation>
    </message>
    <message>
        <source>Nobody lied in this game. Remarkable!</source>
        <translation>Ninguém mentiu nesta partida. Impressionante!</translation>
    </message>
    <message numerus="yes">
        <source>It earned %n coin(s).</source>
        <translation>
            <numerusform>Rendeu %n&#xa0;moeda.</numerusform>
            <numerusform>Rendeu %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n coin(s).</source>
        <translation>
            <numerusform>Custou %n&#xa0;moeda.</numerusform>
            <numerusform>Custou %n&#xa0;moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more false claim(s) could have been true.</source>
        <translation>
            <numerusform>Mais %n&#xa0;anúncio falso poderia ter sido verdade.</numerusform>
            <numerusform>Mais %n&#xa0;anúncios falsos poderiam ter sido verdade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false claim(s) could have been true.</source>
        <translation>
            <numerusform>%n&#xa0;anúncio falso poderia ter sido verdade.</numerusform>
            <numerusform>%n&#xa0;anúncios falsos poderiam ter sido verdade.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewerScreen</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>Watching live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Caem as máscaras</translation>
    </message>
    <message>
        <source>Who won and why, with all masks off</source>
        <translation>Quem venceu e por quê, com todas as máscaras à vista</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add this game to your replays</source>
        <translation>Juntar esta partida às suas</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>All masks face up</source>
        <translation>Máscaras à vista</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>All right, that fish was off!</source>
        <extracomment>Zanetta, a fishmonger (a woman)</extracomment>
        <translation>Está bem, esse peixe passou do ponto!</translation>
    </message>
    <message>
        <source>Loud isn’t the same as true, then.</source>
        <translation>Gritar não bastou, pelo visto.</translation>
    </message>
    <message>
        <source>Fresh as this morning’s catch!</source>
        <translation>Fresquinho como a pesca de hoje!</translation>
    </message>
    <message>
        <source>I don’t sell stale goods!</source>
        <translation>Aqui não se vende coisa velha!</translation>
    </message>
    <message>
        <source>Hands off my stall!</source>
        <translation>Tirem a mão da minha banca!</translation>
    </message>
    <message>
        <source>Gulls, the lot of you!</source>
        <translation>Vocês são um bando de gaivotas!</translation>
    </message>
    <message>
        <source>Now that’s what I call a catch!</source>
        <translation>Isso sim é uma boa pescaria!</translation>
    </message>
    <message>
        <source>The scales don’t lie, darlings!</source>
        <translation>A balança não mente, meus amores!</translation>
    </message>
    <message>
        <source>Sold out! Off you go home!</source>
        <translation>Acabou o estoque! Todos para casa!</translation>
    </message>
    <message>
        <source>There’s always tomorrow’s tide.</source>
        <translation>Amanhã a maré sobe de novo.</translation>
    </message>
    <message>
        <source>Worth it for your faces!</source>
        <extracomment>Bettina, young and red-haired</extracomment>
        <translation>Só pela cara de vocês já valeu!</translation>
    </message>
    <message>
        <source>And I’d do it again!</source>
        <translation>E eu faria de novo!</translation>
    </message>
    <message>
        <source>Ha! Who else wants to try?</source>
        <translation>Ha! Quem mais quer tentar?</translation>
    </message>
    <message>
        <source>Next time, just believe me.</source>
        <translation>Da próxima vez, é só acreditar.</translation>
    </message>
    <message>
        <source>Go on, take it! I’ll win it back.</source>
        <translation>Podem levar! Eu ganho de volta.</translation>
    </message>
    <message>
        <source>Now you’ve made me angry.</source>
        <translation>Agora vocês me irritaram.</translation>
    </message>
    <message>
        <source>Is that all?</source>
        <translation>Só isso?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>Eu me acostumaria com isso.</translation>
    </message>
    <message>
        <source>Told you! Didn’t I tell you?</source>
        <translation>Eu disse! Eu não disse?</translation>
    </message>
    <message>
        <source>Again! Deal again! Right now!</source>
        <translation>De novo! Deem as cartas! Já!</translation>
    </message>
    <message>
        <source>A shot across my own bow.</source>
        <extracomment>Vettor, a captain</extracomment>
        <translation>Atirei no meu próprio navio.</translation>
    </message>
    <message>
        <source>I’ve survived worse broadsides.</source>
        <translation>Já sobrevivi a tiros piores.</translation>
    </message>
    <message>
        <source>Never dare a captain.</source>
        <translation>Nunca desafiem um capitão.</translation>
    </message>
    <message>
        <source>A direct hit!</source>
        <translation>Tiro certeiro!</translation>
    </message>
    <message>
        <source>Pirates! All hands on deck!</source>
        <translation>Piratas! Todos ao convés!</translation>
    </message>
    <message>
        <source>We’re taking on water…</source>
        <translation>Estamos fazendo água…</translation>
    </message>
    <message>
        <source>A full hold and a fair wind.</source>
        <translation>Porão cheio e vento a favor.</translation>
    </message>
    <message>
        <source>Hoist the flag, we’re rich!</source>
        <translation>Icem a bandeira, estamos ricos!</translation>
    </message>
    <message>
        <source>Drop anchor. The prize is mine.</source>
        <translation>Lancem âncora. O prêmio é meu.</translation>
    </message>
    <message>
        <source>The captain goes down with his ship.</source>
        <translation>O capitão afunda com o navio.</translation>
    </message>
    <message>
        <source>A wrong note. It happens to the best.</source>
        <extracomment>Faustina, an opera singer</extracomment>
        <translation>Uma nota falsa. Acontece até com divas.</translation>
    </message>
    <message>
        <source>I was merely acting!</source>
        <translation>Eu só estava atuando!</translation>
    </message>
    <message>
        <source>You may applaud now.</source>
        <translation>Podem aplaudir agora.</translation>
    </message>
    <message>
        <source>And that was only the overture.</source>
        <translation>E essa foi só a abertura.</translation>
    </message>
    <message>
        <source>I shall faint. Somebody catch me.</source>
        <translation>Vou desmaiar. Alguém me segure.</translation>
    </message>
    <message>
        <source>What a tragic third act!</source>
        <translation>Que terceiro ato mais trágico!</translation>
    </message>
    <message>
        <source>My fee, at last.</source>
        <translation>Meu cachê, finalmente.</translation>
    </message>
    <message>
        <source>Encore! Encore!</source>
        <translation>Bis! Bis!</translation>
    </message>
    <message>
        <source>Flowers to my dressing room, please.</source>
        <translation>As flores no meu camarim, por favor.</translation>
    </message>
    <message>
        <source>The critics will be merciless.</source>
        <translation>Os críticos serão impiedosos.</translation>
    </message>
    <message>
        <source>The Senate will hear nothing of this.</source>
        <extracomment>Alvise, an old senator</extracomment>
        <translation>O Senado não ficará sabendo disso.</translation>
    </message>
    <message>
        <source>Strike that from the minutes.</source>
        <translation>Risquem isso da ata.</translation>
    </message>
    <message>
        <source>Forty years in the Senate. I don’t guess.</source>
        <translation>Quarenta anos de Senado. Não dou palpites.</translation>
    </message>
    <message>
        <source>As the records show.</source>
        <translation>Como consta nos autos.</translation>
    </message>
    <message>
        <source>I move that we adjourn. At once.</source>
        <translation>Proponho encerrar a sessão. Já.</translation>
    </message>
    <message>
        <source>In my day, one asked first.</source>
        <translation>No meu tempo, pedia-se licença.</translation>
    </message>
    <message>
        <source>A modest reserve, for hard times.</source>
        <translation>Uma modesta reserva para tempos difíceis.</translation>
    </message>
    <message>
        <source>Order, order! Nobody touch anything.</source>
        <translation>Ordem, ordem! Ninguém toque em nada.</translation>
    </message>
    <message>
        <source>Motion carried.</source>
        <translation>Moção aprovada.</translation>
    </message>
    <message>
        <source>I shall demand a recount.</source>
        <translation>Exijo uma recontagem.</translation>
    </message>
    <message>
        <source>I shall confess that on Sunday.</source>
        <extracomment>Anzolo, a young monk</extracomment>
        <translation>No domingo eu confesso.</translation>
    </message>
    <message>
        <source>An hour on my knees, at the very least.</source>
        <translation>Uma hora de joelhos, no mínimo.</translation>
    </message>
    <message>
        <source>A monk doesn’t fib. Much.</source>
        <translation>Um monge não mente. Quase nunca.</translation>
    </message>
    <message>
        <source>The truth shall set me free.</source>
        <translation>A verdade me libertará.</translation>
    </message>
    <message>
        <source>I took a vow of poverty anyway.</source>
        <translation>Fiz voto de pobreza mesmo.</translation>
    </message>
    <message>
        <source>I forgive you. Give me a minute.</source>
        <translation>Eu perdoo. Só me deem um minuto.</translation>
    </message>
    <message>
        <source>All for the new church roof.</source>
        <translation>Tudo para o telhado da igreja.</translation>
    </message>
    <message>
        <source>Lead us not into temptation…</source>
        <translation>Não nos deixeis cair em tentação…</translation>
    </message>
    <message>
        <source>My abbot must never know.</source>
        <translation>Meu abade não pode saber.</translation>
    </message>
    <message>
        <source>Patience is a virtue. So they tell me.</source>
        <translation>Paciência é uma virtude. É o que dizem.</translation>
    </message>
    <message>
        <source>I’ve gone all red, haven’t I?</source>
        <extracomment>Chiara, a shy girl</extracomment>
        <translation>Fiquei toda vermelha, não foi?</translation>
    </message>
    <message>
        <source>May I go under the table now?</source>
        <translation>Posso ir para debaixo da mesa?</translation>
    </message>
    <message>
        <source>I said it quietly, but I said it.</source>
        <translation>Falei baixinho, mas falei.</translation>
    </message>
    <message>
        <source>Sorry. It was true, though.</source>
        <translation>Desculpem. Mas era verdade.</translation>
    </message>
    <message>
        <source>You could have just asked…</source>
        <translation>Era só pedir…</translation>
    </message>
    <message>
        <source>It’s fine. I’m fine. It’s fine.</source>
        <translation>Tudo bem. Estou bem. Tudo bem.</translation>
    </message>
    <message>
        <source>Is this really all for me?</source>
        <translation>É tudo para mim mesmo?</translation>
    </message>
    <message>
        <source>Please don’t everybody look.</source>
        <translation>Por favor, não olhem todos para mim.</translation>
    </message>
    <message>
        <source>Me? Truly? Me?</source>
        <translation>Eu? De verdade? Eu?</translation>
    </message>
    <message>
        <source>Next time I’ll speak up. Maybe.</source>
        <translation>Da próxima vez eu falo alto. Talvez.</translation>
    </message>
    <message>
        <source>At my age, one may get muddled.</source>
        <extracomment>Isabetta, a grandmother</extracomment>
        <translation>Na minha idade, a gente se confunde.</translation>
    </message>
    <message>
        <source>Don’t tell my grandchildren.</source>
        <translation>Não contem aos meus netos.</translation>
    </message>
    <message>
        <source>Grandmother knows, dear.</source>
        <translation>A vovó sabe, meu bem.</translation>
    </message>
    <message>
        <source>I’ve wiped your noses. Don’t doubt me.</source>
        <translation>Já limpei muito nariz aqui. Não duvidem.</translation>
    </message>
    <message>
        <source>That was for your birthday presents!</source>
        <translation>Era para os presentes de aniversário!</translation>
    </message>
    <message>
        <source>And I knitted you a scarf!</source>
        <translation>E eu que tricotei um cachecol para vocês!</translation>
    </message>
    <message>
        <source>I’ll buy wool. A mountain of it.</source>
        <translation>Vou comprar lã. Uma montanha.</translation>
    </message>
    <message>
        <source>Into the biscuit tin with you.</source>
        <translation>Já para a lata de biscoitos.</translation>
    </message>
    <message>
        <source>Who wants a biscuit?</source>
        <translation>Quem quer um biscoito?</translation>
    </message>
    <message>
        <source>Well played, children. Now, to bed.</source>
        <translation>Muito bem, crianças. Agora, cama.</translation>
    </message>
    <message>
        <source>Wrong note! From the top, everyone!</source>
        <extracomment>Polo, a street musician</extracomment>
        <translation>Nota errada! Do começo, pessoal!</translation>
    </message>
    <message>
        <source>That tune went better at home.</source>
        <translation>Em casa essa música saía melhor.</translation>
    </message>
    <message>
        <source>Ta-da! Coins into the hat!</source>
        <translation>Tcharam! Moedas no chapéu!</translation>
    </message>
    <message>
        <source>Even a broken fiddle hits one right.</source>
        <translation>Até rabeca quebrada acerta uma nota.</translation>
    </message>
    <message>
        <source>Easy come, easy… hey!</source>
        <translation>O que vem fácil, vai… ei!</translation>
    </message>
    <message>
        <source>Now I really am playing for free.</source>
        <translation>Agora estou tocando de graça mesmo.</translation>
    </message>
    <message>
        <source>Drinks for the whole square!</source>
        <translation>Uma rodada para a praça inteira!</translation>
    </message>
    <message>
        <source>My hat’s never been this heavy.</source>
        <translation>Meu chapéu nunca pesou tanto.</translation>
    </message>
    <message>
        <source>And for my next number: a dance!</source>
        <translation>E agora, com vocês: uma dança!</translation>
    </message>
    <message>
        <source>Never mind. Who wants a song?</source>
        <translation>Deixa para lá. Quem quer música?</translation>
    </message>
    <message>
        <source>Splash! Man overboard.</source>
        <extracomment>Tonin, a young gondolier</extracomment>
        <translation>Tchibum! Homem ao mar.</translation>
    </message>
    <message>
        <source>I took the wrong canal.</source>
        <translation>Entrei no canal errado.</translation>
    </message>
    <message>
        <source>Straight under the bridge!</source>
        <translation>Por baixo da ponte, sem um arranhão!</translation>
    </message>
    <message>
        <source>See? I can steer after all.</source>
        <translation>Viram? Eu sei remar, sim.</translation>
    </message>
    <message>
        <source>My fare! That was my fare!</source>
        <translation>Minha corrida! Era o preço da corrida!</translation>
    </message>
    <message>
        <source>There goes my new oar.</source>
        <translation>Lá se vai meu remo novo.</translation>
    </message>
    <message>
        <source>Mind your heads, I’m coming through!</source>
        <translation>Olha a cabeça, estou passando!</translation>
    </message>
    <message>
        <source>I might buy a second hat.</source>
        <translation>Acho que vou comprar outro chapéu.</translation>
    </message>
    <message>
        <source>Last stop! Everybody off!</source>
        <translation>Ponto final! Desce todo mundo!</translation>
    </message>
    <message>
        <source>Who moved the landing stage?</source>
        <translation>Quem mudou o cais de lugar?</translation>
    </message>
    <message>
        <source>Oops! That one had thorns.</source>
        <extracomment>Marietta, a flower girl</extracomment>
        <translation>Ui! Essa tinha espinhos.</translation>
    </message>
    <message>
        <source>He loves me, he loves me not… not.</source>
        <translation>Bem me quer, mal me quer… Mal me quer.</translation>
    </message>
    <message>
        <source>It’s a rose! It really is a rose!</source>
        <translation>É uma rosa! É rosa mesmo!</translation>
    </message>
    <message>
        <source>Surprise! I’m surprised, too.</source>
        <translation>Surpresa! Até para mim.</translation>
    </message>
    <message>
        <source>Take a daisy, too, while you’re at it.</source>
        <translation>Levem uma margarida também, já que é assim.</translation>
    </message>
    <message>
        <source>You can’t just pick those!</source>
        <translation>Ei! É proibido colher aqui!</translation>
    </message>
    <message>
        <source>Money grows! I knew it!</source>
        <translation>Dinheiro brota! Eu sabia!</translation>
    </message>
    <message>
        <source>I’ll plant it and see what comes up.</source>
        <translation>Vou plantar e ver o que nasce.</translation>
    </message>
    <message>
        <source>Petals for everyone!</source>
        <translation>Pétalas para todo mundo!</translation>
    </message>
    <message>
        <source>Wilted. But I smell lovely.</source>
        <translation>Murchei. Mas continuo cheirosa.</translation>
    </message>
    <message>
        <source>It was the bird’s idea.</source>
        <extracomment>Pisana, an eccentric aristocrat with a bird in her wig</extracomment>
        <translation>Foi ideia do passarinho.</translation>
    </message>
    <message>
        <source>Blame the wig. It slipped.</source>
        <translation>A culpa é da peruca. Escorregou.</translation>
    </message>
    <message>
        <source>A little bird told me. This one.</source>
        <translation>Um passarinho me contou. Este aqui.</translation>
    </message>
    <message>
        <source>Mad? I prefer “farsighted”.</source>
        <translation>Louca? Prefiro “visionária”.</translation>
    </message>
    <message>
        <source>Shoo! Those were for birdseed!</source>
        <translation>Xô! Era para o alpiste!</translation>
    </message>
    <message>
        <source>Do take the chandelier as well.</source>
        <translation>Levem o lustre também, por favor.</translation>
    </message>
    <message>
        <source>Higher hair! We can afford it!</source>
        <translation>Mais alto, o penteado! Podemos pagar!</translation>
    </message>
    <message>
        <source>The bird wants a palace now.</source>
        <translation>O passarinho agora quer um palácio.</translation>
    </message>
    <message>
        <source>The bird and I are delighted.</source>
        <translation>O passarinho e eu estamos encantados.</translation>
    </message>
    <message>
        <source>The bird demands a rematch.</source>
        <translation>O passarinho exige revanche.</translation>
    </message>
    <message>
        <source>Ran aground. It happens.</source>
        <extracomment>Marin, a weathered sailor</extracomment>
        <translation>Encalhei. Acontece.</translation>
    </message>
    <message>
        <source>A bit off course, that’s all.</source>
        <translation>Só saí um pouco da rota.</translation>
    </message>
    <message>
        <source>Steady as she goes.</source>
        <translation>Firme no leme.</translation>
    </message>
    <message>
        <source>I know these waters.</source>
        <translation>Conheço estas águas.</translation>
    </message>
    <message>
        <source>The sea gives, the sea takes.</source>
        <translation>O mar dá, o mar tira.</translation>
    </message>
    <message>
        <source>I’ve weathered worse than that.</source>
        <translation>Já passei por tempestade pior.</translation>
    </message>
    <message>
        <source>Smooth sailing today.</source>
        <translation>Hoje o mar está para peixe.</translation>
    </message>
    <message>
        <source>A good haul. No complaints.</source>
        <translation>Boa pescaria. Não reclamo.</translation>
    </message>
    <message>
        <source>Land ho.</source>
        <translation>Terra à vista.</translation>
    </message>
    <message>
        <source>You can’t sail against every wind.</source>
        <translation>Contra certos ventos não se navega.</translation>
    </message>
    <message>
        <source>Off key. I heard it myself.</source>
        <extracomment>Cecilia, a music teacher</extracomment>
        <translation>Desafinei. Eu mesma ouvi.</translation>
    </message>
    <message>
        <source>Even teachers need to practise.</source>
        <translation>Até professora precisa ensaiar.</translation>
    </message>
    <message>
        <source>Exactly in time.</source>
        <translation>No compasso certo.</translation>
    </message>
    <message>
        <source>Repeat after me: “We believe her.”</source>
        <translation>Repitam comigo: “Nós acreditamos nela.”</translation>
    </message>
    <message>
        <source>Diminuendo, I see.</source>
        <translation>Diminuendo, pelo que vejo.</translation>
    </message>
    <message>
        <source>That deserves extra homework.</source>
        <translation>Isso merece dever de casa extra.</translation>
    </message>
    <message>
        <source>A pleasing crescendo.</source>
        <translation>Um belo crescendo.</translation>
    </message>
    <message>
        <source>Practice pays, you see.</source>
        <translation>Viram? Ensaiar compensa.</translation>
    </message>
    <message>
        <source>And that is how it’s played, class.</source>
        <translation>E é assim que se toca, turma.</translation>
    </message>
    <message>
        <source>Very good, class. I’m proud of you.</source>
        <translation>Muito bem, turma. Que orgulho.</translation>
    </message>
    <message>
        <source>A slip of the brush.</source>
        <extracomment>Jacopo, a young painter</extracomment>
        <translation>O pincel escorregou.</translation>
    </message>
    <message>
        <source>I’ll paint over that.</source>
        <translation>Vou pintar por cima.</translation>
    </message>
    <message>
        <source>A true original. Not a copy.</source>
        <translation>Original autêntico. Nada de cópia.</translation>
    </message>
    <message>
        <source>You should trust an artist’s eye.</source>
        <translation>Confiem no olho do artista.</translation>
    </message>
    <message>
        <source>There goes my blue paint.</source>
        <translation>Adeus, minha tinta azul.</translation>
    </message>
    <message>
        <source>Another still life without fruit.</source>
        <translation>Mais uma natureza-morta sem frutas.</translation>
    </message>
    <message>
        <source>A golden background at last!</source>
        <translation>Finalmente um fundo dourado!</translation>
    </message>
    <message>
        <source>Now I can pay a model who sits still.</source>
        <translation>Já posso pagar um modelo que fique parado.</translation>
    </message>
    <message>
        <source>Hold still! I must paint this moment.</source>
        <translation>Parados! Preciso pintar este momento.</translation>
    </message>
    <message>
        <source>I’ll call it “Defeat in Ochre”.</source>
        <translation>Vou chamar de “Derrota em ocre”.</translation>
    </message>
    <message>
        <source>Burnt. Into the bin with it.</source>
        <extracomment>Piero, a baker</extracomment>
        <translation>Queimou. Vai para o lixo.</translation>
    </message>
    <message>
        <source>That one didn’t rise.</source>
        <translation>Essa massa não cresceu.</translation>
    </message>
    <message>
        <source>Straight from the oven!</source>
        <translation>Direto do forno!</translation>
    </message>
    <message>
        <source>I know my dough.</source>
        <translation>De massa eu entendo.</translation>
    </message>
    <message>
        <source>Leave me some crumbs, at least!</source>
        <translation>Deixem ao menos as migalhas!</translation>
    </message>
    <message>
        <source>Somebody ate all my profits.</source>
        <translation>Alguém comeu o meu lucro.</translation>
    </message>
    <message>
        <source>It’s rising nicely.</source>
        <translation>Está crescendo bem.</translation>
    </message>
    <message>
        <source>The icing on the cake!</source>
        <translation>A cereja do bolo!</translation>
    </message>
    <message>
        <source>Cake for everyone, on the house!</source>
        <translation>Bolo para todos, por conta da casa!</translation>
    </message>
    <message>
        <source>Back to kneading, then.</source>
        <translation>Então, de volta à massa.</translation>
    </message>
    <message>
        <source>That goes under overheads.</source>
        <extracomment>Zorzi, a plump merchant</extracomment>
        <translation>Isso entra nas despesas gerais.</translation>
    </message>
    <message>
        <source>A poor investment, I admit.</source>
        <translation>Mau investimento, admito.</translation>
    </message>
    <message>
        <source>My goods are always genuine.</source>
        <translation>Minha mercadoria é sempre legítima.</translation>
    </message>
    <message>
        <source>Payment upon delivery, please.</source>
        <translation>Pagamento na entrega, por favor.</translation>
    </message>
    <message>
        <source>That wasn’t in the contract!</source>
        <translation>Isso não estava no contrato!</translation>
    </message>
    <message>
        <source>I’ll have to raise my prices.</source>
        <translation>Vou ter que subir os preços.</translation>
    </message>
    <message>
        <source>Business is business.</source>
        <translation>Negócios são negócios.</translation>
    </message>
    <message>
        <source>Profit suits me, don’t you think?</source>
        <translation>O lucro me cai bem, não acham?</translation>
    </message>
    <message>
        <source>A pleasure doing business with you.</source>
        <translation>Foi um prazer negociar com vocês.</translation>
    </message>
    <message>
        <source>I demand a refund.</source>
        <translation>Exijo meu dinheiro de volta.</translation>
    </message>
    <message>
        <source>How very embarrassing. For you, I mean.</source>
        <extracomment>Lucrezia, a noblewoman</extracomment>
        <translation>Que constrangedor. Para vocês, claro.</translation>
    </message>
    <message>
        <source>A lady may change her mind.</source>
        <translation>Uma dama pode mudar de ideia.</translation>
    </message>
    <message>
        <source>You doubted me? How droll.</source>
        <translation>Duvidaram de mim? Que engraçado.</translation>
    </message>
    <message>
        <source>Breeding will tell.</source>
        <translation>Berço não se compra.</translation>
    </message>
    <message>
        <source>Those were for my pearls!</source>
        <translation>Era para as minhas pérolas!</translation>
    </message>
    <message>
        <source>My husband will write you a letter.</source>
        <translation>Meu marido vai lhes escrever uma carta.</translation>
    </message>
    <message>
        <source>It goes so well with my earrings.</source>
        <translation>Combina tão bem com os meus brincos.</translation>
    </message>
    <message>
        <source>One can never be too well dressed.</source>
        <translation>Nunca se está elegante demais.</translation>
    </message>
    <message>
        <source>But of course. Who else?</source>
        <translation>Mas é claro. Quem mais?</translation>
    </message>
    <message>
        <source>I wasn’t even trying, my dear.</source>
        <translation>Eu nem estava tentando, queridos.</translation>
    </message>
    <message>
        <source>Bah! Games. I never liked them.</source>
        <extracomment>Lunardo, a grumpy old man</extracomment>
        <translation>Bah! Jogos. Nunca gostei.</translation>
    </message>
    <message>
        <source>That’s what comes of going out.</source>
        <translation>É nisso que dá sair de casa.</translation>
    </message>
    <message>
        <source>Young people! No respect.</source>
        <translation>Essa juventude! Nenhum respeito.</translation>
    </message>
    <message>
        <source>I speak plainly. Get used to it.</source>
        <translation>Eu falo claro. Acostumem-se.</translation>
    </message>
    <message>
        <source>And who’s to pay for supper now?</source>
        <translation>E quem paga o jantar agora?</translation>
    </message>
    <message>
        <source>Robbed in my own chair!</source>
        <translation>Depenado na minha própria cadeira!</translation>
    </message>
    <message>
        <source>Now nobody breathe on it.</source>
        <translation>Agora ninguém respira aqui perto.</translation>
    </message>
    <message>
        <source>I shan’t smile. But I could.</source>
        <translation>Não vou sorrir. Mas poderia.</translation>
    </message>
    <message>
        <source>Good. Candles out, everybody home.</source>
        <translation>Ótimo. Apaguem as velas e para casa.</translation>
    </message>
    <message>
        <source>I said we should have stayed at home.</source>
        <translation>Eu disse para ficarmos em casa.</translation>
    </message>
    <message>
        <source>A write-off. Regrettable.</source>
        <extracomment>Domenego, a banker</extracomment>
        <translation>Um prejuízo. Lamentável.</translation>
    </message>
    <message>
        <source>My credit stands at zero, I see.</source>
        <translation>Meu crédito zerou, pelo visto.</translation>
    </message>
    <message>
        <source>My word is as good as gold.</source>
        <translation>Minha palavra vale ouro.</translation>
    </message>
    <message>
        <source>Checked, signed and sealed.</source>
        <translation>Conferido, assinado e selado.</translation>
    </message>
    <message>
        <source>I’ll be charging interest on that.</source>
        <translation>Vou cobrar juros por isso.</translation>
    </message>
    <message>
        <source>That’s no loan, that’s a raid!</source>
        <translation>Isso não é empréstimo, é saque!</translation>
    </message>
    <message>
        <source>Compound interest. What a poem!</source>
        <translation>Juros compostos. Que poesia!</translation>
    </message>
    <message>
        <source>I’ll just count it again. Twice.</source>
        <translation>Vou só contar de novo. Duas vezes.</translation>
    </message>
    <message>
        <source>The books are balanced.</source>
        <translation>As contas fecharam.</translation>
    </message>
    <message>
        <source>The bank is closed until further notice.</source>
        <translation>Banco fechado até segunda ordem.</translation>
    </message>
    <message>
        <source>Who’s been whispering about me?</source>
        <extracomment>Orsola, an elderly widow</extracomment>
        <translation>Quem andou cochichando sobre mim?</translation>
    </message>
    <message>
        <source>I blame that draught.</source>
        <translation>A culpa é dessa corrente de ar.</translation>
    </message>
    <message>
        <source>These eyes miss nothing.</source>
        <translation>Nada escapa a estes olhos.</translation>
    </message>
    <message>
        <source>My late husband lied better than you.</source>
        <translation>Meu finado marido mentia melhor.</translation>
    </message>
    <message>
        <source>I’ll remember that. I remember everything.</source>
        <translation>Vou me lembrar. Eu me lembro de tudo.</translation>
    </message>
    <message>
        <source>Even at a funeral they left me more.</source>
        <translation>Até em velório me deixaram mais.</translation>
    </message>
    <message>
        <source>Nobody is to sit behind me.</source>
        <translation>Ninguém se sente atrás de mim.</translation>
    </message>
    <message>
        <source>It goes under the mattress tonight.</source>
        <translation>Hoje à noite vai para baixo do colchão.</translation>
    </message>
    <message>
        <source>You all hoped I’d nod off.</source>
        <translation>Todos esperavam que eu cochilasse.</translation>
    </message>
    <message>
        <source>It’s a plot. I shall write to the Doge.</source>
        <translation>É um complô. Vou escrever ao doge.</translation>
    </message>
    <message>
        <source>A clerical error.</source>
        <extracomment>Nicolò, a notary</extracomment>
        <translation>Um erro de cartório.</translation>
    </message>
    <message>
        <source>I dispute the witnesses.</source>
        <translation>Contesto as testemunhas.</translation>
    </message>
    <message>
        <source>Duly noted, and in ink.</source>
        <translation>Devidamente registrado, e à tinta.</translation>
    </message>
    <message>
        <source>Read the small print next time.</source>
        <translation>Da próxima vez, leiam as letras miúdas.</translation>
    </message>
    <message>
        <source>I’ll want a receipt. In triplicate.</source>
        <translation>Quero recibo. Em três vias.</translation>
    </message>
    <message>
        <source>This will be in my report.</source>
        <translation>Isso vai constar do meu relatório.</translation>
    </message>
    <message>
        <source>Witnesses, please. Sign here.</source>
        <translation>Testemunhas, por favor. Assinem aqui.</translation>
    </message>
    <message>
        <source>It doesn’t add up. It’s too good.</source>
        <translation>A conta não fecha. Está boa demais.</translation>
    </message>
    <message>
        <source>Signed and sealed. No appeal.</source>
        <translation>Assinado e selado. Sem recurso.</translation>
    </message>
    <message>
        <source>I see grounds for an appeal.</source>
        <translation>Vejo motivos para recorrer.</translation>
    </message>
    <message>
        <source>Congratulations. You noticed.</source>
        <extracomment>Daria, who raises one eyebrow</extracomment>
        <translation>Parabéns. Vocês notaram.</translation>
    </message>
    <message>
        <source>Fine. One for you.</source>
        <translation>Está bem. Um a zero para vocês.</translation>
    </message>
    <message>
        <source>Don’t look so surprised.</source>
        <translation>Não façam essa cara de surpresa.</translation>
    </message>
    <message>
        <source>I raise one eyebrow. You pay.</source>
        <translation>Eu levanto a sobrancelha. Vocês pagam.</translation>
    </message>
    <message>
        <source>Interesting. I’ll be watching you.</source>
        <translation>Interessante. Estou de olho em vocês.</translation>
    </message>
    <message>
        <source>I saw that coming, of course.</source>
        <translation>Eu já esperava por isso, claro.</translation>
    </message>
    <message>
        <source>Don’t smile at me all of a sudden.</source>
        <translation>Não me venham agora com sorrisos.</translation>
    </message>
    <message>
        <source>Too easy. What’s the catch?</source>
        <translation>Fácil demais. Cadê a pegadinha?</translation>
    </message>
    <message>
        <source>I suspected as much.</source>
        <translation>Eu já desconfiava.</translation>
    </message>
    <message>
        <source>Very clever. Suspiciously clever.</source>
        <translation>Muito esperto. Esperto até demais.</translation>
    </message>
    <message>
        <source>My fan, quick! You saw nothing.</source>
        <extracomment>Gasparina, elegant, with a fan</extracomment>
        <translation>Meu leque, rápido! Vocês não viram nada.</translation>
    </message>
    <message>
        <source>Who told you? Names, please.</source>
        <translation>Quem contou? Nomes, por favor.</translation>
    </message>
    <message>
        <source>One flick of the fan, and you’re undone.</source>
        <translation>Um toque do meu leque, e vocês já eram.</translation>
    </message>
    <message>
        <source>I read you like a love letter.</source>
        <translation>Leio vocês como carta de amor.</translation>
    </message>
    <message>
        <source>And you call that manners?</source>
        <translation>E isso são modos?</translation>
    </message>
    <message>
        <source>Something smells here. Not my perfume.</source>
        <translation>Algo não cheira bem. E não sou eu.</translation>
    </message>
    <message>
        <source>Don’t crowd me. My dress!</source>
        <translation>Não se amontoem. Meu vestido!</translation>
    </message>
    <message>
        <source>Suddenly I have so many friends.</source>
        <translation>De repente tenho tantos amigos.</translation>
    </message>
    <message>
        <source>Look at me. You always do anyway.</source>
        <translation>Olhem para mim. Vocês já olham mesmo.</translation>
    </message>
    <message>
        <source>Somebody peeked. I’m sure of it.</source>
        <translation>Alguém espiou. Tenho certeza.</translation>
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
        <translation>O tabuleiro de Tribunal está vazio: este poder não traria nada.</translation>
    </message>
    <message>
        <source>You have 10 coins or more: this power would earn you nothing.</source>
        <translation>Você tem 10&#xa0;moedas ou mais: este poder não traria nada.</translation>
    </message>
    <message>
        <source>No power has been used yet: there is nothing to copy.</source>
        <translation>Nenhum poder foi usado ainda: não há o que copiar.</translation>
    </message>
    <message>
        <source>The graveyard is empty: this power would do nothing.</source>
        <translation>O cemitério está vazio: este poder não faria nada.</translation>
    </message>
    <message>
        <source>This is your last coin: if someone contests and you are wrong, you lose it and the game ends.</source>
        <translation>É sua última moeda: se alguém duvidar e você errar, lá se vai ela, e a partida acaba.</translation>
    </message>
    <message>
        <source>This is your last coin: if you are wrong, you lose it and the game ends.</source>
        <translation>É sua última moeda: se você errar, lá se vai ela, e a partida acaba.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n coin(s). The Cheat needs at least 10 to win.</source>
        <translation>
            <numerusform>Você tem %n&#xa0;moeda. Com menos de 10, o Trapaceiro não vence.</numerusform>
            <numerusform>Você tem %n&#xa0;moedas. Com menos de 10, o Trapaceiro não vence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>What could the winner have known?</source>
        <translation>O que dava para saber no lugar de quem venceu?</translation>
    </message>
    <message>
        <source>What a perfect memory in the winner’s seat could know after each turn</source>
        <translation>O que uma memória perfeita, no lugar de quem venceu, podia saber depois de cada turno</translation>
    </message>
    <message>
        <source>◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.</source>
        <translation>◆ troca de verdade · ○ troca fingida · ● anúncio verdadeiro · ▲ mentira · △ engano.</translation>
    </message>
    <message>
        <source>↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there.</source>
        <translation>↑ e ↓ escolhem a máscara a seguir, ← e → passam de um turno a outro, Enter abre o replay ali.</translation>
    </message>
    <message>
        <source>Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right mask, the brighter the surer; hatched: another mask seemed more likely.</source>
        <translation>Faixas: o que uma memória perfeita podia saber no lugar de quem venceu ({name}). Cheia: a máscara certa (quanto mais clara a faixa, maior a certeza); hachurada: outra máscara parecia mais provável.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, concluída</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluída</translation>
    </message>
</context>
</TS>
